import FoundationEssentials

extension Preferences {
  /// The contents of the file. Each entry may be missing.
  private nonisolated struct Stored: Codable {
    var source: String?
    var creativeCommons: Bool?
    var licenseWishes: String?
    var orientation: String?
    var minimumSize: String?
    var fileTypes: String?
    var photographsOnly: Bool?
    var assessedOnly: Bool?
    var order: String?
    var safeSearch: Bool?
    var layout: String?
    var groupsBySource: Bool?
    var creditFormat: String?
    var dateFilter: Bool?
    var minUploadDate: String?
    var maxUploadDate: String?
    var cacheSize: Int?
  }

  /// Stores the preferences in a JSON file, for use where the settings schema is not installed, as in a build tree.
  ///
  /// An unreadable file is moved aside and reported to `report`.
  func remember(inFile path: String, report: @escaping (String) -> Void) {
    if let data = FileManager.default.contents(atPath: path) {
      do {
        restore(try JSONDecoder().decode(Stored.self, from: data))
      } catch {
        report(Strings.settingsUnreadable(path, keptAs: PrivateFile.setAside(path)))
      }
    }
    changes.bind(to: self) { me in me.save(to: path, report: report) }
  }

  private func restore(_ stored: Stored) {
    if let value = stored.source { source.value = value }
    if let value = stored.creativeCommons { creativeCommons.value = value }
    if let value = stored.licenseWishes { licenseWishes.value = value }
    if let value = stored.orientation { orientation.value = value }
    if let value = stored.minimumSize { minimumSize.value = value }
    if let value = stored.fileTypes { fileTypes.value = value }
    if let value = stored.photographsOnly { photographsOnly.value = value }
    if let value = stored.assessedOnly { assessedOnly.value = value }
    if let value = stored.order { order.value = value }
    if let value = stored.safeSearch { safeSearch.value = value }
    if let value = stored.layout { layout.value = value }
    if let value = stored.groupsBySource { groupsBySource.value = value }
    if let value = stored.creditFormat { creditFormat.value = value }
    if let value = stored.dateFilter { dateFilter.value = value }
    if let value = stored.minUploadDate { minUploadDate.value = value }
    if let value = stored.maxUploadDate { maxUploadDate.value = value }
    if let value = stored.cacheSize, Self.cacheSizes.contains(value) { cacheSize.value = value }
  }

  private func save(to path: String, report: (String) -> Void) {
    let stored = Stored(
      source: source.value, creativeCommons: creativeCommons.value, licenseWishes: licenseWishes.value,
      orientation: orientation.value, minimumSize: minimumSize.value, fileTypes: fileTypes.value,
      photographsOnly: photographsOnly.value, assessedOnly: assessedOnly.value, order: order.value,
      safeSearch: safeSearch.value, layout: layout.value, groupsBySource: groupsBySource.value,
      creditFormat: creditFormat.value,
      dateFilter: dateFilter.value, minUploadDate: minUploadDate.value, maxUploadDate: maxUploadDate.value,
      cacheSize: cacheSize.value)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      let file = URL(filePath: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try encoder.encode(stored).write(to: file, options: .atomic)
    } catch {
      report(Strings.settingsNotSaved(path))
    }
  }
}
