// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `DrawingArea` is a widget that allows drawing with cairo.
open class DrawingArea: Widget {
  open override class var gType: GType { gtk_drawing_area_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkDrawingArea: UnsafeMutablePointer<GtkDrawingArea> {
    pointer.assumingMemoryBound(to: GtkDrawingArea.self)
  }

  /// Creates a new drawing area.
  public init() {
    super.init(adopting: gtk_drawing_area_new())
  }

  /// The content height.
  public final var contentHeight: Int {
    get { gtk_drawing_area_get_content_height(gtkDrawingArea).int }
    set { gtk_drawing_area_set_content_height(gtkDrawingArea, newValue.int32) }
  }

  /// The content width.
  public final var contentWidth: Int {
    get { gtk_drawing_area_get_content_width(gtkDrawingArea).int }
    set { gtk_drawing_area_set_content_width(gtkDrawingArea, newValue.int32) }
  }

  /// Setting a draw function is the main thing you want to do when using a drawing area.
  public final func setDrawFunc(_ drawFunc: ((DrawingArea, Cairo.Context, Int, Int) -> Void)?) {
    gtk_drawing_area_set_draw_func(
      gtkDrawingArea, drawFunc == nil ? nil : callGtkDrawingAreaDrawFunc, drawFunc.map { heldClosure($0) },
      drawFunc == nil ? nil : releaseClosure)
  }
}

extension Reactive where Base: DrawingArea {
  /// The content height.
  public var contentHeight: DynamicSubject<Int> {
    property("content-height", get: { (object: DrawingArea) in object.contentHeight }, set: { $0.contentHeight = $1 })
  }

  /// The content width.
  public var contentWidth: DynamicSubject<Int> {
    property("content-width", get: { (object: DrawingArea) in object.contentWidth }, set: { $0.contentWidth = $1 })
  }

  /// Emitted once when the widget is realized, and then each time the widget is changed while realized.
  ///
  /// Arguments: `width`, `height`.
  public var resize: SafeSignal<(Int, Int)> { signal(ofSeveral: "resize") }
}

/// `DropControllerMotion` is an event controller tracking the pointer during Drag-and-Drop operations.
open class DropControllerMotion: EventController {
  open override class var gType: GType { gtk_drop_controller_motion_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new event controller that will handle pointer motion events during drag and drop.
  public init() {
    super.init(adopting: gtk_drop_controller_motion_new().raw)
  }

  /// Whether the pointer of a Drag-and-Drop operation is in the controller's widget or a descendant.
  public final var containsPointer: Bool { gtk_drop_controller_motion_contains_pointer(opaque).isTrue }

  /// The ongoing drop operation over the controller's widget or its descendant.
  public final var drop: Gdk.Drop? { lentObject(opaque: gtk_drop_controller_motion_get_drop(opaque)) }

  /// Whether the pointer is in the controllers widget itself, as opposed to in a descendent widget.
  public final var isPointer: Bool { gtk_drop_controller_motion_is_pointer(opaque).isTrue }
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
  public var enter: SafeSignal<(Double, Double)> { signal(ofSeveral: "enter") }

  /// Signals that the pointer has left the widget.
  public var leave: SafeSignal<Void> { signal("leave") }

  /// Emitted when the pointer moves inside the widget.
  ///
  /// Arguments: `x`, `y`.
  public var motion: SafeSignal<(Double, Double)> { signal(ofSeveral: "motion") }
}

/// `DropDown` is a widget that allows the user to choose an item from a list of options.
open class DropDown: Widget {
  open override class var gType: GType { gtk_drop_down_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `DropDown`.
  public init(model: (any Gio.ListModel)? = nil, expression: ValueExpression? = nil) {
    super.init(adopting: gtk_drop_down_new(model?.given(), expression?.given()))
  }

  /// Creates a new `DropDown` that is populated with the strings.
  public init(strings: [String]) {
    let lent = CallScope()
    defer { lent.end() }
    super.init(adopting: gtk_drop_down_new_from_strings(lent.strings(strings)))
  }

  /// Whether to show a search entry in the popup.
  public final var enableSearch: Bool {
    get { gtk_drop_down_get_enable_search(opaque).isTrue }
    set { gtk_drop_down_set_enable_search(opaque, newValue.gboolean) }
  }

  /// An expression to evaluate to obtain strings to match against the search term.
  public final var expression: ValueExpression? {
    get { lentBoxed(opaque: gtk_drop_down_get_expression(opaque)) }
    set { gtk_drop_down_set_expression(opaque, newValue?.opaque) }
  }

  /// Factory for populating list items.
  public final var factory: ListItemFactory? {
    get { lentObject(opaque: gtk_drop_down_get_factory(opaque)) }
    set { gtk_drop_down_set_factory(opaque, newValue?.opaque) }
  }

  /// The factory for populating list items in the popup.
  public final var listFactory: ListItemFactory? {
    get { lentObject(opaque: gtk_drop_down_get_list_factory(opaque)) }
    set { gtk_drop_down_set_list_factory(opaque, newValue?.opaque) }
  }

  /// Model for the displayed items.
  public final var model: (any Gio.ListModel)? {
    get { lentInterface(opaque: gtk_drop_down_get_model(opaque)) }
    set { gtk_drop_down_set_model(opaque, newValue?.opaque) }
  }

  /// The position of the selected item.
  public final var selected: Int {
    get { gtk_drop_down_get_selected(opaque).int }
    set { gtk_drop_down_set_selected(opaque, newValue.uint32) }
  }

  /// The selected item.
  public final var selectedItem: Object? { lentObject(gtk_drop_down_get_selected_item(opaque)) }

  /// Whether to show an arrow within the `DropDown` widget.
  public final var showArrow: Bool {
    get { gtk_drop_down_get_show_arrow(opaque).isTrue }
    set { gtk_drop_down_set_show_arrow(opaque, newValue.gboolean) }
  }
}

extension Reactive where Base: DropDown {
  /// Whether to show a search entry in the popup.
  public var enableSearch: DynamicSubject<Bool> {
    property("enable-search", get: { (object: DropDown) in object.enableSearch }, set: { $0.enableSearch = $1 })
  }

  /// An expression to evaluate to obtain strings to match against the search term.
  public var expression: DynamicSubject<ValueExpression?> { property("expression") }

  /// Factory for populating list items.
  public var factory: DynamicSubject<ListItemFactory?> { property("factory") }

  /// The factory for populating list items in the popup.
  public var listFactory: DynamicSubject<ListItemFactory?> { property("list-factory") }

  /// Model for the displayed items.
  public var model: DynamicSubject<(any Gio.ListModel)?> { interfaceProperty("model") }

  /// The position of the selected item.
  public var selected: DynamicSubject<Int> {
    property("selected", get: { (object: DropDown) in object.selected }, set: { $0.selected = $1 })
  }

  /// The selected item.
  public var selectedItem: SafeSignal<Object?> { readOnlyProperty("selected-item") }

  /// Whether to show an arrow within the `DropDown` widget.
  public var showArrow: DynamicSubject<Bool> {
    property("show-arrow", get: { (object: DropDown) in object.showArrow }, set: { $0.showArrow = $1 })
  }

  /// Emitted to when the drop down is activated.
  public var activate: SafeSignal<Void> { signal("activate") }
}

/// `DropTarget` is an event controller to receive Drag-and-Drop operations.
open class DropTarget: EventController {
  open override class var gType: GType { gtk_drop_target_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `DropTarget` object.
  public init(type: any GTyped.Type, actions: Gdk.DragAction = []) {
    super.init(adopting: gtk_drop_target_new(type.registeredType, actions.cValue).raw)
  }

  /// The `Gdk.DragActions` that this drop target supports.
  public final var actions: Gdk.DragAction {
    get { Gdk.DragAction(cValue: gtk_drop_target_get_actions(opaque)) }
    set { gtk_drop_target_set_actions(opaque, newValue.cValue) }
  }

  /// The `Gdk.Drop` that is currently being performed.
  public final var currentDrop: Gdk.Drop? { lentObject(opaque: gtk_drop_target_get_current_drop(opaque)) }

  /// The `Gdk.ContentFormats` that determine the supported data formats.
  public final var formats: Gdk.ContentFormats? { lentBoxed(opaque: gtk_drop_target_get_formats(opaque)) }

  /// Whether the drop data should be preloaded when the pointer is only hovering over the widget but has not been
  /// released.
  public final var preload: Bool {
    get { gtk_drop_target_get_preload(opaque).isTrue }
    set { gtk_drop_target_set_preload(opaque, newValue.gboolean) }
  }

  /// The value for this drop operation.
  public final var value: AnyValue? { lentValue(gtk_drop_target_get_value(opaque)) }

  /// Gets the list of supported `GType`s that can be dropped on the target.
  public final var gtypes: [GType] {
    var cNTypes: UInt = 0
    let result = gtk_drop_target_get_gtypes(opaque, &cNTypes)
    return elements(result, count: cNTypes.int, isGiven: false) { $0 }
  }

  /// Rejects the ongoing drop operation.
  public final func reject() { gtk_drop_target_reject(opaque) }

  /// Sets the supported `GTypes` for this drop target.
  public final func setGtypes(_ types: [any GTyped.Type]) {
    var cTypes = types.map { $0.registeredType }
    gtk_drop_target_set_gtypes(opaque, &cTypes, types.count.uint)
  }

  /// Gets the currently handled drop operation.
  @available(*, deprecated, message: "Use `DropTarget.currentDrop` instead")
  public final var drop: Gdk.Drop? { lentObject(opaque: gtk_drop_target_get_drop(opaque)) }
}

extension Reactive where Base: DropTarget {
  /// The `Gdk.DragActions` that this drop target supports.
  public var actions: DynamicSubject<Gdk.DragAction> { property("actions") }

  /// The `Gdk.Drop` that is currently being performed.
  public var currentDrop: SafeSignal<Gdk.Drop?> { readOnlyProperty("current-drop") }

  /// The `Gdk.ContentFormats` that determine the supported data formats.
  public var formats: SafeSignal<Gdk.ContentFormats?> { readOnlyProperty("formats") }

  /// Whether the drop data should be preloaded when the pointer is only hovering over the widget but has not been
  /// released.
  public var preload: DynamicSubject<Bool> {
    property("preload", get: { (object: DropTarget) in object.preload }, set: { $0.preload = $1 })
  }

  /// The value for this drop operation.
  public var value: SafeSignal<AnyValue?> { readOnlyProperty("value") }

  /// Emitted on the drop site when a drop operation is about to begin.
  ///
  /// Argument: `drop`.
  public var accept: SignalRequest<Bool, Gdk.Drop> { request("accept") }

  /// Emitted on the drop site when the user drops the data onto the widget.
  ///
  /// Arguments: `value`, `x`, `y`.
  public var drop: SignalRequest<Bool, AnyValue, Double, Double> { request("drop") }

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
  public init(formats: Gdk.ContentFormats? = nil, actions: Gdk.DragAction = []) {
    super.init(adopting: gtk_drop_target_async_new(formats?.given(), actions.cValue).raw)
  }

  /// The `Gdk.DragActions` that this drop target supports.
  public final var actions: Gdk.DragAction {
    get { Gdk.DragAction(cValue: gtk_drop_target_async_get_actions(opaque)) }
    set { gtk_drop_target_async_set_actions(opaque, newValue.cValue) }
  }

  /// The `Gdk.ContentFormats` that determines the supported data formats.
  public final var formats: Gdk.ContentFormats? {
    get { givenBoxed(opaque: gtk_drop_target_async_get_formats(opaque)) }
    set { gtk_drop_target_async_set_formats(opaque, newValue?.opaque) }
  }

  /// Sets the `drop` as not accepted on this drag site.
  public final func rejectDrop(_ drop: Gdk.Drop) { gtk_drop_target_async_reject_drop(opaque, drop.opaque) }
}

extension Reactive where Base: DropTargetAsync {
  /// The `Gdk.DragActions` that this drop target supports.
  public var actions: DynamicSubject<Gdk.DragAction> { property("actions") }

  /// The `Gdk.ContentFormats` that determines the supported data formats.
  public var formats: DynamicSubject<Gdk.ContentFormats?> { property("formats") }

  /// Emitted on the drop site when a drop operation is about to begin.
  ///
  /// Argument: `drop`.
  public var accept: SignalRequest<Bool, Gdk.Drop> { request("accept") }

  /// Emitted on the drop site when the pointer enters the widget.
  ///
  /// Arguments: `drop`, `x`, `y`.
  public var dragEnter: SignalRequest<Gdk.DragAction, Gdk.Drop, Double, Double> { request("drag-enter") }

  /// Emitted on the drop site when the pointer leaves the widget.
  ///
  /// Argument: `drop`.
  public var dragLeave: SafeSignal<Gdk.Drop> { signal(ofOne: "drag-leave") }

  /// Emitted while the pointer is moving over the drop target.
  ///
  /// Arguments: `drop`, `x`, `y`.
  public var dragMotion: SignalRequest<Gdk.DragAction, Gdk.Drop, Double, Double> { request("drag-motion") }

  /// Emitted on the drop site when the user drops the data onto the widget.
  ///
  /// Arguments: `drop`, `x`, `y`.
  public var drop: SignalRequest<Bool, Gdk.Drop, Double, Double> { request("drop") }
}

/// A `EditableLabel` is a label that allows users to edit the text by switching to an “edit mode”.
open class EditableLabel: Widget, Editable {
  open override class var gType: GType { gtk_editable_label_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `EditableLabel` widget.
  public init(text: String) {
    super.init(adopting: gtk_editable_label_new(text))
  }

  /// This property is `true` while the widget is in edit mode.
  public final var editing: Bool {
    get { gtk_editable_label_get_editing(opaque).isTrue }
    set { setProperty("editing", newValue) }
  }

  /// Switches the label into “editing mode”.
  public final func startEditing() { gtk_editable_label_start_editing(opaque) }

  /// Switches the label out of “editing mode”.
  public final func stopEditing(_ commit: Bool) { gtk_editable_label_stop_editing(opaque, commit.gboolean) }
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
    super.init(adopting: gtk_emoji_chooser_new())
  }
}

extension Reactive where Base: EmojiChooser {
  /// Emitted when the user selects an Emoji.
  ///
  /// Argument: `text`.
  public var emojiPicked: SafeSignal<String> { signal(ofOne: "emoji-picked") }
}

/// `Entry` is a single line text entry widget.
open class Entry: Widget, CellEditable, Editable {
  open override class var gType: GType { gtk_entry_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkEntry: UnsafeMutablePointer<GtkEntry> { pointer.assumingMemoryBound(to: GtkEntry.self) }

  /// Creates a new entry.
  public init() {
    super.init(adopting: gtk_entry_new())
  }

  /// Creates a new entry with the specified text buffer.
  public init(buffer: EntryBuffer) {
    super.init(adopting: gtk_entry_new_with_buffer(buffer.gtkEntryBuffer))
  }

  /// Whether to activate the default widget when Enter is pressed.
  public final var activatesDefault: Bool {
    get { gtk_entry_get_activates_default(gtkEntry).isTrue }
    set { gtk_entry_set_activates_default(gtkEntry, newValue.gboolean) }
  }

  /// A list of Pango attributes to apply to the text of the entry.
  public final var attributes: Pango.AttrList? {
    get { lentBoxed(opaque: gtk_entry_get_attributes(gtkEntry)) }
    set { gtk_entry_set_attributes(gtkEntry, newValue?.opaque) }
  }

  /// The buffer object which actually stores the text.
  public final var buffer: EntryBuffer? {
    get { lentObject(gtk_entry_get_buffer(gtkEntry)) }
    set { gtk_entry_set_buffer(gtkEntry, newValue?.gtkEntryBuffer) }
  }

  /// The auxiliary completion object to use with the entry.
  public final var completion: EntryCompletion? {
    get { lentObject(opaque: gtk_entry_get_completion(gtkEntry)) }
    set { gtk_entry_set_completion(gtkEntry, newValue?.opaque) }
  }

  /// Whether to suggest Emoji replacements for :-delimited names like `:heart:`.
  public final var enableEmojiCompletion: Bool {
    get { getProperty("enable-emoji-completion") }
    set { setProperty("enable-emoji-completion", newValue) }
  }

  /// A menu model whose contents will be appended to the context menu.
  public final var extraMenu: Gio.MenuModel? {
    get { lentObject(gtk_entry_get_extra_menu(gtkEntry)) }
    set { gtk_entry_set_extra_menu(gtkEntry, newValue?.gMenuModel) }
  }

  /// Whehter the entry should draw a frame.
  public final var hasFrame: Bool {
    get { gtk_entry_get_has_frame(gtkEntry).isTrue }
    set { gtk_entry_set_has_frame(gtkEntry, newValue.gboolean) }
  }

  /// Which IM (input method) module should be used for this entry.
  public final var imModule: String {
    get { getProperty("im-module") }
    set { setProperty("im-module", newValue) }
  }

  /// Additional hints that allow input methods to fine-tune their behavior.
  public final var inputHints: InputHints {
    get { InputHints(cValue: gtk_entry_get_input_hints(gtkEntry)) }
    set { gtk_entry_set_input_hints(gtkEntry, newValue.cValue) }
  }

  /// The purpose of this text field.
  public final var inputPurpose: InputPurpose {
    get { InputPurpose(cValue: gtk_entry_get_input_purpose(gtkEntry)) }
    set { gtk_entry_set_input_purpose(gtkEntry, newValue.cValue) }
  }

  /// The character to use when masking entry contents (“password mode”).
  public final var invisibleChar: Int {
    get { getProperty("invisible-char") }
    set { setProperty("invisible-char", newValue) }
  }

  /// Whether the invisible char has been set for the `Entry`.
  public final var invisibleCharSet: Bool {
    get { getProperty("invisible-char-set") }
    set { setProperty("invisible-char-set", newValue) }
  }

  /// Maximum number of characters for this entry.
  public final var maxLength: Int {
    get { gtk_entry_get_max_length(gtkEntry).int }
    set { gtk_entry_set_max_length(gtkEntry, newValue.int32) }
  }

  /// If text is overwritten when typing in the `Entry`.
  public final var overwriteMode: Bool {
    get { gtk_entry_get_overwrite_mode(gtkEntry).isTrue }
    set { gtk_entry_set_overwrite_mode(gtkEntry, newValue.gboolean) }
  }

  /// The text that will be displayed in the `Entry` when it is empty and unfocused.
  public final var placeholderText: String? {
    get { lentString(ifAny: gtk_entry_get_placeholder_text(gtkEntry)) }
    set { lend(newValue) { gtk_entry_set_placeholder_text(gtkEntry, $0) } }
  }

  /// Whether the primary icon is activatable.
  public final var primaryIconActivatable: Bool {
    get { getProperty("primary-icon-activatable") }
    set { setProperty("primary-icon-activatable", newValue) }
  }

  /// The `GIcon` to use for the primary icon for the entry.
  public final var primaryIconGicon: (any Gio.Icon)? {
    get { (getProperty("primary-icon-gicon") as Object?) as? any Gio.Icon }
    set { setProperty("primary-icon-gicon", newValue as Object?) }
  }

  /// The icon name to use for the primary icon for the entry.
  public final var primaryIconName: String {
    get { getProperty("primary-icon-name") }
    set { setProperty("primary-icon-name", newValue) }
  }

  /// A `Gdk.Paintable` to use as the primary icon for the entry.
  public final var primaryIconPaintable: (any Gdk.Paintable)? {
    get { (getProperty("primary-icon-paintable") as Object?) as? any Gdk.Paintable }
    set { setProperty("primary-icon-paintable", newValue as Object?) }
  }

  /// Whether the primary icon is sensitive.
  public final var primaryIconSensitive: Bool {
    get { getProperty("primary-icon-sensitive") }
    set { setProperty("primary-icon-sensitive", newValue) }
  }

  /// The representation which is used for the primary icon of the entry.
  public final var primaryIconStorageType: ImageType { getProperty("primary-icon-storage-type") }

  /// The contents of the tooltip on the primary icon, with markup.
  public final var primaryIconTooltipMarkup: String {
    get { getProperty("primary-icon-tooltip-markup") }
    set { setProperty("primary-icon-tooltip-markup", newValue) }
  }

  /// The contents of the tooltip on the primary icon.
  public final var primaryIconTooltipText: String {
    get { getProperty("primary-icon-tooltip-text") }
    set { setProperty("primary-icon-tooltip-text", newValue) }
  }

  /// The current fraction of the task that's been completed.
  public final var progressFraction: Double {
    get { gtk_entry_get_progress_fraction(gtkEntry) }
    set { gtk_entry_set_progress_fraction(gtkEntry, newValue) }
  }

  /// The fraction of total entry width to move the progress bouncing block for each pulse.
  public final var progressPulseStep: Double {
    get { gtk_entry_get_progress_pulse_step(gtkEntry) }
    set { gtk_entry_set_progress_pulse_step(gtkEntry, newValue) }
  }

  /// Number of pixels of the entry scrolled off the screen to the left.
  public final var scrollOffset: Int { getProperty("scroll-offset") }

  /// Whether the secondary icon is activatable.
  public final var secondaryIconActivatable: Bool {
    get { getProperty("secondary-icon-activatable") }
    set { setProperty("secondary-icon-activatable", newValue) }
  }

  /// The `GIcon` to use for the secondary icon for the entry.
  public final var secondaryIconGicon: (any Gio.Icon)? {
    get { (getProperty("secondary-icon-gicon") as Object?) as? any Gio.Icon }
    set { setProperty("secondary-icon-gicon", newValue as Object?) }
  }

  /// The icon name to use for the secondary icon for the entry.
  public final var secondaryIconName: String {
    get { getProperty("secondary-icon-name") }
    set { setProperty("secondary-icon-name", newValue) }
  }

  /// A `Gdk.Paintable` to use as the secondary icon for the entry.
  public final var secondaryIconPaintable: (any Gdk.Paintable)? {
    get { (getProperty("secondary-icon-paintable") as Object?) as? any Gdk.Paintable }
    set { setProperty("secondary-icon-paintable", newValue as Object?) }
  }

  /// Whether the secondary icon is sensitive.
  public final var secondaryIconSensitive: Bool {
    get { getProperty("secondary-icon-sensitive") }
    set { setProperty("secondary-icon-sensitive", newValue) }
  }

  /// The representation which is used for the secondary icon of the entry.
  public final var secondaryIconStorageType: ImageType { getProperty("secondary-icon-storage-type") }

  /// The contents of the tooltip on the secondary icon, with markup.
  public final var secondaryIconTooltipMarkup: String {
    get { getProperty("secondary-icon-tooltip-markup") }
    set { setProperty("secondary-icon-tooltip-markup", newValue) }
  }

  /// The contents of the tooltip on the secondary icon.
  public final var secondaryIconTooltipText: String {
    get { getProperty("secondary-icon-tooltip-text") }
    set { setProperty("secondary-icon-tooltip-text", newValue) }
  }

  public final var showEmojiIcon: Bool {
    get { getProperty("show-emoji-icon") }
    set { setProperty("show-emoji-icon", newValue) }
  }

  public final var tabs: Pango.TabArray? {
    get { lentBoxed(opaque: gtk_entry_get_tabs(gtkEntry)) }
    set { gtk_entry_set_tabs(gtkEntry, newValue?.opaque) }
  }

  /// The length of the text in the `Entry`.
  public final var textLength: Int { gtk_entry_get_text_length(gtkEntry).int }

  /// When `true`, pasted multi-line text is truncated to the first line.
  public final var truncateMultiline: Bool {
    get { getProperty("truncate-multiline") }
    set { setProperty("truncate-multiline", newValue) }
  }

  /// Whether the entry should show the “invisible char” instead of the actual text (“password mode”).
  public final var visibility: Bool {
    get { gtk_entry_get_visibility(gtkEntry).isTrue }
    set { gtk_entry_set_visibility(gtkEntry, newValue.gboolean) }
  }

  /// Gets the value set by `gtk_entry_set_alignment()`.
  public final var alignment: Double {
    get { gtk_entry_get_alignment(gtkEntry).double }
    set(xalign) { gtk_entry_set_alignment(gtkEntry, xalign.float) }
  }

  /// Returns the index of the icon which is the source of the current DND operation, or -1.
  public final var currentIconDragSource: Int { gtk_entry_get_current_icon_drag_source(gtkEntry).int }

  /// Returns whether the icon is activatable.
  public final func getIconActivatable(_ iconPos: EntryIconPosition) -> Bool {
    gtk_entry_get_icon_activatable(gtkEntry, iconPos.cValue).isTrue
  }

  /// Gets the area where entry’s icon at `iconPos` is drawn.
  public final func getIconArea(_ iconPos: EntryIconPosition) -> Gdk.Rectangle {
    var cIconArea = GdkRectangle()
    gtk_entry_get_icon_area(gtkEntry, iconPos.cValue, &cIconArea)
    return Gdk.Rectangle(cValue: cIconArea)
  }

  /// Finds the icon at the given position and return its index.
  public final func getIconAtPos(x: Int, y: Int) -> Int { gtk_entry_get_icon_at_pos(gtkEntry, x.int32, y.int32).int }

  /// Retrieves the `GIcon` used for the icon.
  public final func getIconGicon(_ iconPos: EntryIconPosition) -> (any Gio.Icon)? {
    lentInterface(opaque: gtk_entry_get_icon_gicon(gtkEntry, iconPos.cValue))
  }

  /// Retrieves the icon name used for the icon.
  public final func getIconName(_ iconPos: EntryIconPosition) -> String? {
    lentString(ifAny: gtk_entry_get_icon_name(gtkEntry, iconPos.cValue))
  }

  /// Retrieves the `Gdk.Paintable` used for the icon.
  public final func getIconPaintable(_ iconPos: EntryIconPosition) -> (any Gdk.Paintable)? {
    lentInterface(opaque: gtk_entry_get_icon_paintable(gtkEntry, iconPos.cValue))
  }

  /// Returns whether the icon appears sensitive or insensitive.
  public final func getIconSensitive(_ iconPos: EntryIconPosition) -> Bool {
    gtk_entry_get_icon_sensitive(gtkEntry, iconPos.cValue).isTrue
  }

  /// Gets the type of representation being used by the icon to store image data.
  public final func getIconStorageType(_ iconPos: EntryIconPosition) -> ImageType {
    ImageType(cValue: gtk_entry_get_icon_storage_type(gtkEntry, iconPos.cValue))
  }

  /// Gets the contents of the tooltip on the icon at the specified position in `entry`.
  public final func getIconTooltipMarkup(_ iconPos: EntryIconPosition) -> String? {
    givenString(ifAny: gtk_entry_get_icon_tooltip_markup(gtkEntry, iconPos.cValue))
  }

  /// Gets the contents of the tooltip on the icon at the specified position in `entry`.
  public final func getIconTooltipText(_ iconPos: EntryIconPosition) -> String? {
    givenString(ifAny: gtk_entry_get_icon_tooltip_text(gtkEntry, iconPos.cValue))
  }

  /// Causes `entry` to have keyboard focus.
  @discardableResult
  public final func grabFocusWithoutSelecting() -> Bool { gtk_entry_grab_focus_without_selecting(gtkEntry).isTrue }

  /// Indicates that some progress is made, but you don’t know how much.
  public final func progressPulse() { gtk_entry_progress_pulse(gtkEntry) }

  /// Reset the input method context of the entry if needed.
  public final func resetImContext() { gtk_entry_reset_im_context(gtkEntry) }

  /// Sets whether the icon is activatable.
  public final func setIconActivatable(iconPos: EntryIconPosition, activatable: Bool) {
    gtk_entry_set_icon_activatable(gtkEntry, iconPos.cValue, activatable.gboolean)
  }

  /// Sets up the icon at the given position as drag source.
  public final func setIconDragSource(
    iconPos: EntryIconPosition, provider: Gdk.ContentProvider, actions: Gdk.DragAction
  ) { gtk_entry_set_icon_drag_source(gtkEntry, iconPos.cValue, provider.gdkContentProvider, actions.cValue) }

  /// Sets the icon shown in the entry at the specified position from the current icon theme.
  public final func setIconFromGicon(iconPos: EntryIconPosition, icon: (any Gio.Icon)?) {
    gtk_entry_set_icon_from_gicon(gtkEntry, iconPos.cValue, icon?.opaque)
  }

  /// Sets the icon shown in the entry at the specified position from the current icon theme.
  public final func setIconFromIconName(iconPos: EntryIconPosition, iconName: String?) {
    gtk_entry_set_icon_from_icon_name(gtkEntry, iconPos.cValue, iconName)
  }

  /// Sets the icon shown in the specified position using a `Gdk.Paintable`.
  public final func setIconFromPaintable(iconPos: EntryIconPosition, paintable: (any Gdk.Paintable)?) {
    gtk_entry_set_icon_from_paintable(gtkEntry, iconPos.cValue, paintable?.opaque)
  }

  /// Sets the sensitivity for the specified icon.
  public final func setIconSensitive(iconPos: EntryIconPosition, sensitive: Bool) {
    gtk_entry_set_icon_sensitive(gtkEntry, iconPos.cValue, sensitive.gboolean)
  }

  /// Sets `tooltip` as the contents of the tooltip for the icon at the specified position.
  public final func setIconTooltipText(iconPos: EntryIconPosition, tooltip: String?) {
    gtk_entry_set_icon_tooltip_text(gtkEntry, iconPos.cValue, tooltip)
  }

  /// Unsets the invisible char, so that the default invisible char is used again. See `Entry.invisibleChar`.
  public final func unsetInvisibleChar() { gtk_entry_unset_invisible_char(gtkEntry) }
}

extension Reactive where Base: Entry {
  /// Whether to activate the default widget when Enter is pressed.
  public var activatesDefault: DynamicSubject<Bool> {
    property(
      "activates-default", get: { (object: Entry) in object.activatesDefault }, set: { $0.activatesDefault = $1 })
  }

  /// A list of Pango attributes to apply to the text of the entry.
  public var attributes: DynamicSubject<Pango.AttrList?> { property("attributes") }

  /// The buffer object which actually stores the text.
  public var buffer: DynamicSubject<EntryBuffer?> { property("buffer") }

  /// The auxiliary completion object to use with the entry.
  public var completion: DynamicSubject<EntryCompletion?> { property("completion") }

  /// Whether to suggest Emoji replacements for :-delimited names like `:heart:`.
  public var enableEmojiCompletion: DynamicSubject<Bool> { property("enable-emoji-completion") }

  /// A menu model whose contents will be appended to the context menu.
  public var extraMenu: DynamicSubject<Gio.MenuModel?> { property("extra-menu") }

  /// Whehter the entry should draw a frame.
  public var hasFrame: DynamicSubject<Bool> {
    property("has-frame", get: { (object: Entry) in object.hasFrame }, set: { $0.hasFrame = $1 })
  }

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
  public var maxLength: DynamicSubject<Int> {
    property("max-length", get: { (object: Entry) in object.maxLength }, set: { $0.maxLength = $1 })
  }

  /// If text is overwritten when typing in the `Entry`.
  public var overwriteMode: DynamicSubject<Bool> {
    property("overwrite-mode", get: { (object: Entry) in object.overwriteMode }, set: { $0.overwriteMode = $1 })
  }

  /// The text that will be displayed in the `Entry` when it is empty and unfocused.
  public var placeholderText: DynamicSubject<String?> {
    property("placeholder-text", get: { (object: Entry) in object.placeholderText }, set: { $0.placeholderText = $1 })
  }

  /// Whether the primary icon is activatable.
  public var primaryIconActivatable: DynamicSubject<Bool> { property("primary-icon-activatable") }

  /// The `GIcon` to use for the primary icon for the entry.
  public var primaryIconGicon: DynamicSubject<(any Gio.Icon)?> { interfaceProperty("primary-icon-gicon") }

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
  public var progressFraction: DynamicSubject<Double> {
    property(
      "progress-fraction", get: { (object: Entry) in object.progressFraction }, set: { $0.progressFraction = $1 })
  }

  /// The fraction of total entry width to move the progress bouncing block for each pulse.
  public var progressPulseStep: DynamicSubject<Double> {
    property(
      "progress-pulse-step", get: { (object: Entry) in object.progressPulseStep }, set: { $0.progressPulseStep = $1 })
  }

  /// Number of pixels of the entry scrolled off the screen to the left.
  public var scrollOffset: SafeSignal<Int> { readOnlyProperty("scroll-offset") }

  /// Whether the secondary icon is activatable.
  public var secondaryIconActivatable: DynamicSubject<Bool> { property("secondary-icon-activatable") }

  /// The `GIcon` to use for the secondary icon for the entry.
  public var secondaryIconGicon: DynamicSubject<(any Gio.Icon)?> { interfaceProperty("secondary-icon-gicon") }

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

  public var tabs: DynamicSubject<Pango.TabArray?> { property("tabs") }

  /// The length of the text in the `Entry`.
  public var textLength: SafeSignal<Int> { readOnlyProperty("text-length") }

  /// When `true`, pasted multi-line text is truncated to the first line.
  public var truncateMultiline: DynamicSubject<Bool> { property("truncate-multiline") }

  /// Whether the entry should show the “invisible char” instead of the actual text (“password mode”).
  public var visibility: DynamicSubject<Bool> {
    property("visibility", get: { (object: Entry) in object.visibility }, set: { $0.visibility = $1 })
  }

  /// Emitted when the entry is activated.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// Emitted when an activatable icon is clicked.
  ///
  /// Argument: `iconPos`.
  public var iconPress: SafeSignal<EntryIconPosition> { signal(ofOne: "icon-press") }

  /// Emitted on the button release from a mouse click over an activatable icon.
  ///
  /// Argument: `iconPos`.
  public var iconRelease: SafeSignal<EntryIconPosition> { signal(ofOne: "icon-release") }
}

/// A `EntryBuffer` hold the text displayed in a `Text` widget.
open class EntryBuffer: Object {
  open override class var gType: GType { gtk_entry_buffer_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkEntryBuffer: UnsafeMutablePointer<GtkEntryBuffer> {
    pointer.assumingMemoryBound(to: GtkEntryBuffer.self)
  }

  /// Create a new `EntryBuffer` object.
  public init(text: String? = nil, length: Int = -1) {
    super.init(adopting: gtk_entry_buffer_new(text, length.int32))
  }

  /// The length (in characters) of the text in buffer.
  public final var length: Int { gtk_entry_buffer_get_length(gtkEntryBuffer).int }

  /// The maximum length (in characters) of the text in the buffer.
  public final var maxLength: Int {
    get { gtk_entry_buffer_get_max_length(gtkEntryBuffer).int }
    set { gtk_entry_buffer_set_max_length(gtkEntryBuffer, newValue.int32) }
  }

  /// The contents of the buffer.
  public final var text: String {
    get { lentString(gtk_entry_buffer_get_text(gtkEntryBuffer)) }
    set { setProperty("text", newValue) }
  }

  /// Deletes a sequence of characters from the buffer.
  @discardableResult
  public final func deleteText(position: Int, nChars: Int) -> Int {
    gtk_entry_buffer_delete_text(gtkEntryBuffer, position.uint32, nChars.int32).int
  }

  /// Used when subclassing `EntryBuffer`.
  public final func emitDeletedText(position: Int, nChars: Int) {
    gtk_entry_buffer_emit_deleted_text(gtkEntryBuffer, position.uint32, nChars.uint32)
  }

  /// Used when subclassing `EntryBuffer`.
  public final func emitInsertedText(position: Int, chars: String, nChars: Int) {
    gtk_entry_buffer_emit_inserted_text(gtkEntryBuffer, position.uint32, chars, nChars.uint32)
  }

  /// Retrieves the length in bytes of the buffer.
  public final var bytes: Int { gtk_entry_buffer_get_bytes(gtkEntryBuffer).int }

  /// Inserts `nChars` characters of `chars` into the contents of the buffer, at position `position`.
  @discardableResult
  public final func insertText(position: Int, chars: String, nChars: Int = -1) -> Int {
    gtk_entry_buffer_insert_text(gtkEntryBuffer, position.uint32, chars, nChars.int32).int
  }

  /// Sets the text in the buffer.
  public final func setText(_ chars: String, nChars: Int = -1) {
    gtk_entry_buffer_set_text(gtkEntryBuffer, chars, nChars.int32)
  }
}

extension Reactive where Base: EntryBuffer {
  /// The length (in characters) of the text in buffer.
  public var length: SafeSignal<Int> { readOnlyProperty("length") }

  /// The maximum length (in characters) of the text in the buffer.
  public var maxLength: DynamicSubject<Int> {
    property("max-length", get: { (object: EntryBuffer) in object.maxLength }, set: { $0.maxLength = $1 })
  }

  /// The contents of the buffer.
  public var text: DynamicSubject<String> { property("text") }

  /// The text is altered in the default handler for this signal.
  ///
  /// Arguments: `position`, `nChars`.
  public var deletedText: SafeSignal<(Int, Int)> { signal(ofSeveral: "deleted-text") }

  /// This signal is emitted after text is inserted into the buffer.
  ///
  /// Arguments: `position`, `chars`, `nChars`.
  public var insertedText: SafeSignal<(Int, String, Int)> { signal(ofSeveral: "inserted-text") }
}

/// `EntryCompletion` is an auxiliary object to provide completion functionality for `Entry`.
open class EntryCompletion: Object, Buildable, CellLayout {
  open override class var gType: GType { gtk_entry_completion_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `EntryCompletion` object.
  public init() {
    super.init(adopting: gtk_entry_completion_new().raw)
  }

  /// Creates a new `EntryCompletion` object using the specified `area`.
  public init(area: CellArea) {
    super.init(adopting: gtk_entry_completion_new_with_area(area.gtkCellArea).raw)
  }

  /// The `CellArea` used to layout cell renderers in the treeview column.
  public final var cellArea: CellArea? { getProperty("cell-area") }

  /// Determines whether the common prefix of the possible completions should be inserted automatically in the entry.
  public final var inlineCompletion: Bool {
    get { gtk_entry_completion_get_inline_completion(opaque).isTrue }
    set { gtk_entry_completion_set_inline_completion(opaque, newValue.gboolean) }
  }

  /// Determines whether the possible completions on the popup will appear in the entry as you navigate through them.
  public final var inlineSelection: Bool {
    get { gtk_entry_completion_get_inline_selection(opaque).isTrue }
    set { gtk_entry_completion_set_inline_selection(opaque, newValue.gboolean) }
  }

  public final var minimumKeyLength: Int {
    get { gtk_entry_completion_get_minimum_key_length(opaque).int }
    set { gtk_entry_completion_set_minimum_key_length(opaque, newValue.int32) }
  }

  public final var model: (any TreeModel)? {
    get { lentInterface(opaque: gtk_entry_completion_get_model(opaque)) }
    set { gtk_entry_completion_set_model(opaque, newValue?.opaque) }
  }

  /// Determines whether the possible completions should be shown in a popup window.
  public final var popupCompletion: Bool {
    get { gtk_entry_completion_get_popup_completion(opaque).isTrue }
    set { gtk_entry_completion_set_popup_completion(opaque, newValue.gboolean) }
  }

  /// Determines whether the completions popup window will be resized to the width of the entry.
  public final var popupSetWidth: Bool {
    get { gtk_entry_completion_get_popup_set_width(opaque).isTrue }
    set { gtk_entry_completion_set_popup_set_width(opaque, newValue.gboolean) }
  }

  /// Determines whether the completions popup window will shown for a single possible completion.
  public final var popupSingleMatch: Bool {
    get { gtk_entry_completion_get_popup_single_match(opaque).isTrue }
    set { gtk_entry_completion_set_popup_single_match(opaque, newValue.gboolean) }
  }

  /// The column of the model containing the strings.
  public final var textColumn: Int {
    get { gtk_entry_completion_get_text_column(opaque).int }
    set { gtk_entry_completion_set_text_column(opaque, newValue.int32) }
  }

  /// Requests a completion operation, or in other words a refiltering of the current list with completions, using the
  /// current key.
  public final func complete() { gtk_entry_completion_complete(opaque) }

  /// Computes the common prefix that is shared by all rows in `completion` that start with `key`.
  public final func computePrefix(_ key: String) -> String? {
    givenString(ifAny: gtk_entry_completion_compute_prefix(opaque, key))
  }

  /// Get the original text entered by the user that triggered the completion or `nil` if there’s no completion ongoing.
  public final var completionPrefix: String? { lentString(ifAny: gtk_entry_completion_get_completion_prefix(opaque)) }

  /// Gets the entry `completion` has been attached to.
  public final var entry: Widget? { lentObject(gtk_entry_completion_get_entry(opaque)) }

  /// Requests a prefix insertion.
  public final func insertPrefix() { gtk_entry_completion_insert_prefix(opaque) }

  /// Sets the match function for `completion` to be `func`.
  public final func setMatchFunc(_ `func`: @escaping (EntryCompletion, String, TreeIter) -> Bool) {
    gtk_entry_completion_set_match_func(opaque, callGtkEntryCompletionMatchFunc, heldClosure(`func`), releaseClosure)
  }
}

extension Reactive where Base: EntryCompletion {
  /// The `CellArea` used to layout cell renderers in the treeview column.
  public var cellArea: SafeSignal<CellArea?> { readOnlyProperty("cell-area") }

  /// Determines whether the common prefix of the possible completions should be inserted automatically in the entry.
  public var inlineCompletion: DynamicSubject<Bool> {
    property(
      "inline-completion", get: { (object: EntryCompletion) in object.inlineCompletion },
      set: { $0.inlineCompletion = $1 })
  }

  /// Determines whether the possible completions on the popup will appear in the entry as you navigate through them.
  public var inlineSelection: DynamicSubject<Bool> {
    property(
      "inline-selection", get: { (object: EntryCompletion) in object.inlineSelection }, set: { $0.inlineSelection = $1 }
    )
  }

  public var minimumKeyLength: DynamicSubject<Int> {
    property(
      "minimum-key-length", get: { (object: EntryCompletion) in object.minimumKeyLength },
      set: { $0.minimumKeyLength = $1 })
  }

  public var model: DynamicSubject<(any TreeModel)?> { interfaceProperty("model") }

  /// Determines whether the possible completions should be shown in a popup window.
  public var popupCompletion: DynamicSubject<Bool> {
    property(
      "popup-completion", get: { (object: EntryCompletion) in object.popupCompletion }, set: { $0.popupCompletion = $1 }
    )
  }

  /// Determines whether the completions popup window will be resized to the width of the entry.
  public var popupSetWidth: DynamicSubject<Bool> {
    property(
      "popup-set-width", get: { (object: EntryCompletion) in object.popupSetWidth }, set: { $0.popupSetWidth = $1 })
  }

  /// Determines whether the completions popup window will shown for a single possible completion.
  public var popupSingleMatch: DynamicSubject<Bool> {
    property(
      "popup-single-match", get: { (object: EntryCompletion) in object.popupSingleMatch },
      set: { $0.popupSingleMatch = $1 })
  }

  /// The column of the model containing the strings.
  public var textColumn: DynamicSubject<Int> {
    property("text-column", get: { (object: EntryCompletion) in object.textColumn }, set: { $0.textColumn = $1 })
  }

  /// Emitted when a match from the cursor is on a match of the list.
  ///
  /// Arguments: `model`, `iter`.
  public var cursorOnMatch: SignalRequest<Bool, any TreeModel, TreeIter> {
    request("cursor-on-match", reading: { ($0.interface(at: 1), $0.value(at: 2)) })
  }

  /// Emitted when the inline autocompletion is triggered.
  ///
  /// Argument: `prefix`.
  public var insertPrefix: SignalRequest<Bool, String> { request("insert-prefix") }

  /// Emitted when a match from the list is selected.
  ///
  /// Arguments: `model`, `iter`.
  public var matchSelected: SignalRequest<Bool, any TreeModel, TreeIter> {
    request("match-selected", reading: { ($0.interface(at: 1), $0.value(at: 2)) })
  }

  /// Emitted when the filter model has zero number of rows in completion_complete method.
  public var noMatches: SafeSignal<Void> { signal("no-matches") }
}

/// `EventController` is the base class for event controllers.
open class EventController: Object {
  open override class var gType: GType { gtk_event_controller_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  /// The name for this controller, typically used for debugging purposes.
  public final var name: String? {
    get { lentString(ifAny: gtk_event_controller_get_name(opaque)) }
    set { lend(newValue) { gtk_event_controller_set_name(opaque, $0) } }
  }

  /// The limit for which events this controller will handle.
  public final var propagationLimit: PropagationLimit {
    get { PropagationLimit(cValue: gtk_event_controller_get_propagation_limit(opaque)) }
    set { gtk_event_controller_set_propagation_limit(opaque, newValue.cValue) }
  }

  /// The propagation phase at which this controller will handle events.
  public final var propagationPhase: PropagationPhase {
    get { PropagationPhase(cValue: gtk_event_controller_get_propagation_phase(opaque)) }
    set { gtk_event_controller_set_propagation_phase(opaque, newValue.cValue) }
  }

  /// The widget receiving the `Gdk.Events` that the controller will handle.
  public final var widget: Widget? { lentObject(gtk_event_controller_get_widget(opaque)) }

  /// Returns the event that is currently being handled by the controller.
  public final var currentEvent: Gdk.Event? { lentBoxed(opaque: gtk_event_controller_get_current_event(opaque)) }

  /// Returns the device of the event that is currently being handled by the controller.
  public final var currentEventDevice: Gdk.Device? {
    lentObject(opaque: gtk_event_controller_get_current_event_device(opaque))
  }

  /// Returns the modifier state of the event that is currently being handled by the controller.
  public final var currentEventState: Gdk.ModifierType {
    Gdk.ModifierType(cValue: gtk_event_controller_get_current_event_state(opaque))
  }

  /// Returns the timestamp of the event that is currently being handled by the controller.
  public final var currentEventTime: Int { gtk_event_controller_get_current_event_time(opaque).int }

  /// Resets the `controller` to a clean state.
  public final func reset() { gtk_event_controller_reset(opaque) }

  /// Sets a name on the controller that can be used for debugging.
  public final func setStaticName(_ name: String?) { gtk_event_controller_set_static_name(opaque, name) }
}

extension Reactive where Base: EventController {
  /// The name for this controller, typically used for debugging purposes.
  public var name: DynamicSubject<String?> {
    property("name", get: { (object: EventController) in object.name }, set: { $0.name = $1 })
  }

  /// The limit for which events this controller will handle.
  public var propagationLimit: DynamicSubject<PropagationLimit> { property("propagation-limit") }

  /// The propagation phase at which this controller will handle events.
  public var propagationPhase: DynamicSubject<PropagationPhase> { property("propagation-phase") }

  /// The widget receiving the `Gdk.Events` that the controller will handle.
  public var widget: SafeSignal<Widget?> { readOnlyProperty("widget") }
}

/// `EventControllerFocus` is an event controller to keep track of keyboard focus.
open class EventControllerFocus: EventController {
  open override class var gType: GType { gtk_event_controller_focus_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new event controller that will handle focus events.
  public init() {
    super.init(adopting: gtk_event_controller_focus_new().raw)
  }

  /// `true` if focus is contained in the controllers widget.
  public final var containsFocus: Bool { gtk_event_controller_focus_contains_focus(opaque).isTrue }

  /// `true` if focus is in the controllers widget itself, as opposed to in a descendent widget.
  public final var isFocus: Bool { gtk_event_controller_focus_is_focus(opaque).isTrue }
}

extension Reactive where Base: EventControllerFocus {
  /// `true` if focus is contained in the controllers widget.
  public var containsFocus: SafeSignal<Bool> { readOnlyProperty("contains-focus") }

  /// `true` if focus is in the controllers widget itself, as opposed to in a descendent widget.
  public var isFocus: SafeSignal<Bool> { readOnlyProperty("is-focus") }

  /// Emitted whenever the focus enters into the widget or one of its descendents.
  public var enter: SafeSignal<Void> { signal("enter") }

  /// Emitted whenever the focus leaves the widget hierarchy that is rooted at the widget that the controller is
  /// attached to.
  public var leave: SafeSignal<Void> { signal("leave") }
}
