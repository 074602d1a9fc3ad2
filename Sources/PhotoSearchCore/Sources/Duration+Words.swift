extension Duration {
  /// The duration in plain English, rounded up: "1 second", "3 minutes", "2 hours". At least one second.
  public nonisolated var inWords: String {
    let seconds = max(1, components.seconds + (components.attoseconds > 0 ? 1 : 0))
    func count(_ number: Int64, _ unit: String) -> String { "\(number) \(unit)\(number == 1 ? "" : "s")" }
    if seconds < 120 { return count(seconds, "second") }
    if seconds < 7200 { return count((seconds + 59) / 60, "minute") }
    return count((seconds + 3599) / 3600, "hour")
  }
}
