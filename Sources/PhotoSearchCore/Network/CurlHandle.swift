import CCurl

/// The system's libcurl. Loaded and initialised once, before the first handle, on the network thread, so that
/// windows do not wait for it.
nonisolated struct CurlLibrary: Sendable {
  /// The file name of the library.
  static let name = VESPER_CURL_LIBRARY
  /// `nil` if the library is missing.
  static let loaded = CurlLibrary()

  /// Such as "7.88.1".
  let version: String

  private init?() {
    guard vesper_curl_load() == nil else { return nil }
    // Thread-safe since libcurl 7.84 with the `threadsafe` feature; otherwise `static let` makes it so.
    curl_global_init(Int(CURL_GLOBAL_DEFAULT))
    version = String(cString: vesper_curl_version())
  }
}

/// A multi handle, used only by the network thread.
///
/// Sound as `@unchecked Sendable`: the pointer never changes, `wakeUp` is the only libcurl function that any thread may
/// call on a multi handle, and the engine calls everything else on its network thread only.
nonisolated struct CurlMultiHandle: @unchecked Sendable {
  let pointer: UnsafeMutableRawPointer

  init(_ library: CurlLibrary) {
    guard let pointer = curl_multi_init() else { fatalError("libcurl is out of memory") }
    self.pointer = pointer
    // Wikimedia asks for at most three requests at a time. The engine limits requests; this limits connections.
    set(CURLMOPT_MAX_HOST_CONNECTIONS, CurlEngine.maximumActivePerHost)
    set(CURLMOPT_MAX_TOTAL_CONNECTIONS, 16)
    set(CURLMOPT_MAXCONNECTS, 16)
    set(CURLMOPT_PIPELINING, Int(CURLPIPE_MULTIPLEX))
  }

  private func set(_ option: CURLMoption, _ value: Int) {
    vesper_curl_multi_set_long(pointer, option, value)
  }

  /// Ends the current or the next wait in `poll`. Can be called from any thread while the handle exists.
  func wakeUp() {
    curl_multi_wakeup(pointer)
  }
}

/// An easy handle with typed options. Confined to the network thread.
nonisolated struct CurlEasyHandle {
  let pointer: UnsafeMutableRawPointer

  init() {
    guard let pointer = curl_easy_init() else { fatalError("libcurl is out of memory") }
    self.pointer = pointer
  }

  /// Resets all options and keeps the buffers.
  func reset() {
    curl_easy_reset(pointer)
  }

  func free() {
    curl_easy_cleanup(pointer)
  }

  func set(_ option: CURLoption, _ value: Int) {
    vesper_curl_set_long(pointer, option, value)
  }

  func set(_ option: CURLoption, _ value: String) {
    vesper_curl_set_string(pointer, option, value)
  }

  /// Clears an option, including its default.
  func unset(_ option: CURLoption) {
    vesper_curl_set_string(pointer, option, nil)
  }

  func set(_ option: CURLoption, _ value: UnsafeMutableRawPointer) {
    vesper_curl_set_pointer(pointer, option, value)
  }

  func set(offset option: CURLoption, _ value: Int) {
    vesper_curl_set_offset(pointer, option, curl_off_t(value))
  }

  func long(_ info: CURLINFO) -> Int {
    var value = 0
    vesper_curl_get_long(pointer, info, &value)
    return value
  }

  func string(_ info: CURLINFO) -> String? {
    var value: UnsafeMutablePointer<CChar>?
    vesper_curl_get_string(pointer, info, &value)
    return value.map { String(cString: $0) }
  }
}
