import CGtk

/// The type of a parameter or the result of a handler.
struct HandlerParameter {
  /// The name of the type in Swift.
  let name: String
  let type: GType
  private let isNullable: Bool
  private let fits: (Object) -> Bool

  init<Value: GValueRepresentable>(_ swiftType: Value.Type) {
    name = "\(swiftType)"
    type = swiftType.gType
    isNullable = swiftType is any ExpressibleByNilLiteral.Type
    fits = { $0 is Value }
  }

  static func all<each Value: GValueRepresentable>(_ types: repeat (each Value).Type) -> [HandlerParameter] {
    var all: [HandlerParameter] = []
    for type in repeat each types { all.append(HandlerParameter(type)) }
    return all
  }

  /// Whether a value declared with one of the two types may have the other.
  func isCompatible(with other: GType) -> Bool {
    // 0 stands for an unknown type, or one that is not read by its type.
    type == 0 || other == 0 || AnyValue.holds(other, type)
  }

  /// Whether the parameter accepts this value.
  func takes(_ value: GValue) -> Bool {
    var value = value
    let given = cgtk_value_type(&value)
    guard isCompatible(with: given) else { return false }
    guard type != 0, !isNullable, g_type_is_a(given, FundamentalType.object) != 0 else { return true }
    let object: Object? = lentObject(g_value_get_object(&value))
    return object.map(fits) ?? false
  }
}

/// The arguments that GTK passes to a handler, lent for the duration of the call.
struct HandlerArguments {
  let values: UnsafeBufferPointer<GValue>
  /// The slot for the result, if there is one.
  let result: GValueSlot?

  func read<each Value: GValueRepresentable>(_ types: repeat (each Value).Type) -> (repeat each Value) {
    var index = 0
    @MainActor func next<T: GValueRepresentable>(_: T.Type) -> T {
      defer { index += 1 }
      return T.read(GValueSlot(UnsafeMutablePointer(mutating: values.baseAddress! + index)))
    }
    return (repeat next(each types))
  }
}
