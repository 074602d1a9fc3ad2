/// What the command line asks for.
struct Options {
  enum Mode {
    case table, json, list
    case once(id: String, peer: String, count: Int)
  }

  var mode = Mode.table
  /// Only rows whose id begins with one of these.
  var filters: [String] = []
  var rounds = 31

  static let usage = """
    usage: Benchmarks [--filter ID]... [--rounds N] [--json]
           Benchmarks --list
           Benchmarks --once ID PEER N

      --filter ID        only the rows whose name begins with ID
      --rounds N         how often everyone takes a turn (31)
      --json             one JSON object a row
      --list             the rows and peers, with two numbers of operations to count instructions between
      --once ID PEER N   N operations of one peer, for a profiler

    """

  /// Nil when the arguments are wrong.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--json": mode = .json
      case "--list": mode = .list
      case "--filter":
        guard let filter = rest.popFirst() else { return nil }
        filters.append(filter)
      case "--rounds":
        guard let number = rest.popFirst().flatMap({ Int($0) }), number > 0 else { return nil }
        rounds = number
      case "--once":
        guard let id = rest.popFirst(), let peer = rest.popFirst(), let count = rest.popFirst().flatMap({ Int($0) })
        else { return nil }
        mode = .once(id: id, peer: peer, count: count)
      default: return nil
      }
    }
  }

  func includes(_ row: Row) -> Bool { filters.isEmpty || filters.contains { row.id.hasPrefix($0) } }
}
