nonisolated extension License {
  /// Parses a Flickr licence number, see `flickr.photos.licenses.getInfo`. Unknown numbers give an unknown licence.
  public init(flickr id: Int) {
    switch id {
    case 0: self.init(.allRightsReserved)
    case 1: self.init(.byNCSA, version: "2.0")
    case 2: self.init(.byNC, version: "2.0")
    case 3: self.init(.byNCND, version: "2.0")
    case 4: self.init(.by, version: "2.0")
    case 5: self.init(.bySA, version: "2.0")
    case 6: self.init(.byND, version: "2.0")
    case 7: self.init(.noKnownRestrictions)
    case 8: self.init(.usGovernmentWork)
    case 9: self.init(.cc0)
    case 10: self.init(.publicDomainMark)
    // The order differs from that of version 2.0.
    case 11: self.init(.by, version: "4.0")
    case 12: self.init(.bySA, version: "4.0")
    case 13: self.init(.byND, version: "4.0")
    case 14: self.init(.byNC, version: "4.0")
    case 15: self.init(.byNCSA, version: "4.0")
    case 16: self.init(.byNCND, version: "4.0")
    default: self = .unknown
    }
  }
}
