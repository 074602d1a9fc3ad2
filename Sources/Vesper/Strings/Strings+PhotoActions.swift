import Gtk
import PhotoSearchCore

/// Texts on the large view of a photo and on using it elsewhere.
nonisolated extension Strings {
  static let loadingPicture = translated("Loading the picture")
  static let loadingPhotos = translated("Looking for photos")
  static let previousPhoto = translated("Previous photo")
  static let nextPhoto = translated("Next photo")
  static let zoomIn = translated("Zoom in")
  static let zoomOut = translated("Zoom out")
  static let turnLeft = translated("Rotate left")
  static let turnRight = translated("Rotate right")
  static let zoomLevelHint = translated("Switch between the whole picture and its full size")
  static let fullscreen = translated("Full screen")
  static let leaveFullscreen = translated("Leave full screen")
  static let sensitivePhoto = translated("The source says that this photo may be sensitive.")
  static let showSensitivePhoto = translated("Show the Photo")
  static let tags = translated("Tags")
  static let showAll = translated("Show All")
  static let noOtherPhotos = translated("There are no others.")
  static let moreActions = translated("More actions")
  static let copyImage = translated("Copy Image")
  static let copyLink = translated("Copy Link")
  static let linkCopied = translated("Link copied.")
  static let openWith = translated("Open With…")
  static let sendByEmail = translated("Send by E-mail…")
  static let printPhoto = translated("Print…")
  static let setAsWallpaper = translated("Set as Wallpaper…")
  static let creditCopied = translated("Credit copied.")
  static let imageCopied = translated("Picture copied.")
  static let photoIsPrinted = translated("The photo was printed.")
  static let wallpaperIsSet = translated("The photo is your wallpaper now.")
  static let waitingForDesktop = translated("Waiting for your answer…")

  static func percent(_ number: Int) -> String { translated("\(number) %") }

  /// Returns how the image is shown, for assistive technology.
  static func view(of zoom: PictureZoom, isFullscreen: Bool) -> String {
    let scale = zoom.isFitting ? translated("whole picture") : zoom.isUnknown ? nil : percent(zoom.percent)
    let degrees = zoom.quarterTurns * 90
    let rotation = degrees == 0 ? nil : translated("rotated by \(degrees)°")
    return list([isFullscreen ? fullscreen : nil, scale, rotation].compactMap(\.self))
  }

  static func searchForTag(_ tag: String) -> String { translated("Search for “\(tag)”") }

  /// Returns the description of a photo in a strip.
  static func photo(_ photo: Photo) -> String {
    let title = photo.title.isEmpty ? untitled : photo.title
    return photo.author.map { translated("\(title), by \($0)") } ?? title
  }

  /// Returns the position of the open photo among the results.
  static func position(_ position: PhotoPosition) -> String {
    let number = position.index + 1
    return position.hasMore
      ? translated("\(number) of \(position.count)+") : translated("\(number) of \(position.count)")
  }

  /// Returns why an action on a photo failed.
  static func notTaken(_ error: any Error) -> String {
    switch error {
    case let error as PhotoSaveError: sentence(for: error)
    case Portal.Failure.ended: translated("The desktop could not do this.")
    case Portal.Failure.noBus: translated("The desktop cannot be reached.")
    case Portal.Failure.unreadableFile(let path): translated("\(path) cannot be read.")
    default: translated("Something went wrong: \(message(of: error))")
    }
  }

  /// Returns an error's message without its D-Bus name, which users would not understand.
  private static func message(of error: any Error) -> String {
    (error as? Gio.DBusError)?.message ?? String(describing: error)
  }

  /// Returns the exposure of a photo in photographers' notation.
  static func exposure(_ camera: CameraData) -> String? {
    let parts = [
      camera.exposureTime.map(exposureTime),
      camera.aperture.map { "ƒ/\(short($0))" },  // Not translated: a symbol.
      camera.sensitivity.map { "ISO \($0)" },  // Not translated: the name of a standard.
      camera.focalLength.map { focalLength($0, onFilm: camera.focalLengthOnFilm) },
    ].compactMap(\.self)
    return parts.isEmpty ? nil : list(parts)
  }

  private static func exposureTime(_ seconds: Double) -> String {
    if seconds >= 0.3 { return translated("\(short(seconds)) s", context: "seconds") }
    return translated("1/\(String(Int((1 / seconds).rounded()))) s", context: "seconds")
  }

  private static func focalLength(_ length: Double, onFilm: Int?) -> String {
    guard let onFilm, abs(Double(onFilm) - length) >= 1 else { return translated("\(short(length)) mm") }
    return translated("\(short(length)) mm (as \(onFilm) mm on 35 mm film)")
  }

  /// Formats a number with at most one decimal digit.
  private static func short(_ number: Double) -> String {
    GLib.formatted(number, decimals: abs(number - number.rounded()) < 0.05 ? 0 : 1)
  }
}
