// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The interface [`GtkAccessible`](https://docs.gtk.org/gtk4/iface.Accessible.html).
public protocol Accessible: Object {}

extension Accessible {
  /// The property [`accessible-role`](https://docs.gtk.org/gtk4/property.Accessible.accessible-role.html) of
  /// `GtkAccessible`.
  public var accessibleRole: AccessibleRole {
    get { AccessibleRole(cValue: gtk_accessible_get_accessible_role(opaque)) }
    set { setProperty("accessible-role", newValue) }
  }

  /// Calls [`gtk_accessible_reset_property()`](https://docs.gtk.org/gtk4/method.Accessible.reset_property.html).
  public func resetProperty(_ property: AccessibleProperty) { gtk_accessible_reset_property(opaque, property.cValue) }

  /// Calls [`gtk_accessible_reset_relation()`](https://docs.gtk.org/gtk4/method.Accessible.reset_relation.html).
  public func resetRelation(_ relation: AccessibleRelation) { gtk_accessible_reset_relation(opaque, relation.cValue) }

  /// Calls [`gtk_accessible_reset_state()`](https://docs.gtk.org/gtk4/method.Accessible.reset_state.html).
  public func resetState(_ state: AccessibleState) { gtk_accessible_reset_state(opaque, state.cValue) }
}

extension Reactive where Base: Accessible {
  /// The property [`accessible-role`](https://docs.gtk.org/gtk4/property.Accessible.accessible-role.html) of
  /// `GtkAccessible`.
  public var accessibleRole: DynamicSubject<AccessibleRole> { property("accessible-role") }
}

/// An object of a class that is private to its library, known by its interface.
final class AccessibleObject: Object, Accessible {}

/// The interface [`GtkActionable`](https://docs.gtk.org/gtk4/iface.Actionable.html).
public protocol Actionable: Widget, SubclassTrait {}

extension Actionable {
  /// The property [`action-name`](https://docs.gtk.org/gtk4/property.Actionable.action-name.html) of `GtkActionable`.
  public var actionName: String? {
    get { lentString(ifAny: gtk_actionable_get_action_name(opaque)) }
    set { lend(newValue) { gtk_actionable_set_action_name(opaque, $0) } }
  }

  /// The property [`action-target`](https://docs.gtk.org/gtk4/property.Actionable.action-target.html) of
  /// `GtkActionable`.
  public var actionTarget: GLib.Variant? {
    get { getProperty("action-target") }
    set { setProperty("action-target", newValue) }
  }

  /// Calls
  /// [`gtk_actionable_get_action_target_value()`](https://docs.gtk.org/gtk4/method.Actionable.get_action_target_value.html)
  /// and `gtk_actionable_set_action_target_value()`.
  public var actionTargetValue: GLib.Variant? {
    get { lentBoxed(opaque: gtk_actionable_get_action_target_value(opaque)) }
    set(targetValue) { gtk_actionable_set_action_target_value(opaque, targetValue?.opaque) }
  }

  /// Calls
  /// [`gtk_actionable_set_detailed_action_name()`](https://docs.gtk.org/gtk4/method.Actionable.set_detailed_action_name.html).
  public func setDetailedActionName(_ detailedActionName: String) {
    gtk_actionable_set_detailed_action_name(opaque, detailedActionName)
  }
}

extension Reactive where Base: Actionable {
  /// The property [`action-name`](https://docs.gtk.org/gtk4/property.Actionable.action-name.html) of `GtkActionable`.
  public var actionName: DynamicSubject<String?> {
    property(
      "action-name", get: { (object: Object) in lentString(ifAny: gtk_actionable_get_action_name(object.opaque)) },
      set: { object, newValue in lend(newValue) { gtk_actionable_set_action_name(object.opaque, $0) } })
  }

  /// The property [`action-target`](https://docs.gtk.org/gtk4/property.Actionable.action-target.html) of
  /// `GtkActionable`.
  public var actionTarget: DynamicSubject<GLib.Variant?> { property("action-target") }
}

/// The interface [`GtkAppChooser`](https://docs.gtk.org/gtk4/iface.AppChooser.html).
public protocol AppChooser: Widget {}

extension AppChooser {
  /// The property [`content-type`](https://docs.gtk.org/gtk4/property.AppChooser.content-type.html) of `GtkAppChooser`.
  public var contentType: String { givenString(gtk_app_chooser_get_content_type(opaque)) }

  /// Calls [`gtk_app_chooser_get_app_info()`](https://docs.gtk.org/gtk4/method.AppChooser.get_app_info.html).
  public var appInfo: Gio.AppInfo? { givenObject(opaque: gtk_app_chooser_get_app_info(opaque)) }

  /// Calls [`gtk_app_chooser_refresh()`](https://docs.gtk.org/gtk4/method.AppChooser.refresh.html).
  public func refresh() { gtk_app_chooser_refresh(opaque) }
}

extension Reactive where Base: AppChooser {
  /// The property [`content-type`](https://docs.gtk.org/gtk4/property.AppChooser.content-type.html) of `GtkAppChooser`.
  @_disfavoredOverload
  public var contentType: SafeSignal<String> { readOnlyProperty("content-type") }
}

/// The interface [`GtkBuildable`](https://docs.gtk.org/gtk4/iface.Buildable.html).
public protocol Buildable: Object {}

extension Buildable {
  /// Calls [`gtk_buildable_get_buildable_id()`](https://docs.gtk.org/gtk4/method.Buildable.get_buildable_id.html).
  public var buildableId: String? { lentString(ifAny: gtk_buildable_get_buildable_id(opaque)) }
}

/// An object of a class that is private to its library, known by its interface.
final class BuildableObject: Object, Buildable {}

/// The interface [`GtkBuilderScope`](https://docs.gtk.org/gtk4/iface.BuilderScope.html).
public protocol BuilderScope: Object {}

/// An object of a class that is private to its library, known by its interface.
final class BuilderScopeObject: Object, BuilderScope {}

/// The interface [`GtkCellEditable`](https://docs.gtk.org/gtk4/iface.CellEditable.html).
public protocol CellEditable: Widget {}

extension CellEditable {
  /// The property [`editing-canceled`](https://docs.gtk.org/gtk4/property.CellEditable.editing-canceled.html) of
  /// `GtkCellEditable`.
  public var editingCanceled: Bool {
    get { getProperty("editing-canceled") }
    set { setProperty("editing-canceled", newValue) }
  }

  /// Calls [`gtk_cell_editable_editing_done()`](https://docs.gtk.org/gtk4/method.CellEditable.editing_done.html).
  public func editingDone() { gtk_cell_editable_editing_done(opaque) }

  /// Calls [`gtk_cell_editable_remove_widget()`](https://docs.gtk.org/gtk4/method.CellEditable.remove_widget.html).
  public func removeWidget() { gtk_cell_editable_remove_widget(opaque) }

  /// Calls [`gtk_cell_editable_start_editing()`](https://docs.gtk.org/gtk4/method.CellEditable.start_editing.html).
  public func startEditing(_ event: Gdk.Event?) { gtk_cell_editable_start_editing(opaque, event?.opaque) }
}

extension Reactive where Base: CellEditable {
  /// The property [`editing-canceled`](https://docs.gtk.org/gtk4/property.CellEditable.editing-canceled.html) of
  /// `GtkCellEditable`.
  public var editingCanceled: DynamicSubject<Bool> { property("editing-canceled") }

  /// The signal [`editing-done`](https://docs.gtk.org/gtk4/signal.CellEditable.editing-done.html) of `GtkCellEditable`.
  public var editingDone: SafeSignal<Void> { signal("editing-done") }

  /// The signal [`remove-widget`](https://docs.gtk.org/gtk4/signal.CellEditable.remove-widget.html) of
  /// `GtkCellEditable`.
  public var removeWidget: SafeSignal<Void> { signal("remove-widget") }
}

/// The interface [`GtkCellLayout`](https://docs.gtk.org/gtk4/iface.CellLayout.html).
public protocol CellLayout: Object {}

extension CellLayout {
  /// Calls [`gtk_cell_layout_add_attribute()`](https://docs.gtk.org/gtk4/method.CellLayout.add_attribute.html).
  public func addAttribute(_ cell: CellRenderer, attribute: String, column: Int) {
    gtk_cell_layout_add_attribute(opaque, cell.gtkCellRenderer, attribute, column.int32)
  }

  /// Calls [`gtk_cell_layout_clear()`](https://docs.gtk.org/gtk4/method.CellLayout.clear.html).
  public func clear() { gtk_cell_layout_clear(opaque) }

  /// Calls [`gtk_cell_layout_clear_attributes()`](https://docs.gtk.org/gtk4/method.CellLayout.clear_attributes.html).
  public func clearAttributes(_ cell: CellRenderer) { gtk_cell_layout_clear_attributes(opaque, cell.gtkCellRenderer) }

  /// Calls [`gtk_cell_layout_get_area()`](https://docs.gtk.org/gtk4/method.CellLayout.get_area.html).
  public var area: CellArea? { lentObject(gtk_cell_layout_get_area(opaque)) }

  /// Calls [`gtk_cell_layout_get_cells()`](https://docs.gtk.org/gtk4/method.CellLayout.get_cells.html).
  public var cells: [CellRenderer] {
    lists(gtk_cell_layout_get_cells(opaque), isGiven: true) { lentObject($0) as CellRenderer? }
  }

  /// Calls [`gtk_cell_layout_pack_end()`](https://docs.gtk.org/gtk4/method.CellLayout.pack_end.html).
  public func packEnd(_ cell: CellRenderer, expand: Bool) {
    gtk_cell_layout_pack_end(opaque, cell.gtkCellRenderer, expand.gboolean)
  }

  /// Calls [`gtk_cell_layout_pack_start()`](https://docs.gtk.org/gtk4/method.CellLayout.pack_start.html).
  public func packStart(_ cell: CellRenderer, expand: Bool) {
    gtk_cell_layout_pack_start(opaque, cell.gtkCellRenderer, expand.gboolean)
  }

  /// Calls [`gtk_cell_layout_reorder()`](https://docs.gtk.org/gtk4/method.CellLayout.reorder.html).
  public func reorder(_ cell: CellRenderer, position: Int) {
    gtk_cell_layout_reorder(opaque, cell.gtkCellRenderer, position.int32)
  }

  /// Calls
  /// [`gtk_cell_layout_set_cell_data_func()`](https://docs.gtk.org/gtk4/method.CellLayout.set_cell_data_func.html).
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

/// The interface [`GtkColorChooser`](https://docs.gtk.org/gtk4/iface.ColorChooser.html).
public protocol ColorChooser: Object {}

extension ColorChooser {
  /// The property [`rgba`](https://docs.gtk.org/gtk4/property.ColorChooser.rgba.html) of `GtkColorChooser`.
  public var rgba: Gdk.RGBA {
    get { getProperty("rgba") }
    set { setProperty("rgba", newValue) }
  }

  /// The property [`use-alpha`](https://docs.gtk.org/gtk4/property.ColorChooser.use-alpha.html) of `GtkColorChooser`.
  public var useAlpha: Bool {
    get { gtk_color_chooser_get_use_alpha(opaque).isTrue }
    set { gtk_color_chooser_set_use_alpha(opaque, newValue.gboolean) }
  }

  /// Calls [`gtk_color_chooser_add_palette()`](https://docs.gtk.org/gtk4/method.ColorChooser.add_palette.html).
  public func addPalette(orientation: Orientation, colorsPerLine: Int, colors: [Gdk.RGBA]) {
    var cColors = colors.map { $0.cValue }
    gtk_color_chooser_add_palette(opaque, orientation.cValue, colorsPerLine.int32, colors.count.int32, &cColors)
  }

  /// Calls [`gtk_color_chooser_get_rgba()`](https://docs.gtk.org/gtk4/method.ColorChooser.get_rgba.html).
  public func getRgba() -> Gdk.RGBA {
    var cColor = GdkRGBA()
    gtk_color_chooser_get_rgba(opaque, &cColor)
    return Gdk.RGBA(cValue: cColor)
  }
}

extension Reactive where Base: ColorChooser {
  /// The property [`rgba`](https://docs.gtk.org/gtk4/property.ColorChooser.rgba.html) of `GtkColorChooser`.
  public var rgba: DynamicSubject<Gdk.RGBA> { property("rgba") }

  /// The property [`use-alpha`](https://docs.gtk.org/gtk4/property.ColorChooser.use-alpha.html) of `GtkColorChooser`.
  public var useAlpha: DynamicSubject<Bool> { property("use-alpha") }

  /// The signal [`color-activated`](https://docs.gtk.org/gtk4/signal.ColorChooser.color-activated.html) of
  /// `GtkColorChooser`.
  ///
  /// Argument: `color`.
  public var colorActivated: SafeSignal<Gdk.RGBA> { signal(ofOne: "color-activated") }
}

/// An object of a class that is private to its library, known by its interface.
final class ColorChooserObject: Object, ColorChooser {}

/// The interface [`GtkConstraintTarget`](https://docs.gtk.org/gtk4/iface.ConstraintTarget.html).
public protocol ConstraintTarget: Object {}

/// An object of a class that is private to its library, known by its interface.
final class ConstraintTargetObject: Object, ConstraintTarget {}

/// The interface [`GtkEditable`](https://docs.gtk.org/gtk4/iface.Editable.html).
public protocol Editable: Widget, SubclassTrait {}

extension Editable {
  /// The property [`cursor-position`](https://docs.gtk.org/gtk4/property.Editable.cursor-position.html) of
  /// `GtkEditable`.
  public var cursorPosition: Int { getProperty("cursor-position") }

  /// The property [`editable`](https://docs.gtk.org/gtk4/property.Editable.editable.html) of `GtkEditable`.
  public var editable: Bool {
    get { gtk_editable_get_editable(opaque).isTrue }
    set { gtk_editable_set_editable(opaque, newValue.gboolean) }
  }

  /// The property [`enable-undo`](https://docs.gtk.org/gtk4/property.Editable.enable-undo.html) of `GtkEditable`.
  public var enableUndo: Bool {
    get { gtk_editable_get_enable_undo(opaque).isTrue }
    set { gtk_editable_set_enable_undo(opaque, newValue.gboolean) }
  }

  /// The property [`max-width-chars`](https://docs.gtk.org/gtk4/property.Editable.max-width-chars.html) of
  /// `GtkEditable`.
  public var maxWidthChars: Int {
    get { gtk_editable_get_max_width_chars(opaque).int }
    set { gtk_editable_set_max_width_chars(opaque, newValue.int32) }
  }

  /// The property [`selection-bound`](https://docs.gtk.org/gtk4/property.Editable.selection-bound.html) of
  /// `GtkEditable`.
  public var selectionBound: Int { getProperty("selection-bound") }

  /// The property [`text`](https://docs.gtk.org/gtk4/property.Editable.text.html) of `GtkEditable`.
  public var text: String {
    get { lentString(gtk_editable_get_text(opaque)) }
    set { lend(newValue) { gtk_editable_set_text(opaque, $0) } }
  }

  /// The property [`width-chars`](https://docs.gtk.org/gtk4/property.Editable.width-chars.html) of `GtkEditable`.
  public var widthChars: Int {
    get { gtk_editable_get_width_chars(opaque).int }
    set { gtk_editable_set_width_chars(opaque, newValue.int32) }
  }

  /// The property [`xalign`](https://docs.gtk.org/gtk4/property.Editable.xalign.html) of `GtkEditable`.
  public var xalign: Double {
    get { getProperty("xalign") }
    set { setProperty("xalign", newValue) }
  }

  /// Calls [`gtk_editable_delete_selection()`](https://docs.gtk.org/gtk4/method.Editable.delete_selection.html).
  public func deleteSelection() { gtk_editable_delete_selection(opaque) }

  /// Calls [`gtk_editable_delete_text()`](https://docs.gtk.org/gtk4/method.Editable.delete_text.html).
  public func deleteText(startPos: Int, endPos: Int) { gtk_editable_delete_text(opaque, startPos.int32, endPos.int32) }

  /// Calls [`gtk_editable_finish_delegate()`](https://docs.gtk.org/gtk4/method.Editable.finish_delegate.html).
  public func finishDelegate() { gtk_editable_finish_delegate(opaque) }

  /// Calls [`gtk_editable_get_alignment()`](https://docs.gtk.org/gtk4/method.Editable.get_alignment.html) and
  /// `gtk_editable_set_alignment()`.
  public var alignment: Double {
    get { gtk_editable_get_alignment(opaque).double }
    set(xalign) { gtk_editable_set_alignment(opaque, xalign.float) }
  }

  /// Calls [`gtk_editable_get_chars()`](https://docs.gtk.org/gtk4/method.Editable.get_chars.html).
  public func getChars(startPos: Int, endPos: Int) -> String {
    givenString(gtk_editable_get_chars(opaque, startPos.int32, endPos.int32))
  }

  /// Calls [`gtk_editable_get_delegate()`](https://docs.gtk.org/gtk4/method.Editable.get_delegate.html).
  public var delegate: (any Editable)? { lentInterface(opaque: gtk_editable_get_delegate(opaque)) }

  /// Calls [`gtk_editable_get_position()`](https://docs.gtk.org/gtk4/method.Editable.get_position.html) and
  /// `gtk_editable_set_position()`.
  public var position: Int {
    get { gtk_editable_get_position(opaque).int }
    set(position) { gtk_editable_set_position(opaque, position.int32) }
  }

  /// Calls
  /// [`gtk_editable_get_selection_bounds()`](https://docs.gtk.org/gtk4/method.Editable.get_selection_bounds.html).
  public var selectionBounds: (startPos: Int, endPos: Int)? {
    var cStartPos: Int32 = 0
    var cEndPos: Int32 = 0
    let result = gtk_editable_get_selection_bounds(opaque, &cStartPos, &cEndPos)
    guard result != 0 else { return nil }
    return (cStartPos.int, cEndPos.int)
  }

  /// Calls [`gtk_editable_init_delegate()`](https://docs.gtk.org/gtk4/method.Editable.init_delegate.html).
  public func initDelegate() { gtk_editable_init_delegate(opaque) }

  /// Calls [`gtk_editable_insert_text()`](https://docs.gtk.org/gtk4/method.Editable.insert_text.html).
  public func insertText(_ text: String, length: Int = -1, position: inout Int) {
    var cPosition = position.int32
    gtk_editable_insert_text(opaque, text, length.int32, &cPosition)
    position = cPosition.int
  }

  /// Calls [`gtk_editable_select_region()`](https://docs.gtk.org/gtk4/method.Editable.select_region.html).
  public func selectRegion(startPos: Int, endPos: Int) {
    gtk_editable_select_region(opaque, startPos.int32, endPos.int32)
  }
}

extension Reactive where Base: Editable {
  /// The property [`cursor-position`](https://docs.gtk.org/gtk4/property.Editable.cursor-position.html) of
  /// `GtkEditable`.
  @_disfavoredOverload
  public var cursorPosition: SafeSignal<Int> { readOnlyProperty("cursor-position") }

  /// The property [`editable`](https://docs.gtk.org/gtk4/property.Editable.editable.html) of `GtkEditable`.
  public var editable: DynamicSubject<Bool> { property("editable") }

  /// The property [`enable-undo`](https://docs.gtk.org/gtk4/property.Editable.enable-undo.html) of `GtkEditable`.
  public var enableUndo: DynamicSubject<Bool> { property("enable-undo") }

  /// The property [`max-width-chars`](https://docs.gtk.org/gtk4/property.Editable.max-width-chars.html) of
  /// `GtkEditable`.
  public var maxWidthChars: DynamicSubject<Int> {
    property(
      "max-width-chars", get: { (object: Object) in gtk_editable_get_max_width_chars(object.opaque).int },
      set: { object, newValue in gtk_editable_set_max_width_chars(object.opaque, newValue.int32) })
  }

  /// The property [`selection-bound`](https://docs.gtk.org/gtk4/property.Editable.selection-bound.html) of
  /// `GtkEditable`.
  @_disfavoredOverload
  public var selectionBound: SafeSignal<Int> { readOnlyProperty("selection-bound") }

  /// The property [`text`](https://docs.gtk.org/gtk4/property.Editable.text.html) of `GtkEditable`.
  public var text: DynamicSubject<String> {
    property(
      "text", get: { (object: Object) in lentString(gtk_editable_get_text(object.opaque)) },
      set: { object, newValue in lend(newValue) { gtk_editable_set_text(object.opaque, $0) } })
  }

  /// The property [`width-chars`](https://docs.gtk.org/gtk4/property.Editable.width-chars.html) of `GtkEditable`.
  public var widthChars: DynamicSubject<Int> {
    property(
      "width-chars", get: { (object: Object) in gtk_editable_get_width_chars(object.opaque).int },
      set: { object, newValue in gtk_editable_set_width_chars(object.opaque, newValue.int32) })
  }

  /// The property [`xalign`](https://docs.gtk.org/gtk4/property.Editable.xalign.html) of `GtkEditable`.
  public var xalign: DynamicSubject<Double> { property("xalign") }

  /// The signal [`changed`](https://docs.gtk.org/gtk4/signal.Editable.changed.html) of `GtkEditable`.
  public var changed: SafeSignal<Void> { signal("changed") }

  /// The signal [`delete-text`](https://docs.gtk.org/gtk4/signal.Editable.delete-text.html) of `GtkEditable`.
  ///
  /// Arguments: `startPos`, `endPos`.
  public var deleteText: SafeSignal<(Int, Int)> { signal(ofSeveral: "delete-text") }

  /// The signal [`insert-text`](https://docs.gtk.org/gtk4/signal.Editable.insert-text.html) of `GtkEditable`.
  ///
  /// Arguments: `text`, `length`, `position`.
  public var insertText: SafeSignal<(String, Int, SignalOutput<Int>)> { signal(ofSeveral: "insert-text") }
}

/// The interface [`GtkFileChooser`](https://docs.gtk.org/gtk4/iface.FileChooser.html).
public protocol FileChooser: Object {}

extension FileChooser {
  /// The property [`action`](https://docs.gtk.org/gtk4/property.FileChooser.action.html) of `GtkFileChooser`.
  public var action: FileChooserAction {
    get { FileChooserAction(cValue: gtk_file_chooser_get_action(opaque)) }
    set { gtk_file_chooser_set_action(opaque, newValue.cValue) }
  }

  /// The property [`create-folders`](https://docs.gtk.org/gtk4/property.FileChooser.create-folders.html) of
  /// `GtkFileChooser`.
  public var createFolders: Bool {
    get { gtk_file_chooser_get_create_folders(opaque).isTrue }
    set { gtk_file_chooser_set_create_folders(opaque, newValue.gboolean) }
  }

  /// The property [`filter`](https://docs.gtk.org/gtk4/property.FileChooser.filter.html) of `GtkFileChooser`.
  public var filter: FileFilter? {
    get { lentObject(opaque: gtk_file_chooser_get_filter(opaque)) }
    set { gtk_file_chooser_set_filter(opaque, newValue?.opaque) }
  }

  /// The property [`filters`](https://docs.gtk.org/gtk4/property.FileChooser.filters.html) of `GtkFileChooser`.
  public var filters: (any Gio.ListModel)? { givenInterface(opaque: gtk_file_chooser_get_filters(opaque)) }

  /// The property [`select-multiple`](https://docs.gtk.org/gtk4/property.FileChooser.select-multiple.html) of
  /// `GtkFileChooser`.
  public var selectMultiple: Bool {
    get { gtk_file_chooser_get_select_multiple(opaque).isTrue }
    set { gtk_file_chooser_set_select_multiple(opaque, newValue.gboolean) }
  }

  /// The property [`shortcut-folders`](https://docs.gtk.org/gtk4/property.FileChooser.shortcut-folders.html) of
  /// `GtkFileChooser`.
  public var shortcutFolders: (any Gio.ListModel)? {
    givenInterface(opaque: gtk_file_chooser_get_shortcut_folders(opaque))
  }

  /// Calls [`gtk_file_chooser_add_choice()`](https://docs.gtk.org/gtk4/method.FileChooser.add_choice.html).
  public func addChoice(_ id: String, label: String, options: [String], optionLabels: [String]) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_file_chooser_add_choice(opaque, id, label, lent.strings(options), lent.strings(optionLabels))
  }

  /// Calls [`gtk_file_chooser_add_filter()`](https://docs.gtk.org/gtk4/method.FileChooser.add_filter.html).
  public func addFilter(_ filter: FileFilter) { gtk_file_chooser_add_filter(opaque, filter.opaque) }

  /// Calls
  /// [`gtk_file_chooser_add_shortcut_folder()`](https://docs.gtk.org/gtk4/method.FileChooser.add_shortcut_folder.html).
  public func addShortcutFolder(_ folder: Gio.File) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_file_chooser_add_shortcut_folder(opaque, folder.opaque, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls [`gtk_file_chooser_get_choice()`](https://docs.gtk.org/gtk4/method.FileChooser.get_choice.html).
  public func getChoice(_ id: String) -> String? { lentString(ifAny: gtk_file_chooser_get_choice(opaque, id)) }

  /// Calls
  /// [`gtk_file_chooser_get_current_folder()`](https://docs.gtk.org/gtk4/method.FileChooser.get_current_folder.html).
  public var currentFolder: Gio.File? { givenObject(opaque: gtk_file_chooser_get_current_folder(opaque)) }

  /// Calls [`gtk_file_chooser_get_current_name()`](https://docs.gtk.org/gtk4/method.FileChooser.get_current_name.html).
  public var currentName: String? { givenString(ifAny: gtk_file_chooser_get_current_name(opaque)) }

  /// Calls [`gtk_file_chooser_get_file()`](https://docs.gtk.org/gtk4/method.FileChooser.get_file.html).
  public var file: Gio.File? { givenObject(opaque: gtk_file_chooser_get_file(opaque)) }

  /// Calls [`gtk_file_chooser_get_files()`](https://docs.gtk.org/gtk4/method.FileChooser.get_files.html).
  public var files: (any Gio.ListModel)? { givenInterface(opaque: gtk_file_chooser_get_files(opaque)) }

  /// Calls [`gtk_file_chooser_remove_choice()`](https://docs.gtk.org/gtk4/method.FileChooser.remove_choice.html).
  public func removeChoice(_ id: String) { gtk_file_chooser_remove_choice(opaque, id) }

  /// Calls [`gtk_file_chooser_remove_filter()`](https://docs.gtk.org/gtk4/method.FileChooser.remove_filter.html).
  public func removeFilter(_ filter: FileFilter) { gtk_file_chooser_remove_filter(opaque, filter.opaque) }

  /// Calls
  /// [`gtk_file_chooser_remove_shortcut_folder()`](https://docs.gtk.org/gtk4/method.FileChooser.remove_shortcut_folder.html).
  public func removeShortcutFolder(_ folder: Gio.File) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_file_chooser_remove_shortcut_folder(opaque, folder.opaque, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls [`gtk_file_chooser_set_choice()`](https://docs.gtk.org/gtk4/method.FileChooser.set_choice.html).
  public func setChoice(_ id: String, option: String) { gtk_file_chooser_set_choice(opaque, id, option) }

  /// Calls
  /// [`gtk_file_chooser_set_current_folder()`](https://docs.gtk.org/gtk4/method.FileChooser.set_current_folder.html).
  public func setCurrentFolder(_ file: Gio.File?) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_file_chooser_set_current_folder(opaque, file?.opaque, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls [`gtk_file_chooser_set_current_name()`](https://docs.gtk.org/gtk4/method.FileChooser.set_current_name.html).
  public func setCurrentName(_ name: String) { gtk_file_chooser_set_current_name(opaque, name) }

  /// Calls [`gtk_file_chooser_set_file()`](https://docs.gtk.org/gtk4/method.FileChooser.set_file.html).
  public func setFile(_ file: Gio.File) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_file_chooser_set_file(opaque, file.opaque, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }
}

extension Reactive where Base: FileChooser {
  /// The property [`action`](https://docs.gtk.org/gtk4/property.FileChooser.action.html) of `GtkFileChooser`.
  public var action: DynamicSubject<FileChooserAction> { property("action") }

  /// The property [`create-folders`](https://docs.gtk.org/gtk4/property.FileChooser.create-folders.html) of
  /// `GtkFileChooser`.
  public var createFolders: DynamicSubject<Bool> { property("create-folders") }

  /// The property [`filter`](https://docs.gtk.org/gtk4/property.FileChooser.filter.html) of `GtkFileChooser`.
  public var filter: DynamicSubject<FileFilter?> { property("filter") }

  /// The property [`filters`](https://docs.gtk.org/gtk4/property.FileChooser.filters.html) of `GtkFileChooser`.
  @_disfavoredOverload
  public var filters: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("filters") }

  /// The property [`select-multiple`](https://docs.gtk.org/gtk4/property.FileChooser.select-multiple.html) of
  /// `GtkFileChooser`.
  public var selectMultiple: DynamicSubject<Bool> { property("select-multiple") }

  /// The property [`shortcut-folders`](https://docs.gtk.org/gtk4/property.FileChooser.shortcut-folders.html) of
  /// `GtkFileChooser`.
  @_disfavoredOverload
  public var shortcutFolders: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("shortcut-folders") }
}

/// An object of a class that is private to its library, known by its interface.
final class FileChooserObject: Object, FileChooser {}

/// The interface [`GtkFontChooser`](https://docs.gtk.org/gtk4/iface.FontChooser.html).
public protocol FontChooser: Object {}

extension FontChooser {
  /// The property [`font`](https://docs.gtk.org/gtk4/property.FontChooser.font.html) of `GtkFontChooser`.
  public var font: String? {
    get { givenString(ifAny: gtk_font_chooser_get_font(opaque)) }
    set { lend(newValue) { gtk_font_chooser_set_font(opaque, $0) } }
  }

  /// The property [`font-desc`](https://docs.gtk.org/gtk4/property.FontChooser.font-desc.html) of `GtkFontChooser`.
  public var fontDesc: Pango.FontDescription? {
    get { givenBoxed(opaque: gtk_font_chooser_get_font_desc(opaque)) }
    set { gtk_font_chooser_set_font_desc(opaque, newValue?.opaque) }
  }

  /// The property [`font-features`](https://docs.gtk.org/gtk4/property.FontChooser.font-features.html) of
  /// `GtkFontChooser`.
  public var fontFeatures: String { givenString(gtk_font_chooser_get_font_features(opaque)) }

  /// The property [`language`](https://docs.gtk.org/gtk4/property.FontChooser.language.html) of `GtkFontChooser`.
  public var language: String {
    get { givenString(gtk_font_chooser_get_language(opaque)) }
    set { lend(newValue) { gtk_font_chooser_set_language(opaque, $0) } }
  }

  /// The property [`level`](https://docs.gtk.org/gtk4/property.FontChooser.level.html) of `GtkFontChooser`.
  public var level: FontChooserLevel {
    get { FontChooserLevel(cValue: gtk_font_chooser_get_level(opaque)) }
    set { gtk_font_chooser_set_level(opaque, newValue.cValue) }
  }

  /// The property [`preview-text`](https://docs.gtk.org/gtk4/property.FontChooser.preview-text.html) of
  /// `GtkFontChooser`.
  public var previewText: String {
    get { givenString(gtk_font_chooser_get_preview_text(opaque)) }
    set { lend(newValue) { gtk_font_chooser_set_preview_text(opaque, $0) } }
  }

  /// The property [`show-preview-entry`](https://docs.gtk.org/gtk4/property.FontChooser.show-preview-entry.html) of
  /// `GtkFontChooser`.
  public var showPreviewEntry: Bool {
    get { gtk_font_chooser_get_show_preview_entry(opaque).isTrue }
    set { gtk_font_chooser_set_show_preview_entry(opaque, newValue.gboolean) }
  }

  /// Calls [`gtk_font_chooser_get_font_face()`](https://docs.gtk.org/gtk4/method.FontChooser.get_font_face.html).
  public var fontFace: Pango.FontFace? { lentObject(gtk_font_chooser_get_font_face(opaque)) }

  /// Calls [`gtk_font_chooser_get_font_family()`](https://docs.gtk.org/gtk4/method.FontChooser.get_font_family.html).
  public var fontFamily: Pango.FontFamily? { lentObject(gtk_font_chooser_get_font_family(opaque)) }

  /// Calls [`gtk_font_chooser_get_font_map()`](https://docs.gtk.org/gtk4/method.FontChooser.get_font_map.html) and
  /// `gtk_font_chooser_set_font_map()`.
  public var fontMap: Pango.FontMap? {
    get { givenObject(gtk_font_chooser_get_font_map(opaque)) }
    set(fontmap) { gtk_font_chooser_set_font_map(opaque, fontmap?.pangoFontMap) }
  }

  /// Calls [`gtk_font_chooser_get_font_size()`](https://docs.gtk.org/gtk4/method.FontChooser.get_font_size.html).
  public var fontSize: Int { gtk_font_chooser_get_font_size(opaque).int }

  /// Calls [`gtk_font_chooser_set_filter_func()`](https://docs.gtk.org/gtk4/method.FontChooser.set_filter_func.html).
  public func setFilterFunc(_ filter: ((Pango.FontFamily, Pango.FontFace) -> Bool)?) {
    gtk_font_chooser_set_filter_func(
      opaque, filter == nil ? nil : callGtkFontFilterFunc, filter.map { heldClosure($0) },
      filter == nil ? nil : releaseClosure)
  }
}

extension Reactive where Base: FontChooser {
  /// The property [`font`](https://docs.gtk.org/gtk4/property.FontChooser.font.html) of `GtkFontChooser`.
  public var font: DynamicSubject<String?> {
    property(
      "font", get: { (object: Object) in givenString(ifAny: gtk_font_chooser_get_font(object.opaque)) },
      set: { object, newValue in lend(newValue) { gtk_font_chooser_set_font(object.opaque, $0) } })
  }

  /// The property [`font-desc`](https://docs.gtk.org/gtk4/property.FontChooser.font-desc.html) of `GtkFontChooser`.
  public var fontDesc: DynamicSubject<Pango.FontDescription?> { property("font-desc") }

  /// The property [`font-features`](https://docs.gtk.org/gtk4/property.FontChooser.font-features.html) of
  /// `GtkFontChooser`.
  @_disfavoredOverload
  public var fontFeatures: SafeSignal<String> { readOnlyProperty("font-features") }

  /// The property [`language`](https://docs.gtk.org/gtk4/property.FontChooser.language.html) of `GtkFontChooser`.
  public var language: DynamicSubject<String> {
    property(
      "language", get: { (object: Object) in givenString(gtk_font_chooser_get_language(object.opaque)) },
      set: { object, newValue in lend(newValue) { gtk_font_chooser_set_language(object.opaque, $0) } })
  }

  /// The property [`level`](https://docs.gtk.org/gtk4/property.FontChooser.level.html) of `GtkFontChooser`.
  public var level: DynamicSubject<FontChooserLevel> { property("level") }

  /// The property [`preview-text`](https://docs.gtk.org/gtk4/property.FontChooser.preview-text.html) of
  /// `GtkFontChooser`.
  public var previewText: DynamicSubject<String> {
    property(
      "preview-text", get: { (object: Object) in givenString(gtk_font_chooser_get_preview_text(object.opaque)) },
      set: { object, newValue in lend(newValue) { gtk_font_chooser_set_preview_text(object.opaque, $0) } })
  }

  /// The property [`show-preview-entry`](https://docs.gtk.org/gtk4/property.FontChooser.show-preview-entry.html) of
  /// `GtkFontChooser`.
  public var showPreviewEntry: DynamicSubject<Bool> { property("show-preview-entry") }

  /// The signal [`font-activated`](https://docs.gtk.org/gtk4/signal.FontChooser.font-activated.html) of
  /// `GtkFontChooser`.
  ///
  /// Argument: `fontname`.
  public var fontActivated: SafeSignal<String> { signal(ofOne: "font-activated") }
}

/// An object of a class that is private to its library, known by its interface.
final class FontChooserObject: Object, FontChooser {}

/// The interface [`GtkNative`](https://docs.gtk.org/gtk4/iface.Native.html).
public protocol Native: Widget {}

extension Native {
  /// Calls [`gtk_native_get_renderer()`](https://docs.gtk.org/gtk4/method.Native.get_renderer.html).
  public var renderer: Gsk.Renderer? { lentObject(opaque: gtk_native_get_renderer(opaque)) }

  /// Calls [`gtk_native_get_surface()`](https://docs.gtk.org/gtk4/method.Native.get_surface.html).
  public var surface: Gdk.Surface? { lentObject(opaque: gtk_native_get_surface(opaque)) }

  /// Calls [`gtk_native_get_surface_transform()`](https://docs.gtk.org/gtk4/method.Native.get_surface_transform.html).
  public var surfaceTransform: (x: Double, y: Double) {
    var cX: Double = 0
    var cY: Double = 0
    gtk_native_get_surface_transform(opaque, &cX, &cY)
    return (cX, cY)
  }

  /// Calls [`gtk_native_realize()`](https://docs.gtk.org/gtk4/method.Native.realize.html).
  public func realize() { gtk_native_realize(opaque) }

  /// Calls [`gtk_native_unrealize()`](https://docs.gtk.org/gtk4/method.Native.unrealize.html).
  public func unrealize() { gtk_native_unrealize(opaque) }
}

/// The interface [`GtkOrientable`](https://docs.gtk.org/gtk4/iface.Orientable.html).
public protocol Orientable: Object {}

extension Orientable {
  /// The property [`orientation`](https://docs.gtk.org/gtk4/property.Orientable.orientation.html) of `GtkOrientable`.
  public var orientation: Orientation {
    get { Orientation(cValue: gtk_orientable_get_orientation(opaque)) }
    set { gtk_orientable_set_orientation(opaque, newValue.cValue) }
  }
}

extension Reactive where Base: Orientable {
  /// The property [`orientation`](https://docs.gtk.org/gtk4/property.Orientable.orientation.html) of `GtkOrientable`.
  public var orientation: DynamicSubject<Orientation> { property("orientation") }
}

/// An object of a class that is private to its library, known by its interface.
final class OrientableObject: Object, Orientable {}

/// The interface [`GtkPrintOperationPreview`](https://docs.gtk.org/gtk4/iface.PrintOperationPreview.html).
public protocol PrintOperationPreview: Object {}

extension PrintOperationPreview {
  /// Calls
  /// [`gtk_print_operation_preview_end_preview()`](https://docs.gtk.org/gtk4/method.PrintOperationPreview.end_preview.html).
  public func endPreview() { gtk_print_operation_preview_end_preview(opaque) }

  /// Calls
  /// [`gtk_print_operation_preview_is_selected()`](https://docs.gtk.org/gtk4/method.PrintOperationPreview.is_selected.html).
  public func isSelected(_ pageNr: Int) -> Bool { gtk_print_operation_preview_is_selected(opaque, pageNr.int32).isTrue }

  /// Calls
  /// [`gtk_print_operation_preview_render_page()`](https://docs.gtk.org/gtk4/method.PrintOperationPreview.render_page.html).
  public func renderPage(_ pageNr: Int) { gtk_print_operation_preview_render_page(opaque, pageNr.int32) }
}

extension Reactive where Base: PrintOperationPreview {
  /// The signal [`got-page-size`](https://docs.gtk.org/gtk4/signal.PrintOperationPreview.got-page-size.html) of
  /// `GtkPrintOperationPreview`.
  ///
  /// Arguments: `context`, `pageSetup`.
  public var gotPageSize: SafeSignal<(PrintContext, PageSetup)> { signal(ofSeveral: "got-page-size") }

  /// The signal [`ready`](https://docs.gtk.org/gtk4/signal.PrintOperationPreview.ready.html) of
  /// `GtkPrintOperationPreview`.
  ///
  /// Argument: `context`.
  public var ready: SafeSignal<PrintContext> { signal(ofOne: "ready") }
}

/// An object of a class that is private to its library, known by its interface.
final class PrintOperationPreviewObject: Object, PrintOperationPreview {}

/// The interface [`GtkRoot`](https://docs.gtk.org/gtk4/iface.Root.html).
public protocol Root: Widget, Native {}

extension Root {
  /// Calls [`gtk_root_get_display()`](https://docs.gtk.org/gtk4/method.Root.get_display.html).
  public var display: Gdk.Display? { lentObject(opaque: gtk_root_get_display(opaque)) }

  /// Calls [`gtk_root_get_focus()`](https://docs.gtk.org/gtk4/method.Root.get_focus.html) and `gtk_root_set_focus()`.
  public var focus: Widget? {
    get { lentObject(widget: gtk_root_get_focus(opaque)) }
    set(focus) { gtk_root_set_focus(opaque, focus?.gtkWidget) }
  }
}

/// The interface [`GtkScrollable`](https://docs.gtk.org/gtk4/iface.Scrollable.html).
public protocol Scrollable: Object {}

extension Scrollable {
  /// The property [`hadjustment`](https://docs.gtk.org/gtk4/property.Scrollable.hadjustment.html) of `GtkScrollable`.
  public var hadjustment: Adjustment? {
    get { lentObject(gtk_scrollable_get_hadjustment(opaque)) }
    set { gtk_scrollable_set_hadjustment(opaque, newValue?.gtkAdjustment) }
  }

  /// The property [`hscroll-policy`](https://docs.gtk.org/gtk4/property.Scrollable.hscroll-policy.html) of
  /// `GtkScrollable`.
  public var hscrollPolicy: ScrollablePolicy {
    get { ScrollablePolicy(cValue: gtk_scrollable_get_hscroll_policy(opaque)) }
    set { gtk_scrollable_set_hscroll_policy(opaque, newValue.cValue) }
  }

  /// The property [`vadjustment`](https://docs.gtk.org/gtk4/property.Scrollable.vadjustment.html) of `GtkScrollable`.
  public var vadjustment: Adjustment? {
    get { lentObject(gtk_scrollable_get_vadjustment(opaque)) }
    set { gtk_scrollable_set_vadjustment(opaque, newValue?.gtkAdjustment) }
  }

  /// The property [`vscroll-policy`](https://docs.gtk.org/gtk4/property.Scrollable.vscroll-policy.html) of
  /// `GtkScrollable`.
  public var vscrollPolicy: ScrollablePolicy {
    get { ScrollablePolicy(cValue: gtk_scrollable_get_vscroll_policy(opaque)) }
    set { gtk_scrollable_set_vscroll_policy(opaque, newValue.cValue) }
  }

  /// Calls [`gtk_scrollable_get_border()`](https://docs.gtk.org/gtk4/method.Scrollable.get_border.html).
  public var border: Border? {
    var cBorder = GtkBorder()
    let result = gtk_scrollable_get_border(opaque, &cBorder)
    guard result != 0 else { return nil }
    return Border(cValue: cBorder)
  }
}

extension Reactive where Base: Scrollable {
  /// The property [`hadjustment`](https://docs.gtk.org/gtk4/property.Scrollable.hadjustment.html) of `GtkScrollable`.
  public var hadjustment: DynamicSubject<Adjustment?> { property("hadjustment") }

  /// The property [`hscroll-policy`](https://docs.gtk.org/gtk4/property.Scrollable.hscroll-policy.html) of
  /// `GtkScrollable`.
  public var hscrollPolicy: DynamicSubject<ScrollablePolicy> { property("hscroll-policy") }

  /// The property [`vadjustment`](https://docs.gtk.org/gtk4/property.Scrollable.vadjustment.html) of `GtkScrollable`.
  public var vadjustment: DynamicSubject<Adjustment?> { property("vadjustment") }

  /// The property [`vscroll-policy`](https://docs.gtk.org/gtk4/property.Scrollable.vscroll-policy.html) of
  /// `GtkScrollable`.
  public var vscrollPolicy: DynamicSubject<ScrollablePolicy> { property("vscroll-policy") }
}

/// An object of a class that is private to its library, known by its interface.
final class ScrollableObject: Object, Scrollable {}

/// The interface [`GtkSelectionModel`](https://docs.gtk.org/gtk4/iface.SelectionModel.html).
public protocol SelectionModel: Gio.ListModel {}

extension SelectionModel {
  /// Calls [`gtk_selection_model_get_selection()`](https://docs.gtk.org/gtk4/method.SelectionModel.get_selection.html).
  public var selection: Bitset { promised(givenBoxed(opaque: gtk_selection_model_get_selection(opaque))) }

  /// Calls
  /// [`gtk_selection_model_get_selection_in_range()`](https://docs.gtk.org/gtk4/method.SelectionModel.get_selection_in_range.html).
  public func getSelectionInRange(position: Int, nItems: Int) -> Bitset {
    promised(givenBoxed(opaque: gtk_selection_model_get_selection_in_range(opaque, position.uint32, nItems.uint32)))
  }

  /// Calls [`gtk_selection_model_is_selected()`](https://docs.gtk.org/gtk4/method.SelectionModel.is_selected.html).
  public func isSelected(_ position: Int) -> Bool { gtk_selection_model_is_selected(opaque, position.uint32).isTrue }

  /// Calls [`gtk_selection_model_select_all()`](https://docs.gtk.org/gtk4/method.SelectionModel.select_all.html).
  @discardableResult
  public func selectAll() -> Bool { gtk_selection_model_select_all(opaque).isTrue }

  /// Calls [`gtk_selection_model_select_item()`](https://docs.gtk.org/gtk4/method.SelectionModel.select_item.html).
  @discardableResult
  public func selectItem(position: Int, unselectRest: Bool) -> Bool {
    gtk_selection_model_select_item(opaque, position.uint32, unselectRest.gboolean).isTrue
  }

  /// Calls [`gtk_selection_model_select_range()`](https://docs.gtk.org/gtk4/method.SelectionModel.select_range.html).
  @discardableResult
  public func selectRange(position: Int, nItems: Int, unselectRest: Bool) -> Bool {
    gtk_selection_model_select_range(opaque, position.uint32, nItems.uint32, unselectRest.gboolean).isTrue
  }

  /// Calls
  /// [`gtk_selection_model_selection_changed()`](https://docs.gtk.org/gtk4/method.SelectionModel.selection_changed.html).
  public func selectionChanged(position: Int, nItems: Int) {
    gtk_selection_model_selection_changed(opaque, position.uint32, nItems.uint32)
  }

  /// Calls [`gtk_selection_model_set_selection()`](https://docs.gtk.org/gtk4/method.SelectionModel.set_selection.html).
  @discardableResult
  public func setSelection(_ selected: Bitset, mask: Bitset) -> Bool {
    gtk_selection_model_set_selection(opaque, selected.opaque, mask.opaque).isTrue
  }

  /// Calls [`gtk_selection_model_unselect_all()`](https://docs.gtk.org/gtk4/method.SelectionModel.unselect_all.html).
  @discardableResult
  public func unselectAll() -> Bool { gtk_selection_model_unselect_all(opaque).isTrue }

  /// Calls [`gtk_selection_model_unselect_item()`](https://docs.gtk.org/gtk4/method.SelectionModel.unselect_item.html).
  @discardableResult
  public func unselectItem(_ position: Int) -> Bool {
    gtk_selection_model_unselect_item(opaque, position.uint32).isTrue
  }

  /// Calls
  /// [`gtk_selection_model_unselect_range()`](https://docs.gtk.org/gtk4/method.SelectionModel.unselect_range.html).
  @discardableResult
  public func unselectRange(position: Int, nItems: Int) -> Bool {
    gtk_selection_model_unselect_range(opaque, position.uint32, nItems.uint32).isTrue
  }
}

extension Reactive where Base: SelectionModel {
  /// The signal [`selection-changed`](https://docs.gtk.org/gtk4/signal.SelectionModel.selection-changed.html) of
  /// `GtkSelectionModel`.
  ///
  /// Arguments: `position`, `nItems`.
  public var selectionChanged: SafeSignal<(Int, Int)> { signal(ofSeveral: "selection-changed") }
}

/// An object of a class that is private to its library, known by its interface.
final class SelectionModelObject: Object, SelectionModel {}

/// The interface [`GtkShortcutManager`](https://docs.gtk.org/gtk4/iface.ShortcutManager.html).
public protocol ShortcutManager: Object {}

/// An object of a class that is private to its library, known by its interface.
final class ShortcutManagerObject: Object, ShortcutManager {}

/// The interface [`GtkStyleProvider`](https://docs.gtk.org/gtk4/iface.StyleProvider.html).
public protocol StyleProvider: Object {}

extension Reactive where Base: StyleProvider {
  /// The signal [`gtk-private-changed`](https://docs.gtk.org/gtk4/signal.StyleProvider.gtk-private-changed.html) of
  /// `GtkStyleProvider`.
  public var gtkPrivateChanged: SafeSignal<Void> { signal("gtk-private-changed") }
}

/// An object of a class that is private to its library, known by its interface.
final class StyleProviderObject: Object, StyleProvider {}

/// The interface [`GtkSymbolicPaintable`](https://docs.gtk.org/gtk4/iface.SymbolicPaintable.html). Since GTK 4.6.
public protocol SymbolicPaintable: Gdk.Paintable {}

extension SymbolicPaintable {
  /// Calls
  /// [`gtk_symbolic_paintable_snapshot_symbolic()`](https://docs.gtk.org/gtk4/method.SymbolicPaintable.snapshot_symbolic.html).
  /// Since GTK 4.6.
  public func snapshotSymbolic(_ snapshot: Gdk.Snapshot, width: Double, height: Double, colors: [Gdk.RGBA]) {
    let cColors = colors.map { $0.cValue }
    gtk_symbolic_paintable_snapshot_symbolic(opaque, snapshot.opaque, width, height, cColors, colors.count.uint)
  }
}

/// An object of a class that is private to its library, known by its interface.
final class SymbolicPaintableObject: Object, SymbolicPaintable {}

/// The interface [`GtkTreeDragDest`](https://docs.gtk.org/gtk4/iface.TreeDragDest.html).
public protocol TreeDragDest: Object {}

extension TreeDragDest {
  /// Calls
  /// [`gtk_tree_drag_dest_drag_data_received()`](https://docs.gtk.org/gtk4/method.TreeDragDest.drag_data_received.html).
  @discardableResult
  public func dragDataReceived(_ dest: TreePath, value: any GValueWritable) -> Bool {
    let lent = CallScope()
    defer { lent.end() }
    return gtk_tree_drag_dest_drag_data_received(opaque, dest.opaque, lent.value(value)).isTrue
  }

  /// Calls
  /// [`gtk_tree_drag_dest_row_drop_possible()`](https://docs.gtk.org/gtk4/method.TreeDragDest.row_drop_possible.html).
  @discardableResult
  public func rowDropPossible(_ destPath: TreePath, value: any GValueWritable) -> Bool {
    let lent = CallScope()
    defer { lent.end() }
    return gtk_tree_drag_dest_row_drop_possible(opaque, destPath.opaque, lent.value(value)).isTrue
  }
}

/// An object of a class that is private to its library, known by its interface.
final class TreeDragDestObject: Object, TreeDragDest {}

/// The interface [`GtkTreeDragSource`](https://docs.gtk.org/gtk4/iface.TreeDragSource.html).
public protocol TreeDragSource: Object {}

extension TreeDragSource {
  /// Calls
  /// [`gtk_tree_drag_source_drag_data_delete()`](https://docs.gtk.org/gtk4/method.TreeDragSource.drag_data_delete.html).
  @discardableResult
  public func dragDataDelete(_ path: TreePath) -> Bool {
    gtk_tree_drag_source_drag_data_delete(opaque, path.opaque).isTrue
  }

  /// Calls
  /// [`gtk_tree_drag_source_drag_data_get()`](https://docs.gtk.org/gtk4/method.TreeDragSource.drag_data_get.html).
  public func dragDataGet(_ path: TreePath) -> Gdk.ContentProvider? {
    givenObject(gtk_tree_drag_source_drag_data_get(opaque, path.opaque))
  }

  /// Calls
  /// [`gtk_tree_drag_source_row_draggable()`](https://docs.gtk.org/gtk4/method.TreeDragSource.row_draggable.html).
  @discardableResult
  public func rowDraggable(_ path: TreePath) -> Bool { gtk_tree_drag_source_row_draggable(opaque, path.opaque).isTrue }
}

/// An object of a class that is private to its library, known by its interface.
final class TreeDragSourceObject: Object, TreeDragSource {}

/// The interface [`GtkTreeModel`](https://docs.gtk.org/gtk4/iface.TreeModel.html).
public protocol TreeModel: Object {}

extension TreeModel {
  /// Calls [`gtk_tree_model_filter_new()`](https://docs.gtk.org/gtk4/method.TreeModel.filter_new.html).
  @discardableResult
  public func filterNew(_ root: TreePath?) -> any TreeModel {
    (givenInterface(opaque: gtk_tree_model_filter_new(opaque, root?.opaque)) as (any TreeModel)?)!
  }

  /// Calls [`gtk_tree_model_foreach()`](https://docs.gtk.org/gtk4/method.TreeModel.foreach.html).
  public func foreach(_ `func`: @escaping (any TreeModel, TreePath, TreeIter) -> Bool) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_tree_model_foreach(opaque, callGtkTreeModelForeachFunc, lent.closure(`func`))
  }

  /// Calls [`gtk_tree_model_get_column_type()`](https://docs.gtk.org/gtk4/method.TreeModel.get_column_type.html).
  public func getColumnType(_ index: Int) -> GType { gtk_tree_model_get_column_type(opaque, index.int32) }

  /// Calls [`gtk_tree_model_get_flags()`](https://docs.gtk.org/gtk4/method.TreeModel.get_flags.html).
  public var flags: TreeModelFlags { TreeModelFlags(cValue: gtk_tree_model_get_flags(opaque)) }

  /// Calls [`gtk_tree_model_get_iter()`](https://docs.gtk.org/gtk4/method.TreeModel.get_iter.html).
  public func getIter(_ path: TreePath) -> TreeIter? {
    var cIter = GtkTreeIter()
    let result = gtk_tree_model_get_iter(opaque, &cIter, path.opaque)
    guard result != 0 else { return nil }
    return TreeIter(copying: &cIter)
  }

  /// Calls [`gtk_tree_model_get_iter_first()`](https://docs.gtk.org/gtk4/method.TreeModel.get_iter_first.html).
  public var iterFirst: TreeIter? {
    var cIter = GtkTreeIter()
    let result = gtk_tree_model_get_iter_first(opaque, &cIter)
    guard result != 0 else { return nil }
    return TreeIter(copying: &cIter)
  }

  /// Calls
  /// [`gtk_tree_model_get_iter_from_string()`](https://docs.gtk.org/gtk4/method.TreeModel.get_iter_from_string.html).
  public func getIterFromString(_ pathString: String) -> TreeIter? {
    var cIter = GtkTreeIter()
    let result = gtk_tree_model_get_iter_from_string(opaque, &cIter, pathString)
    guard result != 0 else { return nil }
    return TreeIter(copying: &cIter)
  }

  /// Calls [`gtk_tree_model_get_n_columns()`](https://docs.gtk.org/gtk4/method.TreeModel.get_n_columns.html).
  public var nColumns: Int { gtk_tree_model_get_n_columns(opaque).int }

  /// Calls [`gtk_tree_model_get_path()`](https://docs.gtk.org/gtk4/method.TreeModel.get_path.html).
  public func getPath(_ iter: TreeIter) -> TreePath {
    promised(givenBoxed(opaque: gtk_tree_model_get_path(opaque, iter.gtkTreeIter)))
  }

  /// Calls
  /// [`gtk_tree_model_get_string_from_iter()`](https://docs.gtk.org/gtk4/method.TreeModel.get_string_from_iter.html).
  public func getStringFromIter(_ iter: TreeIter) -> String? {
    givenString(ifAny: gtk_tree_model_get_string_from_iter(opaque, iter.gtkTreeIter))
  }

  /// Calls [`gtk_tree_model_get_value()`](https://docs.gtk.org/gtk4/method.TreeModel.get_value.html).
  public func getValue(_ iter: TreeIter, column: Int) -> AnyValue {
    var cValue = GValue()
    gtk_tree_model_get_value(opaque, iter.gtkTreeIter, column.int32, &cValue)
    return AnyValue(taking: cValue)
  }

  /// Calls [`gtk_tree_model_iter_children()`](https://docs.gtk.org/gtk4/method.TreeModel.iter_children.html).
  @discardableResult
  public func iterChildren(_ parent: TreeIter?) -> TreeIter? {
    var cIter = GtkTreeIter()
    let result = gtk_tree_model_iter_children(opaque, &cIter, parent?.gtkTreeIter)
    guard result != 0 else { return nil }
    return TreeIter(copying: &cIter)
  }

  /// Calls [`gtk_tree_model_iter_has_child()`](https://docs.gtk.org/gtk4/method.TreeModel.iter_has_child.html).
  public func iterHasChild(_ iter: TreeIter) -> Bool { gtk_tree_model_iter_has_child(opaque, iter.gtkTreeIter).isTrue }

  /// Calls [`gtk_tree_model_iter_n_children()`](https://docs.gtk.org/gtk4/method.TreeModel.iter_n_children.html).
  @discardableResult
  public func iterNChildren(_ iter: TreeIter?) -> Int { gtk_tree_model_iter_n_children(opaque, iter?.gtkTreeIter).int }

  /// Calls [`gtk_tree_model_iter_next()`](https://docs.gtk.org/gtk4/method.TreeModel.iter_next.html).
  @discardableResult
  public func iterNext(_ iter: TreeIter) -> Bool { gtk_tree_model_iter_next(opaque, iter.gtkTreeIter).isTrue }

  /// Calls [`gtk_tree_model_iter_nth_child()`](https://docs.gtk.org/gtk4/method.TreeModel.iter_nth_child.html).
  @discardableResult
  public func iterNthChild(_ parent: TreeIter?, n: Int) -> TreeIter? {
    var cIter = GtkTreeIter()
    let result = gtk_tree_model_iter_nth_child(opaque, &cIter, parent?.gtkTreeIter, n.int32)
    guard result != 0 else { return nil }
    return TreeIter(copying: &cIter)
  }

  /// Calls [`gtk_tree_model_iter_parent()`](https://docs.gtk.org/gtk4/method.TreeModel.iter_parent.html).
  @discardableResult
  public func iterParent(_ child: TreeIter) -> TreeIter? {
    var cIter = GtkTreeIter()
    let result = gtk_tree_model_iter_parent(opaque, &cIter, child.gtkTreeIter)
    guard result != 0 else { return nil }
    return TreeIter(copying: &cIter)
  }

  /// Calls [`gtk_tree_model_iter_previous()`](https://docs.gtk.org/gtk4/method.TreeModel.iter_previous.html).
  @discardableResult
  public func iterPrevious(_ iter: TreeIter) -> Bool { gtk_tree_model_iter_previous(opaque, iter.gtkTreeIter).isTrue }

  /// Calls [`gtk_tree_model_ref_node()`](https://docs.gtk.org/gtk4/method.TreeModel.ref_node.html).
  public func refNode(_ iter: TreeIter) { gtk_tree_model_ref_node(opaque, iter.gtkTreeIter) }

  /// Calls [`gtk_tree_model_row_changed()`](https://docs.gtk.org/gtk4/method.TreeModel.row_changed.html).
  public func rowChanged(_ path: TreePath, iter: TreeIter) {
    gtk_tree_model_row_changed(opaque, path.opaque, iter.gtkTreeIter)
  }

  /// Calls [`gtk_tree_model_row_deleted()`](https://docs.gtk.org/gtk4/method.TreeModel.row_deleted.html).
  public func rowDeleted(_ path: TreePath) { gtk_tree_model_row_deleted(opaque, path.opaque) }

  /// Calls
  /// [`gtk_tree_model_row_has_child_toggled()`](https://docs.gtk.org/gtk4/method.TreeModel.row_has_child_toggled.html).
  public func rowHasChildToggled(_ path: TreePath, iter: TreeIter) {
    gtk_tree_model_row_has_child_toggled(opaque, path.opaque, iter.gtkTreeIter)
  }

  /// Calls [`gtk_tree_model_row_inserted()`](https://docs.gtk.org/gtk4/method.TreeModel.row_inserted.html).
  public func rowInserted(_ path: TreePath, iter: TreeIter) {
    gtk_tree_model_row_inserted(opaque, path.opaque, iter.gtkTreeIter)
  }

  /// Calls
  /// [`gtk_tree_model_rows_reordered_with_length()`](https://docs.gtk.org/gtk4/method.TreeModel.rows_reordered_with_length.html).
  public func rowsReordered(_ path: TreePath, iter: TreeIter?, newOrder: [Int]) {
    var cNewOrder = newOrder.map { $0.int32 }
    gtk_tree_model_rows_reordered_with_length(opaque, path.opaque, iter?.gtkTreeIter, &cNewOrder, newOrder.count.int32)
  }

  /// Calls [`gtk_tree_model_unref_node()`](https://docs.gtk.org/gtk4/method.TreeModel.unref_node.html).
  public func unrefNode(_ iter: TreeIter) { gtk_tree_model_unref_node(opaque, iter.gtkTreeIter) }
}

extension Reactive where Base: TreeModel {
  /// The signal [`row-changed`](https://docs.gtk.org/gtk4/signal.TreeModel.row-changed.html) of `GtkTreeModel`.
  ///
  /// Arguments: `path`, `iter`.
  public var rowChanged: SafeSignal<(TreePath, TreeIter)> { signal(ofSeveral: "row-changed") }

  /// The signal [`row-deleted`](https://docs.gtk.org/gtk4/signal.TreeModel.row-deleted.html) of `GtkTreeModel`.
  ///
  /// Argument: `path`.
  public var rowDeleted: SafeSignal<TreePath> { signal(ofOne: "row-deleted") }

  /// The signal [`row-has-child-toggled`](https://docs.gtk.org/gtk4/signal.TreeModel.row-has-child-toggled.html) of
  /// `GtkTreeModel`.
  ///
  /// Arguments: `path`, `iter`.
  public var rowHasChildToggled: SafeSignal<(TreePath, TreeIter)> { signal(ofSeveral: "row-has-child-toggled") }

  /// The signal [`row-inserted`](https://docs.gtk.org/gtk4/signal.TreeModel.row-inserted.html) of `GtkTreeModel`.
  ///
  /// Arguments: `path`, `iter`.
  public var rowInserted: SafeSignal<(TreePath, TreeIter)> { signal(ofSeveral: "row-inserted") }
}

/// An object of a class that is private to its library, known by its interface.
final class TreeModelObject: Object, TreeModel {}

/// The interface [`GtkTreeSortable`](https://docs.gtk.org/gtk4/iface.TreeSortable.html).
public protocol TreeSortable: TreeModel {}

extension TreeSortable {
  /// Calls
  /// [`gtk_tree_sortable_get_sort_column_id()`](https://docs.gtk.org/gtk4/method.TreeSortable.get_sort_column_id.html).
  public var sortColumnId: (sortColumnId: Int, order: SortType)? {
    var cSortColumnId: Int32 = 0
    var cOrder = GtkSortType(rawValue: 0)
    let result = gtk_tree_sortable_get_sort_column_id(opaque, &cSortColumnId, &cOrder)
    guard result != 0 else { return nil }
    return (cSortColumnId.int, SortType(cValue: cOrder))
  }

  /// Calls
  /// [`gtk_tree_sortable_has_default_sort_func()`](https://docs.gtk.org/gtk4/method.TreeSortable.has_default_sort_func.html).
  public var hasDefaultSortFunc: Bool { gtk_tree_sortable_has_default_sort_func(opaque).isTrue }

  /// Calls
  /// [`gtk_tree_sortable_set_default_sort_func()`](https://docs.gtk.org/gtk4/method.TreeSortable.set_default_sort_func.html).
  public func setDefaultSortFunc(_ sortFunc: @escaping (any TreeModel, TreeIter, TreeIter) -> Int) {
    gtk_tree_sortable_set_default_sort_func(opaque, callGtkTreeIterCompareFunc, heldClosure(sortFunc), releaseClosure)
  }

  /// Calls
  /// [`gtk_tree_sortable_set_sort_column_id()`](https://docs.gtk.org/gtk4/method.TreeSortable.set_sort_column_id.html).
  public func setSortColumnId(sortColumnId: Int, order: SortType) {
    gtk_tree_sortable_set_sort_column_id(opaque, sortColumnId.int32, order.cValue)
  }

  /// Calls [`gtk_tree_sortable_set_sort_func()`](https://docs.gtk.org/gtk4/method.TreeSortable.set_sort_func.html).
  public func setSortFunc(sortColumnId: Int, sortFunc: @escaping (any TreeModel, TreeIter, TreeIter) -> Int) {
    gtk_tree_sortable_set_sort_func(
      opaque, sortColumnId.int32, callGtkTreeIterCompareFunc, heldClosure(sortFunc), releaseClosure)
  }

  /// Calls
  /// [`gtk_tree_sortable_sort_column_changed()`](https://docs.gtk.org/gtk4/method.TreeSortable.sort_column_changed.html).
  public func sortColumnChanged() { gtk_tree_sortable_sort_column_changed(opaque) }
}

extension Reactive where Base: TreeSortable {
  /// The signal [`sort-column-changed`](https://docs.gtk.org/gtk4/signal.TreeSortable.sort-column-changed.html) of
  /// `GtkTreeSortable`.
  public var sortColumnChanged: SafeSignal<Void> { signal("sort-column-changed") }
}

/// An object of a class that is private to its library, known by its interface.
final class TreeSortableObject: Object, TreeSortable {}
