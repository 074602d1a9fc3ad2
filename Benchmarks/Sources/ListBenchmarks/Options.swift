/// What the command line asks for.
struct Options {
  enum Mode {
    case table
    case once(Peer, Task, count: Int)
  }

  var mode = Mode.table
  /// Only rows whose name begins with one of these.
  var filters: [String] = []
  /// How long the lists are that are shown and scrolled.
  var sizes: [Int] = []
  /// How long the lists are that are edited.
  var editedSizes: [Int] = []
  /// How many processes each measurement has: what disturbs one does not disturb all.
  var processes = 3

  static let usage = """
    usage: ListBenchmarks [--filter NAME]... [--rows N]... [--edits N]... [--processes N]
           ListBenchmarks --once ours|ours-in-cells|string-list|string-list-in-boxes|list-store|rows|grid show|edit|edit-at-top N

      --filter NAME   only the rows whose name begins with NAME
      --rows N        lists of N rows are shown and scrolled (1000000)
      --edits N       lists of N rows are edited (1000, 10000, 100000)
      --processes N   how many processes each of the two has (3)
      --once          what one process does, for a profiler

    """

  /// Nil when the arguments are wrong.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    func number() -> Int? { rest.popFirst().flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } }
    while let option = rest.popFirst() {
      switch option {
      case "--filter":
        guard let filter = rest.popFirst() else { return nil }
        filters.append(filter)
      case "--rows":
        guard let count = number() else { return nil }
        sizes.append(count)
      case "--edits":
        guard let count = number() else { return nil }
        editedSizes.append(count)
      case "--processes":
        guard let count = number() else { return nil }
        processes = count
      case "--once":
        guard let peer = rest.popFirst().flatMap({ Peer(rawValue: $0) }),
          let task = rest.popFirst().flatMap({ Task(rawValue: $0) }), let count = number()
        else { return nil }
        mode = .once(peer, task, count: count)
      default: return nil
      }
    }
    // Who names only one of the two wants only that.
    if sizes.isEmpty, editedSizes.isEmpty {
      sizes = [1_000_000]
      editedSizes = [1000, 10_000, 100_000]
    }
  }

  func includes(_ name: String) -> Bool { filters.isEmpty || filters.contains { name.hasPrefix($0) } }
}
