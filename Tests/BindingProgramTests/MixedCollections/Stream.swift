import BindingCore

typealias Pairs = SafeSignal<ObservableDictionaryEvent<Int, Int>>
typealias Members = SafeSignal<ObservableSetEvent<Int>>
typealias Chapters = SafeSignal<Observable2DArrayEvent<Int, Int>>
typealias Branches = SafeSignal<ObservableTreeEvent<Int>>

/// What an event says has happened.
enum Change {
  case reset
  case list(ListChangeset)
  case keyed(KeyedChangeset<Int>)
  case sections(SectionedChangeset)
  case tree(TreeChangeset)
}

/// The events of a collection of some kind.
enum Stream {
  case list(Rows)
  case dictionary(Pairs)
  case set(Members)
  case sections(Chapters)
  case tree(Branches)

  var list: Rows { if case .list(let signal) = self { signal } else { .completed() } }
  var dictionary: Pairs { if case .dictionary(let signal) = self { signal } else { .completed() } }
  var set: Members { if case .set(let signal) = self { signal } else { .completed() } }
  var sections: Chapters { if case .sections(let signal) = self { signal } else { .completed() } }
  var tree: Branches { if case .tree(let signal) = self { signal } else { .completed() } }

  /// Observes the events in types of our own; `nil` is the end.
  func observe(_ take: @escaping ((Contents, Change)?) -> Void) -> Subscription {
    @MainActor func observe<Collection, Changeset>(
      _ signal: SafeSignal<CollectionEvent<Collection, Changeset>>, _ contents: @escaping (Collection) -> Contents,
      _ change: @escaping (Changeset) -> Change
    ) -> Subscription {
      signal.observe { event in
        guard case .next(let event) = event else { return take(nil) }
        switch event.change {
        case .reset: take((contents(event.collection), .reset))
        case .changes(let changeset): take((contents(event.collection), change(changeset)))
        }
      }
    }
    return switch self {
    case .list(let signal): observe(signal, { .list($0) }, { .list($0) })
    case .dictionary(let signal): observe(signal, { .dictionary($0) }, { .keyed($0) })
    case .set(let signal): observe(signal, { .set($0) }, { .keyed($0) })
    case .sections(let signal): observe(signal, { .sections($0.sections.map { Chapter($0) }) }, { .sections($0) })
    case .tree(let signal): observe(signal, { .tree($0.children.map { Branch($0) }) }, { .tree($0) })
    }
  }
}

/// A collection of some kind that can be edited.
enum Source {
  case list(MutableObservableArray<Int>)
  case dictionary(MutableObservableDictionary<Int, Int>)
  case set(MutableObservableSet<Int>)
  case sections(MutableObservable2DArray<Int, Int>)
  case tree(MutableObservableTree<Int>)

  init(_ contents: Contents) {
    self =
      switch contents {
      case .list(let items): .list(MutableObservableArray(items))
      case .dictionary(let values): .dictionary(MutableObservableDictionary(values))
      case .set(let members): .set(MutableObservableSet(members))
      case .sections(let chapters): .sections(MutableObservable2DArray(chapters.map(\.section)))
      case .tree(let branches): .tree(MutableObservableTree(branches.map(\.node)))
      }
  }

  var stream: Stream {
    switch self {
    case .list(let source): .list(source.toSignal())
    case .dictionary(let source): .dictionary(source.toSignal())
    case .set(let source): .set(source.toSignal())
    case .sections(let source): .sections(source.toSignal())
    case .tree(let source): .tree(source.toSignal())
    }
  }

  var contents: Contents {
    switch self {
    case .list(let source): .list(source.collection)
    case .dictionary(let source): .dictionary(source.collection)
    case .set(let source): .set(source.collection)
    case .sections(let source): .sections(source.sections.map { Chapter($0) })
    case .tree(let source): .tree(source.children.map { Branch($0) })
    }
  }

  func batchUpdate(_ body: () -> Void) {
    switch self {
    case .list(let source): source.batchUpdate(body)
    case .dictionary(let source): source.batchUpdate(body)
    case .set(let source): source.batchUpdate(body)
    case .sections(let source): source.batchUpdate(body)
    case .tree(let source): source.batchUpdate(body)
    }
  }

  /// Makes it hold something else, which nobody is told.
  func silentUpdate(to contents: Contents) {
    switch self {
    case .list(let source): source.silentUpdate { $0 = contents.list }
    case .dictionary(let source): source.silentUpdate { $0 = contents.dictionary }
    case .set(let source): source.silentUpdate { $0 = contents.set }
    case .sections(let source): source.silentUpdate { $0 = contents.sections.map(\.section) }
    case .tree(let source): source.silentUpdate { $0 = TreeArray(contents.tree.map(\.node)) }
    }
  }

  func follow(_ stream: Stream) -> Subscription {
    switch self {
    case .list(let source): stream.list.bind(to: source)
    case .dictionary(let source): stream.dictionary.bind(to: source)
    case .set(let source): stream.set.bind(to: source)
    case .sections(let source): stream.sections.bind(to: source)
    case .tree(let source): stream.tree.bind(to: source)
    }
  }
}
