import SwiftSyntax

extension LocalizingCall {
  /// The arguments of a call that are keys; none where the call only shares its name.
  ///
  /// - Parameter call: A call that has one of the names in `byName`.
  /// - Returns: The arguments in the order of their labels in the table.
  static func keys(of call: SourceCall) -> [LabeledExprSyntax] {
    guard let known = byName[call.name], known.isWritten(as: call) else { return [] }
    let keys = known.keyLabels.compactMap { label in
      guard label == nil else { return call.argument(label) }
      return call.arguments.first.flatMap { $0.label == nil ? $0 : nil }
    }
    guard !keys.isEmpty, let companions = companions[call.name] else { return keys }
    return companions.contains(where: call.has) ? keys : []
  }

  /// The type that stands for Apple's where the app has none of that name; nil where the name is
  /// written with its module or is no type's.
  static func shadowable(_ call: SourceCall) -> String? {
    guard byName[call.name]?.shape == .plain, call.base == nil else { return nil }
    return call.name
  }

  private func isWritten(as call: SourceCall) -> Bool {
    switch shape {
    case .method: return call.base != nil || call.isImplicitMember
    case .plain:
      guard let base = call.base else { return !call.isImplicitMember }
      let module = base.as(DeclReferenceExprSyntax.self)?.baseName.text
      return module == "SwiftUI" || module == "Foundation" || module == "Swift"
    }
  }
}
