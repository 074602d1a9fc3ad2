public import FoundationEssentials

/// A run of a credit's text with one style, for a label or the clipboard.
public nonisolated struct CreditRun: Sendable, Hashable {
  /// The part of the credit that a run represents.
  public enum Role: Sendable, Hashable {
    case words
    case title
    case author
    case license
    case changes
  }

  /// One line without control characters and without characters that change the direction of the following text.
  public let text: String
  public let role: Role
  /// The link target, always http or https.
  public let link: URL?

  /// The text, isolated from its surroundings by U+2068 and U+2069 if it contains right-to-left letters, so that the
  /// adjacent runs keep their order.
  public var isolatedText: String {
    role != .words && text.isRightToLeftSomewhere ? "\u{2068}\(text)\u{2069}" : text
  }
}

nonisolated extension Credit {
  /// Returns the credit as runs, with the title linked to the photo's page, the author to their page and the licence to
  /// its text.
  public func runs(_ wording: CreditWording = CreditWording()) -> [CreditRun] {
    var runs = expand(sentence(wording)) { name in
      switch name {
      case "work": expand(work(wording), part)
      default: part(name)
      }
    }
    if let changes, license.demands.contains(.changesIndicated) || !license.hasKnownTerms {
      let credit = runs
      runs = expand(wording.changed) { name in
        switch name {
        case "credit": credit
        case "changes": [CreditRun(text: changes, role: .changes, link: nil)]
        default: nil
        }
      }
    }
    return runs
  }

  private func work(_ wording: CreditWording) -> String {
    switch (title.isEmpty, author) {
    case (false, _?): wording.titleAndAuthor
    case (false, nil): wording.titleOnly
    case (true, _?): wording.authorOnly
    case (true, nil): wording.nothingKnown
    }
  }

  private func sentence(_ wording: CreditWording) -> String {
    switch license.kind {
    case .cc0: wording.dedicated
    case .publicDomainMark: wording.marked
    case .publicDomain, .noKnownRestrictions, .usGovernmentWork, .rightsStatement, .allRightsReserved, .other,
      .free(.attribution), .free(.copyrightedFreeUse):
      wording.stated
    default: wording.licensed
    }
  }

  private func part(_ name: String) -> [CreditRun]? {
    switch name {
    case "title": [CreditRun(text: title, role: .title, link: pageURL)]
    case "author": author.map { [CreditRun(text: $0, role: .author, link: authorURL)] }
    case "license":
      [CreditRun(text: license.shortName, role: .license, link: license.url.flatMap(WebLink.init)?.url)]
    default: nil
    }
  }

  /// Expands the placeholders of a pattern. Unknown placeholders stay as they are.
  private func expand(_ pattern: String, _ meaning: (String) -> [CreditRun]?) -> [CreditRun] {
    var runs: [CreditRun] = []
    func append(_ text: Substring) {
      if !text.isEmpty { runs.append(CreditRun(text: String(text), role: .words, link: nil)) }
    }
    var rest = pattern[...]
    while let start = rest.firstIndex(where: { $0 == "{" || $0 == "[" }) {
      let closing: Character = rest[start] == "{" ? "}" : "]"
      guard let end = rest[start...].firstIndex(of: closing) else { break }
      let name = rest[rest.index(after: start)..<end]
      append(rest[..<start])
      if closing == "]" {
        runs.append(CreditRun(text: String(name).replacing("{title}", with: title), role: .title, link: pageURL))
      } else if let meaning = meaning(String(name)) {
        runs += meaning
      } else {
        append(rest[start...end])
      }
      rest = rest[rest.index(after: end)...]
    }
    append(rest)
    return runs
  }
}

nonisolated extension String {
  /// Whether the text contains letters of a right-to-left script such as Hebrew or Arabic. The ranges are those that
  /// the Unicode Standard reserves for such scripts.
  var isRightToLeftSomewhere: Bool {
    unicodeScalars.contains {
      switch $0.value {
      case 0x0590...0x08FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
      default: false
      }
    }
  }
}
