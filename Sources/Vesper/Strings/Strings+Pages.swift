import FoundationEssentials
import PhotoSearchCore

/// Texts on the web page of a photo, with the well-known name of its site.
nonisolated extension Strings {
  static let noSourcePage = translated("No web page")
  static let openWebPage = translated("Open Its Web Page")

  static func openPage(of photo: Photo) -> String {
    siteName(of: photo).map { translated("Open on \($0)") } ?? openWebPage
  }

  static func openPage(of photo: Photo, titled title: String) -> String {
    siteName(of: photo).map { translated("Open \(title) on \($0)") } ?? translated("Open the web page of \(title)")
  }

  /// Returns the name of the photo's site: its host if the site is not a common one, or `nil` if that is very long.
  private static func siteName(of photo: Photo) -> String? {
    guard let host = photo.pageURL?.host() else { return nil }
    let prefix = "www."  // Not translated: the beginning of an address.
    let name = host.hasPrefix(prefix) ? String(host.dropFirst(prefix.count)) : host
    let service = PhotoService.all.first { $0.pageHosts.contains(name) }
    return service?.name ?? (name.count <= 40 ? name : nil)
  }
}
