// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_7
public import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The enumeration
  /// [`AdwBannerButtonStyle`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/enum.BannerButtonStyle.html).
  /// Since Libadwaita 1.7.
  public nonisolated enum BannerButtonStyle: Int32, Gtk.GEnum, Sendable {
    /// `ADW_BANNER_BUTTON_DEFAULT` in C.
    case `default` = 0
    /// `ADW_BANNER_BUTTON_SUGGESTED` in C.
    case suggested = 1

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { adw_banner_button_style_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: AdwBannerButtonStyle) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: AdwBannerButtonStyle { AdwBannerButtonStyle(rawValue: unsigned) }
  }
}

#endif
