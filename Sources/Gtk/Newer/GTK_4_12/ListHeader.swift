// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_12
public import BindingCore
import CGtk

/// The class [`GtkListHeader`](https://docs.gtk.org/gtk4/class.ListHeader.html). Since GTK 4.12.
open class ListHeader: Object {
  open override class var gType: GType { gtk_list_header_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.ListHeader.child.html) of `GtkListHeader`. Since GTK
  /// 4.12.
  public final var child: Widget? {
    get { lentObject(widget: gtk_list_header_get_child(instance(self))) }
    set { gtk_list_header_set_child(instance(self), newValue?.gtkWidget) }
  }

  /// The property [`end`](https://docs.gtk.org/gtk4/property.ListHeader.end.html) of `GtkListHeader`. Since GTK 4.12.
  public final var end: Int { gtk_list_header_get_end(instance(self)).int }

  /// The property [`item`](https://docs.gtk.org/gtk4/property.ListHeader.item.html) of `GtkListHeader`. Since GTK 4.12.
  public final var item: Object? { lentObject(gtk_list_header_get_item(instance(self))) }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.ListHeader.n-items.html) of `GtkListHeader`. Since GTK
  /// 4.12.
  public final var nItems: Int { gtk_list_header_get_n_items(instance(self)).int }

  /// The property [`start`](https://docs.gtk.org/gtk4/property.ListHeader.start.html) of `GtkListHeader`. Since GTK
  /// 4.12.
  public final var start: Int { gtk_list_header_get_start(instance(self)).int }
}

extension Reactive where Base: ListHeader {
  /// The property [`child`](https://docs.gtk.org/gtk4/property.ListHeader.child.html) of `GtkListHeader`. Since GTK
  /// 4.12.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The property [`end`](https://docs.gtk.org/gtk4/property.ListHeader.end.html) of `GtkListHeader`. Since GTK 4.12.
  public var end: SafeSignal<Int> { readOnlyProperty("end") }

  /// The property [`item`](https://docs.gtk.org/gtk4/property.ListHeader.item.html) of `GtkListHeader`. Since GTK 4.12.
  public var item: SafeSignal<Object?> { readOnlyProperty("item") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.ListHeader.n-items.html) of `GtkListHeader`. Since GTK
  /// 4.12.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }

  /// The property [`start`](https://docs.gtk.org/gtk4/property.ListHeader.start.html) of `GtkListHeader`. Since GTK
  /// 4.12.
  public var start: SafeSignal<Int> { readOnlyProperty("start") }
}

#endif
