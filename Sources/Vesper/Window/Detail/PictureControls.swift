import BindingCore
import Gtk
import PhotoSearchCore

/// The controls of the large image: other photos, zoom, rotation and full screen.
final class PictureControls: Box {
  private let previousButton = Button(iconName: "go-previous-symbolic")
  private let nextButton = Button(iconName: "go-next-symbolic")
  private let positionLabel = Label()
  private let zoomOutButton = Button(iconName: "zoom-out-symbolic")
  private let zoomInButton = Button(iconName: "zoom-in-symbolic")
  private let levelButton = Button()
  private let turnLeftButton = Button(iconName: "object-rotate-left-symbolic")
  private let turnRightButton = Button(iconName: "object-rotate-right-symbolic")
  private let fullscreenButton = Button(iconName: "view-fullscreen-symbolic")

  init(_ image: ZoomableImage, viewModel: PhotoSearchViewModel, isFullscreen: Property<Bool>) {
    super.init(orientation: .horizontal, spacing: 0)
    addCssClass("picture-controls")
    let browsing = Box(.horizontal, spacing: 6, [previousButton, positionLabel, nextButton])
    let zooming = Box(
      .horizontal, spacing: 6,
      [zoomOutButton, levelButton, zoomInButton, turnLeftButton, turnRightButton, fullscreenButton])
    zooming.halign = .end
    append(AdaptivePair(browsing, zooming))
    positionLabel.accessibleRole = .status
    positionLabel.addCssClass("numeric")
    levelButton.addCssClass("numeric")
    levelButton.tooltipText = Strings.zoomLevelHint
    for (button, words) in [
      (previousButton, Strings.previousPhoto), (nextButton, Strings.nextPhoto), (zoomOutButton, Strings.zoomOut),
      (zoomInButton, Strings.zoomIn), (turnLeftButton, Strings.turnLeft), (turnRightButton, Strings.turnRight),
      (fullscreenButton, Strings.fullscreen),
    ] {
      button.tooltipText = words
      button.accessibleLabel = words
    }
    for button in [
      previousButton, nextButton, zoomOutButton, levelButton, zoomInButton, turnLeftButton, turnRightButton,
      fullscreenButton,
    ] {
      button.addCssClass("flat")
    }

    viewModel.detailPosition.bind(to: self) { me, position in me.show(position) }
    previousButton.reactive.clicked.bind(to: viewModel) { $0.showPreviousPhoto() }
    nextButton.reactive.clicked.bind(to: viewModel) { $0.showNextPhoto() }

    image.zoom.map { $0.isUnknown ? "–" : Strings.percent(Int(($0.scale * 100).rounded())) }.removeDuplicates()
      .bind(to: levelButton.reactive.label)
    image.zoom.map(\.canZoomIn).removeDuplicates().bind(to: zoomInButton.reactive.sensitive)
    image.zoom.map(\.canZoomOut).removeDuplicates().bind(to: zoomOutButton.reactive.sensitive)
    zoomInButton.reactive.clicked.bind(to: image) { $0.zoom.value.step(isIn: true) }
    zoomOutButton.reactive.clicked.bind(to: image) { $0.zoom.value.step(isIn: false) }
    levelButton.reactive.clicked.bind(to: image) { $0.zoom.value.toggle() }
    turnLeftButton.reactive.clicked.bind(to: image) { $0.zoom.value.turn(clockwise: false) }
    turnRightButton.reactive.clicked.bind(to: image) { $0.zoom.value.turn(clockwise: true) }

    fullscreenButton.reactive.clicked.bind(to: isFullscreen) { $0.value.toggle() }
    isFullscreen.bind(to: fullscreenButton) { button, isFullscreen in
      let words = isFullscreen ? Strings.leaveFullscreen : Strings.fullscreen
      button.iconName = isFullscreen ? "view-restore-symbolic" : "view-fullscreen-symbolic"
      button.tooltipText = words
      button.accessibleLabel = words
    }
  }

  private func show(_ position: PhotoPosition?) {
    let hadFocus = previousButton.hasFocus || nextButton.hasFocus
    for part in [previousButton, nextButton, positionLabel] as [Widget] { part.visible = position != nil }
    guard let position else { return }
    positionLabel.label = Strings.position(position)
    previousButton.sensitive = position.hasPrevious
    nextButton.sensitive = position.hasNext
    // Keep the keyboard focus at either end.
    if hadFocus, !previousButton.hasFocus, !nextButton.hasFocus {
      (position.hasNext ? nextButton : previousButton).grabFocus()
    }
  }
}
