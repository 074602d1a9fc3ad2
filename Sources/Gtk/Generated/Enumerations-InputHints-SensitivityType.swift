// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

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
