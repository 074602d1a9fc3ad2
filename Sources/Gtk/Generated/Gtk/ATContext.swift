// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkATContext`](https://docs.gtk.org/gtk4/class.ATContext.html).
open class ATContext: Object {
  open override class var gType: GType { gtk_at_context_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_at_context_create()`](https://docs.gtk.org/gtk4/ctor.ATContext.create.html).
  public static func create(accessibleRole: AccessibleRole, accessible: any Accessible, display: Gdk.Display)
    -> ATContext?
  { givenObject(opaque: gtk_at_context_create(accessibleRole.cValue, accessible.opaque, display.opaque)) }

  /// The property [`accessible`](https://docs.gtk.org/gtk4/property.ATContext.accessible.html) of `GtkATContext`.
  public final var accessible: (any Accessible)? {
    lentInterface(opaque: gtk_at_context_get_accessible(instance(self)))
  }

  /// The property [`accessible-role`](https://docs.gtk.org/gtk4/property.ATContext.accessible-role.html) of
  /// `GtkATContext`.
  public final var accessibleRole: AccessibleRole {
    get { AccessibleRole(cValue: gtk_at_context_get_accessible_role(instance(self))) }
    set { setProperty("accessible-role", newValue) }
  }

  /// The property [`display`](https://docs.gtk.org/gtk4/property.ATContext.display.html) of `GtkATContext`.
  public final var display: Gdk.Display? {
    get { getProperty("display") }
    set { setProperty("display", newValue) }
  }
}

extension Reactive where Base: ATContext {
  /// The property [`accessible`](https://docs.gtk.org/gtk4/property.ATContext.accessible.html) of `GtkATContext`.
  public var accessible: SafeSignal<(any Accessible)?> { readOnlyInterfaceProperty("accessible") }

  /// The property [`accessible-role`](https://docs.gtk.org/gtk4/property.ATContext.accessible-role.html) of
  /// `GtkATContext`.
  public var accessibleRole: DynamicSubject<AccessibleRole> { property("accessible-role") }

  /// The property [`display`](https://docs.gtk.org/gtk4/property.ATContext.display.html) of `GtkATContext`.
  public var display: DynamicSubject<Gdk.Display?> { property("display") }

  /// The signal [`state-change`](https://docs.gtk.org/gtk4/signal.ATContext.state-change.html) of `GtkATContext`.
  public var stateChange: SafeSignal<Void> { signal("state-change") }
}
