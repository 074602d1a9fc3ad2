public import BindingCore
import CGtk

/// How a person wants all applications to look, followed live.
///
///     Appearance.current.follow()
///     Appearance.current.isDark.observeNext { map.style = $0 ? .night : .day }
///
/// What the desktop says through the settings portal counts; without a portal, what GTK's own settings say. A program
/// that is started with `GTK_USE_PORTAL=0` does not ask the portal.
@MainActor
public final class Appearance {
  /// Whether dark or light windows are wanted.
  public enum ColorScheme: Int, Sendable {
    /// The application's usual look is right.
    case noPreference = 0
    /// The person wants light text on dark ground.
    case dark = 1
    /// The person wants dark text on light ground.
    case light = 2
  }

  /// The appearance on the default display. GTK must be initialised: from the application's `startup` on.
  public static let current = Appearance(
    asksPortal: lentString(ifAny: g_getenv("GTK_USE_PORTAL")) != "0")

  /// Whether dark or light windows are wanted.
  public var colorScheme: AnyProperty<ColorScheme> { AnyProperty(currentScheme) }
  /// Whether windows are dark: by what is wanted, when somebody follows that, or by the theme.
  public var isDark: AnyProperty<Bool> { AnyProperty(currentlyDark) }
  /// Whether strong contrasts are wanted.
  public var isHighContrast: AnyProperty<Bool> { AnyProperty(currentContrast) }
  /// How much larger than usual texts are wanted: 1 is the usual size. GTK scales its texts by it already.
  public var textScale: AnyProperty<Double> { AnyProperty(currentTextScale) }

  private let currentScheme = Property(ColorScheme.noPreference)
  private let currentlyDark = Property(false)
  private let currentContrast = Property(false)
  private let currentTextScale = Property(1.0)

  private let toolkit: ToolkitSettings?
  private let portal: SettingsPortal?
  private let bag = DisposeBag()
  /// What GTK said before anybody followed the colour scheme.
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

  /// Makes all windows dark or light as is wanted, from now on. Without a preference they look as they did before.
  public func follow() {
    isFollowing = true
    update()
  }

  private func update() {
    let theme = Theme(toolkit?.gtkThemeName ?? "")
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
    // 1024ths of dots an inch, of which 96 are usual; -1 for the usual.
    let dots = toolkit?.gtkXftDpi ?? -1
    currentTextScale.set(dots > 0 ? Double(dots) / (96 * 1024) : 1)
  }
}

extension Property where Value: Equatable {
  /// Sets a value that is another one.
  fileprivate func set(_ newValue: Value) {
    if value != newValue { value = newValue }
  }
}

extension SettingsPortal {
  /// A number or a truth among the settings; nil when it is unknown.
  fileprivate func number(_ namespace: String, _ key: String) -> Int? {
    guard let value = settings.value?[namespace]?[key] else { return nil }
    return Int(variant: value) ?? Bool(variant: value).map { $0 ? 1 : 0 }
  }
}

// Whether windows are dark. GTK 4.20 has a property of its own for that, and complains when the old one is set. Neither is
// among what is generated for all versions without a warning, so both go by their names.
extension ToolkitSettings {
  /// The number of a `GtkInterfaceColorScheme`; nil before GTK 4.20.
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

/// What a theme is like, told by its name: of all that GTK knows of a theme only that can be asked for.
private struct Theme {
  let isDark: Bool
  let isHighContrast: Bool

  init(_ name: String) {
    let words = name.lowercased().split { $0 == "-" || $0 == ":" || $0 == "_" }
    isDark = words.dropFirst().contains("dark") || name == "HighContrastInverse"
    isHighContrast = words.contains("hc") || name.hasPrefix("HighContrast")
  }
}
