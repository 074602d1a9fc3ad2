import BindingCore
import OpenCombine

// B: operators between a subject and its observer.

extension Row {
  static let chains = [
    Row(
      id: "B2", title: "map, filter, map, removeDuplicates",
      target: Target(limit: 1.6, openCombine: 25, allocations: 0, instructions: 200),
      peers: [.ours(chain), .openCombine(openCombineChain), .limit(directChain)])
  ]
}

private func chain() -> (Int) -> Int {
  let sink = Sink()
  let elements = opaqueElements()
  let subject = opaque(BindingCore.PassthroughSubject<Int, Never>())
  subject.map { $0 &* 2 }.filter { $0 & 6 != 6 }.map { $0 >> 1 }.removeDuplicates()
    .observeNext { sink.take($0) }
  return { count in
    for turn in 0..<count { subject.send(elements[turn & 1023]) }
    return sink.empty()
  }
}

private nonisolated func openCombineChain() -> (Int) -> Int {
  let sink = Sink()
  let elements = opaqueElements()
  let subject = opaque(OpenCombine.PassthroughSubject<Int, Never>())
  let cancellable = subject.map { $0 &* 2 }.filter { $0 & 6 != 6 }.map { $0 >> 1 }.removeDuplicates()
    .sink { sink.take($0) }
  return { count in
    for turn in 0..<count { subject.send(elements[turn & 1023]) }
    return withExtendedLifetime(cancellable) { sink.empty() }
  }
}

private nonisolated func directChain() -> (Int) -> Int {
  let stages = Stages()
  let sink = Sink()
  let elements = opaqueElements()
  let observer = opaqueObserver { sink.take($0) }
  let start = DirectOperators.map(
    stages.double,
    DirectOperators.filter(
      stages.isWanted, DirectOperators.map(stages.half, DirectOperators.removeDuplicates(observer))))
  return { count in
    for turn in 0..<count { start(elements[turn & 1023]) }
    return sink.empty()
  }
}
