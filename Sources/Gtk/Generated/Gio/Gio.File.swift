// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gio {
  /// The interface [`GFile`](https://docs.gtk.org/gio/iface.File.html).
  open class File: Object {
    open override class var gType: GType { g_file_get_type() }

    @_spi(Bindings) open override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`g_file_new_for_commandline_arg()`](https://docs.gtk.org/gio/type_func.File.new_for_commandline_arg.html).
    public init(arg: String) {
      super.init(adopting: g_file_new_for_commandline_arg(arg).raw)
    }

    /// Calls
    /// [`g_file_new_for_commandline_arg_and_cwd()`](https://docs.gtk.org/gio/type_func.File.new_for_commandline_arg_and_cwd.html).
    /// Since GLib 2.36.
    public init(arg: String, cwd: String) {
      super.init(adopting: g_file_new_for_commandline_arg_and_cwd(arg, cwd).raw)
    }

    /// Calls [`g_file_new_for_path()`](https://docs.gtk.org/gio/type_func.File.new_for_path.html).
    public init(path: String) {
      super.init(adopting: g_file_new_for_path(path).raw)
    }

    /// Calls [`g_file_new_for_uri()`](https://docs.gtk.org/gio/type_func.File.new_for_uri.html).
    public init(uri: String) {
      super.init(adopting: g_file_new_for_uri(uri).raw)
    }

    /// Calls [`g_file_append_to()`](https://docs.gtk.org/gio/method.File.append_to.html).
    @discardableResult
    public final func appendTo(flags: Gio.FileCreateFlags, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure)
      -> Gio.FileOutputStream
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_append_to(instance(self), flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(result)!
    }

    /// Calls [`g_file_append_to_async()`](https://docs.gtk.org/gio/method.File.append_to_async.html).
    @discardableResult
    public final func appendTo(flags: Gio.FileCreateFlags, ioPriority: Int = 0) async throws -> Gio.FileOutputStream {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_append_to_async(instance(self), flags.cValue, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_append_to_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(result)!
    }

    /// Calls
    /// [`g_file_build_attribute_list_for_copy()`](https://docs.gtk.org/gio/method.File.build_attribute_list_for_copy.html).
    /// Since GLib 2.68.
    @discardableResult
    public final func buildAttributeListForCopy(flags: Gio.FileCopyFlags, cancellable: Gio.Cancellable? = nil)
      throws(GLib.Failure) -> String
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_build_attribute_list_for_copy(instance(self), flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenString(result)
    }

    /// Calls [`g_file_copy()`](https://docs.gtk.org/gio/method.File.copy.html).
    public final func copy(
      _ destination: Gio.File, flags: Gio.FileCopyFlags, cancellable: Gio.Cancellable? = nil,
      progressCallback: ((Int, Int) -> Void)?
    ) throws(GLib.Failure) {
      let lent = CallScope()
      defer { lent.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_copy(
        instance(self), destination.opaque, flags.cValue, cancellable?.gCancellable,
        progressCallback == nil ? nil : callGFileProgressCallback, progressCallback.map { lent.closure($0) }, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_file_copy_async()`](https://docs.gtk.org/gio/method.File.copy_async.html).
    public final func copy(
      _ destination: Gio.File, flags: Gio.FileCopyFlags, ioPriority: Int = 0, progressCallback: ((Int, Int) -> Void)?
    ) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_copy_async(
          instance(self), destination.opaque, flags.cValue, ioPriority.int32, cancellable,
          progressCallback == nil ? nil : callGFileProgressCallback, progressCallback.map { heldClosure($0) }, finished,
          userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_copy_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls [`g_file_copy_attributes()`](https://docs.gtk.org/gio/method.File.copy_attributes.html).
    public final func copyAttributes(
      _ destination: Gio.File, flags: Gio.FileCopyFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_copy_attributes(instance(self), destination.opaque, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_file_create()`](https://docs.gtk.org/gio/method.File.create.html).
    @discardableResult
    public final func create(flags: Gio.FileCreateFlags, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure)
      -> Gio.FileOutputStream
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_create(instance(self), flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(result)!
    }

    /// Calls [`g_file_create_async()`](https://docs.gtk.org/gio/method.File.create_async.html).
    @discardableResult
    public final func create(flags: Gio.FileCreateFlags, ioPriority: Int = 0) async throws -> Gio.FileOutputStream {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_create_async(instance(self), flags.cValue, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_create_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(result)!
    }

    /// Calls [`g_file_delete()`](https://docs.gtk.org/gio/method.File.delete.html).
    public final func delete(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_delete(instance(self), cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_file_delete_async()`](https://docs.gtk.org/gio/method.File.delete_async.html). Since GLib 2.34.
    public final func delete(_ ioPriority: Int = 0) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_delete_async(instance(self), ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_delete_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls [`g_file_dup()`](https://docs.gtk.org/gio/method.File.dup.html).
    public final func dup() -> Gio.File { givenObject(opaque: g_file_dup(instance(self)))! }

    /// Calls
    /// [`g_file_eject_mountable_with_operation()`](https://docs.gtk.org/gio/method.File.eject_mountable_with_operation.html).
    /// Since GLib 2.22.
    public final func ejectMountableWithOperation(flags: Gio.MountUnmountFlags, mountOperation: Gio.MountOperation?)
      async throws
    {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_eject_mountable_with_operation(
          instance(self), flags.cValue, mountOperation?.gMountOperation, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_eject_mountable_with_operation_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls [`g_file_enumerate_children()`](https://docs.gtk.org/gio/method.File.enumerate_children.html).
    @discardableResult
    public final func enumerateChildren(
      _ attributes: String, flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) -> Gio.FileEnumerator {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_enumerate_children(
        instance(self), attributes, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(result)!
    }

    /// Calls [`g_file_enumerate_children_async()`](https://docs.gtk.org/gio/method.File.enumerate_children_async.html).
    @discardableResult
    public final func enumerateChildren(_ attributes: String, flags: Gio.FileQueryInfoFlags, ioPriority: Int = 0)
      async throws -> Gio.FileEnumerator
    {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_enumerate_children_async(
          instance(self), attributes, flags.cValue, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_enumerate_children_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(result)!
    }

    /// Calls [`g_file_equal()`](https://docs.gtk.org/gio/method.File.equal.html).
    @discardableResult
    public final func equal(_ file2: Gio.File) -> Bool { g_file_equal(instance(self), file2.opaque).isTrue }

    /// Calls [`g_file_get_basename()`](https://docs.gtk.org/gio/method.File.get_basename.html).
    public final var basename: String? { givenString(ifAny: g_file_get_basename(instance(self))) }

    /// Calls [`g_file_get_child()`](https://docs.gtk.org/gio/method.File.get_child.html).
    public final func getChild(_ name: String) -> Gio.File {
      givenObject(opaque: g_file_get_child(instance(self), name))!
    }

    /// Calls
    /// [`g_file_get_child_for_display_name()`](https://docs.gtk.org/gio/method.File.get_child_for_display_name.html).
    public final func getChildForDisplayName(_ displayName: String) throws(GLib.Failure) -> Gio.File {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_get_child_for_display_name(instance(self), displayName, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Calls [`g_file_get_parent()`](https://docs.gtk.org/gio/method.File.get_parent.html).
    public final var parent: Gio.File? { givenObject(opaque: g_file_get_parent(instance(self))) }

    /// Calls [`g_file_get_parse_name()`](https://docs.gtk.org/gio/method.File.get_parse_name.html).
    public final var parseName: String { givenString(g_file_get_parse_name(instance(self))) }

    /// Calls [`g_file_get_path()`](https://docs.gtk.org/gio/method.File.get_path.html).
    public final var path: String? { givenString(ifAny: g_file_get_path(instance(self))) }

    /// Calls [`g_file_get_relative_path()`](https://docs.gtk.org/gio/method.File.get_relative_path.html).
    public final func getRelativePath(_ descendant: Gio.File) -> String? {
      givenString(ifAny: g_file_get_relative_path(instance(self), descendant.opaque))
    }

    /// Calls [`g_file_get_uri()`](https://docs.gtk.org/gio/method.File.get_uri.html).
    public final var uri: String { givenString(g_file_get_uri(instance(self))) }

    /// Calls [`g_file_get_uri_scheme()`](https://docs.gtk.org/gio/method.File.get_uri_scheme.html).
    public final var uriScheme: String? { givenString(ifAny: g_file_get_uri_scheme(instance(self))) }

    /// Calls [`g_file_has_parent()`](https://docs.gtk.org/gio/method.File.has_parent.html). Since GLib 2.24.
    public final func hasParent(_ parent: Gio.File?) -> Bool {
      g_file_has_parent(instance(self), parent?.opaque).isTrue
    }

    /// Calls [`g_file_has_prefix()`](https://docs.gtk.org/gio/method.File.has_prefix.html).
    public final func hasPrefix(_ prefix: Gio.File) -> Bool { g_file_has_prefix(instance(self), prefix.opaque).isTrue }

    /// Calls [`g_file_has_uri_scheme()`](https://docs.gtk.org/gio/method.File.has_uri_scheme.html).
    public final func hasUriScheme(_ uriScheme: String) -> Bool {
      g_file_has_uri_scheme(instance(self), uriScheme).isTrue
    }

    /// Calls [`g_file_hash()`](https://docs.gtk.org/gio/method.File.hash.html).
    @discardableResult
    public final func hash() -> Int { g_file_hash(pointer).int }

    /// Calls [`g_file_is_native()`](https://docs.gtk.org/gio/method.File.is_native.html).
    public final var isNative: Bool { g_file_is_native(instance(self)).isTrue }

    /// Calls [`g_file_load_bytes()`](https://docs.gtk.org/gio/method.File.load_bytes.html). Since GLib 2.56.
    @discardableResult
    public final func loadBytes(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> (
      result: GLib.Bytes, etagOut: String?
    ) {
      var cEtagOut: UnsafeMutablePointer<CChar>?
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_load_bytes(instance(self), cancellable?.gCancellable, &cEtagOut, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return (promised(givenBoxed(opaque: result)), givenString(ifAny: cEtagOut))
    }

    /// Calls [`g_file_load_bytes_async()`](https://docs.gtk.org/gio/method.File.load_bytes_async.html). Since GLib
    /// 2.56.
    @discardableResult
    public final func loadBytes() async throws -> (result: GLib.Bytes, etagOut: String?) {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_load_bytes_async(instance(self), cancellable, finished, userData)
      }
      defer { outcome.end() }
      var cEtagOut: UnsafeMutablePointer<CChar>?
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_load_bytes_finish(instance(self), outcome.pointer, &cEtagOut, &error)
      if let error { throw outcome.failure(error) }
      return (promised(givenBoxed(opaque: result)), givenString(ifAny: cEtagOut))
    }

    /// Calls [`g_file_load_contents()`](https://docs.gtk.org/gio/method.File.load_contents.html).
    @discardableResult
    public final func loadContents(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> (
      contents: [UInt8], etagOut: String?
    ) {
      var cLength: UInt = 0
      var cContents: UnsafeMutablePointer<Int8>?
      var cEtagOut: UnsafeMutablePointer<CChar>?
      var error: UnsafeMutablePointer<GError>?
      g_file_load_contents(instance(self), cancellable?.gCancellable, &cContents, &cLength, &cEtagOut, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return (
        elements(cContents, count: cLength.int, isGiven: true) { UInt8(bitPattern: $0) }, givenString(ifAny: cEtagOut)
      )
    }

    /// Calls [`g_file_load_contents_async()`](https://docs.gtk.org/gio/method.File.load_contents_async.html).
    @discardableResult
    public final func loadContents() async throws -> (contents: [UInt8], etagOut: String?) {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_load_contents_async(instance(self), cancellable, finished, userData)
      }
      defer { outcome.end() }
      var cLength: UInt = 0
      var cContents: UnsafeMutablePointer<Int8>?
      var cEtagOut: UnsafeMutablePointer<CChar>?
      var error: UnsafeMutablePointer<GError>?
      g_file_load_contents_finish(instance(self), outcome.pointer, &cContents, &cLength, &cEtagOut, &error)
      if let error { throw outcome.failure(error) }
      return (
        elements(cContents, count: cLength.int, isGiven: true) { UInt8(bitPattern: $0) }, givenString(ifAny: cEtagOut)
      )
    }

    /// Calls [`g_file_make_directory()`](https://docs.gtk.org/gio/method.File.make_directory.html).
    public final func makeDirectory(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_make_directory(instance(self), cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_file_make_directory_async()`](https://docs.gtk.org/gio/method.File.make_directory_async.html). Since
    /// GLib 2.38.
    public final func makeDirectory(_ ioPriority: Int = 0) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_make_directory_async(instance(self), ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_make_directory_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls
    /// [`g_file_make_directory_with_parents()`](https://docs.gtk.org/gio/method.File.make_directory_with_parents.html).
    /// Since GLib 2.18.
    public final func makeDirectoryWithParents(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_make_directory_with_parents(instance(self), cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_file_make_symbolic_link()`](https://docs.gtk.org/gio/method.File.make_symbolic_link.html).
    public final func makeSymbolicLink(_ symlinkValue: String, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure)
    {
      var error: UnsafeMutablePointer<GError>?
      g_file_make_symbolic_link(instance(self), symlinkValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_file_make_symbolic_link_async()`](https://docs.gtk.org/gio/method.File.make_symbolic_link_async.html).
    /// Since GLib 2.74.
    public final func makeSymbolicLink(_ symlinkValue: String, ioPriority: Int = 0) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_make_symbolic_link_async(instance(self), symlinkValue, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_make_symbolic_link_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls [`g_file_monitor()`](https://docs.gtk.org/gio/method.File.monitor.html). Since GLib 2.18.
    @discardableResult
    public final func monitor(flags: Gio.FileMonitorFlags, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure)
      -> Gio.FileMonitor
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_monitor(instance(self), flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(result)!
    }

    /// Calls [`g_file_monitor_directory()`](https://docs.gtk.org/gio/method.File.monitor_directory.html).
    @discardableResult
    public final func monitorDirectory(flags: Gio.FileMonitorFlags, cancellable: Gio.Cancellable? = nil) throws(GLib
      .Failure) -> Gio.FileMonitor
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_monitor_directory(instance(self), flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(result)!
    }

    /// Calls [`g_file_monitor_file()`](https://docs.gtk.org/gio/method.File.monitor_file.html).
    @discardableResult
    public final func monitorFile(flags: Gio.FileMonitorFlags, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure)
      -> Gio.FileMonitor
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_monitor_file(instance(self), flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(result)!
    }

    /// Calls [`g_file_mount_enclosing_volume()`](https://docs.gtk.org/gio/method.File.mount_enclosing_volume.html).
    public final func mountEnclosingVolume(flags: Gio.MountMountFlags, mountOperation: Gio.MountOperation?) async throws
    {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_mount_enclosing_volume(
          instance(self), flags.cValue, mountOperation?.gMountOperation, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_mount_enclosing_volume_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls [`g_file_mount_mountable()`](https://docs.gtk.org/gio/method.File.mount_mountable.html).
    @discardableResult
    public final func mountMountable(flags: Gio.MountMountFlags, mountOperation: Gio.MountOperation?) async throws
      -> Gio.File
    {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_mount_mountable(
          instance(self), flags.cValue, mountOperation?.gMountOperation, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_mount_mountable_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(opaque: result)!
    }

    /// Calls [`g_file_move()`](https://docs.gtk.org/gio/method.File.move.html).
    public final func move(
      _ destination: Gio.File, flags: Gio.FileCopyFlags, cancellable: Gio.Cancellable? = nil,
      progressCallback: ((Int, Int) -> Void)?
    ) throws(GLib.Failure) {
      let lent = CallScope()
      defer { lent.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_move(
        instance(self), destination.opaque, flags.cValue, cancellable?.gCancellable,
        progressCallback == nil ? nil : callGFileProgressCallback, progressCallback.map { lent.closure($0) }, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_file_move_async()`](https://docs.gtk.org/gio/method.File.move_async.html). Since GLib 2.72.
    public final func move(
      _ destination: Gio.File, flags: Gio.FileCopyFlags, ioPriority: Int = 0, progressCallback: ((Int, Int) -> Void)?
    ) async throws {
      let lent = CallScope()
      defer { lent.end() }
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_move_async(
          instance(self), destination.opaque, flags.cValue, ioPriority.int32, cancellable,
          progressCallback == nil ? nil : callGFileProgressCallback, progressCallback.map { lent.closure($0) },
          finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_move_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls [`g_file_peek_path()`](https://docs.gtk.org/gio/method.File.peek_path.html). Since GLib 2.56.
    @discardableResult
    public final func peekPath() -> String? { lentString(ifAny: g_file_peek_path(instance(self))) }

    /// Calls [`g_file_poll_mountable()`](https://docs.gtk.org/gio/method.File.poll_mountable.html). Since GLib 2.22.
    public final func pollMountable() async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_poll_mountable(instance(self), cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_poll_mountable_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls [`g_file_query_default_handler()`](https://docs.gtk.org/gio/method.File.query_default_handler.html).
    public final func queryDefaultHandler(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> Gio.AppInfo {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_query_default_handler(instance(self), cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Calls
    /// [`g_file_query_default_handler_async()`](https://docs.gtk.org/gio/method.File.query_default_handler_async.html).
    /// Since GLib 2.60.
    public final func queryDefaultHandler(_ ioPriority: Int = 0) async throws -> Gio.AppInfo {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_query_default_handler_async(instance(self), ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_query_default_handler_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(opaque: result)!
    }

    /// Calls [`g_file_query_exists()`](https://docs.gtk.org/gio/method.File.query_exists.html).
    public final func queryExists(_ cancellable: Gio.Cancellable? = nil) -> Bool {
      g_file_query_exists(instance(self), cancellable?.gCancellable).isTrue
    }

    /// Calls [`g_file_query_file_type()`](https://docs.gtk.org/gio/method.File.query_file_type.html). Since GLib 2.18.
    public final func queryFileType(flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil) -> Gio.FileType
    { Gio.FileType(cValue: g_file_query_file_type(instance(self), flags.cValue, cancellable?.gCancellable)) }

    /// Calls [`g_file_query_filesystem_info()`](https://docs.gtk.org/gio/method.File.query_filesystem_info.html).
    public final func queryFilesystemInfo(_ attributes: String, cancellable: Gio.Cancellable? = nil) throws(GLib
      .Failure) -> Gio.FileInfo
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_query_filesystem_info(instance(self), attributes, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Calls
    /// [`g_file_query_filesystem_info_async()`](https://docs.gtk.org/gio/method.File.query_filesystem_info_async.html).
    public final func queryFilesystemInfo(_ attributes: String, ioPriority: Int = 0) async throws -> Gio.FileInfo {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_query_filesystem_info_async(
          instance(self), attributes, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_query_filesystem_info_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(opaque: result)!
    }

    /// Calls [`g_file_query_info()`](https://docs.gtk.org/gio/method.File.query_info.html).
    public final func queryInfo(
      _ attributes: String, flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) -> Gio.FileInfo {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_query_info(instance(self), attributes, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Calls [`g_file_query_info_async()`](https://docs.gtk.org/gio/method.File.query_info_async.html).
    public final func queryInfo(_ attributes: String, flags: Gio.FileQueryInfoFlags, ioPriority: Int = 0) async throws
      -> Gio.FileInfo
    {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_query_info_async(
          instance(self), attributes, flags.cValue, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_query_info_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(opaque: result)!
    }

    /// Calls [`g_file_read()`](https://docs.gtk.org/gio/method.File.read.html).
    @discardableResult
    public final func read(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> Gio.FileInputStream {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_read(instance(self), cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(result)!
    }

    /// Calls [`g_file_read_async()`](https://docs.gtk.org/gio/method.File.read_async.html).
    @discardableResult
    public final func read(_ ioPriority: Int = 0) async throws -> Gio.FileInputStream {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_read_async(instance(self), ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_read_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(result)!
    }

    /// Calls [`g_file_replace()`](https://docs.gtk.org/gio/method.File.replace.html).
    @discardableResult
    public final func replace(
      _ etag: String?, makeBackup: Bool, flags: Gio.FileCreateFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) -> Gio.FileOutputStream {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_replace(
        instance(self), etag, makeBackup.gboolean, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(result)!
    }

    /// Calls [`g_file_replace_async()`](https://docs.gtk.org/gio/method.File.replace_async.html).
    @discardableResult
    public final func replace(_ etag: String?, makeBackup: Bool, flags: Gio.FileCreateFlags, ioPriority: Int = 0)
      async throws -> Gio.FileOutputStream
    {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_replace_async(
          instance(self), etag, makeBackup.gboolean, flags.cValue, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_replace_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(result)!
    }

    /// Calls [`g_file_replace_contents()`](https://docs.gtk.org/gio/method.File.replace_contents.html).
    @discardableResult
    public final func replaceContents(
      _ contents: [UInt8], etag: String?, makeBackup: Bool, flags: Gio.FileCreateFlags,
      cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) -> String? {
      let cContents = contents.map { Int8(bitPattern: $0) }
      var cNewEtag: UnsafeMutablePointer<CChar>?
      var error: UnsafeMutablePointer<GError>?
      g_file_replace_contents(
        instance(self), cContents, contents.count.uint, etag, makeBackup.gboolean, flags.cValue, &cNewEtag,
        cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenString(ifAny: cNewEtag)
    }

    /// Calls [`g_file_replace_contents_async()`](https://docs.gtk.org/gio/method.File.replace_contents_async.html).
    @discardableResult
    public final func replaceContents(_ contents: [UInt8], etag: String?, makeBackup: Bool, flags: Gio.FileCreateFlags)
      async throws -> String?
    {
      let lent = CallScope()
      defer { lent.end() }
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_replace_contents_async(
          instance(self), lent.elements(contents.map { Int8(bitPattern: $0) }), contents.count.uint, etag,
          makeBackup.gboolean, flags.cValue, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var cNewEtag: UnsafeMutablePointer<CChar>?
      var error: UnsafeMutablePointer<GError>?
      g_file_replace_contents_finish(instance(self), outcome.pointer, &cNewEtag, &error)
      if let error { throw outcome.failure(error) }
      return givenString(ifAny: cNewEtag)
    }

    /// Calls
    /// [`g_file_replace_contents_bytes_async()`](https://docs.gtk.org/gio/method.File.replace_contents_bytes_async.html).
    /// Since GLib 2.40.
    @discardableResult
    public final func replaceContentsBytes(
      _ contents: GLib.Bytes, etag: String?, makeBackup: Bool, flags: Gio.FileCreateFlags
    ) async throws -> String? {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_replace_contents_bytes_async(
          instance(self), contents.opaque, etag, makeBackup.gboolean, flags.cValue, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var cNewEtag: UnsafeMutablePointer<CChar>?
      var error: UnsafeMutablePointer<GError>?
      g_file_replace_contents_finish(instance(self), outcome.pointer, &cNewEtag, &error)
      if let error { throw outcome.failure(error) }
      return givenString(ifAny: cNewEtag)
    }

    /// Calls [`g_file_resolve_relative_path()`](https://docs.gtk.org/gio/method.File.resolve_relative_path.html).
    @discardableResult
    public final func resolveRelativePath(_ relativePath: String) -> Gio.File {
      givenObject(opaque: g_file_resolve_relative_path(instance(self), relativePath))!
    }

    /// Calls
    /// [`g_file_set_attribute_byte_string()`](https://docs.gtk.org/gio/method.File.set_attribute_byte_string.html).
    public final func setAttributeByteString(
      _ attribute: String, value: String, flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_set_attribute_byte_string(
        instance(self), attribute, value, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_file_set_attribute_int32()`](https://docs.gtk.org/gio/method.File.set_attribute_int32.html).
    public final func setAttributeInt32(
      _ attribute: String, value: Int, flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_set_attribute_int32(
        instance(self), attribute, value.int32, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_file_set_attribute_int64()`](https://docs.gtk.org/gio/method.File.set_attribute_int64.html).
    public final func setAttributeInt64(
      _ attribute: String, value: Int, flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_set_attribute_int64(instance(self), attribute, value, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_file_set_attribute_string()`](https://docs.gtk.org/gio/method.File.set_attribute_string.html).
    public final func setAttributeString(
      _ attribute: String, value: String, flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_set_attribute_string(instance(self), attribute, value, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_file_set_attribute_uint32()`](https://docs.gtk.org/gio/method.File.set_attribute_uint32.html).
    public final func setAttributeUint32(
      _ attribute: String, value: Int, flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_set_attribute_uint32(
        instance(self), attribute, value.uint32, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_file_set_attribute_uint64()`](https://docs.gtk.org/gio/method.File.set_attribute_uint64.html).
    public final func setAttributeUint64(
      _ attribute: String, value: Int, flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_set_attribute_uint64(
        instance(self), attribute, value.uint, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_file_set_attributes_async()`](https://docs.gtk.org/gio/method.File.set_attributes_async.html).
    @discardableResult
    public final func setAttributes(_ info: Gio.FileInfo, flags: Gio.FileQueryInfoFlags, ioPriority: Int = 0)
      async throws -> Gio.FileInfo?
    {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_set_attributes_async(
          instance(self), info.opaque, flags.cValue, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var cInfo: OpaquePointer?
      var error: UnsafeMutablePointer<GError>?
      g_file_set_attributes_finish(instance(self), outcome.pointer, &cInfo, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(opaque: cInfo)
    }

    /// Calls [`g_file_set_attributes_from_info()`](https://docs.gtk.org/gio/method.File.set_attributes_from_info.html).
    public final func setAttributesFromInfo(
      _ info: Gio.FileInfo, flags: Gio.FileQueryInfoFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_set_attributes_from_info(instance(self), info.opaque, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_file_set_display_name()`](https://docs.gtk.org/gio/method.File.set_display_name.html).
    @discardableResult
    public final func setDisplayName(_ displayName: String, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure)
      -> Gio.File
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_set_display_name(instance(self), displayName, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Calls [`g_file_set_display_name_async()`](https://docs.gtk.org/gio/method.File.set_display_name_async.html).
    @discardableResult
    public final func setDisplayName(_ displayName: String, ioPriority: Int = 0) async throws -> Gio.File {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_set_display_name_async(instance(self), displayName, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_set_display_name_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(opaque: result)!
    }

    /// Calls [`g_file_start_mountable()`](https://docs.gtk.org/gio/method.File.start_mountable.html). Since GLib 2.22.
    public final func startMountable(flags: Gio.DriveStartFlags, startOperation: Gio.MountOperation?) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_start_mountable(
          instance(self), flags.cValue, startOperation?.gMountOperation, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_start_mountable_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls [`g_file_stop_mountable()`](https://docs.gtk.org/gio/method.File.stop_mountable.html). Since GLib 2.22.
    public final func stopMountable(flags: Gio.MountUnmountFlags, mountOperation: Gio.MountOperation?) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_stop_mountable(
          instance(self), flags.cValue, mountOperation?.gMountOperation, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_stop_mountable_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls [`g_file_supports_thread_contexts()`](https://docs.gtk.org/gio/method.File.supports_thread_contexts.html).
    /// Since GLib 2.22.
    @discardableResult
    public final func supportsThreadContexts() -> Bool { g_file_supports_thread_contexts(instance(self)).isTrue }

    /// Calls [`g_file_trash()`](https://docs.gtk.org/gio/method.File.trash.html).
    public final func trash(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_file_trash(instance(self), cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_file_trash_async()`](https://docs.gtk.org/gio/method.File.trash_async.html). Since GLib 2.38.
    public final func trash(_ ioPriority: Int = 0) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_trash_async(instance(self), ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_trash_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls
    /// [`g_file_unmount_mountable_with_operation()`](https://docs.gtk.org/gio/method.File.unmount_mountable_with_operation.html).
    /// Since GLib 2.22.
    public final func unmountMountableWithOperation(flags: Gio.MountUnmountFlags, mountOperation: Gio.MountOperation?)
      async throws
    {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_unmount_mountable_with_operation(
          instance(self), flags.cValue, mountOperation?.gMountOperation, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_unmount_mountable_with_operation_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls [`g_file_eject_mountable()`](https://docs.gtk.org/gio/method.File.eject_mountable.html).
    @available(*, deprecated, message: "Replaced by `g_file_eject_mountable_with_operation()` in GLib 2.22.")
    public final func ejectMountable(_ flags: Gio.MountUnmountFlags) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_eject_mountable(instance(self), flags.cValue, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_eject_mountable_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls [`g_file_unmount_mountable()`](https://docs.gtk.org/gio/method.File.unmount_mountable.html).
    @available(*, deprecated, message: "Replaced by `g_file_unmount_mountable_with_operation()` in GLib 2.22.")
    public final func unmountMountable(_ flags: Gio.MountUnmountFlags) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_unmount_mountable(instance(self), flags.cValue, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_file_unmount_mountable_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls [`g_file_parse_name()`](https://docs.gtk.org/gio/type_func.File.parse_name.html).
    @discardableResult
    public static func parseNameFunction(_ parseName: String) -> Gio.File {
      givenObject(opaque: g_file_parse_name(parseName))!
    }
  }
}
