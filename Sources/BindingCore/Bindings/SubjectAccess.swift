/// How a dynamic subject accesses its value.
@usableFromInline
enum SubjectAccess<Element, Failure: Error> {
  /// Through functions shared by all subjects of the property. Only where `Failure == Never`.
  case shared(SharedAccess<Element>)
  /// Through its own closures, which the copies of the subject share.
  case own(OwnAccess<Element, Failure>)

  /// The target, or `nil` if it is deallocated.
  var target: (any Deallocatable)? {
    switch self {
    case .own(let own): own.target
    case .shared(let shared): shared.registration.target
    }
  }

  /// The access needed for observing and binding.
  var own: OwnAccess<Element, Failure> {
    switch self {
    case .own(let own): own
    case .shared(let shared): shared.makeOwn()
    }
  }
}

/// Access to a property, shared by all its subjects.
///
/// Inlined at the call site, where the type of the element is known, so that setting a number takes only two calls.
@usableFromInline
struct SharedAccess<Element> {
  @usableFromInline let registration: TargetRegistration
  @usableFromInline let name: StaticString
  @usableFromInline let access: PropertyAccess<AnyObject, Element>
  @usableFromInline let state: (any Deallocatable, StaticString, _ isNeeded: Bool) -> SubjectState?

  @inlinable
  @inline(__always)
  init(
    registration: TargetRegistration, name: StaticString, access: PropertyAccess<AnyObject, Element>,
    state: @escaping (any Deallocatable, StaticString, _ isNeeded: Bool) -> SubjectState?
  ) {
    self.registration = registration
    self.name = name
    self.access = access
    self.state = state
  }

  /// Sets the value and notifies any observers.
  @inlinable
  @inline(__always)
  func set(_ element: Element) {
    guard let target = registration.target else { return }
    if let state = state(target, name, false) {
      state.begin()
      access.set(target, element)
      state.announce()
    } else {
      access.set(target, element)
    }
  }

  func makeOwn<Failure: Error>() -> OwnAccess<Element, Failure> {
    guard let target = registration.target else { return .ofNothing() }
    guard let state = state(target, name, true) else { preconditionFailure("a needed state was not made") }
    let (core, access) = (state.core, access)
    let signal = core.changes(of: target, state.changes) { .success(access.get($0)) }
    return OwnAccess(
      target: target,
      signal: Signal(attach: { observer, subscription in
        signal.attach(
          Observer(next: observer.next, end: { _ in observer.end?(.finished) }, node: observer.node), subscription)
      }),
      get: { .success(access.get($0)) },
      set: { target, element in
        core.begin()
        access.set(target, element)
      },
      announce: { core.announce() },
      entrance: core)
  }
}

/// Access to a value, shared by one subject and its copies.
@usableFromInline
final class OwnAccess<Element, Failure: Error> {
  private(set) weak var target: (any Deallocatable)?
  let signal: Signal<Element, Failure>
  let get: (any Deallocatable) -> Result<Element, Failure>
  let set: (any Deallocatable, Element) -> Void
  /// Notifies the observers of a write, or `nil` if the target does so itself.
  let announce: (() -> Void)?
  /// The node that a binding to the subject marks, so that a join downstream waits for it.
  let entrance: Node

  init(
    target: (any Deallocatable)?,
    signal: Signal<Element, Failure>,
    get: @escaping (any Deallocatable) -> Result<Element, Failure>,
    set: @escaping (any Deallocatable, Element) -> Void,
    announce: (() -> Void)?,
    entrance: Node
  ) {
    self.target = target
    self.signal = signal
    self.get = get
    self.set = set
    self.announce = announce
    self.entrance = entrance
  }

  /// Sets the value and notifies the observers. Has no effect if the target is deallocated.
  @usableFromInline
  func send(_ element: Element) {
    guard let target else { return }
    set(target, element)
    announce?()
  }

  /// Access to a value whose target is deallocated.
  static func ofNothing() -> OwnAccess {
    OwnAccess(
      target: nil, signal: .completed(),
      get: { _ in preconditionFailure("The value of a target that is gone was read") },
      set: { _, _ in }, announce: nil, entrance: Node())
  }
}

/// The state shared by the subjects of one property of a target and retained by the target; see
/// `DynamicSubject.init(target:name:)`.
public final class SubjectState {
  /// The name of the property.
  public let name: StaticString
  /// Fires after each change, whatever its origin.
  let changes: SafeSignal<Void>
  let core = SettingCore()

  /// Creates the state of a property that has not been observed yet.
  ///
  /// - Parameter changes: Fires after each change, whatever its origin.
  public init(name: StaticString, changes: SafeSignal<Void>) {
    self.name = name
    self.changes = changes
  }

  @usableFromInline func begin() { core.begin() }
  @usableFromInline func announce() { core.announce() }
}
