public import Changesets

/// A value with child nodes.
public typealias TreeNode<Value> = Changesets.TreeNode<Value>

/// A tree without a root node: the content of an `ObservableTree`.
public typealias TreeArray<Value> = Changesets.TreeArray<Value>

/// A type with child nodes.
public typealias TreeProtocol = Changesets.TreeProtocol

/// The difference between two versions of a tree.
public typealias TreeChangeset = Changesets.TreeChangeset

/// One edit of a tree.
public typealias TreeOperation<Value> = Changesets.TreeOperation<Value>

/// An event of a tree: the whole tree, and how it differs from that of the previous event.
public typealias ObservableTreeEvent<Value> = CollectionEvent<TreeArray<Value>, TreeChangeset>

/// A change of a tree.
public typealias ObservableTreeChange = CollectionChange<TreeChangeset>

/// A tree of values whose individual changes can be observed.
///
/// An observer immediately gets the whole tree as a `.reset`, then an event for each change with the change and the
/// resulting tree. The change of each event leads exactly from the collection of the previous event to its own, even if
/// the observer itself changes the tree, because such events are queued. If nothing changed, there is no event.
///
/// The tree is read-only here, and set by binding a signal of such events to it; a `MutableObservableTree` can be
/// edited. When the tree is deallocated, it finishes for its observers.
@MainActor
public class ObservableTree<Value>: SignalProtocol {
  public typealias Element = ObservableTreeEvent<Value>
  public typealias Failure = Never
  /// A value with child nodes.
  public typealias Node = TreeNode<Value>

  @usableFromInline typealias Core = CollectionCore<TreeBatch<Value>>
  @usableFromInline let core: Core

  /// Creates a tree with the given nodes on the first level.
  @inlinable
  public init(_ children: [Node] = []) { core = Core(TreeArray(children)) }

  /// Creates a tree with the contents of `tree`.
  @inlinable
  public init(_ tree: TreeArray<Value>) { core = Core(tree) }

  /// The current nodes. To traverse or search them, use this tree.
  @inlinable public final var collection: TreeArray<Value> { core.contents }

  /// The nodes of the first level.
  @inlinable public final var children: [Node] { core.contents.children }

  /// Whether the tree is empty.
  @inlinable public final var isEmpty: Bool { core.contents.children.isEmpty }

  /// The value at `path`.
  @inlinable public subscript(path: IndexPath) -> Value { core.contents[path] }

  /// The node at `path` with its descendants.
  @inlinable public subscript(childAt path: IndexPath) -> Node { core.contents[childAt: path] }

  @inlinable
  public final func attach(_ observer: Observer<ObservableTreeEvent<Value>, Never>, _ subscription: Subscription) {
    core.attachCollection(observer, subscription)
  }

  isolated deinit { Release.end(core) }
}

extension ObservableTree: BindableProtocol {
  /// Makes the tree follow the events of `signal` until either ends.
  ///
  /// Changes are passed on unaltered as long as only this binding writes to the tree. The first change after another
  /// write is a reset.
  @discardableResult
  public final func bind(signal: Signal<ObservableTreeEvent<Value>, Never>) -> Subscription { core.bind(signal) }
}

/// The merged edits of a batch on a tree.
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
