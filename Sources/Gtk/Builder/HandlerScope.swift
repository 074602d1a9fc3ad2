import CGtk

/// Where a builder finds the classes and handlers that a `.ui` file names: handlers in a Swift dictionary, never in the
/// program's C functions, any of which a file could name otherwise.
enum HandlerScope {
  /// A scope, to be released by the caller.
  static func make(_ handlers: [String: BuilderHandler]) -> UnsafeMutableRawPointer {
    let scope = UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil)!)
    g_object_set_qdata_full(
      scope.assumingMemoryBound(to: GObject.self), handlersQuark, heldClosure(handlers), releaseClosure)
    return scope
  }

  private static let handlersQuark = g_quark_from_string("swift-handlers")

  private static let type: GType = {
    let parent = gtk_builder_cscope_get_type()
    var query = GTypeQuery()
    g_type_query(parent, &query)
    let type = g_type_register_static_simple(
      parent, "GtkSwiftBuilderScope", query.class_size, nil, query.instance_size, nil, GTypeFlags(rawValue: 0))
    var implementation = GInterfaceInfo(interface_init: setUp, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, gtk_builder_scope_get_type(), &implementation)
    return type
  }()

  private static let setUp: GInterfaceInitFunc = { table, _ in
    let scope = table!.assumingMemoryBound(to: GtkBuilderScopeInterface.self)
    scope.pointee.create_closure = { scope, builder, name, flags, object, error in
      let handlers: [String: BuilderHandler] = lentClosure(
        g_object_get_qdata(UnsafeMutableRawPointer(scope)!.assumingMemoryBound(to: GObject.self), handlersQuark))
      let name: String = lentString(name)
      guard let handler = handlers[name] else {
        g_set_error_literal(
          error, gtk_builder_error_quark(), Int32(GTK_BUILDER_ERROR_INVALID_FUNCTION.rawValue),
          "there is no handler '\(name)'")
        return nil
      }
      let isSwapped = flags.rawValue & GTK_BUILDER_CLOSURE_SWAPPED.rawValue != 0
      let context = UnsafeMutableRawPointer(object ?? gtk_builder_get_current_object(builder))
      return HandlerCall(name: name, handler: handler, object: context, isSwapped: isSwapped).makeClosure()
    }
    scope.pointee.get_type_from_name = { _, _, name in name.map { type(named: $0) } ?? 0 }
  }

  /// The type that a `.ui` file calls so, 0 for none that it may use.
  static func type(named name: UnsafePointer<CChar>) -> GType {
    let type = g_type_from_name(name)
    // Of an abstract class there are no objects: to ask for one would end the program.
    if type != 0 { return isAbstractObject(type) ? 0 : type }
    // GTK's classes are known when their function has been called. Of those functions a file may only name these.
    guard entry(named: name, in: wrapperTable) != nil else { return 0 }
    let known = madeType(named: name)
    return isAbstractObject(known) ? 0 : known
  }

  /// The type of a library of C, made by its function, which GTK finds by the name: `gtk_label_get_type` for `GtkLabel`.
  static func madeType(named name: UnsafePointer<CChar>) -> GType { gtk_builder_get_type_from_name(unscoped, name) }

  /// Has the scope of C.
  private static let unscoped = gtk_builder_new()

  private static func isAbstractObject(_ type: GType) -> Bool {
    g_type_is_a(type, FundamentalType.object) != 0 && g_type_test_flags(type, G_TYPE_FLAG_ABSTRACT.rawValue) != 0
  }
}
