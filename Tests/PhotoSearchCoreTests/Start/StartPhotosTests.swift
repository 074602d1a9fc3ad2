import Testing

@testable import PhotoSearchCore

struct StartPhotosTests {
  private let samples = SamplePhotosSource(directory: SampleCollection.directory).photos

  @Test func `each day another photo is behind the page, the same all day`() {
    let ids = (0..<StartPhotos.backdrops.count).map { StartPhotos(samples, number: $0).backdrop?.id.id }
    #expect(ids == StartPhotos.backdrops)
    #expect(StartPhotos(samples, number: ids.count).backdrop?.id.id == ids[0])
    #expect(StartPhotos(samples, number: -1).backdrop?.id.id == ids.last)
    #expect(StartPhotos(samples, number: 20_000).row == StartPhotos(samples, number: 20_000).row)
  }

  @Test func `the photos that are chosen are wider than high, and have an author`() {
    for number in StartPhotos.backdrops.indices {
      let photo = StartPhotos(samples, number: number).backdrop
      #expect(photo.map(StartPhotos.ratio) ?? 0 > 1.1 && photo?.author != nil, "\(StartPhotos.backdrops[number])")
    }
  }

  @Test func `the row has many photos once each, mixed, without the one behind the page`() {
    for number in 0..<10 {
      let photos = StartPhotos(samples, number: number)
      #expect(photos.row.count == StartPhotos.maximumCount)
      #expect(Set(photos.row.map(\.id)).count == photos.row.count)
      #expect(!photos.row.contains { $0.id == photos.backdrop?.id })
      // Most of the samples are of cats.
      let first = photos.row.prefix(6).map { $0.tags.first ?? "" }
      #expect(Set(first).count >= 3, "\(first)")
    }
  }

  @Test func `what may be disturbing is never shown, even if nothing else is there`() {
    func photo(_ id: String, isSensitive: Bool) -> Photo {
      Photo(
        id: PhotoID(source: .samples, id: id), title: id, license: License(spdx: "CC0-1.0"),
        thumbnail: .file(path: "/\(id).jpg"), width: 300, height: 200, isSensitive: isSensitive)
    }
    let disturbing = photo("falcon-9", isSensitive: true)
    #expect(StartPhotos([disturbing], number: 0).backdrop == nil && StartPhotos([disturbing], number: 0).row.isEmpty)
    let other = photo("other", isSensitive: false)
    #expect(StartPhotos([disturbing, other], number: 0).backdrop == other)
    #expect(StartPhotos([], number: 3).backdrop == nil)
  }

  @Test(arguments: StartSubject.allCases)
  func `each subject finds sample photos`(subject: StartSubject) async throws {
    let source = SamplePhotosSource(directory: SampleCollection.directory)
    let page = try await source.search(PhotoQuery(text: subject.query), page: nil)
    #expect(page.photos.count >= 2)
  }
}
