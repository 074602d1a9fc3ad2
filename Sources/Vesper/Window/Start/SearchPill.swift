import BindingCore
import Gtk
import PhotoSearchCore

/// A large search field that shows what is in the one of the header bar, and takes people there.
///
/// There is one search field for the keyboard and for assistive technology, which has the focus when the window opens.
/// This is for eyes and for the mouse.
final class SearchPill: Button {
  private let words = Label()

  init(_ viewModel: PhotoSearchViewModel) {
    super.init()
    words.xalign = 0
    words.hexpand = true
    words.ellipsize = .end
    words.widthChars = 8
    let content = Box(.horizontal, spacing: 12, [Image(iconName: Icon.search), words])
    child = content
    addCssClass("search-pill")
    halign = .center
    layoutManager = Self.layout(of: content)
    focusable = false
    updateState(.hidden, value: true)
    actionName = Command.find.action
    viewModel.searchString.map { $0.isEmpty ? Strings.searchPlaceholder : $0 }.bind(to: words.reactive.label)
    viewModel.searchString.map(\.isEmpty).bind(to: words.reactive.cssClass("dim-label"))
  }

  /// As wide as there is room for, within limits, however short the words are.
  private static func layout(of content: Widget) -> CustomLayout {
    CustomLayout(
      measure: { [unowned content] _, orientation, _ in
        let inner = content.measured(orientation: orientation)
        if orientation == .horizontal { return .init(minimum: inner.minimum, natural: max(inner.minimum, 480)) }
        return .init(minimum: max(inner.minimum, 48), natural: max(inner.natural, 48))
      },
      allocate: { [unowned content] _, width, height, baseline in
        content.sizeAllocate(Gdk.Rectangle(x: 0, y: 0, width: width, height: height), baseline: baseline)
      })
  }
}
