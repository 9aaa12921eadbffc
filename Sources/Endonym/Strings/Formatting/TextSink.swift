#if !canImport(Darwin)
  import Foundation

  /// What a text is written into.
  protocol TextSink {
    /// How many bytes were written.
    var size: Int { get }
    /// Whether the text's Markdown is read.
    var readsMarkdown: Bool { get }
    /// The attributes of what is appended now.
    var attributes: AttributeContainer { get set }
    /// Appends text of the localized text itself.
    mutating func append(_ text: String)
    /// Appends what stands for the argument at a position.
    mutating func append(_ text: String, replacing position: Int)
    /// Appends what stands for the argument at a position, with its attributes.
    mutating func append(_ text: AttributedString, replacing position: Int)
  }

  /// A text without attributes.
  struct PlainSink: TextSink {
    private(set) var text = ""

    init(capacity: Int) { text.reserveCapacity(capacity) }

    var size: Int { text.utf8.count }
    var readsMarkdown: Bool { false }
    var attributes: AttributeContainer {
      get { AttributeContainer() }
      set {}
    }

    mutating func append(_ text: String) { self.text += text }

    mutating func append(_ text: String, replacing position: Int) { self.text += text }

    mutating func append(_ text: AttributedString, replacing position: Int) {
      self.text += String(text.characters)
    }
  }

  /// A text with attributes.
  struct AttributedSink: TextSink {
    private(set) var text = AttributedString()
    private(set) var size = 0
    var attributes = AttributeContainer()
    let readsMarkdown: Bool
    /// Whether what stands for an argument has its position as `replacementIndex`.
    let marksArguments: Bool

    init(marksArguments: Bool, readsMarkdown: Bool) {
      self.marksArguments = marksArguments
      self.readsMarkdown = readsMarkdown
    }

    mutating func append(_ text: String) {
      size &+= text.utf8.count
      self.text.append(AttributedString(text, attributes: attributes))
    }

    mutating func append(_ text: String, replacing position: Int) {
      append(AttributedString(text), replacing: position)
    }

    mutating func append(_ text: AttributedString, replacing position: Int) {
      var text = text
      text.mergeAttributes(attributes, mergePolicy: .keepCurrent)
      if marksArguments { text.replacementIndex = position }
      size &+= text.characters.utf8Count
      self.text.append(text)
    }
  }

  extension AttributedString.CharacterView {
    fileprivate var utf8Count: Int { String(self).utf8.count }
  }
#endif
