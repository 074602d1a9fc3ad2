// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import CGtk

/// The class [`GtkParamSpecExpression`](https://docs.gtk.org/gtk4/class.ParamSpecExpression.html).
open class ParamSpecExpression: ParamSpec {
  open override class var gType: GType { gtk_param_expression_get_type() }

  @_spi(Bindings) public final var gtkParamSpecExpression: UnsafeMutablePointer<GtkParamSpecExpression> {
    pointer.assumingMemoryBound(to: GtkParamSpecExpression.self)
  }
}
