/// A short message over the content of the window: what was done, with at most one thing to do about it.
public nonisolated struct Toast: Sendable, Hashable {
  /// What messages are about. What is withdrawn is withdrawn by its topic.
  public enum Topic: Sendable, Hashable {
    case saving, removal, export, importing, photoAction
  }

  /// What the user can do about it.
  public enum Action: Sendable, Hashable {
    case undo
    /// Shows a file in its folder.
    case show(path: String)
    case cancel
  }

  /// How long it is there.
  public enum Stay: Sendable, Hashable {
    /// For the time of reading it.
    case brief
    /// Until it is withdrawn or replaced.
    case lasting
    /// Until it is withdrawn. Other messages are shown over it meanwhile.
    ///
    /// - Parameter Double: How much is done, from 0 to 1, or `nil` if that is unknown.
    case progress(Double?)
  }

  public let topic: Topic
  public let text: String
  public let action: Action?
  public let stay: Stay

  public init(_ topic: Topic, _ text: String, _ action: Action? = nil, stay: Stay = .brief) {
    (self.topic, self.text, self.action, self.stay) = (topic, text, action, stay)
  }

  /// The path of the file that it is about.
  public var path: String? { if case .show(let path) = action { path } else { nil } }
  public var isProgress: Bool { if case .progress = stay { true } else { false } }

  /// The time for reading it: at least five seconds, and longer for long texts.
  public var readingTime: Duration {
    min(.seconds(15), Self.shortestTime + .milliseconds(50 * max(0, text.count - Self.shortLength)))
  }

  /// The time for reading a short text.
  public static let shortestTime = Duration.seconds(5)
  /// The length up to which a text is short.
  private static let shortLength = 60
}
