import CGtk
public import Foundation
@_spi(Bindings) public import Gtk

/// A picture of a widget, as GTK draws it.
@MainActor public struct Screenshot: Equatable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Row by row, four bytes for each pixel: blue, green, red and alpha, premultiplied.
  public let pixels: [UInt8]

  /// Takes a picture of a widget that is on the screen, once it has been drawn.
  ///
  /// - Throws: ``TestFailure`` if there is nothing to be seen.
  public init(of widget: Widget) async throws {
    for _ in 0..<100 {
      if let texture = Self.texture(of: widget) {
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        self.init(texture)
        return
      }
      await widget.nextFrame()
    }
    throw TestFailure("\(AccessibleDescription(widget)) is not drawn")
  }

  /// What GTK draws, if it has drawn it already.
  private static func texture(of widget: Widget) -> OpaquePointer? {
    let (width, height) = (widget.width, widget.height)
    guard let native = gtk_widget_get_native(widget.gtkWidget), let renderer = gtk_native_get_renderer(native),
      width > 0, height > 0, let paintable = gtk_widget_paintable_new(widget.gtkWidget)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    var area = graphene_rect_t()
    graphene_rect_init(&area, 0, 0, Float(width), Float(height))
    return gsk_renderer_render_texture(renderer, node, &area)
  }

  /// Reads a PNG file.
  public init(contentsOf file: URL) throws {
    var error: UnsafeMutablePointer<GError>?
    guard let texture = gdk_texture_new_from_filename(file.path, &error) else {
      throw GLib.Failure(consuming: error)
    }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    self.init(texture)
  }

  private init(_ texture: OpaquePointer) {
    width = Int(gdk_texture_get_width(texture))
    height = Int(gdk_texture_get_height(texture))
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    gdk_texture_download(texture, &pixels, gsize(width * 4))
    self.pixels = pixels
  }

  /// Writes a PNG file.
  public func write(to file: URL) throws {
    let bytes = g_bytes_new(pixels, gsize(pixels.count))
    defer { g_bytes_unref(bytes) }
    guard
      let texture = gdk_memory_texture_new(
        Int32(width), Int32(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(width * 4))
    else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    guard gdk_texture_save_to_png(texture, file.path) != 0 else { throw TestFailure("Cannot write \(file.path)") }
  }

  /// The share of pixels, from 0 to 1, in which a colour differs by more than a tolerance; 1 for pictures of different
  /// sizes.
  ///
  /// - Parameter tolerance: From 0 to 255. Smooth edges differ a little between versions of the libraries.
  public func difference(from other: Screenshot, tolerance: Int = 8) -> Double {
    guard width == other.width, height == other.height else { return 1 }
    guard !pixels.isEmpty else { return 0 }
    var count = 0
    for pixel in stride(from: 0, to: pixels.count, by: 4) {
      let isOther = (pixel..<pixel + 4).contains { abs(Int(pixels[$0]) - Int(other.pixels[$0])) > tolerance }
      if isOther { count += 1 }
    }
    return Double(count) / Double(width * height)
  }
}

@MainActor extension Widget {
  /// Compares what the widget looks like with a picture in the file `Screenshots/NAME.png` beside the test.
  ///
  /// A picture that is not there yet is written, and so are all with the environment variable `GTK_TESTING_RECORD=1`.
  /// Where it differs, `NAME.actual.png` shows what there is.
  ///
  /// Fonts, themes and versions of GTK are not the same everywhere. Compare pictures on one system, and what a window says
  /// (``accessibilityTree``) on all.
  ///
  /// - Parameters:
  ///   - tolerance: By how much a colour of a pixel may differ, from 0 to 255.
  ///   - share: How many of the pixels may differ by more, from 0 to 1.
  ///   - file: The file of the test.
  /// - Throws: ``TestFailure`` if they differ.
  public func expect(
    screenshot name: String, tolerance: Int = 8, share: Double = 0.001, in file: String = #filePath
  ) async throws {
    // A cursor that blinks, or an animation, is in the picture by chance only.
    await settle()
    let actual = try await Screenshot(of: self)
    let folder = URL(filePath: file).deletingLastPathComponent().appending(path: "Screenshots")
    let golden = folder.appending(path: "\(name).png")
    let seen = folder.appending(path: "\(name).actual.png")
    let isWanted = ProcessInfo.processInfo.environment["GTK_TESTING_RECORD"] == "1"
    guard !isWanted, FileManager.default.fileExists(atPath: golden.path) else {
      try? FileManager.default.removeItem(at: seen)
      return try actual.write(to: golden)
    }
    let expected = try Screenshot(contentsOf: golden)
    let difference = actual.difference(from: expected, tolerance: tolerance)
    guard difference > share else {
      try? FileManager.default.removeItem(at: seen)
      return
    }
    try actual.write(to: seen)
    let sizes =
      (actual.width, actual.height) == (expected.width, expected.height)
      ? "\((difference * 1000).rounded() / 10) % of the pixels differ"
      : "\(actual.width) × \(actual.height) pixels instead of \(expected.width) × \(expected.height)"
    throw TestFailure("“\(name)” does not look as it did: \(sizes). See \(seen.path)")
  }
}
