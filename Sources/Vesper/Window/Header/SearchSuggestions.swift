import BindingCore
import Gtk
import PhotoSearchCore

/// A popover of previous searches below the search entry: those that match the typed text, or all of them with Down.
///
/// The keyboard focus stays in the entry: Down and Up select, Enter searches again, Shift+Delete removes, Escape
/// closes. The popover is created when there is something to suggest.
final class SearchSuggestions: DisposeBagProvider {
  private let viewModel: PhotoSearchViewModel
  private let entry: SearchEntry
  /// What the entry is part of.
  private let field: Widget
  private lazy var list = makeList()
  private lazy var popover = makePopover()
  private var searches: [RememberedSearch] = []
  /// Whether the entry is on its way to another place, and nothing can be shown below it.
  private var isSuspended = false
  /// Whether they appear when the entry has arrived. Until then the keys do what they do when they are visible.
  private var isAwaited = false
  /// Whether an input method is composing text, as for Japanese.
  let isComposing = Property(false)

  let bag = DisposeBag()

  /// The maximum number of suggestions: more would not help.
  private static let maximumCount = 8
  /// The width that they have at least, unless the window is narrower.
  private static let leastWidth = 360

  /// Create it before the entry's text is bound to the view model, so that text from there does not count as typed.
  ///
  /// - Parameter field: What the entry is part of.
  init(for entry: SearchEntry, in field: Widget, viewModel: PhotoSearchViewModel) {
    self.viewModel = viewModel
    self.entry = entry
    self.field = field
    entry.reactive.text.dropFirst(1).bind(to: self) { me, text in me.entryShows(text) }
    let keys = EventControllerKey()
    keys.propagationPhase = .capture
    keys.reactive.keyPressed.handle { [weak self] key, _, state in
      // An input method takes precedence while it is composing.
      guard let self, !isComposing.value else { return false }
      return press(key, isShifted: state.contains(.shiftMask))
    }
    let composes = (entry.delegate as? Text)?.reactive.preeditChanged.map { !$0.isEmpty }
    composes?.removeDuplicates().bind(to: isComposing)
    entry.addController(keys)
    let focus = EventControllerFocus()
    focus.reactive.leave.bind(to: self) { me in
      // An entry on its way has the focus again when it arrives.
      if !me.isSuspended { me.hide() }
      // Some input methods keep what was composed, and do not say so.
      if me.isComposing.value { me.isComposing.value = false }
    }
    entry.addController(focus)
  }

  private func makePopover() -> Popover {
    let popover = Popover()
    popover.autohide = false
    popover.hasArrow = false
    popover.position = .bottom
    popover.addCssClass("suggestions")
    popover.child = list
    popover.reactive.closed.bind(to: self) { $0.announce(nil) }
    entry.reactive.unrealize.bind(to: popover) { $0.unparent() }
    return popover
  }

  private func makeList() -> ListBox {
    let list = ListBox()
    list.accessibleLabel = Strings.earlierSearches
    list.selectionMode = .browse
    list.canFocus = false
    list.reactive.rowSelected.bind(to: self) { me, row in me.announce(row) }
    list.reactive.rowActivated.bind(to: self) { me, row in me.choose(row.index) }
    return list
  }

  private var isShown: Bool { !searches.isEmpty && (isAwaited || popover.visible) }

  private func entryShows(_ text: String) {
    guard text != viewModel.searchString.value else { return show([]) }
    show(text.isEmpty ? [] : viewModel.history.suggestions(for: text, maximumCount: Self.maximumCount))
  }

  private func show(_ searches: [RememberedSearch]) {
    if searches.isEmpty { hide() }
    self.searches = searches
    guard !searches.isEmpty else { return }
    while let row = list.firstChild { list.remove(row) }
    for search in searches {
      list.append(SuggestionRow(search, isKept: viewModel.history.saved.value.contains(search)))
    }
    list.unselectAll()
    if isSuspended { isAwaited = true } else { popUp() }
  }

  private func popUp() {
    if popover.parent == nil { popover.setParent(entry) }
    place()
    popover.popup()
    if let row = list.selectedRow { announce(row) }
  }

  private func hide() {
    guard isShown else { return }
    isAwaited = false
    popover.popdown()
  }

  /// Places the popover below the whole field.
  private func place() {
    let window = (entry.root as? Window)?.width ?? 0
    popover.setSizeRequest(width: max(field.width, min(Self.leastWidth, window - 24)), height: -1)
    guard let bounds = field.computeBounds(entry) else { return }
    popover.pointingTo = Gdk.Rectangle(
      x: Int(bounds.origin.x), y: Int(bounds.origin.y), width: Int(bounds.size.width), height: Int(bounds.size.height))
  }

  /// Tells assistive technology which suggestion is selected, as the keyboard focus stays in the entry.
  private func announce(_ row: ListBoxRow?) {
    entry.accessibleDescription = row?.accessibleLabel
  }

  private func choose(_ index: Int) {
    guard searches.indices.contains(index) else { return }
    hide()
    viewModel.search(searches[index])
    entry.position = -1
  }

  // MARK: Moving

  /// Hides the suggestions while the entry goes elsewhere.
  func suspend() {
    let isShown = isShown
    hide()
    (isSuspended, isAwaited) = (true, isShown)
  }

  /// Shows the suggestions again where the entry is now.
  func resume() {
    isSuspended = false
    guard isAwaited else { return }
    isAwaited = false
    // The user may have gone elsewhere by then.
    if (entry.root as? Window)?.focus?.isAncestor(entry) ?? false { popUp() }
  }

  // MARK: Keyboard. The key codes are from gdk/gdkkeysyms.h.

  /// - Returns: Whether the suggestions handled the key.
  private func press(_ key: Int, isShifted: Bool) -> Bool {
    let isShown = isShown
    let selected = isShown ? list.selectedRow?.index : nil
    switch key {
    case 0xff54 where !isShown:
      show(viewModel.history.suggestions(for: "", maximumCount: Self.maximumCount))
      return !searches.isEmpty
    case 0xff54 where isShown: select(min((selected ?? -1) + 1, searches.count - 1))
    case 0xff52 where isShown: select((selected ?? 0) - 1)
    case 0xff1b where isShown: hide()
    case 0xff0d where selected != nil, 0xff8d where selected != nil: choose(selected ?? 0)
    case 0xff0d, 0xff8d:
      // The entry searches for what was typed, whose results they would cover.
      hide()
      return false
    case 0xffff where isShown && isShifted: selected.map(forget)
    default: return false
    }
    return true
  }

  private func select(_ index: Int) {
    list.selectRow(searches.indices.contains(index) ? list.getRowAtIndex(index) : nil)
  }

  private func forget(_ index: Int) {
    let rest = searches.filter { $0 != searches[index] }
    viewModel.forget(searches[index])
    show(rest)
    select(min(index, rest.count - 1))
  }
}

/// A previous search: its text and its details.
private final class SuggestionRow: ListBoxRow {
  init(_ search: RememberedSearch, isKept: Bool) {
    super.init()
    let details = Strings.details(of: search)
    let text = Label(label: Strings.text(of: search))
    text.xalign = 0
    text.ellipsize = .end
    text.hexpand = true
    let detailsLabel = Label(label: details)
    detailsLabel.addCssClass("dim-label")
    detailsLabel.addCssClass("caption")
    detailsLabel.xalign = 0
    // They tell several searches for the same text apart, so all of them are shown.
    detailsLabel.wrap = true
    detailsLabel.maxWidthChars = 24
    child = Box(
      .horizontal, spacing: 12,
      [
        Image(iconName: isKept ? Icon.kept : Icon.earlier),
        Box(.vertical, spacing: 0, [text, detailsLabel]),
      ])
    accessibleLabel = Strings.list([Strings.text(of: search), details])
  }
}
