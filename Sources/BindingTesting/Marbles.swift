/// A marble diagram: events over time, drawn as text.
///
///     "--a-b--|"
///
/// Each character is one frame, counted from 0:
///
/// | Character | Meaning |
/// |---|---|
/// | `-` | nothing happens |
/// | `\|` | the signal finishes |
/// | `#` | the signal fails |
/// | `^` | it is subscribed to |
/// | `!` | the subscription is disposed |
/// | `(ab\|)` | all of this happens in the frame of the opening parenthesis |
/// | space | no frame at all, to align diagrams |
/// | anything else | an element with this name |
///
/// A group takes as many frames as it has characters, so that diagrams on consecutive lines stay aligned: the `c` of
/// `"(ab)c"` is in frame 4.
///
/// Two diagrams are equal if the same events happen in the same frames, regardless of trailing frames:
/// `#expect(recording.marbles == "--a-b--|")`. With `difference(from:)` a failure shows where they differ.
public nonisolated struct Marbles: Hashable, Sendable {
  /// An event in a diagram.
  public enum Event: Hashable, Sendable {
    /// An element with this name is delivered.
    case element(String)
    /// The signal finishes.
    case finished
    /// The signal fails.
    case failed
    /// The signal is subscribed to.
    case subscribed
    /// The subscription is disposed.
    case disposed
  }

  /// An event and its time.
  public struct Marble: Hashable, Sendable {
    /// The time in frames since the start of the diagram. It can be fractional in a recording, but not in a drawing.
    public var frame: Double
    /// The event.
    public var event: Event

    /// Creates an event in this frame.
    public init(frame: Double, event: Event) {
      self.frame = frame
      self.event = event
    }
  }

  /// The events, in order.
  public var marbles: [Marble]

  /// Creates a diagram of `marbles`, which must be in chronological order.
  public init(_ marbles: [Marble]) { self.marbles = marbles }

  /// The frame in which the subscription starts; 0 if the diagram does not specify it.
  public var subscriptionFrame: Double {
    marbles.first { $0.event == .subscribed }?.frame ?? 0
  }

  /// The frame in which the subscription is disposed, or `nil` if the diagram does not specify it.
  public var disposalFrame: Double? {
    marbles.first { $0.event == .disposed }?.frame
  }
}

nonisolated extension Marbles: ExpressibleByStringLiteral {
  /// Parses a drawing. Opening a group within a group, or leaving one open, is an error in the test.
  public init(_ drawing: String) {
    var marbles: [Marble] = []
    var frame = 0
    var groupStart: Int?
    for character in drawing where character != " " {
      switch character {
      case "-": precondition(groupStart == nil, "No time passes within a group: \(drawing)")
      case "(":
        precondition(groupStart == nil, "A group within a group: \(drawing)")
        groupStart = frame
      case ")":
        precondition(groupStart != nil, "A group ends that has not begun: \(drawing)")
        groupStart = nil
      default: marbles.append(Marble(frame: Double(groupStart ?? frame), event: Event(character)))
      }
      frame += 1
    }
    precondition(groupStart == nil, "A group does not end: \(drawing)")
    self.marbles = marbles
  }

  /// Parses a drawing in the source code of a test.
  public init(stringLiteral drawing: String) { self.init(drawing) }
}

nonisolated extension Marbles.Event {
  fileprivate init(_ character: Character) {
    switch character {
    case "|": self = .finished
    case "#": self = .failed
    case "^": self = .subscribed
    case "!": self = .disposed
    default: self = .element(String(character))
    }
  }

  var text: String {
    switch self {
    case .element(let name): name
    case .finished: "|"
    case .failed: "#"
    case .subscribed: "^"
    case .disposed: "!"
    }
  }
}

nonisolated extension Marbles: CustomStringConvertible {
  /// The drawing, or a list of frames and events if it cannot be drawn because a name is longer than a character, an
  /// event happens within a frame, or a group would hide what follows it.
  public var description: String { drawing ?? list }

  var drawing: String? {
    var drawing = ""
    var rest = marbles[...]
    while let first = rest.first {
      let group = rest.prefix { $0.frame == first.frame }
      rest = rest.dropFirst(group.count)
      guard let frame = Int(exactly: first.frame), frame >= drawing.count else { return nil }
      guard group.allSatisfy({ Event(exactlyDrawn: $0.event.text) == $0.event }) else { return nil }
      drawing += String(repeating: "-", count: frame - drawing.count)
      let text = group.map(\.event.text).joined()
      drawing += group.count == 1 ? text : "(\(text))"
    }
    return drawing
  }

  private var list: String {
    marbles.map { "\($0.frame): \($0.event.text)" }.joined(separator: ", ")
  }
}

nonisolated extension Marbles.Event {
  /// Creates the event that this text represents in a drawing, or `nil` if it does not fit into a drawing.
  fileprivate init?(exactlyDrawn text: String) {
    guard text.count == 1, let character = text.first, !"-() ".contains(character) else { return nil }
    self.init(character)
  }
}
