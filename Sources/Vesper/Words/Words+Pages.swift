import FoundationEssentials
import PhotoSearchCore

/// What is said about the page that shows a photo on the web, by the name that people know it under.
nonisolated extension Words {
  static let noSourcePage = translated("No web page")
  static let openWebPage = translated("Open Its Web Page")

  static func openPage(of photo: Photo) -> String {
    siteName(of: photo).map { translated("Open on \($0)") } ?? openWebPage
  }

  static func openPage(of photo: Photo, titled title: String) -> String {
    siteName(of: photo).map { translated("Open \(title) on \($0)") } ?? translated("Open the web page of \(title)")
  }

  /// Who shows the photo: the address, where it is not one of those that most photos are from; nil for a very long one.
  private static func siteName(of photo: Photo) -> String? {
    guard let host = photo.pageURL?.host() else { return nil }
    let prefix = "www."  // Not translated: the beginning of an address.
    let name = host.hasPrefix(prefix) ? String(host.dropFirst(prefix.count)) : host
    return sites[name] ?? (name.count <= 40 ? name : nil)
  }

  private static let sites = [
    "flickr.com": "Flickr",  // Not translated: a name.
    "commons.wikimedia.org": "Wikimedia Commons",  // Not translated: a name.
    "500px.com": "500px",  // Not translated: a name.
  ]
}
