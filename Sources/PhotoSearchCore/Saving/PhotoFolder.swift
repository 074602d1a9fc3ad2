import FoundationEssentials

/// Saves photos as files of a folder, each with its credit in its metadata.
///
/// Files are named after title and author, and no file that is there is ever changed. A format that cannot carry a
/// credit gets it in a file beside it, "Owl.gif.xmp".
public nonisolated struct PhotoFolder: PhotoSaver {
  private let directory: String
  private let transport: any HTTPTransport
  private let policy: URLPolicy
  private let wording: CreditWording
  private let maximumBytes: Int

  /// - Parameters:
  ///   - directory: An absolute path. Made when the first photo is saved.
  ///   - policy: Where pictures may come from.
  ///   - wording: The words of the credit.
  ///   - maximumBytes: The largest picture.
  public init(
    directory: String, transport: any HTTPTransport, policy: URLPolicy = URLPolicy(),
    wording: CreditWording = CreditWording(), maximumBytes: Int = 200_000_000
  ) {
    self.directory = directory
    self.transport = transport
    self.policy = policy
    self.wording = wording
    self.maximumBytes = maximumBytes
  }

  public func save(
    _ photo: Photo, progress: @escaping @Sendable (PhotoSaveProgress) -> Void
  ) async throws(PhotoSaveError) -> String {
    guard !Task.isCancelled else { throw .cancelled }
    progress(.downloading)
    let original = try await original(of: photo)
    guard let type = PhotoFileType(signatureOf: original) else { throw .notAPicture }
    progress(.writing(byteCount: original.count))
    let credit = Credit(photo)
    // A picture whose metadata cannot be read is saved as it is: it may be damaged, or not what it seems.
    let marked = try? PhotoMetadata.data(original, carrying: credit, wording: wording)
    guard !Task.isCancelled else { throw .cancelled }
    let stem = PhotoFileName.stem(for: photo)
    let path = try NewFile.write(marked ?? original, in: directory) { number in
      PhotoFileName.name(stem, number: number, extension: type.fileExtension)
    }
    if marked == nil {
      let name = String(path.dropFirst(directory.count + 1))
      _ = try NewFile.write(PhotoMetadata.sidecar(for: credit, wording: wording), in: directory) { number in
        number == 1 ? name + ".xmp" : "\(name) (\(number)).xmp"
      }
    }
    return path
  }

  private func original(of photo: Photo) async throws(PhotoSaveError) -> Data {
    guard let url = photo.imageURL else {
      // A photo that came with the program.
      guard case .file(let path)? = photo.thumbnail, let data = try? Data(contentsOf: URL(filePath: path)) else {
        throw .noPicture
      }
      return data
    }
    var request = HTTPRequest(url: url, policy: policy)
    request.headers = [.init(name: "Accept", value: "image/*")]
    request.maximumBytes = maximumBytes
    request.acceptsCompression = false
    request.timeouts.total = .seconds(600)
    let response: HTTPResponse
    do throws(HTTPError) {
      response = try await transport.response(to: request)
    } catch {
      throw error == .cancelled ? .cancelled : .download(PhotoSearchError(error))
    }
    if let error = ServiceFailure.error(for: response) { throw .download(error) }
    return response.body
  }
}

nonisolated extension PhotoFileType {
  /// By the first bytes of a file, whatever it is called; nil for what is no picture.
  init?(signatureOf data: Data) {
    let bytes = Array(data.prefix(12))
    func has(_ signature: [UInt8], at offset: Int = 0) -> Bool { bytes.dropFirst(offset).starts(with: signature) }
    if has([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if has(Array("GIF8".utf8)) {
      self = .gif
    } else if has(Array("RIFF".utf8)), has(Array("WEBP".utf8), at: 8) {
      self = .webp
    } else if has([0x49, 0x49, 0x2A, 0x00]) || has([0x4D, 0x4D, 0x00, 0x2A]) {
      self = .tiff
    } else {
      return nil
    }
  }

  /// As files are named.
  var fileExtension: String { self == .jpeg ? "jpg" : rawValue }
}
