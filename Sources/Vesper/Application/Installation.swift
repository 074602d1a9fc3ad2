import FoundationEssentials
import Glibc

/// The location of the program and its build-time options.
///
/// All paths are relative to the program, so an installation can be moved: `../share/vesper` has its data, and
/// `../share` the icons, the settings schema and the translations. The program that decodes images is in `../libexec`.
nonisolated struct Installation: Sendable {
  /// The absolute path of the program, with symbolic links resolved.
  let executablePath: String
  /// The `share` directory next to the program's directory.
  let share: String
  /// The path of the program that decodes images: in `../libexec`, or next to this one where both were built.
  let decoder: String
  let choices: Choices

  /// The build options from `share/vesper/build.json`, written by Meson. The defaults apply in a source tree, where the
  /// file is missing.
  struct Choices: Decodable, Sendable {
    /// The suffix of the application id in a development version, such as `.Devel`, so that both can be installed.
    var applicationIDSuffix = ""
    /// Whether there are sample photos for use without a network. Otherwise they are not offered, and the saved photos
    /// stand in for an unreachable service.
    var samplePhotos = true
  }

  static let current = Installation(
    executablePath: (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0])

  /// Whether the program runs in a Flatpak, which says so: see `FLATPAK_ID` in flatpak-run(1).
  static let isFlatpak = ProcessInfo.processInfo.environment["FLATPAK_ID"] != nil

  init(executablePath: String) {
    self.executablePath = executablePath
    let parts = executablePath.split(separator: "/", omittingEmptySubsequences: false)
    let prefix = parts.dropLast(2).joined(separator: "/")
    share = prefix + "/share"
    let name = "vesper-decoder"
    let installed = "\(prefix)/libexec/\(name)"
    decoder = access(installed, X_OK) == 0 ? installed : parts.dropLast().joined(separator: "/") + "/" + name
    let file = FileManager.default.contents(atPath: share + "/vesper/build.json")
    choices = file.flatMap { try? JSONDecoder().decode(Choices.self, from: $0) } ?? Choices()
  }

  /// The data directory with the icons: that of the installation, or of the source tree in which the program was built.
  private var shareWithIcons: String? {
    if FileManager.default.fileExists(atPath: share + "/icons") { return share }
    var parts = executablePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    while !parts.isEmpty {
      let data = (parts + ["data"]).joined(separator: "/")
      // Another project may have a directory of that name.
      let icon = "/icons/hicolor/scalable/apps/io.github.vesper_photos.Vesper.svg"
      if FileManager.default.fileExists(atPath: data + icon) { return data }
      parts.removeLast()
    }
    return nil
  }

  /// Makes GLib and GTK search for icons and settings here too. Call it before using either.
  func announce(environment: [String: String]) {
    if let directories = dataDirectories(environment) { setenv("XDG_DATA_DIRS", directories, 1) }
  }

  /// Returns the search path for data, beginning with this program's, or `nil` if it is already included or there is no
  /// data here.
  func dataDirectories(_ environment: [String: String]) -> String? {
    guard let share = shareWithIcons else { return nil }
    // The default according to the specification.
    let known = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
    guard !known.split(separator: ":").contains(where: { $0 == share || $0 == share + "/" }) else { return nil }
    return share + ":" + known
  }
}
