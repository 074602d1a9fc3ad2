// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gdk {
  /// The `Gdk.Drag` object represents the source of an ongoing DND operation.
  open class Drag: Object {
    open override class var gType: GType { gdk_drag_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The possible actions of this drag.
    public final var actions: Gdk.DragAction {
      get { Gdk.DragAction(cValue: gdk_drag_get_actions(opaque)) }
      set { setProperty("actions", newValue) }
    }

    /// The `Gdk.ContentProvider`.
    public final var content: Gdk.ContentProvider? { lentObject(gdk_drag_get_content(opaque)) }

    /// The `Gdk.Device` that is performing the drag.
    public final var device: Gdk.Device? { lentObject(opaque: gdk_drag_get_device(opaque)) }

    /// The `Gdk.Display` that the drag belongs to.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_drag_get_display(opaque)) }

    /// The possible formats that the drag can provide its data in.
    public final var formats: Gdk.ContentFormats? { getProperty("formats") }

    /// The currently selected action of the drag.
    public final var selectedAction: Gdk.DragAction {
      get { Gdk.DragAction(cValue: gdk_drag_get_selected_action(opaque)) }
      set { setProperty("selected-action", newValue) }
    }

    /// The surface where the drag originates.
    public final var surface: Gdk.Surface? { lentObject(opaque: gdk_drag_get_surface(opaque)) }

    /// Informs GDK that the drop ended.
    public final func dropDone(_ success: Bool) { gdk_drag_drop_done(opaque, success.gboolean) }

    /// Returns the surface on which the drag icon should be rendered during the drag operation.
    public final var dragSurface: Gdk.Surface? { lentObject(opaque: gdk_drag_get_drag_surface(opaque)) }

    /// Sets the position of the drag surface that will be kept under the cursor hotspot.
    public final func setHotspot(hotX: Int, hotY: Int) { gdk_drag_set_hotspot(opaque, hotX.int32, hotY.int32) }

    /// Starts a drag and creates a new drag context for it.
    @discardableResult
    public static func begin(
      _ surface: Gdk.Surface, device: Gdk.Device, content: Gdk.ContentProvider, actions: Gdk.DragAction, dx: Double,
      dy: Double
    ) -> Gdk.Drag? {
      givenObject(
        opaque: gdk_drag_begin(surface.opaque, device.opaque, content.gdkContentProvider, actions.cValue, dx, dy))
    }
  }
}

extension Reactive where Base: Gdk.Drag {
  /// The possible actions of this drag.
  public var actions: DynamicSubject<Gdk.DragAction> { property("actions") }

  /// The `Gdk.ContentProvider`.
  public var content: SafeSignal<Gdk.ContentProvider?> { readOnlyProperty("content") }

  /// The `Gdk.Device` that is performing the drag.
  public var device: SafeSignal<Gdk.Device?> { readOnlyProperty("device") }

  /// The `Gdk.Display` that the drag belongs to.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// The possible formats that the drag can provide its data in.
  public var formats: SafeSignal<Gdk.ContentFormats?> { readOnlyProperty("formats") }

  /// The currently selected action of the drag.
  public var selectedAction: DynamicSubject<Gdk.DragAction> { property("selected-action") }

  /// The surface where the drag originates.
  public var surface: SafeSignal<Gdk.Surface?> { readOnlyProperty("surface") }

  /// Emitted when the drag operation is cancelled.
  ///
  /// Argument: `reason`.
  public var cancel: SafeSignal<Gdk.DragCancelReason> { signal(ofOne: "cancel") }

  /// Emitted when the destination side has finished reading all data.
  public var dndFinished: SafeSignal<Void> { signal("dnd-finished") }

  /// Emitted when the drop operation is performed on an accepting client.
  public var dropPerformed: SafeSignal<Void> { signal("drop-performed") }
}

extension Gdk {
  /// A `Gdk.DragSurface` is an interface for surfaces used during DND.
  public protocol DragSurface: Gdk.Surface {}
}

extension Gdk.DragSurface {
  /// Present `dragSurface`.
  @discardableResult
  public func present(width: Int, height: Int) -> Bool {
    gdk_drag_surface_present(opaque, width.int32, height.int32).isTrue
  }
}

extension Gdk {
  /// Base class for objects implementing different rendering methods.
  open class DrawContext: Object {
    open override class var gType: GType { gdk_draw_context_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The `Gdk.Display` used to create the `Gdk.DrawContext`.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_draw_context_get_display(opaque)) }

    /// The `Gdk.Surface` the context is bound to.
    public final var surface: Gdk.Surface? { lentObject(opaque: gdk_draw_context_get_surface(opaque)) }

    /// Indicates that you are beginning the process of redrawing `region` on the `context`'s surface.
    public final func beginFrame(_ region: Cairo.Region) { gdk_draw_context_begin_frame(opaque, region.opaque) }

    /// Ends a drawing operation started with `gdk_draw_context_begin_frame()`.
    public final func endFrame() { gdk_draw_context_end_frame(opaque) }

    /// Retrieves the region that is currently being repainted.
    public final var frameRegion: Cairo.Region? { lentBoxed(opaque: gdk_draw_context_get_frame_region(opaque)) }

    /// Returns `true` if `context` is in the process of drawing to its surface.
    public final var isInFrame: Bool { gdk_draw_context_is_in_frame(opaque).isTrue }
  }
}

extension Reactive where Base: Gdk.DrawContext {
  /// The `Gdk.Display` used to create the `Gdk.DrawContext`.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// The `Gdk.Surface` the context is bound to.
  public var surface: SafeSignal<Gdk.Surface?> { readOnlyProperty("surface") }
}

extension Gdk {
  /// The `Gdk.Drop` object represents the target of an ongoing DND operation.
  open class Drop: Object {
    open override class var gType: GType { gdk_drop_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The possible actions for this drop
    public final var actions: Gdk.DragAction { Gdk.DragAction(cValue: gdk_drop_get_actions(opaque)) }

    /// The `Gdk.Device` performing the drop
    public final var device: Gdk.Device? { lentObject(opaque: gdk_drop_get_device(opaque)) }

    /// The `Gdk.Display` that the drop belongs to.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_drop_get_display(opaque)) }

    /// The `Gdk.Drag` that initiated this drop
    public final var drag: Gdk.Drag? { lentObject(opaque: gdk_drop_get_drag(opaque)) }

    /// The possible formats that the drop can provide its data in.
    public final var formats: Gdk.ContentFormats? { getProperty("formats") }

    /// The `Gdk.Surface` the drop happens on
    public final var surface: Gdk.Surface? { lentObject(opaque: gdk_drop_get_surface(opaque)) }

    /// Ends the drag operation after a drop.
    public final func finish(_ action: Gdk.DragAction) { gdk_drop_finish(opaque, action.cValue) }

    /// Asynchronously read the dropped data from a `Gdk.Drop` in a format that complies with one of the mime types.
    @discardableResult
    public final func read(_ mimeTypes: [String], ioPriority: Int = 0) async throws -> (
      result: Gio.InputStream?, outMimeType: String
    ) {
      let lent = CallScope()
      defer { lent.end() }
      let outcome = await awaitOutcome { cancellable, finished, userData in
        gdk_drop_read_async(opaque, lent.strings(mimeTypes), ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var cOutMimeType: UnsafePointer<CChar>?
      var error: UnsafeMutablePointer<GError>?
      let result = gdk_drop_read_finish(opaque, outcome.pointer, &cOutMimeType, &error)
      if let error { throw outcome.failure(error) }
      return (givenObject(result), lentString(cOutMimeType))
    }

    /// Asynchronously request the drag operation's contents converted to the given `type`.
    @discardableResult
    public final func readValue(type: any GTyped.Type, ioPriority: Int = 0) async throws -> AnyValue {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        gdk_drop_read_value_async(opaque, type.registeredType, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = gdk_drop_read_value_finish(opaque, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return lentValue(result)
    }

    /// Selects all actions that are potentially supported by the destination.
    public final func status(actions: Gdk.DragAction, preferred: Gdk.DragAction) {
      gdk_drop_status(opaque, actions.cValue, preferred.cValue)
    }
  }
}

extension Reactive where Base: Gdk.Drop {
  /// The possible actions for this drop
  public var actions: SafeSignal<Gdk.DragAction> { readOnlyProperty("actions") }

  /// The `Gdk.Device` performing the drop
  public var device: SafeSignal<Gdk.Device?> { readOnlyProperty("device") }

  /// The `Gdk.Display` that the drop belongs to.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// The `Gdk.Drag` that initiated this drop
  public var drag: SafeSignal<Gdk.Drag?> { readOnlyProperty("drag") }

  /// The possible formats that the drop can provide its data in.
  public var formats: SafeSignal<Gdk.ContentFormats?> { readOnlyProperty("formats") }

  /// The `Gdk.Surface` the drop happens on
  public var surface: SafeSignal<Gdk.Surface?> { readOnlyProperty("surface") }
}

extension Gdk {
  /// `Gdk.Event`s are immutable data structures, created by GDK to represent windowing system events.
  open class Event: FundamentalObject {
    open override class var gType: GType { gdk_event_get_type() }

    override class func hold(_ pointer: UnsafeRawPointer) -> UnsafeMutableRawPointer {
      UnsafeMutableRawPointer(gdk_event_ref(pointer.cast()))
    }

    override class func release(_ pointer: UnsafeMutableRawPointer) {
      gdk_event_unref(UnsafeRawPointer(pointer).cast())
    }

    /// Extracts all axis values from an event.
    public final var axes: [Double]? {
      var cNAxes: UInt32 = 0
      var cAxes: UnsafeMutablePointer<Double>?
      let result = gdk_event_get_axes(opaque, &cAxes, &cNAxes)
      guard result != 0 else { return nil }
      return elements(cAxes, count: cNAxes.int, isGiven: false) { $0 }
    }

    /// Extract the axis value for a particular axis use from an event structure.
    public final func getAxis(_ axisUse: Gdk.AxisUse) -> Double? {
      var cValue: Double = 0
      let result = gdk_event_get_axis(opaque, axisUse.cValue, &cValue)
      guard result != 0 else { return nil }
      return cValue
    }

    /// Returns the device of an event.
    public final var device: Gdk.Device? { lentObject(opaque: gdk_event_get_device(opaque)) }

    /// Returns a `Gdk.DeviceTool` representing the tool that caused the event.
    public final var deviceTool: Gdk.DeviceTool? { lentObject(opaque: gdk_event_get_device_tool(opaque)) }

    /// Retrieves the display associated to the `event`.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_event_get_display(opaque)) }

    /// Retuns the event sequence to which the event belongs.
    public final var eventSequence: Gdk.EventSequence {
      promised(lentBoxed(opaque: gdk_event_get_event_sequence(opaque)))
    }

    /// Retrieves the type of the event.
    public final var eventType: Gdk.EventType { Gdk.EventType(cValue: gdk_event_get_event_type(opaque)) }

    /// Returns the modifier state field of an event.
    public final var modifierState: Gdk.ModifierType { Gdk.ModifierType(cValue: gdk_event_get_modifier_state(opaque)) }

    /// Returns whether this event is an 'emulated' pointer event.
    public final var pointerEmulated: Bool { gdk_event_get_pointer_emulated(opaque).isTrue }

    /// Extract the event surface relative x/y coordinates from an event.
    public final var position: (x: Double, y: Double)? {
      var cX: Double = 0
      var cY: Double = 0
      let result = gdk_event_get_position(opaque, &cX, &cY)
      guard result != 0 else { return nil }
      return (cX, cY)
    }

    /// Returns the seat that originated the event.
    public final var seat: Gdk.Seat? { lentObject(gdk_event_get_seat(opaque)) }

    /// Extracts the surface associated with an event.
    public final var surface: Gdk.Surface? { lentObject(opaque: gdk_event_get_surface(opaque)) }

    /// Returns the timestamp of `event`.
    public final var time: Int { gdk_event_get_time(opaque).int }

    /// Returns whether a `Gdk.Event` should trigger a context menu, according to platform conventions.
    @discardableResult
    public final func triggersContextMenu() -> Bool { gdk_event_triggers_context_menu(opaque).isTrue }
  }
}

extension Gdk {
  /// `Gdk.EventSequence` is an opaque type representing a sequence of related touch events.
  public final class EventSequence: Boxed {
    public override class var gType: GType { gdk_event_sequence_get_type() }
  }
}

extension Gdk {
  /// An opaque type representing a list of files.
  public final class FileList: Boxed {
    public override class var gType: GType { gdk_file_list_get_type() }

    /// Creates a new `Gdk.FileList` for the given array of files.
    public convenience init(files: [Gio.File]) {
      let lent = CallScope()
      defer { lent.end() }
      self.init(taking: gdk_file_list_new_from_array(lent.array(files, by: \.pointer), files.count.uint).raw)
    }

    /// Creates a new files list container from a singly linked list of `GFile` instances.
    public static func fromList(_ files: [Gio.File]) -> Gdk.FileList {
      let lent = CallScope()
      defer { lent.end() }
      return Gdk.FileList(taking: gdk_file_list_new_from_list(lent.list(files, by: \.pointer)).raw)
    }

    /// Retrieves the list of files inside a `Gdk.FileList`.
    public var files: [Gio.File] {
      lists(gdk_file_list_get_files(opaque), isGiven: true) { lentObject($0) as Gio.File? }
    }
  }
}

extension Gdk {
  /// An event related to a keyboard focus change.
  open class FocusEvent: Gdk.Event {
    open override class var gType: GType { gdk_focus_event_get_type() }

    /// Extracts whether this event is about focus entering or leaving the surface.
    public final var `in`: Bool { gdk_focus_event_get_in(opaque).isTrue }
  }
}

extension Gdk {
  /// A `Gdk.FrameClock` tells the application when to update and repaint a surface.
  open class FrameClock: Object {
    open override class var gType: GType { gdk_frame_clock_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Starts updates for an animation.
    public final func beginUpdating() { gdk_frame_clock_begin_updating(opaque) }

    /// Stops updates for an animation.
    public final func endUpdating() { gdk_frame_clock_end_updating(opaque) }

    /// Gets the frame timings for the current frame.
    public final var currentTimings: Gdk.FrameTimings? {
      lentBoxed(opaque: gdk_frame_clock_get_current_timings(opaque))
    }

    /// Calculates the current frames-per-second, based on the frame timings of `frameClock`.
    public final var fps: Double { gdk_frame_clock_get_fps(opaque) }

    /// `Gdk.FrameClock` maintains a 64-bit counter that increments for each frame drawn.
    public final var frameCounter: Int { gdk_frame_clock_get_frame_counter(opaque) }

    /// Gets the time that should currently be used for animations.
    public final var frameTime: Int { gdk_frame_clock_get_frame_time(opaque) }

    /// Returns the frame counter for the oldest frame available in history.
    public final var historyStart: Int { gdk_frame_clock_get_history_start(opaque) }

    /// Predicts a presentation time, based on history.
    public final func getRefreshInfo(_ baseTime: Int) -> (refreshIntervalReturn: Int, presentationTimeReturn: Int) {
      var cRefreshIntervalReturn: Int = 0
      var cPresentationTimeReturn: Int = 0
      gdk_frame_clock_get_refresh_info(opaque, baseTime, &cRefreshIntervalReturn, &cPresentationTimeReturn)
      return (cRefreshIntervalReturn, cPresentationTimeReturn)
    }

    /// Retrieves a `Gdk.FrameTimings` object holding timing information for the current frame or a recent frame.
    public final func getTimings(_ frameCounter: Int) -> Gdk.FrameTimings? {
      lentBoxed(opaque: gdk_frame_clock_get_timings(opaque, frameCounter))
    }

    /// Asks the frame clock to run a particular phase.
    public final func requestPhase(_ phase: Gdk.FrameClockPhase) { gdk_frame_clock_request_phase(opaque, phase.cValue) }
  }
}

extension Reactive where Base: Gdk.FrameClock {
  /// This signal ends processing of the frame.
  public var afterPaint: SafeSignal<Void> { signal("after-paint") }

  /// Begins processing of the frame.
  public var beforePaint: SafeSignal<Void> { signal("before-paint") }

  /// Used to flush pending motion events that are being batched up and compressed together.
  public var flushEvents: SafeSignal<Void> { signal("flush-events") }

  /// Emitted as the second step of toolkit and application processing of the frame.
  public var layout: SafeSignal<Void> { signal("layout") }

  /// Emitted as the third step of toolkit and application processing of the frame.
  public var paint: SafeSignal<Void> { signal("paint") }

  /// Emitted after processing of the frame is finished.
  public var resumeEvents: SafeSignal<Void> { signal("resume-events") }

  /// Emitted as the first step of toolkit and application processing of the frame.
  public var update: SafeSignal<Void> { signal("update") }
}

extension Gdk {
  /// A `Gdk.FrameTimings` object holds timing information for a single frame of the application’s displays.
  public final class FrameTimings: Boxed {
    public override class var gType: GType { gdk_frame_timings_get_type() }

    /// Returns whether `timings` are complete.
    public var complete: Bool { gdk_frame_timings_get_complete(opaque).isTrue }

    /// Gets the frame counter value of the `Gdk.FrameClock` when this frame was drawn.
    public var frameCounter: Int { gdk_frame_timings_get_frame_counter(opaque) }

    /// Returns the frame time for the frame.
    public var frameTime: Int { gdk_frame_timings_get_frame_time(opaque) }

    /// Gets the predicted time at which this frame will be displayed.
    public var predictedPresentationTime: Int { gdk_frame_timings_get_predicted_presentation_time(opaque) }

    /// Reurns the presentation time.
    public var presentationTime: Int { gdk_frame_timings_get_presentation_time(opaque) }

    /// Gets the natural interval between presentation times for the display that this frame was displayed on.
    public var refreshInterval: Int { gdk_frame_timings_get_refresh_interval(opaque) }
  }
}

extension Gdk {
  /// `Gdk.GLContext` is an object representing a platform-specific OpenGL draw context.
  open class GLContext: Gdk.DrawContext {
    open override class var gType: GType { gdk_gl_context_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The allowed APIs.
    public final var allowedApis: Gdk.GLAPI {
      get { Gdk.GLAPI(cValue: gdk_gl_context_get_allowed_apis(opaque)) }
      set { gdk_gl_context_set_allowed_apis(opaque, newValue.cValue) }
    }

    /// The API currently in use.
    public final var api: Gdk.GLAPI { Gdk.GLAPI(cValue: gdk_gl_context_get_api(opaque)) }

    /// Always `nil`
    @available(*, deprecated, message: "Use `Gdk.GLContext.isShared()` to check if contexts can be shared.")
    public final var sharedContext: Gdk.GLContext? { lentObject(opaque: gdk_gl_context_get_shared_context(opaque)) }

    /// Retrieves whether the context is doing extra validations and runtime checking.
    public final var debugEnabled: Bool {
      get { gdk_gl_context_get_debug_enabled(opaque).isTrue }
      set(enabled) { gdk_gl_context_set_debug_enabled(opaque, enabled.gboolean) }
    }

    /// Retrieves the display the `context` is created for
    public final func getDisplay() -> Gdk.Display? { lentObject(opaque: gdk_gl_context_get_display(opaque)) }

    /// Retrieves whether the context is forward-compatible.
    public final var forwardCompatible: Bool {
      get { gdk_gl_context_get_forward_compatible(opaque).isTrue }
      set(compatible) { gdk_gl_context_set_forward_compatible(opaque, compatible.gboolean) }
    }

    /// Retrieves required OpenGL version set as a requirement for the `context` realization. It will not change even if
    /// a greater OpenGL version is supported and used after the `context` is realized. See `Gdk.GLContext.version` for
    /// the real version in use.
    public final var requiredVersion: (major: Int, minor: Int) {
      var cMajor: Int32 = 0
      var cMinor: Int32 = 0
      gdk_gl_context_get_required_version(opaque, &cMajor, &cMinor)
      return (cMajor.int, cMinor.int)
    }

    /// Retrieves the surface used by the `context`.
    public final func getSurface() -> Gdk.Surface? { lentObject(opaque: gdk_gl_context_get_surface(opaque)) }

    /// Checks whether the `context` is using an OpenGL or OpenGL ES profile.
    public final var useEs: Bool { gdk_gl_context_get_use_es(opaque).isTrue }

    /// Retrieves the OpenGL version of the `context`.
    public final var version: (major: Int, minor: Int) {
      var cMajor: Int32 = 0
      var cMinor: Int32 = 0
      gdk_gl_context_get_version(opaque, &cMajor, &cMinor)
      return (cMajor.int, cMinor.int)
    }

    /// Whether the `Gdk.GLContext` is in legacy mode or not.
    public final var isLegacy: Bool { gdk_gl_context_is_legacy(opaque).isTrue }

    /// Checks if the two GL contexts can share resources.
    public final func isShared(_ other: Gdk.GLContext) -> Bool { gdk_gl_context_is_shared(opaque, other.opaque).isTrue }

    /// Makes the `context` the current one.
    public final func makeCurrent() { gdk_gl_context_make_current(opaque) }

    /// Realizes the given `Gdk.GLContext`.
    public final func realize() throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      gdk_gl_context_realize(opaque, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Sets the major and minor version of OpenGL to request.
    public final func setRequiredVersion(major: Int, minor: Int) {
      gdk_gl_context_set_required_version(opaque, major.int32, minor.int32)
    }

    /// Requests that GDK create an OpenGL ES context instead of an OpenGL one.
    public final func setUseEs(_ useEs: Int) { gdk_gl_context_set_use_es(opaque, useEs.int32) }

    /// Clears the current `Gdk.GLContext`.
    public static func clearCurrent() { gdk_gl_context_clear_current() }

    /// Retrieves the current `Gdk.GLContext`.
    public static var current: Gdk.GLContext? { lentObject(opaque: gdk_gl_context_get_current()) }
  }
}

extension Reactive where Base: Gdk.GLContext {
  /// The allowed APIs.
  public var allowedApis: DynamicSubject<Gdk.GLAPI> { property("allowed-apis") }

  /// The API currently in use.
  public var api: SafeSignal<Gdk.GLAPI> { readOnlyProperty("api") }

  /// Always `nil`
  @available(*, deprecated, message: "Use `Gdk.GLContext.isShared()` to check if contexts can be shared.")
  public var sharedContext: SafeSignal<Gdk.GLContext?> { readOnlyProperty("shared-context") }
}

extension Gdk {
  /// An event related to a broken windowing system grab.
  open class GrabBrokenEvent: Gdk.Event {
    open override class var gType: GType { gdk_grab_broken_event_get_type() }

    /// Extracts the grab surface from a grab broken event.
    public final var grabSurface: Gdk.Surface? { lentObject(opaque: gdk_grab_broken_event_get_grab_surface(opaque)) }

    /// Checks whether the grab broken event is for an implicit grab.
    public final var implicit: Bool { gdk_grab_broken_event_get_implicit(opaque).isTrue }
  }
}

extension Gdk {
  /// An event related to a key-based device.
  open class KeyEvent: Gdk.Event {
    open override class var gType: GType { gdk_key_event_get_type() }

    /// Extracts the consumed modifiers from a key event.
    public final var consumedModifiers: Gdk.ModifierType {
      Gdk.ModifierType(cValue: gdk_key_event_get_consumed_modifiers(opaque))
    }

    /// Extracts the keycode from a key event.
    public final var keycode: Int { gdk_key_event_get_keycode(opaque).int }

    /// Extracts the keyval from a key event.
    public final var keyval: Int { gdk_key_event_get_keyval(opaque).int }

    /// Extracts the layout from a key event.
    public final var layout: Int { gdk_key_event_get_layout(opaque).int }

    /// Extracts the shift level from a key event.
    public final var level: Int { gdk_key_event_get_level(opaque).int }

    /// Gets a keyval and modifier combination that will match the event.
    public final var match: (keyval: Int, modifiers: Gdk.ModifierType)? {
      var cKeyval: UInt32 = 0
      var cModifiers = GdkModifierType(rawValue: 0)
      let result = gdk_key_event_get_match(opaque, &cKeyval, &cModifiers)
      guard result != 0 else { return nil }
      return (cKeyval.int, Gdk.ModifierType(cValue: cModifiers))
    }

    /// Extracts whether the key event is for a modifier key.
    public final var isModifier: Bool { gdk_key_event_is_modifier(opaque).isTrue }

    /// Matches a key event against a keyval and modifiers.
    @discardableResult
    public final func matches(keyval: Int, modifiers: Gdk.ModifierType) -> Gdk.KeyMatch {
      Gdk.KeyMatch(cValue: gdk_key_event_matches(opaque, keyval.uint32, modifiers.cValue))
    }
  }
}

extension Gdk {
  /// A `Gdk.KeymapKey` is a hardware key that can be mapped to a keyval.
  public struct KeymapKey: Hashable, Sendable {
    /// the hardware keycode. This is an identifying number for a physical key.
    public var keycode: Int

    /// indicates movement in a horizontal direction. Usually groups are used for two different languages. In group 0, a
    /// key might have two English characters, and in group 1 it might have two Hebrew characters. The Hebrew characters
    /// will be printed on the key next to the English characters.
    public var group: Int

    /// indicates which symbol on the key will be used, in a vertical direction. So on a standard US keyboard, the key
    /// with the number “1” on it also has the exclamation point ("!") character on it. The level indicates whether to
    /// use the “1” or the “!” symbol. The letter keys are considered to have a lowercase letter at level 0, and an
    /// uppercase letter at level 1, though only the uppercase letter is printed.
    public var level: Int

    public init(keycode: Int, group: Int, level: Int) {
      self.keycode = keycode
      self.group = group
      self.level = level
    }

    init(cValue: GdkKeymapKey) {
      keycode = cValue.keycode.int
      group = cValue.group.int
      level = cValue.level.int
    }

    var cValue: GdkKeymapKey { GdkKeymapKey(keycode: keycode.uint32, group: group.int32, level: level.int32) }
  }
}

extension Gdk {
  /// `Gdk.Monitor` objects represent the individual outputs that are associated with a `Gdk.Display`.
  open class Monitor: Object {
    open override class var gType: GType { gdk_monitor_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The connector name.
    public final var connector: String? { lentString(ifAny: gdk_monitor_get_connector(opaque)) }

    /// The `Gdk.Display` of the monitor.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_monitor_get_display(opaque)) }

    /// The geometry of the monitor.
    public final var geometry: Gdk.Rectangle? { getProperty("geometry") }

    /// The height of the monitor, in millimeters.
    public final var heightMm: Int { gdk_monitor_get_height_mm(opaque).int }

    /// The manufacturer name.
    public final var manufacturer: String? { lentString(ifAny: gdk_monitor_get_manufacturer(opaque)) }

    /// The model name.
    public final var model: String? { lentString(ifAny: gdk_monitor_get_model(opaque)) }

    /// The refresh rate, in milli-Hertz.
    public final var refreshRate: Int { gdk_monitor_get_refresh_rate(opaque).int }

    /// The scale factor.
    public final var scaleFactor: Int { gdk_monitor_get_scale_factor(opaque).int }

    /// The subpixel layout.
    public final var subpixelLayout: Gdk.SubpixelLayout {
      Gdk.SubpixelLayout(cValue: gdk_monitor_get_subpixel_layout(opaque))
    }

    /// Whether the object is still valid.
    public final var valid: Bool { getProperty("valid") }

    /// The width of the monitor, in millimeters.
    public final var widthMm: Int { gdk_monitor_get_width_mm(opaque).int }

    /// Retrieves the size and position of the monitor within the display coordinate space.
    public final func getGeometry() -> Gdk.Rectangle {
      var cGeometry = GdkRectangle()
      gdk_monitor_get_geometry(opaque, &cGeometry)
      return Gdk.Rectangle(cValue: cGeometry)
    }

    /// Returns `true` if the `monitor` object corresponds to a physical monitor.
    public final var isValid: Bool { gdk_monitor_is_valid(opaque).isTrue }
  }
}

extension Reactive where Base: Gdk.Monitor {
  /// The connector name.
  public var connector: SafeSignal<String?> { readOnlyProperty("connector") }

  /// The `Gdk.Display` of the monitor.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// The geometry of the monitor.
  public var geometry: SafeSignal<Gdk.Rectangle?> { readOnlyProperty("geometry") }

  /// The height of the monitor, in millimeters.
  public var heightMm: SafeSignal<Int> { readOnlyProperty("height-mm") }

  /// The manufacturer name.
  public var manufacturer: SafeSignal<String?> { readOnlyProperty("manufacturer") }

  /// The model name.
  public var model: SafeSignal<String?> { readOnlyProperty("model") }

  /// The refresh rate, in milli-Hertz.
  public var refreshRate: SafeSignal<Int> { readOnlyProperty("refresh-rate") }

  /// The scale factor.
  public var scaleFactor: SafeSignal<Int> { readOnlyProperty("scale-factor") }

  /// The subpixel layout.
  public var subpixelLayout: SafeSignal<Gdk.SubpixelLayout> { readOnlyProperty("subpixel-layout") }

  /// Whether the object is still valid.
  public var valid: SafeSignal<Bool> { readOnlyProperty("valid") }

  /// The width of the monitor, in millimeters.
  public var widthMm: SafeSignal<Int> { readOnlyProperty("width-mm") }

  /// Emitted when the output represented by `monitor` gets disconnected.
  public var invalidate: SafeSignal<Void> { signal("invalidate") }
}

extension Gdk {
  /// An event related to a pointer or touch device motion.
  open class MotionEvent: Gdk.Event {
    open override class var gType: GType { gdk_motion_event_get_type() }
  }
}
