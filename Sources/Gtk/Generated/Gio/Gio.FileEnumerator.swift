// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import CGtk

extension Gio {
  /// The class [`GFileEnumerator`](https://docs.gtk.org/gio/class.FileEnumerator.html).
  open class FileEnumerator: Object {
    open override class var gType: GType { g_file_enumerator_get_type() }

    @_spi(Bindings) open override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gFileEnumerator: UnsafeMutablePointer<GFileEnumerator> {
      pointer.assumingMemoryBound(to: GFileEnumerator.self)
    }

    /// Calls [`g_file_enumerator_close()`](https://docs.gtk.org/gio/method.FileEnumerator.close.html).
    public final func close(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_enumerator_close(gFileEnumerator, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_file_enumerator_close_async()`](https://docs.gtk.org/gio/method.FileEnumerator.close_async.html).
    public final func close(_ ioPriority: Int = 0) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_enumerator_close_async(gFileEnumerator, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_enumerator_close_finish(gFileEnumerator, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls [`g_file_enumerator_get_child()`](https://docs.gtk.org/gio/method.FileEnumerator.get_child.html). Since
    /// GLib 2.36.
    public final func getChild(_ info: Gio.FileInfo) -> Gio.File {
      givenObject(opaque: g_file_enumerator_get_child(gFileEnumerator, info.opaque))!
    }

    /// Calls [`g_file_enumerator_get_container()`](https://docs.gtk.org/gio/method.FileEnumerator.get_container.html).
    /// Since GLib 2.18.
    public final var container: Gio.File? { lentObject(opaque: g_file_enumerator_get_container(gFileEnumerator)) }

    /// Calls [`g_file_enumerator_has_pending()`](https://docs.gtk.org/gio/method.FileEnumerator.has_pending.html).
    public final var hasPending: Bool { g_file_enumerator_has_pending(gFileEnumerator).isTrue }

    /// Calls [`g_file_enumerator_is_closed()`](https://docs.gtk.org/gio/method.FileEnumerator.is_closed.html).
    public final var isClosed: Bool { g_file_enumerator_is_closed(gFileEnumerator).isTrue }

    /// Calls [`g_file_enumerator_iterate()`](https://docs.gtk.org/gio/method.FileEnumerator.iterate.html). Since GLib
    /// 2.44.
    @discardableResult
    public final func iterate(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> (
      outInfo: Gio.FileInfo?, outChild: Gio.File?
    ) {
      var cOutInfo: OpaquePointer?
      var cOutChild: OpaquePointer?
      var error: UnsafeMutablePointer<GError>?
      g_file_enumerator_iterate(gFileEnumerator, &cOutInfo, &cOutChild, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return (lentObject(opaque: cOutInfo), lentObject(opaque: cOutChild))
    }

    /// Calls [`g_file_enumerator_next_file()`](https://docs.gtk.org/gio/method.FileEnumerator.next_file.html).
    @discardableResult
    public final func nextFile(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> Gio.FileInfo? {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_enumerator_next_file(gFileEnumerator, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)
    }

    /// Calls
    /// [`g_file_enumerator_next_files_async()`](https://docs.gtk.org/gio/method.FileEnumerator.next_files_async.html).
    @discardableResult
    public final func nextFiles(numFiles: Int, ioPriority: Int = 0) async throws -> [Gio.FileInfo] {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_enumerator_next_files_async(
          gFileEnumerator, numFiles.int32, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_enumerator_next_files_finish(gFileEnumerator, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return lists(result, isGiven: true) { givenObject($0) as Gio.FileInfo? }
    }

    /// Calls [`g_file_enumerator_set_pending()`](https://docs.gtk.org/gio/method.FileEnumerator.set_pending.html).
    public final func setPending(_ pending: Bool) { g_file_enumerator_set_pending(gFileEnumerator, pending.gboolean) }
  }
}
