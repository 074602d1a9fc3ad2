import Gtk

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
