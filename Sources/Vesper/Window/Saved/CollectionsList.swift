import BindingCore
import Gtk
import PhotoSearchCore

/// The collections, with all saved photos first, and the ways to make new ones.
final class CollectionsList: Box {
  /// Emits when the user has chosen a line.
  let chosen = PassthroughSubject<Void, Never>()

  private let collections: PhotoCollectionsViewModel
  private let actions: CollectionActions
  private let list = ListBox()
  private var items: [CollectionItem] = []
  /// Whether the selection is changing by itself.
  private var isFollowing = false

  /// - Parameter maximumHeight: The height beyond which the list scrolls, or `nil` for the height that there is.
  init(_ collections: PhotoCollectionsViewModel, actions: CollectionActions, maximumHeight: Int? = nil) {
    self.collections = collections
    self.actions = actions
    super.init(orientation: .vertical, spacing: 4)
    list.addCssClass("navigation-sidebar")
    list.accessibleLabel = Strings.collections
    let scroller = ScrolledWindow()
    scroller.hscrollbarPolicy = .never
    scroller.focusable = false
    scroller.propagateNaturalHeight = true
    if let maximumHeight { scroller.maxContentHeight = maximumHeight }
    scroller.child = list
    append(scroller)
    // Not in the scrolled part, so that many collections do not hide them.
    append(makeButtons())

    let items = Self.items(of: collections)
    items.diff()
      .bind(to: list, makeCell: { CollectionRow { photos, collection in collections.add(photos, to: collection) } })
    items.bind(to: self) { me, items in me.items = items }
    combineLatest(items, collections.shown) { _, shown in shown?.id }.bind(to: self) { me, id in me.select(id) }
    list.reactive.rowSelected.bind(to: self) { me, row in row.map { me.show($0.index) } }
    list.reactive.rowActivated.bind(to: self) { me, row in
      me.show(row.index)
      me.chosen.send()
    }
    bindActions()
  }

  private static func items(of collections: PhotoCollectionsViewModel) -> SafeSignal<[CollectionItem]> {
    combineLatest(collections.collections, collections.totalCount) { event, count in
      [.all(count: count)] + event.collection.map(CollectionItem.collection)
    }
  }

  private func makeButtons() -> Widget {
    let newButton = Self.button(Icon.add, Strings.newCollection)
    let smartButton = Self.button(Icon.smartCollection, Strings.newSmartCollection)
    smartButton.tooltipText = Strings.newSmartCollectionHint
    collections.canSaveSearch.bind(to: smartButton.reactive.visible)
    newButton.reactive.clicked.bind(to: actions) { [unowned newButton] in $0.create(from: newButton) }
    smartButton.reactive.clicked.bind(to: actions) { [unowned smartButton] in $0.saveSearch(from: smartButton) }
    let buttons = Box(.vertical, spacing: 0, [newButton, smartButton])
    buttons.addCssClass("collection-buttons")
    return buttons
  }

  private static func button(_ icon: String, _ text: String) -> Button {
    let label = Label(label: text)
    label.xalign = 0
    label.ellipsize = .end
    let button = Button()
    button.child = Box(.horizontal, spacing: 8, [Image(iconName: icon), label])
    button.accessibleLabel = text
    button.addCssClass("flat")
    return button
  }

  private func select(_ id: PhotoCollection.ID?) {
    isFollowing = true
    defer { isFollowing = false }
    list.selectRow(items.firstIndex { $0.id == id }.flatMap(list.getRowAtIndex))
  }

  private func show(_ index: Int) {
    guard !isFollowing, items.indices.contains(index), items[index].id != collections.shown.value?.id else { return }
    collections.show(items[index].collection)
  }

  private func bindActions() {
    list.offerContextMenu { [weak self] point in
      guard let self, let (row, collection) = row(at: point) else { return nil }
      return actions.contextMenu(for: collection, on: row)
    }
    list.addShortcuts([
      "F2": { [weak self] in
        guard let self, let (row, collection) = row(at: nil) else { return false }
        actions.rename(collection, from: row)
        return true
      },
      "Delete": { [weak self] in
        guard let self, let (_, collection) = row(at: nil) else { return false }
        collections.delete(collection)
        return true
      },
    ])
  }

  /// Returns the row of a collection at a position, or the focused one.
  private func row(at point: (x: Double, y: Double)?) -> (ListBoxRow, PhotoCollection)? {
    let row = point.map { list.getRowAtY(Int($0.y)) } ?? (root as? Window)?.focus as? ListBoxRow
    guard let row, items.indices.contains(row.index), let collection = items[row.index].collection else { return nil }
    return (row, collection)
  }
}
