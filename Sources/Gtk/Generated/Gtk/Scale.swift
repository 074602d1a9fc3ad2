// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkScale`](https://docs.gtk.org/gtk4/class.Scale.html).
open class Scale: RangeControl {
  open override class var gType: GType { gtk_scale_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkScale: UnsafeMutablePointer<GtkScale> {
    pointer.assumingMemoryBound(to: GtkScale.self)
  }

  /// Calls [`gtk_scale_new()`](https://docs.gtk.org/gtk4/ctor.Scale.new.html).
  public init(orientation: Orientation, adjustment: Adjustment? = nil) {
    super.init(adopting: gtk_scale_new(orientation.cValue, adjustment?.gtkAdjustment))
  }

  /// Calls [`gtk_scale_new_with_range()`](https://docs.gtk.org/gtk4/ctor.Scale.new_with_range.html).
  public init(orientation: Orientation, min: Double, max: Double, step: Double) {
    super.init(adopting: gtk_scale_new_with_range(orientation.cValue, min, max, step))
  }

  /// The property [`digits`](https://docs.gtk.org/gtk4/property.Scale.digits.html) of `GtkScale`.
  public final var digits: Int {
    get { gtk_scale_get_digits(gtkScale).int }
    set { gtk_scale_set_digits(gtkScale, newValue.int32) }
  }

  /// The property [`draw-value`](https://docs.gtk.org/gtk4/property.Scale.draw-value.html) of `GtkScale`.
  public final var drawValue: Bool {
    get { gtk_scale_get_draw_value(gtkScale).isTrue }
    set { gtk_scale_set_draw_value(gtkScale, newValue.gboolean) }
  }

  /// The property [`has-origin`](https://docs.gtk.org/gtk4/property.Scale.has-origin.html) of `GtkScale`.
  public final var hasOrigin: Bool {
    get { gtk_scale_get_has_origin(gtkScale).isTrue }
    set { gtk_scale_set_has_origin(gtkScale, newValue.gboolean) }
  }

  /// The property [`value-pos`](https://docs.gtk.org/gtk4/property.Scale.value-pos.html) of `GtkScale`.
  public final var valuePos: PositionType {
    get { PositionType(cValue: gtk_scale_get_value_pos(gtkScale)) }
    set { gtk_scale_set_value_pos(gtkScale, newValue.cValue) }
  }

  /// Calls [`gtk_scale_clear_marks()`](https://docs.gtk.org/gtk4/method.Scale.clear_marks.html).
  public final func clearMarks() { gtk_scale_clear_marks(gtkScale) }

  /// Calls [`gtk_scale_get_layout()`](https://docs.gtk.org/gtk4/method.Scale.get_layout.html).
  public final var layout: Pango.Layout? { lentObject(opaque: gtk_scale_get_layout(gtkScale)) }

  /// Calls [`gtk_scale_get_layout_offsets()`](https://docs.gtk.org/gtk4/method.Scale.get_layout_offsets.html).
  public final var layoutOffsets: (x: Int, y: Int) {
    var cX: Int32 = 0
    var cY: Int32 = 0
    gtk_scale_get_layout_offsets(gtkScale, &cX, &cY)
    return (cX.int, cY.int)
  }

  /// Calls [`gtk_scale_set_format_value_func()`](https://docs.gtk.org/gtk4/method.Scale.set_format_value_func.html).
  public final func setFormatValueFunc(_ `func`: ((Scale, Double) -> String)?) {
    gtk_scale_set_format_value_func(
      gtkScale, `func` == nil ? nil : callGtkScaleFormatValueFunc, `func`.map { heldClosure($0) },
      `func` == nil ? nil : releaseClosure)
  }
}

extension Reactive where Base: Scale {
  /// The property [`digits`](https://docs.gtk.org/gtk4/property.Scale.digits.html) of `GtkScale`.
  public var digits: DynamicSubject<Int> {
    property("digits", get: { (object: Scale) in object.digits }, set: { $0.digits = $1 })
  }

  /// The property [`draw-value`](https://docs.gtk.org/gtk4/property.Scale.draw-value.html) of `GtkScale`.
  public var drawValue: DynamicSubject<Bool> { property("draw-value") }

  /// The property [`has-origin`](https://docs.gtk.org/gtk4/property.Scale.has-origin.html) of `GtkScale`.
  public var hasOrigin: DynamicSubject<Bool> { property("has-origin") }

  /// The property [`value-pos`](https://docs.gtk.org/gtk4/property.Scale.value-pos.html) of `GtkScale`.
  public var valuePos: DynamicSubject<PositionType> { property("value-pos") }
}
