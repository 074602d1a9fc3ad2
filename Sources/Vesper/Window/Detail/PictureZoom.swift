/// Where a picture lies in the room that it is shown in, and how large. A pure value, in the units of its room.
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

  /// The picture at 100 %, before it is turned.
  var picture: Size
  /// What there is to show it in.
  var room: Size
  /// Whether the picture may be made larger than 100 % to fill its room, because nobody knows yet how large it is.
  var growsToFit = false
  /// Whether nobody knows anything of the picture's size, and nothing of it is here: there is no 100 % then.
  var isUnknown = false
  /// How often the picture is turned by 90°, clockwise, from 0 to 3.
  private(set) var quarterTurns = 0
  /// How large it is, 1 for 100 %; nil while it is as large as fits.
  private var chosenScale: Double?
  /// What of the picture is in the middle of the room, from 0 to 1 in both directions.
  private var center = Point(x: 0.5, y: 0.5)

  /// What one step of a wheel, and of a key or a button, makes of the scale.
  static let wheelFactor = 1.3
  static let stepFactor = 1.5
  private static let maximum = 20.0

  init(picture: Size, room: Size) {
    (self.picture, self.room) = (picture, room)
  }

  private var isEmpty: Bool { min(picture.width, picture.height, room.width, room.height) <= 0 }

  private var isOnItsSide: Bool { quarterTurns % 2 == 1 }

  /// The picture at 100 %, as it is turned.
  private var turnedPicture: Size {
    isOnItsSide ? Size(width: picture.height, height: picture.width) : picture
  }

  /// The scale at which the whole picture is seen. A small one is not made larger.
  var fittingScale: Double {
    guard !isEmpty else { return 1 }
    let scale = min(room.width / turnedPicture.width, room.height / turnedPicture.height)
    return growsToFit ? scale : min(1, scale)
  }

  /// How large the picture is: 1 for 100 %.
  var scale: Double { chosenScale.map { max($0, smallest) } ?? fittingScale }

  /// Whether the whole picture is seen, as large as possible.
  var isFitting: Bool { chosenScale == nil }

  private var smallest: Double { fittingScale }
  private var largest: Double { max(Self.maximum, fittingScale) }

  var canZoomIn: Bool { scale < largest }
  var canZoomOut: Bool { scale > smallest }

  /// Whether there is more of the picture than the room shows.
  var canPan: Bool {
    let frame = frame
    return frame.width > room.width + 0.5 || frame.height > room.height + 0.5
  }

  /// How wide the picture is drawn before it is turned.
  var drawnWidth: Double { picture.width * scale }

  /// Where the picture lies, as it is turned. It is in the middle where it is smaller than its room, and leaves no gap
  /// where it is larger.
  var frame: Frame {
    let (width, height) = (turnedPicture.width * scale, turnedPicture.height * scale)
    return Frame(
      x: Self.start(of: width, in: room.width, showing: center.x),
      y: Self.start(of: height, in: room.height, showing: center.y), width: width, height: height)
  }

  private static func start(of length: Double, in room: Double, showing center: Double) -> Double {
    length <= room ? (room - length) / 2 : min(0, max(room - length, room / 2 - center * length))
  }

  // MARK: Changing

  /// Shows the whole picture.
  mutating func fit() {
    chosenScale = nil
    center = Point(x: 0.5, y: 0.5)
  }

  /// Changes the scale; what is at `point` stays there, as far as the picture reaches. Nil is the middle of the room.
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

  /// Makes the picture larger or smaller by a factor, about a point.
  mutating func zoom(by factor: Double, about point: Point? = nil) { zoom(to: scale * factor, about: point) }

  /// One step of a key or a button. It stops at 100 %, where it would go past.
  mutating func step(isIn: Bool) {
    let next = isIn ? scale * Self.stepFactor : scale / Self.stepFactor
    zoom(to: min(scale, next) < 0.999 && max(scale, next) > 1.001 ? 1 : next)
  }

  /// Shows the picture at 100 %, or all of it where it is that large.
  mutating func toggle(about point: Point? = nil) {
    if isFitting, fittingScale < 0.999 || fittingScale > 1.001 {
      zoom(to: 1, about: point)
    } else if isFitting {
      zoom(to: 2, about: point)
    } else {
      fit()
    }
  }

  /// Turns the picture by 90°. What is in the middle of the room stays there, as far as the picture reaches.
  mutating func turn(clockwise: Bool) {
    quarterTurns = (quarterTurns + (clockwise ? 1 : 3)) % 4
    center = clockwise ? Point(x: 1 - center.y, y: center.x) : Point(x: center.y, y: 1 - center.x)
    guard let chosenScale else { return }
    // It may fit now.
    if chosenScale <= fittingScale * 1.0001 { fit() } else { move(to: Point(x: frame.x, y: frame.y)) }
  }

  /// Moves the picture, as far as there is more of it.
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
