import BindingCore
import Gtk
import PhotoSearchCore

/// A picture of a document, and what was found about it.
final class FindingRow: ListBoxRow {
  static let pictureWidth = 96
  static let pictureHeight = 72

  private(set) var file: DocumentPictureFile?
  private let image = CoverPicture()
  private let placeLabel = Label()
  private let subjectLabel = Label()
  private let verdictLabel = Label()
  /// How far looking for the picture is.
  private let lookupLabel = Label()
  private let lookButton = Button(iconName: Icon.search)
  private let stopButton = Button(iconName: Icon.close)
  private let saveButton = Button(iconName: Icon.save)
  private let copyButton = Button(iconName: Icon.copy)
  private let model: DocumentAuditViewModel
  private let saves: PhotoSaves?
  private var finding: PictureFinding?
  private var credit: Credit?
  private let photo = Property<Photo?>(nil)

  /// - Parameters:
  ///   - saves: Saves a photo that was found in a service.
  ///   - copy: Copies a credit.
  init(_ model: DocumentAuditViewModel, saves: PhotoSaves?, copy: @escaping (Credit) -> Void) {
    (self.model, self.saves) = (model, saves)
    super.init()
    activatable = false
    image.setSizeRequest(width: Self.pictureWidth, height: Self.pictureHeight)
    image.valign = .start
    image.accessibleRole = .presentation
    placeLabel.addCssClass("place")
    placeLabel.addCssClass("dim-label")
    verdictLabel.addCssClass("verdict")
    for label in [placeLabel, subjectLabel, verdictLabel, lookupLabel] {
      label.xalign = 0
      label.wrap = true
      label.wrapMode = .wordChar
      label.widthChars = 8
      label.maxWidthChars = 40
    }
    lookupLabel.accessibleRole = .status
    let texts = Box(.vertical, spacing: 2, [placeLabel, subjectLabel, verdictLabel, lookupLabel])
    texts.hexpand = true
    let buttons = [
      (lookButton, Strings.lookForPicture), (stopButton, Strings.stopLooking), (saveButton, Strings.savePhoto),
      (copyButton, Strings.copyCredit),
    ]
    for (button, text) in buttons {
      button.tooltipText = text
      button.accessibleLabel = text
      button.valign = .center
      button.addCssClass("flat")
    }
    lookButton.reactive.clicked.bind(to: self) { me in me.askForWords() }
    stopButton.reactive.clicked.bind(to: self) { me in me.file.map(me.model.stopLooking) }
    saveButton.reactive.clicked.bind(to: self) { me in
      if let photo = me.photo.value { me.saves?.save([photo]) }
    }
    copyButton.reactive.clicked.bind(to: self) { me in me.credit.map(copy) }
    bindSaving()
    image.halign = .start
    let leastWidth = Int(186 * Appearance.current.textScale.value)
    // Around everything: with newer versions of GTK, a box around the pair reports a natural height below its minimum.
    child = AdaptivePair(
      image, Box(.horizontal, spacing: 12, [texts, Box(.horizontal, buttons.map(\.0))]), spacing: 12,
      leastSecondWidth: leastWidth)
  }

  /// Offers to save a photo that was found in a service.
  private func bindSaving() {
    photo.flatMapLatest { [saves] photo -> SafeSignal<PhotoSaveState?> in
      guard let photo, let saves, PhotoService.of(photo.id.source) != nil else { return SafeSignal(just: nil) }
      return saves.state(of: photo).map { $0 }
    }.bind(to: self) { me, state in
      me.saveButton.visible = state != nil
      guard let state else { return }
      let isSaved = if case .saved = state { true } else { false }
      me.saveButton.sensitive = !state.isUnderWay && !isSaved
      me.saveButton.iconName = isSaved ? Icon.select : Icon.save
      me.saveButton.tooltipText = isSaved ? Strings.photoIsSaved : Strings.savePhoto
      me.saveButton.accessibleLabel = me.saveButton.tooltipText
    }
  }

  private func askForWords() {
    guard let picture = finding?.picture else { return }
    NamePopover(
      Strings.lookForPictureTitle, text: picture.searchText, label: Strings.search, answer: Strings.search
    ) { [model] text in
      if !text.isEmpty { model.look(for: picture.file, matching: text) }
    }.open(on: lookButton)
  }

  var picture: Gdk.Texture? {
    get { image.texture }
    set { image.texture = newValue }
  }

  func show(_ finding: PictureFinding, _ lookup: DocumentAuditViewModel.Lookup?) {
    self.finding = finding
    file = finding.picture.file
    credit = finding.recognition?.credit
    photo.value = finding.recognition?.photo
    placeLabel.label = Strings.place(finding.picture.place).capitalizedFirst
    subjectLabel.label = finding.subject
    verdictLabel.label = finding.sentences.joined(separator: " ")
    if finding.isFailure { verdictLabel.addCssClass("failure") } else { verdictLabel.removeCssClass("failure") }
    copyButton.visible = credit != nil && finding.verdict != .free
    let isLooking = if case .looking? = lookup { true } else { false }
    lookButton.visible = model.canLook(for: finding) && !isLooking
    stopButton.visible = isLooking
    lookupLabel.label = lookup.map(Strings.lookup) ?? ""
    lookupLabel.visible = lookup != nil
    accessibleLabel = [placeLabel.label, finding.subject, verdictLabel.label].joined(separator: ". ")
  }
}

extension String {
  /// The text with a capital letter at its beginning.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
