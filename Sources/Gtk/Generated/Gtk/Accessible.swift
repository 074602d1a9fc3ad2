// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The interface [`GtkAccessible`](https://docs.gtk.org/gtk4/iface.Accessible.html).
public protocol Accessible: Object {}

extension Accessible {
  /// The property [`accessible-role`](https://docs.gtk.org/gtk4/property.Accessible.accessible-role.html) of
  /// `GtkAccessible`.
  public var accessibleRole: AccessibleRole {
    get { AccessibleRole(cValue: gtk_accessible_get_accessible_role(opaque)) }
    set { setProperty("accessible-role", newValue) }
  }

  /// Calls [`gtk_accessible_reset_property()`](https://docs.gtk.org/gtk4/method.Accessible.reset_property.html).
  public func resetProperty(_ property: AccessibleProperty) { gtk_accessible_reset_property(opaque, property.cValue) }

  /// Calls [`gtk_accessible_reset_relation()`](https://docs.gtk.org/gtk4/method.Accessible.reset_relation.html).
  public func resetRelation(_ relation: AccessibleRelation) { gtk_accessible_reset_relation(opaque, relation.cValue) }

  /// Calls [`gtk_accessible_reset_state()`](https://docs.gtk.org/gtk4/method.Accessible.reset_state.html).
  public func resetState(_ state: AccessibleState) { gtk_accessible_reset_state(opaque, state.cValue) }
}

extension Reactive where Base: Accessible {
  /// The property [`accessible-role`](https://docs.gtk.org/gtk4/property.Accessible.accessible-role.html) of
  /// `GtkAccessible`.
  public var accessibleRole: DynamicSubject<AccessibleRole> { property("accessible-role") }
}

/// An object of a class that is private to its library, known by its interface.
final class AccessibleObject: Object, Accessible {}
