// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_14
import CGtk

extension Gdk {
  /// The struct [`GdkDmabufFormats`](https://docs.gtk.org/gdk4/struct.DmabufFormats.html). Since GTK 4.14.
  public final class DmabufFormats: Boxed, @MainActor Equatable {
    public override class var gType: GType { gdk_dmabuf_formats_get_type() }

    /// Whether both are equal, as C compares them.
    public static func == (left: DmabufFormats, right: DmabufFormats) -> Bool { left.equal(right) }

    /// Calls [`gdk_dmabuf_formats_contains()`](https://docs.gtk.org/gdk4/method.DmabufFormats.contains.html). Since GTK
    /// 4.14.
    @discardableResult
    public func contains(fourcc: Int, modifier: Int) -> Bool {
      gdk_dmabuf_formats_contains(opaque, fourcc.uint32, modifier.uint).isTrue
    }

    /// Calls [`gdk_dmabuf_formats_equal()`](https://docs.gtk.org/gdk4/method.DmabufFormats.equal.html). Since GTK 4.14.
    @discardableResult
    public func equal(_ formats2: Gdk.DmabufFormats?) -> Bool {
      gdk_dmabuf_formats_equal(opaque, formats2?.opaque).isTrue
    }

    /// Calls [`gdk_dmabuf_formats_get_format()`](https://docs.gtk.org/gdk4/method.DmabufFormats.get_format.html). Since
    /// GTK 4.14.
    public func getFormat(_ idx: Int) -> (fourcc: Int, modifier: Int) {
      var cFourcc: UInt32 = 0
      var cModifier: UInt = 0
      gdk_dmabuf_formats_get_format(opaque, idx.uint, &cFourcc, &cModifier)
      return (cFourcc.int, cModifier.int)
    }

    /// Calls [`gdk_dmabuf_formats_get_n_formats()`](https://docs.gtk.org/gdk4/method.DmabufFormats.get_n_formats.html).
    /// Since GTK 4.14.
    public var nFormats: Int { gdk_dmabuf_formats_get_n_formats(opaque).int }
  }
}

#endif
