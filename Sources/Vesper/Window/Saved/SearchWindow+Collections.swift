import BindingCore
import Gtk
import PhotoSearchCore

/// The collections of saved photos.
extension SearchWindow {
  /// Creates the list of collections beside the saved photos, which is there in a wide window.
  func makeSidebar(_ observer: WidthObserver) -> Widget? {
    makeCollections(observer, isWide: true) { CollectionsSidebar($0, actions: $1) }
  }

  /// Creates the choice of a collection above the saved photos, which is there in a narrow window.
  func makeCollectionChooser(_ observer: WidthObserver) -> Widget? {
    makeCollections(observer, isWide: false) { CollectionChooser($0, actions: $1) }
  }

  private func makeCollections(
    _ observer: WidthObserver, isWide: Bool, _ make: @escaping (PhotoCollectionsViewModel, CollectionActions) -> Widget
  ) -> Widget? {
    guard let saved = viewModel.savedPhotos else { return nil }
    let isNeeded = combineLatest(saved.isShown, observer.currentWidth) { isShown, width in
      isShown && width > 0 && (width >= CollectionsSidebar.leastWindowWidth) == isWide
    }
    .removeDuplicates().toSignal()
    let box = LazyBox(when: isNeeded) { [weak self] in
      guard let actions = self?.collectionActions else { return Box(orientation: .vertical, spacing: 0) }
      return make(saved.collections, actions)
    }
    isNeeded.bind(to: box.reactive.visible)
    return box
  }

  /// Creates the progress of an export, below the results.
  func makeExportProgress() -> Widget? {
    guard let collections = viewModel.savedPhotos?.collections else { return nil }
    return LazyBox(when: ProgressLine.isLong(collections.exportProgress)) { ProgressLine(exportOf: collections) }
  }

  func bindCollections() {
    guard let saved = viewModel.savedPhotos else { return }
    let action = application?.addAction(.addToCollection) { [weak self] in self?.pickCollection() }
    if let action {
      combineLatest(viewModel.detail, viewModel.selection.photos) { $0 != nil || !$1.isEmpty }
        .bind(to: action.reactive.enabled)
    }
    saved.collections.exported.bind(to: self) { me, outcome in
      me.toasts.show(Toast(.export, Strings.exported(count: outcome.count), .show(path: outcome.path)))
      if !outcome.missing.isEmpty { me.tell(Strings.picturesNotExported, Strings.missing(outcome.missing)) }
    }
  }

  /// Returns whether the program can end now. If pictures are being exported, asks whether to cancel that, and then calls
  /// `end`.
  func canEnd(orThen end: @escaping () -> Void) -> Bool {
    guard let collections = viewModel.savedPhotos?.collections, collections.isExporting else { return true }
    guard !isEnding else { return false }
    isEnding = true
    Task {
      let answer = await alert(
        title: Strings.exportUnderWay, message: Strings.closingCancelsExport,
        buttons: [Strings.closeAnyway, Strings.keepOpen])
      if answer == 0 { await collections.endExport() }
      isEnding = false
      if answer == 0 { end() }
    }
    return false
  }

  /// Asks for the collection to add the open photo or the selected photos to.
  func pickCollection() {
    guard let collections = viewModel.savedPhotos?.collections else { return }
    let photos = viewModel.detail.value.map { [$0.photo.value] } ?? viewModel.selection.photos.value
    // Not in a stack: GTK 4.8 crashes when assistive technology looks for the page of its popover.
    guard !photos.isEmpty, let content = child else { return }
    CollectionPicker(collections, photos: photos).open(in: content)
  }
}

/// The actions on the collection that is shown, beside the others.
final class CollectionMenuButton: MenuButton {
  init(_ actions: CollectionActions) {
    super.init()
    iconName = Icon.more
    hasFrame = false
    tooltipText = Strings.collectionActions
    pressLabel = Strings.collectionActions
    // Not with each photo that comes: the menu may be open.
    let kind = { (collection: PhotoCollection?) in [collection?.isSmart, collection?.isLastUsed] }
    let shown = actions.collections.shown.removeDuplicates { kind($0) == kind($1) }
    shown.bind(to: self) { [unowned actions] me, collection in
      me.visible = collection != nil
      guard let collection else { return }
      me.menuModel = actions.menu(for: collection)
      me.offerMenuItems()
    }
    insertActionGroup(
      "collection",
      group: actions.group { [weak self, weak actions] in
        guard let self, let collection = actions?.collections.shown.value else { return nil }
        return CollectionActions.Target(collection: collection, widget: self)
      })
  }
}
