import BindingCore
import Foundation
import Gtk
import MainLoopBoot
import PhotoSearchCore
import Synchronization
import Testing

@testable import Vesper

/// A server that answers when the test says so.
private nonisolated final class HeldTransport: HTTPTransport {
  private struct State {
    var waiting: [String: CheckedContinuation<Result<HTTPResponse, HTTPError>, Never>] = [:]
    var cancelled: [String] = []
  }
  private let state = Mutex(State())

  var waiting: Set<String> { state.withLock { Set($0.waiting.keys) } }
  var cancelled: [String] { state.withLock { $0.cancelled } }

  func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let name = request.url.lastPathComponent
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        state.withLock { $0.waiting[name] = continuation }
      }
    } onCancel: {
      state.withLock { $0.cancelled.append(name) }
      settle(name, .failure(.cancelled))
    }
    return try result.get()
  }

  func answer(_ name: String, with body: Data) {
    let url = URL(string: "https://photos.example/\(name)")!
    settle(name, .success(HTTPResponse(status: 200, body: body, url: url)))
  }

  private func settle(_ name: String, _ result: Result<HTTPResponse, HTTPError>) {
    state.withLock { $0.waiting.removeValue(forKey: name) }?.resume(returning: result)
  }
}

@Suite(
  .serialized, .timeLimit(.minutes(30)), .enabled("needs a display", { await MainActor.run { Application.hasDisplay } })
)
@MainActor struct PhotoCellTests {
  private func photo(_ name: String) -> Photo {
    Photo(
      id: PhotoID(source: .openverse, id: name), title: name, license: License(.cc0, version: "1.0"),
      thumbnail: .remote(URL(string: "https://photos.example/\(name)")!))
  }

  private func sample(_ name: String) throws -> Data {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try Data(contentsOf: root.appending(path: "data/sample-photos/\(name)"))
  }

  private func cell(_ transport: HeldTransport) -> PhotoCell { PhotoCell(results(transport), layout: .list) }

  private func results(_ transport: HeldTransport) -> ResultCells {
    let decoder = DecoderProcesses(program: Installation.current.decoder, patience: .seconds(300))
    return ResultCells(thumbnails: PicturePipeline(ImageLoader(transport: transport), decoder: decoder))
  }

  /// What is in the cell, at whatever depth.
  private func part<Part: Widget>(_ type: Part.Type, of widget: Widget) -> Part? {
    (widget as? Part) ?? widget.children.lazy.compactMap { part(type, of: $0) }.first
  }

  @Test func `a line that is given to another photo drops the picture of the first, and ends its transfer`()
    async throws
  {
    #expect(main_loop_boot_is_available() != 0)
    let transport = HeldTransport()
    let cell = cell(transport)
    cell.bind(.photo(photo("square")))
    try await eventually(for: "the first request") { transport.waiting == ["square"] ? true : nil }
    cell.bag.removeAll()
    cell.bind(.photo(photo("wide")))
    try await eventually(for: "the second request") { transport.waiting.contains("wide") ? true : nil }
    try await eventually(for: "the end of the first") { transport.cancelled == ["square"] ? true : nil }
    transport.answer("square", with: try sample("owl.jpg"))
    transport.answer("wide", with: try sample("china.jpg"))
    let picture = try #require(part(CoverPicture.self, of: cell))
    let texture = try await eventually(for: "the picture") { picture.texture }
    #expect(texture.width > texture.height)
    #expect(picture.accessibleLabel == "wide")
  }

  @Test func `what is no picture leaves the placeholder`() async throws {
    #expect(main_loop_boot_is_available() != 0)
    let transport = HeldTransport()
    let cell = cell(transport)
    cell.bind(.photo(photo("page")))
    try await eventually(for: "the request") { transport.waiting == ["page"] ? true : nil }
    transport.answer("page", with: Data("<html>".utf8))
    let placeholder = try #require(part(Image.self, of: cell))
    try await eventually(for: "the sign of a missing picture") {
      placeholder.iconName == "image-missing-symbolic" ? true : nil
    }
    #expect(try #require(part(CoverPicture.self, of: cell)).texture == nil)
  }

  @Test func `the colour of a photo is the average of its picture`() async throws {
    #expect(main_loop_boot_is_available() != 0)
    let transport = HeldTransport()
    let results = results(transport)
    let cell = PhotoCell(results, layout: .rows)
    let photo = photo("owl")
    cell.bind(.photo(photo))
    try await eventually(for: "the request") { transport.waiting == ["owl"] ? true : nil }
    transport.answer("owl", with: try sample("owl.jpg"))
    let color = try await eventually(for: "the colour") { results.colors[photo.id] }
    let pixels = try #require(part(CoverPicture.self, of: cell)?.texture).download()
    for (index, part) in [color.blue, color.green, color.red].enumerated() {
      let values = stride(from: index, to: pixels.count, by: 4).map { Double(pixels[$0]) / 255 }
      #expect(abs(part - values.reduce(0, +) / Double(values.count)) < 0.03)
    }
  }

  @Test func `A picture was scaled anew for each frame`() async throws {
    #expect(main_loop_boot_is_available() != 0)
    let transport = HeldTransport()
    let cell = cell(transport)
    cell.bind(.photo(photo("owl")))
    let window = Window()
    window.child = cell
    window.defaultWidth = 600
    window.present()
    defer { window.destroy() }
    try await eventually(for: "the request") { transport.waiting == ["owl"] ? true : nil }
    transport.answer("owl", with: try sample("owl.jpg"))
    let picture = try #require(part(CoverPicture.self, of: cell))
    let copy = try await eventually(for: "the copy") { picture.copy }
    #expect(copy.surface.width == picture.width || copy.surface.height == picture.height)
    #expect(copy.surface.width >= picture.width && copy.surface.height >= picture.height)
    // Not in the size that it had before.
    picture.setSizeRequest(width: picture.width + 30, height: picture.height + 40)
    try await eventually(for: "the copy in another size") {
      picture.copy.flatMap { $0.size.height > copy.size.height && $0.surface.height >= picture.height ? true : nil }
    }
    cell.unbind()
    #expect(picture.copy == nil)
  }

  /// With GTK 4.22 and newer the titles below each other began at different places.
  @Test func `a wide photo takes as much room as any other`() throws {
    #expect(main_loop_boot_is_available() != 0)
    let cell = cell(HeldTransport())
    let thumbnail = try #require(part(Thumbnail.self, of: cell))
    let sizes = [(1000, 1000), (1500, 1000), (4000, 1000), (1000, 4000)].map { width, height in
      let photo = Photo(
        id: PhotoID(source: .openverse, id: "photo"), title: "photo", license: License(.cc0, version: "1.0"),
        thumbnail: .remote(URL(string: "https://photos.example/photo")!), width: width, height: height)
      cell.bind(.photo(photo))
      defer { cell.bag.removeAll() }
      return [Orientation.horizontal, .vertical].map { thumbnail.measure(orientation: $0, forSize: -1).natural }
    }
    #expect(Set(sizes).count == 1, "\(sizes)")
  }
}
