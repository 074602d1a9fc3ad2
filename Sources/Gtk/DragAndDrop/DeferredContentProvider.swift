import CGtk

extension Gdk {
  /// Content for the clipboard or a drag that is made on demand, such as a file that must be loaded first.
  ///
  ///     let provider = Gdk.DeferredContentProvider(mimeTypes: ["text/uri-list"]) { _ in
  ///       Array("\(try await download()).absoluteString)\r\n".utf8)
  ///     }
  ///
  /// The receiver waits meanwhile, and gets nothing if making the content fails. If it gives up, the task that makes
  /// the content is cancelled.
  public final class DeferredContentProvider: ContentProvider {
    public override class var gType: GType { deferredType }

    fileprivate let types: [String]
    fileprivate let content: (String) async throws -> [UInt8]

    /// Creates a provider of content in some formats.
    ///
    /// - Parameters:
    ///   - mimeTypes: the formats, in order of preference.
    ///   - content: makes the content in one of the formats. Called for each request.
    public init(mimeTypes: [String], content: @escaping (String) async throws -> [UInt8]) {
      types = mimeTypes
      self.content = content
      super.init(adopting: UnsafeMutableRawPointer(g_object_new_with_properties(deferredType, 0, nil, nil)))
    }
  }
}

extension Gdk.ContentProvider {
  /// Combines the contents of several providers. If two have the same format, the first is used.
  public convenience init(union providers: [Gdk.ContentProvider]) {
    var pointers = providers.map { provider -> UnsafeMutablePointer<GdkContentProvider>? in
      // The union takes ownership of the references.
      provider.givenPointer().assumingMemoryBound(to: GdkContentProvider.self)
    }
    let union = gdk_content_provider_new_union(&pointers, gsize(pointers.count))
    self.init(adopting: UnsafeMutableRawPointer(union!))
  }
}

private let deferredType: GType = {
  var info = GTypeInfo()
  info.class_size = guint16(MemoryLayout<GdkContentProviderClass>.size)
  info.instance_size = guint16(MemoryLayout<GdkContentProvider>.size)
  info.class_init = setUp
  return g_type_register_static(
    gdk_content_provider_get_type(), "GtkSwiftContentProvider", &info, GTypeFlags(rawValue: 0))
}()

private let setUp: GClassInitFunc = { table, _ in
  let provider = table!.assumingMemoryBound(to: GdkContentProviderClass.self)
  provider.pointee.ref_formats = { provider in
    let types = deferredProvider(provider)?.types ?? []
    let builder = gdk_content_formats_builder_new()
    for type in types { gdk_content_formats_builder_add_mime_type(builder, type) }
    return gdk_content_formats_builder_free_to_formats(builder)
  }
  provider.pointee.write_mime_type_async = { provider, type, stream, _, cancellable, finished, context in
    let task = g_task_new(provider.map { UnsafeMutableRawPointer($0) }, cancellable, finished, context)!
    g_object_ref(stream)
    write(String(cString: type!), of: deferredProvider(provider), to: stream!, task, cancellable)
  }
  provider.pointee.write_mime_type_finish = { _, result, error in g_task_propagate_boolean(result, error) }
}

/// Makes the content and writes it. Consumes the references to the stream and the task.
private func write(
  _ type: String, of provider: Gdk.DeferredContentProvider?, to stream: UnsafeMutablePointer<GOutputStream>,
  _ task: OpaquePointer, _ cancellable: UnsafeMutablePointer<GCancellable>?
) {
  let writing = Task {
    defer {
      g_object_unref(stream)
      g_object_unref(UnsafeMutableRawPointer(task))
    }
    do {
      let content = try await provider?.content(type) ?? []
      let bytes = g_bytes_new(content, gsize(content.count))
      defer { g_bytes_unref(bytes) }
      let outcome = await awaitOutcome { cancellable, finished, context in
        var size: gsize = 0
        let start = g_bytes_get_data(bytes, &size)
        g_output_stream_write_all_async(
          stream, UnsafeMutableRawPointer(mutating: start), size, G_PRIORITY_DEFAULT, cancellable, finished, context)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      if g_output_stream_write_all_finish(stream, outcome.pointer, nil, &error) == 0 {
        g_task_return_error(task, error)
      } else {
        g_task_return_boolean(task, 1)
      }
    } catch {
      g_task_return_error(
        task, g_error_new_literal(g_io_error_quark(), gint(G_IO_ERROR_FAILED.rawValue), "\(error)"))
    }
  }
  let cancellation = Cancellation(of: writing, by: cancellable)
  Task {
    await writing.value
    cancellation.end()
  }
}

private func deferredProvider(_ provider: UnsafeMutablePointer<GdkContentProvider>?) -> Gdk.DeferredContentProvider? {
  Object.existing(provider.map { UnsafeMutableRawPointer($0) }) as? Gdk.DeferredContentProvider
}
