// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkTreeListModel`](https://docs.gtk.org/gtk4/class.TreeListModel.html).
open class TreeListModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_tree_list_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_tree_list_model_new()`](https://docs.gtk.org/gtk4/ctor.TreeListModel.new.html).
  public init(
    root: any Gio.ListModel, passthrough: Bool, autoexpand: Bool, createFunc: @escaping (Object) -> (any Gio.ListModel)?
  ) {
    super.init(
      adopting: gtk_tree_list_model_new(
        root.given(), passthrough.gboolean, autoexpand.gboolean, callGtkTreeListModelCreateModelFunc,
        heldClosure(createFunc), releaseClosure
      ).raw)
  }

  /// The property [`autoexpand`](https://docs.gtk.org/gtk4/property.TreeListModel.autoexpand.html) of
  /// `GtkTreeListModel`.
  public final var autoexpand: Bool {
    get { gtk_tree_list_model_get_autoexpand(instance(self)).isTrue }
    set { gtk_tree_list_model_set_autoexpand(instance(self), newValue.gboolean) }
  }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.TreeListModel.item-type.html) of `GtkTreeListModel`.
  /// Since GTK 4.8.
  public final var itemType: GType { getProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.TreeListModel.model.html) of `GtkTreeListModel`.
  public final var model: (any Gio.ListModel)? { lentInterface(opaque: gtk_tree_list_model_get_model(instance(self))) }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.TreeListModel.n-items.html) of `GtkTreeListModel`.
  /// Since GTK 4.8.
  public final var nItems: Int { getProperty("n-items") }

  /// The property [`passthrough`](https://docs.gtk.org/gtk4/property.TreeListModel.passthrough.html) of
  /// `GtkTreeListModel`.
  public final var passthrough: Bool { gtk_tree_list_model_get_passthrough(instance(self)).isTrue }

  /// Calls [`gtk_tree_list_model_get_child_row()`](https://docs.gtk.org/gtk4/method.TreeListModel.get_child_row.html).
  public final func getChildRow(_ position: Int) -> TreeListRow? {
    givenObject(opaque: gtk_tree_list_model_get_child_row(instance(self), position.uint32))
  }

  /// Calls [`gtk_tree_list_model_get_row()`](https://docs.gtk.org/gtk4/method.TreeListModel.get_row.html).
  public final func getRow(_ position: Int) -> TreeListRow? {
    givenObject(opaque: gtk_tree_list_model_get_row(instance(self), position.uint32))
  }
}

extension Reactive where Base: TreeListModel {
  /// The property [`autoexpand`](https://docs.gtk.org/gtk4/property.TreeListModel.autoexpand.html) of
  /// `GtkTreeListModel`.
  public var autoexpand: DynamicSubject<Bool> { property("autoexpand") }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.TreeListModel.item-type.html) of `GtkTreeListModel`.
  /// Since GTK 4.8.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.TreeListModel.model.html) of `GtkTreeListModel`.
  public var model: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("model") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.TreeListModel.n-items.html) of `GtkTreeListModel`.
  /// Since GTK 4.8.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }

  /// The property [`passthrough`](https://docs.gtk.org/gtk4/property.TreeListModel.passthrough.html) of
  /// `GtkTreeListModel`.
  public var passthrough: SafeSignal<Bool> { readOnlyProperty("passthrough") }
}
