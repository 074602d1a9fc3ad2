// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkSliceListModel`](https://docs.gtk.org/gtk4/class.SliceListModel.html).
open class SliceListModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_slice_list_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_slice_list_model_new()`](https://docs.gtk.org/gtk4/ctor.SliceListModel.new.html).
  public init(model: (any Gio.ListModel)? = nil, offset: Int, size: Int) {
    super.init(adopting: gtk_slice_list_model_new(model?.given(), offset.uint32, size.uint32).raw)
  }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.SliceListModel.item-type.html) of
  /// `GtkSliceListModel`. Since GTK 4.8.
  public final var itemType: GType { getProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.SliceListModel.model.html) of `GtkSliceListModel`.
  public final var model: (any Gio.ListModel)? {
    get { lentInterface(opaque: gtk_slice_list_model_get_model(instance(self))) }
    set { gtk_slice_list_model_set_model(instance(self), newValue?.opaque) }
  }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.SliceListModel.n-items.html) of `GtkSliceListModel`.
  /// Since GTK 4.8.
  public final var nItems: Int { getProperty("n-items") }

  /// The property [`offset`](https://docs.gtk.org/gtk4/property.SliceListModel.offset.html) of `GtkSliceListModel`.
  public final var offset: Int {
    get { gtk_slice_list_model_get_offset(instance(self)).int }
    set { gtk_slice_list_model_set_offset(instance(self), newValue.uint32) }
  }

  /// The property [`size`](https://docs.gtk.org/gtk4/property.SliceListModel.size.html) of `GtkSliceListModel`.
  public final var size: Int {
    get { gtk_slice_list_model_get_size(instance(self)).int }
    set { gtk_slice_list_model_set_size(instance(self), newValue.uint32) }
  }
}

extension Reactive where Base: SliceListModel {
  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.SliceListModel.item-type.html) of
  /// `GtkSliceListModel`. Since GTK 4.8.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.SliceListModel.model.html) of `GtkSliceListModel`.
  public var model: DynamicSubject<(any Gio.ListModel)?> { interfaceProperty("model") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.SliceListModel.n-items.html) of `GtkSliceListModel`.
  /// Since GTK 4.8.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }

  /// The property [`offset`](https://docs.gtk.org/gtk4/property.SliceListModel.offset.html) of `GtkSliceListModel`.
  public var offset: DynamicSubject<Int> {
    property("offset", get: { (object: SliceListModel) in object.offset }, set: { $0.offset = $1 })
  }

  /// The property [`size`](https://docs.gtk.org/gtk4/property.SliceListModel.size.html) of `GtkSliceListModel`.
  public var size: DynamicSubject<Int> {
    property("size", get: { (object: SliceListModel) in object.size }, set: { $0.size = $1 })
  }
}
