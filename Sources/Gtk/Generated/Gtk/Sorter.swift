// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkSorter`](https://docs.gtk.org/gtk4/class.Sorter.html).
open class Sorter: Object {
  open override class var gType: GType { gtk_sorter_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkSorter: UnsafeMutablePointer<GtkSorter> {
    pointer.assumingMemoryBound(to: GtkSorter.self)
  }

  /// Calls [`gtk_sorter_changed()`](https://docs.gtk.org/gtk4/method.Sorter.changed.html).
  public final func changed(_ change: SorterChange) { gtk_sorter_changed(gtkSorter, change.cValue) }

  /// Calls [`gtk_sorter_compare()`](https://docs.gtk.org/gtk4/method.Sorter.compare.html).
  @discardableResult
  public final func compare(_ item1: Object, item2: Object) -> Ordering {
    Ordering(cValue: gtk_sorter_compare(gtkSorter, item1.pointer, item2.pointer))
  }

  /// Calls [`gtk_sorter_get_order()`](https://docs.gtk.org/gtk4/method.Sorter.get_order.html).
  public final var order: SorterOrder { SorterOrder(cValue: gtk_sorter_get_order(gtkSorter)) }
}

extension Reactive where Base: Sorter {
  /// The signal [`changed`](https://docs.gtk.org/gtk4/signal.Sorter.changed.html) of `GtkSorter`.
  ///
  /// Argument: `change`.
  public var changed: SafeSignal<SorterChange> { signal(ofOne: "changed") }
}
