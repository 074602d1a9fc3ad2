// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkApplication`](https://docs.gtk.org/gtk4/class.Application.html).
open class Application: Gio.Application {
  open override class var gType: GType { gtk_application_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkApplication: UnsafeMutablePointer<GtkApplication> {
    pointer.assumingMemoryBound(to: GtkApplication.self)
  }

  /// Calls [`gtk_application_new()`](https://docs.gtk.org/gtk4/ctor.Application.new.html).
  public override init(applicationId: String? = nil, flags: Gio.ApplicationFlags = []) {
    super.init(adopting: gtk_application_new(applicationId, flags.cValue))
  }

  /// The property [`active-window`](https://docs.gtk.org/gtk4/property.Application.active-window.html) of
  /// `GtkApplication`.
  public final var activeWindow: Window? { lentObject(gtk_application_get_active_window(gtkApplication)) }

  /// The property [`menubar`](https://docs.gtk.org/gtk4/property.Application.menubar.html) of `GtkApplication`.
  public final var menubar: Gio.MenuModel? {
    get { lentObject(gtk_application_get_menubar(gtkApplication)) }
    set { gtk_application_set_menubar(gtkApplication, newValue?.gMenuModel) }
  }

  /// The property [`register-session`](https://docs.gtk.org/gtk4/property.Application.register-session.html) of
  /// `GtkApplication`.
  #if GTK_4_22
  @available(*, deprecated, message: "Deprecated since GTK 4.22.")
  #endif
  public final var registerSession: Bool {
    get { getProperty("register-session") }
    set { setProperty("register-session", newValue) }
  }

  /// The property [`screensaver-active`](https://docs.gtk.org/gtk4/property.Application.screensaver-active.html) of
  /// `GtkApplication`.
  public final var screensaverActive: Bool { getProperty("screensaver-active") }

  /// Calls [`gtk_application_add_window()`](https://docs.gtk.org/gtk4/method.Application.add_window.html).
  public final func addWindow(_ window: Window) { gtk_application_add_window(gtkApplication, window.gtkWindow) }

  /// Calls
  /// [`gtk_application_get_accels_for_action()`](https://docs.gtk.org/gtk4/method.Application.get_accels_for_action.html).
  public final func getAccelsForAction(_ detailedActionName: String) -> [String] {
    givenStrings(gtk_application_get_accels_for_action(gtkApplication, detailedActionName))
  }

  /// Calls
  /// [`gtk_application_get_actions_for_accel()`](https://docs.gtk.org/gtk4/method.Application.get_actions_for_accel.html).
  public final func getActionsForAccel(_ accel: String) -> [String] {
    givenStrings(gtk_application_get_actions_for_accel(gtkApplication, accel))
  }

  /// Calls [`gtk_application_get_menu_by_id()`](https://docs.gtk.org/gtk4/method.Application.get_menu_by_id.html).
  public final func getMenuById(_ id: String) -> Gio.Menu? {
    lentObject(opaque: gtk_application_get_menu_by_id(gtkApplication, id))
  }

  /// Calls [`gtk_application_get_window_by_id()`](https://docs.gtk.org/gtk4/method.Application.get_window_by_id.html).
  public final func getWindowById(_ id: Int) -> Window? {
    lentObject(gtk_application_get_window_by_id(gtkApplication, id.uint32))
  }

  /// Calls [`gtk_application_get_windows()`](https://docs.gtk.org/gtk4/method.Application.get_windows.html).
  public final var windows: [Window] {
    lists(gtk_application_get_windows(gtkApplication), isGiven: false) { lentObject($0) as Window? }
  }

  /// Calls
  /// [`gtk_application_list_action_descriptions()`](https://docs.gtk.org/gtk4/method.Application.list_action_descriptions.html).
  @discardableResult
  public final func listActionDescriptions() -> [String] {
    givenStrings(gtk_application_list_action_descriptions(gtkApplication))
  }

  /// Calls [`gtk_application_remove_window()`](https://docs.gtk.org/gtk4/method.Application.remove_window.html).
  public final func removeWindow(_ window: Window) { gtk_application_remove_window(gtkApplication, window.gtkWindow) }

  /// Calls
  /// [`gtk_application_set_accels_for_action()`](https://docs.gtk.org/gtk4/method.Application.set_accels_for_action.html).
  public final func setAccelsForAction(_ detailedActionName: String, accels: [String]) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_application_set_accels_for_action(gtkApplication, detailedActionName, lent.strings(accels))
  }
}

extension Reactive where Base: Application {
  /// The property [`active-window`](https://docs.gtk.org/gtk4/property.Application.active-window.html) of
  /// `GtkApplication`.
  public var activeWindow: SafeSignal<Window?> { readOnlyProperty("active-window") }

  /// The property [`menubar`](https://docs.gtk.org/gtk4/property.Application.menubar.html) of `GtkApplication`.
  public var menubar: DynamicSubject<Gio.MenuModel?> { property("menubar") }

  /// The property [`register-session`](https://docs.gtk.org/gtk4/property.Application.register-session.html) of
  /// `GtkApplication`.
  #if GTK_4_22
  @available(*, deprecated, message: "Deprecated since GTK 4.22.")
  #endif
  public var registerSession: DynamicSubject<Bool> { property("register-session") }

  /// The property [`screensaver-active`](https://docs.gtk.org/gtk4/property.Application.screensaver-active.html) of
  /// `GtkApplication`.
  public var screensaverActive: SafeSignal<Bool> { readOnlyProperty("screensaver-active") }

  /// The signal [`query-end`](https://docs.gtk.org/gtk4/signal.Application.query-end.html) of `GtkApplication`.
  public var queryEnd: SafeSignal<Void> { signal("query-end") }

  /// The signal [`window-added`](https://docs.gtk.org/gtk4/signal.Application.window-added.html) of `GtkApplication`.
  ///
  /// Argument: `window`.
  public var windowAdded: SafeSignal<Window> { signal(ofOne: "window-added") }

  /// The signal [`window-removed`](https://docs.gtk.org/gtk4/signal.Application.window-removed.html) of
  /// `GtkApplication`.
  ///
  /// Argument: `window`.
  public var windowRemoved: SafeSignal<Window> { signal(ofOne: "window-removed") }
}
