import Testing

extension VesperTests {
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

  private func turnTheWheel(in vesper: RunningVesper, until count: String) async throws {
    let _: Bool = try await eventually(for: count) {
      try await vesper.display.scrollDown(x: 300, y: 300, notches: 10)
      return try await vesper.read().labels.contains(count) ? true : nil
    }
  }
}
