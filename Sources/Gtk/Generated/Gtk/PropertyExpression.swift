// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkPropertyExpression`](https://docs.gtk.org/gtk4/class.PropertyExpression.html).
open class PropertyExpression: ValueExpression {
  open override class var gType: GType { gtk_property_expression_get_type() }

  /// Calls [`gtk_property_expression_new()`](https://docs.gtk.org/gtk4/ctor.PropertyExpression.new.html).
  public convenience init(thisType: any GTyped.Type, expression: ValueExpression? = nil, propertyName: String) {
    self.init(taking: gtk_property_expression_new(thisType.registeredType, expression?.given(), propertyName).raw)
  }

  /// Calls
  /// [`gtk_property_expression_new_for_pspec()`](https://docs.gtk.org/gtk4/ctor.PropertyExpression.new_for_pspec.html).
  public convenience init(expression: ValueExpression?, pspec: ParamSpec) {
    self.init(taking: gtk_property_expression_new_for_pspec(expression?.given(), pspec.gParamSpec).raw)
  }

  /// Calls
  /// [`gtk_property_expression_get_expression()`](https://docs.gtk.org/gtk4/method.PropertyExpression.get_expression.html).
  public final var expression: ValueExpression? { lentBoxed(opaque: gtk_property_expression_get_expression(opaque)) }

  /// Calls [`gtk_property_expression_get_pspec()`](https://docs.gtk.org/gtk4/method.PropertyExpression.get_pspec.html).
  public final var pspec: ParamSpec { promised(lentBoxed(gtk_property_expression_get_pspec(opaque))) }
}
