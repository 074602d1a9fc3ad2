import CGtk

/// A Swift closure as the context of a C callback.
final class HeldClosure<Body> {
  let body: Body

  init(_ body: Body) {
    self.body = body
    LeakCheck.liveClosures += 1
  }

  isolated deinit { LeakCheck.liveClosures -= 1 }
}

/// The context of a callback that C keeps; `releaseClosure`, or the only call, lets it go.
func heldClosure<Body>(_ body: Body) -> UnsafeMutableRawPointer {
  Unmanaged.passRetained(HeldClosure(body)).toOpaque()
}

/// Lets go of the context of a callback.
let releaseClosure: GDestroyNotify = { context in
  if let context { Unmanaged<AnyObject>.fromOpaque(context).release() }
}

/// The closure of a callback that C may call again.
func lentClosure<Body>(_ context: UnsafeMutableRawPointer?) -> Body {
  Unmanaged<HeldClosure<Body>>.fromOpaque(context!).takeUnretainedValue().body
}

/// The closure of a callback that C calls once.
func takenClosure<Body>(_ context: UnsafeMutableRawPointer?) -> Body {
  Unmanaged<HeldClosure<Body>>.fromOpaque(context!).takeRetainedValue().body
}
