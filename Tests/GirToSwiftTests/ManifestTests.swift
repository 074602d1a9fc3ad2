import Foundation
import Testing

@testable import GirToSwift

extension GirToSwiftTests {
  @Suite struct ManifestTests {
    private func manifest(_ text: String) throws -> Manifest {
      try Manifest(json5: Data(text.utf8), name: "Toy.json5")
    }

    /// What is said of a manifest that cannot be used.
    private func complaint(_ text: String) -> String? {
      do {
        _ = try manifest(text)
        return nil
      } catch { return "\(error)" }
    }

    @Test func `A manifest of a few lines will do`() throws {
      let manifest = try manifest(
        """
        // A comment.
        { module: "Toys", cModule: "CToys", uses: ["Gtk"], libraries: [{ name: "Toy", gir: "Toy-1" }] }
        """)
      #expect(manifest.module == "Toys" && manifest.cModule == "CToys" && manifest.uses == ["Gtk"])
      let library = try #require(manifest.libraries.first)
      #expect(library.name == "Toy" && library.title == "Toy" && library.version == nil && library.only == nil)
      #expect(!library.isTopLevel && library.functions && library.constants && library.documentation == nil)
    }

    @Test func `A manifest that cannot be used says what is wrong where`() {
      let library = #"libraries: [{ name: "Toy", gir: "Toy-1" }]"#
      #expect(complaint("{") == "Toy.json5: it is not JSON5")
      #expect(complaint(#"{ cModule: "C", \#(library) }"#) == "Toy.json5: `module` is missing")
      #expect(complaint(#"{ module: "T", cModule: "C" }"#) == "Toy.json5: `libraries` is missing")
      #expect(
        complaint(#"{ module: "T", cModule: "C", libraries: [] }"#) == "Toy.json5: `libraries` names no library")
      #expect(
        complaint(#"{ module: "T", cModule: "C", libraries: [{ name: "Toy" }] }"#)
          == "Toy.json5: `libraries[0].gir` is missing")
      #expect(
        complaint(#"{ module: "T", cModule: "C", libraries: [{ name: "Toy", gir: "Toy-1", version: "new" }] }"#)
          == "Toy.json5: `libraries[0].version`: “new” is not a version such as \"4.8\"")
      #expect(
        complaint(#"{ module: "T", cModule: "C", uses: "Gtk", \#(library) }"#)?.hasPrefix("Toy.json5: `uses` is not a ")
          == true)
      let unknown = complaint(#"{ module: "T", cModule: "C", leaveout: {}, \#(library) }"#)
      #expect(unknown?.hasPrefix("Toy.json5: `leaveout`: there is no such key, but: byHand, cModule, ") == true)
      #expect(unknown?.contains("leaveOut") == true)
    }

    @Test func `Manifests are found beside the one that uses them, and cannot use each other`() throws {
      let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: directory) }
      func write(_ module: String, uses: [String]) throws -> String {
        let file = directory.appending(path: "\(module).json5")
        let text = """
          { module: "\(module)", cModule: "C\(module)", uses: \(uses),
            libraries: [{ name: "\(module)", gir: "\(module)-1" }] }
          """
        try Data(text.utf8).write(to: file)
        return file.path
      }
      _ = try write("A", uses: ["Gtk"])
      _ = try write("B", uses: ["Gtk", "A.json5"])
      let set = try ManifestSet(write("C", uses: ["B.json5", "A.json5"]))
      #expect(set.main.module == "C")
      #expect(set.used.map(\.module) == ["Gtk", "A", "B"])
      _ = try write("A", uses: ["C.json5"])
      #expect { try ManifestSet(directory.appending(path: "C.json5").path) } throws: {
        "\($0)" == "these modules use each other: C, B, A, C"
      }
      let missing = try write("D", uses: ["E.json5"])
      #expect { try ManifestSet(missing) } throws: {
        "\($0)" == "cannot read the manifest \(directory.path)/E.json5"
      }
    }

    @Test func `A description that is missing is named, with the places that were searched`() throws {
      let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: directory) }
      #expect { try GirFiles(in: [directory]).read("Toy-1") } throws: { error in
        let words = "\(error)"
        return words.contains("Toy-1.gir is missing") && words.contains("-dev") && words.contains(directory.path)
      }
    }

    @Test func `The manifest of Gtk has what its module needs`() {
      let gtk = Manifest.gtk
      #expect(gtk.module == "Gtk" && gtk.cModule == "CGtk" && gtk.uses.isEmpty)
      #expect(gtk.libraries.first?.name == "Gtk" && gtk.libraries.first?.isTopLevel == true)
      #expect(gtk.renames["Gtk.Range"] == "RangeControl")
      #expect(gtk.library("Gio")?.only?.contains("Settings") == true)
    }
  }
}
