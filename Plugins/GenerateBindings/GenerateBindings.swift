import Foundation
import PackagePlugin

/// `swift package generate-bindings` writes the bindings of each target that has a `Manifest.json5`, into `Generated`
/// beside it. With arguments it passes them on to `gir-to-swift`.
@main
struct GenerateBindings: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try context.tool(named: "GirToSwift").url
    guard arguments.isEmpty else { return try run(tool, arguments) }
    let manifests = context.package.targets.compactMap { $0 as? any SourceModuleTarget }
      .map { $0.directoryURL.appending(path: "Manifest.json5") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    guard !manifests.isEmpty else {
      throw Failure(
        description: "No target has a Manifest.json5. “Wrapping Another Library” in the documentation of Gtk says how.")
    }
    for manifest in manifests {
      let output = manifest.deletingLastPathComponent().appending(path: "Generated")
      print("\(manifest.path):")
      try run(tool, [manifest.path, output.path])
    }
  }

  private func run(_ tool: URL, _ arguments: [String]) throws {
    let process = try Process.run(tool, arguments: arguments)
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Failure(description: "gir-to-swift failed.")
    }
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}
