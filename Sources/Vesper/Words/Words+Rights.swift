import PhotoSearchCore

/// What a licence allows, demands and forbids, in plain words. A summary to go by: the licence's own text decides.
nonisolated extension Words {
  static let readLicense = "Read the licence"
  static let licenseSummaryOnly = "This is a summary; the licence itself decides."
  static let youMayNot = "You may not:"

  /// What may be done with the photo. A sentence that ends with a colon goes on with the demands.
  static func permission(_ license: License) -> String {
    guard license.hasKnownTerms else {
      return "Its terms are not known here. Read them on the source page, or ask the author, before you use it."
    }
    let forbidden = license.forbids
    if forbidden.contains(.anyUse) {
      return "You may not use it without asking the author, other than the law allows everybody."
    }
    if license.kind == .noKnownRestrictions {
      return "Whoever offers it knows of no restrictions, but does not promise that there are none."
    }
    if license.kind == .usGovernmentWork {
      return "You may do whatever you like with it in the United States. In other countries there may be rights in it."
    }
    if license.isPublicDomain { return "You may do whatever you like with it, also earn money." }
    let use =
      forbidden.contains(.sharing)
      ? "use parts of it in something new"
      : forbidden.contains(.changes) ? "share it unchanged" : "share it and change it"
    let commerce = forbidden.contains(.commercialUse) ? "but not to earn money" : "also to earn money"
    return "You may \(use), \(commerce)\(license.demands.isEmpty ? "." : ", if you:")"
  }

  /// What goes on after "if you".
  static func demand(_ demand: License.Demand) -> String {
    switch demand {
    case .permission: "ask the author first"
    case .attribution: "name the author"
    case .title: "give its title, if it has one"
    case .sourceLink: "say where it is from"
    case .licenseNotice: "name the licence and link to it"
    case .licenseText: "send the text of the licence along"
    case .changesIndicated: "say what you changed"
    case .shareAlike: "publish changed copies under the same licence"
    }
  }

  /// What goes on after "you may not".
  static func prohibition(_ prohibition: License.Prohibition) -> String {
    switch prohibition {
    case .anyUse: "use it without asking the author"
    case .sharing: "share it as a whole"
    case .commercialUse: "earn money with it"
    case .changes: "share changed copies"
    case .advertising: "advertise something else with it"
    }
  }

  static func wish(_ wish: LicenseWish) -> String {
    switch wish {
    case .freeLicense: "may be shared"
    case .commercialUse: "may be used to earn money"
    case .changes: "may be changed"
    case .noCredit: "need no credit"
    case .publicDomain: "are in the public domain"
    }
  }

  /// Why the photo is not what the user looks for.
  static func conflict(_ conflict: LicenseConflict) -> String {
    let reason =
      switch conflict.term {
      case .forbids(let prohibition): "with this one you may not \(Words.prohibition(prohibition))"
      case .demands(let demand): "with this one you have to \(Words.demand(demand))"
      case .isNotPublicDomain: "somebody has rights in this one"
      case .isUnknown: "the terms of this one are not known"
      }
    return "You look for photos that \(wish(conflict.wish)); \(reason)."
  }
}
