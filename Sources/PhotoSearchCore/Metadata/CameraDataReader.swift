import FoundationEssentials
import Synchronization

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
