import BindingCore
import Gtk
import PhotoSearchCore

/// The content of a cell that shows a photo.
protocol PhotoContent: Widget {
  var thumbnail: Thumbnail { get }
  /// Shows a photo, adding its bindings to `bag`.
  func show(_ photo: Photo, title: String, bag: DisposeBag)
}

/// A photo in a row of the list: thumbnail, title, author, licence and a button for the source page.
final class PhotoListRow: Box, PhotoContent {
  let thumbnail: Thumbnail
  private let titleLabel = Label()
  private let authorLabel = Label()
  private let licenseLabel = Label()
  private let openButton = Button(iconName: Icon.webPage)
  private var photo: Photo?
  private let texts = Box(orientation: .vertical, spacing: 6)

  static let thumbnailSize = (width: 112, height: 84)

  init(_ results: ResultCells) {
    let size = Self.thumbnailSize
    thumbnail = Thumbnail(results, width: size.width, height: size.height)
    super.init(orientation: .horizontal, spacing: 12)
    thumbnail.valign = .center
    append(thumbnail)
    fillTexts()
    for part in [texts, licenseLabel, openButton] { append(part) }
    overflow = .hidden
    addCssClass("photo-row")
    licenseLabel.addCssClass("license")
    licenseLabel.ellipsize = .end
    licenseLabel.maxWidthChars = 22
    licenseLabel.valign = .center
    openButton.addCssClass("flat")
    openButton.valign = .center
    // The row takes the keyboard focus: Enter opens the photo, Control+O its page.
    openButton.focusable = false
    openButton.offerTooltip { [unowned self] in photo.map { Strings.openPage(of: $0) } }
    // Long texts are ellipsized; short ones need no tooltip.
    for label in [titleLabel, licenseLabel] {
      label.offerTooltip { [unowned label] in label.layout?.isEllipsized == true ? label.label : nil }
    }
    results.isNarrow.removeDuplicates().bind(to: self) { me, isNarrow in me.placeLicense(isBelow: isNarrow) }
  }

  /// Places the licence beside the title and author, or below them if there is not enough space.
  private func placeLicense(isBelow: Bool) {
    guard (licenseLabel.parent == texts) != isBelow else { return }
    licenseLabel.halign = isBelow ? .start : .fill
    if isBelow {
      remove(licenseLabel)
      texts.append(licenseLabel)
    } else {
      texts.remove(licenseLabel)
      insertChildAfter(licenseLabel, sibling: texts)
    }
  }

  private func fillTexts() {
    titleLabel.addCssClass("photo-title")
    authorLabel.addCssClass("dim-label")
    texts.hexpand = true
    texts.valign = .center
    for label in [titleLabel, authorLabel] {
      label.xalign = 0
      label.ellipsize = .end
      label.singleLineMode = true
      texts.append(label)
    }
  }

  func show(_ photo: Photo, title: String, bag: DisposeBag) {
    self.photo = photo
    titleLabel.label = title
    authorLabel.label = photo.author ?? Strings.unknownAuthor
    licenseLabel.label = photo.license.shortName
    openButton.sensitive = photo.pageURL != nil
    openButton.accessibleLabel = Strings.openPage(of: photo, titled: title)
    openButton.reactive.clicked.bind(to: self) { me in (me.root as? Window)?.openPage(photo.pageURL) }.dispose(in: bag)
    thumbnail.show(photo, title: title, bag: bag)
  }
}
