import SwiftSyntax

/// Knows the types whose literals are looked up in a catalog.
enum LocalizedType {
  /// The types by name.
  ///
  /// Source: Apple's documentation of SwiftUI, Foundation and AppIntents: the types that are
  /// `ExpressibleByStringInterpolation` and look the text up.
  static let names: Set<String> = [
    "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue", "IntentDescription",
    "TypeDisplayRepresentation", "DisplayRepresentation", "IntentDialog",
  ]

  /// The attributes whose `title:` and `description:` are looked up.
  ///
  /// Source: Apple's documentation of AppIntents.
  static let titledAttributes: Set<String> = [
    "Parameter", "Property", "IntentParameter", "EntityProperty", "ComputedProperty",
    "DeferredProperty",
  ]

  /// The localized type that a type is, wraps or collects; nil where it is none.
  static func name(in type: TypeSyntax) -> String? {
    switch type.kind {
    case .identifierType:
      guard let identifier = type.as(IdentifierTypeSyntax.self) else { return nil }
      let name = identifier.name.text
      return names.contains(name) ? name : nil
    case .memberType:
      guard let name = type.as(MemberTypeSyntax.self)?.name.text, names.contains(name) else {
        return nil
      }
      return name == "LocalizationValue" ? "String.LocalizationValue" : name
    case .optionalType:
      return type.as(OptionalTypeSyntax.self).flatMap { Self.name(in: $0.wrappedType) }
    case .implicitlyUnwrappedOptionalType:
      return type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self).flatMap {
        Self.name(in: $0.wrappedType)
      }
    case .arrayType: return type.as(ArrayTypeSyntax.self).flatMap { Self.name(in: $0.element) }
    case .dictionaryType:
      return type.as(DictionaryTypeSyntax.self).flatMap { Self.name(in: $0.value) }
    case .attributedType:
      return type.as(AttributedTypeSyntax.self).flatMap { Self.name(in: $0.baseType) }
    default: return nil
    }
  }
}
