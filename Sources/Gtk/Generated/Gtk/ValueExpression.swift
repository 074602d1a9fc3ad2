// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkExpression`](https://docs.gtk.org/gtk4/class.Expression.html).
open class ValueExpression: FundamentalObject {
  open override class var gType: GType { gtk_expression_get_type() }

  @_spi(Bindings) public override class func hold(_ pointer: UnsafeRawPointer) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(gtk_expression_ref(pointer.cast()))
  }

  @_spi(Bindings) public override class func release(_ pointer: UnsafeMutableRawPointer) {
    gtk_expression_unref(UnsafeRawPointer(pointer).cast())
  }

  /// Calls [`gtk_expression_bind()`](https://docs.gtk.org/gtk4/method.Expression.bind.html).
  @discardableResult
  public final func bind(_ target: Object, property: String, this: Object?) -> ExpressionWatch {
    promised(lentBoxed(opaque: gtk_expression_bind(given(), target.pointer, property, this?.pointer)))
  }

  /// Calls [`gtk_expression_get_value_type()`](https://docs.gtk.org/gtk4/method.Expression.get_value_type.html).
  public final var valueType: GType { gtk_expression_get_value_type(opaque) }

  /// Calls [`gtk_expression_is_static()`](https://docs.gtk.org/gtk4/method.Expression.is_static.html).
  public final var isStatic: Bool { gtk_expression_is_static(opaque).isTrue }

  /// Calls [`gtk_expression_watch()`](https://docs.gtk.org/gtk4/method.Expression.watch.html).
  @discardableResult
  public final func watch(_ this: Object?, notify: @escaping () -> Void) -> ExpressionWatch {
    promised(
      lentBoxed(
        opaque: gtk_expression_watch(
          opaque, this?.pointer, callGtkExpressionNotify, heldClosure(notify), releaseClosure)))
  }
}
