import BindingCore
import BindingTesting
import Testing

/// Questions that the program answers with a value.
struct RequestTests {
  @Test func theDefaultAnswersWhenNobodyElseDoes() {
    #expect(Request<Int, String>(default: "none").ask(1) == "none")
    #expect(Request<Int, Int>(default: { $0 * 2 }).ask(4) == 8)
    #expect(Request<Void, Bool>(default: true).ask())
  }

  @Test func aClosureAnswers() {
    let request = Request<Int, Int>(default: 0)
    request.answer { $0 + 1 }
    #expect(request.isAnswered)
    #expect(request.ask(1) == 2)
  }

  @Test func theLastAnswerCountsAndTheOneBeforeComesBack() {
    let request = Request<Int, String>(default: "default")
    let first = request.answer { _ in "first" }
    let second = request.answer { _ in "second" }
    #expect(request.ask(0) == "second")
    second.dispose()
    #expect(request.ask(0) == "first")
    first.dispose()
    #expect(request.ask(0) == "default")
    #expect(!request.isAnswered)
  }

  @Test func anAnswerInTheMiddleCanLeave() {
    let request = Request<Int, String>(default: "default")
    let first = request.answer { _ in "first" }
    let second = request.answer { _ in "second" }
    first.dispose()
    #expect(request.ask(0) == "second")
    second.dispose()
    #expect(request.ask(0) == "default")
  }

  @Test func anAnswerCanPassTheQuestionOn() {
    let request = Request<Int, String>(default: "default")
    request.answer { _ in "odd" }
    request.answer(orPass: { $0.isMultiple(of: 2) ? "even" : nil })
    #expect(request.ask(2) == "even")
    #expect(request.ask(3) == "odd")
  }

  @Test func aPropertyFeedsTheAnswer() {
    expectNoLeaks {
      let height = Property(10)
      let request = Request<Int, Int>(default: 0)
      request.feed(from: height) { $0 * $1 }
      #expect(request.ask(2) == 20)
      height.value = 30
      #expect(request.ask(2) == 60)
    }
  }

  @Test func aPropertyOfAnswersNeedsNoTransformation() {
    let mayClose = Property(false)
    let request = Request<Void, Bool>(default: true)
    request.feed(from: mayClose)
    #expect(!request.ask())
    mayClose.value = true
    #expect(request.ask())
  }

  @Test func theAnswerOfAPropertyThatIsGoneEnds() {
    expectNoLeaks {
      var height: Property? = Property(10)
      let request = Request<Int, Int>(default: 0)
      let answer = request.feed(from: height!) { height, _ in height }
      #expect(request.ask(1) == 10)
      height = nil
      #expect(answer.isDisposed)
      #expect(request.ask(1) == 0)
    }
  }

  @Test func aSignalThatHasNotDeliveredAnswersNothingYet() {
    let numbers = Numbers()
    let request = Request<Void, Int>(default: 0)
    request.answer { 1 }
    request.feed(from: numbers)
    #expect(request.ask() == 1)
    numbers.send(2)
    #expect(request.ask() == 2)
    numbers.send(completion: .finished)
    #expect(request.ask() == 1)
  }

  @Test func anAnswerWithATargetEndsWithIt() {
    expectNoLeaks {
      let request = Request<Int, Int>(default: 0)
      var target: Target<Int>? = Target(5)
      weak let watched = target
      let answer = request.answer(with: target!) { $0.value + $1 }
      #expect(request.ask(1) == 6)
      target = nil
      #expect(watched == nil)
      #expect(answer.isDisposed)
      #expect(request.ask(1) == 0)
    }
  }

  @Test func anAnswerInABagEndsWithTheBag() {
    let request = Request<Int, Int>(default: 0)
    let bag = DisposeBag()
    request.answer { $0 }.dispose(in: bag)
    #expect(request.ask(3) == 3)
    bag.dispose()
    #expect(request.ask(3) == 0)
  }

  @Test func answersEndWithTheRequest() {
    expectNoLeaks {
      weak var watched: Token?
      let height = Property(10)
      var answers: [Subscription] = []
      do {
        let token = Token()
        watched = token
        let request = Request<Int, Int>(default: 0)
        answers = [
          request.answer { _ in withExtendedLifetime(token) { 1 } }, request.feed(from: height) { $0 * $1 },
        ]
      }
      #expect(answers.map(\.isDisposed) == [true, true])
      answers = []
      #expect(watched == nil)
    }
  }

  @Test func anAnswerMayAskAgain() {
    let request = Request<Int, Int>(default: 0)
    request.answer { [unowned request] number in number == 0 ? 0 : number + request.ask(number - 1) }
    #expect(request.ask(4) == 10)
  }

  @Test func anAnswerMayDisposeItself() {
    let request = Request<Int, String>(default: "default")
    var once: Subscription?
    once = request.answer { _ in
      once?.dispose()
      return "once"
    }
    #expect(request.ask(0) == "once")
    #expect(request.ask(0) == "default")
  }

  // MARK: Requests of other kinds

  /// What a toolkit has: a callback with any number of arguments.
  private struct Callback<Response, each Input>: RequestProtocol {
    final class Storage {
      var body: ((repeat each Input) -> Response?)?
    }

    let storage = Storage()

    func answer(orPass body: @escaping ((repeat each Input)) -> Response?) -> Subscription {
      let subscription = Subscription()
      storage.body = { (input: repeat each Input) in body((repeat each input)) }
      subscription.add(BlockDisposable { [storage] in storage.body = nil })
      return subscription
    }

    func call(_ input: repeat each Input) -> Response? { storage.body?(repeat each input) }
  }

  @Test func aCallbackWithSeveralArgumentsIsARequest() {
    expectNoLeaks {
      let drop = Callback<Bool, Int, String>()
      let answer = drop.answer { (input: (Int, String)) in input.1.count == input.0 }
      #expect(drop.call(3, "abc") == true)
      answer.dispose()
      #expect(drop.call(3, "abc") == nil)
      let mayDrop = Property(true)
      let feed = drop.feed(from: mayDrop)
      #expect(drop.call(1, "") == true)
      feed.dispose()
    }
  }

  @Test func aCallbackWithoutArgumentsIsARequest() {
    let close = Callback<Bool>()
    let answer = close.answer { true }
    #expect(close.call() == true)
    answer.dispose()
  }
}
