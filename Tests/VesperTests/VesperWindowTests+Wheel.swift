import Testing

extension VesperWindowTests {
  @Test func `who goes on to turn the wheel at the end gets the next page, also in a window of another height`()
    async throws
  {
    let cats = (10..<70).map { SampleCollection.Photo(title: "Cat \($0)", uploaded: nil) }
    let collection = try SampleCollection(cats)
    let home = try TemporaryDirectory()
    try await withVesper(
      home: home, arguments: ["--source", "samples", "--search", "cat"], environment: collection.environment
    ) { vesper, _ in
      try await vesper.wait(until: "the first page") { $0.labels.contains("20 of 60 photos") }
      try await turnTheWheel(in: vesper, until: "40 of 60 photos")
      let height = home.session?["height"] as? Int ?? 640
      try await vesper.display.resizeWindow(width: 700, height: 500)
      let _: Bool = try await eventually(for: "the size") {
        (home.session?["height"] as? Int).flatMap { $0 < height ? true : nil }
      }
      try await turnTheWheel(in: vesper, until: "60 photos")
    }
  }

  @Test func `A wheel that turned when other photos had just come made GTK complain`() async throws {
    let photos = (10..<40).flatMap { number in
      ["Bird", "Fish"].map { SampleCollection.Photo(title: "\($0) \(number)", uploaded: nil) }
    }
    let collection = try SampleCollection(photos)
    try await withVesper(
      arguments: ["--source", "samples", "--search", "bird"], environment: collection.environment
    ) { vesper, _ in
      try await vesper.wait(until: "the birds") { $0.photoRows.count > 5 }
      let list = try await vesper.restingArea(
        of: try #require(try await vesper.read().first { $0.name == "Photos found" }))
      try await vesper.display.press("ctrl+f")
      for _ in 0..<10 {
        for word in ["fish", "bird"] {
          try await vesper.display.turnWheelWhileTyping(word, x: list.center.x, y: list.center.y)
        }
      }
      try await vesper.wait(until: "the last birds") { $0.photoRows.first?.title.hasPrefix("Bird") ?? false }
    }
  }

  private func turnTheWheel(in vesper: RunningVesper, until count: String) async throws {
    let _: Bool = try await eventually(for: count) {
      try await vesper.display.scrollDown(x: 300, y: 300, notches: 10)
      return try await vesper.read().labels.contains(count) ? true : nil
    }
  }
}
