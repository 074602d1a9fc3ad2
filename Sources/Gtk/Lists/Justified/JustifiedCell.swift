import BindingCore

/// The row of a justified view around an application's cell: takes the focus and clicks, and shows the selection.
final class JustifiedCell: Widget {
  /// The application's cell.
  let content: Widget
  /// The position of the displayed element, or -1 if there is none.
  var position = -1
  /// The identity of the displayed element.
  var id: AnyHashable?
  private weak var view: JustifiedView?
  private let actions = Gio.SimpleActionGroup()

  override class var cssName: String? { "child" }
  override nonisolated class var isMadeInSwift: Bool { true }

  init(_ content: Widget, in view: JustifiedView) {
    self.content = content
    self.view = view
    super.init()
    accessibleRole = .listItem
    layoutManager = BinLayout()
    overflow = .hidden
    content.setParent(self)
    // GTK exposes only a widget's own parameterless actions to assistive technology.
    actions.addAction("activate") { [weak self] in self?.activateElement() }
    insertActionGroup("row", group: actions)
    followClicks()
  }

  private func activateElement() { view?.activateElement(at: position) }

  private func followClicks() {
    let click = GestureClick()
    click.button = 1
    click.reactive.pressed.bind(to: self) { me, press in
      guard let view = me.view, view.isPicture(me.position) else { return }
      if press.0 == 2, !view.singleClickActivate { me.activateElement() }
    }
    click.reactive.released.bind(to: self) { [unowned click] me, release in
      guard let view = me.view, view.isPicture(me.position), release.0 == 1 else { return }
      let state = click.currentEventState
      me.grabFocus()
      if view.singleClickActivate, state.isDisjoint(with: [.controlMask, .shiftMask]) { return me.activateElement() }
      view.select(
        me.position, adding: state.contains(.controlMask), extending: state.contains(.shiftMask))
    }
    addController(click)
  }

  /// Shows whether the element can be focused and activated.
  func show(isPicture: Bool) {
    focusable = isPicture
    (actions.lookupAction("activate") as? Gio.SimpleAction)?.enabled = isPicture
  }

  /// Shows whether the element is selected.
  func show(isSelected: Bool) {
    if isSelected { setStateFlags(flags: .selected, clear: false) } else { unsetStateFlags(.selected) }
    updateState(.selected, value: isSelected)
  }

  /// Tells assistive technology where the element is in the list.
  func tell(position: Int, of count: Int) {
    updateRelation([.posInSet, .setSize], values: [position + 1, count])
  }
}
