import BindingCore
import Gtk
import PhotoSearchCore

/// A plain-language summary of a photo's licence: what it permits, requires and forbids.
final class LicenseSummary: Box {
  private let detail: PhotoDetailViewModel
  private let nameLabel = Label()
  private let readButton = Button(iconName: Icon.webPage)
  private let terms = Box(orientation: .vertical, spacing: 8)

  init(_ detail: PhotoDetailViewModel) {
    self.detail = detail
    super.init(orientation: .vertical, spacing: 8)
    nameLabel.addCssClass("heading")
    nameLabel.xalign = 0
    nameLabel.hexpand = true
    nameLabel.wrap = true
    readButton.addCssClass("flat")
    readButton.valign = .center
    readButton.tooltipText = Strings.readLicense
    readButton.accessibleLabel = Strings.readLicense
    append(Box(.horizontal, spacing: 8, [nameLabel, readButton]))
    append(terms)
    readButton.reactive.clicked.bind(to: self) { me in
      (me.root as? Window)?.openPage(me.detail.photo.value.license.url)
    }
    combineLatest(detail.photo.map(\.license).removeDuplicates(), detail.demands, detail.forbids)
      .bind(to: self) { me, values in me.show(values.0, values.1, values.2) }
  }

  private func show(_ license: License, _ demands: [License.Demand], _ forbids: [License.Prohibition]) {
    nameLabel.label = license.fullName
    readButton.visible = license.url != nil
    while let child = terms.firstChild { terms.remove(child) }
    let permission = Strings.permission(license)
    add(permission)
    if permission.hasSuffix(":") { for demand in demands { addItem(Strings.demand(demand)) } }
    // If nothing is allowed, or nothing is known, the permission already says so.
    if license.hasKnownTerms, !forbids.isEmpty, !forbids.contains(.anyUse) {
      add(Strings.youMayNot)
      for prohibition in forbids { addItem(Strings.prohibition(prohibition)) }
    }
    add(Strings.licenseSummaryOnly, class: "dim-label")
  }

  private func add(_ text: String, class name: String? = nil) {
    let label = Self.line(text)
    name.map(label.addCssClass)
    terms.append(label)
  }

  /// Adds a list item with a bullet.
  private func addItem(_ text: String) {
    let bullet = Label(label: "•")
    bullet.valign = .start
    // Screen readers should read the item as one.
    bullet.updateState(.hidden, value: true)
    terms.append(Box(.horizontal, spacing: 8, [bullet, Self.line(text)]))
  }

  private static func line(_ text: String) -> Label {
    let label = Label(label: text)
    label.xalign = 0
    label.wrap = true
    return label
  }
}
