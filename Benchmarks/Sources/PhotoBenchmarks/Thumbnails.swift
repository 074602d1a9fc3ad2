import Foundation
import Glibc
import PhotoSearchCore
import ReplayServer

/// Programs that this one runs: itself in another part, and curl.
enum Child {
  /// What became of a program that ended.
  struct Outcome {
    let milliseconds: Double
    /// Of the processor.
    let busyMilliseconds: Double
    let peakBytes: Int
  }

  static func run(_ arguments: [String], output: String = "/dev/null") -> Outcome {
    let start = ContinuousClock.now
    let child = spawn(arguments, output: output)
    var status: Int32 = 0
    var usage = rusage()
    wait4(child, &status, 0, &usage)
    precondition(status == 0, "\(arguments.prefix(3)) failed: \(status)")
    func milliseconds(_ time: timeval) -> Double { Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000 }
    return Outcome(
      milliseconds: (ContinuousClock.now - start).milliseconds,
      busyMilliseconds: milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime),
      peakBytes: Int(usage.ru_maxrss) * 1024)
  }

  static func spawn(_ arguments: [String], output: String) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child = pid_t()
    precondition(posix_spawnp(&child, arguments[0], &actions, nil, &words, environ) == 0, "no \(arguments[0])")
    return child
  }
}

/// Serves pictures until it is killed, and says where.
func serveThumbnails() throws {
  let server = ReplayServer()
  let base = try server.start()
  let folder = Fixtures.folder.appendingPathComponent("openverse/thumbs")
  let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix("jpg") }.sorted()
  for number in 0...500 {
    let picture = Fixtures.data("openverse/thumbs/\(names[number % names.count])")
    server.answer("/\(number)", with: .image(picture))
  }
  print(base.absoluteString)
  fflush(nil)
  while true { pause() }
}

/// Fetches pictures as the rows of the window do, each in a task of its own, and keeps none.
func fetchThumbnails(_ count: Int, from base: String) async {
  guard let url = URL(string: base) else { preconditionFailure("no address") }
  let transport = CurlTransport(product: "VesperBenchmarks/1.0")
  let policy = URLPolicy(bases: [url])
  await withDiscardingTaskGroup { group in
    for number in 0..<count {
      var request = HTTPRequest(url: url.appending(path: "\(number)"), policy: policy)
      request.acceptsCompression = false
      group.addTask { [request] in
        let response = try? await transport.response(to: request)
        precondition(response?.status == 200 && response?.body.count ?? 0 > 1000, "no picture")
      }
    }
  }
}

/// 500 pictures over loopback, three at a time, beside curl with the same limits. Both are programs of their own; what it
/// takes to start them and to fetch one picture is taken off.
func measureThumbnails(_ scratch: Scratch) async throws {
  // Runs a minute apart differ by three in a hundred, whatever they have in common: it takes some of them.
  let runs = try (0..<9).map { _ in try compareThumbnails(scratch) }
  let ratio = median(runs.map(\.ratio))
  let peak = runs.map(\.peakBytes).max() ?? 0
  row(
    "500 thumbnails", "\(median(runs.map(\.milliseconds)).rounded(0)) ms, \(ratio.rounded(2)) times curl's",
    "(1.15 times)", isKept: ratio <= 1.15)
  row("500 thumbnails, memory", "\(peak / 1_000_000) MB", "(64 MB)", isKept: peak <= 64_000_000)
}

/// The same with one server.
private func compareThumbnails(
  _ scratch: Scratch
) throws -> (milliseconds: Double, ratio: Double, peakBytes: Int) {
  let file = scratch.path + "/address"
  let server = Child.spawn([CommandLine.arguments[0], "--serve"], output: file)
  defer {
    kill(server, SIGKILL)
    waitpid(server, nil, 0)
  }
  var base = ""
  while !base.hasSuffix("\n") {
    base = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    usleep(1000)
  }
  base = base.trimmingCharacters(in: .whitespacesAndNewlines)
  func ours(_ count: Int) -> Child.Outcome { Child.run([CommandLine.arguments[0], "--fetch", "\(count)", base]) }
  func curls(_ count: Int) throws -> Child.Outcome {
    let list = scratch.path + "/list"
    let lines = (0..<count).map { "url = \"\(base)\($0)\"\noutput = /dev/null\n" }.joined()
    try lines.write(toFile: list, atomically: true, encoding: .utf8)
    return Child.run(["curl", "--silent", "--no-progress-meter", "--parallel", "--parallel-max", "3", "--config", list])
  }
  let (rounds, count) = (31, 501)
  var (times, curlTimes, starts, curlStarts): ([Double], [Double], [Double], [Double]) = ([], [], [], [])
  var peak = 0
  for round in 0...rounds {
    // Whoever comes second finds the processor warm.
    for isOurs in round % 2 == 0 ? [true, false] : [false, true] {
      let (one, all) = isOurs ? (ours(1), ours(count)) : (try curls(1), try curls(count))
      // The first round is not counted: files are read for the first time.
      guard round > 0 else { continue }
      if isOurs {
        starts.append(one.milliseconds)
        times.append(all.milliseconds)
        peak = max(peak, all.peakBytes)
      } else {
        curlStarts.append(one.milliseconds)
        curlTimes.append(all.milliseconds)
      }
    }
  }
  times = times.map { $0 - median(starts) }
  curlTimes = curlTimes.map { $0 - median(curlStarts) }
  return (median(times), median(zip(times, curlTimes).map { $0 / $1 }), peak)
}
