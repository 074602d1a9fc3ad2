// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkFilter`](https://docs.gtk.org/gtk4/class.Filter.html).
open class Filter: Object {
  open override class var gType: GType { gtk_filter_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkFilter: UnsafeMutablePointer<GtkFilter> {
    pointer.assumingMemoryBound(to: GtkFilter.self)
  }

  /// Calls [`gtk_filter_changed()`](https://docs.gtk.org/gtk4/method.Filter.changed.html).
  public final func changed(_ change: FilterChange) { gtk_filter_changed(gtkFilter, change.cValue) }

  /// Calls [`gtk_filter_get_strictness()`](https://docs.gtk.org/gtk4/method.Filter.get_strictness.html).
  public final var strictness: FilterMatch { FilterMatch(cValue: gtk_filter_get_strictness(gtkFilter)) }

  /// Calls [`gtk_filter_match()`](https://docs.gtk.org/gtk4/method.Filter.match.html).
  @discardableResult
  public final func match(_ item: Object) -> Bool { gtk_filter_match(gtkFilter, item.pointer).isTrue }
}

extension Reactive where Base: Filter {
  /// The signal [`changed`](https://docs.gtk.org/gtk4/signal.Filter.changed.html) of `GtkFilter`.
  ///
  /// Argument: `change`.
  public var changed: SafeSignal<FilterChange> { signal(ofOne: "changed") }
}
