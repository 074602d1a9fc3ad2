// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_7
public import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The enumeration
  /// [`AdwWrapPolicy`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/enum.WrapPolicy.html). Since
  /// Libadwaita 1.7.
  public nonisolated enum WrapPolicy: Int32, Gtk.GEnum, Sendable {
    /// `ADW_WRAP_MINIMUM` in C.
    case minimum = 0
    /// `ADW_WRAP_NATURAL` in C.
    case natural = 1

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { adw_wrap_policy_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: AdwWrapPolicy) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: AdwWrapPolicy { AdwWrapPolicy(rawValue: unsigned) }
  }
}

#endif
