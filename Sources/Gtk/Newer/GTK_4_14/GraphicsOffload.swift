// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_14
public import BindingCore
import CGtk

/// The class [`GtkGraphicsOffload`](https://docs.gtk.org/gtk4/class.GraphicsOffload.html). Since GTK 4.14.
open class GraphicsOffload: Widget {
  open override class var gType: GType { gtk_graphics_offload_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_graphics_offload_new()`](https://docs.gtk.org/gtk4/ctor.GraphicsOffload.new.html). Since GTK 4.14.
  public init(child: Widget? = nil) {
    super.init(adopting: gtk_graphics_offload_new(child?.gtkWidget))
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.GraphicsOffload.child.html) of `GtkGraphicsOffload`.
  /// Since GTK 4.14.
  public final var child: Widget? {
    get { lentObject(widget: gtk_graphics_offload_get_child(instance(self))) }
    set { gtk_graphics_offload_set_child(instance(self), newValue?.gtkWidget) }
  }

  /// The property [`enabled`](https://docs.gtk.org/gtk4/property.GraphicsOffload.enabled.html) of `GtkGraphicsOffload`.
  /// Since GTK 4.14.
  public final var enabled: GraphicsOffloadEnabled {
    get { GraphicsOffloadEnabled(cValue: gtk_graphics_offload_get_enabled(instance(self))) }
    set { gtk_graphics_offload_set_enabled(instance(self), newValue.cValue) }
  }
}

extension Reactive where Base: GraphicsOffload {
  /// The property [`child`](https://docs.gtk.org/gtk4/property.GraphicsOffload.child.html) of `GtkGraphicsOffload`.
  /// Since GTK 4.14.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The property [`enabled`](https://docs.gtk.org/gtk4/property.GraphicsOffload.enabled.html) of `GtkGraphicsOffload`.
  /// Since GTK 4.14.
  public var enabled: DynamicSubject<GraphicsOffloadEnabled> { property("enabled") }
}

#endif
