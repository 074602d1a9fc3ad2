// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkAdjustment`](https://docs.gtk.org/gtk4/class.Adjustment.html).
open class Adjustment: Object {
  open override class var gType: GType { gtk_adjustment_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkAdjustment: UnsafeMutablePointer<GtkAdjustment> {
    pointer.assumingMemoryBound(to: GtkAdjustment.self)
  }

  /// Calls [`gtk_adjustment_new()`](https://docs.gtk.org/gtk4/ctor.Adjustment.new.html).
  public init(
    value: Double, lower: Double, upper: Double, stepIncrement: Double, pageIncrement: Double, pageSize: Double
  ) {
    super.init(adopting: gtk_adjustment_new(value, lower, upper, stepIncrement, pageIncrement, pageSize))
  }

  /// The property [`lower`](https://docs.gtk.org/gtk4/property.Adjustment.lower.html) of `GtkAdjustment`.
  public final var lower: Double {
    get { gtk_adjustment_get_lower(gtkAdjustment) }
    set { gtk_adjustment_set_lower(gtkAdjustment, newValue) }
  }

  /// The property [`page-increment`](https://docs.gtk.org/gtk4/property.Adjustment.page-increment.html) of
  /// `GtkAdjustment`.
  public final var pageIncrement: Double {
    get { gtk_adjustment_get_page_increment(gtkAdjustment) }
    set { gtk_adjustment_set_page_increment(gtkAdjustment, newValue) }
  }

  /// The property [`page-size`](https://docs.gtk.org/gtk4/property.Adjustment.page-size.html) of `GtkAdjustment`.
  public final var pageSize: Double {
    get { gtk_adjustment_get_page_size(gtkAdjustment) }
    set { gtk_adjustment_set_page_size(gtkAdjustment, newValue) }
  }

  /// The property [`step-increment`](https://docs.gtk.org/gtk4/property.Adjustment.step-increment.html) of
  /// `GtkAdjustment`.
  public final var stepIncrement: Double {
    get { gtk_adjustment_get_step_increment(gtkAdjustment) }
    set { gtk_adjustment_set_step_increment(gtkAdjustment, newValue) }
  }

  /// The property [`upper`](https://docs.gtk.org/gtk4/property.Adjustment.upper.html) of `GtkAdjustment`.
  public final var upper: Double {
    get { gtk_adjustment_get_upper(gtkAdjustment) }
    set { gtk_adjustment_set_upper(gtkAdjustment, newValue) }
  }

  /// The property [`value`](https://docs.gtk.org/gtk4/property.Adjustment.value.html) of `GtkAdjustment`.
  public final var value: Double {
    get { gtk_adjustment_get_value(gtkAdjustment) }
    set { gtk_adjustment_set_value(gtkAdjustment, newValue) }
  }

  /// Calls [`gtk_adjustment_clamp_page()`](https://docs.gtk.org/gtk4/method.Adjustment.clamp_page.html).
  public final func clampPage(lower: Double, upper: Double) { gtk_adjustment_clamp_page(gtkAdjustment, lower, upper) }

  /// Calls [`gtk_adjustment_configure()`](https://docs.gtk.org/gtk4/method.Adjustment.configure.html).
  public final func configure(
    value: Double, lower: Double, upper: Double, stepIncrement: Double, pageIncrement: Double, pageSize: Double
  ) { gtk_adjustment_configure(gtkAdjustment, value, lower, upper, stepIncrement, pageIncrement, pageSize) }

  /// Calls
  /// [`gtk_adjustment_get_minimum_increment()`](https://docs.gtk.org/gtk4/method.Adjustment.get_minimum_increment.html).
  public final var minimumIncrement: Double { gtk_adjustment_get_minimum_increment(gtkAdjustment) }
}

extension Reactive where Base: Adjustment {
  /// The property [`lower`](https://docs.gtk.org/gtk4/property.Adjustment.lower.html) of `GtkAdjustment`.
  public var lower: DynamicSubject<Double> {
    property("lower", get: { (object: Adjustment) in object.lower }, set: { $0.lower = $1 })
  }

  /// The property [`page-increment`](https://docs.gtk.org/gtk4/property.Adjustment.page-increment.html) of
  /// `GtkAdjustment`.
  public var pageIncrement: DynamicSubject<Double> {
    property("page-increment", get: { (object: Adjustment) in object.pageIncrement }, set: { $0.pageIncrement = $1 })
  }

  /// The property [`page-size`](https://docs.gtk.org/gtk4/property.Adjustment.page-size.html) of `GtkAdjustment`.
  public var pageSize: DynamicSubject<Double> {
    property("page-size", get: { (object: Adjustment) in object.pageSize }, set: { $0.pageSize = $1 })
  }

  /// The property [`step-increment`](https://docs.gtk.org/gtk4/property.Adjustment.step-increment.html) of
  /// `GtkAdjustment`.
  public var stepIncrement: DynamicSubject<Double> {
    property("step-increment", get: { (object: Adjustment) in object.stepIncrement }, set: { $0.stepIncrement = $1 })
  }

  /// The property [`upper`](https://docs.gtk.org/gtk4/property.Adjustment.upper.html) of `GtkAdjustment`.
  public var upper: DynamicSubject<Double> {
    property("upper", get: { (object: Adjustment) in object.upper }, set: { $0.upper = $1 })
  }

  /// The property [`value`](https://docs.gtk.org/gtk4/property.Adjustment.value.html) of `GtkAdjustment`.
  public var value: DynamicSubject<Double> {
    property("value", get: { (object: Adjustment) in object.value }, set: { $0.value = $1 })
  }

  /// The signal [`changed`](https://docs.gtk.org/gtk4/signal.Adjustment.changed.html) of `GtkAdjustment`.
  public var changed: SafeSignal<Void> { signal("changed") }

  /// The signal [`value-changed`](https://docs.gtk.org/gtk4/signal.Adjustment.value-changed.html) of `GtkAdjustment`.
  public var valueChanged: SafeSignal<Void> { signal("value-changed") }
}
