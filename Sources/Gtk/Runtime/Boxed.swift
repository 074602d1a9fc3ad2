import CGtk

/// A C struct that is held by a pointer: the base of classes such as `TextIter` and `Pango.AttrList`.
///
/// The Swift object owns a copy of the struct, or a reference to it, and releases it when it is deallocated. Changes
/// that a function makes are visible to everyone who shares the Swift object; `copy()` makes another one.
@MainActor open class Boxed: GTyped, GValueNullable, GValueRepresentable {
  /// The struct. Valid as long as the wrapper is.
  // Sound: a constant, and only C calls look behind it.
  @_spi(Bindings) public nonisolated(unsafe) final let pointer: UnsafeMutableRawPointer

  /// The GObject type of the struct.
  open class var gType: GType { 0 }

  /// Takes over a struct given by C.
  required public init(taking pointer: UnsafeMutableRawPointer) {
    self.pointer = pointer
    LeakCheck.liveObjects += 1
  }

  isolated deinit {
    LeakCheck.liveObjects -= 1
    Self.release(pointer)
  }

  /// Wraps a copy of a struct lent by C.
  @_spi(Bindings) public convenience init(copying pointer: UnsafeRawPointer) { self.init(taking: Self.hold(pointer)) }

  /// Returns a copy of a struct lent by C, or another reference to it.
  @_spi(Bindings) open class func hold(_ pointer: UnsafeRawPointer) -> UnsafeMutableRawPointer {
    g_boxed_copy(gType, pointer)
  }

  /// Releases what `hold` returned.
  @_spi(Bindings) open class func release(_ pointer: UnsafeMutableRawPointer) { g_boxed_free(gType, pointer) }

  /// Puts a struct, or `NULL`, into a slot of its type.
  @_spi(Bindings) open class func store(_ pointer: UnsafeMutableRawPointer?, in slot: GValueSlot) {
    g_value_set_boxed(slot.pointer, pointer)
  }

  /// Returns the wrapper class for the struct behind a pointer.
  class func wrapperClass(of pointer: UnsafeRawPointer) -> Boxed.Type { self }

  /// The struct, or `nil` for `NULL`.
  public static func readNullable(_ slot: GValueSlot) -> Self? {
    guard let pointer = g_value_peek_pointer(slot.pointer) else { return nil }
    return wrapperClass(of: pointer).init(taking: hold(pointer)) as? Self
  }

  /// The struct, where it cannot be missing.
  public static func read(_ slot: GValueSlot) -> Self { promised(readNullable(slot)) }

  public static func writeNull(to slot: GValueSlot) { store(nil, in: slot) }
  public final func write(to slot: GValueSlot) { Self.store(pointer, in: slot) }

  /// Returns another struct with the same contents, or another reference to a reference-counted one.
  public final func copy() -> Self { Self(taking: Self.hold(pointer)) }
}

extension Boxed {
  /// Calls `body` with the C struct, for C functions that have no Swift counterpart. The pointer is valid only during the
  /// call. What C writes there is visible to everyone who shares this object.
  public final func withUnsafePointer<Result, Failure: Error>(
    _ body: (UnsafeMutableRawPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(self) {} }
    return try body(pointer)
  }

  /// The struct as the type that a C function takes.
  @_spi(Bindings) public final func cast<T>() -> UnsafeMutablePointer<T> { pointer.assumingMemoryBound(to: T.self) }
  @_spi(Bindings) public final var opaque: OpaquePointer { OpaquePointer(pointer) }

  /// Returns a copy for a function that keeps it.
  @_spi(Bindings) public final func given() -> OpaquePointer { OpaquePointer(givenPointer()) }
  @_spi(Bindings) public final func givenPointer() -> UnsafeMutableRawPointer { Self.hold(pointer) }
}

/// An object that is not a GObject but belongs to its own class hierarchy: `Gdk.Event`, `Gsk.RenderNode`,
/// `ValueExpression`. It is immutable.
open class FundamentalObject: Boxed {
  @_spi(Bindings) open override class func store(_ pointer: UnsafeMutableRawPointer?, in slot: GValueSlot) {
    if pointer != nil { g_value_set_instance(slot.pointer, pointer) }
  }

  override class func wrapperClass(of pointer: UnsafeRawPointer) -> Boxed.Type {
    let type = cgtk_type_of(pointer)
    if let known = wrapperClasses[type] { return known }
    guard let found = nearestClass(type) else { return self }
    wrapperClasses[type] = found
    return found
  }

  private static var wrapperClasses: [GType: FundamentalObject.Type] = [:]

  /// Lets classes be found that have been registered in the meantime.
  static func forgetNearestClasses() { wrapperClasses = [:] }

  private static func nearestClass(_ type: GType) -> FundamentalObject.Type? {
    var type = type
    while type != 0 {
      if let known = TypeTables.entry(named: g_type_name(type), in: TypeTables.fundamentals) { return known.wrapper() }
      type = g_type_parent(type)
    }
    return nil
  }
}

@MainActor extension UnsafeRawPointer {
  /// The struct as the type that a C function takes.
  @_spi(Bindings) public func cast<T>() -> UnsafeMutablePointer<T> {
    UnsafeMutableRawPointer(mutating: self).assumingMemoryBound(to: T.self)
  }
  @_spi(Bindings) public func cast() -> OpaquePointer { OpaquePointer(self) }
}

extension OpaquePointer {
  /// The pointer for a wrapper that is being created.
  @_spi(Bindings) public nonisolated var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

// MARK: Results of C functions

/// Wraps a copy of a struct lent by C.
@_spi(Bindings) @MainActor public func lentBoxed<T: Boxed>(_ pointer: UnsafeRawPointer?) -> T? {
  pointer.flatMap { T.wrapperClass(of: $0).init(taking: T.hold($0)) as? T }
}
@_spi(Bindings) @MainActor public func lentBoxed<T: Boxed>(opaque pointer: OpaquePointer?) -> T? {
  lentBoxed(UnsafeRawPointer(pointer))
}

/// Wraps a struct given by C.
@_spi(Bindings) @MainActor public func givenBoxed<T: Boxed>(_ pointer: UnsafeMutableRawPointer?) -> T? {
  pointer.flatMap { T.wrapperClass(of: $0).init(taking: $0) as? T }
}
@_spi(Bindings) @MainActor public func givenBoxed<T: Boxed>(opaque pointer: OpaquePointer?) -> T? {
  givenBoxed(UnsafeMutableRawPointer(pointer))
}
