// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

extension Gio {
  /// The class [`GPermission`](https://docs.gtk.org/gio/class.Permission.html).
  open class Permission: Object {
    open override class var gType: GType { g_permission_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gPermission: UnsafeMutablePointer<GPermission> {
      pointer.assumingMemoryBound(to: GPermission.self)
    }

    /// The property [`allowed`](https://docs.gtk.org/gio/property.Permission.allowed.html) of `GPermission`.
    public final var allowed: Bool { g_permission_get_allowed(gPermission).isTrue }

    /// The property [`can-acquire`](https://docs.gtk.org/gio/property.Permission.can-acquire.html) of `GPermission`.
    public final var canAcquire: Bool { g_permission_get_can_acquire(gPermission).isTrue }

    /// The property [`can-release`](https://docs.gtk.org/gio/property.Permission.can-release.html) of `GPermission`.
    public final var canRelease: Bool { g_permission_get_can_release(gPermission).isTrue }

    /// Calls [`g_permission_acquire()`](https://docs.gtk.org/gio/method.Permission.acquire.html). Since GLib 2.26.
    public final func acquire(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_permission_acquire(gPermission, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_permission_acquire_async()`](https://docs.gtk.org/gio/method.Permission.acquire_async.html). Since
    /// GLib 2.26.
    public final func acquire() async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_permission_acquire_async(gPermission, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_permission_acquire_finish(gPermission, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls [`g_permission_impl_update()`](https://docs.gtk.org/gio/method.Permission.impl_update.html). Since GLib
    /// 2.26.
    public final func implUpdate(allowed: Bool, canAcquire: Bool, canRelease: Bool) {
      g_permission_impl_update(gPermission, allowed.gboolean, canAcquire.gboolean, canRelease.gboolean)
    }

    /// Calls [`g_permission_release()`](https://docs.gtk.org/gio/method.Permission.release.html). Since GLib 2.26.
    public final func release(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_permission_release(gPermission, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_permission_release_async()`](https://docs.gtk.org/gio/method.Permission.release_async.html). Since
    /// GLib 2.26.
    public final func release() async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_permission_release_async(gPermission, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_permission_release_finish(gPermission, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }
  }
}

extension Reactive where Base: Gio.Permission {
  /// The property [`allowed`](https://docs.gtk.org/gio/property.Permission.allowed.html) of `GPermission`.
  public var allowed: SafeSignal<Bool> { readOnlyProperty("allowed") }

  /// The property [`can-acquire`](https://docs.gtk.org/gio/property.Permission.can-acquire.html) of `GPermission`.
  public var canAcquire: SafeSignal<Bool> { readOnlyProperty("can-acquire") }

  /// The property [`can-release`](https://docs.gtk.org/gio/property.Permission.can-release.html) of `GPermission`.
  public var canRelease: SafeSignal<Bool> { readOnlyProperty("can-release") }
}
