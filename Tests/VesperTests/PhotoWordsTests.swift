import PhotoSearchCore
import Testing

@testable import Vesper

@MainActor struct PhotoWordsTests {
  private func facts(width: Int? = nil, fileSize: Int? = nil, fileType: PhotoFileType? = nil) -> [String: String] {
    let photo = Photo(
      id: PhotoID(source: .samples, id: "1"), title: "", license: License(.cc0), width: width, height: width,
      fileSize: fileSize, fileType: fileType)
    return Dictionary(Strings.facts(photo, nil).map { ($0.name, $0.value) }) { $1 }
  }

  @Test func `A photo of unknown size showed its format as its size`() {
    let unknown = facts(fileType: .jpeg)
    #expect(unknown["Size"] == nil && unknown["Format"] == "JPEG")
    let known = facts(width: 20, fileType: .jpeg)
    #expect(known["Size"] == "20 × 20 pixels, JPEG" && known["Format"] == nil)
    #expect(facts(fileSize: 3)["Size"] == "3 bytes" && facts()["Size"] == nil && facts()["Format"] == nil)
  }

  @Test func `Whoever checks a PDF file in the Flatpak was told to install a package`() {
    #expect(Strings.programMissing("pdftohtml", isFlatpak: false).contains("poppler-utils"))
    let words = Strings.programMissing("pdftohtml", isFlatpak: true)
    #expect(words.contains("another format") && !words.contains("poppler-utils"))
    #expect(Strings.sentence(for: DocumentError.programMissing(name: "pdftohtml")).contains("poppler-utils"))
  }

  @Test(
    arguments: [
      .offline, .noNetwork(host: "photos.example"), .proxyFailure(proxy: "proxy.example:3128"),
    ] as [PhotoSearchError])
  func `Whoever could not save a photo was advised to choose another source`(error: PhotoSearchError) {
    #expect(Strings.sentence(for: error).contains(Strings.localSource))
    let words = Strings.sentence(for: .download(error) as PhotoSaveError)
    #expect(words.hasPrefix("The picture could not be loaded. ") && !words.contains(Strings.localSource))
  }
}
