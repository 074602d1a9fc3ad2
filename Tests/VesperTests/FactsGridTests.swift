import Gtk
import MainLoopBoot
import Testing

@testable import Vesper

@Suite(.serialized, .enabled("needs a display", { await MainActor.run { Application.hasDisplay } }))
@MainActor struct FactsGridTests {
  private let grid = FactsGrid()

  private var labels: [Label] { grid.children.compactMap { $0 as? Label } }
  private var texts: [String] { labels.map(\.label) }

  @Test func `Text that was selected was not any more when the camera was known`() throws {
    grid.show([("Source", "Openverse"), ("Size", "2 × 3"), ("Description", "An owl")])
    let before = labels
    let description = try #require(labels.last)
    description.selectRegion(startOffset: 0, endOffset: 2)
    grid.show([("Source", "Openverse"), ("Size", "2 × 4"), ("Camera", "C"), ("Lens", "L"), ("Description", "An owl")])
    #expect(texts == ["Source", "Openverse", "Size", "2 × 4", "Camera", "C", "Lens", "L", "Description", "An owl"])
    #expect(labels.first == before.first && labels.last == description)
    #expect(description.selectionBounds.map { [$0.start, $0.end] } == [0, 2])
    // Each is where it is read.
    for (index, label) in labels.enumerated() {
      #expect(grid.getChildAt(column: index % 2, row: index / 2) == label)
    }
    grid.show([("Description", "An owl")])
    #expect(labels == [before[4], description] && grid.getChildAt(column: 1, row: 0) == description)
    grid.show([])
    #expect(labels.isEmpty)
  }
}
