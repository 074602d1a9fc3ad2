// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkCenterLayout`](https://docs.gtk.org/gtk4/class.CenterLayout.html).
open class CenterLayout: LayoutManager {
  open override class var gType: GType { gtk_center_layout_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_center_layout_new()`](https://docs.gtk.org/gtk4/ctor.CenterLayout.new.html).
  public init() {
    super.init(adopting: gtk_center_layout_new())
  }

  /// Calls
  /// [`gtk_center_layout_get_baseline_position()`](https://docs.gtk.org/gtk4/method.CenterLayout.get_baseline_position.html)
  /// and `gtk_center_layout_set_baseline_position()`.
  public final var baselinePosition: BaselinePosition {
    get { BaselinePosition(cValue: gtk_center_layout_get_baseline_position(instance(self))) }
    set(baselinePosition) { gtk_center_layout_set_baseline_position(instance(self), baselinePosition.cValue) }
  }

  /// Calls
  /// [`gtk_center_layout_get_center_widget()`](https://docs.gtk.org/gtk4/method.CenterLayout.get_center_widget.html)
  /// and `gtk_center_layout_set_center_widget()`.
  public final var centerWidget: Widget? {
    get { lentObject(widget: gtk_center_layout_get_center_widget(instance(self))) }
    set(widget) { gtk_center_layout_set_center_widget(instance(self), widget?.gtkWidget) }
  }

  /// Calls [`gtk_center_layout_get_end_widget()`](https://docs.gtk.org/gtk4/method.CenterLayout.get_end_widget.html)
  /// and `gtk_center_layout_set_end_widget()`.
  public final var endWidget: Widget? {
    get { lentObject(widget: gtk_center_layout_get_end_widget(instance(self))) }
    set(widget) { gtk_center_layout_set_end_widget(instance(self), widget?.gtkWidget) }
  }

  /// Calls [`gtk_center_layout_get_orientation()`](https://docs.gtk.org/gtk4/method.CenterLayout.get_orientation.html)
  /// and `gtk_center_layout_set_orientation()`.
  public final var orientation: Orientation {
    get { Orientation(cValue: gtk_center_layout_get_orientation(instance(self))) }
    set(orientation) { gtk_center_layout_set_orientation(instance(self), orientation.cValue) }
  }

  /// Calls
  /// [`gtk_center_layout_get_start_widget()`](https://docs.gtk.org/gtk4/method.CenterLayout.get_start_widget.html) and
  /// `gtk_center_layout_set_start_widget()`.
  public final var startWidget: Widget? {
    get { lentObject(widget: gtk_center_layout_get_start_widget(instance(self))) }
    set(widget) { gtk_center_layout_set_start_widget(instance(self), widget?.gtkWidget) }
  }
}
