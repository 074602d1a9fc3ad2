import Foundation
import FoundationXML
import Testing

@testable import Vesper

/// What software centres show of Vesper follows the rules of AppStream, and those that Flathub adds for what it features.
struct MetainfoTests {
  private let component: XMLElement
  private let name: String
  private let summary: String

  init() throws {
    let file = TestEnvironment.root.appending(path: "data/\(VesperApplication.id).metainfo.xml")
    component = try #require(try XMLDocument(contentsOf: file).rootElement())
    name = try #require(component.elements(forName: "name").first?.stringValue)
    summary = try #require(component.elements(forName: "summary").first?.stringValue)
  }

  private func elements(_ path: String) throws -> [XMLElement] {
    try component.nodes(forXPath: path).compactMap { $0 as? XMLElement }
  }

  private func text(_ path: String) throws -> String {
    let found = try elements(path)
    #expect(found.count == 1, "\(path)")
    return try #require(found.first?.stringValue)
  }

  @Test func theSummaryIsShortAndPlain() {
    #expect((1..<20).contains(name.count) && (10...35).contains(summary.count), "\(summary): \(summary.count)")
    #expect(summary.first?.isUppercase == true && summary.last?.isLetter == true)
    #expect(!summary.localizedCaseInsensitiveContains(name))
    for article in ["A ", "An ", "The "] { #expect(!summary.hasPrefix(article)) }
    for word in ["GTK", "Swift", "app", "tool", "client"] {
      #expect(!summary.lowercased().split(separator: " ").contains(Substring(word.lowercased())), "\(word)")
    }
  }

  @Test func theDeveloperHasAnIDThatTheApplicationBeginsWith() throws {
    #expect(try elements("developer_name").isEmpty)
    let developer = try #require(try elements("developer").first)
    let id = try #require(developer.attribute(forName: "id")?.stringValue)
    #expect(id.split(separator: ".").count >= 2 && VesperApplication.id.hasPrefix(id + "."))
    #expect(try text("developer/name").isEmpty == false)
  }

  /// AppStream 1.0 took the name of the attribute that 0.16 had, so Debian 13 found a name that nobody had translated.
  @Test func namesAreKeptFromTranslatorsAsAllVersionsOfAppStreamUnderstand() throws {
    for name in try elements("name | developer/name") {
      #expect(name.attribute(forName: "translate")?.stringValue == "no" && name.attributes?.count == 1)
    }
  }

  @Test func theColoursStandOutFromTheIconAndTheText() throws {
    let colors = try Dictionary(
      uniqueKeysWithValues: elements("branding/color[@type='primary']").map {
        (try #require($0.attribute(forName: "scheme_preference")?.stringValue), try #require($0.stringValue))
      })
    #expect(Set(colors.keys) == ["light", "dark"])
    let (light, dark) = (try Color(#require(colors["light"])), try Color(#require(colors["dark"])))
    let (white, black) = (try Color("#ffffff"), try Color("#000000"))
    #expect(light.luminance > dark.luminance && light.isColorful && dark.isColorful)
    // The name is written on them, in black and in white. The icon on them ends in white paper.
    #expect(light.contrast(to: black) >= 7 && dark.contrast(to: white) >= 7)
    #expect(light.contrast(to: white) >= 2 && dark.contrast(to: black) >= 1.5)
  }

  @Test func theScreenshotsAreThoseOfTheRelease() throws {
    let screenshots = try elements("screenshots/screenshot")
    #expect((2...10).contains(screenshots.count))
    #expect(screenshots.map { $0.attribute(forName: "type")?.stringValue == "default" }.count { $0 } == 1)
    for screenshot in screenshots {
      let captions = screenshot.elements(forName: "caption").compactMap(\.stringValue)
      let caption = try #require(captions.first)
      #expect(captions.count == 1 && caption.first?.isUppercase == true && !caption.hasSuffix("."), "\(caption)")
      let images = screenshot.elements(forName: "image").compactMap(\.stringValue)
      let image = try #require(images.first)
      let file = try #require(image.split(separator: "/").last.map(String.init))
      // A branch would show another version's window one day.
      let place = "https://raw.githubusercontent.com/vesper-photos/vesper/v\(Version.number)/data/screenshots/"
      #expect(images == [place + file])
      let data = try Data(contentsOf: TestEnvironment.root.appending(path: "data/screenshots/\(file)"))
      #expect(data.starts(with: [0x89] + Array("PNG".utf8)), "\(file)")
      // Its first block begins with width and height.
      let size = [data[16..<20], data[20..<24]].map { $0.reduce(0) { $0 << 8 | Int($1) } }
      #expect(size[0] <= 1000 && size[1] <= 700, "\(file): \(size)")
    }
  }

  @Test func theAgeRatingSaysWhatIsSeenWithoutSafeSearch() throws {
    let schema = try String(
      contentsOf: TestEnvironment.root.appending(path: "data/\(VesperApplication.id).gschema.xml"), encoding: .utf8)
    try #require(schema.contains(#"<key name="safe-search" type="b">"#), "the setting that the rating speaks of")
    let rating = try #require(try elements("content_rating").first)
    #expect(rating.attribute(forName: "type")?.stringValue == "oars-1.1")
    let answers = Dictionary(
      uniqueKeysWithValues: rating.elements(forName: "content_attribute").map {
        ($0.attribute(forName: "id")?.stringValue ?? "", $0.stringValue ?? "")
      })
    // What services call mature or sensitive: nudity of any kind, and pictures of violence and what it leaves.
    let shown = [
      "sex-nudity": "intense", "sex-themes": "moderate", "violence-realistic": "moderate",
      "violence-bloodshed": "moderate", "violence-desecration": "mild",
    ]
    // Services are asked, and nobody can write to another person.
    #expect(answers == shown.merging(["social-info": "mild"]) { $1 })
  }

  @Test func everythingThatIsAskedForIsThere() throws {
    #expect(component.attribute(forName: "type")?.stringValue == "desktop-application")
    #expect(try text("launchable[@type='desktop-id']") == "\(VesperApplication.id).desktop")
    #expect(try text("metadata_license") == "CC0-1.0" && text("project_license") == "MIT")
    for kind in ["homepage", "bugtracker", "vcs-browser", "translate"] {
      #expect(try text("url[@type='\(kind)']").hasPrefix("https://"), "\(kind)")
    }
    #expect(try text("provides/binary") == "vesper")
    #expect(Set(try elements("recommends/control").compactMap(\.stringValue)) == ["keyboard", "pointing", "touch"])
    #expect(try text("requires/display_length[@compare='ge']") == "360")
    let paragraphs = try elements("description/p | description/ul/li").compactMap(\.stringValue)
    #expect(paragraphs.count >= 2 && paragraphs.allSatisfy { !$0.contains("://") && $0 != summary })
    #expect(try elements("description/ul/li").count <= 10)
  }
}

/// A colour as in `#ff9a5c`, measured as the Web Content Accessibility Guidelines do.
private struct Color {
  private let parts: [Double]

  init(_ text: String) throws {
    let number = try #require(text.wholeMatch(of: /#([0-9a-f]{6})/).flatMap { Int($0.output.1, radix: 16) })
    parts = [16, 8, 0].map { Double(number >> $0 & 0xFF) / 255 }
  }

  var luminance: Double {
    zip(parts, [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
      let linear = part.0 <= 0.04045 ? part.0 / 12.92 : pow((part.0 + 0.055) / 1.055, 2.4)
      return sum + part.1 * linear
    }
  }

  /// Neither white, nor grey, nor black.
  var isColorful: Bool { (parts.max() ?? 0) - (parts.min() ?? 0) >= 0.2 }

  func contrast(to other: Color) -> Double {
    (max(luminance, other.luminance) + 0.05) / (min(luminance, other.luminance) + 0.05)
  }
}
