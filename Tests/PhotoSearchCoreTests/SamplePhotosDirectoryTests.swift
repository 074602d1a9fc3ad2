import FoundationEssentials
import Glibc
import PhotoSearchCore
import Testing

/// Where the program looks for its sample photos.
struct SamplePhotosDirectoryTests {
  private let folder = TemporaryFolder()

  @Test func theEnvironmentComesFirst() throws {
    try folder.write("{}", to: "share/vesper/sample-photos/catalogue.json")
    #expect(directory(["VESPER_DATA_DIR": "/elsewhere"]) == "/elsewhere/sample-photos")
    #expect(directory(["VESPER_DATA_DIR": ""]) == folder.path + "/share/vesper/sample-photos")
  }

  @Test func anInstallationComesBeforeASourceTree() throws {
    try folder.write("{}", to: "data/sample-photos/catalogue.json")
    #expect(directory() == folder.path + "/data/sample-photos")
    try folder.write("{}", to: "share/vesper/sample-photos/catalogue.json")
    #expect(directory() == folder.path + "/share/vesper/sample-photos")
  }

  @Test func aBuildTreeFindsItsSourceTreeHoweverDeep() throws {
    try folder.write("{}", to: "data/sample-photos/catalogue.json")
    #expect(directory(executable: ".build/x86_64/release/vesper") == folder.path + "/data/sample-photos")
  }

  @Test func nowhereIsWhereAnInstallationWouldBe() {
    #expect(directory() == folder.path + "/share/vesper/sample-photos")
    for path in ["", "vesper", "/vesper"] {
      let directory = SamplePhotosSource.defaultDirectory(environment: [:], executablePath: path)
      #expect(directory == "/share/vesper/sample-photos")
    }
  }

  private func directory(_ environment: [String: String] = [:], executable: String = "bin/vesper") -> String {
    SamplePhotosSource.defaultDirectory(environment: environment, executablePath: folder.path + "/" + executable)
  }
}

/// A directory of its own for a test, removed with it.
nonisolated final class TemporaryFolder: Sendable {
  /// Absolute, and free of links.
  let path: String
  private let outer: String

  init() {
    var template = Array("/tmp/vesper-samples-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil, let resolved = realpath(template, nil) else {
      fatalError("no temporary directory")
    }
    defer { free(resolved) }
    outer = String(cString: resolved)
    path = outer + "/inner"
    mkdir(path, 0o700)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: outer)
  }

  func write(_ text: String, to file: String) throws {
    let file = path + "/" + file
    let parent = String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)])
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: file))
  }

  func link(_ file: String, to target: String) {
    symlink(target, path + "/" + file)
  }

  func remove(_ file: String) {
    unlink(path + "/" + file)
  }
}
