import BindingCore
import FoundationEssentials
import Gtk

/// The style of Vesper's own widgets: `data/style.css`, which is compiled into the program.
enum Style {
  /// Applies the style to all windows.
  static func load() {
    // Dark where the desktop asks for dark windows.
    Appearance.current.follow()
    // Moving through the window with the Tab key must not select every text.
    ToolkitSettings.`default`?.gtkLabelSelectOnFocus = false
    let provider = CssProvider(css: String(decoding: PackageResources.style_css, as: UTF8.self))
    Gdk.Display.`default`?.addStyle(provider)
    #if DEBUG
    reloadOnChange(provider)
    #endif
  }

  #if DEBUG
  /// The environment variable for a style sheet in place of the one of the source tree.
  static let variable = "VESPER_STYLE_SHEET"

  private static var monitor: Gio.FileMonitor?

  /// Reloads the style sheet whenever its file is saved. GTK reports errors in it on standard error.
  private static func reloadOnChange(_ provider: CssProvider) {
    let path = ProcessInfo.processInfo.environment[variable] ?? sourcePath
    // Editors replace a file rather than write to it, and the monitor follows the name.
    guard let monitor = try? Gio.File(path: path).monitor(flags: []) else { return }
    Self.monitor = monitor
    let reload = { [unowned provider] in
      if let css = try? String(contentsOfFile: path, encoding: .utf8) { provider.load(css) }
    }
    if path != sourcePath { reload() }
    // Once it is complete.
    monitor.reactive.changed.debounce(for: .milliseconds(100)).bind(to: provider) { _, _ in reload() }
  }

  private static let sourcePath =
    URL(filePath: #filePath).appending(path: "../../../../data/style.css").standardized.path
  #endif
}
