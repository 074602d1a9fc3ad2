import BindingCore

/// A value with its previous versions, so that changes can be undone and redone.
final class History<Value: Equatable> {
  private let state: Property<(past: [Value], present: Value, future: [Value])>

  init(_ value: Value) { state = Property((past: [], present: value, future: [])) }

  var present: AnyProperty<Value> { state.map { $0.present } }
  var canUndo: AnyProperty<Bool> { state.map { !$0.past.isEmpty } }
  var canRedo: AnyProperty<Bool> { state.map { !$0.future.isEmpty } }

  /// Sets a new value and discards the undone ones.
  func commit(_ value: Value) {
    let (past, present, _) = state.value
    if value != present { state.value = (past + [present], value, []) }
  }

  func undo() {
    let (past, present, future) = state.value
    if let last = past.last { state.value = (past.dropLast(), last, [present] + future) }
  }

  func redo() {
    let (past, present, future) = state.value
    if let next = future.first { state.value = (past + [present], next, Array(future.dropFirst())) }
  }
}
