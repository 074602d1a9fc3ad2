import FoundationEssentials
import Glibc

/// The sample photos that come with the program: `catalogue.json` and the images beside it.
///
/// The format is described in `data/sample-photos/README.md`.
nonisolated struct SamplePhotosCatalogue: Sendable {
  /// A photo and its search index.
  struct Entry: Sendable {
    let photo: Photo
    let index: SearchIndex
    /// The year of publication, if the day is unknown.
    let year: Int?
  }

  /// The entries, in the order of the catalogue.
  let entries: [Entry]
  let problems: [SamplePhotosProblem]

  static let fileName = "catalogue.json"
  /// How the images look, by ID.
  static let looksName = "looks.json"

  /// Reads the catalogue in a directory. Skips invalid entries and lists them in `problems`.
  ///
  /// - Throws: `PhotoSearchError.dataMissing` if there is no catalogue or it cannot be decoded.
  init(directory: String) throws(PhotoSearchError) {
    let path = directory + "/" + Self.fileName
    let file: File
    do {
      file = try JSONDecoder().decode(File.self, from: Data(contentsOf: URL(filePath: path)))
    } catch {
      throw .dataMissing(path: path)
    }
    guard file.version == File.currentVersion, let root = Self.resolved(directory) else {
      throw .dataMissing(path: path)
    }
    var entries: [Entry] = []
    var problems: [SamplePhotosProblem] = []
    var ids: Set<String> = []
    for (number, record) in file.photos.enumerated() {
      do throws(Flaw) {
        let record = try record.value()
        guard ids.insert(record.id).inserted else { throw Flaw("the id is taken") }
        entries.append(try Self.entry(record, root: root))
      } catch {
        problems.append(SamplePhotosProblem(entry: record.id ?? "number \(number + 1)", reason: error.reason))
      }
    }
    self.entries = entries
    self.problems = problems
  }

  private static func entry(_ record: Record, root: String) throws(Flaw) -> Entry {
    guard !record.id.isEmpty else { throw Flaw("the id is empty") }
    let photo = Photo(
      id: PhotoID(source: .samples, id: record.id), title: record.title, author: record.author,
      authorURL: try record.authorURL.map(secureURL), license: try license(record.license),
      pageURL: try secureURL(record.pageURL), thumbnail: .file(path: try picture(record.file, root: root)),
      width: record.width, height: record.height, uploaded: try record.uploaded.map(day)?.start, tags: record.tags)
    let index = SearchIndex(title: photo.title, tags: photo.tags, author: photo.author)
    if let year = record.year, LocalDay(year: year, month: 1, day: 1) == nil { throw Flaw("there is no year \(year)") }
    return Entry(photo: photo, index: index, year: record.year)
  }

  /// Returns the absolute path of an image, which must exist and lie within the root after resolving links.
  private static func picture(_ file: String, root: String) throws(Flaw) -> String {
    guard !file.isEmpty, !file.utf8.contains(0) else { throw Flaw("no picture is named") }
    guard !file.hasPrefix("/"), !file.split(separator: "/").contains("..") else {
      throw Flaw("the picture \(file) is not within the collection")
    }
    guard let path = resolved(root + "/" + file) else { throw Flaw("the picture \(file) is missing") }
    guard path.hasPrefix(root + "/") else { throw Flaw("the picture \(file) is not within the collection") }
    return path
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func secureURL(_ text: String) throws(Flaw) -> URL {
    guard let url = URL(string: text), url.scheme == "https", url.host?.isEmpty == false else {
      throw Flaw("\(text) is not an https address")
    }
    return url
  }

  /// SPDX marks licences that are not on its list with "LicenseRef-". The rest is the name.
  private static func license(_ identifier: String) throws(Flaw) -> License {
    let prefix = "LicenseRef-"
    if identifier.hasPrefix(prefix) {
      return License(naming: identifier.dropFirst(prefix.count).split(separator: "-").joined(separator: " "))
    }
    let license = License(spdx: identifier)
    if case .other = license.kind { throw Flaw("the licence \(identifier) is not known") }
    return license
  }

  private static func day(_ text: String) throws(Flaw) -> LocalDay {
    guard let day = LocalDay(iso8601: text) else { throw Flaw("\(text) is not a day, such as 2015-03-04") }
    return day
  }
}

/// An entry of the sample photo catalogue that cannot be used.
public nonisolated struct SamplePhotosProblem: Sendable, Hashable {
  /// The entry's ID, or its number if it has none.
  public let entry: String
  /// The problem, in plain English.
  public let reason: String
}

/// Why an entry cannot be used.
private nonisolated struct Flaw: Error {
  let reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}

/// The decoded file.
private nonisolated struct File: Decodable {
  let version: Int
  let photos: [LenientRecord]

  static let currentVersion = 1
}

private nonisolated struct Record: Decodable {
  let id: String
  let file: String
  let width: Int?
  let height: Int?
  let title: String
  let author: String?
  let authorURL: String?
  let pageURL: String
  let license: String
  let uploaded: String?
  let year: Int?
  let tags: [String]
}

/// A record that may be invalid without affecting the others.
private nonisolated struct LenientRecord: Decodable {
  let id: String?
  private let record: Result<Record, any Error>

  init(from decoder: any Decoder) {
    record = Result { try Record(from: decoder) }
    id = try? decoder.container(keyedBy: Key.self).decode(String.self, forKey: .id)
  }

  func value() throws(Flaw) -> Record {
    do {
      return try record.get()
    } catch DecodingError.keyNotFound(let key, _) {
      throw Flaw("\(key.stringValue) is missing")
    } catch DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context) {
      throw Flaw("\(context.codingPath.last?.stringValue ?? "the entry") is not of the right kind")
    } catch {
      throw Flaw("the entry cannot be read")
    }
  }

  private enum Key: String, CodingKey {
    case id
  }
}
