import Foundation
import PhotoSearchCore
import Testing

@testable import Vesper

/// What is installed beside the program says what the program is and does.
struct PackagingTests {
  private func text(of path: String) throws -> String {
    try String(contentsOf: TestEnvironment.root.appending(path: path), encoding: .utf8)
  }

  @Test func theManualExplainsEveryOption() async throws {
    let manual = try text(of: "data/vesper.1.in").replacing("\\-", with: "-")
    let help = try await Launch.run(["--help"]).output
    let options = help.matches(of: /--[a-z-]+/).map { String($0.output) }
    #expect(options.count >= 10)
    for option in options { #expect(manual.contains(option), "\(option)") }
  }

  @Test func theManualNamesEverySourceAndVariable() throws {
    let manual = try text(of: "data/vesper.1.in").replacing("\\-", with: "-")
    let readme = try text(of: "README.md")
    let metainfo = try text(of: "data/io.github.vesper_photos.Vesper.metainfo.xml")
    for service in PhotoService.all {
      #expect(manual.contains(".BR \(service.id.rawValue) "), "\(service.id.rawValue)")
      #expect(manual.contains(service.environmentVariable) && readme.contains(service.environmentVariable))
      for text in [manual, readme, metainfo] {
        #expect(text.replacing("\n", with: " ").contains(service.name), "\(service.name)")
      }
    }
    for source in [PhotoSourceID.all, .saved, .samples] { #expect(manual.contains(".B \(source.rawValue)\n")) }
    let variables = Set(readme.matches(of: /VESPER_[A-Z0-9_]+/).map { String($0.output) })
    #expect(variables.count >= 6)
    for variable in variables { #expect(manual.contains(variable), "\(variable)") }
  }

  /// Tests that compare with another library made everybody who builds Vesper fetch that library.
  @Test func whoeverDependsOnThePackageFetchesNothingElse() throws {
    #expect(try !text(of: "Package.swift").contains(".package("))
  }

  /// The file with GTK's flags that stands in for the system's, which have some that SwiftPM refuses, says the same.
  @Test func gtkIsFoundWhereTheSystemSaysItIs() async throws {
    let lines = try text(of: "Sources/CGtk/pkgconfig/gtk4-unix-print.pc").split(separator: "\n")
    let home = try TemporaryDirectory()
    for (key, option, prefix) in [("Cflags: ", "--cflags", "-I"), ("Libs: ", "--libs", "-l")] {
      let line = try #require(lines.first { $0.hasPrefix(key) })
      let ours = line.dropFirst(key.count).split(separator: " ").map(String.init)
      // No other flags, of which SwiftPM would warn.
      #expect(ours.allSatisfy { $0.hasPrefix(prefix) })
      let system = try ChildProcess(
        ["pkg-config", option, "gtk4-unix-print"], environment: Launch.environment(home: home), directory: home)
      #expect(try await system.waitForExit() == 0, "\(system.errors)")
      let theirs = Set(system.output.split(whereSeparator: \.isWhitespace).map(String.init))
      // Each system has one of the places where libraries may have headers.
      let here = ours.filter { prefix == "-l" || FileManager.default.fileExists(atPath: String($0.dropFirst(2))) }
      #expect(here.count >= 10 && theirs.isSuperset(of: here), "\(here)")
    }
  }

  private static let manifest = "build-aux/io.github.vesper_photos.Vesper.json"

  @Test func theSandboxOpensNoMoreThanIsNeeded() throws {
    let data = Data(try text(of: Self.manifest).utf8)
    let manifest = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(manifest["id"] as? String == VesperApplication.id)
    #expect(manifest["command"] as? String == "vesper")
    #expect(manifest["sdk-extensions"] as? [String] == ["org.freedesktop.Sdk.Extension.swift6"])
    let permissions: Set = [
      "--share=network", "--share=ipc", "--socket=wayland", "--socket=fallback-x11", "--device=dri",
      // Where photos are saved, and nothing else of the home.
      "--filesystem=xdg-pictures/Vesper:create",
      // Without a folder for pictures in user-dirs.dirs, what was saved was gone with the sandbox.
      "--persist=Pictures",
    ]
    #expect(Set(manifest["finish-args"] as? [String] ?? []) == permissions)
  }

  private nonisolated static let hasFlatpakBuilder = TestEnvironment.path.split(separator: ":").contains {
    FileManager.default.isExecutableFile(atPath: "\($0)/flatpak-builder")
  }

  @Test(.enabled(if: hasFlatpakBuilder, "flatpak-builder is not installed"))
  func flatpakAcceptsTheManifest() async throws {
    let home = try TemporaryDirectory()
    let process = try ChildProcess(
      ["flatpak-builder", "--show-manifest", TestEnvironment.root.appending(path: Self.manifest).path],
      environment: Launch.environment(home: home), directory: home)
    #expect(try await process.waitForExit() == 0, "\(process.errors)")
  }

  @Test func whatNamesTheApplicationAgrees() throws {
    let id = VesperApplication.id
    let files: [(String, String)] = [
      ("data/\(id).desktop", "Icon=\(id)\n"), ("data/\(id).metainfo.xml", "<id>\(id)</id>"),
      ("data/\(id).gschema.xml", "<schema id=\"\(id)\""), ("meson.build", "base_id = '\(id)'"),
    ]
    for (file, line) in files { #expect(try text(of: file).contains(line), "\(file)") }
    for icon in ["scalable/apps/\(id).svg", "symbolic/apps/\(id)-symbolic.svg"] {
      #expect(try text(of: "data/icons/hicolor/\(icon)").contains("<svg"))
    }
  }

  private struct Catalogue: Decodable {
    let photos: [Record]

    struct Record: Decodable {
      let file: String
      let author: String
      let license: String
    }
  }

  @Test func debiansCopyrightNamesEverySamplePhotoItsLicenceAndItsAuthor() throws {
    let catalogue = try JSONDecoder().decode(
      Catalogue.self, from: Data(text(of: "data/sample-photos/catalogue.json").utf8))
    let stanzas = try text(of: "debian/copyright").split(separator: "\n\n").map { $0.split(separator: "\n") }
    #expect(catalogue.photos.count == 75)
    for photo in catalogue.photos {
      let of = stanzas.filter { $0.contains(" data/sample-photos/\(photo.file)") }
      let stanza = try #require(of.first, "\(photo.file)")
      let license = photo.license == "LicenseRef-Public-Domain" ? "public-domain" : photo.license
      #expect(of.count == 1 && stanza.contains("License: \(license)"), "\(photo.file)")
      #expect(stanza.contains { $0.trimmingCharacters(in: .whitespaces) == photo.author }, "\(photo.file)")
    }
    #expect(stanzas.joined().count { $0.hasPrefix(" data/sample-photos/") } == catalogue.photos.count)
  }

  @Test func `Colour profiles in sample photos were somebody's, and nobody said whose`() throws {
    let photos = TestEnvironment.root.appending(path: "data/sample-photos")
    let files = try FileManager.default.contentsOfDirectory(at: photos, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "jpg" }
    #expect(files.count == 75)
    for file in files {
      #expect(try Data(contentsOf: file).range(of: Data("ICC_PROFILE".utf8)) == nil, "\(file.lastPathComponent)")
    }
  }

  private struct Thumbnail: Decodable {
    let file: String
    let creator: String
    let license: String
  }

  @Test func debiansCopyrightNamesThePhotosOfTheTestsTheirLicencesAndTheirAuthors() throws {
    let directory = "Tests/Fixtures/openverse/thumbs/"
    let thumbnails = try JSONDecoder().decode([Thumbnail].self, from: Data(text(of: directory + "MANIFEST.json").utf8))
    let stanzas = try text(of: "debian/copyright").split(separator: "\n\n")
    #expect(thumbnails.count == 12)
    for photo in thumbnails {
      let of = stanzas.filter { $0.contains(directory + photo.file) }
      let license = photo.license == "cc0" ? "CC0-1.0" : "CC-\(photo.license.uppercased())-2.0"
      let lines = try #require(of.first, "\(photo.file)").split(separator: "\n")
      #expect(of.count == 1 && lines.contains("License: \(license)"), "\(photo.file)")
      #expect(lines.contains { $0.hasSuffix(" \(photo.creator)") }, "\(photo.file)")
    }
  }

  @Test func `pictures of the window with sample photos were published as if no photographer had part in them`() throws
  {
    let samples = SamplePhotosSource(directory: TestEnvironment.root.appending(path: "data/sample-photos").path).photos
    let day = try #require(Int(Launch.environment(home: TemporaryDirectory())["VESPER_START_PHOTOS"] ?? ""))
    let start = StartPhotos(samples, number: day)
    let found = samples.filter { $0.title.lowercased().contains("bird") || $0.tags.contains("bird") }
    let shown = [try #require(start.backdrop)] + start.row + found
    for name in ["start", "offline"] {
      let stanza = try #require(try stanza(of: "Tests/Fixtures/screenshots/light/\(name).png"))
      for photo in shown { #expect(stanza.contains(" \(photo.author ?? "nobody")"), "\(name): \(photo.title)") }
    }
    #expect(try #require(try stanza(of: "Tests/Fixtures/screenshots/wide/document.png")).contains(" asinensis"))
  }

  @Test func `every photo in the repository has its author in Debian's list`() throws {
    let root = TestEnvironment.root
    for directory in ["data", "Tests/Fixtures"] {
      let files = try #require(FileManager.default.enumerator(atPath: root.appending(path: directory).path))
      var count = 0
      for case let file as String in files
      where ["jpg", "png", "gif", "webp"].contains(URL(filePath: file).pathExtension) {
        // In the other pictures of the window the tests have painted the photos.
        guard !file.hasPrefix("screenshots/") || directory == "data" else { continue }
        let stanza = try stanza(of: "\(directory)/\(file)")
        #expect(stanza != nil && stanza?.first != "Files: *", "\(directory)/\(file)")
        count += 1
      }
      #expect(count > 10)
    }
  }

  /// Returns the lines of the paragraph in `debian/copyright` that a file belongs to: the last that matches.
  private func stanza(of file: String) throws -> [String]? {
    try text(of: "debian/copyright").split(separator: "\n\n").map { $0.split(separator: "\n").map(String.init) }
      .last { lines in
        guard lines.first?.hasPrefix("Files:") == true else { return false }
        let patterns = ["\(lines[0].dropFirst("Files:".count))"] + lines.dropFirst().prefix { $0.hasPrefix(" ") }
        return patterns.contains { fnmatch($0.trimmingCharacters(in: .whitespaces), file, 0) == 0 }
      }
  }
}
