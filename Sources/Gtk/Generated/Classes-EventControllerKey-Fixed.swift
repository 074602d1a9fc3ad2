// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

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
  public var flags: DynamicSubject<EventControllerScrollFlags> { property("flags") }

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
  public var child: DynamicSubject<Widget?> { property("child") }

  /// Whether the expander has been opened to reveal the child.
  public var expanded: DynamicSubject<Bool> {
    property("expanded", get: { (object: Expander) in object.expanded }, set: { $0.expanded = $1 })
  }

  /// The text of the expanders label.
  public var label: DynamicSubject<String?> {
    property("label", get: { (object: Expander) in object.label }, set: { $0.label = $1 })
  }

  /// A widget to display instead of the usual expander label.
  public var labelWidget: DynamicSubject<Widget?> { property("label-widget") }

  /// When this property is `true`, the expander will resize the toplevel widget containing the expander upon expanding
  /// and collapsing.
  public var resizeToplevel: DynamicSubject<Bool> {
    property("resize-toplevel", get: { (object: Expander) in object.resizeToplevel }, set: { $0.resizeToplevel = $1 })
  }

  /// Whether the text in the label is Pango markup.
  public var useMarkup: DynamicSubject<Bool> {
    property("use-markup", get: { (object: Expander) in object.useMarkup }, set: { $0.useMarkup = $1 })
  }

  /// Whether an underline in the text indicates a mnemonic.
  public var useUnderline: DynamicSubject<Bool> {
    property("use-underline", get: { (object: Expander) in object.useUnderline }, set: { $0.useUnderline = $1 })
  }

  /// Activates the `Expander`.
  public var activate: SafeSignal<Void> { signal("activate") }
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
    property("accept-label", get: { (object: FileChooserNative) in object.acceptLabel }, set: { $0.acceptLabel = $1 })
  }

  /// The text used for the label on the cancel button in the dialog, or `nil` to use the default text.
  public var cancelLabel: DynamicSubject<String?> {
    property("cancel-label", get: { (object: FileChooserNative) in object.cancelLabel }, set: { $0.cancelLabel = $1 })
  }
}

/// `FileChooserWidget` is a widget for choosing files.
open class FileChooserWidget: Widget, FileChooser {
  open override class var gType: GType { gtk_file_chooser_widget_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `FileChooserWidget`.
  public init(action: FileChooserAction) {
    super.init(adopting: gtk_file_chooser_widget_new(action.cValue))
  }

  public final var searchMode: Bool {
    get { getProperty("search-mode") }
    set { setProperty("search-mode", newValue) }
  }

  public final var subtitle: String { getProperty("subtitle") }
}

extension Reactive where Base: FileChooserWidget {
  public var searchMode: DynamicSubject<Bool> { property("search-mode") }

  public var subtitle: SafeSignal<String> { readOnlyProperty("subtitle") }

  /// Emitted when the user asks for it.
  public var desktopFolder: SafeSignal<Void> { signal("desktop-folder") }

  /// Emitted when the user asks for it.
  public var downFolder: SafeSignal<Void> { signal("down-folder") }

  /// Emitted when the user asks for it.
  public var homeFolder: SafeSignal<Void> { signal("home-folder") }

  /// Emitted when the user asks for it.
  ///
  /// Argument: `path`.
  public var locationPopup: SafeSignal<String> { signal(ofOne: "location-popup") }

  /// Emitted when the user asks for it.
  public var locationPopupOnPaste: SafeSignal<Void> { signal("location-popup-on-paste") }

  /// Emitted when the user asks for it.
  public var locationTogglePopup: SafeSignal<Void> { signal("location-toggle-popup") }

  /// Emitted when the user asks for it.
  public var placesShortcut: SafeSignal<Void> { signal("places-shortcut") }

  /// Emitted when the user asks for it.
  ///
  /// Argument: `bookmarkIndex`.
  public var quickBookmark: SafeSignal<Int> { signal(ofOne: "quick-bookmark") }

  /// Emitted when the user asks for it.
  public var recentShortcut: SafeSignal<Void> { signal("recent-shortcut") }

  /// Emitted when the user asks for it.
  public var searchShortcut: SafeSignal<Void> { signal("search-shortcut") }

  /// Emitted when the user asks for it.
  public var showHidden: SafeSignal<Void> { signal("show-hidden") }

  /// Emitted when the user asks for it.
  public var upFolder: SafeSignal<Void> { signal("up-folder") }
}

/// `FileFilter` filters files by name or mime type.
open class FileFilter: Filter, Buildable {
  open override class var gType: GType { gtk_file_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `FileFilter` with no rules added to it.
  public init() {
    super.init(adopting: gtk_file_filter_new().raw)
  }

  /// Deserialize a file filter from a `GVariant`.
  public init(variant: GLib.Variant) {
    super.init(adopting: gtk_file_filter_new_from_gvariant(variant.opaque).raw)
  }

  /// The human-readable name of the filter.
  public final var name: String? {
    get { lentString(ifAny: gtk_file_filter_get_name(opaque)) }
    set { lend(newValue) { gtk_file_filter_set_name(opaque, $0) } }
  }

  /// Adds a rule allowing a given mime type to `filter`.
  public final func addMimeType(_ mimeType: String) { gtk_file_filter_add_mime_type(opaque, mimeType) }

  /// Adds a rule allowing a shell style glob to a filter.
  public final func addPattern(_ pattern: String) { gtk_file_filter_add_pattern(opaque, pattern) }

  /// Adds a rule allowing image files in the formats supported by `Gdk.Pixbuf`.
  public final func addPixbufFormats() { gtk_file_filter_add_pixbuf_formats(opaque) }

  /// Adds a suffix match rule to a filter.
  public final func addSuffix(_ suffix: String) { gtk_file_filter_add_suffix(opaque, suffix) }

  /// Gets the attributes that need to be filled in for the `GFileInfo` passed to this filter.
  public final var attributes: [String] { lentStrings(gtk_file_filter_get_attributes(opaque)) }

  /// Serialize a file filter to an `a{sv}` variant.
  @discardableResult
  public final func toGvariant() -> GLib.Variant { promised(lentBoxed(opaque: gtk_file_filter_to_gvariant(opaque))) }
}

extension Reactive where Base: FileFilter {
  /// The human-readable name of the filter.
  public var name: DynamicSubject<String?> {
    property("name", get: { (object: FileFilter) in object.name }, set: { $0.name = $1 })
  }
}

/// A `Filter` object describes the filtering to be performed by a `FilterListModel`.
open class Filter: Object {
  open override class var gType: GType { gtk_filter_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  final var gtkFilter: UnsafeMutablePointer<GtkFilter> { pointer.assumingMemoryBound(to: GtkFilter.self) }

  /// Notifies all users of the filter that it has changed.
  public final func changed(_ change: FilterChange) { gtk_filter_changed(gtkFilter, change.cValue) }

  /// Gets the known strictness of `filters`.
  public final var strictness: FilterMatch { FilterMatch(cValue: gtk_filter_get_strictness(gtkFilter)) }

  /// Checks if the given `item` is matched by the filter or not.
  @discardableResult
  public final func match(_ item: Object) -> Bool { gtk_filter_match(gtkFilter, item.pointer).isTrue }
}

extension Reactive where Base: Filter {
  /// Emitted whenever the filter changed.
  ///
  /// Argument: `change`.
  public var changed: SafeSignal<FilterChange> { signal(ofOne: "changed") }
}

/// `FilterListModel` is a list model that filters the elements of the underlying model according to a `Filter`.
open class FilterListModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_filter_list_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `FilterListModel` that will filter `model` using the given `filter`.
  public init(model: (any Gio.ListModel)? = nil, filter: Filter? = nil) {
    super.init(
      adopting: gtk_filter_list_model_new(
        model?.given(), filter?.givenPointer().assumingMemoryBound(to: GtkFilter.self)
      ).raw)
  }

  /// The filter for this model.
  public final var filter: Filter? {
    get { lentObject(gtk_filter_list_model_get_filter(opaque)) }
    set { gtk_filter_list_model_set_filter(opaque, newValue?.gtkFilter) }
  }

  /// If the model should filter items incrementally.
  public final var incremental: Bool {
    get { gtk_filter_list_model_get_incremental(opaque).isTrue }
    set { gtk_filter_list_model_set_incremental(opaque, newValue.gboolean) }
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// The model being filtered.
  public final var model: (any Gio.ListModel)? {
    get { lentInterface(opaque: gtk_filter_list_model_get_model(opaque)) }
    set { gtk_filter_list_model_set_model(opaque, newValue?.opaque) }
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }

  /// Number of items not yet filtered.
  public final var pending: Int { gtk_filter_list_model_get_pending(opaque).int }
}

extension Reactive where Base: FilterListModel {
  /// The filter for this model.
  public var filter: DynamicSubject<Filter?> { property("filter") }

  /// If the model should filter items incrementally.
  public var incremental: DynamicSubject<Bool> {
    property("incremental", get: { (object: FilterListModel) in object.incremental }, set: { $0.incremental = $1 })
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The model being filtered.
  public var model: DynamicSubject<(any Gio.ListModel)?> { interfaceProperty("model") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }

  /// Number of items not yet filtered.
  public var pending: SafeSignal<Int> { readOnlyProperty("pending") }
}

/// `Fixed` places its child widgets at fixed positions and with fixed sizes.
open class Fixed: Widget {
  open override class var gType: GType { gtk_fixed_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkFixed: UnsafeMutablePointer<GtkFixed> { pointer.assumingMemoryBound(to: GtkFixed.self) }

  /// Creates a new `Fixed`.
  public init() {
    super.init(adopting: gtk_fixed_new())
  }

  /// Retrieves the translation transformation of the given child `Widget` in the `Fixed`.
  public final func getChildPosition(_ widget: Widget) -> (x: Double, y: Double) {
    var cX: Double = 0
    var cY: Double = 0
    gtk_fixed_get_child_position(gtkFixed, widget.gtkWidget, &cX, &cY)
    return (cX, cY)
  }

  /// Retrieves the transformation for `widget` set using `gtk_fixed_set_child_transform()`.
  public final func getChildTransform(_ widget: Widget) -> Gsk.Transform? {
    lentBoxed(opaque: gtk_fixed_get_child_transform(gtkFixed, widget.gtkWidget))
  }

  /// Sets a translation transformation to the given `x` and `y` coordinates to the child `widget` of the `Fixed`.
  public final func move(_ widget: Widget, x: Double, y: Double) { gtk_fixed_move(gtkFixed, widget.gtkWidget, x, y) }

  /// Adds a widget to a `Fixed` at the given position.
  public final func put(_ widget: Widget, x: Double, y: Double) { gtk_fixed_put(gtkFixed, widget.gtkWidget, x, y) }

  /// Removes a child from `fixed`.
  public final func remove(_ widget: Widget) { gtk_fixed_remove(gtkFixed, widget.gtkWidget) }

  /// Sets the transformation for `widget`.
  public final func setChildTransform(_ widget: Widget, transform: Gsk.Transform?) {
    gtk_fixed_set_child_transform(gtkFixed, widget.gtkWidget, transform?.opaque)
  }
}
