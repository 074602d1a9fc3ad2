import Foundation
import Testing

@testable import GirToSwift

extension GirToSwiftTests {
  /// What the libraries say of themselves is under their licences, and not in what is checked in.
  @Suite struct OwnWordsTests {
    private static var girFiles: [URL] {
      let files = GirFiles(in: [URL(filePath: "/usr/share/gir-1.0")])
      let names = Manifest.gtk.libraries.map(\.gir) + ["Adw-1", "GtkSource-5", "Shumate-1.0", "WebKit-6.0"]
      return names.compactMap(files.file)
    }

    /// What is written by hand uses the language's common turns, and more of them.
    @Test(
      .enabled(if: !girFiles.isEmpty, "no GIR is installed"),
      arguments: [
        (["Sources/Gtk/Generated", "Sources/CGtk"], 6),
        (["Sources/Gtk", "Libraries/Sources"], 8),
      ])
    func `The bindings have no sentence of the documentation of what they bind`(folders: [String], runLength: Int)
      throws
    {
      let comments = try folders.flatMap(Self.files).flatMap(Self.words)
      #expect(comments.count > 5000)
      let quoted = QuotedWords(in: comments, runLength: runLength)
      for file in Self.girFiles {
        let texts = try XMLTree.parse(Data(contentsOf: file)).documentation
        #expect(Set(texts.flatMap(quoted.found)) == [], "\(file.lastPathComponent)")
      }
    }

    @Test func `A sentence of the documentation is noticed`() throws {
      let saying = "<doc>Whether the `GtkGadget` hums while it works. See [method@Gtk.Gadget.hum].</doc>"
      let advice = "Do not hum in the library, use #GtkSong."
      let members = """
        <property name="humming" deprecated="1" deprecated-version="4.2"><type name="gboolean"/>\(saying)</property>
        """
      func found(quoting: Bool) throws -> [String] {
        let files = try Quotation.$areWanted.withValue(quoting) {
          try OutputFiles(Gadget.library(members: members)).files
        }
        let quoted = QuotedWords(in: files.map(\.content).flatMap(Self.words), runLength: 6)
        return try XMLTree.parse(Data(Gadget.gir(members: members).utf8)).documentation.flatMap(quoted.found)
      }
      #expect(try found(quoting: false) == [])
      #expect(try found(quoting: true).contains("whether the hums while it works"))
      #expect(
        QuotedWords(in: ["Do not hum in the library."], runLength: 6).found(from: advice) == [
          "do not hum in the library"
        ])
    }

    private static func files(in folder: String) throws -> [String] {
      let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../\(folder)")
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { [".swift", ".md", ".h"].contains(where: $0.hasSuffix) }
        .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    }

    /// The comments of a file and the messages in its code, or its lines if it has none.
    private static func words(of file: String) -> [String] {
      var result: [String] = []
      var comment = ""
      for line in file.split(separator: "\n") {
        let line = line.drop { $0 == " " }
        if line.hasPrefix("//") {
          comment += line.drop { $0 == "/" }
        } else {
          result += [comment] + (line.contains("message:") || line.hasPrefix("- ") ? [String(line)] : [])
          comment = ""
        }
      }
      return (result + [comment]).filter { !$0.isEmpty }
    }
  }
}

extension XMLTree {
  /// All that is said in words.
  fileprivate var documentation: [String] {
    name.hasPrefix("doc") && children.isEmpty ? [text] : children.flatMap(\.documentation)
  }
}
