// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `LayoutChild` subclass for children in a `OverlayLayout`.
open class OverlayLayoutChild: LayoutChild {
  open override class var gType: GType { gtk_overlay_layout_child_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Whether the child should be clipped to fit the parent's size.
  public var clipOverlay: Bool {
    get { gtk_overlay_layout_child_get_clip_overlay(cast()) != 0 }
    set { gtk_overlay_layout_child_set_clip_overlay(cast(), newValue ? 1 : 0) }
  }

  /// Whether the child size should contribute to the `OverlayLayout`'s measurement.
  public var measure: Bool {
    get { gtk_overlay_layout_child_get_measure(cast()) != 0 }
    set { gtk_overlay_layout_child_set_measure(cast(), newValue ? 1 : 0) }
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
    super.init(adopting: UnsafeMutableRawPointer(gtk_pad_controller_new(group.cast(), pad?.cast())))
  }

  public var actionGroup: (any Gio.ActionGroup)? { (getProperty("action-group") as Object?) as? any Gio.ActionGroup }

  public var pad: Gdk.Device? { getProperty("pad") }

  /// Adds an individual action to `controller`.
  public final func setAction(type: PadActionType, index: Int, mode: Int, label: String, actionName: String) {
    gtk_pad_controller_set_action(cast(), type.cValue(), Int32(index), Int32(mode), label, actionName)
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
    super.init(adopting: UnsafeMutableRawPointer(gtk_page_setup_new()))
  }

  /// Copies a `PageSetup`.
  @discardableResult
  public final func copy() -> PageSetup? { givenObject(gtk_page_setup_copy(cast())) }

  /// Gets the bottom margin in units of `unit`.
  public final func getBottomMargin(_ unit: PrintUnit) -> Double {
    gtk_page_setup_get_bottom_margin(cast(), unit.cValue())
  }

  /// Gets the left margin in units of `unit`.
  public final func getLeftMargin(_ unit: PrintUnit) -> Double { gtk_page_setup_get_left_margin(cast(), unit.cValue()) }

  /// Gets the page orientation of the `PageSetup`.
  public var orientation: PageOrientation { PageOrientation(cValue: gtk_page_setup_get_orientation(cast())) }

  /// Returns the page height in units of `unit`.
  public final func getPageHeight(_ unit: PrintUnit) -> Double { gtk_page_setup_get_page_height(cast(), unit.cValue()) }

  /// Returns the page width in units of `unit`.
  public final func getPageWidth(_ unit: PrintUnit) -> Double { gtk_page_setup_get_page_width(cast(), unit.cValue()) }

  /// Returns the paper height in units of `unit`.
  public final func getPaperHeight(_ unit: PrintUnit) -> Double {
    gtk_page_setup_get_paper_height(cast(), unit.cValue())
  }

  /// Returns the paper width in units of `unit`.
  public final func getPaperWidth(_ unit: PrintUnit) -> Double { gtk_page_setup_get_paper_width(cast(), unit.cValue()) }

  /// Gets the right margin in units of `unit`.
  public final func getRightMargin(_ unit: PrintUnit) -> Double {
    gtk_page_setup_get_right_margin(cast(), unit.cValue())
  }

  /// Gets the top margin in units of `unit`.
  public final func getTopMargin(_ unit: PrintUnit) -> Double { gtk_page_setup_get_top_margin(cast(), unit.cValue()) }

  /// Sets the bottom margin of the `PageSetup`.
  public final func setBottomMargin(margin: Double, unit: PrintUnit) {
    gtk_page_setup_set_bottom_margin(cast(), margin, unit.cValue())
  }

  /// Sets the left margin of the `PageSetup`.
  public final func setLeftMargin(margin: Double, unit: PrintUnit) {
    gtk_page_setup_set_left_margin(cast(), margin, unit.cValue())
  }

  /// Sets the page orientation of the `PageSetup`.
  public final func setOrientation(_ orientation: PageOrientation) {
    gtk_page_setup_set_orientation(cast(), orientation.cValue())
  }

  /// Sets the right margin of the `PageSetup`.
  public final func setRightMargin(margin: Double, unit: PrintUnit) {
    gtk_page_setup_set_right_margin(cast(), margin, unit.cValue())
  }

  /// Sets the top margin of the `PageSetup`.
  public final func setTopMargin(margin: Double, unit: PrintUnit) {
    gtk_page_setup_set_top_margin(cast(), margin, unit.cValue())
  }
}

/// A widget with two panes, arranged either horizontally or vertically.
open class Paned: Widget, Orientable {
  open override class var gType: GType { gtk_paned_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Paned` widget.
  public init(orientation: Orientation) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_paned_new(orientation.cValue())))
  }

  /// The second child.
  public var endChild: Widget? {
    get { lentObject(gtk_paned_get_end_child(cast())) }
    set { gtk_paned_set_end_child(cast(), newValue?.cast()) }
  }

  /// The largest possible value for the `Paned.position` property.
  public var maxPosition: Int { getProperty("max-position") }

  /// The smallest possible value for the `Paned.position` property.
  public var minPosition: Int { getProperty("min-position") }

  /// Position of the separator in pixels, from the left/top.
  public var position: Int {
    get { Int(gtk_paned_get_position(cast())) }
    set { gtk_paned_set_position(cast(), Int32(newValue)) }
  }

  /// Whether the `Paned.position` property has been set.
  public var positionSet: Bool {
    get { getProperty("position-set") }
    set { setProperty("position-set", newValue) }
  }

  /// Determines whether the second child expands and shrinks along with the paned widget.
  public var resizeEndChild: Bool {
    get { gtk_paned_get_resize_end_child(cast()) != 0 }
    set { gtk_paned_set_resize_end_child(cast(), newValue ? 1 : 0) }
  }

  /// Determines whether the first child expands and shrinks along with the paned widget.
  public var resizeStartChild: Bool {
    get { gtk_paned_get_resize_start_child(cast()) != 0 }
    set { gtk_paned_set_resize_start_child(cast(), newValue ? 1 : 0) }
  }

  /// Determines whether the second child can be made smaller than its requisition.
  public var shrinkEndChild: Bool {
    get { gtk_paned_get_shrink_end_child(cast()) != 0 }
    set { gtk_paned_set_shrink_end_child(cast(), newValue ? 1 : 0) }
  }

  /// Determines whether the first child can be made smaller than its requisition.
  public var shrinkStartChild: Bool {
    get { gtk_paned_get_shrink_start_child(cast()) != 0 }
    set { gtk_paned_set_shrink_start_child(cast(), newValue ? 1 : 0) }
  }

  /// The first child.
  public var startChild: Widget? {
    get { lentObject(gtk_paned_get_start_child(cast())) }
    set { gtk_paned_set_start_child(cast(), newValue?.cast()) }
  }

  /// Whether the `Paned` should provide a stronger visual separation.
  public var wideHandle: Bool {
    get { gtk_paned_get_wide_handle(cast()) != 0 }
    set { gtk_paned_set_wide_handle(cast(), newValue ? 1 : 0) }
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
  public var position: DynamicSubject<Int> { property("position") }

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

/// `PasswordEntry` is an entry that has been tailored for entering secrets.
open class PasswordEntry: Widget, Editable {
  open override class var gType: GType { gtk_password_entry_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a `PasswordEntry`.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_password_entry_new()))
  }

  /// Whether to activate the default widget when Enter is pressed.
  public var activatesDefault: Bool {
    get { getProperty("activates-default") }
    set { setProperty("activates-default", newValue) }
  }

  /// A menu model whose contents will be appended to the context menu.
  public var extraMenu: Gio.MenuModel? {
    get { lentObject(gtk_password_entry_get_extra_menu(cast())) }
    set { gtk_password_entry_set_extra_menu(cast(), newValue?.cast()) }
  }

  /// The text that will be displayed in the `PasswordEntry` when it is empty and unfocused.
  public var placeholderText: String {
    get { getProperty("placeholder-text") }
    set { setProperty("placeholder-text", newValue) }
  }

  /// Whether to show an icon for revealing the content.
  public var showPeekIcon: Bool {
    get { gtk_password_entry_get_show_peek_icon(cast()) != 0 }
    set { gtk_password_entry_set_show_peek_icon(cast(), newValue ? 1 : 0) }
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

/// A `EntryBuffer` that locks the underlying memory to prevent it from being swapped to disk.
open class PasswordEntryBuffer: EntryBuffer {
  open override class var gType: GType { gtk_password_entry_buffer_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `EntryBuffer` using secure memory allocations.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_password_entry_buffer_new()))
  }
}

/// The `Picture` widget displays a `Gdk.Paintable`.
open class Picture: Widget {
  open override class var gType: GType { gtk_picture_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new empty `Picture` widget.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_picture_new()))
  }

  /// Creates a new `Picture` displaying the file `filename`.
  public init(filename: String?) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_picture_new_for_filename(filename)))
  }

  /// Creates a new `Picture` displaying `paintable`.
  public init(paintable: (any Gdk.Paintable)?) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_picture_new_for_paintable(paintable?.cast())))
  }

  /// Creates a new `Picture` displaying the resource at `resourcePath`.
  public init(resourcePath: String?) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_picture_new_for_resource(resourcePath)))
  }

  /// The alternative textual description for the picture.
  public var alternativeText: String? {
    get { lentString(gtk_picture_get_alternative_text(cast())) }
    set { gtk_picture_set_alternative_text(cast(), newValue) }
  }

  /// If the `Picture` can be made smaller than the natural size of its contents.
  public var canShrink: Bool {
    get { gtk_picture_get_can_shrink(cast()) != 0 }
    set { gtk_picture_set_can_shrink(cast(), newValue ? 1 : 0) }
  }

  /// How the content should be resized to fit inside the `Picture`.
  public var contentFit: ContentFit {
    get { ContentFit(cValue: gtk_picture_get_content_fit(cast())) }
    set { gtk_picture_set_content_fit(cast(), newValue.cValue()) }
  }

  /// The `Gdk.Paintable` to be displayed by this `Picture`.
  public var paintable: (any Gdk.Paintable)? {
    get { lentInterface(gtk_picture_get_paintable(cast())) }
    set { gtk_picture_set_paintable(cast(), newValue?.cast()) }
  }

  /// Makes `self` load and display the given `filename`.
  public final func setFilename(_ filename: String?) { gtk_picture_set_filename(cast(), filename) }

  /// Makes `self` load and display the resource at the given `resourcePath`.
  public final func setResource(_ resourcePath: String?) { gtk_picture_set_resource(cast(), resourcePath) }
}

extension Reactive where Base: Picture {
  /// The alternative textual description for the picture.
  public var alternativeText: DynamicSubject<String?> { property("alternative-text") }

  /// If the `Picture` can be made smaller than the natural size of its contents.
  public var canShrink: DynamicSubject<Bool> { property("can-shrink") }

  /// How the content should be resized to fit inside the `Picture`.
  public var contentFit: DynamicSubject<ContentFit> { property("content-fit") }

  /// The `Gdk.Paintable` to be displayed by this `Picture`.
  public var paintable: DynamicSubject<(any Gdk.Paintable)?> { interfaceProperty("paintable") }
}

/// `Popover` is a bubble-like context popup.
open class Popover: Widget, Native, ShortcutManager {
  open override class var gType: GType { gtk_popover_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Popover`.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_popover_new()))
  }

  /// Whether to dismiss the popover on outside clicks.
  public var autohide: Bool {
    get { gtk_popover_get_autohide(cast()) != 0 }
    set { gtk_popover_set_autohide(cast(), newValue ? 1 : 0) }
  }

  /// Whether the popover pops down after a child popover.
  public var cascadePopdown: Bool {
    get { gtk_popover_get_cascade_popdown(cast()) != 0 }
    set { gtk_popover_set_cascade_popdown(cast(), newValue ? 1 : 0) }
  }

  /// The child widget.
  public var child: Widget? {
    get { lentObject(gtk_popover_get_child(cast())) }
    set { gtk_popover_set_child(cast(), newValue?.cast()) }
  }

  /// The default widget inside the popover.
  public var defaultWidget: Widget? {
    get { getProperty("default-widget") }
    set { gtk_popover_set_default_widget(cast(), newValue?.cast()) }
  }

  /// Whether to draw an arrow.
  public var hasArrow: Bool {
    get { gtk_popover_get_has_arrow(cast()) != 0 }
    set { gtk_popover_set_has_arrow(cast(), newValue ? 1 : 0) }
  }

  /// Whether mnemonics are currently visible in this popover.
  public var mnemonicsVisible: Bool {
    get { gtk_popover_get_mnemonics_visible(cast()) != 0 }
    set { gtk_popover_set_mnemonics_visible(cast(), newValue ? 1 : 0) }
  }

  /// How to place the popover, relative to its parent.
  public var position: PositionType {
    get { PositionType(cValue: gtk_popover_get_position(cast())) }
    set { gtk_popover_set_position(cast(), newValue.cValue()) }
  }

  /// Pops `popover` down.
  public final func popdown() { gtk_popover_popdown(cast()) }

  /// Pops `popover` up.
  public final func popup() { gtk_popover_popup(cast()) }

  /// Presents the popover to the user.
  public final func present() { gtk_popover_present(cast()) }

  /// Sets the offset to use when calculating the position of the popover.
  public final func setOffset(xOffset: Int, yOffset: Int) {
    gtk_popover_set_offset(cast(), Int32(xOffset), Int32(yOffset))
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

  /// How to place the popover, relative to its parent.
  public var position: DynamicSubject<PositionType> { property("position") }

  /// Emitted whend the user activates the default widget.
  public var activateDefault: SafeSignal<Void> { signal("activate-default") }

  /// Emitted when the popover is closed.
  public var closed: SafeSignal<Void> { signal("closed") }
}

/// `PopoverMenu` is a subclass of `Popover` that implements menu behavior.
open class PopoverMenu: Popover {
  open override class var gType: GType { gtk_popover_menu_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a `PopoverMenu` and populates it according to `model`.
  public init(model: Gio.MenuModel?) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_popover_menu_new_from_model(model?.cast())))
  }

  /// Creates a `PopoverMenu` and populates it according to `model`.
  public init(model: Gio.MenuModel, flags: PopoverMenuFlags) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_popover_menu_new_from_model_full(model.cast(), flags.cValue())))
  }

  /// The model from which the menu is made.
  public var menuModel: Gio.MenuModel? {
    get { lentObject(gtk_popover_menu_get_menu_model(cast())) }
    set { gtk_popover_menu_set_menu_model(cast(), newValue?.cast()) }
  }

  /// The name of the visible submenu.
  public var visibleSubmenu: String {
    get { getProperty("visible-submenu") }
    set { setProperty("visible-submenu", newValue) }
  }

  /// Adds a custom widget to a generated menu.
  @discardableResult
  public final func addChild(_ child: Widget, id: String) -> Bool {
    gtk_popover_menu_add_child(cast(), child.cast(), id) != 0
  }

  /// Removes a widget that has previously been added with `gtk_popover_menu_add_child()`.
  @discardableResult
  public final func removeChild(_ child: Widget) -> Bool { gtk_popover_menu_remove_child(cast(), child.cast()) != 0 }
}

extension Reactive where Base: PopoverMenu {
  /// The model from which the menu is made.
  public var menuModel: DynamicSubject<Gio.MenuModel?> { property("menu-model") }

  /// The name of the visible submenu.
  public var visibleSubmenu: DynamicSubject<String> { property("visible-submenu") }
}

/// `PopoverMenuBar` presents a horizontal bar of items that pop up popover menus when clicked.
open class PopoverMenuBar: Widget {
  open override class var gType: GType { gtk_popover_menu_bar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a `PopoverMenuBar` from a `GMenuModel`.
  public init(model: Gio.MenuModel?) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_popover_menu_bar_new_from_model(model?.cast())))
  }

  /// The `GMenuModel` from which the menu bar is created.
  public var menuModel: Gio.MenuModel? {
    get { lentObject(gtk_popover_menu_bar_get_menu_model(cast())) }
    set { gtk_popover_menu_bar_set_menu_model(cast(), newValue?.cast()) }
  }

  /// Adds a custom widget to a generated menubar.
  @discardableResult
  public final func addChild(_ child: Widget, id: String) -> Bool {
    gtk_popover_menu_bar_add_child(cast(), child.cast(), id) != 0
  }

  /// Removes a widget that has previously been added with `gtk_popover_menu_bar_add_child()`.
  @discardableResult
  public final func removeChild(_ child: Widget) -> Bool {
    gtk_popover_menu_bar_remove_child(cast(), child.cast()) != 0
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
  public final func createPangoContext() -> Pango.Context? {
    givenObject(gtk_print_context_create_pango_context(cast()))
  }

  /// Creates a new `Pango.Layout` that is suitable for use with the `PrintContext`.
  @discardableResult
  public final func createPangoLayout() -> Pango.Layout? { givenObject(gtk_print_context_create_pango_layout(cast())) }

  /// Obtains the horizontal resolution of the `PrintContext`, in dots per inch.
  public var dpiX: Double { gtk_print_context_get_dpi_x(cast()) }

  /// Obtains the vertical resolution of the `PrintContext`, in dots per inch.
  public var dpiY: Double { gtk_print_context_get_dpi_y(cast()) }

  /// Obtains the height of the `PrintContext`, in pixels.
  public var height: Double { gtk_print_context_get_height(cast()) }

  /// Obtains the `PageSetup` that determines the page dimensions of the `PrintContext`.
  public var pageSetup: PageSetup? { lentObject(gtk_print_context_get_page_setup(cast())) }

  /// Returns a `Pango.FontMap` that is suitable for use with the `PrintContext`.
  public var pangoFontmap: Pango.FontMap? { lentObject(gtk_print_context_get_pango_fontmap(cast())) }

  /// Obtains the width of the `PrintContext`, in pixels.
  public var width: Double { gtk_print_context_get_width(cast()) }
}

/// `PrintOperation` is the high-level, portable printing API.
open class PrintOperation: Object, PrintOperationPreview {
  open override class var gType: GType { gtk_print_operation_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `PrintOperation`.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_print_operation_new()))
  }

  /// Determines whether the print operation may run asynchronously or not.
  public var allowAsync: Bool {
    get { getProperty("allow-async") }
    set { gtk_print_operation_set_allow_async(cast(), newValue ? 1 : 0) }
  }

  /// The current page in the document.
  public var currentPage: Int {
    get { getProperty("current-page") }
    set { gtk_print_operation_set_current_page(cast(), Int32(newValue)) }
  }

  /// Used as the label of the tab containing custom widgets.
  public var customTabLabel: String? {
    get { getProperty("custom-tab-label") }
    set { gtk_print_operation_set_custom_tab_label(cast(), newValue) }
  }

  /// The `PageSetup` used by default.
  public var defaultPageSetup: PageSetup? {
    get { lentObject(gtk_print_operation_get_default_page_setup(cast())) }
    set { gtk_print_operation_set_default_page_setup(cast(), newValue?.cast()) }
  }

  /// If `true`, page size combo box and orientation combo box are embedded into page setup page.
  public var embedPageSetup: Bool {
    get { gtk_print_operation_get_embed_page_setup(cast()) != 0 }
    set { gtk_print_operation_set_embed_page_setup(cast(), newValue ? 1 : 0) }
  }

  /// The name of a file to generate instead of showing the print dialog.
  public var exportFilename: String {
    get { getProperty("export-filename") }
    set { gtk_print_operation_set_export_filename(cast(), newValue) }
  }

  /// Determines whether there is a selection in your application.
  public var hasSelection: Bool {
    get { gtk_print_operation_get_has_selection(cast()) != 0 }
    set { gtk_print_operation_set_has_selection(cast(), newValue ? 1 : 0) }
  }

  /// A string used to identify the job (e.g. in monitoring applications like eggcups).
  public var jobName: String {
    get { getProperty("job-name") }
    set { gtk_print_operation_set_job_name(cast(), newValue) }
  }

  /// The number of pages in the document.
  public var nPages: Int {
    get { getProperty("n-pages") }
    set { gtk_print_operation_set_n_pages(cast(), Int32(newValue)) }
  }

  /// The number of pages that will be printed.
  public var nPagesToPrint: Int { Int(gtk_print_operation_get_n_pages_to_print(cast())) }

  /// The `PrintSettings` used for initializing the dialog.
  public var printSettings: PrintSettings? {
    get { lentObject(gtk_print_operation_get_print_settings(cast())) }
    set { gtk_print_operation_set_print_settings(cast(), newValue?.cast()) }
  }

  /// Determines whether to show a progress dialog during the print operation.
  public var showProgress: Bool {
    get { getProperty("show-progress") }
    set { gtk_print_operation_set_show_progress(cast(), newValue ? 1 : 0) }
  }

  /// The status of the print operation.
  public var status: PrintStatus { PrintStatus(cValue: gtk_print_operation_get_status(cast())) }

  /// A string representation of the status of the print operation.
  public var statusString: String { lentString(gtk_print_operation_get_status_string(cast())) }

  /// If `true`, the print operation will support print of selection.
  public var supportSelection: Bool {
    get { gtk_print_operation_get_support_selection(cast()) != 0 }
    set { gtk_print_operation_set_support_selection(cast(), newValue ? 1 : 0) }
  }

  /// If `true`, the print operation will try to continue report on the status of the print job in the printer queues
  /// and printer.
  public var trackPrintStatus: Bool {
    get { getProperty("track-print-status") }
    set { gtk_print_operation_set_track_print_status(cast(), newValue ? 1 : 0) }
  }

  /// The transformation for the cairo context obtained from `PrintContext` is set up in such a way that distances are
  /// measured in units of `unit`.
  public var unit: PrintUnit {
    get { getProperty("unit") }
    set { gtk_print_operation_set_unit(cast(), newValue.cValue()) }
  }

  /// If `true`, the transformation for the cairo context obtained from `PrintContext` puts the origin at the top left
  /// corner of the page.
  public var useFullPage: Bool {
    get { getProperty("use-full-page") }
    set { gtk_print_operation_set_use_full_page(cast(), newValue ? 1 : 0) }
  }

  /// Cancels a running print operation.
  public final func cancel() { gtk_print_operation_cancel(cast()) }

  /// Signal that drawing of particular page is complete.
  public final func drawPageFinish() { gtk_print_operation_draw_page_finish(cast()) }

  /// A convenience function to find out if the print operation is finished.
  public final func isFinished() -> Bool { gtk_print_operation_is_finished(cast()) != 0 }

  /// Sets up the `PrintOperation` to wait for calling of [method@Gtk.PrintOperation.draw_page_finish from application.
  public final func setDeferDrawing() { gtk_print_operation_set_defer_drawing(cast()) }
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
  public var beginPrint: SafeSignal<PrintContext?> { signal("begin-print") }

  /// Emitted when displaying the print dialog.
  public var createCustomWidget: SignalRequest<Object?> { request("create-custom-widget") }

  /// Emitted right before `beginPrint` if you added a custom widget in the `createCustomWidget` handler.
  ///
  /// Argument: `widget`.
  public var customWidgetApply: SafeSignal<Widget?> { signal("custom-widget-apply") }

  /// Emitted when the print operation run has finished doing everything required for printing.
  ///
  /// Argument: `result`.
  public var done: SafeSignal<PrintOperationResult> { signal("done") }

  /// Emitted for every page that is printed.
  ///
  /// Arguments: `context`, `pageNr`.
  public var drawPage: SafeSignal<(PrintContext?, Int)> { signal("draw-page") }

  /// Emitted after all pages have been rendered.
  ///
  /// Argument: `context`.
  public var endPrint: SafeSignal<PrintContext?> { signal("end-print") }

  /// Emitted after the `beginPrint` signal, but before the actual rendering starts.
  ///
  /// Argument: `context`.
  public var paginate: SignalRequest<Bool, PrintContext?> { request("paginate") }

  /// Gets emitted when a preview is requested from the native dialog.
  ///
  /// Arguments: `preview`, `context`, `parent`.
  public var preview: SignalRequest<Bool, Object?, PrintContext?, Window?> { request("preview") }

  /// Emitted once for every page that is printed.
  ///
  /// Arguments: `context`, `pageNr`, `setup`.
  public var requestPageSetup: SafeSignal<(PrintContext?, Int, PageSetup?)> { signal("request-page-setup") }

  /// Emitted at between the various phases of the print operation.
  public var statusChanged: SafeSignal<Void> { signal("status-changed") }

  /// Emitted after change of selected printer.
  ///
  /// Arguments: `widget`, `setup`, `settings`.
  public var updateCustomWidget: SafeSignal<(Widget?, PageSetup?, PrintSettings?)> { signal("update-custom-widget") }
}
