// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `Accessible` is an interface for describing UI elements for Assistive Technologies.
public protocol Accessible: Object {}

extension Accessible {
  /// The accessible role of the given `Accessible` implementation.
  public var accessibleRole: AccessibleRole {
    get { AccessibleRole(cValue: gtk_accessible_get_accessible_role(opaque)) }
    set { setProperty("accessible-role", newValue) }
  }

  /// Resets the accessible `property` to its default value.
  public func resetProperty(_ property: AccessibleProperty) { gtk_accessible_reset_property(opaque, property.cValue) }

  /// Resets the accessible `relation` to its default value.
  public func resetRelation(_ relation: AccessibleRelation) { gtk_accessible_reset_relation(opaque, relation.cValue) }

  /// Resets the accessible `state` to its default value.
  public func resetState(_ state: AccessibleState) { gtk_accessible_reset_state(opaque, state.cValue) }
}

extension Reactive where Base: Accessible {
  /// The accessible role of the given `Accessible` implementation.
  public var accessibleRole: DynamicSubject<AccessibleRole> { property("accessible-role") }
}

/// An object of a class that is private to its library, known by its interface.
final class AccessibleObject: Object, Accessible {}

/// The `Actionable` interface provides a convenient way of asscociating widgets with actions.
public protocol Actionable: Widget, SubclassTrait {}

extension Actionable {
  public var actionName: String? {
    get { lentString(ifAny: gtk_actionable_get_action_name(opaque)) }
    set { lend(newValue) { gtk_actionable_set_action_name(opaque, $0) } }
  }

  public var actionTarget: GLib.Variant? {
    get { getProperty("action-target") }
    set { setProperty("action-target", newValue) }
  }

  /// Gets the current target value of `actionable`.
  public var actionTargetValue: GLib.Variant? {
    get { lentBoxed(opaque: gtk_actionable_get_action_target_value(opaque)) }
    set(targetValue) { gtk_actionable_set_action_target_value(opaque, targetValue?.opaque) }
  }

  /// Sets the action-name and associated string target value of an actionable widget.
  public func setDetailedActionName(_ detailedActionName: String) {
    gtk_actionable_set_detailed_action_name(opaque, detailedActionName)
  }
}

extension Reactive where Base: Actionable {
  public var actionName: DynamicSubject<String?> {
    property(
      "action-name", get: { (object: Object) in lentString(ifAny: gtk_actionable_get_action_name(object.opaque)) },
      set: { object, newValue in lend(newValue) { gtk_actionable_set_action_name(object.opaque, $0) } })
  }

  public var actionTarget: DynamicSubject<GLib.Variant?> { property("action-target") }
}

/// `AppChooser` is an interface for widgets which allow the user to choose an application.
public protocol AppChooser: Widget {}

extension AppChooser {
  /// The content type of the `AppChooser` object.
  public var contentType: String { givenString(gtk_app_chooser_get_content_type(opaque)) }

  /// Returns the currently selected application.
  public var appInfo: Gio.AppInfo? { givenObject(opaque: gtk_app_chooser_get_app_info(opaque)) }

  /// Reloads the list of applications.
  public func refresh() { gtk_app_chooser_refresh(opaque) }
}

extension Reactive where Base: AppChooser {
  /// The content type of the `AppChooser` object.
  @_disfavoredOverload
  public var contentType: SafeSignal<String> { readOnlyProperty("content-type") }
}

/// `Buildable` allows objects to extend and customize their deserialization from ui files.
public protocol Buildable: Object {}

extension Buildable {
  /// Gets the ID of the `buildable` object.
  public var buildableId: String? { lentString(ifAny: gtk_buildable_get_buildable_id(opaque)) }
}

/// An object of a class that is private to its library, known by its interface.
final class BuildableObject: Object, Buildable {}

/// `BuilderScope` is an interface to provide language binding support to `Builder`.
public protocol BuilderScope: Object {}

/// An object of a class that is private to its library, known by its interface.
final class BuilderScopeObject: Object, BuilderScope {}

/// Interface for widgets that can be used for editing cells
public protocol CellEditable: Widget {}

extension CellEditable {
  /// Indicates whether editing on the cell has been canceled.
  public var editingCanceled: Bool {
    get { getProperty("editing-canceled") }
    set { setProperty("editing-canceled", newValue) }
  }

  /// Emits the `CellEditable.editingDone` signal.
  public func editingDone() { gtk_cell_editable_editing_done(opaque) }

  /// Emits the `CellEditable.removeWidget` signal.
  public func removeWidget() { gtk_cell_editable_remove_widget(opaque) }

  /// Begins editing on a `cellEditable`.
  public func startEditing(_ event: Gdk.Event?) { gtk_cell_editable_start_editing(opaque, event?.opaque) }
}

extension Reactive where Base: CellEditable {
  /// Indicates whether editing on the cell has been canceled.
  public var editingCanceled: DynamicSubject<Bool> { property("editing-canceled") }

  /// This signal is a sign for the cell renderer to update its value from the `cellEditable`.
  public var editingDone: SafeSignal<Void> { signal("editing-done") }

  /// This signal is meant to indicate that the cell is finished editing, and the `cellEditable` widget is being removed
  /// and may subsequently be destroyed.
  public var removeWidget: SafeSignal<Void> { signal("remove-widget") }
}

/// An interface for packing cells
public protocol CellLayout: Object {}

extension CellLayout {
  /// Adds an attribute mapping to the list in `cellLayout`.
  public func addAttribute(_ cell: CellRenderer, attribute: String, column: Int) {
    gtk_cell_layout_add_attribute(opaque, cell.gtkCellRenderer, attribute, column.int32)
  }

  /// Unsets all the mappings on all renderers on `cellLayout` and removes all renderers from `cellLayout`.
  public func clear() { gtk_cell_layout_clear(opaque) }

  /// Clears all existing attributes previously set with `gtk_cell_layout_set_attributes()`.
  public func clearAttributes(_ cell: CellRenderer) { gtk_cell_layout_clear_attributes(opaque, cell.gtkCellRenderer) }

  /// Returns the underlying `CellArea` which might be `cellLayout` if called on a `CellArea` or might be `nil` if no
  /// `CellArea` is used by `cellLayout`.
  public var area: CellArea? { lentObject(gtk_cell_layout_get_area(opaque)) }

  /// Returns the cell renderers which have been added to `cellLayout`.
  public var cells: [CellRenderer] {
    lists(gtk_cell_layout_get_cells(opaque), isGiven: true) { lentObject($0) as CellRenderer? }
  }

  /// Adds the `cell` to the end of `cellLayout`. If `expand` is `false`, then the `cell` is allocated no more space
  /// than it needs. Any unused space is divided evenly between cells for which `expand` is `true`.
  public func packEnd(_ cell: CellRenderer, expand: Bool) {
    gtk_cell_layout_pack_end(opaque, cell.gtkCellRenderer, expand.gboolean)
  }

  /// Packs the `cell` into the beginning of `cellLayout`. If `expand` is `false`, then the `cell` is allocated no more
  /// space than it needs. Any unused space is divided evenly between cells for which `expand` is `true`.
  public func packStart(_ cell: CellRenderer, expand: Bool) {
    gtk_cell_layout_pack_start(opaque, cell.gtkCellRenderer, expand.gboolean)
  }

  /// Re-inserts `cell` at `position`.
  public func reorder(_ cell: CellRenderer, position: Int) {
    gtk_cell_layout_reorder(opaque, cell.gtkCellRenderer, position.int32)
  }

  /// Sets the `CellLayout`DataFunc to use for `cellLayout`.
  public func setCellDataFunc(
    _ cell: CellRenderer, `func`: ((any CellLayout, CellRenderer, any TreeModel, TreeIter) -> Void)?
  ) {
    gtk_cell_layout_set_cell_data_func(
      opaque, cell.gtkCellRenderer, `func` == nil ? nil : callGtkCellLayoutDataFunc, `func`.map { heldClosure($0) },
      `func` == nil ? nil : releaseClosure)
  }
}

/// An object of a class that is private to its library, known by its interface.
final class CellLayoutObject: Object, CellLayout {}

/// `ColorChooser` is an interface that is implemented by widgets for choosing colors.
public protocol ColorChooser: Object {}

extension ColorChooser {
  /// The currently selected color, as a `Gdk.RGBA` struct.
  public var rgba: Gdk.RGBA {
    get { getProperty("rgba") }
    set { setProperty("rgba", newValue) }
  }

  /// Whether colors may have alpha (translucency).
  public var useAlpha: Bool {
    get { gtk_color_chooser_get_use_alpha(opaque).isTrue }
    set { gtk_color_chooser_set_use_alpha(opaque, newValue.gboolean) }
  }

  /// Adds a palette to the color chooser.
  public func addPalette(orientation: Orientation, colorsPerLine: Int, colors: [Gdk.RGBA]) {
    var cColors = colors.map { $0.cValue }
    gtk_color_chooser_add_palette(opaque, orientation.cValue, colorsPerLine.int32, colors.count.int32, &cColors)
  }

  /// Gets the currently-selected color.
  public func getRgba() -> Gdk.RGBA {
    var cColor = GdkRGBA()
    gtk_color_chooser_get_rgba(opaque, &cColor)
    return Gdk.RGBA(cValue: cColor)
  }
}

extension Reactive where Base: ColorChooser {
  /// The currently selected color, as a `Gdk.RGBA` struct.
  public var rgba: DynamicSubject<Gdk.RGBA> { property("rgba") }

  /// Whether colors may have alpha (translucency).
  public var useAlpha: DynamicSubject<Bool> { property("use-alpha") }

  /// Emitted when a color is activated from the color chooser.
  ///
  /// Argument: `color`.
  public var colorActivated: SafeSignal<Gdk.RGBA> { signal(ofOne: "color-activated") }
}

/// An object of a class that is private to its library, known by its interface.
final class ColorChooserObject: Object, ColorChooser {}

/// The `ConstraintTarget` interface is implemented by objects that can be used as source or target in `Constraint`s.
public protocol ConstraintTarget: Object {}

/// An object of a class that is private to its library, known by its interface.
final class ConstraintTargetObject: Object, ConstraintTarget {}

/// `Editable` is an interface for text editing widgets.
public protocol Editable: Widget, SubclassTrait {}

extension Editable {
  /// The current position of the insertion cursor in chars.
  public var cursorPosition: Int { getProperty("cursor-position") }

  /// Whether the entry contents can be edited.
  public var editable: Bool {
    get { gtk_editable_get_editable(opaque).isTrue }
    set { gtk_editable_set_editable(opaque, newValue.gboolean) }
  }

  /// If undo/redo should be enabled for the editable.
  public var enableUndo: Bool {
    get { gtk_editable_get_enable_undo(opaque).isTrue }
    set { gtk_editable_set_enable_undo(opaque, newValue.gboolean) }
  }

  /// The desired maximum width of the entry, in characters.
  public var maxWidthChars: Int {
    get { gtk_editable_get_max_width_chars(opaque).int }
    set { gtk_editable_set_max_width_chars(opaque, newValue.int32) }
  }

  /// The position of the opposite end of the selection from the cursor in chars.
  public var selectionBound: Int { getProperty("selection-bound") }

  /// The contents of the entry.
  public var text: String {
    get { lentString(gtk_editable_get_text(opaque)) }
    set { lend(newValue) { gtk_editable_set_text(opaque, $0) } }
  }

  /// Number of characters to leave space for in the entry.
  public var widthChars: Int {
    get { gtk_editable_get_width_chars(opaque).int }
    set { gtk_editable_set_width_chars(opaque, newValue.int32) }
  }

  /// The horizontal alignment, from 0 (left) to 1 (right).
  public var xalign: Double {
    get { getProperty("xalign") }
    set { setProperty("xalign", newValue) }
  }

  /// Deletes the currently selected text of the editable.
  public func deleteSelection() { gtk_editable_delete_selection(opaque) }

  /// Deletes a sequence of characters.
  public func deleteText(startPos: Int, endPos: Int) { gtk_editable_delete_text(opaque, startPos.int32, endPos.int32) }

  /// Undoes the setup done by `Editable.initDelegate()`.
  public func finishDelegate() { gtk_editable_finish_delegate(opaque) }

  /// Gets the alignment of the editable.
  public var alignment: Double {
    get { gtk_editable_get_alignment(opaque).double }
    set(xalign) { gtk_editable_set_alignment(opaque, xalign.float) }
  }

  /// Retrieves a sequence of characters.
  public func getChars(startPos: Int, endPos: Int) -> String {
    givenString(gtk_editable_get_chars(opaque, startPos.int32, endPos.int32))
  }

  /// Gets the `Editable` that `editable` is delegating its implementation to.
  public var delegate: (any Editable)? { lentInterface(opaque: gtk_editable_get_delegate(opaque)) }

  /// Retrieves the current position of the cursor relative to the start of the content of the editable.
  public var position: Int {
    get { gtk_editable_get_position(opaque).int }
    set(position) { gtk_editable_set_position(opaque, position.int32) }
  }

  /// Retrieves the selection bound of the editable.
  public var selectionBounds: (startPos: Int, endPos: Int)? {
    var cStartPos: Int32 = 0
    var cEndPos: Int32 = 0
    let result = gtk_editable_get_selection_bounds(opaque, &cStartPos, &cEndPos)
    guard result != 0 else { return nil }
    return (cStartPos.int, cEndPos.int)
  }

  /// Sets up a delegate for `Editable`.
  public func initDelegate() { gtk_editable_init_delegate(opaque) }

  /// Inserts `length` bytes of `text` into the contents of the widget, at position `position`.
  public func insertText(_ text: String, length: Int = -1, position: inout Int) {
    var cPosition = position.int32
    gtk_editable_insert_text(opaque, text, length.int32, &cPosition)
    position = cPosition.int
  }

  /// Selects a region of text.
  public func selectRegion(startPos: Int, endPos: Int) {
    gtk_editable_select_region(opaque, startPos.int32, endPos.int32)
  }
}

extension Reactive where Base: Editable {
  /// The current position of the insertion cursor in chars.
  @_disfavoredOverload
  public var cursorPosition: SafeSignal<Int> { readOnlyProperty("cursor-position") }

  /// Whether the entry contents can be edited.
  public var editable: DynamicSubject<Bool> { property("editable") }

  /// If undo/redo should be enabled for the editable.
  public var enableUndo: DynamicSubject<Bool> { property("enable-undo") }

  /// The desired maximum width of the entry, in characters.
  public var maxWidthChars: DynamicSubject<Int> {
    property(
      "max-width-chars", get: { (object: Object) in gtk_editable_get_max_width_chars(object.opaque).int },
      set: { object, newValue in gtk_editable_set_max_width_chars(object.opaque, newValue.int32) })
  }

  /// The position of the opposite end of the selection from the cursor in chars.
  @_disfavoredOverload
  public var selectionBound: SafeSignal<Int> { readOnlyProperty("selection-bound") }

  /// The contents of the entry.
  public var text: DynamicSubject<String> {
    property(
      "text", get: { (object: Object) in lentString(gtk_editable_get_text(object.opaque)) },
      set: { object, newValue in lend(newValue) { gtk_editable_set_text(object.opaque, $0) } })
  }

  /// Number of characters to leave space for in the entry.
  public var widthChars: DynamicSubject<Int> {
    property(
      "width-chars", get: { (object: Object) in gtk_editable_get_width_chars(object.opaque).int },
      set: { object, newValue in gtk_editable_set_width_chars(object.opaque, newValue.int32) })
  }

  /// The horizontal alignment, from 0 (left) to 1 (right).
  public var xalign: DynamicSubject<Double> { property("xalign") }

  /// Emitted at the end of a single user-visible operation on the contents.
  public var changed: SafeSignal<Void> { signal("changed") }

  /// Emitted when text is deleted from the widget by the user.
  ///
  /// Arguments: `startPos`, `endPos`.
  public var deleteText: SafeSignal<(Int, Int)> { signal(ofSeveral: "delete-text") }

  /// Emitted when text is inserted into the widget by the user.
  ///
  /// Arguments: `text`, `length`, `position`.
  public var insertText: SafeSignal<(String, Int, SignalOutput<Int>)> { signal(ofSeveral: "insert-text") }
}

/// `FileChooser` is an interface that can be implemented by file selection widgets.
public protocol FileChooser: Object {}

extension FileChooser {
  /// The type of operation that the file chooser is performing.
  public var action: FileChooserAction {
    get { FileChooserAction(cValue: gtk_file_chooser_get_action(opaque)) }
    set { gtk_file_chooser_set_action(opaque, newValue.cValue) }
  }

  /// Whether a file chooser not in `GTK_FILE_CHOOSER_ACTION_OPEN` mode will offer the user to create new folders.
  public var createFolders: Bool {
    get { gtk_file_chooser_get_create_folders(opaque).isTrue }
    set { gtk_file_chooser_set_create_folders(opaque, newValue.gboolean) }
  }

  /// The current filter for selecting files that are displayed.
  public var filter: FileFilter? {
    get { lentObject(opaque: gtk_file_chooser_get_filter(opaque)) }
    set { gtk_file_chooser_set_filter(opaque, newValue?.opaque) }
  }

  /// A `GListModel` containing the filters that have been added with `gtk_file_chooser_add_filter()`.
  public var filters: (any Gio.ListModel)? { givenInterface(opaque: gtk_file_chooser_get_filters(opaque)) }

  /// Whether to allow multiple files to be selected.
  public var selectMultiple: Bool {
    get { gtk_file_chooser_get_select_multiple(opaque).isTrue }
    set { gtk_file_chooser_set_select_multiple(opaque, newValue.gboolean) }
  }

  /// A `GListModel` containing the shortcut folders that have been added with `gtk_file_chooser_add_shortcut_folder()`.
  public var shortcutFolders: (any Gio.ListModel)? {
    givenInterface(opaque: gtk_file_chooser_get_shortcut_folders(opaque))
  }

  /// Adds a 'choice' to the file chooser.
  public func addChoice(_ id: String, label: String, options: [String], optionLabels: [String]) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_file_chooser_add_choice(opaque, id, label, lent.strings(options), lent.strings(optionLabels))
  }

  /// Adds `filter` to the list of filters that the user can select between.
  public func addFilter(_ filter: FileFilter) { gtk_file_chooser_add_filter(opaque, filter.opaque) }

  /// Adds a folder to be displayed with the shortcut folders in a file chooser.
  public func addShortcutFolder(_ folder: Gio.File) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_file_chooser_add_shortcut_folder(opaque, folder.opaque, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Gets the currently selected option in the 'choice' with the given ID.
  public func getChoice(_ id: String) -> String? { lentString(ifAny: gtk_file_chooser_get_choice(opaque, id)) }

  /// Gets the current folder of `chooser` as `GFile`.
  public var currentFolder: Gio.File? { givenObject(opaque: gtk_file_chooser_get_current_folder(opaque)) }

  /// Gets the current name in the file selector, as entered by the user.
  public var currentName: String? { givenString(ifAny: gtk_file_chooser_get_current_name(opaque)) }

  /// Gets the `GFile` for the currently selected file in the file selector.
  public var file: Gio.File? { givenObject(opaque: gtk_file_chooser_get_file(opaque)) }

  /// Lists all the selected files and subfolders in the current folder of `chooser` as `GFile`.
  public var files: (any Gio.ListModel)? { givenInterface(opaque: gtk_file_chooser_get_files(opaque)) }

  /// Removes a 'choice' that has been added with `gtk_file_chooser_add_choice()`.
  public func removeChoice(_ id: String) { gtk_file_chooser_remove_choice(opaque, id) }

  /// Removes `filter` from the list of filters that the user can select between.
  public func removeFilter(_ filter: FileFilter) { gtk_file_chooser_remove_filter(opaque, filter.opaque) }

  /// Removes a folder from the shortcut folders in a file chooser.
  public func removeShortcutFolder(_ folder: Gio.File) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_file_chooser_remove_shortcut_folder(opaque, folder.opaque, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Selects an option in a 'choice' that has been added with `gtk_file_chooser_add_choice()`.
  public func setChoice(_ id: String, option: String) { gtk_file_chooser_set_choice(opaque, id, option) }

  /// Sets the current folder for `chooser` from a `GFile`.
  public func setCurrentFolder(_ file: Gio.File?) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_file_chooser_set_current_folder(opaque, file?.opaque, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Sets the current name in the file selector, as if entered by the user.
  public func setCurrentName(_ name: String) { gtk_file_chooser_set_current_name(opaque, name) }

  /// Sets `file` as the current filename for the file chooser.
  public func setFile(_ file: Gio.File) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_file_chooser_set_file(opaque, file.opaque, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }
}

extension Reactive where Base: FileChooser {
  /// The type of operation that the file chooser is performing.
  public var action: DynamicSubject<FileChooserAction> { property("action") }

  /// Whether a file chooser not in `GTK_FILE_CHOOSER_ACTION_OPEN` mode will offer the user to create new folders.
  public var createFolders: DynamicSubject<Bool> { property("create-folders") }

  /// The current filter for selecting files that are displayed.
  public var filter: DynamicSubject<FileFilter?> { property("filter") }

  /// A `GListModel` containing the filters that have been added with `gtk_file_chooser_add_filter()`.
  @_disfavoredOverload
  public var filters: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("filters") }

  /// Whether to allow multiple files to be selected.
  public var selectMultiple: DynamicSubject<Bool> { property("select-multiple") }

  /// A `GListModel` containing the shortcut folders that have been added with `gtk_file_chooser_add_shortcut_folder()`.
  @_disfavoredOverload
  public var shortcutFolders: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("shortcut-folders") }
}

/// An object of a class that is private to its library, known by its interface.
final class FileChooserObject: Object, FileChooser {}

/// `FontChooser` is an interface that can be implemented by widgets for choosing fonts.
public protocol FontChooser: Object {}

extension FontChooser {
  /// The font description as a string, e.g. "Sans Italic 12".
  public var font: String? {
    get { givenString(ifAny: gtk_font_chooser_get_font(opaque)) }
    set { lend(newValue) { gtk_font_chooser_set_font(opaque, $0) } }
  }

  /// The font description as a `Pango.FontDescription`.
  public var fontDesc: Pango.FontDescription? {
    get { givenBoxed(opaque: gtk_font_chooser_get_font_desc(opaque)) }
    set { gtk_font_chooser_set_font_desc(opaque, newValue?.opaque) }
  }

  /// The selected font features.
  public var fontFeatures: String { givenString(gtk_font_chooser_get_font_features(opaque)) }

  /// The language for which the font features were selected.
  public var language: String {
    get { givenString(gtk_font_chooser_get_language(opaque)) }
    set { lend(newValue) { gtk_font_chooser_set_language(opaque, $0) } }
  }

  /// The level of granularity to offer for selecting fonts.
  public var level: FontChooserLevel {
    get { FontChooserLevel(cValue: gtk_font_chooser_get_level(opaque)) }
    set { gtk_font_chooser_set_level(opaque, newValue.cValue) }
  }

  /// The string with which to preview the font.
  public var previewText: String {
    get { givenString(gtk_font_chooser_get_preview_text(opaque)) }
    set { lend(newValue) { gtk_font_chooser_set_preview_text(opaque, $0) } }
  }

  /// Whether to show an entry to change the preview text.
  public var showPreviewEntry: Bool {
    get { gtk_font_chooser_get_show_preview_entry(opaque).isTrue }
    set { gtk_font_chooser_set_show_preview_entry(opaque, newValue.gboolean) }
  }

  /// Gets the `Pango.FontFace` representing the selected font group details (i.e. family, slant, weight, width, etc).
  public var fontFace: Pango.FontFace? { lentObject(gtk_font_chooser_get_font_face(opaque)) }

  /// Gets the `Pango.FontFamily` representing the selected font family.
  public var fontFamily: Pango.FontFamily? { lentObject(gtk_font_chooser_get_font_family(opaque)) }

  /// Gets the custom font map of this font chooser widget, or `nil` if it does not have one.
  public var fontMap: Pango.FontMap? {
    get { givenObject(gtk_font_chooser_get_font_map(opaque)) }
    set(fontmap) { gtk_font_chooser_set_font_map(opaque, fontmap?.pangoFontMap) }
  }

  /// The selected font size.
  public var fontSize: Int { gtk_font_chooser_get_font_size(opaque).int }

  /// Adds a filter function that decides which fonts to display in the font chooser.
  public func setFilterFunc(_ filter: ((Pango.FontFamily, Pango.FontFace) -> Bool)?) {
    gtk_font_chooser_set_filter_func(
      opaque, filter == nil ? nil : callGtkFontFilterFunc, filter.map { heldClosure($0) },
      filter == nil ? nil : releaseClosure)
  }
}

extension Reactive where Base: FontChooser {
  /// The font description as a string, e.g. "Sans Italic 12".
  public var font: DynamicSubject<String?> {
    property(
      "font", get: { (object: Object) in givenString(ifAny: gtk_font_chooser_get_font(object.opaque)) },
      set: { object, newValue in lend(newValue) { gtk_font_chooser_set_font(object.opaque, $0) } })
  }

  /// The font description as a `Pango.FontDescription`.
  public var fontDesc: DynamicSubject<Pango.FontDescription?> { property("font-desc") }

  /// The selected font features.
  @_disfavoredOverload
  public var fontFeatures: SafeSignal<String> { readOnlyProperty("font-features") }

  /// The language for which the font features were selected.
  public var language: DynamicSubject<String> {
    property(
      "language", get: { (object: Object) in givenString(gtk_font_chooser_get_language(object.opaque)) },
      set: { object, newValue in lend(newValue) { gtk_font_chooser_set_language(object.opaque, $0) } })
  }

  /// The level of granularity to offer for selecting fonts.
  public var level: DynamicSubject<FontChooserLevel> { property("level") }

  /// The string with which to preview the font.
  public var previewText: DynamicSubject<String> {
    property(
      "preview-text", get: { (object: Object) in givenString(gtk_font_chooser_get_preview_text(object.opaque)) },
      set: { object, newValue in lend(newValue) { gtk_font_chooser_set_preview_text(object.opaque, $0) } })
  }

  /// Whether to show an entry to change the preview text.
  public var showPreviewEntry: DynamicSubject<Bool> { property("show-preview-entry") }

  /// Emitted when a font is activated.
  ///
  /// Argument: `fontname`.
  public var fontActivated: SafeSignal<String> { signal(ofOne: "font-activated") }
}

/// An object of a class that is private to its library, known by its interface.
final class FontChooserObject: Object, FontChooser {}

/// `Native` is the interface implemented by all widgets that have their own `Gdk.Surface`.
public protocol Native: Widget {}

extension Native {
  /// Returns the renderer that is used for this `Native`.
  public var renderer: Gsk.Renderer? { lentObject(opaque: gtk_native_get_renderer(opaque)) }

  /// Returns the surface of this `Native`.
  public var surface: Gdk.Surface? { lentObject(opaque: gtk_native_get_surface(opaque)) }

  /// Retrieves the surface transform of `self`.
  public var surfaceTransform: (x: Double, y: Double) {
    var cX: Double = 0
    var cY: Double = 0
    gtk_native_get_surface_transform(opaque, &cX, &cY)
    return (cX, cY)
  }

  /// Realizes a `Native`.
  public func realize() { gtk_native_realize(opaque) }

  /// Unrealizes a `Native`.
  public func unrealize() { gtk_native_unrealize(opaque) }
}

/// The `Orientable` interface is implemented by all widgets that can be oriented horizontally or vertically.
public protocol Orientable: Object {}

extension Orientable {
  /// The orientation of the orientable.
  public var orientation: Orientation {
    get { Orientation(cValue: gtk_orientable_get_orientation(opaque)) }
    set { gtk_orientable_set_orientation(opaque, newValue.cValue) }
  }
}

extension Reactive where Base: Orientable {
  /// The orientation of the orientable.
  public var orientation: DynamicSubject<Orientation> { property("orientation") }
}

/// An object of a class that is private to its library, known by its interface.
final class OrientableObject: Object, Orientable {}

/// `PrintOperationPreview` is the interface that is used to implement print preview.
public protocol PrintOperationPreview: Object {}

extension PrintOperationPreview {
  /// Ends a preview.
  public func endPreview() { gtk_print_operation_preview_end_preview(opaque) }

  /// Returns whether the given page is included in the set of pages that have been selected for printing.
  public func isSelected(_ pageNr: Int) -> Bool { gtk_print_operation_preview_is_selected(opaque, pageNr.int32).isTrue }

  /// Renders a page to the preview.
  public func renderPage(_ pageNr: Int) { gtk_print_operation_preview_render_page(opaque, pageNr.int32) }
}

extension Reactive where Base: PrintOperationPreview {
  /// Emitted once for each page that gets rendered to the preview.
  ///
  /// Arguments: `context`, `pageSetup`.
  public var gotPageSize: SafeSignal<(PrintContext, PageSetup)> { signal(ofSeveral: "got-page-size") }

  /// The `ready` signal gets emitted once per preview operation, before the first page is rendered.
  ///
  /// Argument: `context`.
  public var ready: SafeSignal<PrintContext> { signal(ofOne: "ready") }
}

/// An object of a class that is private to its library, known by its interface.
final class PrintOperationPreviewObject: Object, PrintOperationPreview {}

/// `Root` is the interface implemented by all widgets that can act as a toplevel widget.
public protocol Root: Widget, Native {}

extension Root {
  /// Returns the display that this `Root` is on.
  public var display: Gdk.Display? { lentObject(opaque: gtk_root_get_display(opaque)) }

  /// Retrieves the current focused widget within the root.
  public var focus: Widget? {
    get { lentObject(widget: gtk_root_get_focus(opaque)) }
    set(focus) { gtk_root_set_focus(opaque, focus?.gtkWidget) }
  }
}

/// `Scrollable` is an interface for widgets with native scrolling ability.
public protocol Scrollable: Object {}

extension Scrollable {
  /// Horizontal `Adjustment` of the scrollable widget.
  public var hadjustment: Adjustment? {
    get { lentObject(gtk_scrollable_get_hadjustment(opaque)) }
    set { gtk_scrollable_set_hadjustment(opaque, newValue?.gtkAdjustment) }
  }

  /// Determines when horizontal scrolling should start.
  public var hscrollPolicy: ScrollablePolicy {
    get { ScrollablePolicy(cValue: gtk_scrollable_get_hscroll_policy(opaque)) }
    set { gtk_scrollable_set_hscroll_policy(opaque, newValue.cValue) }
  }

  /// Vertical `Adjustment` of the scrollable widget.
  public var vadjustment: Adjustment? {
    get { lentObject(gtk_scrollable_get_vadjustment(opaque)) }
    set { gtk_scrollable_set_vadjustment(opaque, newValue?.gtkAdjustment) }
  }

  /// Determines when vertical scrolling should start.
  public var vscrollPolicy: ScrollablePolicy {
    get { ScrollablePolicy(cValue: gtk_scrollable_get_vscroll_policy(opaque)) }
    set { gtk_scrollable_set_vscroll_policy(opaque, newValue.cValue) }
  }

  /// Returns the size of a non-scrolling border around the outside of the scrollable.
  public var border: Border? {
    var cBorder = GtkBorder()
    let result = gtk_scrollable_get_border(opaque, &cBorder)
    guard result != 0 else { return nil }
    return Border(cValue: cBorder)
  }
}

extension Reactive where Base: Scrollable {
  /// Horizontal `Adjustment` of the scrollable widget.
  public var hadjustment: DynamicSubject<Adjustment?> { property("hadjustment") }

  /// Determines when horizontal scrolling should start.
  public var hscrollPolicy: DynamicSubject<ScrollablePolicy> { property("hscroll-policy") }

  /// Vertical `Adjustment` of the scrollable widget.
  public var vadjustment: DynamicSubject<Adjustment?> { property("vadjustment") }

  /// Determines when vertical scrolling should start.
  public var vscrollPolicy: DynamicSubject<ScrollablePolicy> { property("vscroll-policy") }
}

/// An object of a class that is private to its library, known by its interface.
final class ScrollableObject: Object, Scrollable {}

/// `SelectionModel` is an interface that add support for selection to list models.
public protocol SelectionModel: Gio.ListModel {}

extension SelectionModel {
  /// Gets the set containing all currently selected items in the model.
  public var selection: Bitset { promised(givenBoxed(opaque: gtk_selection_model_get_selection(opaque))) }

  /// Gets the set of selected items in a range.
  public func getSelectionInRange(position: Int, nItems: Int) -> Bitset {
    promised(givenBoxed(opaque: gtk_selection_model_get_selection_in_range(opaque, position.uint32, nItems.uint32)))
  }

  /// Checks if the given item is selected.
  public func isSelected(_ position: Int) -> Bool { gtk_selection_model_is_selected(opaque, position.uint32).isTrue }

  /// Requests to select all items in the model.
  @discardableResult
  public func selectAll() -> Bool { gtk_selection_model_select_all(opaque).isTrue }

  /// Requests to select an item in the model.
  @discardableResult
  public func selectItem(position: Int, unselectRest: Bool) -> Bool {
    gtk_selection_model_select_item(opaque, position.uint32, unselectRest.gboolean).isTrue
  }

  /// Requests to select a range of items in the model.
  @discardableResult
  public func selectRange(position: Int, nItems: Int, unselectRest: Bool) -> Bool {
    gtk_selection_model_select_range(opaque, position.uint32, nItems.uint32, unselectRest.gboolean).isTrue
  }

  /// Helper function for implementations of `SelectionModel`.
  public func selectionChanged(position: Int, nItems: Int) {
    gtk_selection_model_selection_changed(opaque, position.uint32, nItems.uint32)
  }

  /// Make selection changes.
  @discardableResult
  public func setSelection(_ selected: Bitset, mask: Bitset) -> Bool {
    gtk_selection_model_set_selection(opaque, selected.opaque, mask.opaque).isTrue
  }

  /// Requests to unselect all items in the model.
  @discardableResult
  public func unselectAll() -> Bool { gtk_selection_model_unselect_all(opaque).isTrue }

  /// Requests to unselect an item in the model.
  @discardableResult
  public func unselectItem(_ position: Int) -> Bool {
    gtk_selection_model_unselect_item(opaque, position.uint32).isTrue
  }

  /// Requests to unselect a range of items in the model.
  @discardableResult
  public func unselectRange(position: Int, nItems: Int) -> Bool {
    gtk_selection_model_unselect_range(opaque, position.uint32, nItems.uint32).isTrue
  }
}

extension Reactive where Base: SelectionModel {
  /// Emitted when the selection state of some of the items in `model` changes.
  ///
  /// Arguments: `position`, `nItems`.
  public var selectionChanged: SafeSignal<(Int, Int)> { signal(ofSeveral: "selection-changed") }
}

/// An object of a class that is private to its library, known by its interface.
final class SelectionModelObject: Object, SelectionModel {}

/// The `ShortcutManager` interface is used to implement shortcut scopes.
public protocol ShortcutManager: Object {}

/// An object of a class that is private to its library, known by its interface.
final class ShortcutManagerObject: Object, ShortcutManager {}

/// `StyleProvider` is an interface for style information used by `StyleContext`.
public protocol StyleProvider: Object {}

extension Reactive where Base: StyleProvider {
  public var gtkPrivateChanged: SafeSignal<Void> { signal("gtk-private-changed") }
}

/// An object of a class that is private to its library, known by its interface.
final class StyleProviderObject: Object, StyleProvider {}

/// `SymbolicPaintable` is an interface that support symbolic colors in paintables.
public protocol SymbolicPaintable: Gdk.Paintable {}

extension SymbolicPaintable {
  /// Snapshots the paintable with the given colors.
  public func snapshotSymbolic(_ snapshot: Gdk.Snapshot, width: Double, height: Double, colors: [Gdk.RGBA]) {
    let cColors = colors.map { $0.cValue }
    gtk_symbolic_paintable_snapshot_symbolic(opaque, snapshot.opaque, width, height, cColors, colors.count.uint)
  }
}

/// An object of a class that is private to its library, known by its interface.
final class SymbolicPaintableObject: Object, SymbolicPaintable {}

/// Interface for Drag-and-Drop destinations in `TreeView`.
public protocol TreeDragDest: Object {}

extension TreeDragDest {
  /// Asks the `TreeDragDest` to insert a row before the path `dest`, deriving the contents of the row from `value`. If
  /// `dest` is outside the tree so that inserting before it is impossible, `false` will be returned. Also, `false` may
  /// be returned if the new row is not created for some model-specific reason. Should robustly handle a `dest` no
  /// longer found in the model!
  @discardableResult
  public func dragDataReceived(_ dest: TreePath, value: any GValueWritable) -> Bool {
    let lent = CallScope()
    defer { lent.end() }
    return gtk_tree_drag_dest_drag_data_received(opaque, dest.opaque, lent.value(value)).isTrue
  }

  /// Determines whether a drop is possible before the given `destPath`, at the same depth as `destPath`. i.e., can we
  /// drop the data in `value` at that location. `destPath` does not have to exist; the return value will almost
  /// certainly be `false` if the parent of `destPath` doesn’t exist, though.
  @discardableResult
  public func rowDropPossible(_ destPath: TreePath, value: any GValueWritable) -> Bool {
    let lent = CallScope()
    defer { lent.end() }
    return gtk_tree_drag_dest_row_drop_possible(opaque, destPath.opaque, lent.value(value)).isTrue
  }
}

/// An object of a class that is private to its library, known by its interface.
final class TreeDragDestObject: Object, TreeDragDest {}

/// Interface for Drag-and-Drop destinations in `TreeView`.
public protocol TreeDragSource: Object {}

extension TreeDragSource {
  /// Asks the `TreeDragSource` to delete the row at `path`, because it was moved somewhere else via drag-and-drop.
  /// Returns `false` if the deletion fails because `path` no longer exists, or for some model-specific reason. Should
  /// robustly handle a `path` no longer found in the model!
  @discardableResult
  public func dragDataDelete(_ path: TreePath) -> Bool {
    gtk_tree_drag_source_drag_data_delete(opaque, path.opaque).isTrue
  }

  /// Asks the `TreeDragSource` to return a `Gdk.ContentProvider` representing the row at `path`. Should robustly handle
  /// a `path` no longer found in the model!
  public func dragDataGet(_ path: TreePath) -> Gdk.ContentProvider? {
    givenObject(gtk_tree_drag_source_drag_data_get(opaque, path.opaque))
  }

  /// Asks the `TreeDragSource` whether a particular row can be used as the source of a DND operation. If the source
  /// doesn’t implement this interface, the row is assumed draggable.
  @discardableResult
  public func rowDraggable(_ path: TreePath) -> Bool { gtk_tree_drag_source_row_draggable(opaque, path.opaque).isTrue }
}

/// An object of a class that is private to its library, known by its interface.
final class TreeDragSourceObject: Object, TreeDragSource {}

/// The tree interface used by `TreeView`
public protocol TreeModel: Object {}

extension TreeModel {
  /// Creates a new `TreeModel`, with `childModel` as the child_model and `root` as the virtual root.
  @discardableResult
  public func filterNew(_ root: TreePath?) -> any TreeModel {
    (givenInterface(opaque: gtk_tree_model_filter_new(opaque, root?.opaque)) as (any TreeModel)?)!
  }

  /// Calls `func` on each node in model in a depth-first fashion.
  public func foreach(_ `func`: @escaping (any TreeModel, TreePath, TreeIter) -> Bool) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_tree_model_foreach(opaque, callGtkTreeModelForeachFunc, lent.closure(`func`))
  }

  /// Returns the type of the column.
  public func getColumnType(_ index: Int) -> GType { gtk_tree_model_get_column_type(opaque, index.int32) }

  /// Returns a set of flags supported by this interface.
  public var flags: TreeModelFlags { TreeModelFlags(cValue: gtk_tree_model_get_flags(opaque)) }

  /// Sets `iter` to a valid iterator pointing to `path`.
  public func getIter(_ path: TreePath) -> TreeIter? {
    var cIter = GtkTreeIter()
    let result = gtk_tree_model_get_iter(opaque, &cIter, path.opaque)
    guard result != 0 else { return nil }
    return TreeIter(copying: &cIter)
  }

  /// Initializes `iter` with the first iterator in the tree (the one at the path "0").
  public var iterFirst: TreeIter? {
    var cIter = GtkTreeIter()
    let result = gtk_tree_model_get_iter_first(opaque, &cIter)
    guard result != 0 else { return nil }
    return TreeIter(copying: &cIter)
  }

  /// Sets `iter` to a valid iterator pointing to `pathString`, if it exists.
  public func getIterFromString(_ pathString: String) -> TreeIter? {
    var cIter = GtkTreeIter()
    let result = gtk_tree_model_get_iter_from_string(opaque, &cIter, pathString)
    guard result != 0 else { return nil }
    return TreeIter(copying: &cIter)
  }

  /// Returns the number of columns supported by `treeModel`.
  public var nColumns: Int { gtk_tree_model_get_n_columns(opaque).int }

  /// Returns a newly-created `TreePath` referenced by `iter`.
  public func getPath(_ iter: TreeIter) -> TreePath {
    promised(givenBoxed(opaque: gtk_tree_model_get_path(opaque, iter.gtkTreeIter)))
  }

  /// Generates a string representation of the iter.
  public func getStringFromIter(_ iter: TreeIter) -> String? {
    givenString(ifAny: gtk_tree_model_get_string_from_iter(opaque, iter.gtkTreeIter))
  }

  /// Initializes and sets `value` to that at `column`.
  public func getValue(_ iter: TreeIter, column: Int) -> AnyValue {
    var cValue = GValue()
    gtk_tree_model_get_value(opaque, iter.gtkTreeIter, column.int32, &cValue)
    return AnyValue(taking: cValue)
  }

  /// Sets `iter` to point to the first child of `parent`.
  @discardableResult
  public func iterChildren(_ parent: TreeIter?) -> TreeIter? {
    var cIter = GtkTreeIter()
    let result = gtk_tree_model_iter_children(opaque, &cIter, parent?.gtkTreeIter)
    guard result != 0 else { return nil }
    return TreeIter(copying: &cIter)
  }

  /// Returns `true` if `iter` has children, `false` otherwise.
  public func iterHasChild(_ iter: TreeIter) -> Bool { gtk_tree_model_iter_has_child(opaque, iter.gtkTreeIter).isTrue }

  /// Returns the number of children that `iter` has.
  @discardableResult
  public func iterNChildren(_ iter: TreeIter?) -> Int { gtk_tree_model_iter_n_children(opaque, iter?.gtkTreeIter).int }

  /// Sets `iter` to point to the node following it at the current level.
  @discardableResult
  public func iterNext(_ iter: TreeIter) -> Bool { gtk_tree_model_iter_next(opaque, iter.gtkTreeIter).isTrue }

  /// Sets `iter` to be the child of `parent`, using the given index.
  @discardableResult
  public func iterNthChild(_ parent: TreeIter?, n: Int) -> TreeIter? {
    var cIter = GtkTreeIter()
    let result = gtk_tree_model_iter_nth_child(opaque, &cIter, parent?.gtkTreeIter, n.int32)
    guard result != 0 else { return nil }
    return TreeIter(copying: &cIter)
  }

  /// Sets `iter` to be the parent of `child`.
  @discardableResult
  public func iterParent(_ child: TreeIter) -> TreeIter? {
    var cIter = GtkTreeIter()
    let result = gtk_tree_model_iter_parent(opaque, &cIter, child.gtkTreeIter)
    guard result != 0 else { return nil }
    return TreeIter(copying: &cIter)
  }

  /// Sets `iter` to point to the previous node at the current level.
  @discardableResult
  public func iterPrevious(_ iter: TreeIter) -> Bool { gtk_tree_model_iter_previous(opaque, iter.gtkTreeIter).isTrue }

  /// Lets the tree ref the node.
  public func refNode(_ iter: TreeIter) { gtk_tree_model_ref_node(opaque, iter.gtkTreeIter) }

  /// Emits the `rowChanged` signal on `treeModel`.
  public func rowChanged(_ path: TreePath, iter: TreeIter) {
    gtk_tree_model_row_changed(opaque, path.opaque, iter.gtkTreeIter)
  }

  /// Emits the `rowDeleted` signal on `treeModel`.
  public func rowDeleted(_ path: TreePath) { gtk_tree_model_row_deleted(opaque, path.opaque) }

  /// Emits the `rowHasChildToggled` signal on `treeModel`.
  public func rowHasChildToggled(_ path: TreePath, iter: TreeIter) {
    gtk_tree_model_row_has_child_toggled(opaque, path.opaque, iter.gtkTreeIter)
  }

  /// Emits the `rowInserted` signal on `treeModel`.
  public func rowInserted(_ path: TreePath, iter: TreeIter) {
    gtk_tree_model_row_inserted(opaque, path.opaque, iter.gtkTreeIter)
  }

  /// Emits the `rowsReordered` signal on `treeModel`.
  public func rowsReordered(_ path: TreePath, iter: TreeIter?, newOrder: [Int]) {
    var cNewOrder = newOrder.map { $0.int32 }
    gtk_tree_model_rows_reordered_with_length(opaque, path.opaque, iter?.gtkTreeIter, &cNewOrder, newOrder.count.int32)
  }

  /// Lets the tree unref the node.
  public func unrefNode(_ iter: TreeIter) { gtk_tree_model_unref_node(opaque, iter.gtkTreeIter) }
}

extension Reactive where Base: TreeModel {
  /// This signal is emitted when a row in the model has changed.
  ///
  /// Arguments: `path`, `iter`.
  public var rowChanged: SafeSignal<(TreePath, TreeIter)> { signal(ofSeveral: "row-changed") }

  /// This signal is emitted when a row has been deleted.
  ///
  /// Argument: `path`.
  public var rowDeleted: SafeSignal<TreePath> { signal(ofOne: "row-deleted") }

  /// This signal is emitted when a row has gotten the first child row or lost its last child row.
  ///
  /// Arguments: `path`, `iter`.
  public var rowHasChildToggled: SafeSignal<(TreePath, TreeIter)> { signal(ofSeveral: "row-has-child-toggled") }

  /// This signal is emitted when a new row has been inserted in the model.
  ///
  /// Arguments: `path`, `iter`.
  public var rowInserted: SafeSignal<(TreePath, TreeIter)> { signal(ofSeveral: "row-inserted") }
}

/// An object of a class that is private to its library, known by its interface.
final class TreeModelObject: Object, TreeModel {}

/// The interface for sortable models used by `TreeView`
public protocol TreeSortable: TreeModel {}

extension TreeSortable {
  /// Fills in `sortColumnId` and `order` with the current sort column and the order. It returns `true` unless the
  /// `sortColumnId` is `GTK_TREE_SORTABLE_DEFAULT_SORT_COLUMN_ID` or `GTK_TREE_SORTABLE_UNSORTED_SORT_COLUMN_ID`.
  public var sortColumnId: (sortColumnId: Int, order: SortType)? {
    var cSortColumnId: Int32 = 0
    var cOrder = GtkSortType(rawValue: 0)
    let result = gtk_tree_sortable_get_sort_column_id(opaque, &cSortColumnId, &cOrder)
    guard result != 0 else { return nil }
    return (cSortColumnId.int, SortType(cValue: cOrder))
  }

  /// Returns `true` if the model has a default sort function. This is used primarily by `TreeViewColumns` in order to
  /// determine if a model can go back to the default state, or not.
  public var hasDefaultSortFunc: Bool { gtk_tree_sortable_has_default_sort_func(opaque).isTrue }

  /// Sets the default comparison function used when sorting to be `sortFunc`. If the current sort column id of
  /// `sortable` is `GTK_TREE_SORTABLE_DEFAULT_SORT_COLUMN_ID`, then the model will sort using this function.
  public func setDefaultSortFunc(_ sortFunc: @escaping (any TreeModel, TreeIter, TreeIter) -> Int) {
    gtk_tree_sortable_set_default_sort_func(opaque, callGtkTreeIterCompareFunc, heldClosure(sortFunc), releaseClosure)
  }

  /// Sets the current sort column to be `sortColumnId`. The `sortable` will resort itself to reflect this change, after
  /// emitting a `TreeSortable.sortColumnChanged` signal. `sortColumnId` may either be a regular column id, or one of
  /// the following special values:
  public func setSortColumnId(sortColumnId: Int, order: SortType) {
    gtk_tree_sortable_set_sort_column_id(opaque, sortColumnId.int32, order.cValue)
  }

  /// Sets the comparison function used when sorting to be `sortFunc`. If the current sort column id of `sortable` is
  /// the same as `sortColumnId`, then the model will sort using this function.
  public func setSortFunc(sortColumnId: Int, sortFunc: @escaping (any TreeModel, TreeIter, TreeIter) -> Int) {
    gtk_tree_sortable_set_sort_func(
      opaque, sortColumnId.int32, callGtkTreeIterCompareFunc, heldClosure(sortFunc), releaseClosure)
  }

  /// Emits a `TreeSortable.sortColumnChanged` signal on `sortable`.
  public func sortColumnChanged() { gtk_tree_sortable_sort_column_changed(opaque) }
}

extension Reactive where Base: TreeSortable {
  /// The `sortColumnChanged` signal is emitted when the sort column or sort order of `sortable` is changed. The signal
  /// is emitted before the contents of `sortable` are resorted.
  public var sortColumnChanged: SafeSignal<Void> { signal("sort-column-changed") }
}

/// An object of a class that is private to its library, known by its interface.
final class TreeSortableObject: Object, TreeSortable {}
