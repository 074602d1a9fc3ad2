// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkSingleSelection`](https://docs.gtk.org/gtk4/class.SingleSelection.html).
open class SingleSelection: Object, Gio.ListModel, SelectionModel {
  open override class var gType: GType { gtk_single_selection_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_single_selection_new()`](https://docs.gtk.org/gtk4/ctor.SingleSelection.new.html).
  public init(model: (any Gio.ListModel)? = nil) {
    super.init(adopting: gtk_single_selection_new(model?.given()).raw)
  }

  /// The property [`autoselect`](https://docs.gtk.org/gtk4/property.SingleSelection.autoselect.html) of
  /// `GtkSingleSelection`.
  public final var autoselect: Bool {
    get { gtk_single_selection_get_autoselect(instance(self)).isTrue }
    set { gtk_single_selection_set_autoselect(instance(self), newValue.gboolean) }
  }

  /// The property [`can-unselect`](https://docs.gtk.org/gtk4/property.SingleSelection.can-unselect.html) of
  /// `GtkSingleSelection`.
  public final var canUnselect: Bool {
    get { gtk_single_selection_get_can_unselect(instance(self)).isTrue }
    set { gtk_single_selection_set_can_unselect(instance(self), newValue.gboolean) }
  }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.SingleSelection.item-type.html) of
  /// `GtkSingleSelection`. Since GTK 4.8.
  public final var itemType: GType { getProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.SingleSelection.model.html) of `GtkSingleSelection`.
  public final var model: (any Gio.ListModel)? {
    get { lentInterface(opaque: gtk_single_selection_get_model(instance(self))) }
    set { gtk_single_selection_set_model(instance(self), newValue?.opaque) }
  }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.SingleSelection.n-items.html) of `GtkSingleSelection`.
  /// Since GTK 4.8.
  public final var nItems: Int { getProperty("n-items") }

  /// The property [`selected`](https://docs.gtk.org/gtk4/property.SingleSelection.selected.html) of
  /// `GtkSingleSelection`.
  public final var selected: Int {
    get { gtk_single_selection_get_selected(instance(self)).int }
    set { gtk_single_selection_set_selected(instance(self), newValue.uint32) }
  }

  /// The property [`selected-item`](https://docs.gtk.org/gtk4/property.SingleSelection.selected-item.html) of
  /// `GtkSingleSelection`.
  public final var selectedItem: Object? { lentObject(gtk_single_selection_get_selected_item(instance(self))) }
}

extension Reactive where Base: SingleSelection {
  /// The property [`autoselect`](https://docs.gtk.org/gtk4/property.SingleSelection.autoselect.html) of
  /// `GtkSingleSelection`.
  public var autoselect: DynamicSubject<Bool> { property("autoselect") }

  /// The property [`can-unselect`](https://docs.gtk.org/gtk4/property.SingleSelection.can-unselect.html) of
  /// `GtkSingleSelection`.
  public var canUnselect: DynamicSubject<Bool> { property("can-unselect") }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.SingleSelection.item-type.html) of
  /// `GtkSingleSelection`. Since GTK 4.8.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.SingleSelection.model.html) of `GtkSingleSelection`.
  public var model: DynamicSubject<(any Gio.ListModel)?> { interfaceProperty("model") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.SingleSelection.n-items.html) of `GtkSingleSelection`.
  /// Since GTK 4.8.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }

  /// The property [`selected`](https://docs.gtk.org/gtk4/property.SingleSelection.selected.html) of
  /// `GtkSingleSelection`.
  public var selected: DynamicSubject<Int> {
    property("selected", get: { (object: SingleSelection) in object.selected }, set: { $0.selected = $1 })
  }

  /// The property [`selected-item`](https://docs.gtk.org/gtk4/property.SingleSelection.selected-item.html) of
  /// `GtkSingleSelection`.
  public var selectedItem: SafeSignal<Object?> { readOnlyProperty("selected-item") }
}
