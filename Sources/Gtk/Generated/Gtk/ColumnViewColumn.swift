// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkColumnViewColumn`](https://docs.gtk.org/gtk4/class.ColumnViewColumn.html).
open class ColumnViewColumn: Object {
  open override class var gType: GType { gtk_column_view_column_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_column_view_column_new()`](https://docs.gtk.org/gtk4/ctor.ColumnViewColumn.new.html).
  public init(title: String? = nil, factory: ListItemFactory? = nil) {
    super.init(adopting: gtk_column_view_column_new(title, factory?.given()).raw)
  }

  /// The property [`column-view`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.column-view.html) of
  /// `GtkColumnViewColumn`.
  public final var columnView: ColumnView? {
    lentObject(opaque: gtk_column_view_column_get_column_view(instance(self)))
  }

  /// The property [`expand`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.expand.html) of `GtkColumnViewColumn`.
  public final var expand: Bool {
    get { gtk_column_view_column_get_expand(instance(self)).isTrue }
    set { gtk_column_view_column_set_expand(instance(self), newValue.gboolean) }
  }

  /// The property [`factory`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.factory.html) of
  /// `GtkColumnViewColumn`.
  public final var factory: ListItemFactory? {
    get { lentObject(opaque: gtk_column_view_column_get_factory(instance(self))) }
    set { gtk_column_view_column_set_factory(instance(self), newValue?.opaque) }
  }

  /// The property [`fixed-width`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.fixed-width.html) of
  /// `GtkColumnViewColumn`.
  public final var fixedWidth: Int {
    get { gtk_column_view_column_get_fixed_width(instance(self)).int }
    set { gtk_column_view_column_set_fixed_width(instance(self), newValue.int32) }
  }

  /// The property [`header-menu`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.header-menu.html) of
  /// `GtkColumnViewColumn`.
  public final var headerMenu: Gio.MenuModel? {
    get { lentObject(gtk_column_view_column_get_header_menu(instance(self))) }
    set { gtk_column_view_column_set_header_menu(instance(self), newValue?.gMenuModel) }
  }

  /// The property [`resizable`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.resizable.html) of
  /// `GtkColumnViewColumn`.
  public final var resizable: Bool {
    get { gtk_column_view_column_get_resizable(instance(self)).isTrue }
    set { gtk_column_view_column_set_resizable(instance(self), newValue.gboolean) }
  }

  /// The property [`sorter`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.sorter.html) of `GtkColumnViewColumn`.
  public final var sorter: Sorter? {
    get { lentObject(gtk_column_view_column_get_sorter(instance(self))) }
    set { gtk_column_view_column_set_sorter(instance(self), newValue?.gtkSorter) }
  }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.title.html) of `GtkColumnViewColumn`.
  public final var title: String? {
    get { lentString(ifAny: gtk_column_view_column_get_title(instance(self))) }
    set { lend(newValue) { gtk_column_view_column_set_title(instance(self), $0) } }
  }

  /// The property [`visible`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.visible.html) of
  /// `GtkColumnViewColumn`.
  public final var visible: Bool {
    get { gtk_column_view_column_get_visible(instance(self)).isTrue }
    set { gtk_column_view_column_set_visible(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: ColumnViewColumn {
  /// The property [`column-view`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.column-view.html) of
  /// `GtkColumnViewColumn`.
  public var columnView: SafeSignal<ColumnView?> { readOnlyProperty("column-view") }

  /// The property [`expand`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.expand.html) of `GtkColumnViewColumn`.
  public var expand: DynamicSubject<Bool> { property("expand") }

  /// The property [`factory`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.factory.html) of
  /// `GtkColumnViewColumn`.
  public var factory: DynamicSubject<ListItemFactory?> { property("factory") }

  /// The property [`fixed-width`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.fixed-width.html) of
  /// `GtkColumnViewColumn`.
  public var fixedWidth: DynamicSubject<Int> {
    property("fixed-width", get: { (object: ColumnViewColumn) in object.fixedWidth }, set: { $0.fixedWidth = $1 })
  }

  /// The property [`header-menu`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.header-menu.html) of
  /// `GtkColumnViewColumn`.
  public var headerMenu: DynamicSubject<Gio.MenuModel?> { property("header-menu") }

  /// The property [`resizable`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.resizable.html) of
  /// `GtkColumnViewColumn`.
  public var resizable: DynamicSubject<Bool> { property("resizable") }

  /// The property [`sorter`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.sorter.html) of `GtkColumnViewColumn`.
  public var sorter: DynamicSubject<Sorter?> { property("sorter") }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.title.html) of `GtkColumnViewColumn`.
  public var title: DynamicSubject<String?> {
    property("title", get: { (object: ColumnViewColumn) in object.title }, set: { $0.title = $1 })
  }

  /// The property [`visible`](https://docs.gtk.org/gtk4/property.ColumnViewColumn.visible.html) of
  /// `GtkColumnViewColumn`.
  public var visible: DynamicSubject<Bool> { property("visible") }
}
