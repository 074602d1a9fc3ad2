nonisolated extension License {
  /// The codes of the licences from which authors choose. A photo without a code is not licensed.
  static let iNaturalistCodes = ["cc0", "cc-by", "cc-by-sa", "cc-by-nc", "cc-by-nd", "cc-by-nc-sa", "cc-by-nc-nd"]

  /// Parses a licence code of iNaturalist, such as "cc-by-nc". All are of version 4.0, except CC0, which is 1.0.
  init(iNaturalist code: String) {
    self.init(spdx: code == "cc0" ? "CC0-1.0" : "\(code)-4.0")
  }
}
