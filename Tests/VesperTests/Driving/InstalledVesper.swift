import Foundation

/// The program as an installation has it: `bin/vesper`, with `share` beside `bin`.
struct InstalledVesper {
  let prefix: TemporaryDirectory
  let executable: URL
  /// The program with which it decodes images.
  let decoder: URL

  init() throws {
    prefix = try TemporaryDirectory()
    executable = try prefix.directory("bin").appending(path: "vesper")
    // The program finds its data by its own path, so a link that is followed is not enough.
    let built = TestEnvironment.vesper.resolvingSymlinksInPath()
    if link(built.path, executable.path) != 0 { try FileManager.default.copyItem(at: built, to: executable) }
    decoder = try prefix.directory("libexec").appending(path: "vesper-decoder")
    try FileManager.default.createSymbolicLink(at: decoder, withDestinationURL: TestEnvironment.decoder)
    let photos = TestEnvironment.root.appending(path: "data/sample-photos")
    try FileManager.default.createSymbolicLink(
      at: prefix.directory("share/vesper").appending(path: "sample-photos"), withDestinationURL: photos)
    try FileManager.default.createSymbolicLink(
      at: prefix.directory("share").appending(path: "icons"),
      withDestinationURL: TestEnvironment.root.appending(path: "data/icons"))
  }

  /// Adds the translations, as the build makes them.
  func addTranslations() async throws {
    for language in try Self.languages {
      let directory = try prefix.directory("share/locale/\(language)/LC_MESSAGES")
      let compile = try ChildProcess(
        [
          "msgfmt", "--check", "--output-file=\(directory.path)/vesper.mo",
          TestEnvironment.root.appending(path: "po/\(language).po").path,
        ], environment: ["PATH": TestEnvironment.path], directory: prefix)
      guard try await compile.waitForExit() == 0 else { throw Refused(description: compile.errors) }
    }
  }

  struct Refused: Error {
    let description: String
  }

  static var languages: [String] {
    get throws {
      try String(contentsOf: TestEnvironment.root.appending(path: "po/LINGUAS"), encoding: .utf8)
        .split(whereSeparator: \.isWhitespace).map(String.init)
    }
  }
}
