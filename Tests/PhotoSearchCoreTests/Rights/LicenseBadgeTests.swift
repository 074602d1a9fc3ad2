import PhotoSearchCore
import Testing

nonisolated struct LicenseBadgeTests {
  @Test(
    arguments: [
      (License(.by, version: "4.0"), [.commercialUse, .editing, .creditRequired]),
      (License(.bySA, version: "3.0"), [.commercialUse, .editing, .creditRequired, .sameLicense]),
      (License(.byNC), [.noCommercialUse, .editing, .creditRequired]),
      (License(.byND), [.commercialUse, .noEditing, .creditRequired]),
      (License(.byNCSA), [.noCommercialUse, .editing, .creditRequired, .sameLicense]),
      (License(.byNCND), [.noCommercialUse, .noEditing, .creditRequired]),
      (License(.sa), [.commercialUse, .editing, .noCreditRequired, .sameLicense]),
      (License(.ncND), [.noCommercialUse, .noEditing, .noCreditRequired]),
      (License(.cc0), [.publicDomain, .commercialUse, .editing]),
      (License(.publicDomainMark), [.publicDomain, .commercialUse, .editing]),
      (License(.publicDomain), [.publicDomain, .commercialUse, .editing]),
      (License(.usGovernmentWork), [.commercialUse, .editing, .unitedStatesOnly]),
      (License(.noKnownRestrictions), [.commercialUse, .editing, .noGuarantee]),
      (License(.sampling), [.partsOnly, .noAdvertising, .creditRequired]),
      (License(.samplingPlus), [.noCommercialUse, .editing, .noAdvertising, .creditRequired]),
      (License(.free(.gfdl)), [.commercialUse, .editing, .creditRequired, .sameLicense, .licenseText]),
      (License(.free(.copyrightedFreeUse)), [.commercialUse, .editing, .noCreditRequired]),
      (License(.rightsStatement(.noCopyrightNonCommercial)), [.noCommercialUse, .editing, .creditRequired]),
      (License(.rightsStatement(.inCopyright)), [.permissionRequired]),
      (License(.rightsStatement(.notEvaluated)), [.unknownTerms]),
      (License(.allRightsReserved), [.permissionRequired]), (License.unknown, [.unknownTerms]),
    ] as [(License, [LicenseBadge])])
  func `A licence in a word or two`(license: License, badges: [LicenseBadge]) {
    #expect(license.badges == badges)
  }

  @Test func `People and trademarks on a photo are warned about, whatever its licence permits`() {
    let photo = Photo(
      id: PhotoID(source: .commons, id: "1"), title: "", license: License(.cc0),
      restrictions: ["Personality", "trademarked", "currency", "something new"])
    #expect(photo.badges == [.publicDomain, .commercialUse, .editing, .personalityRights, .trademark])
    #expect(photo.badges.suffix(2).allSatisfy { $0.meaning == .warns })
  }

  @Test func `The badges of every licence agree with its terms`() {
    let kinds: [License.Kind] =
      [
        .by, .bySA, .byNC, .byND, .byNCSA, .byNCND, .sa, .nc, .nd, .ncSA, .ncND, .cc0, .publicDomainMark, .publicDomain,
        .sampling, .samplingPlus, .ncSamplingPlus, .noKnownRestrictions, .usGovernmentWork, .allRightsReserved,
        .other(name: "x"),
      ] + FreeLicense.allCases.map(License.Kind.free) + RightsStatement.allCases.map(License.Kind.rightsStatement)
    for license in kinds.flatMap({ [License($0), License($0, version: "1.0"), License($0, version: "4.0")] }) {
      let badges = Set(license.badges)
      #expect(badges.count == license.badges.count && !badges.isEmpty, "\(license)")
      guard license.hasKnownTerms, !license.forbids.contains(.anyUse) else {
        // No good news, and none that would need a condition.
        #expect(badges.count == 1 && badges.allSatisfy { $0.meaning != .permits }, "\(license)")
        continue
      }
      #expect(badges.contains(.commercialUse) == license.allowsCommercialUse, "\(license)")
      #expect(badges.contains(.noCommercialUse) == license.forbids.contains(.commercialUse), "\(license)")
      #expect(badges.contains(.noEditing) == license.forbids.contains(.changes), "\(license)")
      #expect(badges.contains(.partsOnly) == license.forbids.contains(.sharing), "\(license)")
      #expect(badges.contains(.noAdvertising) == license.forbids.contains(.advertising), "\(license)")
      #expect(badges.contains(.creditRequired) == license.requiresAttribution, "\(license)")
      #expect(badges.contains(.sameLicense) == license.requiresShareAlike, "\(license)")
      #expect(badges.contains(.licenseText) == license.demands.contains(.licenseText), "\(license)")
      #expect(!badges.contains(.publicDomain) || license.isPublicDomain, "\(license)")
      #expect(badges.isDisjoint(with: [.permissionRequired, .unknownTerms]), "\(license)")
    }
  }
}
