import Foundation

/// The server's side of one TCP connection. Every call blocks its thread.
struct Connection {
  let descriptor: Int32
  private var buffer = Data()

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Reads up to the end of the next request's head; nil when the client is gone or speaks something else.
  mutating func nextRequest() -> ReceivedRequest? {
    let end = Data("\r\n\r\n".utf8)
    while true {
      if let range = buffer.range(of: end) {
        let head = String(decoding: buffer[..<range.lowerBound], as: UTF8.self)
        buffer = Data(buffer[range.upperBound...])
        return ReceivedRequest(head: head)
      }
      var bytes = [UInt8](repeating: 0, count: 16_384)
      let count = recv(descriptor, &bytes, bytes.count, 0)
      guard count > 0, buffer.count < 1_000_000 else { return nil }
      buffer.append(contentsOf: bytes[..<count])
      // The first byte of TLS. Others than we do not wait for the rest either.
      if buffer.first == 0x16 {
        _ = send(Data("HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n".utf8))
        return nil
      }
    }
  }

  /// Whether everything could be sent.
  func send(_ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = Glibc.send(
          descriptor, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
        guard count > 0 else { return false }
        sent += count
      }
      return true
    }
  }

  func sendChunks(_ body: Data) -> Bool {
    var rest = body[...]
    while !rest.isEmpty {
      guard send(Self.chunk(Data(rest.prefix(1000)))) else { return false }
      rest = rest.dropFirst(1000)
    }
    return send(Data("0\r\n\r\n".utf8))
  }

  static func chunk(_ data: Data) -> Data {
    Data("\(String(data.count, radix: 16))\r\n".utf8) + data + Data("\r\n".utf8)
  }

  /// Whether the client closes the connection within so many milliseconds.
  func isClosed(within milliseconds: Int32) -> Bool {
    var descriptors = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptors, 1, milliseconds) > 0 else { return false }
    var byte: UInt8 = 0
    return recv(descriptor, &byte, 1, Int32(MSG_PEEK)) <= 0
  }

  func waitForClose() {
    while !isClosed(within: 1000) {}
  }

  /// Closes in the hard way: the client sees a reset, not an end.
  func reset() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
  }
}
