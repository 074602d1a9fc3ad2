// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkStringFilter`](https://docs.gtk.org/gtk4/class.StringFilter.html).
open class StringFilter: Filter {
  open override class var gType: GType { gtk_string_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_string_filter_new()`](https://docs.gtk.org/gtk4/ctor.StringFilter.new.html).
  public init(expression: ValueExpression? = nil) {
    super.init(adopting: gtk_string_filter_new(expression?.given()).raw)
  }

  /// The property [`expression`](https://docs.gtk.org/gtk4/property.StringFilter.expression.html) of `GtkStringFilter`.
  public final var expression: ValueExpression? {
    get { lentBoxed(opaque: gtk_string_filter_get_expression(instance(self))) }
    set { gtk_string_filter_set_expression(instance(self), newValue?.opaque) }
  }

  /// The property [`ignore-case`](https://docs.gtk.org/gtk4/property.StringFilter.ignore-case.html) of
  /// `GtkStringFilter`.
  public final var ignoreCase: Bool {
    get { gtk_string_filter_get_ignore_case(instance(self)).isTrue }
    set { gtk_string_filter_set_ignore_case(instance(self), newValue.gboolean) }
  }

  /// The property [`match-mode`](https://docs.gtk.org/gtk4/property.StringFilter.match-mode.html) of `GtkStringFilter`.
  public final var matchMode: StringFilterMatchMode {
    get { StringFilterMatchMode(cValue: gtk_string_filter_get_match_mode(instance(self))) }
    set { gtk_string_filter_set_match_mode(instance(self), newValue.cValue) }
  }

  /// The property [`search`](https://docs.gtk.org/gtk4/property.StringFilter.search.html) of `GtkStringFilter`.
  public final var search: String? {
    get { lentString(ifAny: gtk_string_filter_get_search(instance(self))) }
    set { lend(newValue) { gtk_string_filter_set_search(instance(self), $0) } }
  }
}

extension Reactive where Base: StringFilter {
  /// The property [`expression`](https://docs.gtk.org/gtk4/property.StringFilter.expression.html) of `GtkStringFilter`.
  public var expression: DynamicSubject<ValueExpression?> { property("expression") }

  /// The property [`ignore-case`](https://docs.gtk.org/gtk4/property.StringFilter.ignore-case.html) of
  /// `GtkStringFilter`.
  public var ignoreCase: DynamicSubject<Bool> { property("ignore-case") }

  /// The property [`match-mode`](https://docs.gtk.org/gtk4/property.StringFilter.match-mode.html) of `GtkStringFilter`.
  public var matchMode: DynamicSubject<StringFilterMatchMode> { property("match-mode") }

  /// The property [`search`](https://docs.gtk.org/gtk4/property.StringFilter.search.html) of `GtkStringFilter`.
  public var search: DynamicSubject<String?> {
    property("search", get: { (object: StringFilter) in object.search }, set: { $0.search = $1 })
  }
}
