public import BindingCore
import CGtk

/// The user's appearance preferences for all applications, updated live.
///
///     Appearance.current.follow()
///     Appearance.current.isDark.observeNext { map.style = $0 ? .night : .day }
///
/// The values come from the settings portal or, without a portal, from GTK's own settings. A program started with
/// `GTK_USE_PORTAL=0` does not query the portal.
@MainActor
public final class Appearance {
  /// A preference for dark or light windows.
  public enum ColorScheme: Int, Sendable {
    /// The application's default appearance.
    case noPreference = 0
    /// Light text on a dark background.
    case dark = 1
    /// Dark text on a light background.
    case light = 2
  }

  /// The appearance on the default display. Requires GTK to be initialised: use it from the application's `startup` on.
  public static let current = Appearance(
    asksPortal: lentString(ifAny: g_getenv("GTK_USE_PORTAL")) != "0")

  /// Whether the user prefers dark or light windows.
  public var colorScheme: AnyProperty<ColorScheme> { AnyProperty(currentScheme) }
  /// Whether windows are dark: according to the preference if it is followed, otherwise according to the theme.
  public var isDark: AnyProperty<Bool> { AnyProperty(currentlyDark) }
  /// Whether the user prefers high contrast.
  public var isHighContrast: AnyProperty<Bool> { AnyProperty(currentContrast) }
  /// The preferred text scale, relative to the default size 1. GTK already scales its texts by it.
  public var textScale: AnyProperty<Double> { AnyProperty(currentTextScale) }

  private let currentScheme = Property(ColorScheme.noPreference)
  private let currentlyDark = Property(false)
  private let currentContrast = Property(false)
  private let currentTextScale = Property(1.0)

  private let toolkit: ToolkitSettings?
  private let portal: SettingsPortal?
  private let bag = DisposeBag()
  /// GTK's setting from before the colour scheme was followed.
  private var usuallyDark = false
  private var isFollowing = false

  init(asksPortal: Bool) {
    toolkit = lentObject(opaque: gtk_settings_get_default())
    portal =
      asksPortal
      ? SettingsPortal(namespaces: ["org.freedesktop.appearance", "org.gnome.desktop.a11y.interface"]) : nil
    usuallyDark = toolkit?.prefersDark ?? false
    let update: () -> Void = { [weak self] in self?.update() }
    portal?.settings.observeNext { _ in update() }.dispose(in: bag)
    toolkit?.reactive.preferDarkTheme.observeNext { _ in update() }.dispose(in: bag)
    if let toolkit, toolkit.hasInterfaceColorScheme {
      toolkit.reactive.interfaceColorScheme.observeNext { _ in update() }.dispose(in: bag)
    }
    toolkit?.reactive.gtkThemeName.observeNext { _ in update() }.dispose(in: bag)
    toolkit?.reactive.gtkXftDpi.observeNext { _ in update() }.dispose(in: bag)
  }

  /// Makes all windows follow the preferred colour scheme from now on. Without a preference they look as before.
  public func follow() {
    isFollowing = true
    update()
  }

  private func update() {
    // The variable replaces the setting, which GTK leaves as it is.
    let theme = Theme(lentString(ifAny: g_getenv("GTK_THEME")) ?? toolkit?.gtkThemeName ?? "")
    let wanted = portal?.number("org.freedesktop.appearance", "color-scheme")
    if let wanted {
      currentScheme.set(ColorScheme(rawValue: wanted) ?? .noPreference)
      if isFollowing {
        let isDark = currentScheme.value == .dark || currentScheme.value == .noPreference && usuallyDark
        if toolkit?.prefersDark != isDark { toolkit?.prefersDark = isDark }
      }
    }
    let isDark = toolkit?.prefersDark ?? false || theme.isDark
    if wanted == nil { currentScheme.set(isDark ? .dark : .noPreference) }
    currentlyDark.set(isDark)
    let contrast = portal?.number("org.freedesktop.appearance", "contrast")
    let gnome = portal?.number("org.gnome.desktop.a11y.interface", "high-contrast")
    currentContrast.set(contrast == 1 || gnome == 1 || theme.isHighContrast)
    // In 1024ths of a dot per inch; 96 dots per inch are the default, as is -1.
    let dots = toolkit?.gtkXftDpi ?? -1
    currentTextScale.set(dots > 0 ? Double(dots) / (96 * 1024) : 1)
  }
}

extension Property where Value: Equatable {
  /// Sets the value if it differs.
  fileprivate func set(_ newValue: Value) {
    if value != newValue { value = newValue }
  }
}

extension SettingsPortal {
  /// Returns a numeric or Boolean setting as a number, or `nil` if it is unknown.
  fileprivate func number(_ namespace: String, _ key: String) -> Int? {
    guard let value = settings.value?[namespace]?[key] else { return nil }
    return Int(variant: value) ?? Bool(variant: value).map { $0 ? 1 : 0 }
  }
}

// Whether windows are dark. GTK 4.20 has a separate property for that, and warns when the old one is set. Neither can
// be generated for all versions without a warning, so both are accessed by name.
extension ToolkitSettings {
  /// The value of the `GtkInterfaceColorScheme`, or `nil` before GTK 4.20.
  private var interfaceColorScheme: Int? {
    hasInterfaceColorScheme ? getProperty("gtk-interface-color-scheme") : nil
  }

  fileprivate var hasInterfaceColorScheme: Bool {
    g_object_class_find_property(cgtk_object_class(pointer), "gtk-interface-color-scheme") != nil
  }

  var prefersDark: Bool {
    get { interfaceColorScheme == 2 || getProperty("gtk-application-prefer-dark-theme") }
    set {
      if hasInterfaceColorScheme {
        setProperty("gtk-interface-color-scheme", newValue ? 2 : 3)
      } else {
        setProperty("gtk-application-prefer-dark-theme", newValue)
      }
    }
  }
}

extension Reactive where Base: ToolkitSettings {
  fileprivate var preferDarkTheme: DynamicSubject<Bool> { property("gtk-application-prefer-dark-theme") }
  fileprivate var interfaceColorScheme: DynamicSubject<Int> { property("gtk-interface-color-scheme") }
}

/// The properties of a theme, detected from its name, which is all that GTK exposes of a theme.
private struct Theme {
  let isDark: Bool
  let isHighContrast: Bool

  init(_ name: String) {
    let words = name.lowercased().split { $0 == "-" || $0 == ":" || $0 == "_" }
    isDark = words.dropFirst().contains("dark") || name == "HighContrastInverse"
    isHighContrast = words.contains("hc") || name.hasPrefix("HighContrast")
  }
}
