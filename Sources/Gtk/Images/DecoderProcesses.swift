import CGtk
import ImageDecoding
import Synchronization

/// Processes in which `ImageDecoder` decodes images, so that a malicious image that takes control of a decoding library
/// gets nowhere: there are no files, no network, no message bus and no other programs within its reach, and this
/// process's memory is not there either.
///
/// The program is the product `vesper-decoder` of this package. Up to four processes run at a time, as many as there are
/// decoding threads. Each is replaced after some hundred images, after a crash, and when an image takes too long. They
/// end with this process.
public nonisolated final class DecoderProcesses: Sendable {
  /// The path of the program.
  public let program: String

  /// A process that waits for its next image, and what it has behind it.
  private struct Idle {
    var process: DecoderProcess
    var imageCount = 0
    var busy = Duration.zero
  }

  private struct State {
    var idle: [Idle] = []
    var startCount = 0
    var failureCount = 0
  }

  private let state = Mutex(State())
  /// How long an image may take.
  private let patience: Duration
  /// How long a process may take to start.
  private let startPatience: Duration
  /// After so many images, a process is replaced.
  private let maximumImageCount: Int
  /// After so much work, a process is replaced. It has a minute of processor time (Sandbox.c).
  private let maximumWork: Duration

  /// How long an image that nobody wants any more may still take. To start another process takes some milliseconds.
  private static let patienceWhenCancelled = Duration.milliseconds(100)

  /// Starts nothing yet.
  ///
  /// - Parameters:
  ///   - program: The path of `vesper-decoder`.
  ///   - patience: How long an image may take.
  public convenience init(program: String, patience: Duration = .seconds(20)) {
    self.init(program: program, patience: patience, startPatience: max(patience, .seconds(20)))
  }

  init(
    program: String, patience: Duration, startPatience: Duration, maximumImageCount: Int = 300,
    maximumWork: Duration = .seconds(20)
  ) {
    self.program = program
    self.patience = patience
    self.startPatience = startPatience
    self.maximumImageCount = maximumImageCount
    self.maximumWork = maximumWork
  }

  deinit {
    for idle in state.withLock(\.idle) { idle.process.end() }
  }

  /// How many processes have been started.
  var startCount: Int { state.withLock(\.startCount) }
  /// How many processes were ended because they failed, or because nobody waited for them any more.
  var failureCount: Int { state.withLock(\.failureCount) }
  /// The processes that wait for an image.
  var idleIDs: [Int32] { state.withLock { $0.idle.map(\.process.id) } }

  /// Starts a process ahead, so that the first image need not wait for it. Returns at once.
  public func prepare() {
    DecodingQueue.shared.run { [weak self] in
      guard let self, self.state.withLock(\.idle.isEmpty), let (started, _) = try? self.start() else { return }
      self.state.withLock { $0.idle.append(started) }
    }
  }

  /// Starts a process and returns what protects it.
  ///
  /// - Throws: `ImageDecoder.Failure.noDecoder`.
  public func protections() async throws -> DecoderProtections {
    try await DecodingQueue.shared.result {
      let (started, protections) = try self.start()
      started.process.end()
      return protections
    }
  }

  /// Starts a process and waits until it is protected.
  private func start() throws -> (Idle, DecoderProtections) {
    let process = try DecoderProcess(program: program)
    state.withLock { $0.startCount += 1 }
    do {
      let protections = try process.waitUntilReady(until: .now + startPatience)
      return (Idle(process: process), protections)
    } catch {
      process.end()
      throw ImageDecoder.Failure.noDecoder(program)
    }
  }

  /// Decodes an image, on the calling thread.
  func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, _ format: ImageFormat, _ box: PictureBox, isCancelled: () -> Bool
  ) throws -> NewTexture {
    if let used = state.withLock({ $0.idle.popLast() }) {
      // It may have been gone already, for a reason that is not the image's: then another gets it.
      do { return try decode(in: used, bytes, format, box, isCancelled) } catch DecoderProcess.Trouble.broken {
      } catch DecoderProcess.Trouble.late { throw ImageDecoder.Failure.damaged("") }
    }
    let (started, _) = try start()
    do { return try decode(in: started, bytes, format, box, isCancelled) } catch is DecoderProcess.Trouble {
      throw ImageDecoder.Failure.damaged("")
    }
  }

  private func decode(
    in idle: Idle, _ bytes: UnsafeBufferPointer<UInt8>, _ format: ImageFormat, _ box: PictureBox,
    _ isCancelled: () -> Bool
  ) throws -> NewTexture {
    var idle = idle
    let start = ContinuousClock.now
    let outcome: DecoderProcess.Outcome
    do {
      outcome = try idle.process.decode(
        bytes, format.number, box, patience: (patience, cancelled: Self.patienceWhenCancelled),
        isCancelled: isCancelled)
    } catch {
      idle.process.end()
      state.withLock { $0.failureCount += 1 }
      throw error
    }
    idle.imageCount += 1
    idle.busy += .now - start
    keep(idle)
    switch outcome {
    case .decoded(let texture): return texture
    case .failed(let failure): throw failure
    }
  }

  private func keep(_ idle: Idle) {
    if idle.imageCount >= maximumImageCount || idle.busy >= maximumWork {
      idle.process.end()
    } else {
      state.withLock { $0.idle.append(idle) }
    }
  }
}

nonisolated extension ImageFormat {
  fileprivate var number: DecoderFormat {
    switch self {
    case .jpeg: .jpeg
    case .png: .png
    case .gif: .gif
    case .webp: .webp
    }
  }
}
