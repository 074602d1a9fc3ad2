// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_22
import CGtk

/// The class [`GtkTryExpression`](https://docs.gtk.org/gtk4/class.TryExpression.html). Since GTK 4.22.
open class TryExpression: ValueExpression {
  open override class var gType: GType { gtk_try_expression_get_type() }
}

#endif
