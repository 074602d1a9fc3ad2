public import BindingCore
import CGtk

extension GLib {
  /// Calls `body` from the main loop again and again, until it returns false or the result is disposed. A signal with an
  /// operator of BindingCore, or a task that sleeps, often says more plainly what is meant.
  ///
  /// - Parameter interval: the time between two calls; those that are missed are not made up for.
  @discardableResult
  public static func timeoutAdd(_ interval: Duration, _ body: @escaping () -> Bool) -> any Disposable {
    let (seconds, attoseconds) = interval.components
    let milliseconds = guint(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000)
    return SourceHandle(body) { g_timeout_add_full(G_PRIORITY_DEFAULT, milliseconds, $0, $1, releaseClosure) }
  }

  /// Calls `body` whenever the main loop has nothing more urgent to do, until it returns false or the result is disposed.
  @discardableResult
  public static func idleAdd(_ body: @escaping () -> Bool) -> any Disposable {
    SourceHandle(body) { g_idle_add_full(G_PRIORITY_DEFAULT_IDLE, $0, $1, releaseClosure) }
  }
}

/// Something that the main loop calls.
private final class SourceHandle: @MainActor Disposable {
  private var id: guint = 0
  private var isOver = false

  init(_ body: @escaping () -> Bool, add: (@escaping GSourceFunc, UnsafeMutableRawPointer) -> guint) {
    let step: () -> Bool = { [weak self] in
      let goesOn = body()
      if !goesOn { self?.isOver = true }
      return goesOn
    }
    let call: GSourceFunc = { context in
      let body: () -> Bool = lentClosure(context)
      return body() ? 1 : 0
    }
    id = add(call, heldClosure(step))
  }

  var isDisposed: Bool { isOver }

  func dispose() {
    guard !isOver else { return }
    isOver = true
    // Its own call may be what disposes of it.
    g_source_remove(id)
  }
}
