import Bind
import BindingTesting
import Testing

@testable import DocumentationTool

/// What the diagrams of the documentation fail with.
enum Broken: Error {
  case broken
}

/// Where a documented diagram is played: its input rows are signals in virtual time.
final class Stage {
  let scheduler = TestScheduler()
  private let diagram: DocumentedDiagram
  /// The rows that begin with their subscription, and in which frame that was.
  private var cold: [(row: DocumentedDiagram.Row, start: () -> Double?)] = []

  init(_ diagram: DocumentedDiagram) { self.diagram = diagram }

  /// The row with this label, or the only one.
  private func row(_ label: String) -> DocumentedDiagram.Row {
    guard let row = diagram.inputs.first(where: { $0.label == label }) else {
      preconditionFailure("\(diagram.name) has no row \(label)")
    }
    return row
  }

  /// A row as a signal that begins when it is observed, which must be in the frame where the row begins.
  func letters(_ label: String = "") -> Signal<String, Broken> {
    let row = row(label)
    let signal: ScriptedSignal<String, Broken> = scheduler.coldSignal(row.marbles, failure: .broken)
    note(row, signal)
    return signal.toSignal()
  }

  /// A row as a signal that cannot fail.
  func safe(_ label: String = "") -> SafeSignal<String> {
    let row = row(label)
    let signal: ScriptedSignal<String, Never> = scheduler.coldSignal(row.marbles)
    note(row, signal)
    return signal.toSignal()
  }

  private func note(_ row: DocumentedDiagram.Row, _ signal: ScriptedSignal<String, some Error>) {
    let made = scheduler.now / scheduler.frame
    cold.append((row, { signal.subscriptions.first.map { made + $0.subscriptionFrame } }))
  }

  /// A row of digits.
  func numbers(_ label: String = "") -> Signal<Int, Broken> { letters(label).map { Int($0) ?? -1 } }

  /// A row that goes on whether it is observed or not.
  func hot(_ label: String) -> SafeSignal<String> {
    scheduler.hotSignal(row(label).marbles).toSignal()
  }

  /// A row that begins with an element as a property.
  func property(_ label: String = "") -> AnyProperty<String> {
    let marbles = row(label).marbles.marbles
    guard let first = marbles.first, case .element(let initial) = first.event, first.frame == 0 else {
      preconditionFailure("The property \(label) of \(diagram.name) has no value at first")
    }
    return AnyProperty(initial: initial, then: scheduler.hotSignal(Marbles(Array(marbles.dropFirst()))).toSignal())
  }

  /// A row as an output, which has no value before its first element.
  func output(_ label: String = "") -> AnyOutput<String> {
    AnyOutput(AnyProperty(initial: nil, then: hot(label).map { Optional($0) }))
  }

  /// What `signal` delivers, from the `^` of the diagram to the end of its last row.
  func play(_ signal: some SignalProtocol) -> Marbles { play(signal) { String(describing: $0) } }

  /// `play` with elements drawn by `name`.
  func play<Element>(_ signal: some SignalProtocol<Element, some Error>, naming name: (Element) -> String) -> Marbles {
    let start = diagram.inputs.map(\.marbles.subscriptionFrame).max() ?? 0
    let subscription = Marbles([
      .init(frame: start, event: .subscribed),
      .init(frame: Double(diagram.output.start + diagram.output.length) - 0.5, event: .disposed),
    ])
    let marbles = scheduler.marbles(of: signal, subscription: subscription, naming: name)
    for (row, start) in cold {
      #expect(start() == Double(row.start), "row \(row.label) of \(diagram.name) does not begin there")
    }
    return marbles
  }
}

/// How the operator of a diagram is applied to its rows.
struct Play {
  let name: String
  let play: (Stage) -> Marbles

  init(_ name: String, _ play: @escaping (Stage) -> Marbles) {
    self.name = name
    self.play = play
  }
}
