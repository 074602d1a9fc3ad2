import BindingCore
import Gtk
import PhotoSearchCore

/// The settings for data stored on this machine: the cache and the search history.
final class StorageSettings: SettingsList {
  private let cache: HTTPCache?
  private let clearCacheButton = Button(label: Words.clear)
  private let clearHistoryButton = Button(label: Words.clear)
  private let usageRow: SettingRow

  /// - Parameter cache: The disk cache, or `nil` if nothing is downloaded.
  init(cache: HTTPCache?, preferences: Preferences, search: PhotoSearchViewModel) {
    self.cache = cache
    let sizes = Preferences.cacheSizes
    let sizeButton = SpinButton(min: Double(sizes.lowerBound), max: Double(sizes.upperBound), step: 16)
    let size = Box(.horizontal, spacing: 6, [sizeButton, Label(label: Words.cacheSizeUnit)])
    let sizeRow = SettingRow(title: Words.cacheSize, hint: Words.cacheSizeHint, control: size)
    usageRow = SettingRow(title: Words.clearCacheTitle, hint: "", control: clearCacheButton)
    let historyRow = SettingRow(
      title: Words.clearHistoryTitle, hint: Words.clearHistoryHint, control: clearHistoryButton)
    super.init(label: Words.storage, rows: cache == nil ? [historyRow] : [sizeRow, usageRow, historyRow])

    sizeButton.accessibleLabel = Words.cacheSize
    sizeButton.value = Double(preferences.cacheSize.value)
    sizeButton.reactive.value.dropFirst(1).map { Int($0) }.bind(to: preferences.cacheSize)
    clearCacheButton.reactive.clicked.bind(to: self) { $0.clearCache() }
    search.history.recent.map { !$0.isEmpty }.bind(to: clearHistoryButton.reactive.sensitive)
    clearHistoryButton.reactive.clicked.bind(to: search) { $0.forgetSearches() }
    showUsage()
  }

  private func clearCache() {
    guard let cache else { return }
    clearCacheButton.sensitive = false
    Task {
      await Task.detached { cache.removeAll() }.value
      showUsage()
    }
  }

  private func showUsage() {
    guard let cache else { return }
    let usage = cache.usage
    usageRow.hint = cache.isUsable ? Words.cacheUsage(usage.bytes) : Words.cacheUsageNone
    clearCacheButton.sensitive = usage.count > 0
  }
}
