import FoundationEssentials

nonisolated extension SavedPhotosLibrary {
  /// Where Vesper keeps pictures: "Vesper" in the user's folder of pictures, as `user-dirs.dirs` names it, else in
  /// "Pictures".
  public static func defaultDirectory(environment: [String: String]) -> String {
    let home = environment["HOME"] ?? ""
    let configuration = absolute(environment["XDG_CONFIG_HOME"]) ?? home + "/.config"
    let file = (try? String(contentsOfFile: configuration + "/user-dirs.dirs", encoding: .utf8)) ?? ""
    let pictures = file.split(whereSeparator: \.isNewline).compactMap { place($0, home: home) }.last
    return (pictures ?? home + "/Pictures") + "/Vesper"
  }

  /// Where Vesper keeps the list, by the XDG Base Directory Specification.
  public static func defaultDatabase(environment: [String: String]) -> String {
    let data = absolute(environment["XDG_DATA_HOME"]) ?? (environment["HOME"] ?? "") + "/.local/share"
    return data + "/vesper/saved-photos.sqlite"
  }

  /// The folder in a line such as `XDG_PICTURES_DIR="$HOME/Pictures"`. The home itself means that there is none.
  private static func place(_ line: Substring, home: String) -> String? {
    let start = "XDG_PICTURES_DIR=\""
    guard line.hasPrefix(start), line.hasSuffix("\""), line.count > start.count else { return nil }
    var value = String(line.dropFirst(start.count).dropLast())
    let isInHome = value.hasPrefix("$HOME/")
    if isInHome { value = home + value.dropFirst(5) }
    while value.hasSuffix("/") { value.removeLast() }
    return value.hasPrefix("/") && value != home ? value.replacing("\\", with: "") : nil
  }

  /// Relative paths are to be ignored.
  private static func absolute(_ path: String?) -> String? {
    path.flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
}
