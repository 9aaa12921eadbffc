extension InferredType {
  /// The specifiers of the types that have one of their own.
  ///
  /// Source: SwiftUI's public interface, `formatSpecifier(_:)` and the conformances to
  /// `_FormatSpecifiable`; Foundation's `String.LocalizationValue` uses the same.
  static let specifiers: [String: String] = [
    "Int": "%lld", "Int64": "%lld",
    "Int8": "%d", "Int16": "%d", "Int32": "%d",
    "UInt": "%llu", "UInt64": "%llu",
    "UInt8": "%u", "UInt16": "%u", "UInt32": "%u",
    "Float": "%f", "Float32": "%f",
    "Double": "%lf", "Float64": "%lf", "CGFloat": "%lf", "TimeInterval": "%lf",
    "CLLocationDistance": "%lf", "CLLocationDegrees": "%lf", "CLLocationSpeed": "%lf",
    "CLLocationDirection": "%lf", "CLLocationAccuracy": "%lf",
    "NSInteger": "%lld", "NSUInteger": "%llu", "CInt": "%d", "CLongLong": "%lld",
    "CUnsignedInt": "%u",
  ]

  /// Types of the standard library and of Apple's frameworks that become `%@`.
  static let objects: Set<String> = [
    "String", "Substring", "Character", "Bool", "StaticString", "Unicode.Scalar", "Decimal",
    "Date", "DateInterval", "DateComponents", "Duration", "URL", "UUID", "Data", "Locale",
    "TimeZone", "Calendar", "IndexPath", "AttributedString", "LocalizedStringResource",
    "LocalizedStringKey", "Text", "Image", "NSNumber", "NSString", "NSAttributedString", "NSDate",
    "NSDecimalNumber", "NSError", "Error", "any Error", "Any", "Never", "Void",
  ]

  /// Generic types that become `%@`.
  static let genericTypes: Set<String> = [
    "Array", "ArraySlice", "Set", "Dictionary", "Optional", "Range", "ClosedRange", "Measurement",
    "Result", "KeyPath",
  ]

  /// Types whose initializers show which type a call has.
  static let initializers: Set<String> = Set(specifiers.keys).union(objects)

  /// Members whose type is the same wherever they are met.
  ///
  /// Source: the standard library's and Foundation's documentation.
  static let members: [String: String] = [
    "count": "Int", "underestimatedCount": "Int", "hashValue": "Int", "bitWidth": "Int",
    "isEmpty": "Bool", "description": "String", "debugDescription": "String",
    "localizedDescription": "String", "capitalized": "String", "localizedCapitalized": "String",
    "localizedUppercase": "String", "localizedLowercase": "String", "uuidString": "String",
    "absoluteString": "String", "lastPathComponent": "String", "pathExtension": "String",
    "localizedName": "String", "localizedStringResource": "LocalizedStringResource",
    "timeIntervalSinceNow": "Double", "timeIntervalSince1970": "Double",
    "timeIntervalSinceReferenceDate": "Double",
  ]

  /// Methods whose result's type is the same wherever they are met.
  static let methods: [String: String] = [
    "formatted": "String", "uppercased": "String", "lowercased": "String", "joined": "String",
    "trimmingCharacters": "String", "replacingOccurrences": "String", "appending": "String",
    "padding": "String", "localizedString": "String", "localizedName": "String",
    "timeIntervalSince": "Double", "addingTimeInterval": "Date",
  ]

  /// Free functions whose result's type is the same wherever they are met.
  static let functions: [String: String] = ["NSLocalizedString": "String"]

  /// Free functions whose result has the type of their arguments.
  static let transparentFunctions: Set<String> = ["abs", "min", "max", "round", "floor", "ceil"]

  /// Members and methods whose result has the type of what they are called on.
  static let transparentMembers: Set<String> = ["rounded", "magnitude"]

  /// Static members that have the type they are members of.
  static let constants: Set<String> = [
    "max", "min", "zero", "pi", "infinity", "now", "distantFuture", "distantPast", "random",
    "greatestFiniteMagnitude",
  ]
}
