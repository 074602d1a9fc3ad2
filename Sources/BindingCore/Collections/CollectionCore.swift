/// Merges the edits that a batch makes to one kind of collection.
@usableFromInline
nonisolated protocol CollectionBatch<Contents, Changeset> {
  associatedtype Contents
  associatedtype Changeset

  /// Creates a batch that starts from the collection before the first edit.
  init(_ contents: Contents)
  /// Merges all edits of a changeset that leads to `contents`.
  mutating func merge(_ changeset: Changeset, leadingTo contents: Contents)
  /// Returns the edits so far as one changeset, or `nil` if they cancel out.
  func merged() -> Changeset?
}

/// The part of an observable collection that bindings retain. The collection's deinit ends it, so there is no cycle.
@usableFromInline
nonisolated class CollectionCore<Batch: CollectionBatch>:
  Core<CollectionEvent<Batch.Contents, Batch.Changeset>, Never>
{
  @usableFromInline typealias Contents = Batch.Contents
  @usableFromInline typealias Changeset = Batch.Changeset
  @usableFromInline typealias Event = CollectionEvent<Contents, Changeset>

  /// Never read while it is written: `edit` and `reset` run no foreign code meanwhile.
  @exclusivity(unchecked) @usableFromInline final var contents: Contents
  /// The number of edits, by which a binding detects writes by others.
  @exclusivity(unchecked) @usableFromInline final var version = 0

  // The edits that a batch has collected for the observers, or that they have not been notified of.
  @exclusivity(unchecked) @usableFromInline final var batchDepth = 0
  @exclusivity(unchecked) @usableFromInline final var batch: Batch?
  @exclusivity(unchecked) @usableFromInline final var isReset = false

  @inlinable
  init(_ contents: Contents) {
    self.contents = contents
    super.init()
  }

  /// Enters the table first, then delivers the whole collection as a separate emission, so that changes the observer
  /// makes meanwhile are queued and reach it too.
  @inlinable
  final func attachCollection(_ observer: Observer<Event, Never>, _ subscription: Subscription) {
    // Later events must continue from what this observer is about to receive. Observers notified here may edit in turn.
    while isReset || batch != nil { flush() }
    attach(observer, subscription)
    if flags.contains(.ended) || subscription.isDisposed { return }
    let event = firstEvent()
    if flags.contains(.emitting) { return observer.next(event) }
    Audit.begin()
    flags.insert(.emitting)
    observer.next(event)
    finish()
    Audit.end()
  }

  /// Returns the event that an observer receives first.
  @usableFromInline
  func firstEvent() -> Event {
    makeWhole()
    return Event(collection: contents, change: .reset)
  }

  // MARK: Editing

  /// Performs an edit. All edits except resets go through here.
  ///
  /// - Parameters:
  ///   - change: The edit as a changeset; evaluated after the edit, and only if there are observers.
  ///   - merge: Merges the same edit into a batch; called before the collection is mutated.
  ///   - mutate: Performs the edit. It must not run foreign code, so it returns removed elements, which are released
  ///     later.
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

  /// Merges an edit into the batch before it is made.
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
    // Removed elements may read the collection while they are destroyed, so the collection must be consistent by then.
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

  /// Edits the collection without notifying the observers. Their next event is a reset, because no change leads from
  /// what they know to the new contents.
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

  /// Replaces the collection with one that differs from the current one by a changeset.
  @inlinable
  func replace(with newContents: Contents, as changeset: Changeset) {
    let old = contents
    edit(changeset, merge: { $0.merge(changeset, leadingTo: newContents) }, { $0 = newContents })
    withExtendedLifetime(old) {}
  }

  // MARK: Batches

  /// Merges all edits made in `body` into one event. Batches may be nested; the outermost sends the event.
  @inlinable
  final func batch<Result>(_ body: () throws -> Result) rethrows -> Result {
    batchDepth &+= 1
    defer {
      batchDepth &-= 1
      if batchDepth == 0 { flush() }
    }
    return try body()
  }

  /// Publishes the edits of a batch so far.
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

  // MARK: For collections not stored as `contents`

  /// Makes sure that `contents` is the whole collection.
  @usableFromInline
  func makeWhole() {}

  /// Creates a batch that starts from the current collection.
  @usableFromInline
  func newBatch() -> Batch { Batch(contents) }

  /// Adopts the collection of an event, which differs from the current one by a changeset.
  @usableFromInline
  func follow(_ changeset: Changeset, to newContents: Contents) { replace(with: newContents, as: changeset) }
}

extension CollectionCore {
  /// Makes the collection follow the events of `signal` until either ends.
  ///
  /// Changes are passed on unaltered as long as only this binding writes to the collection. The first change after
  /// another write is a reset.
  @MainActor
  final func bind(_ signal: Signal<Event, Never>) -> Subscription {
    var writtenVersion: Int?
    return follow(signal) { event in
      let continues = writtenVersion == self.version
      // Set before observers are notified of the edit, because they may write to the collection in turn.
      writtenVersion = self.version &+ 1
      guard continues, case .changes(let changeset) = event.change else { return self.reset(to: event.collection) }
      self.follow(changeset, to: event.collection)
    }
  }
}
