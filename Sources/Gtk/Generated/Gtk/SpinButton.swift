// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkSpinButton`](https://docs.gtk.org/gtk4/class.SpinButton.html).
open class SpinButton: Widget, CellEditable, Editable, Orientable {
  open override class var gType: GType { gtk_spin_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_spin_button_new()`](https://docs.gtk.org/gtk4/ctor.SpinButton.new.html).
  public init(adjustment: Adjustment? = nil, climbRate: Double, digits: Int) {
    super.init(adopting: gtk_spin_button_new(adjustment?.gtkAdjustment, climbRate, digits.uint32))
  }

  /// Calls [`gtk_spin_button_new_with_range()`](https://docs.gtk.org/gtk4/ctor.SpinButton.new_with_range.html).
  public init(min: Double, max: Double, step: Double) {
    super.init(adopting: gtk_spin_button_new_with_range(min, max, step))
  }

  /// The property [`adjustment`](https://docs.gtk.org/gtk4/property.SpinButton.adjustment.html) of `GtkSpinButton`.
  public final var adjustment: Adjustment? {
    get { lentObject(gtk_spin_button_get_adjustment(instance(self))) }
    set { gtk_spin_button_set_adjustment(instance(self), newValue?.gtkAdjustment) }
  }

  /// The property [`climb-rate`](https://docs.gtk.org/gtk4/property.SpinButton.climb-rate.html) of `GtkSpinButton`.
  public final var climbRate: Double {
    get { gtk_spin_button_get_climb_rate(instance(self)) }
    set { gtk_spin_button_set_climb_rate(instance(self), newValue) }
  }

  /// The property [`digits`](https://docs.gtk.org/gtk4/property.SpinButton.digits.html) of `GtkSpinButton`.
  public final var digits: Int {
    get { gtk_spin_button_get_digits(instance(self)).int }
    set { gtk_spin_button_set_digits(instance(self), newValue.uint32) }
  }

  /// The property [`numeric`](https://docs.gtk.org/gtk4/property.SpinButton.numeric.html) of `GtkSpinButton`.
  public final var numeric: Bool {
    get { gtk_spin_button_get_numeric(instance(self)).isTrue }
    set { gtk_spin_button_set_numeric(instance(self), newValue.gboolean) }
  }

  /// The property [`snap-to-ticks`](https://docs.gtk.org/gtk4/property.SpinButton.snap-to-ticks.html) of
  /// `GtkSpinButton`.
  public final var snapToTicks: Bool {
    get { gtk_spin_button_get_snap_to_ticks(instance(self)).isTrue }
    set { gtk_spin_button_set_snap_to_ticks(instance(self), newValue.gboolean) }
  }

  /// The property [`update-policy`](https://docs.gtk.org/gtk4/property.SpinButton.update-policy.html) of
  /// `GtkSpinButton`.
  public final var updatePolicy: SpinButtonUpdatePolicy {
    get { SpinButtonUpdatePolicy(cValue: gtk_spin_button_get_update_policy(instance(self))) }
    set { gtk_spin_button_set_update_policy(instance(self), newValue.cValue) }
  }

  /// The property [`value`](https://docs.gtk.org/gtk4/property.SpinButton.value.html) of `GtkSpinButton`.
  public final var value: Double {
    get { gtk_spin_button_get_value(instance(self)) }
    set { gtk_spin_button_set_value(instance(self), newValue) }
  }

  /// The property [`wrap`](https://docs.gtk.org/gtk4/property.SpinButton.wrap.html) of `GtkSpinButton`.
  public final var wrap: Bool {
    get { gtk_spin_button_get_wrap(instance(self)).isTrue }
    set { gtk_spin_button_set_wrap(instance(self), newValue.gboolean) }
  }

  /// Calls [`gtk_spin_button_configure()`](https://docs.gtk.org/gtk4/method.SpinButton.configure.html).
  public final func configure(_ adjustment: Adjustment?, climbRate: Double, digits: Int) {
    gtk_spin_button_configure(instance(self), adjustment?.gtkAdjustment, climbRate, digits.uint32)
  }

  /// Calls [`gtk_spin_button_get_increments()`](https://docs.gtk.org/gtk4/method.SpinButton.get_increments.html).
  public final var increments: (step: Double, page: Double) {
    var cStep: Double = 0
    var cPage: Double = 0
    gtk_spin_button_get_increments(instance(self), &cStep, &cPage)
    return (cStep, cPage)
  }

  /// Calls [`gtk_spin_button_get_range()`](https://docs.gtk.org/gtk4/method.SpinButton.get_range.html).
  public final var range: (min: Double, max: Double) {
    var cMin: Double = 0
    var cMax: Double = 0
    gtk_spin_button_get_range(instance(self), &cMin, &cMax)
    return (cMin, cMax)
  }

  /// Calls [`gtk_spin_button_get_value_as_int()`](https://docs.gtk.org/gtk4/method.SpinButton.get_value_as_int.html).
  public final var valueAsInt: Int { gtk_spin_button_get_value_as_int(instance(self)).int }

  /// Calls [`gtk_spin_button_set_increments()`](https://docs.gtk.org/gtk4/method.SpinButton.set_increments.html).
  public final func setIncrements(step: Double, page: Double) {
    gtk_spin_button_set_increments(instance(self), step, page)
  }

  /// Calls [`gtk_spin_button_set_range()`](https://docs.gtk.org/gtk4/method.SpinButton.set_range.html).
  public final func setRange(min: Double, max: Double) { gtk_spin_button_set_range(instance(self), min, max) }

  /// Calls [`gtk_spin_button_spin()`](https://docs.gtk.org/gtk4/method.SpinButton.spin.html).
  public final func spin(direction: SpinType, increment: Double) {
    gtk_spin_button_spin(instance(self), direction.cValue, increment)
  }

  /// Calls [`gtk_spin_button_update()`](https://docs.gtk.org/gtk4/method.SpinButton.update.html).
  public final func update() { gtk_spin_button_update(instance(self)) }
}

extension Reactive where Base: SpinButton {
  /// The property [`adjustment`](https://docs.gtk.org/gtk4/property.SpinButton.adjustment.html) of `GtkSpinButton`.
  public var adjustment: DynamicSubject<Adjustment?> { property("adjustment") }

  /// The property [`climb-rate`](https://docs.gtk.org/gtk4/property.SpinButton.climb-rate.html) of `GtkSpinButton`.
  public var climbRate: DynamicSubject<Double> {
    property("climb-rate", get: { (object: SpinButton) in object.climbRate }, set: { $0.climbRate = $1 })
  }

  /// The property [`digits`](https://docs.gtk.org/gtk4/property.SpinButton.digits.html) of `GtkSpinButton`.
  public var digits: DynamicSubject<Int> {
    property("digits", get: { (object: SpinButton) in object.digits }, set: { $0.digits = $1 })
  }

  /// The property [`numeric`](https://docs.gtk.org/gtk4/property.SpinButton.numeric.html) of `GtkSpinButton`.
  public var numeric: DynamicSubject<Bool> { property("numeric") }

  /// The property [`snap-to-ticks`](https://docs.gtk.org/gtk4/property.SpinButton.snap-to-ticks.html) of
  /// `GtkSpinButton`.
  public var snapToTicks: DynamicSubject<Bool> { property("snap-to-ticks") }

  /// The property [`update-policy`](https://docs.gtk.org/gtk4/property.SpinButton.update-policy.html) of
  /// `GtkSpinButton`.
  public var updatePolicy: DynamicSubject<SpinButtonUpdatePolicy> { property("update-policy") }

  /// The property [`value`](https://docs.gtk.org/gtk4/property.SpinButton.value.html) of `GtkSpinButton`.
  public var value: DynamicSubject<Double> {
    property("value", get: { (object: SpinButton) in object.value }, set: { $0.value = $1 })
  }

  /// The property [`wrap`](https://docs.gtk.org/gtk4/property.SpinButton.wrap.html) of `GtkSpinButton`.
  public var wrap: DynamicSubject<Bool> { property("wrap") }

  /// The signal [`change-value`](https://docs.gtk.org/gtk4/signal.SpinButton.change-value.html) of `GtkSpinButton`.
  ///
  /// Argument: `scroll`.
  public var changeValue: SafeSignal<ScrollType> { signal(ofOne: "change-value") }

  /// The signal [`input`](https://docs.gtk.org/gtk4/signal.SpinButton.input.html) of `GtkSpinButton`.
  ///
  /// Argument: `newValue`.
  public var input: SignalRequest<Int, SignalOutput<Double>> { request("input") }

  /// The signal [`output`](https://docs.gtk.org/gtk4/signal.SpinButton.output.html) of `GtkSpinButton`.
  public var output: SignalRequest<Bool> { request("output") }

  /// The signal [`value-changed`](https://docs.gtk.org/gtk4/signal.SpinButton.value-changed.html) of `GtkSpinButton`.
  public var valueChanged: SafeSignal<Void> { signal("value-changed") }

  /// The signal [`wrapped`](https://docs.gtk.org/gtk4/signal.SpinButton.wrapped.html) of `GtkSpinButton`.
  public var wrapped: SafeSignal<Void> { signal("wrapped") }
}
