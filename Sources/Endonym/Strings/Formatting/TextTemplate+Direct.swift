#if !canImport(Darwin)
  extension TextTemplate {
    /// The text with its arguments, where they are all texts and numbers and no part varies; nil
    /// where that is for the formatter.
    func text(_ arguments: [LocalizationArgument], _ numbers: LocaleNumbers) -> String? {
      guard isDirect else { return nil }
      var text = ""
      text.reserveCapacity(size &+ Self.size(of: arguments))
      var next = 1
      for piece in pieces {
        switch piece {
        case .text(let part): text += part
        case .argument(let placeholder):
          let position = placeholder.position ?? next
          if placeholder.position == nil { next &+= 1 }
          guard let form = placeholder.form, position > 0, position <= arguments.count,
            text.utf8.count < Self.maximumSize
          else { return nil }
          switch arguments[position &- 1] {
          case .text(let argument): text += argument
          case .number(let number): text += numbers.text(number, as: form)
          case .attributed, .resource, .styled, .placeholder: return nil
          }
        case .ownArgument, .substitution: return nil
        }
      }
      return text
    }

    /// The largest text, in bytes, before it is for the formatter, which draws it in.
    private static var maximumSize: Int { 1 << 20 }

    /// About how many bytes arguments take.
    private static func size(of arguments: [LocalizationArgument]) -> Int {
      var size = 0
      for argument in arguments {
        if case .text(let text) = argument {
          size &+= min(text.utf8.count, maximumSize)
        } else {
          size &+= 24
        }
      }
      return size
    }
  }
#endif
