import CGtk

/// Makes the wrapper of a GObject of one class, for `wrapperTable`: `{ Label(adopting: $0) }`.
typealias WrapperFactory = (UnsafeMutableRawPointer) -> Object

extension Object {
  /// The wrapper of a GObject that C lent us (transfer none): the one it has, or else a new one of the nearest class
  /// that Swift knows. Nil when the pointer is nil, or when that class is no `T`.
  static func wrap<T: Object>(_ pointer: UnsafeMutableRawPointer?) -> T? {
    guard let pointer else { return nil }
    if let existing = g_object_get_qdata(pointer.assumingMemoryBound(to: GObject.self), wrapperQuark) {
      return Unmanaged<Object>.fromOpaque(existing).takeUnretainedValue() as? T
    }
    // `init(adopting:)` takes over a reference, except where it takes its own.
    if cgtk_is_floating(pointer) == 0 && !isOwnedByGTK(pointer) { g_object_ref(pointer) }
    return factory(of: cgtk_type_of(pointer))(pointer) as? T
  }

  /// The same for a GObject that C gave us (transfer full).
  static func wrap<T: Object>(consuming pointer: UnsafeMutableRawPointer?) -> T? {
    guard let pointer else { return nil }
    defer { g_object_unref(pointer) }
    return wrap(pointer)
  }

  /// Adds a class to those that `wrap` knows, for wrappers of GObject classes of other libraries.
  public static func registerWrapper(_ type: GType, _ make: @escaping (UnsafeMutableRawPointer) -> Object) {
    factories[type] = make
  }

  private static var factories = Dictionary(wrapperTable, uniquingKeysWith: { first, _ in first })

  private static func factory(of type: GType) -> WrapperFactory {
    var ancestor = type
    while ancestor != 0 {
      if let factory = factories[ancestor] {
        if ancestor != type { factories[type] = factory }
        return factory
      }
      ancestor = g_type_parent(ancestor)
    }
    return { Object(adopting: $0) }
  }

  final func object<T: Object, P>(_ pointer: UnsafeMutablePointer<P>?) -> T? {
    Object.wrap(UnsafeMutableRawPointer(pointer))
  }

  final func object<T: Object>(_ pointer: OpaquePointer?) -> T? {
    Object.wrap(UnsafeMutableRawPointer(pointer))
  }

  final func object<T: Object>(_ pointer: UnsafeMutableRawPointer?) -> T? {
    Object.wrap(pointer)
  }

  /// A C string that stays C's, "" for none.
  final func string(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }
}
