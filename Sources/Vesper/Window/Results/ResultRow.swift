import PhotoSearchCore

/// One place in the list or the grid of the results.
enum ResultRow: Identifiable, Equatable {
  case photo(Photo)
  /// Above the photos of one source.
  case header(ResultSection)
  /// Nothing: what is left of a line of the grid beside a header, or behind the last photo of a source.
  case gap(PhotoSourceID, Int)

  nonisolated enum ID: Hashable {
    case photo(PhotoID)
    case header(PhotoSourceID)
    case gap(PhotoSourceID, Int)
  }

  nonisolated var id: ID {
    switch self {
    case .photo(let photo): .photo(photo.id)
    case .header(let section): .header(section.source)
    case .gap(let source, let index): .gap(source, index)
    }
  }

  /// The photo that is shown there; nil for what is no photo.
  var photo: Photo? {
    if case .photo(let photo) = self { photo } else { nil }
  }

  var isGap: Bool {
    if case .gap = self { true } else { false }
  }
}

/// The photos that one of several sources found.
nonisolated struct ResultSection: Equatable {
  let source: PhotoSourceID
  /// How many of them are shown.
  let shown: Int
  /// How many match there in all; nil where the source does not say.
  let total: Int?
  /// Whether the source stops to count at `total`.
  let totalIsCapped: Bool
}

extension [ResultRow] {
  /// The photos by source, those of one source below its header, in lines of so many.
  ///
  /// - Parameter contributions: The sources in the order of their sections, and how many photos each has.
  init(_ photos: [Photo], by contributions: [SourceContribution], columns: Int) {
    self.init()
    let groups = Dictionary(grouping: photos, by: \.id.source)
    var sources = contributions.map(\.source)
    for photo in photos where !sources.contains(photo.id.source) { sources.append(photo.id.source) }
    for source in sources {
      guard let group = groups[source] else { continue }
      let contribution = contributions.first { $0.source == source }
      append(
        .header(
          ResultSection(
            source: source, shown: group.count, total: contribution?.total,
            totalIsCapped: contribution?.totalIsCapped ?? false)))
      for index in 1..<Swift.max(columns, 1) { append(.gap(source, index)) }
      append(contentsOf: group.lazy.map(ResultRow.photo))
      let rest = group.count % columns
      if rest > 0 { for index in rest..<columns { append(.gap(source, columns + index)) } }
    }
  }
}
