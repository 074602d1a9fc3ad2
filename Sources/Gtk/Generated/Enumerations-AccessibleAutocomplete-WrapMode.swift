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

/// Describes hints that might be taken into account by input methods or applications.
public nonisolated struct InputHints: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Suggest checking for typos
  public static var spellcheck: InputHints { InputHints(rawValue: 1) }
  /// Suggest not checking for typos
  public static var noSpellcheck: InputHints { InputHints(rawValue: 2) }
  /// Suggest word completion
  public static var wordCompletion: InputHints { InputHints(rawValue: 4) }
  /// Suggest to convert all text to lowercase
  public static var lowercase: InputHints { InputHints(rawValue: 8) }
  /// Suggest to capitalize all text
  public static var uppercaseChars: InputHints { InputHints(rawValue: 16) }
  /// Suggest to capitalize the first character of each word
  public static var uppercaseWords: InputHints { InputHints(rawValue: 32) }
  /// Suggest to capitalize the first word of each sentence
  public static var uppercaseSentences: InputHints { InputHints(rawValue: 64) }
  /// Suggest to not show an onscreen keyboard (e.g for a calculator that already has all the keys).
  public static var inhibitOsk: InputHints { InputHints(rawValue: 128) }
  /// The text is vertical
  public static var verticalWriting: InputHints { InputHints(rawValue: 256) }
  /// Suggest offering Emoji support
  public static var emoji: InputHints { InputHints(rawValue: 512) }
  /// Suggest not offering Emoji support
  public static var noEmoji: InputHints { InputHints(rawValue: 1024) }
  /// Request that the input method should not update personalized data (like typing history)
  public static var `private`: InputHints { InputHints(rawValue: 2048) }

  public static var gType: GType { gtk_input_hints_get_type() }

  @MainActor init(cValue: GtkInputHints) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkInputHints { GtkInputHints(unsigned) }
}

/// Describes primary purpose of the input widget.
public nonisolated enum InputPurpose: Int32, GEnum, Sendable {
  /// Allow any character
  case freeForm = 0
  /// Allow only alphabetic characters
  case alpha = 1
  /// Allow only digits
  case digits = 2
  /// Edited field expects numbers
  case number = 3
  /// Edited field expects phone number
  case phone = 4
  /// Edited field expects URL
  case url = 5
  /// Edited field expects email address
  case email = 6
  /// Edited field expects the name of a person
  case name = 7
  /// Like `GTK_INPUT_PURPOSE_FREE_FORM`, but characters are hidden
  case password = 8
  /// Like `GTK_INPUT_PURPOSE_DIGITS`, but characters are hidden
  case pin = 9
  /// Allow any character, in addition to control codes
  case terminal = 10

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 11) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_input_purpose_get_type() }

  @MainActor init(cValue: GtkInputPurpose) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkInputPurpose { GtkInputPurpose(unsigned) }
}

/// The different methods to handle text in `Inscription` when it doesn't fit the available space.
public nonisolated enum InscriptionOverflow: Int32, GEnum, Sendable {
  /// Clip the remaining text
  case clip = 0
  /// Omit characters at the start of the text
  case ellipsizeStart = 1
  /// Omit characters at the middle of the text
  case ellipsizeMiddle = 2
  /// Omit characters at the end of the text
  case ellipsizeEnd = 3

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_inscription_overflow_get_type() }

  @MainActor init(cValue: GtkInscriptionOverflow) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkInscriptionOverflow { GtkInscriptionOverflow(unsigned) }
}

/// Used for justifying the text inside a `Label` widget.
public nonisolated enum Justification: Int32, GEnum, Sendable {
  /// The text is placed at the left edge of the label.
  case left = 0
  /// The text is placed at the right edge of the label.
  case right = 1
  /// The text is placed in the center of the label.
  case center = 2
  /// The text is placed is distributed across the label.
  case fill = 3

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_justification_get_type() }

  @MainActor init(cValue: GtkJustification) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkJustification { GtkJustification(unsigned) }
}

/// Describes how `LevelBar` contents should be rendered.
public nonisolated enum LevelBarMode: Int32, GEnum, Sendable {
  /// the bar has a continuous mode
  case continuous = 0
  /// the bar has a discrete mode
  case discrete = 1

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 2) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_level_bar_mode_get_type() }

  @MainActor init(cValue: GtkLevelBarMode) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkLevelBarMode { GtkLevelBarMode(unsigned) }
}

/// The type of license for an application.
public nonisolated enum LicenseType: Int32, GEnum, Sendable {
  /// No license specified
  case unknown = 0
  /// A license text is going to be specified by the developer
  case custom = 1
  /// The GNU General Public License, version 2.0 or later
  case gpl20 = 2
  /// The GNU General Public License, version 3.0 or later
  case gpl30 = 3
  /// The GNU Lesser General Public License, version 2.1 or later
  case lgpl21 = 4
  /// The GNU Lesser General Public License, version 3.0 or later
  case lgpl30 = 5
  /// The BSD standard license
  case bsd = 6
  /// The MIT/X11 standard license
  case mitX11 = 7
  /// The Artistic License, version 2.0
  case artistic = 8
  /// The GNU General Public License, version 2.0 only
  case gpl20Only = 9
  /// The GNU General Public License, version 3.0 only
  case gpl30Only = 10
  /// The GNU Lesser General Public License, version 2.1 only
  case lgpl21Only = 11
  /// The GNU Lesser General Public License, version 3.0 only
  case lgpl30Only = 12
  /// The GNU Affero General Public License, version 3.0 or later
  case agpl30 = 13
  /// The GNU Affero General Public License, version 3.0 only
  case agpl30Only = 14
  /// The 3-clause BSD licence
  case bsd3 = 15
  /// The Apache License, version 2.0
  case apache20 = 16
  /// The Mozilla Public License, version 2.0
  case mpl20 = 17

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 18) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_license_get_type() }

  @MainActor init(cValue: GtkLicense) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkLicense { GtkLicense(unsigned) }
}

/// The type of message being displayed in a `MessageDialog`.
public nonisolated enum MessageType: Int32, GEnum, Sendable {
  /// Informational message
  case info = 0
  /// Non-fatal warning message
  case warning = 1
  /// Question requiring a choice
  case question = 2
  /// Fatal error message
  case error = 3
  /// None of the above
  case other = 4

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 5) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_message_type_get_type() }

  @MainActor init(cValue: GtkMessageType) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkMessageType { GtkMessageType(unsigned) }
}

/// Passed as argument to various keybinding signals for moving the cursor position.
public nonisolated enum MovementStep: Int32, GEnum, Sendable {
  /// Move forward or back by graphemes
  case logicalPositions = 0
  /// Move left or right by graphemes
  case visualPositions = 1
  /// Move forward or back by words
  case words = 2
  /// Move up or down lines (wrapped lines)
  case displayLines = 3
  /// Move to either end of a line
  case displayLineEnds = 4
  /// Move up or down paragraphs (newline-ended lines)
  case paragraphs = 5
  /// Move to either end of a paragraph
  case paragraphEnds = 6
  /// Move by pages
  case pages = 7
  /// Move to ends of the buffer
  case bufferEnds = 8
  /// Move horizontally by pages
  case horizontalPages = 9

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 10) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_movement_step_get_type() }

  @MainActor init(cValue: GtkMovementStep) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkMovementStep { GtkMovementStep(unsigned) }
}

/// Options for selecting a different wrap mode for natural size requests.
public nonisolated enum NaturalWrapMode: Int32, GEnum, Sendable {
  /// Inherit the minimum size request. In particular, this should be used with `PANGO_WRAP_CHAR`.
  case inherit = 0
  /// Try not to wrap the text. This mode is the closest to GTK3's behavior but can lead to a wide label leaving lots
  /// of empty space below the text.
  case none = 1
  /// Attempt to wrap at word boundaries. This is useful in particular when using `PANGO_WRAP_WORD_CHAR` as the wrap
  /// mode.
  case word = 2

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_natural_wrap_mode_get_type() }

  @MainActor init(cValue: GtkNaturalWrapMode) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkNaturalWrapMode { GtkNaturalWrapMode(unsigned) }
}

/// The parameter used in the action signals of `Notebook`.
public nonisolated enum NotebookTab: Int32, GEnum, Sendable {
  /// the first tab in the notebook
  case first = 0
  /// the last tab in the notebook
  case last = 1

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 2) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_notebook_tab_get_type() }

  @MainActor init(cValue: GtkNotebookTab) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkNotebookTab { GtkNotebookTab(unsigned) }
}

/// Used to determine the layout of pages on a sheet when printing multiple pages per sheet.
public nonisolated enum NumberUpLayout: Int32, GEnum, Sendable {
  case lrtb = 0
  case lrbt = 1
  case rltb = 2
  case rlbt = 3
  case tblr = 4
  case tbrl = 5
  case btlr = 6
  case btrl = 7

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 8) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_number_up_layout_get_type() }

  @MainActor init(cValue: GtkNumberUpLayout) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkNumberUpLayout { GtkNumberUpLayout(unsigned) }
}

/// Describes the way two values can be compared.
public nonisolated enum Ordering: Int32, GEnum, Sendable {
  /// the first value is smaller than the second
  case smaller = -1
  /// the two values are equal
  case equal = 0
  /// the first value is larger than the second
  case larger = 1

  public static var gType: GType { gtk_ordering_get_type() }

  @MainActor init(cValue: GtkOrdering) { self.init(signed: cValue.rawValue) }
  var cValue: GtkOrdering { GtkOrdering(signed) }
}

/// Represents the orientation of widgets and other objects.
public nonisolated enum Orientation: Int32, GEnum, Sendable {
  /// The element is in horizontal orientation.
  case horizontal = 0
  /// The element is in vertical orientation.
  case vertical = 1

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 2) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_orientation_get_type() }

  @MainActor init(cValue: GtkOrientation) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkOrientation { GtkOrientation(unsigned) }
}

/// Defines how content overflowing a given area should be handled.
public nonisolated enum Overflow: Int32, GEnum, Sendable {
  /// No change is applied. Content is drawn at the specified position.
  case visible = 0
  /// Content is clipped to the bounds of the area. Content outside the area is not drawn and cannot be interacted
  /// with.
  case hidden = 1

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 2) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_overflow_get_type() }

  @MainActor init(cValue: GtkOverflow) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkOverflow { GtkOverflow(unsigned) }
}

/// Represents the packing location of a children in its parent.
public nonisolated enum PackType: Int32, GEnum, Sendable {
  /// The child is packed into the start of the widget
  case start = 0
  /// The child is packed into the end of the widget
  case end = 1

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 2) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_pack_type_get_type() }

  @MainActor init(cValue: GtkPackType) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkPackType { GtkPackType(unsigned) }
}

/// The type of a pad action.
public nonisolated enum PadActionType: Int32, GEnum, Sendable {
  /// Action is triggered by a pad button
  case button = 0
  /// Action is triggered by a pad ring
  case ring = 1
  /// Action is triggered by a pad strip
  case strip = 2

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_pad_action_type_get_type() }

  @MainActor init(cValue: GtkPadActionType) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkPadActionType { GtkPadActionType(unsigned) }
}

/// See also `gtk_print_settings_set_orientation()`.
public nonisolated enum PageOrientation: Int32, GEnum, Sendable {
  /// Portrait mode.
  case portrait = 0
  /// Landscape mode.
  case landscape = 1
  /// Reverse portrait mode.
  case reversePortrait = 2
  /// Reverse landscape mode.
  case reverseLandscape = 3

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_page_orientation_get_type() }

  @MainActor init(cValue: GtkPageOrientation) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkPageOrientation { GtkPageOrientation(unsigned) }
}

/// See also `gtk_print_job_set_page_set()`.
public nonisolated enum PageSet: Int32, GEnum, Sendable {
  /// All pages.
  case all = 0
  /// Even pages.
  case even = 1
  /// Odd pages.
  case odd = 2

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_page_set_get_type() }

  @MainActor init(cValue: GtkPageSet) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkPageSet { GtkPageSet(unsigned) }
}

/// Describes the panning direction of a `GesturePan`.
public nonisolated enum PanDirection: Int32, GEnum, Sendable {
  /// panned towards the left
  case left = 0
  /// panned towards the right
  case right = 1
  /// panned upwards
  case up = 2
  /// panned downwards
  case down = 3

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_pan_direction_get_type() }

  @MainActor init(cValue: GtkPanDirection) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkPanDirection { GtkPanDirection(unsigned) }
}

/// Flags that influence the behavior of `Widget.pick()`.
public nonisolated struct PickFlags: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Include widgets that are insensitive
  public static var insensitive: PickFlags { PickFlags(rawValue: 1) }
  /// Include widgets that are marked as non-targetable. See `Widget.canTarget`
  public static var nonTargetable: PickFlags { PickFlags(rawValue: 2) }

  public static var gType: GType { gtk_pick_flags_get_type() }

  @MainActor init(cValue: GtkPickFlags) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkPickFlags { GtkPickFlags(unsigned) }
}

/// Determines how the size should be computed to achieve the one of the visibility mode for the scrollbars.
public nonisolated enum PolicyType: Int32, GEnum, Sendable {
  /// The scrollbar is always visible. The view size is independent of the content.
  case always = 0
  /// The scrollbar will appear and disappear as necessary. For example, when all of a `TreeView` can not be seen.
  case automatic = 1
  /// The scrollbar should never appear. In this mode the content determines the size.
  case never = 2
  /// Don't show a scrollbar, but don't force the size to follow the content. This can be used e.g. to make multiple
  /// scrolled windows share a scrollbar.
  case external = 3

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_policy_type_get_type() }

  @MainActor init(cValue: GtkPolicyType) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkPolicyType { GtkPolicyType(unsigned) }
}

/// Flags that affect how popover menus are created from a menu model.
public nonisolated struct PopoverMenuFlags: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Create submenus as nested popovers. Without this flag, submenus are created as sliding pages that replace the
  /// main menu.
  public static var nested: PopoverMenuFlags { PopoverMenuFlags(rawValue: 1) }

  public static var gType: GType { gtk_popover_menu_flags_get_type() }

  @MainActor init(cValue: GtkPopoverMenuFlags) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkPopoverMenuFlags { GtkPopoverMenuFlags(unsigned) }
}

/// Describes which edge of a widget a certain feature is positioned at.
public nonisolated enum PositionType: Int32, GEnum, Sendable {
  /// The feature is at the left edge.
  case left = 0
  /// The feature is at the right edge.
  case right = 1
  /// The feature is at the top edge.
  case top = 2
  /// The feature is at the bottom edge.
  case bottom = 3

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_position_type_get_type() }

  @MainActor init(cValue: GtkPositionType) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkPositionType { GtkPositionType(unsigned) }
}

/// Specifies which features the print dialog should offer.
public nonisolated struct PrintCapabilities: GFlags, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Print dialog will offer printing even/odd pages.
  public static var pageSet: PrintCapabilities { PrintCapabilities(rawValue: 1) }
  /// Print dialog will allow to print multiple copies.
  public static var copies: PrintCapabilities { PrintCapabilities(rawValue: 2) }
  /// Print dialog will allow to collate multiple copies.
  public static var collate: PrintCapabilities { PrintCapabilities(rawValue: 4) }
  /// Print dialog will allow to print pages in reverse order.
  public static var reverse: PrintCapabilities { PrintCapabilities(rawValue: 8) }
  /// Print dialog will allow to scale the output.
  public static var scale: PrintCapabilities { PrintCapabilities(rawValue: 16) }
  /// The program will send the document to the printer in PDF format
  public static var generatePdf: PrintCapabilities { PrintCapabilities(rawValue: 32) }
  /// The program will send the document to the printer in Postscript format
  public static var generatePs: PrintCapabilities { PrintCapabilities(rawValue: 64) }
  /// Print dialog will offer a preview
  public static var preview: PrintCapabilities { PrintCapabilities(rawValue: 128) }
  /// Print dialog will offer printing multiple pages per sheet
  public static var numberUp: PrintCapabilities { PrintCapabilities(rawValue: 256) }
  /// Print dialog will allow to rearrange pages when printing multiple pages per sheet
  public static var numberUpLayout: PrintCapabilities { PrintCapabilities(rawValue: 512) }

  public static var gType: GType { gtk_print_capabilities_get_type() }

  @MainActor init(cValue: GtkPrintCapabilities) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkPrintCapabilities { GtkPrintCapabilities(unsigned) }
}

/// See also `gtk_print_settings_set_duplex()`.
public nonisolated enum PrintDuplex: Int32, GEnum, Sendable {
  /// No duplex.
  case simplex = 0
  /// Horizontal duplex.
  case horizontal = 1
  /// Vertical duplex.
  case vertical = 2

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_print_duplex_get_type() }

  @MainActor init(cValue: GtkPrintDuplex) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkPrintDuplex { GtkPrintDuplex(unsigned) }
}

/// Determines what action the print operation should perform.
public nonisolated enum PrintOperationAction: Int32, GEnum, Sendable {
  /// Show the print dialog.
  case printDialog = 0
  /// Start to print without showing the print dialog, based on the current print settings.
  case print = 1
  /// Show the print preview.
  case preview = 2
  /// Export to a file. This requires the export-filename property to be set.
  case export = 3

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_print_operation_action_get_type() }

  @MainActor init(cValue: GtkPrintOperationAction) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkPrintOperationAction { GtkPrintOperationAction(unsigned) }
}

/// The result of a print operation.
public nonisolated enum PrintOperationResult: Int32, GEnum, Sendable {
  /// An error has occurred.
  case error = 0
  /// The print settings should be stored.
  case apply = 1
  /// The print operation has been canceled, the print settings should not be stored.
  case cancel = 2
  /// The print operation is not complete yet. This value will only be returned when running asynchronously.
  case inProgress = 3

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_print_operation_result_get_type() }

  @MainActor init(cValue: GtkPrintOperationResult) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkPrintOperationResult { GtkPrintOperationResult(unsigned) }
}

/// See also `gtk_print_job_set_pages()`
public nonisolated enum PrintPages: Int32, GEnum, Sendable {
  /// All pages.
  case all = 0
  /// Current page.
  case current = 1
  /// Range of pages.
  case ranges = 2
  /// Selected pages.
  case selection = 3

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_print_pages_get_type() }

  @MainActor init(cValue: GtkPrintPages) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkPrintPages { GtkPrintPages(unsigned) }
}

/// See also `gtk_print_settings_set_quality()`.
public nonisolated enum PrintQuality: Int32, GEnum, Sendable {
  /// Low quality.
  case low = 0
  /// Normal quality.
  case normal = 1
  /// High quality.
  case high = 2
  /// Draft quality.
  case draft = 3

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_print_quality_get_type() }

  @MainActor init(cValue: GtkPrintQuality) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkPrintQuality { GtkPrintQuality(unsigned) }
}

/// The status gives a rough indication of the completion of a running print operation.
public nonisolated enum PrintStatus: Int32, GEnum, Sendable {
  /// The printing has not started yet; this status is set initially, and while the print dialog is shown.
  case initial = 0
  /// This status is set while the begin-print signal is emitted and during pagination.
  case preparing = 1
  /// This status is set while the pages are being rendered.
  case generatingData = 2
  /// The print job is being sent off to the printer.
  case sendingData = 3
  /// The print job has been sent to the printer, but is not printed for some reason, e.g. the printer may be stopped.
  case pending = 4
  /// Some problem has occurred during printing, e.g. a paper jam.
  case pendingIssue = 5
  /// The printer is processing the print job.
  case printing = 6
  /// The printing has been completed successfully.
  case finished = 7
  /// The printing has been aborted.
  case finishedAborted = 8

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 9) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_print_status_get_type() }

  @MainActor init(cValue: GtkPrintStatus) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkPrintStatus { GtkPrintStatus(unsigned) }
}

/// See also `gtk_print_settings_set_paper_width()`.
public nonisolated enum PrintUnit: Int32, GEnum, Sendable {
  /// No units.
  case none = 0
  /// Dimensions in points.
  case points = 1
  /// Dimensions in inches.
  case inch = 2
  /// Dimensions in millimeters
  case mm = 3

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_unit_get_type() }

  @MainActor init(cValue: GtkUnit) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkUnit { GtkUnit(unsigned) }
}

/// Describes limits of a `EventController` for handling events targeting other widgets.
public nonisolated enum PropagationLimit: Int32, GEnum, Sendable {
  /// Events are handled regardless of what their target is.
  case none = 0
  /// Events are only handled if their target is in the same `Native` as the event controllers widget. Note that some
  /// event types have two targets (origin and destination).
  case sameNative = 1

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 2) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_propagation_limit_get_type() }

  @MainActor init(cValue: GtkPropagationLimit) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkPropagationLimit { GtkPropagationLimit(unsigned) }
}

/// Describes the stage at which events are fed into a `EventController`.
public nonisolated enum PropagationPhase: Int32, GEnum, Sendable {
  /// Events are not delivered.
  case none = 0
  /// Events are delivered in the capture phase. The capture phase happens before the bubble phase, runs from the
  /// toplevel down to the event widget. This option should only be used on containers that might possibly handle
  /// events before their children do.
  case capture = 1
  /// Events are delivered in the bubble phase. The bubble phase happens after the capture phase, and before the
  /// default handlers are run. This phase runs from the event widget, up to the toplevel.
  case bubble = 2
  /// Events are delivered in the default widget event handlers, note that widget implementations must chain up on
  /// button, motion, touch and grab broken handlers for controllers in this phase to be run.
  case target = 3

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_propagation_phase_get_type() }

  @MainActor init(cValue: GtkPropagationPhase) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkPropagationPhase { GtkPropagationPhase(unsigned) }
}

/// Predefined values for use as response ids in `gtk_dialog_add_button()`.
public nonisolated enum ResponseType: Int32, GEnum, Sendable {
  /// Returned if an action widget has no response id, or if the dialog gets programmatically hidden or destroyed
  case none = -1
  /// Generic response id, not used by GTK dialogs
  case reject = -2
  /// Generic response id, not used by GTK dialogs
  case accept = -3
  /// Returned if the dialog is deleted
  case deleteEvent = -4
  /// Returned by OK buttons in GTK dialogs
  case ok = -5
  /// Returned by Cancel buttons in GTK dialogs
  case cancel = -6
  /// Returned by Close buttons in GTK dialogs
  case close = -7
  /// Returned by Yes buttons in GTK dialogs
  case yes = -8
  /// Returned by No buttons in GTK dialogs
  case no = -9
  /// Returned by Apply buttons in GTK dialogs
  case apply = -10
  /// Returned by Help buttons in GTK dialogs
  case help = -11

  public static var gType: GType { gtk_response_type_get_type() }

  @MainActor init(cValue: GtkResponseType) { self.init(signed: cValue.rawValue) }
  var cValue: GtkResponseType { GtkResponseType(signed) }
}

/// These enumeration values describe the possible transitions when the child of a `Revealer` widget is shown or hidden.
public nonisolated enum RevealerTransitionType: Int32, GEnum, Sendable {
  /// No transition
  case none = 0
  /// Fade in
  case crossfade = 1
  /// Slide in from the left
  case slideRight = 2
  /// Slide in from the right
  case slideLeft = 3
  /// Slide in from the bottom
  case slideUp = 4
  /// Slide in from the top
  case slideDown = 5
  /// Floop in from the left
  case swingRight = 6
  /// Floop in from the right
  case swingLeft = 7
  /// Floop in from the bottom
  case swingUp = 8
  /// Floop in from the top
  case swingDown = 9

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 10) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_revealer_transition_type_get_type() }

  @MainActor init(cValue: GtkRevealerTransitionType) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkRevealerTransitionType { GtkRevealerTransitionType(unsigned) }
}

/// Passed as argument to various keybinding signals.
public nonisolated enum ScrollStep: Int32, GEnum, Sendable {
  /// Scroll in steps.
  case steps = 0
  /// Scroll by pages.
  case pages = 1
  /// Scroll to ends.
  case ends = 2
  /// Scroll in horizontal steps.
  case horizontalSteps = 3
  /// Scroll by horizontal pages.
  case horizontalPages = 4
  /// Scroll to the horizontal ends.
  case horizontalEnds = 5

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 6) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_scroll_step_get_type() }

  @MainActor init(cValue: GtkScrollStep) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkScrollStep { GtkScrollStep(unsigned) }
}

/// Scrolling types.
public nonisolated enum ScrollType: Int32, GEnum, Sendable {
  /// No scrolling.
  case none = 0
  /// Jump to new location.
  case jump = 1
  /// Step backward.
  case stepBackward = 2
  /// Step forward.
  case stepForward = 3
  /// Page backward.
  case pageBackward = 4
  /// Page forward.
  case pageForward = 5
  /// Step up.
  case stepUp = 6
  /// Step down.
  case stepDown = 7
  /// Page up.
  case pageUp = 8
  /// Page down.
  case pageDown = 9
  /// Step to the left.
  case stepLeft = 10
  /// Step to the right.
  case stepRight = 11
  /// Page to the left.
  case pageLeft = 12
  /// Page to the right.
  case pageRight = 13
  /// Scroll to start.
  case start = 14
  /// Scroll to end.
  case end = 15

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 16) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_scroll_type_get_type() }

  @MainActor init(cValue: GtkScrollType) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkScrollType { GtkScrollType(unsigned) }
}

/// Defines the policy to be used in a scrollable widget when updating the scrolled window adjustments in a given
/// orientation.
public nonisolated enum ScrollablePolicy: Int32, GEnum, Sendable {
  /// Scrollable adjustments are based on the minimum size
  case minimum = 0
  /// Scrollable adjustments are based on the natural size
  case natural = 1

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 2) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_scrollable_policy_get_type() }

  @MainActor init(cValue: GtkScrollablePolicy) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkScrollablePolicy { GtkScrollablePolicy(unsigned) }
}

/// Used to control what selections users are allowed to make.
public nonisolated enum SelectionMode: Int32, GEnum, Sendable {
  /// No selection is possible.
  case none = 0
  /// Zero or one element may be selected.
  case single = 1
  /// Exactly one element is selected. In some circumstances, such as initially or during a search operation, it’s
  /// possible for no element to be selected with `GTK_SELECTION_BROWSE`. What is really enforced is that the user
  /// can’t deselect a currently selected element except by selecting another element.
  case browse = 2
  /// Any number of elements may be selected. The Ctrl key may be used to enlarge the selection, and Shift key to
  /// select between the focus and the child pointed to. Some widgets may also allow Click-drag to select a range of
  /// elements.
  case multiple = 3

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_selection_mode_get_type() }

  @MainActor init(cValue: GtkSelectionMode) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkSelectionMode { GtkSelectionMode(unsigned) }
}

/// Determines how GTK handles the sensitivity of various controls, such as combo box buttons.
public nonisolated enum SensitivityType: Int32, GEnum, Sendable {
  /// The control is made insensitive if no action can be triggered
  case auto = 0
  /// The control is always sensitive
  case on = 1
  /// The control is always insensitive
  case off = 2

  public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
  public var rawValue: Int32 { place }

  public static var gType: GType { gtk_sensitivity_type_get_type() }

  @MainActor init(cValue: GtkSensitivityType) { self.init(unsigned: cValue.rawValue) }
  var cValue: GtkSensitivityType { GtkSensitivityType(unsigned) }
}

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
