import CGtk

/// A list model whose elements Swift holds: what the C functions behind `GListModel` ask.
protocol ListModelSource: Object {
  /// How many elements GTK is to see now.
  var itemCount: Int { get }
  /// The row at a position below `itemCount`.
  func row(at position: Int) -> Object
}

/// The GObject class of all Swift list models: a GObject that implements `GListModel` by asking its wrapper.
enum ListModelType {
  static let gType: GType = {
    let type = g_type_register_static_simple(
      FundamentalType.object, "SwiftListModel", guint(MemoryLayout<GObjectClass>.size), nil,
      guint(MemoryLayout<GObject>.size), nil, GTypeFlags(rawValue: 0))
    var implementation = GInterfaceInfo()
    implementation.interface_init = { table, _ in
      let interface = table!.assumingMemoryBound(to: GListModelInterface.self)
      interface.pointee.get_item_type = { _ in FundamentalType.object }
      interface.pointee.get_n_items = { model in
        // Sound here and below: list models are used on the main thread only, and the pointer is lent for the call.
        nonisolated(unsafe) let model = UnsafeMutableRawPointer(model)
        return MainActor.assumeIsolated { guint(source(model)?.itemCount ?? 0) }
      }
      interface.pointee.get_item = { model, position in
        nonisolated(unsafe) let model = UnsafeMutableRawPointer(model)
        let address: UInt = MainActor.assumeIsolated {
          guard let source = source(model), position < source.itemCount else { return 0 }
          let row = source.row(at: Int(position))
          // The caller gets a reference of its own.
          g_object_ref(row.pointer)
          return UInt(bitPattern: row.pointer)
        }
        return UnsafeMutableRawPointer(bitPattern: address)
      }
    }
    g_type_add_interface_static(type, g_list_model_get_type(), &implementation)
    return type
  }()

  private static func source(_ model: UnsafeMutableRawPointer?) -> (any ListModelSource)? {
    let object: Object? = Object.wrap(model)
    return object as? any ListModelSource
  }
}
