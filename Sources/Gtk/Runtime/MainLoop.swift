import BindingCore
import CGtk
import Dispatch

/// The GLib main loop that runs GTK, made to serve Swift's main actor as well.
///
/// Once installed, `@MainActor` code, `Task.sleep` and `DispatchQueue.main` work while a GLib loop runs on the main
/// thread. The program must enter through a synchronous `main`: on Linux an `async` one takes the main actor off the
/// main thread at its first suspension. A loop nested in a main-actor task does not serve the main actor, so nothing
/// here or in an application should run one. That is why dialogs are `async`.
public enum MainLoop {
  /// Makes the GLib main loop serve the main actor. `Application.run` calls this; further calls have no effect.
  public static func install() {
    cgtk_serve_main_queue()
    MainScheduler.whenIdle = { IdleActions.shared.add($0) }
  }

  /// Runs the main loop until `body` returns, and returns its result. For programs without a window.
  ///
  /// Do not call this from a task or from inside a running loop.
  public static func run<Result>(_ body: @escaping () async -> Result) -> Result {
    install()
    var result: Result?
    let loop = g_main_loop_new(nil, 0)!
    defer { g_main_loop_unref(loop) }
    Task {
      result = await body()
      g_main_loop_quit(loop)
    }
    g_main_loop_run(loop)
    return result!
  }
}
