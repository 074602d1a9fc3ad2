// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkConstraintLayout`](https://docs.gtk.org/gtk4/class.ConstraintLayout.html).
open class ConstraintLayout: LayoutManager, Buildable {
  open override class var gType: GType { gtk_constraint_layout_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_constraint_layout_new()`](https://docs.gtk.org/gtk4/ctor.ConstraintLayout.new.html).
  public init() {
    super.init(adopting: gtk_constraint_layout_new())
  }

  /// Calls
  /// [`gtk_constraint_layout_add_constraint()`](https://docs.gtk.org/gtk4/method.ConstraintLayout.add_constraint.html).
  public final func addConstraint(_ constraint: Constraint) {
    gtk_constraint_layout_add_constraint(instance(self), constraint.given())
  }

  /// Calls [`gtk_constraint_layout_add_guide()`](https://docs.gtk.org/gtk4/method.ConstraintLayout.add_guide.html).
  public final func addGuide(_ guide: ConstraintGuide) {
    gtk_constraint_layout_add_guide(instance(self), guide.given())
  }

  /// Calls
  /// [`gtk_constraint_layout_observe_constraints()`](https://docs.gtk.org/gtk4/method.ConstraintLayout.observe_constraints.html).
  @discardableResult
  public final func observeConstraints() -> any Gio.ListModel {
    (givenInterface(opaque: gtk_constraint_layout_observe_constraints(instance(self))) as (any Gio.ListModel)?)!
  }

  /// Calls
  /// [`gtk_constraint_layout_observe_guides()`](https://docs.gtk.org/gtk4/method.ConstraintLayout.observe_guides.html).
  @discardableResult
  public final func observeGuides() -> any Gio.ListModel {
    (givenInterface(opaque: gtk_constraint_layout_observe_guides(instance(self))) as (any Gio.ListModel)?)!
  }

  /// Calls
  /// [`gtk_constraint_layout_remove_all_constraints()`](https://docs.gtk.org/gtk4/method.ConstraintLayout.remove_all_constraints.html).
  public final func removeAllConstraints() { gtk_constraint_layout_remove_all_constraints(instance(self)) }

  /// Calls
  /// [`gtk_constraint_layout_remove_constraint()`](https://docs.gtk.org/gtk4/method.ConstraintLayout.remove_constraint.html).
  public final func removeConstraint(_ constraint: Constraint) {
    gtk_constraint_layout_remove_constraint(instance(self), constraint.opaque)
  }

  /// Calls
  /// [`gtk_constraint_layout_remove_guide()`](https://docs.gtk.org/gtk4/method.ConstraintLayout.remove_guide.html).
  public final func removeGuide(_ guide: ConstraintGuide) {
    gtk_constraint_layout_remove_guide(instance(self), guide.opaque)
  }
}
