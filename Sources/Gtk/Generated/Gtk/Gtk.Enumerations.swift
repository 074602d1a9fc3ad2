// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import CGtk

/// The enumeration [`GtkAccessibleAutocomplete`](https://docs.gtk.org/gtk4/enum.AccessibleAutocomplete.html).
public nonisolated enum AccessibleAutocomplete: Int32, GEnum, Sendable {
  /// `GTK_ACCESSIBLE_AUTOCOMPLETE_NONE` in C.
  case none = 0
  /// `GTK_ACCESSIBLE_AUTOCOMPLETE_INLINE` in C.
  case inline = 1
  /// `GTK_ACCESSIBLE_AUTOCOMPLETE_LIST` in C.
  case list = 2
  /// `GTK_ACCESSIBLE_AUTOCOMPLETE_BOTH` in C.
  case both = 3

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_accessible_autocomplete_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkAccessibleAutocomplete) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkAccessibleAutocomplete { GtkAccessibleAutocomplete(rawValue: unsigned) }
}

/// The enumeration [`GtkAccessibleInvalidState`](https://docs.gtk.org/gtk4/enum.AccessibleInvalidState.html).
public nonisolated enum AccessibleInvalidState: Int32, GEnum, Sendable {
  /// `GTK_ACCESSIBLE_INVALID_FALSE` in C.
  case `false` = 0
  /// `GTK_ACCESSIBLE_INVALID_TRUE` in C.
  case `true` = 1
  /// `GTK_ACCESSIBLE_INVALID_GRAMMAR` in C.
  case grammar = 2
  /// `GTK_ACCESSIBLE_INVALID_SPELLING` in C.
  case spelling = 3

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_accessible_invalid_state_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkAccessibleInvalidState) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkAccessibleInvalidState { GtkAccessibleInvalidState(rawValue: unsigned) }
}

/// The enumeration [`GtkAccessibleProperty`](https://docs.gtk.org/gtk4/enum.AccessibleProperty.html).
public nonisolated enum AccessibleProperty: Int32, GEnum, Sendable {
  /// `GTK_ACCESSIBLE_PROPERTY_AUTOCOMPLETE` in C.
  case autocomplete = 0
  /// `GTK_ACCESSIBLE_PROPERTY_DESCRIPTION` in C.
  case description = 1
  /// `GTK_ACCESSIBLE_PROPERTY_HAS_POPUP` in C.
  case hasPopup = 2
  /// `GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS` in C.
  case keyShortcuts = 3
  /// `GTK_ACCESSIBLE_PROPERTY_LABEL` in C.
  case label = 4
  /// `GTK_ACCESSIBLE_PROPERTY_LEVEL` in C.
  case level = 5
  /// `GTK_ACCESSIBLE_PROPERTY_MODAL` in C.
  case modal = 6
  /// `GTK_ACCESSIBLE_PROPERTY_MULTI_LINE` in C.
  case multiLine = 7
  /// `GTK_ACCESSIBLE_PROPERTY_MULTI_SELECTABLE` in C.
  case multiSelectable = 8
  /// `GTK_ACCESSIBLE_PROPERTY_ORIENTATION` in C.
  case orientation = 9
  /// `GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER` in C.
  case placeholder = 10
  /// `GTK_ACCESSIBLE_PROPERTY_READ_ONLY` in C.
  case readOnly = 11
  /// `GTK_ACCESSIBLE_PROPERTY_REQUIRED` in C.
  case required = 12
  /// `GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION` in C.
  case roleDescription = 13
  /// `GTK_ACCESSIBLE_PROPERTY_SORT` in C.
  case sort = 14
  /// `GTK_ACCESSIBLE_PROPERTY_VALUE_MAX` in C.
  case valueMax = 15
  /// `GTK_ACCESSIBLE_PROPERTY_VALUE_MIN` in C.
  case valueMin = 16
  /// `GTK_ACCESSIBLE_PROPERTY_VALUE_NOW` in C.
  case valueNow = 17
  /// `GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT` in C.
  case valueText = 18
  #if GTK_4_16
  /// `GTK_ACCESSIBLE_PROPERTY_HELP_TEXT` in C. Since GTK 4.16.
  case helpText = 19
  #endif

  public static var gType: GType { gtk_accessible_property_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkAccessibleProperty) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkAccessibleProperty { GtkAccessibleProperty(rawValue: unsigned) }
}

/// The enumeration [`GtkAccessibleRelation`](https://docs.gtk.org/gtk4/enum.AccessibleRelation.html).
public nonisolated enum AccessibleRelation: Int32, GEnum, Sendable {
  /// `GTK_ACCESSIBLE_RELATION_ACTIVE_DESCENDANT` in C.
  case activeDescendant = 0
  /// `GTK_ACCESSIBLE_RELATION_COL_COUNT` in C.
  case colCount = 1
  /// `GTK_ACCESSIBLE_RELATION_COL_INDEX` in C.
  case colIndex = 2
  /// `GTK_ACCESSIBLE_RELATION_COL_INDEX_TEXT` in C.
  case colIndexText = 3
  /// `GTK_ACCESSIBLE_RELATION_COL_SPAN` in C.
  case colSpan = 4
  /// `GTK_ACCESSIBLE_RELATION_CONTROLS` in C.
  case controls = 5
  /// `GTK_ACCESSIBLE_RELATION_DESCRIBED_BY` in C.
  case describedBy = 6
  /// `GTK_ACCESSIBLE_RELATION_DETAILS` in C.
  case details = 7
  /// `GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE` in C.
  case errorMessage = 8
  /// `GTK_ACCESSIBLE_RELATION_FLOW_TO` in C.
  case flowTo = 9
  /// `GTK_ACCESSIBLE_RELATION_LABELLED_BY` in C.
  case labelledBy = 10
  /// `GTK_ACCESSIBLE_RELATION_OWNS` in C.
  case owns = 11
  /// `GTK_ACCESSIBLE_RELATION_POS_IN_SET` in C.
  case posInSet = 12
  /// `GTK_ACCESSIBLE_RELATION_ROW_COUNT` in C.
  case rowCount = 13
  /// `GTK_ACCESSIBLE_RELATION_ROW_INDEX` in C.
  case rowIndex = 14
  /// `GTK_ACCESSIBLE_RELATION_ROW_INDEX_TEXT` in C.
  case rowIndexText = 15
  /// `GTK_ACCESSIBLE_RELATION_ROW_SPAN` in C.
  case rowSpan = 16
  /// `GTK_ACCESSIBLE_RELATION_SET_SIZE` in C.
  case setSize = 17
  #if GTK_4_18
  /// `GTK_ACCESSIBLE_RELATION_LABEL_FOR` in C. Since GTK 4.18.
  case labelFor = 18
  #endif
  #if GTK_4_18
  /// `GTK_ACCESSIBLE_RELATION_DESCRIPTION_FOR` in C. Since GTK 4.18.
  case descriptionFor = 19
  #endif
  #if GTK_4_18
  /// `GTK_ACCESSIBLE_RELATION_CONTROLLED_BY` in C. Since GTK 4.18.
  case controlledBy = 20
  #endif
  #if GTK_4_18
  /// `GTK_ACCESSIBLE_RELATION_DETAILS_FOR` in C. Since GTK 4.18.
  case detailsFor = 21
  #endif
  #if GTK_4_18
  /// `GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE_FOR` in C. Since GTK 4.18.
  case errorMessageFor = 22
  #endif
  #if GTK_4_18
  /// `GTK_ACCESSIBLE_RELATION_FLOW_FROM` in C. Since GTK 4.18.
  case flowFrom = 23
  #endif

  public static var gType: GType { gtk_accessible_relation_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkAccessibleRelation) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkAccessibleRelation { GtkAccessibleRelation(rawValue: unsigned) }
}

/// The enumeration [`GtkAccessibleRole`](https://docs.gtk.org/gtk4/enum.AccessibleRole.html).
public nonisolated enum AccessibleRole: Int32, GEnum, Sendable {
  /// `GTK_ACCESSIBLE_ROLE_ALERT` in C.
  case alert = 0
  /// `GTK_ACCESSIBLE_ROLE_ALERT_DIALOG` in C.
  case alertDialog = 1
  /// `GTK_ACCESSIBLE_ROLE_BANNER` in C.
  case banner = 2
  /// `GTK_ACCESSIBLE_ROLE_BUTTON` in C.
  case button = 3
  /// `GTK_ACCESSIBLE_ROLE_CAPTION` in C.
  case caption = 4
  /// `GTK_ACCESSIBLE_ROLE_CELL` in C.
  case cell = 5
  /// `GTK_ACCESSIBLE_ROLE_CHECKBOX` in C.
  case checkbox = 6
  /// `GTK_ACCESSIBLE_ROLE_COLUMN_HEADER` in C.
  case columnHeader = 7
  /// `GTK_ACCESSIBLE_ROLE_COMBO_BOX` in C.
  case comboBox = 8
  /// `GTK_ACCESSIBLE_ROLE_COMMAND` in C.
  case command = 9
  /// `GTK_ACCESSIBLE_ROLE_COMPOSITE` in C.
  case composite = 10
  /// `GTK_ACCESSIBLE_ROLE_DIALOG` in C.
  case dialog = 11
  /// `GTK_ACCESSIBLE_ROLE_DOCUMENT` in C.
  case document = 12
  /// `GTK_ACCESSIBLE_ROLE_FEED` in C.
  case feed = 13
  /// `GTK_ACCESSIBLE_ROLE_FORM` in C.
  case form = 14
  /// `GTK_ACCESSIBLE_ROLE_GENERIC` in C.
  case generic = 15
  /// `GTK_ACCESSIBLE_ROLE_GRID` in C.
  case grid = 16
  /// `GTK_ACCESSIBLE_ROLE_GRID_CELL` in C.
  case gridCell = 17
  /// `GTK_ACCESSIBLE_ROLE_GROUP` in C.
  case group = 18
  /// `GTK_ACCESSIBLE_ROLE_HEADING` in C.
  case heading = 19
  /// `GTK_ACCESSIBLE_ROLE_IMG` in C.
  case img = 20
  /// `GTK_ACCESSIBLE_ROLE_INPUT` in C.
  case input = 21
  /// `GTK_ACCESSIBLE_ROLE_LABEL` in C.
  case label = 22
  /// `GTK_ACCESSIBLE_ROLE_LANDMARK` in C.
  case landmark = 23
  /// `GTK_ACCESSIBLE_ROLE_LEGEND` in C.
  case legend = 24
  /// `GTK_ACCESSIBLE_ROLE_LINK` in C.
  case link = 25
  /// `GTK_ACCESSIBLE_ROLE_LIST` in C.
  case list = 26
  /// `GTK_ACCESSIBLE_ROLE_LIST_BOX` in C.
  case listBox = 27
  /// `GTK_ACCESSIBLE_ROLE_LIST_ITEM` in C.
  case listItem = 28
  /// `GTK_ACCESSIBLE_ROLE_LOG` in C.
  case log = 29
  /// `GTK_ACCESSIBLE_ROLE_MAIN` in C.
  case main = 30
  /// `GTK_ACCESSIBLE_ROLE_MARQUEE` in C.
  case marquee = 31
  /// `GTK_ACCESSIBLE_ROLE_MATH` in C.
  case math = 32
  /// `GTK_ACCESSIBLE_ROLE_METER` in C.
  case meter = 33
  /// `GTK_ACCESSIBLE_ROLE_MENU` in C.
  case menu = 34
  /// `GTK_ACCESSIBLE_ROLE_MENU_BAR` in C.
  case menuBar = 35
  /// `GTK_ACCESSIBLE_ROLE_MENU_ITEM` in C.
  case menuItem = 36
  /// `GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX` in C.
  case menuItemCheckbox = 37
  /// `GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO` in C.
  case menuItemRadio = 38
  /// `GTK_ACCESSIBLE_ROLE_NAVIGATION` in C.
  case navigation = 39
  /// `GTK_ACCESSIBLE_ROLE_NONE` in C.
  case none = 40
  /// `GTK_ACCESSIBLE_ROLE_NOTE` in C.
  case note = 41
  /// `GTK_ACCESSIBLE_ROLE_OPTION` in C.
  case option = 42
  /// `GTK_ACCESSIBLE_ROLE_PRESENTATION` in C.
  case presentation = 43
  /// `GTK_ACCESSIBLE_ROLE_PROGRESS_BAR` in C.
  case progressBar = 44
  /// `GTK_ACCESSIBLE_ROLE_RADIO` in C.
  case radio = 45
  /// `GTK_ACCESSIBLE_ROLE_RADIO_GROUP` in C.
  case radioGroup = 46
  /// `GTK_ACCESSIBLE_ROLE_RANGE` in C.
  case range = 47
  /// `GTK_ACCESSIBLE_ROLE_REGION` in C.
  case region = 48
  /// `GTK_ACCESSIBLE_ROLE_ROW` in C.
  case row = 49
  /// `GTK_ACCESSIBLE_ROLE_ROW_GROUP` in C.
  case rowGroup = 50
  /// `GTK_ACCESSIBLE_ROLE_ROW_HEADER` in C.
  case rowHeader = 51
  /// `GTK_ACCESSIBLE_ROLE_SCROLLBAR` in C.
  case scrollbar = 52
  /// `GTK_ACCESSIBLE_ROLE_SEARCH` in C.
  case search = 53
  /// `GTK_ACCESSIBLE_ROLE_SEARCH_BOX` in C.
  case searchBox = 54
  /// `GTK_ACCESSIBLE_ROLE_SECTION` in C.
  case section = 55
  /// `GTK_ACCESSIBLE_ROLE_SECTION_HEAD` in C.
  case sectionHead = 56
  /// `GTK_ACCESSIBLE_ROLE_SELECT` in C.
  case select = 57
  /// `GTK_ACCESSIBLE_ROLE_SEPARATOR` in C.
  case separator = 58
  /// `GTK_ACCESSIBLE_ROLE_SLIDER` in C.
  case slider = 59
  /// `GTK_ACCESSIBLE_ROLE_SPIN_BUTTON` in C.
  case spinButton = 60
  /// `GTK_ACCESSIBLE_ROLE_STATUS` in C.
  case status = 61
  /// `GTK_ACCESSIBLE_ROLE_STRUCTURE` in C.
  case structure = 62
  /// `GTK_ACCESSIBLE_ROLE_SWITCH` in C.
  case `switch` = 63
  /// `GTK_ACCESSIBLE_ROLE_TAB` in C.
  case tab = 64
  /// `GTK_ACCESSIBLE_ROLE_TABLE` in C.
  case table = 65
  /// `GTK_ACCESSIBLE_ROLE_TAB_LIST` in C.
  case tabList = 66
  /// `GTK_ACCESSIBLE_ROLE_TAB_PANEL` in C.
  case tabPanel = 67
  /// `GTK_ACCESSIBLE_ROLE_TEXT_BOX` in C.
  case textBox = 68
  /// `GTK_ACCESSIBLE_ROLE_TIME` in C.
  case time = 69
  /// `GTK_ACCESSIBLE_ROLE_TIMER` in C.
  case timer = 70
  /// `GTK_ACCESSIBLE_ROLE_TOOLBAR` in C.
  case toolbar = 71
  /// `GTK_ACCESSIBLE_ROLE_TOOLTIP` in C.
  case tooltip = 72
  /// `GTK_ACCESSIBLE_ROLE_TREE` in C.
  case tree = 73
  /// `GTK_ACCESSIBLE_ROLE_TREE_GRID` in C.
  case treeGrid = 74
  /// `GTK_ACCESSIBLE_ROLE_TREE_ITEM` in C.
  case treeItem = 75
  /// `GTK_ACCESSIBLE_ROLE_WIDGET` in C.
  case widget = 76
  /// `GTK_ACCESSIBLE_ROLE_WINDOW` in C.
  case window = 77
  #if GTK_4_10
  /// `GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON` in C. Since GTK 4.10.
  case toggleButton = 78
  #endif
  #if GTK_4_12
  /// `GTK_ACCESSIBLE_ROLE_APPLICATION` in C. Since GTK 4.12.
  case application = 79
  #endif
  #if GTK_4_14
  /// `GTK_ACCESSIBLE_ROLE_PARAGRAPH` in C. Since GTK 4.14.
  case paragraph = 80
  #endif
  #if GTK_4_14
  /// `GTK_ACCESSIBLE_ROLE_BLOCK_QUOTE` in C. Since GTK 4.14.
  case blockQuote = 81
  #endif
  #if GTK_4_14
  /// `GTK_ACCESSIBLE_ROLE_ARTICLE` in C. Since GTK 4.14.
  case article = 82
  #endif
  #if GTK_4_14
  /// `GTK_ACCESSIBLE_ROLE_COMMENT` in C. Since GTK 4.14.
  case comment = 83
  #endif
  #if GTK_4_14
  /// `GTK_ACCESSIBLE_ROLE_TERMINAL` in C. Since GTK 4.14.
  case terminal = 84
  #endif

  public static var gType: GType { gtk_accessible_role_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkAccessibleRole) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkAccessibleRole { GtkAccessibleRole(rawValue: unsigned) }
}

/// The enumeration [`GtkAccessibleSort`](https://docs.gtk.org/gtk4/enum.AccessibleSort.html).
public nonisolated enum AccessibleSort: Int32, GEnum, Sendable {
  /// `GTK_ACCESSIBLE_SORT_NONE` in C.
  case none = 0
  /// `GTK_ACCESSIBLE_SORT_ASCENDING` in C.
  case ascending = 1
  /// `GTK_ACCESSIBLE_SORT_DESCENDING` in C.
  case descending = 2
  /// `GTK_ACCESSIBLE_SORT_OTHER` in C.
  case other = 3

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_accessible_sort_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkAccessibleSort) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkAccessibleSort { GtkAccessibleSort(rawValue: unsigned) }
}

/// The enumeration [`GtkAccessibleState`](https://docs.gtk.org/gtk4/enum.AccessibleState.html).
public nonisolated enum AccessibleState: Int32, GEnum, Sendable {
  /// `GTK_ACCESSIBLE_STATE_BUSY` in C.
  case busy = 0
  /// `GTK_ACCESSIBLE_STATE_CHECKED` in C.
  case checked = 1
  /// `GTK_ACCESSIBLE_STATE_DISABLED` in C.
  case disabled = 2
  /// `GTK_ACCESSIBLE_STATE_EXPANDED` in C.
  case expanded = 3
  /// `GTK_ACCESSIBLE_STATE_HIDDEN` in C.
  case hidden = 4
  /// `GTK_ACCESSIBLE_STATE_INVALID` in C.
  case invalid = 5
  /// `GTK_ACCESSIBLE_STATE_PRESSED` in C.
  case pressed = 6
  /// `GTK_ACCESSIBLE_STATE_SELECTED` in C.
  case selected = 7
  #if GTK_4_12
  /// `GTK_ACCESSIBLE_STATE_VISITED` in C. Since GTK 4.12.
  case visited = 8
  #endif

  public static var gType: GType { gtk_accessible_state_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkAccessibleState) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkAccessibleState { GtkAccessibleState(rawValue: unsigned) }
}

/// The enumeration [`GtkAccessibleTristate`](https://docs.gtk.org/gtk4/enum.AccessibleTristate.html).
public nonisolated enum AccessibleTristate: Int32, GEnum, Sendable {
  /// `GTK_ACCESSIBLE_TRISTATE_FALSE` in C.
  case `false` = 0
  /// `GTK_ACCESSIBLE_TRISTATE_TRUE` in C.
  case `true` = 1
  /// `GTK_ACCESSIBLE_TRISTATE_MIXED` in C.
  case mixed = 2

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_accessible_tristate_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkAccessibleTristate) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkAccessibleTristate { GtkAccessibleTristate(rawValue: unsigned) }
}

/// The enumeration [`GtkAlign`](https://docs.gtk.org/gtk4/enum.Align.html).
public nonisolated enum Align: Int32, GEnum, Sendable {
  /// `GTK_ALIGN_FILL` in C.
  case fill = 0
  /// `GTK_ALIGN_START` in C.
  case start = 1
  /// `GTK_ALIGN_END` in C.
  case end = 2
  /// `GTK_ALIGN_CENTER` in C.
  case center = 3
  /// `GTK_ALIGN_BASELINE` in C.
  case baseline = 4
  #if GTK_4_12
  /// `GTK_ALIGN_BASELINE_FILL` in C. Since GTK 4.12.
  public static var baselineFill: Align { .baseline }
  #endif
  #if GTK_4_12
  /// `GTK_ALIGN_BASELINE_CENTER` in C. Since GTK 4.12.
  case baselineCenter = 5
  #endif

  public static var gType: GType { gtk_align_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkAlign) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkAlign { GtkAlign(rawValue: unsigned) }
}

/// The flags [`GtkApplicationInhibitFlags`](https://docs.gtk.org/gtk4/flags.ApplicationInhibitFlags.html).
public nonisolated struct ApplicationInhibitFlags: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `GTK_APPLICATION_INHIBIT_LOGOUT` in C.
  public static var logout: ApplicationInhibitFlags { ApplicationInhibitFlags(rawValue: 1) }
  /// `GTK_APPLICATION_INHIBIT_SWITCH` in C.
  public static var `switch`: ApplicationInhibitFlags { ApplicationInhibitFlags(rawValue: 2) }
  /// `GTK_APPLICATION_INHIBIT_SUSPEND` in C.
  public static var suspend: ApplicationInhibitFlags { ApplicationInhibitFlags(rawValue: 4) }
  /// `GTK_APPLICATION_INHIBIT_IDLE` in C.
  public static var idle: ApplicationInhibitFlags { ApplicationInhibitFlags(rawValue: 8) }

  public static var gType: GType { gtk_application_inhibit_flags_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkApplicationInhibitFlags) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkApplicationInhibitFlags { GtkApplicationInhibitFlags(rawValue: unsigned) }
}

/// The enumeration [`GtkArrowType`](https://docs.gtk.org/gtk4/enum.ArrowType.html).
public nonisolated enum ArrowType: Int32, GEnum, Sendable {
  /// `GTK_ARROW_UP` in C.
  case up = 0
  /// `GTK_ARROW_DOWN` in C.
  case down = 1
  /// `GTK_ARROW_LEFT` in C.
  case left = 2
  /// `GTK_ARROW_RIGHT` in C.
  case right = 3
  /// `GTK_ARROW_NONE` in C.
  case none = 4

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 5) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_arrow_type_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkArrowType) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkArrowType { GtkArrowType(rawValue: unsigned) }
}

/// The enumeration [`GtkAssistantPageType`](https://docs.gtk.org/gtk4/enum.AssistantPageType.html).
public nonisolated enum AssistantPageType: Int32, GEnum, Sendable {
  /// `GTK_ASSISTANT_PAGE_CONTENT` in C.
  case content = 0
  /// `GTK_ASSISTANT_PAGE_INTRO` in C.
  case intro = 1
  /// `GTK_ASSISTANT_PAGE_CONFIRM` in C.
  case confirm = 2
  /// `GTK_ASSISTANT_PAGE_SUMMARY` in C.
  case summary = 3
  /// `GTK_ASSISTANT_PAGE_PROGRESS` in C.
  case progress = 4
  /// `GTK_ASSISTANT_PAGE_CUSTOM` in C.
  case custom = 5

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 6) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_assistant_page_type_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkAssistantPageType) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkAssistantPageType { GtkAssistantPageType(rawValue: unsigned) }
}

/// The enumeration [`GtkBaselinePosition`](https://docs.gtk.org/gtk4/enum.BaselinePosition.html).
public nonisolated enum BaselinePosition: Int32, GEnum, Sendable {
  /// `GTK_BASELINE_POSITION_TOP` in C.
  case top = 0
  /// `GTK_BASELINE_POSITION_CENTER` in C.
  case center = 1
  /// `GTK_BASELINE_POSITION_BOTTOM` in C.
  case bottom = 2

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_baseline_position_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkBaselinePosition) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkBaselinePosition { GtkBaselinePosition(rawValue: unsigned) }
}

/// The enumeration [`GtkBorderStyle`](https://docs.gtk.org/gtk4/enum.BorderStyle.html).
public nonisolated enum BorderStyle: Int32, GEnum, Sendable {
  /// `GTK_BORDER_STYLE_NONE` in C.
  case none = 0
  /// `GTK_BORDER_STYLE_HIDDEN` in C.
  case hidden = 1
  /// `GTK_BORDER_STYLE_SOLID` in C.
  case solid = 2
  /// `GTK_BORDER_STYLE_INSET` in C.
  case inset = 3
  /// `GTK_BORDER_STYLE_OUTSET` in C.
  case outset = 4
  /// `GTK_BORDER_STYLE_DOTTED` in C.
  case dotted = 5
  /// `GTK_BORDER_STYLE_DASHED` in C.
  case dashed = 6
  /// `GTK_BORDER_STYLE_DOUBLE` in C.
  case double = 7
  /// `GTK_BORDER_STYLE_GROOVE` in C.
  case groove = 8
  /// `GTK_BORDER_STYLE_RIDGE` in C.
  case ridge = 9

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 10) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_border_style_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkBorderStyle) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkBorderStyle { GtkBorderStyle(rawValue: unsigned) }
}

/// The flags [`GtkBuilderClosureFlags`](https://docs.gtk.org/gtk4/flags.BuilderClosureFlags.html).
public nonisolated struct BuilderClosureFlags: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `GTK_BUILDER_CLOSURE_SWAPPED` in C.
  public static var swapped: BuilderClosureFlags { BuilderClosureFlags(rawValue: 1) }

  public static var gType: GType { gtk_builder_closure_flags_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkBuilderClosureFlags) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkBuilderClosureFlags { GtkBuilderClosureFlags(rawValue: unsigned) }
}

/// The enumeration [`GtkButtonsType`](https://docs.gtk.org/gtk4/enum.ButtonsType.html).
public nonisolated enum ButtonsType: Int32, GEnum, Sendable {
  /// `GTK_BUTTONS_NONE` in C.
  case none = 0
  /// `GTK_BUTTONS_OK` in C.
  case ok = 1
  /// `GTK_BUTTONS_CLOSE` in C.
  case close = 2
  /// `GTK_BUTTONS_CANCEL` in C.
  case cancel = 3
  /// `GTK_BUTTONS_YES_NO` in C.
  case yesNo = 4
  /// `GTK_BUTTONS_OK_CANCEL` in C.
  case okCancel = 5

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 6) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_buttons_type_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkButtonsType) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkButtonsType { GtkButtonsType(rawValue: unsigned) }
}

/// The enumeration [`GtkCellRendererAccelMode`](https://docs.gtk.org/gtk4/enum.CellRendererAccelMode.html).
public nonisolated enum CellRendererAccelMode: Int32, GEnum, Sendable {
  /// `GTK_CELL_RENDERER_ACCEL_MODE_GTK` in C.
  case gtk = 0
  /// `GTK_CELL_RENDERER_ACCEL_MODE_OTHER` in C.
  case other = 1

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_cell_renderer_accel_mode_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkCellRendererAccelMode) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkCellRendererAccelMode { GtkCellRendererAccelMode(rawValue: unsigned) }
}

/// The enumeration [`GtkCellRendererMode`](https://docs.gtk.org/gtk4/enum.CellRendererMode.html).
public nonisolated enum CellRendererMode: Int32, GEnum, Sendable {
  /// `GTK_CELL_RENDERER_MODE_INERT` in C.
  case inert = 0
  /// `GTK_CELL_RENDERER_MODE_ACTIVATABLE` in C.
  case activatable = 1
  /// `GTK_CELL_RENDERER_MODE_EDITABLE` in C.
  case editable = 2

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_cell_renderer_mode_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkCellRendererMode) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkCellRendererMode { GtkCellRendererMode(rawValue: unsigned) }
}

/// The flags [`GtkCellRendererState`](https://docs.gtk.org/gtk4/flags.CellRendererState.html).
public nonisolated struct CellRendererState: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `GTK_CELL_RENDERER_SELECTED` in C.
  public static var selected: CellRendererState { CellRendererState(rawValue: 1) }
  /// `GTK_CELL_RENDERER_PRELIT` in C.
  public static var prelit: CellRendererState { CellRendererState(rawValue: 2) }
  /// `GTK_CELL_RENDERER_INSENSITIVE` in C.
  public static var insensitive: CellRendererState { CellRendererState(rawValue: 4) }
  /// `GTK_CELL_RENDERER_SORTED` in C.
  public static var sorted: CellRendererState { CellRendererState(rawValue: 8) }
  /// `GTK_CELL_RENDERER_FOCUSED` in C.
  public static var focused: CellRendererState { CellRendererState(rawValue: 16) }
  /// `GTK_CELL_RENDERER_EXPANDABLE` in C.
  public static var expandable: CellRendererState { CellRendererState(rawValue: 32) }
  /// `GTK_CELL_RENDERER_EXPANDED` in C.
  public static var expanded: CellRendererState { CellRendererState(rawValue: 64) }

  public static var gType: GType { gtk_cell_renderer_state_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkCellRendererState) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkCellRendererState { GtkCellRendererState(rawValue: unsigned) }
}

/// The enumeration [`GtkConstraintAttribute`](https://docs.gtk.org/gtk4/enum.ConstraintAttribute.html).
public nonisolated enum ConstraintAttribute: Int32, GEnum, Sendable {
  /// `GTK_CONSTRAINT_ATTRIBUTE_NONE` in C.
  case none = 0
  /// `GTK_CONSTRAINT_ATTRIBUTE_LEFT` in C.
  case left = 1
  /// `GTK_CONSTRAINT_ATTRIBUTE_RIGHT` in C.
  case right = 2
  /// `GTK_CONSTRAINT_ATTRIBUTE_TOP` in C.
  case top = 3
  /// `GTK_CONSTRAINT_ATTRIBUTE_BOTTOM` in C.
  case bottom = 4
  /// `GTK_CONSTRAINT_ATTRIBUTE_START` in C.
  case start = 5
  /// `GTK_CONSTRAINT_ATTRIBUTE_END` in C.
  case end = 6
  /// `GTK_CONSTRAINT_ATTRIBUTE_WIDTH` in C.
  case width = 7
  /// `GTK_CONSTRAINT_ATTRIBUTE_HEIGHT` in C.
  case height = 8
  /// `GTK_CONSTRAINT_ATTRIBUTE_CENTER_X` in C.
  case centerX = 9
  /// `GTK_CONSTRAINT_ATTRIBUTE_CENTER_Y` in C.
  case centerY = 10
  /// `GTK_CONSTRAINT_ATTRIBUTE_BASELINE` in C.
  case baseline = 11

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 12) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_constraint_attribute_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkConstraintAttribute) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkConstraintAttribute { GtkConstraintAttribute(rawValue: unsigned) }
}

/// The enumeration [`GtkConstraintRelation`](https://docs.gtk.org/gtk4/enum.ConstraintRelation.html).
public nonisolated enum ConstraintRelation: Int32, GEnum, Sendable {
  /// `GTK_CONSTRAINT_RELATION_LE` in C.
  case le = -1
  /// `GTK_CONSTRAINT_RELATION_EQ` in C.
  case eq = 0
  /// `GTK_CONSTRAINT_RELATION_GE` in C.
  case ge = 1

  public static var gType: GType { gtk_constraint_relation_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkConstraintRelation) { self.init(signed: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkConstraintRelation { GtkConstraintRelation(rawValue: signed) }
}

/// The enumeration [`GtkConstraintStrength`](https://docs.gtk.org/gtk4/enum.ConstraintStrength.html).
public nonisolated enum ConstraintStrength: Int32, GEnum, Sendable {
  /// `GTK_CONSTRAINT_STRENGTH_REQUIRED` in C.
  case required = 1_001_001_000
  /// `GTK_CONSTRAINT_STRENGTH_STRONG` in C.
  case strong = 1_000_000_000
  /// `GTK_CONSTRAINT_STRENGTH_MEDIUM` in C.
  case medium = 1000
  /// `GTK_CONSTRAINT_STRENGTH_WEAK` in C.
  case weak = 1

  public static var gType: GType { gtk_constraint_strength_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkConstraintStrength) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkConstraintStrength { GtkConstraintStrength(rawValue: unsigned) }
}

/// The enumeration [`GtkContentFit`](https://docs.gtk.org/gtk4/enum.ContentFit.html). Since GTK 4.8.
public nonisolated enum ContentFit: Int32, GEnum, Sendable {
  /// `GTK_CONTENT_FIT_FILL` in C.
  case fill = 0
  /// `GTK_CONTENT_FIT_CONTAIN` in C.
  case contain = 1
  /// `GTK_CONTENT_FIT_COVER` in C.
  case cover = 2
  /// `GTK_CONTENT_FIT_SCALE_DOWN` in C.
  case scaleDown = 3

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_content_fit_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkContentFit) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkContentFit { GtkContentFit(rawValue: unsigned) }
}

/// The enumeration [`GtkCornerType`](https://docs.gtk.org/gtk4/enum.CornerType.html).
public nonisolated enum CornerType: Int32, GEnum, Sendable {
  /// `GTK_CORNER_TOP_LEFT` in C.
  case topLeft = 0
  /// `GTK_CORNER_BOTTOM_LEFT` in C.
  case bottomLeft = 1
  /// `GTK_CORNER_TOP_RIGHT` in C.
  case topRight = 2
  /// `GTK_CORNER_BOTTOM_RIGHT` in C.
  case bottomRight = 3

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_corner_type_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkCornerType) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkCornerType { GtkCornerType(rawValue: unsigned) }
}

/// The flags [`GtkDebugFlags`](https://docs.gtk.org/gtk4/flags.DebugFlags.html).
public nonisolated struct DebugFlags: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `GTK_DEBUG_TEXT` in C.
  public static var text: DebugFlags { DebugFlags(rawValue: 1) }
  /// `GTK_DEBUG_TREE` in C.
  public static var tree: DebugFlags { DebugFlags(rawValue: 2) }
  /// `GTK_DEBUG_KEYBINDINGS` in C.
  public static var keybindings: DebugFlags { DebugFlags(rawValue: 4) }
  /// `GTK_DEBUG_MODULES` in C.
  public static var modules: DebugFlags { DebugFlags(rawValue: 8) }
  /// `GTK_DEBUG_GEOMETRY` in C.
  public static var geometry: DebugFlags { DebugFlags(rawValue: 16) }
  /// `GTK_DEBUG_ICONTHEME` in C.
  public static var icontheme: DebugFlags { DebugFlags(rawValue: 32) }
  /// `GTK_DEBUG_PRINTING` in C.
  public static var printing: DebugFlags { DebugFlags(rawValue: 64) }
  /// `GTK_DEBUG_BUILDER` in C.
  public static var builder: DebugFlags { DebugFlags(rawValue: 128) }
  /// `GTK_DEBUG_SIZE_REQUEST` in C.
  public static var sizeRequest: DebugFlags { DebugFlags(rawValue: 256) }
  /// `GTK_DEBUG_NO_CSS_CACHE` in C.
  public static var noCssCache: DebugFlags { DebugFlags(rawValue: 512) }
  /// `GTK_DEBUG_INTERACTIVE` in C.
  public static var interactive: DebugFlags { DebugFlags(rawValue: 1024) }
  /// `GTK_DEBUG_TOUCHSCREEN` in C.
  public static var touchscreen: DebugFlags { DebugFlags(rawValue: 2048) }
  /// `GTK_DEBUG_ACTIONS` in C.
  public static var actions: DebugFlags { DebugFlags(rawValue: 4096) }
  /// `GTK_DEBUG_LAYOUT` in C.
  public static var layout: DebugFlags { DebugFlags(rawValue: 8192) }
  /// `GTK_DEBUG_SNAPSHOT` in C.
  public static var snapshot: DebugFlags { DebugFlags(rawValue: 16384) }
  /// `GTK_DEBUG_CONSTRAINTS` in C.
  public static var constraints: DebugFlags { DebugFlags(rawValue: 32768) }
  /// `GTK_DEBUG_BUILDER_OBJECTS` in C.
  public static var builderObjects: DebugFlags { DebugFlags(rawValue: 65536) }
  /// `GTK_DEBUG_A11Y` in C.
  public static var a11y: DebugFlags { DebugFlags(rawValue: 131072) }
  /// `GTK_DEBUG_ICONFALLBACK` in C.
  public static var iconfallback: DebugFlags { DebugFlags(rawValue: 262144) }
  /// `GTK_DEBUG_INVERT_TEXT_DIR` in C.
  public static var invertTextDir: DebugFlags { DebugFlags(rawValue: 524288) }
  #if GTK_4_24
  /// `GTK_DEBUG_BUILDER_TRACE` in C.
  public static var builderTrace: DebugFlags { DebugFlags(rawValue: 128) }
  #endif
  #if GTK_4_16
  /// `GTK_DEBUG_CSS` in C. Since GTK 4.16.
  public static var css: DebugFlags { DebugFlags(rawValue: 1_048_576) }
  #endif
  #if GTK_4_22
  /// `GTK_DEBUG_SESSION` in C. Since GTK 4.22.
  public static var session: DebugFlags { DebugFlags(rawValue: 4_194_304) }
  #endif
  #if GTK_4_24
  /// `GTK_DEBUG_GENERAL_INFO` in C. Since GTK 4.24.
  public static var generalInfo: DebugFlags { DebugFlags(rawValue: 8_388_608) }
  #endif

  public static var gType: GType { gtk_debug_flags_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkDebugFlags) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkDebugFlags { GtkDebugFlags(rawValue: unsigned) }
}

/// The enumeration [`GtkDeleteType`](https://docs.gtk.org/gtk4/enum.DeleteType.html).
public nonisolated enum DeleteType: Int32, GEnum, Sendable {
  /// `GTK_DELETE_CHARS` in C.
  case chars = 0
  /// `GTK_DELETE_WORD_ENDS` in C.
  case wordEnds = 1
  /// `GTK_DELETE_WORDS` in C.
  case words = 2
  /// `GTK_DELETE_DISPLAY_LINES` in C.
  case displayLines = 3
  /// `GTK_DELETE_DISPLAY_LINE_ENDS` in C.
  case displayLineEnds = 4
  /// `GTK_DELETE_PARAGRAPH_ENDS` in C.
  case paragraphEnds = 5
  /// `GTK_DELETE_PARAGRAPHS` in C.
  case paragraphs = 6
  /// `GTK_DELETE_WHITESPACE` in C.
  case whitespace = 7

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 8) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_delete_type_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkDeleteType) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkDeleteType { GtkDeleteType(rawValue: unsigned) }
}

/// The flags [`GtkDialogFlags`](https://docs.gtk.org/gtk4/flags.DialogFlags.html).
public nonisolated struct DialogFlags: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `GTK_DIALOG_MODAL` in C.
  public static var modal: DialogFlags { DialogFlags(rawValue: 1) }
  /// `GTK_DIALOG_DESTROY_WITH_PARENT` in C.
  public static var destroyWithParent: DialogFlags { DialogFlags(rawValue: 2) }
  /// `GTK_DIALOG_USE_HEADER_BAR` in C.
  public static var useHeaderBar: DialogFlags { DialogFlags(rawValue: 4) }

  public static var gType: GType { gtk_dialog_flags_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkDialogFlags) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkDialogFlags { GtkDialogFlags(rawValue: unsigned) }
}

/// The enumeration [`GtkDirectionType`](https://docs.gtk.org/gtk4/enum.DirectionType.html).
public nonisolated enum DirectionType: Int32, GEnum, Sendable {
  /// `GTK_DIR_TAB_FORWARD` in C.
  case tabForward = 0
  /// `GTK_DIR_TAB_BACKWARD` in C.
  case tabBackward = 1
  /// `GTK_DIR_UP` in C.
  case up = 2
  /// `GTK_DIR_DOWN` in C.
  case down = 3
  /// `GTK_DIR_LEFT` in C.
  case left = 4
  /// `GTK_DIR_RIGHT` in C.
  case right = 5

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 6) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_direction_type_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkDirectionType) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkDirectionType { GtkDirectionType(rawValue: unsigned) }
}

/// The enumeration [`GtkEditableProperties`](https://docs.gtk.org/gtk4/enum.EditableProperties.html).
public nonisolated enum EditableProperties: Int32, GEnum, Sendable {
  /// `GTK_EDITABLE_PROP_TEXT` in C.
  case propText = 0
  /// `GTK_EDITABLE_PROP_CURSOR_POSITION` in C.
  case propCursorPosition = 1
  /// `GTK_EDITABLE_PROP_SELECTION_BOUND` in C.
  case propSelectionBound = 2
  /// `GTK_EDITABLE_PROP_EDITABLE` in C.
  case propEditable = 3
  /// `GTK_EDITABLE_PROP_WIDTH_CHARS` in C.
  case propWidthChars = 4
  /// `GTK_EDITABLE_PROP_MAX_WIDTH_CHARS` in C.
  case propMaxWidthChars = 5
  /// `GTK_EDITABLE_PROP_XALIGN` in C.
  case propXalign = 6
  /// `GTK_EDITABLE_PROP_ENABLE_UNDO` in C.
  case propEnableUndo = 7
  /// `GTK_EDITABLE_NUM_PROPERTIES` in C.
  case numProperties = 8
  #if GTK_4_24
  /// `GTK_EDITABLE_PROP_COMPLETE_TEXT` in C.
  public static var propCompleteText: EditableProperties { .numProperties }
  #endif
  #if GTK_4_24
  /// `GTK_EDITABLE_PROP_INPUT_INTERCEPTOR` in C.
  case propInputInterceptor = 9
  #endif

  public static var gType: GType { gtk_editable_properties_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkEditableProperties) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkEditableProperties { GtkEditableProperties(rawValue: unsigned) }
}

/// The enumeration [`GtkEntryIconPosition`](https://docs.gtk.org/gtk4/enum.EntryIconPosition.html).
public nonisolated enum EntryIconPosition: Int32, GEnum, Sendable {
  /// `GTK_ENTRY_ICON_PRIMARY` in C.
  case primary = 0
  /// `GTK_ENTRY_ICON_SECONDARY` in C.
  case secondary = 1

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_entry_icon_position_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkEntryIconPosition) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkEntryIconPosition { GtkEntryIconPosition(rawValue: unsigned) }
}

/// The flags [`GtkEventControllerScrollFlags`](https://docs.gtk.org/gtk4/flags.EventControllerScrollFlags.html).
public nonisolated struct EventControllerScrollFlags: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `GTK_EVENT_CONTROLLER_SCROLL_VERTICAL` in C.
  public static var vertical: EventControllerScrollFlags { EventControllerScrollFlags(rawValue: 1) }
  /// `GTK_EVENT_CONTROLLER_SCROLL_HORIZONTAL` in C.
  public static var horizontal: EventControllerScrollFlags { EventControllerScrollFlags(rawValue: 2) }
  /// `GTK_EVENT_CONTROLLER_SCROLL_DISCRETE` in C.
  public static var discrete: EventControllerScrollFlags { EventControllerScrollFlags(rawValue: 4) }
  /// `GTK_EVENT_CONTROLLER_SCROLL_KINETIC` in C.
  public static var kinetic: EventControllerScrollFlags { EventControllerScrollFlags(rawValue: 8) }
  /// `GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES` in C.
  public static var bothAxes: EventControllerScrollFlags { EventControllerScrollFlags(rawValue: 3) }
  #if GTK_4_20
  /// `GTK_EVENT_CONTROLLER_SCROLL_PHYSICAL_DIRECTION` in C. Since GTK 4.20.
  public static var physicalDirection: EventControllerScrollFlags { EventControllerScrollFlags(rawValue: 16) }
  #endif

  public static var gType: GType { gtk_event_controller_scroll_flags_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkEventControllerScrollFlags) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkEventControllerScrollFlags { GtkEventControllerScrollFlags(rawValue: unsigned) }
}

/// The enumeration [`GtkEventSequenceState`](https://docs.gtk.org/gtk4/enum.EventSequenceState.html).
public nonisolated enum EventSequenceState: Int32, GEnum, Sendable {
  /// `GTK_EVENT_SEQUENCE_NONE` in C.
  case none = 0
  /// `GTK_EVENT_SEQUENCE_CLAIMED` in C.
  case claimed = 1
  /// `GTK_EVENT_SEQUENCE_DENIED` in C.
  case denied = 2

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_event_sequence_state_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkEventSequenceState) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkEventSequenceState { GtkEventSequenceState(rawValue: unsigned) }
}

/// The enumeration [`GtkFileChooserAction`](https://docs.gtk.org/gtk4/enum.FileChooserAction.html).
public nonisolated enum FileChooserAction: Int32, GEnum, Sendable {
  /// `GTK_FILE_CHOOSER_ACTION_OPEN` in C.
  case open = 0
  /// `GTK_FILE_CHOOSER_ACTION_SAVE` in C.
  case save = 1
  /// `GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER` in C.
  case selectFolder = 2

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_file_chooser_action_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkFileChooserAction) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkFileChooserAction { GtkFileChooserAction(rawValue: unsigned) }
}

/// The enumeration [`GtkFilterChange`](https://docs.gtk.org/gtk4/enum.FilterChange.html).
public nonisolated enum FilterChange: Int32, GEnum, Sendable {
  /// `GTK_FILTER_CHANGE_DIFFERENT` in C.
  case different = 0
  /// `GTK_FILTER_CHANGE_LESS_STRICT` in C.
  case lessStrict = 1
  /// `GTK_FILTER_CHANGE_MORE_STRICT` in C.
  case moreStrict = 2
  #if GTK_4_20
  /// `GTK_FILTER_CHANGE_DIFFERENT_REWATCH` in C. Since GTK 4.20.
  case differentRewatch = 3
  #endif
  #if GTK_4_20
  /// `GTK_FILTER_CHANGE_LESS_STRICT_REWATCH` in C. Since GTK 4.20.
  case lessStrictRewatch = 4
  #endif
  #if GTK_4_20
  /// `GTK_FILTER_CHANGE_MORE_STRICT_REWATCH` in C. Since GTK 4.20.
  case moreStrictRewatch = 5
  #endif

  public static var gType: GType { gtk_filter_change_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkFilterChange) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkFilterChange { GtkFilterChange(rawValue: unsigned) }
}

/// The enumeration [`GtkFilterMatch`](https://docs.gtk.org/gtk4/enum.FilterMatch.html).
public nonisolated enum FilterMatch: Int32, GEnum, Sendable {
  /// `GTK_FILTER_MATCH_SOME` in C.
  case some = 0
  /// `GTK_FILTER_MATCH_NONE` in C.
  case none = 1
  /// `GTK_FILTER_MATCH_ALL` in C.
  case all = 2

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_filter_match_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkFilterMatch) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkFilterMatch { GtkFilterMatch(rawValue: unsigned) }
}

/// The flags [`GtkFontChooserLevel`](https://docs.gtk.org/gtk4/flags.FontChooserLevel.html).
public nonisolated struct FontChooserLevel: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `GTK_FONT_CHOOSER_LEVEL_STYLE` in C.
  public static var style: FontChooserLevel { FontChooserLevel(rawValue: 1) }
  /// `GTK_FONT_CHOOSER_LEVEL_SIZE` in C.
  public static var size: FontChooserLevel { FontChooserLevel(rawValue: 2) }
  /// `GTK_FONT_CHOOSER_LEVEL_VARIATIONS` in C.
  public static var variations: FontChooserLevel { FontChooserLevel(rawValue: 4) }
  /// `GTK_FONT_CHOOSER_LEVEL_FEATURES` in C.
  public static var features: FontChooserLevel { FontChooserLevel(rawValue: 8) }

  public static var gType: GType { gtk_font_chooser_level_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkFontChooserLevel) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkFontChooserLevel { GtkFontChooserLevel(rawValue: unsigned) }
}

/// The flags [`GtkIconLookupFlags`](https://docs.gtk.org/gtk4/flags.IconLookupFlags.html).
public nonisolated struct IconLookupFlags: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `GTK_ICON_LOOKUP_FORCE_REGULAR` in C.
  public static var forceRegular: IconLookupFlags { IconLookupFlags(rawValue: 1) }
  /// `GTK_ICON_LOOKUP_FORCE_SYMBOLIC` in C.
  public static var forceSymbolic: IconLookupFlags { IconLookupFlags(rawValue: 2) }
  /// `GTK_ICON_LOOKUP_PRELOAD` in C.
  public static var preload: IconLookupFlags { IconLookupFlags(rawValue: 4) }

  public static var gType: GType { gtk_icon_lookup_flags_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkIconLookupFlags) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkIconLookupFlags { GtkIconLookupFlags(rawValue: unsigned) }
}

/// The enumeration [`GtkIconSize`](https://docs.gtk.org/gtk4/enum.IconSize.html).
public nonisolated enum IconSize: Int32, GEnum, Sendable {
  /// `GTK_ICON_SIZE_INHERIT` in C.
  case inherit = 0
  /// `GTK_ICON_SIZE_NORMAL` in C.
  case normal = 1
  /// `GTK_ICON_SIZE_LARGE` in C.
  case large = 2

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_icon_size_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkIconSize) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkIconSize { GtkIconSize(rawValue: unsigned) }
}

/// The enumeration [`GtkIconViewDropPosition`](https://docs.gtk.org/gtk4/enum.IconViewDropPosition.html).
public nonisolated enum IconViewDropPosition: Int32, GEnum, Sendable {
  /// `GTK_ICON_VIEW_NO_DROP` in C.
  case noDrop = 0
  /// `GTK_ICON_VIEW_DROP_INTO` in C.
  case dropInto = 1
  /// `GTK_ICON_VIEW_DROP_LEFT` in C.
  case dropLeft = 2
  /// `GTK_ICON_VIEW_DROP_RIGHT` in C.
  case dropRight = 3
  /// `GTK_ICON_VIEW_DROP_ABOVE` in C.
  case dropAbove = 4
  /// `GTK_ICON_VIEW_DROP_BELOW` in C.
  case dropBelow = 5

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 6) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_icon_view_drop_position_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkIconViewDropPosition) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkIconViewDropPosition { GtkIconViewDropPosition(rawValue: unsigned) }
}

/// The enumeration [`GtkImageType`](https://docs.gtk.org/gtk4/enum.ImageType.html).
public nonisolated enum ImageType: Int32, GEnum, Sendable {
  /// `GTK_IMAGE_EMPTY` in C.
  case empty = 0
  /// `GTK_IMAGE_ICON_NAME` in C.
  case iconName = 1
  /// `GTK_IMAGE_GICON` in C.
  case gicon = 2
  /// `GTK_IMAGE_PAINTABLE` in C.
  case paintable = 3

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_image_type_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkImageType) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkImageType { GtkImageType(rawValue: unsigned) }
}

/// The flags [`GtkInputHints`](https://docs.gtk.org/gtk4/flags.InputHints.html).
public nonisolated struct InputHints: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `GTK_INPUT_HINT_SPELLCHECK` in C.
  public static var spellcheck: InputHints { InputHints(rawValue: 1) }
  /// `GTK_INPUT_HINT_NO_SPELLCHECK` in C.
  public static var noSpellcheck: InputHints { InputHints(rawValue: 2) }
  /// `GTK_INPUT_HINT_WORD_COMPLETION` in C.
  public static var wordCompletion: InputHints { InputHints(rawValue: 4) }
  /// `GTK_INPUT_HINT_LOWERCASE` in C.
  public static var lowercase: InputHints { InputHints(rawValue: 8) }
  /// `GTK_INPUT_HINT_UPPERCASE_CHARS` in C.
  public static var uppercaseChars: InputHints { InputHints(rawValue: 16) }
  /// `GTK_INPUT_HINT_UPPERCASE_WORDS` in C.
  public static var uppercaseWords: InputHints { InputHints(rawValue: 32) }
  /// `GTK_INPUT_HINT_UPPERCASE_SENTENCES` in C.
  public static var uppercaseSentences: InputHints { InputHints(rawValue: 64) }
  /// `GTK_INPUT_HINT_INHIBIT_OSK` in C.
  public static var inhibitOsk: InputHints { InputHints(rawValue: 128) }
  /// `GTK_INPUT_HINT_VERTICAL_WRITING` in C.
  public static var verticalWriting: InputHints { InputHints(rawValue: 256) }
  /// `GTK_INPUT_HINT_EMOJI` in C.
  public static var emoji: InputHints { InputHints(rawValue: 512) }
  /// `GTK_INPUT_HINT_NO_EMOJI` in C.
  public static var noEmoji: InputHints { InputHints(rawValue: 1024) }
  /// `GTK_INPUT_HINT_PRIVATE` in C.
  public static var `private`: InputHints { InputHints(rawValue: 2048) }

  public static var gType: GType { gtk_input_hints_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkInputHints) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkInputHints { GtkInputHints(rawValue: unsigned) }
}

/// The enumeration [`GtkInputPurpose`](https://docs.gtk.org/gtk4/enum.InputPurpose.html).
public nonisolated enum InputPurpose: Int32, GEnum, Sendable {
  /// `GTK_INPUT_PURPOSE_FREE_FORM` in C.
  case freeForm = 0
  /// `GTK_INPUT_PURPOSE_ALPHA` in C.
  case alpha = 1
  /// `GTK_INPUT_PURPOSE_DIGITS` in C.
  case digits = 2
  /// `GTK_INPUT_PURPOSE_NUMBER` in C.
  case number = 3
  /// `GTK_INPUT_PURPOSE_PHONE` in C.
  case phone = 4
  /// `GTK_INPUT_PURPOSE_URL` in C.
  case url = 5
  /// `GTK_INPUT_PURPOSE_EMAIL` in C.
  case email = 6
  /// `GTK_INPUT_PURPOSE_NAME` in C.
  case name = 7
  /// `GTK_INPUT_PURPOSE_PASSWORD` in C.
  case password = 8
  /// `GTK_INPUT_PURPOSE_PIN` in C.
  case pin = 9
  /// `GTK_INPUT_PURPOSE_TERMINAL` in C.
  case terminal = 10

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 11) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_input_purpose_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkInputPurpose) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkInputPurpose { GtkInputPurpose(rawValue: unsigned) }
}

/// The enumeration [`GtkInscriptionOverflow`](https://docs.gtk.org/gtk4/enum.InscriptionOverflow.html). Since GTK 4.8.
public nonisolated enum InscriptionOverflow: Int32, GEnum, Sendable {
  /// `GTK_INSCRIPTION_OVERFLOW_CLIP` in C.
  case clip = 0
  /// `GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_START` in C.
  case ellipsizeStart = 1
  /// `GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_MIDDLE` in C.
  case ellipsizeMiddle = 2
  /// `GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END` in C.
  case ellipsizeEnd = 3

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_inscription_overflow_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkInscriptionOverflow) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkInscriptionOverflow { GtkInscriptionOverflow(rawValue: unsigned) }
}

/// The enumeration [`GtkJustification`](https://docs.gtk.org/gtk4/enum.Justification.html).
public nonisolated enum Justification: Int32, GEnum, Sendable {
  /// `GTK_JUSTIFY_LEFT` in C.
  case left = 0
  /// `GTK_JUSTIFY_RIGHT` in C.
  case right = 1
  /// `GTK_JUSTIFY_CENTER` in C.
  case center = 2
  /// `GTK_JUSTIFY_FILL` in C.
  case fill = 3

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_justification_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkJustification) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkJustification { GtkJustification(rawValue: unsigned) }
}

/// The enumeration [`GtkLevelBarMode`](https://docs.gtk.org/gtk4/enum.LevelBarMode.html).
public nonisolated enum LevelBarMode: Int32, GEnum, Sendable {
  /// `GTK_LEVEL_BAR_MODE_CONTINUOUS` in C.
  case continuous = 0
  /// `GTK_LEVEL_BAR_MODE_DISCRETE` in C.
  case discrete = 1

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_level_bar_mode_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkLevelBarMode) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkLevelBarMode { GtkLevelBarMode(rawValue: unsigned) }
}

/// The enumeration [`GtkLicense`](https://docs.gtk.org/gtk4/enum.License.html).
public nonisolated enum LicenseType: Int32, GEnum, Sendable {
  /// `GTK_LICENSE_UNKNOWN` in C.
  case unknown = 0
  /// `GTK_LICENSE_CUSTOM` in C.
  case custom = 1
  /// `GTK_LICENSE_GPL_2_0` in C.
  case gpl20 = 2
  /// `GTK_LICENSE_GPL_3_0` in C.
  case gpl30 = 3
  /// `GTK_LICENSE_LGPL_2_1` in C.
  case lgpl21 = 4
  /// `GTK_LICENSE_LGPL_3_0` in C.
  case lgpl30 = 5
  /// `GTK_LICENSE_BSD` in C.
  case bsd = 6
  /// `GTK_LICENSE_MIT_X11` in C.
  case mitX11 = 7
  /// `GTK_LICENSE_ARTISTIC` in C.
  case artistic = 8
  /// `GTK_LICENSE_GPL_2_0_ONLY` in C.
  case gpl20Only = 9
  /// `GTK_LICENSE_GPL_3_0_ONLY` in C.
  case gpl30Only = 10
  /// `GTK_LICENSE_LGPL_2_1_ONLY` in C.
  case lgpl21Only = 11
  /// `GTK_LICENSE_LGPL_3_0_ONLY` in C.
  case lgpl30Only = 12
  /// `GTK_LICENSE_AGPL_3_0` in C.
  case agpl30 = 13
  /// `GTK_LICENSE_AGPL_3_0_ONLY` in C.
  case agpl30Only = 14
  /// `GTK_LICENSE_BSD_3` in C.
  case bsd3 = 15
  /// `GTK_LICENSE_APACHE_2_0` in C.
  case apache20 = 16
  /// `GTK_LICENSE_MPL_2_0` in C.
  case mpl20 = 17
  #if GTK_4_24
  /// `GTK_LICENSE_0BSD` in C.
  case _0bsd = 18
  #endif

  public static var gType: GType { gtk_license_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkLicense) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkLicense { GtkLicense(rawValue: unsigned) }
}

/// The enumeration [`GtkMessageType`](https://docs.gtk.org/gtk4/enum.MessageType.html).
public nonisolated enum MessageType: Int32, GEnum, Sendable {
  /// `GTK_MESSAGE_INFO` in C.
  case info = 0
  /// `GTK_MESSAGE_WARNING` in C.
  case warning = 1
  /// `GTK_MESSAGE_QUESTION` in C.
  case question = 2
  /// `GTK_MESSAGE_ERROR` in C.
  case error = 3
  /// `GTK_MESSAGE_OTHER` in C.
  case other = 4

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 5) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_message_type_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkMessageType) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkMessageType { GtkMessageType(rawValue: unsigned) }
}

/// The enumeration [`GtkMovementStep`](https://docs.gtk.org/gtk4/enum.MovementStep.html).
public nonisolated enum MovementStep: Int32, GEnum, Sendable {
  /// `GTK_MOVEMENT_LOGICAL_POSITIONS` in C.
  case logicalPositions = 0
  /// `GTK_MOVEMENT_VISUAL_POSITIONS` in C.
  case visualPositions = 1
  /// `GTK_MOVEMENT_WORDS` in C.
  case words = 2
  /// `GTK_MOVEMENT_DISPLAY_LINES` in C.
  case displayLines = 3
  /// `GTK_MOVEMENT_DISPLAY_LINE_ENDS` in C.
  case displayLineEnds = 4
  /// `GTK_MOVEMENT_PARAGRAPHS` in C.
  case paragraphs = 5
  /// `GTK_MOVEMENT_PARAGRAPH_ENDS` in C.
  case paragraphEnds = 6
  /// `GTK_MOVEMENT_PAGES` in C.
  case pages = 7
  /// `GTK_MOVEMENT_BUFFER_ENDS` in C.
  case bufferEnds = 8
  /// `GTK_MOVEMENT_HORIZONTAL_PAGES` in C.
  case horizontalPages = 9

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 10) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_movement_step_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkMovementStep) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkMovementStep { GtkMovementStep(rawValue: unsigned) }
}

/// The enumeration [`GtkNaturalWrapMode`](https://docs.gtk.org/gtk4/enum.NaturalWrapMode.html). Since GTK 4.6.
public nonisolated enum NaturalWrapMode: Int32, GEnum, Sendable {
  /// `GTK_NATURAL_WRAP_INHERIT` in C.
  case inherit = 0
  /// `GTK_NATURAL_WRAP_NONE` in C.
  case none = 1
  /// `GTK_NATURAL_WRAP_WORD` in C.
  case word = 2

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_natural_wrap_mode_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkNaturalWrapMode) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkNaturalWrapMode { GtkNaturalWrapMode(rawValue: unsigned) }
}

/// The enumeration [`GtkNotebookTab`](https://docs.gtk.org/gtk4/enum.NotebookTab.html).
public nonisolated enum NotebookTab: Int32, GEnum, Sendable {
  /// `GTK_NOTEBOOK_TAB_FIRST` in C.
  case first = 0
  /// `GTK_NOTEBOOK_TAB_LAST` in C.
  case last = 1

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_notebook_tab_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkNotebookTab) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkNotebookTab { GtkNotebookTab(rawValue: unsigned) }
}

/// The enumeration [`GtkNumberUpLayout`](https://docs.gtk.org/gtk4/enum.NumberUpLayout.html).
public nonisolated enum NumberUpLayout: Int32, GEnum, Sendable {
  /// `GTK_NUMBER_UP_LAYOUT_LEFT_TO_RIGHT_TOP_TO_BOTTOM` in C.
  case lrtb = 0
  /// `GTK_NUMBER_UP_LAYOUT_LEFT_TO_RIGHT_BOTTOM_TO_TOP` in C.
  case lrbt = 1
  /// `GTK_NUMBER_UP_LAYOUT_RIGHT_TO_LEFT_TOP_TO_BOTTOM` in C.
  case rltb = 2
  /// `GTK_NUMBER_UP_LAYOUT_RIGHT_TO_LEFT_BOTTOM_TO_TOP` in C.
  case rlbt = 3
  /// `GTK_NUMBER_UP_LAYOUT_TOP_TO_BOTTOM_LEFT_TO_RIGHT` in C.
  case tblr = 4
  /// `GTK_NUMBER_UP_LAYOUT_TOP_TO_BOTTOM_RIGHT_TO_LEFT` in C.
  case tbrl = 5
  /// `GTK_NUMBER_UP_LAYOUT_BOTTOM_TO_TOP_LEFT_TO_RIGHT` in C.
  case btlr = 6
  /// `GTK_NUMBER_UP_LAYOUT_BOTTOM_TO_TOP_RIGHT_TO_LEFT` in C.
  case btrl = 7

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 8) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_number_up_layout_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkNumberUpLayout) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkNumberUpLayout { GtkNumberUpLayout(rawValue: unsigned) }
}

/// The enumeration [`GtkOrdering`](https://docs.gtk.org/gtk4/enum.Ordering.html).
public nonisolated enum Ordering: Int32, GEnum, Sendable {
  /// `GTK_ORDERING_SMALLER` in C.
  case smaller = -1
  /// `GTK_ORDERING_EQUAL` in C.
  case equal = 0
  /// `GTK_ORDERING_LARGER` in C.
  case larger = 1

  public static var gType: GType { gtk_ordering_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkOrdering) { self.init(signed: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkOrdering { GtkOrdering(rawValue: signed) }
}

/// The enumeration [`GtkOrientation`](https://docs.gtk.org/gtk4/enum.Orientation.html).
public nonisolated enum Orientation: Int32, GEnum, Sendable {
  /// `GTK_ORIENTATION_HORIZONTAL` in C.
  case horizontal = 0
  /// `GTK_ORIENTATION_VERTICAL` in C.
  case vertical = 1

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_orientation_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkOrientation) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkOrientation { GtkOrientation(rawValue: unsigned) }
}

/// The enumeration [`GtkOverflow`](https://docs.gtk.org/gtk4/enum.Overflow.html).
public nonisolated enum Overflow: Int32, GEnum, Sendable {
  /// `GTK_OVERFLOW_VISIBLE` in C.
  case visible = 0
  /// `GTK_OVERFLOW_HIDDEN` in C.
  case hidden = 1

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_overflow_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkOverflow) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkOverflow { GtkOverflow(rawValue: unsigned) }
}

/// The enumeration [`GtkPackType`](https://docs.gtk.org/gtk4/enum.PackType.html).
public nonisolated enum PackType: Int32, GEnum, Sendable {
  /// `GTK_PACK_START` in C.
  case start = 0
  /// `GTK_PACK_END` in C.
  case end = 1

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_pack_type_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkPackType) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkPackType { GtkPackType(rawValue: unsigned) }
}

/// The enumeration [`GtkPadActionType`](https://docs.gtk.org/gtk4/enum.PadActionType.html).
public nonisolated enum PadActionType: Int32, GEnum, Sendable {
  /// `GTK_PAD_ACTION_BUTTON` in C.
  case button = 0
  /// `GTK_PAD_ACTION_RING` in C.
  case ring = 1
  /// `GTK_PAD_ACTION_STRIP` in C.
  case strip = 2
  #if GTK_4_24
  /// `GTK_PAD_ACTION_DIAL` in C.
  case dial = 3
  #endif

  public static var gType: GType { gtk_pad_action_type_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkPadActionType) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkPadActionType { GtkPadActionType(rawValue: unsigned) }
}

/// The enumeration [`GtkPageOrientation`](https://docs.gtk.org/gtk4/enum.PageOrientation.html).
public nonisolated enum PageOrientation: Int32, GEnum, Sendable {
  /// `GTK_PAGE_ORIENTATION_PORTRAIT` in C.
  case portrait = 0
  /// `GTK_PAGE_ORIENTATION_LANDSCAPE` in C.
  case landscape = 1
  /// `GTK_PAGE_ORIENTATION_REVERSE_PORTRAIT` in C.
  case reversePortrait = 2
  /// `GTK_PAGE_ORIENTATION_REVERSE_LANDSCAPE` in C.
  case reverseLandscape = 3

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_page_orientation_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkPageOrientation) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkPageOrientation { GtkPageOrientation(rawValue: unsigned) }
}

/// The enumeration [`GtkPageSet`](https://docs.gtk.org/gtk4/enum.PageSet.html).
public nonisolated enum PageSet: Int32, GEnum, Sendable {
  /// `GTK_PAGE_SET_ALL` in C.
  case all = 0
  /// `GTK_PAGE_SET_EVEN` in C.
  case even = 1
  /// `GTK_PAGE_SET_ODD` in C.
  case odd = 2

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_page_set_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkPageSet) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkPageSet { GtkPageSet(rawValue: unsigned) }
}

/// The enumeration [`GtkPanDirection`](https://docs.gtk.org/gtk4/enum.PanDirection.html).
public nonisolated enum PanDirection: Int32, GEnum, Sendable {
  /// `GTK_PAN_DIRECTION_LEFT` in C.
  case left = 0
  /// `GTK_PAN_DIRECTION_RIGHT` in C.
  case right = 1
  /// `GTK_PAN_DIRECTION_UP` in C.
  case up = 2
  /// `GTK_PAN_DIRECTION_DOWN` in C.
  case down = 3

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_pan_direction_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkPanDirection) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkPanDirection { GtkPanDirection(rawValue: unsigned) }
}

/// The flags [`GtkPickFlags`](https://docs.gtk.org/gtk4/flags.PickFlags.html).
public nonisolated struct PickFlags: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `GTK_PICK_INSENSITIVE` in C.
  public static var insensitive: PickFlags { PickFlags(rawValue: 1) }
  /// `GTK_PICK_NON_TARGETABLE` in C.
  public static var nonTargetable: PickFlags { PickFlags(rawValue: 2) }

  public static var gType: GType { gtk_pick_flags_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkPickFlags) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkPickFlags { GtkPickFlags(rawValue: unsigned) }
}

/// The enumeration [`GtkPolicyType`](https://docs.gtk.org/gtk4/enum.PolicyType.html).
public nonisolated enum PolicyType: Int32, GEnum, Sendable {
  /// `GTK_POLICY_ALWAYS` in C.
  case always = 0
  /// `GTK_POLICY_AUTOMATIC` in C.
  case automatic = 1
  /// `GTK_POLICY_NEVER` in C.
  case never = 2
  /// `GTK_POLICY_EXTERNAL` in C.
  case external = 3

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_policy_type_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkPolicyType) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkPolicyType { GtkPolicyType(rawValue: unsigned) }
}

/// The flags [`GtkPopoverMenuFlags`](https://docs.gtk.org/gtk4/flags.PopoverMenuFlags.html).
public nonisolated struct PopoverMenuFlags: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `GTK_POPOVER_MENU_NESTED` in C.
  public static var nested: PopoverMenuFlags { PopoverMenuFlags(rawValue: 1) }

  public static var gType: GType { gtk_popover_menu_flags_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkPopoverMenuFlags) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkPopoverMenuFlags { GtkPopoverMenuFlags(rawValue: unsigned) }
}

/// The enumeration [`GtkPositionType`](https://docs.gtk.org/gtk4/enum.PositionType.html).
public nonisolated enum PositionType: Int32, GEnum, Sendable {
  /// `GTK_POS_LEFT` in C.
  case left = 0
  /// `GTK_POS_RIGHT` in C.
  case right = 1
  /// `GTK_POS_TOP` in C.
  case top = 2
  /// `GTK_POS_BOTTOM` in C.
  case bottom = 3

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_position_type_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkPositionType) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkPositionType { GtkPositionType(rawValue: unsigned) }
}

/// The flags [`GtkPrintCapabilities`](https://docs.gtk.org/gtk4/flags.PrintCapabilities.html).
public nonisolated struct PrintCapabilities: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `GTK_PRINT_CAPABILITY_PAGE_SET` in C.
  public static var pageSet: PrintCapabilities { PrintCapabilities(rawValue: 1) }
  /// `GTK_PRINT_CAPABILITY_COPIES` in C.
  public static var copies: PrintCapabilities { PrintCapabilities(rawValue: 2) }
  /// `GTK_PRINT_CAPABILITY_COLLATE` in C.
  public static var collate: PrintCapabilities { PrintCapabilities(rawValue: 4) }
  /// `GTK_PRINT_CAPABILITY_REVERSE` in C.
  public static var reverse: PrintCapabilities { PrintCapabilities(rawValue: 8) }
  /// `GTK_PRINT_CAPABILITY_SCALE` in C.
  public static var scale: PrintCapabilities { PrintCapabilities(rawValue: 16) }
  /// `GTK_PRINT_CAPABILITY_GENERATE_PDF` in C.
  public static var generatePdf: PrintCapabilities { PrintCapabilities(rawValue: 32) }
  /// `GTK_PRINT_CAPABILITY_GENERATE_PS` in C.
  public static var generatePs: PrintCapabilities { PrintCapabilities(rawValue: 64) }
  /// `GTK_PRINT_CAPABILITY_PREVIEW` in C.
  public static var preview: PrintCapabilities { PrintCapabilities(rawValue: 128) }
  /// `GTK_PRINT_CAPABILITY_NUMBER_UP` in C.
  public static var numberUp: PrintCapabilities { PrintCapabilities(rawValue: 256) }
  /// `GTK_PRINT_CAPABILITY_NUMBER_UP_LAYOUT` in C.
  public static var numberUpLayout: PrintCapabilities { PrintCapabilities(rawValue: 512) }

  public static var gType: GType { gtk_print_capabilities_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkPrintCapabilities) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkPrintCapabilities { GtkPrintCapabilities(rawValue: unsigned) }
}

/// The enumeration [`GtkPrintDuplex`](https://docs.gtk.org/gtk4/enum.PrintDuplex.html).
public nonisolated enum PrintDuplex: Int32, GEnum, Sendable {
  /// `GTK_PRINT_DUPLEX_SIMPLEX` in C.
  case simplex = 0
  /// `GTK_PRINT_DUPLEX_HORIZONTAL` in C.
  case horizontal = 1
  /// `GTK_PRINT_DUPLEX_VERTICAL` in C.
  case vertical = 2

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_print_duplex_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkPrintDuplex) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkPrintDuplex { GtkPrintDuplex(rawValue: unsigned) }
}

/// The enumeration [`GtkPrintOperationAction`](https://docs.gtk.org/gtk4/enum.PrintOperationAction.html).
public nonisolated enum PrintOperationAction: Int32, GEnum, Sendable {
  /// `GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG` in C.
  case printDialog = 0
  /// `GTK_PRINT_OPERATION_ACTION_PRINT` in C.
  case print = 1
  /// `GTK_PRINT_OPERATION_ACTION_PREVIEW` in C.
  case preview = 2
  /// `GTK_PRINT_OPERATION_ACTION_EXPORT` in C.
  case export = 3

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_print_operation_action_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkPrintOperationAction) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkPrintOperationAction { GtkPrintOperationAction(rawValue: unsigned) }
}

/// The enumeration [`GtkPrintOperationResult`](https://docs.gtk.org/gtk4/enum.PrintOperationResult.html).
public nonisolated enum PrintOperationResult: Int32, GEnum, Sendable {
  /// `GTK_PRINT_OPERATION_RESULT_ERROR` in C.
  case error = 0
  /// `GTK_PRINT_OPERATION_RESULT_APPLY` in C.
  case apply = 1
  /// `GTK_PRINT_OPERATION_RESULT_CANCEL` in C.
  case cancel = 2
  /// `GTK_PRINT_OPERATION_RESULT_IN_PROGRESS` in C.
  case inProgress = 3

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_print_operation_result_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkPrintOperationResult) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkPrintOperationResult { GtkPrintOperationResult(rawValue: unsigned) }
}

/// The enumeration [`GtkPrintPages`](https://docs.gtk.org/gtk4/enum.PrintPages.html).
public nonisolated enum PrintPages: Int32, GEnum, Sendable {
  /// `GTK_PRINT_PAGES_ALL` in C.
  case all = 0
  /// `GTK_PRINT_PAGES_CURRENT` in C.
  case current = 1
  /// `GTK_PRINT_PAGES_RANGES` in C.
  case ranges = 2
  /// `GTK_PRINT_PAGES_SELECTION` in C.
  case selection = 3

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_print_pages_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkPrintPages) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkPrintPages { GtkPrintPages(rawValue: unsigned) }
}

/// The enumeration [`GtkPrintQuality`](https://docs.gtk.org/gtk4/enum.PrintQuality.html).
public nonisolated enum PrintQuality: Int32, GEnum, Sendable {
  /// `GTK_PRINT_QUALITY_LOW` in C.
  case low = 0
  /// `GTK_PRINT_QUALITY_NORMAL` in C.
  case normal = 1
  /// `GTK_PRINT_QUALITY_HIGH` in C.
  case high = 2
  /// `GTK_PRINT_QUALITY_DRAFT` in C.
  case draft = 3

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_print_quality_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkPrintQuality) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkPrintQuality { GtkPrintQuality(rawValue: unsigned) }
}

/// The enumeration [`GtkPrintStatus`](https://docs.gtk.org/gtk4/enum.PrintStatus.html).
public nonisolated enum PrintStatus: Int32, GEnum, Sendable {
  /// `GTK_PRINT_STATUS_INITIAL` in C.
  case initial = 0
  /// `GTK_PRINT_STATUS_PREPARING` in C.
  case preparing = 1
  /// `GTK_PRINT_STATUS_GENERATING_DATA` in C.
  case generatingData = 2
  /// `GTK_PRINT_STATUS_SENDING_DATA` in C.
  case sendingData = 3
  /// `GTK_PRINT_STATUS_PENDING` in C.
  case pending = 4
  /// `GTK_PRINT_STATUS_PENDING_ISSUE` in C.
  case pendingIssue = 5
  /// `GTK_PRINT_STATUS_PRINTING` in C.
  case printing = 6
  /// `GTK_PRINT_STATUS_FINISHED` in C.
  case finished = 7
  /// `GTK_PRINT_STATUS_FINISHED_ABORTED` in C.
  case finishedAborted = 8

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 9) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_print_status_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkPrintStatus) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkPrintStatus { GtkPrintStatus(rawValue: unsigned) }
}

/// The enumeration [`GtkUnit`](https://docs.gtk.org/gtk4/enum.Unit.html).
public nonisolated enum PrintUnit: Int32, GEnum, Sendable {
  /// `GTK_UNIT_NONE` in C.
  case none = 0
  /// `GTK_UNIT_POINTS` in C.
  case points = 1
  /// `GTK_UNIT_INCH` in C.
  case inch = 2
  /// `GTK_UNIT_MM` in C.
  case mm = 3

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_unit_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkUnit) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkUnit { GtkUnit(rawValue: unsigned) }
}

/// The enumeration [`GtkPropagationLimit`](https://docs.gtk.org/gtk4/enum.PropagationLimit.html).
public nonisolated enum PropagationLimit: Int32, GEnum, Sendable {
  /// `GTK_LIMIT_NONE` in C.
  case none = 0
  /// `GTK_LIMIT_SAME_NATIVE` in C.
  case sameNative = 1

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_propagation_limit_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkPropagationLimit) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkPropagationLimit { GtkPropagationLimit(rawValue: unsigned) }
}

/// The enumeration [`GtkPropagationPhase`](https://docs.gtk.org/gtk4/enum.PropagationPhase.html).
public nonisolated enum PropagationPhase: Int32, GEnum, Sendable {
  /// `GTK_PHASE_NONE` in C.
  case none = 0
  /// `GTK_PHASE_CAPTURE` in C.
  case capture = 1
  /// `GTK_PHASE_BUBBLE` in C.
  case bubble = 2
  /// `GTK_PHASE_TARGET` in C.
  case target = 3

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_propagation_phase_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkPropagationPhase) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkPropagationPhase { GtkPropagationPhase(rawValue: unsigned) }
}

/// The enumeration [`GtkResponseType`](https://docs.gtk.org/gtk4/enum.ResponseType.html).
public nonisolated enum ResponseType: Int32, GEnum, Sendable {
  /// `GTK_RESPONSE_NONE` in C.
  case none = -1
  /// `GTK_RESPONSE_REJECT` in C.
  case reject = -2
  /// `GTK_RESPONSE_ACCEPT` in C.
  case accept = -3
  /// `GTK_RESPONSE_DELETE_EVENT` in C.
  case deleteEvent = -4
  /// `GTK_RESPONSE_OK` in C.
  case ok = -5
  /// `GTK_RESPONSE_CANCEL` in C.
  case cancel = -6
  /// `GTK_RESPONSE_CLOSE` in C.
  case close = -7
  /// `GTK_RESPONSE_YES` in C.
  case yes = -8
  /// `GTK_RESPONSE_NO` in C.
  case no = -9
  /// `GTK_RESPONSE_APPLY` in C.
  case apply = -10
  /// `GTK_RESPONSE_HELP` in C.
  case help = -11

  public static var gType: GType { gtk_response_type_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkResponseType) { self.init(signed: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkResponseType { GtkResponseType(rawValue: signed) }
}

/// The enumeration [`GtkRevealerTransitionType`](https://docs.gtk.org/gtk4/enum.RevealerTransitionType.html).
public nonisolated enum RevealerTransitionType: Int32, GEnum, Sendable {
  /// `GTK_REVEALER_TRANSITION_TYPE_NONE` in C.
  case none = 0
  /// `GTK_REVEALER_TRANSITION_TYPE_CROSSFADE` in C.
  case crossfade = 1
  /// `GTK_REVEALER_TRANSITION_TYPE_SLIDE_RIGHT` in C.
  case slideRight = 2
  /// `GTK_REVEALER_TRANSITION_TYPE_SLIDE_LEFT` in C.
  case slideLeft = 3
  /// `GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP` in C.
  case slideUp = 4
  /// `GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN` in C.
  case slideDown = 5
  /// `GTK_REVEALER_TRANSITION_TYPE_SWING_RIGHT` in C.
  case swingRight = 6
  /// `GTK_REVEALER_TRANSITION_TYPE_SWING_LEFT` in C.
  case swingLeft = 7
  /// `GTK_REVEALER_TRANSITION_TYPE_SWING_UP` in C.
  case swingUp = 8
  /// `GTK_REVEALER_TRANSITION_TYPE_SWING_DOWN` in C.
  case swingDown = 9
  #if GTK_4_22
  /// `GTK_REVEALER_TRANSITION_TYPE_FADE_SLIDE_RIGHT` in C. Since GTK 4.22.
  case fadeSlideRight = 10
  #endif
  #if GTK_4_22
  /// `GTK_REVEALER_TRANSITION_TYPE_FADE_SLIDE_LEFT` in C. Since GTK 4.22.
  case fadeSlideLeft = 11
  #endif
  #if GTK_4_22
  /// `GTK_REVEALER_TRANSITION_TYPE_FADE_SLIDE_UP` in C. Since GTK 4.22.
  case fadeSlideUp = 12
  #endif
  #if GTK_4_22
  /// `GTK_REVEALER_TRANSITION_TYPE_FADE_SLIDE_DOWN` in C. Since GTK 4.22.
  case fadeSlideDown = 13
  #endif

  public static var gType: GType { gtk_revealer_transition_type_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkRevealerTransitionType) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkRevealerTransitionType { GtkRevealerTransitionType(rawValue: unsigned) }
}

/// The enumeration [`GtkScrollStep`](https://docs.gtk.org/gtk4/enum.ScrollStep.html).
public nonisolated enum ScrollStep: Int32, GEnum, Sendable {
  /// `GTK_SCROLL_STEPS` in C.
  case steps = 0
  /// `GTK_SCROLL_PAGES` in C.
  case pages = 1
  /// `GTK_SCROLL_ENDS` in C.
  case ends = 2
  /// `GTK_SCROLL_HORIZONTAL_STEPS` in C.
  case horizontalSteps = 3
  /// `GTK_SCROLL_HORIZONTAL_PAGES` in C.
  case horizontalPages = 4
  /// `GTK_SCROLL_HORIZONTAL_ENDS` in C.
  case horizontalEnds = 5

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 6) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_scroll_step_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkScrollStep) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkScrollStep { GtkScrollStep(rawValue: unsigned) }
}

/// The enumeration [`GtkScrollType`](https://docs.gtk.org/gtk4/enum.ScrollType.html).
public nonisolated enum ScrollType: Int32, GEnum, Sendable {
  /// `GTK_SCROLL_NONE` in C.
  case none = 0
  /// `GTK_SCROLL_JUMP` in C.
  case jump = 1
  /// `GTK_SCROLL_STEP_BACKWARD` in C.
  case stepBackward = 2
  /// `GTK_SCROLL_STEP_FORWARD` in C.
  case stepForward = 3
  /// `GTK_SCROLL_PAGE_BACKWARD` in C.
  case pageBackward = 4
  /// `GTK_SCROLL_PAGE_FORWARD` in C.
  case pageForward = 5
  /// `GTK_SCROLL_STEP_UP` in C.
  case stepUp = 6
  /// `GTK_SCROLL_STEP_DOWN` in C.
  case stepDown = 7
  /// `GTK_SCROLL_PAGE_UP` in C.
  case pageUp = 8
  /// `GTK_SCROLL_PAGE_DOWN` in C.
  case pageDown = 9
  /// `GTK_SCROLL_STEP_LEFT` in C.
  case stepLeft = 10
  /// `GTK_SCROLL_STEP_RIGHT` in C.
  case stepRight = 11
  /// `GTK_SCROLL_PAGE_LEFT` in C.
  case pageLeft = 12
  /// `GTK_SCROLL_PAGE_RIGHT` in C.
  case pageRight = 13
  /// `GTK_SCROLL_START` in C.
  case start = 14
  /// `GTK_SCROLL_END` in C.
  case end = 15

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 16) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_scroll_type_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkScrollType) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkScrollType { GtkScrollType(rawValue: unsigned) }
}

/// The enumeration [`GtkScrollablePolicy`](https://docs.gtk.org/gtk4/enum.ScrollablePolicy.html).
public nonisolated enum ScrollablePolicy: Int32, GEnum, Sendable {
  /// `GTK_SCROLL_MINIMUM` in C.
  case minimum = 0
  /// `GTK_SCROLL_NATURAL` in C.
  case natural = 1

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_scrollable_policy_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkScrollablePolicy) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkScrollablePolicy { GtkScrollablePolicy(rawValue: unsigned) }
}

/// The enumeration [`GtkSelectionMode`](https://docs.gtk.org/gtk4/enum.SelectionMode.html).
public nonisolated enum SelectionMode: Int32, GEnum, Sendable {
  /// `GTK_SELECTION_NONE` in C.
  case none = 0
  /// `GTK_SELECTION_SINGLE` in C.
  case single = 1
  /// `GTK_SELECTION_BROWSE` in C.
  case browse = 2
  /// `GTK_SELECTION_MULTIPLE` in C.
  case multiple = 3

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_selection_mode_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkSelectionMode) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkSelectionMode { GtkSelectionMode(rawValue: unsigned) }
}

/// The enumeration [`GtkSensitivityType`](https://docs.gtk.org/gtk4/enum.SensitivityType.html).
public nonisolated enum SensitivityType: Int32, GEnum, Sendable {
  /// `GTK_SENSITIVITY_AUTO` in C.
  case auto = 0
  /// `GTK_SENSITIVITY_ON` in C.
  case on = 1
  /// `GTK_SENSITIVITY_OFF` in C.
  case off = 2

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_sensitivity_type_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkSensitivityType) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkSensitivityType { GtkSensitivityType(rawValue: unsigned) }
}

/// The flags [`GtkShortcutActionFlags`](https://docs.gtk.org/gtk4/flags.ShortcutActionFlags.html).
public nonisolated struct ShortcutActionFlags: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `GTK_SHORTCUT_ACTION_EXCLUSIVE` in C.
  public static var exclusive: ShortcutActionFlags { ShortcutActionFlags(rawValue: 1) }

  public static var gType: GType { gtk_shortcut_action_flags_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkShortcutActionFlags) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkShortcutActionFlags { GtkShortcutActionFlags(rawValue: unsigned) }
}

/// The enumeration [`GtkShortcutScope`](https://docs.gtk.org/gtk4/enum.ShortcutScope.html).
public nonisolated enum ShortcutScope: Int32, GEnum, Sendable {
  /// `GTK_SHORTCUT_SCOPE_LOCAL` in C.
  case local = 0
  /// `GTK_SHORTCUT_SCOPE_MANAGED` in C.
  case managed = 1
  /// `GTK_SHORTCUT_SCOPE_GLOBAL` in C.
  case global = 2

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_shortcut_scope_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkShortcutScope) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkShortcutScope { GtkShortcutScope(rawValue: unsigned) }
}

/// The enumeration [`GtkShortcutType`](https://docs.gtk.org/gtk4/enum.ShortcutType.html).
public nonisolated enum ShortcutType: Int32, GEnum, Sendable {
  /// `GTK_SHORTCUT_ACCELERATOR` in C.
  case accelerator = 0
  /// `GTK_SHORTCUT_GESTURE_PINCH` in C.
  case gesturePinch = 1
  /// `GTK_SHORTCUT_GESTURE_STRETCH` in C.
  case gestureStretch = 2
  /// `GTK_SHORTCUT_GESTURE_ROTATE_CLOCKWISE` in C.
  case gestureRotateClockwise = 3
  /// `GTK_SHORTCUT_GESTURE_ROTATE_COUNTERCLOCKWISE` in C.
  case gestureRotateCounterclockwise = 4
  /// `GTK_SHORTCUT_GESTURE_TWO_FINGER_SWIPE_LEFT` in C.
  case gestureTwoFingerSwipeLeft = 5
  /// `GTK_SHORTCUT_GESTURE_TWO_FINGER_SWIPE_RIGHT` in C.
  case gestureTwoFingerSwipeRight = 6
  /// `GTK_SHORTCUT_GESTURE` in C.
  case gesture = 7
  /// `GTK_SHORTCUT_GESTURE_SWIPE_LEFT` in C.
  case gestureSwipeLeft = 8
  /// `GTK_SHORTCUT_GESTURE_SWIPE_RIGHT` in C.
  case gestureSwipeRight = 9

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 10) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_shortcut_type_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkShortcutType) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkShortcutType { GtkShortcutType(rawValue: unsigned) }
}

/// The enumeration [`GtkSizeGroupMode`](https://docs.gtk.org/gtk4/enum.SizeGroupMode.html).
public nonisolated enum SizeGroupMode: Int32, GEnum, Sendable {
  /// `GTK_SIZE_GROUP_NONE` in C.
  case none = 0
  /// `GTK_SIZE_GROUP_HORIZONTAL` in C.
  case horizontal = 1
  /// `GTK_SIZE_GROUP_VERTICAL` in C.
  case vertical = 2
  /// `GTK_SIZE_GROUP_BOTH` in C.
  case both = 3

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_size_group_mode_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkSizeGroupMode) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkSizeGroupMode { GtkSizeGroupMode(rawValue: unsigned) }
}

/// The enumeration [`GtkSizeRequestMode`](https://docs.gtk.org/gtk4/enum.SizeRequestMode.html).
public nonisolated enum SizeRequestMode: Int32, GEnum, Sendable {
  /// `GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH` in C.
  case heightForWidth = 0
  /// `GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT` in C.
  case widthForHeight = 1
  /// `GTK_SIZE_REQUEST_CONSTANT_SIZE` in C.
  case constantSize = 2

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_size_request_mode_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkSizeRequestMode) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkSizeRequestMode { GtkSizeRequestMode(rawValue: unsigned) }
}

/// The enumeration [`GtkSortType`](https://docs.gtk.org/gtk4/enum.SortType.html).
public nonisolated enum SortType: Int32, GEnum, Sendable {
  /// `GTK_SORT_ASCENDING` in C.
  case ascending = 0
  /// `GTK_SORT_DESCENDING` in C.
  case descending = 1

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_sort_type_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkSortType) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkSortType { GtkSortType(rawValue: unsigned) }
}

/// The enumeration [`GtkSorterChange`](https://docs.gtk.org/gtk4/enum.SorterChange.html).
public nonisolated enum SorterChange: Int32, GEnum, Sendable {
  /// `GTK_SORTER_CHANGE_DIFFERENT` in C.
  case different = 0
  /// `GTK_SORTER_CHANGE_INVERTED` in C.
  case inverted = 1
  /// `GTK_SORTER_CHANGE_LESS_STRICT` in C.
  case lessStrict = 2
  /// `GTK_SORTER_CHANGE_MORE_STRICT` in C.
  case moreStrict = 3

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_sorter_change_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkSorterChange) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkSorterChange { GtkSorterChange(rawValue: unsigned) }
}

/// The enumeration [`GtkSorterOrder`](https://docs.gtk.org/gtk4/enum.SorterOrder.html).
public nonisolated enum SorterOrder: Int32, GEnum, Sendable {
  /// `GTK_SORTER_ORDER_PARTIAL` in C.
  case partial = 0
  /// `GTK_SORTER_ORDER_NONE` in C.
  case none = 1
  /// `GTK_SORTER_ORDER_TOTAL` in C.
  case total = 2

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_sorter_order_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkSorterOrder) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkSorterOrder { GtkSorterOrder(rawValue: unsigned) }
}

/// The enumeration [`GtkSpinButtonUpdatePolicy`](https://docs.gtk.org/gtk4/enum.SpinButtonUpdatePolicy.html).
public nonisolated enum SpinButtonUpdatePolicy: Int32, GEnum, Sendable {
  /// `GTK_UPDATE_ALWAYS` in C.
  case always = 0
  /// `GTK_UPDATE_IF_VALID` in C.
  case ifValid = 1

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_spin_button_update_policy_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkSpinButtonUpdatePolicy) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkSpinButtonUpdatePolicy { GtkSpinButtonUpdatePolicy(rawValue: unsigned) }
}

/// The enumeration [`GtkSpinType`](https://docs.gtk.org/gtk4/enum.SpinType.html).
public nonisolated enum SpinType: Int32, GEnum, Sendable {
  /// `GTK_SPIN_STEP_FORWARD` in C.
  case stepForward = 0
  /// `GTK_SPIN_STEP_BACKWARD` in C.
  case stepBackward = 1
  /// `GTK_SPIN_PAGE_FORWARD` in C.
  case pageForward = 2
  /// `GTK_SPIN_PAGE_BACKWARD` in C.
  case pageBackward = 3
  /// `GTK_SPIN_HOME` in C.
  case home = 4
  /// `GTK_SPIN_END` in C.
  case end = 5
  /// `GTK_SPIN_USER_DEFINED` in C.
  case userDefined = 6

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 7) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_spin_type_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkSpinType) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkSpinType { GtkSpinType(rawValue: unsigned) }
}

/// The enumeration [`GtkStackTransitionType`](https://docs.gtk.org/gtk4/enum.StackTransitionType.html).
public nonisolated enum StackTransitionType: Int32, GEnum, Sendable {
  /// `GTK_STACK_TRANSITION_TYPE_NONE` in C.
  case none = 0
  /// `GTK_STACK_TRANSITION_TYPE_CROSSFADE` in C.
  case crossfade = 1
  /// `GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT` in C.
  case slideRight = 2
  /// `GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT` in C.
  case slideLeft = 3
  /// `GTK_STACK_TRANSITION_TYPE_SLIDE_UP` in C.
  case slideUp = 4
  /// `GTK_STACK_TRANSITION_TYPE_SLIDE_DOWN` in C.
  case slideDown = 5
  /// `GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT` in C.
  case slideLeftRight = 6
  /// `GTK_STACK_TRANSITION_TYPE_SLIDE_UP_DOWN` in C.
  case slideUpDown = 7
  /// `GTK_STACK_TRANSITION_TYPE_OVER_UP` in C.
  case overUp = 8
  /// `GTK_STACK_TRANSITION_TYPE_OVER_DOWN` in C.
  case overDown = 9
  /// `GTK_STACK_TRANSITION_TYPE_OVER_LEFT` in C.
  case overLeft = 10
  /// `GTK_STACK_TRANSITION_TYPE_OVER_RIGHT` in C.
  case overRight = 11
  /// `GTK_STACK_TRANSITION_TYPE_UNDER_UP` in C.
  case underUp = 12
  /// `GTK_STACK_TRANSITION_TYPE_UNDER_DOWN` in C.
  case underDown = 13
  /// `GTK_STACK_TRANSITION_TYPE_UNDER_LEFT` in C.
  case underLeft = 14
  /// `GTK_STACK_TRANSITION_TYPE_UNDER_RIGHT` in C.
  case underRight = 15
  /// `GTK_STACK_TRANSITION_TYPE_OVER_UP_DOWN` in C.
  case overUpDown = 16
  /// `GTK_STACK_TRANSITION_TYPE_OVER_DOWN_UP` in C.
  case overDownUp = 17
  /// `GTK_STACK_TRANSITION_TYPE_OVER_LEFT_RIGHT` in C.
  case overLeftRight = 18
  /// `GTK_STACK_TRANSITION_TYPE_OVER_RIGHT_LEFT` in C.
  case overRightLeft = 19
  /// `GTK_STACK_TRANSITION_TYPE_ROTATE_LEFT` in C.
  case rotateLeft = 20
  /// `GTK_STACK_TRANSITION_TYPE_ROTATE_RIGHT` in C.
  case rotateRight = 21
  /// `GTK_STACK_TRANSITION_TYPE_ROTATE_LEFT_RIGHT` in C.
  case rotateLeftRight = 22

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 23) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_stack_transition_type_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkStackTransitionType) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkStackTransitionType { GtkStackTransitionType(rawValue: unsigned) }
}

/// The flags [`GtkStateFlags`](https://docs.gtk.org/gtk4/flags.StateFlags.html).
public nonisolated struct StateFlags: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `GTK_STATE_FLAG_ACTIVE` in C.
  public static var active: StateFlags { StateFlags(rawValue: 1) }
  /// `GTK_STATE_FLAG_PRELIGHT` in C.
  public static var prelight: StateFlags { StateFlags(rawValue: 2) }
  /// `GTK_STATE_FLAG_SELECTED` in C.
  public static var selected: StateFlags { StateFlags(rawValue: 4) }
  /// `GTK_STATE_FLAG_INSENSITIVE` in C.
  public static var insensitive: StateFlags { StateFlags(rawValue: 8) }
  /// `GTK_STATE_FLAG_INCONSISTENT` in C.
  public static var inconsistent: StateFlags { StateFlags(rawValue: 16) }
  /// `GTK_STATE_FLAG_FOCUSED` in C.
  public static var focused: StateFlags { StateFlags(rawValue: 32) }
  /// `GTK_STATE_FLAG_BACKDROP` in C.
  public static var backdrop: StateFlags { StateFlags(rawValue: 64) }
  /// `GTK_STATE_FLAG_DIR_LTR` in C.
  public static var dirLtr: StateFlags { StateFlags(rawValue: 128) }
  /// `GTK_STATE_FLAG_DIR_RTL` in C.
  public static var dirRtl: StateFlags { StateFlags(rawValue: 256) }
  /// `GTK_STATE_FLAG_LINK` in C.
  public static var link: StateFlags { StateFlags(rawValue: 512) }
  /// `GTK_STATE_FLAG_VISITED` in C.
  public static var visited: StateFlags { StateFlags(rawValue: 1024) }
  /// `GTK_STATE_FLAG_CHECKED` in C.
  public static var checked: StateFlags { StateFlags(rawValue: 2048) }
  /// `GTK_STATE_FLAG_DROP_ACTIVE` in C.
  public static var dropActive: StateFlags { StateFlags(rawValue: 4096) }
  /// `GTK_STATE_FLAG_FOCUS_VISIBLE` in C.
  public static var focusVisible: StateFlags { StateFlags(rawValue: 8192) }
  /// `GTK_STATE_FLAG_FOCUS_WITHIN` in C.
  public static var focusWithin: StateFlags { StateFlags(rawValue: 16384) }

  public static var gType: GType { gtk_state_flags_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkStateFlags) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkStateFlags { GtkStateFlags(rawValue: unsigned) }
}

/// The enumeration [`GtkStringFilterMatchMode`](https://docs.gtk.org/gtk4/enum.StringFilterMatchMode.html).
public nonisolated enum StringFilterMatchMode: Int32, GEnum, Sendable {
  /// `GTK_STRING_FILTER_MATCH_MODE_EXACT` in C.
  case exact = 0
  /// `GTK_STRING_FILTER_MATCH_MODE_SUBSTRING` in C.
  case substring = 1
  /// `GTK_STRING_FILTER_MATCH_MODE_PREFIX` in C.
  case prefix = 2

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_string_filter_match_mode_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkStringFilterMatchMode) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkStringFilterMatchMode { GtkStringFilterMatchMode(rawValue: unsigned) }
}

/// The flags [`GtkStyleContextPrintFlags`](https://docs.gtk.org/gtk4/flags.StyleContextPrintFlags.html).
public nonisolated struct StyleContextPrintFlags: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `GTK_STYLE_CONTEXT_PRINT_RECURSE` in C.
  public static var recurse: StyleContextPrintFlags { StyleContextPrintFlags(rawValue: 1) }
  /// `GTK_STYLE_CONTEXT_PRINT_SHOW_STYLE` in C.
  public static var showStyle: StyleContextPrintFlags { StyleContextPrintFlags(rawValue: 2) }
  /// `GTK_STYLE_CONTEXT_PRINT_SHOW_CHANGE` in C.
  public static var showChange: StyleContextPrintFlags { StyleContextPrintFlags(rawValue: 4) }

  public static var gType: GType { gtk_style_context_print_flags_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkStyleContextPrintFlags) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkStyleContextPrintFlags { GtkStyleContextPrintFlags(rawValue: unsigned) }
}

/// The enumeration [`GtkSymbolicColor`](https://docs.gtk.org/gtk4/enum.SymbolicColor.html). Since GTK 4.6.
public nonisolated enum SymbolicColor: Int32, GEnum, Sendable {
  /// `GTK_SYMBOLIC_COLOR_FOREGROUND` in C.
  case foreground = 0
  /// `GTK_SYMBOLIC_COLOR_ERROR` in C.
  case error = 1
  /// `GTK_SYMBOLIC_COLOR_WARNING` in C.
  case warning = 2
  /// `GTK_SYMBOLIC_COLOR_SUCCESS` in C.
  case success = 3
  #if GTK_4_22
  /// `GTK_SYMBOLIC_COLOR_ACCENT` in C. Since GTK 4.22.
  case accent = 4
  #endif

  public static var gType: GType { gtk_symbolic_color_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkSymbolicColor) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkSymbolicColor { GtkSymbolicColor(rawValue: unsigned) }
}

/// The enumeration [`GtkSystemSetting`](https://docs.gtk.org/gtk4/enum.SystemSetting.html).
public nonisolated enum SystemSetting: Int32, GEnum, Sendable {
  /// `GTK_SYSTEM_SETTING_DPI` in C.
  case dpi = 0
  /// `GTK_SYSTEM_SETTING_FONT_NAME` in C.
  case fontName = 1
  /// `GTK_SYSTEM_SETTING_FONT_CONFIG` in C.
  case fontConfig = 2
  /// `GTK_SYSTEM_SETTING_DISPLAY` in C.
  case display = 3
  /// `GTK_SYSTEM_SETTING_ICON_THEME` in C.
  case iconTheme = 4

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 5) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_system_setting_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkSystemSetting) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkSystemSetting { GtkSystemSetting(rawValue: unsigned) }
}

/// The enumeration [`GtkTextDirection`](https://docs.gtk.org/gtk4/enum.TextDirection.html).
public nonisolated enum TextDirection: Int32, GEnum, Sendable {
  /// `GTK_TEXT_DIR_NONE` in C.
  case none = 0
  /// `GTK_TEXT_DIR_LTR` in C.
  case ltr = 1
  /// `GTK_TEXT_DIR_RTL` in C.
  case rtl = 2

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_text_direction_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkTextDirection) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkTextDirection { GtkTextDirection(rawValue: unsigned) }
}

/// The enumeration [`GtkTextExtendSelection`](https://docs.gtk.org/gtk4/enum.TextExtendSelection.html).
public nonisolated enum TextExtendSelection: Int32, GEnum, Sendable {
  /// `GTK_TEXT_EXTEND_SELECTION_WORD` in C.
  case word = 0
  /// `GTK_TEXT_EXTEND_SELECTION_LINE` in C.
  case line = 1

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_text_extend_selection_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkTextExtendSelection) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkTextExtendSelection { GtkTextExtendSelection(rawValue: unsigned) }
}

/// The flags [`GtkTextSearchFlags`](https://docs.gtk.org/gtk4/flags.TextSearchFlags.html).
public nonisolated struct TextSearchFlags: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `GTK_TEXT_SEARCH_VISIBLE_ONLY` in C.
  public static var visibleOnly: TextSearchFlags { TextSearchFlags(rawValue: 1) }
  /// `GTK_TEXT_SEARCH_TEXT_ONLY` in C.
  public static var textOnly: TextSearchFlags { TextSearchFlags(rawValue: 2) }
  /// `GTK_TEXT_SEARCH_CASE_INSENSITIVE` in C.
  public static var caseInsensitive: TextSearchFlags { TextSearchFlags(rawValue: 4) }

  public static var gType: GType { gtk_text_search_flags_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkTextSearchFlags) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkTextSearchFlags { GtkTextSearchFlags(rawValue: unsigned) }
}

/// The enumeration [`GtkTextViewLayer`](https://docs.gtk.org/gtk4/enum.TextViewLayer.html).
public nonisolated enum TextViewLayer: Int32, GEnum, Sendable {
  /// `GTK_TEXT_VIEW_LAYER_BELOW_TEXT` in C.
  case belowText = 0
  /// `GTK_TEXT_VIEW_LAYER_ABOVE_TEXT` in C.
  case aboveText = 1

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_text_view_layer_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkTextViewLayer) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkTextViewLayer { GtkTextViewLayer(rawValue: unsigned) }
}

/// The enumeration [`GtkTextWindowType`](https://docs.gtk.org/gtk4/enum.TextWindowType.html).
public nonisolated enum TextWindowType: Int32, GEnum, Sendable {
  /// `GTK_TEXT_WINDOW_WIDGET` in C.
  case widget = 1
  /// `GTK_TEXT_WINDOW_TEXT` in C.
  case text = 2
  /// `GTK_TEXT_WINDOW_LEFT` in C.
  case left = 3
  /// `GTK_TEXT_WINDOW_RIGHT` in C.
  case right = 4
  /// `GTK_TEXT_WINDOW_TOP` in C.
  case top = 5
  /// `GTK_TEXT_WINDOW_BOTTOM` in C.
  case bottom = 6

  public static var gType: GType { gtk_text_window_type_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkTextWindowType) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkTextWindowType { GtkTextWindowType(rawValue: unsigned) }
}

/// The flags [`GtkTreeModelFlags`](https://docs.gtk.org/gtk4/flags.TreeModelFlags.html).
public nonisolated struct TreeModelFlags: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `GTK_TREE_MODEL_ITERS_PERSIST` in C.
  public static var itersPersist: TreeModelFlags { TreeModelFlags(rawValue: 1) }
  /// `GTK_TREE_MODEL_LIST_ONLY` in C.
  public static var listOnly: TreeModelFlags { TreeModelFlags(rawValue: 2) }

  public static var gType: GType { gtk_tree_model_flags_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkTreeModelFlags) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkTreeModelFlags { GtkTreeModelFlags(rawValue: unsigned) }
}

/// The enumeration [`GtkTreeViewColumnSizing`](https://docs.gtk.org/gtk4/enum.TreeViewColumnSizing.html).
public nonisolated enum TreeViewColumnSizing: Int32, GEnum, Sendable {
  /// `GTK_TREE_VIEW_COLUMN_GROW_ONLY` in C.
  case growOnly = 0
  /// `GTK_TREE_VIEW_COLUMN_AUTOSIZE` in C.
  case autosize = 1
  /// `GTK_TREE_VIEW_COLUMN_FIXED` in C.
  case fixed = 2

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_tree_view_column_sizing_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkTreeViewColumnSizing) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkTreeViewColumnSizing { GtkTreeViewColumnSizing(rawValue: unsigned) }
}

/// The enumeration [`GtkTreeViewDropPosition`](https://docs.gtk.org/gtk4/enum.TreeViewDropPosition.html).
public nonisolated enum TreeViewDropPosition: Int32, GEnum, Sendable {
  /// `GTK_TREE_VIEW_DROP_BEFORE` in C.
  case before = 0
  /// `GTK_TREE_VIEW_DROP_AFTER` in C.
  case after = 1
  /// `GTK_TREE_VIEW_DROP_INTO_OR_BEFORE` in C.
  case intoOrBefore = 2
  /// `GTK_TREE_VIEW_DROP_INTO_OR_AFTER` in C.
  case intoOrAfter = 3

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_tree_view_drop_position_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkTreeViewDropPosition) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkTreeViewDropPosition { GtkTreeViewDropPosition(rawValue: unsigned) }
}

/// The enumeration [`GtkTreeViewGridLines`](https://docs.gtk.org/gtk4/enum.TreeViewGridLines.html).
public nonisolated enum TreeViewGridLines: Int32, GEnum, Sendable {
  /// `GTK_TREE_VIEW_GRID_LINES_NONE` in C.
  case none = 0
  /// `GTK_TREE_VIEW_GRID_LINES_HORIZONTAL` in C.
  case horizontal = 1
  /// `GTK_TREE_VIEW_GRID_LINES_VERTICAL` in C.
  case vertical = 2
  /// `GTK_TREE_VIEW_GRID_LINES_BOTH` in C.
  case both = 3

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_tree_view_grid_lines_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkTreeViewGridLines) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkTreeViewGridLines { GtkTreeViewGridLines(rawValue: unsigned) }
}

/// The enumeration [`GtkWrapMode`](https://docs.gtk.org/gtk4/enum.WrapMode.html).
public nonisolated enum WrapMode: Int32, GEnum, Sendable {
  /// `GTK_WRAP_NONE` in C.
  case none = 0
  /// `GTK_WRAP_CHAR` in C.
  case char = 1
  /// `GTK_WRAP_WORD` in C.
  case word = 2
  /// `GTK_WRAP_WORD_CHAR` in C.
  case wordChar = 3

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_wrap_mode_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkWrapMode) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkWrapMode { GtkWrapMode(rawValue: unsigned) }
}
