// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkScaleButton`](https://docs.gtk.org/gtk4/class.ScaleButton.html).
open class ScaleButton: Widget, Orientable {
  open override class var gType: GType { gtk_scale_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkScaleButton: UnsafeMutablePointer<GtkScaleButton> {
    pointer.assumingMemoryBound(to: GtkScaleButton.self)
  }

  /// Calls [`gtk_scale_button_new()`](https://docs.gtk.org/gtk4/ctor.ScaleButton.new.html).
  public init(min: Double, max: Double, step: Double, icons: [String] = []) {
    let lent = CallScope()
    defer { lent.end() }
    super.init(adopting: gtk_scale_button_new(min, max, step, lent.strings(icons)))
  }

  /// The property [`adjustment`](https://docs.gtk.org/gtk4/property.ScaleButton.adjustment.html) of `GtkScaleButton`.
  public final var adjustment: Adjustment? {
    get { lentObject(gtk_scale_button_get_adjustment(gtkScaleButton)) }
    set { gtk_scale_button_set_adjustment(gtkScaleButton, newValue?.gtkAdjustment) }
  }

  /// The property [`icons`](https://docs.gtk.org/gtk4/property.ScaleButton.icons.html) of `GtkScaleButton`.
  public final var icons: [String] {
    get { getProperty("icons") }
    set { setProperty("icons", newValue) }
  }

  /// The property [`value`](https://docs.gtk.org/gtk4/property.ScaleButton.value.html) of `GtkScaleButton`.
  public final var value: Double {
    get { gtk_scale_button_get_value(gtkScaleButton) }
    set { gtk_scale_button_set_value(gtkScaleButton, newValue) }
  }

  /// Calls [`gtk_scale_button_get_minus_button()`](https://docs.gtk.org/gtk4/method.ScaleButton.get_minus_button.html).
  public final var minusButton: Button? { lentObject(widget: gtk_scale_button_get_minus_button(gtkScaleButton)) }

  /// Calls [`gtk_scale_button_get_plus_button()`](https://docs.gtk.org/gtk4/method.ScaleButton.get_plus_button.html).
  public final var plusButton: Button? { lentObject(widget: gtk_scale_button_get_plus_button(gtkScaleButton)) }

  /// Calls [`gtk_scale_button_get_popup()`](https://docs.gtk.org/gtk4/method.ScaleButton.get_popup.html).
  public final var popup: Widget? { lentObject(widget: gtk_scale_button_get_popup(gtkScaleButton)) }
}

extension Reactive where Base: ScaleButton {
  /// The property [`adjustment`](https://docs.gtk.org/gtk4/property.ScaleButton.adjustment.html) of `GtkScaleButton`.
  public var adjustment: DynamicSubject<Adjustment?> { property("adjustment") }

  /// The property [`icons`](https://docs.gtk.org/gtk4/property.ScaleButton.icons.html) of `GtkScaleButton`.
  public var icons: DynamicSubject<[String]> { property("icons") }

  /// The property [`value`](https://docs.gtk.org/gtk4/property.ScaleButton.value.html) of `GtkScaleButton`.
  public var value: DynamicSubject<Double> {
    property("value", get: { (object: ScaleButton) in object.value }, set: { $0.value = $1 })
  }

  /// The signal [`popdown`](https://docs.gtk.org/gtk4/signal.ScaleButton.popdown.html) of `GtkScaleButton`.
  public var popdown: SafeSignal<Void> { signal("popdown") }

  /// The signal [`popup`](https://docs.gtk.org/gtk4/signal.ScaleButton.popup.html) of `GtkScaleButton`.
  public var popup: SafeSignal<Void> { signal("popup") }

  /// The signal [`value-changed`](https://docs.gtk.org/gtk4/signal.ScaleButton.value-changed.html) of `GtkScaleButton`.
  ///
  /// Argument: `value`.
  public var valueChanged: SafeSignal<Double> { signal(ofOne: "value-changed") }
}
