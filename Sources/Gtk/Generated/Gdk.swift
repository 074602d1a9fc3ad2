// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// What GTK's interface uses of Gdk.
public enum Gdk {}

extension Gdk {
  /// The `Gdk.Clipboard` object represents data shared between applications or inside an application.
  open class Clipboard: Object {
    open override class var gType: GType { gdk_clipboard_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The `Gdk.Display` that the clipboard belongs to.
    public var display: Gdk.Display? { lentObject(gdk_clipboard_get_display(cast())) }

    /// `true` if the contents of the clipboard are owned by this process.
    public var local: Bool { getProperty("local") }

    /// Returns if the clipboard is local.
    public final func isLocal() -> Bool { gdk_clipboard_is_local(cast()) != 0 }

    /// Puts the given `text` into the clipboard.
    public final func setText(_ text: String) { gdk_clipboard_set_text(cast(), text) }
  }
}

extension Reactive where Base: Gdk.Clipboard {
  /// The `Gdk.Display` that the clipboard belongs to.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// `true` if the contents of the clipboard are owned by this process.
  public var local: SafeSignal<Bool> { readOnlyProperty("local") }

  /// Emitted when the clipboard changes ownership.
  public var changed: SafeSignal<Void> { signal("changed") }
}

extension Gdk {
  /// `Gdk.Cursor` is used to create and destroy cursors.
  open class Cursor: Object {
    open override class var gType: GType { gdk_cursor_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a new cursor by looking up `name` in the current cursor theme.
    public init(name: String, fallback: Gdk.Cursor?) {
      super.init(adopting: UnsafeMutableRawPointer(gdk_cursor_new_from_name(name, fallback?.cast())))
    }

    /// Cursor to fall back to if this cursor cannot be displayed.
    public var fallback: Gdk.Cursor? { lentObject(gdk_cursor_get_fallback(cast())) }

    /// X position of the cursor hotspot in the cursor image.
    public var hotspotX: Int { Int(gdk_cursor_get_hotspot_x(cast())) }

    /// Y position of the cursor hotspot in the cursor image.
    public var hotspotY: Int { Int(gdk_cursor_get_hotspot_y(cast())) }

    /// Name of this this cursor.
    public var name: String? { lentString(gdk_cursor_get_name(cast())) }
  }
}

extension Reactive where Base: Gdk.Cursor {
  /// Cursor to fall back to if this cursor cannot be displayed.
  public var fallback: SafeSignal<Gdk.Cursor?> { readOnlyProperty("fallback") }

  /// X position of the cursor hotspot in the cursor image.
  public var hotspotX: SafeSignal<Int> { readOnlyProperty("hotspot-x") }

  /// Y position of the cursor hotspot in the cursor image.
  public var hotspotY: SafeSignal<Int> { readOnlyProperty("hotspot-y") }

  /// Name of this this cursor.
  public var name: SafeSignal<String?> { readOnlyProperty("name") }
}

extension Gdk {
  /// The `Gdk.Device` object represents an input device, such as a keyboard, a mouse, or a touchpad.
  open class Device: Object {
    open override class var gType: GType { gdk_device_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Whether Caps Lock is on.
    public var capsLockState: Bool { gdk_device_get_caps_lock_state(cast()) != 0 }

    /// The direction of the current layout.
    public var direction: Pango.Direction { Pango.Direction(cValue: gdk_device_get_direction(cast())) }

    /// The `Gdk.Display` the `Gdk.Device` pertains to.
    public var display: Gdk.Display? { lentObject(gdk_device_get_display(cast())) }

    /// Whether the device has both right-to-left and left-to-right layouts.
    public var hasBidiLayouts: Bool { gdk_device_has_bidi_layouts(cast()) != 0 }

    /// Whether the device is represented by a cursor on the screen.
    public var hasCursor: Bool { gdk_device_get_has_cursor(cast()) != 0 }

    /// The current modifier state of the device.
    public var modifierState: Gdk.ModifierType { Gdk.ModifierType(cValue: gdk_device_get_modifier_state(cast())) }

    /// Number of axes in the device.
    public var nAxes: Int { getProperty("n-axes") }

    /// The device name.
    public var name: String { lentString(gdk_device_get_name(cast())) }

    /// Whether Num Lock is on.
    public var numLockState: Bool { gdk_device_get_num_lock_state(cast()) != 0 }

    /// The maximal number of concurrent touches on a touch device.
    public var numTouches: Int { Int(gdk_device_get_num_touches(cast())) }

    /// Product ID of this device.
    public var productId: String? { lentString(gdk_device_get_product_id(cast())) }

    /// Whether Scroll Lock is on.
    public var scrollLockState: Bool { gdk_device_get_scroll_lock_state(cast()) != 0 }

    /// `Gdk.Seat` of this device.
    public var seat: Gdk.Seat? {
      get { lentObject(gdk_device_get_seat(cast())) }
      set { setProperty("seat", newValue) }
    }

    /// Source type for the device.
    public var source: Gdk.InputSource { Gdk.InputSource(cValue: gdk_device_get_source(cast())) }

    /// Vendor ID of this device.
    public var vendorId: String? { lentString(gdk_device_get_vendor_id(cast())) }

    /// Returns the timestamp of the last activity for this device.
    public var timestamp: Int { Int(gdk_device_get_timestamp(cast())) }
  }
}

extension Reactive where Base: Gdk.Device {
  /// Whether Caps Lock is on.
  public var capsLockState: SafeSignal<Bool> { readOnlyProperty("caps-lock-state") }

  /// The direction of the current layout.
  public var direction: SafeSignal<Pango.Direction> { readOnlyProperty("direction") }

  /// The `Gdk.Display` the `Gdk.Device` pertains to.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// Whether the device has both right-to-left and left-to-right layouts.
  public var hasBidiLayouts: SafeSignal<Bool> { readOnlyProperty("has-bidi-layouts") }

  /// Whether the device is represented by a cursor on the screen.
  public var hasCursor: SafeSignal<Bool> { readOnlyProperty("has-cursor") }

  /// The current modifier state of the device.
  public var modifierState: SafeSignal<Gdk.ModifierType> { readOnlyProperty("modifier-state") }

  /// Number of axes in the device.
  public var nAxes: SafeSignal<Int> { readOnlyProperty("n-axes") }

  /// The device name.
  public var name: SafeSignal<String> { readOnlyProperty("name") }

  /// Whether Num Lock is on.
  public var numLockState: SafeSignal<Bool> { readOnlyProperty("num-lock-state") }

  /// The maximal number of concurrent touches on a touch device.
  public var numTouches: SafeSignal<Int> { readOnlyProperty("num-touches") }

  /// Product ID of this device.
  public var productId: SafeSignal<String?> { readOnlyProperty("product-id") }

  /// Whether Scroll Lock is on.
  public var scrollLockState: SafeSignal<Bool> { readOnlyProperty("scroll-lock-state") }

  /// `Gdk.Seat` of this device.
  public var seat: DynamicSubject<Gdk.Seat?> { property("seat") }

  /// Source type for the device.
  public var source: SafeSignal<Gdk.InputSource> { readOnlyProperty("source") }

  /// Vendor ID of this device.
  public var vendorId: SafeSignal<String?> { readOnlyProperty("vendor-id") }

  /// Emitted either when the number of either axes or keys changes.
  public var changed: SafeSignal<Void> { signal("changed") }

  /// Emitted on pen/eraser devices whenever tools enter or leave proximity.
  ///
  /// Argument: `tool`.
  public var toolChanged: SafeSignal<OpaqueValue> { signal("tool-changed") }
}

extension Gdk {
  /// `Gdk.Display` objects are the GDK representation of a workstation.
  open class Display: Object {
    open override class var gType: GType { gdk_display_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// `true` if the display properly composites the alpha channel.
    public var composited: Bool { getProperty("composited") }

    /// `true` if the display supports input shapes.
    public var inputShapes: Bool { getProperty("input-shapes") }

    /// `true` if the display supports an alpha channel.
    public var rgba: Bool { getProperty("rgba") }

    /// Emits a short beep on `display`
    public final func beep() { gdk_display_beep(cast()) }

    /// Closes the connection to the windowing system for the given display.
    public final func close() { gdk_display_close(cast()) }

    /// Returns `true` if there is an ongoing grab on `device` for `display`.
    public final func deviceIsGrabbed(_ device: Gdk.Device) -> Bool {
      gdk_display_device_is_grabbed(cast(), device.cast()) != 0
    }

    /// Flushes any requests queued for the windowing system.
    public final func flush() { gdk_display_flush(cast()) }

    /// Gets the clipboard used for copy/paste operations.
    public var clipboard: Gdk.Clipboard? { lentObject(gdk_display_get_clipboard(cast())) }

    /// Returns the default `Gdk.Seat` for this display.
    public var defaultSeat: Gdk.Seat? { lentObject(gdk_display_get_default_seat(cast())) }

    /// Gets the monitor in which the largest area of `surface` resides.
    public final func getMonitorAtSurface(_ surface: Gdk.Surface) -> Gdk.Monitor? {
      lentObject(gdk_display_get_monitor_at_surface(cast(), surface.cast()))
    }

    /// Gets the list of monitors associated with this display.
    public var monitors: (any Gio.ListModel)? { lentInterface(gdk_display_get_monitors(cast())) }

    /// Gets the name of the display.
    public var name: String { lentString(gdk_display_get_name(cast())) }

    /// Gets the clipboard used for the primary selection.
    public var primaryClipboard: Gdk.Clipboard? { lentObject(gdk_display_get_primary_clipboard(cast())) }

    /// Gets the startup notification ID for a Wayland display, or `nil` if no ID has been defined.
    public var startupNotificationId: String? { lentString(gdk_display_get_startup_notification_id(cast())) }

    /// Finds out if the display has been closed.
    public final func isClosed() -> Bool { gdk_display_is_closed(cast()) != 0 }

    /// Returns whether surfaces can reasonably be expected to have their alpha channel drawn correctly on the screen.
    public final func isComposited() -> Bool { gdk_display_is_composited(cast()) != 0 }

    /// Returns whether surfaces on this `display` are created with an alpha channel.
    public final func isRgba() -> Bool { gdk_display_is_rgba(cast()) != 0 }

    /// Indicates to the GUI environment that the application has finished loading, using a given identifier.
    public final func notifyStartupComplete(_ startupId: String) {
      gdk_display_notify_startup_complete(cast(), startupId)
    }

    /// Returns `true` if the display supports input shapes.
    @discardableResult
    public final func supportsInputShapes() -> Bool { gdk_display_supports_input_shapes(cast()) != 0 }

    /// Flushes any requests queued for the windowing system and waits until all requests have been handled.
    public final func sync() { gdk_display_sync(cast()) }

    /// Gets the default `Gdk.Display`.
    public static var `default`: Gdk.Display? { lentObject(gdk_display_get_default()) }

    /// Opens a display.
    @discardableResult
    public static func open(_ displayName: String) -> Gdk.Display? { lentObject(gdk_display_open(displayName)) }
  }
}

extension Reactive where Base: Gdk.Display {
  /// `true` if the display properly composites the alpha channel.
  public var composited: SafeSignal<Bool> { readOnlyProperty("composited") }

  /// `true` if the display supports input shapes.
  public var inputShapes: SafeSignal<Bool> { readOnlyProperty("input-shapes") }

  /// `true` if the display supports an alpha channel.
  public var rgba: SafeSignal<Bool> { readOnlyProperty("rgba") }

  /// Emitted when the connection to the windowing system for `display` is closed.
  ///
  /// Argument: `isError`.
  public var closed: SafeSignal<Bool> { signal("closed") }

  /// Emitted when the connection to the windowing system for `display` is opened.
  public var opened: SafeSignal<Void> { signal("opened") }

  /// Emitted whenever a new seat is made known to the windowing system.
  ///
  /// Argument: `seat`.
  public var seatAdded: SafeSignal<Gdk.Seat?> { signal("seat-added") }

  /// Emitted whenever a seat is removed by the windowing system.
  ///
  /// Argument: `seat`.
  public var seatRemoved: SafeSignal<Gdk.Seat?> { signal("seat-removed") }

  /// Emitted whenever a setting changes its value.
  ///
  /// Argument: `setting`.
  public var settingChanged: SafeSignal<String> { signal("setting-changed") }
}

extension Gdk {
  /// The `Gdk.Drag` object represents the source of an ongoing DND operation.
  open class Drag: Object {
    open override class var gType: GType { gdk_drag_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The possible actions of this drag.
    public var actions: Gdk.DragAction {
      get { Gdk.DragAction(cValue: gdk_drag_get_actions(cast())) }
      set { setProperty("actions", newValue) }
    }

    /// The `Gdk.Device` that is performing the drag.
    public var device: Gdk.Device? { lentObject(gdk_drag_get_device(cast())) }

    /// The `Gdk.Display` that the drag belongs to.
    public var display: Gdk.Display? { lentObject(gdk_drag_get_display(cast())) }

    /// The currently selected action of the drag.
    public var selectedAction: Gdk.DragAction {
      get { Gdk.DragAction(cValue: gdk_drag_get_selected_action(cast())) }
      set { setProperty("selected-action", newValue) }
    }

    /// The surface where the drag originates.
    public var surface: Gdk.Surface? { lentObject(gdk_drag_get_surface(cast())) }

    /// Informs GDK that the drop ended.
    public final func dropDone(_ success: Bool) { gdk_drag_drop_done(cast(), success ? 1 : 0) }

    /// Returns the surface on which the drag icon should be rendered during the drag operation.
    public var dragSurface: Gdk.Surface? { lentObject(gdk_drag_get_drag_surface(cast())) }

    /// Sets the position of the drag surface that will be kept under the cursor hotspot.
    public final func setHotspot(hotX: Int, hotY: Int) { gdk_drag_set_hotspot(cast(), Int32(hotX), Int32(hotY)) }
  }
}

extension Reactive where Base: Gdk.Drag {
  /// The possible actions of this drag.
  public var actions: DynamicSubject<Gdk.DragAction> { property("actions") }

  /// The `Gdk.Device` that is performing the drag.
  public var device: SafeSignal<Gdk.Device?> { readOnlyProperty("device") }

  /// The `Gdk.Display` that the drag belongs to.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// The currently selected action of the drag.
  public var selectedAction: DynamicSubject<Gdk.DragAction> { property("selected-action") }

  /// The surface where the drag originates.
  public var surface: SafeSignal<Gdk.Surface?> { readOnlyProperty("surface") }

  /// Emitted when the drag operation is cancelled.
  ///
  /// Argument: `reason`.
  public var cancel: SafeSignal<Gdk.DragCancelReason> { signal("cancel") }

  /// Emitted when the destination side has finished reading all data.
  public var dndFinished: SafeSignal<Void> { signal("dnd-finished") }

  /// Emitted when the drop operation is performed on an accepting client.
  public var dropPerformed: SafeSignal<Void> { signal("drop-performed") }
}

extension Gdk {
  /// A `Gdk.DragSurface` is an interface for surfaces used during DND.
  public protocol DragSurface: Gdk.Surface {}
}

extension Gdk.DragSurface {
  /// Present `dragSurface`.
  @discardableResult
  public func present(width: Int, height: Int) -> Bool {
    gdk_drag_surface_present(cast(), Int32(width), Int32(height)) != 0
  }
}

extension Gdk {
  /// The `Gdk.Drop` object represents the target of an ongoing DND operation.
  open class Drop: Object {
    open override class var gType: GType { gdk_drop_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The possible actions for this drop
    public var actions: Gdk.DragAction { Gdk.DragAction(cValue: gdk_drop_get_actions(cast())) }

    /// The `Gdk.Device` performing the drop
    public var device: Gdk.Device? { lentObject(gdk_drop_get_device(cast())) }

    /// The `Gdk.Display` that the drop belongs to.
    public var display: Gdk.Display? { lentObject(gdk_drop_get_display(cast())) }

    /// The `Gdk.Drag` that initiated this drop
    public var drag: Gdk.Drag? { lentObject(gdk_drop_get_drag(cast())) }

    /// The `Gdk.Surface` the drop happens on
    public var surface: Gdk.Surface? { lentObject(gdk_drop_get_surface(cast())) }

    /// Ends the drag operation after a drop.
    public final func finish(_ action: Gdk.DragAction) { gdk_drop_finish(cast(), action.cValue()) }

    /// Selects all actions that are potentially supported by the destination.
    public final func status(actions: Gdk.DragAction, preferred: Gdk.DragAction) {
      gdk_drop_status(cast(), actions.cValue(), preferred.cValue())
    }
  }
}

extension Reactive where Base: Gdk.Drop {
  /// The possible actions for this drop
  public var actions: SafeSignal<Gdk.DragAction> { readOnlyProperty("actions") }

  /// The `Gdk.Device` performing the drop
  public var device: SafeSignal<Gdk.Device?> { readOnlyProperty("device") }

  /// The `Gdk.Display` that the drop belongs to.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// The `Gdk.Drag` that initiated this drop
  public var drag: SafeSignal<Gdk.Drag?> { readOnlyProperty("drag") }

  /// The `Gdk.Surface` the drop happens on
  public var surface: SafeSignal<Gdk.Surface?> { readOnlyProperty("surface") }
}

extension Gdk {
  /// A `Gdk.FrameClock` tells the application when to update and repaint a surface.
  open class FrameClock: Object {
    open override class var gType: GType { gdk_frame_clock_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Starts updates for an animation.
    public final func beginUpdating() { gdk_frame_clock_begin_updating(cast()) }

    /// Stops updates for an animation.
    public final func endUpdating() { gdk_frame_clock_end_updating(cast()) }

    /// Calculates the current frames-per-second, based on the frame timings of `frameClock`.
    public var fps: Double { gdk_frame_clock_get_fps(cast()) }

    /// `Gdk.FrameClock` maintains a 64-bit counter that increments for each frame drawn.
    public var frameCounter: Int { gdk_frame_clock_get_frame_counter(cast()) }

    /// Gets the time that should currently be used for animations.
    public var frameTime: Int { gdk_frame_clock_get_frame_time(cast()) }

    /// Returns the frame counter for the oldest frame available in history.
    public var historyStart: Int { gdk_frame_clock_get_history_start(cast()) }

    /// Asks the frame clock to run a particular phase.
    public final func requestPhase(_ phase: Gdk.FrameClockPhase) {
      gdk_frame_clock_request_phase(cast(), phase.cValue())
    }
  }
}

extension Reactive where Base: Gdk.FrameClock {
  /// This signal ends processing of the frame.
  public var afterPaint: SafeSignal<Void> { signal("after-paint") }

  /// Begins processing of the frame.
  public var beforePaint: SafeSignal<Void> { signal("before-paint") }

  /// Used to flush pending motion events that are being batched up and compressed together.
  public var flushEvents: SafeSignal<Void> { signal("flush-events") }

  /// Emitted as the second step of toolkit and application processing of the frame.
  public var layout: SafeSignal<Void> { signal("layout") }

  /// Emitted as the third step of toolkit and application processing of the frame.
  public var paint: SafeSignal<Void> { signal("paint") }

  /// Emitted after processing of the frame is finished.
  public var resumeEvents: SafeSignal<Void> { signal("resume-events") }

  /// Emitted as the first step of toolkit and application processing of the frame.
  public var update: SafeSignal<Void> { signal("update") }
}

extension Gdk {
  /// `Gdk.Monitor` objects represent the individual outputs that are associated with a `Gdk.Display`.
  open class Monitor: Object {
    open override class var gType: GType { gdk_monitor_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The connector name.
    public var connector: String? { lentString(gdk_monitor_get_connector(cast())) }

    /// The `Gdk.Display` of the monitor.
    public var display: Gdk.Display? { lentObject(gdk_monitor_get_display(cast())) }

    /// The height of the monitor, in millimeters.
    public var heightMm: Int { Int(gdk_monitor_get_height_mm(cast())) }

    /// The manufacturer name.
    public var manufacturer: String? { lentString(gdk_monitor_get_manufacturer(cast())) }

    /// The model name.
    public var model: String? { lentString(gdk_monitor_get_model(cast())) }

    /// The refresh rate, in milli-Hertz.
    public var refreshRate: Int { Int(gdk_monitor_get_refresh_rate(cast())) }

    /// The scale factor.
    public var scaleFactor: Int { Int(gdk_monitor_get_scale_factor(cast())) }

    /// The subpixel layout.
    public var subpixelLayout: Gdk.SubpixelLayout {
      Gdk.SubpixelLayout(cValue: gdk_monitor_get_subpixel_layout(cast()))
    }

    /// Whether the object is still valid.
    public var valid: Bool { getProperty("valid") }

    /// The width of the monitor, in millimeters.
    public var widthMm: Int { Int(gdk_monitor_get_width_mm(cast())) }

    /// Returns `true` if the `monitor` object corresponds to a physical monitor.
    public final func isValid() -> Bool { gdk_monitor_is_valid(cast()) != 0 }
  }
}

extension Reactive where Base: Gdk.Monitor {
  /// The connector name.
  public var connector: SafeSignal<String?> { readOnlyProperty("connector") }

  /// The `Gdk.Display` of the monitor.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// The height of the monitor, in millimeters.
  public var heightMm: SafeSignal<Int> { readOnlyProperty("height-mm") }

  /// The manufacturer name.
  public var manufacturer: SafeSignal<String?> { readOnlyProperty("manufacturer") }

  /// The model name.
  public var model: SafeSignal<String?> { readOnlyProperty("model") }

  /// The refresh rate, in milli-Hertz.
  public var refreshRate: SafeSignal<Int> { readOnlyProperty("refresh-rate") }

  /// The scale factor.
  public var scaleFactor: SafeSignal<Int> { readOnlyProperty("scale-factor") }

  /// The subpixel layout.
  public var subpixelLayout: SafeSignal<Gdk.SubpixelLayout> { readOnlyProperty("subpixel-layout") }

  /// Whether the object is still valid.
  public var valid: SafeSignal<Bool> { readOnlyProperty("valid") }

  /// The width of the monitor, in millimeters.
  public var widthMm: SafeSignal<Int> { readOnlyProperty("width-mm") }

  /// Emitted when the output represented by `monitor` gets disconnected.
  public var invalidate: SafeSignal<Void> { signal("invalidate") }
}

extension Gdk {
  /// `Gdk.Paintable` is a simple interface used by GTK to represent content that can be painted.
  public protocol Paintable: Object {}
}

extension Gdk.Paintable {
  /// Gets an immutable paintable for the current contents displayed by `paintable`.
  public var currentImage: (any Gdk.Paintable)? { givenInterface(gdk_paintable_get_current_image(cast())) }

  /// Get flags for the paintable.
  public var flags: Gdk.PaintableFlags { Gdk.PaintableFlags(cValue: gdk_paintable_get_flags(cast())) }

  /// Gets the preferred aspect ratio the `paintable` would like to be displayed at.
  public var intrinsicAspectRatio: Double { gdk_paintable_get_intrinsic_aspect_ratio(cast()) }

  /// Gets the preferred height the `paintable` would like to be displayed at.
  public var intrinsicHeight: Int { Int(gdk_paintable_get_intrinsic_height(cast())) }

  /// Gets the preferred width the `paintable` would like to be displayed at.
  public var intrinsicWidth: Int { Int(gdk_paintable_get_intrinsic_width(cast())) }

  /// Called by implementations of `Gdk.Paintable` to invalidate their contents.
  public func invalidateContents() { gdk_paintable_invalidate_contents(cast()) }

  /// Called by implementations of `Gdk.Paintable` to invalidate their size.
  public func invalidateSize() { gdk_paintable_invalidate_size(cast()) }
}

extension Reactive where Base: Gdk.Paintable {
  /// Emitted when the contents of the `paintable` change.
  public var invalidateContents: SafeSignal<Void> { signal("invalidate-contents") }

  /// Emitted when the intrinsic size of the `paintable` changes.
  public var invalidateSize: SafeSignal<Void> { signal("invalidate-size") }
}

/// An object of a class that is private to its library, known by its interface.
final class GdkPaintableObject: Object, Gdk.Paintable {}

extension Gdk {
  /// A `Gdk.Popup` is a surface that is attached to another surface.
  public protocol Popup: Gdk.Surface {}
}

extension Gdk.Popup {
  /// Whether to hide on outside clicks.
  public var autohide: Bool { gdk_popup_get_autohide(cast()) != 0 }

  /// The parent surface.
  public var parent: Gdk.Surface? { lentObject(gdk_popup_get_parent(cast())) }

  /// Obtains the position of the popup relative to its parent.
  public var positionX: Int { Int(gdk_popup_get_position_x(cast())) }

  /// Obtains the position of the popup relative to its parent.
  public var positionY: Int { Int(gdk_popup_get_position_y(cast())) }

  /// Gets the current popup rectangle anchor.
  public var rectAnchor: Gdk.Gravity { Gdk.Gravity(cValue: gdk_popup_get_rect_anchor(cast())) }

  /// Gets the current popup surface anchor.
  public var surfaceAnchor: Gdk.Gravity { Gdk.Gravity(cValue: gdk_popup_get_surface_anchor(cast())) }
}

extension Reactive where Base: Gdk.Popup {
  /// Whether to hide on outside clicks.
  public var autohide: SafeSignal<Bool> { readOnlyProperty("autohide") }

  /// The parent surface.
  public var parent: SafeSignal<Gdk.Surface?> { readOnlyProperty("parent") }
}

extension Gdk {
  /// The `Gdk.Seat` object represents a collection of input devices that belong to a user.
  open class Seat: Object {
    open override class var gType: GType { gdk_seat_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// `Gdk.Display` of this seat.
    public var display: Gdk.Display? { lentObject(gdk_seat_get_display(cast())) }

    /// Returns the capabilities this `Gdk.Seat` currently has.
    public var capabilities: Gdk.SeatCapabilities { Gdk.SeatCapabilities(cValue: gdk_seat_get_capabilities(cast())) }

    /// Returns the device that routes keyboard events.
    public var keyboard: Gdk.Device? { lentObject(gdk_seat_get_keyboard(cast())) }

    /// Returns the device that routes pointer events.
    public final func getPointer() -> Gdk.Device? { lentObject(gdk_seat_get_pointer(cast())) }
  }
}

extension Reactive where Base: Gdk.Seat {
  /// `Gdk.Display` of this seat.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// Emitted when a new input device is related to this seat.
  ///
  /// Argument: `device`.
  public var deviceAdded: SafeSignal<Gdk.Device?> { signal("device-added") }

  /// Emitted when an input device is removed (e.g. unplugged).
  ///
  /// Argument: `device`.
  public var deviceRemoved: SafeSignal<Gdk.Device?> { signal("device-removed") }

  /// Emitted whenever a new tool is made known to the seat.
  ///
  /// Argument: `tool`.
  public var toolAdded: SafeSignal<OpaqueValue> { signal("tool-added") }

  /// Emitted whenever a tool is no longer known to this `seat`.
  ///
  /// Argument: `tool`.
  public var toolRemoved: SafeSignal<OpaqueValue> { signal("tool-removed") }
}

extension Gdk {
  /// A `Gdk.Surface` is a rectangular region on the screen.
  open class Surface: Object {
    open override class var gType: GType { gdk_surface_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Create a new popup surface.
    public init(parent: Gdk.Surface, autohide: Bool) {
      super.init(adopting: UnsafeMutableRawPointer(gdk_surface_new_popup(parent.cast(), autohide ? 1 : 0)))
    }

    /// Creates a new toplevel surface.
    public init(display: Gdk.Display) {
      super.init(adopting: UnsafeMutableRawPointer(gdk_surface_new_toplevel(display.cast())))
    }

    /// The mouse pointer for the `Gdk.Surface`.
    public var cursor: Gdk.Cursor? {
      get { lentObject(gdk_surface_get_cursor(cast())) }
      set { gdk_surface_set_cursor(cast(), newValue?.cast()) }
    }

    /// The `Gdk.Display` connection of the surface.
    public var display: Gdk.Display? { lentObject(gdk_surface_get_display(cast())) }

    /// The `Gdk.FrameClock` of the surface.
    public var frameClock: Gdk.FrameClock? { lentObject(gdk_surface_get_frame_clock(cast())) }

    /// The height of the surface, in pixels.
    public var height: Int { Int(gdk_surface_get_height(cast())) }

    /// Whether the surface is mapped.
    public var mapped: Bool { gdk_surface_get_mapped(cast()) != 0 }

    /// The scale factor of the surface.
    public var scaleFactor: Int { Int(gdk_surface_get_scale_factor(cast())) }

    /// The width of the surface in pixels.
    public var width: Int { Int(gdk_surface_get_width(cast())) }

    /// Emits a short beep associated to `surface`.
    public final func beep() { gdk_surface_beep(cast()) }

    /// Destroys the window system resources associated with `surface` and decrements `surface`'s reference count.
    public final func destroy() { gdk_surface_destroy(cast()) }

    /// Retrieves a `Gdk.Cursor` pointer for the `device` currently set on the specified `Gdk.Surface`.
    public final func getDeviceCursor(_ device: Gdk.Device) -> Gdk.Cursor? {
      lentObject(gdk_surface_get_device_cursor(cast(), device.cast()))
    }

    /// Hide the surface.
    public final func hide() { gdk_surface_hide(cast()) }

    /// Check to see if a surface is destroyed.
    public final func isDestroyed() -> Bool { gdk_surface_is_destroyed(cast()) != 0 }

    /// Forces a `Gdk.Surface.render` signal emission for `surface` to be scheduled.
    public final func queueRender() { gdk_surface_queue_render(cast()) }

    /// Request a layout phase from the surface's frame clock.
    public final func requestLayout() { gdk_surface_request_layout(cast()) }

    /// Sets a specific `Gdk.Cursor` for a given device when it gets inside `surface`.
    public final func setDeviceCursor(_ device: Gdk.Device, cursor: Gdk.Cursor) {
      gdk_surface_set_device_cursor(cast(), device.cast(), cursor.cast())
    }
  }
}

extension Reactive where Base: Gdk.Surface {
  /// The mouse pointer for the `Gdk.Surface`.
  public var cursor: DynamicSubject<Gdk.Cursor?> { property("cursor") }

  /// The `Gdk.Display` connection of the surface.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// The `Gdk.FrameClock` of the surface.
  public var frameClock: SafeSignal<Gdk.FrameClock?> { readOnlyProperty("frame-clock") }

  /// The height of the surface, in pixels.
  public var height: SafeSignal<Int> { readOnlyProperty("height") }

  /// Whether the surface is mapped.
  public var mapped: SafeSignal<Bool> { readOnlyProperty("mapped") }

  /// The scale factor of the surface.
  public var scaleFactor: SafeSignal<Int> { readOnlyProperty("scale-factor") }

  /// The width of the surface in pixels.
  public var width: SafeSignal<Int> { readOnlyProperty("width") }

  /// Emitted when `surface` starts being present on the monitor.
  ///
  /// Argument: `monitor`.
  public var enterMonitor: SafeSignal<Gdk.Monitor?> { signal("enter-monitor") }

  /// Emitted when GDK receives an input event for `surface`.
  ///
  /// Argument: `event`.
  public var event: SignalRequest<Bool, OpaqueValue> { request("event") }

  /// Emitted when the size of `surface` is changed, or when relayout should be performed.
  ///
  /// Arguments: `width`, `height`.
  public var layout: SafeSignal<(Int, Int)> { signal("layout") }

  /// Emitted when `surface` stops being present on the monitor.
  ///
  /// Argument: `monitor`.
  public var leaveMonitor: SafeSignal<Gdk.Monitor?> { signal("leave-monitor") }

  /// Emitted when part of the surface needs to be redrawn.
  ///
  /// Argument: `region`.
  public var render: SignalRequest<Bool, OpaqueValue> { request("render") }
}

extension Gdk {
  /// A `Gdk.Toplevel` is a freestanding toplevel surface.
  public protocol Toplevel: Gdk.Surface {}
}

extension Gdk.Toplevel {
  /// Whether the window manager should add decorations.
  public var decorated: Bool {
    get { getProperty("decorated") }
    set { gdk_toplevel_set_decorated(cast(), newValue ? 1 : 0) }
  }

  /// Whether the window manager should allow to close the surface.
  public var deletable: Bool {
    get { getProperty("deletable") }
    set { gdk_toplevel_set_deletable(cast(), newValue ? 1 : 0) }
  }

  /// The fullscreen mode of the surface.
  public var fullscreenMode: Gdk.FullscreenMode {
    get { getProperty("fullscreen-mode") }
    set { setProperty("fullscreen-mode", newValue) }
  }

  /// Whether the surface is modal.
  public var modal: Bool {
    get { getProperty("modal") }
    set { gdk_toplevel_set_modal(cast(), newValue ? 1 : 0) }
  }

  /// Whether the surface should inhibit keyboard shortcuts.
  public var shortcutsInhibited: Bool { getProperty("shortcuts-inhibited") }

  /// The startup ID of the surface.
  public var startupId: String {
    get { getProperty("startup-id") }
    set { gdk_toplevel_set_startup_id(cast(), newValue) }
  }

  /// The state of the toplevel.
  public var state: Gdk.ToplevelState { Gdk.ToplevelState(cValue: gdk_toplevel_get_state(cast())) }

  /// The title of the surface.
  public var title: String {
    get { getProperty("title") }
    set { gdk_toplevel_set_title(cast(), newValue) }
  }

  /// The transient parent of the surface.
  public var transientFor: Gdk.Surface? {
    get { getProperty("transient-for") }
    set { gdk_toplevel_set_transient_for(cast(), newValue?.cast()) }
  }

  /// Begins an interactive move operation.
  public func beginMove(_ device: Gdk.Device, button: Int, x: Double, y: Double, timestamp: Int) {
    gdk_toplevel_begin_move(cast(), device.cast(), Int32(button), x, y, UInt32(timestamp))
  }

  /// Begins an interactive resize operation.
  public func beginResize(edge: Gdk.SurfaceEdge, device: Gdk.Device?, button: Int, x: Double, y: Double, timestamp: Int)
  { gdk_toplevel_begin_resize(cast(), edge.cValue(), device?.cast(), Int32(button), x, y, UInt32(timestamp)) }

  /// Sets keyboard focus to `surface`.
  public func focus(_ timestamp: Int) { gdk_toplevel_focus(cast(), UInt32(timestamp)) }

  /// Asks to lower the `toplevel` below other windows.
  @discardableResult
  public func lower() -> Bool { gdk_toplevel_lower(cast()) != 0 }

  /// Asks to minimize the `toplevel`.
  @discardableResult
  public func minimize() -> Bool { gdk_toplevel_minimize(cast()) != 0 }

  /// Restore default system keyboard shortcuts which were previously inhibited.
  public func restoreSystemShortcuts() { gdk_toplevel_restore_system_shortcuts(cast()) }

  /// Returns whether the desktop environment supports tiled window states.
  @discardableResult
  public func supportsEdgeConstraints() -> Bool { gdk_toplevel_supports_edge_constraints(cast()) != 0 }

  @discardableResult
  public func titlebarGesture(_ gesture: Gdk.TitlebarGesture) -> Bool {
    gdk_toplevel_titlebar_gesture(cast(), gesture.cValue()) != 0
  }
}

extension Reactive where Base: Gdk.Toplevel {
  /// Whether the window manager should add decorations.
  public var decorated: DynamicSubject<Bool> { property("decorated") }

  /// Whether the window manager should allow to close the surface.
  public var deletable: DynamicSubject<Bool> { property("deletable") }

  /// The fullscreen mode of the surface.
  public var fullscreenMode: DynamicSubject<Gdk.FullscreenMode> { property("fullscreen-mode") }

  /// Whether the surface is modal.
  public var modal: DynamicSubject<Bool> { property("modal") }

  /// Whether the surface should inhibit keyboard shortcuts.
  public var shortcutsInhibited: SafeSignal<Bool> { readOnlyProperty("shortcuts-inhibited") }

  /// The startup ID of the surface.
  public var startupId: DynamicSubject<String> { property("startup-id") }

  /// The state of the toplevel.
  public var state: SafeSignal<Gdk.ToplevelState> { readOnlyProperty("state") }

  /// The title of the surface.
  public var title: DynamicSubject<String> { property("title") }

  /// The transient parent of the surface.
  public var transientFor: DynamicSubject<Gdk.Surface?> { property("transient-for") }

  /// Emitted when the size for the surface needs to be computed, when it is present.
  ///
  /// Argument: `size`.
  public var computeSize: SafeSignal<OpaqueValue> { signal("compute-size") }
}

extension Gdk {
  /// Used in `Gdk.Drop` and `Gdk.Drag` to indicate the actions that the destination can and should do with the dropped
  /// data.
  public nonisolated struct DragAction: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Copy the data.
    public static let copy = DragAction(rawValue: 1)
    /// Move the data, i.e. first copy it, then delete it from the source using the DELETE target of the X selection
    /// protocol.
    public static let move = DragAction(rawValue: 2)
    /// Add a link to the data. Note that this is only useful if source and destination agree on what it means, and is
    /// not supported on all platforms.
    public static let link = DragAction(rawValue: 4)
    /// Ask the user what to do with the data.
    public static let ask = DragAction(rawValue: 8)

    public static var gType: GType { gdk_drag_action_get_type() }
  }
}

extension Gdk {
  /// Used in `Gdk.Drag` to the reason of a cancelled DND operation.
  public nonisolated enum DragCancelReason: Int32, GEnum, Sendable {
    /// There is no suitable drop target.
    case noTarget = 0
    /// Drag cancelled by the user
    case userCancelled = 1
    /// Unspecified error.
    case error = 2

    public static var gType: GType { gdk_drag_cancel_reason_get_type() }
  }
}

extension Gdk {
  /// Used to represent the different paint clock phases that can be requested.
  public nonisolated struct FrameClockPhase: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// corresponds to `Gdk.FrameClock.flushEvents`. Should not be handled by applications.
    public static let flushEvents = FrameClockPhase(rawValue: 1)
    /// corresponds to `Gdk.FrameClock.beforePaint`. Should not be handled by applications.
    public static let beforePaint = FrameClockPhase(rawValue: 2)
    /// corresponds to `Gdk.FrameClock.update`.
    public static let update = FrameClockPhase(rawValue: 4)
    /// corresponds to `Gdk.FrameClock.layout`. Should not be handled by applications.
    public static let layout = FrameClockPhase(rawValue: 8)
    /// corresponds to `Gdk.FrameClock.paint`.
    public static let paint = FrameClockPhase(rawValue: 16)
    /// corresponds to `Gdk.FrameClock.resumeEvents`. Should not be handled by applications.
    public static let resumeEvents = FrameClockPhase(rawValue: 32)
    /// corresponds to `Gdk.FrameClock.afterPaint`. Should not be handled by applications.
    public static let afterPaint = FrameClockPhase(rawValue: 64)

    public static var gType: GType { gdk_frame_clock_phase_get_type() }
  }
}

extension Gdk {
  /// Indicates which monitor a surface should span over when in fullscreen mode.
  public nonisolated enum FullscreenMode: Int32, GEnum, Sendable {
    /// Fullscreen on current monitor only.
    case currentMonitor = 0
    /// Span across all monitors when fullscreen.
    case allMonitors = 1

    public static var gType: GType { gdk_fullscreen_mode_get_type() }
  }
}

extension Gdk {
  /// Defines the reference point of a surface and is used in `Gdk.PopupLayout`.
  public nonisolated enum Gravity: Int32, GEnum, Sendable {
    /// the reference point is at the top left corner.
    case northWest = 1
    /// the reference point is in the middle of the top edge.
    case north = 2
    /// the reference point is at the top right corner.
    case northEast = 3
    /// the reference point is at the middle of the left edge.
    case west = 4
    /// the reference point is at the center of the surface.
    case center = 5
    /// the reference point is at the middle of the right edge.
    case east = 6
    /// the reference point is at the lower left corner.
    case southWest = 7
    /// the reference point is at the middle of the lower edge.
    case south = 8
    /// the reference point is at the lower right corner.
    case southEast = 9
    /// the reference point is at the top left corner of the surface itself, ignoring window manager decorations.
    case `static` = 10

    public static var gType: GType { gdk_gravity_get_type() }
  }
}

extension Gdk {
  /// An enumeration describing the type of an input device in general terms.
  public nonisolated enum InputSource: Int32, GEnum, Sendable {
    /// the device is a mouse. (This will be reported for the core pointer, even if it is something else, such as a
    /// trackball.)
    case mouse = 0
    /// the device is a stylus of a graphics tablet or similar device.
    case pen = 1
    /// the device is a keyboard.
    case keyboard = 2
    /// the device is a direct-input touch device, such as a touchscreen or tablet
    case touchscreen = 3
    /// the device is an indirect touch device, such as a touchpad
    case touchpad = 4
    /// the device is a trackpoint
    case trackpoint = 5
    /// the device is a "pad", a collection of buttons, rings and strips found in drawing tablets
    case tabletPad = 6

    public static var gType: GType { gdk_input_source_get_type() }
  }
}

extension Gdk {
  /// Flags to indicate the state of modifier keys and mouse buttons in events.
  public nonisolated struct ModifierType: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// the Shift key.
    public static let shiftMask = ModifierType(rawValue: 1)
    /// a Lock key (depending on the modifier mapping of the X server this may either be CapsLock or ShiftLock).
    public static let lockMask = ModifierType(rawValue: 2)
    /// the Control key.
    public static let controlMask = ModifierType(rawValue: 4)
    /// the fourth modifier key (it depends on the modifier mapping of the X server which key is interpreted as this
    /// modifier, but normally it is the Alt key).
    public static let altMask = ModifierType(rawValue: 8)
    /// the first mouse button.
    public static let button1Mask = ModifierType(rawValue: 256)
    /// the second mouse button.
    public static let button2Mask = ModifierType(rawValue: 512)
    /// the third mouse button.
    public static let button3Mask = ModifierType(rawValue: 1024)
    /// the fourth mouse button.
    public static let button4Mask = ModifierType(rawValue: 2048)
    /// the fifth mouse button.
    public static let button5Mask = ModifierType(rawValue: 4096)
    /// the Super modifier
    public static let superMask = ModifierType(rawValue: 67_108_864)
    /// the Hyper modifier
    public static let hyperMask = ModifierType(rawValue: 134_217_728)
    /// the Meta modifier
    public static let metaMask = ModifierType(rawValue: 268_435_456)

    public static var gType: GType { gdk_modifier_type_get_type() }
  }
}

extension Gdk {
  /// Flags about a paintable object.
  public nonisolated struct PaintableFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The size is immutable. The `GdkPaintable.invalidateSize` signal will never be emitted.
    public static let size = PaintableFlags(rawValue: 1)
    /// The content is immutable. The `GdkPaintable.invalidateContents` signal will never be emitted.
    public static let contents = PaintableFlags(rawValue: 2)

    public static var gType: GType { gdk_paintable_flags_get_type() }
  }
}

extension Gdk {
  /// Specifies the unit of scroll deltas.
  public nonisolated enum ScrollUnit: Int32, GEnum, Sendable {
    /// The delta is in number of wheel clicks.
    case wheel = 0
    /// The delta is in surface pixels to scroll directly on screen.
    case surface = 1

    public static var gType: GType { gdk_scroll_unit_get_type() }
  }
}

extension Gdk {
  /// Flags describing the seat capabilities.
  public nonisolated struct SeatCapabilities: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The seat has a pointer (e.g. mouse)
    public static let pointer = SeatCapabilities(rawValue: 1)
    /// The seat has touchscreen(s) attached
    public static let touch = SeatCapabilities(rawValue: 2)
    /// The seat has drawing tablet(s) attached
    public static let tabletStylus = SeatCapabilities(rawValue: 4)
    /// The seat has keyboard(s) attached
    public static let keyboard = SeatCapabilities(rawValue: 8)
    /// The seat has drawing tablet pad(s) attached
    public static let tabletPad = SeatCapabilities(rawValue: 16)
    /// The union of all pointing capabilities
    public static let allPointing = SeatCapabilities(rawValue: 7)
    /// The union of all capabilities
    public static let all = SeatCapabilities(rawValue: 15)

    public static var gType: GType { gdk_seat_capabilities_get_type() }
  }
}

extension Gdk {
  /// This enumeration describes how the red, green and blue components of physical pixels on an output device are laid
  /// out.
  public nonisolated enum SubpixelLayout: Int32, GEnum, Sendable {
    /// The layout is not known
    case unknown = 0
    /// Not organized in this way
    case none = 1
    /// The layout is horizontal, the order is RGB
    case horizontalRgb = 2
    /// The layout is horizontal, the order is BGR
    case horizontalBgr = 3
    /// The layout is vertical, the order is RGB
    case verticalRgb = 4
    /// The layout is vertical, the order is BGR
    case verticalBgr = 5

    public static var gType: GType { gdk_subpixel_layout_get_type() }
  }
}

extension Gdk {
  /// Determines a surface edge or corner.
  public nonisolated enum SurfaceEdge: Int32, GEnum, Sendable {
    /// the top left corner.
    case northWest = 0
    /// the top edge.
    case north = 1
    /// the top right corner.
    case northEast = 2
    /// the left edge.
    case west = 3
    /// the right edge.
    case east = 4
    /// the lower left corner.
    case southWest = 5
    /// the lower edge.
    case south = 6
    /// the lower right corner.
    case southEast = 7

    public static var gType: GType { gdk_surface_edge_get_type() }
  }
}

extension Gdk {
  public nonisolated enum TitlebarGesture: Int32, GEnum, Sendable {
    case doubleClick = 1
    case rightClick = 2
    case middleClick = 3

    public static var gType: GType { gdk_titlebar_gesture_get_type() }
  }
}

extension Gdk {
  /// Specifies the state of a toplevel surface.
  public nonisolated struct ToplevelState: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// the surface is minimized
    public static let minimized = ToplevelState(rawValue: 1)
    /// the surface is maximized
    public static let maximized = ToplevelState(rawValue: 2)
    /// the surface is sticky
    public static let sticky = ToplevelState(rawValue: 4)
    /// the surface is maximized without decorations
    public static let fullscreen = ToplevelState(rawValue: 8)
    /// the surface is kept above other surfaces
    public static let above = ToplevelState(rawValue: 16)
    /// the surface is kept below other surfaces
    public static let below = ToplevelState(rawValue: 32)
    /// the surface is presented as focused (with active decorations)
    public static let focused = ToplevelState(rawValue: 64)
    /// the surface is in a tiled state
    public static let tiled = ToplevelState(rawValue: 128)
    /// whether the top edge is tiled
    public static let topTiled = ToplevelState(rawValue: 256)
    /// whether the top edge is resizable
    public static let topResizable = ToplevelState(rawValue: 512)
    /// whether the right edge is tiled
    public static let rightTiled = ToplevelState(rawValue: 1024)
    /// whether the right edge is resizable
    public static let rightResizable = ToplevelState(rawValue: 2048)
    /// whether the bottom edge is tiled
    public static let bottomTiled = ToplevelState(rawValue: 4096)
    /// whether the bottom edge is resizable
    public static let bottomResizable = ToplevelState(rawValue: 8192)
    /// whether the left edge is tiled
    public static let leftTiled = ToplevelState(rawValue: 16384)
    /// whether the left edge is resizable
    public static let leftResizable = ToplevelState(rawValue: 32768)

    public static var gType: GType { gdk_toplevel_state_get_type() }
  }
}
