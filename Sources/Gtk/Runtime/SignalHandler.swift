import BindingCore
import CGtk

/// The arguments of one emission, lent for the duration of the handler.
@_spi(Bindings) public struct SignalArguments {
  /// The sender, followed by the arguments.
  let values: UnsafePointer<GValue>
  /// The slot for the handler's result, if the signal has one.
  let result: GValueSlot?

  /// Returns the arguments in order, each read as the requested type.
  func read<each A: GValueRepresentable>() -> (repeat each A) {
    var index = 0
    @MainActor func next<T: GValueRepresentable>(_: T.Type) -> T {
      index += 1
      return T.read(GValueSlot(UnsafeMutablePointer(mutating: values + index)))
    }
    return (repeat next((each A).self))
  }

  /// Returns one argument; the first has the index 1.
  @_spi(Bindings) public func value<T: GValueRepresentable>(at index: Int) -> T {
    T.read(GValueSlot(UnsafeMutablePointer(mutating: values + index)))
  }

  /// Returns an object known by an interface, where it cannot be missing.
  @_spi(Bindings) public func interface<I>(at index: Int) -> I {
    promised(lentInterface(g_value_get_object(values + index)))
  }

  /// Returns an object known by an interface, or `nil` for `NULL`.
  @_spi(Bindings) public func interface<I>(ifAnyAt index: Int) -> I? {
    lentInterface(g_value_get_object(values + index))
  }

  /// Returns an array of objects whose length is another argument.
  @_spi(Bindings) public func objects<T: Object>(at index: Int, count: Int) -> [T] {
    let length: Int = value(at: count)
    let objects = g_value_get_pointer(values + index)?.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    return UnsafeBufferPointer(start: objects, count: objects == nil ? 0 : length).compactMap { lentObject($0) }
  }
}

/// A Swift closure connected to a GObject signal.
///
/// The handler does not retain the object. It ends with `disconnect()` or when the object is disposed of, whichever
/// comes first.
///
/// `Disposable` is for any thread, but a handler is disposed of on the main actor, as all its holders are there. Only
/// the object may be released on another thread, if a worker of GLib or GStreamer held it last, and the signals of such
/// objects may be emitted there: the end of the handler is then reported on the main thread a moment later. Emitting a
/// signal on another thread stops the program, because the handler could not read its arguments safely.
final class SignalHandler: @MainActor Disposable {
  private let instance: UnsafeMutableRawPointer
  private var id: gulong = 0
  /// The body to call. GLib's closure retains it too, until it is finalized.
  private var body: HandlerBody?
  private var lent: Unmanaged<HandlerBody>?
  private var ended: (() -> Void)?
  /// A weak reference to an object that other threads may release; the closure implies that any other object exists.
  private var reference: UnsafeMutablePointer<GWeakRef>?

  /// Connects `body` to `signal`. `ended` is called if the object is disposed of before `disconnect()` is called.
  convenience init(
    _ object: Object, _ signal: SignalID, after: Bool = false, for subscription: Subscription? = nil,
    body: @escaping (SignalArguments) -> Void, ended: (() -> Void)? = nil
  ) {
    self.init(object, signal, after: after, ReadingBody(body), for: subscription, ended: ended)
  }

  /// Connects a body to `signal`.
  ///
  /// - Parameter subscription: The subscription that also ends the handler.
  init(
    _ object: Object, _ signal: SignalID, after: Bool = false, _ body: HandlerBody, for subscription: Subscription?,
    ended: (() -> Void)?
  ) {
    instance = object.pointer
    self.body = body
    self.ended = ended
    let lent = Unmanaged.passRetained(body)
    self.lent = lent
    let closure = body.makeClosure(lent.toOpaque())
    g_closure_add_finalize_notifier(closure, Unmanaged.passRetained(self).toOpaque(), SignalHandler.finalized)
    LeakCheck.liveClosures += 1
    if type(of: object).isShared {
      reference = .allocate(capacity: 1)
      g_weak_ref_init(reference, instance)
    }
    id = g_signal_connect_closure_by_id(instance, signal.id, signal.detail, closure, after ? 1 : 0)
    #if DEBUG
    LeakCheck.note(self, of: object, endedBy: subscription)
    #endif
  }

  /// Whether the handler will not be called any more.
  var isDisposed: Bool { body == nil }

  func dispose() { disconnect() }

  /// Disconnects immediately: even a handler that is still to be called in the current emission is skipped.
  func disconnect() {
    // They may hold the object itself, whose disposal comes back here, so release them last.
    let held = (body, ended)
    defer { withExtendedLifetime(held) {} }
    body?.isLive = false
    body = nil
    ended = nil
    guard lent != nil else { return }
    if let reference {
      guard let object = g_weak_ref_get(reference) else { return }
      defer { g_object_unref(object) }
      disconnectFromObject()
    } else {
      disconnectFromObject()
    }
  }

  /// While the closure exists, so does the object. Its handlers may already be disconnected if it is being disposed of.
  private func disconnectFromObject() {
    guard g_signal_handler_is_connected(instance, id) != 0 else { return }
    g_signal_handler_disconnect(instance, id)
  }

  private static let finalized: GClosureNotify = { context, _ in
    guard let context else { return }
    // Sound: GLib passes back once the reference that `init` put in. On whatever thread this runs, the handler is
    // accessed only on the main thread.
    nonisolated(unsafe) let retained = context
    onMainThread { Unmanaged<SignalHandler>.fromOpaque(retained).takeRetainedValue().finalize() }
  }

  private func finalize() {
    LeakCheck.liveClosures -= 1
    if let reference {
      g_weak_ref_clear(reference)
      reference.deallocate()
    }
    reference = nil
    let held = lent?.takeRetainedValue()
    defer { withExtendedLifetime(held) {} }
    lent = nil
    body?.isLive = false
    body = nil
    let ended = ended
    self.ended = nil
    ended?()
  }
}

/// A signal's run-time identity in GObject.
struct SignalID {
  let id: guint
  let detail: GQuark
  let shape: SignalShape

  private struct Key: Hashable {
    let type: GType
    let name: UnsafePointer<CChar>
  }
  private static var known: [Key: SignalID] = [:]

  /// Looks up a signal by name, `clicked` or `notify::label`, once per class.
  init(_ name: StaticString, of object: Object) {
    // The address serves as the key: equal literals at two addresses become two entries.
    let key = Key(type: cgtk_type_of(object.pointer), name: name.cString)
    if let known = SignalID.known[key] {
      self = known
      return
    }
    self.init(named: name.cString, of: object)
    SignalID.known[key] = self
  }

  init(id: guint, detail: GQuark) {
    self.id = id
    self.detail = detail
    shape = SignalShape(of: id)
  }

  /// Creates the same signal with a detail.
  init(_ signal: SignalID, detail: GQuark) {
    id = signal.id
    self.detail = detail
    shape = signal.shape
  }

  init(named name: UnsafePointer<CChar>, of object: Object) {
    var id: guint = 0
    var detail: GQuark = 0
    let type = cgtk_type_of(object.pointer)
    guard g_signal_parse_name(name, type, &id, &detail, 1) != 0 else {
      preconditionFailure("\(typeName(type)) has no signal '\(String(cString: name))'")
    }
    self.init(id: id, detail: detail)
  }
}
