// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_6
public import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The enumeration
  /// [`AdwAccentColor`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/enum.AccentColor.html). Since
  /// Libadwaita 1.6.
  public nonisolated enum AccentColor: Int32, Gtk.GEnum, Sendable {
    /// `ADW_ACCENT_COLOR_BLUE` in C.
    case blue = 0
    /// `ADW_ACCENT_COLOR_TEAL` in C.
    case teal = 1
    /// `ADW_ACCENT_COLOR_GREEN` in C.
    case green = 2
    /// `ADW_ACCENT_COLOR_YELLOW` in C.
    case yellow = 3
    /// `ADW_ACCENT_COLOR_ORANGE` in C.
    case orange = 4
    /// `ADW_ACCENT_COLOR_RED` in C.
    case red = 5
    /// `ADW_ACCENT_COLOR_PINK` in C.
    case pink = 6
    /// `ADW_ACCENT_COLOR_PURPLE` in C.
    case purple = 7
    /// `ADW_ACCENT_COLOR_SLATE` in C.
    case slate = 8

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 9) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { adw_accent_color_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: AdwAccentColor) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: AdwAccentColor { AdwAccentColor(rawValue: unsigned) }
  }
}

#endif
