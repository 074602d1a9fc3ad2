// Speed, measured: each row of the table of targets beside OpenCombine or the standard library, and beside the least
// that anyone would have to do. See the README.
import Glibc

let rows =
  Row.subjects + Row.chains + Row.properties + Row.joins + Row.subscriptions + Row.differences + Row.arrays
  + Row.nestedArrays

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
  stop(Options.usage)
}

switch options.mode {
case .list:
  for row in rows where options.includes(row) {
    for peer in row.peers where !peer.isSlow {
      print(row.id, peer.name, row.counted.few, row.counted.many, row.observers, separator: "\t")
    }
  }
case .once(let id, let name, let count):
  guard let peer = rows.first(where: { $0.id == id })?.peers.first(where: { $0.name == name }) else {
    stop("There is no \(id) of \(name).\n")
  }
  print(peer.prepare()(count))
case .json:
  show { $0.json }
case .table:
  print(Measurement.header)
  show { $0.line }
}

/// Measures row by row.
func show(_ text: (Measurement) -> String) {
  for row in rows where options.includes(row) {
    print(text(Measurement(row, rounds: options.rounds)))
    fflush(nil)
  }
}

func stop(_ message: String) -> Never {
  var message = message
  message.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  exit(2)
}
