// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkConstraint`](https://docs.gtk.org/gtk4/class.Constraint.html).
open class Constraint: Object {
  open override class var gType: GType { gtk_constraint_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_constraint_new()`](https://docs.gtk.org/gtk4/ctor.Constraint.new.html).
  public init(
    target: (any ConstraintTarget)? = nil, targetAttribute: ConstraintAttribute, relation: ConstraintRelation,
    source: (any ConstraintTarget)? = nil, sourceAttribute: ConstraintAttribute, multiplier: Double, constant: Double,
    strength: Int
  ) {
    super.init(
      adopting: gtk_constraint_new(
        target?.pointer, targetAttribute.cValue, relation.cValue, source?.pointer, sourceAttribute.cValue, multiplier,
        constant, strength.int32
      ).raw)
  }

  /// Calls [`gtk_constraint_new_constant()`](https://docs.gtk.org/gtk4/ctor.Constraint.new_constant.html).
  public init(
    target: (any ConstraintTarget)?, targetAttribute: ConstraintAttribute, relation: ConstraintRelation,
    constant: Double, strength: Int
  ) {
    super.init(
      adopting: gtk_constraint_new_constant(
        target?.pointer, targetAttribute.cValue, relation.cValue, constant, strength.int32
      ).raw)
  }

  /// The property [`constant`](https://docs.gtk.org/gtk4/property.Constraint.constant.html) of `GtkConstraint`.
  public final var constant: Double { gtk_constraint_get_constant(instance(self)) }

  /// The property [`multiplier`](https://docs.gtk.org/gtk4/property.Constraint.multiplier.html) of `GtkConstraint`.
  public final var multiplier: Double { gtk_constraint_get_multiplier(instance(self)) }

  /// The property [`relation`](https://docs.gtk.org/gtk4/property.Constraint.relation.html) of `GtkConstraint`.
  public final var relation: ConstraintRelation {
    ConstraintRelation(cValue: gtk_constraint_get_relation(instance(self)))
  }

  /// The property [`source`](https://docs.gtk.org/gtk4/property.Constraint.source.html) of `GtkConstraint`.
  public final var source: (any ConstraintTarget)? { lentInterface(opaque: gtk_constraint_get_source(instance(self))) }

  /// The property [`source-attribute`](https://docs.gtk.org/gtk4/property.Constraint.source-attribute.html) of
  /// `GtkConstraint`.
  public final var sourceAttribute: ConstraintAttribute {
    ConstraintAttribute(cValue: gtk_constraint_get_source_attribute(instance(self)))
  }

  /// The property [`strength`](https://docs.gtk.org/gtk4/property.Constraint.strength.html) of `GtkConstraint`.
  public final var strength: Int { gtk_constraint_get_strength(instance(self)).int }

  /// The property [`target`](https://docs.gtk.org/gtk4/property.Constraint.target.html) of `GtkConstraint`.
  public final var target: (any ConstraintTarget)? { lentInterface(opaque: gtk_constraint_get_target(instance(self))) }

  /// The property [`target-attribute`](https://docs.gtk.org/gtk4/property.Constraint.target-attribute.html) of
  /// `GtkConstraint`.
  public final var targetAttribute: ConstraintAttribute {
    ConstraintAttribute(cValue: gtk_constraint_get_target_attribute(instance(self)))
  }

  /// Calls [`gtk_constraint_is_attached()`](https://docs.gtk.org/gtk4/method.Constraint.is_attached.html).
  public final var isAttached: Bool { gtk_constraint_is_attached(instance(self)).isTrue }

  /// Calls [`gtk_constraint_is_constant()`](https://docs.gtk.org/gtk4/method.Constraint.is_constant.html).
  public final var isConstant: Bool { gtk_constraint_is_constant(instance(self)).isTrue }

  /// Calls [`gtk_constraint_is_required()`](https://docs.gtk.org/gtk4/method.Constraint.is_required.html).
  public final var isRequired: Bool { gtk_constraint_is_required(instance(self)).isTrue }
}

extension Reactive where Base: Constraint {
  /// The property [`constant`](https://docs.gtk.org/gtk4/property.Constraint.constant.html) of `GtkConstraint`.
  public var constant: SafeSignal<Double> { readOnlyProperty("constant") }

  /// The property [`multiplier`](https://docs.gtk.org/gtk4/property.Constraint.multiplier.html) of `GtkConstraint`.
  public var multiplier: SafeSignal<Double> { readOnlyProperty("multiplier") }

  /// The property [`relation`](https://docs.gtk.org/gtk4/property.Constraint.relation.html) of `GtkConstraint`.
  public var relation: SafeSignal<ConstraintRelation> { readOnlyProperty("relation") }

  /// The property [`source`](https://docs.gtk.org/gtk4/property.Constraint.source.html) of `GtkConstraint`.
  public var source: SafeSignal<(any ConstraintTarget)?> { readOnlyInterfaceProperty("source") }

  /// The property [`source-attribute`](https://docs.gtk.org/gtk4/property.Constraint.source-attribute.html) of
  /// `GtkConstraint`.
  public var sourceAttribute: SafeSignal<ConstraintAttribute> { readOnlyProperty("source-attribute") }

  /// The property [`strength`](https://docs.gtk.org/gtk4/property.Constraint.strength.html) of `GtkConstraint`.
  public var strength: SafeSignal<Int> { readOnlyProperty("strength") }

  /// The property [`target`](https://docs.gtk.org/gtk4/property.Constraint.target.html) of `GtkConstraint`.
  public var target: SafeSignal<(any ConstraintTarget)?> { readOnlyInterfaceProperty("target") }

  /// The property [`target-attribute`](https://docs.gtk.org/gtk4/property.Constraint.target-attribute.html) of
  /// `GtkConstraint`.
  public var targetAttribute: SafeSignal<ConstraintAttribute> { readOnlyProperty("target-attribute") }
}
