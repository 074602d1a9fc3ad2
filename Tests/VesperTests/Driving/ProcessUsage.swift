import Foundation

/// What a process uses.
struct ProcessUsage: CustomStringConvertible {
  let megabytes: Int
  let threads: Int
  let files: Int

  init(of process: Int32) throws {
    // Whoever asks for the file as a text gets its first page.
    let file = try FileHandle(forReadingFrom: URL(filePath: "/proc/\(process)/status"))
    let status = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    func number(_ name: String) -> Int {
      let line = status.split(separator: "\n").first { $0.hasPrefix(name + ":") }
      return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
    }
    megabytes = number("RssAnon") / 1024
    threads = number("Threads")
    files = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd").count
  }

  var description: String { "\(megabytes) MB, \(threads) threads, \(files) files" }
}
