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
    get { gtk_stack_get_hhomogeneous(instance(self)).isTrue }
    set { gtk_stack_set_hhomogeneous(instance(self), newValue.gboolean) }
  }

  /// Whether or not the size should smoothly change during the transition.
  public final var interpolateSize: Bool {
    get { gtk_stack_get_interpolate_size(instance(self)).isTrue }
    set { gtk_stack_set_interpolate_size(instance(self), newValue.gboolean) }
  }

  /// A selection model with the stack pages.
  public final var pages: (any SelectionModel)? { givenInterface(opaque: gtk_stack_get_pages(instance(self))) }

  /// The animation duration, in milliseconds.
  public final var transitionDuration: Int {
    get { gtk_stack_get_transition_duration(instance(self)).int }
    set { gtk_stack_set_transition_duration(instance(self), newValue.uint32) }
  }

  /// Whether or not the transition is currently running.
  public final var transitionRunning: Bool { gtk_stack_get_transition_running(instance(self)).isTrue }

  /// The type of animation used to transition.
  public final var transitionType: StackTransitionType {
    get { StackTransitionType(cValue: gtk_stack_get_transition_type(instance(self))) }
    set { gtk_stack_set_transition_type(instance(self), newValue.cValue) }
  }

  /// `true` if the stack allocates the same height for all children.
  public final var vhomogeneous: Bool {
    get { gtk_stack_get_vhomogeneous(instance(self)).isTrue }
    set { gtk_stack_set_vhomogeneous(instance(self), newValue.gboolean) }
  }

  /// The widget currently visible in the stack.
  public final var visibleChild: Widget? {
    get { lentObject(widget: gtk_stack_get_visible_child(instance(self))) }
    set { gtk_stack_set_visible_child(instance(self), newValue?.gtkWidget) }
  }

  /// The name of the widget currently visible in the stack.
  public final var visibleChildName: String? {
    get { lentString(ifAny: gtk_stack_get_visible_child_name(instance(self))) }
    set { lend(newValue) { gtk_stack_set_visible_child_name(instance(self), $0) } }
  }

  /// Adds a child to `stack`.
  @discardableResult
  public final func addChild(_ child: Widget) -> StackPage {
    lentObject(opaque: gtk_stack_add_child(instance(self), child.gtkWidget))!
  }

  /// Adds a child to `stack`.
  @discardableResult
  public final func addNamed(_ child: Widget, name: String?) -> StackPage {
    lentObject(opaque: gtk_stack_add_named(instance(self), child.gtkWidget, name))!
  }

  /// Adds a child to `stack`.
  @discardableResult
  public final func addTitled(_ child: Widget, name: String?, title: String) -> StackPage {
    lentObject(opaque: gtk_stack_add_titled(instance(self), child.gtkWidget, name, title))!
  }

  /// Finds the child with the name given as the argument.
  public final func getChildByName(_ name: String) -> Widget? {
    lentObject(widget: gtk_stack_get_child_by_name(instance(self), name))
  }

  /// Returns the `StackPage` object for `child`.
  public final func getPage(_ child: Widget) -> StackPage? {
    lentObject(opaque: gtk_stack_get_page(instance(self), child.gtkWidget))
  }

  /// Removes a child widget from `stack`.
  public final func remove(_ child: Widget) { gtk_stack_remove(instance(self), child.gtkWidget) }

  /// Makes the child with the given name visible.
  public final func setVisibleChildFull(_ name: String, transition: StackTransitionType) {
    gtk_stack_set_visible_child_full(instance(self), name, transition.cValue)
  }
}

extension Reactive where Base: Stack {
  /// `true` if the stack allocates the same width for all children.
  public var hhomogeneous: DynamicSubject<Bool> { property("hhomogeneous") }

  /// Whether or not the size should smoothly change during the transition.
  public var interpolateSize: DynamicSubject<Bool> { property("interpolate-size") }

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
  public var vhomogeneous: DynamicSubject<Bool> { property("vhomogeneous") }

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
  public final var child: Widget? { lentObject(widget: gtk_stack_page_get_child(instance(self))) }

  /// The icon name of the child page.
  public final var iconName: String? {
    get { lentString(ifAny: gtk_stack_page_get_icon_name(instance(self))) }
    set { lend(newValue) { gtk_stack_page_set_icon_name(instance(self), $0) } }
  }

  /// The name of the child page.
  public final var name: String? {
    get { lentString(ifAny: gtk_stack_page_get_name(instance(self))) }
    set { lend(newValue) { gtk_stack_page_set_name(instance(self), $0) } }
  }

  /// Whether the page requires the user attention.
  public final var needsAttention: Bool {
    get { gtk_stack_page_get_needs_attention(instance(self)).isTrue }
    set { gtk_stack_page_set_needs_attention(instance(self), newValue.gboolean) }
  }

  /// The title of the child page.
  public final var title: String? {
    get { lentString(ifAny: gtk_stack_page_get_title(instance(self))) }
    set { lend(newValue) { gtk_stack_page_set_title(instance(self), $0) } }
  }

  /// If set, an underline in the title indicates a mnemonic.
  public final var useUnderline: Bool {
    get { gtk_stack_page_get_use_underline(instance(self)).isTrue }
    set { gtk_stack_page_set_use_underline(instance(self), newValue.gboolean) }
  }

  /// Whether this page is visible.
  public final var visible: Bool {
    get { gtk_stack_page_get_visible(instance(self)).isTrue }
    set { gtk_stack_page_set_visible(instance(self), newValue.gboolean) }
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
  public var needsAttention: DynamicSubject<Bool> { property("needs-attention") }

  /// The title of the child page.
  public var title: DynamicSubject<String?> {
    property("title", get: { (object: StackPage) in object.title }, set: { $0.title = $1 })
  }

  /// If set, an underline in the title indicates a mnemonic.
  public var useUnderline: DynamicSubject<Bool> { property("use-underline") }

  /// Whether this page is visible.
  public var visible: DynamicSubject<Bool> { property("visible") }
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
    get { lentObject(opaque: gtk_stack_sidebar_get_stack(instance(self))) }
    set { gtk_stack_sidebar_set_stack(instance(self), newValue?.opaque) }
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
    get { lentObject(opaque: gtk_stack_switcher_get_stack(instance(self))) }
    set { gtk_stack_switcher_set_stack(instance(self), newValue?.opaque) }
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
    gtk_statusbar_get_context_id(instance(self), contextDescription).int
  }

  /// Removes the first message in the `Statusbar`’s stack with the given context id.
  public final func pop(_ contextId: Int) { gtk_statusbar_pop(instance(self), contextId.uint32) }

  /// Pushes a new message onto a statusbar’s stack.
  @discardableResult
  public final func push(contextId: Int, text: String) -> Int {
    gtk_statusbar_push(instance(self), contextId.uint32, text).int
  }

  /// Forces the removal of a message from a statusbar’s stack. The exact `contextId` and `messageId` must be specified.
  public final func remove(contextId: Int, messageId: Int) {
    gtk_statusbar_remove(instance(self), contextId.uint32, messageId.uint32)
  }

  /// Forces the removal of all messages from a statusbar's stack with the exact `contextId`.
  public final func removeAll(_ contextId: Int) { gtk_statusbar_remove_all(instance(self), contextId.uint32) }
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
    get { lentBoxed(opaque: gtk_string_filter_get_expression(instance(self))) }
    set { gtk_string_filter_set_expression(instance(self), newValue?.opaque) }
  }

  /// If matching is case sensitive.
  public final var ignoreCase: Bool {
    get { gtk_string_filter_get_ignore_case(instance(self)).isTrue }
    set { gtk_string_filter_set_ignore_case(instance(self), newValue.gboolean) }
  }

  /// If exact matches are necessary or if substrings are allowed.
  public final var matchMode: StringFilterMatchMode {
    get { StringFilterMatchMode(cValue: gtk_string_filter_get_match_mode(instance(self))) }
    set { gtk_string_filter_set_match_mode(instance(self), newValue.cValue) }
  }

  /// The search term.
  public final var search: String? {
    get { lentString(ifAny: gtk_string_filter_get_search(instance(self))) }
    set { lend(newValue) { gtk_string_filter_set_search(instance(self), $0) } }
  }
}

extension Reactive where Base: StringFilter {
  /// The expression to evaluate on item to get a string to compare with.
  public var expression: DynamicSubject<ValueExpression?> { property("expression") }

  /// If matching is case sensitive.
  public var ignoreCase: DynamicSubject<Bool> { property("ignore-case") }

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
  public final func append(_ string: String) { gtk_string_list_append(instance(self), string) }

  /// Gets the string that is at `position` in `self`.
  public final func getString(_ position: Int) -> String? {
    lentString(ifAny: gtk_string_list_get_string(instance(self), position.uint32))
  }

  /// Removes the string at `position` from `self`.
  public final func remove(_ position: Int) { gtk_string_list_remove(instance(self), position.uint32) }

  /// Changes `self` by removing `nRemovals` strings and adding `additions` to it.
  public final func splice(position: Int, nRemovals: Int, additions: [String]) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_string_list_splice(instance(self), position.uint32, nRemovals.uint32, lent.strings(additions))
  }

  /// Adds `string` to self at the end, and takes ownership of it.
  public final func take(_ string: String) { gtk_string_list_take(instance(self), g_strdup(string)) }
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
  public final var string: String { lentString(gtk_string_object_get_string(instance(self))) }
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
    get { lentBoxed(opaque: gtk_string_sorter_get_expression(instance(self))) }
    set { gtk_string_sorter_set_expression(instance(self), newValue?.opaque) }
  }

  /// If matching is case sensitive.
  public final var ignoreCase: Bool {
    get { gtk_string_sorter_get_ignore_case(instance(self)).isTrue }
    set { gtk_string_sorter_set_ignore_case(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: StringSorter {
  /// The expression to evaluate on item to get a string to compare with.
  public var expression: DynamicSubject<ValueExpression?> { property("expression") }

  /// If matching is case sensitive.
  public var ignoreCase: DynamicSubject<Bool> { property("ignore-case") }
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
    get { gtk_switch_get_active(instance(self)).isTrue }
    set { gtk_switch_set_active(instance(self), newValue.gboolean) }
  }

  /// The backend state that is controlled by the switch.
  public final var state: Bool {
    get { gtk_switch_get_state(instance(self)).isTrue }
    set { gtk_switch_set_state(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: Switch {
  /// Whether the `Switch` widget is in its on or off state.
  public var active: DynamicSubject<Bool> { property("active") }

  /// The backend state that is controlled by the switch.
  public var state: DynamicSubject<Bool> { property("state") }

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
  public var activatesDefault: DynamicSubject<Bool> { property("activates-default") }

  /// A list of Pango attributes to apply to the text of the `Text`.
  public var attributes: DynamicSubject<Pango.AttrList?> { property("attributes") }

  /// The `EntryBuffer` object which stores the text.
  public var buffer: DynamicSubject<EntryBuffer?> { property("buffer") }

  /// Whether to suggest Emoji replacements.
  public var enableEmojiCompletion: DynamicSubject<Bool> { property("enable-emoji-completion") }

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
  public var overwriteMode: DynamicSubject<Bool> { property("overwrite-mode") }

  /// The text that will be displayed in the `Text` when it is empty and unfocused.
  public var placeholderText: DynamicSubject<String?> {
    property("placeholder-text", get: { (object: Text) in object.placeholderText }, set: { $0.placeholderText = $1 })
  }

  /// Whether the widget should grow and shrink with the content.
  public var propagateTextWidth: DynamicSubject<Bool> { property("propagate-text-width") }

  /// Number of pixels scrolled of the screen to the left.
  public var scrollOffset: SafeSignal<Int> { readOnlyProperty("scroll-offset") }

  /// A list of tabstops to apply to the text of the `Text`.
  public var tabs: DynamicSubject<Pango.TabArray?> { property("tabs") }

  /// When `true`, pasted multi-line text is truncated to the first line.
  public var truncateMultiline: DynamicSubject<Bool> { property("truncate-multiline") }

  /// If `false`, the text is masked with the “invisible char”.
  public var visibility: DynamicSubject<Bool> { property("visibility") }

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

/// Stores text and attributes for display in a `TextView`.
open class TextBuffer: Object {
  open override class var gType: GType { gtk_text_buffer_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkTextBuffer: UnsafeMutablePointer<GtkTextBuffer> { pointer.assumingMemoryBound(to: GtkTextBuffer.self) }

  /// Creates a new text buffer.
  public init(table: TextTagTable? = nil) {
    super.init(adopting: gtk_text_buffer_new(table?.opaque))
  }

  /// Denotes that the buffer can reapply the last undone action.
  public final var canRedo: Bool { gtk_text_buffer_get_can_redo(gtkTextBuffer).isTrue }

  /// Denotes that the buffer can undo the last applied action.
  public final var canUndo: Bool { gtk_text_buffer_get_can_undo(gtkTextBuffer).isTrue }

  /// The position of the insert mark.
  public final var cursorPosition: Int { getProperty("cursor-position") }

  /// Denotes if support for undoing and redoing changes to the buffer is allowed.
  public final var enableUndo: Bool {
    get { gtk_text_buffer_get_enable_undo(gtkTextBuffer).isTrue }
    set { gtk_text_buffer_set_enable_undo(gtkTextBuffer, newValue.gboolean) }
  }

  /// Whether the buffer has some text currently selected.
  public final var hasSelection: Bool { gtk_text_buffer_get_has_selection(gtkTextBuffer).isTrue }

  /// The `TextTagTable` for the buffer.
  public final var tagTable: TextTagTable? { lentObject(opaque: gtk_text_buffer_get_tag_table(gtkTextBuffer)) }

  /// The text content of the buffer.
  public final var text: String {
    get { getProperty("text") }
    set { setProperty("text", newValue) }
  }

  /// Adds the mark at position `where`.
  public final func addMark(_ mark: TextMark, `where`: TextIter) {
    gtk_text_buffer_add_mark(gtkTextBuffer, mark.gtkTextMark, `where`.gtkTextIter)
  }

  /// Adds `clipboard` to the list of clipboards in which the selection contents of `buffer` are available.
  public final func addSelectionClipboard(_ clipboard: Gdk.Clipboard) {
    gtk_text_buffer_add_selection_clipboard(gtkTextBuffer, clipboard.opaque)
  }

  /// Emits the “apply-tag” signal on `buffer`.
  public final func applyTag(_ tag: TextTag, start: TextIter, end: TextIter) {
    gtk_text_buffer_apply_tag(gtkTextBuffer, tag.gtkTextTag, start.gtkTextIter, end.gtkTextIter)
  }

  /// Emits the “apply-tag” signal on `buffer`.
  public final func applyTagByName(_ name: String, start: TextIter, end: TextIter) {
    gtk_text_buffer_apply_tag_by_name(gtkTextBuffer, name, start.gtkTextIter, end.gtkTextIter)
  }

  /// Performs the appropriate action as if the user hit the delete key with the cursor at the position specified by
  /// `iter`.
  @discardableResult
  public final func backspace(_ iter: TextIter, interactive: Bool, defaultEditable: Bool) -> Bool {
    gtk_text_buffer_backspace(gtkTextBuffer, iter.gtkTextIter, interactive.gboolean, defaultEditable.gboolean).isTrue
  }

  /// Denotes the beginning of an action that may not be undone.
  public final func beginIrreversibleAction() { gtk_text_buffer_begin_irreversible_action(gtkTextBuffer) }

  /// Called to indicate that the buffer operations between here and a call to `gtk_text_buffer_end_user_action()` are
  /// part of a single user-visible operation.
  public final func beginUserAction() { gtk_text_buffer_begin_user_action(gtkTextBuffer) }

  /// Copies the currently-selected text to a clipboard.
  public final func copyClipboard(_ clipboard: Gdk.Clipboard) {
    gtk_text_buffer_copy_clipboard(gtkTextBuffer, clipboard.opaque)
  }

  /// Creates and inserts a child anchor.
  @discardableResult
  public final func createChildAnchor(_ iter: TextIter) -> TextChildAnchor {
    lentObject(gtk_text_buffer_create_child_anchor(gtkTextBuffer, iter.gtkTextIter))!
  }

  /// Creates a mark at position `where`.
  @discardableResult
  public final func createMark(_ markName: String?, `where`: TextIter, leftGravity: Bool) -> TextMark {
    lentObject(gtk_text_buffer_create_mark(gtkTextBuffer, markName, `where`.gtkTextIter, leftGravity.gboolean))!
  }

  /// Copies the currently-selected text to a clipboard, then deletes said text if it’s editable.
  public final func cutClipboard(_ clipboard: Gdk.Clipboard, defaultEditable: Bool) {
    gtk_text_buffer_cut_clipboard(gtkTextBuffer, clipboard.opaque, defaultEditable.gboolean)
  }

  /// Deletes text between `start` and `end`.
  public final func delete(_ start: TextIter, end: TextIter) {
    gtk_text_buffer_delete(gtkTextBuffer, start.gtkTextIter, end.gtkTextIter)
  }

  /// Deletes all editable text in the given range.
  @discardableResult
  public final func deleteInteractive(_ startIter: TextIter, endIter: TextIter, defaultEditable: Bool) -> Bool {
    gtk_text_buffer_delete_interactive(
      gtkTextBuffer, startIter.gtkTextIter, endIter.gtkTextIter, defaultEditable.gboolean
    ).isTrue
  }

  /// Deletes `mark`, so that it’s no longer located anywhere in the buffer.
  public final func deleteMark(_ mark: TextMark) { gtk_text_buffer_delete_mark(gtkTextBuffer, mark.gtkTextMark) }

  /// Deletes the mark named `name`; the mark must exist.
  public final func deleteMarkByName(_ name: String) { gtk_text_buffer_delete_mark_by_name(gtkTextBuffer, name) }

  /// Deletes the range between the “insert” and “selection_bound” marks, that is, the currently-selected text.
  @discardableResult
  public final func deleteSelection(interactive: Bool, defaultEditable: Bool) -> Bool {
    gtk_text_buffer_delete_selection(gtkTextBuffer, interactive.gboolean, defaultEditable.gboolean).isTrue
  }

  /// Denotes the end of an action that may not be undone.
  public final func endIrreversibleAction() { gtk_text_buffer_end_irreversible_action(gtkTextBuffer) }

  /// Ends a user-visible operation.
  public final func endUserAction() { gtk_text_buffer_end_user_action(gtkTextBuffer) }

  /// Retrieves the first and last iterators in the buffer, i.e. the entire buffer lies within the range [`start`,@end).
  public final var bounds: (start: TextIter, end: TextIter) {
    var cStart = GtkTextIter()
    var cEnd = GtkTextIter()
    gtk_text_buffer_get_bounds(gtkTextBuffer, &cStart, &cEnd)
    return (TextIter(copying: &cStart), TextIter(copying: &cEnd))
  }

  /// Gets the number of characters in the buffer.
  public final var charCount: Int { gtk_text_buffer_get_char_count(gtkTextBuffer).int }

  /// Initializes `iter` with the “end iterator,” one past the last valid character in the text buffer.
  public final var endIter: TextIter {
    var cIter = GtkTextIter()
    gtk_text_buffer_get_end_iter(gtkTextBuffer, &cIter)
    return TextIter(copying: &cIter)
  }

  /// Returns the mark that represents the cursor (insertion point).
  public final func getInsert() -> TextMark? { lentObject(gtk_text_buffer_get_insert(gtkTextBuffer)) }

  /// Obtains the location of `anchor` within `buffer`.
  public final func getIterAtChildAnchor(_ anchor: TextChildAnchor) -> TextIter {
    var cIter = GtkTextIter()
    gtk_text_buffer_get_iter_at_child_anchor(gtkTextBuffer, &cIter, anchor.gtkTextChildAnchor)
    return TextIter(copying: &cIter)
  }

  /// Initializes `iter` to the start of the given line.
  public final func getIterAtLine(_ lineNumber: Int) -> TextIter? {
    var cIter = GtkTextIter()
    let result = gtk_text_buffer_get_iter_at_line(gtkTextBuffer, &cIter, lineNumber.int32)
    guard result != 0 else { return nil }
    return TextIter(copying: &cIter)
  }

  /// Obtains an iterator pointing to `byteIndex` within the given line.
  public final func getIterAtLineIndex(lineNumber: Int, byteIndex: Int) -> TextIter? {
    var cIter = GtkTextIter()
    let result = gtk_text_buffer_get_iter_at_line_index(gtkTextBuffer, &cIter, lineNumber.int32, byteIndex.int32)
    guard result != 0 else { return nil }
    return TextIter(copying: &cIter)
  }

  /// Obtains an iterator pointing to `charOffset` within the given line.
  public final func getIterAtLineOffset(lineNumber: Int, charOffset: Int) -> TextIter? {
    var cIter = GtkTextIter()
    let result = gtk_text_buffer_get_iter_at_line_offset(gtkTextBuffer, &cIter, lineNumber.int32, charOffset.int32)
    guard result != 0 else { return nil }
    return TextIter(copying: &cIter)
  }

  /// Initializes `iter` with the current position of `mark`.
  public final func getIterAtMark(_ mark: TextMark) -> TextIter {
    var cIter = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(gtkTextBuffer, &cIter, mark.gtkTextMark)
    return TextIter(copying: &cIter)
  }

  /// Initializes `iter` to a position `charOffset` chars from the start of the entire buffer.
  public final func getIterAtOffset(_ charOffset: Int) -> TextIter {
    var cIter = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(gtkTextBuffer, &cIter, charOffset.int32)
    return TextIter(copying: &cIter)
  }

  /// Obtains the number of lines in the buffer.
  public final var lineCount: Int { gtk_text_buffer_get_line_count(gtkTextBuffer).int }

  /// Returns the mark named `name` in buffer `buffer`, or `nil` if no such mark exists in the buffer.
  public final func getMark(_ name: String) -> TextMark? { lentObject(gtk_text_buffer_get_mark(gtkTextBuffer, name)) }

  /// Gets the maximum number of undo levels to perform.
  public final var maxUndoLevels: Int {
    get { gtk_text_buffer_get_max_undo_levels(gtkTextBuffer).int }
    set(maxUndoLevels) { gtk_text_buffer_set_max_undo_levels(gtkTextBuffer, maxUndoLevels.uint32) }
  }

  /// Indicates whether the buffer has been modified since the last call to `TextBuffer.modified` set the modification
  /// flag to `false`.
  public final var modified: Bool {
    get { gtk_text_buffer_get_modified(gtkTextBuffer).isTrue }
    set(setting) { gtk_text_buffer_set_modified(gtkTextBuffer, setting.gboolean) }
  }

  /// Returns the mark that represents the selection bound.
  public final var selectionBound: TextMark? { lentObject(gtk_text_buffer_get_selection_bound(gtkTextBuffer)) }

  /// Returns `true` if some text is selected; places the bounds of the selection in `start` and `end`.
  public final var selectionBounds: (start: TextIter, end: TextIter)? {
    var cStart = GtkTextIter()
    var cEnd = GtkTextIter()
    let result = gtk_text_buffer_get_selection_bounds(gtkTextBuffer, &cStart, &cEnd)
    guard result != 0 else { return nil }
    return (TextIter(copying: &cStart), TextIter(copying: &cEnd))
  }

  /// Get a content provider for this buffer.
  public final var selectionContent: Gdk.ContentProvider? {
    givenObject(gtk_text_buffer_get_selection_content(gtkTextBuffer))
  }

  /// Returns the text in the range [`start`,@end).
  public final func getSlice(_ start: TextIter, end: TextIter, includeHiddenChars: Bool) -> String {
    givenString(
      gtk_text_buffer_get_slice(gtkTextBuffer, start.gtkTextIter, end.gtkTextIter, includeHiddenChars.gboolean))
  }

  /// Initialized `iter` with the first position in the text buffer.
  public final var startIter: TextIter {
    var cIter = GtkTextIter()
    gtk_text_buffer_get_start_iter(gtkTextBuffer, &cIter)
    return TextIter(copying: &cIter)
  }

  /// Returns the text in the range [`start`,@end).
  public final func getText(_ start: TextIter, end: TextIter, includeHiddenChars: Bool) -> String {
    givenString(
      gtk_text_buffer_get_text(gtkTextBuffer, start.gtkTextIter, end.gtkTextIter, includeHiddenChars.gboolean))
  }

  /// Inserts `len` bytes of `text` at position `iter`.
  public final func insert(_ iter: TextIter, text: String, len: Int = -1) {
    gtk_text_buffer_insert(gtkTextBuffer, iter.gtkTextIter, text, len.int32)
  }

  /// Inserts `text` in `buffer`.
  public final func insertAtCursor(_ text: String, len: Int = -1) {
    gtk_text_buffer_insert_at_cursor(gtkTextBuffer, text, len.int32)
  }

  /// Inserts a child widget anchor into the text buffer at `iter`.
  public final func insertChildAnchor(_ iter: TextIter, anchor: TextChildAnchor) {
    gtk_text_buffer_insert_child_anchor(gtkTextBuffer, iter.gtkTextIter, anchor.gtkTextChildAnchor)
  }

  /// Inserts `text` in `buffer`.
  @discardableResult
  public final func insertInteractive(_ iter: TextIter, text: String, len: Int = -1, defaultEditable: Bool) -> Bool {
    gtk_text_buffer_insert_interactive(gtkTextBuffer, iter.gtkTextIter, text, len.int32, defaultEditable.gboolean)
      .isTrue
  }

  /// Inserts `text` in `buffer`.
  @discardableResult
  public final func insertInteractiveAtCursor(_ text: String, len: Int = -1, defaultEditable: Bool) -> Bool {
    gtk_text_buffer_insert_interactive_at_cursor(gtkTextBuffer, text, len.int32, defaultEditable.gboolean).isTrue
  }

  /// Inserts an image into the text buffer at `iter`.
  public final func insertPaintable(_ iter: TextIter, paintable: any Gdk.Paintable) {
    gtk_text_buffer_insert_paintable(gtkTextBuffer, iter.gtkTextIter, paintable.opaque)
  }

  /// Copies text, tags, and paintables between `start` and `end` and inserts the copy at `iter`.
  public final func insertRange(_ iter: TextIter, start: TextIter, end: TextIter) {
    gtk_text_buffer_insert_range(gtkTextBuffer, iter.gtkTextIter, start.gtkTextIter, end.gtkTextIter)
  }

  /// Copies text, tags, and paintables between `start` and `end` and inserts the copy at `iter`.
  @discardableResult
  public final func insertRangeInteractive(_ iter: TextIter, start: TextIter, end: TextIter, defaultEditable: Bool)
    -> Bool
  {
    gtk_text_buffer_insert_range_interactive(
      gtkTextBuffer, iter.gtkTextIter, start.gtkTextIter, end.gtkTextIter, defaultEditable.gboolean
    ).isTrue
  }

  /// Moves `mark` to the new location `where`.
  public final func moveMark(_ mark: TextMark, `where`: TextIter) {
    gtk_text_buffer_move_mark(gtkTextBuffer, mark.gtkTextMark, `where`.gtkTextIter)
  }

  /// Moves the mark named `name` (which must exist) to location `where`.
  public final func moveMarkByName(_ name: String, `where`: TextIter) {
    gtk_text_buffer_move_mark_by_name(gtkTextBuffer, name, `where`.gtkTextIter)
  }

  /// Pastes the contents of a clipboard.
  public final func pasteClipboard(_ clipboard: Gdk.Clipboard, overrideLocation: TextIter?, defaultEditable: Bool) {
    gtk_text_buffer_paste_clipboard(
      gtkTextBuffer, clipboard.opaque, overrideLocation?.gtkTextIter, defaultEditable.gboolean)
  }

  /// This function moves the “insert” and “selection_bound” marks simultaneously.
  public final func placeCursor(_ `where`: TextIter) {
    gtk_text_buffer_place_cursor(gtkTextBuffer, `where`.gtkTextIter)
  }

  /// Redoes the next redoable action on the buffer, if there is one.
  public final func redo() { gtk_text_buffer_redo(gtkTextBuffer) }

  /// Removes all tags in the range between `start` and `end`.
  public final func removeAllTags(_ start: TextIter, end: TextIter) {
    gtk_text_buffer_remove_all_tags(gtkTextBuffer, start.gtkTextIter, end.gtkTextIter)
  }

  /// Removes a `Gdk.Clipboard` added with `gtk_text_buffer_add_selection_clipboard()`.
  public final func removeSelectionClipboard(_ clipboard: Gdk.Clipboard) {
    gtk_text_buffer_remove_selection_clipboard(gtkTextBuffer, clipboard.opaque)
  }

  /// Emits the “remove-tag” signal.
  public final func removeTag(_ tag: TextTag, start: TextIter, end: TextIter) {
    gtk_text_buffer_remove_tag(gtkTextBuffer, tag.gtkTextTag, start.gtkTextIter, end.gtkTextIter)
  }

  /// Emits the “remove-tag” signal.
  public final func removeTagByName(_ name: String, start: TextIter, end: TextIter) {
    gtk_text_buffer_remove_tag_by_name(gtkTextBuffer, name, start.gtkTextIter, end.gtkTextIter)
  }

  /// This function moves the “insert” and “selection_bound” marks simultaneously.
  public final func selectRange(_ ins: TextIter, bound: TextIter) {
    gtk_text_buffer_select_range(gtkTextBuffer, ins.gtkTextIter, bound.gtkTextIter)
  }

  /// Deletes current contents of `buffer`, and inserts `text` instead. This is automatically marked as an irreversible
  /// action in the undo stack. If you wish to mark this action as part of a larger undo operation, call
  /// `TextBuffer.delete()` and `TextBuffer.insert()` directly instead.
  public final func setText(_ text: String, len: Int = -1) { gtk_text_buffer_set_text(gtkTextBuffer, text, len.int32) }

  /// Undoes the last undoable action on the buffer, if there is one.
  public final func undo() { gtk_text_buffer_undo(gtkTextBuffer) }
}

extension Reactive where Base: TextBuffer {
  /// Denotes that the buffer can reapply the last undone action.
  public var canRedo: SafeSignal<Bool> { readOnlyProperty("can-redo") }

  /// Denotes that the buffer can undo the last applied action.
  public var canUndo: SafeSignal<Bool> { readOnlyProperty("can-undo") }

  /// The position of the insert mark.
  public var cursorPosition: SafeSignal<Int> { readOnlyProperty("cursor-position") }

  /// Denotes if support for undoing and redoing changes to the buffer is allowed.
  public var enableUndo: DynamicSubject<Bool> { property("enable-undo") }

  /// Whether the buffer has some text currently selected.
  public var hasSelection: SafeSignal<Bool> { readOnlyProperty("has-selection") }

  /// The `TextTagTable` for the buffer.
  public var tagTable: SafeSignal<TextTagTable?> { readOnlyProperty("tag-table") }

  /// The text content of the buffer.
  public var text: DynamicSubject<String> { property("text") }

  /// Emitted to apply a tag to a range of text in a `TextBuffer`.
  ///
  /// Arguments: `tag`, `start`, `end`.
  public var applyTag: SafeSignal<(TextTag, TextIter, TextIter)> { signal(ofSeveral: "apply-tag") }

  /// Emitted at the beginning of a single user-visible operation on a `TextBuffer`.
  public var beginUserAction: SafeSignal<Void> { signal("begin-user-action") }

  /// Emitted when the content of a `TextBuffer` has changed.
  public var changed: SafeSignal<Void> { signal("changed") }

  /// Emitted to delete a range from a `TextBuffer`.
  ///
  /// Arguments: `start`, `end`.
  public var deleteRange: SafeSignal<(TextIter, TextIter)> { signal(ofSeveral: "delete-range") }

  /// Emitted at the end of a single user-visible operation on the `TextBuffer`.
  public var endUserAction: SafeSignal<Void> { signal("end-user-action") }

  /// Emitted to insert a `TextChildAnchor` in a `TextBuffer`.
  ///
  /// Arguments: `location`, `anchor`.
  public var insertChildAnchor: SafeSignal<(TextIter, TextChildAnchor)> { signal(ofSeveral: "insert-child-anchor") }

  /// Emitted to insert a `Gdk.Paintable` in a `TextBuffer`.
  ///
  /// Arguments: `location`, `paintable`.
  public var insertPaintable: SafeSignal<(TextIter, any Gdk.Paintable)> {
    signal("insert-paintable", reading: { ($0.value(at: 1), $0.interface(at: 2)) })
  }

  /// Emitted to insert text in a `TextBuffer`.
  ///
  /// Arguments: `location`, `text`, `len`.
  public var insertText: SafeSignal<(TextIter, String, Int)> { signal(ofSeveral: "insert-text") }

  /// Emitted as notification after a `TextMark` is deleted.
  ///
  /// Argument: `mark`.
  public var markDeleted: SafeSignal<TextMark> { signal(ofOne: "mark-deleted") }

  /// Emitted as notification after a `TextMark` is set.
  ///
  /// Arguments: `location`, `mark`.
  public var markSet: SafeSignal<(TextIter, TextMark)> { signal(ofSeveral: "mark-set") }

  /// Emitted when the modified bit of a `TextBuffer` flips.
  public var modifiedChanged: SafeSignal<Void> { signal("modified-changed") }

  /// Emitted after paste operation has been completed.
  ///
  /// Argument: `clipboard`.
  public var pasteDone: SafeSignal<Gdk.Clipboard> { signal(ofOne: "paste-done") }

  /// Emitted when a request has been made to redo the previously undone operation.
  public var redo: SafeSignal<Void> { signal("redo") }

  /// Emitted to remove all occurrences of `tag` from a range of text in a `TextBuffer`.
  ///
  /// Arguments: `tag`, `start`, `end`.
  public var removeTag: SafeSignal<(TextTag, TextIter, TextIter)> { signal(ofSeveral: "remove-tag") }

  /// Emitted when a request has been made to undo the previous operation or set of operations that have been grouped
  /// together.
  public var undo: SafeSignal<Void> { signal("undo") }
}

/// A `TextChildAnchor` is a spot in a `TextBuffer` where child widgets can be “anchored”.
open class TextChildAnchor: Object {
  open override class var gType: GType { gtk_text_child_anchor_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkTextChildAnchor: UnsafeMutablePointer<GtkTextChildAnchor> {
    pointer.assumingMemoryBound(to: GtkTextChildAnchor.self)
  }

  /// Creates a new `TextChildAnchor`.
  public init() {
    super.init(adopting: gtk_text_child_anchor_new())
  }

  /// Creates a new `TextChildAnchor` with the given replacement character.
  public init(character: String) {
    super.init(adopting: gtk_text_child_anchor_new_with_replacement(character))
  }

  /// Determines whether a child anchor has been deleted from the buffer.
  public final var deleted: Bool { gtk_text_child_anchor_get_deleted(gtkTextChildAnchor).isTrue }

  /// Gets a list of all widgets anchored at this child anchor.
  public final var widgets: [Widget] {
    var cOutLen: UInt32 = 0
    let result = gtk_text_child_anchor_get_widgets(gtkTextChildAnchor, &cOutLen)
    return elements(result, count: cOutLen.int, isGiven: true) { (lentObject($0) as Widget?)! }
  }
}

/// A `TextMark` is a position in a `Textbuffer` that is preserved across modifications.
open class TextMark: Object {
  open override class var gType: GType { gtk_text_mark_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkTextMark: UnsafeMutablePointer<GtkTextMark> { pointer.assumingMemoryBound(to: GtkTextMark.self) }

  /// Creates a text mark.
  public init(name: String? = nil, leftGravity: Bool) {
    super.init(adopting: gtk_text_mark_new(name, leftGravity.gboolean))
  }

  /// Whether the mark has left gravity.
  public final var leftGravity: Bool { gtk_text_mark_get_left_gravity(gtkTextMark).isTrue }

  /// The name of the mark or `nil` if the mark is anonymous.
  public final var name: String? { lentString(ifAny: gtk_text_mark_get_name(gtkTextMark)) }

  /// Gets the buffer this mark is located inside.
  public final var buffer: TextBuffer? { lentObject(gtk_text_mark_get_buffer(gtkTextMark)) }

  /// Returns `true` if the mark has been removed from its buffer.
  public final var deleted: Bool { gtk_text_mark_get_deleted(gtkTextMark).isTrue }

  /// Returns `true` if the mark is visible.
  public final var visible: Bool {
    get { gtk_text_mark_get_visible(gtkTextMark).isTrue }
    set(setting) { gtk_text_mark_set_visible(gtkTextMark, setting.gboolean) }
  }
}

extension Reactive where Base: TextMark {
  /// Whether the mark has left gravity.
  public var leftGravity: SafeSignal<Bool> { readOnlyProperty("left-gravity") }

  /// The name of the mark or `nil` if the mark is anonymous.
  public var name: SafeSignal<String?> { readOnlyProperty("name") }
}

/// A tag that can be applied to text contained in a `TextBuffer`.
open class TextTag: Object {
  open override class var gType: GType { gtk_text_tag_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkTextTag: UnsafeMutablePointer<GtkTextTag> { pointer.assumingMemoryBound(to: GtkTextTag.self) }

  /// Creates a `TextTag`.
  public init(name: String? = nil) {
    super.init(adopting: gtk_text_tag_new(name))
  }

  /// Whether the margins accumulate or override each other.
  public final var accumulativeMargin: Bool {
    get { getProperty("accumulative-margin") }
    set { setProperty("accumulative-margin", newValue) }
  }

  /// Whether breaks are allowed.
  public final var allowBreaks: Bool {
    get { getProperty("allow-breaks") }
    set { setProperty("allow-breaks", newValue) }
  }

  public final var allowBreaksSet: Bool {
    get { getProperty("allow-breaks-set") }
    set { setProperty("allow-breaks-set", newValue) }
  }

  /// Background color as a string.
  public final func setBackground(_ newValue: String?) {
    setProperty("background", newValue)
  }

  /// Whether the background color fills the entire line height or only the height of the tagged characters.
  public final var backgroundFullHeight: Bool {
    get { getProperty("background-full-height") }
    set { setProperty("background-full-height", newValue) }
  }

  public final var backgroundFullHeightSet: Bool {
    get { getProperty("background-full-height-set") }
    set { setProperty("background-full-height-set", newValue) }
  }

  /// Background color as a `Gdk.RGBA`.
  public final var backgroundRgba: Gdk.RGBA? {
    get { getProperty("background-rgba") }
    set { setProperty("background-rgba", newValue) }
  }

  public final var backgroundSet: Bool {
    get { getProperty("background-set") }
    set { setProperty("background-set", newValue) }
  }

  /// Text direction, e.g. right-to-left or left-to-right.
  public final var direction: TextDirection {
    get { getProperty("direction") }
    set { setProperty("direction", newValue) }
  }

  /// Whether the text can be modified by the user.
  public final var editable: Bool {
    get { getProperty("editable") }
    set { setProperty("editable", newValue) }
  }

  public final var editableSet: Bool {
    get { getProperty("editable-set") }
    set { setProperty("editable-set", newValue) }
  }

  /// Whether font fallback is enabled.
  public final var fallback: Bool {
    get { getProperty("fallback") }
    set { setProperty("fallback", newValue) }
  }

  public final var fallbackSet: Bool {
    get { getProperty("fallback-set") }
    set { setProperty("fallback-set", newValue) }
  }

  /// Name of the font family, e.g. Sans, Helvetica, Times, Monospace.
  public final var family: String {
    get { getProperty("family") }
    set { setProperty("family", newValue) }
  }

  public final var familySet: Bool {
    get { getProperty("family-set") }
    set { setProperty("family-set", newValue) }
  }

  /// Font description as string, e.g. \"Sans Italic 12\".
  public final var font: String {
    get { getProperty("font") }
    set { setProperty("font", newValue) }
  }

  /// Font description as a `Pango.FontDescription`.
  public final var fontDesc: Pango.FontDescription? {
    get { getProperty("font-desc") }
    set { setProperty("font-desc", newValue) }
  }

  /// OpenType font features, as a string.
  public final var fontFeatures: String {
    get { getProperty("font-features") }
    set { setProperty("font-features", newValue) }
  }

  public final var fontFeaturesSet: Bool {
    get { getProperty("font-features-set") }
    set { setProperty("font-features-set", newValue) }
  }

  /// Foreground color as a string.
  public final func setForeground(_ newValue: String?) {
    setProperty("foreground", newValue)
  }

  /// Foreground color as a `Gdk.RGBA`.
  public final var foregroundRgba: Gdk.RGBA? {
    get { getProperty("foreground-rgba") }
    set { setProperty("foreground-rgba", newValue) }
  }

  public final var foregroundSet: Bool {
    get { getProperty("foreground-set") }
    set { setProperty("foreground-set", newValue) }
  }

  /// Amount to indent the paragraph, in pixels.
  public final var indent: Int {
    get { getProperty("indent") }
    set { setProperty("indent", newValue) }
  }

  public final var indentSet: Bool {
    get { getProperty("indent-set") }
    set { setProperty("indent-set", newValue) }
  }

  /// Whether to insert hyphens at breaks.
  public final var insertHyphens: Bool {
    get { getProperty("insert-hyphens") }
    set { setProperty("insert-hyphens", newValue) }
  }

  public final var insertHyphensSet: Bool {
    get { getProperty("insert-hyphens-set") }
    set { setProperty("insert-hyphens-set", newValue) }
  }

  /// Whether this text is hidden.
  public final var invisible: Bool {
    get { getProperty("invisible") }
    set { setProperty("invisible", newValue) }
  }

  public final var invisibleSet: Bool {
    get { getProperty("invisible-set") }
    set { setProperty("invisible-set", newValue) }
  }

  /// Left, right, or center justification.
  public final var justification: Justification {
    get { getProperty("justification") }
    set { setProperty("justification", newValue) }
  }

  public final var justificationSet: Bool {
    get { getProperty("justification-set") }
    set { setProperty("justification-set", newValue) }
  }

  /// The language this text is in, as an ISO code.
  public final var language: String {
    get { getProperty("language") }
    set { setProperty("language", newValue) }
  }

  public final var languageSet: Bool {
    get { getProperty("language-set") }
    set { setProperty("language-set", newValue) }
  }

  /// Width of the left margin in pixels.
  public final var leftMargin: Int {
    get { getProperty("left-margin") }
    set { setProperty("left-margin", newValue) }
  }

  public final var leftMarginSet: Bool {
    get { getProperty("left-margin-set") }
    set { setProperty("left-margin-set", newValue) }
  }

  /// Extra spacing between graphemes, in Pango units.
  public final var letterSpacing: Int {
    get { getProperty("letter-spacing") }
    set { setProperty("letter-spacing", newValue) }
  }

  public final var letterSpacingSet: Bool {
    get { getProperty("letter-spacing-set") }
    set { setProperty("letter-spacing-set", newValue) }
  }

  /// Factor to scale line height by.
  public final var lineHeight: Double {
    get { getProperty("line-height") }
    set { setProperty("line-height", newValue) }
  }

  public final var lineHeightSet: Bool {
    get { getProperty("line-height-set") }
    set { setProperty("line-height-set", newValue) }
  }

  /// The name used to refer to the tag.
  public final var name: String { getProperty("name") }

  /// Style of overline for this text.
  public final var overline: Pango.Overline {
    get { getProperty("overline") }
    set { setProperty("overline", newValue) }
  }

  /// This property modifies the color of overlines.
  public final var overlineRgba: Gdk.RGBA? {
    get { getProperty("overline-rgba") }
    set { setProperty("overline-rgba", newValue) }
  }

  public final var overlineRgbaSet: Bool {
    get { getProperty("overline-rgba-set") }
    set { setProperty("overline-rgba-set", newValue) }
  }

  public final var overlineSet: Bool {
    get { getProperty("overline-set") }
    set { setProperty("overline-set", newValue) }
  }

  /// The paragraph background color as a string.
  public final func setParagraphBackground(_ newValue: String?) {
    setProperty("paragraph-background", newValue)
  }

  /// The paragraph background color as a `Gdk.RGBA`.
  public final var paragraphBackgroundRgba: Gdk.RGBA? {
    get { getProperty("paragraph-background-rgba") }
    set { setProperty("paragraph-background-rgba", newValue) }
  }

  public final var paragraphBackgroundSet: Bool {
    get { getProperty("paragraph-background-set") }
    set { setProperty("paragraph-background-set", newValue) }
  }

  /// Pixels of blank space above paragraphs.
  public final var pixelsAboveLines: Int {
    get { getProperty("pixels-above-lines") }
    set { setProperty("pixels-above-lines", newValue) }
  }

  public final var pixelsAboveLinesSet: Bool {
    get { getProperty("pixels-above-lines-set") }
    set { setProperty("pixels-above-lines-set", newValue) }
  }

  /// Pixels of blank space below paragraphs.
  public final var pixelsBelowLines: Int {
    get { getProperty("pixels-below-lines") }
    set { setProperty("pixels-below-lines", newValue) }
  }

  public final var pixelsBelowLinesSet: Bool {
    get { getProperty("pixels-below-lines-set") }
    set { setProperty("pixels-below-lines-set", newValue) }
  }

  /// Pixels of blank space between wrapped lines in a paragraph.
  public final var pixelsInsideWrap: Int {
    get { getProperty("pixels-inside-wrap") }
    set { setProperty("pixels-inside-wrap", newValue) }
  }

  public final var pixelsInsideWrapSet: Bool {
    get { getProperty("pixels-inside-wrap-set") }
    set { setProperty("pixels-inside-wrap-set", newValue) }
  }

  /// Width of the right margin, in pixels.
  public final var rightMargin: Int {
    get { getProperty("right-margin") }
    set { setProperty("right-margin", newValue) }
  }

  public final var rightMarginSet: Bool {
    get { getProperty("right-margin-set") }
    set { setProperty("right-margin-set", newValue) }
  }

  /// Offset of text above the baseline, in Pango units.
  public final var rise: Int {
    get { getProperty("rise") }
    set { setProperty("rise", newValue) }
  }

  public final var riseSet: Bool {
    get { getProperty("rise-set") }
    set { setProperty("rise-set", newValue) }
  }

  /// Font size as a scale factor relative to the default font size.
  public final var scale: Double {
    get { getProperty("scale") }
    set { setProperty("scale", newValue) }
  }

  public final var scaleSet: Bool {
    get { getProperty("scale-set") }
    set { setProperty("scale-set", newValue) }
  }

  /// Whether this tag represents a single sentence.
  public final var sentence: Bool {
    get { getProperty("sentence") }
    set { setProperty("sentence", newValue) }
  }

  public final var sentenceSet: Bool {
    get { getProperty("sentence-set") }
    set { setProperty("sentence-set", newValue) }
  }

  /// How to render invisible characters.
  public final var showSpaces: Pango.ShowFlags {
    get { getProperty("show-spaces") }
    set { setProperty("show-spaces", newValue) }
  }

  public final var showSpacesSet: Bool {
    get { getProperty("show-spaces-set") }
    set { setProperty("show-spaces-set", newValue) }
  }

  /// Font size in Pango units.
  public final var size: Int {
    get { getProperty("size") }
    set { setProperty("size", newValue) }
  }

  /// Font size in points.
  public final var sizePoints: Double {
    get { getProperty("size-points") }
    set { setProperty("size-points", newValue) }
  }

  public final var sizeSet: Bool {
    get { getProperty("size-set") }
    set { setProperty("size-set", newValue) }
  }

  /// Font stretch as a `Pango.Stretch`, e.g. `PANGO_STRETCH_CONDENSED`.
  public final var stretch: Pango.Stretch {
    get { getProperty("stretch") }
    set { setProperty("stretch", newValue) }
  }

  public final var stretchSet: Bool {
    get { getProperty("stretch-set") }
    set { setProperty("stretch-set", newValue) }
  }

  /// Whether to strike through the text.
  public final var strikethrough: Bool {
    get { getProperty("strikethrough") }
    set { setProperty("strikethrough", newValue) }
  }

  /// This property modifies the color of strikeouts.
  public final var strikethroughRgba: Gdk.RGBA? {
    get { getProperty("strikethrough-rgba") }
    set { setProperty("strikethrough-rgba", newValue) }
  }

  /// If the `strikethrough-rgba` property has been set.
  public final var strikethroughRgbaSet: Bool {
    get { getProperty("strikethrough-rgba-set") }
    set { setProperty("strikethrough-rgba-set", newValue) }
  }

  public final var strikethroughSet: Bool {
    get { getProperty("strikethrough-set") }
    set { setProperty("strikethrough-set", newValue) }
  }

  /// Font style as a `Pango.Style`, e.g. `PANGO_STYLE_ITALIC`.
  public final var style: Pango.Style {
    get { getProperty("style") }
    set { setProperty("style", newValue) }
  }

  public final var styleSet: Bool {
    get { getProperty("style-set") }
    set { setProperty("style-set", newValue) }
  }

  /// Custom tabs for this text.
  public final var tabs: Pango.TabArray? {
    get { getProperty("tabs") }
    set { setProperty("tabs", newValue) }
  }

  public final var tabsSet: Bool {
    get { getProperty("tabs-set") }
    set { setProperty("tabs-set", newValue) }
  }

  /// How to transform the text for display.
  public final var textTransform: Pango.TextTransform {
    get { getProperty("text-transform") }
    set { setProperty("text-transform", newValue) }
  }

  public final var textTransformSet: Bool {
    get { getProperty("text-transform-set") }
    set { setProperty("text-transform-set", newValue) }
  }

  /// Style of underline for this text.
  public final var underline: Pango.Underline {
    get { getProperty("underline") }
    set { setProperty("underline", newValue) }
  }

  /// This property modifies the color of underlines.
  public final var underlineRgba: Gdk.RGBA? {
    get { getProperty("underline-rgba") }
    set { setProperty("underline-rgba", newValue) }
  }

  /// If the `underline-rgba` property has been set.
  public final var underlineRgbaSet: Bool {
    get { getProperty("underline-rgba-set") }
    set { setProperty("underline-rgba-set", newValue) }
  }

  public final var underlineSet: Bool {
    get { getProperty("underline-set") }
    set { setProperty("underline-set", newValue) }
  }

  /// Font variant as a `Pango.Variant`, e.g. `PANGO_VARIANT_SMALL_CAPS`.
  public final var variant: Pango.Variant {
    get { getProperty("variant") }
    set { setProperty("variant", newValue) }
  }

  public final var variantSet: Bool {
    get { getProperty("variant-set") }
    set { setProperty("variant-set", newValue) }
  }

  /// Font weight as an integer.
  public final var weight: Int {
    get { getProperty("weight") }
    set { setProperty("weight", newValue) }
  }

  public final var weightSet: Bool {
    get { getProperty("weight-set") }
    set { setProperty("weight-set", newValue) }
  }

  /// Whether this tag represents a single word.
  public final var word: Bool {
    get { getProperty("word") }
    set { setProperty("word", newValue) }
  }

  public final var wordSet: Bool {
    get { getProperty("word-set") }
    set { setProperty("word-set", newValue) }
  }

  /// Whether to wrap lines never, at word boundaries, or at character boundaries.
  public final var wrapMode: WrapMode {
    get { getProperty("wrap-mode") }
    set { setProperty("wrap-mode", newValue) }
  }

  public final var wrapModeSet: Bool {
    get { getProperty("wrap-mode-set") }
    set { setProperty("wrap-mode-set", newValue) }
  }

  /// Emits the `TextTagTable.tagChanged` signal on the `TextTagTable` where the tag is included.
  public final func changed(_ sizeChanged: Bool) { gtk_text_tag_changed(gtkTextTag, sizeChanged.gboolean) }

  /// Get the tag priority.
  public final var priority: Int {
    get { gtk_text_tag_get_priority(gtkTextTag).int }
    set(priority) { gtk_text_tag_set_priority(gtkTextTag, priority.int32) }
  }
}

extension Reactive where Base: TextTag {
  /// Whether the margins accumulate or override each other.
  public var accumulativeMargin: DynamicSubject<Bool> { property("accumulative-margin") }

  /// Whether breaks are allowed.
  public var allowBreaks: DynamicSubject<Bool> { property("allow-breaks") }

  public var allowBreaksSet: DynamicSubject<Bool> { property("allow-breaks-set") }

  /// Background color as a string.
  public var background: Bond<String?> { bond { $0.setProperty("background", $1) } }

  /// Whether the background color fills the entire line height or only the height of the tagged characters.
  public var backgroundFullHeight: DynamicSubject<Bool> { property("background-full-height") }

  public var backgroundFullHeightSet: DynamicSubject<Bool> { property("background-full-height-set") }

  /// Background color as a `Gdk.RGBA`.
  public var backgroundRgba: DynamicSubject<Gdk.RGBA?> { property("background-rgba") }

  public var backgroundSet: DynamicSubject<Bool> { property("background-set") }

  /// Text direction, e.g. right-to-left or left-to-right.
  public var direction: DynamicSubject<TextDirection> { property("direction") }

  /// Whether the text can be modified by the user.
  public var editable: DynamicSubject<Bool> { property("editable") }

  public var editableSet: DynamicSubject<Bool> { property("editable-set") }

  /// Whether font fallback is enabled.
  public var fallback: DynamicSubject<Bool> { property("fallback") }

  public var fallbackSet: DynamicSubject<Bool> { property("fallback-set") }

  /// Name of the font family, e.g. Sans, Helvetica, Times, Monospace.
  public var family: DynamicSubject<String> { property("family") }

  public var familySet: DynamicSubject<Bool> { property("family-set") }

  /// Font description as string, e.g. \"Sans Italic 12\".
  public var font: DynamicSubject<String> { property("font") }

  /// Font description as a `Pango.FontDescription`.
  public var fontDesc: DynamicSubject<Pango.FontDescription?> { property("font-desc") }

  /// OpenType font features, as a string.
  public var fontFeatures: DynamicSubject<String> { property("font-features") }

  public var fontFeaturesSet: DynamicSubject<Bool> { property("font-features-set") }

  /// Foreground color as a string.
  public var foreground: Bond<String?> { bond { $0.setProperty("foreground", $1) } }

  /// Foreground color as a `Gdk.RGBA`.
  public var foregroundRgba: DynamicSubject<Gdk.RGBA?> { property("foreground-rgba") }

  public var foregroundSet: DynamicSubject<Bool> { property("foreground-set") }

  /// Amount to indent the paragraph, in pixels.
  public var indent: DynamicSubject<Int> { property("indent") }

  public var indentSet: DynamicSubject<Bool> { property("indent-set") }

  /// Whether to insert hyphens at breaks.
  public var insertHyphens: DynamicSubject<Bool> { property("insert-hyphens") }

  public var insertHyphensSet: DynamicSubject<Bool> { property("insert-hyphens-set") }

  /// Whether this text is hidden.
  public var invisible: DynamicSubject<Bool> { property("invisible") }

  public var invisibleSet: DynamicSubject<Bool> { property("invisible-set") }

  /// Left, right, or center justification.
  public var justification: DynamicSubject<Justification> { property("justification") }

  public var justificationSet: DynamicSubject<Bool> { property("justification-set") }

  /// The language this text is in, as an ISO code.
  public var language: DynamicSubject<String> { property("language") }

  public var languageSet: DynamicSubject<Bool> { property("language-set") }

  /// Width of the left margin in pixels.
  public var leftMargin: DynamicSubject<Int> { property("left-margin") }

  public var leftMarginSet: DynamicSubject<Bool> { property("left-margin-set") }

  /// Extra spacing between graphemes, in Pango units.
  public var letterSpacing: DynamicSubject<Int> { property("letter-spacing") }

  public var letterSpacingSet: DynamicSubject<Bool> { property("letter-spacing-set") }

  /// Factor to scale line height by.
  public var lineHeight: DynamicSubject<Double> { property("line-height") }

  public var lineHeightSet: DynamicSubject<Bool> { property("line-height-set") }

  /// The name used to refer to the tag.
  public var name: SafeSignal<String> { readOnlyProperty("name") }

  /// Style of overline for this text.
  public var overline: DynamicSubject<Pango.Overline> { property("overline") }

  /// This property modifies the color of overlines.
  public var overlineRgba: DynamicSubject<Gdk.RGBA?> { property("overline-rgba") }

  public var overlineRgbaSet: DynamicSubject<Bool> { property("overline-rgba-set") }

  public var overlineSet: DynamicSubject<Bool> { property("overline-set") }

  /// The paragraph background color as a string.
  public var paragraphBackground: Bond<String?> { bond { $0.setProperty("paragraph-background", $1) } }

  /// The paragraph background color as a `Gdk.RGBA`.
  public var paragraphBackgroundRgba: DynamicSubject<Gdk.RGBA?> { property("paragraph-background-rgba") }

  public var paragraphBackgroundSet: DynamicSubject<Bool> { property("paragraph-background-set") }

  /// Pixels of blank space above paragraphs.
  public var pixelsAboveLines: DynamicSubject<Int> { property("pixels-above-lines") }

  public var pixelsAboveLinesSet: DynamicSubject<Bool> { property("pixels-above-lines-set") }

  /// Pixels of blank space below paragraphs.
  public var pixelsBelowLines: DynamicSubject<Int> { property("pixels-below-lines") }

  public var pixelsBelowLinesSet: DynamicSubject<Bool> { property("pixels-below-lines-set") }

  /// Pixels of blank space between wrapped lines in a paragraph.
  public var pixelsInsideWrap: DynamicSubject<Int> { property("pixels-inside-wrap") }

  public var pixelsInsideWrapSet: DynamicSubject<Bool> { property("pixels-inside-wrap-set") }

  /// Width of the right margin, in pixels.
  public var rightMargin: DynamicSubject<Int> { property("right-margin") }

  public var rightMarginSet: DynamicSubject<Bool> { property("right-margin-set") }

  /// Offset of text above the baseline, in Pango units.
  public var rise: DynamicSubject<Int> { property("rise") }

  public var riseSet: DynamicSubject<Bool> { property("rise-set") }

  /// Font size as a scale factor relative to the default font size.
  public var scale: DynamicSubject<Double> { property("scale") }

  public var scaleSet: DynamicSubject<Bool> { property("scale-set") }

  /// Whether this tag represents a single sentence.
  public var sentence: DynamicSubject<Bool> { property("sentence") }

  public var sentenceSet: DynamicSubject<Bool> { property("sentence-set") }

  /// How to render invisible characters.
  public var showSpaces: DynamicSubject<Pango.ShowFlags> { property("show-spaces") }

  public var showSpacesSet: DynamicSubject<Bool> { property("show-spaces-set") }

  /// Font size in Pango units.
  public var size: DynamicSubject<Int> { property("size") }

  /// Font size in points.
  public var sizePoints: DynamicSubject<Double> { property("size-points") }

  public var sizeSet: DynamicSubject<Bool> { property("size-set") }

  /// Font stretch as a `Pango.Stretch`, e.g. `PANGO_STRETCH_CONDENSED`.
  public var stretch: DynamicSubject<Pango.Stretch> { property("stretch") }

  public var stretchSet: DynamicSubject<Bool> { property("stretch-set") }

  /// Whether to strike through the text.
  public var strikethrough: DynamicSubject<Bool> { property("strikethrough") }

  /// This property modifies the color of strikeouts.
  public var strikethroughRgba: DynamicSubject<Gdk.RGBA?> { property("strikethrough-rgba") }

  /// If the `strikethrough-rgba` property has been set.
  public var strikethroughRgbaSet: DynamicSubject<Bool> { property("strikethrough-rgba-set") }

  public var strikethroughSet: DynamicSubject<Bool> { property("strikethrough-set") }

  /// Font style as a `Pango.Style`, e.g. `PANGO_STYLE_ITALIC`.
  public var style: DynamicSubject<Pango.Style> { property("style") }

  public var styleSet: DynamicSubject<Bool> { property("style-set") }

  /// Custom tabs for this text.
  public var tabs: DynamicSubject<Pango.TabArray?> { property("tabs") }

  public var tabsSet: DynamicSubject<Bool> { property("tabs-set") }

  /// How to transform the text for display.
  public var textTransform: DynamicSubject<Pango.TextTransform> { property("text-transform") }

  public var textTransformSet: DynamicSubject<Bool> { property("text-transform-set") }

  /// Style of underline for this text.
  public var underline: DynamicSubject<Pango.Underline> { property("underline") }

  /// This property modifies the color of underlines.
  public var underlineRgba: DynamicSubject<Gdk.RGBA?> { property("underline-rgba") }

  /// If the `underline-rgba` property has been set.
  public var underlineRgbaSet: DynamicSubject<Bool> { property("underline-rgba-set") }

  public var underlineSet: DynamicSubject<Bool> { property("underline-set") }

  /// Font variant as a `Pango.Variant`, e.g. `PANGO_VARIANT_SMALL_CAPS`.
  public var variant: DynamicSubject<Pango.Variant> { property("variant") }

  public var variantSet: DynamicSubject<Bool> { property("variant-set") }

  /// Font weight as an integer.
  public var weight: DynamicSubject<Int> { property("weight") }

  public var weightSet: DynamicSubject<Bool> { property("weight-set") }

  /// Whether this tag represents a single word.
  public var word: DynamicSubject<Bool> { property("word") }

  public var wordSet: DynamicSubject<Bool> { property("word-set") }

  /// Whether to wrap lines never, at word boundaries, or at character boundaries.
  public var wrapMode: DynamicSubject<WrapMode> { property("wrap-mode") }

  public var wrapModeSet: DynamicSubject<Bool> { property("wrap-mode-set") }
}

/// The collection of tags in a `TextBuffer`
open class TextTagTable: Object, Buildable {
  open override class var gType: GType { gtk_text_tag_table_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `TextTagTable`.
  public init() {
    super.init(adopting: gtk_text_tag_table_new().raw)
  }

  /// Add a tag to the table.
  @discardableResult
  public final func add(_ tag: TextTag) -> Bool { gtk_text_tag_table_add(instance(self), tag.gtkTextTag).isTrue }

  /// Calls `func` on each tag in `table`, with user data `data`.
  public final func foreach(_ `func`: @escaping (TextTag) -> Void) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_text_tag_table_foreach(instance(self), callGtkTextTagTableForeach, lent.closure(`func`))
  }

  /// Returns the size of the table (number of tags)
  public final var size: Int { gtk_text_tag_table_get_size(instance(self)).int }

  /// Look up a named tag.
  public final func lookup(_ name: String) -> TextTag? { lentObject(gtk_text_tag_table_lookup(instance(self), name)) }

  /// Remove a tag from the table.
  public final func remove(_ tag: TextTag) { gtk_text_tag_table_remove(instance(self), tag.gtkTextTag) }
}

extension Reactive where Base: TextTagTable {
  /// Emitted every time a new tag is added in the `TextTagTable`.
  ///
  /// Argument: `tag`.
  public var tagAdded: SafeSignal<TextTag> { signal(ofOne: "tag-added") }

  /// Emitted every time a tag in the `TextTagTable` changes.
  ///
  /// Arguments: `tag`, `sizeChanged`.
  public var tagChanged: SafeSignal<(TextTag, Bool)> { signal(ofSeveral: "tag-changed") }

  /// Emitted every time a tag is removed from the `TextTagTable`.
  ///
  /// Argument: `tag`.
  public var tagRemoved: SafeSignal<TextTag> { signal(ofOne: "tag-removed") }
}

/// A widget that displays the contents of a `TextBuffer`.
open class TextView: Widget, Scrollable {
  open override class var gType: GType { gtk_text_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkTextView: UnsafeMutablePointer<GtkTextView> { pointer.assumingMemoryBound(to: GtkTextView.self) }

  /// Creates a new `TextView`.
  public init() {
    super.init(adopting: gtk_text_view_new())
  }

  /// Creates a new `TextView` widget displaying the buffer `buffer`.
  public init(buffer: TextBuffer) {
    super.init(adopting: gtk_text_view_new_with_buffer(buffer.gtkTextBuffer))
  }

  /// Whether Tab will result in a tab character being entered.
  public final var acceptsTab: Bool {
    get { gtk_text_view_get_accepts_tab(gtkTextView).isTrue }
    set { gtk_text_view_set_accepts_tab(gtkTextView, newValue.gboolean) }
  }

  /// The bottom margin for text in the text view.
  public final var bottomMargin: Int {
    get { gtk_text_view_get_bottom_margin(gtkTextView).int }
    set { gtk_text_view_set_bottom_margin(gtkTextView, newValue.int32) }
  }

  /// The buffer which is displayed.
  public final var buffer: TextBuffer? {
    get { lentObject(gtk_text_view_get_buffer(gtkTextView)) }
    set { gtk_text_view_set_buffer(gtkTextView, newValue?.gtkTextBuffer) }
  }

  /// If the insertion cursor is shown.
  public final var cursorVisible: Bool {
    get { gtk_text_view_get_cursor_visible(gtkTextView).isTrue }
    set { gtk_text_view_set_cursor_visible(gtkTextView, newValue.gboolean) }
  }

  public final var editable: Bool {
    get { gtk_text_view_get_editable(gtkTextView).isTrue }
    set { gtk_text_view_set_editable(gtkTextView, newValue.gboolean) }
  }

  /// A menu model whose contents will be appended to the context menu.
  public final var extraMenu: Gio.MenuModel? {
    get { lentObject(gtk_text_view_get_extra_menu(gtkTextView)) }
    set { gtk_text_view_set_extra_menu(gtkTextView, newValue?.gMenuModel) }
  }

  /// Which IM (input method) module should be used for this text_view.
  public final var imModule: String {
    get { getProperty("im-module") }
    set { setProperty("im-module", newValue) }
  }

  /// Amount to indent the paragraph, in pixels.
  public final var indent: Int {
    get { gtk_text_view_get_indent(gtkTextView).int }
    set { gtk_text_view_set_indent(gtkTextView, newValue.int32) }
  }

  /// Additional hints (beyond `TextView.inputPurpose`) that allow input methods to fine-tune their behaviour.
  public final var inputHints: InputHints {
    get { InputHints(cValue: gtk_text_view_get_input_hints(gtkTextView)) }
    set { gtk_text_view_set_input_hints(gtkTextView, newValue.cValue) }
  }

  /// The purpose of this text field.
  public final var inputPurpose: InputPurpose {
    get { InputPurpose(cValue: gtk_text_view_get_input_purpose(gtkTextView)) }
    set { gtk_text_view_set_input_purpose(gtkTextView, newValue.cValue) }
  }

  public final var justification: Justification {
    get { Justification(cValue: gtk_text_view_get_justification(gtkTextView)) }
    set { gtk_text_view_set_justification(gtkTextView, newValue.cValue) }
  }

  /// The default left margin for text in the text view.
  public final var leftMargin: Int {
    get { gtk_text_view_get_left_margin(gtkTextView).int }
    set { gtk_text_view_set_left_margin(gtkTextView, newValue.int32) }
  }

  /// Whether text should be displayed in a monospace font.
  public final var monospace: Bool {
    get { gtk_text_view_get_monospace(gtkTextView).isTrue }
    set { gtk_text_view_set_monospace(gtkTextView, newValue.gboolean) }
  }

  /// Whether entered text overwrites existing contents.
  public final var overwrite: Bool {
    get { gtk_text_view_get_overwrite(gtkTextView).isTrue }
    set { gtk_text_view_set_overwrite(gtkTextView, newValue.gboolean) }
  }

  public final var pixelsAboveLines: Int {
    get { gtk_text_view_get_pixels_above_lines(gtkTextView).int }
    set { gtk_text_view_set_pixels_above_lines(gtkTextView, newValue.int32) }
  }

  public final var pixelsBelowLines: Int {
    get { gtk_text_view_get_pixels_below_lines(gtkTextView).int }
    set { gtk_text_view_set_pixels_below_lines(gtkTextView, newValue.int32) }
  }

  public final var pixelsInsideWrap: Int {
    get { gtk_text_view_get_pixels_inside_wrap(gtkTextView).int }
    set { gtk_text_view_set_pixels_inside_wrap(gtkTextView, newValue.int32) }
  }

  /// The default right margin for text in the text view.
  public final var rightMargin: Int {
    get { gtk_text_view_get_right_margin(gtkTextView).int }
    set { gtk_text_view_set_right_margin(gtkTextView, newValue.int32) }
  }

  public final var tabs: Pango.TabArray? {
    get { givenBoxed(opaque: gtk_text_view_get_tabs(gtkTextView)) }
    set { gtk_text_view_set_tabs(gtkTextView, newValue?.opaque) }
  }

  /// The top margin for text in the text view.
  public final var topMargin: Int {
    get { gtk_text_view_get_top_margin(gtkTextView).int }
    set { gtk_text_view_set_top_margin(gtkTextView, newValue.int32) }
  }

  public final var wrapMode: WrapMode {
    get { WrapMode(cValue: gtk_text_view_get_wrap_mode(gtkTextView)) }
    set { gtk_text_view_set_wrap_mode(gtkTextView, newValue.cValue) }
  }

  /// Adds a child widget in the text buffer, at the given `anchor`.
  public final func addChildAtAnchor(_ child: Widget, anchor: TextChildAnchor) {
    gtk_text_view_add_child_at_anchor(gtkTextView, child.gtkWidget, anchor.gtkTextChildAnchor)
  }

  /// Adds `child` at a fixed coordinate in the `TextView`'s text window.
  public final func addOverlay(_ child: Widget, xpos: Int, ypos: Int) {
    gtk_text_view_add_overlay(gtkTextView, child.gtkWidget, xpos.int32, ypos.int32)
  }

  /// Moves the given `iter` backward by one display (wrapped) line.
  @discardableResult
  public final func backwardDisplayLine(_ iter: TextIter) -> Bool {
    gtk_text_view_backward_display_line(gtkTextView, iter.gtkTextIter).isTrue
  }

  /// Moves the given `iter` backward to the next display line start.
  @discardableResult
  public final func backwardDisplayLineStart(_ iter: TextIter) -> Bool {
    gtk_text_view_backward_display_line_start(gtkTextView, iter.gtkTextIter).isTrue
  }

  /// Converts buffer coordinates to window coordinates.
  @discardableResult
  public final func bufferToWindowCoords(win: TextWindowType, bufferX: Int, bufferY: Int) -> (
    windowX: Int, windowY: Int
  ) {
    var cWindowX: Int32 = 0
    var cWindowY: Int32 = 0
    gtk_text_view_buffer_to_window_coords(gtkTextView, win.cValue, bufferX.int32, bufferY.int32, &cWindowX, &cWindowY)
    return (cWindowX.int, cWindowY.int)
  }

  /// Moves the given `iter` forward by one display (wrapped) line.
  @discardableResult
  public final func forwardDisplayLine(_ iter: TextIter) -> Bool {
    gtk_text_view_forward_display_line(gtkTextView, iter.gtkTextIter).isTrue
  }

  /// Moves the given `iter` forward to the next display line end.
  @discardableResult
  public final func forwardDisplayLineEnd(_ iter: TextIter) -> Bool {
    gtk_text_view_forward_display_line_end(gtkTextView, iter.gtkTextIter).isTrue
  }

  /// Determine the positions of the strong and weak cursors if the insertion point is at `iter`.
  public final func getCursorLocations(_ iter: TextIter?) -> (strong: Gdk.Rectangle, weak: Gdk.Rectangle) {
    var cStrong = GdkRectangle()
    var cWeak = GdkRectangle()
    gtk_text_view_get_cursor_locations(gtkTextView, iter?.gtkTextIter, &cStrong, &cWeak)
    return (Gdk.Rectangle(cValue: cStrong), Gdk.Rectangle(cValue: cWeak))
  }

  /// Gets a `Widget` that has previously been set as gutter.
  public final func getGutter(_ win: TextWindowType) -> Widget? {
    lentObject(widget: gtk_text_view_get_gutter(gtkTextView, win.cValue))
  }

  /// Retrieves the iterator at buffer coordinates `x` and `y`.
  public final func getIterAtLocation(x: Int, y: Int) -> TextIter? {
    var cIter = GtkTextIter()
    let result = gtk_text_view_get_iter_at_location(gtkTextView, &cIter, x.int32, y.int32)
    guard result != 0 else { return nil }
    return TextIter(copying: &cIter)
  }

  /// Retrieves the iterator pointing to the character at buffer coordinates `x` and `y`.
  public final func getIterAtPosition(x: Int, y: Int) -> (iter: TextIter, trailing: Int)? {
    var cIter = GtkTextIter()
    var cTrailing: Int32 = 0
    let result = gtk_text_view_get_iter_at_position(gtkTextView, &cIter, &cTrailing, x.int32, y.int32)
    guard result != 0 else { return nil }
    return (TextIter(copying: &cIter), cTrailing.int)
  }

  /// Gets a rectangle which roughly contains the character at `iter`.
  public final func getIterLocation(_ iter: TextIter) -> Gdk.Rectangle {
    var cLocation = GdkRectangle()
    gtk_text_view_get_iter_location(gtkTextView, iter.gtkTextIter, &cLocation)
    return Gdk.Rectangle(cValue: cLocation)
  }

  /// Gets the `TextIter` at the start of the line containing the coordinate `y`.
  public final func getLineAtY(_ y: Int) -> (targetIter: TextIter, lineTop: Int) {
    var cTargetIter = GtkTextIter()
    var cLineTop: Int32 = 0
    gtk_text_view_get_line_at_y(gtkTextView, &cTargetIter, y.int32, &cLineTop)
    return (TextIter(copying: &cTargetIter), cLineTop.int)
  }

  /// Gets the y coordinate of the top of the line containing `iter`, and the height of the line.
  public final func getLineYrange(_ iter: TextIter) -> (y: Int, height: Int) {
    var cY: Int32 = 0
    var cHeight: Int32 = 0
    gtk_text_view_get_line_yrange(gtkTextView, iter.gtkTextIter, &cY, &cHeight)
    return (cY.int, cHeight.int)
  }

  /// Gets the `Pango.Context` that is used for rendering LTR directed text layouts.
  public final var ltrContext: Pango.Context? { lentObject(opaque: gtk_text_view_get_ltr_context(gtkTextView)) }

  /// Gets the `Pango.Context` that is used for rendering RTL directed text layouts.
  public final var rtlContext: Pango.Context? { lentObject(opaque: gtk_text_view_get_rtl_context(gtkTextView)) }

  /// Fills `visibleRect` with the currently-visible region of the buffer, in buffer coordinates.
  public final var visibleRect: Gdk.Rectangle {
    var cVisibleRect = GdkRectangle()
    gtk_text_view_get_visible_rect(gtkTextView, &cVisibleRect)
    return Gdk.Rectangle(cValue: cVisibleRect)
  }

  /// Allow the `TextView` input method to internally handle key press and release events.
  @discardableResult
  public final func imContextFilterKeypress(_ event: Gdk.Event) -> Bool {
    gtk_text_view_im_context_filter_keypress(gtkTextView, event.opaque).isTrue
  }

  /// Moves a mark within the buffer so that it's located within the currently-visible text area.
  @discardableResult
  public final func moveMarkOnscreen(_ mark: TextMark) -> Bool {
    gtk_text_view_move_mark_onscreen(gtkTextView, mark.gtkTextMark).isTrue
  }

  /// Updates the position of a child.
  public final func moveOverlay(_ child: Widget, xpos: Int, ypos: Int) {
    gtk_text_view_move_overlay(gtkTextView, child.gtkWidget, xpos.int32, ypos.int32)
  }

  /// Move the iterator a given number of characters visually, treating it as the strong cursor position.
  @discardableResult
  public final func moveVisually(_ iter: TextIter, count: Int) -> Bool {
    gtk_text_view_move_visually(gtkTextView, iter.gtkTextIter, count.int32).isTrue
  }

  /// Moves the cursor to the currently visible region of the buffer.
  @discardableResult
  public final func placeCursorOnscreen() -> Bool { gtk_text_view_place_cursor_onscreen(gtkTextView).isTrue }

  /// Removes a child widget from `textView`.
  public final func remove(_ child: Widget) { gtk_text_view_remove(gtkTextView, child.gtkWidget) }

  /// Ensures that the cursor is shown.
  public final func resetCursorBlink() { gtk_text_view_reset_cursor_blink(gtkTextView) }

  /// Reset the input method context of the text view if needed.
  public final func resetImContext() { gtk_text_view_reset_im_context(gtkTextView) }

  /// Scrolls `textView` the minimum distance such that `mark` is contained within the visible area of the widget.
  public final func scrollMarkOnscreen(_ mark: TextMark) {
    gtk_text_view_scroll_mark_onscreen(gtkTextView, mark.gtkTextMark)
  }

  /// Scrolls `textView` so that `iter` is on the screen in the position indicated by `xalign` and `yalign`.
  @discardableResult
  public final func scrollToIter(_ iter: TextIter, withinMargin: Double, useAlign: Bool, xalign: Double, yalign: Double)
    -> Bool
  {
    gtk_text_view_scroll_to_iter(gtkTextView, iter.gtkTextIter, withinMargin, useAlign.gboolean, xalign, yalign).isTrue
  }

  /// Scrolls `textView` so that `mark` is on the screen in the position indicated by `xalign` and `yalign`.
  public final func scrollToMark(_ mark: TextMark, withinMargin: Double, useAlign: Bool, xalign: Double, yalign: Double)
  { gtk_text_view_scroll_to_mark(gtkTextView, mark.gtkTextMark, withinMargin, useAlign.gboolean, xalign, yalign) }

  /// Places `widget` into the gutter specified by `win`.
  public final func setGutter(win: TextWindowType, widget: Widget?) {
    gtk_text_view_set_gutter(gtkTextView, win.cValue, widget?.gtkWidget)
  }

  /// Determines whether `iter` is at the start of a display line.
  @discardableResult
  public final func startsDisplayLine(_ iter: TextIter) -> Bool {
    gtk_text_view_starts_display_line(gtkTextView, iter.gtkTextIter).isTrue
  }

  /// Converts coordinates on the window identified by `win` to buffer coordinates.
  @discardableResult
  public final func windowToBufferCoords(win: TextWindowType, windowX: Int, windowY: Int) -> (
    bufferX: Int, bufferY: Int
  ) {
    var cBufferX: Int32 = 0
    var cBufferY: Int32 = 0
    gtk_text_view_window_to_buffer_coords(gtkTextView, win.cValue, windowX.int32, windowY.int32, &cBufferX, &cBufferY)
    return (cBufferX.int, cBufferY.int)
  }
}

extension Reactive where Base: TextView {
  /// Whether Tab will result in a tab character being entered.
  public var acceptsTab: DynamicSubject<Bool> { property("accepts-tab") }

  /// The bottom margin for text in the text view.
  public var bottomMargin: DynamicSubject<Int> {
    property("bottom-margin", get: { (object: TextView) in object.bottomMargin }, set: { $0.bottomMargin = $1 })
  }

  /// The buffer which is displayed.
  public var buffer: DynamicSubject<TextBuffer?> { property("buffer") }

  /// If the insertion cursor is shown.
  public var cursorVisible: DynamicSubject<Bool> { property("cursor-visible") }

  public var editable: DynamicSubject<Bool> { property("editable") }

  /// A menu model whose contents will be appended to the context menu.
  public var extraMenu: DynamicSubject<Gio.MenuModel?> { property("extra-menu") }

  /// Which IM (input method) module should be used for this text_view.
  public var imModule: DynamicSubject<String> { property("im-module") }

  /// Amount to indent the paragraph, in pixels.
  public var indent: DynamicSubject<Int> {
    property("indent", get: { (object: TextView) in object.indent }, set: { $0.indent = $1 })
  }

  /// Additional hints (beyond `TextView.inputPurpose`) that allow input methods to fine-tune their behaviour.
  public var inputHints: DynamicSubject<InputHints> { property("input-hints") }

  /// The purpose of this text field.
  public var inputPurpose: DynamicSubject<InputPurpose> { property("input-purpose") }

  public var justification: DynamicSubject<Justification> { property("justification") }

  /// The default left margin for text in the text view.
  public var leftMargin: DynamicSubject<Int> {
    property("left-margin", get: { (object: TextView) in object.leftMargin }, set: { $0.leftMargin = $1 })
  }

  /// Whether text should be displayed in a monospace font.
  public var monospace: DynamicSubject<Bool> { property("monospace") }

  /// Whether entered text overwrites existing contents.
  public var overwrite: DynamicSubject<Bool> { property("overwrite") }

  public var pixelsAboveLines: DynamicSubject<Int> {
    property(
      "pixels-above-lines", get: { (object: TextView) in object.pixelsAboveLines }, set: { $0.pixelsAboveLines = $1 })
  }

  public var pixelsBelowLines: DynamicSubject<Int> {
    property(
      "pixels-below-lines", get: { (object: TextView) in object.pixelsBelowLines }, set: { $0.pixelsBelowLines = $1 })
  }

  public var pixelsInsideWrap: DynamicSubject<Int> {
    property(
      "pixels-inside-wrap", get: { (object: TextView) in object.pixelsInsideWrap }, set: { $0.pixelsInsideWrap = $1 })
  }

  /// The default right margin for text in the text view.
  public var rightMargin: DynamicSubject<Int> {
    property("right-margin", get: { (object: TextView) in object.rightMargin }, set: { $0.rightMargin = $1 })
  }

  public var tabs: DynamicSubject<Pango.TabArray?> { property("tabs") }

  /// The top margin for text in the text view.
  public var topMargin: DynamicSubject<Int> {
    property("top-margin", get: { (object: TextView) in object.topMargin }, set: { $0.topMargin = $1 })
  }

  public var wrapMode: DynamicSubject<WrapMode> { property("wrap-mode") }

  /// Gets emitted when the user asks for it.
  public var backspace: SafeSignal<Void> { signal("backspace") }

  /// Gets emitted to copy the selection to the clipboard.
  public var copyClipboard: SafeSignal<Void> { signal("copy-clipboard") }

  /// Gets emitted to cut the selection to the clipboard.
  public var cutClipboard: SafeSignal<Void> { signal("cut-clipboard") }

  /// Gets emitted when the user initiates a text deletion.
  ///
  /// Arguments: `type`, `count`.
  public var deleteFromCursor: SafeSignal<(DeleteType, Int)> { signal(ofSeveral: "delete-from-cursor") }

  /// Emitted when the selection needs to be extended at `location`.
  ///
  /// Arguments: `granularity`, `location`, `start`, `end`.
  public var extendSelection: SignalRequest<Bool, TextExtendSelection, TextIter, TextIter, TextIter> {
    request("extend-selection")
  }

  /// Gets emitted when the user initiates the insertion of a fixed string at the cursor.
  ///
  /// Argument: `string`.
  public var insertAtCursor: SafeSignal<String> { signal(ofOne: "insert-at-cursor") }

  /// Gets emitted to present the Emoji chooser for the `textView`.
  public var insertEmoji: SafeSignal<Void> { signal("insert-emoji") }

  /// Gets emitted when the user initiates a cursor movement.
  ///
  /// Arguments: `step`, `count`, `extendSelection`.
  public var moveCursor: SafeSignal<(MovementStep, Int, Bool)> { signal(ofSeveral: "move-cursor") }

  /// Gets emitted to move the viewport.
  ///
  /// Arguments: `step`, `count`.
  public var moveViewport: SafeSignal<(ScrollStep, Int)> { signal(ofSeveral: "move-viewport") }

  /// Gets emitted to paste the contents of the clipboard into the text view.
  public var pasteClipboard: SafeSignal<Void> { signal("paste-clipboard") }

  /// Emitted when preedit text of the active IM changes.
  ///
  /// Argument: `preedit`.
  public var preeditChanged: SafeSignal<String> { signal(ofOne: "preedit-changed") }

  /// Gets emitted to select or unselect the complete contents of the text view.
  ///
  /// Argument: `select`.
  public var selectAll: SafeSignal<Bool> { signal(ofOne: "select-all") }

  /// Gets emitted when the user initiates settings the "anchor" mark.
  public var setAnchor: SafeSignal<Void> { signal("set-anchor") }

  /// Gets emitted to toggle the `cursor-visible` property.
  public var toggleCursorVisible: SafeSignal<Void> { signal("toggle-cursor-visible") }

  /// Gets emitted to toggle the overwrite mode of the text view.
  public var toggleOverwrite: SafeSignal<Void> { signal("toggle-overwrite") }
}

/// `ToolkitSettings` provides a mechanism to share global settings between applications.
open class ToolkitSettings: Object, StyleProvider {
  open override class var gType: GType { gtk_settings_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Whether buttons in dialogs should use the alternative button order.
  public final var gtkAlternativeButtonOrder: Bool {
    get { getProperty("gtk-alternative-button-order") }
    set { setProperty("gtk-alternative-button-order", newValue) }
  }

  /// Controls the direction of the sort indicators in sorted list and tree views.
  public final var gtkAlternativeSortArrows: Bool {
    get { getProperty("gtk-alternative-sort-arrows") }
    set { setProperty("gtk-alternative-sort-arrows", newValue) }
  }

  /// Whether the application prefers to use a dark theme.
  public final var gtkApplicationPreferDarkTheme: Bool {
    get { getProperty("gtk-application-prefer-dark-theme") }
    set { setProperty("gtk-application-prefer-dark-theme", newValue) }
  }

  /// The aspect ratio of the text caret.
  public final var gtkCursorAspectRatio: Double {
    get { getProperty("gtk-cursor-aspect-ratio") }
    set { setProperty("gtk-cursor-aspect-ratio", newValue) }
  }

  /// Whether the cursor should blink.
  public final var gtkCursorBlink: Bool {
    get { getProperty("gtk-cursor-blink") }
    set { setProperty("gtk-cursor-blink", newValue) }
  }

  /// Length of the cursor blink cycle, in milliseconds.
  public final var gtkCursorBlinkTime: Int {
    get { getProperty("gtk-cursor-blink-time") }
    set { setProperty("gtk-cursor-blink-time", newValue) }
  }

  /// Time after which the cursor stops blinking, in seconds.
  public final var gtkCursorBlinkTimeout: Int {
    get { getProperty("gtk-cursor-blink-timeout") }
    set { setProperty("gtk-cursor-blink-timeout", newValue) }
  }

  /// Name of the cursor theme to use.
  public final var gtkCursorThemeName: String {
    get { getProperty("gtk-cursor-theme-name") }
    set { setProperty("gtk-cursor-theme-name", newValue) }
  }

  /// The size to use for cursors.
  public final var gtkCursorThemeSize: Int {
    get { getProperty("gtk-cursor-theme-size") }
    set { setProperty("gtk-cursor-theme-size", newValue) }
  }

  /// Determines which buttons should be put in the titlebar of client-side decorated windows, and whether they should
  /// be placed on the left or right.
  public final var gtkDecorationLayout: String {
    get { getProperty("gtk-decoration-layout") }
    set { setProperty("gtk-decoration-layout", newValue) }
  }

  /// Whether builtin GTK dialogs such as the file chooser, the color chooser or the font chooser will use a header bar
  /// at the top to show action widgets, or an action area at the bottom.
  public final var gtkDialogsUseHeader: Bool {
    get { getProperty("gtk-dialogs-use-header") }
    set { setProperty("gtk-dialogs-use-header", newValue) }
  }

  /// The number of pixels the cursor can move before dragging.
  public final var gtkDndDragThreshold: Int {
    get { getProperty("gtk-dnd-drag-threshold") }
    set { setProperty("gtk-dnd-drag-threshold", newValue) }
  }

  /// The maximum distance allowed between two clicks for them to be considered a double click, in pixels.
  public final var gtkDoubleClickDistance: Int {
    get { getProperty("gtk-double-click-distance") }
    set { setProperty("gtk-double-click-distance", newValue) }
  }

  /// The maximum time to allow between two clicks for them to be considered a double click, in milliseconds.
  public final var gtkDoubleClickTime: Int {
    get { getProperty("gtk-double-click-time") }
    set { setProperty("gtk-double-click-time", newValue) }
  }

  /// Whether menu items should have visible accelerators which can be activated.
  public final var gtkEnableAccels: Bool {
    get { getProperty("gtk-enable-accels") }
    set { setProperty("gtk-enable-accels", newValue) }
  }

  /// Whether to enable toolkit-wide animations.
  public final var gtkEnableAnimations: Bool {
    get { getProperty("gtk-enable-animations") }
    set { setProperty("gtk-enable-animations", newValue) }
  }

  /// Whether to play any event sounds at all.
  public final var gtkEnableEventSounds: Bool {
    get { getProperty("gtk-enable-event-sounds") }
    set { setProperty("gtk-enable-event-sounds", newValue) }
  }

  /// Whether to play event sounds as feedback to user input.
  public final var gtkEnableInputFeedbackSounds: Bool {
    get { getProperty("gtk-enable-input-feedback-sounds") }
    set { setProperty("gtk-enable-input-feedback-sounds", newValue) }
  }

  /// Whether a middle click on a mouse should paste the 'PRIMARY' clipboard content at the cursor location.
  public final var gtkEnablePrimaryPaste: Bool {
    get { getProperty("gtk-enable-primary-paste") }
    set { setProperty("gtk-enable-primary-paste", newValue) }
  }

  /// How long to show the last input character in hidden entries.
  public final var gtkEntryPasswordHintTimeout: Int {
    get { getProperty("gtk-entry-password-hint-timeout") }
    set { setProperty("gtk-entry-password-hint-timeout", newValue) }
  }

  public final var gtkEntrySelectOnFocus: Bool {
    get { getProperty("gtk-entry-select-on-focus") }
    set { setProperty("gtk-entry-select-on-focus", newValue) }
  }

  /// When `true`, keyboard navigation and other input-related errors will cause a beep.
  public final var gtkErrorBell: Bool {
    get { getProperty("gtk-error-bell") }
    set { setProperty("gtk-error-bell", newValue) }
  }

  /// The default font to use.
  public final var gtkFontName: String {
    get { getProperty("gtk-font-name") }
    set { setProperty("gtk-font-name", newValue) }
  }

  /// Timestamp of the curent fontconfig configuration.
  public final var gtkFontconfigTimestamp: Int {
    get { getProperty("gtk-fontconfig-timestamp") }
    set { setProperty("gtk-fontconfig-timestamp", newValue) }
  }

  /// Whether hinting should be applied to font metrics.
  public final var gtkHintFontMetrics: Bool {
    get { getProperty("gtk-hint-font-metrics") }
    set { setProperty("gtk-hint-font-metrics", newValue) }
  }

  /// Name of the icon theme to use.
  public final var gtkIconThemeName: String {
    get { getProperty("gtk-icon-theme-name") }
    set { setProperty("gtk-icon-theme-name", newValue) }
  }

  /// Which IM (input method) module should be used by default.
  public final var gtkImModule: String {
    get { getProperty("gtk-im-module") }
    set { setProperty("gtk-im-module", newValue) }
  }

  /// Whether GTK should make sure that text can be navigated with a caret, even if it is not editable.
  public final var gtkKeynavUseCaret: Bool {
    get { getProperty("gtk-keynav-use-caret") }
    set { setProperty("gtk-keynav-use-caret", newValue) }
  }

  /// Whether to select the contents of a selectable label when it is focused.
  public final var gtkLabelSelectOnFocus: Bool {
    get { getProperty("gtk-label-select-on-focus") }
    set { setProperty("gtk-label-select-on-focus", newValue) }
  }

  /// The time for a button or touch press to be considered a “long press”.
  public final var gtkLongPressTime: Int {
    get { getProperty("gtk-long-press-time") }
    set { setProperty("gtk-long-press-time", newValue) }
  }

  /// Whether scrolled windows may use overlaid scrolling indicators.
  public final var gtkOverlayScrolling: Bool {
    get { getProperty("gtk-overlay-scrolling") }
    set { setProperty("gtk-overlay-scrolling", newValue) }
  }

  /// If the value of this setting is `true`, clicking the primary button in a `RangeControl` trough will move the
  /// slider, and hence set the range’s value, to the point that you clicked.
  public final var gtkPrimaryButtonWarpsSlider: Bool {
    get { getProperty("gtk-primary-button-warps-slider") }
    set { setProperty("gtk-primary-button-warps-slider", newValue) }
  }

  /// A comma-separated list of print backends to use in the print dialog.
  public final var gtkPrintBackends: String {
    get { getProperty("gtk-print-backends") }
    set { setProperty("gtk-print-backends", newValue) }
  }

  /// A command to run for displaying the print preview.
  public final var gtkPrintPreviewCommand: String {
    get { getProperty("gtk-print-preview-command") }
    set { setProperty("gtk-print-preview-command", newValue) }
  }

  /// Whether GTK should keep track of items inside the recently used resources list.
  public final var gtkRecentFilesEnabled: Bool {
    get { getProperty("gtk-recent-files-enabled") }
    set { setProperty("gtk-recent-files-enabled", newValue) }
  }

  /// The maximum age, in days, of the items inside the recently used resources list.
  public final var gtkRecentFilesMaxAge: Int {
    get { getProperty("gtk-recent-files-max-age") }
    set { setProperty("gtk-recent-files-max-age", newValue) }
  }

  /// Set to `true` if the desktop environment is displaying the app menu, `false` if the app should display it itself.
  public final var gtkShellShowsAppMenu: Bool {
    get { getProperty("gtk-shell-shows-app-menu") }
    set { setProperty("gtk-shell-shows-app-menu", newValue) }
  }

  /// Set to `true` if the desktop environment is displaying the desktop folder, `false` if not.
  public final var gtkShellShowsDesktop: Bool {
    get { getProperty("gtk-shell-shows-desktop") }
    set { setProperty("gtk-shell-shows-desktop", newValue) }
  }

  /// Set to `true` if the desktop environment is displaying the menubar, `false` if the app should display it itself.
  public final var gtkShellShowsMenubar: Bool {
    get { getProperty("gtk-shell-shows-menubar") }
    set { setProperty("gtk-shell-shows-menubar", newValue) }
  }

  /// The XDG sound theme to use for event sounds.
  public final var gtkSoundThemeName: String {
    get { getProperty("gtk-sound-theme-name") }
    set { setProperty("gtk-sound-theme-name", newValue) }
  }

  /// Whether two cursors should be displayed for mixed left-to-right and right-to-left text.
  public final var gtkSplitCursor: Bool {
    get { getProperty("gtk-split-cursor") }
    set { setProperty("gtk-split-cursor", newValue) }
  }

  /// Name of the theme to load.
  public final var gtkThemeName: String {
    get { getProperty("gtk-theme-name") }
    set { setProperty("gtk-theme-name", newValue) }
  }

  /// Determines the action to take when a double-click occurs on the titlebar of client-side decorated windows.
  public final var gtkTitlebarDoubleClick: String {
    get { getProperty("gtk-titlebar-double-click") }
    set { setProperty("gtk-titlebar-double-click", newValue) }
  }

  /// Determines the action to take when a middle-click occurs on the titlebar of client-side decorated windows.
  public final var gtkTitlebarMiddleClick: String {
    get { getProperty("gtk-titlebar-middle-click") }
    set { setProperty("gtk-titlebar-middle-click", newValue) }
  }

  /// Determines the action to take when a right-click occurs on the titlebar of client-side decorated windows.
  public final var gtkTitlebarRightClick: String {
    get { getProperty("gtk-titlebar-right-click") }
    set { setProperty("gtk-titlebar-right-click", newValue) }
  }

  /// Whether to antialias fonts.
  public final var gtkXftAntialias: Int {
    get { getProperty("gtk-xft-antialias") }
    set { setProperty("gtk-xft-antialias", newValue) }
  }

  /// The font resolution, in 1024 * dots/inch.
  public final var gtkXftDpi: Int {
    get { getProperty("gtk-xft-dpi") }
    set { setProperty("gtk-xft-dpi", newValue) }
  }

  /// Whether to enable font hinting.
  public final var gtkXftHinting: Int {
    get { getProperty("gtk-xft-hinting") }
    set { setProperty("gtk-xft-hinting", newValue) }
  }

  /// What degree of font hinting to use.
  public final var gtkXftHintstyle: String {
    get { getProperty("gtk-xft-hintstyle") }
    set { setProperty("gtk-xft-hintstyle", newValue) }
  }

  /// The type of subpixel antialiasing to use.
  public final var gtkXftRgba: String {
    get { getProperty("gtk-xft-rgba") }
    set { setProperty("gtk-xft-rgba", newValue) }
  }

  /// Undoes the effect of calling `g_object_set()` to install an application-specific value for a setting.
  public final func resetProperty(_ name: String) { gtk_settings_reset_property(instance(self), name) }

  /// Gets the `ToolkitSettings` object for the default display, creating it if necessary.
  public static var `default`: ToolkitSettings? { lentObject(opaque: gtk_settings_get_default()) }

  /// Gets the `ToolkitSettings` object for `display`, creating it if necessary.
  public static func getForDisplay(_ display: Gdk.Display) -> ToolkitSettings {
    lentObject(opaque: gtk_settings_get_for_display(display.opaque))!
  }
}

extension Reactive where Base: ToolkitSettings {
  /// Whether buttons in dialogs should use the alternative button order.
  public var gtkAlternativeButtonOrder: DynamicSubject<Bool> { property("gtk-alternative-button-order") }

  /// Controls the direction of the sort indicators in sorted list and tree views.
  public var gtkAlternativeSortArrows: DynamicSubject<Bool> { property("gtk-alternative-sort-arrows") }

  /// Whether the application prefers to use a dark theme.
  public var gtkApplicationPreferDarkTheme: DynamicSubject<Bool> { property("gtk-application-prefer-dark-theme") }

  /// The aspect ratio of the text caret.
  public var gtkCursorAspectRatio: DynamicSubject<Double> { property("gtk-cursor-aspect-ratio") }

  /// Whether the cursor should blink.
  public var gtkCursorBlink: DynamicSubject<Bool> { property("gtk-cursor-blink") }

  /// Length of the cursor blink cycle, in milliseconds.
  public var gtkCursorBlinkTime: DynamicSubject<Int> { property("gtk-cursor-blink-time") }

  /// Time after which the cursor stops blinking, in seconds.
  public var gtkCursorBlinkTimeout: DynamicSubject<Int> { property("gtk-cursor-blink-timeout") }

  /// Name of the cursor theme to use.
  public var gtkCursorThemeName: DynamicSubject<String> { property("gtk-cursor-theme-name") }

  /// The size to use for cursors.
  public var gtkCursorThemeSize: DynamicSubject<Int> { property("gtk-cursor-theme-size") }

  /// Determines which buttons should be put in the titlebar of client-side decorated windows, and whether they should
  /// be placed on the left or right.
  public var gtkDecorationLayout: DynamicSubject<String> { property("gtk-decoration-layout") }

  /// Whether builtin GTK dialogs such as the file chooser, the color chooser or the font chooser will use a header bar
  /// at the top to show action widgets, or an action area at the bottom.
  public var gtkDialogsUseHeader: DynamicSubject<Bool> { property("gtk-dialogs-use-header") }

  /// The number of pixels the cursor can move before dragging.
  public var gtkDndDragThreshold: DynamicSubject<Int> { property("gtk-dnd-drag-threshold") }

  /// The maximum distance allowed between two clicks for them to be considered a double click, in pixels.
  public var gtkDoubleClickDistance: DynamicSubject<Int> { property("gtk-double-click-distance") }

  /// The maximum time to allow between two clicks for them to be considered a double click, in milliseconds.
  public var gtkDoubleClickTime: DynamicSubject<Int> { property("gtk-double-click-time") }

  /// Whether menu items should have visible accelerators which can be activated.
  public var gtkEnableAccels: DynamicSubject<Bool> { property("gtk-enable-accels") }

  /// Whether to enable toolkit-wide animations.
  public var gtkEnableAnimations: DynamicSubject<Bool> { property("gtk-enable-animations") }

  /// Whether to play any event sounds at all.
  public var gtkEnableEventSounds: DynamicSubject<Bool> { property("gtk-enable-event-sounds") }

  /// Whether to play event sounds as feedback to user input.
  public var gtkEnableInputFeedbackSounds: DynamicSubject<Bool> { property("gtk-enable-input-feedback-sounds") }

  /// Whether a middle click on a mouse should paste the 'PRIMARY' clipboard content at the cursor location.
  public var gtkEnablePrimaryPaste: DynamicSubject<Bool> { property("gtk-enable-primary-paste") }

  /// How long to show the last input character in hidden entries.
  public var gtkEntryPasswordHintTimeout: DynamicSubject<Int> { property("gtk-entry-password-hint-timeout") }

  public var gtkEntrySelectOnFocus: DynamicSubject<Bool> { property("gtk-entry-select-on-focus") }

  /// When `true`, keyboard navigation and other input-related errors will cause a beep.
  public var gtkErrorBell: DynamicSubject<Bool> { property("gtk-error-bell") }

  /// The default font to use.
  public var gtkFontName: DynamicSubject<String> { property("gtk-font-name") }

  /// Timestamp of the curent fontconfig configuration.
  public var gtkFontconfigTimestamp: DynamicSubject<Int> { property("gtk-fontconfig-timestamp") }

  /// Whether hinting should be applied to font metrics.
  public var gtkHintFontMetrics: DynamicSubject<Bool> { property("gtk-hint-font-metrics") }

  /// Name of the icon theme to use.
  public var gtkIconThemeName: DynamicSubject<String> { property("gtk-icon-theme-name") }

  /// Which IM (input method) module should be used by default.
  public var gtkImModule: DynamicSubject<String> { property("gtk-im-module") }

  /// Whether GTK should make sure that text can be navigated with a caret, even if it is not editable.
  public var gtkKeynavUseCaret: DynamicSubject<Bool> { property("gtk-keynav-use-caret") }

  /// Whether to select the contents of a selectable label when it is focused.
  public var gtkLabelSelectOnFocus: DynamicSubject<Bool> { property("gtk-label-select-on-focus") }

  /// The time for a button or touch press to be considered a “long press”.
  public var gtkLongPressTime: DynamicSubject<Int> { property("gtk-long-press-time") }

  /// Whether scrolled windows may use overlaid scrolling indicators.
  public var gtkOverlayScrolling: DynamicSubject<Bool> { property("gtk-overlay-scrolling") }

  /// If the value of this setting is `true`, clicking the primary button in a `RangeControl` trough will move the
  /// slider, and hence set the range’s value, to the point that you clicked.
  public var gtkPrimaryButtonWarpsSlider: DynamicSubject<Bool> { property("gtk-primary-button-warps-slider") }

  /// A comma-separated list of print backends to use in the print dialog.
  public var gtkPrintBackends: DynamicSubject<String> { property("gtk-print-backends") }

  /// A command to run for displaying the print preview.
  public var gtkPrintPreviewCommand: DynamicSubject<String> { property("gtk-print-preview-command") }

  /// Whether GTK should keep track of items inside the recently used resources list.
  public var gtkRecentFilesEnabled: DynamicSubject<Bool> { property("gtk-recent-files-enabled") }

  /// The maximum age, in days, of the items inside the recently used resources list.
  public var gtkRecentFilesMaxAge: DynamicSubject<Int> { property("gtk-recent-files-max-age") }

  /// Set to `true` if the desktop environment is displaying the app menu, `false` if the app should display it itself.
  public var gtkShellShowsAppMenu: DynamicSubject<Bool> { property("gtk-shell-shows-app-menu") }

  /// Set to `true` if the desktop environment is displaying the desktop folder, `false` if not.
  public var gtkShellShowsDesktop: DynamicSubject<Bool> { property("gtk-shell-shows-desktop") }

  /// Set to `true` if the desktop environment is displaying the menubar, `false` if the app should display it itself.
  public var gtkShellShowsMenubar: DynamicSubject<Bool> { property("gtk-shell-shows-menubar") }

  /// The XDG sound theme to use for event sounds.
  public var gtkSoundThemeName: DynamicSubject<String> { property("gtk-sound-theme-name") }

  /// Whether two cursors should be displayed for mixed left-to-right and right-to-left text.
  public var gtkSplitCursor: DynamicSubject<Bool> { property("gtk-split-cursor") }

  /// Name of the theme to load.
  public var gtkThemeName: DynamicSubject<String> { property("gtk-theme-name") }

  /// Determines the action to take when a double-click occurs on the titlebar of client-side decorated windows.
  public var gtkTitlebarDoubleClick: DynamicSubject<String> { property("gtk-titlebar-double-click") }

  /// Determines the action to take when a middle-click occurs on the titlebar of client-side decorated windows.
  public var gtkTitlebarMiddleClick: DynamicSubject<String> { property("gtk-titlebar-middle-click") }

  /// Determines the action to take when a right-click occurs on the titlebar of client-side decorated windows.
  public var gtkTitlebarRightClick: DynamicSubject<String> { property("gtk-titlebar-right-click") }

  /// Whether to antialias fonts.
  public var gtkXftAntialias: DynamicSubject<Int> { property("gtk-xft-antialias") }

  /// The font resolution, in 1024 * dots/inch.
  public var gtkXftDpi: DynamicSubject<Int> { property("gtk-xft-dpi") }

  /// Whether to enable font hinting.
  public var gtkXftHinting: DynamicSubject<Int> { property("gtk-xft-hinting") }

  /// What degree of font hinting to use.
  public var gtkXftHintstyle: DynamicSubject<String> { property("gtk-xft-hintstyle") }

  /// The type of subpixel antialiasing to use.
  public var gtkXftRgba: DynamicSubject<String> { property("gtk-xft-rgba") }
}

/// `Tooltip` is an object representing a widget tooltip.
open class Tooltip: Object {
  open override class var gType: GType { gtk_tooltip_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Replaces the widget packed into the tooltip with `customWidget`. `customWidget` does not get destroyed when the
  /// tooltip goes away. By default a box with a `Image` and `Label` is embedded in the tooltip, which can be configured
  /// using `gtk_tooltip_set_markup()` and `gtk_tooltip_set_icon()`.
  public final func setCustom(_ customWidget: Widget?) {
    gtk_tooltip_set_custom(instance(self), customWidget?.gtkWidget)
  }

  /// Sets the icon of the tooltip (which is in front of the text) to be `paintable`. If `paintable` is `nil`, the image
  /// will be hidden.
  public final func setIcon(_ paintable: (any Gdk.Paintable)?) {
    gtk_tooltip_set_icon(instance(self), paintable?.opaque)
  }

  /// Sets the icon of the tooltip (which is in front of the text) to be the icon indicated by `gicon` with the size
  /// indicated by `size`. If `gicon` is `nil`, the image will be hidden.
  public final func setIconFromGicon(_ gicon: (any Gio.Icon)?) {
    gtk_tooltip_set_icon_from_gicon(instance(self), gicon?.opaque)
  }

  /// Sets the icon of the tooltip (which is in front of the text) to be the icon indicated by `iconName` with the size
  /// indicated by `size`. If `iconName` is `nil`, the image will be hidden.
  public final func setIconFromIconName(_ iconName: String?) {
    gtk_tooltip_set_icon_from_icon_name(instance(self), iconName)
  }

  /// Sets the text of the tooltip to be `text`.
  public final func setText(_ text: String?) { gtk_tooltip_set_text(instance(self), text) }

  /// Sets the area of the widget, where the contents of this tooltip apply, to be `rect` (in widget coordinates). This
  /// is especially useful for properly setting tooltips on `TreeView` rows and cells, `IconViews`, etc.
  public final func setTipArea(_ rect: Gdk.Rectangle) {
    var cRect = rect.cValue
    gtk_tooltip_set_tip_area(instance(self), &cRect)
  }
}

/// `TreeExpander` is a widget that provides an expander for a list.
open class TreeExpander: Widget {
  open override class var gType: GType { gtk_tree_expander_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `TreeExpander`
  public init() {
    super.init(adopting: gtk_tree_expander_new())
  }

  /// The child widget with the actual contents.
  public final var child: Widget? {
    get { lentObject(widget: gtk_tree_expander_get_child(instance(self))) }
    set { gtk_tree_expander_set_child(instance(self), newValue?.gtkWidget) }
  }

  /// TreeExpander indents the child by the width of an expander-icon if it is not expandable.
  public final var indentForIcon: Bool {
    get { gtk_tree_expander_get_indent_for_icon(instance(self)).isTrue }
    set { gtk_tree_expander_set_indent_for_icon(instance(self), newValue.gboolean) }
  }

  /// The item held by this expander's row.
  public final var item: Object? { givenObject(gtk_tree_expander_get_item(instance(self))) }

  /// The list row to track for expander state.
  public final var listRow: TreeListRow? {
    get { lentObject(opaque: gtk_tree_expander_get_list_row(instance(self))) }
    set { gtk_tree_expander_set_list_row(instance(self), newValue?.opaque) }
  }
}

extension Reactive where Base: TreeExpander {
  /// The child widget with the actual contents.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// TreeExpander indents the child by the width of an expander-icon if it is not expandable.
  public var indentForIcon: DynamicSubject<Bool> { property("indent-for-icon") }

  /// The item held by this expander's row.
  public var item: SafeSignal<Object?> { readOnlyProperty("item") }

  /// The list row to track for expander state.
  public var listRow: DynamicSubject<TreeListRow?> { property("list-row") }
}

/// `TreeListModel` is a list model that can create child models on demand.
open class TreeListModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_tree_list_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new empty `TreeListModel` displaying `root` with all rows collapsed.
  public init(
    root: any Gio.ListModel, passthrough: Bool, autoexpand: Bool, createFunc: @escaping (Object) -> (any Gio.ListModel)?
  ) {
    super.init(
      adopting: gtk_tree_list_model_new(
        root.given(), passthrough.gboolean, autoexpand.gboolean, callGtkTreeListModelCreateModelFunc,
        heldClosure(createFunc), releaseClosure
      ).raw)
  }

  /// If all rows should be expanded by default.
  public final var autoexpand: Bool {
    get { gtk_tree_list_model_get_autoexpand(instance(self)).isTrue }
    set { gtk_tree_list_model_set_autoexpand(instance(self), newValue.gboolean) }
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// The root model displayed.
  public final var model: (any Gio.ListModel)? { lentInterface(opaque: gtk_tree_list_model_get_model(instance(self))) }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }

  /// Gets whether the model is in passthrough mode.
  public final var passthrough: Bool { gtk_tree_list_model_get_passthrough(instance(self)).isTrue }

  /// Gets the row item corresponding to the child at index `position` for `self`'s root model.
  public final func getChildRow(_ position: Int) -> TreeListRow? {
    givenObject(opaque: gtk_tree_list_model_get_child_row(instance(self), position.uint32))
  }

  /// Gets the row object for the given row.
  public final func getRow(_ position: Int) -> TreeListRow? {
    givenObject(opaque: gtk_tree_list_model_get_row(instance(self), position.uint32))
  }
}

extension Reactive where Base: TreeListModel {
  /// If all rows should be expanded by default.
  public var autoexpand: DynamicSubject<Bool> { property("autoexpand") }

  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The root model displayed.
  public var model: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("model") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }

  /// Gets whether the model is in passthrough mode.
  public var passthrough: SafeSignal<Bool> { readOnlyProperty("passthrough") }
}

/// `TreeListRow` is used by `TreeListModel` to represent items.
open class TreeListRow: Object {
  open override class var gType: GType { gtk_tree_list_row_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The model holding the row's children.
  public final var children: (any Gio.ListModel)? {
    lentInterface(opaque: gtk_tree_list_row_get_children(instance(self)))
  }

  /// The depth in the tree of this row.
  public final var depth: Int { gtk_tree_list_row_get_depth(instance(self)).int }

  /// If this row can ever be expanded.
  public final var expandable: Bool { getProperty("expandable") }

  /// If this row is currently expanded.
  public final var expanded: Bool {
    get { gtk_tree_list_row_get_expanded(instance(self)).isTrue }
    set { gtk_tree_list_row_set_expanded(instance(self), newValue.gboolean) }
  }

  /// The item held in this row.
  public final var item: Object? { givenObject(gtk_tree_list_row_get_item(instance(self))) }

  /// If `self` is not expanded or `position` is greater than the number of children, `nil` is returned.
  public final func getChildRow(_ position: Int) -> TreeListRow? {
    givenObject(opaque: gtk_tree_list_row_get_child_row(instance(self), position.uint32))
  }

  /// Gets the row representing the parent for `self`.
  public final var parent: TreeListRow? { givenObject(opaque: gtk_tree_list_row_get_parent(instance(self))) }

  /// Returns the position in the `TreeListModel` that `self` occupies at the moment.
  public final var position: Int { gtk_tree_list_row_get_position(instance(self)).int }

  /// Checks if a row can be expanded.
  public final var isExpandable: Bool { gtk_tree_list_row_is_expandable(instance(self)).isTrue }
}

extension Reactive where Base: TreeListRow {
  /// The model holding the row's children.
  public var children: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("children") }

  /// The depth in the tree of this row.
  public var depth: SafeSignal<Int> { readOnlyProperty("depth") }

  /// If this row can ever be expanded.
  public var expandable: SafeSignal<Bool> { readOnlyProperty("expandable") }

  /// If this row is currently expanded.
  public var expanded: DynamicSubject<Bool> { property("expanded") }

  /// The item held in this row.
  public var item: SafeSignal<Object?> { readOnlyProperty("item") }
}

/// `TreeListRowSorter` is a special-purpose sorter that will apply a given sorter to the levels in a tree.
open class TreeListRowSorter: Sorter {
  open override class var gType: GType { gtk_tree_list_row_sorter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Create a special-purpose sorter that applies the sorting of `sorter` to the levels of a `TreeListModel`.
  public init(sorter: Sorter? = nil) {
    super.init(
      adopting: gtk_tree_list_row_sorter_new(sorter?.givenPointer().assumingMemoryBound(to: GtkSorter.self)).raw)
  }

  /// The underlying sorter
  public final var sorter: Sorter? {
    get { lentObject(gtk_tree_list_row_sorter_get_sorter(instance(self))) }
    set { gtk_tree_list_row_sorter_set_sorter(instance(self), newValue?.gtkSorter) }
  }
}

extension Reactive where Base: TreeListRowSorter {
  /// The underlying sorter
  public var sorter: DynamicSubject<Sorter?> { property("sorter") }
}

/// A `TreeModel` which hides parts of an underlying tree model
open class TreeModelFilter: Object, TreeDragSource, TreeModel {
  open override class var gType: GType { gtk_tree_model_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkTreeModelFilter: UnsafeMutablePointer<GtkTreeModelFilter> {
    pointer.assumingMemoryBound(to: GtkTreeModelFilter.self)
  }

  public final var childModel: (any TreeModel)? { (getProperty("child-model") as Object?) as? any TreeModel }

  public final var virtualRoot: TreePath? { getProperty("virtual-root") }

  /// This function should almost never be called. It clears the `filter` of any cached iterators that haven’t been
  /// reffed with `gtk_tree_model_ref_node()`. This might be useful if the child model being filtered is static (and
  /// doesn’t change often) and there has been a lot of unreffed access to nodes. As a side effect of this function, all
  /// unreffed iters will be invalid.
  public final func clearCache() { gtk_tree_model_filter_clear_cache(gtkTreeModelFilter) }

  /// Sets `filterIter` to point to the row in `filter` that corresponds to the row pointed at by `childIter`. If
  /// `filterIter` was not set, `false` is returned.
  @discardableResult
  public final func convertChildIterToIter(_ childIter: TreeIter) -> TreeIter? {
    var cFilterIter = GtkTreeIter()
    let result = gtk_tree_model_filter_convert_child_iter_to_iter(
      gtkTreeModelFilter, &cFilterIter, childIter.gtkTreeIter)
    guard result != 0 else { return nil }
    return TreeIter(copying: &cFilterIter)
  }

  /// Converts `childPath` to a path relative to `filter`. That is, `childPath` points to a path in the child model. The
  /// rerturned path will point to the same row in the filtered model. If `childPath` isn’t a valid path on the child
  /// model or points to a row which is not visible in `filter`, then `nil` is returned.
  @discardableResult
  public final func convertChildPathToPath(_ childPath: TreePath) -> TreePath? {
    givenBoxed(opaque: gtk_tree_model_filter_convert_child_path_to_path(gtkTreeModelFilter, childPath.opaque))
  }

  /// Sets `childIter` to point to the row pointed to by `filterIter`.
  @discardableResult
  public final func convertIterToChildIter(_ filterIter: TreeIter) -> TreeIter {
    var cChildIter = GtkTreeIter()
    gtk_tree_model_filter_convert_iter_to_child_iter(gtkTreeModelFilter, &cChildIter, filterIter.gtkTreeIter)
    return TreeIter(copying: &cChildIter)
  }

  /// Converts `filterPath` to a path on the child model of `filter`. That is, `filterPath` points to a location in
  /// `filter`. The returned path will point to the same location in the model not being filtered. If `filterPath` does
  /// not point to a location in the child model, `nil` is returned.
  @discardableResult
  public final func convertPathToChildPath(_ filterPath: TreePath) -> TreePath? {
    givenBoxed(opaque: gtk_tree_model_filter_convert_path_to_child_path(gtkTreeModelFilter, filterPath.opaque))
  }

  /// Returns a pointer to the child model of `filter`.
  public final var model: (any TreeModel)? {
    lentInterface(opaque: gtk_tree_model_filter_get_model(gtkTreeModelFilter))
  }

  /// Emits `rowChanged` for each row in the child model, which causes the filter to re-evaluate whether a row is
  /// visible or not.
  public final func refilter() { gtk_tree_model_filter_refilter(gtkTreeModelFilter) }

  /// Sets `column` of the child_model to be the column where `filter` should look for visibility information. `columns`
  /// should be a column of type `G_TYPE_BOOLEAN`, where `true` means that a row is visible, and `false` if not.
  public final func setVisibleColumn(_ column: Int) {
    gtk_tree_model_filter_set_visible_column(gtkTreeModelFilter, column.int32)
  }

  /// Sets the visible function used when filtering the `filter` to be `func`. The function should return `true` if the
  /// given row should be visible and `false` otherwise.
  public final func setVisibleFunc(_ `func`: @escaping (any TreeModel, TreeIter) -> Bool) {
    gtk_tree_model_filter_set_visible_func(
      gtkTreeModelFilter, callGtkTreeModelFilterVisibleFunc, heldClosure(`func`), releaseClosure)
  }
}

extension Reactive where Base: TreeModelFilter {
  public var childModel: SafeSignal<(any TreeModel)?> { readOnlyInterfaceProperty("child-model") }

  public var virtualRoot: SafeSignal<TreePath?> { readOnlyProperty("virtual-root") }
}

/// A `TreeModel` which makes an underlying tree model sortable
open class TreeModelSort: Object, TreeDragSource, TreeModel, TreeSortable {
  open override class var gType: GType { gtk_tree_model_sort_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkTreeModelSort: UnsafeMutablePointer<GtkTreeModelSort> {
    pointer.assumingMemoryBound(to: GtkTreeModelSort.self)
  }

  /// Creates a new `TreeModelSort`, with `childModel` as the child model.
  public init(childModel: any TreeModel) {
    super.init(adopting: gtk_tree_model_sort_new_with_model(childModel.opaque).raw)
  }

  public final var model: (any TreeModel)? { lentInterface(opaque: gtk_tree_model_sort_get_model(gtkTreeModelSort)) }

  /// This function should almost never be called. It clears the `treeModelSort` of any cached iterators that haven’t
  /// been reffed with `gtk_tree_model_ref_node()`. This might be useful if the child model being sorted is static (and
  /// doesn’t change often) and there has been a lot of unreffed access to nodes. As a side effect of this function, all
  /// unreffed iters will be invalid.
  public final func clearCache() { gtk_tree_model_sort_clear_cache(gtkTreeModelSort) }

  /// Sets `sortIter` to point to the row in `treeModelSort` that corresponds to the row pointed at by `childIter`. If
  /// `sortIter` was not set, `false` is returned. Note: a boolean is only returned since 2.14.
  @discardableResult
  public final func convertChildIterToIter(_ childIter: TreeIter) -> TreeIter? {
    var cSortIter = GtkTreeIter()
    let result = gtk_tree_model_sort_convert_child_iter_to_iter(gtkTreeModelSort, &cSortIter, childIter.gtkTreeIter)
    guard result != 0 else { return nil }
    return TreeIter(copying: &cSortIter)
  }

  /// Converts `childPath` to a path relative to `treeModelSort`. That is, `childPath` points to a path in the child
  /// model. The returned path will point to the same row in the sorted model. If `childPath` isn’t a valid path on the
  /// child model, then `nil` is returned.
  @discardableResult
  public final func convertChildPathToPath(_ childPath: TreePath) -> TreePath? {
    givenBoxed(opaque: gtk_tree_model_sort_convert_child_path_to_path(gtkTreeModelSort, childPath.opaque))
  }

  /// Sets `childIter` to point to the row pointed to by `sortedIter`.
  @discardableResult
  public final func convertIterToChildIter(_ sortedIter: TreeIter) -> TreeIter {
    var cChildIter = GtkTreeIter()
    gtk_tree_model_sort_convert_iter_to_child_iter(gtkTreeModelSort, &cChildIter, sortedIter.gtkTreeIter)
    return TreeIter(copying: &cChildIter)
  }

  /// Converts `sortedPath` to a path on the child model of `treeModelSort`. That is, `sortedPath` points to a location
  /// in `treeModelSort`. The returned path will point to the same location in the model not being sorted. If
  /// `sortedPath` does not point to a location in the child model, `nil` is returned.
  @discardableResult
  public final func convertPathToChildPath(_ sortedPath: TreePath) -> TreePath? {
    givenBoxed(opaque: gtk_tree_model_sort_convert_path_to_child_path(gtkTreeModelSort, sortedPath.opaque))
  }

  /// > This function is slow. Only use it for debugging and/or testing > purposes.
  public final func iterIsValid(_ iter: TreeIter) -> Bool {
    gtk_tree_model_sort_iter_is_valid(gtkTreeModelSort, iter.gtkTreeIter).isTrue
  }

  /// This resets the default sort function to be in the “unsorted” state. That is, it is in the same order as the child
  /// model. It will re-sort the model to be in the same order as the child model only if the `TreeModelSort` is in
  /// “unsorted” state.
  public final func resetDefaultSortFunc() { gtk_tree_model_sort_reset_default_sort_func(gtkTreeModelSort) }
}

extension Reactive where Base: TreeModelSort {
  public var model: SafeSignal<(any TreeModel)?> { readOnlyInterfaceProperty("model") }
}

/// The selection object for `TreeView`
open class TreeSelection: Object {
  open override class var gType: GType { gtk_tree_selection_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Selection mode. See `gtk_tree_selection_set_mode()` for more information on this property.
  public final var mode: SelectionMode {
    get { SelectionMode(cValue: gtk_tree_selection_get_mode(instance(self))) }
    set { gtk_tree_selection_set_mode(instance(self), newValue.cValue) }
  }

  /// Returns the number of rows that have been selected in `tree`.
  @discardableResult
  public final func countSelectedRows() -> Int { gtk_tree_selection_count_selected_rows(instance(self)).int }

  /// Sets `iter` to the currently selected node if `selection` is set to `GTK_SELECTION_SINGLE` or
  /// `GTK_SELECTION_BROWSE`. `iter` may be NULL if you just want to test if `selection` has any selected nodes. `model`
  /// is filled with the current model as a convenience. This function will not work if you use `selection` is
  /// `GTK_SELECTION_MULTIPLE`.
  public final var selected: (model: (any TreeModel)?, iter: TreeIter)? {
    var cModel: OpaquePointer?
    var cIter = GtkTreeIter()
    let result = gtk_tree_selection_get_selected(instance(self), &cModel, &cIter)
    guard result != 0 else { return nil }
    return (lentInterface(opaque: cModel), TreeIter(copying: &cIter))
  }

  /// Creates a list of path of all selected rows. Additionally, if you are planning on modifying the model after
  /// calling this function, you may want to convert the returned list into a list of `TreeRowReference`s. To do this,
  /// you can use `gtk_tree_row_reference_new()`.
  public final var selectedRows: (result: [TreePath], model: (any TreeModel)?) {
    var cModel: OpaquePointer?
    let result = gtk_tree_selection_get_selected_rows(instance(self), &cModel)
    return (lists(result, isGiven: true) { givenBoxed($0) as TreePath? }, lentInterface(opaque: cModel))
  }

  /// Returns the tree view associated with `selection`.
  public final var treeView: TreeView? { lentObject(gtk_tree_selection_get_tree_view(instance(self))) }

  /// Returns `true` if the row at `iter` is currently selected.
  public final func iterIsSelected(_ iter: TreeIter) -> Bool {
    gtk_tree_selection_iter_is_selected(instance(self), iter.gtkTreeIter).isTrue
  }

  /// Returns `true` if the row pointed to by `path` is currently selected. If `path` does not point to a valid
  /// location, `false` is returned
  public final func pathIsSelected(_ path: TreePath) -> Bool {
    gtk_tree_selection_path_is_selected(instance(self), path.opaque).isTrue
  }

  /// Selects all the nodes. `selection` must be set to `GTK_SELECTION_MULTIPLE` mode.
  public final func selectAll() { gtk_tree_selection_select_all(instance(self)) }

  /// Selects the specified iterator.
  public final func selectIter(_ iter: TreeIter) { gtk_tree_selection_select_iter(instance(self), iter.gtkTreeIter) }

  /// Select the row at `path`.
  public final func selectPath(_ path: TreePath) { gtk_tree_selection_select_path(instance(self), path.opaque) }

  /// Selects a range of nodes, determined by `startPath` and `endPath` inclusive. `selection` must be set to
  /// `GTK_SELECTION_MULTIPLE` mode.
  public final func selectRange(_ startPath: TreePath, endPath: TreePath) {
    gtk_tree_selection_select_range(instance(self), startPath.opaque, endPath.opaque)
  }

  /// Calls a function for each selected node. Note that you cannot modify the tree or selection from within this
  /// function. As a result, `gtk_tree_selection_get_selected_rows()` might be more useful.
  public final func selectedForeach(_ `func`: @escaping (any TreeModel, TreePath, TreeIter) -> Void) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_tree_selection_selected_foreach(instance(self), callGtkTreeSelectionForeachFunc, lent.closure(`func`))
  }

  /// Sets the selection function.
  public final func setSelectFunction(_ `func`: ((TreeSelection, any TreeModel, TreePath, Bool) -> Bool)?) {
    gtk_tree_selection_set_select_function(
      instance(self), `func` == nil ? nil : callGtkTreeSelectionFunc, `func`.map { heldClosure($0) },
      `func` == nil ? nil : releaseClosure)
  }

  /// Unselects all the nodes.
  public final func unselectAll() { gtk_tree_selection_unselect_all(instance(self)) }

  /// Unselects the specified iterator.
  public final func unselectIter(_ iter: TreeIter) {
    gtk_tree_selection_unselect_iter(instance(self), iter.gtkTreeIter)
  }

  /// Unselects the row at `path`.
  public final func unselectPath(_ path: TreePath) { gtk_tree_selection_unselect_path(instance(self), path.opaque) }

  /// Unselects a range of nodes, determined by `startPath` and `endPath` inclusive.
  public final func unselectRange(_ startPath: TreePath, endPath: TreePath) {
    gtk_tree_selection_unselect_range(instance(self), startPath.opaque, endPath.opaque)
  }
}

extension Reactive where Base: TreeSelection {
  /// Selection mode. See `gtk_tree_selection_set_mode()` for more information on this property.
  public var mode: DynamicSubject<SelectionMode> { property("mode") }

  /// Emitted whenever the selection has (possibly) changed. Please note that this signal is mostly a hint. It may only
  /// be emitted once when a range of rows are selected, and it may occasionally be emitted when nothing has happened.
  public var changed: SafeSignal<Void> { signal("changed") }
}

/// A tree-like data structure that can be used with the `TreeView`
open class TreeStore: Object, Buildable, TreeDragDest, TreeDragSource, TreeModel, TreeSortable {
  open override class var gType: GType { gtk_tree_store_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkTreeStore: UnsafeMutablePointer<GtkTreeStore> { pointer.assumingMemoryBound(to: GtkTreeStore.self) }

  /// Non vararg creation function. Used primarily by language bindings.
  public init(types: [any GTyped.Type] = []) {
    var cTypes = types.map { $0.registeredType }
    super.init(adopting: gtk_tree_store_newv(types.count.int32, &cTypes))
  }

  /// Appends a new row to `treeStore`. If `parent` is non-`nil`, then it will append the new row after the last child
  /// of `parent`, otherwise it will append a row to the top level. `iter` will be changed to point to this new row. The
  /// row will be empty after this function is called. To fill in values, you need to call `gtk_tree_store_set()` or
  /// `gtk_tree_store_set_value()`.
  @discardableResult
  public final func append(_ parent: TreeIter?) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_tree_store_append(gtkTreeStore, &cIter, parent?.gtkTreeIter)
    return TreeIter(copying: &cIter)
  }

  /// Removes all rows from `treeStore`
  public final func clear() { gtk_tree_store_clear(gtkTreeStore) }

  /// Creates a new row at `position`. If parent is non-`nil`, then the row will be made a child of `parent`. Otherwise,
  /// the row will be created at the toplevel. If `position` is -1 or is larger than the number of rows at that level,
  /// then the new row will be inserted to the end of the list. `iter` will be changed to point to this new row. The row
  /// will be empty after this function is called. To fill in values, you need to call `gtk_tree_store_set()` or
  /// `gtk_tree_store_set_value()`.
  @discardableResult
  public final func insert(_ parent: TreeIter?, position: Int) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_tree_store_insert(gtkTreeStore, &cIter, parent?.gtkTreeIter, position.int32)
    return TreeIter(copying: &cIter)
  }

  /// Inserts a new row after `sibling`. If `sibling` is `nil`, then the row will be prepended to `parent` ’s children.
  /// If `parent` and `sibling` are `nil`, then the row will be prepended to the toplevel. If both `sibling` and
  /// `parent` are set, then `parent` must be the parent of `sibling`. When `sibling` is set, `parent` is optional.
  @discardableResult
  public final func insertAfter(_ parent: TreeIter?, sibling: TreeIter?) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_tree_store_insert_after(gtkTreeStore, &cIter, parent?.gtkTreeIter, sibling?.gtkTreeIter)
    return TreeIter(copying: &cIter)
  }

  /// Inserts a new row before `sibling`. If `sibling` is `nil`, then the row will be appended to `parent` ’s children.
  /// If `parent` and `sibling` are `nil`, then the row will be appended to the toplevel. If both `sibling` and `parent`
  /// are set, then `parent` must be the parent of `sibling`. When `sibling` is set, `parent` is optional.
  @discardableResult
  public final func insertBefore(_ parent: TreeIter?, sibling: TreeIter?) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_tree_store_insert_before(gtkTreeStore, &cIter, parent?.gtkTreeIter, sibling?.gtkTreeIter)
    return TreeIter(copying: &cIter)
  }

  /// A variant of `gtk_tree_store_insert_with_values()` which takes the columns and values as two arrays, instead of
  /// varargs. This function is mainly intended for language bindings.
  @discardableResult
  public final func insertWithValues(_ parent: TreeIter?, position: Int, columns: [Int], values: [any GValueWritable])
    -> TreeIter
  {
    let lent = CallScope()
    defer { lent.end() }
    precondition(columns.count == values.count, "as many values as columns")
    var cIter = GtkTreeIter()
    var cColumns = columns.map { $0.int32 }
    gtk_tree_store_insert_with_valuesv(
      gtkTreeStore, &cIter, parent?.gtkTreeIter, position.int32, &cColumns, lent.values(values), columns.count.int32)
    return TreeIter(copying: &cIter)
  }

  /// Returns `true` if `iter` is an ancestor of `descendant`. That is, `iter` is the parent (or grandparent or
  /// great-grandparent) of `descendant`.
  public final func isAncestor(_ iter: TreeIter, descendant: TreeIter) -> Bool {
    gtk_tree_store_is_ancestor(gtkTreeStore, iter.gtkTreeIter, descendant.gtkTreeIter).isTrue
  }

  /// Returns the depth of `iter`. This will be 0 for anything on the root level, 1 for anything down a level, etc.
  @discardableResult
  public final func iterDepth(_ iter: TreeIter) -> Int { gtk_tree_store_iter_depth(gtkTreeStore, iter.gtkTreeIter).int }

  /// Checks if the given iter is a valid iter for this `TreeStore`.
  public final func iterIsValid(_ iter: TreeIter) -> Bool {
    gtk_tree_store_iter_is_valid(gtkTreeStore, iter.gtkTreeIter).isTrue
  }

  /// Moves `iter` in `treeStore` to the position after `position`. `iter` and `position` should be in the same level.
  /// Note that this function only works with unsorted stores. If `position` is `nil`, `iter` will be moved to the start
  /// of the level.
  public final func moveAfter(_ iter: TreeIter, position: TreeIter?) {
    gtk_tree_store_move_after(gtkTreeStore, iter.gtkTreeIter, position?.gtkTreeIter)
  }

  /// Moves `iter` in `treeStore` to the position before `position`. `iter` and `position` should be in the same level.
  /// Note that this function only works with unsorted stores. If `position` is `nil`, `iter` will be moved to the end
  /// of the level.
  public final func moveBefore(_ iter: TreeIter, position: TreeIter?) {
    gtk_tree_store_move_before(gtkTreeStore, iter.gtkTreeIter, position?.gtkTreeIter)
  }

  /// Prepends a new row to `treeStore`. If `parent` is non-`nil`, then it will prepend the new row before the first
  /// child of `parent`, otherwise it will prepend a row to the top level. `iter` will be changed to point to this new
  /// row. The row will be empty after this function is called. To fill in values, you need to call
  /// `gtk_tree_store_set()` or `gtk_tree_store_set_value()`.
  @discardableResult
  public final func prepend(_ parent: TreeIter?) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_tree_store_prepend(gtkTreeStore, &cIter, parent?.gtkTreeIter)
    return TreeIter(copying: &cIter)
  }

  /// Removes `iter` from `treeStore`. After being removed, `iter` is set to the next valid row at that level, or
  /// invalidated if it previously pointed to the last one.
  @discardableResult
  public final func remove(_ iter: TreeIter) -> Bool { gtk_tree_store_remove(gtkTreeStore, iter.gtkTreeIter).isTrue }

  /// This function is meant primarily for `GObjects` that inherit from `TreeStore`, and should only be used when
  /// constructing a new `TreeStore`. It will not function after a row has been added, or a method on the `TreeModel`
  /// interface is called.
  public final func setColumnTypes(_ types: [any GTyped.Type]) {
    var cTypes = types.map { $0.registeredType }
    gtk_tree_store_set_column_types(gtkTreeStore, types.count.int32, &cTypes)
  }

  /// Sets the data in the cell specified by `iter` and `column`. The type of `value` must be convertible to the type of
  /// the column.
  public final func setValue(_ iter: TreeIter, column: Int, value: any GValueWritable) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_tree_store_set_value(gtkTreeStore, iter.gtkTreeIter, column.int32, lent.value(value))
  }

  /// A variant of `gtk_tree_store_set_valist()` which takes the columns and values as two arrays, instead of varargs.
  /// This function is mainly intended for language bindings or in case the number of columns to change is not known
  /// until run-time.
  public final func set(_ iter: TreeIter, columns: [Int], values: [any GValueWritable]) {
    let lent = CallScope()
    defer { lent.end() }
    precondition(columns.count == values.count, "as many values as columns")
    var cColumns = columns.map { $0.int32 }
    gtk_tree_store_set_valuesv(gtkTreeStore, iter.gtkTreeIter, &cColumns, lent.values(values), columns.count.int32)
  }

  /// Swaps `a` and `b` in the same level of `treeStore`. Note that this function only works with unsorted stores.
  public final func swap(_ a: TreeIter, b: TreeIter) { gtk_tree_store_swap(gtkTreeStore, a.gtkTreeIter, b.gtkTreeIter) }
}

/// A widget for displaying both trees and lists
open class TreeView: Widget, Scrollable {
  open override class var gType: GType { gtk_tree_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkTreeView: UnsafeMutablePointer<GtkTreeView> { pointer.assumingMemoryBound(to: GtkTreeView.self) }

  /// Creates a new `TreeView` widget.
  public init() {
    super.init(adopting: gtk_tree_view_new())
  }

  /// Creates a new `TreeView` widget with the model initialized to `model`.
  public init(model: any TreeModel) {
    super.init(adopting: gtk_tree_view_new_with_model(model.opaque))
  }

  /// The activate-on-single-click property specifies whether the "row-activated" signal will be emitted after a single
  /// click.
  public final var activateOnSingleClick: Bool {
    get { gtk_tree_view_get_activate_on_single_click(gtkTreeView).isTrue }
    set { gtk_tree_view_set_activate_on_single_click(gtkTreeView, newValue.gboolean) }
  }

  public final var enableGridLines: TreeViewGridLines {
    get { getProperty("enable-grid-lines") }
    set { setProperty("enable-grid-lines", newValue) }
  }

  public final var enableSearch: Bool {
    get { gtk_tree_view_get_enable_search(gtkTreeView).isTrue }
    set { gtk_tree_view_set_enable_search(gtkTreeView, newValue.gboolean) }
  }

  public final var enableTreeLines: Bool {
    get { gtk_tree_view_get_enable_tree_lines(gtkTreeView).isTrue }
    set { gtk_tree_view_set_enable_tree_lines(gtkTreeView, newValue.gboolean) }
  }

  public final var expanderColumn: TreeViewColumn? {
    get { lentObject(opaque: gtk_tree_view_get_expander_column(gtkTreeView)) }
    set { gtk_tree_view_set_expander_column(gtkTreeView, newValue?.opaque) }
  }

  /// Setting the `fixedHeightMode` property to `true` speeds up `TreeView` by assuming that all rows have the same
  /// height. Only enable this option if all rows are the same height. Please see
  /// `gtk_tree_view_set_fixed_height_mode()` for more information on this option.
  public final var fixedHeightMode: Bool {
    get { gtk_tree_view_get_fixed_height_mode(gtkTreeView).isTrue }
    set { gtk_tree_view_set_fixed_height_mode(gtkTreeView, newValue.gboolean) }
  }

  public final var headersClickable: Bool {
    get { gtk_tree_view_get_headers_clickable(gtkTreeView).isTrue }
    set { gtk_tree_view_set_headers_clickable(gtkTreeView, newValue.gboolean) }
  }

  public final var headersVisible: Bool {
    get { gtk_tree_view_get_headers_visible(gtkTreeView).isTrue }
    set { gtk_tree_view_set_headers_visible(gtkTreeView, newValue.gboolean) }
  }

  /// Enables or disables the hover expansion mode of `treeView`. Hover expansion makes rows expand or collapse if the
  /// pointer moves over them.
  public final var hoverExpand: Bool {
    get { gtk_tree_view_get_hover_expand(gtkTreeView).isTrue }
    set { gtk_tree_view_set_hover_expand(gtkTreeView, newValue.gboolean) }
  }

  /// Enables or disables the hover selection mode of `treeView`. Hover selection makes the selected row follow the
  /// pointer. Currently, this works only for the selection modes `GTK_SELECTION_SINGLE` and `GTK_SELECTION_BROWSE`.
  public final var hoverSelection: Bool {
    get { gtk_tree_view_get_hover_selection(gtkTreeView).isTrue }
    set { gtk_tree_view_set_hover_selection(gtkTreeView, newValue.gboolean) }
  }

  /// Extra indentation for each level.
  public final var levelIndentation: Int {
    get { gtk_tree_view_get_level_indentation(gtkTreeView).int }
    set { gtk_tree_view_set_level_indentation(gtkTreeView, newValue.int32) }
  }

  public final var model: (any TreeModel)? {
    get { lentInterface(opaque: gtk_tree_view_get_model(gtkTreeView)) }
    set { gtk_tree_view_set_model(gtkTreeView, newValue?.opaque) }
  }

  public final var reorderable: Bool {
    get { gtk_tree_view_get_reorderable(gtkTreeView).isTrue }
    set { gtk_tree_view_set_reorderable(gtkTreeView, newValue.gboolean) }
  }

  public final var rubberBanding: Bool {
    get { gtk_tree_view_get_rubber_banding(gtkTreeView).isTrue }
    set { gtk_tree_view_set_rubber_banding(gtkTreeView, newValue.gboolean) }
  }

  public final var searchColumn: Int {
    get { gtk_tree_view_get_search_column(gtkTreeView).int }
    set { gtk_tree_view_set_search_column(gtkTreeView, newValue.int32) }
  }

  /// `true` if the view has expanders.
  public final var showExpanders: Bool {
    get { gtk_tree_view_get_show_expanders(gtkTreeView).isTrue }
    set { gtk_tree_view_set_show_expanders(gtkTreeView, newValue.gboolean) }
  }

  public final var tooltipColumn: Int {
    get { gtk_tree_view_get_tooltip_column(gtkTreeView).int }
    set { gtk_tree_view_set_tooltip_column(gtkTreeView, newValue.int32) }
  }

  /// Appends `column` to the list of columns. If `treeView` has “fixed_height” mode enabled, then `column` must have
  /// its “sizing” property set to be GTK_TREE_VIEW_COLUMN_FIXED.
  @discardableResult
  public final func appendColumn(_ column: TreeViewColumn) -> Int {
    gtk_tree_view_append_column(gtkTreeView, column.opaque).int
  }

  /// Recursively collapses all visible, expanded nodes in `treeView`.
  public final func collapseAll() { gtk_tree_view_collapse_all(gtkTreeView) }

  /// Collapses a row (hides its child rows, if they exist).
  @discardableResult
  public final func collapseRow(_ path: TreePath) -> Bool {
    gtk_tree_view_collapse_row(gtkTreeView, path.opaque).isTrue
  }

  /// Resizes all columns to their optimal width. Only works after the treeview has been realized.
  public final func columnsAutosize() { gtk_tree_view_columns_autosize(gtkTreeView) }

  /// Converts bin_window coordinates to coordinates for the tree (the full scrollable area of the tree).
  @discardableResult
  public final func convertBinWindowToTreeCoords(bx: Int, by: Int) -> (tx: Int, ty: Int) {
    var cTx: Int32 = 0
    var cTy: Int32 = 0
    gtk_tree_view_convert_bin_window_to_tree_coords(gtkTreeView, bx.int32, by.int32, &cTx, &cTy)
    return (cTx.int, cTy.int)
  }

  /// Converts bin_window coordinates to widget relative coordinates.
  @discardableResult
  public final func convertBinWindowToWidgetCoords(bx: Int, by: Int) -> (wx: Int, wy: Int) {
    var cWx: Int32 = 0
    var cWy: Int32 = 0
    gtk_tree_view_convert_bin_window_to_widget_coords(gtkTreeView, bx.int32, by.int32, &cWx, &cWy)
    return (cWx.int, cWy.int)
  }

  /// Converts tree coordinates (coordinates in full scrollable area of the tree) to bin_window coordinates.
  @discardableResult
  public final func convertTreeToBinWindowCoords(tx: Int, ty: Int) -> (bx: Int, by: Int) {
    var cBx: Int32 = 0
    var cBy: Int32 = 0
    gtk_tree_view_convert_tree_to_bin_window_coords(gtkTreeView, tx.int32, ty.int32, &cBx, &cBy)
    return (cBx.int, cBy.int)
  }

  /// Converts tree coordinates (coordinates in full scrollable area of the tree) to widget coordinates.
  @discardableResult
  public final func convertTreeToWidgetCoords(tx: Int, ty: Int) -> (wx: Int, wy: Int) {
    var cWx: Int32 = 0
    var cWy: Int32 = 0
    gtk_tree_view_convert_tree_to_widget_coords(gtkTreeView, tx.int32, ty.int32, &cWx, &cWy)
    return (cWx.int, cWy.int)
  }

  /// Converts widget coordinates to coordinates for the bin_window.
  @discardableResult
  public final func convertWidgetToBinWindowCoords(wx: Int, wy: Int) -> (bx: Int, by: Int) {
    var cBx: Int32 = 0
    var cBy: Int32 = 0
    gtk_tree_view_convert_widget_to_bin_window_coords(gtkTreeView, wx.int32, wy.int32, &cBx, &cBy)
    return (cBx.int, cBy.int)
  }

  /// Converts widget coordinates to coordinates for the tree (the full scrollable area of the tree).
  @discardableResult
  public final func convertWidgetToTreeCoords(wx: Int, wy: Int) -> (tx: Int, ty: Int) {
    var cTx: Int32 = 0
    var cTy: Int32 = 0
    gtk_tree_view_convert_widget_to_tree_coords(gtkTreeView, wx.int32, wy.int32, &cTx, &cTy)
    return (cTx.int, cTy.int)
  }

  /// Creates a `cairo_surface_t` representation of the row at `path`. This image is used for a drag icon.
  @discardableResult
  public final func createRowDragIcon(_ path: TreePath) -> (any Gdk.Paintable)? {
    givenInterface(opaque: gtk_tree_view_create_row_drag_icon(gtkTreeView, path.opaque))
  }

  /// Turns `treeView` into a drop destination for automatic DND. Calling this method sets `TreeView`:reorderable to
  /// `false`.
  public final func enableModelDragDest(_ formats: Gdk.ContentFormats, actions: Gdk.DragAction) {
    gtk_tree_view_enable_model_drag_dest(gtkTreeView, formats.opaque, actions.cValue)
  }

  /// Turns `treeView` into a drag source for automatic DND. Calling this method sets `TreeView`:reorderable to `false`.
  public final func enableModelDragSource(
    startButtonMask: Gdk.ModifierType, formats: Gdk.ContentFormats, actions: Gdk.DragAction
  ) { gtk_tree_view_enable_model_drag_source(gtkTreeView, startButtonMask.cValue, formats.opaque, actions.cValue) }

  /// Recursively expands all nodes in the `treeView`.
  public final func expandAll() { gtk_tree_view_expand_all(gtkTreeView) }

  /// Opens the row so its children are visible.
  @discardableResult
  public final func expandRow(_ path: TreePath, openAll: Bool) -> Bool {
    gtk_tree_view_expand_row(gtkTreeView, path.opaque, openAll.gboolean).isTrue
  }

  /// Expands the row at `path`. This will also expand all parent rows of `path` as necessary.
  public final func expandToPath(_ path: TreePath) { gtk_tree_view_expand_to_path(gtkTreeView, path.opaque) }

  /// Fills the bounding rectangle in bin_window coordinates for the cell at the row specified by `path` and the column
  /// specified by `column`. If `path` is `nil`, or points to a node not found in the tree, the `y` and `height` fields
  /// of the rectangle will be filled with 0. If `column` is `nil`, the `x` and `width` fields will be filled with 0.
  /// The returned rectangle is equivalent to the `backgroundArea` passed to `gtk_cell_renderer_render()`. These
  /// background areas tile to cover the entire bin window. Contrast with the `cellArea`, returned by
  /// `gtk_tree_view_get_cell_area()`, which returns only the cell itself, excluding surrounding borders and the tree
  /// expander area.
  public final func getBackgroundArea(_ path: TreePath?, column: TreeViewColumn?) -> Gdk.Rectangle {
    var cRect = GdkRectangle()
    gtk_tree_view_get_background_area(gtkTreeView, path?.opaque, column?.opaque, &cRect)
    return Gdk.Rectangle(cValue: cRect)
  }

  /// Fills the bounding rectangle in bin_window coordinates for the cell at the row specified by `path` and the column
  /// specified by `column`. If `path` is `nil`, or points to a path not currently displayed, the `y` and `height`
  /// fields of the rectangle will be filled with 0. If `column` is `nil`, the `x` and `width` fields will be filled
  /// with 0. The sum of all cell rects does not cover the entire tree; there are extra pixels in between rows, for
  /// example. The returned rectangle is equivalent to the `cellArea` passed to `gtk_cell_renderer_render()`. This
  /// function is only valid if `treeView` is realized.
  public final func getCellArea(_ path: TreePath?, column: TreeViewColumn?) -> Gdk.Rectangle {
    var cRect = GdkRectangle()
    gtk_tree_view_get_cell_area(gtkTreeView, path?.opaque, column?.opaque, &cRect)
    return Gdk.Rectangle(cValue: cRect)
  }

  /// Gets the `TreeViewColumn` at the given position in the #tree_view.
  public final func getColumn(_ n: Int) -> TreeViewColumn? {
    lentObject(opaque: gtk_tree_view_get_column(gtkTreeView, n.int32))
  }

  /// Returns a `GList` of all the `TreeViewColumn`s currently in `treeView`. The returned list must be freed with
  /// g_list_free ().
  public final var columns: [TreeViewColumn] {
    lists(gtk_tree_view_get_columns(gtkTreeView), isGiven: true) { lentObject($0) as TreeViewColumn? }
  }

  /// Fills in `path` and `focusColumn` with the current path and focus column. If the cursor isn’t currently set, then
  /// *@path will be `nil`. If no column currently has focus, then *@focus_column will be `nil`.
  public final func getCursor() -> (path: TreePath?, focusColumn: TreeViewColumn?) {
    var cPath: OpaquePointer?
    var cFocusColumn: OpaquePointer?
    gtk_tree_view_get_cursor(gtkTreeView, &cPath, &cFocusColumn)
    return (givenBoxed(opaque: cPath), lentObject(opaque: cFocusColumn))
  }

  /// Determines the destination row for a given position. `dragX` and `dragY` are expected to be in widget coordinates.
  /// This function is only meaningful if `treeView` is realized. Therefore this function will always return `false` if
  /// `treeView` is not realized or does not have a model.
  public final func getDestRowAtPos(dragX: Int, dragY: Int) -> (path: TreePath?, pos: TreeViewDropPosition)? {
    var cPath: OpaquePointer?
    var cPos = GtkTreeViewDropPosition(rawValue: 0)
    let result = gtk_tree_view_get_dest_row_at_pos(gtkTreeView, dragX.int32, dragY.int32, &cPath, &cPos)
    guard result != 0 else { return nil }
    return (givenBoxed(opaque: cPath), TreeViewDropPosition(cValue: cPos))
  }

  /// Gets information about the row that is highlighted for feedback.
  public final var dragDestRow: (path: TreePath?, pos: TreeViewDropPosition) {
    var cPath: OpaquePointer?
    var cPos = GtkTreeViewDropPosition(rawValue: 0)
    gtk_tree_view_get_drag_dest_row(gtkTreeView, &cPath, &cPos)
    return (givenBoxed(opaque: cPath), TreeViewDropPosition(cValue: cPos))
  }

  /// Returns which grid lines are enabled in `treeView`.
  public final var gridLines: TreeViewGridLines {
    get { TreeViewGridLines(cValue: gtk_tree_view_get_grid_lines(gtkTreeView)) }
    set(gridLines) { gtk_tree_view_set_grid_lines(gtkTreeView, gridLines.cValue) }
  }

  /// Queries the number of columns in the given `treeView`.
  public final var nColumns: Int { gtk_tree_view_get_n_columns(gtkTreeView).int }

  /// Finds the path at the point (`x`, `y`), relative to bin_window coordinates. That is, `x` and `y` are relative to
  /// an events coordinates. Widget-relative coordinates must be converted using
  /// `gtk_tree_view_convert_widget_to_bin_window_coords()`. It is primarily for things like popup menus. If `path` is
  /// non-`nil`, then it will be filled with the `TreePath` at that point. This path should be freed with
  /// `gtk_tree_path_free()`. If `column` is non-`nil`, then it will be filled with the column at that point. `cellX`
  /// and `cellY` return the coordinates relative to the cell background (i.e. the `backgroundArea` passed to
  /// `gtk_cell_renderer_render()`). This function is only meaningful if `treeView` is realized. Therefore this function
  /// will always return `false` if `treeView` is not realized or does not have a model.
  public final func getPathAtPos(x: Int, y: Int) -> (path: TreePath?, column: TreeViewColumn?, cellX: Int, cellY: Int)?
  {
    var cPath: OpaquePointer?
    var cColumn: OpaquePointer?
    var cCellX: Int32 = 0
    var cCellY: Int32 = 0
    let result = gtk_tree_view_get_path_at_pos(gtkTreeView, x.int32, y.int32, &cPath, &cColumn, &cCellX, &cCellY)
    guard result != 0 else { return nil }
    return (givenBoxed(opaque: cPath), lentObject(opaque: cColumn), cCellX.int, cCellY.int)
  }

  /// Returns the `Entry` which is currently in use as interactive search entry for `treeView`. In case the built-in
  /// entry is being used, `nil` will be returned.
  public final var searchEntry: (any Editable)? {
    get { lentInterface(opaque: gtk_tree_view_get_search_entry(gtkTreeView)) }
    set(entry) { gtk_tree_view_set_search_entry(gtkTreeView, entry?.opaque) }
  }

  /// Gets the `TreeSelection` associated with `treeView`.
  public final var selection: TreeSelection? { lentObject(opaque: gtk_tree_view_get_selection(gtkTreeView)) }

  /// This function is supposed to be used in a `queryTooltip` signal handler for `TreeView`. The `x`, `y` and
  /// `keyboardTip` values which are received in the signal handler, should be passed to this function without
  /// modification.
  public final func getTooltipContext(x: Int, y: Int, keyboardTip: Bool) -> (
    model: (any TreeModel)?, path: TreePath, iter: TreeIter
  )? {
    var cModel: OpaquePointer?
    var cPath: OpaquePointer?
    var cIter = GtkTreeIter()
    let result = gtk_tree_view_get_tooltip_context(
      gtkTreeView, x.int32, y.int32, keyboardTip.gboolean, &cModel, &cPath, &cIter)
    guard result != 0 else { return nil }
    return (lentInterface(opaque: cModel), promised(givenBoxed(opaque: cPath)), TreeIter(copying: &cIter))
  }

  /// Sets `startPath` and `endPath` to be the first and last visible path. Note that there may be invisible paths in
  /// between.
  public final var visibleRange: (startPath: TreePath, endPath: TreePath)? {
    var cStartPath: OpaquePointer?
    var cEndPath: OpaquePointer?
    let result = gtk_tree_view_get_visible_range(gtkTreeView, &cStartPath, &cEndPath)
    guard result != 0 else { return nil }
    return (promised(givenBoxed(opaque: cStartPath)), promised(givenBoxed(opaque: cEndPath)))
  }

  /// Fills `visibleRect` with the currently-visible region of the buffer, in tree coordinates. Convert to bin_window
  /// coordinates with `gtk_tree_view_convert_tree_to_bin_window_coords()`. Tree coordinates start at 0,0 for row 0 of
  /// the tree, and cover the entire scrollable area of the tree.
  public final var visibleRect: Gdk.Rectangle {
    var cVisibleRect = GdkRectangle()
    gtk_tree_view_get_visible_rect(gtkTreeView, &cVisibleRect)
    return Gdk.Rectangle(cValue: cVisibleRect)
  }

  /// This inserts the `column` into the `treeView` at `position`. If `position` is -1, then the column is inserted at
  /// the end. If `treeView` has “fixed_height” mode enabled, then `column` must have its “sizing” property set to be
  /// GTK_TREE_VIEW_COLUMN_FIXED.
  @discardableResult
  public final func insertColumn(_ column: TreeViewColumn, position: Int) -> Int {
    gtk_tree_view_insert_column(gtkTreeView, column.opaque, position.int32).int
  }

  /// Convenience function that inserts a new column into the `TreeView` with the given cell renderer and a
  /// `TreeCellDataFunc` to set cell renderer attributes (normally using data from the model). See also
  /// `gtk_tree_view_column_set_cell_data_func()`, `gtk_tree_view_column_pack_start()`. If `treeView` has “fixed_height”
  /// mode enabled, then the new column will have its “sizing” property set to be GTK_TREE_VIEW_COLUMN_FIXED.
  @discardableResult
  public final func insertColumnWithDataFunc(
    position: Int, title: String, cell: CellRenderer,
    `func`: @escaping (TreeViewColumn, CellRenderer, any TreeModel, TreeIter) -> Void
  ) -> Int {
    gtk_tree_view_insert_column_with_data_func(
      gtkTreeView, position.int32, title, cell.gtkCellRenderer, callGtkTreeCellDataFunc, heldClosure(`func`),
      releaseClosure
    ).int
  }

  /// Determine whether the point (`x`, `y`) in `treeView` is blank, that is no cell content nor an expander arrow is
  /// drawn at the location. If so, the location can be considered as the background. You might wish to take special
  /// action on clicks on the background, such as clearing a current selection, having a custom context menu or starting
  /// rubber banding.
  public final func isBlankAtPos(x: Int, y: Int) -> (path: TreePath?, column: TreeViewColumn?, cellX: Int, cellY: Int)?
  {
    var cPath: OpaquePointer?
    var cColumn: OpaquePointer?
    var cCellX: Int32 = 0
    var cCellY: Int32 = 0
    let result = gtk_tree_view_is_blank_at_pos(gtkTreeView, x.int32, y.int32, &cPath, &cColumn, &cCellX, &cCellY)
    guard result != 0 else { return nil }
    return (givenBoxed(opaque: cPath), lentObject(opaque: cColumn), cCellX.int, cCellY.int)
  }

  /// Returns whether a rubber banding operation is currently being done in `treeView`.
  public final var isRubberBandingActive: Bool { gtk_tree_view_is_rubber_banding_active(gtkTreeView).isTrue }

  /// Calls `func` on all expanded rows.
  public final func mapExpandedRows(_ `func`: @escaping (TreeView, TreePath) -> Void) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_tree_view_map_expanded_rows(gtkTreeView, callGtkTreeViewMappingFunc, lent.closure(`func`))
  }

  /// Moves `column` to be after to `baseColumn`. If `baseColumn` is `nil`, then `column` is placed in the first
  /// position.
  public final func moveColumnAfter(_ column: TreeViewColumn, baseColumn: TreeViewColumn?) {
    gtk_tree_view_move_column_after(gtkTreeView, column.opaque, baseColumn?.opaque)
  }

  /// Removes `column` from `treeView`.
  @discardableResult
  public final func removeColumn(_ column: TreeViewColumn) -> Int {
    gtk_tree_view_remove_column(gtkTreeView, column.opaque).int
  }

  /// Activates the cell determined by `path` and `column`.
  public final func rowActivated(_ path: TreePath, column: TreeViewColumn?) {
    gtk_tree_view_row_activated(gtkTreeView, path.opaque, column?.opaque)
  }

  /// Returns `true` if the node pointed to by `path` is expanded in `treeView`.
  @discardableResult
  public final func rowExpanded(_ path: TreePath) -> Bool {
    gtk_tree_view_row_expanded(gtkTreeView, path.opaque).isTrue
  }

  /// Moves the alignments of `treeView` to the position specified by `column` and `path`. If `column` is `nil`, then no
  /// horizontal scrolling occurs. Likewise, if `path` is `nil` no vertical scrolling occurs. At a minimum, one of
  /// `column` or `path` need to be non-`nil`. `rowAlign` determines where the row is placed, and `colAlign` determines
  /// where `column` is placed. Both are expected to be between 0.0 and 1.0. 0.0 means left/top alignment, 1.0 means
  /// right/bottom alignment, 0.5 means center.
  public final func scrollToCell(
    _ path: TreePath?, column: TreeViewColumn?, useAlign: Bool, rowAlign: Double, colAlign: Double
  ) {
    gtk_tree_view_scroll_to_cell(
      gtkTreeView, path?.opaque, column?.opaque, useAlign.gboolean, rowAlign.float, colAlign.float)
  }

  /// Scrolls the tree view such that the top-left corner of the visible area is `treeX`, `treeY`, where `treeX` and
  /// `treeY` are specified in tree coordinates. The `treeView` must be realized before this function is called. If it
  /// isn't, you probably want to be using `gtk_tree_view_scroll_to_cell()`.
  public final func scrollToPoint(treeX: Int, treeY: Int) {
    gtk_tree_view_scroll_to_point(gtkTreeView, treeX.int32, treeY.int32)
  }

  /// Sets a user function for determining where a column may be dropped when dragged. This function is called on every
  /// column pair in turn at the beginning of a column drag to determine where a drop can take place. The arguments
  /// passed to `func` are: the `treeView`, the `TreeViewColumn` being dragged, the two `TreeViewColumn`s determining
  /// the drop spot, and `userData`. If either of the `TreeViewColumn` arguments for the drop spot are `nil`, then they
  /// indicate an edge. If `func` is set to be `nil`, then `treeView` reverts to the default behavior of allowing all
  /// columns to be dropped everywhere.
  public final func setColumnDragFunction(
    _ `func`: ((TreeView, TreeViewColumn, TreeViewColumn, TreeViewColumn) -> Bool)?
  ) {
    gtk_tree_view_set_column_drag_function(
      gtkTreeView, `func` == nil ? nil : callGtkTreeViewColumnDropFunc, `func`.map { heldClosure($0) },
      `func` == nil ? nil : releaseClosure)
  }

  /// Sets the current keyboard focus to be at `path`, and selects it. This is useful when you want to focus the user’s
  /// attention on a particular row. If `focusColumn` is not `nil`, then focus is given to the column specified by it.
  /// Additionally, if `focusColumn` is specified, and `startEditing` is `true`, then editing should be started in the
  /// specified cell. This function is often followed by `gtkWidgetGrabFocus` (`treeView`) in order to give keyboard
  /// focus to the widget. Please note that editing can only happen when the widget is realized.
  public final func setCursor(_ path: TreePath, focusColumn: TreeViewColumn?, startEditing: Bool) {
    gtk_tree_view_set_cursor(gtkTreeView, path.opaque, focusColumn?.opaque, startEditing.gboolean)
  }

  /// Sets the current keyboard focus to be at `path`, and selects it. This is useful when you want to focus the user’s
  /// attention on a particular row. If `focusColumn` is not `nil`, then focus is given to the column specified by it.
  /// If `focusColumn` and `focusCell` are not `nil`, and `focusColumn` contains 2 or more editable or activatable
  /// cells, then focus is given to the cell specified by `focusCell`. Additionally, if `focusColumn` is specified, and
  /// `startEditing` is `true`, then editing should be started in the specified cell. This function is often followed by
  /// `gtkWidgetGrabFocus` (`treeView`) in order to give keyboard focus to the widget. Please note that editing can only
  /// happen when the widget is realized.
  public final func setCursorOnCell(
    _ path: TreePath, focusColumn: TreeViewColumn?, focusCell: CellRenderer?, startEditing: Bool
  ) {
    gtk_tree_view_set_cursor_on_cell(
      gtkTreeView, path.opaque, focusColumn?.opaque, focusCell?.gtkCellRenderer, startEditing.gboolean)
  }

  /// Sets the row that is highlighted for feedback. If `path` is `nil`, an existing highlight is removed.
  public final func setDragDestRow(_ path: TreePath?, pos: TreeViewDropPosition) {
    gtk_tree_view_set_drag_dest_row(gtkTreeView, path?.opaque, pos.cValue)
  }

  /// Sets the row separator function, which is used to determine whether a row should be drawn as a separator. If the
  /// row separator function is `nil`, no separators are drawn. This is the default value.
  public final func setRowSeparatorFunc(_ `func`: ((any TreeModel, TreeIter) -> Bool)?) {
    gtk_tree_view_set_row_separator_func(
      gtkTreeView, `func` == nil ? nil : callGtkTreeViewRowSeparatorFunc, `func`.map { heldClosure($0) },
      `func` == nil ? nil : releaseClosure)
  }

  /// Sets the compare function for the interactive search capabilities; note that somewhat like strcmp() returning 0
  /// for equality `TreeView`SearchEqualFunc returns `false` on matches.
  public final func setSearchEqualFunc(_ searchEqualFunc: @escaping (any TreeModel, Int, String, TreeIter) -> Bool) {
    gtk_tree_view_set_search_equal_func(
      gtkTreeView, callGtkTreeViewSearchEqualFunc, heldClosure(searchEqualFunc), releaseClosure)
  }

  /// Sets the tip area of `tooltip` to the area `path`, `column` and `cell` have in common. For example if `path` is
  /// `nil` and `column` is set, the tip area will be set to the full area covered by `column`. See also
  /// `gtk_tooltip_set_tip_area()`.
  public final func setTooltipCell(_ tooltip: Tooltip, path: TreePath?, column: TreeViewColumn?, cell: CellRenderer?) {
    gtk_tree_view_set_tooltip_cell(gtkTreeView, tooltip.opaque, path?.opaque, column?.opaque, cell?.gtkCellRenderer)
  }

  /// Sets the tip area of `tooltip` to be the area covered by the row at `path`. See also
  /// `gtk_tree_view_set_tooltip_column()` for a simpler alternative. See also `gtk_tooltip_set_tip_area()`.
  public final func setTooltipRow(_ tooltip: Tooltip, path: TreePath) {
    gtk_tree_view_set_tooltip_row(gtkTreeView, tooltip.opaque, path.opaque)
  }

  /// Undoes the effect of `gtk_tree_view_enable_model_drag_dest()`. Calling this method sets `TreeView`:reorderable to
  /// `false`.
  public final func unsetRowsDragDest() { gtk_tree_view_unset_rows_drag_dest(gtkTreeView) }

  /// Undoes the effect of `gtk_tree_view_enable_model_drag_source()`. Calling this method sets `TreeView`:reorderable
  /// to `false`.
  public final func unsetRowsDragSource() { gtk_tree_view_unset_rows_drag_source(gtkTreeView) }
}

extension Reactive where Base: TreeView {
  /// The activate-on-single-click property specifies whether the "row-activated" signal will be emitted after a single
  /// click.
  public var activateOnSingleClick: DynamicSubject<Bool> { property("activate-on-single-click") }

  public var enableGridLines: DynamicSubject<TreeViewGridLines> { property("enable-grid-lines") }

  public var enableSearch: DynamicSubject<Bool> { property("enable-search") }

  public var enableTreeLines: DynamicSubject<Bool> { property("enable-tree-lines") }

  public var expanderColumn: DynamicSubject<TreeViewColumn?> { property("expander-column") }

  /// Setting the `fixedHeightMode` property to `true` speeds up `TreeView` by assuming that all rows have the same
  /// height. Only enable this option if all rows are the same height. Please see
  /// `gtk_tree_view_set_fixed_height_mode()` for more information on this option.
  public var fixedHeightMode: DynamicSubject<Bool> { property("fixed-height-mode") }

  public var headersClickable: DynamicSubject<Bool> { property("headers-clickable") }

  public var headersVisible: DynamicSubject<Bool> { property("headers-visible") }

  /// Enables or disables the hover expansion mode of `treeView`. Hover expansion makes rows expand or collapse if the
  /// pointer moves over them.
  public var hoverExpand: DynamicSubject<Bool> { property("hover-expand") }

  /// Enables or disables the hover selection mode of `treeView`. Hover selection makes the selected row follow the
  /// pointer. Currently, this works only for the selection modes `GTK_SELECTION_SINGLE` and `GTK_SELECTION_BROWSE`.
  public var hoverSelection: DynamicSubject<Bool> { property("hover-selection") }

  /// Extra indentation for each level.
  public var levelIndentation: DynamicSubject<Int> {
    property(
      "level-indentation", get: { (object: TreeView) in object.levelIndentation }, set: { $0.levelIndentation = $1 })
  }

  public var model: DynamicSubject<(any TreeModel)?> { interfaceProperty("model") }

  public var reorderable: DynamicSubject<Bool> { property("reorderable") }

  public var rubberBanding: DynamicSubject<Bool> { property("rubber-banding") }

  public var searchColumn: DynamicSubject<Int> {
    property("search-column", get: { (object: TreeView) in object.searchColumn }, set: { $0.searchColumn = $1 })
  }

  /// `true` if the view has expanders.
  public var showExpanders: DynamicSubject<Bool> { property("show-expanders") }

  public var tooltipColumn: DynamicSubject<Int> {
    property("tooltip-column", get: { (object: TreeView) in object.tooltipColumn }, set: { $0.tooltipColumn = $1 })
  }

  /// The number of columns of the treeview has changed.
  public var columnsChanged: SafeSignal<Void> { signal("columns-changed") }

  /// The position of the cursor (focused cell) has changed.
  public var cursorChanged: SafeSignal<Void> { signal("cursor-changed") }

  /// Arguments: `object`, `p0`, `p1`.
  public var expandCollapseCursorRow: SignalRequest<Bool, Bool, Bool, Bool> { request("expand-collapse-cursor-row") }

  /// The `TreeView.moveCursor` signal is a [keybinding signal]`SignalAction` which gets emitted when the user presses
  /// one of the cursor keys.
  ///
  /// Arguments: `step`, `direction`, `extend`, `modify`.
  public var moveCursor: SignalRequest<Bool, MovementStep, Int, Bool, Bool> { request("move-cursor") }

  /// The "row-activated" signal is emitted when the method [`method@Gtk.TreeView.row_activated`] is called.
  ///
  /// Arguments: `path`, `column`.
  public var rowActivated: SafeSignal<(TreePath, TreeViewColumn?)> { signal(ofSeveral: "row-activated") }

  /// The given row has been collapsed (child nodes are hidden).
  ///
  /// Arguments: `iter`, `path`.
  public var rowCollapsed: SafeSignal<(TreeIter, TreePath)> { signal(ofSeveral: "row-collapsed") }

  /// The given row has been expanded (child nodes are shown).
  ///
  /// Arguments: `iter`, `path`.
  public var rowExpanded: SafeSignal<(TreeIter, TreePath)> { signal(ofSeveral: "row-expanded") }

  public var selectAll: SignalRequest<Bool> { request("select-all") }

  public var selectCursorParent: SignalRequest<Bool> { request("select-cursor-parent") }

  /// Argument: `object`.
  public var selectCursorRow: SignalRequest<Bool, Bool> { request("select-cursor-row") }

  public var startInteractiveSearch: SignalRequest<Bool> { request("start-interactive-search") }

  /// The given row is about to be collapsed (hide its children nodes). Use this signal if you need to control the
  /// collapsibility of individual rows.
  ///
  /// Arguments: `iter`, `path`.
  public var testCollapseRow: SignalRequest<Bool, TreeIter, TreePath> { request("test-collapse-row") }

  /// The given row is about to be expanded (show its children nodes). Use this signal if you need to control the
  /// expandability of individual rows.
  ///
  /// Arguments: `iter`, `path`.
  public var testExpandRow: SignalRequest<Bool, TreeIter, TreePath> { request("test-expand-row") }

  public var toggleCursorRow: SignalRequest<Bool> { request("toggle-cursor-row") }

  public var unselectAll: SignalRequest<Bool> { request("unselect-all") }
}

/// A visible column in a `TreeView` widget
open class TreeViewColumn: Object, Buildable, CellLayout {
  open override class var gType: GType { gtk_tree_view_column_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `TreeViewColumn`.
  public init() {
    super.init(adopting: gtk_tree_view_column_new().raw)
  }

  /// Creates a new `TreeViewColumn` using `area` to render its cells.
  public init(area: CellArea) {
    super.init(adopting: gtk_tree_view_column_new_with_area(area.gtkCellArea).raw)
  }

  public final var alignment: Double {
    get { gtk_tree_view_column_get_alignment(instance(self)).double }
    set { gtk_tree_view_column_set_alignment(instance(self), newValue.float) }
  }

  /// The `CellArea` used to layout cell renderers for this column.
  public final var cellArea: CellArea? { getProperty("cell-area") }

  public final var clickable: Bool {
    get { gtk_tree_view_column_get_clickable(instance(self)).isTrue }
    set { gtk_tree_view_column_set_clickable(instance(self), newValue.gboolean) }
  }

  public final var expand: Bool {
    get { gtk_tree_view_column_get_expand(instance(self)).isTrue }
    set { gtk_tree_view_column_set_expand(instance(self), newValue.gboolean) }
  }

  public final var fixedWidth: Int {
    get { gtk_tree_view_column_get_fixed_width(instance(self)).int }
    set { gtk_tree_view_column_set_fixed_width(instance(self), newValue.int32) }
  }

  public final var maxWidth: Int {
    get { gtk_tree_view_column_get_max_width(instance(self)).int }
    set { gtk_tree_view_column_set_max_width(instance(self), newValue.int32) }
  }

  public final var minWidth: Int {
    get { gtk_tree_view_column_get_min_width(instance(self)).int }
    set { gtk_tree_view_column_set_min_width(instance(self), newValue.int32) }
  }

  public final var reorderable: Bool {
    get { gtk_tree_view_column_get_reorderable(instance(self)).isTrue }
    set { gtk_tree_view_column_set_reorderable(instance(self), newValue.gboolean) }
  }

  public final var resizable: Bool {
    get { gtk_tree_view_column_get_resizable(instance(self)).isTrue }
    set { gtk_tree_view_column_set_resizable(instance(self), newValue.gboolean) }
  }

  public final var sizing: TreeViewColumnSizing {
    get { TreeViewColumnSizing(cValue: gtk_tree_view_column_get_sizing(instance(self))) }
    set { gtk_tree_view_column_set_sizing(instance(self), newValue.cValue) }
  }

  /// Logical sort column ID this column sorts on when selected for sorting. Setting the sort column ID makes the column
  /// header clickable. Set to -1 to make the column unsortable.
  public final var sortColumnId: Int {
    get { gtk_tree_view_column_get_sort_column_id(instance(self)).int }
    set { gtk_tree_view_column_set_sort_column_id(instance(self), newValue.int32) }
  }

  public final var sortIndicator: Bool {
    get { gtk_tree_view_column_get_sort_indicator(instance(self)).isTrue }
    set { gtk_tree_view_column_set_sort_indicator(instance(self), newValue.gboolean) }
  }

  public final var sortOrder: SortType {
    get { SortType(cValue: gtk_tree_view_column_get_sort_order(instance(self))) }
    set { gtk_tree_view_column_set_sort_order(instance(self), newValue.cValue) }
  }

  public final var spacing: Int {
    get { gtk_tree_view_column_get_spacing(instance(self)).int }
    set { gtk_tree_view_column_set_spacing(instance(self), newValue.int32) }
  }

  public final var title: String {
    get { lentString(gtk_tree_view_column_get_title(instance(self))) }
    set { lend(newValue) { gtk_tree_view_column_set_title(instance(self), $0) } }
  }

  public final var visible: Bool {
    get { gtk_tree_view_column_get_visible(instance(self)).isTrue }
    set { gtk_tree_view_column_set_visible(instance(self), newValue.gboolean) }
  }

  public final var widget: Widget? {
    get { lentObject(widget: gtk_tree_view_column_get_widget(instance(self))) }
    set { gtk_tree_view_column_set_widget(instance(self), newValue?.gtkWidget) }
  }

  public final var width: Int { gtk_tree_view_column_get_width(instance(self)).int }

  public final var xOffset: Int { gtk_tree_view_column_get_x_offset(instance(self)).int }

  /// Adds an attribute mapping to the list in `treeColumn`.
  public final func addAttribute(_ cellRenderer: CellRenderer, attribute: String, column: Int) {
    gtk_tree_view_column_add_attribute(instance(self), cellRenderer.gtkCellRenderer, attribute, column.int32)
  }

  /// Obtains the horizontal position and size of a cell in a column.
  public final func cellGetPosition(_ cellRenderer: CellRenderer) -> (xOffset: Int, width: Int)? {
    var cXOffset: Int32 = 0
    var cWidth: Int32 = 0
    let result = gtk_tree_view_column_cell_get_position(
      instance(self), cellRenderer.gtkCellRenderer, &cXOffset, &cWidth)
    guard result != 0 else { return nil }
    return (cXOffset.int, cWidth.int)
  }

  /// Obtains the width and height needed to render the column. This is used primarily by the `TreeView`.
  public final func cellGetSize() -> (xOffset: Int, yOffset: Int, width: Int, height: Int) {
    var cXOffset: Int32 = 0
    var cYOffset: Int32 = 0
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_tree_view_column_cell_get_size(instance(self), &cXOffset, &cYOffset, &cWidth, &cHeight)
    return (cXOffset.int, cYOffset.int, cWidth.int, cHeight.int)
  }

  /// Returns `true` if any of the cells packed into the `treeColumn` are visible. For this to be meaningful, you must
  /// first initialize the cells with `gtk_tree_view_column_cell_set_cell_data()`
  public final func cellIsVisible() -> Bool { gtk_tree_view_column_cell_is_visible(instance(self)).isTrue }

  /// Sets the cell renderer based on the `treeModel` and `iter`. That is, for every attribute mapping in `treeColumn`,
  /// it will get a value from the set column on the `iter`, and use that value to set the attribute on the cell
  /// renderer. This is used primarily by the `TreeView`.
  public final func cellSetCellData(_ treeModel: any TreeModel, iter: TreeIter, isExpander: Bool, isExpanded: Bool) {
    gtk_tree_view_column_cell_set_cell_data(
      instance(self), treeModel.opaque, iter.gtkTreeIter, isExpander.gboolean, isExpanded.gboolean)
  }

  /// Unsets all the mappings on all renderers on the `treeColumn`.
  public final func clear() { gtk_tree_view_column_clear(instance(self)) }

  /// Clears all existing attributes previously set with `gtk_tree_view_column_set_attributes()`.
  public final func clearAttributes(_ cellRenderer: CellRenderer) {
    gtk_tree_view_column_clear_attributes(instance(self), cellRenderer.gtkCellRenderer)
  }

  /// Emits the “clicked” signal on the column. This function will only work if `treeColumn` is clickable.
  public final func clicked() { gtk_tree_view_column_clicked(instance(self)) }

  /// Sets the current keyboard focus to be at `cell`, if the column contains 2 or more editable and activatable cells.
  public final func focusCell(_ cell: CellRenderer) {
    gtk_tree_view_column_focus_cell(instance(self), cell.gtkCellRenderer)
  }

  /// Returns the button used in the treeview column header
  public final var button: Widget? { lentObject(widget: gtk_tree_view_column_get_button(instance(self))) }

  /// Returns the `TreeView` wherein `treeColumn` has been inserted. If `column` is currently not inserted in any tree
  /// view, `nil` is returned.
  public final var treeView: Widget? { lentObject(widget: gtk_tree_view_column_get_tree_view(instance(self))) }

  /// Adds the `cell` to end of the column. If `expand` is `false`, then the `cell` is allocated no more space than it
  /// needs. Any unused space is divided evenly between cells for which `expand` is `true`.
  public final func packEnd(_ cell: CellRenderer, expand: Bool) {
    gtk_tree_view_column_pack_end(instance(self), cell.gtkCellRenderer, expand.gboolean)
  }

  /// Packs the `cell` into the beginning of the column. If `expand` is `false`, then the `cell` is allocated no more
  /// space than it needs. Any unused space is divided evenly between cells for which `expand` is `true`.
  public final func packStart(_ cell: CellRenderer, expand: Bool) {
    gtk_tree_view_column_pack_start(instance(self), cell.gtkCellRenderer, expand.gboolean)
  }

  /// Flags the column, and the cell renderers added to this column, to have their sizes renegotiated.
  public final func queueResize() { gtk_tree_view_column_queue_resize(instance(self)) }

  /// Sets the `TreeCellDataFunc` to use for the column.
  public final func setCellDataFunc(
    _ cellRenderer: CellRenderer, `func`: ((TreeViewColumn, CellRenderer, any TreeModel, TreeIter) -> Void)?
  ) {
    gtk_tree_view_column_set_cell_data_func(
      instance(self), cellRenderer.gtkCellRenderer, `func` == nil ? nil : callGtkTreeCellDataFunc,
      `func`.map { heldClosure($0) }, `func` == nil ? nil : releaseClosure)
  }
}

extension Reactive where Base: TreeViewColumn {
  public var alignment: DynamicSubject<Double> {
    property("alignment", get: { (object: TreeViewColumn) in object.alignment }, set: { $0.alignment = $1 })
  }

  /// The `CellArea` used to layout cell renderers for this column.
  public var cellArea: SafeSignal<CellArea?> { readOnlyProperty("cell-area") }

  public var clickable: DynamicSubject<Bool> { property("clickable") }

  public var expand: DynamicSubject<Bool> { property("expand") }

  public var fixedWidth: DynamicSubject<Int> {
    property("fixed-width", get: { (object: TreeViewColumn) in object.fixedWidth }, set: { $0.fixedWidth = $1 })
  }

  public var maxWidth: DynamicSubject<Int> {
    property("max-width", get: { (object: TreeViewColumn) in object.maxWidth }, set: { $0.maxWidth = $1 })
  }

  public var minWidth: DynamicSubject<Int> {
    property("min-width", get: { (object: TreeViewColumn) in object.minWidth }, set: { $0.minWidth = $1 })
  }

  public var reorderable: DynamicSubject<Bool> { property("reorderable") }

  public var resizable: DynamicSubject<Bool> { property("resizable") }

  public var sizing: DynamicSubject<TreeViewColumnSizing> { property("sizing") }

  /// Logical sort column ID this column sorts on when selected for sorting. Setting the sort column ID makes the column
  /// header clickable. Set to -1 to make the column unsortable.
  public var sortColumnId: DynamicSubject<Int> {
    property("sort-column-id", get: { (object: TreeViewColumn) in object.sortColumnId }, set: { $0.sortColumnId = $1 })
  }

  public var sortIndicator: DynamicSubject<Bool> { property("sort-indicator") }

  public var sortOrder: DynamicSubject<SortType> { property("sort-order") }

  public var spacing: DynamicSubject<Int> {
    property("spacing", get: { (object: TreeViewColumn) in object.spacing }, set: { $0.spacing = $1 })
  }

  public var title: DynamicSubject<String> {
    property("title", get: { (object: TreeViewColumn) in object.title }, set: { $0.title = $1 })
  }

  public var visible: DynamicSubject<Bool> { property("visible") }

  public var widget: DynamicSubject<Widget?> { property("widget") }

  public var width: SafeSignal<Int> { readOnlyProperty("width") }

  public var xOffset: SafeSignal<Int> { readOnlyProperty("x-offset") }

  /// Emitted when the column's header has been clicked.
  public var clicked: SafeSignal<Void> { signal("clicked") }
}

/// `ValueExpression` provides a way to describe references to values.
open class ValueExpression: FundamentalObject {
  open override class var gType: GType { gtk_expression_get_type() }

  override class func hold(_ pointer: UnsafeRawPointer) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(gtk_expression_ref(pointer.cast()))
  }

  override class func release(_ pointer: UnsafeMutableRawPointer) {
    gtk_expression_unref(UnsafeRawPointer(pointer).cast())
  }

  /// Bind `target`'s property named `property` to `self`.
  @discardableResult
  public final func bind(_ target: Object, property: String, this: Object?) -> ExpressionWatch {
    promised(lentBoxed(opaque: gtk_expression_bind(given(), target.pointer, property, this?.pointer)))
  }

  /// Gets the `GType` that this expression evaluates to.
  public final var valueType: GType { gtk_expression_get_value_type(opaque) }

  /// Checks if the expression is static.
  public final var isStatic: Bool { gtk_expression_is_static(opaque).isTrue }

  /// Watch the given `expression` for changes.
  @discardableResult
  public final func watch(_ this: Object?, notify: @escaping () -> Void) -> ExpressionWatch {
    promised(
      lentBoxed(
        opaque: gtk_expression_watch(
          opaque, this?.pointer, callGtkExpressionNotify, heldClosure(notify), releaseClosure)))
  }
}

/// `Video` is a widget to show a `MediaStream` with media controls.
open class Video: Widget {
  open override class var gType: GType { gtk_video_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new empty `Video`.
  public init() {
    super.init(adopting: gtk_video_new())
  }

  /// Creates a `Video` to play back the given `file`.
  public init(file: Gio.File?) {
    super.init(adopting: gtk_video_new_for_file(file?.opaque))
  }

  /// Creates a `Video` to play back the given `filename`.
  public init(filename: String?) {
    super.init(adopting: gtk_video_new_for_filename(filename))
  }

  /// Creates a `Video` to play back the given `stream`.
  public init(stream: MediaStream?) {
    super.init(adopting: gtk_video_new_for_media_stream(stream?.gtkMediaStream))
  }

  /// Creates a `Video` to play back the resource at the given `resourcePath`.
  public init(resourcePath: String?) {
    super.init(adopting: gtk_video_new_for_resource(resourcePath))
  }

  /// If the video should automatically begin playing.
  public final var autoplay: Bool {
    get { gtk_video_get_autoplay(instance(self)).isTrue }
    set { gtk_video_set_autoplay(instance(self), newValue.gboolean) }
  }

  /// The file played by this video if the video is playing a file.
  public final var file: Gio.File? {
    get { lentObject(opaque: gtk_video_get_file(instance(self))) }
    set { gtk_video_set_file(instance(self), newValue?.opaque) }
  }

  /// If new media files should be set to loop.
  public final var loop: Bool {
    get { gtk_video_get_loop(instance(self)).isTrue }
    set { gtk_video_set_loop(instance(self), newValue.gboolean) }
  }

  /// The media-stream played
  public final var mediaStream: MediaStream? {
    get { lentObject(gtk_video_get_media_stream(instance(self))) }
    set { gtk_video_set_media_stream(instance(self), newValue?.gtkMediaStream) }
  }

  /// Makes `self` play the given `filename`.
  public final func setFilename(_ filename: String?) { gtk_video_set_filename(instance(self), filename) }

  /// Makes `self` play the resource at the given `resourcePath`.
  public final func setResource(_ resourcePath: String?) { gtk_video_set_resource(instance(self), resourcePath) }
}

extension Reactive where Base: Video {
  /// If the video should automatically begin playing.
  public var autoplay: DynamicSubject<Bool> { property("autoplay") }

  /// The file played by this video if the video is playing a file.
  public var file: DynamicSubject<Gio.File?> { property("file") }

  /// If new media files should be set to loop.
  public var loop: DynamicSubject<Bool> { property("loop") }

  /// The media-stream played
  public var mediaStream: DynamicSubject<MediaStream?> { property("media-stream") }
}

/// `Viewport` implements scrollability for widgets that lack their own scrolling capabilities.
open class Viewport: Widget, Scrollable {
  open override class var gType: GType { gtk_viewport_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Viewport`.
  public init(hadjustment: Adjustment? = nil, vadjustment: Adjustment? = nil) {
    super.init(adopting: gtk_viewport_new(hadjustment?.gtkAdjustment, vadjustment?.gtkAdjustment))
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(widget: gtk_viewport_get_child(instance(self))) }
    set { gtk_viewport_set_child(instance(self), newValue?.gtkWidget) }
  }

  /// Whether to scroll when the focus changes.
  public final var scrollToFocus: Bool {
    get { gtk_viewport_get_scroll_to_focus(instance(self)).isTrue }
    set { gtk_viewport_set_scroll_to_focus(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: Viewport {
  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// Whether to scroll when the focus changes.
  public var scrollToFocus: DynamicSubject<Bool> { property("scroll-to-focus") }
}

/// The base class for all widgets.
open class Widget: OverridableWidget, Accessible, Buildable, ConstraintTarget {
  open override class var gType: GType { gtk_widget_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  final var gtkWidget: UnsafeMutablePointer<GtkWidget> { pointer.assumingMemoryBound(to: GtkWidget.self) }

  /// Whether the widget or any of its descendents can accept the input focus.
  public final var canFocus: Bool {
    get { gtk_widget_get_can_focus(gtkWidget).isTrue }
    set { gtk_widget_set_can_focus(gtkWidget, newValue.gboolean) }
  }

  /// Whether the widget can receive pointer events.
  public final var canTarget: Bool {
    get { gtk_widget_get_can_target(gtkWidget).isTrue }
    set { gtk_widget_set_can_target(gtkWidget, newValue.gboolean) }
  }

  /// A list of css classes applied to this widget.
  public final var cssClasses: [String] {
    get { givenStrings(gtk_widget_get_css_classes(gtkWidget)) }
    set { setProperty("css-classes", newValue) }
  }

  /// The name of this widget in the CSS tree.
  public final var cssName: String { lentString(gtk_widget_get_css_name(gtkWidget)) }

  /// The cursor used by `widget`.
  public final var cursor: Gdk.Cursor? {
    get { lentObject(opaque: gtk_widget_get_cursor(gtkWidget)) }
    set { gtk_widget_set_cursor(gtkWidget, newValue?.opaque) }
  }

  /// Whether the widget should grab focus when it is clicked with the mouse.
  public final var focusOnClick: Bool {
    get { gtk_widget_get_focus_on_click(gtkWidget).isTrue }
    set { gtk_widget_set_focus_on_click(gtkWidget, newValue.gboolean) }
  }

  /// Whether this widget itself will accept the input focus.
  public final var focusable: Bool {
    get { gtk_widget_get_focusable(gtkWidget).isTrue }
    set { gtk_widget_set_focusable(gtkWidget, newValue.gboolean) }
  }

  /// How to distribute horizontal space if widget gets extra space.
  public final var halign: Align {
    get { Align(cValue: gtk_widget_get_halign(gtkWidget)) }
    set { gtk_widget_set_halign(gtkWidget, newValue.cValue) }
  }

  /// Whether the widget is the default widget.
  public final var hasDefault: Bool { gtk_widget_has_default(gtkWidget).isTrue }

  /// Whether the widget has the input focus.
  public final var hasFocus: Bool { gtk_widget_has_focus(gtkWidget).isTrue }

  /// Enables or disables the emission of the `queryTooltip` signal on `widget`.
  public final var hasTooltip: Bool {
    get { gtk_widget_get_has_tooltip(gtkWidget).isTrue }
    set { gtk_widget_set_has_tooltip(gtkWidget, newValue.gboolean) }
  }

  /// Override for height request of the widget.
  public final var heightRequest: Int {
    get { getProperty("height-request") }
    set { setProperty("height-request", newValue) }
  }

  /// Whether to expand horizontally.
  public final var hexpand: Bool {
    get { gtk_widget_get_hexpand(gtkWidget).isTrue }
    set { gtk_widget_set_hexpand(gtkWidget, newValue.gboolean) }
  }

  /// Whether to use the `hexpand` property.
  public final var hexpandSet: Bool {
    get { gtk_widget_get_hexpand_set(gtkWidget).isTrue }
    set { gtk_widget_set_hexpand_set(gtkWidget, newValue.gboolean) }
  }

  /// The `LayoutManager` instance to use to compute the preferred size of the widget, and allocate its children.
  public final var layoutManager: LayoutManager? {
    get { lentObject(gtk_widget_get_layout_manager(gtkWidget)) }
    set {
      gtk_widget_set_layout_manager(gtkWidget, newValue?.givenPointer().assumingMemoryBound(to: GtkLayoutManager.self))
    }
  }

  /// Margin on bottom side of widget.
  public final var marginBottom: Int {
    get { gtk_widget_get_margin_bottom(gtkWidget).int }
    set { gtk_widget_set_margin_bottom(gtkWidget, newValue.int32) }
  }

  /// Margin on end of widget, horizontally.
  public final var marginEnd: Int {
    get { gtk_widget_get_margin_end(gtkWidget).int }
    set { gtk_widget_set_margin_end(gtkWidget, newValue.int32) }
  }

  /// Margin on start of widget, horizontally.
  public final var marginStart: Int {
    get { gtk_widget_get_margin_start(gtkWidget).int }
    set { gtk_widget_set_margin_start(gtkWidget, newValue.int32) }
  }

  /// Margin on top side of widget.
  public final var marginTop: Int {
    get { gtk_widget_get_margin_top(gtkWidget).int }
    set { gtk_widget_set_margin_top(gtkWidget, newValue.int32) }
  }

  /// The name of the widget.
  public final var name: String {
    get { lentString(gtk_widget_get_name(gtkWidget)) }
    set { lend(newValue) { gtk_widget_set_name(gtkWidget, $0) } }
  }

  /// The requested opacity of the widget.
  public final var opacity: Double {
    get { gtk_widget_get_opacity(gtkWidget) }
    set { gtk_widget_set_opacity(gtkWidget, newValue) }
  }

  /// How content outside the widget's content area is treated.
  public final var overflow: Overflow {
    get { Overflow(cValue: gtk_widget_get_overflow(gtkWidget)) }
    set { gtk_widget_set_overflow(gtkWidget, newValue.cValue) }
  }

  /// The parent widget of this widget.
  public final var parent: Widget? { lentObject(widget: gtk_widget_get_parent(gtkWidget)) }

  /// Whether the widget will receive the default action when it is focused.
  public final var receivesDefault: Bool {
    get { gtk_widget_get_receives_default(gtkWidget).isTrue }
    set { gtk_widget_set_receives_default(gtkWidget, newValue.gboolean) }
  }

  /// The `Root` widget of the widget tree containing this widget.
  public final var root: (any Root)? { lentInterface(opaque: gtk_widget_get_root(gtkWidget)) }

  /// The scale factor of the widget.
  public final var scaleFactor: Int { gtk_widget_get_scale_factor(gtkWidget).int }

  /// Whether the widget responds to input.
  public final var sensitive: Bool {
    get { gtk_widget_get_sensitive(gtkWidget).isTrue }
    set { gtk_widget_set_sensitive(gtkWidget, newValue.gboolean) }
  }

  /// Sets the text of tooltip to be the given string, which is marked up with Pango markup.
  public final var tooltipMarkup: String? {
    get { lentString(ifAny: gtk_widget_get_tooltip_markup(gtkWidget)) }
    set { lend(newValue) { gtk_widget_set_tooltip_markup(gtkWidget, $0) } }
  }

  /// Sets the text of tooltip to be the given string.
  public final var tooltipText: String? {
    get { lentString(ifAny: gtk_widget_get_tooltip_text(gtkWidget)) }
    set { lend(newValue) { gtk_widget_set_tooltip_text(gtkWidget, $0) } }
  }

  /// How to distribute vertical space if widget gets extra space.
  public final var valign: Align {
    get { Align(cValue: gtk_widget_get_valign(gtkWidget)) }
    set { gtk_widget_set_valign(gtkWidget, newValue.cValue) }
  }

  /// Whether to expand vertically.
  public final var vexpand: Bool {
    get { gtk_widget_get_vexpand(gtkWidget).isTrue }
    set { gtk_widget_set_vexpand(gtkWidget, newValue.gboolean) }
  }

  /// Whether to use the `vexpand` property.
  public final var vexpandSet: Bool {
    get { gtk_widget_get_vexpand_set(gtkWidget).isTrue }
    set { gtk_widget_set_vexpand_set(gtkWidget, newValue.gboolean) }
  }

  /// Whether the widget is visible.
  public final var visible: Bool {
    get { gtk_widget_get_visible(gtkWidget).isTrue }
    set { gtk_widget_set_visible(gtkWidget, newValue.gboolean) }
  }

  /// Override for width request of the widget.
  public final var widthRequest: Int {
    get { getProperty("width-request") }
    set { setProperty("width-request", newValue) }
  }

  /// Enable or disable an action installed with `gtk_widget_class_install_action()`.
  public final func actionSetEnabled(_ actionName: String, enabled: Bool) {
    gtk_widget_action_set_enabled(gtkWidget, actionName, enabled.gboolean)
  }

  /// For widgets that can be “activated” (buttons, menu items, etc.), this function activates them.
  @discardableResult
  public final func activate() -> Bool { gtk_widget_activate(gtkWidget).isTrue }

  /// Looks up the action in the action groups associated with `widget` and its ancestors, and activates it.
  @discardableResult
  public final func activateAction(_ name: String, args: GLib.Variant?) -> Bool {
    gtk_widget_activate_action_variant(gtkWidget, name, args?.opaque).isTrue
  }

  /// Activates the `default.activate` action from `widget`.
  public final func activateDefault() { gtk_widget_activate_default(gtkWidget) }

  /// Adds `controller` to `widget` so that it will receive events.
  public final func addController(_ controller: EventController) {
    gtk_widget_add_controller(gtkWidget, controller.given())
  }

  /// Adds a style class to `widget`.
  public final func addCssClass(_ cssClass: String) { gtk_widget_add_css_class(gtkWidget, cssClass) }

  /// Adds a widget to the list of mnemonic labels for this widget.
  public final func addMnemonicLabel(_ label: Widget) { gtk_widget_add_mnemonic_label(gtkWidget, label.gtkWidget) }

  /// Queues an animation frame update and adds a callback to be called before each frame.
  @discardableResult
  public final func addTickCallback(_ callback: @escaping (Widget, Gdk.FrameClock) -> Bool) -> Int {
    gtk_widget_add_tick_callback(gtkWidget, callGtkTickCallback, heldClosure(callback), releaseClosure).int
  }

  /// This function is only used by `Widget` subclasses, to assign a size, position and (optionally) baseline to their
  /// child widgets.
  public final func allocate(width: Int, height: Int, baseline: Int, transform: Gsk.Transform?) {
    gtk_widget_allocate(gtkWidget, width.int32, height.int32, baseline.int32, transform?.given())
  }

  /// Called by widgets as the user moves around the window using keyboard shortcuts.
  @discardableResult
  public final func childFocus(_ direction: DirectionType) -> Bool {
    gtk_widget_child_focus(gtkWidget, direction.cValue).isTrue
  }

  /// Computes the bounds for `widget` in the coordinate space of `target`.
  public final func computeBounds(_ target: Widget) -> Graphene.Rect? {
    var cOutBounds = graphene_rect_t()
    let result = gtk_widget_compute_bounds(gtkWidget, target.gtkWidget, &cOutBounds)
    guard result != 0 else { return nil }
    return Graphene.Rect(cValue: cOutBounds)
  }

  /// Computes whether a container should give this widget extra space when possible.
  public final func computeExpand(_ orientation: Orientation) -> Bool {
    gtk_widget_compute_expand(gtkWidget, orientation.cValue).isTrue
  }

  /// Translates the given `point` in `widget`'s coordinates to coordinates relative to `target`’s coordinate system.
  public final func computePoint(_ target: Widget, point: Graphene.Point) -> Graphene.Point? {
    var cPoint = point.cValue
    var cOutPoint = graphene_point_t()
    let result = gtk_widget_compute_point(gtkWidget, target.gtkWidget, &cPoint, &cOutPoint)
    guard result != 0 else { return nil }
    return Graphene.Point(cValue: cOutPoint)
  }

  /// Computes a matrix suitable to describe a transformation from `widget`'s coordinate system into `target`'s
  /// coordinate system.
  public final func computeTransform(_ target: Widget) -> Graphene.Matrix? {
    var cOutTransform = graphene_matrix_t()
    let result = gtk_widget_compute_transform(gtkWidget, target.gtkWidget, &cOutTransform)
    guard result != 0 else { return nil }
    return Graphene.Matrix(copying: &cOutTransform)
  }

  /// Creates a new `Pango.Context` with the appropriate font map, font options, font description, and base direction
  /// for drawing text for this widget.
  @discardableResult
  public final func createPangoContext() -> Pango.Context {
    givenObject(opaque: gtk_widget_create_pango_context(gtkWidget))!
  }

  /// Creates a new `Pango.Layout` with the appropriate font map, font description, and base direction for drawing text
  /// for this widget.
  @discardableResult
  public final func createPangoLayout(_ text: String?) -> Pango.Layout {
    givenObject(opaque: gtk_widget_create_pango_layout(gtkWidget, text))!
  }

  /// Clears the template children for the given widget.
  public final func disposeTemplate(_ widgetType: any GTyped.Type) {
    gtk_widget_dispose_template(gtkWidget, widgetType.registeredType)
  }

  /// Checks to see if a drag movement has passed the GTK drag threshold.
  @discardableResult
  public final func dragCheckThreshold(startX: Int, startY: Int, currentX: Int, currentY: Int) -> Bool {
    gtk_drag_check_threshold(gtkWidget, startX.int32, startY.int32, currentX.int32, currentY.int32).isTrue
  }

  /// Notifies the user about an input-related error on this widget.
  public final func errorBell() { gtk_widget_error_bell(gtkWidget) }

  /// Returns the baseline that has currently been allocated to `widget`.
  public final var allocatedBaseline: Int { gtk_widget_get_allocated_baseline(gtkWidget).int }

  /// Returns the height that has currently been allocated to `widget`.
  public final var allocatedHeight: Int { gtk_widget_get_allocated_height(gtkWidget).int }

  /// Returns the width that has currently been allocated to `widget`.
  public final var allocatedWidth: Int { gtk_widget_get_allocated_width(gtkWidget).int }

  /// Retrieves the widget’s allocation.
  public final var allocation: Gdk.Rectangle {
    var cAllocation = GdkRectangle()
    gtk_widget_get_allocation(gtkWidget, &cAllocation)
    return Gdk.Rectangle(cValue: cAllocation)
  }

  /// Gets the first ancestor of `widget` with type `widgetType`.
  public final func getAncestor(_ widgetType: any GTyped.Type) -> Widget? {
    lentObject(widget: gtk_widget_get_ancestor(gtkWidget, widgetType.registeredType))
  }

  /// Gets the value set with `gtk_widget_set_child_visible()`.
  public final var childVisible: Bool {
    get { gtk_widget_get_child_visible(gtkWidget).isTrue }
    set(childVisible) { gtk_widget_set_child_visible(gtkWidget, childVisible.gboolean) }
  }

  /// Gets the clipboard object for `widget`.
  public final var clipboard: Gdk.Clipboard? { lentObject(opaque: gtk_widget_get_clipboard(gtkWidget)) }

  /// Gets the reading direction for a particular widget.
  public final var direction: TextDirection {
    get { TextDirection(cValue: gtk_widget_get_direction(gtkWidget)) }
    set(dir) { gtk_widget_set_direction(gtkWidget, dir.cValue) }
  }

  /// Get the `Gdk.Display` for the toplevel window associated with this widget.
  public final var display: Gdk.Display? { lentObject(opaque: gtk_widget_get_display(gtkWidget)) }

  /// Returns the widgets first child.
  public final var firstChild: Widget? { lentObject(widget: gtk_widget_get_first_child(gtkWidget)) }

  /// Returns the current focus child of `widget`.
  public final var focusChild: Widget? {
    get { lentObject(widget: gtk_widget_get_focus_child(gtkWidget)) }
    set(child) { gtk_widget_set_focus_child(gtkWidget, child?.gtkWidget) }
  }

  /// Gets the font map of `widget`.
  public final var fontMap: Pango.FontMap? {
    get { lentObject(gtk_widget_get_font_map(gtkWidget)) }
    set(fontMap) { gtk_widget_set_font_map(gtkWidget, fontMap?.pangoFontMap) }
  }

  /// Obtains the frame clock for a widget.
  public final var frameClock: Gdk.FrameClock? { lentObject(opaque: gtk_widget_get_frame_clock(gtkWidget)) }

  /// Returns the content height of the widget.
  public final var height: Int { gtk_widget_get_height(gtkWidget).int }

  /// Returns the widgets last child.
  public final var lastChild: Widget? { lentObject(widget: gtk_widget_get_last_child(gtkWidget)) }

  /// Whether the widget is mapped.
  public final var mapped: Bool { gtk_widget_get_mapped(gtkWidget).isTrue }

  /// Returns the nearest `Native` ancestor of `widget`.
  public final var native: (any Native)? { lentInterface(opaque: gtk_widget_get_native(gtkWidget)) }

  /// Returns the widgets next sibling.
  public final var nextSibling: Widget? { lentObject(widget: gtk_widget_get_next_sibling(gtkWidget)) }

  /// Gets a `Pango.Context` with the appropriate font map, font description, and base direction for this widget.
  public final var pangoContext: Pango.Context? { lentObject(opaque: gtk_widget_get_pango_context(gtkWidget)) }

  /// Retrieves the minimum and natural size of a widget, taking into account the widget’s preference for
  /// height-for-width management.
  public final var preferredSize: (minimumSize: Requisition, naturalSize: Requisition) {
    var cMinimumSize = GtkRequisition()
    var cNaturalSize = GtkRequisition()
    gtk_widget_get_preferred_size(gtkWidget, &cMinimumSize, &cNaturalSize)
    return (Requisition(cValue: cMinimumSize), Requisition(cValue: cNaturalSize))
  }

  /// Returns the widgets previous sibling.
  public final var prevSibling: Widget? { lentObject(widget: gtk_widget_get_prev_sibling(gtkWidget)) }

  /// Gets the primary clipboard of `widget`.
  public final var primaryClipboard: Gdk.Clipboard? { lentObject(opaque: gtk_widget_get_primary_clipboard(gtkWidget)) }

  /// Determines whether `widget` is realized.
  public final var realized: Bool { gtk_widget_get_realized(gtkWidget).isTrue }

  /// Gets whether the widget prefers a height-for-width layout or a width-for-height layout.
  public final var requestMode: SizeRequestMode { SizeRequestMode(cValue: gtk_widget_get_request_mode(gtkWidget)) }

  /// Gets the settings object holding the settings used for this widget.
  public final var settings: ToolkitSettings? { lentObject(opaque: gtk_widget_get_settings(gtkWidget)) }

  /// Returns the content width or height of the widget.
  public final func getSize(_ orientation: Orientation) -> Int {
    gtk_widget_get_size(gtkWidget, orientation.cValue).int
  }

  /// Gets the size request that was explicitly set for the widget using `gtk_widget_set_size_request()`.
  public final var sizeRequest: (width: Int, height: Int) {
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_widget_get_size_request(gtkWidget, &cWidth, &cHeight)
    return (cWidth.int, cHeight.int)
  }

  /// Returns the widget state as a flag set.
  public final var stateFlags: StateFlags { StateFlags(cValue: gtk_widget_get_state_flags(gtkWidget)) }

  /// Returns the style context associated to `widget`.
  public final var styleContext: StyleContext? { lentObject(gtk_widget_get_style_context(gtkWidget)) }

  /// Fetch an object build from the template XML for `widgetType` in this `widget` instance.
  public final func getTemplateChild(widgetType: any GTyped.Type, name: String) -> Object? {
    lentObject(gtk_widget_get_template_child(gtkWidget, widgetType.registeredType, name))
  }

  /// Returns the content width of the widget.
  public final var width: Int { gtk_widget_get_width(gtkWidget).int }

  /// Returns whether `cssClass` is currently applied to `widget`.
  public final func hasCssClass(_ cssClass: String) -> Bool { gtk_widget_has_css_class(gtkWidget, cssClass).isTrue }

  /// Determines if the widget should show a visible indication that it has the global input focus.
  public final var hasVisibleFocus: Bool { gtk_widget_has_visible_focus(gtkWidget).isTrue }

  /// Reverses the effects of `gtk_widget_show()`.
  public final func hide() { gtk_widget_hide(gtkWidget) }

  /// Returns whether the widget is currently being destroyed.
  public final func inDestruction() -> Bool { gtk_widget_in_destruction(gtkWidget).isTrue }

  /// Creates and initializes child widgets defined in templates.
  public final func initTemplate() { gtk_widget_init_template(gtkWidget) }

  /// Inserts `group` into `widget`.
  public final func insertActionGroup(_ name: String, group: (any Gio.ActionGroup)?) {
    gtk_widget_insert_action_group(gtkWidget, name, group?.opaque)
  }

  /// Inserts `widget` into the child widget list of `parent`.
  public final func insertAfter(_ parent: Widget, previousSibling: Widget?) {
    gtk_widget_insert_after(gtkWidget, parent.gtkWidget, previousSibling?.gtkWidget)
  }

  /// Inserts `widget` into the child widget list of `parent`.
  public final func insertBefore(_ parent: Widget, nextSibling: Widget?) {
    gtk_widget_insert_before(gtkWidget, parent.gtkWidget, nextSibling?.gtkWidget)
  }

  /// Determines whether `widget` is somewhere inside `ancestor`, possibly with intermediate containers.
  public final func isAncestor(_ ancestor: Widget) -> Bool {
    gtk_widget_is_ancestor(gtkWidget, ancestor.gtkWidget).isTrue
  }

  /// Determines whether `widget` can be drawn to.
  public final var isDrawable: Bool { gtk_widget_is_drawable(gtkWidget).isTrue }

  /// Determines if the widget is the focus widget within its toplevel.
  public final var isFocus: Bool { gtk_widget_is_focus(gtkWidget).isTrue }

  /// Returns the widget’s effective sensitivity.
  public final var isSensitive: Bool { gtk_widget_is_sensitive(gtkWidget).isTrue }

  /// Determines whether the widget and all its parents are marked as visible.
  public final var isVisible: Bool { gtk_widget_is_visible(gtkWidget).isTrue }

  /// Emits the `::keynav-failed` signal on the widget.
  @discardableResult
  public final func keynavFailed(_ direction: DirectionType) -> Bool {
    gtk_widget_keynav_failed(gtkWidget, direction.cValue).isTrue
  }

  /// Returns the widgets for which this widget is the target of a mnemonic.
  @discardableResult
  public final func listMnemonicLabels() -> [Widget] {
    lists(gtk_widget_list_mnemonic_labels(gtkWidget), isGiven: true) { lentObject($0) as Widget? }
  }

  /// Causes a widget to be mapped if it isn’t already.
  public final func map() { gtk_widget_map(gtkWidget) }

  /// Emits the `mnemonicActivate` signal.
  @discardableResult
  public final func mnemonicActivate(_ groupCycling: Bool) -> Bool {
    gtk_widget_mnemonic_activate(gtkWidget, groupCycling.gboolean).isTrue
  }

  /// Returns a `GListModel` to track the children of `widget`.
  @discardableResult
  public final func observeChildren() -> any Gio.ListModel {
    (givenInterface(opaque: gtk_widget_observe_children(gtkWidget)) as (any Gio.ListModel)?)!
  }

  /// Returns a `GListModel` to track the `EventController`s of `widget`.
  @discardableResult
  public final func observeControllers() -> any Gio.ListModel {
    (givenInterface(opaque: gtk_widget_observe_controllers(gtkWidget)) as (any Gio.ListModel)?)!
  }

  /// Finds the descendant of `widget` closest to the point (`x`, `y`).
  @discardableResult
  public final func pick(x: Double, y: Double, flags: PickFlags) -> Widget? {
    lentObject(widget: gtk_widget_pick(gtkWidget, x, y, flags.cValue))
  }

  /// Flags the widget for a rerun of the `Widget.sizeAllocate()` function.
  public final func queueAllocate() { gtk_widget_queue_allocate(gtkWidget) }

  /// Schedules this widget to be redrawn in the paint phase of the current or the next frame.
  public final func queueDraw() { gtk_widget_queue_draw(gtkWidget) }

  /// Flags a widget to have its size renegotiated.
  public final func queueResize() { gtk_widget_queue_resize(gtkWidget) }

  /// Creates the GDK resources associated with a widget.
  public final func realize() { gtk_widget_realize(gtkWidget) }

  /// Removes `controller` from `widget`, so that it doesn't process events anymore.
  public final func removeController(_ controller: EventController) {
    gtk_widget_remove_controller(gtkWidget, controller.opaque)
  }

  /// Removes a style from `widget`.
  public final func removeCssClass(_ cssClass: String) { gtk_widget_remove_css_class(gtkWidget, cssClass) }

  /// Removes a widget from the list of mnemonic labels for this widget.
  public final func removeMnemonicLabel(_ label: Widget) {
    gtk_widget_remove_mnemonic_label(gtkWidget, label.gtkWidget)
  }

  /// Removes a tick callback previously registered with `gtk_widget_add_tick_callback()`.
  public final func removeTickCallback(_ id: Int) { gtk_widget_remove_tick_callback(gtkWidget, id.uint32) }

  /// Sets a named cursor to be shown when pointer devices point towards `widget`.
  public final func setCursorFromName(_ name: String?) { gtk_widget_set_cursor_from_name(gtkWidget, name) }

  /// Sets `parent` as the parent widget of `widget`.
  public final func setParent(_ parent: Widget) { gtk_widget_set_parent(gtkWidget, parent.gtkWidget) }

  /// Sets the minimum size of a widget.
  public final func setSizeRequest(width: Int, height: Int) {
    gtk_widget_set_size_request(gtkWidget, width.int32, height.int32)
  }

  /// Turns on flag values in the current widget state.
  public final func setStateFlags(flags: StateFlags, clear: Bool) {
    gtk_widget_set_state_flags(gtkWidget, flags.cValue, clear.gboolean)
  }

  /// Returns whether `widget` should contribute to the measuring and allocation of its parent.
  public final func shouldLayout() -> Bool { gtk_widget_should_layout(gtkWidget).isTrue }

  /// Flags a widget to be displayed.
  public final func show() { gtk_widget_show(gtkWidget) }

  /// Allocates widget with a transformation that translates the origin to the position in `allocation`.
  public final func sizeAllocate(_ allocation: Gdk.Rectangle, baseline: Int) {
    var cAllocation = allocation.cValue
    gtk_widget_size_allocate(gtkWidget, &cAllocation, baseline.int32)
  }

  /// Snapshot the a child of `widget`.
  public final func snapshotChild(_ child: Widget, snapshot: Snapshot) {
    gtk_widget_snapshot_child(gtkWidget, child.gtkWidget, snapshot.opaque)
  }

  /// Translate coordinates relative to `srcWidget`’s allocation to coordinates relative to `destWidget`’s allocations.
  @discardableResult
  public final func translateCoordinates(_ destWidget: Widget, srcX: Double, srcY: Double) -> (
    destX: Double, destY: Double
  )? {
    var cDestX: Double = 0
    var cDestY: Double = 0
    let result = gtk_widget_translate_coordinates(gtkWidget, destWidget.gtkWidget, srcX, srcY, &cDestX, &cDestY)
    guard result != 0 else { return nil }
    return (cDestX, cDestY)
  }

  /// Triggers a tooltip query on the display where the toplevel of `widget` is located.
  public final func triggerTooltipQuery() { gtk_widget_trigger_tooltip_query(gtkWidget) }

  /// Causes a widget to be unmapped if it’s currently mapped.
  public final func unmap() { gtk_widget_unmap(gtkWidget) }

  /// Dissociate `widget` from its parent.
  public final func unparent() { gtk_widget_unparent(gtkWidget) }

  /// Causes a widget to be unrealized (frees all GDK resources associated with the widget).
  public final func unrealize() { gtk_widget_unrealize(gtkWidget) }

  /// Turns off flag values for the current widget state.
  public final func unsetStateFlags(_ flags: StateFlags) { gtk_widget_unset_state_flags(gtkWidget, flags.cValue) }

  /// Obtains the current default reading direction.
  public static var defaultDirection: TextDirection { TextDirection(cValue: gtk_widget_get_default_direction()) }

  /// Sets the default reading direction for widgets.
  public static func setDefaultDirection(_ dir: TextDirection) { gtk_widget_set_default_direction(dir.cValue) }
}

extension Reactive where Base: Widget {
  /// Whether the widget or any of its descendents can accept the input focus.
  public var canFocus: DynamicSubject<Bool> { property("can-focus") }

  /// Whether the widget can receive pointer events.
  public var canTarget: DynamicSubject<Bool> { property("can-target") }

  /// A list of css classes applied to this widget.
  public var cssClasses: DynamicSubject<[String]> { property("css-classes") }

  /// The name of this widget in the CSS tree.
  public var cssName: SafeSignal<String> { readOnlyProperty("css-name") }

  /// The cursor used by `widget`.
  public var cursor: DynamicSubject<Gdk.Cursor?> { property("cursor") }

  /// Whether the widget should grab focus when it is clicked with the mouse.
  public var focusOnClick: DynamicSubject<Bool> { property("focus-on-click") }

  /// Whether this widget itself will accept the input focus.
  public var focusable: DynamicSubject<Bool> { property("focusable") }

  /// How to distribute horizontal space if widget gets extra space.
  public var halign: DynamicSubject<Align> { property("halign") }

  /// Whether the widget is the default widget.
  public var hasDefault: SafeSignal<Bool> { readOnlyProperty("has-default") }

  /// Whether the widget has the input focus.
  public var hasFocus: SafeSignal<Bool> { readOnlyProperty("has-focus") }

  /// Enables or disables the emission of the `queryTooltip` signal on `widget`.
  public var hasTooltip: DynamicSubject<Bool> { property("has-tooltip") }

  /// Override for height request of the widget.
  public var heightRequest: DynamicSubject<Int> { property("height-request") }

  /// Whether to expand horizontally.
  public var hexpand: DynamicSubject<Bool> { property("hexpand") }

  /// Whether to use the `hexpand` property.
  public var hexpandSet: DynamicSubject<Bool> { property("hexpand-set") }

  /// The `LayoutManager` instance to use to compute the preferred size of the widget, and allocate its children.
  public var layoutManager: DynamicSubject<LayoutManager?> { property("layout-manager") }

  /// Margin on bottom side of widget.
  public var marginBottom: DynamicSubject<Int> {
    property("margin-bottom", get: { (object: Widget) in object.marginBottom }, set: { $0.marginBottom = $1 })
  }

  /// Margin on end of widget, horizontally.
  public var marginEnd: DynamicSubject<Int> {
    property("margin-end", get: { (object: Widget) in object.marginEnd }, set: { $0.marginEnd = $1 })
  }

  /// Margin on start of widget, horizontally.
  public var marginStart: DynamicSubject<Int> {
    property("margin-start", get: { (object: Widget) in object.marginStart }, set: { $0.marginStart = $1 })
  }

  /// Margin on top side of widget.
  public var marginTop: DynamicSubject<Int> {
    property("margin-top", get: { (object: Widget) in object.marginTop }, set: { $0.marginTop = $1 })
  }

  /// The name of the widget.
  public var name: DynamicSubject<String> {
    property("name", get: { (object: Widget) in object.name }, set: { $0.name = $1 })
  }

  /// The requested opacity of the widget.
  public var opacity: DynamicSubject<Double> {
    property("opacity", get: { (object: Widget) in object.opacity }, set: { $0.opacity = $1 })
  }

  /// How content outside the widget's content area is treated.
  public var overflow: DynamicSubject<Overflow> { property("overflow") }

  /// The parent widget of this widget.
  public var parent: SafeSignal<Widget?> { readOnlyProperty("parent") }

  /// Whether the widget will receive the default action when it is focused.
  public var receivesDefault: DynamicSubject<Bool> { property("receives-default") }

  /// The `Root` widget of the widget tree containing this widget.
  public var root: SafeSignal<(any Root)?> { readOnlyInterfaceProperty("root") }

  /// The scale factor of the widget.
  public var scaleFactor: SafeSignal<Int> { readOnlyProperty("scale-factor") }

  /// Whether the widget responds to input.
  public var sensitive: DynamicSubject<Bool> { property("sensitive") }

  /// Sets the text of tooltip to be the given string, which is marked up with Pango markup.
  public var tooltipMarkup: DynamicSubject<String?> {
    property("tooltip-markup", get: { (object: Widget) in object.tooltipMarkup }, set: { $0.tooltipMarkup = $1 })
  }

  /// Sets the text of tooltip to be the given string.
  public var tooltipText: DynamicSubject<String?> {
    property("tooltip-text", get: { (object: Widget) in object.tooltipText }, set: { $0.tooltipText = $1 })
  }

  /// How to distribute vertical space if widget gets extra space.
  public var valign: DynamicSubject<Align> { property("valign") }

  /// Whether to expand vertically.
  public var vexpand: DynamicSubject<Bool> { property("vexpand") }

  /// Whether to use the `vexpand` property.
  public var vexpandSet: DynamicSubject<Bool> { property("vexpand-set") }

  /// Whether the widget is visible.
  public var visible: DynamicSubject<Bool> { property("visible") }

  /// Override for width request of the widget.
  public var widthRequest: DynamicSubject<Int> { property("width-request") }

  /// Signals that all holders of a reference to the widget should release the reference that they hold.
  public var destroy: SafeSignal<Void> { signal("destroy") }

  /// Emitted when the text direction of a widget changes.
  ///
  /// Argument: `previousDirection`.
  public var directionChanged: SafeSignal<TextDirection> { signal(ofOne: "direction-changed") }

  /// Emitted when `widget` is hidden.
  public var hide: SafeSignal<Void> { signal("hide") }

  /// Emitted if keyboard navigation fails.
  ///
  /// Argument: `direction`.
  public var keynavFailed: SignalRequest<Bool, DirectionType> { request("keynav-failed") }

  /// Emitted when `widget` is going to be mapped.
  public var map: SafeSignal<Void> { signal("map") }

  /// Emitted when a widget is activated via a mnemonic.
  ///
  /// Argument: `groupCycling`.
  public var mnemonicActivate: SignalRequest<Bool, Bool> { request("mnemonic-activate") }

  /// Emitted when the focus is moved.
  ///
  /// Argument: `direction`.
  public var moveFocus: SafeSignal<DirectionType> { signal(ofOne: "move-focus") }

  /// Emitted when the widgets tooltip is about to be shown.
  ///
  /// Arguments: `x`, `y`, `keyboardMode`, `tooltip`.
  public var queryTooltip: SignalRequest<Bool, Int, Int, Bool, Tooltip> { request("query-tooltip") }

  /// Emitted when `widget` is associated with a `Gdk.Surface`.
  public var realize: SafeSignal<Void> { signal("realize") }

  /// Emitted when `widget` is shown.
  public var show: SafeSignal<Void> { signal("show") }

  /// Emitted when the widget state changes.
  ///
  /// Argument: `flags`.
  public var stateFlagsChanged: SafeSignal<StateFlags> { signal(ofOne: "state-flags-changed") }

  /// Emitted when `widget` is going to be unmapped.
  public var unmap: SafeSignal<Void> { signal("unmap") }

  /// Emitted when the `Gdk.Surface` associated with `widget` is destroyed.
  public var unrealize: SafeSignal<Void> { signal("unrealize") }
}

/// `WidgetPaintable` is a `Gdk.Paintable` that displays the contents of a widget.
open class WidgetPaintable: Object, Gdk.Paintable {
  open override class var gType: GType { gtk_widget_paintable_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new widget paintable observing the given widget.
  public init(widget: Widget? = nil) {
    super.init(adopting: gtk_widget_paintable_new(widget?.gtkWidget).raw)
  }

  /// The observed widget or `nil` if none.
  public final var widget: Widget? {
    get { lentObject(widget: gtk_widget_paintable_get_widget(instance(self))) }
    set { gtk_widget_paintable_set_widget(instance(self), newValue?.gtkWidget) }
  }
}

extension Reactive where Base: WidgetPaintable {
  /// The observed widget or `nil` if none.
  public var widget: DynamicSubject<Widget?> { property("widget") }
}

/// A `Window` is a toplevel window which can contain other widgets.
open class Window: Widget, Native, Root, ShortcutManager {
  open override class var gType: GType { gtk_window_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkWindow: UnsafeMutablePointer<GtkWindow> { pointer.assumingMemoryBound(to: GtkWindow.self) }

  /// Creates a new `Window`.
  public init() {
    super.init(adopting: gtk_window_new())
  }

  /// The `Application` associated with the window.
  public final var application: Application? {
    get { lentObject(gtk_window_get_application(gtkWindow)) }
    set { gtk_window_set_application(gtkWindow, newValue?.gtkApplication) }
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(widget: gtk_window_get_child(gtkWindow)) }
    set { gtk_window_set_child(gtkWindow, newValue?.gtkWidget) }
  }

  /// Whether the window should have a frame (also known as *decorations*).
  public final var decorated: Bool {
    get { gtk_window_get_decorated(gtkWindow).isTrue }
    set { gtk_window_set_decorated(gtkWindow, newValue.gboolean) }
  }

  /// The default height of the window.
  public final var defaultHeight: Int {
    get { getProperty("default-height") }
    set { setProperty("default-height", newValue) }
  }

  /// The default widget.
  public final var defaultWidget: Widget? {
    get { lentObject(widget: gtk_window_get_default_widget(gtkWindow)) }
    set { gtk_window_set_default_widget(gtkWindow, newValue?.gtkWidget) }
  }

  /// The default width of the window.
  public final var defaultWidth: Int {
    get { getProperty("default-width") }
    set { setProperty("default-width", newValue) }
  }

  /// Whether the window frame should have a close button.
  public final var deletable: Bool {
    get { gtk_window_get_deletable(gtkWindow).isTrue }
    set { gtk_window_set_deletable(gtkWindow, newValue.gboolean) }
  }

  /// If this window should be destroyed when the parent is destroyed.
  public final var destroyWithParent: Bool {
    get { gtk_window_get_destroy_with_parent(gtkWindow).isTrue }
    set { gtk_window_set_destroy_with_parent(gtkWindow, newValue.gboolean) }
  }

  /// Whether 'focus rectangles' are currently visible in this window.
  public final var focusVisible: Bool {
    get { gtk_window_get_focus_visible(gtkWindow).isTrue }
    set { gtk_window_set_focus_visible(gtkWindow, newValue.gboolean) }
  }

  /// The focus widget.
  public final var focusWidget: Widget? {
    get { getProperty("focus-widget") }
    set { setProperty("focus-widget", newValue) }
  }

  /// Whether the window is fullscreen.
  public final var fullscreened: Bool {
    get { getProperty("fullscreened") }
    set { setProperty("fullscreened", newValue) }
  }

  /// Whether the window frame should handle F10 for activating menubars.
  public final var handleMenubarAccel: Bool {
    get { gtk_window_get_handle_menubar_accel(gtkWindow).isTrue }
    set { gtk_window_set_handle_menubar_accel(gtkWindow, newValue.gboolean) }
  }

  /// If this window should be hidden when the users clicks the close button.
  public final var hideOnClose: Bool {
    get { gtk_window_get_hide_on_close(gtkWindow).isTrue }
    set { gtk_window_set_hide_on_close(gtkWindow, newValue.gboolean) }
  }

  /// Specifies the name of the themed icon to use as the window icon.
  public final var iconName: String? {
    get { lentString(ifAny: gtk_window_get_icon_name(gtkWindow)) }
    set { lend(newValue) { gtk_window_set_icon_name(gtkWindow, $0) } }
  }

  /// Whether the toplevel is the currently active window.
  public final var isActive: Bool { gtk_window_is_active(gtkWindow).isTrue }

  /// Whether the window is maximized.
  public final var maximized: Bool {
    get { getProperty("maximized") }
    set { setProperty("maximized", newValue) }
  }

  /// Whether mnemonics are currently visible in this window.
  public final var mnemonicsVisible: Bool {
    get { gtk_window_get_mnemonics_visible(gtkWindow).isTrue }
    set { gtk_window_set_mnemonics_visible(gtkWindow, newValue.gboolean) }
  }

  /// If `true`, the window is modal.
  public final var modal: Bool {
    get { gtk_window_get_modal(gtkWindow).isTrue }
    set { gtk_window_set_modal(gtkWindow, newValue.gboolean) }
  }

  /// If `true`, users can resize the window.
  public final var resizable: Bool {
    get { gtk_window_get_resizable(gtkWindow).isTrue }
    set { gtk_window_set_resizable(gtkWindow, newValue.gboolean) }
  }

  /// The title of the window.
  public final var title: String? {
    get { lentString(ifAny: gtk_window_get_title(gtkWindow)) }
    set { lend(newValue) { gtk_window_set_title(gtkWindow, $0) } }
  }

  /// The titlebar widget.
  public final var titlebar: Widget? {
    get { lentObject(widget: gtk_window_get_titlebar(gtkWindow)) }
    set { gtk_window_set_titlebar(gtkWindow, newValue?.gtkWidget) }
  }

  /// The transient parent of the window.
  public final var transientFor: Window? {
    get { lentObject(gtk_window_get_transient_for(gtkWindow)) }
    set { gtk_window_set_transient_for(gtkWindow, newValue?.gtkWindow) }
  }

  /// Requests that the window is closed.
  public final func close() { gtk_window_close(gtkWindow) }

  /// Drop the internal reference GTK holds on toplevel windows.
  public final func destroy() { gtk_window_destroy(gtkWindow) }

  /// Asks to place `window` in the fullscreen state.
  public final func fullscreen() { gtk_window_fullscreen(gtkWindow) }

  /// Asks to place `window` in the fullscreen state on the given `monitor`.
  public final func fullscreenOnMonitor(_ monitor: Gdk.Monitor) {
    gtk_window_fullscreen_on_monitor(gtkWindow, monitor.opaque)
  }

  /// Gets the default size of the window.
  public final var defaultSize: (width: Int, height: Int) {
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_window_get_default_size(gtkWindow, &cWidth, &cHeight)
    return (cWidth.int, cHeight.int)
  }

  /// Retrieves the current focused widget within the window.
  public final var focus: Widget? {
    get { lentObject(widget: gtk_window_get_focus(gtkWindow)) }
    set(focus) { gtk_window_set_focus(gtkWindow, focus?.gtkWidget) }
  }

  /// Returns the group for `window`.
  public final var group: WindowGroup? { lentObject(gtk_window_get_group(gtkWindow)) }

  /// Returns whether `window` has an explicit window group.
  public final var hasGroup: Bool { gtk_window_has_group(gtkWindow).isTrue }

  /// Retrieves the current fullscreen state of `window`.
  public final var isFullscreen: Bool { gtk_window_is_fullscreen(gtkWindow).isTrue }

  /// Retrieves the current maximized state of `window`.
  public final var isMaximized: Bool { gtk_window_is_maximized(gtkWindow).isTrue }

  /// Asks to maximize `window`, so that it fills the screen.
  public final func maximize() { gtk_window_maximize(gtkWindow) }

  /// Asks to minimize the specified `window`.
  public final func minimize() { gtk_window_minimize(gtkWindow) }

  /// Presents a window to the user.
  public final func present() { gtk_window_present(gtkWindow) }

  /// Presents a window to the user.
  public final func presentWithTime(_ timestamp: Int) { gtk_window_present_with_time(gtkWindow, timestamp.uint32) }

  /// Sets the default size of a window.
  public final func setDefaultSize(width: Int, height: Int) {
    gtk_window_set_default_size(gtkWindow, width.int32, height.int32)
  }

  /// Sets the startup notification ID.
  public final func setStartupId(_ startupId: String) { gtk_window_set_startup_id(gtkWindow, startupId) }

  /// Asks to remove the fullscreen state for `window`, and return to its previous state.
  public final func unfullscreen() { gtk_window_unfullscreen(gtkWindow) }

  /// Asks to unmaximize `window`.
  public final func unmaximize() { gtk_window_unmaximize(gtkWindow) }

  /// Asks to unminimize the specified `window`.
  public final func unminimize() { gtk_window_unminimize(gtkWindow) }

  /// Returns the fallback icon name for windows.
  public static var defaultIconName: String? { lentString(ifAny: gtk_window_get_default_icon_name()) }

  /// Returns a list of all existing toplevel windows.
  public static var toplevels: any Gio.ListModel {
    (lentInterface(opaque: gtk_window_get_toplevels()) as (any Gio.ListModel)?)!
  }

  /// Returns a list of all existing toplevel windows.
  @discardableResult
  public static func listToplevels() -> [Widget] {
    lists(gtk_window_list_toplevels(), isGiven: true) { lentObject($0) as Widget? }
  }

  /// Sets whether the window should request startup notification.
  public static func setAutoStartupNotification(_ setting: Bool) {
    gtk_window_set_auto_startup_notification(setting.gboolean)
  }

  /// Sets an icon to be used as fallback.
  public static func setDefaultIconName(_ name: String) { gtk_window_set_default_icon_name(name) }

  /// Opens or closes the [interactive debugger](running.html#interactive-debugging).
  public static func setInteractiveDebugging(_ enable: Bool) { gtk_window_set_interactive_debugging(enable.gboolean) }
}

extension Reactive where Base: Window {
  /// The `Application` associated with the window.
  public var application: DynamicSubject<Application?> { property("application") }

  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// Whether the window should have a frame (also known as *decorations*).
  public var decorated: DynamicSubject<Bool> { property("decorated") }

  /// The default height of the window.
  public var defaultHeight: DynamicSubject<Int> { property("default-height") }

  /// The default widget.
  public var defaultWidget: DynamicSubject<Widget?> { property("default-widget") }

  /// The default width of the window.
  public var defaultWidth: DynamicSubject<Int> { property("default-width") }

  /// Whether the window frame should have a close button.
  public var deletable: DynamicSubject<Bool> { property("deletable") }

  /// If this window should be destroyed when the parent is destroyed.
  public var destroyWithParent: DynamicSubject<Bool> { property("destroy-with-parent") }

  /// Whether 'focus rectangles' are currently visible in this window.
  public var focusVisible: DynamicSubject<Bool> { property("focus-visible") }

  /// The focus widget.
  public var focusWidget: DynamicSubject<Widget?> { property("focus-widget") }

  /// Whether the window is fullscreen.
  public var fullscreened: DynamicSubject<Bool> { property("fullscreened") }

  /// Whether the window frame should handle F10 for activating menubars.
  public var handleMenubarAccel: DynamicSubject<Bool> { property("handle-menubar-accel") }

  /// If this window should be hidden when the users clicks the close button.
  public var hideOnClose: DynamicSubject<Bool> { property("hide-on-close") }

  /// Specifies the name of the themed icon to use as the window icon.
  public var iconName: DynamicSubject<String?> {
    property("icon-name", get: { (object: Window) in object.iconName }, set: { $0.iconName = $1 })
  }

  /// Whether the toplevel is the currently active window.
  public var isActive: SafeSignal<Bool> { readOnlyProperty("is-active") }

  /// Whether the window is maximized.
  public var maximized: DynamicSubject<Bool> { property("maximized") }

  /// Whether mnemonics are currently visible in this window.
  public var mnemonicsVisible: DynamicSubject<Bool> { property("mnemonics-visible") }

  /// If `true`, the window is modal.
  public var modal: DynamicSubject<Bool> { property("modal") }

  /// If `true`, users can resize the window.
  public var resizable: DynamicSubject<Bool> { property("resizable") }

  /// A write-only property for setting window's startup notification identifier.
  public var startupId: Bond<String?> { bond { $0.setProperty("startup-id", $1) } }

  /// The title of the window.
  public var title: DynamicSubject<String?> {
    property("title", get: { (object: Window) in object.title }, set: { $0.title = $1 })
  }

  /// The titlebar widget.
  public var titlebar: DynamicSubject<Widget?> { property("titlebar") }

  /// The transient parent of the window.
  public var transientFor: DynamicSubject<Window?> { property("transient-for") }

  /// Emitted when the user activates the default widget of `window`.
  public var activateDefault: SafeSignal<Void> { signal("activate-default") }

  /// Emitted when the user activates the currently focused widget of `window`.
  public var activateFocus: SafeSignal<Void> { signal("activate-focus") }

  /// Emitted when the user clicks on the close button of the window.
  public var closeRequest: SignalRequest<Bool> { request("close-request") }

  /// Emitted when the user enables or disables interactive debugging.
  ///
  /// Argument: `toggle`.
  public var enableDebugging: SignalRequest<Bool, Bool> { request("enable-debugging") }

  /// emitted when the set of accelerators or mnemonics that are associated with `window` changes.
  public var keysChanged: SafeSignal<Void> { signal("keys-changed") }
}

/// `WindowControls` shows window frame controls.
open class WindowControls: Widget {
  open override class var gType: GType { gtk_window_controls_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `WindowControls`.
  public init(side: PackType) {
    super.init(adopting: gtk_window_controls_new(side.cValue))
  }

  /// The decoration layout for window buttons.
  public final var decorationLayout: String? {
    get { lentString(ifAny: gtk_window_controls_get_decoration_layout(instance(self))) }
    set { lend(newValue) { gtk_window_controls_set_decoration_layout(instance(self), $0) } }
  }

  /// Whether the widget has any window buttons.
  public final var empty: Bool { gtk_window_controls_get_empty(instance(self)).isTrue }

  /// Whether the widget shows start or end side of the decoration layout.
  public final var side: PackType {
    get { PackType(cValue: gtk_window_controls_get_side(instance(self))) }
    set { gtk_window_controls_set_side(instance(self), newValue.cValue) }
  }
}

extension Reactive where Base: WindowControls {
  /// The decoration layout for window buttons.
  public var decorationLayout: DynamicSubject<String?> {
    property(
      "decoration-layout", get: { (object: WindowControls) in object.decorationLayout },
      set: { $0.decorationLayout = $1 })
  }

  /// Whether the widget has any window buttons.
  public var empty: SafeSignal<Bool> { readOnlyProperty("empty") }

  /// Whether the widget shows start or end side of the decoration layout.
  public var side: DynamicSubject<PackType> { property("side") }
}

/// `WindowGroup` makes group of windows behave like separate applications.
open class WindowGroup: Object {
  open override class var gType: GType { gtk_window_group_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkWindowGroup: UnsafeMutablePointer<GtkWindowGroup> {
    pointer.assumingMemoryBound(to: GtkWindowGroup.self)
  }

  /// Creates a new `WindowGroup` object.
  public init() {
    super.init(adopting: gtk_window_group_new())
  }

  /// Adds a window to a `WindowGroup`.
  public final func addWindow(_ window: Window) { gtk_window_group_add_window(gtkWindowGroup, window.gtkWindow) }

  /// Returns a list of the `Windows` that belong to `windowGroup`.
  @discardableResult
  public final func listWindows() -> [Window] {
    lists(gtk_window_group_list_windows(gtkWindowGroup), isGiven: true) { lentObject($0) as Window? }
  }

  /// Removes a window from a `WindowGroup`.
  public final func removeWindow(_ window: Window) { gtk_window_group_remove_window(gtkWindowGroup, window.gtkWindow) }
}

/// `WindowHandle` is a titlebar area widget.
open class WindowHandle: Widget {
  open override class var gType: GType { gtk_window_handle_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `WindowHandle`.
  public init() {
    super.init(adopting: gtk_window_handle_new())
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(widget: gtk_window_handle_get_child(instance(self))) }
    set { gtk_window_handle_set_child(instance(self), newValue?.gtkWidget) }
  }
}

extension Reactive where Base: WindowHandle {
  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }
}
