import Gtk

/// An image that covers its allocation; the excess is cropped.
///
/// Unlike `Picture` it has no size of its own, so that a new texture is drawn without a new layout. Where no graphics
/// card draws, it is scaled once, to a copy, which takes twenty times as long as drawing. A texture that is a pixel too
/// large is not scaled at all.
final class CoverPicture: Widget {
  var texture: Gdk.Texture? {
    didSet {
      guard texture !== oldValue else { return }
      copy = nil
      makeCopy()
      queueDraw()
    }
  }
  /// The texture in the size in which it is drawn.
  private(set) var copy: (surface: Cairo.Surface, size: PixelSize)?
  private var scaling: Task<Void, Never>?

  init() {
    super.init()
    accessibleRole = .img
    overflow = .hidden
  }

  override func sizeAllocate(width: Int, height: Int, baseline: Int) {
    makeCopy()
  }

  override func snapshot(_ snapshot: Snapshot) {
    guard let texture else { return }
    let pixel = Double(scaleFactor)
    let wholeSize = wholeSize(of: texture)
    let size = (width: wholeSize.width / pixel, height: wholeSize.height / pixel)
    let bounds = Graphene.Rect(
      x: ((Double(width) - size.width) / 2).rounded(), y: ((Double(height) - size.height) / 2).rounded(),
      width: size.width, height: size.height)
    guard let copy, copy.size == wholeSize else { return snapshot.appendTexture(texture, bounds: bounds) }
    let context = snapshot.appendCairo(bounds)
    context.translate(x: bounds.origin.x, y: bounds.origin.y)
    context.scale(x: 1 / pixel, y: 1 / pixel)
    context.setSource(copy.surface)
    context.paint()
  }

  typealias PixelSize = (width: Double, height: Double)

  /// The size in which a texture covers the allocation, in device pixels.
  private func wholeSize(of texture: Gdk.Texture) -> PixelSize {
    let (textureWidth, textureHeight) = (Double(texture.width), Double(texture.height))
    let needed = max(Double(width * scaleFactor) / textureWidth, Double(height * scaleFactor) / textureHeight)
    let scale = needed < 1 && needed > 0.98 ? 1 : needed
    return (textureWidth * scale, textureHeight * scale)
  }

  /// Scales the texture to the size in which it is drawn, one time after the other while the size changes.
  private func makeCopy() {
    guard scaling == nil, let texture, width > 0, height > 0, native?.renderer is Gsk.CairoRenderer else { return }
    let size = wholeSize(of: texture)
    guard copy.map({ $0.size != size }) ?? true, size.width * size.height <= Self.maximumPixelCount else { return }
    scaling = Task { [weak self] in
      let surface = await texture.scaled(width: size.width, height: size.height)
      guard let self else { return }
      scaling = nil
      if self.texture === texture {
        copy = (surface, size)
        queueDraw()
      }
      makeCopy()
    }
  }

  /// A film strip may be enlarged to any length, of which little is seen.
  private static let maximumPixelCount = 4_000_000.0
}
