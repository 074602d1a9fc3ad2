import BindingCore
import Gtk
import PhotoSearchCore

/// A button that copies the credit, and one beside it for the choice of the format.
final class CopyCreditControl: Box {
  private let detail: PhotoDetailViewModel
  private let copyButton = Button()
  private let labels = Stack()
  private let formatButton = MenuButton()

  init(_ detail: PhotoDetailViewModel) {
    self.detail = detail
    super.init(orientation: .horizontal, spacing: 0)
    addCssClass("linked")
    // Both texts take the same space, so that nothing moves.
    for words in [Strings.copyCredit, Strings.copied] { labels.addNamed(Label(label: words), name: words) }
    labels.hideOtherPages()
    copyButton.child = labels
    copyButton.hexpand = true
    formatButton.tooltipText = Strings.creditFormat
    formatButton.pressLabel = Strings.creditFormat
    // One for each photo that is passed would cost time.
    formatButton.setCreatePopupFunc { [unowned detail] button in
      if button.popover == nil { button.popover = CreditFormatPopover(detail) }
    }
    append([copyButton, formatButton])

    copyButton.reactive.clicked.bind(to: self) { $0.copy() }
    copyButton.reactive.clicked.map { Strings.copied }
      .merge(with: copyButton.reactive.clicked.debounce(for: .seconds(2)).map { Strings.copyCredit })
      .prepend(Strings.copyCredit)
      .bind(to: self) { me, words in
        me.labels.visibleChildName = words
        me.copyButton.accessibleLabel = words
      }
  }

  private func copy() {
    clipboard?.setCredit(detail.credit.value, format: detail.creditFormat.value)
  }
}

/// The formats of the credit, and how it looks in the one that is chosen.
final class CreditFormatPopover: Popover {
  init(_ detail: PhotoDetailViewModel) {
    super.init()
    accessibleLabel = Strings.creditFormat
    // Within the window, at whose edge the button is.
    halign = .end
    hasArrow = false
    let lines = Box(orientation: .vertical, spacing: 4)
    var first: CheckButton?
    for format in CreditFormat.allCases {
      let line = CheckButton(label: Strings.name(of: format))
      // GTK 4.8 calls them check boxes.
      line.accessibleRole = .radio
      line.setGroup(first)
      line.offerPress { ($0 as? CheckButton)?.active = true }
      first = first ?? line
      detail.creditFormat.map { $0 == format }.bind(to: line.reactive.active)
      line.reactive.active.dropFirst(1).filter { $0 }
        .bind(to: detail.creditFormat) { chosen, _ in if chosen.value != format { chosen.value = format } }
      lines.append(line)
    }
    let preview = CreditPreview(detail)
    preview.marginTop = 8
    lines.append(preview)
    lines.setMargins(8)
    child = lines
  }
}

/// The text of the credit as it is copied.
final class CreditPreview: Label {
  init(_ detail: PhotoDetailViewModel) {
    super.init(label: nil)
    xalign = 0
    wrap = true
    wrapMode = .wordChar
    maxWidthChars = 36
    selectable = true
    addCssClass("credit")
    // A hyphen in an address would seem to be part of it.
    detail.credit.map { AttributedText($0, .noHyphens) }.bind(to: reactive.attributedText)
  }
}
