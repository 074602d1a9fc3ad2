import GeneratedCases
import Testing

extension VesperWindowTests {
  @Test(.long) func `who goes on to turn the wheel at the end gets the next page, also in a window of another height`()
    async throws
  {
    // More than come when a busy program takes all that was turned at once.
    let cats = (100..<300).map { SampleCollection.Photo(title: "Cat \($0)", uploaded: nil) }
    let collection = try SampleCollection(cats)
    let home = try TemporaryDirectory()
    try await withVesper(
      home: home, arguments: ["--source", "samples", "--search", "cat"], environment: collection.environment
    ) { vesper, _ in
      try await vesper.wait(until: "the first page") { $0.photoCount == 20 }
      try await turnTheWheel(in: vesper, untilMoreThan: 20)
      let height = home.session?["height"] as? Int ?? 640
      try await vesper.leaveWideLayout(height: 490)
      try await vesper.display.resizeWindow(width: 700, height: 500)
      let _: Bool = try await eventually(for: "the size") {
        (home.session?["height"] as? Int).flatMap { $0 < height ? true : nil }
      }
      let count = try #require(try await vesper.read().photoCount)
      try await turnTheWheel(in: vesper, untilMoreThan: count)
    }
  }

  @Test(.long) func `A wheel that turned when other photos had just come made GTK complain`() async throws {
    let photos = (10..<40).flatMap { number in
      ["Bird", "Fish"].map { SampleCollection.Photo(title: "\($0) \(number)", uploaded: nil) }
    }
    let collection = try SampleCollection(photos)
    try await withVesper(
      arguments: ["--source", "samples", "--search", "bird"], environment: collection.environment
    ) { vesper, _ in
      try await vesper.wait(until: "the birds") { $0.foundPhotos.count > 5 }
      let list = try await vesper.restingArea(
        of: try #require(try await vesper.read().first { $0.name == "Photos found" }))
      try await vesper.display.press("ctrl+f")
      for _ in 0..<10 {
        for word in ["fish", "bird"] {
          try await vesper.display.turnWheelWhileTyping(word, x: list.center.x, y: list.center.y)
        }
      }
      try await vesper.wait(until: "the last birds") { $0.foundPhotos.first?.title.hasPrefix("Bird") ?? false }
    }
  }

  private func turnTheWheel(in vesper: RunningVesper, untilMoreThan count: Int) async throws {
    let _: Bool = try await eventually(for: "more than \(count) photos") {
      try await vesper.display.scrollDown(x: 300, y: 300, notches: 10)
      return try await vesper.read().photoCount.flatMap { $0 > count ? true : nil }
    }
  }
}

extension AccessibleNode {
  /// How many photos are shown, as in “20 of 200 photos”.
  fileprivate var photoCount: Int? {
    labels.first { $0.hasSuffix(" of 200 photos") }?.split(separator: " ").first.flatMap { Int($0) }
  }
}
