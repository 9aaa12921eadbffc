#if !canImport(Darwin)
  import Foundation
  internal import _FoundationICU

  /// What a relative date's wording depends on.
  struct RelativeDateWording: Hashable, Sendable {
    let localeIdentifier: String
    let unitsStyle: RelativeDateTimeFormatter.UnitsStyle
    let context: Formatter.Context
  }

  /// One of ICU's formatters of relative dates, opened once and from then on only read.
  final class ICURelativeDateFormat: @unchecked Sendable {
    private let pointer: OpaquePointer

    /// Opens the formatter of a wording, or gives nil if ICU refuses the locale's identifier.
    init?(_ wording: RelativeDateWording) {
      var status = U_ZERO_ERROR
      // ICU closes the number formatter along with this one, and uses its own where there is none.
      let numbers =
        wording.unitsStyle == .spellOut
        ? swift_unum_open(UNUM_SPELLOUT, nil, 0, wording.localeIdentifier, nil, &status) : nil
      status = U_ZERO_ERROR
      let pointer = swift_ureldatefmt_open(
        wording.localeIdentifier, numbers, wording.unitsStyle.icuStyle, wording.context.icuContext,
        &status)
      guard let pointer, status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
      self.pointer = pointer
    }

    deinit { swift_ureldatefmt_close(pointer) }

    /// The words for a quantity, with names such as yesterday if they are asked for.
    func string(_ quantity: RelativeDateQuantity, named: Bool) -> String? {
      let format = named ? swift_ureldatefmt_format : swift_ureldatefmt_formatNumeric
      var capacity: Int32 = 128
      while true {
        var status = U_ZERO_ERROR
        var length: Int32 = 0
        let units = [UInt16](unsafeUninitializedCapacity: Int(capacity)) { buffer, count in
          length = format(
            pointer, quantity.value, quantity.unit.icuUnit, buffer.baseAddress, capacity, &status)
          count = Int(max(0, min(length, capacity)))
        }
        if status.rawValue <= U_ZERO_ERROR.rawValue {
          return String(decoding: units, as: UTF16.self)
        }
        // Spelled out numbers can be long; ICU says how long, once.
        guard status == U_BUFFER_OVERFLOW_ERROR, length > capacity else { return nil }
        capacity = length
      }
    }
  }

  extension RelativeDateTimeFormatter.UnitsStyle {
    fileprivate var icuStyle: UDateRelativeDateTimeFormatterStyle {
      switch self {
      case .full, .spellOut: UDAT_STYLE_LONG
      case .short: UDAT_STYLE_SHORT
      case .abbreviated: UDAT_STYLE_NARROW
      }
    }
  }

  extension Formatter.Context {
    fileprivate var icuContext: UDisplayContext {
      switch self {
      case .unknown, .dynamic: UDISPCTX_CAPITALIZATION_NONE
      case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
      case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
      case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
      case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
      @unknown default: UDISPCTX_CAPITALIZATION_NONE
      }
    }
  }
#endif
