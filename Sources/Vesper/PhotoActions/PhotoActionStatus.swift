import BindingCore
import Gtk
import PhotoSearchCore

/// The status of an action on a photo: cancellable progress, or the result.
final class PhotoActionStatus: Box {
  private let progressBar = ProgressBar()
  private let cancelButton = Button(label: Strings.cancel)
  private let underWay = Box(orientation: .horizontal, spacing: 12)
  private let label = Label()

  init(_ taking: PhotoActions) {
    super.init(orientation: .vertical, spacing: 6)
    progressBar.showText = true
    progressBar.hexpand = true
    progressBar.valign = .center
    underWay.append([progressBar, cancelButton])
    label.xalign = 0
    label.wrap = true
    label.wrapMode = .wordChar
    label.accessibleRole = .status
    append([underWay, label])
    cancelButton.reactive.clicked.bind(to: taking) { $0.cancel() }
    taking.state.bind(to: self) { me, state in me.show(state) }
  }

  private func show(_ state: PhotoActions.State) {
    switch state {
    case .idle: visible = false
    case .loading(let progress):
      visible = true
      progressBar.text = Strings.saving(progress)
      progressBar.show(progress)
    case .waiting:
      visible = true
      progressBar.text = Strings.waitingForDesktop
      progressBar.fraction = 1
    case .done(let text), .failed(let text):
      visible = true
      label.label = text
    }
    let isUnderWay = state.isUnderWay
    underWay.visible = isUnderWay
    label.visible = visible && !isUnderWay
  }
}

extension ProgressBar {
  /// Shows the download progress of a photo.
  func show(_ progress: PhotoSaveProgress) {
    switch progress {
    case .downloading(let received, let expected?) where expected > 0:
      fraction = min(1, Double(received) / Double(expected))
    case .downloading(let received, _) where received > 0: pulse()
    case .started, .downloading: fraction = 0
    case .writing: fraction = 1
    }
  }
}
