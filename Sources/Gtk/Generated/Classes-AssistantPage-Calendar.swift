// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `AssistantPage` is an auxiliary object used by `GtkAssistant.
open class AssistantPage: Object {
  open override class var gType: GType { gtk_assistant_page_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The child widget.
  public final var child: Widget? { lentObject(gtk_assistant_page_get_child(opaque)) }

  /// Whether all required fields are filled in.
  public final var complete: Bool {
    get { getProperty("complete") }
    set { setProperty("complete", newValue) }
  }

  /// The type of the assistant page.
  public final var pageType: AssistantPageType {
    get { getProperty("page-type") }
    set { setProperty("page-type", newValue) }
  }

  /// The title of the page.
  public final var title: String {
    get { getProperty("title") }
    set { setProperty("title", newValue) }
  }
}

extension Reactive where Base: AssistantPage {
  /// The child widget.
  public var child: SafeSignal<Widget?> { readOnlyProperty("child") }

  /// Whether all required fields are filled in.
  public var complete: DynamicSubject<Bool> { property("complete") }

  /// The type of the assistant page.
  public var pageType: DynamicSubject<AssistantPageType> { property("page-type") }

  /// The title of the page.
  public var title: DynamicSubject<String> { property("title") }
}

/// `BinLayout` is a `LayoutManager` subclass useful for create "bins" of widgets.
open class BinLayout: LayoutManager {
  open override class var gType: GType { gtk_bin_layout_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `BinLayout` instance.
  public init() {
    super.init(adopting: gtk_bin_layout_new())
  }
}

/// `BookmarkList` is a list model that wraps `GBookmarkFile`.
open class BookmarkList: Object, Gio.ListModel {
  open override class var gType: GType { gtk_bookmark_list_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `BookmarkList` with the given `attributes`.
  public init(filename: String? = nil, attributes: String? = nil) {
    super.init(adopting: gtk_bookmark_list_new(filename, attributes).raw)
  }

  /// The attributes to query.
  public final var attributes: String? {
    get { lentString(ifAny: gtk_bookmark_list_get_attributes(opaque)) }
    set { lend(newValue) { gtk_bookmark_list_set_attributes(opaque, $0) } }
  }

  /// The bookmark file to load.
  public final var filename: String { lentString(gtk_bookmark_list_get_filename(opaque)) }

  /// Priority used when loading.
  public final var ioPriority: Int {
    get { gtk_bookmark_list_get_io_priority(opaque).int }
    set { gtk_bookmark_list_set_io_priority(opaque, newValue.int32) }
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// `true` if files are being loaded.
  public final var loading: Bool { getProperty("loading") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }

  /// Returns `true` if the files are currently being loaded.
  public final var isLoading: Bool { gtk_bookmark_list_is_loading(opaque).isTrue }
}

extension Reactive where Base: BookmarkList {
  /// The attributes to query.
  public var attributes: DynamicSubject<String?> {
    property("attributes", get: { (object: BookmarkList) in object.attributes }, set: { $0.attributes = $1 })
  }

  /// The bookmark file to load.
  public var filename: SafeSignal<String> { readOnlyProperty("filename") }

  /// Priority used when loading.
  public var ioPriority: DynamicSubject<Int> {
    property("io-priority", get: { (object: BookmarkList) in object.ioPriority }, set: { $0.ioPriority = $1 })
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// `true` if files are being loaded.
  public var loading: SafeSignal<Bool> { readOnlyProperty("loading") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

/// `BoolFilter` evaluates a boolean `ValueExpression` to determine whether to include items.
open class BoolFilter: Filter {
  open override class var gType: GType { gtk_bool_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new bool filter.
  public init(expression: ValueExpression? = nil) {
    super.init(adopting: gtk_bool_filter_new(expression?.given()).raw)
  }

  /// The boolean expression to evaluate on item.
  public final var expression: ValueExpression? {
    get { lentBoxed(opaque: gtk_bool_filter_get_expression(opaque)) }
    set { gtk_bool_filter_set_expression(opaque, newValue?.opaque) }
  }

  /// If the expression result should be inverted.
  public final var invert: Bool {
    get { gtk_bool_filter_get_invert(opaque).isTrue }
    set { gtk_bool_filter_set_invert(opaque, newValue.gboolean) }
  }
}

extension Reactive where Base: BoolFilter {
  /// The boolean expression to evaluate on item.
  public var expression: DynamicSubject<ValueExpression?> { property("expression") }

  /// If the expression result should be inverted.
  public var invert: DynamicSubject<Bool> {
    property("invert", get: { (object: BoolFilter) in object.invert }, set: { $0.invert = $1 })
  }
}

/// The `Box` widget arranges child widgets into a single row or column.
open class Box: Widget, Orientable {
  open override class var gType: GType { gtk_box_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkBox: UnsafeMutablePointer<GtkBox> { pointer.assumingMemoryBound(to: GtkBox.self) }

  /// Creates a new `Box`.
  public init(orientation: Orientation, spacing: Int) {
    super.init(adopting: gtk_box_new(orientation.cValue, spacing.int32))
  }

  /// The position of the baseline aligned widgets if extra space is available.
  public final var baselinePosition: BaselinePosition {
    get { BaselinePosition(cValue: gtk_box_get_baseline_position(gtkBox)) }
    set { gtk_box_set_baseline_position(gtkBox, newValue.cValue) }
  }

  /// Whether the children should all be the same size.
  public final var homogeneous: Bool {
    get { gtk_box_get_homogeneous(gtkBox).isTrue }
    set { gtk_box_set_homogeneous(gtkBox, newValue.gboolean) }
  }

  /// The amount of space between children.
  public final var spacing: Int {
    get { gtk_box_get_spacing(gtkBox).int }
    set { gtk_box_set_spacing(gtkBox, newValue.int32) }
  }

  /// Adds `child` as the last child to `box`.
  public final func append(_ child: Widget) { gtk_box_append(gtkBox, child.gtkWidget) }

  /// Inserts `child` in the position after `sibling` in the list of `box` children.
  public final func insertChildAfter(_ child: Widget, sibling: Widget?) {
    gtk_box_insert_child_after(gtkBox, child.gtkWidget, sibling?.gtkWidget)
  }

  /// Adds `child` as the first child to `box`.
  public final func prepend(_ child: Widget) { gtk_box_prepend(gtkBox, child.gtkWidget) }

  /// Removes a child widget from `box`.
  public final func remove(_ child: Widget) { gtk_box_remove(gtkBox, child.gtkWidget) }

  /// Moves `child` to the position after `sibling` in the list of `box` children.
  public final func reorderChildAfter(_ child: Widget, sibling: Widget?) {
    gtk_box_reorder_child_after(gtkBox, child.gtkWidget, sibling?.gtkWidget)
  }
}

extension Reactive where Base: Box {
  /// The position of the baseline aligned widgets if extra space is available.
  public var baselinePosition: DynamicSubject<BaselinePosition> { property("baseline-position") }

  /// Whether the children should all be the same size.
  public var homogeneous: DynamicSubject<Bool> {
    property("homogeneous", get: { (object: Box) in object.homogeneous }, set: { $0.homogeneous = $1 })
  }

  /// The amount of space between children.
  public var spacing: DynamicSubject<Int> {
    property("spacing", get: { (object: Box) in object.spacing }, set: { $0.spacing = $1 })
  }
}

/// `BoxLayout` is a layout manager that arranges children in a single row or column.
open class BoxLayout: LayoutManager, Orientable {
  open override class var gType: GType { gtk_box_layout_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `BoxLayout`.
  public init(orientation: Orientation) {
    super.init(adopting: gtk_box_layout_new(orientation.cValue))
  }

  /// The position of the allocated baseline within the extra space allocated to each child.
  public final var baselinePosition: BaselinePosition {
    get { BaselinePosition(cValue: gtk_box_layout_get_baseline_position(opaque)) }
    set { gtk_box_layout_set_baseline_position(opaque, newValue.cValue) }
  }

  /// Whether the box layout should distribute the available space equally among the children.
  public final var homogeneous: Bool {
    get { gtk_box_layout_get_homogeneous(opaque).isTrue }
    set { gtk_box_layout_set_homogeneous(opaque, newValue.gboolean) }
  }

  /// The space to put between the children.
  public final var spacing: Int {
    get { gtk_box_layout_get_spacing(opaque).int }
    set { setProperty("spacing", newValue) }
  }
}

extension Reactive where Base: BoxLayout {
  /// The position of the allocated baseline within the extra space allocated to each child.
  public var baselinePosition: DynamicSubject<BaselinePosition> { property("baseline-position") }

  /// Whether the box layout should distribute the available space equally among the children.
  public var homogeneous: DynamicSubject<Bool> {
    property("homogeneous", get: { (object: BoxLayout) in object.homogeneous }, set: { $0.homogeneous = $1 })
  }

  /// The space to put between the children.
  public var spacing: DynamicSubject<Int> { property("spacing") }
}

/// A `Builder` reads XML descriptions of a user interface and instantiates the described objects.
open class Builder: Object {
  open override class var gType: GType { gtk_builder_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new empty builder object.
  public init() {
    super.init(adopting: gtk_builder_new().raw)
  }

  /// The object the builder is evaluating for.
  public final var currentObject: Object? {
    get { lentObject(gtk_builder_get_current_object(opaque)) }
    set { gtk_builder_set_current_object(opaque, newValue?.gObject) }
  }

  /// The scope the builder is operating in
  public final var scope: (any BuilderScope)? {
    get { lentInterface(opaque: gtk_builder_get_scope(opaque)) }
    set { gtk_builder_set_scope(opaque, newValue?.opaque) }
  }

  /// The translation domain used when translating property values that have been marked as translatable.
  public final var translationDomain: String? {
    get { lentString(ifAny: gtk_builder_get_translation_domain(opaque)) }
    set { lend(newValue) { gtk_builder_set_translation_domain(opaque, $0) } }
  }

  /// Parses a file containing a UI definition and merges it with the current contents of `builder`.
  public final func addFromFile(_ filename: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_add_from_file(opaque, filename, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Parses a resource file containing a UI definition and merges it with the current contents of `builder`.
  public final func addFromResource(_ resourcePath: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_add_from_resource(opaque, resourcePath, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Parses a string containing a UI definition and merges it with the current contents of `builder`.
  public final func addFromString(_ buffer: String, length: Int = -1) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_add_from_string(opaque, buffer, length, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Parses a file containing a UI definition building only the requested objects and merges them with the current
  /// contents of `builder`.
  public final func addObjectsFromFile(_ filename: String, objectIds: [String]) throws(GLib.Failure) {
    let lent = CallScope()
    defer { lent.end() }
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_add_objects_from_file(opaque, filename, lent.strings(objectIds), &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Parses a resource file containing a UI definition, building only the requested objects and merges them with the
  /// current contents of `builder`.
  public final func addObjectsFromResource(_ resourcePath: String, objectIds: [String]) throws(GLib.Failure) {
    let lent = CallScope()
    defer { lent.end() }
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_add_objects_from_resource(opaque, resourcePath, lent.strings(objectIds), &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Parses a string containing a UI definition, building only the requested objects and merges them with the current
  /// contents of `builder`.
  public final func addObjectsFromString(_ buffer: String, length: Int = -1, objectIds: [String]) throws(GLib.Failure) {
    let lent = CallScope()
    defer { lent.end() }
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_add_objects_from_string(opaque, buffer, length, lent.strings(objectIds), &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Add `object` to the `builder` object pool so it can be referenced just like any other object built by builder.
  public final func exposeObject(_ name: String, object: Object) {
    gtk_builder_expose_object(opaque, name, object.gObject)
  }

  /// Main private entry point for building composite components from template XML.
  public final func extendWithTemplate(
    _ object: Object, templateType: any GTyped.Type, buffer: String, length: Int = -1
  ) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_extend_with_template(opaque, object.gObject, templateType.registeredType, buffer, length, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Gets the object named `name`.
  public final func getObject(_ name: String) -> Object? { lentObject(gtk_builder_get_object(opaque, name)) }

  /// Gets all objects that have been constructed by `builder`.
  public final var objects: [Object] {
    lists(gtk_builder_get_objects(opaque), isGiven: true) { lentObject($0) as Object? }
  }

  /// Looks up a type by name.
  public final func getTypeFromName(_ typeName: String) -> GType { gtk_builder_get_type_from_name(opaque, typeName) }

  /// Demarshals a value from a string.
  @discardableResult
  public final func valueFromString(_ pspec: ParamSpec, string: String) throws(GLib.Failure) -> AnyValue {
    var cValue = GValue()
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_value_from_string(opaque, pspec.gParamSpec, string, &cValue, &error)
    if let error { throw GLib.Failure(consuming: error) }
    return AnyValue(taking: cValue)
  }

  /// Demarshals a value from a string.
  @discardableResult
  public final func valueFromStringType(type: any GTyped.Type, string: String) throws(GLib.Failure) -> AnyValue {
    var cValue = GValue()
    var error: UnsafeMutablePointer<GError>?
    gtk_builder_value_from_string_type(opaque, type.registeredType, string, &cValue, &error)
    if let error { throw GLib.Failure(consuming: error) }
    return AnyValue(taking: cValue)
  }
}

extension Reactive where Base: Builder {
  /// The object the builder is evaluating for.
  public var currentObject: DynamicSubject<Object?> { property("current-object") }

  /// The scope the builder is operating in
  public var scope: DynamicSubject<(any BuilderScope)?> { interfaceProperty("scope") }

  /// The translation domain used when translating property values that have been marked as translatable.
  public var translationDomain: DynamicSubject<String?> {
    property(
      "translation-domain", get: { (object: Builder) in object.translationDomain }, set: { $0.translationDomain = $1 })
  }
}

/// A `BuilderScope` implementation for the C language.
open class BuilderCScope: Object, BuilderScope {
  open override class var gType: GType { gtk_builder_cscope_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkBuilderCScope: UnsafeMutablePointer<GtkBuilderCScope> {
    pointer.assumingMemoryBound(to: GtkBuilderCScope.self)
  }

  /// Creates a new `BuilderCScope` object to use with future `Builder` instances.
  public init() {
    super.init(adopting: gtk_builder_cscope_new().raw)
  }
}

/// `BuilderListItemFactory` is a `ListItemFactory` that creates widgets by instantiating `Builder` UI templates.
open class BuilderListItemFactory: ListItemFactory {
  open override class var gType: GType { gtk_builder_list_item_factory_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `BuilderListItemFactory` that instantiates widgets using `bytes` as the data to pass to `Builder`.
  public init(scope: (any BuilderScope)?, bytes: GLib.Bytes) {
    super.init(adopting: gtk_builder_list_item_factory_new_from_bytes(scope?.opaque, bytes.opaque).raw)
  }

  /// Creates a new `BuilderListItemFactory` that instantiates widgets using data read from the given `resourcePath` to
  /// pass to `Builder`.
  public init(scope: (any BuilderScope)?, resourcePath: String) {
    super.init(adopting: gtk_builder_list_item_factory_new_from_resource(scope?.opaque, resourcePath).raw)
  }

  /// `GBytes` containing the UI definition.
  public final var bytes: GLib.Bytes? { getProperty("bytes") }

  /// Path of the resource containing the UI definition.
  public final var resource: String? { lentString(ifAny: gtk_builder_list_item_factory_get_resource(opaque)) }

  /// `BuilderScope` to use when instantiating listitems
  public final var scope: (any BuilderScope)? { lentInterface(opaque: gtk_builder_list_item_factory_get_scope(opaque)) }
}

extension Reactive where Base: BuilderListItemFactory {
  /// `GBytes` containing the UI definition.
  public var bytes: SafeSignal<GLib.Bytes?> { readOnlyProperty("bytes") }

  /// Path of the resource containing the UI definition.
  public var resource: SafeSignal<String?> { readOnlyProperty("resource") }

  /// `BuilderScope` to use when instantiating listitems
  public var scope: SafeSignal<(any BuilderScope)?> { readOnlyInterfaceProperty("scope") }
}

/// The `Button` widget is generally used to trigger a callback function that is called when the button is pressed.
open class Button: Widget, Actionable {
  open override class var gType: GType { gtk_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkButton: UnsafeMutablePointer<GtkButton> { pointer.assumingMemoryBound(to: GtkButton.self) }

  /// Creates a new `Button` widget.
  public init() {
    super.init(adopting: gtk_button_new())
  }

  /// Creates a new button containing an icon from the current icon theme.
  public init(iconName: String?) {
    super.init(adopting: gtk_button_new_from_icon_name(iconName))
  }

  /// Creates a `Button` widget with a `Label` child.
  public init(label: String) {
    super.init(adopting: gtk_button_new_with_label(label))
  }

  /// Creates a new `Button` containing a label.
  public init(mnemonic: String) {
    super.init(adopting: gtk_button_new_with_mnemonic(mnemonic))
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(gtk_button_get_child(gtkButton)) }
    set { gtk_button_set_child(gtkButton, newValue?.gtkWidget) }
  }

  /// Whether the button has a frame.
  public final var hasFrame: Bool {
    get { gtk_button_get_has_frame(gtkButton).isTrue }
    set { gtk_button_set_has_frame(gtkButton, newValue.gboolean) }
  }

  /// The name of the icon used to automatically populate the button.
  public final var iconName: String? {
    get { lentString(ifAny: gtk_button_get_icon_name(gtkButton)) }
    set { lend(newValue) { gtk_button_set_icon_name(gtkButton, $0) } }
  }

  /// Text of the label inside the button, if the button contains a label widget.
  public final var label: String? {
    get { lentString(ifAny: gtk_button_get_label(gtkButton)) }
    set { lend(newValue) { gtk_button_set_label(gtkButton, $0) } }
  }

  /// If set, an underline in the text indicates that the following character is to be used as mnemonic.
  public final var useUnderline: Bool {
    get { gtk_button_get_use_underline(gtkButton).isTrue }
    set { gtk_button_set_use_underline(gtkButton, newValue.gboolean) }
  }
}

extension Reactive where Base: Button {
  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// Whether the button has a frame.
  public var hasFrame: DynamicSubject<Bool> {
    property("has-frame", get: { (object: Button) in object.hasFrame }, set: { $0.hasFrame = $1 })
  }

  /// The name of the icon used to automatically populate the button.
  public var iconName: DynamicSubject<String?> {
    property("icon-name", get: { (object: Button) in object.iconName }, set: { $0.iconName = $1 })
  }

  /// Text of the label inside the button, if the button contains a label widget.
  public var label: DynamicSubject<String?> {
    property("label", get: { (object: Button) in object.label }, set: { $0.label = $1 })
  }

  /// If set, an underline in the text indicates that the following character is to be used as mnemonic.
  public var useUnderline: DynamicSubject<Bool> {
    property("use-underline", get: { (object: Button) in object.useUnderline }, set: { $0.useUnderline = $1 })
  }

  /// Emitted to animate press then release.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// Emitted when the button has been activated (pressed and released).
  public var clicked: SafeSignal<Void> { signal("clicked") }
}

/// A variant of `ClosureExpression` using a C closure.
open class CClosureExpression: ValueExpression {
  open override class var gType: GType { gtk_cclosure_expression_get_type() }
}

/// `Calendar` is a widget that displays a Gregorian calendar, one month at a time.
open class Calendar: Widget {
  open override class var gType: GType { gtk_calendar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new calendar, with the current date being selected.
  public init() {
    super.init(adopting: gtk_calendar_new())
  }

  /// The selected day (as a number between 1 and 31).
  public final var day: Int {
    get { getProperty("day") }
    set { setProperty("day", newValue) }
  }

  /// The selected month (as a number between 0 and 11).
  public final var month: Int {
    get { getProperty("month") }
    set { setProperty("month", newValue) }
  }

  /// Determines whether day names are displayed.
  public final var showDayNames: Bool {
    get { gtk_calendar_get_show_day_names(opaque).isTrue }
    set { gtk_calendar_set_show_day_names(opaque, newValue.gboolean) }
  }

  /// Determines whether a heading is displayed.
  public final var showHeading: Bool {
    get { gtk_calendar_get_show_heading(opaque).isTrue }
    set { gtk_calendar_set_show_heading(opaque, newValue.gboolean) }
  }

  /// Determines whether week numbers are displayed.
  public final var showWeekNumbers: Bool {
    get { gtk_calendar_get_show_week_numbers(opaque).isTrue }
    set { gtk_calendar_set_show_week_numbers(opaque, newValue.gboolean) }
  }

  /// The selected year.
  public final var year: Int {
    get { getProperty("year") }
    set { setProperty("year", newValue) }
  }

  /// Remove all visual markers.
  public final func clearMarks() { gtk_calendar_clear_marks(opaque) }

  /// Returns if the `day` of the `calendar` is already marked.
  public final func getDayIsMarked(_ day: Int) -> Bool { gtk_calendar_get_day_is_marked(opaque, day.uint32).isTrue }

  /// Places a visual marker on a particular day.
  public final func markDay(_ day: Int) { gtk_calendar_mark_day(opaque, day.uint32) }

  /// Switches to `date`'s year and month and select its day.
  public final func selectDay(_ date: GLib.DateTime) { gtk_calendar_select_day(opaque, date.opaque) }

  /// Removes the visual marker from a particular day.
  public final func unmarkDay(_ day: Int) { gtk_calendar_unmark_day(opaque, day.uint32) }
}

extension Reactive where Base: Calendar {
  /// The selected day (as a number between 1 and 31).
  public var day: DynamicSubject<Int> { property("day") }

  /// The selected month (as a number between 0 and 11).
  public var month: DynamicSubject<Int> { property("month") }

  /// Determines whether day names are displayed.
  public var showDayNames: DynamicSubject<Bool> {
    property("show-day-names", get: { (object: Calendar) in object.showDayNames }, set: { $0.showDayNames = $1 })
  }

  /// Determines whether a heading is displayed.
  public var showHeading: DynamicSubject<Bool> {
    property("show-heading", get: { (object: Calendar) in object.showHeading }, set: { $0.showHeading = $1 })
  }

  /// Determines whether week numbers are displayed.
  public var showWeekNumbers: DynamicSubject<Bool> {
    property(
      "show-week-numbers", get: { (object: Calendar) in object.showWeekNumbers }, set: { $0.showWeekNumbers = $1 })
  }

  /// The selected year.
  public var year: DynamicSubject<Int> { property("year") }

  /// Emitted when the user selects a day.
  public var daySelected: SafeSignal<Void> { signal("day-selected") }

  /// Emitted when the user switched to the next month.
  public var nextMonth: SafeSignal<Void> { signal("next-month") }

  /// Emitted when user switched to the next year.
  public var nextYear: SafeSignal<Void> { signal("next-year") }

  /// Emitted when the user switched to the previous month.
  public var prevMonth: SafeSignal<Void> { signal("prev-month") }

  /// Emitted when user switched to the previous year.
  public var prevYear: SafeSignal<Void> { signal("prev-year") }
}
