import BindingCore
import FoundationEssentials
import Gtk
import PhotoSearchCore

/// The selection, the saved photos, and undo.
extension SearchWindow {
  /// Creates the bar with the actions on the selected photos, below the results.
  func makeSelectionBar() -> Widget {
    let isSaving = viewModel.saves.map { $0.progress.map { $0 != nil }.toSignal() } ?? .init(just: false)
    let isNeeded = combineLatest(viewModel.selection.photos, isSaving) { !$0.isEmpty || $1 }
    return LazyBox(when: isNeeded) { [viewModel, weak self] in
      SelectionBar(
        viewModel, copy: { [weak self] format in self?.copyCredits(as: format) },
        export: { [weak self] form in self.map { $0.export(form, of: $0.viewModel.selection.photos.value) } },
        collect: viewModel.savedPhotos == nil ? nil : { [weak self] in self?.pickCollection() })
    }
  }

  /// Creates the progress of an import, below the results.
  func makeImportProgress() -> Widget? {
    viewModel.savedPhotos.map { saved in
      LazyBox(when: ProgressLine.isLong(saved.importProgress)) { ProgressLine(importOf: saved) }
    }
  }

  /// Creates the bar with the actions on all saved photos, above them.
  func makeSavedBar() -> Widget? {
    viewModel.savedPhotos.map { saved in
      LazyBox(when: saved.isShown.toSignal()) { [weak self] in
        SavedBar(
          saved, actions: self?.collectionActions, export: { [weak self] form in self?.exportShown(form) },
          importList: { [weak self] in self?.importList() })
      }
    }
  }

  func bindSaved() {
    let copy = application?.addAction(.copyCredit) { [weak self] in
      guard let self else { return }
      if viewModel.detail.value != nil { shownDetail?.taking.copyCredit() } else { copyCredits(as: nil) }
    }
    if let copy {
      combineLatest(viewModel.detail, viewModel.selection.photos) { $0 != nil || !$1.isEmpty }
        .bind(to: copy.reactive.enabled)
    }
    application?.addAction(.savedPhotos) { [weak self] in
      self?.viewModel.savedPhotos?.toggle()
    }
    addShortcuts([
      "<Control>z": { [weak self] in
        guard let undo = self?.viewModel.undo, undo.canUndo.value else { return false }
        undo.undo()
        return true
      }
    ])
    results.addShortcuts([
      "Delete": { [weak self] in
        guard let viewModel = self?.viewModel, viewModel.activeSource.value == .saved else { return false }
        viewModel.removeSelection()
        return true
      }
    ])
    viewModel.savedPhotos.map(keepPosition)
    viewModel.savedPhotos?.errorMessages.bind(to: self) { me, error in
      me.tell(Strings.savedPhotosFailedTitle, Strings.sentence(for: error))
    }
  }

  /// Returns from the saved photos to where the results were scrolled to.
  private func keepPosition(besides saved: SavedPhotosViewModel) {
    var top: PhotoID?
    saved.isShown.filter { $0 }.bind(to: results) { results, _ in top = results.photoAtTop }
    viewModel.restored.bind(to: results) { results in
      guard !saved.isShown.value, let photo = top else { return }
      top = nil
      results.scroll(toTop: photo) {}
    }
  }

  /// Clears the selection. Returns whether anything was selected.
  func deselect() -> Bool {
    guard !viewModel.selection.photos.value.isEmpty else { return false }
    viewModel.selection.removeAll()
    return true
  }

  private func copyCredits(as format: CreditFormat?) {
    if let format { viewModel.selection.creditFormat.value = format }
    let credits = viewModel.selection.credits
    guard !credits.isEmpty else { return }
    clipboard?.setCredit(credits, format: viewModel.selection.creditFormat.value)
    toasts.show(Toast(.export, Strings.creditsCopied(viewModel.selection.photos.value.count)))
  }

  /// Exports the credits of the collection that is shown, or of all saved photos.
  private func exportShown(_ form: CreditsDocument) {
    if let collection = viewModel.savedPhotos?.collections.shown.value {
      collectionActions?.exportCredits(of: collection, as: form)
    } else {
      export(form, of: nil)
    }
  }

  /// - Parameters:
  ///   - photos: The photos whose credits are exported, or `nil` for all saved ones.
  ///   - title: The heading, or `nil` for a general one.
  func export(_ form: CreditsDocument, of photos: [Photo]?, title: String? = nil) {
    Task {
      let name = Strings.fileName(of: form)
      guard let file = await saveFile(suggestedName: name, title: Strings.exportCredits),
        let saved = viewModel.savedPhotos
      else { return }
      guard let path = file.path else { return tell(Strings.creditsNotExported, Strings.notWritten(file.uri)) }
      do throws(SavedPhotosError) {
        guard
          let text = try await saved.document(
            form, of: photos, title: title ?? Strings.creditsTitle, receipts: Strings.receiptWording)
        else { return tell(Strings.noReceipt, Strings.noReceiptsHint) }
        try await WholeFile.write(Data(text.utf8), to: path, permissions: 0o666)
        toasts.show(Toast(.export, Strings.creditsExported, .show(path: path)))
      } catch {
        tell(Strings.creditsNotExported, Strings.sentence(for: error))
      }
    }
  }

  private func importList() {
    Task {
      guard let file = await openFile(title: Strings.importListTitle) else { return }
      viewModel.savedPhotos?.importList(contentsOf: file.path ?? file.uri)
    }
  }

  func tell(_ title: String, _ message: String) {
    Task { await alert(title: title, message: message, buttons: [Strings.close]) }
  }
}

/// A container for a widget that most users do not see immediately. It is created when first needed, so that the window
/// opens sooner.
final class LazyBox: Box {
  /// - Parameter isNeeded: Whether the widget is needed. Once created, it stays.
  init(when isNeeded: SafeSignal<Bool>, _ make: @escaping () -> Widget) {
    super.init(orientation: .vertical, spacing: 0)
    isNeeded.filter { $0 }.first().bind(to: self) { me, _ in me.append(make()) }
  }
}
