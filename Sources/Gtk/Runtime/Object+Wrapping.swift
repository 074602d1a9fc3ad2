import CGtk

/// Makes the wrapper of a GObject of one class, for `wrapperTable`: `Label.init(adopting:)`.
typealias WrapperFactory = @MainActor (UnsafeMutableRawPointer) -> Object

extension Object {
  /// The wrapper of a GObject that C lent us (transfer none): the one it has, or else a new one of the nearest class
  /// that Swift knows. Nil when the pointer is nil, or when that class is no `T`.
  static func wrap<T: Object>(_ pointer: UnsafeMutableRawPointer?) -> T? {
    guard let pointer else { return nil }
    if let existing = g_object_get_qdata(pointer.assumingMemoryBound(to: GObject.self), wrapperQuark) {
      return Unmanaged<Object>.fromOpaque(existing).takeUnretainedValue() as? T
    }
    // `init(adopting:)` takes over a reference, except where it takes its own.
    let isFloating = cgtk_is_floating(pointer) != 0
    if isFloating || !isOwnedByGTK(pointer) { g_object_ref(pointer) }
    let wrapper = factory(of: cgtk_type_of(pointer))(pointer)
    // A new object that C shows before it puts it where it belongs, such as the line of a list: the floating reference
    // is still for whoever takes it there.
    if isFloating { g_object_force_floating(pointer.assumingMemoryBound(to: GObject.self)) }
    return wrapper as? T
  }

  /// The Swift object of a GObject, for functions of classes and interfaces that are implemented in Swift; nil while it
  /// is being made or disposed of.
  static func existing(_ pointer: UnsafeMutableRawPointer?) -> Object? {
    guard let pointer, let found = g_object_get_qdata(pointer.assumingMemoryBound(to: GObject.self), wrapperQuark)
    else {
      return nil
    }
    return Unmanaged<Object>.fromOpaque(found).takeUnretainedValue()
  }

  /// The same for a GObject that C gave us (transfer full).
  static func wrap<T: Object>(consuming pointer: UnsafeMutableRawPointer?) -> T? {
    guard let pointer else { return nil }
    // Ours to give back, whatever the wrapper takes.
    if cgtk_is_floating(pointer) != 0 { g_object_ref_sink(pointer) }
    defer { g_object_unref(pointer) }
    return wrap(pointer)
  }

  /// Adds a class to those that `wrap` knows, for wrappers of GObject classes of other libraries.
  public static func registerWrapper(_ type: GType, _ make: @escaping (UnsafeMutableRawPointer) -> Object) {
    factories[type] = { make($0) }
  }

  /// Those registered, and those that were looked for.
  private static var factories: [GType: WrapperFactory] = [:]

  private static func factory(of type: GType) -> WrapperFactory {
    if let factory = knownFactory(type) { return factory }
    let factory = nearestFactory(type)
    factories[type] = factory
    return factory
  }

  private static func knownFactory(_ type: GType) -> WrapperFactory? {
    if let factory = factories[type] { return factory }
    let factory = entry(named: g_type_name(type), in: wrapperTable)?.make
    if let factory { factories[type] = factory }
    return factory
  }

  /// The factory of the nearest ancestor that Swift knows. For classes of which nothing is known but that they are
  /// GObjects, such as the private list models of GTK, that of an interface which they have.
  private static func nearestFactory(_ type: GType) -> WrapperFactory {
    var ancestor = g_type_parent(type)
    while ancestor != 0 && ancestor != FundamentalType.object {
      if let factory = knownFactory(ancestor) { return factory }
      ancestor = g_type_parent(ancestor)
    }
    // An interface that nobody has made yet is none of the object's.
    let known = interfaceTable.first { g_type_is_a(type, g_type_from_name($0.name.cString)) != 0 }
    return known?.make ?? Object.init(adopting:)
  }
}
