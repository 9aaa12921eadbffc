import Checks

/// Tables that the system reads, so that no source of the app uses their keys.
enum SystemTable {
  /// Whether the system reads a catalog: texts of `Info.plist` and the Services menu, phrases of
  /// shortcuts, and those of a storyboard or nib, whose catalog lies in a folder of languages.
  ///
  /// Source: Apple, "Localizing and varying text with a string catalog", "App Shortcuts" and
  /// "Services Implementation Guide".
  static func contains(_ catalog: InspectedCatalog) -> Bool {
    contains(catalog.table)
      || catalog.path.split(separator: "/").dropLast().last?.hasSuffix(".lproj") == true
  }

  /// Whether the system reads a table of a name.
  static func contains(_ table: String) -> Bool {
    // A target of several may have its own, `Widget-InfoPlist`.
    table == "AppShortcuts" || table == "ServicesMenu" || table.hasSuffix("InfoPlist")
  }
}
