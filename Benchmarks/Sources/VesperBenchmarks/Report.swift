import Foundation

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// The value that only one in twenty exceeds.
func p95(_ values: [Double]) -> Double { values.sorted()[min(values.count - 1, values.count * 95 / 100)] }

extension Double {
  /// With so many digits behind the point.
  func rounded(_ digits: Int) -> String { String(format: "%.\(digits)f", self) }
}

/// A line of the table.
func row(_ name: String, _ value: String, _ promise: String = "", isKept: Bool = true) {
  func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
  print(padded(name, 40) + padded(value, 60) + promise + (isKept ? "" : "  NO"))
  fflush(nil)
}

/// Ends with a complaint.
func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  Scratch.shared.remove()
  exit(2)
}

/// A directory for the time of the run.
struct Scratch {
  let path = NSTemporaryDirectory() + "vesper-benchmarks-\(UInt32.random(in: .min ... .max))"

  static let shared = Scratch()

  private init() {
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
