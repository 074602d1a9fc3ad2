// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gdk {
  /// An event related to a pad-based device.
  open class PadEvent: Gdk.Event {
    open override class var gType: GType { gdk_pad_event_get_type() }

    /// Extracts the information from a pad strip or ring event.
    public final var axisValue: (index: Int, value: Double) {
      var cIndex: UInt32 = 0
      var cValue: Double = 0
      gdk_pad_event_get_axis_value(opaque, &cIndex, &cValue)
      return (cIndex.int, cValue)
    }

    /// Extracts information about the pressed button from a pad event.
    public final var button: Int { gdk_pad_event_get_button(opaque).int }

    /// Extracts group and mode information from a pad event.
    public final var groupMode: (group: Int, mode: Int) {
      var cGroup: UInt32 = 0
      var cMode: UInt32 = 0
      gdk_pad_event_get_group_mode(opaque, &cGroup, &cMode)
      return (cGroup.int, cMode.int)
    }
  }
}

extension Gdk {
  /// `Gdk.Paintable` is a simple interface used by GTK to represent content that can be painted.
  public protocol Paintable: Object {}
}

extension Gdk.Paintable {
  /// Compute a concrete size for the `Gdk.Paintable`.
  public func computeConcreteSize(
    specifiedWidth: Double, specifiedHeight: Double, defaultWidth: Double, defaultHeight: Double
  ) -> (concreteWidth: Double, concreteHeight: Double) {
    var cConcreteWidth: Double = 0
    var cConcreteHeight: Double = 0
    gdk_paintable_compute_concrete_size(
      opaque, specifiedWidth, specifiedHeight, defaultWidth, defaultHeight, &cConcreteWidth, &cConcreteHeight)
    return (cConcreteWidth, cConcreteHeight)
  }

  /// Gets an immutable paintable for the current contents displayed by `paintable`.
  public var currentImage: (any Gdk.Paintable)? { givenInterface(opaque: gdk_paintable_get_current_image(opaque)) }

  /// Get flags for the paintable.
  public var flags: Gdk.PaintableFlags { Gdk.PaintableFlags(cValue: gdk_paintable_get_flags(opaque)) }

  /// Gets the preferred aspect ratio the `paintable` would like to be displayed at.
  public var intrinsicAspectRatio: Double { gdk_paintable_get_intrinsic_aspect_ratio(opaque) }

  /// Gets the preferred height the `paintable` would like to be displayed at.
  public var intrinsicHeight: Int { gdk_paintable_get_intrinsic_height(opaque).int }

  /// Gets the preferred width the `paintable` would like to be displayed at.
  public var intrinsicWidth: Int { gdk_paintable_get_intrinsic_width(opaque).int }

  /// Called by implementations of `Gdk.Paintable` to invalidate their contents.
  public func invalidateContents() { gdk_paintable_invalidate_contents(opaque) }

  /// Called by implementations of `Gdk.Paintable` to invalidate their size.
  public func invalidateSize() { gdk_paintable_invalidate_size(opaque) }

  /// Snapshots the given paintable with the given `width` and `height`.
  public func snapshot(_ snapshot: Gdk.Snapshot, width: Double, height: Double) {
    gdk_paintable_snapshot(opaque, snapshot.opaque, width, height)
  }
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
  public var autohide: Bool { gdk_popup_get_autohide(opaque).isTrue }

  /// The parent surface.
  public var parent: Gdk.Surface? { lentObject(opaque: gdk_popup_get_parent(opaque)) }

  /// Obtains the position of the popup relative to its parent.
  public var positionX: Int { gdk_popup_get_position_x(opaque).int }

  /// Obtains the position of the popup relative to its parent.
  public var positionY: Int { gdk_popup_get_position_y(opaque).int }

  /// Gets the current popup rectangle anchor.
  public var rectAnchor: Gdk.Gravity { Gdk.Gravity(cValue: gdk_popup_get_rect_anchor(opaque)) }

  /// Gets the current popup surface anchor.
  public var surfaceAnchor: Gdk.Gravity { Gdk.Gravity(cValue: gdk_popup_get_surface_anchor(opaque)) }

  /// Present `popup` after having processed the `Gdk.PopupLayout` rules.
  @discardableResult
  public func present(width: Int, height: Int, layout: Gdk.PopupLayout) -> Bool {
    gdk_popup_present(opaque, width.int32, height.int32, layout.opaque).isTrue
  }
}

extension Reactive where Base: Gdk.Popup {
  /// Whether to hide on outside clicks.
  @_disfavoredOverload
  public var autohide: SafeSignal<Bool> { readOnlyProperty("autohide") }

  /// The parent surface.
  @_disfavoredOverload
  public var parent: SafeSignal<Gdk.Surface?> { readOnlyProperty("parent") }
}

extension Gdk {
  /// The `Gdk.PopupLayout` struct contains information that is necessary position a `Gdk.Popup` relative to its parent.
  public final class PopupLayout: Boxed, @MainActor Equatable {
    public override class var gType: GType { gdk_popup_layout_get_type() }

    /// Whether both are equal, as C compares them.
    public static func == (left: PopupLayout, right: PopupLayout) -> Bool { left.equal(right) }

    /// Create a popup layout description.
    public convenience init(anchorRect: Gdk.Rectangle, rectAnchor: Gdk.Gravity, surfaceAnchor: Gdk.Gravity) {
      var cAnchorRect = anchorRect.cValue
      self.init(taking: gdk_popup_layout_new(&cAnchorRect, rectAnchor.cValue, surfaceAnchor.cValue).raw)
    }

    /// Check whether `layout` and `other` has identical layout properties.
    @discardableResult
    public func equal(_ other: Gdk.PopupLayout) -> Bool { gdk_popup_layout_equal(opaque, other.opaque).isTrue }

    /// Get the `Gdk.AnchorHints`.
    public var anchorHints: Gdk.AnchorHints {
      get { Gdk.AnchorHints(cValue: gdk_popup_layout_get_anchor_hints(opaque)) }
      set(anchorHints) { gdk_popup_layout_set_anchor_hints(opaque, anchorHints.cValue) }
    }

    /// Get the anchor rectangle.
    public var anchorRect: Gdk.Rectangle {
      get { Gdk.Rectangle(cValue: gdk_popup_layout_get_anchor_rect(opaque).pointee) }
      set(anchorRect) {
        var cAnchorRect = anchorRect.cValue
        gdk_popup_layout_set_anchor_rect(opaque, &cAnchorRect)
      }
    }

    /// Retrieves the offset for the anchor rectangle.
    public var offset: (dx: Int, dy: Int) {
      var cDx: Int32 = 0
      var cDy: Int32 = 0
      gdk_popup_layout_get_offset(opaque, &cDx, &cDy)
      return (cDx.int, cDy.int)
    }

    /// Returns the anchor position on the anchor rectangle.
    public var rectAnchor: Gdk.Gravity {
      get { Gdk.Gravity(cValue: gdk_popup_layout_get_rect_anchor(opaque)) }
      set(anchor) { gdk_popup_layout_set_rect_anchor(opaque, anchor.cValue) }
    }

    /// Obtains the shadow widths of this layout.
    public var shadowWidth: (left: Int, right: Int, top: Int, bottom: Int) {
      var cLeft: Int32 = 0
      var cRight: Int32 = 0
      var cTop: Int32 = 0
      var cBottom: Int32 = 0
      gdk_popup_layout_get_shadow_width(opaque, &cLeft, &cRight, &cTop, &cBottom)
      return (cLeft.int, cRight.int, cTop.int, cBottom.int)
    }

    /// Returns the anchor position on the popup surface.
    public var surfaceAnchor: Gdk.Gravity {
      get { Gdk.Gravity(cValue: gdk_popup_layout_get_surface_anchor(opaque)) }
      set(anchor) { gdk_popup_layout_set_surface_anchor(opaque, anchor.cValue) }
    }

    /// Offset the position of the anchor rectangle with the given delta.
    public func setOffset(dx: Int, dy: Int) { gdk_popup_layout_set_offset(opaque, dx.int32, dy.int32) }

    /// Sets the shadow width of the popup.
    public func setShadowWidth(left: Int, right: Int, top: Int, bottom: Int) {
      gdk_popup_layout_set_shadow_width(opaque, left.int32, right.int32, top.int32, bottom.int32)
    }
  }
}

extension Gdk {
  /// An event related to the proximity of a tool to a device.
  open class ProximityEvent: Gdk.Event {
    open override class var gType: GType { gdk_proximity_event_get_type() }
  }
}

extension Gdk {
  /// A `Gdk.RGBA` is used to represent a color, in a way that is compatible with cairo’s notion of color.
  public struct RGBA: CStructure, Hashable, Sendable {
    /// The intensity of the red channel from 0.0 to 1.0 inclusive
    public var red: Double

    /// The intensity of the green channel from 0.0 to 1.0 inclusive
    public var green: Double

    /// The intensity of the blue channel from 0.0 to 1.0 inclusive
    public var blue: Double

    /// The opacity of the color from 0.0 for completely translucent to 1.0 for opaque
    public var alpha: Double

    public init(red: Double, green: Double, blue: Double, alpha: Double) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    init(cValue: GdkRGBA) {
      red = cValue.red.double
      green = cValue.green.double
      blue = cValue.blue.double
      alpha = cValue.alpha.double
    }

    var cValue: GdkRGBA { GdkRGBA(red: red.float, green: green.float, blue: blue.float, alpha: alpha.float) }

    public static var gType: GType { gdk_rgba_get_type() }

    public static func readNullable(_ slot: GValueSlot) -> RGBA? {
      slot.structure.map { RGBA(cValue: $0.assumingMemoryBound(to: GdkRGBA.self).pointee) }
    }

    public static func read(_ slot: GValueSlot) -> RGBA {
      readNullable(slot) ?? RGBA(cValue: GdkRGBA())
    }

    public func write(to slot: GValueSlot) {
      var structure = cValue
      g_value_set_boxed(slot.pointer, &structure)
    }

    /// Compares two `Gdk.RGBA` colors.
    @discardableResult
    public func equal(_ p2: Gdk.RGBA) -> Bool {
      var structure = cValue
      var cP2 = p2.cValue
      return gdk_rgba_equal(&structure, &cP2).isTrue
    }

    /// A hash function suitable for using for a hash table that stores `Gdk.RGBA`s.
    @discardableResult
    public func hash() -> Int {
      var structure = cValue
      return gdk_rgba_hash(&structure).int
    }

    /// Checks if an `rgba` value is transparent.
    public var isClear: Bool {
      var structure = cValue
      return gdk_rgba_is_clear(&structure).isTrue
    }

    /// Checks if an `rgba` value is opaque.
    public var isOpaque: Bool {
      var structure = cValue
      return gdk_rgba_is_opaque(&structure).isTrue
    }

    /// Parses a textual representation of a color.
    @discardableResult
    public mutating func parse(_ spec: String) -> Bool {
      var structure = cValue
      let result = gdk_rgba_parse(&structure, spec)
      self = .init(cValue: structure)
      return result.isTrue
    }

    /// Returns a textual specification of `rgba` in the form `rgb(r,g,b)` or `rgba(r,g,b,a)`, where “r”, “g”, “b” and “a”
    /// represent the red, green, blue and alpha values respectively. “r”, “g”, and “b” are represented as integers in the
    /// range 0 to 255, and “a” is represented as a floating point value in the range 0 to 1.
    @discardableResult
    public func toString() -> String {
      var structure = cValue
      return givenString(gdk_rgba_to_string(&structure))
    }
  }
}

extension Gdk {
  /// A `Gdk.Rectangle` data type for representing rectangles.
  public struct Rectangle: CStructure, Hashable, Sendable {
    /// the x coordinate of the top left corner
    public var x: Int

    /// the y coordinate of the top left corner
    public var y: Int

    /// the width of the rectangle
    public var width: Int

    /// the height of the rectangle
    public var height: Int

    public init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    init(cValue: GdkRectangle) {
      x = cValue.x.int
      y = cValue.y.int
      width = cValue.width.int
      height = cValue.height.int
    }

    var cValue: GdkRectangle { GdkRectangle(x: x.int32, y: y.int32, width: width.int32, height: height.int32) }

    public static var gType: GType { gdk_rectangle_get_type() }

    public static func readNullable(_ slot: GValueSlot) -> Rectangle? {
      slot.structure.map { Rectangle(cValue: $0.assumingMemoryBound(to: GdkRectangle.self).pointee) }
    }

    public static func read(_ slot: GValueSlot) -> Rectangle {
      readNullable(slot) ?? Rectangle(cValue: GdkRectangle())
    }

    public func write(to slot: GValueSlot) {
      var structure = cValue
      g_value_set_boxed(slot.pointer, &structure)
    }

    /// Returns `true` if `rect` contains the point described by `x` and `y`.
    @discardableResult
    public func containsPoint(x: Int, y: Int) -> Bool {
      var structure = cValue
      return gdk_rectangle_contains_point(&structure, x.int32, y.int32).isTrue
    }

    /// Checks if the two given rectangles are equal.
    @discardableResult
    public func equal(_ rect2: Gdk.Rectangle) -> Bool {
      var structure = cValue
      var cRect2 = rect2.cValue
      return gdk_rectangle_equal(&structure, &cRect2).isTrue
    }

    /// Calculates the intersection of two rectangles.
    @discardableResult
    public func intersect(_ src2: Gdk.Rectangle) -> Gdk.Rectangle? {
      var structure = cValue
      var cSrc2 = src2.cValue
      var cDest = GdkRectangle()
      let result = gdk_rectangle_intersect(&structure, &cSrc2, &cDest)
      guard result != 0 else { return nil }
      return Gdk.Rectangle(cValue: cDest)
    }

    /// Calculates the union of two rectangles.
    @discardableResult
    public func union(_ src2: Gdk.Rectangle) -> Gdk.Rectangle {
      var structure = cValue
      var cSrc2 = src2.cValue
      var cDest = GdkRectangle()
      gdk_rectangle_union(&structure, &cSrc2, &cDest)
      return Gdk.Rectangle(cValue: cDest)
    }
  }
}

extension Gdk {
  /// An event related to a scrolling motion.
  open class ScrollEvent: Gdk.Event {
    open override class var gType: GType { gdk_scroll_event_get_type() }

    /// Extracts the scroll deltas of a scroll event.
    public final var deltas: (deltaX: Double, deltaY: Double) {
      var cDeltaX: Double = 0
      var cDeltaY: Double = 0
      gdk_scroll_event_get_deltas(opaque, &cDeltaX, &cDeltaY)
      return (cDeltaX, cDeltaY)
    }

    /// Extracts the direction of a scroll event.
    public final var direction: Gdk.ScrollDirection {
      Gdk.ScrollDirection(cValue: gdk_scroll_event_get_direction(opaque))
    }

    /// Extracts the scroll delta unit of a scroll event.
    public final var unit: Gdk.ScrollUnit { Gdk.ScrollUnit(cValue: gdk_scroll_event_get_unit(opaque)) }

    /// Check whether a scroll event is a stop scroll event.
    public final var isStop: Bool { gdk_scroll_event_is_stop(opaque).isTrue }
  }
}

extension Gdk {
  /// The `Gdk.Seat` object represents a collection of input devices that belong to a user.
  open class Seat: Object {
    open override class var gType: GType { gdk_seat_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gdkSeat: UnsafeMutablePointer<GdkSeat> { pointer.assumingMemoryBound(to: GdkSeat.self) }

    /// `Gdk.Display` of this seat.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_seat_get_display(gdkSeat)) }

    /// Returns the capabilities this `Gdk.Seat` currently has.
    public final var capabilities: Gdk.SeatCapabilities {
      Gdk.SeatCapabilities(cValue: gdk_seat_get_capabilities(gdkSeat))
    }

    /// Returns the devices that match the given capabilities.
    public final func getDevices(_ capabilities: Gdk.SeatCapabilities) -> [Gdk.Device] {
      lists(gdk_seat_get_devices(gdkSeat, capabilities.cValue), isGiven: true) { lentObject($0) as Gdk.Device? }
    }

    /// Returns the device that routes keyboard events.
    public final var keyboard: Gdk.Device? { lentObject(opaque: gdk_seat_get_keyboard(gdkSeat)) }

    /// Returns the device that routes pointer events.
    public final func getPointer() -> Gdk.Device? { lentObject(opaque: gdk_seat_get_pointer(gdkSeat)) }

    /// Returns all `Gdk.DeviceTools` that are known to the application.
    public final var tools: [Gdk.DeviceTool] {
      lists(gdk_seat_get_tools(gdkSeat), isGiven: true) { lentObject($0) as Gdk.DeviceTool? }
    }
  }
}

extension Reactive where Base: Gdk.Seat {
  /// `Gdk.Display` of this seat.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// Emitted when a new input device is related to this seat.
  ///
  /// Argument: `device`.
  public var deviceAdded: SafeSignal<Gdk.Device> { signal(ofOne: "device-added") }

  /// Emitted when an input device is removed (e.g. unplugged).
  ///
  /// Argument: `device`.
  public var deviceRemoved: SafeSignal<Gdk.Device> { signal(ofOne: "device-removed") }

  /// Emitted whenever a new tool is made known to the seat.
  ///
  /// Argument: `tool`.
  public var toolAdded: SafeSignal<Gdk.DeviceTool> { signal(ofOne: "tool-added") }

  /// Emitted whenever a tool is no longer known to this `seat`.
  ///
  /// Argument: `tool`.
  public var toolRemoved: SafeSignal<Gdk.DeviceTool> { signal(ofOne: "tool-removed") }
}

extension Gdk {
  /// Base type for snapshot operations.
  open class Snapshot: Object {
    open override class var gType: GType { gdk_snapshot_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
  }
}

extension Gdk {
  /// A `Gdk.Surface` is a rectangular region on the screen.
  open class Surface: Object {
    open override class var gType: GType { gdk_surface_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Create a new popup surface.
    public static func popup(_ parent: Gdk.Surface, autohide: Bool) -> Gdk.Surface {
      givenObject(opaque: gdk_surface_new_popup(parent.opaque, autohide.gboolean))!
    }

    /// Creates a new toplevel surface.
    public static func toplevel(_ display: Gdk.Display) -> Gdk.Surface {
      givenObject(opaque: gdk_surface_new_toplevel(display.opaque))!
    }

    /// The mouse pointer for the `Gdk.Surface`.
    public final var cursor: Gdk.Cursor? {
      get { lentObject(opaque: gdk_surface_get_cursor(opaque)) }
      set { gdk_surface_set_cursor(opaque, newValue?.opaque) }
    }

    /// The `Gdk.Display` connection of the surface.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_surface_get_display(opaque)) }

    /// The `Gdk.FrameClock` of the surface.
    public final var frameClock: Gdk.FrameClock? { lentObject(opaque: gdk_surface_get_frame_clock(opaque)) }

    /// The height of the surface, in pixels.
    public final var height: Int { gdk_surface_get_height(opaque).int }

    /// Whether the surface is mapped.
    public final var mapped: Bool { gdk_surface_get_mapped(opaque).isTrue }

    /// The scale factor of the surface.
    public final var scaleFactor: Int { gdk_surface_get_scale_factor(opaque).int }

    /// The width of the surface in pixels.
    public final var width: Int { gdk_surface_get_width(opaque).int }

    /// Emits a short beep associated to `surface`.
    public final func beep() { gdk_surface_beep(opaque) }

    /// Creates a new `Gdk.CairoContext` for rendering on `surface`.
    @discardableResult
    public final func createCairoContext() -> Gdk.CairoContext {
      givenObject(opaque: gdk_surface_create_cairo_context(opaque))!
    }

    /// Creates a new `Gdk.GLContext` for the `Gdk.Surface`.
    @discardableResult
    public final func createGlContext() throws(GLib.Failure) -> Gdk.GLContext {
      var error: UnsafeMutablePointer<GError>?
      let result = gdk_surface_create_gl_context(opaque, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Creates a new `Gdk.VulkanContext` for rendering on `surface`.
    @discardableResult
    public final func createVulkanContext() throws(GLib.Failure) -> Gdk.VulkanContext {
      var error: UnsafeMutablePointer<GError>?
      let result = gdk_surface_create_vulkan_context(opaque, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Destroys the window system resources associated with `surface` and decrements `surface`'s reference count.
    public final func destroy() { gdk_surface_destroy(opaque) }

    /// Retrieves a `Gdk.Cursor` pointer for the `device` currently set on the specified `Gdk.Surface`.
    public final func getDeviceCursor(_ device: Gdk.Device) -> Gdk.Cursor? {
      lentObject(opaque: gdk_surface_get_device_cursor(opaque, device.opaque))
    }

    /// Obtains the current device position and modifier state.
    public final func getDevicePosition(_ device: Gdk.Device) -> (x: Double, y: Double, mask: Gdk.ModifierType)? {
      var cX: Double = 0
      var cY: Double = 0
      var cMask = GdkModifierType(rawValue: 0)
      let result = gdk_surface_get_device_position(opaque, device.opaque, &cX, &cY, &cMask)
      guard result != 0 else { return nil }
      return (cX, cY, Gdk.ModifierType(cValue: cMask))
    }

    /// Hide the surface.
    public final func hide() { gdk_surface_hide(opaque) }

    /// Check to see if a surface is destroyed.
    public final var isDestroyed: Bool { gdk_surface_is_destroyed(opaque).isTrue }

    /// Forces a `Gdk.Surface.render` signal emission for `surface` to be scheduled.
    public final func queueRender() { gdk_surface_queue_render(opaque) }

    /// Request a layout phase from the surface's frame clock.
    public final func requestLayout() { gdk_surface_request_layout(opaque) }

    /// Sets a specific `Gdk.Cursor` for a given device when it gets inside `surface`.
    public final func setDeviceCursor(_ device: Gdk.Device, cursor: Gdk.Cursor) {
      gdk_surface_set_device_cursor(opaque, device.opaque, cursor.opaque)
    }

    /// Apply the region to the surface for the purpose of event handling.
    public final func setInputRegion(_ region: Cairo.Region) { gdk_surface_set_input_region(opaque, region.opaque) }

    /// Marks a region of the `Gdk.Surface` as opaque.
    public final func setOpaqueRegion(_ region: Cairo.Region?) { gdk_surface_set_opaque_region(opaque, region?.opaque) }

    /// Translates coordinates between two surfaces.
    @discardableResult
    public final func translateCoordinates(_ to: Gdk.Surface, x: inout Double, y: inout Double) -> Bool {
      var cX = x.double
      var cY = y.double
      let result = gdk_surface_translate_coordinates(opaque, to.opaque, &cX, &cY)
      x = cX.double
      y = cY.double
      return result.isTrue
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
  public var enterMonitor: SafeSignal<Gdk.Monitor> { signal(ofOne: "enter-monitor") }

  /// Emitted when GDK receives an input event for `surface`.
  ///
  /// Argument: `event`.
  public var event: SignalRequest<Bool, Gdk.Event> { request("event") }

  /// Emitted when the size of `surface` is changed, or when relayout should be performed.
  ///
  /// Arguments: `width`, `height`.
  public var layout: SafeSignal<(Int, Int)> { signal(ofSeveral: "layout") }

  /// Emitted when `surface` stops being present on the monitor.
  ///
  /// Argument: `monitor`.
  public var leaveMonitor: SafeSignal<Gdk.Monitor> { signal(ofOne: "leave-monitor") }

  /// Emitted when part of the surface needs to be redrawn.
  ///
  /// Argument: `region`.
  public var render: SignalRequest<Bool, Cairo.Region> { request("render") }
}

extension Gdk {
  /// `Gdk.Texture` is the basic element used to refer to pixel data.
  open class Texture: Object, Gdk.Paintable, Gio.Icon {
    open override class var gType: GType { gdk_texture_get_type() }

    override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a new texture object representing the `Gdk.Pixbuf`.
    public init(pixbuf: GdkPixbuf.Pixbuf) {
      super.init(adopting: gdk_texture_new_for_pixbuf(pixbuf.opaque).raw)
    }

    /// Creates a new texture by loading an image from memory,
    public init(bytes: GLib.Bytes) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = gdk_texture_new_from_bytes(bytes.opaque, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!.raw)
    }

    /// Creates a new texture by loading an image from a file.
    public init(file: Gio.File) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = gdk_texture_new_from_file(file.opaque, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!.raw)
    }

    /// Creates a new texture by loading an image from a file.
    public init(path: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = gdk_texture_new_from_filename(path, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!.raw)
    }

    /// Creates a new texture by loading an image from a resource.
    public init(resourcePath: String) {
      super.init(adopting: gdk_texture_new_from_resource(resourcePath).raw)
    }

    /// The height of the texture, in pixels.
    public final var height: Int { gdk_texture_get_height(opaque).int }

    /// The width of the texture, in pixels.
    public final var width: Int { gdk_texture_get_width(opaque).int }

    /// Store the given `texture` to the `filename` as a PNG file.
    @discardableResult
    public final func saveToPng(_ filename: String) -> Bool { gdk_texture_save_to_png(opaque, filename).isTrue }

    /// Store the given `texture` in memory as a PNG file.
    @discardableResult
    public final func saveToPngBytes() -> GLib.Bytes {
      promised(givenBoxed(opaque: gdk_texture_save_to_png_bytes(opaque)))
    }

    /// Store the given `texture` to the `filename` as a TIFF file.
    @discardableResult
    public final func saveToTiff(_ filename: String) -> Bool { gdk_texture_save_to_tiff(opaque, filename).isTrue }

    /// Store the given `texture` in memory as a TIFF file.
    @discardableResult
    public final func saveToTiffBytes() -> GLib.Bytes {
      promised(givenBoxed(opaque: gdk_texture_save_to_tiff_bytes(opaque)))
    }
  }
}

extension Reactive where Base: Gdk.Texture {
  /// The height of the texture, in pixels.
  public var height: SafeSignal<Int> { readOnlyProperty("height") }

  /// The width of the texture, in pixels.
  public var width: SafeSignal<Int> { readOnlyProperty("width") }
}

extension Gdk {
  /// A `Gdk.Toplevel` is a freestanding toplevel surface.
  public protocol Toplevel: Gdk.Surface {}
}

extension Gdk.Toplevel {
  /// Whether the window manager should add decorations.
  public var decorated: Bool {
    get { getProperty("decorated") }
    set { gdk_toplevel_set_decorated(opaque, newValue.gboolean) }
  }

  /// Whether the window manager should allow to close the surface.
  public var deletable: Bool {
    get { getProperty("deletable") }
    set { gdk_toplevel_set_deletable(opaque, newValue.gboolean) }
  }

  /// The fullscreen mode of the surface.
  public var fullscreenMode: Gdk.FullscreenMode {
    get { getProperty("fullscreen-mode") }
    set { setProperty("fullscreen-mode", newValue) }
  }

  /// Whether the surface is modal.
  public var modal: Bool {
    get { getProperty("modal") }
    set { gdk_toplevel_set_modal(opaque, newValue.gboolean) }
  }

  /// Whether the surface should inhibit keyboard shortcuts.
  public var shortcutsInhibited: Bool { getProperty("shortcuts-inhibited") }

  /// The startup ID of the surface.
  public var startupId: String {
    get { getProperty("startup-id") }
    set { lend(newValue) { gdk_toplevel_set_startup_id(opaque, $0) } }
  }

  /// The state of the toplevel.
  public var state: Gdk.ToplevelState { Gdk.ToplevelState(cValue: gdk_toplevel_get_state(opaque)) }

  /// The title of the surface.
  public var title: String {
    get { getProperty("title") }
    set { lend(newValue) { gdk_toplevel_set_title(opaque, $0) } }
  }

  /// The transient parent of the surface.
  public var transientFor: Gdk.Surface? {
    get { getProperty("transient-for") }
    set { gdk_toplevel_set_transient_for(opaque, newValue?.opaque) }
  }

  /// Begins an interactive move operation.
  public func beginMove(_ device: Gdk.Device, button: Int, x: Double, y: Double, timestamp: Int) {
    gdk_toplevel_begin_move(opaque, device.opaque, button.int32, x, y, timestamp.uint32)
  }

  /// Begins an interactive resize operation.
  public func beginResize(edge: Gdk.SurfaceEdge, device: Gdk.Device?, button: Int, x: Double, y: Double, timestamp: Int)
  { gdk_toplevel_begin_resize(opaque, edge.cValue, device?.opaque, button.int32, x, y, timestamp.uint32) }

  /// Sets keyboard focus to `surface`.
  public func focus(_ timestamp: Int) { gdk_toplevel_focus(opaque, timestamp.uint32) }

  /// Requests that the `toplevel` inhibit the system shortcuts.
  public func inhibitSystemShortcuts(_ event: Gdk.Event?) {
    gdk_toplevel_inhibit_system_shortcuts(opaque, event?.opaque)
  }

  /// Asks to lower the `toplevel` below other windows.
  @discardableResult
  public func lower() -> Bool { gdk_toplevel_lower(opaque).isTrue }

  /// Asks to minimize the `toplevel`.
  @discardableResult
  public func minimize() -> Bool { gdk_toplevel_minimize(opaque).isTrue }

  /// Present `toplevel` after having processed the `Gdk.ToplevelLayout` rules.
  public func present(_ layout: Gdk.ToplevelLayout) { gdk_toplevel_present(opaque, layout.opaque) }

  /// Restore default system keyboard shortcuts which were previously inhibited.
  public func restoreSystemShortcuts() { gdk_toplevel_restore_system_shortcuts(opaque) }

  /// Sets a list of icons for the surface.
  public func setIconList(_ surfaces: [Gdk.Texture]) {
    let lent = CallScope()
    defer { lent.end() }
    gdk_toplevel_set_icon_list(opaque, lent.list(surfaces, by: \.pointer))
  }

  /// Asks the windowing system to show the window menu.
  @discardableResult
  public func showWindowMenu(_ event: Gdk.Event) -> Bool { gdk_toplevel_show_window_menu(opaque, event.opaque).isTrue }

  /// Returns whether the desktop environment supports tiled window states.
  @discardableResult
  public func supportsEdgeConstraints() -> Bool { gdk_toplevel_supports_edge_constraints(opaque).isTrue }

  @discardableResult
  public func titlebarGesture(_ gesture: Gdk.TitlebarGesture) -> Bool {
    gdk_toplevel_titlebar_gesture(opaque, gesture.cValue).isTrue
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
  @_disfavoredOverload
  public var shortcutsInhibited: SafeSignal<Bool> { readOnlyProperty("shortcuts-inhibited") }

  /// The startup ID of the surface.
  public var startupId: DynamicSubject<String> { property("startup-id") }

  /// The state of the toplevel.
  @_disfavoredOverload
  public var state: SafeSignal<Gdk.ToplevelState> { readOnlyProperty("state") }

  /// The title of the surface.
  public var title: DynamicSubject<String> { property("title") }

  /// The transient parent of the surface.
  public var transientFor: DynamicSubject<Gdk.Surface?> { property("transient-for") }

  /// Emitted when the size for the surface needs to be computed, when it is present.
  ///
  /// Argument: `size`.
  public var computeSize: SafeSignal<OpaqueValue> { signal(ofOne: "compute-size") }
}

extension Gdk {
  /// The `Gdk.ToplevelLayout` struct contains information that is necessary to present a sovereign window on screen.
  public final class ToplevelLayout: Boxed, @MainActor Equatable {
    public override class var gType: GType { gdk_toplevel_layout_get_type() }

    /// Whether both are equal, as C compares them.
    public static func == (left: ToplevelLayout, right: ToplevelLayout) -> Bool { left.equal(right) }

    /// Create a toplevel layout description.
    public convenience init() {
      self.init(taking: gdk_toplevel_layout_new().raw)
    }

    /// Check whether `layout` and `other` has identical layout properties.
    @discardableResult
    public func equal(_ other: Gdk.ToplevelLayout) -> Bool { gdk_toplevel_layout_equal(opaque, other.opaque).isTrue }

    /// If the layout specifies whether to the toplevel should go fullscreen, the value pointed to by `fullscreen` is set
    /// to `true` if it should go fullscreen, or `false`, if it should go unfullscreen.
    public var fullscreen: Bool? {
      var cFullscreen: gboolean = 0
      let result = gdk_toplevel_layout_get_fullscreen(opaque, &cFullscreen)
      guard result != 0 else { return nil }
      return cFullscreen.isTrue
    }

    /// Returns the monitor that the layout is fullscreening the surface on.
    public var fullscreenMonitor: Gdk.Monitor? {
      lentObject(opaque: gdk_toplevel_layout_get_fullscreen_monitor(opaque))
    }

    /// If the layout specifies whether to the toplevel should go maximized, the value pointed to by `maximized` is set to
    /// `true` if it should go fullscreen, or `false`, if it should go unmaximized.
    public var maximized: Bool? {
      var cMaximized: gboolean = 0
      let result = gdk_toplevel_layout_get_maximized(opaque, &cMaximized)
      guard result != 0 else { return nil }
      return cMaximized.isTrue
    }

    /// Returns whether the layout should allow the user to resize the surface.
    public var resizable: Bool {
      get { gdk_toplevel_layout_get_resizable(opaque).isTrue }
      set(resizable) { gdk_toplevel_layout_set_resizable(opaque, resizable.gboolean) }
    }

    /// Sets whether the layout should cause the surface to be fullscreen when presented.
    public func setFullscreen(fullscreen: Bool, monitor: Gdk.Monitor?) {
      gdk_toplevel_layout_set_fullscreen(opaque, fullscreen.gboolean, monitor?.opaque)
    }

    /// Sets whether the layout should cause the surface to be maximized when presented.
    public func setMaximized(_ maximized: Bool) { gdk_toplevel_layout_set_maximized(opaque, maximized.gboolean) }
  }
}

extension Gdk {
  /// An event related to a touch-based device.
  open class TouchEvent: Gdk.Event {
    open override class var gType: GType { gdk_touch_event_get_type() }

    /// Extracts whether a touch event is emulating a pointer event.
    public final var emulatingPointer: Bool { gdk_touch_event_get_emulating_pointer(opaque).isTrue }
  }
}

extension Gdk {
  /// An event related to a gesture on a touchpad device.
  open class TouchpadEvent: Gdk.Event {
    open override class var gType: GType { gdk_touchpad_event_get_type() }

    /// Extracts delta information from a touchpad event.
    public final var deltas: (dx: Double, dy: Double) {
      var cDx: Double = 0
      var cDy: Double = 0
      gdk_touchpad_event_get_deltas(opaque, &cDx, &cDy)
      return (cDx, cDy)
    }

    /// Extracts the touchpad gesture phase from a touchpad event.
    public final var gesturePhase: Gdk.TouchpadGesturePhase {
      Gdk.TouchpadGesturePhase(cValue: gdk_touchpad_event_get_gesture_phase(opaque))
    }

    /// Extracts the number of fingers from a touchpad event.
    public final var nFingers: Int { gdk_touchpad_event_get_n_fingers(opaque).int }

    /// Extracts the angle delta from a touchpad pinch event.
    public final var pinchAngleDelta: Double { gdk_touchpad_event_get_pinch_angle_delta(opaque) }

    /// Extracts the scale from a touchpad pinch event.
    public final var pinchScale: Double { gdk_touchpad_event_get_pinch_scale(opaque) }
  }
}
