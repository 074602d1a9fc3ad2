// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gio {
  /// The class [`GThemedIcon`](https://docs.gtk.org/gio/class.ThemedIcon.html).
  open class ThemedIcon: Object, Gio.Icon {
    open override class var gType: GType { g_themed_icon_get_type() }

    @_spi(Bindings) open override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`g_themed_icon_new()`](https://docs.gtk.org/gio/ctor.ThemedIcon.new.html).
    public init(iconname: String) {
      super.init(adopting: g_themed_icon_new(iconname).raw)
    }

    /// Calls [`g_themed_icon_new_from_names()`](https://docs.gtk.org/gio/ctor.ThemedIcon.new_from_names.html).
    public init(iconnames: [String]) {
      let lent = CallScope()
      defer { lent.end() }
      super.init(adopting: g_themed_icon_new_from_names(lent.strings(iconnames), iconnames.count.int32).raw)
    }

    /// Calls
    /// [`g_themed_icon_new_with_default_fallbacks()`](https://docs.gtk.org/gio/ctor.ThemedIcon.new_with_default_fallbacks.html).
    public static func withDefaultFallbacks(_ iconname: String) -> Gio.ThemedIcon {
      Gio.ThemedIcon(adopting: g_themed_icon_new_with_default_fallbacks(iconname).raw)
    }

    /// The property [`names`](https://docs.gtk.org/gio/property.ThemedIcon.names.html) of `GThemedIcon`.
    public final var names: [String] { lentStrings(g_themed_icon_get_names(instance(self))) }

    /// The property [`use-default-fallbacks`](https://docs.gtk.org/gio/property.ThemedIcon.use-default-fallbacks.html)
    /// of `GThemedIcon`.
    public final var useDefaultFallbacks: Bool { getProperty("use-default-fallbacks") }

    /// Calls [`g_themed_icon_append_name()`](https://docs.gtk.org/gio/method.ThemedIcon.append_name.html).
    public final func appendName(_ iconname: String) { g_themed_icon_append_name(instance(self), iconname) }

    /// Calls [`g_themed_icon_prepend_name()`](https://docs.gtk.org/gio/method.ThemedIcon.prepend_name.html). Since GLib
    /// 2.18.
    public final func prependName(_ iconname: String) { g_themed_icon_prepend_name(instance(self), iconname) }
  }
}

extension Reactive where Base: Gio.ThemedIcon {
  /// The property [`names`](https://docs.gtk.org/gio/property.ThemedIcon.names.html) of `GThemedIcon`.
  public var names: SafeSignal<[String]> { readOnlyProperty("names") }

  /// The property [`use-default-fallbacks`](https://docs.gtk.org/gio/property.ThemedIcon.use-default-fallbacks.html) of
  /// `GThemedIcon`.
  public var useDefaultFallbacks: SafeSignal<Bool> { readOnlyProperty("use-default-fallbacks") }
}
