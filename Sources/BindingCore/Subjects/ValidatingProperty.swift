/// A property that accepts only values that pass a validator, and reports the result for other values.
///
///     let email = ValidatingProperty("") { $0.contains("@") ? .valid : .invalid("This is no address") }
///     let again = ValidatingProperty("", with: email) { again, email in
///       again == email ? .valid : .invalid("The addresses differ")
///     }
///     entry.reactive.text.bidirectionalBind(to: email.proposal)
///     email.isValid.bind(to: button.reactive.sensitive)
///     email.visibleReason.map { $0 ?? "" }.bind(to: hint.reactive.label)
///
/// Setting `value` or binding to the property proposes a value. `value` is always the last accepted value; observers
/// get it immediately and then each value that is accepted. In a two-way binding the other end agrees with `value`, so
/// an invalid value is reset there. Bind to `proposal` instead to keep it while the user is typing.
@MainActor
public final class ValidatingProperty<Value, Reason>: PropertyProtocol {
  public typealias Element = Value
  public typealias Failure = Never

  /// The value and the validation result, which change together, so that an observer of both sees them agree.
  private let state: Property<State>
  private let decide: (Value) -> Validation<Value, Reason>

  private struct State {
    var value: Value
    var result: ValidationResult<Value, Reason>
    var isTouched: Bool
    /// Whether `value` is new to its observers.
    var isTaken: Bool

    /// The value to show in an entry: an invalid proposal stays, a coerced one is replaced.
    var shown: Value {
      if case .invalid(let proposed, _) = result { proposed } else { value }
    }

    init(_ proposed: Value, _ decision: Validation<Value, Reason>, before: Value, isTouched: Bool) {
      self.isTouched = isTouched
      switch decision {
      case .valid: (value, result) = (proposed, .valid(proposed))
      case .coerced(let other, let reason): (value, result) = (other, .coerced(other, proposed: proposed, reason))
      case .invalid(let reason): (value, result) = (before, .invalid(proposed: proposed, reason))
      }
      isTaken = result.isValid
    }

    /// Returns the state after another proposal.
    func proposing(_ proposed: Value, _ decision: Validation<Value, Reason>) -> State {
      State(proposed, decision, before: value, isTouched: isTouched || !areEqual(proposed, shown))
    }

    /// Returns the state after validating the proposal again.
    func deciding(_ decision: Validation<Value, Reason>) -> State {
      State(result.proposed, decision, before: value, isTouched: isTouched)
    }
  }

  /// Creates a property with the value `initial`, even if it does not pass the validator, and then values that do.
  public init(_ initial: Value, validator: @escaping (Value) -> Validation<Value, Reason>) {
    decide = validator
    state = Property(State(initial, validator(initial), before: initial, isTouched: false))
  }

  /// Creates a property whose validator also takes the value of another property. When that changes, the last proposal
  /// is validated again. The other property is retained.
  public convenience init<Other: PropertyProtocol>(
    _ initial: Value, with other: Other,
    validator: @escaping (Value, Other.Element) -> Validation<Value, Reason>
  ) {
    self.init(initial) { validator($0, other.value) }
    let decide = decide
    state.bind(
      signal: other.dropFirst(1).compactMap { [weak state] _ in
        guard let state = state?.value else { return nil }
        return state.deciding(decide(state.result.proposed))
      })
  }

  /// The last accepted value. Setting it proposes a value.
  public var value: Value {
    get { state.value.value }
    set { state.value = state.value.proposing(newValue, decide(newValue)) }
  }

  /// The result of the last proposal.
  public var result: AnyProperty<ValidationResult<Value, Reason>> { state.map { $0.result } }

  /// Whether the last proposal, or its replacement, was accepted.
  public var isValid: AnyProperty<Bool> { result.map { $0.isValid }.removeDuplicates() }

  /// The reason why the last proposal was rejected or replaced, or `nil` if it was accepted.
  public var reason: AnyProperty<Reason?> { result.map { $0.reason } }

  /// Whether the property has been touched: true once a proposal has changed what is shown, or after `touch()`. (If
  /// values cannot be compared, any proposal will do.)
  public var isTouched: AnyProperty<Bool> { state.map { $0.isTouched }.removeDuplicates() }

  /// `reason` for display in a form: `nil` until the property is touched, so that a new form does not start with
  /// errors.
  public var visibleReason: AnyProperty<Reason?> { state.map { $0.isTouched ? $0.result.reason : nil } }

  /// Makes `visibleReason` show the reason: for an entry that was left unchanged, or for a whole form when it is
  /// submitted.
  public func touch() {
    var touched = state.value
    if touched.isTouched { return }
    (touched.isTouched, touched.isTaken) = (true, false)
    state.value = touched
  }

  /// The last proposal or its replacement: the value to bind to an entry. It keeps an invalid proposal, so that the
  /// user can continue typing. Does not retain the property.
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
        // An invalid proposal does not change the value, nor does a touch.
        if isFirst.value || state.isTaken { observer.next(state.value) }
        isFirst.value = false
      }, subscription)
  }
}

/// Whether two values are known to be equal. Values that cannot be compared are not.
private func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
  func isOther<Known: Equatable>(_ one: Known) -> Bool { one == other as? Known }
  return (one as? any Equatable).map { isOther($0) } ?? false
}

extension ValidatingProperty: BindableProtocol {
  /// Proposes the elements of `signal` until either ends.
  @discardableResult
  public func bind(signal: Signal<Value, Never>) -> Subscription {
    let decide = decide
    return state.bind(
      signal: signal.compactMap { [weak state] proposed in state?.value.proposing(proposed, decide(proposed)) })
  }
}

extension ValidatingProperty: Deallocatable {
  /// Fires once, when the property is deallocated.
  public var deallocated: SafeSignal<Void> { state.deallocated }
}

extension ValidatingProperty: ValueSubject {
  public var access: ValueAccess<Value> {
    ValueAccess(get: { [weak self] in self?.value }, set: { [weak self] in self?.value = $0 })
  }
}
