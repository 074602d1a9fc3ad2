// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

extension Gio {
  /// The class [`GCancellable`](https://docs.gtk.org/gio/class.Cancellable.html).
  open class Cancellable: Object {
    open override class var gType: GType { g_cancellable_get_type() }

    @_spi(Bindings) open override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gCancellable: UnsafeMutablePointer<GCancellable> {
      pointer.assumingMemoryBound(to: GCancellable.self)
    }

    /// Calls [`g_cancellable_new()`](https://docs.gtk.org/gio/ctor.Cancellable.new.html).
    public init() {
      super.init(adopting: g_cancellable_new())
    }

    /// Calls [`g_cancellable_cancel()`](https://docs.gtk.org/gio/method.Cancellable.cancel.html).
    public final func cancel() { g_cancellable_cancel(gCancellable) }

    /// Calls [`g_cancellable_disconnect()`](https://docs.gtk.org/gio/method.Cancellable.disconnect.html). Since GLib
    /// 2.22.
    public final func disconnect(_ handlerId: Int) { g_cancellable_disconnect(gCancellable, handlerId.uint) }

    /// Calls [`g_cancellable_get_fd()`](https://docs.gtk.org/gio/method.Cancellable.get_fd.html).
    public final var fd: Int { g_cancellable_get_fd(gCancellable).int }

    /// Calls [`g_cancellable_is_cancelled()`](https://docs.gtk.org/gio/method.Cancellable.is_cancelled.html).
    public final var isCancelled: Bool { g_cancellable_is_cancelled(gCancellable).isTrue }

    /// Calls [`g_cancellable_pop_current()`](https://docs.gtk.org/gio/method.Cancellable.pop_current.html).
    public final func popCurrent() { g_cancellable_pop_current(gCancellable) }

    /// Calls [`g_cancellable_push_current()`](https://docs.gtk.org/gio/method.Cancellable.push_current.html).
    public final func pushCurrent() { g_cancellable_push_current(gCancellable) }

    /// Calls [`g_cancellable_release_fd()`](https://docs.gtk.org/gio/method.Cancellable.release_fd.html). Since GLib
    /// 2.22.
    public final func releaseFd() { g_cancellable_release_fd(gCancellable) }

    /// Calls [`g_cancellable_reset()`](https://docs.gtk.org/gio/method.Cancellable.reset.html).
    public final func reset() { g_cancellable_reset(gCancellable) }

    /// Calls
    /// [`g_cancellable_set_error_if_cancelled()`](https://docs.gtk.org/gio/method.Cancellable.set_error_if_cancelled.html).
    public final func setErrorIfCancelled() throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_cancellable_set_error_if_cancelled(gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_cancellable_get_current()`](https://docs.gtk.org/gio/type_func.Cancellable.get_current.html).
    public static var current: Gio.Cancellable? { lentObject(g_cancellable_get_current()) }
  }
}

extension Reactive where Base: Gio.Cancellable {
  /// The signal [`cancelled`](https://docs.gtk.org/gio/signal.Cancellable.cancelled.html) of `GCancellable`.
  public var cancelled: SafeSignal<Void> { signal("cancelled") }
}
