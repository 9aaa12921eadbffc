#if !canImport(Darwin)
  import Foundation

  /// The formats that a thread has prepared, the ones that it used last in front; no other thread sees them.
  ///
  /// Threads that format at once share neither a lock nor a reference count, which would hold them up more than
  /// formatting does.
  final class ThreadFormats {
    private static let slot = ThreadSlot<ThreadFormats>()
    private static let recentCount = 4
    private static let capacity = 256

    let scratch = NumberScratch()
    private var recent: [PreparedFormat] = []
    private var formats: [MeasurementFormatKey: PreparedFormat] = [:]

    /// Those of the thread that asks.
    static var current: ThreadFormats { slot.value { ThreadFormats() } }

    /// The format for a unit, by a style's parameters.
    func format(for unit: Dimension, _ parameters: MeasurementParameters) -> PreparedFormat {
      let signature = UnitSignature(unit)
      let identifier = parameters.locale.identifier
      for index in recent.indices where recent[index].key.matches(signature, identifier, parameters)
      {
        if index > 0 { recent.swapAt(index, 0) }
        return recent[0]
      }
      let key = MeasurementFormatKey(
        unit: signature, localeIdentifier: identifier, parameters: parameters)
      let format = known(key, unit, parameters)
      if recent.count == Self.recentCount { recent.removeLast() }
      recent.insert(format, at: 0)
      return format
    }

    private func known(
      _ key: MeasurementFormatKey, _ unit: Dimension, _ parameters: MeasurementParameters
    ) -> PreparedFormat {
      if let known = formats[key] { return known }
      let format = PreparedFormat(key, unit, parameters)
      if formats.count >= Self.capacity { formats.removeAll(keepingCapacity: true) }
      formats[key] = format
      return format
    }
  }
#endif
