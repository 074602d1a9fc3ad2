import CGtk

/// The type of what a handler takes or gives.
struct HandlerParameter {
  /// Its name in Swift.
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

  /// Whether values that are declared as of a type can be of this one, or the other way round.
  func isCompatible(with other: GType) -> Bool {
    // What is read by other means than its type.
    type == 0 || other == 0 || AnyValue.holds(other, type)
  }

  /// Whether it can take this value.
  func takes(_ value: GValue) -> Bool {
    var value = value
    let given = cgtk_value_type(&value)
    guard isCompatible(with: given) else { return false }
    guard type != 0, !isNullable, g_type_is_a(given, FundamentalType.object) != 0 else { return true }
    let object: Object? = lentObject(g_value_get_object(&value))
    return object.map(fits) ?? false
  }
}

/// What GTK passes to a handler, lent for the duration of the call.
struct HandlerArguments {
  let values: UnsafeBufferPointer<GValue>
  /// Where the answer goes, if one is wanted.
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
