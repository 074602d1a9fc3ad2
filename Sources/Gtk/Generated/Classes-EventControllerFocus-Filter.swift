// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `EventControllerFocus` is an event controller to keep track of keyboard focus.
open class EventControllerFocus: EventController {
  open override class var gType: GType { gtk_event_controller_focus_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new event controller that will handle focus events.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_event_controller_focus_new()))
  }

  /// `true` if focus is contained in the controllers widget.
  public var containsFocus: Bool { gtk_event_controller_focus_contains_focus(cast()) != 0 }

  /// `true` if focus is in the controllers widget itself, as opposed to in a descendent widget.
  public var isFocus: Bool { gtk_event_controller_focus_is_focus(cast()) != 0 }
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
    super.init(adopting: UnsafeMutableRawPointer(gtk_event_controller_key_new()))
  }

  /// Forwards the current event of this `controller` to a `widget`.
  @discardableResult
  public final func forward(_ widget: Widget) -> Bool { gtk_event_controller_key_forward(cast(), widget.cast()) != 0 }

  /// Gets the key group of the current event of this `controller`.
  public var group: Int { Int(gtk_event_controller_key_get_group(cast())) }

  /// Gets the input method context of the key `controller`.
  public var imContext: IMContext? { lentObject(gtk_event_controller_key_get_im_context(cast())) }

  /// Sets the input method context of the key `controller`.
  public final func setImContext(_ imContext: IMContext?) {
    gtk_event_controller_key_set_im_context(cast(), imContext?.cast())
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
  public var keyReleased: SafeSignal<(Int, Int, Gdk.ModifierType)> { signal("key-released") }

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
    super.init(adopting: UnsafeMutableRawPointer(gtk_event_controller_legacy_new()))
  }
}

extension Reactive where Base: EventControllerLegacy {
  /// Emitted for each GDK event delivered to `controller`.
  ///
  /// Argument: `event`.
  public var event: SignalRequest<Bool, OpaqueValue> { request("event") }
}

/// `EventControllerMotion` is an event controller tracking the pointer position.
open class EventControllerMotion: EventController {
  open override class var gType: GType { gtk_event_controller_motion_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new event controller that will handle motion events.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_event_controller_motion_new()))
  }

  /// Whether the pointer is in the controllers widget or a descendant.
  public var containsPointer: Bool { gtk_event_controller_motion_contains_pointer(cast()) != 0 }

  /// Whether the pointer is in the controllers widget itself, as opposed to in a descendent widget.
  public var isPointer: Bool { gtk_event_controller_motion_is_pointer(cast()) != 0 }
}

extension Reactive where Base: EventControllerMotion {
  /// Whether the pointer is in the controllers widget or a descendant.
  public var containsPointer: SafeSignal<Bool> { readOnlyProperty("contains-pointer") }

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

/// `EventControllerScroll` is an event controller that handles scroll events.
open class EventControllerScroll: EventController {
  open override class var gType: GType { gtk_event_controller_scroll_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new event controller that will handle scroll events.
  public init(flags: EventControllerScrollFlags = []) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_event_controller_scroll_new(flags.cValue())))
  }

  /// The flags affecting event controller behavior.
  public var flags: EventControllerScrollFlags {
    get { EventControllerScrollFlags(cValue: gtk_event_controller_scroll_get_flags(cast())) }
    set { gtk_event_controller_scroll_set_flags(cast(), newValue.cValue()) }
  }

  /// Gets the scroll unit of the last `EventControllerScroll.scroll` signal received.
  public var unit: Gdk.ScrollUnit { Gdk.ScrollUnit(cValue: gtk_event_controller_scroll_get_unit(cast())) }
}

extension Reactive where Base: EventControllerScroll {
  /// The flags affecting event controller behavior.
  public var flags: DynamicSubject<EventControllerScrollFlags> { property("flags") }

  /// Emitted after scroll is finished if the `GTK_EVENT_CONTROLLER_SCROLL_KINETIC` flag is set.
  ///
  /// Arguments: `velX`, `velY`.
  public var decelerate: SafeSignal<(Double, Double)> { signal("decelerate") }

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
    super.init(adopting: UnsafeMutableRawPointer(gtk_every_filter_new()))
  }
}

/// `Expander` allows the user to reveal its child by clicking on an expander triangle.
open class Expander: Widget {
  open override class var gType: GType { gtk_expander_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new expander using `label` as the text of the label.
  public init(label: String? = nil) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_expander_new(label)))
  }

  /// Creates a new expander using `label` as the text of the label.
  public init(mnemonic: String?) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_expander_new_with_mnemonic(mnemonic)))
  }

  /// The child widget.
  public var child: Widget? {
    get { lentObject(gtk_expander_get_child(cast())) }
    set { gtk_expander_set_child(cast(), newValue?.cast()) }
  }

  /// Whether the expander has been opened to reveal the child.
  public var expanded: Bool {
    get { gtk_expander_get_expanded(cast()) != 0 }
    set { gtk_expander_set_expanded(cast(), newValue ? 1 : 0) }
  }

  /// The text of the expanders label.
  public var label: String? {
    get { lentString(gtk_expander_get_label(cast())) }
    set { gtk_expander_set_label(cast(), newValue) }
  }

  /// A widget to display instead of the usual expander label.
  public var labelWidget: Widget? {
    get { lentObject(gtk_expander_get_label_widget(cast())) }
    set { gtk_expander_set_label_widget(cast(), newValue?.cast()) }
  }

  /// When this property is `true`, the expander will resize the toplevel widget containing the expander upon expanding
  /// and collapsing.
  public var resizeToplevel: Bool {
    get { gtk_expander_get_resize_toplevel(cast()) != 0 }
    set { gtk_expander_set_resize_toplevel(cast(), newValue ? 1 : 0) }
  }

  /// Whether the text in the label is Pango markup.
  public var useMarkup: Bool {
    get { gtk_expander_get_use_markup(cast()) != 0 }
    set { gtk_expander_set_use_markup(cast(), newValue ? 1 : 0) }
  }

  /// Whether an underline in the text indicates a mnemonic.
  public var useUnderline: Bool {
    get { gtk_expander_get_use_underline(cast()) != 0 }
    set { gtk_expander_set_use_underline(cast(), newValue ? 1 : 0) }
  }
}

extension Reactive where Base: Expander {
  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// Whether the expander has been opened to reveal the child.
  public var expanded: DynamicSubject<Bool> { property("expanded") }

  /// The text of the expanders label.
  public var label: DynamicSubject<String?> { property("label") }

  /// A widget to display instead of the usual expander label.
  public var labelWidget: DynamicSubject<Widget?> { property("label-widget") }

  /// When this property is `true`, the expander will resize the toplevel widget containing the expander upon expanding
  /// and collapsing.
  public var resizeToplevel: DynamicSubject<Bool> { property("resize-toplevel") }

  /// Whether the text in the label is Pango markup.
  public var useMarkup: DynamicSubject<Bool> { property("use-markup") }

  /// Whether an underline in the text indicates a mnemonic.
  public var useUnderline: DynamicSubject<Bool> { property("use-underline") }

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
      adopting: UnsafeMutableRawPointer(
        gtk_file_chooser_native_new(title, parent?.cast(), action.cValue(), acceptLabel, cancelLabel)))
  }

  /// The text used for the label on the accept button in the dialog, or `nil` to use the default text.
  public var acceptLabel: String? {
    get { lentString(gtk_file_chooser_native_get_accept_label(cast())) }
    set { gtk_file_chooser_native_set_accept_label(cast(), newValue) }
  }

  /// The text used for the label on the cancel button in the dialog, or `nil` to use the default text.
  public var cancelLabel: String? {
    get { lentString(gtk_file_chooser_native_get_cancel_label(cast())) }
    set { gtk_file_chooser_native_set_cancel_label(cast(), newValue) }
  }
}

extension Reactive where Base: FileChooserNative {
  /// The text used for the label on the accept button in the dialog, or `nil` to use the default text.
  public var acceptLabel: DynamicSubject<String?> { property("accept-label") }

  /// The text used for the label on the cancel button in the dialog, or `nil` to use the default text.
  public var cancelLabel: DynamicSubject<String?> { property("cancel-label") }
}

/// `FileChooserWidget` is a widget for choosing files.
open class FileChooserWidget: Widget, FileChooser {
  open override class var gType: GType { gtk_file_chooser_widget_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `FileChooserWidget`.
  public init(action: FileChooserAction) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_file_chooser_widget_new(action.cValue())))
  }

  public var searchMode: Bool {
    get { getProperty("search-mode") }
    set { setProperty("search-mode", newValue) }
  }

  public var subtitle: String { getProperty("subtitle") }
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
  public var locationPopup: SafeSignal<String> { signal("location-popup") }

  /// Emitted when the user asks for it.
  public var locationPopupOnPaste: SafeSignal<Void> { signal("location-popup-on-paste") }

  /// Emitted when the user asks for it.
  public var locationTogglePopup: SafeSignal<Void> { signal("location-toggle-popup") }

  /// Emitted when the user asks for it.
  public var placesShortcut: SafeSignal<Void> { signal("places-shortcut") }

  /// Emitted when the user asks for it.
  ///
  /// Argument: `bookmarkIndex`.
  public var quickBookmark: SafeSignal<Int> { signal("quick-bookmark") }

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
    super.init(adopting: UnsafeMutableRawPointer(gtk_file_filter_new()))
  }

  /// The human-readable name of the filter.
  public var name: String? {
    get { lentString(gtk_file_filter_get_name(cast())) }
    set { gtk_file_filter_set_name(cast(), newValue) }
  }

  /// Adds a rule allowing a given mime type to `filter`.
  public final func addMimeType(_ mimeType: String) { gtk_file_filter_add_mime_type(cast(), mimeType) }

  /// Adds a rule allowing a shell style glob to a filter.
  public final func addPattern(_ pattern: String) { gtk_file_filter_add_pattern(cast(), pattern) }

  /// Adds a rule allowing image files in the formats supported by `Gdk.Pixbuf`.
  public final func addPixbufFormats() { gtk_file_filter_add_pixbuf_formats(cast()) }

  /// Adds a suffix match rule to a filter.
  public final func addSuffix(_ suffix: String) { gtk_file_filter_add_suffix(cast(), suffix) }

  /// Gets the attributes that need to be filled in for the `GFileInfo` passed to this filter.
  public var attributes: [String] { lentStrings(gtk_file_filter_get_attributes(cast())) }
}

extension Reactive where Base: FileFilter {
  /// The human-readable name of the filter.
  public var name: DynamicSubject<String?> { property("name") }
}

/// A `Filter` object describes the filtering to be performed by a `FilterListModel`.
open class Filter: Object {
  open override class var gType: GType { gtk_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Notifies all users of the filter that it has changed.
  public final func changed(_ change: FilterChange) { gtk_filter_changed(cast(), change.cValue()) }

  /// Gets the known strictness of `filters`.
  public var strictness: FilterMatch { FilterMatch(cValue: gtk_filter_get_strictness(cast())) }

  /// Checks if the given `item` is matched by the filter or not.
  @discardableResult
  public final func match(_ item: Object) -> Bool { gtk_filter_match(cast(), item.pointer) != 0 }
}

extension Reactive where Base: Filter {
  /// Emitted whenever the filter changed.
  ///
  /// Argument: `change`.
  public var changed: SafeSignal<FilterChange> { signal("changed") }
}
