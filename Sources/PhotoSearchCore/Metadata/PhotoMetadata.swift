public import FoundationEssentials

/// Why a picture cannot carry a credit, or none can be read from it.
public nonisolated enum PhotoMetadataError: Error, Sendable, Hashable {
  /// Neither JPEG nor PNG nor WebP.
  case unsupportedFormat
  /// The file ends too early or is not built as its format demands.
  case damagedFile
  /// There is XMP in the file that cannot be understood. To replace it would lose what others wrote.
  case unreadableMetadata
  /// There is more metadata than the format can hold.
  case tooLarge
}

/// The credit in the metadata of a picture, as XMP: `dc:title`, `dc:creator`, `dc:rights`, `dc:source`,
/// `xmpRights:WebStatement`, `xmpRights:Marked`, `xmpRights:UsageTerms`, `cc:license`, `cc:attributionName`,
/// `cc:attributionURL` and `photoshop:Credit`. The web statement is the address of the licence, as IPTC and search
/// engines read it, or the photo's page when the licence has none.
///
/// Pixels and the rest of the metadata stay as they are, byte by byte; XMP properties of others are kept. Only the index
/// of a JPEG with several pictures is brought up to date where XMP between it and the pictures goes elsewhere.
///
/// The three containers are written by hand, since no library fits: exiv2 is 7 MB of C++ under the GPL; exempi works on
/// files in place, so that a failure leaves a broken one, and both have a history of memory errors on hostile files,
/// which is what photos from a network are. Nothing here reads or writes out of bounds, whatever the bytes are.
public nonisolated enum PhotoMetadata {
  /// The picture with the credit in its metadata, in place of the credit that was there.
  ///
  /// - Parameters:
  ///   - data: a JPEG, PNG or WebP file.
  ///   - wording: the words of the sentence in `dc:rights`.
  /// - Complexity: O(size of the file).
  public static func data(
    _ data: Data, carrying credit: Credit, wording: CreditWording = CreditWording()
  ) throws(PhotoMetadataError) -> Data {
    let container = try container(of: data)
    var packet = container.packet
    packet.write(credit, wording: wording)
    return Data(try container.bytes(with: packet))
  }

  /// The credit that a picture carries, whoever wrote it; nil when it carries none.
  public static func credit(in data: Data) throws(PhotoMetadataError) -> Credit? {
    try container(of: data).packet.credit
  }

  /// The credit as a file of its own, to lie beside a picture whose format cannot carry it.
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

/// A picture's file, taken apart into the XMP and the rest.
nonisolated protocol ImageContainer {
  /// What the file says; empty when it has no XMP.
  var packet: XMPPacket { get }

  /// The file with other XMP.
  func bytes(with packet: XMPPacket) throws(PhotoMetadataError) -> [UInt8]
}

nonisolated extension XMPPacket {
  /// The packets of one file as one. There should be one at most.
  init(joining packets: [Range<Int>], of bytes: [UInt8]) throws(PhotoMetadataError) {
    self.init()
    guard packets.count <= 4 else { throw .unreadableMetadata }
    for range in packets where bytes[range].contains(where: { !Self.isBlank($0) }) {
      guard let packet = try? XMPPacket(parsing: bytes[range]) else { throw .unreadableMetadata }
      absorb(packet)
    }
  }

  /// A program that takes the metadata away leaves an empty place.
  private static func isBlank(_ byte: UInt8) -> Bool { [0, 0x09, 0x0A, 0x0D, 0x20].contains(byte) }
}
