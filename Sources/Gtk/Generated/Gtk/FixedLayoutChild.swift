// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkFixedLayoutChild`](https://docs.gtk.org/gtk4/class.FixedLayoutChild.html).
open class FixedLayoutChild: LayoutChild {
  open override class var gType: GType { gtk_fixed_layout_child_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`transform`](https://docs.gtk.org/gtk4/property.FixedLayoutChild.transform.html) of
  /// `GtkFixedLayoutChild`.
  public final var transform: Gsk.Transform? {
    get { lentBoxed(opaque: gtk_fixed_layout_child_get_transform(instance(self))) }
    set { gtk_fixed_layout_child_set_transform(instance(self), newValue?.opaque) }
  }
}

extension Reactive where Base: FixedLayoutChild {
  /// The property [`transform`](https://docs.gtk.org/gtk4/property.FixedLayoutChild.transform.html) of
  /// `GtkFixedLayoutChild`.
  public var transform: DynamicSubject<Gsk.Transform?> { property("transform") }
}
