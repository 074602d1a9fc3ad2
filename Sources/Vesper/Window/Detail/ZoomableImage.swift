import BindingCore
import Glibc
import Gtk

/// An image that can be zoomed, rotated, and panned when it is larger than its viewport: with the mouse, with two
/// fingers, and through `zoom`.
///
/// Before any pixels are available it draws a placeholder. Pixels, and later sharper ones, fade in.
final class ZoomableImage: Widget {
  /// The zoom state, where a scale of 1 is 100 %.
  let zoom = Property(PictureZoom(picture: .init(width: 4, height: 3), room: .init(width: 0, height: 0)))
  /// Pans the image if it is larger than the viewport. Other drags are left to other gestures.
  private let drag = GestureDrag()
  private let fade = Fade()
  /// Whether the image is blurred beyond recognition.
  var isVeiled = false { didSet { queueDraw() } }
  /// The last image that was veiled, and what it looks like then.
  private var veiled: (image: Gdk.Texture, texture: Gdk.Texture)?
  /// Whether the pointer is hidden over the image.
  var hidesPointer = false { didSet { if hidesPointer != oldValue { showPointer() } } }
  /// The same image in several sizes.
  private var textures: [Gdk.Texture] = []
  private var shown: Gdk.Texture?
  private var before: Gdk.Texture?
  private var pointer: PictureZoom.Point?
  private var dragged = (x: 0.0, y: 0.0)

  init() {
    super.init()
    accessibleRole = .img
    addCssClass("zoomable")
    focusable = true
    hexpand = true
    vexpand = true
    overflow = .hidden
    setSizeRequest(width: 160, height: 160)
    addPointer()
    zoom.bind(to: self) { me, _ in me.choose() }
  }

  /// Starts with another image of which nothing is loaded yet.
  ///
  /// - Parameter size: The dimensions, if known.
  func reset(size: (width: Int, height: Int)?) {
    (textures, shown, before, veiled) = ([], nil, nil, nil)
    fade.end()
    var fresh = PictureZoom(picture: Self.size(size ?? (4, 3), scale: scaleFactor), room: zoom.value.room)
    fresh.growsToFit = true
    fresh.isUnknown = size == nil
    zoom.value = fresh
  }

  /// Shows the image with the texture that is sharp enough for its size on the screen.
  ///
  /// - Parameter size: The size of the full image in pixels, or `nil` while it is unknown.
  func show(_ textures: [Gdk.Texture], fullSize size: (width: Int, height: Int)?) {
    self.textures = textures.sorted { $0.width < $1.width }
    guard let largest = self.textures.last else { return }
    var changed = zoom.value
    // 100 % of a thumbnail would say nothing about the photo.
    changed.setPicture(
      Self.size(size ?? (largest.width, largest.height), scale: scaleFactor), isUnknown: size == nil)
    if changed == zoom.value { choose() } else { zoom.value = changed }
  }

  /// The width at which the image is drawn before rotation, in device pixels: the width that a sharp texture needs.
  var wantedWidth: Int { Int((zoom.value.drawnWidth * Double(scaleFactor)).rounded(.up)) }

  private static func size(_ size: (width: Int, height: Int), scale: Int) -> PictureZoom.Size {
    PictureZoom.Size(width: Double(size.width) / Double(scale), height: Double(size.height) / Double(scale))
  }

  private func choose() {
    queueDraw()
    showPointer()
    let best = textures.first { $0.width >= wantedWidth } ?? textures.last
    guard best !== shown else { return }
    before = shown
    shown = best
    fade.begin(in: self) { [weak self] in self?.before = nil }
  }

  private func showPointer() { setCursorFromName(hidesPointer ? "none" : zoom.value.canPan ? "grab" : nil) }

  // MARK: Drawing

  override func sizeAllocate(width: Int, height: Int, baseline: Int) {
    let room = PictureZoom.Size(width: Double(width), height: Double(height))
    // Observers of the zoom must not change the layout during allocation.
    if room != zoom.value.room { Task { [weak self] in self?.zoom.value.room = room } }
  }

  override func snapshot(_ snapshot: Snapshot) {
    var zoom = zoom.value
    // When zoomed in, the image could be recognised.
    if isVeiled { zoom.fit() }
    zoom.room = .init(width: bounds.size.width, height: bounds.size.height)
    let frame = zoom.frame
    // Rotated about its centre, the image fills the frame.
    let (width, height) = zoom.quarterTurns % 2 == 1 ? (frame.height, frame.width) : (frame.width, frame.height)
    let bounds = Graphene.Rect(x: -width / 2, y: -height / 2, width: width, height: height)
    snapshot.save()
    defer { snapshot.restore() }
    snapshot.translate(Graphene.Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2))
    snapshot.rotate(Double(90 * zoom.quarterTurns))
    let before = isVeiled ? nil : before
    let shown = isVeiled ? shown.flatMap(veil) : shown
    if shown == nil || before == nil && fade.progress < 1 {
      var color = styleContext?.color ?? Gdk.RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
      color.alpha *= 0.08
      snapshot.appendColor(color, bounds: bounds)
    }
    if let before { snapshot.appendTexture(before, bounds: bounds) }
    if let shown {
      if fade.progress < 1 { snapshot.pushOpacity(fade.progress) }
      snapshot.appendTexture(shown, bounds: bounds)
      if fade.progress < 1 { snapshot.pop() }
    }
  }

  /// Returns an image beyond recognition: a few blurred pixels, which are drawn smoothly.
  ///
  /// A blur around the image would be drawn anew in each frame. Where no graphics card draws, GTK then knows only the part
  /// that has changed, and leaves dark patches where a control was.
  private func veil(_ image: Gdk.Texture) -> Gdk.Texture? {
    if let veiled, veiled.image === image { return veiled.texture }
    let (width, height) = (Double(image.width), Double(image.height))
    let scale = 48 / max(width, height)
    let snapshot = Snapshot()
    snapshot.pushBlur(8)
    snapshot.appendTexture(image, bounds: Graphene.Rect(x: 0, y: 0, width: width * scale, height: height * scale))
    snapshot.pop()
    // Without the edges, which the blur mixes with what is beside them: nothing.
    let inside = Graphene.Rect(
      x: width * scale / 8, y: height * scale / 8, width: width * scale * 3 / 4, height: height * scale * 3 / 4)
    guard let node = snapshot.toNode(), let renderer = native?.renderer else { return nil }
    let texture = renderer.renderTexture(node, viewport: inside)
    veiled = (image, texture)
    return texture
  }

  // MARK: Pointer and touch

  private func addPointer() {
    let motion = EventControllerMotion()
    motion.reactive.motion.bind(to: self) { me, point in me.pointer = .init(x: point.0, y: point.1) }
    motion.reactive.leave.bind(to: self) { me in me.pointer = nil }
    addController(motion)

    let scroll = EventControllerScroll(flags: .bothAxes)
    scroll.reactive.scroll.handle { [weak self, unowned scroll] x, y in
      self?.scroll(x, y, isWheel: scroll.unit == .wheel, state: scroll.currentEventState) ?? false
    }
    addController(scroll)

    let click = GestureClick()
    click.button = 1
    click.reactive.pressed.bind(to: self) { me, press in
      me.grabFocus()
      if press.0 == 2 { me.zoom.value.toggle(about: .init(x: press.1, y: press.2)) }
    }
    addController(click)

    drag.button = 1
    drag.reactive.dragBegin.bind(to: self) { me, _ in
      me.dragged = (0, 0)
      if me.zoom.value.canPan { me.setCursorFromName("grabbing") } else { me.drag.setState(.denied) }
    }
    drag.reactive.dragUpdate.bind(to: self) { me, offset in
      me.zoom.value.pan(byX: offset.0 - me.dragged.x, y: offset.1 - me.dragged.y)
      me.dragged = (offset.0, offset.1)
    }
    drag.reactive.dragEnd.bind(to: self) { me, _ in me.showPointer() }
    addController(drag)

    let pinch = GestureZoom()
    // Of what is drawn: a scale means something else when the size of the image becomes known.
    var widthBefore = 1.0
    pinch.reactive.begin.bind(to: self) { me, _ in widthBefore = me.zoom.value.drawnWidth }
    pinch.reactive.scaleChanged.bind(to: self) { [unowned pinch] me, factor in
      let center = pinch.boundingBoxCenter.map { PictureZoom.Point(x: $0.x, y: $0.y) }
      me.zoom.value.zoom(to: widthBefore * factor / me.zoom.value.picture.width, about: center)
    }
    addController(pinch)
  }

  /// Zooms with a wheel, or with fingers and the Control key; fingers alone pan the image.
  private func scroll(_ x: Double, _ y: Double, isWheel: Bool, state: Gdk.ModifierType) -> Bool {
    if state.contains(.controlMask) || isWheel && !state.contains(.shiftMask) {
      let steps = isWheel ? y : y / 30
      zoom.value.zoom(by: pow(PictureZoom.wheelFactor, -steps), about: pointer)
      return true
    }
    guard zoom.value.canPan else { return false }
    let step = isWheel ? 60.0 : 1
    let (x, y) = state.contains(.shiftMask) && x == 0 ? (y, 0) : (x, y)
    zoom.value.pan(byX: -x * step, y: -y * step)
    return true
  }
}

/// A fade-in animation. It is skipped if the user has disabled animations.
final class Fade {
  /// The progress from 0 to 1.
  private(set) var progress = 1.0
  private var start: Int?
  private var generation = 0

  private static let duration = 200_000.0

  /// Restarts the animation, and redraws the widget in each frame until it ends.
  func begin(in widget: Widget, atEnd body: @escaping () -> Void) {
    end()
    guard widget.mapped, widget.settings?.gtkEnableAnimations ?? true else {
      body()
      return
    }
    progress = 0
    let mine = generation
    _ = widget.addTickCallback { [weak self] widget, clock in
      guard let self, mine == generation else { return false }
      let begun = start ?? clock.frameTime
      start = begun
      let part = min(1, Double(clock.frameTime - begun) / Self.duration)
      // Ease out: fast at first.
      progress = 1 - (1 - part) * (1 - part)
      widget.queueDraw()
      if part == 1 { body() }
      return part < 1
    }
  }

  /// Ends the animation.
  func end() {
    generation += 1
    start = nil
    progress = 1
  }
}
