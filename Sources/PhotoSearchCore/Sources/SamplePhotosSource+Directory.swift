import FoundationEssentials

nonisolated extension SamplePhotosSource {
  /// The environment variable for the program's data directory, for tests and unusual installations.
  public static let directoryVariable = "VESPER_DATA_DIR"

  /// Returns the directory of the sample photos: in the directory from the environment, else the installed one,
  /// `../share/vesper/sample-photos` relative to the executable, else in `data/` of the source tree above the
  /// executable, as in a build tree.
  ///
  /// If there is none, returns the path of an installation, so that an error names it.
  ///
  /// - Parameters:
  ///   - environment: The environment of the process. A `VESPER_DATA_DIR` is used without checking it.
  ///   - executablePath: The absolute path of the running program with links resolved, as in `/proc/self/exe`.
  public static func defaultDirectory(environment: [String: String], executablePath: String) -> String {
    if let directory = environment[directoryVariable], !directory.isEmpty {
      return directory + "/" + directoryName
    }
    var directory = parent(of: executablePath)
    let installed = parent(of: directory) + "/share/vesper/" + directoryName
    if hasCatalogue(installed) { return installed }
    while true {
      let candidate = directory + "/data/" + directoryName
      if hasCatalogue(candidate) { return candidate }
      if directory.isEmpty { return installed }
      directory = parent(of: directory)
    }
  }

  private static let directoryName = "sample-photos"

  private static func hasCatalogue(_ directory: String) -> Bool {
    FileManager.default.fileExists(atPath: directory + "/" + SamplePhotosCatalogue.fileName)
  }

  /// Returns the path without its last component, or an empty string for the root and its direct children.
  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
