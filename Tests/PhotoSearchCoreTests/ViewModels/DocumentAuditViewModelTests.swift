import BindingCore
import Foundation
import Testing

@testable import PhotoSearchCore

/// The credits of a document, as a window shows them.
@MainActor struct DocumentAuditViewModelTests {
  private let fixture = AuditFixture()

  private func model(_ path: String? = nil) -> DocumentAuditViewModel {
    DocumentAuditViewModel(
      path: path ?? fixture.document,
      saved: SavedPhotosAccess(directory: fixture.saved.pictures, database: fixture.saved.database), samples: nil,
      decode: AuditFixture.decode)
  }

  private func end(of model: DocumentAuditViewModel) async -> DocumentAuditViewModel.State? {
    for await state in model.state.values {
      switch state {
      case .reading, .looking: continue
      case .checked, .failed, .notKnown: return state
      }
    }
    return nil
  }

  @Test func theVerdictsFollowWhetherTheDocumentIsSold() async throws {
    let photo = Photo(
      id: PhotoID(source: .commons, id: "1"), title: "Owl", author: "Ada", license: License(.byNC, version: "4.0"))
    try await fixture.save(photo)
    try fixture.write("![](a.png)\n\n![](a.png)\n\n![](b.png)", ["a.png": AuditFixture.picture(0, .worn)])
    let model = model()
    #expect(model.name == "document.md" && model.findings.value.isEmpty && model.document == nil)
    #expect(await end(of: model) == .checked)
    #expect(model.findings.value.map(\.verdict) == [.incomplete, .incomplete, .unreadable])
    #expect(model.document?.pictures.count == 3)
    // Each once.
    #expect(model.findings.value.missingCredits(changes: "changed") == [Credit(photo)])
    model.isCommercial.value = true
    #expect(model.findings.value.map(\.verdict) == [.forbidden, .forbidden, .unreadable])
    #expect(model.findings.value.missingCredits(changes: "changed").isEmpty)
    model.isCommercial.value = false
    #expect(model.findings.value.map(\.verdict) == [.incomplete, .incomplete, .unreadable])
  }

  @Test func aCopyLacksNothing() async throws {
    let photo = Photo(
      id: PhotoID(source: .commons, id: "1"), title: "Owl", author: "Ada", license: License(.by, version: "4.0"),
      pageURL: URL(string: "https://example.org/owl"), width: 320, height: 240)
    try await fixture.save(photo)
    try fixture.write("![](a.png)", ["a.png": AuditFixture.picture(0, .turned)])
    let model = model()
    #expect(!model.canWriteCopy)
    #expect(await end(of: model) == .checked)
    #expect(model.canWriteCopy && model.findings.value.map(\.missing.count) == [5])
    let path = fixture.saved.directory.path + "/copy.md"
    try await model.writeCopy(to: path, heading: "Credits", wording: CreditWording(), changes: "changed")
    let copy = self.model(path)
    #expect(await end(of: copy) == .checked)
    #expect(copy.findings.value.map(\.verdict) == [.credited])
  }

  @Test func aDocumentThatCannotBeReadIsAFailure() async throws {
    let path = fixture.saved.directory.path + "/none.odt"
    let model = model(path)
    #expect(await end(of: model) == .failed(.inaccessible(path: path)))
    #expect(model.findings.value.isEmpty)
  }

  @Test func savedPhotosThatCannotBeUsedAreAFailure() async throws {
    try FileManager.default.createDirectory(atPath: fixture.saved.database, withIntermediateDirectories: true)
    try fixture.write("Nothing")
    guard case .notKnown = await end(of: model()) else {
      Issue.record("the document was checked")
      return
    }
  }

  @Test func aWindowThatIsClosedStopsTheWork() async throws {
    try fixture.write("![](a.png)", ["a.png": AuditFixture.picture(0, .worn)])
    weak var weakModel: DocumentAuditViewModel?
    do {
      let model = model()
      weakModel = model
    }
    while weakModel != nil { await Task.yield() }
  }
}
