import Foundation
import Testing

extension VesperTests {
  @Test func `the threads that fetch and decode pictures have no heaps of their own`() async throws {
    try await withVesper(arguments: ["--search", "cats"]) { vesper, server in
      try await vesper.wait(until: "the photos") { $0.finds(20) }
      try await eventually(for: "some pictures") {
        server.requests.count { $0.path.contains("/thumb") } >= 3 ? true : nil
      }
      #expect(try memoryMap(of: vesper).heapsOfThreads == 0)
    }
  }

  @Test func `what asks the services is loaded when somebody begins to type`() async throws {
    try await withVesper { vesper, server in
      try await vesper.wait(until: "the start") { $0.labels.contains("Find free photos") }
      #expect(try !memoryMap(of: vesper).hasLibrary("libcurl"))
      try await vesper.display.press("ctrl+a")
      try await vesper.display.type("c")
      try await eventually(for: "the library") { try memoryMap(of: vesper).hasLibrary("libcurl") ? true : nil }
      #expect(server.requests.isEmpty)
    }
  }

  private func memoryMap(of vesper: RunningVesper) throws -> MemoryMap {
    // Whoever asks for the file as a text gets its first page.
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/\(vesper.process.pid)/maps"))
    return MemoryMap(String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self))
  }

  @Test func `a heap of a thread is told from other memory`() {
    let map = """
      55d000000000-55d000021000 rw-p 00000000 00:00 0                          [heap]
      7f30a0000000-7f30a0021000 rw-p 00000000 00:00 0
      7f30a0021000-7f30a4000000 ---p 00000000 00:00 0
      7f30a8000000-7f30a9000000 rw-p 00000000 00:00 0
      7f30a9800000-7f30a9801000 ---p 00000000 00:00 0
      7f30a9801000-7f30aa001000 rw-p 00000000 00:00 0
      """
    #expect(MemoryMap(map).heapsOfThreads == 1)
  }
}

/// What a process has mapped, as `/proc` tells it.
private struct MemoryMap {
  private struct Mapping {
    let range: Range<UInt64>
    let permissions: Substring
  }
  private let mappings: [Mapping]
  private let text: String

  init(_ text: String) {
    self.text = text
    mappings = text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      let bounds = words.first?.split(separator: "-").compactMap { UInt64($0, radix: 16) } ?? []
      guard words.count > 1, bounds.count == 2 else { return nil }
      return Mapping(range: bounds[0]..<bounds[1], permissions: words[1])
    }
  }

  func hasLibrary(_ name: String) -> Bool { text.contains("/\(name).so") }

  /// How many heaps glibc has made for single threads: 64 MB of addresses for each, of which the first are in use.
  var heapsOfThreads: Int {
    let size: UInt64 = 64 << 20
    return zip(mappings, mappings.dropFirst()).count { used, free in
      used.permissions == "rw-p" && free.permissions == "---p" && used.range.upperBound == free.range.lowerBound
        && used.range.lowerBound % size == 0 && free.range.upperBound == used.range.lowerBound + size
    }
  }
}
