// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_7
public import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The enumeration
  /// [`AdwPackDirection`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/enum.PackDirection.html). Since
  /// Libadwaita 1.7.
  public nonisolated enum PackDirection: Int32, Gtk.GEnum, Sendable {
    /// `ADW_PACK_START_TO_END` in C.
    case startToEnd = 0
    /// `ADW_PACK_END_TO_START` in C.
    case endToStart = 1

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { adw_pack_direction_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: AdwPackDirection) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: AdwPackDirection { AdwPackDirection(rawValue: unsigned) }
  }
}

#endif
