// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `DragSource` is an event controller to initiate Drag-And-Drop operations.
open class DragSource: GestureSingle {
  open override class var gType: GType { gtk_drag_source_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `DragSource` object.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_drag_source_new()))
  }

  /// The actions that are supported by drag operations from the source.
  public var actions: Gdk.DragAction {
    get { Gdk.DragAction(cValue: gtk_drag_source_get_actions(cast())) }
    set { gtk_drag_source_set_actions(cast(), newValue.cValue()) }
  }

  /// Cancels a currently ongoing drag operation.
  public final func dragCancel() { gtk_drag_source_drag_cancel(cast()) }

  /// Returns the underlying `Gdk.Drag` object for an ongoing drag.
  public var drag: Gdk.Drag? { lentObject(gtk_drag_source_get_drag(cast())) }

  /// Sets a paintable to use as icon during DND operations.
  public final func setIcon(_ paintable: (any Gdk.Paintable)?, hotX: Int, hotY: Int) {
    gtk_drag_source_set_icon(cast(), paintable?.cast(), Int32(hotX), Int32(hotY))
  }
}

extension Reactive where Base: DragSource {
  /// The actions that are supported by drag operations from the source.
  public var actions: DynamicSubject<Gdk.DragAction> { property("actions") }

  /// Emitted on the drag source when a drag is started.
  ///
  /// Argument: `drag`.
  public var dragBegin: SafeSignal<Gdk.Drag?> { signal("drag-begin") }

  /// Emitted on the drag source when a drag has failed.
  ///
  /// Arguments: `drag`, `reason`.
  public var dragCancel: SignalRequest<Bool, Gdk.Drag?, Gdk.DragCancelReason> { request("drag-cancel") }

  /// Emitted on the drag source when a drag is finished.
  ///
  /// Arguments: `drag`, `deleteData`.
  public var dragEnd: SafeSignal<(Gdk.Drag?, Bool)> { signal("drag-end") }
}

/// `DrawingArea` is a widget that allows drawing with cairo.
open class DrawingArea: Widget {
  open override class var gType: GType { gtk_drawing_area_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new drawing area.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_drawing_area_new()))
  }

  /// The content height.
  public var contentHeight: Int {
    get { Int(gtk_drawing_area_get_content_height(cast())) }
    set { gtk_drawing_area_set_content_height(cast(), Int32(newValue)) }
  }

  /// The content width.
  public var contentWidth: Int {
    get { Int(gtk_drawing_area_get_content_width(cast())) }
    set { gtk_drawing_area_set_content_width(cast(), Int32(newValue)) }
  }
}

extension Reactive where Base: DrawingArea {
  /// The content height.
  public var contentHeight: DynamicSubject<Int> { property("content-height") }

  /// The content width.
  public var contentWidth: DynamicSubject<Int> { property("content-width") }

  /// Emitted once when the widget is realized, and then each time the widget is changed while realized.
  ///
  /// Arguments: `width`, `height`.
  public var resize: SafeSignal<(Int, Int)> { signal("resize") }
}

/// `DropControllerMotion` is an event controller tracking the pointer during Drag-and-Drop operations.
open class DropControllerMotion: EventController {
  open override class var gType: GType { gtk_drop_controller_motion_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new event controller that will handle pointer motion events during drag and drop.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_drop_controller_motion_new()))
  }

  /// Whether the pointer of a Drag-and-Drop operation is in the controller's widget or a descendant.
  public var containsPointer: Bool { gtk_drop_controller_motion_contains_pointer(cast()) != 0 }

  /// The ongoing drop operation over the controller's widget or its descendant.
  public var drop: Gdk.Drop? { lentObject(gtk_drop_controller_motion_get_drop(cast())) }

  /// Whether the pointer is in the controllers widget itself, as opposed to in a descendent widget.
  public var isPointer: Bool { gtk_drop_controller_motion_is_pointer(cast()) != 0 }
}

extension Reactive where Base: DropControllerMotion {
  /// Whether the pointer of a Drag-and-Drop operation is in the controller's widget or a descendant.
  public var containsPointer: SafeSignal<Bool> { readOnlyProperty("contains-pointer") }

  /// The ongoing drop operation over the controller's widget or its descendant.
  public var drop: SafeSignal<Gdk.Drop?> { readOnlyProperty("drop") }

  /// Whether the pointer is in the controllers widget itself, as opposed to in a descendent widget.
  public var isPointer: SafeSignal<Bool> { readOnlyProperty("is-pointer") }

  /// Signals that the pointer has entered the widget.
  ///
  /// Arguments: `x`, `y`.
  public var enter: SafeSignal<(Double, Double)> { signal("enter") }

  /// Signals that the pointer has left the widget.
  public var leave: SafeSignal<Void> { signal("leave") }

  /// Emitted when the pointer moves inside the widget.
  ///
  /// Arguments: `x`, `y`.
  public var motion: SafeSignal<(Double, Double)> { signal("motion") }
}

/// `DropDown` is a widget that allows the user to choose an item from a list of options.
open class DropDown: Widget {
  open override class var gType: GType { gtk_drop_down_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `DropDown`.
  public init(model: (any Gio.ListModel)? = nil) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_drop_down_new(model?.given(), nil)))
  }

  /// Creates a new `DropDown` that is populated with the strings.
  public init(strings: [String]) {
    super.init(
      adopting: UnsafeMutableRawPointer(strings.withCStrings { strings in gtk_drop_down_new_from_strings(strings) }))
  }

  /// Whether to show a search entry in the popup.
  public var enableSearch: Bool {
    get { gtk_drop_down_get_enable_search(cast()) != 0 }
    set { gtk_drop_down_set_enable_search(cast(), newValue ? 1 : 0) }
  }

  /// Factory for populating list items.
  public var factory: ListItemFactory? {
    get { lentObject(gtk_drop_down_get_factory(cast())) }
    set { gtk_drop_down_set_factory(cast(), newValue?.cast()) }
  }

  /// The factory for populating list items in the popup.
  public var listFactory: ListItemFactory? {
    get { lentObject(gtk_drop_down_get_list_factory(cast())) }
    set { gtk_drop_down_set_list_factory(cast(), newValue?.cast()) }
  }

  /// Model for the displayed items.
  public var model: (any Gio.ListModel)? {
    get { lentInterface(gtk_drop_down_get_model(cast())) }
    set { gtk_drop_down_set_model(cast(), newValue?.cast()) }
  }

  /// The position of the selected item.
  public var selected: Int {
    get { Int(gtk_drop_down_get_selected(cast())) }
    set { gtk_drop_down_set_selected(cast(), UInt32(newValue)) }
  }

  /// The selected item.
  public var selectedItem: Object? { lentObject(gtk_drop_down_get_selected_item(cast())) }

  /// Whether to show an arrow within the `DropDown` widget.
  public var showArrow: Bool {
    get { gtk_drop_down_get_show_arrow(cast()) != 0 }
    set { gtk_drop_down_set_show_arrow(cast(), newValue ? 1 : 0) }
  }
}

extension Reactive where Base: DropDown {
  /// Whether to show a search entry in the popup.
  public var enableSearch: DynamicSubject<Bool> { property("enable-search") }

  /// Factory for populating list items.
  public var factory: DynamicSubject<ListItemFactory?> { property("factory") }

  /// The factory for populating list items in the popup.
  public var listFactory: DynamicSubject<ListItemFactory?> { property("list-factory") }

  /// Model for the displayed items.
  public var model: DynamicSubject<(any Gio.ListModel)?> { interfaceProperty("model") }

  /// The position of the selected item.
  public var selected: DynamicSubject<Int> { property("selected") }

  /// The selected item.
  public var selectedItem: SafeSignal<Object?> { readOnlyProperty("selected-item") }

  /// Whether to show an arrow within the `DropDown` widget.
  public var showArrow: DynamicSubject<Bool> { property("show-arrow") }

  /// Emitted to when the drop down is activated.
  public var activate: SafeSignal<Void> { signal("activate") }
}

/// `DropTarget` is an event controller to receive Drag-and-Drop operations.
open class DropTarget: EventController {
  open override class var gType: GType { gtk_drop_target_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `DropTarget` object.
  public init(type: GType, actions: Gdk.DragAction = []) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_drop_target_new(type, actions.cValue())))
  }

  /// The `Gdk.DragActions` that this drop target supports.
  public var actions: Gdk.DragAction {
    get { Gdk.DragAction(cValue: gtk_drop_target_get_actions(cast())) }
    set { gtk_drop_target_set_actions(cast(), newValue.cValue()) }
  }

  /// The `Gdk.Drop` that is currently being performed.
  public var currentDrop: Gdk.Drop? { lentObject(gtk_drop_target_get_current_drop(cast())) }

  /// Whether the drop data should be preloaded when the pointer is only hovering over the widget but has not been
  /// released.
  public var preload: Bool {
    get { gtk_drop_target_get_preload(cast()) != 0 }
    set { gtk_drop_target_set_preload(cast(), newValue ? 1 : 0) }
  }

  /// Rejects the ongoing drop operation.
  public final func reject() { gtk_drop_target_reject(cast()) }
}

extension Reactive where Base: DropTarget {
  /// The `Gdk.DragActions` that this drop target supports.
  public var actions: DynamicSubject<Gdk.DragAction> { property("actions") }

  /// The `Gdk.Drop` that is currently being performed.
  public var currentDrop: SafeSignal<Gdk.Drop?> { readOnlyProperty("current-drop") }

  /// Whether the drop data should be preloaded when the pointer is only hovering over the widget but has not been
  /// released.
  public var preload: DynamicSubject<Bool> { property("preload") }

  /// Emitted on the drop site when a drop operation is about to begin.
  ///
  /// Argument: `drop`.
  public var accept: SignalRequest<Bool, Gdk.Drop?> { request("accept") }

  /// Emitted on the drop site when the user drops the data onto the widget.
  ///
  /// Arguments: `value`, `x`, `y`.
  public var drop: SignalRequest<Bool, OpaqueValue, Double, Double> { request("drop") }

  /// Emitted on the drop site when the pointer enters the widget.
  ///
  /// Arguments: `x`, `y`.
  public var enter: SignalRequest<Gdk.DragAction, Double, Double> { request("enter") }

  /// Emitted on the drop site when the pointer leaves the widget.
  public var leave: SafeSignal<Void> { signal("leave") }

  /// Emitted while the pointer is moving over the drop target.
  ///
  /// Arguments: `x`, `y`.
  public var motion: SignalRequest<Gdk.DragAction, Double, Double> { request("motion") }
}

/// `DropTargetAsync` is an event controller to receive Drag-and-Drop operations, asynchronously.
open class DropTargetAsync: EventController {
  open override class var gType: GType { gtk_drop_target_async_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `DropTargetAsync` object.
  public init(actions: Gdk.DragAction = []) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_drop_target_async_new(nil, actions.cValue())))
  }

  /// The `Gdk.DragActions` that this drop target supports.
  public var actions: Gdk.DragAction {
    get { Gdk.DragAction(cValue: gtk_drop_target_async_get_actions(cast())) }
    set { gtk_drop_target_async_set_actions(cast(), newValue.cValue()) }
  }

  /// Sets the `drop` as not accepted on this drag site.
  public final func rejectDrop(_ drop: Gdk.Drop) { gtk_drop_target_async_reject_drop(cast(), drop.cast()) }
}

extension Reactive where Base: DropTargetAsync {
  /// The `Gdk.DragActions` that this drop target supports.
  public var actions: DynamicSubject<Gdk.DragAction> { property("actions") }

  /// Emitted on the drop site when a drop operation is about to begin.
  ///
  /// Argument: `drop`.
  public var accept: SignalRequest<Bool, Gdk.Drop?> { request("accept") }

  /// Emitted on the drop site when the pointer enters the widget.
  ///
  /// Arguments: `drop`, `x`, `y`.
  public var dragEnter: SignalRequest<Gdk.DragAction, Gdk.Drop?, Double, Double> { request("drag-enter") }

  /// Emitted on the drop site when the pointer leaves the widget.
  ///
  /// Argument: `drop`.
  public var dragLeave: SafeSignal<Gdk.Drop?> { signal("drag-leave") }

  /// Emitted while the pointer is moving over the drop target.
  ///
  /// Arguments: `drop`, `x`, `y`.
  public var dragMotion: SignalRequest<Gdk.DragAction, Gdk.Drop?, Double, Double> { request("drag-motion") }

  /// Emitted on the drop site when the user drops the data onto the widget.
  ///
  /// Arguments: `drop`, `x`, `y`.
  public var drop: SignalRequest<Bool, Gdk.Drop?, Double, Double> { request("drop") }
}

/// A `EditableLabel` is a label that allows users to edit the text by switching to an “edit mode”.
open class EditableLabel: Widget, Editable {
  open override class var gType: GType { gtk_editable_label_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `EditableLabel` widget.
  public init(text: String) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_editable_label_new(text)))
  }

  /// This property is `true` while the widget is in edit mode.
  public var editing: Bool {
    get { gtk_editable_label_get_editing(cast()) != 0 }
    set { setProperty("editing", newValue) }
  }

  /// Switches the label into “editing mode”.
  public final func startEditing() { gtk_editable_label_start_editing(cast()) }

  /// Switches the label out of “editing mode”.
  public final func stopEditing(_ commit: Bool) { gtk_editable_label_stop_editing(cast(), commit ? 1 : 0) }
}

extension Reactive where Base: EditableLabel {
  /// This property is `true` while the widget is in edit mode.
  public var editing: DynamicSubject<Bool> { property("editing") }
}

/// The `EmojiChooser` is used by text widgets such as `Entry` or `TextView` to let users insert Emoji characters.
open class EmojiChooser: Popover {
  open override class var gType: GType { gtk_emoji_chooser_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `EmojiChooser`.
  public override init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_emoji_chooser_new()))
  }
}

extension Reactive where Base: EmojiChooser {
  /// Emitted when the user selects an Emoji.
  ///
  /// Argument: `text`.
  public var emojiPicked: SafeSignal<String> { signal("emoji-picked") }
}

/// `Entry` is a single line text entry widget.
open class Entry: Widget, CellEditable, Editable {
  open override class var gType: GType { gtk_entry_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new entry.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_entry_new()))
  }

  /// Creates a new entry with the specified text buffer.
  public init(buffer: EntryBuffer) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_entry_new_with_buffer(buffer.cast())))
  }

  /// Whether to activate the default widget when Enter is pressed.
  public var activatesDefault: Bool {
    get { gtk_entry_get_activates_default(cast()) != 0 }
    set { gtk_entry_set_activates_default(cast(), newValue ? 1 : 0) }
  }

  /// The buffer object which actually stores the text.
  public var buffer: EntryBuffer? {
    get { lentObject(gtk_entry_get_buffer(cast())) }
    set { gtk_entry_set_buffer(cast(), newValue?.cast()) }
  }

  /// The auxiliary completion object to use with the entry.
  public var completion: EntryCompletion? {
    get { lentObject(gtk_entry_get_completion(cast())) }
    set { gtk_entry_set_completion(cast(), newValue?.cast()) }
  }

  /// Whether to suggest Emoji replacements for :-delimited names like `:heart:`.
  public var enableEmojiCompletion: Bool {
    get { getProperty("enable-emoji-completion") }
    set { setProperty("enable-emoji-completion", newValue) }
  }

  /// A menu model whose contents will be appended to the context menu.
  public var extraMenu: Gio.MenuModel? {
    get { lentObject(gtk_entry_get_extra_menu(cast())) }
    set { gtk_entry_set_extra_menu(cast(), newValue?.cast()) }
  }

  /// Whehter the entry should draw a frame.
  public var hasFrame: Bool {
    get { gtk_entry_get_has_frame(cast()) != 0 }
    set { gtk_entry_set_has_frame(cast(), newValue ? 1 : 0) }
  }

  /// Which IM (input method) module should be used for this entry.
  public var imModule: String {
    get { getProperty("im-module") }
    set { setProperty("im-module", newValue) }
  }

  /// Additional hints that allow input methods to fine-tune their behavior.
  public var inputHints: InputHints {
    get { InputHints(cValue: gtk_entry_get_input_hints(cast())) }
    set { gtk_entry_set_input_hints(cast(), newValue.cValue()) }
  }

  /// The purpose of this text field.
  public var inputPurpose: InputPurpose {
    get { InputPurpose(cValue: gtk_entry_get_input_purpose(cast())) }
    set { gtk_entry_set_input_purpose(cast(), newValue.cValue()) }
  }

  /// The character to use when masking entry contents (“password mode”).
  public var invisibleChar: Int {
    get { getProperty("invisible-char") }
    set { setProperty("invisible-char", newValue) }
  }

  /// Whether the invisible char has been set for the `Entry`.
  public var invisibleCharSet: Bool {
    get { getProperty("invisible-char-set") }
    set { setProperty("invisible-char-set", newValue) }
  }

  /// Maximum number of characters for this entry.
  public var maxLength: Int {
    get { Int(gtk_entry_get_max_length(cast())) }
    set { gtk_entry_set_max_length(cast(), Int32(newValue)) }
  }

  /// If text is overwritten when typing in the `Entry`.
  public var overwriteMode: Bool {
    get { gtk_entry_get_overwrite_mode(cast()) != 0 }
    set { gtk_entry_set_overwrite_mode(cast(), newValue ? 1 : 0) }
  }

  /// The text that will be displayed in the `Entry` when it is empty and unfocused.
  public var placeholderText: String? {
    get { lentString(gtk_entry_get_placeholder_text(cast())) }
    set { gtk_entry_set_placeholder_text(cast(), newValue) }
  }

  /// Whether the primary icon is activatable.
  public var primaryIconActivatable: Bool {
    get { getProperty("primary-icon-activatable") }
    set { setProperty("primary-icon-activatable", newValue) }
  }

  /// The icon name to use for the primary icon for the entry.
  public var primaryIconName: String {
    get { getProperty("primary-icon-name") }
    set { setProperty("primary-icon-name", newValue) }
  }

  /// A `Gdk.Paintable` to use as the primary icon for the entry.
  public var primaryIconPaintable: (any Gdk.Paintable)? {
    get { (getProperty("primary-icon-paintable") as Object?) as? any Gdk.Paintable }
    set { setProperty("primary-icon-paintable", newValue as Object?) }
  }

  /// Whether the primary icon is sensitive.
  public var primaryIconSensitive: Bool {
    get { getProperty("primary-icon-sensitive") }
    set { setProperty("primary-icon-sensitive", newValue) }
  }

  /// The representation which is used for the primary icon of the entry.
  public var primaryIconStorageType: ImageType { getProperty("primary-icon-storage-type") }

  /// The contents of the tooltip on the primary icon, with markup.
  public var primaryIconTooltipMarkup: String {
    get { getProperty("primary-icon-tooltip-markup") }
    set { setProperty("primary-icon-tooltip-markup", newValue) }
  }

  /// The contents of the tooltip on the primary icon.
  public var primaryIconTooltipText: String {
    get { getProperty("primary-icon-tooltip-text") }
    set { setProperty("primary-icon-tooltip-text", newValue) }
  }

  /// The current fraction of the task that's been completed.
  public var progressFraction: Double {
    get { gtk_entry_get_progress_fraction(cast()) }
    set { gtk_entry_set_progress_fraction(cast(), newValue) }
  }

  /// The fraction of total entry width to move the progress bouncing block for each pulse.
  public var progressPulseStep: Double {
    get { gtk_entry_get_progress_pulse_step(cast()) }
    set { gtk_entry_set_progress_pulse_step(cast(), newValue) }
  }

  /// Number of pixels of the entry scrolled off the screen to the left.
  public var scrollOffset: Int { getProperty("scroll-offset") }

  /// Whether the secondary icon is activatable.
  public var secondaryIconActivatable: Bool {
    get { getProperty("secondary-icon-activatable") }
    set { setProperty("secondary-icon-activatable", newValue) }
  }

  /// The icon name to use for the secondary icon for the entry.
  public var secondaryIconName: String {
    get { getProperty("secondary-icon-name") }
    set { setProperty("secondary-icon-name", newValue) }
  }

  /// A `Gdk.Paintable` to use as the secondary icon for the entry.
  public var secondaryIconPaintable: (any Gdk.Paintable)? {
    get { (getProperty("secondary-icon-paintable") as Object?) as? any Gdk.Paintable }
    set { setProperty("secondary-icon-paintable", newValue as Object?) }
  }

  /// Whether the secondary icon is sensitive.
  public var secondaryIconSensitive: Bool {
    get { getProperty("secondary-icon-sensitive") }
    set { setProperty("secondary-icon-sensitive", newValue) }
  }

  /// The representation which is used for the secondary icon of the entry.
  public var secondaryIconStorageType: ImageType { getProperty("secondary-icon-storage-type") }

  /// The contents of the tooltip on the secondary icon, with markup.
  public var secondaryIconTooltipMarkup: String {
    get { getProperty("secondary-icon-tooltip-markup") }
    set { setProperty("secondary-icon-tooltip-markup", newValue) }
  }

  /// The contents of the tooltip on the secondary icon.
  public var secondaryIconTooltipText: String {
    get { getProperty("secondary-icon-tooltip-text") }
    set { setProperty("secondary-icon-tooltip-text", newValue) }
  }

  public var showEmojiIcon: Bool {
    get { getProperty("show-emoji-icon") }
    set { setProperty("show-emoji-icon", newValue) }
  }

  /// The length of the text in the `Entry`.
  public var textLength: Int { Int(gtk_entry_get_text_length(cast())) }

  /// When `true`, pasted multi-line text is truncated to the first line.
  public var truncateMultiline: Bool {
    get { getProperty("truncate-multiline") }
    set { setProperty("truncate-multiline", newValue) }
  }

  /// Whether the entry should show the “invisible char” instead of the actual text (“password mode”).
  public var visibility: Bool {
    get { gtk_entry_get_visibility(cast()) != 0 }
    set { gtk_entry_set_visibility(cast(), newValue ? 1 : 0) }
  }

  /// Gets the value set by `gtk_entry_set_alignment()`.
  public var alignment: Double { Double(gtk_entry_get_alignment(cast())) }

  /// Returns the index of the icon which is the source of the current DND operation, or -1.
  public var currentIconDragSource: Int { Int(gtk_entry_get_current_icon_drag_source(cast())) }

  /// Returns whether the icon is activatable.
  public final func getIconActivatable(_ iconPos: EntryIconPosition) -> Bool {
    gtk_entry_get_icon_activatable(cast(), iconPos.cValue()) != 0
  }

  /// Finds the icon at the given position and return its index.
  public final func getIconAtPos(x: Int, y: Int) -> Int { Int(gtk_entry_get_icon_at_pos(cast(), Int32(x), Int32(y))) }

  /// Retrieves the icon name used for the icon.
  public final func getIconName(_ iconPos: EntryIconPosition) -> String? {
    lentString(gtk_entry_get_icon_name(cast(), iconPos.cValue()))
  }

  /// Retrieves the `Gdk.Paintable` used for the icon.
  public final func getIconPaintable(_ iconPos: EntryIconPosition) -> (any Gdk.Paintable)? {
    lentInterface(gtk_entry_get_icon_paintable(cast(), iconPos.cValue()))
  }

  /// Returns whether the icon appears sensitive or insensitive.
  public final func getIconSensitive(_ iconPos: EntryIconPosition) -> Bool {
    gtk_entry_get_icon_sensitive(cast(), iconPos.cValue()) != 0
  }

  /// Gets the type of representation being used by the icon to store image data.
  public final func getIconStorageType(_ iconPos: EntryIconPosition) -> ImageType {
    ImageType(cValue: gtk_entry_get_icon_storage_type(cast(), iconPos.cValue()))
  }

  /// Gets the contents of the tooltip on the icon at the specified position in `entry`.
  public final func getIconTooltipMarkup(_ iconPos: EntryIconPosition) -> String? {
    givenString(gtk_entry_get_icon_tooltip_markup(cast(), iconPos.cValue()))
  }

  /// Gets the contents of the tooltip on the icon at the specified position in `entry`.
  public final func getIconTooltipText(_ iconPos: EntryIconPosition) -> String? {
    givenString(gtk_entry_get_icon_tooltip_text(cast(), iconPos.cValue()))
  }

  /// Causes `entry` to have keyboard focus.
  @discardableResult
  public final func grabFocusWithoutSelecting() -> Bool { gtk_entry_grab_focus_without_selecting(cast()) != 0 }

  /// Indicates that some progress is made, but you don’t know how much.
  public final func progressPulse() { gtk_entry_progress_pulse(cast()) }

  /// Reset the input method context of the entry if needed.
  public final func resetImContext() { gtk_entry_reset_im_context(cast()) }

  /// Sets the alignment for the contents of the entry.
  public final func setAlignment(_ xalign: Double) { gtk_entry_set_alignment(cast(), Float(xalign)) }

  /// Sets whether the icon is activatable.
  public final func setIconActivatable(iconPos: EntryIconPosition, activatable: Bool) {
    gtk_entry_set_icon_activatable(cast(), iconPos.cValue(), activatable ? 1 : 0)
  }

  /// Sets the icon shown in the entry at the specified position from the current icon theme.
  public final func setIconFromIconName(iconPos: EntryIconPosition, iconName: String?) {
    gtk_entry_set_icon_from_icon_name(cast(), iconPos.cValue(), iconName)
  }

  /// Sets the icon shown in the specified position using a `Gdk.Paintable`.
  public final func setIconFromPaintable(iconPos: EntryIconPosition, paintable: (any Gdk.Paintable)?) {
    gtk_entry_set_icon_from_paintable(cast(), iconPos.cValue(), paintable?.cast())
  }

  /// Sets the sensitivity for the specified icon.
  public final func setIconSensitive(iconPos: EntryIconPosition, sensitive: Bool) {
    gtk_entry_set_icon_sensitive(cast(), iconPos.cValue(), sensitive ? 1 : 0)
  }

  /// Sets `tooltip` as the contents of the tooltip for the icon at the specified position.
  public final func setIconTooltipMarkup(iconPos: EntryIconPosition, tooltip: String?) {
    gtk_entry_set_icon_tooltip_markup(cast(), iconPos.cValue(), tooltip)
  }

  /// Sets `tooltip` as the contents of the tooltip for the icon at the specified position.
  public final func setIconTooltipText(iconPos: EntryIconPosition, tooltip: String?) {
    gtk_entry_set_icon_tooltip_text(cast(), iconPos.cValue(), tooltip)
  }

  /// Unsets the invisible char, so that the default invisible char is used again. See `Entry.invisibleChar`.
  public final func unsetInvisibleChar() { gtk_entry_unset_invisible_char(cast()) }
}

extension Reactive where Base: Entry {
  /// Whether to activate the default widget when Enter is pressed.
  public var activatesDefault: DynamicSubject<Bool> { property("activates-default") }

  /// The buffer object which actually stores the text.
  public var buffer: DynamicSubject<EntryBuffer?> { property("buffer") }

  /// The auxiliary completion object to use with the entry.
  public var completion: DynamicSubject<EntryCompletion?> { property("completion") }

  /// Whether to suggest Emoji replacements for :-delimited names like `:heart:`.
  public var enableEmojiCompletion: DynamicSubject<Bool> { property("enable-emoji-completion") }

  /// A menu model whose contents will be appended to the context menu.
  public var extraMenu: DynamicSubject<Gio.MenuModel?> { property("extra-menu") }

  /// Whehter the entry should draw a frame.
  public var hasFrame: DynamicSubject<Bool> { property("has-frame") }

  /// Which IM (input method) module should be used for this entry.
  public var imModule: DynamicSubject<String> { property("im-module") }

  /// Additional hints that allow input methods to fine-tune their behavior.
  public var inputHints: DynamicSubject<InputHints> { property("input-hints") }

  /// The purpose of this text field.
  public var inputPurpose: DynamicSubject<InputPurpose> { property("input-purpose") }

  /// The character to use when masking entry contents (“password mode”).
  public var invisibleChar: DynamicSubject<Int> { property("invisible-char") }

  /// Whether the invisible char has been set for the `Entry`.
  public var invisibleCharSet: DynamicSubject<Bool> { property("invisible-char-set") }

  /// Maximum number of characters for this entry.
  public var maxLength: DynamicSubject<Int> { property("max-length") }

  /// If text is overwritten when typing in the `Entry`.
  public var overwriteMode: DynamicSubject<Bool> { property("overwrite-mode") }

  /// The text that will be displayed in the `Entry` when it is empty and unfocused.
  public var placeholderText: DynamicSubject<String?> { property("placeholder-text") }

  /// Whether the primary icon is activatable.
  public var primaryIconActivatable: DynamicSubject<Bool> { property("primary-icon-activatable") }

  /// The icon name to use for the primary icon for the entry.
  public var primaryIconName: DynamicSubject<String> { property("primary-icon-name") }

  /// A `Gdk.Paintable` to use as the primary icon for the entry.
  public var primaryIconPaintable: DynamicSubject<(any Gdk.Paintable)?> { interfaceProperty("primary-icon-paintable") }

  /// Whether the primary icon is sensitive.
  public var primaryIconSensitive: DynamicSubject<Bool> { property("primary-icon-sensitive") }

  /// The representation which is used for the primary icon of the entry.
  public var primaryIconStorageType: SafeSignal<ImageType> { readOnlyProperty("primary-icon-storage-type") }

  /// The contents of the tooltip on the primary icon, with markup.
  public var primaryIconTooltipMarkup: DynamicSubject<String> { property("primary-icon-tooltip-markup") }

  /// The contents of the tooltip on the primary icon.
  public var primaryIconTooltipText: DynamicSubject<String> { property("primary-icon-tooltip-text") }

  /// The current fraction of the task that's been completed.
  public var progressFraction: DynamicSubject<Double> { property("progress-fraction") }

  /// The fraction of total entry width to move the progress bouncing block for each pulse.
  public var progressPulseStep: DynamicSubject<Double> { property("progress-pulse-step") }

  /// Number of pixels of the entry scrolled off the screen to the left.
  public var scrollOffset: SafeSignal<Int> { readOnlyProperty("scroll-offset") }

  /// Whether the secondary icon is activatable.
  public var secondaryIconActivatable: DynamicSubject<Bool> { property("secondary-icon-activatable") }

  /// The icon name to use for the secondary icon for the entry.
  public var secondaryIconName: DynamicSubject<String> { property("secondary-icon-name") }

  /// A `Gdk.Paintable` to use as the secondary icon for the entry.
  public var secondaryIconPaintable: DynamicSubject<(any Gdk.Paintable)?> {
    interfaceProperty("secondary-icon-paintable")
  }

  /// Whether the secondary icon is sensitive.
  public var secondaryIconSensitive: DynamicSubject<Bool> { property("secondary-icon-sensitive") }

  /// The representation which is used for the secondary icon of the entry.
  public var secondaryIconStorageType: SafeSignal<ImageType> { readOnlyProperty("secondary-icon-storage-type") }

  /// The contents of the tooltip on the secondary icon, with markup.
  public var secondaryIconTooltipMarkup: DynamicSubject<String> { property("secondary-icon-tooltip-markup") }

  /// The contents of the tooltip on the secondary icon.
  public var secondaryIconTooltipText: DynamicSubject<String> { property("secondary-icon-tooltip-text") }

  public var showEmojiIcon: DynamicSubject<Bool> { property("show-emoji-icon") }

  /// The length of the text in the `Entry`.
  public var textLength: SafeSignal<Int> { readOnlyProperty("text-length") }

  /// When `true`, pasted multi-line text is truncated to the first line.
  public var truncateMultiline: DynamicSubject<Bool> { property("truncate-multiline") }

  /// Whether the entry should show the “invisible char” instead of the actual text (“password mode”).
  public var visibility: DynamicSubject<Bool> { property("visibility") }

  /// Emitted when the entry is activated.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// Emitted when an activatable icon is clicked.
  ///
  /// Argument: `iconPos`.
  public var iconPress: SafeSignal<EntryIconPosition> { signal("icon-press") }

  /// Emitted on the button release from a mouse click over an activatable icon.
  ///
  /// Argument: `iconPos`.
  public var iconRelease: SafeSignal<EntryIconPosition> { signal("icon-release") }
}

/// A `EntryBuffer` hold the text displayed in a `Text` widget.
open class EntryBuffer: Object {
  open override class var gType: GType { gtk_entry_buffer_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Create a new `EntryBuffer` object.
  public init(text: String? = nil, length: Int) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_entry_buffer_new(text, Int32(length))))
  }

  /// The length (in characters) of the text in buffer.
  public var length: Int { Int(gtk_entry_buffer_get_length(cast())) }

  /// The maximum length (in characters) of the text in the buffer.
  public var maxLength: Int {
    get { Int(gtk_entry_buffer_get_max_length(cast())) }
    set { gtk_entry_buffer_set_max_length(cast(), Int32(newValue)) }
  }

  /// The contents of the buffer.
  public var text: String {
    get { lentString(gtk_entry_buffer_get_text(cast())) }
    set { setProperty("text", newValue) }
  }

  /// Deletes a sequence of characters from the buffer.
  @discardableResult
  public final func deleteText(position: Int, nChars: Int) -> Int {
    Int(gtk_entry_buffer_delete_text(cast(), UInt32(position), Int32(nChars)))
  }

  /// Used when subclassing `EntryBuffer`.
  public final func emitDeletedText(position: Int, nChars: Int) {
    gtk_entry_buffer_emit_deleted_text(cast(), UInt32(position), UInt32(nChars))
  }

  /// Used when subclassing `EntryBuffer`.
  public final func emitInsertedText(position: Int, chars: String, nChars: Int) {
    gtk_entry_buffer_emit_inserted_text(cast(), UInt32(position), chars, UInt32(nChars))
  }

  /// Retrieves the length in bytes of the buffer.
  public var bytes: Int { Int(gtk_entry_buffer_get_bytes(cast())) }

  /// Inserts `nChars` characters of `chars` into the contents of the buffer, at position `position`.
  @discardableResult
  public final func insertText(position: Int, chars: String, nChars: Int) -> Int {
    Int(gtk_entry_buffer_insert_text(cast(), UInt32(position), chars, Int32(nChars)))
  }
}

extension Reactive where Base: EntryBuffer {
  /// The length (in characters) of the text in buffer.
  public var length: SafeSignal<Int> { readOnlyProperty("length") }

  /// The maximum length (in characters) of the text in the buffer.
  public var maxLength: DynamicSubject<Int> { property("max-length") }

  /// The contents of the buffer.
  public var text: DynamicSubject<String> { property("text") }

  /// The text is altered in the default handler for this signal.
  ///
  /// Arguments: `position`, `nChars`.
  public var deletedText: SafeSignal<(Int, Int)> { signal("deleted-text") }

  /// This signal is emitted after text is inserted into the buffer.
  ///
  /// Arguments: `position`, `chars`, `nChars`.
  public var insertedText: SafeSignal<(Int, String, Int)> { signal("inserted-text") }
}

/// `EntryCompletion` is an auxiliary object to provide completion functionality for `Entry`.
open class EntryCompletion: Object, Buildable, CellLayout {
  open override class var gType: GType { gtk_entry_completion_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `EntryCompletion` object.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_entry_completion_new()))
  }

  /// Creates a new `EntryCompletion` object using the specified `area`.
  public init(area: CellArea) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_entry_completion_new_with_area(area.cast())))
  }

  /// The `CellArea` used to layout cell renderers in the treeview column.
  public var cellArea: CellArea? { getProperty("cell-area") }

  /// Determines whether the common prefix of the possible completions should be inserted automatically in the entry.
  public var inlineCompletion: Bool {
    get { gtk_entry_completion_get_inline_completion(cast()) != 0 }
    set { gtk_entry_completion_set_inline_completion(cast(), newValue ? 1 : 0) }
  }

  /// Determines whether the possible completions on the popup will appear in the entry as you navigate through them.
  public var inlineSelection: Bool {
    get { gtk_entry_completion_get_inline_selection(cast()) != 0 }
    set { gtk_entry_completion_set_inline_selection(cast(), newValue ? 1 : 0) }
  }

  public var minimumKeyLength: Int {
    get { Int(gtk_entry_completion_get_minimum_key_length(cast())) }
    set { gtk_entry_completion_set_minimum_key_length(cast(), Int32(newValue)) }
  }

  public var model: (any TreeModel)? {
    get { lentInterface(gtk_entry_completion_get_model(cast())) }
    set { gtk_entry_completion_set_model(cast(), newValue?.cast()) }
  }

  /// Determines whether the possible completions should be shown in a popup window.
  public var popupCompletion: Bool {
    get { gtk_entry_completion_get_popup_completion(cast()) != 0 }
    set { gtk_entry_completion_set_popup_completion(cast(), newValue ? 1 : 0) }
  }

  /// Determines whether the completions popup window will be resized to the width of the entry.
  public var popupSetWidth: Bool {
    get { gtk_entry_completion_get_popup_set_width(cast()) != 0 }
    set { gtk_entry_completion_set_popup_set_width(cast(), newValue ? 1 : 0) }
  }

  /// Determines whether the completions popup window will shown for a single possible completion.
  public var popupSingleMatch: Bool {
    get { gtk_entry_completion_get_popup_single_match(cast()) != 0 }
    set { gtk_entry_completion_set_popup_single_match(cast(), newValue ? 1 : 0) }
  }

  /// The column of the model containing the strings.
  public var textColumn: Int {
    get { Int(gtk_entry_completion_get_text_column(cast())) }
    set { gtk_entry_completion_set_text_column(cast(), Int32(newValue)) }
  }

  /// Requests a completion operation, or in other words a refiltering of the current list with completions, using the
  /// current key.
  public final func complete() { gtk_entry_completion_complete(cast()) }

  /// Computes the common prefix that is shared by all rows in `completion` that start with `key`.
  public final func computePrefix(_ key: String) -> String? {
    givenString(gtk_entry_completion_compute_prefix(cast(), key))
  }

  /// Get the original text entered by the user that triggered the completion or `nil` if there’s no completion ongoing.
  public var completionPrefix: String? { lentString(gtk_entry_completion_get_completion_prefix(cast())) }

  /// Gets the entry `completion` has been attached to.
  public var entry: Widget? { lentObject(gtk_entry_completion_get_entry(cast())) }

  /// Requests a prefix insertion.
  public final func insertPrefix() { gtk_entry_completion_insert_prefix(cast()) }
}

extension Reactive where Base: EntryCompletion {
  /// The `CellArea` used to layout cell renderers in the treeview column.
  public var cellArea: SafeSignal<CellArea?> { readOnlyProperty("cell-area") }

  /// Determines whether the common prefix of the possible completions should be inserted automatically in the entry.
  public var inlineCompletion: DynamicSubject<Bool> { property("inline-completion") }

  /// Determines whether the possible completions on the popup will appear in the entry as you navigate through them.
  public var inlineSelection: DynamicSubject<Bool> { property("inline-selection") }

  public var minimumKeyLength: DynamicSubject<Int> { property("minimum-key-length") }

  public var model: DynamicSubject<(any TreeModel)?> { interfaceProperty("model") }

  /// Determines whether the possible completions should be shown in a popup window.
  public var popupCompletion: DynamicSubject<Bool> { property("popup-completion") }

  /// Determines whether the completions popup window will be resized to the width of the entry.
  public var popupSetWidth: DynamicSubject<Bool> { property("popup-set-width") }

  /// Determines whether the completions popup window will shown for a single possible completion.
  public var popupSingleMatch: DynamicSubject<Bool> { property("popup-single-match") }

  /// The column of the model containing the strings.
  public var textColumn: DynamicSubject<Int> { property("text-column") }

  /// Emitted when a match from the cursor is on a match of the list.
  ///
  /// Arguments: `model`, `iter`.
  public var cursorOnMatch: SignalRequest<Bool, Object?, OpaqueValue> { request("cursor-on-match") }

  /// Emitted when the inline autocompletion is triggered.
  ///
  /// Argument: `prefix`.
  public var insertPrefix: SignalRequest<Bool, String> { request("insert-prefix") }

  /// Emitted when a match from the list is selected.
  ///
  /// Arguments: `model`, `iter`.
  public var matchSelected: SignalRequest<Bool, Object?, OpaqueValue> { request("match-selected") }

  /// Emitted when the filter model has zero number of rows in completion_complete method.
  public var noMatches: SafeSignal<Void> { signal("no-matches") }
}

/// `EventController` is the base class for event controllers.
open class EventController: Object {
  open override class var gType: GType { gtk_event_controller_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The name for this controller, typically used for debugging purposes.
  public var name: String? {
    get { lentString(gtk_event_controller_get_name(cast())) }
    set { gtk_event_controller_set_name(cast(), newValue) }
  }

  /// The limit for which events this controller will handle.
  public var propagationLimit: PropagationLimit {
    get { PropagationLimit(cValue: gtk_event_controller_get_propagation_limit(cast())) }
    set { gtk_event_controller_set_propagation_limit(cast(), newValue.cValue()) }
  }

  /// The propagation phase at which this controller will handle events.
  public var propagationPhase: PropagationPhase {
    get { PropagationPhase(cValue: gtk_event_controller_get_propagation_phase(cast())) }
    set { gtk_event_controller_set_propagation_phase(cast(), newValue.cValue()) }
  }

  /// The widget receiving the `Gdk.Events` that the controller will handle.
  public var widget: Widget? { lentObject(gtk_event_controller_get_widget(cast())) }

  /// Returns the device of the event that is currently being handled by the controller.
  public var currentEventDevice: Gdk.Device? { lentObject(gtk_event_controller_get_current_event_device(cast())) }

  /// Returns the modifier state of the event that is currently being handled by the controller.
  public var currentEventState: Gdk.ModifierType {
    Gdk.ModifierType(cValue: gtk_event_controller_get_current_event_state(cast()))
  }

  /// Returns the timestamp of the event that is currently being handled by the controller.
  public var currentEventTime: Int { Int(gtk_event_controller_get_current_event_time(cast())) }

  /// Resets the `controller` to a clean state.
  public final func reset() { gtk_event_controller_reset(cast()) }

  /// Sets a name on the controller that can be used for debugging.
  public final func setStaticName(_ name: String?) { gtk_event_controller_set_static_name(cast(), name) }
}

extension Reactive where Base: EventController {
  /// The name for this controller, typically used for debugging purposes.
  public var name: DynamicSubject<String?> { property("name") }

  /// The limit for which events this controller will handle.
  public var propagationLimit: DynamicSubject<PropagationLimit> { property("propagation-limit") }

  /// The propagation phase at which this controller will handle events.
  public var propagationPhase: DynamicSubject<PropagationPhase> { property("propagation-phase") }

  /// The widget receiving the `Gdk.Events` that the controller will handle.
  public var widget: SafeSignal<Widget?> { readOnlyProperty("widget") }
}
