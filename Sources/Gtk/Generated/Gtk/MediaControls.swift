// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkMediaControls`](https://docs.gtk.org/gtk4/class.MediaControls.html).
open class MediaControls: Widget {
  open override class var gType: GType { gtk_media_controls_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_media_controls_new()`](https://docs.gtk.org/gtk4/ctor.MediaControls.new.html).
  public init(stream: MediaStream? = nil) {
    super.init(adopting: gtk_media_controls_new(stream?.gtkMediaStream))
  }

  /// The property [`media-stream`](https://docs.gtk.org/gtk4/property.MediaControls.media-stream.html) of
  /// `GtkMediaControls`.
  public final var mediaStream: MediaStream? {
    get { lentObject(gtk_media_controls_get_media_stream(instance(self))) }
    set { gtk_media_controls_set_media_stream(instance(self), newValue?.gtkMediaStream) }
  }
}

extension Reactive where Base: MediaControls {
  /// The property [`media-stream`](https://docs.gtk.org/gtk4/property.MediaControls.media-stream.html) of
  /// `GtkMediaControls`.
  public var mediaStream: DynamicSubject<MediaStream?> { property("media-stream") }
}
