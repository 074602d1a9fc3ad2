import GeneratedCases
import Gtk
import MainLoopBoot
import Testing

@testable import Vesper

@Suite(.serialized, .enabled("needs a display", { await MainActor.run { Application.hasDisplay } }))
@MainActor struct BannerTests {
  /// GTK 4.8 measured two heights, and complained that widgets would overlap.
  @Test(.long, arguments: 1...8) func `a banner of several lines had two heights`(count: Int) throws {
    let text = (1...count).map { "No results from source \($0)." }.joined(separator: "\n")
    let banner = Banner(text: text, buttonLabel: "Try Again", canBeClosed: true)
    banner.revealChild = true
    let line = try #require(banner.child)
    let height = line.measured(orientation: .vertical).minimum
    #expect(line.measured(orientation: .vertical, forSize: 100_000).minimum == height)
    #expect(height >= count * 10)
  }
}
