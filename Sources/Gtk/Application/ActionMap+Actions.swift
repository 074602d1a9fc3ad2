public import BindingCore
import CGtk

extension Gio.ActionMap {
  /// Adds an action without a parameter, which menus and shortcuts refer to as `app.name` or `win.name`.
  ///
  /// The action, and with it what `body` captures, lives as long as the object to which it is added: capture that
  /// object weakly.
  @discardableResult
  public func addAction(_ name: String, _ body: @escaping () -> Void) -> Gio.SimpleAction {
    let action = Gio.SimpleAction(name: name)
    action.reactive.activate.observeNext { _ in body() }
    addAction(action)
    return action
  }

  /// Adds an action with a parameter, which menus specify as the target: `app.open::file`, or `app.page(7)` for an
  /// `Int32`. Other number types are annotated, such as `app.page(int64 7)` for an `Int`.
  ///
  ///     application.addAction("open", parameter: String.self) { uri in ... }
  ///
  /// Other programs can activate an application's actions. Parameters of another type never arrive, but the value may
  /// be anything.
  @discardableResult
  public func addAction<Parameter: VariantRepresentable>(
    _ name: String, parameter: Parameter.Type, _ body: @escaping (Parameter) -> Void
  ) -> Gio.SimpleAction {
    let action = Gio.SimpleAction(name: name, parameterType: Parameter.variantType)
    action.reactive.activate.observeNext { variant in
      // Not every text is a case of an enumeration.
      if let value = variant.flatMap({ Parameter(variant: $0) }) { body(value) }
    }
    addAction(action)
    return action
  }

  /// Adds an action whose state is kept in sync with `state`: a check mark in a menu for a `Bool`, one of several radio
  /// items for a text or an enumeration.
  ///
  /// Activating the action toggles a `Bool`. For any other type it takes the new state as its parameter:
  /// `win.layout::grid`.
  ///
  ///     let layout = Property(Layout.list)
  ///     window.addAction("layout", state: layout)
  ///
  /// - Precondition: The owner of `state` is alive.
  @discardableResult
  public func addAction<State: ValueSubject>(_ name: String, state: State) -> Gio.SimpleAction
  where State.Element: VariantRepresentable & Equatable {
    guard let initial = state.access.get() else { preconditionFailure("the state of \(name) is gone") }
    let parameterType = State.Element.self is Bool.Type ? nil : State.Element.variantType
    let action = Gio.SimpleAction(name: name, parameterType: parameterType, state: initial.asVariant)
    action.reactive.changeState.observeNext { [weak action] asked in
      // Any program may request a state, and not every text is a case of an enumeration.
      if let state = asked.flatMap({ State.Element(variant: $0) }) { action?.setState(state) }
    }
    state.bidirectionalBind(to: action.reactive.state(as: State.Element.self))
    addAction(action)
    return action
  }
}

extension Reactive where Base: Gio.SimpleAction {
  /// The state of a stateful action, for binding it bidirectionally to a property or a setting.
  ///
  /// - Precondition: The action's state is a `State`.
  public func state<State: VariantRepresentable>(as type: State.Type) -> DynamicSubject<State> {
    dynamicSubject(
      signal: base.notifications(of: StaticString("state").cString),
      get: { action in
        guard let state = action.state.flatMap({ State(variant: $0) }) else {
          preconditionFailure("the state of \(action.name) is no \(State.self): \(action.state?.print(true) ?? "none")")
        }
        return state
      },
      set: { $0.setState($1) })
  }
}

extension Gio.SimpleAction {
  /// Sets the state without a request.
  fileprivate final func setState(_ state: some VariantRepresentable) {
    self.state = state.asVariant
  }
}

extension Gio.ActionGroup {
  /// Activates the action `name` with a parameter of its type. Has no effect if it is disabled.
  public func activateAction(_ name: String, _ parameter: some VariantRepresentable) {
    activateAction(name, parameter: parameter.asVariant)
  }
}
