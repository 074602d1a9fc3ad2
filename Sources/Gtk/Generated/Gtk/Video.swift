// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkVideo`](https://docs.gtk.org/gtk4/class.Video.html).
open class Video: Widget {
  open override class var gType: GType { gtk_video_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_video_new()`](https://docs.gtk.org/gtk4/ctor.Video.new.html).
  public init() {
    super.init(adopting: gtk_video_new())
  }

  /// Calls [`gtk_video_new_for_file()`](https://docs.gtk.org/gtk4/ctor.Video.new_for_file.html).
  public init(file: Gio.File?) {
    super.init(adopting: gtk_video_new_for_file(file?.opaque))
  }

  /// Calls [`gtk_video_new_for_filename()`](https://docs.gtk.org/gtk4/ctor.Video.new_for_filename.html).
  public init(filename: String?) {
    super.init(adopting: gtk_video_new_for_filename(filename))
  }

  /// Calls [`gtk_video_new_for_media_stream()`](https://docs.gtk.org/gtk4/ctor.Video.new_for_media_stream.html).
  public init(stream: MediaStream?) {
    super.init(adopting: gtk_video_new_for_media_stream(stream?.gtkMediaStream))
  }

  /// Calls [`gtk_video_new_for_resource()`](https://docs.gtk.org/gtk4/ctor.Video.new_for_resource.html).
  public init(resourcePath: String?) {
    super.init(adopting: gtk_video_new_for_resource(resourcePath))
  }

  /// The property [`autoplay`](https://docs.gtk.org/gtk4/property.Video.autoplay.html) of `GtkVideo`.
  public final var autoplay: Bool {
    get { gtk_video_get_autoplay(instance(self)).isTrue }
    set { gtk_video_set_autoplay(instance(self), newValue.gboolean) }
  }

  /// The property [`file`](https://docs.gtk.org/gtk4/property.Video.file.html) of `GtkVideo`.
  public final var file: Gio.File? {
    get { lentObject(opaque: gtk_video_get_file(instance(self))) }
    set { gtk_video_set_file(instance(self), newValue?.opaque) }
  }

  /// The property [`loop`](https://docs.gtk.org/gtk4/property.Video.loop.html) of `GtkVideo`.
  public final var loop: Bool {
    get { gtk_video_get_loop(instance(self)).isTrue }
    set { gtk_video_set_loop(instance(self), newValue.gboolean) }
  }

  /// The property [`media-stream`](https://docs.gtk.org/gtk4/property.Video.media-stream.html) of `GtkVideo`.
  public final var mediaStream: MediaStream? {
    get { lentObject(gtk_video_get_media_stream(instance(self))) }
    set { gtk_video_set_media_stream(instance(self), newValue?.gtkMediaStream) }
  }

  /// Calls [`gtk_video_set_filename()`](https://docs.gtk.org/gtk4/method.Video.set_filename.html).
  public final func setFilename(_ filename: String?) { gtk_video_set_filename(instance(self), filename) }

  /// Calls [`gtk_video_set_resource()`](https://docs.gtk.org/gtk4/method.Video.set_resource.html).
  public final func setResource(_ resourcePath: String?) { gtk_video_set_resource(instance(self), resourcePath) }
}

extension Reactive where Base: Video {
  /// The property [`autoplay`](https://docs.gtk.org/gtk4/property.Video.autoplay.html) of `GtkVideo`.
  public var autoplay: DynamicSubject<Bool> { property("autoplay") }

  /// The property [`file`](https://docs.gtk.org/gtk4/property.Video.file.html) of `GtkVideo`.
  public var file: DynamicSubject<Gio.File?> { property("file") }

  /// The property [`loop`](https://docs.gtk.org/gtk4/property.Video.loop.html) of `GtkVideo`.
  public var loop: DynamicSubject<Bool> { property("loop") }

  /// The property [`media-stream`](https://docs.gtk.org/gtk4/property.Video.media-stream.html) of `GtkVideo`.
  public var mediaStream: DynamicSubject<MediaStream?> { property("media-stream") }
}
