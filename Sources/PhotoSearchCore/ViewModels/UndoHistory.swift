public import BindingCore

/// What was removed and can be brought back.
public final class UndoHistory: DisposeBagProvider {
  /// What was removed.
  public nonisolated enum Removal: Sendable, Hashable {
    /// Photos that the user had saved.
    ///
    /// - Parameter title: The title of the first one.
    case savedPhotos(count: Int, title: String)
    /// All that narrowed the search.
    case filters
    /// One thing that narrowed the search.
    case filter(ActiveFilter)
    /// That it was not everything that was searched, such as the photos of one author only.
    case scope(PhotoQuery.Scope)
    /// A search of before.
    case search(RememberedSearch)
    /// What was searched for before.
    case searches(count: Int)
  }

  /// What was removed last, to offer to bring it back; nil when that was done, and some time after it was removed.
  public let offer = Property<Removal?>(nil)
  /// Whether `undo()` brings something back, which it does for longer than it is offered.
  public let canUndo = Property(false)
  /// Whether somebody is at the offer, such as with the pointer. It stays for as long, and has all its time again after.
  public let isAttended = Property(false)
  public let bag = DisposeBag()

  /// How long it is offered to bring something back.
  public static let offerTime = Duration.seconds(10)
  /// So many removals can be undone, one after the other.
  public static let maximumCount = 20

  private struct Step {
    let undo: () -> Void
    let number: Int
    /// Withdraws it.
    let end: (any Disposable)?
  }

  private var steps: [Step] = []
  private var count = 0
  private let offers = PassthroughSubject<Removal?, Never>()

  /// - Parameter scheduler: The clock of the offers.
  public init(scheduler: any Scheduler = MainScheduler.shared) {
    offers
      .flatMapLatest { [isAttended] removal -> SafeSignal<Removal?> in
        guard let removal else { return .init(just: nil) }
        return isAttended.removeDuplicates()
          .flatMapLatest { isAttended -> SafeSignal<Removal?> in
            isAttended ? .never() : .init(just: nil).delay(interval: Self.offerTime, scheduler: scheduler)
          }
          .first().prepend(removal)
      }
      .bind(to: offer)
  }

  /// Notes that something was removed, and offers to bring it back.
  ///
  /// - Parameters:
  ///   - end: Fires when bringing it back makes no sense any more.
  ///   - undo: Brings it back. Called once at most.
  public func note(_ removal: Removal, until end: SafeSignal<Void>? = nil, undo: @escaping () -> Void) {
    count += 1
    let number = count
    let observation = end?.prefix(maxLength: 1).observeNext { [weak self] in self?.withdraw(number) }
    steps.append(Step(undo: undo, number: number, end: observation))
    if steps.count > Self.maximumCount { steps.removeFirst().end?.dispose() }
    canUndo.value = true
    offers.send(removal)
  }

  /// Brings back what was removed last and is still removed. No effect when there is nothing.
  public func undo() {
    guard let step = steps.popLast() else { return }
    step.end?.dispose()
    offers.send(nil)
    canUndo.value = !steps.isEmpty
    step.undo()
  }

  private func withdraw(_ number: Int) {
    if steps.last?.number == number { offers.send(nil) }
    steps.removeAll { $0.number == number }
    canUndo.value = !steps.isEmpty
  }

  /// Offers no more to bring something back; `undo()` still does.
  public func dismiss() { offers.send(nil) }
}
