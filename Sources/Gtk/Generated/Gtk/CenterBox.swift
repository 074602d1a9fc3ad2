// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkCenterBox`](https://docs.gtk.org/gtk4/class.CenterBox.html).
open class CenterBox: Widget, Orientable {
  open override class var gType: GType { gtk_center_box_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_center_box_new()`](https://docs.gtk.org/gtk4/ctor.CenterBox.new.html).
  public init() {
    super.init(adopting: gtk_center_box_new())
  }

  /// The property [`baseline-position`](https://docs.gtk.org/gtk4/property.CenterBox.baseline-position.html) of
  /// `GtkCenterBox`.
  public final var baselinePosition: BaselinePosition {
    get { BaselinePosition(cValue: gtk_center_box_get_baseline_position(instance(self))) }
    set { gtk_center_box_set_baseline_position(instance(self), newValue.cValue) }
  }

  /// Calls [`gtk_center_box_get_center_widget()`](https://docs.gtk.org/gtk4/method.CenterBox.get_center_widget.html)
  /// and `gtk_center_box_set_center_widget()`.
  public final var centerWidget: Widget? {
    get { lentObject(widget: gtk_center_box_get_center_widget(instance(self))) }
    set(child) { gtk_center_box_set_center_widget(instance(self), child?.gtkWidget) }
  }

  /// Calls [`gtk_center_box_get_end_widget()`](https://docs.gtk.org/gtk4/method.CenterBox.get_end_widget.html) and
  /// `gtk_center_box_set_end_widget()`.
  public final var endWidget: Widget? {
    get { lentObject(widget: gtk_center_box_get_end_widget(instance(self))) }
    set(child) { gtk_center_box_set_end_widget(instance(self), child?.gtkWidget) }
  }

  /// Calls [`gtk_center_box_get_start_widget()`](https://docs.gtk.org/gtk4/method.CenterBox.get_start_widget.html) and
  /// `gtk_center_box_set_start_widget()`.
  public final var startWidget: Widget? {
    get { lentObject(widget: gtk_center_box_get_start_widget(instance(self))) }
    set(child) { gtk_center_box_set_start_widget(instance(self), child?.gtkWidget) }
  }
}

extension Reactive where Base: CenterBox {
  /// The property [`baseline-position`](https://docs.gtk.org/gtk4/property.CenterBox.baseline-position.html) of
  /// `GtkCenterBox`.
  public var baselinePosition: DynamicSubject<BaselinePosition> { property("baseline-position") }
}
