/// What the generator knows about a library: the part of GObject introspection data (GIR) that it uses.
///
/// All type names are qualified with their namespace (`Gtk.Label`), except the fundamental ones (`utf8`, `gint`).

/// One GIR file, such as `Gtk-4.0.gir`.
struct Namespace {
  var name: String
  var classes: [ClassDescription] = []
  var interfaces: [InterfaceDescription] = []
  var enumerations: [EnumerationDescription] = []
  var records: [RecordDescription] = []
  var callbacks: [CallbackDescription] = []
  var functions: [CallableDescription] = []
  var constants: [ConstantDescription] = []
  /// Types that are other names for a type, such as `Gtk.Allocation`.
  var aliases: [String: GirType] = [:]
}

/// What every described thing has: where it comes from, documentation, and whether it may be used at all.
struct Availability {
  var origin: Origin?
  var documentation: String?
  /// The version of the library that introduced it, when the GIR says so.
  var version: String?
  var isDeprecated = false
  /// The version of the library that deprecated it.
  var deprecationVersion: String?
  /// What the library says about what to use instead.
  var deprecationAdvice: String?
  var isIntrospectable = true
  /// Whether the module has it whatever traits are asked for.
  var isInBase = true
  /// Whether it came later, and nothing says in which version.
  var isUndated = false
}

protocol Described {
  var availability: Availability { get }
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
  /// The struct in C, such as `GtkLabel`.
  var cType: String?
  var parent: String?
  var typeFunction: String?
  /// The name under which GObject knows it.
  var registeredName: String?
  /// A type hierarchy of its own that is not derived from `GObject`.
  var isFundamental = false
  var isAbstract = false
  /// Whether the headers say what the C struct consists of.
  var isComplete = false
  /// How the objects of a fundamental type are held and let go.
  var referenceFunction: String?
  var unreferenceFunction: String?
  var implements: [String] = []
  var members = Members()
  var availability = Availability()
}

struct InterfaceDescription {
  var name: String
  var cType: String?
  var typeFunction: String?
  /// The name under which GObject knows it.
  var registeredName: String?
  var prerequisites: [String] = []
  var members = Members()
  var availability = Availability()
}

/// A C struct.
struct RecordDescription {
  struct Field {
    var name: String
    var type: GirType?
    var isReadable = true
    var availability = Availability()
  }
  var name: String
  var cType: String?
  var typeFunction: String?
  /// The headers do not say what it consists of.
  var isOpaque = false
  /// It is the virtual function table of a class.
  var isTable = false
  var fields: [Field] = []
  var members = Members()
  var availability = Availability()
}

/// The type of a C function pointer.
struct CallbackDescription {
  var name: String
  var cType: String
  var parameters: [ParameterDescription] = []
  var result: ResultDescription
  var canThrow = false
  var availability = Availability()
}

struct ConstantDescription: Described {
  var name: String
  var cIdentifier: String
  var value: String
  var type: GirType?
  var availability = Availability()
}

struct EnumerationDescription {
  struct Case {
    var name: String
    var value: String
    var availability = Availability()
  }
  var name: String
  var cType: String?
  var typeFunction: String?
  /// Its values can be combined: an `OptionSet` in Swift.
  var isFlags: Bool
  /// What `GError` calls them if they are the codes of errors, such as `g-io-error-quark`.
  var errorDomain: String?
  var cases: [Case] = []
  var availability = Availability()
}

struct PropertyDescription: Described {
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

struct SignalDescription: Described {
  var name: String
  var parameters: [ParameterDescription] = []
  var result: ResultDescription
  var availability = Availability()
}

/// A method, constructor or static function.
struct CallableDescription: Described {
  var name: String
  var cIdentifier: String
  /// What a method is called on.
  var instance: ParameterDescription?
  var parameters: [ParameterDescription] = []
  var result: ResultDescription
  var canThrow = false
  /// The function that gives the result of this asynchronous one, when GIR says so.
  var finisher: String?
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
  /// Out-parameters: the caller provides the memory of the struct.
  var isCallerAllocated = false
  /// How long a callback is needed.
  var scope: CallbackScope?
  /// Indices of the parameters that carry a callback's context and what releases it.
  var contextIndex: Int?
  var destroyIndex: Int?
}

/// How long C calls a callback.
enum CallbackScope: String {
  /// During the function.
  case call
  /// Once, after the function has returned.
  case async
  /// Until C says that it needs it no longer.
  case notified
  /// For the rest of the program.
  case forever
}

struct ResultDescription {
  var type: GirType?
  var transfer = Transfer.none
  var isNullable = false
}

/// A type as C and GIR spell it.
struct GirType: Equatable {
  enum Kind: Equatable {
    case plain
    /// An array of C, and which parameter says how long it is. Without one it ends with 0, or is `fixedSize` long.
    case array(lengthIndex: Int?, fixedSize: Int?)
    case list
    case singlyLinkedList
    /// A `GPtrArray`.
    case pointerArray
    /// A `GByteArray`.
    case byteArray
    /// A `GHashTable` of texts by texts.
    case dictionary
    /// A container of GLib that has no counterpart here.
    case container
  }
  /// Qualified name, or that of the element when it is an array.
  var name: String
  /// The spelling in C, such as `const char*`.
  var cType: String?
  var kind = Kind.plain
  /// The spelling of an array's element in C.
  var elementCType: String?

  /// `void`.
  static let nothing = GirType(name: "none")
  var isNothing: Bool { name == "none" && cType != "gpointer" && kind == .plain }
  /// What a list or an array consists of.
  var element: GirType { GirType(name: name, cType: elementCType) }
}
