import CCurl
import FoundationEssentials
import Glibc

/// One transfer: an easy handle with its input and output. Confined to the network thread.
nonisolated final class CurlTransfer {
  /// The maximum size of header fields, in bytes over all responses of the transfer. No service sends more.
  private static let maximumHeaderBytes = 256_000
  /// How much libcurl reads at once: a whole thumbnail instead of a quarter of it. Each active transfer has one buffer.
  private static let bufferBytes = 102_400
  /// The maximum size to reserve for a body that is only announced.
  private static let maximumReservedBytes = 1_000_000

  let request: HTTPRequest
  private let proxy: String
  let handle: CurlEasyHandle
  private var headerList: UnsafeMutablePointer<curl_slist>?
  private var headers = HTTPHeaders()
  private var headerBytes = 0
  private var body = Data()
  private var bodyIsTooLarge = false
  private var headersAreTooLarge = false
  private var addressIsRefused = false
  /// When something last arrived, or the transfer began.
  private var lastArrival = ContinuousClock.now
  /// How often libcurl has been nudged since then.
  private var nudges = 0

  /// - Parameters:
  ///   - proxy: Empty for a direct connection.
  ///   - handle: A handle as `CurlEasyHandle.reset` leaves it. The transfer owns it for its lifetime.
  init(_ request: HTTPRequest, identity: CurlEngine.Identity, proxy: String, handle: CurlEasyHandle) {
    self.request = request
    self.handle = handle
    self.proxy = proxy
    setLimits()
    setTrust(authorities: identity.certificateAuthorities)
    setIdentity(userAgent: identity.userAgent)
    setProxy()
    setCallbacks(checksAddresses: proxy.isEmpty)
  }

  deinit {
    curl_slist_free_all(headerList)
  }

  /// Returns the handle, which no longer refers to this object. To be called once the handle is out of the multi handle
  /// and the outcome is known.
  func end() -> CurlEasyHandle {
    handle.reset()
    return handle
  }

  private func setLimits() {
    let timeouts = request.timeouts
    handle.set(CURLOPT_URL, request.url.absoluteString)
    // Signals are for single-threaded programs. Without them, name resolution still times out (AsynchDNS).
    handle.set(CURLOPT_NOSIGNAL, 1)
    handle.set(CURLOPT_PROTOCOLS_STR, request.url.scheme?.lowercased() == "http" ? "http" : "https")
    // The transport follows redirects, after checking each address.
    handle.set(CURLOPT_FOLLOWLOCATION, 0)
    handle.set(CURLOPT_DISALLOW_USERNAME_IN_URL, 1)
    handle.set(CURLOPT_CONNECTTIMEOUT_MS, timeouts.connection.milliseconds)
    handle.set(CURLOPT_LOW_SPEED_LIMIT, 200)
    handle.set(CURLOPT_LOW_SPEED_TIME, max(1, timeouts.stall.milliseconds / 1000))
    handle.set(CURLOPT_TIMEOUT_MS, timeouts.total.milliseconds)
    // Only stops bodies whose announced length is too large; `receive(body:)` counts what arrives.
    handle.set(offset: CURLOPT_MAXFILESIZE_LARGE, request.maximumBytes)
    handle.set(CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2TLS))
    handle.set(CURLOPT_BUFFERSIZE, Self.bufferBytes)
    // One connection for all requests to a host if TLS negotiates HTTP/2. Without TLS, libcurl would wait in vain until
    // the first response, and so serve one request at a time.
    handle.set(CURLOPT_PIPEWAIT, request.url.scheme?.lowercased() == "https" ? 1 : 0)
    handle.set(CURLOPT_NETRC, vesper_curl_netrc_ignored)
    // A request that ends during name resolution leaves it to its thread. Otherwise the network thread, and with it
    // every other transfer, would wait for the system's resolver, which can take half a minute.
    handle.set(CURLOPT_QUICK_EXIT, 1)
  }

  /// - Parameter authorities: A file of certificates to trust instead of the system's.
  private func setTrust(authorities: String?) {
    handle.set(CURLOPT_SSL_VERIFYPEER, 1)
    handle.set(CURLOPT_SSL_VERIFYHOST, 2)
    handle.set(CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2))
    guard let authorities else { return }
    handle.set(CURLOPT_CAINFO, authorities)
    handle.unset(CURLOPT_CAPATH)
  }

  private func setIdentity(userAgent: String) {
    handle.set(CURLOPT_USERAGENT, userAgent)
    if request.acceptsCompression { handle.set(CURLOPT_ACCEPT_ENCODING, "") }
    for field in request.headers {
      // A line break in a value would start another header.
      let line = "\(field.name): \(field.value)".unicodeScalars.filter { $0.value >= 0x20 }
      headerList = curl_slist_append(headerList, String(line)) ?? headerList
    }
    if let headerList { vesper_curl_set_headers(handle.pointer, headerList) }
  }

  /// Always sets the proxy, even to none, because otherwise libcurl would read it from the environment.
  private func setProxy() {
    handle.set(CURLOPT_PROXY, proxy)
    handle.set(CURLOPT_NOPROXY, "")
    handle.set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
  }

  /// libcurl gets this object unretained: the engine retains it until its handle is out of the multi handle.
  private func setCallbacks(checksAddresses: Bool) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    vesper_curl_set_write_function(handle.pointer) { bytes, size, count, context in
      guard let bytes, let context else { return 0 }
      let transfer = Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
      return transfer.receive(body: UnsafeRawBufferPointer(start: bytes, count: size * count))
    }
    handle.set(CURLOPT_WRITEDATA, context)
    vesper_curl_set_header_function(handle.pointer) { bytes, size, count, context in
      guard let bytes, let context else { return 0 }
      let transfer = Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
      return transfer.receive(header: UnsafeRawBufferPointer(start: bytes, count: size * count))
    }
    handle.set(CURLOPT_HEADERDATA, context)
    // With a proxy, which the user chose, the connection is to the proxy, and names are resolved there.
    guard checksAddresses else { return }
    vesper_curl_set_open_socket_function(handle.pointer) { context, _, address in
      guard let context, let address else { return CURL_SOCKET_BAD }
      return Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue().openSocket(to: address)
    }
    handle.set(CURLOPT_OPENSOCKETDATA, context)
  }

  /// Makes libcurl read what may already be there, if nothing has arrived for half a second, one second, two seconds.
  ///
  /// libcurl 7.88 waits for a socket to become readable. What it has read for one HTTP/2 stream may contain the end of
  /// another. Then nothing more arrives, and that stream would stall until it times out. Resuming a transfer makes it
  /// read. That also restarts its stall timeout, hence no more than three times.
  func nudge(at now: ContinuousClock.Instant) {
    guard nudges < 3, now - lastArrival >= .milliseconds(500 << nudges), request.url.scheme?.lowercased() == "https"
    else { return }
    nudges += 1
    curl_easy_pause(handle.pointer, CURLPAUSE_SEND)
    curl_easy_pause(handle.pointer, CURLPAUSE_CONT)
  }

  // MARK: - Called by libcurl. Returning a count other than the given one ends the transfer.

  private func receive(body bytes: UnsafeRawBufferPointer) -> Int {
    (lastArrival, nudges) = (.now, 0)
    guard bytes.count <= request.maximumBytes - body.count else {
      bodyIsTooLarge = true
      return 0
    }
    if body.isEmpty, let length = headers["content-length"].flatMap({ Int($0) }), length > bytes.count {
      // Avoids copying a body again and again as it arrives in pieces. A false length costs little.
      body.reserveCapacity(min(length, request.maximumBytes, Self.maximumReservedBytes))
    }
    body.append(contentsOf: bytes)
    tellProgress()
    return bytes.count
  }

  /// The body of a redirect or an error is not progress.
  private func tellProgress() {
    guard let progress = request.progress, 200...299 ~= handle.long(CURLINFO_RESPONSE_CODE) else { return }
    // The length of a compressed body is not that of the decompressed one.
    let length = headers["content-encoding"] == nil ? headers["content-length"].flatMap { Int($0) } : nil
    progress(.init(received: body.count, expected: length.flatMap { $0 >= body.count ? $0 : nil }))
  }

  private func receive(header bytes: UnsafeRawBufferPointer) -> Int {
    headerBytes += bytes.count
    guard headerBytes <= Self.maximumHeaderBytes else {
      headersAreTooLarge = true
      return 0
    }
    // Interim responses (1xx) precede the final one.
    if bytes.starts(with: "HTTP/".utf8) {
      headers = HTTPHeaders()
    } else {
      headers.append(line: bytes)
    }
    return bytes.count
  }

  /// Opens a socket only to a permitted address, whatever the name resolved to.
  private func openSocket(to address: UnsafeMutablePointer<curl_sockaddr>) -> curl_socket_t {
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = Int(vesper_curl_address_bytes(address, &bytes))
    guard let ip = IPAddress(bytes: Array(bytes.prefix(count))), request.policy.permits(ip, for: request.url) else {
      addressIsRefused = true
      return CURL_SOCKET_BAD
    }
    let target = address.pointee
    return socket(target.family, target.socktype | Int32(SOCK_CLOEXEC.rawValue), target.protocol)
  }

  // MARK: - The outcome

  /// What the engine returns once libcurl is done.
  struct Outcome: Sendable {
    let response: HTTPResponse
    /// The target of a redirect, as received.
    let redirect: String?
  }

  func outcome(_ code: CURLcode) -> Result<Outcome, HTTPError> {
    guard code == CURLE_OK else { return .failure(failure(code)) }
    let response = HTTPResponse(
      status: handle.long(CURLINFO_RESPONSE_CODE), headers: headers, body: body, url: request.url)
    return .success(Outcome(response: response, redirect: redirect))
  }

  private var redirect: String? {
    guard let address = handle.string(CURLINFO_REDIRECT_URL) else { return nil }
    // Newer versions of libcurl omit a user name and password. A redirect that has them must not be followed.
    guard let location = headers["location"], URL(string: location)?.user != nil else { return address }
    return location
  }

  /// The error codes: https://curl.se/libcurl/c/libcurl-errors.html
  private func failure(_ code: CURLcode) -> HTTPError {
    let host = request.url.host() ?? ""
    if bodyIsTooLarge { return .tooLarge(limit: request.maximumBytes) }
    if headersAreTooLarge { return .malformed(reason: "its headers are too long") }
    if isProxyFailure(code) { return .proxyFailure(proxy: ProxySettings.host(of: proxy)) }
    switch code {
    case CURLE_COULDNT_CONNECT where addressIsRefused, CURLE_URL_MALFORMAT:
      return .refused(url: request.url.absoluteString)
    case CURLE_COULDNT_RESOLVE_HOST:
      return .noNetwork(host: host)
    case CURLE_COULDNT_CONNECT where [ENETUNREACH, EHOSTUNREACH].contains(Int32(handle.long(CURLINFO_OS_ERRNO))):
      return .noNetwork(host: host)
    case CURLE_COULDNT_CONNECT:
      return .cannotConnect(host: host)
    case CURLE_OPERATION_TIMEDOUT:
      return .timedOut(host: host)
    case CURLE_SSL_CACERT_BADFILE:
      return .tlsFailure(host: host, problem: .noAuthorities)
    case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER,
      CURLE_SSL_ISSUER_ERROR, CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_SSL_INVALIDCERTSTATUS:
      let isVerification = code == CURLE_PEER_FAILED_VERIFICATION
      let problem = TLSProblem(isVerification: isVerification, verifyResult: handle.long(CURLINFO_SSL_VERIFYRESULT))
      return .tlsFailure(host: host, problem: problem)
    case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_HTTP2, CURLE_HTTP2_STREAM:
      return .connectionLost(host: host)
    case CURLE_FILESIZE_EXCEEDED:
      return .tooLarge(limit: request.maximumBytes)
    case CURLE_OUT_OF_MEMORY, Self.tooLarge:
      // A single one of more than 100 kB: older versions of libcurl have no memory for it.
      return .malformed(reason: "its headers are too long")
    case CURLE_BAD_CONTENT_ENCODING:
      return .malformed(reason: "its compression is damaged")
    default:
      return .malformed(reason: "it is not valid HTTP")
    }
  }

  /// `CURLE_TOO_LARGE`, which libcurl has since version 8.6.
  private static let tooLarge = CURLcode(100)

  /// Whether the proxy failed. It is the only server that is resolved and connected to from here.
  private func isProxyFailure(_ code: CURLcode) -> Bool {
    guard !proxy.isEmpty else { return false }
    if [CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_CONNECT, CURLE_PROXY].contains(code) {
      return true
    }
    // The proxy responded, but will not connect to the server.
    return handle.long(CURLINFO_HTTP_CONNECTCODE) >= 300
  }
}

nonisolated extension Duration {
  fileprivate var milliseconds: Int {
    Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
