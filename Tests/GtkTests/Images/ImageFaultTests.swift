import Foundation
import GeneratedCases
import RandomPrograms
import Testing

@_spi(Bindings) @testable import Gtk

/// Files that are broken by chance, and files that are made to do harm. Whatever they are, there is an image or an error,
/// in time, and what comes after them is decoded as if nothing had been.
///
/// `VESPER_FAULT_IMAGES` is how often each sample is broken or gets odd metadata, and has all photos cut at each hundredth byte;
/// `VESPER_FAULT_SEED` is where chance begins.
@Suite struct ImageFaultTests {
  private static let count = ProcessInfo.processInfo.environment["VESPER_FAULT_IMAGES"].flatMap { Int($0) }
  private static let seed = ProcessInfo.processInfo.environment["VESPER_FAULT_SEED"].flatMap { UInt64($0) } ?? 1

  /// Decodes to at most 10 x 10 pixels. Returns whether there is an image.
  @discardableResult private func decode(_ bytes: some Collection<UInt8> & Sendable, in processes: DecoderProcesses)
    async throws -> Bool
  {
    do {
      let texture = try await ImageDecoder.decode(bytes: bytes, fitting: (width: 10, height: 10), in: processes)
      #expect((1...10).contains(texture.width) && (1...10).contains(texture.height))
      return true
    } catch let error as ImageDecoder.Failure {
      if case .noDecoder = error { throw error }
      return false
    }
  }

  @Test(arguments: imageSamples.keys.sorted()) func `No file is too broken`(name: String) async throws {
    let bytes = try sample(name)
    var dice = Dice(seed: Self.seed)
    let processes = DecoderProcesses(
      program: decoderProgram, patience: .seconds(300), startPatience: .seconds(300), maximumImageCount: .max)
    for _ in 0..<(Self.count ?? 60) {
      var broken = bytes
      if dice.happens(onceIn: 4) { broken.removeLast(dice.roll(bytes.count)) }
      for _ in 0...dice.roll(4) where !broken.isEmpty { broken[dice.roll(broken.count)] ^= 1 << UInt8(dice.roll(8)) }
      try await decode(broken, in: processes)
    }
    #expect(try await decode(bytes, in: processes))
    #expect(processes.failureCount == 0, "a decoder crashed with seed \(Self.seed)")
  }

  @Test(.long, arguments: imageSamples.keys.sorted().filter { !$0.hasSuffix("gif") })
  func `What lies beside the pixels does not matter, whatever it is`(name: String) async throws {
    let bytes = try sample(name)
    var dice = Dice(seed: Self.seed)
    let processes = DecoderProcesses(
      program: decoderProgram, patience: .seconds(300), startPatience: .seconds(300), maximumImageCount: .max)
    for _ in 0..<(Self.count ?? 60) {
      let broken = dice.adding(dice.metadata(), to: bytes, name: name)
      #expect(try await decode(broken, in: processes), "\(name) with seed \(Self.seed)")
    }
    #expect(processes.failureCount == 0, "a decoder crashed with seed \(Self.seed)")
  }

  @Test func `A photo that is cut anywhere is an error`() async throws {
    let directory = URL(filePath: #filePath).appending(path: "../../../../data/sample-photos").standardized
    let files = try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
    let photos = files.filter { $0.pathExtension == "jpg" }.sorted { $0.path < $1.path }
    let processes = DecoderProcesses(program: decoderProgram, patience: .seconds(300))
    for photo in photos.prefix(Self.count == nil ? 3 : .max) {
      let bytes = try Data(contentsOf: photo)
      for end in stride(from: 0, to: bytes.count, by: Self.count == nil ? 9_973 : 100) {
        #expect(try await !decode(bytes.prefix(end), in: processes), "\(photo.lastPathComponent), \(end) bytes")
      }
      #expect(try await decode(bytes, in: processes))
    }
    #expect(processes.failureCount == 0)
  }

  @Test(.timeLimit(.minutes(30)), arguments: Bomb.allCases)
  func `A file that is made to do harm takes neither long nor all memory`(bomb: Bomb) async throws {
    let processes = DecoderProcesses(program: decoderProgram, patience: .seconds(300))
    let bytes = try bomb.bytes()
    #expect(bytes.count < 2_000_000)
    #expect(try await decode(bytes, in: processes) == bomb.isImage)
    #expect(try await decode(sample("wide.jpg"), in: processes))
    #expect(processes.failureCount == 0)
  }
}

/// Small files that are much work.
nonisolated enum Bomb: String, CaseIterable, CustomTestStringConvertible {
  /// A progressive JPEG file that is refined 5,000 times.
  case scans
  /// An animation with 10,000 pictures.
  case frames
  /// A GIF file that never ends its comments.
  case comments
  /// A JPEG file of 10,000 x 10,000 pixels that has none.
  case emptyJPEG
  /// A PNG file of 10,000 x 10,000 pixels that has none.
  case emptyPNG
  /// A WebP file of 16,383 x 6,000 pixels that has none.
  case emptyWebP
  /// EXIF data whose directory is at its own beginning, and has 65,535 entries.
  case directory

  var testDescription: String { rawValue }
  /// Whether an image can be made of it all the same.
  var isImage: Bool { [.frames, .directory].contains(self) }

  func bytes() throws -> [UInt8] {
    switch self {
    case .scans:
      let file = try sample("progressive.jpg")
      let start = try #require(file.indices.last { $0 + 1 < file.count && file[$0] == 0xFF && file[$0 + 1] == 0xDA })
      let scan = file[start..<(file.count - 2)]
      return file[..<start] + (0..<5_000).flatMap { _ in scan } + [0xFF, 0xD9]
    case .frames:
      let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2, 3, 0x04, 0x00, 0x05, 0]
      return Self.gifBeginning + (0..<10_000).flatMap { _ in frame } + [0x3B]
    case .comments:
      return Self.gifBeginning
        + (0..<5_000).flatMap { _ in [0x21, 0xFE, 255] + Array(repeating: 65, count: 255) + [0] }
    case .emptyJPEG:
      var file = try sample("wide.jpg")
      let frame = try #require(file.indices.first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 })
      let size: [UInt8] = [0x27, 0x10, 0x27, 0x10]
      file.replaceSubrange(frame + 5..<frame + 9, with: size)
      return Array(file.prefix(file.count - 40))
    case .emptyPNG: return pngBeginning(width: 10_000, height: 10_000)
    case .emptyWebP:
      let size: UInt32 = 16_382 | 5_999 << 14
      return Array("RIFF".utf8) + [30, 0, 0, 0] + Array("WEBPVP8L".utf8) + [18, 0, 0, 0, 0x2F]
        + (0..<4).map { UInt8(truncatingIfNeeded: size >> (8 * UInt32($0))) } + Array(repeating: 0, count: 13)
    case .directory:
      let file = try sample("wide.jpg")
      let exif: [UInt8] = Array("Exif".utf8) + [0, 0] + Array("II".utf8) + [42, 0, 4, 0, 0, 0] + [0xFF, 0xFF]
      return file.prefix(2) + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + file.dropFirst(2)
    }
  }

  private static let gifBeginning = Array("GIF89a".utf8) + [2, 0, 2, 0, 0x80, 0, 0, 1, 2, 3, 4, 5, 6]
}
