#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  extension EndonymSymbolsPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      let folder = context.xcodeProject.directoryURL
      let named = try SymbolSettings(folder: folder.appending(path: target.displayName))
      return CatalogCommands(
        catalogs: target.inputFiles.map(\.url).filter { $0.pathExtension == "xcstrings" },
        settings: try named ?? SymbolSettings(folder: folder),
        executable: try context.tool(named: "EndonymSymbolsTool").url,
        outputFolder: context.pluginWorkDirectoryURL
      ).inXcode
    }
  }
#endif
