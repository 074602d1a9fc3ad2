import BindingCore
import BindingTesting

/// What is done to a request that several answer and several feed.
enum RequestStep: CustomStringConvertible {
  /// Answers all questions.
  case answer(Int)
  /// Answers those that a number divides and passes the others on.
  case answerSome(Int)
  /// Answers by way of an object.
  case answerWithObject(Int)
  /// Answers what a subject, or a property, delivers.
  case feed
  case feedProperty(Int)
  /// Answers once, disposes itself and asks again from inside.
  case answerOnce(Int)
  case send(Int)
  case set(Int)
  case finish
  case releaseObject
  case releaseProperty
  case dispose(Int)
  case ask(Int)

  static let beginning = """
    let request = Request<Int, Int>(default: { -$0 })
    let subject = PassthroughSubject<Int, Never>()
    var property: Property<Int>? = Property(0)
    final class Object: DisposeBagProvider { let bag = DisposeBag() }
    var object: Object? = Object()
    var answers: [Subscription] = []
    """

  static func random(_ dice: inout Dice) -> RequestStep {
    let number = 1 + dice.roll(9)
    return switch dice.roll(18) {
    case 0: .answer(number)
    case 1, 2: .answerSome(1 + dice.roll(3))
    case 3: .answerWithObject(number)
    case 4, 5: .feed
    case 6: .feedProperty(number)
    case 7: .answerOnce(number)
    case 8, 9: .send(number)
    case 10: .set(number)
    case 11: dice.happens(onceIn: 3) ? .finish : .ask(number)
    case 12: dice.happens(onceIn: 3) ? .releaseObject : .ask(number)
    case 13: dice.happens(onceIn: 3) ? .releaseProperty : .ask(number)
    case 14, 15: .dispose(dice.roll(6))
    default: .ask(number)
    }
  }

  var description: String {
    switch self {
    case .answer(let number): "answers.append(request.answer { _ in \(number) })"
    case .answerSome(let divisor): "answers.append(request.answer(orPass: { $0 % \(divisor) == 0 ? $0 * 10 : nil }))"
    case .answerWithObject(let number): "answers.append(request.answer(with: object!) { _, _ in \(number) })"
    case .feed: "answers.append(request.feed(from: subject))"
    case .feedProperty(let number): "answers.append(request.feed(from: property!) { $0 * \(number) + $1 })"
    case .answerOnce(let number):
      """
      let place = answers.count
      answers.append(request.answer { answers[place].dispose(); return request.ask($0) * \(number) })
      """
    case .send(let number): "subject.send(\(number))"
    case .set(let number): "property?.value = \(number)"
    case .finish: "subject.send(completion: .finished)"
    case .releaseObject: "object = nil"
    case .releaseProperty: "property = nil"
    case .dispose(let place): "answers[\(place)].dispose()"
    case .ask(let number): "print(request.ask(\(number)))"
    }
  }
}

/// What is wrong with what a request is answered; `nil` if nothing is.
func complaint(about steps: [RequestStep]) -> String? {
  var mistake: String?
  let leaked = leakedSubscriptions {
    var request: Request<Int, Int>? = Request(default: { -$0 })
    let subject = PassthroughSubject<Int, Never>()
    var property: Property<Int>? = Property(0)
    var object: RequestObject? = RequestObject()
    var answers: [Subscription] = []
    // What each answer is by now; `nil` when there is none any more.
    var model: [RequestStep?] = []
    var (sent, isFinished): ([Int: Int], Bool) = ([:], false)
    @MainActor func expected(_ question: Int) -> Int {
      for (place, step) in model.enumerated().reversed() {
        switch step {
        case .answer(let number), .answerWithObject(let number): return number
        case .answerSome(let divisor) where question % divisor == 0: return question * 10
        case .feed: if let newest = sent[place] { return newest }
        case .feedProperty(let number): return property!.value * number + question
        case .answerOnce(let number):
          model[place] = nil
          return expected(question) * number
        default: break
        }
      }
      return -question
    }
    for (line, step) in steps.enumerated() {
      let place = answers.count
      switch step {
      case .answer(let number): answers.append(request!.answer { _ in number })
      case .answerSome(let divisor): answers.append(request!.answer(orPass: { $0 % divisor == 0 ? $0 * 10 : nil }))
      case .answerWithObject(let number):
        if let object { answers.append(request!.answer(with: object) { _, _ in number }) }
      case .feed: answers.append(request!.feed(from: subject))
      case .feedProperty(let number):
        if let property { answers.append(request!.feed(from: property) { $0 * number + $1 }) }
      case .answerOnce(let number):
        answers.append(
          request!.answer { [weak request] question in
            answers[place].dispose()
            return request!.ask(question) * number
          })
      case .send(let number):
        if !isFinished { for (place, step) in model.enumerated() { if case .feed = step { sent[place] = number } } }
        subject.send(number)
      case .set(let number): property?.value = number
      case .finish:
        isFinished = true
        model = model.map { if case .feed = $0 { nil } else { $0 } }
        subject.send(completion: .finished)
      case .releaseObject:
        model = model.map { if case .answerWithObject = $0 { nil } else { $0 } }
        object = nil
      case .releaseProperty:
        model = model.map { if case .feedProperty = $0 { nil } else { $0 } }
        property = nil
      case .dispose(let place):
        if answers.indices.contains(place) {
          model[place] = nil
          answers[place].dispose()
        }
      case .ask(let question):
        let right = expected(question)
        let answer = request!.ask(question)
        if answer != right { mistake = "line \(line + 1): the answer is \(answer), not \(right)" }
      }
      if answers.count > place {
        // What is fed by a subject that has finished has ended already.
        if case .feed = step, isFinished { model.append(nil) } else { model.append(step) }
      }
      if request!.isAnswered != model.contains(where: { $0 != nil }) {
        mistake = "line \(line + 1): it says that it is answered: \(request!.isAnswered)"
      }
      if mistake != nil { break }
    }
    request = nil
    if mistake == nil, answers.contains(where: { !$0.isDisposed }) { mistake = "an answer outlives its request" }
  }
  return mistake ?? (leaked == 0 ? nil : "\(leaked) subscriptions are still alive")
}

private final class RequestObject: DisposeBagProvider {
  let bag = DisposeBag()
}
