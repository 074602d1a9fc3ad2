import Foundation
import Testing

struct ChildProcessTests {
  @Test func `what a program had written stayed open, and thousands of files with it`() async throws {
    let home = try TemporaryDirectory()
    let process = try ChildProcess(
      ["sh", "-c", "echo said; echo complained >&2"], environment: ["PATH": TestEnvironment.path], directory: home)
    #expect(try await process.waitForExit() == 0)
    #expect(process.output == "said\n")
    #expect(process.errors == "complained\n")

    let known = home.url.appendingPathComponent("known")
    try Data().write(to: known)
    let handle = try FileHandle(forReadingFrom: known)
    let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap {
      // Another test may have closed it by now.
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
    }
    #expect(open.filter { $0.hasPrefix(home.url.path) } == [known.path])
    try handle.close()
  }
}
