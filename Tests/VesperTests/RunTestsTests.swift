import Foundation
import Testing

/// The script that runs the tests.
struct RunTestsTests {
  @Test func `Tests with arguments that had ended were named as running at the time limit`() async throws {
    let log = """
      ◇ Test run started.
      ◇ Suite FieldTests started.
      ◇ Test "a word arrives, and has started." started.
      ◇ Test theListGrows() started.
      ◇ Test "a ring ends" started.
      ◇ Test fails(count:) started.
      ➜ Test "a long one" skipped: "takes long"
      ◇ Test case passing 1 argument count → 5 to fails(count:) started.
      ◇ Test "keys go on" started.
      ◇ Test "a known failure" started.
      ✔ Test "a ring ends" passed after 0.5 seconds.
      ✘ Test fails(count:) recorded an issue with 1 argument count → 5 at FieldTests.swift:3:4: Expectation failed
      ◇ Test case passing 1 argument text → "✔ Test "keys go on" with 12 test cases passed after 2.5 seconds.
      ━ Test "a known failure" passed after 39.2 seconds with 1 known issue.
      ◇ Test case passing 1 argument text → "◇ Test "after a break" started.
      ✘ Test fails(count:) with 1 test case failed after 70.2 seconds with 1 issue.

      """
    let home = try TemporaryDirectory()
    let file = home.url.appending(path: "log")
    try log.write(to: file, atomically: true, encoding: .utf8)
    let process = try ChildProcess(
      [TestEnvironment.root.appending(path: "build-aux/unfinished-tests").path, file.path],
      environment: ["PATH": TestEnvironment.path], directory: home)
    #expect(try await process.waitForExit() == 0)
    #expect(
      process.output == """
        Test "a word arrives, and has started."
        Test "after a break"
        Test theListGrows()

        """)
  }
}
