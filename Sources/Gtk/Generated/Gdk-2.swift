// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gdk {
  /// Flags to indicate the state of modifier keys and mouse buttons in events.
  public nonisolated struct ModifierType: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// the Shift key.
    public static var shiftMask: ModifierType { ModifierType(rawValue: 1) }
    /// a Lock key (depending on the modifier mapping of the X server this may either be CapsLock or ShiftLock).
    public static var lockMask: ModifierType { ModifierType(rawValue: 2) }
    /// the Control key.
    public static var controlMask: ModifierType { ModifierType(rawValue: 4) }
    /// the fourth modifier key (it depends on the modifier mapping of the X server which key is interpreted as this
    /// modifier, but normally it is the Alt key).
    public static var altMask: ModifierType { ModifierType(rawValue: 8) }
    /// the first mouse button.
    public static var button1Mask: ModifierType { ModifierType(rawValue: 256) }
    /// the second mouse button.
    public static var button2Mask: ModifierType { ModifierType(rawValue: 512) }
    /// the third mouse button.
    public static var button3Mask: ModifierType { ModifierType(rawValue: 1024) }
    /// the fourth mouse button.
    public static var button4Mask: ModifierType { ModifierType(rawValue: 2048) }
    /// the fifth mouse button.
    public static var button5Mask: ModifierType { ModifierType(rawValue: 4096) }
    /// the Super modifier
    public static var superMask: ModifierType { ModifierType(rawValue: 67_108_864) }
    /// the Hyper modifier
    public static var hyperMask: ModifierType { ModifierType(rawValue: 134_217_728) }
    /// the Meta modifier
    public static var metaMask: ModifierType { ModifierType(rawValue: 268_435_456) }

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

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 6) }
    public var rawValue: Int32 { place }

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
    public static var size: PaintableFlags { PaintableFlags(rawValue: 1) }
    /// The content is immutable. The `GdkPaintable.invalidateContents` signal will never be emitted.
    public static var contents: PaintableFlags { PaintableFlags(rawValue: 2) }

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

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 5) }
    public var rawValue: Int32 { place }

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

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 2) }
    public var rawValue: Int32 { place }

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
    public static var pointer: SeatCapabilities { SeatCapabilities(rawValue: 1) }
    /// The seat has touchscreen(s) attached
    public static var touch: SeatCapabilities { SeatCapabilities(rawValue: 2) }
    /// The seat has drawing tablet(s) attached
    public static var tabletStylus: SeatCapabilities { SeatCapabilities(rawValue: 4) }
    /// The seat has keyboard(s) attached
    public static var keyboard: SeatCapabilities { SeatCapabilities(rawValue: 8) }
    /// The seat has drawing tablet pad(s) attached
    public static var tabletPad: SeatCapabilities { SeatCapabilities(rawValue: 16) }
    /// The union of all pointing capabilities
    public static var allPointing: SeatCapabilities { SeatCapabilities(rawValue: 7) }
    /// The union of all capabilities
    public static var all: SeatCapabilities { SeatCapabilities(rawValue: 15) }

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

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 6) }
    public var rawValue: Int32 { place }

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

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 8) }
    public var rawValue: Int32 { place }

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
    public static var minimized: ToplevelState { ToplevelState(rawValue: 1) }
    /// the surface is maximized
    public static var maximized: ToplevelState { ToplevelState(rawValue: 2) }
    /// the surface is sticky
    public static var sticky: ToplevelState { ToplevelState(rawValue: 4) }
    /// the surface is maximized without decorations
    public static var fullscreen: ToplevelState { ToplevelState(rawValue: 8) }
    /// the surface is kept above other surfaces
    public static var above: ToplevelState { ToplevelState(rawValue: 16) }
    /// the surface is kept below other surfaces
    public static var below: ToplevelState { ToplevelState(rawValue: 32) }
    /// the surface is presented as focused (with active decorations)
    public static var focused: ToplevelState { ToplevelState(rawValue: 64) }
    /// the surface is in a tiled state
    public static var tiled: ToplevelState { ToplevelState(rawValue: 128) }
    /// whether the top edge is tiled
    public static var topTiled: ToplevelState { ToplevelState(rawValue: 256) }
    /// whether the top edge is resizable
    public static var topResizable: ToplevelState { ToplevelState(rawValue: 512) }
    /// whether the right edge is tiled
    public static var rightTiled: ToplevelState { ToplevelState(rawValue: 1024) }
    /// whether the right edge is resizable
    public static var rightResizable: ToplevelState { ToplevelState(rawValue: 2048) }
    /// whether the bottom edge is tiled
    public static var bottomTiled: ToplevelState { ToplevelState(rawValue: 4096) }
    /// whether the bottom edge is resizable
    public static var bottomResizable: ToplevelState { ToplevelState(rawValue: 8192) }
    /// whether the left edge is tiled
    public static var leftTiled: ToplevelState { ToplevelState(rawValue: 16384) }
    /// whether the left edge is resizable
    public static var leftResizable: ToplevelState { ToplevelState(rawValue: 32768) }

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

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gdk_touchpad_gesture_phase_get_type() }

    @MainActor init(cValue: GdkTouchpadGesturePhase) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkTouchpadGesturePhase { GdkTouchpadGesturePhase(unsigned) }
  }
}
