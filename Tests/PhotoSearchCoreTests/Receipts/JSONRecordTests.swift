import Foundation
import GeneratedCases
import Testing

@testable import PhotoSearchCore

/// The part of an answer that is about one photo.
nonisolated struct JSONRecordTests {
  @Test(arguments: [
    (#"{"results": [{"id": "a"}, {"id" : "b", "x": [1, {"y": 2}]}]}"#, "b", #"{"id" : "b", "x": [1, {"y": 2}]}"#),
    // A number, and an object within the record.
    (#"{"photos":[{"n":7,"user":{"id":9}},{"n":8,"user":{"id":10}}]}"#, "10", #"{"n":8,"user":{"id":10}}"#),
    // As an object by number, without a list around it.
    (
      #"{"query":{"pages":{"1":{"title":"File:A.jpg"},"2":{"title":"File:B.jpg","x":1}}}}"#, "B.jpg",
      #"{"title":"File:B.jpg","x":1}"#
    ),
    // Other names, and texts that look like structure.
    (#"{"list":[{"width":3,"name":"\"}]{\\"},{"id":3}]}"#, "3", #"{"id":3}"#),
    (#"[{"id":"\u00e9\"x"}]"#, "é\"x", #"{"id":"\u00e9\"x"}"#),
  ])
  func theRecordOfAPhotoIsFoundAsItWas(answer: String, id: String, record: String) {
    #expect(JSONRecord.find(id, in: Data(answer.utf8)) == record)
  }

  @Test(arguments: ["", "{", "]", "\"", #"{"id"#, #"{"id":"a"#, #"{"id":"a\"#, "null", #"[{"id":"b"}]"#, #"["a"]"#])
  func anAnswerWithoutThePhotoHasNoRecord(answer: String) {
    #expect(JSONRecord.find("a", in: Data(answer.utf8)) == nil)
  }

  @Test func anyBytesAreSurvived() {
    let alphabet = Array(#"{}[]":,\ -1aid"#.utf8)
    var random = SplitMix64(seed: 26)
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...24, using: &random)).map { _ in alphabet.randomElement(using: &random)! }
      if let record = JSONRecord.find("a", in: Data(bytes)) {
        #expect(String(decoding: bytes, as: UTF8.self).contains(record))
      }
    }
  }
}

nonisolated struct CompressedDataTests {
  @Test(arguments: [0, 1, 1000, 300_000])
  func dataComeBackAsTheyWere(count: Int) {
    let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 / 7) })
    let packed = CompressedData(data)
    #expect(packed.data == data)
    #expect(count < 1000 || packed.bytes.count < count / 2)
  }

  @Test func damagedDataAreNoData() {
    let bytes = CompressedData(Data("{\"id\":\"cat\"}".utf8)).bytes
    for index in bytes.indices {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[index] ^= 1 << bit
        // The header of zlib has bits that do not matter, but a sum guards the data.
        #expect([nil, Data("{\"id\":\"cat\"}".utf8)].contains(CompressedData(bytes: damaged).data))
      }
      #expect(CompressedData(bytes: bytes.prefix(index)).data == nil)
    }
  }
}
