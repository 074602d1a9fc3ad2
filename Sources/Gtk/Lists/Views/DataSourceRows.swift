import BindingCore
import CGtk

/// The rows of a data source in a list widget, and the cells that show them.
///
/// GTK asks for cells also in the middle of a change, when it has been told of a part of it only. Such rows are filled
/// at the end of the change: a cell is made from a data source and a place that belong together.
final class DataSourceRows<Source: DataSourceProtocol> {
  /// What stands above and below a section. Without it there are no such rows.
  typealias Titles = (Source, Int) -> SectionTitles
  /// How many rows a section has.
  private typealias Section = (header: Int, items: Int, footer: Int)

  private let titles: Titles?
  private let makeCell: (Source, IndexPath) -> Widget?
  private weak var model: ArrayListModel<DataSourceRow>?

  /// The data source as it was told last, perhaps inside a batch.
  private var newest: Source?
  /// The data source that the rows are made of.
  private var shown: (source: Source, sections: [Section])?
  private var isChanging = false
  private var waiting: [RowPlace] = []

  init(titles: Titles?, makeCell: @escaping (Source, IndexPath) -> Widget?) {
    self.titles = titles
    self.makeCell = makeCell
  }

  // MARK: The model

  /// A model of what the data source holds, which lasts until either goes away.
  func model(of events: SafeSignal<DataSourceEvent<Source>>) -> ArrayListModel<DataSourceRow> {
    let changes = PassthroughSubject<ObservableArrayEvent<DataSourceRow>, Never>()
    let model = ArrayListModel(changes)
    self.model = model
    rows(of: events).bind(to: model) { [self] _, event in
      isChanging = true
      changes.send(event)
      isChanging = false
      fillWaiting()
    }
    return model
  }

  private func rows(
    of events: SafeSignal<DataSourceEvent<Source>>
  ) -> SafeSignal<ObservableArrayEvent<DataSourceRow>> {
    let sections = events.map { [self] event in
      newest = event.dataSource
      return DataSourceEvent(kind: event.kind, dataSource: Places(source: event.dataSource, titles: titles))
    }
    .toSectionedArray()
    .handleEvents(receiveOutput: { [self] event in
      shown = newest.map { source in
        (source, event.collection.sections.map { ($0.metadata.header.rows, $0.items.count, $0.metadata.footer.rows) })
      }
    })
    .identifiedCollection()
    guard titles != nil else { return sections.flattened(headers: false) }
    return sections.flattened(headers: true, footers: true).filterCollection { row in
      switch row {
      case .item: true
      case .header(let titles): titles.value.header != nil
      case .footer(let titles): titles.value.footer != nil
      }
    }
  }

  // MARK: The cells

  func makeFactory() -> SignalListItemFactory {
    let factory = SignalListItemFactory()
    ListPlaces.connect(factory) { [self] listItem in
      RowPlace(listItem) { [weak self] place in self?.fill(place) }
    }
    return factory
  }

  private func fillWaiting() {
    let places = waiting
    waiting = []
    for place in places {
      place.isWaiting = false
      fill(place)
    }
  }

  private func fill(_ place: RowPlace) {
    guard let row = (place.row as? ListRow<DataSourceRow>)?.item else { return }
    place.giveBack()
    guard !isChanging else {
      if !place.isWaiting { waiting.append(place) }
      place.isWaiting = true
      return
    }
    switch row {
    case .header(let titles): place.fill(withTitle: titles.value.header ?? "", cssClass: "heading")
    case .footer(let titles): place.fill(withTitle: titles.value.footer ?? "", cssClass: "dim-label")
    case .item:
      guard let source = shown?.source, let path = path(of: row, near: place.position) else { return }
      place.fill(isItem: true) { makeCell(source, path) ?? Label() }
    }
  }

  /// Where an item is in the data source. Usually at the position that GTK knows; elsewhere when a filter or another
  /// order is between the model and the widget.
  private func path(of row: DataSourceRow, near position: Int) -> IndexPath? {
    guard let model, let sections = shown?.sections else { return nil }
    let isThere = position < model.nItems && model[position].id == row.id
    guard let position = isThere ? position : (0..<model.nItems).first(where: { model[$0].id == row.id }) else {
      return nil
    }
    var first = 0
    for (index, section) in sections.enumerated() {
      let item = position - first - section.header
      if item < section.items { return IndexPath(item: item, section: index) }
      first += section.header + section.items + section.footer
    }
    return nil
  }
}

/// A data source reduced to how many items there are, and the titles.
private struct Places<Source: DataSourceProtocol>: QueryableDataSourceProtocol {
  let source: Source
  let titles: DataSourceRows<Source>.Titles?

  func numberOfSections() -> Int { source.numberOfSections() }
  func numberOfItems(inSection section: Int) -> Int { source.numberOfItems(inSection: section) }
  func item(at path: IndexPath) {}
  func titleForHeader(inSection section: Int) -> String? { titles?(source, section).header }
  func titleForFooter(inSection section: Int) -> String? { titles?(source, section).footer }
}

extension String? {
  /// How many rows a title takes.
  fileprivate var rows: Int { self == nil ? 0 : 1 }
}
