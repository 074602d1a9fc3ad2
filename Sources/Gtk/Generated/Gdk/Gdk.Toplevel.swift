// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gdk {
  /// The interface [`GdkToplevel`](https://docs.gtk.org/gdk4/iface.Toplevel.html).
  public protocol Toplevel: Gdk.Surface {}
}

extension Gdk.Toplevel {
  /// The property [`decorated`](https://docs.gtk.org/gdk4/property.Toplevel.decorated.html) of `GdkToplevel`.
  public var decorated: Bool {
    get { getProperty("decorated") }
    set { gdk_toplevel_set_decorated(opaque, newValue.gboolean) }
  }

  /// The property [`deletable`](https://docs.gtk.org/gdk4/property.Toplevel.deletable.html) of `GdkToplevel`.
  public var deletable: Bool {
    get { getProperty("deletable") }
    set { gdk_toplevel_set_deletable(opaque, newValue.gboolean) }
  }

  /// The property [`fullscreen-mode`](https://docs.gtk.org/gdk4/property.Toplevel.fullscreen-mode.html) of
  /// `GdkToplevel`.
  public var fullscreenMode: Gdk.FullscreenMode {
    get { getProperty("fullscreen-mode") }
    set { setProperty("fullscreen-mode", newValue) }
  }

  /// The property [`modal`](https://docs.gtk.org/gdk4/property.Toplevel.modal.html) of `GdkToplevel`.
  public var modal: Bool {
    get { getProperty("modal") }
    set { gdk_toplevel_set_modal(opaque, newValue.gboolean) }
  }

  /// The property [`shortcuts-inhibited`](https://docs.gtk.org/gdk4/property.Toplevel.shortcuts-inhibited.html) of
  /// `GdkToplevel`.
  public var shortcutsInhibited: Bool { getProperty("shortcuts-inhibited") }

  /// The property [`startup-id`](https://docs.gtk.org/gdk4/property.Toplevel.startup-id.html) of `GdkToplevel`.
  public var startupId: String {
    get { getProperty("startup-id") }
    set { lend(newValue) { gdk_toplevel_set_startup_id(opaque, $0) } }
  }

  /// The property [`state`](https://docs.gtk.org/gdk4/property.Toplevel.state.html) of `GdkToplevel`.
  public var state: Gdk.ToplevelState { Gdk.ToplevelState(cValue: gdk_toplevel_get_state(opaque)) }

  /// The property [`title`](https://docs.gtk.org/gdk4/property.Toplevel.title.html) of `GdkToplevel`.
  public var title: String {
    get { getProperty("title") }
    set { lend(newValue) { gdk_toplevel_set_title(opaque, $0) } }
  }

  /// The property [`transient-for`](https://docs.gtk.org/gdk4/property.Toplevel.transient-for.html) of `GdkToplevel`.
  public var transientFor: Gdk.Surface? {
    get { getProperty("transient-for") }
    set { gdk_toplevel_set_transient_for(opaque, newValue?.opaque) }
  }

  /// Calls [`gdk_toplevel_begin_move()`](https://docs.gtk.org/gdk4/method.Toplevel.begin_move.html).
  public func beginMove(_ device: Gdk.Device, button: Int, x: Double, y: Double, timestamp: Int) {
    gdk_toplevel_begin_move(opaque, device.opaque, button.int32, x, y, timestamp.uint32)
  }

  /// Calls [`gdk_toplevel_begin_resize()`](https://docs.gtk.org/gdk4/method.Toplevel.begin_resize.html).
  public func beginResize(edge: Gdk.SurfaceEdge, device: Gdk.Device?, button: Int, x: Double, y: Double, timestamp: Int)
  { gdk_toplevel_begin_resize(opaque, edge.cValue, device?.opaque, button.int32, x, y, timestamp.uint32) }

  /// Calls [`gdk_toplevel_focus()`](https://docs.gtk.org/gdk4/method.Toplevel.focus.html).
  public func focus(_ timestamp: Int) { gdk_toplevel_focus(opaque, timestamp.uint32) }

  /// Calls
  /// [`gdk_toplevel_inhibit_system_shortcuts()`](https://docs.gtk.org/gdk4/method.Toplevel.inhibit_system_shortcuts.html).
  public func inhibitSystemShortcuts(_ event: Gdk.Event?) {
    gdk_toplevel_inhibit_system_shortcuts(opaque, event?.opaque)
  }

  /// Calls [`gdk_toplevel_lower()`](https://docs.gtk.org/gdk4/method.Toplevel.lower.html).
  @discardableResult
  public func lower() -> Bool { gdk_toplevel_lower(opaque).isTrue }

  /// Calls [`gdk_toplevel_minimize()`](https://docs.gtk.org/gdk4/method.Toplevel.minimize.html).
  @discardableResult
  public func minimize() -> Bool { gdk_toplevel_minimize(opaque).isTrue }

  /// Calls [`gdk_toplevel_present()`](https://docs.gtk.org/gdk4/method.Toplevel.present.html).
  public func present(_ layout: Gdk.ToplevelLayout) { gdk_toplevel_present(opaque, layout.opaque) }

  /// Calls
  /// [`gdk_toplevel_restore_system_shortcuts()`](https://docs.gtk.org/gdk4/method.Toplevel.restore_system_shortcuts.html).
  public func restoreSystemShortcuts() { gdk_toplevel_restore_system_shortcuts(opaque) }

  /// Calls [`gdk_toplevel_set_icon_list()`](https://docs.gtk.org/gdk4/method.Toplevel.set_icon_list.html).
  public func setIconList(_ surfaces: [Gdk.Texture]) {
    let lent = CallScope()
    defer { lent.end() }
    gdk_toplevel_set_icon_list(opaque, lent.list(surfaces, by: \.pointer))
  }

  /// Calls [`gdk_toplevel_show_window_menu()`](https://docs.gtk.org/gdk4/method.Toplevel.show_window_menu.html).
  @discardableResult
  public func showWindowMenu(_ event: Gdk.Event) -> Bool { gdk_toplevel_show_window_menu(opaque, event.opaque).isTrue }

  /// Calls
  /// [`gdk_toplevel_supports_edge_constraints()`](https://docs.gtk.org/gdk4/method.Toplevel.supports_edge_constraints.html).
  @discardableResult
  public func supportsEdgeConstraints() -> Bool { gdk_toplevel_supports_edge_constraints(opaque).isTrue }

  /// Calls [`gdk_toplevel_titlebar_gesture()`](https://docs.gtk.org/gdk4/method.Toplevel.titlebar_gesture.html). Since
  /// GTK 4.4.
  @discardableResult
  public func titlebarGesture(_ gesture: Gdk.TitlebarGesture) -> Bool {
    gdk_toplevel_titlebar_gesture(opaque, gesture.cValue).isTrue
  }
}

extension Reactive where Base: Gdk.Toplevel {
  /// The property [`decorated`](https://docs.gtk.org/gdk4/property.Toplevel.decorated.html) of `GdkToplevel`.
  public var decorated: DynamicSubject<Bool> { property("decorated") }

  /// The property [`deletable`](https://docs.gtk.org/gdk4/property.Toplevel.deletable.html) of `GdkToplevel`.
  public var deletable: DynamicSubject<Bool> { property("deletable") }

  /// The property [`fullscreen-mode`](https://docs.gtk.org/gdk4/property.Toplevel.fullscreen-mode.html) of
  /// `GdkToplevel`.
  public var fullscreenMode: DynamicSubject<Gdk.FullscreenMode> { property("fullscreen-mode") }

  /// The property [`modal`](https://docs.gtk.org/gdk4/property.Toplevel.modal.html) of `GdkToplevel`.
  public var modal: DynamicSubject<Bool> { property("modal") }

  /// The property [`shortcuts-inhibited`](https://docs.gtk.org/gdk4/property.Toplevel.shortcuts-inhibited.html) of
  /// `GdkToplevel`.
  @_disfavoredOverload
  public var shortcutsInhibited: SafeSignal<Bool> { readOnlyProperty("shortcuts-inhibited") }

  /// The property [`startup-id`](https://docs.gtk.org/gdk4/property.Toplevel.startup-id.html) of `GdkToplevel`.
  public var startupId: DynamicSubject<String> { property("startup-id") }

  /// The property [`state`](https://docs.gtk.org/gdk4/property.Toplevel.state.html) of `GdkToplevel`.
  @_disfavoredOverload
  public var state: SafeSignal<Gdk.ToplevelState> { readOnlyProperty("state") }

  /// The property [`title`](https://docs.gtk.org/gdk4/property.Toplevel.title.html) of `GdkToplevel`.
  public var title: DynamicSubject<String> { property("title") }

  /// The property [`transient-for`](https://docs.gtk.org/gdk4/property.Toplevel.transient-for.html) of `GdkToplevel`.
  public var transientFor: DynamicSubject<Gdk.Surface?> { property("transient-for") }

  /// The signal [`compute-size`](https://docs.gtk.org/gdk4/signal.Toplevel.compute-size.html) of `GdkToplevel`.
  ///
  /// Argument: `size`.
  public var computeSize: SafeSignal<OpaqueValue> { signal(ofOne: "compute-size") }
}
