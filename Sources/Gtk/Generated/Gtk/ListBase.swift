// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkListBase`](https://docs.gtk.org/gtk4/class.ListBase.html).
open class ListBase: Widget, Orientable, Scrollable {
  open override class var gType: GType { gtk_list_base_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`orientation`](https://docs.gtk.org/gtk4/property.ListBase.orientation.html) of `GtkListBase`.
  public final var orientation: Orientation {
    get { getProperty("orientation") }
    set { setProperty("orientation", newValue) }
  }
}

extension Reactive where Base: ListBase {
  /// The property [`orientation`](https://docs.gtk.org/gtk4/property.ListBase.orientation.html) of `GtkListBase`.
  public var orientation: DynamicSubject<Orientation> { property("orientation") }
}
