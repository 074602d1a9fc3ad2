// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// A `PrintSettings` object represents the settings of a print dialog in a system-independent way.
open class PrintSettings: Object {
  open override class var gType: GType { gtk_print_settings_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `PrintSettings` object.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_print_settings_new()))
  }

  /// Copies a `PrintSettings` object.
  @discardableResult
  public final func copy() -> PrintSettings? { givenObject(gtk_print_settings_copy(cast())) }

  /// Looks up the string value associated with `key`.
  public final func get(_ key: String) -> String? { lentString(gtk_print_settings_get(cast(), key)) }

  /// Returns the boolean represented by the value that is associated with `key`.
  public final func getBool(_ key: String) -> Bool { gtk_print_settings_get_bool(cast(), key) != 0 }

  /// Gets the value of `GTK_PRINT_SETTINGS_COLLATE`.
  public var collate: Bool { gtk_print_settings_get_collate(cast()) != 0 }

  /// Gets the value of `GTK_PRINT_SETTINGS_DEFAULT_SOURCE`.
  public var defaultSource: String? { lentString(gtk_print_settings_get_default_source(cast())) }

  /// Gets the value of `GTK_PRINT_SETTINGS_DITHER`.
  public var dither: String? { lentString(gtk_print_settings_get_dither(cast())) }

  /// Returns the double value associated with `key`, or 0.
  public final func getDouble(_ key: String) -> Double { gtk_print_settings_get_double(cast(), key) }

  /// Returns the floating point number represented by the value that is associated with `key`, or `defaultVal` if the
  /// value does not represent a floating point number.
  public final func getDoubleWithDefault(_ key: String, def: Double) -> Double {
    gtk_print_settings_get_double_with_default(cast(), key, def)
  }

  /// Gets the value of `GTK_PRINT_SETTINGS_DUPLEX`.
  public var duplex: PrintDuplex { PrintDuplex(cValue: gtk_print_settings_get_duplex(cast())) }

  /// Gets the value of `GTK_PRINT_SETTINGS_FINISHINGS`.
  public var finishings: String? { lentString(gtk_print_settings_get_finishings(cast())) }

  /// Returns the integer value of `key`, or 0.
  public final func getInt(_ key: String) -> Int { Int(gtk_print_settings_get_int(cast(), key)) }

  /// Returns the value of `key`, interpreted as an integer, or the default value.
  public final func getIntWithDefault(_ key: String, def: Int) -> Int {
    Int(gtk_print_settings_get_int_with_default(cast(), key, Int32(def)))
  }

  /// Returns the value associated with `key`, interpreted as a length.
  public final func getLength(_ key: String, unit: PrintUnit) -> Double {
    gtk_print_settings_get_length(cast(), key, unit.cValue())
  }

  /// Gets the value of `GTK_PRINT_SETTINGS_MEDIA_TYPE`.
  public var mediaType: String? { lentString(gtk_print_settings_get_media_type(cast())) }

  /// Gets the value of `GTK_PRINT_SETTINGS_N_COPIES`.
  public var nCopies: Int { Int(gtk_print_settings_get_n_copies(cast())) }

  /// Gets the value of `GTK_PRINT_SETTINGS_NUMBER_UP`.
  public var numberUp: Int { Int(gtk_print_settings_get_number_up(cast())) }

  /// Gets the value of `GTK_PRINT_SETTINGS_NUMBER_UP_LAYOUT`.
  public var numberUpLayout: NumberUpLayout { NumberUpLayout(cValue: gtk_print_settings_get_number_up_layout(cast())) }

  /// Get the value of `GTK_PRINT_SETTINGS_ORIENTATION`, converted to a `PageOrientation`.
  public var orientation: PageOrientation { PageOrientation(cValue: gtk_print_settings_get_orientation(cast())) }

  /// Gets the value of `GTK_PRINT_SETTINGS_OUTPUT_BIN`.
  public var outputBin: String? { lentString(gtk_print_settings_get_output_bin(cast())) }

  /// Gets the value of `GTK_PRINT_SETTINGS_PAGE_SET`.
  public var pageSet: PageSet { PageSet(cValue: gtk_print_settings_get_page_set(cast())) }

  /// Gets the value of `GTK_PRINT_SETTINGS_PAPER_HEIGHT`, converted to `unit`.
  public final func getPaperHeight(_ unit: PrintUnit) -> Double {
    gtk_print_settings_get_paper_height(cast(), unit.cValue())
  }

  /// Gets the value of `GTK_PRINT_SETTINGS_PAPER_WIDTH`, converted to `unit`.
  public final func getPaperWidth(_ unit: PrintUnit) -> Double {
    gtk_print_settings_get_paper_width(cast(), unit.cValue())
  }

  /// Gets the value of `GTK_PRINT_SETTINGS_PRINT_PAGES`.
  public var printPages: PrintPages { PrintPages(cValue: gtk_print_settings_get_print_pages(cast())) }

  /// Convenience function to obtain the value of `GTK_PRINT_SETTINGS_PRINTER`.
  public var printer: String? { lentString(gtk_print_settings_get_printer(cast())) }

  /// Gets the value of `GTK_PRINT_SETTINGS_PRINTER_LPI`.
  public var printerLpi: Double { gtk_print_settings_get_printer_lpi(cast()) }

  /// Gets the value of `GTK_PRINT_SETTINGS_QUALITY`.
  public var quality: PrintQuality { PrintQuality(cValue: gtk_print_settings_get_quality(cast())) }

  /// Gets the value of `GTK_PRINT_SETTINGS_RESOLUTION`.
  public var resolution: Int { Int(gtk_print_settings_get_resolution(cast())) }

  /// Gets the value of `GTK_PRINT_SETTINGS_RESOLUTION_X`.
  public var resolutionX: Int { Int(gtk_print_settings_get_resolution_x(cast())) }

  /// Gets the value of `GTK_PRINT_SETTINGS_RESOLUTION_Y`.
  public var resolutionY: Int { Int(gtk_print_settings_get_resolution_y(cast())) }

  /// Gets the value of `GTK_PRINT_SETTINGS_REVERSE`.
  public var reverse: Bool { gtk_print_settings_get_reverse(cast()) != 0 }

  /// Gets the value of `GTK_PRINT_SETTINGS_SCALE`.
  public var scale: Double { gtk_print_settings_get_scale(cast()) }

  /// Gets the value of `GTK_PRINT_SETTINGS_USE_COLOR`.
  public var useColor: Bool { gtk_print_settings_get_use_color(cast()) != 0 }

  /// Returns `true`, if a value is associated with `key`.
  public final func hasKey(_ key: String) -> Bool { gtk_print_settings_has_key(cast(), key) != 0 }

  /// Associates `value` with `key`.
  public final func set(_ key: String, value: String?) { gtk_print_settings_set(cast(), key, value) }

  /// Sets `key` to a boolean value.
  public final func setBool(_ key: String, value: Bool) { gtk_print_settings_set_bool(cast(), key, value ? 1 : 0) }

  /// Sets the value of `GTK_PRINT_SETTINGS_COLLATE`.
  public final func setCollate(_ collate: Bool) { gtk_print_settings_set_collate(cast(), collate ? 1 : 0) }

  /// Sets the value of `GTK_PRINT_SETTINGS_DEFAULT_SOURCE`.
  public final func setDefaultSource(_ defaultSource: String) {
    gtk_print_settings_set_default_source(cast(), defaultSource)
  }

  /// Sets the value of `GTK_PRINT_SETTINGS_DITHER`.
  public final func setDither(_ dither: String) { gtk_print_settings_set_dither(cast(), dither) }

  /// Sets `key` to a double value.
  public final func setDouble(_ key: String, value: Double) { gtk_print_settings_set_double(cast(), key, value) }

  /// Sets the value of `GTK_PRINT_SETTINGS_DUPLEX`.
  public final func setDuplex(_ duplex: PrintDuplex) { gtk_print_settings_set_duplex(cast(), duplex.cValue()) }

  /// Sets the value of `GTK_PRINT_SETTINGS_FINISHINGS`.
  public final func setFinishings(_ finishings: String) { gtk_print_settings_set_finishings(cast(), finishings) }

  /// Sets `key` to an integer value.
  public final func setInt(_ key: String, value: Int) { gtk_print_settings_set_int(cast(), key, Int32(value)) }

  /// Associates a length in units of `unit` with `key`.
  public final func setLength(_ key: String, value: Double, unit: PrintUnit) {
    gtk_print_settings_set_length(cast(), key, value, unit.cValue())
  }

  /// Sets the value of `GTK_PRINT_SETTINGS_MEDIA_TYPE`.
  public final func setMediaType(_ mediaType: String) { gtk_print_settings_set_media_type(cast(), mediaType) }

  /// Sets the value of `GTK_PRINT_SETTINGS_N_COPIES`.
  public final func setNCopies(_ numCopies: Int) { gtk_print_settings_set_n_copies(cast(), Int32(numCopies)) }

  /// Sets the value of `GTK_PRINT_SETTINGS_NUMBER_UP`.
  public final func setNumberUp(_ numberUp: Int) { gtk_print_settings_set_number_up(cast(), Int32(numberUp)) }

  /// Sets the value of `GTK_PRINT_SETTINGS_NUMBER_UP_LAYOUT`.
  public final func setNumberUpLayout(_ numberUpLayout: NumberUpLayout) {
    gtk_print_settings_set_number_up_layout(cast(), numberUpLayout.cValue())
  }

  /// Sets the value of `GTK_PRINT_SETTINGS_ORIENTATION`.
  public final func setOrientation(_ orientation: PageOrientation) {
    gtk_print_settings_set_orientation(cast(), orientation.cValue())
  }

  /// Sets the value of `GTK_PRINT_SETTINGS_OUTPUT_BIN`.
  public final func setOutputBin(_ outputBin: String) { gtk_print_settings_set_output_bin(cast(), outputBin) }

  /// Sets the value of `GTK_PRINT_SETTINGS_PAGE_SET`.
  public final func setPageSet(_ pageSet: PageSet) { gtk_print_settings_set_page_set(cast(), pageSet.cValue()) }

  /// Sets the value of `GTK_PRINT_SETTINGS_PAPER_HEIGHT`.
  public final func setPaperHeight(height: Double, unit: PrintUnit) {
    gtk_print_settings_set_paper_height(cast(), height, unit.cValue())
  }

  /// Sets the value of `GTK_PRINT_SETTINGS_PAPER_WIDTH`.
  public final func setPaperWidth(width: Double, unit: PrintUnit) {
    gtk_print_settings_set_paper_width(cast(), width, unit.cValue())
  }

  /// Sets the value of `GTK_PRINT_SETTINGS_PRINT_PAGES`.
  public final func setPrintPages(_ pages: PrintPages) { gtk_print_settings_set_print_pages(cast(), pages.cValue()) }

  /// Convenience function to set `GTK_PRINT_SETTINGS_PRINTER` to `printer`.
  public final func setPrinter(_ printer: String) { gtk_print_settings_set_printer(cast(), printer) }

  /// Sets the value of `GTK_PRINT_SETTINGS_PRINTER_LPI`.
  public final func setPrinterLpi(_ lpi: Double) { gtk_print_settings_set_printer_lpi(cast(), lpi) }

  /// Sets the value of `GTK_PRINT_SETTINGS_QUALITY`.
  public final func setQuality(_ quality: PrintQuality) { gtk_print_settings_set_quality(cast(), quality.cValue()) }

  /// Sets the values of `GTK_PRINT_SETTINGS_RESOLUTION`, `GTK_PRINT_SETTINGS_RESOLUTION_X` and
  /// `GTK_PRINT_SETTINGS_RESOLUTION_Y`.
  public final func setResolution(_ resolution: Int) { gtk_print_settings_set_resolution(cast(), Int32(resolution)) }

  /// Sets the values of `GTK_PRINT_SETTINGS_RESOLUTION`, `GTK_PRINT_SETTINGS_RESOLUTION_X` and
  /// `GTK_PRINT_SETTINGS_RESOLUTION_Y`.
  public final func setResolutionXy(resolutionX: Int, resolutionY: Int) {
    gtk_print_settings_set_resolution_xy(cast(), Int32(resolutionX), Int32(resolutionY))
  }

  /// Sets the value of `GTK_PRINT_SETTINGS_REVERSE`.
  public final func setReverse(_ reverse: Bool) { gtk_print_settings_set_reverse(cast(), reverse ? 1 : 0) }

  /// Sets the value of `GTK_PRINT_SETTINGS_SCALE`.
  public final func setScale(_ scale: Double) { gtk_print_settings_set_scale(cast(), scale) }

  /// Sets the value of `GTK_PRINT_SETTINGS_USE_COLOR`.
  public final func setUseColor(_ useColor: Bool) { gtk_print_settings_set_use_color(cast(), useColor ? 1 : 0) }

  /// Removes any value associated with `key`.
  public final func unset(_ key: String) { gtk_print_settings_unset(cast(), key) }
}

/// `ProgressBar` is typically used to display the progress of a long running operation.
open class ProgressBar: Widget, Orientable {
  open override class var gType: GType { gtk_progress_bar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `ProgressBar`.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_progress_bar_new()))
  }

  /// The preferred place to ellipsize the string.
  public var ellipsize: Pango.EllipsizeMode {
    get { Pango.EllipsizeMode(cValue: gtk_progress_bar_get_ellipsize(cast())) }
    set { gtk_progress_bar_set_ellipsize(cast(), newValue.cValue()) }
  }

  /// The fraction of total work that has been completed.
  public var fraction: Double {
    get { gtk_progress_bar_get_fraction(cast()) }
    set { gtk_progress_bar_set_fraction(cast(), newValue) }
  }

  /// Invert the direction in which the progress bar grows.
  public var inverted: Bool {
    get { gtk_progress_bar_get_inverted(cast()) != 0 }
    set { gtk_progress_bar_set_inverted(cast(), newValue ? 1 : 0) }
  }

  /// The fraction of total progress to move the bounding block when pulsed.
  public var pulseStep: Double {
    get { gtk_progress_bar_get_pulse_step(cast()) }
    set { gtk_progress_bar_set_pulse_step(cast(), newValue) }
  }

  /// Sets whether the progress bar will show a text in addition to the bar itself.
  public var showText: Bool {
    get { gtk_progress_bar_get_show_text(cast()) != 0 }
    set { gtk_progress_bar_set_show_text(cast(), newValue ? 1 : 0) }
  }

  /// Text to be displayed in the progress bar.
  public var text: String? {
    get { lentString(gtk_progress_bar_get_text(cast())) }
    set { gtk_progress_bar_set_text(cast(), newValue) }
  }

  /// Indicates that some progress has been made, but you don’t know how much.
  public final func pulse() { gtk_progress_bar_pulse(cast()) }
}

extension Reactive where Base: ProgressBar {
  /// The preferred place to ellipsize the string.
  public var ellipsize: DynamicSubject<Pango.EllipsizeMode> { property("ellipsize") }

  /// The fraction of total work that has been completed.
  public var fraction: DynamicSubject<Double> { property("fraction") }

  /// Invert the direction in which the progress bar grows.
  public var inverted: DynamicSubject<Bool> { property("inverted") }

  /// The fraction of total progress to move the bounding block when pulsed.
  public var pulseStep: DynamicSubject<Double> { property("pulse-step") }

  /// Sets whether the progress bar will show a text in addition to the bar itself.
  public var showText: DynamicSubject<Bool> { property("show-text") }

  /// Text to be displayed in the progress bar.
  public var text: DynamicSubject<String?> { property("text") }
}

/// `RangeControl` is the common base class for widgets which visualize an adjustment.
open class RangeControl: Widget, Orientable {
  open override class var gType: GType { gtk_range_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The adjustment that is controlled by the range.
  public var adjustment: Adjustment? {
    get { lentObject(gtk_range_get_adjustment(cast())) }
    set { gtk_range_set_adjustment(cast(), newValue?.cast()) }
  }

  /// The fill level (e.g. prebuffering of a network stream).
  public var fillLevel: Double {
    get { gtk_range_get_fill_level(cast()) }
    set { gtk_range_set_fill_level(cast(), newValue) }
  }

  /// If `true`, the direction in which the slider moves is inverted.
  public var inverted: Bool {
    get { gtk_range_get_inverted(cast()) != 0 }
    set { gtk_range_set_inverted(cast(), newValue ? 1 : 0) }
  }

  /// Controls whether slider movement is restricted to an upper boundary set by the fill level.
  public var restrictToFillLevel: Bool {
    get { gtk_range_get_restrict_to_fill_level(cast()) != 0 }
    set { gtk_range_set_restrict_to_fill_level(cast(), newValue ? 1 : 0) }
  }

  /// The number of digits to round the value to when it changes.
  public var roundDigits: Int {
    get { Int(gtk_range_get_round_digits(cast())) }
    set { gtk_range_set_round_digits(cast(), Int32(newValue)) }
  }

  /// Controls whether fill level indicator graphics are displayed on the trough.
  public var showFillLevel: Bool {
    get { gtk_range_get_show_fill_level(cast()) != 0 }
    set { gtk_range_set_show_fill_level(cast(), newValue ? 1 : 0) }
  }

  /// Gets whether the `RangeControl` respects text direction.
  public var flippable: Bool { gtk_range_get_flippable(cast()) != 0 }

  /// This function is useful mainly for `RangeControl` subclasses.
  public var sliderSizeFixed: Bool { gtk_range_get_slider_size_fixed(cast()) != 0 }

  /// Gets the current value of the range.
  public var value: Double { gtk_range_get_value(cast()) }

  /// Sets whether the `RangeControl` respects text direction.
  public final func setFlippable(_ flippable: Bool) { gtk_range_set_flippable(cast(), flippable ? 1 : 0) }

  /// Sets the step and page sizes for the range.
  public final func setIncrements(step: Double, page: Double) { gtk_range_set_increments(cast(), step, page) }

  /// Sets the allowable values in the `RangeControl`.
  public final func setRange(min: Double, max: Double) { gtk_range_set_range(cast(), min, max) }

  /// Sets whether the range’s slider has a fixed size, or a size that depends on its adjustment’s page size.
  public final func setSliderSizeFixed(_ sizeFixed: Bool) { gtk_range_set_slider_size_fixed(cast(), sizeFixed ? 1 : 0) }

  /// Sets the current value of the range.
  public final func setValue(_ value: Double) { gtk_range_set_value(cast(), value) }
}

extension Reactive where Base: RangeControl {
  /// The adjustment that is controlled by the range.
  public var adjustment: DynamicSubject<Adjustment?> { property("adjustment") }

  /// The fill level (e.g. prebuffering of a network stream).
  public var fillLevel: DynamicSubject<Double> { property("fill-level") }

  /// If `true`, the direction in which the slider moves is inverted.
  public var inverted: DynamicSubject<Bool> { property("inverted") }

  /// Controls whether slider movement is restricted to an upper boundary set by the fill level.
  public var restrictToFillLevel: DynamicSubject<Bool> { property("restrict-to-fill-level") }

  /// The number of digits to round the value to when it changes.
  public var roundDigits: DynamicSubject<Int> { property("round-digits") }

  /// Controls whether fill level indicator graphics are displayed on the trough.
  public var showFillLevel: DynamicSubject<Bool> { property("show-fill-level") }

  /// Emitted before clamping a value, to give the application a chance to adjust the bounds.
  ///
  /// Argument: `value`.
  public var adjustBounds: SafeSignal<Double> { signal("adjust-bounds") }

  /// Emitted when a scroll action is performed on a range.
  ///
  /// Arguments: `scroll`, `value`.
  public var changeValue: SignalRequest<Bool, ScrollType, Double> { request("change-value") }

  /// Virtual function that moves the slider.
  ///
  /// Argument: `step`.
  public var moveSlider: SafeSignal<ScrollType> { signal("move-slider") }

  /// Emitted when the range value changes.
  public var valueChanged: SafeSignal<Void> { signal("value-changed") }
}

/// `RecentManager` manages and looks up recently used files.
open class RecentManager: Object {
  open override class var gType: GType { gtk_recent_manager_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new recent manager object.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_recent_manager_new()))
  }

  /// The full path to the file to be used to store and read the recently used resources list
  public var filename: String { getProperty("filename") }

  /// The size of the recently used resources list.
  public var size: Int { getProperty("size") }

  /// Adds a new resource, pointed by `uri`, into the recently used resources list.
  @discardableResult
  public final func addItem(_ uri: String) -> Bool { gtk_recent_manager_add_item(cast(), uri) != 0 }

  /// Checks whether there is a recently used resource registered with `uri` inside the recent manager.
  public final func hasItem(_ uri: String) -> Bool { gtk_recent_manager_has_item(cast(), uri) != 0 }

  /// Gets a unique instance of `RecentManager` that you can share in your application without caring about memory
  /// management.
  public static var `default`: RecentManager? { lentObject(gtk_recent_manager_get_default()) }
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
    super.init(adopting: UnsafeMutableRawPointer(gtk_revealer_new()))
  }

  /// The child widget.
  public var child: Widget? {
    get { lentObject(gtk_revealer_get_child(cast())) }
    set { gtk_revealer_set_child(cast(), newValue?.cast()) }
  }

  /// Whether the child is revealed and the animation target reached.
  public var childRevealed: Bool { gtk_revealer_get_child_revealed(cast()) != 0 }

  /// Whether the revealer should reveal the child.
  public var revealChild: Bool {
    get { gtk_revealer_get_reveal_child(cast()) != 0 }
    set { gtk_revealer_set_reveal_child(cast(), newValue ? 1 : 0) }
  }

  /// The animation duration, in milliseconds.
  public var transitionDuration: Int {
    get { Int(gtk_revealer_get_transition_duration(cast())) }
    set { gtk_revealer_set_transition_duration(cast(), UInt32(newValue)) }
  }

  /// The type of animation used to transition.
  public var transitionType: RevealerTransitionType {
    get { RevealerTransitionType(cValue: gtk_revealer_get_transition_type(cast())) }
    set { gtk_revealer_set_transition_type(cast(), newValue.cValue()) }
  }
}

extension Reactive where Base: Revealer {
  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// Whether the child is revealed and the animation target reached.
  public var childRevealed: SafeSignal<Bool> { readOnlyProperty("child-revealed") }

  /// Whether the revealer should reveal the child.
  public var revealChild: DynamicSubject<Bool> { property("reveal-child") }

  /// The animation duration, in milliseconds.
  public var transitionDuration: DynamicSubject<Int> { property("transition-duration") }

  /// The type of animation used to transition.
  public var transitionType: DynamicSubject<RevealerTransitionType> { property("transition-type") }
}

/// A `Scale` is a slider control used to select a numeric value.
open class Scale: RangeControl {
  open override class var gType: GType { gtk_scale_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Scale`.
  public init(orientation: Orientation, adjustment: Adjustment? = nil) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_scale_new(orientation.cValue(), adjustment?.cast())))
  }

  /// Creates a new scale widget with a range from `min` to `max`.
  public init(orientation: Orientation, min: Double, max: Double, step: Double) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_scale_new_with_range(orientation.cValue(), min, max, step)))
  }

  /// The number of decimal places that are displayed in the value.
  public var digits: Int {
    get { Int(gtk_scale_get_digits(cast())) }
    set { gtk_scale_set_digits(cast(), Int32(newValue)) }
  }

  /// Whether the current value is displayed as a string next to the slider.
  public var drawValue: Bool {
    get { gtk_scale_get_draw_value(cast()) != 0 }
    set { gtk_scale_set_draw_value(cast(), newValue ? 1 : 0) }
  }

  /// Whether the scale has an origin.
  public var hasOrigin: Bool {
    get { gtk_scale_get_has_origin(cast()) != 0 }
    set { gtk_scale_set_has_origin(cast(), newValue ? 1 : 0) }
  }

  /// The position in which the current value is displayed.
  public var valuePos: PositionType {
    get { PositionType(cValue: gtk_scale_get_value_pos(cast())) }
    set { gtk_scale_set_value_pos(cast(), newValue.cValue()) }
  }

  /// Adds a mark at `value`.
  public final func addMark(value: Double, position: PositionType, markup: String?) {
    gtk_scale_add_mark(cast(), value, position.cValue(), markup)
  }

  /// Removes any marks that have been added.
  public final func clearMarks() { gtk_scale_clear_marks(cast()) }

  /// Gets the `Pango.Layout` used to display the scale.
  public var layout: Pango.Layout? { lentObject(gtk_scale_get_layout(cast())) }
}

extension Reactive where Base: Scale {
  /// The number of decimal places that are displayed in the value.
  public var digits: DynamicSubject<Int> { property("digits") }

  /// Whether the current value is displayed as a string next to the slider.
  public var drawValue: DynamicSubject<Bool> { property("draw-value") }

  /// Whether the scale has an origin.
  public var hasOrigin: DynamicSubject<Bool> { property("has-origin") }

  /// The position in which the current value is displayed.
  public var valuePos: DynamicSubject<PositionType> { property("value-pos") }
}

/// `ScaleButton` provides a button which pops up a scale widget.
open class ScaleButton: Widget, Orientable {
  open override class var gType: GType { gtk_scale_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a `ScaleButton`.
  public init(min: Double, max: Double, step: Double, icons: [String] = []) {
    super.init(
      adopting: UnsafeMutableRawPointer(icons.withCStrings { icons in gtk_scale_button_new(min, max, step, icons) }))
  }

  /// The `Adjustment` that is used as the model.
  public var adjustment: Adjustment? {
    get { lentObject(gtk_scale_button_get_adjustment(cast())) }
    set { gtk_scale_button_set_adjustment(cast(), newValue?.cast()) }
  }

  /// The names of the icons to be used by the scale button.
  public var icons: [String] {
    get { getProperty("icons") }
    set { setProperty("icons", newValue) }
  }

  /// The value of the scale.
  public var value: Double {
    get { gtk_scale_button_get_value(cast()) }
    set { gtk_scale_button_set_value(cast(), newValue) }
  }

  /// Retrieves the minus button of the `ScaleButton`.
  public var minusButton: Button? { lentObject(gtk_scale_button_get_minus_button(cast())) }

  /// Retrieves the plus button of the `GtkScaleButton.`
  public var plusButton: Button? { lentObject(gtk_scale_button_get_plus_button(cast())) }

  /// Retrieves the popup of the `ScaleButton`.
  public var popup: Widget? { lentObject(gtk_scale_button_get_popup(cast())) }
}

extension Reactive where Base: ScaleButton {
  /// The `Adjustment` that is used as the model.
  public var adjustment: DynamicSubject<Adjustment?> { property("adjustment") }

  /// The names of the icons to be used by the scale button.
  public var icons: DynamicSubject<[String]> { property("icons") }

  /// The value of the scale.
  public var value: DynamicSubject<Double> { property("value") }

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
  public var adjustment: Adjustment? {
    get { lentObject(gtk_scrollbar_get_adjustment(cast())) }
    set { gtk_scrollbar_set_adjustment(cast(), newValue?.cast()) }
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
    super.init(adopting: UnsafeMutableRawPointer(gtk_scrolled_window_new()))
  }

  /// The child widget.
  public var child: Widget? {
    get { lentObject(gtk_scrolled_window_get_child(cast())) }
    set { gtk_scrolled_window_set_child(cast(), newValue?.cast()) }
  }

  public var hadjustment: Adjustment? {
    get { lentObject(gtk_scrolled_window_get_hadjustment(cast())) }
    set { gtk_scrolled_window_set_hadjustment(cast(), newValue?.cast()) }
  }

  /// Whether to draw a frame around the contents.
  public var hasFrame: Bool {
    get { gtk_scrolled_window_get_has_frame(cast()) != 0 }
    set { gtk_scrolled_window_set_has_frame(cast(), newValue ? 1 : 0) }
  }

  /// When the horizontal scrollbar is displayed.
  public var hscrollbarPolicy: PolicyType {
    get { getProperty("hscrollbar-policy") }
    set { setProperty("hscrollbar-policy", newValue) }
  }

  /// Whether kinetic scrolling is enabled or not.
  public var kineticScrolling: Bool {
    get { gtk_scrolled_window_get_kinetic_scrolling(cast()) != 0 }
    set { gtk_scrolled_window_set_kinetic_scrolling(cast(), newValue ? 1 : 0) }
  }

  /// The maximum content height of `scrolledWindow`.
  public var maxContentHeight: Int {
    get { Int(gtk_scrolled_window_get_max_content_height(cast())) }
    set { gtk_scrolled_window_set_max_content_height(cast(), Int32(newValue)) }
  }

  /// The maximum content width of `scrolledWindow`.
  public var maxContentWidth: Int {
    get { Int(gtk_scrolled_window_get_max_content_width(cast())) }
    set { gtk_scrolled_window_set_max_content_width(cast(), Int32(newValue)) }
  }

  /// The minimum content height of `scrolledWindow`.
  public var minContentHeight: Int {
    get { Int(gtk_scrolled_window_get_min_content_height(cast())) }
    set { gtk_scrolled_window_set_min_content_height(cast(), Int32(newValue)) }
  }

  /// The minimum content width of `scrolledWindow`.
  public var minContentWidth: Int {
    get { Int(gtk_scrolled_window_get_min_content_width(cast())) }
    set { gtk_scrolled_window_set_min_content_width(cast(), Int32(newValue)) }
  }

  /// Whether overlay scrolling is enabled or not.
  public var overlayScrolling: Bool {
    get { gtk_scrolled_window_get_overlay_scrolling(cast()) != 0 }
    set { gtk_scrolled_window_set_overlay_scrolling(cast(), newValue ? 1 : 0) }
  }

  /// Whether the natural height of the child should be calculated and propagated through the scrolled window’s
  /// requested natural height.
  public var propagateNaturalHeight: Bool {
    get { gtk_scrolled_window_get_propagate_natural_height(cast()) != 0 }
    set { gtk_scrolled_window_set_propagate_natural_height(cast(), newValue ? 1 : 0) }
  }

  /// Whether the natural width of the child should be calculated and propagated through the scrolled window’s requested
  /// natural width.
  public var propagateNaturalWidth: Bool {
    get { gtk_scrolled_window_get_propagate_natural_width(cast()) != 0 }
    set { gtk_scrolled_window_set_propagate_natural_width(cast(), newValue ? 1 : 0) }
  }

  public var vadjustment: Adjustment? {
    get { lentObject(gtk_scrolled_window_get_vadjustment(cast())) }
    set { gtk_scrolled_window_set_vadjustment(cast(), newValue?.cast()) }
  }

  /// When the vertical scrollbar is displayed.
  public var vscrollbarPolicy: PolicyType {
    get { getProperty("vscrollbar-policy") }
    set { setProperty("vscrollbar-policy", newValue) }
  }

  /// Where the contents are located with respect to the scrollbars.
  public var windowPlacement: CornerType {
    get { getProperty("window-placement") }
    set { setProperty("window-placement", newValue) }
  }

  /// Returns the horizontal scrollbar of `scrolledWindow`.
  public var hscrollbar: Widget? { lentObject(gtk_scrolled_window_get_hscrollbar(cast())) }

  /// Gets the placement of the contents with respect to the scrollbars.
  public var placement: CornerType { CornerType(cValue: gtk_scrolled_window_get_placement(cast())) }

  /// Returns the vertical scrollbar of `scrolledWindow`.
  public var vscrollbar: Widget? { lentObject(gtk_scrolled_window_get_vscrollbar(cast())) }

  /// Sets the placement of the contents with respect to the scrollbars for the scrolled window.
  public final func setPlacement(_ windowPlacement: CornerType) {
    gtk_scrolled_window_set_placement(cast(), windowPlacement.cValue())
  }

  /// Sets the scrollbar policy for the horizontal and vertical scrollbars.
  public final func setPolicy(hscrollbarPolicy: PolicyType, vscrollbarPolicy: PolicyType) {
    gtk_scrolled_window_set_policy(cast(), hscrollbarPolicy.cValue(), vscrollbarPolicy.cValue())
  }

  /// Unsets the placement of the contents with respect to the scrollbars.
  public final func unsetPlacement() { gtk_scrolled_window_unset_placement(cast()) }
}

extension Reactive where Base: ScrolledWindow {
  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  public var hadjustment: DynamicSubject<Adjustment?> { property("hadjustment") }

  /// Whether to draw a frame around the contents.
  public var hasFrame: DynamicSubject<Bool> { property("has-frame") }

  /// When the horizontal scrollbar is displayed.
  public var hscrollbarPolicy: DynamicSubject<PolicyType> { property("hscrollbar-policy") }

  /// Whether kinetic scrolling is enabled or not.
  public var kineticScrolling: DynamicSubject<Bool> { property("kinetic-scrolling") }

  /// The maximum content height of `scrolledWindow`.
  public var maxContentHeight: DynamicSubject<Int> { property("max-content-height") }

  /// The maximum content width of `scrolledWindow`.
  public var maxContentWidth: DynamicSubject<Int> { property("max-content-width") }

  /// The minimum content height of `scrolledWindow`.
  public var minContentHeight: DynamicSubject<Int> { property("min-content-height") }

  /// The minimum content width of `scrolledWindow`.
  public var minContentWidth: DynamicSubject<Int> { property("min-content-width") }

  /// Whether overlay scrolling is enabled or not.
  public var overlayScrolling: DynamicSubject<Bool> { property("overlay-scrolling") }

  /// Whether the natural height of the child should be calculated and propagated through the scrolled window’s
  /// requested natural height.
  public var propagateNaturalHeight: DynamicSubject<Bool> { property("propagate-natural-height") }

  /// Whether the natural width of the child should be calculated and propagated through the scrolled window’s requested
  /// natural width.
  public var propagateNaturalWidth: DynamicSubject<Bool> { property("propagate-natural-width") }

  public var vadjustment: DynamicSubject<Adjustment?> { property("vadjustment") }

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
  public var child: Widget? {
    get { lentObject(gtk_search_bar_get_child(cast())) }
    set { gtk_search_bar_set_child(cast(), newValue?.cast()) }
  }

  /// The key capture widget.
  public var keyCaptureWidget: Widget? {
    get { lentObject(gtk_search_bar_get_key_capture_widget(cast())) }
    set { gtk_search_bar_set_key_capture_widget(cast(), newValue?.cast()) }
  }

  /// Whether the search mode is on and the search bar shown.
  public var searchModeEnabled: Bool {
    get { getProperty("search-mode-enabled") }
    set { setProperty("search-mode-enabled", newValue) }
  }

  /// Whether to show the close button in the search bar.
  public var showCloseButton: Bool {
    get { gtk_search_bar_get_show_close_button(cast()) != 0 }
    set { gtk_search_bar_set_show_close_button(cast(), newValue ? 1 : 0) }
  }

  /// Connects the `GtkEditable widget passed as the one to be used in this search bar.
  public final func connectEntry(_ entry: any Editable) { gtk_search_bar_connect_entry(cast(), entry.cast()) }

  /// Returns whether the search mode is on or off.
  public var searchMode: Bool { gtk_search_bar_get_search_mode(cast()) != 0 }

  /// Switches the search mode on or off.
  public final func setSearchMode(_ searchMode: Bool) { gtk_search_bar_set_search_mode(cast(), searchMode ? 1 : 0) }
}

extension Reactive where Base: SearchBar {
  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The key capture widget.
  public var keyCaptureWidget: DynamicSubject<Widget?> { property("key-capture-widget") }

  /// Whether the search mode is on and the search bar shown.
  public var searchModeEnabled: DynamicSubject<Bool> { property("search-mode-enabled") }

  /// Whether to show the close button in the search bar.
  public var showCloseButton: DynamicSubject<Bool> { property("show-close-button") }
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
  public var activatesDefault: Bool {
    get { getProperty("activates-default") }
    set { setProperty("activates-default", newValue) }
  }

  /// The text that will be displayed in the `SearchEntry` when it is empty and unfocused.
  public var placeholderText: String {
    get { getProperty("placeholder-text") }
    set { setProperty("placeholder-text", newValue) }
  }

  /// The delay in milliseconds from last keypress to the search changed signal.
  public var searchDelay: Int {
    get { Int(gtk_search_entry_get_search_delay(cast())) }
    set { gtk_search_entry_set_search_delay(cast(), UInt32(newValue)) }
  }

  /// Gets the widget that `entry` is capturing key events from.
  public var keyCaptureWidget: Widget? { lentObject(gtk_search_entry_get_key_capture_widget(cast())) }

  /// Sets `widget` as the widget that `entry` will capture key events from.
  public final func setKeyCaptureWidget(_ widget: Widget?) {
    gtk_search_entry_set_key_capture_widget(cast(), widget?.cast())
  }
}

extension Reactive where Base: SearchEntry {
  /// Whether to activate the default widget when Enter is pressed.
  public var activatesDefault: DynamicSubject<Bool> { property("activates-default") }

  /// The text that will be displayed in the `SearchEntry` when it is empty and unfocused.
  public var placeholderText: DynamicSubject<String> { property("placeholder-text") }

  /// The delay in milliseconds from last keypress to the search changed signal.
  public var searchDelay: DynamicSubject<Int> { property("search-delay") }

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

  /// The model being filtered.
  public var model: (any SelectionModel)? {
    get { lentInterface(gtk_selection_filter_model_get_model(cast())) }
    set { gtk_selection_filter_model_set_model(cast(), newValue?.cast()) }
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: Int { getProperty("n-items") }
}

extension Reactive where Base: SelectionFilterModel {
  /// The model being filtered.
  public var model: DynamicSubject<(any SelectionModel)?> { interfaceProperty("model") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}
