// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `ScaleButton` provides a button which pops up a scale widget.
open class ScaleButton: Widget, Orientable {
  open override class var gType: GType { gtk_scale_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a `ScaleButton`.
  public init(min: Double, max: Double, step: Double, icons: [String] = []) {
    let lent = CallScope()
    defer { lent.end() }
    super.init(adopting: UnsafeMutableRawPointer(gtk_scale_button_new(min, max, step, lent.strings(icons))))
  }

  /// The `Adjustment` that is used as the model.
  public final var adjustment: Adjustment? {
    get { lentObject(gtk_scale_button_get_adjustment(cast())) }
    set { gtk_scale_button_set_adjustment(cast(), newValue?.cast()) }
  }

  /// The names of the icons to be used by the scale button.
  public final var icons: [String] {
    get { getProperty("icons") }
    set { setProperty("icons", newValue) }
  }

  /// The value of the scale.
  public final var value: Double {
    get { gtk_scale_button_get_value(cast()) }
    set { gtk_scale_button_set_value(cast(), newValue) }
  }

  /// Retrieves the minus button of the `ScaleButton`.
  public final var minusButton: Button? { lentObject(gtk_scale_button_get_minus_button(cast())) }

  /// Retrieves the plus button of the `GtkScaleButton.`
  public final var plusButton: Button? { lentObject(gtk_scale_button_get_plus_button(cast())) }

  /// Retrieves the popup of the `ScaleButton`.
  public final var popup: Widget? { lentObject(gtk_scale_button_get_popup(cast())) }
}

extension Reactive where Base: ScaleButton {
  /// The `Adjustment` that is used as the model.
  public var adjustment: DynamicSubject<Adjustment?> {
    property("adjustment", get: { ScaleButton.of($0).adjustment }, set: { ScaleButton.of($0).adjustment = $1 })
  }

  /// The names of the icons to be used by the scale button.
  public var icons: DynamicSubject<[String]> { property("icons") }

  /// The value of the scale.
  public var value: DynamicSubject<Double> {
    property("value", get: { ScaleButton.of($0).value }, set: { ScaleButton.of($0).value = $1 })
  }

  /// Emitted to dismiss the popup.
  public var popdown: SafeSignal<Void> { signal("popdown") }

  /// Emitted to popup the scale widget.
  public var popup: SafeSignal<Void> { signal("popup") }

  /// Emitted when the value field has changed.
  ///
  /// Argument: `value`.
  public var valueChanged: SafeSignal<Double> { signal("value-changed") }
}

/// The `Scrollbar` widget is a horizontal or vertical scrollbar.
open class Scrollbar: Widget, Orientable {
  open override class var gType: GType { gtk_scrollbar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new scrollbar with the given orientation.
  public init(orientation: Orientation, adjustment: Adjustment? = nil) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_scrollbar_new(orientation.cValue(), adjustment?.cast())))
  }

  /// The `Adjustment` controlled by this scrollbar.
  public final var adjustment: Adjustment? {
    get { lentObject(gtk_scrollbar_get_adjustment(cast())) }
    set { gtk_scrollbar_set_adjustment(cast(), newValue?.cast()) }
  }
}

extension Reactive where Base: Scrollbar {
  /// The `Adjustment` controlled by this scrollbar.
  public var adjustment: DynamicSubject<Adjustment?> {
    property("adjustment", get: { Scrollbar.of($0).adjustment }, set: { Scrollbar.of($0).adjustment = $1 })
  }
}

/// `ScrolledWindow` is a container that makes its child scrollable.
open class ScrolledWindow: Widget {
  open override class var gType: GType { gtk_scrolled_window_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new scrolled window.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_scrolled_window_new()))
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(gtk_scrolled_window_get_child(cast())) }
    set { gtk_scrolled_window_set_child(cast(), newValue?.cast()) }
  }

  public final var hadjustment: Adjustment? {
    get { lentObject(gtk_scrolled_window_get_hadjustment(cast())) }
    set { gtk_scrolled_window_set_hadjustment(cast(), newValue?.cast()) }
  }

  /// Whether to draw a frame around the contents.
  public final var hasFrame: Bool {
    get { Bool(c: gtk_scrolled_window_get_has_frame(cast())) }
    set { gtk_scrolled_window_set_has_frame(cast(), gboolean(swift: newValue)) }
  }

  /// When the horizontal scrollbar is displayed.
  public final var hscrollbarPolicy: PolicyType {
    get { getProperty("hscrollbar-policy") }
    set { setProperty("hscrollbar-policy", newValue) }
  }

  /// Whether kinetic scrolling is enabled or not.
  public final var kineticScrolling: Bool {
    get { Bool(c: gtk_scrolled_window_get_kinetic_scrolling(cast())) }
    set { gtk_scrolled_window_set_kinetic_scrolling(cast(), gboolean(swift: newValue)) }
  }

  /// The maximum content height of `scrolledWindow`.
  public final var maxContentHeight: Int {
    get { Int(c: gtk_scrolled_window_get_max_content_height(cast())) }
    set { gtk_scrolled_window_set_max_content_height(cast(), Int32(swift: newValue)) }
  }

  /// The maximum content width of `scrolledWindow`.
  public final var maxContentWidth: Int {
    get { Int(c: gtk_scrolled_window_get_max_content_width(cast())) }
    set { gtk_scrolled_window_set_max_content_width(cast(), Int32(swift: newValue)) }
  }

  /// The minimum content height of `scrolledWindow`.
  public final var minContentHeight: Int {
    get { Int(c: gtk_scrolled_window_get_min_content_height(cast())) }
    set { gtk_scrolled_window_set_min_content_height(cast(), Int32(swift: newValue)) }
  }

  /// The minimum content width of `scrolledWindow`.
  public final var minContentWidth: Int {
    get { Int(c: gtk_scrolled_window_get_min_content_width(cast())) }
    set { gtk_scrolled_window_set_min_content_width(cast(), Int32(swift: newValue)) }
  }

  /// Whether overlay scrolling is enabled or not.
  public final var overlayScrolling: Bool {
    get { Bool(c: gtk_scrolled_window_get_overlay_scrolling(cast())) }
    set { gtk_scrolled_window_set_overlay_scrolling(cast(), gboolean(swift: newValue)) }
  }

  /// Whether the natural height of the child should be calculated and propagated through the scrolled window’s
  /// requested natural height.
  public final var propagateNaturalHeight: Bool {
    get { Bool(c: gtk_scrolled_window_get_propagate_natural_height(cast())) }
    set { gtk_scrolled_window_set_propagate_natural_height(cast(), gboolean(swift: newValue)) }
  }

  /// Whether the natural width of the child should be calculated and propagated through the scrolled window’s requested
  /// natural width.
  public final var propagateNaturalWidth: Bool {
    get { Bool(c: gtk_scrolled_window_get_propagate_natural_width(cast())) }
    set { gtk_scrolled_window_set_propagate_natural_width(cast(), gboolean(swift: newValue)) }
  }

  public final var vadjustment: Adjustment? {
    get { lentObject(gtk_scrolled_window_get_vadjustment(cast())) }
    set { gtk_scrolled_window_set_vadjustment(cast(), newValue?.cast()) }
  }

  /// When the vertical scrollbar is displayed.
  public final var vscrollbarPolicy: PolicyType {
    get { getProperty("vscrollbar-policy") }
    set { setProperty("vscrollbar-policy", newValue) }
  }

  /// Where the contents are located with respect to the scrollbars.
  public final var windowPlacement: CornerType {
    get { getProperty("window-placement") }
    set { setProperty("window-placement", newValue) }
  }

  /// Returns the horizontal scrollbar of `scrolledWindow`.
  public final var hscrollbar: Widget? { lentObject(gtk_scrolled_window_get_hscrollbar(cast())) }

  /// Gets the placement of the contents with respect to the scrollbars.
  public final var placement: CornerType {
    get { CornerType(cValue: gtk_scrolled_window_get_placement(cast())) }
    set(windowPlacement) { gtk_scrolled_window_set_placement(cast(), windowPlacement.cValue()) }
  }

  /// Retrieves the current policy values for the horizontal and vertical scrollbars.
  public final var policy: (hscrollbarPolicy: PolicyType, vscrollbarPolicy: PolicyType) {
    var cHscrollbarPolicy = GtkPolicyType(rawValue: 0)
    var cVscrollbarPolicy = GtkPolicyType(rawValue: 0)
    gtk_scrolled_window_get_policy(cast(), &cHscrollbarPolicy, &cVscrollbarPolicy)
    return (PolicyType(cValue: cHscrollbarPolicy), PolicyType(cValue: cVscrollbarPolicy))
  }

  /// Returns the vertical scrollbar of `scrolledWindow`.
  public final var vscrollbar: Widget? { lentObject(gtk_scrolled_window_get_vscrollbar(cast())) }

  /// Sets the scrollbar policy for the horizontal and vertical scrollbars.
  public final func setPolicy(hscrollbarPolicy: PolicyType, vscrollbarPolicy: PolicyType) {
    gtk_scrolled_window_set_policy(cast(), hscrollbarPolicy.cValue(), vscrollbarPolicy.cValue())
  }

  /// Unsets the placement of the contents with respect to the scrollbars.
  public final func unsetPlacement() { gtk_scrolled_window_unset_placement(cast()) }
}

extension Reactive where Base: ScrolledWindow {
  /// The child widget.
  public var child: DynamicSubject<Widget?> {
    property("child", get: { ScrolledWindow.of($0).child }, set: { ScrolledWindow.of($0).child = $1 })
  }

  public var hadjustment: DynamicSubject<Adjustment?> {
    property("hadjustment", get: { ScrolledWindow.of($0).hadjustment }, set: { ScrolledWindow.of($0).hadjustment = $1 })
  }

  /// Whether to draw a frame around the contents.
  public var hasFrame: DynamicSubject<Bool> {
    property("has-frame", get: { ScrolledWindow.of($0).hasFrame }, set: { ScrolledWindow.of($0).hasFrame = $1 })
  }

  /// When the horizontal scrollbar is displayed.
  public var hscrollbarPolicy: DynamicSubject<PolicyType> { property("hscrollbar-policy") }

  /// Whether kinetic scrolling is enabled or not.
  public var kineticScrolling: DynamicSubject<Bool> {
    property(
      "kinetic-scrolling", get: { ScrolledWindow.of($0).kineticScrolling },
      set: { ScrolledWindow.of($0).kineticScrolling = $1 })
  }

  /// The maximum content height of `scrolledWindow`.
  public var maxContentHeight: DynamicSubject<Int> {
    property(
      "max-content-height", get: { ScrolledWindow.of($0).maxContentHeight },
      set: { ScrolledWindow.of($0).maxContentHeight = $1 })
  }

  /// The maximum content width of `scrolledWindow`.
  public var maxContentWidth: DynamicSubject<Int> {
    property(
      "max-content-width", get: { ScrolledWindow.of($0).maxContentWidth },
      set: { ScrolledWindow.of($0).maxContentWidth = $1 })
  }

  /// The minimum content height of `scrolledWindow`.
  public var minContentHeight: DynamicSubject<Int> {
    property(
      "min-content-height", get: { ScrolledWindow.of($0).minContentHeight },
      set: { ScrolledWindow.of($0).minContentHeight = $1 })
  }

  /// The minimum content width of `scrolledWindow`.
  public var minContentWidth: DynamicSubject<Int> {
    property(
      "min-content-width", get: { ScrolledWindow.of($0).minContentWidth },
      set: { ScrolledWindow.of($0).minContentWidth = $1 })
  }

  /// Whether overlay scrolling is enabled or not.
  public var overlayScrolling: DynamicSubject<Bool> {
    property(
      "overlay-scrolling", get: { ScrolledWindow.of($0).overlayScrolling },
      set: { ScrolledWindow.of($0).overlayScrolling = $1 })
  }

  /// Whether the natural height of the child should be calculated and propagated through the scrolled window’s
  /// requested natural height.
  public var propagateNaturalHeight: DynamicSubject<Bool> {
    property(
      "propagate-natural-height", get: { ScrolledWindow.of($0).propagateNaturalHeight },
      set: { ScrolledWindow.of($0).propagateNaturalHeight = $1 })
  }

  /// Whether the natural width of the child should be calculated and propagated through the scrolled window’s requested
  /// natural width.
  public var propagateNaturalWidth: DynamicSubject<Bool> {
    property(
      "propagate-natural-width", get: { ScrolledWindow.of($0).propagateNaturalWidth },
      set: { ScrolledWindow.of($0).propagateNaturalWidth = $1 })
  }

  public var vadjustment: DynamicSubject<Adjustment?> {
    property("vadjustment", get: { ScrolledWindow.of($0).vadjustment }, set: { ScrolledWindow.of($0).vadjustment = $1 })
  }

  /// When the vertical scrollbar is displayed.
  public var vscrollbarPolicy: DynamicSubject<PolicyType> { property("vscrollbar-policy") }

  /// Where the contents are located with respect to the scrollbars.
  public var windowPlacement: DynamicSubject<CornerType> { property("window-placement") }

  /// Emitted whenever user initiated scrolling makes the scrolled window firmly surpass the limits defined by the
  /// adjustment in that orientation.
  ///
  /// Argument: `pos`.
  public var edgeOvershot: SafeSignal<PositionType> { signal("edge-overshot") }

  /// Emitted whenever user-initiated scrolling makes the scrolled window exactly reach the lower or upper limits
  /// defined by the adjustment in that orientation.
  ///
  /// Argument: `pos`.
  public var edgeReached: SafeSignal<PositionType> { signal("edge-reached") }

  /// Emitted when focus is moved away from the scrolled window by a keybinding.
  ///
  /// Argument: `directionType`.
  public var moveFocusOut: SafeSignal<DirectionType> { signal("move-focus-out") }

  /// Emitted when a keybinding that scrolls is pressed.
  ///
  /// Arguments: `scroll`, `horizontal`.
  public var scrollChild: SignalRequest<Bool, ScrollType, Bool> { request("scroll-child") }
}

/// `SearchBar` is a container made to have a search entry.
open class SearchBar: Widget {
  open override class var gType: GType { gtk_search_bar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a `SearchBar`.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_search_bar_new()))
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(gtk_search_bar_get_child(cast())) }
    set { gtk_search_bar_set_child(cast(), newValue?.cast()) }
  }

  /// The key capture widget.
  public final var keyCaptureWidget: Widget? {
    get { lentObject(gtk_search_bar_get_key_capture_widget(cast())) }
    set { gtk_search_bar_set_key_capture_widget(cast(), newValue?.cast()) }
  }

  /// Whether the search mode is on and the search bar shown.
  public final var searchModeEnabled: Bool {
    get { getProperty("search-mode-enabled") }
    set { setProperty("search-mode-enabled", newValue) }
  }

  /// Whether to show the close button in the search bar.
  public final var showCloseButton: Bool {
    get { Bool(c: gtk_search_bar_get_show_close_button(cast())) }
    set { gtk_search_bar_set_show_close_button(cast(), gboolean(swift: newValue)) }
  }

  /// Connects the `GtkEditable widget passed as the one to be used in this search bar.
  public final func connectEntry(_ entry: any Editable) { gtk_search_bar_connect_entry(cast(), entry.cast()) }

  /// Returns whether the search mode is on or off.
  public final var searchMode: Bool {
    get { Bool(c: gtk_search_bar_get_search_mode(cast())) }
    set(searchMode) { gtk_search_bar_set_search_mode(cast(), gboolean(swift: searchMode)) }
  }
}

extension Reactive where Base: SearchBar {
  /// The child widget.
  public var child: DynamicSubject<Widget?> {
    property("child", get: { SearchBar.of($0).child }, set: { SearchBar.of($0).child = $1 })
  }

  /// The key capture widget.
  public var keyCaptureWidget: DynamicSubject<Widget?> {
    property(
      "key-capture-widget", get: { SearchBar.of($0).keyCaptureWidget }, set: { SearchBar.of($0).keyCaptureWidget = $1 })
  }

  /// Whether the search mode is on and the search bar shown.
  public var searchModeEnabled: DynamicSubject<Bool> { property("search-mode-enabled") }

  /// Whether to show the close button in the search bar.
  public var showCloseButton: DynamicSubject<Bool> {
    property(
      "show-close-button", get: { SearchBar.of($0).showCloseButton }, set: { SearchBar.of($0).showCloseButton = $1 })
  }
}

/// `SearchEntry` is an entry widget that has been tailored for use as a search entry.
open class SearchEntry: Widget, Editable {
  open override class var gType: GType { gtk_search_entry_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a `SearchEntry`.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_search_entry_new()))
  }

  /// Whether to activate the default widget when Enter is pressed.
  public final var activatesDefault: Bool {
    get { getProperty("activates-default") }
    set { setProperty("activates-default", newValue) }
  }

  /// The text that will be displayed in the `SearchEntry` when it is empty and unfocused.
  public final var placeholderText: String {
    get { getProperty("placeholder-text") }
    set { setProperty("placeholder-text", newValue) }
  }

  /// The delay in milliseconds from last keypress to the search changed signal.
  public final var searchDelay: Int {
    get { Int(c: gtk_search_entry_get_search_delay(cast())) }
    set { gtk_search_entry_set_search_delay(cast(), UInt32(swift: newValue)) }
  }

  /// Gets the widget that `entry` is capturing key events from.
  public final var keyCaptureWidget: Widget? {
    get { lentObject(gtk_search_entry_get_key_capture_widget(cast())) }
    set(widget) { gtk_search_entry_set_key_capture_widget(cast(), widget?.cast()) }
  }
}

extension Reactive where Base: SearchEntry {
  /// Whether to activate the default widget when Enter is pressed.
  public var activatesDefault: DynamicSubject<Bool> { property("activates-default") }

  /// The text that will be displayed in the `SearchEntry` when it is empty and unfocused.
  public var placeholderText: DynamicSubject<String> { property("placeholder-text") }

  /// The delay in milliseconds from last keypress to the search changed signal.
  public var searchDelay: DynamicSubject<Int> {
    property("search-delay", get: { SearchEntry.of($0).searchDelay }, set: { SearchEntry.of($0).searchDelay = $1 })
  }

  /// Emitted when the entry is activated.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// Emitted when the user initiates a move to the next match for the current search string.
  public var nextMatch: SafeSignal<Void> { signal("next-match") }

  /// Emitted when the user initiates a move to the previous match for the current search string.
  public var previousMatch: SafeSignal<Void> { signal("previous-match") }

  /// Emitted with a delay. The length of the delay can be changed with the `SearchEntry.searchDelay` property.
  public var searchChanged: SafeSignal<Void> { signal("search-changed") }

  /// Emitted when the user initiated a search on the entry.
  public var searchStarted: SafeSignal<Void> { signal("search-started") }

  /// Emitted when the user stops a search via keyboard input.
  public var stopSearch: SafeSignal<Void> { signal("stop-search") }
}

/// `SelectionFilterModel` is a list model that presents the selection from a `SelectionModel`.
open class SelectionFilterModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_selection_filter_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `SelectionFilterModel` that will include the selected items from the underlying selection model.
  public init(model: (any SelectionModel)? = nil) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_selection_filter_model_new(model?.cast())))
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// The model being filtered.
  public final var model: (any SelectionModel)? {
    get { lentInterface(gtk_selection_filter_model_get_model(cast())) }
    set { gtk_selection_filter_model_set_model(cast(), newValue?.cast()) }
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }
}

extension Reactive where Base: SelectionFilterModel {
  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The model being filtered.
  public var model: DynamicSubject<(any SelectionModel)?> {
    property("model", get: { SelectionFilterModel.of($0).model }, set: { SelectionFilterModel.of($0).model = $1 })
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

/// `Separator` is a horizontal or vertical separator widget.
open class Separator: Widget, Orientable {
  open override class var gType: GType { gtk_separator_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Separator` with the given orientation.
  public init(orientation: Orientation) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_separator_new(orientation.cValue())))
  }
}

/// A `Shortcut` describes a keyboard shortcut.
open class Shortcut: Object {
  open override class var gType: GType { gtk_shortcut_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Shortcut` that is triggered by `trigger` and then activates `action`.
  public init(trigger: ShortcutTrigger? = nil, action: ShortcutAction? = nil) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_shortcut_new(trigger?.given(), action?.given())))
  }

  /// The action that gets activated by this shortcut.
  public final var action: ShortcutAction? {
    get { lentObject(gtk_shortcut_get_action(cast())) }
    set { gtk_shortcut_set_action(cast(), newValue?.given()) }
  }

  /// Arguments passed to activation.
  public final var arguments: GLib.Variant? {
    get { lentBoxed(gtk_shortcut_get_arguments(cast())) }
    set { gtk_shortcut_set_arguments(cast(), newValue?.cast()) }
  }

  /// The trigger that triggers this shortcut.
  public final var trigger: ShortcutTrigger? {
    get { lentObject(gtk_shortcut_get_trigger(cast())) }
    set { gtk_shortcut_set_trigger(cast(), newValue?.given()) }
  }
}

extension Reactive where Base: Shortcut {
  /// The action that gets activated by this shortcut.
  public var action: DynamicSubject<ShortcutAction?> {
    property("action", get: { Shortcut.of($0).action }, set: { Shortcut.of($0).action = $1 })
  }

  /// Arguments passed to activation.
  public var arguments: DynamicSubject<GLib.Variant?> {
    property("arguments", get: { Shortcut.of($0).arguments }, set: { Shortcut.of($0).arguments = $1 })
  }

  /// The trigger that triggers this shortcut.
  public var trigger: DynamicSubject<ShortcutTrigger?> {
    property("trigger", get: { Shortcut.of($0).trigger }, set: { Shortcut.of($0).trigger = $1 })
  }
}

/// `ShortcutAction` encodes an action that can be triggered by a keyboard shortcut.
open class ShortcutAction: Object {
  open override class var gType: GType { gtk_shortcut_action_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Tries to parse the given string into an action.
  public init?(string: String) {
    let pointer = gtk_shortcut_action_parse_string(string)
    guard let pointer else { return nil }
    super.init(adopting: UnsafeMutableRawPointer(pointer))
  }

  /// Activates the action on the `widget` with the given `args`.
  @discardableResult
  public final func activate(flags: ShortcutActionFlags, widget: Widget, args: GLib.Variant?) -> Bool {
    Bool(c: gtk_shortcut_action_activate(cast(), flags.cValue(), widget.cast(), args?.cast()))
  }

  /// Prints the given action into a human-readable string.
  @discardableResult
  public final func toString() -> String { givenString(gtk_shortcut_action_to_string(cast())) }
}

/// `ShortcutController` is an event controller that manages shortcuts.
open class ShortcutController: EventController, Gio.ListModel, Buildable {
  open override class var gType: GType { gtk_shortcut_controller_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new shortcut controller.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_shortcut_controller_new()))
  }

  /// Creates a new shortcut controller that takes its shortcuts from the given list model.
  public init(model: any Gio.ListModel) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_shortcut_controller_new_for_model(model.cast())))
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// The modifiers that need to be pressed to allow mnemonics activation.
  public final var mnemonicModifiers: Gdk.ModifierType {
    get { getProperty("mnemonic-modifiers") }
    set { setProperty("mnemonic-modifiers", newValue) }
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }

  /// What scope the shortcuts will be handled in.
  public final var scope: ShortcutScope {
    get { ShortcutScope(cValue: gtk_shortcut_controller_get_scope(cast())) }
    set { gtk_shortcut_controller_set_scope(cast(), newValue.cValue()) }
  }

  /// Adds `shortcut` to the list of shortcuts handled by `self`.
  public final func addShortcut(_ shortcut: Shortcut) { gtk_shortcut_controller_add_shortcut(cast(), shortcut.given()) }

  /// Gets the mnemonics modifiers for when this controller activates its shortcuts.
  public final var mnemonicsModifiers: Gdk.ModifierType {
    get { Gdk.ModifierType(cValue: gtk_shortcut_controller_get_mnemonics_modifiers(cast())) }
    set(modifiers) { gtk_shortcut_controller_set_mnemonics_modifiers(cast(), modifiers.cValue()) }
  }

  /// Removes `shortcut` from the list of shortcuts handled by `self`.
  public final func removeShortcut(_ shortcut: Shortcut) {
    gtk_shortcut_controller_remove_shortcut(cast(), shortcut.cast())
  }
}

extension Reactive where Base: ShortcutController {
  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The modifiers that need to be pressed to allow mnemonics activation.
  public var mnemonicModifiers: DynamicSubject<Gdk.ModifierType> { property("mnemonic-modifiers") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }

  /// What scope the shortcuts will be handled in.
  public var scope: DynamicSubject<ShortcutScope> {
    property("scope", get: { ShortcutController.of($0).scope }, set: { ShortcutController.of($0).scope = $1 })
  }
}

/// `ShortcutLabel` displays a single keyboard shortcut or gesture.
open class ShortcutLabel: Widget {
  open override class var gType: GType { gtk_shortcut_label_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `ShortcutLabel` with `accelerator` set.
  public init(accelerator: String) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_shortcut_label_new(accelerator)))
  }

  /// The accelerator that `self` displays.
  public final var accelerator: String? {
    get { lentString(gtk_shortcut_label_get_accelerator(cast())) }
    set { lend(newValue) { gtk_shortcut_label_set_accelerator(cast(), $0) } }
  }

  /// The text that is displayed when no accelerator is set.
  public final var disabledText: String? {
    get { lentString(gtk_shortcut_label_get_disabled_text(cast())) }
    set { lend(newValue) { gtk_shortcut_label_set_disabled_text(cast(), $0) } }
  }
}

extension Reactive where Base: ShortcutLabel {
  /// The accelerator that `self` displays.
  public var accelerator: DynamicSubject<String?> {
    property("accelerator", get: { ShortcutLabel.of($0).accelerator }, set: { ShortcutLabel.of($0).accelerator = $1 })
  }

  /// The text that is displayed when no accelerator is set.
  public var disabledText: DynamicSubject<String?> {
    property(
      "disabled-text", get: { ShortcutLabel.of($0).disabledText }, set: { ShortcutLabel.of($0).disabledText = $1 })
  }
}

/// `ShortcutTrigger` tracks how a `Shortcut` should be activated.
open class ShortcutTrigger: Object {
  open override class var gType: GType { gtk_shortcut_trigger_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Tries to parse the given string into a trigger.
  public init?(string: String) {
    let pointer = gtk_shortcut_trigger_parse_string(string)
    guard let pointer else { return nil }
    super.init(adopting: UnsafeMutableRawPointer(pointer))
  }

  /// The types of `trigger1` and `trigger2` are `gconstpointer` only to allow use of this function as a `GCompareFunc`.
  @discardableResult
  public final func compare(_ trigger2: ShortcutTrigger) -> Int {
    Int(c: gtk_shortcut_trigger_compare(cast(), trigger2.pointer))
  }

  /// Checks if `trigger1` and `trigger2` trigger under the same conditions.
  @discardableResult
  public final func equal(_ trigger2: ShortcutTrigger) -> Bool {
    Bool(c: gtk_shortcut_trigger_equal(cast(), trigger2.pointer))
  }

  /// Generates a hash value for a `ShortcutTrigger`.
  @discardableResult
  public final func hash() -> Int { Int(c: gtk_shortcut_trigger_hash(cast())) }

  /// Gets textual representation for the given trigger.
  @discardableResult
  public final func toLabel(_ display: Gdk.Display) -> String {
    givenString(gtk_shortcut_trigger_to_label(cast(), display.cast()))
  }

  /// Prints the given trigger into a human-readable string.
  @discardableResult
  public final func toString() -> String { givenString(gtk_shortcut_trigger_to_string(cast())) }

  /// Checks if the given `event` triggers `self`.
  @discardableResult
  public final func trigger(_ event: Gdk.Event, enableMnemonics: Bool) -> Gdk.KeyMatch {
    Gdk.KeyMatch(cValue: gtk_shortcut_trigger_trigger(cast(), event.cast(), gboolean(swift: enableMnemonics)))
  }
}
