import Synchronization

/// Something that can be ended.
public nonisolated protocol Disposable: AnyObject {
  /// Ends it. Has no effect when called again.
  func dispose()
  /// Whether it has ended.
  var isDisposed: Bool { get }
}

/// The handle of an observation or a binding, and the cancellation token of the whole chain of operators below it.
///
/// Disposal is immediate: after `dispose()` returns, the observer receives nothing more, not even an element in
/// transit. Dropping the handle does not dispose the subscription; the observation then lives as long as its source.
public nonisolated class Subscription: Disposable {
  @exclusivity(unchecked) @usableFromInline final var isLive = true
  /// The slots in observer tables that feed this chain. Unretained: a slot leaves the list before it is deallocated.
  @exclusivity(unchecked) @usableFromInline final var slots: Unmanaged<Link>?
  @exclusivity(unchecked) @usableFromInline final var children: ContiguousArray<any Disposable> = []

  /// Creates a live subscription with nothing to dispose.
  public init() { liveSubscriptions.add(1, ordering: .relaxed) }

  deinit {
    if isLive { liveSubscriptions.subtract(1, ordering: .relaxed) }
  }

  @inlinable public final var isDisposed: Bool { !isLive }

  public final func dispose() {
    guard isLive else { return }
    isLive = false
    liveSubscriptions.subtract(1, ordering: .relaxed)
    // Detaching releases closures and may fire joins, which may in turn free this link and the following ones. So this
    // link is retained, and the others stay in the list, from which they remove themselves.
    while let link = slots?.takeUnretainedValue() {
      slots = link.nextInSubscription
      link.nextInSubscription = nil
      link.detach()
    }
    if children.isEmpty { return }
    let disposables = children
    children = []
    for child in disposables { child.dispose() }
  }

  /// Disposes `child` together with this subscription, or immediately if it is already disposed.
  public final func add(_ child: any Disposable) {
    if isLive { children.append(child) } else { child.dispose() }
  }

  /// Removes `child` without disposing it.
  final func remove(_ child: any Disposable) {
    children.removeAll { $0 === child }
  }

  @usableFromInline
  final func unlink(_ link: Link) {
    let wanted = Unmanaged.passUnretained(link).toOpaque()
    if slots?.toOpaque() == wanted {
      slots = link.nextInSubscription
    } else {
      var previous = slots
      while let candidate = previous {
        let found = candidate._withUnsafeGuaranteedRef { entry in
          guard entry.nextInSubscription?.toOpaque() == wanted else {
            previous = entry.nextInSubscription
            return false
          }
          entry.nextInSubscription = link.nextInSubscription
          return true
        }
        if found { break }
      }
    }
    link.nextInSubscription = nil
  }
}

/// An entry in the list of observer tables that a subscription must leave when it is disposed.
@usableFromInline
nonisolated class Link {
  @exclusivity(unchecked) @usableFromInline final var nextInSubscription: Unmanaged<Link>?
  /// Its index among the feeders of the node that it leads to.
  @exclusivity(unchecked) @usableFromInline final var feederIndex = 0
  @inlinable init() {}
  /// Leaves its observer table.
  @usableFromInline func detach() {}
  /// Records that the node that it leads to reaches a join.
  @usableFromInline func reachJoin() {}
}

/// The number of subscriptions created and not yet disposed. A test that ends where it started has no leaks.
private nonisolated let liveSubscriptions = Atomic<Int>(0)

extension Subscription {
  /// The number of live subscriptions in this process, that is, created and neither disposed nor released. For leak
  /// checks.
  public nonisolated static var liveCount: Int { liveSubscriptions.load(ordering: .relaxed) }
}
