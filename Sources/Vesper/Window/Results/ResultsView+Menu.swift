import Gtk
import PhotoSearchCore

/// The context menu of photos. A photo that is not selected is first selected alone.
extension ResultsView {
  func bindMenu() {
    let actions = Gio.SimpleActionGroup()
    actions.addAction("open") { [weak self] in
      if let self, let photo = viewModel.selection.photos.value.first { viewModel.selection.detail.value = photo }
    }
    actions.addAction("open-page") { [weak self] in
      (self?.root as? Window)?.openPage(self?.viewModel.selection.photos.value.first?.pageURL)
    }
    actions.addAction("remove") { [weak self] in self?.viewModel.removeSelection() }
    insertActionGroup("results", group: actions)
    offerContextMenu { [weak self] place in self?.menu(at: place) }
  }

  private func menu(at point: (x: Double, y: Double)?) -> ContextMenu? {
    let cell = point.map { point in cells.all.first { place(of: $0)?.contains(point) ?? false } } ?? focusedCell
    guard let cell, let photo = cell.item?.photo, let bounds = cell.computeBounds(self) else { return nil }
    if !viewModel.selection.photos.value.contains(where: { $0.id == photo.id }) {
      cells.selectedIDs.value = [.photo(photo.id)]
    }
    let pointed = point.map { ($0.x - bounds.origin.x, $0.y - bounds.origin.y) } ?? (12, bounds.size.height / 2)
    return ContextMenu(menu: menu(for: viewModel.selection.photos.value), widget: cell, point: pointed) {
      [viewModel, weak cell] in
      if viewModel.detail.value == nil { cell?.parent?.grabFocus() }
    }
  }

  private func menu(for photos: [Photo]) -> Gio.Menu {
    let isSavedPlace = viewModel.activeSource.value == .saved
    return Gio.Menu {
      if let photo = photos.first, photos.count == 1 {
        Gio.MenuItem {
          Gio.MenuItem(Strings.showLarge, action: "results.open")
          if photo.pageURL != nil { Gio.MenuItem(Strings.openPage(of: photo), action: "results.open-page") }
        }
      }
      Gio.MenuItem {
        if !isSavedPlace { Gio.MenuItem(Strings.save, action: Command.save.action) }
        Gio.MenuItem(photos.count == 1 ? Strings.copyCredit : Strings.copyCredits, action: Command.copyCredit.action)
      }
      if isSavedPlace {
        Gio.MenuItem { Gio.MenuItem(Strings.removeFromSaved, action: "results.remove") }
      }
    }
  }
}

extension Graphene.Rect {
  fileprivate func contains(_ place: (x: Double, y: Double)) -> Bool {
    place.x >= origin.x && place.x < origin.x + size.width && place.y >= origin.y
      && place.y < origin.y + size.height
  }
}
