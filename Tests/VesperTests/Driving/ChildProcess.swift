import Foundation
import Testing

/// A program that a test started. It ends with the test run at the latest, also when that is killed.
final class ChildProcess {
  private let process = Process()
  private let directory: TemporaryDirectory
  private let outputFile: URL
  private let errorFile: URL

  /// - Parameters:
  ///   - command: a path, or a name to look for in `PATH`, and its arguments.
  ///   - environment: all of the child's environment.
  ///   - directory: where it runs. Takes the files with what the program writes, and is there for as long as this is.
  init(_ command: [String], environment: [String: String], directory: TemporaryDirectory) throws {
    self.directory = directory
    let name = UUID().uuidString
    outputFile = directory.url.appendingPathComponent("\(name).out")
    errorFile = directory.url.appendingPathComponent("\(name).err")
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // The kernel ends the program when the thread that started it ends: the main thread, as this is the main actor.
    process.arguments = ["setpriv", "--pdeathsig", "KILL", "--"] + command
    process.environment = environment
    process.currentDirectoryURL = directory.url
    process.standardInput = FileHandle.nullDevice
    let files = try (output: Self.handle(for: outputFile), error: Self.handle(for: errorFile))
    process.standardOutput = files.output
    process.standardError = files.error
    try process.run()
    // They are the program's now. `Process` would keep them open for as long as the tests run, and each program that
    // starts closes, one by one, all that is open here.
    try files.output.close()
    try files.error.close()
  }

  isolated deinit {
    kill()
  }

  private static func handle(for file: URL) throws -> FileHandle {
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }

  var pid: Int32 { process.processIdentifier }
  var isRunning: Bool { process.isRunning }

  /// What it wrote so far.
  var output: String { Self.text(of: outputFile) }
  /// What it had to complain about, without what libraries of newer systems say of themselves.
  var errors: String {
    Self.text(of: errorFile)
      // GdkPixbuf 2.44 where no process may start others in a sandbox, such as in a container.
      .replacing(/WARNING: Glycin running without sandbox[^\n]*\n/, with: "")
      // GTK 4.24 of its own frames and animations.
      .replacing(/\n\([^\n]*WARNING[^\n]*(gdk_frame_timings_submitted|gtk_svg_advance: time)[^\n]*\n/, with: "")
      // GTK 4.8 of the two buttons at the ends of the path in its file dialog, on a busy machine.
      .replacing(/(\n\([^\n]*Trying to snapshot GtkButton \w+ without a current allocation\n){2}/, with: "")
      // GTK 4.18 of the box in its tooltips, when a text takes more than one line.
      .replacing(/\n\([^\n]*GtkBox \w+ \(box\) reported min width [^\n]* with for_size=[^\n]*\n/, with: "")
  }

  private static func text(of file: URL) -> String {
    String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
  }

  /// The exit code, or minus the signal that ended it.
  var exitCode: Int32 {
    process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
  }

  /// Waits for the program to end by itself. What it computes takes its time on a busy machine.
  func waitForExit() async throws -> Int32 {
    try await eventually(for: "the end of \(process.arguments ?? [])", within: .seconds(600), details: errors) {
      isRunning ? nil : exitCode
    }
  }

  /// Ends it at once, without giving it a say, and returns when it has ended.
  func kill() {
    guard process.isRunning else { return }
    Foundation.kill(pid, SIGKILL)
    var information = siginfo_t()
    // It is left to be waited for by `Process`.
    waitid(P_PID, id_t(pid), &information, WEXITED | WNOWAIT)
  }

  /// Asks it to end.
  func interrupt() {
    if process.isRunning { Foundation.kill(process.processIdentifier, SIGTERM) }
  }
}
