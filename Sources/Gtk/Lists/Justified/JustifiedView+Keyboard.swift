/// The keyboard focus, and what its keys do.
extension JustifiedView {
  /// Moves the focus to an element and scrolls until it is visible.
  func focusElement(at position: Int) {
    focused = position
    scroll(to: position)
    updateCells()
    cells[position]?.grabFocus()
    takeAnchor()
  }

  func followKeys() {
    let keys = EventControllerKey()
    keys.reactive.keyPressed.handle { [weak self] key, _, state in self?.press(key, state) ?? false }
    addController(keys)
  }

  func press(_ key: Int, _ state: Gdk.ModifierType) -> Bool {
    guard let focused, focusChild != nil else { return false }
    let isRightToLeft = direction == .rtl
    switch key {
    case Gdk.Key.Left, Gdk.Key.KP_Left: return move(isRightToLeft ? .next : .previous, state)
    case Gdk.Key.Right, Gdk.Key.KP_Right: return move(isRightToLeft ? .previous : .next, state)
    case Gdk.Key.Up, Gdk.Key.KP_Up: return move(.up, state)
    case Gdk.Key.Down, Gdk.Key.KP_Down: return move(.down, state)
    case Gdk.Key.Page_Up, Gdk.Key.KP_Page_Up: return move(.pageUp(pageHeight), state)
    case Gdk.Key.Page_Down, Gdk.Key.KP_Page_Down: return move(.pageDown(pageHeight), state)
    case Gdk.Key.Home, Gdk.Key.KP_Home: return move(.first, state)
    case Gdk.Key.End, Gdk.Key.KP_End: return move(.last, state)
    case Gdk.Key.space, Gdk.Key.KP_Space:
      select(focused, adding: true, extending: state.contains(.shiftMask))
      return true
    case Gdk.Key.Return, Gdk.Key.KP_Enter, Gdk.Key.ISO_Enter:
      guard state.isDisjoint(with: [.controlMask, .altMask]) else { return false }
      activateElement(at: focused)
      return true
    case Gdk.Key.a where state.contains(.controlMask):
      content?.model.selectAll()
      return true
    case Gdk.Key.A where state.contains([.controlMask, .shiftMask]):
      content?.model.unselectAll()
      return true
    default: return false
    }
  }

  private func move(_ move: JustifiedLayout.Move, _ state: Gdk.ModifierType) -> Bool {
    guard state.isDisjoint(with: [.altMask, .superMask]), let focused else { return false }
    guard let target = layout.element(after: move, from: focused) else { return true }
    let isExtending = state.contains(.shiftMask)
    if isExtending, rangeStart == nil { rangeStart = focused }
    focusElement(at: target)
    if isExtending || !state.contains(.controlMask) {
      select(target, adding: state.contains(.controlMask), extending: isExtending)
    }
    return true
  }

  /// Activates the element at a position, unless it is a header.
  func activateElement(at position: Int) {
    if isPicture(position) { activated.emit(position) }
  }

  // MARK: Selection

  /// Selects an element as a click does.
  ///
  /// - Parameters:
  ///   - isAdding: Whether the others stay selected, as with Control. Unselects a selected element.
  ///   - isExtending: Whether everything from the last selected element on is selected, as with Shift.
  func select(_ position: Int, adding isAdding: Bool, extending isExtending: Bool) {
    guard let model = content?.model, isPicture(position) else { return }
    if isExtending, let start = rangeStart {
      let range = min(start, position)...max(start, position)
      if model.selectRange(position: range.lowerBound, nItems: range.count, unselectRest: !isAdding) { return }
    }
    rangeStart = position
    if isAdding, model.isSelected(position) {
      model.unselectItem(position)
    } else {
      model.selectItem(position: position, unselectRest: !isAdding)
    }
  }
}
