import Gtk
import PhotoSearchCore

/// Error messages with advice. `PhotoSearchCore` has the same ones in English, for logs and tests.
nonisolated extension Strings {
  static func sentence(for error: PhotoSearchError) -> String {
    switch error {
    case .offline:
      translated("Vesper is working offline. Choose \(localSource), or allow the network.")
    case .noNetwork(let host):
      translated("Can’t reach \(host). Check the network connection, or choose \(localSource).")
    case .cannotConnect(let host):
      translated("Could not reach \(host). Check the network connection and try again.")
    case .proxyFailure(let proxy):
      translated(
        "Could not connect through the proxy \(proxy). Check the proxy settings, or choose \(localSource).")
    case .connectionLost(let host):
      translated("The connection to \(host) broke before the answer was complete. Try again in a moment.")
    case .timedOut(let host):
      translated("\(host) took too long to answer. Try again in a moment.")
    case .tlsFailure(let host, let problem):
      sentence(for: problem, host: host)
    case .rateLimited(let time?) where time <= .zero:
      translated("The wait is over. Try again.")
    case .rateLimited(let time?):
      translated("Limit reached. Try again in \(wait(time)).")
    case .rateLimited(nil):
      translated("Limit reached. Try again later.")
    case .serviceError(let status, let message):
      switch ownWords(message) {
      case let words?: translated("The service reported an error (\(String(status))): \(words). Try again later.")
      case nil: translated("The service reported an error (\(String(status))). Try again later.")
      }
    case .badRequest(let message):
      switch ownWords(message) {
      case let words?: translated("The service did not understand the search: \(words). Try other words.")
      case nil: translated("The service did not understand the search. Try other words.")
      }
    case .notFound:
      translated("The service does not have this any more. Search again for current results.")
    case .malformedAnswer(let reason):
      translated("The service’s answer could not be read: \(translated(reason: reason)). Try again later.")
    case .tooManyRedirects:
      translated("The service sends Vesper from one address to the next without an answer. Try again later.")
    case .answerTooLarge(let limit):
      translated(
        "The service’s answer is larger than the limit of \(limit / 1_000_000) MB, so it was dropped. Try again later.")
    case .refusedURL(let url):
      translated("Vesper does not open the address \(url): it is not secure, or not on the public internet.")
    case .redirectRefused(let url):
      translated(
        "The service sends Vesper on to \(url). Vesper does not open this address: it is not secure, not on the public internet, or not the service’s own."
      )
    case .dataMissing(let path):
      translated("The file \(path) is missing or cannot be read. Install Vesper again.")
    case .libraryMissing(let name):
      translated(
        "The library \(name), with which Vesper asks the services, is missing. Install it with your system’s package manager, or choose \(localSource)."
      )
    case .keyMissing(let source):
      translated(
        "\(sourceName(source)) needs a key of your own. Enter it in the settings, or choose another source.")
    case .keyRefused(let source):
      translated(
        "\(sourceName(source)) does not accept your key. Check the key in the settings, or choose another source.")
    case .keyUnreadable(let path, let reason):
      translated(
        "The key in the file \(path) is not used: \(translated(reason: reason)). Enter it again in the settings.")
    case .unsupported(let source):
      translated("\(sourceName(source)) cannot search in this way. Search for words, or choose another source.")
    case .noAnswer(let sources):
      translated("No source answered: \(list(sources.map(sourceName))). Try again in a moment.")
    case .savedPhotos(let error):
      sentence(for: error)
    case .cancelled:
      translated("The search was cancelled.")
    }
  }

  private static func sentence(for problem: TLSProblem, host: String) -> String {
    switch problem {
    case .wrongHost:
      translated(
        "Another server answered in place of \(host), so the connection was closed. Check whether this network wants you to log in first."
      )
    case .expired:
      translated(
        "The certificate of \(host) is not valid today, so the connection was closed. Check the computer’s date.")
    case .untrusted:
      translated(
        "Nobody whom this computer trusts vouches for \(host), so the connection was closed. Check whether something on this network is intercepting traffic."
      )
    case .noAuthorities:
      translated(
        "The list of trusted certificates cannot be read, so \(host) cannot be checked. Install the package ca-certificates."
      )
    case .handshake:
      translated("No secure connection to \(host) could be made. Check the network, or try again later.")
    }
  }

  static func sentence(for error: PhotoSaveError) -> String {
    switch error {
    case .noPicture: translated("The source does not say where the picture is. Open its page to get it.")
    case .download(let error): translated("The picture could not be loaded. \(sentence(forDownload: error))")
    case .notAPicture: translated("What the source sent is no picture. Open its page to get it.")
    case .library(let error): sentence(for: error)
    case .cancelled: translated("Saving was cancelled.")
    }
  }

  /// Another source, which a search can advise, has not got the photo.
  private static func sentence(forDownload error: PhotoSearchError) -> String {
    switch error {
    case .offline: translated("Vesper is working offline.")
    case .noNetwork(let host): translated("Can’t reach \(host). Check the network connection and try again.")
    case .proxyFailure(let proxy):
      translated("Could not connect through the proxy \(proxy). Check the proxy settings and try again.")
    default: sentence(for: error)
    }
  }

  static func sentence(for error: SavedPhotosError) -> String {
    switch error {
    case .damaged(let kept):
      translated(
        "The list of saved photos was damaged and has been rebuilt. The damaged one is kept as \(kept). Try again.")
    case .busy: translated("Another program is busy with the saved photos. Try again in a moment.")
    case .full: translated("There is no room left on the disk. Make room, then try again.")
    case .inaccessible(let path): translated("\(path) cannot be read or written. Check its permissions and the disk.")
    case .newer:
      translated("The saved photos were last used by a later version of Vesper. Update Vesper to use them.")
    case .noPicture:
      translated("This is no picture that Vesper can save. Open the photo’s page to save it from there.")
    case .notFound: translated("The photo is no longer among the saved ones.")
    case .unreadableImport:
      translated("This is no list of saved photos. Choose a CSV or JSON file that Vesper exported.")
    case .importTooLarge(let limit):
      translated(
        "The list is larger than the limit of \(limit / 1_000_000) MB, so it was not read. Import it in several parts.")
    case .collectionNameEmpty: translated("Type a name for the collection.")
    case .collectionNameTaken(let name):
      translated("There is already a collection “\(name)”. Choose another name.")
    case .tooManyCollections(let limit):
      translated("There are already \(limit) collections. Delete one that you no longer need.")
    case .collectionNotFound: translated("The collection no longer exists.")
    case .libraryMissing(let name):
      translated(
        "The library \(name), which writes ZIP files, is missing. Install it with your system’s package manager, or export a folder."
      )
    case .cancelled: translated("That was cancelled, and nothing was changed.")
    case .failed(let message): translated("The saved photos could not be used: \(message).")
    }
  }

  static func sentence(for error: ServiceURL.Invalid) -> String {
    translated("\(error.variable) is “\(error.value)”, but \(translated(reason: error.reason)).")
  }

  /// Returns a service's own message, for use after a colon and before a full stop.
  private static func ownWords(_ message: String?) -> String? {
    guard let message = message.map(PhotoText.sanitized), !message.isEmpty else { return nil }
    return message.hasSuffix(".") ? String(message.dropLast()) : message
  }
}
