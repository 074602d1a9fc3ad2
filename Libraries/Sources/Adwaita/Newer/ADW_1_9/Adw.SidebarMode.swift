// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_9
public import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The enumeration
  /// [`AdwSidebarMode`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/enum.SidebarMode.html). Since
  /// Libadwaita 1.9.
  public nonisolated enum SidebarMode: Int32, Gtk.GEnum, Sendable {
    /// `ADW_SIDEBAR_MODE_SIDEBAR` in C.
    case sidebar = 0
    /// `ADW_SIDEBAR_MODE_PAGE` in C.
    case page = 1

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { adw_sidebar_mode_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: AdwSidebarMode) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: AdwSidebarMode { AdwSidebarMode(rawValue: unsigned) }
  }
}

#endif
