// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_16
import CGtk

extension Gdk {
  /// The struct [`GdkColorState`](https://docs.gtk.org/gdk4/struct.ColorState.html). Since GTK 4.16.
  public final class ColorState: Boxed, @MainActor Equatable {
    public override class var gType: GType { gdk_color_state_get_type() }

    /// Whether both are equal, as C compares them.
    public static func == (left: ColorState, right: ColorState) -> Bool { left.equal(right) }

    /// Calls
    /// [`gdk_color_state_create_cicp_params()`](https://docs.gtk.org/gdk4/method.ColorState.create_cicp_params.html).
    /// Since GTK 4.16.
    @discardableResult
    public func createCicpParams() -> Gdk.CicpParams? {
      givenObject(opaque: gdk_color_state_create_cicp_params(opaque))
    }

    /// Calls [`gdk_color_state_equal()`](https://docs.gtk.org/gdk4/method.ColorState.equal.html). Since GTK 4.16.
    @discardableResult
    public func equal(_ other: Gdk.ColorState) -> Bool { gdk_color_state_equal(opaque, other.opaque).isTrue }

    /// Calls
    /// [`gdk_color_state_get_rec2100_linear()`](https://docs.gtk.org/gdk4/type_func.ColorState.get_rec2100_linear.html).
    /// Since GTK 4.16.
    public static var rec2100Linear: Gdk.ColorState {
      promised(givenBoxed(opaque: gdk_color_state_get_rec2100_linear()))
    }

    /// Calls [`gdk_color_state_get_rec2100_pq()`](https://docs.gtk.org/gdk4/type_func.ColorState.get_rec2100_pq.html).
    /// Since GTK 4.16.
    public static var rec2100Pq: Gdk.ColorState { promised(givenBoxed(opaque: gdk_color_state_get_rec2100_pq())) }

    /// Calls [`gdk_color_state_get_srgb()`](https://docs.gtk.org/gdk4/type_func.ColorState.get_srgb.html). Since GTK
    /// 4.16.
    public static var srgb: Gdk.ColorState { promised(givenBoxed(opaque: gdk_color_state_get_srgb())) }

    /// Calls [`gdk_color_state_get_srgb_linear()`](https://docs.gtk.org/gdk4/type_func.ColorState.get_srgb_linear.html).
    /// Since GTK 4.16.
    public static var srgbLinear: Gdk.ColorState { promised(givenBoxed(opaque: gdk_color_state_get_srgb_linear())) }
  }
}

#endif
