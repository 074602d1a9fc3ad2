import BindingCore
import Gtk
import PhotoSearchCore

/// The credit in a choice of formats, and a button that copies it.
final class CreditControl: Box {
  private let detail: PhotoDetailViewModel
  private let formatChooser = DropDown(strings: CreditFormat.allCases.map(Strings.name))
  private let creditLabel = Label()
  private let copyButton = Button(label: Strings.copyCredit)

  init(_ detail: PhotoDetailViewModel) {
    self.detail = detail
    super.init(orientation: .vertical, spacing: 6)
    let heading = Label(label: Strings.credit)
    heading.addCssClass("heading")
    heading.xalign = 0
    heading.hexpand = true
    formatChooser.nameWithChoice(Strings.creditFormat)
    formatChooser.offerChoices()
    formatChooser.tooltipText = Strings.creditFormat
    append(Box(.horizontal, spacing: 6, [heading, formatChooser]))
    creditLabel.xalign = 0
    creditLabel.wrap = true
    creditLabel.wrapMode = .wordChar
    creditLabel.selectable = true
    creditLabel.addCssClass("credit")
    append(creditLabel)
    append(copyButton)

    let formats = CreditFormat.allCases
    detail.creditFormat.map { formats.firstIndex(of: $0) ?? 0 }.bind(to: formatChooser.reactive.selected)
    formatChooser.reactive.selected.dropFirst(1).filter(formats.indices.contains).map { formats[$0] }
      .bind(to: detail.creditFormat) { chosen, format in if chosen.value != format { chosen.value = format } }
    detail.credit.bind(to: creditLabel.reactive.label)
    copyButton.reactive.clicked.bind(to: self) { $0.copy() }
    copyButton.reactive.clicked.map { Strings.copied }
      .merge(with: copyButton.reactive.clicked.debounce(for: .seconds(2)).map { Strings.copyCredit })
      .bind(to: copyButton.reactive.label)
  }

  private func copy() {
    clipboard?.setCredit(detail.credit.value, format: detail.creditFormat.value)
  }
}
