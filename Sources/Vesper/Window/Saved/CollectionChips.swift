import BindingCore
import Gtk
import PhotoSearchCore

/// The collections that a saved photo is in, a chip each, and a button that adds it to another one.
final class CollectionChips: Box {
  private let collections: SavedPhotoCollections
  private let addButton = Button(label: Strings.addToCollectionButton)
  private var chips: [PhotoCollection.ID: CollectionChip] = [:]

  init(_ collections: SavedPhotoCollections) {
    self.collections = collections
    super.init(orientation: .horizontal, spacing: 0)
    layoutManager = WrapLayout(spacing: 8)
    accessibleRole = .group
    accessibleLabel = Strings.collections
    addButton.addCssClass("tag")
    addButton.actionName = Command.addToCollection.action
    append(addButton)
    collections.collections.bind(to: self) { me, collections in me.show(collections) }
  }

  private func show(_ shown: [PhotoCollection]) {
    let ids = Set(shown.map(\.id))
    for (id, chip) in chips where !ids.contains(id) { remove(chip, id) }
    var previous: Widget?
    for collection in shown {
      let chip = chips[collection.id] ?? add(collection)
      chip.show(collection)
      if chip.prevSibling != previous { reorderChildAfter(chip, sibling: previous) }
      previous = chip
    }
  }

  private func add(_ collection: PhotoCollection) -> CollectionChip {
    let chip = CollectionChip(
      show: { [collections] in collections.show($0) }, remove: { [collections] in collections.remove(from: $0) })
    chips[collection.id] = chip
    prepend(chip)
    return chip
  }

  private func remove(_ chip: CollectionChip, _ id: PhotoCollection.ID) {
    // A chip that goes takes the keyboard focus along.
    if chip.hasFocusInside { ((chip.nextSibling as? CollectionChip)?.removeButton ?? addButton).grabFocus() }
    chips[id] = nil
    remove(chip)
  }
}

/// A collection: a button with its name that shows it, and one that removes the photo from it.
private final class CollectionChip: Box {
  let removeButton = Button(iconName: Icon.close)
  private let showButton = Button()
  private let nameLabel = Label()
  private var collection: PhotoCollection?

  init(show: @escaping (PhotoCollection) -> Void, remove: @escaping (PhotoCollection) -> Void) {
    super.init(orientation: .horizontal, spacing: 0)
    addCssClass("collection-chip")
    nameLabel.ellipsize = .end
    nameLabel.maxWidthChars = 24
    showButton.child = nameLabel
    append([showButton, removeButton])
    showButton.reactive.clicked.bind(to: self) { $0.collection.map(show) }
    removeButton.reactive.clicked.bind(to: self) { $0.collection.map(remove) }
  }

  func show(_ collection: PhotoCollection) {
    guard collection != self.collection else { return }
    self.collection = collection
    nameLabel.label = collection.name
    showButton.tooltipText = Strings.showPhotos(of: collection)
    showButton.accessibleLabel = collection.name
    removeButton.tooltipText = Strings.remove(from: collection)
    removeButton.accessibleLabel = Strings.remove(from: collection)
  }
}
