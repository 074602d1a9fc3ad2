import CGtk

@_spi(Bindings) @testable import Gtk

/// What somebody knows of a list model who has only its announcements: C code, as GTK's own followers of models are.
final class ListMirror {
  /// The objects, each held once.
  private(set) var objects: [UnsafeMutableRawPointer] = []
  private(set) var flaw: String?
  private let model: OpaquePointer
  private var handler: gulong = 0
  /// Called after each announcement.
  var announced: () -> Void = {}

  init(_ model: OpaquePointer) {
    self.model = model
    g_object_ref(UnsafeMutableRawPointer(model))
    objects = (0..<g_list_model_get_n_items(model)).compactMap { g_list_model_get_item(model, $0) }
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), nil)!
    g_closure_set_meta_marshal(closure, Unmanaged.passUnretained(self).toOpaque()) { _, _, _, values, _, context in
      // Sound: models of Swift change on the main thread only, and the call is synchronous.
      nonisolated(unsafe) let (values, context) = (values!, context!)
      MainActor.assumeIsolated {
        Unmanaged<ListMirror>.fromOpaque(context).takeUnretainedValue().take(
          Int(g_value_get_uint(values + 1)), Int(g_value_get_uint(values + 2)), Int(g_value_get_uint(values + 3)))
      }
    }
    handler = g_signal_connect_closure(UnsafeMutableRawPointer(model), "items-changed", closure, 0)
  }

  /// Lets go of the model.
  func end() {
    guard handler != 0 else { return }
    g_signal_handler_disconnect(UnsafeMutableRawPointer(model), handler)
    handler = 0
    for object in objects { g_object_unref(object) }
    objects = []
    g_object_unref(UnsafeMutableRawPointer(model))
  }

  private func take(_ position: Int, _ removed: Int, _ added: Int) {
    if position + removed > objects.count {
      flaw = flaw ?? "\(removed) at \(position) are removed of \(objects.count)"
      return
    }
    let range = position..<position + removed
    let old = Array(objects[range])
    objects.replaceSubrange(
      range, with: (0..<added).compactMap { g_list_model_get_item(model, guint(position + $0)) })
    for object in old { g_object_unref(object) }
    check("after \(removed) at \(position) became \(added)")
    announced()
  }

  /// Notes it if the model does not hold what it has announced.
  func check(_ occasion: String) {
    guard flaw == nil else { return }
    let count = Int(g_list_model_get_n_items(model))
    if count != objects.count {
      flaw = "\(occasion) the model has \(count) elements and has announced \(objects.count)"
      return
    }
    for index in 0..<count {
      let object = g_list_model_get_item(model, guint(index))
      if object != objects[index] { flaw = "\(occasion) element \(index) is not the one that was announced" }
      if let object { g_object_unref(object) }
    }
    if g_list_model_get_item(model, guint(count)) != nil { flaw = "\(occasion) there is an element behind the last" }
  }
}
