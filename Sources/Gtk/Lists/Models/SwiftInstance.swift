import CGtk

/// GObject classes implemented in Swift: each instance holds a Swift object and releases it when finalized.
nonisolated enum SwiftInstance {
  /// Returns a new GObject that holds `object`. The caller owns the reference.
  static func make(_ type: GType, holding object: AnyObject) -> UnsafeMutableRawPointer {
    let instance = UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil)!)
    instance.assumingMemoryBound(to: CGtkSwiftInstance.self).pointee.swift_object =
      Unmanaged.passRetained(object).toOpaque()
    return instance
  }

  /// Returns the Swift object of an instance of a class made by `register`.
  static func object(in instance: UnsafeMutableRawPointer) -> Unmanaged<AnyObject> {
    Unmanaged.fromOpaque(instance.assumingMemoryBound(to: CGtkSwiftInstance.self).pointee.swift_object)
  }

  /// Registers a class of such objects. Call it once for each name.
  static func register(_ name: String) -> GType {
    g_type_register_static_simple(
      FundamentalType.object, name, guint(MemoryLayout<GObjectClass>.size), setUpClass,
      guint(MemoryLayout<CGtkSwiftInstance>.size), nil, GTypeFlags(rawValue: 0))
  }

  private static let setUpClass: GClassInitFunc = { table, _ in
    table!.assumingMemoryBound(to: GObjectClass.self).pointee.finalize = { instance in
      SwiftInstance.object(in: UnsafeMutableRawPointer(instance!)).release()
      let parent = g_type_class_peek(FundamentalType.object).assumingMemoryBound(to: GObjectClass.self)
      parent.pointee.finalize(instance)
    }
  }
}
