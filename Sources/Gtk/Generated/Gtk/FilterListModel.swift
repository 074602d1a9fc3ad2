// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkFilterListModel`](https://docs.gtk.org/gtk4/class.FilterListModel.html).
open class FilterListModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_filter_list_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_filter_list_model_new()`](https://docs.gtk.org/gtk4/ctor.FilterListModel.new.html).
  public init(model: (any Gio.ListModel)? = nil, filter: Filter? = nil) {
    super.init(
      adopting: gtk_filter_list_model_new(
        model?.given(), filter?.givenPointer().assumingMemoryBound(to: GtkFilter.self)
      ).raw)
  }

  /// The property [`filter`](https://docs.gtk.org/gtk4/property.FilterListModel.filter.html) of `GtkFilterListModel`.
  public final var filter: Filter? {
    get { lentObject(gtk_filter_list_model_get_filter(instance(self))) }
    set { gtk_filter_list_model_set_filter(instance(self), newValue?.gtkFilter) }
  }

  /// The property [`incremental`](https://docs.gtk.org/gtk4/property.FilterListModel.incremental.html) of
  /// `GtkFilterListModel`.
  public final var incremental: Bool {
    get { gtk_filter_list_model_get_incremental(instance(self)).isTrue }
    set { gtk_filter_list_model_set_incremental(instance(self), newValue.gboolean) }
  }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.FilterListModel.item-type.html) of
  /// `GtkFilterListModel`. Since GTK 4.8.
  public final var itemType: GType { getProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.FilterListModel.model.html) of `GtkFilterListModel`.
  public final var model: (any Gio.ListModel)? {
    get { lentInterface(opaque: gtk_filter_list_model_get_model(instance(self))) }
    set { gtk_filter_list_model_set_model(instance(self), newValue?.opaque) }
  }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.FilterListModel.n-items.html) of `GtkFilterListModel`.
  /// Since GTK 4.8.
  public final var nItems: Int { getProperty("n-items") }

  /// The property [`pending`](https://docs.gtk.org/gtk4/property.FilterListModel.pending.html) of `GtkFilterListModel`.
  public final var pending: Int { gtk_filter_list_model_get_pending(instance(self)).int }
}

extension Reactive where Base: FilterListModel {
  /// The property [`filter`](https://docs.gtk.org/gtk4/property.FilterListModel.filter.html) of `GtkFilterListModel`.
  public var filter: DynamicSubject<Filter?> { property("filter") }

  /// The property [`incremental`](https://docs.gtk.org/gtk4/property.FilterListModel.incremental.html) of
  /// `GtkFilterListModel`.
  public var incremental: DynamicSubject<Bool> { property("incremental") }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.FilterListModel.item-type.html) of
  /// `GtkFilterListModel`. Since GTK 4.8.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.FilterListModel.model.html) of `GtkFilterListModel`.
  public var model: DynamicSubject<(any Gio.ListModel)?> { interfaceProperty("model") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.FilterListModel.n-items.html) of `GtkFilterListModel`.
  /// Since GTK 4.8.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }

  /// The property [`pending`](https://docs.gtk.org/gtk4/property.FilterListModel.pending.html) of `GtkFilterListModel`.
  public var pending: SafeSignal<Int> { readOnlyProperty("pending") }
}
