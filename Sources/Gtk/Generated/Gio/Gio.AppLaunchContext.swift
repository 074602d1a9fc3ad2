// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

extension Gio {
  /// The class [`GAppLaunchContext`](https://docs.gtk.org/gio/class.AppLaunchContext.html).
  open class AppLaunchContext: Object {
    open override class var gType: GType { g_app_launch_context_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gAppLaunchContext: UnsafeMutablePointer<GAppLaunchContext> {
      pointer.assumingMemoryBound(to: GAppLaunchContext.self)
    }

    /// Calls [`g_app_launch_context_new()`](https://docs.gtk.org/gio/ctor.AppLaunchContext.new.html).
    public init() {
      super.init(adopting: g_app_launch_context_new())
    }

    /// Calls [`g_app_launch_context_get_display()`](https://docs.gtk.org/gio/method.AppLaunchContext.get_display.html).
    public final func getDisplay(_ info: Gio.AppInfo, files: [Gio.File]) -> String? {
      let lent = CallScope()
      defer { lent.end() }
      return givenString(
        ifAny: g_app_launch_context_get_display(gAppLaunchContext, info.opaque, lent.list(files, by: \.pointer)))
    }

    /// Calls
    /// [`g_app_launch_context_get_environment()`](https://docs.gtk.org/gio/method.AppLaunchContext.get_environment.html).
    /// Since GLib 2.32.
    public final var environment: [String] { givenStrings(g_app_launch_context_get_environment(gAppLaunchContext)) }

    /// Calls
    /// [`g_app_launch_context_get_startup_notify_id()`](https://docs.gtk.org/gio/method.AppLaunchContext.get_startup_notify_id.html).
    public final func getStartupNotifyId(_ info: Gio.AppInfo, files: [Gio.File]) -> String? {
      let lent = CallScope()
      defer { lent.end() }
      return givenString(
        ifAny: g_app_launch_context_get_startup_notify_id(
          gAppLaunchContext, info.opaque, lent.list(files, by: \.pointer)))
    }

    /// Calls
    /// [`g_app_launch_context_launch_failed()`](https://docs.gtk.org/gio/method.AppLaunchContext.launch_failed.html).
    public final func launchFailed(_ startupNotifyId: String) {
      g_app_launch_context_launch_failed(gAppLaunchContext, startupNotifyId)
    }

    /// Calls [`g_app_launch_context_setenv()`](https://docs.gtk.org/gio/method.AppLaunchContext.setenv.html). Since
    /// GLib 2.32.
    public final func setenv(_ variable: String, value: String) {
      g_app_launch_context_setenv(gAppLaunchContext, variable, value)
    }

    /// Calls [`g_app_launch_context_unsetenv()`](https://docs.gtk.org/gio/method.AppLaunchContext.unsetenv.html). Since
    /// GLib 2.32.
    public final func unsetenv(_ variable: String) { g_app_launch_context_unsetenv(gAppLaunchContext, variable) }
  }
}

extension Reactive where Base: Gio.AppLaunchContext {
  /// The signal [`launch-failed`](https://docs.gtk.org/gio/signal.AppLaunchContext.launch-failed.html) of
  /// `GAppLaunchContext`. Since GLib 2.36.
  ///
  /// Argument: `startupNotifyId`.
  public var launchFailed: SafeSignal<String> { signal(ofOne: "launch-failed") }

  /// The signal [`launch-started`](https://docs.gtk.org/gio/signal.AppLaunchContext.launch-started.html) of
  /// `GAppLaunchContext`. Since GLib 2.72.
  ///
  /// Arguments: `info`, `platformData`.
  public var launchStarted: SafeSignal<(Gio.AppInfo, GLib.Variant?)> { signal(ofSeveral: "launch-started") }

  /// The signal [`launched`](https://docs.gtk.org/gio/signal.AppLaunchContext.launched.html) of `GAppLaunchContext`.
  /// Since GLib 2.36.
  ///
  /// Arguments: `info`, `platformData`.
  public var launched: SafeSignal<(Gio.AppInfo, GLib.Variant)> { signal(ofSeveral: "launched") }
}
