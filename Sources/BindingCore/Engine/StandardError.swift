import Glibc

/// Writes a message of the library to standard error, because standard output belongs to the program.
nonisolated func writeToStandardError(_ message: String) {
  var line = message + "\n"
  line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
}
