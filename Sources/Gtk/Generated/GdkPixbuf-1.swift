// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// What GTK's interface uses of GdkPixbuf.
public enum GdkPixbuf {}

extension GdkPixbuf {
  /// A pixel buffer.
  open class Pixbuf: Object, Gio.Icon {
    open override class var gType: GType { gdk_pixbuf_get_type() }

    override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a new `Gdk.Pixbuf` structure and allocates a buffer for it.
    public init?(colorspace: GdkPixbuf.Colorspace, hasAlpha: Bool, bitsPerSample: Int, width: Int, height: Int) {
      let pointer = gdk_pixbuf_new(colorspace.cValue, hasAlpha.gboolean, bitsPerSample.int32, width.int32, height.int32)
      guard let pointer else { return nil }
      super.init(adopting: pointer.raw)
    }

    /// Creates a new `Pixbuf` out of in-memory readonly image data.
    public init(
      data: GLib.Bytes, colorspace: GdkPixbuf.Colorspace, hasAlpha: Bool, bitsPerSample: Int, width: Int, height: Int,
      rowstride: Int
    ) {
      super.init(
        adopting: gdk_pixbuf_new_from_bytes(
          data.opaque, colorspace.cValue, hasAlpha.gboolean, bitsPerSample.int32, width.int32, height.int32,
          rowstride.int32
        ).raw)
    }

    /// Creates a new `Pixbuf` out of in-memory image data.
    public init(
      data: [UInt8], colorspace: GdkPixbuf.Colorspace, hasAlpha: Bool, bitsPerSample: Int, width: Int, height: Int,
      rowstride: Int
    ) {
      super.init(
        adopting: gdk_pixbuf_new_from_data(
          data, colorspace.cValue, hasAlpha.gboolean, bitsPerSample.int32, width.int32, height.int32, rowstride.int32,
          nil, nil
        ).raw)
    }

    /// Creates a new pixbuf by loading an image from a file.
    public init(filename: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = gdk_pixbuf_new_from_file(filename, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!.raw)
    }

    /// Creates a new pixbuf by loading an image from a file.
    public init(filename: String, width: Int, height: Int, preserveAspectRatio: Bool) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = gdk_pixbuf_new_from_file_at_scale(
        filename, width.int32, height.int32, preserveAspectRatio.gboolean, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!.raw)
    }

    /// Creates a new pixbuf by loading an image from a file.
    public init(filename: String, width: Int, height: Int) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = gdk_pixbuf_new_from_file_at_size(filename, width.int32, height.int32, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!.raw)
    }

    /// Creates a new pixbuf by loading an image from an resource.
    public init(resourcePath: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = gdk_pixbuf_new_from_resource(resourcePath, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!.raw)
    }

    /// Creates a new pixbuf by loading an image from an resource.
    public init(resourcePath: String, width: Int, height: Int, preserveAspectRatio: Bool) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = gdk_pixbuf_new_from_resource_at_scale(
        resourcePath, width.int32, height.int32, preserveAspectRatio.gboolean, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!.raw)
    }

    /// Creates a new pixbuf by loading an image from an input stream.
    public init(stream: Gio.InputStream, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = gdk_pixbuf_new_from_stream(stream.gInputStream, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!.raw)
    }

    /// Creates a new pixbuf by loading an image from an input stream.
    public init(
      stream: Gio.InputStream, width: Int, height: Int, preserveAspectRatio: Bool, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = gdk_pixbuf_new_from_stream_at_scale(
        stream.gInputStream, width.int32, height.int32, preserveAspectRatio.gboolean, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!.raw)
    }

    /// Creates a new pixbuf by parsing XPM data in memory.
    public init(data: [String]) {
      let lent = CallScope()
      defer { lent.end() }
      super.init(adopting: gdk_pixbuf_new_from_xpm_data(lent.strings(data)).raw)
    }

    /// Creates a `Gdk.Pixbuf` from a flat representation that is suitable for storing as inline data in a program.
    @available(*, deprecated, message: "Use `GResource` instead.")
    public init(data: [UInt8], copyPixels: Bool) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = gdk_pixbuf_new_from_inline(data.count.int32, data, copyPixels.gboolean, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!.raw)
    }

    /// The number of bits per sample.
    public final var bitsPerSample: Int { gdk_pixbuf_get_bits_per_sample(instance(self)).int }

    /// The color space of the pixbuf.
    public final var colorspace: GdkPixbuf.Colorspace {
      GdkPixbuf.Colorspace(cValue: gdk_pixbuf_get_colorspace(instance(self)))
    }

    /// Whether the pixbuf has an alpha channel.
    public final var hasAlpha: Bool { gdk_pixbuf_get_has_alpha(instance(self)).isTrue }

    /// The number of rows of the pixbuf.
    public final var height: Int { gdk_pixbuf_get_height(instance(self)).int }

    /// The number of samples per pixel.
    public final var nChannels: Int { gdk_pixbuf_get_n_channels(instance(self)).int }

    public final var pixelBytes: GLib.Bytes? { getProperty("pixel-bytes") }

    /// The number of bytes between the start of a row and the start of the next row.
    public final var rowstride: Int { gdk_pixbuf_get_rowstride(instance(self)).int }

    /// The number of columns of the pixbuf.
    public final var width: Int { gdk_pixbuf_get_width(instance(self)).int }

    /// Takes an existing pixbuf and adds an alpha channel to it.
    @discardableResult
    public final func addAlpha(substituteColor: Bool, r: Int, g: Int, b: Int) -> GdkPixbuf.Pixbuf {
      givenObject(opaque: gdk_pixbuf_add_alpha(instance(self), substituteColor.gboolean, r.uint8, g.uint8, b.uint8))!
    }

    /// Takes an existing pixbuf and checks for the presence of an associated "orientation" option.
    @discardableResult
    public final func applyEmbeddedOrientation() -> GdkPixbuf.Pixbuf? {
      givenObject(opaque: gdk_pixbuf_apply_embedded_orientation(instance(self)))
    }

    /// Creates a transformation of the source image `src` by scaling by `scaleX` and `scaleY` then translating by
    /// `offsetX` and `offsetY`.
    public final func composite(
      _ dest: GdkPixbuf.Pixbuf, destX: Int, destY: Int, destWidth: Int, destHeight: Int, offsetX: Double,
      offsetY: Double, scaleX: Double, scaleY: Double, interpType: GdkPixbuf.InterpType, overallAlpha: Int
    ) {
      gdk_pixbuf_composite(
        instance(self), dest.opaque, destX.int32, destY.int32, destWidth.int32, destHeight.int32, offsetX, offsetY,
        scaleX, scaleY, interpType.cValue, overallAlpha.int32)
    }

    /// Creates a transformation of the source image `src` by scaling by `scaleX` and `scaleY` then translating by
    /// `offsetX` and `offsetY`, then alpha blends the rectangle (`destX` ,@dest_y, `destWidth`, `destHeight`) of the
    /// resulting image with a checkboard of the colors `color1` and `color2` and renders it onto the destination image.
    public final func compositeColor(
      _ dest: GdkPixbuf.Pixbuf, destX: Int, destY: Int, destWidth: Int, destHeight: Int, offsetX: Double,
      offsetY: Double, scaleX: Double, scaleY: Double, interpType: GdkPixbuf.InterpType, overallAlpha: Int, checkX: Int,
      checkY: Int, checkSize: Int, color1: Int, color2: Int
    ) {
      gdk_pixbuf_composite_color(
        instance(self), dest.opaque, destX.int32, destY.int32, destWidth.int32, destHeight.int32, offsetX, offsetY,
        scaleX, scaleY, interpType.cValue, overallAlpha.int32, checkX.int32, checkY.int32, checkSize.int32,
        color1.uint32, color2.uint32)
    }

    /// Creates a new pixbuf by scaling `src` to `dest_width` x `dest_height` and alpha blending the result with a
    /// checkboard of colors `color1` and `color2`.
    @discardableResult
    public final func compositeColorSimple(
      destWidth: Int, destHeight: Int, interpType: GdkPixbuf.InterpType, overallAlpha: Int, checkSize: Int, color1: Int,
      color2: Int
    ) -> GdkPixbuf.Pixbuf? {
      givenObject(
        opaque: gdk_pixbuf_composite_color_simple(
          instance(self), destWidth.int32, destHeight.int32, interpType.cValue, overallAlpha.int32, checkSize.int32,
          color1.uint32, color2.uint32))
    }

    /// Creates a new `Gdk.Pixbuf` with a copy of the information in the specified `pixbuf`.
    @discardableResult
    public final func copy() -> GdkPixbuf.Pixbuf? { givenObject(opaque: gdk_pixbuf_copy(instance(self))) }

    /// Copies a rectangular area from `src_pixbuf` to `dest_pixbuf`.
    public final func copyArea(
      srcX: Int, srcY: Int, width: Int, height: Int, destPixbuf: GdkPixbuf.Pixbuf, destX: Int, destY: Int
    ) {
      gdk_pixbuf_copy_area(
        instance(self), srcX.int32, srcY.int32, width.int32, height.int32, destPixbuf.opaque, destX.int32, destY.int32)
    }

    /// Copies the key/value pair options attached to a `Gdk.Pixbuf` to another `Gdk.Pixbuf`.
    @discardableResult
    public final func copyOptions(_ destPixbuf: GdkPixbuf.Pixbuf) -> Bool {
      gdk_pixbuf_copy_options(instance(self), destPixbuf.opaque).isTrue
    }

    /// Clears a pixbuf to the given RGBA value, converting the RGBA value into the pixbuf's pixel format.
    public final func fill(_ pixel: Int) { gdk_pixbuf_fill(instance(self), pixel.uint32) }

    /// Flips a pixbuf horizontally or vertically and returns the result in a new pixbuf.
    @discardableResult
    public final func flip(_ horizontal: Bool) -> GdkPixbuf.Pixbuf? {
      givenObject(opaque: gdk_pixbuf_flip(instance(self), horizontal.gboolean))
    }

    /// Returns the length of the pixel data, in bytes.
    public final var byteLength: Int { gdk_pixbuf_get_byte_length(instance(self)).int }

    /// Looks up `key` in the list of options that may have been attached to the `pixbuf` when it was loaded, or that
    /// may have been attached by another function using `gdk_pixbuf_set_option()`.
    public final func getOption(_ key: String) -> String? {
      lentString(ifAny: gdk_pixbuf_get_option(instance(self), key))
    }

    /// Queries a pointer to the pixel data of a pixbuf.
    public final var pixels: [UInt8] {
      var cLength: UInt32 = 0
      let result = gdk_pixbuf_get_pixels_with_length(instance(self), &cLength)
      return elements(result, count: cLength.int, isGiven: false) { $0 }
    }

    /// Creates a new pixbuf which represents a sub-region of `src_pixbuf`.
    @discardableResult
    public final func newSubpixbuf(srcX: Int, srcY: Int, width: Int, height: Int) -> GdkPixbuf.Pixbuf {
      givenObject(opaque: gdk_pixbuf_new_subpixbuf(instance(self), srcX.int32, srcY.int32, width.int32, height.int32))!
    }

    /// Provides a `Bytes` buffer containing the raw pixel data; the data must not be modified.
    @discardableResult
    public final func readPixelBytes() -> GLib.Bytes {
      promised(givenBoxed(opaque: gdk_pixbuf_read_pixel_bytes(instance(self))))
    }

    /// Removes the key/value pair option attached to a `Gdk.Pixbuf`.
    @discardableResult
    public final func removeOption(_ key: String) -> Bool { gdk_pixbuf_remove_option(instance(self), key).isTrue }

    /// Rotates a pixbuf by a multiple of 90 degrees, and returns the result in a new pixbuf.
    @discardableResult
    public final func rotateSimple(_ angle: GdkPixbuf.PixbufRotation) -> GdkPixbuf.Pixbuf? {
      givenObject(opaque: gdk_pixbuf_rotate_simple(instance(self), angle.cValue))
    }

    /// Modifies saturation and optionally pixelates `src`, placing the result in `dest`.
    public final func saturateAndPixelate(_ dest: GdkPixbuf.Pixbuf, saturation: Double, pixelate: Bool) {
      gdk_pixbuf_saturate_and_pixelate(instance(self), dest.opaque, saturation.float, pixelate.gboolean)
    }

    /// Vector version of `gdk_pixbuf_save_to_buffer()`.
    @discardableResult
    public final func saveToBufferv(_ type: String, optionKeys: [String], optionValues: [String]) throws(GLib.Failure)
      -> [UInt8]
    {
      let lent = CallScope()
      defer { lent.end() }
      var cBufferSize: UInt = 0
      var cBuffer: UnsafeMutablePointer<Int8>?
      var error: UnsafeMutablePointer<GError>?
      gdk_pixbuf_save_to_bufferv(
        instance(self), &cBuffer, &cBufferSize, type, lent.strings(optionKeys), lent.strings(optionValues), &error)
      if let error { throw GLib.Failure(consuming: error) }
      return elements(cBuffer, count: cBufferSize.int, isGiven: true) { UInt8(bitPattern: $0) }
    }

    /// Saves `pixbuf` to an output stream.
    public final func saveToStreamv(
      _ stream: Gio.OutputStream, type: String, optionKeys: [String], optionValues: [String],
      cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) {
      let lent = CallScope()
      defer { lent.end() }
      var error: UnsafeMutablePointer<GError>?
      gdk_pixbuf_save_to_streamv(
        instance(self), stream.gOutputStream, type, lent.strings(optionKeys), lent.strings(optionValues),
        cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Vector version of `gdk_pixbuf_save()`.
    public final func savev(_ filename: String, type: String, optionKeys: [String], optionValues: [String]) throws(GLib
      .Failure)
    {
      let lent = CallScope()
      defer { lent.end() }
      var error: UnsafeMutablePointer<GError>?
      gdk_pixbuf_savev(instance(self), filename, type, lent.strings(optionKeys), lent.strings(optionValues), &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Creates a transformation of the source image `src` by scaling by `scaleX` and `scaleY` then translating by
    /// `offsetX` and `offsetY`, then renders the rectangle (`destX`, `destY`, `destWidth`, `destHeight`) of the
    /// resulting image onto the destination image replacing the previous contents.
    public final func scale(
      _ dest: GdkPixbuf.Pixbuf, destX: Int, destY: Int, destWidth: Int, destHeight: Int, offsetX: Double,
      offsetY: Double, scaleX: Double, scaleY: Double, interpType: GdkPixbuf.InterpType
    ) {
      gdk_pixbuf_scale(
        instance(self), dest.opaque, destX.int32, destY.int32, destWidth.int32, destHeight.int32, offsetX, offsetY,
        scaleX, scaleY, interpType.cValue)
    }

    /// Create a new pixbuf containing a copy of `src` scaled to `dest_width` x `dest_height`.
    @discardableResult
    public final func scaleSimple(destWidth: Int, destHeight: Int, interpType: GdkPixbuf.InterpType) -> GdkPixbuf
      .Pixbuf?
    {
      givenObject(opaque: gdk_pixbuf_scale_simple(instance(self), destWidth.int32, destHeight.int32, interpType.cValue))
    }

    /// Attaches a key/value pair as an option to a `Gdk.Pixbuf`.
    @discardableResult
    public final func setOption(_ key: String, value: String) -> Bool {
      gdk_pixbuf_set_option(instance(self), key, value).isTrue
    }

    /// Calculates the rowstride that an image created with those values would have.
    @discardableResult
    public static func calculateRowstride(
      colorspace: GdkPixbuf.Colorspace, hasAlpha: Bool, bitsPerSample: Int, width: Int, height: Int
    ) -> Int {
      gdk_pixbuf_calculate_rowstride(
        colorspace.cValue, hasAlpha.gboolean, bitsPerSample.int32, width.int32, height.int32
      ).int
    }

    /// Initalizes the gdk-pixbuf loader modules referenced by the `loaders.cache` file present inside that directory.
    public static func initModules(_ path: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      gdk_pixbuf_init_modules(path, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Creates a new pixbuf by asynchronously loading an image from an input stream.
    @discardableResult
    public static func newFromStream(_ stream: Gio.InputStream) async throws -> GdkPixbuf.Pixbuf? {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        gdk_pixbuf_new_from_stream_async(stream.gInputStream, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = gdk_pixbuf_new_from_stream_finish(outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(opaque: result)
    }
  }
}

extension Reactive where Base: GdkPixbuf.Pixbuf {
  /// The number of bits per sample.
  public var bitsPerSample: SafeSignal<Int> { readOnlyProperty("bits-per-sample") }

  /// The color space of the pixbuf.
  public var colorspace: SafeSignal<GdkPixbuf.Colorspace> { readOnlyProperty("colorspace") }

  /// Whether the pixbuf has an alpha channel.
  public var hasAlpha: SafeSignal<Bool> { readOnlyProperty("has-alpha") }

  /// The number of rows of the pixbuf.
  public var height: SafeSignal<Int> { readOnlyProperty("height") }

  /// The number of samples per pixel.
  public var nChannels: SafeSignal<Int> { readOnlyProperty("n-channels") }

  public var pixelBytes: SafeSignal<GLib.Bytes?> { readOnlyProperty("pixel-bytes") }

  /// The number of bytes between the start of a row and the start of the next row.
  public var rowstride: SafeSignal<Int> { readOnlyProperty("rowstride") }

  /// The number of columns of the pixbuf.
  public var width: SafeSignal<Int> { readOnlyProperty("width") }
}

extension GdkPixbuf {
  /// This enumeration defines the color spaces that are supported by the gdk-pixbuf library.
  public nonisolated enum Colorspace: Int32, GEnum, Sendable {
    /// Indicates a red/green/blue additive color space.
    case rgb = 0

    public static var gType: GType { gdk_colorspace_get_type() }

    @MainActor init(cValue: GdkColorspace) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkColorspace { GdkColorspace(unsigned) }
  }
}

extension GdkPixbuf {
  /// Interpolation modes for scaling functions.
  public nonisolated enum InterpType: Int32, GEnum, Sendable {
    /// Nearest neighbor sampling; this is the fastest and lowest quality mode. Quality is normally unacceptable when
    /// scaling down, but may be OK when scaling up.
    case nearest = 0
    /// This is an accurate simulation of the PostScript image operator without any interpolation enabled. Each pixel is
    /// rendered as a tiny parallelogram of solid color, the edges of which are implemented with antialiasing. It
    /// resembles nearest neighbor for enlargement, and bilinear for reduction.
    case tiles = 1
    /// Best quality/speed balance; use this mode by default. Bilinear interpolation. For enlargement, it is equivalent
    /// to point-sampling the ideal bilinear-interpolated image. For reduction, it is equivalent to laying down small
    /// tiles and integrating over the coverage area.
    case bilinear = 2
    /// This is the slowest and highest quality reconstruction function. It is derived from the hyperbolic filters in
    /// Wolberg's "Digital Image Warping", and is formally defined as the hyperbolic-filter sampling the ideal
    /// hyperbolic-filter interpolated image (the filter is designed to be idempotent for 1:1 pixel mapping).
    /// **Deprecated**: this interpolation filter is deprecated, as in reality it has a lower quality than the
    /// @GDK_INTERP_BILINEAR filter (Since: 2.38)
    case hyper = 3

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gdk_interp_type_get_type() }

    @MainActor init(cValue: GdkInterpType) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkInterpType { GdkInterpType(unsigned) }
  }
}

extension GdkPixbuf {
  /// The possible rotations which can be passed to `gdk_pixbuf_rotate_simple()`.
  public nonisolated enum PixbufRotation: Int32, GEnum, Sendable {
    /// No rotation.
    case none = 0
    /// Rotate by 90 degrees.
    case counterclockwise = 90
    /// Rotate by 180 degrees.
    case upsidedown = 180
    /// Rotate by 270 degrees.
    case clockwise = 270

    public static var gType: GType { gdk_pixbuf_rotation_get_type() }

    @MainActor init(cValue: GdkPixbufRotation) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkPixbufRotation { GdkPixbufRotation(unsigned) }
  }
}
