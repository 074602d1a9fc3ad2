import BindingCore
import BindingTesting
import Foundation
import Testing

@testable import PhotoSearchCore

@Suite(.timeLimit(.minutes(30)))
struct ImagePrefetchTests {
  private let transport = GatedTransport()
  private let pipeline: ImagePipeline<Int>
  private let size = ImageSize(width: 10, height: 10)

  init() {
    pipeline = ImagePipeline(
      loader: ImageLoader(transport: transport), maximumBytes: 1000, cost: { _ in 10 },
      decoder: { data, _ in data.count })
  }

  private func picture(_ name: String) -> (location: ImageLocation, size: ImageSize) {
    (.remote(URL(string: "https://example.org/\(name)")!), size)
  }

  @Test("A picture is loaded while nobody shows it, and a slot has it at once")
  func early() async {
    transport.open()
    let prefetch = ImagePrefetch(pipeline: pipeline)
    prefetch.load([picture("a")])
    #expect(await eventually { pipeline.cachedImage(for: picture("a").location, size: size) != nil })
    let slot = ImageSlot(pipeline: pipeline)
    slot.show(picture("a").location, size: size)
    guard case .image = slot.content.value else {
      Issue.record("the picture is not there: \(slot.content.value)")
      return
    }
    #expect(transport.requests == ["a"])
  }

  @Test("The requests are under way before the main thread has time for anything else")
  func whileTheMainThreadIsBusy() {
    let prefetch = ImagePrefetch(pipeline: pipeline)
    prefetch.load([picture("a")])
    // The main thread makes rows.
    while transport.requests.isEmpty {}
    #expect(transport.requests == ["a"])
    withExtendedLifetime(prefetch) {}
  }

  @Test("A slot joins what is under way")
  func joined() async {
    let prefetch = ImagePrefetch(pipeline: pipeline)
    prefetch.load([picture("a")])
    #expect(await eventually { transport.requests == ["a"] })
    let slot = ImageSlot(pipeline: pipeline)
    slot.show(picture("a").location, size: size)
    await Task.yield()
    transport.open()
    #expect(await eventually { if case .image = slot.content.value { true } else { false } })
    #expect(transport.requests == ["a"])
  }

  @Test("A picture that did not come is not asked for twice, but when the person wants it")
  func failed() async {
    transport.answer("a", with: Data("no picture".utf8))
    transport.open()
    let prefetch = ImagePrefetch(pipeline: pipeline)
    prefetch.load([picture("a")])
    #expect(await eventually { pipeline.knowsFailures })
    let slot = ImageSlot(pipeline: pipeline)
    func hasFailed() -> Bool { if case .failed = slot.content.value { true } else { false } }
    slot.show(picture("a").location, size: size)
    #expect(await eventually { hasFailed() })
    #expect(transport.requests == ["a"])
    slot.retry()
    #expect(!hasFailed())
    #expect(await eventually { hasFailed() })
    #expect(transport.requests == ["a", "a"])
  }

  @Test("What nobody shows is given up for others, and at the end")
  func givenUp() async {
    var prefetch: ImagePrefetch? = ImagePrefetch(pipeline: pipeline)
    prefetch?.load([picture("a")])
    #expect(await eventually { transport.requests == ["a"] })
    prefetch?.load([picture("b")])
    await transport.waitForCancellations(1)
    await transport.waitForRequests(2)
    prefetch = nil
    await transport.waitForCancellations(2)
    transport.open()
    #expect(pipeline.memoryUse == 0)
  }
}
