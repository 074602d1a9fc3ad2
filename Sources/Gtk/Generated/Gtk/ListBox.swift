// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkListBox`](https://docs.gtk.org/gtk4/class.ListBox.html).
open class ListBox: Widget {
  open override class var gType: GType { gtk_list_box_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_list_box_new()`](https://docs.gtk.org/gtk4/ctor.ListBox.new.html).
  public init() {
    super.init(adopting: gtk_list_box_new())
  }

  /// The property [`accept-unpaired-release`](https://docs.gtk.org/gtk4/property.ListBox.accept-unpaired-release.html)
  /// of `GtkListBox`.
  public final var acceptUnpairedRelease: Bool {
    get { getProperty("accept-unpaired-release") }
    set { setProperty("accept-unpaired-release", newValue) }
  }

  /// The property
  /// [`activate-on-single-click`](https://docs.gtk.org/gtk4/property.ListBox.activate-on-single-click.html) of
  /// `GtkListBox`.
  public final var activateOnSingleClick: Bool {
    get { gtk_list_box_get_activate_on_single_click(instance(self)).isTrue }
    set { gtk_list_box_set_activate_on_single_click(instance(self), newValue.gboolean) }
  }

  /// The property [`selection-mode`](https://docs.gtk.org/gtk4/property.ListBox.selection-mode.html) of `GtkListBox`.
  public final var selectionMode: SelectionMode {
    get { SelectionMode(cValue: gtk_list_box_get_selection_mode(instance(self))) }
    set { gtk_list_box_set_selection_mode(instance(self), newValue.cValue) }
  }

  /// The property [`show-separators`](https://docs.gtk.org/gtk4/property.ListBox.show-separators.html) of `GtkListBox`.
  public final var showSeparators: Bool {
    get { gtk_list_box_get_show_separators(instance(self)).isTrue }
    set { gtk_list_box_set_show_separators(instance(self), newValue.gboolean) }
  }

  /// Calls [`gtk_list_box_append()`](https://docs.gtk.org/gtk4/method.ListBox.append.html).
  public final func append(_ child: Widget) { gtk_list_box_append(instance(self), child.gtkWidget) }

  /// Calls [`gtk_list_box_bind_model()`](https://docs.gtk.org/gtk4/method.ListBox.bind_model.html).
  public final func bindModel(_ model: (any Gio.ListModel)?, createWidgetFunc: ((Object) -> Widget)?) {
    gtk_list_box_bind_model(
      instance(self), model?.opaque, createWidgetFunc == nil ? nil : callGtkListBoxCreateWidgetFunc,
      createWidgetFunc.map { heldClosure($0) }, createWidgetFunc == nil ? nil : releaseClosure)
  }

  /// Calls [`gtk_list_box_drag_highlight_row()`](https://docs.gtk.org/gtk4/method.ListBox.drag_highlight_row.html).
  public final func dragHighlightRow(_ row: ListBoxRow) {
    gtk_list_box_drag_highlight_row(instance(self), row.gtkListBoxRow)
  }

  /// Calls [`gtk_list_box_drag_unhighlight_row()`](https://docs.gtk.org/gtk4/method.ListBox.drag_unhighlight_row.html).
  public final func dragUnhighlightRow() { gtk_list_box_drag_unhighlight_row(instance(self)) }

  /// Calls [`gtk_list_box_get_adjustment()`](https://docs.gtk.org/gtk4/method.ListBox.get_adjustment.html) and
  /// `gtk_list_box_set_adjustment()`.
  public final var adjustment: Adjustment? {
    get { lentObject(gtk_list_box_get_adjustment(instance(self))) }
    set(adjustment) { gtk_list_box_set_adjustment(instance(self), adjustment?.gtkAdjustment) }
  }

  /// Calls [`gtk_list_box_get_row_at_index()`](https://docs.gtk.org/gtk4/method.ListBox.get_row_at_index.html).
  public final func getRowAtIndex(_ index: Int) -> ListBoxRow? {
    lentObject(gtk_list_box_get_row_at_index(instance(self), index.int32))
  }

  /// Calls [`gtk_list_box_get_row_at_y()`](https://docs.gtk.org/gtk4/method.ListBox.get_row_at_y.html).
  public final func getRowAtY(_ y: Int) -> ListBoxRow? {
    lentObject(gtk_list_box_get_row_at_y(instance(self), y.int32))
  }

  /// Calls [`gtk_list_box_get_selected_row()`](https://docs.gtk.org/gtk4/method.ListBox.get_selected_row.html).
  public final var selectedRow: ListBoxRow? { lentObject(gtk_list_box_get_selected_row(instance(self))) }

  /// Calls [`gtk_list_box_get_selected_rows()`](https://docs.gtk.org/gtk4/method.ListBox.get_selected_rows.html).
  public final var selectedRows: [ListBoxRow] {
    lists(gtk_list_box_get_selected_rows(instance(self)), isGiven: true) { lentObject($0) as ListBoxRow? }
  }

  /// Calls [`gtk_list_box_insert()`](https://docs.gtk.org/gtk4/method.ListBox.insert.html).
  public final func insert(_ child: Widget, position: Int) {
    gtk_list_box_insert(instance(self), child.gtkWidget, position.int32)
  }

  /// Calls [`gtk_list_box_invalidate_filter()`](https://docs.gtk.org/gtk4/method.ListBox.invalidate_filter.html).
  public final func invalidateFilter() { gtk_list_box_invalidate_filter(instance(self)) }

  /// Calls [`gtk_list_box_invalidate_headers()`](https://docs.gtk.org/gtk4/method.ListBox.invalidate_headers.html).
  public final func invalidateHeaders() { gtk_list_box_invalidate_headers(instance(self)) }

  /// Calls [`gtk_list_box_invalidate_sort()`](https://docs.gtk.org/gtk4/method.ListBox.invalidate_sort.html).
  public final func invalidateSort() { gtk_list_box_invalidate_sort(instance(self)) }

  /// Calls [`gtk_list_box_prepend()`](https://docs.gtk.org/gtk4/method.ListBox.prepend.html).
  public final func prepend(_ child: Widget) { gtk_list_box_prepend(instance(self), child.gtkWidget) }

  /// Calls [`gtk_list_box_remove()`](https://docs.gtk.org/gtk4/method.ListBox.remove.html).
  public final func remove(_ child: Widget) { gtk_list_box_remove(instance(self), child.gtkWidget) }

  /// Calls [`gtk_list_box_select_all()`](https://docs.gtk.org/gtk4/method.ListBox.select_all.html).
  public final func selectAll() { gtk_list_box_select_all(instance(self)) }

  /// Calls [`gtk_list_box_select_row()`](https://docs.gtk.org/gtk4/method.ListBox.select_row.html).
  public final func selectRow(_ row: ListBoxRow?) { gtk_list_box_select_row(instance(self), row?.gtkListBoxRow) }

  /// Calls [`gtk_list_box_selected_foreach()`](https://docs.gtk.org/gtk4/method.ListBox.selected_foreach.html).
  public final func selectedForeach(_ `func`: @escaping (ListBox, ListBoxRow) -> Void) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_list_box_selected_foreach(instance(self), callGtkListBoxForeachFunc, lent.closure(`func`))
  }

  /// Calls [`gtk_list_box_set_filter_func()`](https://docs.gtk.org/gtk4/method.ListBox.set_filter_func.html).
  public final func setFilterFunc(_ filterFunc: ((ListBoxRow) -> Bool)?) {
    gtk_list_box_set_filter_func(
      instance(self), filterFunc == nil ? nil : callGtkListBoxFilterFunc, filterFunc.map { heldClosure($0) },
      filterFunc == nil ? nil : releaseClosure)
  }

  /// Calls [`gtk_list_box_set_header_func()`](https://docs.gtk.org/gtk4/method.ListBox.set_header_func.html).
  public final func setHeaderFunc(_ updateHeader: ((ListBoxRow, ListBoxRow?) -> Void)?) {
    gtk_list_box_set_header_func(
      instance(self), updateHeader == nil ? nil : callGtkListBoxUpdateHeaderFunc, updateHeader.map { heldClosure($0) },
      updateHeader == nil ? nil : releaseClosure)
  }

  /// Calls [`gtk_list_box_set_placeholder()`](https://docs.gtk.org/gtk4/method.ListBox.set_placeholder.html).
  public final func setPlaceholder(_ placeholder: Widget?) {
    gtk_list_box_set_placeholder(instance(self), placeholder?.gtkWidget)
  }

  /// Calls [`gtk_list_box_set_sort_func()`](https://docs.gtk.org/gtk4/method.ListBox.set_sort_func.html).
  public final func setSortFunc(_ sortFunc: ((ListBoxRow, ListBoxRow) -> Int)?) {
    gtk_list_box_set_sort_func(
      instance(self), sortFunc == nil ? nil : callGtkListBoxSortFunc, sortFunc.map { heldClosure($0) },
      sortFunc == nil ? nil : releaseClosure)
  }

  /// Calls [`gtk_list_box_unselect_all()`](https://docs.gtk.org/gtk4/method.ListBox.unselect_all.html).
  public final func unselectAll() { gtk_list_box_unselect_all(instance(self)) }

  /// Calls [`gtk_list_box_unselect_row()`](https://docs.gtk.org/gtk4/method.ListBox.unselect_row.html).
  public final func unselectRow(_ row: ListBoxRow) { gtk_list_box_unselect_row(instance(self), row.gtkListBoxRow) }
}

extension Reactive where Base: ListBox {
  /// The property [`accept-unpaired-release`](https://docs.gtk.org/gtk4/property.ListBox.accept-unpaired-release.html)
  /// of `GtkListBox`.
  public var acceptUnpairedRelease: DynamicSubject<Bool> { property("accept-unpaired-release") }

  /// The property
  /// [`activate-on-single-click`](https://docs.gtk.org/gtk4/property.ListBox.activate-on-single-click.html) of
  /// `GtkListBox`.
  public var activateOnSingleClick: DynamicSubject<Bool> { property("activate-on-single-click") }

  /// The property [`selection-mode`](https://docs.gtk.org/gtk4/property.ListBox.selection-mode.html) of `GtkListBox`.
  public var selectionMode: DynamicSubject<SelectionMode> { property("selection-mode") }

  /// The property [`show-separators`](https://docs.gtk.org/gtk4/property.ListBox.show-separators.html) of `GtkListBox`.
  public var showSeparators: DynamicSubject<Bool> { property("show-separators") }

  /// The signal [`activate-cursor-row`](https://docs.gtk.org/gtk4/signal.ListBox.activate-cursor-row.html) of
  /// `GtkListBox`.
  public var activateCursorRow: SafeSignal<Void> { signal("activate-cursor-row") }

  /// The signal [`move-cursor`](https://docs.gtk.org/gtk4/signal.ListBox.move-cursor.html) of `GtkListBox`.
  ///
  /// Arguments: `object`, `p0`, `p1`, `p2`.
  public var moveCursor: SafeSignal<(MovementStep, Int, Bool, Bool)> { signal(ofSeveral: "move-cursor") }

  /// The signal [`row-activated`](https://docs.gtk.org/gtk4/signal.ListBox.row-activated.html) of `GtkListBox`.
  ///
  /// Argument: `row`.
  public var rowActivated: SafeSignal<ListBoxRow> { signal(ofOne: "row-activated") }

  /// The signal [`row-selected`](https://docs.gtk.org/gtk4/signal.ListBox.row-selected.html) of `GtkListBox`.
  ///
  /// Argument: `row`.
  public var rowSelected: SafeSignal<ListBoxRow?> { signal(ofOne: "row-selected") }

  /// The signal [`select-all`](https://docs.gtk.org/gtk4/signal.ListBox.select-all.html) of `GtkListBox`.
  public var selectAll: SafeSignal<Void> { signal("select-all") }

  /// The signal [`selected-rows-changed`](https://docs.gtk.org/gtk4/signal.ListBox.selected-rows-changed.html) of
  /// `GtkListBox`.
  public var selectedRowsChanged: SafeSignal<Void> { signal("selected-rows-changed") }

  /// The signal [`toggle-cursor-row`](https://docs.gtk.org/gtk4/signal.ListBox.toggle-cursor-row.html) of `GtkListBox`.
  public var toggleCursorRow: SafeSignal<Void> { signal("toggle-cursor-row") }

  /// The signal [`unselect-all`](https://docs.gtk.org/gtk4/signal.ListBox.unselect-all.html) of `GtkListBox`.
  public var unselectAll: SafeSignal<Void> { signal("unselect-all") }
}
