import PhotoSearchCore

/// Plain-language texts on what a licence permits, requires and forbids. They are a guide; the licence's own text is
/// decisive.
nonisolated extension Strings {
  static let readLicense = translated("Read the licence")
  static let licenseSummaryOnly = translated("This is a summary, not legal advice; only the licence is binding.")
  static let youMayNot = translated("You may not:")

  /// Returns the permitted uses of the photo. If the sentence ends with a colon, the requirements follow.
  static func permission(_ license: License) -> String {
    guard license.hasKnownTerms else {
      return translated(
        "Its terms are not known here. Read them on the photo’s web page, or ask the author, before you use it.")
    }
    let forbidden = license.forbids
    if forbidden.contains(.anyUse) {
      return translated("You may not use it without asking the author, except as the law allows.")
    }
    if license.kind == .noKnownRestrictions {
      return translated("Whoever offers it knows of no restrictions, but does not promise that there are none.")
    }
    if license.kind == .usGovernmentWork {
      return translated(
        "You may do whatever you like with it in the United States. In other countries there may be rights in it.")
    }
    if license.isPublicDomain { return translated("You may do whatever you like with it, also commercially.") }
    let isCommercial = !forbidden.contains(.commercialUse)
    let goesOn = !license.demands.isEmpty
    if forbidden.contains(.sharing) {
      return switch (isCommercial, goesOn) {
      case (true, true): translated("You may use parts of it in something new, also commercially, if you:")
      case (true, false): translated("You may use parts of it in something new, also commercially.")
      case (false, true): translated("You may use parts of it in something new, but not commercially, if you:")
      case (false, false): translated("You may use parts of it in something new, but not commercially.")
      }
    }
    if forbidden.contains(.changes) {
      return switch (isCommercial, goesOn) {
      case (true, true): translated("You may share it unchanged, also commercially, if you:")
      case (true, false): translated("You may share it unchanged, also commercially.")
      case (false, true): translated("You may share it unchanged, but not commercially, if you:")
      case (false, false): translated("You may share it unchanged, but not commercially.")
      }
    }
    return switch (isCommercial, goesOn) {
    case (true, true): translated("You may share it and change it, also commercially, if you:")
    case (true, false): translated("You may share it and change it, also commercially.")
    case (false, true): translated("You may share it and change it, but not commercially, if you:")
    case (false, false): translated("You may share it and change it, but not commercially.")
    }
  }

  /// Returns a requirement, to follow "if you".
  static func demand(_ demand: License.Demand) -> String {
    switch demand {
    case .permission: translated("ask the author first", context: "after “if you”, and after “you have to”")
    case .attribution: translated("name the author", context: "after “if you”, and after “you have to”")
    case .title: translated("give its title, if it has one", context: "after “if you”, and after “you have to”")
    case .sourceLink: translated("say where it is from", context: "after “if you”, and after “you have to”")
    case .licenseNotice:
      translated("name the licence and link to it", context: "after “if you”, and after “you have to”")
    case .licenseText:
      translated("send the text of the licence along", context: "after “if you”, and after “you have to”")
    case .changesIndicated: translated("say what you changed", context: "after “if you”, and after “you have to”")
    case .shareAlike:
      translated("publish changed copies under the same licence", context: "after “if you”, and after “you have to”")
    }
  }

  /// Returns a prohibition, to follow "you may not".
  static func prohibition(_ prohibition: License.Prohibition) -> String {
    switch prohibition {
    case .anyUse: translated("use it without asking the author", context: "after “you may not”")
    case .sharing: translated("share it as a whole", context: "after “you may not”")
    case .commercialUse: translated("use it commercially", context: "after “you may not”")
    case .changes: translated("share changed copies", context: "after “you may not”")
    case .advertising: translated("advertise something else with it", context: "after “you may not”")
    }
  }

  static func intendedUse(_ use: IntendedUse) -> String {
    switch use {
    case .freeLicense: translated("may be shared", context: "after “photos that”")
    case .commercialUse: translated("may be used commercially", context: "after “photos that”")
    case .changes: translated("may be changed", context: "after “photos that”")
    case .noCredit: translated("need no credit", context: "after “photos that”")
    case .publicDomain: translated("are in the public domain", context: "after “photos that”")
    }
  }

  /// Returns why the photo does not match what the user is looking for.
  static func conflict(_ conflict: LicenseConflict) -> String {
    let reason =
      switch conflict.term {
      case .forbids(let prohibition): translated("with this one you may not \(Strings.prohibition(prohibition))")
      case .demands(let demand): translated("with this one you have to \(Strings.demand(demand))")
      case .isNotPublicDomain: translated("somebody has rights in this one")
      case .isUnknown: translated("the terms of this one are not known")
      }
    return translated("You look for photos that \(intendedUse(conflict.use)); \(reason).")
  }

  // MARK: Credits

  /// The texts between the parts of a copied or exported credit. Credits embedded in images stay English because they
  /// are for everybody.
  static var creditWording: CreditWording {
    var words = CreditWording()
    words.titleAndAuthor = translated("[“{title}”] by {author}", context: "a credit; what is in brackets is a link")
    words.titleOnly = translated("[“{title}”]", context: "a credit; what is in brackets is a link")
    words.authorOnly = translated("[Photo] by {author}", context: "a credit; what is in brackets is a link")
    words.nothingKnown = translated("[Photo]", context: "a credit; what is in brackets is a link")
    words.licensed = translated("{work} is licensed under {license}", context: "a credit")
    words.dedicated = translated("{work} is dedicated under {license}", context: "a credit")
    words.marked = translated("{work} is marked with {license}", context: "a credit")
    words.language = translated("en", context: "the tag of the language of credits: de, es, ar")
    return words
  }
}
