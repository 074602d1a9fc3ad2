// Plays libFuzzer against one target: VESPER_FUZZ_TARGET=markup Fuzz [options of libFuzzer] [directories]
import CFuzzer
import Dispatch
import Glibc

@testable import FuzzTargets

let name = getenv("VESPER_FUZZ_TARGET").map { String(cString: $0) } ?? ""
guard FuzzTarget.all.contains(where: { $0.name == name }) else {
  print(FuzzTarget.all.map(\.name).joined(separator: "\n"))
  exit(name.isEmpty ? 0 : 2)
}
/// Found again by a function that may capture nothing.
nonisolated enum Chosen {
  static let target = FuzzTarget.all.first { target in
    getenv("VESPER_FUZZ_TARGET").map { String(cString: $0) == target.name } ?? false
  }
}

var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
exit(
  LLVMFuzzerRunDriver(&count, &arguments) { bytes, size in
    let input = Array(UnsafeBufferPointer(start: bytes, count: size))
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      do {
        try await Chosen.target?.check(input)
      } catch {
        fatalError("\(error)")
      }
      done.signal()
    }
    // Sources are searched in tasks, which do not run on this thread.
    done.wait()
    return 0
  })
