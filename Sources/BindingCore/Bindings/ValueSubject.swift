/// A signal whose current value can be read and set, as each end of a two-way binding requires.
@MainActor
public protocol ValueSubject<Element>: SignalProtocol, BindableProtocol where Failure == Never {
  /// Reads and sets the value without retaining its owner.
  var access: ValueAccess<Element> { get }
}

/// Access to a value that does not retain its owner.
public struct ValueAccess<Element> {
  /// Returns the current value, or `nil` if its owner is deallocated.
  public let get: () -> Element?
  /// Sets the value for a two-way binding. Has no effect if the owner is deallocated.
  public let set: (Element) -> Void
  /// Notifies the observers of a write, if `set` does not.
  let announce: (() -> Void)?

  /// Creates an access from a pair of closures. The end itself notifies its observers of writes through `set`.
  public init(get: @escaping () -> Element?, set: @escaping (Element) -> Void) {
    self.init(get: get, set: set, announce: nil)
  }

  init(get: @escaping () -> Element?, set: @escaping (Element) -> Void, announce: (() -> Void)?) {
    self.get = get
    self.set = set
    self.announce = announce
  }
}

extension Property: ValueSubject {
  public var access: ValueAccess<Value> {
    ValueAccess(get: { [weak self] in self?.value }, set: { [weak self] in self?.value = $0 })
  }
}

extension FailableDynamicSubject: ValueSubject where Failure == Never {
  public var access: ValueAccess<Element> { quietAccess }
}

extension ValueSubject where Element: Equatable {
  /// Keeps two values equal until the owner of either is deallocated or the result is disposed. Initially, `other`
  /// takes this value.
  ///
  /// A value that is already equal is not set again, so a text entry keeps its cursor. The binding also settles if an
  /// end changes the value that it is given: both ends eventually agree, even in rings of bindings. Ends that can never
  /// agree stop after some rounds with a warning.
  @discardableResult
  public func bidirectionalBind<Other: ValueSubject>(to other: Other) -> Subscription where Other.Element == Element {
    let subscription = Subscription()
    let link = EqualityLink(access, other.access, subscription)
    attach(
      Observer(next: { link.carry($0, from: link.first, to: link.second) }, end: { _ in subscription.dispose() }),
      subscription)
    other.attach(
      Observer(next: { link.carry($0, from: link.second, to: link.first) }, end: { _ in subscription.dispose() }),
      subscription)
    return subscription
  }
}

/// Keeps two ends equal by comparing them.
private final class EqualityLink<Element: Equatable> {
  let first: ValueAccess<Element>
  let second: ValueAccess<Element>
  private let subscription: Subscription
  /// The number of successive corrections after which the ends still disagreed.
  private var corrections = 0
  /// The current change, and how many of its values an end did not take unaltered: in a ring, other bindings may undo
  /// every agreement.
  private var change = 0
  private var refusals = 0
  /// The values of the ends when the link gave up. A widget may report its value once more as a separate change:
  /// GObject repeats an emission after its handlers if one of them sets the property, even if the widget refuses the
  /// value.
  private var standoff: (first: Element, second: Element)?

  init(_ first: ValueAccess<Element>, _ second: ValueAccess<Element>, _ subscription: Subscription) {
    self.first = first
    self.second = second
    self.subscription = subscription
  }

  func carry(_ value: Element, from source: ValueAccess<Element>, to target: ValueAccess<Element>) {
    // A stale value is followed by the newer one.
    guard !subscription.isDisposed, source.get() == value, let before = target.get() else { return }
    if let standoff, source.announce != nil, first.get() == standoff.first, second.get() == standoff.second { return }
    Settling.begin()
    defer { Settling.end() }
    if change != Settling.change {
      change = Settling.change
      refusals = 0
    }
    if before != value {
      guard corrections < bounceLimit, refusals < carryLimit else { return giveUp() }
      corrections += 1
      put(value, into: target)
      if target.get() != value { refusals += 1 }
    }
    guard let after = target.get(), let now = source.get() else { return }
    if after == now {
      corrections = 0
    } else if now == value {
      // The target took a different value, perhaps without notifying us of the change.
      put(after, into: source)
    }
  }

  /// Leaves the rest of the change as it is.
  private func giveUp() {
    if refusals <= carryLimit { warnThatBindingCannotSettle() }
    refusals = carryLimit + 1
    corrections = 0
    if let one = first.get(), let other = second.get() { standoff = (one, other) }
  }

  private func put(_ value: Element, into end: ValueAccess<Element>) {
    let before = end.get()
    end.set(value)
    if let announce = end.announce, end.get() != before { announce() }
  }
}
