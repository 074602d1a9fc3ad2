import Foundation
import GeneratedCases
import Testing

@testable import PhotoSearchCore

/// Both ways to walk through the saved photos by date find what sorting all of them finds.
nonisolated struct SavedPhotosDatesTests {
  private let fixture = SavedPhotosFixture()

  /// Photos of which all have "cat", and every ninth has "dog"; every fourth has no date, and some share one.
  private func library() throws -> SavedPhotosLibrary {
    let library = try fixture.library()
    try library.write { connection throws(DatabaseError) in
      for number in 0..<200 {
        let date = number % 4 == 0 ? nil : Date(timeIntervalSince1970: Double(number * 7919 % 101))
        let title = number % 9 == 0 ? "cat dog" : "cat"
        var record = SavedPhotoRecord(
          SavedPhotosFixture.photo("\(number)", title, uploaded: date), query: "", saved: Date())
        record.file = "\(number).png"
        record.width = number % 2 == 0 ? 300 : 100
        record.height = 200
        _ = try SavedPhotosLibrary.insert(record, .kept, connection)
      }
    }
    return library
  }

  @Test(.long, arguments: ["", "cat", "dog", "bird", "-dog"], [PhotoOrder.newest, .oldest])
  func `Walking finds what sorting finds`(text: String, order: PhotoOrder) throws {
    let library = try library()
    var query = PhotoQuery(text: text)
    query.order = order
    for orientation in [nil, PhotoOrientation.portrait] {
      query.orientation = orientation
      for count in [1, 21, 160, 1000] {
        let sorted = try library.search(query, page: nil, limit: count)
        for limits in [
          SavedPhotosFinder.Limits(judged: 0, lookedUp: 0, passing: 0),
          SavedPhotosFinder.Limits(judged: 0, lookedUp: 0, indexed: 3, passing: 1000),
        ] {
          let walked = try library.search(query, page: nil, limit: count, limits)
          #expect(walked.photos == sorted.photos && walked.next == sorted.next)
        }
      }
    }
  }

  @Test func `All that match are not sorted for a page`() throws {
    let library = try library()
    let selection = SavedPhotosSelection(PhotoQuery(), licenses: [], related: nil)
    for order in ["DESC", "ASC"] {
      let source = selection.sourceByUpload("photos.uploaded IS NOT NULL")
      try library.read { connection throws(DatabaseError) in
        let plan = try connection.rows(
          "EXPLAIN QUERY PLAN SELECT photos.id FROM \(source.text) ORDER BY photos.uploaded \(order), photos.id \(order)"
        ) { $0.text(3) }
        #expect(plan.first?.contains("photos_by_upload") == true)
        #expect(plan.count == 1, "\(plan)")
      }
    }
  }
}
