/// One line of a program. Nodes, observers and bindings have numbers, by which later lines name them.
enum Statement: Equatable {
  /// A `PassthroughSubject`.
  case subject(Int)
  /// A `Property` with a value and, if it clamps, the largest value that it takes.
  case property(Int, value: Int, limit: Int?)
  /// A `ReplayOneSubject`.
  case replay(Int)
  /// An operator of the vocabulary with the nodes that it applies to and a number that makes it one of a kind.
  case apply(Int, word: String, inputs: [Int], number: Int)
  case bind(Int, from: Int, to: Int)
  case bindBothWays(Int, from: Int, to: Int)
  case observe(Int, node: Int, reaction: Reaction?)
  case send(node: Int, value: Int)
  case finish(node: Int)
  case dispose(Int)
  /// The owner of a source lets go of it.
  case release(node: Int)
  case advance(seconds: Int)

  /// The number that this line gives to something.
  var defines: Int? {
    switch self {
    case .subject(let id), .property(let id, _, _), .replay(let id), .apply(let id, _, _, _), .bind(let id, _, _),
      .bindBothWays(let id, _, _), .observe(let id, _, _):
      id
    case .send, .finish, .dispose, .release, .advance: nil
    }
  }

  /// The numbers of earlier lines that this one names.
  var uses: [Int] {
    switch self {
    case .subject, .property, .replay, .advance: []
    case .apply(_, _, let inputs, _): inputs
    case .bind(_, let source, let target), .bindBothWays(_, let source, let target): [source, target]
    case .observe(_, let node, let reaction): [node] + (reaction?.uses ?? [])
    case .send(let node, _), .finish(let node), .release(let node): [node]
    case .dispose(let id): [id]
    }
  }
}

/// What an observer does from inside when it is told a number that `divisor` divides.
struct Reaction: Equatable {
  enum Deed: Equatable {
    case send(node: Int, value: Int)
    case dispose(Int)
    case disposeItself
    case finish(node: Int)
    case release(node: Int)
    case attach(node: Int)
  }

  var divisor: Int
  var deed: Deed
  /// How often at most.
  var times: Int

  var uses: [Int] {
    switch deed {
    case .send(let node, _), .attach(let node), .finish(let node), .release(let node): [node]
    case .dispose(let id): [id]
    case .disposeItself: []
    }
  }
}
