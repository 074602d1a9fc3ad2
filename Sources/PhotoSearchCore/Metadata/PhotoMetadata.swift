public import FoundationEssentials

/// Why an image cannot carry a credit, or why none can be read from it.
public nonisolated enum PhotoMetadataError: Error, Sendable, Hashable {
  /// The file is not JPEG, PNG or WebP.
  case unsupportedFormat
  /// The file ends too early or violates its format.
  case damagedFile
  /// The file contains XMP that cannot be parsed. Replacing it would lose what others wrote.
  case unreadableMetadata
  /// The metadata is larger than the format allows.
  case tooLarge
}

/// The credit in an image's metadata, as XMP: `dc:title`, `dc:creator`, `dc:rights`, `dc:source`,
/// `xmpRights:WebStatement`, `xmpRights:Marked`, `xmpRights:UsageTerms`, `cc:license`, `cc:attributionName`,
/// `cc:attributionURL` and `photoshop:Credit`. The web statement is the address of the licence, as IPTC and search
/// engines read it, or the photo's page if the licence has none.
///
/// Pixels and the rest of the metadata stay as they are, byte by byte, and XMP properties of others are preserved. Only
/// the index of a JPEG with several images is updated if XMP between it and the images moves.
///
/// The three containers are written by hand, because no library fits: exiv2 is 7 MB of C++ under the GPL; exempi edits
/// files in place, so that a failure leaves a broken one; and both have a history of memory errors on hostile files, as
/// photos from a network may be. Nothing here reads or writes out of bounds, whatever the bytes are.
public nonisolated enum PhotoMetadata {
  /// Returns the image with the credit in its metadata, replacing any credit that was there.
  ///
  /// - Parameters:
  ///   - data: A JPEG, PNG or WebP file.
  ///   - wording: The wording of the sentence in `dc:rights`.
  /// - Complexity: O(size of the file).
  public static func data(
    _ data: Data, carrying credit: Credit, wording: CreditWording = CreditWording()
  ) throws(PhotoMetadataError) -> Data {
    let container = try container(of: data)
    var packet = container.packet
    packet.write(credit, wording: wording)
    return Data(try container.bytes(with: packet))
  }

  /// Returns the credit that an image carries, regardless of who wrote it, or `nil` if there is none.
  public static func credit(in data: Data) throws(PhotoMetadataError) -> Credit? {
    try container(of: data).packet.credit
  }

  /// Returns the credit as a sidecar file, for an image whose format cannot carry it.
  public static func sidecar(for credit: Credit, wording: CreditWording = CreditWording()) -> Data {
    var packet = XMPPacket()
    packet.write(credit, wording: wording)
    return Data(packet.serialized())
  }

  private static func container(of data: Data) throws(PhotoMetadataError) -> any ImageContainer {
    let bytes = Array(data)
    if bytes.starts(with: JPEGContainer.signature) { return try JPEGContainer(bytes) }
    if bytes.starts(with: PNGContainer.signature) { return try PNGContainer(bytes) }
    if WebPContainer.accepts(bytes) { return try WebPContainer(bytes) }
    throw .unsupportedFormat
  }
}

/// An image file, split into the XMP and the rest.
nonisolated protocol ImageContainer {
  /// The file's XMP, or an empty packet if it has none.
  var packet: XMPPacket { get }

  /// Returns the file with its XMP replaced.
  func bytes(with packet: XMPPacket) throws(PhotoMetadataError) -> [UInt8]
}

nonisolated extension XMPPacket {
  /// Joins the packets of one file, which should have at most one.
  init(joining packets: [Range<Int>], of bytes: [UInt8]) throws(PhotoMetadataError) {
    self.init()
    guard packets.count <= 4 else { throw .unreadableMetadata }
    for range in packets where bytes[range].contains(where: { !Self.isBlank($0) }) {
      guard let packet = try? XMPPacket(parsing: bytes[range]) else { throw .unreadableMetadata }
      absorb(packet)
    }
  }

  /// A program that removes the metadata leaves an empty packet.
  private static func isBlank(_ byte: UInt8) -> Bool { [0, 0x09, 0x0A, 0x0D, 0x20].contains(byte) }
}
