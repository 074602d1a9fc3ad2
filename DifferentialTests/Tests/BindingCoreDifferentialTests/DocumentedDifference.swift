import BindingCore
import BindingTesting
@preconcurrency import OpenCombine

/// Something that the two libraries do differently on purpose.
struct DocumentedDifference {
  /// What ours does.
  let name: String
  /// Why.
  let reason: String
  /// Where it is announced: a file of `BindingCore` and words of a doc comment in it.
  let announcement: (file: String, words: String)
  /// What observers are told by each library.
  let expected: Told
  /// Makes the two tell it.
  let run: () -> Told

  /// What an observer is told, as text.
  struct Told: Equatable {
    let ours: String
    let theirs: String
  }
}

/// What is told by an operator while a source does what `script` says: digits are elements, a `-` is a second.
func told(
  _ script: String, _ ours: (Ours, TestScheduler) -> Ours, _ theirs: (Theirs, VirtualTime) -> Theirs
) -> DocumentedDifference.Told {
  let clock = TestScheduler()
  let source = Twins.subjects("a")
  let observer = ObserverTwins(
    patience: .max, text: { $0.text + (clock.now > .zero ? "@\(Int(clock.now / .seconds(1)))" : "") },
    reply: { _, _ in })
  observer.observe(ours(source.ours, clock))
  observer.observe(theirs(source.theirs, VirtualTime(clock)))
  for step in script {
    switch step {
    case "-": clock.advance(by: .seconds(1))
    case "|": source.send(.completed)
    case "#": source.send(.failed(Broken()))
    default: source.send(.next(Int(String(step)) ?? 0))
    }
    clock.advance(by: .zero)
  }
  defer { observer.leave() }
  return DocumentedDifference.Told(
    ours: observer.heard.joined(separator: " "), theirs: observer.heardOfTheirs.joined(separator: " "))
}

/// What is told by an operator that has nothing to do with time.
func told(_ script: String, _ ours: (Ours) -> Ours, _ theirs: (Theirs) -> Theirs) -> DocumentedDifference.Told {
  told(script, { signal, _ in ours(signal) }, { publisher, _ in theirs(publisher) })
}
