// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkBoolFilter`](https://docs.gtk.org/gtk4/class.BoolFilter.html).
open class BoolFilter: Filter {
  open override class var gType: GType { gtk_bool_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_bool_filter_new()`](https://docs.gtk.org/gtk4/ctor.BoolFilter.new.html).
  public init(expression: ValueExpression? = nil) {
    super.init(adopting: gtk_bool_filter_new(expression?.given()).raw)
  }

  /// The property [`expression`](https://docs.gtk.org/gtk4/property.BoolFilter.expression.html) of `GtkBoolFilter`.
  public final var expression: ValueExpression? {
    get { lentBoxed(opaque: gtk_bool_filter_get_expression(instance(self))) }
    set { gtk_bool_filter_set_expression(instance(self), newValue?.opaque) }
  }

  /// The property [`invert`](https://docs.gtk.org/gtk4/property.BoolFilter.invert.html) of `GtkBoolFilter`.
  public final var invert: Bool {
    get { gtk_bool_filter_get_invert(instance(self)).isTrue }
    set { gtk_bool_filter_set_invert(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: BoolFilter {
  /// The property [`expression`](https://docs.gtk.org/gtk4/property.BoolFilter.expression.html) of `GtkBoolFilter`.
  public var expression: DynamicSubject<ValueExpression?> { property("expression") }

  /// The property [`invert`](https://docs.gtk.org/gtk4/property.BoolFilter.invert.html) of `GtkBoolFilter`.
  public var invert: DynamicSubject<Bool> { property("invert") }
}
