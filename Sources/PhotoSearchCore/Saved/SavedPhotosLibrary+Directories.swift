import FoundationEssentials

nonisolated extension SavedPhotosLibrary {
  /// Returns the default image folder: "Vesper" in the user's pictures folder according to `user-dirs.dirs`, or else in
  /// "Pictures".
  public static func defaultDirectory(environment: [String: String]) -> String {
    let home = environment["HOME"] ?? ""
    let configuration = absolute(environment["XDG_CONFIG_HOME"]) ?? home + "/.config"
    let file = (try? String(contentsOfFile: configuration + "/user-dirs.dirs", encoding: .utf8)) ?? ""
    let pictures = file.split(whereSeparator: \.isNewline).compactMap { picturesDirectory($0, home: home) }.last
    return (pictures ?? home + "/Pictures") + "/Vesper"
  }

  /// Returns the default path of the list, according to the XDG Base Directory Specification.
  public static func defaultDatabase(environment: [String: String]) -> String {
    let data = absolute(environment["XDG_DATA_HOME"]) ?? (environment["HOME"] ?? "") + "/.local/share"
    return data + "/vesper/saved-photos.sqlite"
  }

  /// Parses the folder from a line such as `XDG_PICTURES_DIR="$HOME/Pictures"`. The home directory itself means that
  /// there is none.
  private static func picturesDirectory(_ line: Substring, home: String) -> String? {
    let start = "XDG_PICTURES_DIR=\""
    guard line.hasPrefix(start), line.hasSuffix("\""), line.count > start.count else { return nil }
    var value = String(line.dropFirst(start.count).dropLast())
    let isInHome = value.hasPrefix("$HOME/")
    if isInHome { value = home + value.dropFirst(5) }
    while value.hasSuffix("/") { value.removeLast() }
    return value.hasPrefix("/") && value != home ? value.replacing("\\", with: "") : nil
  }

  /// The XDG Base Directory Specification ignores relative paths.
  private static func absolute(_ path: String?) -> String? {
    path.flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
}
