import BindingCore

// H: an observable array with an observer, beside a bare array whose edits are told by a call.

extension Row {
  static let arrays = [
    Row(
      id: "H1", title: "append, up to 10,000", unit: 10_000,
      target: Target(limit: 3, allocations: 0.01, instructions: 140),
      peers: [.ours { appending(upTo: 10_000) }, .limit { appendingToBareArray(upTo: 10_000) }]),
    Row(
      id: "H1 flat", title: "append, up to 100,000; limit: up to 1,000", unit: 100_000,
      target: Target(limit: 1.5, allocations: 0.01),
      peers: [.ours { appending(upTo: 100_000) }, .limit { appending(upTo: 1000) }]),
    Row(
      id: "H2", title: "random insert, up to 10,000", unit: 10_000,
      target: Target(limit: 1.2, allocations: 0.01, instructions: 900),
      peers: [.ours(inserting), .limit(insertingIntoBareArray)]),
    Row(
      id: "H3", title: "batch of 1,000 edits on 10,000, each", unit: 1000,
      target: Target(limit: 2, allocations: 0.05),
      peers: [.ours(batching), .limit(editingBareArray)]),
  ]
}

private func appending(upTo limit: Int) -> (Int) -> Int {
  let sink = Sink()
  return { count in
    forEachLength(of: count, limit) { length in
      let array = opaque(MutableObservableArray<Int>())
      array.observeNext { sink.take($0.collection.count) }
      for element in 0..<length { array.append(element) }
      sink.take(-length * (length + 1) / 2)
    }
    return sink.empty()
  }
}

private func appendingToBareArray(upTo limit: Int) -> (Int) -> Int {
  let sink = Sink()
  let observer = opaqueObserver { sink.take($0) }
  return { count in
    forEachLength(of: count, limit) { length in
      let array = opaque(BareArray())
      for element in 0..<length {
        array.elements.append(element)
        observer(array.elements.count)
      }
      sink.take(-length * (length + 1) / 2)
    }
    return sink.empty()
  }
}

private func inserting() -> (Int) -> Int {
  let sink = Sink()
  return { count in
    forEachLength(of: count, 10_000) { length in
      var random = Random(seed: 3)
      let array = opaque(MutableObservableArray<Int>())
      array.observeNext { sink.take($0.collection.count) }
      for element in 0..<length { array.insert(element, at: random.below(element + 1)) }
    }
    return sink.empty()
  }
}

private func insertingIntoBareArray() -> (Int) -> Int {
  let sink = Sink()
  let observer = opaqueObserver { sink.take($0) }
  return { count in
    forEachLength(of: count, 10_000) { length in
      var random = Random(seed: 3)
      let array = opaque(BareArray())
      for element in 0..<length {
        array.elements.insert(element, at: random.below(element + 1))
        observer(array.elements.count)
      }
    }
    return sink.empty()
  }
}

/// So many operations on arrays that grow to a limit, one after another.
private func forEachLength(of count: Int, _ limit: Int, _ body: (Int) -> Void) {
  for start in stride(from: 0, to: count, by: limit) { body(min(limit, count - start)) }
}

/// The observer reads what the batch has become.
private func batching() -> (Int) -> Int {
  let sink = Sink()
  let array = opaque(MutableObservableArray(Array(0..<10_000)))
  array.observeNext { event in
    if case .changes(let changeset) = event.change { sink.take(changeset.growth) }
    sink.take(event.collection.count)
  }
  _ = sink.empty()
  return { count in
    for _ in 0..<count / 1000 {
      var random = Random(seed: 4)
      array.batchUpdate {
        for edit in 0..<1000 {
          switch edit & 3 {
          case 0: array.insert(edit, at: random.below(array.count + 1))
          case 1: array.remove(at: random.below(array.count))
          case 2: array[random.below(array.count)] = edit
          default: array.move(from: random.below(array.count), to: random.below(array.count))
          }
        }
      }
    }
    return sink.empty()
  }
}

private nonisolated func editingBareArray() -> (Int) -> Int {
  let sink = Sink()
  let array = opaque(BareArray())
  array.elements = Array(0..<10_000)
  let observer = opaqueObserver { sink.take($0) }
  return { count in
    for _ in 0..<count / 1000 {
      var random = Random(seed: 4)
      for edit in 0..<1000 {
        switch edit & 3 {
        case 0: array.elements.insert(edit, at: random.below(array.elements.count + 1))
        case 1: array.elements.remove(at: random.below(array.elements.count))
        case 2: array.elements[random.below(array.elements.count)] = edit
        default:
          let (source, destination) = (random.below(array.elements.count), random.below(array.elements.count))
          if source != destination { array.elements.insert(array.elements.remove(at: source), at: destination) }
        }
      }
      observer(array.elements.count)
    }
    return sink.empty()
  }
}

private nonisolated final class BareArray {
  @exclusivity(unchecked) var elements: [Int] = []
}
