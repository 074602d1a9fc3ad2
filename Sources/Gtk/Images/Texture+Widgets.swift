public import BindingCore
import CGtk

extension Reactive where Base: Picture {
  /// The texture that is shown.
  public var texture: Bond<Gdk.Texture?> { bond { $0.paintable = $1 } }
}

extension Reactive where Base: Image {
  /// The texture that is shown, at the image's `pixelSize`.
  public var texture: Bond<Gdk.Texture?> { bond { $0.setFromPaintable($1) } }
}
