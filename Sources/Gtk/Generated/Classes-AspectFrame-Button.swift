// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `AspectFrame` preserves the aspect ratio of its child.
open class AspectFrame: Widget {
  open override class var gType: GType { gtk_aspect_frame_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Create a new `AspectFrame`.
  public init(xalign: Double, yalign: Double, ratio: Double, obeyChild: Bool) {
    super.init(adopting: gtk_aspect_frame_new(xalign.float, yalign.float, ratio.float, obeyChild.gboolean))
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(gtk_aspect_frame_get_child(opaque)) }
    set { gtk_aspect_frame_set_child(opaque, newValue?.gtkWidget) }
  }

  /// Whether the `AspectFrame` should use the aspect ratio of its child.
  public final var obeyChild: Bool {
    get { gtk_aspect_frame_get_obey_child(opaque).isTrue }
    set { gtk_aspect_frame_set_obey_child(opaque, newValue.gboolean) }
  }

  /// The aspect ratio to be used by the `AspectFrame`.
  public final var ratio: Double {
    get { gtk_aspect_frame_get_ratio(opaque).double }
    set { gtk_aspect_frame_set_ratio(opaque, newValue.float) }
  }

  /// The horizontal alignment of the child.
  public final var xalign: Double {
    get { gtk_aspect_frame_get_xalign(opaque).double }
    set { gtk_aspect_frame_set_xalign(opaque, newValue.float) }
  }

  /// The vertical alignment of the child.
  public final var yalign: Double {
    get { getProperty("yalign") }
    set { gtk_aspect_frame_set_yalign(opaque, newValue.float) }
  }
}

extension Reactive where Base: AspectFrame {
  /// The child widget.
  public var child: DynamicSubject<Widget?> {
    property("child", get: { AspectFrame.of($0).child }, set: { AspectFrame.of($0).child = $1 })
  }

  /// Whether the `AspectFrame` should use the aspect ratio of its child.
  public var obeyChild: DynamicSubject<Bool> {
    property("obey-child", get: { AspectFrame.of($0).obeyChild }, set: { AspectFrame.of($0).obeyChild = $1 })
  }

  /// The aspect ratio to be used by the `AspectFrame`.
  public var ratio: DynamicSubject<Double> {
    property("ratio", get: { AspectFrame.of($0).ratio }, set: { AspectFrame.of($0).ratio = $1 })
  }

  /// The horizontal alignment of the child.
  public var xalign: DynamicSubject<Double> {
    property("xalign", get: { AspectFrame.of($0).xalign }, set: { AspectFrame.of($0).xalign = $1 })
  }

  /// The vertical alignment of the child.
  public var yalign: DynamicSubject<Double> { property("yalign") }
}

/// `Assistant` is used to represent a complex as a series of steps.
open class Assistant: Window {
  open override class var gType: GType { gtk_assistant_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Assistant`.
  public override init() {
    super.init(adopting: gtk_assistant_new())
  }

  /// `GListModel` containing the pages.
  public final var pages: (any Gio.ListModel)? { givenInterface(opaque: gtk_assistant_get_pages(opaque)) }

  /// `true` if the assistant uses a `HeaderBar` for action buttons instead of the action-area.
  public final var useHeaderBar: Int { getProperty("use-header-bar") }

  /// Adds a widget to the action area of a `Assistant`.
  public final func addActionWidget(_ child: Widget) { gtk_assistant_add_action_widget(opaque, child.gtkWidget) }

  /// Appends a page to the `assistant`.
  @discardableResult
  public final func appendPage(_ page: Widget) -> Int { gtk_assistant_append_page(opaque, page.gtkWidget).int }

  /// Erases the visited page history.
  public final func commit() { gtk_assistant_commit(opaque) }

  /// Returns the page number of the current page.
  public final var currentPage: Int {
    get { gtk_assistant_get_current_page(opaque).int }
    set(pageNum) { gtk_assistant_set_current_page(opaque, pageNum.int32) }
  }

  /// Returns the number of pages in the `assistant`
  public final var nPages: Int { gtk_assistant_get_n_pages(opaque).int }

  /// Returns the child widget contained in page number `pageNum`.
  public final func getNthPage(_ pageNum: Int) -> Widget? {
    lentObject(gtk_assistant_get_nth_page(opaque, pageNum.int32))
  }

  /// Returns the `AssistantPage` object for `child`.
  public final func getPage(_ child: Widget) -> AssistantPage? {
    lentObject(opaque: gtk_assistant_get_page(opaque, child.gtkWidget))
  }

  /// Gets whether `page` is complete.
  public final func getPageComplete(_ page: Widget) -> Bool {
    gtk_assistant_get_page_complete(opaque, page.gtkWidget).isTrue
  }

  /// Gets the title for `page`.
  public final func getPageTitle(_ page: Widget) -> String {
    lentString(gtk_assistant_get_page_title(opaque, page.gtkWidget))
  }

  /// Gets the page type of `page`.
  public final func getPageType(_ page: Widget) -> AssistantPageType {
    AssistantPageType(cValue: gtk_assistant_get_page_type(opaque, page.gtkWidget))
  }

  /// Inserts a page in the `assistant` at a given position.
  @discardableResult
  public final func insertPage(_ page: Widget, position: Int) -> Int {
    gtk_assistant_insert_page(opaque, page.gtkWidget, position.int32).int
  }

  /// Navigate to the next page.
  public final func nextPage() { gtk_assistant_next_page(opaque) }

  /// Prepends a page to the `assistant`.
  @discardableResult
  public final func prependPage(_ page: Widget) -> Int { gtk_assistant_prepend_page(opaque, page.gtkWidget).int }

  /// Navigate to the previous visited page.
  public final func previousPage() { gtk_assistant_previous_page(opaque) }

  /// Removes a widget from the action area of a `Assistant`.
  public final func removeActionWidget(_ child: Widget) { gtk_assistant_remove_action_widget(opaque, child.gtkWidget) }

  /// Removes the `pageNum`’s page from `assistant`.
  public final func removePage(_ pageNum: Int) { gtk_assistant_remove_page(opaque, pageNum.int32) }

  /// Sets the page forwarding function to be `pageFunc`.
  public final func setForwardPageFunc(_ pageFunc: ((Int) -> Int)?) {
    gtk_assistant_set_forward_page_func(
      opaque, pageFunc == nil ? nil : callGtkAssistantPageFunc, pageFunc.map { heldClosure($0) },
      pageFunc == nil ? nil : releaseClosure)
  }

  /// Sets whether `page` contents are complete.
  public final func setPageComplete(_ page: Widget, complete: Bool) {
    gtk_assistant_set_page_complete(opaque, page.gtkWidget, complete.gboolean)
  }

  /// Sets a title for `page`.
  public final func setPageTitle(_ page: Widget, title: String) {
    gtk_assistant_set_page_title(opaque, page.gtkWidget, title)
  }

  /// Sets the page type for `page`.
  public final func setPageType(_ page: Widget, type: AssistantPageType) {
    gtk_assistant_set_page_type(opaque, page.gtkWidget, type.cValue)
  }

  /// Forces `assistant` to recompute the buttons state.
  public final func updateButtonsState() { gtk_assistant_update_buttons_state(opaque) }
}

extension Reactive where Base: Assistant {
  /// `GListModel` containing the pages.
  public var pages: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("pages") }

  /// `true` if the assistant uses a `HeaderBar` for action buttons instead of the action-area.
  public var useHeaderBar: SafeSignal<Int> { readOnlyProperty("use-header-bar") }

  /// Emitted when the apply button is clicked.
  public var apply: SafeSignal<Void> { signal("apply") }

  /// Emitted when then the cancel button is clicked.
  public var cancel: SafeSignal<Void> { signal("cancel") }

  /// Emitted either when the close button of a summary page is clicked, or when the apply button in the last page in
  /// the flow (of type `GTK_ASSISTANT_PAGE_CONFIRM`) is clicked.
  public var close: SafeSignal<Void> { signal("close") }

  /// The action signal for the Escape binding.
  public var escape: SafeSignal<Void> { signal("escape") }

  /// Emitted when a new page is set as the assistant's current page, before making the new page visible.
  ///
  /// Argument: `page`.
  public var prepare: SafeSignal<Widget> { signal(ofOne: "prepare") }
}

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
    property("attributes", get: { BookmarkList.of($0).attributes }, set: { BookmarkList.of($0).attributes = $1 })
  }

  /// The bookmark file to load.
  public var filename: SafeSignal<String> { readOnlyProperty("filename") }

  /// Priority used when loading.
  public var ioPriority: DynamicSubject<Int> {
    property("io-priority", get: { BookmarkList.of($0).ioPriority }, set: { BookmarkList.of($0).ioPriority = $1 })
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
  public var expression: DynamicSubject<ValueExpression?> {
    property("expression", get: { BoolFilter.of($0).expression }, set: { BoolFilter.of($0).expression = $1 })
  }

  /// If the expression result should be inverted.
  public var invert: DynamicSubject<Bool> {
    property("invert", get: { BoolFilter.of($0).invert }, set: { BoolFilter.of($0).invert = $1 })
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
  public var baselinePosition: DynamicSubject<BaselinePosition> {
    property("baseline-position", get: { Box.of($0).baselinePosition }, set: { Box.of($0).baselinePosition = $1 })
  }

  /// Whether the children should all be the same size.
  public var homogeneous: DynamicSubject<Bool> {
    property("homogeneous", get: { Box.of($0).homogeneous }, set: { Box.of($0).homogeneous = $1 })
  }

  /// The amount of space between children.
  public var spacing: DynamicSubject<Int> {
    property("spacing", get: { Box.of($0).spacing }, set: { Box.of($0).spacing = $1 })
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
  public var baselinePosition: DynamicSubject<BaselinePosition> {
    property(
      "baseline-position", get: { BoxLayout.of($0).baselinePosition }, set: { BoxLayout.of($0).baselinePosition = $1 })
  }

  /// Whether the box layout should distribute the available space equally among the children.
  public var homogeneous: DynamicSubject<Bool> {
    property("homogeneous", get: { BoxLayout.of($0).homogeneous }, set: { BoxLayout.of($0).homogeneous = $1 })
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
  public var currentObject: DynamicSubject<Object?> {
    property("current-object", get: { Builder.of($0).currentObject }, set: { Builder.of($0).currentObject = $1 })
  }

  /// The scope the builder is operating in
  public var scope: DynamicSubject<(any BuilderScope)?> {
    property("scope", get: { Builder.of($0).scope }, set: { Builder.of($0).scope = $1 })
  }

  /// The translation domain used when translating property values that have been marked as translatable.
  public var translationDomain: DynamicSubject<String?> {
    property(
      "translation-domain", get: { Builder.of($0).translationDomain }, set: { Builder.of($0).translationDomain = $1 })
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
  public var child: DynamicSubject<Widget?> {
    property("child", get: { Button.of($0).child }, set: { Button.of($0).child = $1 })
  }

  /// Whether the button has a frame.
  public var hasFrame: DynamicSubject<Bool> {
    property("has-frame", get: { Button.of($0).hasFrame }, set: { Button.of($0).hasFrame = $1 })
  }

  /// The name of the icon used to automatically populate the button.
  public var iconName: DynamicSubject<String?> {
    property("icon-name", get: { Button.of($0).iconName }, set: { Button.of($0).iconName = $1 })
  }

  /// Text of the label inside the button, if the button contains a label widget.
  public var label: DynamicSubject<String?> {
    property("label", get: { Button.of($0).label }, set: { Button.of($0).label = $1 })
  }

  /// If set, an underline in the text indicates that the following character is to be used as mnemonic.
  public var useUnderline: DynamicSubject<Bool> {
    property("use-underline", get: { Button.of($0).useUnderline }, set: { Button.of($0).useUnderline = $1 })
  }

  /// Emitted to animate press then release.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// Emitted when the button has been activated (pressed and released).
  public var clicked: SafeSignal<Void> { signal("clicked") }
}
