// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The possible values for the `GTK_ACCESSIBLE_PROPERTY_AUTOCOMPLETE` accessible property.
public nonisolated enum AccessibleAutocomplete: Int32, GEnum, Sendable {
  /// Automatic suggestions are not displayed.
  case none = 0
  /// When a user is providing input, text suggesting one way to complete the provided input may be dynamically
  /// inserted after the caret.
  case inline = 1
  /// When a user is providing input, an element containing a collection of values that could complete the provided
  /// input may be displayed.
  case list = 2
  /// When a user is providing input, an element containing a collection of values that could complete the provided
  /// input may be displayed. If displayed, one value in the collection is automatically selected, and the text needed
  /// to complete the automatically selected value appears after the caret in the input.
  case both = 3

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_accessible_autocomplete_get_type() }

  @MainActor init(cValue: GtkAccessibleAutocomplete) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkAccessibleAutocomplete { GtkAccessibleAutocomplete(unsigned) }
}

/// The possible values for the `GTK_ACCESSIBLE_STATE_INVALID` accessible state.
public nonisolated enum AccessibleInvalidState: Int32, GEnum, Sendable {
  /// There are no detected errors in the value
  case `false` = 0
  /// The value entered by the user has failed validation
  case `true` = 1
  /// A grammatical error was detected
  case grammar = 2
  /// A spelling error was detected
  case spelling = 3

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_accessible_invalid_state_get_type() }

  @MainActor init(cValue: GtkAccessibleInvalidState) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkAccessibleInvalidState { GtkAccessibleInvalidState(unsigned) }
}

/// The possible accessible properties of a `Accessible`.
public nonisolated enum AccessibleProperty: Int32, GEnum, Sendable {
  /// Indicates whether inputting text could trigger display of one or more predictions of the user's intended value
  /// for a combobox, searchbox, or textbox and specifies how predictions would be presented if they were made. Value
  /// type: `AccessibleAutocomplete`
  case autocomplete = 0
  /// Defines a string value that describes or annotates the current element. Value type: string
  case description = 1
  /// Indicates the availability and type of interactive popup element, such as menu or dialog, that can be triggered
  /// by an element.
  case hasPopup = 2
  /// Indicates keyboard shortcuts that an author has implemented to activate or give focus to an element. Value type:
  /// string
  case keyShortcuts = 3
  /// Defines a string value that labels the current element. Value type: string
  case label = 4
  /// Defines the hierarchical level of an element within a structure. Value type: integer
  case level = 5
  /// Indicates whether an element is modal when displayed. Value type: boolean
  case modal = 6
  /// Indicates whether a text box accepts multiple lines of input or only a single line. Value type: boolean
  case multiLine = 7
  /// Indicates that the user may select more than one item from the current selectable descendants. Value type:
  /// boolean
  case multiSelectable = 8
  /// Indicates whether the element's orientation is horizontal, vertical, or unknown/ambiguous. Value type:
  /// `Orientation`
  case orientation = 9
  /// Defines a short hint (a word or short phrase) intended to aid the user with data entry when the control has no
  /// value. A hint could be a sample value or a brief description of the expected format. Value type: string
  case placeholder = 10
  /// Indicates that the element is not editable, but is otherwise operable. Value type: boolean
  case readOnly = 11
  /// Indicates that user input is required on the element before a form may be submitted. Value type: boolean
  case required = 12
  /// Defines a human-readable, author-localized description for the role of an element. Value type: string
  case roleDescription = 13
  /// Indicates if items in a table or grid are sorted in ascending or descending order. Value type: `AccessibleSort`
  case sort = 14
  /// Defines the maximum allowed value for a range widget. Value type: double
  case valueMax = 15
  /// Defines the minimum allowed value for a range widget. Value type: double
  case valueMin = 16
  /// Defines the current value for a range widget. Value type: double
  case valueNow = 17
  /// Defines the human readable text alternative of aria-valuenow for a range widget. Value type: string
  case valueText = 18

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 19) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_accessible_property_get_type() }

  @MainActor init(cValue: GtkAccessibleProperty) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkAccessibleProperty { GtkAccessibleProperty(unsigned) }
}

/// The possible accessible relations of a `Accessible`.
public nonisolated enum AccessibleRelation: Int32, GEnum, Sendable {
  /// Identifies the currently active element when focus is on a composite widget, combobox, textbox, group, or
  /// application. Value type: reference
  case activeDescendant = 0
  /// Defines the total number of columns in a table, grid, or treegrid. Value type: integer
  case colCount = 1
  /// Defines an element's column index or position with respect to the total number of columns within a table, grid,
  /// or treegrid. Value type: integer
  case colIndex = 2
  /// Defines a human readable text alternative of `GTK_ACCESSIBLE_RELATION_COL_INDEX`. Value type: string
  case colIndexText = 3
  /// Defines the number of columns spanned by a cell or gridcell within a table, grid, or treegrid. Value type:
  /// integer
  case colSpan = 4
  /// Identifies the element (or elements) whose contents or presence are controlled by the current element. Value
  /// type: reference
  case controls = 5
  /// Identifies the element (or elements) that describes the object. Value type: reference
  case describedBy = 6
  /// Identifies the element (or elements) that provide additional information related to the object. Value type:
  /// reference
  case details = 7
  /// Identifies the element that provides an error message for an object. Value type: reference
  case errorMessage = 8
  /// Identifies the next element (or elements) in an alternate reading order of content which, at the user's
  /// discretion, allows assistive technology to override the general default of reading in document source order.
  /// Value type: reference
  case flowTo = 9
  /// Identifies the element (or elements) that labels the current element. Value type: reference
  case labelledBy = 10
  /// Identifies an element (or elements) in order to define a visual, functional, or contextual parent/child
  /// relationship between elements where the widget hierarchy cannot be used to represent the relationship. Value
  /// type: reference
  case owns = 11
  /// Defines an element's number or position in the current set of listitems or treeitems. Value type: integer
  case posInSet = 12
  /// Defines the total number of rows in a table, grid, or treegrid. Value type: integer
  case rowCount = 13
  /// Defines an element's row index or position with respect to the total number of rows within a table, grid, or
  /// treegrid. Value type: integer
  case rowIndex = 14
  /// Defines a human readable text alternative of aria-rowindex. Value type: string
  case rowIndexText = 15
  /// Defines the number of rows spanned by a cell or gridcell within a table, grid, or treegrid. Value type: integer
  case rowSpan = 16
  /// Defines the number of items in the current set of listitems or treeitems. Value type: integer
  case setSize = 17

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 18) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_accessible_relation_get_type() }

  @MainActor init(cValue: GtkAccessibleRelation) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkAccessibleRelation { GtkAccessibleRelation(unsigned) }
}

/// The accessible role for a `Accessible` implementation.
public nonisolated enum AccessibleRole: Int32, GEnum, Sendable {
  /// An element with important, and usually time-sensitive, information
  case alert = 0
  /// A type of dialog that contains an alert message
  case alertDialog = 1
  /// Unused
  case banner = 2
  /// An input element that allows for user-triggered actions when clicked or pressed
  case button = 3
  /// Unused
  case caption = 4
  /// Unused
  case cell = 5
  /// A checkable input element that has three possible values: `true`, `false`, or `mixed`
  case checkbox = 6
  /// A header in a columned list.
  case columnHeader = 7
  /// An input that controls another element, such as a list or a grid, that can dynamically pop up to help the user
  /// set the value of the input
  case comboBox = 8
  /// Abstract role.
  case command = 9
  /// Abstract role.
  case composite = 10
  /// A dialog is a window that is designed to interrupt the current processing of an application in order to prompt
  /// the user to enter information or require a response.
  case dialog = 11
  /// Unused
  case document = 12
  /// Unused
  case feed = 13
  /// Unused
  case form = 14
  /// Unused
  case generic = 15
  /// A grid of items.
  case grid = 16
  /// An item in a grid or tree grid.
  case gridCell = 17
  /// An element that groups multiple widgets. GTK uses this role for various containers, like `Box`, `Viewport`, and
  /// `HeaderBar`.
  case group = 18
  /// Unused
  case heading = 19
  /// An image.
  case img = 20
  /// Abstract role.
  case input = 21
  /// A visible name or caption for a user interface component.
  case label = 22
  /// Abstract role.
  case landmark = 23
  /// Unused
  case legend = 24
  /// A clickable link.
  case link = 25
  /// A list of items.
  case list = 26
  /// Unused.
  case listBox = 27
  /// An item in a list.
  case listItem = 28
  /// Unused
  case log = 29
  /// Unused
  case main = 30
  /// Unused
  case marquee = 31
  /// Unused
  case math = 32
  /// An element that represents a value within a known range.
  case meter = 33
  /// A menu.
  case menu = 34
  /// A menubar.
  case menuBar = 35
  /// An item in a menu.
  case menuItem = 36
  /// A check item in a menu.
  case menuItemCheckbox = 37
  /// A radio item in a menu.
  case menuItemRadio = 38
  /// Unused
  case navigation = 39
  /// An element that is not represented to accessibility technologies.
  case none = 40
  /// Unused
  case note = 41
  /// Unused
  case option = 42
  /// An element that is not represented to accessibility technologies.
  case presentation = 43
  /// An element that displays the progress status for tasks that take a long time.
  case progressBar = 44
  /// A checkable input in a group of radio roles, only one of which can be checked at a time.
  case radio = 45
  /// Unused
  case radioGroup = 46
  /// Abstract role.
  case range = 47
  /// Unused
  case region = 48
  /// A row in a columned list.
  case row = 49
  /// Unused
  case rowGroup = 50
  /// Unused
  case rowHeader = 51
  /// A graphical object that controls the scrolling of content within a viewing area, regardless of whether the
  /// content is fully displayed within the viewing area.
  case scrollbar = 52
  /// Unused
  case search = 53
  /// A type of textbox intended for specifying search criteria.
  case searchBox = 54
  /// Abstract role.
  case section = 55
  /// Abstract role.
  case sectionHead = 56
  /// Abstract role.
  case select = 57
  /// A divider that separates and distinguishes sections of content or groups of menuitems.
  case separator = 58
  /// A user input where the user selects a value from within a given range.
  case slider = 59
  /// A form of range that expects the user to select from among discrete choices.
  case spinButton = 60
  /// Unused
  case status = 61
  /// Abstract role.
  case structure = 62
  /// A type of checkbox that represents on/off values, as opposed to checked/unchecked values.
  case `switch` = 63
  /// An item in a list of tab used for switching pages.
  case tab = 64
  /// Unused
  case table = 65
  /// A list of tabs for switching pages.
  case tabList = 66
  /// A page in a notebook or stack.
  case tabPanel = 67
  /// A type of input that allows free-form text as its value.
  case textBox = 68
  /// Unused
  case time = 69
  /// Unused
  case timer = 70
  /// Unused
  case toolbar = 71
  /// Unused
  case tooltip = 72
  /// Unused
  case tree = 73
  /// A treeview-like, columned list.
  case treeGrid = 74
  /// Unused
  case treeItem = 75
  /// An interactive component of a graphical user interface. This is the role that GTK uses by default for widgets.
  case widget = 76
  /// An application window.
  case window = 77

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 78) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_accessible_role_get_type() }

  @MainActor init(cValue: GtkAccessibleRole) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkAccessibleRole { GtkAccessibleRole(unsigned) }
}

/// The possible values for the `GTK_ACCESSIBLE_PROPERTY_SORT` accessible property.
public nonisolated enum AccessibleSort: Int32, GEnum, Sendable {
  /// There is no defined sort applied to the column.
  case none = 0
  /// Items are sorted in ascending order by this column.
  case ascending = 1
  /// Items are sorted in descending order by this column.
  case descending = 2
  /// A sort algorithm other than ascending or descending has been applied.
  case other = 3

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_accessible_sort_get_type() }

  @MainActor init(cValue: GtkAccessibleSort) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkAccessibleSort { GtkAccessibleSort(unsigned) }
}

/// The possible accessible states of a `Accessible`.
public nonisolated enum AccessibleState: Int32, GEnum, Sendable {
  /// A “busy” state. This state has boolean values
  case busy = 0
  /// A “checked” state; indicates the current state of a `CheckButton`. Value type: `AccessibleTristate`
  case checked = 1
  /// A “disabled” state; corresponds to the `Widget.sensitive` property. It indicates a UI element that is
  /// perceivable, but not editable or operable. Value type: boolean
  case disabled = 2
  /// An “expanded” state; corresponds to the `Expander.expanded` property. Value type: boolean or undefined
  case expanded = 3
  /// A “hidden” state; corresponds to the `Widget.visible` property. You can use this state explicitly on UI elements
  /// that should not be exposed to an assistive technology. Value type: boolean See also:
  /// `GTK_ACCESSIBLE_STATE_DISABLED`
  case hidden = 4
  /// An “invalid” state; set when a widget is showing an error. Value type: `AccessibleInvalidState`
  case invalid = 5
  /// A “pressed” state; indicates the current state of a `ToggleButton`. Value type: `AccessibleTristate` enumeration
  case pressed = 6
  /// A “selected” state; set when a widget is selected. Value type: boolean or undefined
  case selected = 7

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 8) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_accessible_state_get_type() }

  @MainActor init(cValue: GtkAccessibleState) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkAccessibleState { GtkAccessibleState(unsigned) }
}

/// The possible values for the `GTK_ACCESSIBLE_STATE_PRESSED` accessible state.
public nonisolated enum AccessibleTristate: Int32, GEnum, Sendable {
  /// The state is `false`
  case `false` = 0
  /// The state is `true`
  case `true` = 1
  /// The state is `mixed`
  case mixed = 2

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_accessible_tristate_get_type() }

  @MainActor init(cValue: GtkAccessibleTristate) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkAccessibleTristate { GtkAccessibleTristate(unsigned) }
}

/// Controls how a widget deals with extra space in a single dimension.
public nonisolated enum Align: Int32, GEnum, Sendable {
  /// stretch to fill all space if possible, center if no meaningful way to stretch
  case fill = 0
  /// snap to left or top side, leaving space on right or bottom
  case start = 1
  /// snap to right or bottom side, leaving space on left or top
  case end = 2
  /// center natural width of widget inside the allocation
  case center = 3
  /// align the widget according to the baseline. See `Widget`.
  case baseline = 4

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 5) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_align_get_type() }

  @MainActor init(cValue: GtkAlign) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkAlign { GtkAlign(unsigned) }
}

/// Types of user actions that may be blocked by `Application`.
public nonisolated struct ApplicationInhibitFlags: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Inhibit ending the user session by logging out or by shutting down the computer
  public static var logout: ApplicationInhibitFlags { ApplicationInhibitFlags(rawValue: 1) }
  /// Inhibit user switching
  public static var `switch`: ApplicationInhibitFlags { ApplicationInhibitFlags(rawValue: 2) }
  /// Inhibit suspending the session or computer
  public static var suspend: ApplicationInhibitFlags { ApplicationInhibitFlags(rawValue: 4) }
  /// Inhibit the session being marked as idle (and possibly locked)
  public static var idle: ApplicationInhibitFlags { ApplicationInhibitFlags(rawValue: 8) }

  public static var gType: GType { gtk_application_inhibit_flags_get_type() }

  @MainActor init(cValue: GtkApplicationInhibitFlags) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkApplicationInhibitFlags { GtkApplicationInhibitFlags(unsigned) }
}

/// Used to indicate the direction in which an arrow should point.
public nonisolated enum ArrowType: Int32, GEnum, Sendable {
  /// Represents an upward pointing arrow.
  case up = 0
  /// Represents a downward pointing arrow.
  case down = 1
  /// Represents a left pointing arrow.
  case left = 2
  /// Represents a right pointing arrow.
  case right = 3
  /// No arrow.
  case none = 4

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 5) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_arrow_type_get_type() }

  @MainActor init(cValue: GtkArrowType) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkArrowType { GtkArrowType(unsigned) }
}

/// Determines the page role inside a `Assistant`.
public nonisolated enum AssistantPageType: Int32, GEnum, Sendable {
  /// The page has regular contents. Both the Back and forward buttons will be shown.
  case content = 0
  /// The page contains an introduction to the assistant task. Only the Forward button will be shown if there is a
  /// next page.
  case intro = 1
  /// The page lets the user confirm or deny the changes. The Back and Apply buttons will be shown.
  case confirm = 2
  /// The page informs the user of the changes done. Only the Close button will be shown.
  case summary = 3
  /// Used for tasks that take a long time to complete, blocks the assistant until the page is marked as complete.
  /// Only the back button will be shown.
  case progress = 4
  /// Used for when other page types are not appropriate. No buttons will be shown, and the application must add its
  /// own buttons through `gtk_assistant_add_action_widget()`.
  case custom = 5

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 6) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_assistant_page_type_get_type() }

  @MainActor init(cValue: GtkAssistantPageType) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkAssistantPageType { GtkAssistantPageType(unsigned) }
}

/// Baseline position in a row of widgets.
public nonisolated enum BaselinePosition: Int32, GEnum, Sendable {
  /// Align the baseline at the top
  case top = 0
  /// Center the baseline
  case center = 1
  /// Align the baseline at the bottom
  case bottom = 2

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_baseline_position_get_type() }

  @MainActor init(cValue: GtkBaselinePosition) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkBaselinePosition { GtkBaselinePosition(unsigned) }
}

/// Describes how the border of a UI element should be rendered.
public nonisolated enum BorderStyle: Int32, GEnum, Sendable {
  /// No visible border
  case none = 0
  /// Same as `GTK_BORDER_STYLE_NONE`
  case hidden = 1
  /// A single line segment
  case solid = 2
  /// Looks as if the content is sunken into the canvas
  case inset = 3
  /// Looks as if the content is coming out of the canvas
  case outset = 4
  /// A series of round dots
  case dotted = 5
  /// A series of square-ended dashes
  case dashed = 6
  /// Two parallel lines with some space between them
  case double = 7
  /// Looks as if it were carved in the canvas
  case groove = 8
  /// Looks as if it were coming out of the canvas
  case ridge = 9

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 10) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_border_style_get_type() }

  @MainActor init(cValue: GtkBorderStyle) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkBorderStyle { GtkBorderStyle(unsigned) }
}

/// The list of flags that can be passed to `gtk_builder_create_closure()`.
public nonisolated struct BuilderClosureFlags: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The closure should be created swapped. See `g_cclosure_new_swap()` for details.
  public static var swapped: BuilderClosureFlags { BuilderClosureFlags(rawValue: 1) }

  public static var gType: GType { gtk_builder_closure_flags_get_type() }

  @MainActor init(cValue: GtkBuilderClosureFlags) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkBuilderClosureFlags { GtkBuilderClosureFlags(unsigned) }
}

/// Prebuilt sets of buttons for `Dialog`.
public nonisolated enum ButtonsType: Int32, GEnum, Sendable {
  /// no buttons at all
  case none = 0
  /// an OK button
  case ok = 1
  /// a Close button
  case close = 2
  /// a Cancel button
  case cancel = 3
  /// Yes and No buttons
  case yesNo = 4
  /// OK and Cancel buttons
  case okCancel = 5

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 6) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_buttons_type_get_type() }

  @MainActor init(cValue: GtkButtonsType) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkButtonsType { GtkButtonsType(unsigned) }
}

/// The available modes for `CellRendererAccel.accelMode`.
public nonisolated enum CellRendererAccelMode: Int32, GEnum, Sendable {
  /// GTK accelerators mode
  case gtk = 0
  /// Other accelerator mode
  case other = 1

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 2) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_cell_renderer_accel_mode_get_type() }

  @MainActor init(cValue: GtkCellRendererAccelMode) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkCellRendererAccelMode { GtkCellRendererAccelMode(unsigned) }
}

/// Identifies how the user can interact with a particular cell.
public nonisolated enum CellRendererMode: Int32, GEnum, Sendable {
  /// The cell is just for display and cannot be interacted with. Note that this doesn’t mean that eg. the row being
  /// drawn can’t be selected -- just that a particular element of it cannot be individually modified.
  case inert = 0
  /// The cell can be clicked.
  case activatable = 1
  /// The cell can be edited or otherwise modified.
  case editable = 2

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_cell_renderer_mode_get_type() }

  @MainActor init(cValue: GtkCellRendererMode) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkCellRendererMode { GtkCellRendererMode(unsigned) }
}

/// Tells how a cell is to be rendered.
public nonisolated struct CellRendererState: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The cell is currently selected, and probably has a selection colored background to render to.
  public static var selected: CellRendererState { CellRendererState(rawValue: 1) }
  /// The mouse is hovering over the cell.
  public static var prelit: CellRendererState { CellRendererState(rawValue: 2) }
  /// The cell is drawn in an insensitive manner
  public static var insensitive: CellRendererState { CellRendererState(rawValue: 4) }
  /// The cell is in a sorted row
  public static var sorted: CellRendererState { CellRendererState(rawValue: 8) }
  /// The cell is in the focus row.
  public static var focused: CellRendererState { CellRendererState(rawValue: 16) }
  /// The cell is in a row that can be expanded
  public static var expandable: CellRendererState { CellRendererState(rawValue: 32) }
  /// The cell is in a row that is expanded
  public static var expanded: CellRendererState { CellRendererState(rawValue: 64) }

  public static var gType: GType { gtk_cell_renderer_state_get_type() }

  @MainActor init(cValue: GtkCellRendererState) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkCellRendererState { GtkCellRendererState(unsigned) }
}

/// The widget attributes that can be used when creating a `Constraint`.
public nonisolated enum ConstraintAttribute: Int32, GEnum, Sendable {
  /// No attribute, used for constant relations
  case none = 0
  /// The left edge of a widget, regardless of text direction
  case left = 1
  /// The right edge of a widget, regardless of text direction
  case right = 2
  /// The top edge of a widget
  case top = 3
  /// The bottom edge of a widget
  case bottom = 4
  /// The leading edge of a widget, depending on text direction; equivalent to `GTK_CONSTRAINT_ATTRIBUTE_LEFT` for LTR
  /// languages, and `GTK_CONSTRAINT_ATTRIBUTE_RIGHT` for RTL ones
  case start = 5
  /// The trailing edge of a widget, depending on text direction; equivalent to `GTK_CONSTRAINT_ATTRIBUTE_RIGHT` for
  /// LTR languages, and `GTK_CONSTRAINT_ATTRIBUTE_LEFT` for RTL ones
  case end = 6
  /// The width of a widget
  case width = 7
  /// The height of a widget
  case height = 8
  /// The center of a widget, on the horizontal axis
  case centerX = 9
  /// The center of a widget, on the vertical axis
  case centerY = 10
  /// The baseline of a widget
  case baseline = 11

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 12) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_constraint_attribute_get_type() }

  @MainActor init(cValue: GtkConstraintAttribute) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkConstraintAttribute { GtkConstraintAttribute(unsigned) }
}

/// The relation between two terms of a constraint.
public nonisolated enum ConstraintRelation: Int32, GEnum, Sendable {
  /// Less than, or equal
  case le = -1
  /// Equal
  case eq = 0
  /// Greater than, or equal
  case ge = 1

  public static var gType: GType { gtk_constraint_relation_get_type() }

  @MainActor init(cValue: GtkConstraintRelation) { self.init(signed: cValue.rawValue) }
  var cValue: GtkConstraintRelation { GtkConstraintRelation(signed) }
}

/// The strength of a constraint, expressed as a symbolic constant.
public nonisolated enum ConstraintStrength: Int32, GEnum, Sendable {
  /// The constraint is required towards solving the layout
  case required = 1_001_001_000
  /// A strong constraint
  case strong = 1_000_000_000
  /// A medium constraint
  case medium = 1000
  /// A weak constraint
  case weak = 1

  public static var gType: GType { gtk_constraint_strength_get_type() }

  @MainActor init(cValue: GtkConstraintStrength) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkConstraintStrength { GtkConstraintStrength(unsigned) }
}

/// Controls how a content should be made to fit inside an allocation.
public nonisolated enum ContentFit: Int32, GEnum, Sendable {
  /// Make the content fill the entire allocation, without taking its aspect ratio in consideration. The resulting
  /// content will appear as stretched if its aspect ratio is different from the allocation aspect ratio.
  case fill = 0
  /// Scale the content to fit the allocation, while taking its aspect ratio in consideration. The resulting content
  /// will appear as letterboxed if its aspect ratio is different from the allocation aspect ratio.
  case contain = 1
  /// Cover the entire allocation, while taking the content aspect ratio in consideration. The resulting content will
  /// appear as clipped if its aspect ratio is different from the allocation aspect ratio.
  case cover = 2
  /// The content is scaled down to fit the allocation, if needed, otherwise its original size is used.
  case scaleDown = 3

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_content_fit_get_type() }

  @MainActor init(cValue: GtkContentFit) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkContentFit { GtkContentFit(unsigned) }
}

/// Specifies which corner a child widget should be placed in when packed into a `GtkScrolledWindow.`
public nonisolated enum CornerType: Int32, GEnum, Sendable {
  /// Place the scrollbars on the right and bottom of the widget (default behaviour).
  case topLeft = 0
  /// Place the scrollbars on the top and right of the widget.
  case bottomLeft = 1
  /// Place the scrollbars on the left and bottom of the widget.
  case topRight = 2
  /// Place the scrollbars on the top and left of the widget.
  case bottomRight = 3

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_corner_type_get_type() }

  @MainActor init(cValue: GtkCornerType) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkCornerType { GtkCornerType(unsigned) }
}

/// Flags to use with `gtk_set_debug_flags()`.
public nonisolated struct DebugFlags: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Information about `TextView`
  public static var text: DebugFlags { DebugFlags(rawValue: 1) }
  /// Information about `TreeView`
  public static var tree: DebugFlags { DebugFlags(rawValue: 2) }
  /// Information about keyboard shortcuts
  public static var keybindings: DebugFlags { DebugFlags(rawValue: 4) }
  /// Information about modules and extensions
  public static var modules: DebugFlags { DebugFlags(rawValue: 8) }
  /// Information about size allocation
  public static var geometry: DebugFlags { DebugFlags(rawValue: 16) }
  /// Information about icon themes
  public static var icontheme: DebugFlags { DebugFlags(rawValue: 32) }
  /// Information about printing
  public static var printing: DebugFlags { DebugFlags(rawValue: 64) }
  /// Trace `Builder` operation
  public static var builder: DebugFlags { DebugFlags(rawValue: 128) }
  /// Information about size requests
  public static var sizeRequest: DebugFlags { DebugFlags(rawValue: 256) }
  /// Disable the style property cache
  public static var noCssCache: DebugFlags { DebugFlags(rawValue: 512) }
  /// Open the GTK inspector
  public static var interactive: DebugFlags { DebugFlags(rawValue: 1024) }
  /// Pretend the pointer is a touchscreen
  public static var touchscreen: DebugFlags { DebugFlags(rawValue: 2048) }
  /// Information about actions and menu models
  public static var actions: DebugFlags { DebugFlags(rawValue: 4096) }
  /// Information from layout managers
  public static var layout: DebugFlags { DebugFlags(rawValue: 8192) }
  /// Include debug render nodes in the generated snapshots
  public static var snapshot: DebugFlags { DebugFlags(rawValue: 16384) }
  /// Information from the constraints solver
  public static var constraints: DebugFlags { DebugFlags(rawValue: 32768) }
  /// Log unused `Builder` objects
  public static var builderObjects: DebugFlags { DebugFlags(rawValue: 65536) }
  /// Information about accessibility state changes
  public static var a11y: DebugFlags { DebugFlags(rawValue: 131072) }
  /// Information about icon fallback. Since: 4.2
  public static var iconfallback: DebugFlags { DebugFlags(rawValue: 262144) }
  public static var invertTextDir: DebugFlags { DebugFlags(rawValue: 524288) }

  public static var gType: GType { gtk_debug_flags_get_type() }

  @MainActor init(cValue: GtkDebugFlags) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkDebugFlags { GtkDebugFlags(unsigned) }
}

/// Passed to various keybinding signals for deleting text.
public nonisolated enum DeleteType: Int32, GEnum, Sendable {
  /// Delete characters.
  case chars = 0
  /// Delete only the portion of the word to the left/right of cursor if we’re in the middle of a word.
  case wordEnds = 1
  /// Delete words.
  case words = 2
  /// Delete display-lines. Display-lines refers to the visible lines, with respect to the current line breaks. As
  /// opposed to paragraphs, which are defined by line breaks in the input.
  case displayLines = 3
  /// Delete only the portion of the display-line to the left/right of cursor.
  case displayLineEnds = 4
  /// Delete to the end of the paragraph. Like C-k in Emacs (or its reverse).
  case paragraphEnds = 5
  /// Delete entire line. Like C-k in pico.
  case paragraphs = 6
  /// Delete only whitespace. Like M-\ in Emacs.
  case whitespace = 7

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 8) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_delete_type_get_type() }

  @MainActor init(cValue: GtkDeleteType) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkDeleteType { GtkDeleteType(unsigned) }
}

/// Flags used to influence dialog construction.
public nonisolated struct DialogFlags: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Make the constructed dialog modal
  public static var modal: DialogFlags { DialogFlags(rawValue: 1) }
  /// Destroy the dialog when its parent is destroyed
  public static var destroyWithParent: DialogFlags { DialogFlags(rawValue: 2) }
  /// Create dialog with actions in header bar instead of action area
  public static var useHeaderBar: DialogFlags { DialogFlags(rawValue: 4) }

  public static var gType: GType { gtk_dialog_flags_get_type() }

  @MainActor init(cValue: GtkDialogFlags) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkDialogFlags { GtkDialogFlags(unsigned) }
}

/// Focus movement types.
public nonisolated enum DirectionType: Int32, GEnum, Sendable {
  /// Move forward.
  case tabForward = 0
  /// Move backward.
  case tabBackward = 1
  /// Move up.
  case up = 2
  /// Move down.
  case down = 3
  /// Move left.
  case left = 4
  /// Move right.
  case right = 5

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 6) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_direction_type_get_type() }

  @MainActor init(cValue: GtkDirectionType) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkDirectionType { GtkDirectionType(unsigned) }
}

/// The identifiers for `Editable` properties.
public nonisolated enum EditableProperties: Int32, GEnum, Sendable {
  /// the property id for `Editable.text`
  case propText = 0
  /// the property id for `Editable.cursorPosition`
  case propCursorPosition = 1
  /// the property id for `Editable.selectionBound`
  case propSelectionBound = 2
  /// the property id for `Editable.editable`
  case propEditable = 3
  /// the property id for `Editable.widthChars`
  case propWidthChars = 4
  /// the property id for `Editable.maxWidthChars`
  case propMaxWidthChars = 5
  /// the property id for `Editable.xalign`
  case propXalign = 6
  /// the property id for `Editable.enableUndo`
  case propEnableUndo = 7
  /// the number of properties
  case numProperties = 8

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 9) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_editable_properties_get_type() }

  @MainActor init(cValue: GtkEditableProperties) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkEditableProperties { GtkEditableProperties(unsigned) }
}

/// Specifies the side of the entry at which an icon is placed.
public nonisolated enum EntryIconPosition: Int32, GEnum, Sendable {
  /// At the beginning of the entry (depending on the text direction).
  case primary = 0
  /// At the end of the entry (depending on the text direction).
  case secondary = 1

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 2) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_entry_icon_position_get_type() }

  @MainActor init(cValue: GtkEntryIconPosition) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkEntryIconPosition { GtkEntryIconPosition(unsigned) }
}

/// Describes the behavior of a `EventControllerScroll`.
public nonisolated struct EventControllerScrollFlags: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Emit scroll with vertical deltas.
  public static var vertical: EventControllerScrollFlags { EventControllerScrollFlags(rawValue: 1) }
  /// Emit scroll with horizontal deltas.
  public static var horizontal: EventControllerScrollFlags { EventControllerScrollFlags(rawValue: 2) }
  /// Only emit deltas that are multiples of 1.
  public static var discrete: EventControllerScrollFlags { EventControllerScrollFlags(rawValue: 4) }
  /// Emit `decelerate` after continuous scroll finishes.
  public static var kinetic: EventControllerScrollFlags { EventControllerScrollFlags(rawValue: 8) }
  /// Emit scroll on both axes.
  public static var bothAxes: EventControllerScrollFlags { EventControllerScrollFlags(rawValue: 3) }

  public static var gType: GType { gtk_event_controller_scroll_flags_get_type() }

  @MainActor init(cValue: GtkEventControllerScrollFlags) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkEventControllerScrollFlags { GtkEventControllerScrollFlags(unsigned) }
}

/// Describes the state of a `Gdk.EventSequence` in a `Gesture`.
public nonisolated enum EventSequenceState: Int32, GEnum, Sendable {
  /// The sequence is handled, but not grabbed.
  case none = 0
  /// The sequence is handled and grabbed.
  case claimed = 1
  /// The sequence is denied.
  case denied = 2

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_event_sequence_state_get_type() }

  @MainActor init(cValue: GtkEventSequenceState) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkEventSequenceState { GtkEventSequenceState(unsigned) }
}

/// Describes whether a `FileChooser` is being used to open existing files or to save to a possibly new file.
public nonisolated enum FileChooserAction: Int32, GEnum, Sendable {
  /// Indicates open mode. The file chooser will only let the user pick an existing file.
  case open = 0
  /// Indicates save mode. The file chooser will let the user pick an existing file, or type in a new filename.
  case save = 1
  /// Indicates an Open mode for selecting folders. The file chooser will let the user pick an existing folder.
  case selectFolder = 2

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_file_chooser_action_get_type() }

  @MainActor init(cValue: GtkFileChooserAction) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkFileChooserAction { GtkFileChooserAction(unsigned) }
}

/// Describes changes in a filter in more detail and allows objects using the filter to optimize refiltering items.
public nonisolated enum FilterChange: Int32, GEnum, Sendable {
  /// The filter change cannot be described with any of the other enumeration values.
  case different = 0
  /// The filter is less strict than it was before: All items that it used to return `true` for still return `true`,
  /// others now may, too.
  case lessStrict = 1
  /// The filter is more strict than it was before: All items that it used to return `false` for still return `false`,
  /// others now may, too.
  case moreStrict = 2

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_filter_change_get_type() }

  @MainActor init(cValue: GtkFilterChange) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkFilterChange { GtkFilterChange(unsigned) }
}

/// Describes the known strictness of a filter.
public nonisolated enum FilterMatch: Int32, GEnum, Sendable {
  /// The filter matches some items, `gtk_filter_match()` may return `true` or `false`
  case some = 0
  /// The filter does not match any item, `gtk_filter_match()` will always return `false`.
  case none = 1
  /// The filter matches all items, `gtk_filter_match()` will alays return `true`.
  case all = 2

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_filter_match_get_type() }

  @MainActor init(cValue: GtkFilterMatch) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkFilterMatch { GtkFilterMatch(unsigned) }
}

/// Specifies the granularity of font selection that is desired in a `FontChooser`.
public nonisolated struct FontChooserLevel: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Allow selecting a specific font face
  public static var style: FontChooserLevel { FontChooserLevel(rawValue: 1) }
  /// Allow selecting a specific font size
  public static var size: FontChooserLevel { FontChooserLevel(rawValue: 2) }
  /// Allow changing OpenType font variation axes
  public static var variations: FontChooserLevel { FontChooserLevel(rawValue: 4) }
  /// Allow selecting specific OpenType font features
  public static var features: FontChooserLevel { FontChooserLevel(rawValue: 8) }

  public static var gType: GType { gtk_font_chooser_level_get_type() }

  @MainActor init(cValue: GtkFontChooserLevel) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkFontChooserLevel { GtkFontChooserLevel(unsigned) }
}

/// Used to specify options for `gtk_icon_theme_lookup_icon()`.
public nonisolated struct IconLookupFlags: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Try to always load regular icons, even when symbolic icon names are given
  public static var forceRegular: IconLookupFlags { IconLookupFlags(rawValue: 1) }
  /// Try to always load symbolic icons, even when regular icon names are given
  public static var forceSymbolic: IconLookupFlags { IconLookupFlags(rawValue: 2) }
  /// Starts loading the texture in the background so it is ready when later needed.
  public static var preload: IconLookupFlags { IconLookupFlags(rawValue: 4) }

  public static var gType: GType { gtk_icon_lookup_flags_get_type() }

  @MainActor init(cValue: GtkIconLookupFlags) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkIconLookupFlags { GtkIconLookupFlags(unsigned) }
}

/// Built-in icon sizes.
public nonisolated enum IconSize: Int32, GEnum, Sendable {
  /// Keep the size of the parent element
  case inherit = 0
  /// Size similar to text size
  case normal = 1
  /// Large size, for example in an icon view
  case large = 2

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_icon_size_get_type() }

  @MainActor init(cValue: GtkIconSize) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkIconSize { GtkIconSize(unsigned) }
}

/// An enum for determining where a dropped item goes.
public nonisolated enum IconViewDropPosition: Int32, GEnum, Sendable {
  /// no drop possible
  case noDrop = 0
  /// dropped item replaces the item
  case dropInto = 1
  /// dropped item is inserted to the left
  case dropLeft = 2
  /// dropped item is inserted to the right
  case dropRight = 3
  /// dropped item is inserted above
  case dropAbove = 4
  /// dropped item is inserted below
  case dropBelow = 5

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 6) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_icon_view_drop_position_get_type() }

  @MainActor init(cValue: GtkIconViewDropPosition) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkIconViewDropPosition { GtkIconViewDropPosition(unsigned) }
}

/// Describes the image data representation used by a `Image`.
public nonisolated enum ImageType: Int32, GEnum, Sendable {
  /// there is no image displayed by the widget
  case empty = 0
  /// the widget contains a named icon
  case iconName = 1
  /// the widget contains a `GIcon`
  case gicon = 2
  /// the widget contains a `Gdk.Paintable`
  case paintable = 3

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_image_type_get_type() }

  @MainActor init(cValue: GtkImageType) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkImageType { GtkImageType(unsigned) }
}
