import CGtk

/// A property or a signal that a Swift class adds to its GObject class, where style sheets, `.ui` files, expressions and
/// other languages find it. See `Object.members`.
public struct ObjectMember {
  enum Kind {
    case property(Accessors)
    /// A signal with arguments, and the type of its answer.
    case signal([GType], answer: GType)
  }

  struct Accessors {
    let makeSpecification: (_ name: String, _ owner: String) -> UnsafeMutablePointer<GParamSpec>
    let read: (Object, GValueSlot) -> Void
    let write: ((Object, GValueSlot) -> Void)?
  }

  /// Its name, such as `max-value`.
  let name: String
  let kind: Kind
  /// Tells the property or the signal of a new object whose it is.
  let attach: (Object, _ name: String) -> Void

  /// A property of an interface that the GObject itself has the value of.
  static func ofInterface(
    _ name: String, read: @escaping (Object, GValueSlot) -> Void, write: @escaping (Object, GValueSlot) -> Void
  ) -> ObjectMember {
    let accessors = Accessors(
      makeSpecification: { name, _ in preconditionFailure("'\(name)' is described by its interface") }, read: read,
      write: write)
    return ObjectMember(name: name, kind: .property(accessors), attach: { _, _ in })
  }

  /// A property that everybody may set. `path` leads to a property of the Swift class, which should be an
  /// `@ObjectProperty`: only then are its changes told.
  ///
  /// - Parameter defaultValue: what documentation tools and designers show.
  public static func property<Owner: Object, Value: GValueRepresentable & Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, default defaultValue: Value? = nil
  ) -> ObjectMember {
    property(name, path, assign: { ($0 as! Owner)[keyPath: path] = $1 }, ParameterLimits(default: defaultValue))
  }

  /// A property that holds a number between two limits. A number outside becomes the nearest limit.
  public static func property<Owner: Object, Value: GValueRepresentable & Comparable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, default defaultValue: Value? = nil,
    in limits: ClosedRange<Value>
  ) -> ObjectMember {
    property(
      name, path, assign: { ($0 as! Owner)[keyPath: path] = $1 },
      ParameterLimits(default: defaultValue, lower: limits.lowerBound, upper: limits.upperBound),
      limit: { min(max($0, limits.lowerBound), limits.upperBound) })
  }

  /// A property that only the class itself sets.
  public static func readOnlyProperty<Owner: Object, Value: GValueRepresentable & Equatable>(
    _ name: String, _ path: KeyPath<Owner, Value>
  ) -> ObjectMember {
    property(name, path, assign: nil, ParameterLimits())
  }

  /// A signal.
  public static func signal<Owner: Object, each Argument: GValueRepresentable>(
    _ name: String, _ path: KeyPath<Owner, ObjectSignal<repeat each Argument>>
  ) -> ObjectMember {
    var types: [GType] = []
    for type in repeat (each Argument).self { types.append(type.gType) }
    return ObjectMember(
      name: name, kind: .signal(types, answer: FundamentalType.none),
      attach: { ($0 as! Owner)[keyPath: path].attach(to: $0, name: $1) })
  }

  /// A signal that asks.
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
      // Reading through the path is what finds the storage behind it.
      let search = StorageSearch()
      StorageSearch.current = search
      _ = (object as! Owner)[keyPath: path]
      StorageSearch.current = nil
      (search.found as? ObjectProperty<Value>)?.attach(to: object, name: name, assign: assign, limit: limit)
    }
  }
}

/// Who looks for the storage of a property.
final class StorageSearch {
  static var current: StorageSearch?
  var found: AnyObject?
}

extension ArraySlice<ObjectMember> {
  /// Adds the members to a GObject class.
  ///
  /// - Parameter required: the properties of interfaces that the class adds, and must have.
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
  /// The properties by what GObject knows them by.
  fileprivate static var properties: [UnsafeRawPointer: Accessors] = [:]
}

private func found(
  _ object: UnsafeMutablePointer<GObject>?, _ specification: UnsafeMutablePointer<GParamSpec>?
) -> (Object, ObjectMember.Accessors)? {
  // None while the Swift object is being made or has just gone.
  guard let object, let specification, let wrapper = g_object_get_qdata(object, Object.wrapperQuark),
    let property = ObjectMember.properties[UnsafeRawPointer(specification)]
      ?? ofInterface(specification, Subclass.of(cgtk_type_of(object)))
  else { return nil }
  return (Unmanaged<Object>.fromOpaque(wrapper).takeUnretainedValue(), property)
}

/// A property of an interface is described once for all classes that have it.
private func ofInterface(
  _ specification: UnsafeMutablePointer<GParamSpec>, _ subclass: Subclass?
) -> ObjectMember.Accessors? {
  let name = String(cString: specification.pointee.name)
  guard case .property(let property) = subclass?.members.first(where: { $0.name == name })?.kind else { return nil }
  return property
}
