import CGtk

extension GEnum {
  /// The case for a number. For one that a newer GTK invented it is the case whose number is nearest to 0, of two the
  /// positive one: in GTK's enumerations that is none or the default. The program that runs must not end for it.
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
      // Ends: an enumeration that a function returns has a case.
      distance += 1
    }
  }
}

private var reported: Set<String> = []

/// Writes a debug message, the first time; to be seen with `G_MESSAGES_DEBUG=all`.
private func reportUnknown(_ message: String) {
  guard reported.insert(message).inserted else { return }
  message.withCString { text in
    "MESSAGE".withCString { key in
      let field = GLogField(key: key, value: text, length: -1)
      withUnsafePointer(to: field) { g_log_structured_array(G_LOG_LEVEL_DEBUG, $0, 1) }
    }
  }
}
