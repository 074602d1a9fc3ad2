import Glibc

/// The first file of an OpenDocument or EPUB package, by which programs recognise it without unpacking it: the type
/// stands at a fixed place, so nothing may stand between the name and the content.
///
/// https://www.w3.org/TR/epub-33/#sec-zip-container-mime and
/// https://docs.oasis-open.org/office/OpenDocument/v1.3/os/part2-packages/OpenDocument-v1.3-os-part2-packages.html#MimeTypeStream
nonisolated struct MimetypeEntry {
  static let name = "mimetype"

  private static let headerSize = 30
  private static let endSize = 22
  /// Set when the checksum follows the content, which readers that do not seek refuse for content that is stored.
  private static let checksumFollows: UInt8 = 1 << 3

  private let descriptor: Int32

  /// Rewrites the first file of an archive by libarchive, which adds times and owners that nobody can turn off.
  ///
  /// - Parameter descriptor: The complete archive, open for reading and writing. One beyond 4 GB stays as it is: it has a
  ///   directory of another kind.
  /// - Returns: Whether the archive could be read and written. If not, `errno` is set.
  static func makePlain(in descriptor: Int32) -> Bool { MimetypeEntry(descriptor: descriptor).makePlain() }

  private func makePlain() -> Bool {
    let size = Int(lseek(descriptor, 0, SEEK_END))
    guard var end = read(Self.endSize, at: size - Self.endSize), end.number(4, at: 0) == 0x0605_4b50,
      var header = read(Self.headerSize, at: 0)
    else { return false }
    let (directoryStart, directorySize) = (end.number(4, at: 16), end.number(4, at: 12))
    if directoryStart == UInt32.max { return true }
    guard var directory = read(directorySize, at: directoryStart) else { return false }
    let places = directory.placesOfEntries()
    guard !places.isEmpty else { return false }
    let nameEnd = Self.headerSize + header.number(2, at: 26)
    let extra = header.number(2, at: 28)
    let contentSize = directory.number(4, at: 24)
    guard let content = read(contentSize, at: nameEnd + extra) else { return false }
    let next = places.count > 1 ? directory.number(4, at: places[1] + 42) : directoryStart
    let removed = next - (nameEnd + contentSize)
    guard removed >= 0 else { return false }

    header[6] &= ~Self.checksumFollows
    header.replaceSubrange(14..<26, with: directory[16..<28])
    header.set(0, size: 2, at: 28)
    directory[8] &= ~Self.checksumFollows
    for place in places.dropFirst() {
      directory.set(directory.number(4, at: place + 42) - removed, size: 4, at: place + 42)
    }
    end.set(directoryStart - removed, size: 4, at: 16)
    return write(content, at: nameEnd) && move(next..<directoryStart, by: -removed)
      && write(header, at: 0) && write(directory, at: directoryStart - removed)
      && write(end, at: directoryStart - removed + directorySize)
      && ftruncate(descriptor, off_t(size - removed)) == 0
  }

  private func move(_ range: Range<Int>, by distance: Int) -> Bool {
    let chunk = 1 << 20
    for start in stride(from: range.lowerBound, to: range.upperBound, by: chunk) {
      guard let bytes = read(min(chunk, range.upperBound - start), at: start), write(bytes, at: start + distance) else {
        return false
      }
    }
    return true
  }

  private func read(_ count: Int, at offset: Int) -> [UInt8]? {
    guard count >= 0, offset >= 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    return pread(descriptor, &bytes, count, off_t(offset)) == count ? bytes : nil
  }

  private func write(_ bytes: [UInt8], at offset: Int) -> Bool {
    pwrite(descriptor, bytes, bytes.count, off_t(offset)) == bytes.count
  }
}

nonisolated extension [UInt8] {
  /// Returns a number as ZIP stores it, its lowest byte first.
  fileprivate func number(_ size: Int, at offset: Int) -> Int {
    self[offset..<offset + size].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  fileprivate mutating func set(_ number: Int, size: Int, at offset: Int) {
    for index in 0..<size { self[offset + index] = UInt8(truncatingIfNeeded: number >> (8 * index)) }
  }

  /// Where the entries of a directory begin.
  fileprivate func placesOfEntries() -> [Int] {
    var (places, place) = ([Int](), 0)
    while place + 46 <= count {
      places.append(place)
      place += 46 + number(2, at: place + 28) + number(2, at: place + 30) + number(2, at: place + 32)
    }
    return places
  }
}
