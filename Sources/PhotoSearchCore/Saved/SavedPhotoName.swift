/// Human-readable filenames that are valid on every file system: those of Linux, Windows, macOS and memory cards.
nonisolated enum SavedPhotoName {
  /// The maximum length in bytes, with the extension and a number. Encrypted home directories allow 143.
  static let maximumLength = 140

  /// Returns "Title – Author", or the parts that are known, without an extension.
  static func stem(title: String, author: String?) -> String {
    let parts = [title, author ?? ""].map(plain).filter { !$0.isEmpty }
    let name = parts.isEmpty ? "Photo" : parts.joined(separator: " – ")
    return isReserved(name) ? "_" + name : name
  }

  /// Returns the name with an extension, and with a number if it is greater than one.
  static func name(_ stem: String, number: Int, extension: String) -> String {
    let end = (number > 1 ? " (\(number))" : "") + "." + `extension`
    return trimmed(shortened(stem, to: maximumLength - end.utf8.count)) + end
  }

  /// Returns the path of a file with a number in its name, before the extension. The name does not become longer than it
  /// was, unless it stays within `maximumLength`: how much longer it may be depends on the file system.
  static func numbered(_ file: String, _ number: Int) -> String {
    let name = file[(file.lastIndex(of: "/").map { file.index(after: $0) } ?? file.startIndex)...]
    let `extension` = suffix(of: file)
    let end = " (\(number))" + `extension`
    let length = max(maximumLength, name.utf8.count)
    let stem = shortened(String(name.dropLast(`extension`.count)), to: length - end.utf8.count)
    return file[..<name.startIndex] + stem + end
  }

  /// Returns the filename extension with its dot, or nothing. What is longer than extensions are is part of the name.
  static func suffix(of file: String) -> String {
    let name = file[(file.lastIndex(of: "/").map { file.index(after: $0) } ?? file.startIndex)...]
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex, name[dot...].utf8.count <= 16 else { return "" }
    return String(name[dot...])
  }

  private static func plain(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in PhotoText.sanitized(text).unicodeScalars {
      switch scalar {
      // Not allowed on Windows and memory cards.
      case "/", "\\", ":", "*", "?", "\"", "<", ">", "|": scalars.append("-")
      // Joiners are parts of words and emoji.
      case "\u{200C}", "\u{200D}": scalars.append(scalar)
      default:
        if scalar.properties.generalCategory != .format, scalar.properties.generalCategory != .privateUse {
          scalars.append(scalar)
        }
      }
    }
    return trimmed(String(scalars))
  }

  /// Removes a leading dot, which would hide the file, a leading hyphen, which commands would parse as an option, and
  /// trailing spaces and dots, which Windows drops.
  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while let first = text.first, " .-~".contains(first) { text.removeFirst() }
    while let last = text.last, " .".contains(last) { text.removeLast() }
    return String(text)
  }

  private static func shortened(_ text: String, to length: Int) -> String {
    var text = text
    while text.utf8.count > length { text.removeLast() }
    // A single character may be too long.
    return text.isEmpty ? "Photo" : text
  }

  /// Whether the name is a Windows device name, with any extension.
  private static func isReserved(_ name: String) -> Bool {
    let stem = name.prefix { $0 != "." && $0 != " " }.uppercased()
    if ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"].contains(stem) { return true }
    guard stem.count == 4, stem.hasPrefix("COM") || stem.hasPrefix("LPT"), let last = stem.last else { return false }
    return "0123456789¹²³".contains(last)
  }
}
