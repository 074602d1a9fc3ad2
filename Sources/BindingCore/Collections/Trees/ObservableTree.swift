public import Changesets

/// A value with nodes below it.
public typealias TreeNode<Value> = Changesets.TreeNode<Value>

/// A tree without a node at the top: what an `ObservableTree` holds.
public typealias TreeArray<Value> = Changesets.TreeArray<Value>

/// What has nodes below it.
public typealias TreeProtocol = Changesets.TreeProtocol

/// The difference between two versions of a tree.
public typealias TreeChangeset = Changesets.TreeChangeset

/// One edit of a tree.
public typealias TreeOperation<Value> = Changesets.TreeOperation<Value>

/// An event of a tree: the whole tree, and how it came about from the one in the event before.
public typealias ObservableTreeEvent<Value> = CollectionEvent<TreeArray<Value>, TreeChangeset>

/// What happened to a tree.
public typealias ObservableTreeChange = CollectionChange<TreeChangeset>

/// A tree of values whose changes can be observed one by one.
///
/// An observer gets the whole tree at once as a `.reset`, then an event for each change: what changed and the tree after
/// it. The change of each event leads exactly from the collection of the event before to its own, also for an observer
/// that changes the tree itself: such events wait their turn. Where nothing changed there is no event.
///
/// Everything is read-only here, and set by binding a signal of such events to the tree; `MutableObservableTree` can be
/// edited. Observers of a tree that goes away are told that it has finished.
@MainActor
public class ObservableTree<Value>: SignalProtocol {
  public typealias Element = ObservableTreeEvent<Value>
  public typealias Failure = Never
  /// A value with nodes below it.
  public typealias Node = TreeNode<Value>

  @usableFromInline typealias Core = CollectionCore<TreeBatch<Value>>
  @usableFromInline let core: Core

  /// A tree with these nodes on the first level.
  @inlinable
  public init(_ children: [Node] = []) { core = Core(TreeArray(children)) }

  /// A tree that holds `tree`.
  @inlinable
  public init(_ tree: TreeArray<Value>) { core = Core(tree) }

  /// The nodes now. To walk along them, or to look for one, ask the tree that this is.
  @inlinable public final var collection: TreeArray<Value> { core.contents }

  /// The nodes of the first level.
  @inlinable public final var children: [Node] { core.contents.children }

  /// Whether there are no nodes.
  @inlinable public final var isEmpty: Bool { core.contents.children.isEmpty }

  /// The value at a place.
  @inlinable public subscript(path: IndexPath) -> Value { core.contents[path] }

  /// The node at a place, with all that is below it.
  @inlinable public subscript(childAt path: IndexPath) -> Node { core.contents[childAt: path] }

  @inlinable
  public final func attach(_ observer: Observer<ObservableTreeEvent<Value>, Never>, _ subscription: Subscription) {
    core.attachCollection(observer, subscription)
  }

  isolated deinit { Release.end(core) }
}

extension ObservableTree: BindableProtocol {
  /// Makes the tree follow what `signal` says until one of the two ends.
  ///
  /// Changes are passed on as they are as long as nobody else writes to the tree; the first one after somebody did is a
  /// reset.
  @discardableResult
  public final func bind(signal: Signal<ObservableTreeEvent<Value>, Never>) -> Subscription { core.bind(signal) }
}

/// What a batch has done to a tree.
@usableFromInline
nonisolated struct TreeBatch<Value>: CollectionBatch {
  @usableFromInline var builder: TreeChangesetBuilder

  @inlinable
  init(_ contents: TreeArray<Value>) { builder = TreeChangesetBuilder(contents) }

  @inlinable
  mutating func merge(_ changeset: TreeChangeset, leadingTo contents: TreeArray<Value>) {
    builder.apply(changeset, leadingTo: contents)
  }

  @inlinable
  func merged() -> TreeChangeset? {
    let changeset = builder.changeset()
    return changeset.isEmpty ? nil : changeset
  }
}
