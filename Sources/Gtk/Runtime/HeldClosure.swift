public import CGtk

/// A Swift closure as the context of a C callback.
final class HeldClosure<Body> {
  let body: Body

  init(_ body: Body) {
    self.body = body
    LeakCheck.liveClosures += 1
  }

  isolated deinit { LeakCheck.liveClosures -= 1 }
}

/// Returns a retained context for a callback that C stores. Balance it with `releaseClosure` or `takenClosure`.
@_spi(Bindings) @MainActor public func heldClosure<Body>(_ body: Body) -> UnsafeMutableRawPointer {
  Unmanaged.passRetained(HeldClosure(body)).toOpaque()
}

/// Releases the context of a callback.
@_spi(Bindings) @MainActor public let releaseClosure: GDestroyNotify = { context in
  if let context { Unmanaged<AnyObject>.fromOpaque(context).release() }
}

/// Returns the closure of a callback that C may call again.
@_spi(Bindings) @MainActor public func lentClosure<Body>(_ context: UnsafeMutableRawPointer?) -> Body {
  Unmanaged<HeldClosure<Body>>.fromOpaque(context!).takeUnretainedValue().body
}

/// Returns the closure of a callback that C calls once, and releases its context.
@_spi(Bindings) @MainActor public func takenClosure<Body>(_ context: UnsafeMutableRawPointer?) -> Body {
  Unmanaged<HeldClosure<Body>>.fromOpaque(context!).takeRetainedValue().body
}
