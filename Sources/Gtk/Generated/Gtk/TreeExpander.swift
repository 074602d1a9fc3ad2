// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkTreeExpander`](https://docs.gtk.org/gtk4/class.TreeExpander.html).
open class TreeExpander: Widget {
  open override class var gType: GType { gtk_tree_expander_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_tree_expander_new()`](https://docs.gtk.org/gtk4/ctor.TreeExpander.new.html).
  public init() {
    super.init(adopting: gtk_tree_expander_new())
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.TreeExpander.child.html) of `GtkTreeExpander`.
  public final var child: Widget? {
    get { lentObject(widget: gtk_tree_expander_get_child(instance(self))) }
    set { gtk_tree_expander_set_child(instance(self), newValue?.gtkWidget) }
  }

  /// The property [`indent-for-icon`](https://docs.gtk.org/gtk4/property.TreeExpander.indent-for-icon.html) of
  /// `GtkTreeExpander`. Since GTK 4.6.
  public final var indentForIcon: Bool {
    get { gtk_tree_expander_get_indent_for_icon(instance(self)).isTrue }
    set { gtk_tree_expander_set_indent_for_icon(instance(self), newValue.gboolean) }
  }

  /// The property [`item`](https://docs.gtk.org/gtk4/property.TreeExpander.item.html) of `GtkTreeExpander`.
  public final var item: Object? { givenObject(gtk_tree_expander_get_item(instance(self))) }

  /// The property [`list-row`](https://docs.gtk.org/gtk4/property.TreeExpander.list-row.html) of `GtkTreeExpander`.
  public final var listRow: TreeListRow? {
    get { lentObject(opaque: gtk_tree_expander_get_list_row(instance(self))) }
    set { gtk_tree_expander_set_list_row(instance(self), newValue?.opaque) }
  }
}

extension Reactive where Base: TreeExpander {
  /// The property [`child`](https://docs.gtk.org/gtk4/property.TreeExpander.child.html) of `GtkTreeExpander`.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The property [`indent-for-icon`](https://docs.gtk.org/gtk4/property.TreeExpander.indent-for-icon.html) of
  /// `GtkTreeExpander`. Since GTK 4.6.
  public var indentForIcon: DynamicSubject<Bool> { property("indent-for-icon") }

  /// The property [`item`](https://docs.gtk.org/gtk4/property.TreeExpander.item.html) of `GtkTreeExpander`.
  public var item: SafeSignal<Object?> { readOnlyProperty("item") }

  /// The property [`list-row`](https://docs.gtk.org/gtk4/property.TreeExpander.list-row.html) of `GtkTreeExpander`.
  public var listRow: DynamicSubject<TreeListRow?> { property("list-row") }
}
