// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkFlattenListModel`](https://docs.gtk.org/gtk4/class.FlattenListModel.html).
open class FlattenListModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_flatten_list_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_flatten_list_model_new()`](https://docs.gtk.org/gtk4/ctor.FlattenListModel.new.html).
  public init(model: (any Gio.ListModel)? = nil) {
    super.init(adopting: gtk_flatten_list_model_new(model?.given()).raw)
  }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.FlattenListModel.item-type.html) of
  /// `GtkFlattenListModel`. Since GTK 4.8.
  public final var itemType: GType { getProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.FlattenListModel.model.html) of `GtkFlattenListModel`.
  public final var model: (any Gio.ListModel)? {
    get { lentInterface(opaque: gtk_flatten_list_model_get_model(instance(self))) }
    set { gtk_flatten_list_model_set_model(instance(self), newValue?.opaque) }
  }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.FlattenListModel.n-items.html) of
  /// `GtkFlattenListModel`. Since GTK 4.8.
  public final var nItems: Int { getProperty("n-items") }

  /// Calls
  /// [`gtk_flatten_list_model_get_model_for_item()`](https://docs.gtk.org/gtk4/method.FlattenListModel.get_model_for_item.html).
  public final func getModelForItem(_ position: Int) -> (any Gio.ListModel)? {
    lentInterface(opaque: gtk_flatten_list_model_get_model_for_item(instance(self), position.uint32))
  }
}

extension Reactive where Base: FlattenListModel {
  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.FlattenListModel.item-type.html) of
  /// `GtkFlattenListModel`. Since GTK 4.8.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.FlattenListModel.model.html) of `GtkFlattenListModel`.
  public var model: DynamicSubject<(any Gio.ListModel)?> { interfaceProperty("model") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.FlattenListModel.n-items.html) of
  /// `GtkFlattenListModel`. Since GTK 4.8.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}
