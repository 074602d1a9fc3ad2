import BindingCore
import Gtk
import PhotoSearchCore

/// The settings for data stored on this machine: the cache and the search history.
final class StorageSettings: SettingsList {
  private let cache: HTTPCache?
  private let seen: SeenPhotos?
  private let clearCacheButton = Button(label: Strings.clear)
  private let clearHistoryButton = Button(label: Strings.clear)
  private let usageRow: SettingRow

  /// - Parameters:
  ///   - cache: The disk cache, or `nil` if nothing is downloaded.
  ///   - seen: The photos that were shown last, which are forgotten with it.
  init(cache: HTTPCache?, seen: SeenPhotos?, preferences: Preferences, search: PhotoSearchViewModel) {
    (self.cache, self.seen) = (cache, seen)
    let sizes = Preferences.cacheSizes
    let sizeButton = SpinButton(min: Double(sizes.lowerBound), max: Double(sizes.upperBound), step: 16)
    let size = Box(.horizontal, spacing: 6, [sizeButton, Label(label: Strings.cacheSizeUnit)])
    let sizeRow = SettingRow(title: Strings.cacheSize, hint: Strings.cacheSizeHint, control: size)
    usageRow = SettingRow(title: Strings.clearCacheTitle, hint: "", control: clearCacheButton)
    let historyRow = SettingRow(
      title: Strings.clearHistoryTitle, hint: Strings.clearHistoryHint, control: clearHistoryButton)
    super.init(label: Strings.storage, rows: cache == nil ? [historyRow] : [sizeRow, usageRow, historyRow])

    sizeButton.accessibleLabel = Strings.cacheSize
    sizeButton.value = Double(preferences.cacheSize.property.value)
    sizeButton.reactive.value.dropFirst(1).map { Int($0) }.bind(to: preferences.cacheSize.property)
    clearCacheButton.reactive.clicked.bind(to: self) { $0.clearCache() }
    search.history.recent.map { !$0.isEmpty }.bind(to: clearHistoryButton.reactive.sensitive)
    clearHistoryButton.reactive.clicked.bind(to: search) { $0.forgetSearches() }
    showUsage()
  }

  private func clearCache() {
    guard let cache else { return }
    clearCacheButton.sensitive = false
    Task {
      await cache.removeAll()
      await seen?.removeAll()
      showUsage()
    }
  }

  private func showUsage() {
    guard let cache else { return }
    let usage = cache.usage
    usageRow.hint = cache.isUsable ? Strings.cacheUsage(usage.bytes) : Strings.cacheUsageNone
    clearCacheButton.sensitive = usage.count > 0
  }
}
