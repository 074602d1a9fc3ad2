import CGtk

/// The target that GLib calls when a signal is emitted.
///
/// Nonisolated, so that each emission checks the thread once and in the cheapest way: the compiler's own check on entry
/// to the main actor costs as much as the emission. The closures belong to the main actor, and `stopElsewhere` keeps
/// out other threads. They are constants of an object that GLib's closure retains during the call, so they need no
/// reference counting.
nonisolated class HandlerBody {
  /// Cleared when the handler is disconnected, possibly during an emission.
  @exclusivity(unchecked) final var isLive = true

  /// Creates a closure that calls the body.
  ///
  /// - Parameter context: This body, with a reference that lives as long as the closure.
  func makeClosure(_ context: UnsafeMutableRawPointer) -> UnsafeMutablePointer<GClosure> {
    preconditionFailure("a body that cannot be called")
  }

  /// Stops the program unless called on the main thread.
  @inline(__always)
  static func stopElsewhere() {
    if cgtk_is_main_thread() == 0 { fatalError("a signal with a handler was emitted outside the main thread") }
  }
}

/// A body that reads the arguments of the emission and may set the result. One marshaller serves every signal, because
/// the arguments arrive as `GValue`s.
nonisolated final class ReadingBody: HandlerBody {
  private let call: (UnsafePointer<GValue>, UnsafeMutablePointer<GValue>?) -> Void

  @MainActor
  init(_ call: @escaping (SignalArguments) -> Void) {
    self.call = { values, result in
      let outer = SignalLoans.open.count
      call(SignalArguments(values: values, result: result.map { GValueSlot($0) }))
      if SignalLoans.open.count > outer { SignalLoans.end(downTo: outer) }
    }
  }

  override func makeClosure(_ context: UnsafeMutableRawPointer) -> UnsafeMutablePointer<GClosure> {
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), nil)!
    g_closure_set_meta_marshal(closure, context, ReadingBody.marshal)
    return closure
  }

  private static let marshal: GClosureMarshal = { _, result, _, values, _, context in
    guard let context, let values else { return }
    stopElsewhere()
    Unmanaged<ReadingBody>.fromOpaque(context)._withUnsafeGuaranteedRef { body in
      if body.isLive { body.call(values, result) }
    }
  }
}

/// A body that is only notified that the signal was emitted.
///
/// It is a plain C callback, as C programs connect it, so that GLib need not collect the arguments into `GValue`s,
/// which is most of the cost of an emission.
nonisolated final class OccurrenceBody: HandlerBody {
  private let next: () -> Void
  private let shape: SignalShape
  private let isQueueing: Bool
  @exclusivity(unchecked) private var isBusy = false
  /// The number of emissions that arrived while `next` was running.
  @exclusivity(unchecked) private var waiting = 0

  /// - Parameters:
  ///   - shape: The shape of the signal.
  ///   - isQueueing: Whether emissions caused by `next` wait until it returns.
  init(_ shape: SignalShape, isQueueing: Bool, _ next: @escaping () -> Void) {
    self.shape = shape
    self.isQueueing = isQueueing
    self.next = next
  }

  override func makeClosure(_ context: UnsafeMutableRawPointer) -> UnsafeMutablePointer<GClosure> {
    // Sound: GLib calls a callback with the signal's arguments, whatever type it has here.
    let callback =
      shape == .nothing
      ? unsafeBitCast(OccurrenceBody.withoutArguments, to: GCallback.self)
      : unsafeBitCast(OccurrenceBody.withPointer, to: GCallback.self)
    return g_cclosure_new(callback, context, nil)
  }

  private typealias WithoutArguments = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
  private typealias WithPointer =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

  private static let withoutArguments: WithoutArguments = { _, context in occur(context) }
  private static let withPointer: WithPointer = { _, _, context in occur(context) }

  @inline(__always)
  private static func occur(_ context: UnsafeMutableRawPointer?) {
    stopElsewhere()
    Unmanaged<OccurrenceBody>.fromOpaque(context.unsafelyUnwrapped)._withUnsafeGuaranteedRef { $0.occur() }
  }

  @inline(__always)
  func occur() {
    if !isLive { return }
    if isBusy {
      waiting += 1
      return
    }
    isBusy = isQueueing
    next()
    while waiting > 0 {
      waiting -= 1
      if isLive { next() }
    }
    isBusy = false
  }
}

/// The arguments that a signal passes to its handlers, as far as they matter to C.
nonisolated enum SignalShape {
  /// No arguments, no result.
  case nothing
  /// One argument that is a pointer, no result.
  case pointer
  case other

  /// `G_SIGNAL_TYPE_STATIC_SCOPE`, a macro that Swift cannot import: the argument need not be copied.
  private static let staticScope: GType = 1

  init(of signal: guint) {
    var query = GSignalQuery()
    g_signal_query(signal, &query)
    self = .other
    guard query.return_type & ~SignalShape.staticScope == FundamentalType.none else { return }
    if query.n_params == 0 { self = .nothing }
    guard query.n_params == 1 else { return }
    switch cgtk_fundamental_type(query.param_types[0] & ~SignalShape.staticScope) {
    case FundamentalType.string, FundamentalType.param, FundamentalType.object, FundamentalType.boxed: self = .pointer
    default: break
    }
  }
}
