/// A request declared by the program: some code asks, other code answers.
///
///     let mayClose = Request<Document, Bool>(default: true)
///     mayClose.answer { document in document.isSaved }
///     if mayClose.ask(document) { ... }
///
/// If there are several answers, the most recently added one is used. When it is disposed, the previous one takes over
/// again; without answers, the default is used. Answers end when the request is deallocated. An answer may ask again
/// and may dispose itself.
@MainActor
public final class Request<Argument, Response>: RequestProtocol {
  private let fallback: (Argument) -> Response
  /// The answers, oldest first.
  private var answers: [Answer] = []

  /// Creates a request that `fallback` answers as long as there is no other answer.
  public init(default fallback: @escaping (Argument) -> Response) { self.fallback = fallback }

  /// Creates a request with a fixed response as long as there is no other answer.
  public convenience init(default response: Response) { self.init(default: { _ in response }) }

  /// Asks and returns the response. O(1), apart from answers that pass the request on.
  public func ask(_ argument: Argument) -> Response {
    for answer in answers.reversed() where answer.subscription.isLive {
      if let response = answer.body(argument) { return response }
    }
    return fallback(argument)
  }

  /// Whether there is any answer other than the default.
  public var isAnswered: Bool { !answers.isEmpty }

  /// Answers with the result of `body` until the returned subscription is disposed or the request is deallocated. If
  /// `body` returns `nil`, the request passes to the previously added answer, and finally to the default.
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
  /// Asks and returns the response.
  public func ask() -> Response { ask(()) }
}
