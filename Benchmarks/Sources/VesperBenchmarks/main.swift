// The program itself, seen from outside: its window on a screen of its own, keys and the wheel of a mouse. See the README.
import Foundation

// Where `build-aux/build-program` leaves it.
var program = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../.build/packaging/release/vesper")
  .standardizedFileURL.path
var turns = 11
var searches = 100
var every = 0
var wanted: Set<String> = []
var words = CommandLine.arguments.dropFirst()
let usage = """
  usage: VesperBenchmarks [--program PATH] [--turns N] [--searches N] [--every N] [start|picture|keys|scrolling|idle|memory]...

    --program PATH  the built program (.build/packaging/release/vesper)
    --turns N       how often each program is started (11)
    --searches N    how often is searched to see whether the memory grows (100)
    --every N       after how many of them it is told how much it is (0, never)
  """
while let word = words.popFirst() {
  switch word {
  case "--program": program = words.popFirst() ?? ""
  case "--turns": turns = words.popFirst().flatMap { Int($0) } ?? 0
  case "--searches": searches = words.popFirst().flatMap { Int($0) } ?? 0
  case "--every": every = words.popFirst().flatMap { Int($0) } ?? 0
  case "start", "picture", "keys", "scrolling", "idle", "memory": wanted.insert(word)
  default: stop(usage)
  }
}
guard turns > 0, searches >= 5 else { stop(usage) }
guard FileManager.default.isExecutableFile(atPath: program) else {
  stop("no program at \(program): build-aux/build-program /tmp/vesper /tmp/vesper-decoder -c release --static-swift-stdlib")
}

let scratch = Scratch.shared
let sent = Sent()
let server = try PhotoServer.start(sent)
let starter = Starter(
  desktop: Desktop(scratch), scratch: scratch, vesper: program, twins: Twins(scratch), server: server.baseURL)
func isWanted(_ name: String) -> Bool { wanted.isEmpty || wanted.contains(name) }
if isWanted("start") { measureStart(starter, turns: turns) }
if isWanted("picture") { measureFirstPicture(starter, turns: turns) }
if isWanted("keys") { try await measureKeystrokes(starter, words: turns) }
if isWanted("scrolling") { measureScrolling(starter, turns: (turns + 3) / 4) }
if isWanted("idle") { measureIdling(starter, seconds: 10) }
if isWanted("memory") { measureMemory(starter, sent, searches: searches, every: every) }
scratch.remove()
