// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkCClosureExpression`](https://docs.gtk.org/gtk4/class.CClosureExpression.html).
open class CClosureExpression: ValueExpression {
  open override class var gType: GType { gtk_cclosure_expression_get_type() }
}
