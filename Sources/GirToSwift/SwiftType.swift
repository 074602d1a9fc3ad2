/// The Swift side of a C type.

indirect enum SwiftType: Hashable, Sendable {
  case boolean
  /// `Int` in Swift; the payload is what the C importer calls the type, such as `Int32`.
  case integer(String)
  /// `UInt` in Swift: numbers of 64 bits without a sign in other modules than `Gtk`, where they may be the largest one.
  case wide
  /// `Double` in Swift; the payload is `Double` or `Float`.
  case floating(String)
  /// A Unicode code point, `UInt32`.
  case codePoint
  /// A metatype as an argument, a `GType` otherwise.
  case type
  case string
  case strings
  case enumeration(String, c: String)
  case flags(String, c: String)
  /// A wrapper class, and the type of its pointer in C.
  case object(String, c: String)
  /// A protocol for a GObject interface.
  case interface(String)
  /// A class that holds a C struct of which only a pointer is known.
  case boxed(String, c: String)
  /// A Swift struct with the fields of a C struct.
  case structure(String, c: String)
  /// `GValue`: anything.
  case anyValue
  /// `GError`.
  case failure
  /// An array in Swift, `GList` or `GSList` in C.
  case list(SwiftType)
  /// An array in Swift and in C.
  case array(SwiftType)
  /// An array in Swift, `GPtrArray` in C.
  case pointerArray(SwiftType)
  /// `[UInt8]` in Swift, `GByteArray` in C.
  case byteArray
  /// `[String: String]` in Swift, `GHashTable` in C.
  case dictionary

  /// Whether a type of C is its own boolean, and no `gboolean`, which is a number.
  static func isTruth(_ cType: String?) -> Bool { cType == "bool" || cType == "_Bool" }

  /// Whether C can say "none" with a null pointer.
  var isPointer: Bool {
    switch self {
    case .boolean, .integer, .wide, .floating, .codePoint, .type, .enumeration, .flags: false
    default: true
    }
  }

  /// Whether it is a number or a text.
  var isNumberOrText: Bool {
    switch self {
    case .integer, .wide, .floating, .codePoint, .string: true
    default: false
    }
  }

  /// Whether it is known by its pointer in Swift, too.
  var isReference: Bool {
    switch self {
    case .object, .interface, .boxed: true
    default: false
    }
  }

  /// Whether it is a struct that a wrapper holds, so that everybody who has the wrapper sees what C writes into it.
  func isSharedStruct(_ type: GirType?) -> Bool {
    if case .boxed = self { type?.cType?.hasSuffix("**") == false } else { false }
  }

  /// The member of a wrapper that is its pointer as C wants it: `gtkWidget` for the `GtkWidget *` of a `Widget`. An
  /// incomplete struct of C has a pointer without a type.
  var pointerMember: String {
    switch self {
    case .object(_, let c), .boxed(_, let c):
      guard !hasOpaquePointer else { return "opaque" }
      return NameRules.memberName(ofStruct: String(c.dropFirst("UnsafeMutablePointer<".count).dropLast()))
    default: return "opaque"
    }
  }

  /// The declaration of that member in the wrapper's class, nil where each wrapper has it.
  var pointerDeclaration: String? {
    switch self {
    case .object(_, let c), .boxed(_, let c):
      guard !hasOpaquePointer else { return nil }
      let type = c.dropFirst("UnsafeMutablePointer<".count).dropLast()
      return "@_spi(Bindings) public final var \(pointerMember): \(c) { pointer.assumingMemoryBound(to: \(type).self) }"
    default: return nil
    }
  }

  /// The pointer of `value` with a reference of its own, for a function that keeps it. Not generic: the compiler would
  /// write the metadata of the struct into each file.
  func given(_ value: String) -> String {
    switch self {
    case .object(_, let c), .boxed(_, let c):
      guard !hasOpaquePointer else { return "\(value).given()" }
      let type = c.dropFirst("UnsafeMutablePointer<".count).dropLast()
      return "\(value).givenPointer().assumingMemoryBound(to: \(type).self)"
    default: return "\(value).given()"
    }
  }

  /// Whether the headers do not say what is behind its pointer.
  var hasOpaquePointer: Bool {
    switch self {
    case .object(_, let c), .boxed(_, let c): c == "OpaquePointer"
    case .interface: true
    default: false
    }
  }

  /// Whether "none" is an empty array.
  var isCollection: Bool {
    switch self {
    case .strings, .list, .array, .pointerArray, .byteArray, .dictionary: true
    default: false
    }
  }

  /// The type as Swift code spells it.
  func spelling(isNullable: Bool) -> String {
    let mark = isNullable && isPointer ? "?" : ""
    switch self {
    case .boolean: return "Bool"
    case .integer: return "Int"
    case .wide: return "UInt"
    case .floating: return "Double"
    case .codePoint: return "UInt32"
    case .type: return "\(gtk)GType"
    case .string: return "String" + mark
    case .strings: return "[String]"
    case .enumeration(let name, _), .flags(let name, _): return name
    case .object(let name, _), .boxed(let name, _), .structure(let name, _): return name + mark
    case .interface(let name): return mark.isEmpty ? "any \(name)" : "(any \(name))?"
    case .anyValue: return "\(gtk)AnyValue" + mark
    case .failure: return "GLib.Failure" + mark
    case .list(let element), .pointerArray(let element): return "[\(element.elementSpelling)]"
    case .byteArray: return "[UInt8]"
    case .dictionary: return "[String: String]"
    case .array(let element): return element.isByte ? "[UInt8]" : "[\(element.elementSpelling)]"
    }
  }

  /// The type of an argument.
  func argumentSpelling(isNullable: Bool) -> String {
    switch self {
    case .type: "any \(gtk)GTyped.Type"
    case .anyValue: isNullable ? "(any \(gtk)GValueWritable)?" : "any \(gtk)GValueWritable"
    case .array(.type): "[any \(gtk)GTyped.Type]"
    case .array(.anyValue): "[any \(gtk)GValueWritable]"
    default: spelling(isNullable: isNullable)
    }
  }

  private var elementSpelling: String { spelling(isNullable: false) }

  var isByte: Bool { self == .integer("UInt8") || self == .integer("Int8") }

  /// The value that says "none" as an argument, if there is one.
  func emptyValue(isNullable: Bool) -> String? {
    switch self {
    case .strings, .flags, .list, .array, .pointerArray, .byteArray: "[]"
    case .dictionary: "[:]"
    case .string, .object, .interface, .boxed, .structure, .anyValue, .failure: isNullable ? "nil" : nil
    default: nil
    }
  }

  /// The type of a property or of a result: objects are always optional, because GTK's promises about them hold until
  /// an object is disposed of and no longer.
  func resultSpelling(isNullable: Bool) -> String {
    switch self {
    case .object, .interface: spelling(isNullable: true)
    default: spelling(isNullable: isNullable)
    }
  }

  /// The type of an argument or of the answer of a signal, which a `GValue` carries. The answer is an object, whatever
  /// interface it must have.
  func signalSpelling(isNullable: Bool) -> String {
    switch self {
    case .interface: isNullable ? "\(gtk)Object?" : "\(gtk)Object"
    case .list, .array, .pointerArray, .byteArray, .dictionary: "\(gtk)OpaqueValue"
    default: spelling(isNullable: isNullable && isReference)
    }
  }

  /// Whether a `GValue` can hold it, so that it can be the type of a property.
  var fitsValue: Bool {
    switch self {
    case .list, .array, .pointerArray, .byteArray, .dictionary: false
    default: true
    }
  }
}
