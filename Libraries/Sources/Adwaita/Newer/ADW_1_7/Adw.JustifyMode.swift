// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_7
public import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The enumeration
  /// [`AdwJustifyMode`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/enum.JustifyMode.html). Since
  /// Libadwaita 1.7.
  public nonisolated enum JustifyMode: Int32, Gtk.GEnum, Sendable {
    /// `ADW_JUSTIFY_NONE` in C.
    case none = 0
    /// `ADW_JUSTIFY_FILL` in C.
    case fill = 1
    /// `ADW_JUSTIFY_SPREAD` in C.
    case spread = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { adw_justify_mode_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: AdwJustifyMode) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: AdwJustifyMode { AdwJustifyMode(rawValue: unsigned) }
  }
}

#endif
