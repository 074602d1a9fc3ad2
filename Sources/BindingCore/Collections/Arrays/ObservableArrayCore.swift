public import Changesets

/// The part of an observable array that bindings hold strongly. The array's own deinit ends it, so there is no cycle.
@usableFromInline
nonisolated final class ObservableArrayCore<Item>: Core<ObservableArrayEvent<Item>, Never> {
  /// Nobody can read this while it is written: `edit` and `reset` run no foreign code meanwhile.
  @exclusivity(unchecked) @usableFromInline var items: [Item]
  /// Counts the edits, so that a binding sees whether anybody else wrote.
  @exclusivity(unchecked) @usableFromInline var version = 0

  // What a batch has gathered for the observers.
  @exclusivity(unchecked) @usableFromInline var batchDepth = 0
  @exclusivity(unchecked) @usableFromInline var merged: ListChangesetBuilder?
  @exclusivity(unchecked) @usableFromInline var isReset = false

  @inlinable
  init(_ items: [Item]) {
    self.items = items
    super.init()
  }

  /// Enters the table first, then delivers the whole array as an emission of its own: what the observer changes
  /// meanwhile is queued and reaches it too.
  @inlinable
  func attachArray(_ observer: Observer<ObservableArrayEvent<Item>, Never>, _ subscription: Subscription) {
    // What comes later must continue from what this observer is about to see. Those who hear of it may edit in turn.
    while isReset || merged != nil { flush() }
    attach(observer, subscription)
    if flags.contains(.ended) || subscription.isDisposed { return }
    let event = ObservableArrayEvent(collection: items, change: .reset)
    if flags.contains(.emitting) { return observer.next(event) }
    flags.insert(.emitting)
    observer.next(event)
    finish()
  }

  // MARK: Editing

  /// Every edit but a reset goes through here.
  ///
  /// - Parameters:
  ///   - change: the edit as a changeset; asked for only when somebody observes.
  ///   - merge: the same edit for a batch.
  ///   - mutate: the edit itself. It must not run foreign code: elements that go are returned, and released after it.
  @inlinable
  @inline(__always)
  func edit<Result>(
    _ change: @autoclosure () -> ListChangeset,
    merge: (inout ListChangesetBuilder) -> Void,
    _ mutate: (inout [Item]) -> Result
  ) -> Result {
    let isBatching = batchDepth > 0
    if isBatching { mergeEdit(merge) }
    let result = mutate(&items)
    version &+= 1
    if !isBatching, hasObservers { send(ObservableArrayEvent(collection: items, change: .changes(change()))) }
    return result
  }

  @inlinable
  func reset(to newItems: [Item]) {
    let old = items
    items = newItems
    // Elements that go may look at the array while they are destroyed: not before it is whole again.
    withExtendedLifetime(old) {}
    version &+= 1
    if batchDepth > 0 {
      isReset = true
      merged = nil
    } else {
      publish(.reset)
    }
  }

  /// Adopts an array that differs from the present one by a changeset.
  @inlinable
  func replace(with newItems: [Item], as changeset: ListChangeset) {
    let old = items
    edit(changeset, merge: { $0.apply(changeset) }, { $0 = newItems })
    withExtendedLifetime(old) {}
  }

  // MARK: Batches

  @inlinable
  func batch<Result>(_ body: () throws -> Result) rethrows -> Result {
    batchDepth &+= 1
    defer {
      batchDepth &-= 1
      if batchDepth == 0 { flush() }
    }
    return try body()
  }

  /// Must be called before the array is mutated.
  @inlinable
  func mergeEdit(_ merge: (inout ListChangesetBuilder) -> Void) {
    guard !isReset, hasObservers else { return }
    if merged == nil { merged = ListChangesetBuilder(count: items.count) }
    merge(&merged!)
  }

  /// Publishes what a batch has gathered so far.
  @usableFromInline
  func flush() {
    if isReset {
      isReset = false
      publish(.reset)
    } else if let builder = merged {
      merged = nil
      let changeset = builder.changeset()
      if !changeset.isEmpty { publish(.changes(changeset)) }
    }
  }

  @inlinable
  func publish(_ change: ArrayChange) {
    if hasObservers { send(ObservableArrayEvent(collection: items, change: change)) }
  }

  @inlinable var hasObservers: Bool { first != nil || count != 0 }
}
