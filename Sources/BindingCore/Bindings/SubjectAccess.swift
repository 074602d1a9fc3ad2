/// How a dynamic subject gets at its value.
@usableFromInline
enum SubjectAccess<Element, Failure: Error> {
  /// By functions that all subjects of the property use. Only where `Failure == Never`.
  case shared(SharedAccess<Element>)
  /// By closures of its own, which the copies of the subject share.
  case own(OwnAccess<Element, Failure>)

  /// Whose value it is; `nil` when that is gone.
  var target: (any Deallocatable)? {
    switch self {
    case .own(let own): own.target
    case .shared(let shared): shared.place.target
    }
  }

  /// What it takes to observe and to bind.
  var own: OwnAccess<Element, Failure> {
    switch self {
    case .own(let own): own
    case .shared(let shared): shared.makeOwn()
    }
  }
}

/// Access to a property for all subjects of it.
///
/// Inlined where it is used: there the type of the element is known, and to set a number takes no more than two calls.
@usableFromInline
struct SharedAccess<Element> {
  @usableFromInline let place: TargetPlace
  @usableFromInline let name: StaticString
  @usableFromInline let access: PropertyAccess<AnyObject, Element>
  @usableFromInline let state: (any Deallocatable, StaticString, _ isNeeded: Bool) -> SubjectState?

  @inlinable
  @inline(__always)
  init(
    place: TargetPlace, name: StaticString, access: PropertyAccess<AnyObject, Element>,
    state: @escaping (any Deallocatable, StaticString, _ isNeeded: Bool) -> SubjectState?
  ) {
    self.place = place
    self.name = name
    self.access = access
    self.state = state
  }

  /// Sets the value, and tells the observers if there can be any.
  @inlinable
  @inline(__always)
  func set(_ element: Element) {
    guard let target = place.target else { return }
    if let state = state(target, name, false) {
      state.begin()
      access.set(target, element)
      state.announce()
    } else {
      access.set(target, element)
    }
  }

  func makeOwn<Failure: Error>() -> OwnAccess<Element, Failure> {
    guard let target = place.target else { return .ofNothing() }
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

/// Access to a value for one subject and its copies.
@usableFromInline
final class OwnAccess<Element, Failure: Error> {
  private(set) weak var target: (any Deallocatable)?
  let signal: Signal<Element, Failure>
  let get: (any Deallocatable) -> Result<Element, Failure>
  let set: (any Deallocatable, Element) -> Void
  /// Tells the observers what has been set; `nil` where that is left to the target.
  let announce: (() -> Void)?
  /// What a binding into the subject marks, so that a join below waits for it.
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

  /// Sets the value and tells the observers. No effect when the target is gone.
  @usableFromInline
  func send(_ element: Element) {
    guard let target else { return }
    set(target, element)
    announce?()
  }

  /// Access to a value whose target is gone.
  static func ofNothing() -> OwnAccess {
    OwnAccess(
      target: nil, signal: .completed(),
      get: { _ in preconditionFailure("The value of a target that is gone was read") },
      set: { _, _ in }, announce: nil, entrance: Node())
  }
}

/// What the subjects of one property of one target share, kept by the target: see `DynamicSubject.init(target:name:)`.
public final class SubjectState {
  /// What the property is called.
  public let name: StaticString
  /// Fires after each change, whoever made it.
  let changes: SafeSignal<Void>
  let core = SettingCore()

  /// The state of a property that nobody has observed yet.
  ///
  /// - Parameter changes: fires after each change, whoever made it.
  public init(name: StaticString, changes: SafeSignal<Void>) {
    self.name = name
    self.changes = changes
  }

  @usableFromInline func begin() { core.begin() }
  @usableFromInline func announce() { core.announce() }
}
