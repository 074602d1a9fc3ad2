/// How values cross between Swift and C, in either direction.

/// A Swift value as an argument of a C function.
struct Passing {
  /// The argument.
  var expression: String
  /// Statements before and after the call.
  var setup: [String] = []
  var teardown: [String] = []
  /// Whether memory is lent by a `CallScope`.
  var usesScope = false
}

extension SwiftType {
  /// The members of `Runtime/CNumbers.swift` that make numbers of Swift's those of C.
  static func member(for cType: String) -> String { cType.lowercased() }

  /// The C argument for the Swift variable `name`, or why it cannot be passed.
  func passing(
    _ name: String, cType: String?, transfer: Transfer, isNullable: Bool
  ) throws(Unmapped) -> Passing {
    let isConstant = cType?.hasPrefix("const") == true || cType?.contains(" const") == true || cType == "gconstpointer"
    if !isPointer && cType?.contains("*") == true { throw Unmapped("a pointer to a plain value") }
    if self == .boolean && ["bool", "_Bool"].contains(cType) { return Passing(expression: name) }
    let bare = name.replacing("`", with: "")
    let local = "c" + bare.prefix(1).uppercased() + bare.dropFirst()
    switch self {
    case .boolean: return Passing(expression: "\(name).gboolean")
    case .integer("Int"), .wide, .floating("Double"), .codePoint: return Passing(expression: name)
    case .type: return Passing(expression: "\(name).registeredType")
    case .integer(let c), .floating(let c): return Passing(expression: "\(name).\(Self.member(for: c))")
    case .string:
      if transfer == .full { return Passing(expression: "g_strdup(\(name))") }
      guard cType?.contains("**") != true else { throw Unmapped("a pointer to a text") }
      if isConstant { return Passing(expression: name) }
      return Passing(expression: "lent.string(\(name))", usesScope: true)
    case .strings:
      if transfer == .full { return Passing(expression: "\(name).makeStrings()") }
      guard transfer == .none else { throw Unmapped("an array that C takes over in part") }
      return Passing(expression: "lent.strings(\(name))", usesScope: true)
    case .enumeration, .flags: return Passing(expression: "\(name).cValue")
    case .object, .interface, .boxed:
      let value = isNullable ? "\(name)?" : name
      guard cType?.hasSuffix("**") != true else { throw Unmapped("a pointer to an object") }
      let isUntyped = cType == "gpointer" || cType == "gconstpointer"
      switch transfer {
      case .none:
        // What C declares as any widget, whichever class GIR says.
        let member = isUntyped ? "pointer" : cType == "GtkWidget*" ? "gtkWidget" : pointerMember
        return Passing(expression: "\(value).\(member)")
      case .full:
        guard !isUntyped else { throw Unmapped("an untyped object that C takes over") }
        return Passing(expression: given(value))
      case .container: throw Unmapped("an object that C takes over in part")
      }
    case .structure:
      guard transfer == .none else { throw Unmapped("a struct that C takes over") }
      let isUntyped = cType == "gconstpointer" || cType == "gpointer"
      guard cType?.contains("*") == true || isNullable || isUntyped else {
        return Passing(expression: "\(name).cValue")
      }
      if isNullable { return Passing(expression: "lent.structure(\(name)?.cValue)", usesScope: true) }
      return Passing(expression: "&\(local)", setup: ["var \(local) = \(name).cValue"])
    case .anyValue:
      guard transfer == .none else { throw Unmapped("a value that C takes over") }
      return Passing(expression: "lent.value(\(name))", usesScope: true)
    case .failure:
      let value = isNullable ? "\(name)?" : name
      if transfer == .full { return Passing(expression: "\(value).makeError()") }
      return Passing(expression: "lent.failure(\(name))", usesScope: true)
    case .list(let element):
      guard transfer == .none else { throw Unmapped("a list that C takes over") }
      switch element {
      case .object, .interface, .boxed:
        return Passing(expression: "lent.list(\(name), by: \\.pointer)", usesScope: true)
      case .string: return Passing(expression: "lent.list(\(name))", usesScope: true)
      default: throw Unmapped("a list of structs")
      }
    case .pointerArray(let element):
      guard transfer == .none else { throw Unmapped("an array that C takes over") }
      guard element.isReference else { throw Unmapped("an array of \(element.spelling(isNullable: false))") }
      return Passing(expression: "lent.pointerArray(\(name), by: \\.pointer)", usesScope: true)
    case .byteArray:
      guard transfer == .none else { throw Unmapped("an array that C takes over") }
      return Passing(expression: "lent.byteArray(\(name))", usesScope: true)
    case .dictionary:
      guard transfer != .container else { throw Unmapped("a dictionary that C takes over in part") }
      if transfer == .full { return Passing(expression: "\(name).makeHashTable()") }
      return Passing(expression: "lent.dictionary(\(name))", usesScope: true)
    case .array(let element):
      guard transfer == .none else { throw Unmapped("an array that C takes over") }
      if element == .anyValue, cType?.hasSuffix("**") == true { throw Unmapped("an array of pointers to values") }
      return try SwiftType.passingArray(of: element, name, local: local, isConstant: isConstant)
    }
  }

  private static func passingArray(
    of element: SwiftType, _ name: String, local: String, isConstant: Bool
  ) throws(Unmapped) -> Passing {
    let elements: String
    switch element {
    case .object, .interface, .boxed:
      return Passing(expression: "lent.array(\(name), by: \\.pointer)", usesScope: true)
    case .string: return Passing(expression: "lent.strings(\(name))", usesScope: true)
    case .anyValue: return Passing(expression: "lent.values(\(name))", usesScope: true)
    case .type: elements = "\(name).map { $0.registeredType }"
    case .boolean: elements = "\(name).map { $0.gboolean }"
    case .integer("UInt8"), .integer("Int"), .wide, .floating("Double"), .codePoint: elements = name
    case .integer("Int8"): elements = "\(name).map { Int8(bitPattern: $0) }"
    case .integer(let c), .floating(let c): elements = "\(name).map { $0.\(member(for: c)) }"
    case .enumeration, .flags, .structure: elements = "\(name).map { $0.cValue }"
    default: throw Unmapped("an array of \(element.spelling(isNullable: false))")
    }
    if isConstant && elements == name { return Passing(expression: name) }
    return Passing(
      expression: isConstant ? local : "&\(local)", setup: ["\(isConstant ? "let" : "var") \(local) = \(elements)"])
  }

  /// The Swift value for the C expression `call`, or why it cannot be had.
  func result(
    _ call: String, cType: String?, transfer: Transfer, isNullable: Bool, isCertain: Bool = false
  ) throws(Unmapped) -> String {
    if !isPointer && cType?.contains("*") == true { throw Unmapped("a pointer to a plain value") }
    if self == .boolean && SwiftType.isTruth(cType) { return call }
    let isGiven = transfer == .full
    let verb = isGiven ? "given" : "lent"
    if transfer == .container && !isCollection { throw Unmapped("a result that is given in part") }
    switch self {
    case .boolean: return "\(call).isTrue"
    case .integer("Int"), .wide, .floating("Double"), .codePoint, .type: return call
    case .integer: return "\(call).int"
    case .floating: return "\(call).double"
    case .string: return "\(gtk)\(verb)String(\(isNullable ? "ifAny: " : "")\(call))"
    case .strings:
      if transfer == .container { throw Unmapped("an array of texts that is given in part") }
      return (isGiven ? "\(gtk)givenStrings" : "\(gtk)lentStrings") + "(\(call))"
    case .enumeration(let name, _), .flags(let name, _): return "\(name)(cValue: \(call))"
    case .object: return "\(gtk)\(verb)Object(\(label(cType))\(call))" + (isCertain ? "!" : "")
    case .interface(let name):
      let result = "\(gtk)\(verb)Interface(\(label(cType))\(call))"
      return isCertain ? "(\(result) as (any \(name))?)!" : result
    case .boxed:
      let result = "\(gtk)\(verb)Boxed(\(label(cType))\(call))"
      return isNullable ? result : "\(gtk)promised(\(result))"
    case .structure(let name, _):
      guard cType?.contains("*") == true else { return "\(name)(cValue: \(call))" }
      if isGiven { throw Unmapped("a struct that C gives away") }
      return isNullable ? "\(call).map { \(name)(cValue: $0.pointee) }" : "\(name)(cValue: \(call).pointee)"
    case .anyValue:
      if isGiven { throw Unmapped("a value that C gives away") }
      return "\(gtk)lentValue(\(call))"
    case .failure:
      if isGiven {
        return isNullable ? "\(call).map { GLib.Failure(consuming: $0) }" : "GLib.Failure(consuming: \(call))"
      }
      return "\(gtk)lentFailure(\(call))"
    case .list(let element):
      let conversion = try element.elementConversion(isGiven: transfer == .full)
      return "\(gtk)lists(\(call), isGiven: \(transfer != .none)) { \(conversion) }"
    case .pointerArray(let element):
      let conversion = try element.elementConversion(isGiven: transfer == .full)
      return "\(gtk)pointerArray(\(call), transfer: .\(transfer)) { \(conversion) }"
    case .byteArray: return "\(gtk)byteArray(\(call), isGiven: \(transfer != .none))"
    case .dictionary: return "\(gtk)\(transfer == .none ? "lent" : "given")Dictionary(\(call))"
    case .array(let element):
      guard element.isReference else { throw Unmapped("an array that ends with zero") }
      let conversion = try element.elementConversion(isGiven: transfer == .full, label: element.label(nil))
      return "\(gtk)pointers(\(call), isGiven: \(transfer != .none)) { \(conversion) }"
    }
  }

  /// What makes the element `$0` of a list a value in Swift. It is an untyped pointer, unless `label` says another.
  private func elementConversion(isGiven: Bool, label: String = "") throws(Unmapped) -> String {
    let verb = isGiven ? "given" : "lent"
    switch self {
    case .object(let name, _): return "\(gtk)\(verb)Object(\(label)$0) as \(name)?"
    case .interface(let name): return "\(gtk)\(verb)Interface(\(label)$0) as (any \(name))?"
    case .boxed(let name, _): return "\(gtk)\(verb)Boxed(\(label)$0) as \(name)?"
    case .string: return "\(gtk)\(verb)String(untyped: $0)"
    default: throw Unmapped("a list of \(spelling(isNullable: false))")
    }
  }

  /// The label for the kind of pointer. What C declares as any widget has that of a `Widget`.
  private func label(_ cType: String?) -> String {
    if cType == "GtkWidget*" { return "widget: " }
    return hasOpaquePointer && !["gpointer", "gconstpointer"].contains(cType) ? "opaque: " : ""
  }

  /// The Swift array for an array of C that says its length.
  func counted(_ call: String, count: String, transfer: Transfer) throws(Unmapped) -> String {
    guard case .array(let element) = self else { throw Unmapped("a length without an array") }
    let conversion: String
    switch element {
    case .integer("UInt8"), .integer("Int"), .wide, .floating("Double"), .codePoint, .type: conversion = "$0"
    case .integer("Int8"): conversion = "UInt8(bitPattern: $0)"
    case .integer: conversion = "$0.int"
    case .floating: conversion = "$0.double"
    case .boolean: conversion = "$0.isTrue"
    case .enumeration(let name, _), .flags(let name, _): conversion = "\(name)(cValue: $0)"
    case .structure(let name, _): conversion = "\(name)(cValue: $0)"
    case .object(let name, _):
      conversion = "(\(gtk)\(transfer == .full ? "given" : "lent")Object(\(element.label(nil))$0) as \(name)?)!"
    case .boxed(let name, _):
      conversion = "(\(gtk)\(transfer == .full ? "given" : "lent")Boxed(\(element.label(nil))$0) as \(name)?)!"
    case .string: conversion = "\(gtk)\(transfer == .full ? "given" : "lent")String($0)"
    default: throw Unmapped("an array of \(element.spelling(isNullable: false))")
    }
    return "\(gtk)elements(\(call), count: \(count), isGiven: \(transfer != .none)) { \(conversion) }"
  }

  /// The declaration of the C variable that an out-parameter fills.
  func variable(_ name: String, cType: String?, isCallerAllocated: Bool) throws(Unmapped) -> String {
    let pointee = cType.map { $0.hasSuffix("*") ? String($0.dropLast()) : $0 } ?? ""
    switch self {
    case .boolean: return "var \(name): gboolean = 0"
    case .integer(let c), .floating(let c): return "var \(name): \(c) = 0"
    case .codePoint: return "var \(name): UInt32 = 0"
    case .wide: return "var \(name): UInt = 0"
    case .type: return "var \(name): \(gtk)GType = 0"
    case .string:
      let constant = pointee.hasPrefix("const")
      return "var \(name): \(constant ? "UnsafePointer" : "UnsafeMutablePointer")<CChar>?"
    case .strings: return "var \(name): UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?"
    case .enumeration(_, let c), .flags(_, let c): return "var \(name) = \(c)(rawValue: 0)"
    case .object(_, let c): return "var \(name): \(c)?"
    case .interface: return "var \(name): OpaquePointer?"
    case .boxed(_, let c):
      let isConstant = pointee.hasPrefix("const")
      guard isCallerAllocated else {
        return "var \(name): \(isConstant ? c.replacing("UnsafeMutablePointer", with: "UnsafePointer") : c)?"
      }
      guard c.hasPrefix("UnsafeMutablePointer<") else { throw Unmapped("memory for a struct of unknown size") }
      return "var \(name) = \(c.dropFirst("UnsafeMutablePointer<".count).dropLast())()"
    case .structure(_, let c):
      guard isCallerAllocated else { throw Unmapped("a pointer to a struct as an out-parameter") }
      return "var \(name) = \(c)()"
    case .anyValue:
      guard isCallerAllocated else { throw Unmapped("a pointer to a value as an out-parameter") }
      return "var \(name) = GValue()"
    case .failure: return "var \(name): UnsafeMutablePointer<GError>?"
    case .pointerArray: return "var \(name): UnsafeMutablePointer<GPtrArray>?"
    case .byteArray: return "var \(name): UnsafeMutablePointer<GByteArray>?"
    case .dictionary: return "var \(name): OpaquePointer?"
    case .list:
      return "var \(name): UnsafeMutablePointer<\(pointee.hasPrefix("GSList") ? "GSList" : "GList")>?"
    case .array(let element):
      switch element {
      case .integer where ["gpointer", "void*"].contains(pointee): return "var \(name): UnsafeMutableRawPointer?"
      case .integer(let c), .floating(let c), .structure(_, let c):
        return "var \(name): UnsafeMutablePointer<\(c)>?"
      case .codePoint: return "var \(name): UnsafeMutablePointer<UInt32>?"
      case .type: return "var \(name): UnsafeMutablePointer<\(gtk)GType>?"
      case .object(_, let c), .boxed(_, let c): return "var \(name): UnsafeMutablePointer<\(c)?>?"
      default: throw Unmapped("an array as an out-parameter")
      }
    }
  }

  /// The Swift value of the C variable that an out-parameter has filled.
  func filled(
    _ name: String, cType: String?, transfer: Transfer, isNullable: Bool, isCallerAllocated: Bool
  ) throws(Unmapped) -> String {
    switch self {
    case .boxed(let type, _) where isCallerAllocated: return "\(type)(copying: &\(name))"
    case .structure(let type, _): return "\(type)(cValue: \(name))"
    case .anyValue: return "\(gtk)AnyValue(taking: \(name))"
    default:
      let pointee = cType.map { $0.hasSuffix("*") ? String($0.dropLast()) : $0 }
      // A text or a struct that must not be changed is not ours either, whatever GIR says.
      let isMemory = if case .boxed = self { true } else { self == .string }
      let transfer = isMemory && pointee?.hasPrefix("const") == true ? Transfer.none : transfer
      return try result(name, cType: pointee, transfer: transfer, isNullable: isNullable)
    }
  }
}
