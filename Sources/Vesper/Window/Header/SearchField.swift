import BindingCore
import Gtk
import PhotoSearchCore

/// The search field: an entry with the source at its start and the star at its end. It looks like one entry, which GTK
/// 4.8 cannot put other widgets into.
///
/// There is one in a window. It is in the middle of the start page, or in the header bar: see `SearchWindow.bindField()`.
final class SearchField: Widget {
  let entry = SearchEntry()
  private let line: Box
  private let chip: SourceChip
  private let magnifier = Stack()
  private let spinner = Spinner(accessibleLabel: Strings.status(.searching))
  private let star: StarButton
  private let suggestions: SearchSuggestions

  /// The width up to which it grows.
  private static let maximumWidth = 640
  /// What is left free beside the large one.
  private static let margin = 16
  /// What the entry needs beside the name of the source.
  private static let roomForWords = 120

  /// What remains to be done when it has been laid out in a new place.
  private var afterLayout: (() -> Void)?

  init(_ viewModel: PhotoSearchViewModel) {
    chip = SourceChip(viewModel)
    star = StarButton(viewModel)
    line = Box(.horizontal, spacing: 4, [chip, magnifier, entry, star])
    suggestions = SearchSuggestions(for: entry, in: line, viewModel: viewModel)
    super.init()
    hexpand = false
    valign = .center
    line.addCssClass("search-field")
    line.setParent(self)
    entry.hexpand = true
    entry.widthChars = 3
    // Its own symbol does not turn.
    entry.firstChild?.visible = false
    magnifier.addNamed(Image(iconName: Icon.search), name: "idle")
    magnifier.addNamed(spinner, name: "searching")
    magnifier.addCssClass("dim-label")
    // Not while the chip or the star has it.
    let focus = EventControllerFocus()
    focus.reactive.containsFocus.bind(to: line.reactive.cssClass("focused"))
    entry.addController(focus)
    // Beside the entry, such as on the magnifier.
    let click = GestureClick()
    click.reactive.released.filter { [unowned click] in click.isClick($0) }
      .bind(to: entry) { entry, _ in entry.grabFocus() }
    line.addController(click)
    // It would take a photo's credit for words.
    PhotoDrag.photos.map(\.isEmpty).bind(to: entry.reactive.canTarget)
    bind(viewModel)
  }

  private func bind(_ viewModel: PhotoSearchViewModel) {
    let placeholder = viewModel.activeSource.map {
      $0 == .saved ? Strings.searchSavedPlaceholder : Strings.searchPlaceholder
    }
    placeholder.bind(to: entry.reactive.placeholderText)
    placeholder.bind(to: entry) { entry, text in entry.accessibleLabel = text }
    viewModel.searchString.bidirectionalBind(to: entry.reactive.text)
    viewModel.searchTextIsTooShort.bind(to: entry.reactive.cssClass("too-short"))
    entry.reactive.activate.bind(to: viewModel) { $0.submit() }
    viewModel.searchInProgress.bind(to: spinner.reactive.spinning)
    viewModel.searchInProgress.bind(to: spinner.reactive.visible)
    viewModel.searchInProgress.bind(to: magnifier) { $0.visibleChildName = $1 ? "searching" : "idle" }
  }

  /// Whether there is no space for the name of the source, or for a symbol that only decorates. The line below the
  /// results shows progress, too.
  var isNarrow = false {
    didSet {
      chip.isNarrow = isNarrow
      magnifier.visible = !isNarrow
    }
  }

  var showsStar: Bool {
    get { star.visible }
    set { star.visible = newValue }
  }

  /// Whether it is the large one of the start page.
  var isLarge = false {
    didSet {
      if isLarge { line.addCssClass("large") } else { line.removeCssClass("large") }
      halign = isLarge ? .center : .fill
      guard isLarge else { return }
      showsStar = true
      fitPage()
    }
  }

  /// The width of the window, or 0 before it is known. The header bar finds out by itself what fits into it.
  var pageWidth = 0 {
    didSet { if isLarge { fitPage() } }
  }

  private func fitPage() {
    // Measured in words, whose width depends on the text size.
    isNarrow = false
    let needed = measured(orientation: .horizontal).minimum + Self.roomForWords + 2 * Self.margin
    isNarrow = pageWidth > 0 && pageWidth < needed
  }

  /// Whether an input method is composing text, which it would lose if the field moved.
  var isComposing: Property<Bool> { suggestions.isComposing }

  /// Lets `body` take the field from one place to another, as if it had never left: with the keyboard focus, the selected
  /// text and the suggestions.
  func move(_ body: () -> Void) {
    let window = root as? Window
    let focus = window?.focus.flatMap { $0.isAncestor(self) ? $0 : nil }
    let caret = entry.position
    let selection = entry.selectionBounds.map { $0.startPos == caret ? $0.endPos : $0.startPos }
    suggestions.suspend()
    // GTK would look for another widget to have it.
    if focus != nil { window?.focus = nil }
    body()
    chip.renewActions()
    if let text = focus as? Text { text.grabFocusWithoutSelecting() } else { focus?.grabFocus() }
    entry.selectRegion(startPos: selection ?? caret, endPos: caret)
    afterLayout = { [suggestions] in suggestions.resume() }
  }

  override func measure(orientation: Orientation, forSize size: Int) -> Measurement {
    let needed = line.measured(orientation: orientation, forSize: size)
    guard orientation == .horizontal else { return needed }
    return Measurement(minimum: needed.minimum, natural: max(needed.minimum, Self.maximumWidth))
  }

  override func sizeAllocate(width: Int, height: Int, baseline: Int) {
    line.sizeAllocate(Gdk.Rectangle(x: 0, y: 0, width: width, height: height), baseline: baseline)
    guard let afterLayout else { return }
    self.afterLayout = nil
    Task { afterLayout() }
  }
}

/// Keeps the current search, or drops it again.
final class StarButton: ToggleButton {
  init(_ viewModel: PhotoSearchViewModel) {
    super.init()
    addCssClass("flat")
    addCssClass("circular")
    valign = .center
    iconName = Icon.keep
    tooltipText = Strings.keepSearch
    accessibleLabel = Strings.keepSearch
    let history = viewModel.history
    let isKept = combineLatest(viewModel.settledSearch, history.saved) { search, saved in search.map(saved.contains) }
    isKept.map { $0 != nil }.bind(to: reactive.sensitive)
    isKept.map { $0 ?? false }.bind(to: reactive.active)
    isKept.map { $0 ?? false ? Icon.kept : Icon.keep }.bind(to: reactive.iconName)
    reactive.clicked.bind(to: viewModel) { viewModel in
      guard let search = viewModel.settledSearch.value else { return }
      if history.saved.value.contains(search) { history.removeSaved(search) } else { history.save(search) }
    }
  }
}
