import BindingCore
import Gtk
import PhotoSearchCore

/// How much of what was loaded is kept on this machine.
final class StorageSettings: SettingsList {
  private let cache: HTTPCache
  private let sizeButton: SpinButton
  private let clearButton = Button(label: Words.clearCache)
  private let usageRow: SettingRow

  init(cache: HTTPCache, preferences: Preferences) {
    self.cache = cache
    let sizes = Preferences.cacheSizes
    sizeButton = SpinButton(min: Double(sizes.lowerBound), max: Double(sizes.upperBound), step: 16)
    let size = Box(orientation: .horizontal, spacing: 6)
    size.append(sizeButton)
    size.append(Label(label: Words.cacheSizeUnit))
    usageRow = SettingRow(title: Words.clearCacheTitle, hint: "", control: clearButton)
    super.init(
      label: Words.storage,
      rows: [SettingRow(title: Words.cacheSize, hint: Words.cacheSizeHint, control: size), usageRow])
    sizeButton.accessibleLabel = Words.cacheSize
    sizeButton.value = Double(preferences.cacheSize.value)
    sizeButton.reactive.value.dropFirst(1).map { Int($0) }.bind(to: preferences.cacheSize)
    clearButton.reactive.clicked.bind(to: self) { $0.clear() }
    showUsage()
  }

  private func clear() {
    clearButton.sensitive = false
    Task { [cache] in
      await Task.detached { cache.removeAll() }.value
      showUsage()
    }
  }

  private func showUsage() {
    let usage = cache.usage
    usageRow.hint = cache.isUsable ? Words.cacheUsage(usage.bytes) : Words.cacheUsageNone
    clearButton.sensitive = usage.count > 0
  }
}
