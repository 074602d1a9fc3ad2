public import BindingCore
import CGtk

extension Picture {
  /// Shows a texture, or nothing.
  public final func setTexture(_ texture: Gdk.Texture?) { gtk_picture_set_paintable(cast(), texture?.cast()) }
}

extension Image {
  /// Shows a texture, or nothing, at the image's `pixelSize`.
  public final func setTexture(_ texture: Gdk.Texture?) { gtk_image_set_from_paintable(cast(), texture?.cast()) }
}

extension Reactive where Base: Picture {
  /// The texture that is shown.
  public var texture: Bond<Gdk.Texture?> { bond { $0.setTexture($1) } }
}

extension Reactive where Base: Image {
  /// The texture that is shown.
  public var texture: Bond<Gdk.Texture?> { bond { $0.setTexture($1) } }
}
