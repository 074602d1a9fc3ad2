/// A property that takes only values that pass a validator, and says what became of the others.
///
///     let email = ValidatingProperty("") { $0.contains("@") ? .valid : .invalid("This is no address") }
///     let again = ValidatingProperty("", with: email) { again, email in
///       again == email ? .valid : .invalid("The addresses differ")
///     }
///     entry.reactive.text.bidirectionalBind(to: email.proposal)
///     email.isValid.bind(to: button.reactive.sensitive)
///     email.visibleReason.map { $0 ?? "" }.bind(to: hint.reactive.label)
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
    var isTouched: Bool
    /// Whether `value` is new to those who observe it.
    var isTaken: Bool

    /// What is to be seen in an entry: an invalid proposal stands, a coerced one is replaced.
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

    /// The state after another proposal.
    func proposing(_ proposed: Value, _ decision: Validation<Value, Reason>) -> State {
      State(proposed, decision, before: value, isTouched: isTouched || !areEqual(proposed, shown))
    }

    /// The state after what was proposed has been decided again.
    func deciding(_ decision: Validation<Value, Reason>) -> State {
      State(result.proposed, decision, before: value, isTouched: isTouched)
    }
  }

  /// A property that has `initial` at first, whatever the validator says of it, and then what passes the validator.
  public init(_ initial: Value, validator: @escaping (Value) -> Validation<Value, Reason>) {
    decide = validator
    state = Property(State(initial, validator(initial), before: initial, isTouched: false))
  }

  /// A property whose validator looks at another property too. When that changes, what was proposed last is validated
  /// again. The other property is retained.
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

  /// The last value that was taken. Setting it proposes a value.
  public var value: Value {
    get { state.value.value }
    set { state.value = state.value.proposing(newValue, decide(newValue)) }
  }

  /// What became of the last proposal.
  public var result: AnyProperty<ValidationResult<Value, Reason>> { state.map { $0.result } }

  /// Whether the last proposal, or what replaced it, was taken.
  public var isValid: AnyProperty<Bool> { result.map { $0.isValid }.removeDuplicates() }

  /// Why the last proposal was not taken, or not as it was; `nil` when it was.
  public var reason: AnyProperty<Reason?> { result.map { $0.reason } }

  /// Whether somebody has been here: true once something has been proposed that changes what is shown, or after
  /// `touch()`. (Where values cannot be compared any proposal will do.)
  public var isTouched: AnyProperty<Bool> { state.map { $0.isTouched }.removeDuplicates() }

  /// `reason` as a form shows it: `nil` until the property is touched, so that a new form is not full of complaints.
  public var visibleReason: AnyProperty<Reason?> { state.map { $0.isTouched ? $0.result.reason : nil } }

  /// Lets `visibleReason` show what there is: for an entry that is left as it was, and for all of a form when someone
  /// submits it.
  public func touch() {
    var touched = state.value
    if touched.isTouched { return }
    (touched.isTouched, touched.isTaken) = (true, false)
    state.value = touched
  }

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
        // An invalid proposal changes nothing, nor does a touch.
        if isFirst.value || state.isTaken { observer.next(state.value) }
        isFirst.value = false
      }, subscription)
  }
}

/// Whether two values are known to be equal: those that cannot be compared are not.
private func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
  func isOther<Known: Equatable>(_ one: Known) -> Bool { one == other as? Known }
  return (one as? any Equatable).map { isOther($0) } ?? false
}

extension ValidatingProperty: BindableProtocol {
  /// Proposes what `signal` delivers until one of the two ends.
  @discardableResult
  public func bind(signal: Signal<Value, Never>) -> Subscription {
    let decide = decide
    return state.bind(
      signal: signal.compactMap { [weak state] proposed in state?.value.proposing(proposed, decide(proposed)) })
  }
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
