import BindingCore
import Gtk
import PhotoSearchCore

/// Handles the arrow keys in a grouped list, where GTK would stop at headers, and the Tab key, which before
/// GTK 4.12 would stop at each of hundreds of photos.
extension ResultsView {
  /// The key codes are from gdk/gdkkeysyms.h.
  private enum Key: Int {
    case home = 0xff50
    case left, up, right, down, pageUp, pageDown, end
    case tab = 0xff09
    case backTab = 0xfe20
  }

  func bindKeyboard() {
    let keys = EventControllerKey()
    keys.propagationPhase = .capture
    keys.reactive.keyPressed.handle { [weak self] key, _, state in
      guard let self, let key = Key(rawValue: key) else { return false }
      switch key {
      case .tab, .backTab: return state.contains(.controlMask) ? false : leavePhotos(isForward: key == .tab)
      default: return photos is ListView && rows.isGrouped.value && move(by: key, state)
      }
    }
    addController(keys)
    addShortcuts([
      "<Control>o": { [weak self] in
        guard let page = self?.focusedCell?.item?.photo?.pageURL else { return false }
        (self?.root as? Window)?.openPage(page)
        return true
      }
    ])
  }

  /// Moves the keyboard focus to the widget after or before the photos.
  private func leavePhotos(isForward: Bool) -> Bool {
    guard let root = root as? Window else { return false }
    // As if none of them were focusable.
    photos.canFocus = false
    defer { photos.canFocus = true }
    return root.childFocus(isForward ? .tabForward : .tabBackward)
  }

  /// The cell of the focused row.
  var focusedCell: PhotoCell? { (root as? Window)?.focus?.firstChild as? PhotoCell }

  private func move(by key: Key, _ state: Gdk.ModifierType) -> Bool {
    guard let id = focusedCell?.item?.id,
      let index = rows.grouped.firstIndex(where: { $0.id == id })
    else { return false }
    guard let target = position(from: index, key) else { return true }
    photos.scrollToRow(at: target)
    let isSelecting = !state.contains(.controlMask)
    if isSelecting {
      photos.activateAction(
        "list.select-item",
        args: GLib.Variant(children: [
          UInt32(target).asVariant, false.asVariant, state.contains(.shiftMask).asVariant,
        ]))
    }
    cells[rows.grouped[target].id]?.parent?.grabFocus()
    return true
  }

  private func position(from index: Int, _ key: Key) -> Int? {
    let isPhoto = { [rows] (index: Int) in rows.grouped[index].photo != nil }
    let all = rows.grouped.indices
    switch key {
    case .home: return all.first(where: isPhoto)
    case .end: return all.last(where: isPhoto)
    case .up: return all[..<index].last(where: isPhoto)
    case .down: return all[(index + 1)...].first(where: isPhoto)
    case .pageUp: return all[..<index].filter(isPhoto).suffix(linesInView).first
    case .pageDown: return all[(index + 1)...].filter(isPhoto).prefix(linesInView).last
    case .left, .right, .tab, .backTab: return nil
    }
  }

  private var linesInView: Int { max(1, height / max(focusedCell?.height ?? 100, 1)) }
}

/// Ignores the wheel while new rows have no layout yet: GTK would look for the row to scroll to, and warn if there is
/// none.
extension ResultsView {
  func bindWheel() {
    let wheel = EventControllerScroll(flags: .bothAxes)
    wheel.propagationPhase = .capture
    wheel.reactive.scroll.handle { [weak self] _, _ in self.map { $0.lastChange > $0.lastLayout } ?? false }
    addController(wheel)
    reactive.map.bind(to: self) { $0.awaitLayout() }
  }

  /// Records that the rows are changing.
  func note(_ event: ObservableArrayEvent<ResultRow>) {
    // Existing rows keep their positions.
    if case .changes(let changes) = event.change, case .inserts(let new)? = changes.edit,
      new.count < event.collection.count
    {
      return
    }
    lastChange += 1
    // Stop kinetic scrolling after a swipe.
    kineticScrolling = false
    kineticScrolling = true
    awaitLayout()
  }

  /// Records that the rows have a layout, once they have one. Hidden rows get it when they are shown, however many
  /// frames pass until then.
  private func awaitLayout() {
    guard mapped, lastChange > lastLayout else { return }
    let number = lastChange
    var framesLeft = 2
    addTickCallback { [weak self] _, _ in
      guard let self, mapped else { return false }
      framesLeft -= 1
      // The layout of this frame follows the callback.
      if framesLeft == 0 { lastLayout = max(lastLayout, number) }
      return framesLeft > 0
    }
  }
}

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
    actions.addAction("remove") { [weak self] in
      guard let viewModel = self?.viewModel else { return }
      viewModel.savedPhotos?.remove(viewModel.selection.photos.value)
    }
    actions.addAction("leave-collection") { [weak self] in self?.viewModel.removeSelection() }
    actions.addAction("collect", parameter: Int.self) { [weak self] id in
      guard let self, let collections = viewModel.savedPhotos?.collections else { return }
      guard let collection = collections.collections.collection.first(where: { $0.id == id }) else { return }
      collections.add(viewModel.selection.photos.value, to: collection)
    }
    insertActionGroup("results", group: actions)
    offerContextMenu { [weak self] point in self?.menu(at: point) }
  }

  private func menu(at point: (x: Double, y: Double)?) -> ContextMenu? {
    let cell = point.map { point in cells.all.first { frame(of: $0)?.contains(point) ?? false } } ?? focusedCell
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
    let showsSavedPhotos = viewModel.activeSource.value == .saved
    return Gio.Menu {
      if let photo = photos.first, photos.count == 1 {
        Gio.MenuItem {
          Gio.MenuItem(Strings.showLarge, action: "results.open")
          if photo.pageURL != nil { Gio.MenuItem(Strings.openPage(of: photo), action: "results.open-page") }
        }
      }
      Gio.MenuItem {
        if !showsSavedPhotos { Gio.MenuItem(Strings.save, action: Command.save.action) }
        Gio.MenuItem(photos.count == 1 ? Strings.copyCredit : Strings.copyCredits, action: Command.copyCredit.action)
      }
      if let collections = viewModel.savedPhotos?.collections {
        Gio.MenuItem {
          Gio.MenuItem(submenu: Strings.addToCollection) {
            Gio.MenuItem {
              for collection in collections.openCollections {
                // An underscore would mark a mnemonic.
                Gio.MenuItem(
                  collection.name.replacing("_", with: "__"), action: "results.collect", target: collection.id)
              }
            }
            Gio.MenuItem { Gio.MenuItem(Strings.newCollection, action: Command.addToCollection.action) }
          }
        }
      }
      if showsSavedPhotos {
        Gio.MenuItem {
          if viewModel.removalTarget.value != nil {
            Gio.MenuItem(Strings.removeFromCollection, action: "results.leave-collection")
          }
          Gio.MenuItem(Strings.removeFromSaved, action: "results.remove")
        }
      }
    }
  }
}

extension Graphene.Rect {
  fileprivate func contains(_ point: (x: Double, y: Double)) -> Bool {
    point.x >= origin.x && point.x < origin.x + size.width && point.y >= origin.y
      && point.y < origin.y + size.height
  }
}
