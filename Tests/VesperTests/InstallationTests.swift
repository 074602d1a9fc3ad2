import Foundation
import Testing

@testable import Vesper

/// What the program finds beside itself.
struct InstallationTests {
  private let prefix: TemporaryDirectory
  private var program: String { prefix.url.appending(path: "bin/vesper").path }

  init() throws {
    prefix = try TemporaryDirectory()
  }

  @Test func dataIsInShareBesideTheProgramsDirectory() {
    #expect(Installation(executablePath: "/opt/vesper/bin/vesper").share == "/opt/vesper/share")
    #expect(Installation(executablePath: "/usr/bin/vesper").share == "/usr/share")
  }

  @Test func imagesAreDecodedByTheProgramInLibexecOrByTheOneThatWasBuiltBesideThis() throws {
    let beside = prefix.url.path + "/bin/vesper-decoder"
    #expect(Installation(executablePath: program).decoder == beside)
    let installed = try prefix.directory("libexec").appending(path: "vesper-decoder")
    try Data().write(to: installed)
    #expect(Installation(executablePath: program).decoder == beside, "it cannot be run")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: installed.path)
    #expect(Installation(executablePath: program).decoder == installed.path)
  }

  @Test func theBuildersChoicesAreRead() throws {
    #expect(Installation(executablePath: program).choices.applicationIDSuffix == "")
    let file = try prefix.directory("share/vesper").appending(path: "build.json")
    try Data(#"{"applicationIDSuffix": ".Devel", "samplePhotos": false}"#.utf8).write(to: file)
    #expect(Installation(executablePath: program).choices.applicationIDSuffix == ".Devel")
    #expect(!Installation(executablePath: program).choices.samplePhotos)
    try Data("no choices".utf8).write(to: file)
    #expect(Installation(executablePath: program).choices.applicationIDSuffix == "")
    #expect(Installation(executablePath: program).choices.samplePhotos)
  }

  @Test func theBuildWritesTheChoicesThatAreRead() throws {
    let template = TestEnvironment.root.appending(path: "data/build.json.in")
    let file = try prefix.directory("share/vesper").appending(path: "build.json")
    try Data(
      String(contentsOf: template, encoding: .utf8)
        .replacing("@SUFFIX@", with: ".Devel").replacing("@SAMPLES@", with: "false").utf8
    ).write(to: file)
    let choices = Installation(executablePath: program).choices
    #expect(choices.applicationIDSuffix == ".Devel" && !choices.samplePhotos)
  }

  @Test func aSourceTreeHasTheIconsToo() throws {
    let program = prefix.url.appending(path: ".build/debug/Vesper").path
    let installation = Installation(executablePath: program)
    #expect(installation.dataDirectories([:]) == nil)
    let icons = try prefix.directory("data/icons/hicolor/scalable/apps")
    #expect(installation.dataDirectories([:]) == nil, "another program's")
    try Data().write(to: icons.appending(path: "io.github.vesper_photos.Vesper.svg"))
    #expect(installation.dataDirectories([:])?.hasPrefix(prefix.url.path + "/data:") == true)
  }

  @Test func onlyAnInstallationIsAddedToWhatTheDesktopLooksThrough() throws {
    let installation = Installation(executablePath: program)
    #expect(installation.dataDirectories(["XDG_DATA_DIRS": "/somewhere"]) == nil)
    _ = try prefix.directory("share/icons")
    let share = installation.share
    #expect(installation.dataDirectories(["XDG_DATA_DIRS": "/somewhere"]) == "\(share):/somewhere")
    #expect(installation.dataDirectories([:]) == "\(share):/usr/local/share:/usr/share")
    #expect(installation.dataDirectories(["XDG_DATA_DIRS": ""]) == "\(share):/usr/local/share:/usr/share")
    #expect(installation.dataDirectories(["XDG_DATA_DIRS": "/somewhere:\(share)/"]) == nil)
  }
}
