#if !canImport(Darwin)
  import Foundation

  /// The formats that a thread has prepared, the ones that it used last in front; no other thread
  /// sees them.
  ///
  /// Threads that format at once share neither a lock nor a reference count, which would hold them
  /// up more than formatting does.
  final class ThreadFormats {
    private static let slot = ThreadSlot<ThreadFormats>()
    private static let recentCount = 8
    private static let capacity = 256

    let scratch = NumberScratch()
    private var recent: [PreparedFormat] = []
    private var formats: [MeasurementFormatKey: PreparedFormat] = [:]
    private var texts = AttributedTexts()

    /// Those of the thread that asks.
    static var current: ThreadFormats { slot.value { ThreadFormats() } }

    /// The format for a unit, by a style of which the bytes are compared before what they mean.
    func format(
      for unit: Dimension, _ bytes: UnsafeRawBufferPointer, _ locale: () -> Locale,
      _ parameters: () -> MeasurementParameters
    ) -> PreparedFormat {
      for index in recent.indices {
        let format = recent[index]
        guard format.hasStyle(bytes, locale), format.hasUnit(unit) else { continue }
        if index > 0 { recent.swapAt(index, 0) }
        return format
      }
      return known(unit, bytes, locale().identifier, parameters())
    }

    /// The text of a value in runs, kept for when the same value is shown again.
    func attributedString(
      _ value: Double, _ unit: Dimension, _ format: PreparedFormat
    ) -> AttributedString {
      guard format.isRepeatable else { return format.attributedString(value, unit, scratch) }
      if let known = texts.text(of: value, by: format) { return known }
      let text = format.attributedString(value, unit, scratch)
      texts.keep(text, of: value, by: format)
      return text
    }

    private func known(
      _ unit: Dimension, _ bytes: UnsafeRawBufferPointer, _ identifier: String,
      _ parameters: MeasurementParameters
    ) -> PreparedFormat {
      let key = MeasurementFormatKey(
        unit: UnitSignature(unit), localeIdentifier: identifier, parameters: parameters)
      let format = formats[key] ?? PreparedFormat(key, unit)
      format.adoptStyle(bytes, parameters)
      if formats[key] == nil {
        if formats.count >= Self.capacity { formats.removeAll(keepingCapacity: true) }
        formats[key] = format
      }
      recent.removeAll { $0 === format }
      if recent.count >= Self.recentCount { recent.removeLast() }
      recent.insert(format, at: 0)
      return format
    }
  }
#endif
