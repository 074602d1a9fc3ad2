/// What the generator knows about a library: the part of GObject introspection data (GIR) that it uses.
///
/// All type names are qualified with their namespace (`Gtk.Label`), except the fundamental ones (`utf8`, `gint`).

/// One GIR file, such as `Gtk-4.0.gir`.
struct Namespace {
  var name: String
  var classes: [ClassDescription] = []
  var interfaces: [InterfaceDescription] = []
  var enumerations: [EnumerationDescription] = []
}

/// What every described thing has: documentation, and whether it may be used at all.
struct Availability {
  var documentation: String?
  /// The version of the library that introduced it, when the GIR says so.
  var version: String?
  var isDeprecated = false
  var isIntrospectable = true
}

/// Members that classes and interfaces have in common.
struct Members {
  var properties: [PropertyDescription] = []
  var methods: [CallableDescription] = []
  var constructors: [CallableDescription] = []
  /// Functions without an instance: static methods in Swift.
  var functions: [CallableDescription] = []
  var signals: [SignalDescription] = []

  func method(named name: String?) -> CallableDescription? {
    guard let name else { return nil }
    return methods.first { $0.name == name }
  }
}

struct ClassDescription {
  var name: String
  var parent: String?
  var typeFunction: String?
  /// A type hierarchy of its own that is not derived from `GObject`.
  var isFundamental = false
  var implements: [String] = []
  var members = Members()
  var availability = Availability()
}

struct InterfaceDescription {
  var name: String
  var typeFunction: String?
  var prerequisites: [String] = []
  var members = Members()
  var availability = Availability()
}

struct EnumerationDescription {
  struct Case {
    var name: String
    var value: String
    var documentation: String?
  }
  var name: String
  var typeFunction: String?
  /// Its values can be combined: an `OptionSet` in Swift.
  var isFlags: Bool
  var isErrorDomain = false
  var cases: [Case] = []
  var availability = Availability()
}

struct PropertyDescription {
  var name: String
  var type: GirType?
  var isReadable = true
  var isWritable = false
  var isConstructOnly = false
  /// Name of the C accessor among the methods of the same class.
  var getter: String?
  var setter: String?
  var availability = Availability()
}

struct SignalDescription {
  var name: String
  var parameters: [ParameterDescription] = []
  var result: ResultDescription
  var availability = Availability()
}

/// A method, constructor or static function.
struct CallableDescription {
  var name: String
  var cIdentifier: String
  var parameters: [ParameterDescription] = []
  var result: ResultDescription
  var canThrow = false
  /// The property whose accessor this is.
  var accessedProperty: String?
  /// Another callable takes its place for languages other than C.
  var isReplaced = false
  var availability = Availability()
}

/// Who owns a value after it was handed over.
enum Transfer: String {
  /// The giver keeps it.
  case none
  /// The receiver gets a list but not its elements.
  case container
  /// The receiver gets it.
  case full
}

struct ParameterDescription {
  enum Direction: String {
    case `in`
    case out
    case `inout`
  }
  var name: String
  /// Nil for `...` and for what GIR cannot describe.
  var type: GirType?
  var direction = Direction.in
  var transfer = Transfer.none
  var isNullable = false
}

struct ResultDescription {
  var type: GirType?
  var transfer = Transfer.none
  var isNullable = false
}

/// A type as C and GIR spell it.
struct GirType: Equatable {
  /// Qualified name, or that of the element when it is an array.
  var name: String
  /// The spelling in C, such as `const char*`.
  var cType: String?
  var isArray = false
  /// An array that says its length in another parameter.
  var hasLengthParameter = false

  /// `void`.
  static let nothing = GirType(name: "none")
  var isNothing: Bool { name == "none" && cType != "gpointer" }
}
