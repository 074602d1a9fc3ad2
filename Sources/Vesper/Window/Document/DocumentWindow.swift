import BindingCore
import FoundationEssentials
import Gtk
import PhotoSearchCore

/// The pictures of a document, and whether they are credited.
final class DocumentWindow: Window {
  private let model: DocumentAuditViewModel
  private let decoder: DecoderProcesses
  private let saves: PhotoSaves?
  private let pages = Stack()
  private let progress = Label(label: Strings.readingDocument)
  private let problem = StatusPage(icon: Icon.warning, title: Strings.cannotReadDocument, isAlert: true)
  private let summary = Label()
  /// What was copied.
  private let notice = Label()
  private let list = ListBox()
  private let copyButton = Button(label: Strings.copyMissingCredits)
  private let formatButton = MenuButton()
  private let copyButtons = Box(orientation: .horizontal, spacing: 0)
  private let saveButton = Button(label: Strings.saveCopy)
  private let captionsRow: SettingRow
  private var rows: [FindingRow] = []
  private var thumbnails: Task<Void, Never>?

  private enum Page: String {
    case reading, problem, findings
  }

  /// - Parameter saves: Saves photos that were found in services.
  init(_ model: DocumentAuditViewModel, decoder: DecoderProcesses, saves: PhotoSaves?, parent: Window) {
    self.model = model
    self.decoder = decoder
    self.saves = saves
    captionsRow = SwitchRow(
      title: Strings.writesCaptions, hint: Strings.writesCaptionsHint, setting: model.writesCaptions)
    super.init()
    title = Strings.creditsOf(model.name)
    let width = Int(640 * Appearance.current.textScale.value)
    setDefaultSize(width: parent.width > 0 ? min(width, parent.width) : width, height: 560)
    let header = HeaderBar()
    titlebar = header
    for button in [copyButton, saveButton] {
      button.accessibleLabel = button.label
      (button.child as? Label)?.wrap = true
    }
    saveButton.visible = false
    saveButton.addCssClass("suggested-action")
    formatButton.tooltipText = Strings.copyCreditsAs
    formatButton.pressLabel = Strings.copyCreditsAs
    formatButton.popover = CreditsMenu(copy: { [weak self] format in self?.copyMissingCredits(as: format) })
    copyButtons.addCssClass("linked")
    for button in [copyButton, formatButton] as [Widget] { copyButtons.append(button) }
    copyButtons.visible = false
    pages.addNamed(reading, name: Page.reading.rawValue)
    pages.addNamed(problem, name: Page.problem.rawValue)
    pages.addNamed(findings, name: Page.findings.rawValue)
    pages.hideOtherPages()
    child = pages
    model.state.bind(to: self) { me, state in me.show(state) }
    combineLatest(model.findings, model.lookups).bind(to: self) { me, shown in me.show(shown.0, shown.1) }
    copyButton.reactive.clicked.bind(to: self) { me in me.copyMissingCredits() }
    saveButton.reactive.clicked.bind(to: self) { me in me.saveCopy() }
    onEscape { [weak self] in
      self?.close()
      return true
    }
  }

  isolated deinit { thumbnails?.cancel() }

  private var reading: Widget {
    let spinner = Spinner()
    spinner.spinning = true
    spinner.setSizeRequest(width: 32, height: 32)
    spinner.accessibleLabel = Strings.readingDocument
    let box = Box(.vertical, spacing: 12, [spinner, progress])
    box.halign = .center
    box.valign = .center
    return box
  }

  private var findings: Widget {
    summary.xalign = 0
    summary.wrap = true
    summary.addCssClass("heading")
    notice.xalign = 0
    notice.wrap = true
    notice.wrapMode = .wordChar
    notice.accessibleRole = .status
    notice.visible = false
    list.selectionMode = .none
    list.showSeparators = true
    list.valign = .start
    list.addCssClass("frame")
    list.addCssClass("findings")
    list.addCssClass("settings-list")
    list.accessibleLabel = title
    let remedies = Box(.horizontal, [saveButton, copyButtons])
    remedies.layoutManager = WrapLayout(spacing: 12, align: 0)
    let settings = SettingsList(
      label: Strings.documentSettings,
      rows: [SwitchRow(title: Strings.isSold, hint: Strings.isSoldHint, setting: model.isCommercial), captionsRow])
    (settings.marginTop, settings.marginBottom, settings.marginStart, settings.marginEnd) = (0, 0, 0, 0)
    let content = Box(
      .vertical, spacing: 18, [Box(.vertical, spacing: 6, [summary, notice]), remedies, settings, list])
    (content.marginTop, content.marginBottom, content.marginStart, content.marginEnd) = (18, 18, 18, 18)
    let scroller = ScrolledWindow()
    scroller.hscrollbarPolicy = .never
    scroller.child = content
    return scroller
  }

  private func show(_ state: DocumentAuditViewModel.State) {
    switch state {
    case .reading: pages.visibleChildName = Page.reading.rawValue
    case .looking(let done, let count): progress.label = Strings.lookedAt(done, of: count)
    case .checked:
      pages.visibleChildName = Page.findings.rawValue
      loadThumbnails()
    case .failed(let error): show(Strings.sentence(for: error))
    case .notKnown(let error): show(Strings.sentence(for: error))
    }
  }

  private func show(_ sentence: String) {
    problem.hint = sentence
    pages.visibleChildName = Page.problem.rawValue
  }

  private func show(
    _ findings: [PictureFinding], _ lookups: [DocumentPictureFile: DocumentAuditViewModel.Lookup]
  ) {
    let text = Strings.summary(findings)
    if summary.label != text { notice.visible = false }
    summary.label = text
    copyButtons.visible = findings.contains { $0.verdict == .incomplete }
    saveButton.visible = copyButtons.visible && model.canWriteCopy
    captionsRow.visible = saveButton.visible && model.canWriteCaptions
    list.visible = !findings.isEmpty
    if rows.count != findings.count {
      for row in rows { list.remove(row) }
      rows = findings.map { _ in
        FindingRow(model, saves: saves) { [weak self] credit in self?.copy([credit]) }
      }
      rows.forEach(list.append)
    }
    for (row, finding) in zip(rows, findings) { row.show(finding, lookups[finding.picture.file]) }
  }

  // MARK: Credits

  private func copyMissingCredits() { copy(missingCredits) }

  private func copyMissingCredits(as format: CreditFormat) {
    let credits = missingCredits
    clipboard?.setCredit(CreditList(credits, Strings.creditWording).text(in: format), format: format)
    tell(Strings.creditsCopied(credits.count))
  }

  private var missingCredits: [Credit] { model.findings.value.missingCredits(changes: Strings.changedNote) }

  private func saveCopy() {
    let folder = Gio.File(path: String(model.path[..<(model.path.lastIndex(of: "/") ?? model.path.startIndex)]))
    Task {
      let file = await saveFile(suggestedName: Strings.copyName(model.name), title: Strings.saveCopy, in: folder)
      guard let path = file?.path else { return }
      let count = missingCredits.count
      do throws(DocumentError) {
        try await model.writeCopy(
          to: path, heading: Strings.creditsTitle, wording: Strings.creditWording, changes: Strings.changedNote)
        let warning = model.isWithoutPictures(path) ? " " + Strings.copyWithoutPictures : ""
        tell(Strings.copyWritten(path, count) + warning)
      } catch {
        tell(Strings.sentence(for: error))
      }
    }
  }

  private func tell(_ sentence: String) {
    notice.label = sentence
    notice.visible = true
  }

  private func copy(_ credits: [Credit]) {
    let list = CreditList(credits, Strings.creditWording)
    let text = credits.count == 1 ? credits[0].plainText(Strings.creditWording) : list.text(in: .plainText)
    let html = credits.count == 1 ? credits[0].html(Strings.creditWording) : list.text(in: .html)
    clipboard?.setContent(Gdk.ContentProvider(credit: text, html: html))
    tell(Strings.creditsCopied(credits.count))
  }

  // MARK: Thumbnails

  /// The number of bytes of pictures that are read at a time.
  private static let batchSize = 16_000_000

  private func loadThumbnails() {
    guard let document = model.document else { return }
    let decoder = decoder
    let size = (width: FindingRow.pictureWidth * scaleFactor, height: FindingRow.pictureHeight * scaleFactor)
    thumbnails = Task { [weak self] in
      var rest = Set(document.pictures.map(\.file))
      while !rest.isEmpty, !Task.isCancelled {
        guard let batch = try? await DocumentReader.pictures(rest, of: document, upTo: Self.batchSize) else { return }
        rest.subtract(batch.map(\.file))
        for (file, data) in batch {
          guard let data, let texture = try? await ImageDecoder.decode(bytes: data, covering: size, in: decoder) else {
            continue
          }
          for row in self?.rows ?? [] where row.file == file { row.picture = texture }
        }
      }
    }
  }
}
