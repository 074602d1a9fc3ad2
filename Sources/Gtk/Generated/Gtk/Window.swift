// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkWindow`](https://docs.gtk.org/gtk4/class.Window.html).
open class Window: Widget, Native, Root, ShortcutManager {
  open override class var gType: GType { gtk_window_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkWindow: UnsafeMutablePointer<GtkWindow> {
    pointer.assumingMemoryBound(to: GtkWindow.self)
  }

  /// Calls [`gtk_window_new()`](https://docs.gtk.org/gtk4/ctor.Window.new.html).
  public init() {
    super.init(adopting: gtk_window_new())
  }

  /// The property [`application`](https://docs.gtk.org/gtk4/property.Window.application.html) of `GtkWindow`.
  public final var application: Application? {
    get { lentObject(gtk_window_get_application(gtkWindow)) }
    set { gtk_window_set_application(gtkWindow, newValue?.gtkApplication) }
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.Window.child.html) of `GtkWindow`.
  public final var child: Widget? {
    get { lentObject(widget: gtk_window_get_child(gtkWindow)) }
    set { gtk_window_set_child(gtkWindow, newValue?.gtkWidget) }
  }

  /// The property [`decorated`](https://docs.gtk.org/gtk4/property.Window.decorated.html) of `GtkWindow`.
  public final var decorated: Bool {
    get { gtk_window_get_decorated(gtkWindow).isTrue }
    set { gtk_window_set_decorated(gtkWindow, newValue.gboolean) }
  }

  /// The property [`default-height`](https://docs.gtk.org/gtk4/property.Window.default-height.html) of `GtkWindow`.
  public final var defaultHeight: Int {
    get { getProperty("default-height") }
    set { setProperty("default-height", newValue) }
  }

  /// The property [`default-widget`](https://docs.gtk.org/gtk4/property.Window.default-widget.html) of `GtkWindow`.
  public final var defaultWidget: Widget? {
    get { lentObject(widget: gtk_window_get_default_widget(gtkWindow)) }
    set { gtk_window_set_default_widget(gtkWindow, newValue?.gtkWidget) }
  }

  /// The property [`default-width`](https://docs.gtk.org/gtk4/property.Window.default-width.html) of `GtkWindow`.
  public final var defaultWidth: Int {
    get { getProperty("default-width") }
    set { setProperty("default-width", newValue) }
  }

  /// The property [`deletable`](https://docs.gtk.org/gtk4/property.Window.deletable.html) of `GtkWindow`.
  public final var deletable: Bool {
    get { gtk_window_get_deletable(gtkWindow).isTrue }
    set { gtk_window_set_deletable(gtkWindow, newValue.gboolean) }
  }

  /// The property [`destroy-with-parent`](https://docs.gtk.org/gtk4/property.Window.destroy-with-parent.html) of
  /// `GtkWindow`.
  public final var destroyWithParent: Bool {
    get { gtk_window_get_destroy_with_parent(gtkWindow).isTrue }
    set { gtk_window_set_destroy_with_parent(gtkWindow, newValue.gboolean) }
  }

  /// The property [`focus-visible`](https://docs.gtk.org/gtk4/property.Window.focus-visible.html) of `GtkWindow`.
  public final var focusVisible: Bool {
    get { gtk_window_get_focus_visible(gtkWindow).isTrue }
    set { gtk_window_set_focus_visible(gtkWindow, newValue.gboolean) }
  }

  /// The property [`focus-widget`](https://docs.gtk.org/gtk4/property.Window.focus-widget.html) of `GtkWindow`.
  public final var focusWidget: Widget? {
    get { getProperty("focus-widget") }
    set { setProperty("focus-widget", newValue) }
  }

  /// The property [`fullscreened`](https://docs.gtk.org/gtk4/property.Window.fullscreened.html) of `GtkWindow`.
  public final var fullscreened: Bool {
    get { getProperty("fullscreened") }
    set { setProperty("fullscreened", newValue) }
  }

  /// The property [`handle-menubar-accel`](https://docs.gtk.org/gtk4/property.Window.handle-menubar-accel.html) of
  /// `GtkWindow`. Since GTK 4.2.
  public final var handleMenubarAccel: Bool {
    get { gtk_window_get_handle_menubar_accel(gtkWindow).isTrue }
    set { gtk_window_set_handle_menubar_accel(gtkWindow, newValue.gboolean) }
  }

  /// The property [`hide-on-close`](https://docs.gtk.org/gtk4/property.Window.hide-on-close.html) of `GtkWindow`.
  public final var hideOnClose: Bool {
    get { gtk_window_get_hide_on_close(gtkWindow).isTrue }
    set { gtk_window_set_hide_on_close(gtkWindow, newValue.gboolean) }
  }

  /// The property [`icon-name`](https://docs.gtk.org/gtk4/property.Window.icon-name.html) of `GtkWindow`.
  public final var iconName: String? {
    get { lentString(ifAny: gtk_window_get_icon_name(gtkWindow)) }
    set { lend(newValue) { gtk_window_set_icon_name(gtkWindow, $0) } }
  }

  /// The property [`is-active`](https://docs.gtk.org/gtk4/property.Window.is-active.html) of `GtkWindow`.
  public final var isActive: Bool { gtk_window_is_active(gtkWindow).isTrue }

  /// The property [`maximized`](https://docs.gtk.org/gtk4/property.Window.maximized.html) of `GtkWindow`.
  public final var maximized: Bool {
    get { getProperty("maximized") }
    set { setProperty("maximized", newValue) }
  }

  /// The property [`mnemonics-visible`](https://docs.gtk.org/gtk4/property.Window.mnemonics-visible.html) of
  /// `GtkWindow`.
  public final var mnemonicsVisible: Bool {
    get { gtk_window_get_mnemonics_visible(gtkWindow).isTrue }
    set { gtk_window_set_mnemonics_visible(gtkWindow, newValue.gboolean) }
  }

  /// The property [`modal`](https://docs.gtk.org/gtk4/property.Window.modal.html) of `GtkWindow`.
  public final var modal: Bool {
    get { gtk_window_get_modal(gtkWindow).isTrue }
    set { gtk_window_set_modal(gtkWindow, newValue.gboolean) }
  }

  /// The property [`resizable`](https://docs.gtk.org/gtk4/property.Window.resizable.html) of `GtkWindow`.
  public final var resizable: Bool {
    get { gtk_window_get_resizable(gtkWindow).isTrue }
    set { gtk_window_set_resizable(gtkWindow, newValue.gboolean) }
  }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.Window.title.html) of `GtkWindow`.
  public final var title: String? {
    get { lentString(ifAny: gtk_window_get_title(gtkWindow)) }
    set { lend(newValue) { gtk_window_set_title(gtkWindow, $0) } }
  }

  /// The property [`titlebar`](https://docs.gtk.org/gtk4/property.Window.titlebar.html) of `GtkWindow`. Since GTK 4.6.
  public final var titlebar: Widget? {
    get { lentObject(widget: gtk_window_get_titlebar(gtkWindow)) }
    set { gtk_window_set_titlebar(gtkWindow, newValue?.gtkWidget) }
  }

  /// The property [`transient-for`](https://docs.gtk.org/gtk4/property.Window.transient-for.html) of `GtkWindow`.
  public final var transientFor: Window? {
    get { lentObject(gtk_window_get_transient_for(gtkWindow)) }
    set { gtk_window_set_transient_for(gtkWindow, newValue?.gtkWindow) }
  }

  /// Calls [`gtk_window_close()`](https://docs.gtk.org/gtk4/method.Window.close.html).
  public final func close() { gtk_window_close(gtkWindow) }

  /// Calls [`gtk_window_destroy()`](https://docs.gtk.org/gtk4/method.Window.destroy.html).
  public final func destroy() { gtk_window_destroy(gtkWindow) }

  /// Calls [`gtk_window_fullscreen()`](https://docs.gtk.org/gtk4/method.Window.fullscreen.html).
  public final func fullscreen() { gtk_window_fullscreen(gtkWindow) }

  /// Calls [`gtk_window_fullscreen_on_monitor()`](https://docs.gtk.org/gtk4/method.Window.fullscreen_on_monitor.html).
  public final func fullscreenOnMonitor(_ monitor: Gdk.Monitor) {
    gtk_window_fullscreen_on_monitor(gtkWindow, monitor.opaque)
  }

  /// Calls [`gtk_window_get_default_size()`](https://docs.gtk.org/gtk4/method.Window.get_default_size.html).
  public final var defaultSize: (width: Int, height: Int) {
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_window_get_default_size(gtkWindow, &cWidth, &cHeight)
    return (cWidth.int, cHeight.int)
  }

  /// Calls [`gtk_window_get_focus()`](https://docs.gtk.org/gtk4/method.Window.get_focus.html) and
  /// `gtk_window_set_focus()`.
  public final var focus: Widget? {
    get { lentObject(widget: gtk_window_get_focus(gtkWindow)) }
    set(focus) { gtk_window_set_focus(gtkWindow, focus?.gtkWidget) }
  }

  /// Calls [`gtk_window_get_group()`](https://docs.gtk.org/gtk4/method.Window.get_group.html).
  public final var group: WindowGroup? { lentObject(gtk_window_get_group(gtkWindow)) }

  /// Calls [`gtk_window_has_group()`](https://docs.gtk.org/gtk4/method.Window.has_group.html).
  public final var hasGroup: Bool { gtk_window_has_group(gtkWindow).isTrue }

  /// Calls [`gtk_window_is_fullscreen()`](https://docs.gtk.org/gtk4/method.Window.is_fullscreen.html).
  public final var isFullscreen: Bool { gtk_window_is_fullscreen(gtkWindow).isTrue }

  /// Calls [`gtk_window_is_maximized()`](https://docs.gtk.org/gtk4/method.Window.is_maximized.html).
  public final var isMaximized: Bool { gtk_window_is_maximized(gtkWindow).isTrue }

  /// Calls [`gtk_window_maximize()`](https://docs.gtk.org/gtk4/method.Window.maximize.html).
  public final func maximize() { gtk_window_maximize(gtkWindow) }

  /// Calls [`gtk_window_minimize()`](https://docs.gtk.org/gtk4/method.Window.minimize.html).
  public final func minimize() { gtk_window_minimize(gtkWindow) }

  /// Calls [`gtk_window_present()`](https://docs.gtk.org/gtk4/method.Window.present.html).
  public final func present() { gtk_window_present(gtkWindow) }

  /// Calls [`gtk_window_present_with_time()`](https://docs.gtk.org/gtk4/method.Window.present_with_time.html).
  #if GTK_4_14
  @available(*, deprecated, message: "Replaced by `Window.present()` in GTK 4.14.")
  #endif
  public final func presentWithTime(_ timestamp: Int) { gtk_window_present_with_time(gtkWindow, timestamp.uint32) }

  /// Calls [`gtk_window_set_default_size()`](https://docs.gtk.org/gtk4/method.Window.set_default_size.html).
  public final func setDefaultSize(width: Int, height: Int) {
    gtk_window_set_default_size(gtkWindow, width.int32, height.int32)
  }

  /// Calls [`gtk_window_set_startup_id()`](https://docs.gtk.org/gtk4/method.Window.set_startup_id.html).
  public final func setStartupId(_ startupId: String) { gtk_window_set_startup_id(gtkWindow, startupId) }

  /// Calls [`gtk_window_unfullscreen()`](https://docs.gtk.org/gtk4/method.Window.unfullscreen.html).
  public final func unfullscreen() { gtk_window_unfullscreen(gtkWindow) }

  /// Calls [`gtk_window_unmaximize()`](https://docs.gtk.org/gtk4/method.Window.unmaximize.html).
  public final func unmaximize() { gtk_window_unmaximize(gtkWindow) }

  /// Calls [`gtk_window_unminimize()`](https://docs.gtk.org/gtk4/method.Window.unminimize.html).
  public final func unminimize() { gtk_window_unminimize(gtkWindow) }

  /// Calls
  /// [`gtk_window_get_default_icon_name()`](https://docs.gtk.org/gtk4/type_func.Window.get_default_icon_name.html).
  public static var defaultIconName: String? { lentString(ifAny: gtk_window_get_default_icon_name()) }

  /// Calls [`gtk_window_get_toplevels()`](https://docs.gtk.org/gtk4/type_func.Window.get_toplevels.html).
  public static var toplevels: any Gio.ListModel {
    (lentInterface(opaque: gtk_window_get_toplevels()) as (any Gio.ListModel)?)!
  }

  /// Calls [`gtk_window_list_toplevels()`](https://docs.gtk.org/gtk4/type_func.Window.list_toplevels.html).
  @discardableResult
  public static func listToplevels() -> [Widget] {
    lists(gtk_window_list_toplevels(), isGiven: true) { lentObject($0) as Widget? }
  }

  /// Calls
  /// [`gtk_window_set_auto_startup_notification()`](https://docs.gtk.org/gtk4/type_func.Window.set_auto_startup_notification.html).
  public static func setAutoStartupNotification(_ setting: Bool) {
    gtk_window_set_auto_startup_notification(setting.gboolean)
  }

  /// Calls
  /// [`gtk_window_set_default_icon_name()`](https://docs.gtk.org/gtk4/type_func.Window.set_default_icon_name.html).
  public static func setDefaultIconName(_ name: String) { gtk_window_set_default_icon_name(name) }

  /// Calls
  /// [`gtk_window_set_interactive_debugging()`](https://docs.gtk.org/gtk4/type_func.Window.set_interactive_debugging.html).
  public static func setInteractiveDebugging(_ enable: Bool) { gtk_window_set_interactive_debugging(enable.gboolean) }
}

extension Reactive where Base: Window {
  /// The property [`application`](https://docs.gtk.org/gtk4/property.Window.application.html) of `GtkWindow`.
  public var application: DynamicSubject<Application?> { property("application") }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.Window.child.html) of `GtkWindow`.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The property [`decorated`](https://docs.gtk.org/gtk4/property.Window.decorated.html) of `GtkWindow`.
  public var decorated: DynamicSubject<Bool> { property("decorated") }

  /// The property [`default-height`](https://docs.gtk.org/gtk4/property.Window.default-height.html) of `GtkWindow`.
  public var defaultHeight: DynamicSubject<Int> { property("default-height") }

  /// The property [`default-widget`](https://docs.gtk.org/gtk4/property.Window.default-widget.html) of `GtkWindow`.
  public var defaultWidget: DynamicSubject<Widget?> { property("default-widget") }

  /// The property [`default-width`](https://docs.gtk.org/gtk4/property.Window.default-width.html) of `GtkWindow`.
  public var defaultWidth: DynamicSubject<Int> { property("default-width") }

  /// The property [`deletable`](https://docs.gtk.org/gtk4/property.Window.deletable.html) of `GtkWindow`.
  public var deletable: DynamicSubject<Bool> { property("deletable") }

  /// The property [`destroy-with-parent`](https://docs.gtk.org/gtk4/property.Window.destroy-with-parent.html) of
  /// `GtkWindow`.
  public var destroyWithParent: DynamicSubject<Bool> { property("destroy-with-parent") }

  /// The property [`focus-visible`](https://docs.gtk.org/gtk4/property.Window.focus-visible.html) of `GtkWindow`.
  public var focusVisible: DynamicSubject<Bool> { property("focus-visible") }

  /// The property [`focus-widget`](https://docs.gtk.org/gtk4/property.Window.focus-widget.html) of `GtkWindow`.
  public var focusWidget: DynamicSubject<Widget?> { property("focus-widget") }

  /// The property [`fullscreened`](https://docs.gtk.org/gtk4/property.Window.fullscreened.html) of `GtkWindow`.
  public var fullscreened: DynamicSubject<Bool> { property("fullscreened") }

  /// The property [`handle-menubar-accel`](https://docs.gtk.org/gtk4/property.Window.handle-menubar-accel.html) of
  /// `GtkWindow`. Since GTK 4.2.
  public var handleMenubarAccel: DynamicSubject<Bool> { property("handle-menubar-accel") }

  /// The property [`hide-on-close`](https://docs.gtk.org/gtk4/property.Window.hide-on-close.html) of `GtkWindow`.
  public var hideOnClose: DynamicSubject<Bool> { property("hide-on-close") }

  /// The property [`icon-name`](https://docs.gtk.org/gtk4/property.Window.icon-name.html) of `GtkWindow`.
  public var iconName: DynamicSubject<String?> {
    property("icon-name", get: { (object: Window) in object.iconName }, set: { $0.iconName = $1 })
  }

  /// The property [`is-active`](https://docs.gtk.org/gtk4/property.Window.is-active.html) of `GtkWindow`.
  public var isActive: SafeSignal<Bool> { readOnlyProperty("is-active") }

  /// The property [`maximized`](https://docs.gtk.org/gtk4/property.Window.maximized.html) of `GtkWindow`.
  public var maximized: DynamicSubject<Bool> { property("maximized") }

  /// The property [`mnemonics-visible`](https://docs.gtk.org/gtk4/property.Window.mnemonics-visible.html) of
  /// `GtkWindow`.
  public var mnemonicsVisible: DynamicSubject<Bool> { property("mnemonics-visible") }

  /// The property [`modal`](https://docs.gtk.org/gtk4/property.Window.modal.html) of `GtkWindow`.
  public var modal: DynamicSubject<Bool> { property("modal") }

  /// The property [`resizable`](https://docs.gtk.org/gtk4/property.Window.resizable.html) of `GtkWindow`.
  public var resizable: DynamicSubject<Bool> { property("resizable") }

  /// The property [`startup-id`](https://docs.gtk.org/gtk4/property.Window.startup-id.html) of `GtkWindow`.
  public var startupId: Bond<String?> { bond { $0.setProperty("startup-id", $1) } }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.Window.title.html) of `GtkWindow`.
  public var title: DynamicSubject<String?> {
    property("title", get: { (object: Window) in object.title }, set: { $0.title = $1 })
  }

  /// The property [`titlebar`](https://docs.gtk.org/gtk4/property.Window.titlebar.html) of `GtkWindow`. Since GTK 4.6.
  public var titlebar: DynamicSubject<Widget?> { property("titlebar") }

  /// The property [`transient-for`](https://docs.gtk.org/gtk4/property.Window.transient-for.html) of `GtkWindow`.
  public var transientFor: DynamicSubject<Window?> { property("transient-for") }

  /// The signal [`activate-default`](https://docs.gtk.org/gtk4/signal.Window.activate-default.html) of `GtkWindow`.
  public var activateDefault: SafeSignal<Void> { signal("activate-default") }

  /// The signal [`activate-focus`](https://docs.gtk.org/gtk4/signal.Window.activate-focus.html) of `GtkWindow`.
  public var activateFocus: SafeSignal<Void> { signal("activate-focus") }

  /// The signal [`close-request`](https://docs.gtk.org/gtk4/signal.Window.close-request.html) of `GtkWindow`.
  public var closeRequest: SignalRequest<Bool> { request("close-request") }

  /// The signal [`enable-debugging`](https://docs.gtk.org/gtk4/signal.Window.enable-debugging.html) of `GtkWindow`.
  ///
  /// Argument: `toggle`.
  public var enableDebugging: SignalRequest<Bool, Bool> { request("enable-debugging") }

  /// The signal [`keys-changed`](https://docs.gtk.org/gtk4/signal.Window.keys-changed.html) of `GtkWindow`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `Shortcut` in GTK 4.10.")
  #endif
  public var keysChanged: SafeSignal<Void> { signal("keys-changed") }
}
