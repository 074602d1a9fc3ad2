/// Where operators with several sources let one element through at a time, so that an observer is never re-entered.
///
/// A subject serialises by its own queue; a chain with one source needs no gate.
@usableFromInline
nonisolated class Gate {
  @exclusivity(unchecked) @usableFromInline final var isBusy = false
  @exclusivity(unchecked) @usableFromInline final var backlog: AnyObject?
  @inlinable init() {}
}

/// A mutable variable shared by the closures of one operator.
@usableFromInline
nonisolated final class Box<Value> {
  @exclusivity(unchecked) @usableFromInline var value: Value
  @inlinable init(_ value: Value) { self.value = value }
}

/// Passes an element on, or queues it behind the one that is being passed.
@inlinable
@inline(__always)
nonisolated func pass<Element>(_ gate: Gate, _ element: Element, _ next: (Element) -> Void) {
  if gate.isBusy { return enqueue(gate, element) }
  gate.isBusy = true
  next(element)
  if gate.backlog != nil { drain(gate, next) }
  gate.isBusy = false
}

@inlinable
@inline(never)
nonisolated func enqueue<Element>(_ gate: Gate, _ element: Element) {
  if let backlog = gate.backlog {
    unsafeDowncast(backlog, to: Box<[Element]>.self).value.append(element)
  } else {
    gate.backlog = Box<[Element]>([element])
  }
}

@inlinable
@inline(never)
nonisolated func drain<Element>(_ gate: Gate, _ next: (Element) -> Void) {
  while let backlog = gate.backlog {
    gate.backlog = nil
    for element in unsafeDowncast(backlog, to: Box<[Element]>.self).value { next(element) }
  }
}
