import BindingCore
import Gtk
import PhotoSearchCore

/// A photo's licence in one line of badges, which opens into the summary.
final class LicenseLine: Expander {
  private let nameLabel = Label()
  private let badges = Box(orientation: .horizontal, spacing: 0)

  /// - Parameter isOpen: Whether the summary is shown, which stays the same from photo to photo.
  init(_ detail: PhotoDetailViewModel, isOpen: Property<Bool>) {
    super.init(label: nil)
    addCssClass("license-line")
    badges.layoutManager = WrapLayout(spacing: 4)
    nameLabel.addCssClass("heading")
    nameLabel.xalign = 0
    nameLabel.wrap = true
    nameLabel.wrapMode = .wordChar
    let line = Box(.vertical, spacing: 4, [nameLabel, badges])
    line.hexpand = true
    labelWidget = line
    let summary = LicenseSummary(detail)
    summary.marginTop = 12
    child = summary
    expanded = isOpen.value
    // Newer GTK versions search for focusable widgets in a collapsed expander, and log warnings about them.
    reactive.expanded.bind(to: summary.reactive.canFocus)
    reactive.expanded.dropFirst(1).bind(to: isOpen)
    combineLatest(detail.photo.map(\.license).removeDuplicates(), detail.badges)
      .bind(to: self) { me, values in me.show(values.0, values.1) }
  }

  private func show(_ license: License, _ shown: [LicenseBadge]) {
    while let child = badges.firstChild { badges.remove(child) }
    nameLabel.label = license.shortName
    for badge in shown { badges.append(LicenseBadgeView(badge)) }
    accessibleLabel = Strings.licenseInShort(license, shown)
    tooltipText = license.fullName
  }
}

/// A badge: a symbol and a text on a tint.
private final class LicenseBadgeView: Box {
  init(_ badge: LicenseBadge) {
    super.init(orientation: .horizontal, spacing: 4)
    addCssClass("badge")
    let symbol: Image
    switch badge.meaning {
    case .permits:
      addCssClass("permits")
      symbol = Image(iconName: Icon.select)
    case .warns:
      addCssClass("warns")
      symbol = Image(iconName: Icon.warning)
    case .forbids:
      addCssClass("forbids")
      symbol = Image(iconName: Icon.close)
    }
    // The text says it as well.
    symbol.updateState(.hidden, value: true)
    append([symbol, Label(label: Strings.badge(badge))])
  }
}

/// Why the photo's licence does not permit what the user is looking for.
final class LicenseConflicts: Box {
  init(_ detail: PhotoDetailViewModel) {
    super.init(orientation: .vertical, spacing: 8)
    detail.conflicts.bind(to: self) { me, conflicts in me.show(conflicts) }
  }

  private func show(_ conflicts: [LicenseConflict]) {
    while let child = firstChild { remove(child) }
    visible = !conflicts.isEmpty
    for conflict in conflicts {
      let label = Label(label: Strings.conflict(conflict))
      label.xalign = 0
      label.wrap = true
      label.hexpand = true
      let symbol = Image(iconName: Icon.warning)
      symbol.valign = .start
      symbol.updateState(.hidden, value: true)
      let line = Box(.horizontal, spacing: 8, [symbol, label])
      line.addCssClass("conflict")
      append(line)
    }
  }
}
