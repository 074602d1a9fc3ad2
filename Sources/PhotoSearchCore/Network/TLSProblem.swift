/// Why a connection cannot be trusted.
public nonisolated enum TLSProblem: Sendable, Hashable {
  /// The certificate is good, for somebody else.
  case wrongHost
  /// The certificate is not valid today: it is too old or too new.
  case expired
  /// Nobody who is trusted here vouches for the certificate.
  case untrusted
  /// The list of those who are trusted cannot be read.
  case noAuthorities
  /// No encryption could be agreed on, or the server speaks none.
  case handshake
}

nonisolated extension TLSProblem {
  /// - Parameters:
  ///   - isVerification: Whether the certificate was looked at and found wanting.
  ///   - verifyResult: OpenSSL's verdict on it: see X509_STORE_CTX_get_error(3).
  init(isVerification: Bool, verifyResult: Int) {
    self =
      switch verifyResult {
      case _ where !isVerification: .handshake
      // libcurl compares the names itself, before it asks OpenSSL: till then its answer is 1, "unspecified".
      case 0, 1, 62: .wrongHost
      case 9, 10: .expired
      default: .untrusted
      }
  }
}
