// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_4
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwSpinRow`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.SpinRow.html). Since
  /// Libadwaita 1.4.
  open class SpinRow: Adw.ActionRow, Gtk.Editable {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_spin_row_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_spin_row_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.SpinRow.new.html).
    /// Since Libadwaita 1.4.
    public init(adjustment: Gtk.Adjustment? = nil, climbRate: Double, digits: Int) {
      super.init(adopting: adw_spin_row_new(adjustment?.gtkAdjustment, climbRate, digits.uint32))
    }

    /// Calls
    /// [`adw_spin_row_new_with_range()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.SpinRow.new_with_range.html).
    /// Since Libadwaita 1.4.
    public init(min: Double, max: Double, step: Double) {
      super.init(adopting: adw_spin_row_new_with_range(min, max, step))
    }

    /// The property
    /// [`adjustment`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SpinRow.adjustment.html) of
    /// `AdwSpinRow`. Since Libadwaita 1.4.
    public final var adjustment: Gtk.Adjustment? {
      get { Gtk.lentObject(adw_spin_row_get_adjustment(Gtk.instance(self))) }
      set { adw_spin_row_set_adjustment(Gtk.instance(self), newValue?.gtkAdjustment) }
    }

    /// The property
    /// [`climb-rate`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SpinRow.climb-rate.html) of
    /// `AdwSpinRow`. Since Libadwaita 1.4.
    public final var climbRate: Double {
      get { adw_spin_row_get_climb_rate(Gtk.instance(self)) }
      set { adw_spin_row_set_climb_rate(Gtk.instance(self), newValue) }
    }

    /// The property
    /// [`digits`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SpinRow.digits.html) of
    /// `AdwSpinRow`. Since Libadwaita 1.4.
    public final var digits: Int {
      get { adw_spin_row_get_digits(Gtk.instance(self)).int }
      set { adw_spin_row_set_digits(Gtk.instance(self), newValue.uint32) }
    }

    /// The property
    /// [`numeric`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SpinRow.numeric.html) of
    /// `AdwSpinRow`. Since Libadwaita 1.4.
    public final var numeric: Bool {
      get { adw_spin_row_get_numeric(Gtk.instance(self)).isTrue }
      set { adw_spin_row_set_numeric(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`snap-to-ticks`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SpinRow.snap-to-ticks.html)
    /// of `AdwSpinRow`. Since Libadwaita 1.4.
    public final var snapToTicks: Bool {
      get { adw_spin_row_get_snap_to_ticks(Gtk.instance(self)).isTrue }
      set { adw_spin_row_set_snap_to_ticks(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`update-policy`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SpinRow.update-policy.html)
    /// of `AdwSpinRow`. Since Libadwaita 1.4.
    public final var updatePolicy: Gtk.SpinButtonUpdatePolicy {
      get { Gtk.SpinButtonUpdatePolicy(cValue: adw_spin_row_get_update_policy(Gtk.instance(self))) }
      set { adw_spin_row_set_update_policy(Gtk.instance(self), newValue.cValue) }
    }

    /// The property [`value`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SpinRow.value.html)
    /// of `AdwSpinRow`. Since Libadwaita 1.4.
    public final var value: Double {
      get { adw_spin_row_get_value(Gtk.instance(self)) }
      set { adw_spin_row_set_value(Gtk.instance(self), newValue) }
    }

    /// The property [`wrap`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SpinRow.wrap.html)
    /// of `AdwSpinRow`. Since Libadwaita 1.4.
    public final var wrap: Bool {
      get { adw_spin_row_get_wrap(Gtk.instance(self)).isTrue }
      set { adw_spin_row_set_wrap(Gtk.instance(self), newValue.gboolean) }
    }

    /// Calls
    /// [`adw_spin_row_configure()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SpinRow.configure.html).
    /// Since Libadwaita 1.4.
    public final func configure(_ adjustment: Gtk.Adjustment?, climbRate: Double, digits: Int) {
      adw_spin_row_configure(Gtk.instance(self), adjustment?.gtkAdjustment, climbRate, digits.uint32)
    }

    /// Calls
    /// [`adw_spin_row_set_range()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SpinRow.set_range.html).
    /// Since Libadwaita 1.4.
    public final func setRange(min: Double, max: Double) { adw_spin_row_set_range(Gtk.instance(self), min, max) }

    /// Calls
    /// [`adw_spin_row_update()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SpinRow.update.html).
    /// Since Libadwaita 1.4.
    public final func update() { adw_spin_row_update(Gtk.instance(self)) }
  }
}

extension Reactive where Base: Adw.SpinRow {
  /// The property
  /// [`adjustment`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SpinRow.adjustment.html) of
  /// `AdwSpinRow`. Since Libadwaita 1.4.
  public var adjustment: DynamicSubject<Gtk.Adjustment?> { property("adjustment") }

  /// The property
  /// [`climb-rate`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SpinRow.climb-rate.html) of
  /// `AdwSpinRow`. Since Libadwaita 1.4.
  public var climbRate: DynamicSubject<Double> {
    property("climb-rate", get: { (object: Adw.SpinRow) in object.climbRate }, set: { $0.climbRate = $1 })
  }

  /// The property [`digits`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SpinRow.digits.html)
  /// of `AdwSpinRow`. Since Libadwaita 1.4.
  public var digits: DynamicSubject<Int> {
    property("digits", get: { (object: Adw.SpinRow) in object.digits }, set: { $0.digits = $1 })
  }

  /// The property
  /// [`numeric`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SpinRow.numeric.html) of
  /// `AdwSpinRow`. Since Libadwaita 1.4.
  public var numeric: DynamicSubject<Bool> { property("numeric") }

  /// The property
  /// [`snap-to-ticks`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SpinRow.snap-to-ticks.html)
  /// of `AdwSpinRow`. Since Libadwaita 1.4.
  public var snapToTicks: DynamicSubject<Bool> { property("snap-to-ticks") }

  /// The property
  /// [`update-policy`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SpinRow.update-policy.html)
  /// of `AdwSpinRow`. Since Libadwaita 1.4.
  public var updatePolicy: DynamicSubject<Gtk.SpinButtonUpdatePolicy> { property("update-policy") }

  /// The property [`value`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SpinRow.value.html)
  /// of `AdwSpinRow`. Since Libadwaita 1.4.
  public var value: DynamicSubject<Double> {
    property("value", get: { (object: Adw.SpinRow) in object.value }, set: { $0.value = $1 })
  }

  /// The property [`wrap`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SpinRow.wrap.html) of
  /// `AdwSpinRow`. Since Libadwaita 1.4.
  public var wrap: DynamicSubject<Bool> { property("wrap") }

  /// The signal [`input`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.SpinRow.input.html) of
  /// `AdwSpinRow`. Since Libadwaita 1.4.
  ///
  /// Argument: `newValue`.
  public var input: Gtk.SignalRequest<Int, Gtk.SignalOutput<Double>> { request("input") }

  /// The signal [`output`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.SpinRow.output.html) of
  /// `AdwSpinRow`. Since Libadwaita 1.4.
  public var output: Gtk.SignalRequest<Bool> { request("output") }

  /// The signal [`wrapped`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.SpinRow.wrapped.html)
  /// of `AdwSpinRow`. Since Libadwaita 1.4.
  public var wrapped: SafeSignal<Void> { signal("wrapped") }
}

#endif
