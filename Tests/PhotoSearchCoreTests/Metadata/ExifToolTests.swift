import Foundation
import GeneratedCases
import PhotoSearchCore
import ReplayServer
import Testing

/// What another program makes of the files. It comes with Debian's libimage-exiftool-perl, see script/bootstrap.
nonisolated struct ExifToolTests {
  private static let texts = [
    ("Cat", "Jane Doe"), ("👨‍👩‍👧 & <b>😀</b> “quotes”", "O'Brien; Ärger"), ("חתול שחור", "مصور"),
    (String(repeating: "long title ", count: 27), String(repeating: "名", count: 300)),
  ]

  @Test(.long, arguments: PhotoMetadataTests.pictures)
  func exiftoolReadsTheCreditAndFindsNoFault(name: String) async throws {
    for (title, author) in Self.texts {
      // Other tests need this thread, too.
      await Task.yield()
      let credit = Credit(
        title: title, author: author, authorURL: URL(string: "https://example.org/jane?a=1&b=2"),
        pageURL: URL(string: "https://example.org/p/1"), license: License(.by, version: "2.0"))
      let data = try PhotoMetadata.data(Fixtures.data("metadata/\(name)"), carrying: credit)
      let tags = try exiftool(data, extension: name.split(separator: ".").last.map(String.init) ?? "")
      #expect(tags["XMP-dc:Title"] as? String == credit.title)
      #expect(tags["XMP-dc:Creator"] as? String ?? (tags["XMP-dc:Creator"] as? [String])?.first == credit.author)
      #expect(tags["XMP-dc:Rights"] as? String == credit.plainText())
      #expect(tags["XMP-dc:Source"] as? String == "https://example.org/p/1")
      #expect(tags["XMP-xmpRights:WebStatement"] as? String == "https://creativecommons.org/licenses/by/2.0/")
      #expect(tags["XMP-xmpRights:Marked"] as? Bool == true)
      #expect(tags["XMP-xmpRights:UsageTerms"] as? String == "Creative Commons Attribution 2.0 Generic")
      #expect(tags["XMP-cc:License"] as? String == "https://creativecommons.org/licenses/by/2.0/")
      #expect(tags["XMP-cc:AttributionName"] as? String == credit.author)
      #expect(tags["XMP-cc:AttributionURL"] as? String == "https://example.org/jane?a=1&b=2")
      #expect(tags["XMP-photoshop:Credit"] as? String == "\(credit.author ?? "") / CC BY 2.0")
      #expect(tags["ExifTool:Warning"] == nil && tags["ExifTool:Error"] == nil)
      #expect(tags["File:ImageWidth"] ?? tags["PNG:ImageWidth"] ?? tags["RIFF:ImageWidth"] != nil)
    }
  }

  @Test(arguments: ["exif.jpg", "exif.png", "exif.webp", "extended.jpg"])
  func exiftoolStillReadsWhatOthersWrote(name: String) throws {
    let file = name.split(separator: ".").last.map(String.init) ?? ""
    let before = try exiftool(Fixtures.data("metadata/\(name)"), extension: file)
    let data = try PhotoMetadata.data(Fixtures.data("metadata/\(name)"), carrying: PhotoMetadataTests.credit)
    let after = try exiftool(data, extension: file)
    let ours: Set<String> = [
      "XMP-dc:Title", "XMP-dc:Creator", "XMP-dc:Rights", "XMP-cc:License", "XMP-x:XMPToolkit",
      "XMP-xmpNote:HasExtendedXMP",
    ]
    let kept = before.filter {
      !ours.contains($0.key) && !$0.key.hasPrefix("System:") && !$0.key.hasPrefix("SourceFile")
    }
    #expect(kept.contains { $0.key == "XMP-xmp:Rating" })
    for (tag, value) in kept {
      #expect(after[tag].map { "\($0)" } == "\(value)", "\(tag)")
    }
  }

  /// All tags with the groups that they are in.
  private func exiftool(_ data: Data, extension: String) throws -> [String: Any] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).\(`extension`)")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["exiftool", "-j", "-G1", "-a", file.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "exiftool must be installed: script/bootstrap test")
    let records = try JSONSerialization.jsonObject(with: answer) as? [[String: Any]]
    return try #require(records?.first)
  }
}
