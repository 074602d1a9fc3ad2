import BindingCore

/// Which elements of a list are selected, by their ids: what the list shows. An `ItemSelection` looks after it.
///
/// Selected is always an element that is in the list, but for the time in which a change is being announced.
nonisolated final class SelectedRows<Row: Identifiable> {
  private(set) var ids: Set<Row.ID> = []
  /// Whether a change of the list took a selected element away.
  private(set) var hasLost = false
  /// Whether a change of the list gave a selected element new content.
  private(set) var hasNewContent = false

  /// Does what a user asks for: selects `selected` out of the positions `asked` about, unselects the others of those.
  private let request: @MainActor (_ selected: Positions, _ asked: Positions, ArrayContent<Row>) -> Bool

  init(request: @escaping @MainActor (Positions, Positions, ArrayContent<Row>) -> Bool) { self.request = request }

  /// Selects exactly these, which must be in the list.
  func set(_ ids: Set<Row.ID>) { self.ids = ids }

  func take(_ selected: Positions, outOf asked: Positions, of content: ArrayContent<Row>) -> Bool {
    // Sound: GTK changes selections on the main thread only, and the call is synchronous.
    let request = request
    nonisolated(unsafe) let (selected, asked, content) = (selected, asked, content)
    return MainActor.assumeIsolated { request(selected, asked, content) }
  }

  // MARK: Following the list

  /// Another list is there.
  func follow(from old: some Sequence<Row>, to new: [Row]) {
    guard !ids.isEmpty else { return }
    settle(leaving: old.lazy.map { $0.id }, entering: new.lazy.map(\.id))
    hasNewContent = !ids.isEmpty
  }

  /// The list changed in these spans. `old` tells the elements that were at some positions.
  func follow(
    _ changeset: ListChangeset, _ spans: [ListSpan], from old: (Range<Int>) -> [Row],
    to new: ArrayStep<Row>
  ) {
    guard !ids.isEmpty else { return }
    var shift = 0
    var leaving: [Row.ID] = []
    for span in spans {
      let start = span.position + shift
      leaving += old(start..<start + span.removed).lazy.map(\.id).filter(ids.contains)
      shift += span.removed - span.added
    }
    if !leaving.isEmpty {
      settle(leaving: leaving, entering: spans.lazy.flatMap { new[$0.range].lazy.map(\.id) })
    }
    hasNewContent =
      changeset.updates.contains { ids.contains(new[$0].id) }
      || changeset.inserts.contains { ids.contains(new[$0].id) }
  }

  private func settle(leaving: some Sequence<Row.ID>, entering: some Sequence<Row.ID>) {
    var gone = ids.intersection(leaving)
    for id in entering where !gone.isEmpty { gone.remove(id) }
    hasLost = !gone.isEmpty
    ids.subtract(gone)
  }

  /// What changes of the list did since this was asked last.
  func takeNews() -> (hasLost: Bool, hasNewContent: Bool) {
    defer { (hasLost, hasNewContent) = (false, false) }
    return (hasLost, hasNewContent)
  }
}
