import BindingCore
import Gtk
import PhotoSearchCore

/// A photo that covers all that is behind a page, under a scrim that keeps white text readable. Until it is decoded, and
/// without photos, there is the sky of the icon.
final class Backdrop: Widget {
  private let slot: ImageSlot<DecodedPicture>
  private var texture: Gdk.Texture?
  private var photo: Photo?
  private var wantedSize: ImageSize?

  init(_ pictures: PicturePipeline) {
    slot = ImageSlot(pipeline: pictures)
    super.init()
    addCssClass("backdrop")
    overflow = .hidden
    // It is named beside it.
    accessibleRole = .presentation
    slot.content.bind(to: self) { me, content in
      // While another size is being decoded, the old one is drawn larger or smaller.
      guard let texture = content.texture else { return }
      me.texture = texture
      me.queueDraw()
    }
  }

  func show(_ photo: Photo) {
    self.photo = photo
    queueDraw()
  }

  override func snapshot(_ snapshot: Snapshot) {
    load()
    let area = Graphene.Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    if let texture { snapshot.appendTexture(texture, bounds: cover(texture)) }
    snapshot.appendColor(Self.scrim, bounds: area)
  }

  /// White text on it has a contrast of at least 4.5, even on a white photo.
  private static let scrim = Gdk.RGBA(red: 0.07, green: 0.04, blue: 0.14, alpha: 0.6)

  /// In the size in which it is drawn, as scaling while drawing takes much longer.
  private func load() {
    guard let location = photo?.thumbnail, width > 0, height > 0 else { return }
    let size = ImageSize(width: width, height: height, fit: .cover).scaled(by: scaleFactor)
    guard size != wantedSize else { return }
    wantedSize = size
    // Not while drawing.
    Task { [weak self] in
      guard let self, size == wantedSize else { return }
      slot.show(location, size: size)
    }
  }

  private func cover(_ texture: Gdk.Texture) -> Graphene.Rect {
    let (textureWidth, textureHeight) = (Double(texture.width), Double(texture.height))
    let scale = max(Double(width) / textureWidth, Double(height) / textureHeight)
    let size = (width: textureWidth * scale, height: textureHeight * scale)
    return Graphene.Rect(
      x: ((Double(width) - size.width) / 2).rounded(), y: ((Double(height) - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }
}
