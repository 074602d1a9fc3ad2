import CGtk
import Testing

/// A photo of the results, in rows or as a line of the list, as the accessibility tree tells it.
nonisolated struct PhotoRow: Sendable {
  let title: String
  let author: String
  let license: String
  /// The place of the picture, or of the placeholder.
  let thumbnail: AccessibleNode
  /// Opens the photo's page, in the list.
  let openButton: AccessibleNode?

  /// Nil for one that is being built.
  init?(_ row: AccessibleNode) {
    let labels = row.labels
    guard row.role == "list item", labels.count == 3, row.name == labels.joined(separator: ", "),
      let thumbnail = row.first(where: { node in node.children.contains { $0.role == "image" } })
    else { return nil }
    title = labels[0]
    author = labels[1]
    license = labels[2]
    self.thumbnail = thumbnail
    openButton = row.first { $0.role == "button" && $0.name.hasPrefix("Open ") }
  }
}

extension AccessibleNode {
  /// The photos, however they are shown.
  var foundPhotos: [PhotoRow] { all.compactMap(PhotoRow.init) }

  /// The photos as lines of the list.
  var photoRows: [PhotoRow] { foundPhotos.filter { $0.openButton != nil } }

  /// Whether so many photos were found and those near the window are built: in the list of GTK 4.8 all of them, and
  /// elsewhere some.
  func finds(_ count: Int) -> Bool { isFull(foundPhotos.count, of: count) }

  /// The same for what shows photos in another way, of which there are so many.
  func isFull(_ shown: Int, of count: Int) -> Bool {
    hasLines(shown, of: count)
      && (shown == count || all.contains { $0.role == "status" && $0.name.hasPrefix("\(count) ") })
  }

  /// The same where the count is told in another language.
  func hasLines(_ shown: Int, of count: Int) -> Bool {
    gtk_get_minor_version() < 12 && !photoRows.isEmpty
      ? shown == count : (min(count, 2)...count).contains(shown)
  }

  var searchEntry: AccessibleNode? { first { $0.role == "search box" } }
}

extension RunningVesper {
  /// Shows the photos as a list, and returns its lines.
  @discardableResult
  func showList() async throws -> [PhotoRow] {
    try await display.press("ctrl+1")
    return try await wait(for: "the list") { $0.photoRows.isEmpty ? nil : $0.photoRows }
  }
}
