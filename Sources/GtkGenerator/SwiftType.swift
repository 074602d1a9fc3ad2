/// The Swift side of a C type, and how values cross between the two.

enum SwiftType: Equatable {
  case boolean
  /// `Int` in Swift; the payload is what the C importer calls the type, such as `Int32`.
  case integer(String)
  /// `Double` in Swift; the payload is `Double` or `Float`.
  case floating(String)
  /// A Unicode code point, `UInt32`.
  case codePoint
  /// `GType`.
  case type
  case string
  case strings
  case enumeration(String)
  case flags(String)
  /// A wrapper class.
  case object(String)
  /// A protocol for a GObject interface.
  case interface(String)

  /// Whether C can say "none" with a null pointer.
  var isPointer: Bool {
    switch self {
    case .string, .strings, .object, .interface: true
    default: false
    }
  }

  /// The type as Swift code spells it.
  func spelling(isNullable: Bool) -> String {
    let mark = isNullable && isPointer ? "?" : ""
    switch self {
    case .boolean: return "Bool"
    case .integer: return "Int"
    case .floating: return "Double"
    case .codePoint: return "UInt32"
    case .type: return "GType"
    case .string: return "String" + mark
    case .strings: return "[String]"
    case .enumeration(let name), .flags(let name): return name
    case .object(let name): return name + mark
    case .interface(let name): return mark.isEmpty ? "any \(name)" : "(any \(name))?"
    }
  }

  /// The value that says "none" as an argument, if there is one.
  func emptyValue(isNullable: Bool) -> String? {
    switch self {
    case .strings, .flags: "[]"
    case .string, .object, .interface: isNullable ? "nil" : nil
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

  /// The type of an argument of a signal, which a `GValue` carries. An interface comes as the object behind it.
  var signalSpelling: String {
    if case .interface = self { return "Object?" }
    if case .type = self { return "OpaqueValue" }
    return resultSpelling(isNullable: isObject)
  }

  private var isObject: Bool {
    if case .object = self { return true }
    return false
  }

  /// The C argument for the Swift variable `name`, or nil if it cannot be passed so.
  func argument(_ name: String, cType: String?, transfer: Transfer, isNullable: Bool) -> String? {
    if !isPointer && cType?.contains("*") == true { return nil }
    switch self {
    case .boolean: return "\(name) ? 1 : 0"
    case .integer("Int"), .floating("Double"), .codePoint, .type: return name
    case .integer(let c): return "\(c)(\(name))"
    case .floating(let c): return "\(c)(\(name))"
    case .string:
      return transfer == .none && cType?.hasPrefix("const") == true ? name : nil
    case .strings: return transfer == .none && cType?.hasPrefix("const") == true ? name : nil
    case .enumeration, .flags: return "\(name).cValue()"
    case .object, .interface:
      let value = isNullable ? "\(name)?" : name
      let isUntyped = cType == "gpointer"
      switch transfer {
      case .none: return isUntyped ? "\(value).pointer" : "\(value).cast()"
      case .full: return isUntyped ? nil : "\(value).given()"
      case .container: return nil
      }
    }
  }

  /// The Swift value for the C expression `call`, or nil if it cannot be had so.
  func result(_ call: String, cType: String?, transfer: Transfer, isNullable: Bool) -> String? {
    if !isPointer && cType?.contains("*") == true { return nil }
    let isGiven = transfer == .full
    switch self {
    case .boolean: return "\(call) != 0"
    case .integer("Int"), .floating("Double"), .codePoint, .type: return call
    case .integer: return "Int(\(call))"
    case .floating: return "Double(\(call))"
    case .string: return (isGiven ? "givenString" : "lentString") + "(\(call))"
    case .strings: return transfer == .container ? nil : (isGiven ? "givenStrings" : "lentStrings") + "(\(call))"
    case .enumeration(let name), .flags(let name): return "\(name)(cValue: \(call))"
    case .object: return transfer == .container ? nil : (isGiven ? "givenObject" : "lentObject") + "(\(call))"
    case .interface: return transfer == .container ? nil : (isGiven ? "givenInterface" : "lentInterface") + "(\(call))"
    }
  }
}
