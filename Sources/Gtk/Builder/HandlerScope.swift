import CGtk

/// Resolves the classes and handlers named in a `.ui` file. Handlers come from a Swift dictionary, never from the
/// program's C functions, because otherwise a file could name any of those.
enum HandlerScope {
  /// Creates a scope, which the caller must release.
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

  /// Returns the type with this name in a `.ui` file, or 0 if the file may not use it.
  static func type(named name: UnsafePointer<CChar>) -> GType {
    let type = g_type_from_name(name)
    // Trying to create an object of an abstract class would stop the program.
    if type != 0 { return isAbstractObject(type) ? 0 : type }
    // GTK's classes are registered once their type function has been called. A file may name only the type functions of
    // these.
    guard TypeTables.entry(named: name, in: TypeTables.wrappers) != nil else { return 0 }
    let known = madeType(named: name)
    return isAbstractObject(known) ? 0 : known
  }

  /// Registers a type of a C library with its type function, which GTK finds by name: `gtk_label_get_type` for
  /// `GtkLabel`.
  static func madeType(named name: UnsafePointer<CChar>) -> GType { gtk_builder_get_type_from_name(unscoped, name) }

  /// A builder with the C scope.
  private static let unscoped = gtk_builder_new()

  private static func isAbstractObject(_ type: GType) -> Bool {
    g_type_is_a(type, FundamentalType.object) != 0 && g_type_test_flags(type, G_TYPE_FLAG_ABSTRACT.rawValue) != 0
  }
}
