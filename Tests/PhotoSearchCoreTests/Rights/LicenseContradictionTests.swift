import Foundation
import PhotoSearchCore
import Testing

/// Nothing that is not free may pass as free, however a service puts it.
nonisolated struct LicenseContradictionTests {
  @Test(arguments: [
    "KOGL Type 2", "KOGL Type 3", "KOGL Type 4", "Korea Open Government License Type 4", "KOGL type", "kogl-type-1+2",
  ])
  func theTypesOfTheKoreanLicenceThatForbidSomethingPassedAsFree(name: String) {
    #expect(License(naming: name) == License(.other(name: name)))
    #expect(License(naming: "KOGL Type 1") == License(.free(.koreanOpenGovernment)))
    for type in ["2", "3", "4", "10"] {
      #expect(License(address: "https://www.kogl.or.kr/info/licenseType\(type).do") == nil)
    }
    #expect(License(commons: nil, shortName: name).conflicts(with: [.freeLicense]).count == 1)
  }

  @Test(arguments: ["noncommercial", "NC", "ND", "not for sale"])
  func whatALongNameForbidsAtItsEndWasNotRead(end: String) {
    for filler in [" and", " ,", " later"] {
      let name = "CC BY 4.0" + String(repeating: filler, count: 120) + " " + end
      #expect(!License(naming: name).allowsCommercialUse || !License(naming: name).allowsAdaptations, "\(filler)")
    }
  }

  @Test(
    arguments: [
      (
        License(openverse: "by", version: "2.0", url: "https://creativecommons.org/licenses/by-nc/2.0/"),
        License.Kind.byNC
      ),
      (License(openverse: "by-nc", version: "2.0", url: "https://creativecommons.org/licenses/by/2.0/"), .byNC),
      (License(openverse: "cc0", url: "https://creativecommons.org/licenses/by/4.0/"), .by),
      (License(openverse: "by", url: "https://rightsstatements.org/vocab/InC/1.0/"), .rightsStatement(.inCopyright)),
      (License(commons: "cc-by-4.0", shortName: "CC BY-NC 4.0"), .byNC),
      (License(commons: "cc-by-sa-4.0", url: "https://creativecommons.org/licenses/by-nc-sa/4.0/"), .byNCSA),
      (License(commons: "pd", shortName: "CC BY-SA 3.0"), .bySA),
      (License(commons: "pd", shortName: "Public domain", usageTerms: "All rights reserved"), .allRightsReserved),
      (License(commons: "cc0", usageTerms: "In Copyright"), .rightsStatement(.inCopyright)),
      (
        License(commons: "cc-by-nc-3.0", shortName: "CC BY-ND 3.0"),
        .other(name: "Contradictory: CC BY-NC 3.0 / CC BY-ND 3.0")
      ),
    ] as [(License, License.Kind)])
  func ofTwoLicencesThatContradictEachOtherTheFreerOneWasBelieved(license: License, kind: License.Kind) {
    #expect(license.kind == kind)
    // As it is read back from a file or a list.
    #expect(License(naming: license.fullName).kind == kind)
  }

  @Test(
    arguments: [
      "For non-commercial use only", "Free, but no derivatives please", "© Ann. All rights reserved.",
      "Non-free content",
    ])
  func aSentenceThatForbidsSomethingWasPassedOver(sentence: String) {
    for license in [
      License(commons: "cc-by-4.0", usageTerms: sentence), License(commons: "pd", shortName: sentence),
      License(commons: nil, shortName: sentence, url: "https://creativecommons.org/licenses/by/4.0/"),
    ] {
      #expect(!license.hasKnownTerms)
      #expect(license.shortName == sentence)
    }
    #expect(License(commons: "cc0", usageTerms: "No rights reserved") == License(.cc0))
    #expect(License(commons: "cc-by-4.0", usageTerms: "Thanks to NCSU") == License(.by, version: "4.0"))
  }

  @Test func aVersionWithoutAPointMadeAnAddressThatLeadsNowhere() {
    for license in [License(openverse: "by-sa", version: "4"), License(.bySA, version: "4")] {
      #expect(license == License(.bySA, version: "4.0"))
      #expect(license.url?.absoluteString == "https://creativecommons.org/licenses/by-sa/4.0/")
    }
    #expect(License(address: "https://creativecommons.org/licenses/by/3/de/")?.shortName == "CC BY 3.0 DE")
  }

  /// Spellings of services and of templates of Wikimedia Commons, with what they are.
  @Test(
    arguments: [
      ("CC-BY-SA-3.0-migrated", .bySA), ("cc-by-sa-2.5,2.0,1.0", .bySA), ("PD-USGov-NASA", .usGovernmentWork),
      ("GFDL", .free(.gfdl)), ("GFDL-en", nil), ("CC BY-SA 3.0 de", .bySA), ("Attribution", .free(.attribution)),
      ("FAL", .free(.freeArt)), ("OGL", .free(.openGovernment)), ("CC-BY-NC-ND 2.0 kr", .byNCND),
      ("No restrictions", .noKnownRestrictions), ("PD-old-100", .publicDomain), ("PD-self", .publicDomain),
      ("https://creativecommons.org/publicdomain/mark/1.0/deed.fr", .publicDomainMark), ("CC BY-NC-SA 2.5 it", .byNCSA),
      ("cc-by-nd-nc-1.0", .byNCND), ("CC-BY-SA-3.0-migrated-with-disclaimers", nil),
      ("CC BY 4.0 no derivatives", .byND),
      ("CC BY-SA 4.0 but not commercial", nil), ("No CC BY 4.0", nil), ("Not public domain", nil), ("Fair use", nil),
      ("Non-free logo", nil), ("OGL-C 2.0", nil), ("Non-Commercial Government Licence", nil), ("CC-NC", .nc),
      ("Licence Ouverte 2.0", .free(.licenceOuverte)), ("CC BY-NC or CC BY-SA 3.0", .byNCSA), ("CC ND-SA", nil),
      ("Attribution only, non commercial", .byNC), ("CC BY−NC 4.0", .byNC), ("CC BY‑ND 4.0", .byND),
      ("CC BY-N\u{200B}C 4.0", nil), ("СС BY-NС", nil), ("cc-by-all", nil),
      ("copyrighted free use", .free(.copyrightedFreeUse)),
      ("Copyrighted free use provided that", nil), ("Public domain outside the US", nil), ("CC BY 2.0 nc", .byNC),
      ("InC-NC", .rightsStatement(.inCopyrightNonCommercial)), ("Custom license marker added by user", nil),
    ] as [(String, License.Kind?)])
  func everySpellingIsWhatItIsOrNothing(spelling: String, kind: License.Kind?) {
    for license in [License(commons: spelling), License(commons: nil, shortName: spelling)] {
      if let kind {
        #expect(license.kind == kind || License(naming: spelling).kind == kind, "\(license)")
      } else {
        #expect(!license.hasKnownTerms, "\(license)")
        #expect(license.conflicts(with: Set(IntendedUse.allCases)).count == IntendedUse.allCases.count)
      }
    }
  }
}
