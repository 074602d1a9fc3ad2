/// Lets the elements of an operator with several sources through one at a time, so that an observer is never
/// re-entered.
///
/// A subject serialises by its own queue; a chain with one source needs no gate.
@usableFromInline
nonisolated class Gate {
  /// The observation of the observer behind the gate. The backlog is dropped once it is disposed, because user
  /// functions may lie downstream. (The subscription to the sources would not do: it ends before the last elements are
  /// delivered.)
  @usableFromInline final let observation: Subscription?
  @exclusivity(unchecked) @usableFromInline final var isBusy = false
  /// A `Backlog` of the gate's element type.
  @exclusivity(unchecked) @usableFromInline final var backlog: AnyObject?
  #if DEBUG
  /// Whether `Audit` will check it.
  final var isSuspect = false
  #endif

  @inlinable init(_ observation: Subscription? = nil) { self.observation = observation }

  /// Whether the observer is gone.
  @inlinable final var isClosed: Bool {
    if let observation { !observation.isLive } else { false }
  }
}

/// The events waiting at a gate: elements, then possibly the end.
@usableFromInline
nonisolated final class Backlog<Element> {
  @exclusivity(unchecked) @usableFromInline var elements: [Element] = []
  @exclusivity(unchecked) @usableFromInline var end: (() -> Void)?
  @inlinable init() {}
}

/// A mutable variable shared by the closures of one operator.
@usableFromInline
nonisolated final class Box<Value> {
  @exclusivity(unchecked) @usableFromInline var value: Value
  @inlinable init(_ value: Value) { self.value = value }
}

/// Passes an element on, or queues it behind the one being passed.
@inlinable
@inline(__always)
nonisolated func pass<Element>(_ gate: Gate, _ element: Element, _ next: (Element) -> Void) {
  if gate.isBusy { return enqueue(gate, element) }
  Audit.begin()
  Audit.note(gate)
  gate.isBusy = true
  next(element)
  if gate.backlog != nil { drain(gate, next) }
  gate.isBusy = false
  Audit.end()
}

/// Passes an element on to an observer, or queues it behind the one being passed. A tuple takes no detour this way, as
/// it would through a variable that holds the observer's `next`.
@inlinable
@inline(__always)
nonisolated func pass<Element, Failure>(_ gate: Gate, _ element: Element, to observer: Observer<Element, Failure>) {
  pass(gate, element, observer.next)
}

/// Passes the end on, or queues it behind the waiting elements.
@usableFromInline
nonisolated func passEnd<Element, Failure>(
  _ gate: Gate, _ completion: Completion<Failure>, _ observer: Observer<Element, Failure>
) {
  guard let end = observer.end, !gate.isClosed else { return }
  guard gate.isBusy else { return end(completion) }
  let backlog = backlog(of: gate, Element.self)
  let isRelease = Release.isUnderway
  if backlog.end == nil { backlog.end = { Release.perform(if: isRelease) { end(completion) } } }
}

@inlinable
@inline(never)
nonisolated func enqueue<Element>(_ gate: Gate, _ element: Element) {
  let backlog = backlog(of: gate, Element.self)
  if backlog.end == nil { backlog.elements.append(element) }
}

@inlinable
@inline(never)
nonisolated func drain<Element>(_ gate: Gate, _ next: (Element) -> Void) {
  var watch = FeedbackWatch<Element>()
  while let held = gate.backlog {
    gate.backlog = nil
    let backlog = unsafeDowncast(held, to: Backlog<Element>.self)
    if let first = backlog.elements.first { watch.round(of: backlog.elements.count, first, at: .join) }
    for element in backlog.elements {
      if gate.isClosed {
        gate.backlog = nil
        return
      }
      next(element)
    }
    if !gate.isClosed { backlog.end?() }
  }
}

@inlinable
nonisolated func backlog<Element>(of gate: Gate, _ type: Element.Type) -> Backlog<Element> {
  if let held = gate.backlog { return unsafeDowncast(held, to: Backlog<Element>.self) }
  let backlog = Backlog<Element>()
  gate.backlog = backlog
  return backlog
}
