import FoundationEssentials

nonisolated extension SamplePhotosSource {
  /// The environment variable that names the program's data directory, for tests and for unusual installations.
  public static let directoryVariable = "VESPER_DATA_DIR"

  /// Where the sample photos are: in the directory that the environment names, else where an installation puts them,
  /// `../share/vesper/sample-photos` from the executable, else in the `data/` of the source tree above the executable,
  /// as in a build tree.
  ///
  /// When they are nowhere, this is where an installation would have put them, so that an error names that place.
  ///
  /// - Parameters:
  ///   - environment: the process's environment. A `VESPER_DATA_DIR` that is set is not checked.
  ///   - executablePath: the absolute path of the running program, links resolved, as `/proc/self/exe` says.
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

  /// The path without its last component; empty for the root, and for what is in it.
  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
