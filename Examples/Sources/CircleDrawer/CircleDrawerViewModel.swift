import BindingCore

struct Point: Equatable {
  var x: Double
  var y: Double

  func distance(to other: Point) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}

struct Circle: Identifiable, Equatable {
  let id: Int
  let center: Point
  var diameter = Circle.usualDiameter

  static let usualDiameter = 60.0
}

/// Draws, selects and resizes circles, with an undo history.
final class CircleDrawerViewModel {
  private let history = History<[Circle]>([])
  private let pointer = Property<Point?>(nil)

  /// The circle being resized, with its new diameter. Only the final diameter is added to the history.
  private let resized = Property<Circle?>(nil)

  /// The visible circles, including the one being resized.
  var circles: AnyProperty<[Circle]> {
    combineLatest(history.present, resized) { circles, resized in
      circles.map { $0.id == resized?.id ? resized! : $0 }
    }
  }

  /// The nearest of the circles under the pointer. A circle stays selected while it is being resized.
  var selected: AnyProperty<Circle?> {
    combineLatest(circles, pointer, resized) { circles, pointer, resized in
      if let resized { return resized }
      guard let pointer else { return nil }
      return
        circles
        .filter { $0.center.distance(to: pointer) < $0.diameter / 2 }
        .min { $0.center.distance(to: pointer) < $1.center.distance(to: pointer) }
    }
  }

  var canUndo: AnyProperty<Bool> { history.canUndo }
  var canRedo: AnyProperty<Bool> { history.canRedo }

  func pointerMoved(to point: Point?) { pointer.value = point }

  /// Draws a circle, unless there is already one at this point.
  func addCircle(at point: Point) {
    pointer.value = point
    guard selected.value == nil else { return }
    let circles = history.present.value
    history.commit(circles + [Circle(id: (circles.map(\.id).max() ?? 0) + 1, center: point)])
  }

  /// Starts resizing the selected circle.
  func beginResizing() { resized.value = selected.value }

  /// The diameter of the circle being resized.
  var diameter: DynamicSubject<Double> {
    resized.bidirectionalMap(
      to: { $0?.diameter ?? Circle.usualDiameter },
      from: { [resized] diameter in
        var circle = resized.value
        circle?.diameter = diameter
        return circle
      })
  }

  /// Adds the new diameter to the history.
  func endResizing() {
    let circles = circles.value
    resized.value = nil
    history.commit(circles)
  }

  func undo() { history.undo() }

  func redo() { history.redo() }
}
