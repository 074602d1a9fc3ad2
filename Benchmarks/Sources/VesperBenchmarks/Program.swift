import CScreen
import Foundation

/// A program that runs, and what it uses.
final class Program {
  let id: pid_t

  /// - Parameters:
  ///   - command: a path, or a name to look for in `PATH`, and its arguments.
  ///   - environment: what it has besides the path.
  ///   - output: the file that gets what it says.
  ///   - errors: the file that gets what it complains about; nil for where our complaints go.
  init(
    _ command: [String], environment: [String: String], output: String = "/dev/null", errors: String? = nil
  ) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    if let errors { posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY, 0) }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let variables = environment.merging(["PATH": path]) { given, _ in given }.map { strdup("\($0)=\($1)") } + [nil]
    let words = command.map { strdup($0) } + [nil]
    defer { for text in variables + words { free(text) } }
    var id = pid_t()
    guard posix_spawnp(&id, command[0], &actions, nil, words, variables) == 0 else {
      stop("no \(command[0])")
    }
    self.id = id
  }

  isolated deinit { end() }

  private var hasEnded = false

  func end() {
    if hasEnded { return }
    hasEnded = true
    kill(id, SIGKILL)
    waitpid(id, nil, 0)
  }

  /// Stops the run when it has ended by itself.
  func checkThatItRuns() {
    var status: Int32 = 0
    guard waitpid(id, &status, WNOHANG) != 0 else { return }
    hasEnded = true
    stop("the program ended by itself, with \(status)")
  }

  /// Waits until it ends. Whether it ended well.
  func wait() -> Bool {
    hasEnded = true
    var status: Int32 = 0
    waitpid(id, &status, 0)
    return status == 0
  }

  // MARK: What it uses

  /// What a thread did.
  struct Activity {
    /// Milliseconds of the processor.
    var milliseconds: Double
    /// How often it was woken: as often it went to sleep. To be interrupted by another program is no wake.
    var wakes: Int
    /// Whether it belongs to libdispatch, which looks after its threads once a second.
    let isOfDispatch: Bool
  }

  /// What its threads did, by their paths in `/proc`.
  var activity: [String: Activity] {
    var activity: [String: Activity] = [:]
    for thread in threads {
      var wakes = 0
      for line in Self.text(thread + "/status").split(separator: "\n") where line.hasPrefix("voluntary_ctxt_switches") {
        wakes += line.split(whereSeparator: \.isWhitespace).last.flatMap { Int($0) } ?? 0
      }
      activity[thread] = Activity(
        milliseconds: Self.time(thread), wakes: wakes, isOfDispatch: Self.text(thread + "/comm").contains("-qos"))
    }
    return activity
  }

  /// The same since a moment before.
  func activity(since before: [String: Activity]) -> [Activity] {
    activity.map { thread, now in
      let earlier = before[thread]
      return Activity(
        milliseconds: now.milliseconds - (earlier?.milliseconds ?? 0), wakes: now.wakes - (earlier?.wakes ?? 0),
        isOfDispatch: now.isOfDispatch)
    }
  }

  /// Milliseconds of the processor that its threads have used, those that ended not.
  var processorTime: Double { activity.values.reduce(0) { $0 + $1.milliseconds } }

  /// Milliseconds of the processor that the thread of the window used.
  var mainThreadTime: Double { Self.time("/proc/\(id)/task/\(id)") }

  /// In MB: what is its own share of the memory, where what several programs have in common is divided among them, and
  /// all that it touches.
  var memory: (proportional: Double, resident: Double) {
    var (proportional, resident) = (0.0, 0.0)
    for line in Self.text("/proc/\(id)/smaps_rollup").split(separator: "\n") {
      let words = line.split(whereSeparator: \.isWhitespace)
      guard words.count > 1, let kilobytes = Double(words[1]) else { continue }
      if words[0] == "Pss:" { proportional = kilobytes / 1024 }
      if words[0] == "Rss:" { resident = kilobytes / 1024 }
    }
    return (proportional, resident)
  }

  private var threads: [String] {
    let folder = "/proc/\(id)/task"
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).map { folder + "/" + $0 }
  }

  private static func time(_ thread: String) -> Double {
    (text(thread + "/schedstat").split(separator: " ").first.flatMap { Double($0) } ?? 0) / 1e6
  }

  private static func text(_ path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }
}
