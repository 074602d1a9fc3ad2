import PhotoSearchCore

/// Texts on a missing network. The search then uses the sample photos, or the saved ones if Vesper was built without
/// samples.
nonisolated extension Strings {
  /// The name of the source that needs no network, as in the source chooser.
  static var localSource: String { sourceName(Installation.current.choices.samplePhotos ? .samples : .saved) }

  static var withoutNetwork: String {
    Installation.current.choices.samplePhotos
      ? translated("There is no network, so sample photos are searched.")
      : translated("There is no network, so your saved photos are searched.")
  }

  /// - Parameter isWanted: Whether the user started the program in offline mode.
  static func sentence(for loss: NetworkLoss, isWanted: Bool) -> String {
    Installation.current.choices.samplePhotos
      ? sentenceWithSamples(for: loss, isWanted: isWanted) : sentenceWithoutSamples(for: loss, isWanted: isWanted)
  }

  private static func sentenceWithSamples(for loss: NetworkLoss, isWanted: Bool) -> String {
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

  private static func sentenceWithoutSamples(for loss: NetworkLoss, isWanted: Bool) -> String {
    switch loss {
    case .standsIn(let source, _) where isWanted:
      translated(
        "VESPER_OFFLINE is set, so Vesper searches your saved photos. Start it without that to search \(sourceName(source))."
      )
    case .standsIn(let source, _):
      translated(
        "There is no network, so Vesper searches your saved photos. It goes back to \(sourceName(source)) when there is one."
      )
    case .resultsStay:
      translated(
        "There is no network. These photos stay; other searches are made in your saved photos until it is back.")
    }
  }
}
