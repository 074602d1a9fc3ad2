import CGtk

/// The text of a row as a GTK expression, for GTK's own search.
final class RowText {
  private let text: (UnsafeMutableRawPointer?) -> String

  private init(_ text: @escaping (UnsafeMutableRawPointer?) -> String) { self.text = text }

  /// Returns an expression that evaluates to `text` of a row's element. The caller owns it.
  static func expression<Item: Identifiable>(_ text: @escaping (Item) -> String) -> OpaquePointer {
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), nil)!
    let context = Unmanaged.passRetained(RowText { ListRow<Item>.of($0).map { text($0.item) } ?? "" }).toOpaque()
    g_closure_set_meta_marshal(closure, context) { _, result, _, values, _, context in
      // Sound: GTK evaluates expressions on the main thread; nothing outlives the call.
      nonisolated(unsafe) let call = (context: context!, values: values!, result: result!)
      MainActor.assumeIsolated {
        let text = Unmanaged<RowText>.fromOpaque(call.context).takeUnretainedValue().text
        g_value_set_string(call.result, text(g_value_get_object(call.values)))
      }
    }
    g_closure_add_finalize_notifier(closure, context) { context, _ in
      Unmanaged<RowText>.fromOpaque(context!).release()
    }
    return gtk_closure_expression_new(FundamentalType.string, closure, 0, nil)
  }
}
