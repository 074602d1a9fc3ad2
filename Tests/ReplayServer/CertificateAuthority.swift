import Foundation

/// Someone who vouches for the servers of a test: a certificate and a key that live as long as the object does.
///
/// Made by the program `openssl`, in a directory of its own.
public final class CertificateAuthority: Sendable {
  let directory: URL
  private let name: String

  /// The certificate, for a client's configuration.
  public var file: String { directory.appendingPathComponent("ca.pem").path }

  public init(name: String = "Vesper Tests") throws {
    self.name = name
    directory = FileManager.default.temporaryDirectory.appendingPathComponent("vesper-ca-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try openssl(
      ["req", "-x509", "-days", "2", "-subj", "/CN=\(name)", "-out", path("ca.pem"), "-keyout", path("ca.key")]
        + Self.newKey)
  }

  deinit {
    try? FileManager.default.removeItem(at: directory)
  }

  /// A certificate of a server.
  struct Certificate {
    let file: String
    let key: String
  }

  /// What is wrong with a certificate, if anything.
  public enum Flaw: Sendable, CaseIterable {
    case none, wrongHost, expired, selfSigned
  }

  /// Signs a certificate for "localhost" and 127.0.0.1.
  func certificate(_ flaw: Flaw) throws -> Certificate {
    let id = UUID().uuidString
    let hosts = flaw == .wrongHost ? "DNS:other.example.org" : "DNS:localhost,IP:127.0.0.1"
    let subject = ["-subj", "/CN=server", "-keyout", path("\(id).key")] + Self.newKey
    if flaw == .selfSigned {
      try openssl(
        ["req", "-x509", "-days", "2", "-addext", "subjectAltName=\(hosts)", "-out", path("\(id).pem")] + subject)
    } else {
      try openssl(["req", "-out", path("\(id).csr")] + subject)
      try Data("subjectAltName=\(hosts)\n".utf8).write(to: URL(fileURLWithPath: path("\(id).ext")))
      try sign(id, arguments: flaw == .expired ? ["-startdate", "20200101000000Z", "-enddate", "20200102000000Z"] : [])
    }
    return Certificate(file: path("\(id).pem"), key: path("\(id).key"))
  }

  private func sign(_ id: String, arguments: [String]) throws {
    let settings = path("\(id).conf")
    try """
    [ca]
    default_ca = authority
    [authority]
    certificate = \(path("ca.pem"))
    private_key = \(path("ca.key"))
    database = \(path("\(id).index"))
    new_certs_dir = \(directory.path)
    rand_serial = yes
    default_md = sha256
    default_days = 2
    policy = policy
    [policy]
    commonName = supplied
    """.write(toFile: settings, atomically: true, encoding: .utf8)
    try Data().write(to: URL(fileURLWithPath: path("\(id).index")))
    // `openssl x509` makes no certificate that has expired: OpenSSL 3.5 refuses a negative number of days.
    try openssl(
      [
        "ca", "-config", settings, "-batch", "-notext", "-in", path("\(id).csr"), "-extfile", path("\(id).ext"),
        "-out", path("\(id).pem"),
      ] + arguments)
  }

  private static let newKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]

  private func openssl(_ arguments: [String]) throws {
    let log = path("log")
    let program = try Program("/usr/bin/openssl", arguments, output: log)
    guard program.wait() else {
      preconditionFailure("openssl: \((try? String(contentsOfFile: log, encoding: .utf8)) ?? "")")
    }
  }

  private func path(_ name: String) -> String { directory.appendingPathComponent(name).path }
}
