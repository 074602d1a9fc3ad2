// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// List of flags that can be passed to action activation.
public nonisolated struct ShortcutActionFlags: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The action is the only action that can be activated. If this flag is not set, a future activation may select a
  /// different action.
  public static var exclusive: ShortcutActionFlags { ShortcutActionFlags(rawValue: 1) }

  public static var gType: GType { gtk_shortcut_action_flags_get_type() }

  @MainActor init(cValue: GtkShortcutActionFlags) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkShortcutActionFlags { GtkShortcutActionFlags(unsigned) }
}

/// Describes where `Shortcut`s added to a `ShortcutController` get handled.
public nonisolated enum ShortcutScope: Int32, GEnum, Sendable {
  /// Shortcuts are handled inside the widget the controller belongs to.
  case local = 0
  /// Shortcuts are handled by the first ancestor that is a `ShortcutManager`
  case managed = 1
  /// Shortcuts are handled by the root widget.
  case global = 2

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_shortcut_scope_get_type() }

  @MainActor init(cValue: GtkShortcutScope) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkShortcutScope { GtkShortcutScope(unsigned) }
}

/// `ShortcutType` specifies the kind of shortcut that is being described.
public nonisolated enum ShortcutType: Int32, GEnum, Sendable {
  /// The shortcut is a keyboard accelerator. The GtkShortcutsShortcut:accelerator property will be used.
  case accelerator = 0
  /// The shortcut is a pinch gesture. GTK provides an icon and subtitle.
  case gesturePinch = 1
  /// The shortcut is a stretch gesture. GTK provides an icon and subtitle.
  case gestureStretch = 2
  /// The shortcut is a clockwise rotation gesture. GTK provides an icon and subtitle.
  case gestureRotateClockwise = 3
  /// The shortcut is a counterclockwise rotation gesture. GTK provides an icon and subtitle.
  case gestureRotateCounterclockwise = 4
  /// The shortcut is a two-finger swipe gesture. GTK provides an icon and subtitle.
  case gestureTwoFingerSwipeLeft = 5
  /// The shortcut is a two-finger swipe gesture. GTK provides an icon and subtitle.
  case gestureTwoFingerSwipeRight = 6
  /// The shortcut is a gesture. The GtkShortcutsShortcut:icon property will be used.
  case gesture = 7
  /// The shortcut is a swipe gesture. GTK provides an icon and subtitle.
  case gestureSwipeLeft = 8
  /// The shortcut is a swipe gesture. GTK provides an icon and subtitle.
  case gestureSwipeRight = 9

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 10) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_shortcut_type_get_type() }

  @MainActor init(cValue: GtkShortcutType) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkShortcutType { GtkShortcutType(unsigned) }
}

/// The mode of the size group determines the directions in which the size group affects the requested sizes of its
/// component widgets.
public nonisolated enum SizeGroupMode: Int32, GEnum, Sendable {
  /// group has no effect
  case none = 0
  /// group affects horizontal requisition
  case horizontal = 1
  /// group affects vertical requisition
  case vertical = 2
  /// group affects both horizontal and vertical requisition
  case both = 3

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_size_group_mode_get_type() }

  @MainActor init(cValue: GtkSizeGroupMode) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkSizeGroupMode { GtkSizeGroupMode(unsigned) }
}

/// Specifies a preference for height-for-width or width-for-height geometry management.
public nonisolated enum SizeRequestMode: Int32, GEnum, Sendable {
  /// Prefer height-for-width geometry management
  case heightForWidth = 0
  /// Prefer width-for-height geometry management
  case widthForHeight = 1
  /// Don’t trade height-for-width or width-for-height
  case constantSize = 2

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_size_request_mode_get_type() }

  @MainActor init(cValue: GtkSizeRequestMode) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkSizeRequestMode { GtkSizeRequestMode(unsigned) }
}

/// Determines the direction of a sort.
public nonisolated enum SortType: Int32, GEnum, Sendable {
  /// Sorting is in ascending order.
  case ascending = 0
  /// Sorting is in descending order.
  case descending = 1

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 2) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_sort_type_get_type() }

  @MainActor init(cValue: GtkSortType) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkSortType { GtkSortType(unsigned) }
}

/// Describes changes in a sorter in more detail and allows users to optimize resorting.
public nonisolated enum SorterChange: Int32, GEnum, Sendable {
  /// The sorter change cannot be described by any of the other enumeration values
  case different = 0
  /// The sort order was inverted. Comparisons that returned `GTK_ORDERING_SMALLER` now return `GTK_ORDERING_LARGER`
  /// and vice versa. Other comparisons return the same values as before.
  case inverted = 1
  /// The sorter is less strict: Comparisons may now return `GTK_ORDERING_EQUAL` that did not do so before.
  case lessStrict = 2
  /// The sorter is more strict: Comparisons that did return `GTK_ORDERING_EQUAL` may not do so anymore.
  case moreStrict = 3

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_sorter_change_get_type() }

  @MainActor init(cValue: GtkSorterChange) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkSorterChange { GtkSorterChange(unsigned) }
}

/// Describes the type of order that a `Sorter` may produce.
public nonisolated enum SorterOrder: Int32, GEnum, Sendable {
  /// A partial order. Any `Ordering` is possible.
  case partial = 0
  /// No order, all elements are considered equal. `gtk_sorter_compare()` will only return `GTK_ORDERING_EQUAL`.
  case none = 1
  /// A total order. `gtk_sorter_compare()` will only return `GTK_ORDERING_EQUAL` if an item is compared with itself.
  /// Two different items will never cause this value to be returned.
  case total = 2

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_sorter_order_get_type() }

  @MainActor init(cValue: GtkSorterOrder) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkSorterOrder { GtkSorterOrder(unsigned) }
}

/// Determines whether the spin button displays values outside the adjustment bounds.
public nonisolated enum SpinButtonUpdatePolicy: Int32, GEnum, Sendable {
  /// When refreshing your `SpinButton`, the value is always displayed
  case always = 0
  /// When refreshing your `SpinButton`, the value is only displayed if it is valid within the bounds of the spin
  /// button's adjustment
  case ifValid = 1

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 2) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_spin_button_update_policy_get_type() }

  @MainActor init(cValue: GtkSpinButtonUpdatePolicy) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkSpinButtonUpdatePolicy { GtkSpinButtonUpdatePolicy(unsigned) }
}

/// The values of the `SpinType` enumeration are used to specify the change to make in `gtk_spin_button_spin()`.
public nonisolated enum SpinType: Int32, GEnum, Sendable {
  /// Increment by the adjustments step increment.
  case stepForward = 0
  /// Decrement by the adjustments step increment.
  case stepBackward = 1
  /// Increment by the adjustments page increment.
  case pageForward = 2
  /// Decrement by the adjustments page increment.
  case pageBackward = 3
  /// Go to the adjustments lower bound.
  case home = 4
  /// Go to the adjustments upper bound.
  case end = 5
  /// Change by a specified amount.
  case userDefined = 6

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 7) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_spin_type_get_type() }

  @MainActor init(cValue: GtkSpinType) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkSpinType { GtkSpinType(unsigned) }
}

/// Possible transitions between pages in a `Stack` widget.
public nonisolated enum StackTransitionType: Int32, GEnum, Sendable {
  /// No transition
  case none = 0
  /// A cross-fade
  case crossfade = 1
  /// Slide from left to right
  case slideRight = 2
  /// Slide from right to left
  case slideLeft = 3
  /// Slide from bottom up
  case slideUp = 4
  /// Slide from top down
  case slideDown = 5
  /// Slide from left or right according to the children order
  case slideLeftRight = 6
  /// Slide from top down or bottom up according to the order
  case slideUpDown = 7
  /// Cover the old page by sliding up
  case overUp = 8
  /// Cover the old page by sliding down
  case overDown = 9
  /// Cover the old page by sliding to the left
  case overLeft = 10
  /// Cover the old page by sliding to the right
  case overRight = 11
  /// Uncover the new page by sliding up
  case underUp = 12
  /// Uncover the new page by sliding down
  case underDown = 13
  /// Uncover the new page by sliding to the left
  case underLeft = 14
  /// Uncover the new page by sliding to the right
  case underRight = 15
  /// Cover the old page sliding up or uncover the new page sliding down, according to order
  case overUpDown = 16
  /// Cover the old page sliding down or uncover the new page sliding up, according to order
  case overDownUp = 17
  /// Cover the old page sliding left or uncover the new page sliding right, according to order
  case overLeftRight = 18
  /// Cover the old page sliding right or uncover the new page sliding left, according to order
  case overRightLeft = 19
  /// Pretend the pages are sides of a cube and rotate that cube to the left
  case rotateLeft = 20
  /// Pretend the pages are sides of a cube and rotate that cube to the right
  case rotateRight = 21
  /// Pretend the pages are sides of a cube and rotate that cube to the left or right according to the children order
  case rotateLeftRight = 22

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 23) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_stack_transition_type_get_type() }

  @MainActor init(cValue: GtkStackTransitionType) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkStackTransitionType { GtkStackTransitionType(unsigned) }
}

/// Describes a widget state.
public nonisolated struct StateFlags: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Widget is active
  public static var active: StateFlags { StateFlags(rawValue: 1) }
  /// Widget has a mouse pointer over it
  public static var prelight: StateFlags { StateFlags(rawValue: 2) }
  /// Widget is selected
  public static var selected: StateFlags { StateFlags(rawValue: 4) }
  /// Widget is insensitive
  public static var insensitive: StateFlags { StateFlags(rawValue: 8) }
  /// Widget is inconsistent
  public static var inconsistent: StateFlags { StateFlags(rawValue: 16) }
  /// Widget has the keyboard focus
  public static var focused: StateFlags { StateFlags(rawValue: 32) }
  /// Widget is in a background toplevel window
  public static var backdrop: StateFlags { StateFlags(rawValue: 64) }
  /// Widget is in left-to-right text direction
  public static var dirLtr: StateFlags { StateFlags(rawValue: 128) }
  /// Widget is in right-to-left text direction
  public static var dirRtl: StateFlags { StateFlags(rawValue: 256) }
  /// Widget is a link
  public static var link: StateFlags { StateFlags(rawValue: 512) }
  /// The location the widget points to has already been visited
  public static var visited: StateFlags { StateFlags(rawValue: 1024) }
  /// Widget is checked
  public static var checked: StateFlags { StateFlags(rawValue: 2048) }
  /// Widget is highlighted as a drop target for DND
  public static var dropActive: StateFlags { StateFlags(rawValue: 4096) }
  /// Widget has the visible focus
  public static var focusVisible: StateFlags { StateFlags(rawValue: 8192) }
  /// Widget contains the keyboard focus
  public static var focusWithin: StateFlags { StateFlags(rawValue: 16384) }

  public static var gType: GType { gtk_state_flags_get_type() }

  @MainActor init(cValue: GtkStateFlags) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkStateFlags { GtkStateFlags(unsigned) }
}

/// Specifies how search strings are matched inside text.
public nonisolated enum StringFilterMatchMode: Int32, GEnum, Sendable {
  /// The search string and text must match exactly.
  case exact = 0
  /// The search string must be contained as a substring inside the text.
  case substring = 1
  /// The text must begin with the search string.
  case prefix = 2

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_string_filter_match_mode_get_type() }

  @MainActor init(cValue: GtkStringFilterMatchMode) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkStringFilterMatchMode { GtkStringFilterMatchMode(unsigned) }
}

/// Flags that modify the behavior of `gtk_style_context_to_string()`.
public nonisolated struct StyleContextPrintFlags: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Print the entire tree of CSS nodes starting at the style context's node
  public static var recurse: StyleContextPrintFlags { StyleContextPrintFlags(rawValue: 1) }
  /// Show the values of the CSS properties for each node
  public static var showStyle: StyleContextPrintFlags { StyleContextPrintFlags(rawValue: 2) }
  /// Show information about what changes affect the styles
  public static var showChange: StyleContextPrintFlags { StyleContextPrintFlags(rawValue: 4) }

  public static var gType: GType { gtk_style_context_print_flags_get_type() }

  @MainActor init(cValue: GtkStyleContextPrintFlags) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkStyleContextPrintFlags { GtkStyleContextPrintFlags(unsigned) }
}

/// The indexes of colors passed to symbolic color rendering, such as `SymbolicPaintable.snapshotSymbolic()`.
public nonisolated enum SymbolicColor: Int32, GEnum, Sendable {
  /// The default foreground color
  case foreground = 0
  /// Indication color for errors
  case error = 1
  /// Indication color for warnings
  case warning = 2
  /// Indication color for success
  case success = 3

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_symbolic_color_get_type() }

  @MainActor init(cValue: GtkSymbolicColor) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkSymbolicColor { GtkSymbolicColor(unsigned) }
}

/// Values that can be passed to the `Widget.systemSettingChanged()` vfunc.
public nonisolated enum SystemSetting: Int32, GEnum, Sendable {
  /// the `ToolkitSettings.gtkXftDpi` setting has changed
  case dpi = 0
  /// The `ToolkitSettings.gtkFontName` setting has changed
  case fontName = 1
  /// The font configuration has changed in a way that requires text to be redrawn. This can be any of the
  /// `ToolkitSettings.gtkXftAntialias`, `ToolkitSettings.gtkXftHinting`, `ToolkitSettings.gtkXftHintstyle`,
  /// `ToolkitSettings.gtkXftRgba` or `ToolkitSettings.gtkFontconfigTimestamp` settings
  case fontConfig = 2
  /// The display has changed
  case display = 3
  /// The icon theme has changed in a way that requires icons to be looked up again
  case iconTheme = 4

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 5) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_system_setting_get_type() }

  @MainActor init(cValue: GtkSystemSetting) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkSystemSetting { GtkSystemSetting(unsigned) }
}

/// Reading directions for text.
public nonisolated enum TextDirection: Int32, GEnum, Sendable {
  /// No direction.
  case none = 0
  /// Left to right text direction.
  case ltr = 1
  /// Right to left text direction.
  case rtl = 2

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_text_direction_get_type() }

  @MainActor init(cValue: GtkTextDirection) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkTextDirection { GtkTextDirection(unsigned) }
}

/// Granularity types that extend the text selection. Use the `TextView.extendSelection` signal to customize the
/// selection.
public nonisolated enum TextExtendSelection: Int32, GEnum, Sendable {
  /// Selects the current word. It is triggered by a double-click for example.
  case word = 0
  /// Selects the current line. It is triggered by a triple-click for example.
  case line = 1

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 2) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_text_extend_selection_get_type() }

  @MainActor init(cValue: GtkTextExtendSelection) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkTextExtendSelection { GtkTextExtendSelection(unsigned) }
}

/// Flags affecting how a search is done.
public nonisolated struct TextSearchFlags: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Search only visible data. A search match may have invisible text interspersed.
  public static var visibleOnly: TextSearchFlags { TextSearchFlags(rawValue: 1) }
  /// Search only text. A match may have paintables or child widgets mixed inside the matched range.
  public static var textOnly: TextSearchFlags { TextSearchFlags(rawValue: 2) }
  /// The text will be matched regardless of what case it is in.
  public static var caseInsensitive: TextSearchFlags { TextSearchFlags(rawValue: 4) }

  public static var gType: GType { gtk_text_search_flags_get_type() }

  @MainActor init(cValue: GtkTextSearchFlags) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkTextSearchFlags { GtkTextSearchFlags(unsigned) }
}

/// Used to reference the layers of `TextView` for the purpose of customized drawing with the `snapshotLayer` vfunc.
public nonisolated enum TextViewLayer: Int32, GEnum, Sendable {
  /// The layer rendered below the text (but above the background).
  case belowText = 0
  /// The layer rendered above the text.
  case aboveText = 1

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 2) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_text_view_layer_get_type() }

  @MainActor init(cValue: GtkTextViewLayer) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkTextViewLayer { GtkTextViewLayer(unsigned) }
}

/// Used to reference the parts of `TextView`.
public nonisolated enum TextWindowType: Int32, GEnum, Sendable {
  /// Window that floats over scrolling areas.
  case widget = 1
  /// Scrollable text window.
  case text = 2
  /// Left side border window.
  case left = 3
  /// Right side border window.
  case right = 4
  /// Top border window.
  case top = 5
  /// Bottom border window.
  case bottom = 6

  public static var gType: GType { gtk_text_window_type_get_type() }

  @MainActor init(cValue: GtkTextWindowType) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkTextWindowType { GtkTextWindowType(unsigned) }
}

/// These flags indicate various properties of a `TreeModel`.
public nonisolated struct TreeModelFlags: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// iterators survive all signals emitted by the tree
  public static var itersPersist: TreeModelFlags { TreeModelFlags(rawValue: 1) }
  /// the model is a list only, and never has children
  public static var listOnly: TreeModelFlags { TreeModelFlags(rawValue: 2) }

  public static var gType: GType { gtk_tree_model_flags_get_type() }

  @MainActor init(cValue: GtkTreeModelFlags) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkTreeModelFlags { GtkTreeModelFlags(unsigned) }
}

/// The sizing method the column uses to determine its width. Please note that `GTK_TREE_VIEW_COLUMN_AUTOSIZE` are
/// inefficient for large views, and can make columns appear choppy.
public nonisolated enum TreeViewColumnSizing: Int32, GEnum, Sendable {
  /// Columns only get bigger in reaction to changes in the model
  case growOnly = 0
  /// Columns resize to be the optimal size every time the model changes.
  case autosize = 1
  /// Columns are a fixed numbers of pixels wide.
  case fixed = 2

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_tree_view_column_sizing_get_type() }

  @MainActor init(cValue: GtkTreeViewColumnSizing) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkTreeViewColumnSizing { GtkTreeViewColumnSizing(unsigned) }
}

/// An enum for determining where a dropped row goes.
public nonisolated enum TreeViewDropPosition: Int32, GEnum, Sendable {
  /// dropped row is inserted before
  case before = 0
  /// dropped row is inserted after
  case after = 1
  /// dropped row becomes a child or is inserted before
  case intoOrBefore = 2
  /// dropped row becomes a child or is inserted after
  case intoOrAfter = 3

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_tree_view_drop_position_get_type() }

  @MainActor init(cValue: GtkTreeViewDropPosition) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkTreeViewDropPosition { GtkTreeViewDropPosition(unsigned) }
}

/// Used to indicate which grid lines to draw in a tree view.
public nonisolated enum TreeViewGridLines: Int32, GEnum, Sendable {
  /// No grid lines.
  case none = 0
  /// Horizontal grid lines.
  case horizontal = 1
  /// Vertical grid lines.
  case vertical = 2
  /// Horizontal and vertical grid lines.
  case both = 3

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_tree_view_grid_lines_get_type() }

  @MainActor init(cValue: GtkTreeViewGridLines) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkTreeViewGridLines { GtkTreeViewGridLines(unsigned) }
}

/// Describes a type of line wrapping.
public nonisolated enum WrapMode: Int32, GEnum, Sendable {
  /// do not wrap lines; just make the text area wider
  case none = 0
  /// wrap text, breaking lines anywhere the cursor can appear (between characters, usually - if you want to be
  /// technical, between graphemes, see `pango_get_log_attrs()`)
  case char = 1
  /// wrap text, breaking lines in between words
  case word = 2
  /// wrap text, breaking lines in between words, or if that is not enough, also between graphemes
  case wordChar = 3

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_wrap_mode_get_type() }

  @MainActor init(cValue: GtkWrapMode) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkWrapMode { GtkWrapMode(unsigned) }
}
