// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkWidgetPaintable`](https://docs.gtk.org/gtk4/class.WidgetPaintable.html).
open class WidgetPaintable: Object, Gdk.Paintable {
  open override class var gType: GType { gtk_widget_paintable_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_widget_paintable_new()`](https://docs.gtk.org/gtk4/ctor.WidgetPaintable.new.html).
  public init(widget: Widget? = nil) {
    super.init(adopting: gtk_widget_paintable_new(widget?.gtkWidget).raw)
  }

  /// The property [`widget`](https://docs.gtk.org/gtk4/property.WidgetPaintable.widget.html) of `GtkWidgetPaintable`.
  public final var widget: Widget? {
    get { lentObject(widget: gtk_widget_paintable_get_widget(instance(self))) }
    set { gtk_widget_paintable_set_widget(instance(self), newValue?.gtkWidget) }
  }
}

extension Reactive where Base: WidgetPaintable {
  /// The property [`widget`](https://docs.gtk.org/gtk4/property.WidgetPaintable.widget.html) of `GtkWidgetPaintable`.
  public var widget: DynamicSubject<Widget?> { property("widget") }
}
