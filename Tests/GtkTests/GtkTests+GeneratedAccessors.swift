import CGtk
import FoundationEssentials
import Testing

@_spi(Bindings) @testable import Gtk

/// A property as the generated sources say it: the C functions that read and write it.
private struct GeneratedProperty {
  let owner: String
  let name: String
  let getter: Getter
  let setter: String?

  struct Getter {
    let function: String
    /// Whether what it returns belongs to the caller.
    let gives: Bool
  }

  /// Of all classes and interfaces, those whose accessors call C functions.
  static func all() throws -> [GeneratedProperty] {
    let directory = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Gtk/Generated/Gtk").path
    let files = try FileManager.default.contentsOfDirectory(atPath: directory).sorted()
    return try files.filter { !$0.hasPrefix("Gtk.") }.flatMap {
      properties(in: try String(contentsOfFile: "\(directory)/\($0)", encoding: .utf8))
    }
  }

  private static func properties(in source: String) -> [GeneratedProperty] {
    var accessors: [String: (getter: Getter, setter: String?)] = [:]
    var result: [GeneratedProperty] = []
    for type in source.split(separator: "\n}\n") {
      if let owner = type.firstMatch(of: #/(?m)^extension Reactive where Base: (\w+) {/#)?.1 {
        for member in type.split(separator: "\n  public var ").dropFirst() {
          let name = String(member.prefix { $0 != ":" })
          guard let property = member.firstMatch(of: #/[pP]roperty\(\s*"([\w-]+)"/#)?.1,
            let functions = accessors["\(owner).\(name)"]
          else { continue }
          result.append(
            GeneratedProperty(
              owner: String(owner), name: String(property), getter: functions.getter, setter: functions.setter))
        }
      } else if let owner = type.firstMatch(of: #/(?m)^(?:open class|public final class|extension) (\w+)/#)?.1 {
        for member in type.split(separator: #/\n  public (?:final )?var /#).dropFirst() {
          let body = member.split(separator: "\n  ///").first ?? member
          guard let getter = body.firstMatch(of: #/\b(g[td]k_\w+)\((?:instance\(self\)|opaque|g[dt]k[A-Z]\w+)\)/#)?.1
          else { continue }
          let setter = body.firstMatch(of: #/\b(g[td]k_\w+)\((?:instance\(self\)|opaque|g[dt]k[A-Z]\w+), /#)?.1
          accessors["\(owner).\(member.prefix { $0 != ":" })"] = (
            Getter(function: String(getter), gives: body.contains("{ given")), setter.map(String.init)
          )
        }
      }
    }
    return result
  }
}

/// An object whose properties are read and written by name and through C functions.
@MainActor private final class Specimen {
  private static let builder = gtk_builder_new()!
  let object: UnsafeMutablePointer<GObject>

  init(_ type: GType) {
    object = g_object_new_with_properties(type, 0, nil, nil)!
    // A window belongs to GTK until it is destroyed.
    if g_type_is_a(type, gtk_window_get_type()) == 0 { g_object_ref_sink(object) }
  }

  func end() {
    if g_type_is_a(cgtk_type_of(object), gtk_window_get_type()) != 0 {
      gtk_window_destroy(UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWindow.self))
    } else {
      g_object_unref(object)
    }
  }

  /// What the property says, in words.
  func value(of name: String, _ type: GType) -> String {
    var value = GValue()
    g_value_init(&value, type)
    defer { g_value_unset(&value) }
    g_object_get_property(object, name, &value)
    return words(&value)
  }

  /// What a C function says, in the same words.
  func result(of getter: GeneratedProperty.Getter, _ type: GType) -> String {
    let isText = type == FundamentalType.string
    let isPointer = isText || Self.isObject(type)
    var value = GValue()
    g_value_init(&value, isPointer ? FundamentalType.pointer : type)
    defer { g_value_unset(&value) }
    call(getter.function, with: nil, &value)
    guard isPointer else { return words(&value) }
    let pointer = g_value_get_pointer(&value)
    guard isText else {
      if getter.gives, let pointer { g_object_unref(pointer) }
      return Self.words(pointer)
    }
    var text = GValue()
    g_value_init(&text, FundamentalType.string)
    defer { g_value_unset(&text) }
    g_value_set_string(&text, pointer?.assumingMemoryBound(to: CChar.self))
    if getter.gives { g_free(pointer) }
    return words(&text)
  }

  func set(_ name: String, _ value: GValue) {
    var value = value
    g_object_set_property(object, name, &value)
  }

  func set(with function: String, _ value: GValue) { call(function, with: value, nil) }

  private func call(_ function: String, with argument: GValue?, _ result: UnsafeMutablePointer<GValue>?) {
    // The builder finds functions by name, and libffi calls them as their types say.
    let closure = gtk_builder_create_closure(Self.builder, function, GtkBuilderClosureFlags(0), nil, nil)!
    g_closure_ref(closure)
    g_closure_sink(closure)
    g_closure_set_marshal(closure, g_cclosure_marshal_generic)
    var arguments = [GValue(), argument ?? GValue()]
    g_value_init(&arguments[0], cgtk_type_of(object))
    g_value_set_object(&arguments[0], object)
    g_closure_invoke(closure, result, argument == nil ? 1 : 2, arguments, nil)
    g_value_unset(&arguments[0])
    g_closure_unref(closure)
  }

  private func words(_ value: inout GValue) -> String {
    Self.isObject(cgtk_value_type(&value))
      ? Self.words(g_value_get_object(&value)) : givenString(g_strdup_value_contents(&value))
  }

  private static func words(_ object: UnsafeMutableRawPointer?) -> String { object.map { "\($0)" } ?? "none" }

  static func isObject(_ type: GType) -> Bool {
    [FundamentalType.object, FundamentalType.interface].contains(cgtk_fundamental_type(type))
  }
}

extension GtkTests {
  /// The generated accessors call C functions in place of looking properties up by their names. That these functions are
  /// those of the property is what GTK's description says; here they are called.
  @Test func `The C function of every accessor reads and writes the property of that name`() async throws {
    let widgets = wrapperTable.map { HandlerScope.madeType(named: $0.name.cString) }.filter {
      g_type_is_a($0, gtk_widget_get_type()) != 0 && g_type_test_flags($0, G_TYPE_FLAG_ABSTRACT.rawValue) == 0
    }
    var counts = (read: 0, written: 0)
    try await withoutLeaks {
      for property in try GeneratedProperty.all() where !Self.exceptions.contains("\(property.owner).\(property.name)")
      {
        let owner = g_type_from_name("Gtk" + property.owner)
        guard let type = widgets.first(where: { $0 == owner }) ?? widgets.first(where: { g_type_is_a($0, owner) != 0 })
        else { continue }
        let (one, other) = (Specimen(type), Specimen(type))
        defer {
          one.end()
          other.end()
        }
        let place: Comment = "\(property.owner).\(property.name)"
        let description = try #require(
          g_object_class_find_property(cgtk_object_class(one.object), property.name), place)
        let valueType = description.pointee.value_type
        let fundamental = cgtk_fundamental_type(valueType)
        let isComparable = FundamentalType.numbers.contains(fundamental) || Specimen.isObject(valueType)
        guard isComparable || [FundamentalType.boolean, FundamentalType.string].contains(valueType) else { continue }
        // A new object for each who asks.
        if property.getter.gives, Specimen.isObject(valueType) { continue }

        counts.read += 1
        let atFirst = one.value(of: property.name, valueType)
        #expect(one.result(of: property.getter, valueType) == atFirst, place)
        guard let setter = property.setter, var new = value(otherThan: atFirst, description) else { continue }
        defer { g_value_unset(&new) }
        one.set(with: setter, new)
        other.set(property.name, new)
        let afterwards = one.value(of: property.name, valueType)
        // Some keep their value as long as the widget is empty.
        if afterwards != atFirst { counts.written += 1 }
        #expect(afterwards == other.value(of: property.name, valueType), place)
        #expect(one.result(of: property.getter, valueType) == afterwards, place)
        #expect(other.result(of: property.getter, valueType) == afterwards, place)
      }
    }
    #expect(counts.read > 300 && counts.written > 200, "\(counts)")
  }

  private static let exceptions: Set = [
    // By its name it is empty until it is set; the function then returns the name of the class, as GTK says.
    "Widget.name",
    // Only the name of a child can be set.
    "Stack.visible-child-name",
  ]

  /// A value that the property may have besides the one that is described; nil when there is none or it is an object.
  private func value(otherThan old: String, _ description: UnsafeMutablePointer<GParamSpec>) -> GValue? {
    var value = GValue()
    let type = description.pointee.value_type
    g_value_init(&value, type)
    for number in 0..<4 as Range<Int32> {
      switch cgtk_fundamental_type(type) {
      case FundamentalType.boolean: g_value_set_boolean(&value, number % 2)
      case FundamentalType.int: g_value_set_int(&value, number)
      case FundamentalType.uint: g_value_set_uint(&value, guint(number))
      case FundamentalType.float: g_value_set_float(&value, Float(number) / 4)
      case FundamentalType.double: g_value_set_double(&value, Double(number) / 4)
      case FundamentalType.enum: g_value_set_enum(&value, number)
      case FundamentalType.string: g_value_set_string(&value, ["a", "b"][Int(number) % 2])
      default:
        g_value_unset(&value)
        return nil
      }
      g_param_value_validate(description, &value)
      let new: String = givenString(g_strdup_value_contents(&value))
      if new != old { return value }
    }
    g_value_unset(&value)
    return nil
  }
}
