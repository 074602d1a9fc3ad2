// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkWindowHandle`](https://docs.gtk.org/gtk4/class.WindowHandle.html).
open class WindowHandle: Widget {
  open override class var gType: GType { gtk_window_handle_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_window_handle_new()`](https://docs.gtk.org/gtk4/ctor.WindowHandle.new.html).
  public init() {
    super.init(adopting: gtk_window_handle_new())
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.WindowHandle.child.html) of `GtkWindowHandle`.
  public final var child: Widget? {
    get { lentObject(widget: gtk_window_handle_get_child(instance(self))) }
    set { gtk_window_handle_set_child(instance(self), newValue?.gtkWidget) }
  }
}

extension Reactive where Base: WindowHandle {
  /// The property [`child`](https://docs.gtk.org/gtk4/property.WindowHandle.child.html) of `GtkWindowHandle`.
  public var child: DynamicSubject<Widget?> { property("child") }
}
