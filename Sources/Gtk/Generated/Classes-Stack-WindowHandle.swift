// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkStack`](https://docs.gtk.org/gtk4/class.Stack.html).
open class Stack: Widget {
  open override class var gType: GType { gtk_stack_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_stack_new()`](https://docs.gtk.org/gtk4/ctor.Stack.new.html).
  public init() {
    super.init(adopting: gtk_stack_new())
  }

  /// The property [`hhomogeneous`](https://docs.gtk.org/gtk4/property.Stack.hhomogeneous.html) of `GtkStack`.
  public final var hhomogeneous: Bool {
    get { gtk_stack_get_hhomogeneous(instance(self)).isTrue }
    set { gtk_stack_set_hhomogeneous(instance(self), newValue.gboolean) }
  }

  /// The property [`interpolate-size`](https://docs.gtk.org/gtk4/property.Stack.interpolate-size.html) of `GtkStack`.
  public final var interpolateSize: Bool {
    get { gtk_stack_get_interpolate_size(instance(self)).isTrue }
    set { gtk_stack_set_interpolate_size(instance(self), newValue.gboolean) }
  }

  /// The property [`pages`](https://docs.gtk.org/gtk4/property.Stack.pages.html) of `GtkStack`.
  public final var pages: (any SelectionModel)? { givenInterface(opaque: gtk_stack_get_pages(instance(self))) }

  /// The property [`transition-duration`](https://docs.gtk.org/gtk4/property.Stack.transition-duration.html) of
  /// `GtkStack`.
  public final var transitionDuration: Int {
    get { gtk_stack_get_transition_duration(instance(self)).int }
    set { gtk_stack_set_transition_duration(instance(self), newValue.uint32) }
  }

  /// The property [`transition-running`](https://docs.gtk.org/gtk4/property.Stack.transition-running.html) of
  /// `GtkStack`.
  public final var transitionRunning: Bool { gtk_stack_get_transition_running(instance(self)).isTrue }

  /// The property [`transition-type`](https://docs.gtk.org/gtk4/property.Stack.transition-type.html) of `GtkStack`.
  public final var transitionType: StackTransitionType {
    get { StackTransitionType(cValue: gtk_stack_get_transition_type(instance(self))) }
    set { gtk_stack_set_transition_type(instance(self), newValue.cValue) }
  }

  /// The property [`vhomogeneous`](https://docs.gtk.org/gtk4/property.Stack.vhomogeneous.html) of `GtkStack`.
  public final var vhomogeneous: Bool {
    get { gtk_stack_get_vhomogeneous(instance(self)).isTrue }
    set { gtk_stack_set_vhomogeneous(instance(self), newValue.gboolean) }
  }

  /// The property [`visible-child`](https://docs.gtk.org/gtk4/property.Stack.visible-child.html) of `GtkStack`.
  public final var visibleChild: Widget? {
    get { lentObject(widget: gtk_stack_get_visible_child(instance(self))) }
    set { gtk_stack_set_visible_child(instance(self), newValue?.gtkWidget) }
  }

  /// The property [`visible-child-name`](https://docs.gtk.org/gtk4/property.Stack.visible-child-name.html) of
  /// `GtkStack`.
  public final var visibleChildName: String? {
    get { lentString(ifAny: gtk_stack_get_visible_child_name(instance(self))) }
    set { lend(newValue) { gtk_stack_set_visible_child_name(instance(self), $0) } }
  }

  /// Calls [`gtk_stack_add_child()`](https://docs.gtk.org/gtk4/method.Stack.add_child.html).
  @discardableResult
  public final func addChild(_ child: Widget) -> StackPage {
    lentObject(opaque: gtk_stack_add_child(instance(self), child.gtkWidget))!
  }

  /// Calls [`gtk_stack_add_named()`](https://docs.gtk.org/gtk4/method.Stack.add_named.html).
  @discardableResult
  public final func addNamed(_ child: Widget, name: String?) -> StackPage {
    lentObject(opaque: gtk_stack_add_named(instance(self), child.gtkWidget, name))!
  }

  /// Calls [`gtk_stack_add_titled()`](https://docs.gtk.org/gtk4/method.Stack.add_titled.html).
  @discardableResult
  public final func addTitled(_ child: Widget, name: String?, title: String) -> StackPage {
    lentObject(opaque: gtk_stack_add_titled(instance(self), child.gtkWidget, name, title))!
  }

  /// Calls [`gtk_stack_get_child_by_name()`](https://docs.gtk.org/gtk4/method.Stack.get_child_by_name.html).
  public final func getChildByName(_ name: String) -> Widget? {
    lentObject(widget: gtk_stack_get_child_by_name(instance(self), name))
  }

  /// Calls [`gtk_stack_get_page()`](https://docs.gtk.org/gtk4/method.Stack.get_page.html).
  public final func getPage(_ child: Widget) -> StackPage? {
    lentObject(opaque: gtk_stack_get_page(instance(self), child.gtkWidget))
  }

  /// Calls [`gtk_stack_remove()`](https://docs.gtk.org/gtk4/method.Stack.remove.html).
  public final func remove(_ child: Widget) { gtk_stack_remove(instance(self), child.gtkWidget) }

  /// Calls [`gtk_stack_set_visible_child_full()`](https://docs.gtk.org/gtk4/method.Stack.set_visible_child_full.html).
  public final func setVisibleChildFull(_ name: String, transition: StackTransitionType) {
    gtk_stack_set_visible_child_full(instance(self), name, transition.cValue)
  }
}

extension Reactive where Base: Stack {
  /// The property [`hhomogeneous`](https://docs.gtk.org/gtk4/property.Stack.hhomogeneous.html) of `GtkStack`.
  public var hhomogeneous: DynamicSubject<Bool> { property("hhomogeneous") }

  /// The property [`interpolate-size`](https://docs.gtk.org/gtk4/property.Stack.interpolate-size.html) of `GtkStack`.
  public var interpolateSize: DynamicSubject<Bool> { property("interpolate-size") }

  /// The property [`pages`](https://docs.gtk.org/gtk4/property.Stack.pages.html) of `GtkStack`.
  public var pages: SafeSignal<(any SelectionModel)?> { readOnlyInterfaceProperty("pages") }

  /// The property [`transition-duration`](https://docs.gtk.org/gtk4/property.Stack.transition-duration.html) of
  /// `GtkStack`.
  public var transitionDuration: DynamicSubject<Int> {
    property(
      "transition-duration", get: { (object: Stack) in object.transitionDuration }, set: { $0.transitionDuration = $1 })
  }

  /// The property [`transition-running`](https://docs.gtk.org/gtk4/property.Stack.transition-running.html) of
  /// `GtkStack`.
  public var transitionRunning: SafeSignal<Bool> { readOnlyProperty("transition-running") }

  /// The property [`transition-type`](https://docs.gtk.org/gtk4/property.Stack.transition-type.html) of `GtkStack`.
  public var transitionType: DynamicSubject<StackTransitionType> { property("transition-type") }

  /// The property [`vhomogeneous`](https://docs.gtk.org/gtk4/property.Stack.vhomogeneous.html) of `GtkStack`.
  public var vhomogeneous: DynamicSubject<Bool> { property("vhomogeneous") }

  /// The property [`visible-child`](https://docs.gtk.org/gtk4/property.Stack.visible-child.html) of `GtkStack`.
  public var visibleChild: DynamicSubject<Widget?> { property("visible-child") }

  /// The property [`visible-child-name`](https://docs.gtk.org/gtk4/property.Stack.visible-child-name.html) of
  /// `GtkStack`.
  public var visibleChildName: DynamicSubject<String?> {
    property(
      "visible-child-name", get: { (object: Stack) in object.visibleChildName }, set: { $0.visibleChildName = $1 })
  }
}

/// The class [`GtkStackPage`](https://docs.gtk.org/gtk4/class.StackPage.html).
open class StackPage: Object, Accessible {
  open override class var gType: GType { gtk_stack_page_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.StackPage.child.html) of `GtkStackPage`.
  public final var child: Widget? { lentObject(widget: gtk_stack_page_get_child(instance(self))) }

  /// The property [`icon-name`](https://docs.gtk.org/gtk4/property.StackPage.icon-name.html) of `GtkStackPage`.
  public final var iconName: String? {
    get { lentString(ifAny: gtk_stack_page_get_icon_name(instance(self))) }
    set { lend(newValue) { gtk_stack_page_set_icon_name(instance(self), $0) } }
  }

  /// The property [`name`](https://docs.gtk.org/gtk4/property.StackPage.name.html) of `GtkStackPage`.
  public final var name: String? {
    get { lentString(ifAny: gtk_stack_page_get_name(instance(self))) }
    set { lend(newValue) { gtk_stack_page_set_name(instance(self), $0) } }
  }

  /// The property [`needs-attention`](https://docs.gtk.org/gtk4/property.StackPage.needs-attention.html) of
  /// `GtkStackPage`.
  public final var needsAttention: Bool {
    get { gtk_stack_page_get_needs_attention(instance(self)).isTrue }
    set { gtk_stack_page_set_needs_attention(instance(self), newValue.gboolean) }
  }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.StackPage.title.html) of `GtkStackPage`.
  public final var title: String? {
    get { lentString(ifAny: gtk_stack_page_get_title(instance(self))) }
    set { lend(newValue) { gtk_stack_page_set_title(instance(self), $0) } }
  }

  /// The property [`use-underline`](https://docs.gtk.org/gtk4/property.StackPage.use-underline.html) of `GtkStackPage`.
  public final var useUnderline: Bool {
    get { gtk_stack_page_get_use_underline(instance(self)).isTrue }
    set { gtk_stack_page_set_use_underline(instance(self), newValue.gboolean) }
  }

  /// The property [`visible`](https://docs.gtk.org/gtk4/property.StackPage.visible.html) of `GtkStackPage`.
  public final var visible: Bool {
    get { gtk_stack_page_get_visible(instance(self)).isTrue }
    set { gtk_stack_page_set_visible(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: StackPage {
  /// The property [`child`](https://docs.gtk.org/gtk4/property.StackPage.child.html) of `GtkStackPage`.
  public var child: SafeSignal<Widget?> { readOnlyProperty("child") }

  /// The property [`icon-name`](https://docs.gtk.org/gtk4/property.StackPage.icon-name.html) of `GtkStackPage`.
  public var iconName: DynamicSubject<String?> {
    property("icon-name", get: { (object: StackPage) in object.iconName }, set: { $0.iconName = $1 })
  }

  /// The property [`name`](https://docs.gtk.org/gtk4/property.StackPage.name.html) of `GtkStackPage`.
  public var name: DynamicSubject<String?> {
    property("name", get: { (object: StackPage) in object.name }, set: { $0.name = $1 })
  }

  /// The property [`needs-attention`](https://docs.gtk.org/gtk4/property.StackPage.needs-attention.html) of
  /// `GtkStackPage`.
  public var needsAttention: DynamicSubject<Bool> { property("needs-attention") }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.StackPage.title.html) of `GtkStackPage`.
  public var title: DynamicSubject<String?> {
    property("title", get: { (object: StackPage) in object.title }, set: { $0.title = $1 })
  }

  /// The property [`use-underline`](https://docs.gtk.org/gtk4/property.StackPage.use-underline.html) of `GtkStackPage`.
  public var useUnderline: DynamicSubject<Bool> { property("use-underline") }

  /// The property [`visible`](https://docs.gtk.org/gtk4/property.StackPage.visible.html) of `GtkStackPage`.
  public var visible: DynamicSubject<Bool> { property("visible") }
}

/// The class [`GtkStackSidebar`](https://docs.gtk.org/gtk4/class.StackSidebar.html).
open class StackSidebar: Widget {
  open override class var gType: GType { gtk_stack_sidebar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_stack_sidebar_new()`](https://docs.gtk.org/gtk4/ctor.StackSidebar.new.html).
  public init() {
    super.init(adopting: gtk_stack_sidebar_new())
  }

  /// The property [`stack`](https://docs.gtk.org/gtk4/property.StackSidebar.stack.html) of `GtkStackSidebar`.
  public final var stack: Stack? {
    get { lentObject(opaque: gtk_stack_sidebar_get_stack(instance(self))) }
    set { gtk_stack_sidebar_set_stack(instance(self), newValue?.opaque) }
  }
}

extension Reactive where Base: StackSidebar {
  /// The property [`stack`](https://docs.gtk.org/gtk4/property.StackSidebar.stack.html) of `GtkStackSidebar`.
  public var stack: DynamicSubject<Stack?> { property("stack") }
}

/// The class [`GtkStackSwitcher`](https://docs.gtk.org/gtk4/class.StackSwitcher.html).
open class StackSwitcher: Widget, Orientable {
  open override class var gType: GType { gtk_stack_switcher_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_stack_switcher_new()`](https://docs.gtk.org/gtk4/ctor.StackSwitcher.new.html).
  public init() {
    super.init(adopting: gtk_stack_switcher_new())
  }

  /// The property [`stack`](https://docs.gtk.org/gtk4/property.StackSwitcher.stack.html) of `GtkStackSwitcher`.
  public final var stack: Stack? {
    get { lentObject(opaque: gtk_stack_switcher_get_stack(instance(self))) }
    set { gtk_stack_switcher_set_stack(instance(self), newValue?.opaque) }
  }
}

extension Reactive where Base: StackSwitcher {
  /// The property [`stack`](https://docs.gtk.org/gtk4/property.StackSwitcher.stack.html) of `GtkStackSwitcher`.
  public var stack: DynamicSubject<Stack?> { property("stack") }
}

/// The class [`GtkStatusbar`](https://docs.gtk.org/gtk4/class.Statusbar.html).
open class Statusbar: Widget {
  open override class var gType: GType { gtk_statusbar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_statusbar_new()`](https://docs.gtk.org/gtk4/ctor.Statusbar.new.html).
  public init() {
    super.init(adopting: gtk_statusbar_new())
  }

  /// Calls [`gtk_statusbar_get_context_id()`](https://docs.gtk.org/gtk4/method.Statusbar.get_context_id.html).
  public final func getContextId(_ contextDescription: String) -> Int {
    gtk_statusbar_get_context_id(instance(self), contextDescription).int
  }

  /// Calls [`gtk_statusbar_pop()`](https://docs.gtk.org/gtk4/method.Statusbar.pop.html).
  public final func pop(_ contextId: Int) { gtk_statusbar_pop(instance(self), contextId.uint32) }

  /// Calls [`gtk_statusbar_push()`](https://docs.gtk.org/gtk4/method.Statusbar.push.html).
  @discardableResult
  public final func push(contextId: Int, text: String) -> Int {
    gtk_statusbar_push(instance(self), contextId.uint32, text).int
  }

  /// Calls [`gtk_statusbar_remove()`](https://docs.gtk.org/gtk4/method.Statusbar.remove.html).
  public final func remove(contextId: Int, messageId: Int) {
    gtk_statusbar_remove(instance(self), contextId.uint32, messageId.uint32)
  }

  /// Calls [`gtk_statusbar_remove_all()`](https://docs.gtk.org/gtk4/method.Statusbar.remove_all.html).
  public final func removeAll(_ contextId: Int) { gtk_statusbar_remove_all(instance(self), contextId.uint32) }
}

extension Reactive where Base: Statusbar {
  /// The signal [`text-popped`](https://docs.gtk.org/gtk4/signal.Statusbar.text-popped.html) of `GtkStatusbar`.
  ///
  /// Arguments: `contextId`, `text`.
  public var textPopped: SafeSignal<(Int, String)> { signal(ofSeveral: "text-popped") }

  /// The signal [`text-pushed`](https://docs.gtk.org/gtk4/signal.Statusbar.text-pushed.html) of `GtkStatusbar`.
  ///
  /// Arguments: `contextId`, `text`.
  public var textPushed: SafeSignal<(Int, String)> { signal(ofSeveral: "text-pushed") }
}

/// The class [`GtkStringFilter`](https://docs.gtk.org/gtk4/class.StringFilter.html).
open class StringFilter: Filter {
  open override class var gType: GType { gtk_string_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_string_filter_new()`](https://docs.gtk.org/gtk4/ctor.StringFilter.new.html).
  public init(expression: ValueExpression? = nil) {
    super.init(adopting: gtk_string_filter_new(expression?.given()).raw)
  }

  /// The property [`expression`](https://docs.gtk.org/gtk4/property.StringFilter.expression.html) of `GtkStringFilter`.
  public final var expression: ValueExpression? {
    get { lentBoxed(opaque: gtk_string_filter_get_expression(instance(self))) }
    set { gtk_string_filter_set_expression(instance(self), newValue?.opaque) }
  }

  /// The property [`ignore-case`](https://docs.gtk.org/gtk4/property.StringFilter.ignore-case.html) of
  /// `GtkStringFilter`.
  public final var ignoreCase: Bool {
    get { gtk_string_filter_get_ignore_case(instance(self)).isTrue }
    set { gtk_string_filter_set_ignore_case(instance(self), newValue.gboolean) }
  }

  /// The property [`match-mode`](https://docs.gtk.org/gtk4/property.StringFilter.match-mode.html) of `GtkStringFilter`.
  public final var matchMode: StringFilterMatchMode {
    get { StringFilterMatchMode(cValue: gtk_string_filter_get_match_mode(instance(self))) }
    set { gtk_string_filter_set_match_mode(instance(self), newValue.cValue) }
  }

  /// The property [`search`](https://docs.gtk.org/gtk4/property.StringFilter.search.html) of `GtkStringFilter`.
  public final var search: String? {
    get { lentString(ifAny: gtk_string_filter_get_search(instance(self))) }
    set { lend(newValue) { gtk_string_filter_set_search(instance(self), $0) } }
  }
}

extension Reactive where Base: StringFilter {
  /// The property [`expression`](https://docs.gtk.org/gtk4/property.StringFilter.expression.html) of `GtkStringFilter`.
  public var expression: DynamicSubject<ValueExpression?> { property("expression") }

  /// The property [`ignore-case`](https://docs.gtk.org/gtk4/property.StringFilter.ignore-case.html) of
  /// `GtkStringFilter`.
  public var ignoreCase: DynamicSubject<Bool> { property("ignore-case") }

  /// The property [`match-mode`](https://docs.gtk.org/gtk4/property.StringFilter.match-mode.html) of `GtkStringFilter`.
  public var matchMode: DynamicSubject<StringFilterMatchMode> { property("match-mode") }

  /// The property [`search`](https://docs.gtk.org/gtk4/property.StringFilter.search.html) of `GtkStringFilter`.
  public var search: DynamicSubject<String?> {
    property("search", get: { (object: StringFilter) in object.search }, set: { $0.search = $1 })
  }
}

/// The class [`GtkStringList`](https://docs.gtk.org/gtk4/class.StringList.html).
open class StringList: Object, Gio.ListModel, Buildable {
  open override class var gType: GType { gtk_string_list_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_string_list_new()`](https://docs.gtk.org/gtk4/ctor.StringList.new.html).
  public init(strings: [String] = []) {
    let lent = CallScope()
    defer { lent.end() }
    super.init(adopting: gtk_string_list_new(lent.strings(strings)).raw)
  }

  /// Calls [`gtk_string_list_append()`](https://docs.gtk.org/gtk4/method.StringList.append.html).
  public final func append(_ string: String) { gtk_string_list_append(instance(self), string) }

  /// Calls [`gtk_string_list_get_string()`](https://docs.gtk.org/gtk4/method.StringList.get_string.html).
  public final func getString(_ position: Int) -> String? {
    lentString(ifAny: gtk_string_list_get_string(instance(self), position.uint32))
  }

  /// Calls [`gtk_string_list_remove()`](https://docs.gtk.org/gtk4/method.StringList.remove.html).
  public final func remove(_ position: Int) { gtk_string_list_remove(instance(self), position.uint32) }

  /// Calls [`gtk_string_list_splice()`](https://docs.gtk.org/gtk4/method.StringList.splice.html).
  public final func splice(position: Int, nRemovals: Int, additions: [String]) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_string_list_splice(instance(self), position.uint32, nRemovals.uint32, lent.strings(additions))
  }

  /// Calls [`gtk_string_list_take()`](https://docs.gtk.org/gtk4/method.StringList.take.html).
  public final func take(_ string: String) { gtk_string_list_take(instance(self), g_strdup(string)) }
}

/// The class [`GtkStringObject`](https://docs.gtk.org/gtk4/class.StringObject.html).
open class StringObject: Object {
  open override class var gType: GType { gtk_string_object_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_string_object_new()`](https://docs.gtk.org/gtk4/ctor.StringObject.new.html).
  public init(string: String) {
    super.init(adopting: gtk_string_object_new(string).raw)
  }

  /// The property [`string`](https://docs.gtk.org/gtk4/property.StringObject.string.html) of `GtkStringObject`.
  public final var string: String { lentString(gtk_string_object_get_string(instance(self))) }
}

extension Reactive where Base: StringObject {
  /// The property [`string`](https://docs.gtk.org/gtk4/property.StringObject.string.html) of `GtkStringObject`.
  public var string: SafeSignal<String> { readOnlyProperty("string") }
}

/// The class [`GtkStringSorter`](https://docs.gtk.org/gtk4/class.StringSorter.html).
open class StringSorter: Sorter {
  open override class var gType: GType { gtk_string_sorter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_string_sorter_new()`](https://docs.gtk.org/gtk4/ctor.StringSorter.new.html).
  public init(expression: ValueExpression? = nil) {
    super.init(adopting: gtk_string_sorter_new(expression?.given()).raw)
  }

  /// The property [`expression`](https://docs.gtk.org/gtk4/property.StringSorter.expression.html) of `GtkStringSorter`.
  public final var expression: ValueExpression? {
    get { lentBoxed(opaque: gtk_string_sorter_get_expression(instance(self))) }
    set { gtk_string_sorter_set_expression(instance(self), newValue?.opaque) }
  }

  /// The property [`ignore-case`](https://docs.gtk.org/gtk4/property.StringSorter.ignore-case.html) of
  /// `GtkStringSorter`.
  public final var ignoreCase: Bool {
    get { gtk_string_sorter_get_ignore_case(instance(self)).isTrue }
    set { gtk_string_sorter_set_ignore_case(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: StringSorter {
  /// The property [`expression`](https://docs.gtk.org/gtk4/property.StringSorter.expression.html) of `GtkStringSorter`.
  public var expression: DynamicSubject<ValueExpression?> { property("expression") }

  /// The property [`ignore-case`](https://docs.gtk.org/gtk4/property.StringSorter.ignore-case.html) of
  /// `GtkStringSorter`.
  public var ignoreCase: DynamicSubject<Bool> { property("ignore-case") }
}

/// The class [`GtkStyleContext`](https://docs.gtk.org/gtk4/class.StyleContext.html).
open class StyleContext: Object {
  open override class var gType: GType { gtk_style_context_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkStyleContext: UnsafeMutablePointer<GtkStyleContext> {
    pointer.assumingMemoryBound(to: GtkStyleContext.self)
  }

  /// The property [`display`](https://docs.gtk.org/gtk4/property.StyleContext.display.html) of `GtkStyleContext`.
  public final var display: Gdk.Display? {
    get { lentObject(opaque: gtk_style_context_get_display(gtkStyleContext)) }
    set { gtk_style_context_set_display(gtkStyleContext, newValue?.opaque) }
  }

  /// Calls [`gtk_style_context_add_class()`](https://docs.gtk.org/gtk4/method.StyleContext.add_class.html).
  public final func addClass(_ className: String) { gtk_style_context_add_class(gtkStyleContext, className) }

  /// Calls [`gtk_style_context_add_provider()`](https://docs.gtk.org/gtk4/method.StyleContext.add_provider.html).
  public final func addProvider(_ provider: any StyleProvider, priority: Int) {
    gtk_style_context_add_provider(gtkStyleContext, provider.opaque, priority.uint32)
  }

  /// Calls [`gtk_style_context_get_border()`](https://docs.gtk.org/gtk4/method.StyleContext.get_border.html).
  public final var border: Border {
    var cBorder = GtkBorder()
    gtk_style_context_get_border(gtkStyleContext, &cBorder)
    return Border(cValue: cBorder)
  }

  /// Calls [`gtk_style_context_get_color()`](https://docs.gtk.org/gtk4/method.StyleContext.get_color.html).
  public final var color: Gdk.RGBA {
    var cColor = GdkRGBA()
    gtk_style_context_get_color(gtkStyleContext, &cColor)
    return Gdk.RGBA(cValue: cColor)
  }

  /// Calls [`gtk_style_context_get_margin()`](https://docs.gtk.org/gtk4/method.StyleContext.get_margin.html).
  public final var margin: Border {
    var cMargin = GtkBorder()
    gtk_style_context_get_margin(gtkStyleContext, &cMargin)
    return Border(cValue: cMargin)
  }

  /// Calls [`gtk_style_context_get_padding()`](https://docs.gtk.org/gtk4/method.StyleContext.get_padding.html).
  public final var padding: Border {
    var cPadding = GtkBorder()
    gtk_style_context_get_padding(gtkStyleContext, &cPadding)
    return Border(cValue: cPadding)
  }

  /// Calls [`gtk_style_context_get_scale()`](https://docs.gtk.org/gtk4/method.StyleContext.get_scale.html) and
  /// `gtk_style_context_set_scale()`.
  public final var scale: Int {
    get { gtk_style_context_get_scale(gtkStyleContext).int }
    set(scale) { gtk_style_context_set_scale(gtkStyleContext, scale.int32) }
  }

  /// Calls [`gtk_style_context_get_state()`](https://docs.gtk.org/gtk4/method.StyleContext.get_state.html) and
  /// `gtk_style_context_set_state()`.
  public final var state: StateFlags {
    get { StateFlags(cValue: gtk_style_context_get_state(gtkStyleContext)) }
    set(flags) { gtk_style_context_set_state(gtkStyleContext, flags.cValue) }
  }

  /// Calls [`gtk_style_context_has_class()`](https://docs.gtk.org/gtk4/method.StyleContext.has_class.html).
  public final func hasClass(_ className: String) -> Bool {
    gtk_style_context_has_class(gtkStyleContext, className).isTrue
  }

  /// Calls [`gtk_style_context_lookup_color()`](https://docs.gtk.org/gtk4/method.StyleContext.lookup_color.html).
  public final func lookupColor(_ colorName: String) -> Gdk.RGBA? {
    var cColor = GdkRGBA()
    let result = gtk_style_context_lookup_color(gtkStyleContext, colorName, &cColor)
    guard result != 0 else { return nil }
    return Gdk.RGBA(cValue: cColor)
  }

  /// Calls [`gtk_style_context_remove_class()`](https://docs.gtk.org/gtk4/method.StyleContext.remove_class.html).
  public final func removeClass(_ className: String) { gtk_style_context_remove_class(gtkStyleContext, className) }

  /// Calls [`gtk_style_context_remove_provider()`](https://docs.gtk.org/gtk4/method.StyleContext.remove_provider.html).
  public final func removeProvider(_ provider: any StyleProvider) {
    gtk_style_context_remove_provider(gtkStyleContext, provider.opaque)
  }

  /// Calls [`gtk_style_context_restore()`](https://docs.gtk.org/gtk4/method.StyleContext.restore.html).
  public final func restore() { gtk_style_context_restore(gtkStyleContext) }

  /// Calls [`gtk_style_context_save()`](https://docs.gtk.org/gtk4/method.StyleContext.save.html).
  public final func save() { gtk_style_context_save(gtkStyleContext) }

  /// Calls [`gtk_style_context_to_string()`](https://docs.gtk.org/gtk4/method.StyleContext.to_string.html).
  @discardableResult
  public final func toString(_ flags: StyleContextPrintFlags) -> String {
    givenString(gtk_style_context_to_string(gtkStyleContext, flags.cValue))
  }

  /// Calls
  /// [`gtk_style_context_add_provider_for_display()`](https://docs.gtk.org/gtk4/type_func.StyleContext.add_provider_for_display.html).
  public static func addProviderForDisplay(_ display: Gdk.Display, provider: any StyleProvider, priority: Int) {
    gtk_style_context_add_provider_for_display(display.opaque, provider.opaque, priority.uint32)
  }

  /// Calls
  /// [`gtk_style_context_remove_provider_for_display()`](https://docs.gtk.org/gtk4/type_func.StyleContext.remove_provider_for_display.html).
  public static func removeProviderForDisplay(_ display: Gdk.Display, provider: any StyleProvider) {
    gtk_style_context_remove_provider_for_display(display.opaque, provider.opaque)
  }
}

extension Reactive where Base: StyleContext {
  /// The property [`display`](https://docs.gtk.org/gtk4/property.StyleContext.display.html) of `GtkStyleContext`.
  public var display: DynamicSubject<Gdk.Display?> { property("display") }
}

/// The class [`GtkSwitch`](https://docs.gtk.org/gtk4/class.Switch.html).
open class Switch: Widget, Actionable {
  open override class var gType: GType { gtk_switch_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_switch_new()`](https://docs.gtk.org/gtk4/ctor.Switch.new.html).
  public init() {
    super.init(adopting: gtk_switch_new())
  }

  /// The property [`active`](https://docs.gtk.org/gtk4/property.Switch.active.html) of `GtkSwitch`.
  public final var active: Bool {
    get { gtk_switch_get_active(instance(self)).isTrue }
    set { gtk_switch_set_active(instance(self), newValue.gboolean) }
  }

  /// The property [`state`](https://docs.gtk.org/gtk4/property.Switch.state.html) of `GtkSwitch`.
  public final var state: Bool {
    get { gtk_switch_get_state(instance(self)).isTrue }
    set { gtk_switch_set_state(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: Switch {
  /// The property [`active`](https://docs.gtk.org/gtk4/property.Switch.active.html) of `GtkSwitch`.
  public var active: DynamicSubject<Bool> { property("active") }

  /// The property [`state`](https://docs.gtk.org/gtk4/property.Switch.state.html) of `GtkSwitch`.
  public var state: DynamicSubject<Bool> { property("state") }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.Switch.activate.html) of `GtkSwitch`.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// The signal [`state-set`](https://docs.gtk.org/gtk4/signal.Switch.state-set.html) of `GtkSwitch`.
  ///
  /// Argument: `state`.
  public var stateSet: SignalRequest<Bool, Bool> { request("state-set") }
}

/// The class [`GtkText`](https://docs.gtk.org/gtk4/class.Text.html).
open class Text: Widget, Editable {
  open override class var gType: GType { gtk_text_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkText: UnsafeMutablePointer<GtkText> { pointer.assumingMemoryBound(to: GtkText.self) }

  /// Calls [`gtk_text_new()`](https://docs.gtk.org/gtk4/ctor.Text.new.html).
  public init() {
    super.init(adopting: gtk_text_new())
  }

  /// Calls [`gtk_text_new_with_buffer()`](https://docs.gtk.org/gtk4/ctor.Text.new_with_buffer.html).
  public init(buffer: EntryBuffer) {
    super.init(adopting: gtk_text_new_with_buffer(buffer.gtkEntryBuffer))
  }

  /// The property [`activates-default`](https://docs.gtk.org/gtk4/property.Text.activates-default.html) of `GtkText`.
  public final var activatesDefault: Bool {
    get { gtk_text_get_activates_default(gtkText).isTrue }
    set { gtk_text_set_activates_default(gtkText, newValue.gboolean) }
  }

  /// The property [`attributes`](https://docs.gtk.org/gtk4/property.Text.attributes.html) of `GtkText`.
  public final var attributes: Pango.AttrList? {
    get { lentBoxed(opaque: gtk_text_get_attributes(gtkText)) }
    set { gtk_text_set_attributes(gtkText, newValue?.opaque) }
  }

  /// The property [`buffer`](https://docs.gtk.org/gtk4/property.Text.buffer.html) of `GtkText`.
  public final var buffer: EntryBuffer? {
    get { lentObject(gtk_text_get_buffer(gtkText)) }
    set { gtk_text_set_buffer(gtkText, newValue?.gtkEntryBuffer) }
  }

  /// The property [`enable-emoji-completion`](https://docs.gtk.org/gtk4/property.Text.enable-emoji-completion.html) of
  /// `GtkText`.
  public final var enableEmojiCompletion: Bool {
    get { gtk_text_get_enable_emoji_completion(gtkText).isTrue }
    set { gtk_text_set_enable_emoji_completion(gtkText, newValue.gboolean) }
  }

  /// The property [`extra-menu`](https://docs.gtk.org/gtk4/property.Text.extra-menu.html) of `GtkText`.
  public final var extraMenu: Gio.MenuModel? {
    get { lentObject(gtk_text_get_extra_menu(gtkText)) }
    set { gtk_text_set_extra_menu(gtkText, newValue?.gMenuModel) }
  }

  /// The property [`im-module`](https://docs.gtk.org/gtk4/property.Text.im-module.html) of `GtkText`.
  public final var imModule: String {
    get { getProperty("im-module") }
    set { setProperty("im-module", newValue) }
  }

  /// The property [`input-hints`](https://docs.gtk.org/gtk4/property.Text.input-hints.html) of `GtkText`.
  public final var inputHints: InputHints {
    get { InputHints(cValue: gtk_text_get_input_hints(gtkText)) }
    set { gtk_text_set_input_hints(gtkText, newValue.cValue) }
  }

  /// The property [`input-purpose`](https://docs.gtk.org/gtk4/property.Text.input-purpose.html) of `GtkText`.
  public final var inputPurpose: InputPurpose {
    get { InputPurpose(cValue: gtk_text_get_input_purpose(gtkText)) }
    set { gtk_text_set_input_purpose(gtkText, newValue.cValue) }
  }

  /// The property [`invisible-char`](https://docs.gtk.org/gtk4/property.Text.invisible-char.html) of `GtkText`.
  public final var invisibleChar: Int {
    get { getProperty("invisible-char") }
    set { setProperty("invisible-char", newValue) }
  }

  /// The property [`invisible-char-set`](https://docs.gtk.org/gtk4/property.Text.invisible-char-set.html) of `GtkText`.
  public final var invisibleCharSet: Bool {
    get { getProperty("invisible-char-set") }
    set { setProperty("invisible-char-set", newValue) }
  }

  /// The property [`max-length`](https://docs.gtk.org/gtk4/property.Text.max-length.html) of `GtkText`.
  public final var maxLength: Int {
    get { gtk_text_get_max_length(gtkText).int }
    set { gtk_text_set_max_length(gtkText, newValue.int32) }
  }

  /// The property [`overwrite-mode`](https://docs.gtk.org/gtk4/property.Text.overwrite-mode.html) of `GtkText`.
  public final var overwriteMode: Bool {
    get { gtk_text_get_overwrite_mode(gtkText).isTrue }
    set { gtk_text_set_overwrite_mode(gtkText, newValue.gboolean) }
  }

  /// The property [`placeholder-text`](https://docs.gtk.org/gtk4/property.Text.placeholder-text.html) of `GtkText`.
  public final var placeholderText: String? {
    get { lentString(ifAny: gtk_text_get_placeholder_text(gtkText)) }
    set { lend(newValue) { gtk_text_set_placeholder_text(gtkText, $0) } }
  }

  /// The property [`propagate-text-width`](https://docs.gtk.org/gtk4/property.Text.propagate-text-width.html) of
  /// `GtkText`.
  public final var propagateTextWidth: Bool {
    get { gtk_text_get_propagate_text_width(gtkText).isTrue }
    set { gtk_text_set_propagate_text_width(gtkText, newValue.gboolean) }
  }

  /// The property [`scroll-offset`](https://docs.gtk.org/gtk4/property.Text.scroll-offset.html) of `GtkText`.
  public final var scrollOffset: Int { getProperty("scroll-offset") }

  /// The property [`tabs`](https://docs.gtk.org/gtk4/property.Text.tabs.html) of `GtkText`.
  public final var tabs: Pango.TabArray? {
    get { lentBoxed(opaque: gtk_text_get_tabs(gtkText)) }
    set { gtk_text_set_tabs(gtkText, newValue?.opaque) }
  }

  /// The property [`truncate-multiline`](https://docs.gtk.org/gtk4/property.Text.truncate-multiline.html) of `GtkText`.
  public final var truncateMultiline: Bool {
    get { gtk_text_get_truncate_multiline(gtkText).isTrue }
    set { gtk_text_set_truncate_multiline(gtkText, newValue.gboolean) }
  }

  /// The property [`visibility`](https://docs.gtk.org/gtk4/property.Text.visibility.html) of `GtkText`.
  public final var visibility: Bool {
    get { gtk_text_get_visibility(gtkText).isTrue }
    set { gtk_text_set_visibility(gtkText, newValue.gboolean) }
  }

  /// Calls [`gtk_text_compute_cursor_extents()`](https://docs.gtk.org/gtk4/method.Text.compute_cursor_extents.html).
  /// Since GTK 4.4.
  public final func computeCursorExtents(_ position: Int) -> (strong: Graphene.Rect, weak: Graphene.Rect) {
    var cStrong = graphene_rect_t()
    var cWeak = graphene_rect_t()
    gtk_text_compute_cursor_extents(gtkText, position.uint, &cStrong, &cWeak)
    return (Graphene.Rect(cValue: cStrong), Graphene.Rect(cValue: cWeak))
  }

  /// Calls [`gtk_text_get_text_length()`](https://docs.gtk.org/gtk4/method.Text.get_text_length.html).
  public final var textLength: Int { gtk_text_get_text_length(gtkText).int }

  /// Calls
  /// [`gtk_text_grab_focus_without_selecting()`](https://docs.gtk.org/gtk4/method.Text.grab_focus_without_selecting.html).
  @discardableResult
  public final func grabFocusWithoutSelecting() -> Bool { gtk_text_grab_focus_without_selecting(gtkText).isTrue }

  /// Calls [`gtk_text_unset_invisible_char()`](https://docs.gtk.org/gtk4/method.Text.unset_invisible_char.html).
  public final func unsetInvisibleChar() { gtk_text_unset_invisible_char(gtkText) }
}

extension Reactive where Base: Text {
  /// The property [`activates-default`](https://docs.gtk.org/gtk4/property.Text.activates-default.html) of `GtkText`.
  public var activatesDefault: DynamicSubject<Bool> { property("activates-default") }

  /// The property [`attributes`](https://docs.gtk.org/gtk4/property.Text.attributes.html) of `GtkText`.
  public var attributes: DynamicSubject<Pango.AttrList?> { property("attributes") }

  /// The property [`buffer`](https://docs.gtk.org/gtk4/property.Text.buffer.html) of `GtkText`.
  public var buffer: DynamicSubject<EntryBuffer?> { property("buffer") }

  /// The property [`enable-emoji-completion`](https://docs.gtk.org/gtk4/property.Text.enable-emoji-completion.html) of
  /// `GtkText`.
  public var enableEmojiCompletion: DynamicSubject<Bool> { property("enable-emoji-completion") }

  /// The property [`extra-menu`](https://docs.gtk.org/gtk4/property.Text.extra-menu.html) of `GtkText`.
  public var extraMenu: DynamicSubject<Gio.MenuModel?> { property("extra-menu") }

  /// The property [`im-module`](https://docs.gtk.org/gtk4/property.Text.im-module.html) of `GtkText`.
  public var imModule: DynamicSubject<String> { property("im-module") }

  /// The property [`input-hints`](https://docs.gtk.org/gtk4/property.Text.input-hints.html) of `GtkText`.
  public var inputHints: DynamicSubject<InputHints> { property("input-hints") }

  /// The property [`input-purpose`](https://docs.gtk.org/gtk4/property.Text.input-purpose.html) of `GtkText`.
  public var inputPurpose: DynamicSubject<InputPurpose> { property("input-purpose") }

  /// The property [`invisible-char`](https://docs.gtk.org/gtk4/property.Text.invisible-char.html) of `GtkText`.
  public var invisibleChar: DynamicSubject<Int> { property("invisible-char") }

  /// The property [`invisible-char-set`](https://docs.gtk.org/gtk4/property.Text.invisible-char-set.html) of `GtkText`.
  public var invisibleCharSet: DynamicSubject<Bool> { property("invisible-char-set") }

  /// The property [`max-length`](https://docs.gtk.org/gtk4/property.Text.max-length.html) of `GtkText`.
  public var maxLength: DynamicSubject<Int> {
    property("max-length", get: { (object: Text) in object.maxLength }, set: { $0.maxLength = $1 })
  }

  /// The property [`overwrite-mode`](https://docs.gtk.org/gtk4/property.Text.overwrite-mode.html) of `GtkText`.
  public var overwriteMode: DynamicSubject<Bool> { property("overwrite-mode") }

  /// The property [`placeholder-text`](https://docs.gtk.org/gtk4/property.Text.placeholder-text.html) of `GtkText`.
  public var placeholderText: DynamicSubject<String?> {
    property("placeholder-text", get: { (object: Text) in object.placeholderText }, set: { $0.placeholderText = $1 })
  }

  /// The property [`propagate-text-width`](https://docs.gtk.org/gtk4/property.Text.propagate-text-width.html) of
  /// `GtkText`.
  public var propagateTextWidth: DynamicSubject<Bool> { property("propagate-text-width") }

  /// The property [`scroll-offset`](https://docs.gtk.org/gtk4/property.Text.scroll-offset.html) of `GtkText`.
  public var scrollOffset: SafeSignal<Int> { readOnlyProperty("scroll-offset") }

  /// The property [`tabs`](https://docs.gtk.org/gtk4/property.Text.tabs.html) of `GtkText`.
  public var tabs: DynamicSubject<Pango.TabArray?> { property("tabs") }

  /// The property [`truncate-multiline`](https://docs.gtk.org/gtk4/property.Text.truncate-multiline.html) of `GtkText`.
  public var truncateMultiline: DynamicSubject<Bool> { property("truncate-multiline") }

  /// The property [`visibility`](https://docs.gtk.org/gtk4/property.Text.visibility.html) of `GtkText`.
  public var visibility: DynamicSubject<Bool> { property("visibility") }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.Text.activate.html) of `GtkText`.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// The signal [`backspace`](https://docs.gtk.org/gtk4/signal.Text.backspace.html) of `GtkText`.
  public var backspace: SafeSignal<Void> { signal("backspace") }

  /// The signal [`copy-clipboard`](https://docs.gtk.org/gtk4/signal.Text.copy-clipboard.html) of `GtkText`.
  public var copyClipboard: SafeSignal<Void> { signal("copy-clipboard") }

  /// The signal [`cut-clipboard`](https://docs.gtk.org/gtk4/signal.Text.cut-clipboard.html) of `GtkText`.
  public var cutClipboard: SafeSignal<Void> { signal("cut-clipboard") }

  /// The signal [`delete-from-cursor`](https://docs.gtk.org/gtk4/signal.Text.delete-from-cursor.html) of `GtkText`.
  ///
  /// Arguments: `type`, `count`.
  public var deleteFromCursor: SafeSignal<(DeleteType, Int)> { signal(ofSeveral: "delete-from-cursor") }

  /// The signal [`insert-at-cursor`](https://docs.gtk.org/gtk4/signal.Text.insert-at-cursor.html) of `GtkText`.
  ///
  /// Argument: `string`.
  public var insertAtCursor: SafeSignal<String> { signal(ofOne: "insert-at-cursor") }

  /// The signal [`insert-emoji`](https://docs.gtk.org/gtk4/signal.Text.insert-emoji.html) of `GtkText`.
  public var insertEmoji: SafeSignal<Void> { signal("insert-emoji") }

  /// The signal [`move-cursor`](https://docs.gtk.org/gtk4/signal.Text.move-cursor.html) of `GtkText`.
  ///
  /// Arguments: `step`, `count`, `extend`.
  public var moveCursor: SafeSignal<(MovementStep, Int, Bool)> { signal(ofSeveral: "move-cursor") }

  /// The signal [`paste-clipboard`](https://docs.gtk.org/gtk4/signal.Text.paste-clipboard.html) of `GtkText`.
  public var pasteClipboard: SafeSignal<Void> { signal("paste-clipboard") }

  /// The signal [`preedit-changed`](https://docs.gtk.org/gtk4/signal.Text.preedit-changed.html) of `GtkText`.
  ///
  /// Argument: `preedit`.
  public var preeditChanged: SafeSignal<String> { signal(ofOne: "preedit-changed") }

  /// The signal [`toggle-overwrite`](https://docs.gtk.org/gtk4/signal.Text.toggle-overwrite.html) of `GtkText`.
  public var toggleOverwrite: SafeSignal<Void> { signal("toggle-overwrite") }
}

/// The class [`GtkTextBuffer`](https://docs.gtk.org/gtk4/class.TextBuffer.html).
open class TextBuffer: Object {
  open override class var gType: GType { gtk_text_buffer_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkTextBuffer: UnsafeMutablePointer<GtkTextBuffer> { pointer.assumingMemoryBound(to: GtkTextBuffer.self) }

  /// Calls [`gtk_text_buffer_new()`](https://docs.gtk.org/gtk4/ctor.TextBuffer.new.html).
  public init(table: TextTagTable? = nil) {
    super.init(adopting: gtk_text_buffer_new(table?.opaque))
  }

  /// The property [`can-redo`](https://docs.gtk.org/gtk4/property.TextBuffer.can-redo.html) of `GtkTextBuffer`.
  public final var canRedo: Bool { gtk_text_buffer_get_can_redo(gtkTextBuffer).isTrue }

  /// The property [`can-undo`](https://docs.gtk.org/gtk4/property.TextBuffer.can-undo.html) of `GtkTextBuffer`.
  public final var canUndo: Bool { gtk_text_buffer_get_can_undo(gtkTextBuffer).isTrue }

  /// The property [`cursor-position`](https://docs.gtk.org/gtk4/property.TextBuffer.cursor-position.html) of
  /// `GtkTextBuffer`.
  public final var cursorPosition: Int { getProperty("cursor-position") }

  /// The property [`enable-undo`](https://docs.gtk.org/gtk4/property.TextBuffer.enable-undo.html) of `GtkTextBuffer`.
  public final var enableUndo: Bool {
    get { gtk_text_buffer_get_enable_undo(gtkTextBuffer).isTrue }
    set { gtk_text_buffer_set_enable_undo(gtkTextBuffer, newValue.gboolean) }
  }

  /// The property [`has-selection`](https://docs.gtk.org/gtk4/property.TextBuffer.has-selection.html) of
  /// `GtkTextBuffer`.
  public final var hasSelection: Bool { gtk_text_buffer_get_has_selection(gtkTextBuffer).isTrue }

  /// The property [`tag-table`](https://docs.gtk.org/gtk4/property.TextBuffer.tag-table.html) of `GtkTextBuffer`.
  public final var tagTable: TextTagTable? { lentObject(opaque: gtk_text_buffer_get_tag_table(gtkTextBuffer)) }

  /// The property [`text`](https://docs.gtk.org/gtk4/property.TextBuffer.text.html) of `GtkTextBuffer`.
  public final var text: String {
    get { getProperty("text") }
    set { setProperty("text", newValue) }
  }

  /// Calls [`gtk_text_buffer_add_mark()`](https://docs.gtk.org/gtk4/method.TextBuffer.add_mark.html).
  public final func addMark(_ mark: TextMark, `where`: TextIter) {
    gtk_text_buffer_add_mark(gtkTextBuffer, mark.gtkTextMark, `where`.gtkTextIter)
  }

  /// Calls
  /// [`gtk_text_buffer_add_selection_clipboard()`](https://docs.gtk.org/gtk4/method.TextBuffer.add_selection_clipboard.html).
  public final func addSelectionClipboard(_ clipboard: Gdk.Clipboard) {
    gtk_text_buffer_add_selection_clipboard(gtkTextBuffer, clipboard.opaque)
  }

  /// Calls [`gtk_text_buffer_apply_tag()`](https://docs.gtk.org/gtk4/method.TextBuffer.apply_tag.html).
  public final func applyTag(_ tag: TextTag, start: TextIter, end: TextIter) {
    gtk_text_buffer_apply_tag(gtkTextBuffer, tag.gtkTextTag, start.gtkTextIter, end.gtkTextIter)
  }

  /// Calls [`gtk_text_buffer_apply_tag_by_name()`](https://docs.gtk.org/gtk4/method.TextBuffer.apply_tag_by_name.html).
  public final func applyTagByName(_ name: String, start: TextIter, end: TextIter) {
    gtk_text_buffer_apply_tag_by_name(gtkTextBuffer, name, start.gtkTextIter, end.gtkTextIter)
  }

  /// Calls [`gtk_text_buffer_backspace()`](https://docs.gtk.org/gtk4/method.TextBuffer.backspace.html).
  @discardableResult
  public final func backspace(_ iter: TextIter, interactive: Bool, defaultEditable: Bool) -> Bool {
    gtk_text_buffer_backspace(gtkTextBuffer, iter.gtkTextIter, interactive.gboolean, defaultEditable.gboolean).isTrue
  }

  /// Calls
  /// [`gtk_text_buffer_begin_irreversible_action()`](https://docs.gtk.org/gtk4/method.TextBuffer.begin_irreversible_action.html).
  public final func beginIrreversibleAction() { gtk_text_buffer_begin_irreversible_action(gtkTextBuffer) }

  /// Calls [`gtk_text_buffer_begin_user_action()`](https://docs.gtk.org/gtk4/method.TextBuffer.begin_user_action.html).
  public final func beginUserAction() { gtk_text_buffer_begin_user_action(gtkTextBuffer) }

  /// Calls [`gtk_text_buffer_copy_clipboard()`](https://docs.gtk.org/gtk4/method.TextBuffer.copy_clipboard.html).
  public final func copyClipboard(_ clipboard: Gdk.Clipboard) {
    gtk_text_buffer_copy_clipboard(gtkTextBuffer, clipboard.opaque)
  }

  /// Calls
  /// [`gtk_text_buffer_create_child_anchor()`](https://docs.gtk.org/gtk4/method.TextBuffer.create_child_anchor.html).
  @discardableResult
  public final func createChildAnchor(_ iter: TextIter) -> TextChildAnchor {
    lentObject(gtk_text_buffer_create_child_anchor(gtkTextBuffer, iter.gtkTextIter))!
  }

  /// Calls [`gtk_text_buffer_create_mark()`](https://docs.gtk.org/gtk4/method.TextBuffer.create_mark.html).
  @discardableResult
  public final func createMark(_ markName: String?, `where`: TextIter, leftGravity: Bool) -> TextMark {
    lentObject(gtk_text_buffer_create_mark(gtkTextBuffer, markName, `where`.gtkTextIter, leftGravity.gboolean))!
  }

  /// Calls [`gtk_text_buffer_cut_clipboard()`](https://docs.gtk.org/gtk4/method.TextBuffer.cut_clipboard.html).
  public final func cutClipboard(_ clipboard: Gdk.Clipboard, defaultEditable: Bool) {
    gtk_text_buffer_cut_clipboard(gtkTextBuffer, clipboard.opaque, defaultEditable.gboolean)
  }

  /// Calls [`gtk_text_buffer_delete()`](https://docs.gtk.org/gtk4/method.TextBuffer.delete.html).
  public final func delete(_ start: TextIter, end: TextIter) {
    gtk_text_buffer_delete(gtkTextBuffer, start.gtkTextIter, end.gtkTextIter)
  }

  /// Calls
  /// [`gtk_text_buffer_delete_interactive()`](https://docs.gtk.org/gtk4/method.TextBuffer.delete_interactive.html).
  @discardableResult
  public final func deleteInteractive(_ startIter: TextIter, endIter: TextIter, defaultEditable: Bool) -> Bool {
    gtk_text_buffer_delete_interactive(
      gtkTextBuffer, startIter.gtkTextIter, endIter.gtkTextIter, defaultEditable.gboolean
    ).isTrue
  }

  /// Calls [`gtk_text_buffer_delete_mark()`](https://docs.gtk.org/gtk4/method.TextBuffer.delete_mark.html).
  public final func deleteMark(_ mark: TextMark) { gtk_text_buffer_delete_mark(gtkTextBuffer, mark.gtkTextMark) }

  /// Calls
  /// [`gtk_text_buffer_delete_mark_by_name()`](https://docs.gtk.org/gtk4/method.TextBuffer.delete_mark_by_name.html).
  public final func deleteMarkByName(_ name: String) { gtk_text_buffer_delete_mark_by_name(gtkTextBuffer, name) }

  /// Calls [`gtk_text_buffer_delete_selection()`](https://docs.gtk.org/gtk4/method.TextBuffer.delete_selection.html).
  @discardableResult
  public final func deleteSelection(interactive: Bool, defaultEditable: Bool) -> Bool {
    gtk_text_buffer_delete_selection(gtkTextBuffer, interactive.gboolean, defaultEditable.gboolean).isTrue
  }

  /// Calls
  /// [`gtk_text_buffer_end_irreversible_action()`](https://docs.gtk.org/gtk4/method.TextBuffer.end_irreversible_action.html).
  public final func endIrreversibleAction() { gtk_text_buffer_end_irreversible_action(gtkTextBuffer) }

  /// Calls [`gtk_text_buffer_end_user_action()`](https://docs.gtk.org/gtk4/method.TextBuffer.end_user_action.html).
  public final func endUserAction() { gtk_text_buffer_end_user_action(gtkTextBuffer) }

  /// Calls [`gtk_text_buffer_get_bounds()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_bounds.html).
  public final var bounds: (start: TextIter, end: TextIter) {
    var cStart = GtkTextIter()
    var cEnd = GtkTextIter()
    gtk_text_buffer_get_bounds(gtkTextBuffer, &cStart, &cEnd)
    return (TextIter(copying: &cStart), TextIter(copying: &cEnd))
  }

  /// Calls [`gtk_text_buffer_get_char_count()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_char_count.html).
  public final var charCount: Int { gtk_text_buffer_get_char_count(gtkTextBuffer).int }

  /// Calls [`gtk_text_buffer_get_end_iter()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_end_iter.html).
  public final var endIter: TextIter {
    var cIter = GtkTextIter()
    gtk_text_buffer_get_end_iter(gtkTextBuffer, &cIter)
    return TextIter(copying: &cIter)
  }

  /// Calls [`gtk_text_buffer_get_insert()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_insert.html).
  public final func getInsert() -> TextMark? { lentObject(gtk_text_buffer_get_insert(gtkTextBuffer)) }

  /// Calls
  /// [`gtk_text_buffer_get_iter_at_child_anchor()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_iter_at_child_anchor.html).
  public final func getIterAtChildAnchor(_ anchor: TextChildAnchor) -> TextIter {
    var cIter = GtkTextIter()
    gtk_text_buffer_get_iter_at_child_anchor(gtkTextBuffer, &cIter, anchor.gtkTextChildAnchor)
    return TextIter(copying: &cIter)
  }

  /// Calls [`gtk_text_buffer_get_iter_at_line()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_iter_at_line.html).
  public final func getIterAtLine(_ lineNumber: Int) -> TextIter? {
    var cIter = GtkTextIter()
    let result = gtk_text_buffer_get_iter_at_line(gtkTextBuffer, &cIter, lineNumber.int32)
    guard result != 0 else { return nil }
    return TextIter(copying: &cIter)
  }

  /// Calls
  /// [`gtk_text_buffer_get_iter_at_line_index()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_iter_at_line_index.html).
  public final func getIterAtLineIndex(lineNumber: Int, byteIndex: Int) -> TextIter? {
    var cIter = GtkTextIter()
    let result = gtk_text_buffer_get_iter_at_line_index(gtkTextBuffer, &cIter, lineNumber.int32, byteIndex.int32)
    guard result != 0 else { return nil }
    return TextIter(copying: &cIter)
  }

  /// Calls
  /// [`gtk_text_buffer_get_iter_at_line_offset()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_iter_at_line_offset.html).
  public final func getIterAtLineOffset(lineNumber: Int, charOffset: Int) -> TextIter? {
    var cIter = GtkTextIter()
    let result = gtk_text_buffer_get_iter_at_line_offset(gtkTextBuffer, &cIter, lineNumber.int32, charOffset.int32)
    guard result != 0 else { return nil }
    return TextIter(copying: &cIter)
  }

  /// Calls [`gtk_text_buffer_get_iter_at_mark()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_iter_at_mark.html).
  public final func getIterAtMark(_ mark: TextMark) -> TextIter {
    var cIter = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(gtkTextBuffer, &cIter, mark.gtkTextMark)
    return TextIter(copying: &cIter)
  }

  /// Calls
  /// [`gtk_text_buffer_get_iter_at_offset()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_iter_at_offset.html).
  public final func getIterAtOffset(_ charOffset: Int) -> TextIter {
    var cIter = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(gtkTextBuffer, &cIter, charOffset.int32)
    return TextIter(copying: &cIter)
  }

  /// Calls [`gtk_text_buffer_get_line_count()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_line_count.html).
  public final var lineCount: Int { gtk_text_buffer_get_line_count(gtkTextBuffer).int }

  /// Calls [`gtk_text_buffer_get_mark()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_mark.html).
  public final func getMark(_ name: String) -> TextMark? { lentObject(gtk_text_buffer_get_mark(gtkTextBuffer, name)) }

  /// Calls
  /// [`gtk_text_buffer_get_max_undo_levels()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_max_undo_levels.html)
  /// and `gtk_text_buffer_set_max_undo_levels()`.
  public final var maxUndoLevels: Int {
    get { gtk_text_buffer_get_max_undo_levels(gtkTextBuffer).int }
    set(maxUndoLevels) { gtk_text_buffer_set_max_undo_levels(gtkTextBuffer, maxUndoLevels.uint32) }
  }

  /// Calls [`gtk_text_buffer_get_modified()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_modified.html) and
  /// `gtk_text_buffer_set_modified()`.
  public final var modified: Bool {
    get { gtk_text_buffer_get_modified(gtkTextBuffer).isTrue }
    set(setting) { gtk_text_buffer_set_modified(gtkTextBuffer, setting.gboolean) }
  }

  /// Calls
  /// [`gtk_text_buffer_get_selection_bound()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_selection_bound.html).
  public final var selectionBound: TextMark? { lentObject(gtk_text_buffer_get_selection_bound(gtkTextBuffer)) }

  /// Calls
  /// [`gtk_text_buffer_get_selection_bounds()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_selection_bounds.html).
  public final var selectionBounds: (start: TextIter, end: TextIter)? {
    var cStart = GtkTextIter()
    var cEnd = GtkTextIter()
    let result = gtk_text_buffer_get_selection_bounds(gtkTextBuffer, &cStart, &cEnd)
    guard result != 0 else { return nil }
    return (TextIter(copying: &cStart), TextIter(copying: &cEnd))
  }

  /// Calls
  /// [`gtk_text_buffer_get_selection_content()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_selection_content.html).
  public final var selectionContent: Gdk.ContentProvider? {
    givenObject(gtk_text_buffer_get_selection_content(gtkTextBuffer))
  }

  /// Calls [`gtk_text_buffer_get_slice()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_slice.html).
  public final func getSlice(_ start: TextIter, end: TextIter, includeHiddenChars: Bool) -> String {
    givenString(
      gtk_text_buffer_get_slice(gtkTextBuffer, start.gtkTextIter, end.gtkTextIter, includeHiddenChars.gboolean))
  }

  /// Calls [`gtk_text_buffer_get_start_iter()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_start_iter.html).
  public final var startIter: TextIter {
    var cIter = GtkTextIter()
    gtk_text_buffer_get_start_iter(gtkTextBuffer, &cIter)
    return TextIter(copying: &cIter)
  }

  /// Calls [`gtk_text_buffer_get_text()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_text.html).
  public final func getText(_ start: TextIter, end: TextIter, includeHiddenChars: Bool) -> String {
    givenString(
      gtk_text_buffer_get_text(gtkTextBuffer, start.gtkTextIter, end.gtkTextIter, includeHiddenChars.gboolean))
  }

  /// Calls [`gtk_text_buffer_insert()`](https://docs.gtk.org/gtk4/method.TextBuffer.insert.html).
  public final func insert(_ iter: TextIter, text: String, len: Int = -1) {
    gtk_text_buffer_insert(gtkTextBuffer, iter.gtkTextIter, text, len.int32)
  }

  /// Calls [`gtk_text_buffer_insert_at_cursor()`](https://docs.gtk.org/gtk4/method.TextBuffer.insert_at_cursor.html).
  public final func insertAtCursor(_ text: String, len: Int = -1) {
    gtk_text_buffer_insert_at_cursor(gtkTextBuffer, text, len.int32)
  }

  /// Calls
  /// [`gtk_text_buffer_insert_child_anchor()`](https://docs.gtk.org/gtk4/method.TextBuffer.insert_child_anchor.html).
  public final func insertChildAnchor(_ iter: TextIter, anchor: TextChildAnchor) {
    gtk_text_buffer_insert_child_anchor(gtkTextBuffer, iter.gtkTextIter, anchor.gtkTextChildAnchor)
  }

  /// Calls
  /// [`gtk_text_buffer_insert_interactive()`](https://docs.gtk.org/gtk4/method.TextBuffer.insert_interactive.html).
  @discardableResult
  public final func insertInteractive(_ iter: TextIter, text: String, len: Int = -1, defaultEditable: Bool) -> Bool {
    gtk_text_buffer_insert_interactive(gtkTextBuffer, iter.gtkTextIter, text, len.int32, defaultEditable.gboolean)
      .isTrue
  }

  /// Calls
  /// [`gtk_text_buffer_insert_interactive_at_cursor()`](https://docs.gtk.org/gtk4/method.TextBuffer.insert_interactive_at_cursor.html).
  @discardableResult
  public final func insertInteractiveAtCursor(_ text: String, len: Int = -1, defaultEditable: Bool) -> Bool {
    gtk_text_buffer_insert_interactive_at_cursor(gtkTextBuffer, text, len.int32, defaultEditable.gboolean).isTrue
  }

  /// Calls [`gtk_text_buffer_insert_paintable()`](https://docs.gtk.org/gtk4/method.TextBuffer.insert_paintable.html).
  public final func insertPaintable(_ iter: TextIter, paintable: any Gdk.Paintable) {
    gtk_text_buffer_insert_paintable(gtkTextBuffer, iter.gtkTextIter, paintable.opaque)
  }

  /// Calls [`gtk_text_buffer_insert_range()`](https://docs.gtk.org/gtk4/method.TextBuffer.insert_range.html).
  public final func insertRange(_ iter: TextIter, start: TextIter, end: TextIter) {
    gtk_text_buffer_insert_range(gtkTextBuffer, iter.gtkTextIter, start.gtkTextIter, end.gtkTextIter)
  }

  /// Calls
  /// [`gtk_text_buffer_insert_range_interactive()`](https://docs.gtk.org/gtk4/method.TextBuffer.insert_range_interactive.html).
  @discardableResult
  public final func insertRangeInteractive(_ iter: TextIter, start: TextIter, end: TextIter, defaultEditable: Bool)
    -> Bool
  {
    gtk_text_buffer_insert_range_interactive(
      gtkTextBuffer, iter.gtkTextIter, start.gtkTextIter, end.gtkTextIter, defaultEditable.gboolean
    ).isTrue
  }

  /// Calls [`gtk_text_buffer_move_mark()`](https://docs.gtk.org/gtk4/method.TextBuffer.move_mark.html).
  public final func moveMark(_ mark: TextMark, `where`: TextIter) {
    gtk_text_buffer_move_mark(gtkTextBuffer, mark.gtkTextMark, `where`.gtkTextIter)
  }

  /// Calls [`gtk_text_buffer_move_mark_by_name()`](https://docs.gtk.org/gtk4/method.TextBuffer.move_mark_by_name.html).
  public final func moveMarkByName(_ name: String, `where`: TextIter) {
    gtk_text_buffer_move_mark_by_name(gtkTextBuffer, name, `where`.gtkTextIter)
  }

  /// Calls [`gtk_text_buffer_paste_clipboard()`](https://docs.gtk.org/gtk4/method.TextBuffer.paste_clipboard.html).
  public final func pasteClipboard(_ clipboard: Gdk.Clipboard, overrideLocation: TextIter?, defaultEditable: Bool) {
    gtk_text_buffer_paste_clipboard(
      gtkTextBuffer, clipboard.opaque, overrideLocation?.gtkTextIter, defaultEditable.gboolean)
  }

  /// Calls [`gtk_text_buffer_place_cursor()`](https://docs.gtk.org/gtk4/method.TextBuffer.place_cursor.html).
  public final func placeCursor(_ `where`: TextIter) {
    gtk_text_buffer_place_cursor(gtkTextBuffer, `where`.gtkTextIter)
  }

  /// Calls [`gtk_text_buffer_redo()`](https://docs.gtk.org/gtk4/method.TextBuffer.redo.html).
  public final func redo() { gtk_text_buffer_redo(gtkTextBuffer) }

  /// Calls [`gtk_text_buffer_remove_all_tags()`](https://docs.gtk.org/gtk4/method.TextBuffer.remove_all_tags.html).
  public final func removeAllTags(_ start: TextIter, end: TextIter) {
    gtk_text_buffer_remove_all_tags(gtkTextBuffer, start.gtkTextIter, end.gtkTextIter)
  }

  /// Calls
  /// [`gtk_text_buffer_remove_selection_clipboard()`](https://docs.gtk.org/gtk4/method.TextBuffer.remove_selection_clipboard.html).
  public final func removeSelectionClipboard(_ clipboard: Gdk.Clipboard) {
    gtk_text_buffer_remove_selection_clipboard(gtkTextBuffer, clipboard.opaque)
  }

  /// Calls [`gtk_text_buffer_remove_tag()`](https://docs.gtk.org/gtk4/method.TextBuffer.remove_tag.html).
  public final func removeTag(_ tag: TextTag, start: TextIter, end: TextIter) {
    gtk_text_buffer_remove_tag(gtkTextBuffer, tag.gtkTextTag, start.gtkTextIter, end.gtkTextIter)
  }

  /// Calls
  /// [`gtk_text_buffer_remove_tag_by_name()`](https://docs.gtk.org/gtk4/method.TextBuffer.remove_tag_by_name.html).
  public final func removeTagByName(_ name: String, start: TextIter, end: TextIter) {
    gtk_text_buffer_remove_tag_by_name(gtkTextBuffer, name, start.gtkTextIter, end.gtkTextIter)
  }

  /// Calls [`gtk_text_buffer_select_range()`](https://docs.gtk.org/gtk4/method.TextBuffer.select_range.html).
  public final func selectRange(_ ins: TextIter, bound: TextIter) {
    gtk_text_buffer_select_range(gtkTextBuffer, ins.gtkTextIter, bound.gtkTextIter)
  }

  /// Calls [`gtk_text_buffer_set_text()`](https://docs.gtk.org/gtk4/method.TextBuffer.set_text.html).
  public final func setText(_ text: String, len: Int = -1) { gtk_text_buffer_set_text(gtkTextBuffer, text, len.int32) }

  /// Calls [`gtk_text_buffer_undo()`](https://docs.gtk.org/gtk4/method.TextBuffer.undo.html).
  public final func undo() { gtk_text_buffer_undo(gtkTextBuffer) }
}

extension Reactive where Base: TextBuffer {
  /// The property [`can-redo`](https://docs.gtk.org/gtk4/property.TextBuffer.can-redo.html) of `GtkTextBuffer`.
  public var canRedo: SafeSignal<Bool> { readOnlyProperty("can-redo") }

  /// The property [`can-undo`](https://docs.gtk.org/gtk4/property.TextBuffer.can-undo.html) of `GtkTextBuffer`.
  public var canUndo: SafeSignal<Bool> { readOnlyProperty("can-undo") }

  /// The property [`cursor-position`](https://docs.gtk.org/gtk4/property.TextBuffer.cursor-position.html) of
  /// `GtkTextBuffer`.
  public var cursorPosition: SafeSignal<Int> { readOnlyProperty("cursor-position") }

  /// The property [`enable-undo`](https://docs.gtk.org/gtk4/property.TextBuffer.enable-undo.html) of `GtkTextBuffer`.
  public var enableUndo: DynamicSubject<Bool> { property("enable-undo") }

  /// The property [`has-selection`](https://docs.gtk.org/gtk4/property.TextBuffer.has-selection.html) of
  /// `GtkTextBuffer`.
  public var hasSelection: SafeSignal<Bool> { readOnlyProperty("has-selection") }

  /// The property [`tag-table`](https://docs.gtk.org/gtk4/property.TextBuffer.tag-table.html) of `GtkTextBuffer`.
  public var tagTable: SafeSignal<TextTagTable?> { readOnlyProperty("tag-table") }

  /// The property [`text`](https://docs.gtk.org/gtk4/property.TextBuffer.text.html) of `GtkTextBuffer`.
  public var text: DynamicSubject<String> { property("text") }

  /// The signal [`apply-tag`](https://docs.gtk.org/gtk4/signal.TextBuffer.apply-tag.html) of `GtkTextBuffer`.
  ///
  /// Arguments: `tag`, `start`, `end`.
  public var applyTag: SafeSignal<(TextTag, TextIter, TextIter)> { signal(ofSeveral: "apply-tag") }

  /// The signal [`begin-user-action`](https://docs.gtk.org/gtk4/signal.TextBuffer.begin-user-action.html) of
  /// `GtkTextBuffer`.
  public var beginUserAction: SafeSignal<Void> { signal("begin-user-action") }

  /// The signal [`changed`](https://docs.gtk.org/gtk4/signal.TextBuffer.changed.html) of `GtkTextBuffer`.
  public var changed: SafeSignal<Void> { signal("changed") }

  /// The signal [`delete-range`](https://docs.gtk.org/gtk4/signal.TextBuffer.delete-range.html) of `GtkTextBuffer`.
  ///
  /// Arguments: `start`, `end`.
  public var deleteRange: SafeSignal<(TextIter, TextIter)> { signal(ofSeveral: "delete-range") }

  /// The signal [`end-user-action`](https://docs.gtk.org/gtk4/signal.TextBuffer.end-user-action.html) of
  /// `GtkTextBuffer`.
  public var endUserAction: SafeSignal<Void> { signal("end-user-action") }

  /// The signal [`insert-child-anchor`](https://docs.gtk.org/gtk4/signal.TextBuffer.insert-child-anchor.html) of
  /// `GtkTextBuffer`.
  ///
  /// Arguments: `location`, `anchor`.
  public var insertChildAnchor: SafeSignal<(TextIter, TextChildAnchor)> { signal(ofSeveral: "insert-child-anchor") }

  /// The signal [`insert-paintable`](https://docs.gtk.org/gtk4/signal.TextBuffer.insert-paintable.html) of
  /// `GtkTextBuffer`.
  ///
  /// Arguments: `location`, `paintable`.
  public var insertPaintable: SafeSignal<(TextIter, any Gdk.Paintable)> {
    signal("insert-paintable", reading: { ($0.value(at: 1), $0.interface(at: 2)) })
  }

  /// The signal [`insert-text`](https://docs.gtk.org/gtk4/signal.TextBuffer.insert-text.html) of `GtkTextBuffer`.
  ///
  /// Arguments: `location`, `text`, `len`.
  public var insertText: SafeSignal<(TextIter, String, Int)> { signal(ofSeveral: "insert-text") }

  /// The signal [`mark-deleted`](https://docs.gtk.org/gtk4/signal.TextBuffer.mark-deleted.html) of `GtkTextBuffer`.
  ///
  /// Argument: `mark`.
  public var markDeleted: SafeSignal<TextMark> { signal(ofOne: "mark-deleted") }

  /// The signal [`mark-set`](https://docs.gtk.org/gtk4/signal.TextBuffer.mark-set.html) of `GtkTextBuffer`.
  ///
  /// Arguments: `location`, `mark`.
  public var markSet: SafeSignal<(TextIter, TextMark)> { signal(ofSeveral: "mark-set") }

  /// The signal [`modified-changed`](https://docs.gtk.org/gtk4/signal.TextBuffer.modified-changed.html) of
  /// `GtkTextBuffer`.
  public var modifiedChanged: SafeSignal<Void> { signal("modified-changed") }

  /// The signal [`paste-done`](https://docs.gtk.org/gtk4/signal.TextBuffer.paste-done.html) of `GtkTextBuffer`.
  ///
  /// Argument: `clipboard`.
  public var pasteDone: SafeSignal<Gdk.Clipboard> { signal(ofOne: "paste-done") }

  /// The signal [`redo`](https://docs.gtk.org/gtk4/signal.TextBuffer.redo.html) of `GtkTextBuffer`.
  public var redo: SafeSignal<Void> { signal("redo") }

  /// The signal [`remove-tag`](https://docs.gtk.org/gtk4/signal.TextBuffer.remove-tag.html) of `GtkTextBuffer`.
  ///
  /// Arguments: `tag`, `start`, `end`.
  public var removeTag: SafeSignal<(TextTag, TextIter, TextIter)> { signal(ofSeveral: "remove-tag") }

  /// The signal [`undo`](https://docs.gtk.org/gtk4/signal.TextBuffer.undo.html) of `GtkTextBuffer`.
  public var undo: SafeSignal<Void> { signal("undo") }
}

/// The class [`GtkTextChildAnchor`](https://docs.gtk.org/gtk4/class.TextChildAnchor.html).
open class TextChildAnchor: Object {
  open override class var gType: GType { gtk_text_child_anchor_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkTextChildAnchor: UnsafeMutablePointer<GtkTextChildAnchor> {
    pointer.assumingMemoryBound(to: GtkTextChildAnchor.self)
  }

  /// Calls [`gtk_text_child_anchor_new()`](https://docs.gtk.org/gtk4/ctor.TextChildAnchor.new.html).
  public init() {
    super.init(adopting: gtk_text_child_anchor_new())
  }

  /// Calls
  /// [`gtk_text_child_anchor_new_with_replacement()`](https://docs.gtk.org/gtk4/ctor.TextChildAnchor.new_with_replacement.html).
  /// Since GTK 4.6.
  public init(character: String) {
    super.init(adopting: gtk_text_child_anchor_new_with_replacement(character))
  }

  /// Calls [`gtk_text_child_anchor_get_deleted()`](https://docs.gtk.org/gtk4/method.TextChildAnchor.get_deleted.html).
  public final var deleted: Bool { gtk_text_child_anchor_get_deleted(gtkTextChildAnchor).isTrue }

  /// Calls [`gtk_text_child_anchor_get_widgets()`](https://docs.gtk.org/gtk4/method.TextChildAnchor.get_widgets.html).
  public final var widgets: [Widget] {
    var cOutLen: UInt32 = 0
    let result = gtk_text_child_anchor_get_widgets(gtkTextChildAnchor, &cOutLen)
    return elements(result, count: cOutLen.int, isGiven: true) { (lentObject($0) as Widget?)! }
  }
}

/// The class [`GtkTextMark`](https://docs.gtk.org/gtk4/class.TextMark.html).
open class TextMark: Object {
  open override class var gType: GType { gtk_text_mark_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkTextMark: UnsafeMutablePointer<GtkTextMark> { pointer.assumingMemoryBound(to: GtkTextMark.self) }

  /// Calls [`gtk_text_mark_new()`](https://docs.gtk.org/gtk4/ctor.TextMark.new.html).
  public init(name: String? = nil, leftGravity: Bool) {
    super.init(adopting: gtk_text_mark_new(name, leftGravity.gboolean))
  }

  /// The property [`left-gravity`](https://docs.gtk.org/gtk4/property.TextMark.left-gravity.html) of `GtkTextMark`.
  public final var leftGravity: Bool { gtk_text_mark_get_left_gravity(gtkTextMark).isTrue }

  /// The property [`name`](https://docs.gtk.org/gtk4/property.TextMark.name.html) of `GtkTextMark`.
  public final var name: String? { lentString(ifAny: gtk_text_mark_get_name(gtkTextMark)) }

  /// Calls [`gtk_text_mark_get_buffer()`](https://docs.gtk.org/gtk4/method.TextMark.get_buffer.html).
  public final var buffer: TextBuffer? { lentObject(gtk_text_mark_get_buffer(gtkTextMark)) }

  /// Calls [`gtk_text_mark_get_deleted()`](https://docs.gtk.org/gtk4/method.TextMark.get_deleted.html).
  public final var deleted: Bool { gtk_text_mark_get_deleted(gtkTextMark).isTrue }

  /// Calls [`gtk_text_mark_get_visible()`](https://docs.gtk.org/gtk4/method.TextMark.get_visible.html) and
  /// `gtk_text_mark_set_visible()`.
  public final var visible: Bool {
    get { gtk_text_mark_get_visible(gtkTextMark).isTrue }
    set(setting) { gtk_text_mark_set_visible(gtkTextMark, setting.gboolean) }
  }
}

extension Reactive where Base: TextMark {
  /// The property [`left-gravity`](https://docs.gtk.org/gtk4/property.TextMark.left-gravity.html) of `GtkTextMark`.
  public var leftGravity: SafeSignal<Bool> { readOnlyProperty("left-gravity") }

  /// The property [`name`](https://docs.gtk.org/gtk4/property.TextMark.name.html) of `GtkTextMark`.
  public var name: SafeSignal<String?> { readOnlyProperty("name") }
}

/// The class [`GtkTextTag`](https://docs.gtk.org/gtk4/class.TextTag.html).
open class TextTag: Object {
  open override class var gType: GType { gtk_text_tag_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkTextTag: UnsafeMutablePointer<GtkTextTag> { pointer.assumingMemoryBound(to: GtkTextTag.self) }

  /// Calls [`gtk_text_tag_new()`](https://docs.gtk.org/gtk4/ctor.TextTag.new.html).
  public init(name: String? = nil) {
    super.init(adopting: gtk_text_tag_new(name))
  }

  /// The property [`accumulative-margin`](https://docs.gtk.org/gtk4/property.TextTag.accumulative-margin.html) of
  /// `GtkTextTag`.
  public final var accumulativeMargin: Bool {
    get { getProperty("accumulative-margin") }
    set { setProperty("accumulative-margin", newValue) }
  }

  /// The property [`allow-breaks`](https://docs.gtk.org/gtk4/property.TextTag.allow-breaks.html) of `GtkTextTag`.
  public final var allowBreaks: Bool {
    get { getProperty("allow-breaks") }
    set { setProperty("allow-breaks", newValue) }
  }

  /// The property [`allow-breaks-set`](https://docs.gtk.org/gtk4/property.TextTag.allow-breaks-set.html) of
  /// `GtkTextTag`.
  public final var allowBreaksSet: Bool {
    get { getProperty("allow-breaks-set") }
    set { setProperty("allow-breaks-set", newValue) }
  }

  /// The property [`background`](https://docs.gtk.org/gtk4/property.TextTag.background.html) of `GtkTextTag`.
  public final func setBackground(_ newValue: String?) {
    setProperty("background", newValue)
  }

  /// The property [`background-full-height`](https://docs.gtk.org/gtk4/property.TextTag.background-full-height.html) of
  /// `GtkTextTag`.
  public final var backgroundFullHeight: Bool {
    get { getProperty("background-full-height") }
    set { setProperty("background-full-height", newValue) }
  }

  /// The property
  /// [`background-full-height-set`](https://docs.gtk.org/gtk4/property.TextTag.background-full-height-set.html) of
  /// `GtkTextTag`.
  public final var backgroundFullHeightSet: Bool {
    get { getProperty("background-full-height-set") }
    set { setProperty("background-full-height-set", newValue) }
  }

  /// The property [`background-rgba`](https://docs.gtk.org/gtk4/property.TextTag.background-rgba.html) of `GtkTextTag`.
  public final var backgroundRgba: Gdk.RGBA? {
    get { getProperty("background-rgba") }
    set { setProperty("background-rgba", newValue) }
  }

  /// The property [`background-set`](https://docs.gtk.org/gtk4/property.TextTag.background-set.html) of `GtkTextTag`.
  public final var backgroundSet: Bool {
    get { getProperty("background-set") }
    set { setProperty("background-set", newValue) }
  }

  /// The property [`direction`](https://docs.gtk.org/gtk4/property.TextTag.direction.html) of `GtkTextTag`.
  public final var direction: TextDirection {
    get { getProperty("direction") }
    set { setProperty("direction", newValue) }
  }

  /// The property [`editable`](https://docs.gtk.org/gtk4/property.TextTag.editable.html) of `GtkTextTag`.
  public final var editable: Bool {
    get { getProperty("editable") }
    set { setProperty("editable", newValue) }
  }

  /// The property [`editable-set`](https://docs.gtk.org/gtk4/property.TextTag.editable-set.html) of `GtkTextTag`.
  public final var editableSet: Bool {
    get { getProperty("editable-set") }
    set { setProperty("editable-set", newValue) }
  }

  /// The property [`fallback`](https://docs.gtk.org/gtk4/property.TextTag.fallback.html) of `GtkTextTag`.
  public final var fallback: Bool {
    get { getProperty("fallback") }
    set { setProperty("fallback", newValue) }
  }

  /// The property [`fallback-set`](https://docs.gtk.org/gtk4/property.TextTag.fallback-set.html) of `GtkTextTag`.
  public final var fallbackSet: Bool {
    get { getProperty("fallback-set") }
    set { setProperty("fallback-set", newValue) }
  }

  /// The property [`family`](https://docs.gtk.org/gtk4/property.TextTag.family.html) of `GtkTextTag`.
  public final var family: String {
    get { getProperty("family") }
    set { setProperty("family", newValue) }
  }

  /// The property [`family-set`](https://docs.gtk.org/gtk4/property.TextTag.family-set.html) of `GtkTextTag`.
  public final var familySet: Bool {
    get { getProperty("family-set") }
    set { setProperty("family-set", newValue) }
  }

  /// The property [`font`](https://docs.gtk.org/gtk4/property.TextTag.font.html) of `GtkTextTag`.
  public final var font: String {
    get { getProperty("font") }
    set { setProperty("font", newValue) }
  }

  /// The property [`font-desc`](https://docs.gtk.org/gtk4/property.TextTag.font-desc.html) of `GtkTextTag`.
  public final var fontDesc: Pango.FontDescription? {
    get { getProperty("font-desc") }
    set { setProperty("font-desc", newValue) }
  }

  /// The property [`font-features`](https://docs.gtk.org/gtk4/property.TextTag.font-features.html) of `GtkTextTag`.
  public final var fontFeatures: String {
    get { getProperty("font-features") }
    set { setProperty("font-features", newValue) }
  }

  /// The property [`font-features-set`](https://docs.gtk.org/gtk4/property.TextTag.font-features-set.html) of
  /// `GtkTextTag`.
  public final var fontFeaturesSet: Bool {
    get { getProperty("font-features-set") }
    set { setProperty("font-features-set", newValue) }
  }

  /// The property [`foreground`](https://docs.gtk.org/gtk4/property.TextTag.foreground.html) of `GtkTextTag`.
  public final func setForeground(_ newValue: String?) {
    setProperty("foreground", newValue)
  }

  /// The property [`foreground-rgba`](https://docs.gtk.org/gtk4/property.TextTag.foreground-rgba.html) of `GtkTextTag`.
  public final var foregroundRgba: Gdk.RGBA? {
    get { getProperty("foreground-rgba") }
    set { setProperty("foreground-rgba", newValue) }
  }

  /// The property [`foreground-set`](https://docs.gtk.org/gtk4/property.TextTag.foreground-set.html) of `GtkTextTag`.
  public final var foregroundSet: Bool {
    get { getProperty("foreground-set") }
    set { setProperty("foreground-set", newValue) }
  }

  /// The property [`indent`](https://docs.gtk.org/gtk4/property.TextTag.indent.html) of `GtkTextTag`.
  public final var indent: Int {
    get { getProperty("indent") }
    set { setProperty("indent", newValue) }
  }

  /// The property [`indent-set`](https://docs.gtk.org/gtk4/property.TextTag.indent-set.html) of `GtkTextTag`.
  public final var indentSet: Bool {
    get { getProperty("indent-set") }
    set { setProperty("indent-set", newValue) }
  }

  /// The property [`insert-hyphens`](https://docs.gtk.org/gtk4/property.TextTag.insert-hyphens.html) of `GtkTextTag`.
  public final var insertHyphens: Bool {
    get { getProperty("insert-hyphens") }
    set { setProperty("insert-hyphens", newValue) }
  }

  /// The property [`insert-hyphens-set`](https://docs.gtk.org/gtk4/property.TextTag.insert-hyphens-set.html) of
  /// `GtkTextTag`.
  public final var insertHyphensSet: Bool {
    get { getProperty("insert-hyphens-set") }
    set { setProperty("insert-hyphens-set", newValue) }
  }

  /// The property [`invisible`](https://docs.gtk.org/gtk4/property.TextTag.invisible.html) of `GtkTextTag`.
  public final var invisible: Bool {
    get { getProperty("invisible") }
    set { setProperty("invisible", newValue) }
  }

  /// The property [`invisible-set`](https://docs.gtk.org/gtk4/property.TextTag.invisible-set.html) of `GtkTextTag`.
  public final var invisibleSet: Bool {
    get { getProperty("invisible-set") }
    set { setProperty("invisible-set", newValue) }
  }

  /// The property [`justification`](https://docs.gtk.org/gtk4/property.TextTag.justification.html) of `GtkTextTag`.
  public final var justification: Justification {
    get { getProperty("justification") }
    set { setProperty("justification", newValue) }
  }

  /// The property [`justification-set`](https://docs.gtk.org/gtk4/property.TextTag.justification-set.html) of
  /// `GtkTextTag`.
  public final var justificationSet: Bool {
    get { getProperty("justification-set") }
    set { setProperty("justification-set", newValue) }
  }

  /// The property [`language`](https://docs.gtk.org/gtk4/property.TextTag.language.html) of `GtkTextTag`.
  public final var language: String {
    get { getProperty("language") }
    set { setProperty("language", newValue) }
  }

  /// The property [`language-set`](https://docs.gtk.org/gtk4/property.TextTag.language-set.html) of `GtkTextTag`.
  public final var languageSet: Bool {
    get { getProperty("language-set") }
    set { setProperty("language-set", newValue) }
  }

  /// The property [`left-margin`](https://docs.gtk.org/gtk4/property.TextTag.left-margin.html) of `GtkTextTag`.
  public final var leftMargin: Int {
    get { getProperty("left-margin") }
    set { setProperty("left-margin", newValue) }
  }

  /// The property [`left-margin-set`](https://docs.gtk.org/gtk4/property.TextTag.left-margin-set.html) of `GtkTextTag`.
  public final var leftMarginSet: Bool {
    get { getProperty("left-margin-set") }
    set { setProperty("left-margin-set", newValue) }
  }

  /// The property [`letter-spacing`](https://docs.gtk.org/gtk4/property.TextTag.letter-spacing.html) of `GtkTextTag`.
  public final var letterSpacing: Int {
    get { getProperty("letter-spacing") }
    set { setProperty("letter-spacing", newValue) }
  }

  /// The property [`letter-spacing-set`](https://docs.gtk.org/gtk4/property.TextTag.letter-spacing-set.html) of
  /// `GtkTextTag`.
  public final var letterSpacingSet: Bool {
    get { getProperty("letter-spacing-set") }
    set { setProperty("letter-spacing-set", newValue) }
  }

  /// The property [`line-height`](https://docs.gtk.org/gtk4/property.TextTag.line-height.html) of `GtkTextTag`. Since
  /// GTK 4.6.
  public final var lineHeight: Double {
    get { getProperty("line-height") }
    set { setProperty("line-height", newValue) }
  }

  /// The property [`line-height-set`](https://docs.gtk.org/gtk4/property.TextTag.line-height-set.html) of `GtkTextTag`.
  public final var lineHeightSet: Bool {
    get { getProperty("line-height-set") }
    set { setProperty("line-height-set", newValue) }
  }

  /// The property [`name`](https://docs.gtk.org/gtk4/property.TextTag.name.html) of `GtkTextTag`.
  public final var name: String { getProperty("name") }

  /// The property [`overline`](https://docs.gtk.org/gtk4/property.TextTag.overline.html) of `GtkTextTag`.
  public final var overline: Pango.Overline {
    get { getProperty("overline") }
    set { setProperty("overline", newValue) }
  }

  /// The property [`overline-rgba`](https://docs.gtk.org/gtk4/property.TextTag.overline-rgba.html) of `GtkTextTag`.
  public final var overlineRgba: Gdk.RGBA? {
    get { getProperty("overline-rgba") }
    set { setProperty("overline-rgba", newValue) }
  }

  /// The property [`overline-rgba-set`](https://docs.gtk.org/gtk4/property.TextTag.overline-rgba-set.html) of
  /// `GtkTextTag`.
  public final var overlineRgbaSet: Bool {
    get { getProperty("overline-rgba-set") }
    set { setProperty("overline-rgba-set", newValue) }
  }

  /// The property [`overline-set`](https://docs.gtk.org/gtk4/property.TextTag.overline-set.html) of `GtkTextTag`.
  public final var overlineSet: Bool {
    get { getProperty("overline-set") }
    set { setProperty("overline-set", newValue) }
  }

  /// The property [`paragraph-background`](https://docs.gtk.org/gtk4/property.TextTag.paragraph-background.html) of
  /// `GtkTextTag`.
  public final func setParagraphBackground(_ newValue: String?) {
    setProperty("paragraph-background", newValue)
  }

  /// The property
  /// [`paragraph-background-rgba`](https://docs.gtk.org/gtk4/property.TextTag.paragraph-background-rgba.html) of
  /// `GtkTextTag`.
  public final var paragraphBackgroundRgba: Gdk.RGBA? {
    get { getProperty("paragraph-background-rgba") }
    set { setProperty("paragraph-background-rgba", newValue) }
  }

  /// The property
  /// [`paragraph-background-set`](https://docs.gtk.org/gtk4/property.TextTag.paragraph-background-set.html) of
  /// `GtkTextTag`.
  public final var paragraphBackgroundSet: Bool {
    get { getProperty("paragraph-background-set") }
    set { setProperty("paragraph-background-set", newValue) }
  }

  /// The property [`pixels-above-lines`](https://docs.gtk.org/gtk4/property.TextTag.pixels-above-lines.html) of
  /// `GtkTextTag`.
  public final var pixelsAboveLines: Int {
    get { getProperty("pixels-above-lines") }
    set { setProperty("pixels-above-lines", newValue) }
  }

  /// The property [`pixels-above-lines-set`](https://docs.gtk.org/gtk4/property.TextTag.pixels-above-lines-set.html) of
  /// `GtkTextTag`.
  public final var pixelsAboveLinesSet: Bool {
    get { getProperty("pixels-above-lines-set") }
    set { setProperty("pixels-above-lines-set", newValue) }
  }

  /// The property [`pixels-below-lines`](https://docs.gtk.org/gtk4/property.TextTag.pixels-below-lines.html) of
  /// `GtkTextTag`.
  public final var pixelsBelowLines: Int {
    get { getProperty("pixels-below-lines") }
    set { setProperty("pixels-below-lines", newValue) }
  }

  /// The property [`pixels-below-lines-set`](https://docs.gtk.org/gtk4/property.TextTag.pixels-below-lines-set.html) of
  /// `GtkTextTag`.
  public final var pixelsBelowLinesSet: Bool {
    get { getProperty("pixels-below-lines-set") }
    set { setProperty("pixels-below-lines-set", newValue) }
  }

  /// The property [`pixels-inside-wrap`](https://docs.gtk.org/gtk4/property.TextTag.pixels-inside-wrap.html) of
  /// `GtkTextTag`.
  public final var pixelsInsideWrap: Int {
    get { getProperty("pixels-inside-wrap") }
    set { setProperty("pixels-inside-wrap", newValue) }
  }

  /// The property [`pixels-inside-wrap-set`](https://docs.gtk.org/gtk4/property.TextTag.pixels-inside-wrap-set.html) of
  /// `GtkTextTag`.
  public final var pixelsInsideWrapSet: Bool {
    get { getProperty("pixels-inside-wrap-set") }
    set { setProperty("pixels-inside-wrap-set", newValue) }
  }

  /// The property [`right-margin`](https://docs.gtk.org/gtk4/property.TextTag.right-margin.html) of `GtkTextTag`.
  public final var rightMargin: Int {
    get { getProperty("right-margin") }
    set { setProperty("right-margin", newValue) }
  }

  /// The property [`right-margin-set`](https://docs.gtk.org/gtk4/property.TextTag.right-margin-set.html) of
  /// `GtkTextTag`.
  public final var rightMarginSet: Bool {
    get { getProperty("right-margin-set") }
    set { setProperty("right-margin-set", newValue) }
  }

  /// The property [`rise`](https://docs.gtk.org/gtk4/property.TextTag.rise.html) of `GtkTextTag`.
  public final var rise: Int {
    get { getProperty("rise") }
    set { setProperty("rise", newValue) }
  }

  /// The property [`rise-set`](https://docs.gtk.org/gtk4/property.TextTag.rise-set.html) of `GtkTextTag`.
  public final var riseSet: Bool {
    get { getProperty("rise-set") }
    set { setProperty("rise-set", newValue) }
  }

  /// The property [`scale`](https://docs.gtk.org/gtk4/property.TextTag.scale.html) of `GtkTextTag`.
  public final var scale: Double {
    get { getProperty("scale") }
    set { setProperty("scale", newValue) }
  }

  /// The property [`scale-set`](https://docs.gtk.org/gtk4/property.TextTag.scale-set.html) of `GtkTextTag`.
  public final var scaleSet: Bool {
    get { getProperty("scale-set") }
    set { setProperty("scale-set", newValue) }
  }

  /// The property [`sentence`](https://docs.gtk.org/gtk4/property.TextTag.sentence.html) of `GtkTextTag`. Since GTK
  /// 4.6.
  public final var sentence: Bool {
    get { getProperty("sentence") }
    set { setProperty("sentence", newValue) }
  }

  /// The property [`sentence-set`](https://docs.gtk.org/gtk4/property.TextTag.sentence-set.html) of `GtkTextTag`.
  public final var sentenceSet: Bool {
    get { getProperty("sentence-set") }
    set { setProperty("sentence-set", newValue) }
  }

  /// The property [`show-spaces`](https://docs.gtk.org/gtk4/property.TextTag.show-spaces.html) of `GtkTextTag`.
  public final var showSpaces: Pango.ShowFlags {
    get { getProperty("show-spaces") }
    set { setProperty("show-spaces", newValue) }
  }

  /// The property [`show-spaces-set`](https://docs.gtk.org/gtk4/property.TextTag.show-spaces-set.html) of `GtkTextTag`.
  public final var showSpacesSet: Bool {
    get { getProperty("show-spaces-set") }
    set { setProperty("show-spaces-set", newValue) }
  }

  /// The property [`size`](https://docs.gtk.org/gtk4/property.TextTag.size.html) of `GtkTextTag`.
  public final var size: Int {
    get { getProperty("size") }
    set { setProperty("size", newValue) }
  }

  /// The property [`size-points`](https://docs.gtk.org/gtk4/property.TextTag.size-points.html) of `GtkTextTag`.
  public final var sizePoints: Double {
    get { getProperty("size-points") }
    set { setProperty("size-points", newValue) }
  }

  /// The property [`size-set`](https://docs.gtk.org/gtk4/property.TextTag.size-set.html) of `GtkTextTag`.
  public final var sizeSet: Bool {
    get { getProperty("size-set") }
    set { setProperty("size-set", newValue) }
  }

  /// The property [`stretch`](https://docs.gtk.org/gtk4/property.TextTag.stretch.html) of `GtkTextTag`.
  public final var stretch: Pango.Stretch {
    get { getProperty("stretch") }
    set { setProperty("stretch", newValue) }
  }

  /// The property [`stretch-set`](https://docs.gtk.org/gtk4/property.TextTag.stretch-set.html) of `GtkTextTag`.
  public final var stretchSet: Bool {
    get { getProperty("stretch-set") }
    set { setProperty("stretch-set", newValue) }
  }

  /// The property [`strikethrough`](https://docs.gtk.org/gtk4/property.TextTag.strikethrough.html) of `GtkTextTag`.
  public final var strikethrough: Bool {
    get { getProperty("strikethrough") }
    set { setProperty("strikethrough", newValue) }
  }

  /// The property [`strikethrough-rgba`](https://docs.gtk.org/gtk4/property.TextTag.strikethrough-rgba.html) of
  /// `GtkTextTag`.
  public final var strikethroughRgba: Gdk.RGBA? {
    get { getProperty("strikethrough-rgba") }
    set { setProperty("strikethrough-rgba", newValue) }
  }

  /// The property [`strikethrough-rgba-set`](https://docs.gtk.org/gtk4/property.TextTag.strikethrough-rgba-set.html) of
  /// `GtkTextTag`.
  public final var strikethroughRgbaSet: Bool {
    get { getProperty("strikethrough-rgba-set") }
    set { setProperty("strikethrough-rgba-set", newValue) }
  }

  /// The property [`strikethrough-set`](https://docs.gtk.org/gtk4/property.TextTag.strikethrough-set.html) of
  /// `GtkTextTag`.
  public final var strikethroughSet: Bool {
    get { getProperty("strikethrough-set") }
    set { setProperty("strikethrough-set", newValue) }
  }

  /// The property [`style`](https://docs.gtk.org/gtk4/property.TextTag.style.html) of `GtkTextTag`.
  public final var style: Pango.Style {
    get { getProperty("style") }
    set { setProperty("style", newValue) }
  }

  /// The property [`style-set`](https://docs.gtk.org/gtk4/property.TextTag.style-set.html) of `GtkTextTag`.
  public final var styleSet: Bool {
    get { getProperty("style-set") }
    set { setProperty("style-set", newValue) }
  }

  /// The property [`tabs`](https://docs.gtk.org/gtk4/property.TextTag.tabs.html) of `GtkTextTag`.
  public final var tabs: Pango.TabArray? {
    get { getProperty("tabs") }
    set { setProperty("tabs", newValue) }
  }

  /// The property [`tabs-set`](https://docs.gtk.org/gtk4/property.TextTag.tabs-set.html) of `GtkTextTag`.
  public final var tabsSet: Bool {
    get { getProperty("tabs-set") }
    set { setProperty("tabs-set", newValue) }
  }

  /// The property [`text-transform`](https://docs.gtk.org/gtk4/property.TextTag.text-transform.html) of `GtkTextTag`.
  /// Since GTK 4.6.
  public final var textTransform: Pango.TextTransform {
    get { getProperty("text-transform") }
    set { setProperty("text-transform", newValue) }
  }

  /// The property [`text-transform-set`](https://docs.gtk.org/gtk4/property.TextTag.text-transform-set.html) of
  /// `GtkTextTag`.
  public final var textTransformSet: Bool {
    get { getProperty("text-transform-set") }
    set { setProperty("text-transform-set", newValue) }
  }

  /// The property [`underline`](https://docs.gtk.org/gtk4/property.TextTag.underline.html) of `GtkTextTag`.
  public final var underline: Pango.Underline {
    get { getProperty("underline") }
    set { setProperty("underline", newValue) }
  }

  /// The property [`underline-rgba`](https://docs.gtk.org/gtk4/property.TextTag.underline-rgba.html) of `GtkTextTag`.
  public final var underlineRgba: Gdk.RGBA? {
    get { getProperty("underline-rgba") }
    set { setProperty("underline-rgba", newValue) }
  }

  /// The property [`underline-rgba-set`](https://docs.gtk.org/gtk4/property.TextTag.underline-rgba-set.html) of
  /// `GtkTextTag`.
  public final var underlineRgbaSet: Bool {
    get { getProperty("underline-rgba-set") }
    set { setProperty("underline-rgba-set", newValue) }
  }

  /// The property [`underline-set`](https://docs.gtk.org/gtk4/property.TextTag.underline-set.html) of `GtkTextTag`.
  public final var underlineSet: Bool {
    get { getProperty("underline-set") }
    set { setProperty("underline-set", newValue) }
  }

  /// The property [`variant`](https://docs.gtk.org/gtk4/property.TextTag.variant.html) of `GtkTextTag`.
  public final var variant: Pango.Variant {
    get { getProperty("variant") }
    set { setProperty("variant", newValue) }
  }

  /// The property [`variant-set`](https://docs.gtk.org/gtk4/property.TextTag.variant-set.html) of `GtkTextTag`.
  public final var variantSet: Bool {
    get { getProperty("variant-set") }
    set { setProperty("variant-set", newValue) }
  }

  /// The property [`weight`](https://docs.gtk.org/gtk4/property.TextTag.weight.html) of `GtkTextTag`.
  public final var weight: Int {
    get { getProperty("weight") }
    set { setProperty("weight", newValue) }
  }

  /// The property [`weight-set`](https://docs.gtk.org/gtk4/property.TextTag.weight-set.html) of `GtkTextTag`.
  public final var weightSet: Bool {
    get { getProperty("weight-set") }
    set { setProperty("weight-set", newValue) }
  }

  /// The property [`word`](https://docs.gtk.org/gtk4/property.TextTag.word.html) of `GtkTextTag`. Since GTK 4.6.
  public final var word: Bool {
    get { getProperty("word") }
    set { setProperty("word", newValue) }
  }

  /// The property [`word-set`](https://docs.gtk.org/gtk4/property.TextTag.word-set.html) of `GtkTextTag`.
  public final var wordSet: Bool {
    get { getProperty("word-set") }
    set { setProperty("word-set", newValue) }
  }

  /// The property [`wrap-mode`](https://docs.gtk.org/gtk4/property.TextTag.wrap-mode.html) of `GtkTextTag`.
  public final var wrapMode: WrapMode {
    get { getProperty("wrap-mode") }
    set { setProperty("wrap-mode", newValue) }
  }

  /// The property [`wrap-mode-set`](https://docs.gtk.org/gtk4/property.TextTag.wrap-mode-set.html) of `GtkTextTag`.
  public final var wrapModeSet: Bool {
    get { getProperty("wrap-mode-set") }
    set { setProperty("wrap-mode-set", newValue) }
  }

  /// Calls [`gtk_text_tag_changed()`](https://docs.gtk.org/gtk4/method.TextTag.changed.html).
  public final func changed(_ sizeChanged: Bool) { gtk_text_tag_changed(gtkTextTag, sizeChanged.gboolean) }

  /// Calls [`gtk_text_tag_get_priority()`](https://docs.gtk.org/gtk4/method.TextTag.get_priority.html) and
  /// `gtk_text_tag_set_priority()`.
  public final var priority: Int {
    get { gtk_text_tag_get_priority(gtkTextTag).int }
    set(priority) { gtk_text_tag_set_priority(gtkTextTag, priority.int32) }
  }
}

extension Reactive where Base: TextTag {
  /// The property [`accumulative-margin`](https://docs.gtk.org/gtk4/property.TextTag.accumulative-margin.html) of
  /// `GtkTextTag`.
  public var accumulativeMargin: DynamicSubject<Bool> { property("accumulative-margin") }

  /// The property [`allow-breaks`](https://docs.gtk.org/gtk4/property.TextTag.allow-breaks.html) of `GtkTextTag`.
  public var allowBreaks: DynamicSubject<Bool> { property("allow-breaks") }

  /// The property [`allow-breaks-set`](https://docs.gtk.org/gtk4/property.TextTag.allow-breaks-set.html) of
  /// `GtkTextTag`.
  public var allowBreaksSet: DynamicSubject<Bool> { property("allow-breaks-set") }

  /// The property [`background`](https://docs.gtk.org/gtk4/property.TextTag.background.html) of `GtkTextTag`.
  public var background: Bond<String?> { bond { $0.setProperty("background", $1) } }

  /// The property [`background-full-height`](https://docs.gtk.org/gtk4/property.TextTag.background-full-height.html) of
  /// `GtkTextTag`.
  public var backgroundFullHeight: DynamicSubject<Bool> { property("background-full-height") }

  /// The property
  /// [`background-full-height-set`](https://docs.gtk.org/gtk4/property.TextTag.background-full-height-set.html) of
  /// `GtkTextTag`.
  public var backgroundFullHeightSet: DynamicSubject<Bool> { property("background-full-height-set") }

  /// The property [`background-rgba`](https://docs.gtk.org/gtk4/property.TextTag.background-rgba.html) of `GtkTextTag`.
  public var backgroundRgba: DynamicSubject<Gdk.RGBA?> { property("background-rgba") }

  /// The property [`background-set`](https://docs.gtk.org/gtk4/property.TextTag.background-set.html) of `GtkTextTag`.
  public var backgroundSet: DynamicSubject<Bool> { property("background-set") }

  /// The property [`direction`](https://docs.gtk.org/gtk4/property.TextTag.direction.html) of `GtkTextTag`.
  public var direction: DynamicSubject<TextDirection> { property("direction") }

  /// The property [`editable`](https://docs.gtk.org/gtk4/property.TextTag.editable.html) of `GtkTextTag`.
  public var editable: DynamicSubject<Bool> { property("editable") }

  /// The property [`editable-set`](https://docs.gtk.org/gtk4/property.TextTag.editable-set.html) of `GtkTextTag`.
  public var editableSet: DynamicSubject<Bool> { property("editable-set") }

  /// The property [`fallback`](https://docs.gtk.org/gtk4/property.TextTag.fallback.html) of `GtkTextTag`.
  public var fallback: DynamicSubject<Bool> { property("fallback") }

  /// The property [`fallback-set`](https://docs.gtk.org/gtk4/property.TextTag.fallback-set.html) of `GtkTextTag`.
  public var fallbackSet: DynamicSubject<Bool> { property("fallback-set") }

  /// The property [`family`](https://docs.gtk.org/gtk4/property.TextTag.family.html) of `GtkTextTag`.
  public var family: DynamicSubject<String> { property("family") }

  /// The property [`family-set`](https://docs.gtk.org/gtk4/property.TextTag.family-set.html) of `GtkTextTag`.
  public var familySet: DynamicSubject<Bool> { property("family-set") }

  /// The property [`font`](https://docs.gtk.org/gtk4/property.TextTag.font.html) of `GtkTextTag`.
  public var font: DynamicSubject<String> { property("font") }

  /// The property [`font-desc`](https://docs.gtk.org/gtk4/property.TextTag.font-desc.html) of `GtkTextTag`.
  public var fontDesc: DynamicSubject<Pango.FontDescription?> { property("font-desc") }

  /// The property [`font-features`](https://docs.gtk.org/gtk4/property.TextTag.font-features.html) of `GtkTextTag`.
  public var fontFeatures: DynamicSubject<String> { property("font-features") }

  /// The property [`font-features-set`](https://docs.gtk.org/gtk4/property.TextTag.font-features-set.html) of
  /// `GtkTextTag`.
  public var fontFeaturesSet: DynamicSubject<Bool> { property("font-features-set") }

  /// The property [`foreground`](https://docs.gtk.org/gtk4/property.TextTag.foreground.html) of `GtkTextTag`.
  public var foreground: Bond<String?> { bond { $0.setProperty("foreground", $1) } }

  /// The property [`foreground-rgba`](https://docs.gtk.org/gtk4/property.TextTag.foreground-rgba.html) of `GtkTextTag`.
  public var foregroundRgba: DynamicSubject<Gdk.RGBA?> { property("foreground-rgba") }

  /// The property [`foreground-set`](https://docs.gtk.org/gtk4/property.TextTag.foreground-set.html) of `GtkTextTag`.
  public var foregroundSet: DynamicSubject<Bool> { property("foreground-set") }

  /// The property [`indent`](https://docs.gtk.org/gtk4/property.TextTag.indent.html) of `GtkTextTag`.
  public var indent: DynamicSubject<Int> { property("indent") }

  /// The property [`indent-set`](https://docs.gtk.org/gtk4/property.TextTag.indent-set.html) of `GtkTextTag`.
  public var indentSet: DynamicSubject<Bool> { property("indent-set") }

  /// The property [`insert-hyphens`](https://docs.gtk.org/gtk4/property.TextTag.insert-hyphens.html) of `GtkTextTag`.
  public var insertHyphens: DynamicSubject<Bool> { property("insert-hyphens") }

  /// The property [`insert-hyphens-set`](https://docs.gtk.org/gtk4/property.TextTag.insert-hyphens-set.html) of
  /// `GtkTextTag`.
  public var insertHyphensSet: DynamicSubject<Bool> { property("insert-hyphens-set") }

  /// The property [`invisible`](https://docs.gtk.org/gtk4/property.TextTag.invisible.html) of `GtkTextTag`.
  public var invisible: DynamicSubject<Bool> { property("invisible") }

  /// The property [`invisible-set`](https://docs.gtk.org/gtk4/property.TextTag.invisible-set.html) of `GtkTextTag`.
  public var invisibleSet: DynamicSubject<Bool> { property("invisible-set") }

  /// The property [`justification`](https://docs.gtk.org/gtk4/property.TextTag.justification.html) of `GtkTextTag`.
  public var justification: DynamicSubject<Justification> { property("justification") }

  /// The property [`justification-set`](https://docs.gtk.org/gtk4/property.TextTag.justification-set.html) of
  /// `GtkTextTag`.
  public var justificationSet: DynamicSubject<Bool> { property("justification-set") }

  /// The property [`language`](https://docs.gtk.org/gtk4/property.TextTag.language.html) of `GtkTextTag`.
  public var language: DynamicSubject<String> { property("language") }

  /// The property [`language-set`](https://docs.gtk.org/gtk4/property.TextTag.language-set.html) of `GtkTextTag`.
  public var languageSet: DynamicSubject<Bool> { property("language-set") }

  /// The property [`left-margin`](https://docs.gtk.org/gtk4/property.TextTag.left-margin.html) of `GtkTextTag`.
  public var leftMargin: DynamicSubject<Int> { property("left-margin") }

  /// The property [`left-margin-set`](https://docs.gtk.org/gtk4/property.TextTag.left-margin-set.html) of `GtkTextTag`.
  public var leftMarginSet: DynamicSubject<Bool> { property("left-margin-set") }

  /// The property [`letter-spacing`](https://docs.gtk.org/gtk4/property.TextTag.letter-spacing.html) of `GtkTextTag`.
  public var letterSpacing: DynamicSubject<Int> { property("letter-spacing") }

  /// The property [`letter-spacing-set`](https://docs.gtk.org/gtk4/property.TextTag.letter-spacing-set.html) of
  /// `GtkTextTag`.
  public var letterSpacingSet: DynamicSubject<Bool> { property("letter-spacing-set") }

  /// The property [`line-height`](https://docs.gtk.org/gtk4/property.TextTag.line-height.html) of `GtkTextTag`. Since
  /// GTK 4.6.
  public var lineHeight: DynamicSubject<Double> { property("line-height") }

  /// The property [`line-height-set`](https://docs.gtk.org/gtk4/property.TextTag.line-height-set.html) of `GtkTextTag`.
  public var lineHeightSet: DynamicSubject<Bool> { property("line-height-set") }

  /// The property [`name`](https://docs.gtk.org/gtk4/property.TextTag.name.html) of `GtkTextTag`.
  public var name: SafeSignal<String> { readOnlyProperty("name") }

  /// The property [`overline`](https://docs.gtk.org/gtk4/property.TextTag.overline.html) of `GtkTextTag`.
  public var overline: DynamicSubject<Pango.Overline> { property("overline") }

  /// The property [`overline-rgba`](https://docs.gtk.org/gtk4/property.TextTag.overline-rgba.html) of `GtkTextTag`.
  public var overlineRgba: DynamicSubject<Gdk.RGBA?> { property("overline-rgba") }

  /// The property [`overline-rgba-set`](https://docs.gtk.org/gtk4/property.TextTag.overline-rgba-set.html) of
  /// `GtkTextTag`.
  public var overlineRgbaSet: DynamicSubject<Bool> { property("overline-rgba-set") }

  /// The property [`overline-set`](https://docs.gtk.org/gtk4/property.TextTag.overline-set.html) of `GtkTextTag`.
  public var overlineSet: DynamicSubject<Bool> { property("overline-set") }

  /// The property [`paragraph-background`](https://docs.gtk.org/gtk4/property.TextTag.paragraph-background.html) of
  /// `GtkTextTag`.
  public var paragraphBackground: Bond<String?> { bond { $0.setProperty("paragraph-background", $1) } }

  /// The property
  /// [`paragraph-background-rgba`](https://docs.gtk.org/gtk4/property.TextTag.paragraph-background-rgba.html) of
  /// `GtkTextTag`.
  public var paragraphBackgroundRgba: DynamicSubject<Gdk.RGBA?> { property("paragraph-background-rgba") }

  /// The property
  /// [`paragraph-background-set`](https://docs.gtk.org/gtk4/property.TextTag.paragraph-background-set.html) of
  /// `GtkTextTag`.
  public var paragraphBackgroundSet: DynamicSubject<Bool> { property("paragraph-background-set") }

  /// The property [`pixels-above-lines`](https://docs.gtk.org/gtk4/property.TextTag.pixels-above-lines.html) of
  /// `GtkTextTag`.
  public var pixelsAboveLines: DynamicSubject<Int> { property("pixels-above-lines") }

  /// The property [`pixels-above-lines-set`](https://docs.gtk.org/gtk4/property.TextTag.pixels-above-lines-set.html) of
  /// `GtkTextTag`.
  public var pixelsAboveLinesSet: DynamicSubject<Bool> { property("pixels-above-lines-set") }

  /// The property [`pixels-below-lines`](https://docs.gtk.org/gtk4/property.TextTag.pixels-below-lines.html) of
  /// `GtkTextTag`.
  public var pixelsBelowLines: DynamicSubject<Int> { property("pixels-below-lines") }

  /// The property [`pixels-below-lines-set`](https://docs.gtk.org/gtk4/property.TextTag.pixels-below-lines-set.html) of
  /// `GtkTextTag`.
  public var pixelsBelowLinesSet: DynamicSubject<Bool> { property("pixels-below-lines-set") }

  /// The property [`pixels-inside-wrap`](https://docs.gtk.org/gtk4/property.TextTag.pixels-inside-wrap.html) of
  /// `GtkTextTag`.
  public var pixelsInsideWrap: DynamicSubject<Int> { property("pixels-inside-wrap") }

  /// The property [`pixels-inside-wrap-set`](https://docs.gtk.org/gtk4/property.TextTag.pixels-inside-wrap-set.html) of
  /// `GtkTextTag`.
  public var pixelsInsideWrapSet: DynamicSubject<Bool> { property("pixels-inside-wrap-set") }

  /// The property [`right-margin`](https://docs.gtk.org/gtk4/property.TextTag.right-margin.html) of `GtkTextTag`.
  public var rightMargin: DynamicSubject<Int> { property("right-margin") }

  /// The property [`right-margin-set`](https://docs.gtk.org/gtk4/property.TextTag.right-margin-set.html) of
  /// `GtkTextTag`.
  public var rightMarginSet: DynamicSubject<Bool> { property("right-margin-set") }

  /// The property [`rise`](https://docs.gtk.org/gtk4/property.TextTag.rise.html) of `GtkTextTag`.
  public var rise: DynamicSubject<Int> { property("rise") }

  /// The property [`rise-set`](https://docs.gtk.org/gtk4/property.TextTag.rise-set.html) of `GtkTextTag`.
  public var riseSet: DynamicSubject<Bool> { property("rise-set") }

  /// The property [`scale`](https://docs.gtk.org/gtk4/property.TextTag.scale.html) of `GtkTextTag`.
  public var scale: DynamicSubject<Double> { property("scale") }

  /// The property [`scale-set`](https://docs.gtk.org/gtk4/property.TextTag.scale-set.html) of `GtkTextTag`.
  public var scaleSet: DynamicSubject<Bool> { property("scale-set") }

  /// The property [`sentence`](https://docs.gtk.org/gtk4/property.TextTag.sentence.html) of `GtkTextTag`. Since GTK
  /// 4.6.
  public var sentence: DynamicSubject<Bool> { property("sentence") }

  /// The property [`sentence-set`](https://docs.gtk.org/gtk4/property.TextTag.sentence-set.html) of `GtkTextTag`.
  public var sentenceSet: DynamicSubject<Bool> { property("sentence-set") }

  /// The property [`show-spaces`](https://docs.gtk.org/gtk4/property.TextTag.show-spaces.html) of `GtkTextTag`.
  public var showSpaces: DynamicSubject<Pango.ShowFlags> { property("show-spaces") }

  /// The property [`show-spaces-set`](https://docs.gtk.org/gtk4/property.TextTag.show-spaces-set.html) of `GtkTextTag`.
  public var showSpacesSet: DynamicSubject<Bool> { property("show-spaces-set") }

  /// The property [`size`](https://docs.gtk.org/gtk4/property.TextTag.size.html) of `GtkTextTag`.
  public var size: DynamicSubject<Int> { property("size") }

  /// The property [`size-points`](https://docs.gtk.org/gtk4/property.TextTag.size-points.html) of `GtkTextTag`.
  public var sizePoints: DynamicSubject<Double> { property("size-points") }

  /// The property [`size-set`](https://docs.gtk.org/gtk4/property.TextTag.size-set.html) of `GtkTextTag`.
  public var sizeSet: DynamicSubject<Bool> { property("size-set") }

  /// The property [`stretch`](https://docs.gtk.org/gtk4/property.TextTag.stretch.html) of `GtkTextTag`.
  public var stretch: DynamicSubject<Pango.Stretch> { property("stretch") }

  /// The property [`stretch-set`](https://docs.gtk.org/gtk4/property.TextTag.stretch-set.html) of `GtkTextTag`.
  public var stretchSet: DynamicSubject<Bool> { property("stretch-set") }

  /// The property [`strikethrough`](https://docs.gtk.org/gtk4/property.TextTag.strikethrough.html) of `GtkTextTag`.
  public var strikethrough: DynamicSubject<Bool> { property("strikethrough") }

  /// The property [`strikethrough-rgba`](https://docs.gtk.org/gtk4/property.TextTag.strikethrough-rgba.html) of
  /// `GtkTextTag`.
  public var strikethroughRgba: DynamicSubject<Gdk.RGBA?> { property("strikethrough-rgba") }

  /// The property [`strikethrough-rgba-set`](https://docs.gtk.org/gtk4/property.TextTag.strikethrough-rgba-set.html) of
  /// `GtkTextTag`.
  public var strikethroughRgbaSet: DynamicSubject<Bool> { property("strikethrough-rgba-set") }

  /// The property [`strikethrough-set`](https://docs.gtk.org/gtk4/property.TextTag.strikethrough-set.html) of
  /// `GtkTextTag`.
  public var strikethroughSet: DynamicSubject<Bool> { property("strikethrough-set") }

  /// The property [`style`](https://docs.gtk.org/gtk4/property.TextTag.style.html) of `GtkTextTag`.
  public var style: DynamicSubject<Pango.Style> { property("style") }

  /// The property [`style-set`](https://docs.gtk.org/gtk4/property.TextTag.style-set.html) of `GtkTextTag`.
  public var styleSet: DynamicSubject<Bool> { property("style-set") }

  /// The property [`tabs`](https://docs.gtk.org/gtk4/property.TextTag.tabs.html) of `GtkTextTag`.
  public var tabs: DynamicSubject<Pango.TabArray?> { property("tabs") }

  /// The property [`tabs-set`](https://docs.gtk.org/gtk4/property.TextTag.tabs-set.html) of `GtkTextTag`.
  public var tabsSet: DynamicSubject<Bool> { property("tabs-set") }

  /// The property [`text-transform`](https://docs.gtk.org/gtk4/property.TextTag.text-transform.html) of `GtkTextTag`.
  /// Since GTK 4.6.
  public var textTransform: DynamicSubject<Pango.TextTransform> { property("text-transform") }

  /// The property [`text-transform-set`](https://docs.gtk.org/gtk4/property.TextTag.text-transform-set.html) of
  /// `GtkTextTag`.
  public var textTransformSet: DynamicSubject<Bool> { property("text-transform-set") }

  /// The property [`underline`](https://docs.gtk.org/gtk4/property.TextTag.underline.html) of `GtkTextTag`.
  public var underline: DynamicSubject<Pango.Underline> { property("underline") }

  /// The property [`underline-rgba`](https://docs.gtk.org/gtk4/property.TextTag.underline-rgba.html) of `GtkTextTag`.
  public var underlineRgba: DynamicSubject<Gdk.RGBA?> { property("underline-rgba") }

  /// The property [`underline-rgba-set`](https://docs.gtk.org/gtk4/property.TextTag.underline-rgba-set.html) of
  /// `GtkTextTag`.
  public var underlineRgbaSet: DynamicSubject<Bool> { property("underline-rgba-set") }

  /// The property [`underline-set`](https://docs.gtk.org/gtk4/property.TextTag.underline-set.html) of `GtkTextTag`.
  public var underlineSet: DynamicSubject<Bool> { property("underline-set") }

  /// The property [`variant`](https://docs.gtk.org/gtk4/property.TextTag.variant.html) of `GtkTextTag`.
  public var variant: DynamicSubject<Pango.Variant> { property("variant") }

  /// The property [`variant-set`](https://docs.gtk.org/gtk4/property.TextTag.variant-set.html) of `GtkTextTag`.
  public var variantSet: DynamicSubject<Bool> { property("variant-set") }

  /// The property [`weight`](https://docs.gtk.org/gtk4/property.TextTag.weight.html) of `GtkTextTag`.
  public var weight: DynamicSubject<Int> { property("weight") }

  /// The property [`weight-set`](https://docs.gtk.org/gtk4/property.TextTag.weight-set.html) of `GtkTextTag`.
  public var weightSet: DynamicSubject<Bool> { property("weight-set") }

  /// The property [`word`](https://docs.gtk.org/gtk4/property.TextTag.word.html) of `GtkTextTag`. Since GTK 4.6.
  public var word: DynamicSubject<Bool> { property("word") }

  /// The property [`word-set`](https://docs.gtk.org/gtk4/property.TextTag.word-set.html) of `GtkTextTag`.
  public var wordSet: DynamicSubject<Bool> { property("word-set") }

  /// The property [`wrap-mode`](https://docs.gtk.org/gtk4/property.TextTag.wrap-mode.html) of `GtkTextTag`.
  public var wrapMode: DynamicSubject<WrapMode> { property("wrap-mode") }

  /// The property [`wrap-mode-set`](https://docs.gtk.org/gtk4/property.TextTag.wrap-mode-set.html) of `GtkTextTag`.
  public var wrapModeSet: DynamicSubject<Bool> { property("wrap-mode-set") }
}

/// The class [`GtkTextTagTable`](https://docs.gtk.org/gtk4/class.TextTagTable.html).
open class TextTagTable: Object, Buildable {
  open override class var gType: GType { gtk_text_tag_table_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_text_tag_table_new()`](https://docs.gtk.org/gtk4/ctor.TextTagTable.new.html).
  public init() {
    super.init(adopting: gtk_text_tag_table_new().raw)
  }

  /// Calls [`gtk_text_tag_table_add()`](https://docs.gtk.org/gtk4/method.TextTagTable.add.html).
  @discardableResult
  public final func add(_ tag: TextTag) -> Bool { gtk_text_tag_table_add(instance(self), tag.gtkTextTag).isTrue }

  /// Calls [`gtk_text_tag_table_foreach()`](https://docs.gtk.org/gtk4/method.TextTagTable.foreach.html).
  public final func foreach(_ `func`: @escaping (TextTag) -> Void) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_text_tag_table_foreach(instance(self), callGtkTextTagTableForeach, lent.closure(`func`))
  }

  /// Calls [`gtk_text_tag_table_get_size()`](https://docs.gtk.org/gtk4/method.TextTagTable.get_size.html).
  public final var size: Int { gtk_text_tag_table_get_size(instance(self)).int }

  /// Calls [`gtk_text_tag_table_lookup()`](https://docs.gtk.org/gtk4/method.TextTagTable.lookup.html).
  public final func lookup(_ name: String) -> TextTag? { lentObject(gtk_text_tag_table_lookup(instance(self), name)) }

  /// Calls [`gtk_text_tag_table_remove()`](https://docs.gtk.org/gtk4/method.TextTagTable.remove.html).
  public final func remove(_ tag: TextTag) { gtk_text_tag_table_remove(instance(self), tag.gtkTextTag) }
}

extension Reactive where Base: TextTagTable {
  /// The signal [`tag-added`](https://docs.gtk.org/gtk4/signal.TextTagTable.tag-added.html) of `GtkTextTagTable`.
  ///
  /// Argument: `tag`.
  public var tagAdded: SafeSignal<TextTag> { signal(ofOne: "tag-added") }

  /// The signal [`tag-changed`](https://docs.gtk.org/gtk4/signal.TextTagTable.tag-changed.html) of `GtkTextTagTable`.
  ///
  /// Arguments: `tag`, `sizeChanged`.
  public var tagChanged: SafeSignal<(TextTag, Bool)> { signal(ofSeveral: "tag-changed") }

  /// The signal [`tag-removed`](https://docs.gtk.org/gtk4/signal.TextTagTable.tag-removed.html) of `GtkTextTagTable`.
  ///
  /// Argument: `tag`.
  public var tagRemoved: SafeSignal<TextTag> { signal(ofOne: "tag-removed") }
}

/// The class [`GtkTextView`](https://docs.gtk.org/gtk4/class.TextView.html).
open class TextView: Widget, Scrollable {
  open override class var gType: GType { gtk_text_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkTextView: UnsafeMutablePointer<GtkTextView> { pointer.assumingMemoryBound(to: GtkTextView.self) }

  /// Calls [`gtk_text_view_new()`](https://docs.gtk.org/gtk4/ctor.TextView.new.html).
  public init() {
    super.init(adopting: gtk_text_view_new())
  }

  /// Calls [`gtk_text_view_new_with_buffer()`](https://docs.gtk.org/gtk4/ctor.TextView.new_with_buffer.html).
  public init(buffer: TextBuffer) {
    super.init(adopting: gtk_text_view_new_with_buffer(buffer.gtkTextBuffer))
  }

  /// The property [`accepts-tab`](https://docs.gtk.org/gtk4/property.TextView.accepts-tab.html) of `GtkTextView`.
  public final var acceptsTab: Bool {
    get { gtk_text_view_get_accepts_tab(gtkTextView).isTrue }
    set { gtk_text_view_set_accepts_tab(gtkTextView, newValue.gboolean) }
  }

  /// The property [`bottom-margin`](https://docs.gtk.org/gtk4/property.TextView.bottom-margin.html) of `GtkTextView`.
  public final var bottomMargin: Int {
    get { gtk_text_view_get_bottom_margin(gtkTextView).int }
    set { gtk_text_view_set_bottom_margin(gtkTextView, newValue.int32) }
  }

  /// The property [`buffer`](https://docs.gtk.org/gtk4/property.TextView.buffer.html) of `GtkTextView`.
  public final var buffer: TextBuffer? {
    get { lentObject(gtk_text_view_get_buffer(gtkTextView)) }
    set { gtk_text_view_set_buffer(gtkTextView, newValue?.gtkTextBuffer) }
  }

  /// The property [`cursor-visible`](https://docs.gtk.org/gtk4/property.TextView.cursor-visible.html) of `GtkTextView`.
  public final var cursorVisible: Bool {
    get { gtk_text_view_get_cursor_visible(gtkTextView).isTrue }
    set { gtk_text_view_set_cursor_visible(gtkTextView, newValue.gboolean) }
  }

  /// The property [`editable`](https://docs.gtk.org/gtk4/property.TextView.editable.html) of `GtkTextView`.
  public final var editable: Bool {
    get { gtk_text_view_get_editable(gtkTextView).isTrue }
    set { gtk_text_view_set_editable(gtkTextView, newValue.gboolean) }
  }

  /// The property [`extra-menu`](https://docs.gtk.org/gtk4/property.TextView.extra-menu.html) of `GtkTextView`.
  public final var extraMenu: Gio.MenuModel? {
    get { lentObject(gtk_text_view_get_extra_menu(gtkTextView)) }
    set { gtk_text_view_set_extra_menu(gtkTextView, newValue?.gMenuModel) }
  }

  /// The property [`im-module`](https://docs.gtk.org/gtk4/property.TextView.im-module.html) of `GtkTextView`.
  public final var imModule: String {
    get { getProperty("im-module") }
    set { setProperty("im-module", newValue) }
  }

  /// The property [`indent`](https://docs.gtk.org/gtk4/property.TextView.indent.html) of `GtkTextView`.
  public final var indent: Int {
    get { gtk_text_view_get_indent(gtkTextView).int }
    set { gtk_text_view_set_indent(gtkTextView, newValue.int32) }
  }

  /// The property [`input-hints`](https://docs.gtk.org/gtk4/property.TextView.input-hints.html) of `GtkTextView`.
  public final var inputHints: InputHints {
    get { InputHints(cValue: gtk_text_view_get_input_hints(gtkTextView)) }
    set { gtk_text_view_set_input_hints(gtkTextView, newValue.cValue) }
  }

  /// The property [`input-purpose`](https://docs.gtk.org/gtk4/property.TextView.input-purpose.html) of `GtkTextView`.
  public final var inputPurpose: InputPurpose {
    get { InputPurpose(cValue: gtk_text_view_get_input_purpose(gtkTextView)) }
    set { gtk_text_view_set_input_purpose(gtkTextView, newValue.cValue) }
  }

  /// The property [`justification`](https://docs.gtk.org/gtk4/property.TextView.justification.html) of `GtkTextView`.
  public final var justification: Justification {
    get { Justification(cValue: gtk_text_view_get_justification(gtkTextView)) }
    set { gtk_text_view_set_justification(gtkTextView, newValue.cValue) }
  }

  /// The property [`left-margin`](https://docs.gtk.org/gtk4/property.TextView.left-margin.html) of `GtkTextView`.
  public final var leftMargin: Int {
    get { gtk_text_view_get_left_margin(gtkTextView).int }
    set { gtk_text_view_set_left_margin(gtkTextView, newValue.int32) }
  }

  /// The property [`monospace`](https://docs.gtk.org/gtk4/property.TextView.monospace.html) of `GtkTextView`.
  public final var monospace: Bool {
    get { gtk_text_view_get_monospace(gtkTextView).isTrue }
    set { gtk_text_view_set_monospace(gtkTextView, newValue.gboolean) }
  }

  /// The property [`overwrite`](https://docs.gtk.org/gtk4/property.TextView.overwrite.html) of `GtkTextView`.
  public final var overwrite: Bool {
    get { gtk_text_view_get_overwrite(gtkTextView).isTrue }
    set { gtk_text_view_set_overwrite(gtkTextView, newValue.gboolean) }
  }

  /// The property [`pixels-above-lines`](https://docs.gtk.org/gtk4/property.TextView.pixels-above-lines.html) of
  /// `GtkTextView`.
  public final var pixelsAboveLines: Int {
    get { gtk_text_view_get_pixels_above_lines(gtkTextView).int }
    set { gtk_text_view_set_pixels_above_lines(gtkTextView, newValue.int32) }
  }

  /// The property [`pixels-below-lines`](https://docs.gtk.org/gtk4/property.TextView.pixels-below-lines.html) of
  /// `GtkTextView`.
  public final var pixelsBelowLines: Int {
    get { gtk_text_view_get_pixels_below_lines(gtkTextView).int }
    set { gtk_text_view_set_pixels_below_lines(gtkTextView, newValue.int32) }
  }

  /// The property [`pixels-inside-wrap`](https://docs.gtk.org/gtk4/property.TextView.pixels-inside-wrap.html) of
  /// `GtkTextView`.
  public final var pixelsInsideWrap: Int {
    get { gtk_text_view_get_pixels_inside_wrap(gtkTextView).int }
    set { gtk_text_view_set_pixels_inside_wrap(gtkTextView, newValue.int32) }
  }

  /// The property [`right-margin`](https://docs.gtk.org/gtk4/property.TextView.right-margin.html) of `GtkTextView`.
  public final var rightMargin: Int {
    get { gtk_text_view_get_right_margin(gtkTextView).int }
    set { gtk_text_view_set_right_margin(gtkTextView, newValue.int32) }
  }

  /// The property [`tabs`](https://docs.gtk.org/gtk4/property.TextView.tabs.html) of `GtkTextView`.
  public final var tabs: Pango.TabArray? {
    get { givenBoxed(opaque: gtk_text_view_get_tabs(gtkTextView)) }
    set { gtk_text_view_set_tabs(gtkTextView, newValue?.opaque) }
  }

  /// The property [`top-margin`](https://docs.gtk.org/gtk4/property.TextView.top-margin.html) of `GtkTextView`.
  public final var topMargin: Int {
    get { gtk_text_view_get_top_margin(gtkTextView).int }
    set { gtk_text_view_set_top_margin(gtkTextView, newValue.int32) }
  }

  /// The property [`wrap-mode`](https://docs.gtk.org/gtk4/property.TextView.wrap-mode.html) of `GtkTextView`.
  public final var wrapMode: WrapMode {
    get { WrapMode(cValue: gtk_text_view_get_wrap_mode(gtkTextView)) }
    set { gtk_text_view_set_wrap_mode(gtkTextView, newValue.cValue) }
  }

  /// Calls [`gtk_text_view_add_child_at_anchor()`](https://docs.gtk.org/gtk4/method.TextView.add_child_at_anchor.html).
  public final func addChildAtAnchor(_ child: Widget, anchor: TextChildAnchor) {
    gtk_text_view_add_child_at_anchor(gtkTextView, child.gtkWidget, anchor.gtkTextChildAnchor)
  }

  /// Calls [`gtk_text_view_add_overlay()`](https://docs.gtk.org/gtk4/method.TextView.add_overlay.html).
  public final func addOverlay(_ child: Widget, xpos: Int, ypos: Int) {
    gtk_text_view_add_overlay(gtkTextView, child.gtkWidget, xpos.int32, ypos.int32)
  }

  /// Calls
  /// [`gtk_text_view_backward_display_line()`](https://docs.gtk.org/gtk4/method.TextView.backward_display_line.html).
  @discardableResult
  public final func backwardDisplayLine(_ iter: TextIter) -> Bool {
    gtk_text_view_backward_display_line(gtkTextView, iter.gtkTextIter).isTrue
  }

  /// Calls
  /// [`gtk_text_view_backward_display_line_start()`](https://docs.gtk.org/gtk4/method.TextView.backward_display_line_start.html).
  @discardableResult
  public final func backwardDisplayLineStart(_ iter: TextIter) -> Bool {
    gtk_text_view_backward_display_line_start(gtkTextView, iter.gtkTextIter).isTrue
  }

  /// Calls
  /// [`gtk_text_view_buffer_to_window_coords()`](https://docs.gtk.org/gtk4/method.TextView.buffer_to_window_coords.html).
  @discardableResult
  public final func bufferToWindowCoords(win: TextWindowType, bufferX: Int, bufferY: Int) -> (
    windowX: Int, windowY: Int
  ) {
    var cWindowX: Int32 = 0
    var cWindowY: Int32 = 0
    gtk_text_view_buffer_to_window_coords(gtkTextView, win.cValue, bufferX.int32, bufferY.int32, &cWindowX, &cWindowY)
    return (cWindowX.int, cWindowY.int)
  }

  /// Calls
  /// [`gtk_text_view_forward_display_line()`](https://docs.gtk.org/gtk4/method.TextView.forward_display_line.html).
  @discardableResult
  public final func forwardDisplayLine(_ iter: TextIter) -> Bool {
    gtk_text_view_forward_display_line(gtkTextView, iter.gtkTextIter).isTrue
  }

  /// Calls
  /// [`gtk_text_view_forward_display_line_end()`](https://docs.gtk.org/gtk4/method.TextView.forward_display_line_end.html).
  @discardableResult
  public final func forwardDisplayLineEnd(_ iter: TextIter) -> Bool {
    gtk_text_view_forward_display_line_end(gtkTextView, iter.gtkTextIter).isTrue
  }

  /// Calls
  /// [`gtk_text_view_get_cursor_locations()`](https://docs.gtk.org/gtk4/method.TextView.get_cursor_locations.html).
  public final func getCursorLocations(_ iter: TextIter?) -> (strong: Gdk.Rectangle, weak: Gdk.Rectangle) {
    var cStrong = GdkRectangle()
    var cWeak = GdkRectangle()
    gtk_text_view_get_cursor_locations(gtkTextView, iter?.gtkTextIter, &cStrong, &cWeak)
    return (Gdk.Rectangle(cValue: cStrong), Gdk.Rectangle(cValue: cWeak))
  }

  /// Calls [`gtk_text_view_get_gutter()`](https://docs.gtk.org/gtk4/method.TextView.get_gutter.html).
  public final func getGutter(_ win: TextWindowType) -> Widget? {
    lentObject(widget: gtk_text_view_get_gutter(gtkTextView, win.cValue))
  }

  /// Calls
  /// [`gtk_text_view_get_iter_at_location()`](https://docs.gtk.org/gtk4/method.TextView.get_iter_at_location.html).
  public final func getIterAtLocation(x: Int, y: Int) -> TextIter? {
    var cIter = GtkTextIter()
    let result = gtk_text_view_get_iter_at_location(gtkTextView, &cIter, x.int32, y.int32)
    guard result != 0 else { return nil }
    return TextIter(copying: &cIter)
  }

  /// Calls
  /// [`gtk_text_view_get_iter_at_position()`](https://docs.gtk.org/gtk4/method.TextView.get_iter_at_position.html).
  public final func getIterAtPosition(x: Int, y: Int) -> (iter: TextIter, trailing: Int)? {
    var cIter = GtkTextIter()
    var cTrailing: Int32 = 0
    let result = gtk_text_view_get_iter_at_position(gtkTextView, &cIter, &cTrailing, x.int32, y.int32)
    guard result != 0 else { return nil }
    return (TextIter(copying: &cIter), cTrailing.int)
  }

  /// Calls [`gtk_text_view_get_iter_location()`](https://docs.gtk.org/gtk4/method.TextView.get_iter_location.html).
  public final func getIterLocation(_ iter: TextIter) -> Gdk.Rectangle {
    var cLocation = GdkRectangle()
    gtk_text_view_get_iter_location(gtkTextView, iter.gtkTextIter, &cLocation)
    return Gdk.Rectangle(cValue: cLocation)
  }

  /// Calls [`gtk_text_view_get_line_at_y()`](https://docs.gtk.org/gtk4/method.TextView.get_line_at_y.html).
  public final func getLineAtY(_ y: Int) -> (targetIter: TextIter, lineTop: Int) {
    var cTargetIter = GtkTextIter()
    var cLineTop: Int32 = 0
    gtk_text_view_get_line_at_y(gtkTextView, &cTargetIter, y.int32, &cLineTop)
    return (TextIter(copying: &cTargetIter), cLineTop.int)
  }

  /// Calls [`gtk_text_view_get_line_yrange()`](https://docs.gtk.org/gtk4/method.TextView.get_line_yrange.html).
  public final func getLineYrange(_ iter: TextIter) -> (y: Int, height: Int) {
    var cY: Int32 = 0
    var cHeight: Int32 = 0
    gtk_text_view_get_line_yrange(gtkTextView, iter.gtkTextIter, &cY, &cHeight)
    return (cY.int, cHeight.int)
  }

  /// Calls [`gtk_text_view_get_ltr_context()`](https://docs.gtk.org/gtk4/method.TextView.get_ltr_context.html). Since
  /// GTK 4.4.
  public final var ltrContext: Pango.Context? { lentObject(opaque: gtk_text_view_get_ltr_context(gtkTextView)) }

  /// Calls [`gtk_text_view_get_rtl_context()`](https://docs.gtk.org/gtk4/method.TextView.get_rtl_context.html). Since
  /// GTK 4.4.
  public final var rtlContext: Pango.Context? { lentObject(opaque: gtk_text_view_get_rtl_context(gtkTextView)) }

  /// Calls [`gtk_text_view_get_visible_rect()`](https://docs.gtk.org/gtk4/method.TextView.get_visible_rect.html).
  public final var visibleRect: Gdk.Rectangle {
    var cVisibleRect = GdkRectangle()
    gtk_text_view_get_visible_rect(gtkTextView, &cVisibleRect)
    return Gdk.Rectangle(cValue: cVisibleRect)
  }

  /// Calls
  /// [`gtk_text_view_im_context_filter_keypress()`](https://docs.gtk.org/gtk4/method.TextView.im_context_filter_keypress.html).
  @discardableResult
  public final func imContextFilterKeypress(_ event: Gdk.Event) -> Bool {
    gtk_text_view_im_context_filter_keypress(gtkTextView, event.opaque).isTrue
  }

  /// Calls [`gtk_text_view_move_mark_onscreen()`](https://docs.gtk.org/gtk4/method.TextView.move_mark_onscreen.html).
  @discardableResult
  public final func moveMarkOnscreen(_ mark: TextMark) -> Bool {
    gtk_text_view_move_mark_onscreen(gtkTextView, mark.gtkTextMark).isTrue
  }

  /// Calls [`gtk_text_view_move_overlay()`](https://docs.gtk.org/gtk4/method.TextView.move_overlay.html).
  public final func moveOverlay(_ child: Widget, xpos: Int, ypos: Int) {
    gtk_text_view_move_overlay(gtkTextView, child.gtkWidget, xpos.int32, ypos.int32)
  }

  /// Calls [`gtk_text_view_move_visually()`](https://docs.gtk.org/gtk4/method.TextView.move_visually.html).
  @discardableResult
  public final func moveVisually(_ iter: TextIter, count: Int) -> Bool {
    gtk_text_view_move_visually(gtkTextView, iter.gtkTextIter, count.int32).isTrue
  }

  /// Calls
  /// [`gtk_text_view_place_cursor_onscreen()`](https://docs.gtk.org/gtk4/method.TextView.place_cursor_onscreen.html).
  @discardableResult
  public final func placeCursorOnscreen() -> Bool { gtk_text_view_place_cursor_onscreen(gtkTextView).isTrue }

  /// Calls [`gtk_text_view_remove()`](https://docs.gtk.org/gtk4/method.TextView.remove.html).
  public final func remove(_ child: Widget) { gtk_text_view_remove(gtkTextView, child.gtkWidget) }

  /// Calls [`gtk_text_view_reset_cursor_blink()`](https://docs.gtk.org/gtk4/method.TextView.reset_cursor_blink.html).
  public final func resetCursorBlink() { gtk_text_view_reset_cursor_blink(gtkTextView) }

  /// Calls [`gtk_text_view_reset_im_context()`](https://docs.gtk.org/gtk4/method.TextView.reset_im_context.html).
  public final func resetImContext() { gtk_text_view_reset_im_context(gtkTextView) }

  /// Calls
  /// [`gtk_text_view_scroll_mark_onscreen()`](https://docs.gtk.org/gtk4/method.TextView.scroll_mark_onscreen.html).
  public final func scrollMarkOnscreen(_ mark: TextMark) {
    gtk_text_view_scroll_mark_onscreen(gtkTextView, mark.gtkTextMark)
  }

  /// Calls [`gtk_text_view_scroll_to_iter()`](https://docs.gtk.org/gtk4/method.TextView.scroll_to_iter.html).
  @discardableResult
  public final func scrollToIter(_ iter: TextIter, withinMargin: Double, useAlign: Bool, xalign: Double, yalign: Double)
    -> Bool
  {
    gtk_text_view_scroll_to_iter(gtkTextView, iter.gtkTextIter, withinMargin, useAlign.gboolean, xalign, yalign).isTrue
  }

  /// Calls [`gtk_text_view_scroll_to_mark()`](https://docs.gtk.org/gtk4/method.TextView.scroll_to_mark.html).
  public final func scrollToMark(_ mark: TextMark, withinMargin: Double, useAlign: Bool, xalign: Double, yalign: Double)
  { gtk_text_view_scroll_to_mark(gtkTextView, mark.gtkTextMark, withinMargin, useAlign.gboolean, xalign, yalign) }

  /// Calls [`gtk_text_view_set_gutter()`](https://docs.gtk.org/gtk4/method.TextView.set_gutter.html).
  public final func setGutter(win: TextWindowType, widget: Widget?) {
    gtk_text_view_set_gutter(gtkTextView, win.cValue, widget?.gtkWidget)
  }

  /// Calls [`gtk_text_view_starts_display_line()`](https://docs.gtk.org/gtk4/method.TextView.starts_display_line.html).
  @discardableResult
  public final func startsDisplayLine(_ iter: TextIter) -> Bool {
    gtk_text_view_starts_display_line(gtkTextView, iter.gtkTextIter).isTrue
  }

  /// Calls
  /// [`gtk_text_view_window_to_buffer_coords()`](https://docs.gtk.org/gtk4/method.TextView.window_to_buffer_coords.html).
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
  /// The property [`accepts-tab`](https://docs.gtk.org/gtk4/property.TextView.accepts-tab.html) of `GtkTextView`.
  public var acceptsTab: DynamicSubject<Bool> { property("accepts-tab") }

  /// The property [`bottom-margin`](https://docs.gtk.org/gtk4/property.TextView.bottom-margin.html) of `GtkTextView`.
  public var bottomMargin: DynamicSubject<Int> {
    property("bottom-margin", get: { (object: TextView) in object.bottomMargin }, set: { $0.bottomMargin = $1 })
  }

  /// The property [`buffer`](https://docs.gtk.org/gtk4/property.TextView.buffer.html) of `GtkTextView`.
  public var buffer: DynamicSubject<TextBuffer?> { property("buffer") }

  /// The property [`cursor-visible`](https://docs.gtk.org/gtk4/property.TextView.cursor-visible.html) of `GtkTextView`.
  public var cursorVisible: DynamicSubject<Bool> { property("cursor-visible") }

  /// The property [`editable`](https://docs.gtk.org/gtk4/property.TextView.editable.html) of `GtkTextView`.
  public var editable: DynamicSubject<Bool> { property("editable") }

  /// The property [`extra-menu`](https://docs.gtk.org/gtk4/property.TextView.extra-menu.html) of `GtkTextView`.
  public var extraMenu: DynamicSubject<Gio.MenuModel?> { property("extra-menu") }

  /// The property [`im-module`](https://docs.gtk.org/gtk4/property.TextView.im-module.html) of `GtkTextView`.
  public var imModule: DynamicSubject<String> { property("im-module") }

  /// The property [`indent`](https://docs.gtk.org/gtk4/property.TextView.indent.html) of `GtkTextView`.
  public var indent: DynamicSubject<Int> {
    property("indent", get: { (object: TextView) in object.indent }, set: { $0.indent = $1 })
  }

  /// The property [`input-hints`](https://docs.gtk.org/gtk4/property.TextView.input-hints.html) of `GtkTextView`.
  public var inputHints: DynamicSubject<InputHints> { property("input-hints") }

  /// The property [`input-purpose`](https://docs.gtk.org/gtk4/property.TextView.input-purpose.html) of `GtkTextView`.
  public var inputPurpose: DynamicSubject<InputPurpose> { property("input-purpose") }

  /// The property [`justification`](https://docs.gtk.org/gtk4/property.TextView.justification.html) of `GtkTextView`.
  public var justification: DynamicSubject<Justification> { property("justification") }

  /// The property [`left-margin`](https://docs.gtk.org/gtk4/property.TextView.left-margin.html) of `GtkTextView`.
  public var leftMargin: DynamicSubject<Int> {
    property("left-margin", get: { (object: TextView) in object.leftMargin }, set: { $0.leftMargin = $1 })
  }

  /// The property [`monospace`](https://docs.gtk.org/gtk4/property.TextView.monospace.html) of `GtkTextView`.
  public var monospace: DynamicSubject<Bool> { property("monospace") }

  /// The property [`overwrite`](https://docs.gtk.org/gtk4/property.TextView.overwrite.html) of `GtkTextView`.
  public var overwrite: DynamicSubject<Bool> { property("overwrite") }

  /// The property [`pixels-above-lines`](https://docs.gtk.org/gtk4/property.TextView.pixels-above-lines.html) of
  /// `GtkTextView`.
  public var pixelsAboveLines: DynamicSubject<Int> {
    property(
      "pixels-above-lines", get: { (object: TextView) in object.pixelsAboveLines }, set: { $0.pixelsAboveLines = $1 })
  }

  /// The property [`pixels-below-lines`](https://docs.gtk.org/gtk4/property.TextView.pixels-below-lines.html) of
  /// `GtkTextView`.
  public var pixelsBelowLines: DynamicSubject<Int> {
    property(
      "pixels-below-lines", get: { (object: TextView) in object.pixelsBelowLines }, set: { $0.pixelsBelowLines = $1 })
  }

  /// The property [`pixels-inside-wrap`](https://docs.gtk.org/gtk4/property.TextView.pixels-inside-wrap.html) of
  /// `GtkTextView`.
  public var pixelsInsideWrap: DynamicSubject<Int> {
    property(
      "pixels-inside-wrap", get: { (object: TextView) in object.pixelsInsideWrap }, set: { $0.pixelsInsideWrap = $1 })
  }

  /// The property [`right-margin`](https://docs.gtk.org/gtk4/property.TextView.right-margin.html) of `GtkTextView`.
  public var rightMargin: DynamicSubject<Int> {
    property("right-margin", get: { (object: TextView) in object.rightMargin }, set: { $0.rightMargin = $1 })
  }

  /// The property [`tabs`](https://docs.gtk.org/gtk4/property.TextView.tabs.html) of `GtkTextView`.
  public var tabs: DynamicSubject<Pango.TabArray?> { property("tabs") }

  /// The property [`top-margin`](https://docs.gtk.org/gtk4/property.TextView.top-margin.html) of `GtkTextView`.
  public var topMargin: DynamicSubject<Int> {
    property("top-margin", get: { (object: TextView) in object.topMargin }, set: { $0.topMargin = $1 })
  }

  /// The property [`wrap-mode`](https://docs.gtk.org/gtk4/property.TextView.wrap-mode.html) of `GtkTextView`.
  public var wrapMode: DynamicSubject<WrapMode> { property("wrap-mode") }

  /// The signal [`backspace`](https://docs.gtk.org/gtk4/signal.TextView.backspace.html) of `GtkTextView`.
  public var backspace: SafeSignal<Void> { signal("backspace") }

  /// The signal [`copy-clipboard`](https://docs.gtk.org/gtk4/signal.TextView.copy-clipboard.html) of `GtkTextView`.
  public var copyClipboard: SafeSignal<Void> { signal("copy-clipboard") }

  /// The signal [`cut-clipboard`](https://docs.gtk.org/gtk4/signal.TextView.cut-clipboard.html) of `GtkTextView`.
  public var cutClipboard: SafeSignal<Void> { signal("cut-clipboard") }

  /// The signal [`delete-from-cursor`](https://docs.gtk.org/gtk4/signal.TextView.delete-from-cursor.html) of
  /// `GtkTextView`.
  ///
  /// Arguments: `type`, `count`.
  public var deleteFromCursor: SafeSignal<(DeleteType, Int)> { signal(ofSeveral: "delete-from-cursor") }

  /// The signal [`extend-selection`](https://docs.gtk.org/gtk4/signal.TextView.extend-selection.html) of `GtkTextView`.
  ///
  /// Arguments: `granularity`, `location`, `start`, `end`.
  public var extendSelection: SignalRequest<Bool, TextExtendSelection, TextIter, TextIter, TextIter> {
    request("extend-selection")
  }

  /// The signal [`insert-at-cursor`](https://docs.gtk.org/gtk4/signal.TextView.insert-at-cursor.html) of `GtkTextView`.
  ///
  /// Argument: `string`.
  public var insertAtCursor: SafeSignal<String> { signal(ofOne: "insert-at-cursor") }

  /// The signal [`insert-emoji`](https://docs.gtk.org/gtk4/signal.TextView.insert-emoji.html) of `GtkTextView`.
  public var insertEmoji: SafeSignal<Void> { signal("insert-emoji") }

  /// The signal [`move-cursor`](https://docs.gtk.org/gtk4/signal.TextView.move-cursor.html) of `GtkTextView`.
  ///
  /// Arguments: `step`, `count`, `extendSelection`.
  public var moveCursor: SafeSignal<(MovementStep, Int, Bool)> { signal(ofSeveral: "move-cursor") }

  /// The signal [`move-viewport`](https://docs.gtk.org/gtk4/signal.TextView.move-viewport.html) of `GtkTextView`.
  ///
  /// Arguments: `step`, `count`.
  public var moveViewport: SafeSignal<(ScrollStep, Int)> { signal(ofSeveral: "move-viewport") }

  /// The signal [`paste-clipboard`](https://docs.gtk.org/gtk4/signal.TextView.paste-clipboard.html) of `GtkTextView`.
  public var pasteClipboard: SafeSignal<Void> { signal("paste-clipboard") }

  /// The signal [`preedit-changed`](https://docs.gtk.org/gtk4/signal.TextView.preedit-changed.html) of `GtkTextView`.
  ///
  /// Argument: `preedit`.
  public var preeditChanged: SafeSignal<String> { signal(ofOne: "preedit-changed") }

  /// The signal [`select-all`](https://docs.gtk.org/gtk4/signal.TextView.select-all.html) of `GtkTextView`.
  ///
  /// Argument: `select`.
  public var selectAll: SafeSignal<Bool> { signal(ofOne: "select-all") }

  /// The signal [`set-anchor`](https://docs.gtk.org/gtk4/signal.TextView.set-anchor.html) of `GtkTextView`.
  public var setAnchor: SafeSignal<Void> { signal("set-anchor") }

  /// The signal [`toggle-cursor-visible`](https://docs.gtk.org/gtk4/signal.TextView.toggle-cursor-visible.html) of
  /// `GtkTextView`.
  public var toggleCursorVisible: SafeSignal<Void> { signal("toggle-cursor-visible") }

  /// The signal [`toggle-overwrite`](https://docs.gtk.org/gtk4/signal.TextView.toggle-overwrite.html) of `GtkTextView`.
  public var toggleOverwrite: SafeSignal<Void> { signal("toggle-overwrite") }
}

/// The class [`GtkSettings`](https://docs.gtk.org/gtk4/class.Settings.html).
open class ToolkitSettings: Object, StyleProvider {
  open override class var gType: GType { gtk_settings_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property
  /// [`gtk-alternative-button-order`](https://docs.gtk.org/gtk4/property.Settings.gtk-alternative-button-order.html) of
  /// `GtkSettings`.
  public final var gtkAlternativeButtonOrder: Bool {
    get { getProperty("gtk-alternative-button-order") }
    set { setProperty("gtk-alternative-button-order", newValue) }
  }

  /// The property
  /// [`gtk-alternative-sort-arrows`](https://docs.gtk.org/gtk4/property.Settings.gtk-alternative-sort-arrows.html) of
  /// `GtkSettings`.
  public final var gtkAlternativeSortArrows: Bool {
    get { getProperty("gtk-alternative-sort-arrows") }
    set { setProperty("gtk-alternative-sort-arrows", newValue) }
  }

  /// The property
  /// [`gtk-application-prefer-dark-theme`](https://docs.gtk.org/gtk4/property.Settings.gtk-application-prefer-dark-theme.html)
  /// of `GtkSettings`.
  public final var gtkApplicationPreferDarkTheme: Bool {
    get { getProperty("gtk-application-prefer-dark-theme") }
    set { setProperty("gtk-application-prefer-dark-theme", newValue) }
  }

  /// The property [`gtk-cursor-aspect-ratio`](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-aspect-ratio.html)
  /// of `GtkSettings`.
  public final var gtkCursorAspectRatio: Double {
    get { getProperty("gtk-cursor-aspect-ratio") }
    set { setProperty("gtk-cursor-aspect-ratio", newValue) }
  }

  /// The property [`gtk-cursor-blink`](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-blink.html) of
  /// `GtkSettings`.
  public final var gtkCursorBlink: Bool {
    get { getProperty("gtk-cursor-blink") }
    set { setProperty("gtk-cursor-blink", newValue) }
  }

  /// The property [`gtk-cursor-blink-time`](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-blink-time.html) of
  /// `GtkSettings`.
  public final var gtkCursorBlinkTime: Int {
    get { getProperty("gtk-cursor-blink-time") }
    set { setProperty("gtk-cursor-blink-time", newValue) }
  }

  /// The property
  /// [`gtk-cursor-blink-timeout`](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-blink-timeout.html) of
  /// `GtkSettings`.
  public final var gtkCursorBlinkTimeout: Int {
    get { getProperty("gtk-cursor-blink-timeout") }
    set { setProperty("gtk-cursor-blink-timeout", newValue) }
  }

  /// The property [`gtk-cursor-theme-name`](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-theme-name.html) of
  /// `GtkSettings`.
  public final var gtkCursorThemeName: String {
    get { getProperty("gtk-cursor-theme-name") }
    set { setProperty("gtk-cursor-theme-name", newValue) }
  }

  /// The property [`gtk-cursor-theme-size`](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-theme-size.html) of
  /// `GtkSettings`.
  public final var gtkCursorThemeSize: Int {
    get { getProperty("gtk-cursor-theme-size") }
    set { setProperty("gtk-cursor-theme-size", newValue) }
  }

  /// The property [`gtk-decoration-layout`](https://docs.gtk.org/gtk4/property.Settings.gtk-decoration-layout.html) of
  /// `GtkSettings`.
  public final var gtkDecorationLayout: String {
    get { getProperty("gtk-decoration-layout") }
    set { setProperty("gtk-decoration-layout", newValue) }
  }

  /// The property [`gtk-dialogs-use-header`](https://docs.gtk.org/gtk4/property.Settings.gtk-dialogs-use-header.html)
  /// of `GtkSettings`.
  public final var gtkDialogsUseHeader: Bool {
    get { getProperty("gtk-dialogs-use-header") }
    set { setProperty("gtk-dialogs-use-header", newValue) }
  }

  /// The property [`gtk-dnd-drag-threshold`](https://docs.gtk.org/gtk4/property.Settings.gtk-dnd-drag-threshold.html)
  /// of `GtkSettings`.
  public final var gtkDndDragThreshold: Int {
    get { getProperty("gtk-dnd-drag-threshold") }
    set { setProperty("gtk-dnd-drag-threshold", newValue) }
  }

  /// The property
  /// [`gtk-double-click-distance`](https://docs.gtk.org/gtk4/property.Settings.gtk-double-click-distance.html) of
  /// `GtkSettings`.
  public final var gtkDoubleClickDistance: Int {
    get { getProperty("gtk-double-click-distance") }
    set { setProperty("gtk-double-click-distance", newValue) }
  }

  /// The property [`gtk-double-click-time`](https://docs.gtk.org/gtk4/property.Settings.gtk-double-click-time.html) of
  /// `GtkSettings`.
  public final var gtkDoubleClickTime: Int {
    get { getProperty("gtk-double-click-time") }
    set { setProperty("gtk-double-click-time", newValue) }
  }

  /// The property [`gtk-enable-accels`](https://docs.gtk.org/gtk4/property.Settings.gtk-enable-accels.html) of
  /// `GtkSettings`.
  public final var gtkEnableAccels: Bool {
    get { getProperty("gtk-enable-accels") }
    set { setProperty("gtk-enable-accels", newValue) }
  }

  /// The property [`gtk-enable-animations`](https://docs.gtk.org/gtk4/property.Settings.gtk-enable-animations.html) of
  /// `GtkSettings`.
  public final var gtkEnableAnimations: Bool {
    get { getProperty("gtk-enable-animations") }
    set { setProperty("gtk-enable-animations", newValue) }
  }

  /// The property [`gtk-enable-event-sounds`](https://docs.gtk.org/gtk4/property.Settings.gtk-enable-event-sounds.html)
  /// of `GtkSettings`.
  public final var gtkEnableEventSounds: Bool {
    get { getProperty("gtk-enable-event-sounds") }
    set { setProperty("gtk-enable-event-sounds", newValue) }
  }

  /// The property
  /// [`gtk-enable-input-feedback-sounds`](https://docs.gtk.org/gtk4/property.Settings.gtk-enable-input-feedback-sounds.html)
  /// of `GtkSettings`.
  public final var gtkEnableInputFeedbackSounds: Bool {
    get { getProperty("gtk-enable-input-feedback-sounds") }
    set { setProperty("gtk-enable-input-feedback-sounds", newValue) }
  }

  /// The property
  /// [`gtk-enable-primary-paste`](https://docs.gtk.org/gtk4/property.Settings.gtk-enable-primary-paste.html) of
  /// `GtkSettings`.
  public final var gtkEnablePrimaryPaste: Bool {
    get { getProperty("gtk-enable-primary-paste") }
    set { setProperty("gtk-enable-primary-paste", newValue) }
  }

  /// The property
  /// [`gtk-entry-password-hint-timeout`](https://docs.gtk.org/gtk4/property.Settings.gtk-entry-password-hint-timeout.html)
  /// of `GtkSettings`.
  public final var gtkEntryPasswordHintTimeout: Int {
    get { getProperty("gtk-entry-password-hint-timeout") }
    set { setProperty("gtk-entry-password-hint-timeout", newValue) }
  }

  /// The property
  /// [`gtk-entry-select-on-focus`](https://docs.gtk.org/gtk4/property.Settings.gtk-entry-select-on-focus.html) of
  /// `GtkSettings`.
  public final var gtkEntrySelectOnFocus: Bool {
    get { getProperty("gtk-entry-select-on-focus") }
    set { setProperty("gtk-entry-select-on-focus", newValue) }
  }

  /// The property [`gtk-error-bell`](https://docs.gtk.org/gtk4/property.Settings.gtk-error-bell.html) of `GtkSettings`.
  public final var gtkErrorBell: Bool {
    get { getProperty("gtk-error-bell") }
    set { setProperty("gtk-error-bell", newValue) }
  }

  /// The property [`gtk-font-name`](https://docs.gtk.org/gtk4/property.Settings.gtk-font-name.html) of `GtkSettings`.
  public final var gtkFontName: String {
    get { getProperty("gtk-font-name") }
    set { setProperty("gtk-font-name", newValue) }
  }

  /// The property
  /// [`gtk-fontconfig-timestamp`](https://docs.gtk.org/gtk4/property.Settings.gtk-fontconfig-timestamp.html) of
  /// `GtkSettings`.
  public final var gtkFontconfigTimestamp: Int {
    get { getProperty("gtk-fontconfig-timestamp") }
    set { setProperty("gtk-fontconfig-timestamp", newValue) }
  }

  /// The property [`gtk-hint-font-metrics`](https://docs.gtk.org/gtk4/property.Settings.gtk-hint-font-metrics.html) of
  /// `GtkSettings`. Since GTK 4.6.
  public final var gtkHintFontMetrics: Bool {
    get { getProperty("gtk-hint-font-metrics") }
    set { setProperty("gtk-hint-font-metrics", newValue) }
  }

  /// The property [`gtk-icon-theme-name`](https://docs.gtk.org/gtk4/property.Settings.gtk-icon-theme-name.html) of
  /// `GtkSettings`.
  public final var gtkIconThemeName: String {
    get { getProperty("gtk-icon-theme-name") }
    set { setProperty("gtk-icon-theme-name", newValue) }
  }

  /// The property [`gtk-im-module`](https://docs.gtk.org/gtk4/property.Settings.gtk-im-module.html) of `GtkSettings`.
  public final var gtkImModule: String {
    get { getProperty("gtk-im-module") }
    set { setProperty("gtk-im-module", newValue) }
  }

  /// The property [`gtk-keynav-use-caret`](https://docs.gtk.org/gtk4/property.Settings.gtk-keynav-use-caret.html) of
  /// `GtkSettings`.
  public final var gtkKeynavUseCaret: Bool {
    get { getProperty("gtk-keynav-use-caret") }
    set { setProperty("gtk-keynav-use-caret", newValue) }
  }

  /// The property
  /// [`gtk-label-select-on-focus`](https://docs.gtk.org/gtk4/property.Settings.gtk-label-select-on-focus.html) of
  /// `GtkSettings`.
  public final var gtkLabelSelectOnFocus: Bool {
    get { getProperty("gtk-label-select-on-focus") }
    set { setProperty("gtk-label-select-on-focus", newValue) }
  }

  /// The property [`gtk-long-press-time`](https://docs.gtk.org/gtk4/property.Settings.gtk-long-press-time.html) of
  /// `GtkSettings`.
  public final var gtkLongPressTime: Int {
    get { getProperty("gtk-long-press-time") }
    set { setProperty("gtk-long-press-time", newValue) }
  }

  /// The property [`gtk-overlay-scrolling`](https://docs.gtk.org/gtk4/property.Settings.gtk-overlay-scrolling.html) of
  /// `GtkSettings`.
  public final var gtkOverlayScrolling: Bool {
    get { getProperty("gtk-overlay-scrolling") }
    set { setProperty("gtk-overlay-scrolling", newValue) }
  }

  /// The property
  /// [`gtk-primary-button-warps-slider`](https://docs.gtk.org/gtk4/property.Settings.gtk-primary-button-warps-slider.html)
  /// of `GtkSettings`.
  public final var gtkPrimaryButtonWarpsSlider: Bool {
    get { getProperty("gtk-primary-button-warps-slider") }
    set { setProperty("gtk-primary-button-warps-slider", newValue) }
  }

  /// The property [`gtk-print-backends`](https://docs.gtk.org/gtk4/property.Settings.gtk-print-backends.html) of
  /// `GtkSettings`.
  public final var gtkPrintBackends: String {
    get { getProperty("gtk-print-backends") }
    set { setProperty("gtk-print-backends", newValue) }
  }

  /// The property
  /// [`gtk-print-preview-command`](https://docs.gtk.org/gtk4/property.Settings.gtk-print-preview-command.html) of
  /// `GtkSettings`.
  public final var gtkPrintPreviewCommand: String {
    get { getProperty("gtk-print-preview-command") }
    set { setProperty("gtk-print-preview-command", newValue) }
  }

  /// The property
  /// [`gtk-recent-files-enabled`](https://docs.gtk.org/gtk4/property.Settings.gtk-recent-files-enabled.html) of
  /// `GtkSettings`.
  public final var gtkRecentFilesEnabled: Bool {
    get { getProperty("gtk-recent-files-enabled") }
    set { setProperty("gtk-recent-files-enabled", newValue) }
  }

  /// The property
  /// [`gtk-recent-files-max-age`](https://docs.gtk.org/gtk4/property.Settings.gtk-recent-files-max-age.html) of
  /// `GtkSettings`.
  public final var gtkRecentFilesMaxAge: Int {
    get { getProperty("gtk-recent-files-max-age") }
    set { setProperty("gtk-recent-files-max-age", newValue) }
  }

  /// The property
  /// [`gtk-shell-shows-app-menu`](https://docs.gtk.org/gtk4/property.Settings.gtk-shell-shows-app-menu.html) of
  /// `GtkSettings`.
  public final var gtkShellShowsAppMenu: Bool {
    get { getProperty("gtk-shell-shows-app-menu") }
    set { setProperty("gtk-shell-shows-app-menu", newValue) }
  }

  /// The property [`gtk-shell-shows-desktop`](https://docs.gtk.org/gtk4/property.Settings.gtk-shell-shows-desktop.html)
  /// of `GtkSettings`.
  public final var gtkShellShowsDesktop: Bool {
    get { getProperty("gtk-shell-shows-desktop") }
    set { setProperty("gtk-shell-shows-desktop", newValue) }
  }

  /// The property [`gtk-shell-shows-menubar`](https://docs.gtk.org/gtk4/property.Settings.gtk-shell-shows-menubar.html)
  /// of `GtkSettings`.
  public final var gtkShellShowsMenubar: Bool {
    get { getProperty("gtk-shell-shows-menubar") }
    set { setProperty("gtk-shell-shows-menubar", newValue) }
  }

  /// The property [`gtk-sound-theme-name`](https://docs.gtk.org/gtk4/property.Settings.gtk-sound-theme-name.html) of
  /// `GtkSettings`.
  public final var gtkSoundThemeName: String {
    get { getProperty("gtk-sound-theme-name") }
    set { setProperty("gtk-sound-theme-name", newValue) }
  }

  /// The property [`gtk-split-cursor`](https://docs.gtk.org/gtk4/property.Settings.gtk-split-cursor.html) of
  /// `GtkSettings`.
  public final var gtkSplitCursor: Bool {
    get { getProperty("gtk-split-cursor") }
    set { setProperty("gtk-split-cursor", newValue) }
  }

  /// The property [`gtk-theme-name`](https://docs.gtk.org/gtk4/property.Settings.gtk-theme-name.html) of `GtkSettings`.
  public final var gtkThemeName: String {
    get { getProperty("gtk-theme-name") }
    set { setProperty("gtk-theme-name", newValue) }
  }

  /// The property
  /// [`gtk-titlebar-double-click`](https://docs.gtk.org/gtk4/property.Settings.gtk-titlebar-double-click.html) of
  /// `GtkSettings`.
  public final var gtkTitlebarDoubleClick: String {
    get { getProperty("gtk-titlebar-double-click") }
    set { setProperty("gtk-titlebar-double-click", newValue) }
  }

  /// The property
  /// [`gtk-titlebar-middle-click`](https://docs.gtk.org/gtk4/property.Settings.gtk-titlebar-middle-click.html) of
  /// `GtkSettings`.
  public final var gtkTitlebarMiddleClick: String {
    get { getProperty("gtk-titlebar-middle-click") }
    set { setProperty("gtk-titlebar-middle-click", newValue) }
  }

  /// The property
  /// [`gtk-titlebar-right-click`](https://docs.gtk.org/gtk4/property.Settings.gtk-titlebar-right-click.html) of
  /// `GtkSettings`.
  public final var gtkTitlebarRightClick: String {
    get { getProperty("gtk-titlebar-right-click") }
    set { setProperty("gtk-titlebar-right-click", newValue) }
  }

  /// The property [`gtk-xft-antialias`](https://docs.gtk.org/gtk4/property.Settings.gtk-xft-antialias.html) of
  /// `GtkSettings`.
  public final var gtkXftAntialias: Int {
    get { getProperty("gtk-xft-antialias") }
    set { setProperty("gtk-xft-antialias", newValue) }
  }

  /// The property [`gtk-xft-dpi`](https://docs.gtk.org/gtk4/property.Settings.gtk-xft-dpi.html) of `GtkSettings`.
  public final var gtkXftDpi: Int {
    get { getProperty("gtk-xft-dpi") }
    set { setProperty("gtk-xft-dpi", newValue) }
  }

  /// The property [`gtk-xft-hinting`](https://docs.gtk.org/gtk4/property.Settings.gtk-xft-hinting.html) of
  /// `GtkSettings`.
  public final var gtkXftHinting: Int {
    get { getProperty("gtk-xft-hinting") }
    set { setProperty("gtk-xft-hinting", newValue) }
  }

  /// The property [`gtk-xft-hintstyle`](https://docs.gtk.org/gtk4/property.Settings.gtk-xft-hintstyle.html) of
  /// `GtkSettings`.
  public final var gtkXftHintstyle: String {
    get { getProperty("gtk-xft-hintstyle") }
    set { setProperty("gtk-xft-hintstyle", newValue) }
  }

  /// The property [`gtk-xft-rgba`](https://docs.gtk.org/gtk4/property.Settings.gtk-xft-rgba.html) of `GtkSettings`.
  public final var gtkXftRgba: String {
    get { getProperty("gtk-xft-rgba") }
    set { setProperty("gtk-xft-rgba", newValue) }
  }

  /// Calls [`gtk_settings_reset_property()`](https://docs.gtk.org/gtk4/method.Settings.reset_property.html).
  public final func resetProperty(_ name: String) { gtk_settings_reset_property(instance(self), name) }

  /// Calls [`gtk_settings_get_default()`](https://docs.gtk.org/gtk4/type_func.Settings.get_default.html).
  public static var `default`: ToolkitSettings? { lentObject(opaque: gtk_settings_get_default()) }

  /// Calls [`gtk_settings_get_for_display()`](https://docs.gtk.org/gtk4/type_func.Settings.get_for_display.html).
  public static func getForDisplay(_ display: Gdk.Display) -> ToolkitSettings {
    lentObject(opaque: gtk_settings_get_for_display(display.opaque))!
  }
}

extension Reactive where Base: ToolkitSettings {
  /// The property
  /// [`gtk-alternative-button-order`](https://docs.gtk.org/gtk4/property.Settings.gtk-alternative-button-order.html) of
  /// `GtkSettings`.
  public var gtkAlternativeButtonOrder: DynamicSubject<Bool> { property("gtk-alternative-button-order") }

  /// The property
  /// [`gtk-alternative-sort-arrows`](https://docs.gtk.org/gtk4/property.Settings.gtk-alternative-sort-arrows.html) of
  /// `GtkSettings`.
  public var gtkAlternativeSortArrows: DynamicSubject<Bool> { property("gtk-alternative-sort-arrows") }

  /// The property
  /// [`gtk-application-prefer-dark-theme`](https://docs.gtk.org/gtk4/property.Settings.gtk-application-prefer-dark-theme.html)
  /// of `GtkSettings`.
  public var gtkApplicationPreferDarkTheme: DynamicSubject<Bool> { property("gtk-application-prefer-dark-theme") }

  /// The property [`gtk-cursor-aspect-ratio`](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-aspect-ratio.html)
  /// of `GtkSettings`.
  public var gtkCursorAspectRatio: DynamicSubject<Double> { property("gtk-cursor-aspect-ratio") }

  /// The property [`gtk-cursor-blink`](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-blink.html) of
  /// `GtkSettings`.
  public var gtkCursorBlink: DynamicSubject<Bool> { property("gtk-cursor-blink") }

  /// The property [`gtk-cursor-blink-time`](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-blink-time.html) of
  /// `GtkSettings`.
  public var gtkCursorBlinkTime: DynamicSubject<Int> { property("gtk-cursor-blink-time") }

  /// The property
  /// [`gtk-cursor-blink-timeout`](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-blink-timeout.html) of
  /// `GtkSettings`.
  public var gtkCursorBlinkTimeout: DynamicSubject<Int> { property("gtk-cursor-blink-timeout") }

  /// The property [`gtk-cursor-theme-name`](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-theme-name.html) of
  /// `GtkSettings`.
  public var gtkCursorThemeName: DynamicSubject<String> { property("gtk-cursor-theme-name") }

  /// The property [`gtk-cursor-theme-size`](https://docs.gtk.org/gtk4/property.Settings.gtk-cursor-theme-size.html) of
  /// `GtkSettings`.
  public var gtkCursorThemeSize: DynamicSubject<Int> { property("gtk-cursor-theme-size") }

  /// The property [`gtk-decoration-layout`](https://docs.gtk.org/gtk4/property.Settings.gtk-decoration-layout.html) of
  /// `GtkSettings`.
  public var gtkDecorationLayout: DynamicSubject<String> { property("gtk-decoration-layout") }

  /// The property [`gtk-dialogs-use-header`](https://docs.gtk.org/gtk4/property.Settings.gtk-dialogs-use-header.html)
  /// of `GtkSettings`.
  public var gtkDialogsUseHeader: DynamicSubject<Bool> { property("gtk-dialogs-use-header") }

  /// The property [`gtk-dnd-drag-threshold`](https://docs.gtk.org/gtk4/property.Settings.gtk-dnd-drag-threshold.html)
  /// of `GtkSettings`.
  public var gtkDndDragThreshold: DynamicSubject<Int> { property("gtk-dnd-drag-threshold") }

  /// The property
  /// [`gtk-double-click-distance`](https://docs.gtk.org/gtk4/property.Settings.gtk-double-click-distance.html) of
  /// `GtkSettings`.
  public var gtkDoubleClickDistance: DynamicSubject<Int> { property("gtk-double-click-distance") }

  /// The property [`gtk-double-click-time`](https://docs.gtk.org/gtk4/property.Settings.gtk-double-click-time.html) of
  /// `GtkSettings`.
  public var gtkDoubleClickTime: DynamicSubject<Int> { property("gtk-double-click-time") }

  /// The property [`gtk-enable-accels`](https://docs.gtk.org/gtk4/property.Settings.gtk-enable-accels.html) of
  /// `GtkSettings`.
  public var gtkEnableAccels: DynamicSubject<Bool> { property("gtk-enable-accels") }

  /// The property [`gtk-enable-animations`](https://docs.gtk.org/gtk4/property.Settings.gtk-enable-animations.html) of
  /// `GtkSettings`.
  public var gtkEnableAnimations: DynamicSubject<Bool> { property("gtk-enable-animations") }

  /// The property [`gtk-enable-event-sounds`](https://docs.gtk.org/gtk4/property.Settings.gtk-enable-event-sounds.html)
  /// of `GtkSettings`.
  public var gtkEnableEventSounds: DynamicSubject<Bool> { property("gtk-enable-event-sounds") }

  /// The property
  /// [`gtk-enable-input-feedback-sounds`](https://docs.gtk.org/gtk4/property.Settings.gtk-enable-input-feedback-sounds.html)
  /// of `GtkSettings`.
  public var gtkEnableInputFeedbackSounds: DynamicSubject<Bool> { property("gtk-enable-input-feedback-sounds") }

  /// The property
  /// [`gtk-enable-primary-paste`](https://docs.gtk.org/gtk4/property.Settings.gtk-enable-primary-paste.html) of
  /// `GtkSettings`.
  public var gtkEnablePrimaryPaste: DynamicSubject<Bool> { property("gtk-enable-primary-paste") }

  /// The property
  /// [`gtk-entry-password-hint-timeout`](https://docs.gtk.org/gtk4/property.Settings.gtk-entry-password-hint-timeout.html)
  /// of `GtkSettings`.
  public var gtkEntryPasswordHintTimeout: DynamicSubject<Int> { property("gtk-entry-password-hint-timeout") }

  /// The property
  /// [`gtk-entry-select-on-focus`](https://docs.gtk.org/gtk4/property.Settings.gtk-entry-select-on-focus.html) of
  /// `GtkSettings`.
  public var gtkEntrySelectOnFocus: DynamicSubject<Bool> { property("gtk-entry-select-on-focus") }

  /// The property [`gtk-error-bell`](https://docs.gtk.org/gtk4/property.Settings.gtk-error-bell.html) of `GtkSettings`.
  public var gtkErrorBell: DynamicSubject<Bool> { property("gtk-error-bell") }

  /// The property [`gtk-font-name`](https://docs.gtk.org/gtk4/property.Settings.gtk-font-name.html) of `GtkSettings`.
  public var gtkFontName: DynamicSubject<String> { property("gtk-font-name") }

  /// The property
  /// [`gtk-fontconfig-timestamp`](https://docs.gtk.org/gtk4/property.Settings.gtk-fontconfig-timestamp.html) of
  /// `GtkSettings`.
  public var gtkFontconfigTimestamp: DynamicSubject<Int> { property("gtk-fontconfig-timestamp") }

  /// The property [`gtk-hint-font-metrics`](https://docs.gtk.org/gtk4/property.Settings.gtk-hint-font-metrics.html) of
  /// `GtkSettings`. Since GTK 4.6.
  public var gtkHintFontMetrics: DynamicSubject<Bool> { property("gtk-hint-font-metrics") }

  /// The property [`gtk-icon-theme-name`](https://docs.gtk.org/gtk4/property.Settings.gtk-icon-theme-name.html) of
  /// `GtkSettings`.
  public var gtkIconThemeName: DynamicSubject<String> { property("gtk-icon-theme-name") }

  /// The property [`gtk-im-module`](https://docs.gtk.org/gtk4/property.Settings.gtk-im-module.html) of `GtkSettings`.
  public var gtkImModule: DynamicSubject<String> { property("gtk-im-module") }

  /// The property [`gtk-keynav-use-caret`](https://docs.gtk.org/gtk4/property.Settings.gtk-keynav-use-caret.html) of
  /// `GtkSettings`.
  public var gtkKeynavUseCaret: DynamicSubject<Bool> { property("gtk-keynav-use-caret") }

  /// The property
  /// [`gtk-label-select-on-focus`](https://docs.gtk.org/gtk4/property.Settings.gtk-label-select-on-focus.html) of
  /// `GtkSettings`.
  public var gtkLabelSelectOnFocus: DynamicSubject<Bool> { property("gtk-label-select-on-focus") }

  /// The property [`gtk-long-press-time`](https://docs.gtk.org/gtk4/property.Settings.gtk-long-press-time.html) of
  /// `GtkSettings`.
  public var gtkLongPressTime: DynamicSubject<Int> { property("gtk-long-press-time") }

  /// The property [`gtk-overlay-scrolling`](https://docs.gtk.org/gtk4/property.Settings.gtk-overlay-scrolling.html) of
  /// `GtkSettings`.
  public var gtkOverlayScrolling: DynamicSubject<Bool> { property("gtk-overlay-scrolling") }

  /// The property
  /// [`gtk-primary-button-warps-slider`](https://docs.gtk.org/gtk4/property.Settings.gtk-primary-button-warps-slider.html)
  /// of `GtkSettings`.
  public var gtkPrimaryButtonWarpsSlider: DynamicSubject<Bool> { property("gtk-primary-button-warps-slider") }

  /// The property [`gtk-print-backends`](https://docs.gtk.org/gtk4/property.Settings.gtk-print-backends.html) of
  /// `GtkSettings`.
  public var gtkPrintBackends: DynamicSubject<String> { property("gtk-print-backends") }

  /// The property
  /// [`gtk-print-preview-command`](https://docs.gtk.org/gtk4/property.Settings.gtk-print-preview-command.html) of
  /// `GtkSettings`.
  public var gtkPrintPreviewCommand: DynamicSubject<String> { property("gtk-print-preview-command") }

  /// The property
  /// [`gtk-recent-files-enabled`](https://docs.gtk.org/gtk4/property.Settings.gtk-recent-files-enabled.html) of
  /// `GtkSettings`.
  public var gtkRecentFilesEnabled: DynamicSubject<Bool> { property("gtk-recent-files-enabled") }

  /// The property
  /// [`gtk-recent-files-max-age`](https://docs.gtk.org/gtk4/property.Settings.gtk-recent-files-max-age.html) of
  /// `GtkSettings`.
  public var gtkRecentFilesMaxAge: DynamicSubject<Int> { property("gtk-recent-files-max-age") }

  /// The property
  /// [`gtk-shell-shows-app-menu`](https://docs.gtk.org/gtk4/property.Settings.gtk-shell-shows-app-menu.html) of
  /// `GtkSettings`.
  public var gtkShellShowsAppMenu: DynamicSubject<Bool> { property("gtk-shell-shows-app-menu") }

  /// The property [`gtk-shell-shows-desktop`](https://docs.gtk.org/gtk4/property.Settings.gtk-shell-shows-desktop.html)
  /// of `GtkSettings`.
  public var gtkShellShowsDesktop: DynamicSubject<Bool> { property("gtk-shell-shows-desktop") }

  /// The property [`gtk-shell-shows-menubar`](https://docs.gtk.org/gtk4/property.Settings.gtk-shell-shows-menubar.html)
  /// of `GtkSettings`.
  public var gtkShellShowsMenubar: DynamicSubject<Bool> { property("gtk-shell-shows-menubar") }

  /// The property [`gtk-sound-theme-name`](https://docs.gtk.org/gtk4/property.Settings.gtk-sound-theme-name.html) of
  /// `GtkSettings`.
  public var gtkSoundThemeName: DynamicSubject<String> { property("gtk-sound-theme-name") }

  /// The property [`gtk-split-cursor`](https://docs.gtk.org/gtk4/property.Settings.gtk-split-cursor.html) of
  /// `GtkSettings`.
  public var gtkSplitCursor: DynamicSubject<Bool> { property("gtk-split-cursor") }

  /// The property [`gtk-theme-name`](https://docs.gtk.org/gtk4/property.Settings.gtk-theme-name.html) of `GtkSettings`.
  public var gtkThemeName: DynamicSubject<String> { property("gtk-theme-name") }

  /// The property
  /// [`gtk-titlebar-double-click`](https://docs.gtk.org/gtk4/property.Settings.gtk-titlebar-double-click.html) of
  /// `GtkSettings`.
  public var gtkTitlebarDoubleClick: DynamicSubject<String> { property("gtk-titlebar-double-click") }

  /// The property
  /// [`gtk-titlebar-middle-click`](https://docs.gtk.org/gtk4/property.Settings.gtk-titlebar-middle-click.html) of
  /// `GtkSettings`.
  public var gtkTitlebarMiddleClick: DynamicSubject<String> { property("gtk-titlebar-middle-click") }

  /// The property
  /// [`gtk-titlebar-right-click`](https://docs.gtk.org/gtk4/property.Settings.gtk-titlebar-right-click.html) of
  /// `GtkSettings`.
  public var gtkTitlebarRightClick: DynamicSubject<String> { property("gtk-titlebar-right-click") }

  /// The property [`gtk-xft-antialias`](https://docs.gtk.org/gtk4/property.Settings.gtk-xft-antialias.html) of
  /// `GtkSettings`.
  public var gtkXftAntialias: DynamicSubject<Int> { property("gtk-xft-antialias") }

  /// The property [`gtk-xft-dpi`](https://docs.gtk.org/gtk4/property.Settings.gtk-xft-dpi.html) of `GtkSettings`.
  public var gtkXftDpi: DynamicSubject<Int> { property("gtk-xft-dpi") }

  /// The property [`gtk-xft-hinting`](https://docs.gtk.org/gtk4/property.Settings.gtk-xft-hinting.html) of
  /// `GtkSettings`.
  public var gtkXftHinting: DynamicSubject<Int> { property("gtk-xft-hinting") }

  /// The property [`gtk-xft-hintstyle`](https://docs.gtk.org/gtk4/property.Settings.gtk-xft-hintstyle.html) of
  /// `GtkSettings`.
  public var gtkXftHintstyle: DynamicSubject<String> { property("gtk-xft-hintstyle") }

  /// The property [`gtk-xft-rgba`](https://docs.gtk.org/gtk4/property.Settings.gtk-xft-rgba.html) of `GtkSettings`.
  public var gtkXftRgba: DynamicSubject<String> { property("gtk-xft-rgba") }
}

/// The class [`GtkTooltip`](https://docs.gtk.org/gtk4/class.Tooltip.html).
open class Tooltip: Object {
  open override class var gType: GType { gtk_tooltip_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_tooltip_set_custom()`](https://docs.gtk.org/gtk4/method.Tooltip.set_custom.html).
  public final func setCustom(_ customWidget: Widget?) {
    gtk_tooltip_set_custom(instance(self), customWidget?.gtkWidget)
  }

  /// Calls [`gtk_tooltip_set_icon()`](https://docs.gtk.org/gtk4/method.Tooltip.set_icon.html).
  public final func setIcon(_ paintable: (any Gdk.Paintable)?) {
    gtk_tooltip_set_icon(instance(self), paintable?.opaque)
  }

  /// Calls [`gtk_tooltip_set_icon_from_gicon()`](https://docs.gtk.org/gtk4/method.Tooltip.set_icon_from_gicon.html).
  public final func setIconFromGicon(_ gicon: (any Gio.Icon)?) {
    gtk_tooltip_set_icon_from_gicon(instance(self), gicon?.opaque)
  }

  /// Calls
  /// [`gtk_tooltip_set_icon_from_icon_name()`](https://docs.gtk.org/gtk4/method.Tooltip.set_icon_from_icon_name.html).
  public final func setIconFromIconName(_ iconName: String?) {
    gtk_tooltip_set_icon_from_icon_name(instance(self), iconName)
  }

  /// Calls [`gtk_tooltip_set_text()`](https://docs.gtk.org/gtk4/method.Tooltip.set_text.html).
  public final func setText(_ text: String?) { gtk_tooltip_set_text(instance(self), text) }

  /// Calls [`gtk_tooltip_set_tip_area()`](https://docs.gtk.org/gtk4/method.Tooltip.set_tip_area.html).
  public final func setTipArea(_ rect: Gdk.Rectangle) {
    var cRect = rect.cValue
    gtk_tooltip_set_tip_area(instance(self), &cRect)
  }
}

/// The class [`GtkTreeExpander`](https://docs.gtk.org/gtk4/class.TreeExpander.html).
open class TreeExpander: Widget {
  open override class var gType: GType { gtk_tree_expander_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_tree_expander_new()`](https://docs.gtk.org/gtk4/ctor.TreeExpander.new.html).
  public init() {
    super.init(adopting: gtk_tree_expander_new())
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.TreeExpander.child.html) of `GtkTreeExpander`.
  public final var child: Widget? {
    get { lentObject(widget: gtk_tree_expander_get_child(instance(self))) }
    set { gtk_tree_expander_set_child(instance(self), newValue?.gtkWidget) }
  }

  /// The property [`indent-for-icon`](https://docs.gtk.org/gtk4/property.TreeExpander.indent-for-icon.html) of
  /// `GtkTreeExpander`. Since GTK 4.6.
  public final var indentForIcon: Bool {
    get { gtk_tree_expander_get_indent_for_icon(instance(self)).isTrue }
    set { gtk_tree_expander_set_indent_for_icon(instance(self), newValue.gboolean) }
  }

  /// The property [`item`](https://docs.gtk.org/gtk4/property.TreeExpander.item.html) of `GtkTreeExpander`.
  public final var item: Object? { givenObject(gtk_tree_expander_get_item(instance(self))) }

  /// The property [`list-row`](https://docs.gtk.org/gtk4/property.TreeExpander.list-row.html) of `GtkTreeExpander`.
  public final var listRow: TreeListRow? {
    get { lentObject(opaque: gtk_tree_expander_get_list_row(instance(self))) }
    set { gtk_tree_expander_set_list_row(instance(self), newValue?.opaque) }
  }
}

extension Reactive where Base: TreeExpander {
  /// The property [`child`](https://docs.gtk.org/gtk4/property.TreeExpander.child.html) of `GtkTreeExpander`.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The property [`indent-for-icon`](https://docs.gtk.org/gtk4/property.TreeExpander.indent-for-icon.html) of
  /// `GtkTreeExpander`. Since GTK 4.6.
  public var indentForIcon: DynamicSubject<Bool> { property("indent-for-icon") }

  /// The property [`item`](https://docs.gtk.org/gtk4/property.TreeExpander.item.html) of `GtkTreeExpander`.
  public var item: SafeSignal<Object?> { readOnlyProperty("item") }

  /// The property [`list-row`](https://docs.gtk.org/gtk4/property.TreeExpander.list-row.html) of `GtkTreeExpander`.
  public var listRow: DynamicSubject<TreeListRow?> { property("list-row") }
}

/// The class [`GtkTreeListModel`](https://docs.gtk.org/gtk4/class.TreeListModel.html).
open class TreeListModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_tree_list_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_tree_list_model_new()`](https://docs.gtk.org/gtk4/ctor.TreeListModel.new.html).
  public init(
    root: any Gio.ListModel, passthrough: Bool, autoexpand: Bool, createFunc: @escaping (Object) -> (any Gio.ListModel)?
  ) {
    super.init(
      adopting: gtk_tree_list_model_new(
        root.given(), passthrough.gboolean, autoexpand.gboolean, callGtkTreeListModelCreateModelFunc,
        heldClosure(createFunc), releaseClosure
      ).raw)
  }

  /// The property [`autoexpand`](https://docs.gtk.org/gtk4/property.TreeListModel.autoexpand.html) of
  /// `GtkTreeListModel`.
  public final var autoexpand: Bool {
    get { gtk_tree_list_model_get_autoexpand(instance(self)).isTrue }
    set { gtk_tree_list_model_set_autoexpand(instance(self), newValue.gboolean) }
  }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.TreeListModel.item-type.html) of `GtkTreeListModel`.
  /// Since GTK 4.8.
  public final var itemType: GType { getProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.TreeListModel.model.html) of `GtkTreeListModel`.
  public final var model: (any Gio.ListModel)? { lentInterface(opaque: gtk_tree_list_model_get_model(instance(self))) }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.TreeListModel.n-items.html) of `GtkTreeListModel`.
  /// Since GTK 4.8.
  public final var nItems: Int { getProperty("n-items") }

  /// The property [`passthrough`](https://docs.gtk.org/gtk4/property.TreeListModel.passthrough.html) of
  /// `GtkTreeListModel`.
  public final var passthrough: Bool { gtk_tree_list_model_get_passthrough(instance(self)).isTrue }

  /// Calls [`gtk_tree_list_model_get_child_row()`](https://docs.gtk.org/gtk4/method.TreeListModel.get_child_row.html).
  public final func getChildRow(_ position: Int) -> TreeListRow? {
    givenObject(opaque: gtk_tree_list_model_get_child_row(instance(self), position.uint32))
  }

  /// Calls [`gtk_tree_list_model_get_row()`](https://docs.gtk.org/gtk4/method.TreeListModel.get_row.html).
  public final func getRow(_ position: Int) -> TreeListRow? {
    givenObject(opaque: gtk_tree_list_model_get_row(instance(self), position.uint32))
  }
}

extension Reactive where Base: TreeListModel {
  /// The property [`autoexpand`](https://docs.gtk.org/gtk4/property.TreeListModel.autoexpand.html) of
  /// `GtkTreeListModel`.
  public var autoexpand: DynamicSubject<Bool> { property("autoexpand") }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.TreeListModel.item-type.html) of `GtkTreeListModel`.
  /// Since GTK 4.8.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.TreeListModel.model.html) of `GtkTreeListModel`.
  public var model: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("model") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.TreeListModel.n-items.html) of `GtkTreeListModel`.
  /// Since GTK 4.8.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }

  /// The property [`passthrough`](https://docs.gtk.org/gtk4/property.TreeListModel.passthrough.html) of
  /// `GtkTreeListModel`.
  public var passthrough: SafeSignal<Bool> { readOnlyProperty("passthrough") }
}

/// The class [`GtkTreeListRow`](https://docs.gtk.org/gtk4/class.TreeListRow.html).
open class TreeListRow: Object {
  open override class var gType: GType { gtk_tree_list_row_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`children`](https://docs.gtk.org/gtk4/property.TreeListRow.children.html) of `GtkTreeListRow`.
  public final var children: (any Gio.ListModel)? {
    lentInterface(opaque: gtk_tree_list_row_get_children(instance(self)))
  }

  /// The property [`depth`](https://docs.gtk.org/gtk4/property.TreeListRow.depth.html) of `GtkTreeListRow`.
  public final var depth: Int { gtk_tree_list_row_get_depth(instance(self)).int }

  /// The property [`expandable`](https://docs.gtk.org/gtk4/property.TreeListRow.expandable.html) of `GtkTreeListRow`.
  public final var expandable: Bool { getProperty("expandable") }

  /// The property [`expanded`](https://docs.gtk.org/gtk4/property.TreeListRow.expanded.html) of `GtkTreeListRow`.
  public final var expanded: Bool {
    get { gtk_tree_list_row_get_expanded(instance(self)).isTrue }
    set { gtk_tree_list_row_set_expanded(instance(self), newValue.gboolean) }
  }

  /// The property [`item`](https://docs.gtk.org/gtk4/property.TreeListRow.item.html) of `GtkTreeListRow`.
  public final var item: Object? { givenObject(gtk_tree_list_row_get_item(instance(self))) }

  /// Calls [`gtk_tree_list_row_get_child_row()`](https://docs.gtk.org/gtk4/method.TreeListRow.get_child_row.html).
  public final func getChildRow(_ position: Int) -> TreeListRow? {
    givenObject(opaque: gtk_tree_list_row_get_child_row(instance(self), position.uint32))
  }

  /// Calls [`gtk_tree_list_row_get_parent()`](https://docs.gtk.org/gtk4/method.TreeListRow.get_parent.html).
  public final var parent: TreeListRow? { givenObject(opaque: gtk_tree_list_row_get_parent(instance(self))) }

  /// Calls [`gtk_tree_list_row_get_position()`](https://docs.gtk.org/gtk4/method.TreeListRow.get_position.html).
  public final var position: Int { gtk_tree_list_row_get_position(instance(self)).int }

  /// Calls [`gtk_tree_list_row_is_expandable()`](https://docs.gtk.org/gtk4/method.TreeListRow.is_expandable.html).
  public final var isExpandable: Bool { gtk_tree_list_row_is_expandable(instance(self)).isTrue }
}

extension Reactive where Base: TreeListRow {
  /// The property [`children`](https://docs.gtk.org/gtk4/property.TreeListRow.children.html) of `GtkTreeListRow`.
  public var children: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("children") }

  /// The property [`depth`](https://docs.gtk.org/gtk4/property.TreeListRow.depth.html) of `GtkTreeListRow`.
  public var depth: SafeSignal<Int> { readOnlyProperty("depth") }

  /// The property [`expandable`](https://docs.gtk.org/gtk4/property.TreeListRow.expandable.html) of `GtkTreeListRow`.
  public var expandable: SafeSignal<Bool> { readOnlyProperty("expandable") }

  /// The property [`expanded`](https://docs.gtk.org/gtk4/property.TreeListRow.expanded.html) of `GtkTreeListRow`.
  public var expanded: DynamicSubject<Bool> { property("expanded") }

  /// The property [`item`](https://docs.gtk.org/gtk4/property.TreeListRow.item.html) of `GtkTreeListRow`.
  public var item: SafeSignal<Object?> { readOnlyProperty("item") }
}

/// The class [`GtkTreeListRowSorter`](https://docs.gtk.org/gtk4/class.TreeListRowSorter.html).
open class TreeListRowSorter: Sorter {
  open override class var gType: GType { gtk_tree_list_row_sorter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_tree_list_row_sorter_new()`](https://docs.gtk.org/gtk4/ctor.TreeListRowSorter.new.html).
  public init(sorter: Sorter? = nil) {
    super.init(
      adopting: gtk_tree_list_row_sorter_new(sorter?.givenPointer().assumingMemoryBound(to: GtkSorter.self)).raw)
  }

  /// The property [`sorter`](https://docs.gtk.org/gtk4/property.TreeListRowSorter.sorter.html) of
  /// `GtkTreeListRowSorter`.
  public final var sorter: Sorter? {
    get { lentObject(gtk_tree_list_row_sorter_get_sorter(instance(self))) }
    set { gtk_tree_list_row_sorter_set_sorter(instance(self), newValue?.gtkSorter) }
  }
}

extension Reactive where Base: TreeListRowSorter {
  /// The property [`sorter`](https://docs.gtk.org/gtk4/property.TreeListRowSorter.sorter.html) of
  /// `GtkTreeListRowSorter`.
  public var sorter: DynamicSubject<Sorter?> { property("sorter") }
}

/// The class [`GtkTreeModelFilter`](https://docs.gtk.org/gtk4/class.TreeModelFilter.html).
open class TreeModelFilter: Object, TreeDragSource, TreeModel {
  open override class var gType: GType { gtk_tree_model_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkTreeModelFilter: UnsafeMutablePointer<GtkTreeModelFilter> {
    pointer.assumingMemoryBound(to: GtkTreeModelFilter.self)
  }

  /// The property [`child-model`](https://docs.gtk.org/gtk4/property.TreeModelFilter.child-model.html) of
  /// `GtkTreeModelFilter`.
  public final var childModel: (any TreeModel)? { (getProperty("child-model") as Object?) as? any TreeModel }

  /// The property [`virtual-root`](https://docs.gtk.org/gtk4/property.TreeModelFilter.virtual-root.html) of
  /// `GtkTreeModelFilter`.
  public final var virtualRoot: TreePath? { getProperty("virtual-root") }

  /// Calls [`gtk_tree_model_filter_clear_cache()`](https://docs.gtk.org/gtk4/method.TreeModelFilter.clear_cache.html).
  public final func clearCache() { gtk_tree_model_filter_clear_cache(gtkTreeModelFilter) }

  /// Calls
  /// [`gtk_tree_model_filter_convert_child_iter_to_iter()`](https://docs.gtk.org/gtk4/method.TreeModelFilter.convert_child_iter_to_iter.html).
  @discardableResult
  public final func convertChildIterToIter(_ childIter: TreeIter) -> TreeIter? {
    var cFilterIter = GtkTreeIter()
    let result = gtk_tree_model_filter_convert_child_iter_to_iter(
      gtkTreeModelFilter, &cFilterIter, childIter.gtkTreeIter)
    guard result != 0 else { return nil }
    return TreeIter(copying: &cFilterIter)
  }

  /// Calls
  /// [`gtk_tree_model_filter_convert_child_path_to_path()`](https://docs.gtk.org/gtk4/method.TreeModelFilter.convert_child_path_to_path.html).
  @discardableResult
  public final func convertChildPathToPath(_ childPath: TreePath) -> TreePath? {
    givenBoxed(opaque: gtk_tree_model_filter_convert_child_path_to_path(gtkTreeModelFilter, childPath.opaque))
  }

  /// Calls
  /// [`gtk_tree_model_filter_convert_iter_to_child_iter()`](https://docs.gtk.org/gtk4/method.TreeModelFilter.convert_iter_to_child_iter.html).
  @discardableResult
  public final func convertIterToChildIter(_ filterIter: TreeIter) -> TreeIter {
    var cChildIter = GtkTreeIter()
    gtk_tree_model_filter_convert_iter_to_child_iter(gtkTreeModelFilter, &cChildIter, filterIter.gtkTreeIter)
    return TreeIter(copying: &cChildIter)
  }

  /// Calls
  /// [`gtk_tree_model_filter_convert_path_to_child_path()`](https://docs.gtk.org/gtk4/method.TreeModelFilter.convert_path_to_child_path.html).
  @discardableResult
  public final func convertPathToChildPath(_ filterPath: TreePath) -> TreePath? {
    givenBoxed(opaque: gtk_tree_model_filter_convert_path_to_child_path(gtkTreeModelFilter, filterPath.opaque))
  }

  /// Calls [`gtk_tree_model_filter_get_model()`](https://docs.gtk.org/gtk4/method.TreeModelFilter.get_model.html).
  public final var model: (any TreeModel)? {
    lentInterface(opaque: gtk_tree_model_filter_get_model(gtkTreeModelFilter))
  }

  /// Calls [`gtk_tree_model_filter_refilter()`](https://docs.gtk.org/gtk4/method.TreeModelFilter.refilter.html).
  public final func refilter() { gtk_tree_model_filter_refilter(gtkTreeModelFilter) }

  /// Calls
  /// [`gtk_tree_model_filter_set_visible_column()`](https://docs.gtk.org/gtk4/method.TreeModelFilter.set_visible_column.html).
  public final func setVisibleColumn(_ column: Int) {
    gtk_tree_model_filter_set_visible_column(gtkTreeModelFilter, column.int32)
  }

  /// Calls
  /// [`gtk_tree_model_filter_set_visible_func()`](https://docs.gtk.org/gtk4/method.TreeModelFilter.set_visible_func.html).
  public final func setVisibleFunc(_ `func`: @escaping (any TreeModel, TreeIter) -> Bool) {
    gtk_tree_model_filter_set_visible_func(
      gtkTreeModelFilter, callGtkTreeModelFilterVisibleFunc, heldClosure(`func`), releaseClosure)
  }
}

extension Reactive where Base: TreeModelFilter {
  /// The property [`child-model`](https://docs.gtk.org/gtk4/property.TreeModelFilter.child-model.html) of
  /// `GtkTreeModelFilter`.
  public var childModel: SafeSignal<(any TreeModel)?> { readOnlyInterfaceProperty("child-model") }

  /// The property [`virtual-root`](https://docs.gtk.org/gtk4/property.TreeModelFilter.virtual-root.html) of
  /// `GtkTreeModelFilter`.
  public var virtualRoot: SafeSignal<TreePath?> { readOnlyProperty("virtual-root") }
}

/// The class [`GtkTreeModelSort`](https://docs.gtk.org/gtk4/class.TreeModelSort.html).
open class TreeModelSort: Object, TreeDragSource, TreeModel, TreeSortable {
  open override class var gType: GType { gtk_tree_model_sort_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkTreeModelSort: UnsafeMutablePointer<GtkTreeModelSort> {
    pointer.assumingMemoryBound(to: GtkTreeModelSort.self)
  }

  /// Calls [`gtk_tree_model_sort_new_with_model()`](https://docs.gtk.org/gtk4/ctor.TreeModelSort.new_with_model.html).
  public init(childModel: any TreeModel) {
    super.init(adopting: gtk_tree_model_sort_new_with_model(childModel.opaque).raw)
  }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.TreeModelSort.model.html) of `GtkTreeModelSort`.
  public final var model: (any TreeModel)? { lentInterface(opaque: gtk_tree_model_sort_get_model(gtkTreeModelSort)) }

  /// Calls [`gtk_tree_model_sort_clear_cache()`](https://docs.gtk.org/gtk4/method.TreeModelSort.clear_cache.html).
  public final func clearCache() { gtk_tree_model_sort_clear_cache(gtkTreeModelSort) }

  /// Calls
  /// [`gtk_tree_model_sort_convert_child_iter_to_iter()`](https://docs.gtk.org/gtk4/method.TreeModelSort.convert_child_iter_to_iter.html).
  @discardableResult
  public final func convertChildIterToIter(_ childIter: TreeIter) -> TreeIter? {
    var cSortIter = GtkTreeIter()
    let result = gtk_tree_model_sort_convert_child_iter_to_iter(gtkTreeModelSort, &cSortIter, childIter.gtkTreeIter)
    guard result != 0 else { return nil }
    return TreeIter(copying: &cSortIter)
  }

  /// Calls
  /// [`gtk_tree_model_sort_convert_child_path_to_path()`](https://docs.gtk.org/gtk4/method.TreeModelSort.convert_child_path_to_path.html).
  @discardableResult
  public final func convertChildPathToPath(_ childPath: TreePath) -> TreePath? {
    givenBoxed(opaque: gtk_tree_model_sort_convert_child_path_to_path(gtkTreeModelSort, childPath.opaque))
  }

  /// Calls
  /// [`gtk_tree_model_sort_convert_iter_to_child_iter()`](https://docs.gtk.org/gtk4/method.TreeModelSort.convert_iter_to_child_iter.html).
  @discardableResult
  public final func convertIterToChildIter(_ sortedIter: TreeIter) -> TreeIter {
    var cChildIter = GtkTreeIter()
    gtk_tree_model_sort_convert_iter_to_child_iter(gtkTreeModelSort, &cChildIter, sortedIter.gtkTreeIter)
    return TreeIter(copying: &cChildIter)
  }

  /// Calls
  /// [`gtk_tree_model_sort_convert_path_to_child_path()`](https://docs.gtk.org/gtk4/method.TreeModelSort.convert_path_to_child_path.html).
  @discardableResult
  public final func convertPathToChildPath(_ sortedPath: TreePath) -> TreePath? {
    givenBoxed(opaque: gtk_tree_model_sort_convert_path_to_child_path(gtkTreeModelSort, sortedPath.opaque))
  }

  /// Calls [`gtk_tree_model_sort_iter_is_valid()`](https://docs.gtk.org/gtk4/method.TreeModelSort.iter_is_valid.html).
  public final func iterIsValid(_ iter: TreeIter) -> Bool {
    gtk_tree_model_sort_iter_is_valid(gtkTreeModelSort, iter.gtkTreeIter).isTrue
  }

  /// Calls
  /// [`gtk_tree_model_sort_reset_default_sort_func()`](https://docs.gtk.org/gtk4/method.TreeModelSort.reset_default_sort_func.html).
  public final func resetDefaultSortFunc() { gtk_tree_model_sort_reset_default_sort_func(gtkTreeModelSort) }
}

extension Reactive where Base: TreeModelSort {
  /// The property [`model`](https://docs.gtk.org/gtk4/property.TreeModelSort.model.html) of `GtkTreeModelSort`.
  public var model: SafeSignal<(any TreeModel)?> { readOnlyInterfaceProperty("model") }
}

/// The class [`GtkTreeSelection`](https://docs.gtk.org/gtk4/class.TreeSelection.html).
open class TreeSelection: Object {
  open override class var gType: GType { gtk_tree_selection_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`mode`](https://docs.gtk.org/gtk4/property.TreeSelection.mode.html) of `GtkTreeSelection`.
  public final var mode: SelectionMode {
    get { SelectionMode(cValue: gtk_tree_selection_get_mode(instance(self))) }
    set { gtk_tree_selection_set_mode(instance(self), newValue.cValue) }
  }

  /// Calls
  /// [`gtk_tree_selection_count_selected_rows()`](https://docs.gtk.org/gtk4/method.TreeSelection.count_selected_rows.html).
  @discardableResult
  public final func countSelectedRows() -> Int { gtk_tree_selection_count_selected_rows(instance(self)).int }

  /// Calls [`gtk_tree_selection_get_selected()`](https://docs.gtk.org/gtk4/method.TreeSelection.get_selected.html).
  public final var selected: (model: (any TreeModel)?, iter: TreeIter)? {
    var cModel: OpaquePointer?
    var cIter = GtkTreeIter()
    let result = gtk_tree_selection_get_selected(instance(self), &cModel, &cIter)
    guard result != 0 else { return nil }
    return (lentInterface(opaque: cModel), TreeIter(copying: &cIter))
  }

  /// Calls
  /// [`gtk_tree_selection_get_selected_rows()`](https://docs.gtk.org/gtk4/method.TreeSelection.get_selected_rows.html).
  public final var selectedRows: (result: [TreePath], model: (any TreeModel)?) {
    var cModel: OpaquePointer?
    let result = gtk_tree_selection_get_selected_rows(instance(self), &cModel)
    return (lists(result, isGiven: true) { givenBoxed($0) as TreePath? }, lentInterface(opaque: cModel))
  }

  /// Calls [`gtk_tree_selection_get_tree_view()`](https://docs.gtk.org/gtk4/method.TreeSelection.get_tree_view.html).
  public final var treeView: TreeView? { lentObject(gtk_tree_selection_get_tree_view(instance(self))) }

  /// Calls
  /// [`gtk_tree_selection_iter_is_selected()`](https://docs.gtk.org/gtk4/method.TreeSelection.iter_is_selected.html).
  public final func iterIsSelected(_ iter: TreeIter) -> Bool {
    gtk_tree_selection_iter_is_selected(instance(self), iter.gtkTreeIter).isTrue
  }

  /// Calls
  /// [`gtk_tree_selection_path_is_selected()`](https://docs.gtk.org/gtk4/method.TreeSelection.path_is_selected.html).
  public final func pathIsSelected(_ path: TreePath) -> Bool {
    gtk_tree_selection_path_is_selected(instance(self), path.opaque).isTrue
  }

  /// Calls [`gtk_tree_selection_select_all()`](https://docs.gtk.org/gtk4/method.TreeSelection.select_all.html).
  public final func selectAll() { gtk_tree_selection_select_all(instance(self)) }

  /// Calls [`gtk_tree_selection_select_iter()`](https://docs.gtk.org/gtk4/method.TreeSelection.select_iter.html).
  public final func selectIter(_ iter: TreeIter) { gtk_tree_selection_select_iter(instance(self), iter.gtkTreeIter) }

  /// Calls [`gtk_tree_selection_select_path()`](https://docs.gtk.org/gtk4/method.TreeSelection.select_path.html).
  public final func selectPath(_ path: TreePath) { gtk_tree_selection_select_path(instance(self), path.opaque) }

  /// Calls [`gtk_tree_selection_select_range()`](https://docs.gtk.org/gtk4/method.TreeSelection.select_range.html).
  public final func selectRange(_ startPath: TreePath, endPath: TreePath) {
    gtk_tree_selection_select_range(instance(self), startPath.opaque, endPath.opaque)
  }

  /// Calls
  /// [`gtk_tree_selection_selected_foreach()`](https://docs.gtk.org/gtk4/method.TreeSelection.selected_foreach.html).
  public final func selectedForeach(_ `func`: @escaping (any TreeModel, TreePath, TreeIter) -> Void) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_tree_selection_selected_foreach(instance(self), callGtkTreeSelectionForeachFunc, lent.closure(`func`))
  }

  /// Calls
  /// [`gtk_tree_selection_set_select_function()`](https://docs.gtk.org/gtk4/method.TreeSelection.set_select_function.html).
  public final func setSelectFunction(_ `func`: ((TreeSelection, any TreeModel, TreePath, Bool) -> Bool)?) {
    gtk_tree_selection_set_select_function(
      instance(self), `func` == nil ? nil : callGtkTreeSelectionFunc, `func`.map { heldClosure($0) },
      `func` == nil ? nil : releaseClosure)
  }

  /// Calls [`gtk_tree_selection_unselect_all()`](https://docs.gtk.org/gtk4/method.TreeSelection.unselect_all.html).
  public final func unselectAll() { gtk_tree_selection_unselect_all(instance(self)) }

  /// Calls [`gtk_tree_selection_unselect_iter()`](https://docs.gtk.org/gtk4/method.TreeSelection.unselect_iter.html).
  public final func unselectIter(_ iter: TreeIter) {
    gtk_tree_selection_unselect_iter(instance(self), iter.gtkTreeIter)
  }

  /// Calls [`gtk_tree_selection_unselect_path()`](https://docs.gtk.org/gtk4/method.TreeSelection.unselect_path.html).
  public final func unselectPath(_ path: TreePath) { gtk_tree_selection_unselect_path(instance(self), path.opaque) }

  /// Calls [`gtk_tree_selection_unselect_range()`](https://docs.gtk.org/gtk4/method.TreeSelection.unselect_range.html).
  public final func unselectRange(_ startPath: TreePath, endPath: TreePath) {
    gtk_tree_selection_unselect_range(instance(self), startPath.opaque, endPath.opaque)
  }
}

extension Reactive where Base: TreeSelection {
  /// The property [`mode`](https://docs.gtk.org/gtk4/property.TreeSelection.mode.html) of `GtkTreeSelection`.
  public var mode: DynamicSubject<SelectionMode> { property("mode") }

  /// The signal [`changed`](https://docs.gtk.org/gtk4/signal.TreeSelection.changed.html) of `GtkTreeSelection`.
  public var changed: SafeSignal<Void> { signal("changed") }
}

/// The class [`GtkTreeStore`](https://docs.gtk.org/gtk4/class.TreeStore.html).
open class TreeStore: Object, Buildable, TreeDragDest, TreeDragSource, TreeModel, TreeSortable {
  open override class var gType: GType { gtk_tree_store_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkTreeStore: UnsafeMutablePointer<GtkTreeStore> { pointer.assumingMemoryBound(to: GtkTreeStore.self) }

  /// Calls [`gtk_tree_store_newv()`](https://docs.gtk.org/gtk4/ctor.TreeStore.newv.html).
  public init(types: [any GTyped.Type] = []) {
    var cTypes = types.map { $0.registeredType }
    super.init(adopting: gtk_tree_store_newv(types.count.int32, &cTypes))
  }

  /// Calls [`gtk_tree_store_append()`](https://docs.gtk.org/gtk4/method.TreeStore.append.html).
  @discardableResult
  public final func append(_ parent: TreeIter?) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_tree_store_append(gtkTreeStore, &cIter, parent?.gtkTreeIter)
    return TreeIter(copying: &cIter)
  }

  /// Calls [`gtk_tree_store_clear()`](https://docs.gtk.org/gtk4/method.TreeStore.clear.html).
  public final func clear() { gtk_tree_store_clear(gtkTreeStore) }

  /// Calls [`gtk_tree_store_insert()`](https://docs.gtk.org/gtk4/method.TreeStore.insert.html).
  @discardableResult
  public final func insert(_ parent: TreeIter?, position: Int) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_tree_store_insert(gtkTreeStore, &cIter, parent?.gtkTreeIter, position.int32)
    return TreeIter(copying: &cIter)
  }

  /// Calls [`gtk_tree_store_insert_after()`](https://docs.gtk.org/gtk4/method.TreeStore.insert_after.html).
  @discardableResult
  public final func insertAfter(_ parent: TreeIter?, sibling: TreeIter?) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_tree_store_insert_after(gtkTreeStore, &cIter, parent?.gtkTreeIter, sibling?.gtkTreeIter)
    return TreeIter(copying: &cIter)
  }

  /// Calls [`gtk_tree_store_insert_before()`](https://docs.gtk.org/gtk4/method.TreeStore.insert_before.html).
  @discardableResult
  public final func insertBefore(_ parent: TreeIter?, sibling: TreeIter?) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_tree_store_insert_before(gtkTreeStore, &cIter, parent?.gtkTreeIter, sibling?.gtkTreeIter)
    return TreeIter(copying: &cIter)
  }

  /// Calls
  /// [`gtk_tree_store_insert_with_valuesv()`](https://docs.gtk.org/gtk4/method.TreeStore.insert_with_valuesv.html).
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

  /// Calls [`gtk_tree_store_is_ancestor()`](https://docs.gtk.org/gtk4/method.TreeStore.is_ancestor.html).
  public final func isAncestor(_ iter: TreeIter, descendant: TreeIter) -> Bool {
    gtk_tree_store_is_ancestor(gtkTreeStore, iter.gtkTreeIter, descendant.gtkTreeIter).isTrue
  }

  /// Calls [`gtk_tree_store_iter_depth()`](https://docs.gtk.org/gtk4/method.TreeStore.iter_depth.html).
  @discardableResult
  public final func iterDepth(_ iter: TreeIter) -> Int { gtk_tree_store_iter_depth(gtkTreeStore, iter.gtkTreeIter).int }

  /// Calls [`gtk_tree_store_iter_is_valid()`](https://docs.gtk.org/gtk4/method.TreeStore.iter_is_valid.html).
  public final func iterIsValid(_ iter: TreeIter) -> Bool {
    gtk_tree_store_iter_is_valid(gtkTreeStore, iter.gtkTreeIter).isTrue
  }

  /// Calls [`gtk_tree_store_move_after()`](https://docs.gtk.org/gtk4/method.TreeStore.move_after.html).
  public final func moveAfter(_ iter: TreeIter, position: TreeIter?) {
    gtk_tree_store_move_after(gtkTreeStore, iter.gtkTreeIter, position?.gtkTreeIter)
  }

  /// Calls [`gtk_tree_store_move_before()`](https://docs.gtk.org/gtk4/method.TreeStore.move_before.html).
  public final func moveBefore(_ iter: TreeIter, position: TreeIter?) {
    gtk_tree_store_move_before(gtkTreeStore, iter.gtkTreeIter, position?.gtkTreeIter)
  }

  /// Calls [`gtk_tree_store_prepend()`](https://docs.gtk.org/gtk4/method.TreeStore.prepend.html).
  @discardableResult
  public final func prepend(_ parent: TreeIter?) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_tree_store_prepend(gtkTreeStore, &cIter, parent?.gtkTreeIter)
    return TreeIter(copying: &cIter)
  }

  /// Calls [`gtk_tree_store_remove()`](https://docs.gtk.org/gtk4/method.TreeStore.remove.html).
  @discardableResult
  public final func remove(_ iter: TreeIter) -> Bool { gtk_tree_store_remove(gtkTreeStore, iter.gtkTreeIter).isTrue }

  /// Calls [`gtk_tree_store_set_column_types()`](https://docs.gtk.org/gtk4/method.TreeStore.set_column_types.html).
  public final func setColumnTypes(_ types: [any GTyped.Type]) {
    var cTypes = types.map { $0.registeredType }
    gtk_tree_store_set_column_types(gtkTreeStore, types.count.int32, &cTypes)
  }

  /// Calls [`gtk_tree_store_set_value()`](https://docs.gtk.org/gtk4/method.TreeStore.set_value.html).
  public final func setValue(_ iter: TreeIter, column: Int, value: any GValueWritable) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_tree_store_set_value(gtkTreeStore, iter.gtkTreeIter, column.int32, lent.value(value))
  }

  /// Calls [`gtk_tree_store_set_valuesv()`](https://docs.gtk.org/gtk4/method.TreeStore.set_valuesv.html).
  public final func set(_ iter: TreeIter, columns: [Int], values: [any GValueWritable]) {
    let lent = CallScope()
    defer { lent.end() }
    precondition(columns.count == values.count, "as many values as columns")
    var cColumns = columns.map { $0.int32 }
    gtk_tree_store_set_valuesv(gtkTreeStore, iter.gtkTreeIter, &cColumns, lent.values(values), columns.count.int32)
  }

  /// Calls [`gtk_tree_store_swap()`](https://docs.gtk.org/gtk4/method.TreeStore.swap.html).
  public final func swap(_ a: TreeIter, b: TreeIter) { gtk_tree_store_swap(gtkTreeStore, a.gtkTreeIter, b.gtkTreeIter) }
}

/// The class [`GtkTreeView`](https://docs.gtk.org/gtk4/class.TreeView.html).
open class TreeView: Widget, Scrollable {
  open override class var gType: GType { gtk_tree_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkTreeView: UnsafeMutablePointer<GtkTreeView> { pointer.assumingMemoryBound(to: GtkTreeView.self) }

  /// Calls [`gtk_tree_view_new()`](https://docs.gtk.org/gtk4/ctor.TreeView.new.html).
  public init() {
    super.init(adopting: gtk_tree_view_new())
  }

  /// Calls [`gtk_tree_view_new_with_model()`](https://docs.gtk.org/gtk4/ctor.TreeView.new_with_model.html).
  public init(model: any TreeModel) {
    super.init(adopting: gtk_tree_view_new_with_model(model.opaque))
  }

  /// The property
  /// [`activate-on-single-click`](https://docs.gtk.org/gtk4/property.TreeView.activate-on-single-click.html) of
  /// `GtkTreeView`.
  public final var activateOnSingleClick: Bool {
    get { gtk_tree_view_get_activate_on_single_click(gtkTreeView).isTrue }
    set { gtk_tree_view_set_activate_on_single_click(gtkTreeView, newValue.gboolean) }
  }

  /// The property [`enable-grid-lines`](https://docs.gtk.org/gtk4/property.TreeView.enable-grid-lines.html) of
  /// `GtkTreeView`.
  public final var enableGridLines: TreeViewGridLines {
    get { getProperty("enable-grid-lines") }
    set { setProperty("enable-grid-lines", newValue) }
  }

  /// The property [`enable-search`](https://docs.gtk.org/gtk4/property.TreeView.enable-search.html) of `GtkTreeView`.
  public final var enableSearch: Bool {
    get { gtk_tree_view_get_enable_search(gtkTreeView).isTrue }
    set { gtk_tree_view_set_enable_search(gtkTreeView, newValue.gboolean) }
  }

  /// The property [`enable-tree-lines`](https://docs.gtk.org/gtk4/property.TreeView.enable-tree-lines.html) of
  /// `GtkTreeView`.
  public final var enableTreeLines: Bool {
    get { gtk_tree_view_get_enable_tree_lines(gtkTreeView).isTrue }
    set { gtk_tree_view_set_enable_tree_lines(gtkTreeView, newValue.gboolean) }
  }

  /// The property [`expander-column`](https://docs.gtk.org/gtk4/property.TreeView.expander-column.html) of
  /// `GtkTreeView`.
  public final var expanderColumn: TreeViewColumn? {
    get { lentObject(opaque: gtk_tree_view_get_expander_column(gtkTreeView)) }
    set { gtk_tree_view_set_expander_column(gtkTreeView, newValue?.opaque) }
  }

  /// The property [`fixed-height-mode`](https://docs.gtk.org/gtk4/property.TreeView.fixed-height-mode.html) of
  /// `GtkTreeView`.
  public final var fixedHeightMode: Bool {
    get { gtk_tree_view_get_fixed_height_mode(gtkTreeView).isTrue }
    set { gtk_tree_view_set_fixed_height_mode(gtkTreeView, newValue.gboolean) }
  }

  /// The property [`headers-clickable`](https://docs.gtk.org/gtk4/property.TreeView.headers-clickable.html) of
  /// `GtkTreeView`.
  public final var headersClickable: Bool {
    get { gtk_tree_view_get_headers_clickable(gtkTreeView).isTrue }
    set { gtk_tree_view_set_headers_clickable(gtkTreeView, newValue.gboolean) }
  }

  /// The property [`headers-visible`](https://docs.gtk.org/gtk4/property.TreeView.headers-visible.html) of
  /// `GtkTreeView`.
  public final var headersVisible: Bool {
    get { gtk_tree_view_get_headers_visible(gtkTreeView).isTrue }
    set { gtk_tree_view_set_headers_visible(gtkTreeView, newValue.gboolean) }
  }

  /// The property [`hover-expand`](https://docs.gtk.org/gtk4/property.TreeView.hover-expand.html) of `GtkTreeView`.
  public final var hoverExpand: Bool {
    get { gtk_tree_view_get_hover_expand(gtkTreeView).isTrue }
    set { gtk_tree_view_set_hover_expand(gtkTreeView, newValue.gboolean) }
  }

  /// The property [`hover-selection`](https://docs.gtk.org/gtk4/property.TreeView.hover-selection.html) of
  /// `GtkTreeView`.
  public final var hoverSelection: Bool {
    get { gtk_tree_view_get_hover_selection(gtkTreeView).isTrue }
    set { gtk_tree_view_set_hover_selection(gtkTreeView, newValue.gboolean) }
  }

  /// The property [`level-indentation`](https://docs.gtk.org/gtk4/property.TreeView.level-indentation.html) of
  /// `GtkTreeView`.
  public final var levelIndentation: Int {
    get { gtk_tree_view_get_level_indentation(gtkTreeView).int }
    set { gtk_tree_view_set_level_indentation(gtkTreeView, newValue.int32) }
  }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.TreeView.model.html) of `GtkTreeView`.
  public final var model: (any TreeModel)? {
    get { lentInterface(opaque: gtk_tree_view_get_model(gtkTreeView)) }
    set { gtk_tree_view_set_model(gtkTreeView, newValue?.opaque) }
  }

  /// The property [`reorderable`](https://docs.gtk.org/gtk4/property.TreeView.reorderable.html) of `GtkTreeView`.
  public final var reorderable: Bool {
    get { gtk_tree_view_get_reorderable(gtkTreeView).isTrue }
    set { gtk_tree_view_set_reorderable(gtkTreeView, newValue.gboolean) }
  }

  /// The property [`rubber-banding`](https://docs.gtk.org/gtk4/property.TreeView.rubber-banding.html) of `GtkTreeView`.
  public final var rubberBanding: Bool {
    get { gtk_tree_view_get_rubber_banding(gtkTreeView).isTrue }
    set { gtk_tree_view_set_rubber_banding(gtkTreeView, newValue.gboolean) }
  }

  /// The property [`search-column`](https://docs.gtk.org/gtk4/property.TreeView.search-column.html) of `GtkTreeView`.
  public final var searchColumn: Int {
    get { gtk_tree_view_get_search_column(gtkTreeView).int }
    set { gtk_tree_view_set_search_column(gtkTreeView, newValue.int32) }
  }

  /// The property [`show-expanders`](https://docs.gtk.org/gtk4/property.TreeView.show-expanders.html) of `GtkTreeView`.
  public final var showExpanders: Bool {
    get { gtk_tree_view_get_show_expanders(gtkTreeView).isTrue }
    set { gtk_tree_view_set_show_expanders(gtkTreeView, newValue.gboolean) }
  }

  /// The property [`tooltip-column`](https://docs.gtk.org/gtk4/property.TreeView.tooltip-column.html) of `GtkTreeView`.
  public final var tooltipColumn: Int {
    get { gtk_tree_view_get_tooltip_column(gtkTreeView).int }
    set { gtk_tree_view_set_tooltip_column(gtkTreeView, newValue.int32) }
  }

  /// Calls [`gtk_tree_view_append_column()`](https://docs.gtk.org/gtk4/method.TreeView.append_column.html).
  @discardableResult
  public final func appendColumn(_ column: TreeViewColumn) -> Int {
    gtk_tree_view_append_column(gtkTreeView, column.opaque).int
  }

  /// Calls [`gtk_tree_view_collapse_all()`](https://docs.gtk.org/gtk4/method.TreeView.collapse_all.html).
  public final func collapseAll() { gtk_tree_view_collapse_all(gtkTreeView) }

  /// Calls [`gtk_tree_view_collapse_row()`](https://docs.gtk.org/gtk4/method.TreeView.collapse_row.html).
  @discardableResult
  public final func collapseRow(_ path: TreePath) -> Bool {
    gtk_tree_view_collapse_row(gtkTreeView, path.opaque).isTrue
  }

  /// Calls [`gtk_tree_view_columns_autosize()`](https://docs.gtk.org/gtk4/method.TreeView.columns_autosize.html).
  public final func columnsAutosize() { gtk_tree_view_columns_autosize(gtkTreeView) }

  /// Calls
  /// [`gtk_tree_view_convert_bin_window_to_tree_coords()`](https://docs.gtk.org/gtk4/method.TreeView.convert_bin_window_to_tree_coords.html).
  @discardableResult
  public final func convertBinWindowToTreeCoords(bx: Int, by: Int) -> (tx: Int, ty: Int) {
    var cTx: Int32 = 0
    var cTy: Int32 = 0
    gtk_tree_view_convert_bin_window_to_tree_coords(gtkTreeView, bx.int32, by.int32, &cTx, &cTy)
    return (cTx.int, cTy.int)
  }

  /// Calls
  /// [`gtk_tree_view_convert_bin_window_to_widget_coords()`](https://docs.gtk.org/gtk4/method.TreeView.convert_bin_window_to_widget_coords.html).
  @discardableResult
  public final func convertBinWindowToWidgetCoords(bx: Int, by: Int) -> (wx: Int, wy: Int) {
    var cWx: Int32 = 0
    var cWy: Int32 = 0
    gtk_tree_view_convert_bin_window_to_widget_coords(gtkTreeView, bx.int32, by.int32, &cWx, &cWy)
    return (cWx.int, cWy.int)
  }

  /// Calls
  /// [`gtk_tree_view_convert_tree_to_bin_window_coords()`](https://docs.gtk.org/gtk4/method.TreeView.convert_tree_to_bin_window_coords.html).
  @discardableResult
  public final func convertTreeToBinWindowCoords(tx: Int, ty: Int) -> (bx: Int, by: Int) {
    var cBx: Int32 = 0
    var cBy: Int32 = 0
    gtk_tree_view_convert_tree_to_bin_window_coords(gtkTreeView, tx.int32, ty.int32, &cBx, &cBy)
    return (cBx.int, cBy.int)
  }

  /// Calls
  /// [`gtk_tree_view_convert_tree_to_widget_coords()`](https://docs.gtk.org/gtk4/method.TreeView.convert_tree_to_widget_coords.html).
  @discardableResult
  public final func convertTreeToWidgetCoords(tx: Int, ty: Int) -> (wx: Int, wy: Int) {
    var cWx: Int32 = 0
    var cWy: Int32 = 0
    gtk_tree_view_convert_tree_to_widget_coords(gtkTreeView, tx.int32, ty.int32, &cWx, &cWy)
    return (cWx.int, cWy.int)
  }

  /// Calls
  /// [`gtk_tree_view_convert_widget_to_bin_window_coords()`](https://docs.gtk.org/gtk4/method.TreeView.convert_widget_to_bin_window_coords.html).
  @discardableResult
  public final func convertWidgetToBinWindowCoords(wx: Int, wy: Int) -> (bx: Int, by: Int) {
    var cBx: Int32 = 0
    var cBy: Int32 = 0
    gtk_tree_view_convert_widget_to_bin_window_coords(gtkTreeView, wx.int32, wy.int32, &cBx, &cBy)
    return (cBx.int, cBy.int)
  }

  /// Calls
  /// [`gtk_tree_view_convert_widget_to_tree_coords()`](https://docs.gtk.org/gtk4/method.TreeView.convert_widget_to_tree_coords.html).
  @discardableResult
  public final func convertWidgetToTreeCoords(wx: Int, wy: Int) -> (tx: Int, ty: Int) {
    var cTx: Int32 = 0
    var cTy: Int32 = 0
    gtk_tree_view_convert_widget_to_tree_coords(gtkTreeView, wx.int32, wy.int32, &cTx, &cTy)
    return (cTx.int, cTy.int)
  }

  /// Calls
  /// [`gtk_tree_view_create_row_drag_icon()`](https://docs.gtk.org/gtk4/method.TreeView.create_row_drag_icon.html).
  @discardableResult
  public final func createRowDragIcon(_ path: TreePath) -> (any Gdk.Paintable)? {
    givenInterface(opaque: gtk_tree_view_create_row_drag_icon(gtkTreeView, path.opaque))
  }

  /// Calls
  /// [`gtk_tree_view_enable_model_drag_dest()`](https://docs.gtk.org/gtk4/method.TreeView.enable_model_drag_dest.html).
  public final func enableModelDragDest(_ formats: Gdk.ContentFormats, actions: Gdk.DragAction) {
    gtk_tree_view_enable_model_drag_dest(gtkTreeView, formats.opaque, actions.cValue)
  }

  /// Calls
  /// [`gtk_tree_view_enable_model_drag_source()`](https://docs.gtk.org/gtk4/method.TreeView.enable_model_drag_source.html).
  public final func enableModelDragSource(
    startButtonMask: Gdk.ModifierType, formats: Gdk.ContentFormats, actions: Gdk.DragAction
  ) { gtk_tree_view_enable_model_drag_source(gtkTreeView, startButtonMask.cValue, formats.opaque, actions.cValue) }

  /// Calls [`gtk_tree_view_expand_all()`](https://docs.gtk.org/gtk4/method.TreeView.expand_all.html).
  public final func expandAll() { gtk_tree_view_expand_all(gtkTreeView) }

  /// Calls [`gtk_tree_view_expand_row()`](https://docs.gtk.org/gtk4/method.TreeView.expand_row.html).
  @discardableResult
  public final func expandRow(_ path: TreePath, openAll: Bool) -> Bool {
    gtk_tree_view_expand_row(gtkTreeView, path.opaque, openAll.gboolean).isTrue
  }

  /// Calls [`gtk_tree_view_expand_to_path()`](https://docs.gtk.org/gtk4/method.TreeView.expand_to_path.html).
  public final func expandToPath(_ path: TreePath) { gtk_tree_view_expand_to_path(gtkTreeView, path.opaque) }

  /// Calls [`gtk_tree_view_get_background_area()`](https://docs.gtk.org/gtk4/method.TreeView.get_background_area.html).
  public final func getBackgroundArea(_ path: TreePath?, column: TreeViewColumn?) -> Gdk.Rectangle {
    var cRect = GdkRectangle()
    gtk_tree_view_get_background_area(gtkTreeView, path?.opaque, column?.opaque, &cRect)
    return Gdk.Rectangle(cValue: cRect)
  }

  /// Calls [`gtk_tree_view_get_cell_area()`](https://docs.gtk.org/gtk4/method.TreeView.get_cell_area.html).
  public final func getCellArea(_ path: TreePath?, column: TreeViewColumn?) -> Gdk.Rectangle {
    var cRect = GdkRectangle()
    gtk_tree_view_get_cell_area(gtkTreeView, path?.opaque, column?.opaque, &cRect)
    return Gdk.Rectangle(cValue: cRect)
  }

  /// Calls [`gtk_tree_view_get_column()`](https://docs.gtk.org/gtk4/method.TreeView.get_column.html).
  public final func getColumn(_ n: Int) -> TreeViewColumn? {
    lentObject(opaque: gtk_tree_view_get_column(gtkTreeView, n.int32))
  }

  /// Calls [`gtk_tree_view_get_columns()`](https://docs.gtk.org/gtk4/method.TreeView.get_columns.html).
  public final var columns: [TreeViewColumn] {
    lists(gtk_tree_view_get_columns(gtkTreeView), isGiven: true) { lentObject($0) as TreeViewColumn? }
  }

  /// Calls [`gtk_tree_view_get_cursor()`](https://docs.gtk.org/gtk4/method.TreeView.get_cursor.html).
  public final func getCursor() -> (path: TreePath?, focusColumn: TreeViewColumn?) {
    var cPath: OpaquePointer?
    var cFocusColumn: OpaquePointer?
    gtk_tree_view_get_cursor(gtkTreeView, &cPath, &cFocusColumn)
    return (givenBoxed(opaque: cPath), lentObject(opaque: cFocusColumn))
  }

  /// Calls [`gtk_tree_view_get_dest_row_at_pos()`](https://docs.gtk.org/gtk4/method.TreeView.get_dest_row_at_pos.html).
  public final func getDestRowAtPos(dragX: Int, dragY: Int) -> (path: TreePath?, pos: TreeViewDropPosition)? {
    var cPath: OpaquePointer?
    var cPos = GtkTreeViewDropPosition(rawValue: 0)
    let result = gtk_tree_view_get_dest_row_at_pos(gtkTreeView, dragX.int32, dragY.int32, &cPath, &cPos)
    guard result != 0 else { return nil }
    return (givenBoxed(opaque: cPath), TreeViewDropPosition(cValue: cPos))
  }

  /// Calls [`gtk_tree_view_get_drag_dest_row()`](https://docs.gtk.org/gtk4/method.TreeView.get_drag_dest_row.html).
  public final var dragDestRow: (path: TreePath?, pos: TreeViewDropPosition) {
    var cPath: OpaquePointer?
    var cPos = GtkTreeViewDropPosition(rawValue: 0)
    gtk_tree_view_get_drag_dest_row(gtkTreeView, &cPath, &cPos)
    return (givenBoxed(opaque: cPath), TreeViewDropPosition(cValue: cPos))
  }

  /// Calls [`gtk_tree_view_get_grid_lines()`](https://docs.gtk.org/gtk4/method.TreeView.get_grid_lines.html) and
  /// `gtk_tree_view_set_grid_lines()`.
  public final var gridLines: TreeViewGridLines {
    get { TreeViewGridLines(cValue: gtk_tree_view_get_grid_lines(gtkTreeView)) }
    set(gridLines) { gtk_tree_view_set_grid_lines(gtkTreeView, gridLines.cValue) }
  }

  /// Calls [`gtk_tree_view_get_n_columns()`](https://docs.gtk.org/gtk4/method.TreeView.get_n_columns.html).
  public final var nColumns: Int { gtk_tree_view_get_n_columns(gtkTreeView).int }

  /// Calls [`gtk_tree_view_get_path_at_pos()`](https://docs.gtk.org/gtk4/method.TreeView.get_path_at_pos.html).
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

  /// Calls [`gtk_tree_view_get_search_entry()`](https://docs.gtk.org/gtk4/method.TreeView.get_search_entry.html) and
  /// `gtk_tree_view_set_search_entry()`.
  public final var searchEntry: (any Editable)? {
    get { lentInterface(opaque: gtk_tree_view_get_search_entry(gtkTreeView)) }
    set(entry) { gtk_tree_view_set_search_entry(gtkTreeView, entry?.opaque) }
  }

  /// Calls [`gtk_tree_view_get_selection()`](https://docs.gtk.org/gtk4/method.TreeView.get_selection.html).
  public final var selection: TreeSelection? { lentObject(opaque: gtk_tree_view_get_selection(gtkTreeView)) }

  /// Calls [`gtk_tree_view_get_tooltip_context()`](https://docs.gtk.org/gtk4/method.TreeView.get_tooltip_context.html).
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

  /// Calls [`gtk_tree_view_get_visible_range()`](https://docs.gtk.org/gtk4/method.TreeView.get_visible_range.html).
  public final var visibleRange: (startPath: TreePath, endPath: TreePath)? {
    var cStartPath: OpaquePointer?
    var cEndPath: OpaquePointer?
    let result = gtk_tree_view_get_visible_range(gtkTreeView, &cStartPath, &cEndPath)
    guard result != 0 else { return nil }
    return (promised(givenBoxed(opaque: cStartPath)), promised(givenBoxed(opaque: cEndPath)))
  }

  /// Calls [`gtk_tree_view_get_visible_rect()`](https://docs.gtk.org/gtk4/method.TreeView.get_visible_rect.html).
  public final var visibleRect: Gdk.Rectangle {
    var cVisibleRect = GdkRectangle()
    gtk_tree_view_get_visible_rect(gtkTreeView, &cVisibleRect)
    return Gdk.Rectangle(cValue: cVisibleRect)
  }

  /// Calls [`gtk_tree_view_insert_column()`](https://docs.gtk.org/gtk4/method.TreeView.insert_column.html).
  @discardableResult
  public final func insertColumn(_ column: TreeViewColumn, position: Int) -> Int {
    gtk_tree_view_insert_column(gtkTreeView, column.opaque, position.int32).int
  }

  /// Calls
  /// [`gtk_tree_view_insert_column_with_data_func()`](https://docs.gtk.org/gtk4/method.TreeView.insert_column_with_data_func.html).
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

  /// Calls [`gtk_tree_view_is_blank_at_pos()`](https://docs.gtk.org/gtk4/method.TreeView.is_blank_at_pos.html).
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

  /// Calls
  /// [`gtk_tree_view_is_rubber_banding_active()`](https://docs.gtk.org/gtk4/method.TreeView.is_rubber_banding_active.html).
  public final var isRubberBandingActive: Bool { gtk_tree_view_is_rubber_banding_active(gtkTreeView).isTrue }

  /// Calls [`gtk_tree_view_map_expanded_rows()`](https://docs.gtk.org/gtk4/method.TreeView.map_expanded_rows.html).
  public final func mapExpandedRows(_ `func`: @escaping (TreeView, TreePath) -> Void) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_tree_view_map_expanded_rows(gtkTreeView, callGtkTreeViewMappingFunc, lent.closure(`func`))
  }

  /// Calls [`gtk_tree_view_move_column_after()`](https://docs.gtk.org/gtk4/method.TreeView.move_column_after.html).
  public final func moveColumnAfter(_ column: TreeViewColumn, baseColumn: TreeViewColumn?) {
    gtk_tree_view_move_column_after(gtkTreeView, column.opaque, baseColumn?.opaque)
  }

  /// Calls [`gtk_tree_view_remove_column()`](https://docs.gtk.org/gtk4/method.TreeView.remove_column.html).
  @discardableResult
  public final func removeColumn(_ column: TreeViewColumn) -> Int {
    gtk_tree_view_remove_column(gtkTreeView, column.opaque).int
  }

  /// Calls [`gtk_tree_view_row_activated()`](https://docs.gtk.org/gtk4/method.TreeView.row_activated.html).
  public final func rowActivated(_ path: TreePath, column: TreeViewColumn?) {
    gtk_tree_view_row_activated(gtkTreeView, path.opaque, column?.opaque)
  }

  /// Calls [`gtk_tree_view_row_expanded()`](https://docs.gtk.org/gtk4/method.TreeView.row_expanded.html).
  @discardableResult
  public final func rowExpanded(_ path: TreePath) -> Bool {
    gtk_tree_view_row_expanded(gtkTreeView, path.opaque).isTrue
  }

  /// Calls [`gtk_tree_view_scroll_to_cell()`](https://docs.gtk.org/gtk4/method.TreeView.scroll_to_cell.html).
  public final func scrollToCell(
    _ path: TreePath?, column: TreeViewColumn?, useAlign: Bool, rowAlign: Double, colAlign: Double
  ) {
    gtk_tree_view_scroll_to_cell(
      gtkTreeView, path?.opaque, column?.opaque, useAlign.gboolean, rowAlign.float, colAlign.float)
  }

  /// Calls [`gtk_tree_view_scroll_to_point()`](https://docs.gtk.org/gtk4/method.TreeView.scroll_to_point.html).
  public final func scrollToPoint(treeX: Int, treeY: Int) {
    gtk_tree_view_scroll_to_point(gtkTreeView, treeX.int32, treeY.int32)
  }

  /// Calls
  /// [`gtk_tree_view_set_column_drag_function()`](https://docs.gtk.org/gtk4/method.TreeView.set_column_drag_function.html).
  public final func setColumnDragFunction(
    _ `func`: ((TreeView, TreeViewColumn, TreeViewColumn, TreeViewColumn) -> Bool)?
  ) {
    gtk_tree_view_set_column_drag_function(
      gtkTreeView, `func` == nil ? nil : callGtkTreeViewColumnDropFunc, `func`.map { heldClosure($0) },
      `func` == nil ? nil : releaseClosure)
  }

  /// Calls [`gtk_tree_view_set_cursor()`](https://docs.gtk.org/gtk4/method.TreeView.set_cursor.html).
  public final func setCursor(_ path: TreePath, focusColumn: TreeViewColumn?, startEditing: Bool) {
    gtk_tree_view_set_cursor(gtkTreeView, path.opaque, focusColumn?.opaque, startEditing.gboolean)
  }

  /// Calls [`gtk_tree_view_set_cursor_on_cell()`](https://docs.gtk.org/gtk4/method.TreeView.set_cursor_on_cell.html).
  public final func setCursorOnCell(
    _ path: TreePath, focusColumn: TreeViewColumn?, focusCell: CellRenderer?, startEditing: Bool
  ) {
    gtk_tree_view_set_cursor_on_cell(
      gtkTreeView, path.opaque, focusColumn?.opaque, focusCell?.gtkCellRenderer, startEditing.gboolean)
  }

  /// Calls [`gtk_tree_view_set_drag_dest_row()`](https://docs.gtk.org/gtk4/method.TreeView.set_drag_dest_row.html).
  public final func setDragDestRow(_ path: TreePath?, pos: TreeViewDropPosition) {
    gtk_tree_view_set_drag_dest_row(gtkTreeView, path?.opaque, pos.cValue)
  }

  /// Calls
  /// [`gtk_tree_view_set_row_separator_func()`](https://docs.gtk.org/gtk4/method.TreeView.set_row_separator_func.html).
  public final func setRowSeparatorFunc(_ `func`: ((any TreeModel, TreeIter) -> Bool)?) {
    gtk_tree_view_set_row_separator_func(
      gtkTreeView, `func` == nil ? nil : callGtkTreeViewRowSeparatorFunc, `func`.map { heldClosure($0) },
      `func` == nil ? nil : releaseClosure)
  }

  /// Calls
  /// [`gtk_tree_view_set_search_equal_func()`](https://docs.gtk.org/gtk4/method.TreeView.set_search_equal_func.html).
  public final func setSearchEqualFunc(_ searchEqualFunc: @escaping (any TreeModel, Int, String, TreeIter) -> Bool) {
    gtk_tree_view_set_search_equal_func(
      gtkTreeView, callGtkTreeViewSearchEqualFunc, heldClosure(searchEqualFunc), releaseClosure)
  }

  /// Calls [`gtk_tree_view_set_tooltip_cell()`](https://docs.gtk.org/gtk4/method.TreeView.set_tooltip_cell.html).
  public final func setTooltipCell(_ tooltip: Tooltip, path: TreePath?, column: TreeViewColumn?, cell: CellRenderer?) {
    gtk_tree_view_set_tooltip_cell(gtkTreeView, tooltip.opaque, path?.opaque, column?.opaque, cell?.gtkCellRenderer)
  }

  /// Calls [`gtk_tree_view_set_tooltip_row()`](https://docs.gtk.org/gtk4/method.TreeView.set_tooltip_row.html).
  public final func setTooltipRow(_ tooltip: Tooltip, path: TreePath) {
    gtk_tree_view_set_tooltip_row(gtkTreeView, tooltip.opaque, path.opaque)
  }

  /// Calls
  /// [`gtk_tree_view_unset_rows_drag_dest()`](https://docs.gtk.org/gtk4/method.TreeView.unset_rows_drag_dest.html).
  public final func unsetRowsDragDest() { gtk_tree_view_unset_rows_drag_dest(gtkTreeView) }

  /// Calls
  /// [`gtk_tree_view_unset_rows_drag_source()`](https://docs.gtk.org/gtk4/method.TreeView.unset_rows_drag_source.html).
  public final func unsetRowsDragSource() { gtk_tree_view_unset_rows_drag_source(gtkTreeView) }
}

extension Reactive where Base: TreeView {
  /// The property
  /// [`activate-on-single-click`](https://docs.gtk.org/gtk4/property.TreeView.activate-on-single-click.html) of
  /// `GtkTreeView`.
  public var activateOnSingleClick: DynamicSubject<Bool> { property("activate-on-single-click") }

  /// The property [`enable-grid-lines`](https://docs.gtk.org/gtk4/property.TreeView.enable-grid-lines.html) of
  /// `GtkTreeView`.
  public var enableGridLines: DynamicSubject<TreeViewGridLines> { property("enable-grid-lines") }

  /// The property [`enable-search`](https://docs.gtk.org/gtk4/property.TreeView.enable-search.html) of `GtkTreeView`.
  public var enableSearch: DynamicSubject<Bool> { property("enable-search") }

  /// The property [`enable-tree-lines`](https://docs.gtk.org/gtk4/property.TreeView.enable-tree-lines.html) of
  /// `GtkTreeView`.
  public var enableTreeLines: DynamicSubject<Bool> { property("enable-tree-lines") }

  /// The property [`expander-column`](https://docs.gtk.org/gtk4/property.TreeView.expander-column.html) of
  /// `GtkTreeView`.
  public var expanderColumn: DynamicSubject<TreeViewColumn?> { property("expander-column") }

  /// The property [`fixed-height-mode`](https://docs.gtk.org/gtk4/property.TreeView.fixed-height-mode.html) of
  /// `GtkTreeView`.
  public var fixedHeightMode: DynamicSubject<Bool> { property("fixed-height-mode") }

  /// The property [`headers-clickable`](https://docs.gtk.org/gtk4/property.TreeView.headers-clickable.html) of
  /// `GtkTreeView`.
  public var headersClickable: DynamicSubject<Bool> { property("headers-clickable") }

  /// The property [`headers-visible`](https://docs.gtk.org/gtk4/property.TreeView.headers-visible.html) of
  /// `GtkTreeView`.
  public var headersVisible: DynamicSubject<Bool> { property("headers-visible") }

  /// The property [`hover-expand`](https://docs.gtk.org/gtk4/property.TreeView.hover-expand.html) of `GtkTreeView`.
  public var hoverExpand: DynamicSubject<Bool> { property("hover-expand") }

  /// The property [`hover-selection`](https://docs.gtk.org/gtk4/property.TreeView.hover-selection.html) of
  /// `GtkTreeView`.
  public var hoverSelection: DynamicSubject<Bool> { property("hover-selection") }

  /// The property [`level-indentation`](https://docs.gtk.org/gtk4/property.TreeView.level-indentation.html) of
  /// `GtkTreeView`.
  public var levelIndentation: DynamicSubject<Int> {
    property(
      "level-indentation", get: { (object: TreeView) in object.levelIndentation }, set: { $0.levelIndentation = $1 })
  }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.TreeView.model.html) of `GtkTreeView`.
  public var model: DynamicSubject<(any TreeModel)?> { interfaceProperty("model") }

  /// The property [`reorderable`](https://docs.gtk.org/gtk4/property.TreeView.reorderable.html) of `GtkTreeView`.
  public var reorderable: DynamicSubject<Bool> { property("reorderable") }

  /// The property [`rubber-banding`](https://docs.gtk.org/gtk4/property.TreeView.rubber-banding.html) of `GtkTreeView`.
  public var rubberBanding: DynamicSubject<Bool> { property("rubber-banding") }

  /// The property [`search-column`](https://docs.gtk.org/gtk4/property.TreeView.search-column.html) of `GtkTreeView`.
  public var searchColumn: DynamicSubject<Int> {
    property("search-column", get: { (object: TreeView) in object.searchColumn }, set: { $0.searchColumn = $1 })
  }

  /// The property [`show-expanders`](https://docs.gtk.org/gtk4/property.TreeView.show-expanders.html) of `GtkTreeView`.
  public var showExpanders: DynamicSubject<Bool> { property("show-expanders") }

  /// The property [`tooltip-column`](https://docs.gtk.org/gtk4/property.TreeView.tooltip-column.html) of `GtkTreeView`.
  public var tooltipColumn: DynamicSubject<Int> {
    property("tooltip-column", get: { (object: TreeView) in object.tooltipColumn }, set: { $0.tooltipColumn = $1 })
  }

  /// The signal [`columns-changed`](https://docs.gtk.org/gtk4/signal.TreeView.columns-changed.html) of `GtkTreeView`.
  public var columnsChanged: SafeSignal<Void> { signal("columns-changed") }

  /// The signal [`cursor-changed`](https://docs.gtk.org/gtk4/signal.TreeView.cursor-changed.html) of `GtkTreeView`.
  public var cursorChanged: SafeSignal<Void> { signal("cursor-changed") }

  /// The signal
  /// [`expand-collapse-cursor-row`](https://docs.gtk.org/gtk4/signal.TreeView.expand-collapse-cursor-row.html) of
  /// `GtkTreeView`.
  ///
  /// Arguments: `object`, `p0`, `p1`.
  public var expandCollapseCursorRow: SignalRequest<Bool, Bool, Bool, Bool> { request("expand-collapse-cursor-row") }

  /// The signal [`move-cursor`](https://docs.gtk.org/gtk4/signal.TreeView.move-cursor.html) of `GtkTreeView`.
  ///
  /// Arguments: `step`, `direction`, `extend`, `modify`.
  public var moveCursor: SignalRequest<Bool, MovementStep, Int, Bool, Bool> { request("move-cursor") }

  /// The signal [`row-activated`](https://docs.gtk.org/gtk4/signal.TreeView.row-activated.html) of `GtkTreeView`.
  ///
  /// Arguments: `path`, `column`.
  public var rowActivated: SafeSignal<(TreePath, TreeViewColumn?)> { signal(ofSeveral: "row-activated") }

  /// The signal [`row-collapsed`](https://docs.gtk.org/gtk4/signal.TreeView.row-collapsed.html) of `GtkTreeView`.
  ///
  /// Arguments: `iter`, `path`.
  public var rowCollapsed: SafeSignal<(TreeIter, TreePath)> { signal(ofSeveral: "row-collapsed") }

  /// The signal [`row-expanded`](https://docs.gtk.org/gtk4/signal.TreeView.row-expanded.html) of `GtkTreeView`.
  ///
  /// Arguments: `iter`, `path`.
  public var rowExpanded: SafeSignal<(TreeIter, TreePath)> { signal(ofSeveral: "row-expanded") }

  /// The signal [`select-all`](https://docs.gtk.org/gtk4/signal.TreeView.select-all.html) of `GtkTreeView`.
  public var selectAll: SignalRequest<Bool> { request("select-all") }

  /// The signal [`select-cursor-parent`](https://docs.gtk.org/gtk4/signal.TreeView.select-cursor-parent.html) of
  /// `GtkTreeView`.
  public var selectCursorParent: SignalRequest<Bool> { request("select-cursor-parent") }

  /// The signal [`select-cursor-row`](https://docs.gtk.org/gtk4/signal.TreeView.select-cursor-row.html) of
  /// `GtkTreeView`.
  ///
  /// Argument: `object`.
  public var selectCursorRow: SignalRequest<Bool, Bool> { request("select-cursor-row") }

  /// The signal [`start-interactive-search`](https://docs.gtk.org/gtk4/signal.TreeView.start-interactive-search.html)
  /// of `GtkTreeView`.
  public var startInteractiveSearch: SignalRequest<Bool> { request("start-interactive-search") }

  /// The signal [`test-collapse-row`](https://docs.gtk.org/gtk4/signal.TreeView.test-collapse-row.html) of
  /// `GtkTreeView`.
  ///
  /// Arguments: `iter`, `path`.
  public var testCollapseRow: SignalRequest<Bool, TreeIter, TreePath> { request("test-collapse-row") }

  /// The signal [`test-expand-row`](https://docs.gtk.org/gtk4/signal.TreeView.test-expand-row.html) of `GtkTreeView`.
  ///
  /// Arguments: `iter`, `path`.
  public var testExpandRow: SignalRequest<Bool, TreeIter, TreePath> { request("test-expand-row") }

  /// The signal [`toggle-cursor-row`](https://docs.gtk.org/gtk4/signal.TreeView.toggle-cursor-row.html) of
  /// `GtkTreeView`.
  public var toggleCursorRow: SignalRequest<Bool> { request("toggle-cursor-row") }

  /// The signal [`unselect-all`](https://docs.gtk.org/gtk4/signal.TreeView.unselect-all.html) of `GtkTreeView`.
  public var unselectAll: SignalRequest<Bool> { request("unselect-all") }
}

/// The class [`GtkTreeViewColumn`](https://docs.gtk.org/gtk4/class.TreeViewColumn.html).
open class TreeViewColumn: Object, Buildable, CellLayout {
  open override class var gType: GType { gtk_tree_view_column_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_tree_view_column_new()`](https://docs.gtk.org/gtk4/ctor.TreeViewColumn.new.html).
  public init() {
    super.init(adopting: gtk_tree_view_column_new().raw)
  }

  /// Calls [`gtk_tree_view_column_new_with_area()`](https://docs.gtk.org/gtk4/ctor.TreeViewColumn.new_with_area.html).
  public init(area: CellArea) {
    super.init(adopting: gtk_tree_view_column_new_with_area(area.gtkCellArea).raw)
  }

  /// The property [`alignment`](https://docs.gtk.org/gtk4/property.TreeViewColumn.alignment.html) of
  /// `GtkTreeViewColumn`.
  public final var alignment: Double {
    get { gtk_tree_view_column_get_alignment(instance(self)).double }
    set { gtk_tree_view_column_set_alignment(instance(self), newValue.float) }
  }

  /// The property [`cell-area`](https://docs.gtk.org/gtk4/property.TreeViewColumn.cell-area.html) of
  /// `GtkTreeViewColumn`.
  public final var cellArea: CellArea? { getProperty("cell-area") }

  /// The property [`clickable`](https://docs.gtk.org/gtk4/property.TreeViewColumn.clickable.html) of
  /// `GtkTreeViewColumn`.
  public final var clickable: Bool {
    get { gtk_tree_view_column_get_clickable(instance(self)).isTrue }
    set { gtk_tree_view_column_set_clickable(instance(self), newValue.gboolean) }
  }

  /// The property [`expand`](https://docs.gtk.org/gtk4/property.TreeViewColumn.expand.html) of `GtkTreeViewColumn`.
  public final var expand: Bool {
    get { gtk_tree_view_column_get_expand(instance(self)).isTrue }
    set { gtk_tree_view_column_set_expand(instance(self), newValue.gboolean) }
  }

  /// The property [`fixed-width`](https://docs.gtk.org/gtk4/property.TreeViewColumn.fixed-width.html) of
  /// `GtkTreeViewColumn`.
  public final var fixedWidth: Int {
    get { gtk_tree_view_column_get_fixed_width(instance(self)).int }
    set { gtk_tree_view_column_set_fixed_width(instance(self), newValue.int32) }
  }

  /// The property [`max-width`](https://docs.gtk.org/gtk4/property.TreeViewColumn.max-width.html) of
  /// `GtkTreeViewColumn`.
  public final var maxWidth: Int {
    get { gtk_tree_view_column_get_max_width(instance(self)).int }
    set { gtk_tree_view_column_set_max_width(instance(self), newValue.int32) }
  }

  /// The property [`min-width`](https://docs.gtk.org/gtk4/property.TreeViewColumn.min-width.html) of
  /// `GtkTreeViewColumn`.
  public final var minWidth: Int {
    get { gtk_tree_view_column_get_min_width(instance(self)).int }
    set { gtk_tree_view_column_set_min_width(instance(self), newValue.int32) }
  }

  /// The property [`reorderable`](https://docs.gtk.org/gtk4/property.TreeViewColumn.reorderable.html) of
  /// `GtkTreeViewColumn`.
  public final var reorderable: Bool {
    get { gtk_tree_view_column_get_reorderable(instance(self)).isTrue }
    set { gtk_tree_view_column_set_reorderable(instance(self), newValue.gboolean) }
  }

  /// The property [`resizable`](https://docs.gtk.org/gtk4/property.TreeViewColumn.resizable.html) of
  /// `GtkTreeViewColumn`.
  public final var resizable: Bool {
    get { gtk_tree_view_column_get_resizable(instance(self)).isTrue }
    set { gtk_tree_view_column_set_resizable(instance(self), newValue.gboolean) }
  }

  /// The property [`sizing`](https://docs.gtk.org/gtk4/property.TreeViewColumn.sizing.html) of `GtkTreeViewColumn`.
  public final var sizing: TreeViewColumnSizing {
    get { TreeViewColumnSizing(cValue: gtk_tree_view_column_get_sizing(instance(self))) }
    set { gtk_tree_view_column_set_sizing(instance(self), newValue.cValue) }
  }

  /// The property [`sort-column-id`](https://docs.gtk.org/gtk4/property.TreeViewColumn.sort-column-id.html) of
  /// `GtkTreeViewColumn`.
  public final var sortColumnId: Int {
    get { gtk_tree_view_column_get_sort_column_id(instance(self)).int }
    set { gtk_tree_view_column_set_sort_column_id(instance(self), newValue.int32) }
  }

  /// The property [`sort-indicator`](https://docs.gtk.org/gtk4/property.TreeViewColumn.sort-indicator.html) of
  /// `GtkTreeViewColumn`.
  public final var sortIndicator: Bool {
    get { gtk_tree_view_column_get_sort_indicator(instance(self)).isTrue }
    set { gtk_tree_view_column_set_sort_indicator(instance(self), newValue.gboolean) }
  }

  /// The property [`sort-order`](https://docs.gtk.org/gtk4/property.TreeViewColumn.sort-order.html) of
  /// `GtkTreeViewColumn`.
  public final var sortOrder: SortType {
    get { SortType(cValue: gtk_tree_view_column_get_sort_order(instance(self))) }
    set { gtk_tree_view_column_set_sort_order(instance(self), newValue.cValue) }
  }

  /// The property [`spacing`](https://docs.gtk.org/gtk4/property.TreeViewColumn.spacing.html) of `GtkTreeViewColumn`.
  public final var spacing: Int {
    get { gtk_tree_view_column_get_spacing(instance(self)).int }
    set { gtk_tree_view_column_set_spacing(instance(self), newValue.int32) }
  }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.TreeViewColumn.title.html) of `GtkTreeViewColumn`.
  public final var title: String {
    get { lentString(gtk_tree_view_column_get_title(instance(self))) }
    set { lend(newValue) { gtk_tree_view_column_set_title(instance(self), $0) } }
  }

  /// The property [`visible`](https://docs.gtk.org/gtk4/property.TreeViewColumn.visible.html) of `GtkTreeViewColumn`.
  public final var visible: Bool {
    get { gtk_tree_view_column_get_visible(instance(self)).isTrue }
    set { gtk_tree_view_column_set_visible(instance(self), newValue.gboolean) }
  }

  /// The property [`widget`](https://docs.gtk.org/gtk4/property.TreeViewColumn.widget.html) of `GtkTreeViewColumn`.
  public final var widget: Widget? {
    get { lentObject(widget: gtk_tree_view_column_get_widget(instance(self))) }
    set { gtk_tree_view_column_set_widget(instance(self), newValue?.gtkWidget) }
  }

  /// The property [`width`](https://docs.gtk.org/gtk4/property.TreeViewColumn.width.html) of `GtkTreeViewColumn`.
  public final var width: Int { gtk_tree_view_column_get_width(instance(self)).int }

  /// The property [`x-offset`](https://docs.gtk.org/gtk4/property.TreeViewColumn.x-offset.html) of `GtkTreeViewColumn`.
  public final var xOffset: Int { gtk_tree_view_column_get_x_offset(instance(self)).int }

  /// Calls
  /// [`gtk_tree_view_column_add_attribute()`](https://docs.gtk.org/gtk4/method.TreeViewColumn.add_attribute.html).
  public final func addAttribute(_ cellRenderer: CellRenderer, attribute: String, column: Int) {
    gtk_tree_view_column_add_attribute(instance(self), cellRenderer.gtkCellRenderer, attribute, column.int32)
  }

  /// Calls
  /// [`gtk_tree_view_column_cell_get_position()`](https://docs.gtk.org/gtk4/method.TreeViewColumn.cell_get_position.html).
  public final func cellGetPosition(_ cellRenderer: CellRenderer) -> (xOffset: Int, width: Int)? {
    var cXOffset: Int32 = 0
    var cWidth: Int32 = 0
    let result = gtk_tree_view_column_cell_get_position(
      instance(self), cellRenderer.gtkCellRenderer, &cXOffset, &cWidth)
    guard result != 0 else { return nil }
    return (cXOffset.int, cWidth.int)
  }

  /// Calls
  /// [`gtk_tree_view_column_cell_get_size()`](https://docs.gtk.org/gtk4/method.TreeViewColumn.cell_get_size.html).
  public final func cellGetSize() -> (xOffset: Int, yOffset: Int, width: Int, height: Int) {
    var cXOffset: Int32 = 0
    var cYOffset: Int32 = 0
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_tree_view_column_cell_get_size(instance(self), &cXOffset, &cYOffset, &cWidth, &cHeight)
    return (cXOffset.int, cYOffset.int, cWidth.int, cHeight.int)
  }

  /// Calls
  /// [`gtk_tree_view_column_cell_is_visible()`](https://docs.gtk.org/gtk4/method.TreeViewColumn.cell_is_visible.html).
  public final func cellIsVisible() -> Bool { gtk_tree_view_column_cell_is_visible(instance(self)).isTrue }

  /// Calls
  /// [`gtk_tree_view_column_cell_set_cell_data()`](https://docs.gtk.org/gtk4/method.TreeViewColumn.cell_set_cell_data.html).
  public final func cellSetCellData(_ treeModel: any TreeModel, iter: TreeIter, isExpander: Bool, isExpanded: Bool) {
    gtk_tree_view_column_cell_set_cell_data(
      instance(self), treeModel.opaque, iter.gtkTreeIter, isExpander.gboolean, isExpanded.gboolean)
  }

  /// Calls [`gtk_tree_view_column_clear()`](https://docs.gtk.org/gtk4/method.TreeViewColumn.clear.html).
  public final func clear() { gtk_tree_view_column_clear(instance(self)) }

  /// Calls
  /// [`gtk_tree_view_column_clear_attributes()`](https://docs.gtk.org/gtk4/method.TreeViewColumn.clear_attributes.html).
  public final func clearAttributes(_ cellRenderer: CellRenderer) {
    gtk_tree_view_column_clear_attributes(instance(self), cellRenderer.gtkCellRenderer)
  }

  /// Calls [`gtk_tree_view_column_clicked()`](https://docs.gtk.org/gtk4/method.TreeViewColumn.clicked.html).
  public final func clicked() { gtk_tree_view_column_clicked(instance(self)) }

  /// Calls [`gtk_tree_view_column_focus_cell()`](https://docs.gtk.org/gtk4/method.TreeViewColumn.focus_cell.html).
  public final func focusCell(_ cell: CellRenderer) {
    gtk_tree_view_column_focus_cell(instance(self), cell.gtkCellRenderer)
  }

  /// Calls [`gtk_tree_view_column_get_button()`](https://docs.gtk.org/gtk4/method.TreeViewColumn.get_button.html).
  public final var button: Widget? { lentObject(widget: gtk_tree_view_column_get_button(instance(self))) }

  /// Calls
  /// [`gtk_tree_view_column_get_tree_view()`](https://docs.gtk.org/gtk4/method.TreeViewColumn.get_tree_view.html).
  public final var treeView: Widget? { lentObject(widget: gtk_tree_view_column_get_tree_view(instance(self))) }

  /// Calls [`gtk_tree_view_column_pack_end()`](https://docs.gtk.org/gtk4/method.TreeViewColumn.pack_end.html).
  public final func packEnd(_ cell: CellRenderer, expand: Bool) {
    gtk_tree_view_column_pack_end(instance(self), cell.gtkCellRenderer, expand.gboolean)
  }

  /// Calls [`gtk_tree_view_column_pack_start()`](https://docs.gtk.org/gtk4/method.TreeViewColumn.pack_start.html).
  public final func packStart(_ cell: CellRenderer, expand: Bool) {
    gtk_tree_view_column_pack_start(instance(self), cell.gtkCellRenderer, expand.gboolean)
  }

  /// Calls [`gtk_tree_view_column_queue_resize()`](https://docs.gtk.org/gtk4/method.TreeViewColumn.queue_resize.html).
  public final func queueResize() { gtk_tree_view_column_queue_resize(instance(self)) }

  /// Calls
  /// [`gtk_tree_view_column_set_cell_data_func()`](https://docs.gtk.org/gtk4/method.TreeViewColumn.set_cell_data_func.html).
  public final func setCellDataFunc(
    _ cellRenderer: CellRenderer, `func`: ((TreeViewColumn, CellRenderer, any TreeModel, TreeIter) -> Void)?
  ) {
    gtk_tree_view_column_set_cell_data_func(
      instance(self), cellRenderer.gtkCellRenderer, `func` == nil ? nil : callGtkTreeCellDataFunc,
      `func`.map { heldClosure($0) }, `func` == nil ? nil : releaseClosure)
  }
}

extension Reactive where Base: TreeViewColumn {
  /// The property [`alignment`](https://docs.gtk.org/gtk4/property.TreeViewColumn.alignment.html) of
  /// `GtkTreeViewColumn`.
  public var alignment: DynamicSubject<Double> {
    property("alignment", get: { (object: TreeViewColumn) in object.alignment }, set: { $0.alignment = $1 })
  }

  /// The property [`cell-area`](https://docs.gtk.org/gtk4/property.TreeViewColumn.cell-area.html) of
  /// `GtkTreeViewColumn`.
  public var cellArea: SafeSignal<CellArea?> { readOnlyProperty("cell-area") }

  /// The property [`clickable`](https://docs.gtk.org/gtk4/property.TreeViewColumn.clickable.html) of
  /// `GtkTreeViewColumn`.
  public var clickable: DynamicSubject<Bool> { property("clickable") }

  /// The property [`expand`](https://docs.gtk.org/gtk4/property.TreeViewColumn.expand.html) of `GtkTreeViewColumn`.
  public var expand: DynamicSubject<Bool> { property("expand") }

  /// The property [`fixed-width`](https://docs.gtk.org/gtk4/property.TreeViewColumn.fixed-width.html) of
  /// `GtkTreeViewColumn`.
  public var fixedWidth: DynamicSubject<Int> {
    property("fixed-width", get: { (object: TreeViewColumn) in object.fixedWidth }, set: { $0.fixedWidth = $1 })
  }

  /// The property [`max-width`](https://docs.gtk.org/gtk4/property.TreeViewColumn.max-width.html) of
  /// `GtkTreeViewColumn`.
  public var maxWidth: DynamicSubject<Int> {
    property("max-width", get: { (object: TreeViewColumn) in object.maxWidth }, set: { $0.maxWidth = $1 })
  }

  /// The property [`min-width`](https://docs.gtk.org/gtk4/property.TreeViewColumn.min-width.html) of
  /// `GtkTreeViewColumn`.
  public var minWidth: DynamicSubject<Int> {
    property("min-width", get: { (object: TreeViewColumn) in object.minWidth }, set: { $0.minWidth = $1 })
  }

  /// The property [`reorderable`](https://docs.gtk.org/gtk4/property.TreeViewColumn.reorderable.html) of
  /// `GtkTreeViewColumn`.
  public var reorderable: DynamicSubject<Bool> { property("reorderable") }

  /// The property [`resizable`](https://docs.gtk.org/gtk4/property.TreeViewColumn.resizable.html) of
  /// `GtkTreeViewColumn`.
  public var resizable: DynamicSubject<Bool> { property("resizable") }

  /// The property [`sizing`](https://docs.gtk.org/gtk4/property.TreeViewColumn.sizing.html) of `GtkTreeViewColumn`.
  public var sizing: DynamicSubject<TreeViewColumnSizing> { property("sizing") }

  /// The property [`sort-column-id`](https://docs.gtk.org/gtk4/property.TreeViewColumn.sort-column-id.html) of
  /// `GtkTreeViewColumn`.
  public var sortColumnId: DynamicSubject<Int> {
    property("sort-column-id", get: { (object: TreeViewColumn) in object.sortColumnId }, set: { $0.sortColumnId = $1 })
  }

  /// The property [`sort-indicator`](https://docs.gtk.org/gtk4/property.TreeViewColumn.sort-indicator.html) of
  /// `GtkTreeViewColumn`.
  public var sortIndicator: DynamicSubject<Bool> { property("sort-indicator") }

  /// The property [`sort-order`](https://docs.gtk.org/gtk4/property.TreeViewColumn.sort-order.html) of
  /// `GtkTreeViewColumn`.
  public var sortOrder: DynamicSubject<SortType> { property("sort-order") }

  /// The property [`spacing`](https://docs.gtk.org/gtk4/property.TreeViewColumn.spacing.html) of `GtkTreeViewColumn`.
  public var spacing: DynamicSubject<Int> {
    property("spacing", get: { (object: TreeViewColumn) in object.spacing }, set: { $0.spacing = $1 })
  }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.TreeViewColumn.title.html) of `GtkTreeViewColumn`.
  public var title: DynamicSubject<String> {
    property("title", get: { (object: TreeViewColumn) in object.title }, set: { $0.title = $1 })
  }

  /// The property [`visible`](https://docs.gtk.org/gtk4/property.TreeViewColumn.visible.html) of `GtkTreeViewColumn`.
  public var visible: DynamicSubject<Bool> { property("visible") }

  /// The property [`widget`](https://docs.gtk.org/gtk4/property.TreeViewColumn.widget.html) of `GtkTreeViewColumn`.
  public var widget: DynamicSubject<Widget?> { property("widget") }

  /// The property [`width`](https://docs.gtk.org/gtk4/property.TreeViewColumn.width.html) of `GtkTreeViewColumn`.
  public var width: SafeSignal<Int> { readOnlyProperty("width") }

  /// The property [`x-offset`](https://docs.gtk.org/gtk4/property.TreeViewColumn.x-offset.html) of `GtkTreeViewColumn`.
  public var xOffset: SafeSignal<Int> { readOnlyProperty("x-offset") }

  /// The signal [`clicked`](https://docs.gtk.org/gtk4/signal.TreeViewColumn.clicked.html) of `GtkTreeViewColumn`.
  public var clicked: SafeSignal<Void> { signal("clicked") }
}

/// The class [`GtkExpression`](https://docs.gtk.org/gtk4/class.Expression.html).
open class ValueExpression: FundamentalObject {
  open override class var gType: GType { gtk_expression_get_type() }

  override class func hold(_ pointer: UnsafeRawPointer) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(gtk_expression_ref(pointer.cast()))
  }

  override class func release(_ pointer: UnsafeMutableRawPointer) {
    gtk_expression_unref(UnsafeRawPointer(pointer).cast())
  }

  /// Calls [`gtk_expression_bind()`](https://docs.gtk.org/gtk4/method.Expression.bind.html).
  @discardableResult
  public final func bind(_ target: Object, property: String, this: Object?) -> ExpressionWatch {
    promised(lentBoxed(opaque: gtk_expression_bind(given(), target.pointer, property, this?.pointer)))
  }

  /// Calls [`gtk_expression_get_value_type()`](https://docs.gtk.org/gtk4/method.Expression.get_value_type.html).
  public final var valueType: GType { gtk_expression_get_value_type(opaque) }

  /// Calls [`gtk_expression_is_static()`](https://docs.gtk.org/gtk4/method.Expression.is_static.html).
  public final var isStatic: Bool { gtk_expression_is_static(opaque).isTrue }

  /// Calls [`gtk_expression_watch()`](https://docs.gtk.org/gtk4/method.Expression.watch.html).
  @discardableResult
  public final func watch(_ this: Object?, notify: @escaping () -> Void) -> ExpressionWatch {
    promised(
      lentBoxed(
        opaque: gtk_expression_watch(
          opaque, this?.pointer, callGtkExpressionNotify, heldClosure(notify), releaseClosure)))
  }
}

/// The class [`GtkVideo`](https://docs.gtk.org/gtk4/class.Video.html).
open class Video: Widget {
  open override class var gType: GType { gtk_video_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_video_new()`](https://docs.gtk.org/gtk4/ctor.Video.new.html).
  public init() {
    super.init(adopting: gtk_video_new())
  }

  /// Calls [`gtk_video_new_for_file()`](https://docs.gtk.org/gtk4/ctor.Video.new_for_file.html).
  public init(file: Gio.File?) {
    super.init(adopting: gtk_video_new_for_file(file?.opaque))
  }

  /// Calls [`gtk_video_new_for_filename()`](https://docs.gtk.org/gtk4/ctor.Video.new_for_filename.html).
  public init(filename: String?) {
    super.init(adopting: gtk_video_new_for_filename(filename))
  }

  /// Calls [`gtk_video_new_for_media_stream()`](https://docs.gtk.org/gtk4/ctor.Video.new_for_media_stream.html).
  public init(stream: MediaStream?) {
    super.init(adopting: gtk_video_new_for_media_stream(stream?.gtkMediaStream))
  }

  /// Calls [`gtk_video_new_for_resource()`](https://docs.gtk.org/gtk4/ctor.Video.new_for_resource.html).
  public init(resourcePath: String?) {
    super.init(adopting: gtk_video_new_for_resource(resourcePath))
  }

  /// The property [`autoplay`](https://docs.gtk.org/gtk4/property.Video.autoplay.html) of `GtkVideo`.
  public final var autoplay: Bool {
    get { gtk_video_get_autoplay(instance(self)).isTrue }
    set { gtk_video_set_autoplay(instance(self), newValue.gboolean) }
  }

  /// The property [`file`](https://docs.gtk.org/gtk4/property.Video.file.html) of `GtkVideo`.
  public final var file: Gio.File? {
    get { lentObject(opaque: gtk_video_get_file(instance(self))) }
    set { gtk_video_set_file(instance(self), newValue?.opaque) }
  }

  /// The property [`loop`](https://docs.gtk.org/gtk4/property.Video.loop.html) of `GtkVideo`.
  public final var loop: Bool {
    get { gtk_video_get_loop(instance(self)).isTrue }
    set { gtk_video_set_loop(instance(self), newValue.gboolean) }
  }

  /// The property [`media-stream`](https://docs.gtk.org/gtk4/property.Video.media-stream.html) of `GtkVideo`.
  public final var mediaStream: MediaStream? {
    get { lentObject(gtk_video_get_media_stream(instance(self))) }
    set { gtk_video_set_media_stream(instance(self), newValue?.gtkMediaStream) }
  }

  /// Calls [`gtk_video_set_filename()`](https://docs.gtk.org/gtk4/method.Video.set_filename.html).
  public final func setFilename(_ filename: String?) { gtk_video_set_filename(instance(self), filename) }

  /// Calls [`gtk_video_set_resource()`](https://docs.gtk.org/gtk4/method.Video.set_resource.html).
  public final func setResource(_ resourcePath: String?) { gtk_video_set_resource(instance(self), resourcePath) }
}

extension Reactive where Base: Video {
  /// The property [`autoplay`](https://docs.gtk.org/gtk4/property.Video.autoplay.html) of `GtkVideo`.
  public var autoplay: DynamicSubject<Bool> { property("autoplay") }

  /// The property [`file`](https://docs.gtk.org/gtk4/property.Video.file.html) of `GtkVideo`.
  public var file: DynamicSubject<Gio.File?> { property("file") }

  /// The property [`loop`](https://docs.gtk.org/gtk4/property.Video.loop.html) of `GtkVideo`.
  public var loop: DynamicSubject<Bool> { property("loop") }

  /// The property [`media-stream`](https://docs.gtk.org/gtk4/property.Video.media-stream.html) of `GtkVideo`.
  public var mediaStream: DynamicSubject<MediaStream?> { property("media-stream") }
}

/// The class [`GtkViewport`](https://docs.gtk.org/gtk4/class.Viewport.html).
open class Viewport: Widget, Scrollable {
  open override class var gType: GType { gtk_viewport_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_viewport_new()`](https://docs.gtk.org/gtk4/ctor.Viewport.new.html).
  public init(hadjustment: Adjustment? = nil, vadjustment: Adjustment? = nil) {
    super.init(adopting: gtk_viewport_new(hadjustment?.gtkAdjustment, vadjustment?.gtkAdjustment))
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.Viewport.child.html) of `GtkViewport`.
  public final var child: Widget? {
    get { lentObject(widget: gtk_viewport_get_child(instance(self))) }
    set { gtk_viewport_set_child(instance(self), newValue?.gtkWidget) }
  }

  /// The property [`scroll-to-focus`](https://docs.gtk.org/gtk4/property.Viewport.scroll-to-focus.html) of
  /// `GtkViewport`.
  public final var scrollToFocus: Bool {
    get { gtk_viewport_get_scroll_to_focus(instance(self)).isTrue }
    set { gtk_viewport_set_scroll_to_focus(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: Viewport {
  /// The property [`child`](https://docs.gtk.org/gtk4/property.Viewport.child.html) of `GtkViewport`.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The property [`scroll-to-focus`](https://docs.gtk.org/gtk4/property.Viewport.scroll-to-focus.html) of
  /// `GtkViewport`.
  public var scrollToFocus: DynamicSubject<Bool> { property("scroll-to-focus") }
}

/// The class [`GtkWidget`](https://docs.gtk.org/gtk4/class.Widget.html).
open class Widget: OverridableWidget, Accessible, Buildable, ConstraintTarget {
  open override class var gType: GType { gtk_widget_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  final var gtkWidget: UnsafeMutablePointer<GtkWidget> { pointer.assumingMemoryBound(to: GtkWidget.self) }

  /// The property [`can-focus`](https://docs.gtk.org/gtk4/property.Widget.can-focus.html) of `GtkWidget`.
  public final var canFocus: Bool {
    get { gtk_widget_get_can_focus(gtkWidget).isTrue }
    set { gtk_widget_set_can_focus(gtkWidget, newValue.gboolean) }
  }

  /// The property [`can-target`](https://docs.gtk.org/gtk4/property.Widget.can-target.html) of `GtkWidget`.
  public final var canTarget: Bool {
    get { gtk_widget_get_can_target(gtkWidget).isTrue }
    set { gtk_widget_set_can_target(gtkWidget, newValue.gboolean) }
  }

  /// The property [`css-classes`](https://docs.gtk.org/gtk4/property.Widget.css-classes.html) of `GtkWidget`.
  public final var cssClasses: [String] {
    get { givenStrings(gtk_widget_get_css_classes(gtkWidget)) }
    set { setProperty("css-classes", newValue) }
  }

  /// The property [`css-name`](https://docs.gtk.org/gtk4/property.Widget.css-name.html) of `GtkWidget`.
  public final var cssName: String { lentString(gtk_widget_get_css_name(gtkWidget)) }

  /// The property [`cursor`](https://docs.gtk.org/gtk4/property.Widget.cursor.html) of `GtkWidget`.
  public final var cursor: Gdk.Cursor? {
    get { lentObject(opaque: gtk_widget_get_cursor(gtkWidget)) }
    set { gtk_widget_set_cursor(gtkWidget, newValue?.opaque) }
  }

  /// The property [`focus-on-click`](https://docs.gtk.org/gtk4/property.Widget.focus-on-click.html) of `GtkWidget`.
  public final var focusOnClick: Bool {
    get { gtk_widget_get_focus_on_click(gtkWidget).isTrue }
    set { gtk_widget_set_focus_on_click(gtkWidget, newValue.gboolean) }
  }

  /// The property [`focusable`](https://docs.gtk.org/gtk4/property.Widget.focusable.html) of `GtkWidget`.
  public final var focusable: Bool {
    get { gtk_widget_get_focusable(gtkWidget).isTrue }
    set { gtk_widget_set_focusable(gtkWidget, newValue.gboolean) }
  }

  /// The property [`halign`](https://docs.gtk.org/gtk4/property.Widget.halign.html) of `GtkWidget`.
  public final var halign: Align {
    get { Align(cValue: gtk_widget_get_halign(gtkWidget)) }
    set { gtk_widget_set_halign(gtkWidget, newValue.cValue) }
  }

  /// The property [`has-default`](https://docs.gtk.org/gtk4/property.Widget.has-default.html) of `GtkWidget`.
  public final var hasDefault: Bool { gtk_widget_has_default(gtkWidget).isTrue }

  /// The property [`has-focus`](https://docs.gtk.org/gtk4/property.Widget.has-focus.html) of `GtkWidget`.
  public final var hasFocus: Bool { gtk_widget_has_focus(gtkWidget).isTrue }

  /// The property [`has-tooltip`](https://docs.gtk.org/gtk4/property.Widget.has-tooltip.html) of `GtkWidget`.
  public final var hasTooltip: Bool {
    get { gtk_widget_get_has_tooltip(gtkWidget).isTrue }
    set { gtk_widget_set_has_tooltip(gtkWidget, newValue.gboolean) }
  }

  /// The property [`height-request`](https://docs.gtk.org/gtk4/property.Widget.height-request.html) of `GtkWidget`.
  public final var heightRequest: Int {
    get { getProperty("height-request") }
    set { setProperty("height-request", newValue) }
  }

  /// The property [`hexpand`](https://docs.gtk.org/gtk4/property.Widget.hexpand.html) of `GtkWidget`.
  public final var hexpand: Bool {
    get { gtk_widget_get_hexpand(gtkWidget).isTrue }
    set { gtk_widget_set_hexpand(gtkWidget, newValue.gboolean) }
  }

  /// The property [`hexpand-set`](https://docs.gtk.org/gtk4/property.Widget.hexpand-set.html) of `GtkWidget`.
  public final var hexpandSet: Bool {
    get { gtk_widget_get_hexpand_set(gtkWidget).isTrue }
    set { gtk_widget_set_hexpand_set(gtkWidget, newValue.gboolean) }
  }

  /// The property [`layout-manager`](https://docs.gtk.org/gtk4/property.Widget.layout-manager.html) of `GtkWidget`.
  public final var layoutManager: LayoutManager? {
    get { lentObject(gtk_widget_get_layout_manager(gtkWidget)) }
    set {
      gtk_widget_set_layout_manager(gtkWidget, newValue?.givenPointer().assumingMemoryBound(to: GtkLayoutManager.self))
    }
  }

  /// The property [`margin-bottom`](https://docs.gtk.org/gtk4/property.Widget.margin-bottom.html) of `GtkWidget`.
  public final var marginBottom: Int {
    get { gtk_widget_get_margin_bottom(gtkWidget).int }
    set { gtk_widget_set_margin_bottom(gtkWidget, newValue.int32) }
  }

  /// The property [`margin-end`](https://docs.gtk.org/gtk4/property.Widget.margin-end.html) of `GtkWidget`.
  public final var marginEnd: Int {
    get { gtk_widget_get_margin_end(gtkWidget).int }
    set { gtk_widget_set_margin_end(gtkWidget, newValue.int32) }
  }

  /// The property [`margin-start`](https://docs.gtk.org/gtk4/property.Widget.margin-start.html) of `GtkWidget`.
  public final var marginStart: Int {
    get { gtk_widget_get_margin_start(gtkWidget).int }
    set { gtk_widget_set_margin_start(gtkWidget, newValue.int32) }
  }

  /// The property [`margin-top`](https://docs.gtk.org/gtk4/property.Widget.margin-top.html) of `GtkWidget`.
  public final var marginTop: Int {
    get { gtk_widget_get_margin_top(gtkWidget).int }
    set { gtk_widget_set_margin_top(gtkWidget, newValue.int32) }
  }

  /// The property [`name`](https://docs.gtk.org/gtk4/property.Widget.name.html) of `GtkWidget`.
  public final var name: String {
    get { lentString(gtk_widget_get_name(gtkWidget)) }
    set { lend(newValue) { gtk_widget_set_name(gtkWidget, $0) } }
  }

  /// The property [`opacity`](https://docs.gtk.org/gtk4/property.Widget.opacity.html) of `GtkWidget`.
  public final var opacity: Double {
    get { gtk_widget_get_opacity(gtkWidget) }
    set { gtk_widget_set_opacity(gtkWidget, newValue) }
  }

  /// The property [`overflow`](https://docs.gtk.org/gtk4/property.Widget.overflow.html) of `GtkWidget`.
  public final var overflow: Overflow {
    get { Overflow(cValue: gtk_widget_get_overflow(gtkWidget)) }
    set { gtk_widget_set_overflow(gtkWidget, newValue.cValue) }
  }

  /// The property [`parent`](https://docs.gtk.org/gtk4/property.Widget.parent.html) of `GtkWidget`.
  public final var parent: Widget? { lentObject(widget: gtk_widget_get_parent(gtkWidget)) }

  /// The property [`receives-default`](https://docs.gtk.org/gtk4/property.Widget.receives-default.html) of `GtkWidget`.
  public final var receivesDefault: Bool {
    get { gtk_widget_get_receives_default(gtkWidget).isTrue }
    set { gtk_widget_set_receives_default(gtkWidget, newValue.gboolean) }
  }

  /// The property [`root`](https://docs.gtk.org/gtk4/property.Widget.root.html) of `GtkWidget`.
  public final var root: (any Root)? { lentInterface(opaque: gtk_widget_get_root(gtkWidget)) }

  /// The property [`scale-factor`](https://docs.gtk.org/gtk4/property.Widget.scale-factor.html) of `GtkWidget`.
  public final var scaleFactor: Int { gtk_widget_get_scale_factor(gtkWidget).int }

  /// The property [`sensitive`](https://docs.gtk.org/gtk4/property.Widget.sensitive.html) of `GtkWidget`.
  public final var sensitive: Bool {
    get { gtk_widget_get_sensitive(gtkWidget).isTrue }
    set { gtk_widget_set_sensitive(gtkWidget, newValue.gboolean) }
  }

  /// The property [`tooltip-markup`](https://docs.gtk.org/gtk4/property.Widget.tooltip-markup.html) of `GtkWidget`.
  public final var tooltipMarkup: String? {
    get { lentString(ifAny: gtk_widget_get_tooltip_markup(gtkWidget)) }
    set { lend(newValue) { gtk_widget_set_tooltip_markup(gtkWidget, $0) } }
  }

  /// The property [`tooltip-text`](https://docs.gtk.org/gtk4/property.Widget.tooltip-text.html) of `GtkWidget`.
  public final var tooltipText: String? {
    get { lentString(ifAny: gtk_widget_get_tooltip_text(gtkWidget)) }
    set { lend(newValue) { gtk_widget_set_tooltip_text(gtkWidget, $0) } }
  }

  /// The property [`valign`](https://docs.gtk.org/gtk4/property.Widget.valign.html) of `GtkWidget`.
  public final var valign: Align {
    get { Align(cValue: gtk_widget_get_valign(gtkWidget)) }
    set { gtk_widget_set_valign(gtkWidget, newValue.cValue) }
  }

  /// The property [`vexpand`](https://docs.gtk.org/gtk4/property.Widget.vexpand.html) of `GtkWidget`.
  public final var vexpand: Bool {
    get { gtk_widget_get_vexpand(gtkWidget).isTrue }
    set { gtk_widget_set_vexpand(gtkWidget, newValue.gboolean) }
  }

  /// The property [`vexpand-set`](https://docs.gtk.org/gtk4/property.Widget.vexpand-set.html) of `GtkWidget`.
  public final var vexpandSet: Bool {
    get { gtk_widget_get_vexpand_set(gtkWidget).isTrue }
    set { gtk_widget_set_vexpand_set(gtkWidget, newValue.gboolean) }
  }

  /// The property [`visible`](https://docs.gtk.org/gtk4/property.Widget.visible.html) of `GtkWidget`.
  public final var visible: Bool {
    get { gtk_widget_get_visible(gtkWidget).isTrue }
    set { gtk_widget_set_visible(gtkWidget, newValue.gboolean) }
  }

  /// The property [`width-request`](https://docs.gtk.org/gtk4/property.Widget.width-request.html) of `GtkWidget`.
  public final var widthRequest: Int {
    get { getProperty("width-request") }
    set { setProperty("width-request", newValue) }
  }

  /// Calls [`gtk_widget_action_set_enabled()`](https://docs.gtk.org/gtk4/method.Widget.action_set_enabled.html).
  public final func actionSetEnabled(_ actionName: String, enabled: Bool) {
    gtk_widget_action_set_enabled(gtkWidget, actionName, enabled.gboolean)
  }

  /// Calls [`gtk_widget_activate()`](https://docs.gtk.org/gtk4/method.Widget.activate.html).
  @discardableResult
  public final func activate() -> Bool { gtk_widget_activate(gtkWidget).isTrue }

  /// Calls
  /// [`gtk_widget_activate_action_variant()`](https://docs.gtk.org/gtk4/method.Widget.activate_action_variant.html).
  @discardableResult
  public final func activateAction(_ name: String, args: GLib.Variant?) -> Bool {
    gtk_widget_activate_action_variant(gtkWidget, name, args?.opaque).isTrue
  }

  /// Calls [`gtk_widget_activate_default()`](https://docs.gtk.org/gtk4/method.Widget.activate_default.html).
  public final func activateDefault() { gtk_widget_activate_default(gtkWidget) }

  /// Calls [`gtk_widget_add_controller()`](https://docs.gtk.org/gtk4/method.Widget.add_controller.html).
  public final func addController(_ controller: EventController) {
    gtk_widget_add_controller(gtkWidget, controller.given())
  }

  /// Calls [`gtk_widget_add_css_class()`](https://docs.gtk.org/gtk4/method.Widget.add_css_class.html).
  public final func addCssClass(_ cssClass: String) { gtk_widget_add_css_class(gtkWidget, cssClass) }

  /// Calls [`gtk_widget_add_mnemonic_label()`](https://docs.gtk.org/gtk4/method.Widget.add_mnemonic_label.html).
  public final func addMnemonicLabel(_ label: Widget) { gtk_widget_add_mnemonic_label(gtkWidget, label.gtkWidget) }

  /// Calls [`gtk_widget_add_tick_callback()`](https://docs.gtk.org/gtk4/method.Widget.add_tick_callback.html).
  @discardableResult
  public final func addTickCallback(_ callback: @escaping (Widget, Gdk.FrameClock) -> Bool) -> Int {
    gtk_widget_add_tick_callback(gtkWidget, callGtkTickCallback, heldClosure(callback), releaseClosure).int
  }

  /// Calls [`gtk_widget_allocate()`](https://docs.gtk.org/gtk4/method.Widget.allocate.html).
  public final func allocate(width: Int, height: Int, baseline: Int, transform: Gsk.Transform?) {
    gtk_widget_allocate(gtkWidget, width.int32, height.int32, baseline.int32, transform?.given())
  }

  /// Calls [`gtk_widget_child_focus()`](https://docs.gtk.org/gtk4/method.Widget.child_focus.html).
  @discardableResult
  public final func childFocus(_ direction: DirectionType) -> Bool {
    gtk_widget_child_focus(gtkWidget, direction.cValue).isTrue
  }

  /// Calls [`gtk_widget_compute_bounds()`](https://docs.gtk.org/gtk4/method.Widget.compute_bounds.html).
  public final func computeBounds(_ target: Widget) -> Graphene.Rect? {
    var cOutBounds = graphene_rect_t()
    let result = gtk_widget_compute_bounds(gtkWidget, target.gtkWidget, &cOutBounds)
    guard result != 0 else { return nil }
    return Graphene.Rect(cValue: cOutBounds)
  }

  /// Calls [`gtk_widget_compute_expand()`](https://docs.gtk.org/gtk4/method.Widget.compute_expand.html).
  public final func computeExpand(_ orientation: Orientation) -> Bool {
    gtk_widget_compute_expand(gtkWidget, orientation.cValue).isTrue
  }

  /// Calls [`gtk_widget_compute_point()`](https://docs.gtk.org/gtk4/method.Widget.compute_point.html).
  public final func computePoint(_ target: Widget, point: Graphene.Point) -> Graphene.Point? {
    var cPoint = point.cValue
    var cOutPoint = graphene_point_t()
    let result = gtk_widget_compute_point(gtkWidget, target.gtkWidget, &cPoint, &cOutPoint)
    guard result != 0 else { return nil }
    return Graphene.Point(cValue: cOutPoint)
  }

  /// Calls [`gtk_widget_compute_transform()`](https://docs.gtk.org/gtk4/method.Widget.compute_transform.html).
  public final func computeTransform(_ target: Widget) -> Graphene.Matrix? {
    var cOutTransform = graphene_matrix_t()
    let result = gtk_widget_compute_transform(gtkWidget, target.gtkWidget, &cOutTransform)
    guard result != 0 else { return nil }
    return Graphene.Matrix(copying: &cOutTransform)
  }

  /// Calls [`gtk_widget_create_pango_context()`](https://docs.gtk.org/gtk4/method.Widget.create_pango_context.html).
  @discardableResult
  public final func createPangoContext() -> Pango.Context {
    givenObject(opaque: gtk_widget_create_pango_context(gtkWidget))!
  }

  /// Calls [`gtk_widget_create_pango_layout()`](https://docs.gtk.org/gtk4/method.Widget.create_pango_layout.html).
  @discardableResult
  public final func createPangoLayout(_ text: String?) -> Pango.Layout {
    givenObject(opaque: gtk_widget_create_pango_layout(gtkWidget, text))!
  }

  /// Calls [`gtk_widget_dispose_template()`](https://docs.gtk.org/gtk4/method.Widget.dispose_template.html). Since GTK
  /// 4.8.
  public final func disposeTemplate(_ widgetType: any GTyped.Type) {
    gtk_widget_dispose_template(gtkWidget, widgetType.registeredType)
  }

  /// Calls [`gtk_drag_check_threshold()`](https://docs.gtk.org/gtk4/method.Widget.drag_check_threshold.html).
  @discardableResult
  public final func dragCheckThreshold(startX: Int, startY: Int, currentX: Int, currentY: Int) -> Bool {
    gtk_drag_check_threshold(gtkWidget, startX.int32, startY.int32, currentX.int32, currentY.int32).isTrue
  }

  /// Calls [`gtk_widget_error_bell()`](https://docs.gtk.org/gtk4/method.Widget.error_bell.html).
  public final func errorBell() { gtk_widget_error_bell(gtkWidget) }

  /// Calls
  /// [`gtk_widget_get_allocated_baseline()`](https://docs.gtk.org/gtk4/method.Widget.get_allocated_baseline.html).
  public final var allocatedBaseline: Int { gtk_widget_get_allocated_baseline(gtkWidget).int }

  /// Calls [`gtk_widget_get_allocated_height()`](https://docs.gtk.org/gtk4/method.Widget.get_allocated_height.html).
  public final var allocatedHeight: Int { gtk_widget_get_allocated_height(gtkWidget).int }

  /// Calls [`gtk_widget_get_allocated_width()`](https://docs.gtk.org/gtk4/method.Widget.get_allocated_width.html).
  public final var allocatedWidth: Int { gtk_widget_get_allocated_width(gtkWidget).int }

  /// Calls [`gtk_widget_get_allocation()`](https://docs.gtk.org/gtk4/method.Widget.get_allocation.html).
  public final var allocation: Gdk.Rectangle {
    var cAllocation = GdkRectangle()
    gtk_widget_get_allocation(gtkWidget, &cAllocation)
    return Gdk.Rectangle(cValue: cAllocation)
  }

  /// Calls [`gtk_widget_get_ancestor()`](https://docs.gtk.org/gtk4/method.Widget.get_ancestor.html).
  public final func getAncestor(_ widgetType: any GTyped.Type) -> Widget? {
    lentObject(widget: gtk_widget_get_ancestor(gtkWidget, widgetType.registeredType))
  }

  /// Calls [`gtk_widget_get_child_visible()`](https://docs.gtk.org/gtk4/method.Widget.get_child_visible.html) and
  /// `gtk_widget_set_child_visible()`.
  public final var childVisible: Bool {
    get { gtk_widget_get_child_visible(gtkWidget).isTrue }
    set(childVisible) { gtk_widget_set_child_visible(gtkWidget, childVisible.gboolean) }
  }

  /// Calls [`gtk_widget_get_clipboard()`](https://docs.gtk.org/gtk4/method.Widget.get_clipboard.html).
  public final var clipboard: Gdk.Clipboard? { lentObject(opaque: gtk_widget_get_clipboard(gtkWidget)) }

  /// Calls [`gtk_widget_get_direction()`](https://docs.gtk.org/gtk4/method.Widget.get_direction.html) and
  /// `gtk_widget_set_direction()`.
  public final var direction: TextDirection {
    get { TextDirection(cValue: gtk_widget_get_direction(gtkWidget)) }
    set(dir) { gtk_widget_set_direction(gtkWidget, dir.cValue) }
  }

  /// Calls [`gtk_widget_get_display()`](https://docs.gtk.org/gtk4/method.Widget.get_display.html).
  public final var display: Gdk.Display? { lentObject(opaque: gtk_widget_get_display(gtkWidget)) }

  /// Calls [`gtk_widget_get_first_child()`](https://docs.gtk.org/gtk4/method.Widget.get_first_child.html).
  public final var firstChild: Widget? { lentObject(widget: gtk_widget_get_first_child(gtkWidget)) }

  /// Calls [`gtk_widget_get_focus_child()`](https://docs.gtk.org/gtk4/method.Widget.get_focus_child.html) and
  /// `gtk_widget_set_focus_child()`.
  public final var focusChild: Widget? {
    get { lentObject(widget: gtk_widget_get_focus_child(gtkWidget)) }
    set(child) { gtk_widget_set_focus_child(gtkWidget, child?.gtkWidget) }
  }

  /// Calls [`gtk_widget_get_font_map()`](https://docs.gtk.org/gtk4/method.Widget.get_font_map.html) and
  /// `gtk_widget_set_font_map()`.
  public final var fontMap: Pango.FontMap? {
    get { lentObject(gtk_widget_get_font_map(gtkWidget)) }
    set(fontMap) { gtk_widget_set_font_map(gtkWidget, fontMap?.pangoFontMap) }
  }

  /// Calls [`gtk_widget_get_frame_clock()`](https://docs.gtk.org/gtk4/method.Widget.get_frame_clock.html).
  public final var frameClock: Gdk.FrameClock? { lentObject(opaque: gtk_widget_get_frame_clock(gtkWidget)) }

  /// Calls [`gtk_widget_get_height()`](https://docs.gtk.org/gtk4/method.Widget.get_height.html).
  public final var height: Int { gtk_widget_get_height(gtkWidget).int }

  /// Calls [`gtk_widget_get_last_child()`](https://docs.gtk.org/gtk4/method.Widget.get_last_child.html).
  public final var lastChild: Widget? { lentObject(widget: gtk_widget_get_last_child(gtkWidget)) }

  /// Calls [`gtk_widget_get_mapped()`](https://docs.gtk.org/gtk4/method.Widget.get_mapped.html).
  public final var mapped: Bool { gtk_widget_get_mapped(gtkWidget).isTrue }

  /// Calls [`gtk_widget_get_native()`](https://docs.gtk.org/gtk4/method.Widget.get_native.html).
  public final var native: (any Native)? { lentInterface(opaque: gtk_widget_get_native(gtkWidget)) }

  /// Calls [`gtk_widget_get_next_sibling()`](https://docs.gtk.org/gtk4/method.Widget.get_next_sibling.html).
  public final var nextSibling: Widget? { lentObject(widget: gtk_widget_get_next_sibling(gtkWidget)) }

  /// Calls [`gtk_widget_get_pango_context()`](https://docs.gtk.org/gtk4/method.Widget.get_pango_context.html).
  public final var pangoContext: Pango.Context? { lentObject(opaque: gtk_widget_get_pango_context(gtkWidget)) }

  /// Calls [`gtk_widget_get_preferred_size()`](https://docs.gtk.org/gtk4/method.Widget.get_preferred_size.html).
  public final var preferredSize: (minimumSize: Requisition, naturalSize: Requisition) {
    var cMinimumSize = GtkRequisition()
    var cNaturalSize = GtkRequisition()
    gtk_widget_get_preferred_size(gtkWidget, &cMinimumSize, &cNaturalSize)
    return (Requisition(cValue: cMinimumSize), Requisition(cValue: cNaturalSize))
  }

  /// Calls [`gtk_widget_get_prev_sibling()`](https://docs.gtk.org/gtk4/method.Widget.get_prev_sibling.html).
  public final var prevSibling: Widget? { lentObject(widget: gtk_widget_get_prev_sibling(gtkWidget)) }

  /// Calls [`gtk_widget_get_primary_clipboard()`](https://docs.gtk.org/gtk4/method.Widget.get_primary_clipboard.html).
  public final var primaryClipboard: Gdk.Clipboard? { lentObject(opaque: gtk_widget_get_primary_clipboard(gtkWidget)) }

  /// Calls [`gtk_widget_get_realized()`](https://docs.gtk.org/gtk4/method.Widget.get_realized.html).
  public final var realized: Bool { gtk_widget_get_realized(gtkWidget).isTrue }

  /// Calls [`gtk_widget_get_request_mode()`](https://docs.gtk.org/gtk4/method.Widget.get_request_mode.html).
  public final var requestMode: SizeRequestMode { SizeRequestMode(cValue: gtk_widget_get_request_mode(gtkWidget)) }

  /// Calls [`gtk_widget_get_settings()`](https://docs.gtk.org/gtk4/method.Widget.get_settings.html).
  public final var settings: ToolkitSettings? { lentObject(opaque: gtk_widget_get_settings(gtkWidget)) }

  /// Calls [`gtk_widget_get_size()`](https://docs.gtk.org/gtk4/method.Widget.get_size.html).
  public final func getSize(_ orientation: Orientation) -> Int {
    gtk_widget_get_size(gtkWidget, orientation.cValue).int
  }

  /// Calls [`gtk_widget_get_size_request()`](https://docs.gtk.org/gtk4/method.Widget.get_size_request.html).
  public final var sizeRequest: (width: Int, height: Int) {
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_widget_get_size_request(gtkWidget, &cWidth, &cHeight)
    return (cWidth.int, cHeight.int)
  }

  /// Calls [`gtk_widget_get_state_flags()`](https://docs.gtk.org/gtk4/method.Widget.get_state_flags.html).
  public final var stateFlags: StateFlags { StateFlags(cValue: gtk_widget_get_state_flags(gtkWidget)) }

  /// Calls [`gtk_widget_get_style_context()`](https://docs.gtk.org/gtk4/method.Widget.get_style_context.html).
  public final var styleContext: StyleContext? { lentObject(gtk_widget_get_style_context(gtkWidget)) }

  /// Calls [`gtk_widget_get_template_child()`](https://docs.gtk.org/gtk4/method.Widget.get_template_child.html).
  public final func getTemplateChild(widgetType: any GTyped.Type, name: String) -> Object? {
    lentObject(gtk_widget_get_template_child(gtkWidget, widgetType.registeredType, name))
  }

  /// Calls [`gtk_widget_get_width()`](https://docs.gtk.org/gtk4/method.Widget.get_width.html).
  public final var width: Int { gtk_widget_get_width(gtkWidget).int }

  /// Calls [`gtk_widget_has_css_class()`](https://docs.gtk.org/gtk4/method.Widget.has_css_class.html).
  public final func hasCssClass(_ cssClass: String) -> Bool { gtk_widget_has_css_class(gtkWidget, cssClass).isTrue }

  /// Calls [`gtk_widget_has_visible_focus()`](https://docs.gtk.org/gtk4/method.Widget.has_visible_focus.html).
  public final var hasVisibleFocus: Bool { gtk_widget_has_visible_focus(gtkWidget).isTrue }

  /// Calls [`gtk_widget_hide()`](https://docs.gtk.org/gtk4/method.Widget.hide.html).
  public final func hide() { gtk_widget_hide(gtkWidget) }

  /// Calls [`gtk_widget_in_destruction()`](https://docs.gtk.org/gtk4/method.Widget.in_destruction.html).
  public final func inDestruction() -> Bool { gtk_widget_in_destruction(gtkWidget).isTrue }

  /// Calls [`gtk_widget_init_template()`](https://docs.gtk.org/gtk4/method.Widget.init_template.html).
  public final func initTemplate() { gtk_widget_init_template(gtkWidget) }

  /// Calls [`gtk_widget_insert_action_group()`](https://docs.gtk.org/gtk4/method.Widget.insert_action_group.html).
  public final func insertActionGroup(_ name: String, group: (any Gio.ActionGroup)?) {
    gtk_widget_insert_action_group(gtkWidget, name, group?.opaque)
  }

  /// Calls [`gtk_widget_insert_after()`](https://docs.gtk.org/gtk4/method.Widget.insert_after.html).
  public final func insertAfter(_ parent: Widget, previousSibling: Widget?) {
    gtk_widget_insert_after(gtkWidget, parent.gtkWidget, previousSibling?.gtkWidget)
  }

  /// Calls [`gtk_widget_insert_before()`](https://docs.gtk.org/gtk4/method.Widget.insert_before.html).
  public final func insertBefore(_ parent: Widget, nextSibling: Widget?) {
    gtk_widget_insert_before(gtkWidget, parent.gtkWidget, nextSibling?.gtkWidget)
  }

  /// Calls [`gtk_widget_is_ancestor()`](https://docs.gtk.org/gtk4/method.Widget.is_ancestor.html).
  public final func isAncestor(_ ancestor: Widget) -> Bool {
    gtk_widget_is_ancestor(gtkWidget, ancestor.gtkWidget).isTrue
  }

  /// Calls [`gtk_widget_is_drawable()`](https://docs.gtk.org/gtk4/method.Widget.is_drawable.html).
  public final var isDrawable: Bool { gtk_widget_is_drawable(gtkWidget).isTrue }

  /// Calls [`gtk_widget_is_focus()`](https://docs.gtk.org/gtk4/method.Widget.is_focus.html).
  public final var isFocus: Bool { gtk_widget_is_focus(gtkWidget).isTrue }

  /// Calls [`gtk_widget_is_sensitive()`](https://docs.gtk.org/gtk4/method.Widget.is_sensitive.html).
  public final var isSensitive: Bool { gtk_widget_is_sensitive(gtkWidget).isTrue }

  /// Calls [`gtk_widget_is_visible()`](https://docs.gtk.org/gtk4/method.Widget.is_visible.html).
  public final var isVisible: Bool { gtk_widget_is_visible(gtkWidget).isTrue }

  /// Calls [`gtk_widget_keynav_failed()`](https://docs.gtk.org/gtk4/method.Widget.keynav_failed.html).
  @discardableResult
  public final func keynavFailed(_ direction: DirectionType) -> Bool {
    gtk_widget_keynav_failed(gtkWidget, direction.cValue).isTrue
  }

  /// Calls [`gtk_widget_list_mnemonic_labels()`](https://docs.gtk.org/gtk4/method.Widget.list_mnemonic_labels.html).
  @discardableResult
  public final func listMnemonicLabels() -> [Widget] {
    lists(gtk_widget_list_mnemonic_labels(gtkWidget), isGiven: true) { lentObject($0) as Widget? }
  }

  /// Calls [`gtk_widget_map()`](https://docs.gtk.org/gtk4/method.Widget.map.html).
  public final func map() { gtk_widget_map(gtkWidget) }

  /// Calls [`gtk_widget_mnemonic_activate()`](https://docs.gtk.org/gtk4/method.Widget.mnemonic_activate.html).
  @discardableResult
  public final func mnemonicActivate(_ groupCycling: Bool) -> Bool {
    gtk_widget_mnemonic_activate(gtkWidget, groupCycling.gboolean).isTrue
  }

  /// Calls [`gtk_widget_observe_children()`](https://docs.gtk.org/gtk4/method.Widget.observe_children.html).
  @discardableResult
  public final func observeChildren() -> any Gio.ListModel {
    (givenInterface(opaque: gtk_widget_observe_children(gtkWidget)) as (any Gio.ListModel)?)!
  }

  /// Calls [`gtk_widget_observe_controllers()`](https://docs.gtk.org/gtk4/method.Widget.observe_controllers.html).
  @discardableResult
  public final func observeControllers() -> any Gio.ListModel {
    (givenInterface(opaque: gtk_widget_observe_controllers(gtkWidget)) as (any Gio.ListModel)?)!
  }

  /// Calls [`gtk_widget_pick()`](https://docs.gtk.org/gtk4/method.Widget.pick.html).
  @discardableResult
  public final func pick(x: Double, y: Double, flags: PickFlags) -> Widget? {
    lentObject(widget: gtk_widget_pick(gtkWidget, x, y, flags.cValue))
  }

  /// Calls [`gtk_widget_queue_allocate()`](https://docs.gtk.org/gtk4/method.Widget.queue_allocate.html).
  public final func queueAllocate() { gtk_widget_queue_allocate(gtkWidget) }

  /// Calls [`gtk_widget_queue_draw()`](https://docs.gtk.org/gtk4/method.Widget.queue_draw.html).
  public final func queueDraw() { gtk_widget_queue_draw(gtkWidget) }

  /// Calls [`gtk_widget_queue_resize()`](https://docs.gtk.org/gtk4/method.Widget.queue_resize.html).
  public final func queueResize() { gtk_widget_queue_resize(gtkWidget) }

  /// Calls [`gtk_widget_realize()`](https://docs.gtk.org/gtk4/method.Widget.realize.html).
  public final func realize() { gtk_widget_realize(gtkWidget) }

  /// Calls [`gtk_widget_remove_controller()`](https://docs.gtk.org/gtk4/method.Widget.remove_controller.html).
  public final func removeController(_ controller: EventController) {
    gtk_widget_remove_controller(gtkWidget, controller.opaque)
  }

  /// Calls [`gtk_widget_remove_css_class()`](https://docs.gtk.org/gtk4/method.Widget.remove_css_class.html).
  public final func removeCssClass(_ cssClass: String) { gtk_widget_remove_css_class(gtkWidget, cssClass) }

  /// Calls [`gtk_widget_remove_mnemonic_label()`](https://docs.gtk.org/gtk4/method.Widget.remove_mnemonic_label.html).
  public final func removeMnemonicLabel(_ label: Widget) {
    gtk_widget_remove_mnemonic_label(gtkWidget, label.gtkWidget)
  }

  /// Calls [`gtk_widget_remove_tick_callback()`](https://docs.gtk.org/gtk4/method.Widget.remove_tick_callback.html).
  public final func removeTickCallback(_ id: Int) { gtk_widget_remove_tick_callback(gtkWidget, id.uint32) }

  /// Calls [`gtk_widget_set_cursor_from_name()`](https://docs.gtk.org/gtk4/method.Widget.set_cursor_from_name.html).
  public final func setCursorFromName(_ name: String?) { gtk_widget_set_cursor_from_name(gtkWidget, name) }

  /// Calls [`gtk_widget_set_parent()`](https://docs.gtk.org/gtk4/method.Widget.set_parent.html).
  public final func setParent(_ parent: Widget) { gtk_widget_set_parent(gtkWidget, parent.gtkWidget) }

  /// Calls [`gtk_widget_set_size_request()`](https://docs.gtk.org/gtk4/method.Widget.set_size_request.html).
  public final func setSizeRequest(width: Int, height: Int) {
    gtk_widget_set_size_request(gtkWidget, width.int32, height.int32)
  }

  /// Calls [`gtk_widget_set_state_flags()`](https://docs.gtk.org/gtk4/method.Widget.set_state_flags.html).
  public final func setStateFlags(flags: StateFlags, clear: Bool) {
    gtk_widget_set_state_flags(gtkWidget, flags.cValue, clear.gboolean)
  }

  /// Calls [`gtk_widget_should_layout()`](https://docs.gtk.org/gtk4/method.Widget.should_layout.html).
  public final func shouldLayout() -> Bool { gtk_widget_should_layout(gtkWidget).isTrue }

  /// Calls [`gtk_widget_show()`](https://docs.gtk.org/gtk4/method.Widget.show.html).
  public final func show() { gtk_widget_show(gtkWidget) }

  /// Calls [`gtk_widget_size_allocate()`](https://docs.gtk.org/gtk4/method.Widget.size_allocate.html).
  public final func sizeAllocate(_ allocation: Gdk.Rectangle, baseline: Int) {
    var cAllocation = allocation.cValue
    gtk_widget_size_allocate(gtkWidget, &cAllocation, baseline.int32)
  }

  /// Calls [`gtk_widget_snapshot_child()`](https://docs.gtk.org/gtk4/method.Widget.snapshot_child.html).
  public final func snapshotChild(_ child: Widget, snapshot: Snapshot) {
    gtk_widget_snapshot_child(gtkWidget, child.gtkWidget, snapshot.opaque)
  }

  /// Calls [`gtk_widget_translate_coordinates()`](https://docs.gtk.org/gtk4/method.Widget.translate_coordinates.html).
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

  /// Calls [`gtk_widget_trigger_tooltip_query()`](https://docs.gtk.org/gtk4/method.Widget.trigger_tooltip_query.html).
  public final func triggerTooltipQuery() { gtk_widget_trigger_tooltip_query(gtkWidget) }

  /// Calls [`gtk_widget_unmap()`](https://docs.gtk.org/gtk4/method.Widget.unmap.html).
  public final func unmap() { gtk_widget_unmap(gtkWidget) }

  /// Calls [`gtk_widget_unparent()`](https://docs.gtk.org/gtk4/method.Widget.unparent.html).
  public final func unparent() { gtk_widget_unparent(gtkWidget) }

  /// Calls [`gtk_widget_unrealize()`](https://docs.gtk.org/gtk4/method.Widget.unrealize.html).
  public final func unrealize() { gtk_widget_unrealize(gtkWidget) }

  /// Calls [`gtk_widget_unset_state_flags()`](https://docs.gtk.org/gtk4/method.Widget.unset_state_flags.html).
  public final func unsetStateFlags(_ flags: StateFlags) { gtk_widget_unset_state_flags(gtkWidget, flags.cValue) }

  /// Calls
  /// [`gtk_widget_get_default_direction()`](https://docs.gtk.org/gtk4/type_func.Widget.get_default_direction.html).
  public static var defaultDirection: TextDirection { TextDirection(cValue: gtk_widget_get_default_direction()) }

  /// Calls
  /// [`gtk_widget_set_default_direction()`](https://docs.gtk.org/gtk4/type_func.Widget.set_default_direction.html).
  public static func setDefaultDirection(_ dir: TextDirection) { gtk_widget_set_default_direction(dir.cValue) }
}

extension Reactive where Base: Widget {
  /// The property [`can-focus`](https://docs.gtk.org/gtk4/property.Widget.can-focus.html) of `GtkWidget`.
  public var canFocus: DynamicSubject<Bool> { property("can-focus") }

  /// The property [`can-target`](https://docs.gtk.org/gtk4/property.Widget.can-target.html) of `GtkWidget`.
  public var canTarget: DynamicSubject<Bool> { property("can-target") }

  /// The property [`css-classes`](https://docs.gtk.org/gtk4/property.Widget.css-classes.html) of `GtkWidget`.
  public var cssClasses: DynamicSubject<[String]> { property("css-classes") }

  /// The property [`css-name`](https://docs.gtk.org/gtk4/property.Widget.css-name.html) of `GtkWidget`.
  public var cssName: SafeSignal<String> { readOnlyProperty("css-name") }

  /// The property [`cursor`](https://docs.gtk.org/gtk4/property.Widget.cursor.html) of `GtkWidget`.
  public var cursor: DynamicSubject<Gdk.Cursor?> { property("cursor") }

  /// The property [`focus-on-click`](https://docs.gtk.org/gtk4/property.Widget.focus-on-click.html) of `GtkWidget`.
  public var focusOnClick: DynamicSubject<Bool> { property("focus-on-click") }

  /// The property [`focusable`](https://docs.gtk.org/gtk4/property.Widget.focusable.html) of `GtkWidget`.
  public var focusable: DynamicSubject<Bool> { property("focusable") }

  /// The property [`halign`](https://docs.gtk.org/gtk4/property.Widget.halign.html) of `GtkWidget`.
  public var halign: DynamicSubject<Align> { property("halign") }

  /// The property [`has-default`](https://docs.gtk.org/gtk4/property.Widget.has-default.html) of `GtkWidget`.
  public var hasDefault: SafeSignal<Bool> { readOnlyProperty("has-default") }

  /// The property [`has-focus`](https://docs.gtk.org/gtk4/property.Widget.has-focus.html) of `GtkWidget`.
  public var hasFocus: SafeSignal<Bool> { readOnlyProperty("has-focus") }

  /// The property [`has-tooltip`](https://docs.gtk.org/gtk4/property.Widget.has-tooltip.html) of `GtkWidget`.
  public var hasTooltip: DynamicSubject<Bool> { property("has-tooltip") }

  /// The property [`height-request`](https://docs.gtk.org/gtk4/property.Widget.height-request.html) of `GtkWidget`.
  public var heightRequest: DynamicSubject<Int> { property("height-request") }

  /// The property [`hexpand`](https://docs.gtk.org/gtk4/property.Widget.hexpand.html) of `GtkWidget`.
  public var hexpand: DynamicSubject<Bool> { property("hexpand") }

  /// The property [`hexpand-set`](https://docs.gtk.org/gtk4/property.Widget.hexpand-set.html) of `GtkWidget`.
  public var hexpandSet: DynamicSubject<Bool> { property("hexpand-set") }

  /// The property [`layout-manager`](https://docs.gtk.org/gtk4/property.Widget.layout-manager.html) of `GtkWidget`.
  public var layoutManager: DynamicSubject<LayoutManager?> { property("layout-manager") }

  /// The property [`margin-bottom`](https://docs.gtk.org/gtk4/property.Widget.margin-bottom.html) of `GtkWidget`.
  public var marginBottom: DynamicSubject<Int> {
    property("margin-bottom", get: { (object: Widget) in object.marginBottom }, set: { $0.marginBottom = $1 })
  }

  /// The property [`margin-end`](https://docs.gtk.org/gtk4/property.Widget.margin-end.html) of `GtkWidget`.
  public var marginEnd: DynamicSubject<Int> {
    property("margin-end", get: { (object: Widget) in object.marginEnd }, set: { $0.marginEnd = $1 })
  }

  /// The property [`margin-start`](https://docs.gtk.org/gtk4/property.Widget.margin-start.html) of `GtkWidget`.
  public var marginStart: DynamicSubject<Int> {
    property("margin-start", get: { (object: Widget) in object.marginStart }, set: { $0.marginStart = $1 })
  }

  /// The property [`margin-top`](https://docs.gtk.org/gtk4/property.Widget.margin-top.html) of `GtkWidget`.
  public var marginTop: DynamicSubject<Int> {
    property("margin-top", get: { (object: Widget) in object.marginTop }, set: { $0.marginTop = $1 })
  }

  /// The property [`name`](https://docs.gtk.org/gtk4/property.Widget.name.html) of `GtkWidget`.
  public var name: DynamicSubject<String> {
    property("name", get: { (object: Widget) in object.name }, set: { $0.name = $1 })
  }

  /// The property [`opacity`](https://docs.gtk.org/gtk4/property.Widget.opacity.html) of `GtkWidget`.
  public var opacity: DynamicSubject<Double> {
    property("opacity", get: { (object: Widget) in object.opacity }, set: { $0.opacity = $1 })
  }

  /// The property [`overflow`](https://docs.gtk.org/gtk4/property.Widget.overflow.html) of `GtkWidget`.
  public var overflow: DynamicSubject<Overflow> { property("overflow") }

  /// The property [`parent`](https://docs.gtk.org/gtk4/property.Widget.parent.html) of `GtkWidget`.
  public var parent: SafeSignal<Widget?> { readOnlyProperty("parent") }

  /// The property [`receives-default`](https://docs.gtk.org/gtk4/property.Widget.receives-default.html) of `GtkWidget`.
  public var receivesDefault: DynamicSubject<Bool> { property("receives-default") }

  /// The property [`root`](https://docs.gtk.org/gtk4/property.Widget.root.html) of `GtkWidget`.
  public var root: SafeSignal<(any Root)?> { readOnlyInterfaceProperty("root") }

  /// The property [`scale-factor`](https://docs.gtk.org/gtk4/property.Widget.scale-factor.html) of `GtkWidget`.
  public var scaleFactor: SafeSignal<Int> { readOnlyProperty("scale-factor") }

  /// The property [`sensitive`](https://docs.gtk.org/gtk4/property.Widget.sensitive.html) of `GtkWidget`.
  public var sensitive: DynamicSubject<Bool> { property("sensitive") }

  /// The property [`tooltip-markup`](https://docs.gtk.org/gtk4/property.Widget.tooltip-markup.html) of `GtkWidget`.
  public var tooltipMarkup: DynamicSubject<String?> {
    property("tooltip-markup", get: { (object: Widget) in object.tooltipMarkup }, set: { $0.tooltipMarkup = $1 })
  }

  /// The property [`tooltip-text`](https://docs.gtk.org/gtk4/property.Widget.tooltip-text.html) of `GtkWidget`.
  public var tooltipText: DynamicSubject<String?> {
    property("tooltip-text", get: { (object: Widget) in object.tooltipText }, set: { $0.tooltipText = $1 })
  }

  /// The property [`valign`](https://docs.gtk.org/gtk4/property.Widget.valign.html) of `GtkWidget`.
  public var valign: DynamicSubject<Align> { property("valign") }

  /// The property [`vexpand`](https://docs.gtk.org/gtk4/property.Widget.vexpand.html) of `GtkWidget`.
  public var vexpand: DynamicSubject<Bool> { property("vexpand") }

  /// The property [`vexpand-set`](https://docs.gtk.org/gtk4/property.Widget.vexpand-set.html) of `GtkWidget`.
  public var vexpandSet: DynamicSubject<Bool> { property("vexpand-set") }

  /// The property [`visible`](https://docs.gtk.org/gtk4/property.Widget.visible.html) of `GtkWidget`.
  public var visible: DynamicSubject<Bool> { property("visible") }

  /// The property [`width-request`](https://docs.gtk.org/gtk4/property.Widget.width-request.html) of `GtkWidget`.
  public var widthRequest: DynamicSubject<Int> { property("width-request") }

  /// The signal [`destroy`](https://docs.gtk.org/gtk4/signal.Widget.destroy.html) of `GtkWidget`.
  public var destroy: SafeSignal<Void> { signal("destroy") }

  /// The signal [`direction-changed`](https://docs.gtk.org/gtk4/signal.Widget.direction-changed.html) of `GtkWidget`.
  ///
  /// Argument: `previousDirection`.
  public var directionChanged: SafeSignal<TextDirection> { signal(ofOne: "direction-changed") }

  /// The signal [`hide`](https://docs.gtk.org/gtk4/signal.Widget.hide.html) of `GtkWidget`.
  public var hide: SafeSignal<Void> { signal("hide") }

  /// The signal [`keynav-failed`](https://docs.gtk.org/gtk4/signal.Widget.keynav-failed.html) of `GtkWidget`.
  ///
  /// Argument: `direction`.
  public var keynavFailed: SignalRequest<Bool, DirectionType> { request("keynav-failed") }

  /// The signal [`map`](https://docs.gtk.org/gtk4/signal.Widget.map.html) of `GtkWidget`.
  public var map: SafeSignal<Void> { signal("map") }

  /// The signal [`mnemonic-activate`](https://docs.gtk.org/gtk4/signal.Widget.mnemonic-activate.html) of `GtkWidget`.
  ///
  /// Argument: `groupCycling`.
  public var mnemonicActivate: SignalRequest<Bool, Bool> { request("mnemonic-activate") }

  /// The signal [`move-focus`](https://docs.gtk.org/gtk4/signal.Widget.move-focus.html) of `GtkWidget`.
  ///
  /// Argument: `direction`.
  public var moveFocus: SafeSignal<DirectionType> { signal(ofOne: "move-focus") }

  /// The signal [`query-tooltip`](https://docs.gtk.org/gtk4/signal.Widget.query-tooltip.html) of `GtkWidget`.
  ///
  /// Arguments: `x`, `y`, `keyboardMode`, `tooltip`.
  public var queryTooltip: SignalRequest<Bool, Int, Int, Bool, Tooltip> { request("query-tooltip") }

  /// The signal [`realize`](https://docs.gtk.org/gtk4/signal.Widget.realize.html) of `GtkWidget`.
  public var realize: SafeSignal<Void> { signal("realize") }

  /// The signal [`show`](https://docs.gtk.org/gtk4/signal.Widget.show.html) of `GtkWidget`.
  public var show: SafeSignal<Void> { signal("show") }

  /// The signal [`state-flags-changed`](https://docs.gtk.org/gtk4/signal.Widget.state-flags-changed.html) of
  /// `GtkWidget`.
  ///
  /// Argument: `flags`.
  public var stateFlagsChanged: SafeSignal<StateFlags> { signal(ofOne: "state-flags-changed") }

  /// The signal [`unmap`](https://docs.gtk.org/gtk4/signal.Widget.unmap.html) of `GtkWidget`.
  public var unmap: SafeSignal<Void> { signal("unmap") }

  /// The signal [`unrealize`](https://docs.gtk.org/gtk4/signal.Widget.unrealize.html) of `GtkWidget`.
  public var unrealize: SafeSignal<Void> { signal("unrealize") }
}

/// The class [`GtkWidgetPaintable`](https://docs.gtk.org/gtk4/class.WidgetPaintable.html).
open class WidgetPaintable: Object, Gdk.Paintable {
  open override class var gType: GType { gtk_widget_paintable_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_widget_paintable_new()`](https://docs.gtk.org/gtk4/ctor.WidgetPaintable.new.html).
  public init(widget: Widget? = nil) {
    super.init(adopting: gtk_widget_paintable_new(widget?.gtkWidget).raw)
  }

  /// The property [`widget`](https://docs.gtk.org/gtk4/property.WidgetPaintable.widget.html) of `GtkWidgetPaintable`.
  public final var widget: Widget? {
    get { lentObject(widget: gtk_widget_paintable_get_widget(instance(self))) }
    set { gtk_widget_paintable_set_widget(instance(self), newValue?.gtkWidget) }
  }
}

extension Reactive where Base: WidgetPaintable {
  /// The property [`widget`](https://docs.gtk.org/gtk4/property.WidgetPaintable.widget.html) of `GtkWidgetPaintable`.
  public var widget: DynamicSubject<Widget?> { property("widget") }
}

/// The class [`GtkWindow`](https://docs.gtk.org/gtk4/class.Window.html).
open class Window: Widget, Native, Root, ShortcutManager {
  open override class var gType: GType { gtk_window_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkWindow: UnsafeMutablePointer<GtkWindow> { pointer.assumingMemoryBound(to: GtkWindow.self) }

  /// Calls [`gtk_window_new()`](https://docs.gtk.org/gtk4/ctor.Window.new.html).
  public init() {
    super.init(adopting: gtk_window_new())
  }

  /// The property [`application`](https://docs.gtk.org/gtk4/property.Window.application.html) of `GtkWindow`.
  public final var application: Application? {
    get { lentObject(gtk_window_get_application(gtkWindow)) }
    set { gtk_window_set_application(gtkWindow, newValue?.gtkApplication) }
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.Window.child.html) of `GtkWindow`.
  public final var child: Widget? {
    get { lentObject(widget: gtk_window_get_child(gtkWindow)) }
    set { gtk_window_set_child(gtkWindow, newValue?.gtkWidget) }
  }

  /// The property [`decorated`](https://docs.gtk.org/gtk4/property.Window.decorated.html) of `GtkWindow`.
  public final var decorated: Bool {
    get { gtk_window_get_decorated(gtkWindow).isTrue }
    set { gtk_window_set_decorated(gtkWindow, newValue.gboolean) }
  }

  /// The property [`default-height`](https://docs.gtk.org/gtk4/property.Window.default-height.html) of `GtkWindow`.
  public final var defaultHeight: Int {
    get { getProperty("default-height") }
    set { setProperty("default-height", newValue) }
  }

  /// The property [`default-widget`](https://docs.gtk.org/gtk4/property.Window.default-widget.html) of `GtkWindow`.
  public final var defaultWidget: Widget? {
    get { lentObject(widget: gtk_window_get_default_widget(gtkWindow)) }
    set { gtk_window_set_default_widget(gtkWindow, newValue?.gtkWidget) }
  }

  /// The property [`default-width`](https://docs.gtk.org/gtk4/property.Window.default-width.html) of `GtkWindow`.
  public final var defaultWidth: Int {
    get { getProperty("default-width") }
    set { setProperty("default-width", newValue) }
  }

  /// The property [`deletable`](https://docs.gtk.org/gtk4/property.Window.deletable.html) of `GtkWindow`.
  public final var deletable: Bool {
    get { gtk_window_get_deletable(gtkWindow).isTrue }
    set { gtk_window_set_deletable(gtkWindow, newValue.gboolean) }
  }

  /// The property [`destroy-with-parent`](https://docs.gtk.org/gtk4/property.Window.destroy-with-parent.html) of
  /// `GtkWindow`.
  public final var destroyWithParent: Bool {
    get { gtk_window_get_destroy_with_parent(gtkWindow).isTrue }
    set { gtk_window_set_destroy_with_parent(gtkWindow, newValue.gboolean) }
  }

  /// The property [`focus-visible`](https://docs.gtk.org/gtk4/property.Window.focus-visible.html) of `GtkWindow`.
  public final var focusVisible: Bool {
    get { gtk_window_get_focus_visible(gtkWindow).isTrue }
    set { gtk_window_set_focus_visible(gtkWindow, newValue.gboolean) }
  }

  /// The property [`focus-widget`](https://docs.gtk.org/gtk4/property.Window.focus-widget.html) of `GtkWindow`.
  public final var focusWidget: Widget? {
    get { getProperty("focus-widget") }
    set { setProperty("focus-widget", newValue) }
  }

  /// The property [`fullscreened`](https://docs.gtk.org/gtk4/property.Window.fullscreened.html) of `GtkWindow`.
  public final var fullscreened: Bool {
    get { getProperty("fullscreened") }
    set { setProperty("fullscreened", newValue) }
  }

  /// The property [`handle-menubar-accel`](https://docs.gtk.org/gtk4/property.Window.handle-menubar-accel.html) of
  /// `GtkWindow`. Since GTK 4.2.
  public final var handleMenubarAccel: Bool {
    get { gtk_window_get_handle_menubar_accel(gtkWindow).isTrue }
    set { gtk_window_set_handle_menubar_accel(gtkWindow, newValue.gboolean) }
  }

  /// The property [`hide-on-close`](https://docs.gtk.org/gtk4/property.Window.hide-on-close.html) of `GtkWindow`.
  public final var hideOnClose: Bool {
    get { gtk_window_get_hide_on_close(gtkWindow).isTrue }
    set { gtk_window_set_hide_on_close(gtkWindow, newValue.gboolean) }
  }

  /// The property [`icon-name`](https://docs.gtk.org/gtk4/property.Window.icon-name.html) of `GtkWindow`.
  public final var iconName: String? {
    get { lentString(ifAny: gtk_window_get_icon_name(gtkWindow)) }
    set { lend(newValue) { gtk_window_set_icon_name(gtkWindow, $0) } }
  }

  /// The property [`is-active`](https://docs.gtk.org/gtk4/property.Window.is-active.html) of `GtkWindow`.
  public final var isActive: Bool { gtk_window_is_active(gtkWindow).isTrue }

  /// The property [`maximized`](https://docs.gtk.org/gtk4/property.Window.maximized.html) of `GtkWindow`.
  public final var maximized: Bool {
    get { getProperty("maximized") }
    set { setProperty("maximized", newValue) }
  }

  /// The property [`mnemonics-visible`](https://docs.gtk.org/gtk4/property.Window.mnemonics-visible.html) of
  /// `GtkWindow`.
  public final var mnemonicsVisible: Bool {
    get { gtk_window_get_mnemonics_visible(gtkWindow).isTrue }
    set { gtk_window_set_mnemonics_visible(gtkWindow, newValue.gboolean) }
  }

  /// The property [`modal`](https://docs.gtk.org/gtk4/property.Window.modal.html) of `GtkWindow`.
  public final var modal: Bool {
    get { gtk_window_get_modal(gtkWindow).isTrue }
    set { gtk_window_set_modal(gtkWindow, newValue.gboolean) }
  }

  /// The property [`resizable`](https://docs.gtk.org/gtk4/property.Window.resizable.html) of `GtkWindow`.
  public final var resizable: Bool {
    get { gtk_window_get_resizable(gtkWindow).isTrue }
    set { gtk_window_set_resizable(gtkWindow, newValue.gboolean) }
  }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.Window.title.html) of `GtkWindow`.
  public final var title: String? {
    get { lentString(ifAny: gtk_window_get_title(gtkWindow)) }
    set { lend(newValue) { gtk_window_set_title(gtkWindow, $0) } }
  }

  /// The property [`titlebar`](https://docs.gtk.org/gtk4/property.Window.titlebar.html) of `GtkWindow`. Since GTK 4.6.
  public final var titlebar: Widget? {
    get { lentObject(widget: gtk_window_get_titlebar(gtkWindow)) }
    set { gtk_window_set_titlebar(gtkWindow, newValue?.gtkWidget) }
  }

  /// The property [`transient-for`](https://docs.gtk.org/gtk4/property.Window.transient-for.html) of `GtkWindow`.
  public final var transientFor: Window? {
    get { lentObject(gtk_window_get_transient_for(gtkWindow)) }
    set { gtk_window_set_transient_for(gtkWindow, newValue?.gtkWindow) }
  }

  /// Calls [`gtk_window_close()`](https://docs.gtk.org/gtk4/method.Window.close.html).
  public final func close() { gtk_window_close(gtkWindow) }

  /// Calls [`gtk_window_destroy()`](https://docs.gtk.org/gtk4/method.Window.destroy.html).
  public final func destroy() { gtk_window_destroy(gtkWindow) }

  /// Calls [`gtk_window_fullscreen()`](https://docs.gtk.org/gtk4/method.Window.fullscreen.html).
  public final func fullscreen() { gtk_window_fullscreen(gtkWindow) }

  /// Calls [`gtk_window_fullscreen_on_monitor()`](https://docs.gtk.org/gtk4/method.Window.fullscreen_on_monitor.html).
  public final func fullscreenOnMonitor(_ monitor: Gdk.Monitor) {
    gtk_window_fullscreen_on_monitor(gtkWindow, monitor.opaque)
  }

  /// Calls [`gtk_window_get_default_size()`](https://docs.gtk.org/gtk4/method.Window.get_default_size.html).
  public final var defaultSize: (width: Int, height: Int) {
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_window_get_default_size(gtkWindow, &cWidth, &cHeight)
    return (cWidth.int, cHeight.int)
  }

  /// Calls [`gtk_window_get_focus()`](https://docs.gtk.org/gtk4/method.Window.get_focus.html) and
  /// `gtk_window_set_focus()`.
  public final var focus: Widget? {
    get { lentObject(widget: gtk_window_get_focus(gtkWindow)) }
    set(focus) { gtk_window_set_focus(gtkWindow, focus?.gtkWidget) }
  }

  /// Calls [`gtk_window_get_group()`](https://docs.gtk.org/gtk4/method.Window.get_group.html).
  public final var group: WindowGroup? { lentObject(gtk_window_get_group(gtkWindow)) }

  /// Calls [`gtk_window_has_group()`](https://docs.gtk.org/gtk4/method.Window.has_group.html).
  public final var hasGroup: Bool { gtk_window_has_group(gtkWindow).isTrue }

  /// Calls [`gtk_window_is_fullscreen()`](https://docs.gtk.org/gtk4/method.Window.is_fullscreen.html).
  public final var isFullscreen: Bool { gtk_window_is_fullscreen(gtkWindow).isTrue }

  /// Calls [`gtk_window_is_maximized()`](https://docs.gtk.org/gtk4/method.Window.is_maximized.html).
  public final var isMaximized: Bool { gtk_window_is_maximized(gtkWindow).isTrue }

  /// Calls [`gtk_window_maximize()`](https://docs.gtk.org/gtk4/method.Window.maximize.html).
  public final func maximize() { gtk_window_maximize(gtkWindow) }

  /// Calls [`gtk_window_minimize()`](https://docs.gtk.org/gtk4/method.Window.minimize.html).
  public final func minimize() { gtk_window_minimize(gtkWindow) }

  /// Calls [`gtk_window_present()`](https://docs.gtk.org/gtk4/method.Window.present.html).
  public final func present() { gtk_window_present(gtkWindow) }

  /// Calls [`gtk_window_present_with_time()`](https://docs.gtk.org/gtk4/method.Window.present_with_time.html).
  public final func presentWithTime(_ timestamp: Int) { gtk_window_present_with_time(gtkWindow, timestamp.uint32) }

  /// Calls [`gtk_window_set_default_size()`](https://docs.gtk.org/gtk4/method.Window.set_default_size.html).
  public final func setDefaultSize(width: Int, height: Int) {
    gtk_window_set_default_size(gtkWindow, width.int32, height.int32)
  }

  /// Calls [`gtk_window_set_startup_id()`](https://docs.gtk.org/gtk4/method.Window.set_startup_id.html).
  public final func setStartupId(_ startupId: String) { gtk_window_set_startup_id(gtkWindow, startupId) }

  /// Calls [`gtk_window_unfullscreen()`](https://docs.gtk.org/gtk4/method.Window.unfullscreen.html).
  public final func unfullscreen() { gtk_window_unfullscreen(gtkWindow) }

  /// Calls [`gtk_window_unmaximize()`](https://docs.gtk.org/gtk4/method.Window.unmaximize.html).
  public final func unmaximize() { gtk_window_unmaximize(gtkWindow) }

  /// Calls [`gtk_window_unminimize()`](https://docs.gtk.org/gtk4/method.Window.unminimize.html).
  public final func unminimize() { gtk_window_unminimize(gtkWindow) }

  /// Calls
  /// [`gtk_window_get_default_icon_name()`](https://docs.gtk.org/gtk4/type_func.Window.get_default_icon_name.html).
  public static var defaultIconName: String? { lentString(ifAny: gtk_window_get_default_icon_name()) }

  /// Calls [`gtk_window_get_toplevels()`](https://docs.gtk.org/gtk4/type_func.Window.get_toplevels.html).
  public static var toplevels: any Gio.ListModel {
    (lentInterface(opaque: gtk_window_get_toplevels()) as (any Gio.ListModel)?)!
  }

  /// Calls [`gtk_window_list_toplevels()`](https://docs.gtk.org/gtk4/type_func.Window.list_toplevels.html).
  @discardableResult
  public static func listToplevels() -> [Widget] {
    lists(gtk_window_list_toplevels(), isGiven: true) { lentObject($0) as Widget? }
  }

  /// Calls
  /// [`gtk_window_set_auto_startup_notification()`](https://docs.gtk.org/gtk4/type_func.Window.set_auto_startup_notification.html).
  public static func setAutoStartupNotification(_ setting: Bool) {
    gtk_window_set_auto_startup_notification(setting.gboolean)
  }

  /// Calls
  /// [`gtk_window_set_default_icon_name()`](https://docs.gtk.org/gtk4/type_func.Window.set_default_icon_name.html).
  public static func setDefaultIconName(_ name: String) { gtk_window_set_default_icon_name(name) }

  /// Calls
  /// [`gtk_window_set_interactive_debugging()`](https://docs.gtk.org/gtk4/type_func.Window.set_interactive_debugging.html).
  public static func setInteractiveDebugging(_ enable: Bool) { gtk_window_set_interactive_debugging(enable.gboolean) }
}

extension Reactive where Base: Window {
  /// The property [`application`](https://docs.gtk.org/gtk4/property.Window.application.html) of `GtkWindow`.
  public var application: DynamicSubject<Application?> { property("application") }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.Window.child.html) of `GtkWindow`.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The property [`decorated`](https://docs.gtk.org/gtk4/property.Window.decorated.html) of `GtkWindow`.
  public var decorated: DynamicSubject<Bool> { property("decorated") }

  /// The property [`default-height`](https://docs.gtk.org/gtk4/property.Window.default-height.html) of `GtkWindow`.
  public var defaultHeight: DynamicSubject<Int> { property("default-height") }

  /// The property [`default-widget`](https://docs.gtk.org/gtk4/property.Window.default-widget.html) of `GtkWindow`.
  public var defaultWidget: DynamicSubject<Widget?> { property("default-widget") }

  /// The property [`default-width`](https://docs.gtk.org/gtk4/property.Window.default-width.html) of `GtkWindow`.
  public var defaultWidth: DynamicSubject<Int> { property("default-width") }

  /// The property [`deletable`](https://docs.gtk.org/gtk4/property.Window.deletable.html) of `GtkWindow`.
  public var deletable: DynamicSubject<Bool> { property("deletable") }

  /// The property [`destroy-with-parent`](https://docs.gtk.org/gtk4/property.Window.destroy-with-parent.html) of
  /// `GtkWindow`.
  public var destroyWithParent: DynamicSubject<Bool> { property("destroy-with-parent") }

  /// The property [`focus-visible`](https://docs.gtk.org/gtk4/property.Window.focus-visible.html) of `GtkWindow`.
  public var focusVisible: DynamicSubject<Bool> { property("focus-visible") }

  /// The property [`focus-widget`](https://docs.gtk.org/gtk4/property.Window.focus-widget.html) of `GtkWindow`.
  public var focusWidget: DynamicSubject<Widget?> { property("focus-widget") }

  /// The property [`fullscreened`](https://docs.gtk.org/gtk4/property.Window.fullscreened.html) of `GtkWindow`.
  public var fullscreened: DynamicSubject<Bool> { property("fullscreened") }

  /// The property [`handle-menubar-accel`](https://docs.gtk.org/gtk4/property.Window.handle-menubar-accel.html) of
  /// `GtkWindow`. Since GTK 4.2.
  public var handleMenubarAccel: DynamicSubject<Bool> { property("handle-menubar-accel") }

  /// The property [`hide-on-close`](https://docs.gtk.org/gtk4/property.Window.hide-on-close.html) of `GtkWindow`.
  public var hideOnClose: DynamicSubject<Bool> { property("hide-on-close") }

  /// The property [`icon-name`](https://docs.gtk.org/gtk4/property.Window.icon-name.html) of `GtkWindow`.
  public var iconName: DynamicSubject<String?> {
    property("icon-name", get: { (object: Window) in object.iconName }, set: { $0.iconName = $1 })
  }

  /// The property [`is-active`](https://docs.gtk.org/gtk4/property.Window.is-active.html) of `GtkWindow`.
  public var isActive: SafeSignal<Bool> { readOnlyProperty("is-active") }

  /// The property [`maximized`](https://docs.gtk.org/gtk4/property.Window.maximized.html) of `GtkWindow`.
  public var maximized: DynamicSubject<Bool> { property("maximized") }

  /// The property [`mnemonics-visible`](https://docs.gtk.org/gtk4/property.Window.mnemonics-visible.html) of
  /// `GtkWindow`.
  public var mnemonicsVisible: DynamicSubject<Bool> { property("mnemonics-visible") }

  /// The property [`modal`](https://docs.gtk.org/gtk4/property.Window.modal.html) of `GtkWindow`.
  public var modal: DynamicSubject<Bool> { property("modal") }

  /// The property [`resizable`](https://docs.gtk.org/gtk4/property.Window.resizable.html) of `GtkWindow`.
  public var resizable: DynamicSubject<Bool> { property("resizable") }

  /// The property [`startup-id`](https://docs.gtk.org/gtk4/property.Window.startup-id.html) of `GtkWindow`.
  public var startupId: Bond<String?> { bond { $0.setProperty("startup-id", $1) } }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.Window.title.html) of `GtkWindow`.
  public var title: DynamicSubject<String?> {
    property("title", get: { (object: Window) in object.title }, set: { $0.title = $1 })
  }

  /// The property [`titlebar`](https://docs.gtk.org/gtk4/property.Window.titlebar.html) of `GtkWindow`. Since GTK 4.6.
  public var titlebar: DynamicSubject<Widget?> { property("titlebar") }

  /// The property [`transient-for`](https://docs.gtk.org/gtk4/property.Window.transient-for.html) of `GtkWindow`.
  public var transientFor: DynamicSubject<Window?> { property("transient-for") }

  /// The signal [`activate-default`](https://docs.gtk.org/gtk4/signal.Window.activate-default.html) of `GtkWindow`.
  public var activateDefault: SafeSignal<Void> { signal("activate-default") }

  /// The signal [`activate-focus`](https://docs.gtk.org/gtk4/signal.Window.activate-focus.html) of `GtkWindow`.
  public var activateFocus: SafeSignal<Void> { signal("activate-focus") }

  /// The signal [`close-request`](https://docs.gtk.org/gtk4/signal.Window.close-request.html) of `GtkWindow`.
  public var closeRequest: SignalRequest<Bool> { request("close-request") }

  /// The signal [`enable-debugging`](https://docs.gtk.org/gtk4/signal.Window.enable-debugging.html) of `GtkWindow`.
  ///
  /// Argument: `toggle`.
  public var enableDebugging: SignalRequest<Bool, Bool> { request("enable-debugging") }

  /// The signal [`keys-changed`](https://docs.gtk.org/gtk4/signal.Window.keys-changed.html) of `GtkWindow`.
  public var keysChanged: SafeSignal<Void> { signal("keys-changed") }
}

/// The class [`GtkWindowControls`](https://docs.gtk.org/gtk4/class.WindowControls.html).
open class WindowControls: Widget {
  open override class var gType: GType { gtk_window_controls_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_window_controls_new()`](https://docs.gtk.org/gtk4/ctor.WindowControls.new.html).
  public init(side: PackType) {
    super.init(adopting: gtk_window_controls_new(side.cValue))
  }

  /// The property [`decoration-layout`](https://docs.gtk.org/gtk4/property.WindowControls.decoration-layout.html) of
  /// `GtkWindowControls`.
  public final var decorationLayout: String? {
    get { lentString(ifAny: gtk_window_controls_get_decoration_layout(instance(self))) }
    set { lend(newValue) { gtk_window_controls_set_decoration_layout(instance(self), $0) } }
  }

  /// The property [`empty`](https://docs.gtk.org/gtk4/property.WindowControls.empty.html) of `GtkWindowControls`.
  public final var empty: Bool { gtk_window_controls_get_empty(instance(self)).isTrue }

  /// The property [`side`](https://docs.gtk.org/gtk4/property.WindowControls.side.html) of `GtkWindowControls`.
  public final var side: PackType {
    get { PackType(cValue: gtk_window_controls_get_side(instance(self))) }
    set { gtk_window_controls_set_side(instance(self), newValue.cValue) }
  }
}

extension Reactive where Base: WindowControls {
  /// The property [`decoration-layout`](https://docs.gtk.org/gtk4/property.WindowControls.decoration-layout.html) of
  /// `GtkWindowControls`.
  public var decorationLayout: DynamicSubject<String?> {
    property(
      "decoration-layout", get: { (object: WindowControls) in object.decorationLayout },
      set: { $0.decorationLayout = $1 })
  }

  /// The property [`empty`](https://docs.gtk.org/gtk4/property.WindowControls.empty.html) of `GtkWindowControls`.
  public var empty: SafeSignal<Bool> { readOnlyProperty("empty") }

  /// The property [`side`](https://docs.gtk.org/gtk4/property.WindowControls.side.html) of `GtkWindowControls`.
  public var side: DynamicSubject<PackType> { property("side") }
}

/// The class [`GtkWindowGroup`](https://docs.gtk.org/gtk4/class.WindowGroup.html).
open class WindowGroup: Object {
  open override class var gType: GType { gtk_window_group_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkWindowGroup: UnsafeMutablePointer<GtkWindowGroup> {
    pointer.assumingMemoryBound(to: GtkWindowGroup.self)
  }

  /// Calls [`gtk_window_group_new()`](https://docs.gtk.org/gtk4/ctor.WindowGroup.new.html).
  public init() {
    super.init(adopting: gtk_window_group_new())
  }

  /// Calls [`gtk_window_group_add_window()`](https://docs.gtk.org/gtk4/method.WindowGroup.add_window.html).
  public final func addWindow(_ window: Window) { gtk_window_group_add_window(gtkWindowGroup, window.gtkWindow) }

  /// Calls [`gtk_window_group_list_windows()`](https://docs.gtk.org/gtk4/method.WindowGroup.list_windows.html).
  @discardableResult
  public final func listWindows() -> [Window] {
    lists(gtk_window_group_list_windows(gtkWindowGroup), isGiven: true) { lentObject($0) as Window? }
  }

  /// Calls [`gtk_window_group_remove_window()`](https://docs.gtk.org/gtk4/method.WindowGroup.remove_window.html).
  public final func removeWindow(_ window: Window) { gtk_window_group_remove_window(gtkWindowGroup, window.gtkWindow) }
}

/// The class [`GtkWindowHandle`](https://docs.gtk.org/gtk4/class.WindowHandle.html).
open class WindowHandle: Widget {
  open override class var gType: GType { gtk_window_handle_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_window_handle_new()`](https://docs.gtk.org/gtk4/ctor.WindowHandle.new.html).
  public init() {
    super.init(adopting: gtk_window_handle_new())
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.WindowHandle.child.html) of `GtkWindowHandle`.
  public final var child: Widget? {
    get { lentObject(widget: gtk_window_handle_get_child(instance(self))) }
    set { gtk_window_handle_set_child(instance(self), newValue?.gtkWidget) }
  }
}

extension Reactive where Base: WindowHandle {
  /// The property [`child`](https://docs.gtk.org/gtk4/property.WindowHandle.child.html) of `GtkWindowHandle`.
  public var child: DynamicSubject<Widget?> { property("child") }
}
