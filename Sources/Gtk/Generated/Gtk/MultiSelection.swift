// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkMultiSelection`](https://docs.gtk.org/gtk4/class.MultiSelection.html).
open class MultiSelection: Object, Gio.ListModel, SelectionModel {
  open override class var gType: GType { gtk_multi_selection_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_multi_selection_new()`](https://docs.gtk.org/gtk4/ctor.MultiSelection.new.html).
  public init(model: (any Gio.ListModel)? = nil) {
    super.init(adopting: gtk_multi_selection_new(model?.given()).raw)
  }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.MultiSelection.item-type.html) of
  /// `GtkMultiSelection`. Since GTK 4.8.
  public final var itemType: GType { getProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.MultiSelection.model.html) of `GtkMultiSelection`.
  public final var model: (any Gio.ListModel)? {
    get { lentInterface(opaque: gtk_multi_selection_get_model(instance(self))) }
    set { gtk_multi_selection_set_model(instance(self), newValue?.opaque) }
  }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.MultiSelection.n-items.html) of `GtkMultiSelection`.
  /// Since GTK 4.8.
  public final var nItems: Int { getProperty("n-items") }
}

extension Reactive where Base: MultiSelection {
  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.MultiSelection.item-type.html) of
  /// `GtkMultiSelection`. Since GTK 4.8.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.MultiSelection.model.html) of `GtkMultiSelection`.
  public var model: DynamicSubject<(any Gio.ListModel)?> { interfaceProperty("model") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.MultiSelection.n-items.html) of `GtkMultiSelection`.
  /// Since GTK 4.8.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}
