import Foundation
import Testing

/// What the scripts say before they build anything.
struct ScriptTests {
  /// Runs a script of the repository where there is no display and no toolchain that runs.
  private func errors(
    of script: String, _ arguments: String..., environment: [String: String] = [:], swift: String = "exit 1"
  ) async throws -> String {
    let home = try TemporaryDirectory()
    let compiler = try home.directory("bin").appendingPathComponent("swift")
    try Data("#!/bin/sh\n\(swift)\n".utf8).write(to: compiler)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler.path)
    let path = "\(home.url.path)/bin:\(TestEnvironment.path)"
    let process = try ChildProcess(
      [TestEnvironment.root.appending(path: script).path] + arguments,
      environment: ["PATH": path, "HOME": home.url.path].merging(environment) { $1 }, directory: home)
    #expect(try await process.waitForExit() == 1)
    return process.errors
  }

  @Test func `the credits of a document were not checked where there is no display`() async throws {
    #expect(try await errors(of: "script/run").contains("there is no display"))
    #expect(try await errors(of: "script/run", "--search", "cat").contains("there is no display"))
    for option in ["--credits", "--credits=a.odt", "--print", "--print=cat", "--help", "-h", "--version"] {
      #expect(try await errors(of: "script/run", option).contains("the Swift toolchain does not run"), "\(option)")
    }
  }

  @Test func `where the compiler could not write it was said that the manifest is invalid`() async throws {
    let said = try await errors(
      of: "script/bootstrap", environment: ["XDG_CACHE_HOME": "/proc/none"], swift: "echo Swift version 6.2")
    #expect(said.contains("/proc/none, which cannot be written. Set XDG_CACHE_HOME"))
  }
}
