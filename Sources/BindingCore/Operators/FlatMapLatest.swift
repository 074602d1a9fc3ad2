extension SignalProtocol {
  /// Turns each element into a signal and delivers the elements of the newest one only.
  ///
  ///     source:  --a--------b------------|
  ///     a:         -1--2--3--4
  ///     b:                  -5--6--|
  ///     out:     ---1--2--3--5--6--------|
  ///
  /// The signal before is disposed when a new one arrives and before that is observed. Glitch-free: of a change that
  /// makes the source switch and reaches the signal before as well nothing is delivered by that one. Where the new signal
  /// begins at a bound property that is told of the change after the source, its first element is the value that the
  /// change brings.
  ///
  /// Finishes when both the source and the newest signal have finished, fails with the first failure. This is what a
  /// search as you type is made of: the answer of an older query never overtakes that of a newer one.
  @inlinable
  public func flatMapLatest<Inner: SignalProtocol>(
    _ transform: @escaping (Element) -> Inner
  ) -> Signal<Inner.Element, Failure> where Inner.Failure == Failure {
    Signal(attach: { observer, subscription in
      let sources = Subscription()
      subscription.add(sources)
      let source = SourceOfInners(observer, subscription, sources)
      attach(
        Observer(
          next: { element in
            let inner = InnerSubscription(source.outlet)
            source.outlet.change(to: inner)
            // To leave a signal runs functions of the user, which may have ended it all or switched again.
            if inner.isDisposed { return }
            transform(element).attach(
              Observer(
                next: { inner.receive($0) }, end: { inner.end($0) },
                node: Unmanaged<Node>.passUnretained(source.outlet)),
              inner)
          },
          end: { source.outlet.endOfSource($0) },
          node: Unmanaged<Node>.passUnretained(source.outlet)),
        sources)
    })
  }
}

// Who holds whom: the closures of the source hold a `SourceOfInners`, that and each inner signal hold the
// `InnerOutlet`, which holds the observer. `NewestInner` holds the inner signal for as long as the source lives.

/// The subscription to one inner signal and at the same time all that its observer needs, so that a switch allocates
/// nothing else.
@usableFromInline
nonisolated final class InnerSubscription<Element, Failure: Error>: Subscription {
  @usableFromInline let outlet: InnerOutlet<Element, Failure>

  @inlinable
  init(_ outlet: InnerOutlet<Element, Failure>) {
    self.outlet = outlet
    super.init()
  }

  @inlinable
  func receive(_ element: Element) {
    guard isLive else { return }
    if outlet.holdsBack { return outlet.hold(element) }
    pass(outlet, element, to: outlet.observer)
  }

  @usableFromInline
  func end(_ completion: Completion<Failure>) {
    guard isLive else { return }
    dispose()
    outlet.endOfInner(completion)
  }
}

/// Where the elements of all inner signals go, one at a time.
///
/// The node of the source and of the inner signals: a change that may still switch keeps what it makes the present signal
/// deliver waiting here, and drops it with the switch. What the new signal delivers does not wait.
@usableFromInline
nonisolated final class InnerOutlet<Element, Failure: Error>: OperatorNode {
  @usableFromInline let observer: Observer<Element, Failure>
  @usableFromInline let newest = NewestInner()
  @exclusivity(unchecked) @usableFromInline var holdsBack = false
  @exclusivity(unchecked) private var held: ContiguousArray<Element> = []
  @exclusivity(unchecked) private var heldEnd: Completion<Failure>?
  @exclusivity(unchecked) private var heldEndIsRelease = false
  /// The observation of the source. It may be gone when the last inner signal ends.
  private weak var sources: Subscription?
  private var sourceHasFinished = false
  private var hasEnded = false

  @usableFromInline
  init(_ observer: Observer<Element, Failure>, _ observation: Subscription, _ sources: Subscription) {
    self.observer = observer
    self.sources = sources
    super.init(observation, downstream: observer.node)
    sources.add(newest)
  }

  // MARK: Between the source and the observer

  @usableFromInline
  override func beginWaiting() { holdsBack = newest.isRunning }

  @usableFromInline
  override func fire() { if holdsBack { letThrough() } }

  @usableFromInline
  override var skipsOutdatedValues: Bool { true }

  @inlinable
  @inline(__always)
  func change(to inner: Subscription) {
    if holdsBack { forget() }
    newest.change(to: inner)
  }

  @usableFromInline
  func forget() {
    holdsBack = false
    held.removeAll(keepingCapacity: true)
    heldEnd = nil
  }

  @usableFromInline
  func hold(_ element: Element) { held.append(element) }

  /// The source has not switched.
  private func letThrough() {
    holdsBack = false
    let end = heldEnd
    heldEnd = nil
    if !held.isEmpty {
      var elements = held
      held = []
      if isBusy {
        for element in elements { enqueue(self, element) }
      } else {
        Audit.begin()
        Audit.note(self)
        isBusy = true
        for element in elements where !isClosed { observer.next(element) }
        if backlog != nil { drain(self, observer.next) }
        isBusy = false
        Audit.end()
      }
      if held.isEmpty {
        elements.removeAll(keepingCapacity: true)
        held = elements
      }
    }
    if let end { Release.perform(if: heldEndIsRelease) { self.end(end) } }
  }

  // MARK: The end

  @usableFromInline
  func endOfSource(_ completion: Completion<Failure>) {
    sourceHasFinished = true
    guard case .finished = completion else {
      forget()
      return end(completion)
    }
    if holdsBack { letThrough() }
    if !newest.isRunning { end(completion) }
  }

  func endOfInner(_ completion: Completion<Failure>) {
    newest.isRunning = false
    if case .finished = completion, !sourceHasFinished { return }
    guard holdsBack else { return end(completion) }
    heldEnd = completion
    heldEndIsRelease = Release.isUnderway
  }

  private func end(_ completion: Completion<Failure>) {
    if hasEnded { return }
    hasEnded = true
    sources?.dispose()
    passEnd(self, completion, observer)
  }
}

/// What the observer of the source holds. When it goes nobody can switch any more.
@usableFromInline
nonisolated final class SourceOfInners<Element, Failure: Error> {
  @usableFromInline let outlet: InnerOutlet<Element, Failure>

  @usableFromInline
  init(_ observer: Observer<Element, Failure>, _ observation: Subscription, _ sources: Subscription) {
    outlet = InnerOutlet(observer, observation, sources)
  }

  deinit { outlet.newest.letGo() }
}

/// The inner signal that is to be left when a newer one comes, or everything ends.
@usableFromInline
nonisolated final class NewestInner: Disposable {
  @exclusivity(unchecked) @usableFromInline var inner: Subscription?
  @exclusivity(unchecked) @usableFromInline var isRunning = false
  @usableFromInline private(set) var isDisposed = false
  // After the source has gone: an inner signal and its observer hold each other, and around one that is silent for ever
  // they would do so for ever.
  private weak var last: Subscription?
  private var childrenOfLast: ContiguousArray<any Disposable> = []

  @inlinable init() {}

  @inlinable
  @inline(__always)
  func change(to new: Subscription) {
    let old = inner
    inner = new
    isRunning = true
    old?.dispose()
  }

  func letGo() {
    guard let inner else { return }
    last = inner
    childrenOfLast = inner.children
    self.inner = nil
  }

  @usableFromInline
  func dispose() {
    isDisposed = true
    letGo()
    last?.dispose()
    let children = childrenOfLast
    childrenOfLast = []
    for child in children { child.dispose() }
  }
}
