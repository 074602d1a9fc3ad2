import BindingCore
import BindingTesting

/// A chain of operators in both libraries and what was done to it: elements and ends that were sent, observers that came
/// and went.
final class Program {
  private let sources = Sources()
  private let root: Twins
  private let ours: Ours
  private let theirs: Theirs
  private var observers: [ObserverTwins] = []
  /// What was done, in words.
  private var script: [String] = []
  private let ends: [Event<Int, Broken>]
  private let longestWait: Int
  private let allowsLateObservers: Bool
  /// How often observers may still reply to what they hear.
  private var replies: (ours: Int, theirs: Int)

  /// - Parameters:
  ///   - chain: what makes the operators.
  ///   - beginsWithSubjects: the chain does not begin with a value or a sequence.
  ///   - ends: how sources may end.
  ///   - longestWait: how many seconds pass at most between two steps.
  ///   - allowsLateObservers: observers may come when sources have ended.
  ///   - replies: how often observers send to the source from inside.
  init(
    _ dice: inout Dice, chain: [Stage.Maker], beginsWithSubjects: Bool = true,
    ends: [Event<Int, Broken>] = [.completed, .failed(Broken())], longestWait: Int = 0,
    allowsLateObservers: Bool = true, replies: Int = 0
  ) {
    root = beginsWithSubjects ? sources.makeSubjects() : sources.makeSource(&dice)
    let sources = sources
    let stages = chain.map { $0(&dice, sources) }
    ours = stages.reduce(root.ours) { $1.ours($0) }
    theirs = stages.reduce(root.theirs) { $1.theirs($0) }
    self.ends = ends
    self.longestWait = longestWait
    self.allowsLateObservers = allowsLateObservers
    self.replies = (replies, replies)
    script.append(([root.name] + stages.map(\.name)).joined(separator: "."))
    observe(&dice)
  }

  /// Does something to both chains.
  func step(_ dice: inout Dice) {
    if longestWait > 0 { wait(dice.roll(longestWait + 1)) }
    switch dice.roll(24) {
    case 0, 1: if !ends.isEmpty { send(dice.pick(ends), dice.pick(sources.all)) }
    case 2, 3: if allowsLateObservers { observe(&dice) }
    case 4:
      let index = dice.roll(observers.count)
      script.append("observer \(index) leaves")
      observers[index].leave()
    case 5...12: send(.next(dice.roll(7)), root)
    default: send(.next(dice.roll(7)), dice.pick(sources.all))
    }
    // OpenCombine delivers from its scheduler also what is due at once.
    if longestWait > 0 { sources.clock.advance(by: .zero) }
  }

  func wait(_ seconds: Int) {
    script.append("wait \(seconds)")
    sources.clock.advance(by: .seconds(seconds))
  }

  private func send(_ event: Event<Int, Broken>, _ source: Twins) {
    script.append("\(source.name) \(event.text)")
    source.send(event)
  }

  private func observe(_ dice: inout Dice) {
    let patience = dice.roll(3) == 0 ? 1 + dice.roll(5) : .max
    script.append("observe" + (patience == .max ? "" : " until element \(patience)"))
    let isTimed = longestWait > 0
    let observer = ObserverTwins(
      patience: patience,
      text: { [clock = sources.clock] in $0.text + (isTimed ? "@\(Int(clock.now / .seconds(1)))" : "") },
      reply: { [weak self] element, isOurs in self?.reply(to: element, isOurs) })
    observers.append(observer)
    observer.observe(ours)
    observer.observe(theirs)
  }

  /// The last thing an observer does: OpenCombine delivers the reply at once, from inside, ours afterwards.
  private func reply(to element: Int, _ isOurs: Bool) {
    let left = isOurs ? replies.ours : replies.theirs
    guard left > 0, element % 2 == 0 else { return }
    if isOurs {
      replies.ours -= 1
      root.sendToOurs(.next(element &+ left))
    } else {
      replies.theirs -= 1
      root.sendToTheirs(.next(element &+ left))
    }
  }

  func disposeEverything() { for observer in observers { observer.leave() } }

  /// What the first observer that was told different things by the two libraries was told; `nil` if there is none.
  var difference: String? {
    for (index, observer) in observers.enumerated() where observer.heard != observer.heardOfTheirs {
      return """

        \(script.joined(separator: "\n"))
        Observer \(index) was told
        \(observer.heard.joined(separator: " "))
        and by OpenCombine
        \(observer.heardOfTheirs.joined(separator: " "))
        """
    }
    return nil
  }

  /// How many events all observers were told.
  var eventCount: Int { observers.reduce(0) { $0 + $1.heard.count } }
}

extension Event<Int, Broken> {
  var text: String {
    switch self {
    case .next(let element): "\(element)"
    case .failed(let failure): "#\(failure.code)"
    case .completed: "|"
    }
  }
}
