import FoundationEssentials
import Testing

@testable import PhotoSearchCore

nonisolated struct MergedPhotosTests {
  private func photo(
    _ source: PhotoSourceID, _ id: String, page: String? = nil, file: String? = nil, title: String = "",
    tags: [String] = []
  ) -> Photo {
    Photo(
      id: PhotoID(source: source, id: id), title: title, license: .unknown, pageURL: page.flatMap { URL(string: $0) },
      imageURL: file.flatMap { URL(string: $0) }, tags: tags)
  }

  @Test(arguments: [
    ("https://www.flickr.com/photos/8488209@N07/2385230430", "http://flickr.com/photos/owls/2385230430/in/pool-owls/"),
    ("https://flic.kr/p/4CLVUA", "https://m.flickr.com/photos/8488209@N07/2385230430/"),
    (
      "https://commons.wikimedia.org/wiki/File:Great_owl.jpg",
      "https://commons.wikimedia.org/w/index.php?title=File:great%20owl.jpg&uselang=de"
    ),
    (
      "https://commons.m.wikimedia.org/wiki/File:Gro%C3%9Fe_Eule.jpg",
      "https://commons.wikimedia.org/wiki/Special:FilePath/gro%C3%9Fe%20Eule.jpg"
    ),
    ("https://500px.com/photo/12345/owl-by-a", "http://www.500px.com/photo/12345"),
    ("http://www.Museum.example/owl/?b=2&a=1", "https://museum.example:443/owl?a=1&utm_source=x&b=2&fbclid=1#top"),
  ])
  func `Addresses of one page are recognised however they are written`(first: String, second: String) {
    let merged = MergedPhotos([photo(.openverse, "1", page: first), photo(.commons, "x.jpg", page: second)])
    #expect(merged.photos.count == 1, "\(merged.photos)")
    #expect(merged.photos.first?.allIDs.map(\.source) == [.openverse, .commons])
  }

  @Test(arguments: [
    (
      "https://live.staticflickr.com/2129/2385230430_a699b25f12_b.jpg",
      "https://farm3.staticflickr.com/2129/2385230430_a699b25f12.jpg"
    ),
    (
      "https://upload.wikimedia.org/wikipedia/commons/2/25/Owl_a.jpg",
      "https://upload.wikimedia.org/wikipedia/commons/thumb/2/25/Owl_a.jpg/640px-Owl_a.jpg"
    ),
    ("https://example.org/a/owl.jpg?utm_medium=x", "http://example.org/a/owl.jpg"),
  ])
  func `Addresses of one file are recognised however they are written`(first: String, second: String) {
    #expect(MergedPhotos([photo(.openverse, "1", file: first), photo(.saved, "2", file: second)]).photos.count == 1)
  }

  @Test(arguments: [
    ("https://www.flickr.com/photos/a/1", "https://www.flickr.com/photos/a/2"),
    ("https://www.flickr.com/photos/a/albums/1", "https://www.flickr.com/photos/a/albums/2"),
    ("https://museum.example/owl?id=1", "https://museum.example/owl?id=2"),
    ("https://museum.example/", "https://museum.example"),
    ("https://museum.example/Owl", "https://museum.example/owl"),
    ("https://commons.wikimedia.org/wiki/File:A.jpg", "https://commons.wikimedia.org/wiki/File:B.jpg"),
    ("https://flic.kr/p/0", "https://flic.kr/p/zzzzzzzzzzzz"),
  ])
  func `Other pages are other photos, and the start page of a site is nobody's`(first: String, second: String) {
    let merged = MergedPhotos([photo(.openverse, "1", page: first), photo(.saved, "2", page: second)])
    #expect(merged.photos.count == 2)
  }

  @Test func `The services' own records are recognised in what Openverse has of them`() {
    let merged = MergedPhotos([
      photo(.openverse, "a", page: "https://www.flickr.com/photos/x/42"),
      photo(.openverse, "b", file: "https://upload.wikimedia.org/wikipedia/commons/2/25/Big_owl.jpg"),
      photo(.commons, "Big owl.jpg"), photo(.flickr, "42"),
    ])
    #expect(merged.photos.count == 2)
    #expect(merged.index(of: PhotoID(source: .flickr, id: "42")) == 0)
    #expect(merged.index(of: PhotoID(source: .openverse, id: "a")) == 0)
    #expect(merged.index(of: PhotoID(source: .commons, id: "Big owl.jpg")) == 1)
    #expect(merged.index(of: PhotoID(source: .commons, id: "Small owl.jpg")) == nil)
  }

  @Test func `A page of one source that shows several photos hides none, and says nothing about those of others`() {
    let page = "https://museum.example/birds"
    let merged = MergedPhotos([
      photo(.openverse, "1", page: page), photo(.openverse, "2", page: page), photo(.saved, "3", page: page),
    ])
    #expect(merged.photos.map(\.id.id) == ["1", "2", "3"])
  }

  @Test func `A record that has something in common with two shows that those are one`() {
    let merged = MergedPhotos([
      photo(.openverse, "1", file: "https://a.example/1.jpg"),
      photo(.flickr, "2"), photo(.commons, "between.jpg"),
      photo(.saved, "3", page: "https://www.flickr.com/photos/x/2", file: "https://a.example/1.jpg"),
    ])
    #expect(merged.photos.count == 2)
    #expect(Set(merged.photos[0].allIDs.map(\.source)) == [.openverse, .flickr, .saved])
    #expect(merged.photos[1].id.source == .commons)
    #expect(merged.index(of: PhotoID(source: .commons, id: "between.jpg")) == 1)
  }

  @Test func `An author's name within one source is not taken for one within another`() {
    let page = URL(string: "https://www.flickr.com/photos/x/42")
    let named = Photo(
      id: PhotoID(source: .openverse, id: "1"), title: "Owl", author: "Ann", authorID: "flickr", license: License(.by),
      pageURL: page)
    let rich = Photo(
      id: PhotoID(source: .flickr, id: "42"), title: "Owl", license: License(.by, version: "2.0"), pageURL: page,
      imageURL: URL(string: "https://live.staticflickr.com/1/42_ab_b.jpg"), width: 20, height: 30, fileSize: 7)
    for order in [[named, rich], [rich, named]] {
      let photo = MergedPhotos(order).photos[0]
      #expect(photo.id == rich.id && photo.author == "Ann")
      #expect(photo.authorID == nil)
    }
  }

  @Test func `The richer record is kept with what only the other knows, and what belongs together stays together`() {
    let page = URL(string: "https://www.flickr.com/photos/x/42")
    let poor = Photo(
      id: PhotoID(source: .openverse, id: "1"), title: "Owl", author: "Old name", authorID: "flickr",
      license: License(.by), pageURL: page, width: 10, height: 10, fileSize: 5, tags: ["Owl", "night"],
      isSensitive: true,
      collection: "flickr")
    let rich = Photo(
      id: PhotoID(source: .flickr, id: "42"), title: "", author: "New name",
      authorURL: URL(string: "https://new.example/a"),
      authorID: "8@N07", license: License(.by, version: "2.0"), pageURL: page,
      imageURL: URL(string: "https://live.staticflickr.com/1/42_ab_b.jpg"), width: 20, height: 30,
      uploaded: Date.distantPast,
      summary: "An owl", tags: ["owl", "bird"])
    for order in [[poor, rich], [rich, poor]] {
      let photo = MergedPhotos(order).photos[0]
      #expect(photo.id == rich.id)
      #expect(photo.alternateIDs == [poor.id])
      #expect(photo.title == "Owl")
      #expect(photo.author == "New name" && photo.authorID == "8@N07")
      #expect(photo.license == License(.by, version: "2.0"))
      #expect(photo.width == 20 && photo.height == 30)
      #expect(photo.fileSize == nil, "The size of another file")
      #expect(photo.tags == ["owl", "bird", "night"])
      #expect(photo.isSensitive)
    }
  }

  @Test(arguments: [
    (License.unknown, License(.bySA), License(.bySA)),
    (License(.bySA), License(.bySA, version: "3.0"), License(.bySA, version: "3.0")),
    (License(.byNC, version: "2.0"), License(.allRightsReserved), License(.allRightsReserved)),
    (License(.byNC, version: "2.0"), License.unknown, License(.byNC, version: "2.0")),
  ])
  func `Of two licences what is best known counts, and the word of who keeps the photo`(
    collected: License, own: License, expected: License
  ) {
    let merged = MergedPhotos([
      Photo(
        id: PhotoID(source: .openverse, id: "1"), title: "Owl", author: "A", license: collected,
        pageURL: URL(string: "https://www.flickr.com/photos/x/42"), tags: ["a"], collection: "flickr"),
      Photo(id: PhotoID(source: .flickr, id: "42"), title: "", license: own),
    ])
    #expect(merged.photos.map(\.license) == [expected])
  }

  @Test func `A photo that is inserted again changes nothing`() {
    let photo = photo(.openverse, "1", page: "https://museum.example/owl", title: "Owl", tags: ["a"])
    #expect(MergedPhotos([photo, photo, photo]).photos == [photo])
  }
}
