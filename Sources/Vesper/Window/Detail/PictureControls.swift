import BindingCore
import Gtk
import PhotoSearchCore

/// The controls that float over the large image: other photos, zoom, rotation and full screen.
final class PictureControls: DisposeBagProvider {
  let bag = DisposeBag()
  /// Decides when they are shown.
  let floating: FloatingControls
  private let previousButton = Button(iconName: Icon.previous)
  private let nextButton = Button(iconName: Icon.next)
  private let positionLabel = Label()
  private let position = Box(orientation: .horizontal, spacing: 0)
  private let zoomOutButton = Button(iconName: Icon.zoomOut)
  private let zoomInButton = Button(iconName: Icon.zoomIn)
  private let levelButton = Button()
  private let turnLeftButton = Button(iconName: Icon.turnLeft)
  private let turnRightButton = Button(iconName: Icon.turnRight)
  private let fullscreenButton = Button(iconName: Icon.fullscreen)

  init(
    _ picture: LargePicture, viewModel: PhotoSearchViewModel, isFullscreen: Property<Bool>,
    floating: FloatingControls = FloatingControls()
  ) {
    self.floating = floating
    nameButtons()
    place(over: picture)
    floating.watch(picture)
    bind(picture.image, viewModel)
    combineLatest(floating.isShown, isFullscreen) { !$0 && $1 }.bind(to: picture.image) { $0.hidesPointer = $1 }
    tellView(of: picture.image, isFullscreen)

    fullscreenButton.reactive.clicked.bind(to: isFullscreen) { $0.value.toggle() }
    isFullscreen.bind(to: fullscreenButton) { button, isFullscreen in
      let words = isFullscreen ? Strings.leaveFullscreen : Strings.fullscreen
      button.iconName = isFullscreen ? Icon.leaveFullscreen : Icon.fullscreen
      button.tooltipText = words
      button.accessibleLabel = words
    }
  }

  private func nameButtons() {
    for (button, words) in [
      (previousButton, Strings.previousPhoto), (nextButton, Strings.nextPhoto), (zoomOutButton, Strings.zoomOut),
      (zoomInButton, Strings.zoomIn), (turnLeftButton, Strings.turnLeft), (turnRightButton, Strings.turnRight),
      (fullscreenButton, Strings.fullscreen),
    ] {
      button.tooltipText = words
      button.accessibleLabel = words
      // A control that was clicked would keep the keyboard, and all of them in sight.
      button.focusOnClick = false
    }
    levelButton.focusOnClick = false
    levelButton.tooltipText = Strings.zoomLevelHint
    levelButton.addCssClass("numeric")
    positionLabel.accessibleRole = .status
    positionLabel.addCssClass("numeric")
    for button in [previousButton, nextButton] { button.addCssClass("circular") }
  }

  private func place(over picture: LargePicture) {
    for (button, side) in [(previousButton, Align.start), (nextButton, .end)] {
      button.halign = side
      button.valign = .center
    }
    position.append(positionLabel)
    position.halign = .start
    position.valign = .start
    position.addCssClass("position")
    let bar = Box(
      .horizontal, spacing: 0,
      [zoomOutButton, levelButton, zoomInButton, turnLeftButton, turnRightButton, fullscreenButton])
    bar.halign = .center
    bar.valign = .end
    bar.addCssClass("control-bar")
    for part in [position, previousButton, nextButton, bar] as [Widget] {
      part.setMargins(12)
      floating.add(part)
      picture.addControl(part)
    }
    // A little below the middle: the Tab key goes from top to bottom, and is to come to the picture first.
    for button in [previousButton, nextButton] { button.marginTop = 16 }
  }

  private func bind(_ image: ZoomableImage, _ viewModel: PhotoSearchViewModel) {
    viewModel.detailPosition.bind(to: self) { me, position in me.show(position) }
    previousButton.reactive.clicked.bind(to: viewModel) { $0.showPreviousPhoto() }
    nextButton.reactive.clicked.bind(to: viewModel) { $0.showNextPhoto() }

    image.zoom.map { $0.isUnknown ? "–" : Strings.percent($0.percent) }.removeDuplicates()
      .bind(to: levelButton.reactive.label)
    image.zoom.map(\.canZoomIn).removeDuplicates().bind(to: zoomInButton.reactive.sensitive)
    image.zoom.map(\.canZoomOut).removeDuplicates().bind(to: zoomOutButton.reactive.sensitive)
    zoomInButton.reactive.clicked.bind(to: image) { $0.zoom.value.step(isIn: true) }
    zoomOutButton.reactive.clicked.bind(to: image) { $0.zoom.value.step(isIn: false) }
    levelButton.reactive.clicked.bind(to: image) { $0.zoom.value.toggle() }
    turnLeftButton.reactive.clicked.bind(to: image) { $0.zoom.value.turn(clockwise: false) }
    turnRightButton.reactive.clicked.bind(to: image) { $0.zoom.value.turn(clockwise: true) }
  }

  /// Tells assistive technology what zooming, rotating and the full screen did.
  private func tellView(of image: ZoomableImage, _ isFullscreen: Property<Bool>) {
    combineLatest(image.zoom, isFullscreen) { Strings.view(of: $0, isFullscreen: $1) }.removeDuplicates()
      .bind(to: image) { image, words in
        image.accessibleDescription = words
        // Screen readers speak a new description of what has the keyboard focus.
        if image.mapped, !image.hasFocus { image.announce(words) }
      }
  }

  private func show(_ place: PhotoPosition?) {
    let hadFocus = previousButton.hasFocus || nextButton.hasFocus
    for part in [previousButton, nextButton, position] as [Widget] { part.visible = place != nil }
    guard let place else { return }
    positionLabel.label = Strings.position(place)
    previousButton.sensitive = place.hasPrevious
    nextButton.sensitive = place.hasNext
    floating.wake()
    // Keep the keyboard focus at either end.
    if hadFocus, !previousButton.hasFocus, !nextButton.hasFocus {
      (place.hasNext ? nextButton : previousButton).grabFocus()
    }
  }
}
