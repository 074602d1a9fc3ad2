import Foundation
import Glibc
import Testing

@_spi(Bindings) @testable import Gtk

/// Decoding in processes that answer nonsense, die, or hang.
@Suite(.timeLimit(.minutes(30))) struct DecoderProcessesTests {
  private let image: [UInt8]

  init() throws { image = try sample("progressive.jpg") }

  /// Processes that are given as long as a busy machine may need.
  private func patient(_ program: String, maximumImageCount: Int = 300) -> DecoderProcesses {
    DecoderProcesses(
      program: program, patience: .seconds(600), startPatience: .seconds(600), maximumImageCount: maximumImageCount,
      maximumWork: .seconds(3600))
  }

  private func decode(_ bytes: [UInt8]? = nil, in processes: DecoderProcesses) async throws -> [Int] {
    let texture = try await ImageDecoder.decode(bytes: bytes ?? image, fitting: (width: 10, height: 10), in: processes)
    return [texture.width, texture.height]
  }

  @Test func `A decoder that answers as it should is believed`() async throws {
    let program = try HostileProgram("well")
    #expect(try await decode(in: patient(program.path)) == [10, 10])
  }

  @Test(arguments: [
    "no-file", "short-file", "long-file", "open-file", "no-memory-file", "two-files", "odd-pixels",
    "no-pixels", "outside", "empty", "negative",
    "giant", "damaged-file", "ready-again", "short-message", "long-message", "unknown", "dies",
  ]) func `What a decoder must not answer is an error, and it is ended`(answer: String) async throws {
    let program = try HostileProgram(answer)
    let processes = patient(program.path)
    for round in 1...2 {
      await #expect(throws: ImageDecoder.Failure.damaged("")) { try await decode(in: processes) }
      #expect(processes.idleIDs == [] && processes.startCount == round)
    }
  }

  @Test func `A decoder that hangs is ended`() async throws {
    let program = try HostileProgram("sleeps")
    let processes = DecoderProcesses(
      program: program.path, patience: .milliseconds(200), startPatience: .seconds(600))
    await #expect(throws: ImageDecoder.Failure.damaged("")) { try await decode(in: processes) }
    // Not another time with another process.
    #expect(processes.idleIDs == [] && processes.startCount == 1)
  }

  @Test func `Who no longer waits for an image does not wait for a decoder that hangs`() async throws {
    let program = try HostileProgram("sleeps")
    let processes = DecoderProcesses(program: program.path, patience: .seconds(3600))
    let task = Task { try await decode(in: processes) }
    while processes.startCount == 0 { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(processes.idleIDs == [])
  }

  @Test(arguments: ["never-ready", nil]) func `A program that is no decoder is told about`(name: String?) async throws {
    let program = try HostileProgram(name ?? "well")
    let path = name == nil ? program.path + "-is-not-there" : program.path
    let processes = DecoderProcesses(program: path)
    for attempt in [{ _ = try await decode(in: processes) }, { _ = try await processes.protections() }] {
      let error = await #expect(throws: ImageDecoder.Failure.self) { try await attempt() }
      guard case .noDecoder(let message) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(message.contains(path))
    }
  }

  @Test func `A decoder decodes one image after the other, and is then replaced`() async throws {
    let processes = patient(decoderProgram, maximumImageCount: 3)
    for _ in 1...7 { #expect(try await decode(in: processes) == [10, 5]) }
    #expect(processes.startCount == 3 && processes.idleIDs.count == 1)
  }

  @Test func `A decoder that is gone is replaced, and the image is decoded`() async throws {
    let processes = patient(decoderProgram)
    #expect(try await decode(in: processes) == [10, 5])
    let id = try #require(processes.idleIDs.first)
    kill(id, SIGKILL)
    #expect(try await decode(in: processes) == [10, 5])
    #expect(processes.startCount == 2 && processes.idleIDs != [id])
  }

  @Test func `A damaged image costs no process`() async throws {
    let processes = patient(decoderProgram)
    for _ in 1...3 {
      await #expect(throws: ImageDecoder.Failure.damaged("")) {
        try await decode(Array(image.prefix(200)), in: processes)
      }
    }
    #expect(try await decode(in: processes) == [10, 5])
    #expect(processes.startCount == 1)
  }

  @Test func `A decoder that was started ahead decodes the first image`() async throws {
    let processes = patient(decoderProgram)
    processes.prepare()
    while processes.idleIDs.isEmpty { await Task.yield() }
    let id = processes.idleIDs
    #expect(try await decode(in: processes) == [10, 5])
    #expect(processes.startCount == 1 && processes.idleIDs == id)
  }

  @Test func `Decoders end with those who use them`() async throws {
    var processes: DecoderProcesses? = patient(decoderProgram)
    #expect(try await decode(in: processes!) == [10, 5])
    let id = try #require(processes?.idleIDs.first)
    processes = nil
    // The thread that decoded the image may be about to let go of them.
    while kill(id, 0) == 0 { await Task.yield() }
    #expect(errno == ESRCH)
  }
}
