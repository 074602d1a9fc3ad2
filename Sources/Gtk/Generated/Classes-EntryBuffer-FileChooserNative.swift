// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// A `EntryBuffer` hold the text displayed in a `Text` widget.
open class EntryBuffer: Object {
  open override class var gType: GType { gtk_entry_buffer_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkEntryBuffer: UnsafeMutablePointer<GtkEntryBuffer> {
    pointer.assumingMemoryBound(to: GtkEntryBuffer.self)
  }

  /// Create a new `EntryBuffer` object.
  public init(text: String? = nil, length: Int) {
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
    property("max-length", get: { EntryBuffer.of($0).maxLength }, set: { EntryBuffer.of($0).maxLength = $1 })
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
      "inline-completion", get: { EntryCompletion.of($0).inlineCompletion },
      set: { EntryCompletion.of($0).inlineCompletion = $1 })
  }

  /// Determines whether the possible completions on the popup will appear in the entry as you navigate through them.
  public var inlineSelection: DynamicSubject<Bool> {
    property(
      "inline-selection", get: { EntryCompletion.of($0).inlineSelection },
      set: { EntryCompletion.of($0).inlineSelection = $1 })
  }

  public var minimumKeyLength: DynamicSubject<Int> {
    property(
      "minimum-key-length", get: { EntryCompletion.of($0).minimumKeyLength },
      set: { EntryCompletion.of($0).minimumKeyLength = $1 })
  }

  public var model: DynamicSubject<(any TreeModel)?> {
    property("model", get: { EntryCompletion.of($0).model }, set: { EntryCompletion.of($0).model = $1 })
  }

  /// Determines whether the possible completions should be shown in a popup window.
  public var popupCompletion: DynamicSubject<Bool> {
    property(
      "popup-completion", get: { EntryCompletion.of($0).popupCompletion },
      set: { EntryCompletion.of($0).popupCompletion = $1 })
  }

  /// Determines whether the completions popup window will be resized to the width of the entry.
  public var popupSetWidth: DynamicSubject<Bool> {
    property(
      "popup-set-width", get: { EntryCompletion.of($0).popupSetWidth },
      set: { EntryCompletion.of($0).popupSetWidth = $1 })
  }

  /// Determines whether the completions popup window will shown for a single possible completion.
  public var popupSingleMatch: DynamicSubject<Bool> {
    property(
      "popup-single-match", get: { EntryCompletion.of($0).popupSingleMatch },
      set: { EntryCompletion.of($0).popupSingleMatch = $1 })
  }

  /// The column of the model containing the strings.
  public var textColumn: DynamicSubject<Int> {
    property("text-column", get: { EntryCompletion.of($0).textColumn }, set: { EntryCompletion.of($0).textColumn = $1 })
  }

  /// Emitted when a match from the cursor is on a match of the list.
  ///
  /// Arguments: `model`, `iter`.
  public var cursorOnMatch: SignalRequest<Bool, Object, TreeIter> { request("cursor-on-match") }

  /// Emitted when the inline autocompletion is triggered.
  ///
  /// Argument: `prefix`.
  public var insertPrefix: SignalRequest<Bool, String> { request("insert-prefix") }

  /// Emitted when a match from the list is selected.
  ///
  /// Arguments: `model`, `iter`.
  public var matchSelected: SignalRequest<Bool, Object, TreeIter> { request("match-selected") }

  /// Emitted when the filter model has zero number of rows in completion_complete method.
  public var noMatches: SafeSignal<Void> { signal("no-matches") }
}

/// `EventController` is the base class for event controllers.
open class EventController: Object {
  open override class var gType: GType { gtk_event_controller_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

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
    property("name", get: { EventController.of($0).name }, set: { EventController.of($0).name = $1 })
  }

  /// The limit for which events this controller will handle.
  public var propagationLimit: DynamicSubject<PropagationLimit> {
    property(
      "propagation-limit", get: { EventController.of($0).propagationLimit },
      set: { EventController.of($0).propagationLimit = $1 })
  }

  /// The propagation phase at which this controller will handle events.
  public var propagationPhase: DynamicSubject<PropagationPhase> {
    property(
      "propagation-phase", get: { EventController.of($0).propagationPhase },
      set: { EventController.of($0).propagationPhase = $1 })
  }

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

/// `EventControllerKey` is an event controller that provides access to key events.
open class EventControllerKey: EventController {
  open override class var gType: GType { gtk_event_controller_key_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new event controller that will handle key events.
  public init() {
    super.init(adopting: gtk_event_controller_key_new().raw)
  }

  /// Forwards the current event of this `controller` to a `widget`.
  @discardableResult
  public final func forward(_ widget: Widget) -> Bool {
    gtk_event_controller_key_forward(opaque, widget.gtkWidget).isTrue
  }

  /// Gets the key group of the current event of this `controller`.
  public final var group: Int { gtk_event_controller_key_get_group(opaque).int }

  /// Gets the input method context of the key `controller`.
  public final var imContext: IMContext? {
    get { lentObject(gtk_event_controller_key_get_im_context(opaque)) }
    set(imContext) { gtk_event_controller_key_set_im_context(opaque, imContext?.gtkIMContext) }
  }
}

extension Reactive where Base: EventControllerKey {
  /// Emitted whenever the input method context filters away a keypress and prevents the `controller` receiving it.
  public var imUpdate: SafeSignal<Void> { signal("im-update") }

  /// Emitted whenever a key is pressed.
  ///
  /// Arguments: `keyval`, `keycode`, `state`.
  public var keyPressed: SignalRequest<Bool, Int, Int, Gdk.ModifierType> { request("key-pressed") }

  /// Emitted whenever a key is released.
  ///
  /// Arguments: `keyval`, `keycode`, `state`.
  public var keyReleased: SafeSignal<(Int, Int, Gdk.ModifierType)> { signal(ofSeveral: "key-released") }

  /// Emitted whenever the state of modifier keys and pointer buttons change.
  ///
  /// Argument: `keyval`.
  public var modifiers: SignalRequest<Bool, Gdk.ModifierType> { request("modifiers") }
}

/// `EventControllerLegacy` is an event controller that provides raw access to the event stream.
open class EventControllerLegacy: EventController {
  open override class var gType: GType { gtk_event_controller_legacy_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new legacy event controller.
  public init() {
    super.init(adopting: gtk_event_controller_legacy_new().raw)
  }
}

extension Reactive where Base: EventControllerLegacy {
  /// Emitted for each GDK event delivered to `controller`.
  ///
  /// Argument: `event`.
  public var event: SignalRequest<Bool, Gdk.Event> { request("event") }
}

/// `EventControllerMotion` is an event controller tracking the pointer position.
open class EventControllerMotion: EventController {
  open override class var gType: GType { gtk_event_controller_motion_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new event controller that will handle motion events.
  public init() {
    super.init(adopting: gtk_event_controller_motion_new().raw)
  }

  /// Whether the pointer is in the controllers widget or a descendant.
  public final var containsPointer: Bool { gtk_event_controller_motion_contains_pointer(opaque).isTrue }

  /// Whether the pointer is in the controllers widget itself, as opposed to in a descendent widget.
  public final var isPointer: Bool { gtk_event_controller_motion_is_pointer(opaque).isTrue }
}

extension Reactive where Base: EventControllerMotion {
  /// Whether the pointer is in the controllers widget or a descendant.
  public var containsPointer: SafeSignal<Bool> { readOnlyProperty("contains-pointer") }

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

/// `EventControllerScroll` is an event controller that handles scroll events.
open class EventControllerScroll: EventController {
  open override class var gType: GType { gtk_event_controller_scroll_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new event controller that will handle scroll events.
  public init(flags: EventControllerScrollFlags = []) {
    super.init(adopting: gtk_event_controller_scroll_new(flags.cValue).raw)
  }

  /// The flags affecting event controller behavior.
  public final var flags: EventControllerScrollFlags {
    get { EventControllerScrollFlags(cValue: gtk_event_controller_scroll_get_flags(opaque)) }
    set { gtk_event_controller_scroll_set_flags(opaque, newValue.cValue) }
  }

  /// Gets the scroll unit of the last `EventControllerScroll.scroll` signal received.
  public final var unit: Gdk.ScrollUnit { Gdk.ScrollUnit(cValue: gtk_event_controller_scroll_get_unit(opaque)) }
}

extension Reactive where Base: EventControllerScroll {
  /// The flags affecting event controller behavior.
  public var flags: DynamicSubject<EventControllerScrollFlags> {
    property("flags", get: { EventControllerScroll.of($0).flags }, set: { EventControllerScroll.of($0).flags = $1 })
  }

  /// Emitted after scroll is finished if the `GTK_EVENT_CONTROLLER_SCROLL_KINETIC` flag is set.
  ///
  /// Arguments: `velX`, `velY`.
  public var decelerate: SafeSignal<(Double, Double)> { signal(ofSeveral: "decelerate") }

  /// Signals that the widget should scroll by the amount specified by `dx` and `dy`.
  ///
  /// Arguments: `dx`, `dy`.
  public var scroll: SignalRequest<Bool, Double, Double> { request("scroll") }

  /// Signals that a new scrolling operation has begun.
  public var scrollBegin: SafeSignal<Void> { signal("scroll-begin") }

  /// Signals that a scrolling operation has finished.
  public var scrollEnd: SafeSignal<Void> { signal("scroll-end") }
}

/// `EveryFilter` matches an item when each of its filters matches.
open class EveryFilter: MultiFilter {
  open override class var gType: GType { gtk_every_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new empty "every" filter.
  public init() {
    super.init(adopting: gtk_every_filter_new().raw)
  }
}

/// `Expander` allows the user to reveal its child by clicking on an expander triangle.
open class Expander: Widget {
  open override class var gType: GType { gtk_expander_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new expander using `label` as the text of the label.
  public init(label: String? = nil) {
    super.init(adopting: gtk_expander_new(label))
  }

  /// Creates a new expander using `label` as the text of the label.
  public init(mnemonic: String?) {
    super.init(adopting: gtk_expander_new_with_mnemonic(mnemonic))
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(gtk_expander_get_child(opaque)) }
    set { gtk_expander_set_child(opaque, newValue?.gtkWidget) }
  }

  /// Whether the expander has been opened to reveal the child.
  public final var expanded: Bool {
    get { gtk_expander_get_expanded(opaque).isTrue }
    set { gtk_expander_set_expanded(opaque, newValue.gboolean) }
  }

  /// The text of the expanders label.
  public final var label: String? {
    get { lentString(ifAny: gtk_expander_get_label(opaque)) }
    set { lend(newValue) { gtk_expander_set_label(opaque, $0) } }
  }

  /// A widget to display instead of the usual expander label.
  public final var labelWidget: Widget? {
    get { lentObject(gtk_expander_get_label_widget(opaque)) }
    set { gtk_expander_set_label_widget(opaque, newValue?.gtkWidget) }
  }

  /// When this property is `true`, the expander will resize the toplevel widget containing the expander upon expanding
  /// and collapsing.
  public final var resizeToplevel: Bool {
    get { gtk_expander_get_resize_toplevel(opaque).isTrue }
    set { gtk_expander_set_resize_toplevel(opaque, newValue.gboolean) }
  }

  /// Whether the text in the label is Pango markup.
  public final var useMarkup: Bool {
    get { gtk_expander_get_use_markup(opaque).isTrue }
    set { gtk_expander_set_use_markup(opaque, newValue.gboolean) }
  }

  /// Whether an underline in the text indicates a mnemonic.
  public final var useUnderline: Bool {
    get { gtk_expander_get_use_underline(opaque).isTrue }
    set { gtk_expander_set_use_underline(opaque, newValue.gboolean) }
  }
}

extension Reactive where Base: Expander {
  /// The child widget.
  public var child: DynamicSubject<Widget?> {
    property("child", get: { Expander.of($0).child }, set: { Expander.of($0).child = $1 })
  }

  /// Whether the expander has been opened to reveal the child.
  public var expanded: DynamicSubject<Bool> {
    property("expanded", get: { Expander.of($0).expanded }, set: { Expander.of($0).expanded = $1 })
  }

  /// The text of the expanders label.
  public var label: DynamicSubject<String?> {
    property("label", get: { Expander.of($0).label }, set: { Expander.of($0).label = $1 })
  }

  /// A widget to display instead of the usual expander label.
  public var labelWidget: DynamicSubject<Widget?> {
    property("label-widget", get: { Expander.of($0).labelWidget }, set: { Expander.of($0).labelWidget = $1 })
  }

  /// When this property is `true`, the expander will resize the toplevel widget containing the expander upon expanding
  /// and collapsing.
  public var resizeToplevel: DynamicSubject<Bool> {
    property("resize-toplevel", get: { Expander.of($0).resizeToplevel }, set: { Expander.of($0).resizeToplevel = $1 })
  }

  /// Whether the text in the label is Pango markup.
  public var useMarkup: DynamicSubject<Bool> {
    property("use-markup", get: { Expander.of($0).useMarkup }, set: { Expander.of($0).useMarkup = $1 })
  }

  /// Whether an underline in the text indicates a mnemonic.
  public var useUnderline: DynamicSubject<Bool> {
    property("use-underline", get: { Expander.of($0).useUnderline }, set: { Expander.of($0).useUnderline = $1 })
  }

  /// Activates the `Expander`.
  public var activate: SafeSignal<Void> { signal("activate") }
}

/// `FileChooserDialog` is a dialog suitable for use with “File Open” or “File Save” commands.
open class FileChooserDialog: Dialog, FileChooser {
  open override class var gType: GType { gtk_file_chooser_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
}

/// `FileChooserNative` is an abstraction of a dialog suitable for use with “File Open” or “File Save as” commands.
open class FileChooserNative: NativeDialog, FileChooser {
  open override class var gType: GType { gtk_file_chooser_native_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `FileChooserNative`.
  public init(
    title: String? = nil, parent: Window? = nil, action: FileChooserAction, acceptLabel: String? = nil,
    cancelLabel: String? = nil
  ) {
    super.init(
      adopting: gtk_file_chooser_native_new(title, parent?.gtkWindow, action.cValue, acceptLabel, cancelLabel).raw)
  }

  /// The text used for the label on the accept button in the dialog, or `nil` to use the default text.
  public final var acceptLabel: String? {
    get { lentString(ifAny: gtk_file_chooser_native_get_accept_label(opaque)) }
    set { lend(newValue) { gtk_file_chooser_native_set_accept_label(opaque, $0) } }
  }

  /// The text used for the label on the cancel button in the dialog, or `nil` to use the default text.
  public final var cancelLabel: String? {
    get { lentString(ifAny: gtk_file_chooser_native_get_cancel_label(opaque)) }
    set { lend(newValue) { gtk_file_chooser_native_set_cancel_label(opaque, $0) } }
  }
}

extension Reactive where Base: FileChooserNative {
  /// The text used for the label on the accept button in the dialog, or `nil` to use the default text.
  public var acceptLabel: DynamicSubject<String?> {
    property(
      "accept-label", get: { FileChooserNative.of($0).acceptLabel }, set: { FileChooserNative.of($0).acceptLabel = $1 })
  }

  /// The text used for the label on the cancel button in the dialog, or `nil` to use the default text.
  public var cancelLabel: DynamicSubject<String?> {
    property(
      "cancel-label", get: { FileChooserNative.of($0).cancelLabel }, set: { FileChooserNative.of($0).cancelLabel = $1 })
  }
}
