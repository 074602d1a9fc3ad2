nonisolated extension HTTPResponse {
  /// How long the service wants to be left alone, by its `Retry-After` header: a number of seconds, or a date, which
  /// counts from the server's own time.
  ///
  /// https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
  var retryAfter: Duration? {
    guard let text = headers["retry-after"] else { return nil }
    if let seconds = Int(text) { return Self.patience(seconds: seconds) }
    guard let then = HTTPDate(text), let now = headers["date"].flatMap(HTTPDate.init) else { return nil }
    return Self.patience(seconds: then.secondsSince1970 - now.secondsSince1970)
  }

  /// How long no more pictures are asked for after "too many requests". Openverse allows 150 thumbnails a
  /// minute; some seconds later there are some more. More than a minute of patience nobody has for a picture.
  static func throttlePause(_ demanded: Duration?) -> Duration { min(demanded ?? .seconds(10), .seconds(60)) }

  /// Not less than a second, or the next request would be just as unwelcome, and not more than a day: who says more
  /// does not mean it.
  static func patience(seconds: Int) -> Duration {
    .seconds(min(max(seconds, 1), 86_400))
  }
}
