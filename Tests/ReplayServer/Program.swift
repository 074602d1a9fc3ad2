import Foundation

/// A program that a test started. Without the run loop of Foundation's `Process`, and without pipes, which other programs
/// that start at the same moment would hold open.
struct Program: Sendable {
  private let id: pid_t

  /// - Parameter output: The file that gets all it says.
  init(_ path: String, _ arguments: [String], output: String) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    let words = ([path] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    var id = pid_t()
    let code = posix_spawn(&id, path, &actions, nil, words + [nil], environ)
    guard code == 0 else { throw POSIXError(.init(rawValue: code) ?? .EIO) }
    self.id = id
  }

  /// Whether it has not ended by itself.
  var isRunning: Bool {
    var information = siginfo_t()
    // It is left to be waited for.
    return waitid(P_PID, id_t(id), &information, WEXITED | WNOHANG | WNOWAIT) == 0 && information.si_signo == 0
  }

  /// Whether it ended well.
  func wait() -> Bool {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 && errno == EINTR {}
    return status == 0
  }

  func stop() {
    // It has inherited which signals are blocked, and a test's threads block nearly all.
    kill(id, SIGKILL)
    _ = wait()
  }
}
