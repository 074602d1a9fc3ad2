// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkConstantExpression`](https://docs.gtk.org/gtk4/class.ConstantExpression.html).
open class ConstantExpression: ValueExpression {
  open override class var gType: GType { gtk_constant_expression_get_type() }

  /// Calls
  /// [`gtk_constant_expression_new_for_value()`](https://docs.gtk.org/gtk4/ctor.ConstantExpression.new_for_value.html).
  public convenience init(value: any GValueWritable) {
    let lent = CallScope()
    defer { lent.end() }
    self.init(taking: gtk_constant_expression_new_for_value(lent.value(value)).raw)
  }

  /// Calls [`gtk_constant_expression_get_value()`](https://docs.gtk.org/gtk4/method.ConstantExpression.get_value.html).
  public final var value: AnyValue { lentValue(gtk_constant_expression_get_value(opaque)) }
}
