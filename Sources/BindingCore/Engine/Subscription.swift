import Synchronization

/// Something that can be ended.
public nonisolated protocol Disposable: AnyObject {
  /// Ends it. Has no effect the second time.
  func dispose()
  /// Whether it has ended.
  var isDisposed: Bool { get }
}

/// The handle of an observation or a binding, and the cancellation token of the whole chain of operators below it.
///
/// Disposal is immediate: after `dispose()` returns the observer receives nothing more, not even an element that is on
/// its way. Dropping the handle does not dispose; the observation then lives as long as its source.
public nonisolated class Subscription: Disposable {
  @exclusivity(unchecked) @usableFromInline final var isLive = true
  /// The places in observer tables that feed this chain. Unretained: a place leaves the list before it dies.
  @exclusivity(unchecked) @usableFromInline final var slots: Unmanaged<Link>?
  @exclusivity(unchecked) @usableFromInline final var children: ContiguousArray<any Disposable> = []

  /// A subscription that is alive, without anything to dispose.
  public init() { liveSubscriptions.add(1, ordering: .relaxed) }

  deinit {
    if isLive { liveSubscriptions.subtract(1, ordering: .relaxed) }
  }

  @inlinable public final var isDisposed: Bool { !isLive }

  public final func dispose() {
    guard isLive else { return }
    isLive = false
    liveSubscriptions.subtract(1, ordering: .relaxed)
    // Leaving releases closures and may fire joins: whatever that sets off may free this link, so it is retained, and
    // those after it, so they stay in the list that they take themselves out of.
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

  /// Disposes `child` together with this subscription; at once when it is disposed already.
  public final func add(_ child: any Disposable) {
    if isLive { children.append(child) } else { child.dispose() }
  }

  /// Forgets `child` without disposing it.
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

/// An entry in the list of what a subscription must leave when it is disposed.
@usableFromInline
nonisolated class Link {
  @exclusivity(unchecked) @usableFromInline final var nextInSubscription: Unmanaged<Link>?
  /// Where it is among the feeders of the node that it leads to.
  @exclusivity(unchecked) @usableFromInline final var feederIndex = 0
  @inlinable init() {}
  /// Leaves its observer table.
  @usableFromInline func detach() {}
  /// The node that it leads to reaches a join.
  @usableFromInline func reachJoin() {}
}

/// How many subscriptions have been made and not yet disposed. A test that ends where it started leaks nothing.
private nonisolated let liveSubscriptions = Atomic<Int>(0)

extension Subscription {
  /// How many subscriptions are alive in this process: made, and neither disposed nor released. For leak checks.
  public nonisolated static var liveCount: Int { liveSubscriptions.load(ordering: .relaxed) }
}
