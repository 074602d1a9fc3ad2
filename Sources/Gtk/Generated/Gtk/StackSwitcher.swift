// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkStackSwitcher`](https://docs.gtk.org/gtk4/class.StackSwitcher.html).
open class StackSwitcher: Widget, Orientable {
  open override class var gType: GType { gtk_stack_switcher_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_stack_switcher_new()`](https://docs.gtk.org/gtk4/ctor.StackSwitcher.new.html).
  public init() {
    super.init(adopting: gtk_stack_switcher_new())
  }

  /// The property [`stack`](https://docs.gtk.org/gtk4/property.StackSwitcher.stack.html) of `GtkStackSwitcher`.
  public final var stack: Stack? {
    get { lentObject(opaque: gtk_stack_switcher_get_stack(instance(self))) }
    set { gtk_stack_switcher_set_stack(instance(self), newValue?.opaque) }
  }
}

extension Reactive where Base: StackSwitcher {
  /// The property [`stack`](https://docs.gtk.org/gtk4/property.StackSwitcher.stack.html) of `GtkStackSwitcher`.
  public var stack: DynamicSubject<Stack?> { property("stack") }
}
