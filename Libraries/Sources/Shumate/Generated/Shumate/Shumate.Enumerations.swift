// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import CShumate
@_spi(Bindings) public import Gtk

extension Shumate {
  /// The enumeration [`ShumateMapProjection`](https://gnome.pages.gitlab.gnome.org/libshumate/enum.MapProjection.html).
  public nonisolated enum MapProjection: Int32, Gtk.GEnum, Sendable {
    /// `SHUMATE_MAP_PROJECTION_MERCATOR` in C.
    case mercator = 0

    public static var gType: Gtk.GType { shumate_map_projection_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: ShumateMapProjection) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: ShumateMapProjection { ShumateMapProjection(rawValue: unsigned) }
  }
}

extension Shumate {
  /// The enumeration [`ShumateState`](https://gnome.pages.gitlab.gnome.org/libshumate/enum.State.html).
  public nonisolated enum State: Int32, Gtk.GEnum, Sendable {
    /// `SHUMATE_STATE_NONE` in C.
    case none = 0
    /// `SHUMATE_STATE_LOADING` in C.
    case loading = 1
    /// `SHUMATE_STATE_LOADED` in C.
    case loaded = 2
    /// `SHUMATE_STATE_DONE` in C.
    case done = 3

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { shumate_state_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: ShumateState) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: ShumateState { ShumateState(rawValue: unsigned) }
  }
}

extension Shumate {
  /// The enumeration [`ShumateUnit`](https://gnome.pages.gitlab.gnome.org/libshumate/enum.Unit.html).
  public nonisolated enum Unit: Int32, Gtk.GEnum, Sendable {
    /// `SHUMATE_UNIT_BOTH` in C.
    case both = 0
    /// `SHUMATE_UNIT_METRIC` in C.
    case metric = 1
    /// `SHUMATE_UNIT_IMPERIAL` in C.
    case imperial = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { shumate_unit_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: ShumateUnit) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: ShumateUnit { ShumateUnit(rawValue: unsigned) }
  }
}
