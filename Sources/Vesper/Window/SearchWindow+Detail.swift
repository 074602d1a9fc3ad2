import BindingCore
import Gtk
import PhotoSearchCore

/// The view of a single photo, which replaces the results.
extension SearchWindow {
  func bindDetail() {
    viewModel.detail.bind(to: self) { me, detail in me.show(detail) }
    header.backButton.reactive.clicked.bind(to: self) { $0.leavePhoto() }
    field.entry.reactive.stopSearch.bind(to: self) { me in
      if me.viewModel.detail.value != nil { me.closeDetail() } else { _ = me.deselect() || me.viewModel.cancelSearch() }
    }
    onEscape { [weak self] in
      guard let self else { return false }
      // It is for the drag. GTK 4.8 keeps it from the window, newer versions do not under X11.
      guard PhotoDrag.dragged.value.isEmpty else { return false }
      guard viewModel.detail.value != nil else { return deselect() || viewModel.cancelSearch() }
      leavePhoto()
      return true
    }
    addAction(.fullscreen) { [weak self] in
      if self?.viewModel.detail.value != nil { self?.shownDetail?.isFullscreen.value.toggle() }
    }
    // Typing or choosing another source returns to the results.
    viewModel.searchString.dropFirst(1).bind(to: self) { me, _ in me.closeDetail() }
    viewModel.chosenSource.dropFirst(1).bind(to: self) { me, _ in me.closeDetail() }
  }

  /// Goes back one step: from full screen, from a related photo, to the results, or from the saved photos to the search.
  func leavePhoto() {
    if let isFullscreen = shownDetail?.isFullscreen, isFullscreen.value {
      isFullscreen.value = false
    } else if viewModel.detail.value != nil {
      viewModel.leavePhoto()
    } else {
      let hadFocus = focus == header.backButton
      viewModel.savedPhotos?.leave()
      if hadFocus { focusSearch() }
    }
  }

  /// Goes back to the results.
  func closeDetail() {
    viewModel.selection.detail.value = nil
  }

  /// The view of a single photo, or `nil` until a photo is opened.
  var shownDetail: PhotoDetailView? { views.getChildByName(View.detail.rawValue) as? PhotoDetailView }

  /// Shows one photo instead of the results, or the results again.
  private func show(_ detail: PhotoDetailViewModel?) {
    // Keep the focus if the user is typing or choosing in the header bar.
    let isInsideDetail = focus.map { $0 == header.backButton || $0.isAncestor(views) } ?? true
    header.showsPhoto.value = detail != nil
    if let detail {
      let view = shownDetail ?? makeDetail()
      view.visible = true
      view.show(detail)
      guard views.visibleChildName != View.detail.rawValue else { return }
      openedFrom = focus
      views.visibleChildName = View.detail.rawValue
      view.focusPicture()
    } else if views.visibleChildName == View.detail.rawValue {
      shownDetail?.isFullscreen.value = false
      views.visibleChildName = View.results.rawValue
      // Hide it from assistive technology.
      shownDetail?.visible = false
      shownDetail?.clear()
      guard isInsideDetail else { return }
      // The start page has photos too, and stays as it is.
      if viewModel.status.value == .idle {
        if openedFrom?.grabFocus() != true { focusSearch() }
      } else {
        results.focusPhoto(at: viewModel.lastLookedAt)
      }
    }
  }

  private func makeDetail() -> PhotoDetailView {
    let taking = PhotoActions(viewModel, copies: services.copies, decoder: services.decoder, window: self)
    taking.addActions()
    showToasts(of: taking)
    let view = PhotoDetailView(viewModel, services: services, taking: taking) { [weak self] query in
      self?.search(query)
    }
    views.addNamed(view, name: View.detail.rawValue)
    view.isFullscreen.removeDuplicates().dropFirst(1).bind(to: self) { me, isFullscreen in
      me.showFullscreen(isFullscreen)
    }
    // The window manager has its own ways of leaving full screen.
    reactive.fullscreened.dropFirst(1).filter { !$0 }.map { _ in false }.bind(to: view.isFullscreen)
    return view
  }

  private func showFullscreen(_ isFullscreen: Bool) {
    header.visible = !isFullscreen
    topBars.visible = !isFullscreen
    if isFullscreen { fullscreen() } else { unfullscreen() }
    shownDetail?.focusPicture()
  }

  private func search(_ query: PhotoQuery) {
    closeDetail()
    viewModel.search(query)
  }
}
