// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkDragIcon`](https://docs.gtk.org/gtk4/class.DragIcon.html).
open class DragIcon: Widget, Native, Root {
  open override class var gType: GType { gtk_drag_icon_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.DragIcon.child.html) of `GtkDragIcon`.
  public final var child: Widget? {
    get { lentObject(widget: gtk_drag_icon_get_child(instance(self))) }
    set { gtk_drag_icon_set_child(instance(self), newValue?.gtkWidget) }
  }

  /// Calls
  /// [`gtk_drag_icon_create_widget_for_value()`](https://docs.gtk.org/gtk4/type_func.DragIcon.create_widget_for_value.html).
  @discardableResult
  public static func createWidgetForValue(_ value: any GValueWritable) -> Widget? {
    let lent = CallScope()
    defer { lent.end() }
    return givenObject(widget: gtk_drag_icon_create_widget_for_value(lent.value(value)))
  }

  /// Calls [`gtk_drag_icon_get_for_drag()`](https://docs.gtk.org/gtk4/type_func.DragIcon.get_for_drag.html).
  public static func getForDrag(_ drag: Gdk.Drag) -> Widget {
    lentObject(widget: gtk_drag_icon_get_for_drag(drag.opaque))!
  }

  /// Calls
  /// [`gtk_drag_icon_set_from_paintable()`](https://docs.gtk.org/gtk4/type_func.DragIcon.set_from_paintable.html).
  public static func setFromPaintable(_ drag: Gdk.Drag, paintable: any Gdk.Paintable, hotX: Int, hotY: Int) {
    gtk_drag_icon_set_from_paintable(drag.opaque, paintable.opaque, hotX.int32, hotY.int32)
  }
}

extension Reactive where Base: DragIcon {
  /// The property [`child`](https://docs.gtk.org/gtk4/property.DragIcon.child.html) of `GtkDragIcon`.
  public var child: DynamicSubject<Widget?> { property("child") }
}
