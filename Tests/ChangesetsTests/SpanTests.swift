import Changesets
import GeneratedCases
import Testing

@Suite("The spans of a changeset")
struct SpanTests {
  @Test("cover a move from end to end")
  func moveIsOneSpan() {
    let forward = ListChangeset(moves: [.init(from: 1, to: 4)])
    #expect(forward.spans(oldCount: 6, newCount: 6) == [ListSpan(position: 1, removed: 4, added: 4)])
    let backward = ListChangeset(moves: [.init(from: 4, to: 1)])
    #expect(backward.spans(oldCount: 6, newCount: 6) == [ListSpan(position: 1, removed: 4, added: 4)])
  }

  @Test("keep changes apart that have something unchanged between them")
  func separateChanges() {
    let changeset = ListChangeset(deletes: [0], inserts: [4], updates: [2])
    #expect(
      changeset.spans(oldCount: 6, newCount: 6) == [
        ListSpan(position: 0, removed: 1, added: 0),
        ListSpan(position: 2, removed: 1, added: 1),
        ListSpan(position: 4, removed: 0, added: 1),
      ])
  }

  @Test("join changes that touch")
  func adjacentChanges() {
    let changeset = ListChangeset(deletes: [1, 2], inserts: [1], updates: [2, 3])
    #expect(changeset.spans(oldCount: 6, newCount: 5) == [ListSpan(position: 1, removed: 4, added: 3)])
  }

  @Test("join moves that overlap, and keep others apart")
  func overlappingMoves() {
    let old = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    let new = [0, 2, 1, 3, 5, 6, 4, 8, 7, 9]
    #expect(
      ListChangeset(from: old, to: new).spans(oldCount: 10, newCount: 10) == [
        ListSpan(position: 1, removed: 2, added: 2), ListSpan(position: 4, removed: 5, added: 5),
      ])
    let crossing = ListChangeset(moves: [.init(from: 4, to: 1), .init(from: 2, to: 6)])
    #expect(crossing.spans(oldCount: 10, newCount: 10) == [ListSpan(position: 1, removed: 6, added: 6)])
  }

  @Test("are none for an empty changeset")
  func nothing() {
    #expect(ListChangeset().spans(oldCount: 3, newCount: 3) == [])
  }

  @Test("become one from the first change to the last when there are too many")
  func tooMany() {
    let changeset = ListChangeset(deletes: [3], inserts: [10], updates: [5, 7])
    #expect(changeset.spans(oldCount: 20, newCount: 20, limit: 4).count == 4)
    #expect(
      changeset.spans(oldCount: 20, newCount: 20, limit: 3) == [ListSpan(position: 3, removed: 8, added: 8)])
    let growing = ListChangeset(inserts: (0..<600).map { $0 * 2 })
    #expect(
      growing.spans(oldCount: 1000, newCount: 1600) == [ListSpan(position: 0, removed: 599, added: 1199)])
  }

  @Test("keep a list model's listeners right for every pair of small arrays")
  func everySmallPair() {
    let alphabet = [Item(id: 0), Item(id: 0, version: 1), Item(id: 1), Item(id: 2)]
    let arrays = everyArray(over: alphabet, upTo: 4)
    var flaws: [String] = []
    for (old, new) in somePairs(arrays, arrays) {
      if let flaw = flawOfAnnouncements(from: old, to: new, limit: 500) { flaws.append("\(old) to \(new): \(flaw)") }
    }
    #expect(flaws.prefix(3) == [])
  }

  @Test("keep a list model's listeners right for random edits", arguments: [1, 2, 3, 5, 8, 13, 100])
  func randomEdits(edits: Int) {
    var generator = SplitMix64(seed: UInt64(edits))
    var newID = 100
    for round in 0..<200 {
      let old = (0..<Int.random(in: 0..<60, using: &generator)).map { Item(id: $0) }
      let new = edited(old, edits: edits, newID: &newID, using: &generator)
      let limit = round.isMultiple(of: 4) ? 3 : 500
      #expect(flawOfAnnouncements(from: old, to: new, limit: limit) == nil)
    }
  }
}

/// Plays a list model that announces the spans between two arrays, and a listener that believes it.
private func flawOfAnnouncements(from old: [Item], to new: [Item], limit: Int) -> String? {
  let changeset = ListChangeset(from: old, to: new)
  let spans = changeset.spans(oldCount: old.count, newCount: new.count, limit: limit)
  let fewest = fewestSpans(of: changeset, oldCount: old.count, newCount: new.count)
  if fewest.count <= limit, spans != fewest { return "\(spans) instead of \(fewest)" }
  if fewest.count > limit, spans.count != 1 { return "\(spans) are more than \(limit)" }

  var transition = ListTransition(oldCount: old.count)
  var listener = old
  for span in spans {
    transition.pass(span)
    let visible = (0..<transition.count).map { position in
      switch transition.origin(at: position) {
      case .old(let position): old[position]
      case .new(let position): new[position]
      }
    }
    guard visible.count == listener.count - span.removed + span.added else { return "\(span) does not fit the count" }
    let added = visible[span.position..<span.position + span.added]
    listener.replaceSubrange(span.position..<span.position + span.removed, with: added)
    if listener != visible { return "after \(span) the listener has \(listener), the model \(visible)" }
  }
  return listener == new ? nil : "the listener ends with \(listener)"
}

/// The same spans in the slow and obvious way: both lists side by side, the changed places marked, runs of them joined.
private func fewestSpans(of changeset: ListChangeset, oldCount: Int, newCount: Int) -> [ListSpan] {
  struct Row {
    var old: Int?
    var new: Int?
    var isChanged: Bool
  }
  let left = Set(changeset.deletes + changeset.moves.map(\.from))
  let entered = Set(changeset.inserts + changeset.moves.map(\.to))
  var rows: [Row] = []
  var old = 0
  var new = 0
  while old < oldCount || new < newCount {
    if left.contains(old) {
      rows.append(Row(old: old, new: nil, isChanged: true))
      old += 1
    } else if entered.contains(new) {
      rows.append(Row(old: nil, new: new, isChanged: true))
      new += 1
    } else {
      rows.append(Row(old: old, new: new, isChanged: changeset.updates.contains(new)))
      old += 1
      new += 1
    }
  }
  for move in changeset.moves {
    let from = rows.firstIndex { $0.old == move.from }!
    let to = rows.firstIndex { $0.new == move.to }!
    for row in min(from, to)...max(from, to) { rows[row].isChanged = true }
  }
  return rows.split { !$0.isChanged }.map { run in
    ListSpan(
      position: rows[..<run.startIndex].count { $0.new != nil }, removed: run.count { $0.old != nil },
      added: run.count { $0.new != nil })
  }
}
