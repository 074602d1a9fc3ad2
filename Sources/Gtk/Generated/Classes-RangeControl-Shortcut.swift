// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `RangeControl` is the common base class for widgets which visualize an adjustment.
open class RangeControl: Widget, Orientable {
  open override class var gType: GType { gtk_range_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkRange: UnsafeMutablePointer<GtkRange> { pointer.assumingMemoryBound(to: GtkRange.self) }

  /// The adjustment that is controlled by the range.
  public final var adjustment: Adjustment? {
    get { lentObject(gtk_range_get_adjustment(gtkRange)) }
    set { gtk_range_set_adjustment(gtkRange, newValue?.gtkAdjustment) }
  }

  /// The fill level (e.g. prebuffering of a network stream).
  public final var fillLevel: Double {
    get { gtk_range_get_fill_level(gtkRange) }
    set { gtk_range_set_fill_level(gtkRange, newValue) }
  }

  /// If `true`, the direction in which the slider moves is inverted.
  public final var inverted: Bool {
    get { gtk_range_get_inverted(gtkRange).isTrue }
    set { gtk_range_set_inverted(gtkRange, newValue.gboolean) }
  }

  /// Controls whether slider movement is restricted to an upper boundary set by the fill level.
  public final var restrictToFillLevel: Bool {
    get { gtk_range_get_restrict_to_fill_level(gtkRange).isTrue }
    set { gtk_range_set_restrict_to_fill_level(gtkRange, newValue.gboolean) }
  }

  /// The number of digits to round the value to when it changes.
  public final var roundDigits: Int {
    get { gtk_range_get_round_digits(gtkRange).int }
    set { gtk_range_set_round_digits(gtkRange, newValue.int32) }
  }

  /// Controls whether fill level indicator graphics are displayed on the trough.
  public final var showFillLevel: Bool {
    get { gtk_range_get_show_fill_level(gtkRange).isTrue }
    set { gtk_range_set_show_fill_level(gtkRange, newValue.gboolean) }
  }

  /// Gets whether the `RangeControl` respects text direction.
  public final var flippable: Bool {
    get { gtk_range_get_flippable(gtkRange).isTrue }
    set(flippable) { gtk_range_set_flippable(gtkRange, flippable.gboolean) }
  }

  /// This function returns the area that contains the range’s trough, in coordinates relative to `range`'s origin.
  public final var rangeRect: Gdk.Rectangle {
    var cRangeRect = GdkRectangle()
    gtk_range_get_range_rect(gtkRange, &cRangeRect)
    return Gdk.Rectangle(cValue: cRangeRect)
  }

  /// This function returns sliders range along the long dimension, in widget->window coordinates.
  public final var sliderRange: (sliderStart: Int, sliderEnd: Int) {
    var cSliderStart: Int32 = 0
    var cSliderEnd: Int32 = 0
    gtk_range_get_slider_range(gtkRange, &cSliderStart, &cSliderEnd)
    return (cSliderStart.int, cSliderEnd.int)
  }

  /// This function is useful mainly for `RangeControl` subclasses.
  public final var sliderSizeFixed: Bool {
    get { gtk_range_get_slider_size_fixed(gtkRange).isTrue }
    set(sizeFixed) { gtk_range_set_slider_size_fixed(gtkRange, sizeFixed.gboolean) }
  }

  /// Gets the current value of the range.
  public final var value: Double {
    get { gtk_range_get_value(gtkRange) }
    set(value) { gtk_range_set_value(gtkRange, value) }
  }

  /// Sets the step and page sizes for the range.
  public final func setIncrements(step: Double, page: Double) { gtk_range_set_increments(gtkRange, step, page) }

  /// Sets the allowable values in the `RangeControl`.
  public final func setRange(min: Double, max: Double) { gtk_range_set_range(gtkRange, min, max) }
}

extension Reactive where Base: RangeControl {
  /// The adjustment that is controlled by the range.
  public var adjustment: DynamicSubject<Adjustment?> { property("adjustment") }

  /// The fill level (e.g. prebuffering of a network stream).
  public var fillLevel: DynamicSubject<Double> {
    property("fill-level", get: { (object: RangeControl) in object.fillLevel }, set: { $0.fillLevel = $1 })
  }

  /// If `true`, the direction in which the slider moves is inverted.
  public var inverted: DynamicSubject<Bool> {
    property("inverted", get: { (object: RangeControl) in object.inverted }, set: { $0.inverted = $1 })
  }

  /// Controls whether slider movement is restricted to an upper boundary set by the fill level.
  public var restrictToFillLevel: DynamicSubject<Bool> {
    property(
      "restrict-to-fill-level", get: { (object: RangeControl) in object.restrictToFillLevel },
      set: { $0.restrictToFillLevel = $1 })
  }

  /// The number of digits to round the value to when it changes.
  public var roundDigits: DynamicSubject<Int> {
    property("round-digits", get: { (object: RangeControl) in object.roundDigits }, set: { $0.roundDigits = $1 })
  }

  /// Controls whether fill level indicator graphics are displayed on the trough.
  public var showFillLevel: DynamicSubject<Bool> {
    property("show-fill-level", get: { (object: RangeControl) in object.showFillLevel }, set: { $0.showFillLevel = $1 })
  }

  /// Emitted before clamping a value, to give the application a chance to adjust the bounds.
  ///
  /// Argument: `value`.
  public var adjustBounds: SafeSignal<Double> { signal(ofOne: "adjust-bounds") }

  /// Emitted when a scroll action is performed on a range.
  ///
  /// Arguments: `scroll`, `value`.
  public var changeValue: SignalRequest<Bool, ScrollType, Double> { request("change-value") }

  /// Virtual function that moves the slider.
  ///
  /// Argument: `step`.
  public var moveSlider: SafeSignal<ScrollType> { signal(ofOne: "move-slider") }

  /// Emitted when the range value changes.
  public var valueChanged: SafeSignal<Void> { signal("value-changed") }
}

/// `RecentManager` manages and looks up recently used files.
open class RecentManager: Object {
  open override class var gType: GType { gtk_recent_manager_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkRecentManager: UnsafeMutablePointer<GtkRecentManager> {
    pointer.assumingMemoryBound(to: GtkRecentManager.self)
  }

  /// Creates a new recent manager object.
  public init() {
    super.init(adopting: gtk_recent_manager_new())
  }

  /// The full path to the file to be used to store and read the recently used resources list
  public final var filename: String { getProperty("filename") }

  /// The size of the recently used resources list.
  public final var size: Int { getProperty("size") }

  /// Adds a new resource, pointed by `uri`, into the recently used resources list.
  @discardableResult
  public final func addItem(_ uri: String) -> Bool { gtk_recent_manager_add_item(gtkRecentManager, uri).isTrue }

  /// Gets the list of recently used resources.
  public final var items: [RecentInfo] {
    lists(gtk_recent_manager_get_items(gtkRecentManager), isGiven: true) { givenBoxed($0) as RecentInfo? }
  }

  /// Checks whether there is a recently used resource registered with `uri` inside the recent manager.
  public final func hasItem(_ uri: String) -> Bool { gtk_recent_manager_has_item(gtkRecentManager, uri).isTrue }

  /// Searches for a URI inside the recently used resources list, and returns a `RecentInfo` containing information
  /// about the resource like its MIME type, or its display name.
  public final func lookupItem(_ uri: String) throws(GLib.Failure) -> RecentInfo? {
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_recent_manager_lookup_item(gtkRecentManager, uri, &error)
    if let error { throw GLib.Failure(consuming: error) }
    return givenBoxed(opaque: result)
  }

  /// Changes the location of a recently used resource from `uri` to `newUri`.
  public final func moveItem(_ uri: String, newUri: String?) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_recent_manager_move_item(gtkRecentManager, uri, newUri, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Purges every item from the recently used resources list.
  @discardableResult
  public final func purgeItems() throws(GLib.Failure) -> Int {
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_recent_manager_purge_items(gtkRecentManager, &error)
    if let error { throw GLib.Failure(consuming: error) }
    return result.int
  }

  /// Removes a resource pointed by `uri` from the recently used resources list handled by a recent manager.
  public final func removeItem(_ uri: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_recent_manager_remove_item(gtkRecentManager, uri, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Gets a unique instance of `RecentManager` that you can share in your application without caring about memory
  /// management.
  public static var `default`: RecentManager { lentObject(gtk_recent_manager_get_default())! }
}

extension Reactive where Base: RecentManager {
  /// The full path to the file to be used to store and read the recently used resources list
  public var filename: SafeSignal<String> { readOnlyProperty("filename") }

  /// The size of the recently used resources list.
  public var size: SafeSignal<Int> { readOnlyProperty("size") }

  /// Emitted when the current recently used resources manager changes its contents.
  public var changed: SafeSignal<Void> { signal("changed") }
}

/// A `Revealer` animates the transition of its child from invisible to visible.
open class Revealer: Widget {
  open override class var gType: GType { gtk_revealer_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Revealer`.
  public init() {
    super.init(adopting: gtk_revealer_new())
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(gtk_revealer_get_child(opaque)) }
    set { gtk_revealer_set_child(opaque, newValue?.gtkWidget) }
  }

  /// Whether the child is revealed and the animation target reached.
  public final var childRevealed: Bool { gtk_revealer_get_child_revealed(opaque).isTrue }

  /// Whether the revealer should reveal the child.
  public final var revealChild: Bool {
    get { gtk_revealer_get_reveal_child(opaque).isTrue }
    set { gtk_revealer_set_reveal_child(opaque, newValue.gboolean) }
  }

  /// The animation duration, in milliseconds.
  public final var transitionDuration: Int {
    get { gtk_revealer_get_transition_duration(opaque).int }
    set { gtk_revealer_set_transition_duration(opaque, newValue.uint32) }
  }

  /// The type of animation used to transition.
  public final var transitionType: RevealerTransitionType {
    get { RevealerTransitionType(cValue: gtk_revealer_get_transition_type(opaque)) }
    set { gtk_revealer_set_transition_type(opaque, newValue.cValue) }
  }
}

extension Reactive where Base: Revealer {
  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// Whether the child is revealed and the animation target reached.
  public var childRevealed: SafeSignal<Bool> { readOnlyProperty("child-revealed") }

  /// Whether the revealer should reveal the child.
  public var revealChild: DynamicSubject<Bool> {
    property("reveal-child", get: { (object: Revealer) in object.revealChild }, set: { $0.revealChild = $1 })
  }

  /// The animation duration, in milliseconds.
  public var transitionDuration: DynamicSubject<Int> {
    property(
      "transition-duration", get: { (object: Revealer) in object.transitionDuration },
      set: { $0.transitionDuration = $1 })
  }

  /// The type of animation used to transition.
  public var transitionType: DynamicSubject<RevealerTransitionType> { property("transition-type") }
}

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
