// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `WidgetPaintable` is a `Gdk.Paintable` that displays the contents of a widget.
open class WidgetPaintable: Object, Gdk.Paintable {
  open override class var gType: GType { gtk_widget_paintable_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new widget paintable observing the given widget.
  public init(widget: Widget? = nil) {
    super.init(adopting: gtk_widget_paintable_new(widget?.gtkWidget).raw)
  }

  /// The observed widget or `nil` if none.
  public final var widget: Widget? {
    get { lentObject(gtk_widget_paintable_get_widget(opaque)) }
    set { gtk_widget_paintable_set_widget(opaque, newValue?.gtkWidget) }
  }
}

extension Reactive where Base: WidgetPaintable {
  /// The observed widget or `nil` if none.
  public var widget: DynamicSubject<Widget?> { property("widget") }
}

/// A `Window` is a toplevel window which can contain other widgets.
open class Window: Widget, Native, Root, ShortcutManager {
  open override class var gType: GType { gtk_window_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkWindow: UnsafeMutablePointer<GtkWindow> { pointer.assumingMemoryBound(to: GtkWindow.self) }

  /// Creates a new `Window`.
  public init() {
    super.init(adopting: gtk_window_new())
  }

  /// The `Application` associated with the window.
  public final var application: Application? {
    get { lentObject(gtk_window_get_application(gtkWindow)) }
    set { gtk_window_set_application(gtkWindow, newValue?.gtkApplication) }
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(gtk_window_get_child(gtkWindow)) }
    set { gtk_window_set_child(gtkWindow, newValue?.gtkWidget) }
  }

  /// Whether the window should have a frame (also known as *decorations*).
  public final var decorated: Bool {
    get { gtk_window_get_decorated(gtkWindow).isTrue }
    set { gtk_window_set_decorated(gtkWindow, newValue.gboolean) }
  }

  /// The default height of the window.
  public final var defaultHeight: Int {
    get { getProperty("default-height") }
    set { setProperty("default-height", newValue) }
  }

  /// The default widget.
  public final var defaultWidget: Widget? {
    get { lentObject(gtk_window_get_default_widget(gtkWindow)) }
    set { gtk_window_set_default_widget(gtkWindow, newValue?.gtkWidget) }
  }

  /// The default width of the window.
  public final var defaultWidth: Int {
    get { getProperty("default-width") }
    set { setProperty("default-width", newValue) }
  }

  /// Whether the window frame should have a close button.
  public final var deletable: Bool {
    get { gtk_window_get_deletable(gtkWindow).isTrue }
    set { gtk_window_set_deletable(gtkWindow, newValue.gboolean) }
  }

  /// If this window should be destroyed when the parent is destroyed.
  public final var destroyWithParent: Bool {
    get { gtk_window_get_destroy_with_parent(gtkWindow).isTrue }
    set { gtk_window_set_destroy_with_parent(gtkWindow, newValue.gboolean) }
  }

  /// Whether 'focus rectangles' are currently visible in this window.
  public final var focusVisible: Bool {
    get { gtk_window_get_focus_visible(gtkWindow).isTrue }
    set { gtk_window_set_focus_visible(gtkWindow, newValue.gboolean) }
  }

  /// The focus widget.
  public final var focusWidget: Widget? {
    get { getProperty("focus-widget") }
    set { setProperty("focus-widget", newValue) }
  }

  /// Whether the window is fullscreen.
  public final var fullscreened: Bool {
    get { getProperty("fullscreened") }
    set { setProperty("fullscreened", newValue) }
  }

  /// Whether the window frame should handle F10 for activating menubars.
  public final var handleMenubarAccel: Bool {
    get { gtk_window_get_handle_menubar_accel(gtkWindow).isTrue }
    set { gtk_window_set_handle_menubar_accel(gtkWindow, newValue.gboolean) }
  }

  /// If this window should be hidden when the users clicks the close button.
  public final var hideOnClose: Bool {
    get { gtk_window_get_hide_on_close(gtkWindow).isTrue }
    set { gtk_window_set_hide_on_close(gtkWindow, newValue.gboolean) }
  }

  /// Specifies the name of the themed icon to use as the window icon.
  public final var iconName: String? {
    get { lentString(ifAny: gtk_window_get_icon_name(gtkWindow)) }
    set { lend(newValue) { gtk_window_set_icon_name(gtkWindow, $0) } }
  }

  /// Whether the toplevel is the currently active window.
  public final var isActive: Bool { gtk_window_is_active(gtkWindow).isTrue }

  /// Whether the window is maximized.
  public final var maximized: Bool {
    get { getProperty("maximized") }
    set { setProperty("maximized", newValue) }
  }

  /// Whether mnemonics are currently visible in this window.
  public final var mnemonicsVisible: Bool {
    get { gtk_window_get_mnemonics_visible(gtkWindow).isTrue }
    set { gtk_window_set_mnemonics_visible(gtkWindow, newValue.gboolean) }
  }

  /// If `true`, the window is modal.
  public final var modal: Bool {
    get { gtk_window_get_modal(gtkWindow).isTrue }
    set { gtk_window_set_modal(gtkWindow, newValue.gboolean) }
  }

  /// If `true`, users can resize the window.
  public final var resizable: Bool {
    get { gtk_window_get_resizable(gtkWindow).isTrue }
    set { gtk_window_set_resizable(gtkWindow, newValue.gboolean) }
  }

  /// The title of the window.
  public final var title: String? {
    get { lentString(ifAny: gtk_window_get_title(gtkWindow)) }
    set { lend(newValue) { gtk_window_set_title(gtkWindow, $0) } }
  }

  /// The titlebar widget.
  public final var titlebar: Widget? {
    get { lentObject(gtk_window_get_titlebar(gtkWindow)) }
    set { gtk_window_set_titlebar(gtkWindow, newValue?.gtkWidget) }
  }

  /// The transient parent of the window.
  public final var transientFor: Window? {
    get { lentObject(gtk_window_get_transient_for(gtkWindow)) }
    set { gtk_window_set_transient_for(gtkWindow, newValue?.gtkWindow) }
  }

  /// Requests that the window is closed.
  public final func close() { gtk_window_close(gtkWindow) }

  /// Drop the internal reference GTK holds on toplevel windows.
  public final func destroy() { gtk_window_destroy(gtkWindow) }

  /// Asks to place `window` in the fullscreen state.
  public final func fullscreen() { gtk_window_fullscreen(gtkWindow) }

  /// Asks to place `window` in the fullscreen state on the given `monitor`.
  public final func fullscreenOnMonitor(_ monitor: Gdk.Monitor) {
    gtk_window_fullscreen_on_monitor(gtkWindow, monitor.opaque)
  }

  /// Gets the default size of the window.
  public final var defaultSize: (width: Int, height: Int) {
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_window_get_default_size(gtkWindow, &cWidth, &cHeight)
    return (cWidth.int, cHeight.int)
  }

  /// Retrieves the current focused widget within the window.
  public final var focus: Widget? {
    get { lentObject(gtk_window_get_focus(gtkWindow)) }
    set(focus) { gtk_window_set_focus(gtkWindow, focus?.gtkWidget) }
  }

  /// Returns the group for `window`.
  public final var group: WindowGroup? { lentObject(gtk_window_get_group(gtkWindow)) }

  /// Returns whether `window` has an explicit window group.
  public final var hasGroup: Bool { gtk_window_has_group(gtkWindow).isTrue }

  /// Retrieves the current fullscreen state of `window`.
  public final var isFullscreen: Bool { gtk_window_is_fullscreen(gtkWindow).isTrue }

  /// Retrieves the current maximized state of `window`.
  public final var isMaximized: Bool { gtk_window_is_maximized(gtkWindow).isTrue }

  /// Asks to maximize `window`, so that it fills the screen.
  public final func maximize() { gtk_window_maximize(gtkWindow) }

  /// Asks to minimize the specified `window`.
  public final func minimize() { gtk_window_minimize(gtkWindow) }

  /// Presents a window to the user.
  public final func present() { gtk_window_present(gtkWindow) }

  /// Presents a window to the user.
  public final func presentWithTime(_ timestamp: Int) { gtk_window_present_with_time(gtkWindow, timestamp.uint32) }

  /// Sets the default size of a window.
  public final func setDefaultSize(width: Int, height: Int) {
    gtk_window_set_default_size(gtkWindow, width.int32, height.int32)
  }

  /// Sets the startup notification ID.
  public final func setStartupId(_ startupId: String) { gtk_window_set_startup_id(gtkWindow, startupId) }

  /// Asks to remove the fullscreen state for `window`, and return to its previous state.
  public final func unfullscreen() { gtk_window_unfullscreen(gtkWindow) }

  /// Asks to unmaximize `window`.
  public final func unmaximize() { gtk_window_unmaximize(gtkWindow) }

  /// Asks to unminimize the specified `window`.
  public final func unminimize() { gtk_window_unminimize(gtkWindow) }

  /// Returns the fallback icon name for windows.
  public static var defaultIconName: String? { lentString(ifAny: gtk_window_get_default_icon_name()) }

  /// Returns a list of all existing toplevel windows.
  public static var toplevels: any Gio.ListModel {
    (lentInterface(opaque: gtk_window_get_toplevels()) as (any Gio.ListModel)?)!
  }

  /// Returns a list of all existing toplevel windows.
  @discardableResult
  public static func listToplevels() -> [Widget] {
    lists(gtk_window_list_toplevels(), isGiven: true) { lentObject($0) as Widget? }
  }

  /// Sets whether the window should request startup notification.
  public static func setAutoStartupNotification(_ setting: Bool) {
    gtk_window_set_auto_startup_notification(setting.gboolean)
  }

  /// Sets an icon to be used as fallback.
  public static func setDefaultIconName(_ name: String) { gtk_window_set_default_icon_name(name) }

  /// Opens or closes the [interactive debugger](running.html#interactive-debugging).
  public static func setInteractiveDebugging(_ enable: Bool) { gtk_window_set_interactive_debugging(enable.gboolean) }
}

extension Reactive where Base: Window {
  /// The `Application` associated with the window.
  public var application: DynamicSubject<Application?> { property("application") }

  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// Whether the window should have a frame (also known as *decorations*).
  public var decorated: DynamicSubject<Bool> {
    property("decorated", get: { (object: Window) in object.decorated }, set: { $0.decorated = $1 })
  }

  /// The default height of the window.
  public var defaultHeight: DynamicSubject<Int> { property("default-height") }

  /// The default widget.
  public var defaultWidget: DynamicSubject<Widget?> { property("default-widget") }

  /// The default width of the window.
  public var defaultWidth: DynamicSubject<Int> { property("default-width") }

  /// Whether the window frame should have a close button.
  public var deletable: DynamicSubject<Bool> {
    property("deletable", get: { (object: Window) in object.deletable }, set: { $0.deletable = $1 })
  }

  /// If this window should be destroyed when the parent is destroyed.
  public var destroyWithParent: DynamicSubject<Bool> {
    property(
      "destroy-with-parent", get: { (object: Window) in object.destroyWithParent }, set: { $0.destroyWithParent = $1 })
  }

  /// Whether 'focus rectangles' are currently visible in this window.
  public var focusVisible: DynamicSubject<Bool> {
    property("focus-visible", get: { (object: Window) in object.focusVisible }, set: { $0.focusVisible = $1 })
  }

  /// The focus widget.
  public var focusWidget: DynamicSubject<Widget?> { property("focus-widget") }

  /// Whether the window is fullscreen.
  public var fullscreened: DynamicSubject<Bool> { property("fullscreened") }

  /// Whether the window frame should handle F10 for activating menubars.
  public var handleMenubarAccel: DynamicSubject<Bool> {
    property(
      "handle-menubar-accel", get: { (object: Window) in object.handleMenubarAccel },
      set: { $0.handleMenubarAccel = $1 })
  }

  /// If this window should be hidden when the users clicks the close button.
  public var hideOnClose: DynamicSubject<Bool> {
    property("hide-on-close", get: { (object: Window) in object.hideOnClose }, set: { $0.hideOnClose = $1 })
  }

  /// Specifies the name of the themed icon to use as the window icon.
  public var iconName: DynamicSubject<String?> {
    property("icon-name", get: { (object: Window) in object.iconName }, set: { $0.iconName = $1 })
  }

  /// Whether the toplevel is the currently active window.
  public var isActive: SafeSignal<Bool> { readOnlyProperty("is-active") }

  /// Whether the window is maximized.
  public var maximized: DynamicSubject<Bool> { property("maximized") }

  /// Whether mnemonics are currently visible in this window.
  public var mnemonicsVisible: DynamicSubject<Bool> {
    property(
      "mnemonics-visible", get: { (object: Window) in object.mnemonicsVisible }, set: { $0.mnemonicsVisible = $1 })
  }

  /// If `true`, the window is modal.
  public var modal: DynamicSubject<Bool> {
    property("modal", get: { (object: Window) in object.modal }, set: { $0.modal = $1 })
  }

  /// If `true`, users can resize the window.
  public var resizable: DynamicSubject<Bool> {
    property("resizable", get: { (object: Window) in object.resizable }, set: { $0.resizable = $1 })
  }

  /// A write-only property for setting window's startup notification identifier.
  public var startupId: Bond<String?> { bond { $0.setProperty("startup-id", $1) } }

  /// The title of the window.
  public var title: DynamicSubject<String?> {
    property("title", get: { (object: Window) in object.title }, set: { $0.title = $1 })
  }

  /// The titlebar widget.
  public var titlebar: DynamicSubject<Widget?> { property("titlebar") }

  /// The transient parent of the window.
  public var transientFor: DynamicSubject<Window?> { property("transient-for") }

  /// Emitted when the user activates the default widget of `window`.
  public var activateDefault: SafeSignal<Void> { signal("activate-default") }

  /// Emitted when the user activates the currently focused widget of `window`.
  public var activateFocus: SafeSignal<Void> { signal("activate-focus") }

  /// Emitted when the user clicks on the close button of the window.
  public var closeRequest: SignalRequest<Bool> { request("close-request") }

  /// Emitted when the user enables or disables interactive debugging.
  ///
  /// Argument: `toggle`.
  public var enableDebugging: SignalRequest<Bool, Bool> { request("enable-debugging") }

  /// emitted when the set of accelerators or mnemonics that are associated with `window` changes.
  public var keysChanged: SafeSignal<Void> { signal("keys-changed") }
}

/// `WindowControls` shows window frame controls.
open class WindowControls: Widget {
  open override class var gType: GType { gtk_window_controls_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `WindowControls`.
  public init(side: PackType) {
    super.init(adopting: gtk_window_controls_new(side.cValue))
  }

  /// The decoration layout for window buttons.
  public final var decorationLayout: String? {
    get { lentString(ifAny: gtk_window_controls_get_decoration_layout(opaque)) }
    set { lend(newValue) { gtk_window_controls_set_decoration_layout(opaque, $0) } }
  }

  /// Whether the widget has any window buttons.
  public final var empty: Bool { gtk_window_controls_get_empty(opaque).isTrue }

  /// Whether the widget shows start or end side of the decoration layout.
  public final var side: PackType {
    get { PackType(cValue: gtk_window_controls_get_side(opaque)) }
    set { gtk_window_controls_set_side(opaque, newValue.cValue) }
  }
}

extension Reactive where Base: WindowControls {
  /// The decoration layout for window buttons.
  public var decorationLayout: DynamicSubject<String?> {
    property(
      "decoration-layout", get: { (object: WindowControls) in object.decorationLayout },
      set: { $0.decorationLayout = $1 })
  }

  /// Whether the widget has any window buttons.
  public var empty: SafeSignal<Bool> { readOnlyProperty("empty") }

  /// Whether the widget shows start or end side of the decoration layout.
  public var side: DynamicSubject<PackType> { property("side") }
}

/// `WindowGroup` makes group of windows behave like separate applications.
open class WindowGroup: Object {
  open override class var gType: GType { gtk_window_group_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkWindowGroup: UnsafeMutablePointer<GtkWindowGroup> {
    pointer.assumingMemoryBound(to: GtkWindowGroup.self)
  }

  /// Creates a new `WindowGroup` object.
  public init() {
    super.init(adopting: gtk_window_group_new())
  }

  /// Adds a window to a `WindowGroup`.
  public final func addWindow(_ window: Window) { gtk_window_group_add_window(gtkWindowGroup, window.gtkWindow) }

  /// Returns a list of the `Windows` that belong to `windowGroup`.
  @discardableResult
  public final func listWindows() -> [Window] {
    lists(gtk_window_group_list_windows(gtkWindowGroup), isGiven: true) { lentObject($0) as Window? }
  }

  /// Removes a window from a `WindowGroup`.
  public final func removeWindow(_ window: Window) { gtk_window_group_remove_window(gtkWindowGroup, window.gtkWindow) }
}

/// `WindowHandle` is a titlebar area widget.
open class WindowHandle: Widget {
  open override class var gType: GType { gtk_window_handle_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `WindowHandle`.
  public init() {
    super.init(adopting: gtk_window_handle_new())
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(gtk_window_handle_get_child(opaque)) }
    set { gtk_window_handle_set_child(opaque, newValue?.gtkWidget) }
  }
}

extension Reactive where Base: WindowHandle {
  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }
}
