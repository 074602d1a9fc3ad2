import Foundation
import Testing

@testable import PhotoSearchCore

/// Whether the pictures of a document are credited.
nonisolated struct DocumentAuditTests {
  private let fixture = AuditFixture()

  private static func photo(_ kind: License.Kind, version: String? = "4.0", title: String = "Tawny Owl") -> Photo {
    Photo(
      id: PhotoID(source: .commons, id: title), title: title, author: "Ada Example",
      authorURL: URL(string: "https://example.org/ada"), license: License(kind, version: version),
      pageURL: URL(string: title == "Tawny Owl" ? "https://example.org/owl" : "https://example.org/\(title)"),
      width: 320, height: 240)
  }

  /// Returns the finding about a worn copy of a photo in a document with this text below it.
  private func finding(
    _ license: License.Kind, version: String? = "4.0", _ text: String, _ variant: AuditFixture.Variant = .worn,
    isCommercial: Bool = false
  ) async throws -> PictureFinding {
    let fixture = AuditFixture()
    try await fixture.save(Self.photo(license, version: version))
    try fixture.write("![](a.png)\n\n\(text)", ["a.png": AuditFixture.picture(0, variant)])
    return try #require(try await fixture.audit(isCommercial: isCommercial).first)
  }

  // MARK: Recognising

  @Test func aPhotoIsRecognisedHoweverItWasChanged() async throws {
    try await fixture.save(Self.photo(.by), Self.photo(.by, title: "Other"))
    for variant in AuditFixture.Variant.allCases {
      try fixture.write(
        "![](a.png) ![](other.png)",
        ["a.png": AuditFixture.picture(0, variant), "other.png": AuditFixture.picture(99, variant)])
      let findings = try await fixture.audit()
      let recognition = try #require(findings[0].recognition, "\(variant)")
      #expect(recognition.photo?.title == "Tawny Owl" && recognition.isTurned == (variant == .turned))
      guard case .pixels = recognition.evidence else { throw Unexpected("\(recognition.evidence)") }
      #expect(findings[1].verdict == .unknown && findings[1].recognition == nil)
    }
  }

  @Test func aPhotoIsRecognisedByItsFileAndByItsMetadata() async throws {
    let library = try await fixture.save(Self.photo(.by))
    let saved = try #require(try await library.photo(1))
    let file = try Data(contentsOf: URL(filePath: saved.path))
    // The same credit in another picture.
    let other = try PhotoMetadata.data(AuditFixture.picture(5, .same), carrying: saved.credit)
    // A credit that no saved photo has.
    let credit = Credit(
      title: "Heron", author: "Bea", pageURL: URL(string: "https://example.org/heron"),
      license: License(.by, version: "3.0"))
    let foreign = try PhotoMetadata.data(AuditFixture.picture(6, .same), carrying: credit)
    // The name of a camera's owner is no credit.
    let camera = try PhotoMetadata.data(
      AuditFixture.picture(8, .same), carrying: Credit(title: "", author: "Owner", license: .unknown))
    try fixture.write(
      "![](a.png) ![](b.png) ![](c.png) ![](d.png)", ["a.png": file, "b.png": other, "c.png": foreign, "d.png": camera])
    let findings = try await fixture.audit()
    #expect(findings.map { $0.recognition?.evidence } == [.file, .metadata, .metadata, nil])
    #expect(findings[1].recognition?.photo?.title == "Tawny Owl")
    #expect(findings[2].recognition?.credit == credit && findings[2].recognition?.photo == nil)
  }

  @Test func aPictureOnTheWebIsKnownByItsAddressAlone() async throws {
    try await fixture.save(Self.photo(.by))
    try fixture.write("![](https://example.org/owl) ![](https://example.org/cat)")
    let findings = try await fixture.audit()
    #expect(findings.map(\.verdict) == [.incomplete, .unreadable] && findings[0].recognition?.evidence == .address)
  }

  @Test func ornamentsAndWhatIsNotThereAreNoFailures() async throws {
    try await fixture.save(Self.photo(.by))
    try fixture.write(
      "![](icon.png) ![](a.svg) ![](gone.png) ![](broken.png)",
      ["icon.png": SavedPhotosFixture.picture(0, width: 63, height: 200), "broken.png": Data("x".utf8)])
    let findings = try await fixture.audit()
    #expect(findings.map(\.verdict) == [.skipped, .skipped, .unreadable, .unreadable])
    #expect(findings.allSatisfy { !$0.isFailure })
  }

  @Test func aPictureIsDecodedOnceHoweverOftenItIsShown() async throws {
    try await fixture.save(Self.photo(.by))
    try fixture.write(String(repeating: "![](a.png)\n\n", count: 50), ["a.png": AuditFixture.picture(0, .worn)])
    #expect(try await fixture.audit().count == 50)
  }

  @Test func fingerprintsAreTakenOnceAndAgainWhenAFileChanges() async throws {
    let library = try await fixture.save(Self.photo(.by), Self.photo(.by, title: "Second"))
    #expect(try await library.photosWithoutFingerprint().map(\.id) == [2, 1])
    try await PhotoRecognizer.takeMissing(of: library, AuditFixture.decode) { _, _ in }
    #expect(try await library.photosWithoutFingerprint().isEmpty)
    #expect(try await library.fingerprints().count == 2)
    let saved = try #require(try await library.photo(1))
    // What cannot be decoded is not tried again and again.
    try SavedPhotosFixture.gif.write(to: URL(filePath: saved.path))
    try library.write { connection throws(DatabaseError) in
      try connection.run("UPDATE photos SET digest = 'other' WHERE id = 1")
    }
    #expect(try await library.photosWithoutFingerprint().map(\.id) == [1])
    try await PhotoRecognizer.takeMissing(of: library, AuditFixture.decode) { _, _ in }
    #expect(try await library.photosWithoutFingerprint().isEmpty)
    #expect(try await library.fingerprints().map(\.id) == [2])
    try await library.remove([2])
    #expect(try await library.fingerprints().isEmpty)
  }

  // MARK: Credits

  private static let whole = """
    “[Tawny Owl](https://example.org/owl)” by [Ada Example](https://example.org/ada) is licensed under \
    [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/)
    """

  @Test(
    arguments: [
      (whole, []),
      ("Tawny Owl, Ada Example, https://example.org/owl, CC BY 4.0 https://creativecommons.org/licenses/by/4.0/", []),
      ("Foto: Example, Ada (example.org/owl), Namensnennung 4.0, creativecommons.org/licenses/by/4.0/deed.de.", []),
      ("By ADA EXAMPLE, https://www.example.org/owl?utm_source=x, cc-by-4.0", [.licenseLink]),
      ("Ada Example, CC BY 4.0", [.source, .licenseLink]),
      (
        "Ada Example, CC BY-SA 4.0, https://creativecommons.org/licenses/by-sa/4.0/", [.source, .license, .licenseLink]
      ),
      ("Ada Example, CC BY 3.0", [.source, .license, .licenseLink]),
      ("Ada Examples, https://example.org/owl", [.author, .license, .licenseLink]),
      ("https://example.org/owl", [.author, .license, .licenseLink]),
      ("Nothing at all", [.author, .source, .license, .licenseLink]),
      // The credit of another photo.
      ("CC BY 4.0, https://creativecommons.org/licenses/by/4.0/", [.author, .source, .license, .licenseLink]),
    ] as [(String, [CreditElement])])
  func whatACreditLacksIsNamed(text: String, missing: [CreditElement]) async throws {
    let finding = try await finding(.by, text)
    #expect(finding.missing == missing)
    #expect(finding.verdict == (missing.isEmpty ? .credited : .incomplete) && finding.isFailure == !missing.isEmpty)
  }

  @Test func theTitleIsAskedForBeforeVersion4() async throws {
    let text = Self.whole.replacing("4.0", with: "2.0")
    #expect(try await finding(.by, version: "2.0", text).verdict == .credited)
    #expect(try await finding(.by, version: "2.0", text.replacing("Tawny Owl", with: "Bird")).missing == [.title])
  }

  @Test func whatNeedsNoCreditHasNone() async throws {
    let finding = try await finding(.cc0, version: nil, "Nothing")
    #expect(finding.verdict == .free && finding.missing.isEmpty && !finding.isFailure)
  }

  @Test func aListOfCreditsCounts() async throws {
    try await fixture.save(Self.photo(.by))
    let filler = String(repeating: "Text.\n\n", count: 20)
    try fixture.write(
      "![](a.png)\n\n\(filler)# Photo credits\n\n- \(Self.whole)\n- Other by Bea",
      ["a.png": AuditFixture.picture(0, .small)])
    let finding = try #require(try await fixture.audit().first)
    guard case .elsewhere(let place) = finding.location else { throw Unexpected("\(finding.location as Any)") }
    #expect(finding.verdict == .credited && place.heading == "Photo credits")
  }

  @Test func namesWithoutBlanksAroundThemAreFound() async throws {
    let photo = Photo(
      id: PhotoID(source: .commons, id: "7"), title: "富士山", author: "山田太郎", license: License(.by, version: "4.0"),
      pageURL: URL(string: "https://example.org/fuji"), width: 320, height: 240)
    try await fixture.save(photo)
    let filler = String(repeating: "Text.\n\n", count: 20)
    try fixture.write(
      "![](a.png)\n\n\(filler)写真は山田太郎によるもので、CC BY 4.0 https://creativecommons.org/licenses/by/4.0/ です",
      ["a.png": AuditFixture.picture(0, .small)])
    #expect(try await fixture.audit().first?.missing == [.source])
  }

  @Test func theCreditsOfALongDocumentAreFoundInTime() async throws {
    try await fixture.save(Self.photo(.by))
    let words = "the water cycle moves rivers clouds and rain over hills to the sea. ".split(separator: " ")
    let passage = (0..<80).map { words[$0 % words.count] }.joined(separator: " ") + "\n\n"
    let text = String(repeating: "![](a.png)\n\n" + String(repeating: passage, count: 6), count: 50)
    try fixture.write(text + "\n\n" + Self.whole, ["a.png": AuditFixture.picture(0, .small)])
    let findings = try await fixture.audit()
    #expect(findings.count == 50 && findings.allSatisfy { $0.verdict == .credited })
  }

  @Test func theCellsOfARowAreACredit() async throws {
    try await fixture.save(Self.photo(.by))
    let cells =
      "<table><tr><td>Ada Example</td><td>https://example.org/owl</td></tr><tr><td>Bea</td>"
      + "<td>CC BY 4.0 https://creativecommons.org/licenses/by/4.0/</td></tr></table>"
    let filler = String(repeating: "<p>Text.</p>", count: 10)
    try fixture.write("![](a.png)\n\n\(filler)\n\(cells)", ["a.png": AuditFixture.picture(0, .small)])
    // The licence is that of the other row.
    #expect(try await fixture.audit().first?.missing == [.license, .licenseLink])
    try fixture.write("![](a.png)\n\n\(filler)\n\(cells.replacing("</tr><tr><td>Bea</td>", with: ""))")
    #expect(try await fixture.audit().first?.verdict == .credited)
  }

  // MARK: What is forbidden

  @Test func nonCommercialPhotosAreForbiddenInWhatIsSold() async throws {
    let text = Self.whole.replacing("BY 4.0", with: "BY-NC 4.0").replacing("licenses/by", with: "licenses/by-nc")
    #expect(try await finding(.byNC, text).verdict == .credited)
    let sold = try await finding(.byNC, text, isCommercial: true)
    #expect(sold.verdict == .forbidden && sold.problems == [.forbidden(.commercialUse)] && sold.isFailure)
  }

  @Test func aPhotoThatMayNotBeChangedIsForbiddenWhenItIsCropped() async throws {
    let text = Self.whole.replacing("BY 4.0", with: "BY-ND 4.0").replacing("licenses/by", with: "licenses/by-nd")
    #expect(try await finding(.byND, text).verdict == .credited)
    let turned = try await finding(.byND, text, .turned)
    #expect(turned.verdict == .forbidden && turned.problems == [.forbidden(.changes)])
  }

  @Test func whatWasChangedHasToBeSaid() async throws {
    let text = Self.whole.replacing("BY 4.0", with: "BY-SA 4.0").replacing("licenses/by", with: "licenses/by-sa")
    let silent = try await finding(.bySA, text, .turned)
    #expect(silent.missing == [.changes] && silent.problems == [.shareAlike])
    let told = try await finding(.bySA, text + ", gedreht", .turned)
    #expect(told.verdict == .credited && told.problems == [.shareAlike])
  }

  @Test func unknownTermsAllowNothing() async throws {
    #expect(try await finding(.other(name: "Shareware"), Self.whole).problems == [.termsUnknown])
    #expect(try await finding(.allRightsReserved, version: nil, Self.whole).problems == [.forbidden(.anyUse)])
  }
}

private struct Unexpected: Error {
  init(_ description: String) { self.description = description }
  let description: String
}
