import CGtk
import CSandbox
import Foundation
import Glibc
import ImageDecoding
import Testing

@_spi(Bindings) @testable import Gtk

/// A decoder that an image has taken control of, behind each of the walls around it.
@Suite(.timeLimit(.minutes(30))) struct DecoderSandboxTests {
  private let image: [UInt8]

  init() throws { image = try sample("progressive.jpg") }

  /// What became of an attempt.
  private nonisolated enum Outcome: Equatable, Sendable, CustomStringConvertible {
    case succeeded
    /// The process was told that it could not.
    case refused
    /// The process was ended by a signal.
    case ended(Int32)

    var description: String {
      switch self {
      case .succeeded: "succeeded"
      case .refused: "refused"
      case .ended(let signal): "ended by signal \(signal)"
      }
    }
  }

  /// Starts the hostile decoder under a name that says what to do once it has an image.
  private func attempt(_ name: String) async throws -> Outcome {
    let program = try HostileProgram(name)
    defer { withExtendedLifetime(program) {} }
    return try await offMainThread { [path = program.path, image] in try Self.outcome(of: path, image) }
  }

  private nonisolated static func outcome(of path: String, _ image: [UInt8]) throws -> Outcome {
    let process = try DecoderProcess(program: path)
    var isEnded = false
    defer { if !isEnded { process.end() } }
    _ = try process.waitUntilReady(until: .now + .seconds(600))
    do {
      let outcome = try image.withUnsafeBufferPointer {
        try process.decode(
          $0, .jpeg, PictureBox((width: 10, height: 10)), patience: (.seconds(600), cancelled: .zero),
          isCancelled: { false })
      }
      guard case .decoded(let texture) = outcome else { return .refused }
      g_object_unref(UnsafeMutableRawPointer(texture.pointer))
      return .succeeded
    } catch DecoderProcess.Trouble.broken {
      isEnded = true
      return .ended(process.end() & 0x7F)
    }
  }

  private nonisolated static let deeds = [
    "opens", "writes", "lists", "removes", "asks", "connects", "starts", "executes", "kills",
  ]

  @Test(arguments: deeds + ["allocates"]) func `Without protection it is possible`(deed: String) async throws {
    #expect(try await attempt("none-\(deed)") == .succeeded)
  }

  @Test(arguments: deeds) func `All walls together keep it in`(deed: String) async throws {
    let expected = deed == "executes" ? Outcome.refused : .ended(SIGSYS)
    #expect(try await attempt("all-\(deed)") == expected)
  }

  @Test(arguments: deeds) func `Where the kernel has no Landlock the others hold`(deed: String) async throws {
    let expected = deed == "executes" ? Outcome.refused : .ended(SIGSYS)
    #expect(try await attempt("old-\(deed)") == expected)
  }

  @Test(.enabled(if: landlockVersion >= 1), arguments: ["opens", "writes", "lists", "starts"])
  func `Where the kernel has no seccomp the others hold`(deed: String) async throws {
    #expect(try await attempt("bare-\(deed)") == .refused)
  }

  @Test(arguments: deeds) func `With seccomp alone the system ends it`(deed: String) async throws {
    let expected = deed == "executes" ? Outcome.refused : .ended(SIGSYS)
    #expect(try await attempt("seccomp-\(deed)") == expected)
  }

  @Test(.enabled(if: landlockVersion >= 1), arguments: ["opens", "writes", "lists", "starts"])
  func `With Landlock alone no file can be opened`(deed: String) async throws {
    #expect(try await attempt("landlock-\(deed)") == .refused)
  }

  @Test(.enabled(if: landlockVersion >= 4)) func `With Landlock alone there is no network`() async throws {
    #expect(try await attempt("landlock-connects") == .refused)
  }

  @Test(.enabled(if: landlockVersion >= 6)) func `With Landlock alone it cannot end others`() async throws {
    #expect(try await attempt("landlock-kills") == .refused)
  }

  @Test func `The limits keep it from taking all memory`() async throws {
    #expect(try await attempt("limits-allocates") == .refused)
  }

  @Test func `The decoder says what protects it`() async throws {
    var expected = DecoderProtections.all
    if landlockVersion < 1 { expected.remove(.landlock) }
    #expect(try await isolated.protections() == expected)
  }

  @Test(arguments: [
    ("Max cpu time", 60), ("Max file size", 400 << 20), ("Max open files", 16), ("Max core file size", 0),
  ])
  func `The kernel holds the decoder to its limits`(name: String, value: Int) async throws {
    let limits = try await offMainThread { [program = decoderProgram] in
      let process = try DecoderProcess(program: program)
      defer { process.end() }
      _ = try process.waitUntilReady(until: .now + .seconds(600))
      return try String(decoding: Data(contentsOf: URL(filePath: "/proc/\(process.id)/limits")), as: UTF8.self)
    }
    let line = try #require(limits.split(separator: "\n").first { $0.hasPrefix(name) })
    // That which holds, and that to which it could be raised.
    let values = line.dropFirst(name.count).split(separator: " ").prefix(2)
    #expect(values.map { Int($0) } == [value, value])
  }

  @Test func `The decoder gets neither our environment nor our files`() async throws {
    // A file that another program would inherit.
    let open = Glibc.open("/etc/passwd", O_RDONLY)
    defer { close(open) }
    let process = try DecoderProcess(program: decoderProgram)
    defer { process.end() }
    _ = try process.waitUntilReady(until: .now + .seconds(600))
    let place = "/proc/\(process.id)"
    let files = try FileManager.default.contentsOfDirectory(atPath: place + "/fd").sorted()
    #expect(files == ["0", "1", "2", "3"])
    for file in 0...2 {
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(place)/fd/\(file)") == "/dev/null")
    }
    let environment = try String(decoding: Data(contentsOf: URL(filePath: place + "/environ")), as: UTF8.self)
    let names = environment.split(separator: "\0").map { String($0.prefix { $0 != "=" }) }
    #expect(Set(names).isSubset(of: ["SWIFT_BACKTRACE", "LD_LIBRARY_PATH"]), "\(names)")
    let status = try String(decoding: Data(contentsOf: URL(filePath: place + "/status")), as: UTF8.self)
    #expect(status.contains("NoNewPrivs:\t1\n") && status.contains("Seccomp:\t2\n"))
    #expect(status.contains("Threads:\t1\n"))
  }
}

/// Runs what waits for a process: the main thread has other tests to serve, and D-Bus gives them 25 seconds.
private func offMainThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
  }
}

/// The version of Landlock that the kernel has, or 0.
private nonisolated let landlockVersion = vesper_sandbox_landlock_version()
