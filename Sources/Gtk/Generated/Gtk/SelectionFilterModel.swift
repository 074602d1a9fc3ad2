// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkSelectionFilterModel`](https://docs.gtk.org/gtk4/class.SelectionFilterModel.html).
open class SelectionFilterModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_selection_filter_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_selection_filter_model_new()`](https://docs.gtk.org/gtk4/ctor.SelectionFilterModel.new.html).
  public init(model: (any SelectionModel)? = nil) {
    super.init(adopting: gtk_selection_filter_model_new(model?.opaque).raw)
  }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.SelectionFilterModel.item-type.html) of
  /// `GtkSelectionFilterModel`. Since GTK 4.8.
  public final var itemType: GType { getProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.SelectionFilterModel.model.html) of
  /// `GtkSelectionFilterModel`.
  public final var model: (any SelectionModel)? {
    get { lentInterface(opaque: gtk_selection_filter_model_get_model(instance(self))) }
    set { gtk_selection_filter_model_set_model(instance(self), newValue?.opaque) }
  }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.SelectionFilterModel.n-items.html) of
  /// `GtkSelectionFilterModel`. Since GTK 4.8.
  public final var nItems: Int { getProperty("n-items") }
}

extension Reactive where Base: SelectionFilterModel {
  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.SelectionFilterModel.item-type.html) of
  /// `GtkSelectionFilterModel`. Since GTK 4.8.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.SelectionFilterModel.model.html) of
  /// `GtkSelectionFilterModel`.
  public var model: DynamicSubject<(any SelectionModel)?> { interfaceProperty("model") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.SelectionFilterModel.n-items.html) of
  /// `GtkSelectionFilterModel`. Since GTK 4.8.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}
