public import FoundationEssentials
import Synchronization

/// How a photo was taken, as the camera recorded it in the file. Missing and implausible values are `nil`.
public nonisolated struct CameraData: Sendable, Hashable {
  /// Maker and model, such as "Canon EOS 5D".
  public var camera: String?
  public var lens: String?
  /// In seconds.
  public var exposureTime: Double?
  /// The f-number.
  public var aperture: Double?
  /// The ISO 12232 sensitivity.
  public var sensitivity: Int?
  /// In millimetres.
  public var focalLength: Double?
  /// The focal length with the same angle of view on 35 mm film, in millimetres.
  public var focalLengthOnFilm: Int?
  /// The date and time by the camera's clock, such as "2019-06-01 14:30".
  public var taken: String?

  public init() {}

  /// Reads the EXIF of a JPEG file, whose first part is enough. Returns `nil` if there is none.
  ///
  /// The location is private and is not read.
  public init?(jpeg data: Data) {
    guard let exif = EXIFReader(jpeg: data) else { return nil }
    let camera = exif.directory(at: exif.firstDirectory)
    let picture = camera[0x8769]?.number.map { exif.directory(at: $0) } ?? [:]
    self.camera = Self.camera(maker: camera[0x010F]?.text, model: camera[0x0110]?.text)
    lens = picture[0xA434]?.text
    exposureTime = picture[0x829A]?.fraction.flatMap { (1e-6...100_000).contains($0) ? $0 : nil }
    aperture = picture[0x829D]?.fraction.flatMap { (0.1...1000).contains($0) ? $0 : nil }
    sensitivity = picture[0x8827]?.number.flatMap { (1...10_000_000).contains($0) ? $0 : nil }
    focalLength = picture[0x920A]?.fraction.flatMap { (0.1...100_000).contains($0) ? $0 : nil }
    focalLengthOnFilm = picture[0xA405]?.number.flatMap { (1...100_000).contains($0) ? $0 : nil }
    taken = (picture[0x9003]?.text).flatMap(Self.moment)
    if self == CameraData() { return nil }
  }

  /// Joins maker and model, unless the model already includes the maker's name, as many do.
  private static func camera(maker: String?, model: String?) -> String? {
    guard let model else { return maker }
    guard let maker, let brand = maker.split(separator: " ").first else { return model }
    return model.lowercased().hasPrefix(brand.lowercased()) ? model : "\(maker) \(model)"
  }

  /// Converts an EXIF time such as "2019:06:01 14:30:05", dropping the seconds.
  private static func moment(_ text: String) -> String? {
    let parts = text.split { ": ".contains($0) }.compactMap { Int($0) }
    guard parts.count == 6, (1826...9999).contains(parts[0]), (1...12).contains(parts[1]), (1...31).contains(parts[2]),
      (0...23).contains(parts[3]), (0...59).contains(parts[4])
    else { return nil }
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(parts[0])-\(two(parts[1]))-\(two(parts[2])) \(two(parts[3])):\(two(parts[4]))"
  }
}

/// Finds out how a photo was taken, by reading only the beginning of the full-size image file.
public nonisolated final class CameraDataReader: Sendable {
  private let transport: any HTTPTransport
  private let policy: URLPolicy
  private let known = Mutex(RecentlyUsed<URL, CameraData?>(maximumCost: 200))

  /// How much of the file to read. The segment with the data has at most 64 KB, and only small ones precede it.
  static let length = 128 * 1024

  /// - Parameter policy: Where images may come from.
  public init(transport: any HTTPTransport, policy: URLPolicy = URLPolicy()) {
    (self.transport, self.policy) = (transport, policy)
  }

  /// Returns the camera data in the photo's file, or `nil` if there is none or the file is unavailable.
  public func cameraData(of photo: Photo) async -> CameraData? {
    guard photo.fileType == nil || photo.fileType == .jpeg else { return nil }
    guard let url = photo.imageURL else {
      guard case .file(let path)? = photo.thumbnail, let data = try? Data(contentsOf: URL(filePath: path)) else {
        return nil
      }
      return CameraData(jpeg: data.prefix(Self.length))
    }
    if let data = known.withLock({ $0.value(for: url) }) { return data }
    var request = HTTPRequest(url: url, policy: policy)
    request.headers = [
      .init(name: "Accept", value: "image/*"), .init(name: "Range", value: "bytes=0-\(Self.length - 1)"),
    ]
    // A server that does not support ranges sends more, which is not worth it for a large file.
    request.maximumBytes = 4 * Self.length
    request.acceptsCompression = false
    request.isThrottledWithOthers = true
    request.cacheUse = .none
    guard let response = try? await transport.response(to: request), (200...299).contains(response.status) else {
      return nil
    }
    let data = CameraData(jpeg: response.body.prefix(Self.length))
    known.withLock { $0.insert(data, cost: 1, for: url) }
    return data
  }
}
