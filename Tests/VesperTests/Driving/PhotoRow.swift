import CGtk

/// A row of the results, as the accessibility tree tells it.
nonisolated struct PhotoRow: Sendable {
  let title: String
  let author: String
  let license: String
  /// The place of the picture, or of the placeholder.
  let thumbnail: AccessibleNode
  /// Opens the photo's page.
  let openButton: AccessibleNode

  /// Nil for a row that is being built.
  init?(_ row: AccessibleNode) {
    let labels = row.labels
    guard row.role == "list item", labels.count == 3, row.name == labels.joined(separator: ", "),
      let thumbnail = row.first(where: { node in node.children.contains { $0.role == "image" } }),
      let openButton = row.first(where: { $0.role == "button" && $0.name.hasPrefix("Open ") })
    else { return nil }
    title = labels[0]
    author = labels[1]
    license = labels[2]
    self.thumbnail = thumbnail
    self.openButton = openButton
  }
}

extension AccessibleNode {
  var photoRows: [PhotoRow] { all.compactMap(PhotoRow.init) }

  /// Whether so many photos were found and those that the list has are built: all of them with GTK 4.8, and with newer
  /// versions, which make lines when they come near the window, some.
  func finds(_ count: Int) -> Bool { isFull(photoRows.count, of: count) }

  /// The same for what shows photos in another way, of which there are so many.
  func isFull(_ shown: Int, of count: Int) -> Bool {
    hasLines(shown, of: count)
      && (shown == count || all.contains { $0.role == "status" && $0.name.hasPrefix("\(count) ") })
  }

  /// The same where the count is told in another language.
  func hasLines(_ shown: Int, of count: Int) -> Bool {
    gtk_get_minor_version() < 12 ? shown == count : (min(count, 3)...count).contains(shown)
  }

  var searchEntry: AccessibleNode? { first { $0.role == "search box" } }
}
