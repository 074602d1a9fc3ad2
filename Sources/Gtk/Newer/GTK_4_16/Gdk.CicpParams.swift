// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_16
public import BindingCore
import CGtk

extension Gdk {
  /// The class [`GdkCicpParams`](https://docs.gtk.org/gdk4/class.CicpParams.html). Since GTK 4.16.
  open class CicpParams: Object {
    open override class var gType: GType { gdk_cicp_params_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`gdk_cicp_params_new()`](https://docs.gtk.org/gdk4/ctor.CicpParams.new.html). Since GTK 4.16.
    public init() {
      super.init(adopting: gdk_cicp_params_new().raw)
    }

    /// The property [`color-primaries`](https://docs.gtk.org/gdk4/property.CicpParams.color-primaries.html) of
    /// `GdkCicpParams`. Since GTK 4.16.
    public final var colorPrimaries: Int {
      get { gdk_cicp_params_get_color_primaries(instance(self)).int }
      set { gdk_cicp_params_set_color_primaries(instance(self), newValue.uint32) }
    }

    /// The property [`matrix-coefficients`](https://docs.gtk.org/gdk4/property.CicpParams.matrix-coefficients.html) of
    /// `GdkCicpParams`. Since GTK 4.16.
    public final var matrixCoefficients: Int {
      get { gdk_cicp_params_get_matrix_coefficients(instance(self)).int }
      set { gdk_cicp_params_set_matrix_coefficients(instance(self), newValue.uint32) }
    }

    /// The property [`range`](https://docs.gtk.org/gdk4/property.CicpParams.range.html) of `GdkCicpParams`. Since GTK
    /// 4.16.
    public final var range: Gdk.CicpRange {
      get { Gdk.CicpRange(cValue: gdk_cicp_params_get_range(instance(self))) }
      set { gdk_cicp_params_set_range(instance(self), newValue.cValue) }
    }

    /// The property [`transfer-function`](https://docs.gtk.org/gdk4/property.CicpParams.transfer-function.html) of
    /// `GdkCicpParams`. Since GTK 4.16.
    public final var transferFunction: Int {
      get { gdk_cicp_params_get_transfer_function(instance(self)).int }
      set { gdk_cicp_params_set_transfer_function(instance(self), newValue.uint32) }
    }

    /// Calls
    /// [`gdk_cicp_params_build_color_state()`](https://docs.gtk.org/gdk4/method.CicpParams.build_color_state.html).
    /// Since GTK 4.16.
    @discardableResult
    public final func buildColorState() throws(GLib.Failure) -> Gdk.ColorState {
      var error: UnsafeMutablePointer<GError>?
      let result = gdk_cicp_params_build_color_state(instance(self), &error)
      if let error { throw GLib.Failure(consuming: error) }
      return promised(givenBoxed(opaque: result))
    }
  }
}

extension Reactive where Base: Gdk.CicpParams {
  /// The property [`color-primaries`](https://docs.gtk.org/gdk4/property.CicpParams.color-primaries.html) of
  /// `GdkCicpParams`. Since GTK 4.16.
  public var colorPrimaries: DynamicSubject<Int> {
    property(
      "color-primaries", get: { (object: Gdk.CicpParams) in object.colorPrimaries }, set: { $0.colorPrimaries = $1 })
  }

  /// The property [`matrix-coefficients`](https://docs.gtk.org/gdk4/property.CicpParams.matrix-coefficients.html) of
  /// `GdkCicpParams`. Since GTK 4.16.
  public var matrixCoefficients: DynamicSubject<Int> {
    property(
      "matrix-coefficients", get: { (object: Gdk.CicpParams) in object.matrixCoefficients },
      set: { $0.matrixCoefficients = $1 })
  }

  /// The property [`range`](https://docs.gtk.org/gdk4/property.CicpParams.range.html) of `GdkCicpParams`. Since GTK
  /// 4.16.
  public var range: DynamicSubject<Gdk.CicpRange> { property("range") }

  /// The property [`transfer-function`](https://docs.gtk.org/gdk4/property.CicpParams.transfer-function.html) of
  /// `GdkCicpParams`. Since GTK 4.16.
  public var transferFunction: DynamicSubject<Int> {
    property(
      "transfer-function", get: { (object: Gdk.CicpParams) in object.transferFunction },
      set: { $0.transferFunction = $1 })
  }
}

#endif
