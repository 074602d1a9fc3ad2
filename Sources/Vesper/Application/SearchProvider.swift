import FoundationEssentials
import Gtk
import PhotoSearchCore

/// Answers the search of the desktop with saved photos, as GNOME's overview asks for them: the interface
/// `org.gnome.Shell.SearchProvider2`, described in https://developer.gnome.org/documentation/tutorials/search-provider.html.
///
/// It asks no service: what somebody types into the desktop's search is not meant for one.
final class SearchProvider {
  /// What the user chose in the results of the desktop.
  enum Choice {
    case photo(Photo)
    /// All results for the text.
    case all(String)
  }

  private let application: Application
  private let saved: () -> SavedPhotosAccess
  private let show: (Choice, UInt32) -> Void

  /// The desktop shows five or so, and then how many more there are.
  private static let maximumCount = 50

  /// - Parameters:
  ///   - application: Stays alive during each call, and for its `inactivityTimeout` afterwards.
  ///   - saved: Returns the saved photos.
  ///   - show: Shows a choice in the window. Its second argument is the time of the user's action, see
  ///     `Window.presentWithTime`.
  init(
    _ application: Application, saved: @escaping () -> SavedPhotosAccess, show: @escaping (Choice, UInt32) -> Void
  ) {
    (self.application, self.saved, self.show) = (application, saved, show)
  }

  /// The path of the exported object for an application.
  static func path(ofApplication id: String) -> String {
    "/" + id.split(separator: ".").joined(separator: "/") + "/SearchProvider"
  }

  /// The interface to export. It retains the provider.
  var interface: Gio.DBusInterface {
    Gio.DBusInterface(
      "org.gnome.Shell.SearchProvider2",
      [
        .method("GetInitialResultSet") { (terms: [String]) in try await self.ids(matching: terms) },
        .method("GetSubsearchResultSet") { (_: [String], terms: [String]) in try await self.ids(matching: terms) },
        .method("GetResultMetas") { (ids: [String]) in
          try await self.photos(ids).map(Self.description)
        },
        .method("ActivateResult") { (id: String, terms: [String], time: UInt32) in
          // The photo may have been removed since it was found.
          let photo = try await self.photos([id]).first
          self.show(photo.map { .photo($0.result) } ?? .all(Self.text(of: terms)), time)
        },
        .method("LaunchSearch") { (terms: [String], time: UInt32) in self.show(.all(Self.text(of: terms)), time) },
      ])
  }

  private func ids(matching terms: [String]) async throws -> [String] {
    application.hold()
    defer { application.release() }
    return try await saved().photos(matching: terms, limit: Self.maximumCount).map { String($0.id) }
  }

  private func photos(_ ids: [String]) async throws -> [SavedPhoto] {
    application.hold()
    defer { application.release() }
    return try await saved().photos(ids.compactMap { Int($0) })
  }

  private static func text(of terms: [String]) -> String { terms.joined(separator: " ") }

  /// Returns what the desktop shows of a photo.
  private static func description(of saved: SavedPhoto) -> [String: GLib.Variant] {
    let photo = saved.photo
    var description: [String: GLib.Variant] = [
      "id": String(saved.id).asVariant,
      "name": (photo.title.isEmpty ? Strings.untitled : photo.title).asVariant,
      "description": Strings.list([photo.author ?? Strings.unknownAuthor, photo.license.shortName]).asVariant,
    ]
    if !saved.isMissing { description["icon"] = Gio.FileIcon(file: Gio.File(path: saved.path)).serialize() }
    return description
  }
}
