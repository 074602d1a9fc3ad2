// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkFlowBox`](https://docs.gtk.org/gtk4/class.FlowBox.html).
open class FlowBox: Widget, Orientable {
  open override class var gType: GType { gtk_flow_box_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_flow_box_new()`](https://docs.gtk.org/gtk4/ctor.FlowBox.new.html).
  public init() {
    super.init(adopting: gtk_flow_box_new())
  }

  /// The property [`accept-unpaired-release`](https://docs.gtk.org/gtk4/property.FlowBox.accept-unpaired-release.html)
  /// of `GtkFlowBox`.
  public final var acceptUnpairedRelease: Bool {
    get { getProperty("accept-unpaired-release") }
    set { setProperty("accept-unpaired-release", newValue) }
  }

  /// The property
  /// [`activate-on-single-click`](https://docs.gtk.org/gtk4/property.FlowBox.activate-on-single-click.html) of
  /// `GtkFlowBox`.
  public final var activateOnSingleClick: Bool {
    get { gtk_flow_box_get_activate_on_single_click(instance(self)).isTrue }
    set { gtk_flow_box_set_activate_on_single_click(instance(self), newValue.gboolean) }
  }

  /// The property [`column-spacing`](https://docs.gtk.org/gtk4/property.FlowBox.column-spacing.html) of `GtkFlowBox`.
  public final var columnSpacing: Int {
    get { gtk_flow_box_get_column_spacing(instance(self)).int }
    set { gtk_flow_box_set_column_spacing(instance(self), newValue.uint32) }
  }

  /// The property [`homogeneous`](https://docs.gtk.org/gtk4/property.FlowBox.homogeneous.html) of `GtkFlowBox`.
  public final var homogeneous: Bool {
    get { gtk_flow_box_get_homogeneous(instance(self)).isTrue }
    set { gtk_flow_box_set_homogeneous(instance(self), newValue.gboolean) }
  }

  /// The property [`max-children-per-line`](https://docs.gtk.org/gtk4/property.FlowBox.max-children-per-line.html) of
  /// `GtkFlowBox`.
  public final var maxChildrenPerLine: Int {
    get { gtk_flow_box_get_max_children_per_line(instance(self)).int }
    set { gtk_flow_box_set_max_children_per_line(instance(self), newValue.uint32) }
  }

  /// The property [`min-children-per-line`](https://docs.gtk.org/gtk4/property.FlowBox.min-children-per-line.html) of
  /// `GtkFlowBox`.
  public final var minChildrenPerLine: Int {
    get { gtk_flow_box_get_min_children_per_line(instance(self)).int }
    set { gtk_flow_box_set_min_children_per_line(instance(self), newValue.uint32) }
  }

  /// The property [`row-spacing`](https://docs.gtk.org/gtk4/property.FlowBox.row-spacing.html) of `GtkFlowBox`.
  public final var rowSpacing: Int {
    get { gtk_flow_box_get_row_spacing(instance(self)).int }
    set { gtk_flow_box_set_row_spacing(instance(self), newValue.uint32) }
  }

  /// The property [`selection-mode`](https://docs.gtk.org/gtk4/property.FlowBox.selection-mode.html) of `GtkFlowBox`.
  public final var selectionMode: SelectionMode {
    get { SelectionMode(cValue: gtk_flow_box_get_selection_mode(instance(self))) }
    set { gtk_flow_box_set_selection_mode(instance(self), newValue.cValue) }
  }

  /// Calls [`gtk_flow_box_append()`](https://docs.gtk.org/gtk4/method.FlowBox.append.html). Since GTK 4.6.
  public final func append(_ child: Widget) { gtk_flow_box_append(instance(self), child.gtkWidget) }

  /// Calls [`gtk_flow_box_bind_model()`](https://docs.gtk.org/gtk4/method.FlowBox.bind_model.html).
  public final func bindModel(_ model: (any Gio.ListModel)?, createWidgetFunc: @escaping (Object) -> Widget) {
    gtk_flow_box_bind_model(
      instance(self), model?.opaque, callGtkFlowBoxCreateWidgetFunc, heldClosure(createWidgetFunc), releaseClosure)
  }

  /// Calls [`gtk_flow_box_get_child_at_index()`](https://docs.gtk.org/gtk4/method.FlowBox.get_child_at_index.html).
  public final func getChildAtIndex(_ idx: Int) -> FlowBoxChild? {
    lentObject(gtk_flow_box_get_child_at_index(instance(self), idx.int32))
  }

  /// Calls [`gtk_flow_box_get_child_at_pos()`](https://docs.gtk.org/gtk4/method.FlowBox.get_child_at_pos.html).
  public final func getChildAtPos(x: Int, y: Int) -> FlowBoxChild? {
    lentObject(gtk_flow_box_get_child_at_pos(instance(self), x.int32, y.int32))
  }

  /// Calls
  /// [`gtk_flow_box_get_selected_children()`](https://docs.gtk.org/gtk4/method.FlowBox.get_selected_children.html).
  public final var selectedChildren: [FlowBoxChild] {
    lists(gtk_flow_box_get_selected_children(instance(self)), isGiven: true) { lentObject($0) as FlowBoxChild? }
  }

  /// Calls [`gtk_flow_box_insert()`](https://docs.gtk.org/gtk4/method.FlowBox.insert.html).
  public final func insert(_ widget: Widget, position: Int) {
    gtk_flow_box_insert(instance(self), widget.gtkWidget, position.int32)
  }

  /// Calls [`gtk_flow_box_invalidate_filter()`](https://docs.gtk.org/gtk4/method.FlowBox.invalidate_filter.html).
  public final func invalidateFilter() { gtk_flow_box_invalidate_filter(instance(self)) }

  /// Calls [`gtk_flow_box_invalidate_sort()`](https://docs.gtk.org/gtk4/method.FlowBox.invalidate_sort.html).
  public final func invalidateSort() { gtk_flow_box_invalidate_sort(instance(self)) }

  /// Calls [`gtk_flow_box_prepend()`](https://docs.gtk.org/gtk4/method.FlowBox.prepend.html). Since GTK 4.6.
  public final func prepend(_ child: Widget) { gtk_flow_box_prepend(instance(self), child.gtkWidget) }

  /// Calls [`gtk_flow_box_remove()`](https://docs.gtk.org/gtk4/method.FlowBox.remove.html).
  public final func remove(_ widget: Widget) { gtk_flow_box_remove(instance(self), widget.gtkWidget) }

  /// Calls [`gtk_flow_box_select_all()`](https://docs.gtk.org/gtk4/method.FlowBox.select_all.html).
  public final func selectAll() { gtk_flow_box_select_all(instance(self)) }

  /// Calls [`gtk_flow_box_select_child()`](https://docs.gtk.org/gtk4/method.FlowBox.select_child.html).
  public final func selectChild(_ child: FlowBoxChild) {
    gtk_flow_box_select_child(instance(self), child.gtkFlowBoxChild)
  }

  /// Calls [`gtk_flow_box_selected_foreach()`](https://docs.gtk.org/gtk4/method.FlowBox.selected_foreach.html).
  public final func selectedForeach(_ `func`: @escaping (FlowBox, FlowBoxChild) -> Void) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_flow_box_selected_foreach(instance(self), callGtkFlowBoxForeachFunc, lent.closure(`func`))
  }

  /// Calls [`gtk_flow_box_set_filter_func()`](https://docs.gtk.org/gtk4/method.FlowBox.set_filter_func.html).
  public final func setFilterFunc(_ filterFunc: ((FlowBoxChild) -> Bool)?) {
    gtk_flow_box_set_filter_func(
      instance(self), filterFunc == nil ? nil : callGtkFlowBoxFilterFunc, filterFunc.map { heldClosure($0) },
      filterFunc == nil ? nil : releaseClosure)
  }

  /// Calls [`gtk_flow_box_set_hadjustment()`](https://docs.gtk.org/gtk4/method.FlowBox.set_hadjustment.html).
  public final func setHadjustment(_ adjustment: Adjustment) {
    gtk_flow_box_set_hadjustment(instance(self), adjustment.gtkAdjustment)
  }

  /// Calls [`gtk_flow_box_set_sort_func()`](https://docs.gtk.org/gtk4/method.FlowBox.set_sort_func.html).
  public final func setSortFunc(_ sortFunc: ((FlowBoxChild, FlowBoxChild) -> Int)?) {
    gtk_flow_box_set_sort_func(
      instance(self), sortFunc == nil ? nil : callGtkFlowBoxSortFunc, sortFunc.map { heldClosure($0) },
      sortFunc == nil ? nil : releaseClosure)
  }

  /// Calls [`gtk_flow_box_set_vadjustment()`](https://docs.gtk.org/gtk4/method.FlowBox.set_vadjustment.html).
  public final func setVadjustment(_ adjustment: Adjustment) {
    gtk_flow_box_set_vadjustment(instance(self), adjustment.gtkAdjustment)
  }

  /// Calls [`gtk_flow_box_unselect_all()`](https://docs.gtk.org/gtk4/method.FlowBox.unselect_all.html).
  public final func unselectAll() { gtk_flow_box_unselect_all(instance(self)) }

  /// Calls [`gtk_flow_box_unselect_child()`](https://docs.gtk.org/gtk4/method.FlowBox.unselect_child.html).
  public final func unselectChild(_ child: FlowBoxChild) {
    gtk_flow_box_unselect_child(instance(self), child.gtkFlowBoxChild)
  }
}

extension Reactive where Base: FlowBox {
  /// The property [`accept-unpaired-release`](https://docs.gtk.org/gtk4/property.FlowBox.accept-unpaired-release.html)
  /// of `GtkFlowBox`.
  public var acceptUnpairedRelease: DynamicSubject<Bool> { property("accept-unpaired-release") }

  /// The property
  /// [`activate-on-single-click`](https://docs.gtk.org/gtk4/property.FlowBox.activate-on-single-click.html) of
  /// `GtkFlowBox`.
  public var activateOnSingleClick: DynamicSubject<Bool> { property("activate-on-single-click") }

  /// The property [`column-spacing`](https://docs.gtk.org/gtk4/property.FlowBox.column-spacing.html) of `GtkFlowBox`.
  public var columnSpacing: DynamicSubject<Int> {
    property("column-spacing", get: { (object: FlowBox) in object.columnSpacing }, set: { $0.columnSpacing = $1 })
  }

  /// The property [`homogeneous`](https://docs.gtk.org/gtk4/property.FlowBox.homogeneous.html) of `GtkFlowBox`.
  public var homogeneous: DynamicSubject<Bool> { property("homogeneous") }

  /// The property [`max-children-per-line`](https://docs.gtk.org/gtk4/property.FlowBox.max-children-per-line.html) of
  /// `GtkFlowBox`.
  public var maxChildrenPerLine: DynamicSubject<Int> {
    property(
      "max-children-per-line", get: { (object: FlowBox) in object.maxChildrenPerLine },
      set: { $0.maxChildrenPerLine = $1 })
  }

  /// The property [`min-children-per-line`](https://docs.gtk.org/gtk4/property.FlowBox.min-children-per-line.html) of
  /// `GtkFlowBox`.
  public var minChildrenPerLine: DynamicSubject<Int> {
    property(
      "min-children-per-line", get: { (object: FlowBox) in object.minChildrenPerLine },
      set: { $0.minChildrenPerLine = $1 })
  }

  /// The property [`row-spacing`](https://docs.gtk.org/gtk4/property.FlowBox.row-spacing.html) of `GtkFlowBox`.
  public var rowSpacing: DynamicSubject<Int> {
    property("row-spacing", get: { (object: FlowBox) in object.rowSpacing }, set: { $0.rowSpacing = $1 })
  }

  /// The property [`selection-mode`](https://docs.gtk.org/gtk4/property.FlowBox.selection-mode.html) of `GtkFlowBox`.
  public var selectionMode: DynamicSubject<SelectionMode> { property("selection-mode") }

  /// The signal [`activate-cursor-child`](https://docs.gtk.org/gtk4/signal.FlowBox.activate-cursor-child.html) of
  /// `GtkFlowBox`.
  public var activateCursorChild: SafeSignal<Void> { signal("activate-cursor-child") }

  /// The signal [`child-activated`](https://docs.gtk.org/gtk4/signal.FlowBox.child-activated.html) of `GtkFlowBox`.
  ///
  /// Argument: `child`.
  public var childActivated: SafeSignal<FlowBoxChild> { signal(ofOne: "child-activated") }

  /// The signal [`move-cursor`](https://docs.gtk.org/gtk4/signal.FlowBox.move-cursor.html) of `GtkFlowBox`.
  ///
  /// Arguments: `step`, `count`, `extend`, `modify`.
  public var moveCursor: SignalRequest<Bool, MovementStep, Int, Bool, Bool> { request("move-cursor") }

  /// The signal [`select-all`](https://docs.gtk.org/gtk4/signal.FlowBox.select-all.html) of `GtkFlowBox`.
  public var selectAll: SafeSignal<Void> { signal("select-all") }

  /// The signal [`selected-children-changed`](https://docs.gtk.org/gtk4/signal.FlowBox.selected-children-changed.html)
  /// of `GtkFlowBox`.
  public var selectedChildrenChanged: SafeSignal<Void> { signal("selected-children-changed") }

  /// The signal [`toggle-cursor-child`](https://docs.gtk.org/gtk4/signal.FlowBox.toggle-cursor-child.html) of
  /// `GtkFlowBox`.
  public var toggleCursorChild: SafeSignal<Void> { signal("toggle-cursor-child") }

  /// The signal [`unselect-all`](https://docs.gtk.org/gtk4/signal.FlowBox.unselect-all.html) of `GtkFlowBox`.
  public var unselectAll: SafeSignal<Void> { signal("unselect-all") }
}
