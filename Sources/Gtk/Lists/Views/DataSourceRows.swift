import BindingCore
import CGtk

/// The rows of a data source in a list widget, and the cells that show them.
///
/// GTK also requests cells in the middle of a change, when it knows only part of it. Such rows are filled at the end of
/// the change, so that a cell is made from a data source and a path that match.
///
/// Rows are identified by the item itself if something requires it, such as a selection, and by a number otherwise.
final class DataSourceRows<Source: DataSourceProtocol, Item: Identifiable> {
  /// The titles above and below a section. Without it there are no such rows.
  typealias Titles = (Source, Int) -> SectionTitles
  typealias Row = DataSourceRow<Item>
  typealias Sections = SafeSignal<Observable2DArrayEvent<Identified<SectionTitles>, Item>>
  /// The number of rows of each kind in a section.
  private typealias Section = (header: Int, items: Int, footer: Int)

  private let hasTitles: Bool
  /// Makes sections of a data source.
  private let sections: (SafeSignal<DataSourceEvent<Source>>) -> Sections
  private let makeCell: (Source, IndexPath) -> Widget?
  private weak var model: ArrayListModel<Row>?

  /// The most recently received data source, perhaps inside a batch.
  private var newest: Source?
  /// The data source from which the rows are made.
  private var shown: (source: Source, sections: [Section])?
  private var isChanging = false
  private var waiting: [RowSlot] = []

  private init(
    hasTitles: Bool, sections: @escaping (SafeSignal<DataSourceEvent<Source>>) -> Sections,
    makeCell: @escaping (Source, IndexPath) -> Widget?
  ) {
    self.hasTitles = hasTitles
    self.sections = sections
    self.makeCell = makeCell
  }

  /// Creates rows identified by numbers, for any data source.
  convenience init(titles: Titles?, makeCell: @escaping (Source, IndexPath) -> Widget?) where Item == Identified<Void> {
    self.init(
      hasTitles: titles != nil,
      sections: { TitledDataSource.sections(of: $0, titles: titles, item: { _, _ in }).identifiedCollection() },
      makeCell: makeCell)
  }

  /// Creates rows identified by their items.
  convenience init(titles: Titles?, makeCell: @escaping (Source, IndexPath) -> Widget?)
  where Source: QueryableDataSourceProtocol, Source.Item == Item {
    self.init(
      hasTitles: titles != nil,
      sections: {
        TitledDataSource.sections(of: $0, titles: titles, item: { $0.item(at: $1) }).identifiedCollection()
          .mapCollection(\.value)
      },
      makeCell: makeCell)
  }

  // MARK: The model

  /// Returns a model of the data source's content that lasts until either is deallocated.
  ///
  /// - Parameter makeModel: makes a model that follows the rows.
  func model<Model: ArrayListModel<Row>>(
    of events: SafeSignal<DataSourceEvent<Source>>, makeModel: (SafeSignal<ObservableArrayEvent<Row>>) -> Model
  ) -> Model {
    let rows = rows(of: events)
    let model = makeModel(
      Signal(attach: { observer, subscription in
        let next = observer.next
        rows.attach(
          observer.with { [self] event in
            isChanging = true
            next(event)
            isChanging = false
            fillWaiting()
          }, subscription)
      }))
    self.model = model
    return model
  }

  private func rows(of events: SafeSignal<DataSourceEvent<Source>>) -> SafeSignal<ObservableArrayEvent<Row>> {
    let sections = sections(events.handleEvents(receiveOutput: { [self] in newest = $0.dataSource }))
      .handleEvents(receiveOutput: { [self] event in
        shown = newest.map { source in
          (
            source,
            event.collection.sections.map {
              ($0.metadata.value.header.rows, $0.items.count, $0.metadata.value.footer.rows)
            }
          )
        }
      })
    guard hasTitles else { return sections.flattened(headers: false) }
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
    ListSlots.connect(factory) { [self] listItem in
      RowSlot(listItem) { [weak self] slot in self?.fill(slot) }
    }
    return factory
  }

  private func fillWaiting() {
    let slots = waiting
    waiting = []
    for slot in slots {
      slot.isWaiting = false
      fill(slot)
    }
  }

  private func fill(_ slot: RowSlot) {
    guard let row = (slot.row as? ListRow<Row>)?.item else { return }
    slot.giveBack()
    guard !isChanging else {
      if !slot.isWaiting { waiting.append(slot) }
      slot.isWaiting = true
      return
    }
    switch row {
    case .header(let titles): slot.fill(withTitle: titles.value.header ?? "", cssClass: "heading")
    case .footer(let titles): slot.fill(withTitle: titles.value.footer ?? "", cssClass: "dim-label")
    case .item:
      guard let source = shown?.source, let path = path(of: row, near: slot.position) else { return }
      slot.fill(isItem: true) { makeCell(source, path) ?? Label() }
    }
  }

  /// Returns the path of an item in the data source. It is usually at the position that GTK knows, but elsewhere if a
  /// filter or a sort order is between the model and the widget.
  private func path(of row: Row, near position: Int) -> IndexPath? {
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

/// A data source reduced to its titles and its items or their count.
private struct TitledDataSource<Source: DataSourceProtocol, Item>: QueryableDataSourceProtocol {
  let source: Source
  let titles: ((Source, Int) -> SectionTitles)?
  let item: (Source, IndexPath) -> Item

  func numberOfSections() -> Int { source.numberOfSections() }
  func numberOfItems(inSection section: Int) -> Int { source.numberOfItems(inSection: section) }
  func item(at path: IndexPath) -> Item { item(source, path) }
  func titleForHeader(inSection section: Int) -> String? { titles?(source, section).header }
  func titleForFooter(inSection section: Int) -> String? { titles?(source, section).footer }

  static func sections(
    of events: SafeSignal<DataSourceEvent<Source>>, titles: ((Source, Int) -> SectionTitles)?,
    item: @escaping (Source, IndexPath) -> Item
  ) -> SafeSignal<Observable2DArrayEvent<SectionTitles, Item>> {
    events
      .map {
        DataSourceEvent(kind: $0.kind, dataSource: TitledDataSource(source: $0.dataSource, titles: titles, item: item))
      }
      .toSectionedArray()
  }
}

extension String? {
  /// The number of rows that a title takes.
  fileprivate var rows: Int { self == nil ? 0 : 1 }
}
