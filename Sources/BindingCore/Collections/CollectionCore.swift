/// Merges the edits that a batch makes to one kind of collection.
@usableFromInline
nonisolated protocol CollectionBatch<Contents, Changeset> {
  associatedtype Contents
  associatedtype Changeset

  /// Starts with the collection before the first edit.
  init(_ contents: Contents)
  /// All the edits of a changeset, which leads to `contents`.
  mutating func merge(_ changeset: Changeset, leadingTo contents: Contents)
  /// The edits so far as one changeset; nil when they cancelled out.
  func merged() -> Changeset?
}

/// The part of an observable collection that bindings hold strongly. The collection's own deinit ends it, so there is
/// no cycle.
@usableFromInline
nonisolated class CollectionCore<Batch: CollectionBatch>:
  Core<CollectionEvent<Batch.Contents, Batch.Changeset>, Never>
{
  @usableFromInline typealias Contents = Batch.Contents
  @usableFromInline typealias Changeset = Batch.Changeset
  @usableFromInline typealias Event = CollectionEvent<Contents, Changeset>

  /// Nobody can read this while it is written: `edit` and `reset` run no foreign code meanwhile.
  @exclusivity(unchecked) @usableFromInline final var contents: Contents
  /// Counts the edits, so that a binding sees whether anybody else wrote.
  @exclusivity(unchecked) @usableFromInline final var version = 0

  // What a batch has gathered for the observers, or what they have not been told.
  @exclusivity(unchecked) @usableFromInline final var batchDepth = 0
  @exclusivity(unchecked) @usableFromInline final var batch: Batch?
  @exclusivity(unchecked) @usableFromInline final var isReset = false

  @inlinable
  init(_ contents: Contents) {
    self.contents = contents
    super.init()
  }

  /// Enters the table first, then delivers the whole collection as an emission of its own: what the observer changes
  /// meanwhile is queued and reaches it too.
  @inlinable
  final func attachCollection(_ observer: Observer<Event, Never>, _ subscription: Subscription) {
    // What comes later must continue from what this observer is about to see. Those who hear of it may edit in turn.
    while isReset || batch != nil { flush() }
    attach(observer, subscription)
    if flags.contains(.ended) || subscription.isDisposed { return }
    makeWhole()
    let event = Event(collection: contents, change: .reset)
    if flags.contains(.emitting) { return observer.next(event) }
    Audit.begin()
    flags.insert(.emitting)
    observer.next(event)
    finish()
    Audit.end()
  }

  // MARK: Editing

  /// Every edit but a reset goes through here.
  ///
  /// - Parameters:
  ///   - change: the edit as a changeset; asked for after it, and only when somebody observes.
  ///   - merge: the same edit for a batch, asked for before the collection is mutated.
  ///   - mutate: the edit itself. It must not run foreign code: elements that go are returned, and released after it.
  @inlinable
  @inline(__always)
  final func edit<Result>(
    _ change: @autoclosure () -> Changeset,
    merge: (inout Batch) -> Void,
    _ mutate: (inout Contents) -> Result
  ) -> Result {
    let isBatching = batchDepth > 0
    if isBatching { gather(merge) }
    let result = mutate(&contents)
    version &+= 1
    if !isBatching, hasObservers {
      if isReset { flush() } else { send(Event(collection: contents, change: .changes(change()))) }
    }
    return result
  }

  /// Before an edit that is made in a batch.
  @inlinable
  final func gather(_ merge: (inout Batch) -> Void) {
    if isReset || !hasObservers { return }
    if batch == nil { batch = newBatch() }
    merge(&batch!)
  }

  @inlinable
  func reset(to newContents: Contents) {
    let old = contents
    contents = newContents
    // Elements that go may look at the collection while they are destroyed: not before it is whole again.
    withExtendedLifetime(old) {}
    version &+= 1
    if batchDepth > 0 {
      isReset = true
      batch = nil
    } else {
      isReset = false
      publish(.reset)
    }
  }

  /// Edits the collection without telling anybody. What the observers are told next is a reset, because no change leads
  /// from what they know to what will be there.
  @usableFromInline
  final func updateSilently<Failure>(_ body: (inout Contents) throws(Failure) -> Void) throws(Failure) {
    makeWhole()
    var newContents = contents
    try body(&newContents)
    let old = contents
    contents = newContents
    withExtendedLifetime(old) {}
    version &+= 1
    isReset = true
    batch = nil
  }

  /// Adopts a collection that differs from the present one by a changeset.
  @inlinable
  func replace(with newContents: Contents, as changeset: Changeset) {
    let old = contents
    edit(changeset, merge: { $0.merge(changeset, leadingTo: newContents) }, { $0 = newContents })
    withExtendedLifetime(old) {}
  }

  // MARK: Batches

  /// Merges all edits made inside `body` into one event. Batches may be nested; the outermost counts.
  @inlinable
  final func batch<Result>(_ body: () throws -> Result) rethrows -> Result {
    batchDepth &+= 1
    defer {
      batchDepth &-= 1
      if batchDepth == 0 { flush() }
    }
    return try body()
  }

  /// Publishes what a batch has gathered so far.
  @usableFromInline
  final func flush() {
    if isReset {
      isReset = false
      publish(.reset)
    } else if let gathered = batch {
      batch = nil
      if let changeset = gathered.merged() { publish(.changes(changeset)) }
    }
  }

  @inlinable
  func publish(_ change: CollectionChange<Changeset>) {
    if hasObservers { send(Event(collection: contents, change: change)) }
  }

  @inlinable final var hasObservers: Bool { first != nil || count != 0 }

  // MARK: For collections that are not kept as `contents`

  /// Makes sure that `contents` is the collection.
  @usableFromInline
  func makeWhole() {}

  /// A batch that starts with the collection as it is.
  @usableFromInline
  func newBatch() -> Batch { Batch(contents) }

  /// Adopts the collection of an event, which differs from the present one by a changeset.
  @usableFromInline
  func follow(_ changeset: Changeset, to newContents: Contents) { replace(with: newContents, as: changeset) }
}

extension CollectionCore {
  /// Makes the collection follow what `signal` says until one of the two ends.
  ///
  /// Changes are passed on as they are as long as nobody else writes to the collection; the first one after somebody
  /// did is a reset.
  @MainActor
  final func bind(_ signal: Signal<Event, Never>) -> Subscription {
    var writtenVersion: Int?
    return follow(signal) { event in
      let continues = writtenVersion == self.version
      // Before anybody hears of the edit, who may write to the collection in turn.
      writtenVersion = self.version &+ 1
      guard continues, case .changes(let changeset) = event.change else { return self.reset(to: event.collection) }
      self.follow(changeset, to: event.collection)
    }
  }
}
