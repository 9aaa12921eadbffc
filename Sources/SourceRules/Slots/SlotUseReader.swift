import Checks
import SwiftSyntax

/// Reads calls as uses of slots.
struct SlotUseReader {
  /// The modifier that names the slot of a view.
  static let modifier = "slot"

  private let source: InspectedSource
  private let texts: SlotTextReader
  /// The marked views' arguments by the views' names.
  private let views: [String: [SlotView]]

  /// Creates a reader; nil where the configuration has neither slots nor views that hold some.
  init?(_ source: InspectedSource) {
    let options = source.options
    guard !options.slots.isEmpty || !options.slotViews.isEmpty else { return nil }
    self.source = source
    texts = SlotTextReader(source)
    views = Dictionary(grouping: options.slotViews) {
      String($0.view.split(separator: ".").last ?? "")
    }
  }

  /// Words of which a file must hold one for there to be a use.
  static func triggers(_ options: SourceOptions) -> Set<String> {
    guard !options.slots.isEmpty || !options.slotViews.isEmpty else { return [] }
    let views = options.slotViews.map { String($0.view.split(separator: ".").last ?? "") }
    return Set(views + [modifier])
  }

  /// The uses that a call makes; none where only developers see it.
  func uses(of call: SourceCall, in context: SourceContext) -> [SlotUse] {
    if call.name == Self.modifier {
      guard !context.isInPreview, !context.isDebugOnly else { return [] }
      return use(ofModifier: call).map { [$0] } ?? []
    }
    guard !views.isEmpty, let type = call.calledType, let marked = views[type],
      !context.isInPreview, !context.isDebugOnly
    else { return [] }
    return marked.map { use(of: $0, call) }
  }

  private func use(of view: SlotView, _ call: SourceCall) -> SlotUse {
    let argument = call.argument(view.argument)?.expression
    let closures = call.node.additionalTrailingClosures.map(\.label.text)
    let isClosure = argument == nil && view.argument.map(closures.contains) == true
    let found =
      argument.map { texts.texts(of: $0) } ?? SlotTextReader.Found(isOpen: isClosure)
    return SlotUse(
      name: .configured(view.slot), view: view.view, argument: view.argument,
      labels: call.arguments.compactMap { $0.label?.text } + closures,
      hasArgument: argument != nil || isClosure, hasClosure: call.node.trailingClosure != nil,
      texts: found.texts, isOpen: found.isOpen,
      position: source.slotPosition(of: call.nameToken))
  }

  private func use(ofModifier call: SourceCall) -> SlotUse? {
    guard call.arguments.count == 1, let argument = call.firstUnlabeled?.unwrapped else {
      return nil
    }
    let name: SlotUse.Name
    if let text = argument.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
      name = .literal(text)
    } else if let member = argument.as(MemberAccessExprSyntax.self), member.base == nil {
      name = .member(member.declName.baseName.text)
    } else {
      return nil
    }
    let found = call.base.map { texts.texts(of: $0) } ?? SlotTextReader.Found(isOpen: true)
    return SlotUse(
      name: name, texts: found.texts, isOpen: found.isOpen,
      position: source.slotPosition(of: call.nameToken))
  }
}

extension SourceCall {
  /// The type whose initializer is called, as far as names tell.
  fileprivate var calledType: String? {
    if let typeName { return typeName }
    guard let first = name.unicodeScalars.first, first.properties.isUppercase, base != nil else {
      return nil
    }
    return name
  }
}

extension InspectedSource {
  /// Where a node begins.
  func slotPosition(of node: some SyntaxProtocol) -> SourcePosition {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let position = position(of: offset)
    return SourcePosition(offset: offset, line: position.line, column: position.column)
  }
}
