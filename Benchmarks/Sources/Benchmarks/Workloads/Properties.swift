import BindingCore
import OpenCombine

// C: properties, observed and bound both ways.

extension Row {
  static let properties = [
    Row(
      id: "C1", title: "property set, 1 observer",
      target: Target(limit: 2.5, openCombine: 25, allocations: 0, instructions: 75),
      peers: [.ours(observed), .openCombine(openCombineObserved), .limit(directlyObserved)]),
    Row(
      id: "C2", title: "two-way set",
      target: Target(limit: 4.5, allocations: 0, instructions: 190),
      peers: [.ours(boundBothWays), .limit(directlyBound)]),
  ]
}

private func observed() -> (Int) -> Int {
  let sink = Sink()
  let elements = opaqueElements()
  let property = opaque(Property(0))
  property.observeNext { sink.take($0) }
  return { count in
    for turn in 0..<count { property.value = elements[turn & 1023] }
    return sink.empty()
  }
}

private nonisolated func openCombineObserved() -> (Int) -> Int {
  let sink = Sink()
  let elements = opaqueElements()
  let subject = opaque(CurrentValueSubject<Int, Never>(0))
  let cancellable = subject.sink { sink.take($0) }
  return { count in
    for turn in 0..<count { subject.value = elements[turn & 1023] }
    return withExtendedLifetime(cancellable) { sink.empty() }
  }
}

private nonisolated func directlyObserved() -> (Int) -> Int {
  let sink = Sink()
  let elements = opaqueElements()
  let property = opaque(DirectProperty { sink.take($0) })
  return { count in
    for turn in 0..<count { property.set(elements[turn & 1023]) }
    return sink.empty()
  }
}

private func boundBothWays() -> (Int) -> Int {
  let sink = Sink()
  let elements = opaqueElements()
  let first = opaque(Property(0))
  let second = opaque(Property(0))
  first.bidirectionalBind(to: second)
  second.observeNext { sink.take($0) }
  _ = sink.empty()
  return { count in
    for turn in 0..<count { first.value = elements[turn & 1023] }
    return withExtendedLifetime(second) { sink.empty() }
  }
}

private nonisolated func directlyBound() -> (Int) -> Int {
  let sink = Sink()
  let elements = opaqueElements()
  let second = opaque(DirectProperty { sink.take($0) })
  let first = opaque(DirectProperty { second.set($0) })
  return { count in
    for turn in 0..<count { first.set(elements[turn & 1023]) }
    return sink.empty()
  }
}

private nonisolated final class DirectProperty {
  @exclusivity(unchecked) private var value = 0
  private let observer: (Int) -> Void

  init(observer: @escaping (Int) -> Void) { self.observer = opaqueObserver(observer) }

  @inline(__always)
  func set(_ newValue: Int) {
    value = newValue
    observer(newValue)
  }
}
