import BindingCore

extension PhotoSearchViewModel {
  /// Shows what the service allows now, and looks again when that changes by itself. Nothing wakes a program at rest
  /// before, or at all when nothing was spent.
  func showBudget() {
    let current = source(activeSource.value).budget
    if budget.value != current { budget.value = current }
    budgetTimer?.dispose()
    budgetTimer = current?.nextLook.map { wait in
      scheduler.schedule(after: max(wait, Self.budgetInterval)) { [weak self] in self?.showBudget() }
    }
  }

  /// Photos that are looked at cost requests too: for related ones, and those of the author.
  func bindBudget() {
    selection.detail.map { $0 == nil }.removeDuplicates().dropFirst(1).bind(to: self) { me, _ in me.showBudget() }
  }
}

extension RequestBudget {
  /// How long it can be shown as it is; nil for ever.
  fileprivate var nextLook: Duration? {
    guard demandedWait > .zero else { return growsAfter }
    // A wait is told in whole hours, minutes or seconds, where every fifth is enough.
    let seconds = demandedWait.components.seconds
    let step: Int64 = seconds >= 7200 ? 3600 : seconds >= 120 ? 60 : 5
    let rest = demandedWait - .seconds(seconds / step * step)
    return rest > .zero ? rest : .seconds(step)
  }
}
