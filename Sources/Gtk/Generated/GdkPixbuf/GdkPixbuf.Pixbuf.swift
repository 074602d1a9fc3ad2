// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension GdkPixbuf {
  /// The class [`GdkPixbuf`](https://docs.gtk.org/gdk-pixbuf/class.Pixbuf.html).
  open class Pixbuf: Object, Gio.Icon {
    open override class var gType: GType { gdk_pixbuf_get_type() }

    @_spi(Bindings) open override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`gdk_pixbuf_new()`](https://docs.gtk.org/gdk-pixbuf/ctor.Pixbuf.new.html).
    public init?(colorspace: GdkPixbuf.Colorspace, hasAlpha: Bool, bitsPerSample: Int, width: Int, height: Int) {
      let pointer = gdk_pixbuf_new(colorspace.cValue, hasAlpha.gboolean, bitsPerSample.int32, width.int32, height.int32)
      guard let pointer else { return nil }
      super.init(adopting: pointer.raw)
    }

    /// Calls [`gdk_pixbuf_new_from_bytes()`](https://docs.gtk.org/gdk-pixbuf/ctor.Pixbuf.new_from_bytes.html). Since
    /// GdkPixbuf 2.32.
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

    /// Calls [`gdk_pixbuf_new_from_data()`](https://docs.gtk.org/gdk-pixbuf/ctor.Pixbuf.new_from_data.html).
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

    /// Calls [`gdk_pixbuf_new_from_file()`](https://docs.gtk.org/gdk-pixbuf/ctor.Pixbuf.new_from_file.html).
    public init(filename: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = gdk_pixbuf_new_from_file(filename, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!.raw)
    }

    /// Calls
    /// [`gdk_pixbuf_new_from_file_at_scale()`](https://docs.gtk.org/gdk-pixbuf/ctor.Pixbuf.new_from_file_at_scale.html).
    /// Since GdkPixbuf 2.6.
    public init(filename: String, width: Int, height: Int, preserveAspectRatio: Bool) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = gdk_pixbuf_new_from_file_at_scale(
        filename, width.int32, height.int32, preserveAspectRatio.gboolean, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!.raw)
    }

    /// Calls
    /// [`gdk_pixbuf_new_from_file_at_size()`](https://docs.gtk.org/gdk-pixbuf/ctor.Pixbuf.new_from_file_at_size.html).
    /// Since GdkPixbuf 2.4.
    public init(filename: String, width: Int, height: Int) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = gdk_pixbuf_new_from_file_at_size(filename, width.int32, height.int32, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!.raw)
    }

    /// Calls [`gdk_pixbuf_new_from_resource()`](https://docs.gtk.org/gdk-pixbuf/ctor.Pixbuf.new_from_resource.html).
    /// Since GdkPixbuf 2.26.
    public init(resourcePath: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = gdk_pixbuf_new_from_resource(resourcePath, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!.raw)
    }

    /// Calls
    /// [`gdk_pixbuf_new_from_resource_at_scale()`](https://docs.gtk.org/gdk-pixbuf/ctor.Pixbuf.new_from_resource_at_scale.html).
    /// Since GdkPixbuf 2.26.
    public init(resourcePath: String, width: Int, height: Int, preserveAspectRatio: Bool) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = gdk_pixbuf_new_from_resource_at_scale(
        resourcePath, width.int32, height.int32, preserveAspectRatio.gboolean, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!.raw)
    }

    /// Calls [`gdk_pixbuf_new_from_stream()`](https://docs.gtk.org/gdk-pixbuf/ctor.Pixbuf.new_from_stream.html). Since
    /// GdkPixbuf 2.14.
    public init(stream: Gio.InputStream, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = gdk_pixbuf_new_from_stream(stream.gInputStream, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!.raw)
    }

    /// Calls
    /// [`gdk_pixbuf_new_from_stream_at_scale()`](https://docs.gtk.org/gdk-pixbuf/ctor.Pixbuf.new_from_stream_at_scale.html).
    /// Since GdkPixbuf 2.14.
    public init(
      stream: Gio.InputStream, width: Int, height: Int, preserveAspectRatio: Bool, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = gdk_pixbuf_new_from_stream_at_scale(
        stream.gInputStream, width.int32, height.int32, preserveAspectRatio.gboolean, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!.raw)
    }

    /// Calls [`gdk_pixbuf_new_from_xpm_data()`](https://docs.gtk.org/gdk-pixbuf/ctor.Pixbuf.new_from_xpm_data.html).
    public init(data: [String]) {
      let lent = CallScope()
      defer { lent.end() }
      super.init(adopting: gdk_pixbuf_new_from_xpm_data(lent.strings(data)).raw)
    }

    /// Calls [`gdk_pixbuf_new_from_inline()`](https://docs.gtk.org/gdk-pixbuf/ctor.Pixbuf.new_from_inline.html).
    @available(*, deprecated, message: "Replaced by `GResource` in GdkPixbuf 2.32.")
    public init(data: [UInt8], copyPixels: Bool) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = gdk_pixbuf_new_from_inline(data.count.int32, data, copyPixels.gboolean, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!.raw)
    }

    /// The property [`bits-per-sample`](https://docs.gtk.org/gdk-pixbuf/property.Pixbuf.bits-per-sample.html) of
    /// `GdkPixbuf`.
    public final var bitsPerSample: Int { gdk_pixbuf_get_bits_per_sample(instance(self)).int }

    /// The property [`colorspace`](https://docs.gtk.org/gdk-pixbuf/property.Pixbuf.colorspace.html) of `GdkPixbuf`.
    public final var colorspace: GdkPixbuf.Colorspace {
      GdkPixbuf.Colorspace(cValue: gdk_pixbuf_get_colorspace(instance(self)))
    }

    /// The property [`has-alpha`](https://docs.gtk.org/gdk-pixbuf/property.Pixbuf.has-alpha.html) of `GdkPixbuf`.
    public final var hasAlpha: Bool { gdk_pixbuf_get_has_alpha(instance(self)).isTrue }

    /// The property [`height`](https://docs.gtk.org/gdk-pixbuf/property.Pixbuf.height.html) of `GdkPixbuf`.
    public final var height: Int { gdk_pixbuf_get_height(instance(self)).int }

    /// The property [`n-channels`](https://docs.gtk.org/gdk-pixbuf/property.Pixbuf.n-channels.html) of `GdkPixbuf`.
    public final var nChannels: Int { gdk_pixbuf_get_n_channels(instance(self)).int }

    /// The property [`pixel-bytes`](https://docs.gtk.org/gdk-pixbuf/property.Pixbuf.pixel-bytes.html) of `GdkPixbuf`.
    public final var pixelBytes: GLib.Bytes? { getProperty("pixel-bytes") }

    /// The property [`rowstride`](https://docs.gtk.org/gdk-pixbuf/property.Pixbuf.rowstride.html) of `GdkPixbuf`.
    public final var rowstride: Int { gdk_pixbuf_get_rowstride(instance(self)).int }

    /// The property [`width`](https://docs.gtk.org/gdk-pixbuf/property.Pixbuf.width.html) of `GdkPixbuf`.
    public final var width: Int { gdk_pixbuf_get_width(instance(self)).int }

    /// Calls [`gdk_pixbuf_add_alpha()`](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.add_alpha.html).
    @discardableResult
    public final func addAlpha(substituteColor: Bool, r: Int, g: Int, b: Int) -> GdkPixbuf.Pixbuf {
      givenObject(opaque: gdk_pixbuf_add_alpha(instance(self), substituteColor.gboolean, r.uint8, g.uint8, b.uint8))!
    }

    /// Calls
    /// [`gdk_pixbuf_apply_embedded_orientation()`](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.apply_embedded_orientation.html).
    /// Since GdkPixbuf 2.12.
    @discardableResult
    public final func applyEmbeddedOrientation() -> GdkPixbuf.Pixbuf? {
      givenObject(opaque: gdk_pixbuf_apply_embedded_orientation(instance(self)))
    }

    /// Calls [`gdk_pixbuf_composite()`](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.composite.html).
    public final func composite(
      _ dest: GdkPixbuf.Pixbuf, destX: Int, destY: Int, destWidth: Int, destHeight: Int, offsetX: Double,
      offsetY: Double, scaleX: Double, scaleY: Double, interpType: GdkPixbuf.InterpType, overallAlpha: Int
    ) {
      gdk_pixbuf_composite(
        instance(self), dest.opaque, destX.int32, destY.int32, destWidth.int32, destHeight.int32, offsetX, offsetY,
        scaleX, scaleY, interpType.cValue, overallAlpha.int32)
    }

    /// Calls [`gdk_pixbuf_composite_color()`](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.composite_color.html).
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

    /// Calls
    /// [`gdk_pixbuf_composite_color_simple()`](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.composite_color_simple.html).
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

    /// Calls [`gdk_pixbuf_copy()`](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.copy.html).
    @discardableResult
    public final func copy() -> GdkPixbuf.Pixbuf? { givenObject(opaque: gdk_pixbuf_copy(instance(self))) }

    /// Calls [`gdk_pixbuf_copy_area()`](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.copy_area.html).
    public final func copyArea(
      srcX: Int, srcY: Int, width: Int, height: Int, destPixbuf: GdkPixbuf.Pixbuf, destX: Int, destY: Int
    ) {
      gdk_pixbuf_copy_area(
        instance(self), srcX.int32, srcY.int32, width.int32, height.int32, destPixbuf.opaque, destX.int32, destY.int32)
    }

    /// Calls [`gdk_pixbuf_copy_options()`](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.copy_options.html). Since
    /// GdkPixbuf 2.36.
    @discardableResult
    public final func copyOptions(_ destPixbuf: GdkPixbuf.Pixbuf) -> Bool {
      gdk_pixbuf_copy_options(instance(self), destPixbuf.opaque).isTrue
    }

    /// Calls [`gdk_pixbuf_fill()`](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.fill.html).
    public final func fill(_ pixel: Int) { gdk_pixbuf_fill(instance(self), pixel.uint32) }

    /// Calls [`gdk_pixbuf_flip()`](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.flip.html). Since GdkPixbuf 2.6.
    @discardableResult
    public final func flip(_ horizontal: Bool) -> GdkPixbuf.Pixbuf? {
      givenObject(opaque: gdk_pixbuf_flip(instance(self), horizontal.gboolean))
    }

    /// Calls [`gdk_pixbuf_get_byte_length()`](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.get_byte_length.html).
    /// Since GdkPixbuf 2.26.
    public final var byteLength: Int { gdk_pixbuf_get_byte_length(instance(self)).int }

    /// Calls [`gdk_pixbuf_get_option()`](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.get_option.html).
    public final func getOption(_ key: String) -> String? {
      lentString(ifAny: gdk_pixbuf_get_option(instance(self), key))
    }

    /// Calls [`gdk_pixbuf_get_options()`](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.get_options.html). Since
    /// GdkPixbuf 2.32.
    public final var options: [String: String] { givenDictionary(gdk_pixbuf_get_options(instance(self))) }

    /// Calls
    /// [`gdk_pixbuf_get_pixels_with_length()`](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.get_pixels_with_length.html).
    /// Since GdkPixbuf 2.26.
    public final var pixels: [UInt8] {
      var cLength: UInt32 = 0
      let result = gdk_pixbuf_get_pixels_with_length(instance(self), &cLength)
      return elements(result, count: cLength.int, isGiven: false) { $0 }
    }

    /// Calls [`gdk_pixbuf_new_subpixbuf()`](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.new_subpixbuf.html).
    @discardableResult
    public final func newSubpixbuf(srcX: Int, srcY: Int, width: Int, height: Int) -> GdkPixbuf.Pixbuf {
      givenObject(opaque: gdk_pixbuf_new_subpixbuf(instance(self), srcX.int32, srcY.int32, width.int32, height.int32))!
    }

    /// Calls [`gdk_pixbuf_read_pixel_bytes()`](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.read_pixel_bytes.html).
    /// Since GdkPixbuf 2.32.
    @discardableResult
    public final func readPixelBytes() -> GLib.Bytes {
      promised(givenBoxed(opaque: gdk_pixbuf_read_pixel_bytes(instance(self))))
    }

    /// Calls [`gdk_pixbuf_remove_option()`](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.remove_option.html). Since
    /// GdkPixbuf 2.36.
    @discardableResult
    public final func removeOption(_ key: String) -> Bool { gdk_pixbuf_remove_option(instance(self), key).isTrue }

    /// Calls [`gdk_pixbuf_rotate_simple()`](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.rotate_simple.html). Since
    /// GdkPixbuf 2.6.
    @discardableResult
    public final func rotateSimple(_ angle: GdkPixbuf.PixbufRotation) -> GdkPixbuf.Pixbuf? {
      givenObject(opaque: gdk_pixbuf_rotate_simple(instance(self), angle.cValue))
    }

    /// Calls
    /// [`gdk_pixbuf_saturate_and_pixelate()`](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.saturate_and_pixelate.html).
    public final func saturateAndPixelate(_ dest: GdkPixbuf.Pixbuf, saturation: Double, pixelate: Bool) {
      gdk_pixbuf_saturate_and_pixelate(instance(self), dest.opaque, saturation.float, pixelate.gboolean)
    }

    /// Calls [`gdk_pixbuf_save_to_bufferv()`](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.save_to_bufferv.html).
    /// Since GdkPixbuf 2.4.
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

    /// Calls [`gdk_pixbuf_save_to_streamv()`](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.save_to_streamv.html).
    /// Since GdkPixbuf 2.36.
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

    /// Calls [`gdk_pixbuf_savev()`](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.savev.html).
    public final func savev(_ filename: String, type: String, optionKeys: [String], optionValues: [String]) throws(GLib
      .Failure)
    {
      let lent = CallScope()
      defer { lent.end() }
      var error: UnsafeMutablePointer<GError>?
      gdk_pixbuf_savev(instance(self), filename, type, lent.strings(optionKeys), lent.strings(optionValues), &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`gdk_pixbuf_scale()`](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.scale.html).
    public final func scale(
      _ dest: GdkPixbuf.Pixbuf, destX: Int, destY: Int, destWidth: Int, destHeight: Int, offsetX: Double,
      offsetY: Double, scaleX: Double, scaleY: Double, interpType: GdkPixbuf.InterpType
    ) {
      gdk_pixbuf_scale(
        instance(self), dest.opaque, destX.int32, destY.int32, destWidth.int32, destHeight.int32, offsetX, offsetY,
        scaleX, scaleY, interpType.cValue)
    }

    /// Calls [`gdk_pixbuf_scale_simple()`](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.scale_simple.html).
    @discardableResult
    public final func scaleSimple(destWidth: Int, destHeight: Int, interpType: GdkPixbuf.InterpType) -> GdkPixbuf
      .Pixbuf?
    {
      givenObject(opaque: gdk_pixbuf_scale_simple(instance(self), destWidth.int32, destHeight.int32, interpType.cValue))
    }

    /// Calls [`gdk_pixbuf_set_option()`](https://docs.gtk.org/gdk-pixbuf/method.Pixbuf.set_option.html). Since
    /// GdkPixbuf 2.2.
    @discardableResult
    public final func setOption(_ key: String, value: String) -> Bool {
      gdk_pixbuf_set_option(instance(self), key, value).isTrue
    }

    /// Calls
    /// [`gdk_pixbuf_calculate_rowstride()`](https://docs.gtk.org/gdk-pixbuf/type_func.Pixbuf.calculate_rowstride.html).
    /// Since GdkPixbuf 2.36.8.
    @discardableResult
    public static func calculateRowstride(
      colorspace: GdkPixbuf.Colorspace, hasAlpha: Bool, bitsPerSample: Int, width: Int, height: Int
    ) -> Int {
      gdk_pixbuf_calculate_rowstride(
        colorspace.cValue, hasAlpha.gboolean, bitsPerSample.int32, width.int32, height.int32
      ).int
    }

    /// Calls [`gdk_pixbuf_init_modules()`](https://docs.gtk.org/gdk-pixbuf/type_func.Pixbuf.init_modules.html). Since
    /// GdkPixbuf 2.40.
    public static func initModules(_ path: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      gdk_pixbuf_init_modules(path, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls
    /// [`gdk_pixbuf_new_from_stream_async()`](https://docs.gtk.org/gdk-pixbuf/type_func.Pixbuf.new_from_stream_async.html).
    /// Since GdkPixbuf 2.24.
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
  /// The property [`bits-per-sample`](https://docs.gtk.org/gdk-pixbuf/property.Pixbuf.bits-per-sample.html) of
  /// `GdkPixbuf`.
  public var bitsPerSample: SafeSignal<Int> { readOnlyProperty("bits-per-sample") }

  /// The property [`colorspace`](https://docs.gtk.org/gdk-pixbuf/property.Pixbuf.colorspace.html) of `GdkPixbuf`.
  public var colorspace: SafeSignal<GdkPixbuf.Colorspace> { readOnlyProperty("colorspace") }

  /// The property [`has-alpha`](https://docs.gtk.org/gdk-pixbuf/property.Pixbuf.has-alpha.html) of `GdkPixbuf`.
  public var hasAlpha: SafeSignal<Bool> { readOnlyProperty("has-alpha") }

  /// The property [`height`](https://docs.gtk.org/gdk-pixbuf/property.Pixbuf.height.html) of `GdkPixbuf`.
  public var height: SafeSignal<Int> { readOnlyProperty("height") }

  /// The property [`n-channels`](https://docs.gtk.org/gdk-pixbuf/property.Pixbuf.n-channels.html) of `GdkPixbuf`.
  public var nChannels: SafeSignal<Int> { readOnlyProperty("n-channels") }

  /// The property [`pixel-bytes`](https://docs.gtk.org/gdk-pixbuf/property.Pixbuf.pixel-bytes.html) of `GdkPixbuf`.
  public var pixelBytes: SafeSignal<GLib.Bytes?> { readOnlyProperty("pixel-bytes") }

  /// The property [`rowstride`](https://docs.gtk.org/gdk-pixbuf/property.Pixbuf.rowstride.html) of `GdkPixbuf`.
  public var rowstride: SafeSignal<Int> { readOnlyProperty("rowstride") }

  /// The property [`width`](https://docs.gtk.org/gdk-pixbuf/property.Pixbuf.width.html) of `GdkPixbuf`.
  public var width: SafeSignal<Int> { readOnlyProperty("width") }
}
