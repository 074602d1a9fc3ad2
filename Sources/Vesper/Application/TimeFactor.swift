/// How many times longer than usual something takes, as the environment says: from 1 to 60.
enum TimeFactor {
  /// For messages that go away by themselves.
  static func messages(_ environment: [String: String]) -> Int { factor("VESPER_MESSAGE_TIME", environment) }

  /// For servers and decoders that do not answer.
  static func timeouts(_ environment: [String: String]) -> Int { factor("VESPER_TIMEOUT_FACTOR", environment) }

  private static func factor(_ variable: String, _ environment: [String: String]) -> Int {
    min(max(environment[variable].flatMap { Int($0) } ?? 1, 1), 60)
  }
}
