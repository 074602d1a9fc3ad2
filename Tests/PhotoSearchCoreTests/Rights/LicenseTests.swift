import FoundationEssentials
import PhotoSearchCore
import Testing

nonisolated struct LicenseTests {
  @Test(
    "Openverse's codes become short names and addresses",
    arguments: [
      ("by", "2.0", "CC BY 2.0", "https://creativecommons.org/licenses/by/2.0/"),
      ("by-sa", "4.0", "CC BY-SA 4.0", "https://creativecommons.org/licenses/by-sa/4.0/"),
      ("by-nc", "2.0", "CC BY-NC 2.0", "https://creativecommons.org/licenses/by-nc/2.0/"),
      ("by-nd", "2.0", "CC BY-ND 2.0", "https://creativecommons.org/licenses/by-nd/2.0/"),
      ("BY-NC-SA", "2.0", "CC BY-NC-SA 2.0", "https://creativecommons.org/licenses/by-nc-sa/2.0/"),
      ("by-nc-nd", "2.5", "CC BY-NC-ND 2.5", "https://creativecommons.org/licenses/by-nc-nd/2.5/"),
      ("cc0", "1.0", "CC0 1.0", "https://creativecommons.org/publicdomain/zero/1.0/"),
      ("pdm", "1.0", "Public Domain Mark 1.0", "https://creativecommons.org/publicdomain/mark/1.0/"),
      ("sampling+", "1.0", "CC Sampling+ 1.0", "https://creativecommons.org/licenses/sampling+/1.0/"),
      ("nc-sampling+", "1.0", "CC NC-Sampling+ 1.0", "https://creativecommons.org/licenses/nc-sampling+/1.0/"),
    ])
  func openverse(code: String, version: String, name: String, url: String) {
    let license = License(openverse: code, version: version)
    #expect(license.shortName == name)
    #expect(license.url?.absoluteString == url)
    #expect(license.isCreativeCommons)
  }

  @Test("The licence's address fills in what the fields leave out, and names the jurisdiction")
  func addressOfOpenverse() {
    let ported = License(openverse: "by-sa", url: "http://creativecommons.org/licenses/by-sa/3.0/de/deed.en")
    #expect(ported == License(.bySA, version: "3.0", jurisdiction: "de"))
    #expect(ported.shortName == "CC BY-SA 3.0 DE")
    #expect(ported.url?.absoluteString == "https://creativecommons.org/licenses/by-sa/3.0/de/")
    let zero = License(openverse: "cc0", version: "", url: "https://creativecommons.org/publicdomain/zero/1.0/deed.en")
    #expect(zero == License(.cc0, version: "1.0"))
    #expect(License(openverse: "by", url: "https://evil.example/licenses/by/9.9/") == License(.by))
    #expect(License(openverse: "by", version: "../..") == License(.by))
  }

  @Test(
    "SPDX identifiers are understood",
    arguments: [
      ("CC-BY-SA-2.0", License(.bySA, version: "2.0")),
      ("CC-BY-2.0", License(.by, version: "2.0")),
      ("CC-BY-NC-ND-4.0", License(.byNCND, version: "4.0")),
      ("CC-BY-3.0-DE", License(.by, version: "3.0", jurisdiction: "de")),
      ("CC0-1.0", License(.cc0, version: "1.0")),
      ("CC-PDM-1.0", License(.publicDomainMark, version: "1.0")),
      ("CC-BY-NC-ND-3.0-IGO", License(.byNCND, version: "3.0", jurisdiction: "igo")),
      ("CC-BY-SA-2.0-UK", License(.bySA, version: "2.0", jurisdiction: "uk")),
      ("GFDL-1.3-or-later", License(.free(.gfdl), version: "1.3")),
      ("MIT", License(.free(.mit))),
      ("CC-BY-9.0-DE-EXTRA", License(.other(name: "CC-BY-9.0-DE-EXTRA"))),
      ("LicenseRef-Nothing", License(.other(name: "LicenseRef-Nothing"))),
    ])
  func spdx(identifier: String, license: License) {
    #expect(License(spdx: identifier) == license)
  }

  @Test("Public-domain tools have an address without a version, licences have none")
  func missingVersions() {
    #expect(License(.cc0).url?.absoluteString == "https://creativecommons.org/publicdomain/zero/1.0/")
    #expect(License(.by).url == nil)
    #expect(License(.by).shortName == "CC BY")
  }

  @Test("An unknown licence allows nothing and is called by its name")
  func unknown() {
    for license in [License(.allRightsReserved), License(openverse: "strange<b>\nlicence", version: "1.0")] {
      #expect(!license.isCreativeCommons)
      #expect(license.requiresAttribution)
      #expect(!license.allowsCommercialUse)
      #expect(!license.allowsAdaptations)
      #expect(license.url == nil)
    }
    #expect(License(openverse: "strange<b>\nlicence").shortName == "strange<b> licence")
    #expect(License(.other(name: "")).shortName == "Unknown licence")
  }

  @Test func anAddressWithoutAReadableVersionNamesNoPlaceEither() {
    let license = License(address: "https://creativecommons.org/licenses/by/K.5/scotland/")
    #expect(license == License(.by))
    #expect(license?.shortName == "CC BY")
  }

  @Test func aNumberInTheAddressOfALicenceWithoutVersionsIsNone() {
    let license = License(address: "https://opensource.org/license/bsd-3-clause")
    #expect(license == License(.free(.bsd)))
    #expect(license.map { License(naming: $0.shortName) } == license)
  }

  @Test(arguments: ["Apache License 1.1", "Apache License 2.0", "Apache License"])
  func theAddressOfAnEarlierApacheLicenseWasThatOfNone(name: String) throws {
    let license = License(naming: name)
    #expect(license.kind == .free(.apache))
    let address = try #require(license.url?.absoluteString)
    #expect(License(address: address)?.kind == license.kind)
    #expect(license.version == nil || License(address: address) == license)
  }
}
