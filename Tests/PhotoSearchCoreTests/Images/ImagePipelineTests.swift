import BindingCore
import BindingTesting
import Foundation
import Synchronization
import Testing

@testable import PhotoSearchCore

@Suite(.timeLimit(.minutes(30)))
struct ImagePipelineTests {
  private let transport = GatedTransport()
  private let decoded = Decoded()
  private let pipeline: ImagePipeline<String>

  private static let size = ImageSize(width: 10, height: 10)

  init() {
    let decoded = decoded
    pipeline = ImagePipeline(
      loader: ImageLoader(transport: transport), maximumBytes: 100, cost: { _ in 30 },
      decoder: { data, size in try decoded.decode(data, size) })
  }

  private func location(_ name: String) -> ImageLocation { .remote(URL(string: "https://example.org/\(name)")!) }

  /// What a GIF of that size and name begins with.
  nonisolated static func picture(_ name: String, width: UInt16 = 1, height: UInt16 = 1) -> Data {
    Data("GIF89a".utf8) + Data([width, height].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }) + Data(name.utf8)
  }

  private func image(_ name: String, size: ImageSize = size) async throws(PhotoSearchError) -> String {
    try await pipeline.image(for: location(name), size: size)
  }

  @Test("A picture is fetched, decoded to the size and kept in memory")
  func memory() async throws {
    transport.open()
    #expect(try await image("a") == "a 10")
    #expect(try await image("a") == "a 10")
    #expect(try await image("a", size: ImageSize(width: 20, height: 20)) == "a 20")
    #expect(transport.requests == ["a", "a"])
    #expect(decoded.count == 2)
    #expect(pipeline.cachedImage(for: location("a"), size: Self.size) == "a 10")
    #expect(pipeline.cachedImage(for: location("b"), size: Self.size) == nil)
  }

  @Test("Memory is bounded by what the pictures take, the ones used last stay")
  func bounded() async throws {
    transport.open()
    for name in ["a", "b", "c", "a", "d"] { _ = try await image(name) }
    #expect(pipeline.memoryUse == 90)
    #expect(
      ["a", "b", "c", "d"].map { pipeline.cachedImage(for: location($0), size: Self.size) != nil } == [
        true, false, true, true,
      ])
    pipeline.removeAll()
    #expect(pipeline.memoryUse == 0)
  }

  @Test("A picture that came just when somebody else had looked for it was fetched twice")
  func cameMeanwhile() async {
    // In a process of its own: beside a thousand other tests each step would wait for a step of each of them.
    await #expect(processExitsWith: .success) {
      let (transport, decoded) = (GatedTransport(), Decoded())
      transport.open()
      let pipeline = ImagePipeline<String>(
        loader: ImageLoader(transport: transport), cost: { _ in 0 },
        decoder: { data, size in try decoded.decode(data, size) })
      let locations = (0..<5000).map { ImageLocation.remote(URL(string: "https://example.org/\($0)")!) }
      // They overtake each other, as those who find pictures in memory are faster.
      await withTaskGroup { group in
        for _ in 0..<4 {
          group.addTask { @concurrent in
            for location in locations { _ = try? await pipeline.image(for: location, size: ImagePipelineTests.size) }
          }
        }
      }
      #expect(transport.requests.count == locations.count)
    }
  }

  @Test("Those who want the same picture at once share one transfer and one decoding")
  func sharing() async throws {
    let (pipeline, location) = (pipeline, location("a"))
    let tasks = (0..<5).map { _ in Task { try await pipeline.image(for: location, size: Self.size) } }
    await transport.waitForRequests(1)
    for _ in 0..<100 { await Task.yield() }
    transport.open()
    for task in tasks { #expect(try await task.value == "a 10") }
    #expect(transport.requests == ["a"])
    #expect(decoded.count == 1)
  }

  @Test("What is no picture, a drawing or too large a one never reaches the decoder")
  func refused() async {
    transport.open()
    let huge = Self.picture("huge", width: 30_000, height: 30_000)
    for (name, body, reason) in [
      ("svg", Data("  <svg/>".utf8), "it is a web page, not a picture"),
      ("text", Data("hello".utf8), "this image format is not supported"),
      ("cut", Data("GIF89a".utf8), "this image format is not supported"),
      ("huge", huge, "the picture is too large, 30000 × 30000"),
    ] {
      transport.answer(name, with: body)
      await #expect(throws: PhotoSearchError.malformedAnswer(reason: reason)) { try await image(name) }
    }
    #expect(decoded.count == 0)
    transport.answer("svg", with: Data("<svg/>".utf8), type: "image/svg+xml")
    await #expect(throws: PhotoSearchError.malformedAnswer(reason: "this image format is not supported")) {
      try await image("svg")
    }
    transport.answer("broken", with: Self.picture("broken"))
    await #expect(throws: PhotoSearchError.malformedAnswer(reason: "the picture is damaged")) {
      try await image("broken")
    }
    // A failure is not kept.
    transport.answer("broken", with: Self.picture("good"))
    #expect(try! await image("broken") == "good 10")
  }

  @Test("A picture that comes into view becomes urgent, for all who want it")
  func priorities() async throws {
    let (pipeline, location) = (pipeline, location("a"))
    let priorities = [HTTPPriority(.background), HTTPPriority(.background)]
    let tasks = priorities.map { priority in
      Task { try await pipeline.image(for: location, size: Self.size, priority: priority) }
    }
    await transport.waitForRequests(1)
    for _ in 0..<100 { await Task.yield() }
    let level = { transport.levels["a"] }
    #expect(level() == .background)
    priorities[1].level = .visible
    // The second may join later than that.
    #expect(await eventually { level() == .visible })
    tasks[1].cancel()
    _ = await tasks[1].result
    #expect(level() == .background)
    transport.open()
    #expect(try await tasks[0].value == "a 10")
  }

  // MARK: - Slots

  private func text(_ slot: ImageSlot<String>) -> String {
    switch slot.content.value {
    case .empty: "empty"
    case .loading: "loading"
    case .image(let image): image
    case .failed(let error): "\(error)"
    }
  }

  private func settle(_ slot: ImageSlot<String>) async {
    while text(slot) == "loading" { await Task.yield() }
  }

  @Test("A slot shows what was asked for last, and never a picture of an earlier photo")
  func lateArrivals() async {
    let slot = ImageSlot(pipeline: pipeline)
    var seen: [String] = []
    let observation = slot.content.observeNext { content in
      if case .image(let image) = content { seen.append(image) }
    }
    for name in ["a", "b", "c"] {
      slot.show(location(name), size: Self.size)
      #expect(text(slot) == "loading")
    }
    await transport.waitForRequests(1)
    transport.open()
    await settle(slot)
    #expect(seen == ["c 10"])
    slot.show(location("c"), size: Self.size)
    #expect(seen == ["c 10"])
    slot.show(nil, size: Self.size)
    #expect(text(slot) == "empty")
    slot.show(location("c"), size: Self.size)
    #expect(text(slot) == "c 10")
    observation.dispose()
  }

  @Test("What nobody shows any more is cancelled")
  func cancellation() async {
    var slot: ImageSlot<String>? = ImageSlot(pipeline: pipeline)
    slot?.show(location("a"), size: Self.size)
    await transport.waitForRequests(1)
    slot?.show(location("b"), size: Self.size)
    await transport.waitForCancellations(1)
    await transport.waitForRequests(2)
    slot = nil
    await transport.waitForCancellations(2)
    #expect(decoded.count == 0)
  }

  @Test("A slot that is hidden lets others go first")
  func visibility() async {
    let slot = ImageSlot(pipeline: pipeline)
    slot.show(location("a"), size: Self.size)
    await transport.waitForRequests(1)
    #expect(transport.levels["a"] == .visible)
    slot.isVisible = false
    #expect(transport.levels["a"] == .background)
    transport.open()
    await settle(slot)
  }

  @Test("A picture that failed is asked for again when somebody wants that")
  func retry() async {
    transport.open()
    transport.answer("a", with: Data("hello".utf8))
    let slot = ImageSlot(pipeline: pipeline)
    slot.show(location("a"), size: Self.size)
    await settle(slot)
    #expect(text(slot) == "\(PhotoSearchError.malformedAnswer(reason: "this image format is not supported"))")
    transport.answer("a", with: Self.picture("a"))
    slot.retry()
    await settle(slot)
    #expect(text(slot) == "a 10")
    slot.retry()
    #expect(text(slot) == "a 10")
  }
}

/// Decodes to the name in the picture and the width asked for; refuses the one that is called "broken".
nonisolated private final class Decoded: Sendable {
  private struct Broken: Error {}

  private let calls = Mutex(0)
  var count: Int { calls.withLock { $0 } }

  func decode(_ data: Data, _ size: ImageSize) throws -> String {
    calls.withLock { $0 += 1 }
    let name = String(decoding: data.dropFirst(10), as: UTF8.self)
    if name == "broken" { throw Broken() }
    return "\(name) \(size.width)"
  }
}
