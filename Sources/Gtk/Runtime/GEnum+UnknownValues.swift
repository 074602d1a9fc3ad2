import CGtk

extension GEnum {
  /// Creates the case for a number. A number that a newer GTK introduced becomes the case nearest to 0, the positive
  /// one of two: in GTK's enumerations that is "none" or the default. It must not stop a running program.
  init(nearestTo value: Int32) {
    if let known = Self(rawValue: value) {
      self = known
      return
    }
    reportUnknown("\(Self.self) has no case for \(value): GTK is newer than these bindings")
    var distance: Int32 = 0
    while true {
      if let known = Self(rawValue: distance) ?? Self(rawValue: -distance) {
        self = known
        return
      }
      // Terminates: an enumeration that a function returns has at least one case.
      distance += 1
    }
  }
}

private var reported: Set<String> = []

/// Logs a debug message once. `G_MESSAGES_DEBUG=all` shows it.
private func reportUnknown(_ message: String) {
  guard reported.insert(message).inserted else { return }
  message.withCString { text in
    "MESSAGE".withCString { key in
      let field = GLogField(key: key, value: text, length: -1)
      withUnsafePointer(to: field) { g_log_structured_array(G_LOG_LEVEL_DEBUG, $0, 1) }
    }
  }
}
