import BindingCore
import OpenCombine

// E, F: what it costs to begin and to end.

extension Row {
  static let subscriptions = [
    Row(
      id: "E2", title: "subscribe, 1 event, dispose; 5 operators",
      target: Target(limit: 1.8, openCombine: 5, allocations: 9, instructions: 5000),
      peers: [.ours(subscribing), .openCombine(openCombineSubscribing), .limit(directlySubscribing)]),
    Row(
      id: "F", title: "flatMapLatest switch, 1 event",
      target: Target(limit: 2.8, openCombine: 5, allocations: 2, instructions: 1700),
      peers: [.ours(switching), .openCombine(openCombineSwitching), .limit(directlySwitching)]),
  ]
}

private func subscribing() -> (Int) -> Int {
  let sink = Sink()
  let elements = opaqueElements()
  let subject = opaque(BindingCore.PassthroughSubject<Int, Never>())
  let chain = opaque(
    subject.map { $0 &* 2 }.filter { $0 & 6 != 6 }.map { $0 >> 1 }.removeDuplicates().map { $0 &+ 1 })
  return { count in
    for turn in 0..<count {
      let element = elements[turn & 1023]
      let subscription = chain.observeNext { sink.take($0) }
      subject.send(element)
      subscription.dispose()
    }
    return sink.empty()
  }
}

private nonisolated func openCombineSubscribing() -> (Int) -> Int {
  let sink = Sink()
  let elements = opaqueElements()
  let subject = opaque(OpenCombine.PassthroughSubject<Int, Never>())
  let chain = opaque(
    subject.map { $0 &* 2 }.filter { $0 & 6 != 6 }.map { $0 >> 1 }.removeDuplicates().map { $0 &+ 1 })
  return { count in
    for turn in 0..<count {
      let element = elements[turn & 1023]
      let cancellable = chain.sink { sink.take($0) }
      subject.send(element)
      cancellable.cancel()
    }
    return sink.empty()
  }
}

private nonisolated func directlySubscribing() -> (Int) -> Int {
  let stages = Stages()
  let sink = Sink()
  let elements = opaqueElements()
  let source = opaque(DirectSource())
  return { count in
    for turn in 0..<count {
      let element = elements[turn & 1023]
      let token = DirectToken()
      let observer = { (element: Int) in if token.isLive { sink.take(element) } }
      source.observer = DirectOperators.map(
        stages.double,
        DirectOperators.filter(
          stages.isWanted,
          DirectOperators.map(
            stages.half, DirectOperators.removeDuplicates(DirectOperators.map(stages.increment, observer)))))
      source.observer?(element)
      token.isLive = false
      source.observer = nil
    }
    return sink.empty()
  }
}

private func switching() -> (Int) -> Int {
  let sink = Sink()
  let elements = opaqueElements()
  let outer = opaque(BindingCore.PassthroughSubject<Int, Never>())
  let inner = (0..<2).map { _ in opaque(BindingCore.PassthroughSubject<Int, Never>()) }
  outer.flatMapLatest { inner[$0 & 1] }.observeNext { sink.take($0) }
  return { count in
    for turn in 0..<count {
      let element = elements[turn & 1023]
      outer.send(element)
      inner[element & 1].send(element)
    }
    return sink.empty()
  }
}

private nonisolated func openCombineSwitching() -> (Int) -> Int {
  let sink = Sink()
  let elements = opaqueElements()
  let outer = opaque(OpenCombine.PassthroughSubject<Int, Never>())
  let inner = (0..<2).map { _ in opaque(OpenCombine.PassthroughSubject<Int, Never>()) }
  let cancellable = outer.map { inner[$0 & 1] }.switchToLatest().sink { sink.take($0) }
  return { count in
    for turn in 0..<count {
      let element = elements[turn & 1023]
      outer.send(element)
      inner[element & 1].send(element)
    }
    return withExtendedLifetime(cancellable) { sink.empty() }
  }
}

private nonisolated func directlySwitching() -> (Int) -> Int {
  let sink = Sink()
  let elements = opaqueElements()
  let next = opaqueObserver { sink.take($0) }
  let inner = (0..<2).map { _ in opaque(DirectSource()) }
  let current = opaque(DirectCurrent())
  let outer: (Int) -> Void = opaqueObserver { element in
    current.token?.isLive = false
    current.source?.observer = nil
    let token = DirectToken()
    current.token = token
    current.source = inner[element & 1]
    current.source?.observer = opaqueObserver { if token.isLive { next($0) } }
  }
  return { count in
    for turn in 0..<count {
      let element = elements[turn & 1023]
      outer(element)
      inner[element & 1].observer?(element)
    }
    return sink.empty()
  }
}

private nonisolated final class DirectSource {
  @exclusivity(unchecked) var observer: ((Int) -> Void)?
}

private nonisolated final class DirectToken {
  @exclusivity(unchecked) var isLive = true
}

private nonisolated final class DirectCurrent {
  @exclusivity(unchecked) var token: DirectToken?
  @exclusivity(unchecked) var source: DirectSource?
}
