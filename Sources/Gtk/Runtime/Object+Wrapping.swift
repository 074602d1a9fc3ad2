import CGtk

/// Creates the wrapper of a GObject of one class, for `wrapperTable`: `Label.init(adopting:)`.
@_spi(Bindings) public typealias WrapperFactory = @MainActor (UnsafeMutableRawPointer) -> Object

extension Object {
  /// Returns the wrapper of a GObject lent by C (transfer none): the existing one, or a new one of the nearest class
  /// known to Swift. Returns `nil` if the pointer is null or that class is not a `T`.
  static func wrap<T: Object>(_ pointer: UnsafeMutableRawPointer?) -> T? {
    guard let pointer else { return nil }
    if let existing = g_object_get_qdata(pointer.assumingMemoryBound(to: GObject.self), wrapperQuark) {
      return Unmanaged<Object>.fromOpaque(existing).takeUnretainedValue() as? T
    }
    // `init(adopting:)` takes over a reference, unless it takes its own.
    let isFloating = cgtk_is_floating(pointer) != 0
    if isFloating || !isOwnedByGTK(pointer) { g_object_ref(pointer) }
    let wrapper = factory(of: cgtk_type_of(pointer), expecting: T.self)(pointer)
    // Restore the floating reference of a new object that C exposes before inserting it, such as a list row: the
    // container will sink it.
    if isFloating { g_object_force_floating(pointer.assumingMemoryBound(to: GObject.self)) }
    return wrapper as? T
  }

  /// Returns the Swift object of a GObject, for functions of classes and interfaces implemented in Swift, or `nil`
  /// while it is being created or disposed of.
  static func existing(_ pointer: UnsafeMutableRawPointer?) -> Object? {
    guard let pointer, let found = g_object_get_qdata(pointer.assumingMemoryBound(to: GObject.self), wrapperQuark)
    else {
      return nil
    }
    return Unmanaged<Object>.fromOpaque(found).takeUnretainedValue()
  }

  /// Returns the wrapper of a GObject given by C (transfer full).
  static func wrap<T: Object>(consuming pointer: UnsafeMutableRawPointer?) -> T? {
    guard let pointer else { return nil }
    // This reference is ours to release, whatever the wrapper takes.
    if cgtk_is_floating(pointer) != 0 { g_object_ref_sink(pointer) }
    defer { g_object_unref(pointer) }
    return wrap(pointer)
  }

  /// Registers a class with `wrap`, for wrappers of GObject classes that are written by hand.
  public static func registerWrapper(_ type: GType, _ make: @escaping (UnsafeMutableRawPointer) -> Object) {
    forgetNearestClasses()
    factories[type] = { make($0) }
  }

  /// The registered factories and those cached by lookups.
  private static var factories: [GType: WrapperFactory] = [:]
  /// The types whose cached factory is that of an ancestor or an interface.
  private static var approximations: [GType] = []

  /// Lets classes be found that have been registered in the meantime.
  static func forgetNearestClasses() {
    for type in approximations { factories[type] = nil }
    approximations = []
  }

  private static func factory(of type: GType, expecting expected: Object.Type) -> WrapperFactory {
    if let factory = knownFactory(type) { return factory }
    // Registers the types of the class's module, if it is a generated one.
    _ = expected.gType
    if let factory = knownFactory(type) { return factory }
    let factory = nearestFactory(type)
    factories[type] = factory
    approximations.append(type)
    return factory
  }

  private static func knownFactory(_ type: GType) -> WrapperFactory? {
    if let factory = factories[type] { return factory }
    let factory = TypeTables.entry(named: g_type_name(type), in: TypeTables.wrappers)?.make
    if let factory { factories[type] = factory }
    return factory
  }

  /// Returns the factory of the nearest ancestor known to Swift. For types known only as GObjects, such as GTK's
  /// private list models, returns the factory of an interface that they implement.
  private static func nearestFactory(_ type: GType) -> WrapperFactory {
    var ancestor = g_type_parent(type)
    while ancestor != 0 && ancestor != FundamentalType.object {
      if let factory = knownFactory(ancestor) { return factory }
      ancestor = g_type_parent(ancestor)
    }
    // An interface whose type is not registered yet cannot be one of the object's.
    let known = TypeTables.interfaces.first { g_type_is_a(type, g_type_from_name($0.name.cString)) != 0 }
    return known?.make ?? Object.init(adopting:)
  }
}
