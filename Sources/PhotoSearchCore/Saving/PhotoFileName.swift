/// A name for a photo's file that every file system takes: those of Linux, Windows and memory cards.
nonisolated enum PhotoFileName {
  /// In bytes, without extension: file systems allow 255 in all, and there must be room for a number.
  static let maximumLength = 200

  /// From title and author, such as "Owl at night - A. Author"; "photo" when nothing is known.
  ///
  /// Characters that some system gives a meaning to become blanks, as do those that nobody sees. Names never begin or
  /// end with a dot or blank, and are none of Windows' names of devices.
  static func stem(for photo: Photo) -> String {
    let title = cleaned(photo.title)
    let author = cleaned(photo.author ?? "")
    var name = [title, author].filter { !$0.isEmpty }.joined(separator: " - ")
    while name.utf8.count > maximumLength { name.removeLast() }
    name = trimmed(name)
    if name.isEmpty { return "photo" }
    let device = name.prefix { $0 != "." && $0 != " " }.uppercased()
    return isDevice(device) ? "photo \(name)" : name
  }

  /// The name with an extension, and with a number when others have the name already.
  static func name(_ stem: String, number: Int, extension suffix: String) -> String {
    number == 1 ? "\(stem).\(suffix)" : "\(stem) (\(number)).\(suffix)"
  }

  private static func cleaned(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
      // The joiners in emoji and in some scripts are format characters too.
      if scalar.properties.isJoinControl { return scalar }
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: return " "
      default: return "/\\:*?\"<>|%".unicodeScalars.contains(scalar) ? " " : scalar
      }
    }
    return trimmed(scalars.split(separator: " ").map { String(String.UnicodeScalarView($0)) }.joined(separator: " "))
  }

  private static func trimmed(_ text: String) -> String {
    func isIdle(_ character: Character) -> Bool { character == "." || character.isWhitespace || character == "~" }
    return String(text.drop(while: isIdle).reversed().drop(while: isIdle).reversed())
  }

  private static func isDevice(_ name: String) -> Bool {
    if ["CON", "PRN", "AUX", "NUL"].contains(name) { return true }
    return name.count == 4 && ["COM", "LPT"].contains(name.prefix(3)) && "0123456789¹²³".contains(name.last ?? "x")
  }
}
