nonisolated extension License {
  /// Parses a 500px licence number, `license_type`. Unknown numbers give an unknown licence.
  public init(fiveHundredPixels type: Int) {
    switch type {
    case 0: self.init(.allRightsReserved)
    case 1: self.init(.byNC, version: "3.0")
    case 2: self.init(.byNCND, version: "3.0")
    case 3: self.init(.byNCSA, version: "3.0")
    case 4: self.init(.by, version: "3.0")
    case 5: self.init(.byND, version: "3.0")
    case 6: self.init(.bySA, version: "3.0")
    case 7: self.init(.publicDomainMark)
    case 8: self.init(.cc0)
    default: self = .unknown
    }
  }
}
