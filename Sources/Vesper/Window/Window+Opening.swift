import FoundationEssentials
import Gtk

extension Window {
  /// Opens a photo's page in the web browser. Accepts only web addresses, since a service's response could otherwise
  /// launch a program.
  func openPage(_ url: URL?) {
    guard let url, ["https", "http"].contains(url.scheme?.lowercased()) else { return }
    Task {
      do {
        try await showUriFull(self, uri: url.absoluteString, timestamp: Gdk.CURRENT_TIME)
      } catch {
        await alert(
          title: Strings.cannotOpenPage,
          message: Strings.openByHand(url.absoluteString, reason: String(describing: error)),
          buttons: [Strings.close])
      }
    }
  }
}

extension Window {
  /// Opens the folder of a file in the file manager.
  func showFolder(of path: String) {
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
    Task {
      do {
        try await showUriFull(self, uri: Gio.File(path: folder).uri, timestamp: Gdk.CURRENT_TIME)
      } catch {
        await alert(title: Strings.folderCannotBeShown, message: folder, buttons: [Strings.close])
      }
    }
  }
}
