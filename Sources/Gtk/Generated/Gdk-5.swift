// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

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

    public static var gType: GType { gdk_memory_format_get_type() }

    @MainActor init(cValue: GdkMemoryFormat) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkMemoryFormat { GdkMemoryFormat(unsigned) }
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

    @MainActor init(cValue: GdkModifierType) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkModifierType { GdkModifierType(unsigned) }
  }
}

extension Gdk {
  /// Specifies the kind of crossing for enter and leave events.
  public nonisolated enum NotifyType: Int32, GEnum, Sendable {
    /// the surface is entered from an ancestor or left towards an ancestor.
    case ancestor = 0
    /// the pointer moves between an ancestor and an inferior of the surface.
    case virtual = 1
    /// the surface is entered from an inferior or left towards an inferior.
    case inferior = 2
    /// the surface is entered from or left towards a surface which is neither an ancestor nor an inferior.
    case nonlinear = 3
    /// the pointer moves between two surfaces which are not ancestors of each other and the surface is part of the
    /// ancestor chain between one of these surfaces and their least common ancestor.
    case nonlinearVirtual = 4
    /// an unknown type of enter/leave event occurred.
    case unknown = 5

    public static var gType: GType { gdk_notify_type_get_type() }

    @MainActor init(cValue: GdkNotifyType) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkNotifyType { GdkNotifyType(unsigned) }
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

    @MainActor init(cValue: GdkPaintableFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkPaintableFlags { GdkPaintableFlags(unsigned) }
  }
}

extension Gdk {
  /// Specifies the direction for scroll events.
  public nonisolated enum ScrollDirection: Int32, GEnum, Sendable {
    /// the surface is scrolled up.
    case up = 0
    /// the surface is scrolled down.
    case down = 1
    /// the surface is scrolled to the left.
    case left = 2
    /// the surface is scrolled to the right.
    case right = 3
    /// the scrolling is determined by the delta values in scroll events. See `gdk_scroll_event_get_deltas()`
    case smooth = 4

    public static var gType: GType { gdk_scroll_direction_get_type() }

    @MainActor init(cValue: GdkScrollDirection) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkScrollDirection { GdkScrollDirection(unsigned) }
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

    @MainActor init(cValue: GdkScrollUnit) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkScrollUnit { GdkScrollUnit(unsigned) }
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

    @MainActor init(cValue: GdkSeatCapabilities) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkSeatCapabilities { GdkSeatCapabilities(unsigned) }
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

    @MainActor init(cValue: GdkSubpixelLayout) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkSubpixelLayout { GdkSubpixelLayout(unsigned) }
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

    @MainActor init(cValue: GdkSurfaceEdge) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkSurfaceEdge { GdkSurfaceEdge(unsigned) }
  }
}

extension Gdk {
  public nonisolated enum TitlebarGesture: Int32, GEnum, Sendable {
    case doubleClick = 1
    case rightClick = 2
    case middleClick = 3

    public static var gType: GType { gdk_titlebar_gesture_get_type() }

    @MainActor init(cValue: GdkTitlebarGesture) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkTitlebarGesture { GdkTitlebarGesture(unsigned) }
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

    @MainActor init(cValue: GdkToplevelState) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkToplevelState { GdkToplevelState(unsigned) }
  }
}

extension Gdk {
  /// Specifies the current state of a touchpad gesture.
  public nonisolated enum TouchpadGesturePhase: Int32, GEnum, Sendable {
    /// The gesture has begun.
    case begin = 0
    /// The gesture has been updated.
    case update = 1
    /// The gesture was finished, changes should be permanently applied.
    case end = 2
    /// The gesture was cancelled, all changes should be undone.
    case cancel = 3

    public static var gType: GType { gdk_touchpad_gesture_phase_get_type() }

    @MainActor init(cValue: GdkTouchpadGesturePhase) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkTouchpadGesturePhase { GdkTouchpadGesturePhase(unsigned) }
  }
}
