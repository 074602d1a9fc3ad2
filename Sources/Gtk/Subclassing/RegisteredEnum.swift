import CGtk

/// A Swift enumeration that is also registered with GObject: a property of a subclass can be of its type, a `.ui` file
/// can name its cases, and other languages can see them.
///
///     enum Layout: Int32, RegisteredEnum { case list, bigPictures }
///
///     final class Results: Widget {
///       @ObjectProperty var layout = Layout.list
///       override class var members: [ObjectMember] { [.property("layout", \Results.layout)] }
///     }
///
///     <object class="ExampleResults"><property name="layout">big-pictures</property></object>
@MainActor
public protocol RegisteredEnum: GEnum, CaseIterable {
  /// The GObject type name: the module name followed by the type name, such as `ExampleLayout`. A name that is already
  /// taken gets a number.
  static var gTypeName: String { get }
}

extension RegisteredEnum {
  public static var gTypeName: String { RegisteredTypes.name(of: self) }

  public static var gType: GType {
    RegisteredTypes.type(of: self) {
      // Without cases there is no value to hold.
      precondition(!allCases.isEmpty, "\(self) has no cases")
      let values = UnsafeMutablePointer<GEnumValue>.allocate(capacity: allCases.count + 1)
      for (index, value) in allCases.enumerated() {
        let names = MemberName("\(value)", in: gTypeName)
        (values + index).initialize(
          to: GEnumValue(value: value.rawValue, value_name: names.full, value_nick: names.nick))
      }
      (values + allCases.count).initialize(to: GEnumValue())
      // Lives for ever, like the type.
      return g_enum_register_static(Subclass.freeName(gTypeName), values)
    }
  }
}

/// A Swift option set that is also registered with GObject; like `RegisteredEnum`.
///
///     nonisolated struct Marks: RegisteredFlags {
///       var rawValue: UInt32
///       static let seen = Marks(rawValue: 1)
///       static let saved = Marks(rawValue: 2)
///       static let names: KeyValuePairs = ["seen": seen, "saved": saved]
///     }
///
///     <property name="marks">seen|saved</property>
@MainActor
public protocol RegisteredFlags: GFlags {
  /// The names of the flags.
  static var names: KeyValuePairs<String, Self> { get }
  /// The GObject type name: the module name followed by the type name, such as `ExampleMarks`. A name that is already
  /// taken gets a number.
  static var gTypeName: String { get }
}

extension RegisteredFlags {
  public static var gTypeName: String { RegisteredTypes.name(of: self) }

  public static var gType: GType {
    RegisteredTypes.type(of: self) {
      let values = UnsafeMutablePointer<GFlagsValue>.allocate(capacity: names.count + 1)
      for (index, flag) in names.enumerated() {
        let names = MemberName(flag.key, in: gTypeName)
        (values + index).initialize(
          to: GFlagsValue(value: flag.value.rawValue, value_name: names.full, value_nick: names.nick))
      }
      (values + names.count).initialize(to: GFlagsValue())
      return g_flags_register_static(Subclass.freeName(gTypeName), values)
    }
  }
}

/// The GObject types that have been registered for Swift types.
private enum RegisteredTypes {
  private static var known: [ObjectIdentifier: GType] = [:]

  static func type(of swiftType: Any.Type, register: () -> GType) -> GType {
    if let type = known[ObjectIdentifier(swiftType)] { return type }
    let type = register()
    known[ObjectIdentifier(swiftType)] = type
    return type
  }

  static func name(of type: Any.Type) -> String { qualifiedName(of: type).filter { $0 != "." } }

}

/// The GObject names of a case or a flag: `EXAMPLE_LAYOUT_BIG_PICTURES` and `big-pictures` for `bigPictures`.
private struct MemberName {
  let full: UnsafePointer<CChar>
  let nick: UnsafePointer<CChar>

  init(_ swiftName: String, in type: String) {
    nick = MemberName.constant(MemberName.words(swiftName).joined(separator: "-").lowercased())
    full = MemberName.constant(
      (MemberName.words(type) + MemberName.words(swiftName)).joined(separator: "_").uppercased())
  }

  private static func words(_ name: String) -> [String] {
    var words: [String] = []
    for character in name where character.isLetter || character.isNumber {
      if character.isUppercase && words.last?.last?.isUppercase != true || words.isEmpty { words.append("") }
      words[words.count - 1].append(character)
    }
    return words
  }

  private static func constant(_ text: String) -> UnsafePointer<CChar> { UnsafePointer(g_intern_string(text)) }
}
