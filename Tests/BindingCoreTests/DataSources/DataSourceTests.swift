import BindingCore
import BindingTesting
import GeneratedCases
import Testing

/// A table view without a view: it applies batches as `UITableView` documents them, and asks the data source only for
/// what it has been told is new.
private final class TableModel<DataSource: QueryableDataSourceProtocol> where DataSource.Item: Equatable {
  private(set) var sections: [[DataSource.Item]] = []
  private(set) var flaws: [String] = []
  private(set) var kinds: [DataSourceEventKind] = []
  private var batch: [DataSourceEventKind] = []
  private var isBatching = false

  func take(_ kind: DataSourceEventKind, _ source: DataSource) {
    kinds.append(kind)
    switch kind {
    case .beginUpdates: isBatching = true
    case .endUpdates:
      isBatching = false
      apply(batch, source)
      batch = []
    case .reload: sections = (0..<source.numberOfSections()).map { all(of: $0, source) }
    default:
      batch.append(kind)
      if !isBatching {
        apply(batch, source)
        batch = []
      }
    }
  }

  private func all(of section: Int, _ source: DataSource) -> [DataSource.Item] {
    (0..<source.numberOfItems(inSection: section)).map { source.item(at: [section, $0]) }
  }

  /// What leaves is named by its old place, what comes by its new one. All that leaves goes first, from the end, then
  /// all that comes arrives, from the start.
  private func apply(_ kinds: [DataSourceEventKind], _ source: DataSource) {
    // Each row with what is shown; nil for one that has to be asked for.
    typealias Row = DataSource.Item?
    var rows: [[Row]] = sections
    var leavingRows: [IndexPath] = []
    var comingRows: [(IndexPath, Row)] = []
    var leavingSections: [Int] = []
    var comingSections: [(Int, [Row]?)] = []
    for kind in kinds {
      switch kind {
      case .reloadRows(let paths): for path in paths { rows[path.section][path.item] = nil }
      case .deleteRows(let paths): leavingRows += paths
      case .insertRows(let paths): comingRows += paths.map { ($0, nil) }
      case .moveRow(let from, let to):
        leavingRows.append(from)
        comingRows.append((to, sections[from.section][from.item]))
      default: break
      }
    }
    for path in leavingRows.sorted().reversed() { rows[path.section].remove(at: path.item) }
    var stale: Set<Int> = []
    for kind in kinds {
      switch kind {
      case .deleteSections(let sections): leavingSections += sections
      case .insertSections(let sections): comingSections += sections.map { ($0, nil) }
      case .reloadSections(let sections): stale.formUnion(sections)
      case .moveSection(let from, let to):
        leavingSections.append(from)
        comingSections.append((to, rows[from]))
      default: break
      }
    }
    var result: [[Row]?] = rows.enumerated().map { stale.contains($0) ? nil : $1 }
    for section in leavingSections.sorted().reversed() { result.remove(at: section) }
    for (section, rows) in comingSections.sorted(by: { $0.0 < $1.0 }) { result.insert(rows, at: section) }
    for (path, row) in comingRows.sorted(by: { $0.0 < $1.0 }) { result[path.section]!.insert(row, at: path.item) }

    sections = result.enumerated().map { section, rows in
      guard let rows else { return all(of: section, source) }
      return rows.enumerated().map { $1 ?? source.item(at: [section, $0]) }
    }
    let shown = (0..<source.numberOfSections()).map { all(of: $0, source) }
    if sections != shown { flaws.append("\(kinds) makes \(sections) instead of \(shown)") }
  }
}

@Suite("Data sources")
struct DataSourceTests {
  @Test("are told in words that a table view can apply", arguments: 0..<20)
  func randomEdits(block: UInt64) {
    for seed in sampled(block * 25..<(block + 1) * 25) {
      let editor = SongEditor(seed: seed + 1)
      let library = editor.newLibrary()
      let table = TableModel<Array2D<Shelf, Song>>()
      library.toDataSourceSignal().observeNext { table.take($0.kind, $0.dataSource) }
      let songs = MutableObservableArray(editor.newSongs(4))
      let list = TableModel<[Song]>()
      songs.toDataSourceSignal().observeNext { list.take($0.kind, $0.dataSource) }
      for _ in 0..<10 {
        library.batchUpdate { for _ in 0...editor.random(below: 4) { editor.edit(library) } }
        songs.batchUpdate { for _ in 0...editor.random(below: 4) { editor.edit(songs) } }
      }
      #expect(table.flaws + list.flaws == [], "seed \(seed)")
      #expect(table.sections == library.sections.map(\.items), "seed \(seed)")
      #expect(list.sections == [songs.collection], "seed \(seed)")
    }
  }

  @Test("reload for each whole array")
  func wholeArrays() {
    let places = SafeSignal(sequence: [["London"], ["London", "Berlin"]])
    var events: [DataSourceEvent<[String]>] = []
    places.toDataSourceSignal().observeNext { events.append($0) }
    #expect(events.map(\.kind) == [.reload, .reload])
    #expect(events[1].dataSource.item(at: IndexPath(item: 1, section: 0)) == "Berlin")
    #expect(events[1].dataSource.numberOfSections() == 1 && events[1].dataSource.numberOfItems(inSection: 0) == 2)
  }

  @Test("tell a change of one kind alone and others between begin and end, old places before new ones")
  func kinds() {
    let library = Library([
      .init(metadata: Shelf(id: 1), items: [Song(id: 1), Song(id: 2), Song(id: 3)]), .init(metadata: Shelf(id: 2)),
    ])
    var kinds: [DataSourceEventKind] = []
    library.toDataSourceSignal().observeNext { kinds.append($0.kind) }
    library.appendItem(Song(id: 4), toSectionAt: 1)
    library.updateMetadata(ofSectionAt: 1, to: Shelf(id: 2, label: 1))
    library.batchUpdate {
      library[[0, 2]].plays += 1
      library.removeItem(at: [0, 0])
      library.insert(section: .init(metadata: Shelf(id: 3)), at: 0)
      library.moveItem(from: [1, 0], to: [2, 0])
    }
    #expect(
      kinds == [
        .reload, .insertRows([[1, 0]]), .reloadSections([1]),
        .beginUpdates, .deleteRows([[0, 0]]), .reloadRows([[0, 2]]), .insertSections([0]), .moveRow([0, 1], [2, 0]),
        .endUpdates,
      ])
  }

  @Test("stop in the middle of a batch when the observer has had enough")
  func disposalInsideBatch() {
    let songs = MutableObservableArray([Song(id: 1)])
    var kinds: [DataSourceEventKind] = []
    let subscription = Subscription()
    songs.toDataSourceSignal().attach(
      Observer(next: { event in
        kinds.append(event.kind)
        if event.kind == .beginUpdates { subscription.dispose() }
      }), subscription)
    songs.batchUpdate {
      songs.removeFirst()
      songs.append(Song(id: 2))
    }
    #expect(kinds == [.reload, .beginUpdates])
  }

  /// A data source of somebody else, with titles.
  private final class Menu: QueryableDataSourceProtocol {
    var courses: [(title: String?, dishes: [String])]
    var asked: [IndexPath] = []

    init(_ courses: [(title: String?, dishes: [String])]) { self.courses = courses }

    func numberOfSections() -> Int { courses.count }
    func numberOfItems(inSection section: Int) -> Int { courses[section].dishes.count }
    func titleForHeader(inSection section: Int) -> String? { courses[section].title }
    func item(at path: IndexPath) -> String {
      asked.append(path)
      return courses[path.section].dishes[path.item]
    }
  }

  /// An event of somebody else.
  private struct MenuEvent: DataSourceEventProtocol {
    typealias DataSource = Menu

    let kind: DataSourceEventKind
    let dataSource: Menu
  }

  @Test("with events of another type are converted like all others")
  func customEvent() {
    let menu = Menu([("Starters", ["soup"])])
    let events = PassthroughSubject<MenuEvent, Never>()
    var kinds: [DataSourceEventKind] = []
    events.toDataSourceSignal().observeNext { event in
      kinds.append(event.kind)
      #expect(event.dataSource === menu)
    }
    var titles: [[String?]] = []
    events.toSectionedArray().observeNext { titles.append($0.collection.sections.map(\.metadata.header)) }
    events.send(MenuEvent(kind: .reload, dataSource: menu))
    menu.courses.append(("Desserts", ["ice"]))
    events.send(MenuEvent(kind: .insertSections([1]), dataSource: menu))
    #expect(kinds == [.reload, .insertSections([1])])
    #expect(titles == [["Starters"], ["Starters", "Desserts"]])
  }

  @Test("of any kind become arrays with sections, with their titles, asked only for what is new")
  func customDataSource() {
    let menu = Menu([("Starters", ["soup"]), (nil, ["pasta", "fish"])])
    let events = PassthroughSubject<DataSourceEvent<Menu>, Never>()
    func tell(_ kinds: DataSourceEventKind...) {
      for kind in kinds { events.send(.init(kind: kind, dataSource: menu)) }
    }
    let sections = SectionsFollower(events.toSectionedArray())
    let rows = ArrayFollower(events.toSectionedArray().flattened())
    tell(.reload)
    #expect(sections.collection?.sections.map(\.metadata.header) == ["Starters", nil])
    menu.asked = []

    menu.courses[1].dishes = ["fish", "cake", "pizza"]
    menu.courses.insert(("Drinks", ["tea"]), at: 0)
    tell(
      .beginUpdates, .deleteRows([[1, 0]]), .beginUpdates, .insertRows([[2, 2]]), .insertSections([0]), .endUpdates,
      .insertRows([[2, 1]]), .endUpdates)
    #expect(Set(menu.asked) == [[0, 0], [2, 1], [2, 2]])
    #expect(sections.collection?.sections.map(\.items) == [["tea"], ["soup"], ["fish", "cake", "pizza"]])
    #expect(
      sections.changes.last
        == .changes(.init(sections: .inserts(0..<1), deletes: [[1, 0]], inserts: [[2, 1], [2, 2]])))

    menu.courses[1] = ("Soups", ["soup", "broth"])
    tell(.reloadSections([1]))
    menu.courses[2].dishes[0] = "trout"
    tell(.reloadRows([[2, 0]]))
    menu.courses.swapAt(0, 2)
    tell(.beginUpdates, .moveSection(2, 0), .moveSection(1, 1), .endUpdates)
    #expect(sections.collection?.sections.map(\.items) == menu.courses.map(\.dishes))
    #expect(rows.collection?.map(\.item) == [nil, "trout", "cake", "pizza", nil, "soup", "broth", nil, "tea"])
    #expect(sections.flaws + rows.flaws == [])
    #expect(sections.changes.filter { $0 == .reset }.count == 1)
  }

  @Test("that say what is not so are read anew")
  func wrongClaims() {
    let menu = Menu([("Starters", ["soup"])])
    let events = PassthroughSubject<DataSourceEvent<Menu>, Never>()
    let sections = SectionsFollower(events.toSectionedArray())
    let claims: [DataSourceEventKind] = [
      .insertRows([[0, 0]]), .insertRows([[0, 9]]), .deleteRows([[7, 7]]), .reloadRows([[0, 4]]),
      .moveRow([0, 0], [3, 0]),
      .deleteSections([4]), .reloadSections([2]), .moveSection(0, 5), .insertSections([0]),
    ]
    for claim in claims {
      events.send(.init(kind: claim, dataSource: menu))
      #expect(sections.changes.last == .reset, "\(claim)")
    }
    #expect(sections.events.count == claims.count)
    #expect(sections.collection?[0].items == ["soup"])
    events.send(.init(kind: .beginUpdates, dataSource: menu))
    events.send(.init(kind: .endUpdates, dataSource: menu))
    #expect(sections.events.count == claims.count)
  }
}
