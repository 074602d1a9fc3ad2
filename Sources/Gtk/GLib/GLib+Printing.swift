import Glibc

extension GLib {
  /// Writes a line to standard error, for messages to the user at the terminal.
  public static func printError(_ line: String) {
    var text = line + "\n"
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let written = write(STDERR_FILENO, rest.baseAddress, rest.count)
        // There is no way to report this failure.
        if written <= 0 { return }
        rest = UnsafeRawBufferPointer(rebasing: rest[written...])
      }
    }
  }
}
