import BindingCore
import Gtk
import PhotoSearchCore

/// A whole photo in the rows. While it is hovered or focused, its title, author and licence are on top of it, and
/// buttons to save it and to copy its credit.
final class PhotoTile: Box, PhotoContent {
  let thumbnail: Thumbnail
  private let results: ResultCells
  private let titleLabel = Label()
  private let authorLabel = Label()
  private let licenseLabel = Label()
  private let saveButton = Button(iconName: Icon.save)
  private let copyButton = Button(iconName: Icon.credit)

  init(_ results: ResultCells) {
    self.results = results
    // The minimum is tiny because the rows determine the size.
    thumbnail = Thumbnail(results, width: 24, height: 24)
    super.init(orientation: .vertical, spacing: 0)
    thumbnail.hexpand = true
    thumbnail.vexpand = true
    thumbnail.addOverlay(makeCaption())
    thumbnail.addOverlay(makeTools())
    append(thumbnail)
    addCssClass("tile")
    offerTitle()
  }

  /// Shows a title that is too long for the caption as a tooltip of the caption. Elsewhere on the photo, the tooltip
  /// would cover the caption.
  private func offerTitle() {
    hasTooltip = true
    reactive.queryTooltip.answer { [unowned self] _, y, isKeyboard, tooltip in
      guard titleLabel.layout?.isEllipsized == true, let caption = titleLabel.computeBounds(self),
        isKeyboard || Double(y) >= caption.origin.y
      else { return false }
      tooltip.setText(titleLabel.label)
      return true
    }
  }

  private func makeCaption() -> Widget {
    for label in [titleLabel, authorLabel, licenseLabel] {
      label.xalign = 0
      label.ellipsize = .end
      label.singleLineMode = true
    }
    titleLabel.addCssClass("photo-title")
    let caption = Box(.vertical, spacing: 0, [titleLabel, Box(.horizontal, spacing: 8, [authorLabel, licenseLabel])])
    caption.addCssClass("caption-over-picture")
    caption.valign = .end
    caption.canTarget = false
    return caption
  }

  private func makeTools() -> Widget {
    for button in [copyButton, saveButton] {
      button.addCssClass("osd")
      button.addCssClass("circular")
      // On the keyboard, Control+S and Control+Shift+C do the same, and so does the context menu.
      button.focusable = false
    }
    copyButton.tooltipText = Strings.copyCredit
    saveButton.tooltipText = Strings.save
    let tools = Box(.horizontal, spacing: 4, [copyButton, saveButton])
    tools.addCssClass("tools")
    tools.halign = .end
    tools.valign = .start
    tools.setMargins(8)
    return tools
  }

  func show(_ photo: Photo, title: String, bag: DisposeBag) {
    titleLabel.label = title
    authorLabel.label = photo.author ?? Strings.unknownAuthor
    licenseLabel.label = photo.license.shortName
    copyButton.accessibleLabel = Strings.copyCredit(of: title)
    saveButton.accessibleLabel = Strings.save(title)
    copyButton.reactive.clicked.bind(to: self) { me in me.results.credited.send(photo) }.dispose(in: bag)
    saveButton.reactive.clicked.bind(to: self) { me in me.results.wanted.send(photo) }.dispose(in: bag)
    let canSave = results.canSave(photo)
    // The mark of a saved photo is in the place of the button.
    results.isSaved(photo).map { canSave && !$0 }.bind(to: saveButton.reactive.visible).dispose(in: bag)
    results.isSaved(photo).bind(to: self) { me, isSaved in me.copyButton.marginEnd = isSaved ? 28 : 0 }.dispose(in: bag)
    thumbnail.show(photo, title: title, bag: bag)
  }
}
