public import Foundation

/// A server on loopback that speaks HTTP/2 over TLS: the program nghttpd, with files in a directory of its own.
public final class TLSServer: Sendable {
  /// With the name "localhost" and a slash at the end.
  public let baseURL: URL
  private let directory: URL
  private let program: Program
  /// Has the port, and does not listen.
  private let port = ReplayServer()

  /// - Parameters:
  ///   - files: What it serves, by name.
  ///   - options: More for the command line of nghttpd.
  ///   - patience: How long to wait until it listens.
  public init(
    _ authority: CertificateAuthority, flaw: CertificateAuthority.Flaw = .none, files: [String: Data] = [:],
    options: [String] = [], patience: Duration = .seconds(300)
  ) throws {
    let certificate = try authority.certificate(flaw)
    directory = FileManager.default.temporaryDirectory.appendingPathComponent("vesper-tls-\(UUID().uuidString)")
    let documents = directory.appendingPathComponent("documents")
    try FileManager.default.createDirectory(at: documents, withIntermediateDirectories: true)
    for (name, data) in files { try data.write(to: documents.appendingPathComponent(name)) }
    let log = directory.appendingPathComponent("log")
    try Data().write(to: log)

    let port = try port.start().port!
    self.port.stopAndWait()
    baseURL = URL(string: "https://localhost:\(port)/")!
    // Newer versions keep to themselves what they say, unless it goes line by line.
    program = try Program(
      "/usr/bin/stdbuf",
      ["--output=L", "/usr/sbin/nghttpd", "--verbose", "--address=127.0.0.1", "--htdocs=\(documents.path)"] + options
        + ["\(port)", certificate.key, certificate.file], output: log.path)
    // It says so once it listens.
    let deadline = ContinuousClock.now + patience
    repeat {
      guard program.isRunning, ContinuousClock.now < deadline else { throw NotListening(log: self.log) }
      usleep(2000)
    } while !self.log.contains("listen")
  }

  /// It does not listen, although it was waited for.
  public struct NotListening: Error, CustomStringConvertible {
    public let log: String
    public var description: String { "nghttpd does not listen. It says: \(log)" }
  }

  deinit {
    program.stop()
    try? FileManager.default.removeItem(at: directory)
  }

  /// What it says about every frame.
  public var log: String {
    (try? String(contentsOf: directory.appendingPathComponent("log"), encoding: .utf8)) ?? ""
  }

  /// Whether it gave up somebody who did not confirm its settings within ten seconds, for which it has no option.
  public var lostPatience: Bool { log.contains("SETTINGS_TIMEOUT") }

  /// How many connections got as far as to speak HTTP/2.
  public var connectionCount: Int {
    log.components(separatedBy: "The negotiated protocol: h2").count - 1
  }

  /// How many requests came.
  public var requestCount: Int {
    log.components(separatedBy: ":method: GET").count - 1
  }
}
