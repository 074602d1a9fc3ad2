/// The format of an image file that Vesper can show.
public nonisolated enum PhotoFileType: String, Sendable, Hashable, Codable, CaseIterable {
  case jpeg, png, gif, webp, tiff

  /// - Parameter name: A filename extension such as "jpg" or a media type such as "image/jpeg", in any case.
  public init?(named name: String) {
    let name = name.lowercased()
    switch name.hasPrefix("image/") ? String(name.dropFirst(6)) : name {
    case "jpeg", "jpg", "jpe", "pjpeg": self = .jpeg
    case "png": self = .png
    case "gif": self = .gif
    case "webp": self = .webp
    case "tiff", "tif": self = .tiff
    default: return nil
    }
  }
}
