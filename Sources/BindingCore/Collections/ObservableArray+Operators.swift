import Changesets

extension SignalProtocol {
  /// Delivers the array of what `transform` makes of each element, with the same changes.
  ///
  /// `transform` runs once for each element that is new or updated, for each observer.
  public func mapCollection<Item, Output>(
    _ transform: @escaping (Item) -> Output
  ) -> Signal<ObservableArrayEvent<Output>, Failure> where Element == ObservableArrayEvent<Item> {
    Signal(attach: { observer, subscription in
      let mapped = MappedCollection(transform)
      let next = observer.next
      attach(observer.with { next(mapped.take($0)) }, subscription)
    })
  }

  /// Delivers the array of the elements that `isIncluded` accepts, with the changes that are seen among them.
  ///
  /// `isIncluded` runs once for each element that is new or updated, for each observer. There is no event for a change
  /// among rejected elements.
  public func filterCollection<Item>(
    _ isIncluded: @escaping (Item) -> Bool
  ) -> Signal<ObservableArrayEvent<Item>, Failure> where Element == ObservableArrayEvent<Item> {
    Signal(attach: { observer, subscription in
      let filtered = FilteredCollection(isIncluded)
      let next = observer.next
      attach(
        observer.with { event in
          if let event = filtered.take(event) { next(event) }
        }, subscription)
    })
  }
}

extension ObservableArray {
  /// `mapCollection` in the spelling of Bond 6: the elements are mapped, not the events.
  public final func map<Output>(
    _ transform: @escaping (Item) -> Output
  ) -> Signal<ObservableArrayEvent<Output>, Never> {
    mapCollection(transform)
  }

  /// `filterCollection` in the spelling of Bond 6: the elements are filtered, not the events.
  public final func filter(_ isIncluded: @escaping (Item) -> Bool) -> Signal<ObservableArrayEvent<Item>, Never> {
    filterCollection(isIncluded)
  }
}

/// What one observer of a mapped array has been given.
private nonisolated final class MappedCollection<Input, Output> {
  private let transform: (Input) -> Output
  private var outputs: [Output]?

  init(_ transform: @escaping (Input) -> Output) { self.transform = transform }

  func take(_ event: ObservableArrayEvent<Input>) -> ObservableArrayEvent<Output> {
    let inputs = event.collection
    guard case .changes(let changeset) = event.change, let present = outputs else {
      let all = inputs.map(transform)
      outputs = all
      return ObservableArrayEvent(collection: all, change: .reset)
    }
    let all = changeset.applying(
      to: present,
      inserting: { transform(inputs[$0]) },
      updating: { $0 = transform(inputs[$1]) })
    outputs = all
    return ObservableArrayEvent(collection: all, change: event.change)
  }
}

/// What one observer of a filtered array has been given.
private nonisolated final class FilteredCollection<Item> {
  private let isIncluded: (Item) -> Bool
  /// For each element of the whole array whether it is shown.
  private var shown: [Bool]?

  init(_ isIncluded: @escaping (Item) -> Bool) { self.isIncluded = isIncluded }

  /// Nil when nothing has changed among the shown elements.
  func take(_ event: ObservableArrayEvent<Item>) -> ObservableArrayEvent<Item>? {
    let items = event.collection
    guard case .changes(let changeset) = event.change, let before = shown else {
      let now = items.map(isIncluded)
      shown = now
      return ObservableArrayEvent(collection: visible(items, now), change: .reset)
    }
    let now = changeset.applying(
      to: before,
      inserting: { isIncluded(items[$0]) },
      updating: { $0 = isIncluded(items[$1]) })
    shown = now
    let change = changeset.filtered(from: before, to: now)
    return change.isEmpty ? nil : ObservableArrayEvent(collection: visible(items, now), change: .changes(change))
  }

  private func visible(_ items: [Item], _ shown: [Bool]) -> [Item] {
    zip(items, shown).compactMap { item, isShown in isShown ? item : nil }
  }
}
