// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkMapListModel`](https://docs.gtk.org/gtk4/class.MapListModel.html).
open class MapListModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_map_list_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_map_list_model_new()`](https://docs.gtk.org/gtk4/ctor.MapListModel.new.html).
  public init(model: (any Gio.ListModel)? = nil, mapFunc: ((Object) -> Object)? = nil) {
    super.init(
      adopting: gtk_map_list_model_new(
        model?.given(), mapFunc == nil ? nil : callGtkMapListModelMapFunc, mapFunc.map { heldClosure($0) },
        mapFunc == nil ? nil : releaseClosure
      ).raw)
  }

  /// The property [`has-map`](https://docs.gtk.org/gtk4/property.MapListModel.has-map.html) of `GtkMapListModel`.
  public final var hasMap: Bool { gtk_map_list_model_has_map(instance(self)).isTrue }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.MapListModel.item-type.html) of `GtkMapListModel`.
  /// Since GTK 4.8.
  public final var itemType: GType { getProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.MapListModel.model.html) of `GtkMapListModel`.
  public final var model: (any Gio.ListModel)? { lentInterface(opaque: gtk_map_list_model_get_model(instance(self))) }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.MapListModel.n-items.html) of `GtkMapListModel`. Since
  /// GTK 4.8.
  public final var nItems: Int { getProperty("n-items") }

  /// Calls [`gtk_map_list_model_set_map_func()`](https://docs.gtk.org/gtk4/method.MapListModel.set_map_func.html).
  public final func setMapFunc(_ mapFunc: ((Object) -> Object)?) {
    gtk_map_list_model_set_map_func(
      instance(self), mapFunc == nil ? nil : callGtkMapListModelMapFunc, mapFunc.map { heldClosure($0) },
      mapFunc == nil ? nil : releaseClosure)
  }

  /// Calls [`gtk_map_list_model_set_model()`](https://docs.gtk.org/gtk4/method.MapListModel.set_model.html).
  public final func setModel(_ model: (any Gio.ListModel)?) {
    gtk_map_list_model_set_model(instance(self), model?.opaque)
  }
}

extension Reactive where Base: MapListModel {
  /// The property [`has-map`](https://docs.gtk.org/gtk4/property.MapListModel.has-map.html) of `GtkMapListModel`.
  public var hasMap: SafeSignal<Bool> { readOnlyProperty("has-map") }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.MapListModel.item-type.html) of `GtkMapListModel`.
  /// Since GTK 4.8.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.MapListModel.model.html) of `GtkMapListModel`.
  public var model: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("model") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.MapListModel.n-items.html) of `GtkMapListModel`. Since
  /// GTK 4.8.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}
