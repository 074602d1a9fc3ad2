// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkNothingAction`](https://docs.gtk.org/gtk4/class.NothingAction.html).
open class NothingAction: ShortcutAction {
  open override class var gType: GType { gtk_nothing_action_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_nothing_action_get()`](https://docs.gtk.org/gtk4/type_func.NothingAction.get.html).
  public static var shared: NothingAction { lentObject(opaque: gtk_nothing_action_get())! }
}

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

/// The class [`GtkObjectExpression`](https://docs.gtk.org/gtk4/class.ObjectExpression.html).
open class ObjectExpression: ValueExpression {
  open override class var gType: GType { gtk_object_expression_get_type() }

  /// Calls [`gtk_object_expression_new()`](https://docs.gtk.org/gtk4/ctor.ObjectExpression.new.html).
  public convenience init(object: Object) {
    self.init(taking: gtk_object_expression_new(object.gObject).raw)
  }

  /// Calls [`gtk_object_expression_get_object()`](https://docs.gtk.org/gtk4/method.ObjectExpression.get_object.html).
  public final var object: Object? { lentObject(gtk_object_expression_get_object(opaque)) }
}

/// The class [`GtkOverlay`](https://docs.gtk.org/gtk4/class.Overlay.html).
open class Overlay: Widget {
  open override class var gType: GType { gtk_overlay_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_overlay_new()`](https://docs.gtk.org/gtk4/ctor.Overlay.new.html).
  public init() {
    super.init(adopting: gtk_overlay_new())
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.Overlay.child.html) of `GtkOverlay`.
  public final var child: Widget? {
    get { lentObject(widget: gtk_overlay_get_child(instance(self))) }
    set { gtk_overlay_set_child(instance(self), newValue?.gtkWidget) }
  }

  /// Calls [`gtk_overlay_add_overlay()`](https://docs.gtk.org/gtk4/method.Overlay.add_overlay.html).
  public final func addOverlay(_ widget: Widget) { gtk_overlay_add_overlay(instance(self), widget.gtkWidget) }

  /// Calls [`gtk_overlay_get_clip_overlay()`](https://docs.gtk.org/gtk4/method.Overlay.get_clip_overlay.html).
  public final func getClipOverlay(_ widget: Widget) -> Bool {
    gtk_overlay_get_clip_overlay(instance(self), widget.gtkWidget).isTrue
  }

  /// Calls [`gtk_overlay_get_measure_overlay()`](https://docs.gtk.org/gtk4/method.Overlay.get_measure_overlay.html).
  public final func getMeasureOverlay(_ widget: Widget) -> Bool {
    gtk_overlay_get_measure_overlay(instance(self), widget.gtkWidget).isTrue
  }

  /// Calls [`gtk_overlay_remove_overlay()`](https://docs.gtk.org/gtk4/method.Overlay.remove_overlay.html).
  public final func removeOverlay(_ widget: Widget) { gtk_overlay_remove_overlay(instance(self), widget.gtkWidget) }

  /// Calls [`gtk_overlay_set_clip_overlay()`](https://docs.gtk.org/gtk4/method.Overlay.set_clip_overlay.html).
  public final func setClipOverlay(_ widget: Widget, clipOverlay: Bool) {
    gtk_overlay_set_clip_overlay(instance(self), widget.gtkWidget, clipOverlay.gboolean)
  }

  /// Calls [`gtk_overlay_set_measure_overlay()`](https://docs.gtk.org/gtk4/method.Overlay.set_measure_overlay.html).
  public final func setMeasureOverlay(_ widget: Widget, measure: Bool) {
    gtk_overlay_set_measure_overlay(instance(self), widget.gtkWidget, measure.gboolean)
  }
}

extension Reactive where Base: Overlay {
  /// The property [`child`](https://docs.gtk.org/gtk4/property.Overlay.child.html) of `GtkOverlay`.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The signal [`get-child-position`](https://docs.gtk.org/gtk4/signal.Overlay.get-child-position.html) of
  /// `GtkOverlay`.
  ///
  /// Arguments: `widget`, `allocation`.
  public var getChildPosition: SignalRequest<Bool, Widget, SignalOutput<Gdk.Rectangle>> {
    request("get-child-position")
  }
}

/// The class [`GtkOverlayLayout`](https://docs.gtk.org/gtk4/class.OverlayLayout.html).
open class OverlayLayout: LayoutManager {
  open override class var gType: GType { gtk_overlay_layout_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_overlay_layout_new()`](https://docs.gtk.org/gtk4/ctor.OverlayLayout.new.html).
  public init() {
    super.init(adopting: gtk_overlay_layout_new())
  }
}

/// The class [`GtkOverlayLayoutChild`](https://docs.gtk.org/gtk4/class.OverlayLayoutChild.html).
open class OverlayLayoutChild: LayoutChild {
  open override class var gType: GType { gtk_overlay_layout_child_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`clip-overlay`](https://docs.gtk.org/gtk4/property.OverlayLayoutChild.clip-overlay.html) of
  /// `GtkOverlayLayoutChild`.
  public final var clipOverlay: Bool {
    get { gtk_overlay_layout_child_get_clip_overlay(instance(self)).isTrue }
    set { gtk_overlay_layout_child_set_clip_overlay(instance(self), newValue.gboolean) }
  }

  /// The property [`measure`](https://docs.gtk.org/gtk4/property.OverlayLayoutChild.measure.html) of
  /// `GtkOverlayLayoutChild`.
  public final var measure: Bool {
    get { gtk_overlay_layout_child_get_measure(instance(self)).isTrue }
    set { gtk_overlay_layout_child_set_measure(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: OverlayLayoutChild {
  /// The property [`clip-overlay`](https://docs.gtk.org/gtk4/property.OverlayLayoutChild.clip-overlay.html) of
  /// `GtkOverlayLayoutChild`.
  public var clipOverlay: DynamicSubject<Bool> { property("clip-overlay") }

  /// The property [`measure`](https://docs.gtk.org/gtk4/property.OverlayLayoutChild.measure.html) of
  /// `GtkOverlayLayoutChild`.
  public var measure: DynamicSubject<Bool> { property("measure") }
}

/// The class [`GtkPadController`](https://docs.gtk.org/gtk4/class.PadController.html).
open class PadController: EventController {
  open override class var gType: GType { gtk_pad_controller_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_pad_controller_new()`](https://docs.gtk.org/gtk4/ctor.PadController.new.html).
  public init(group: any Gio.ActionGroup, pad: Gdk.Device? = nil) {
    super.init(adopting: gtk_pad_controller_new(group.opaque, pad?.opaque).raw)
  }

  /// The property [`action-group`](https://docs.gtk.org/gtk4/property.PadController.action-group.html) of
  /// `GtkPadController`.
  public final var actionGroup: (any Gio.ActionGroup)? {
    (getProperty("action-group") as Object?) as? any Gio.ActionGroup
  }

  /// The property [`pad`](https://docs.gtk.org/gtk4/property.PadController.pad.html) of `GtkPadController`.
  public final var pad: Gdk.Device? { getProperty("pad") }

  /// Calls [`gtk_pad_controller_set_action()`](https://docs.gtk.org/gtk4/method.PadController.set_action.html).
  public final func setAction(type: PadActionType, index: Int, mode: Int, label: String, actionName: String) {
    gtk_pad_controller_set_action(instance(self), type.cValue, index.int32, mode.int32, label, actionName)
  }
}

extension Reactive where Base: PadController {
  /// The property [`action-group`](https://docs.gtk.org/gtk4/property.PadController.action-group.html) of
  /// `GtkPadController`.
  public var actionGroup: SafeSignal<(any Gio.ActionGroup)?> { readOnlyInterfaceProperty("action-group") }

  /// The property [`pad`](https://docs.gtk.org/gtk4/property.PadController.pad.html) of `GtkPadController`.
  public var pad: SafeSignal<Gdk.Device?> { readOnlyProperty("pad") }
}

/// The class [`GtkPageSetup`](https://docs.gtk.org/gtk4/class.PageSetup.html).
open class PageSetup: Object {
  open override class var gType: GType { gtk_page_setup_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_page_setup_new()`](https://docs.gtk.org/gtk4/ctor.PageSetup.new.html).
  public init() {
    super.init(adopting: gtk_page_setup_new().raw)
  }

  /// Calls [`gtk_page_setup_new_from_file()`](https://docs.gtk.org/gtk4/ctor.PageSetup.new_from_file.html).
  public init(fileName: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    let pointer = gtk_page_setup_new_from_file(fileName, &error)
    if let error { throw GLib.Failure(consuming: error) }
    super.init(adopting: pointer!.raw)
  }

  /// Calls [`gtk_page_setup_new_from_gvariant()`](https://docs.gtk.org/gtk4/ctor.PageSetup.new_from_gvariant.html).
  public init(variant: GLib.Variant) {
    super.init(adopting: gtk_page_setup_new_from_gvariant(variant.opaque).raw)
  }

  /// Calls [`gtk_page_setup_new_from_key_file()`](https://docs.gtk.org/gtk4/ctor.PageSetup.new_from_key_file.html).
  public init(keyFile: GLib.KeyFile, groupName: String?) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    let pointer = gtk_page_setup_new_from_key_file(keyFile.opaque, groupName, &error)
    if let error { throw GLib.Failure(consuming: error) }
    super.init(adopting: pointer!.raw)
  }

  /// Calls [`gtk_page_setup_copy()`](https://docs.gtk.org/gtk4/method.PageSetup.copy.html).
  @discardableResult
  public final func copy() -> PageSetup { givenObject(opaque: gtk_page_setup_copy(instance(self)))! }

  /// Calls [`gtk_page_setup_get_bottom_margin()`](https://docs.gtk.org/gtk4/method.PageSetup.get_bottom_margin.html).
  public final func getBottomMargin(_ unit: PrintUnit) -> Double {
    gtk_page_setup_get_bottom_margin(instance(self), unit.cValue)
  }

  /// Calls [`gtk_page_setup_get_left_margin()`](https://docs.gtk.org/gtk4/method.PageSetup.get_left_margin.html).
  public final func getLeftMargin(_ unit: PrintUnit) -> Double {
    gtk_page_setup_get_left_margin(instance(self), unit.cValue)
  }

  /// Calls [`gtk_page_setup_get_orientation()`](https://docs.gtk.org/gtk4/method.PageSetup.get_orientation.html) and
  /// `gtk_page_setup_set_orientation()`.
  public final var orientation: PageOrientation {
    get { PageOrientation(cValue: gtk_page_setup_get_orientation(instance(self))) }
    set(orientation) { gtk_page_setup_set_orientation(instance(self), orientation.cValue) }
  }

  /// Calls [`gtk_page_setup_get_page_height()`](https://docs.gtk.org/gtk4/method.PageSetup.get_page_height.html).
  public final func getPageHeight(_ unit: PrintUnit) -> Double {
    gtk_page_setup_get_page_height(instance(self), unit.cValue)
  }

  /// Calls [`gtk_page_setup_get_page_width()`](https://docs.gtk.org/gtk4/method.PageSetup.get_page_width.html).
  public final func getPageWidth(_ unit: PrintUnit) -> Double {
    gtk_page_setup_get_page_width(instance(self), unit.cValue)
  }

  /// Calls [`gtk_page_setup_get_paper_height()`](https://docs.gtk.org/gtk4/method.PageSetup.get_paper_height.html).
  public final func getPaperHeight(_ unit: PrintUnit) -> Double {
    gtk_page_setup_get_paper_height(instance(self), unit.cValue)
  }

  /// Calls [`gtk_page_setup_get_paper_size()`](https://docs.gtk.org/gtk4/method.PageSetup.get_paper_size.html) and
  /// `gtk_page_setup_set_paper_size()`.
  public final var paperSize: PaperSize {
    get { promised(lentBoxed(opaque: gtk_page_setup_get_paper_size(instance(self)))) }
    set(size) { gtk_page_setup_set_paper_size(instance(self), size.opaque) }
  }

  /// Calls [`gtk_page_setup_get_paper_width()`](https://docs.gtk.org/gtk4/method.PageSetup.get_paper_width.html).
  public final func getPaperWidth(_ unit: PrintUnit) -> Double {
    gtk_page_setup_get_paper_width(instance(self), unit.cValue)
  }

  /// Calls [`gtk_page_setup_get_right_margin()`](https://docs.gtk.org/gtk4/method.PageSetup.get_right_margin.html).
  public final func getRightMargin(_ unit: PrintUnit) -> Double {
    gtk_page_setup_get_right_margin(instance(self), unit.cValue)
  }

  /// Calls [`gtk_page_setup_get_top_margin()`](https://docs.gtk.org/gtk4/method.PageSetup.get_top_margin.html).
  public final func getTopMargin(_ unit: PrintUnit) -> Double {
    gtk_page_setup_get_top_margin(instance(self), unit.cValue)
  }

  /// Calls [`gtk_page_setup_load_file()`](https://docs.gtk.org/gtk4/method.PageSetup.load_file.html).
  public final func loadFile(_ fileName: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_page_setup_load_file(instance(self), fileName, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls [`gtk_page_setup_load_key_file()`](https://docs.gtk.org/gtk4/method.PageSetup.load_key_file.html).
  public final func loadKeyFile(_ keyFile: GLib.KeyFile, groupName: String?) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_page_setup_load_key_file(instance(self), keyFile.opaque, groupName, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls [`gtk_page_setup_set_bottom_margin()`](https://docs.gtk.org/gtk4/method.PageSetup.set_bottom_margin.html).
  public final func setBottomMargin(margin: Double, unit: PrintUnit) {
    gtk_page_setup_set_bottom_margin(instance(self), margin, unit.cValue)
  }

  /// Calls [`gtk_page_setup_set_left_margin()`](https://docs.gtk.org/gtk4/method.PageSetup.set_left_margin.html).
  public final func setLeftMargin(margin: Double, unit: PrintUnit) {
    gtk_page_setup_set_left_margin(instance(self), margin, unit.cValue)
  }

  /// Calls
  /// [`gtk_page_setup_set_paper_size_and_default_margins()`](https://docs.gtk.org/gtk4/method.PageSetup.set_paper_size_and_default_margins.html).
  public final func setPaperSizeAndDefaultMargins(_ size: PaperSize) {
    gtk_page_setup_set_paper_size_and_default_margins(instance(self), size.opaque)
  }

  /// Calls [`gtk_page_setup_set_right_margin()`](https://docs.gtk.org/gtk4/method.PageSetup.set_right_margin.html).
  public final func setRightMargin(margin: Double, unit: PrintUnit) {
    gtk_page_setup_set_right_margin(instance(self), margin, unit.cValue)
  }

  /// Calls [`gtk_page_setup_set_top_margin()`](https://docs.gtk.org/gtk4/method.PageSetup.set_top_margin.html).
  public final func setTopMargin(margin: Double, unit: PrintUnit) {
    gtk_page_setup_set_top_margin(instance(self), margin, unit.cValue)
  }

  /// Calls [`gtk_page_setup_to_file()`](https://docs.gtk.org/gtk4/method.PageSetup.to_file.html).
  public final func toFile(_ fileName: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_page_setup_to_file(instance(self), fileName, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls [`gtk_page_setup_to_gvariant()`](https://docs.gtk.org/gtk4/method.PageSetup.to_gvariant.html).
  @discardableResult
  public final func toGvariant() -> GLib.Variant {
    promised(lentBoxed(opaque: gtk_page_setup_to_gvariant(instance(self))))
  }

  /// Calls [`gtk_page_setup_to_key_file()`](https://docs.gtk.org/gtk4/method.PageSetup.to_key_file.html).
  public final func toKeyFile(_ keyFile: GLib.KeyFile, groupName: String?) {
    gtk_page_setup_to_key_file(instance(self), keyFile.opaque, groupName)
  }
}

/// The class [`GtkPaned`](https://docs.gtk.org/gtk4/class.Paned.html).
open class Paned: Widget, Orientable {
  open override class var gType: GType { gtk_paned_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_paned_new()`](https://docs.gtk.org/gtk4/ctor.Paned.new.html).
  public init(orientation: Orientation) {
    super.init(adopting: gtk_paned_new(orientation.cValue))
  }

  /// The property [`end-child`](https://docs.gtk.org/gtk4/property.Paned.end-child.html) of `GtkPaned`.
  public final var endChild: Widget? {
    get { lentObject(widget: gtk_paned_get_end_child(instance(self))) }
    set { gtk_paned_set_end_child(instance(self), newValue?.gtkWidget) }
  }

  /// The property [`max-position`](https://docs.gtk.org/gtk4/property.Paned.max-position.html) of `GtkPaned`.
  public final var maxPosition: Int { getProperty("max-position") }

  /// The property [`min-position`](https://docs.gtk.org/gtk4/property.Paned.min-position.html) of `GtkPaned`.
  public final var minPosition: Int { getProperty("min-position") }

  /// The property [`position`](https://docs.gtk.org/gtk4/property.Paned.position.html) of `GtkPaned`.
  public final var position: Int {
    get { gtk_paned_get_position(instance(self)).int }
    set { gtk_paned_set_position(instance(self), newValue.int32) }
  }

  /// The property [`position-set`](https://docs.gtk.org/gtk4/property.Paned.position-set.html) of `GtkPaned`.
  public final var positionSet: Bool {
    get { getProperty("position-set") }
    set { setProperty("position-set", newValue) }
  }

  /// The property [`resize-end-child`](https://docs.gtk.org/gtk4/property.Paned.resize-end-child.html) of `GtkPaned`.
  public final var resizeEndChild: Bool {
    get { gtk_paned_get_resize_end_child(instance(self)).isTrue }
    set { gtk_paned_set_resize_end_child(instance(self), newValue.gboolean) }
  }

  /// The property [`resize-start-child`](https://docs.gtk.org/gtk4/property.Paned.resize-start-child.html) of
  /// `GtkPaned`.
  public final var resizeStartChild: Bool {
    get { gtk_paned_get_resize_start_child(instance(self)).isTrue }
    set { gtk_paned_set_resize_start_child(instance(self), newValue.gboolean) }
  }

  /// The property [`shrink-end-child`](https://docs.gtk.org/gtk4/property.Paned.shrink-end-child.html) of `GtkPaned`.
  public final var shrinkEndChild: Bool {
    get { gtk_paned_get_shrink_end_child(instance(self)).isTrue }
    set { gtk_paned_set_shrink_end_child(instance(self), newValue.gboolean) }
  }

  /// The property [`shrink-start-child`](https://docs.gtk.org/gtk4/property.Paned.shrink-start-child.html) of
  /// `GtkPaned`.
  public final var shrinkStartChild: Bool {
    get { gtk_paned_get_shrink_start_child(instance(self)).isTrue }
    set { gtk_paned_set_shrink_start_child(instance(self), newValue.gboolean) }
  }

  /// The property [`start-child`](https://docs.gtk.org/gtk4/property.Paned.start-child.html) of `GtkPaned`.
  public final var startChild: Widget? {
    get { lentObject(widget: gtk_paned_get_start_child(instance(self))) }
    set { gtk_paned_set_start_child(instance(self), newValue?.gtkWidget) }
  }

  /// The property [`wide-handle`](https://docs.gtk.org/gtk4/property.Paned.wide-handle.html) of `GtkPaned`.
  public final var wideHandle: Bool {
    get { gtk_paned_get_wide_handle(instance(self)).isTrue }
    set { gtk_paned_set_wide_handle(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: Paned {
  /// The property [`end-child`](https://docs.gtk.org/gtk4/property.Paned.end-child.html) of `GtkPaned`.
  public var endChild: DynamicSubject<Widget?> { property("end-child") }

  /// The property [`max-position`](https://docs.gtk.org/gtk4/property.Paned.max-position.html) of `GtkPaned`.
  public var maxPosition: SafeSignal<Int> { readOnlyProperty("max-position") }

  /// The property [`min-position`](https://docs.gtk.org/gtk4/property.Paned.min-position.html) of `GtkPaned`.
  public var minPosition: SafeSignal<Int> { readOnlyProperty("min-position") }

  /// The property [`position`](https://docs.gtk.org/gtk4/property.Paned.position.html) of `GtkPaned`.
  public var position: DynamicSubject<Int> {
    property("position", get: { (object: Paned) in object.position }, set: { $0.position = $1 })
  }

  /// The property [`position-set`](https://docs.gtk.org/gtk4/property.Paned.position-set.html) of `GtkPaned`.
  public var positionSet: DynamicSubject<Bool> { property("position-set") }

  /// The property [`resize-end-child`](https://docs.gtk.org/gtk4/property.Paned.resize-end-child.html) of `GtkPaned`.
  public var resizeEndChild: DynamicSubject<Bool> { property("resize-end-child") }

  /// The property [`resize-start-child`](https://docs.gtk.org/gtk4/property.Paned.resize-start-child.html) of
  /// `GtkPaned`.
  public var resizeStartChild: DynamicSubject<Bool> { property("resize-start-child") }

  /// The property [`shrink-end-child`](https://docs.gtk.org/gtk4/property.Paned.shrink-end-child.html) of `GtkPaned`.
  public var shrinkEndChild: DynamicSubject<Bool> { property("shrink-end-child") }

  /// The property [`shrink-start-child`](https://docs.gtk.org/gtk4/property.Paned.shrink-start-child.html) of
  /// `GtkPaned`.
  public var shrinkStartChild: DynamicSubject<Bool> { property("shrink-start-child") }

  /// The property [`start-child`](https://docs.gtk.org/gtk4/property.Paned.start-child.html) of `GtkPaned`.
  public var startChild: DynamicSubject<Widget?> { property("start-child") }

  /// The property [`wide-handle`](https://docs.gtk.org/gtk4/property.Paned.wide-handle.html) of `GtkPaned`.
  public var wideHandle: DynamicSubject<Bool> { property("wide-handle") }

  /// The signal [`accept-position`](https://docs.gtk.org/gtk4/signal.Paned.accept-position.html) of `GtkPaned`.
  public var acceptPosition: SignalRequest<Bool> { request("accept-position") }

  /// The signal [`cancel-position`](https://docs.gtk.org/gtk4/signal.Paned.cancel-position.html) of `GtkPaned`.
  public var cancelPosition: SignalRequest<Bool> { request("cancel-position") }

  /// The signal [`cycle-child-focus`](https://docs.gtk.org/gtk4/signal.Paned.cycle-child-focus.html) of `GtkPaned`.
  ///
  /// Argument: `reversed`.
  public var cycleChildFocus: SignalRequest<Bool, Bool> { request("cycle-child-focus") }

  /// The signal [`cycle-handle-focus`](https://docs.gtk.org/gtk4/signal.Paned.cycle-handle-focus.html) of `GtkPaned`.
  ///
  /// Argument: `reversed`.
  public var cycleHandleFocus: SignalRequest<Bool, Bool> { request("cycle-handle-focus") }

  /// The signal [`move-handle`](https://docs.gtk.org/gtk4/signal.Paned.move-handle.html) of `GtkPaned`.
  ///
  /// Argument: `scrollType`.
  public var moveHandle: SignalRequest<Bool, ScrollType> { request("move-handle") }

  /// The signal [`toggle-handle-focus`](https://docs.gtk.org/gtk4/signal.Paned.toggle-handle-focus.html) of `GtkPaned`.
  public var toggleHandleFocus: SignalRequest<Bool> { request("toggle-handle-focus") }
}

/// The class [`GtkParamSpecExpression`](https://docs.gtk.org/gtk4/class.ParamSpecExpression.html).
open class ParamSpecExpression: ParamSpec {
  open override class var gType: GType { gtk_param_expression_get_type() }

  final var gtkParamSpecExpression: UnsafeMutablePointer<GtkParamSpecExpression> {
    pointer.assumingMemoryBound(to: GtkParamSpecExpression.self)
  }
}

/// The class [`GtkPasswordEntry`](https://docs.gtk.org/gtk4/class.PasswordEntry.html).
open class PasswordEntry: Widget, Editable {
  open override class var gType: GType { gtk_password_entry_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_password_entry_new()`](https://docs.gtk.org/gtk4/ctor.PasswordEntry.new.html).
  public init() {
    super.init(adopting: gtk_password_entry_new())
  }

  /// The property [`activates-default`](https://docs.gtk.org/gtk4/property.PasswordEntry.activates-default.html) of
  /// `GtkPasswordEntry`.
  public final var activatesDefault: Bool {
    get { getProperty("activates-default") }
    set { setProperty("activates-default", newValue) }
  }

  /// The property [`extra-menu`](https://docs.gtk.org/gtk4/property.PasswordEntry.extra-menu.html) of
  /// `GtkPasswordEntry`.
  public final var extraMenu: Gio.MenuModel? {
    get { lentObject(gtk_password_entry_get_extra_menu(instance(self))) }
    set { gtk_password_entry_set_extra_menu(instance(self), newValue?.gMenuModel) }
  }

  /// The property [`placeholder-text`](https://docs.gtk.org/gtk4/property.PasswordEntry.placeholder-text.html) of
  /// `GtkPasswordEntry`.
  public final var placeholderText: String {
    get { getProperty("placeholder-text") }
    set { setProperty("placeholder-text", newValue) }
  }

  /// The property [`show-peek-icon`](https://docs.gtk.org/gtk4/property.PasswordEntry.show-peek-icon.html) of
  /// `GtkPasswordEntry`.
  public final var showPeekIcon: Bool {
    get { gtk_password_entry_get_show_peek_icon(instance(self)).isTrue }
    set { gtk_password_entry_set_show_peek_icon(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: PasswordEntry {
  /// The property [`activates-default`](https://docs.gtk.org/gtk4/property.PasswordEntry.activates-default.html) of
  /// `GtkPasswordEntry`.
  public var activatesDefault: DynamicSubject<Bool> { property("activates-default") }

  /// The property [`extra-menu`](https://docs.gtk.org/gtk4/property.PasswordEntry.extra-menu.html) of
  /// `GtkPasswordEntry`.
  public var extraMenu: DynamicSubject<Gio.MenuModel?> { property("extra-menu") }

  /// The property [`placeholder-text`](https://docs.gtk.org/gtk4/property.PasswordEntry.placeholder-text.html) of
  /// `GtkPasswordEntry`.
  public var placeholderText: DynamicSubject<String> { property("placeholder-text") }

  /// The property [`show-peek-icon`](https://docs.gtk.org/gtk4/property.PasswordEntry.show-peek-icon.html) of
  /// `GtkPasswordEntry`.
  public var showPeekIcon: DynamicSubject<Bool> { property("show-peek-icon") }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.PasswordEntry.activate.html) of `GtkPasswordEntry`.
  public var activate: SafeSignal<Void> { signal("activate") }
}

/// The class [`GtkPicture`](https://docs.gtk.org/gtk4/class.Picture.html).
open class Picture: Widget {
  open override class var gType: GType { gtk_picture_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_picture_new()`](https://docs.gtk.org/gtk4/ctor.Picture.new.html).
  public init() {
    super.init(adopting: gtk_picture_new())
  }

  /// Calls [`gtk_picture_new_for_file()`](https://docs.gtk.org/gtk4/ctor.Picture.new_for_file.html).
  public init(file: Gio.File?) {
    super.init(adopting: gtk_picture_new_for_file(file?.opaque))
  }

  /// Calls [`gtk_picture_new_for_filename()`](https://docs.gtk.org/gtk4/ctor.Picture.new_for_filename.html).
  public init(filename: String?) {
    super.init(adopting: gtk_picture_new_for_filename(filename))
  }

  /// Calls [`gtk_picture_new_for_paintable()`](https://docs.gtk.org/gtk4/ctor.Picture.new_for_paintable.html).
  public init(paintable: (any Gdk.Paintable)?) {
    super.init(adopting: gtk_picture_new_for_paintable(paintable?.opaque))
  }

  /// Calls [`gtk_picture_new_for_pixbuf()`](https://docs.gtk.org/gtk4/ctor.Picture.new_for_pixbuf.html).
  public init(pixbuf: GdkPixbuf.Pixbuf?) {
    super.init(adopting: gtk_picture_new_for_pixbuf(pixbuf?.opaque))
  }

  /// Calls [`gtk_picture_new_for_resource()`](https://docs.gtk.org/gtk4/ctor.Picture.new_for_resource.html).
  public init(resourcePath: String?) {
    super.init(adopting: gtk_picture_new_for_resource(resourcePath))
  }

  /// The property [`alternative-text`](https://docs.gtk.org/gtk4/property.Picture.alternative-text.html) of
  /// `GtkPicture`.
  public final var alternativeText: String? {
    get { lentString(ifAny: gtk_picture_get_alternative_text(instance(self))) }
    set { lend(newValue) { gtk_picture_set_alternative_text(instance(self), $0) } }
  }

  /// The property [`can-shrink`](https://docs.gtk.org/gtk4/property.Picture.can-shrink.html) of `GtkPicture`.
  public final var canShrink: Bool {
    get { gtk_picture_get_can_shrink(instance(self)).isTrue }
    set { gtk_picture_set_can_shrink(instance(self), newValue.gboolean) }
  }

  /// The property [`content-fit`](https://docs.gtk.org/gtk4/property.Picture.content-fit.html) of `GtkPicture`. Since
  /// GTK 4.8.
  public final var contentFit: ContentFit {
    get { ContentFit(cValue: gtk_picture_get_content_fit(instance(self))) }
    set { gtk_picture_set_content_fit(instance(self), newValue.cValue) }
  }

  /// The property [`file`](https://docs.gtk.org/gtk4/property.Picture.file.html) of `GtkPicture`.
  public final var file: Gio.File? {
    get { lentObject(opaque: gtk_picture_get_file(instance(self))) }
    set { gtk_picture_set_file(instance(self), newValue?.opaque) }
  }

  /// The property [`paintable`](https://docs.gtk.org/gtk4/property.Picture.paintable.html) of `GtkPicture`.
  public final var paintable: (any Gdk.Paintable)? {
    get { lentInterface(opaque: gtk_picture_get_paintable(instance(self))) }
    set { gtk_picture_set_paintable(instance(self), newValue?.opaque) }
  }

  /// The property [`keep-aspect-ratio`](https://docs.gtk.org/gtk4/property.Picture.keep-aspect-ratio.html) of
  /// `GtkPicture`.
  @available(*, deprecated, message: "Replaced by `Picture.contentFit` in GTK 4.8.")
  public final var keepAspectRatio: Bool {
    get { gtk_picture_get_keep_aspect_ratio(instance(self)).isTrue }
    set { gtk_picture_set_keep_aspect_ratio(instance(self), newValue.gboolean) }
  }

  /// Calls [`gtk_picture_set_filename()`](https://docs.gtk.org/gtk4/method.Picture.set_filename.html).
  public final func setFilename(_ filename: String?) { gtk_picture_set_filename(instance(self), filename) }

  /// Calls [`gtk_picture_set_pixbuf()`](https://docs.gtk.org/gtk4/method.Picture.set_pixbuf.html).
  public final func setPixbuf(_ pixbuf: GdkPixbuf.Pixbuf?) { gtk_picture_set_pixbuf(instance(self), pixbuf?.opaque) }

  /// Calls [`gtk_picture_set_resource()`](https://docs.gtk.org/gtk4/method.Picture.set_resource.html).
  public final func setResource(_ resourcePath: String?) { gtk_picture_set_resource(instance(self), resourcePath) }
}

extension Reactive where Base: Picture {
  /// The property [`alternative-text`](https://docs.gtk.org/gtk4/property.Picture.alternative-text.html) of
  /// `GtkPicture`.
  public var alternativeText: DynamicSubject<String?> {
    property("alternative-text", get: { (object: Picture) in object.alternativeText }, set: { $0.alternativeText = $1 })
  }

  /// The property [`can-shrink`](https://docs.gtk.org/gtk4/property.Picture.can-shrink.html) of `GtkPicture`.
  public var canShrink: DynamicSubject<Bool> { property("can-shrink") }

  /// The property [`content-fit`](https://docs.gtk.org/gtk4/property.Picture.content-fit.html) of `GtkPicture`. Since
  /// GTK 4.8.
  public var contentFit: DynamicSubject<ContentFit> { property("content-fit") }

  /// The property [`file`](https://docs.gtk.org/gtk4/property.Picture.file.html) of `GtkPicture`.
  public var file: DynamicSubject<Gio.File?> { property("file") }

  /// The property [`paintable`](https://docs.gtk.org/gtk4/property.Picture.paintable.html) of `GtkPicture`.
  public var paintable: DynamicSubject<(any Gdk.Paintable)?> { interfaceProperty("paintable") }

  /// The property [`keep-aspect-ratio`](https://docs.gtk.org/gtk4/property.Picture.keep-aspect-ratio.html) of
  /// `GtkPicture`.
  @available(*, deprecated, message: "Replaced by `Picture.contentFit` in GTK 4.8.")
  public var keepAspectRatio: DynamicSubject<Bool> { property("keep-aspect-ratio") }
}

/// The class [`GtkPopover`](https://docs.gtk.org/gtk4/class.Popover.html).
open class Popover: Widget, Native, ShortcutManager {
  open override class var gType: GType { gtk_popover_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkPopover: UnsafeMutablePointer<GtkPopover> { pointer.assumingMemoryBound(to: GtkPopover.self) }

  /// Calls [`gtk_popover_new()`](https://docs.gtk.org/gtk4/ctor.Popover.new.html).
  public init() {
    super.init(adopting: gtk_popover_new())
  }

  /// The property [`autohide`](https://docs.gtk.org/gtk4/property.Popover.autohide.html) of `GtkPopover`.
  public final var autohide: Bool {
    get { gtk_popover_get_autohide(gtkPopover).isTrue }
    set { gtk_popover_set_autohide(gtkPopover, newValue.gboolean) }
  }

  /// The property [`cascade-popdown`](https://docs.gtk.org/gtk4/property.Popover.cascade-popdown.html) of `GtkPopover`.
  public final var cascadePopdown: Bool {
    get { gtk_popover_get_cascade_popdown(gtkPopover).isTrue }
    set { gtk_popover_set_cascade_popdown(gtkPopover, newValue.gboolean) }
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.Popover.child.html) of `GtkPopover`.
  public final var child: Widget? {
    get { lentObject(widget: gtk_popover_get_child(gtkPopover)) }
    set { gtk_popover_set_child(gtkPopover, newValue?.gtkWidget) }
  }

  /// The property [`default-widget`](https://docs.gtk.org/gtk4/property.Popover.default-widget.html) of `GtkPopover`.
  public final var defaultWidget: Widget? {
    get { getProperty("default-widget") }
    set { gtk_popover_set_default_widget(gtkPopover, newValue?.gtkWidget) }
  }

  /// The property [`has-arrow`](https://docs.gtk.org/gtk4/property.Popover.has-arrow.html) of `GtkPopover`.
  public final var hasArrow: Bool {
    get { gtk_popover_get_has_arrow(gtkPopover).isTrue }
    set { gtk_popover_set_has_arrow(gtkPopover, newValue.gboolean) }
  }

  /// The property [`mnemonics-visible`](https://docs.gtk.org/gtk4/property.Popover.mnemonics-visible.html) of
  /// `GtkPopover`.
  public final var mnemonicsVisible: Bool {
    get { gtk_popover_get_mnemonics_visible(gtkPopover).isTrue }
    set { gtk_popover_set_mnemonics_visible(gtkPopover, newValue.gboolean) }
  }

  /// The property [`pointing-to`](https://docs.gtk.org/gtk4/property.Popover.pointing-to.html) of `GtkPopover`.
  public final var pointingTo: Gdk.Rectangle? {
    get { getProperty("pointing-to") }
    set { setProperty("pointing-to", newValue) }
  }

  /// The property [`position`](https://docs.gtk.org/gtk4/property.Popover.position.html) of `GtkPopover`.
  public final var position: PositionType {
    get { PositionType(cValue: gtk_popover_get_position(gtkPopover)) }
    set { gtk_popover_set_position(gtkPopover, newValue.cValue) }
  }

  /// Calls [`gtk_popover_get_offset()`](https://docs.gtk.org/gtk4/method.Popover.get_offset.html).
  public final var offset: (xOffset: Int, yOffset: Int) {
    var cXOffset: Int32 = 0
    var cYOffset: Int32 = 0
    gtk_popover_get_offset(gtkPopover, &cXOffset, &cYOffset)
    return (cXOffset.int, cYOffset.int)
  }

  /// Calls [`gtk_popover_get_pointing_to()`](https://docs.gtk.org/gtk4/method.Popover.get_pointing_to.html).
  public final func getPointingTo() -> Gdk.Rectangle? {
    var cRect = GdkRectangle()
    let result = gtk_popover_get_pointing_to(gtkPopover, &cRect)
    guard result != 0 else { return nil }
    return Gdk.Rectangle(cValue: cRect)
  }

  /// Calls [`gtk_popover_popdown()`](https://docs.gtk.org/gtk4/method.Popover.popdown.html).
  public final func popdown() { gtk_popover_popdown(gtkPopover) }

  /// Calls [`gtk_popover_popup()`](https://docs.gtk.org/gtk4/method.Popover.popup.html).
  public final func popup() { gtk_popover_popup(gtkPopover) }

  /// Calls [`gtk_popover_present()`](https://docs.gtk.org/gtk4/method.Popover.present.html).
  public final func present() { gtk_popover_present(gtkPopover) }

  /// Calls [`gtk_popover_set_offset()`](https://docs.gtk.org/gtk4/method.Popover.set_offset.html).
  public final func setOffset(xOffset: Int, yOffset: Int) {
    gtk_popover_set_offset(gtkPopover, xOffset.int32, yOffset.int32)
  }
}

extension Reactive where Base: Popover {
  /// The property [`autohide`](https://docs.gtk.org/gtk4/property.Popover.autohide.html) of `GtkPopover`.
  public var autohide: DynamicSubject<Bool> { property("autohide") }

  /// The property [`cascade-popdown`](https://docs.gtk.org/gtk4/property.Popover.cascade-popdown.html) of `GtkPopover`.
  public var cascadePopdown: DynamicSubject<Bool> { property("cascade-popdown") }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.Popover.child.html) of `GtkPopover`.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The property [`default-widget`](https://docs.gtk.org/gtk4/property.Popover.default-widget.html) of `GtkPopover`.
  public var defaultWidget: DynamicSubject<Widget?> { property("default-widget") }

  /// The property [`has-arrow`](https://docs.gtk.org/gtk4/property.Popover.has-arrow.html) of `GtkPopover`.
  public var hasArrow: DynamicSubject<Bool> { property("has-arrow") }

  /// The property [`mnemonics-visible`](https://docs.gtk.org/gtk4/property.Popover.mnemonics-visible.html) of
  /// `GtkPopover`.
  public var mnemonicsVisible: DynamicSubject<Bool> { property("mnemonics-visible") }

  /// The property [`pointing-to`](https://docs.gtk.org/gtk4/property.Popover.pointing-to.html) of `GtkPopover`.
  public var pointingTo: DynamicSubject<Gdk.Rectangle?> { property("pointing-to") }

  /// The property [`position`](https://docs.gtk.org/gtk4/property.Popover.position.html) of `GtkPopover`.
  public var position: DynamicSubject<PositionType> { property("position") }

  /// The signal [`activate-default`](https://docs.gtk.org/gtk4/signal.Popover.activate-default.html) of `GtkPopover`.
  public var activateDefault: SafeSignal<Void> { signal("activate-default") }

  /// The signal [`closed`](https://docs.gtk.org/gtk4/signal.Popover.closed.html) of `GtkPopover`.
  public var closed: SafeSignal<Void> { signal("closed") }
}

/// The class [`GtkPopoverMenuBar`](https://docs.gtk.org/gtk4/class.PopoverMenuBar.html).
open class PopoverMenuBar: Widget {
  open override class var gType: GType { gtk_popover_menu_bar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls
  /// [`gtk_popover_menu_bar_new_from_model()`](https://docs.gtk.org/gtk4/ctor.PopoverMenuBar.new_from_model.html).
  public init(model: Gio.MenuModel?) {
    super.init(adopting: gtk_popover_menu_bar_new_from_model(model?.gMenuModel))
  }

  /// The property [`menu-model`](https://docs.gtk.org/gtk4/property.PopoverMenuBar.menu-model.html) of
  /// `GtkPopoverMenuBar`.
  public final var menuModel: Gio.MenuModel? {
    get { lentObject(gtk_popover_menu_bar_get_menu_model(instance(self))) }
    set { gtk_popover_menu_bar_set_menu_model(instance(self), newValue?.gMenuModel) }
  }

  /// Calls [`gtk_popover_menu_bar_add_child()`](https://docs.gtk.org/gtk4/method.PopoverMenuBar.add_child.html).
  @discardableResult
  public final func addChild(_ child: Widget, id: String) -> Bool {
    gtk_popover_menu_bar_add_child(instance(self), child.gtkWidget, id).isTrue
  }

  /// Calls [`gtk_popover_menu_bar_remove_child()`](https://docs.gtk.org/gtk4/method.PopoverMenuBar.remove_child.html).
  @discardableResult
  public final func removeChild(_ child: Widget) -> Bool {
    gtk_popover_menu_bar_remove_child(instance(self), child.gtkWidget).isTrue
  }
}

extension Reactive where Base: PopoverMenuBar {
  /// The property [`menu-model`](https://docs.gtk.org/gtk4/property.PopoverMenuBar.menu-model.html) of
  /// `GtkPopoverMenuBar`.
  public var menuModel: DynamicSubject<Gio.MenuModel?> { property("menu-model") }
}

/// The class [`GtkPrintContext`](https://docs.gtk.org/gtk4/class.PrintContext.html).
open class PrintContext: Object {
  open override class var gType: GType { gtk_print_context_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls
  /// [`gtk_print_context_create_pango_context()`](https://docs.gtk.org/gtk4/method.PrintContext.create_pango_context.html).
  @discardableResult
  public final func createPangoContext() -> Pango.Context {
    givenObject(opaque: gtk_print_context_create_pango_context(instance(self)))!
  }

  /// Calls
  /// [`gtk_print_context_create_pango_layout()`](https://docs.gtk.org/gtk4/method.PrintContext.create_pango_layout.html).
  @discardableResult
  public final func createPangoLayout() -> Pango.Layout {
    givenObject(opaque: gtk_print_context_create_pango_layout(instance(self)))!
  }

  /// Calls
  /// [`gtk_print_context_get_cairo_context()`](https://docs.gtk.org/gtk4/method.PrintContext.get_cairo_context.html).
  public final var cairoContext: Cairo.Context {
    promised(lentBoxed(opaque: gtk_print_context_get_cairo_context(instance(self))))
  }

  /// Calls [`gtk_print_context_get_dpi_x()`](https://docs.gtk.org/gtk4/method.PrintContext.get_dpi_x.html).
  public final var dpiX: Double { gtk_print_context_get_dpi_x(instance(self)) }

  /// Calls [`gtk_print_context_get_dpi_y()`](https://docs.gtk.org/gtk4/method.PrintContext.get_dpi_y.html).
  public final var dpiY: Double { gtk_print_context_get_dpi_y(instance(self)) }

  /// Calls
  /// [`gtk_print_context_get_hard_margins()`](https://docs.gtk.org/gtk4/method.PrintContext.get_hard_margins.html).
  public final var hardMargins: (top: Double, bottom: Double, left: Double, right: Double)? {
    var cTop: Double = 0
    var cBottom: Double = 0
    var cLeft: Double = 0
    var cRight: Double = 0
    let result = gtk_print_context_get_hard_margins(instance(self), &cTop, &cBottom, &cLeft, &cRight)
    guard result != 0 else { return nil }
    return (cTop, cBottom, cLeft, cRight)
  }

  /// Calls [`gtk_print_context_get_height()`](https://docs.gtk.org/gtk4/method.PrintContext.get_height.html).
  public final var height: Double { gtk_print_context_get_height(instance(self)) }

  /// Calls [`gtk_print_context_get_page_setup()`](https://docs.gtk.org/gtk4/method.PrintContext.get_page_setup.html).
  public final var pageSetup: PageSetup? { lentObject(opaque: gtk_print_context_get_page_setup(instance(self))) }

  /// Calls
  /// [`gtk_print_context_get_pango_fontmap()`](https://docs.gtk.org/gtk4/method.PrintContext.get_pango_fontmap.html).
  public final var pangoFontmap: Pango.FontMap? { lentObject(gtk_print_context_get_pango_fontmap(instance(self))) }

  /// Calls [`gtk_print_context_get_width()`](https://docs.gtk.org/gtk4/method.PrintContext.get_width.html).
  public final var width: Double { gtk_print_context_get_width(instance(self)) }

  /// Calls
  /// [`gtk_print_context_set_cairo_context()`](https://docs.gtk.org/gtk4/method.PrintContext.set_cairo_context.html).
  public final func setCairoContext(_ cr: Cairo.Context, dpiX: Double, dpiY: Double) {
    gtk_print_context_set_cairo_context(instance(self), cr.opaque, dpiX, dpiY)
  }
}

/// The class [`GtkPrintJob`](https://docs.gtk.org/gtk4/class.PrintJob.html).
open class PrintJob: Object {
  open override class var gType: GType { gtk_print_job_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_print_job_new()`](https://docs.gtk.org/gtk4/ctor.PrintJob.new.html).
  public init(title: String, printer: Printer, settings: PrintSettings, pageSetup: PageSetup) {
    super.init(adopting: gtk_print_job_new(title, printer.opaque, settings.opaque, pageSetup.opaque).raw)
  }

  /// The property [`page-setup`](https://docs.gtk.org/gtk4/property.PrintJob.page-setup.html) of `GtkPrintJob`.
  public final var pageSetup: PageSetup? { getProperty("page-setup") }

  /// The property [`printer`](https://docs.gtk.org/gtk4/property.PrintJob.printer.html) of `GtkPrintJob`.
  public final var printer: Printer? { lentObject(opaque: gtk_print_job_get_printer(instance(self))) }

  /// The property [`settings`](https://docs.gtk.org/gtk4/property.PrintJob.settings.html) of `GtkPrintJob`.
  public final var settings: PrintSettings? { lentObject(opaque: gtk_print_job_get_settings(instance(self))) }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.PrintJob.title.html) of `GtkPrintJob`.
  public final var title: String { lentString(gtk_print_job_get_title(instance(self))) }

  /// The property [`track-print-status`](https://docs.gtk.org/gtk4/property.PrintJob.track-print-status.html) of
  /// `GtkPrintJob`.
  public final var trackPrintStatus: Bool {
    get { gtk_print_job_get_track_print_status(instance(self)).isTrue }
    set { gtk_print_job_set_track_print_status(instance(self), newValue.gboolean) }
  }

  /// Calls [`gtk_print_job_get_collate()`](https://docs.gtk.org/gtk4/method.PrintJob.get_collate.html) and
  /// `gtk_print_job_set_collate()`.
  public final var collate: Bool {
    get { gtk_print_job_get_collate(instance(self)).isTrue }
    set(collate) { gtk_print_job_set_collate(instance(self), collate.gboolean) }
  }

  /// Calls [`gtk_print_job_get_n_up()`](https://docs.gtk.org/gtk4/method.PrintJob.get_n_up.html) and
  /// `gtk_print_job_set_n_up()`.
  public final var nUp: Int {
    get { gtk_print_job_get_n_up(instance(self)).int }
    set(nUp) { gtk_print_job_set_n_up(instance(self), nUp.uint32) }
  }

  /// Calls [`gtk_print_job_get_n_up_layout()`](https://docs.gtk.org/gtk4/method.PrintJob.get_n_up_layout.html) and
  /// `gtk_print_job_set_n_up_layout()`.
  public final var nUpLayout: NumberUpLayout {
    get { NumberUpLayout(cValue: gtk_print_job_get_n_up_layout(instance(self))) }
    set(layout) { gtk_print_job_set_n_up_layout(instance(self), layout.cValue) }
  }

  /// Calls [`gtk_print_job_get_num_copies()`](https://docs.gtk.org/gtk4/method.PrintJob.get_num_copies.html) and
  /// `gtk_print_job_set_num_copies()`.
  public final var numCopies: Int {
    get { gtk_print_job_get_num_copies(instance(self)).int }
    set(numCopies) { gtk_print_job_set_num_copies(instance(self), numCopies.int32) }
  }

  /// Calls [`gtk_print_job_get_page_ranges()`](https://docs.gtk.org/gtk4/method.PrintJob.get_page_ranges.html).
  public final var pageRanges: [PageRange] {
    var cNRanges: Int32 = 0
    let result = gtk_print_job_get_page_ranges(instance(self), &cNRanges)
    return elements(result, count: cNRanges.int, isGiven: false) { PageRange(cValue: $0) }
  }

  /// Calls [`gtk_print_job_get_page_set()`](https://docs.gtk.org/gtk4/method.PrintJob.get_page_set.html) and
  /// `gtk_print_job_set_page_set()`.
  public final var pageSet: PageSet {
    get { PageSet(cValue: gtk_print_job_get_page_set(instance(self))) }
    set(pageSet) { gtk_print_job_set_page_set(instance(self), pageSet.cValue) }
  }

  /// Calls [`gtk_print_job_get_pages()`](https://docs.gtk.org/gtk4/method.PrintJob.get_pages.html) and
  /// `gtk_print_job_set_pages()`.
  public final var pages: PrintPages {
    get { PrintPages(cValue: gtk_print_job_get_pages(instance(self))) }
    set(pages) { gtk_print_job_set_pages(instance(self), pages.cValue) }
  }

  /// Calls [`gtk_print_job_get_reverse()`](https://docs.gtk.org/gtk4/method.PrintJob.get_reverse.html) and
  /// `gtk_print_job_set_reverse()`.
  public final var reverse: Bool {
    get { gtk_print_job_get_reverse(instance(self)).isTrue }
    set(reverse) { gtk_print_job_set_reverse(instance(self), reverse.gboolean) }
  }

  /// Calls [`gtk_print_job_get_rotate()`](https://docs.gtk.org/gtk4/method.PrintJob.get_rotate.html) and
  /// `gtk_print_job_set_rotate()`.
  public final var rotate: Bool {
    get { gtk_print_job_get_rotate(instance(self)).isTrue }
    set(rotate) { gtk_print_job_set_rotate(instance(self), rotate.gboolean) }
  }

  /// Calls [`gtk_print_job_get_scale()`](https://docs.gtk.org/gtk4/method.PrintJob.get_scale.html) and
  /// `gtk_print_job_set_scale()`.
  public final var scale: Double {
    get { gtk_print_job_get_scale(instance(self)) }
    set(scale) { gtk_print_job_set_scale(instance(self), scale) }
  }

  /// Calls [`gtk_print_job_get_status()`](https://docs.gtk.org/gtk4/method.PrintJob.get_status.html).
  public final var status: PrintStatus { PrintStatus(cValue: gtk_print_job_get_status(instance(self))) }

  /// Calls [`gtk_print_job_get_surface()`](https://docs.gtk.org/gtk4/method.PrintJob.get_surface.html).
  public final func getSurface() throws(GLib.Failure) -> Cairo.Surface {
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_print_job_get_surface(instance(self), &error)
    if let error { throw GLib.Failure(consuming: error) }
    return promised(lentBoxed(opaque: result))
  }

  /// Calls [`gtk_print_job_send()`](https://docs.gtk.org/gtk4/method.PrintJob.send.html).
  public final func send(_ callback: @escaping (PrintJob, GLib.Failure) -> Void) {
    gtk_print_job_send(instance(self), callGtkPrintJobCompleteFunc, heldClosure(callback), releaseClosure)
  }

  /// Calls [`gtk_print_job_set_source_fd()`](https://docs.gtk.org/gtk4/method.PrintJob.set_source_fd.html).
  public final func setSourceFd(_ fd: Int) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_print_job_set_source_fd(instance(self), fd.int32, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls [`gtk_print_job_set_source_file()`](https://docs.gtk.org/gtk4/method.PrintJob.set_source_file.html).
  public final func setSourceFile(_ filename: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_print_job_set_source_file(instance(self), filename, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }
}

extension Reactive where Base: PrintJob {
  /// The property [`page-setup`](https://docs.gtk.org/gtk4/property.PrintJob.page-setup.html) of `GtkPrintJob`.
  public var pageSetup: SafeSignal<PageSetup?> { readOnlyProperty("page-setup") }

  /// The property [`printer`](https://docs.gtk.org/gtk4/property.PrintJob.printer.html) of `GtkPrintJob`.
  public var printer: SafeSignal<Printer?> { readOnlyProperty("printer") }

  /// The property [`settings`](https://docs.gtk.org/gtk4/property.PrintJob.settings.html) of `GtkPrintJob`.
  public var settings: SafeSignal<PrintSettings?> { readOnlyProperty("settings") }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.PrintJob.title.html) of `GtkPrintJob`.
  public var title: SafeSignal<String> { readOnlyProperty("title") }

  /// The property [`track-print-status`](https://docs.gtk.org/gtk4/property.PrintJob.track-print-status.html) of
  /// `GtkPrintJob`.
  public var trackPrintStatus: DynamicSubject<Bool> { property("track-print-status") }

  /// The signal [`status-changed`](https://docs.gtk.org/gtk4/signal.PrintJob.status-changed.html) of `GtkPrintJob`.
  public var statusChanged: SafeSignal<Void> { signal("status-changed") }
}

/// The class [`GtkPrintOperation`](https://docs.gtk.org/gtk4/class.PrintOperation.html).
open class PrintOperation: Object, PrintOperationPreview {
  open override class var gType: GType { gtk_print_operation_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkPrintOperation: UnsafeMutablePointer<GtkPrintOperation> {
    pointer.assumingMemoryBound(to: GtkPrintOperation.self)
  }

  /// Calls [`gtk_print_operation_new()`](https://docs.gtk.org/gtk4/ctor.PrintOperation.new.html).
  public init() {
    super.init(adopting: gtk_print_operation_new())
  }

  /// The property [`allow-async`](https://docs.gtk.org/gtk4/property.PrintOperation.allow-async.html) of
  /// `GtkPrintOperation`.
  public final var allowAsync: Bool {
    get { getProperty("allow-async") }
    set { gtk_print_operation_set_allow_async(gtkPrintOperation, newValue.gboolean) }
  }

  /// The property [`current-page`](https://docs.gtk.org/gtk4/property.PrintOperation.current-page.html) of
  /// `GtkPrintOperation`.
  public final var currentPage: Int {
    get { getProperty("current-page") }
    set { gtk_print_operation_set_current_page(gtkPrintOperation, newValue.int32) }
  }

  /// The property [`custom-tab-label`](https://docs.gtk.org/gtk4/property.PrintOperation.custom-tab-label.html) of
  /// `GtkPrintOperation`.
  public final var customTabLabel: String? {
    get { getProperty("custom-tab-label") }
    set { lend(newValue) { gtk_print_operation_set_custom_tab_label(gtkPrintOperation, $0) } }
  }

  /// The property [`default-page-setup`](https://docs.gtk.org/gtk4/property.PrintOperation.default-page-setup.html) of
  /// `GtkPrintOperation`.
  public final var defaultPageSetup: PageSetup? {
    get { lentObject(opaque: gtk_print_operation_get_default_page_setup(gtkPrintOperation)) }
    set { gtk_print_operation_set_default_page_setup(gtkPrintOperation, newValue?.opaque) }
  }

  /// The property [`embed-page-setup`](https://docs.gtk.org/gtk4/property.PrintOperation.embed-page-setup.html) of
  /// `GtkPrintOperation`.
  public final var embedPageSetup: Bool {
    get { gtk_print_operation_get_embed_page_setup(gtkPrintOperation).isTrue }
    set { gtk_print_operation_set_embed_page_setup(gtkPrintOperation, newValue.gboolean) }
  }

  /// The property [`export-filename`](https://docs.gtk.org/gtk4/property.PrintOperation.export-filename.html) of
  /// `GtkPrintOperation`.
  public final var exportFilename: String {
    get { getProperty("export-filename") }
    set { lend(newValue) { gtk_print_operation_set_export_filename(gtkPrintOperation, $0) } }
  }

  /// The property [`has-selection`](https://docs.gtk.org/gtk4/property.PrintOperation.has-selection.html) of
  /// `GtkPrintOperation`.
  public final var hasSelection: Bool {
    get { gtk_print_operation_get_has_selection(gtkPrintOperation).isTrue }
    set { gtk_print_operation_set_has_selection(gtkPrintOperation, newValue.gboolean) }
  }

  /// The property [`job-name`](https://docs.gtk.org/gtk4/property.PrintOperation.job-name.html) of `GtkPrintOperation`.
  public final var jobName: String {
    get { getProperty("job-name") }
    set { lend(newValue) { gtk_print_operation_set_job_name(gtkPrintOperation, $0) } }
  }

  /// The property [`n-pages`](https://docs.gtk.org/gtk4/property.PrintOperation.n-pages.html) of `GtkPrintOperation`.
  public final var nPages: Int {
    get { getProperty("n-pages") }
    set { gtk_print_operation_set_n_pages(gtkPrintOperation, newValue.int32) }
  }

  /// The property [`n-pages-to-print`](https://docs.gtk.org/gtk4/property.PrintOperation.n-pages-to-print.html) of
  /// `GtkPrintOperation`.
  public final var nPagesToPrint: Int { gtk_print_operation_get_n_pages_to_print(gtkPrintOperation).int }

  /// The property [`print-settings`](https://docs.gtk.org/gtk4/property.PrintOperation.print-settings.html) of
  /// `GtkPrintOperation`.
  public final var printSettings: PrintSettings? {
    get { lentObject(opaque: gtk_print_operation_get_print_settings(gtkPrintOperation)) }
    set { gtk_print_operation_set_print_settings(gtkPrintOperation, newValue?.opaque) }
  }

  /// The property [`show-progress`](https://docs.gtk.org/gtk4/property.PrintOperation.show-progress.html) of
  /// `GtkPrintOperation`.
  public final var showProgress: Bool {
    get { getProperty("show-progress") }
    set { gtk_print_operation_set_show_progress(gtkPrintOperation, newValue.gboolean) }
  }

  /// The property [`status`](https://docs.gtk.org/gtk4/property.PrintOperation.status.html) of `GtkPrintOperation`.
  public final var status: PrintStatus { PrintStatus(cValue: gtk_print_operation_get_status(gtkPrintOperation)) }

  /// The property [`status-string`](https://docs.gtk.org/gtk4/property.PrintOperation.status-string.html) of
  /// `GtkPrintOperation`.
  public final var statusString: String { lentString(gtk_print_operation_get_status_string(gtkPrintOperation)) }

  /// The property [`support-selection`](https://docs.gtk.org/gtk4/property.PrintOperation.support-selection.html) of
  /// `GtkPrintOperation`.
  public final var supportSelection: Bool {
    get { gtk_print_operation_get_support_selection(gtkPrintOperation).isTrue }
    set { gtk_print_operation_set_support_selection(gtkPrintOperation, newValue.gboolean) }
  }

  /// The property [`track-print-status`](https://docs.gtk.org/gtk4/property.PrintOperation.track-print-status.html) of
  /// `GtkPrintOperation`.
  public final var trackPrintStatus: Bool {
    get { getProperty("track-print-status") }
    set { gtk_print_operation_set_track_print_status(gtkPrintOperation, newValue.gboolean) }
  }

  /// The property [`unit`](https://docs.gtk.org/gtk4/property.PrintOperation.unit.html) of `GtkPrintOperation`.
  public final var unit: PrintUnit {
    get { getProperty("unit") }
    set { gtk_print_operation_set_unit(gtkPrintOperation, newValue.cValue) }
  }

  /// The property [`use-full-page`](https://docs.gtk.org/gtk4/property.PrintOperation.use-full-page.html) of
  /// `GtkPrintOperation`.
  public final var useFullPage: Bool {
    get { getProperty("use-full-page") }
    set { gtk_print_operation_set_use_full_page(gtkPrintOperation, newValue.gboolean) }
  }

  /// Calls [`gtk_print_operation_cancel()`](https://docs.gtk.org/gtk4/method.PrintOperation.cancel.html).
  public final func cancel() { gtk_print_operation_cancel(gtkPrintOperation) }

  /// Calls
  /// [`gtk_print_operation_draw_page_finish()`](https://docs.gtk.org/gtk4/method.PrintOperation.draw_page_finish.html).
  public final func drawPageFinish() { gtk_print_operation_draw_page_finish(gtkPrintOperation) }

  /// Calls [`gtk_print_operation_get_error()`](https://docs.gtk.org/gtk4/method.PrintOperation.get_error.html).
  public final func getError() throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_print_operation_get_error(gtkPrintOperation, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls [`gtk_print_operation_is_finished()`](https://docs.gtk.org/gtk4/method.PrintOperation.is_finished.html).
  public final var isFinished: Bool { gtk_print_operation_is_finished(gtkPrintOperation).isTrue }

  /// Calls [`gtk_print_operation_run()`](https://docs.gtk.org/gtk4/method.PrintOperation.run.html).
  @discardableResult
  public final func run(action: PrintOperationAction, parent: Window?) throws(GLib.Failure) -> PrintOperationResult {
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_print_operation_run(gtkPrintOperation, action.cValue, parent?.gtkWindow, &error)
    if let error { throw GLib.Failure(consuming: error) }
    return PrintOperationResult(cValue: result)
  }

  /// Calls
  /// [`gtk_print_operation_set_defer_drawing()`](https://docs.gtk.org/gtk4/method.PrintOperation.set_defer_drawing.html).
  public final func setDeferDrawing() { gtk_print_operation_set_defer_drawing(gtkPrintOperation) }
}

extension Reactive where Base: PrintOperation {
  /// The property [`allow-async`](https://docs.gtk.org/gtk4/property.PrintOperation.allow-async.html) of
  /// `GtkPrintOperation`.
  public var allowAsync: DynamicSubject<Bool> { property("allow-async") }

  /// The property [`current-page`](https://docs.gtk.org/gtk4/property.PrintOperation.current-page.html) of
  /// `GtkPrintOperation`.
  public var currentPage: DynamicSubject<Int> { property("current-page") }

  /// The property [`custom-tab-label`](https://docs.gtk.org/gtk4/property.PrintOperation.custom-tab-label.html) of
  /// `GtkPrintOperation`.
  public var customTabLabel: DynamicSubject<String?> { property("custom-tab-label") }

  /// The property [`default-page-setup`](https://docs.gtk.org/gtk4/property.PrintOperation.default-page-setup.html) of
  /// `GtkPrintOperation`.
  public var defaultPageSetup: DynamicSubject<PageSetup?> { property("default-page-setup") }

  /// The property [`embed-page-setup`](https://docs.gtk.org/gtk4/property.PrintOperation.embed-page-setup.html) of
  /// `GtkPrintOperation`.
  public var embedPageSetup: DynamicSubject<Bool> { property("embed-page-setup") }

  /// The property [`export-filename`](https://docs.gtk.org/gtk4/property.PrintOperation.export-filename.html) of
  /// `GtkPrintOperation`.
  public var exportFilename: DynamicSubject<String> { property("export-filename") }

  /// The property [`has-selection`](https://docs.gtk.org/gtk4/property.PrintOperation.has-selection.html) of
  /// `GtkPrintOperation`.
  public var hasSelection: DynamicSubject<Bool> { property("has-selection") }

  /// The property [`job-name`](https://docs.gtk.org/gtk4/property.PrintOperation.job-name.html) of `GtkPrintOperation`.
  public var jobName: DynamicSubject<String> { property("job-name") }

  /// The property [`n-pages`](https://docs.gtk.org/gtk4/property.PrintOperation.n-pages.html) of `GtkPrintOperation`.
  public var nPages: DynamicSubject<Int> { property("n-pages") }

  /// The property [`n-pages-to-print`](https://docs.gtk.org/gtk4/property.PrintOperation.n-pages-to-print.html) of
  /// `GtkPrintOperation`.
  public var nPagesToPrint: SafeSignal<Int> { readOnlyProperty("n-pages-to-print") }

  /// The property [`print-settings`](https://docs.gtk.org/gtk4/property.PrintOperation.print-settings.html) of
  /// `GtkPrintOperation`.
  public var printSettings: DynamicSubject<PrintSettings?> { property("print-settings") }

  /// The property [`show-progress`](https://docs.gtk.org/gtk4/property.PrintOperation.show-progress.html) of
  /// `GtkPrintOperation`.
  public var showProgress: DynamicSubject<Bool> { property("show-progress") }

  /// The property [`status`](https://docs.gtk.org/gtk4/property.PrintOperation.status.html) of `GtkPrintOperation`.
  public var status: SafeSignal<PrintStatus> { readOnlyProperty("status") }

  /// The property [`status-string`](https://docs.gtk.org/gtk4/property.PrintOperation.status-string.html) of
  /// `GtkPrintOperation`.
  public var statusString: SafeSignal<String> { readOnlyProperty("status-string") }

  /// The property [`support-selection`](https://docs.gtk.org/gtk4/property.PrintOperation.support-selection.html) of
  /// `GtkPrintOperation`.
  public var supportSelection: DynamicSubject<Bool> { property("support-selection") }

  /// The property [`track-print-status`](https://docs.gtk.org/gtk4/property.PrintOperation.track-print-status.html) of
  /// `GtkPrintOperation`.
  public var trackPrintStatus: DynamicSubject<Bool> { property("track-print-status") }

  /// The property [`unit`](https://docs.gtk.org/gtk4/property.PrintOperation.unit.html) of `GtkPrintOperation`.
  public var unit: DynamicSubject<PrintUnit> { property("unit") }

  /// The property [`use-full-page`](https://docs.gtk.org/gtk4/property.PrintOperation.use-full-page.html) of
  /// `GtkPrintOperation`.
  public var useFullPage: DynamicSubject<Bool> { property("use-full-page") }

  /// The signal [`begin-print`](https://docs.gtk.org/gtk4/signal.PrintOperation.begin-print.html) of
  /// `GtkPrintOperation`.
  ///
  /// Argument: `context`.
  public var beginPrint: SafeSignal<PrintContext> { signal(ofOne: "begin-print") }

  /// The signal [`create-custom-widget`](https://docs.gtk.org/gtk4/signal.PrintOperation.create-custom-widget.html) of
  /// `GtkPrintOperation`.
  public var createCustomWidget: SignalRequest<Object?> { request("create-custom-widget") }

  /// The signal [`custom-widget-apply`](https://docs.gtk.org/gtk4/signal.PrintOperation.custom-widget-apply.html) of
  /// `GtkPrintOperation`.
  ///
  /// Argument: `widget`.
  public var customWidgetApply: SafeSignal<Widget> { signal(ofOne: "custom-widget-apply") }

  /// The signal [`done`](https://docs.gtk.org/gtk4/signal.PrintOperation.done.html) of `GtkPrintOperation`.
  ///
  /// Argument: `result`.
  public var done: SafeSignal<PrintOperationResult> { signal(ofOne: "done") }

  /// The signal [`draw-page`](https://docs.gtk.org/gtk4/signal.PrintOperation.draw-page.html) of `GtkPrintOperation`.
  ///
  /// Arguments: `context`, `pageNr`.
  public var drawPage: SafeSignal<(PrintContext, Int)> { signal(ofSeveral: "draw-page") }

  /// The signal [`end-print`](https://docs.gtk.org/gtk4/signal.PrintOperation.end-print.html) of `GtkPrintOperation`.
  ///
  /// Argument: `context`.
  public var endPrint: SafeSignal<PrintContext> { signal(ofOne: "end-print") }

  /// The signal [`paginate`](https://docs.gtk.org/gtk4/signal.PrintOperation.paginate.html) of `GtkPrintOperation`.
  ///
  /// Argument: `context`.
  public var paginate: SignalRequest<Bool, PrintContext> { request("paginate") }

  /// The signal [`preview`](https://docs.gtk.org/gtk4/signal.PrintOperation.preview.html) of `GtkPrintOperation`.
  ///
  /// Arguments: `preview`, `context`, `parent`.
  public var preview: SignalRequest<Bool, any PrintOperationPreview, PrintContext, Window?> {
    request("preview", reading: { ($0.interface(at: 1), $0.value(at: 2), $0.value(at: 3)) })
  }

  /// The signal [`request-page-setup`](https://docs.gtk.org/gtk4/signal.PrintOperation.request-page-setup.html) of
  /// `GtkPrintOperation`.
  ///
  /// Arguments: `context`, `pageNr`, `setup`.
  public var requestPageSetup: SafeSignal<(PrintContext, Int, PageSetup)> { signal(ofSeveral: "request-page-setup") }

  /// The signal [`status-changed`](https://docs.gtk.org/gtk4/signal.PrintOperation.status-changed.html) of
  /// `GtkPrintOperation`.
  public var statusChanged: SafeSignal<Void> { signal("status-changed") }

  /// The signal [`update-custom-widget`](https://docs.gtk.org/gtk4/signal.PrintOperation.update-custom-widget.html) of
  /// `GtkPrintOperation`.
  ///
  /// Arguments: `widget`, `setup`, `settings`.
  public var updateCustomWidget: SafeSignal<(Widget, PageSetup, PrintSettings)> {
    signal(ofSeveral: "update-custom-widget")
  }
}

/// The class [`GtkPrintSettings`](https://docs.gtk.org/gtk4/class.PrintSettings.html).
open class PrintSettings: Object {
  open override class var gType: GType { gtk_print_settings_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_print_settings_new()`](https://docs.gtk.org/gtk4/ctor.PrintSettings.new.html).
  public init() {
    super.init(adopting: gtk_print_settings_new().raw)
  }

  /// Calls [`gtk_print_settings_new_from_file()`](https://docs.gtk.org/gtk4/ctor.PrintSettings.new_from_file.html).
  public init(fileName: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    let pointer = gtk_print_settings_new_from_file(fileName, &error)
    if let error { throw GLib.Failure(consuming: error) }
    super.init(adopting: pointer!.raw)
  }

  /// Calls
  /// [`gtk_print_settings_new_from_gvariant()`](https://docs.gtk.org/gtk4/ctor.PrintSettings.new_from_gvariant.html).
  public init(variant: GLib.Variant) {
    super.init(adopting: gtk_print_settings_new_from_gvariant(variant.opaque).raw)
  }

  /// Calls
  /// [`gtk_print_settings_new_from_key_file()`](https://docs.gtk.org/gtk4/ctor.PrintSettings.new_from_key_file.html).
  public init(keyFile: GLib.KeyFile, groupName: String?) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    let pointer = gtk_print_settings_new_from_key_file(keyFile.opaque, groupName, &error)
    if let error { throw GLib.Failure(consuming: error) }
    super.init(adopting: pointer!.raw)
  }

  /// Calls [`gtk_print_settings_copy()`](https://docs.gtk.org/gtk4/method.PrintSettings.copy.html).
  @discardableResult
  public final func copy() -> PrintSettings { givenObject(opaque: gtk_print_settings_copy(instance(self)))! }

  /// Calls [`gtk_print_settings_foreach()`](https://docs.gtk.org/gtk4/method.PrintSettings.foreach.html).
  public final func foreach(_ `func`: @escaping (String, String) -> Void) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_print_settings_foreach(instance(self), callGtkPrintSettingsFunc, lent.closure(`func`))
  }

  /// Calls [`gtk_print_settings_get()`](https://docs.gtk.org/gtk4/method.PrintSettings.get.html).
  public final func get(_ key: String) -> String? { lentString(ifAny: gtk_print_settings_get(instance(self), key)) }

  /// Calls [`gtk_print_settings_get_bool()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_bool.html).
  public final func getBool(_ key: String) -> Bool { gtk_print_settings_get_bool(instance(self), key).isTrue }

  /// Calls [`gtk_print_settings_get_collate()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_collate.html) and
  /// `gtk_print_settings_set_collate()`.
  public final var collate: Bool {
    get { gtk_print_settings_get_collate(instance(self)).isTrue }
    set(collate) { gtk_print_settings_set_collate(instance(self), collate.gboolean) }
  }

  /// Calls
  /// [`gtk_print_settings_get_default_source()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_default_source.html).
  public final var defaultSource: String? { lentString(ifAny: gtk_print_settings_get_default_source(instance(self))) }

  /// Calls [`gtk_print_settings_get_dither()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_dither.html).
  public final var dither: String? { lentString(ifAny: gtk_print_settings_get_dither(instance(self))) }

  /// Calls [`gtk_print_settings_get_double()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_double.html).
  public final func getDouble(_ key: String) -> Double { gtk_print_settings_get_double(instance(self), key) }

  /// Calls
  /// [`gtk_print_settings_get_double_with_default()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_double_with_default.html).
  public final func getDoubleWithDefault(_ key: String, def: Double) -> Double {
    gtk_print_settings_get_double_with_default(instance(self), key, def)
  }

  /// Calls [`gtk_print_settings_get_duplex()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_duplex.html) and
  /// `gtk_print_settings_set_duplex()`.
  public final var duplex: PrintDuplex {
    get { PrintDuplex(cValue: gtk_print_settings_get_duplex(instance(self))) }
    set(duplex) { gtk_print_settings_set_duplex(instance(self), duplex.cValue) }
  }

  /// Calls [`gtk_print_settings_get_finishings()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_finishings.html).
  public final var finishings: String? { lentString(ifAny: gtk_print_settings_get_finishings(instance(self))) }

  /// Calls [`gtk_print_settings_get_int()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_int.html).
  public final func getInt(_ key: String) -> Int { gtk_print_settings_get_int(instance(self), key).int }

  /// Calls
  /// [`gtk_print_settings_get_int_with_default()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_int_with_default.html).
  public final func getIntWithDefault(_ key: String, def: Int) -> Int {
    gtk_print_settings_get_int_with_default(instance(self), key, def.int32).int
  }

  /// Calls [`gtk_print_settings_get_length()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_length.html).
  public final func getLength(_ key: String, unit: PrintUnit) -> Double {
    gtk_print_settings_get_length(instance(self), key, unit.cValue)
  }

  /// Calls [`gtk_print_settings_get_media_type()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_media_type.html).
  public final var mediaType: String? { lentString(ifAny: gtk_print_settings_get_media_type(instance(self))) }

  /// Calls [`gtk_print_settings_get_n_copies()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_n_copies.html) and
  /// `gtk_print_settings_set_n_copies()`.
  public final var nCopies: Int {
    get { gtk_print_settings_get_n_copies(instance(self)).int }
    set(numCopies) { gtk_print_settings_set_n_copies(instance(self), numCopies.int32) }
  }

  /// Calls [`gtk_print_settings_get_number_up()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_number_up.html)
  /// and `gtk_print_settings_set_number_up()`.
  public final var numberUp: Int {
    get { gtk_print_settings_get_number_up(instance(self)).int }
    set(numberUp) { gtk_print_settings_set_number_up(instance(self), numberUp.int32) }
  }

  /// Calls
  /// [`gtk_print_settings_get_number_up_layout()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_number_up_layout.html)
  /// and `gtk_print_settings_set_number_up_layout()`.
  public final var numberUpLayout: NumberUpLayout {
    get { NumberUpLayout(cValue: gtk_print_settings_get_number_up_layout(instance(self))) }
    set(numberUpLayout) { gtk_print_settings_set_number_up_layout(instance(self), numberUpLayout.cValue) }
  }

  /// Calls
  /// [`gtk_print_settings_get_orientation()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_orientation.html) and
  /// `gtk_print_settings_set_orientation()`.
  public final var orientation: PageOrientation {
    get { PageOrientation(cValue: gtk_print_settings_get_orientation(instance(self))) }
    set(orientation) { gtk_print_settings_set_orientation(instance(self), orientation.cValue) }
  }

  /// Calls [`gtk_print_settings_get_output_bin()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_output_bin.html).
  public final var outputBin: String? { lentString(ifAny: gtk_print_settings_get_output_bin(instance(self))) }

  /// Calls
  /// [`gtk_print_settings_get_page_ranges()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_page_ranges.html) and
  /// `gtk_print_settings_set_page_ranges()`.
  public final var pageRanges: [PageRange] {
    get {
      var cNumRanges: Int32 = 0
      let result = gtk_print_settings_get_page_ranges(instance(self), &cNumRanges)
      return elements(result, count: cNumRanges.int, isGiven: true) { PageRange(cValue: $0) }
    }
    set(pageRanges) {
      var cPageRanges = pageRanges.map { $0.cValue }
      gtk_print_settings_set_page_ranges(instance(self), &cPageRanges, pageRanges.count.int32)
    }
  }

  /// Calls [`gtk_print_settings_get_page_set()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_page_set.html) and
  /// `gtk_print_settings_set_page_set()`.
  public final var pageSet: PageSet {
    get { PageSet(cValue: gtk_print_settings_get_page_set(instance(self))) }
    set(pageSet) { gtk_print_settings_set_page_set(instance(self), pageSet.cValue) }
  }

  /// Calls
  /// [`gtk_print_settings_get_paper_height()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_paper_height.html).
  public final func getPaperHeight(_ unit: PrintUnit) -> Double {
    gtk_print_settings_get_paper_height(instance(self), unit.cValue)
  }

  /// Calls [`gtk_print_settings_get_paper_size()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_paper_size.html).
  public final var paperSize: PaperSize? { givenBoxed(opaque: gtk_print_settings_get_paper_size(instance(self))) }

  /// Calls
  /// [`gtk_print_settings_get_paper_width()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_paper_width.html).
  public final func getPaperWidth(_ unit: PrintUnit) -> Double {
    gtk_print_settings_get_paper_width(instance(self), unit.cValue)
  }

  /// Calls
  /// [`gtk_print_settings_get_print_pages()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_print_pages.html) and
  /// `gtk_print_settings_set_print_pages()`.
  public final var printPages: PrintPages {
    get { PrintPages(cValue: gtk_print_settings_get_print_pages(instance(self))) }
    set(pages) { gtk_print_settings_set_print_pages(instance(self), pages.cValue) }
  }

  /// Calls [`gtk_print_settings_get_printer()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_printer.html).
  public final var printer: String? { lentString(ifAny: gtk_print_settings_get_printer(instance(self))) }

  /// Calls
  /// [`gtk_print_settings_get_printer_lpi()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_printer_lpi.html) and
  /// `gtk_print_settings_set_printer_lpi()`.
  public final var printerLpi: Double {
    get { gtk_print_settings_get_printer_lpi(instance(self)) }
    set(lpi) { gtk_print_settings_set_printer_lpi(instance(self), lpi) }
  }

  /// Calls [`gtk_print_settings_get_quality()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_quality.html) and
  /// `gtk_print_settings_set_quality()`.
  public final var quality: PrintQuality {
    get { PrintQuality(cValue: gtk_print_settings_get_quality(instance(self))) }
    set(quality) { gtk_print_settings_set_quality(instance(self), quality.cValue) }
  }

  /// Calls [`gtk_print_settings_get_resolution()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_resolution.html)
  /// and `gtk_print_settings_set_resolution()`.
  public final var resolution: Int {
    get { gtk_print_settings_get_resolution(instance(self)).int }
    set(resolution) { gtk_print_settings_set_resolution(instance(self), resolution.int32) }
  }

  /// Calls
  /// [`gtk_print_settings_get_resolution_x()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_resolution_x.html).
  public final var resolutionX: Int { gtk_print_settings_get_resolution_x(instance(self)).int }

  /// Calls
  /// [`gtk_print_settings_get_resolution_y()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_resolution_y.html).
  public final var resolutionY: Int { gtk_print_settings_get_resolution_y(instance(self)).int }

  /// Calls [`gtk_print_settings_get_reverse()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_reverse.html) and
  /// `gtk_print_settings_set_reverse()`.
  public final var reverse: Bool {
    get { gtk_print_settings_get_reverse(instance(self)).isTrue }
    set(reverse) { gtk_print_settings_set_reverse(instance(self), reverse.gboolean) }
  }

  /// Calls [`gtk_print_settings_get_scale()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_scale.html) and
  /// `gtk_print_settings_set_scale()`.
  public final var scale: Double {
    get { gtk_print_settings_get_scale(instance(self)) }
    set(scale) { gtk_print_settings_set_scale(instance(self), scale) }
  }

  /// Calls [`gtk_print_settings_get_use_color()`](https://docs.gtk.org/gtk4/method.PrintSettings.get_use_color.html)
  /// and `gtk_print_settings_set_use_color()`.
  public final var useColor: Bool {
    get { gtk_print_settings_get_use_color(instance(self)).isTrue }
    set(useColor) { gtk_print_settings_set_use_color(instance(self), useColor.gboolean) }
  }

  /// Calls [`gtk_print_settings_has_key()`](https://docs.gtk.org/gtk4/method.PrintSettings.has_key.html).
  public final func hasKey(_ key: String) -> Bool { gtk_print_settings_has_key(instance(self), key).isTrue }

  /// Calls [`gtk_print_settings_load_file()`](https://docs.gtk.org/gtk4/method.PrintSettings.load_file.html).
  public final func loadFile(_ fileName: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_print_settings_load_file(instance(self), fileName, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls [`gtk_print_settings_load_key_file()`](https://docs.gtk.org/gtk4/method.PrintSettings.load_key_file.html).
  public final func loadKeyFile(_ keyFile: GLib.KeyFile, groupName: String?) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_print_settings_load_key_file(instance(self), keyFile.opaque, groupName, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls [`gtk_print_settings_set()`](https://docs.gtk.org/gtk4/method.PrintSettings.set.html).
  public final func set(_ key: String, value: String?) { gtk_print_settings_set(instance(self), key, value) }

  /// Calls [`gtk_print_settings_set_bool()`](https://docs.gtk.org/gtk4/method.PrintSettings.set_bool.html).
  public final func setBool(_ key: String, value: Bool) {
    gtk_print_settings_set_bool(instance(self), key, value.gboolean)
  }

  /// Calls
  /// [`gtk_print_settings_set_default_source()`](https://docs.gtk.org/gtk4/method.PrintSettings.set_default_source.html).
  public final func setDefaultSource(_ defaultSource: String) {
    gtk_print_settings_set_default_source(instance(self), defaultSource)
  }

  /// Calls [`gtk_print_settings_set_dither()`](https://docs.gtk.org/gtk4/method.PrintSettings.set_dither.html).
  public final func setDither(_ dither: String) { gtk_print_settings_set_dither(instance(self), dither) }

  /// Calls [`gtk_print_settings_set_double()`](https://docs.gtk.org/gtk4/method.PrintSettings.set_double.html).
  public final func setDouble(_ key: String, value: Double) {
    gtk_print_settings_set_double(instance(self), key, value)
  }

  /// Calls [`gtk_print_settings_set_finishings()`](https://docs.gtk.org/gtk4/method.PrintSettings.set_finishings.html).
  public final func setFinishings(_ finishings: String) {
    gtk_print_settings_set_finishings(instance(self), finishings)
  }

  /// Calls [`gtk_print_settings_set_int()`](https://docs.gtk.org/gtk4/method.PrintSettings.set_int.html).
  public final func setInt(_ key: String, value: Int) { gtk_print_settings_set_int(instance(self), key, value.int32) }

  /// Calls [`gtk_print_settings_set_length()`](https://docs.gtk.org/gtk4/method.PrintSettings.set_length.html).
  public final func setLength(_ key: String, value: Double, unit: PrintUnit) {
    gtk_print_settings_set_length(instance(self), key, value, unit.cValue)
  }

  /// Calls [`gtk_print_settings_set_media_type()`](https://docs.gtk.org/gtk4/method.PrintSettings.set_media_type.html).
  public final func setMediaType(_ mediaType: String) { gtk_print_settings_set_media_type(instance(self), mediaType) }

  /// Calls [`gtk_print_settings_set_output_bin()`](https://docs.gtk.org/gtk4/method.PrintSettings.set_output_bin.html).
  public final func setOutputBin(_ outputBin: String) { gtk_print_settings_set_output_bin(instance(self), outputBin) }

  /// Calls
  /// [`gtk_print_settings_set_paper_height()`](https://docs.gtk.org/gtk4/method.PrintSettings.set_paper_height.html).
  public final func setPaperHeight(height: Double, unit: PrintUnit) {
    gtk_print_settings_set_paper_height(instance(self), height, unit.cValue)
  }

  /// Calls [`gtk_print_settings_set_paper_size()`](https://docs.gtk.org/gtk4/method.PrintSettings.set_paper_size.html).
  public final func setPaperSize(_ paperSize: PaperSize) {
    gtk_print_settings_set_paper_size(instance(self), paperSize.opaque)
  }

  /// Calls
  /// [`gtk_print_settings_set_paper_width()`](https://docs.gtk.org/gtk4/method.PrintSettings.set_paper_width.html).
  public final func setPaperWidth(width: Double, unit: PrintUnit) {
    gtk_print_settings_set_paper_width(instance(self), width, unit.cValue)
  }

  /// Calls [`gtk_print_settings_set_printer()`](https://docs.gtk.org/gtk4/method.PrintSettings.set_printer.html).
  public final func setPrinter(_ printer: String) { gtk_print_settings_set_printer(instance(self), printer) }

  /// Calls
  /// [`gtk_print_settings_set_resolution_xy()`](https://docs.gtk.org/gtk4/method.PrintSettings.set_resolution_xy.html).
  public final func setResolutionXy(resolutionX: Int, resolutionY: Int) {
    gtk_print_settings_set_resolution_xy(instance(self), resolutionX.int32, resolutionY.int32)
  }

  /// Calls [`gtk_print_settings_to_file()`](https://docs.gtk.org/gtk4/method.PrintSettings.to_file.html).
  public final func toFile(_ fileName: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_print_settings_to_file(instance(self), fileName, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls [`gtk_print_settings_to_gvariant()`](https://docs.gtk.org/gtk4/method.PrintSettings.to_gvariant.html).
  @discardableResult
  public final func toGvariant() -> GLib.Variant {
    promised(lentBoxed(opaque: gtk_print_settings_to_gvariant(instance(self))))
  }

  /// Calls [`gtk_print_settings_to_key_file()`](https://docs.gtk.org/gtk4/method.PrintSettings.to_key_file.html).
  public final func toKeyFile(_ keyFile: GLib.KeyFile, groupName: String?) {
    gtk_print_settings_to_key_file(instance(self), keyFile.opaque, groupName)
  }

  /// Calls [`gtk_print_settings_unset()`](https://docs.gtk.org/gtk4/method.PrintSettings.unset.html).
  public final func unset(_ key: String) { gtk_print_settings_unset(instance(self), key) }
}

/// The class [`GtkPrinter`](https://docs.gtk.org/gtk4/class.Printer.html).
open class Printer: Object {
  open override class var gType: GType { gtk_printer_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`accepting-jobs`](https://docs.gtk.org/gtk4/property.Printer.accepting-jobs.html) of `GtkPrinter`.
  public final var acceptingJobs: Bool { getProperty("accepting-jobs") }

  /// The property [`accepts-pdf`](https://docs.gtk.org/gtk4/property.Printer.accepts-pdf.html) of `GtkPrinter`.
  public final var acceptsPdf: Bool { getProperty("accepts-pdf") }

  /// The property [`accepts-ps`](https://docs.gtk.org/gtk4/property.Printer.accepts-ps.html) of `GtkPrinter`.
  public final var acceptsPs: Bool { getProperty("accepts-ps") }

  /// The property [`icon-name`](https://docs.gtk.org/gtk4/property.Printer.icon-name.html) of `GtkPrinter`.
  public final var iconName: String { lentString(gtk_printer_get_icon_name(instance(self))) }

  /// The property [`is-virtual`](https://docs.gtk.org/gtk4/property.Printer.is-virtual.html) of `GtkPrinter`.
  public final var isVirtual: Bool { getProperty("is-virtual") }

  /// The property [`job-count`](https://docs.gtk.org/gtk4/property.Printer.job-count.html) of `GtkPrinter`.
  public final var jobCount: Int { gtk_printer_get_job_count(instance(self)).int }

  /// The property [`location`](https://docs.gtk.org/gtk4/property.Printer.location.html) of `GtkPrinter`.
  public final var location: String { lentString(gtk_printer_get_location(instance(self))) }

  /// The property [`name`](https://docs.gtk.org/gtk4/property.Printer.name.html) of `GtkPrinter`.
  public final var name: String { lentString(gtk_printer_get_name(instance(self))) }

  /// The property [`paused`](https://docs.gtk.org/gtk4/property.Printer.paused.html) of `GtkPrinter`.
  public final var paused: Bool { getProperty("paused") }

  /// The property [`state-message`](https://docs.gtk.org/gtk4/property.Printer.state-message.html) of `GtkPrinter`.
  public final var stateMessage: String { lentString(gtk_printer_get_state_message(instance(self))) }

  /// Calls [`gtk_printer_compare()`](https://docs.gtk.org/gtk4/method.Printer.compare.html).
  @discardableResult
  public final func compare(_ b: Printer) -> Int { gtk_printer_compare(instance(self), b.opaque).int }

  /// Calls [`gtk_printer_get_capabilities()`](https://docs.gtk.org/gtk4/method.Printer.get_capabilities.html).
  public final var capabilities: PrintCapabilities {
    PrintCapabilities(cValue: gtk_printer_get_capabilities(instance(self)))
  }

  /// Calls
  /// [`gtk_printer_get_default_page_size()`](https://docs.gtk.org/gtk4/method.Printer.get_default_page_size.html).
  public final var defaultPageSize: PageSetup? {
    givenObject(opaque: gtk_printer_get_default_page_size(instance(self)))
  }

  /// Calls [`gtk_printer_get_description()`](https://docs.gtk.org/gtk4/method.Printer.get_description.html).
  public final var description: String { lentString(gtk_printer_get_description(instance(self))) }

  /// Calls [`gtk_printer_get_hard_margins()`](https://docs.gtk.org/gtk4/method.Printer.get_hard_margins.html).
  public final var hardMargins: (top: Double, bottom: Double, left: Double, right: Double)? {
    var cTop: Double = 0
    var cBottom: Double = 0
    var cLeft: Double = 0
    var cRight: Double = 0
    let result = gtk_printer_get_hard_margins(instance(self), &cTop, &cBottom, &cLeft, &cRight)
    guard result != 0 else { return nil }
    return (cTop, cBottom, cLeft, cRight)
  }

  /// Calls
  /// [`gtk_printer_get_hard_margins_for_paper_size()`](https://docs.gtk.org/gtk4/method.Printer.get_hard_margins_for_paper_size.html).
  public final func getHardMarginsForPaperSize(_ paperSize: PaperSize) -> (
    top: Double, bottom: Double, left: Double, right: Double
  )? {
    var cTop: Double = 0
    var cBottom: Double = 0
    var cLeft: Double = 0
    var cRight: Double = 0
    let result = gtk_printer_get_hard_margins_for_paper_size(
      instance(self), paperSize.opaque, &cTop, &cBottom, &cLeft, &cRight)
    guard result != 0 else { return nil }
    return (cTop, cBottom, cLeft, cRight)
  }

  /// Calls [`gtk_printer_has_details()`](https://docs.gtk.org/gtk4/method.Printer.has_details.html).
  public final var hasDetails: Bool { gtk_printer_has_details(instance(self)).isTrue }

  /// Calls [`gtk_printer_is_accepting_jobs()`](https://docs.gtk.org/gtk4/method.Printer.is_accepting_jobs.html).
  public final var isAcceptingJobs: Bool { gtk_printer_is_accepting_jobs(instance(self)).isTrue }

  /// Calls [`gtk_printer_is_active()`](https://docs.gtk.org/gtk4/method.Printer.is_active.html).
  public final var isActive: Bool { gtk_printer_is_active(instance(self)).isTrue }

  /// Calls [`gtk_printer_is_default()`](https://docs.gtk.org/gtk4/method.Printer.is_default.html).
  public final var isDefault: Bool { gtk_printer_is_default(instance(self)).isTrue }

  /// Calls [`gtk_printer_is_paused()`](https://docs.gtk.org/gtk4/method.Printer.is_paused.html).
  public final var isPaused: Bool { gtk_printer_is_paused(instance(self)).isTrue }

  /// Calls [`gtk_printer_list_papers()`](https://docs.gtk.org/gtk4/method.Printer.list_papers.html).
  @discardableResult
  public final func listPapers() -> [PageSetup] {
    lists(gtk_printer_list_papers(instance(self)), isGiven: true) { givenObject($0) as PageSetup? }
  }

  /// Calls [`gtk_printer_request_details()`](https://docs.gtk.org/gtk4/method.Printer.request_details.html).
  public final func requestDetails() { gtk_printer_request_details(instance(self)) }
}

extension Reactive where Base: Printer {
  /// The property [`accepting-jobs`](https://docs.gtk.org/gtk4/property.Printer.accepting-jobs.html) of `GtkPrinter`.
  public var acceptingJobs: SafeSignal<Bool> { readOnlyProperty("accepting-jobs") }

  /// The property [`accepts-pdf`](https://docs.gtk.org/gtk4/property.Printer.accepts-pdf.html) of `GtkPrinter`.
  public var acceptsPdf: SafeSignal<Bool> { readOnlyProperty("accepts-pdf") }

  /// The property [`accepts-ps`](https://docs.gtk.org/gtk4/property.Printer.accepts-ps.html) of `GtkPrinter`.
  public var acceptsPs: SafeSignal<Bool> { readOnlyProperty("accepts-ps") }

  /// The property [`icon-name`](https://docs.gtk.org/gtk4/property.Printer.icon-name.html) of `GtkPrinter`.
  public var iconName: SafeSignal<String> { readOnlyProperty("icon-name") }

  /// The property [`is-virtual`](https://docs.gtk.org/gtk4/property.Printer.is-virtual.html) of `GtkPrinter`.
  public var isVirtual: SafeSignal<Bool> { readOnlyProperty("is-virtual") }

  /// The property [`job-count`](https://docs.gtk.org/gtk4/property.Printer.job-count.html) of `GtkPrinter`.
  public var jobCount: SafeSignal<Int> { readOnlyProperty("job-count") }

  /// The property [`location`](https://docs.gtk.org/gtk4/property.Printer.location.html) of `GtkPrinter`.
  public var location: SafeSignal<String> { readOnlyProperty("location") }

  /// The property [`name`](https://docs.gtk.org/gtk4/property.Printer.name.html) of `GtkPrinter`.
  public var name: SafeSignal<String> { readOnlyProperty("name") }

  /// The property [`paused`](https://docs.gtk.org/gtk4/property.Printer.paused.html) of `GtkPrinter`.
  public var paused: SafeSignal<Bool> { readOnlyProperty("paused") }

  /// The property [`state-message`](https://docs.gtk.org/gtk4/property.Printer.state-message.html) of `GtkPrinter`.
  public var stateMessage: SafeSignal<String> { readOnlyProperty("state-message") }

  /// The signal [`details-acquired`](https://docs.gtk.org/gtk4/signal.Printer.details-acquired.html) of `GtkPrinter`.
  ///
  /// Argument: `success`.
  public var detailsAcquired: SafeSignal<Bool> { signal(ofOne: "details-acquired") }
}

/// The class [`GtkProgressBar`](https://docs.gtk.org/gtk4/class.ProgressBar.html).
open class ProgressBar: Widget, Orientable {
  open override class var gType: GType { gtk_progress_bar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_progress_bar_new()`](https://docs.gtk.org/gtk4/ctor.ProgressBar.new.html).
  public init() {
    super.init(adopting: gtk_progress_bar_new())
  }

  /// The property [`ellipsize`](https://docs.gtk.org/gtk4/property.ProgressBar.ellipsize.html) of `GtkProgressBar`.
  public final var ellipsize: Pango.EllipsizeMode {
    get { Pango.EllipsizeMode(cValue: gtk_progress_bar_get_ellipsize(instance(self))) }
    set { gtk_progress_bar_set_ellipsize(instance(self), newValue.cValue) }
  }

  /// The property [`fraction`](https://docs.gtk.org/gtk4/property.ProgressBar.fraction.html) of `GtkProgressBar`.
  public final var fraction: Double {
    get { gtk_progress_bar_get_fraction(instance(self)) }
    set { gtk_progress_bar_set_fraction(instance(self), newValue) }
  }

  /// The property [`inverted`](https://docs.gtk.org/gtk4/property.ProgressBar.inverted.html) of `GtkProgressBar`.
  public final var inverted: Bool {
    get { gtk_progress_bar_get_inverted(instance(self)).isTrue }
    set { gtk_progress_bar_set_inverted(instance(self), newValue.gboolean) }
  }

  /// The property [`pulse-step`](https://docs.gtk.org/gtk4/property.ProgressBar.pulse-step.html) of `GtkProgressBar`.
  public final var pulseStep: Double {
    get { gtk_progress_bar_get_pulse_step(instance(self)) }
    set { gtk_progress_bar_set_pulse_step(instance(self), newValue) }
  }

  /// The property [`show-text`](https://docs.gtk.org/gtk4/property.ProgressBar.show-text.html) of `GtkProgressBar`.
  public final var showText: Bool {
    get { gtk_progress_bar_get_show_text(instance(self)).isTrue }
    set { gtk_progress_bar_set_show_text(instance(self), newValue.gboolean) }
  }

  /// The property [`text`](https://docs.gtk.org/gtk4/property.ProgressBar.text.html) of `GtkProgressBar`.
  public final var text: String? {
    get { lentString(ifAny: gtk_progress_bar_get_text(instance(self))) }
    set { lend(newValue) { gtk_progress_bar_set_text(instance(self), $0) } }
  }

  /// Calls [`gtk_progress_bar_pulse()`](https://docs.gtk.org/gtk4/method.ProgressBar.pulse.html).
  public final func pulse() { gtk_progress_bar_pulse(instance(self)) }
}

extension Reactive where Base: ProgressBar {
  /// The property [`ellipsize`](https://docs.gtk.org/gtk4/property.ProgressBar.ellipsize.html) of `GtkProgressBar`.
  public var ellipsize: DynamicSubject<Pango.EllipsizeMode> { property("ellipsize") }

  /// The property [`fraction`](https://docs.gtk.org/gtk4/property.ProgressBar.fraction.html) of `GtkProgressBar`.
  public var fraction: DynamicSubject<Double> {
    property("fraction", get: { (object: ProgressBar) in object.fraction }, set: { $0.fraction = $1 })
  }

  /// The property [`inverted`](https://docs.gtk.org/gtk4/property.ProgressBar.inverted.html) of `GtkProgressBar`.
  public var inverted: DynamicSubject<Bool> { property("inverted") }

  /// The property [`pulse-step`](https://docs.gtk.org/gtk4/property.ProgressBar.pulse-step.html) of `GtkProgressBar`.
  public var pulseStep: DynamicSubject<Double> {
    property("pulse-step", get: { (object: ProgressBar) in object.pulseStep }, set: { $0.pulseStep = $1 })
  }

  /// The property [`show-text`](https://docs.gtk.org/gtk4/property.ProgressBar.show-text.html) of `GtkProgressBar`.
  public var showText: DynamicSubject<Bool> { property("show-text") }

  /// The property [`text`](https://docs.gtk.org/gtk4/property.ProgressBar.text.html) of `GtkProgressBar`.
  public var text: DynamicSubject<String?> {
    property("text", get: { (object: ProgressBar) in object.text }, set: { $0.text = $1 })
  }
}

/// The class [`GtkPropertyExpression`](https://docs.gtk.org/gtk4/class.PropertyExpression.html).
open class PropertyExpression: ValueExpression {
  open override class var gType: GType { gtk_property_expression_get_type() }

  /// Calls [`gtk_property_expression_new()`](https://docs.gtk.org/gtk4/ctor.PropertyExpression.new.html).
  public convenience init(thisType: any GTyped.Type, expression: ValueExpression? = nil, propertyName: String) {
    self.init(taking: gtk_property_expression_new(thisType.registeredType, expression?.given(), propertyName).raw)
  }

  /// Calls
  /// [`gtk_property_expression_new_for_pspec()`](https://docs.gtk.org/gtk4/ctor.PropertyExpression.new_for_pspec.html).
  public convenience init(expression: ValueExpression?, pspec: ParamSpec) {
    self.init(taking: gtk_property_expression_new_for_pspec(expression?.given(), pspec.gParamSpec).raw)
  }

  /// Calls
  /// [`gtk_property_expression_get_expression()`](https://docs.gtk.org/gtk4/method.PropertyExpression.get_expression.html).
  public final var expression: ValueExpression? { lentBoxed(opaque: gtk_property_expression_get_expression(opaque)) }

  /// Calls [`gtk_property_expression_get_pspec()`](https://docs.gtk.org/gtk4/method.PropertyExpression.get_pspec.html).
  public final var pspec: ParamSpec { promised(lentBoxed(gtk_property_expression_get_pspec(opaque))) }
}

/// The class [`GtkRange`](https://docs.gtk.org/gtk4/class.Range.html).
open class RangeControl: Widget, Orientable {
  open override class var gType: GType { gtk_range_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  final var gtkRange: UnsafeMutablePointer<GtkRange> { pointer.assumingMemoryBound(to: GtkRange.self) }

  /// The property [`adjustment`](https://docs.gtk.org/gtk4/property.Range.adjustment.html) of `GtkRange`.
  public final var adjustment: Adjustment? {
    get { lentObject(gtk_range_get_adjustment(gtkRange)) }
    set { gtk_range_set_adjustment(gtkRange, newValue?.gtkAdjustment) }
  }

  /// The property [`fill-level`](https://docs.gtk.org/gtk4/property.Range.fill-level.html) of `GtkRange`.
  public final var fillLevel: Double {
    get { gtk_range_get_fill_level(gtkRange) }
    set { gtk_range_set_fill_level(gtkRange, newValue) }
  }

  /// The property [`inverted`](https://docs.gtk.org/gtk4/property.Range.inverted.html) of `GtkRange`.
  public final var inverted: Bool {
    get { gtk_range_get_inverted(gtkRange).isTrue }
    set { gtk_range_set_inverted(gtkRange, newValue.gboolean) }
  }

  /// The property [`restrict-to-fill-level`](https://docs.gtk.org/gtk4/property.Range.restrict-to-fill-level.html) of
  /// `GtkRange`.
  public final var restrictToFillLevel: Bool {
    get { gtk_range_get_restrict_to_fill_level(gtkRange).isTrue }
    set { gtk_range_set_restrict_to_fill_level(gtkRange, newValue.gboolean) }
  }

  /// The property [`round-digits`](https://docs.gtk.org/gtk4/property.Range.round-digits.html) of `GtkRange`.
  public final var roundDigits: Int {
    get { gtk_range_get_round_digits(gtkRange).int }
    set { gtk_range_set_round_digits(gtkRange, newValue.int32) }
  }

  /// The property [`show-fill-level`](https://docs.gtk.org/gtk4/property.Range.show-fill-level.html) of `GtkRange`.
  public final var showFillLevel: Bool {
    get { gtk_range_get_show_fill_level(gtkRange).isTrue }
    set { gtk_range_set_show_fill_level(gtkRange, newValue.gboolean) }
  }

  /// Calls [`gtk_range_get_flippable()`](https://docs.gtk.org/gtk4/method.Range.get_flippable.html) and
  /// `gtk_range_set_flippable()`.
  public final var flippable: Bool {
    get { gtk_range_get_flippable(gtkRange).isTrue }
    set(flippable) { gtk_range_set_flippable(gtkRange, flippable.gboolean) }
  }

  /// Calls [`gtk_range_get_range_rect()`](https://docs.gtk.org/gtk4/method.Range.get_range_rect.html).
  public final var rangeRect: Gdk.Rectangle {
    var cRangeRect = GdkRectangle()
    gtk_range_get_range_rect(gtkRange, &cRangeRect)
    return Gdk.Rectangle(cValue: cRangeRect)
  }

  /// Calls [`gtk_range_get_slider_range()`](https://docs.gtk.org/gtk4/method.Range.get_slider_range.html).
  public final var sliderRange: (sliderStart: Int, sliderEnd: Int) {
    var cSliderStart: Int32 = 0
    var cSliderEnd: Int32 = 0
    gtk_range_get_slider_range(gtkRange, &cSliderStart, &cSliderEnd)
    return (cSliderStart.int, cSliderEnd.int)
  }

  /// Calls [`gtk_range_get_slider_size_fixed()`](https://docs.gtk.org/gtk4/method.Range.get_slider_size_fixed.html) and
  /// `gtk_range_set_slider_size_fixed()`.
  public final var sliderSizeFixed: Bool {
    get { gtk_range_get_slider_size_fixed(gtkRange).isTrue }
    set(sizeFixed) { gtk_range_set_slider_size_fixed(gtkRange, sizeFixed.gboolean) }
  }

  /// Calls [`gtk_range_get_value()`](https://docs.gtk.org/gtk4/method.Range.get_value.html) and
  /// `gtk_range_set_value()`.
  public final var value: Double {
    get { gtk_range_get_value(gtkRange) }
    set(value) { gtk_range_set_value(gtkRange, value) }
  }

  /// Calls [`gtk_range_set_increments()`](https://docs.gtk.org/gtk4/method.Range.set_increments.html).
  public final func setIncrements(step: Double, page: Double) { gtk_range_set_increments(gtkRange, step, page) }

  /// Calls [`gtk_range_set_range()`](https://docs.gtk.org/gtk4/method.Range.set_range.html).
  public final func setRange(min: Double, max: Double) { gtk_range_set_range(gtkRange, min, max) }
}

extension Reactive where Base: RangeControl {
  /// The property [`adjustment`](https://docs.gtk.org/gtk4/property.Range.adjustment.html) of `GtkRange`.
  public var adjustment: DynamicSubject<Adjustment?> { property("adjustment") }

  /// The property [`fill-level`](https://docs.gtk.org/gtk4/property.Range.fill-level.html) of `GtkRange`.
  public var fillLevel: DynamicSubject<Double> {
    property("fill-level", get: { (object: RangeControl) in object.fillLevel }, set: { $0.fillLevel = $1 })
  }

  /// The property [`inverted`](https://docs.gtk.org/gtk4/property.Range.inverted.html) of `GtkRange`.
  public var inverted: DynamicSubject<Bool> { property("inverted") }

  /// The property [`restrict-to-fill-level`](https://docs.gtk.org/gtk4/property.Range.restrict-to-fill-level.html) of
  /// `GtkRange`.
  public var restrictToFillLevel: DynamicSubject<Bool> { property("restrict-to-fill-level") }

  /// The property [`round-digits`](https://docs.gtk.org/gtk4/property.Range.round-digits.html) of `GtkRange`.
  public var roundDigits: DynamicSubject<Int> {
    property("round-digits", get: { (object: RangeControl) in object.roundDigits }, set: { $0.roundDigits = $1 })
  }

  /// The property [`show-fill-level`](https://docs.gtk.org/gtk4/property.Range.show-fill-level.html) of `GtkRange`.
  public var showFillLevel: DynamicSubject<Bool> { property("show-fill-level") }

  /// The signal [`adjust-bounds`](https://docs.gtk.org/gtk4/signal.Range.adjust-bounds.html) of `GtkRange`.
  ///
  /// Argument: `value`.
  public var adjustBounds: SafeSignal<Double> { signal(ofOne: "adjust-bounds") }

  /// The signal [`change-value`](https://docs.gtk.org/gtk4/signal.Range.change-value.html) of `GtkRange`.
  ///
  /// Arguments: `scroll`, `value`.
  public var changeValue: SignalRequest<Bool, ScrollType, Double> { request("change-value") }

  /// The signal [`move-slider`](https://docs.gtk.org/gtk4/signal.Range.move-slider.html) of `GtkRange`.
  ///
  /// Argument: `step`.
  public var moveSlider: SafeSignal<ScrollType> { signal(ofOne: "move-slider") }

  /// The signal [`value-changed`](https://docs.gtk.org/gtk4/signal.Range.value-changed.html) of `GtkRange`.
  public var valueChanged: SafeSignal<Void> { signal("value-changed") }
}

/// The class [`GtkRecentManager`](https://docs.gtk.org/gtk4/class.RecentManager.html).
open class RecentManager: Object {
  open override class var gType: GType { gtk_recent_manager_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkRecentManager: UnsafeMutablePointer<GtkRecentManager> {
    pointer.assumingMemoryBound(to: GtkRecentManager.self)
  }

  /// Calls [`gtk_recent_manager_new()`](https://docs.gtk.org/gtk4/ctor.RecentManager.new.html).
  public init() {
    super.init(adopting: gtk_recent_manager_new())
  }

  /// The property [`filename`](https://docs.gtk.org/gtk4/property.RecentManager.filename.html) of `GtkRecentManager`.
  public final var filename: String { getProperty("filename") }

  /// The property [`size`](https://docs.gtk.org/gtk4/property.RecentManager.size.html) of `GtkRecentManager`.
  public final var size: Int { getProperty("size") }

  /// Calls [`gtk_recent_manager_add_item()`](https://docs.gtk.org/gtk4/method.RecentManager.add_item.html).
  @discardableResult
  public final func addItem(_ uri: String) -> Bool { gtk_recent_manager_add_item(gtkRecentManager, uri).isTrue }

  /// Calls [`gtk_recent_manager_get_items()`](https://docs.gtk.org/gtk4/method.RecentManager.get_items.html).
  public final var items: [RecentInfo] {
    lists(gtk_recent_manager_get_items(gtkRecentManager), isGiven: true) { givenBoxed($0) as RecentInfo? }
  }

  /// Calls [`gtk_recent_manager_has_item()`](https://docs.gtk.org/gtk4/method.RecentManager.has_item.html).
  public final func hasItem(_ uri: String) -> Bool { gtk_recent_manager_has_item(gtkRecentManager, uri).isTrue }

  /// Calls [`gtk_recent_manager_lookup_item()`](https://docs.gtk.org/gtk4/method.RecentManager.lookup_item.html).
  public final func lookupItem(_ uri: String) throws(GLib.Failure) -> RecentInfo? {
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_recent_manager_lookup_item(gtkRecentManager, uri, &error)
    if let error { throw GLib.Failure(consuming: error) }
    return givenBoxed(opaque: result)
  }

  /// Calls [`gtk_recent_manager_move_item()`](https://docs.gtk.org/gtk4/method.RecentManager.move_item.html).
  public final func moveItem(_ uri: String, newUri: String?) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_recent_manager_move_item(gtkRecentManager, uri, newUri, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls [`gtk_recent_manager_purge_items()`](https://docs.gtk.org/gtk4/method.RecentManager.purge_items.html).
  @discardableResult
  public final func purgeItems() throws(GLib.Failure) -> Int {
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_recent_manager_purge_items(gtkRecentManager, &error)
    if let error { throw GLib.Failure(consuming: error) }
    return result.int
  }

  /// Calls [`gtk_recent_manager_remove_item()`](https://docs.gtk.org/gtk4/method.RecentManager.remove_item.html).
  public final func removeItem(_ uri: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_recent_manager_remove_item(gtkRecentManager, uri, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls [`gtk_recent_manager_get_default()`](https://docs.gtk.org/gtk4/type_func.RecentManager.get_default.html).
  public static var `default`: RecentManager { lentObject(gtk_recent_manager_get_default())! }
}

extension Reactive where Base: RecentManager {
  /// The property [`filename`](https://docs.gtk.org/gtk4/property.RecentManager.filename.html) of `GtkRecentManager`.
  public var filename: SafeSignal<String> { readOnlyProperty("filename") }

  /// The property [`size`](https://docs.gtk.org/gtk4/property.RecentManager.size.html) of `GtkRecentManager`.
  public var size: SafeSignal<Int> { readOnlyProperty("size") }

  /// The signal [`changed`](https://docs.gtk.org/gtk4/signal.RecentManager.changed.html) of `GtkRecentManager`.
  public var changed: SafeSignal<Void> { signal("changed") }
}

/// The class [`GtkRevealer`](https://docs.gtk.org/gtk4/class.Revealer.html).
open class Revealer: Widget {
  open override class var gType: GType { gtk_revealer_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_revealer_new()`](https://docs.gtk.org/gtk4/ctor.Revealer.new.html).
  public init() {
    super.init(adopting: gtk_revealer_new())
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.Revealer.child.html) of `GtkRevealer`.
  public final var child: Widget? {
    get { lentObject(widget: gtk_revealer_get_child(instance(self))) }
    set { gtk_revealer_set_child(instance(self), newValue?.gtkWidget) }
  }

  /// The property [`child-revealed`](https://docs.gtk.org/gtk4/property.Revealer.child-revealed.html) of `GtkRevealer`.
  public final var childRevealed: Bool { gtk_revealer_get_child_revealed(instance(self)).isTrue }

  /// The property [`reveal-child`](https://docs.gtk.org/gtk4/property.Revealer.reveal-child.html) of `GtkRevealer`.
  public final var revealChild: Bool {
    get { gtk_revealer_get_reveal_child(instance(self)).isTrue }
    set { gtk_revealer_set_reveal_child(instance(self), newValue.gboolean) }
  }

  /// The property [`transition-duration`](https://docs.gtk.org/gtk4/property.Revealer.transition-duration.html) of
  /// `GtkRevealer`.
  public final var transitionDuration: Int {
    get { gtk_revealer_get_transition_duration(instance(self)).int }
    set { gtk_revealer_set_transition_duration(instance(self), newValue.uint32) }
  }

  /// The property [`transition-type`](https://docs.gtk.org/gtk4/property.Revealer.transition-type.html) of
  /// `GtkRevealer`.
  public final var transitionType: RevealerTransitionType {
    get { RevealerTransitionType(cValue: gtk_revealer_get_transition_type(instance(self))) }
    set { gtk_revealer_set_transition_type(instance(self), newValue.cValue) }
  }
}

extension Reactive where Base: Revealer {
  /// The property [`child`](https://docs.gtk.org/gtk4/property.Revealer.child.html) of `GtkRevealer`.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The property [`child-revealed`](https://docs.gtk.org/gtk4/property.Revealer.child-revealed.html) of `GtkRevealer`.
  public var childRevealed: SafeSignal<Bool> { readOnlyProperty("child-revealed") }

  /// The property [`reveal-child`](https://docs.gtk.org/gtk4/property.Revealer.reveal-child.html) of `GtkRevealer`.
  public var revealChild: DynamicSubject<Bool> { property("reveal-child") }

  /// The property [`transition-duration`](https://docs.gtk.org/gtk4/property.Revealer.transition-duration.html) of
  /// `GtkRevealer`.
  public var transitionDuration: DynamicSubject<Int> {
    property(
      "transition-duration", get: { (object: Revealer) in object.transitionDuration },
      set: { $0.transitionDuration = $1 })
  }

  /// The property [`transition-type`](https://docs.gtk.org/gtk4/property.Revealer.transition-type.html) of
  /// `GtkRevealer`.
  public var transitionType: DynamicSubject<RevealerTransitionType> { property("transition-type") }
}

/// The class [`GtkScale`](https://docs.gtk.org/gtk4/class.Scale.html).
open class Scale: RangeControl {
  open override class var gType: GType { gtk_scale_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkScale: UnsafeMutablePointer<GtkScale> { pointer.assumingMemoryBound(to: GtkScale.self) }

  /// Calls [`gtk_scale_new()`](https://docs.gtk.org/gtk4/ctor.Scale.new.html).
  public init(orientation: Orientation, adjustment: Adjustment? = nil) {
    super.init(adopting: gtk_scale_new(orientation.cValue, adjustment?.gtkAdjustment))
  }

  /// Calls [`gtk_scale_new_with_range()`](https://docs.gtk.org/gtk4/ctor.Scale.new_with_range.html).
  public init(orientation: Orientation, min: Double, max: Double, step: Double) {
    super.init(adopting: gtk_scale_new_with_range(orientation.cValue, min, max, step))
  }

  /// The property [`digits`](https://docs.gtk.org/gtk4/property.Scale.digits.html) of `GtkScale`.
  public final var digits: Int {
    get { gtk_scale_get_digits(gtkScale).int }
    set { gtk_scale_set_digits(gtkScale, newValue.int32) }
  }

  /// The property [`draw-value`](https://docs.gtk.org/gtk4/property.Scale.draw-value.html) of `GtkScale`.
  public final var drawValue: Bool {
    get { gtk_scale_get_draw_value(gtkScale).isTrue }
    set { gtk_scale_set_draw_value(gtkScale, newValue.gboolean) }
  }

  /// The property [`has-origin`](https://docs.gtk.org/gtk4/property.Scale.has-origin.html) of `GtkScale`.
  public final var hasOrigin: Bool {
    get { gtk_scale_get_has_origin(gtkScale).isTrue }
    set { gtk_scale_set_has_origin(gtkScale, newValue.gboolean) }
  }

  /// The property [`value-pos`](https://docs.gtk.org/gtk4/property.Scale.value-pos.html) of `GtkScale`.
  public final var valuePos: PositionType {
    get { PositionType(cValue: gtk_scale_get_value_pos(gtkScale)) }
    set { gtk_scale_set_value_pos(gtkScale, newValue.cValue) }
  }

  /// Calls [`gtk_scale_clear_marks()`](https://docs.gtk.org/gtk4/method.Scale.clear_marks.html).
  public final func clearMarks() { gtk_scale_clear_marks(gtkScale) }

  /// Calls [`gtk_scale_get_layout()`](https://docs.gtk.org/gtk4/method.Scale.get_layout.html).
  public final var layout: Pango.Layout? { lentObject(opaque: gtk_scale_get_layout(gtkScale)) }

  /// Calls [`gtk_scale_get_layout_offsets()`](https://docs.gtk.org/gtk4/method.Scale.get_layout_offsets.html).
  public final var layoutOffsets: (x: Int, y: Int) {
    var cX: Int32 = 0
    var cY: Int32 = 0
    gtk_scale_get_layout_offsets(gtkScale, &cX, &cY)
    return (cX.int, cY.int)
  }

  /// Calls [`gtk_scale_set_format_value_func()`](https://docs.gtk.org/gtk4/method.Scale.set_format_value_func.html).
  public final func setFormatValueFunc(_ `func`: ((Scale, Double) -> String)?) {
    gtk_scale_set_format_value_func(
      gtkScale, `func` == nil ? nil : callGtkScaleFormatValueFunc, `func`.map { heldClosure($0) },
      `func` == nil ? nil : releaseClosure)
  }
}

extension Reactive where Base: Scale {
  /// The property [`digits`](https://docs.gtk.org/gtk4/property.Scale.digits.html) of `GtkScale`.
  public var digits: DynamicSubject<Int> {
    property("digits", get: { (object: Scale) in object.digits }, set: { $0.digits = $1 })
  }

  /// The property [`draw-value`](https://docs.gtk.org/gtk4/property.Scale.draw-value.html) of `GtkScale`.
  public var drawValue: DynamicSubject<Bool> { property("draw-value") }

  /// The property [`has-origin`](https://docs.gtk.org/gtk4/property.Scale.has-origin.html) of `GtkScale`.
  public var hasOrigin: DynamicSubject<Bool> { property("has-origin") }

  /// The property [`value-pos`](https://docs.gtk.org/gtk4/property.Scale.value-pos.html) of `GtkScale`.
  public var valuePos: DynamicSubject<PositionType> { property("value-pos") }
}

/// The class [`GtkScaleButton`](https://docs.gtk.org/gtk4/class.ScaleButton.html).
open class ScaleButton: Widget, Orientable {
  open override class var gType: GType { gtk_scale_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkScaleButton: UnsafeMutablePointer<GtkScaleButton> {
    pointer.assumingMemoryBound(to: GtkScaleButton.self)
  }

  /// Calls [`gtk_scale_button_new()`](https://docs.gtk.org/gtk4/ctor.ScaleButton.new.html).
  public init(min: Double, max: Double, step: Double, icons: [String] = []) {
    let lent = CallScope()
    defer { lent.end() }
    super.init(adopting: gtk_scale_button_new(min, max, step, lent.strings(icons)))
  }

  /// The property [`adjustment`](https://docs.gtk.org/gtk4/property.ScaleButton.adjustment.html) of `GtkScaleButton`.
  public final var adjustment: Adjustment? {
    get { lentObject(gtk_scale_button_get_adjustment(gtkScaleButton)) }
    set { gtk_scale_button_set_adjustment(gtkScaleButton, newValue?.gtkAdjustment) }
  }

  /// The property [`icons`](https://docs.gtk.org/gtk4/property.ScaleButton.icons.html) of `GtkScaleButton`.
  public final var icons: [String] {
    get { getProperty("icons") }
    set { setProperty("icons", newValue) }
  }

  /// The property [`value`](https://docs.gtk.org/gtk4/property.ScaleButton.value.html) of `GtkScaleButton`.
  public final var value: Double {
    get { gtk_scale_button_get_value(gtkScaleButton) }
    set { gtk_scale_button_set_value(gtkScaleButton, newValue) }
  }

  /// Calls [`gtk_scale_button_get_minus_button()`](https://docs.gtk.org/gtk4/method.ScaleButton.get_minus_button.html).
  public final var minusButton: Button? { lentObject(widget: gtk_scale_button_get_minus_button(gtkScaleButton)) }

  /// Calls [`gtk_scale_button_get_plus_button()`](https://docs.gtk.org/gtk4/method.ScaleButton.get_plus_button.html).
  public final var plusButton: Button? { lentObject(widget: gtk_scale_button_get_plus_button(gtkScaleButton)) }

  /// Calls [`gtk_scale_button_get_popup()`](https://docs.gtk.org/gtk4/method.ScaleButton.get_popup.html).
  public final var popup: Widget? { lentObject(widget: gtk_scale_button_get_popup(gtkScaleButton)) }
}

extension Reactive where Base: ScaleButton {
  /// The property [`adjustment`](https://docs.gtk.org/gtk4/property.ScaleButton.adjustment.html) of `GtkScaleButton`.
  public var adjustment: DynamicSubject<Adjustment?> { property("adjustment") }

  /// The property [`icons`](https://docs.gtk.org/gtk4/property.ScaleButton.icons.html) of `GtkScaleButton`.
  public var icons: DynamicSubject<[String]> { property("icons") }

  /// The property [`value`](https://docs.gtk.org/gtk4/property.ScaleButton.value.html) of `GtkScaleButton`.
  public var value: DynamicSubject<Double> {
    property("value", get: { (object: ScaleButton) in object.value }, set: { $0.value = $1 })
  }

  /// The signal [`popdown`](https://docs.gtk.org/gtk4/signal.ScaleButton.popdown.html) of `GtkScaleButton`.
  public var popdown: SafeSignal<Void> { signal("popdown") }

  /// The signal [`popup`](https://docs.gtk.org/gtk4/signal.ScaleButton.popup.html) of `GtkScaleButton`.
  public var popup: SafeSignal<Void> { signal("popup") }

  /// The signal [`value-changed`](https://docs.gtk.org/gtk4/signal.ScaleButton.value-changed.html) of `GtkScaleButton`.
  ///
  /// Argument: `value`.
  public var valueChanged: SafeSignal<Double> { signal(ofOne: "value-changed") }
}

/// The class [`GtkScrollbar`](https://docs.gtk.org/gtk4/class.Scrollbar.html).
open class Scrollbar: Widget, Orientable {
  open override class var gType: GType { gtk_scrollbar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_scrollbar_new()`](https://docs.gtk.org/gtk4/ctor.Scrollbar.new.html).
  public init(orientation: Orientation, adjustment: Adjustment? = nil) {
    super.init(adopting: gtk_scrollbar_new(orientation.cValue, adjustment?.gtkAdjustment))
  }

  /// The property [`adjustment`](https://docs.gtk.org/gtk4/property.Scrollbar.adjustment.html) of `GtkScrollbar`.
  public final var adjustment: Adjustment? {
    get { lentObject(gtk_scrollbar_get_adjustment(instance(self))) }
    set { gtk_scrollbar_set_adjustment(instance(self), newValue?.gtkAdjustment) }
  }
}

extension Reactive where Base: Scrollbar {
  /// The property [`adjustment`](https://docs.gtk.org/gtk4/property.Scrollbar.adjustment.html) of `GtkScrollbar`.
  public var adjustment: DynamicSubject<Adjustment?> { property("adjustment") }
}

/// The class [`GtkScrolledWindow`](https://docs.gtk.org/gtk4/class.ScrolledWindow.html).
open class ScrolledWindow: Widget {
  open override class var gType: GType { gtk_scrolled_window_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_scrolled_window_new()`](https://docs.gtk.org/gtk4/ctor.ScrolledWindow.new.html).
  public init() {
    super.init(adopting: gtk_scrolled_window_new())
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.ScrolledWindow.child.html) of `GtkScrolledWindow`.
  public final var child: Widget? {
    get { lentObject(widget: gtk_scrolled_window_get_child(instance(self))) }
    set { gtk_scrolled_window_set_child(instance(self), newValue?.gtkWidget) }
  }

  /// The property [`hadjustment`](https://docs.gtk.org/gtk4/property.ScrolledWindow.hadjustment.html) of
  /// `GtkScrolledWindow`.
  public final var hadjustment: Adjustment? {
    get { lentObject(gtk_scrolled_window_get_hadjustment(instance(self))) }
    set { gtk_scrolled_window_set_hadjustment(instance(self), newValue?.gtkAdjustment) }
  }

  /// The property [`has-frame`](https://docs.gtk.org/gtk4/property.ScrolledWindow.has-frame.html) of
  /// `GtkScrolledWindow`.
  public final var hasFrame: Bool {
    get { gtk_scrolled_window_get_has_frame(instance(self)).isTrue }
    set { gtk_scrolled_window_set_has_frame(instance(self), newValue.gboolean) }
  }

  /// The property [`hscrollbar-policy`](https://docs.gtk.org/gtk4/property.ScrolledWindow.hscrollbar-policy.html) of
  /// `GtkScrolledWindow`.
  public final var hscrollbarPolicy: PolicyType {
    get { getProperty("hscrollbar-policy") }
    set { setProperty("hscrollbar-policy", newValue) }
  }

  /// The property [`kinetic-scrolling`](https://docs.gtk.org/gtk4/property.ScrolledWindow.kinetic-scrolling.html) of
  /// `GtkScrolledWindow`.
  public final var kineticScrolling: Bool {
    get { gtk_scrolled_window_get_kinetic_scrolling(instance(self)).isTrue }
    set { gtk_scrolled_window_set_kinetic_scrolling(instance(self), newValue.gboolean) }
  }

  /// The property [`max-content-height`](https://docs.gtk.org/gtk4/property.ScrolledWindow.max-content-height.html) of
  /// `GtkScrolledWindow`.
  public final var maxContentHeight: Int {
    get { gtk_scrolled_window_get_max_content_height(instance(self)).int }
    set { gtk_scrolled_window_set_max_content_height(instance(self), newValue.int32) }
  }

  /// The property [`max-content-width`](https://docs.gtk.org/gtk4/property.ScrolledWindow.max-content-width.html) of
  /// `GtkScrolledWindow`.
  public final var maxContentWidth: Int {
    get { gtk_scrolled_window_get_max_content_width(instance(self)).int }
    set { gtk_scrolled_window_set_max_content_width(instance(self), newValue.int32) }
  }

  /// The property [`min-content-height`](https://docs.gtk.org/gtk4/property.ScrolledWindow.min-content-height.html) of
  /// `GtkScrolledWindow`.
  public final var minContentHeight: Int {
    get { gtk_scrolled_window_get_min_content_height(instance(self)).int }
    set { gtk_scrolled_window_set_min_content_height(instance(self), newValue.int32) }
  }

  /// The property [`min-content-width`](https://docs.gtk.org/gtk4/property.ScrolledWindow.min-content-width.html) of
  /// `GtkScrolledWindow`.
  public final var minContentWidth: Int {
    get { gtk_scrolled_window_get_min_content_width(instance(self)).int }
    set { gtk_scrolled_window_set_min_content_width(instance(self), newValue.int32) }
  }

  /// The property [`overlay-scrolling`](https://docs.gtk.org/gtk4/property.ScrolledWindow.overlay-scrolling.html) of
  /// `GtkScrolledWindow`.
  public final var overlayScrolling: Bool {
    get { gtk_scrolled_window_get_overlay_scrolling(instance(self)).isTrue }
    set { gtk_scrolled_window_set_overlay_scrolling(instance(self), newValue.gboolean) }
  }

  /// The property
  /// [`propagate-natural-height`](https://docs.gtk.org/gtk4/property.ScrolledWindow.propagate-natural-height.html) of
  /// `GtkScrolledWindow`.
  public final var propagateNaturalHeight: Bool {
    get { gtk_scrolled_window_get_propagate_natural_height(instance(self)).isTrue }
    set { gtk_scrolled_window_set_propagate_natural_height(instance(self), newValue.gboolean) }
  }

  /// The property
  /// [`propagate-natural-width`](https://docs.gtk.org/gtk4/property.ScrolledWindow.propagate-natural-width.html) of
  /// `GtkScrolledWindow`.
  public final var propagateNaturalWidth: Bool {
    get { gtk_scrolled_window_get_propagate_natural_width(instance(self)).isTrue }
    set { gtk_scrolled_window_set_propagate_natural_width(instance(self), newValue.gboolean) }
  }

  /// The property [`vadjustment`](https://docs.gtk.org/gtk4/property.ScrolledWindow.vadjustment.html) of
  /// `GtkScrolledWindow`.
  public final var vadjustment: Adjustment? {
    get { lentObject(gtk_scrolled_window_get_vadjustment(instance(self))) }
    set { gtk_scrolled_window_set_vadjustment(instance(self), newValue?.gtkAdjustment) }
  }

  /// The property [`vscrollbar-policy`](https://docs.gtk.org/gtk4/property.ScrolledWindow.vscrollbar-policy.html) of
  /// `GtkScrolledWindow`.
  public final var vscrollbarPolicy: PolicyType {
    get { getProperty("vscrollbar-policy") }
    set { setProperty("vscrollbar-policy", newValue) }
  }

  /// The property [`window-placement`](https://docs.gtk.org/gtk4/property.ScrolledWindow.window-placement.html) of
  /// `GtkScrolledWindow`.
  public final var windowPlacement: CornerType {
    get { getProperty("window-placement") }
    set { setProperty("window-placement", newValue) }
  }

  /// Calls
  /// [`gtk_scrolled_window_get_hscrollbar()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.get_hscrollbar.html).
  public final var hscrollbar: Widget? { lentObject(widget: gtk_scrolled_window_get_hscrollbar(instance(self))) }

  /// Calls [`gtk_scrolled_window_get_placement()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.get_placement.html)
  /// and `gtk_scrolled_window_set_placement()`.
  public final var placement: CornerType {
    get { CornerType(cValue: gtk_scrolled_window_get_placement(instance(self))) }
    set(windowPlacement) { gtk_scrolled_window_set_placement(instance(self), windowPlacement.cValue) }
  }

  /// Calls [`gtk_scrolled_window_get_policy()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.get_policy.html).
  public final var policy: (hscrollbarPolicy: PolicyType, vscrollbarPolicy: PolicyType) {
    var cHscrollbarPolicy = GtkPolicyType(rawValue: 0)
    var cVscrollbarPolicy = GtkPolicyType(rawValue: 0)
    gtk_scrolled_window_get_policy(instance(self), &cHscrollbarPolicy, &cVscrollbarPolicy)
    return (PolicyType(cValue: cHscrollbarPolicy), PolicyType(cValue: cVscrollbarPolicy))
  }

  /// Calls
  /// [`gtk_scrolled_window_get_vscrollbar()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.get_vscrollbar.html).
  public final var vscrollbar: Widget? { lentObject(widget: gtk_scrolled_window_get_vscrollbar(instance(self))) }

  /// Calls [`gtk_scrolled_window_set_policy()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.set_policy.html).
  public final func setPolicy(hscrollbarPolicy: PolicyType, vscrollbarPolicy: PolicyType) {
    gtk_scrolled_window_set_policy(instance(self), hscrollbarPolicy.cValue, vscrollbarPolicy.cValue)
  }

  /// Calls
  /// [`gtk_scrolled_window_unset_placement()`](https://docs.gtk.org/gtk4/method.ScrolledWindow.unset_placement.html).
  public final func unsetPlacement() { gtk_scrolled_window_unset_placement(instance(self)) }
}

extension Reactive where Base: ScrolledWindow {
  /// The property [`child`](https://docs.gtk.org/gtk4/property.ScrolledWindow.child.html) of `GtkScrolledWindow`.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The property [`hadjustment`](https://docs.gtk.org/gtk4/property.ScrolledWindow.hadjustment.html) of
  /// `GtkScrolledWindow`.
  public var hadjustment: DynamicSubject<Adjustment?> { property("hadjustment") }

  /// The property [`has-frame`](https://docs.gtk.org/gtk4/property.ScrolledWindow.has-frame.html) of
  /// `GtkScrolledWindow`.
  public var hasFrame: DynamicSubject<Bool> { property("has-frame") }

  /// The property [`hscrollbar-policy`](https://docs.gtk.org/gtk4/property.ScrolledWindow.hscrollbar-policy.html) of
  /// `GtkScrolledWindow`.
  public var hscrollbarPolicy: DynamicSubject<PolicyType> { property("hscrollbar-policy") }

  /// The property [`kinetic-scrolling`](https://docs.gtk.org/gtk4/property.ScrolledWindow.kinetic-scrolling.html) of
  /// `GtkScrolledWindow`.
  public var kineticScrolling: DynamicSubject<Bool> { property("kinetic-scrolling") }

  /// The property [`max-content-height`](https://docs.gtk.org/gtk4/property.ScrolledWindow.max-content-height.html) of
  /// `GtkScrolledWindow`.
  public var maxContentHeight: DynamicSubject<Int> {
    property(
      "max-content-height", get: { (object: ScrolledWindow) in object.maxContentHeight },
      set: { $0.maxContentHeight = $1 })
  }

  /// The property [`max-content-width`](https://docs.gtk.org/gtk4/property.ScrolledWindow.max-content-width.html) of
  /// `GtkScrolledWindow`.
  public var maxContentWidth: DynamicSubject<Int> {
    property(
      "max-content-width", get: { (object: ScrolledWindow) in object.maxContentWidth }, set: { $0.maxContentWidth = $1 }
    )
  }

  /// The property [`min-content-height`](https://docs.gtk.org/gtk4/property.ScrolledWindow.min-content-height.html) of
  /// `GtkScrolledWindow`.
  public var minContentHeight: DynamicSubject<Int> {
    property(
      "min-content-height", get: { (object: ScrolledWindow) in object.minContentHeight },
      set: { $0.minContentHeight = $1 })
  }

  /// The property [`min-content-width`](https://docs.gtk.org/gtk4/property.ScrolledWindow.min-content-width.html) of
  /// `GtkScrolledWindow`.
  public var minContentWidth: DynamicSubject<Int> {
    property(
      "min-content-width", get: { (object: ScrolledWindow) in object.minContentWidth }, set: { $0.minContentWidth = $1 }
    )
  }

  /// The property [`overlay-scrolling`](https://docs.gtk.org/gtk4/property.ScrolledWindow.overlay-scrolling.html) of
  /// `GtkScrolledWindow`.
  public var overlayScrolling: DynamicSubject<Bool> { property("overlay-scrolling") }

  /// The property
  /// [`propagate-natural-height`](https://docs.gtk.org/gtk4/property.ScrolledWindow.propagate-natural-height.html) of
  /// `GtkScrolledWindow`.
  public var propagateNaturalHeight: DynamicSubject<Bool> { property("propagate-natural-height") }

  /// The property
  /// [`propagate-natural-width`](https://docs.gtk.org/gtk4/property.ScrolledWindow.propagate-natural-width.html) of
  /// `GtkScrolledWindow`.
  public var propagateNaturalWidth: DynamicSubject<Bool> { property("propagate-natural-width") }

  /// The property [`vadjustment`](https://docs.gtk.org/gtk4/property.ScrolledWindow.vadjustment.html) of
  /// `GtkScrolledWindow`.
  public var vadjustment: DynamicSubject<Adjustment?> { property("vadjustment") }

  /// The property [`vscrollbar-policy`](https://docs.gtk.org/gtk4/property.ScrolledWindow.vscrollbar-policy.html) of
  /// `GtkScrolledWindow`.
  public var vscrollbarPolicy: DynamicSubject<PolicyType> { property("vscrollbar-policy") }

  /// The property [`window-placement`](https://docs.gtk.org/gtk4/property.ScrolledWindow.window-placement.html) of
  /// `GtkScrolledWindow`.
  public var windowPlacement: DynamicSubject<CornerType> { property("window-placement") }

  /// The signal [`edge-overshot`](https://docs.gtk.org/gtk4/signal.ScrolledWindow.edge-overshot.html) of
  /// `GtkScrolledWindow`.
  ///
  /// Argument: `pos`.
  public var edgeOvershot: SafeSignal<PositionType> { signal(ofOne: "edge-overshot") }

  /// The signal [`edge-reached`](https://docs.gtk.org/gtk4/signal.ScrolledWindow.edge-reached.html) of
  /// `GtkScrolledWindow`.
  ///
  /// Argument: `pos`.
  public var edgeReached: SafeSignal<PositionType> { signal(ofOne: "edge-reached") }

  /// The signal [`move-focus-out`](https://docs.gtk.org/gtk4/signal.ScrolledWindow.move-focus-out.html) of
  /// `GtkScrolledWindow`.
  ///
  /// Argument: `directionType`.
  public var moveFocusOut: SafeSignal<DirectionType> { signal(ofOne: "move-focus-out") }

  /// The signal [`scroll-child`](https://docs.gtk.org/gtk4/signal.ScrolledWindow.scroll-child.html) of
  /// `GtkScrolledWindow`.
  ///
  /// Arguments: `scroll`, `horizontal`.
  public var scrollChild: SignalRequest<Bool, ScrollType, Bool> { request("scroll-child") }
}

/// The class [`GtkSearchBar`](https://docs.gtk.org/gtk4/class.SearchBar.html).
open class SearchBar: Widget {
  open override class var gType: GType { gtk_search_bar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_search_bar_new()`](https://docs.gtk.org/gtk4/ctor.SearchBar.new.html).
  public init() {
    super.init(adopting: gtk_search_bar_new())
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.SearchBar.child.html) of `GtkSearchBar`.
  public final var child: Widget? {
    get { lentObject(widget: gtk_search_bar_get_child(instance(self))) }
    set { gtk_search_bar_set_child(instance(self), newValue?.gtkWidget) }
  }

  /// The property [`key-capture-widget`](https://docs.gtk.org/gtk4/property.SearchBar.key-capture-widget.html) of
  /// `GtkSearchBar`.
  public final var keyCaptureWidget: Widget? {
    get { lentObject(widget: gtk_search_bar_get_key_capture_widget(instance(self))) }
    set { gtk_search_bar_set_key_capture_widget(instance(self), newValue?.gtkWidget) }
  }

  /// The property [`search-mode-enabled`](https://docs.gtk.org/gtk4/property.SearchBar.search-mode-enabled.html) of
  /// `GtkSearchBar`.
  public final var searchModeEnabled: Bool {
    get { getProperty("search-mode-enabled") }
    set { setProperty("search-mode-enabled", newValue) }
  }

  /// The property [`show-close-button`](https://docs.gtk.org/gtk4/property.SearchBar.show-close-button.html) of
  /// `GtkSearchBar`.
  public final var showCloseButton: Bool {
    get { gtk_search_bar_get_show_close_button(instance(self)).isTrue }
    set { gtk_search_bar_set_show_close_button(instance(self), newValue.gboolean) }
  }

  /// Calls [`gtk_search_bar_connect_entry()`](https://docs.gtk.org/gtk4/method.SearchBar.connect_entry.html).
  public final func connectEntry(_ entry: any Editable) { gtk_search_bar_connect_entry(instance(self), entry.opaque) }

  /// Calls [`gtk_search_bar_get_search_mode()`](https://docs.gtk.org/gtk4/method.SearchBar.get_search_mode.html) and
  /// `gtk_search_bar_set_search_mode()`.
  public final var searchMode: Bool {
    get { gtk_search_bar_get_search_mode(instance(self)).isTrue }
    set(searchMode) { gtk_search_bar_set_search_mode(instance(self), searchMode.gboolean) }
  }
}

extension Reactive where Base: SearchBar {
  /// The property [`child`](https://docs.gtk.org/gtk4/property.SearchBar.child.html) of `GtkSearchBar`.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The property [`key-capture-widget`](https://docs.gtk.org/gtk4/property.SearchBar.key-capture-widget.html) of
  /// `GtkSearchBar`.
  public var keyCaptureWidget: DynamicSubject<Widget?> { property("key-capture-widget") }

  /// The property [`search-mode-enabled`](https://docs.gtk.org/gtk4/property.SearchBar.search-mode-enabled.html) of
  /// `GtkSearchBar`.
  public var searchModeEnabled: DynamicSubject<Bool> { property("search-mode-enabled") }

  /// The property [`show-close-button`](https://docs.gtk.org/gtk4/property.SearchBar.show-close-button.html) of
  /// `GtkSearchBar`.
  public var showCloseButton: DynamicSubject<Bool> { property("show-close-button") }
}

/// The class [`GtkSearchEntry`](https://docs.gtk.org/gtk4/class.SearchEntry.html).
open class SearchEntry: Widget, Editable {
  open override class var gType: GType { gtk_search_entry_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_search_entry_new()`](https://docs.gtk.org/gtk4/ctor.SearchEntry.new.html).
  public init() {
    super.init(adopting: gtk_search_entry_new())
  }

  /// The property [`activates-default`](https://docs.gtk.org/gtk4/property.SearchEntry.activates-default.html) of
  /// `GtkSearchEntry`.
  public final var activatesDefault: Bool {
    get { getProperty("activates-default") }
    set { setProperty("activates-default", newValue) }
  }

  /// The property [`placeholder-text`](https://docs.gtk.org/gtk4/property.SearchEntry.placeholder-text.html) of
  /// `GtkSearchEntry`.
  public final var placeholderText: String {
    get { getProperty("placeholder-text") }
    set { setProperty("placeholder-text", newValue) }
  }

  /// The property [`search-delay`](https://docs.gtk.org/gtk4/property.SearchEntry.search-delay.html) of
  /// `GtkSearchEntry`. Since GTK 4.8.
  public final var searchDelay: Int {
    get { gtk_search_entry_get_search_delay(instance(self)).int }
    set { gtk_search_entry_set_search_delay(instance(self), newValue.uint32) }
  }

  /// Calls
  /// [`gtk_search_entry_get_key_capture_widget()`](https://docs.gtk.org/gtk4/method.SearchEntry.get_key_capture_widget.html)
  /// and `gtk_search_entry_set_key_capture_widget()`.
  public final var keyCaptureWidget: Widget? {
    get { lentObject(widget: gtk_search_entry_get_key_capture_widget(instance(self))) }
    set(widget) { gtk_search_entry_set_key_capture_widget(instance(self), widget?.gtkWidget) }
  }
}

extension Reactive where Base: SearchEntry {
  /// The property [`activates-default`](https://docs.gtk.org/gtk4/property.SearchEntry.activates-default.html) of
  /// `GtkSearchEntry`.
  public var activatesDefault: DynamicSubject<Bool> { property("activates-default") }

  /// The property [`placeholder-text`](https://docs.gtk.org/gtk4/property.SearchEntry.placeholder-text.html) of
  /// `GtkSearchEntry`.
  public var placeholderText: DynamicSubject<String> { property("placeholder-text") }

  /// The property [`search-delay`](https://docs.gtk.org/gtk4/property.SearchEntry.search-delay.html) of
  /// `GtkSearchEntry`. Since GTK 4.8.
  public var searchDelay: DynamicSubject<Int> {
    property("search-delay", get: { (object: SearchEntry) in object.searchDelay }, set: { $0.searchDelay = $1 })
  }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.SearchEntry.activate.html) of `GtkSearchEntry`.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// The signal [`next-match`](https://docs.gtk.org/gtk4/signal.SearchEntry.next-match.html) of `GtkSearchEntry`.
  public var nextMatch: SafeSignal<Void> { signal("next-match") }

  /// The signal [`previous-match`](https://docs.gtk.org/gtk4/signal.SearchEntry.previous-match.html) of
  /// `GtkSearchEntry`.
  public var previousMatch: SafeSignal<Void> { signal("previous-match") }

  /// The signal [`search-changed`](https://docs.gtk.org/gtk4/signal.SearchEntry.search-changed.html) of
  /// `GtkSearchEntry`.
  public var searchChanged: SafeSignal<Void> { signal("search-changed") }

  /// The signal [`search-started`](https://docs.gtk.org/gtk4/signal.SearchEntry.search-started.html) of
  /// `GtkSearchEntry`.
  public var searchStarted: SafeSignal<Void> { signal("search-started") }

  /// The signal [`stop-search`](https://docs.gtk.org/gtk4/signal.SearchEntry.stop-search.html) of `GtkSearchEntry`.
  public var stopSearch: SafeSignal<Void> { signal("stop-search") }
}

/// The class [`GtkSelectionFilterModel`](https://docs.gtk.org/gtk4/class.SelectionFilterModel.html).
open class SelectionFilterModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_selection_filter_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_selection_filter_model_new()`](https://docs.gtk.org/gtk4/ctor.SelectionFilterModel.new.html).
  public init(model: (any SelectionModel)? = nil) {
    super.init(adopting: gtk_selection_filter_model_new(model?.opaque).raw)
  }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.SelectionFilterModel.item-type.html) of
  /// `GtkSelectionFilterModel`. Since GTK 4.8.
  public final var itemType: GType { getProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.SelectionFilterModel.model.html) of
  /// `GtkSelectionFilterModel`.
  public final var model: (any SelectionModel)? {
    get { lentInterface(opaque: gtk_selection_filter_model_get_model(instance(self))) }
    set { gtk_selection_filter_model_set_model(instance(self), newValue?.opaque) }
  }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.SelectionFilterModel.n-items.html) of
  /// `GtkSelectionFilterModel`. Since GTK 4.8.
  public final var nItems: Int { getProperty("n-items") }
}

extension Reactive where Base: SelectionFilterModel {
  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.SelectionFilterModel.item-type.html) of
  /// `GtkSelectionFilterModel`. Since GTK 4.8.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.SelectionFilterModel.model.html) of
  /// `GtkSelectionFilterModel`.
  public var model: DynamicSubject<(any SelectionModel)?> { interfaceProperty("model") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.SelectionFilterModel.n-items.html) of
  /// `GtkSelectionFilterModel`. Since GTK 4.8.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

/// The class [`GtkSeparator`](https://docs.gtk.org/gtk4/class.Separator.html).
open class Separator: Widget, Orientable {
  open override class var gType: GType { gtk_separator_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_separator_new()`](https://docs.gtk.org/gtk4/ctor.Separator.new.html).
  public init(orientation: Orientation) {
    super.init(adopting: gtk_separator_new(orientation.cValue))
  }
}

/// The class [`GtkShortcut`](https://docs.gtk.org/gtk4/class.Shortcut.html).
open class Shortcut: Object {
  open override class var gType: GType { gtk_shortcut_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_shortcut_new()`](https://docs.gtk.org/gtk4/ctor.Shortcut.new.html).
  public init(trigger: ShortcutTrigger? = nil, action: ShortcutAction? = nil) {
    super.init(adopting: gtk_shortcut_new(trigger?.given(), action?.given()).raw)
  }

  /// The property [`action`](https://docs.gtk.org/gtk4/property.Shortcut.action.html) of `GtkShortcut`.
  public final var action: ShortcutAction? {
    get { lentObject(opaque: gtk_shortcut_get_action(instance(self))) }
    set { gtk_shortcut_set_action(instance(self), newValue?.given()) }
  }

  /// The property [`arguments`](https://docs.gtk.org/gtk4/property.Shortcut.arguments.html) of `GtkShortcut`.
  public final var arguments: GLib.Variant? {
    get { lentBoxed(opaque: gtk_shortcut_get_arguments(instance(self))) }
    set { gtk_shortcut_set_arguments(instance(self), newValue?.opaque) }
  }

  /// The property [`trigger`](https://docs.gtk.org/gtk4/property.Shortcut.trigger.html) of `GtkShortcut`.
  public final var trigger: ShortcutTrigger? {
    get { lentObject(opaque: gtk_shortcut_get_trigger(instance(self))) }
    set { gtk_shortcut_set_trigger(instance(self), newValue?.given()) }
  }
}

extension Reactive where Base: Shortcut {
  /// The property [`action`](https://docs.gtk.org/gtk4/property.Shortcut.action.html) of `GtkShortcut`.
  public var action: DynamicSubject<ShortcutAction?> { property("action") }

  /// The property [`arguments`](https://docs.gtk.org/gtk4/property.Shortcut.arguments.html) of `GtkShortcut`.
  public var arguments: DynamicSubject<GLib.Variant?> { property("arguments") }

  /// The property [`trigger`](https://docs.gtk.org/gtk4/property.Shortcut.trigger.html) of `GtkShortcut`.
  public var trigger: DynamicSubject<ShortcutTrigger?> { property("trigger") }
}

/// The class [`GtkShortcutAction`](https://docs.gtk.org/gtk4/class.ShortcutAction.html).
open class ShortcutAction: Object {
  open override class var gType: GType { gtk_shortcut_action_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_shortcut_action_parse_string()`](https://docs.gtk.org/gtk4/ctor.ShortcutAction.parse_string.html).
  public static func parseString(_ string: String) -> ShortcutAction? {
    givenObject(opaque: gtk_shortcut_action_parse_string(string))
  }

  /// Calls [`gtk_shortcut_action_activate()`](https://docs.gtk.org/gtk4/method.ShortcutAction.activate.html).
  @discardableResult
  public final func activate(flags: ShortcutActionFlags, widget: Widget, args: GLib.Variant?) -> Bool {
    gtk_shortcut_action_activate(instance(self), flags.cValue, widget.gtkWidget, args?.opaque).isTrue
  }

  /// Calls [`gtk_shortcut_action_to_string()`](https://docs.gtk.org/gtk4/method.ShortcutAction.to_string.html).
  @discardableResult
  public final func toString() -> String { givenString(gtk_shortcut_action_to_string(instance(self))) }
}

/// The class [`GtkShortcutController`](https://docs.gtk.org/gtk4/class.ShortcutController.html).
open class ShortcutController: EventController, Gio.ListModel, Buildable {
  open override class var gType: GType { gtk_shortcut_controller_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_shortcut_controller_new()`](https://docs.gtk.org/gtk4/ctor.ShortcutController.new.html).
  public init() {
    super.init(adopting: gtk_shortcut_controller_new().raw)
  }

  /// Calls
  /// [`gtk_shortcut_controller_new_for_model()`](https://docs.gtk.org/gtk4/ctor.ShortcutController.new_for_model.html).
  public init(model: any Gio.ListModel) {
    super.init(adopting: gtk_shortcut_controller_new_for_model(model.opaque).raw)
  }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.ShortcutController.item-type.html) of
  /// `GtkShortcutController`. Since GTK 4.8.
  public final var itemType: GType { getProperty("item-type") }

  /// The property [`mnemonic-modifiers`](https://docs.gtk.org/gtk4/property.ShortcutController.mnemonic-modifiers.html)
  /// of `GtkShortcutController`.
  public final var mnemonicModifiers: Gdk.ModifierType {
    get { getProperty("mnemonic-modifiers") }
    set { setProperty("mnemonic-modifiers", newValue) }
  }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.ShortcutController.n-items.html) of
  /// `GtkShortcutController`. Since GTK 4.8.
  public final var nItems: Int { getProperty("n-items") }

  /// The property [`scope`](https://docs.gtk.org/gtk4/property.ShortcutController.scope.html) of
  /// `GtkShortcutController`.
  public final var scope: ShortcutScope {
    get { ShortcutScope(cValue: gtk_shortcut_controller_get_scope(instance(self))) }
    set { gtk_shortcut_controller_set_scope(instance(self), newValue.cValue) }
  }

  /// Calls
  /// [`gtk_shortcut_controller_add_shortcut()`](https://docs.gtk.org/gtk4/method.ShortcutController.add_shortcut.html).
  public final func addShortcut(_ shortcut: Shortcut) {
    gtk_shortcut_controller_add_shortcut(instance(self), shortcut.given())
  }

  /// Calls
  /// [`gtk_shortcut_controller_get_mnemonics_modifiers()`](https://docs.gtk.org/gtk4/method.ShortcutController.get_mnemonics_modifiers.html)
  /// and `gtk_shortcut_controller_set_mnemonics_modifiers()`.
  public final var mnemonicsModifiers: Gdk.ModifierType {
    get { Gdk.ModifierType(cValue: gtk_shortcut_controller_get_mnemonics_modifiers(instance(self))) }
    set(modifiers) { gtk_shortcut_controller_set_mnemonics_modifiers(instance(self), modifiers.cValue) }
  }

  /// Calls
  /// [`gtk_shortcut_controller_remove_shortcut()`](https://docs.gtk.org/gtk4/method.ShortcutController.remove_shortcut.html).
  public final func removeShortcut(_ shortcut: Shortcut) {
    gtk_shortcut_controller_remove_shortcut(instance(self), shortcut.opaque)
  }
}

extension Reactive where Base: ShortcutController {
  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.ShortcutController.item-type.html) of
  /// `GtkShortcutController`. Since GTK 4.8.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`mnemonic-modifiers`](https://docs.gtk.org/gtk4/property.ShortcutController.mnemonic-modifiers.html)
  /// of `GtkShortcutController`.
  public var mnemonicModifiers: DynamicSubject<Gdk.ModifierType> { property("mnemonic-modifiers") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.ShortcutController.n-items.html) of
  /// `GtkShortcutController`. Since GTK 4.8.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }

  /// The property [`scope`](https://docs.gtk.org/gtk4/property.ShortcutController.scope.html) of
  /// `GtkShortcutController`.
  public var scope: DynamicSubject<ShortcutScope> { property("scope") }
}

/// The class [`GtkShortcutLabel`](https://docs.gtk.org/gtk4/class.ShortcutLabel.html).
open class ShortcutLabel: Widget {
  open override class var gType: GType { gtk_shortcut_label_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_shortcut_label_new()`](https://docs.gtk.org/gtk4/ctor.ShortcutLabel.new.html).
  public init(accelerator: String) {
    super.init(adopting: gtk_shortcut_label_new(accelerator))
  }

  /// The property [`accelerator`](https://docs.gtk.org/gtk4/property.ShortcutLabel.accelerator.html) of
  /// `GtkShortcutLabel`.
  public final var accelerator: String? {
    get { lentString(ifAny: gtk_shortcut_label_get_accelerator(instance(self))) }
    set { lend(newValue) { gtk_shortcut_label_set_accelerator(instance(self), $0) } }
  }

  /// The property [`disabled-text`](https://docs.gtk.org/gtk4/property.ShortcutLabel.disabled-text.html) of
  /// `GtkShortcutLabel`.
  public final var disabledText: String? {
    get { lentString(ifAny: gtk_shortcut_label_get_disabled_text(instance(self))) }
    set { lend(newValue) { gtk_shortcut_label_set_disabled_text(instance(self), $0) } }
  }
}

extension Reactive where Base: ShortcutLabel {
  /// The property [`accelerator`](https://docs.gtk.org/gtk4/property.ShortcutLabel.accelerator.html) of
  /// `GtkShortcutLabel`.
  public var accelerator: DynamicSubject<String?> {
    property("accelerator", get: { (object: ShortcutLabel) in object.accelerator }, set: { $0.accelerator = $1 })
  }

  /// The property [`disabled-text`](https://docs.gtk.org/gtk4/property.ShortcutLabel.disabled-text.html) of
  /// `GtkShortcutLabel`.
  public var disabledText: DynamicSubject<String?> {
    property("disabled-text", get: { (object: ShortcutLabel) in object.disabledText }, set: { $0.disabledText = $1 })
  }
}

/// The class [`GtkShortcutTrigger`](https://docs.gtk.org/gtk4/class.ShortcutTrigger.html).
open class ShortcutTrigger: Object {
  open override class var gType: GType { gtk_shortcut_trigger_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_shortcut_trigger_parse_string()`](https://docs.gtk.org/gtk4/ctor.ShortcutTrigger.parse_string.html).
  public static func parseString(_ string: String) -> ShortcutTrigger? {
    givenObject(opaque: gtk_shortcut_trigger_parse_string(string))
  }

  /// Calls [`gtk_shortcut_trigger_compare()`](https://docs.gtk.org/gtk4/method.ShortcutTrigger.compare.html).
  @discardableResult
  public final func compare(_ trigger2: ShortcutTrigger) -> Int {
    gtk_shortcut_trigger_compare(pointer, trigger2.pointer).int
  }

  /// Calls [`gtk_shortcut_trigger_equal()`](https://docs.gtk.org/gtk4/method.ShortcutTrigger.equal.html).
  @discardableResult
  public final func equal(_ trigger2: ShortcutTrigger) -> Bool {
    gtk_shortcut_trigger_equal(pointer, trigger2.pointer).isTrue
  }

  /// Calls [`gtk_shortcut_trigger_hash()`](https://docs.gtk.org/gtk4/method.ShortcutTrigger.hash.html).
  @discardableResult
  public final func hash() -> Int { gtk_shortcut_trigger_hash(pointer).int }

  /// Calls [`gtk_shortcut_trigger_to_label()`](https://docs.gtk.org/gtk4/method.ShortcutTrigger.to_label.html).
  @discardableResult
  public final func toLabel(_ display: Gdk.Display) -> String {
    givenString(gtk_shortcut_trigger_to_label(instance(self), display.opaque))
  }

  /// Calls [`gtk_shortcut_trigger_to_string()`](https://docs.gtk.org/gtk4/method.ShortcutTrigger.to_string.html).
  @discardableResult
  public final func toString() -> String { givenString(gtk_shortcut_trigger_to_string(instance(self))) }

  /// Calls [`gtk_shortcut_trigger_trigger()`](https://docs.gtk.org/gtk4/method.ShortcutTrigger.trigger.html).
  @discardableResult
  public final func trigger(_ event: Gdk.Event, enableMnemonics: Bool) -> Gdk.KeyMatch {
    Gdk.KeyMatch(cValue: gtk_shortcut_trigger_trigger(instance(self), event.opaque, enableMnemonics.gboolean))
  }
}

/// The class [`GtkShortcutsShortcut`](https://docs.gtk.org/gtk4/class.ShortcutsShortcut.html).
open class ShortcutsShortcut: Widget {
  open override class var gType: GType { gtk_shortcuts_shortcut_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`accel-size-group`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.accel-size-group.html) of
  /// `GtkShortcutsShortcut`.
  public final func setAccelSizeGroup(_ newValue: SizeGroup?) {
    setProperty("accel-size-group", newValue)
  }

  /// The property [`accelerator`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.accelerator.html) of
  /// `GtkShortcutsShortcut`.
  public final var accelerator: String {
    get { getProperty("accelerator") }
    set { setProperty("accelerator", newValue) }
  }

  /// The property [`action-name`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.action-name.html) of
  /// `GtkShortcutsShortcut`.
  public final var actionName: String {
    get { getProperty("action-name") }
    set { setProperty("action-name", newValue) }
  }

  /// The property [`icon`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.icon.html) of `GtkShortcutsShortcut`.
  public final var icon: (any Gio.Icon)? {
    get { (getProperty("icon") as Object?) as? any Gio.Icon }
    set { setProperty("icon", newValue as Object?) }
  }

  /// The property [`icon-set`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.icon-set.html) of
  /// `GtkShortcutsShortcut`.
  public final var iconSet: Bool {
    get { getProperty("icon-set") }
    set { setProperty("icon-set", newValue) }
  }

  /// The property [`shortcut-type`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.shortcut-type.html) of
  /// `GtkShortcutsShortcut`.
  public final var shortcutType: ShortcutType {
    get { getProperty("shortcut-type") }
    set { setProperty("shortcut-type", newValue) }
  }

  /// The property [`subtitle`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.subtitle.html) of
  /// `GtkShortcutsShortcut`.
  public final var subtitle: String {
    get { getProperty("subtitle") }
    set { setProperty("subtitle", newValue) }
  }

  /// The property [`subtitle-set`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.subtitle-set.html) of
  /// `GtkShortcutsShortcut`.
  public final var subtitleSet: Bool {
    get { getProperty("subtitle-set") }
    set { setProperty("subtitle-set", newValue) }
  }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.title.html) of `GtkShortcutsShortcut`.
  public final var title: String {
    get { getProperty("title") }
    set { setProperty("title", newValue) }
  }

  /// The property [`title-size-group`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.title-size-group.html) of
  /// `GtkShortcutsShortcut`.
  public final func setTitleSizeGroup(_ newValue: SizeGroup?) {
    setProperty("title-size-group", newValue)
  }
}

extension Reactive where Base: ShortcutsShortcut {
  /// The property [`accel-size-group`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.accel-size-group.html) of
  /// `GtkShortcutsShortcut`.
  public var accelSizeGroup: Bond<SizeGroup?> { bond { $0.setProperty("accel-size-group", $1) } }

  /// The property [`accelerator`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.accelerator.html) of
  /// `GtkShortcutsShortcut`.
  public var accelerator: DynamicSubject<String> { property("accelerator") }

  /// The property [`action-name`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.action-name.html) of
  /// `GtkShortcutsShortcut`.
  public var actionName: DynamicSubject<String> { property("action-name") }

  /// The property [`icon`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.icon.html) of `GtkShortcutsShortcut`.
  public var icon: DynamicSubject<(any Gio.Icon)?> { interfaceProperty("icon") }

  /// The property [`icon-set`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.icon-set.html) of
  /// `GtkShortcutsShortcut`.
  public var iconSet: DynamicSubject<Bool> { property("icon-set") }

  /// The property [`shortcut-type`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.shortcut-type.html) of
  /// `GtkShortcutsShortcut`.
  public var shortcutType: DynamicSubject<ShortcutType> { property("shortcut-type") }

  /// The property [`subtitle`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.subtitle.html) of
  /// `GtkShortcutsShortcut`.
  public var subtitle: DynamicSubject<String> { property("subtitle") }

  /// The property [`subtitle-set`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.subtitle-set.html) of
  /// `GtkShortcutsShortcut`.
  public var subtitleSet: DynamicSubject<Bool> { property("subtitle-set") }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.title.html) of `GtkShortcutsShortcut`.
  public var title: DynamicSubject<String> { property("title") }

  /// The property [`title-size-group`](https://docs.gtk.org/gtk4/property.ShortcutsShortcut.title-size-group.html) of
  /// `GtkShortcutsShortcut`.
  public var titleSizeGroup: Bond<SizeGroup?> { bond { $0.setProperty("title-size-group", $1) } }
}

/// The class [`GtkSignalAction`](https://docs.gtk.org/gtk4/class.SignalAction.html).
open class SignalAction: ShortcutAction {
  open override class var gType: GType { gtk_signal_action_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_signal_action_new()`](https://docs.gtk.org/gtk4/ctor.SignalAction.new.html).
  public init(signalName: String) {
    super.init(adopting: gtk_signal_action_new(signalName).raw)
  }

  /// The property [`signal-name`](https://docs.gtk.org/gtk4/property.SignalAction.signal-name.html) of
  /// `GtkSignalAction`.
  public final var signalName: String { lentString(gtk_signal_action_get_signal_name(instance(self))) }
}

extension Reactive where Base: SignalAction {
  /// The property [`signal-name`](https://docs.gtk.org/gtk4/property.SignalAction.signal-name.html) of
  /// `GtkSignalAction`.
  public var signalName: SafeSignal<String> { readOnlyProperty("signal-name") }
}

/// The class [`GtkSignalListItemFactory`](https://docs.gtk.org/gtk4/class.SignalListItemFactory.html).
open class SignalListItemFactory: ListItemFactory {
  open override class var gType: GType { gtk_signal_list_item_factory_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_signal_list_item_factory_new()`](https://docs.gtk.org/gtk4/ctor.SignalListItemFactory.new.html).
  public init() {
    super.init(adopting: gtk_signal_list_item_factory_new().raw)
  }
}

extension Reactive where Base: SignalListItemFactory {
  /// The signal [`bind`](https://docs.gtk.org/gtk4/signal.SignalListItemFactory.bind.html) of
  /// `GtkSignalListItemFactory`.
  ///
  /// Argument: `object`.
  public var bind: SafeSignal<Object> { signal(ofOne: "bind") }

  /// The signal [`setup`](https://docs.gtk.org/gtk4/signal.SignalListItemFactory.setup.html) of
  /// `GtkSignalListItemFactory`.
  ///
  /// Argument: `object`.
  public var setup: SafeSignal<Object> { signal(ofOne: "setup") }

  /// The signal [`teardown`](https://docs.gtk.org/gtk4/signal.SignalListItemFactory.teardown.html) of
  /// `GtkSignalListItemFactory`.
  ///
  /// Argument: `object`.
  public var teardown: SafeSignal<Object> { signal(ofOne: "teardown") }

  /// The signal [`unbind`](https://docs.gtk.org/gtk4/signal.SignalListItemFactory.unbind.html) of
  /// `GtkSignalListItemFactory`.
  ///
  /// Argument: `object`.
  public var unbind: SafeSignal<Object> { signal(ofOne: "unbind") }
}

/// The class [`GtkSingleSelection`](https://docs.gtk.org/gtk4/class.SingleSelection.html).
open class SingleSelection: Object, Gio.ListModel, SelectionModel {
  open override class var gType: GType { gtk_single_selection_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_single_selection_new()`](https://docs.gtk.org/gtk4/ctor.SingleSelection.new.html).
  public init(model: (any Gio.ListModel)? = nil) {
    super.init(adopting: gtk_single_selection_new(model?.given()).raw)
  }

  /// The property [`autoselect`](https://docs.gtk.org/gtk4/property.SingleSelection.autoselect.html) of
  /// `GtkSingleSelection`.
  public final var autoselect: Bool {
    get { gtk_single_selection_get_autoselect(instance(self)).isTrue }
    set { gtk_single_selection_set_autoselect(instance(self), newValue.gboolean) }
  }

  /// The property [`can-unselect`](https://docs.gtk.org/gtk4/property.SingleSelection.can-unselect.html) of
  /// `GtkSingleSelection`.
  public final var canUnselect: Bool {
    get { gtk_single_selection_get_can_unselect(instance(self)).isTrue }
    set { gtk_single_selection_set_can_unselect(instance(self), newValue.gboolean) }
  }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.SingleSelection.item-type.html) of
  /// `GtkSingleSelection`. Since GTK 4.8.
  public final var itemType: GType { getProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.SingleSelection.model.html) of `GtkSingleSelection`.
  public final var model: (any Gio.ListModel)? {
    get { lentInterface(opaque: gtk_single_selection_get_model(instance(self))) }
    set { gtk_single_selection_set_model(instance(self), newValue?.opaque) }
  }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.SingleSelection.n-items.html) of `GtkSingleSelection`.
  /// Since GTK 4.8.
  public final var nItems: Int { getProperty("n-items") }

  /// The property [`selected`](https://docs.gtk.org/gtk4/property.SingleSelection.selected.html) of
  /// `GtkSingleSelection`.
  public final var selected: Int {
    get { gtk_single_selection_get_selected(instance(self)).int }
    set { gtk_single_selection_set_selected(instance(self), newValue.uint32) }
  }

  /// The property [`selected-item`](https://docs.gtk.org/gtk4/property.SingleSelection.selected-item.html) of
  /// `GtkSingleSelection`.
  public final var selectedItem: Object? { lentObject(gtk_single_selection_get_selected_item(instance(self))) }
}

extension Reactive where Base: SingleSelection {
  /// The property [`autoselect`](https://docs.gtk.org/gtk4/property.SingleSelection.autoselect.html) of
  /// `GtkSingleSelection`.
  public var autoselect: DynamicSubject<Bool> { property("autoselect") }

  /// The property [`can-unselect`](https://docs.gtk.org/gtk4/property.SingleSelection.can-unselect.html) of
  /// `GtkSingleSelection`.
  public var canUnselect: DynamicSubject<Bool> { property("can-unselect") }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.SingleSelection.item-type.html) of
  /// `GtkSingleSelection`. Since GTK 4.8.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.SingleSelection.model.html) of `GtkSingleSelection`.
  public var model: DynamicSubject<(any Gio.ListModel)?> { interfaceProperty("model") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.SingleSelection.n-items.html) of `GtkSingleSelection`.
  /// Since GTK 4.8.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }

  /// The property [`selected`](https://docs.gtk.org/gtk4/property.SingleSelection.selected.html) of
  /// `GtkSingleSelection`.
  public var selected: DynamicSubject<Int> {
    property("selected", get: { (object: SingleSelection) in object.selected }, set: { $0.selected = $1 })
  }

  /// The property [`selected-item`](https://docs.gtk.org/gtk4/property.SingleSelection.selected-item.html) of
  /// `GtkSingleSelection`.
  public var selectedItem: SafeSignal<Object?> { readOnlyProperty("selected-item") }
}

/// The class [`GtkSizeGroup`](https://docs.gtk.org/gtk4/class.SizeGroup.html).
open class SizeGroup: Object, Buildable {
  open override class var gType: GType { gtk_size_group_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkSizeGroup: UnsafeMutablePointer<GtkSizeGroup> { pointer.assumingMemoryBound(to: GtkSizeGroup.self) }

  /// Calls [`gtk_size_group_new()`](https://docs.gtk.org/gtk4/ctor.SizeGroup.new.html).
  public init(mode: SizeGroupMode) {
    super.init(adopting: gtk_size_group_new(mode.cValue))
  }

  /// The property [`mode`](https://docs.gtk.org/gtk4/property.SizeGroup.mode.html) of `GtkSizeGroup`.
  public final var mode: SizeGroupMode {
    get { SizeGroupMode(cValue: gtk_size_group_get_mode(gtkSizeGroup)) }
    set { gtk_size_group_set_mode(gtkSizeGroup, newValue.cValue) }
  }

  /// Calls [`gtk_size_group_add_widget()`](https://docs.gtk.org/gtk4/method.SizeGroup.add_widget.html).
  public final func addWidget(_ widget: Widget) { gtk_size_group_add_widget(gtkSizeGroup, widget.gtkWidget) }

  /// Calls [`gtk_size_group_get_widgets()`](https://docs.gtk.org/gtk4/method.SizeGroup.get_widgets.html).
  public final var widgets: [Widget] {
    lists(gtk_size_group_get_widgets(gtkSizeGroup), isGiven: false) { lentObject($0) as Widget? }
  }

  /// Calls [`gtk_size_group_remove_widget()`](https://docs.gtk.org/gtk4/method.SizeGroup.remove_widget.html).
  public final func removeWidget(_ widget: Widget) { gtk_size_group_remove_widget(gtkSizeGroup, widget.gtkWidget) }
}

extension Reactive where Base: SizeGroup {
  /// The property [`mode`](https://docs.gtk.org/gtk4/property.SizeGroup.mode.html) of `GtkSizeGroup`.
  public var mode: DynamicSubject<SizeGroupMode> { property("mode") }
}

/// The class [`GtkSliceListModel`](https://docs.gtk.org/gtk4/class.SliceListModel.html).
open class SliceListModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_slice_list_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_slice_list_model_new()`](https://docs.gtk.org/gtk4/ctor.SliceListModel.new.html).
  public init(model: (any Gio.ListModel)? = nil, offset: Int, size: Int) {
    super.init(adopting: gtk_slice_list_model_new(model?.given(), offset.uint32, size.uint32).raw)
  }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.SliceListModel.item-type.html) of
  /// `GtkSliceListModel`. Since GTK 4.8.
  public final var itemType: GType { getProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.SliceListModel.model.html) of `GtkSliceListModel`.
  public final var model: (any Gio.ListModel)? {
    get { lentInterface(opaque: gtk_slice_list_model_get_model(instance(self))) }
    set { gtk_slice_list_model_set_model(instance(self), newValue?.opaque) }
  }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.SliceListModel.n-items.html) of `GtkSliceListModel`.
  /// Since GTK 4.8.
  public final var nItems: Int { getProperty("n-items") }

  /// The property [`offset`](https://docs.gtk.org/gtk4/property.SliceListModel.offset.html) of `GtkSliceListModel`.
  public final var offset: Int {
    get { gtk_slice_list_model_get_offset(instance(self)).int }
    set { gtk_slice_list_model_set_offset(instance(self), newValue.uint32) }
  }

  /// The property [`size`](https://docs.gtk.org/gtk4/property.SliceListModel.size.html) of `GtkSliceListModel`.
  public final var size: Int {
    get { gtk_slice_list_model_get_size(instance(self)).int }
    set { gtk_slice_list_model_set_size(instance(self), newValue.uint32) }
  }
}

extension Reactive where Base: SliceListModel {
  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.SliceListModel.item-type.html) of
  /// `GtkSliceListModel`. Since GTK 4.8.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.SliceListModel.model.html) of `GtkSliceListModel`.
  public var model: DynamicSubject<(any Gio.ListModel)?> { interfaceProperty("model") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.SliceListModel.n-items.html) of `GtkSliceListModel`.
  /// Since GTK 4.8.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }

  /// The property [`offset`](https://docs.gtk.org/gtk4/property.SliceListModel.offset.html) of `GtkSliceListModel`.
  public var offset: DynamicSubject<Int> {
    property("offset", get: { (object: SliceListModel) in object.offset }, set: { $0.offset = $1 })
  }

  /// The property [`size`](https://docs.gtk.org/gtk4/property.SliceListModel.size.html) of `GtkSliceListModel`.
  public var size: DynamicSubject<Int> {
    property("size", get: { (object: SliceListModel) in object.size }, set: { $0.size = $1 })
  }
}

/// The class [`GtkSnapshot`](https://docs.gtk.org/gtk4/class.Snapshot.html).
open class Snapshot: Gdk.Snapshot {
  open override class var gType: GType { gtk_snapshot_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_snapshot_new()`](https://docs.gtk.org/gtk4/ctor.Snapshot.new.html).
  public init() {
    super.init(adopting: gtk_snapshot_new().raw)
  }

  /// Calls [`gtk_snapshot_append_border()`](https://docs.gtk.org/gtk4/method.Snapshot.append_border.html).
  public final func appendBorder(_ outline: Gsk.RoundedRect, borderWidth: [Double], borderColor: [Gdk.RGBA]) {
    var cOutline = outline.cValue
    precondition(borderWidth.count == 4, "borderWidth has 4 elements")
    let cBorderWidth = borderWidth.map { $0.float }
    precondition(borderColor.count == 4, "borderColor has 4 elements")
    let cBorderColor = borderColor.map { $0.cValue }
    gtk_snapshot_append_border(instance(self), &cOutline, cBorderWidth, cBorderColor)
  }

  /// Calls [`gtk_snapshot_append_cairo()`](https://docs.gtk.org/gtk4/method.Snapshot.append_cairo.html).
  @discardableResult
  public final func appendCairo(_ bounds: Graphene.Rect) -> Cairo.Context {
    var cBounds = bounds.cValue
    return promised(givenBoxed(opaque: gtk_snapshot_append_cairo(instance(self), &cBounds)))
  }

  /// Calls [`gtk_snapshot_append_color()`](https://docs.gtk.org/gtk4/method.Snapshot.append_color.html).
  public final func appendColor(_ color: Gdk.RGBA, bounds: Graphene.Rect) {
    var cColor = color.cValue
    var cBounds = bounds.cValue
    gtk_snapshot_append_color(instance(self), &cColor, &cBounds)
  }

  /// Calls
  /// [`gtk_snapshot_append_conic_gradient()`](https://docs.gtk.org/gtk4/method.Snapshot.append_conic_gradient.html).
  public final func appendConicGradient(
    _ bounds: Graphene.Rect, center: Graphene.Point, rotation: Double, stops: [Gsk.ColorStop]
  ) {
    var cBounds = bounds.cValue
    var cCenter = center.cValue
    let cStops = stops.map { $0.cValue }
    gtk_snapshot_append_conic_gradient(instance(self), &cBounds, &cCenter, rotation.float, cStops, stops.count.uint)
  }

  /// Calls [`gtk_snapshot_append_inset_shadow()`](https://docs.gtk.org/gtk4/method.Snapshot.append_inset_shadow.html).
  public final func appendInsetShadow(
    _ outline: Gsk.RoundedRect, color: Gdk.RGBA, dx: Double, dy: Double, spread: Double, blurRadius: Double
  ) {
    var cOutline = outline.cValue
    var cColor = color.cValue
    gtk_snapshot_append_inset_shadow(
      instance(self), &cOutline, &cColor, dx.float, dy.float, spread.float, blurRadius.float)
  }

  /// Calls [`gtk_snapshot_append_layout()`](https://docs.gtk.org/gtk4/method.Snapshot.append_layout.html).
  public final func appendLayout(_ layout: Pango.Layout, color: Gdk.RGBA) {
    var cColor = color.cValue
    gtk_snapshot_append_layout(instance(self), layout.opaque, &cColor)
  }

  /// Calls
  /// [`gtk_snapshot_append_linear_gradient()`](https://docs.gtk.org/gtk4/method.Snapshot.append_linear_gradient.html).
  public final func appendLinearGradient(
    _ bounds: Graphene.Rect, startPoint: Graphene.Point, endPoint: Graphene.Point, stops: [Gsk.ColorStop]
  ) {
    var cBounds = bounds.cValue
    var cStartPoint = startPoint.cValue
    var cEndPoint = endPoint.cValue
    let cStops = stops.map { $0.cValue }
    gtk_snapshot_append_linear_gradient(instance(self), &cBounds, &cStartPoint, &cEndPoint, cStops, stops.count.uint)
  }

  /// Calls [`gtk_snapshot_append_node()`](https://docs.gtk.org/gtk4/method.Snapshot.append_node.html).
  public final func appendNode(_ node: Gsk.RenderNode) { gtk_snapshot_append_node(instance(self), node.opaque) }

  /// Calls
  /// [`gtk_snapshot_append_outset_shadow()`](https://docs.gtk.org/gtk4/method.Snapshot.append_outset_shadow.html).
  public final func appendOutsetShadow(
    _ outline: Gsk.RoundedRect, color: Gdk.RGBA, dx: Double, dy: Double, spread: Double, blurRadius: Double
  ) {
    var cOutline = outline.cValue
    var cColor = color.cValue
    gtk_snapshot_append_outset_shadow(
      instance(self), &cOutline, &cColor, dx.float, dy.float, spread.float, blurRadius.float)
  }

  /// Calls
  /// [`gtk_snapshot_append_radial_gradient()`](https://docs.gtk.org/gtk4/method.Snapshot.append_radial_gradient.html).
  public final func appendRadialGradient(
    _ bounds: Graphene.Rect, center: Graphene.Point, hradius: Double, vradius: Double, start: Double, end: Double,
    stops: [Gsk.ColorStop]
  ) {
    var cBounds = bounds.cValue
    var cCenter = center.cValue
    let cStops = stops.map { $0.cValue }
    gtk_snapshot_append_radial_gradient(
      instance(self), &cBounds, &cCenter, hradius.float, vradius.float, start.float, end.float, cStops, stops.count.uint
    )
  }

  /// Calls
  /// [`gtk_snapshot_append_repeating_linear_gradient()`](https://docs.gtk.org/gtk4/method.Snapshot.append_repeating_linear_gradient.html).
  public final func appendRepeatingLinearGradient(
    _ bounds: Graphene.Rect, startPoint: Graphene.Point, endPoint: Graphene.Point, stops: [Gsk.ColorStop]
  ) {
    var cBounds = bounds.cValue
    var cStartPoint = startPoint.cValue
    var cEndPoint = endPoint.cValue
    let cStops = stops.map { $0.cValue }
    gtk_snapshot_append_repeating_linear_gradient(
      instance(self), &cBounds, &cStartPoint, &cEndPoint, cStops, stops.count.uint)
  }

  /// Calls
  /// [`gtk_snapshot_append_repeating_radial_gradient()`](https://docs.gtk.org/gtk4/method.Snapshot.append_repeating_radial_gradient.html).
  public final func appendRepeatingRadialGradient(
    _ bounds: Graphene.Rect, center: Graphene.Point, hradius: Double, vradius: Double, start: Double, end: Double,
    stops: [Gsk.ColorStop]
  ) {
    var cBounds = bounds.cValue
    var cCenter = center.cValue
    let cStops = stops.map { $0.cValue }
    gtk_snapshot_append_repeating_radial_gradient(
      instance(self), &cBounds, &cCenter, hradius.float, vradius.float, start.float, end.float, cStops, stops.count.uint
    )
  }

  /// Calls [`gtk_snapshot_append_texture()`](https://docs.gtk.org/gtk4/method.Snapshot.append_texture.html).
  public final func appendTexture(_ texture: Gdk.Texture, bounds: Graphene.Rect) {
    var cBounds = bounds.cValue
    gtk_snapshot_append_texture(instance(self), texture.opaque, &cBounds)
  }

  /// Calls
  /// [`gtk_snapshot_gl_shader_pop_texture()`](https://docs.gtk.org/gtk4/method.Snapshot.gl_shader_pop_texture.html).
  public final func glShaderPopTexture() { gtk_snapshot_gl_shader_pop_texture(instance(self)) }

  /// Calls [`gtk_snapshot_perspective()`](https://docs.gtk.org/gtk4/method.Snapshot.perspective.html).
  public final func perspective(_ depth: Double) { gtk_snapshot_perspective(instance(self), depth.float) }

  /// Calls [`gtk_snapshot_pop()`](https://docs.gtk.org/gtk4/method.Snapshot.pop.html).
  public final func pop() { gtk_snapshot_pop(instance(self)) }

  /// Calls [`gtk_snapshot_push_blend()`](https://docs.gtk.org/gtk4/method.Snapshot.push_blend.html).
  public final func pushBlend(_ blendMode: Gsk.BlendMode) { gtk_snapshot_push_blend(instance(self), blendMode.cValue) }

  /// Calls [`gtk_snapshot_push_blur()`](https://docs.gtk.org/gtk4/method.Snapshot.push_blur.html).
  public final func pushBlur(_ radius: Double) { gtk_snapshot_push_blur(instance(self), radius) }

  /// Calls [`gtk_snapshot_push_clip()`](https://docs.gtk.org/gtk4/method.Snapshot.push_clip.html).
  public final func pushClip(_ bounds: Graphene.Rect) {
    var cBounds = bounds.cValue
    gtk_snapshot_push_clip(instance(self), &cBounds)
  }

  /// Calls [`gtk_snapshot_push_color_matrix()`](https://docs.gtk.org/gtk4/method.Snapshot.push_color_matrix.html).
  public final func pushColorMatrix(_ colorMatrix: Graphene.Matrix, colorOffset: Graphene.Vec4) {
    gtk_snapshot_push_color_matrix(instance(self), colorMatrix.grapheneMatrixT, colorOffset.grapheneVec4T)
  }

  /// Calls [`gtk_snapshot_push_cross_fade()`](https://docs.gtk.org/gtk4/method.Snapshot.push_cross_fade.html).
  public final func pushCrossFade(_ progress: Double) { gtk_snapshot_push_cross_fade(instance(self), progress) }

  /// Calls [`gtk_snapshot_push_gl_shader()`](https://docs.gtk.org/gtk4/method.Snapshot.push_gl_shader.html).
  public final func pushGlShader(_ shader: Gsk.GLShader, bounds: Graphene.Rect, takeArgs: GLib.Bytes) {
    var cBounds = bounds.cValue
    gtk_snapshot_push_gl_shader(instance(self), shader.opaque, &cBounds, takeArgs.given())
  }

  /// Calls [`gtk_snapshot_push_opacity()`](https://docs.gtk.org/gtk4/method.Snapshot.push_opacity.html).
  public final func pushOpacity(_ opacity: Double) { gtk_snapshot_push_opacity(instance(self), opacity) }

  /// Calls [`gtk_snapshot_push_repeat()`](https://docs.gtk.org/gtk4/method.Snapshot.push_repeat.html).
  public final func pushRepeat(_ bounds: Graphene.Rect, childBounds: Graphene.Rect?) {
    let lent = CallScope()
    defer { lent.end() }
    var cBounds = bounds.cValue
    gtk_snapshot_push_repeat(instance(self), &cBounds, lent.structure(childBounds?.cValue))
  }

  /// Calls [`gtk_snapshot_push_rounded_clip()`](https://docs.gtk.org/gtk4/method.Snapshot.push_rounded_clip.html).
  public final func pushRoundedClip(_ bounds: Gsk.RoundedRect) {
    var cBounds = bounds.cValue
    gtk_snapshot_push_rounded_clip(instance(self), &cBounds)
  }

  /// Calls [`gtk_snapshot_push_shadow()`](https://docs.gtk.org/gtk4/method.Snapshot.push_shadow.html).
  public final func pushShadow(_ shadow: [Gsk.Shadow]) {
    let cShadow = shadow.map { $0.cValue }
    gtk_snapshot_push_shadow(instance(self), cShadow, shadow.count.uint)
  }

  /// Calls [`gtk_snapshot_render_background()`](https://docs.gtk.org/gtk4/method.Snapshot.render_background.html).
  public final func renderBackground(_ context: StyleContext, x: Double, y: Double, width: Double, height: Double) {
    gtk_snapshot_render_background(instance(self), context.gtkStyleContext, x, y, width, height)
  }

  /// Calls [`gtk_snapshot_render_focus()`](https://docs.gtk.org/gtk4/method.Snapshot.render_focus.html).
  public final func renderFocus(_ context: StyleContext, x: Double, y: Double, width: Double, height: Double) {
    gtk_snapshot_render_focus(instance(self), context.gtkStyleContext, x, y, width, height)
  }

  /// Calls [`gtk_snapshot_render_frame()`](https://docs.gtk.org/gtk4/method.Snapshot.render_frame.html).
  public final func renderFrame(_ context: StyleContext, x: Double, y: Double, width: Double, height: Double) {
    gtk_snapshot_render_frame(instance(self), context.gtkStyleContext, x, y, width, height)
  }

  /// Calls
  /// [`gtk_snapshot_render_insertion_cursor()`](https://docs.gtk.org/gtk4/method.Snapshot.render_insertion_cursor.html).
  public final func renderInsertionCursor(
    _ context: StyleContext, x: Double, y: Double, layout: Pango.Layout, index: Int, direction: Pango.Direction
  ) {
    gtk_snapshot_render_insertion_cursor(
      instance(self), context.gtkStyleContext, x, y, layout.opaque, index.int32, direction.cValue)
  }

  /// Calls [`gtk_snapshot_render_layout()`](https://docs.gtk.org/gtk4/method.Snapshot.render_layout.html).
  public final func renderLayout(_ context: StyleContext, x: Double, y: Double, layout: Pango.Layout) {
    gtk_snapshot_render_layout(instance(self), context.gtkStyleContext, x, y, layout.opaque)
  }

  /// Calls [`gtk_snapshot_restore()`](https://docs.gtk.org/gtk4/method.Snapshot.restore.html).
  public final func restore() { gtk_snapshot_restore(instance(self)) }

  /// Calls [`gtk_snapshot_rotate()`](https://docs.gtk.org/gtk4/method.Snapshot.rotate.html).
  public final func rotate(_ angle: Double) { gtk_snapshot_rotate(instance(self), angle.float) }

  /// Calls [`gtk_snapshot_rotate_3d()`](https://docs.gtk.org/gtk4/method.Snapshot.rotate_3d.html).
  public final func rotate3d(angle: Double, axis: Graphene.Vec3) {
    gtk_snapshot_rotate_3d(instance(self), angle.float, axis.grapheneVec3T)
  }

  /// Calls [`gtk_snapshot_save()`](https://docs.gtk.org/gtk4/method.Snapshot.save.html).
  public final func save() { gtk_snapshot_save(instance(self)) }

  /// Calls [`gtk_snapshot_scale()`](https://docs.gtk.org/gtk4/method.Snapshot.scale.html).
  public final func scale(factorX: Double, factorY: Double) {
    gtk_snapshot_scale(instance(self), factorX.float, factorY.float)
  }

  /// Calls [`gtk_snapshot_scale_3d()`](https://docs.gtk.org/gtk4/method.Snapshot.scale_3d.html).
  public final func scale3d(factorX: Double, factorY: Double, factorZ: Double) {
    gtk_snapshot_scale_3d(instance(self), factorX.float, factorY.float, factorZ.float)
  }

  /// Calls [`gtk_snapshot_to_node()`](https://docs.gtk.org/gtk4/method.Snapshot.to_node.html).
  @discardableResult
  public final func toNode() -> Gsk.RenderNode? { givenBoxed(opaque: gtk_snapshot_to_node(instance(self))) }

  /// Calls [`gtk_snapshot_to_paintable()`](https://docs.gtk.org/gtk4/method.Snapshot.to_paintable.html).
  @discardableResult
  public final func toPaintable(_ size: Graphene.Size?) -> (any Gdk.Paintable)? {
    let lent = CallScope()
    defer { lent.end() }
    return givenInterface(opaque: gtk_snapshot_to_paintable(instance(self), lent.structure(size?.cValue)))
  }

  /// Calls [`gtk_snapshot_transform()`](https://docs.gtk.org/gtk4/method.Snapshot.transform.html).
  public final func transform(_ transform: Gsk.Transform?) { gtk_snapshot_transform(instance(self), transform?.opaque) }

  /// Calls [`gtk_snapshot_transform_matrix()`](https://docs.gtk.org/gtk4/method.Snapshot.transform_matrix.html).
  public final func transformMatrix(_ matrix: Graphene.Matrix) {
    gtk_snapshot_transform_matrix(instance(self), matrix.grapheneMatrixT)
  }

  /// Calls [`gtk_snapshot_translate()`](https://docs.gtk.org/gtk4/method.Snapshot.translate.html).
  public final func translate(_ point: Graphene.Point) {
    var cPoint = point.cValue
    gtk_snapshot_translate(instance(self), &cPoint)
  }

  /// Calls [`gtk_snapshot_translate_3d()`](https://docs.gtk.org/gtk4/method.Snapshot.translate_3d.html).
  public final func translate3d(_ point: Graphene.Point3D) {
    var cPoint = point.cValue
    gtk_snapshot_translate_3d(instance(self), &cPoint)
  }
}

/// The class [`GtkSortListModel`](https://docs.gtk.org/gtk4/class.SortListModel.html).
open class SortListModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_sort_list_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_sort_list_model_new()`](https://docs.gtk.org/gtk4/ctor.SortListModel.new.html).
  public init(model: (any Gio.ListModel)? = nil, sorter: Sorter? = nil) {
    super.init(
      adopting: gtk_sort_list_model_new(model?.given(), sorter?.givenPointer().assumingMemoryBound(to: GtkSorter.self))
        .raw)
  }

  /// The property [`incremental`](https://docs.gtk.org/gtk4/property.SortListModel.incremental.html) of
  /// `GtkSortListModel`.
  public final var incremental: Bool {
    get { gtk_sort_list_model_get_incremental(instance(self)).isTrue }
    set { gtk_sort_list_model_set_incremental(instance(self), newValue.gboolean) }
  }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.SortListModel.item-type.html) of `GtkSortListModel`.
  /// Since GTK 4.8.
  public final var itemType: GType { getProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.SortListModel.model.html) of `GtkSortListModel`.
  public final var model: (any Gio.ListModel)? {
    get { lentInterface(opaque: gtk_sort_list_model_get_model(instance(self))) }
    set { gtk_sort_list_model_set_model(instance(self), newValue?.opaque) }
  }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.SortListModel.n-items.html) of `GtkSortListModel`.
  /// Since GTK 4.8.
  public final var nItems: Int { getProperty("n-items") }

  /// The property [`pending`](https://docs.gtk.org/gtk4/property.SortListModel.pending.html) of `GtkSortListModel`.
  public final var pending: Int { gtk_sort_list_model_get_pending(instance(self)).int }

  /// The property [`sorter`](https://docs.gtk.org/gtk4/property.SortListModel.sorter.html) of `GtkSortListModel`.
  public final var sorter: Sorter? {
    get { lentObject(gtk_sort_list_model_get_sorter(instance(self))) }
    set { gtk_sort_list_model_set_sorter(instance(self), newValue?.gtkSorter) }
  }
}

extension Reactive where Base: SortListModel {
  /// The property [`incremental`](https://docs.gtk.org/gtk4/property.SortListModel.incremental.html) of
  /// `GtkSortListModel`.
  public var incremental: DynamicSubject<Bool> { property("incremental") }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.SortListModel.item-type.html) of `GtkSortListModel`.
  /// Since GTK 4.8.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.SortListModel.model.html) of `GtkSortListModel`.
  public var model: DynamicSubject<(any Gio.ListModel)?> { interfaceProperty("model") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.SortListModel.n-items.html) of `GtkSortListModel`.
  /// Since GTK 4.8.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }

  /// The property [`pending`](https://docs.gtk.org/gtk4/property.SortListModel.pending.html) of `GtkSortListModel`.
  public var pending: SafeSignal<Int> { readOnlyProperty("pending") }

  /// The property [`sorter`](https://docs.gtk.org/gtk4/property.SortListModel.sorter.html) of `GtkSortListModel`.
  public var sorter: DynamicSubject<Sorter?> { property("sorter") }
}

/// The class [`GtkSorter`](https://docs.gtk.org/gtk4/class.Sorter.html).
open class Sorter: Object {
  open override class var gType: GType { gtk_sorter_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  final var gtkSorter: UnsafeMutablePointer<GtkSorter> { pointer.assumingMemoryBound(to: GtkSorter.self) }

  /// Calls [`gtk_sorter_changed()`](https://docs.gtk.org/gtk4/method.Sorter.changed.html).
  public final func changed(_ change: SorterChange) { gtk_sorter_changed(gtkSorter, change.cValue) }

  /// Calls [`gtk_sorter_compare()`](https://docs.gtk.org/gtk4/method.Sorter.compare.html).
  @discardableResult
  public final func compare(_ item1: Object, item2: Object) -> Ordering {
    Ordering(cValue: gtk_sorter_compare(gtkSorter, item1.pointer, item2.pointer))
  }

  /// Calls [`gtk_sorter_get_order()`](https://docs.gtk.org/gtk4/method.Sorter.get_order.html).
  public final var order: SorterOrder { SorterOrder(cValue: gtk_sorter_get_order(gtkSorter)) }
}

extension Reactive where Base: Sorter {
  /// The signal [`changed`](https://docs.gtk.org/gtk4/signal.Sorter.changed.html) of `GtkSorter`.
  ///
  /// Argument: `change`.
  public var changed: SafeSignal<SorterChange> { signal(ofOne: "changed") }
}

/// The class [`GtkSpinButton`](https://docs.gtk.org/gtk4/class.SpinButton.html).
open class SpinButton: Widget, CellEditable, Editable, Orientable {
  open override class var gType: GType { gtk_spin_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_spin_button_new()`](https://docs.gtk.org/gtk4/ctor.SpinButton.new.html).
  public init(adjustment: Adjustment? = nil, climbRate: Double, digits: Int) {
    super.init(adopting: gtk_spin_button_new(adjustment?.gtkAdjustment, climbRate, digits.uint32))
  }

  /// Calls [`gtk_spin_button_new_with_range()`](https://docs.gtk.org/gtk4/ctor.SpinButton.new_with_range.html).
  public init(min: Double, max: Double, step: Double) {
    super.init(adopting: gtk_spin_button_new_with_range(min, max, step))
  }

  /// The property [`adjustment`](https://docs.gtk.org/gtk4/property.SpinButton.adjustment.html) of `GtkSpinButton`.
  public final var adjustment: Adjustment? {
    get { lentObject(gtk_spin_button_get_adjustment(instance(self))) }
    set { gtk_spin_button_set_adjustment(instance(self), newValue?.gtkAdjustment) }
  }

  /// The property [`climb-rate`](https://docs.gtk.org/gtk4/property.SpinButton.climb-rate.html) of `GtkSpinButton`.
  public final var climbRate: Double {
    get { gtk_spin_button_get_climb_rate(instance(self)) }
    set { gtk_spin_button_set_climb_rate(instance(self), newValue) }
  }

  /// The property [`digits`](https://docs.gtk.org/gtk4/property.SpinButton.digits.html) of `GtkSpinButton`.
  public final var digits: Int {
    get { gtk_spin_button_get_digits(instance(self)).int }
    set { gtk_spin_button_set_digits(instance(self), newValue.uint32) }
  }

  /// The property [`numeric`](https://docs.gtk.org/gtk4/property.SpinButton.numeric.html) of `GtkSpinButton`.
  public final var numeric: Bool {
    get { gtk_spin_button_get_numeric(instance(self)).isTrue }
    set { gtk_spin_button_set_numeric(instance(self), newValue.gboolean) }
  }

  /// The property [`snap-to-ticks`](https://docs.gtk.org/gtk4/property.SpinButton.snap-to-ticks.html) of
  /// `GtkSpinButton`.
  public final var snapToTicks: Bool {
    get { gtk_spin_button_get_snap_to_ticks(instance(self)).isTrue }
    set { gtk_spin_button_set_snap_to_ticks(instance(self), newValue.gboolean) }
  }

  /// The property [`update-policy`](https://docs.gtk.org/gtk4/property.SpinButton.update-policy.html) of
  /// `GtkSpinButton`.
  public final var updatePolicy: SpinButtonUpdatePolicy {
    get { SpinButtonUpdatePolicy(cValue: gtk_spin_button_get_update_policy(instance(self))) }
    set { gtk_spin_button_set_update_policy(instance(self), newValue.cValue) }
  }

  /// The property [`value`](https://docs.gtk.org/gtk4/property.SpinButton.value.html) of `GtkSpinButton`.
  public final var value: Double {
    get { gtk_spin_button_get_value(instance(self)) }
    set { gtk_spin_button_set_value(instance(self), newValue) }
  }

  /// The property [`wrap`](https://docs.gtk.org/gtk4/property.SpinButton.wrap.html) of `GtkSpinButton`.
  public final var wrap: Bool {
    get { gtk_spin_button_get_wrap(instance(self)).isTrue }
    set { gtk_spin_button_set_wrap(instance(self), newValue.gboolean) }
  }

  /// Calls [`gtk_spin_button_configure()`](https://docs.gtk.org/gtk4/method.SpinButton.configure.html).
  public final func configure(_ adjustment: Adjustment?, climbRate: Double, digits: Int) {
    gtk_spin_button_configure(instance(self), adjustment?.gtkAdjustment, climbRate, digits.uint32)
  }

  /// Calls [`gtk_spin_button_get_increments()`](https://docs.gtk.org/gtk4/method.SpinButton.get_increments.html).
  public final var increments: (step: Double, page: Double) {
    var cStep: Double = 0
    var cPage: Double = 0
    gtk_spin_button_get_increments(instance(self), &cStep, &cPage)
    return (cStep, cPage)
  }

  /// Calls [`gtk_spin_button_get_range()`](https://docs.gtk.org/gtk4/method.SpinButton.get_range.html).
  public final var range: (min: Double, max: Double) {
    var cMin: Double = 0
    var cMax: Double = 0
    gtk_spin_button_get_range(instance(self), &cMin, &cMax)
    return (cMin, cMax)
  }

  /// Calls [`gtk_spin_button_get_value_as_int()`](https://docs.gtk.org/gtk4/method.SpinButton.get_value_as_int.html).
  public final var valueAsInt: Int { gtk_spin_button_get_value_as_int(instance(self)).int }

  /// Calls [`gtk_spin_button_set_increments()`](https://docs.gtk.org/gtk4/method.SpinButton.set_increments.html).
  public final func setIncrements(step: Double, page: Double) {
    gtk_spin_button_set_increments(instance(self), step, page)
  }

  /// Calls [`gtk_spin_button_set_range()`](https://docs.gtk.org/gtk4/method.SpinButton.set_range.html).
  public final func setRange(min: Double, max: Double) { gtk_spin_button_set_range(instance(self), min, max) }

  /// Calls [`gtk_spin_button_spin()`](https://docs.gtk.org/gtk4/method.SpinButton.spin.html).
  public final func spin(direction: SpinType, increment: Double) {
    gtk_spin_button_spin(instance(self), direction.cValue, increment)
  }

  /// Calls [`gtk_spin_button_update()`](https://docs.gtk.org/gtk4/method.SpinButton.update.html).
  public final func update() { gtk_spin_button_update(instance(self)) }
}

extension Reactive where Base: SpinButton {
  /// The property [`adjustment`](https://docs.gtk.org/gtk4/property.SpinButton.adjustment.html) of `GtkSpinButton`.
  public var adjustment: DynamicSubject<Adjustment?> { property("adjustment") }

  /// The property [`climb-rate`](https://docs.gtk.org/gtk4/property.SpinButton.climb-rate.html) of `GtkSpinButton`.
  public var climbRate: DynamicSubject<Double> {
    property("climb-rate", get: { (object: SpinButton) in object.climbRate }, set: { $0.climbRate = $1 })
  }

  /// The property [`digits`](https://docs.gtk.org/gtk4/property.SpinButton.digits.html) of `GtkSpinButton`.
  public var digits: DynamicSubject<Int> {
    property("digits", get: { (object: SpinButton) in object.digits }, set: { $0.digits = $1 })
  }

  /// The property [`numeric`](https://docs.gtk.org/gtk4/property.SpinButton.numeric.html) of `GtkSpinButton`.
  public var numeric: DynamicSubject<Bool> { property("numeric") }

  /// The property [`snap-to-ticks`](https://docs.gtk.org/gtk4/property.SpinButton.snap-to-ticks.html) of
  /// `GtkSpinButton`.
  public var snapToTicks: DynamicSubject<Bool> { property("snap-to-ticks") }

  /// The property [`update-policy`](https://docs.gtk.org/gtk4/property.SpinButton.update-policy.html) of
  /// `GtkSpinButton`.
  public var updatePolicy: DynamicSubject<SpinButtonUpdatePolicy> { property("update-policy") }

  /// The property [`value`](https://docs.gtk.org/gtk4/property.SpinButton.value.html) of `GtkSpinButton`.
  public var value: DynamicSubject<Double> {
    property("value", get: { (object: SpinButton) in object.value }, set: { $0.value = $1 })
  }

  /// The property [`wrap`](https://docs.gtk.org/gtk4/property.SpinButton.wrap.html) of `GtkSpinButton`.
  public var wrap: DynamicSubject<Bool> { property("wrap") }

  /// The signal [`change-value`](https://docs.gtk.org/gtk4/signal.SpinButton.change-value.html) of `GtkSpinButton`.
  ///
  /// Argument: `scroll`.
  public var changeValue: SafeSignal<ScrollType> { signal(ofOne: "change-value") }

  /// The signal [`input`](https://docs.gtk.org/gtk4/signal.SpinButton.input.html) of `GtkSpinButton`.
  ///
  /// Argument: `newValue`.
  public var input: SignalRequest<Int, SignalOutput<Double>> { request("input") }

  /// The signal [`output`](https://docs.gtk.org/gtk4/signal.SpinButton.output.html) of `GtkSpinButton`.
  public var output: SignalRequest<Bool> { request("output") }

  /// The signal [`value-changed`](https://docs.gtk.org/gtk4/signal.SpinButton.value-changed.html) of `GtkSpinButton`.
  public var valueChanged: SafeSignal<Void> { signal("value-changed") }

  /// The signal [`wrapped`](https://docs.gtk.org/gtk4/signal.SpinButton.wrapped.html) of `GtkSpinButton`.
  public var wrapped: SafeSignal<Void> { signal("wrapped") }
}

/// The class [`GtkSpinner`](https://docs.gtk.org/gtk4/class.Spinner.html).
open class Spinner: Widget {
  open override class var gType: GType { gtk_spinner_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_spinner_new()`](https://docs.gtk.org/gtk4/ctor.Spinner.new.html).
  public init() {
    super.init(adopting: gtk_spinner_new())
  }

  /// The property [`spinning`](https://docs.gtk.org/gtk4/property.Spinner.spinning.html) of `GtkSpinner`.
  public final var spinning: Bool {
    get { gtk_spinner_get_spinning(instance(self)).isTrue }
    set { gtk_spinner_set_spinning(instance(self), newValue.gboolean) }
  }

  /// Calls [`gtk_spinner_start()`](https://docs.gtk.org/gtk4/method.Spinner.start.html).
  public final func start() { gtk_spinner_start(instance(self)) }

  /// Calls [`gtk_spinner_stop()`](https://docs.gtk.org/gtk4/method.Spinner.stop.html).
  public final func stop() { gtk_spinner_stop(instance(self)) }
}

extension Reactive where Base: Spinner {
  /// The property [`spinning`](https://docs.gtk.org/gtk4/property.Spinner.spinning.html) of `GtkSpinner`.
  public var spinning: DynamicSubject<Bool> { property("spinning") }
}
