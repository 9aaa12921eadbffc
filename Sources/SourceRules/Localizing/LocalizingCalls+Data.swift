extension LocalizingCall {
  /// The calls by name.
  ///
  /// Source: Apple's documentation of SwiftUI, Charts, MapKit, PhotosUI, WidgetKit, ActivityKit,
  /// AppIntents and Foundation: the declarations whose parameters are a `LocalizedStringKey`, a
  /// `LocalizedStringResource` or a `String.LocalizationValue`.
  static let byName: [String: LocalizingCall] = {
    var calls: [String: LocalizingCall] = [:]
    for name in views { calls[name] = LocalizingCall(.plain) }
    for name in modifiers { calls[name] = LocalizingCall(.method) }
    calls.merge(lookUps) { _, special in special }
    calls.merge(resources) { _, special in special }
    return calls
  }()

  /// Calls that look a text up by an argument's label, under a name that says nothing: rules don't
  /// look for them, extraction meets them anyway.
  ///
  /// Source: Apple's documentation of AppIntents and of `String.init(localized:)`.
  static let labelledByName: [String: LocalizingCall] = [
    "init": LocalizingCall(.method, ["localized", nil], takesStrings: false),
    "needsDisambiguationError": LocalizingCall(.method, ["dialog"], takesStrings: false),
    "needsValueError": LocalizingCall(.method, takesStrings: false),
    "requestConfirmation": LocalizingCall(.method, ["dialog"], takesStrings: false),
    "requestDisambiguation": LocalizingCall(.method, ["dialog"], takesStrings: false),
    "requestValue": LocalizingCall(.method, takesStrings: false),
    "result": LocalizingCall(.method, ["dialog"], takesStrings: false),
  ]

  /// All calls by name.
  static let extractedByName = byName.merging(labelledByName) { known, _ in known }

  /// Words of which a source must hold one to look a text up.
  ///
  /// For names that are common otherwise another word stands that must be there too.
  static let triggers: Set<String> = Set(byName.keys)
    .subtracting(["AttributedString", "String", "value"])
    .union(["localized", "dialog", "Charts", "needsValueError", "requestValue"])
    .union(LocalizedType.names)
    .union(LocalizedType.titledAttributes)

  /// Initializers whose first argument is a `LocalizedStringKey`.
  private static let views = [
    "Annotation", "AxisValueLabel", "Button", "ColorPicker", "CommandMenu",
    "ContentUnavailableView", "ControlGroup", "ControlWidgetButton", "ControlWidgetToggle",
    "DatePicker", "DisclosureGroup", "GroupBox", "Label", "LabeledContent", "LabeledToggle", "Link",
    "Marker", "Menu", "MenuBarExtra", "MultiDatePicker", "NavigationLink", "NewDocumentButton",
    "PhotosPicker", "Picker", "ProgressView", "SecureField", "Section", "ShareLink", "Stepper",
    "Tab", "TabSection", "TableColumn", "Text", "TextField", "TextFieldLink", "Toggle",
    "UtilityWindow", "Window", "WindowGroup",
  ]

  /// Modifiers whose first argument is a `LocalizedStringKey`.
  private static let modifiers = [
    "accessibilityHint", "accessibilityLabel", "accessibilityRotor", "accessibilityScrollStatus",
    "accessibilityValue", "alert", "badge", "chartXAxisLabel", "chartYAxisLabel",
    "chartZAxisLabel", "configurationDisplayName", "confirmationDialog", "dialogSuppressionToggle",
    "fileDialogConfirmationLabel", "fileDialogMessage", "fileExporterFilenameLabel", "help",
    "navigationBarTitle", "navigationSubtitle", "navigationTitle",
  ]

  /// What looks a text up itself.
  private static let lookUps: [String: LocalizingCall] = [
    "AttributedString": LocalizingCall(.plain, ["localized"], takesStrings: false),
    "LocalizationValue": LocalizingCall(.method, takesStrings: false),
    "LocalizedStringKey": LocalizingCall(.plain, takesStrings: false),
    "LocalizedStringResource": LocalizingCall(.plain, takesStrings: false),
    "NSLocalizedString": LocalizingCall(.plain, takesStrings: false, isInterpolated: false),
    "String": LocalizingCall(.plain, ["localized"], takesStrings: false),
    "Summary": LocalizingCall(.plain, takesStrings: false),
    "accessibilityAction": LocalizingCall(.method, ["named"]),
    "accessibilityCustomContent": LocalizingCall(.method, [nil]),
    "accessibilityInputLabels": LocalizingCall(.method, [nil]),
    "searchable": LocalizingCall(.method, ["prompt"]),
    "value": LocalizingCall(.implicitMember),
  ]

  /// What takes a `LocalizedStringResource`.
  private static let resources: [String: LocalizingCall] = [
    "AlertConfiguration": LocalizingCall(.plain, ["title", "body"], takesStrings: false),
    "AppShortcut": LocalizingCall(.plain, ["shortTitle"], takesStrings: false),
    "DisplayRepresentation": LocalizingCall(.plain, ["title", "subtitle"], takesStrings: false),
    "IntentDescription": LocalizingCall(
      .plain, [nil, "categoryName", "resultValueName"], takesStrings: false),
    "IntentDialog": LocalizingCall(.plain, [nil, "full", "supporting"], takesStrings: false),
    "TypeDisplayRepresentation": LocalizingCall(
      .plain, [nil, "name", "numericFormat"], takesStrings: false),
  ]
}
