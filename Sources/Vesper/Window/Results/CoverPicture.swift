import Gtk

/// An image that covers its allocation; the excess is cropped.
///
/// Unlike `Picture` it has no size of its own, so that a new texture is drawn without a new layout. A texture that is a
/// pixel too large is not scaled, which takes twenty times as long as drawing.
final class CoverPicture: Widget {
  var texture: Gdk.Texture? {
    didSet { if texture !== oldValue { queueDraw() } }
  }

  init() {
    super.init()
    accessibleRole = .img
    overflow = .hidden
  }

  override func snapshot(_ snapshot: Snapshot) {
    guard let texture else { return }
    let pixel = Double(scaleFactor)
    let (textureWidth, textureHeight) = (Double(texture.width) / pixel, Double(texture.height) / pixel)
    let needed = max(Double(width) / textureWidth, Double(height) / textureHeight)
    let scale = needed < 1 && needed > 0.98 ? 1 : needed
    let size = (width: textureWidth * scale, height: textureHeight * scale)
    snapshot.appendTexture(
      texture,
      bounds: Graphene.Rect(
        x: ((Double(width) - size.width) / 2).rounded(), y: ((Double(height) - size.height) / 2).rounded(),
        width: size.width, height: size.height))
  }
}
