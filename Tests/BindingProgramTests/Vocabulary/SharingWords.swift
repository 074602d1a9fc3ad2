import BindingCore

/// What a shared signal remembers for those who come late.
struct Sharing {
  /// How many elements, given the number of the word.
  let limit: (Int) -> Int
  /// Whether it stays connected without observers.
  let keepsAlive: Bool
}

/// One observation of the source for all observers. Who observes when matters to all of them, so the judge of programs
/// has to look at the whole program, and not at the inputs alone.
let sharingWords: [Word] = [
  sharing(
    "share", covers: ["share(limit:keepAlive:)"], limit: { _ in 1 }, isBursty: false, text: "share(limit: 1)",
    apply: { signal, _ in signal.share(limit: 1) }),
  sharing(
    "share(keepAlive:)", covers: ["share(limit:keepAlive:)"], keepsAlive: true,
    text: "share(limit: %, keepAlive: true)", apply: { $0.share(limit: $1, keepAlive: true) }),
  sharing(
    "replay", covers: ["replay(limit:)", "refCount(keepAlive:)"], text: "replay(limit: %).refCount()",
    apply: { $0.replay(limit: $1).refCount() }),
  sharing(
    "publish", covers: ["publish()", "connect()"], limit: { _ in 0 }, text: "publish().refCount()",
    apply: { signal, _ in signal.publish().refCount() }),
  sharing(
    "multicast", covers: ["multicast(_:)"], limit: { _ in 1 }, isBursty: false,
    text: "multicast { ReplayOneSubject() }.refCount()",
    apply: { signal, _ in signal.multicast { ReplayOneSubject() }.refCount() }),
  sharing(
    "multicast(subject:)", covers: ["multicast(subject:)"], limit: { _ in 0 },
    text: "multicast(subject: PassthroughSubject()).refCount()",
    apply: { signal, _ in signal.multicast(subject: PassthroughSubject()).refCount() }),
]

/// - Parameter text: with a `%` for the number of the word.
private func sharing(
  _ name: String, covers: [String], limit: @escaping (Int) -> Int = { $0 }, keepsAlive: Bool = false,
  isBursty: Bool = true, text: String, apply: @escaping (SafeSignal<Int>, Int) -> SafeSignal<Int>
) -> Word {
  Word(
    name: name, covers: covers, inputs: 1, isBursty: isBursty, sharing: Sharing(limit: limit, keepsAlive: keepsAlive),
    apply: { inputs, k, _ in apply(inputs[0], k) }, text: { "\($0[0]).\(text.replacing("%", with: String($1)))" },
    judge: { inputs, _, _ in inputs[0] })
}
