import FoundationEssentials
import PhotoSearchCore
import Testing

/// Every spelling of a licence that the recorded answers contain, and those that the services document.
struct LicenseSpellingTests {
  typealias Commons = (code: String?, shortName: String?, usageTerms: String?, url: String?)

  @Test(
    "What Wikimedia Commons says in its metadata",
    arguments: [
      ("cc-by-4.0", "CC BY 4.0", "Creative Commons Attribution 4.0", "https://creativecommons.org/licenses/by/4.0"),
      ("cc-by-sa-4.0", "CC BY-SA 4.0", "Creative Commons Attribution-Share Alike 4.0", nil),
      (
        "cc-by-sa-3.0-de", "CC BY-SA 3.0 de", "Creative Commons Attribution-Share Alike 3.0 de",
        "https://creativecommons.org/licenses/by-sa/3.0/de/deed.en"
      ),
      (
        "cc-by-sa-3.0-es", "CC BY-SA 3.0 es", "Creative Commons Attribution-Share Alike 3.0 es",
        "https://creativecommons.org/licenses/by-sa/3.0/es/deed.en"
      ),
      (
        "cc0", "CC0", "Creative Commons Zero, Public Domain Dedication",
        "http://creativecommons.org/publicdomain/zero/1.0/deed.en"
      ),
      ("pd", "Public domain", "Public domain", nil),
      ("pd", "No restrictions", "No known copyright restrictions", "https://www.flickr.com/commons/usage/"),
      ("pd", "Public domain", "Public domain", "https://creativecommons.org/publicdomain/mark/1.0/deed.de"),
      ("pd-usgov-nasa", nil, nil, nil), ("PD-old-100-expired", nil, nil, nil),
      ("cc-by-sa-3.0-migrated", "CC BY-SA 3.0", nil, "http://creativecommons.org/licenses/by-sa/3.0/"),
      ("cc-by-sa-3.0,2.5,2.0,1.0", "CC BY-SA 3.0-2.5-2.0-1.0", nil, nil),
      ("cc-sa-1.0", "CC SA 1.0", nil, "https://creativecommons.org/licenses/sa/1.0/"),
      ("gfdl", "GFDL", "GNU Free Documentation License", "http://www.gnu.org/copyleft/fdl.html"),
      ("gfdl-1.2", "GFDL 1.2", "GNU Free Documentation License 1.2", nil),
      (nil, "FAL", "Free Art License", "http://artlibre.org/licence/lal/en"),
      ("attribution", "Attribution", nil, nil), (nil, "Copyrighted free use", nil, nil),
      ("ogl3", "OGL 3", "Open Government Licence version 3.0", nil),
      (nil, "Datenlizenz Deutschland – Namensnennung – Version 2.0", nil, "https://www.govdata.de/dl-de/by-2-0"),
      (nil, nil, nil, "https://creativecommons.org/licenses/by/2.5/scotland/"),
      (nil, "House rules", nil, nil), (nil, nil, nil, nil),
    ] as [Commons])
  func commons(fields: Commons) {
    let license = License(
      commons: fields.code, shortName: fields.shortName, usageTerms: fields.usageTerms, url: fields.url)
    let expected: License =
      switch (fields.code, fields.shortName, fields.url) {
      case ("cc-by-4.0", _, _): License(.by, version: "4.0")
      case ("cc-by-sa-4.0", _, _): License(.bySA, version: "4.0")
      case ("cc-by-sa-3.0-de", _, _): License(.bySA, version: "3.0", jurisdiction: "de")
      case ("cc-by-sa-3.0-es", _, _): License(.bySA, version: "3.0", jurisdiction: "es")
      case ("cc0", _, _): License(.cc0)
      case ("pd", "No restrictions", _): License(.noKnownRestrictions)
      case ("pd", _, .some): License(.publicDomainMark)
      case ("pd", _, nil), ("PD-old-100-expired", _, _): License(.publicDomain)
      case ("pd-usgov-nasa", _, _): License(.usGovernmentWork)
      case ("cc-by-sa-3.0-migrated", _, _), ("cc-by-sa-3.0,2.5,2.0,1.0", _, _): License(.bySA, version: "3.0")
      case ("cc-sa-1.0", _, _): License(.sa)
      case ("gfdl", _, _): License(.free(.gfdl))
      case ("gfdl-1.2", _, _): License(.free(.gfdl), version: "1.2")
      case (_, "FAL", _): License(.free(.freeArt))
      case ("attribution", _, _): License(.free(.attribution))
      case (_, "Copyrighted free use", _): License(.free(.copyrightedFreeUse))
      case ("ogl3", _, _): License(.free(.openGovernment), version: "3.0")
      case (_, "House rules", _): License(.other(name: "House rules"))
      case (nil, nil, nil): License.unknown
      case (nil, nil, _): License(.by, version: "2.5", jurisdiction: "scotland")
      default: License(.free(.germanData))
      }
    #expect(license == expected)
  }

  @Test("The numbers, names and addresses in Flickr's list of licences", arguments: Self.flickr)
  func flickr(id: Int, name: String, url: String, license: License) {
    #expect(License(flickr: id) == license)
    #expect(License(naming: name) == license)
    #expect(License(address: url) == license)
  }

  nonisolated static let flickr: [(Int, String, String, License)] = [
    (
      0, "All Rights Reserved",
      "https://www.flickrhelp.com/hc/en-us/articles/10710266545556-Using-Flickr-images-shared-by-other-members",
      License(.allRightsReserved)
    ),
    (1, "CC BY-NC-SA 2.0", "https://creativecommons.org/licenses/by-nc-sa/2.0/", License(.byNCSA, version: "2.0")),
    (2, "CC BY-NC 2.0", "https://creativecommons.org/licenses/by-nc/2.0/", License(.byNC, version: "2.0")),
    (3, "CC BY-NC-ND 2.0", "https://creativecommons.org/licenses/by-nc-nd/2.0/", License(.byNCND, version: "2.0")),
    (4, "CC BY 2.0", "https://creativecommons.org/licenses/by/2.0/", License(.by, version: "2.0")),
    (5, "CC BY-SA 2.0", "https://creativecommons.org/licenses/by-sa/2.0/", License(.bySA, version: "2.0")),
    (6, "CC BY-ND 2.0", "https://creativecommons.org/licenses/by-nd/2.0/", License(.byND, version: "2.0")),
    (7, "No known copyright restrictions", "https://www.flickr.com/commons/usage/", License(.noKnownRestrictions)),
    (8, "United States Government Work", "https://www.usa.gov/government-copyright", License(.usGovernmentWork)),
    (9, "Public Domain Dedication (CC0)", "https://creativecommons.org/publicdomain/zero/1.0/", License(.cc0)),
    (10, "Public Domain Mark", "https://creativecommons.org/publicdomain/mark/1.0/", License(.publicDomainMark)),
    (11, "CC BY 4.0", "https://creativecommons.org/licenses/by/4.0/", License(.by, version: "4.0")),
    (12, "CC BY-SA 4.0", "https://creativecommons.org/licenses/by-sa/4.0/", License(.bySA, version: "4.0")),
    (13, "CC BY-ND 4.0", "https://creativecommons.org/licenses/by-nd/4.0/", License(.byND, version: "4.0")),
    (14, "CC BY-NC 4.0", "https://creativecommons.org/licenses/by-nc/4.0/", License(.byNC, version: "4.0")),
    (15, "CC BY-NC-SA 4.0", "https://creativecommons.org/licenses/by-nc-sa/4.0/", License(.byNCSA, version: "4.0")),
    (16, "CC BY-NC-ND 4.0", "https://creativecommons.org/licenses/by-nc-nd/4.0/", License(.byNCND, version: "4.0")),
  ]

  @Test("The numbers of 500px", arguments: [.allRightsReserved, .byNC, .byNCND, .byNCSA, .by, .byND, .bySA].indexed)
  func fiveHundredPixels(type: Int, kind: License.Kind) {
    #expect(License(fiveHundredPixels: type) == License(kind, version: type == 0 ? nil : "3.0"))
  }

  @Test("Numbers that no service has given out stay unknown")
  func unknownNumbers() {
    #expect(License(fiveHundredPixels: 7) == License(.publicDomainMark))
    #expect(License(fiveHundredPixels: 8) == License(.cc0))
    for license in [License(fiveHundredPixels: 9), License(flickr: 17), License(flickr: -1)] {
      #expect(license == .unknown)
    }
  }

  @Test(
    "One address in many forms",
    arguments: [
      "https://creativecommons.org/licenses/by-sa/3.0/de/", "http://creativecommons.org/licenses/by-sa/3.0/de",
      "https://www.creativecommons.org/licenses/by-sa/3.0/de/deed.en", "//creativecommons.org/licenses/by-sa/3.0/de/",
      "https://creativecommons.org/licenses/by-sa/3.0/de/legalcode.de",
      "HTTP://CREATIVECOMMONS.ORG/licenses/by-sa/3.0/DE/deed.zh-hans?ref=chooser#top",
      "https://creativecommons.org/licenses/sa-by/3.0/de/legalcode",
    ])
  func addresses(address: String) {
    #expect(License(address: address) == License(.bySA, version: "3.0", jurisdiction: "de"))
  }

  @Test("The legal code is no jurisdiction, and other hosts and words are no licence")
  func noAddresses() {
    let legalCode = "https://creativecommons.org/licenses/by/4.0/legalcode"
    #expect(License(address: legalCode) == License(.by, version: "4.0"))
    for address in [
      "https://creativecommons.org.evil.example/licenses/by/4.0/", "ftp://creativecommons.org/licenses/by/4.0/",
      "https://creativecommons.org/licenses/by-xx/4.0/", "https://creativecommons.org/licenses/by-nd-sa/4.0/",
      "https://creativecommons.org/", "https://creativecommons.org/licenses", "javascript:alert(1)", "", "by-sa",
      "https://rightsstatements.org/vocab/", "https://rightsstatements.org/vocab/XYZ/1.0/",
    ] {
      #expect(License(address: address) == nil, "\(address)")
    }
  }

  @Test(
    "Names in the words of people",
    arguments: [
      ("Creative Commons Attribution-ShareAlike 3.0 Germany", License(.bySA, version: "3.0", jurisdiction: "de")),
      (
        "Creative Commons Attribution-Share Alike 2.0 UK: England & Wales",
        License(.bySA, version: "2.0", jurisdiction: "uk")
      ),
      ("CC BY 2.5 UK: Scotland", License(.by, version: "2.5", jurisdiction: "scotland")),
      ("CC BY 3.0 IGO", License(.by, version: "3.0", jurisdiction: "igo")),
      ("Attribution-NonCommercial-NoDerivatives 4.0 International", License(.byNCND, version: "4.0")),
      ("Attribution-NoDerivs-NonCommercial 1.0 Generic", License(.byNCND, version: "1.0")),
      ("Attribution-NonCommercial-ShareAlike License", License(.byNCSA)),
      ("Attribution License", License(.by)), ("Attribution", License(.free(.attribution))),
      ("cc by sa v4", License(.bySA, version: "4.0")), ("CC-BY-SA-4.0+", License(.bySA, version: "4.0")),
      ("Creative Commons Zero", License(.cc0)), ("CC Zero 1.0", License(.cc0)),
      ("CC0 1.0 Universal (CC0 1.0) Public Domain Dedication", License(.cc0)),
      ("Sampling Plus 1.0", License(.samplingPlus)), ("CC Sampling 1.0", License(.sampling)),
      ("Creative Commons NonCommercial Sampling Plus 1.0", License(.ncSamplingPlus)),
      ("Free Art License 1.3", License(.free(.freeArt), version: "1.3")),
      ("GNU Free Documentation License, Version 1.2 or later", License(.free(.gfdl), version: "1.2")),
      ("GPL-2.0-or-later", License(.free(.gpl), version: "2.0")), ("BSD 3-Clause License", License(.free(.bsd))),
      ("No Copyright - United States", License(.rightsStatement(.noCopyrightUnitedStates))),
      ("InC-OW-EU", License(.rightsStatement(.inCopyrightOrphanWork))),
      // Words that are not understood may demand something.
      ("CC BY 4.0 with exceptions", License(.other(name: "CC BY 4.0 with exceptions"))),
      ("ND", License(.other(name: "ND"))), ("", .unknown),
      ("CC BY-ND-SA 4.0", License(.other(name: "CC BY-ND-SA 4.0"))),
    ])
  func names(name: String, license: License) {
    #expect(License(naming: name) == license)
  }

  @Test("Every licence is understood by its own short name, full name and address", arguments: Self.known)
  func roundTrip(license: License) {
    #expect(License(naming: license.shortName) == license)
    #expect(License(naming: license.fullName) == license)
    if let url = license.url { #expect(License(address: url.absoluteString)?.kind == license.kind) }
  }

  nonisolated static let known: [License] = {
    let elements: [License.Kind] = [.by, .bySA, .byNC, .byND, .byNCSA, .byNCND]
    let others: [License.Kind] = [
      .sa, .nc, .nd, .ncSA, .ncND, .cc0, .publicDomainMark, .publicDomain, .sampling, .samplingPlus, .ncSamplingPlus,
      .noKnownRestrictions, .usGovernmentWork, .allRightsReserved,
    ]
    let places = [
      ("1.0", "fi"), ("2.0", "uk"), ("2.1", "jp"), ("2.5", "scotland"), ("3.0", "igo"), ("3.0", "cz"), ("3.0", "de"),
    ]
    return elements.flatMap { kind in
      ["1.0", "2.0", "2.5", "3.0", "4.0"].map { License(kind, version: $0) }
        + places.map { License(kind, version: $0.0, jurisdiction: $0.1) }
    } + others.map { License($0) } + FreeLicense.allCases.map { License(.free($0)) }
      + RightsStatement.allCases.map { License(.rightsStatement($0)) }
      + ["1.1", "1.2", "1.3"].map { License(.free(.gfdl), version: $0) } + [License(.by)]
  }()

  @Test("Full names are the official ones")
  func fullNames() {
    #expect(License(.byND, version: "4.0").fullName == "Creative Commons Attribution-NoDerivatives 4.0 International")
    #expect(License(.byND, version: "3.0").fullName == "Creative Commons Attribution-NoDerivs 3.0 Unported")
    #expect(
      License(.byNCND, version: "1.0").fullName == "Creative Commons Attribution-NoDerivs-NonCommercial 1.0 Generic")
    #expect(
      License(.bySA, version: "2.0", jurisdiction: "uk").fullName
        == "Creative Commons Attribution-ShareAlike 2.0 UK: England & Wales")
    #expect(
      License(.byNCND, version: "1.0").url?.absoluteString == "https://creativecommons.org/licenses/by-nd-nc/1.0/")
    #expect(License(.free(.gfdl), version: "1.3").url?.absoluteString == "https://www.gnu.org/licenses/fdl-1.3.html")
  }

  @Test("Fields of Openverse that contradict each other do not mix: the licence that allows less counts")
  func contradiction() {
    let url = "https://creativecommons.org/licenses/by-nc/3.0/de/"
    let nonCommercial = License(.byNC, version: "3.0", jurisdiction: "de")
    #expect(License(openverse: "by", version: "2.0", url: url) == nonCommercial)
    #expect(License(openverse: "by", url: url) == nonCommercial)
    #expect(License(openverse: "by-nc-nd", version: "2.0", url: url) == License(.byNCND, version: "2.0"))
  }
}

extension [License.Kind] {
  fileprivate nonisolated var indexed: [(Int, License.Kind)] { [(Int, License.Kind)](zip(indices, self)) }
}
