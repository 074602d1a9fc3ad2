/// Why a connection cannot be trusted.
public nonisolated enum TLSProblem: Sendable, Hashable {
  /// The certificate is valid, but for another host.
  case wrongHost
  /// The certificate has expired or is not valid yet.
  case expired
  /// No trusted authority vouches for the certificate.
  case untrusted
  /// The list of trusted authorities cannot be read.
  case noAuthorities
  /// No encryption could be agreed on, or the server supports none.
  case handshake
}

nonisolated extension TLSProblem {
  /// - Parameters:
  ///   - isVerification: Whether the certificate was checked and rejected.
  ///   - verifyResult: OpenSSL's result: see X509_STORE_CTX_get_error(3).
  init(isVerification: Bool, verifyResult: Int) {
    self =
      switch verifyResult {
      case _ where !isVerification: .handshake
      // libcurl compares the names itself, before it asks OpenSSL, whose result is 1, "unspecified", until then.
      case 0, 1, 62: .wrongHost
      case 9, 10: .expired
      default: .untrusted
      }
  }
}
