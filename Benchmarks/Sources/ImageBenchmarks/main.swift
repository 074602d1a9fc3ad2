// Decoding images in processes of their own, measured beside decoding in this one. See the README.
import Foundation
import Gtk
import ReplayServer

/// Where images are decoded.
nonisolated enum Way: CaseIterable {
  case processes, inThisProcess
}

let program =
  CommandLine.arguments.dropFirst().first
  ?? URL(filePath: #filePath).appending(path: "../../../../.build/packaging/release/vesper-decoder").standardized.path
guard FileManager.default.isExecutableFile(atPath: program) else {
  print("\(program) is missing. Build it first: see the README.")
  exit(2)
}
let processes = DecoderProcesses(program: program)

func files(in folder: URL) throws -> [Data] {
  let all = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  return try all.filter { $0.pathExtension == "jpg" }.sorted { $0.path < $1.path }.map { try Data(contentsOf: $0) }
}

/// Decodes all at once, as a page of results does, and returns the textures.
func decodeAll(_ images: [Data], fitting box: (Int, Int), _ way: Way) async throws -> [Gdk.Texture] {
  let used = way == .processes ? processes : nil
  return try await withThrowingTaskGroup(of: Gdk.Texture.self) { group in
    for image in images {
      group.addTask {
        try await ImageDecoder.decode(
          bytes: image, fitting: box, in: used)
      }
    }
    var textures: [Gdk.Texture] = []
    for try await texture in group { textures.append(texture) }
    return textures
  }
}

/// The memory of a process in bytes, of which what it shares with others is divided among them.
nonisolated func proportionalMemory(of process: String) -> Int {
  let text = (try? String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8)) ?? ""
  let line = text.split(separator: "\n").first { $0.hasPrefix("Pss:") } ?? ""
  return (line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
}

func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

func milliseconds(_ body: () async throws -> Void) async rethrows -> Double {
  let time = try await ContinuousClock().measure(body)
  return Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) / 1e15
}

/// Both take turns, and each goes first in turn: what slows the machine down slows both.
func compare(_ title: String, _ images: [Data], fitting box: (Int, Int), rounds: Int, promise: Double) async throws {
  var times: [Way: [Double]] = [:]
  for round in 0...rounds {
    for way in round % 2 == 0 ? Way.allCases : Way.allCases.reversed() {
      let time = try await milliseconds { _ = try await decodeAll(images, fitting: box, way) }
      // The first turn of each fills the caches.
      if round > 0 { times[way, default: []].append(time) }
    }
  }
  let ratio = median(zip(times[.processes]!, times[.inThisProcess]!).map { $0 / $1 })
  let (theirs, ours) = (median(times[.processes]!), median(times[.inThisProcess]!))
  print(
    "\(title): \(theirs.formatted(.number.precision(.fractionLength(1)))) ms",
    "beside \(ours.formatted(.number.precision(.fractionLength(1)))) ms,",
    "\(ratio.formatted(.number.precision(.fractionLength(2)))) times (\(promise) times)", ratio <= promise ? "" : "NO")
}

func measure() async throws {
  let thumbnails = try files(in: Fixtures.folder.appending(path: "openverse/thumbs"))
  let photos = try files(in: Fixtures.folder.appending(path: "../../data/sample-photos"))
  let many = (0..<500).map { thumbnails[$0 % thumbnails.count] }
  var starting: [Double] = []
  for _ in 0..<15 {
    let fresh = DecoderProcesses(program: program)
    starting.append(
      try await milliseconds {
        _ = try await ImageDecoder.decode(bytes: thumbnails[0], fitting: (300, 300), in: fresh)
      })
  }
  print("the first image of all, with the start of a process: \(median(starting).formatted()) ms")
  // The boxes of Vesper's rows and of its page for a photo.
  let (row, screen) = ((1_024, 256), (1_920, 1_200))
  try await compare("one thumbnail", [thumbnails[0]], fitting: row, rounds: 101, promise: 1.2)
  try await compare("one thumbnail, halved", [thumbnails[0]], fitting: (300, 300), rounds: 101, promise: 1.2)
  try await compare("one photo", [photos[0]], fitting: screen, rounds: 101, promise: 1.2)
  try await compare("500 thumbnails", many, fitting: row, rounds: 15, promise: 1.15)
  try await compare("\(photos.count) photos", photos, fitting: screen, rounds: 15, promise: 1.15)
  let memory = children().map(proportionalMemory)
  print("memory of \(memory.count) processes: \(memory.reduce(0, +) / 1_000_000) MB (25 MB)")
}

/// The processes that this one has started.
nonisolated func children() -> [String] {
  let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
  return processes.filter { name in
    guard Int(name) != nil else { return false }
    let status = (try? String(contentsOfFile: "/proc/\(name)/status", encoding: .utf8)) ?? ""
    return status.contains("\nPPid:\t\(getpid())\n")
  }
}

/// Decodes a picture four times at once, and looks again and again at the memory that all processes have together.
func measureLargePictures(_ picture: Data) async throws {
  for box in [(1_920, 1_200), (20_000, 20_000)] {
    let decoding = Task { try await decodeAll(Array(repeating: picture, count: 4), fitting: box, .processes).count }
    let watching = Task.detached {
      var most = 0
      while !Task.isCancelled {
        most = max(most, (children() + ["self"]).map(proportionalMemory).reduce(0, +))
        try? await Task.sleep(for: .milliseconds(5))
      }
      return most
    }
    let count = try await decoding.value
    watching.cancel()
    let most = await watching.value
    print(
      "four times a picture of \(picture.count) bytes at once, in \(box.0) x \(box.1):",
      "\(most / 1_000_000) MB at most, \(count) decoded")
  }
}

exit(
  MainLoop.run {
    do {
      if let path = CommandLine.arguments.dropFirst(2).first {
        try await measureLargePictures(Data(contentsOf: URL(filePath: path)))
      } else {
        try await measure()
      }
      return 0
    } catch {
      print(error)
      return 1
    }
  })
