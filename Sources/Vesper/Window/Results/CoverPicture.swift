import Gtk

/// A picture that fills its place; what is over is cut off.
///
/// Unlike `Picture` it has no size of its own: one that arrives is drawn, and nothing is laid out again. And one that is
/// a pixel too large is not scaled, which takes twenty times as long as to draw it.
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
