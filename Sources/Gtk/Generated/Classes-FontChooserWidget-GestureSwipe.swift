// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The `FontChooserWidget` widget lets the user select a font.
open class FontChooserWidget: Widget, FontChooser {
  open override class var gType: GType { gtk_font_chooser_widget_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `FontChooserWidget`.
  public init() {
    super.init(adopting: gtk_font_chooser_widget_new())
  }

  /// A toggle action that can be used to switch to the tweak page of the font chooser widget, which lets the user tweak
  /// the OpenType features and variation axes of the selected font.
  public final var tweakAction: (any Gio.Action)? { (getProperty("tweak-action") as Object?) as? any Gio.Action }
}

extension Reactive where Base: FontChooserWidget {
  /// A toggle action that can be used to switch to the tweak page of the font chooser widget, which lets the user tweak
  /// the OpenType features and variation axes of the selected font.
  public var tweakAction: SafeSignal<(any Gio.Action)?> { readOnlyInterfaceProperty("tweak-action") }
}

/// `Frame` is a widget that surrounds its child with a decorative frame and an optional label.
open class Frame: Widget {
  open override class var gType: GType { gtk_frame_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkFrame: UnsafeMutablePointer<GtkFrame> { pointer.assumingMemoryBound(to: GtkFrame.self) }

  /// Creates a new `Frame`, with optional label `label`.
  public init(label: String? = nil) {
    super.init(adopting: gtk_frame_new(label))
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(gtk_frame_get_child(gtkFrame)) }
    set { gtk_frame_set_child(gtkFrame, newValue?.gtkWidget) }
  }

  /// Text of the frame's label.
  public final var label: String? {
    get { lentString(ifAny: gtk_frame_get_label(gtkFrame)) }
    set { lend(newValue) { gtk_frame_set_label(gtkFrame, $0) } }
  }

  /// Widget to display in place of the usual frame label.
  public final var labelWidget: Widget? {
    get { lentObject(gtk_frame_get_label_widget(gtkFrame)) }
    set { gtk_frame_set_label_widget(gtkFrame, newValue?.gtkWidget) }
  }

  /// The horizontal alignment of the label.
  public final var labelXalign: Double {
    get { getProperty("label-xalign") }
    set { setProperty("label-xalign", newValue) }
  }

  /// Retrieves the X alignment of the frame’s label.
  public final var labelAlign: Double {
    get { gtk_frame_get_label_align(gtkFrame).double }
    set(xalign) { gtk_frame_set_label_align(gtkFrame, xalign.float) }
  }
}

extension Reactive where Base: Frame {
  /// The child widget.
  public var child: DynamicSubject<Widget?> {
    property("child", get: { Frame.of($0).child }, set: { Frame.of($0).child = $1 })
  }

  /// Text of the frame's label.
  public var label: DynamicSubject<String?> {
    property("label", get: { Frame.of($0).label }, set: { Frame.of($0).label = $1 })
  }

  /// Widget to display in place of the usual frame label.
  public var labelWidget: DynamicSubject<Widget?> {
    property("label-widget", get: { Frame.of($0).labelWidget }, set: { Frame.of($0).labelWidget = $1 })
  }

  /// The horizontal alignment of the label.
  public var labelXalign: DynamicSubject<Double> { property("label-xalign") }
}

/// `GLArea` is a widget that allows drawing with OpenGL.
open class GLArea: Widget {
  open override class var gType: GType { gtk_gl_area_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkGLArea: UnsafeMutablePointer<GtkGLArea> { pointer.assumingMemoryBound(to: GtkGLArea.self) }

  /// Creates a new `GLArea` widget.
  public init() {
    super.init(adopting: gtk_gl_area_new())
  }

  /// If set to `true` the `render` signal will be emitted every time the widget draws.
  public final var autoRender: Bool {
    get { gtk_gl_area_get_auto_render(gtkGLArea).isTrue }
    set { gtk_gl_area_set_auto_render(gtkGLArea, newValue.gboolean) }
  }

  /// The `Gdk.GLContext` used by the `GLArea` widget.
  public final var context: Gdk.GLContext? { lentObject(opaque: gtk_gl_area_get_context(gtkGLArea)) }

  /// If set to `true` the widget will allocate and enable a depth buffer for the target framebuffer.
  public final var hasDepthBuffer: Bool {
    get { gtk_gl_area_get_has_depth_buffer(gtkGLArea).isTrue }
    set { gtk_gl_area_set_has_depth_buffer(gtkGLArea, newValue.gboolean) }
  }

  /// If set to `true` the widget will allocate and enable a stencil buffer for the target framebuffer.
  public final var hasStencilBuffer: Bool {
    get { gtk_gl_area_get_has_stencil_buffer(gtkGLArea).isTrue }
    set { gtk_gl_area_set_has_stencil_buffer(gtkGLArea, newValue.gboolean) }
  }

  /// If set to `true` the widget will try to create a `Gdk.GLContext` using OpenGL ES instead of OpenGL.
  public final var useEs: Bool {
    get { gtk_gl_area_get_use_es(gtkGLArea).isTrue }
    set { gtk_gl_area_set_use_es(gtkGLArea, newValue.gboolean) }
  }

  /// Binds buffers to the framebuffer.
  public final func attachBuffers() { gtk_gl_area_attach_buffers(gtkGLArea) }

  /// Gets the current error set on the `area`.
  public final var error: GLib.Failure? {
    get { lentFailure(gtk_gl_area_get_error(gtkGLArea)) }
    set(error) {
      let lent = CallScope()
      defer { lent.end() }
      gtk_gl_area_set_error(gtkGLArea, lent.failure(error))
    }
  }

  /// Retrieves the required version of OpenGL.
  public final var requiredVersion: (major: Int, minor: Int) {
    var cMajor: Int32 = 0
    var cMinor: Int32 = 0
    gtk_gl_area_get_required_version(gtkGLArea, &cMajor, &cMinor)
    return (cMajor.int, cMinor.int)
  }

  /// Ensures that the `Gdk.GLContext` used by `area` is associated with the `GLArea`.
  public final func makeCurrent() { gtk_gl_area_make_current(gtkGLArea) }

  /// Marks the currently rendered data (if any) as invalid, and queues a redraw of the widget.
  public final func queueRender() { gtk_gl_area_queue_render(gtkGLArea) }

  /// Sets the required version of OpenGL to be used when creating the context for the widget.
  public final func setRequiredVersion(major: Int, minor: Int) {
    gtk_gl_area_set_required_version(gtkGLArea, major.int32, minor.int32)
  }
}

extension Reactive where Base: GLArea {
  /// If set to `true` the `render` signal will be emitted every time the widget draws.
  public var autoRender: DynamicSubject<Bool> {
    property("auto-render", get: { GLArea.of($0).autoRender }, set: { GLArea.of($0).autoRender = $1 })
  }

  /// The `Gdk.GLContext` used by the `GLArea` widget.
  public var context: SafeSignal<Gdk.GLContext?> { readOnlyProperty("context") }

  /// If set to `true` the widget will allocate and enable a depth buffer for the target framebuffer.
  public var hasDepthBuffer: DynamicSubject<Bool> {
    property("has-depth-buffer", get: { GLArea.of($0).hasDepthBuffer }, set: { GLArea.of($0).hasDepthBuffer = $1 })
  }

  /// If set to `true` the widget will allocate and enable a stencil buffer for the target framebuffer.
  public var hasStencilBuffer: DynamicSubject<Bool> {
    property(
      "has-stencil-buffer", get: { GLArea.of($0).hasStencilBuffer }, set: { GLArea.of($0).hasStencilBuffer = $1 })
  }

  /// If set to `true` the widget will try to create a `Gdk.GLContext` using OpenGL ES instead of OpenGL.
  public var useEs: DynamicSubject<Bool> {
    property("use-es", get: { GLArea.of($0).useEs }, set: { GLArea.of($0).useEs = $1 })
  }

  /// Emitted when the widget is being realized.
  public var createContext: SignalRequest<Gdk.GLContext?> { request("create-context") }

  /// Emitted every time the contents of the `GLArea` should be redrawn.
  ///
  /// Argument: `context`.
  public var render: SignalRequest<Bool, Gdk.GLContext> { request("render") }

  /// Emitted once when the widget is realized, and then each time the widget is changed while realized.
  ///
  /// Arguments: `width`, `height`.
  public var resize: SafeSignal<(Int, Int)> { signal(ofSeveral: "resize") }
}

/// `Gesture` is the base class for gesture recognition.
open class Gesture: EventController {
  open override class var gType: GType { gtk_gesture_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The number of touch points that trigger recognition on this gesture.
  public final var nPoints: Int { getProperty("n-points") }

  /// If there are touch sequences being currently handled by `gesture`, returns `true` and fills in `rect` with the
  /// bounding box containing all active touches.
  public final var boundingBox: Gdk.Rectangle? {
    var cRect = GdkRectangle()
    let result = gtk_gesture_get_bounding_box(opaque, &cRect)
    guard result != 0 else { return nil }
    return Gdk.Rectangle(cValue: cRect)
  }

  /// If there are touch sequences being currently handled by `gesture`, returns `true` and fills in `x` and `y` with
  /// the center of the bounding box containing all active touches.
  public final var boundingBoxCenter: (x: Double, y: Double)? {
    var cX: Double = 0
    var cY: Double = 0
    let result = gtk_gesture_get_bounding_box_center(opaque, &cX, &cY)
    guard result != 0 else { return nil }
    return (cX, cY)
  }

  /// Returns the logical `Gdk.Device` that is currently operating on `gesture`.
  public final var device: Gdk.Device? { lentObject(opaque: gtk_gesture_get_device(opaque)) }

  /// Returns all gestures in the group of `gesture`
  public final func getGroup() -> [Gesture] {
    lists(gtk_gesture_get_group(opaque), isGiven: true) { lentObject($0) as Gesture? }
  }

  /// Returns the last event that was processed for `sequence`.
  public final func getLastEvent(_ sequence: Gdk.EventSequence?) -> Gdk.Event? {
    lentBoxed(opaque: gtk_gesture_get_last_event(opaque, sequence?.opaque))
  }

  /// Returns the `Gdk.EventSequence` that was last updated on `gesture`.
  public final var lastUpdatedSequence: Gdk.EventSequence? {
    lentBoxed(opaque: gtk_gesture_get_last_updated_sequence(opaque))
  }

  /// If `sequence` is currently being interpreted by `gesture`, returns `true` and fills in `x` and `y` with the last
  /// coordinates stored for that event sequence.
  public final func getPoint(_ sequence: Gdk.EventSequence?) -> (x: Double, y: Double)? {
    var cX: Double = 0
    var cY: Double = 0
    let result = gtk_gesture_get_point(opaque, sequence?.opaque, &cX, &cY)
    guard result != 0 else { return nil }
    return (cX, cY)
  }

  /// Returns the `sequence` state, as seen by `gesture`.
  public final func getSequenceState(_ sequence: Gdk.EventSequence) -> EventSequenceState {
    EventSequenceState(cValue: gtk_gesture_get_sequence_state(opaque, sequence.opaque))
  }

  /// Returns the list of `Gdk.EventSequences` currently being interpreted by `gesture`.
  public final var sequences: [Gdk.EventSequence] {
    lists(gtk_gesture_get_sequences(opaque), isGiven: true) { lentBoxed($0) as Gdk.EventSequence? }
  }

  /// Adds `gesture` to the same group than `groupGesture`.
  public final func group(_ gesture: Gesture) { gtk_gesture_group(opaque, gesture.opaque) }

  /// Returns `true` if `gesture` is currently handling events corresponding to `sequence`.
  @discardableResult
  public final func handlesSequence(_ sequence: Gdk.EventSequence?) -> Bool {
    gtk_gesture_handles_sequence(opaque, sequence?.opaque).isTrue
  }

  /// Returns `true` if the gesture is currently active.
  public final var isActive: Bool { gtk_gesture_is_active(opaque).isTrue }

  /// Returns `true` if both gestures pertain to the same group.
  public final func isGroupedWith(_ other: Gesture) -> Bool { gtk_gesture_is_grouped_with(opaque, other.opaque).isTrue }

  /// Returns `true` if the gesture is currently recognized.
  public final var isRecognized: Bool { gtk_gesture_is_recognized(opaque).isTrue }

  /// Sets the state of `sequence` in `gesture`.
  @discardableResult
  public final func setSequenceState(_ sequence: Gdk.EventSequence, state: EventSequenceState) -> Bool {
    gtk_gesture_set_sequence_state(opaque, sequence.opaque, state.cValue).isTrue
  }

  /// Sets the state of all sequences that `gesture` is currently interacting with.
  @discardableResult
  public final func setState(_ state: EventSequenceState) -> Bool { gtk_gesture_set_state(opaque, state.cValue).isTrue }

  /// Separates `gesture` into an isolated group.
  public final func ungroup() { gtk_gesture_ungroup(opaque) }
}

extension Reactive where Base: Gesture {
  /// The number of touch points that trigger recognition on this gesture.
  public var nPoints: SafeSignal<Int> { readOnlyProperty("n-points") }

  /// Emitted when the gesture is recognized.
  ///
  /// Argument: `sequence`.
  public var begin: SafeSignal<Gdk.EventSequence?> { signal(ofOne: "begin") }

  /// Emitted whenever a sequence is cancelled.
  ///
  /// Argument: `sequence`.
  public var cancel: SafeSignal<Gdk.EventSequence?> { signal(ofOne: "cancel") }

  /// Emitted when `gesture` either stopped recognizing the event sequences as something to be handled, or the number of
  /// touch sequences became higher or lower than `Gesture.nPoints`.
  ///
  /// Argument: `sequence`.
  public var end: SafeSignal<Gdk.EventSequence?> { signal(ofOne: "end") }

  /// Emitted whenever a sequence state changes.
  ///
  /// Arguments: `sequence`, `state`.
  public var sequenceStateChanged: SafeSignal<(Gdk.EventSequence?, EventSequenceState)> {
    signal(ofSeveral: "sequence-state-changed")
  }

  /// Emitted whenever an event is handled while the gesture is recognized.
  ///
  /// Argument: `sequence`.
  public var update: SafeSignal<Gdk.EventSequence?> { signal(ofOne: "update") }
}

/// `GestureClick` is a `Gesture` implementation for clicks.
open class GestureClick: GestureSingle {
  open override class var gType: GType { gtk_gesture_click_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Returns a newly created `Gesture` that recognizes single and multiple presses.
  public init() {
    super.init(adopting: gtk_gesture_click_new().raw)
  }
}

extension Reactive where Base: GestureClick {
  /// Emitted whenever a button or touch press happens.
  ///
  /// Arguments: `nPress`, `x`, `y`.
  public var pressed: SafeSignal<(Int, Double, Double)> { signal(ofSeveral: "pressed") }

  /// Emitted when a button or touch is released.
  ///
  /// Arguments: `nPress`, `x`, `y`.
  public var released: SafeSignal<(Int, Double, Double)> { signal(ofSeveral: "released") }

  /// Emitted whenever any time/distance threshold has been exceeded.
  public var stopped: SafeSignal<Void> { signal("stopped") }

  /// Emitted whenever the gesture receives a release event that had no previous corresponding press.
  ///
  /// Arguments: `x`, `y`, `button`, `sequence`.
  public var unpairedRelease: SafeSignal<(Double, Double, Int, Gdk.EventSequence?)> {
    signal(ofSeveral: "unpaired-release")
  }
}

/// `GestureDrag` is a `Gesture` implementation for drags.
open class GestureDrag: GestureSingle {
  open override class var gType: GType { gtk_gesture_drag_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Returns a newly created `Gesture` that recognizes drags.
  public init() {
    super.init(adopting: gtk_gesture_drag_new().raw)
  }

  /// Gets the offset from the start point.
  public final var offset: (x: Double, y: Double)? {
    var cX: Double = 0
    var cY: Double = 0
    let result = gtk_gesture_drag_get_offset(opaque, &cX, &cY)
    guard result != 0 else { return nil }
    return (cX, cY)
  }

  /// Gets the point where the drag started.
  public final var startPoint: (x: Double, y: Double)? {
    var cX: Double = 0
    var cY: Double = 0
    let result = gtk_gesture_drag_get_start_point(opaque, &cX, &cY)
    guard result != 0 else { return nil }
    return (cX, cY)
  }
}

extension Reactive where Base: GestureDrag {
  /// Emitted whenever dragging starts.
  ///
  /// Arguments: `startX`, `startY`.
  public var dragBegin: SafeSignal<(Double, Double)> { signal(ofSeveral: "drag-begin") }

  /// Emitted whenever the dragging is finished.
  ///
  /// Arguments: `offsetX`, `offsetY`.
  public var dragEnd: SafeSignal<(Double, Double)> { signal(ofSeveral: "drag-end") }

  /// Emitted whenever the dragging point moves.
  ///
  /// Arguments: `offsetX`, `offsetY`.
  public var dragUpdate: SafeSignal<(Double, Double)> { signal(ofSeveral: "drag-update") }
}

/// `GestureLongPress` is a `Gesture` for long presses.
open class GestureLongPress: GestureSingle {
  open override class var gType: GType { gtk_gesture_long_press_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Returns a newly created `Gesture` that recognizes long presses.
  public init() {
    super.init(adopting: gtk_gesture_long_press_new().raw)
  }

  /// Factor by which to modify the default timeout.
  public final var delayFactor: Double {
    get { gtk_gesture_long_press_get_delay_factor(opaque) }
    set { gtk_gesture_long_press_set_delay_factor(opaque, newValue) }
  }
}

extension Reactive where Base: GestureLongPress {
  /// Factor by which to modify the default timeout.
  public var delayFactor: DynamicSubject<Double> {
    property(
      "delay-factor", get: { GestureLongPress.of($0).delayFactor }, set: { GestureLongPress.of($0).delayFactor = $1 })
  }

  /// Emitted whenever a press moved too far, or was released before `GestureLongPress.pressed` happened.
  public var cancelled: SafeSignal<Void> { signal("cancelled") }

  /// Emitted whenever a press goes unmoved/unreleased longer than what the GTK defaults tell.
  ///
  /// Arguments: `x`, `y`.
  public var pressed: SafeSignal<(Double, Double)> { signal(ofSeveral: "pressed") }
}

/// `GesturePan` is a `Gesture` for pan gestures.
open class GesturePan: GestureDrag {
  open override class var gType: GType { gtk_gesture_pan_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Returns a newly created `Gesture` that recognizes pan gestures.
  public init(orientation: Orientation) {
    super.init(adopting: gtk_gesture_pan_new(orientation.cValue).raw)
  }

  /// The expected orientation of pan gestures.
  public final var orientation: Orientation {
    get { Orientation(cValue: gtk_gesture_pan_get_orientation(opaque)) }
    set { gtk_gesture_pan_set_orientation(opaque, newValue.cValue) }
  }
}

extension Reactive where Base: GesturePan {
  /// The expected orientation of pan gestures.
  public var orientation: DynamicSubject<Orientation> {
    property("orientation", get: { GesturePan.of($0).orientation }, set: { GesturePan.of($0).orientation = $1 })
  }

  /// Emitted once a panning gesture along the expected axis is detected.
  ///
  /// Arguments: `direction`, `offset`.
  public var pan: SafeSignal<(PanDirection, Double)> { signal(ofSeveral: "pan") }
}

/// `GestureRotate` is a `Gesture` for 2-finger rotations.
open class GestureRotate: Gesture {
  open override class var gType: GType { gtk_gesture_rotate_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Returns a newly created `Gesture` that recognizes 2-touch rotation gestures.
  public init() {
    super.init(adopting: gtk_gesture_rotate_new().raw)
  }

  /// Gets the angle delta in radians.
  public final var angleDelta: Double { gtk_gesture_rotate_get_angle_delta(opaque) }
}

extension Reactive where Base: GestureRotate {
  /// Emitted when the angle between both tracked points changes.
  ///
  /// Arguments: `angle`, `angleDelta`.
  public var angleChanged: SafeSignal<(Double, Double)> { signal(ofSeveral: "angle-changed") }
}

/// `GestureSingle` is a `Gestures` subclass optimized for singe-touch and mouse gestures.
open class GestureSingle: Gesture {
  open override class var gType: GType { gtk_gesture_single_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Mouse button number to listen to, or 0 to listen for any button.
  public final var button: Int {
    get { gtk_gesture_single_get_button(opaque).int }
    set { gtk_gesture_single_set_button(opaque, newValue.uint32) }
  }

  /// Whether the gesture is exclusive.
  public final var exclusive: Bool {
    get { gtk_gesture_single_get_exclusive(opaque).isTrue }
    set { gtk_gesture_single_set_exclusive(opaque, newValue.gboolean) }
  }

  /// Whether the gesture handles only touch events.
  public final var touchOnly: Bool {
    get { gtk_gesture_single_get_touch_only(opaque).isTrue }
    set { gtk_gesture_single_set_touch_only(opaque, newValue.gboolean) }
  }

  /// Returns the button number currently interacting with `gesture`, or 0 if there is none.
  public final var currentButton: Int { gtk_gesture_single_get_current_button(opaque).int }

  /// Returns the event sequence currently interacting with `gesture`.
  public final var currentSequence: Gdk.EventSequence? {
    givenBoxed(opaque: gtk_gesture_single_get_current_sequence(opaque))
  }
}

extension Reactive where Base: GestureSingle {
  /// Mouse button number to listen to, or 0 to listen for any button.
  public var button: DynamicSubject<Int> {
    property("button", get: { GestureSingle.of($0).button }, set: { GestureSingle.of($0).button = $1 })
  }

  /// Whether the gesture is exclusive.
  public var exclusive: DynamicSubject<Bool> {
    property("exclusive", get: { GestureSingle.of($0).exclusive }, set: { GestureSingle.of($0).exclusive = $1 })
  }

  /// Whether the gesture handles only touch events.
  public var touchOnly: DynamicSubject<Bool> {
    property("touch-only", get: { GestureSingle.of($0).touchOnly }, set: { GestureSingle.of($0).touchOnly = $1 })
  }
}

/// `GestureStylus` is a `Gesture` specific to stylus input.
open class GestureStylus: GestureSingle {
  open override class var gType: GType { gtk_gesture_stylus_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `GestureStylus`.
  public init() {
    super.init(adopting: gtk_gesture_stylus_new().raw)
  }

  /// Returns the current value for the requested `axis`.
  public final func getAxis(_ axis: Gdk.AxisUse) -> Double? {
    var cValue: Double = 0
    let result = gtk_gesture_stylus_get_axis(opaque, axis.cValue, &cValue)
    guard result != 0 else { return nil }
    return cValue
  }

  /// Returns the `Gdk.DeviceTool` currently driving input through this gesture.
  public final var deviceTool: Gdk.DeviceTool? { lentObject(opaque: gtk_gesture_stylus_get_device_tool(opaque)) }
}

extension Reactive where Base: GestureStylus {
  /// Emitted when the stylus touches the device.
  ///
  /// Arguments: `x`, `y`.
  public var down: SafeSignal<(Double, Double)> { signal(ofSeveral: "down") }

  /// Emitted when the stylus moves while touching the device.
  ///
  /// Arguments: `x`, `y`.
  public var motion: SafeSignal<(Double, Double)> { signal(ofSeveral: "motion") }

  /// Emitted when the stylus is in proximity of the device.
  ///
  /// Arguments: `x`, `y`.
  public var proximity: SafeSignal<(Double, Double)> { signal(ofSeveral: "proximity") }

  /// Emitted when the stylus no longer touches the device.
  ///
  /// Arguments: `x`, `y`.
  public var up: SafeSignal<(Double, Double)> { signal(ofSeveral: "up") }
}

/// `GestureSwipe` is a `Gesture` for swipe gestures.
open class GestureSwipe: GestureSingle {
  open override class var gType: GType { gtk_gesture_swipe_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Returns a newly created `Gesture` that recognizes swipes.
  public init() {
    super.init(adopting: gtk_gesture_swipe_new().raw)
  }

  /// Gets the current velocity.
  public final var velocity: (velocityX: Double, velocityY: Double)? {
    var cVelocityX: Double = 0
    var cVelocityY: Double = 0
    let result = gtk_gesture_swipe_get_velocity(opaque, &cVelocityX, &cVelocityY)
    guard result != 0 else { return nil }
    return (cVelocityX, cVelocityY)
  }
}

extension Reactive where Base: GestureSwipe {
  /// Emitted when the recognized gesture is finished.
  ///
  /// Arguments: `velocityX`, `velocityY`.
  public var swipe: SafeSignal<(Double, Double)> { signal(ofSeveral: "swipe") }
}
