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
    let undo: () -> Void
    let number: Int
    /// Observes the signal that withdraws this step.
    let end: (any Disposable)?
  }

  private var steps: [Step] = []
  private var count = 0
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
    count += 1
    let number = count
    let observation = end?.prefix(maxLength: 1).observeNext { [weak self] in self?.withdraw(number) }
    steps.append(Step(undo: undo, number: number, end: observation))
    if steps.count > Self.maximumCount { steps.removeFirst().end?.dispose() }
    canUndo.value = true
    offers.send(removal)
  }

  /// Undoes the last removal. Does nothing if there is none.
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

  /// Withdraws the offer. `undo()` still works.
  public func dismiss() { offers.send(nil) }
}
