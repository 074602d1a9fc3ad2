// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkStackSidebar`](https://docs.gtk.org/gtk4/class.StackSidebar.html).
open class StackSidebar: Widget {
  open override class var gType: GType { gtk_stack_sidebar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_stack_sidebar_new()`](https://docs.gtk.org/gtk4/ctor.StackSidebar.new.html).
  public init() {
    super.init(adopting: gtk_stack_sidebar_new())
  }

  /// The property [`stack`](https://docs.gtk.org/gtk4/property.StackSidebar.stack.html) of `GtkStackSidebar`.
  public final var stack: Stack? {
    get { lentObject(opaque: gtk_stack_sidebar_get_stack(instance(self))) }
    set { gtk_stack_sidebar_set_stack(instance(self), newValue?.opaque) }
  }
}

extension Reactive where Base: StackSidebar {
  /// The property [`stack`](https://docs.gtk.org/gtk4/property.StackSidebar.stack.html) of `GtkStackSidebar`.
  public var stack: DynamicSubject<Stack?> { property("stack") }
}
