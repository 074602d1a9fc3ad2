/// The names of icons that are used in several places.
enum Icons {
  /// Opens a page in the web browser.
  static let webPage = "web-browser-symbolic"
}
