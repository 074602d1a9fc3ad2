import PhotoSearchCore

/// What is said about a network that is not there.
nonisolated extension Words {
  static let withoutNetwork = translated("There is no network, so sample photos are searched.")

  /// - Parameter isWanted: Whether the person started the program without a network.
  static func sentence(for loss: NetworkLoss, isWanted: Bool) -> String {
    switch loss {
    case .standsIn(let source, _) where isWanted:
      translated(
        "VESPER_OFFLINE is set, so Vesper searches its sample photos. Start it without that to search \(sourceName(source))."
      )
    case .standsIn(let source, hasResults: true):
      translated(
        "There is no network, so these are sample photos. Vesper searches \(sourceName(source)) again when it is back.")
    case .standsIn(let source, hasResults: false):
      translated(
        "There is no network, so Vesper searches its sample photos. It goes back to \(sourceName(source)) when there is one."
      )
    case .resultsStay:
      translated(
        "There is no network. These photos stay; other searches are made in the sample photos until it is back.")
    }
  }
}
