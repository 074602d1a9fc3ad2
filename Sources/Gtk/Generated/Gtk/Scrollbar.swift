// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkScrollbar`](https://docs.gtk.org/gtk4/class.Scrollbar.html).
open class Scrollbar: Widget, Orientable {
  open override class var gType: GType { gtk_scrollbar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_scrollbar_new()`](https://docs.gtk.org/gtk4/ctor.Scrollbar.new.html).
  public init(orientation: Orientation, adjustment: Adjustment? = nil) {
    super.init(adopting: gtk_scrollbar_new(orientation.cValue, adjustment?.gtkAdjustment))
  }

  /// The property [`adjustment`](https://docs.gtk.org/gtk4/property.Scrollbar.adjustment.html) of `GtkScrollbar`.
  public final var adjustment: Adjustment? {
    get { lentObject(gtk_scrollbar_get_adjustment(instance(self))) }
    set { gtk_scrollbar_set_adjustment(instance(self), newValue?.gtkAdjustment) }
  }
}

extension Reactive where Base: Scrollbar {
  /// The property [`adjustment`](https://docs.gtk.org/gtk4/property.Scrollbar.adjustment.html) of `GtkScrollbar`.
  public var adjustment: DynamicSubject<Adjustment?> { property("adjustment") }
}
