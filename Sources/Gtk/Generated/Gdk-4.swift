// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gdk {
  /// `Gdk.VulkanContext` is an object representing the platform-specific Vulkan draw context.
  open class VulkanContext: Gdk.DrawContext {
    open override class var gType: GType { gdk_vulkan_context_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
  }
}

extension Reactive where Base: Gdk.VulkanContext {
  /// Emitted when the images managed by this context have changed.
  public var imagesUpdated: SafeSignal<Void> { signal("images-updated") }
}

extension Gdk {
  /// Positioning hints for aligning a surface relative to a rectangle.
  public nonisolated struct AnchorHints: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// allow flipping anchors horizontally
    public static var flipX: AnchorHints { AnchorHints(rawValue: 1) }
    /// allow flipping anchors vertically
    public static var flipY: AnchorHints { AnchorHints(rawValue: 2) }
    /// allow sliding surface horizontally
    public static var slideX: AnchorHints { AnchorHints(rawValue: 4) }
    /// allow sliding surface vertically
    public static var slideY: AnchorHints { AnchorHints(rawValue: 8) }
    /// allow resizing surface horizontally
    public static var resizeX: AnchorHints { AnchorHints(rawValue: 16) }
    /// allow resizing surface vertically
    public static var resizeY: AnchorHints { AnchorHints(rawValue: 32) }
    /// allow flipping anchors on both axes
    public static var flip: AnchorHints { AnchorHints(rawValue: 3) }
    /// allow sliding surface on both axes
    public static var slide: AnchorHints { AnchorHints(rawValue: 12) }
    /// allow resizing surface on both axes
    public static var resize: AnchorHints { AnchorHints(rawValue: 48) }

    public static var gType: GType { gdk_anchor_hints_get_type() }

    @MainActor init(cValue: GdkAnchorHints) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkAnchorHints { GdkAnchorHints(unsigned) }
  }
}

extension Gdk {
  /// Flags describing the current capabilities of a device/tool.
  public nonisolated struct AxisFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// X axis is present
    public static var x: AxisFlags { AxisFlags(rawValue: 2) }
    /// Y axis is present
    public static var y: AxisFlags { AxisFlags(rawValue: 4) }
    /// Scroll X delta axis is present
    public static var deltaX: AxisFlags { AxisFlags(rawValue: 8) }
    /// Scroll Y delta axis is present
    public static var deltaY: AxisFlags { AxisFlags(rawValue: 16) }
    /// Pressure axis is present
    public static var pressure: AxisFlags { AxisFlags(rawValue: 32) }
    /// X tilt axis is present
    public static var xtilt: AxisFlags { AxisFlags(rawValue: 64) }
    /// Y tilt axis is present
    public static var ytilt: AxisFlags { AxisFlags(rawValue: 128) }
    /// Wheel axis is present
    public static var wheel: AxisFlags { AxisFlags(rawValue: 256) }
    /// Distance axis is present
    public static var distance: AxisFlags { AxisFlags(rawValue: 512) }
    /// Z-axis rotation is present
    public static var rotation: AxisFlags { AxisFlags(rawValue: 1024) }
    /// Slider axis is present
    public static var slider: AxisFlags { AxisFlags(rawValue: 2048) }

    public static var gType: GType { gdk_axis_flags_get_type() }

    @MainActor init(cValue: GdkAxisFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkAxisFlags { GdkAxisFlags(unsigned) }
  }
}

extension Gdk {
  /// Defines how device axes are interpreted by GTK.
  public nonisolated enum AxisUse: Int32, GEnum, Sendable {
    /// the axis is ignored.
    case ignore = 0
    /// the axis is used as the x axis.
    case x = 1
    /// the axis is used as the y axis.
    case y = 2
    /// the axis is used as the scroll x delta
    case deltaX = 3
    /// the axis is used as the scroll y delta
    case deltaY = 4
    /// the axis is used for pressure information.
    case pressure = 5
    /// the axis is used for x tilt information.
    case xtilt = 6
    /// the axis is used for y tilt information.
    case ytilt = 7
    /// the axis is used for wheel information.
    case wheel = 8
    /// the axis is used for pen/tablet distance information
    case distance = 9
    /// the axis is used for pen rotation information
    case rotation = 10
    /// the axis is used for pen slider information
    case slider = 11
    /// a constant equal to the numerically highest axis value.
    case last = 12

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 13) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gdk_axis_use_get_type() }

    @MainActor init(cValue: GdkAxisUse) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkAxisUse { GdkAxisUse(unsigned) }
  }
}

extension Gdk {
  /// Specifies the crossing mode for enter and leave events.
  public nonisolated enum CrossingMode: Int32, GEnum, Sendable {
    /// crossing because of pointer motion.
    case normal = 0
    /// crossing because a grab is activated.
    case grab = 1
    /// crossing because a grab is deactivated.
    case ungrab = 2
    /// crossing because a GTK grab is activated.
    case gtkGrab = 3
    /// crossing because a GTK grab is deactivated.
    case gtkUngrab = 4
    /// crossing because a GTK widget changed state (e.g. sensitivity).
    case stateChanged = 5
    /// crossing because a touch sequence has begun, this event is synthetic as the pointer might have not left the
    /// surface.
    case touchBegin = 6
    /// crossing because a touch sequence has ended, this event is synthetic as the pointer might have not left the
    /// surface.
    case touchEnd = 7
    /// crossing because of a device switch (i.e. a mouse taking control of the pointer after a touch device), this
    /// event is synthetic as the pointer didn’t leave the surface.
    case deviceSwitch = 8

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 9) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gdk_crossing_mode_get_type() }

    @MainActor init(cValue: GdkCrossingMode) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkCrossingMode { GdkCrossingMode(unsigned) }
  }
}

extension Gdk {
  /// Indicates the specific type of tool being used being a tablet. Such as an airbrush, pencil, etc.
  public nonisolated enum DeviceToolType: Int32, GEnum, Sendable {
    /// Tool is of an unknown type.
    case unknown = 0
    /// Tool is a standard tablet stylus.
    case pen = 1
    /// Tool is standard tablet eraser.
    case eraser = 2
    /// Tool is a brush stylus.
    case brush = 3
    /// Tool is a pencil stylus.
    case pencil = 4
    /// Tool is an airbrush stylus.
    case airbrush = 5
    /// Tool is a mouse.
    case mouse = 6
    /// Tool is a lens cursor.
    case lens = 7

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 8) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gdk_device_tool_type_get_type() }

    @MainActor init(cValue: GdkDeviceToolType) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkDeviceToolType { GdkDeviceToolType(unsigned) }
  }
}

extension Gdk {
  /// Used in `Gdk.Drop` and `Gdk.Drag` to indicate the actions that the destination can and should do with the dropped
  /// data.
  public nonisolated struct DragAction: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Copy the data.
    public static var copy: DragAction { DragAction(rawValue: 1) }
    /// Move the data, i.e. first copy it, then delete it from the source using the DELETE target of the X selection
    /// protocol.
    public static var move: DragAction { DragAction(rawValue: 2) }
    /// Add a link to the data. Note that this is only useful if source and destination agree on what it means, and is
    /// not supported on all platforms.
    public static var link: DragAction { DragAction(rawValue: 4) }
    /// Ask the user what to do with the data.
    public static var ask: DragAction { DragAction(rawValue: 8) }

    public static var gType: GType { gdk_drag_action_get_type() }

    @MainActor init(cValue: GdkDragAction) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkDragAction { GdkDragAction(unsigned) }
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

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gdk_drag_cancel_reason_get_type() }

    @MainActor init(cValue: GdkDragCancelReason) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkDragCancelReason { GdkDragCancelReason(unsigned) }
  }
}

extension Gdk {
  /// Specifies the type of the event.
  public nonisolated enum EventType: Int32, GEnum, Sendable {
    /// the window manager has requested that the toplevel surface be hidden or destroyed, usually when the user clicks
    /// on a special icon in the title bar.
    case delete = 0
    /// the pointer (usually a mouse) has moved.
    case motionNotify = 1
    /// a mouse button has been pressed.
    case buttonPress = 2
    /// a mouse button has been released.
    case buttonRelease = 3
    /// a key has been pressed.
    case keyPress = 4
    /// a key has been released.
    case keyRelease = 5
    /// the pointer has entered the surface.
    case enterNotify = 6
    /// the pointer has left the surface.
    case leaveNotify = 7
    /// the keyboard focus has entered or left the surface.
    case focusChange = 8
    /// an input device has moved into contact with a sensing surface (e.g. a touchscreen or graphics tablet).
    case proximityIn = 9
    /// an input device has moved out of contact with a sensing surface.
    case proximityOut = 10
    /// the mouse has entered the surface while a drag is in progress.
    case dragEnter = 11
    /// the mouse has left the surface while a drag is in progress.
    case dragLeave = 12
    /// the mouse has moved in the surface while a drag is in progress.
    case dragMotion = 13
    /// a drop operation onto the surface has started.
    case dropStart = 14
    /// the scroll wheel was turned
    case scroll = 15
    /// a pointer or keyboard grab was broken.
    case grabBroken = 16
    /// A new touch event sequence has just started.
    case touchBegin = 17
    /// A touch event sequence has been updated.
    case touchUpdate = 18
    /// A touch event sequence has finished.
    case touchEnd = 19
    /// A touch event sequence has been canceled.
    case touchCancel = 20
    /// A touchpad swipe gesture event, the current state is determined by its phase field.
    case touchpadSwipe = 21
    /// A touchpad pinch gesture event, the current state is determined by its phase field.
    case touchpadPinch = 22
    /// A tablet pad button press event.
    case padButtonPress = 23
    /// A tablet pad button release event.
    case padButtonRelease = 24
    /// A tablet pad axis event from a "ring".
    case padRing = 25
    /// A tablet pad axis event from a "strip".
    case padStrip = 26
    /// A tablet pad group mode change.
    case padGroupMode = 27
    /// A touchpad hold gesture event, the current state is determined by its phase field. Since: 4.6
    case touchpadHold = 28
    /// marks the end of the `Gdk.EventType` enumeration.
    case eventLast = 29

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 30) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gdk_event_type_get_type() }

    @MainActor init(cValue: GdkEventType) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkEventType { GdkEventType(unsigned) }
  }
}

extension Gdk {
  /// Used to represent the different paint clock phases that can be requested.
  public nonisolated struct FrameClockPhase: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// corresponds to `Gdk.FrameClock.flushEvents`. Should not be handled by applications.
    public static var flushEvents: FrameClockPhase { FrameClockPhase(rawValue: 1) }
    /// corresponds to `Gdk.FrameClock.beforePaint`. Should not be handled by applications.
    public static var beforePaint: FrameClockPhase { FrameClockPhase(rawValue: 2) }
    /// corresponds to `Gdk.FrameClock.update`.
    public static var update: FrameClockPhase { FrameClockPhase(rawValue: 4) }
    /// corresponds to `Gdk.FrameClock.layout`. Should not be handled by applications.
    public static var layout: FrameClockPhase { FrameClockPhase(rawValue: 8) }
    /// corresponds to `Gdk.FrameClock.paint`.
    public static var paint: FrameClockPhase { FrameClockPhase(rawValue: 16) }
    /// corresponds to `Gdk.FrameClock.resumeEvents`. Should not be handled by applications.
    public static var resumeEvents: FrameClockPhase { FrameClockPhase(rawValue: 32) }
    /// corresponds to `Gdk.FrameClock.afterPaint`. Should not be handled by applications.
    public static var afterPaint: FrameClockPhase { FrameClockPhase(rawValue: 64) }

    public static var gType: GType { gdk_frame_clock_phase_get_type() }

    @MainActor init(cValue: GdkFrameClockPhase) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkFrameClockPhase { GdkFrameClockPhase(unsigned) }
  }
}

extension Gdk {
  /// Indicates which monitor a surface should span over when in fullscreen mode.
  public nonisolated enum FullscreenMode: Int32, GEnum, Sendable {
    /// Fullscreen on current monitor only.
    case currentMonitor = 0
    /// Span across all monitors when fullscreen.
    case allMonitors = 1

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 2) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gdk_fullscreen_mode_get_type() }

    @MainActor init(cValue: GdkFullscreenMode) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkFullscreenMode { GdkFullscreenMode(unsigned) }
  }
}

extension Gdk {
  /// The list of the different APIs that `Gdk.GLContext` can potentially support.
  public nonisolated struct GLAPI: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The OpenGL API
    public static var gl: GLAPI { GLAPI(rawValue: 1) }
    /// The OpenGL ES API
    public static var gles: GLAPI { GLAPI(rawValue: 2) }

    public static var gType: GType { gdk_gl_api_get_type() }

    @MainActor init(cValue: GdkGLAPI) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkGLAPI { GdkGLAPI(unsigned) }
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

    @MainActor init(cValue: GdkGravity) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkGravity { GdkGravity(unsigned) }
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

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 7) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gdk_input_source_get_type() }

    @MainActor init(cValue: GdkInputSource) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkInputSource { GdkInputSource(unsigned) }
  }
}

extension Gdk {
  /// Describes how well an event matches a given keyval and modifiers.
  public nonisolated enum KeyMatch: Int32, GEnum, Sendable {
    /// The key event does not match
    case none = 0
    /// The key event matches if keyboard state (specifically, the currently active group) is ignored
    case partial = 1
    /// The key event matches
    case exact = 2

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gdk_key_match_get_type() }

    @MainActor init(cValue: GdkKeyMatch) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkKeyMatch { GdkKeyMatch(unsigned) }
  }
}

extension Gdk {
  /// `Gdk.MemoryFormat` describes formats that image data can have in memory.
  public nonisolated enum MemoryFormat: Int32, GEnum, Sendable {
    /// 4 bytes; for blue, green, red, alpha. The color values are premultiplied with the alpha value.
    case b8g8r8a8Premultiplied = 0
    /// 4 bytes; for alpha, red, green, blue. The color values are premultiplied with the alpha value.
    case a8r8g8b8Premultiplied = 1
    /// 4 bytes; for red, green, blue, alpha The color values are premultiplied with the alpha value.
    case r8g8b8a8Premultiplied = 2
    /// 4 bytes; for blue, green, red, alpha.
    case b8g8r8a8 = 3
    /// 4 bytes; for alpha, red, green, blue.
    case a8r8g8b8 = 4
    /// 4 bytes; for red, green, blue, alpha.
    case r8g8b8a8 = 5
    /// 4 bytes; for alpha, blue, green, red.
    case a8b8g8r8 = 6
    /// 3 bytes; for red, green, blue. The data is opaque.
    case r8g8b8 = 7
    /// 3 bytes; for blue, green, red. The data is opaque.
    case b8g8r8 = 8
    /// 3 guint16 values; for red, green, blue. Since: 4.6
    case r16g16b16 = 9
    /// 4 guint16 values; for red, green, blue, alpha. The color values are premultiplied with the alpha value. Since:
    /// 4.6
    case r16g16b16a16Premultiplied = 10
    /// 4 guint16 values; for red, green, blue, alpha. Since: 4.6
    case r16g16b16a16 = 11
    /// 3 half-float values; for red, green, blue. The data is opaque. Since: 4.6
    case r16g16b16Float = 12
    /// 4 half-float values; for red, green, blue and alpha. The color values are premultiplied with the alpha value.
    /// Since: 4.6
    case r16g16b16a16FloatPremultiplied = 13
    /// 4 half-float values; for red, green, blue and alpha. Since: 4.6
    case r16g16b16a16Float = 14
    case r32g32b32Float = 15
    /// 4 float values; for red, green, blue and alpha. The color values are premultiplied with the alpha value. Since:
    /// 4.6
    case r32g32b32a32FloatPremultiplied = 16
    /// 4 float values; for red, green, blue and alpha. Since: 4.6
    case r32g32b32a32Float = 17
    /// The number of formats. This value will change as more formats get added, so do not rely on its concrete integer.
    case nFormats = 18

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 19) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gdk_memory_format_get_type() }

    @MainActor init(cValue: GdkMemoryFormat) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkMemoryFormat { GdkMemoryFormat(unsigned) }
  }
}
