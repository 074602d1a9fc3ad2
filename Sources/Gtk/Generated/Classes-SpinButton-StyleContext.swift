// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// A `SpinButton` is an ideal way to allow the user to set the value of some attribute.
open class SpinButton: Widget, CellEditable, Editable, Orientable {
  open override class var gType: GType { gtk_spin_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `SpinButton`.
  public init(adjustment: Adjustment? = nil, climbRate: Double, digits: Int) {
    super.init(
      adopting: UnsafeMutableRawPointer(gtk_spin_button_new(adjustment?.cast(), climbRate, UInt32(swift: digits))))
  }

  /// Creates a new `SpinButton` with the given properties.
  public init(min: Double, max: Double, step: Double) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_spin_button_new_with_range(min, max, step)))
  }

  /// The adjustment that holds the value of the spin button.
  public final var adjustment: Adjustment? {
    get { lentObject(gtk_spin_button_get_adjustment(cast())) }
    set { gtk_spin_button_set_adjustment(cast(), newValue?.cast()) }
  }

  /// The acceleration rate when you hold down a button or key.
  public final var climbRate: Double {
    get { gtk_spin_button_get_climb_rate(cast()) }
    set { gtk_spin_button_set_climb_rate(cast(), newValue) }
  }

  /// The number of decimal places to display.
  public final var digits: Int {
    get { Int(c: gtk_spin_button_get_digits(cast())) }
    set { gtk_spin_button_set_digits(cast(), UInt32(swift: newValue)) }
  }

  /// Whether non-numeric characters should be ignored.
  public final var numeric: Bool {
    get { Bool(c: gtk_spin_button_get_numeric(cast())) }
    set { gtk_spin_button_set_numeric(cast(), gboolean(swift: newValue)) }
  }

  /// Whether erroneous values are automatically changed to the spin buttons nearest step increment.
  public final var snapToTicks: Bool {
    get { Bool(c: gtk_spin_button_get_snap_to_ticks(cast())) }
    set { gtk_spin_button_set_snap_to_ticks(cast(), gboolean(swift: newValue)) }
  }

  /// Whether the spin button should update always, or only when the value is acceptable.
  public final var updatePolicy: SpinButtonUpdatePolicy {
    get { SpinButtonUpdatePolicy(cValue: gtk_spin_button_get_update_policy(cast())) }
    set { gtk_spin_button_set_update_policy(cast(), newValue.cValue()) }
  }

  /// The current value.
  public final var value: Double {
    get { gtk_spin_button_get_value(cast()) }
    set { gtk_spin_button_set_value(cast(), newValue) }
  }

  /// Whether a spin button should wrap upon reaching its limits.
  public final var wrap: Bool {
    get { Bool(c: gtk_spin_button_get_wrap(cast())) }
    set { gtk_spin_button_set_wrap(cast(), gboolean(swift: newValue)) }
  }

  /// Changes the properties of an existing spin button.
  public final func configure(_ adjustment: Adjustment?, climbRate: Double, digits: Int) {
    gtk_spin_button_configure(cast(), adjustment?.cast(), climbRate, UInt32(swift: digits))
  }

  /// Gets the current step and page the increments used by `spinButton`.
  public final var increments: (step: Double, page: Double) {
    var cStep: Double = 0
    var cPage: Double = 0
    gtk_spin_button_get_increments(cast(), &cStep, &cPage)
    return (cStep, cPage)
  }

  /// Gets the range allowed for `spinButton`.
  public final var range: (min: Double, max: Double) {
    var cMin: Double = 0
    var cMax: Double = 0
    gtk_spin_button_get_range(cast(), &cMin, &cMax)
    return (cMin, cMax)
  }

  /// Get the value `spinButton` represented as an integer.
  public final var valueAsInt: Int { Int(c: gtk_spin_button_get_value_as_int(cast())) }

  /// Sets the step and page increments for spin_button.
  public final func setIncrements(step: Double, page: Double) { gtk_spin_button_set_increments(cast(), step, page) }

  /// Sets the minimum and maximum allowable values for `spinButton`.
  public final func setRange(min: Double, max: Double) { gtk_spin_button_set_range(cast(), min, max) }

  /// Increment or decrement a spin button’s value in a specified direction by a specified amount.
  public final func spin(direction: SpinType, increment: Double) {
    gtk_spin_button_spin(cast(), direction.cValue(), increment)
  }

  /// Manually force an update of the spin button.
  public final func update() { gtk_spin_button_update(cast()) }
}

extension Reactive where Base: SpinButton {
  /// The adjustment that holds the value of the spin button.
  public var adjustment: DynamicSubject<Adjustment?> {
    property("adjustment", get: { SpinButton.of($0).adjustment }, set: { SpinButton.of($0).adjustment = $1 })
  }

  /// The acceleration rate when you hold down a button or key.
  public var climbRate: DynamicSubject<Double> {
    property("climb-rate", get: { SpinButton.of($0).climbRate }, set: { SpinButton.of($0).climbRate = $1 })
  }

  /// The number of decimal places to display.
  public var digits: DynamicSubject<Int> {
    property("digits", get: { SpinButton.of($0).digits }, set: { SpinButton.of($0).digits = $1 })
  }

  /// Whether non-numeric characters should be ignored.
  public var numeric: DynamicSubject<Bool> {
    property("numeric", get: { SpinButton.of($0).numeric }, set: { SpinButton.of($0).numeric = $1 })
  }

  /// Whether erroneous values are automatically changed to the spin buttons nearest step increment.
  public var snapToTicks: DynamicSubject<Bool> {
    property("snap-to-ticks", get: { SpinButton.of($0).snapToTicks }, set: { SpinButton.of($0).snapToTicks = $1 })
  }

  /// Whether the spin button should update always, or only when the value is acceptable.
  public var updatePolicy: DynamicSubject<SpinButtonUpdatePolicy> {
    property("update-policy", get: { SpinButton.of($0).updatePolicy }, set: { SpinButton.of($0).updatePolicy = $1 })
  }

  /// The current value.
  public var value: DynamicSubject<Double> {
    property("value", get: { SpinButton.of($0).value }, set: { SpinButton.of($0).value = $1 })
  }

  /// Whether a spin button should wrap upon reaching its limits.
  public var wrap: DynamicSubject<Bool> {
    property("wrap", get: { SpinButton.of($0).wrap }, set: { SpinButton.of($0).wrap = $1 })
  }

  /// Emitted when the user initiates a value change.
  ///
  /// Argument: `scroll`.
  public var changeValue: SafeSignal<ScrollType> { signal("change-value") }

  /// Emitted to convert the users input into a double value.
  ///
  /// Argument: `newValue`.
  public var input: SignalRequest<Int, SignalOutput<Double>> { request("input") }

  /// Emitted to tweak the formatting of the value for display.
  public var output: SignalRequest<Bool> { request("output") }

  /// Emitted when the value is changed.
  public var valueChanged: SafeSignal<Void> { signal("value-changed") }

  /// Emitted right after the spinbutton wraps from its maximum to its minimum value or vice-versa.
  public var wrapped: SafeSignal<Void> { signal("wrapped") }
}

/// A `Spinner` widget displays an icon-size spinning animation.
open class Spinner: Widget {
  open override class var gType: GType { gtk_spinner_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Returns a new spinner widget. Not yet started.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_spinner_new()))
  }

  /// Whether the spinner is spinning
  public final var spinning: Bool {
    get { Bool(c: gtk_spinner_get_spinning(cast())) }
    set { gtk_spinner_set_spinning(cast(), gboolean(swift: newValue)) }
  }

  /// Starts the animation of the spinner.
  public final func start() { gtk_spinner_start(cast()) }

  /// Stops the animation of the spinner.
  public final func stop() { gtk_spinner_stop(cast()) }
}

extension Reactive where Base: Spinner {
  /// Whether the spinner is spinning
  public var spinning: DynamicSubject<Bool> {
    property("spinning", get: { Spinner.of($0).spinning }, set: { Spinner.of($0).spinning = $1 })
  }
}

/// `Stack` is a container which only shows one of its children at a time.
open class Stack: Widget {
  open override class var gType: GType { gtk_stack_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Stack`.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_stack_new()))
  }

  /// `true` if the stack allocates the same width for all children.
  public final var hhomogeneous: Bool {
    get { Bool(c: gtk_stack_get_hhomogeneous(cast())) }
    set { gtk_stack_set_hhomogeneous(cast(), gboolean(swift: newValue)) }
  }

  /// Whether or not the size should smoothly change during the transition.
  public final var interpolateSize: Bool {
    get { Bool(c: gtk_stack_get_interpolate_size(cast())) }
    set { gtk_stack_set_interpolate_size(cast(), gboolean(swift: newValue)) }
  }

  /// A selection model with the stack pages.
  public final var pages: (any SelectionModel)? { givenInterface(gtk_stack_get_pages(cast())) }

  /// The animation duration, in milliseconds.
  public final var transitionDuration: Int {
    get { Int(c: gtk_stack_get_transition_duration(cast())) }
    set { gtk_stack_set_transition_duration(cast(), UInt32(swift: newValue)) }
  }

  /// Whether or not the transition is currently running.
  public final var transitionRunning: Bool { Bool(c: gtk_stack_get_transition_running(cast())) }

  /// The type of animation used to transition.
  public final var transitionType: StackTransitionType {
    get { StackTransitionType(cValue: gtk_stack_get_transition_type(cast())) }
    set { gtk_stack_set_transition_type(cast(), newValue.cValue()) }
  }

  /// `true` if the stack allocates the same height for all children.
  public final var vhomogeneous: Bool {
    get { Bool(c: gtk_stack_get_vhomogeneous(cast())) }
    set { gtk_stack_set_vhomogeneous(cast(), gboolean(swift: newValue)) }
  }

  /// The widget currently visible in the stack.
  public final var visibleChild: Widget? {
    get { lentObject(gtk_stack_get_visible_child(cast())) }
    set { gtk_stack_set_visible_child(cast(), newValue?.cast()) }
  }

  /// The name of the widget currently visible in the stack.
  public final var visibleChildName: String? {
    get { lentString(gtk_stack_get_visible_child_name(cast())) }
    set { lend(newValue) { gtk_stack_set_visible_child_name(cast(), $0) } }
  }

  /// Adds a child to `stack`.
  @discardableResult
  public final func addChild(_ child: Widget) -> StackPage { lentObject(gtk_stack_add_child(cast(), child.cast()))! }

  /// Adds a child to `stack`.
  @discardableResult
  public final func addNamed(_ child: Widget, name: String?) -> StackPage {
    lentObject(gtk_stack_add_named(cast(), child.cast(), name))!
  }

  /// Adds a child to `stack`.
  @discardableResult
  public final func addTitled(_ child: Widget, name: String?, title: String) -> StackPage {
    lentObject(gtk_stack_add_titled(cast(), child.cast(), name, title))!
  }

  /// Finds the child with the name given as the argument.
  public final func getChildByName(_ name: String) -> Widget? { lentObject(gtk_stack_get_child_by_name(cast(), name)) }

  /// Returns the `StackPage` object for `child`.
  public final func getPage(_ child: Widget) -> StackPage? { lentObject(gtk_stack_get_page(cast(), child.cast())) }

  /// Removes a child widget from `stack`.
  public final func remove(_ child: Widget) { gtk_stack_remove(cast(), child.cast()) }

  /// Makes the child with the given name visible.
  public final func setVisibleChildFull(_ name: String, transition: StackTransitionType) {
    gtk_stack_set_visible_child_full(cast(), name, transition.cValue())
  }
}

extension Reactive where Base: Stack {
  /// `true` if the stack allocates the same width for all children.
  public var hhomogeneous: DynamicSubject<Bool> {
    property("hhomogeneous", get: { Stack.of($0).hhomogeneous }, set: { Stack.of($0).hhomogeneous = $1 })
  }

  /// Whether or not the size should smoothly change during the transition.
  public var interpolateSize: DynamicSubject<Bool> {
    property("interpolate-size", get: { Stack.of($0).interpolateSize }, set: { Stack.of($0).interpolateSize = $1 })
  }

  /// A selection model with the stack pages.
  public var pages: SafeSignal<(any SelectionModel)?> { readOnlyInterfaceProperty("pages") }

  /// The animation duration, in milliseconds.
  public var transitionDuration: DynamicSubject<Int> {
    property(
      "transition-duration", get: { Stack.of($0).transitionDuration }, set: { Stack.of($0).transitionDuration = $1 })
  }

  /// Whether or not the transition is currently running.
  public var transitionRunning: SafeSignal<Bool> { readOnlyProperty("transition-running") }

  /// The type of animation used to transition.
  public var transitionType: DynamicSubject<StackTransitionType> {
    property("transition-type", get: { Stack.of($0).transitionType }, set: { Stack.of($0).transitionType = $1 })
  }

  /// `true` if the stack allocates the same height for all children.
  public var vhomogeneous: DynamicSubject<Bool> {
    property("vhomogeneous", get: { Stack.of($0).vhomogeneous }, set: { Stack.of($0).vhomogeneous = $1 })
  }

  /// The widget currently visible in the stack.
  public var visibleChild: DynamicSubject<Widget?> {
    property("visible-child", get: { Stack.of($0).visibleChild }, set: { Stack.of($0).visibleChild = $1 })
  }

  /// The name of the widget currently visible in the stack.
  public var visibleChildName: DynamicSubject<String?> {
    property("visible-child-name", get: { Stack.of($0).visibleChildName }, set: { Stack.of($0).visibleChildName = $1 })
  }
}

/// `StackPage` is an auxiliary class used by `Stack`.
open class StackPage: Object, Accessible {
  open override class var gType: GType { gtk_stack_page_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The child that this page is for.
  public final var child: Widget? { lentObject(gtk_stack_page_get_child(cast())) }

  /// The icon name of the child page.
  public final var iconName: String? {
    get { lentString(gtk_stack_page_get_icon_name(cast())) }
    set { lend(newValue) { gtk_stack_page_set_icon_name(cast(), $0) } }
  }

  /// The name of the child page.
  public final var name: String? {
    get { lentString(gtk_stack_page_get_name(cast())) }
    set { lend(newValue) { gtk_stack_page_set_name(cast(), $0) } }
  }

  /// Whether the page requires the user attention.
  public final var needsAttention: Bool {
    get { Bool(c: gtk_stack_page_get_needs_attention(cast())) }
    set { gtk_stack_page_set_needs_attention(cast(), gboolean(swift: newValue)) }
  }

  /// The title of the child page.
  public final var title: String? {
    get { lentString(gtk_stack_page_get_title(cast())) }
    set { lend(newValue) { gtk_stack_page_set_title(cast(), $0) } }
  }

  /// If set, an underline in the title indicates a mnemonic.
  public final var useUnderline: Bool {
    get { Bool(c: gtk_stack_page_get_use_underline(cast())) }
    set { gtk_stack_page_set_use_underline(cast(), gboolean(swift: newValue)) }
  }

  /// Whether this page is visible.
  public final var visible: Bool {
    get { Bool(c: gtk_stack_page_get_visible(cast())) }
    set { gtk_stack_page_set_visible(cast(), gboolean(swift: newValue)) }
  }
}

extension Reactive where Base: StackPage {
  /// The child that this page is for.
  public var child: SafeSignal<Widget?> { readOnlyProperty("child") }

  /// The icon name of the child page.
  public var iconName: DynamicSubject<String?> {
    property("icon-name", get: { StackPage.of($0).iconName }, set: { StackPage.of($0).iconName = $1 })
  }

  /// The name of the child page.
  public var name: DynamicSubject<String?> {
    property("name", get: { StackPage.of($0).name }, set: { StackPage.of($0).name = $1 })
  }

  /// Whether the page requires the user attention.
  public var needsAttention: DynamicSubject<Bool> {
    property("needs-attention", get: { StackPage.of($0).needsAttention }, set: { StackPage.of($0).needsAttention = $1 })
  }

  /// The title of the child page.
  public var title: DynamicSubject<String?> {
    property("title", get: { StackPage.of($0).title }, set: { StackPage.of($0).title = $1 })
  }

  /// If set, an underline in the title indicates a mnemonic.
  public var useUnderline: DynamicSubject<Bool> {
    property("use-underline", get: { StackPage.of($0).useUnderline }, set: { StackPage.of($0).useUnderline = $1 })
  }

  /// Whether this page is visible.
  public var visible: DynamicSubject<Bool> {
    property("visible", get: { StackPage.of($0).visible }, set: { StackPage.of($0).visible = $1 })
  }
}

/// A `StackSidebar` uses a sidebar to switch between `Stack` pages.
open class StackSidebar: Widget {
  open override class var gType: GType { gtk_stack_sidebar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `StackSidebar`.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_stack_sidebar_new()))
  }

  /// The stack.
  public final var stack: Stack? {
    get { lentObject(gtk_stack_sidebar_get_stack(cast())) }
    set { gtk_stack_sidebar_set_stack(cast(), newValue?.cast()) }
  }
}

extension Reactive where Base: StackSidebar {
  /// The stack.
  public var stack: DynamicSubject<Stack?> {
    property("stack", get: { StackSidebar.of($0).stack }, set: { StackSidebar.of($0).stack = $1 })
  }
}

/// The `StackSwitcher` shows a row of buttons to switch between `Stack` pages.
open class StackSwitcher: Widget, Orientable {
  open override class var gType: GType { gtk_stack_switcher_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Create a new `StackSwitcher`.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_stack_switcher_new()))
  }

  /// The stack.
  public final var stack: Stack? {
    get { lentObject(gtk_stack_switcher_get_stack(cast())) }
    set { gtk_stack_switcher_set_stack(cast(), newValue?.cast()) }
  }
}

extension Reactive where Base: StackSwitcher {
  /// The stack.
  public var stack: DynamicSubject<Stack?> {
    property("stack", get: { StackSwitcher.of($0).stack }, set: { StackSwitcher.of($0).stack = $1 })
  }
}

/// A `Statusbar` widget is usually placed along the bottom of an application's main `Window`.
open class Statusbar: Widget {
  open override class var gType: GType { gtk_statusbar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Statusbar` ready for messages.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_statusbar_new()))
  }

  /// Returns a new context identifier, given a description of the actual context.
  public final func getContextId(_ contextDescription: String) -> Int {
    Int(c: gtk_statusbar_get_context_id(cast(), contextDescription))
  }

  /// Removes the first message in the `Statusbar`’s stack with the given context id.
  public final func pop(_ contextId: Int) { gtk_statusbar_pop(cast(), UInt32(swift: contextId)) }

  /// Pushes a new message onto a statusbar’s stack.
  @discardableResult
  public final func push(contextId: Int, text: String) -> Int {
    Int(c: gtk_statusbar_push(cast(), UInt32(swift: contextId), text))
  }

  /// Forces the removal of a message from a statusbar’s stack. The exact `contextId` and `messageId` must be specified.
  public final func remove(contextId: Int, messageId: Int) {
    gtk_statusbar_remove(cast(), UInt32(swift: contextId), UInt32(swift: messageId))
  }

  /// Forces the removal of all messages from a statusbar's stack with the exact `contextId`.
  public final func removeAll(_ contextId: Int) { gtk_statusbar_remove_all(cast(), UInt32(swift: contextId)) }
}

extension Reactive where Base: Statusbar {
  /// Emitted whenever a new message is popped off a statusbar's stack.
  ///
  /// Arguments: `contextId`, `text`.
  public var textPopped: SafeSignal<(Int, String)> { signal("text-popped") }

  /// Emitted whenever a new message gets pushed onto a statusbar's stack.
  ///
  /// Arguments: `contextId`, `text`.
  public var textPushed: SafeSignal<(Int, String)> { signal("text-pushed") }
}

/// `StringFilter` determines whether to include items by comparing strings to a fixed search term.
open class StringFilter: Filter {
  open override class var gType: GType { gtk_string_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new string filter.
  public init(expression: ValueExpression? = nil) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_string_filter_new(expression?.given())))
  }

  /// The expression to evaluate on item to get a string to compare with.
  public final var expression: ValueExpression? {
    get { lentBoxed(gtk_string_filter_get_expression(cast())) }
    set { gtk_string_filter_set_expression(cast(), newValue?.cast()) }
  }

  /// If matching is case sensitive.
  public final var ignoreCase: Bool {
    get { Bool(c: gtk_string_filter_get_ignore_case(cast())) }
    set { gtk_string_filter_set_ignore_case(cast(), gboolean(swift: newValue)) }
  }

  /// If exact matches are necessary or if substrings are allowed.
  public final var matchMode: StringFilterMatchMode {
    get { StringFilterMatchMode(cValue: gtk_string_filter_get_match_mode(cast())) }
    set { gtk_string_filter_set_match_mode(cast(), newValue.cValue()) }
  }

  /// The search term.
  public final var search: String? {
    get { lentString(gtk_string_filter_get_search(cast())) }
    set { lend(newValue) { gtk_string_filter_set_search(cast(), $0) } }
  }
}

extension Reactive where Base: StringFilter {
  /// The expression to evaluate on item to get a string to compare with.
  public var expression: DynamicSubject<ValueExpression?> {
    property("expression", get: { StringFilter.of($0).expression }, set: { StringFilter.of($0).expression = $1 })
  }

  /// If matching is case sensitive.
  public var ignoreCase: DynamicSubject<Bool> {
    property("ignore-case", get: { StringFilter.of($0).ignoreCase }, set: { StringFilter.of($0).ignoreCase = $1 })
  }

  /// If exact matches are necessary or if substrings are allowed.
  public var matchMode: DynamicSubject<StringFilterMatchMode> {
    property("match-mode", get: { StringFilter.of($0).matchMode }, set: { StringFilter.of($0).matchMode = $1 })
  }

  /// The search term.
  public var search: DynamicSubject<String?> {
    property("search", get: { StringFilter.of($0).search }, set: { StringFilter.of($0).search = $1 })
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
    super.init(adopting: UnsafeMutableRawPointer(gtk_string_list_new(lent.strings(strings))))
  }

  /// Appends `string` to `self`.
  public final func append(_ string: String) { gtk_string_list_append(cast(), string) }

  /// Gets the string that is at `position` in `self`.
  public final func getString(_ position: Int) -> String? {
    lentString(gtk_string_list_get_string(cast(), UInt32(swift: position)))
  }

  /// Removes the string at `position` from `self`.
  public final func remove(_ position: Int) { gtk_string_list_remove(cast(), UInt32(swift: position)) }

  /// Changes `self` by removing `nRemovals` strings and adding `additions` to it.
  public final func splice(position: Int, nRemovals: Int, additions: [String]) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_string_list_splice(cast(), UInt32(swift: position), UInt32(swift: nRemovals), lent.strings(additions))
  }

  /// Adds `string` to self at the end, and takes ownership of it.
  public final func take(_ string: String) { gtk_string_list_take(cast(), g_strdup(string)) }
}

/// `StringObject` is the type of items in a `StringList`.
open class StringObject: Object {
  open override class var gType: GType { gtk_string_object_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Wraps a string in an object for use with `GListModel`.
  public init(string: String) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_string_object_new(string)))
  }

  /// The string.
  public final var string: String { lentString(gtk_string_object_get_string(cast())) }
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
    super.init(adopting: UnsafeMutableRawPointer(gtk_string_sorter_new(expression?.given())))
  }

  /// The expression to evaluate on item to get a string to compare with.
  public final var expression: ValueExpression? {
    get { lentBoxed(gtk_string_sorter_get_expression(cast())) }
    set { gtk_string_sorter_set_expression(cast(), newValue?.cast()) }
  }

  /// If matching is case sensitive.
  public final var ignoreCase: Bool {
    get { Bool(c: gtk_string_sorter_get_ignore_case(cast())) }
    set { gtk_string_sorter_set_ignore_case(cast(), gboolean(swift: newValue)) }
  }
}

extension Reactive where Base: StringSorter {
  /// The expression to evaluate on item to get a string to compare with.
  public var expression: DynamicSubject<ValueExpression?> {
    property("expression", get: { StringSorter.of($0).expression }, set: { StringSorter.of($0).expression = $1 })
  }

  /// If matching is case sensitive.
  public var ignoreCase: DynamicSubject<Bool> {
    property("ignore-case", get: { StringSorter.of($0).ignoreCase }, set: { StringSorter.of($0).ignoreCase = $1 })
  }
}

/// `StyleContext` stores styling information affecting a widget.
open class StyleContext: Object {
  open override class var gType: GType { gtk_style_context_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  public final var display: Gdk.Display? {
    get { lentObject(gtk_style_context_get_display(cast())) }
    set { gtk_style_context_set_display(cast(), newValue?.cast()) }
  }

  /// Adds a style class to `context`, so later uses of the style context will make use of this new class for styling.
  public final func addClass(_ className: String) { gtk_style_context_add_class(cast(), className) }

  /// Adds a style provider to `context`, to be used in style construction.
  public final func addProvider(_ provider: any StyleProvider, priority: Int) {
    gtk_style_context_add_provider(cast(), provider.cast(), UInt32(swift: priority))
  }

  /// Gets the border for a given state as a `Border`.
  public final var border: Border {
    var cBorder = GtkBorder()
    gtk_style_context_get_border(cast(), &cBorder)
    return Border(cValue: cBorder)
  }

  /// Gets the foreground color for a given state.
  public final var color: Gdk.RGBA {
    var cColor = GdkRGBA()
    gtk_style_context_get_color(cast(), &cColor)
    return Gdk.RGBA(cValue: cColor)
  }

  /// Gets the margin for a given state as a `Border`.
  public final var margin: Border {
    var cMargin = GtkBorder()
    gtk_style_context_get_margin(cast(), &cMargin)
    return Border(cValue: cMargin)
  }

  /// Gets the padding for a given state as a `Border`.
  public final var padding: Border {
    var cPadding = GtkBorder()
    gtk_style_context_get_padding(cast(), &cPadding)
    return Border(cValue: cPadding)
  }

  /// Returns the scale used for assets.
  public final var scale: Int {
    get { Int(c: gtk_style_context_get_scale(cast())) }
    set(scale) { gtk_style_context_set_scale(cast(), Int32(swift: scale)) }
  }

  /// Returns the state used for style matching.
  public final var state: StateFlags {
    get { StateFlags(cValue: gtk_style_context_get_state(cast())) }
    set(flags) { gtk_style_context_set_state(cast(), flags.cValue()) }
  }

  /// Returns `true` if `context` currently has defined the given class name.
  public final func hasClass(_ className: String) -> Bool { Bool(c: gtk_style_context_has_class(cast(), className)) }

  /// Looks up and resolves a color name in the `context` color map.
  public final func lookupColor(_ colorName: String) -> Gdk.RGBA? {
    var cColor = GdkRGBA()
    let result = gtk_style_context_lookup_color(cast(), colorName, &cColor)
    guard result != 0 else { return nil }
    return Gdk.RGBA(cValue: cColor)
  }

  /// Removes `className` from `context`.
  public final func removeClass(_ className: String) { gtk_style_context_remove_class(cast(), className) }

  /// Removes `provider` from the style providers list in `context`.
  public final func removeProvider(_ provider: any StyleProvider) {
    gtk_style_context_remove_provider(cast(), provider.cast())
  }

  /// Restores `context` state to a previous stage.
  public final func restore() { gtk_style_context_restore(cast()) }

  /// Saves the `context` state.
  public final func save() { gtk_style_context_save(cast()) }

  /// Converts the style context into a string representation.
  @discardableResult
  public final func toString(_ flags: StyleContextPrintFlags) -> String {
    givenString(gtk_style_context_to_string(cast(), flags.cValue()))
  }

  /// Adds a global style provider to `display`, which will be used in style construction for all `StyleContexts` under
  /// `display`.
  public static func addProviderForDisplay(_ display: Gdk.Display, provider: any StyleProvider, priority: Int) {
    gtk_style_context_add_provider_for_display(display.cast(), provider.cast(), UInt32(swift: priority))
  }

  /// Removes `provider` from the global style providers list in `display`.
  public static func removeProviderForDisplay(_ display: Gdk.Display, provider: any StyleProvider) {
    gtk_style_context_remove_provider_for_display(display.cast(), provider.cast())
  }
}

extension Reactive where Base: StyleContext {
  public var display: DynamicSubject<Gdk.Display?> {
    property("display", get: { StyleContext.of($0).display }, set: { StyleContext.of($0).display = $1 })
  }
}
