/// A message to the developer on standard error, because standard output belongs to the program.
nonisolated enum Warning {
  /// Writes a whole line. Tests replace it.
  @TaskLocal static var output: @Sendable (String) -> Void = writeToStandardError

  static func print(_ message: String) { output("BindingCore: \(message)") }
}
