import PackagePlugin

/// Generates the symbols of a target's String Catalogs, and compiles the catalogs into its bundle.
///
/// SwiftPM copies catalogs as they are. Xcode compiles them itself, and since version 26 it generates
/// the symbols too.
@main
struct EndonymSymbolsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let settings = try SymbolSettings(folder: module.directoryURL)
    let commands = CatalogCommands(
      catalogs: module.sourceFiles(withSuffix: ".xcstrings").map(\.url),
      settings: settings, executable: try context.tool(named: "EndonymSymbolsTool").url,
      outputFolder: context.pluginWorkDirectoryURL)
    #if canImport(XcodeProjectPlugin)
      return commands.inXcode
    #else
      if commands.catalogs.isEmpty {
        Diagnostics.warning(
          "the target '\(target.name)' has no String Catalog that it doesn't exclude. Add one, or "
            + "take the plugin 'EndonymSymbols' from the target.")
      }
      return try [commands.symbols].compactMap { $0 } + commands.compilations()
    #endif
  }
}
