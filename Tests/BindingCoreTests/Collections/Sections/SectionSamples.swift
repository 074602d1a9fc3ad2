import BindingCore

/// An observer of an array with sections that believes nothing: it replays each change on the collection it had before.
final class SectionsFollower<Metadata: Equatable, Item: Equatable> {
  typealias Event = Observable2DArrayEvent<Metadata, Item>

  private(set) var events: [Event] = []
  /// What did not fit, in words.
  private(set) var flaws: [String] = []
  private(set) var hasFinished = false
  private(set) var subscription = Subscription()

  var changes: [Observable2DArrayChange] { events.map(\.change) }
  var collection: Array2D<Metadata, Item>? { events.last?.collection }

  init<Source: SignalProtocol>(_ source: Source, then body: @escaping (Event) -> Void = { _ in })
  where Source.Element == Event {
    subscription = source.observe { event in
      switch event {
      case .next(let event):
        self.check(event)
        self.events.append(event)
        body(event)
      case .completed, .failed: self.hasFinished = true
      }
    }
  }

  private func check(_ event: Event) {
    guard case .changes(let changeset) = event.change else { return }
    guard let before = events.last?.collection else { return flaws.append("the first event is \(changeset)") }
    let counts = (before.sections.map(\.count), event.collection.sections.map(\.count))
    guard !changeset.isEmpty, changeset.fits(oldCounts: counts.0, newCounts: counts.1) else {
      return flaws.append("\(changeset) does not lead from \(counts.0) to \(counts.1)")
    }
    let new = event.collection.sections
    if changeset.sections.applying(to: before.sections.map(\.metadata), from: new.map(\.metadata))
      != new.map(\.metadata)
      || changeset.applying(to: before.sections.map(\.items), from: new.map(\.items)) != new.map(\.items)
    {
      flaws.append("\(before) is not made \(event.collection) by \(changeset)")
    }
  }
}

struct Shelf: Identifiable, Equatable {
  var id: Int
  var label = 0
}

typealias Library = MutableObservable2DArray<Shelf, Song>

extension SongEditor {
  func newShelf() -> Library.Section {
    Library.Section(metadata: Shelf(id: newSongs(1)[0].id), items: newSongs(random(below: 4)))
  }

  func newLibrary() -> Library { Library((0..<random(below: 4)).map { _ in newShelf() }) }

  /// Edits a library at random.
  func edit(_ library: Library) {
    let count = library.numberOfSections()
    guard count > 0 else { return library.appendSection(newShelf()) }
    let section = random(below: count)
    let items = library.numberOfItems(inSection: section)
    let gap = IndexPath(item: random(below: items + 1), section: section)
    switch random(below: 22) {
    case 0: library.appendSection(newShelf())
    case 1: library.insert(section: newShelf(), at: random(below: count + 1))
    case 2 where random(below: 2) == 0: library.removeSection(at: section)
    case 3: library.moveSection(from: section, to: random(below: count))
    case 4:
      library.updateMetadata(
        ofSectionAt: section, to: Shelf(id: library[section].metadata.id, label: newSongs(1)[0].id))
    case 5 where random(below: 2) == 0: library.replaceSection(at: section, with: newShelf())
    case 6:
      library.replaceItems(
        ofSectionAt: section, with: newSongs(random(below: 3)) + library[section].items.dropFirst(), performDiff: true)
    case 7 where random(below: 3) == 0: library.replaceItems(ofSectionAt: section, with: newSongs(random(below: 3)))
    case 8: library.sortItems(ofSectionAt: section) { ($0.plays, $0.id) < ($1.plays, $1.id) }
    case 9 where random(below: 12) == 0: library.removeAllItems()
    case 10 where random(below: 20) == 0: library.removeAllItemsAndSections()
    case 11 where random(below: 8) == 0: library.replace(with: [newShelf(), newShelf()])
    case 12: library.replace(with: shuffledVersion(of: library), performDiff: true)
    case 13: library.appendItem(newSongs(1)[0], toSectionAt: section)
    case 14: library.insert(contentsOf: newSongs(random(below: 4)), at: gap)
    case 15 where items > 0, 16 where items > 0:
      library[IndexPath(item: random(below: items), section: section)].plays += 1
    case 17 where items > 0: library.removeItem(at: IndexPath(item: random(below: items), section: section))
    case 18 where items > 0, 19 where items > 0, 20 where items > 0:
      let other = random(below: count)
      let room = library.numberOfItems(inSection: other) + (other == section ? 0 : 1)
      library.moveItem(
        from: IndexPath(item: random(below: items), section: section),
        to: IndexPath(item: random(below: room), section: other))
    default: library.insert(item: newSongs(1)[0], at: gap)
    }
  }

  private func shuffledVersion(of library: Library) -> [Library.Section] {
    var sections = library.sections
    sections.swapAt(random(below: sections.count), random(below: sections.count))
    if random(below: 3) == 0 { sections[0].metadata.label += 1 }
    let (from, to) = (random(below: sections.count), random(below: sections.count))
    if let song = sections[from].items.popLast() {
      sections[to].items.insert(song, at: random(below: sections[to].items.count + 1))
    }
    if random(below: 4) == 0 { sections.append(newShelf()) }
    return sections
  }
}
