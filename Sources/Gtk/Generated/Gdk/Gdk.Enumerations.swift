// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import CGtk

extension Gdk {
  /// The flags [`GdkAnchorHints`](https://docs.gtk.org/gdk4/flags.AnchorHints.html).
  public nonisolated struct AnchorHints: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `GDK_ANCHOR_FLIP_X` in C.
    public static var flipX: AnchorHints { AnchorHints(rawValue: 1) }
    /// `GDK_ANCHOR_FLIP_Y` in C.
    public static var flipY: AnchorHints { AnchorHints(rawValue: 2) }
    /// `GDK_ANCHOR_SLIDE_X` in C.
    public static var slideX: AnchorHints { AnchorHints(rawValue: 4) }
    /// `GDK_ANCHOR_SLIDE_Y` in C.
    public static var slideY: AnchorHints { AnchorHints(rawValue: 8) }
    /// `GDK_ANCHOR_RESIZE_X` in C.
    public static var resizeX: AnchorHints { AnchorHints(rawValue: 16) }
    /// `GDK_ANCHOR_RESIZE_Y` in C.
    public static var resizeY: AnchorHints { AnchorHints(rawValue: 32) }
    /// `GDK_ANCHOR_FLIP` in C.
    public static var flip: AnchorHints { AnchorHints(rawValue: 3) }
    /// `GDK_ANCHOR_SLIDE` in C.
    public static var slide: AnchorHints { AnchorHints(rawValue: 12) }
    /// `GDK_ANCHOR_RESIZE` in C.
    public static var resize: AnchorHints { AnchorHints(rawValue: 48) }

    public static var gType: GType { gdk_anchor_hints_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GdkAnchorHints) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GdkAnchorHints { GdkAnchorHints(rawValue: unsigned) }
  }
}

extension Gdk {
  /// The flags [`GdkAxisFlags`](https://docs.gtk.org/gdk4/flags.AxisFlags.html).
  public nonisolated struct AxisFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `GDK_AXIS_FLAG_X` in C.
    public static var x: AxisFlags { AxisFlags(rawValue: 2) }
    /// `GDK_AXIS_FLAG_Y` in C.
    public static var y: AxisFlags { AxisFlags(rawValue: 4) }
    /// `GDK_AXIS_FLAG_DELTA_X` in C.
    public static var deltaX: AxisFlags { AxisFlags(rawValue: 8) }
    /// `GDK_AXIS_FLAG_DELTA_Y` in C.
    public static var deltaY: AxisFlags { AxisFlags(rawValue: 16) }
    /// `GDK_AXIS_FLAG_PRESSURE` in C.
    public static var pressure: AxisFlags { AxisFlags(rawValue: 32) }
    /// `GDK_AXIS_FLAG_XTILT` in C.
    public static var xtilt: AxisFlags { AxisFlags(rawValue: 64) }
    /// `GDK_AXIS_FLAG_YTILT` in C.
    public static var ytilt: AxisFlags { AxisFlags(rawValue: 128) }
    /// `GDK_AXIS_FLAG_WHEEL` in C.
    public static var wheel: AxisFlags { AxisFlags(rawValue: 256) }
    /// `GDK_AXIS_FLAG_DISTANCE` in C.
    public static var distance: AxisFlags { AxisFlags(rawValue: 512) }
    /// `GDK_AXIS_FLAG_ROTATION` in C.
    public static var rotation: AxisFlags { AxisFlags(rawValue: 1024) }
    /// `GDK_AXIS_FLAG_SLIDER` in C.
    public static var slider: AxisFlags { AxisFlags(rawValue: 2048) }

    public static var gType: GType { gdk_axis_flags_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GdkAxisFlags) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GdkAxisFlags { GdkAxisFlags(rawValue: unsigned) }
  }
}

extension Gdk {
  /// The enumeration [`GdkAxisUse`](https://docs.gtk.org/gdk4/enum.AxisUse.html).
  public nonisolated enum AxisUse: Int32, GEnum, Sendable {
    /// `GDK_AXIS_IGNORE` in C.
    case ignore = 0
    /// `GDK_AXIS_X` in C.
    case x = 1
    /// `GDK_AXIS_Y` in C.
    case y = 2
    /// `GDK_AXIS_DELTA_X` in C.
    case deltaX = 3
    /// `GDK_AXIS_DELTA_Y` in C.
    case deltaY = 4
    /// `GDK_AXIS_PRESSURE` in C.
    case pressure = 5
    /// `GDK_AXIS_XTILT` in C.
    case xtilt = 6
    /// `GDK_AXIS_YTILT` in C.
    case ytilt = 7
    /// `GDK_AXIS_WHEEL` in C.
    case wheel = 8
    /// `GDK_AXIS_DISTANCE` in C.
    case distance = 9
    /// `GDK_AXIS_ROTATION` in C.
    case rotation = 10
    /// `GDK_AXIS_SLIDER` in C.
    case slider = 11
    /// `GDK_AXIS_LAST` in C.
    case last = 12

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 13) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { gdk_axis_use_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GdkAxisUse) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GdkAxisUse { GdkAxisUse(rawValue: unsigned) }
  }
}

extension Gdk {
  /// The enumeration [`GdkCrossingMode`](https://docs.gtk.org/gdk4/enum.CrossingMode.html).
  public nonisolated enum CrossingMode: Int32, GEnum, Sendable {
    /// `GDK_CROSSING_NORMAL` in C.
    case normal = 0
    /// `GDK_CROSSING_GRAB` in C.
    case grab = 1
    /// `GDK_CROSSING_UNGRAB` in C.
    case ungrab = 2
    /// `GDK_CROSSING_GTK_GRAB` in C.
    case gtkGrab = 3
    /// `GDK_CROSSING_GTK_UNGRAB` in C.
    case gtkUngrab = 4
    /// `GDK_CROSSING_STATE_CHANGED` in C.
    case stateChanged = 5
    /// `GDK_CROSSING_TOUCH_BEGIN` in C.
    case touchBegin = 6
    /// `GDK_CROSSING_TOUCH_END` in C.
    case touchEnd = 7
    /// `GDK_CROSSING_DEVICE_SWITCH` in C.
    case deviceSwitch = 8

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 9) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { gdk_crossing_mode_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GdkCrossingMode) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GdkCrossingMode { GdkCrossingMode(rawValue: unsigned) }
  }
}

extension Gdk {
  /// The enumeration [`GdkDeviceToolType`](https://docs.gtk.org/gdk4/enum.DeviceToolType.html).
  public nonisolated enum DeviceToolType: Int32, GEnum, Sendable {
    /// `GDK_DEVICE_TOOL_TYPE_UNKNOWN` in C.
    case unknown = 0
    /// `GDK_DEVICE_TOOL_TYPE_PEN` in C.
    case pen = 1
    /// `GDK_DEVICE_TOOL_TYPE_ERASER` in C.
    case eraser = 2
    /// `GDK_DEVICE_TOOL_TYPE_BRUSH` in C.
    case brush = 3
    /// `GDK_DEVICE_TOOL_TYPE_PENCIL` in C.
    case pencil = 4
    /// `GDK_DEVICE_TOOL_TYPE_AIRBRUSH` in C.
    case airbrush = 5
    /// `GDK_DEVICE_TOOL_TYPE_MOUSE` in C.
    case mouse = 6
    /// `GDK_DEVICE_TOOL_TYPE_LENS` in C.
    case lens = 7

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 8) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { gdk_device_tool_type_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GdkDeviceToolType) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GdkDeviceToolType { GdkDeviceToolType(rawValue: unsigned) }
  }
}

extension Gdk {
  /// The flags [`GdkDragAction`](https://docs.gtk.org/gdk4/flags.DragAction.html).
  public nonisolated struct DragAction: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `GDK_ACTION_COPY` in C.
    public static var copy: DragAction { DragAction(rawValue: 1) }
    /// `GDK_ACTION_MOVE` in C.
    public static var move: DragAction { DragAction(rawValue: 2) }
    /// `GDK_ACTION_LINK` in C.
    public static var link: DragAction { DragAction(rawValue: 4) }
    /// `GDK_ACTION_ASK` in C.
    public static var ask: DragAction { DragAction(rawValue: 8) }

    public static var gType: GType { gdk_drag_action_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GdkDragAction) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GdkDragAction { GdkDragAction(rawValue: unsigned) }
  }
}

extension Gdk {
  /// The enumeration [`GdkDragCancelReason`](https://docs.gtk.org/gdk4/enum.DragCancelReason.html).
  public nonisolated enum DragCancelReason: Int32, GEnum, Sendable {
    /// `GDK_DRAG_CANCEL_NO_TARGET` in C.
    case noTarget = 0
    /// `GDK_DRAG_CANCEL_USER_CANCELLED` in C.
    case userCancelled = 1
    /// `GDK_DRAG_CANCEL_ERROR` in C.
    case error = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { gdk_drag_cancel_reason_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GdkDragCancelReason) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GdkDragCancelReason { GdkDragCancelReason(rawValue: unsigned) }
  }
}

extension Gdk {
  /// The enumeration [`GdkEventType`](https://docs.gtk.org/gdk4/enum.EventType.html).
  public nonisolated enum EventType: Int32, GEnum, Sendable {
    /// `GDK_DELETE` in C.
    case delete = 0
    /// `GDK_MOTION_NOTIFY` in C.
    case motionNotify = 1
    /// `GDK_BUTTON_PRESS` in C.
    case buttonPress = 2
    /// `GDK_BUTTON_RELEASE` in C.
    case buttonRelease = 3
    /// `GDK_KEY_PRESS` in C.
    case keyPress = 4
    /// `GDK_KEY_RELEASE` in C.
    case keyRelease = 5
    /// `GDK_ENTER_NOTIFY` in C.
    case enterNotify = 6
    /// `GDK_LEAVE_NOTIFY` in C.
    case leaveNotify = 7
    /// `GDK_FOCUS_CHANGE` in C.
    case focusChange = 8
    /// `GDK_PROXIMITY_IN` in C.
    case proximityIn = 9
    /// `GDK_PROXIMITY_OUT` in C.
    case proximityOut = 10
    /// `GDK_DRAG_ENTER` in C.
    case dragEnter = 11
    /// `GDK_DRAG_LEAVE` in C.
    case dragLeave = 12
    /// `GDK_DRAG_MOTION` in C.
    case dragMotion = 13
    /// `GDK_DROP_START` in C.
    case dropStart = 14
    /// `GDK_SCROLL` in C.
    case scroll = 15
    /// `GDK_GRAB_BROKEN` in C.
    case grabBroken = 16
    /// `GDK_TOUCH_BEGIN` in C.
    case touchBegin = 17
    /// `GDK_TOUCH_UPDATE` in C.
    case touchUpdate = 18
    /// `GDK_TOUCH_END` in C.
    case touchEnd = 19
    /// `GDK_TOUCH_CANCEL` in C.
    case touchCancel = 20
    /// `GDK_TOUCHPAD_SWIPE` in C.
    case touchpadSwipe = 21
    /// `GDK_TOUCHPAD_PINCH` in C.
    case touchpadPinch = 22
    /// `GDK_PAD_BUTTON_PRESS` in C.
    case padButtonPress = 23
    /// `GDK_PAD_BUTTON_RELEASE` in C.
    case padButtonRelease = 24
    /// `GDK_PAD_RING` in C.
    case padRing = 25
    /// `GDK_PAD_STRIP` in C.
    case padStrip = 26
    /// `GDK_PAD_GROUP_MODE` in C.
    case padGroupMode = 27
    /// `GDK_TOUCHPAD_HOLD` in C.
    case touchpadHold = 28
    /// `GDK_EVENT_LAST` in C.
    case eventLast = 29
    #if GTK_4_24
    /// `GDK_PAD_DIAL` in C.
    public static var padDial: EventType { .eventLast }
    #endif

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 30) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { gdk_event_type_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GdkEventType) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GdkEventType { GdkEventType(rawValue: unsigned) }
  }
}

extension Gdk {
  /// The flags [`GdkFrameClockPhase`](https://docs.gtk.org/gdk4/flags.FrameClockPhase.html).
  public nonisolated struct FrameClockPhase: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `GDK_FRAME_CLOCK_PHASE_FLUSH_EVENTS` in C.
    public static var flushEvents: FrameClockPhase { FrameClockPhase(rawValue: 1) }
    /// `GDK_FRAME_CLOCK_PHASE_BEFORE_PAINT` in C.
    public static var beforePaint: FrameClockPhase { FrameClockPhase(rawValue: 2) }
    /// `GDK_FRAME_CLOCK_PHASE_UPDATE` in C.
    public static var update: FrameClockPhase { FrameClockPhase(rawValue: 4) }
    /// `GDK_FRAME_CLOCK_PHASE_LAYOUT` in C.
    public static var layout: FrameClockPhase { FrameClockPhase(rawValue: 8) }
    /// `GDK_FRAME_CLOCK_PHASE_PAINT` in C.
    public static var paint: FrameClockPhase { FrameClockPhase(rawValue: 16) }
    /// `GDK_FRAME_CLOCK_PHASE_RESUME_EVENTS` in C.
    public static var resumeEvents: FrameClockPhase { FrameClockPhase(rawValue: 32) }
    /// `GDK_FRAME_CLOCK_PHASE_AFTER_PAINT` in C.
    public static var afterPaint: FrameClockPhase { FrameClockPhase(rawValue: 64) }

    public static var gType: GType { gdk_frame_clock_phase_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GdkFrameClockPhase) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GdkFrameClockPhase { GdkFrameClockPhase(rawValue: unsigned) }
  }
}

extension Gdk {
  /// The enumeration [`GdkFullscreenMode`](https://docs.gtk.org/gdk4/enum.FullscreenMode.html).
  public nonisolated enum FullscreenMode: Int32, GEnum, Sendable {
    /// `GDK_FULLSCREEN_ON_CURRENT_MONITOR` in C.
    case currentMonitor = 0
    /// `GDK_FULLSCREEN_ON_ALL_MONITORS` in C.
    case allMonitors = 1

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { gdk_fullscreen_mode_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GdkFullscreenMode) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GdkFullscreenMode { GdkFullscreenMode(rawValue: unsigned) }
  }
}

extension Gdk {
  /// The flags [`GdkGLAPI`](https://docs.gtk.org/gdk4/flags.GLAPI.html). Since GTK 4.6.
  public nonisolated struct GLAPI: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `GDK_GL_API_GL` in C.
    public static var gl: GLAPI { GLAPI(rawValue: 1) }
    /// `GDK_GL_API_GLES` in C.
    public static var gles: GLAPI { GLAPI(rawValue: 2) }

    public static var gType: GType { gdk_gl_api_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GdkGLAPI) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GdkGLAPI { GdkGLAPI(rawValue: unsigned) }
  }
}

extension Gdk {
  /// The enumeration [`GdkGravity`](https://docs.gtk.org/gdk4/enum.Gravity.html).
  public nonisolated enum Gravity: Int32, GEnum, Sendable {
    /// `GDK_GRAVITY_NORTH_WEST` in C.
    case northWest = 1
    /// `GDK_GRAVITY_NORTH` in C.
    case north = 2
    /// `GDK_GRAVITY_NORTH_EAST` in C.
    case northEast = 3
    /// `GDK_GRAVITY_WEST` in C.
    case west = 4
    /// `GDK_GRAVITY_CENTER` in C.
    case center = 5
    /// `GDK_GRAVITY_EAST` in C.
    case east = 6
    /// `GDK_GRAVITY_SOUTH_WEST` in C.
    case southWest = 7
    /// `GDK_GRAVITY_SOUTH` in C.
    case south = 8
    /// `GDK_GRAVITY_SOUTH_EAST` in C.
    case southEast = 9
    /// `GDK_GRAVITY_STATIC` in C.
    case `static` = 10

    public static var gType: GType { gdk_gravity_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GdkGravity) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GdkGravity { GdkGravity(rawValue: unsigned) }
  }
}

extension Gdk {
  /// The enumeration [`GdkInputSource`](https://docs.gtk.org/gdk4/enum.InputSource.html).
  public nonisolated enum InputSource: Int32, GEnum, Sendable {
    /// `GDK_SOURCE_MOUSE` in C.
    case mouse = 0
    /// `GDK_SOURCE_PEN` in C.
    case pen = 1
    /// `GDK_SOURCE_KEYBOARD` in C.
    case keyboard = 2
    /// `GDK_SOURCE_TOUCHSCREEN` in C.
    case touchscreen = 3
    /// `GDK_SOURCE_TOUCHPAD` in C.
    case touchpad = 4
    /// `GDK_SOURCE_TRACKPOINT` in C.
    case trackpoint = 5
    /// `GDK_SOURCE_TABLET_PAD` in C.
    case tabletPad = 6

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 7) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { gdk_input_source_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GdkInputSource) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GdkInputSource { GdkInputSource(rawValue: unsigned) }
  }
}

extension Gdk {
  /// The enumeration [`GdkKeyMatch`](https://docs.gtk.org/gdk4/enum.KeyMatch.html).
  public nonisolated enum KeyMatch: Int32, GEnum, Sendable {
    /// `GDK_KEY_MATCH_NONE` in C.
    case none = 0
    /// `GDK_KEY_MATCH_PARTIAL` in C.
    case partial = 1
    /// `GDK_KEY_MATCH_EXACT` in C.
    case exact = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { gdk_key_match_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GdkKeyMatch) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GdkKeyMatch { GdkKeyMatch(rawValue: unsigned) }
  }
}

extension Gdk {
  /// The enumeration [`GdkMemoryFormat`](https://docs.gtk.org/gdk4/enum.MemoryFormat.html).
  public nonisolated enum MemoryFormat: Int32, GEnum, Sendable {
    /// `GDK_MEMORY_B8G8R8A8_PREMULTIPLIED` in C.
    case b8g8r8a8Premultiplied = 0
    /// `GDK_MEMORY_A8R8G8B8_PREMULTIPLIED` in C.
    case a8r8g8b8Premultiplied = 1
    /// `GDK_MEMORY_R8G8B8A8_PREMULTIPLIED` in C.
    case r8g8b8a8Premultiplied = 2
    /// `GDK_MEMORY_B8G8R8A8` in C.
    case b8g8r8a8 = 3
    /// `GDK_MEMORY_A8R8G8B8` in C.
    case a8r8g8b8 = 4
    /// `GDK_MEMORY_R8G8B8A8` in C.
    case r8g8b8a8 = 5
    /// `GDK_MEMORY_A8B8G8R8` in C.
    case a8b8g8r8 = 6
    /// `GDK_MEMORY_R8G8B8` in C.
    case r8g8b8 = 7
    /// `GDK_MEMORY_B8G8R8` in C.
    case b8g8r8 = 8
    /// `GDK_MEMORY_R16G16B16` in C.
    case r16g16b16 = 9
    /// `GDK_MEMORY_R16G16B16A16_PREMULTIPLIED` in C.
    case r16g16b16a16Premultiplied = 10
    /// `GDK_MEMORY_R16G16B16A16` in C.
    case r16g16b16a16 = 11
    /// `GDK_MEMORY_R16G16B16_FLOAT` in C.
    case r16g16b16Float = 12
    /// `GDK_MEMORY_R16G16B16A16_FLOAT_PREMULTIPLIED` in C.
    case r16g16b16a16FloatPremultiplied = 13
    /// `GDK_MEMORY_R16G16B16A16_FLOAT` in C.
    case r16g16b16a16Float = 14
    /// `GDK_MEMORY_R32G32B32_FLOAT` in C.
    case r32g32b32Float = 15
    /// `GDK_MEMORY_R32G32B32A32_FLOAT_PREMULTIPLIED` in C.
    case r32g32b32a32FloatPremultiplied = 16
    /// `GDK_MEMORY_R32G32B32A32_FLOAT` in C.
    case r32g32b32a32Float = 17
    /// `GDK_MEMORY_N_FORMATS` in C.
    case nFormats = 18
    #if GTK_4_12
    /// `GDK_MEMORY_G8A8_PREMULTIPLIED` in C. Since GTK 4.12.
    public static var g8a8Premultiplied: MemoryFormat { .nFormats }
    #endif
    #if GTK_4_12
    /// `GDK_MEMORY_G8A8` in C. Since GTK 4.12.
    case g8a8 = 19
    #endif
    #if GTK_4_12
    /// `GDK_MEMORY_G8` in C. Since GTK 4.12.
    case g8 = 20
    #endif
    #if GTK_4_12
    /// `GDK_MEMORY_G16A16_PREMULTIPLIED` in C. Since GTK 4.12.
    case g16a16Premultiplied = 21
    #endif
    #if GTK_4_12
    /// `GDK_MEMORY_G16A16` in C. Since GTK 4.12.
    case g16a16 = 22
    #endif
    #if GTK_4_12
    /// `GDK_MEMORY_G16` in C. Since GTK 4.12.
    case g16 = 23
    #endif
    #if GTK_4_12
    /// `GDK_MEMORY_A8` in C. Since GTK 4.12.
    case a8 = 24
    #endif
    #if GTK_4_12
    /// `GDK_MEMORY_A16` in C. Since GTK 4.12.
    case a16 = 25
    #endif
    #if GTK_4_12
    /// `GDK_MEMORY_A16_FLOAT` in C. Since GTK 4.12.
    case a16Float = 26
    #endif
    #if GTK_4_12
    /// `GDK_MEMORY_A32_FLOAT` in C. Since GTK 4.12.
    case a32Float = 27
    #endif
    #if GTK_4_14
    /// `GDK_MEMORY_A8B8G8R8_PREMULTIPLIED` in C. Since GTK 4.14.
    case a8b8g8r8Premultiplied = 28
    #endif
    #if GTK_4_14
    /// `GDK_MEMORY_B8G8R8X8` in C. Since GTK 4.14.
    case b8g8r8x8 = 29
    #endif
    #if GTK_4_14
    /// `GDK_MEMORY_X8R8G8B8` in C. Since GTK 4.14.
    case x8r8g8b8 = 30
    #endif
    #if GTK_4_14
    /// `GDK_MEMORY_R8G8B8X8` in C. Since GTK 4.14.
    case r8g8b8x8 = 31
    #endif
    #if GTK_4_14
    /// `GDK_MEMORY_X8B8G8R8` in C. Since GTK 4.14.
    case x8b8g8r8 = 32
    #endif
    #if GTK_4_20
    /// `GDK_MEMORY_G8_B8R8_420` in C. Since GTK 4.20.
    case g8B8r8420 = 33
    #endif
    #if GTK_4_20
    /// `GDK_MEMORY_G8_R8B8_420` in C. Since GTK 4.20.
    case g8R8b8420 = 34
    #endif
    #if GTK_4_20
    /// `GDK_MEMORY_G8_B8R8_422` in C. Since GTK 4.20.
    case g8B8r8422 = 35
    #endif
    #if GTK_4_20
    /// `GDK_MEMORY_G8_R8B8_422` in C. Since GTK 4.20.
    case g8R8b8422 = 36
    #endif
    #if GTK_4_20
    /// `GDK_MEMORY_G8_B8R8_444` in C. Since GTK 4.20.
    case g8B8r8444 = 37
    #endif
    #if GTK_4_20
    /// `GDK_MEMORY_G8_R8B8_444` in C. Since GTK 4.20.
    case g8R8b8444 = 38
    #endif
    #if GTK_4_20
    /// `GDK_MEMORY_G10X6_B10X6R10X6_420` in C. Since GTK 4.20.
    case g10x6B10x6r10x6420 = 39
    #endif
    #if GTK_4_20
    /// `GDK_MEMORY_G12X4_B12X4R12X4_420` in C. Since GTK 4.20.
    case g12x4B12x4r12x4420 = 40
    #endif
    #if GTK_4_20
    /// `GDK_MEMORY_G16_B16R16_420` in C. Since GTK 4.20.
    case g16B16r16420 = 41
    #endif
    #if GTK_4_20
    /// `GDK_MEMORY_G8_B8_R8_410` in C. Since GTK 4.20.
    case g8B8R8410 = 42
    #endif
    #if GTK_4_20
    /// `GDK_MEMORY_G8_R8_B8_410` in C. Since GTK 4.20.
    case g8R8B8410 = 43
    #endif
    #if GTK_4_20
    /// `GDK_MEMORY_G8_B8_R8_411` in C. Since GTK 4.20.
    case g8B8R8411 = 44
    #endif
    #if GTK_4_20
    /// `GDK_MEMORY_G8_R8_B8_411` in C. Since GTK 4.20.
    case g8R8B8411 = 45
    #endif
    #if GTK_4_20
    /// `GDK_MEMORY_G8_B8_R8_420` in C. Since GTK 4.20.
    case g8B8R8420 = 46
    #endif
    #if GTK_4_20
    /// `GDK_MEMORY_G8_R8_B8_420` in C. Since GTK 4.20.
    case g8R8B8420 = 47
    #endif
    #if GTK_4_20
    /// `GDK_MEMORY_G8_B8_R8_422` in C. Since GTK 4.20.
    case g8B8R8422 = 48
    #endif
    #if GTK_4_20
    /// `GDK_MEMORY_G8_R8_B8_422` in C. Since GTK 4.20.
    case g8R8B8422 = 49
    #endif
    #if GTK_4_20
    /// `GDK_MEMORY_G8_B8_R8_444` in C. Since GTK 4.20.
    case g8B8R8444 = 50
    #endif
    #if GTK_4_20
    /// `GDK_MEMORY_G8_R8_B8_444` in C. Since GTK 4.20.
    case g8R8B8444 = 51
    #endif
    #if GTK_4_20
    /// `GDK_MEMORY_G8B8G8R8_422` in C. Since GTK 4.20.
    case g8b8g8r8422 = 52
    #endif
    #if GTK_4_20
    /// `GDK_MEMORY_G8R8G8B8_422` in C. Since GTK 4.20.
    case g8r8g8b8422 = 53
    #endif
    #if GTK_4_20
    /// `GDK_MEMORY_R8G8B8G8_422` in C. Since GTK 4.20.
    case r8g8b8g8422 = 54
    #endif
    #if GTK_4_20
    /// `GDK_MEMORY_B8G8R8G8_422` in C. Since GTK 4.20.
    case b8g8r8g8422 = 55
    #endif
    #if GTK_4_20
    /// `GDK_MEMORY_X6G10_X6B10_X6R10_420` in C. Since GTK 4.20.
    case x6g10X6b10X6r10420 = 56
    #endif
    #if GTK_4_20
    /// `GDK_MEMORY_X6G10_X6B10_X6R10_422` in C. Since GTK 4.20.
    case x6g10X6b10X6r10422 = 57
    #endif
    #if GTK_4_20
    /// `GDK_MEMORY_X6G10_X6B10_X6R10_444` in C. Since GTK 4.20.
    case x6g10X6b10X6r10444 = 58
    #endif
    #if GTK_4_20
    /// `GDK_MEMORY_X4G12_X4B12_X4R12_420` in C. Since GTK 4.20.
    case x4g12X4b12X4r12420 = 59
    #endif
    #if GTK_4_20
    /// `GDK_MEMORY_X4G12_X4B12_X4R12_422` in C. Since GTK 4.20.
    case x4g12X4b12X4r12422 = 60
    #endif
    #if GTK_4_20
    /// `GDK_MEMORY_X4G12_X4B12_X4R12_444` in C. Since GTK 4.20.
    case x4g12X4b12X4r12444 = 61
    #endif
    #if GTK_4_20
    /// `GDK_MEMORY_G16_B16_R16_420` in C. Since GTK 4.20.
    case g16B16R16420 = 62
    #endif
    #if GTK_4_20
    /// `GDK_MEMORY_G16_B16_R16_422` in C. Since GTK 4.20.
    case g16B16R16422 = 63
    #endif
    #if GTK_4_20
    /// `GDK_MEMORY_G16_B16_R16_444` in C. Since GTK 4.20.
    case g16B16R16444 = 64
    #endif
    #if GTK_4_24
    /// `GDK_MEMORY_ARGB2101010_PREMULTIPLIED` in C. Since GTK 4.24.
    case argb2101010Premultiplied = 65
    #endif
    #if GTK_4_24
    /// `GDK_MEMORY_ARGB2101010` in C. Since GTK 4.24.
    case argb2101010 = 66
    #endif
    #if GTK_4_24
    /// `GDK_MEMORY_XRGB2101010` in C. Since GTK 4.24.
    case xrgb2101010 = 67
    #endif
    #if GTK_4_24
    /// `GDK_MEMORY_ABGR2101010_PREMULTIPLIED` in C. Since GTK 4.24.
    case abgr2101010Premultiplied = 68
    #endif
    #if GTK_4_24
    /// `GDK_MEMORY_ABGR2101010` in C. Since GTK 4.24.
    case abgr2101010 = 69
    #endif
    #if GTK_4_24
    /// `GDK_MEMORY_XBGR2101010` in C. Since GTK 4.24.
    case xbgr2101010 = 70
    #endif

    public static var gType: GType { gdk_memory_format_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GdkMemoryFormat) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GdkMemoryFormat { GdkMemoryFormat(rawValue: unsigned) }
  }
}

extension Gdk {
  /// The flags [`GdkModifierType`](https://docs.gtk.org/gdk4/flags.ModifierType.html).
  public nonisolated struct ModifierType: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `GDK_SHIFT_MASK` in C.
    public static var shiftMask: ModifierType { ModifierType(rawValue: 1) }
    /// `GDK_LOCK_MASK` in C.
    public static var lockMask: ModifierType { ModifierType(rawValue: 2) }
    /// `GDK_CONTROL_MASK` in C.
    public static var controlMask: ModifierType { ModifierType(rawValue: 4) }
    /// `GDK_ALT_MASK` in C.
    public static var altMask: ModifierType { ModifierType(rawValue: 8) }
    /// `GDK_BUTTON1_MASK` in C.
    public static var button1Mask: ModifierType { ModifierType(rawValue: 256) }
    /// `GDK_BUTTON2_MASK` in C.
    public static var button2Mask: ModifierType { ModifierType(rawValue: 512) }
    /// `GDK_BUTTON3_MASK` in C.
    public static var button3Mask: ModifierType { ModifierType(rawValue: 1024) }
    /// `GDK_BUTTON4_MASK` in C.
    public static var button4Mask: ModifierType { ModifierType(rawValue: 2048) }
    /// `GDK_BUTTON5_MASK` in C.
    public static var button5Mask: ModifierType { ModifierType(rawValue: 4096) }
    /// `GDK_SUPER_MASK` in C.
    public static var superMask: ModifierType { ModifierType(rawValue: 67_108_864) }
    /// `GDK_HYPER_MASK` in C.
    public static var hyperMask: ModifierType { ModifierType(rawValue: 134_217_728) }
    /// `GDK_META_MASK` in C.
    public static var metaMask: ModifierType { ModifierType(rawValue: 268_435_456) }

    public static var gType: GType { gdk_modifier_type_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GdkModifierType) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GdkModifierType { GdkModifierType(rawValue: unsigned) }
  }
}

extension Gdk {
  /// The enumeration [`GdkNotifyType`](https://docs.gtk.org/gdk4/enum.NotifyType.html).
  public nonisolated enum NotifyType: Int32, GEnum, Sendable {
    /// `GDK_NOTIFY_ANCESTOR` in C.
    case ancestor = 0
    /// `GDK_NOTIFY_VIRTUAL` in C.
    case virtual = 1
    /// `GDK_NOTIFY_INFERIOR` in C.
    case inferior = 2
    /// `GDK_NOTIFY_NONLINEAR` in C.
    case nonlinear = 3
    /// `GDK_NOTIFY_NONLINEAR_VIRTUAL` in C.
    case nonlinearVirtual = 4
    /// `GDK_NOTIFY_UNKNOWN` in C.
    case unknown = 5

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 6) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { gdk_notify_type_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GdkNotifyType) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GdkNotifyType { GdkNotifyType(rawValue: unsigned) }
  }
}

extension Gdk {
  /// The flags [`GdkPaintableFlags`](https://docs.gtk.org/gdk4/flags.PaintableFlags.html).
  public nonisolated struct PaintableFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `GDK_PAINTABLE_STATIC_SIZE` in C.
    public static var size: PaintableFlags { PaintableFlags(rawValue: 1) }
    /// `GDK_PAINTABLE_STATIC_CONTENTS` in C.
    public static var contents: PaintableFlags { PaintableFlags(rawValue: 2) }

    public static var gType: GType { gdk_paintable_flags_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GdkPaintableFlags) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GdkPaintableFlags { GdkPaintableFlags(rawValue: unsigned) }
  }
}

extension Gdk {
  /// The enumeration [`GdkScrollDirection`](https://docs.gtk.org/gdk4/enum.ScrollDirection.html).
  public nonisolated enum ScrollDirection: Int32, GEnum, Sendable {
    /// `GDK_SCROLL_UP` in C.
    case up = 0
    /// `GDK_SCROLL_DOWN` in C.
    case down = 1
    /// `GDK_SCROLL_LEFT` in C.
    case left = 2
    /// `GDK_SCROLL_RIGHT` in C.
    case right = 3
    /// `GDK_SCROLL_SMOOTH` in C.
    case smooth = 4

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 5) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { gdk_scroll_direction_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GdkScrollDirection) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GdkScrollDirection { GdkScrollDirection(rawValue: unsigned) }
  }
}

extension Gdk {
  /// The enumeration [`GdkScrollUnit`](https://docs.gtk.org/gdk4/enum.ScrollUnit.html). Since GTK 4.8.
  public nonisolated enum ScrollUnit: Int32, GEnum, Sendable {
    /// `GDK_SCROLL_UNIT_WHEEL` in C.
    case wheel = 0
    /// `GDK_SCROLL_UNIT_SURFACE` in C.
    case surface = 1

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { gdk_scroll_unit_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GdkScrollUnit) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GdkScrollUnit { GdkScrollUnit(rawValue: unsigned) }
  }
}

extension Gdk {
  /// The flags [`GdkSeatCapabilities`](https://docs.gtk.org/gdk4/flags.SeatCapabilities.html).
  public nonisolated struct SeatCapabilities: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `GDK_SEAT_CAPABILITY_POINTER` in C.
    public static var pointer: SeatCapabilities { SeatCapabilities(rawValue: 1) }
    /// `GDK_SEAT_CAPABILITY_TOUCH` in C.
    public static var touch: SeatCapabilities { SeatCapabilities(rawValue: 2) }
    /// `GDK_SEAT_CAPABILITY_TABLET_STYLUS` in C.
    public static var tabletStylus: SeatCapabilities { SeatCapabilities(rawValue: 4) }
    /// `GDK_SEAT_CAPABILITY_KEYBOARD` in C.
    public static var keyboard: SeatCapabilities { SeatCapabilities(rawValue: 8) }
    /// `GDK_SEAT_CAPABILITY_TABLET_PAD` in C.
    public static var tabletPad: SeatCapabilities { SeatCapabilities(rawValue: 16) }
    /// `GDK_SEAT_CAPABILITY_ALL_POINTING` in C.
    public static var allPointing: SeatCapabilities { SeatCapabilities(rawValue: 7) }
    /// `GDK_SEAT_CAPABILITY_ALL` in C.
    public static var all: SeatCapabilities { SeatCapabilities(rawValue: 15) }

    public static var gType: GType { gdk_seat_capabilities_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GdkSeatCapabilities) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GdkSeatCapabilities { GdkSeatCapabilities(rawValue: unsigned) }
  }
}

extension Gdk {
  /// The enumeration [`GdkSubpixelLayout`](https://docs.gtk.org/gdk4/enum.SubpixelLayout.html).
  public nonisolated enum SubpixelLayout: Int32, GEnum, Sendable {
    /// `GDK_SUBPIXEL_LAYOUT_UNKNOWN` in C.
    case unknown = 0
    /// `GDK_SUBPIXEL_LAYOUT_NONE` in C.
    case none = 1
    /// `GDK_SUBPIXEL_LAYOUT_HORIZONTAL_RGB` in C.
    case horizontalRgb = 2
    /// `GDK_SUBPIXEL_LAYOUT_HORIZONTAL_BGR` in C.
    case horizontalBgr = 3
    /// `GDK_SUBPIXEL_LAYOUT_VERTICAL_RGB` in C.
    case verticalRgb = 4
    /// `GDK_SUBPIXEL_LAYOUT_VERTICAL_BGR` in C.
    case verticalBgr = 5

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 6) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { gdk_subpixel_layout_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GdkSubpixelLayout) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GdkSubpixelLayout { GdkSubpixelLayout(rawValue: unsigned) }
  }
}

extension Gdk {
  /// The enumeration [`GdkSurfaceEdge`](https://docs.gtk.org/gdk4/enum.SurfaceEdge.html).
  public nonisolated enum SurfaceEdge: Int32, GEnum, Sendable {
    /// `GDK_SURFACE_EDGE_NORTH_WEST` in C.
    case northWest = 0
    /// `GDK_SURFACE_EDGE_NORTH` in C.
    case north = 1
    /// `GDK_SURFACE_EDGE_NORTH_EAST` in C.
    case northEast = 2
    /// `GDK_SURFACE_EDGE_WEST` in C.
    case west = 3
    /// `GDK_SURFACE_EDGE_EAST` in C.
    case east = 4
    /// `GDK_SURFACE_EDGE_SOUTH_WEST` in C.
    case southWest = 5
    /// `GDK_SURFACE_EDGE_SOUTH` in C.
    case south = 6
    /// `GDK_SURFACE_EDGE_SOUTH_EAST` in C.
    case southEast = 7

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 8) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { gdk_surface_edge_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GdkSurfaceEdge) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GdkSurfaceEdge { GdkSurfaceEdge(rawValue: unsigned) }
  }
}

extension Gdk {
  /// The enumeration [`GdkTitlebarGesture`](https://docs.gtk.org/gdk4/enum.TitlebarGesture.html). Since GTK 4.4.
  public nonisolated enum TitlebarGesture: Int32, GEnum, Sendable {
    /// `GDK_TITLEBAR_GESTURE_DOUBLE_CLICK` in C.
    case doubleClick = 1
    /// `GDK_TITLEBAR_GESTURE_RIGHT_CLICK` in C.
    case rightClick = 2
    /// `GDK_TITLEBAR_GESTURE_MIDDLE_CLICK` in C.
    case middleClick = 3

    public static var gType: GType { gdk_titlebar_gesture_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GdkTitlebarGesture) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GdkTitlebarGesture { GdkTitlebarGesture(rawValue: unsigned) }
  }
}

extension Gdk {
  /// The flags [`GdkToplevelState`](https://docs.gtk.org/gdk4/flags.ToplevelState.html).
  public nonisolated struct ToplevelState: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `GDK_TOPLEVEL_STATE_MINIMIZED` in C.
    public static var minimized: ToplevelState { ToplevelState(rawValue: 1) }
    /// `GDK_TOPLEVEL_STATE_MAXIMIZED` in C.
    public static var maximized: ToplevelState { ToplevelState(rawValue: 2) }
    /// `GDK_TOPLEVEL_STATE_STICKY` in C.
    public static var sticky: ToplevelState { ToplevelState(rawValue: 4) }
    /// `GDK_TOPLEVEL_STATE_FULLSCREEN` in C.
    public static var fullscreen: ToplevelState { ToplevelState(rawValue: 8) }
    /// `GDK_TOPLEVEL_STATE_ABOVE` in C.
    public static var above: ToplevelState { ToplevelState(rawValue: 16) }
    /// `GDK_TOPLEVEL_STATE_BELOW` in C.
    public static var below: ToplevelState { ToplevelState(rawValue: 32) }
    /// `GDK_TOPLEVEL_STATE_FOCUSED` in C.
    public static var focused: ToplevelState { ToplevelState(rawValue: 64) }
    /// `GDK_TOPLEVEL_STATE_TILED` in C.
    public static var tiled: ToplevelState { ToplevelState(rawValue: 128) }
    /// `GDK_TOPLEVEL_STATE_TOP_TILED` in C.
    public static var topTiled: ToplevelState { ToplevelState(rawValue: 256) }
    /// `GDK_TOPLEVEL_STATE_TOP_RESIZABLE` in C.
    public static var topResizable: ToplevelState { ToplevelState(rawValue: 512) }
    /// `GDK_TOPLEVEL_STATE_RIGHT_TILED` in C.
    public static var rightTiled: ToplevelState { ToplevelState(rawValue: 1024) }
    /// `GDK_TOPLEVEL_STATE_RIGHT_RESIZABLE` in C.
    public static var rightResizable: ToplevelState { ToplevelState(rawValue: 2048) }
    /// `GDK_TOPLEVEL_STATE_BOTTOM_TILED` in C.
    public static var bottomTiled: ToplevelState { ToplevelState(rawValue: 4096) }
    /// `GDK_TOPLEVEL_STATE_BOTTOM_RESIZABLE` in C.
    public static var bottomResizable: ToplevelState { ToplevelState(rawValue: 8192) }
    /// `GDK_TOPLEVEL_STATE_LEFT_TILED` in C.
    public static var leftTiled: ToplevelState { ToplevelState(rawValue: 16384) }
    /// `GDK_TOPLEVEL_STATE_LEFT_RESIZABLE` in C.
    public static var leftResizable: ToplevelState { ToplevelState(rawValue: 32768) }
    #if GTK_4_12
    /// `GDK_TOPLEVEL_STATE_SUSPENDED` in C. Since GTK 4.12.
    public static var suspended: ToplevelState { ToplevelState(rawValue: 65536) }
    #endif

    public static var gType: GType { gdk_toplevel_state_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GdkToplevelState) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GdkToplevelState { GdkToplevelState(rawValue: unsigned) }
  }
}

extension Gdk {
  /// The enumeration [`GdkTouchpadGesturePhase`](https://docs.gtk.org/gdk4/enum.TouchpadGesturePhase.html).
  public nonisolated enum TouchpadGesturePhase: Int32, GEnum, Sendable {
    /// `GDK_TOUCHPAD_GESTURE_PHASE_BEGIN` in C.
    case begin = 0
    /// `GDK_TOUCHPAD_GESTURE_PHASE_UPDATE` in C.
    case update = 1
    /// `GDK_TOUCHPAD_GESTURE_PHASE_END` in C.
    case end = 2
    /// `GDK_TOUCHPAD_GESTURE_PHASE_CANCEL` in C.
    case cancel = 3

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { gdk_touchpad_gesture_phase_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GdkTouchpadGesturePhase) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GdkTouchpadGesturePhase { GdkTouchpadGesturePhase(rawValue: unsigned) }
  }
}
