// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkObjectExpression`](https://docs.gtk.org/gtk4/class.ObjectExpression.html).
open class ObjectExpression: ValueExpression {
  open override class var gType: GType { gtk_object_expression_get_type() }

  /// Calls [`gtk_object_expression_new()`](https://docs.gtk.org/gtk4/ctor.ObjectExpression.new.html).
  public convenience init(object: Object) {
    self.init(taking: gtk_object_expression_new(object.gObject).raw)
  }

  /// Calls [`gtk_object_expression_get_object()`](https://docs.gtk.org/gtk4/method.ObjectExpression.get_object.html).
  public final var object: Object? { lentObject(gtk_object_expression_get_object(opaque)) }
}
