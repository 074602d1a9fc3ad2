import PhotoSearchCore
import Testing

nonisolated struct LicenseTermsTests {
  @Test(
    "The demands of a version are those of its text",
    arguments: [
      (License(.by, version: "1.0"), [.attribution, .title, .licenseNotice, .changesIndicated]),
      (License(.by, version: "2.0"), [.attribution, .title, .sourceLink, .licenseNotice, .changesIndicated]),
      (License(.by, version: "4.0"), [.attribution, .sourceLink, .licenseNotice, .changesIndicated]),
      (License(.by), [.attribution, .title, .sourceLink, .licenseNotice, .changesIndicated]),
      (
        License(.bySA, version: "3.0", jurisdiction: "de"),
        [.attribution, .title, .sourceLink, .licenseNotice, .changesIndicated, .shareAlike]
      ),
      (License(.byND, version: "3.0"), [.attribution, .title, .sourceLink, .licenseNotice]),
      (License(.byND, version: "4.0"), [.attribution, .sourceLink, .licenseNotice, .changesIndicated]),
      (License(.sa), [.licenseNotice, .shareAlike]),
      (License(.free(.gfdl)), [.attribution, .licenseNotice, .licenseText, .changesIndicated, .shareAlike]),
      (License(.cc0), []), (License(.usGovernmentWork), []),
      (License(.allRightsReserved), [.permission, .attribution]),
    ] as [(License, [License.Demand])])
  func demands(license: License, demands: [License.Demand]) {
    #expect(license.demands == demands)
    #expect(license.requiresAttribution == demands.contains(.attribution))
    #expect(license.requiresShareAlike == demands.contains(.shareAlike))
  }

  @Test(
    "Each licence says what it forbids",
    arguments: [
      (License(.by), []), (License(.byNC), [.commercialUse]), (License(.byND), [.changes]),
      (License(.byNCND), [.commercialUse, .changes]), (License(.sampling), [.sharing, .advertising]),
      (License(.samplingPlus), [.commercialUse, .advertising]), (License(.allRightsReserved), [.anyUse]),
      (License.unknown, [.anyUse]), (License(.noKnownRestrictions), []),
      (License(.rightsStatement(.noCopyrightNonCommercial)), [.commercialUse]),
    ] as [(License, [License.Prohibition])])
  func prohibitions(license: License, forbidden: [License.Prohibition]) {
    #expect(license.forbids == forbidden)
    #expect(
      license.allowsCommercialUse
        == Set(forbidden).isDisjoint(with: [.commercialUse, .sharing, .anyUse]))
    #expect(license.allowsAdaptations == Set(forbidden).isDisjoint(with: [.changes, .anyUse]))
  }

  @Test(
    "A conflict names the wish and the term",
    arguments: [
      (License(.by), [(.noCredit, .demands(.attribution)), (.publicDomain, .isNotPublicDomain)]),
      (
        License(.byNCND),
        [
          (.commercialUse, .forbids(.commercialUse)), (.changes, .forbids(.changes)),
          (.noCredit, .demands(.attribution)), (.publicDomain, .isNotPublicDomain),
        ]
      ),
      (License(.cc0), []), (License(.publicDomain), []), (License(.noKnownRestrictions), []),
      (License(.sa), [(.publicDomain, .isNotPublicDomain)]),
      (
        License(.sampling),
        [
          (.freeLicense, .forbids(.sharing)), (.commercialUse, .forbids(.sharing)), (.noCredit, .demands(.attribution)),
          (.publicDomain, .isNotPublicDomain),
        ]
      ),
      (
        License(.allRightsReserved),
        [
          (.freeLicense, .forbids(.anyUse)), (.commercialUse, .forbids(.anyUse)), (.changes, .forbids(.anyUse)),
          (.noCredit, .forbids(.anyUse)), (.publicDomain, .isNotPublicDomain),
        ]
      ),
      (License(.other(name: "House rules")), IntendedUse.allCases.map { ($0, .isUnknown) }),
      (License(.rightsStatement(.undetermined)), IntendedUse.allCases.map { ($0, .isUnknown) }),
    ] as [(License, [(IntendedUse, LicenseConflict.Term)])])
  func conflicts(license: License, expected: [(IntendedUse, LicenseConflict.Term)]) {
    let expected = expected.map { LicenseConflict(use: $0.0, term: $0.1) }
    #expect(license.conflicts(with: Set(IntendedUse.allCases)) == expected)
    #expect(license.conflicts(with: []).isEmpty)
    for conflict in expected { #expect(license.conflicts(with: [conflict.use]) == [conflict]) }
  }
}
