/// Which program this is.
nonisolated enum Version {
  /// The one place that says it. The build takes it from here (`build-aux/version`), and a test compares `NEWS` and
  /// the packages.
  static let number = "1.0.0"
  static let homepage = "https://github.com/vesper-photos/vesper"
}
