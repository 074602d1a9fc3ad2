import BindingCore

/// An observer of a collection that believes nothing: it asks of each change whether it leads from the collection it had
/// before to the one it has now.
final class CollectionFollower<Collection: Equatable, Changeset> {
  typealias Event = CollectionEvent<Collection, Changeset>

  private(set) var events: [Event] = []
  /// What did not fit, in words.
  private(set) var flaws: [String] = []
  private(set) var hasFinished = false
  private(set) var subscription = Subscription()

  var changes: [CollectionChange<Changeset>] { events.map(\.change) }
  var collection: Collection? { events.last?.collection }

  /// - Parameter replay: What a changeset makes of the old collection, given the new one; nil when it is malformed.
  init<Source: SignalProtocol>(
    _ source: Source, replay: @escaping (Changeset, Collection, Collection) -> Collection?,
    then body: @escaping (Event) -> Void = { _ in }
  ) where Source.Element == Event {
    subscription = source.observe { event in
      switch event {
      case .next(let event):
        if case .changes(let changeset) = event.change {
          let before = self.events.last?.collection
          if before == nil || replay(changeset, before!, event.collection) != event.collection {
            self.flaws.append("\(String(describing: before)) is not made \(event.collection) by \(changeset)")
          }
        }
        self.events.append(event)
        body(event)
      case .completed, .failed: self.hasFinished = true
      }
    }
  }
}

/// Follows a tree.
func follow<Source: SignalProtocol, Value: Equatable>(
  _ source: Source, then body: @escaping () -> Void = {}
) -> CollectionFollower<TreeArray<Value>, TreeChangeset> where Source.Element == ObservableTreeEvent<Value> {
  CollectionFollower(source) { changeset, old, new in
    let sources = changeset.deletes + changeset.moves.map(\.from)
    let destinations = changeset.inserts + changeset.updates + changeset.moves.map(\.to)
    guard !changeset.isEmpty, sources.allSatisfy(old.contains), destinations.allSatisfy(new.contains) else {
      return nil
    }
    return changeset.applying(to: old, from: new)
  } then: { _ in
    body()
  }
}

/// Follows a dictionary.
func follow<Source: SignalProtocol, Key, Value: Equatable>(
  _ source: Source, then body: @escaping () -> Void = {}
) -> CollectionFollower<[Key: Value], KeyedChangeset<Key>>
where Source.Element == ObservableDictionaryEvent<Key, Value> {
  CollectionFollower(source) { changeset, old, new in
    guard changeset.fits(Set(old.keys), Set(new.keys)) else { return nil }
    return changeset.applying(to: old, from: new)
  } then: { _ in
    body()
  }
}

/// Follows a set.
func follow<Source: SignalProtocol, Member>(
  _ source: Source, then body: @escaping () -> Void = {}
) -> CollectionFollower<Set<Member>, KeyedChangeset<Member>> where Source.Element == ObservableSetEvent<Member> {
  CollectionFollower(source) { changeset, old, new in
    changeset.fits(old, new) ? changeset.applying(to: old) : nil
  } then: { _ in
    body()
  }
}

extension KeyedChangeset {
  /// Whether each key is where it should be.
  fileprivate func fits(_ old: Set<Key>, _ new: Set<Key>) -> Bool {
    !isEmpty && inserts == new.subtracting(old) && deletes == old.subtracting(new)
      && updates.isSubset(of: old.intersection(new))
  }
}
