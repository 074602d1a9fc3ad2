import CGtk

/// A property or signal that a Swift class adds to its GObject class, for use by style sheets, `.ui` files, expressions
/// and other languages. See `Object.members`.
public struct ObjectMember {
  enum Kind {
    case property(Accessors)
    /// A signal with arguments, and the type of its result.
    case signal([GType], answer: GType)
  }

  struct Accessors {
    let makeSpecification: (_ name: String, _ owner: String) -> UnsafeMutablePointer<GParamSpec>
    let read: (Object, GValueSlot) -> Void
    let write: ((Object, GValueSlot) -> Void)?
  }

  /// The name, such as `max-value`.
  let name: String
  let kind: Kind
  /// Connects the property or signal of a new object to that object.
  let attach: (Object, _ name: String) -> Void

  /// Creates an interface property whose value the GObject itself stores.
  static func ofInterface(
    _ name: String, read: @escaping (Object, GValueSlot) -> Void, write: @escaping (Object, GValueSlot) -> Void
  ) -> ObjectMember {
    let accessors = Accessors(
      makeSpecification: { name, _ in preconditionFailure("'\(name)' is described by its interface") }, read: read,
      write: write)
    return ObjectMember(name: name, kind: .property(accessors), attach: { _, _ in })
  }

  /// Creates a writable property. `path` leads to a property of the Swift class, which should be an `@ObjectProperty`:
  /// only then are observers notified of changes.
  ///
  /// - Parameter defaultValue: The default that documentation tools and designers show.
  public static func property<Owner: Object, Value: GValueRepresentable & Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, default defaultValue: Value? = nil
  ) -> ObjectMember {
    property(name, path, assign: { ($0 as! Owner)[keyPath: path] = $1 }, ParameterLimits(default: defaultValue))
  }

  /// Creates a numeric property with limits. A number outside the limits is clamped.
  public static func property<Owner: Object, Value: GValueRepresentable & Comparable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, default defaultValue: Value? = nil,
    in limits: ClosedRange<Value>
  ) -> ObjectMember {
    property(
      name, path, assign: { ($0 as! Owner)[keyPath: path] = $1 },
      ParameterLimits(default: defaultValue, lower: limits.lowerBound, upper: limits.upperBound),
      limit: { min(max($0, limits.lowerBound), limits.upperBound) })
  }

  /// Creates a property that only the class itself can set.
  public static func readOnlyProperty<Owner: Object, Value: GValueRepresentable & Equatable>(
    _ name: String, _ path: KeyPath<Owner, Value>
  ) -> ObjectMember {
    property(name, path, assign: nil, ParameterLimits())
  }

  /// Creates a signal.
  public static func signal<Owner: Object, each Argument: GValueRepresentable>(
    _ name: String, _ path: KeyPath<Owner, ObjectSignal<repeat each Argument>>
  ) -> ObjectMember {
    var types: [GType] = []
    for type in repeat (each Argument).self { types.append(type.gType) }
    return ObjectMember(
      name: name, kind: .signal(types, answer: FundamentalType.none),
      attach: { ($0 as! Owner)[keyPath: path].attach(to: $0, name: $1) })
  }

  /// Creates a signal with a result.
  public static func signal<Owner: Object, Answer: GValueRepresentable, each Input: GValueRepresentable>(
    _ name: String, _ path: KeyPath<Owner, ObjectRequest<Answer, repeat each Input>>
  ) -> ObjectMember {
    var types: [GType] = []
    for type in repeat (each Input).self { types.append(type.gType) }
    return ObjectMember(
      name: name, kind: .signal(types, answer: Answer.gType),
      attach: { ($0 as! Owner)[keyPath: path].attach(to: $0, name: $1) })
  }

  private static func property<Owner: Object, Value: GValueRepresentable & Equatable>(
    _ name: String, _ path: KeyPath<Owner, Value>, assign: ((Object, Value) -> Void)?,
    _ limits: ParameterLimits<Value>, limit: ((Value) -> Value)? = nil
  ) -> ObjectMember {
    let accessors = Accessors(
      makeSpecification: { limits.makeSpecification($0, of: $1, isWritable: assign != nil) },
      read: { object, slot in (object as! Owner)[keyPath: path].write(to: slot) },
      write: assign.map { assign in { object, slot in assign(object, Value.read(slot)) } })
    return ObjectMember(name: name, kind: .property(accessors)) { object, name in
      // Reading through the path finds the storage behind it.
      let search = StorageSearch()
      StorageSearch.current = search
      _ = (object as! Owner)[keyPath: path]
      StorageSearch.current = nil
      (search.found as? ObjectProperty<Value>)?.attach(to: object, name: name, assign: assign, limit: limit)
    }
  }
}

/// A search for the storage of a property.
final class StorageSearch {
  static var current: StorageSearch?
  var found: AnyObject?
}

extension ArraySlice<ObjectMember> {
  /// Adds the members to a GObject class.
  ///
  /// - Parameter required: The properties of the interfaces that the class adds, which it must have.
  func install(in table: UnsafeMutablePointer<GObjectClass>, inheriting required: Set<String>) {
    let type = table.pointee.g_type_class.g_type
    for name in required.subtracting(map(\.name)) {
      precondition(
        g_object_class_find_property(table, name) != nil,
        "\(typeName(type)) needs a property '\(name)' among its members"
      )
    }
    guard !isEmpty else { return }
    table.pointee.get_property = { object, _, value, specification in
      guard let (object, property) = found(object, specification), let value else { return }
      property.read(object, GValueSlot(value))
    }
    table.pointee.set_property = { object, _, value, specification in
      guard let (object, property) = found(object, specification), let value else { return }
      property.write?(object, GValueSlot(UnsafeMutablePointer(mutating: value)))
    }
    for (number, member) in zip(1..., self) {
      switch member.kind {
      case .property where required.contains(member.name):
        g_object_class_override_property(table, guint(number), member.name)
      case .property(let property):
        precondition(
          g_object_class_find_property(table, member.name) == nil,
          "\(typeName(g_type_parent(type))) has a property '\(member.name)' already")
        let specification = property.makeSpecification(member.name, typeName(type))
        ObjectMember.properties[UnsafeRawPointer(specification)] = property
        g_object_class_install_property(table, guint(number), specification)
      case .signal(var types, let answer):
        precondition(
          g_signal_lookup(member.name, type) == 0,
          "\(typeName(g_type_parent(type))) has a signal '\(member.name)' already")
        g_signal_newv(
          member.name, type, G_SIGNAL_RUN_LAST, nil,
          answer == FundamentalType.boolean ? g_signal_accumulator_true_handled : nil, nil, nil, answer,
          guint(types.count), &types)
      }
    }
  }
}

extension ObjectMember {
  /// The accessors of the properties, by their specifications.
  fileprivate static var properties: [UnsafeRawPointer: Accessors] = [:]
}

private func found(
  _ object: UnsafeMutablePointer<GObject>?, _ specification: UnsafeMutablePointer<GParamSpec>?
) -> (Object, ObjectMember.Accessors)? {
  // There is none while the Swift object is being created or after it is gone.
  guard let object, let specification, let wrapper = g_object_get_qdata(object, Object.wrapperQuark),
    let property = ObjectMember.properties[UnsafeRawPointer(specification)]
      ?? ofInterface(specification, Subclass.of(cgtk_type_of(object)))
  else { return nil }
  return (Unmanaged<Object>.fromOpaque(wrapper).takeUnretainedValue(), property)
}

/// Looks up an interface property, which has a single specification for all classes that implement it.
private func ofInterface(
  _ specification: UnsafeMutablePointer<GParamSpec>, _ subclass: Subclass?
) -> ObjectMember.Accessors? {
  let name = String(cString: specification.pointee.name)
  guard case .property(let property) = subclass?.members.first(where: { $0.name == name })?.kind else { return nil }
  return property
}
