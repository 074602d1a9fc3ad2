import Foundation

/// The time that the processor has worked for this program, in milliseconds.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
}

/// What one run takes, in milliseconds of the processor: other programs make no difference.
func processorTime(_ run: () async throws -> Void) async rethrows -> Double {
  let start = processorTime()
  try await run()
  return processorTime() - start
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

extension Duration {
  var milliseconds: Double { Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15 }
}

extension Double {
  /// With so many digits behind the point.
  func rounded(_ digits: Int) -> String { String(format: "%.\(digits)f", self) }
}

/// A line of the table.
func row(_ name: String, _ value: String, _ promise: String = "", isKept: Bool = true) {
  func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
  print(padded(name, 44) + padded(value, 36) + promise + (isKept ? "" : "  NO"))
  fflush(nil)
}

/// A directory that is removed at the end.
final class Scratch {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "vesper-benchmarks-\(UInt32.random(in: .min ... .max))"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  isolated deinit { try? FileManager.default.removeItem(atPath: path) }
}
