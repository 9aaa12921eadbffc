extension LocalizingCall {
  /// Labels of which a call has one in every overload of Apple's that takes a key, for names that
  /// apps like to give to functions and types of their own.
  ///
  /// Source: Apple's documentation, the declarations of SwiftUI's `Alert`-presenting modifiers
  /// (`swiftui/view/alert(_:ispresented:actions:)`, `…/confirmationdialog(_:ispresented:…)`) and of
  /// the initializers of `Label`, `Link`, `Picker`, `DatePicker`, `ShareLink`, `Tab`, `Toggle`,
  /// `UtilityWindow` and `Window`.
  static let companions: [String: Set<String>] = [
    "DatePicker": ["selection"],
    "Label": ["image", "systemImage"],
    "Link": ["destination"],
    "Picker": ["selection", "sources"],
    "ShareLink": ["item", "items"],
    "Tab": ["image", "systemImage", "value"],
    "Toggle": ["isOn", "sources"],
    "UtilityWindow": ["id"],
    "Window": ["id"],
    "alert": ["isPresented"],
    "confirmationDialog": ["isPresented"],
    "searchable": ["text"],
  ]
}
