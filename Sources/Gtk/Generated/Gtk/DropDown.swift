// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkDropDown`](https://docs.gtk.org/gtk4/class.DropDown.html).
open class DropDown: Widget {
  open override class var gType: GType { gtk_drop_down_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_drop_down_new()`](https://docs.gtk.org/gtk4/ctor.DropDown.new.html).
  public init(model: (any Gio.ListModel)? = nil, expression: ValueExpression? = nil) {
    super.init(adopting: gtk_drop_down_new(model?.given(), expression?.given()))
  }

  /// Calls [`gtk_drop_down_new_from_strings()`](https://docs.gtk.org/gtk4/ctor.DropDown.new_from_strings.html).
  public init(strings: [String]) {
    let lent = CallScope()
    defer { lent.end() }
    super.init(adopting: gtk_drop_down_new_from_strings(lent.strings(strings)))
  }

  /// The property [`enable-search`](https://docs.gtk.org/gtk4/property.DropDown.enable-search.html) of `GtkDropDown`.
  public final var enableSearch: Bool {
    get { gtk_drop_down_get_enable_search(instance(self)).isTrue }
    set { gtk_drop_down_set_enable_search(instance(self), newValue.gboolean) }
  }

  /// The property [`expression`](https://docs.gtk.org/gtk4/property.DropDown.expression.html) of `GtkDropDown`.
  public final var expression: ValueExpression? {
    get { lentBoxed(opaque: gtk_drop_down_get_expression(instance(self))) }
    set { gtk_drop_down_set_expression(instance(self), newValue?.opaque) }
  }

  /// The property [`factory`](https://docs.gtk.org/gtk4/property.DropDown.factory.html) of `GtkDropDown`.
  public final var factory: ListItemFactory? {
    get { lentObject(opaque: gtk_drop_down_get_factory(instance(self))) }
    set { gtk_drop_down_set_factory(instance(self), newValue?.opaque) }
  }

  /// The property [`list-factory`](https://docs.gtk.org/gtk4/property.DropDown.list-factory.html) of `GtkDropDown`.
  public final var listFactory: ListItemFactory? {
    get { lentObject(opaque: gtk_drop_down_get_list_factory(instance(self))) }
    set { gtk_drop_down_set_list_factory(instance(self), newValue?.opaque) }
  }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.DropDown.model.html) of `GtkDropDown`.
  public final var model: (any Gio.ListModel)? {
    get { lentInterface(opaque: gtk_drop_down_get_model(instance(self))) }
    set { gtk_drop_down_set_model(instance(self), newValue?.opaque) }
  }

  /// The property [`selected`](https://docs.gtk.org/gtk4/property.DropDown.selected.html) of `GtkDropDown`.
  public final var selected: Int {
    get { gtk_drop_down_get_selected(instance(self)).int }
    set { DropDown.setSelected(instance(self), newValue.uint32) }
  }

  /// The property [`selected-item`](https://docs.gtk.org/gtk4/property.DropDown.selected-item.html) of `GtkDropDown`.
  public final var selectedItem: Object? { lentObject(gtk_drop_down_get_selected_item(instance(self))) }

  /// The property [`show-arrow`](https://docs.gtk.org/gtk4/property.DropDown.show-arrow.html) of `GtkDropDown`. Since
  /// GTK 4.6.
  public final var showArrow: Bool {
    get { gtk_drop_down_get_show_arrow(instance(self)).isTrue }
    set { gtk_drop_down_set_show_arrow(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: DropDown {
  /// The property [`enable-search`](https://docs.gtk.org/gtk4/property.DropDown.enable-search.html) of `GtkDropDown`.
  public var enableSearch: DynamicSubject<Bool> { property("enable-search") }

  /// The property [`expression`](https://docs.gtk.org/gtk4/property.DropDown.expression.html) of `GtkDropDown`.
  public var expression: DynamicSubject<ValueExpression?> { property("expression") }

  /// The property [`factory`](https://docs.gtk.org/gtk4/property.DropDown.factory.html) of `GtkDropDown`.
  public var factory: DynamicSubject<ListItemFactory?> { property("factory") }

  /// The property [`list-factory`](https://docs.gtk.org/gtk4/property.DropDown.list-factory.html) of `GtkDropDown`.
  public var listFactory: DynamicSubject<ListItemFactory?> { property("list-factory") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.DropDown.model.html) of `GtkDropDown`.
  public var model: DynamicSubject<(any Gio.ListModel)?> { interfaceProperty("model") }

  /// The property [`selected`](https://docs.gtk.org/gtk4/property.DropDown.selected.html) of `GtkDropDown`.
  public var selected: DynamicSubject<Int> {
    property("selected", get: { (object: DropDown) in object.selected }, set: { $0.selected = $1 })
  }

  /// The property [`selected-item`](https://docs.gtk.org/gtk4/property.DropDown.selected-item.html) of `GtkDropDown`.
  public var selectedItem: SafeSignal<Object?> { readOnlyProperty("selected-item") }

  /// The property [`show-arrow`](https://docs.gtk.org/gtk4/property.DropDown.show-arrow.html) of `GtkDropDown`. Since
  /// GTK 4.6.
  public var showArrow: DynamicSubject<Bool> { property("show-arrow") }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.DropDown.activate.html) of `GtkDropDown`. Since GTK 4.6.
  public var activate: SafeSignal<Void> { signal("activate") }
}
