import BindingCore

/// The signal of a node.
enum AnyNode {
  case number(SafeSignal<Double>)
  case text(SafeSignal<String>)
  case truth(SafeSignal<Bool>)
  case choice(SafeSignal<Int>)

  init<V: Carried>(_ signal: SafeSignal<V>) {
    switch signal {
    case let signal as SafeSignal<Double>: self = .number(signal)
    case let signal as SafeSignal<String>: self = .text(signal)
    case let signal as SafeSignal<Bool>: self = .truth(signal)
    case let signal as SafeSignal<Int>: self = .choice(signal)
    default: preconditionFailure("\(V.self) is no type of values")
    }
  }

  /// The signal as one of a type, which must be its own.
  func signal<V: Carried>(of type: V.Type = V.self) -> SafeSignal<V> {
    switch self {
    case .number(let signal): signal as! SafeSignal<V>
    case .text(let signal): signal as! SafeSignal<V>
    case .truth(let signal): signal as! SafeSignal<V>
    case .choice(let signal): signal as! SafeSignal<V>
    }
  }

  func observe(_ body: @escaping (Value?) -> Void) -> Subscription {
    func observe<V: Carried>(_ signal: SafeSignal<V>) -> Subscription {
      signal.observe { body($0.element?.value) }
    }
    switch self {
    case .number(let signal): return observe(signal)
    case .text(let signal): return observe(signal)
    case .truth(let signal): return observe(signal)
    case .choice(let signal): return observe(signal)
    }
  }
}

/// What can be set and bound both ways, by its type.
enum Subject<V: Carried> {
  case property(Property<V>)
  case dynamic(DynamicSubject<V>)

  var signal: SafeSignal<V> {
    switch self {
    case .property(let property): property.toSignal()
    case .dynamic(let subject): subject.toSignal()
    }
  }

  var currentValue: V? {
    switch self {
    case .property(let property): property.value
    case .dynamic(let subject): subject.currentValue
    }
  }

  func set(_ value: V) {
    switch self {
    case .property(let property): property.value = value
    case .dynamic(let subject): subject.send(value)
    }
  }

  func bind(_ signal: SafeSignal<V>) -> Subscription {
    switch self {
    case .property(let property): signal.bind(to: property)
    case .dynamic(let subject): signal.bind(to: subject)
    }
  }

  func bindBothWays(to other: Subject) -> Subscription {
    switch (self, other) {
    case (.property(let one), .property(let other)): one.bidirectionalBind(to: other)
    case (.property(let one), .dynamic(let other)): one.bidirectionalBind(to: other)
    case (.dynamic(let one), .property(let other)): one.bidirectionalBind(to: other)
    case (.dynamic(let one), .dynamic(let other)): one.bidirectionalBind(to: other)
    }
  }
}

/// What can be set and bound both ways.
enum AnySubject {
  case number(Subject<Double>)
  case text(Subject<String>)
  case truth(Subject<Bool>)
  case choice(Subject<Int>)

  var node: AnyNode {
    switch self {
    case .number(let subject): .number(subject.signal)
    case .text(let subject): .text(subject.signal)
    case .truth(let subject): .truth(subject.signal)
    case .choice(let subject): .choice(subject.signal)
    }
  }

  var value: Value? {
    switch self {
    case .number(let subject): subject.currentValue?.value
    case .text(let subject): subject.currentValue?.value
    case .truth(let subject): subject.currentValue?.value
    case .choice(let subject): subject.currentValue?.value
    }
  }

  func set(_ value: Value) {
    switch self {
    case .number(let subject): subject.set(value.number)
    case .text(let subject): subject.set(value.text)
    case .truth(let subject): subject.set(value.truth)
    case .choice(let subject): subject.set(value.choice)
    }
  }

  func bind(_ node: AnyNode) -> Subscription {
    switch self {
    case .number(let subject): subject.bind(node.signal())
    case .text(let subject): subject.bind(node.signal())
    case .truth(let subject): subject.bind(node.signal())
    case .choice(let subject): subject.bind(node.signal())
    }
  }

  /// `nil` when the types are different.
  func bindBothWays(to other: AnySubject) -> Subscription? {
    switch (self, other) {
    case (.number(let one), .number(let other)): one.bindBothWays(to: other)
    case (.text(let one), .text(let other)): one.bindBothWays(to: other)
    case (.truth(let one), .truth(let other)): one.bindBothWays(to: other)
    case (.choice(let one), .choice(let other)): one.bindBothWays(to: other)
    default: nil
    }
  }
}
