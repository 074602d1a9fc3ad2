// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
public import CShumate
@_spi(Bindings) public import Gtk

extension Shumate {
  /// The class [`ShumateDataSource`](https://gnome.pages.gitlab.gnome.org/libshumate/class.DataSource.html).
  open class DataSource: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return shumate_data_source_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var shumateDataSource: UnsafeMutablePointer<ShumateDataSource> {
      pointer.assumingMemoryBound(to: ShumateDataSource.self)
    }

    /// Calls
    /// [`shumate_data_source_get_tile_data_async()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.DataSource.get_tile_data_async.html).
    public final func getTileData(x: Int, y: Int, zoomLevel: Int) async throws -> GLib.Bytes? {
      let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
        shumate_data_source_get_tile_data_async(
          shumateDataSource, x.int32, y.int32, zoomLevel.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = shumate_data_source_get_tile_data_finish(shumateDataSource, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return Gtk.givenBoxed(opaque: result)
    }
  }
}

extension Reactive where Base: Shumate.DataSource {
  /// The signal [`received-data`](https://gnome.pages.gitlab.gnome.org/libshumate/signal.DataSource.received-data.html)
  /// of `ShumateDataSource`.
  ///
  /// Arguments: `x`, `y`, `zoomLevel`, `bytes`.
  public var receivedData: SafeSignal<(Int, Int, Int, GLib.Bytes)> { signal(ofSeveral: "received-data") }
}
