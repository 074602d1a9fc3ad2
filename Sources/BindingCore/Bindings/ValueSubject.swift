/// A signal whose current value can be read and set: what a two-way binding needs of each end.
@MainActor
public protocol ValueSubject<Element>: SignalProtocol, BindableProtocol where Failure == Never {
  /// Reads and sets the value without retaining what holds it.
  var access: ValueAccess<Element> { get }
}

/// Access to a value that does not retain what holds it.
public struct ValueAccess<Element> {
  /// The value now; `nil` when what holds it is gone.
  public let get: () -> Element?
  /// Sets the value for a two-way binding; no effect when what holds it is gone.
  public let set: (Element) -> Void
  /// Tells the observers what has been set, where `set` does not.
  let announce: (() -> Void)?

  /// Access by a pair of closures. What `set` sets is told to the observers by the end itself.
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
  /// Keeps two values equal until what holds one of them goes or the result is disposed. At first `other` takes this
  /// value.
  ///
  /// A value that is equal already is not set again, so a text entry keeps its cursor. Settles also when an end changes
  /// what it is given: both agree in the end, also in rings of bindings. Ends that can never agree stop after some rounds
  /// with a message.
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
  /// Corrections in a row that did not make the ends agree.
  private var corrections = 0
  /// The present change, and how many of its values an end did not take as they were: in a ring other bindings may undo
  /// every agreement.
  private var change = 0
  private var refusals = 0
  /// What the ends held when they were left as they are. A widget may tell of it once more, as a change of its own: GObject
  /// repeats an emission after its handlers when one of them sets the property, though the widget refuses the value.
  private var standoff: (first: Element, second: Element)?

  init(_ first: ValueAccess<Element>, _ second: ValueAccess<Element>, _ subscription: Subscription) {
    self.first = first
    self.second = second
    self.subscription = subscription
  }

  func carry(_ value: Element, from source: ValueAccess<Element>, to target: ValueAccess<Element>) {
    // A value that is no longer current is followed by the newer one.
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
      // The target took something else, perhaps without a change that it would have told us about.
      put(after, into: source)
    }
  }

  /// The rest of the change is left as it is.
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
