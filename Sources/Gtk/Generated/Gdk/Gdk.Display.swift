// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gdk {
  /// The class [`GdkDisplay`](https://docs.gtk.org/gdk4/class.Display.html).
  open class Display: Object {
    open override class var gType: GType { gdk_display_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property [`composited`](https://docs.gtk.org/gdk4/property.Display.composited.html) of `GdkDisplay`.
    public final var composited: Bool { getProperty("composited") }

    /// The property [`input-shapes`](https://docs.gtk.org/gdk4/property.Display.input-shapes.html) of `GdkDisplay`.
    public final var inputShapes: Bool { getProperty("input-shapes") }

    /// The property [`rgba`](https://docs.gtk.org/gdk4/property.Display.rgba.html) of `GdkDisplay`.
    public final var rgba: Bool { getProperty("rgba") }

    /// Calls [`gdk_display_beep()`](https://docs.gtk.org/gdk4/method.Display.beep.html).
    public final func beep() { gdk_display_beep(instance(self)) }

    /// Calls [`gdk_display_close()`](https://docs.gtk.org/gdk4/method.Display.close.html).
    public final func close() { gdk_display_close(instance(self)) }

    /// Calls [`gdk_display_create_gl_context()`](https://docs.gtk.org/gdk4/method.Display.create_gl_context.html).
    /// Since GTK 4.6.
    @discardableResult
    public final func createGlContext() throws(GLib.Failure) -> Gdk.GLContext {
      var error: UnsafeMutablePointer<GError>?
      let result = gdk_display_create_gl_context(instance(self), &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Calls [`gdk_display_device_is_grabbed()`](https://docs.gtk.org/gdk4/method.Display.device_is_grabbed.html).
    public final func deviceIsGrabbed(_ device: Gdk.Device) -> Bool {
      gdk_display_device_is_grabbed(instance(self), device.opaque).isTrue
    }

    /// Calls [`gdk_display_flush()`](https://docs.gtk.org/gdk4/method.Display.flush.html).
    public final func flush() { gdk_display_flush(instance(self)) }

    /// Calls
    /// [`gdk_display_get_app_launch_context()`](https://docs.gtk.org/gdk4/method.Display.get_app_launch_context.html).
    public final var appLaunchContext: Gdk.AppLaunchContext? {
      givenObject(opaque: gdk_display_get_app_launch_context(instance(self)))
    }

    /// Calls [`gdk_display_get_clipboard()`](https://docs.gtk.org/gdk4/method.Display.get_clipboard.html).
    public final var clipboard: Gdk.Clipboard? { lentObject(opaque: gdk_display_get_clipboard(instance(self))) }

    /// Calls [`gdk_display_get_default_seat()`](https://docs.gtk.org/gdk4/method.Display.get_default_seat.html).
    public final var defaultSeat: Gdk.Seat? { lentObject(gdk_display_get_default_seat(instance(self))) }

    /// Calls
    /// [`gdk_display_get_monitor_at_surface()`](https://docs.gtk.org/gdk4/method.Display.get_monitor_at_surface.html).
    public final func getMonitorAtSurface(_ surface: Gdk.Surface) -> Gdk.Monitor? {
      lentObject(opaque: gdk_display_get_monitor_at_surface(instance(self), surface.opaque))
    }

    /// Calls [`gdk_display_get_monitors()`](https://docs.gtk.org/gdk4/method.Display.get_monitors.html).
    public final var monitors: (any Gio.ListModel)? { lentInterface(opaque: gdk_display_get_monitors(instance(self))) }

    /// Calls [`gdk_display_get_name()`](https://docs.gtk.org/gdk4/method.Display.get_name.html).
    public final var name: String { lentString(gdk_display_get_name(instance(self))) }

    /// Calls
    /// [`gdk_display_get_primary_clipboard()`](https://docs.gtk.org/gdk4/method.Display.get_primary_clipboard.html).
    public final var primaryClipboard: Gdk.Clipboard? {
      lentObject(opaque: gdk_display_get_primary_clipboard(instance(self)))
    }

    /// Calls
    /// [`gdk_display_get_startup_notification_id()`](https://docs.gtk.org/gdk4/method.Display.get_startup_notification_id.html).
    #if GTK_4_10
    @available(*, deprecated, message: "Deprecated since GTK 4.10.")
    #endif
    public final var startupNotificationId: String? {
      lentString(ifAny: gdk_display_get_startup_notification_id(instance(self)))
    }

    /// Calls [`gdk_display_is_closed()`](https://docs.gtk.org/gdk4/method.Display.is_closed.html).
    public final var isClosed: Bool { gdk_display_is_closed(instance(self)).isTrue }

    /// Calls [`gdk_display_is_composited()`](https://docs.gtk.org/gdk4/method.Display.is_composited.html).
    public final var isComposited: Bool { gdk_display_is_composited(instance(self)).isTrue }

    /// Calls [`gdk_display_is_rgba()`](https://docs.gtk.org/gdk4/method.Display.is_rgba.html).
    public final var isRgba: Bool { gdk_display_is_rgba(instance(self)).isTrue }

    /// Calls [`gdk_display_list_seats()`](https://docs.gtk.org/gdk4/method.Display.list_seats.html).
    @discardableResult
    public final func listSeats() -> [Gdk.Seat] {
      lists(gdk_display_list_seats(instance(self)), isGiven: true) { lentObject($0) as Gdk.Seat? }
    }

    /// Calls [`gdk_display_map_keycode()`](https://docs.gtk.org/gdk4/method.Display.map_keycode.html).
    @discardableResult
    public final func mapKeycode(_ keycode: Int) -> (keys: [Gdk.KeymapKey], keyvals: [Int])? {
      var cNEntries: Int32 = 0
      var cKeys: UnsafeMutablePointer<GdkKeymapKey>?
      var cKeyvals: UnsafeMutablePointer<UInt32>?
      let result = gdk_display_map_keycode(instance(self), keycode.uint32, &cKeys, &cKeyvals, &cNEntries)
      guard result != 0 else { return nil }
      return (
        elements(cKeys, count: cNEntries.int, isGiven: true) { Gdk.KeymapKey(cValue: $0) },
        elements(cKeyvals, count: cNEntries.int, isGiven: true) { $0.int }
      )
    }

    /// Calls [`gdk_display_map_keyval()`](https://docs.gtk.org/gdk4/method.Display.map_keyval.html).
    @discardableResult
    public final func mapKeyval(_ keyval: Int) -> [Gdk.KeymapKey]? {
      var cNKeys: Int32 = 0
      var cKeys: UnsafeMutablePointer<GdkKeymapKey>?
      let result = gdk_display_map_keyval(instance(self), keyval.uint32, &cKeys, &cNKeys)
      guard result != 0 else { return nil }
      return elements(cKeys, count: cNKeys.int, isGiven: true) { Gdk.KeymapKey(cValue: $0) }
    }

    /// Calls
    /// [`gdk_display_notify_startup_complete()`](https://docs.gtk.org/gdk4/method.Display.notify_startup_complete.html).
    #if GTK_4_10
    @available(*, deprecated, message: "Deprecated since GTK 4.10.")
    #endif
    public final func notifyStartupComplete(_ startupId: String) {
      gdk_display_notify_startup_complete(instance(self), startupId)
    }

    /// Calls [`gdk_display_prepare_gl()`](https://docs.gtk.org/gdk4/method.Display.prepare_gl.html). Since GTK 4.4.
    public final func prepareGl() throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      gdk_display_prepare_gl(instance(self), &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`gdk_display_put_event()`](https://docs.gtk.org/gdk4/method.Display.put_event.html).
    #if GTK_4_10
    @available(*, deprecated, message: "Deprecated since GTK 4.10.")
    #endif
    public final func putEvent(_ event: Gdk.Event) { gdk_display_put_event(instance(self), event.opaque) }

    /// Calls
    /// [`gdk_display_supports_input_shapes()`](https://docs.gtk.org/gdk4/method.Display.supports_input_shapes.html).
    @discardableResult
    public final func supportsInputShapes() -> Bool { gdk_display_supports_input_shapes(instance(self)).isTrue }

    /// Calls [`gdk_display_sync()`](https://docs.gtk.org/gdk4/method.Display.sync.html).
    public final func sync() { gdk_display_sync(instance(self)) }

    /// Calls [`gdk_display_translate_key()`](https://docs.gtk.org/gdk4/method.Display.translate_key.html).
    @discardableResult
    public final func translateKey(keycode: Int, state: Gdk.ModifierType, group: Int) -> (
      keyval: Int, effectiveGroup: Int, level: Int, consumed: Gdk.ModifierType
    )? {
      var cKeyval: UInt32 = 0
      var cEffectiveGroup: Int32 = 0
      var cLevel: Int32 = 0
      var cConsumed = GdkModifierType(rawValue: 0)
      let result = gdk_display_translate_key(
        instance(self), keycode.uint32, state.cValue, group.int32, &cKeyval, &cEffectiveGroup, &cLevel, &cConsumed)
      guard result != 0 else { return nil }
      return (cKeyval.int, cEffectiveGroup.int, cLevel.int, Gdk.ModifierType(cValue: cConsumed))
    }

    /// Calls [`gdk_display_get_default()`](https://docs.gtk.org/gdk4/type_func.Display.get_default.html).
    public static var `default`: Gdk.Display? { lentObject(opaque: gdk_display_get_default()) }

    /// Calls [`gdk_display_open()`](https://docs.gtk.org/gdk4/type_func.Display.open.html).
    @discardableResult
    public static func open(_ displayName: String) -> Gdk.Display? { lentObject(opaque: gdk_display_open(displayName)) }
  }
}

extension Reactive where Base: Gdk.Display {
  /// The property [`composited`](https://docs.gtk.org/gdk4/property.Display.composited.html) of `GdkDisplay`.
  public var composited: SafeSignal<Bool> { readOnlyProperty("composited") }

  /// The property [`input-shapes`](https://docs.gtk.org/gdk4/property.Display.input-shapes.html) of `GdkDisplay`.
  public var inputShapes: SafeSignal<Bool> { readOnlyProperty("input-shapes") }

  /// The property [`rgba`](https://docs.gtk.org/gdk4/property.Display.rgba.html) of `GdkDisplay`.
  public var rgba: SafeSignal<Bool> { readOnlyProperty("rgba") }

  /// The signal [`closed`](https://docs.gtk.org/gdk4/signal.Display.closed.html) of `GdkDisplay`.
  ///
  /// Argument: `isError`.
  public var closed: SafeSignal<Bool> { signal(ofOne: "closed") }

  /// The signal [`opened`](https://docs.gtk.org/gdk4/signal.Display.opened.html) of `GdkDisplay`.
  public var opened: SafeSignal<Void> { signal("opened") }

  /// The signal [`seat-added`](https://docs.gtk.org/gdk4/signal.Display.seat-added.html) of `GdkDisplay`.
  ///
  /// Argument: `seat`.
  public var seatAdded: SafeSignal<Gdk.Seat> { signal(ofOne: "seat-added") }

  /// The signal [`seat-removed`](https://docs.gtk.org/gdk4/signal.Display.seat-removed.html) of `GdkDisplay`.
  ///
  /// Argument: `seat`.
  public var seatRemoved: SafeSignal<Gdk.Seat> { signal(ofOne: "seat-removed") }

  /// The signal [`setting-changed`](https://docs.gtk.org/gdk4/signal.Display.setting-changed.html) of `GdkDisplay`.
  ///
  /// Argument: `setting`.
  public var settingChanged: SafeSignal<String> { signal(ofOne: "setting-changed") }
}
