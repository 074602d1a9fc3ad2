/// A request of the program's own: a place where someone asks and someone else answers.
///
///     let mayClose = Request<Document, Bool>(default: true)
///     mayClose.answer { document in document.isSaved }
///     if mayClose.ask(document) { ... }
///
/// With several answers the last one given answers. When it is disposed the one before answers again; the default
/// answers when none is left. Answers end when the request goes away. An answer may ask again and may dispose itself.
@MainActor
public final class Request<Argument, Response>: RequestProtocol {
  private let fallback: (Argument) -> Response
  /// The newest is last.
  private var answers: [Answer] = []

  /// A request that `fallback` answers as long as nobody else does.
  public init(default fallback: @escaping (Argument) -> Response) { self.fallback = fallback }

  /// A request with a fixed answer as long as nobody gives another.
  public convenience init(default response: Response) { self.init(default: { _ in response }) }

  /// Asks. O(1) but for answers that pass the question on.
  public func ask(_ argument: Argument) -> Response {
    for answer in answers.reversed() where answer.subscription.isLive {
      if let response = answer.body(argument) { return response }
    }
    return fallback(argument)
  }

  /// Whether anybody but the default answers.
  public var isAnswered: Bool { !answers.isEmpty }

  /// Answers with what `body` returns until the result is disposed or the request goes away. When `body` returns `nil` the
  /// question goes to the answer that was given before this one, in the end to the default.
  @discardableResult
  public func answer(orPass body: @escaping (Argument) -> Response?) -> Subscription {
    let answer = Answer(body)
    answers.append(answer)
    answer.subscription.add(BlockDisposable { [weak self, weak answer] in self?.answers.removeAll { $0 === answer } })
    return answer.subscription
  }

  isolated deinit {
    let ending = answers
    answers = []
    for answer in ending { answer.subscription.dispose() }
  }

  private final class Answer {
    let body: (Argument) -> Response?
    let subscription = Subscription()

    init(_ body: @escaping (Argument) -> Response?) { self.body = body }
  }
}

extension Request where Argument == Void {
  /// Asks.
  public func ask() -> Response { ask(()) }
}
