// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkRange`](https://docs.gtk.org/gtk4/class.Range.html).
open class RangeControl: Widget, Orientable {
  open override class var gType: GType { gtk_range_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkRange: UnsafeMutablePointer<GtkRange> {
    pointer.assumingMemoryBound(to: GtkRange.self)
  }

  /// The property [`adjustment`](https://docs.gtk.org/gtk4/property.Range.adjustment.html) of `GtkRange`.
  public final var adjustment: Adjustment? {
    get { lentObject(gtk_range_get_adjustment(gtkRange)) }
    set { gtk_range_set_adjustment(gtkRange, newValue?.gtkAdjustment) }
  }

  /// The property [`fill-level`](https://docs.gtk.org/gtk4/property.Range.fill-level.html) of `GtkRange`.
  public final var fillLevel: Double {
    get { gtk_range_get_fill_level(gtkRange) }
    set { gtk_range_set_fill_level(gtkRange, newValue) }
  }

  /// The property [`inverted`](https://docs.gtk.org/gtk4/property.Range.inverted.html) of `GtkRange`.
  public final var inverted: Bool {
    get { gtk_range_get_inverted(gtkRange).isTrue }
    set { gtk_range_set_inverted(gtkRange, newValue.gboolean) }
  }

  /// The property [`restrict-to-fill-level`](https://docs.gtk.org/gtk4/property.Range.restrict-to-fill-level.html) of
  /// `GtkRange`.
  public final var restrictToFillLevel: Bool {
    get { gtk_range_get_restrict_to_fill_level(gtkRange).isTrue }
    set { gtk_range_set_restrict_to_fill_level(gtkRange, newValue.gboolean) }
  }

  /// The property [`round-digits`](https://docs.gtk.org/gtk4/property.Range.round-digits.html) of `GtkRange`.
  public final var roundDigits: Int {
    get { gtk_range_get_round_digits(gtkRange).int }
    set { gtk_range_set_round_digits(gtkRange, newValue.int32) }
  }

  /// The property [`show-fill-level`](https://docs.gtk.org/gtk4/property.Range.show-fill-level.html) of `GtkRange`.
  public final var showFillLevel: Bool {
    get { gtk_range_get_show_fill_level(gtkRange).isTrue }
    set { gtk_range_set_show_fill_level(gtkRange, newValue.gboolean) }
  }

  /// Calls [`gtk_range_get_flippable()`](https://docs.gtk.org/gtk4/method.Range.get_flippable.html) and
  /// `gtk_range_set_flippable()`.
  public final var flippable: Bool {
    get { gtk_range_get_flippable(gtkRange).isTrue }
    set(flippable) { gtk_range_set_flippable(gtkRange, flippable.gboolean) }
  }

  /// Calls [`gtk_range_get_range_rect()`](https://docs.gtk.org/gtk4/method.Range.get_range_rect.html).
  public final var rangeRect: Gdk.Rectangle {
    var cRangeRect = GdkRectangle()
    gtk_range_get_range_rect(gtkRange, &cRangeRect)
    return Gdk.Rectangle(cValue: cRangeRect)
  }

  /// Calls [`gtk_range_get_slider_range()`](https://docs.gtk.org/gtk4/method.Range.get_slider_range.html).
  public final var sliderRange: (sliderStart: Int, sliderEnd: Int) {
    var cSliderStart: Int32 = 0
    var cSliderEnd: Int32 = 0
    gtk_range_get_slider_range(gtkRange, &cSliderStart, &cSliderEnd)
    return (cSliderStart.int, cSliderEnd.int)
  }

  /// Calls [`gtk_range_get_slider_size_fixed()`](https://docs.gtk.org/gtk4/method.Range.get_slider_size_fixed.html) and
  /// `gtk_range_set_slider_size_fixed()`.
  public final var sliderSizeFixed: Bool {
    get { gtk_range_get_slider_size_fixed(gtkRange).isTrue }
    set(sizeFixed) { gtk_range_set_slider_size_fixed(gtkRange, sizeFixed.gboolean) }
  }

  /// Calls [`gtk_range_get_value()`](https://docs.gtk.org/gtk4/method.Range.get_value.html) and
  /// `gtk_range_set_value()`.
  public final var value: Double {
    get { gtk_range_get_value(gtkRange) }
    set(value) { gtk_range_set_value(gtkRange, value) }
  }

  /// Calls [`gtk_range_set_increments()`](https://docs.gtk.org/gtk4/method.Range.set_increments.html).
  public final func setIncrements(step: Double, page: Double) { gtk_range_set_increments(gtkRange, step, page) }

  /// Calls [`gtk_range_set_range()`](https://docs.gtk.org/gtk4/method.Range.set_range.html).
  public final func setRange(min: Double, max: Double) { gtk_range_set_range(gtkRange, min, max) }
}

extension Reactive where Base: RangeControl {
  /// The property [`adjustment`](https://docs.gtk.org/gtk4/property.Range.adjustment.html) of `GtkRange`.
  public var adjustment: DynamicSubject<Adjustment?> { property("adjustment") }

  /// The property [`fill-level`](https://docs.gtk.org/gtk4/property.Range.fill-level.html) of `GtkRange`.
  public var fillLevel: DynamicSubject<Double> {
    property("fill-level", get: { (object: RangeControl) in object.fillLevel }, set: { $0.fillLevel = $1 })
  }

  /// The property [`inverted`](https://docs.gtk.org/gtk4/property.Range.inverted.html) of `GtkRange`.
  public var inverted: DynamicSubject<Bool> { property("inverted") }

  /// The property [`restrict-to-fill-level`](https://docs.gtk.org/gtk4/property.Range.restrict-to-fill-level.html) of
  /// `GtkRange`.
  public var restrictToFillLevel: DynamicSubject<Bool> { property("restrict-to-fill-level") }

  /// The property [`round-digits`](https://docs.gtk.org/gtk4/property.Range.round-digits.html) of `GtkRange`.
  public var roundDigits: DynamicSubject<Int> {
    property("round-digits", get: { (object: RangeControl) in object.roundDigits }, set: { $0.roundDigits = $1 })
  }

  /// The property [`show-fill-level`](https://docs.gtk.org/gtk4/property.Range.show-fill-level.html) of `GtkRange`.
  public var showFillLevel: DynamicSubject<Bool> { property("show-fill-level") }

  /// The signal [`adjust-bounds`](https://docs.gtk.org/gtk4/signal.Range.adjust-bounds.html) of `GtkRange`.
  ///
  /// Argument: `value`.
  public var adjustBounds: SafeSignal<Double> { signal(ofOne: "adjust-bounds") }

  /// The signal [`change-value`](https://docs.gtk.org/gtk4/signal.Range.change-value.html) of `GtkRange`.
  ///
  /// Arguments: `scroll`, `value`.
  public var changeValue: SignalRequest<Bool, ScrollType, Double> { request("change-value") }

  /// The signal [`move-slider`](https://docs.gtk.org/gtk4/signal.Range.move-slider.html) of `GtkRange`.
  ///
  /// Argument: `step`.
  public var moveSlider: SafeSignal<ScrollType> { signal(ofOne: "move-slider") }

  /// The signal [`value-changed`](https://docs.gtk.org/gtk4/signal.Range.value-changed.html) of `GtkRange`.
  public var valueChanged: SafeSignal<Void> { signal("value-changed") }
}
