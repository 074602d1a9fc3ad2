// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// A `SpinButton` is an ideal way to allow the user to set the value of some attribute.
open class SpinButton: Widget, CellEditable, Editable, Orientable {
  open override class var gType: GType { gtk_spin_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `SpinButton`.
  public init(adjustment: Adjustment? = nil, climbRate: Double, digits: Int) {
    super.init(adopting: gtk_spin_button_new(adjustment?.gtkAdjustment, climbRate, digits.uint32))
  }

  /// Creates a new `SpinButton` with the given properties.
  public init(min: Double, max: Double, step: Double) {
    super.init(adopting: gtk_spin_button_new_with_range(min, max, step))
  }

  /// The adjustment that holds the value of the spin button.
  public final var adjustment: Adjustment? {
    get { lentObject(gtk_spin_button_get_adjustment(opaque)) }
    set { gtk_spin_button_set_adjustment(opaque, newValue?.gtkAdjustment) }
  }

  /// The acceleration rate when you hold down a button or key.
  public final var climbRate: Double {
    get { gtk_spin_button_get_climb_rate(opaque) }
    set { gtk_spin_button_set_climb_rate(opaque, newValue) }
  }

  /// The number of decimal places to display.
  public final var digits: Int {
    get { gtk_spin_button_get_digits(opaque).int }
    set { gtk_spin_button_set_digits(opaque, newValue.uint32) }
  }

  /// Whether non-numeric characters should be ignored.
  public final var numeric: Bool {
    get { gtk_spin_button_get_numeric(opaque).isTrue }
    set { gtk_spin_button_set_numeric(opaque, newValue.gboolean) }
  }

  /// Whether erroneous values are automatically changed to the spin buttons nearest step increment.
  public final var snapToTicks: Bool {
    get { gtk_spin_button_get_snap_to_ticks(opaque).isTrue }
    set { gtk_spin_button_set_snap_to_ticks(opaque, newValue.gboolean) }
  }

  /// Whether the spin button should update always, or only when the value is acceptable.
  public final var updatePolicy: SpinButtonUpdatePolicy {
    get { SpinButtonUpdatePolicy(cValue: gtk_spin_button_get_update_policy(opaque)) }
    set { gtk_spin_button_set_update_policy(opaque, newValue.cValue) }
  }

  /// The current value.
  public final var value: Double {
    get { gtk_spin_button_get_value(opaque) }
    set { gtk_spin_button_set_value(opaque, newValue) }
  }

  /// Whether a spin button should wrap upon reaching its limits.
  public final var wrap: Bool {
    get { gtk_spin_button_get_wrap(opaque).isTrue }
    set { gtk_spin_button_set_wrap(opaque, newValue.gboolean) }
  }

  /// Changes the properties of an existing spin button.
  public final func configure(_ adjustment: Adjustment?, climbRate: Double, digits: Int) {
    gtk_spin_button_configure(opaque, adjustment?.gtkAdjustment, climbRate, digits.uint32)
  }

  /// Gets the current step and page the increments used by `spinButton`.
  public final var increments: (step: Double, page: Double) {
    var cStep: Double = 0
    var cPage: Double = 0
    gtk_spin_button_get_increments(opaque, &cStep, &cPage)
    return (cStep, cPage)
  }

  /// Gets the range allowed for `spinButton`.
  public final var range: (min: Double, max: Double) {
    var cMin: Double = 0
    var cMax: Double = 0
    gtk_spin_button_get_range(opaque, &cMin, &cMax)
    return (cMin, cMax)
  }

  /// Get the value `spinButton` represented as an integer.
  public final var valueAsInt: Int { gtk_spin_button_get_value_as_int(opaque).int }

  /// Sets the step and page increments for spin_button.
  public final func setIncrements(step: Double, page: Double) { gtk_spin_button_set_increments(opaque, step, page) }

  /// Sets the minimum and maximum allowable values for `spinButton`.
  public final func setRange(min: Double, max: Double) { gtk_spin_button_set_range(opaque, min, max) }

  /// Increment or decrement a spin button’s value in a specified direction by a specified amount.
  public final func spin(direction: SpinType, increment: Double) {
    gtk_spin_button_spin(opaque, direction.cValue, increment)
  }

  /// Manually force an update of the spin button.
  public final func update() { gtk_spin_button_update(opaque) }
}

extension Reactive where Base: SpinButton {
  /// The adjustment that holds the value of the spin button.
  public var adjustment: DynamicSubject<Adjustment?> { property("adjustment") }

  /// The acceleration rate when you hold down a button or key.
  public var climbRate: DynamicSubject<Double> {
    property("climb-rate", get: { (object: SpinButton) in object.climbRate }, set: { $0.climbRate = $1 })
  }

  /// The number of decimal places to display.
  public var digits: DynamicSubject<Int> {
    property("digits", get: { (object: SpinButton) in object.digits }, set: { $0.digits = $1 })
  }

  /// Whether non-numeric characters should be ignored.
  public var numeric: DynamicSubject<Bool> {
    property("numeric", get: { (object: SpinButton) in object.numeric }, set: { $0.numeric = $1 })
  }

  /// Whether erroneous values are automatically changed to the spin buttons nearest step increment.
  public var snapToTicks: DynamicSubject<Bool> {
    property("snap-to-ticks", get: { (object: SpinButton) in object.snapToTicks }, set: { $0.snapToTicks = $1 })
  }

  /// Whether the spin button should update always, or only when the value is acceptable.
  public var updatePolicy: DynamicSubject<SpinButtonUpdatePolicy> { property("update-policy") }

  /// The current value.
  public var value: DynamicSubject<Double> {
    property("value", get: { (object: SpinButton) in object.value }, set: { $0.value = $1 })
  }

  /// Whether a spin button should wrap upon reaching its limits.
  public var wrap: DynamicSubject<Bool> {
    property("wrap", get: { (object: SpinButton) in object.wrap }, set: { $0.wrap = $1 })
  }

  /// Emitted when the user initiates a value change.
  ///
  /// Argument: `scroll`.
  public var changeValue: SafeSignal<ScrollType> { signal(ofOne: "change-value") }

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
    super.init(adopting: gtk_spinner_new())
  }

  /// Whether the spinner is spinning
  public final var spinning: Bool {
    get { gtk_spinner_get_spinning(opaque).isTrue }
    set { gtk_spinner_set_spinning(opaque, newValue.gboolean) }
  }

  /// Starts the animation of the spinner.
  public final func start() { gtk_spinner_start(opaque) }

  /// Stops the animation of the spinner.
  public final func stop() { gtk_spinner_stop(opaque) }
}

extension Reactive where Base: Spinner {
  /// Whether the spinner is spinning
  public var spinning: DynamicSubject<Bool> {
    property("spinning", get: { (object: Spinner) in object.spinning }, set: { $0.spinning = $1 })
  }
}

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
