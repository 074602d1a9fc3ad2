// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkMultiFilter`](https://docs.gtk.org/gtk4/class.MultiFilter.html).
open class MultiFilter: Filter, Gio.ListModel, Buildable {
  open override class var gType: GType { gtk_multi_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.MultiFilter.item-type.html) of `GtkMultiFilter`.
  /// Since GTK 4.8.
  public final var itemType: GType { getProperty("item-type") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.MultiFilter.n-items.html) of `GtkMultiFilter`. Since
  /// GTK 4.8.
  public final var nItems: Int { getProperty("n-items") }

  /// Calls [`gtk_multi_filter_append()`](https://docs.gtk.org/gtk4/method.MultiFilter.append.html).
  public final func append(_ filter: Filter) {
    gtk_multi_filter_append(instance(self), filter.givenPointer().assumingMemoryBound(to: GtkFilter.self))
  }

  /// Calls [`gtk_multi_filter_remove()`](https://docs.gtk.org/gtk4/method.MultiFilter.remove.html).
  public final func remove(_ position: Int) { gtk_multi_filter_remove(instance(self), position.uint32) }
}

extension Reactive where Base: MultiFilter {
  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.MultiFilter.item-type.html) of `GtkMultiFilter`.
  /// Since GTK 4.8.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.MultiFilter.n-items.html) of `GtkMultiFilter`. Since
  /// GTK 4.8.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}
