/// A workload with everyone who does it.
struct Row {
  /// As in the table of targets, such as "B2".
  let id: String
  let title: String
  /// A run is made of whole units of so many operations.
  var unit = 1
  /// How many observers an operation has, for counts for each of them.
  var observers = 1
  /// How many elements the lists have that are compared, for bytes for each of them.
  var items: Int?
  let target: Target
  let peers: [Peer]

  /// Numbers of operations between which instructions are counted: the difference leaves out what happens once.
  var counted: (few: Int, many: Int) {
    if unit > 1 { return (1000, 2000) }
    return items != nil ? (1, 3) : observers > 1 ? (100, 500) : (2000, 10_000)
  }
}

/// What a row promises.
struct Target {
  /// At most so many times as long as the limit.
  var limit: Double
  /// At least so many times as fast as OpenCombine.
  var openCombine: Double?
  /// At least so many times as fast as the standard library.
  var standardLibrary: Double?
  /// At most so many allocations for each operation.
  var allocations: Double?
  /// At most so many bytes for each element at the peak.
  var bytesPerItem: Double?
  /// About so many instructions for each operation, or for each observer. Counted by the script `instructions`.
  var instructions: Int?
}

/// Someone who does the work of a row.
struct Peer {
  enum Role {
    case ours, openCombine, standardLibrary, limit
  }

  let role: Role
  /// As it is called in options and tables.
  let name: String
  /// So slow that it is run once.
  var isSlow = false
  /// Makes what the run needs; the result does so many operations and returns a checksum.
  let prepare: @MainActor () -> (Int) -> Int

  static func ours(_ prepare: @escaping @MainActor () -> (Int) -> Int) -> Peer {
    Peer(role: .ours, name: "ours", prepare: prepare)
  }

  static func openCombine(_ prepare: @escaping @MainActor () -> (Int) -> Int) -> Peer {
    Peer(role: .openCombine, name: "opencombine", prepare: prepare)
  }

  static func limit(_ prepare: @escaping @MainActor () -> (Int) -> Int) -> Peer {
    Peer(role: .limit, name: "limit", prepare: prepare)
  }
}
