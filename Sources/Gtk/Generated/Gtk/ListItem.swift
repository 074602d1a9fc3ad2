// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkListItem`](https://docs.gtk.org/gtk4/class.ListItem.html).
open class ListItem: Object {
  open override class var gType: GType { gtk_list_item_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`activatable`](https://docs.gtk.org/gtk4/property.ListItem.activatable.html) of `GtkListItem`.
  public final var activatable: Bool {
    get { gtk_list_item_get_activatable(instance(self)).isTrue }
    set { gtk_list_item_set_activatable(instance(self), newValue.gboolean) }
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.ListItem.child.html) of `GtkListItem`.
  public final var child: Widget? {
    get { lentObject(widget: gtk_list_item_get_child(instance(self))) }
    set { gtk_list_item_set_child(instance(self), newValue?.gtkWidget) }
  }

  /// The property [`item`](https://docs.gtk.org/gtk4/property.ListItem.item.html) of `GtkListItem`.
  public final var item: Object? { lentObject(gtk_list_item_get_item(instance(self))) }

  /// The property [`position`](https://docs.gtk.org/gtk4/property.ListItem.position.html) of `GtkListItem`.
  public final var position: Int { gtk_list_item_get_position(instance(self)).int }

  /// The property [`selectable`](https://docs.gtk.org/gtk4/property.ListItem.selectable.html) of `GtkListItem`.
  public final var selectable: Bool {
    get { gtk_list_item_get_selectable(instance(self)).isTrue }
    set { gtk_list_item_set_selectable(instance(self), newValue.gboolean) }
  }

  /// The property [`selected`](https://docs.gtk.org/gtk4/property.ListItem.selected.html) of `GtkListItem`.
  public final var selected: Bool { gtk_list_item_get_selected(instance(self)).isTrue }
}

extension Reactive where Base: ListItem {
  /// The property [`activatable`](https://docs.gtk.org/gtk4/property.ListItem.activatable.html) of `GtkListItem`.
  public var activatable: DynamicSubject<Bool> { property("activatable") }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.ListItem.child.html) of `GtkListItem`.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The property [`item`](https://docs.gtk.org/gtk4/property.ListItem.item.html) of `GtkListItem`.
  public var item: SafeSignal<Object?> { readOnlyProperty("item") }

  /// The property [`position`](https://docs.gtk.org/gtk4/property.ListItem.position.html) of `GtkListItem`.
  public var position: SafeSignal<Int> { readOnlyProperty("position") }

  /// The property [`selectable`](https://docs.gtk.org/gtk4/property.ListItem.selectable.html) of `GtkListItem`.
  public var selectable: DynamicSubject<Bool> { property("selectable") }

  /// The property [`selected`](https://docs.gtk.org/gtk4/property.ListItem.selected.html) of `GtkListItem`.
  public var selected: SafeSignal<Bool> { readOnlyProperty("selected") }
}
