// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkStringSorter`](https://docs.gtk.org/gtk4/class.StringSorter.html).
open class StringSorter: Sorter {
  open override class var gType: GType { gtk_string_sorter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_string_sorter_new()`](https://docs.gtk.org/gtk4/ctor.StringSorter.new.html).
  public init(expression: ValueExpression? = nil) {
    super.init(adopting: gtk_string_sorter_new(expression?.given()).raw)
  }

  /// The property [`expression`](https://docs.gtk.org/gtk4/property.StringSorter.expression.html) of `GtkStringSorter`.
  public final var expression: ValueExpression? {
    get { lentBoxed(opaque: gtk_string_sorter_get_expression(instance(self))) }
    set { gtk_string_sorter_set_expression(instance(self), newValue?.opaque) }
  }

  /// The property [`ignore-case`](https://docs.gtk.org/gtk4/property.StringSorter.ignore-case.html) of
  /// `GtkStringSorter`.
  public final var ignoreCase: Bool {
    get { gtk_string_sorter_get_ignore_case(instance(self)).isTrue }
    set { gtk_string_sorter_set_ignore_case(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: StringSorter {
  /// The property [`expression`](https://docs.gtk.org/gtk4/property.StringSorter.expression.html) of `GtkStringSorter`.
  public var expression: DynamicSubject<ValueExpression?> { property("expression") }

  /// The property [`ignore-case`](https://docs.gtk.org/gtk4/property.StringSorter.ignore-case.html) of
  /// `GtkStringSorter`.
  public var ignoreCase: DynamicSubject<Bool> { property("ignore-case") }
}
