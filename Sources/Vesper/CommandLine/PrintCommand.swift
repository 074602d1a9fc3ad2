import BindingCore
import FoundationEssentials
import Glibc
import PhotoSearchCore

/// The `vesper --print TEXT` command: a search without a window, through the same view model.
struct PrintCommand {
  let viewModel: PhotoSearchViewModel
  let text: String
  let limit: Int?
  let asJSON: Bool
  /// The name of the collection to search, and the saved photos that know it, or `nil` to search everything.
  var collection: (name: String, saved: SavedPhotosAccess)?
  /// Prints a line of the result.
  let output: (String) -> Void
  /// Prints a line for the user at the terminal.
  let message: (String) -> Void

  /// The longest wait for the service's permission. A search that has to wait longer fails.
  static let longestWait = Duration.seconds(60)

  /// Searches, prints and returns the exit code: 0 if the search succeeded, even without results, 1 if it failed.
  func run() async -> Int32 {
    guard await chooseCollection() else { return 1 }
    viewModel.searchString.value = text
    viewModel.submit()
    var hasSaidWait = false
    var count = 0
    for await status in viewModel.status.values {
      switch status {
      case .idle, .unasked, .searching, .arriving:
        continue
      case .waiting(let wait):
        if wait > Self.longestWait {
          message(Strings.sentence(for: .rateLimited(retryAfter: wait)))
          return 1
        }
        if !hasSaidWait { message(Strings.status(status)) }
        hasSaidWait = true
      case .failed(let error):
        message(Strings.sentence(for: error))
        return 1
      case .nothingFound:
        tellWithoutNetwork()
        message(text.allSatisfy(\.isWhitespace) ? Strings.nothingFoundTitle : Strings.status(status))
        return 0
      case .found(_, _, _, let notices):
        // A page without new photos is the last: a service may repeat itself forever.
        let isGrowing = viewModel.searchResults.count > count
        count = viewModel.searchResults.count
        if viewModel.hasMore.value, isGrowing, let limit, count < limit {
          viewModel.loadMore()
          continue
        }
        tellWithoutNetwork()
        for notice in notices { message(Strings.notice(notice)) }
        printResults()
        return 0
      }
    }
    return 1
  }

  /// - Returns: False if there is no such collection.
  private func chooseCollection() async -> Bool {
    guard let collection else { return true }
    do throws(SavedPhotosError) {
      guard let found = try await collection.saved.collection(named: collection.name) else {
        message(Strings.unknownCollection(collection.name))
        return false
      }
      viewModel.search(in: found)
      return true
    } catch {
      message(Strings.sentence(for: error))
      return false
    }
  }

  private func tellWithoutNetwork() {
    if viewModel.isWithoutNetwork.value { message(Strings.withoutNetwork) }
  }

  private func printResults() {
    for photo in viewModel.searchResults.collection.prefix(limit ?? .max) {
      let record = PhotoRecord(photo)
      output(asJSON ? record.json : record.text)
    }
  }
}

/// A photo as one line of output.
nonisolated struct PhotoRecord: Encodable {
  let source: String
  let id: String
  let title: String
  let author: String?
  let authorURL: String?
  let license: String
  let licenseURL: String?
  let pageURL: String?
  let imageURL: String?
  let thumbnailURL: String?
  let width: Int?
  let height: Int?
  let uploaded: String?

  init(_ photo: Photo) {
    source = photo.id.source.rawValue
    id = photo.id.id
    title = photo.title
    author = photo.author
    authorURL = photo.authorURL?.absoluteString
    license = photo.license.shortName
    licenseURL = photo.license.url?.absoluteString
    pageURL = photo.pageURL?.absoluteString
    imageURL = photo.imageURL?.absoluteString
    thumbnailURL =
      switch photo.thumbnail {
      case .remote(let url): url.absoluteString
      case .file(let path): URL(filePath: path).absoluteString
      case nil: nil
      }
    width = photo.width
    height = photo.height
    uploaded = photo.uploaded?.formatted(.iso8601)
  }

  /// Title, author, licence and source page, separated by tabs.
  var text: String {
    [
      title.isEmpty ? Strings.untitled : title, author ?? Strings.unknownAuthor, license,
      pageURL ?? Strings.noSourcePage,
    ].joined(separator: "\t")
  }
}
