import BindingCore
import FoundationEssentials
import Gtk

/// The style of all windows, from the style sheets in `data`, which are compiled into the program.
///
/// `style.css` has Vesper's own widgets, `controls.css` those of GTK, and the palettes the accent, for light and for dark
/// windows. In high contrast everything has the theme's colours.
enum Style {
  private static let bag = DisposeBag()

  /// Applies the style to all windows.
  static func load() {
    let appearance = Appearance.current
    // Dark where the desktop asks for dark windows.
    appearance.follow()
    // Moving through the window with the Tab key must not select every text.
    ToolkitSettings.`default`?.gtkLabelSelectOnFocus = false
    let palette = CssProvider()
    Gdk.Display.`default`?.addStyle(palette, priority: .application + -1)
    combineLatest(appearance.isDark, appearance.isHighContrast).map(Palette.init).removeDuplicates()
      .bind(to: palette) { provider, palette in provider.load(palette.css) }.dispose(in: bag)
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

/// The colours of the windows.
enum Palette: CaseIterable {
  case light, dark, highContrast

  init(isDark: Bool, isHighContrast: Bool) {
    self = isHighContrast ? .highContrast : isDark ? .dark : .light
  }

  /// The colours, and the rules for GTK's own widgets.
  var css: String {
    switch self {
    case .light: Self.text(PackageResources.palette_light_css) + Self.text(PackageResources.controls_css)
    case .dark: Self.text(PackageResources.palette_dark_css) + Self.text(PackageResources.controls_css)
    case .highContrast: Self.text(PackageResources.palette_high_contrast_css)
    }
  }

  private static func text(_ resource: [UInt8]) -> String { String(decoding: resource, as: UTF8.self) }
}
