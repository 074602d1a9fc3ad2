import BindingCore
import BindingTesting

/// An operator that the generator knows: how to apply it, how to print it, and what the judge says of it.
struct Word {
  /// What must be true of the inputs, so that there is only one right answer.
  enum Demand {
    /// Any nodes.
    case anything
    /// Each delivers at most one element in a step.
    case single
    /// No step reaches two of them.
    case disjoint
    /// Each delivers at most one element in a step; what a step of the first reaches has a value at any time.
    case switching
  }

  let name: String
  /// The public functions that are called when this word runs.
  let covers: [String]
  let inputs: Int
  var demand = Demand.anything
  /// May deliver several elements in a step.
  var isBursty = false
  var isTimed = false
  /// Delivers something when the time has come, whatever becomes of its inputs.
  var comesByItself = false
  /// Keeps inputs that it may have to observe later.
  var keepsInputs = false
  var sharing: Sharing?
  /// The last element is this function of the last elements of the inputs.
  var lastElement: (([Int], Int) -> Int)?
  let apply: ([SafeSignal<Int>], Int, TestScheduler) -> SafeSignal<Int>
  let text: ([String], Int) -> String
  let judge: ([Behaviour], Int, Timeline) -> Behaviour
}

/// All words.
enum Vocabulary {
  static let words: [Word] =
    transformingWords + filteringWords + endingWords + combiningWords + arityWords + switchingWords + errorWords
    + timedWords + intervalWords + waitingWords + controlWords + feedingWords + reloadingWords
    + sharingWords

  /// Whether the generator of graphs may use a word anywhere, and not with care.
  static let freeWords = words.filter { $0.sharing == nil }

  private static let byName = Dictionary(uniqueKeysWithValues: words.map { ($0.name, $0) })

  static func word(_ name: String) -> Word { byName[name]! }
}
