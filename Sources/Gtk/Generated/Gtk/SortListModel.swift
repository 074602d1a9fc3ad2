// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkSortListModel`](https://docs.gtk.org/gtk4/class.SortListModel.html).
open class SortListModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_sort_list_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_sort_list_model_new()`](https://docs.gtk.org/gtk4/ctor.SortListModel.new.html).
  public init(model: (any Gio.ListModel)? = nil, sorter: Sorter? = nil) {
    super.init(
      adopting: gtk_sort_list_model_new(model?.given(), sorter?.givenPointer().assumingMemoryBound(to: GtkSorter.self))
        .raw)
  }

  /// The property [`incremental`](https://docs.gtk.org/gtk4/property.SortListModel.incremental.html) of
  /// `GtkSortListModel`.
  public final var incremental: Bool {
    get { gtk_sort_list_model_get_incremental(instance(self)).isTrue }
    set { gtk_sort_list_model_set_incremental(instance(self), newValue.gboolean) }
  }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.SortListModel.item-type.html) of `GtkSortListModel`.
  /// Since GTK 4.8.
  public final var itemType: GType { getProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.SortListModel.model.html) of `GtkSortListModel`.
  public final var model: (any Gio.ListModel)? {
    get { lentInterface(opaque: gtk_sort_list_model_get_model(instance(self))) }
    set { gtk_sort_list_model_set_model(instance(self), newValue?.opaque) }
  }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.SortListModel.n-items.html) of `GtkSortListModel`.
  /// Since GTK 4.8.
  public final var nItems: Int { getProperty("n-items") }

  /// The property [`pending`](https://docs.gtk.org/gtk4/property.SortListModel.pending.html) of `GtkSortListModel`.
  public final var pending: Int { gtk_sort_list_model_get_pending(instance(self)).int }

  /// The property [`sorter`](https://docs.gtk.org/gtk4/property.SortListModel.sorter.html) of `GtkSortListModel`.
  public final var sorter: Sorter? {
    get { lentObject(gtk_sort_list_model_get_sorter(instance(self))) }
    set { gtk_sort_list_model_set_sorter(instance(self), newValue?.gtkSorter) }
  }
}

extension Reactive where Base: SortListModel {
  /// The property [`incremental`](https://docs.gtk.org/gtk4/property.SortListModel.incremental.html) of
  /// `GtkSortListModel`.
  public var incremental: DynamicSubject<Bool> { property("incremental") }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.SortListModel.item-type.html) of `GtkSortListModel`.
  /// Since GTK 4.8.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.SortListModel.model.html) of `GtkSortListModel`.
  public var model: DynamicSubject<(any Gio.ListModel)?> { interfaceProperty("model") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.SortListModel.n-items.html) of `GtkSortListModel`.
  /// Since GTK 4.8.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }

  /// The property [`pending`](https://docs.gtk.org/gtk4/property.SortListModel.pending.html) of `GtkSortListModel`.
  public var pending: SafeSignal<Int> { readOnlyProperty("pending") }

  /// The property [`sorter`](https://docs.gtk.org/gtk4/property.SortListModel.sorter.html) of `GtkSortListModel`.
  public var sorter: DynamicSubject<Sorter?> { property("sorter") }
}
