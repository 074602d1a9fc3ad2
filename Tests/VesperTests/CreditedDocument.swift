import Foundation
import PhotoSearchCore

/// A document with a sample photo whose credit is not complete, a saved one that is credited and may not be used
/// commercially, and a picture that is gone.
enum CreditedDocument {
  /// Saves the photo in the folders of a home, and writes the document there.
  static func write(to home: TemporaryDirectory) async throws -> URL {
    let samples = TestEnvironment.root.appending(path: "data/sample-photos")
    let environment = Launch.environment(home: home)
    let library = try SavedPhotosLibrary(
      directory: SavedPhotosLibrary.defaultDirectory(environment: environment),
      database: SavedPhotosLibrary.defaultDatabase(environment: environment))
    let photo = Photo(
      id: PhotoID(source: .commons, id: "1"), title: "Evening", author: "Ada Example",
      license: License(.byNC, version: "4.0"), pageURL: URL(string: "https://example.org/evening"))
    // The file as its source has it, not as it is saved.
    _ = try await library.save(photo, picture: Data(contentsOf: samples.appending(path: "air-balloon.jpg")))
    let page = """
      <html lang="en"><h1>Birds</h1><img src="\(samples.path)/a-bird-in-ucd-campus-d3a2d9fd.jpg" alt="A bird">
      <p>A bird in UCD campus by asinensis</p><h1>Balloons</h1><p>Text</p><p>Text</p><p>Text</p>
      <img src="\(samples.path)/air-balloon.jpg">
      <p>By Ada Example, https://example.org/evening, CC BY-NC 4.0
      (https://creativecommons.org/licenses/by-nc/4.0/)</p><p>Text</p><p>Text</p><p>Text</p><img src="gone.jpg"></html>
      """
    let file = home.url.appending(path: "lesson.html")
    try Data(page.utf8).write(to: file)
    return file
  }
}
