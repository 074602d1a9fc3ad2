import Foundation
import PhotoSearchCore
import ReplayServer
import Testing

/// What the library makes of the files that GIMP, Darktable and GNOME's viewers read metadata with. Debian's package is
/// exiv2, see script/bootstrap.
nonisolated struct Exiv2Tests {
  @Test(arguments: PhotoMetadataTests.pictures)
  func exiv2ReadsTheCredit(name: String) throws {
    let credit = Credit(
      title: "A cat & a <dog>", author: "Jane Doe, 猫", authorURL: URL(string: "https://example.org/jane?a=1&b=2"),
      pageURL: URL(string: "https://example.org/p/1"), license: License(.by, version: "2.0"))
    let data = try PhotoMetadata.data(Fixtures.data("metadata/\(name)"), carrying: credit)
    let values = try exiv2(data, extension: name.split(separator: ".").last.map(String.init) ?? "")
    let license = "https://creativecommons.org/licenses/by/2.0/"
    let expected = [
      "Xmp.dc.title": "lang=\"x-default\" A cat & a <dog>",
      "Xmp.dc.creator": "Jane Doe, 猫",
      "Xmp.dc.rights": "lang=\"x-default\" \(credit.plainText())",
      "Xmp.dc.source": "https://example.org/p/1",
      "Xmp.xmpRights.Marked": "True",
      "Xmp.xmpRights.WebStatement": license,
      "Xmp.cc.license": license,
      "Xmp.cc.attributionName": "Jane Doe, 猫",
      "Xmp.cc.attributionURL": "https://example.org/jane?a=1&b=2",
    ]
    for (key, value) in expected { #expect(values[key] == value, "\(key)") }
  }

  /// The XMP properties by their keys.
  private func exiv2(_ data: Data, extension: String) throws -> [String: String] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).\(`extension`)")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["exiv2", "-PXkv", "pr", file.path]
    let output = Pipe()
    let complaints = Pipe()
    process.standardOutput = output
    process.standardError = complaints
    try process.run()
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = complaints.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "exiv2 must be installed: script/bootstrap test")
    #expect(String(decoding: complaint, as: UTF8.self) == "")
    let lines = String(decoding: answer, as: UTF8.self).split(separator: "\n")
    let pairs = lines.map { $0.split(separator: " ", maxSplits: 1).map(String.init) }.filter { $0.count == 2 }
    return Dictionary(
      pairs.map { ($0[0], $0[1].trimmingCharacters(in: .whitespaces)) }, uniquingKeysWith: { one, _ in one })
  }
}
