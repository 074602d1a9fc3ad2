import CGtk

/// A C struct that is held by a pointer: the base of classes such as `TextIter` and `Pango.AttrList`.
///
/// The Swift object has a copy, or a reference, of its own, and gives it back when it goes away. What a function changes
/// in it is changed for everybody who has the same Swift object; `copy()` makes another one.
@MainActor open class Boxed: GTyped, GValueNullable, GValueRepresentable {
  /// The struct. Valid as long as the wrapper is.
  nonisolated(unsafe) final let pointer: UnsafeMutableRawPointer  // sound: a constant, and only C calls look behind it

  /// The type under which GObject knows the struct.
  open class var gType: GType { 0 }

  /// Takes over a struct that C gave us.
  required public init(taking pointer: UnsafeMutableRawPointer) {
    self.pointer = pointer
    LeakCheck.liveObjects += 1
  }

  isolated deinit {
    LeakCheck.liveObjects -= 1
    Self.release(pointer)
  }

  /// Wraps a copy of a struct that C lent us.
  convenience init(copying pointer: UnsafeRawPointer) { self.init(taking: Self.hold(pointer)) }

  /// A copy, or another reference, of what C lent us.
  class func hold(_ pointer: UnsafeRawPointer) -> UnsafeMutableRawPointer { g_boxed_copy(gType, pointer) }

  /// Gives back what `hold` made.
  class func release(_ pointer: UnsafeMutableRawPointer) { g_boxed_free(gType, pointer) }

  /// Puts a struct, or none, into a slot of its type.
  class func store(_ pointer: UnsafeMutableRawPointer?, in slot: GValueSlot) {
    g_value_set_boxed(slot.pointer, pointer)
  }

  /// The wrapper class for what is behind a pointer.
  class func wrapperClass(of pointer: UnsafeRawPointer) -> Boxed.Type { self }

  /// The struct, or nil for none.
  public static func readNullable(_ slot: GValueSlot) -> Self? {
    guard let pointer = g_value_peek_pointer(slot.pointer) else { return nil }
    return wrapperClass(of: pointer).init(taking: hold(pointer)) as? Self
  }

  /// The struct, where it cannot be missing.
  public static func read(_ slot: GValueSlot) -> Self { promised(readNullable(slot)) }

  public static func writeNull(to slot: GValueSlot) { store(nil, in: slot) }
  public final func write(to slot: GValueSlot) { Self.store(pointer, in: slot) }

  /// Another struct with the same content; for what counts its references, another one.
  public final func copy() -> Self { Self(taking: Self.hold(pointer)) }
}

extension Boxed {
  /// The struct as a C function wants it.
  final func cast<T>() -> UnsafeMutablePointer<T> { pointer.assumingMemoryBound(to: T.self) }
  final var opaque: OpaquePointer { OpaquePointer(pointer) }

  /// A copy for a function that keeps it.
  final func given() -> OpaquePointer { OpaquePointer(givenPointer()) }
  final func givenPointer() -> UnsafeMutableRawPointer { Self.hold(pointer) }
}

/// An object that is no GObject, with a hierarchy of classes of its own: `Gdk.Event`, `Gsk.RenderNode`,
/// `ValueExpression`. It does not change once it is made.
open class FundamentalObject: Boxed {
  override class func store(_ pointer: UnsafeMutableRawPointer?, in slot: GValueSlot) {
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

  private static func nearestClass(_ type: GType) -> FundamentalObject.Type? {
    var type = type
    while type != 0 {
      if let known = entry(named: g_type_name(type), in: fundamentalTable) { return known.wrapper() }
      type = g_type_parent(type)
    }
    return nil
  }
}

extension UnsafeRawPointer {
  /// The struct as a C function wants it.
  func cast<T>() -> UnsafeMutablePointer<T> { UnsafeMutableRawPointer(mutating: self).assumingMemoryBound(to: T.self) }
  func cast() -> OpaquePointer { OpaquePointer(self) }
}

extension OpaquePointer {
  /// The pointer for a wrapper that is being made.
  nonisolated var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

// MARK: Results of C functions

/// A struct that C lent us: the wrapper has a copy.
func lentBoxed<T: Boxed>(_ pointer: UnsafeRawPointer?) -> T? {
  pointer.flatMap { T.wrapperClass(of: $0).init(taking: T.hold($0)) as? T }
}
func lentBoxed<T: Boxed>(opaque pointer: OpaquePointer?) -> T? { lentBoxed(UnsafeRawPointer(pointer)) }

/// A struct that C gave us.
func givenBoxed<T: Boxed>(_ pointer: UnsafeMutableRawPointer?) -> T? {
  pointer.flatMap { T.wrapperClass(of: $0).init(taking: $0) as? T }
}
func givenBoxed<T: Boxed>(opaque pointer: OpaquePointer?) -> T? { givenBoxed(UnsafeMutableRawPointer(pointer)) }
