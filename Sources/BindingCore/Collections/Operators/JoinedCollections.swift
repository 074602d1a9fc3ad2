import Changesets

/// One of the arrays that `flatMapCollection` joins.
nonisolated final class JoinedCollection<Output> {
  let subscription = Subscription()
  /// The object that the array comes from, if any. Weak, because another object may later have the same address.
  private(set) weak var source: AnyObject?
  /// Elements delivered while attaching go into `items`, not downstream.
  var isStarting = true
  /// Held only until taken over: retaining them would make the next edit of that array copy.
  var items: [Output] = []
  var hasStarted = false
  var isRemoved = false
  var hasFinished = false
  /// Its number in the expansion.
  var member = 0

  init(_ source: AnyObject?) { self.source = source }

  /// Takes the content, which is possible only once.
  func takeItems() -> [Output] {
    defer { items = [] }
    return items
  }

  func leave() {
    isRemoved = true
    subscription.dispose()
  }
}

/// The state of several joined arrays for one observer.
nonisolated final class JoinedCollections<Item, Output, Failure: Error>: Disposable {
  typealias Collection = JoinedCollection<Output>

  enum Input {
    case outer(ObservableArrayEvent<Item>, (Item, Collection?) -> Collection?)
    case outerEnd(Completion<Failure>)
    case inner(Collection, ObservableArrayEvent<Output>)
    case innerEnd(Collection, Completion<Failure>)
  }

  private let observer: Observer<ObservableArrayEvent<Output>, Failure>
  /// Lets one input through at a time: attaching, disposing and delivering run foreign code that may change any of the
  /// arrays.
  private let gate: Gate
  private var collections: [Collection] = []
  private var expansion: ListExpansion?
  private var outputs: [Output] = []
  private var unfinished = 0
  private var outerHasFinished = false
  private(set) var isDisposed = false

  init(_ observer: Observer<ObservableArrayEvent<Output>, Failure>, _ observation: Subscription) {
    self.observer = observer
    gate = Gate(observation)
  }

  func dispose() {
    if isDisposed { return }
    isDisposed = true
    let leaving = collections
    collections = []
    for collection in leaving { collection.leave() }
  }

  func receive(_ input: Input) {
    switch input {
    case .inner(let collection, let event) where collection.isStarting:
      collection.items = event.collection
      collection.hasStarted = true
    case .innerEnd(let collection, .finished) where collection.isStarting:
      collection.hasFinished = true
    default:
      pass(gate, input) { process($0) }
    }
  }

  private func process(_ input: Input) {
    // Detaching from the sources runs foreign code before this is disposed.
    if isDisposed || gate.isClosed { return }
    switch input {
    case .outer(let event, let start): takeOuter(event, start)
    case .inner(let collection, let event): if !collection.isRemoved { takeInner(collection, event) }
    case .outerEnd(.finished):
      outerHasFinished = true
      endIfFinished()
    case .innerEnd(let collection, .finished):
      if collection.isRemoved || collection.hasFinished { return }
      collection.hasFinished = true
      unfinished -= 1
      endIfFinished()
    case .outerEnd(let failure), .innerEnd(_, let failure): end(failure)
    }
  }

  private func endIfFinished() {
    if outerHasFinished, unfinished == 0 { end(.finished) }
  }

  private func end(_ completion: Completion<Failure>) {
    dispose()
    observer.end?(completion)
  }

  private func deliver(_ change: ArrayChange) {
    if !isDisposed { observer.next(ObservableArrayEvent(collection: outputs, change: change)) }
  }

  // MARK: The list of arrays

  private func takeOuter(_ event: ObservableArrayEvent<Item>, _ start: (Item, Collection?) -> Collection?) {
    let items = event.collection
    guard case .changes(let changeset) = event.change, expansion != nil else { return restart(items, start) }
    // Detaching and attaching run foreign code. If that disposes the observer, `collections` is empty.
    for position in changeset.deletes where !isDisposed { remove(collections[position]) }
    var fresh: [Int: Collection] = [:]
    for position in changeset.inserts where !isDisposed { fresh[position] = add(start(items[position], nil)) }
    var change = changeset
    let updates = changeset.updates
    for (old, position) in zip(changeset.oldPositions(ofUpdates: updates), updates) where !isDisposed {
      guard let collection = add(start(items[position], collections[old])) else { continue }
      fresh[position] = collection
      if !isDisposed { remove(collections[old]) }
    }
    if isDisposed {
      for collection in fresh.values { collection.leave() }
      return
    }
    if !updates.isEmpty { change.updates.removeAll { fresh[$0] == nil } }
    change.apply(to: &collections, inserting: { fresh[$0]! }, updating: { $0 = fresh[$1]! })
    let joined = expansion!.apply(change, width: { fresh[$0]!.items.count })
    for (position, collection) in fresh { collection.member = expansion!.member(at: position) }
    func output(_ index: Int) -> Output {
      let source = expansion!.source(of: index)
      return collections[source.position].items[source.index]
    }
    joined.apply(to: &outputs, inserting: output, updating: { $0 = output($1) })
    for collection in fresh.values { collection.items = [] }
    if !joined.isEmpty { deliver(.changes(joined)) }
  }

  private func restart(_ items: [Item], _ start: (Item, Collection?) -> Collection?) {
    for collection in collections { remove(collection) }
    collections = []
    for item in items {
      if isDisposed { return }
      guard let collection = add(start(item, nil)) else { continue }
      // Appended one by one, so that a disposal in between finds them.
      if isDisposed { collection.leave() } else { collections.append(collection) }
    }
    if isDisposed { return }
    expansion = ListExpansion(count: collections.count, width: { collections[$0].items.count })
    for (position, collection) in collections.enumerated() { collection.member = expansion!.member(at: position) }
    outputs = collections.flatMap { $0.takeItems() }
    deliver(.reset)
  }

  private func add(_ collection: Collection?) -> Collection? {
    if let collection, !collection.hasFinished { unfinished += 1 }
    return collection
  }

  private func remove(_ collection: Collection) {
    if !collection.hasFinished { unfinished -= 1 }
    collection.leave()
  }

  // MARK: One of the arrays

  private func takeInner(_ collection: Collection, _ event: ObservableArrayEvent<Output>) {
    let range = expansion!.range(ofMember: collection.member)
    let items = event.collection
    let change: ListChangeset
    if collection.hasStarted, case .changes(let changeset) = event.change {
      change = changeset.shifted(by: range.lowerBound)
    } else {
      collection.hasStarted = true
      change = ListChangeset(
        deletes: Array(range), inserts: Array(range.lowerBound..<range.lowerBound + items.count))
    }
    if change.isEmpty { return }
    expansion!.setWidth(items.count, ofMember: collection.member)
    change.apply(
      to: &outputs,
      inserting: { items[$0 - range.lowerBound] },
      updating: { $0 = items[$1 - range.lowerBound] })
    deliver(.changes(change))
  }
}
