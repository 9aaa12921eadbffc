/// Tables that the system reads, so that no source of the app uses their keys.
enum SystemTable {
  /// Whether the system reads a table: texts of `Info.plist`, and phrases of shortcuts.
  ///
  /// Source: Apple, "Localizing and varying text with a string catalog" and "App Shortcuts".
  static func contains(_ table: String) -> Bool {
    // A target of several may have its own, `Widget-InfoPlist`.
    table == "AppShortcuts" || table.hasSuffix("InfoPlist")
  }
}
