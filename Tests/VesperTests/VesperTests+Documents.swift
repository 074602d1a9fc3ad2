import Foundation
import GeneratedCases
import PhotoSearchCore
import Testing

/// `vesper --credits FILE`.
extension VesperTests {
  private static var samples: URL { TestEnvironment.root.appending(path: "data/sample-photos") }

  @Test func `the credits of a document are checked in the terminal`() async throws {
    let home = try TemporaryDirectory()
    let file = try await CreditedDocument.write(to: home)
    let result = try await Launch.run(["--credits", file.path], home: home)
    #expect(result.exitCode == 1 && result.errors == "vesper: looking at 1 saved photo for the first time\n")
    #expect(
      result.lines == [
        "line 1, “Birds”: “A bird in UCD campus” by asinensis is licensed under CC BY 2.0",
        "    The credit is not complete. Missing: a link to the photo’s page, the licence, a link to the licence.",
        "    “A bird in UCD campus” (https://www.flickr.com/photos/8259942@N04/525739466) by asinensis "
          + "(https://www.flickr.com/photos/8259942@N04) is licensed under CC BY 2.0 "
          + "(https://creativecommons.org/licenses/by/2.0/)",
        "line 3, “Balloons”: “Evening” by Ada Example is licensed under CC BY-NC 4.0", "    Credited.",
        "line 5, “Balloons”: gone.jpg", "    Its file is missing or cannot be read.",
        "3 pictures: 1 without a complete credit, 1 credited, 1 not looked at",
      ])
    // Its fingerprint is known now, and what is sold needs more than a credit.
    let sold = try await Launch.run(["--credits", "lesson.html", "--sold", "--json"], home: home)
    #expect(sold.exitCode == 1 && sold.errors.isEmpty)
    let findings = try sold.lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(findings.map { $0["verdict"] as? String } == ["incomplete", "forbidden", "unreadable"])
    #expect(findings.map { $0["recognizedBy"] as? String } == ["pixels", "file", nil])
    #expect(findings[0]["missing"] as? [String] == ["source", "license", "licenseLink"])
    #expect(findings[1]["problems"] as? [String] == ["commercialUse"])
    #expect(findings[1]["document"] as? String == file.path && findings[1]["number"] as? Int == 3)
  }

  @Test(.long) func `a copy with the credits lacks nothing, and replaces no original`() async throws {
    let home = try TemporaryDirectory()
    let file = try await CreditedDocument.write(to: home)
    let before = try Data(contentsOf: file)
    let written = try await Launch.run(["--credits", "lesson.html", "--write", "copy.html"], home: home)
    #expect(written.exitCode == 1)
    #expect(written.errors.contains("vesper: A copy with 1 credit was saved as \(home.url.path)/copy.html.\n"))
    let copy = try await Launch.run(["--credits", "copy.html"], home: home)
    #expect(copy.exitCode == 0 && copy.lines.last == "3 pictures: 2 credited, 1 not looked at")
    let below = ["--credits", "lesson.html", "--write", "below.html", "--captions"]
    #expect(try await Launch.run(below, home: home).errors.contains("saved as \(home.url.path)/below.html.\n"))
    let captioned = try String(contentsOf: home.url.appending(path: "below.html"), encoding: .utf8)
    #expect(captioned.contains("alt=\"A bird\"><br/><small") && !captioned.contains("<h2>"))
    #expect(try await Launch.run(["--credits", "below.html"], home: home).lines.last == copy.lines.last)
    // Its pictures stay where they are.
    try FileManager.default.createDirectory(
      at: home.url.appending(path: "elsewhere"), withIntermediateDirectories: false)
    let away = try await Launch.run(["--credits", "lesson.html", "--write", "elsewhere/copy.html"], home: home)
    #expect(away.errors.hasSuffix("Its pictures are beside the document. Move the copy there, or copy them too.\n"))
    #expect(!written.errors.contains("beside"))
    let again = try await Launch.run(["--credits", "copy.html", "--write", "again.html"], home: home)
    #expect(again.exitCode == 0 && again.errors == "vesper: no credit is missing, so no copy was written\n")
    let same = try await Launch.run(["--credits", "lesson.html", "--write", "lesson.html"], home: home)
    #expect(same.exitCode == 2 && same.errors.contains("needs another name"))
    #expect(try Data(contentsOf: file) == before)
  }

  @Test func `a document in which nothing is missing is a success, and one that cannot be read is neither`()
    async throws
  {
    let home = try TemporaryDirectory()
    try Data("# Nothing\n\nNo pictures.".utf8).write(to: home.url.appending(path: "empty.md"))
    let empty = try await Launch.run(["--credits", "empty.md"], home: home)
    #expect(empty.exitCode == 0 && empty.lines == ["The document has no pictures."] && empty.errors.isEmpty)
    try Data("PK".utf8).write(to: home.url.appending(path: "broken.odt"))
    let broken = try await Launch.run(["--credits", "broken.odt"], home: home)
    #expect(broken.exitCode == 2 && broken.lines.isEmpty && broken.errors.contains("damaged or incomplete"))
    let missing = try await Launch.run(["--credits", "missing.odt"], home: home)
    #expect(missing.exitCode == 2 && missing.errors.contains("\(home.url.path)/missing.odt cannot be read"))
    for arguments in [["--sold"], ["--write", "a"], ["--credits", "a", "--print", "b"], ["--credits", ""]] {
      let wrong = try await Launch.run(arguments, home: home)
      #expect(wrong.exitCode == 2 && wrong.errors.contains("--credits"))
    }
    // Nothing was created by looking.
    #expect(!FileManager.default.fileExists(atPath: home.url.path + "/.local/share/vesper"))
  }

  @Test(.long) func `every sample photo is recognised`() async throws {
    let catalogue = try Data(contentsOf: Self.samples.appending(path: "catalogue.json"))
    let photos = try #require(
      (JSONSerialization.jsonObject(with: catalogue) as? [String: Any])?["photos"] as? [[String: Any]])
    let home = try TemporaryDirectory()
    let page = photos.map { "<img src=\"\(Self.samples.path)/\($0["file"] as? String ?? "")\">" }.joined()
    try Data("<html>\(page)</html>".utf8).write(to: home.url.appending(path: "all.html"))
    let result = try await Launch.run(["--credits", "all.html", "--json"], home: home)
    let titles = try result.lines.map { line in
      (try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?["title"] as? String
    }
    #expect(titles.count == photos.count)
    for (photo, title) in zip(photos, titles) {
      #expect(
        photo["title"] as? String == title, "See data/sample-photos/README.md for how looks.json is written.")
    }
  }
}
