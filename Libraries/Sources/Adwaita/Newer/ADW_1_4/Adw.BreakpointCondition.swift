// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_4
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The struct
  /// [`AdwBreakpointCondition`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/struct.BreakpointCondition.html).
  /// Since Libadwaita 1.4.
  public final class BreakpointCondition: Gtk.Boxed {
    public override class var gType: Gtk.GType { adw_breakpoint_condition_get_type() }

    /// Calls
    /// [`adw_breakpoint_condition_new_and()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.BreakpointCondition.new_and.html).
    /// Since Libadwaita 1.4.
    public convenience init(condition1: Adw.BreakpointCondition, condition2: Adw.BreakpointCondition) {
      self.init(taking: adw_breakpoint_condition_new_and(condition1.given(), condition2.given()).raw)
    }

    /// Calls
    /// [`adw_breakpoint_condition_new_length()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.BreakpointCondition.new_length.html).
    /// Since Libadwaita 1.4.
    public convenience init(type: Adw.BreakpointConditionLengthType, value: Double, unit: Adw.LengthUnit) {
      self.init(taking: adw_breakpoint_condition_new_length(type.cValue, value, unit.cValue).raw)
    }

    /// Calls
    /// [`adw_breakpoint_condition_new_or()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.BreakpointCondition.new_or.html).
    /// Since Libadwaita 1.4.
    public static func or(_ condition1: Adw.BreakpointCondition, condition2: Adw.BreakpointCondition)
      -> Adw.BreakpointCondition
    { Adw.BreakpointCondition(taking: adw_breakpoint_condition_new_or(condition1.given(), condition2.given()).raw) }

    /// Calls
    /// [`adw_breakpoint_condition_new_ratio()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.BreakpointCondition.new_ratio.html).
    /// Since Libadwaita 1.4.
    public convenience init(type: Adw.BreakpointConditionRatioType, width: Int, height: Int) {
      self.init(taking: adw_breakpoint_condition_new_ratio(type.cValue, width.int32, height.int32).raw)
    }

    /// Calls
    /// [`adw_breakpoint_condition_to_string()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.BreakpointCondition.to_string.html).
    /// Since Libadwaita 1.4.
    @discardableResult
    public func toString() -> String { Gtk.givenString(adw_breakpoint_condition_to_string(opaque)) }

    /// Calls
    /// [`adw_breakpoint_condition_parse()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/type_func.BreakpointCondition.parse.html).
    /// Since Libadwaita 1.4.
    @discardableResult
    public static func parse(_ str: String) -> Adw.BreakpointCondition {
      Gtk.promised(Gtk.givenBoxed(opaque: adw_breakpoint_condition_parse(str)))
    }
  }
}

#endif
