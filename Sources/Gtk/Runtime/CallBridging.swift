/// How generated calls of C functions turn results and arguments into Swift's and back.
///
/// *Lent* is what stays the property of C (transfer none), *given* is what we own from then on (transfer full).

import BindingCore
import CGtk

// What takes a pointer of C has a label for each kind of pointer, so that the compiler need not try one after the other.

// MARK: Strings

/// A string that C lent us, "" for none.
func lentString(_ pointer: UnsafePointer<CChar>?) -> String { lentString(ifAny: pointer) ?? "" }

/// A string that C lent us.
func lentString(ifAny pointer: UnsafePointer<CChar>?) -> String? { pointer.map { String(cString: $0) } }

/// A string that C gave us, "" for none.
func givenString(_ pointer: UnsafeMutablePointer<CChar>?) -> String { givenString(ifAny: pointer) ?? "" }

/// A string that C gave us.
func givenString(ifAny pointer: UnsafeMutablePointer<CChar>?) -> String? {
  defer { g_free(pointer) }
  return pointer.map { String(cString: $0) }
}

/// Lends a string to C for one call, or NULL. A string that is given as a pointer would be copied into an array first.
///
/// Nonisolated, so that no executor check is inserted into the closure that the standard library gets.
@inline(__always)
nonisolated func lend(_ string: String?, to body: (UnsafePointer<CChar>?) -> Void) {
  if let string { string.withCString(body) } else { body(nil) }
}

/// The strings of a NULL-terminated array that C lent us, none for NULL.
func lentStrings(_ pointer: UnsafePointer<UnsafePointer<CChar>?>?) -> [String] {
  var strings: [String] = []
  guard var next = pointer else { return strings }
  while let string = next.pointee {
    strings.append(String(cString: string))
    next += 1
  }
  return strings
}

func lentStrings(_ pointer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> [String] {
  [String](strings: pointer)
}
func lentStrings(_ pointer: UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> [String] {
  lentStrings(UnsafePointer(pointer))
}

/// The strings of a NULL-terminated array that C gave us, none for NULL.
func givenStrings(_ pointer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> [String] {
  defer { g_strfreev(pointer) }
  return [String](strings: pointer)
}

// MARK: Objects

/// The wrapper of an object that C lent us.
func lentObject<T: Object>(_ pointer: UnsafeRawPointer?) -> T? {
  Object.wrap(UnsafeMutableRawPointer(mutating: pointer))
}
func lentObject<T: Object>(opaque pointer: OpaquePointer?) -> T? { Object.wrap(UnsafeMutableRawPointer(pointer)) }
func lentObject<T: Object>(widget pointer: UnsafeMutablePointer<GtkWidget>?) -> T? { Object.wrap(pointer) }

/// The wrapper of an object that C gave us: the reference that came with it is dropped, the wrapper has its own.
func givenObject<T: Object>(_ pointer: UnsafeMutableRawPointer?) -> T? { Object.wrap(consuming: pointer) }
func givenObject<T: Object>(opaque pointer: OpaquePointer?) -> T? {
  Object.wrap(consuming: UnsafeMutableRawPointer(pointer))
}
func givenObject<T: Object>(widget pointer: UnsafeMutablePointer<GtkWidget>?) -> T? { Object.wrap(consuming: pointer) }

/// The same for objects of which only an interface is known; nil when the object has it not.
func lentInterface<I>(_ pointer: UnsafeRawPointer?) -> I? { (lentObject(pointer) as Object?) as? I }
func lentInterface<I>(opaque pointer: OpaquePointer?) -> I? { (lentObject(opaque: pointer) as Object?) as? I }
func lentInterface<I>(widget pointer: UnsafeMutablePointer<GtkWidget>?) -> I? { (lentObject(pointer) as Object?) as? I }
func givenInterface<I>(_ pointer: UnsafeMutableRawPointer?) -> I? { (givenObject(pointer) as Object?) as? I }
func givenInterface<I>(opaque pointer: OpaquePointer?) -> I? { (givenObject(opaque: pointer) as Object?) as? I }

extension Object {
  /// The GObject for a function that wants a reference of its own.
  final func given() -> OpaquePointer { OpaquePointer(givenPointer()) }

  final func givenPointer() -> UnsafeMutableRawPointer {
    g_object_ref(pointer)
    return pointer
  }
}

extension Reactive where Base: Object {
  /// A writable property that holds an object of which an interface is known: `I` is `any Gio.ListModel` or the like.
  func interfaceProperty<I>(_ name: StaticString) -> DynamicSubject<I?> {
    (property(name) as DynamicSubject<Object?>).bidirectionalMap(to: { $0 as? I }, from: { $0 as? Object })
  }

  /// The same for a property that only GTK sets.
  func readOnlyInterfaceProperty<I>(_ name: StaticString) -> SafeSignal<I?> {
    (readOnlyProperty(name) as SafeSignal<Object?>).map { $0 as? I }
  }
}

// MARK: Enumerations

extension GEnum {
  /// The case for a C enumeration's number.
  init(signed number: Int32) { self.init(nearestTo: number) }
  init(unsigned number: UInt32) { self.init(nearestTo: Int32(bitPattern: number)) }

  /// The C enumeration's number for the case.
  nonisolated var signed: Int32 { rawValue }
  nonisolated var unsigned: UInt32 { UInt32(bitPattern: rawValue) }
}

extension GFlags {
  /// The flags that are set in a C bit field.
  nonisolated init(signed number: Int32) { self.init(rawValue: UInt32(bitPattern: number)) }
  nonisolated init(unsigned number: UInt32) { self.init(rawValue: number) }

  /// The C bit field's number for these flags.
  nonisolated var signed: Int32 { Int32(bitPattern: rawValue) }
  nonisolated var unsigned: UInt32 { rawValue }
}
