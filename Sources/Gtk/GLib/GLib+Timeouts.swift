public import BindingCore
import CGtk

extension GLib {
  /// Calls `body` repeatedly from the main loop until it returns `false` or the result is disposed. A signal with a
  /// BindingCore operator, or a task that sleeps, often expresses the intent better.
  ///
  /// - Parameter interval: The time between calls; missed calls are skipped.
  @discardableResult
  public static func timeoutAdd(_ interval: Duration, _ body: @escaping () -> Bool) -> any Disposable {
    let (seconds, attoseconds) = interval.components
    let milliseconds = guint(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000)
    return SourceHandle(body) { g_timeout_add_full(G_PRIORITY_DEFAULT, milliseconds, $0, $1, releaseClosure) }
  }

  /// Calls `body` whenever the main loop has nothing more urgent to do, until it returns `false` or the result is
  /// disposed.
  @discardableResult
  public static func idleAdd(_ body: @escaping () -> Bool) -> any Disposable {
    SourceHandle(body) { g_idle_add_full(G_PRIORITY_DEFAULT_IDLE, $0, $1, releaseClosure) }
  }
}

/// A GLib main loop source.
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
    // The source's own callback may be disposing of it.
    g_source_remove(id)
  }
}
