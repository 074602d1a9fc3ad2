import FoundationEssentials
import Gtk
import PhotoSearchCore

extension SearchWindow {
  /// Lets the user choose a document, and shows whether its pictures are credited.
  func chooseDocument() {
    Task {
      let filters = [FileFilter(Strings.documents, suffixes: Self.documentSuffixes)]
      guard let file = await openFile(title: Strings.chooseDocument, filters: filters) else { return }
      showCredits(ofDocument: file.path ?? file.uri)
    }
  }

  private static let documentSuffixes = [
    "odt", "ott", "fodt", "odp", "otp", "fodp", "docx", "docm", "dotx", "pptx", "pptm", "ppsx", "epub", "pdf", "html",
    "htm", "xhtml", "md", "markdown",
  ]

  /// Shows the credits of documents that are dropped on the window.
  func acceptDocuments() {
    addDropTarget(for: Gdk.FileList.self) { [weak self] list, _, _ in
      // Not photos that are dragged within the window.
      guard PhotoDrag.dragged.value.isEmpty, let self else { return false }
      let paths = list.files.compactMap(\.path)
      for path in paths { showCredits(ofDocument: path) }
      return !paths.isEmpty
    }
  }

  func showCredits(ofDocument path: String) {
    let decode = Luminance.decoding(by: services.decoder)
    let lookup = services.sources.first { $0.id == .all }.map { all in
      PictureLookup(all, loader: services.thumbnailLoader, decode: decode)
    }
    let model = DocumentAuditViewModel(
      path: path, saved: services.saved, samples: services.sources.lazy.compactMap { $0 as? SamplePhotosSource }.first,
      seen: services.seen, lookup: lookup, decode: decode)
    present(DocumentWindow(model, decoder: services.decoder, saves: viewModel.saves, parent: self))
  }
}
