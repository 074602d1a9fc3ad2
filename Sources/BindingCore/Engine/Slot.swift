/// An observer's entry in the table of a `Core`.
@usableFromInline
nonisolated final class Slot<Element, Failure: Error>: Link {
  @usableFromInline let next: (Element) -> Void
  @usableFromInline let end: ((Completion<Failure>) -> Void)?
  /// Retained: an operator may forget its downstream observer and still deliver along the path.
  @usableFromInline let node: Unmanaged<Node>?
  @usableFromInline let subscription: Subscription
  @exclusivity(unchecked) @usableFromInline var owner: Unmanaged<Core<Element, Failure>>?
  @exclusivity(unchecked) @usableFromInline var isLive = true
  @exclusivity(unchecked) @usableFromInline var isMarked = false
  /// Its index in the `others` of its core, or a negative number if it is the first.
  @exclusivity(unchecked) @usableFromInline var index = -1

  @inlinable
  init(_ observer: Observer<Element, Failure>, owner: Core<Element, Failure>, _ subscription: Subscription) {
    next = observer.next
    end = observer.end
    node = observer.node?.retain()
    self.subscription = subscription
    self.owner = .passUnretained(owner)
    super.init()
    nextInSubscription = subscription.slots
    subscription.slots = Unmanaged<Link>.passUnretained(self)
  }

  deinit { node?.release() }

  @usableFromInline
  override func detach() {
    guard let owner else { return }
    self.owner = nil
    isLive = false
    owner._withUnsafeGuaranteedRef { $0.drop(self) }
  }

  @usableFromInline
  override func reachJoin() { owner?._withUnsafeGuaranteedRef { $0.setReachesJoin() } }

  @inlinable
  @inline(__always)
  func markNode() {
    if isLive, !isMarked, let node { isMarked = node._withUnsafeGuaranteedRef { $0.mark() } }
  }

  @inlinable
  @inline(__always)
  func settleNode() {
    if isMarked {
      isMarked = false
      node.unsafelyUnwrapped._withUnsafeGuaranteedRef { $0.settle() }
    }
  }
}
