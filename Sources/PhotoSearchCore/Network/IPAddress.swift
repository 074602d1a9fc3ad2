import Glibc

/// An IPv4 or IPv6 address, and which part of the internet it belongs to.
nonisolated struct IPAddress: Sendable, Hashable {
  /// 4 or 16 bytes, in network order.
  let bytes: [UInt8]

  init?(bytes: [UInt8]) {
    guard bytes.count == 4 || bytes.count == 16 else { return nil }
    self.bytes = bytes
  }

  /// Parses only the usual forms, such as "192.0.2.1" and "2001:db8::1", without brackets or zone.
  init?(_ text: String) {
    var storage = [UInt8](repeating: 0, count: 16)
    if inet_pton(AF_INET, text, &storage) == 1 {
      bytes = Array(storage.prefix(4))
    } else if inet_pton(AF_INET6, text, &storage) == 1 {
      bytes = storage
    } else {
      return nil
    }
  }

  /// Whether the host is a number in any of the notations that resolvers accept, such as "2130706433", "0177.0.0.1" or
  /// "0x7f.1": see inet_aton(3).
  static func isNumeric(_ host: String) -> Bool {
    var address = in_addr()
    let withoutDot = host.hasSuffix(".") ? String(host.dropLast()) : host
    return inet_aton(withoutDot, &address) == 1 || host.contains(":")
  }

  var isLoopback: Bool {
    bytes.count == 4 ? bytes[0] == 127 : bytes == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]
  }

  /// Whether the address belongs to the public internet: it is in none of the blocks that IANA lists for special
  /// purposes.
  ///
  /// https://www.iana.org/assignments/iana-ipv4-special-registry and .../iana-ipv6-special-registry
  var isPublic: Bool {
    if bytes.count == 4 { return !Self.special4.contains { $0.contains(bytes) } }
    // IPv6-only networks reach IPv4 servers through this prefix (RFC 6052).
    if Self.nat64.contains(bytes) { return IPAddress(bytes: Array(bytes[12...]))?.isPublic ?? false }
    return Self.globalUnicast6.contains(bytes) && !Self.special6.contains { $0.contains(bytes) }
  }

  /// A block of addresses with a common prefix.
  private struct Block {
    let prefix: [UInt8]
    let length: Int

    init(_ prefix: [UInt8], _ length: Int) {
      self.prefix = prefix
      self.length = length
    }

    func contains(_ bytes: [UInt8]) -> Bool {
      for bit in 0..<length {
        let mask: UInt8 = 0x80 >> UInt8(bit % 8)
        let expected = bit / 8 < prefix.count ? prefix[bit / 8] : 0
        if (bytes[bit / 8] ^ expected) & mask != 0 { return false }
      }
      return true
    }
  }

  private static let special4: [Block] = [
    Block([0], 8),  // this network
    Block([10], 8), Block([172, 16], 12), Block([192, 168], 16),  // private
    Block([100, 64], 10),  // shared by carriers
    Block([127], 8),  // loopback
    Block([169, 254], 16),  // link-local
    Block([192, 0, 0], 24),  // protocol assignments
    Block([192, 0, 2], 24), Block([198, 51, 100], 24), Block([203, 0, 113], 24),  // documentation
    Block([192, 88, 99], 24),  // the former 6to4 relays
    Block([198, 18], 15),  // benchmarks
    Block([224], 4),  // multicast
    Block([240], 4),  // reserved, broadcast
  ]

  /// Addresses outside it are loopback, IPv4-mapped, unique-local, link-local, multicast or unassigned.
  private static let globalUnicast6 = Block([0x20], 3)
  private static let nat64 = Block([0x00, 0x64, 0xFF, 0x9B], 96)
  private static let special6: [Block] = [
    Block([0x20, 0x01], 23),  // protocol assignments, Teredo
    Block([0x20, 0x01, 0x0D, 0xB8], 32), Block([0x3F, 0xFF], 20),  // documentation
    Block([0x20, 0x02], 16),  // 6to4, which wraps IPv4 addresses
  ]
}
