import BindingCore
import Gtk
import PhotoSearchCore

/// Subjects to begin with, a button each.
final class SubjectChips: Box {
  init(_ viewModel: PhotoSearchViewModel) {
    super.init(orientation: .horizontal, spacing: 0)
    halign = .center
    layoutManager = WrapLayout(spacing: 8, align: 0.5)
    accessibleRole = .group
    accessibleLabel = Strings.subjects
    for subject in StartSubject.allCases {
      let button = Button(label: Strings.name(of: subject))
      button.addCssClass("start-chip")
      append(button)
      button.reactive.clicked.bind(to: viewModel) { $0.search(for: subject) }
    }
  }
}
