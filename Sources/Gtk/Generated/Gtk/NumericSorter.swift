// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkNumericSorter`](https://docs.gtk.org/gtk4/class.NumericSorter.html).
open class NumericSorter: Sorter {
  open override class var gType: GType { gtk_numeric_sorter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_numeric_sorter_new()`](https://docs.gtk.org/gtk4/ctor.NumericSorter.new.html).
  public init(expression: ValueExpression? = nil) {
    super.init(adopting: gtk_numeric_sorter_new(expression?.given()).raw)
  }

  /// The property [`expression`](https://docs.gtk.org/gtk4/property.NumericSorter.expression.html) of
  /// `GtkNumericSorter`.
  public final var expression: ValueExpression? {
    get { lentBoxed(opaque: gtk_numeric_sorter_get_expression(instance(self))) }
    set { gtk_numeric_sorter_set_expression(instance(self), newValue?.opaque) }
  }

  /// The property [`sort-order`](https://docs.gtk.org/gtk4/property.NumericSorter.sort-order.html) of
  /// `GtkNumericSorter`.
  public final var sortOrder: SortType {
    get { SortType(cValue: gtk_numeric_sorter_get_sort_order(instance(self))) }
    set { gtk_numeric_sorter_set_sort_order(instance(self), newValue.cValue) }
  }
}

extension Reactive where Base: NumericSorter {
  /// The property [`expression`](https://docs.gtk.org/gtk4/property.NumericSorter.expression.html) of
  /// `GtkNumericSorter`.
  public var expression: DynamicSubject<ValueExpression?> { property("expression") }

  /// The property [`sort-order`](https://docs.gtk.org/gtk4/property.NumericSorter.sort-order.html) of
  /// `GtkNumericSorter`.
  public var sortOrder: DynamicSubject<SortType> { property("sort-order") }
}
