import DiskFaults
import Foundation
import GeneratedCases
import Testing

@testable import Vesper

/// The files in which Vesper remembers things: whatever happens to them, what people had is there.
struct PrivateFileTests {
  private let home: TemporaryDirectory
  private var path: String { home.url.path + "/state/file.json" }

  init() throws {
    home = try TemporaryDirectory()
  }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(atPath: home.url.path + "/state", withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  private func numbers(_ file: PrivateFile, unreadable: (String) -> Void = { Issue.record("unreadable: \($0)") })
    -> [Int]?
  {
    file.load({ try JSONDecoder().decode([Int].self, from: $0) }, unreadable: unreadable)
  }

  @Test func `A second damaged file replaced the first`() throws {
    for text in ["[1", "[2"] {
      try write(text)
      #expect(numbers(PrivateFile(path: path), unreadable: { _ in }) == nil)
    }
    #expect(try String(contentsOfFile: path + ".broken", encoding: .utf8) == "[1")
    #expect(try String(contentsOfFile: path + ".broken2", encoding: .utf8) == "[2")
  }

  @Test func `A file that could not be read was overwritten`() throws {
    // As much as a file that the disk cannot read any more.
    let file = PrivateFile(path: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    var kept: [String] = []
    #expect(numbers(file) { kept.append($0) } == nil)
    try file.save(Data("[1]".utf8))
    #expect(kept == [path + ".broken"] && numbers(file) == [1])
  }

  @Test func `A link to a file elsewhere became a file`() throws {
    let elsewhere = home.url.path + "/dotfiles.json"
    try write("[1]")
    try FileManager.default.moveItem(atPath: path, toPath: elsewhere)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: elsewhere)
    let file = PrivateFile(path: path)
    #expect(numbers(file) == [1])
    try file.save(Data("[2]".utf8))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == elsewhere)
    #expect(try Data(contentsOf: URL(filePath: elsewhere)) == Data("[2]".utf8))
  }

  @Test func `A slow disk kept the window waiting, and what it wrote late must not replace what came after`() throws {
    let file = PrivateFile(path: path)
    // The disk is busy with something else.
    let isFree = DispatchSemaphore(value: 0)
    PrivateFile.queue.async { isFree.wait() }
    file.saveSoon(Data("[1]".utf8)) { Issue.record("not saved") }
    #expect(numbers(file) == nil)
    try file.save(Data("[2]".utf8))
    isFree.signal()
    PrivateFile.queue.sync {}
    #expect(numbers(file) == [2])
    file.saveSoon(Data("[3]".utf8)) { Issue.record("not saved") }
    PrivateFile.queue.sync {}
    #expect(numbers(file) == [3])
  }

  @Test func `A disk that filled up while the settings were written left half of them`() throws {
    try write("[1]")
    let file = PrivateFile(path: path)
    let count = DiskFault.writesLess.strike(home.url.path, first: 0) {
      try? file.save(Data("[2, 3, 4, 5]".utf8))
    }
    #expect(count > 0 && numbers(file) == [2, 3, 4, 5])
  }

  @Test func `A disk that fails at any call leaves the old file or the new one, and what it cannot read`() async throws
  {
    for old in ["[1, 2, 3]", "[1, 2"] {
      for fault in DiskFault.allCases {
        var count = 1
        var first = 0
        while first < count {
          try? FileManager.default.removeItem(atPath: home.url.path + "/state")
          try write(old)
          var isSaved = false
          let file = PrivateFile(path: path)
          count = fault.strike(home.url.path, first: first) {
            _ = numbers(file) { _ in }
            isSaved = (try? file.save(Data("[4]".utf8))) != nil
          }
          let what: Comment = "\(old), \(fault.rawValue), call \(first) of \(count), \(DiskFault.failure)"
          let names = try FileManager.default.contentsOfDirectory(atPath: home.url.path + "/state")
          let texts = try names.map { try String(contentsOfFile: home.url.path + "/state/" + $0, encoding: .utf8) }
          let now = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
          #expect(isSaved || !fault.isHarmless, what)
          #expect(!isSaved || now == "[4]", what)
          #expect([nil, old, "[4]"].contains(now), what)
          // What is gone has been read.
          #expect(texts.contains(old) || old == "[1, 2, 3]" && now == "[4]", what)
          first += 1
        }
      }
    }
  }

  @Test func `A bit that flips is told about or is a value that can be`() throws {
    let session = try JSONEncoder().encode(LastSession(width: 800, height: 600, text: "owls", count: 40))
    let environment = ["XDG_STATE_HOME": home.url.path]
    let place = home.url.path + "/vesper/session.json"
    try FileManager.default.createDirectory(atPath: home.url.path + "/vesper", withIntermediateDirectories: true)
    for bit in sampled(0..<session.count * 8) {
      try? FileManager.default.removeItem(atPath: place + ".broken")
      var bytes = session
      bytes[bit / 8] ^= UInt8(1 << (bit % 8))
      try bytes.write(to: URL(filePath: place))
      var warnings = 0
      let loaded = LastSessionFile(environment: environment).load { _ in warnings += 1 }
      let size = loaded.size
      #expect(size.map { 360...16_000 ~= $0.width && 300...16_000 ~= $0.height } ?? true, "bit \(bit)")
      #expect((warnings == 1) == (FileManager.default.contents(atPath: place + ".broken") == bytes), "bit \(bit)")
    }
  }
}
