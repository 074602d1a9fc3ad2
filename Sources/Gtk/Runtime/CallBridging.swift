/// Conversions of arguments and results for generated calls of C functions.
///
/// *Lent* values remain the property of C (transfer none), *given* values become ours (transfer full).

public import BindingCore
public import CGtk

// Overloads for C pointers have a label for each kind of pointer, so that the compiler need not try them one by one.

// MARK: Strings

/// Copies a string lent by C, or returns `""` for `NULL`.
@_spi(Bindings) @MainActor public func lentString(_ pointer: UnsafePointer<CChar>?) -> String {
  lentString(ifAny: pointer) ?? ""
}

/// Copies a string lent by C, or returns `nil` for `NULL`.
@_spi(Bindings) @MainActor public func lentString(ifAny pointer: UnsafePointer<CChar>?) -> String? {
  pointer.map { String(cString: $0) }
}

/// Copies and frees a string given by C, or returns `""` for `NULL`.
@_spi(Bindings) @MainActor public func givenString(_ pointer: UnsafeMutablePointer<CChar>?) -> String {
  givenString(ifAny: pointer) ?? ""
}

/// Copies and frees a string given by C, or returns `nil` for `NULL`.
@_spi(Bindings) @MainActor public func givenString(ifAny pointer: UnsafeMutablePointer<CChar>?) -> String? {
  defer { g_free(pointer) }
  return pointer.map { String(cString: $0) }
}

/// Lends a string, or `NULL`, to C for one call. Passing a string as a pointer argument would first copy it into an
/// array.
///
/// Nonisolated, so that the compiler inserts no executor check into the closure for the standard library.
@inline(__always)
@_spi(Bindings) public nonisolated func lend(_ string: String?, to body: (UnsafePointer<CChar>?) -> Void) {
  if let string { string.withCString(body) } else { body(nil) }
}

/// Copies the strings of a NULL-terminated array lent by C; empty for `NULL`.
@_spi(Bindings) @MainActor public func lentStrings(_ pointer: UnsafePointer<UnsafePointer<CChar>?>?) -> [String] {
  var strings: [String] = []
  guard var next = pointer else { return strings }
  while let string = next.pointee {
    strings.append(String(cString: string))
    next += 1
  }
  return strings
}

@_spi(Bindings) @MainActor public func lentStrings(_ pointer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?)
  -> [String]
{
  [String](strings: pointer)
}
@_spi(Bindings) @MainActor public func lentStrings(_ pointer: UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> [String]
{
  lentStrings(UnsafePointer(pointer))
}

/// Copies and frees the strings of a NULL-terminated array given by C; empty for `NULL`.
@_spi(Bindings) @MainActor public func givenStrings(_ pointer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?)
  -> [String]
{
  defer { g_strfreev(pointer) }
  return [String](strings: pointer)
}

// MARK: Objects

/// Returns the wrapper of an object lent by C.
@_spi(Bindings) @MainActor public func lentObject<T: Object>(_ pointer: UnsafeRawPointer?) -> T? {
  Object.wrap(UnsafeMutableRawPointer(mutating: pointer))
}
@_spi(Bindings) @MainActor public func lentObject<T: Object>(opaque pointer: OpaquePointer?) -> T? {
  Object.wrap(UnsafeMutableRawPointer(pointer))
}
@_spi(Bindings) @MainActor public func lentObject<T: Object>(widget pointer: UnsafeMutablePointer<GtkWidget>?) -> T? {
  Object.wrap(pointer)
}

/// Returns the wrapper of an object given by C. Drops the given reference, as the wrapper has its own.
@_spi(Bindings) @MainActor public func givenObject<T: Object>(_ pointer: UnsafeMutableRawPointer?) -> T? {
  Object.wrap(consuming: pointer)
}
@_spi(Bindings) @MainActor public func givenObject<T: Object>(opaque pointer: OpaquePointer?) -> T? {
  Object.wrap(consuming: UnsafeMutableRawPointer(pointer))
}
@_spi(Bindings) @MainActor public func givenObject<T: Object>(widget pointer: UnsafeMutablePointer<GtkWidget>?) -> T? {
  Object.wrap(consuming: pointer)
}

/// The same for an object known only by an interface, or `nil` if the object does not implement it.
@_spi(Bindings) @MainActor public func lentInterface<I>(_ pointer: UnsafeRawPointer?) -> I? {
  (lentObject(pointer) as Object?) as? I
}
@_spi(Bindings) @MainActor public func lentInterface<I>(opaque pointer: OpaquePointer?) -> I? {
  (lentObject(opaque: pointer) as Object?) as? I
}
@_spi(Bindings) @MainActor public func lentInterface<I>(widget pointer: UnsafeMutablePointer<GtkWidget>?) -> I? {
  (lentObject(pointer) as Object?) as? I
}
@_spi(Bindings) @MainActor public func givenInterface<I>(_ pointer: UnsafeMutableRawPointer?) -> I? {
  (givenObject(pointer) as Object?) as? I
}
@_spi(Bindings) @MainActor public func givenInterface<I>(opaque pointer: OpaquePointer?) -> I? {
  (givenObject(opaque: pointer) as Object?) as? I
}

extension Object {
  /// The GObject with an additional reference, for a function that takes ownership of one.
  @_spi(Bindings) public final func given() -> OpaquePointer { OpaquePointer(givenPointer()) }

  @_spi(Bindings) public final func givenPointer() -> UnsafeMutableRawPointer {
    g_object_ref(pointer)
    return pointer
  }
}

extension Reactive where Base: Object {
  /// A writable property that holds an object known only by an interface: `I` is `any Gio.ListModel` or the like.
  @_spi(Bindings) public func interfaceProperty<I>(_ name: StaticString) -> DynamicSubject<I?> {
    (property(name) as DynamicSubject<Object?>).bidirectionalMap(to: { $0 as? I }, from: { $0 as? Object })
  }

  /// A property of this kind that only GTK sets.
  @_spi(Bindings) public func readOnlyInterfaceProperty<I>(_ name: StaticString) -> SafeSignal<I?> {
    (readOnlyProperty(name) as SafeSignal<Object?>).map { $0 as? I }
  }
}

// MARK: Enumerations

extension GEnum {
  /// Creates the case for a C enumeration's number.
  @_spi(Bindings) public init(signed number: Int32) { self.init(nearestTo: number) }
  @_spi(Bindings) public init(unsigned number: UInt32) { self.init(nearestTo: Int32(bitPattern: number)) }

  /// The C enumeration's number for the case.
  @_spi(Bindings) public nonisolated var signed: Int32 { rawValue }
  @_spi(Bindings) public nonisolated var unsigned: UInt32 { UInt32(bitPattern: rawValue) }
}

extension GFlags {
  /// Creates the flags that are set in a C bit field.
  @_spi(Bindings) public nonisolated init(signed number: Int32) { self.init(rawValue: UInt32(bitPattern: number)) }
  @_spi(Bindings) public nonisolated init(unsigned number: UInt32) { self.init(rawValue: number) }

  /// The C bit field's number for these flags.
  @_spi(Bindings) public nonisolated var signed: Int32 { Int32(bitPattern: rawValue) }
  @_spi(Bindings) public nonisolated var unsigned: UInt32 { rawValue }
}
