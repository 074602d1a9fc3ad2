import Gtk
import PhotoSearchCore

/// The name of a source above its photos, and their number.
final class SectionHeader: Box {
  private let nameLabel = Label()
  private let countLabel = Label()

  init(_ orientation: Orientation) {
    super.init(orientation: orientation, spacing: orientation == .vertical ? 0 : 12)
    addCssClass("section-header")
    nameLabel.addCssClass("heading")
    countLabel.addCssClass("dim-label")
    for label in [nameLabel, countLabel] {
      label.xalign = 0
      label.wrap = true
      label.wrapMode = .wordChar
      append(label)
    }
  }

  func show(_ section: ResultSection) {
    nameLabel.label = Strings.sourceName(section.source)
    countLabel.label = Strings.count(of: section)
  }
}
