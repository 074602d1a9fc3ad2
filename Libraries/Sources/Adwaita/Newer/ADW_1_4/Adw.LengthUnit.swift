// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_4
public import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The enumeration
  /// [`AdwLengthUnit`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/enum.LengthUnit.html). Since
  /// Libadwaita 1.4.
  public nonisolated enum LengthUnit: Int32, Gtk.GEnum, Sendable {
    /// `ADW_LENGTH_UNIT_PX` in C.
    case px = 0
    /// `ADW_LENGTH_UNIT_PT` in C.
    case pt = 1
    /// `ADW_LENGTH_UNIT_SP` in C.
    case sp = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { adw_length_unit_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: AdwLengthUnit) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: AdwLengthUnit { AdwLengthUnit(rawValue: unsigned) }
  }
}

#endif
