// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `Stack` is a container which only shows one of its children at a time.
open class Stack: Widget {
  open override class var gType: GType { gtk_stack_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Stack`.
  public init() {
    super.init(adopting: gtk_stack_new())
  }

  /// `true` if the stack allocates the same width for all children.
  public final var hhomogeneous: Bool {
    get { gtk_stack_get_hhomogeneous(opaque).isTrue }
    set { gtk_stack_set_hhomogeneous(opaque, newValue.gboolean) }
  }

  /// Whether or not the size should smoothly change during the transition.
  public final var interpolateSize: Bool {
    get { gtk_stack_get_interpolate_size(opaque).isTrue }
    set { gtk_stack_set_interpolate_size(opaque, newValue.gboolean) }
  }

  /// A selection model with the stack pages.
  public final var pages: (any SelectionModel)? { givenInterface(opaque: gtk_stack_get_pages(opaque)) }

  /// The animation duration, in milliseconds.
  public final var transitionDuration: Int {
    get { gtk_stack_get_transition_duration(opaque).int }
    set { gtk_stack_set_transition_duration(opaque, newValue.uint32) }
  }

  /// Whether or not the transition is currently running.
  public final var transitionRunning: Bool { gtk_stack_get_transition_running(opaque).isTrue }

  /// The type of animation used to transition.
  public final var transitionType: StackTransitionType {
    get { StackTransitionType(cValue: gtk_stack_get_transition_type(opaque)) }
    set { gtk_stack_set_transition_type(opaque, newValue.cValue) }
  }

  /// `true` if the stack allocates the same height for all children.
  public final var vhomogeneous: Bool {
    get { gtk_stack_get_vhomogeneous(opaque).isTrue }
    set { gtk_stack_set_vhomogeneous(opaque, newValue.gboolean) }
  }

  /// The widget currently visible in the stack.
  public final var visibleChild: Widget? {
    get { lentObject(gtk_stack_get_visible_child(opaque)) }
    set { gtk_stack_set_visible_child(opaque, newValue?.gtkWidget) }
  }

  /// The name of the widget currently visible in the stack.
  public final var visibleChildName: String? {
    get { lentString(ifAny: gtk_stack_get_visible_child_name(opaque)) }
    set { lend(newValue) { gtk_stack_set_visible_child_name(opaque, $0) } }
  }

  /// Adds a child to `stack`.
  @discardableResult
  public final func addChild(_ child: Widget) -> StackPage {
    lentObject(opaque: gtk_stack_add_child(opaque, child.gtkWidget))!
  }

  /// Adds a child to `stack`.
  @discardableResult
  public final func addNamed(_ child: Widget, name: String?) -> StackPage {
    lentObject(opaque: gtk_stack_add_named(opaque, child.gtkWidget, name))!
  }

  /// Adds a child to `stack`.
  @discardableResult
  public final func addTitled(_ child: Widget, name: String?, title: String) -> StackPage {
    lentObject(opaque: gtk_stack_add_titled(opaque, child.gtkWidget, name, title))!
  }

  /// Finds the child with the name given as the argument.
  public final func getChildByName(_ name: String) -> Widget? { lentObject(gtk_stack_get_child_by_name(opaque, name)) }

  /// Returns the `StackPage` object for `child`.
  public final func getPage(_ child: Widget) -> StackPage? {
    lentObject(opaque: gtk_stack_get_page(opaque, child.gtkWidget))
  }

  /// Removes a child widget from `stack`.
  public final func remove(_ child: Widget) { gtk_stack_remove(opaque, child.gtkWidget) }

  /// Makes the child with the given name visible.
  public final func setVisibleChildFull(_ name: String, transition: StackTransitionType) {
    gtk_stack_set_visible_child_full(opaque, name, transition.cValue)
  }
}

extension Reactive where Base: Stack {
  /// `true` if the stack allocates the same width for all children.
  public var hhomogeneous: DynamicSubject<Bool> {
    property("hhomogeneous", get: { (object: Stack) in object.hhomogeneous }, set: { $0.hhomogeneous = $1 })
  }

  /// Whether or not the size should smoothly change during the transition.
  public var interpolateSize: DynamicSubject<Bool> {
    property("interpolate-size", get: { (object: Stack) in object.interpolateSize }, set: { $0.interpolateSize = $1 })
  }

  /// A selection model with the stack pages.
  public var pages: SafeSignal<(any SelectionModel)?> { readOnlyInterfaceProperty("pages") }

  /// The animation duration, in milliseconds.
  public var transitionDuration: DynamicSubject<Int> {
    property(
      "transition-duration", get: { (object: Stack) in object.transitionDuration }, set: { $0.transitionDuration = $1 })
  }

  /// Whether or not the transition is currently running.
  public var transitionRunning: SafeSignal<Bool> { readOnlyProperty("transition-running") }

  /// The type of animation used to transition.
  public var transitionType: DynamicSubject<StackTransitionType> { property("transition-type") }

  /// `true` if the stack allocates the same height for all children.
  public var vhomogeneous: DynamicSubject<Bool> {
    property("vhomogeneous", get: { (object: Stack) in object.vhomogeneous }, set: { $0.vhomogeneous = $1 })
  }

  /// The widget currently visible in the stack.
  public var visibleChild: DynamicSubject<Widget?> { property("visible-child") }

  /// The name of the widget currently visible in the stack.
  public var visibleChildName: DynamicSubject<String?> {
    property(
      "visible-child-name", get: { (object: Stack) in object.visibleChildName }, set: { $0.visibleChildName = $1 })
  }
}

/// `StackPage` is an auxiliary class used by `Stack`.
open class StackPage: Object, Accessible {
  open override class var gType: GType { gtk_stack_page_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The child that this page is for.
  public final var child: Widget? { lentObject(gtk_stack_page_get_child(opaque)) }

  /// The icon name of the child page.
  public final var iconName: String? {
    get { lentString(ifAny: gtk_stack_page_get_icon_name(opaque)) }
    set { lend(newValue) { gtk_stack_page_set_icon_name(opaque, $0) } }
  }

  /// The name of the child page.
  public final var name: String? {
    get { lentString(ifAny: gtk_stack_page_get_name(opaque)) }
    set { lend(newValue) { gtk_stack_page_set_name(opaque, $0) } }
  }

  /// Whether the page requires the user attention.
  public final var needsAttention: Bool {
    get { gtk_stack_page_get_needs_attention(opaque).isTrue }
    set { gtk_stack_page_set_needs_attention(opaque, newValue.gboolean) }
  }

  /// The title of the child page.
  public final var title: String? {
    get { lentString(ifAny: gtk_stack_page_get_title(opaque)) }
    set { lend(newValue) { gtk_stack_page_set_title(opaque, $0) } }
  }

  /// If set, an underline in the title indicates a mnemonic.
  public final var useUnderline: Bool {
    get { gtk_stack_page_get_use_underline(opaque).isTrue }
    set { gtk_stack_page_set_use_underline(opaque, newValue.gboolean) }
  }

  /// Whether this page is visible.
  public final var visible: Bool {
    get { gtk_stack_page_get_visible(opaque).isTrue }
    set { gtk_stack_page_set_visible(opaque, newValue.gboolean) }
  }
}

extension Reactive where Base: StackPage {
  /// The child that this page is for.
  public var child: SafeSignal<Widget?> { readOnlyProperty("child") }

  /// The icon name of the child page.
  public var iconName: DynamicSubject<String?> {
    property("icon-name", get: { (object: StackPage) in object.iconName }, set: { $0.iconName = $1 })
  }

  /// The name of the child page.
  public var name: DynamicSubject<String?> {
    property("name", get: { (object: StackPage) in object.name }, set: { $0.name = $1 })
  }

  /// Whether the page requires the user attention.
  public var needsAttention: DynamicSubject<Bool> {
    property("needs-attention", get: { (object: StackPage) in object.needsAttention }, set: { $0.needsAttention = $1 })
  }

  /// The title of the child page.
  public var title: DynamicSubject<String?> {
    property("title", get: { (object: StackPage) in object.title }, set: { $0.title = $1 })
  }

  /// If set, an underline in the title indicates a mnemonic.
  public var useUnderline: DynamicSubject<Bool> {
    property("use-underline", get: { (object: StackPage) in object.useUnderline }, set: { $0.useUnderline = $1 })
  }

  /// Whether this page is visible.
  public var visible: DynamicSubject<Bool> {
    property("visible", get: { (object: StackPage) in object.visible }, set: { $0.visible = $1 })
  }
}

/// A `StackSidebar` uses a sidebar to switch between `Stack` pages.
open class StackSidebar: Widget {
  open override class var gType: GType { gtk_stack_sidebar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `StackSidebar`.
  public init() {
    super.init(adopting: gtk_stack_sidebar_new())
  }

  /// The stack.
  public final var stack: Stack? {
    get { lentObject(opaque: gtk_stack_sidebar_get_stack(opaque)) }
    set { gtk_stack_sidebar_set_stack(opaque, newValue?.opaque) }
  }
}

extension Reactive where Base: StackSidebar {
  /// The stack.
  public var stack: DynamicSubject<Stack?> { property("stack") }
}

/// The `StackSwitcher` shows a row of buttons to switch between `Stack` pages.
open class StackSwitcher: Widget, Orientable {
  open override class var gType: GType { gtk_stack_switcher_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Create a new `StackSwitcher`.
  public init() {
    super.init(adopting: gtk_stack_switcher_new())
  }

  /// The stack.
  public final var stack: Stack? {
    get { lentObject(opaque: gtk_stack_switcher_get_stack(opaque)) }
    set { gtk_stack_switcher_set_stack(opaque, newValue?.opaque) }
  }
}

extension Reactive where Base: StackSwitcher {
  /// The stack.
  public var stack: DynamicSubject<Stack?> { property("stack") }
}

/// A `Statusbar` widget is usually placed along the bottom of an application's main `Window`.
open class Statusbar: Widget {
  open override class var gType: GType { gtk_statusbar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Statusbar` ready for messages.
  public init() {
    super.init(adopting: gtk_statusbar_new())
  }

  /// Returns a new context identifier, given a description of the actual context.
  public final func getContextId(_ contextDescription: String) -> Int {
    gtk_statusbar_get_context_id(opaque, contextDescription).int
  }

  /// Removes the first message in the `Statusbar`’s stack with the given context id.
  public final func pop(_ contextId: Int) { gtk_statusbar_pop(opaque, contextId.uint32) }

  /// Pushes a new message onto a statusbar’s stack.
  @discardableResult
  public final func push(contextId: Int, text: String) -> Int { gtk_statusbar_push(opaque, contextId.uint32, text).int }

  /// Forces the removal of a message from a statusbar’s stack. The exact `contextId` and `messageId` must be specified.
  public final func remove(contextId: Int, messageId: Int) {
    gtk_statusbar_remove(opaque, contextId.uint32, messageId.uint32)
  }

  /// Forces the removal of all messages from a statusbar's stack with the exact `contextId`.
  public final func removeAll(_ contextId: Int) { gtk_statusbar_remove_all(opaque, contextId.uint32) }
}

extension Reactive where Base: Statusbar {
  /// Emitted whenever a new message is popped off a statusbar's stack.
  ///
  /// Arguments: `contextId`, `text`.
  public var textPopped: SafeSignal<(Int, String)> { signal(ofSeveral: "text-popped") }

  /// Emitted whenever a new message gets pushed onto a statusbar's stack.
  ///
  /// Arguments: `contextId`, `text`.
  public var textPushed: SafeSignal<(Int, String)> { signal(ofSeveral: "text-pushed") }
}

/// `StringFilter` determines whether to include items by comparing strings to a fixed search term.
open class StringFilter: Filter {
  open override class var gType: GType { gtk_string_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new string filter.
  public init(expression: ValueExpression? = nil) {
    super.init(adopting: gtk_string_filter_new(expression?.given()).raw)
  }

  /// The expression to evaluate on item to get a string to compare with.
  public final var expression: ValueExpression? {
    get { lentBoxed(opaque: gtk_string_filter_get_expression(opaque)) }
    set { gtk_string_filter_set_expression(opaque, newValue?.opaque) }
  }

  /// If matching is case sensitive.
  public final var ignoreCase: Bool {
    get { gtk_string_filter_get_ignore_case(opaque).isTrue }
    set { gtk_string_filter_set_ignore_case(opaque, newValue.gboolean) }
  }

  /// If exact matches are necessary or if substrings are allowed.
  public final var matchMode: StringFilterMatchMode {
    get { StringFilterMatchMode(cValue: gtk_string_filter_get_match_mode(opaque)) }
    set { gtk_string_filter_set_match_mode(opaque, newValue.cValue) }
  }

  /// The search term.
  public final var search: String? {
    get { lentString(ifAny: gtk_string_filter_get_search(opaque)) }
    set { lend(newValue) { gtk_string_filter_set_search(opaque, $0) } }
  }
}

extension Reactive where Base: StringFilter {
  /// The expression to evaluate on item to get a string to compare with.
  public var expression: DynamicSubject<ValueExpression?> { property("expression") }

  /// If matching is case sensitive.
  public var ignoreCase: DynamicSubject<Bool> {
    property("ignore-case", get: { (object: StringFilter) in object.ignoreCase }, set: { $0.ignoreCase = $1 })
  }

  /// If exact matches are necessary or if substrings are allowed.
  public var matchMode: DynamicSubject<StringFilterMatchMode> { property("match-mode") }

  /// The search term.
  public var search: DynamicSubject<String?> {
    property("search", get: { (object: StringFilter) in object.search }, set: { $0.search = $1 })
  }
}

/// `StringList` is a list model that wraps an array of strings.
open class StringList: Object, Gio.ListModel, Buildable {
  open override class var gType: GType { gtk_string_list_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `StringList` with the given `strings`.
  public init(strings: [String] = []) {
    let lent = CallScope()
    defer { lent.end() }
    super.init(adopting: gtk_string_list_new(lent.strings(strings)).raw)
  }

  /// Appends `string` to `self`.
  public final func append(_ string: String) { gtk_string_list_append(opaque, string) }

  /// Gets the string that is at `position` in `self`.
  public final func getString(_ position: Int) -> String? {
    lentString(ifAny: gtk_string_list_get_string(opaque, position.uint32))
  }

  /// Removes the string at `position` from `self`.
  public final func remove(_ position: Int) { gtk_string_list_remove(opaque, position.uint32) }

  /// Changes `self` by removing `nRemovals` strings and adding `additions` to it.
  public final func splice(position: Int, nRemovals: Int, additions: [String]) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_string_list_splice(opaque, position.uint32, nRemovals.uint32, lent.strings(additions))
  }

  /// Adds `string` to self at the end, and takes ownership of it.
  public final func take(_ string: String) { gtk_string_list_take(opaque, g_strdup(string)) }
}

/// `StringObject` is the type of items in a `StringList`.
open class StringObject: Object {
  open override class var gType: GType { gtk_string_object_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Wraps a string in an object for use with `GListModel`.
  public init(string: String) {
    super.init(adopting: gtk_string_object_new(string).raw)
  }

  /// The string.
  public final var string: String { lentString(gtk_string_object_get_string(opaque)) }
}

extension Reactive where Base: StringObject {
  /// The string.
  public var string: SafeSignal<String> { readOnlyProperty("string") }
}

/// `StringSorter` is a `Sorter` that compares strings.
open class StringSorter: Sorter {
  open override class var gType: GType { gtk_string_sorter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new string sorter that compares items using the given `expression`.
  public init(expression: ValueExpression? = nil) {
    super.init(adopting: gtk_string_sorter_new(expression?.given()).raw)
  }

  /// The expression to evaluate on item to get a string to compare with.
  public final var expression: ValueExpression? {
    get { lentBoxed(opaque: gtk_string_sorter_get_expression(opaque)) }
    set { gtk_string_sorter_set_expression(opaque, newValue?.opaque) }
  }

  /// If matching is case sensitive.
  public final var ignoreCase: Bool {
    get { gtk_string_sorter_get_ignore_case(opaque).isTrue }
    set { gtk_string_sorter_set_ignore_case(opaque, newValue.gboolean) }
  }
}

extension Reactive where Base: StringSorter {
  /// The expression to evaluate on item to get a string to compare with.
  public var expression: DynamicSubject<ValueExpression?> { property("expression") }

  /// If matching is case sensitive.
  public var ignoreCase: DynamicSubject<Bool> {
    property("ignore-case", get: { (object: StringSorter) in object.ignoreCase }, set: { $0.ignoreCase = $1 })
  }
}

/// `StyleContext` stores styling information affecting a widget.
open class StyleContext: Object {
  open override class var gType: GType { gtk_style_context_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkStyleContext: UnsafeMutablePointer<GtkStyleContext> {
    pointer.assumingMemoryBound(to: GtkStyleContext.self)
  }

  public final var display: Gdk.Display? {
    get { lentObject(opaque: gtk_style_context_get_display(gtkStyleContext)) }
    set { gtk_style_context_set_display(gtkStyleContext, newValue?.opaque) }
  }

  /// Adds a style class to `context`, so later uses of the style context will make use of this new class for styling.
  public final func addClass(_ className: String) { gtk_style_context_add_class(gtkStyleContext, className) }

  /// Adds a style provider to `context`, to be used in style construction.
  public final func addProvider(_ provider: any StyleProvider, priority: Int) {
    gtk_style_context_add_provider(gtkStyleContext, provider.opaque, priority.uint32)
  }

  /// Gets the border for a given state as a `Border`.
  public final var border: Border {
    var cBorder = GtkBorder()
    gtk_style_context_get_border(gtkStyleContext, &cBorder)
    return Border(cValue: cBorder)
  }

  /// Gets the foreground color for a given state.
  public final var color: Gdk.RGBA {
    var cColor = GdkRGBA()
    gtk_style_context_get_color(gtkStyleContext, &cColor)
    return Gdk.RGBA(cValue: cColor)
  }

  /// Gets the margin for a given state as a `Border`.
  public final var margin: Border {
    var cMargin = GtkBorder()
    gtk_style_context_get_margin(gtkStyleContext, &cMargin)
    return Border(cValue: cMargin)
  }

  /// Gets the padding for a given state as a `Border`.
  public final var padding: Border {
    var cPadding = GtkBorder()
    gtk_style_context_get_padding(gtkStyleContext, &cPadding)
    return Border(cValue: cPadding)
  }

  /// Returns the scale used for assets.
  public final var scale: Int {
    get { gtk_style_context_get_scale(gtkStyleContext).int }
    set(scale) { gtk_style_context_set_scale(gtkStyleContext, scale.int32) }
  }

  /// Returns the state used for style matching.
  public final var state: StateFlags {
    get { StateFlags(cValue: gtk_style_context_get_state(gtkStyleContext)) }
    set(flags) { gtk_style_context_set_state(gtkStyleContext, flags.cValue) }
  }

  /// Returns `true` if `context` currently has defined the given class name.
  public final func hasClass(_ className: String) -> Bool {
    gtk_style_context_has_class(gtkStyleContext, className).isTrue
  }

  /// Looks up and resolves a color name in the `context` color map.
  public final func lookupColor(_ colorName: String) -> Gdk.RGBA? {
    var cColor = GdkRGBA()
    let result = gtk_style_context_lookup_color(gtkStyleContext, colorName, &cColor)
    guard result != 0 else { return nil }
    return Gdk.RGBA(cValue: cColor)
  }

  /// Removes `className` from `context`.
  public final func removeClass(_ className: String) { gtk_style_context_remove_class(gtkStyleContext, className) }

  /// Removes `provider` from the style providers list in `context`.
  public final func removeProvider(_ provider: any StyleProvider) {
    gtk_style_context_remove_provider(gtkStyleContext, provider.opaque)
  }

  /// Restores `context` state to a previous stage.
  public final func restore() { gtk_style_context_restore(gtkStyleContext) }

  /// Saves the `context` state.
  public final func save() { gtk_style_context_save(gtkStyleContext) }

  /// Converts the style context into a string representation.
  @discardableResult
  public final func toString(_ flags: StyleContextPrintFlags) -> String {
    givenString(gtk_style_context_to_string(gtkStyleContext, flags.cValue))
  }

  /// Adds a global style provider to `display`, which will be used in style construction for all `StyleContexts` under
  /// `display`.
  public static func addProviderForDisplay(_ display: Gdk.Display, provider: any StyleProvider, priority: Int) {
    gtk_style_context_add_provider_for_display(display.opaque, provider.opaque, priority.uint32)
  }

  /// Removes `provider` from the global style providers list in `display`.
  public static func removeProviderForDisplay(_ display: Gdk.Display, provider: any StyleProvider) {
    gtk_style_context_remove_provider_for_display(display.opaque, provider.opaque)
  }
}

extension Reactive where Base: StyleContext {
  public var display: DynamicSubject<Gdk.Display?> { property("display") }
}

/// `Switch` is a "light switch" that has two states: on or off.
open class Switch: Widget, Actionable {
  open override class var gType: GType { gtk_switch_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Switch` widget.
  public init() {
    super.init(adopting: gtk_switch_new())
  }

  /// Whether the `Switch` widget is in its on or off state.
  public final var active: Bool {
    get { gtk_switch_get_active(opaque).isTrue }
    set { gtk_switch_set_active(opaque, newValue.gboolean) }
  }

  /// The backend state that is controlled by the switch.
  public final var state: Bool {
    get { gtk_switch_get_state(opaque).isTrue }
    set { gtk_switch_set_state(opaque, newValue.gboolean) }
  }
}

extension Reactive where Base: Switch {
  /// Whether the `Switch` widget is in its on or off state.
  public var active: DynamicSubject<Bool> {
    property("active", get: { (object: Switch) in object.active }, set: { $0.active = $1 })
  }

  /// The backend state that is controlled by the switch.
  public var state: DynamicSubject<Bool> {
    property("state", get: { (object: Switch) in object.state }, set: { $0.state = $1 })
  }

  /// Emitted to animate the switch.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// Emitted to change the underlying state.
  ///
  /// Argument: `state`.
  public var stateSet: SignalRequest<Bool, Bool> { request("state-set") }
}

/// The `Text` widget is a single-line text entry widget.
open class Text: Widget, Editable {
  open override class var gType: GType { gtk_text_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkText: UnsafeMutablePointer<GtkText> { pointer.assumingMemoryBound(to: GtkText.self) }

  /// Creates a new `Text`.
  public init() {
    super.init(adopting: gtk_text_new())
  }

  /// Creates a new `Text` with the specified text buffer.
  public init(buffer: EntryBuffer) {
    super.init(adopting: gtk_text_new_with_buffer(buffer.gtkEntryBuffer))
  }

  /// Whether to activate the default widget when Enter is pressed.
  public final var activatesDefault: Bool {
    get { gtk_text_get_activates_default(gtkText).isTrue }
    set { gtk_text_set_activates_default(gtkText, newValue.gboolean) }
  }

  /// A list of Pango attributes to apply to the text of the `Text`.
  public final var attributes: Pango.AttrList? {
    get { lentBoxed(opaque: gtk_text_get_attributes(gtkText)) }
    set { gtk_text_set_attributes(gtkText, newValue?.opaque) }
  }

  /// The `EntryBuffer` object which stores the text.
  public final var buffer: EntryBuffer? {
    get { lentObject(gtk_text_get_buffer(gtkText)) }
    set { gtk_text_set_buffer(gtkText, newValue?.gtkEntryBuffer) }
  }

  /// Whether to suggest Emoji replacements.
  public final var enableEmojiCompletion: Bool {
    get { gtk_text_get_enable_emoji_completion(gtkText).isTrue }
    set { gtk_text_set_enable_emoji_completion(gtkText, newValue.gboolean) }
  }

  /// A menu model whose contents will be appended to the context menu.
  public final var extraMenu: Gio.MenuModel? {
    get { lentObject(gtk_text_get_extra_menu(gtkText)) }
    set { gtk_text_set_extra_menu(gtkText, newValue?.gMenuModel) }
  }

  /// Which IM (input method) module should be used for this self.
  public final var imModule: String {
    get { getProperty("im-module") }
    set { setProperty("im-module", newValue) }
  }

  /// Additional hints that allow input methods to fine-tune their behaviour.
  public final var inputHints: InputHints {
    get { InputHints(cValue: gtk_text_get_input_hints(gtkText)) }
    set { gtk_text_set_input_hints(gtkText, newValue.cValue) }
  }

  /// The purpose of this text field.
  public final var inputPurpose: InputPurpose {
    get { InputPurpose(cValue: gtk_text_get_input_purpose(gtkText)) }
    set { gtk_text_set_input_purpose(gtkText, newValue.cValue) }
  }

  /// The character to used when masking contents (in “password mode”).
  public final var invisibleChar: Int {
    get { getProperty("invisible-char") }
    set { setProperty("invisible-char", newValue) }
  }

  /// Whether the invisible char has been set for the `Text`.
  public final var invisibleCharSet: Bool {
    get { getProperty("invisible-char-set") }
    set { setProperty("invisible-char-set", newValue) }
  }

  /// Maximum number of characters that are allowed.
  public final var maxLength: Int {
    get { gtk_text_get_max_length(gtkText).int }
    set { gtk_text_set_max_length(gtkText, newValue.int32) }
  }

  /// If text is overwritten when typing in the `Text`.
  public final var overwriteMode: Bool {
    get { gtk_text_get_overwrite_mode(gtkText).isTrue }
    set { gtk_text_set_overwrite_mode(gtkText, newValue.gboolean) }
  }

  /// The text that will be displayed in the `Text` when it is empty and unfocused.
  public final var placeholderText: String? {
    get { lentString(ifAny: gtk_text_get_placeholder_text(gtkText)) }
    set { lend(newValue) { gtk_text_set_placeholder_text(gtkText, $0) } }
  }

  /// Whether the widget should grow and shrink with the content.
  public final var propagateTextWidth: Bool {
    get { gtk_text_get_propagate_text_width(gtkText).isTrue }
    set { gtk_text_set_propagate_text_width(gtkText, newValue.gboolean) }
  }

  /// Number of pixels scrolled of the screen to the left.
  public final var scrollOffset: Int { getProperty("scroll-offset") }

  /// A list of tabstops to apply to the text of the `Text`.
  public final var tabs: Pango.TabArray? {
    get { lentBoxed(opaque: gtk_text_get_tabs(gtkText)) }
    set { gtk_text_set_tabs(gtkText, newValue?.opaque) }
  }

  /// When `true`, pasted multi-line text is truncated to the first line.
  public final var truncateMultiline: Bool {
    get { gtk_text_get_truncate_multiline(gtkText).isTrue }
    set { gtk_text_set_truncate_multiline(gtkText, newValue.gboolean) }
  }

  /// If `false`, the text is masked with the “invisible char”.
  public final var visibility: Bool {
    get { gtk_text_get_visibility(gtkText).isTrue }
    set { gtk_text_set_visibility(gtkText, newValue.gboolean) }
  }

  /// Determine the positions of the strong and weak cursors if the insertion point in the layout is at `position`.
  public final func computeCursorExtents(_ position: Int) -> (strong: Graphene.Rect, weak: Graphene.Rect) {
    var cStrong = graphene_rect_t()
    var cWeak = graphene_rect_t()
    gtk_text_compute_cursor_extents(gtkText, position.uint, &cStrong, &cWeak)
    return (Graphene.Rect(cValue: cStrong), Graphene.Rect(cValue: cWeak))
  }

  /// Retrieves the current length of the text in `self`.
  public final var textLength: Int { gtk_text_get_text_length(gtkText).int }

  /// Causes `self` to have keyboard focus.
  @discardableResult
  public final func grabFocusWithoutSelecting() -> Bool { gtk_text_grab_focus_without_selecting(gtkText).isTrue }

  /// Unsets the invisible char.
  public final func unsetInvisibleChar() { gtk_text_unset_invisible_char(gtkText) }
}

extension Reactive where Base: Text {
  /// Whether to activate the default widget when Enter is pressed.
  public var activatesDefault: DynamicSubject<Bool> {
    property("activates-default", get: { (object: Text) in object.activatesDefault }, set: { $0.activatesDefault = $1 })
  }

  /// A list of Pango attributes to apply to the text of the `Text`.
  public var attributes: DynamicSubject<Pango.AttrList?> { property("attributes") }

  /// The `EntryBuffer` object which stores the text.
  public var buffer: DynamicSubject<EntryBuffer?> { property("buffer") }

  /// Whether to suggest Emoji replacements.
  public var enableEmojiCompletion: DynamicSubject<Bool> {
    property(
      "enable-emoji-completion", get: { (object: Text) in object.enableEmojiCompletion },
      set: { $0.enableEmojiCompletion = $1 })
  }

  /// A menu model whose contents will be appended to the context menu.
  public var extraMenu: DynamicSubject<Gio.MenuModel?> { property("extra-menu") }

  /// Which IM (input method) module should be used for this self.
  public var imModule: DynamicSubject<String> { property("im-module") }

  /// Additional hints that allow input methods to fine-tune their behaviour.
  public var inputHints: DynamicSubject<InputHints> { property("input-hints") }

  /// The purpose of this text field.
  public var inputPurpose: DynamicSubject<InputPurpose> { property("input-purpose") }

  /// The character to used when masking contents (in “password mode”).
  public var invisibleChar: DynamicSubject<Int> { property("invisible-char") }

  /// Whether the invisible char has been set for the `Text`.
  public var invisibleCharSet: DynamicSubject<Bool> { property("invisible-char-set") }

  /// Maximum number of characters that are allowed.
  public var maxLength: DynamicSubject<Int> {
    property("max-length", get: { (object: Text) in object.maxLength }, set: { $0.maxLength = $1 })
  }

  /// If text is overwritten when typing in the `Text`.
  public var overwriteMode: DynamicSubject<Bool> {
    property("overwrite-mode", get: { (object: Text) in object.overwriteMode }, set: { $0.overwriteMode = $1 })
  }

  /// The text that will be displayed in the `Text` when it is empty and unfocused.
  public var placeholderText: DynamicSubject<String?> {
    property("placeholder-text", get: { (object: Text) in object.placeholderText }, set: { $0.placeholderText = $1 })
  }

  /// Whether the widget should grow and shrink with the content.
  public var propagateTextWidth: DynamicSubject<Bool> {
    property(
      "propagate-text-width", get: { (object: Text) in object.propagateTextWidth }, set: { $0.propagateTextWidth = $1 })
  }

  /// Number of pixels scrolled of the screen to the left.
  public var scrollOffset: SafeSignal<Int> { readOnlyProperty("scroll-offset") }

  /// A list of tabstops to apply to the text of the `Text`.
  public var tabs: DynamicSubject<Pango.TabArray?> { property("tabs") }

  /// When `true`, pasted multi-line text is truncated to the first line.
  public var truncateMultiline: DynamicSubject<Bool> {
    property(
      "truncate-multiline", get: { (object: Text) in object.truncateMultiline }, set: { $0.truncateMultiline = $1 })
  }

  /// If `false`, the text is masked with the “invisible char”.
  public var visibility: DynamicSubject<Bool> {
    property("visibility", get: { (object: Text) in object.visibility }, set: { $0.visibility = $1 })
  }

  /// Emitted when the user hits the Enter key.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// Emitted when the user asks for it.
  public var backspace: SafeSignal<Void> { signal("backspace") }

  /// Emitted to copy the selection to the clipboard.
  public var copyClipboard: SafeSignal<Void> { signal("copy-clipboard") }

  /// Emitted to cut the selection to the clipboard.
  public var cutClipboard: SafeSignal<Void> { signal("cut-clipboard") }

  /// Emitted when the user initiates a text deletion.
  ///
  /// Arguments: `type`, `count`.
  public var deleteFromCursor: SafeSignal<(DeleteType, Int)> { signal(ofSeveral: "delete-from-cursor") }

  /// Emitted when the user initiates the insertion of a fixed string at the cursor.
  ///
  /// Argument: `string`.
  public var insertAtCursor: SafeSignal<String> { signal(ofOne: "insert-at-cursor") }

  /// Emitted to present the Emoji chooser for the widget.
  public var insertEmoji: SafeSignal<Void> { signal("insert-emoji") }

  /// Emitted when the user initiates a cursor movement.
  ///
  /// Arguments: `step`, `count`, `extend`.
  public var moveCursor: SafeSignal<(MovementStep, Int, Bool)> { signal(ofSeveral: "move-cursor") }

  /// Emitted to paste the contents of the clipboard.
  public var pasteClipboard: SafeSignal<Void> { signal("paste-clipboard") }

  /// Emitted when the preedit text changes.
  ///
  /// Argument: `preedit`.
  public var preeditChanged: SafeSignal<String> { signal(ofOne: "preedit-changed") }

  /// Emitted to toggle the overwrite mode of the `Text`.
  public var toggleOverwrite: SafeSignal<Void> { signal("toggle-overwrite") }
}
