// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The enumeration
  /// [`AdwAnimationState`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/enum.AnimationState.html).
  /// Since Libadwaita 1.0.
  public nonisolated enum AnimationState: Int32, Gtk.GEnum, Sendable {
    /// `ADW_ANIMATION_IDLE` in C.
    case idle = 0
    /// `ADW_ANIMATION_PAUSED` in C.
    case paused = 1
    /// `ADW_ANIMATION_PLAYING` in C.
    case playing = 2
    /// `ADW_ANIMATION_FINISHED` in C.
    case finished = 3

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { adw_animation_state_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: AdwAnimationState) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: AdwAnimationState { AdwAnimationState(rawValue: unsigned) }
  }
}

extension Adw {
  /// The enumeration
  /// [`AdwCenteringPolicy`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/enum.CenteringPolicy.html).
  /// Since Libadwaita 1.0.
  public nonisolated enum CenteringPolicy: Int32, Gtk.GEnum, Sendable {
    /// `ADW_CENTERING_POLICY_LOOSE` in C.
    case loose = 0
    /// `ADW_CENTERING_POLICY_STRICT` in C.
    case strict = 1

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { adw_centering_policy_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: AdwCenteringPolicy) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: AdwCenteringPolicy { AdwCenteringPolicy(rawValue: unsigned) }
  }
}

extension Adw {
  /// The enumeration
  /// [`AdwColorScheme`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/enum.ColorScheme.html). Since
  /// Libadwaita 1.0.
  public nonisolated enum ColorScheme: Int32, Gtk.GEnum, Sendable {
    /// `ADW_COLOR_SCHEME_DEFAULT` in C.
    case `default` = 0
    /// `ADW_COLOR_SCHEME_FORCE_LIGHT` in C.
    case forceLight = 1
    /// `ADW_COLOR_SCHEME_PREFER_LIGHT` in C.
    case preferLight = 2
    /// `ADW_COLOR_SCHEME_PREFER_DARK` in C.
    case preferDark = 3
    /// `ADW_COLOR_SCHEME_FORCE_DARK` in C.
    case forceDark = 4

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 5) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { adw_color_scheme_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: AdwColorScheme) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: AdwColorScheme { AdwColorScheme(rawValue: unsigned) }
  }
}

extension Adw {
  /// The enumeration [`AdwEasing`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/enum.Easing.html).
  /// Since Libadwaita 1.0.
  public nonisolated enum Easing: Int32, Gtk.GEnum, Sendable {
    /// `ADW_LINEAR` in C.
    case linear = 0
    /// `ADW_EASE_IN_QUAD` in C.
    case easeInQuad = 1
    /// `ADW_EASE_OUT_QUAD` in C.
    case easeOutQuad = 2
    /// `ADW_EASE_IN_OUT_QUAD` in C.
    case easeInOutQuad = 3
    /// `ADW_EASE_IN_CUBIC` in C.
    case easeInCubic = 4
    /// `ADW_EASE_OUT_CUBIC` in C.
    case easeOutCubic = 5
    /// `ADW_EASE_IN_OUT_CUBIC` in C.
    case easeInOutCubic = 6
    /// `ADW_EASE_IN_QUART` in C.
    case easeInQuart = 7
    /// `ADW_EASE_OUT_QUART` in C.
    case easeOutQuart = 8
    /// `ADW_EASE_IN_OUT_QUART` in C.
    case easeInOutQuart = 9
    /// `ADW_EASE_IN_QUINT` in C.
    case easeInQuint = 10
    /// `ADW_EASE_OUT_QUINT` in C.
    case easeOutQuint = 11
    /// `ADW_EASE_IN_OUT_QUINT` in C.
    case easeInOutQuint = 12
    /// `ADW_EASE_IN_SINE` in C.
    case easeInSine = 13
    /// `ADW_EASE_OUT_SINE` in C.
    case easeOutSine = 14
    /// `ADW_EASE_IN_OUT_SINE` in C.
    case easeInOutSine = 15
    /// `ADW_EASE_IN_EXPO` in C.
    case easeInExpo = 16
    /// `ADW_EASE_OUT_EXPO` in C.
    case easeOutExpo = 17
    /// `ADW_EASE_IN_OUT_EXPO` in C.
    case easeInOutExpo = 18
    /// `ADW_EASE_IN_CIRC` in C.
    case easeInCirc = 19
    /// `ADW_EASE_OUT_CIRC` in C.
    case easeOutCirc = 20
    /// `ADW_EASE_IN_OUT_CIRC` in C.
    case easeInOutCirc = 21
    /// `ADW_EASE_IN_ELASTIC` in C.
    case easeInElastic = 22
    /// `ADW_EASE_OUT_ELASTIC` in C.
    case easeOutElastic = 23
    /// `ADW_EASE_IN_OUT_ELASTIC` in C.
    case easeInOutElastic = 24
    /// `ADW_EASE_IN_BACK` in C.
    case easeInBack = 25
    /// `ADW_EASE_OUT_BACK` in C.
    case easeOutBack = 26
    /// `ADW_EASE_IN_OUT_BACK` in C.
    case easeInOutBack = 27
    /// `ADW_EASE_IN_BOUNCE` in C.
    case easeInBounce = 28
    /// `ADW_EASE_OUT_BOUNCE` in C.
    case easeOutBounce = 29
    /// `ADW_EASE_IN_OUT_BOUNCE` in C.
    case easeInOutBounce = 30
    #if ADW_1_7
    /// `ADW_EASE` in C. Since Libadwaita 1.7.
    case ease = 31
    #endif
    #if ADW_1_7
    /// `ADW_EASE_IN` in C. Since Libadwaita 1.7.
    case easeIn = 32
    #endif
    #if ADW_1_7
    /// `ADW_EASE_OUT` in C. Since Libadwaita 1.7.
    case easeOut = 33
    #endif
    #if ADW_1_7
    /// `ADW_EASE_IN_OUT` in C. Since Libadwaita 1.7.
    case easeInOut = 34
    #endif

    public static var gType: Gtk.GType { adw_easing_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: AdwEasing) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: AdwEasing { AdwEasing(rawValue: unsigned) }
  }
}

extension Adw {
  /// The enumeration
  /// [`AdwFlapFoldPolicy`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/enum.FlapFoldPolicy.html).
  /// Since Libadwaita 1.0.
  public nonisolated enum FlapFoldPolicy: Int32, Gtk.GEnum, Sendable {
    /// `ADW_FLAP_FOLD_POLICY_NEVER` in C.
    case never = 0
    /// `ADW_FLAP_FOLD_POLICY_ALWAYS` in C.
    case always = 1
    /// `ADW_FLAP_FOLD_POLICY_AUTO` in C.
    case auto = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { adw_flap_fold_policy_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: AdwFlapFoldPolicy) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: AdwFlapFoldPolicy { AdwFlapFoldPolicy(rawValue: unsigned) }
  }
}

extension Adw {
  /// The enumeration
  /// [`AdwFlapTransitionType`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/enum.FlapTransitionType.html).
  /// Since Libadwaita 1.0.
  public nonisolated enum FlapTransitionType: Int32, Gtk.GEnum, Sendable {
    /// `ADW_FLAP_TRANSITION_TYPE_OVER` in C.
    case over = 0
    /// `ADW_FLAP_TRANSITION_TYPE_UNDER` in C.
    case under = 1
    /// `ADW_FLAP_TRANSITION_TYPE_SLIDE` in C.
    case slide = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { adw_flap_transition_type_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: AdwFlapTransitionType) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: AdwFlapTransitionType { AdwFlapTransitionType(rawValue: unsigned) }
  }
}

extension Adw {
  /// The enumeration
  /// [`AdwFoldThresholdPolicy`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/enum.FoldThresholdPolicy.html).
  /// Since Libadwaita 1.0.
  public nonisolated enum FoldThresholdPolicy: Int32, Gtk.GEnum, Sendable {
    /// `ADW_FOLD_THRESHOLD_POLICY_MINIMUM` in C.
    case minimum = 0
    /// `ADW_FOLD_THRESHOLD_POLICY_NATURAL` in C.
    case natural = 1

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { adw_fold_threshold_policy_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: AdwFoldThresholdPolicy) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: AdwFoldThresholdPolicy { AdwFoldThresholdPolicy(rawValue: unsigned) }
  }
}

extension Adw {
  /// The enumeration
  /// [`AdwLeafletTransitionType`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/enum.LeafletTransitionType.html).
  /// Since Libadwaita 1.0.
  public nonisolated enum LeafletTransitionType: Int32, Gtk.GEnum, Sendable {
    /// `ADW_LEAFLET_TRANSITION_TYPE_OVER` in C.
    case over = 0
    /// `ADW_LEAFLET_TRANSITION_TYPE_UNDER` in C.
    case under = 1
    /// `ADW_LEAFLET_TRANSITION_TYPE_SLIDE` in C.
    case slide = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { adw_leaflet_transition_type_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: AdwLeafletTransitionType) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: AdwLeafletTransitionType { AdwLeafletTransitionType(rawValue: unsigned) }
  }
}

extension Adw {
  /// The enumeration
  /// [`AdwNavigationDirection`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/enum.NavigationDirection.html).
  /// Since Libadwaita 1.0.
  public nonisolated enum NavigationDirection: Int32, Gtk.GEnum, Sendable {
    /// `ADW_NAVIGATION_DIRECTION_BACK` in C.
    case back = 0
    /// `ADW_NAVIGATION_DIRECTION_FORWARD` in C.
    case forward = 1

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { adw_navigation_direction_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: AdwNavigationDirection) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: AdwNavigationDirection { AdwNavigationDirection(rawValue: unsigned) }
  }
}

extension Adw {
  /// The enumeration
  /// [`AdwResponseAppearance`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/enum.ResponseAppearance.html).
  /// Since Libadwaita 1.2.
  public nonisolated enum ResponseAppearance: Int32, Gtk.GEnum, Sendable {
    /// `ADW_RESPONSE_DEFAULT` in C.
    case `default` = 0
    /// `ADW_RESPONSE_SUGGESTED` in C.
    case suggested = 1
    /// `ADW_RESPONSE_DESTRUCTIVE` in C.
    case destructive = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { adw_response_appearance_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: AdwResponseAppearance) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: AdwResponseAppearance { AdwResponseAppearance(rawValue: unsigned) }
  }
}

extension Adw {
  /// The enumeration
  /// [`AdwSqueezerTransitionType`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/enum.SqueezerTransitionType.html).
  /// Since Libadwaita 1.0.
  public nonisolated enum SqueezerTransitionType: Int32, Gtk.GEnum, Sendable {
    /// `ADW_SQUEEZER_TRANSITION_TYPE_NONE` in C.
    case none = 0
    /// `ADW_SQUEEZER_TRANSITION_TYPE_CROSSFADE` in C.
    case crossfade = 1

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { adw_squeezer_transition_type_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: AdwSqueezerTransitionType) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: AdwSqueezerTransitionType { AdwSqueezerTransitionType(rawValue: unsigned) }
  }
}

extension Adw {
  /// The flags
  /// [`AdwTabViewShortcuts`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/flags.TabViewShortcuts.html).
  /// Since Libadwaita 1.2.
  public nonisolated struct TabViewShortcuts: Gtk.GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `ADW_TAB_VIEW_SHORTCUT_CONTROL_TAB` in C.
    public static var controlTab: TabViewShortcuts { TabViewShortcuts(rawValue: 1) }
    /// `ADW_TAB_VIEW_SHORTCUT_CONTROL_SHIFT_TAB` in C.
    public static var controlShiftTab: TabViewShortcuts { TabViewShortcuts(rawValue: 2) }
    /// `ADW_TAB_VIEW_SHORTCUT_CONTROL_PAGE_UP` in C.
    public static var controlPageUp: TabViewShortcuts { TabViewShortcuts(rawValue: 4) }
    /// `ADW_TAB_VIEW_SHORTCUT_CONTROL_PAGE_DOWN` in C.
    public static var controlPageDown: TabViewShortcuts { TabViewShortcuts(rawValue: 8) }
    /// `ADW_TAB_VIEW_SHORTCUT_CONTROL_HOME` in C.
    public static var controlHome: TabViewShortcuts { TabViewShortcuts(rawValue: 16) }
    /// `ADW_TAB_VIEW_SHORTCUT_CONTROL_END` in C.
    public static var controlEnd: TabViewShortcuts { TabViewShortcuts(rawValue: 32) }
    /// `ADW_TAB_VIEW_SHORTCUT_CONTROL_SHIFT_PAGE_UP` in C.
    public static var controlShiftPageUp: TabViewShortcuts { TabViewShortcuts(rawValue: 64) }
    /// `ADW_TAB_VIEW_SHORTCUT_CONTROL_SHIFT_PAGE_DOWN` in C.
    public static var controlShiftPageDown: TabViewShortcuts { TabViewShortcuts(rawValue: 128) }
    /// `ADW_TAB_VIEW_SHORTCUT_CONTROL_SHIFT_HOME` in C.
    public static var controlShiftHome: TabViewShortcuts { TabViewShortcuts(rawValue: 256) }
    /// `ADW_TAB_VIEW_SHORTCUT_CONTROL_SHIFT_END` in C.
    public static var controlShiftEnd: TabViewShortcuts { TabViewShortcuts(rawValue: 512) }
    /// `ADW_TAB_VIEW_SHORTCUT_ALT_DIGITS` in C.
    public static var altDigits: TabViewShortcuts { TabViewShortcuts(rawValue: 1024) }
    /// `ADW_TAB_VIEW_SHORTCUT_ALT_ZERO` in C.
    public static var altZero: TabViewShortcuts { TabViewShortcuts(rawValue: 2048) }
    /// `ADW_TAB_VIEW_SHORTCUT_ALL_SHORTCUTS` in C.
    public static var allShortcuts: TabViewShortcuts { TabViewShortcuts(rawValue: 4095) }

    public static var gType: Gtk.GType { adw_tab_view_shortcuts_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: AdwTabViewShortcuts) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: AdwTabViewShortcuts { AdwTabViewShortcuts(rawValue: unsigned) }
  }
}

extension Adw {
  /// The enumeration
  /// [`AdwToastPriority`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/enum.ToastPriority.html). Since
  /// Libadwaita 1.0.
  public nonisolated enum ToastPriority: Int32, Gtk.GEnum, Sendable {
    /// `ADW_TOAST_PRIORITY_NORMAL` in C.
    case normal = 0
    /// `ADW_TOAST_PRIORITY_HIGH` in C.
    case high = 1

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { adw_toast_priority_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: AdwToastPriority) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: AdwToastPriority { AdwToastPriority(rawValue: unsigned) }
  }
}

extension Adw {
  /// The enumeration
  /// [`AdwViewSwitcherPolicy`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/enum.ViewSwitcherPolicy.html).
  public nonisolated enum ViewSwitcherPolicy: Int32, Gtk.GEnum, Sendable {
    /// `ADW_VIEW_SWITCHER_POLICY_NARROW` in C.
    case narrow = 0
    /// `ADW_VIEW_SWITCHER_POLICY_WIDE` in C.
    case wide = 1

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { adw_view_switcher_policy_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: AdwViewSwitcherPolicy) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: AdwViewSwitcherPolicy { AdwViewSwitcherPolicy(rawValue: unsigned) }
  }
}
