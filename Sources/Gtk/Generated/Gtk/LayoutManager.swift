// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import CGtk

/// The class [`GtkLayoutManager`](https://docs.gtk.org/gtk4/class.LayoutManager.html).
open class LayoutManager: OverridableLayout {
  open override class var gType: GType { gtk_layout_manager_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkLayoutManager: UnsafeMutablePointer<GtkLayoutManager> {
    pointer.assumingMemoryBound(to: GtkLayoutManager.self)
  }

  /// Calls
  /// [`gtk_layout_manager_get_layout_child()`](https://docs.gtk.org/gtk4/method.LayoutManager.get_layout_child.html).
  public final func getLayoutChild(_ child: Widget) -> LayoutChild? {
    lentObject(gtk_layout_manager_get_layout_child(gtkLayoutManager, child.gtkWidget))
  }

  /// Calls
  /// [`gtk_layout_manager_get_request_mode()`](https://docs.gtk.org/gtk4/method.LayoutManager.get_request_mode.html).
  public final var requestMode: SizeRequestMode {
    SizeRequestMode(cValue: gtk_layout_manager_get_request_mode(gtkLayoutManager))
  }

  /// Calls [`gtk_layout_manager_get_widget()`](https://docs.gtk.org/gtk4/method.LayoutManager.get_widget.html).
  public final var widget: Widget? { lentObject(widget: gtk_layout_manager_get_widget(gtkLayoutManager)) }

  /// Calls [`gtk_layout_manager_layout_changed()`](https://docs.gtk.org/gtk4/method.LayoutManager.layout_changed.html).
  public final func layoutChanged() { gtk_layout_manager_layout_changed(gtkLayoutManager) }
}
