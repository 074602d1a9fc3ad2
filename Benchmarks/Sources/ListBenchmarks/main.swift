// Lists, measured beside C: each peer in a process of its own, in a window of 600 x 800. See the README.
import CListTwin
import Glibc

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else { stop(Options.usage) }

switch options.mode {
case .table:
  Report(options).print()
case .once(let peer, let task, let count):
  list_init()
  print(task.run(peer, count).map { "\($0)" }.joined(separator: "\t"))
}

func stop(_ message: String) -> Never {
  var message = message
  message.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  exit(2)
}
