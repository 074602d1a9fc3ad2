public import BindingCore
import CGtk

extension Reactive where Base: Picture {
  /// The displayed texture.
  public var texture: Bond<Gdk.Texture?> { bond { $0.paintable = $1 } }
}

extension Reactive where Base: Image {
  /// The displayed texture, at the image's `pixelSize`.
  public var texture: Bond<Gdk.Texture?> { bond { $0.setFromPaintable($1) } }
}
