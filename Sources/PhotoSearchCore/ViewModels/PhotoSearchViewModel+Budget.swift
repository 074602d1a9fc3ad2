import BindingCore

extension PhotoSearchViewModel {
  /// Updates the budget and schedules an update for when it next changes by itself. Otherwise, no timer wakes an idle
  /// program.
  func showBudget() {
    let current = source(state.activeSource).budget
    if shownBudget.value != current { shownBudget.value = current }
    budgetTimer?.dispose()
    budgetTimer = current?.nextLook.map { wait in
      scheduler.schedule(after: max(wait, Self.budgetInterval)) { [weak self] in self?.showBudget() }
    }
  }

  /// Viewing a photo also sends requests: for related photos and the author's other photos.
  func bindBudget() {
    selection.detail.map { $0 == nil }.removeDuplicates().dropFirst(1).bind(to: self) { me, _ in me.showBudget() }
  }
}

extension RequestBudget {
  /// How long the displayed budget stays valid, or `nil` if indefinitely.
  fileprivate var nextLook: Duration? {
    guard demandedWait > .zero else { return growsAfter }
    // A wait is displayed in whole hours, minutes or seconds. Seconds are updated only every five.
    let seconds = demandedWait.components.seconds
    let step: Int64 = seconds >= 7200 ? 3600 : seconds >= 120 ? 60 : 5
    let rest = demandedWait - .seconds(seconds / step * step)
    return rest > .zero ? rest : .seconds(step)
  }
}
