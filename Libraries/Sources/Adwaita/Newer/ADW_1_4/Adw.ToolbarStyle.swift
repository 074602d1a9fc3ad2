// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_4
public import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The enumeration
  /// [`AdwToolbarStyle`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/enum.ToolbarStyle.html). Since
  /// Libadwaita 1.4.
  public nonisolated enum ToolbarStyle: Int32, Gtk.GEnum, Sendable {
    /// `ADW_TOOLBAR_FLAT` in C.
    case flat = 0
    /// `ADW_TOOLBAR_RAISED` in C.
    case raised = 1
    /// `ADW_TOOLBAR_RAISED_BORDER` in C.
    case raisedBorder = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { adw_toolbar_style_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: AdwToolbarStyle) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: AdwToolbarStyle { AdwToolbarStyle(rawValue: unsigned) }
  }
}

#endif
