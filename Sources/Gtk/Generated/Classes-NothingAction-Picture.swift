// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// A `ShortcutAction` that does nothing.
open class NothingAction: ShortcutAction {
  open override class var gType: GType { gtk_nothing_action_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Gets the nothing action.
  public static var shared: NothingAction { lentObject(opaque: gtk_nothing_action_get())! }
}

/// `NumericSorter` is a `Sorter` that compares numbers.
open class NumericSorter: Sorter {
  open override class var gType: GType { gtk_numeric_sorter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new numeric sorter using the given `expression`.
  public init(expression: ValueExpression? = nil) {
    super.init(adopting: gtk_numeric_sorter_new(expression?.given()).raw)
  }

  /// The expression to evaluate on items to get a number to compare with.
  public final var expression: ValueExpression? {
    get { lentBoxed(opaque: gtk_numeric_sorter_get_expression(opaque)) }
    set { gtk_numeric_sorter_set_expression(opaque, newValue?.opaque) }
  }

  /// Whether the sorter will sort smaller numbers first.
  public final var sortOrder: SortType {
    get { SortType(cValue: gtk_numeric_sorter_get_sort_order(opaque)) }
    set { gtk_numeric_sorter_set_sort_order(opaque, newValue.cValue) }
  }
}

extension Reactive where Base: NumericSorter {
  /// The expression to evaluate on items to get a number to compare with.
  public var expression: DynamicSubject<ValueExpression?> { property("expression") }

  /// Whether the sorter will sort smaller numbers first.
  public var sortOrder: DynamicSubject<SortType> { property("sort-order") }
}

/// A `GObject` value in a `ValueExpression`.
open class ObjectExpression: ValueExpression {
  open override class var gType: GType { gtk_object_expression_get_type() }

  /// Creates an expression evaluating to the given `object` with a weak reference.
  public convenience init(object: Object) {
    self.init(taking: gtk_object_expression_new(object.gObject).raw)
  }

  /// Gets the object that the expression evaluates to.
  public final var object: Object? { lentObject(gtk_object_expression_get_object(opaque)) }
}

/// `Overlay` is a container which contains a single main child, on top of which it can place “overlay” widgets.
open class Overlay: Widget {
  open override class var gType: GType { gtk_overlay_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Overlay`.
  public init() {
    super.init(adopting: gtk_overlay_new())
  }

  public final var child: Widget? {
    get { lentObject(gtk_overlay_get_child(opaque)) }
    set { gtk_overlay_set_child(opaque, newValue?.gtkWidget) }
  }

  /// Adds `widget` to `overlay`.
  public final func addOverlay(_ widget: Widget) { gtk_overlay_add_overlay(opaque, widget.gtkWidget) }

  /// Gets whether `widget` should be clipped within the parent.
  public final func getClipOverlay(_ widget: Widget) -> Bool {
    gtk_overlay_get_clip_overlay(opaque, widget.gtkWidget).isTrue
  }

  /// Gets whether `widget`'s size is included in the measurement of `overlay`.
  public final func getMeasureOverlay(_ widget: Widget) -> Bool {
    gtk_overlay_get_measure_overlay(opaque, widget.gtkWidget).isTrue
  }

  /// Removes an overlay that was added with `gtk_overlay_add_overlay()`.
  public final func removeOverlay(_ widget: Widget) { gtk_overlay_remove_overlay(opaque, widget.gtkWidget) }

  /// Sets whether `widget` should be clipped within the parent.
  public final func setClipOverlay(_ widget: Widget, clipOverlay: Bool) {
    gtk_overlay_set_clip_overlay(opaque, widget.gtkWidget, clipOverlay.gboolean)
  }

  /// Sets whether `widget` is included in the measured size of `overlay`.
  public final func setMeasureOverlay(_ widget: Widget, measure: Bool) {
    gtk_overlay_set_measure_overlay(opaque, widget.gtkWidget, measure.gboolean)
  }
}

extension Reactive where Base: Overlay {
  public var child: DynamicSubject<Widget?> { property("child") }

  /// Emitted to determine the position and size of any overlay child widgets.
  ///
  /// Arguments: `widget`, `allocation`.
  public var getChildPosition: SignalRequest<Bool, Widget, SignalOutput<Gdk.Rectangle>> {
    request("get-child-position")
  }
}

/// `OverlayLayout` is the layout manager used by `Overlay`.
open class OverlayLayout: LayoutManager {
  open override class var gType: GType { gtk_overlay_layout_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `OverlayLayout` instance.
  public init() {
    super.init(adopting: gtk_overlay_layout_new())
  }
}

/// `LayoutChild` subclass for children in a `OverlayLayout`.
open class OverlayLayoutChild: LayoutChild {
  open override class var gType: GType { gtk_overlay_layout_child_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Whether the child should be clipped to fit the parent's size.
  public final var clipOverlay: Bool {
    get { gtk_overlay_layout_child_get_clip_overlay(opaque).isTrue }
    set { gtk_overlay_layout_child_set_clip_overlay(opaque, newValue.gboolean) }
  }

  /// Whether the child size should contribute to the `OverlayLayout`'s measurement.
  public final var measure: Bool {
    get { gtk_overlay_layout_child_get_measure(opaque).isTrue }
    set { gtk_overlay_layout_child_set_measure(opaque, newValue.gboolean) }
  }
}

extension Reactive where Base: OverlayLayoutChild {
  /// Whether the child should be clipped to fit the parent's size.
  public var clipOverlay: DynamicSubject<Bool> {
    property("clip-overlay", get: { (object: OverlayLayoutChild) in object.clipOverlay }, set: { $0.clipOverlay = $1 })
  }

  /// Whether the child size should contribute to the `OverlayLayout`'s measurement.
  public var measure: DynamicSubject<Bool> {
    property("measure", get: { (object: OverlayLayoutChild) in object.measure }, set: { $0.measure = $1 })
  }
}

/// `PadController` is an event controller for the pads found in drawing tablets.
open class PadController: EventController {
  open override class var gType: GType { gtk_pad_controller_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `PadController` that will associate events from `pad` to actions.
  public init(group: any Gio.ActionGroup, pad: Gdk.Device? = nil) {
    super.init(adopting: gtk_pad_controller_new(group.opaque, pad?.opaque).raw)
  }

  public final var actionGroup: (any Gio.ActionGroup)? {
    (getProperty("action-group") as Object?) as? any Gio.ActionGroup
  }

  public final var pad: Gdk.Device? { getProperty("pad") }

  /// Adds an individual action to `controller`.
  public final func setAction(type: PadActionType, index: Int, mode: Int, label: String, actionName: String) {
    gtk_pad_controller_set_action(opaque, type.cValue, index.int32, mode.int32, label, actionName)
  }
}

extension Reactive where Base: PadController {
  public var actionGroup: SafeSignal<(any Gio.ActionGroup)?> { readOnlyInterfaceProperty("action-group") }

  public var pad: SafeSignal<Gdk.Device?> { readOnlyProperty("pad") }
}

/// A `PageSetup` object stores the page size, orientation and margins.
open class PageSetup: Object {
  open override class var gType: GType { gtk_page_setup_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `PageSetup`.
  public init() {
    super.init(adopting: gtk_page_setup_new().raw)
  }

  /// Reads the page setup from the file `fileName`.
  public init(fileName: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    let pointer = gtk_page_setup_new_from_file(fileName, &error)
    if let error { throw GLib.Failure(consuming: error) }
    super.init(adopting: pointer!.raw)
  }

  /// Desrialize a page setup from an a{sv} variant.
  public init(variant: GLib.Variant) {
    super.init(adopting: gtk_page_setup_new_from_gvariant(variant.opaque).raw)
  }

  /// Reads the page setup from the group `groupName` in the key file `keyFile`.
  public init(keyFile: GLib.KeyFile, groupName: String?) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    let pointer = gtk_page_setup_new_from_key_file(keyFile.opaque, groupName, &error)
    if let error { throw GLib.Failure(consuming: error) }
    super.init(adopting: pointer!.raw)
  }

  /// Copies a `PageSetup`.
  @discardableResult
  public final func copy() -> PageSetup { givenObject(opaque: gtk_page_setup_copy(opaque))! }

  /// Gets the bottom margin in units of `unit`.
  public final func getBottomMargin(_ unit: PrintUnit) -> Double {
    gtk_page_setup_get_bottom_margin(opaque, unit.cValue)
  }

  /// Gets the left margin in units of `unit`.
  public final func getLeftMargin(_ unit: PrintUnit) -> Double { gtk_page_setup_get_left_margin(opaque, unit.cValue) }

  /// Gets the page orientation of the `PageSetup`.
  public final var orientation: PageOrientation {
    get { PageOrientation(cValue: gtk_page_setup_get_orientation(opaque)) }
    set(orientation) { gtk_page_setup_set_orientation(opaque, orientation.cValue) }
  }

  /// Returns the page height in units of `unit`.
  public final func getPageHeight(_ unit: PrintUnit) -> Double { gtk_page_setup_get_page_height(opaque, unit.cValue) }

  /// Returns the page width in units of `unit`.
  public final func getPageWidth(_ unit: PrintUnit) -> Double { gtk_page_setup_get_page_width(opaque, unit.cValue) }

  /// Returns the paper height in units of `unit`.
  public final func getPaperHeight(_ unit: PrintUnit) -> Double { gtk_page_setup_get_paper_height(opaque, unit.cValue) }

  /// Gets the paper size of the `PageSetup`.
  public final var paperSize: PaperSize {
    get { promised(lentBoxed(opaque: gtk_page_setup_get_paper_size(opaque))) }
    set(size) { gtk_page_setup_set_paper_size(opaque, size.opaque) }
  }

  /// Returns the paper width in units of `unit`.
  public final func getPaperWidth(_ unit: PrintUnit) -> Double { gtk_page_setup_get_paper_width(opaque, unit.cValue) }

  /// Gets the right margin in units of `unit`.
  public final func getRightMargin(_ unit: PrintUnit) -> Double { gtk_page_setup_get_right_margin(opaque, unit.cValue) }

  /// Gets the top margin in units of `unit`.
  public final func getTopMargin(_ unit: PrintUnit) -> Double { gtk_page_setup_get_top_margin(opaque, unit.cValue) }

  /// Reads the page setup from the file `fileName`.
  public final func loadFile(_ fileName: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_page_setup_load_file(opaque, fileName, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Reads the page setup from the group `groupName` in the key file `keyFile`.
  public final func loadKeyFile(_ keyFile: GLib.KeyFile, groupName: String?) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_page_setup_load_key_file(opaque, keyFile.opaque, groupName, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Sets the bottom margin of the `PageSetup`.
  public final func setBottomMargin(margin: Double, unit: PrintUnit) {
    gtk_page_setup_set_bottom_margin(opaque, margin, unit.cValue)
  }

  /// Sets the left margin of the `PageSetup`.
  public final func setLeftMargin(margin: Double, unit: PrintUnit) {
    gtk_page_setup_set_left_margin(opaque, margin, unit.cValue)
  }

  /// Sets the paper size of the `PageSetup` and modifies the margins according to the new paper size.
  public final func setPaperSizeAndDefaultMargins(_ size: PaperSize) {
    gtk_page_setup_set_paper_size_and_default_margins(opaque, size.opaque)
  }

  /// Sets the right margin of the `PageSetup`.
  public final func setRightMargin(margin: Double, unit: PrintUnit) {
    gtk_page_setup_set_right_margin(opaque, margin, unit.cValue)
  }

  /// Sets the top margin of the `PageSetup`.
  public final func setTopMargin(margin: Double, unit: PrintUnit) {
    gtk_page_setup_set_top_margin(opaque, margin, unit.cValue)
  }

  /// This function saves the information from `setup` to `fileName`.
  public final func toFile(_ fileName: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_page_setup_to_file(opaque, fileName, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Serialize page setup to an a{sv} variant.
  @discardableResult
  public final func toGvariant() -> GLib.Variant { promised(lentBoxed(opaque: gtk_page_setup_to_gvariant(opaque))) }

  /// This function adds the page setup from `setup` to `keyFile`.
  public final func toKeyFile(_ keyFile: GLib.KeyFile, groupName: String?) {
    gtk_page_setup_to_key_file(opaque, keyFile.opaque, groupName)
  }
}

/// A widget with two panes, arranged either horizontally or vertically.
open class Paned: Widget, Orientable {
  open override class var gType: GType { gtk_paned_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Paned` widget.
  public init(orientation: Orientation) {
    super.init(adopting: gtk_paned_new(orientation.cValue))
  }

  /// The second child.
  public final var endChild: Widget? {
    get { lentObject(gtk_paned_get_end_child(opaque)) }
    set { gtk_paned_set_end_child(opaque, newValue?.gtkWidget) }
  }

  /// The largest possible value for the `Paned.position` property.
  public final var maxPosition: Int { getProperty("max-position") }

  /// The smallest possible value for the `Paned.position` property.
  public final var minPosition: Int { getProperty("min-position") }

  /// Position of the separator in pixels, from the left/top.
  public final var position: Int {
    get { gtk_paned_get_position(opaque).int }
    set { gtk_paned_set_position(opaque, newValue.int32) }
  }

  /// Whether the `Paned.position` property has been set.
  public final var positionSet: Bool {
    get { getProperty("position-set") }
    set { setProperty("position-set", newValue) }
  }

  /// Determines whether the second child expands and shrinks along with the paned widget.
  public final var resizeEndChild: Bool {
    get { gtk_paned_get_resize_end_child(opaque).isTrue }
    set { gtk_paned_set_resize_end_child(opaque, newValue.gboolean) }
  }

  /// Determines whether the first child expands and shrinks along with the paned widget.
  public final var resizeStartChild: Bool {
    get { gtk_paned_get_resize_start_child(opaque).isTrue }
    set { gtk_paned_set_resize_start_child(opaque, newValue.gboolean) }
  }

  /// Determines whether the second child can be made smaller than its requisition.
  public final var shrinkEndChild: Bool {
    get { gtk_paned_get_shrink_end_child(opaque).isTrue }
    set { gtk_paned_set_shrink_end_child(opaque, newValue.gboolean) }
  }

  /// Determines whether the first child can be made smaller than its requisition.
  public final var shrinkStartChild: Bool {
    get { gtk_paned_get_shrink_start_child(opaque).isTrue }
    set { gtk_paned_set_shrink_start_child(opaque, newValue.gboolean) }
  }

  /// The first child.
  public final var startChild: Widget? {
    get { lentObject(gtk_paned_get_start_child(opaque)) }
    set { gtk_paned_set_start_child(opaque, newValue?.gtkWidget) }
  }

  /// Whether the `Paned` should provide a stronger visual separation.
  public final var wideHandle: Bool {
    get { gtk_paned_get_wide_handle(opaque).isTrue }
    set { gtk_paned_set_wide_handle(opaque, newValue.gboolean) }
  }
}

extension Reactive where Base: Paned {
  /// The second child.
  public var endChild: DynamicSubject<Widget?> { property("end-child") }

  /// The largest possible value for the `Paned.position` property.
  public var maxPosition: SafeSignal<Int> { readOnlyProperty("max-position") }

  /// The smallest possible value for the `Paned.position` property.
  public var minPosition: SafeSignal<Int> { readOnlyProperty("min-position") }

  /// Position of the separator in pixels, from the left/top.
  public var position: DynamicSubject<Int> {
    property("position", get: { (object: Paned) in object.position }, set: { $0.position = $1 })
  }

  /// Whether the `Paned.position` property has been set.
  public var positionSet: DynamicSubject<Bool> { property("position-set") }

  /// Determines whether the second child expands and shrinks along with the paned widget.
  public var resizeEndChild: DynamicSubject<Bool> {
    property("resize-end-child", get: { (object: Paned) in object.resizeEndChild }, set: { $0.resizeEndChild = $1 })
  }

  /// Determines whether the first child expands and shrinks along with the paned widget.
  public var resizeStartChild: DynamicSubject<Bool> {
    property(
      "resize-start-child", get: { (object: Paned) in object.resizeStartChild }, set: { $0.resizeStartChild = $1 })
  }

  /// Determines whether the second child can be made smaller than its requisition.
  public var shrinkEndChild: DynamicSubject<Bool> {
    property("shrink-end-child", get: { (object: Paned) in object.shrinkEndChild }, set: { $0.shrinkEndChild = $1 })
  }

  /// Determines whether the first child can be made smaller than its requisition.
  public var shrinkStartChild: DynamicSubject<Bool> {
    property(
      "shrink-start-child", get: { (object: Paned) in object.shrinkStartChild }, set: { $0.shrinkStartChild = $1 })
  }

  /// The first child.
  public var startChild: DynamicSubject<Widget?> { property("start-child") }

  /// Whether the `Paned` should provide a stronger visual separation.
  public var wideHandle: DynamicSubject<Bool> {
    property("wide-handle", get: { (object: Paned) in object.wideHandle }, set: { $0.wideHandle = $1 })
  }

  /// Emitted to accept the current position of the handle when moving it using key bindings.
  public var acceptPosition: SignalRequest<Bool> { request("accept-position") }

  /// Emitted to cancel moving the position of the handle using key bindings.
  public var cancelPosition: SignalRequest<Bool> { request("cancel-position") }

  /// Emitted to cycle the focus between the children of the paned.
  ///
  /// Argument: `reversed`.
  public var cycleChildFocus: SignalRequest<Bool, Bool> { request("cycle-child-focus") }

  /// Emitted to cycle whether the paned should grab focus to allow the user to change position of the handle by using
  /// key bindings.
  ///
  /// Argument: `reversed`.
  public var cycleHandleFocus: SignalRequest<Bool, Bool> { request("cycle-handle-focus") }

  /// Emitted to move the handle with key bindings.
  ///
  /// Argument: `scrollType`.
  public var moveHandle: SignalRequest<Bool, ScrollType> { request("move-handle") }

  /// Emitted to accept the current position of the handle and then move focus to the next widget in the focus chain.
  public var toggleHandleFocus: SignalRequest<Bool> { request("toggle-handle-focus") }
}

/// A `GParamSpec` for properties holding a `ValueExpression`.
open class ParamSpecExpression: ParamSpec {
  open override class var gType: GType { gtk_param_expression_get_type() }

  final var gtkParamSpecExpression: UnsafeMutablePointer<GtkParamSpecExpression> {
    pointer.assumingMemoryBound(to: GtkParamSpecExpression.self)
  }
}

/// `PasswordEntry` is an entry that has been tailored for entering secrets.
open class PasswordEntry: Widget, Editable {
  open override class var gType: GType { gtk_password_entry_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a `PasswordEntry`.
  public init() {
    super.init(adopting: gtk_password_entry_new())
  }

  /// Whether to activate the default widget when Enter is pressed.
  public final var activatesDefault: Bool {
    get { getProperty("activates-default") }
    set { setProperty("activates-default", newValue) }
  }

  /// A menu model whose contents will be appended to the context menu.
  public final var extraMenu: Gio.MenuModel? {
    get { lentObject(gtk_password_entry_get_extra_menu(opaque)) }
    set { gtk_password_entry_set_extra_menu(opaque, newValue?.gMenuModel) }
  }

  /// The text that will be displayed in the `PasswordEntry` when it is empty and unfocused.
  public final var placeholderText: String {
    get { getProperty("placeholder-text") }
    set { setProperty("placeholder-text", newValue) }
  }

  /// Whether to show an icon for revealing the content.
  public final var showPeekIcon: Bool {
    get { gtk_password_entry_get_show_peek_icon(opaque).isTrue }
    set { gtk_password_entry_set_show_peek_icon(opaque, newValue.gboolean) }
  }
}

extension Reactive where Base: PasswordEntry {
  /// Whether to activate the default widget when Enter is pressed.
  public var activatesDefault: DynamicSubject<Bool> { property("activates-default") }

  /// A menu model whose contents will be appended to the context menu.
  public var extraMenu: DynamicSubject<Gio.MenuModel?> { property("extra-menu") }

  /// The text that will be displayed in the `PasswordEntry` when it is empty and unfocused.
  public var placeholderText: DynamicSubject<String> { property("placeholder-text") }

  /// Whether to show an icon for revealing the content.
  public var showPeekIcon: DynamicSubject<Bool> {
    property("show-peek-icon", get: { (object: PasswordEntry) in object.showPeekIcon }, set: { $0.showPeekIcon = $1 })
  }

  /// Emitted when the entry is activated.
  public var activate: SafeSignal<Void> { signal("activate") }
}

/// The `Picture` widget displays a `Gdk.Paintable`.
open class Picture: Widget {
  open override class var gType: GType { gtk_picture_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new empty `Picture` widget.
  public init() {
    super.init(adopting: gtk_picture_new())
  }

  /// Creates a new `Picture` displaying the given `file`.
  public init(file: Gio.File?) {
    super.init(adopting: gtk_picture_new_for_file(file?.opaque))
  }

  /// Creates a new `Picture` displaying the file `filename`.
  public init(filename: String?) {
    super.init(adopting: gtk_picture_new_for_filename(filename))
  }

  /// Creates a new `Picture` displaying `paintable`.
  public init(paintable: (any Gdk.Paintable)?) {
    super.init(adopting: gtk_picture_new_for_paintable(paintable?.opaque))
  }

  /// Creates a new `Picture` displaying `pixbuf`.
  public init(pixbuf: GdkPixbuf.Pixbuf?) {
    super.init(adopting: gtk_picture_new_for_pixbuf(pixbuf?.opaque))
  }

  /// Creates a new `Picture` displaying the resource at `resourcePath`.
  public init(resourcePath: String?) {
    super.init(adopting: gtk_picture_new_for_resource(resourcePath))
  }

  /// The alternative textual description for the picture.
  public final var alternativeText: String? {
    get { lentString(ifAny: gtk_picture_get_alternative_text(opaque)) }
    set { lend(newValue) { gtk_picture_set_alternative_text(opaque, $0) } }
  }

  /// If the `Picture` can be made smaller than the natural size of its contents.
  public final var canShrink: Bool {
    get { gtk_picture_get_can_shrink(opaque).isTrue }
    set { gtk_picture_set_can_shrink(opaque, newValue.gboolean) }
  }

  /// How the content should be resized to fit inside the `Picture`.
  public final var contentFit: ContentFit {
    get { ContentFit(cValue: gtk_picture_get_content_fit(opaque)) }
    set { gtk_picture_set_content_fit(opaque, newValue.cValue) }
  }

  /// The `GFile` that is displayed or `nil` if none.
  public final var file: Gio.File? {
    get { lentObject(opaque: gtk_picture_get_file(opaque)) }
    set { gtk_picture_set_file(opaque, newValue?.opaque) }
  }

  /// The `Gdk.Paintable` to be displayed by this `Picture`.
  public final var paintable: (any Gdk.Paintable)? {
    get { lentInterface(opaque: gtk_picture_get_paintable(opaque)) }
    set { gtk_picture_set_paintable(opaque, newValue?.opaque) }
  }

  /// Whether the `Picture` will render its contents trying to preserve the aspect ratio.
  @available(*, deprecated, message: "Use `Picture.contentFit` instead.")
  public final var keepAspectRatio: Bool {
    get { gtk_picture_get_keep_aspect_ratio(opaque).isTrue }
    set { gtk_picture_set_keep_aspect_ratio(opaque, newValue.gboolean) }
  }

  /// Makes `self` load and display the given `filename`.
  public final func setFilename(_ filename: String?) { gtk_picture_set_filename(opaque, filename) }

  /// Sets a `Picture` to show a `Gdk.Pixbuf`.
  public final func setPixbuf(_ pixbuf: GdkPixbuf.Pixbuf?) { gtk_picture_set_pixbuf(opaque, pixbuf?.opaque) }

  /// Makes `self` load and display the resource at the given `resourcePath`.
  public final func setResource(_ resourcePath: String?) { gtk_picture_set_resource(opaque, resourcePath) }
}

extension Reactive where Base: Picture {
  /// The alternative textual description for the picture.
  public var alternativeText: DynamicSubject<String?> {
    property("alternative-text", get: { (object: Picture) in object.alternativeText }, set: { $0.alternativeText = $1 })
  }

  /// If the `Picture` can be made smaller than the natural size of its contents.
  public var canShrink: DynamicSubject<Bool> {
    property("can-shrink", get: { (object: Picture) in object.canShrink }, set: { $0.canShrink = $1 })
  }

  /// How the content should be resized to fit inside the `Picture`.
  public var contentFit: DynamicSubject<ContentFit> { property("content-fit") }

  /// The `GFile` that is displayed or `nil` if none.
  public var file: DynamicSubject<Gio.File?> { property("file") }

  /// The `Gdk.Paintable` to be displayed by this `Picture`.
  public var paintable: DynamicSubject<(any Gdk.Paintable)?> { interfaceProperty("paintable") }

  /// Whether the `Picture` will render its contents trying to preserve the aspect ratio.
  @available(*, deprecated, message: "Use `Picture.contentFit` instead.")
  public var keepAspectRatio: DynamicSubject<Bool> {
    property(
      "keep-aspect-ratio", get: { (object: Picture) in object.keepAspectRatio }, set: { $0.keepAspectRatio = $1 })
  }
}
