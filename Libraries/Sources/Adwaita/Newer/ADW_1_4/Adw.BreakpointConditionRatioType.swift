// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_4
public import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The enumeration
  /// [`AdwBreakpointConditionRatioType`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/enum.BreakpointConditionRatioType.html).
  /// Since Libadwaita 1.4.
  public nonisolated enum BreakpointConditionRatioType: Int32, Gtk.GEnum, Sendable {
    /// `ADW_BREAKPOINT_CONDITION_MIN_ASPECT_RATIO` in C.
    case minAspectRatio = 0
    /// `ADW_BREAKPOINT_CONDITION_MAX_ASPECT_RATIO` in C.
    case maxAspectRatio = 1

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { adw_breakpoint_condition_ratio_type_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: AdwBreakpointConditionRatioType) {
      self.init(unsigned: cValue.rawValue)
    }
    @_spi(Bindings) public var cValue: AdwBreakpointConditionRatioType {
      AdwBreakpointConditionRatioType(rawValue: unsigned)
    }
  }
}

#endif
