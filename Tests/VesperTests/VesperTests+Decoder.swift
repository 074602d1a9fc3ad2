import Foundation
import GeneratedCases
import Testing

/// The program with which Vesper decodes images: without it, with one that an image has taken control of, and when it ends.
extension VesperTests {
  @Test func `without the program that decodes images it says so, and finds photos all the same`() async throws {
    let installed = try InstalledVesper()
    try FileManager.default.removeItem(at: installed.decoder)
    let home = try TemporaryDirectory()
    let vesper = try await RunningVesper.start(
      on: display, home: home, executable: installed.executable,
      arguments: ["--search", "bird", "--source", "samples"])
    try await vesper.wait(until: "photos are listed") { $0.foundPhotos.count > 2 }
    let missing = installed.prefix.url.appending(path: "bin/vesper-decoder").path
    #expect(
      vesper.process.errors
        == "vesper: Images cannot be shown, because \(missing) is missing or does not start. Install Vesper again.\n")
  }

  @Test(.long, arguments: ["opens", "asks", "starts"])
  func `an image that takes control of the decoder gets nowhere, and is a placeholder`(deed: String) async throws {
    let installed = try InstalledVesper()
    let started = installed.prefix.url.appending(path: "started")
    let hostile = try installed.prefix.directory("hostile").appending(path: "all-\(deed)")
    try FileManager.default.createSymbolicLink(at: hostile, withDestinationURL: TestEnvironment.hostileDecoder)
    try FileManager.default.removeItem(at: installed.decoder)
    try Data("#!/bin/sh\necho >>'\(started.path)'\nexec '\(hostile.path)'\n".utf8).write(to: installed.decoder)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: installed.decoder.path)
    let home = try TemporaryDirectory()
    let vesper = try await RunningVesper.start(
      on: display, home: home, executable: installed.executable,
      arguments: ["--search", "bird", "--source", "samples"])
    let photos = try await vesper.wait(for: "photos") { $0.foundPhotos.count > 2 ? $0.foundPhotos : nil }
    // Each takes a decoder, which does not survive it.
    try await eventually(for: "a decoder for each image") {
      (try? Data(contentsOf: started)).map { $0.count > photos.count } ?? false ? true : nil
    }
    for photo in photos.prefix(3) {
      try await vesper.wait(untilColorsOf: photo.thumbnail, are: "those of a placeholder") { $0.arePlain }
    }
    // All of a photo but its picture.
    try await vesper.showFirstPhoto()
    try await vesper.wait(until: "the words in the place of the large picture") { window in
      window.labels.contains("The large picture could not be loaded.") && window.first("button", named: "Save") != nil
        && window.all.contains { $0.role == "button" && $0.name == "Try Again" }
    }
    #expect(vesper.process.errors == "")
  }

  @Test func `a decoder that is gone is replaced before anybody notices`() async throws {
    try await withVesper(arguments: ["--search", "cat", "--source", "samples"]) { vesper, _ in
      let cats = try await vesper.wait(for: "cats") { $0.foundPhotos.count > 2 ? $0.foundPhotos : nil }
      try await vesper.wait(untilColorsOf: cats[0].thumbnail, are: "those of a photograph") { $0.areOfPhotograph }
      let decoders = try vesper.decoders
      #expect(!decoders.isEmpty)
      for decoder in decoders { kill(decoder, SIGKILL) }
      try await eventually(for: "their end") { try Set(vesper.decoders).isDisjoint(with: decoders) ? true : nil }
      try await vesper.display.press("ctrl+f", "ctrl+a")
      try await vesper.display.type("bird")
      let birds = try await vesper.wait(for: "birds") { window in
        window.foundPhotos.count > 2 && window.foundPhotos[0].title != cats[0].title ? window.foundPhotos : nil
      }
      try await vesper.wait(untilColorsOf: birds[0].thumbnail, are: "those of a photograph") { $0.areOfPhotograph }
      #expect(try Set(vesper.decoders).isDisjoint(with: decoders))
    }
  }
}

extension RunningVesper {
  /// The processes that decode its images. Those that have ended stay until it looks for them.
  fileprivate var decoders: [Int32] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap(Int32.init).filter { id in
        let status = (try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8)) ?? ""
        return status.hasPrefix("Name:\tvesper-decoder\n") && status.contains("\nPPid:\t\(process.pid)\n")
          && !status.contains("\nState:\tZ")
      }
    }
  }
}
