/// The version of the program.
nonisolated enum Version {
  /// The single source of the version. The build reads it from here (`build-aux/version`), and a test compares `NEWS`
  /// and the packages.
  static let number = "1.0.0"
  static let homepage = "https://github.com/vesper-photos/vesper"
}
