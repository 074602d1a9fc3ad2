// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CShumate
@_spi(Bindings) public import Gtk

extension Shumate {
  /// The class [`ShumateTileDownloader`](https://gnome.pages.gitlab.gnome.org/libshumate/class.TileDownloader.html).
  open class TileDownloader: Shumate.DataSource {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return shumate_tile_downloader_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`shumate_tile_downloader_new()`](https://gnome.pages.gitlab.gnome.org/libshumate/ctor.TileDownloader.new.html).
    public init(urlTemplate: String) {
      super.init(adopting: shumate_tile_downloader_new(urlTemplate).raw)
    }

    /// The property
    /// [`url-template`](https://gnome.pages.gitlab.gnome.org/libshumate/property.TileDownloader.url-template.html) of
    /// `ShumateTileDownloader`.
    public final var urlTemplate: String { getProperty("url-template") }
  }
}

extension Reactive where Base: Shumate.TileDownloader {
  /// The property
  /// [`url-template`](https://gnome.pages.gitlab.gnome.org/libshumate/property.TileDownloader.url-template.html) of
  /// `ShumateTileDownloader`.
  public var urlTemplate: SafeSignal<String> { readOnlyProperty("url-template") }
}
