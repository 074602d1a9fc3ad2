import RandomPrograms
import Synchronization
import Testing

@_spi(Bindings) @testable import Gtk

/// Images that are decoded at a time, and those that wait for them.
@Suite(.timeLimit(.minutes(30))) struct PixelBudgetTests {
  @Test func `Large pictures wait for each other, and smaller ones do not overtake them`() async throws {
    let budget = PixelBudget(100)
    let log = Log()
    let first = Gate()
    async let large: Void = budget.withPixels(60) { await first.wait() }
    try await until { budget.free == 40 }
    async let second: Void = budget.withPixels(60) { log.add("second") }
    try await until { budget.waitingCount == 1 }
    async let third: Void = budget.withPixels(10) { log.add("third") }
    try await until { budget.waitingCount == 2 }
    #expect(log.entries == [] && budget.free == 40)
    first.open()
    _ = try await (large, second, third)
    #expect(Set(log.entries) == ["second", "third"] && budget.free == 100)
  }

  @Test func `A picture with more pixels than there may be is decoded alone`() async throws {
    let budget = PixelBudget(100)
    try await budget.withPixels(1_000) { #expect(budget.free == 0) }
    #expect(budget.free == 100)
  }

  @Test func `Who no longer waits lets those behind pass`() async throws {
    let budget = PixelBudget(100)
    let first = Gate()
    async let held: Void = budget.withPixels(60) { await first.wait() }
    try await until { budget.free == 40 }
    let large = Task { try await budget.withPixels(60) {} }
    try await until { budget.waitingCount == 1 }
    async let small: Void = budget.withPixels(40) {}
    try await until { budget.waitingCount == 2 }
    large.cancel()
    await #expect(throws: CancellationError.self) { try await large.value }
    try await small
    first.open()
    try await held
    #expect(budget.free == 100 && budget.waitingCount == 0)
  }

  /// Tasks that take pixels, throw or are cancelled at random: never too many at a time, and all come back.
  @Test(arguments: 1...20) func `Whatever becomes of pictures, their pixels come back`(seed: UInt64) async throws {
    struct Broken: Error {}
    var dice = Dice(seed: seed)
    let budget = PixelBudget(1_000)
    let held = Mutex(0)
    var tasks: [Task<Void, any Error>] = []
    for _ in 0..<100 {
      let count = dice.roll(401)
      let (turns, fails) = (dice.roll(6), dice.happens(onceIn: 5))
      tasks.append(
        Task {
          try await budget.withPixels(count) {
            held.withLock { $0 += count }
            defer { held.withLock { $0 -= count } }
            #expect(held.withLock(\.self) <= 1_000)
            for _ in 0..<turns { await Task.yield() }
            if fails { throw Broken() }
          }
        })
      if dice.happens(onceIn: 2) { await Task.yield() }
      if dice.happens(onceIn: 2) { dice.pick(tasks).cancel() }
    }
    for task in tasks { _ = await task.result }
    #expect(budget.free == 1_000 && budget.waitingCount == 0, "seed \(seed)")
  }
}

private func until(_ condition: () -> Bool) async throws {
  while !condition() {
    try Task.checkCancellation()
    await Task.yield()
  }
}

extension GtkTests {
  @Test(.timeLimit(.minutes(30))) func `A picture is not decoded before there are pixels for it`() async throws {
    // A GIF of one pixel.
    let bytes =
      Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 1, 1, 1, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1]
      + [0, 0x3B]
    let budget = PixelBudget.shared
    let decoding = try await budget.withPixels(ImageDecoder.maximumPixelCount) {
      let decoding = Task { try await ImageDecoder.decode(bytes: bytes, fitting: (width: 10, height: 10)) }
      // Other tests may decode beside this one.
      try await until { budget.waitingCount >= 1 }
      return decoding
    }
    #expect(try await decoding.value.width == 1)
    try await until { budget.free == ImageDecoder.maximumPixelCount }
  }

  @Test func `Pictures that are broken, refused or given up leave the others their pixels`() async throws {
    let beginning = Array("\u{89}PNG".unicodeScalars.map { UInt8($0.value) }) + [0x0D, 0x0A, 0x1A, 0x0A]
    for bytes in [beginning, [0xFF, 0xD8, 0xFF, 0xE0], Array("GIF89a".utf8), [1, 2, 3]] {
      let task = Task { try await ImageDecoder.decode(bytes: bytes, fitting: (width: 10, height: 10)) }
      task.cancel()
      _ = await task.result
      _ = try? await ImageDecoder.decode(bytes: bytes, fitting: (width: 10, height: 10))
    }
    try await until { PixelBudget.shared.free == ImageDecoder.maximumPixelCount }
  }
}

/// What happened, in its order.
private nonisolated final class Log: Sendable {
  private let state = Mutex<[String]>([])
  var entries: [String] { state.withLock(\.self) }
  func add(_ entry: String) { state.withLock { $0.append(entry) } }
}

/// What is waited at until it is opened.
private final class Gate {
  private var isOpen = false
  func open() { isOpen = true }
  func wait() async { while !isOpen, !Task.isCancelled { await Task.yield() } }
}
