import Foundation
import GeneratedCases
import ReplayServer
import Synchronization
import Testing

@testable import PhotoSearchCore

/// Everything that can go wrong, mixed at random: seconds here, hours by `VESPER_FAULT_REQUESTS` and
/// `VESPER_FAULT_SEED`.
@Suite(.timeLimit(.minutes(600)))
struct FaultRunTests {
  /// A way to answer, and what may come of it.
  private struct Fault: Sendable {
    let name: String
    let reply: Reply
    let isExpected: @Sendable (Result<HTTPResponse, HTTPError>) -> Bool
  }

  nonisolated private static let limit = 50_000
  nonisolated private static let good = Data((0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })

  private static func status(_ status: Int) -> @Sendable (Result<HTTPResponse, HTTPError>) -> Bool {
    { (try? $0.get().status) == status }
  }

  private static func error(
    _ isExpected: @escaping @Sendable (HTTPError) -> Bool
  ) -> @Sendable (Result<HTTPResponse, HTTPError>) -> Bool {
    { result in
      guard case .failure(let error) = result else { return false }
      return isExpected(error)
    }
  }

  private static let faults: [Fault] = {
    let isGood: @Sendable (Result<HTTPResponse, HTTPError>) -> Bool = { (try? $0.get().body) == good }
    let isLost = error { if case .connectionLost = $0 { true } else { false } }
    let isSlow = error { if case .timedOut = $0 { true } else { false } }
    let isLarge = error { $0 == .tooLarge(limit: limit) }
    let isRefused = error { if case .redirectRefused = $0 { true } else { false } }
    let isMalformed = error { if case .malformed = $0 { true } else { false } }
    return [
      Fault(name: "good", reply: .image(good), isExpected: isGood),
      Fault(name: "chunked", reply: Reply(body: good, delivery: .chunked), isExpected: isGood),
      Fault(name: "truncated", reply: Reply(body: good, delivery: .truncated(missing: 9)), isExpected: isLost),
      Fault(name: "reset", reply: .reset(), isExpected: isLost),
      Fault(name: "hanging", reply: .hanging(), isExpected: isSlow),
      Fault(name: "trickling", reply: .trickling(), isExpected: isSlow),
      Fault(name: "endless", reply: .endless(), isExpected: isLarge),
      Fault(name: "bomb", reply: .gzipBomb(), isExpected: isLarge),
      Fault(name: "large", reply: Reply(body: Data(count: limit + 1)), isExpected: isLarge),
      Fault(
        name: "packed", reply: Reply(headers: [("Content-Encoding", "gzip")], body: Data("no".utf8)),
        isExpected: isMalformed),
      Fault(name: "raw", reply: Reply(body: Data("SSH-2.0\r\n".utf8), delivery: .raw), isExpected: isMalformed),
      Fault(name: "loop", reply: .redirect(to: "/loop"), isExpected: error { $0 == .tooManyRedirects }),
      Fault(name: "file", reply: .redirect(to: "file:///etc/passwd"), isExpected: isRefused),
      Fault(name: "inside", reply: .redirect(to: "https://192.168.0.1/"), isExpected: isRefused),
      Fault(name: "moved", reply: .redirect(to: "/good"), isExpected: isGood),
      Fault(name: "failure", reply: .html("<html>", status: 502), isExpected: status(502)),
      Fault(name: "unknown", reply: .status(404), isExpected: status(404)),
      Fault(name: "busy", reply: .throttled(retryAfter: 1), isExpected: status(429)),
    ]
  }()

  /// The memory of this process, in bytes.
  private static func residentBytes() -> Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * 4096
  }

  @Test("Whatever fails in whatever mixture: each request is answered once, with what happened to it")
  func mixture() async throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["VESPER_FAULT_REQUESTS"].flatMap { Int($0) } ?? 600
    let seed = environment["VESPER_FAULT_SEED"].flatMap { UInt64($0) } ?? 1
    let server = ReplayServer()
    let base = try server.start()
    for fault in Self.faults { server.answer("/\(fault.name)", with: fault.reply) }
    var transport: CurlTransport? = CurlTransport(product: "VesperTests/1.0")
    var random = SplitMix64(seed: seed)
    var wrong: [String] = []
    var answerCount = 0
    var memory: [Int] = []
    let block = 200
    for start in stride(from: 0, to: count, by: block) {
      let plan = (start..<min(start + block, count)).map { _ in
        (Self.faults.randomElement(using: &random)!, isCancelled: Int.random(in: 0..<10, using: &random) == 0)
      }
      let policy = URLPolicy(bases: [base])
      await withTaskGroup(of: String?.self) { group in
        for (fault, isCancelled) in plan {
          var request = HTTPRequest(url: URL(string: base.absoluteString + fault.name)!, policy: policy)
          request.maximumBytes = Self.limit
          let isSlow = ["hanging", "trickling"].contains(fault.name)
          request.timeouts = request.timeouts.multiplied(by: 20)
          request.timeouts.total = isSlow ? .milliseconds(100) : .seconds(600)
          group.addTask { [transport, request] in
            await Self.outcome(of: fault, request, transport, isCancelled: isCancelled)
          }
        }
        for await problem in group {
          answerCount += 1
          if let problem { wrong.append(problem) }
        }
      }
      server.forgetRequests()
      memory.append(Self.residentBytes())
    }
    #expect(answerCount == count)
    #expect(wrong.isEmpty, "\(wrong.prefix(10))")
    transport = nil
    await server.wait { $0.openConnections == 0 }
    // The first blocks fill caches; after that nothing may grow.
    if memory.count >= 10 { #expect(memory[memory.count - 1] - memory[4] < 20_000_000) }
    server.stop()
  }

  /// What is wrong with the outcome; nil when nothing is.
  nonisolated private static func outcome(
    of fault: Fault, _ request: HTTPRequest, _ transport: CurlTransport?, isCancelled: Bool
  ) async -> String? {
    guard let transport else { return "no transport" }
    let task = Task { () async -> Result<HTTPResponse, HTTPError> in
      do throws(HTTPError) {
        return .success(try await transport.response(to: request))
      } catch {
        return .failure(error)
      }
    }
    if isCancelled {
      await Task.yield()
      task.cancel()
    }
    let result = await task.value
    if isCancelled, case .failure(.cancelled) = result { return nil }
    return fault.isExpected(result) ? nil : "\(fault.name): \(result)"
  }
}
