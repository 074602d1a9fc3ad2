import PhotoSearchCore
import Testing

@testable import Vesper

nonisolated struct RightsWordsTests {
  @Test(arguments: [
    (License(.by, version: "4.0"), "You may share it and change it, also commercially, if you:"),
    (License(.byNC, version: "4.0"), "You may share it and change it, but not commercially, if you:"),
    (License(.byND, version: "4.0"), "You may share it unchanged, also commercially, if you:"),
    (License(.byNCND, version: "4.0"), "You may share it unchanged, but not commercially, if you:"),
    (License(.sampling), "You may use parts of it in something new, also commercially, if you:"),
    (License(.cc0), "You may do whatever you like with it, also commercially."),
    (License(.publicDomainMark), "You may do whatever you like with it, also commercially."),
    (
      License(.noKnownRestrictions),
      "Whoever offers it knows of no restrictions, but does not promise that there are none."
    ),
    (
      License(.usGovernmentWork),
      "You may do whatever you like with it in the United States. In other countries there may be rights in it."
    ),
    (
      License(.allRightsReserved),
      "You may not use it without asking the author, except as the law allows."
    ),
    (
      .unknown,
      "Its terms are not known here. Read them on the photo’s web page, or ask the author, before you use it."
    ),
  ])
  func whatMayBeDoneIsSaidInPlainWords(license: License, words: String) {
    #expect(Strings.permission(license) == words)
  }

  @Test func demandsFollowAColonAndOnlyAColon() {
    let kinds: [License.Kind] =
      [
        .by, .bySA, .byNC, .byND, .byNCSA, .byNCND, .sa, .nc, .nd, .ncSA, .ncND, .cc0, .publicDomainMark, .publicDomain,
        .sampling, .samplingPlus, .ncSamplingPlus, .noKnownRestrictions, .usGovernmentWork, .allRightsReserved,
        .other(name: "x"),
      ] + FreeLicense.allCases.map(License.Kind.free) + RightsStatement.allCases.map(License.Kind.rightsStatement)
    for kind in kinds {
      for license in [License(kind), License(kind, version: "2.0")] {
        let words = Strings.permission(license)
        #expect(words.hasSuffix(".") || words.hasSuffix(", if you:") && !license.demands.isEmpty, "\(kind)")
        // Nothing that has to be done goes unsaid.
        #expect(words.hasSuffix(":") || license.demands.isEmpty || words.contains("author"), "\(kind)")
      }
    }
  }

  @Test func everyTermHasWordsOfItsOwn() {
    #expect(Set(License.Demand.allCases.map(Strings.demand)).count == License.Demand.allCases.count)
    #expect(Set(License.Prohibition.allCases.map(Strings.prohibition)).count == License.Prohibition.allCases.count)
    #expect(Set(IntendedUse.allCases.map(Strings.intendedUse)).count == IntendedUse.allCases.count)
    #expect(
      License(.byNC, version: "4.0").conflicts(with: [.commercialUse]).map(Strings.conflict)
        == ["You look for photos that may be used commercially; with this one you may not use it commercially."])
    #expect(
      License(.by, version: "4.0").conflicts(with: [.noCredit, .publicDomain]).map(Strings.conflict)
        == [
          "You look for photos that need no credit; with this one you have to name the author.",
          "You look for photos that are in the public domain; somebody has rights in this one.",
        ])
  }

  @Test(arguments: [
    (0, "0 bytes"), (999, "999 bytes"), (1_499, "1 kB"), (1_500, "2 kB"), (2_340_000, "2.3 MB"), (25_600_000, "26 MB"),
  ])
  func sizesAreSaidAsPeopleSayThem(bytes: Int, words: String) {
    #expect(Strings.size(bytes) == words)
  }
}
