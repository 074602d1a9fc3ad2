// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_12
public import BindingCore
import CGtk

extension Widget {
  /// Calls [`gtk_widget_get_baseline()`](https://docs.gtk.org/gtk4/method.Widget.get_baseline.html). Since GTK 4.12.
  public final var baseline: Int { gtk_widget_get_baseline(gtkWidget).int }
}

extension Window {
  /// The property [`suspended`](https://docs.gtk.org/gtk4/property.Window.suspended.html) of `GtkWindow`. Since GTK
  /// 4.12.
  public final var suspended: Bool { gtk_window_is_suspended(gtkWindow).isTrue }

  /// Calls [`gtk_window_is_suspended()`](https://docs.gtk.org/gtk4/method.Window.is_suspended.html). Since GTK 4.12.
  public final var isSuspended: Bool { gtk_window_is_suspended(gtkWindow).isTrue }
}

extension Reactive where Base: Window {
  /// The property [`suspended`](https://docs.gtk.org/gtk4/property.Window.suspended.html) of `GtkWindow`. Since GTK
  /// 4.12.
  public var suspended: SafeSignal<Bool> { readOnlyProperty("suspended") }
}

extension Box {
  /// The property [`baseline-child`](https://docs.gtk.org/gtk4/property.Box.baseline-child.html) of `GtkBox`. Since GTK
  /// 4.12.
  public final var baselineChild: Int {
    get { gtk_box_get_baseline_child(gtkBox).int }
    set { gtk_box_set_baseline_child(gtkBox, newValue.int32) }
  }
}

extension Reactive where Base: Box {
  /// The property [`baseline-child`](https://docs.gtk.org/gtk4/property.Box.baseline-child.html) of `GtkBox`. Since GTK
  /// 4.12.
  public var baselineChild: DynamicSubject<Int> {
    property("baseline-child", get: { (object: Box) in object.baselineChild }, set: { $0.baselineChild = $1 })
  }
}

extension BoxLayout {
  /// The property [`baseline-child`](https://docs.gtk.org/gtk4/property.BoxLayout.baseline-child.html) of
  /// `GtkBoxLayout`. Since GTK 4.12.
  public final var baselineChild: Int {
    get { gtk_box_layout_get_baseline_child(instance(self)).int }
    set { gtk_box_layout_set_baseline_child(instance(self), newValue.int32) }
  }
}

extension Reactive where Base: BoxLayout {
  /// The property [`baseline-child`](https://docs.gtk.org/gtk4/property.BoxLayout.baseline-child.html) of
  /// `GtkBoxLayout`. Since GTK 4.12.
  public var baselineChild: DynamicSubject<Int> {
    property("baseline-child", get: { (object: BoxLayout) in object.baselineChild }, set: { $0.baselineChild = $1 })
  }
}

extension Button {
  /// The property [`can-shrink`](https://docs.gtk.org/gtk4/property.Button.can-shrink.html) of `GtkButton`. Since GTK
  /// 4.12.
  public final var canShrink: Bool {
    get { gtk_button_get_can_shrink(gtkButton).isTrue }
    set { gtk_button_set_can_shrink(gtkButton, newValue.gboolean) }
  }
}

extension Reactive where Base: Button {
  /// The property [`can-shrink`](https://docs.gtk.org/gtk4/property.Button.can-shrink.html) of `GtkButton`. Since GTK
  /// 4.12.
  public var canShrink: DynamicSubject<Bool> { property("can-shrink") }
}

extension CenterBox {
  /// The property [`shrink-center-last`](https://docs.gtk.org/gtk4/property.CenterBox.shrink-center-last.html) of
  /// `GtkCenterBox`. Since GTK 4.12.
  public final var shrinkCenterLast: Bool {
    get { gtk_center_box_get_shrink_center_last(instance(self)).isTrue }
    set { gtk_center_box_set_shrink_center_last(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: CenterBox {
  /// The property [`shrink-center-last`](https://docs.gtk.org/gtk4/property.CenterBox.shrink-center-last.html) of
  /// `GtkCenterBox`. Since GTK 4.12.
  public var shrinkCenterLast: DynamicSubject<Bool> { property("shrink-center-last") }
}

extension CenterLayout {
  /// The property [`shrink-center-last`](https://docs.gtk.org/gtk4/property.CenterLayout.shrink-center-last.html) of
  /// `GtkCenterLayout`. Since GTK 4.12.
  public final var shrinkCenterLast: Bool {
    get { gtk_center_layout_get_shrink_center_last(instance(self)).isTrue }
    set { gtk_center_layout_set_shrink_center_last(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: CenterLayout {
  /// The property [`shrink-center-last`](https://docs.gtk.org/gtk4/property.CenterLayout.shrink-center-last.html) of
  /// `GtkCenterLayout`. Since GTK 4.12.
  public var shrinkCenterLast: DynamicSubject<Bool> { property("shrink-center-last") }
}

extension ColumnView {
  /// The property [`header-factory`](https://docs.gtk.org/gtk4/property.ColumnView.header-factory.html) of
  /// `GtkColumnView`. Since GTK 4.12.
  public final var headerFactory: ListItemFactory? {
    get { lentObject(opaque: gtk_column_view_get_header_factory(instance(self))) }
    set { gtk_column_view_set_header_factory(instance(self), newValue?.opaque) }
  }

  /// The property [`row-factory`](https://docs.gtk.org/gtk4/property.ColumnView.row-factory.html) of `GtkColumnView`.
  /// Since GTK 4.12.
  public final var rowFactory: ListItemFactory? {
    get { lentObject(opaque: gtk_column_view_get_row_factory(instance(self))) }
    set { gtk_column_view_set_row_factory(instance(self), newValue?.opaque) }
  }

  /// The property [`tab-behavior`](https://docs.gtk.org/gtk4/property.ColumnView.tab-behavior.html) of `GtkColumnView`.
  /// Since GTK 4.12.
  public final var tabBehavior: ListTabBehavior {
    get { ListTabBehavior(cValue: gtk_column_view_get_tab_behavior(instance(self))) }
    set { gtk_column_view_set_tab_behavior(instance(self), newValue.cValue) }
  }

  /// Calls [`gtk_column_view_scroll_to()`](https://docs.gtk.org/gtk4/method.ColumnView.scroll_to.html). Since GTK 4.12.
  public final func scrollTo(pos: Int, column: ColumnViewColumn?, flags: ListScrollFlags, scroll: ScrollInfo?) {
    gtk_column_view_scroll_to(instance(self), pos.uint32, column?.opaque, flags.cValue, scroll?.given())
  }
}

extension Reactive where Base: ColumnView {
  /// The property [`header-factory`](https://docs.gtk.org/gtk4/property.ColumnView.header-factory.html) of
  /// `GtkColumnView`. Since GTK 4.12.
  public var headerFactory: DynamicSubject<ListItemFactory?> { property("header-factory") }

  /// The property [`row-factory`](https://docs.gtk.org/gtk4/property.ColumnView.row-factory.html) of `GtkColumnView`.
  /// Since GTK 4.12.
  public var rowFactory: DynamicSubject<ListItemFactory?> { property("row-factory") }

  /// The property [`tab-behavior`](https://docs.gtk.org/gtk4/property.ColumnView.tab-behavior.html) of `GtkColumnView`.
  /// Since GTK 4.12.
  public var tabBehavior: DynamicSubject<ListTabBehavior> { property("tab-behavior") }
}

extension ListItem {
  /// The property [`accessible-description`](https://docs.gtk.org/gtk4/property.ListItem.accessible-description.html)
  /// of `GtkListItem`. Since GTK 4.12.
  public final var accessibleDescription: String {
    get { lentString(gtk_list_item_get_accessible_description(instance(self))) }
    set { lend(newValue) { gtk_list_item_set_accessible_description(instance(self), $0) } }
  }

  /// The property [`accessible-label`](https://docs.gtk.org/gtk4/property.ListItem.accessible-label.html) of
  /// `GtkListItem`. Since GTK 4.12.
  public final var accessibleLabel: String {
    get { lentString(gtk_list_item_get_accessible_label(instance(self))) }
    set { lend(newValue) { gtk_list_item_set_accessible_label(instance(self), $0) } }
  }

  /// The property [`focusable`](https://docs.gtk.org/gtk4/property.ListItem.focusable.html) of `GtkListItem`. Since GTK
  /// 4.12.
  public final var focusable: Bool {
    get { gtk_list_item_get_focusable(instance(self)).isTrue }
    set { gtk_list_item_set_focusable(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: ListItem {
  /// The property [`accessible-description`](https://docs.gtk.org/gtk4/property.ListItem.accessible-description.html)
  /// of `GtkListItem`. Since GTK 4.12.
  public var accessibleDescription: DynamicSubject<String> {
    property(
      "accessible-description", get: { (object: ListItem) in object.accessibleDescription },
      set: { $0.accessibleDescription = $1 })
  }

  /// The property [`accessible-label`](https://docs.gtk.org/gtk4/property.ListItem.accessible-label.html) of
  /// `GtkListItem`. Since GTK 4.12.
  public var accessibleLabel: DynamicSubject<String> {
    property(
      "accessible-label", get: { (object: ListItem) in object.accessibleLabel }, set: { $0.accessibleLabel = $1 })
  }

  /// The property [`focusable`](https://docs.gtk.org/gtk4/property.ListItem.focusable.html) of `GtkListItem`. Since GTK
  /// 4.12.
  public var focusable: DynamicSubject<Bool> { property("focusable") }
}

extension CssProvider {
  /// Calls [`gtk_css_provider_load_from_bytes()`](https://docs.gtk.org/gtk4/method.CssProvider.load_from_bytes.html).
  /// Since GTK 4.12.
  public final func loadFromBytes(_ data: GLib.Bytes) { gtk_css_provider_load_from_bytes(gtkCssProvider, data.opaque) }

  /// Calls [`gtk_css_provider_load_from_string()`](https://docs.gtk.org/gtk4/method.CssProvider.load_from_string.html).
  /// Since GTK 4.12.
  public final func loadFromString(_ string: String) { gtk_css_provider_load_from_string(gtkCssProvider, string) }
}

extension DropDown {
  /// The property [`header-factory`](https://docs.gtk.org/gtk4/property.DropDown.header-factory.html) of `GtkDropDown`.
  /// Since GTK 4.12.
  public final var headerFactory: ListItemFactory? {
    get { lentObject(opaque: gtk_drop_down_get_header_factory(instance(self))) }
    set { gtk_drop_down_set_header_factory(instance(self), newValue?.opaque) }
  }

  /// The property [`search-match-mode`](https://docs.gtk.org/gtk4/property.DropDown.search-match-mode.html) of
  /// `GtkDropDown`. Since GTK 4.12.
  public final var searchMatchMode: StringFilterMatchMode {
    get { StringFilterMatchMode(cValue: gtk_drop_down_get_search_match_mode(instance(self))) }
    set { gtk_drop_down_set_search_match_mode(instance(self), newValue.cValue) }
  }
}

extension Reactive where Base: DropDown {
  /// The property [`header-factory`](https://docs.gtk.org/gtk4/property.DropDown.header-factory.html) of `GtkDropDown`.
  /// Since GTK 4.12.
  public var headerFactory: DynamicSubject<ListItemFactory?> { property("header-factory") }

  /// The property [`search-match-mode`](https://docs.gtk.org/gtk4/property.DropDown.search-match-mode.html) of
  /// `GtkDropDown`. Since GTK 4.12.
  public var searchMatchMode: DynamicSubject<StringFilterMatchMode> { property("search-match-mode") }
}

extension FileLauncher {
  /// The property [`always-ask`](https://docs.gtk.org/gtk4/property.FileLauncher.always-ask.html) of `GtkFileLauncher`.
  /// Since GTK 4.12.
  public final var alwaysAsk: Bool {
    get { gtk_file_launcher_get_always_ask(instance(self)).isTrue }
    set { gtk_file_launcher_set_always_ask(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: FileLauncher {
  /// The property [`always-ask`](https://docs.gtk.org/gtk4/property.FileLauncher.always-ask.html) of `GtkFileLauncher`.
  /// Since GTK 4.12.
  public var alwaysAsk: DynamicSubject<Bool> { property("always-ask") }
}

extension FilterListModel: SectionModel {}

extension FlattenListModel: SectionModel {}

extension FlowBox {
  /// Calls [`gtk_flow_box_remove_all()`](https://docs.gtk.org/gtk4/method.FlowBox.remove_all.html). Since GTK 4.12.
  public final func removeAll() { gtk_flow_box_remove_all(instance(self)) }
}

extension GLArea {
  /// The property [`allowed-apis`](https://docs.gtk.org/gtk4/property.GLArea.allowed-apis.html) of `GtkGLArea`. Since
  /// GTK 4.12.
  public final var allowedApis: Gdk.GLAPI {
    get { Gdk.GLAPI(cValue: gtk_gl_area_get_allowed_apis(gtkGLArea)) }
    set { gtk_gl_area_set_allowed_apis(gtkGLArea, newValue.cValue) }
  }

  /// The property [`api`](https://docs.gtk.org/gtk4/property.GLArea.api.html) of `GtkGLArea`. Since GTK 4.12.
  public final var api: Gdk.GLAPI { Gdk.GLAPI(cValue: gtk_gl_area_get_api(gtkGLArea)) }
}

extension Reactive where Base: GLArea {
  /// The property [`allowed-apis`](https://docs.gtk.org/gtk4/property.GLArea.allowed-apis.html) of `GtkGLArea`. Since
  /// GTK 4.12.
  public var allowedApis: DynamicSubject<Gdk.GLAPI> { property("allowed-apis") }

  /// The property [`api`](https://docs.gtk.org/gtk4/property.GLArea.api.html) of `GtkGLArea`. Since GTK 4.12.
  public var api: SafeSignal<Gdk.GLAPI> { readOnlyProperty("api") }
}

extension GridView {
  /// The property [`tab-behavior`](https://docs.gtk.org/gtk4/property.GridView.tab-behavior.html) of `GtkGridView`.
  /// Since GTK 4.12.
  public final var tabBehavior: ListTabBehavior {
    get { ListTabBehavior(cValue: gtk_grid_view_get_tab_behavior(instance(self))) }
    set { gtk_grid_view_set_tab_behavior(instance(self), newValue.cValue) }
  }

  /// Calls [`gtk_grid_view_scroll_to()`](https://docs.gtk.org/gtk4/method.GridView.scroll_to.html). Since GTK 4.12.
  public final func scrollTo(pos: Int, flags: ListScrollFlags, scroll: ScrollInfo?) {
    gtk_grid_view_scroll_to(instance(self), pos.uint32, flags.cValue, scroll?.given())
  }
}

extension Reactive where Base: GridView {
  /// The property [`tab-behavior`](https://docs.gtk.org/gtk4/property.GridView.tab-behavior.html) of `GtkGridView`.
  /// Since GTK 4.12.
  public var tabBehavior: DynamicSubject<ListTabBehavior> { property("tab-behavior") }
}

extension ListBox {
  /// Calls [`gtk_list_box_remove_all()`](https://docs.gtk.org/gtk4/method.ListBox.remove_all.html). Since GTK 4.12.
  public final func removeAll() { gtk_list_box_remove_all(instance(self)) }
}

extension ListView {
  /// The property [`header-factory`](https://docs.gtk.org/gtk4/property.ListView.header-factory.html) of `GtkListView`.
  /// Since GTK 4.12.
  public final var headerFactory: ListItemFactory? {
    get { lentObject(opaque: gtk_list_view_get_header_factory(instance(self))) }
    set { gtk_list_view_set_header_factory(instance(self), newValue?.opaque) }
  }

  /// The property [`tab-behavior`](https://docs.gtk.org/gtk4/property.ListView.tab-behavior.html) of `GtkListView`.
  /// Since GTK 4.12.
  public final var tabBehavior: ListTabBehavior {
    get { ListTabBehavior(cValue: gtk_list_view_get_tab_behavior(instance(self))) }
    set { gtk_list_view_set_tab_behavior(instance(self), newValue.cValue) }
  }

  /// Calls [`gtk_list_view_scroll_to()`](https://docs.gtk.org/gtk4/method.ListView.scroll_to.html). Since GTK 4.12.
  public final func scrollTo(pos: Int, flags: ListScrollFlags, scroll: ScrollInfo?) {
    gtk_list_view_scroll_to(instance(self), pos.uint32, flags.cValue, scroll?.given())
  }
}

extension Reactive where Base: ListView {
  /// The property [`header-factory`](https://docs.gtk.org/gtk4/property.ListView.header-factory.html) of `GtkListView`.
  /// Since GTK 4.12.
  public var headerFactory: DynamicSubject<ListItemFactory?> { property("header-factory") }

  /// The property [`tab-behavior`](https://docs.gtk.org/gtk4/property.ListView.tab-behavior.html) of `GtkListView`.
  /// Since GTK 4.12.
  public var tabBehavior: DynamicSubject<ListTabBehavior> { property("tab-behavior") }
}

extension MapListModel: SectionModel {}

extension MenuButton {
  /// The property [`can-shrink`](https://docs.gtk.org/gtk4/property.MenuButton.can-shrink.html) of `GtkMenuButton`.
  /// Since GTK 4.12.
  public final var canShrink: Bool {
    get { gtk_menu_button_get_can_shrink(instance(self)).isTrue }
    set { gtk_menu_button_set_can_shrink(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: MenuButton {
  /// The property [`can-shrink`](https://docs.gtk.org/gtk4/property.MenuButton.can-shrink.html) of `GtkMenuButton`.
  /// Since GTK 4.12.
  public var canShrink: DynamicSubject<Bool> { property("can-shrink") }
}

extension MultiSelection: SectionModel {}

extension NoSelection: SectionModel {}

extension SingleSelection: SectionModel {}

extension SliceListModel: SectionModel {}

extension SortListModel: SectionModel {}

extension SortListModel {
  /// The property [`section-sorter`](https://docs.gtk.org/gtk4/property.SortListModel.section-sorter.html) of
  /// `GtkSortListModel`. Since GTK 4.12.
  public final var sectionSorter: Sorter? {
    get { lentObject(gtk_sort_list_model_get_section_sorter(instance(self))) }
    set { gtk_sort_list_model_set_section_sorter(instance(self), newValue?.gtkSorter) }
  }
}

extension Reactive where Base: SortListModel {
  /// The property [`section-sorter`](https://docs.gtk.org/gtk4/property.SortListModel.section-sorter.html) of
  /// `GtkSortListModel`. Since GTK 4.12.
  public var sectionSorter: DynamicSubject<Sorter?> { property("section-sorter") }
}

extension Viewport {
  /// Calls [`gtk_viewport_scroll_to()`](https://docs.gtk.org/gtk4/method.Viewport.scroll_to.html). Since GTK 4.12.
  public final func scrollTo(_ descendant: Widget, scroll: ScrollInfo?) {
    gtk_viewport_scroll_to(instance(self), descendant.gtkWidget, scroll?.given())
  }
}

#endif
