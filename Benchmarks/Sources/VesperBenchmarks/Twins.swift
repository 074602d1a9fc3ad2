import Foundation

/// The programs in C that Vesper is compared with, in the folder `Twins`.
enum Twin: String, CaseIterable {
  case emptyWindow = "EmptyWindow"
  case firstPicture = "FirstPicture"
}

extension Twin {
  /// What it needs, by the names of pkg-config.
  fileprivate var libraries: String { self == .firstPicture ? "gtk4 libcurl" : "gtk4" }
}

/// The programs in C, compiled. Not as targets of the package: those would load Swift's library.
struct Twins {
  private let folder: String

  init(_ scratch: Scratch) {
    folder = scratch.path
    let sources = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Twins").standardizedFileURL.path
    for twin in Twin.allCases {
      let command = """
        clang -O2 -o '\(path(twin))' '\(sources)/\(twin.rawValue).c' $(pkg-config --cflags --libs \(twin.libraries))
        """
      let compiler = Program(["sh", "-c", command], environment: [:])
      guard compiler.wait() else { stop("\(twin.rawValue) cannot be compiled") }
    }
  }

  func path(_ twin: Twin) -> String { folder + "/" + twin.rawValue }
}
