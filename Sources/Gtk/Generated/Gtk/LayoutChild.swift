// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkLayoutChild`](https://docs.gtk.org/gtk4/class.LayoutChild.html).
open class LayoutChild: Object {
  open override class var gType: GType { gtk_layout_child_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkLayoutChild: UnsafeMutablePointer<GtkLayoutChild> {
    pointer.assumingMemoryBound(to: GtkLayoutChild.self)
  }

  /// The property [`child-widget`](https://docs.gtk.org/gtk4/property.LayoutChild.child-widget.html) of
  /// `GtkLayoutChild`.
  public final var childWidget: Widget? { lentObject(widget: gtk_layout_child_get_child_widget(gtkLayoutChild)) }

  /// The property [`layout-manager`](https://docs.gtk.org/gtk4/property.LayoutChild.layout-manager.html) of
  /// `GtkLayoutChild`.
  public final var layoutManager: LayoutManager? { lentObject(gtk_layout_child_get_layout_manager(gtkLayoutChild)) }
}

extension Reactive where Base: LayoutChild {
  /// The property [`child-widget`](https://docs.gtk.org/gtk4/property.LayoutChild.child-widget.html) of
  /// `GtkLayoutChild`.
  public var childWidget: SafeSignal<Widget?> { readOnlyProperty("child-widget") }

  /// The property [`layout-manager`](https://docs.gtk.org/gtk4/property.LayoutChild.layout-manager.html) of
  /// `GtkLayoutChild`.
  public var layoutManager: SafeSignal<LayoutManager?> { readOnlyProperty("layout-manager") }
}
