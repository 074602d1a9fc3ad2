import PhotoSearchCore

/// Texts on the last session.
nonisolated extension Strings {
  static let unaskedTitle = translated("Your search is still here")
  static let searchAgain = translated("Search Again")

  static func unaskedHint(_ text: String) -> String {
    text.isEmpty
      ? translated("Vesper sends nothing by itself when it starts.")
      : translated("Vesper sends nothing by itself when it starts. Search for “\(text)” when you like.")
  }

  static func savesResumed(_ count: Int) -> String {
    translated(
      count, one: "Saving \(count) photo that was not finished when Vesper was closed.",
      other: "Saving \(count) photos that were not finished when Vesper was closed.")
  }

  static func searchesUnreadable(_ path: String, keptAs copy: String) -> String {
    translated("Earlier searches could not be read from \(path), so Vesper begins anew. The file is kept as \(copy).")
  }

  static func sessionUnreadable(_ path: String, keptAs copy: String) -> String {
    translated(
      "What was open the last time could not be read from \(path), so Vesper starts afresh. The file is kept as \(copy)."
    )
  }

  static func sessionNotSaved(_ path: String) -> String {
    translated(
      "What is open could not be remembered in \(path). Check that there is room and that you may write there.")
  }
}
