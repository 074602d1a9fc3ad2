import BindingCore
import Gtk
import PhotoSearchCore

/// The formats for copying or exporting the credits of several photos. Each is a button, because assistive technology
/// can press buttons but not menu items.
final class CreditsMenu: Popover {
  /// - Parameters:
  ///   - hasSavedPhotos: Whether the photos are saved ones, of which more is known.
  ///   - copy: Copies the credits in a format, or `nil` if they can only be exported.
  ///   - export: Exports the credits to a file that the user chooses, or `nil` if they can only be copied.
  ///   - pictures: Exports the pictures with their credits, or `nil` if that is not offered.
  init(
    hasSavedPhotos: SafeSignal<Bool> = SafeSignal(just: true),
    copy: ((CreditFormat) -> Void)? = nil, export: ((CreditsDocument) -> Void)? = nil,
    pictures: ((PictureExport.Form) -> Void)? = nil
  ) {
    super.init()
    addCssClass("menu")
    accessibleLabel = copy == nil ? Strings.exportCredits : Strings.moreCredits
    let lines = Box(orientation: .vertical, spacing: 0)
    @discardableResult
    func add(_ label: String, _ body: @escaping () -> Void) -> Button {
      let text = Label(label: label)
      text.xalign = 0
      let button = Button()
      button.child = text
      button.accessibleLabel = label
      button.addCssClass("flat")
      button.reactive.clicked.bind(to: self) { me in
        me.popdown()
        body()
      }
      lines.append(button)
      return button
    }
    if let copy {
      lines.append(Self.heading(Strings.copyCreditsAs))
      for format in CreditFormat.allCases { add(Strings.name(of: format)) { copy(format) } }
    }
    if let export {
      if copy != nil { lines.append(Self.separator) }
      lines.append(Self.heading(Strings.exportCreditsFor))
      for form in CreditsDocument.allCases {
        let button = add(Strings.name(of: form)) { export(form) }
        if form.needsSavedPhotos { hasSavedPhotos.bind(to: button.reactive.visible) }
      }
    }
    if let pictures {
      lines.append(Self.separator)
      lines.append(Self.heading(Strings.exportPicturesAs))
      for form in PictureExport.Form.allCases { add(Strings.name(of: form)) { pictures(form) } }
    }
    child = lines
  }

  private static var separator: Widget {
    let separator = Separator(orientation: .horizontal)
    separator.setMargins(6)
    return separator
  }

  private static func heading(_ text: String) -> Widget {
    let label = Label(label: text)
    label.xalign = 0
    label.addCssClass("dim-label")
    label.setMargins(6)
    return label
  }
}
