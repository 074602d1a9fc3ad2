/// The position and scale of an image in its viewport. A pure value, in the units of the viewport.
nonisolated struct PictureZoom: Hashable, Sendable {
  struct Size: Hashable, Sendable {
    var width: Double
    var height: Double
  }

  struct Point: Hashable, Sendable {
    var x: Double
    var y: Double
  }

  struct Frame: Hashable, Sendable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  /// The size of the image at 100 %, before rotation.
  var picture: Size
  /// The size of the viewport.
  var room: Size
  /// Whether the image may be scaled beyond 100 % to fill the viewport because its full size is not known yet.
  var growsToFit = false
  /// Whether the size of the image is not known yet, so that there is no 100 %.
  var isUnknown = false
  /// The number of clockwise rotations by 90°, from 0 to 3.
  private(set) var quarterTurns = 0
  /// The scale, where 1 is 100 %, or `nil` to fit the viewport.
  private var chosenScale: Double?
  /// The point of the image at the centre of the viewport, from 0 to 1 in both directions.
  private var center = Point(x: 0.5, y: 0.5)

  /// The factors by which a wheel step, and a key or button, change the scale.
  static let wheelFactor = 1.3
  static let stepFactor = 1.5
  private static let maximum = 20.0

  init(picture: Size, room: Size) {
    (self.picture, self.room) = (picture, room)
  }

  private var isEmpty: Bool { min(picture.width, picture.height, room.width, room.height) <= 0 }

  private var isOnItsSide: Bool { quarterTurns % 2 == 1 }

  /// The size of the image at 100 %, after rotation.
  private var turnedPicture: Size {
    isOnItsSide ? Size(width: picture.height, height: picture.width) : picture
  }

  /// The scale at which the whole image is visible. A small image is not enlarged.
  var fittingScale: Double {
    guard !isEmpty else { return 1 }
    let scale = min(room.width / turnedPicture.width, room.height / turnedPicture.height)
    return growsToFit ? scale : min(1, scale)
  }

  /// The current scale, where 1 is 100 %.
  var scale: Double { chosenScale.map { max($0, smallest) } ?? fittingScale }

  /// The current scale in percent.
  var percent: Int { Int((scale * 100).rounded()) }

  /// Whether the whole image is visible at the fitting scale.
  var isFitting: Bool { chosenScale == nil }

  private var smallest: Double { fittingScale }
  private var largest: Double { max(Self.maximum, fittingScale) }

  var canZoomIn: Bool { scale < largest }
  var canZoomOut: Bool { scale > smallest }

  /// Whether the image is larger than the viewport.
  var canPan: Bool {
    let frame = frame
    return frame.width > room.width + 0.5 || frame.height > room.height + 0.5
  }

  /// The width at which the image is drawn, before rotation.
  var drawnWidth: Double { picture.width * scale }

  /// The frame of the rotated image. The image is centred if it is smaller than the viewport, and leaves no gap if it
  /// is larger.
  var frame: Frame {
    let (width, height) = (turnedPicture.width * scale, turnedPicture.height * scale)
    return Frame(
      x: Self.start(of: width, in: room.width, showing: center.x),
      y: Self.start(of: height, in: room.height, showing: center.y), width: width, height: height)
  }

  private static func start(of length: Double, in room: Double, showing center: Double) -> Double {
    length <= room ? (room - length) / 2 : min(0, max(room - length, room / 2 - center * length))
  }

  // MARK: Changes

  /// Sets the size of the image when more is known about it. What the user has zoomed to stays as large on the screen.
  ///
  /// - Parameter isUnknown: Whether this is only the size of a preview.
  mutating func setPicture(_ picture: Size, isUnknown: Bool) {
    let width = drawnWidth
    let isOther = picture != self.picture
    (self.picture, self.isUnknown, growsToFit) = (picture, isUnknown, isUnknown)
    guard isOther, chosenScale != nil, picture.width > 0 else { return }
    let scale = width / picture.width
    if scale > fittingScale * 1.0001 { chosenScale = min(largest, scale) } else { fit() }
  }

  /// Fits the whole image into the viewport.
  mutating func fit() {
    chosenScale = nil
    center = Point(x: 0.5, y: 0.5)
  }

  /// Changes the scale, keeping what is at `point` in place as far as possible. `nil` is the centre of the viewport.
  mutating func zoom(to newScale: Double, about point: Point? = nil) {
    guard !isEmpty, newScale.isFinite else { return }
    let point = point ?? Point(x: room.width / 2, y: room.height / 2)
    let old = frame
    let (u, v) = ((point.x - old.x) / old.width, (point.y - old.y) / old.height)
    let scale = min(largest, max(smallest, newScale))
    guard scale > fittingScale * 1.0001 else {
      fit()
      return
    }
    chosenScale = scale
    let (width, height) = (turnedPicture.width * scale, turnedPicture.height * scale)
    move(to: Point(x: point.x - u * width, y: point.y - v * height))
  }

  /// Changes the scale by a factor, about a point.
  mutating func zoom(by factor: Double, about point: Point? = nil) { zoom(to: scale * factor, about: point) }

  /// Zooms by one step of a key or button, stopping at 100 % instead of passing it.
  mutating func step(isIn: Bool) {
    let next = isIn ? scale * Self.stepFactor : scale / Self.stepFactor
    zoom(to: min(scale, next) < 0.999 && max(scale, next) > 1.001 ? 1 : next)
  }

  /// Toggles between 100 % and fitting, or 200 % if the image fits at 100 %.
  mutating func toggle(about point: Point? = nil) {
    if isFitting, fittingScale < 0.999 || fittingScale > 1.001 {
      zoom(to: 1, about: point)
    } else if isFitting {
      zoom(to: 2, about: point)
    } else {
      fit()
    }
  }

  /// Rotates the image by 90°, keeping the centre of the viewport in place as far as possible.
  mutating func turn(clockwise: Bool) {
    quarterTurns = (quarterTurns + (clockwise ? 1 : 3)) % 4
    center = clockwise ? Point(x: 1 - center.y, y: center.x) : Point(x: center.y, y: 1 - center.x)
    guard let chosenScale else { return }
    // The image may fit now.
    if chosenScale <= fittingScale * 1.0001 { fit() } else { move(to: Point(x: frame.x, y: frame.y)) }
  }

  /// Pans the image, as far as it extends beyond the viewport.
  mutating func pan(byX x: Double, y: Double) {
    guard !isFitting else { return }
    let frame = frame
    move(to: Point(x: frame.x + x, y: frame.y + y))
  }

  private mutating func move(to origin: Point) {
    let (width, height) = (turnedPicture.width * scale, turnedPicture.height * scale)
    center = Point(x: (room.width / 2 - origin.x) / width, y: (room.height / 2 - origin.y) / height)
    let frame = frame
    center = Point(x: (room.width / 2 - frame.x) / width, y: (room.height / 2 - frame.y) / height)
  }
}
