// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

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

    @MainActor init(cValue: GdkModifierType) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkModifierType { GdkModifierType(unsigned) }
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

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 6) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gdk_notify_type_get_type() }

    @MainActor init(cValue: GdkNotifyType) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkNotifyType { GdkNotifyType(unsigned) }
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

    @MainActor init(cValue: GdkPaintableFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkPaintableFlags { GdkPaintableFlags(unsigned) }
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

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 5) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gdk_scroll_direction_get_type() }

    @MainActor init(cValue: GdkScrollDirection) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkScrollDirection { GdkScrollDirection(unsigned) }
  }
}

extension Gdk {
  /// The enumeration [`GdkScrollUnit`](https://docs.gtk.org/gdk4/enum.ScrollUnit.html). Since GTK 4.8.
  public nonisolated enum ScrollUnit: Int32, GEnum, Sendable {
    /// `GDK_SCROLL_UNIT_WHEEL` in C.
    case wheel = 0
    /// `GDK_SCROLL_UNIT_SURFACE` in C.
    case surface = 1

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 2) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gdk_scroll_unit_get_type() }

    @MainActor init(cValue: GdkScrollUnit) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkScrollUnit { GdkScrollUnit(unsigned) }
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

    @MainActor init(cValue: GdkSeatCapabilities) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkSeatCapabilities { GdkSeatCapabilities(unsigned) }
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

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 6) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gdk_subpixel_layout_get_type() }

    @MainActor init(cValue: GdkSubpixelLayout) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkSubpixelLayout { GdkSubpixelLayout(unsigned) }
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

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 8) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gdk_surface_edge_get_type() }

    @MainActor init(cValue: GdkSurfaceEdge) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkSurfaceEdge { GdkSurfaceEdge(unsigned) }
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

    @MainActor init(cValue: GdkTitlebarGesture) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkTitlebarGesture { GdkTitlebarGesture(unsigned) }
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

    public static var gType: GType { gdk_toplevel_state_get_type() }

    @MainActor init(cValue: GdkToplevelState) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkToplevelState { GdkToplevelState(unsigned) }
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

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gdk_touchpad_gesture_phase_get_type() }

    @MainActor init(cValue: GdkTouchpadGesturePhase) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkTouchpadGesturePhase { GdkTouchpadGesturePhase(unsigned) }
  }
}
