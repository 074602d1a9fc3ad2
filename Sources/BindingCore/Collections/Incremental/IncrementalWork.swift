public import Changesets

/// The work of an incremental operator for one observer.
@usableFromInline
class IncrementalWork<Input, Output>: SlicedWork {
  /// The results.
  @usableFromInline final let core = ArrayCore<Output>.startingInPages()
  private let slices: TimeSlices?
  /// Attaches the observer; `nil` once that is done.
  private var attach: ((ArrayCore<Output>) -> Void)?
  private var hasEnded = false
  /// Whether a reset waits for what the first slice achieves.
  private var hasOpenBatch = false

  /// The step being taken.
  @exclusivity(unchecked) @usableFromInline final var step: ArrayStep<Input>?
  /// The array whose elements are those of the last step.
  @exclusivity(unchecked) @usableFromInline final var source: ArrayCore<Input>?
  /// The elements of the last step if no such array exists.
  @exclusivity(unchecked) @usableFromInline final var elements: [Input] = []
  /// The version of `source` after the last step.
  private var version = 0
  /// Whether all that it needs has arrived, so that work may begin.
  @usableFromInline final var isReady: Bool { isArmed && hasStarted }
  /// Whether the function that it applies is known.
  private final var isArmed = false
  private final var hasStarted = false

  @usableFromInline
  init(in slices: TimeSlices?) {
    self.slices = slices
    core.slices = slices
  }

  // MARK: For subclasses

  /// Whether any work is left.
  @usableFromInline var hasWork: Bool { false }
  /// Handles elements that are all new.
  @usableFromInline func reset(count: Int) {}
  /// Handles a change.
  @usableFromInline func change(by changeset: ListChangeset) {}
  /// Works until the slice is over or nothing is left.
  @usableFromInline func advance(_ slice: inout Slice) {}

  /// The element at a position of the source.
  @inlinable
  final func element(at position: Int) -> Input {
    if let step { return step[position] }
    return source?.peek(at: position) ?? elements[position]
  }

  /// The number of changes to deliver together. Lists take up to milliseconds for an event, so there should be few, but
  /// the time for changes that are far apart grows with their number.
  @exclusivity(unchecked) @usableFromInline final var batchSize = 32

  /// Makes changes in the results and adapts the size of the next batch to the time taken, by which a slice can be too
  /// long.
  @inlinable
  final func deliver(_ changes: Int, in slice: Slice, _ edit: () -> Void) {
    let start = slice.now
    edit()
    let taken = slice.now - start
    if taken < .milliseconds(1), changes >= batchSize {
      batchSize = min(batchSize &* 2, 4096)
    } else if taken > .milliseconds(2) {
      batchSize = max(min(batchSize, changes) / 2, 32)
    }
  }

  // MARK: Attaching

  /// Starts to follow an array for the observer that `attach` attaches.
  ///
  /// - Parameter arm: Calls its argument when the function to apply is known for the first time, and when it changes.
  @usableFromInline
  final func start(
    _ array: some SignalProtocol<ObservableArrayEvent<Input>, Never>, _ subscription: Subscription,
    attach: @escaping (ArrayCore<Output>) -> Void, arm: (Subscription, Unmanaged<Node>, @escaping () -> Void) -> Void
  ) -> ArrayCore<Output> {
    self.attach = attach
    let sources = Subscription()
    subscription.add(sources)
    subscription.add(BlockDisposable { [weak self] in self.map { $0.slices?.cancel($0) } })
    let node = Unmanaged<Node>.passUnretained(core)
    core.setReachesJoin()
    arm(sources, node) { self.armed() }
    source = array.attachFollower(
      Observer(
        next: { step in if sources.isLive { self.take(step) } },
        end: { _ in self.sourceHasEnded() },
        node: node),
      sources)
    version = source?.version ?? 0
    if source != nil { elements = [] }
    begin()
    return core
  }

  private func armed() {
    isArmed = true
    if hasStarted { begin() }
  }

  private func sourceHasEnded() {
    hasEnded = true
    finishIfDone()
  }

  private func finishIfDone() {
    if hasEnded, attach == nil, !hasWork { core.end(.finished) }
  }

  // MARK: Following

  private func take(_ step: ArrayStep<Input>) {
    let isFirst = !hasStarted
    hasStarted = true
    self.step = step
    defer {
      self.step = nil
      version = source?.version ?? 0
      finishIfDone()
    }
    switch step.change {
    case .reset:
      if source == nil { elements = step.wholeOfReset }
      let count = step.count
      // One event, with what the first slice achieves.
      openBatch()
      reset(count: count)
      if !isFirst { begin() }
    case .changes(let changeset):
      if source == nil { elements = step.whole }
      change(by: changeset)
      begin()
    }
  }

  /// Whether the array has been edited since the last event, and another one is on its way.
  private var isBehind: Bool { step == nil && source?.flags.contains(.hasQueuedElements) == true }

  private func openBatch() {
    if hasOpenBatch { return }
    hasOpenBatch = true
    core.batchDepth += 1
  }

  private func closeBatch() {
    guard hasOpenBatch else { return }
    hasOpenBatch = false
    core.batchDepth -= 1
    if core.batchDepth == 0 { core.flush() }
  }

  /// Works for one slice, or until everything is done if there are no slices.
  private func begin() {
    if core.expected != 0 {
      // What caused this will also change the function that is applied, or the array once more.
      return core.settle { self.begin() }
    }
    // The next event begins again.
    if isBehind { return }
    if isReady, hasWork {
      if let slices {
        slices.start(self)
      } else {
        var slice = Slice.unlimited
        advance(&slice)
      }
    }
    closeBatch()
    if isReady, let attach {
      self.attach = nil
      attach(core)
      finishIfDone()
    }
  }

  @usableFromInline
  package final func work(in slice: inout Slice) -> Bool {
    if isBehind { return true }
    if step == nil, let source, source.version != version {
      // The array was edited without notifying its observers.
      version = source.version
      openBatch()
      reset(count: source.elementCount)
      closeBatch()
    }
    advance(&slice)
    finishIfDone()
    return !hasWork
  }
}
