import BindingCore
import Gtk
import PhotoSearchCore

/// A single photo, large, with everything that is needed to use it.
final class PhotoDetailView: Box {
  /// Whether the photo is shown in full screen.
  let isFullscreen = Property(false)

  private let viewModel: PhotoSearchViewModel
  private let services: Services
  let taking: PhotoActions
  private let search: (PhotoQuery) -> Void
  private let picture: LargePicture
  private let controls: PictureControls
  private let panel = Box(orientation: .vertical, spacing: 0)
  private let openParts = DetailChoices()
  private let detailBag = DisposeBag()

  /// - Parameter search: Performs a search that the user requests, such as for the author's other photos.
  init(
    _ viewModel: PhotoSearchViewModel, services: Services, taking: PhotoActions, search: @escaping (PhotoQuery) -> Void
  ) {
    (self.viewModel, self.services, self.taking, self.search) = (viewModel, services, taking, search)
    picture = LargePicture(thumbnails: services.thumbnails, pictures: services.pictures)
    controls = PictureControls(picture, viewModel: viewModel, isFullscreen: isFullscreen)
    super.init(orientation: .horizontal, spacing: 0)
    addCssClass("photo-detail")
    panel.setSizeRequest(width: 356, height: -1)
    append(AdaptivePair(picture, panel, share: 0.5, leastWidth: 320))
    isFullscreen.map { !$0 }.bind(to: panel.reactive.visible)
    isFullscreen.bind(to: picture.reactive.cssClass("whole-screen"))
    controls.floating.watchKeys(in: self)
    addKeys()
    addDrag()
    picture.offerContextMenu { [viewModel, unowned picture] point in
      guard let photo = viewModel.detail.value?.photo.value else { return nil }
      let middle = (Double(picture.width) / 2, Double(picture.height) / 2)
      return ContextMenu(menu: PhotoActions.menu(for: photo), widget: picture, point: point ?? middle) {
        [weak picture] in
        picture?.image.grabFocus()
      }
    }
  }

  /// Shows a photo instead of the previous one.
  func show(_ detail: PhotoDetailViewModel) {
    let panelHadFocus = panel.focusChild != nil
    detailBag.removeAll()
    detail.photo.bind(to: picture) { picture, photo in picture.show(photo) }.dispose(in: detailBag)
    removePanel()
    let content = DetailPanel(detail, services: services, open: openParts, search: search) {
      [viewModel] photo in viewModel.lookAside(at: photo)
    }
    content.vexpand = true
    panel.append(content)
    taking.forget()
    if panelHadFocus { focusPicture() }
  }

  /// Removes the photo, and releases its resources.
  func clear() {
    detailBag.removeAll()
    removePanel()
    picture.clear()
  }

  private func removePanel() {
    if let content = panel.firstChild { panel.remove(content) }
  }

  /// Moves the keyboard focus to the image, so that its actions come next.
  func focusPicture() {
    picture.image.grabFocus()
  }

  private func addKeys() {
    let image = picture.image
    addShortcuts([
      "plus|equal|KP_Add|<Control>plus|<Control>equal|<Control>KP_Add": { [unowned image] in
        image.zoom.value.step(isIn: true)
        return true
      },
      "minus|KP_Subtract|<Control>minus|<Control>KP_Subtract": { [unowned image] in
        image.zoom.value.step(isIn: false)
        return true
      },
      "0|KP_0|<Control>0|<Control>KP_0": { [unowned image] in
        image.zoom.value.fit()
        return true
      },
      "1|KP_1|<Control>1|<Control>KP_1": { [unowned image] in
        image.zoom.value.zoom(to: 1)
        return true
      },
      "<Control>Left|<Control>KP_Left": { [unowned image] in
        image.zoom.value.turn(clockwise: false)
        return true
      },
      "<Control>Right|<Control>KP_Right": { [unowned image] in
        image.zoom.value.turn(clockwise: true)
        return true
      },
      // Not for the whole window, where other things can be copied too.
      "<Control>c": { [unowned self] in activateAction("win.copy-image", args: nil) },
      "Left|KP_Left": { [unowned self] in move(x: -1, y: 0) },
      "Right|KP_Right": { [unowned self] in move(x: 1, y: 0) },
      "Up|KP_Up": { [unowned self] in move(x: 0, y: -1) },
      "Down|KP_Down": { [unowned self] in move(x: 0, y: 1) },
      "Page_Up|KP_Page_Up": { [unowned self] in browse(forward: false) },
      "Page_Down|KP_Page_Down": { [unowned self] in browse(forward: true) },
    ])
  }

  /// Pans an image that is larger than its viewport, and otherwise moves to another photo.
  private func move(x: Int, y: Int) -> Bool {
    if picture.image.zoom.value.canPan {
      let step = 60.0
      picture.image.zoom.value.pan(byX: Double(-x) * step, y: Double(-y) * step)
      return true
    }
    guard x != 0 else { return false }
    return browse(forward: (x > 0) == (direction != .rtl))
  }

  private func browse(forward: Bool) -> Bool {
    if forward { viewModel.showNextPhoto() } else { viewModel.showPreviousPhoto() }
    return true
  }

  /// Lets the user drag the image to another application, unless it is zoomed in and dragging pans it.
  private func addDrag() {
    let photos = { [weak self] () -> [Photo] in
      guard let self, !picture.image.isVeiled, !picture.image.zoom.value.canPan, let detail = viewModel.detail.value
      else { return [] }
      return [detail.photo.value]
    }
    let content = { [weak self] (photos: [Photo]) -> Gdk.ContentProvider? in
      guard let self, let photo = photos.first, let detail = viewModel.detail.value else { return nil }
      return taking.content(of: photo, credit: detail.credit.value, texture: picture.texture)
    }
    picture.image.offerPhotos(photos, content: content) { [weak self] in self?.picture.thumbnail }
  }
}
