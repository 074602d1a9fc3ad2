import BindingCore
import Gtk
import PhotoSearchCore

/// The header bar: the way back, the search field, the filters, the saved photos, and the menu.
///
/// While the field is on the start page, the title of the window is in its place.
final class SearchHeaderBar: HeaderBar {
  let backButton = Button(iconName: Icon.back)
  /// Whether a single photo is shown.
  let showsPhoto = Property(false)
  /// The search field, unless it is on the start page.
  var field: SearchField? {
    didSet {
      titleWidget = field
      leastWidths = [:]
      if windowWidth > 0 { fit(width: windowWidth) }
    }
  }
  private let filterButton: FilterButton
  private let savedButton = ToggleButton()
  private let viewModel: PhotoSearchViewModel

  init(_ viewModel: PhotoSearchViewModel) {
    self.viewModel = viewModel
    filterButton = FilterButton(viewModel)
    super.init()
    addCssClass("search-header")
    savedButton.iconName = Icon.saved
    savedButton.tooltipText = Strings.savedPhotos
    savedButton.accessibleLabel = Strings.savedPhotos
    packStart(backButton)
    packEnd(PrimaryMenu())
    packEnd(savedButton)
    packEnd(filterButton)
    viewModel.savedPhotos.map(bindSavedButton)
    bindBackButton()
    // GTK 4.8 does not mind a narrow window, and with another layout here complains of the height of banners.
    if minorVersion > 8 { layoutManager = makeLayout() }
  }

  private func bindSavedButton(_ saved: SavedPhotosViewModel) {
    saved.isShown.bind(to: savedButton.reactive.active)
    savedButton.reactive.clicked.bind(to: saved) { $0.toggle() }
  }

  /// The way back leads from a photo to the results, and from the saved photos to the search.
  private func bindBackButton() {
    let isInSaved = viewModel.savedPhotos.map { $0.isShown.toSignal() } ?? .init(just: false)
    combineLatest(showsPhoto, isInSaved).bind(to: self) { me, values in
      me.backButton.visible = values.0 || values.1
      me.showForWidth()
    }
    let words = showsPhoto.map { $0 ? Strings.back : Strings.backToSearch }
    words.bind(to: backButton) { $0.tooltipText = $1 }
    words.bind(to: backButton) { $0.accessibleLabel = $1 }
  }

  /// What is shown when there is not enough space for everything.
  private enum Scale: Int, CaseIterable {
    case words, symbols
    /// Symbols, and of the window's own buttons only that which closes it.
    case fewSymbols
  }

  private var scale = Scale.words
  private var windowWidth = 0

  /// The minimum width for each scale that was measured, with space for some words in the entry.
  private var leastWidths: [Scale: Int] = [:]
  /// The width that it needs at the smallest scale, if that was measured.
  private var smallestWidth = 0

  /// Replaces words by symbols if they do not fit into the given window width.
  func fit(width: Int) {
    windowWidth = width
    measureScale()
    for candidate in Scale.allCases {
      if let least = leastWidths[candidate], width < least, candidate != .fewSymbols { continue }
      scale = candidate
      showForWidth()
      // It may be shown for the first time.
      measureScale()
      if width >= leastWidths[candidate] ?? 0 { return }
    }
  }

  /// Measures the minimum width of the window as it is now, which depends on the text size.
  private func measureScale() {
    // The same with and without the way back, which takes space from the entry.
    let back = backButton.visible ? backButton.measured(orientation: .horizontal).minimum : 0
    let room = scale == .words ? 120 : 40
    guard let needed = firstChild?.measured(orientation: .horizontal) else { return }
    leastWidths[scale] = (field == nil ? needed.natural : needed.minimum + room) - back
    if scale == .fewSymbols { smallestWidth = needed.minimum }
  }

  /// A layout in which the header bar asks for no more than it needs at the smallest scale, whatever its scale is. A
  /// window can become much narrower at once, and the scale follows after the layout.
  private func makeLayout() -> CustomLayout {
    CustomLayout(
      requestMode: { _ in .heightForWidth },
      measure: { [unowned self] header, orientation, _ in
        guard let content = header.firstChild else { return Measurement(minimum: 0, natural: 0) }
        var needed = content.measured(orientation: orientation)
        if orientation == .horizontal { needed.minimum = min(needed.minimum, smallestWidth) }
        return needed
      },
      allocate: { header, width, height, baseline in
        guard let content = header.firstChild else { return }
        let contentWidth = max(width, content.measured(orientation: .horizontal).minimum)
        content.sizeAllocate(
          Gdk.Rectangle(
            x: header.direction == .rtl ? width - contentWidth : 0, y: 0, width: contentWidth, height: height),
          baseline: baseline)
      })
  }

  private func showForWidth() {
    let isNarrow = scale != .words
    field?.isNarrow = isNarrow
    filterButton.isNarrow = isNarrow
    // The way back takes the place of what is of little use where it leads away from.
    field?.showsStar = !isNarrow || !backButton.visible
    filterButton.visible = !isNarrow || !showsPhoto.value
    decorationLayout = scale == .fewSymbols ? Self.decorationLayoutToClose : nil
  }

  /// The user's buttons of a window, without those that change its size.
  private static var decorationLayoutToClose: String? {
    let sides = ToolkitSettings.`default`?.gtkDecorationLayout.split(separator: ":", omittingEmptySubsequences: false)
    return sides?.map { side in
      side.split(separator: ",").filter { !["minimize", "maximize"].contains($0) }.joined(separator: ",")
    }
    .joined(separator: ":")
  }
}
