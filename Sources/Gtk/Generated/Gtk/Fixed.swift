// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import CGtk

/// The class [`GtkFixed`](https://docs.gtk.org/gtk4/class.Fixed.html).
open class Fixed: Widget {
  open override class var gType: GType { gtk_fixed_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkFixed: UnsafeMutablePointer<GtkFixed> {
    pointer.assumingMemoryBound(to: GtkFixed.self)
  }

  /// Calls [`gtk_fixed_new()`](https://docs.gtk.org/gtk4/ctor.Fixed.new.html).
  public init() {
    super.init(adopting: gtk_fixed_new())
  }

  /// Calls [`gtk_fixed_get_child_position()`](https://docs.gtk.org/gtk4/method.Fixed.get_child_position.html).
  public final func getChildPosition(_ widget: Widget) -> (x: Double, y: Double) {
    var cX: Double = 0
    var cY: Double = 0
    gtk_fixed_get_child_position(gtkFixed, widget.gtkWidget, &cX, &cY)
    return (cX, cY)
  }

  /// Calls [`gtk_fixed_get_child_transform()`](https://docs.gtk.org/gtk4/method.Fixed.get_child_transform.html).
  public final func getChildTransform(_ widget: Widget) -> Gsk.Transform? {
    lentBoxed(opaque: gtk_fixed_get_child_transform(gtkFixed, widget.gtkWidget))
  }

  /// Calls [`gtk_fixed_move()`](https://docs.gtk.org/gtk4/method.Fixed.move.html).
  public final func move(_ widget: Widget, x: Double, y: Double) { gtk_fixed_move(gtkFixed, widget.gtkWidget, x, y) }

  /// Calls [`gtk_fixed_put()`](https://docs.gtk.org/gtk4/method.Fixed.put.html).
  public final func put(_ widget: Widget, x: Double, y: Double) { gtk_fixed_put(gtkFixed, widget.gtkWidget, x, y) }

  /// Calls [`gtk_fixed_remove()`](https://docs.gtk.org/gtk4/method.Fixed.remove.html).
  public final func remove(_ widget: Widget) { gtk_fixed_remove(gtkFixed, widget.gtkWidget) }

  /// Calls [`gtk_fixed_set_child_transform()`](https://docs.gtk.org/gtk4/method.Fixed.set_child_transform.html).
  public final func setChildTransform(_ widget: Widget, transform: Gsk.Transform?) {
    gtk_fixed_set_child_transform(gtkFixed, widget.gtkWidget, transform?.opaque)
  }
}
