import BindingCore
import CGtk

/// The arguments of one emission, lent for the duration of the handler.
struct SignalArguments {
  /// The sender, followed by the arguments.
  let values: UnsafePointer<GValue>
  /// Where the handler's result goes, if the signal wants one.
  let result: GValueSlot?

  /// The arguments in order, each read as the type asked for.
  func read<each A: GValueRepresentable>() -> (repeat each A) {
    var index = 0
    @MainActor func next<T: GValueRepresentable>(_: T.Type) -> T {
      index += 1
      return T.read(GValueSlot(UnsafeMutablePointer(mutating: values + index)))
    }
    return (repeat next((each A).self))
  }

  /// One argument; the first has the index 1.
  func value<T: GValueRepresentable>(at index: Int) -> T {
    T.read(GValueSlot(UnsafeMutablePointer(mutating: values + index)))
  }

  /// An object of which an interface is known, where it cannot be missing.
  func interface<I>(at index: Int) -> I { promised(lentInterface(g_value_get_object(values + index))) }

  /// An object of which an interface is known, or nil for NULL.
  func interface<I>(at index: Int) -> I? { lentInterface(g_value_get_object(values + index)) }

  /// An array of objects, whose length is another argument.
  func objects<T: Object>(at index: Int, count: Int) -> [T] {
    let length: Int = value(at: count)
    let objects = g_value_get_pointer(values + index)?.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    return UnsafeBufferPointer(start: objects, count: objects == nil ? 0 : length).compactMap { lentObject($0) }
  }
}

/// A Swift closure connected to a GObject signal.
///
/// The handler holds no reference to the object: it ends with `disconnect()` or when the object is disposed of, whichever
/// comes first.
///
/// `Disposable` is for any thread, but whoever disposes of a handler is on the main actor: so are all its holders. Only
/// the object may go away on another thread, when a worker of GLib or GStreamer held it last, and the signals of such
/// objects may be emitted there: the end of the handler is then told on the main thread a moment later. A signal that
/// another thread emits stops the program, because the handler could not look at its arguments safely.
final class SignalHandler: @MainActor Disposable {
  private let instance: UnsafeMutableRawPointer
  private var id: gulong = 0
  /// What is called. GLib's closure holds it too, until it is finalized.
  private var body: HandlerBody?
  private var lent: Unmanaged<HandlerBody>?
  private var ended: (() -> Void)?
  /// Finds objects that other threads may let go of: of all others the closure says that they exist.
  private var reference: UnsafeMutablePointer<GWeakRef>?

  /// Connects `body` to `signal`. `ended` is called when the object goes away before `disconnect()` was called.
  convenience init(
    _ object: Object, _ signal: SignalID, after: Bool = false, for subscription: Subscription? = nil,
    body: @escaping (SignalArguments) -> Void, ended: (() -> Void)? = nil
  ) {
    self.init(object, signal, after: after, ReadingBody(body), for: subscription, ended: ended)
  }

  /// Connects a body to `signal`.
  ///
  /// - Parameter subscription: what else ends the handler.
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

  /// Whether nothing will be called any more.
  var isDisposed: Bool { body == nil }

  func dispose() { disconnect() }

  /// Stops at once: even a handler that is about to be called in the current emission is not called any more.
  func disconnect() {
    // What they hold may be the object itself, whose end comes back here: so they go when all else is done.
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

  /// While the closure exists, so does the object. Its handlers may be gone already, if it is just being disposed of.
  private func disconnectFromObject() {
    guard g_signal_handler_is_connected(instance, id) != 0 else { return }
    g_signal_handler_disconnect(instance, id)
  }

  private static let finalized: GClosureNotify = { context, _ in
    guard let context else { return }
    // Sound: GLib gives back the reference that `init` put in, once. Whatever the thread, the handler behind it is looked
    // at on the main thread only.
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

/// What GObject calls a signal at run time.
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
    // The address will do as the key: two literals with one text at two addresses are two entries.
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

  /// The same signal with a detail.
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
