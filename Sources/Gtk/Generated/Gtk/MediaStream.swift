// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkMediaStream`](https://docs.gtk.org/gtk4/class.MediaStream.html).
open class MediaStream: Object, Gdk.Paintable {
  open override class var gType: GType { gtk_media_stream_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkMediaStream: UnsafeMutablePointer<GtkMediaStream> {
    pointer.assumingMemoryBound(to: GtkMediaStream.self)
  }

  /// The property [`duration`](https://docs.gtk.org/gtk4/property.MediaStream.duration.html) of `GtkMediaStream`.
  public final var duration: Int { gtk_media_stream_get_duration(gtkMediaStream) }

  /// The property [`ended`](https://docs.gtk.org/gtk4/property.MediaStream.ended.html) of `GtkMediaStream`.
  public final var ended: Bool { getProperty("ended") }

  /// The property [`error`](https://docs.gtk.org/gtk4/property.MediaStream.error.html) of `GtkMediaStream`.
  public final var error: GLib.Failure? { lentFailure(gtk_media_stream_get_error(gtkMediaStream)) }

  /// The property [`has-audio`](https://docs.gtk.org/gtk4/property.MediaStream.has-audio.html) of `GtkMediaStream`.
  public final var hasAudio: Bool { gtk_media_stream_has_audio(gtkMediaStream).isTrue }

  /// The property [`has-video`](https://docs.gtk.org/gtk4/property.MediaStream.has-video.html) of `GtkMediaStream`.
  public final var hasVideo: Bool { gtk_media_stream_has_video(gtkMediaStream).isTrue }

  /// The property [`loop`](https://docs.gtk.org/gtk4/property.MediaStream.loop.html) of `GtkMediaStream`.
  public final var loop: Bool {
    get { gtk_media_stream_get_loop(gtkMediaStream).isTrue }
    set { gtk_media_stream_set_loop(gtkMediaStream, newValue.gboolean) }
  }

  /// The property [`muted`](https://docs.gtk.org/gtk4/property.MediaStream.muted.html) of `GtkMediaStream`.
  public final var muted: Bool {
    get { gtk_media_stream_get_muted(gtkMediaStream).isTrue }
    set { gtk_media_stream_set_muted(gtkMediaStream, newValue.gboolean) }
  }

  /// The property [`playing`](https://docs.gtk.org/gtk4/property.MediaStream.playing.html) of `GtkMediaStream`.
  public final var playing: Bool {
    get { gtk_media_stream_get_playing(gtkMediaStream).isTrue }
    set { gtk_media_stream_set_playing(gtkMediaStream, newValue.gboolean) }
  }

  /// The property [`prepared`](https://docs.gtk.org/gtk4/property.MediaStream.prepared.html) of `GtkMediaStream`.
  public final var prepared: Bool {
    get { getProperty("prepared") }
    set { setProperty("prepared", newValue) }
  }

  /// The property [`seekable`](https://docs.gtk.org/gtk4/property.MediaStream.seekable.html) of `GtkMediaStream`.
  public final var seekable: Bool { getProperty("seekable") }

  /// The property [`seeking`](https://docs.gtk.org/gtk4/property.MediaStream.seeking.html) of `GtkMediaStream`.
  public final var seeking: Bool { getProperty("seeking") }

  /// The property [`timestamp`](https://docs.gtk.org/gtk4/property.MediaStream.timestamp.html) of `GtkMediaStream`.
  public final var timestamp: Int { gtk_media_stream_get_timestamp(gtkMediaStream) }

  /// The property [`volume`](https://docs.gtk.org/gtk4/property.MediaStream.volume.html) of `GtkMediaStream`.
  public final var volume: Double {
    get { gtk_media_stream_get_volume(gtkMediaStream) }
    set { gtk_media_stream_set_volume(gtkMediaStream, newValue) }
  }

  /// Calls [`gtk_media_stream_gerror()`](https://docs.gtk.org/gtk4/method.MediaStream.gerror.html).
  public final func gerror(_ error: GLib.Failure) { gtk_media_stream_gerror(gtkMediaStream, error.makeError()) }

  /// Calls [`gtk_media_stream_is_prepared()`](https://docs.gtk.org/gtk4/method.MediaStream.is_prepared.html).
  public final var isPrepared: Bool { gtk_media_stream_is_prepared(gtkMediaStream).isTrue }

  /// Calls [`gtk_media_stream_is_seekable()`](https://docs.gtk.org/gtk4/method.MediaStream.is_seekable.html).
  public final var isSeekable: Bool { gtk_media_stream_is_seekable(gtkMediaStream).isTrue }

  /// Calls [`gtk_media_stream_is_seeking()`](https://docs.gtk.org/gtk4/method.MediaStream.is_seeking.html).
  public final var isSeeking: Bool { gtk_media_stream_is_seeking(gtkMediaStream).isTrue }

  /// Calls [`gtk_media_stream_pause()`](https://docs.gtk.org/gtk4/method.MediaStream.pause.html).
  public final func pause() { gtk_media_stream_pause(gtkMediaStream) }

  /// Calls [`gtk_media_stream_play()`](https://docs.gtk.org/gtk4/method.MediaStream.play.html).
  public final func play() { gtk_media_stream_play(gtkMediaStream) }

  /// Calls [`gtk_media_stream_realize()`](https://docs.gtk.org/gtk4/method.MediaStream.realize.html).
  public final func realize(_ surface: Gdk.Surface) { gtk_media_stream_realize(gtkMediaStream, surface.opaque) }

  /// Calls [`gtk_media_stream_seek()`](https://docs.gtk.org/gtk4/method.MediaStream.seek.html).
  public final func seek(_ timestamp: Int) { gtk_media_stream_seek(gtkMediaStream, timestamp) }

  /// Calls [`gtk_media_stream_seek_failed()`](https://docs.gtk.org/gtk4/method.MediaStream.seek_failed.html).
  public final func seekFailed() { gtk_media_stream_seek_failed(gtkMediaStream) }

  /// Calls [`gtk_media_stream_seek_success()`](https://docs.gtk.org/gtk4/method.MediaStream.seek_success.html).
  public final func seekSuccess() { gtk_media_stream_seek_success(gtkMediaStream) }

  /// Calls [`gtk_media_stream_stream_ended()`](https://docs.gtk.org/gtk4/method.MediaStream.stream_ended.html). Since
  /// GTK 4.4.
  public final func streamEnded() { gtk_media_stream_stream_ended(gtkMediaStream) }

  /// Calls [`gtk_media_stream_stream_prepared()`](https://docs.gtk.org/gtk4/method.MediaStream.stream_prepared.html).
  /// Since GTK 4.4.
  public final func streamPrepared(hasAudio: Bool, hasVideo: Bool, seekable: Bool, duration: Int) {
    gtk_media_stream_stream_prepared(gtkMediaStream, hasAudio.gboolean, hasVideo.gboolean, seekable.gboolean, duration)
  }

  /// Calls
  /// [`gtk_media_stream_stream_unprepared()`](https://docs.gtk.org/gtk4/method.MediaStream.stream_unprepared.html).
  /// Since GTK 4.4.
  public final func streamUnprepared() { gtk_media_stream_stream_unprepared(gtkMediaStream) }

  /// Calls [`gtk_media_stream_unrealize()`](https://docs.gtk.org/gtk4/method.MediaStream.unrealize.html).
  public final func unrealize(_ surface: Gdk.Surface) { gtk_media_stream_unrealize(gtkMediaStream, surface.opaque) }

  /// Calls [`gtk_media_stream_update()`](https://docs.gtk.org/gtk4/method.MediaStream.update.html).
  public final func update(_ timestamp: Int) { gtk_media_stream_update(gtkMediaStream, timestamp) }
}

extension Reactive where Base: MediaStream {
  /// The property [`duration`](https://docs.gtk.org/gtk4/property.MediaStream.duration.html) of `GtkMediaStream`.
  public var duration: SafeSignal<Int> { readOnlyProperty("duration") }

  /// The property [`ended`](https://docs.gtk.org/gtk4/property.MediaStream.ended.html) of `GtkMediaStream`.
  public var ended: SafeSignal<Bool> { readOnlyProperty("ended") }

  /// The property [`error`](https://docs.gtk.org/gtk4/property.MediaStream.error.html) of `GtkMediaStream`.
  public var error: SafeSignal<GLib.Failure?> { readOnlyProperty("error") }

  /// The property [`has-audio`](https://docs.gtk.org/gtk4/property.MediaStream.has-audio.html) of `GtkMediaStream`.
  public var hasAudio: SafeSignal<Bool> { readOnlyProperty("has-audio") }

  /// The property [`has-video`](https://docs.gtk.org/gtk4/property.MediaStream.has-video.html) of `GtkMediaStream`.
  public var hasVideo: SafeSignal<Bool> { readOnlyProperty("has-video") }

  /// The property [`loop`](https://docs.gtk.org/gtk4/property.MediaStream.loop.html) of `GtkMediaStream`.
  public var loop: DynamicSubject<Bool> { property("loop") }

  /// The property [`muted`](https://docs.gtk.org/gtk4/property.MediaStream.muted.html) of `GtkMediaStream`.
  public var muted: DynamicSubject<Bool> { property("muted") }

  /// The property [`playing`](https://docs.gtk.org/gtk4/property.MediaStream.playing.html) of `GtkMediaStream`.
  public var playing: DynamicSubject<Bool> { property("playing") }

  /// The property [`prepared`](https://docs.gtk.org/gtk4/property.MediaStream.prepared.html) of `GtkMediaStream`.
  public var prepared: DynamicSubject<Bool> { property("prepared") }

  /// The property [`seekable`](https://docs.gtk.org/gtk4/property.MediaStream.seekable.html) of `GtkMediaStream`.
  public var seekable: SafeSignal<Bool> { readOnlyProperty("seekable") }

  /// The property [`seeking`](https://docs.gtk.org/gtk4/property.MediaStream.seeking.html) of `GtkMediaStream`.
  public var seeking: SafeSignal<Bool> { readOnlyProperty("seeking") }

  /// The property [`timestamp`](https://docs.gtk.org/gtk4/property.MediaStream.timestamp.html) of `GtkMediaStream`.
  public var timestamp: SafeSignal<Int> { readOnlyProperty("timestamp") }

  /// The property [`volume`](https://docs.gtk.org/gtk4/property.MediaStream.volume.html) of `GtkMediaStream`.
  public var volume: DynamicSubject<Double> {
    property("volume", get: { (object: MediaStream) in object.volume }, set: { $0.volume = $1 })
  }
}
