import BindingCore
import CGtk
import Foundation
import Gtk
import MainLoopBoot
import Testing

@testable import Vesper

struct PrintedPhotoPlacesTests {
  private static let page = (width: 500.0, height: 800.0)

  @Test func `A photo is as large as the page allows, with its credit below`() {
    let wide = PrintedPhoto.Frames(page: Self.page, picture: (2000, 1000), creditHeight: 22)
    #expect(wide.picture == .init(x: 0, y: 260, width: 500, height: 250))
    #expect(wide.credit == .init(x: 0, y: 518, width: 500, height: 22))
    let tall = PrintedPhoto.Frames(page: Self.page, picture: (100, 1000), creditHeight: 92)
    #expect(tall.picture == .init(x: 215, y: 0, width: 70, height: 700))
    #expect(tall.credit == .init(x: 0, y: 708, width: 500, height: 92))
  }

  @Test func `Without a credit the photo has all of the page`() {
    let frames = PrintedPhoto.Frames(page: Self.page, picture: (500, 800), creditHeight: 0)
    #expect(frames.picture == .init(x: 0, y: 0, width: 500, height: 800))
  }

  @Test(arguments: [(0.0, 0.0), (10, 5), (500, 1)])
  func `A page without room breaks nothing`(width: Double, height: Double) {
    let frames = PrintedPhoto.Frames(page: (width, height), picture: (0, 0), creditHeight: 50)
    #expect(frames.picture.width.isFinite && frames.picture.height.isFinite && frames.picture.y >= 0)
  }
}

@Suite(
  .serialized, .timeLimit(.minutes(30)), .enabled("needs a display", { await MainActor.run { Application.hasDisplay } })
)
@MainActor struct PrintedPhotoTests {
  private static let credit = "“Sunflower” by Ada Example is licensed under CC BY-SA 4.0"

  /// A photo of one red.
  private func photo(width: Int, height: Int, credit: String = credit) -> PrintedPhoto {
    let pixels = Array(repeating: [255, 0, 0, 255] as [UInt8], count: width * height).flatMap(\.self)
    let texture = Gdk.MemoryTexture(
      width: width, height: height, format: .r8g8b8a8, bytes: GLib.Bytes(data: pixels), stride: width * 4)
    return PrintedPhoto(texture: texture, credit: credit)
  }

  @Test func `A photo is drawn where it lies on the page, and its credit in black below it`() {
    let surface = Cairo.Surface(width: 300, height: 400)
    let context = Cairo.Context(surface: surface)
    let layout = Label(label: "").createPangoLayout(nil)
    let frames = photo(width: 30, height: 20).draw(on: context, layout, page: (300, 400))
    let pixels = surface.pixels
    let frame = frames.picture
    #expect(frame.width == 300 && frame.height == 200)
    for y in 0..<400 {
      let row = pixels[(y * 300)..<((y + 1) * 300)]
      let isPicture = Double(y) >= frame.y + 1 && Double(y) < frame.y + frame.height - 1
      if isPicture { #expect(row.allSatisfy { $0 == 0xFFFF_0000 }, "row \(y)") }
      if Double(y) > frame.y + frame.height + 1 { #expect(!row.contains { $0 & 0xFFFFFF != 0 }, "row \(y)") }
    }
    let below = (Int(frames.credit.y)..<Int(frames.credit.y + frames.credit.height))
    #expect(below.contains { y in pixels[(y * 300)..<((y + 1) * 300)].contains { $0 >> 24 > 0x80 } })
    #expect(layout.text == Self.credit && layout.lineCount > 1)
    // Nothing but page above and below.
    #expect(pixels[..<(300 * Int(frame.y - 1))].allSatisfy { $0 == 0 })
    #expect(pixels[(300 * Int(frames.credit.y + frames.credit.height + 2))...].allSatisfy { $0 == 0 })
  }

  @Test func `A credit without end leaves half of the page to the photo`() {
    let surface = Cairo.Surface(width: 300, height: 400)
    let layout = Label(label: "").createPangoLayout(nil)
    let frames = photo(width: 20, height: 30, credit: String(repeating: "no end ", count: 2000))
      .draw(on: Cairo.Context(surface: surface), layout, page: (300, 400))
    #expect(frames.credit.height <= 200 && frames.picture.height >= 190 && layout.isEllipsized)
  }

  @Test(arguments: [(30, 20), (20, 30)])
  func `A photo is printed on one page that lies as it does, with its credit`(width: Int, height: Int) async throws {
    let directory = try TemporaryDirectory()
    let file = directory.url.appendingPathComponent("photo.pdf")
    let operation = photo(width: width, height: height).operation(name: "Sunflower")
    operation.exportFilename = file.path
    #expect(try await operation.run(.export, over: nil) == .apply)
    #expect(operation.nPagesToPrint == 1)
    let printed = PrintedFile(try Data(contentsOf: file))
    let size = try #require(printed.pageSizes.first)
    #expect(printed.pageSizes.count == 1 && (size.width > size.height) == (width > height))
    #expect(printed.shownText.contains("Ada Example"), "\(printed.shownText)")
  }

  @Test func `Why a photo could not be printed is thrown`() async throws {
    let operation = photo(width: 3, height: 2).operation(name: "Sunflower")
    operation.exportFilename = "/nowhere/photo.pdf"
    await #expect(throws: (any Error).self) { try await operation.run(.export, over: nil) }
  }
}

/// What cairo wrote into a PDF, as far as the tests want to know it.
private struct PrintedFile {
  /// Everything, with what is compressed made readable: each byte as a character.
  private let contents: String

  init(_ data: Data) {
    var parts = [Self.text(data)]
    var rest = data[...]
    while let start = rest.range(of: Data("stream\n".utf8)),
      let end = rest[start.upperBound...].range(of: Data("\nendstream".utf8))
    {
      parts.append(Self.text(Self.inflated(rest[start.upperBound..<end.lowerBound])))
      rest = rest[end.upperBound...]
    }
    contents = parts.joined(separator: "\n")
  }

  /// In points.
  var pageSizes: [(width: Double, height: Double)] {
    contents.components(separatedBy: "/MediaBox [").dropFirst().map { text in
      let numbers = text.prefix { $0 != "]" }.split(separator: " ").compactMap { Double($0) }
      return numbers.count == 4 ? (numbers[2], numbers[3]) : (0, 0)
    }
  }

  /// The texts that are shown. Each is cut into parts in parentheses, with the distances between them.
  var shownText: String {
    contents.components(separatedBy: "]TJ").compactMap { $0.components(separatedBy: "[").last }
      .flatMap { $0.split(separator: "(").dropFirst() }.map { $0.prefix { $0 != ")" } }.joined()
  }

  private static func text(_ bytes: Data) -> String {
    String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  /// Empty for what is none of zlib's data.
  private static func inflated(_ data: Data) -> Data {
    let source = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    let bytes = g_memory_input_stream_new_from_bytes(source)
    let converter = g_zlib_decompressor_new(G_ZLIB_COMPRESSOR_FORMAT_ZLIB)
    let stream = g_converter_input_stream_new(bytes, converter)
    defer {
      for object in [stream.map(UnsafeMutableRawPointer.init), bytes.map(UnsafeMutableRawPointer.init)] {
        g_object_unref(object)
      }
      g_object_unref(UnsafeMutableRawPointer(converter))
      g_bytes_unref(source)
    }
    var inflated = Data(count: 1 << 20)
    var count = gsize(0)
    inflated.withUnsafeMutableBytes {
      _ = g_input_stream_read_all(stream, $0.baseAddress, gsize($0.count), &count, nil, nil)
    }
    return inflated.prefix(Int(count))
  }
}
