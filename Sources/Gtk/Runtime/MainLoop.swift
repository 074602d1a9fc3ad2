import CGtk
import Dispatch

/// The GLib main loop, which GTK runs on, made to serve Swift's main actor as well.
///
/// Once installed, `@MainActor` code, `Task.sleep` and `DispatchQueue.main` work while a GLib loop runs on the main
/// thread. The program must enter through a synchronous `main`: an `async` one takes the main actor off the main thread
/// at its first suspension on Linux. A loop nested in a main-actor task does not serve the main actor, so nothing here
/// or in an application should run one: dialogs are `async`.
public enum MainLoop {
  /// Lets the GLib main loop serve the main actor. `Application.run` does it; a second call does nothing.
  public static func install() {
    cgtk_serve_main_queue()
  }

  /// Runs the main loop until `body` has returned, and returns what it returned. For programs without a window.
  ///
  /// Not to be called from a task or from inside a running loop.
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
