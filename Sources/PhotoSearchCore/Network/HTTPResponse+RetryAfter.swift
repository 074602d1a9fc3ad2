nonisolated extension HTTPResponse {
  /// How long the service asks to be left alone in its `Retry-After` header: a number of seconds, or a date relative to
  /// the server's own time.
  ///
  /// https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
  var retryAfter: Duration? {
    guard let text = headers["retry-after"] else { return nil }
    if let seconds = Int(text) { return Self.patience(seconds: seconds) }
    guard let then = HTTPDate(text), let now = headers["date"].flatMap(HTTPDate.init) else { return nil }
    return Self.patience(seconds: then.secondsSince1970 - now.secondsSince1970)
  }

  /// How long to request no more images after this "too many requests". Openverse allows 150 thumbnails a minute, so
  /// after a few seconds some more are available. No one waits longer than a minute for an image.
  var throttlePause: Duration {
    // A longer body is no message, and parsing it would delay everything else on the network thread.
    let demanded = retryAfter ?? (body.count <= 10_000 ? ServiceFailure.expectedWait(in: self) : nil)
    return min(demanded ?? .seconds(10), .seconds(60))
  }

  /// Clamps a wait to at least a second, since otherwise the next request would be just as unwelcome, and to at most a
  /// day, since no service means more than that.
  static func patience(seconds: Int) -> Duration {
    .seconds(min(max(seconds, 1), 86_400))
  }
}
