/// A property that takes only values that pass a validator, and says what became of the others.
///
///     let email = ValidatingProperty("") { $0.contains("@") ? .valid : .invalid("This is no address") }
///     let again = ValidatingProperty("", with: email) { again, email in
///       again == email ? .valid : .invalid("The addresses differ")
///     }
///     entry.reactive.text.bidirectionalBind(to: email.proposal)
///     email.isValid.bind(to: button.reactive.sensitive)
///
/// Setting `value` or binding to the property proposes a value. `value` is always the last one that was taken;
/// observers get it at once and then each one that is taken. Bound both ways, the other end agrees with `value`, so an
/// invalid one is set back there; bind to `proposal` to leave it standing while a user types.
@MainActor
public final class ValidatingProperty<Value, Reason>: PropertyProtocol {
  public typealias Element = Value
  public typealias Failure = Never

  /// What was taken and what was said of it change together, so that whoever observes both sees them agree.
  private let state: Property<State>
  private let decide: (Value) -> Validation<Value, Reason>

  private struct State {
    var value: Value
    var result: ValidationResult<Value, Reason>

    /// What is to be seen in an entry: an invalid proposal stands, a coerced one is replaced.
    var shown: Value {
      if case .invalid(let proposed, _) = result { proposed } else { value }
    }

    init(_ proposed: Value, _ decision: Validation<Value, Reason>, before: Value) {
      switch decision {
      case .valid: (value, result) = (proposed, .valid(proposed))
      case .coerced(let other, let reason): (value, result) = (other, .coerced(other, proposed: proposed, reason))
      case .invalid(let reason): (value, result) = (before, .invalid(proposed: proposed, reason))
      }
    }
  }

  /// A property that has `initial` at first, whatever the validator says of it, and then what passes the validator.
  public init(_ initial: Value, validator: @escaping (Value) -> Validation<Value, Reason>) {
    decide = validator
    state = Property(State(initial, validator(initial), before: initial))
  }

  /// A property whose validator looks at another property too. When that changes, what was proposed last is validated
  /// again. The other property is retained.
  public convenience init<Other: PropertyProtocol>(
    _ initial: Value, with other: Other,
    validator: @escaping (Value, Other.Element) -> Validation<Value, Reason>
  ) {
    self.init(initial) { validator($0, other.value) }
    let decide = decide
    let revalidated = other.dropFirst(1).compactMap { [weak state] _ in
      state?.value.result.proposed
    }
    state.bind(signal: states(of: revalidated, decide))
  }

  /// The last value that was taken. Setting it proposes a value.
  public var value: Value {
    get { state.value.value }
    set { state.value = State(newValue, decide(newValue), before: value) }
  }

  /// What became of the last proposal.
  public var result: AnyProperty<ValidationResult<Value, Reason>> { state.map { $0.result } }

  /// Whether the last proposal, or what replaced it, was taken.
  public var isValid: AnyProperty<Bool> { result.map { $0.isValid }.removeDuplicates() }

  /// Why the last proposal was not taken, or not as it was; `nil` when it was.
  public var reason: AnyProperty<Reason?> { result.map { $0.reason } }

  /// What was proposed last, or what it was replaced by: the value to bind an entry to. It keeps an invalid proposal,
  /// so a user can go on typing. Does not retain the property.
  public var proposal: DynamicSubject<Value> {
    let property: (any Deallocatable) -> ValidatingProperty = { unsafeDowncast($0, to: ValidatingProperty.self) }
    return DynamicSubject<Value>(
      target: self,
      signal: shown,
      get: { .success(property($0).state.value.shown) },
      set: { property($0).value = $1 },
      entrance: state.core)
  }

  private var shown: SafeSignal<Value> {
    Signal(attach: { [core = state.core] observer, subscription in
      core.attachValue(observer.with { observer.next($0.shown) }, subscription)
    })
  }

  public func attach(_ observer: Observer<Value, Never>, _ subscription: Subscription) {
    let isFirst = Box(true)
    state.attach(
      observer.with { state in
        // An invalid proposal changes nothing.
        if isFirst.value || state.result.isValid { observer.next(state.value) }
        isFirst.value = false
      }, subscription)
  }

  private func states(
    of proposals: some SignalProtocol<Value, Never>, _ decide: @escaping (Value) -> Validation<Value, Reason>
  ) -> SafeSignal<State> {
    proposals.compactMap { [weak state] proposed in
      guard let state else { return nil }
      return State(proposed, decide(proposed), before: state.value.value)
    }
  }
}

extension ValidatingProperty: BindableProtocol {
  /// Proposes what `signal` delivers until one of the two ends.
  @discardableResult
  public func bind(signal: Signal<Value, Never>) -> Subscription { state.bind(signal: states(of: signal, decide)) }
}

extension ValidatingProperty: Deallocatable {
  /// Fires once, when the property goes away.
  public var deallocated: SafeSignal<Void> { state.deallocated }
}

extension ValidatingProperty: ValueSubject {
  public var access: ValueAccess<Value> {
    ValueAccess(get: { [weak self] in self?.value }, set: { [weak self] in self?.value = $0 })
  }
}
