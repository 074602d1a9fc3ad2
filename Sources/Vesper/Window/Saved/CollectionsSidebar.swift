import BindingCore
import Gtk
import PhotoSearchCore

/// The collections beside the saved photos, in a wide window.
final class CollectionsSidebar: Box {
  /// The width of a window that has space for it.
  static let leastWindowWidth = 720

  init(_ collections: PhotoCollectionsViewModel, actions: CollectionActions) {
    super.init(orientation: .horizontal, spacing: 0)
    addCssClass("collections-sidebar")
    vexpand = true
    let list = CollectionsList(collections, actions: actions)
    list.setSizeRequest(width: 220, height: -1)
    append([list, Separator(orientation: .vertical)])
  }
}

/// The collection that is shown, above the photos in a narrow window. Opens the list of all.
final class CollectionChooser: MenuButton {
  init(_ collections: PhotoCollectionsViewModel, actions: CollectionActions) {
    super.init()
    hasFrame = false
    addCssClass("collection-chooser")
    let icon = Image()
    let label = Label()
    label.ellipsize = .end
    label.xalign = 0
    label.hexpand = true
    child = Box(.horizontal, spacing: 8, [icon, label, Image(iconName: Icon.opensDownwards)])
    combineLatest(collections.shown, collections.totalCount) { shown, count in
      shown.map(CollectionItem.collection) ?? .all(count: count)
    }
    .bind(to: self) { me, item in
      icon.iconName = item.icon
      label.label = item.name
      me.pressLabel = Strings.list([Strings.collections, item.label])
    }
    let list = CollectionsList(collections, actions: actions, maximumHeight: 300)
    list.setSizeRequest(width: 260, height: -1)
    let popover = Popover()
    popover.addCssClass("menu")
    popover.child = list
    self.popover = popover
    list.chosen.bind(to: popover) { $0.popdown() }
  }
}
