// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// A `Scale` is a slider control used to select a numeric value.
open class Scale: RangeControl {
  open override class var gType: GType { gtk_scale_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkScale: UnsafeMutablePointer<GtkScale> { pointer.assumingMemoryBound(to: GtkScale.self) }

  /// Creates a new `Scale`.
  public init(orientation: Orientation, adjustment: Adjustment? = nil) {
    super.init(adopting: gtk_scale_new(orientation.cValue, adjustment?.gtkAdjustment))
  }

  /// Creates a new scale widget with a range from `min` to `max`.
  public init(orientation: Orientation, min: Double, max: Double, step: Double) {
    super.init(adopting: gtk_scale_new_with_range(orientation.cValue, min, max, step))
  }

  /// The number of decimal places that are displayed in the value.
  public final var digits: Int {
    get { gtk_scale_get_digits(gtkScale).int }
    set { gtk_scale_set_digits(gtkScale, newValue.int32) }
  }

  /// Whether the current value is displayed as a string next to the slider.
  public final var drawValue: Bool {
    get { gtk_scale_get_draw_value(gtkScale).isTrue }
    set { gtk_scale_set_draw_value(gtkScale, newValue.gboolean) }
  }

  /// Whether the scale has an origin.
  public final var hasOrigin: Bool {
    get { gtk_scale_get_has_origin(gtkScale).isTrue }
    set { gtk_scale_set_has_origin(gtkScale, newValue.gboolean) }
  }

  /// The position in which the current value is displayed.
  public final var valuePos: PositionType {
    get { PositionType(cValue: gtk_scale_get_value_pos(gtkScale)) }
    set { gtk_scale_set_value_pos(gtkScale, newValue.cValue) }
  }

  /// Removes any marks that have been added.
  public final func clearMarks() { gtk_scale_clear_marks(gtkScale) }

  /// Gets the `Pango.Layout` used to display the scale.
  public final var layout: Pango.Layout? { lentObject(opaque: gtk_scale_get_layout(gtkScale)) }

  /// Obtains the coordinates where the scale will draw the `Pango.Layout` representing the text in the scale.
  public final var layoutOffsets: (x: Int, y: Int) {
    var cX: Int32 = 0
    var cY: Int32 = 0
    gtk_scale_get_layout_offsets(gtkScale, &cX, &cY)
    return (cX.int, cY.int)
  }

  /// `func` allows you to change how the scale value is displayed.
  public final func setFormatValueFunc(_ `func`: ((Scale, Double) -> String)?) {
    gtk_scale_set_format_value_func(
      gtkScale, `func` == nil ? nil : callGtkScaleFormatValueFunc, `func`.map { heldClosure($0) },
      `func` == nil ? nil : releaseClosure)
  }
}

extension Reactive where Base: Scale {
  /// The number of decimal places that are displayed in the value.
  public var digits: DynamicSubject<Int> {
    property("digits", get: { (object: Scale) in object.digits }, set: { $0.digits = $1 })
  }

  /// Whether the current value is displayed as a string next to the slider.
  public var drawValue: DynamicSubject<Bool> {
    property("draw-value", get: { (object: Scale) in object.drawValue }, set: { $0.drawValue = $1 })
  }

  /// Whether the scale has an origin.
  public var hasOrigin: DynamicSubject<Bool> {
    property("has-origin", get: { (object: Scale) in object.hasOrigin }, set: { $0.hasOrigin = $1 })
  }

  /// The position in which the current value is displayed.
  public var valuePos: DynamicSubject<PositionType> { property("value-pos") }
}

/// `ScaleButton` provides a button which pops up a scale widget.
open class ScaleButton: Widget, Orientable {
  open override class var gType: GType { gtk_scale_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkScaleButton: UnsafeMutablePointer<GtkScaleButton> {
    pointer.assumingMemoryBound(to: GtkScaleButton.self)
  }

  /// Creates a `ScaleButton`.
  public init(min: Double, max: Double, step: Double, icons: [String] = []) {
    let lent = CallScope()
    defer { lent.end() }
    super.init(adopting: gtk_scale_button_new(min, max, step, lent.strings(icons)))
  }

  /// The `Adjustment` that is used as the model.
  public final var adjustment: Adjustment? {
    get { lentObject(gtk_scale_button_get_adjustment(gtkScaleButton)) }
    set { gtk_scale_button_set_adjustment(gtkScaleButton, newValue?.gtkAdjustment) }
  }

  /// The names of the icons to be used by the scale button.
  public final var icons: [String] {
    get { getProperty("icons") }
    set { setProperty("icons", newValue) }
  }

  /// The value of the scale.
  public final var value: Double {
    get { gtk_scale_button_get_value(gtkScaleButton) }
    set { gtk_scale_button_set_value(gtkScaleButton, newValue) }
  }

  /// Retrieves the minus button of the `ScaleButton`.
  public final var minusButton: Button? { lentObject(gtk_scale_button_get_minus_button(gtkScaleButton)) }

  /// Retrieves the plus button of the `GtkScaleButton.`
  public final var plusButton: Button? { lentObject(gtk_scale_button_get_plus_button(gtkScaleButton)) }

  /// Retrieves the popup of the `ScaleButton`.
  public final var popup: Widget? { lentObject(gtk_scale_button_get_popup(gtkScaleButton)) }
}

extension Reactive where Base: ScaleButton {
  /// The `Adjustment` that is used as the model.
  public var adjustment: DynamicSubject<Adjustment?> { property("adjustment") }

  /// The names of the icons to be used by the scale button.
  public var icons: DynamicSubject<[String]> { property("icons") }

  /// The value of the scale.
  public var value: DynamicSubject<Double> {
    property("value", get: { (object: ScaleButton) in object.value }, set: { $0.value = $1 })
  }

  /// Emitted to dismiss the popup.
  public var popdown: SafeSignal<Void> { signal("popdown") }

  /// Emitted to popup the scale widget.
  public var popup: SafeSignal<Void> { signal("popup") }

  /// Emitted when the value field has changed.
  ///
  /// Argument: `value`.
  public var valueChanged: SafeSignal<Double> { signal(ofOne: "value-changed") }
}

/// The `Scrollbar` widget is a horizontal or vertical scrollbar.
open class Scrollbar: Widget, Orientable {
  open override class var gType: GType { gtk_scrollbar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new scrollbar with the given orientation.
  public init(orientation: Orientation, adjustment: Adjustment? = nil) {
    super.init(adopting: gtk_scrollbar_new(orientation.cValue, adjustment?.gtkAdjustment))
  }

  /// The `Adjustment` controlled by this scrollbar.
  public final var adjustment: Adjustment? {
    get { lentObject(gtk_scrollbar_get_adjustment(opaque)) }
    set { gtk_scrollbar_set_adjustment(opaque, newValue?.gtkAdjustment) }
  }
}

extension Reactive where Base: Scrollbar {
  /// The `Adjustment` controlled by this scrollbar.
  public var adjustment: DynamicSubject<Adjustment?> { property("adjustment") }
}

/// `ScrolledWindow` is a container that makes its child scrollable.
open class ScrolledWindow: Widget {
  open override class var gType: GType { gtk_scrolled_window_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new scrolled window.
  public init() {
    super.init(adopting: gtk_scrolled_window_new())
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(gtk_scrolled_window_get_child(opaque)) }
    set { gtk_scrolled_window_set_child(opaque, newValue?.gtkWidget) }
  }

  public final var hadjustment: Adjustment? {
    get { lentObject(gtk_scrolled_window_get_hadjustment(opaque)) }
    set { gtk_scrolled_window_set_hadjustment(opaque, newValue?.gtkAdjustment) }
  }

  /// Whether to draw a frame around the contents.
  public final var hasFrame: Bool {
    get { gtk_scrolled_window_get_has_frame(opaque).isTrue }
    set { gtk_scrolled_window_set_has_frame(opaque, newValue.gboolean) }
  }

  /// When the horizontal scrollbar is displayed.
  public final var hscrollbarPolicy: PolicyType {
    get { getProperty("hscrollbar-policy") }
    set { setProperty("hscrollbar-policy", newValue) }
  }

  /// Whether kinetic scrolling is enabled or not.
  public final var kineticScrolling: Bool {
    get { gtk_scrolled_window_get_kinetic_scrolling(opaque).isTrue }
    set { gtk_scrolled_window_set_kinetic_scrolling(opaque, newValue.gboolean) }
  }

  /// The maximum content height of `scrolledWindow`.
  public final var maxContentHeight: Int {
    get { gtk_scrolled_window_get_max_content_height(opaque).int }
    set { gtk_scrolled_window_set_max_content_height(opaque, newValue.int32) }
  }

  /// The maximum content width of `scrolledWindow`.
  public final var maxContentWidth: Int {
    get { gtk_scrolled_window_get_max_content_width(opaque).int }
    set { gtk_scrolled_window_set_max_content_width(opaque, newValue.int32) }
  }

  /// The minimum content height of `scrolledWindow`.
  public final var minContentHeight: Int {
    get { gtk_scrolled_window_get_min_content_height(opaque).int }
    set { gtk_scrolled_window_set_min_content_height(opaque, newValue.int32) }
  }

  /// The minimum content width of `scrolledWindow`.
  public final var minContentWidth: Int {
    get { gtk_scrolled_window_get_min_content_width(opaque).int }
    set { gtk_scrolled_window_set_min_content_width(opaque, newValue.int32) }
  }

  /// Whether overlay scrolling is enabled or not.
  public final var overlayScrolling: Bool {
    get { gtk_scrolled_window_get_overlay_scrolling(opaque).isTrue }
    set { gtk_scrolled_window_set_overlay_scrolling(opaque, newValue.gboolean) }
  }

  /// Whether the natural height of the child should be calculated and propagated through the scrolled window’s
  /// requested natural height.
  public final var propagateNaturalHeight: Bool {
    get { gtk_scrolled_window_get_propagate_natural_height(opaque).isTrue }
    set { gtk_scrolled_window_set_propagate_natural_height(opaque, newValue.gboolean) }
  }

  /// Whether the natural width of the child should be calculated and propagated through the scrolled window’s requested
  /// natural width.
  public final var propagateNaturalWidth: Bool {
    get { gtk_scrolled_window_get_propagate_natural_width(opaque).isTrue }
    set { gtk_scrolled_window_set_propagate_natural_width(opaque, newValue.gboolean) }
  }

  public final var vadjustment: Adjustment? {
    get { lentObject(gtk_scrolled_window_get_vadjustment(opaque)) }
    set { gtk_scrolled_window_set_vadjustment(opaque, newValue?.gtkAdjustment) }
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
  public final var hscrollbar: Widget? { lentObject(gtk_scrolled_window_get_hscrollbar(opaque)) }

  /// Gets the placement of the contents with respect to the scrollbars.
  public final var placement: CornerType {
    get { CornerType(cValue: gtk_scrolled_window_get_placement(opaque)) }
    set(windowPlacement) { gtk_scrolled_window_set_placement(opaque, windowPlacement.cValue) }
  }

  /// Retrieves the current policy values for the horizontal and vertical scrollbars.
  public final var policy: (hscrollbarPolicy: PolicyType, vscrollbarPolicy: PolicyType) {
    var cHscrollbarPolicy = GtkPolicyType(rawValue: 0)
    var cVscrollbarPolicy = GtkPolicyType(rawValue: 0)
    gtk_scrolled_window_get_policy(opaque, &cHscrollbarPolicy, &cVscrollbarPolicy)
    return (PolicyType(cValue: cHscrollbarPolicy), PolicyType(cValue: cVscrollbarPolicy))
  }

  /// Returns the vertical scrollbar of `scrolledWindow`.
  public final var vscrollbar: Widget? { lentObject(gtk_scrolled_window_get_vscrollbar(opaque)) }

  /// Sets the scrollbar policy for the horizontal and vertical scrollbars.
  public final func setPolicy(hscrollbarPolicy: PolicyType, vscrollbarPolicy: PolicyType) {
    gtk_scrolled_window_set_policy(opaque, hscrollbarPolicy.cValue, vscrollbarPolicy.cValue)
  }

  /// Unsets the placement of the contents with respect to the scrollbars.
  public final func unsetPlacement() { gtk_scrolled_window_unset_placement(opaque) }
}

extension Reactive where Base: ScrolledWindow {
  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  public var hadjustment: DynamicSubject<Adjustment?> { property("hadjustment") }

  /// Whether to draw a frame around the contents.
  public var hasFrame: DynamicSubject<Bool> {
    property("has-frame", get: { (object: ScrolledWindow) in object.hasFrame }, set: { $0.hasFrame = $1 })
  }

  /// When the horizontal scrollbar is displayed.
  public var hscrollbarPolicy: DynamicSubject<PolicyType> { property("hscrollbar-policy") }

  /// Whether kinetic scrolling is enabled or not.
  public var kineticScrolling: DynamicSubject<Bool> {
    property(
      "kinetic-scrolling", get: { (object: ScrolledWindow) in object.kineticScrolling },
      set: { $0.kineticScrolling = $1 })
  }

  /// The maximum content height of `scrolledWindow`.
  public var maxContentHeight: DynamicSubject<Int> {
    property(
      "max-content-height", get: { (object: ScrolledWindow) in object.maxContentHeight },
      set: { $0.maxContentHeight = $1 })
  }

  /// The maximum content width of `scrolledWindow`.
  public var maxContentWidth: DynamicSubject<Int> {
    property(
      "max-content-width", get: { (object: ScrolledWindow) in object.maxContentWidth }, set: { $0.maxContentWidth = $1 }
    )
  }

  /// The minimum content height of `scrolledWindow`.
  public var minContentHeight: DynamicSubject<Int> {
    property(
      "min-content-height", get: { (object: ScrolledWindow) in object.minContentHeight },
      set: { $0.minContentHeight = $1 })
  }

  /// The minimum content width of `scrolledWindow`.
  public var minContentWidth: DynamicSubject<Int> {
    property(
      "min-content-width", get: { (object: ScrolledWindow) in object.minContentWidth }, set: { $0.minContentWidth = $1 }
    )
  }

  /// Whether overlay scrolling is enabled or not.
  public var overlayScrolling: DynamicSubject<Bool> {
    property(
      "overlay-scrolling", get: { (object: ScrolledWindow) in object.overlayScrolling },
      set: { $0.overlayScrolling = $1 })
  }

  /// Whether the natural height of the child should be calculated and propagated through the scrolled window’s
  /// requested natural height.
  public var propagateNaturalHeight: DynamicSubject<Bool> {
    property(
      "propagate-natural-height", get: { (object: ScrolledWindow) in object.propagateNaturalHeight },
      set: { $0.propagateNaturalHeight = $1 })
  }

  /// Whether the natural width of the child should be calculated and propagated through the scrolled window’s requested
  /// natural width.
  public var propagateNaturalWidth: DynamicSubject<Bool> {
    property(
      "propagate-natural-width", get: { (object: ScrolledWindow) in object.propagateNaturalWidth },
      set: { $0.propagateNaturalWidth = $1 })
  }

  public var vadjustment: DynamicSubject<Adjustment?> { property("vadjustment") }

  /// When the vertical scrollbar is displayed.
  public var vscrollbarPolicy: DynamicSubject<PolicyType> { property("vscrollbar-policy") }

  /// Where the contents are located with respect to the scrollbars.
  public var windowPlacement: DynamicSubject<CornerType> { property("window-placement") }

  /// Emitted whenever user initiated scrolling makes the scrolled window firmly surpass the limits defined by the
  /// adjustment in that orientation.
  ///
  /// Argument: `pos`.
  public var edgeOvershot: SafeSignal<PositionType> { signal(ofOne: "edge-overshot") }

  /// Emitted whenever user-initiated scrolling makes the scrolled window exactly reach the lower or upper limits
  /// defined by the adjustment in that orientation.
  ///
  /// Argument: `pos`.
  public var edgeReached: SafeSignal<PositionType> { signal(ofOne: "edge-reached") }

  /// Emitted when focus is moved away from the scrolled window by a keybinding.
  ///
  /// Argument: `directionType`.
  public var moveFocusOut: SafeSignal<DirectionType> { signal(ofOne: "move-focus-out") }

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
    super.init(adopting: gtk_search_bar_new())
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(gtk_search_bar_get_child(opaque)) }
    set { gtk_search_bar_set_child(opaque, newValue?.gtkWidget) }
  }

  /// The key capture widget.
  public final var keyCaptureWidget: Widget? {
    get { lentObject(gtk_search_bar_get_key_capture_widget(opaque)) }
    set { gtk_search_bar_set_key_capture_widget(opaque, newValue?.gtkWidget) }
  }

  /// Whether the search mode is on and the search bar shown.
  public final var searchModeEnabled: Bool {
    get { getProperty("search-mode-enabled") }
    set { setProperty("search-mode-enabled", newValue) }
  }

  /// Whether to show the close button in the search bar.
  public final var showCloseButton: Bool {
    get { gtk_search_bar_get_show_close_button(opaque).isTrue }
    set { gtk_search_bar_set_show_close_button(opaque, newValue.gboolean) }
  }

  /// Connects the `GtkEditable widget passed as the one to be used in this search bar.
  public final func connectEntry(_ entry: any Editable) { gtk_search_bar_connect_entry(opaque, entry.opaque) }

  /// Returns whether the search mode is on or off.
  public final var searchMode: Bool {
    get { gtk_search_bar_get_search_mode(opaque).isTrue }
    set(searchMode) { gtk_search_bar_set_search_mode(opaque, searchMode.gboolean) }
  }
}

extension Reactive where Base: SearchBar {
  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The key capture widget.
  public var keyCaptureWidget: DynamicSubject<Widget?> { property("key-capture-widget") }

  /// Whether the search mode is on and the search bar shown.
  public var searchModeEnabled: DynamicSubject<Bool> { property("search-mode-enabled") }

  /// Whether to show the close button in the search bar.
  public var showCloseButton: DynamicSubject<Bool> {
    property(
      "show-close-button", get: { (object: SearchBar) in object.showCloseButton }, set: { $0.showCloseButton = $1 })
  }
}

/// `SearchEntry` is an entry widget that has been tailored for use as a search entry.
open class SearchEntry: Widget, Editable {
  open override class var gType: GType { gtk_search_entry_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a `SearchEntry`.
  public init() {
    super.init(adopting: gtk_search_entry_new())
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
    get { gtk_search_entry_get_search_delay(opaque).int }
    set { gtk_search_entry_set_search_delay(opaque, newValue.uint32) }
  }

  /// Gets the widget that `entry` is capturing key events from.
  public final var keyCaptureWidget: Widget? {
    get { lentObject(gtk_search_entry_get_key_capture_widget(opaque)) }
    set(widget) { gtk_search_entry_set_key_capture_widget(opaque, widget?.gtkWidget) }
  }
}

extension Reactive where Base: SearchEntry {
  /// Whether to activate the default widget when Enter is pressed.
  public var activatesDefault: DynamicSubject<Bool> { property("activates-default") }

  /// The text that will be displayed in the `SearchEntry` when it is empty and unfocused.
  public var placeholderText: DynamicSubject<String> { property("placeholder-text") }

  /// The delay in milliseconds from last keypress to the search changed signal.
  public var searchDelay: DynamicSubject<Int> {
    property("search-delay", get: { (object: SearchEntry) in object.searchDelay }, set: { $0.searchDelay = $1 })
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
    super.init(adopting: gtk_selection_filter_model_new(model?.opaque).raw)
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// The model being filtered.
  public final var model: (any SelectionModel)? {
    get { lentInterface(opaque: gtk_selection_filter_model_get_model(opaque)) }
    set { gtk_selection_filter_model_set_model(opaque, newValue?.opaque) }
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }
}

extension Reactive where Base: SelectionFilterModel {
  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The model being filtered.
  public var model: DynamicSubject<(any SelectionModel)?> { interfaceProperty("model") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

/// `Separator` is a horizontal or vertical separator widget.
open class Separator: Widget, Orientable {
  open override class var gType: GType { gtk_separator_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Separator` with the given orientation.
  public init(orientation: Orientation) {
    super.init(adopting: gtk_separator_new(orientation.cValue))
  }
}

/// A `Shortcut` describes a keyboard shortcut.
open class Shortcut: Object {
  open override class var gType: GType { gtk_shortcut_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Shortcut` that is triggered by `trigger` and then activates `action`.
  public init(trigger: ShortcutTrigger? = nil, action: ShortcutAction? = nil) {
    super.init(adopting: gtk_shortcut_new(trigger?.given(), action?.given()).raw)
  }

  /// The action that gets activated by this shortcut.
  public final var action: ShortcutAction? {
    get { lentObject(opaque: gtk_shortcut_get_action(opaque)) }
    set { gtk_shortcut_set_action(opaque, newValue?.given()) }
  }

  /// Arguments passed to activation.
  public final var arguments: GLib.Variant? {
    get { lentBoxed(opaque: gtk_shortcut_get_arguments(opaque)) }
    set { gtk_shortcut_set_arguments(opaque, newValue?.opaque) }
  }

  /// The trigger that triggers this shortcut.
  public final var trigger: ShortcutTrigger? {
    get { lentObject(opaque: gtk_shortcut_get_trigger(opaque)) }
    set { gtk_shortcut_set_trigger(opaque, newValue?.given()) }
  }
}

extension Reactive where Base: Shortcut {
  /// The action that gets activated by this shortcut.
  public var action: DynamicSubject<ShortcutAction?> { property("action") }

  /// Arguments passed to activation.
  public var arguments: DynamicSubject<GLib.Variant?> { property("arguments") }

  /// The trigger that triggers this shortcut.
  public var trigger: DynamicSubject<ShortcutTrigger?> { property("trigger") }
}

/// `ShortcutAction` encodes an action that can be triggered by a keyboard shortcut.
open class ShortcutAction: Object {
  open override class var gType: GType { gtk_shortcut_action_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Tries to parse the given string into an action.
  public static func parseString(_ string: String) -> ShortcutAction? {
    givenObject(opaque: gtk_shortcut_action_parse_string(string))
  }

  /// Activates the action on the `widget` with the given `args`.
  @discardableResult
  public final func activate(flags: ShortcutActionFlags, widget: Widget, args: GLib.Variant?) -> Bool {
    gtk_shortcut_action_activate(opaque, flags.cValue, widget.gtkWidget, args?.opaque).isTrue
  }

  /// Prints the given action into a human-readable string.
  @discardableResult
  public final func toString() -> String { givenString(gtk_shortcut_action_to_string(opaque)) }
}

/// `ShortcutController` is an event controller that manages shortcuts.
open class ShortcutController: EventController, Gio.ListModel, Buildable {
  open override class var gType: GType { gtk_shortcut_controller_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new shortcut controller.
  public init() {
    super.init(adopting: gtk_shortcut_controller_new().raw)
  }

  /// Creates a new shortcut controller that takes its shortcuts from the given list model.
  public init(model: any Gio.ListModel) {
    super.init(adopting: gtk_shortcut_controller_new_for_model(model.opaque).raw)
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
    get { ShortcutScope(cValue: gtk_shortcut_controller_get_scope(opaque)) }
    set { gtk_shortcut_controller_set_scope(opaque, newValue.cValue) }
  }

  /// Adds `shortcut` to the list of shortcuts handled by `self`.
  public final func addShortcut(_ shortcut: Shortcut) { gtk_shortcut_controller_add_shortcut(opaque, shortcut.given()) }

  /// Gets the mnemonics modifiers for when this controller activates its shortcuts.
  public final var mnemonicsModifiers: Gdk.ModifierType {
    get { Gdk.ModifierType(cValue: gtk_shortcut_controller_get_mnemonics_modifiers(opaque)) }
    set(modifiers) { gtk_shortcut_controller_set_mnemonics_modifiers(opaque, modifiers.cValue) }
  }

  /// Removes `shortcut` from the list of shortcuts handled by `self`.
  public final func removeShortcut(_ shortcut: Shortcut) {
    gtk_shortcut_controller_remove_shortcut(opaque, shortcut.opaque)
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
  public var scope: DynamicSubject<ShortcutScope> { property("scope") }
}

/// `ShortcutLabel` displays a single keyboard shortcut or gesture.
open class ShortcutLabel: Widget {
  open override class var gType: GType { gtk_shortcut_label_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `ShortcutLabel` with `accelerator` set.
  public init(accelerator: String) {
    super.init(adopting: gtk_shortcut_label_new(accelerator))
  }

  /// The accelerator that `self` displays.
  public final var accelerator: String? {
    get { lentString(ifAny: gtk_shortcut_label_get_accelerator(opaque)) }
    set { lend(newValue) { gtk_shortcut_label_set_accelerator(opaque, $0) } }
  }

  /// The text that is displayed when no accelerator is set.
  public final var disabledText: String? {
    get { lentString(ifAny: gtk_shortcut_label_get_disabled_text(opaque)) }
    set { lend(newValue) { gtk_shortcut_label_set_disabled_text(opaque, $0) } }
  }
}

extension Reactive where Base: ShortcutLabel {
  /// The accelerator that `self` displays.
  public var accelerator: DynamicSubject<String?> {
    property("accelerator", get: { (object: ShortcutLabel) in object.accelerator }, set: { $0.accelerator = $1 })
  }

  /// The text that is displayed when no accelerator is set.
  public var disabledText: DynamicSubject<String?> {
    property("disabled-text", get: { (object: ShortcutLabel) in object.disabledText }, set: { $0.disabledText = $1 })
  }
}
