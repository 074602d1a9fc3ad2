import BindingCore
import Glibc
import PhotoSearchCore

/// `vesper --print TEXT`: the search without a window, through the same view model.
struct PrintCommand {
  let viewModel: PhotoSearchViewModel
  let text: String
  let limit: Int?
  let asJSON: Bool
  /// Takes a line of the result.
  let output: (String) -> Void
  /// Takes a line for the person at the terminal.
  let message: (String) -> Void

  /// A search that has to wait longer than this for the service's permission is given up.
  static let longestWait = Duration.seconds(60)

  /// Searches, prints and returns the exit code: 0 when the search worked, even if it found nothing, 1 when it failed.
  func run() async -> Int32 {
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
          message(Words.sentence(for: .rateLimited(retryAfter: wait)))
          return 1
        }
        if !hasSaidWait { message(Words.status(status)) }
        hasSaidWait = true
      case .failed(let error):
        message(Words.sentence(for: error))
        return 1
      case .nothingFound:
        tellWithoutNetwork()
        message(Words.status(status))
        return 0
      case .found(_, _, _, let notices):
        // A page that brings nothing new is the last: a service may repeat itself for ever.
        let isGrowing = viewModel.searchResults.count > count
        count = viewModel.searchResults.count
        if viewModel.hasMore.value, isGrowing, let limit, count < limit {
          viewModel.loadMore()
          continue
        }
        tellWithoutNetwork()
        for notice in notices { message(Words.notice(notice)) }
        printResults()
        return 0
      }
    }
    return 1
  }

  private func tellWithoutNetwork() {
    if viewModel.isWithoutNetwork.value { message(Words.withoutNetwork) }
  }

  private func printResults() {
    for photo in viewModel.searchResults.collection.prefix(limit ?? .max) {
      let record = PhotoRecord(photo)
      output(asJSON ? record.json : record.text)
    }
  }
}
