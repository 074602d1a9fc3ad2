/// Names for files that people recognise and that every file system takes: those of Linux, Windows, macOS and memory
/// cards.
nonisolated enum SavedPhotoName {
  /// In bytes, with the extension and a number. Encrypted home directories take 143.
  static let maximumLength = 140

  /// "Title – Author", or what is known of that, without an extension.
  static func stem(title: String, author: String?) -> String {
    let parts = [title, author ?? ""].map(plain).filter { !$0.isEmpty }
    let name = parts.isEmpty ? "Photo" : parts.joined(separator: " – ")
    return isReserved(name) ? "_" + name : name
  }

  /// The name with an extension, and with a number from the second of its kind on.
  static func name(_ stem: String, number: Int, extension: String) -> String {
    let end = (number > 1 ? " (\(number))" : "") + "." + `extension`
    return trimmed(shortened(stem, to: maximumLength - end.utf8.count)) + end
  }

  private static func plain(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in PhotoText.sanitized(text).unicodeScalars {
      switch scalar {
      // What Windows and memory cards do not take.
      case "/", "\\", ":", "*", "?", "\"", "<", ">", "|": scalars.append("-")
      // Joiners are parts of words and of pictograms.
      case "\u{200C}", "\u{200D}": scalars.append(scalar)
      default:
        if scalar.properties.generalCategory != .format, scalar.properties.generalCategory != .privateUse {
          scalars.append(scalar)
        }
      }
    }
    return trimmed(String(scalars))
  }

  /// Without a dot before it, which would hide the file, a hyphen, which commands take for an option, and the blanks
  /// and dots at the end that Windows drops.
  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while let first = text.first, " .-~".contains(first) { text.removeFirst() }
    while let last = text.last, " .".contains(last) { text.removeLast() }
    return String(text)
  }

  private static func shortened(_ text: String, to length: Int) -> String {
    var text = text
    while text.utf8.count > length { text.removeLast() }
    // A single character may be longer than that.
    return text.isEmpty ? "Photo" : text
  }

  /// Names of devices in Windows, whatever follows the dot.
  private static func isReserved(_ name: String) -> Bool {
    let stem = name.prefix { $0 != "." && $0 != " " }.uppercased()
    if ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"].contains(stem) { return true }
    guard stem.count == 4, stem.hasPrefix("COM") || stem.hasPrefix("LPT"), let last = stem.last else { return false }
    return "0123456789¹²³".contains(last)
  }
}
