extension SignalProtocol {
  /// Turns each element into a signal and delivers the elements of only the newest one.
  ///
  ///     source:  --a--------b------------|
  ///     a:         -1--2--3--4
  ///     b:                  -5--6--|
  ///     out:     ---1--2--3--5--6--------|
  ///
  /// When an element arrives, the previous signal is disposed before the new one is observed. Glitch-free: if a change
  /// both makes the source switch and reaches the previous signal, the previous signal delivers nothing for it. If the
  /// new signal starts at a bound property that receives the change after the source, its first element is the value
  /// from that change.
  ///
  /// Finishes when both the source and the newest signal have finished, and fails with the first failure. This is the
  /// basis of search-as-you-type: the result of an older query never overtakes that of a newer one.
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
            // Disposing a signal runs user code, which may have ended everything or switched again.
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

// Ownership: the closures of the source retain a `SourceOfInners`. That and each inner signal retain the `InnerOutlet`,
// which retains the observer. `NewestInner` retains the inner signal as long as the source lives.

/// The subscription to one inner signal, which also holds everything its observer needs, so that a switch allocates
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

/// Delivers the elements of all inner signals, one at a time.
///
/// The node of the source and of the inner signals. Elements that the current signal delivers for a change that may
/// still cause a switch are held here, and dropped if the switch happens. Elements of the new signal are not held.
@usableFromInline
nonisolated final class InnerOutlet<Element, Failure: Error>: OperatorNode {
  @usableFromInline let observer: Observer<Element, Failure>
  @usableFromInline let newest = NewestInner()
  @exclusivity(unchecked) @usableFromInline var holdsBack = false
  @exclusivity(unchecked) private var held: ContiguousArray<Element> = []
  @exclusivity(unchecked) private var heldEnd: Completion<Failure>?
  @exclusivity(unchecked) private var heldEndIsRelease = false
  /// The observation of the source. It may be deallocated when the last inner signal ends.
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

  // MARK: Holding back

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

  /// Delivers the held elements, because the source has not switched.
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

/// Retained by the observer of the source. Once it is deallocated, no further switch is possible.
@usableFromInline
nonisolated final class SourceOfInners<Element, Failure: Error> {
  @usableFromInline let outlet: InnerOutlet<Element, Failure>

  @usableFromInline
  init(_ observer: Observer<Element, Failure>, _ observation: Subscription, _ sources: Subscription) {
    outlet = InnerOutlet(observer, observation, sources)
  }

  deinit { outlet.newest.letGo() }
}

/// The inner signal to dispose when a newer one arrives or everything ends.
@usableFromInline
nonisolated final class NewestInner: Disposable {
  @exclusivity(unchecked) @usableFromInline var inner: Subscription?
  @exclusivity(unchecked) @usableFromInline var isRunning = false
  @usableFromInline private(set) var isDisposed = false
  // After the source is gone, an inner signal and its observer retain each other, which for a signal that stays silent
  // would last forever.
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
