/// One line of a program. Nodes, observers and bindings have numbers, by which later lines name them.
enum Statement: Equatable {
  case end(Int, End)
  /// Another subject of the value that an end has, as another part of a program would make it.
  case again(Int, of: Int)
  case apply(Int, operation: String, inputs: [Int])
  case bind(Int, from: Int, to: Int)
  case bindBothWays(Int, one: Int, other: Int)
  case observe(Int, node: Int, reaction: Reaction?)
  /// Sets a property, or the value of a widget through its subject.
  case set(node: Int, Value)
  /// Does what a person does with a widget.
  case input(node: Int, Value, Way)
  case limit(node: Int, Int)
  case dispose(Int)
  /// Lets go of an end.
  case destroy(node: Int)

  /// The number that this line gives to something.
  var defines: Int? {
    switch self {
    case .end(let id, _), .again(let id, _), .apply(let id, _, _), .bind(let id, _, _), .bindBothWays(let id, _, _),
      .observe(let id, _, _):
      id
    case .set, .input, .limit, .dispose, .destroy: nil
    }
  }

  /// The numbers of earlier lines that this one names.
  var uses: [Int] {
    switch self {
    case .end: []
    case .again(_, let node): [node]
    case .apply(_, _, let inputs): inputs
    case .bind(_, let source, let target): [source, target]
    case .bindBothWays(_, let one, let other): [one, other]
    case .observe(_, let node, let reaction): [node] + (reaction?.deeds.flatMap(\.uses) ?? [])
    case .set(let node, _), .input(let node, _, _), .limit(let node, _), .destroy(let node): [node]
    case .dispose(let id): [id]
    }
  }

  /// Whether it is something to do, rather than something to make.
  var isDeed: Bool { defines == nil }
}

/// What an observer does from inside, the first times that it is told something.
struct Reaction: Equatable {
  /// One, in an array because a statement cannot hold another.
  var deeds: [Statement]
  /// How often at most.
  var times: Int
}
