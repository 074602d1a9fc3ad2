import BindingCore
import Gtk
import PhotoSearchCore

/// The progress of a long operation, as text and a bar, with a cancel button.
final class ProgressLine: Box {
  private let bar = ProgressBar()
  private let cancelButton = Button(label: Strings.cancel)

  /// - Parameter cancel: Cancels the operation.
  init(cancel: @escaping () -> Void) {
    super.init(orientation: .horizontal, spacing: 12)
    bar.showText = true
    bar.hexpand = true
    bar.valign = .center
    bar.ellipsize = .end
    cancelButton.valign = .center
    append([bar, cancelButton])
    addCssClass("save-progress")
    cancelButton.reactive.clicked.bind(to: self) { _ in cancel() }
  }

  /// - Parameter fraction: The completed fraction, or `nil` if unknown.
  func show(_ text: String, fraction: Double?) {
    bar.text = text
    bar.accessibleLabel = text
    if let fraction { bar.fraction = fraction } else { bar.pulse() }
  }
}

extension ProgressLine {
  /// Creates a line with the progress of a list import, visible only if the import takes more than a moment.
  convenience init(importOf saved: SavedPhotosViewModel) {
    self.init { saved.cancelImport() }
    saved.importProgress.ignoreNils().bind(to: self) { me, progress in
      me.show(Strings.importing(progress), fraction: progress.count.map { Double(progress.done) / Double(max($0, 1)) })
    }
    Self.isLong(saved.importProgress).bind(to: reactive.visible)
  }

  /// Creates a line with the progress of an export, visible only if the export takes more than a moment.
  convenience init(exportOf collections: PhotoCollectionsViewModel) {
    self.init { collections.cancelExport() }
    collections.exportProgress.ignoreNils().bind(to: self) { me, progress in
      me.show(Strings.exporting(progress), fraction: Double(progress.done) / Double(max(progress.count, 1)))
    }
    Self.isLong(collections.exportProgress).bind(to: reactive.visible)
  }

  /// Returns whether something has been running for more than a moment.
  static func isLong<Progress>(_ progress: Property<Progress?>) -> SafeSignal<Bool> {
    progress.map { $0 != nil }.removeDuplicates().flatMapLatest { isUnderWay -> SafeSignal<Bool> in
      isUnderWay ? .init(just: true).delay(interval: .milliseconds(500)) : .init(just: false)
    }
  }
}
