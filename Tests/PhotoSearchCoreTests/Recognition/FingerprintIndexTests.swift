import Foundation
import Testing

@testable import PhotoSearchCore

@MainActor
struct FingerprintIndexTests {
  private func index(of pictures: [RandomPicture]) -> FingerprintIndex<Int> {
    var index = FingerprintIndex<Int>()
    for (number, picture) in pictures.enumerated() {
      index.insert(PictureFingerprint(of: picture.luminance), for: number)
    }
    return index
  }

  @Test func `A picture is found after it was scaled, worn or cropped, and no other is`() {
    let pictures = (0..<12).map { RandomPicture(seed: $0) }
    let index = index(of: pictures)
    for (number, picture) in pictures.enumerated() {
      let copies: [(String, Luminance)] = [
        ("the same", picture.luminance), ("larger", picture.scaled(by: 2.3)), ("smaller", picture.scaled(by: 0.4)),
        ("worn", picture.worn(seed: UInt64(number))),
        ("cropped left", picture.cropped(left: 8, top: 0, right: 0, bottom: 0)),
        ("cropped at the bottom", picture.cropped(left: 0, top: 0, right: 0, bottom: 6)),
        ("cropped all around", picture.cropped(left: 4, top: 3, right: 4, bottom: 3)),
        ("cropped in a corner", picture.cropped(left: 0, top: 4, right: 6, bottom: 0)),
      ]
      for (name, copy) in copies {
        let matches = index.matches(for: copy)
        #expect(matches.map(\.id) == [number], "picture \(number), \(name)")
        #expect(matches.first?.isTurned == false)
      }
      #expect(index.matches(for: picture.luminance).first?.distance == 0)
    }
    for seed: UInt64 in 1000..<1020 { #expect(index.matches(for: RandomPicture(seed: seed).luminance).isEmpty) }
  }

  @Test func `A turned or mirrored picture is found as such`() {
    let pictures = (0..<3).map { RandomPicture(seed: $0) }
    let index = index(of: pictures)
    for (number, picture) in pictures.enumerated() {
      for turned in picture.turned {
        let matches = index.matches(for: turned)
        #expect(matches.map(\.id) == [number] && matches.allSatisfy(\.isTurned))
      }
    }
  }

  @Test func `Pictures are replaced and removed, and the others stay where they are found`() {
    let pictures = (0..<6).map { RandomPicture(seed: $0) }
    var index = index(of: pictures)
    func found(_ number: Int) -> [Int] { index.matches(for: pictures[number].luminance).map(\.id) }
    index.remove(2)
    index.remove(2)
    index.insert(PictureFingerprint(of: pictures[2].luminance), for: 0)
    #expect(index.count == 5)
    #expect((0..<6).map(found) == [[], [1], [0], [3], [4], [5]])
    for id in [5, 0, 1, 3, 4] { index.remove(id) }
    #expect(index.count == 0 && found(3).isEmpty)
    index.insert(PictureFingerprint(of: pictures[3].luminance), for: 8)
    #expect(found(3) == [8])
  }

  @Test func `Two copies of a picture are both found, the more similar first`() {
    let picture = RandomPicture(seed: 1)
    var index = FingerprintIndex<String>()
    index.insert(PictureFingerprint(of: picture.worn(seed: 2)), for: "worn")
    index.insert(PictureFingerprint(of: picture.luminance), for: "itself")
    #expect(index.matches(for: picture.luminance).map(\.id) == ["itself", "worn"])
  }

  @Test func `A fingerprint is stored in 192 bytes, and what is damaged is none`() throws {
    let fingerprint = PictureFingerprint(of: RandomPicture(seed: 3).luminance)
    let data = fingerprint.data
    #expect(data.count == 192 && PictureFingerprint(data: data) == fingerprint)
    // Also from the middle of other data.
    #expect(PictureFingerprint(data: (Data([1]) + data).dropFirst()) == fingerprint)
    for count in [0, 32, 191] { #expect(PictureFingerprint(data: data.prefix(count)) == nil) }
    #expect(PictureFingerprint(data: data + [0]) == nil)
  }

  @Test func `A picture that is too small for a margin is recognised as a whole`() throws {
    let tiny = try #require(Luminance(grey: (0..<25).map { UInt8($0 * 10) }, width: 5, height: 5))
    var index = FingerprintIndex<Int>()
    index.insert(PictureFingerprint(of: tiny), for: 1)
    #expect(index.matches(for: tiny).map(\.id) == [1])
  }
}
