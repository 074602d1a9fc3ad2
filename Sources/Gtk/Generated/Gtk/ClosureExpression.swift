// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkClosureExpression`](https://docs.gtk.org/gtk4/class.ClosureExpression.html).
open class ClosureExpression: ValueExpression {
  open override class var gType: GType { gtk_closure_expression_get_type() }
}
