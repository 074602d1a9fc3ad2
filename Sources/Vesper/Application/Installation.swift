import FoundationEssentials
import Glibc

/// Where the program was put, and what was decided when it was built.
///
/// Everything is found beside the program, so an installation can be moved: `../share/vesper` has its data, and
/// `../share` the icons, the settings schema and the translations.
nonisolated struct Installation: Sendable {
  /// The absolute path of the program, links resolved.
  let executablePath: String
  /// `share` beside the directory of the program.
  let share: String
  let choices: Choices

  /// What the builder chose: `share/vesper/build.json`, written by Meson. As in a source tree where there is none.
  struct Choices: Decodable, Sendable {
    /// What a version for trying out has behind the application's id, so that both can be installed: `.Devel`.
    var applicationIDSuffix = ""
    /// Whether there are photos that are found without a network. Otherwise they are not offered, and the saved photos
    /// stand in for a service that is not to be reached.
    var samplePhotos = true
  }

  static let current = Installation(
    executablePath: (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0])

  init(executablePath: String) {
    self.executablePath = executablePath
    let parts = executablePath.split(separator: "/", omittingEmptySubsequences: false)
    share = parts.dropLast(2).joined(separator: "/") + "/share"
    let file = FileManager.default.contents(atPath: share + "/vesper/build.json")
    choices = file.flatMap { try? JSONDecoder().decode(Choices.self, from: $0) } ?? Choices()
  }

  /// The directory of data with the icons: that of the installation, or of the source tree that the program was built in.
  private var shareWithIcons: String? {
    if FileManager.default.fileExists(atPath: share + "/icons") { return share }
    var parts = executablePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    while !parts.isEmpty {
      let data = (parts + ["data"]).joined(separator: "/")
      // Any other program may have such a directory.
      let icon = "/icons/hicolor/scalable/apps/io.github.vesper_photos.Vesper.svg"
      if FileManager.default.fileExists(atPath: data + icon) { return data }
      parts.removeLast()
    }
    return nil
  }

  /// Lets GLib and GTK look for icons and settings here too. To be called before either is used.
  func announce(environment: [String: String]) {
    if let directories = dataDirectories(environment) { setenv("XDG_DATA_DIRS", directories, 1) }
  }

  /// Where to look for the data of programs, this one's first; nil when they are looked for here already, or nothing is
  /// here.
  func dataDirectories(_ environment: [String: String]) -> String? {
    guard let share = shareWithIcons else { return nil }
    // What the specification says to assume.
    let known = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
    guard !known.split(separator: ":").contains(where: { $0 == share || $0 == share + "/" }) else { return nil }
    return share + ":" + known
  }
}
