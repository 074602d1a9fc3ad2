// Lists, measured beside C: each peer in a process of its own, in a window of 600 x 800. See the README.
import CListTwin
import Glibc

let arguments = Array(CommandLine.arguments.dropFirst())

switch (arguments.first, arguments.dropFirst().last.flatMap { Int($0) }) {
case ("ours", let count?): Peer.ours.run(count)
case ("string-list", let count?): Peer.stringList.run(count)
case ("list-store", let count?): Peer.listStore.run(count)
case (nil, _): Report.print()
default:
  stop("usage: ListBenchmarks [ours|string-list|list-store COUNT]\n")
}

func stop(_ message: String) -> Never {
  var message = message
  message.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  exit(2)
}
