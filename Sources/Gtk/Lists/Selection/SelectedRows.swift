import BindingCore

/// The ids of the elements that a list shows as selected, managed by an `ItemSelection`.
///
/// A selected element is always in the list, except while a change is being announced.
nonisolated final class SelectedRows<Row: Identifiable> {
  private(set) var ids: Set<Row.ID> = []
  /// Whether a change of the list removed a selected element.
  private(set) var hasLost = false
  /// Whether a change of the list gave a selected element new content.
  private(set) var hasNewContent = false

  /// Handles a user's request: selects `selected` among the positions in `asked`, and unselects the others of those.
  private let request: @MainActor (_ selected: Positions, _ asked: Positions, ArrayContent<Row>) -> Bool

  init(request: @escaping @MainActor (Positions, Positions, ArrayContent<Row>) -> Bool) { self.request = request }

  /// Selects exactly these ids, which must be in the list.
  func set(_ ids: Set<Row.ID>) { self.ids = ids }

  func take(_ selected: Positions, outOf asked: Positions, of content: ArrayContent<Row>) -> Bool {
    // Sound: GTK changes selections on the main thread only, and the call is synchronous.
    let request = request
    nonisolated(unsafe) let (selected, asked, content) = (selected, asked, content)
    return MainActor.assumeIsolated { request(selected, asked, content) }
  }

  // MARK: Following the list

  /// Handles a replaced list.
  func follow(from old: some Sequence<Row>, to new: some Sequence<Row>) {
    guard !ids.isEmpty else { return }
    settle(leaving: old.lazy.map { $0.id }, entering: new.lazy.map { $0.id })
    hasNewContent = !ids.isEmpty
  }

  /// Handles a change of the list in these spans. `old` returns the previous elements at some positions.
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

  /// Returns the effects of list changes since the last call.
  func takeNews() -> (hasLost: Bool, hasNewContent: Bool) {
    defer { (hasLost, hasNewContent) = (false, false) }
    return (hasLost, hasNewContent)
  }
}
