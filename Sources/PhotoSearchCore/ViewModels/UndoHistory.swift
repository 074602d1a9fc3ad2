public import BindingCore

/// The removals that can be undone, and the additions to collections.
public final class UndoHistory: DisposeBagProvider {
  /// A removal.
  public nonisolated enum Removal: Sendable, Hashable {
    /// Saved photos.
    ///
    /// - Parameter title: The title of the first photo.
    case savedPhotos(count: Int, title: String)
    /// All filters.
    case filters
    /// One filter.
    case filter(ActiveFilter)
    /// A scope other than everything, such as the photos of one author.
    case scope(PhotoQuery.Scope)
    /// A search in the history.
    case search(RememberedSearch)
    /// All recent searches.
    case searches(count: Int)
    /// A collection, whose photos stay saved.
    case collection(name: String)
    /// Photos in a collection, which stay saved.
    case removedFromCollection(count: Int, name: String)
    /// Not a removal: photos were added to a collection.
    case addedToCollection(count: Int, name: String)
  }

  /// The last removal, while undoing it is offered, or `nil` after it was undone or the offer has expired.
  public let offer = Property<Removal?>(nil)
  /// Whether `undo()` has an effect. Removals can be undone for longer than this is offered.
  public let canUndo = Property(false)
  /// Whether the user is interacting with the offer, such as with the pointer. The offer stays meanwhile, and its full
  /// time restarts afterwards.
  public let isAttended = Property(false)
  public let bag = DisposeBag()

  /// How long undoing a removal is offered.
  public static let offerTime = Duration.seconds(10)
  /// The maximum number of removals that can be undone.
  public static let maximumCount = 20

  private struct Step {
    let number: Int
    /// `nil` until the removal is recorded.
    var undo: (() -> Void)?
    /// Observes the signal that withdraws this step.
    var end: (any Disposable)?
    /// Whether the removal has begun and not ended.
    var isUnderWay = false
    /// Whether it has succeeded, even if there was nothing to remove.
    var hasSucceeded = false
    /// Whether it is to be undone.
    var isUnwanted = false
  }

  private var steps: [Step] = []
  private var count = 0
  /// The number of the step whose undoing was offered last.
  private var offered = 0
  /// The number of the step that `note` records, if it was begun.
  private var recorded: Int?
  private let offers = PassthroughSubject<Removal?, Never>()

  /// How many times longer than usual offers and other messages stay.
  let messageTime: Int

  /// - Parameters:
  ///   - messageTime: How many times longer than usual offers and other messages stay.
  ///   - scheduler: The scheduler for the offers.
  public init(messageTime: Int = 1, scheduler: any Scheduler = MainScheduler.shared) {
    self.messageTime = messageTime
    offers
      .flatMapLatest { [isAttended] removal -> SafeSignal<Removal?> in
        guard let removal else { return .init(just: nil) }
        return isAttended.removeDuplicates()
          .flatMapLatest { isAttended -> SafeSignal<Removal?> in
            isAttended ? .never() : .init(just: nil).delay(interval: Self.offerTime * messageTime, scheduler: scheduler)
          }
          .first().prepend(removal)
      }
      .bind(to: offer)
  }

  /// Records a removal and offers to undo it.
  ///
  /// - Parameters:
  ///   - end: Emits when undoing no longer makes sense.
  ///   - undo: Undoes the removal. Called at most once.
  public func note(_ removal: Removal, until end: SafeSignal<Void>? = nil, undo: @escaping () -> Void) {
    let number = recorded ?? nextNumber()
    let observation = end?.prefix(maxLength: 1).observeNext { [weak self] in self?.withdraw(number) }
    let index = steps.firstIndex { $0.number == number } ?? steps.endIndex
    if index == steps.endIndex { steps.append(Step(number: number)) }
    (steps[index].undo, steps[index].end) = (undo, observation)
    let isUnwanted = steps[index].isUnwanted
    trim()
    showWhetherPossible()
    // Nobody needs to be told of what is undone in a moment.
    if isUnwanted { return }
    offered = number
    offers.send(removal)
  }

  /// Begins a removal that takes time: a step that can be undone before it is recorded.
  ///
  /// - Returns: The number of the step, for `record(_:_:)` and `end(_:)`.
  func begin() -> Int {
    let number = nextNumber()
    steps.append(Step(number: number, isUnderWay: true))
    showWhetherPossible()
    return number
  }

  /// Calls `body`, which records the removal with `note`, unless nothing was removed.
  func record(_ number: Int, _ body: () -> Void) {
    if let index = steps.firstIndex(where: { $0.number == number }) { steps[index].hasSucceeded = true }
    recorded = number
    defer { recorded = nil }
    body()
  }

  /// Ends a removal that was begun, whether or not it has succeeded.
  func end(_ number: Int) {
    guard let index = steps.firstIndex(where: { $0.number == number }) else { return }
    steps[index].isUnderWay = false
    if steps[index].undo == nil {
      let step = steps.remove(at: index)
      // Such as what was removed already by the same key. What failed is no reason to undo something else.
      if step.isUnwanted, step.hasSucceeded { markLast() }
    }
    undoUnwanted()
  }

  /// Undoes the last removal, as soon as it has ended. Does nothing if there is none.
  public func undo() {
    markLast()
    undoUnwanted()
  }

  /// Undoes the removal that was offered last, even if another has begun. Does nothing if it was undone.
  public func undoOffer() {
    guard let index = steps.firstIndex(where: { $0.number == offered }) else { return }
    undo(at: index)
  }

  private func nextNumber() -> Int {
    count += 1
    return count
  }

  /// Forgets the first steps if there are too many.
  private func trim() {
    while steps.count(where: { $0.undo != nil }) > Self.maximumCount,
      let index = steps.firstIndex(where: { $0.undo != nil })
    {
      steps.remove(at: index).end?.dispose()
    }
  }

  private func markLast() {
    if let index = steps.lastIndex(where: { !$0.isUnwanted }) { steps[index].isUnwanted = true }
  }

  /// Undoes what is to be undone, each step after those that came later.
  private func undoUnwanted() {
    while let index = steps.lastIndex(where: \.isUnwanted), !steps[index].isUnderWay { undo(at: index) }
    showWhetherPossible()
  }

  private func undo(at index: Int) {
    let step = steps.remove(at: index)
    step.end?.dispose()
    if step.number == offered { offers.send(nil) }
    showWhetherPossible()
    step.undo?()
  }

  private func withdraw(_ number: Int) {
    if number == offered { offers.send(nil) }
    steps.removeAll { $0.number == number }
    showWhetherPossible()
  }

  private func showWhetherPossible() {
    let isPossible = steps.contains { !$0.isUnwanted }
    if canUndo.value != isPossible { canUndo.value = isPossible }
  }

  /// Withdraws the offer. `undo()` still works.
  public func dismiss() { offers.send(nil) }
}
