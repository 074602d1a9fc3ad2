public import Changesets

// Arrays with sections from arrays without sections.

extension SignalProtocol {
  /// Delivers an array as the only section of an array with sections, with the same changes.
  public func asSection<Metadata, Item>(
    _ metadata: Metadata
  ) -> Signal<Observable2DArrayEvent<Metadata, Item>, Failure> where Element == ObservableArrayEvent<Item> {
    Signal(attach: { observer, subscription in
      let next = observer.next
      let array = Box(Array2D<Metadata, Item>(sections: [.init(metadata: metadata)]))
      withFirstReset().attach(
        observer.with { event in
          array.value.sections[0].items = event.collection
          // Avoid a second owner of the items by the time the source is edited again.
          defer { array.value.sections[0].items = [] }
          switch event.change {
          case .reset: next(.init(collection: array.value, change: .reset))
          case .changes(let changeset):
            next(.init(collection: array.value, change: .changes(SectionedChangeset(changeset, inSection: 0))))
          }
        }, subscription)
    })
  }

  /// Delivers the elements of an array grouped by a key: a section for each key that occurs, with the key as its
  /// metadata.
  ///
  /// Within a section, elements are in array order. A section is inserted with its first element and removed with its
  /// last. For each observer, `key` runs once for each new or updated element.
  ///
  /// - Parameters:
  ///   - key: Returns the key of the section to which an element belongs.
  ///   - areInIncreasingOrder: The order of the sections. Without it, they are in the order of their first elements.
  /// - Complexity: For an event, O(n) for n elements, plus O(s log s) for s sections.
  public func groupedCollection<Item, Key: Hashable>(
    by key: @escaping (Item) -> Key, sectionsBy areInIncreasingOrder: ((Key, Key) -> Bool)? = nil
  ) -> Signal<Observable2DArrayEvent<Key, Item>, Failure> where Element == ObservableArrayEvent<Item> {
    compactMapWithOwnState { GroupedCollection(key, areInIncreasingOrder).take }
  }
}

nonisolated extension SectionedChangeset {
  /// Creates the changeset of the whole list from that of one section.
  @usableFromInline
  init(_ changeset: ListChangeset, inSection section: Int) {
    let path = { (item: Int) in IndexPath(item: item, section: section) }
    switch changeset.edit {
    case .deletes(let range) where range.count == 1: self.init(.delete(path(range.lowerBound)))
    case .inserts(let range) where range.count == 1: self.init(.insert(path(range.lowerBound)))
    case .updates(let range) where range.count == 1: self.init(.update(path(range.lowerBound)))
    case .move(let from, let to): self.init(.move(from: path(from), to: path(to)))
    default: self.init(groupsOf: changeset, path)
    }
  }

  private init(groupsOf changeset: ListChangeset, _ path: (Int) -> IndexPath) {
    self.init(
      deletes: changeset.deletes.map(path), inserts: changeset.inserts.map(path),
      updates: changeset.updates.map(path),
      moves: changeset.moves.map { .init(from: path($0.from), to: path($0.to)) })
  }
}

/// The state of a grouped array for one observer.
private nonisolated final class GroupedCollection<Item, Key: Hashable> {
  private let key: (Item) -> Key
  private let areInIncreasingOrder: ((Key, Key) -> Bool)?
  /// The key of each element, and for each section the array positions of its elements.
  private var state: (keys: [Key], groups: Groups)?

  private struct Groups {
    var keys: [Key] = []
    var members: [[Int]] = []
  }

  init(_ key: @escaping (Item) -> Key, _ areInIncreasingOrder: ((Key, Key) -> Bool)?) {
    self.key = key
    self.areInIncreasingOrder = areInIncreasingOrder
  }

  /// Returns `nil` if no section has changed.
  func take(_ event: ObservableArrayEvent<Item>) -> Observable2DArrayEvent<Key, Item>? {
    let items = event.collection
    guard case .changes(let changeset) = event.change, let before = state else {
      let keys = items.map(key)
      let groups = groups(of: keys)
      state = (keys, groups)
      return .init(collection: array(items, groups), change: .reset)
    }
    var keys = before.keys
    changeset.apply(to: &keys, inserting: { key(items[$0]) }, updating: { $0 = key(items[$1]) })
    let groups = groups(of: keys)
    state = (keys, groups)
    let change = changeset.grouped(
      sections: ListChangeset(from: before.groups.keys, to: groups.keys),
      from: before.groups.members, oldCount: before.keys.count, to: groups.members)
    return change.isEmpty ? nil : .init(collection: array(items, groups), change: .changes(change))
  }

  private func groups(of keys: [Key]) -> Groups {
    var groups = Groups()
    var sections: [Key: Int] = [:]
    for (position, key) in keys.enumerated() {
      if let section = sections[key] {
        groups.members[section].append(position)
      } else {
        sections[key] = groups.keys.count
        groups.keys.append(key)
        groups.members.append([position])
      }
    }
    guard let areInIncreasingOrder else { return groups }
    let order = groups.keys.indices.sorted { areInIncreasingOrder(groups.keys[$0], groups.keys[$1]) }
    return Groups(keys: order.map { groups.keys[$0] }, members: order.map { groups.members[$0] })
  }

  private func array(_ items: [Item], _ groups: Groups) -> Array2D<Key, Item> {
    Array2D(groups.keys, groups.members.map { $0.map { items[$0] } })
  }
}
