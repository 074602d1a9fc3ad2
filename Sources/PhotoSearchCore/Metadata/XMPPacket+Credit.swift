import FoundationEssentials

nonisolated extension XMPPacket {
  /// The credit in the packet, or `nil` if there is none.
  var credit: Credit? {
    let title = value(of: .title)
    let names = values(of: .creator).map(PhotoText.sanitized).filter { !$0.isEmpty }
    let author = value(of: .attributionName) ?? (names.isEmpty ? nil : names.joined(separator: ", "))
    let page = value(of: .source).flatMap(URL.init(string:))
    let license = license
    if title == nil, author == nil, license == nil, value(of: .rights) == nil, page == nil { return nil }
    return Credit(
      title: title ?? "", author: author, authorURL: value(of: .attributionURL).flatMap(URL.init(string:)),
      pageURL: page, license: license ?? .unknown)
  }

  /// Writes a credit, replacing the existing one.
  ///
  /// An existing title or author stays if the credit has none, because the licence may require keeping it.
  mutating func write(_ credit: Credit, wording: CreditWording) {
    let page = credit.pageURL?.absoluteString
    let address = credit.license.url.flatMap(WebLink.init)?.text
    let added: [XMPElement?] = [
      credit.title.isEmpty ? nil : .alternatives(.title, credit.title),
      credit.author.map { .sequence(.creator, [$0]) },
      .alternatives(.rights, credit.plainText(wording)),
      page.map { .text(.source, $0) },
      (address ?? page).map { .text(.webStatement, $0) },
      Self.isMarked(credit.license).map { .text(.marked, $0 ? "True" : "False") },
      credit.license == .unknown ? nil : .alternatives(.usageTerms, credit.license.fullName),
      .text(.creditLine, [credit.author, credit.license.shortName].compactMap(\.self).joined(separator: " / ")),
      address.map { .reference(.license, $0) },
      credit.author.map { .text(.attributionName, $0) },
      (credit.authorURL?.absoluteString ?? page).map { .reference(.attributionURL, $0) },
    ]
    var removed: Set<XMPProperty> = [
      .rights, .source, .webStatement, .marked, .usageTerms, .creditLine, .license, .attributionName, .attributionURL,
    ]
    if !credit.title.isEmpty { removed.insert(.title) }
    if credit.author != nil { removed.insert(.creator) }
    replace(removed, by: added.compactMap(\.self))
  }

  /// The licence's wording includes the version where its address does not, as with the GFDL. The address is what
  /// machines read, so it takes precedence unless the wording allows less.
  private var license: License? {
    let terms = value(of: .usageTerms)
    let named = terms.flatMap(License.init(known:))
    let address = [value(of: .license), value(of: .webStatement)].lazy.compactMap(\.self)
      .compactMap(License.init(address:)).first
    guard let address else { return named ?? terms.map { License(.other(name: $0)) } }
    guard let named else { return address }
    return address.kind == named.kind ? named : address.restricted(by: [named])
  }

  /// Whether the image is under copyright, or `nil` if that is unknown.
  private static func isMarked(_ license: License) -> Bool? {
    switch license.kind {
    case .cc0, .publicDomainMark, .publicDomain, .usGovernmentWork: false
    case .noKnownRestrictions, .rightsStatement, .other: nil
    default: true
    }
  }

  private func value(of property: XMPProperty) -> String? {
    values(of: property).first.flatMap { PhotoText.sanitized($0).isEmpty ? nil : $0 }
  }
}

nonisolated extension XMPElement {
  fileprivate static func text(_ property: XMPProperty, _ text: String) -> XMPElement {
    var element = XMPElement(name: property.elementName)
    element.content = [.text(text)]
    return element
  }

  fileprivate static func reference(_ property: XMPProperty, _ address: String) -> XMPElement {
    var element = XMPElement(name: property.elementName)
    element.attributes = [XMLAttribute(name: XMPProperty.resource.elementName, value: address)]
    return element
  }

  fileprivate static func sequence(_ property: XMPProperty, _ texts: [String]) -> XMPElement {
    var list = XMPElement(name: XMPProperty.sequence.elementName)
    list.content = texts.map { .element(.text(.item, $0)) }
    var element = XMPElement(name: property.elementName)
    element.content = [.element(list)]
    return element
  }

  /// Creates a text in the default language.
  fileprivate static func alternatives(_ property: XMPProperty, _ text: String) -> XMPElement {
    var item = XMPElement.text(.item, text)
    item.attributes = [XMLAttribute(name: XMPProperty.language.elementName, value: "x-default")]
    var list = XMPElement(name: XMPProperty.alternatives.elementName)
    list.content = [.element(item)]
    var element = XMPElement(name: property.elementName)
    element.content = [.element(list)]
    return element
  }
}
