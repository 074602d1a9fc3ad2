import Foundation
import Testing

@testable import Vesper

/// The number is in one place, and whoever has to repeat it agrees.
struct VersionTests {
  private func text(of path: String) throws -> String {
    try String(contentsOf: TestEnvironment.root.appending(path: path), encoding: .utf8)
  }

  @Test func theProgramSaysIt() async throws {
    #expect(try await Launch.run(["--version"]).output == "Vesper \(Version.number)\n")
  }

  @Test func theProgramSaysHowImagesAreDecodedWhenItIsAsked() async throws {
    let result = try await Launch.run(["--version", "--verbose"])
    #expect(result.exitCode == 0 && result.errors == "")
    #expect(
      result.lines.prefix(2) == [
        "Vesper \(Version.number)", "Images are decoded in a sandbox by \(TestEnvironment.decoder.path)",
      ])
    // A kernel may lack Landlock.
    let protections = try #require(result.lines.dropFirst(2).first)
    #expect(protections.hasPrefix("In force: no new privileges, limits, "))
    #expect(protections.hasSuffix("seccomp"))
    #expect(result.lines.joined().contains("Landlock"))
    let alone = try await Launch.run(["--verbose"])
    #expect(alone.exitCode == 2 && alone.errors.hasPrefix("vesper: --verbose goes together with --version\n"))
  }

  @Test func theBuildTakesItFromTheSource() async throws {
    let script = TestEnvironment.root.appending(path: "build-aux/version").path
    let home = try TemporaryDirectory()
    let process = try ChildProcess([script], environment: ["PATH": TestEnvironment.path], directory: home)
    #expect(try await process.waitForExit() == 0)
    #expect(process.output == Version.number + "\n")
  }

  @Test func theNewestEntryOfTheNewsIsAboutIt() throws {
    let lines = try text(of: "NEWS").split(separator: "\n")
    #expect(lines.first.map(String.init) == "Version \(Version.number)")
    let day = try #require(lines.first { $0.hasPrefix("Released: ") }).dropFirst("Released: ".count)
    #expect(try Date(String(day), strategy: .iso8601.year().month().day()) > .distantPast)
  }

  @Test func theDebianPackageIsOfIt() throws {
    let line = try #require(try text(of: "debian/changelog").split(separator: "\n").first)
    #expect(line.hasPrefix("vesper (\(Version.number)) "))
  }
}
