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
    get { lentBoxed(opaque: gtk_numeric_sorter_get_expression(instance(self))) }
    set { gtk_numeric_sorter_set_expression(instance(self), newValue?.opaque) }
  }

  /// Whether the sorter will sort smaller numbers first.
  public final var sortOrder: SortType {
    get { SortType(cValue: gtk_numeric_sorter_get_sort_order(instance(self))) }
    set { gtk_numeric_sorter_set_sort_order(instance(self), newValue.cValue) }
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
    get { lentObject(widget: gtk_overlay_get_child(instance(self))) }
    set { gtk_overlay_set_child(instance(self), newValue?.gtkWidget) }
  }

  /// Adds `widget` to `overlay`.
  public final func addOverlay(_ widget: Widget) { gtk_overlay_add_overlay(instance(self), widget.gtkWidget) }

  /// Gets whether `widget` should be clipped within the parent.
  public final func getClipOverlay(_ widget: Widget) -> Bool {
    gtk_overlay_get_clip_overlay(instance(self), widget.gtkWidget).isTrue
  }

  /// Gets whether `widget`'s size is included in the measurement of `overlay`.
  public final func getMeasureOverlay(_ widget: Widget) -> Bool {
    gtk_overlay_get_measure_overlay(instance(self), widget.gtkWidget).isTrue
  }

  /// Removes an overlay that was added with `gtk_overlay_add_overlay()`.
  public final func removeOverlay(_ widget: Widget) { gtk_overlay_remove_overlay(instance(self), widget.gtkWidget) }

  /// Sets whether `widget` should be clipped within the parent.
  public final func setClipOverlay(_ widget: Widget, clipOverlay: Bool) {
    gtk_overlay_set_clip_overlay(instance(self), widget.gtkWidget, clipOverlay.gboolean)
  }

  /// Sets whether `widget` is included in the measured size of `overlay`.
  public final func setMeasureOverlay(_ widget: Widget, measure: Bool) {
    gtk_overlay_set_measure_overlay(instance(self), widget.gtkWidget, measure.gboolean)
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
    get { gtk_overlay_layout_child_get_clip_overlay(instance(self)).isTrue }
    set { gtk_overlay_layout_child_set_clip_overlay(instance(self), newValue.gboolean) }
  }

  /// Whether the child size should contribute to the `OverlayLayout`'s measurement.
  public final var measure: Bool {
    get { gtk_overlay_layout_child_get_measure(instance(self)).isTrue }
    set { gtk_overlay_layout_child_set_measure(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: OverlayLayoutChild {
  /// Whether the child should be clipped to fit the parent's size.
  public var clipOverlay: DynamicSubject<Bool> { property("clip-overlay") }

  /// Whether the child size should contribute to the `OverlayLayout`'s measurement.
  public var measure: DynamicSubject<Bool> { property("measure") }
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
    gtk_pad_controller_set_action(instance(self), type.cValue, index.int32, mode.int32, label, actionName)
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
  public final func copy() -> PageSetup { givenObject(opaque: gtk_page_setup_copy(instance(self)))! }

  /// Gets the bottom margin in units of `unit`.
  public final func getBottomMargin(_ unit: PrintUnit) -> Double {
    gtk_page_setup_get_bottom_margin(instance(self), unit.cValue)
  }

  /// Gets the left margin in units of `unit`.
  public final func getLeftMargin(_ unit: PrintUnit) -> Double {
    gtk_page_setup_get_left_margin(instance(self), unit.cValue)
  }

  /// Gets the page orientation of the `PageSetup`.
  public final var orientation: PageOrientation {
    get { PageOrientation(cValue: gtk_page_setup_get_orientation(instance(self))) }
    set(orientation) { gtk_page_setup_set_orientation(instance(self), orientation.cValue) }
  }

  /// Returns the page height in units of `unit`.
  public final func getPageHeight(_ unit: PrintUnit) -> Double {
    gtk_page_setup_get_page_height(instance(self), unit.cValue)
  }

  /// Returns the page width in units of `unit`.
  public final func getPageWidth(_ unit: PrintUnit) -> Double {
    gtk_page_setup_get_page_width(instance(self), unit.cValue)
  }

  /// Returns the paper height in units of `unit`.
  public final func getPaperHeight(_ unit: PrintUnit) -> Double {
    gtk_page_setup_get_paper_height(instance(self), unit.cValue)
  }

  /// Gets the paper size of the `PageSetup`.
  public final var paperSize: PaperSize {
    get { promised(lentBoxed(opaque: gtk_page_setup_get_paper_size(instance(self)))) }
    set(size) { gtk_page_setup_set_paper_size(instance(self), size.opaque) }
  }

  /// Returns the paper width in units of `unit`.
  public final func getPaperWidth(_ unit: PrintUnit) -> Double {
    gtk_page_setup_get_paper_width(instance(self), unit.cValue)
  }

  /// Gets the right margin in units of `unit`.
  public final func getRightMargin(_ unit: PrintUnit) -> Double {
    gtk_page_setup_get_right_margin(instance(self), unit.cValue)
  }

  /// Gets the top margin in units of `unit`.
  public final func getTopMargin(_ unit: PrintUnit) -> Double {
    gtk_page_setup_get_top_margin(instance(self), unit.cValue)
  }

  /// Reads the page setup from the file `fileName`.
  public final func loadFile(_ fileName: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_page_setup_load_file(instance(self), fileName, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Reads the page setup from the group `groupName` in the key file `keyFile`.
  public final func loadKeyFile(_ keyFile: GLib.KeyFile, groupName: String?) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_page_setup_load_key_file(instance(self), keyFile.opaque, groupName, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Sets the bottom margin of the `PageSetup`.
  public final func setBottomMargin(margin: Double, unit: PrintUnit) {
    gtk_page_setup_set_bottom_margin(instance(self), margin, unit.cValue)
  }

  /// Sets the left margin of the `PageSetup`.
  public final func setLeftMargin(margin: Double, unit: PrintUnit) {
    gtk_page_setup_set_left_margin(instance(self), margin, unit.cValue)
  }

  /// Sets the paper size of the `PageSetup` and modifies the margins according to the new paper size.
  public final func setPaperSizeAndDefaultMargins(_ size: PaperSize) {
    gtk_page_setup_set_paper_size_and_default_margins(instance(self), size.opaque)
  }

  /// Sets the right margin of the `PageSetup`.
  public final func setRightMargin(margin: Double, unit: PrintUnit) {
    gtk_page_setup_set_right_margin(instance(self), margin, unit.cValue)
  }

  /// Sets the top margin of the `PageSetup`.
  public final func setTopMargin(margin: Double, unit: PrintUnit) {
    gtk_page_setup_set_top_margin(instance(self), margin, unit.cValue)
  }

  /// This function saves the information from `setup` to `fileName`.
  public final func toFile(_ fileName: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_page_setup_to_file(instance(self), fileName, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Serialize page setup to an a{sv} variant.
  @discardableResult
  public final func toGvariant() -> GLib.Variant {
    promised(lentBoxed(opaque: gtk_page_setup_to_gvariant(instance(self))))
  }

  /// This function adds the page setup from `setup` to `keyFile`.
  public final func toKeyFile(_ keyFile: GLib.KeyFile, groupName: String?) {
    gtk_page_setup_to_key_file(instance(self), keyFile.opaque, groupName)
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
    get { lentObject(widget: gtk_paned_get_end_child(instance(self))) }
    set { gtk_paned_set_end_child(instance(self), newValue?.gtkWidget) }
  }

  /// The largest possible value for the `Paned.position` property.
  public final var maxPosition: Int { getProperty("max-position") }

  /// The smallest possible value for the `Paned.position` property.
  public final var minPosition: Int { getProperty("min-position") }

  /// Position of the separator in pixels, from the left/top.
  public final var position: Int {
    get { gtk_paned_get_position(instance(self)).int }
    set { gtk_paned_set_position(instance(self), newValue.int32) }
  }

  /// Whether the `Paned.position` property has been set.
  public final var positionSet: Bool {
    get { getProperty("position-set") }
    set { setProperty("position-set", newValue) }
  }

  /// Determines whether the second child expands and shrinks along with the paned widget.
  public final var resizeEndChild: Bool {
    get { gtk_paned_get_resize_end_child(instance(self)).isTrue }
    set { gtk_paned_set_resize_end_child(instance(self), newValue.gboolean) }
  }

  /// Determines whether the first child expands and shrinks along with the paned widget.
  public final var resizeStartChild: Bool {
    get { gtk_paned_get_resize_start_child(instance(self)).isTrue }
    set { gtk_paned_set_resize_start_child(instance(self), newValue.gboolean) }
  }

  /// Determines whether the second child can be made smaller than its requisition.
  public final var shrinkEndChild: Bool {
    get { gtk_paned_get_shrink_end_child(instance(self)).isTrue }
    set { gtk_paned_set_shrink_end_child(instance(self), newValue.gboolean) }
  }

  /// Determines whether the first child can be made smaller than its requisition.
  public final var shrinkStartChild: Bool {
    get { gtk_paned_get_shrink_start_child(instance(self)).isTrue }
    set { gtk_paned_set_shrink_start_child(instance(self), newValue.gboolean) }
  }

  /// The first child.
  public final var startChild: Widget? {
    get { lentObject(widget: gtk_paned_get_start_child(instance(self))) }
    set { gtk_paned_set_start_child(instance(self), newValue?.gtkWidget) }
  }

  /// Whether the `Paned` should provide a stronger visual separation.
  public final var wideHandle: Bool {
    get { gtk_paned_get_wide_handle(instance(self)).isTrue }
    set { gtk_paned_set_wide_handle(instance(self), newValue.gboolean) }
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
  public var resizeEndChild: DynamicSubject<Bool> { property("resize-end-child") }

  /// Determines whether the first child expands and shrinks along with the paned widget.
  public var resizeStartChild: DynamicSubject<Bool> { property("resize-start-child") }

  /// Determines whether the second child can be made smaller than its requisition.
  public var shrinkEndChild: DynamicSubject<Bool> { property("shrink-end-child") }

  /// Determines whether the first child can be made smaller than its requisition.
  public var shrinkStartChild: DynamicSubject<Bool> { property("shrink-start-child") }

  /// The first child.
  public var startChild: DynamicSubject<Widget?> { property("start-child") }

  /// Whether the `Paned` should provide a stronger visual separation.
  public var wideHandle: DynamicSubject<Bool> { property("wide-handle") }

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
    get { lentObject(gtk_password_entry_get_extra_menu(instance(self))) }
    set { gtk_password_entry_set_extra_menu(instance(self), newValue?.gMenuModel) }
  }

  /// The text that will be displayed in the `PasswordEntry` when it is empty and unfocused.
  public final var placeholderText: String {
    get { getProperty("placeholder-text") }
    set { setProperty("placeholder-text", newValue) }
  }

  /// Whether to show an icon for revealing the content.
  public final var showPeekIcon: Bool {
    get { gtk_password_entry_get_show_peek_icon(instance(self)).isTrue }
    set { gtk_password_entry_set_show_peek_icon(instance(self), newValue.gboolean) }
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
  public var showPeekIcon: DynamicSubject<Bool> { property("show-peek-icon") }

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
    get { lentString(ifAny: gtk_picture_get_alternative_text(instance(self))) }
    set { lend(newValue) { gtk_picture_set_alternative_text(instance(self), $0) } }
  }

  /// If the `Picture` can be made smaller than the natural size of its contents.
  public final var canShrink: Bool {
    get { gtk_picture_get_can_shrink(instance(self)).isTrue }
    set { gtk_picture_set_can_shrink(instance(self), newValue.gboolean) }
  }

  /// How the content should be resized to fit inside the `Picture`.
  public final var contentFit: ContentFit {
    get { ContentFit(cValue: gtk_picture_get_content_fit(instance(self))) }
    set { gtk_picture_set_content_fit(instance(self), newValue.cValue) }
  }

  /// The `GFile` that is displayed or `nil` if none.
  public final var file: Gio.File? {
    get { lentObject(opaque: gtk_picture_get_file(instance(self))) }
    set { gtk_picture_set_file(instance(self), newValue?.opaque) }
  }

  /// The `Gdk.Paintable` to be displayed by this `Picture`.
  public final var paintable: (any Gdk.Paintable)? {
    get { lentInterface(opaque: gtk_picture_get_paintable(instance(self))) }
    set { gtk_picture_set_paintable(instance(self), newValue?.opaque) }
  }

  /// Whether the `Picture` will render its contents trying to preserve the aspect ratio.
  @available(*, deprecated, message: "Use `Picture.contentFit` instead.")
  public final var keepAspectRatio: Bool {
    get { gtk_picture_get_keep_aspect_ratio(instance(self)).isTrue }
    set { gtk_picture_set_keep_aspect_ratio(instance(self), newValue.gboolean) }
  }

  /// Makes `self` load and display the given `filename`.
  public final func setFilename(_ filename: String?) { gtk_picture_set_filename(instance(self), filename) }

  /// Sets a `Picture` to show a `Gdk.Pixbuf`.
  public final func setPixbuf(_ pixbuf: GdkPixbuf.Pixbuf?) { gtk_picture_set_pixbuf(instance(self), pixbuf?.opaque) }

  /// Makes `self` load and display the resource at the given `resourcePath`.
  public final func setResource(_ resourcePath: String?) { gtk_picture_set_resource(instance(self), resourcePath) }
}

extension Reactive where Base: Picture {
  /// The alternative textual description for the picture.
  public var alternativeText: DynamicSubject<String?> {
    property("alternative-text", get: { (object: Picture) in object.alternativeText }, set: { $0.alternativeText = $1 })
  }

  /// If the `Picture` can be made smaller than the natural size of its contents.
  public var canShrink: DynamicSubject<Bool> { property("can-shrink") }

  /// How the content should be resized to fit inside the `Picture`.
  public var contentFit: DynamicSubject<ContentFit> { property("content-fit") }

  /// The `GFile` that is displayed or `nil` if none.
  public var file: DynamicSubject<Gio.File?> { property("file") }

  /// The `Gdk.Paintable` to be displayed by this `Picture`.
  public var paintable: DynamicSubject<(any Gdk.Paintable)?> { interfaceProperty("paintable") }

  /// Whether the `Picture` will render its contents trying to preserve the aspect ratio.
  @available(*, deprecated, message: "Use `Picture.contentFit` instead.")
  public var keepAspectRatio: DynamicSubject<Bool> { property("keep-aspect-ratio") }
}

/// `Popover` is a bubble-like context popup.
open class Popover: Widget, Native, ShortcutManager {
  open override class var gType: GType { gtk_popover_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkPopover: UnsafeMutablePointer<GtkPopover> { pointer.assumingMemoryBound(to: GtkPopover.self) }

  /// Creates a new `Popover`.
  public init() {
    super.init(adopting: gtk_popover_new())
  }

  /// Whether to dismiss the popover on outside clicks.
  public final var autohide: Bool {
    get { gtk_popover_get_autohide(gtkPopover).isTrue }
    set { gtk_popover_set_autohide(gtkPopover, newValue.gboolean) }
  }

  /// Whether the popover pops down after a child popover.
  public final var cascadePopdown: Bool {
    get { gtk_popover_get_cascade_popdown(gtkPopover).isTrue }
    set { gtk_popover_set_cascade_popdown(gtkPopover, newValue.gboolean) }
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(widget: gtk_popover_get_child(gtkPopover)) }
    set { gtk_popover_set_child(gtkPopover, newValue?.gtkWidget) }
  }

  /// The default widget inside the popover.
  public final var defaultWidget: Widget? {
    get { getProperty("default-widget") }
    set { gtk_popover_set_default_widget(gtkPopover, newValue?.gtkWidget) }
  }

  /// Whether to draw an arrow.
  public final var hasArrow: Bool {
    get { gtk_popover_get_has_arrow(gtkPopover).isTrue }
    set { gtk_popover_set_has_arrow(gtkPopover, newValue.gboolean) }
  }

  /// Whether mnemonics are currently visible in this popover.
  public final var mnemonicsVisible: Bool {
    get { gtk_popover_get_mnemonics_visible(gtkPopover).isTrue }
    set { gtk_popover_set_mnemonics_visible(gtkPopover, newValue.gboolean) }
  }

  /// Rectangle in the parent widget that the popover points to.
  public final var pointingTo: Gdk.Rectangle? {
    get { getProperty("pointing-to") }
    set { setProperty("pointing-to", newValue) }
  }

  /// How to place the popover, relative to its parent.
  public final var position: PositionType {
    get { PositionType(cValue: gtk_popover_get_position(gtkPopover)) }
    set { gtk_popover_set_position(gtkPopover, newValue.cValue) }
  }

  /// Gets the offset previous set with `gtk_popover_set_offset()`.
  public final var offset: (xOffset: Int, yOffset: Int) {
    var cXOffset: Int32 = 0
    var cYOffset: Int32 = 0
    gtk_popover_get_offset(gtkPopover, &cXOffset, &cYOffset)
    return (cXOffset.int, cYOffset.int)
  }

  /// Gets the rectangle that the popover points to.
  public final func getPointingTo() -> Gdk.Rectangle? {
    var cRect = GdkRectangle()
    let result = gtk_popover_get_pointing_to(gtkPopover, &cRect)
    guard result != 0 else { return nil }
    return Gdk.Rectangle(cValue: cRect)
  }

  /// Pops `popover` down.
  public final func popdown() { gtk_popover_popdown(gtkPopover) }

  /// Pops `popover` up.
  public final func popup() { gtk_popover_popup(gtkPopover) }

  /// Presents the popover to the user.
  public final func present() { gtk_popover_present(gtkPopover) }

  /// Sets the offset to use when calculating the position of the popover.
  public final func setOffset(xOffset: Int, yOffset: Int) {
    gtk_popover_set_offset(gtkPopover, xOffset.int32, yOffset.int32)
  }
}

extension Reactive where Base: Popover {
  /// Whether to dismiss the popover on outside clicks.
  public var autohide: DynamicSubject<Bool> { property("autohide") }

  /// Whether the popover pops down after a child popover.
  public var cascadePopdown: DynamicSubject<Bool> { property("cascade-popdown") }

  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The default widget inside the popover.
  public var defaultWidget: DynamicSubject<Widget?> { property("default-widget") }

  /// Whether to draw an arrow.
  public var hasArrow: DynamicSubject<Bool> { property("has-arrow") }

  /// Whether mnemonics are currently visible in this popover.
  public var mnemonicsVisible: DynamicSubject<Bool> { property("mnemonics-visible") }

  /// Rectangle in the parent widget that the popover points to.
  public var pointingTo: DynamicSubject<Gdk.Rectangle?> { property("pointing-to") }

  /// How to place the popover, relative to its parent.
  public var position: DynamicSubject<PositionType> { property("position") }

  /// Emitted whend the user activates the default widget.
  public var activateDefault: SafeSignal<Void> { signal("activate-default") }

  /// Emitted when the popover is closed.
  public var closed: SafeSignal<Void> { signal("closed") }
}

/// `PopoverMenuBar` presents a horizontal bar of items that pop up popover menus when clicked.
open class PopoverMenuBar: Widget {
  open override class var gType: GType { gtk_popover_menu_bar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a `PopoverMenuBar` from a `GMenuModel`.
  public init(model: Gio.MenuModel?) {
    super.init(adopting: gtk_popover_menu_bar_new_from_model(model?.gMenuModel))
  }

  /// The `GMenuModel` from which the menu bar is created.
  public final var menuModel: Gio.MenuModel? {
    get { lentObject(gtk_popover_menu_bar_get_menu_model(instance(self))) }
    set { gtk_popover_menu_bar_set_menu_model(instance(self), newValue?.gMenuModel) }
  }

  /// Adds a custom widget to a generated menubar.
  @discardableResult
  public final func addChild(_ child: Widget, id: String) -> Bool {
    gtk_popover_menu_bar_add_child(instance(self), child.gtkWidget, id).isTrue
  }

  /// Removes a widget that has previously been added with `gtk_popover_menu_bar_add_child()`.
  @discardableResult
  public final func removeChild(_ child: Widget) -> Bool {
    gtk_popover_menu_bar_remove_child(instance(self), child.gtkWidget).isTrue
  }
}

extension Reactive where Base: PopoverMenuBar {
  /// The `GMenuModel` from which the menu bar is created.
  public var menuModel: DynamicSubject<Gio.MenuModel?> { property("menu-model") }
}

/// A `PrintContext` encapsulates context information that is required when drawing pages for printing.
open class PrintContext: Object {
  open override class var gType: GType { gtk_print_context_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Pango.Context` that can be used with the `PrintContext`.
  @discardableResult
  public final func createPangoContext() -> Pango.Context {
    givenObject(opaque: gtk_print_context_create_pango_context(instance(self)))!
  }

  /// Creates a new `Pango.Layout` that is suitable for use with the `PrintContext`.
  @discardableResult
  public final func createPangoLayout() -> Pango.Layout {
    givenObject(opaque: gtk_print_context_create_pango_layout(instance(self)))!
  }

  /// Obtains the cairo context that is associated with the `PrintContext`.
  public final var cairoContext: Cairo.Context {
    promised(lentBoxed(opaque: gtk_print_context_get_cairo_context(instance(self))))
  }

  /// Obtains the horizontal resolution of the `PrintContext`, in dots per inch.
  public final var dpiX: Double { gtk_print_context_get_dpi_x(instance(self)) }

  /// Obtains the vertical resolution of the `PrintContext`, in dots per inch.
  public final var dpiY: Double { gtk_print_context_get_dpi_y(instance(self)) }

  /// Obtains the hardware printer margins of the `PrintContext`, in units.
  public final var hardMargins: (top: Double, bottom: Double, left: Double, right: Double)? {
    var cTop: Double = 0
    var cBottom: Double = 0
    var cLeft: Double = 0
    var cRight: Double = 0
    let result = gtk_print_context_get_hard_margins(instance(self), &cTop, &cBottom, &cLeft, &cRight)
    guard result != 0 else { return nil }
    return (cTop, cBottom, cLeft, cRight)
  }

  /// Obtains the height of the `PrintContext`, in pixels.
  public final var height: Double { gtk_print_context_get_height(instance(self)) }

  /// Obtains the `PageSetup` that determines the page dimensions of the `PrintContext`.
  public final var pageSetup: PageSetup? { lentObject(opaque: gtk_print_context_get_page_setup(instance(self))) }

  /// Returns a `Pango.FontMap` that is suitable for use with the `PrintContext`.
  public final var pangoFontmap: Pango.FontMap? { lentObject(gtk_print_context_get_pango_fontmap(instance(self))) }

  /// Obtains the width of the `PrintContext`, in pixels.
  public final var width: Double { gtk_print_context_get_width(instance(self)) }

  /// Sets a new cairo context on a print context.
  public final func setCairoContext(_ cr: Cairo.Context, dpiX: Double, dpiY: Double) {
    gtk_print_context_set_cairo_context(instance(self), cr.opaque, dpiX, dpiY)
  }
}

/// A `PrintJob` object represents a job that is sent to a printer.
open class PrintJob: Object {
  open override class var gType: GType { gtk_print_job_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `PrintJob`.
  public init(title: String, printer: Printer, settings: PrintSettings, pageSetup: PageSetup) {
    super.init(adopting: gtk_print_job_new(title, printer.opaque, settings.opaque, pageSetup.opaque).raw)
  }

  /// Page setup.
  public final var pageSetup: PageSetup? { getProperty("page-setup") }

  /// The printer to send the job to.
  public final var printer: Printer? { lentObject(opaque: gtk_print_job_get_printer(instance(self))) }

  /// Printer settings.
  public final var settings: PrintSettings? { lentObject(opaque: gtk_print_job_get_settings(instance(self))) }

  /// The title of the print job.
  public final var title: String { lentString(gtk_print_job_get_title(instance(self))) }

  /// `true` if the print job will continue to emit status-changed signals after the print data has been setn to the
  /// printer.
  public final var trackPrintStatus: Bool {
    get { gtk_print_job_get_track_print_status(instance(self)).isTrue }
    set { gtk_print_job_set_track_print_status(instance(self), newValue.gboolean) }
  }

  /// Gets whether this job is printed collated.
  public final var collate: Bool {
    get { gtk_print_job_get_collate(instance(self)).isTrue }
    set(collate) { gtk_print_job_set_collate(instance(self), collate.gboolean) }
  }

  /// Gets the n-up setting for this job.
  public final var nUp: Int {
    get { gtk_print_job_get_n_up(instance(self)).int }
    set(nUp) { gtk_print_job_set_n_up(instance(self), nUp.uint32) }
  }

  /// Gets the n-up layout setting for this job.
  public final var nUpLayout: NumberUpLayout {
    get { NumberUpLayout(cValue: gtk_print_job_get_n_up_layout(instance(self))) }
    set(layout) { gtk_print_job_set_n_up_layout(instance(self), layout.cValue) }
  }

  /// Gets the number of copies of this job.
  public final var numCopies: Int {
    get { gtk_print_job_get_num_copies(instance(self)).int }
    set(numCopies) { gtk_print_job_set_num_copies(instance(self), numCopies.int32) }
  }

  /// Gets the page ranges for this job.
  public final var pageRanges: [PageRange] {
    var cNRanges: Int32 = 0
    let result = gtk_print_job_get_page_ranges(instance(self), &cNRanges)
    return elements(result, count: cNRanges.int, isGiven: false) { PageRange(cValue: $0) }
  }

  /// Gets the `PageSet` setting for this job.
  public final var pageSet: PageSet {
    get { PageSet(cValue: gtk_print_job_get_page_set(instance(self))) }
    set(pageSet) { gtk_print_job_set_page_set(instance(self), pageSet.cValue) }
  }

  /// Gets the `PrintPages` setting for this job.
  public final var pages: PrintPages {
    get { PrintPages(cValue: gtk_print_job_get_pages(instance(self))) }
    set(pages) { gtk_print_job_set_pages(instance(self), pages.cValue) }
  }

  /// Gets whether this job is printed reversed.
  public final var reverse: Bool {
    get { gtk_print_job_get_reverse(instance(self)).isTrue }
    set(reverse) { gtk_print_job_set_reverse(instance(self), reverse.gboolean) }
  }

  /// Gets whether the job is printed rotated.
  public final var rotate: Bool {
    get { gtk_print_job_get_rotate(instance(self)).isTrue }
    set(rotate) { gtk_print_job_set_rotate(instance(self), rotate.gboolean) }
  }

  /// Gets the scale for this job.
  public final var scale: Double {
    get { gtk_print_job_get_scale(instance(self)) }
    set(scale) { gtk_print_job_set_scale(instance(self), scale) }
  }

  /// Gets the status of the print job.
  public final var status: PrintStatus { PrintStatus(cValue: gtk_print_job_get_status(instance(self))) }

  /// Gets a cairo surface onto which the pages of the print job should be rendered.
  public final func getSurface() throws(GLib.Failure) -> Cairo.Surface {
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_print_job_get_surface(instance(self), &error)
    if let error { throw GLib.Failure(consuming: error) }
    return promised(lentBoxed(opaque: result))
  }

  /// Sends the print job off to the printer.
  public final func send(_ callback: @escaping (PrintJob, GLib.Failure) -> Void) {
    gtk_print_job_send(instance(self), callGtkPrintJobCompleteFunc, heldClosure(callback), releaseClosure)
  }

  /// Make the `PrintJob` send an existing document to the printing system.
  public final func setSourceFd(_ fd: Int) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_print_job_set_source_fd(instance(self), fd.int32, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Make the `PrintJob` send an existing document to the printing system.
  public final func setSourceFile(_ filename: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_print_job_set_source_file(instance(self), filename, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }
}

extension Reactive where Base: PrintJob {
  /// Page setup.
  public var pageSetup: SafeSignal<PageSetup?> { readOnlyProperty("page-setup") }

  /// The printer to send the job to.
  public var printer: SafeSignal<Printer?> { readOnlyProperty("printer") }

  /// Printer settings.
  public var settings: SafeSignal<PrintSettings?> { readOnlyProperty("settings") }

  /// The title of the print job.
  public var title: SafeSignal<String> { readOnlyProperty("title") }

  /// `true` if the print job will continue to emit status-changed signals after the print data has been setn to the
  /// printer.
  public var trackPrintStatus: DynamicSubject<Bool> { property("track-print-status") }

  /// Emitted when the status of a job changes.
  public var statusChanged: SafeSignal<Void> { signal("status-changed") }
}

/// `PrintOperation` is the high-level, portable printing API.
open class PrintOperation: Object, PrintOperationPreview {
  open override class var gType: GType { gtk_print_operation_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkPrintOperation: UnsafeMutablePointer<GtkPrintOperation> {
    pointer.assumingMemoryBound(to: GtkPrintOperation.self)
  }

  /// Creates a new `PrintOperation`.
  public init() {
    super.init(adopting: gtk_print_operation_new())
  }

  /// Determines whether the print operation may run asynchronously or not.
  public final var allowAsync: Bool {
    get { getProperty("allow-async") }
    set { gtk_print_operation_set_allow_async(gtkPrintOperation, newValue.gboolean) }
  }

  /// The current page in the document.
  public final var currentPage: Int {
    get { getProperty("current-page") }
    set { gtk_print_operation_set_current_page(gtkPrintOperation, newValue.int32) }
  }

  /// Used as the label of the tab containing custom widgets.
  public final var customTabLabel: String? {
    get { getProperty("custom-tab-label") }
    set { lend(newValue) { gtk_print_operation_set_custom_tab_label(gtkPrintOperation, $0) } }
  }

  /// The `PageSetup` used by default.
  public final var defaultPageSetup: PageSetup? {
    get { lentObject(opaque: gtk_print_operation_get_default_page_setup(gtkPrintOperation)) }
    set { gtk_print_operation_set_default_page_setup(gtkPrintOperation, newValue?.opaque) }
  }

  /// If `true`, page size combo box and orientation combo box are embedded into page setup page.
  public final var embedPageSetup: Bool {
    get { gtk_print_operation_get_embed_page_setup(gtkPrintOperation).isTrue }
    set { gtk_print_operation_set_embed_page_setup(gtkPrintOperation, newValue.gboolean) }
  }

  /// The name of a file to generate instead of showing the print dialog.
  public final var exportFilename: String {
    get { getProperty("export-filename") }
    set { lend(newValue) { gtk_print_operation_set_export_filename(gtkPrintOperation, $0) } }
  }

  /// Determines whether there is a selection in your application.
  public final var hasSelection: Bool {
    get { gtk_print_operation_get_has_selection(gtkPrintOperation).isTrue }
    set { gtk_print_operation_set_has_selection(gtkPrintOperation, newValue.gboolean) }
  }

  /// A string used to identify the job (e.g. in monitoring applications like eggcups).
  public final var jobName: String {
    get { getProperty("job-name") }
    set { lend(newValue) { gtk_print_operation_set_job_name(gtkPrintOperation, $0) } }
  }

  /// The number of pages in the document.
  public final var nPages: Int {
    get { getProperty("n-pages") }
    set { gtk_print_operation_set_n_pages(gtkPrintOperation, newValue.int32) }
  }

  /// The number of pages that will be printed.
  public final var nPagesToPrint: Int { gtk_print_operation_get_n_pages_to_print(gtkPrintOperation).int }

  /// The `PrintSettings` used for initializing the dialog.
  public final var printSettings: PrintSettings? {
    get { lentObject(opaque: gtk_print_operation_get_print_settings(gtkPrintOperation)) }
    set { gtk_print_operation_set_print_settings(gtkPrintOperation, newValue?.opaque) }
  }

  /// Determines whether to show a progress dialog during the print operation.
  public final var showProgress: Bool {
    get { getProperty("show-progress") }
    set { gtk_print_operation_set_show_progress(gtkPrintOperation, newValue.gboolean) }
  }

  /// The status of the print operation.
  public final var status: PrintStatus { PrintStatus(cValue: gtk_print_operation_get_status(gtkPrintOperation)) }

  /// A string representation of the status of the print operation.
  public final var statusString: String { lentString(gtk_print_operation_get_status_string(gtkPrintOperation)) }

  /// If `true`, the print operation will support print of selection.
  public final var supportSelection: Bool {
    get { gtk_print_operation_get_support_selection(gtkPrintOperation).isTrue }
    set { gtk_print_operation_set_support_selection(gtkPrintOperation, newValue.gboolean) }
  }

  /// If `true`, the print operation will try to continue report on the status of the print job in the printer queues
  /// and printer.
  public final var trackPrintStatus: Bool {
    get { getProperty("track-print-status") }
    set { gtk_print_operation_set_track_print_status(gtkPrintOperation, newValue.gboolean) }
  }

  /// The transformation for the cairo context obtained from `PrintContext` is set up in such a way that distances are
  /// measured in units of `unit`.
  public final var unit: PrintUnit {
    get { getProperty("unit") }
    set { gtk_print_operation_set_unit(gtkPrintOperation, newValue.cValue) }
  }

  /// If `true`, the transformation for the cairo context obtained from `PrintContext` puts the origin at the top left
  /// corner of the page.
  public final var useFullPage: Bool {
    get { getProperty("use-full-page") }
    set { gtk_print_operation_set_use_full_page(gtkPrintOperation, newValue.gboolean) }
  }

  /// Cancels a running print operation.
  public final func cancel() { gtk_print_operation_cancel(gtkPrintOperation) }

  /// Signal that drawing of particular page is complete.
  public final func drawPageFinish() { gtk_print_operation_draw_page_finish(gtkPrintOperation) }

  /// Call this when the result of a print operation is `GTK_PRINT_OPERATION_RESULT_ERROR`.
  public final func getError() throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_print_operation_get_error(gtkPrintOperation, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// A convenience function to find out if the print operation is finished.
  public final var isFinished: Bool { gtk_print_operation_is_finished(gtkPrintOperation).isTrue }

  /// Runs the print operation.
  @discardableResult
  public final func run(action: PrintOperationAction, parent: Window?) throws(GLib.Failure) -> PrintOperationResult {
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_print_operation_run(gtkPrintOperation, action.cValue, parent?.gtkWindow, &error)
    if let error { throw GLib.Failure(consuming: error) }
    return PrintOperationResult(cValue: result)
  }

  /// Sets up the `PrintOperation` to wait for calling of [method@Gtk.PrintOperation.draw_page_finish from application.
  public final func setDeferDrawing() { gtk_print_operation_set_defer_drawing(gtkPrintOperation) }
}

extension Reactive where Base: PrintOperation {
  /// Determines whether the print operation may run asynchronously or not.
  public var allowAsync: DynamicSubject<Bool> { property("allow-async") }

  /// The current page in the document.
  public var currentPage: DynamicSubject<Int> { property("current-page") }

  /// Used as the label of the tab containing custom widgets.
  public var customTabLabel: DynamicSubject<String?> { property("custom-tab-label") }

  /// The `PageSetup` used by default.
  public var defaultPageSetup: DynamicSubject<PageSetup?> { property("default-page-setup") }

  /// If `true`, page size combo box and orientation combo box are embedded into page setup page.
  public var embedPageSetup: DynamicSubject<Bool> { property("embed-page-setup") }

  /// The name of a file to generate instead of showing the print dialog.
  public var exportFilename: DynamicSubject<String> { property("export-filename") }

  /// Determines whether there is a selection in your application.
  public var hasSelection: DynamicSubject<Bool> { property("has-selection") }

  /// A string used to identify the job (e.g. in monitoring applications like eggcups).
  public var jobName: DynamicSubject<String> { property("job-name") }

  /// The number of pages in the document.
  public var nPages: DynamicSubject<Int> { property("n-pages") }

  /// The number of pages that will be printed.
  public var nPagesToPrint: SafeSignal<Int> { readOnlyProperty("n-pages-to-print") }

  /// The `PrintSettings` used for initializing the dialog.
  public var printSettings: DynamicSubject<PrintSettings?> { property("print-settings") }

  /// Determines whether to show a progress dialog during the print operation.
  public var showProgress: DynamicSubject<Bool> { property("show-progress") }

  /// The status of the print operation.
  public var status: SafeSignal<PrintStatus> { readOnlyProperty("status") }

  /// A string representation of the status of the print operation.
  public var statusString: SafeSignal<String> { readOnlyProperty("status-string") }

  /// If `true`, the print operation will support print of selection.
  public var supportSelection: DynamicSubject<Bool> { property("support-selection") }

  /// If `true`, the print operation will try to continue report on the status of the print job in the printer queues
  /// and printer.
  public var trackPrintStatus: DynamicSubject<Bool> { property("track-print-status") }

  /// The transformation for the cairo context obtained from `PrintContext` is set up in such a way that distances are
  /// measured in units of `unit`.
  public var unit: DynamicSubject<PrintUnit> { property("unit") }

  /// If `true`, the transformation for the cairo context obtained from `PrintContext` puts the origin at the top left
  /// corner of the page.
  public var useFullPage: DynamicSubject<Bool> { property("use-full-page") }

  /// Emitted after the user has finished changing print settings in the dialog, before the actual rendering starts.
  ///
  /// Argument: `context`.
  public var beginPrint: SafeSignal<PrintContext> { signal(ofOne: "begin-print") }

  /// Emitted when displaying the print dialog.
  public var createCustomWidget: SignalRequest<Object?> { request("create-custom-widget") }

  /// Emitted right before `beginPrint` if you added a custom widget in the `createCustomWidget` handler.
  ///
  /// Argument: `widget`.
  public var customWidgetApply: SafeSignal<Widget> { signal(ofOne: "custom-widget-apply") }

  /// Emitted when the print operation run has finished doing everything required for printing.
  ///
  /// Argument: `result`.
  public var done: SafeSignal<PrintOperationResult> { signal(ofOne: "done") }

  /// Emitted for every page that is printed.
  ///
  /// Arguments: `context`, `pageNr`.
  public var drawPage: SafeSignal<(PrintContext, Int)> { signal(ofSeveral: "draw-page") }

  /// Emitted after all pages have been rendered.
  ///
  /// Argument: `context`.
  public var endPrint: SafeSignal<PrintContext> { signal(ofOne: "end-print") }

  /// Emitted after the `beginPrint` signal, but before the actual rendering starts.
  ///
  /// Argument: `context`.
  public var paginate: SignalRequest<Bool, PrintContext> { request("paginate") }

  /// Gets emitted when a preview is requested from the native dialog.
  ///
  /// Arguments: `preview`, `context`, `parent`.
  public var preview: SignalRequest<Bool, any PrintOperationPreview, PrintContext, Window?> {
    request("preview", reading: { ($0.interface(at: 1), $0.value(at: 2), $0.value(at: 3)) })
  }

  /// Emitted once for every page that is printed.
  ///
  /// Arguments: `context`, `pageNr`, `setup`.
  public var requestPageSetup: SafeSignal<(PrintContext, Int, PageSetup)> { signal(ofSeveral: "request-page-setup") }

  /// Emitted at between the various phases of the print operation.
  public var statusChanged: SafeSignal<Void> { signal("status-changed") }

  /// Emitted after change of selected printer.
  ///
  /// Arguments: `widget`, `setup`, `settings`.
  public var updateCustomWidget: SafeSignal<(Widget, PageSetup, PrintSettings)> {
    signal(ofSeveral: "update-custom-widget")
  }
}

/// A `PrintSettings` object represents the settings of a print dialog in a system-independent way.
open class PrintSettings: Object {
  open override class var gType: GType { gtk_print_settings_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `PrintSettings` object.
  public init() {
    super.init(adopting: gtk_print_settings_new().raw)
  }

  /// Reads the print settings from `fileName`.
  public init(fileName: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    let pointer = gtk_print_settings_new_from_file(fileName, &error)
    if let error { throw GLib.Failure(consuming: error) }
    super.init(adopting: pointer!.raw)
  }

  /// Deserialize print settings from an a{sv} variant.
  public init(variant: GLib.Variant) {
    super.init(adopting: gtk_print_settings_new_from_gvariant(variant.opaque).raw)
  }

  /// Reads the print settings from the group `groupName` in `keyFile`.
  public init(keyFile: GLib.KeyFile, groupName: String?) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    let pointer = gtk_print_settings_new_from_key_file(keyFile.opaque, groupName, &error)
    if let error { throw GLib.Failure(consuming: error) }
    super.init(adopting: pointer!.raw)
  }

  /// Copies a `PrintSettings` object.
  @discardableResult
  public final func copy() -> PrintSettings { givenObject(opaque: gtk_print_settings_copy(instance(self)))! }

  /// Calls `func` for each key-value pair of `settings`.
  public final func foreach(_ `func`: @escaping (String, String) -> Void) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_print_settings_foreach(instance(self), callGtkPrintSettingsFunc, lent.closure(`func`))
  }

  /// Looks up the string value associated with `key`.
  public final func get(_ key: String) -> String? { lentString(ifAny: gtk_print_settings_get(instance(self), key)) }

  /// Returns the boolean represented by the value that is associated with `key`.
  public final func getBool(_ key: String) -> Bool { gtk_print_settings_get_bool(instance(self), key).isTrue }

  /// Gets the value of `GTK_PRINT_SETTINGS_COLLATE`.
  public final var collate: Bool {
    get { gtk_print_settings_get_collate(instance(self)).isTrue }
    set(collate) { gtk_print_settings_set_collate(instance(self), collate.gboolean) }
  }

  /// Gets the value of `GTK_PRINT_SETTINGS_DEFAULT_SOURCE`.
  public final var defaultSource: String? { lentString(ifAny: gtk_print_settings_get_default_source(instance(self))) }

  /// Gets the value of `GTK_PRINT_SETTINGS_DITHER`.
  public final var dither: String? { lentString(ifAny: gtk_print_settings_get_dither(instance(self))) }

  /// Returns the double value associated with `key`, or 0.
  public final func getDouble(_ key: String) -> Double { gtk_print_settings_get_double(instance(self), key) }

  /// Returns the floating point number represented by the value that is associated with `key`, or `defaultVal` if the
  /// value does not represent a floating point number.
  public final func getDoubleWithDefault(_ key: String, def: Double) -> Double {
    gtk_print_settings_get_double_with_default(instance(self), key, def)
  }

  /// Gets the value of `GTK_PRINT_SETTINGS_DUPLEX`.
  public final var duplex: PrintDuplex {
    get { PrintDuplex(cValue: gtk_print_settings_get_duplex(instance(self))) }
    set(duplex) { gtk_print_settings_set_duplex(instance(self), duplex.cValue) }
  }

  /// Gets the value of `GTK_PRINT_SETTINGS_FINISHINGS`.
  public final var finishings: String? { lentString(ifAny: gtk_print_settings_get_finishings(instance(self))) }

  /// Returns the integer value of `key`, or 0.
  public final func getInt(_ key: String) -> Int { gtk_print_settings_get_int(instance(self), key).int }

  /// Returns the value of `key`, interpreted as an integer, or the default value.
  public final func getIntWithDefault(_ key: String, def: Int) -> Int {
    gtk_print_settings_get_int_with_default(instance(self), key, def.int32).int
  }

  /// Returns the value associated with `key`, interpreted as a length.
  public final func getLength(_ key: String, unit: PrintUnit) -> Double {
    gtk_print_settings_get_length(instance(self), key, unit.cValue)
  }

  /// Gets the value of `GTK_PRINT_SETTINGS_MEDIA_TYPE`.
  public final var mediaType: String? { lentString(ifAny: gtk_print_settings_get_media_type(instance(self))) }

  /// Gets the value of `GTK_PRINT_SETTINGS_N_COPIES`.
  public final var nCopies: Int {
    get { gtk_print_settings_get_n_copies(instance(self)).int }
    set(numCopies) { gtk_print_settings_set_n_copies(instance(self), numCopies.int32) }
  }

  /// Gets the value of `GTK_PRINT_SETTINGS_NUMBER_UP`.
  public final var numberUp: Int {
    get { gtk_print_settings_get_number_up(instance(self)).int }
    set(numberUp) { gtk_print_settings_set_number_up(instance(self), numberUp.int32) }
  }

  /// Gets the value of `GTK_PRINT_SETTINGS_NUMBER_UP_LAYOUT`.
  public final var numberUpLayout: NumberUpLayout {
    get { NumberUpLayout(cValue: gtk_print_settings_get_number_up_layout(instance(self))) }
    set(numberUpLayout) { gtk_print_settings_set_number_up_layout(instance(self), numberUpLayout.cValue) }
  }

  /// Get the value of `GTK_PRINT_SETTINGS_ORIENTATION`, converted to a `PageOrientation`.
  public final var orientation: PageOrientation {
    get { PageOrientation(cValue: gtk_print_settings_get_orientation(instance(self))) }
    set(orientation) { gtk_print_settings_set_orientation(instance(self), orientation.cValue) }
  }

  /// Gets the value of `GTK_PRINT_SETTINGS_OUTPUT_BIN`.
  public final var outputBin: String? { lentString(ifAny: gtk_print_settings_get_output_bin(instance(self))) }

  /// Gets the value of `GTK_PRINT_SETTINGS_PAGE_RANGES`.
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

  /// Gets the value of `GTK_PRINT_SETTINGS_PAGE_SET`.
  public final var pageSet: PageSet {
    get { PageSet(cValue: gtk_print_settings_get_page_set(instance(self))) }
    set(pageSet) { gtk_print_settings_set_page_set(instance(self), pageSet.cValue) }
  }

  /// Gets the value of `GTK_PRINT_SETTINGS_PAPER_HEIGHT`, converted to `unit`.
  public final func getPaperHeight(_ unit: PrintUnit) -> Double {
    gtk_print_settings_get_paper_height(instance(self), unit.cValue)
  }

  /// Gets the value of `GTK_PRINT_SETTINGS_PAPER_FORMAT`, converted to a `PaperSize`.
  public final var paperSize: PaperSize? { givenBoxed(opaque: gtk_print_settings_get_paper_size(instance(self))) }

  /// Gets the value of `GTK_PRINT_SETTINGS_PAPER_WIDTH`, converted to `unit`.
  public final func getPaperWidth(_ unit: PrintUnit) -> Double {
    gtk_print_settings_get_paper_width(instance(self), unit.cValue)
  }

  /// Gets the value of `GTK_PRINT_SETTINGS_PRINT_PAGES`.
  public final var printPages: PrintPages {
    get { PrintPages(cValue: gtk_print_settings_get_print_pages(instance(self))) }
    set(pages) { gtk_print_settings_set_print_pages(instance(self), pages.cValue) }
  }

  /// Convenience function to obtain the value of `GTK_PRINT_SETTINGS_PRINTER`.
  public final var printer: String? { lentString(ifAny: gtk_print_settings_get_printer(instance(self))) }

  /// Gets the value of `GTK_PRINT_SETTINGS_PRINTER_LPI`.
  public final var printerLpi: Double {
    get { gtk_print_settings_get_printer_lpi(instance(self)) }
    set(lpi) { gtk_print_settings_set_printer_lpi(instance(self), lpi) }
  }

  /// Gets the value of `GTK_PRINT_SETTINGS_QUALITY`.
  public final var quality: PrintQuality {
    get { PrintQuality(cValue: gtk_print_settings_get_quality(instance(self))) }
    set(quality) { gtk_print_settings_set_quality(instance(self), quality.cValue) }
  }

  /// Gets the value of `GTK_PRINT_SETTINGS_RESOLUTION`.
  public final var resolution: Int {
    get { gtk_print_settings_get_resolution(instance(self)).int }
    set(resolution) { gtk_print_settings_set_resolution(instance(self), resolution.int32) }
  }

  /// Gets the value of `GTK_PRINT_SETTINGS_RESOLUTION_X`.
  public final var resolutionX: Int { gtk_print_settings_get_resolution_x(instance(self)).int }

  /// Gets the value of `GTK_PRINT_SETTINGS_RESOLUTION_Y`.
  public final var resolutionY: Int { gtk_print_settings_get_resolution_y(instance(self)).int }

  /// Gets the value of `GTK_PRINT_SETTINGS_REVERSE`.
  public final var reverse: Bool {
    get { gtk_print_settings_get_reverse(instance(self)).isTrue }
    set(reverse) { gtk_print_settings_set_reverse(instance(self), reverse.gboolean) }
  }

  /// Gets the value of `GTK_PRINT_SETTINGS_SCALE`.
  public final var scale: Double {
    get { gtk_print_settings_get_scale(instance(self)) }
    set(scale) { gtk_print_settings_set_scale(instance(self), scale) }
  }

  /// Gets the value of `GTK_PRINT_SETTINGS_USE_COLOR`.
  public final var useColor: Bool {
    get { gtk_print_settings_get_use_color(instance(self)).isTrue }
    set(useColor) { gtk_print_settings_set_use_color(instance(self), useColor.gboolean) }
  }

  /// Returns `true`, if a value is associated with `key`.
  public final func hasKey(_ key: String) -> Bool { gtk_print_settings_has_key(instance(self), key).isTrue }

  /// Reads the print settings from `fileName`.
  public final func loadFile(_ fileName: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_print_settings_load_file(instance(self), fileName, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Reads the print settings from the group `groupName` in `keyFile`.
  public final func loadKeyFile(_ keyFile: GLib.KeyFile, groupName: String?) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_print_settings_load_key_file(instance(self), keyFile.opaque, groupName, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Associates `value` with `key`.
  public final func set(_ key: String, value: String?) { gtk_print_settings_set(instance(self), key, value) }

  /// Sets `key` to a boolean value.
  public final func setBool(_ key: String, value: Bool) {
    gtk_print_settings_set_bool(instance(self), key, value.gboolean)
  }

  /// Sets the value of `GTK_PRINT_SETTINGS_DEFAULT_SOURCE`.
  public final func setDefaultSource(_ defaultSource: String) {
    gtk_print_settings_set_default_source(instance(self), defaultSource)
  }

  /// Sets the value of `GTK_PRINT_SETTINGS_DITHER`.
  public final func setDither(_ dither: String) { gtk_print_settings_set_dither(instance(self), dither) }

  /// Sets `key` to a double value.
  public final func setDouble(_ key: String, value: Double) {
    gtk_print_settings_set_double(instance(self), key, value)
  }

  /// Sets the value of `GTK_PRINT_SETTINGS_FINISHINGS`.
  public final func setFinishings(_ finishings: String) {
    gtk_print_settings_set_finishings(instance(self), finishings)
  }

  /// Sets `key` to an integer value.
  public final func setInt(_ key: String, value: Int) { gtk_print_settings_set_int(instance(self), key, value.int32) }

  /// Associates a length in units of `unit` with `key`.
  public final func setLength(_ key: String, value: Double, unit: PrintUnit) {
    gtk_print_settings_set_length(instance(self), key, value, unit.cValue)
  }

  /// Sets the value of `GTK_PRINT_SETTINGS_MEDIA_TYPE`.
  public final func setMediaType(_ mediaType: String) { gtk_print_settings_set_media_type(instance(self), mediaType) }

  /// Sets the value of `GTK_PRINT_SETTINGS_OUTPUT_BIN`.
  public final func setOutputBin(_ outputBin: String) { gtk_print_settings_set_output_bin(instance(self), outputBin) }

  /// Sets the value of `GTK_PRINT_SETTINGS_PAPER_HEIGHT`.
  public final func setPaperHeight(height: Double, unit: PrintUnit) {
    gtk_print_settings_set_paper_height(instance(self), height, unit.cValue)
  }

  /// Sets the value of `GTK_PRINT_SETTINGS_PAPER_FORMAT`, `GTK_PRINT_SETTINGS_PAPER_WIDTH` and
  /// `GTK_PRINT_SETTINGS_PAPER_HEIGHT`.
  public final func setPaperSize(_ paperSize: PaperSize) {
    gtk_print_settings_set_paper_size(instance(self), paperSize.opaque)
  }

  /// Sets the value of `GTK_PRINT_SETTINGS_PAPER_WIDTH`.
  public final func setPaperWidth(width: Double, unit: PrintUnit) {
    gtk_print_settings_set_paper_width(instance(self), width, unit.cValue)
  }

  /// Convenience function to set `GTK_PRINT_SETTINGS_PRINTER` to `printer`.
  public final func setPrinter(_ printer: String) { gtk_print_settings_set_printer(instance(self), printer) }

  /// Sets the values of `GTK_PRINT_SETTINGS_RESOLUTION`, `GTK_PRINT_SETTINGS_RESOLUTION_X` and
  /// `GTK_PRINT_SETTINGS_RESOLUTION_Y`.
  public final func setResolutionXy(resolutionX: Int, resolutionY: Int) {
    gtk_print_settings_set_resolution_xy(instance(self), resolutionX.int32, resolutionY.int32)
  }

  /// This function saves the print settings from `settings` to `fileName`.
  public final func toFile(_ fileName: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_print_settings_to_file(instance(self), fileName, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Serialize print settings to an a{sv} variant.
  @discardableResult
  public final func toGvariant() -> GLib.Variant {
    promised(lentBoxed(opaque: gtk_print_settings_to_gvariant(instance(self))))
  }

  /// This function adds the print settings from `settings` to `keyFile`.
  public final func toKeyFile(_ keyFile: GLib.KeyFile, groupName: String?) {
    gtk_print_settings_to_key_file(instance(self), keyFile.opaque, groupName)
  }

  /// Removes any value associated with `key`.
  public final func unset(_ key: String) { gtk_print_settings_unset(instance(self), key) }
}

/// A `Printer` object represents a printer.
open class Printer: Object {
  open override class var gType: GType { gtk_printer_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// `true` if the printer is accepting jobs.
  public final var acceptingJobs: Bool { getProperty("accepting-jobs") }

  /// `true` if this printer can accept PDF.
  public final var acceptsPdf: Bool { getProperty("accepts-pdf") }

  /// `true` if this printer can accept PostScript.
  public final var acceptsPs: Bool { getProperty("accepts-ps") }

  /// Icon name to use for the printer.
  public final var iconName: String { lentString(gtk_printer_get_icon_name(instance(self))) }

  /// `false` if this represents a real hardware device.
  public final var isVirtual: Bool { getProperty("is-virtual") }

  /// Number of jobs queued in the printer.
  public final var jobCount: Int { gtk_printer_get_job_count(instance(self)).int }

  /// Information about the location of the printer.
  public final var location: String { lentString(gtk_printer_get_location(instance(self))) }

  /// The name of the printer.
  public final var name: String { lentString(gtk_printer_get_name(instance(self))) }

  /// `true` if this printer is paused.
  public final var paused: Bool { getProperty("paused") }

  /// String giving the current status of the printer.
  public final var stateMessage: String { lentString(gtk_printer_get_state_message(instance(self))) }

  /// Compares two printers.
  @discardableResult
  public final func compare(_ b: Printer) -> Int { gtk_printer_compare(instance(self), b.opaque).int }

  /// Returns the printer’s capabilities.
  public final var capabilities: PrintCapabilities {
    PrintCapabilities(cValue: gtk_printer_get_capabilities(instance(self)))
  }

  /// Returns default page size of `printer`.
  public final var defaultPageSize: PageSetup? {
    givenObject(opaque: gtk_printer_get_default_page_size(instance(self)))
  }

  /// Gets the description of the printer.
  public final var description: String { lentString(gtk_printer_get_description(instance(self))) }

  /// Retrieve the hard margins of `printer`.
  public final var hardMargins: (top: Double, bottom: Double, left: Double, right: Double)? {
    var cTop: Double = 0
    var cBottom: Double = 0
    var cLeft: Double = 0
    var cRight: Double = 0
    let result = gtk_printer_get_hard_margins(instance(self), &cTop, &cBottom, &cLeft, &cRight)
    guard result != 0 else { return nil }
    return (cTop, cBottom, cLeft, cRight)
  }

  /// Retrieve the hard margins of `printer` for `paperSize`.
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

  /// Returns whether the printer details are available.
  public final var hasDetails: Bool { gtk_printer_has_details(instance(self)).isTrue }

  /// Returns whether the printer is accepting jobs
  public final var isAcceptingJobs: Bool { gtk_printer_is_accepting_jobs(instance(self)).isTrue }

  /// Returns whether the printer is currently active (i.e. accepts new jobs).
  public final var isActive: Bool { gtk_printer_is_active(instance(self)).isTrue }

  /// Returns whether the printer is the default printer.
  public final var isDefault: Bool { gtk_printer_is_default(instance(self)).isTrue }

  /// Returns whether the printer is currently paused.
  public final var isPaused: Bool { gtk_printer_is_paused(instance(self)).isTrue }

  /// Lists all the paper sizes `printer` supports.
  @discardableResult
  public final func listPapers() -> [PageSetup] {
    lists(gtk_printer_list_papers(instance(self)), isGiven: true) { givenObject($0) as PageSetup? }
  }

  /// Requests the printer details.
  public final func requestDetails() { gtk_printer_request_details(instance(self)) }
}

extension Reactive where Base: Printer {
  /// `true` if the printer is accepting jobs.
  public var acceptingJobs: SafeSignal<Bool> { readOnlyProperty("accepting-jobs") }

  /// `true` if this printer can accept PDF.
  public var acceptsPdf: SafeSignal<Bool> { readOnlyProperty("accepts-pdf") }

  /// `true` if this printer can accept PostScript.
  public var acceptsPs: SafeSignal<Bool> { readOnlyProperty("accepts-ps") }

  /// Icon name to use for the printer.
  public var iconName: SafeSignal<String> { readOnlyProperty("icon-name") }

  /// `false` if this represents a real hardware device.
  public var isVirtual: SafeSignal<Bool> { readOnlyProperty("is-virtual") }

  /// Number of jobs queued in the printer.
  public var jobCount: SafeSignal<Int> { readOnlyProperty("job-count") }

  /// Information about the location of the printer.
  public var location: SafeSignal<String> { readOnlyProperty("location") }

  /// The name of the printer.
  public var name: SafeSignal<String> { readOnlyProperty("name") }

  /// `true` if this printer is paused.
  public var paused: SafeSignal<Bool> { readOnlyProperty("paused") }

  /// String giving the current status of the printer.
  public var stateMessage: SafeSignal<String> { readOnlyProperty("state-message") }

  /// Emitted in response to a request for detailed information about a printer from the print backend.
  ///
  /// Argument: `success`.
  public var detailsAcquired: SafeSignal<Bool> { signal(ofOne: "details-acquired") }
}

/// `ProgressBar` is typically used to display the progress of a long running operation.
open class ProgressBar: Widget, Orientable {
  open override class var gType: GType { gtk_progress_bar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `ProgressBar`.
  public init() {
    super.init(adopting: gtk_progress_bar_new())
  }

  /// The preferred place to ellipsize the string.
  public final var ellipsize: Pango.EllipsizeMode {
    get { Pango.EllipsizeMode(cValue: gtk_progress_bar_get_ellipsize(instance(self))) }
    set { gtk_progress_bar_set_ellipsize(instance(self), newValue.cValue) }
  }

  /// The fraction of total work that has been completed.
  public final var fraction: Double {
    get { gtk_progress_bar_get_fraction(instance(self)) }
    set { gtk_progress_bar_set_fraction(instance(self), newValue) }
  }

  /// Invert the direction in which the progress bar grows.
  public final var inverted: Bool {
    get { gtk_progress_bar_get_inverted(instance(self)).isTrue }
    set { gtk_progress_bar_set_inverted(instance(self), newValue.gboolean) }
  }

  /// The fraction of total progress to move the bounding block when pulsed.
  public final var pulseStep: Double {
    get { gtk_progress_bar_get_pulse_step(instance(self)) }
    set { gtk_progress_bar_set_pulse_step(instance(self), newValue) }
  }

  /// Sets whether the progress bar will show a text in addition to the bar itself.
  public final var showText: Bool {
    get { gtk_progress_bar_get_show_text(instance(self)).isTrue }
    set { gtk_progress_bar_set_show_text(instance(self), newValue.gboolean) }
  }

  /// Text to be displayed in the progress bar.
  public final var text: String? {
    get { lentString(ifAny: gtk_progress_bar_get_text(instance(self))) }
    set { lend(newValue) { gtk_progress_bar_set_text(instance(self), $0) } }
  }

  /// Indicates that some progress has been made, but you don’t know how much.
  public final func pulse() { gtk_progress_bar_pulse(instance(self)) }
}

extension Reactive where Base: ProgressBar {
  /// The preferred place to ellipsize the string.
  public var ellipsize: DynamicSubject<Pango.EllipsizeMode> { property("ellipsize") }

  /// The fraction of total work that has been completed.
  public var fraction: DynamicSubject<Double> {
    property("fraction", get: { (object: ProgressBar) in object.fraction }, set: { $0.fraction = $1 })
  }

  /// Invert the direction in which the progress bar grows.
  public var inverted: DynamicSubject<Bool> { property("inverted") }

  /// The fraction of total progress to move the bounding block when pulsed.
  public var pulseStep: DynamicSubject<Double> {
    property("pulse-step", get: { (object: ProgressBar) in object.pulseStep }, set: { $0.pulseStep = $1 })
  }

  /// Sets whether the progress bar will show a text in addition to the bar itself.
  public var showText: DynamicSubject<Bool> { property("show-text") }

  /// Text to be displayed in the progress bar.
  public var text: DynamicSubject<String?> {
    property("text", get: { (object: ProgressBar) in object.text }, set: { $0.text = $1 })
  }
}

/// A `GObject` property value in a `ValueExpression`.
open class PropertyExpression: ValueExpression {
  open override class var gType: GType { gtk_property_expression_get_type() }

  /// Creates an expression that looks up a property.
  public convenience init(thisType: any GTyped.Type, expression: ValueExpression? = nil, propertyName: String) {
    self.init(taking: gtk_property_expression_new(thisType.registeredType, expression?.given(), propertyName).raw)
  }

  /// Creates an expression that looks up a property.
  public convenience init(expression: ValueExpression?, pspec: ParamSpec) {
    self.init(taking: gtk_property_expression_new_for_pspec(expression?.given(), pspec.gParamSpec).raw)
  }

  /// Gets the expression specifying the object of a property expression.
  public final var expression: ValueExpression? { lentBoxed(opaque: gtk_property_expression_get_expression(opaque)) }

  /// Gets the `GParamSpec` specifying the property of a property expression.
  public final var pspec: ParamSpec { promised(lentBoxed(gtk_property_expression_get_pspec(opaque))) }
}

/// `RangeControl` is the common base class for widgets which visualize an adjustment.
open class RangeControl: Widget, Orientable {
  open override class var gType: GType { gtk_range_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  final var gtkRange: UnsafeMutablePointer<GtkRange> { pointer.assumingMemoryBound(to: GtkRange.self) }

  /// The adjustment that is controlled by the range.
  public final var adjustment: Adjustment? {
    get { lentObject(gtk_range_get_adjustment(gtkRange)) }
    set { gtk_range_set_adjustment(gtkRange, newValue?.gtkAdjustment) }
  }

  /// The fill level (e.g. prebuffering of a network stream).
  public final var fillLevel: Double {
    get { gtk_range_get_fill_level(gtkRange) }
    set { gtk_range_set_fill_level(gtkRange, newValue) }
  }

  /// If `true`, the direction in which the slider moves is inverted.
  public final var inverted: Bool {
    get { gtk_range_get_inverted(gtkRange).isTrue }
    set { gtk_range_set_inverted(gtkRange, newValue.gboolean) }
  }

  /// Controls whether slider movement is restricted to an upper boundary set by the fill level.
  public final var restrictToFillLevel: Bool {
    get { gtk_range_get_restrict_to_fill_level(gtkRange).isTrue }
    set { gtk_range_set_restrict_to_fill_level(gtkRange, newValue.gboolean) }
  }

  /// The number of digits to round the value to when it changes.
  public final var roundDigits: Int {
    get { gtk_range_get_round_digits(gtkRange).int }
    set { gtk_range_set_round_digits(gtkRange, newValue.int32) }
  }

  /// Controls whether fill level indicator graphics are displayed on the trough.
  public final var showFillLevel: Bool {
    get { gtk_range_get_show_fill_level(gtkRange).isTrue }
    set { gtk_range_set_show_fill_level(gtkRange, newValue.gboolean) }
  }

  /// Gets whether the `RangeControl` respects text direction.
  public final var flippable: Bool {
    get { gtk_range_get_flippable(gtkRange).isTrue }
    set(flippable) { gtk_range_set_flippable(gtkRange, flippable.gboolean) }
  }

  /// This function returns the area that contains the range’s trough, in coordinates relative to `range`'s origin.
  public final var rangeRect: Gdk.Rectangle {
    var cRangeRect = GdkRectangle()
    gtk_range_get_range_rect(gtkRange, &cRangeRect)
    return Gdk.Rectangle(cValue: cRangeRect)
  }

  /// This function returns sliders range along the long dimension, in widget->window coordinates.
  public final var sliderRange: (sliderStart: Int, sliderEnd: Int) {
    var cSliderStart: Int32 = 0
    var cSliderEnd: Int32 = 0
    gtk_range_get_slider_range(gtkRange, &cSliderStart, &cSliderEnd)
    return (cSliderStart.int, cSliderEnd.int)
  }

  /// This function is useful mainly for `RangeControl` subclasses.
  public final var sliderSizeFixed: Bool {
    get { gtk_range_get_slider_size_fixed(gtkRange).isTrue }
    set(sizeFixed) { gtk_range_set_slider_size_fixed(gtkRange, sizeFixed.gboolean) }
  }

  /// Gets the current value of the range.
  public final var value: Double {
    get { gtk_range_get_value(gtkRange) }
    set(value) { gtk_range_set_value(gtkRange, value) }
  }

  /// Sets the step and page sizes for the range.
  public final func setIncrements(step: Double, page: Double) { gtk_range_set_increments(gtkRange, step, page) }

  /// Sets the allowable values in the `RangeControl`.
  public final func setRange(min: Double, max: Double) { gtk_range_set_range(gtkRange, min, max) }
}

extension Reactive where Base: RangeControl {
  /// The adjustment that is controlled by the range.
  public var adjustment: DynamicSubject<Adjustment?> { property("adjustment") }

  /// The fill level (e.g. prebuffering of a network stream).
  public var fillLevel: DynamicSubject<Double> {
    property("fill-level", get: { (object: RangeControl) in object.fillLevel }, set: { $0.fillLevel = $1 })
  }

  /// If `true`, the direction in which the slider moves is inverted.
  public var inverted: DynamicSubject<Bool> { property("inverted") }

  /// Controls whether slider movement is restricted to an upper boundary set by the fill level.
  public var restrictToFillLevel: DynamicSubject<Bool> { property("restrict-to-fill-level") }

  /// The number of digits to round the value to when it changes.
  public var roundDigits: DynamicSubject<Int> {
    property("round-digits", get: { (object: RangeControl) in object.roundDigits }, set: { $0.roundDigits = $1 })
  }

  /// Controls whether fill level indicator graphics are displayed on the trough.
  public var showFillLevel: DynamicSubject<Bool> { property("show-fill-level") }

  /// Emitted before clamping a value, to give the application a chance to adjust the bounds.
  ///
  /// Argument: `value`.
  public var adjustBounds: SafeSignal<Double> { signal(ofOne: "adjust-bounds") }

  /// Emitted when a scroll action is performed on a range.
  ///
  /// Arguments: `scroll`, `value`.
  public var changeValue: SignalRequest<Bool, ScrollType, Double> { request("change-value") }

  /// Virtual function that moves the slider.
  ///
  /// Argument: `step`.
  public var moveSlider: SafeSignal<ScrollType> { signal(ofOne: "move-slider") }

  /// Emitted when the range value changes.
  public var valueChanged: SafeSignal<Void> { signal("value-changed") }
}

/// `RecentManager` manages and looks up recently used files.
open class RecentManager: Object {
  open override class var gType: GType { gtk_recent_manager_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkRecentManager: UnsafeMutablePointer<GtkRecentManager> {
    pointer.assumingMemoryBound(to: GtkRecentManager.self)
  }

  /// Creates a new recent manager object.
  public init() {
    super.init(adopting: gtk_recent_manager_new())
  }

  /// The full path to the file to be used to store and read the recently used resources list
  public final var filename: String { getProperty("filename") }

  /// The size of the recently used resources list.
  public final var size: Int { getProperty("size") }

  /// Adds a new resource, pointed by `uri`, into the recently used resources list.
  @discardableResult
  public final func addItem(_ uri: String) -> Bool { gtk_recent_manager_add_item(gtkRecentManager, uri).isTrue }

  /// Gets the list of recently used resources.
  public final var items: [RecentInfo] {
    lists(gtk_recent_manager_get_items(gtkRecentManager), isGiven: true) { givenBoxed($0) as RecentInfo? }
  }

  /// Checks whether there is a recently used resource registered with `uri` inside the recent manager.
  public final func hasItem(_ uri: String) -> Bool { gtk_recent_manager_has_item(gtkRecentManager, uri).isTrue }

  /// Searches for a URI inside the recently used resources list, and returns a `RecentInfo` containing information
  /// about the resource like its MIME type, or its display name.
  public final func lookupItem(_ uri: String) throws(GLib.Failure) -> RecentInfo? {
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_recent_manager_lookup_item(gtkRecentManager, uri, &error)
    if let error { throw GLib.Failure(consuming: error) }
    return givenBoxed(opaque: result)
  }

  /// Changes the location of a recently used resource from `uri` to `newUri`.
  public final func moveItem(_ uri: String, newUri: String?) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_recent_manager_move_item(gtkRecentManager, uri, newUri, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Purges every item from the recently used resources list.
  @discardableResult
  public final func purgeItems() throws(GLib.Failure) -> Int {
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_recent_manager_purge_items(gtkRecentManager, &error)
    if let error { throw GLib.Failure(consuming: error) }
    return result.int
  }

  /// Removes a resource pointed by `uri` from the recently used resources list handled by a recent manager.
  public final func removeItem(_ uri: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_recent_manager_remove_item(gtkRecentManager, uri, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Gets a unique instance of `RecentManager` that you can share in your application without caring about memory
  /// management.
  public static var `default`: RecentManager { lentObject(gtk_recent_manager_get_default())! }
}

extension Reactive where Base: RecentManager {
  /// The full path to the file to be used to store and read the recently used resources list
  public var filename: SafeSignal<String> { readOnlyProperty("filename") }

  /// The size of the recently used resources list.
  public var size: SafeSignal<Int> { readOnlyProperty("size") }

  /// Emitted when the current recently used resources manager changes its contents.
  public var changed: SafeSignal<Void> { signal("changed") }
}

/// A `Revealer` animates the transition of its child from invisible to visible.
open class Revealer: Widget {
  open override class var gType: GType { gtk_revealer_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Revealer`.
  public init() {
    super.init(adopting: gtk_revealer_new())
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(widget: gtk_revealer_get_child(instance(self))) }
    set { gtk_revealer_set_child(instance(self), newValue?.gtkWidget) }
  }

  /// Whether the child is revealed and the animation target reached.
  public final var childRevealed: Bool { gtk_revealer_get_child_revealed(instance(self)).isTrue }

  /// Whether the revealer should reveal the child.
  public final var revealChild: Bool {
    get { gtk_revealer_get_reveal_child(instance(self)).isTrue }
    set { gtk_revealer_set_reveal_child(instance(self), newValue.gboolean) }
  }

  /// The animation duration, in milliseconds.
  public final var transitionDuration: Int {
    get { gtk_revealer_get_transition_duration(instance(self)).int }
    set { gtk_revealer_set_transition_duration(instance(self), newValue.uint32) }
  }

  /// The type of animation used to transition.
  public final var transitionType: RevealerTransitionType {
    get { RevealerTransitionType(cValue: gtk_revealer_get_transition_type(instance(self))) }
    set { gtk_revealer_set_transition_type(instance(self), newValue.cValue) }
  }
}

extension Reactive where Base: Revealer {
  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// Whether the child is revealed and the animation target reached.
  public var childRevealed: SafeSignal<Bool> { readOnlyProperty("child-revealed") }

  /// Whether the revealer should reveal the child.
  public var revealChild: DynamicSubject<Bool> { property("reveal-child") }

  /// The animation duration, in milliseconds.
  public var transitionDuration: DynamicSubject<Int> {
    property(
      "transition-duration", get: { (object: Revealer) in object.transitionDuration },
      set: { $0.transitionDuration = $1 })
  }

  /// The type of animation used to transition.
  public var transitionType: DynamicSubject<RevealerTransitionType> { property("transition-type") }
}

/// A `Scale` is a slider control used to select a numeric value.
open class Scale: RangeControl {
  open override class var gType: GType { gtk_scale_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkScale: UnsafeMutablePointer<GtkScale> { pointer.assumingMemoryBound(to: GtkScale.self) }

  /// Creates a new `Scale`.
  public init(orientation: Orientation, adjustment: Adjustment? = nil) {
    super.init(adopting: gtk_scale_new(orientation.cValue, adjustment?.gtkAdjustment))
  }

  /// Creates a new scale widget with a range from `min` to `max`.
  public init(orientation: Orientation, min: Double, max: Double, step: Double) {
    super.init(adopting: gtk_scale_new_with_range(orientation.cValue, min, max, step))
  }

  /// The number of decimal places that are displayed in the value.
  public final var digits: Int {
    get { gtk_scale_get_digits(gtkScale).int }
    set { gtk_scale_set_digits(gtkScale, newValue.int32) }
  }

  /// Whether the current value is displayed as a string next to the slider.
  public final var drawValue: Bool {
    get { gtk_scale_get_draw_value(gtkScale).isTrue }
    set { gtk_scale_set_draw_value(gtkScale, newValue.gboolean) }
  }

  /// Whether the scale has an origin.
  public final var hasOrigin: Bool {
    get { gtk_scale_get_has_origin(gtkScale).isTrue }
    set { gtk_scale_set_has_origin(gtkScale, newValue.gboolean) }
  }

  /// The position in which the current value is displayed.
  public final var valuePos: PositionType {
    get { PositionType(cValue: gtk_scale_get_value_pos(gtkScale)) }
    set { gtk_scale_set_value_pos(gtkScale, newValue.cValue) }
  }

  /// Removes any marks that have been added.
  public final func clearMarks() { gtk_scale_clear_marks(gtkScale) }

  /// Gets the `Pango.Layout` used to display the scale.
  public final var layout: Pango.Layout? { lentObject(opaque: gtk_scale_get_layout(gtkScale)) }

  /// Obtains the coordinates where the scale will draw the `Pango.Layout` representing the text in the scale.
  public final var layoutOffsets: (x: Int, y: Int) {
    var cX: Int32 = 0
    var cY: Int32 = 0
    gtk_scale_get_layout_offsets(gtkScale, &cX, &cY)
    return (cX.int, cY.int)
  }

  /// `func` allows you to change how the scale value is displayed.
  public final func setFormatValueFunc(_ `func`: ((Scale, Double) -> String)?) {
    gtk_scale_set_format_value_func(
      gtkScale, `func` == nil ? nil : callGtkScaleFormatValueFunc, `func`.map { heldClosure($0) },
      `func` == nil ? nil : releaseClosure)
  }
}

extension Reactive where Base: Scale {
  /// The number of decimal places that are displayed in the value.
  public var digits: DynamicSubject<Int> {
    property("digits", get: { (object: Scale) in object.digits }, set: { $0.digits = $1 })
  }

  /// Whether the current value is displayed as a string next to the slider.
  public var drawValue: DynamicSubject<Bool> { property("draw-value") }

  /// Whether the scale has an origin.
  public var hasOrigin: DynamicSubject<Bool> { property("has-origin") }

  /// The position in which the current value is displayed.
  public var valuePos: DynamicSubject<PositionType> { property("value-pos") }
}

/// `ScaleButton` provides a button which pops up a scale widget.
open class ScaleButton: Widget, Orientable {
  open override class var gType: GType { gtk_scale_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkScaleButton: UnsafeMutablePointer<GtkScaleButton> {
    pointer.assumingMemoryBound(to: GtkScaleButton.self)
  }

  /// Creates a `ScaleButton`.
  public init(min: Double, max: Double, step: Double, icons: [String] = []) {
    let lent = CallScope()
    defer { lent.end() }
    super.init(adopting: gtk_scale_button_new(min, max, step, lent.strings(icons)))
  }

  /// The `Adjustment` that is used as the model.
  public final var adjustment: Adjustment? {
    get { lentObject(gtk_scale_button_get_adjustment(gtkScaleButton)) }
    set { gtk_scale_button_set_adjustment(gtkScaleButton, newValue?.gtkAdjustment) }
  }

  /// The names of the icons to be used by the scale button.
  public final var icons: [String] {
    get { getProperty("icons") }
    set { setProperty("icons", newValue) }
  }

  /// The value of the scale.
  public final var value: Double {
    get { gtk_scale_button_get_value(gtkScaleButton) }
    set { gtk_scale_button_set_value(gtkScaleButton, newValue) }
  }

  /// Retrieves the minus button of the `ScaleButton`.
  public final var minusButton: Button? { lentObject(widget: gtk_scale_button_get_minus_button(gtkScaleButton)) }

  /// Retrieves the plus button of the `GtkScaleButton.`
  public final var plusButton: Button? { lentObject(widget: gtk_scale_button_get_plus_button(gtkScaleButton)) }

  /// Retrieves the popup of the `ScaleButton`.
  public final var popup: Widget? { lentObject(widget: gtk_scale_button_get_popup(gtkScaleButton)) }
}

extension Reactive where Base: ScaleButton {
  /// The `Adjustment` that is used as the model.
  public var adjustment: DynamicSubject<Adjustment?> { property("adjustment") }

  /// The names of the icons to be used by the scale button.
  public var icons: DynamicSubject<[String]> { property("icons") }

  /// The value of the scale.
  public var value: DynamicSubject<Double> {
    property("value", get: { (object: ScaleButton) in object.value }, set: { $0.value = $1 })
  }

  /// Emitted to dismiss the popup.
  public var popdown: SafeSignal<Void> { signal("popdown") }

  /// Emitted to popup the scale widget.
  public var popup: SafeSignal<Void> { signal("popup") }

  /// Emitted when the value field has changed.
  ///
  /// Argument: `value`.
  public var valueChanged: SafeSignal<Double> { signal(ofOne: "value-changed") }
}

/// The `Scrollbar` widget is a horizontal or vertical scrollbar.
open class Scrollbar: Widget, Orientable {
  open override class var gType: GType { gtk_scrollbar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new scrollbar with the given orientation.
  public init(orientation: Orientation, adjustment: Adjustment? = nil) {
    super.init(adopting: gtk_scrollbar_new(orientation.cValue, adjustment?.gtkAdjustment))
  }

  /// The `Adjustment` controlled by this scrollbar.
  public final var adjustment: Adjustment? {
    get { lentObject(gtk_scrollbar_get_adjustment(instance(self))) }
    set { gtk_scrollbar_set_adjustment(instance(self), newValue?.gtkAdjustment) }
  }
}

extension Reactive where Base: Scrollbar {
  /// The `Adjustment` controlled by this scrollbar.
  public var adjustment: DynamicSubject<Adjustment?> { property("adjustment") }
}

/// `ScrolledWindow` is a container that makes its child scrollable.
open class ScrolledWindow: Widget {
  open override class var gType: GType { gtk_scrolled_window_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new scrolled window.
  public init() {
    super.init(adopting: gtk_scrolled_window_new())
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(widget: gtk_scrolled_window_get_child(instance(self))) }
    set { gtk_scrolled_window_set_child(instance(self), newValue?.gtkWidget) }
  }

  public final var hadjustment: Adjustment? {
    get { lentObject(gtk_scrolled_window_get_hadjustment(instance(self))) }
    set { gtk_scrolled_window_set_hadjustment(instance(self), newValue?.gtkAdjustment) }
  }

  /// Whether to draw a frame around the contents.
  public final var hasFrame: Bool {
    get { gtk_scrolled_window_get_has_frame(instance(self)).isTrue }
    set { gtk_scrolled_window_set_has_frame(instance(self), newValue.gboolean) }
  }

  /// When the horizontal scrollbar is displayed.
  public final var hscrollbarPolicy: PolicyType {
    get { getProperty("hscrollbar-policy") }
    set { setProperty("hscrollbar-policy", newValue) }
  }

  /// Whether kinetic scrolling is enabled or not.
  public final var kineticScrolling: Bool {
    get { gtk_scrolled_window_get_kinetic_scrolling(instance(self)).isTrue }
    set { gtk_scrolled_window_set_kinetic_scrolling(instance(self), newValue.gboolean) }
  }

  /// The maximum content height of `scrolledWindow`.
  public final var maxContentHeight: Int {
    get { gtk_scrolled_window_get_max_content_height(instance(self)).int }
    set { gtk_scrolled_window_set_max_content_height(instance(self), newValue.int32) }
  }

  /// The maximum content width of `scrolledWindow`.
  public final var maxContentWidth: Int {
    get { gtk_scrolled_window_get_max_content_width(instance(self)).int }
    set { gtk_scrolled_window_set_max_content_width(instance(self), newValue.int32) }
  }

  /// The minimum content height of `scrolledWindow`.
  public final var minContentHeight: Int {
    get { gtk_scrolled_window_get_min_content_height(instance(self)).int }
    set { gtk_scrolled_window_set_min_content_height(instance(self), newValue.int32) }
  }

  /// The minimum content width of `scrolledWindow`.
  public final var minContentWidth: Int {
    get { gtk_scrolled_window_get_min_content_width(instance(self)).int }
    set { gtk_scrolled_window_set_min_content_width(instance(self), newValue.int32) }
  }

  /// Whether overlay scrolling is enabled or not.
  public final var overlayScrolling: Bool {
    get { gtk_scrolled_window_get_overlay_scrolling(instance(self)).isTrue }
    set { gtk_scrolled_window_set_overlay_scrolling(instance(self), newValue.gboolean) }
  }

  /// Whether the natural height of the child should be calculated and propagated through the scrolled window’s
  /// requested natural height.
  public final var propagateNaturalHeight: Bool {
    get { gtk_scrolled_window_get_propagate_natural_height(instance(self)).isTrue }
    set { gtk_scrolled_window_set_propagate_natural_height(instance(self), newValue.gboolean) }
  }

  /// Whether the natural width of the child should be calculated and propagated through the scrolled window’s requested
  /// natural width.
  public final var propagateNaturalWidth: Bool {
    get { gtk_scrolled_window_get_propagate_natural_width(instance(self)).isTrue }
    set { gtk_scrolled_window_set_propagate_natural_width(instance(self), newValue.gboolean) }
  }

  public final var vadjustment: Adjustment? {
    get { lentObject(gtk_scrolled_window_get_vadjustment(instance(self))) }
    set { gtk_scrolled_window_set_vadjustment(instance(self), newValue?.gtkAdjustment) }
  }

  /// When the vertical scrollbar is displayed.
  public final var vscrollbarPolicy: PolicyType {
    get { getProperty("vscrollbar-policy") }
    set { setProperty("vscrollbar-policy", newValue) }
  }

  /// Where the contents are located with respect to the scrollbars.
  public final var windowPlacement: CornerType {
    get { getProperty("window-placement") }
    set { setProperty("window-placement", newValue) }
  }

  /// Returns the horizontal scrollbar of `scrolledWindow`.
  public final var hscrollbar: Widget? { lentObject(widget: gtk_scrolled_window_get_hscrollbar(instance(self))) }

  /// Gets the placement of the contents with respect to the scrollbars.
  public final var placement: CornerType {
    get { CornerType(cValue: gtk_scrolled_window_get_placement(instance(self))) }
    set(windowPlacement) { gtk_scrolled_window_set_placement(instance(self), windowPlacement.cValue) }
  }

  /// Retrieves the current policy values for the horizontal and vertical scrollbars.
  public final var policy: (hscrollbarPolicy: PolicyType, vscrollbarPolicy: PolicyType) {
    var cHscrollbarPolicy = GtkPolicyType(rawValue: 0)
    var cVscrollbarPolicy = GtkPolicyType(rawValue: 0)
    gtk_scrolled_window_get_policy(instance(self), &cHscrollbarPolicy, &cVscrollbarPolicy)
    return (PolicyType(cValue: cHscrollbarPolicy), PolicyType(cValue: cVscrollbarPolicy))
  }

  /// Returns the vertical scrollbar of `scrolledWindow`.
  public final var vscrollbar: Widget? { lentObject(widget: gtk_scrolled_window_get_vscrollbar(instance(self))) }

  /// Sets the scrollbar policy for the horizontal and vertical scrollbars.
  public final func setPolicy(hscrollbarPolicy: PolicyType, vscrollbarPolicy: PolicyType) {
    gtk_scrolled_window_set_policy(instance(self), hscrollbarPolicy.cValue, vscrollbarPolicy.cValue)
  }

  /// Unsets the placement of the contents with respect to the scrollbars.
  public final func unsetPlacement() { gtk_scrolled_window_unset_placement(instance(self)) }
}

extension Reactive where Base: ScrolledWindow {
  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  public var hadjustment: DynamicSubject<Adjustment?> { property("hadjustment") }

  /// Whether to draw a frame around the contents.
  public var hasFrame: DynamicSubject<Bool> { property("has-frame") }

  /// When the horizontal scrollbar is displayed.
  public var hscrollbarPolicy: DynamicSubject<PolicyType> { property("hscrollbar-policy") }

  /// Whether kinetic scrolling is enabled or not.
  public var kineticScrolling: DynamicSubject<Bool> { property("kinetic-scrolling") }

  /// The maximum content height of `scrolledWindow`.
  public var maxContentHeight: DynamicSubject<Int> {
    property(
      "max-content-height", get: { (object: ScrolledWindow) in object.maxContentHeight },
      set: { $0.maxContentHeight = $1 })
  }

  /// The maximum content width of `scrolledWindow`.
  public var maxContentWidth: DynamicSubject<Int> {
    property(
      "max-content-width", get: { (object: ScrolledWindow) in object.maxContentWidth }, set: { $0.maxContentWidth = $1 }
    )
  }

  /// The minimum content height of `scrolledWindow`.
  public var minContentHeight: DynamicSubject<Int> {
    property(
      "min-content-height", get: { (object: ScrolledWindow) in object.minContentHeight },
      set: { $0.minContentHeight = $1 })
  }

  /// The minimum content width of `scrolledWindow`.
  public var minContentWidth: DynamicSubject<Int> {
    property(
      "min-content-width", get: { (object: ScrolledWindow) in object.minContentWidth }, set: { $0.minContentWidth = $1 }
    )
  }

  /// Whether overlay scrolling is enabled or not.
  public var overlayScrolling: DynamicSubject<Bool> { property("overlay-scrolling") }

  /// Whether the natural height of the child should be calculated and propagated through the scrolled window’s
  /// requested natural height.
  public var propagateNaturalHeight: DynamicSubject<Bool> { property("propagate-natural-height") }

  /// Whether the natural width of the child should be calculated and propagated through the scrolled window’s requested
  /// natural width.
  public var propagateNaturalWidth: DynamicSubject<Bool> { property("propagate-natural-width") }

  public var vadjustment: DynamicSubject<Adjustment?> { property("vadjustment") }

  /// When the vertical scrollbar is displayed.
  public var vscrollbarPolicy: DynamicSubject<PolicyType> { property("vscrollbar-policy") }

  /// Where the contents are located with respect to the scrollbars.
  public var windowPlacement: DynamicSubject<CornerType> { property("window-placement") }

  /// Emitted whenever user initiated scrolling makes the scrolled window firmly surpass the limits defined by the
  /// adjustment in that orientation.
  ///
  /// Argument: `pos`.
  public var edgeOvershot: SafeSignal<PositionType> { signal(ofOne: "edge-overshot") }

  /// Emitted whenever user-initiated scrolling makes the scrolled window exactly reach the lower or upper limits
  /// defined by the adjustment in that orientation.
  ///
  /// Argument: `pos`.
  public var edgeReached: SafeSignal<PositionType> { signal(ofOne: "edge-reached") }

  /// Emitted when focus is moved away from the scrolled window by a keybinding.
  ///
  /// Argument: `directionType`.
  public var moveFocusOut: SafeSignal<DirectionType> { signal(ofOne: "move-focus-out") }

  /// Emitted when a keybinding that scrolls is pressed.
  ///
  /// Arguments: `scroll`, `horizontal`.
  public var scrollChild: SignalRequest<Bool, ScrollType, Bool> { request("scroll-child") }
}

/// `SearchBar` is a container made to have a search entry.
open class SearchBar: Widget {
  open override class var gType: GType { gtk_search_bar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a `SearchBar`.
  public init() {
    super.init(adopting: gtk_search_bar_new())
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(widget: gtk_search_bar_get_child(instance(self))) }
    set { gtk_search_bar_set_child(instance(self), newValue?.gtkWidget) }
  }

  /// The key capture widget.
  public final var keyCaptureWidget: Widget? {
    get { lentObject(widget: gtk_search_bar_get_key_capture_widget(instance(self))) }
    set { gtk_search_bar_set_key_capture_widget(instance(self), newValue?.gtkWidget) }
  }

  /// Whether the search mode is on and the search bar shown.
  public final var searchModeEnabled: Bool {
    get { getProperty("search-mode-enabled") }
    set { setProperty("search-mode-enabled", newValue) }
  }

  /// Whether to show the close button in the search bar.
  public final var showCloseButton: Bool {
    get { gtk_search_bar_get_show_close_button(instance(self)).isTrue }
    set { gtk_search_bar_set_show_close_button(instance(self), newValue.gboolean) }
  }

  /// Connects the `GtkEditable widget passed as the one to be used in this search bar.
  public final func connectEntry(_ entry: any Editable) { gtk_search_bar_connect_entry(instance(self), entry.opaque) }

  /// Returns whether the search mode is on or off.
  public final var searchMode: Bool {
    get { gtk_search_bar_get_search_mode(instance(self)).isTrue }
    set(searchMode) { gtk_search_bar_set_search_mode(instance(self), searchMode.gboolean) }
  }
}

extension Reactive where Base: SearchBar {
  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The key capture widget.
  public var keyCaptureWidget: DynamicSubject<Widget?> { property("key-capture-widget") }

  /// Whether the search mode is on and the search bar shown.
  public var searchModeEnabled: DynamicSubject<Bool> { property("search-mode-enabled") }

  /// Whether to show the close button in the search bar.
  public var showCloseButton: DynamicSubject<Bool> { property("show-close-button") }
}

/// `SearchEntry` is an entry widget that has been tailored for use as a search entry.
open class SearchEntry: Widget, Editable {
  open override class var gType: GType { gtk_search_entry_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a `SearchEntry`.
  public init() {
    super.init(adopting: gtk_search_entry_new())
  }

  /// Whether to activate the default widget when Enter is pressed.
  public final var activatesDefault: Bool {
    get { getProperty("activates-default") }
    set { setProperty("activates-default", newValue) }
  }

  /// The text that will be displayed in the `SearchEntry` when it is empty and unfocused.
  public final var placeholderText: String {
    get { getProperty("placeholder-text") }
    set { setProperty("placeholder-text", newValue) }
  }

  /// The delay in milliseconds from last keypress to the search changed signal.
  public final var searchDelay: Int {
    get { gtk_search_entry_get_search_delay(instance(self)).int }
    set { gtk_search_entry_set_search_delay(instance(self), newValue.uint32) }
  }

  /// Gets the widget that `entry` is capturing key events from.
  public final var keyCaptureWidget: Widget? {
    get { lentObject(widget: gtk_search_entry_get_key_capture_widget(instance(self))) }
    set(widget) { gtk_search_entry_set_key_capture_widget(instance(self), widget?.gtkWidget) }
  }
}

extension Reactive where Base: SearchEntry {
  /// Whether to activate the default widget when Enter is pressed.
  public var activatesDefault: DynamicSubject<Bool> { property("activates-default") }

  /// The text that will be displayed in the `SearchEntry` when it is empty and unfocused.
  public var placeholderText: DynamicSubject<String> { property("placeholder-text") }

  /// The delay in milliseconds from last keypress to the search changed signal.
  public var searchDelay: DynamicSubject<Int> {
    property("search-delay", get: { (object: SearchEntry) in object.searchDelay }, set: { $0.searchDelay = $1 })
  }

  /// Emitted when the entry is activated.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// Emitted when the user initiates a move to the next match for the current search string.
  public var nextMatch: SafeSignal<Void> { signal("next-match") }

  /// Emitted when the user initiates a move to the previous match for the current search string.
  public var previousMatch: SafeSignal<Void> { signal("previous-match") }

  /// Emitted with a delay. The length of the delay can be changed with the `SearchEntry.searchDelay` property.
  public var searchChanged: SafeSignal<Void> { signal("search-changed") }

  /// Emitted when the user initiated a search on the entry.
  public var searchStarted: SafeSignal<Void> { signal("search-started") }

  /// Emitted when the user stops a search via keyboard input.
  public var stopSearch: SafeSignal<Void> { signal("stop-search") }
}

/// `SelectionFilterModel` is a list model that presents the selection from a `SelectionModel`.
open class SelectionFilterModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_selection_filter_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `SelectionFilterModel` that will include the selected items from the underlying selection model.
  public init(model: (any SelectionModel)? = nil) {
    super.init(adopting: gtk_selection_filter_model_new(model?.opaque).raw)
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// The model being filtered.
  public final var model: (any SelectionModel)? {
    get { lentInterface(opaque: gtk_selection_filter_model_get_model(instance(self))) }
    set { gtk_selection_filter_model_set_model(instance(self), newValue?.opaque) }
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }
}

extension Reactive where Base: SelectionFilterModel {
  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The model being filtered.
  public var model: DynamicSubject<(any SelectionModel)?> { interfaceProperty("model") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

/// `Separator` is a horizontal or vertical separator widget.
open class Separator: Widget, Orientable {
  open override class var gType: GType { gtk_separator_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Separator` with the given orientation.
  public init(orientation: Orientation) {
    super.init(adopting: gtk_separator_new(orientation.cValue))
  }
}

/// A `Shortcut` describes a keyboard shortcut.
open class Shortcut: Object {
  open override class var gType: GType { gtk_shortcut_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Shortcut` that is triggered by `trigger` and then activates `action`.
  public init(trigger: ShortcutTrigger? = nil, action: ShortcutAction? = nil) {
    super.init(adopting: gtk_shortcut_new(trigger?.given(), action?.given()).raw)
  }

  /// The action that gets activated by this shortcut.
  public final var action: ShortcutAction? {
    get { lentObject(opaque: gtk_shortcut_get_action(instance(self))) }
    set { gtk_shortcut_set_action(instance(self), newValue?.given()) }
  }

  /// Arguments passed to activation.
  public final var arguments: GLib.Variant? {
    get { lentBoxed(opaque: gtk_shortcut_get_arguments(instance(self))) }
    set { gtk_shortcut_set_arguments(instance(self), newValue?.opaque) }
  }

  /// The trigger that triggers this shortcut.
  public final var trigger: ShortcutTrigger? {
    get { lentObject(opaque: gtk_shortcut_get_trigger(instance(self))) }
    set { gtk_shortcut_set_trigger(instance(self), newValue?.given()) }
  }
}

extension Reactive where Base: Shortcut {
  /// The action that gets activated by this shortcut.
  public var action: DynamicSubject<ShortcutAction?> { property("action") }

  /// Arguments passed to activation.
  public var arguments: DynamicSubject<GLib.Variant?> { property("arguments") }

  /// The trigger that triggers this shortcut.
  public var trigger: DynamicSubject<ShortcutTrigger?> { property("trigger") }
}

/// `ShortcutAction` encodes an action that can be triggered by a keyboard shortcut.
open class ShortcutAction: Object {
  open override class var gType: GType { gtk_shortcut_action_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Tries to parse the given string into an action.
  public static func parseString(_ string: String) -> ShortcutAction? {
    givenObject(opaque: gtk_shortcut_action_parse_string(string))
  }

  /// Activates the action on the `widget` with the given `args`.
  @discardableResult
  public final func activate(flags: ShortcutActionFlags, widget: Widget, args: GLib.Variant?) -> Bool {
    gtk_shortcut_action_activate(instance(self), flags.cValue, widget.gtkWidget, args?.opaque).isTrue
  }

  /// Prints the given action into a human-readable string.
  @discardableResult
  public final func toString() -> String { givenString(gtk_shortcut_action_to_string(instance(self))) }
}

/// `ShortcutController` is an event controller that manages shortcuts.
open class ShortcutController: EventController, Gio.ListModel, Buildable {
  open override class var gType: GType { gtk_shortcut_controller_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new shortcut controller.
  public init() {
    super.init(adopting: gtk_shortcut_controller_new().raw)
  }

  /// Creates a new shortcut controller that takes its shortcuts from the given list model.
  public init(model: any Gio.ListModel) {
    super.init(adopting: gtk_shortcut_controller_new_for_model(model.opaque).raw)
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// The modifiers that need to be pressed to allow mnemonics activation.
  public final var mnemonicModifiers: Gdk.ModifierType {
    get { getProperty("mnemonic-modifiers") }
    set { setProperty("mnemonic-modifiers", newValue) }
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }

  /// What scope the shortcuts will be handled in.
  public final var scope: ShortcutScope {
    get { ShortcutScope(cValue: gtk_shortcut_controller_get_scope(instance(self))) }
    set { gtk_shortcut_controller_set_scope(instance(self), newValue.cValue) }
  }

  /// Adds `shortcut` to the list of shortcuts handled by `self`.
  public final func addShortcut(_ shortcut: Shortcut) {
    gtk_shortcut_controller_add_shortcut(instance(self), shortcut.given())
  }

  /// Gets the mnemonics modifiers for when this controller activates its shortcuts.
  public final var mnemonicsModifiers: Gdk.ModifierType {
    get { Gdk.ModifierType(cValue: gtk_shortcut_controller_get_mnemonics_modifiers(instance(self))) }
    set(modifiers) { gtk_shortcut_controller_set_mnemonics_modifiers(instance(self), modifiers.cValue) }
  }

  /// Removes `shortcut` from the list of shortcuts handled by `self`.
  public final func removeShortcut(_ shortcut: Shortcut) {
    gtk_shortcut_controller_remove_shortcut(instance(self), shortcut.opaque)
  }
}

extension Reactive where Base: ShortcutController {
  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The modifiers that need to be pressed to allow mnemonics activation.
  public var mnemonicModifiers: DynamicSubject<Gdk.ModifierType> { property("mnemonic-modifiers") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }

  /// What scope the shortcuts will be handled in.
  public var scope: DynamicSubject<ShortcutScope> { property("scope") }
}

/// `ShortcutLabel` displays a single keyboard shortcut or gesture.
open class ShortcutLabel: Widget {
  open override class var gType: GType { gtk_shortcut_label_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `ShortcutLabel` with `accelerator` set.
  public init(accelerator: String) {
    super.init(adopting: gtk_shortcut_label_new(accelerator))
  }

  /// The accelerator that `self` displays.
  public final var accelerator: String? {
    get { lentString(ifAny: gtk_shortcut_label_get_accelerator(instance(self))) }
    set { lend(newValue) { gtk_shortcut_label_set_accelerator(instance(self), $0) } }
  }

  /// The text that is displayed when no accelerator is set.
  public final var disabledText: String? {
    get { lentString(ifAny: gtk_shortcut_label_get_disabled_text(instance(self))) }
    set { lend(newValue) { gtk_shortcut_label_set_disabled_text(instance(self), $0) } }
  }
}

extension Reactive where Base: ShortcutLabel {
  /// The accelerator that `self` displays.
  public var accelerator: DynamicSubject<String?> {
    property("accelerator", get: { (object: ShortcutLabel) in object.accelerator }, set: { $0.accelerator = $1 })
  }

  /// The text that is displayed when no accelerator is set.
  public var disabledText: DynamicSubject<String?> {
    property("disabled-text", get: { (object: ShortcutLabel) in object.disabledText }, set: { $0.disabledText = $1 })
  }
}

/// `ShortcutTrigger` tracks how a `Shortcut` should be activated.
open class ShortcutTrigger: Object {
  open override class var gType: GType { gtk_shortcut_trigger_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Tries to parse the given string into a trigger.
  public static func parseString(_ string: String) -> ShortcutTrigger? {
    givenObject(opaque: gtk_shortcut_trigger_parse_string(string))
  }

  /// The types of `trigger1` and `trigger2` are `gconstpointer` only to allow use of this function as a `GCompareFunc`.
  @discardableResult
  public final func compare(_ trigger2: ShortcutTrigger) -> Int {
    gtk_shortcut_trigger_compare(pointer, trigger2.pointer).int
  }

  /// Checks if `trigger1` and `trigger2` trigger under the same conditions.
  @discardableResult
  public final func equal(_ trigger2: ShortcutTrigger) -> Bool {
    gtk_shortcut_trigger_equal(pointer, trigger2.pointer).isTrue
  }

  /// Generates a hash value for a `ShortcutTrigger`.
  @discardableResult
  public final func hash() -> Int { gtk_shortcut_trigger_hash(pointer).int }

  /// Gets textual representation for the given trigger.
  @discardableResult
  public final func toLabel(_ display: Gdk.Display) -> String {
    givenString(gtk_shortcut_trigger_to_label(instance(self), display.opaque))
  }

  /// Prints the given trigger into a human-readable string.
  @discardableResult
  public final func toString() -> String { givenString(gtk_shortcut_trigger_to_string(instance(self))) }

  /// Checks if the given `event` triggers `self`.
  @discardableResult
  public final func trigger(_ event: Gdk.Event, enableMnemonics: Bool) -> Gdk.KeyMatch {
    Gdk.KeyMatch(cValue: gtk_shortcut_trigger_trigger(instance(self), event.opaque, enableMnemonics.gboolean))
  }
}

/// A `ShortcutsShortcut` represents a single keyboard shortcut or gesture with a short text.
open class ShortcutsShortcut: Widget {
  open override class var gType: GType { gtk_shortcuts_shortcut_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The size group for the accelerator portion of this shortcut.
  public final func setAccelSizeGroup(_ newValue: SizeGroup?) {
    setProperty("accel-size-group", newValue)
  }

  /// The accelerator(s) represented by this object.
  public final var accelerator: String {
    get { getProperty("accelerator") }
    set { setProperty("accelerator", newValue) }
  }

  /// A detailed action name.
  public final var actionName: String {
    get { getProperty("action-name") }
    set { setProperty("action-name", newValue) }
  }

  /// An icon to represent the shortcut or gesture.
  public final var icon: (any Gio.Icon)? {
    get { (getProperty("icon") as Object?) as? any Gio.Icon }
    set { setProperty("icon", newValue as Object?) }
  }

  /// `true` if an icon has been set.
  public final var iconSet: Bool {
    get { getProperty("icon-set") }
    set { setProperty("icon-set", newValue) }
  }

  /// The type of shortcut that is represented.
  public final var shortcutType: ShortcutType {
    get { getProperty("shortcut-type") }
    set { setProperty("shortcut-type", newValue) }
  }

  /// The subtitle for the shortcut or gesture.
  public final var subtitle: String {
    get { getProperty("subtitle") }
    set { setProperty("subtitle", newValue) }
  }

  /// `true` if a subtitle has been set.
  public final var subtitleSet: Bool {
    get { getProperty("subtitle-set") }
    set { setProperty("subtitle-set", newValue) }
  }

  /// The textual description for the shortcut or gesture represented by this object.
  public final var title: String {
    get { getProperty("title") }
    set { setProperty("title", newValue) }
  }

  /// The size group for the textual portion of this shortcut.
  public final func setTitleSizeGroup(_ newValue: SizeGroup?) {
    setProperty("title-size-group", newValue)
  }
}

extension Reactive where Base: ShortcutsShortcut {
  /// The size group for the accelerator portion of this shortcut.
  public var accelSizeGroup: Bond<SizeGroup?> { bond { $0.setProperty("accel-size-group", $1) } }

  /// The accelerator(s) represented by this object.
  public var accelerator: DynamicSubject<String> { property("accelerator") }

  /// A detailed action name.
  public var actionName: DynamicSubject<String> { property("action-name") }

  /// An icon to represent the shortcut or gesture.
  public var icon: DynamicSubject<(any Gio.Icon)?> { interfaceProperty("icon") }

  /// `true` if an icon has been set.
  public var iconSet: DynamicSubject<Bool> { property("icon-set") }

  /// The type of shortcut that is represented.
  public var shortcutType: DynamicSubject<ShortcutType> { property("shortcut-type") }

  /// The subtitle for the shortcut or gesture.
  public var subtitle: DynamicSubject<String> { property("subtitle") }

  /// `true` if a subtitle has been set.
  public var subtitleSet: DynamicSubject<Bool> { property("subtitle-set") }

  /// The textual description for the shortcut or gesture represented by this object.
  public var title: DynamicSubject<String> { property("title") }

  /// The size group for the textual portion of this shortcut.
  public var titleSizeGroup: Bond<SizeGroup?> { bond { $0.setProperty("title-size-group", $1) } }
}

/// A `Shortcut`Action that emits a signal.
open class SignalAction: ShortcutAction {
  open override class var gType: GType { gtk_signal_action_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates an action that when activated, emits the given action signal on the provided widget.
  public init(signalName: String) {
    super.init(adopting: gtk_signal_action_new(signalName).raw)
  }

  /// The name of the signal to emit.
  public final var signalName: String { lentString(gtk_signal_action_get_signal_name(instance(self))) }
}

extension Reactive where Base: SignalAction {
  /// The name of the signal to emit.
  public var signalName: SafeSignal<String> { readOnlyProperty("signal-name") }
}

/// `SignalListItemFactory` is a `ListItemFactory` that emits signals to to manage listitems.
open class SignalListItemFactory: ListItemFactory {
  open override class var gType: GType { gtk_signal_list_item_factory_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `SignalListItemFactory`.
  public init() {
    super.init(adopting: gtk_signal_list_item_factory_new().raw)
  }
}

extension Reactive where Base: SignalListItemFactory {
  /// Emitted when an object has been bound, for example when a new `ListItem.item` has been set on a `ListItem` and
  /// should be bound for use.
  ///
  /// Argument: `object`.
  public var bind: SafeSignal<Object> { signal(ofOne: "bind") }

  /// Emitted when a new listitem has been created and needs to be setup for use.
  ///
  /// Argument: `object`.
  public var setup: SafeSignal<Object> { signal(ofOne: "setup") }

  /// Emitted when an object is about to be destroyed.
  ///
  /// Argument: `object`.
  public var teardown: SafeSignal<Object> { signal(ofOne: "teardown") }

  /// Emitted when a object has been unbound from its item, for example when a listitem was removed from use in a list
  /// widget and its new `ListItem.item` is about to be unset.
  ///
  /// Argument: `object`.
  public var unbind: SafeSignal<Object> { signal(ofOne: "unbind") }
}

/// `SingleSelection` is a `SelectionModel` that allows selecting a single item.
open class SingleSelection: Object, Gio.ListModel, SelectionModel {
  open override class var gType: GType { gtk_single_selection_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new selection to handle `model`.
  public init(model: (any Gio.ListModel)? = nil) {
    super.init(adopting: gtk_single_selection_new(model?.given()).raw)
  }

  /// If the selection will always select an item.
  public final var autoselect: Bool {
    get { gtk_single_selection_get_autoselect(instance(self)).isTrue }
    set { gtk_single_selection_set_autoselect(instance(self), newValue.gboolean) }
  }

  /// If unselecting the selected item is allowed.
  public final var canUnselect: Bool {
    get { gtk_single_selection_get_can_unselect(instance(self)).isTrue }
    set { gtk_single_selection_set_can_unselect(instance(self), newValue.gboolean) }
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// The model being managed.
  public final var model: (any Gio.ListModel)? {
    get { lentInterface(opaque: gtk_single_selection_get_model(instance(self))) }
    set { gtk_single_selection_set_model(instance(self), newValue?.opaque) }
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }

  /// Position of the selected item.
  public final var selected: Int {
    get { gtk_single_selection_get_selected(instance(self)).int }
    set { gtk_single_selection_set_selected(instance(self), newValue.uint32) }
  }

  /// The selected item.
  public final var selectedItem: Object? { lentObject(gtk_single_selection_get_selected_item(instance(self))) }
}

extension Reactive where Base: SingleSelection {
  /// If the selection will always select an item.
  public var autoselect: DynamicSubject<Bool> { property("autoselect") }

  /// If unselecting the selected item is allowed.
  public var canUnselect: DynamicSubject<Bool> { property("can-unselect") }

  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The model being managed.
  public var model: DynamicSubject<(any Gio.ListModel)?> { interfaceProperty("model") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }

  /// Position of the selected item.
  public var selected: DynamicSubject<Int> {
    property("selected", get: { (object: SingleSelection) in object.selected }, set: { $0.selected = $1 })
  }

  /// The selected item.
  public var selectedItem: SafeSignal<Object?> { readOnlyProperty("selected-item") }
}

/// `SizeGroup` groups widgets together so they all request the same size.
open class SizeGroup: Object, Buildable {
  open override class var gType: GType { gtk_size_group_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkSizeGroup: UnsafeMutablePointer<GtkSizeGroup> { pointer.assumingMemoryBound(to: GtkSizeGroup.self) }

  /// Create a new `SizeGroup`.
  public init(mode: SizeGroupMode) {
    super.init(adopting: gtk_size_group_new(mode.cValue))
  }

  /// The direction in which the size group affects requested sizes.
  public final var mode: SizeGroupMode {
    get { SizeGroupMode(cValue: gtk_size_group_get_mode(gtkSizeGroup)) }
    set { gtk_size_group_set_mode(gtkSizeGroup, newValue.cValue) }
  }

  /// Adds a widget to a `SizeGroup`.
  public final func addWidget(_ widget: Widget) { gtk_size_group_add_widget(gtkSizeGroup, widget.gtkWidget) }

  /// Returns the list of widgets associated with `sizeGroup`.
  public final var widgets: [Widget] {
    lists(gtk_size_group_get_widgets(gtkSizeGroup), isGiven: false) { lentObject($0) as Widget? }
  }

  /// Removes a widget from a `SizeGroup`.
  public final func removeWidget(_ widget: Widget) { gtk_size_group_remove_widget(gtkSizeGroup, widget.gtkWidget) }
}

extension Reactive where Base: SizeGroup {
  /// The direction in which the size group affects requested sizes.
  public var mode: DynamicSubject<SizeGroupMode> { property("mode") }
}

/// `SliceListModel` is a list model that presents a slice of another model.
open class SliceListModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_slice_list_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new slice model.
  public init(model: (any Gio.ListModel)? = nil, offset: Int, size: Int) {
    super.init(adopting: gtk_slice_list_model_new(model?.given(), offset.uint32, size.uint32).raw)
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// Child model to take slice from.
  public final var model: (any Gio.ListModel)? {
    get { lentInterface(opaque: gtk_slice_list_model_get_model(instance(self))) }
    set { gtk_slice_list_model_set_model(instance(self), newValue?.opaque) }
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }

  /// Offset of slice.
  public final var offset: Int {
    get { gtk_slice_list_model_get_offset(instance(self)).int }
    set { gtk_slice_list_model_set_offset(instance(self), newValue.uint32) }
  }

  /// Maximum size of slice.
  public final var size: Int {
    get { gtk_slice_list_model_get_size(instance(self)).int }
    set { gtk_slice_list_model_set_size(instance(self), newValue.uint32) }
  }
}

extension Reactive where Base: SliceListModel {
  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// Child model to take slice from.
  public var model: DynamicSubject<(any Gio.ListModel)?> { interfaceProperty("model") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }

  /// Offset of slice.
  public var offset: DynamicSubject<Int> {
    property("offset", get: { (object: SliceListModel) in object.offset }, set: { $0.offset = $1 })
  }

  /// Maximum size of slice.
  public var size: DynamicSubject<Int> {
    property("size", get: { (object: SliceListModel) in object.size }, set: { $0.size = $1 })
  }
}

/// `Snapshot` assists in creating `Gsk.RenderNode`s for widgets.
open class Snapshot: Gdk.Snapshot {
  open override class var gType: GType { gtk_snapshot_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Snapshot`.
  public init() {
    super.init(adopting: gtk_snapshot_new().raw)
  }

  /// Appends a stroked border rectangle inside the given `outline`.
  public final func appendBorder(_ outline: Gsk.RoundedRect, borderWidth: [Double], borderColor: [Gdk.RGBA]) {
    var cOutline = outline.cValue
    precondition(borderWidth.count == 4, "borderWidth has 4 elements")
    let cBorderWidth = borderWidth.map { $0.float }
    precondition(borderColor.count == 4, "borderColor has 4 elements")
    let cBorderColor = borderColor.map { $0.cValue }
    gtk_snapshot_append_border(instance(self), &cOutline, cBorderWidth, cBorderColor)
  }

  /// Creates a new `Gsk.CairoNode` and appends it to the current render node of `snapshot`, without changing the
  /// current node.
  @discardableResult
  public final func appendCairo(_ bounds: Graphene.Rect) -> Cairo.Context {
    var cBounds = bounds.cValue
    return promised(givenBoxed(opaque: gtk_snapshot_append_cairo(instance(self), &cBounds)))
  }

  /// Creates a new render node drawing the `color` into the given `bounds` and appends it to the current render node of
  /// `snapshot`.
  public final func appendColor(_ color: Gdk.RGBA, bounds: Graphene.Rect) {
    var cColor = color.cValue
    var cBounds = bounds.cValue
    gtk_snapshot_append_color(instance(self), &cColor, &cBounds)
  }

  /// Appends a conic gradient node with the given stops to `snapshot`.
  public final func appendConicGradient(
    _ bounds: Graphene.Rect, center: Graphene.Point, rotation: Double, stops: [Gsk.ColorStop]
  ) {
    var cBounds = bounds.cValue
    var cCenter = center.cValue
    let cStops = stops.map { $0.cValue }
    gtk_snapshot_append_conic_gradient(instance(self), &cBounds, &cCenter, rotation.float, cStops, stops.count.uint)
  }

  /// Appends an inset shadow into the box given by `outline`.
  public final func appendInsetShadow(
    _ outline: Gsk.RoundedRect, color: Gdk.RGBA, dx: Double, dy: Double, spread: Double, blurRadius: Double
  ) {
    var cOutline = outline.cValue
    var cColor = color.cValue
    gtk_snapshot_append_inset_shadow(
      instance(self), &cOutline, &cColor, dx.float, dy.float, spread.float, blurRadius.float)
  }

  public final func appendLayout(_ layout: Pango.Layout, color: Gdk.RGBA) {
    var cColor = color.cValue
    gtk_snapshot_append_layout(instance(self), layout.opaque, &cColor)
  }

  /// Appends a linear gradient node with the given stops to `snapshot`.
  public final func appendLinearGradient(
    _ bounds: Graphene.Rect, startPoint: Graphene.Point, endPoint: Graphene.Point, stops: [Gsk.ColorStop]
  ) {
    var cBounds = bounds.cValue
    var cStartPoint = startPoint.cValue
    var cEndPoint = endPoint.cValue
    let cStops = stops.map { $0.cValue }
    gtk_snapshot_append_linear_gradient(instance(self), &cBounds, &cStartPoint, &cEndPoint, cStops, stops.count.uint)
  }

  /// Appends `node` to the current render node of `snapshot`, without changing the current node.
  public final func appendNode(_ node: Gsk.RenderNode) { gtk_snapshot_append_node(instance(self), node.opaque) }

  /// Appends an outset shadow node around the box given by `outline`.
  public final func appendOutsetShadow(
    _ outline: Gsk.RoundedRect, color: Gdk.RGBA, dx: Double, dy: Double, spread: Double, blurRadius: Double
  ) {
    var cOutline = outline.cValue
    var cColor = color.cValue
    gtk_snapshot_append_outset_shadow(
      instance(self), &cOutline, &cColor, dx.float, dy.float, spread.float, blurRadius.float)
  }

  /// Appends a radial gradient node with the given stops to `snapshot`.
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

  /// Appends a repeating linear gradient node with the given stops to `snapshot`.
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

  /// Appends a repeating radial gradient node with the given stops to `snapshot`.
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

  /// Creates a new render node drawing the `texture` into the given `bounds` and appends it to the current render node
  /// of `snapshot`.
  public final func appendTexture(_ texture: Gdk.Texture, bounds: Graphene.Rect) {
    var cBounds = bounds.cValue
    gtk_snapshot_append_texture(instance(self), texture.opaque, &cBounds)
  }

  /// Removes the top element from the stack of render nodes and adds it to the nearest `Gsk.GLShaderNode` below it.
  public final func glShaderPopTexture() { gtk_snapshot_gl_shader_pop_texture(instance(self)) }

  /// Applies a perspective projection transform.
  public final func perspective(_ depth: Double) { gtk_snapshot_perspective(instance(self), depth.float) }

  /// Removes the top element from the stack of render nodes, and appends it to the node underneath it.
  public final func pop() { gtk_snapshot_pop(instance(self)) }

  /// Blends together two images with the given blend mode.
  public final func pushBlend(_ blendMode: Gsk.BlendMode) { gtk_snapshot_push_blend(instance(self), blendMode.cValue) }

  /// Blurs an image.
  public final func pushBlur(_ radius: Double) { gtk_snapshot_push_blur(instance(self), radius) }

  /// Clips an image to a rectangle.
  public final func pushClip(_ bounds: Graphene.Rect) {
    var cBounds = bounds.cValue
    gtk_snapshot_push_clip(instance(self), &cBounds)
  }

  /// Modifies the colors of an image by applying an affine transformation in RGB space.
  public final func pushColorMatrix(_ colorMatrix: Graphene.Matrix, colorOffset: Graphene.Vec4) {
    gtk_snapshot_push_color_matrix(instance(self), colorMatrix.grapheneMatrixT, colorOffset.grapheneVec4T)
  }

  /// Snapshots a cross-fade operation between two images with the given `progress`.
  public final func pushCrossFade(_ progress: Double) { gtk_snapshot_push_cross_fade(instance(self), progress) }

  /// Push a `Gsk.GLShaderNode`.
  public final func pushGlShader(_ shader: Gsk.GLShader, bounds: Graphene.Rect, takeArgs: GLib.Bytes) {
    var cBounds = bounds.cValue
    gtk_snapshot_push_gl_shader(instance(self), shader.opaque, &cBounds, takeArgs.given())
  }

  /// Modifies the opacity of an image.
  public final func pushOpacity(_ opacity: Double) { gtk_snapshot_push_opacity(instance(self), opacity) }

  /// Creates a node that repeats the child node.
  public final func pushRepeat(_ bounds: Graphene.Rect, childBounds: Graphene.Rect?) {
    let lent = CallScope()
    defer { lent.end() }
    var cBounds = bounds.cValue
    gtk_snapshot_push_repeat(instance(self), &cBounds, lent.structure(childBounds?.cValue))
  }

  /// Clips an image to a rounded rectangle.
  public final func pushRoundedClip(_ bounds: Gsk.RoundedRect) {
    var cBounds = bounds.cValue
    gtk_snapshot_push_rounded_clip(instance(self), &cBounds)
  }

  /// Applies a shadow to an image.
  public final func pushShadow(_ shadow: [Gsk.Shadow]) {
    let cShadow = shadow.map { $0.cValue }
    gtk_snapshot_push_shadow(instance(self), cShadow, shadow.count.uint)
  }

  /// Creates a render node for the CSS background according to `context`, and appends it to the current node of
  /// `snapshot`, without changing the current node.
  public final func renderBackground(_ context: StyleContext, x: Double, y: Double, width: Double, height: Double) {
    gtk_snapshot_render_background(instance(self), context.gtkStyleContext, x, y, width, height)
  }

  /// Creates a render node for the focus outline according to `context`, and appends it to the current node of
  /// `snapshot`, without changing the current node.
  public final func renderFocus(_ context: StyleContext, x: Double, y: Double, width: Double, height: Double) {
    gtk_snapshot_render_focus(instance(self), context.gtkStyleContext, x, y, width, height)
  }

  /// Creates a render node for the CSS border according to `context`, and appends it to the current node of `snapshot`,
  /// without changing the current node.
  public final func renderFrame(_ context: StyleContext, x: Double, y: Double, width: Double, height: Double) {
    gtk_snapshot_render_frame(instance(self), context.gtkStyleContext, x, y, width, height)
  }

  /// Draws a text caret using `snapshot` at the specified index of `layout`.
  public final func renderInsertionCursor(
    _ context: StyleContext, x: Double, y: Double, layout: Pango.Layout, index: Int, direction: Pango.Direction
  ) {
    gtk_snapshot_render_insertion_cursor(
      instance(self), context.gtkStyleContext, x, y, layout.opaque, index.int32, direction.cValue)
  }

  /// Creates a render node for rendering `layout` according to the style information in `context`, and appends it to
  /// the current node of `snapshot`, without changing the current node.
  public final func renderLayout(_ context: StyleContext, x: Double, y: Double, layout: Pango.Layout) {
    gtk_snapshot_render_layout(instance(self), context.gtkStyleContext, x, y, layout.opaque)
  }

  /// Restores `snapshot` to the state saved by a preceding call to `Snapshot.save()` and removes that state from the
  /// stack of saved states.
  public final func restore() { gtk_snapshot_restore(instance(self)) }

  /// Rotates @@snapshot's coordinate system by `angle` degrees in 2D space - or in 3D speak, rotates around the Z axis.
  public final func rotate(_ angle: Double) { gtk_snapshot_rotate(instance(self), angle.float) }

  /// Rotates `snapshot`'s coordinate system by `angle` degrees around `axis`.
  public final func rotate3d(angle: Double, axis: Graphene.Vec3) {
    gtk_snapshot_rotate_3d(instance(self), angle.float, axis.grapheneVec3T)
  }

  /// Makes a copy of the current state of `snapshot` and saves it on an internal stack.
  public final func save() { gtk_snapshot_save(instance(self)) }

  /// Scales `snapshot`'s coordinate system in 2-dimensional space by the given factors.
  public final func scale(factorX: Double, factorY: Double) {
    gtk_snapshot_scale(instance(self), factorX.float, factorY.float)
  }

  /// Scales `snapshot`'s coordinate system by the given factors.
  public final func scale3d(factorX: Double, factorY: Double, factorZ: Double) {
    gtk_snapshot_scale_3d(instance(self), factorX.float, factorY.float, factorZ.float)
  }

  /// Returns the render node that was constructed by `snapshot`.
  @discardableResult
  public final func toNode() -> Gsk.RenderNode? { givenBoxed(opaque: gtk_snapshot_to_node(instance(self))) }

  /// Returns a paintable encapsulating the render node that was constructed by `snapshot`.
  @discardableResult
  public final func toPaintable(_ size: Graphene.Size?) -> (any Gdk.Paintable)? {
    let lent = CallScope()
    defer { lent.end() }
    return givenInterface(opaque: gtk_snapshot_to_paintable(instance(self), lent.structure(size?.cValue)))
  }

  /// Transforms `snapshot`'s coordinate system with the given `transform`.
  public final func transform(_ transform: Gsk.Transform?) { gtk_snapshot_transform(instance(self), transform?.opaque) }

  /// Transforms `snapshot`'s coordinate system with the given `matrix`.
  public final func transformMatrix(_ matrix: Graphene.Matrix) {
    gtk_snapshot_transform_matrix(instance(self), matrix.grapheneMatrixT)
  }

  /// Translates `snapshot`'s coordinate system by `point` in 2-dimensional space.
  public final func translate(_ point: Graphene.Point) {
    var cPoint = point.cValue
    gtk_snapshot_translate(instance(self), &cPoint)
  }

  /// Translates `snapshot`'s coordinate system by `point`.
  public final func translate3d(_ point: Graphene.Point3D) {
    var cPoint = point.cValue
    gtk_snapshot_translate_3d(instance(self), &cPoint)
  }
}

/// A `GListModel` that sorts the elements of an underlying model according to a `Sorter`.
open class SortListModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_sort_list_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new sort list model that uses the `sorter` to sort `model`.
  public init(model: (any Gio.ListModel)? = nil, sorter: Sorter? = nil) {
    super.init(
      adopting: gtk_sort_list_model_new(model?.given(), sorter?.givenPointer().assumingMemoryBound(to: GtkSorter.self))
        .raw)
  }

  /// If the model should sort items incrementally.
  public final var incremental: Bool {
    get { gtk_sort_list_model_get_incremental(instance(self)).isTrue }
    set { gtk_sort_list_model_set_incremental(instance(self), newValue.gboolean) }
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// The model being sorted.
  public final var model: (any Gio.ListModel)? {
    get { lentInterface(opaque: gtk_sort_list_model_get_model(instance(self))) }
    set { gtk_sort_list_model_set_model(instance(self), newValue?.opaque) }
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }

  /// Estimate of unsorted items remaining.
  public final var pending: Int { gtk_sort_list_model_get_pending(instance(self)).int }

  /// The sorter for this model.
  public final var sorter: Sorter? {
    get { lentObject(gtk_sort_list_model_get_sorter(instance(self))) }
    set { gtk_sort_list_model_set_sorter(instance(self), newValue?.gtkSorter) }
  }
}

extension Reactive where Base: SortListModel {
  /// If the model should sort items incrementally.
  public var incremental: DynamicSubject<Bool> { property("incremental") }

  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The model being sorted.
  public var model: DynamicSubject<(any Gio.ListModel)?> { interfaceProperty("model") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }

  /// Estimate of unsorted items remaining.
  public var pending: SafeSignal<Int> { readOnlyProperty("pending") }

  /// The sorter for this model.
  public var sorter: DynamicSubject<Sorter?> { property("sorter") }
}

/// `Sorter` is an object to describe sorting criteria.
open class Sorter: Object {
  open override class var gType: GType { gtk_sorter_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  final var gtkSorter: UnsafeMutablePointer<GtkSorter> { pointer.assumingMemoryBound(to: GtkSorter.self) }

  /// Notifies all users of the sorter that it has changed.
  public final func changed(_ change: SorterChange) { gtk_sorter_changed(gtkSorter, change.cValue) }

  /// Compares two given items according to the sort order implemented by the sorter.
  @discardableResult
  public final func compare(_ item1: Object, item2: Object) -> Ordering {
    Ordering(cValue: gtk_sorter_compare(gtkSorter, item1.pointer, item2.pointer))
  }

  /// Gets the order that `self` conforms to.
  public final var order: SorterOrder { SorterOrder(cValue: gtk_sorter_get_order(gtkSorter)) }
}

extension Reactive where Base: Sorter {
  /// Emitted whenever the sorter changed.
  ///
  /// Argument: `change`.
  public var changed: SafeSignal<SorterChange> { signal(ofOne: "changed") }
}

/// A `SpinButton` is an ideal way to allow the user to set the value of some attribute.
open class SpinButton: Widget, CellEditable, Editable, Orientable {
  open override class var gType: GType { gtk_spin_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `SpinButton`.
  public init(adjustment: Adjustment? = nil, climbRate: Double, digits: Int) {
    super.init(adopting: gtk_spin_button_new(adjustment?.gtkAdjustment, climbRate, digits.uint32))
  }

  /// Creates a new `SpinButton` with the given properties.
  public init(min: Double, max: Double, step: Double) {
    super.init(adopting: gtk_spin_button_new_with_range(min, max, step))
  }

  /// The adjustment that holds the value of the spin button.
  public final var adjustment: Adjustment? {
    get { lentObject(gtk_spin_button_get_adjustment(instance(self))) }
    set { gtk_spin_button_set_adjustment(instance(self), newValue?.gtkAdjustment) }
  }

  /// The acceleration rate when you hold down a button or key.
  public final var climbRate: Double {
    get { gtk_spin_button_get_climb_rate(instance(self)) }
    set { gtk_spin_button_set_climb_rate(instance(self), newValue) }
  }

  /// The number of decimal places to display.
  public final var digits: Int {
    get { gtk_spin_button_get_digits(instance(self)).int }
    set { gtk_spin_button_set_digits(instance(self), newValue.uint32) }
  }

  /// Whether non-numeric characters should be ignored.
  public final var numeric: Bool {
    get { gtk_spin_button_get_numeric(instance(self)).isTrue }
    set { gtk_spin_button_set_numeric(instance(self), newValue.gboolean) }
  }

  /// Whether erroneous values are automatically changed to the spin buttons nearest step increment.
  public final var snapToTicks: Bool {
    get { gtk_spin_button_get_snap_to_ticks(instance(self)).isTrue }
    set { gtk_spin_button_set_snap_to_ticks(instance(self), newValue.gboolean) }
  }

  /// Whether the spin button should update always, or only when the value is acceptable.
  public final var updatePolicy: SpinButtonUpdatePolicy {
    get { SpinButtonUpdatePolicy(cValue: gtk_spin_button_get_update_policy(instance(self))) }
    set { gtk_spin_button_set_update_policy(instance(self), newValue.cValue) }
  }

  /// The current value.
  public final var value: Double {
    get { gtk_spin_button_get_value(instance(self)) }
    set { gtk_spin_button_set_value(instance(self), newValue) }
  }

  /// Whether a spin button should wrap upon reaching its limits.
  public final var wrap: Bool {
    get { gtk_spin_button_get_wrap(instance(self)).isTrue }
    set { gtk_spin_button_set_wrap(instance(self), newValue.gboolean) }
  }

  /// Changes the properties of an existing spin button.
  public final func configure(_ adjustment: Adjustment?, climbRate: Double, digits: Int) {
    gtk_spin_button_configure(instance(self), adjustment?.gtkAdjustment, climbRate, digits.uint32)
  }

  /// Gets the current step and page the increments used by `spinButton`.
  public final var increments: (step: Double, page: Double) {
    var cStep: Double = 0
    var cPage: Double = 0
    gtk_spin_button_get_increments(instance(self), &cStep, &cPage)
    return (cStep, cPage)
  }

  /// Gets the range allowed for `spinButton`.
  public final var range: (min: Double, max: Double) {
    var cMin: Double = 0
    var cMax: Double = 0
    gtk_spin_button_get_range(instance(self), &cMin, &cMax)
    return (cMin, cMax)
  }

  /// Get the value `spinButton` represented as an integer.
  public final var valueAsInt: Int { gtk_spin_button_get_value_as_int(instance(self)).int }

  /// Sets the step and page increments for spin_button.
  public final func setIncrements(step: Double, page: Double) {
    gtk_spin_button_set_increments(instance(self), step, page)
  }

  /// Sets the minimum and maximum allowable values for `spinButton`.
  public final func setRange(min: Double, max: Double) { gtk_spin_button_set_range(instance(self), min, max) }

  /// Increment or decrement a spin button’s value in a specified direction by a specified amount.
  public final func spin(direction: SpinType, increment: Double) {
    gtk_spin_button_spin(instance(self), direction.cValue, increment)
  }

  /// Manually force an update of the spin button.
  public final func update() { gtk_spin_button_update(instance(self)) }
}

extension Reactive where Base: SpinButton {
  /// The adjustment that holds the value of the spin button.
  public var adjustment: DynamicSubject<Adjustment?> { property("adjustment") }

  /// The acceleration rate when you hold down a button or key.
  public var climbRate: DynamicSubject<Double> {
    property("climb-rate", get: { (object: SpinButton) in object.climbRate }, set: { $0.climbRate = $1 })
  }

  /// The number of decimal places to display.
  public var digits: DynamicSubject<Int> {
    property("digits", get: { (object: SpinButton) in object.digits }, set: { $0.digits = $1 })
  }

  /// Whether non-numeric characters should be ignored.
  public var numeric: DynamicSubject<Bool> { property("numeric") }

  /// Whether erroneous values are automatically changed to the spin buttons nearest step increment.
  public var snapToTicks: DynamicSubject<Bool> { property("snap-to-ticks") }

  /// Whether the spin button should update always, or only when the value is acceptable.
  public var updatePolicy: DynamicSubject<SpinButtonUpdatePolicy> { property("update-policy") }

  /// The current value.
  public var value: DynamicSubject<Double> {
    property("value", get: { (object: SpinButton) in object.value }, set: { $0.value = $1 })
  }

  /// Whether a spin button should wrap upon reaching its limits.
  public var wrap: DynamicSubject<Bool> { property("wrap") }

  /// Emitted when the user initiates a value change.
  ///
  /// Argument: `scroll`.
  public var changeValue: SafeSignal<ScrollType> { signal(ofOne: "change-value") }

  /// Emitted to convert the users input into a double value.
  ///
  /// Argument: `newValue`.
  public var input: SignalRequest<Int, SignalOutput<Double>> { request("input") }

  /// Emitted to tweak the formatting of the value for display.
  public var output: SignalRequest<Bool> { request("output") }

  /// Emitted when the value is changed.
  public var valueChanged: SafeSignal<Void> { signal("value-changed") }

  /// Emitted right after the spinbutton wraps from its maximum to its minimum value or vice-versa.
  public var wrapped: SafeSignal<Void> { signal("wrapped") }
}

/// A `Spinner` widget displays an icon-size spinning animation.
open class Spinner: Widget {
  open override class var gType: GType { gtk_spinner_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Returns a new spinner widget. Not yet started.
  public init() {
    super.init(adopting: gtk_spinner_new())
  }

  /// Whether the spinner is spinning
  public final var spinning: Bool {
    get { gtk_spinner_get_spinning(instance(self)).isTrue }
    set { gtk_spinner_set_spinning(instance(self), newValue.gboolean) }
  }

  /// Starts the animation of the spinner.
  public final func start() { gtk_spinner_start(instance(self)) }

  /// Stops the animation of the spinner.
  public final func stop() { gtk_spinner_stop(instance(self)) }
}

extension Reactive where Base: Spinner {
  /// Whether the spinner is spinning
  public var spinning: DynamicSubject<Bool> { property("spinning") }
}
