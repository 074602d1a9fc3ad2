import BindingCore
import Gtk
import PhotoSearchCore

/// A line in the list of collections: all saved photos, or a collection.
enum CollectionItem: Identifiable, Equatable {
  case all(count: Int)
  case collection(PhotoCollection)

  var id: PhotoCollection.ID? { collection?.id }

  var collection: PhotoCollection? {
    if case .collection(let collection) = self { collection } else { nil }
  }

  var name: String { collection?.name ?? Strings.allSavedPhotos }

  var count: String {
    switch self {
    case .all(let count): Strings.number(count, isCapped: false)
    case .collection(let collection): Strings.number(collection.count, isCapped: collection.countIsCapped)
    }
  }

  var icon: String {
    switch collection {
    case nil: Icon.saved
    case let collection? where collection.isSmart: Icon.smartCollection
    case _?: Icon.collection
    }
  }

  /// What a row says: the name and the number of photos.
  var label: String {
    switch self {
    case .all(let count): Strings.row(name, count: count, isCapped: false)
    case .collection(let collection):
      Strings.row(name, count: collection.count, isCapped: collection.countIsCapped)
    }
  }

  /// What else a row says.
  var details: String? {
    guard let collection else { return nil }
    if collection.isSmart { return Strings.smartCollection }
    return collection.isLastUsed ? Strings.newPhotosAreSavedHere : nil
  }
}

/// The icon, the name and the number of photos. Photos can be dropped on a collection.
final class CollectionRow: ListCell<CollectionItem> {
  private let icon = Image()
  private let nameLabel = Label()
  private let mark = Image(iconName: Icon.save)
  private let countLabel = Label()

  /// - Parameter drop: Takes photos that are dropped on a collection.
  init(drop: @escaping ([Photo], PhotoCollection) -> Void) {
    super.init(orientation: .horizontal, spacing: 8)
    addCssClass("collection-row")
    nameLabel.xalign = 0
    nameLabel.ellipsize = .end
    nameLabel.hexpand = true
    nameLabel.widthChars = 4
    countLabel.addCssClass("dim-label")
    countLabel.addCssClass("numeric")
    mark.addCssClass("dim-label")
    mark.tooltipText = Strings.newPhotosAreSavedHere
    for part in [icon, nameLabel, mark, countLabel] as [Widget] { append(part) }
    nameLabel.offerTooltip { [unowned nameLabel] in nameLabel.layout?.isEllipsized == true ? nameLabel.label : nil }
    acceptPhotos { [weak self] photos in
      guard let collection = self?.item?.collection, !collection.isSmart else { return false }
      drop(photos, collection)
      return true
    }
  }

  override func bind(_ item: CollectionItem) {
    icon.iconName = item.icon
    nameLabel.label = item.name
    countLabel.label = item.count
    mark.visible = item.collection?.isLastUsed ?? false
    rowLabel = item.label
    parent?.accessibleDescription = item.details
  }
}
