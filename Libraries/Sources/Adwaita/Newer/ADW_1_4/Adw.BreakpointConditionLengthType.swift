// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_4
public import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The enumeration
  /// [`AdwBreakpointConditionLengthType`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/enum.BreakpointConditionLengthType.html).
  /// Since Libadwaita 1.4.
  public nonisolated enum BreakpointConditionLengthType: Int32, Gtk.GEnum, Sendable {
    /// `ADW_BREAKPOINT_CONDITION_MIN_WIDTH` in C.
    case minWidth = 0
    /// `ADW_BREAKPOINT_CONDITION_MAX_WIDTH` in C.
    case maxWidth = 1
    /// `ADW_BREAKPOINT_CONDITION_MIN_HEIGHT` in C.
    case minHeight = 2
    /// `ADW_BREAKPOINT_CONDITION_MAX_HEIGHT` in C.
    case maxHeight = 3

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { adw_breakpoint_condition_length_type_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: AdwBreakpointConditionLengthType) {
      self.init(unsigned: cValue.rawValue)
    }
    @_spi(Bindings) public var cValue: AdwBreakpointConditionLengthType {
      AdwBreakpointConditionLengthType(rawValue: unsigned)
    }
  }
}

#endif
