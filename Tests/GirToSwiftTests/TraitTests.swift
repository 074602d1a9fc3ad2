import Foundation
import Testing

@testable import GirToSwift

extension GirToSwiftTests {
  /// What newer versions of a library have, for programs that ask for it by a package trait.
  @Suite struct TraitTests {
    private static func repository(_ content: String) -> String {
      """
      <?xml version="1.0"?>
      <repository version="1.2" xmlns="http://www.gtk.org/introspection/core/1.0"
        xmlns:c="http://www.gtk.org/introspection/c/1.0" xmlns:glib="http://www.gtk.org/introspection/glib/1.0">
        <namespace name="Toy" version="1.0">\(content)</namespace>
      </repository>
      """
    }

    private static func type(_ name: String, _ attributes: String, _ content: String = "") -> String {
      """
      <class name="\(name)" c:type="Toy\(name)" parent="GObject.Object" glib:type-name="Toy\(name)" \(attributes)
        glib:get-type="toy_\(name.lowercased())_get_type">\(content)</class>
      """
    }

    private static func method(_ type: String, _ name: String, _ attributes: String = "", advice: String = "") -> String
    {
      """
      <method name="\(name)" c:identifier="toy_\(type.lowercased())_\(name)" \(attributes)>\(advice)
        <return-value><type name="none" c:type="void"/></return-value>
        <parameters><instance-parameter name="self"><type name="\(type)" c:type="Toy\(type)*"/></instance-parameter>
        </parameters></method>
      """
    }

    private static func constructor(_ type: String, _ name: String, _ attributes: String = "") -> String {
      """
      <constructor name="\(name)" c:identifier="toy_\(type.lowercased())_\(name)" \(attributes)>
        <return-value transfer-ownership="full"><type name="\(type)" c:type="Toy\(type)*"/></return-value></constructor>
      """
    }

    private static let lid = #"<property name="lid" writable="1"%@><type name="utf8"/></property>"#

    private static let base = repository(
      type("Box", "", method("Box", "rattle") + constructor("Box", "new"))
        + type("Chest", "", lid.replacing("%@", with: "")).replacing("GObject.Object", with: "Box")
          + """
          <enumeration name="Mood" c:type="ToyMood" glib:get-type="toy_mood_get_type">
            <member name="good" value="0" c:identifier="TOY_MOOD_GOOD"/>
            <member name="bad" value="1" c:identifier="TOY_MOOD_BAD"/></enumeration>
          <bitfield name="Parts" c:type="ToyParts" glib:get-type="toy_parts_get_type">
            <member name="lid" value="1" c:identifier="TOY_PARTS_LID"/></bitfield>
          """)

    private static let newest = repository(
      type(
        "Box", "",
        "<implements name=\"Holder\"/>" + constructor("Box", "new")
          + method(
            "Box", "rattle", #"deprecated="1" deprecated-version="1.6""#,
            advice: "<doc-deprecated>Use `toy_box_shake()` instead.</doc-deprecated>")
          + method("Box", "shake", #"version="1.4""#) + method("Box", "burn", #"version="1.4" introspectable="0""#)
          + constructor("Box", "new_heavy", #"version="1.3""#) + lid.replacing("%@", with: #" version="1.4""#)
          + #"<property name="weight" writable="1"><type name="gint"/></property>"#
          + #"<glib:signal name="opened" when="last" version="1.6"><return-value><type name="none" c:type="void"/>"#
          + "</return-value></glib:signal>")
        + type("Chest", "", lid.replacing("%@", with: "")).replacing("GObject.Object", with: "Box")
        + type(
          "Crate", #"version="1.4""#,
          constructor("Crate", "new") + method("Crate", "nail", #"version="1.4""#)
            + method("Crate", "pry", #"version="1.6""#) + method("Crate", "sell", #"version="1.8""#))
          + """
          <interface name="Holder" c:type="ToyHolder" glib:type-name="ToyHolder" glib:get-type="toy_holder_get_type"
            version="1.4"><prerequisite name="GObject.Object"/></interface>
          <enumeration name="Mood" c:type="ToyMood" glib:get-type="toy_mood_get_type">
            <member name="good" value="0" c:identifier="TOY_MOOD_GOOD"/>
            <member name="bad" value="1" c:identifier="TOY_MOOD_BAD"/>
            <member name="worse" value="2" c:identifier="TOY_MOOD_WORSE" version="1.4"/>
            <member name="sad" value="1" c:identifier="TOY_MOOD_SAD" version="1.4"/></enumeration>
          <bitfield name="Parts" c:type="ToyParts" glib:get-type="toy_parts_get_type">
            <member name="lid" value="1" c:identifier="TOY_PARTS_LID"/>
            <member name="key" value="2" c:identifier="TOY_PARTS_KEY" version="1.6"/></bitfield>
          <enumeration name="Size" c:type="ToySize" glib:get-type="toy_size_get_type" version="1.4">
            <member name="small" value="0" c:identifier="TOY_SIZE_SMALL"/>
            <member name="huge" value="1" c:identifier="TOY_SIZE_HUGE" version="1.6"/></enumeration>
          <function name="count" c:identifier="toy_count" version="1.6">
            <return-value><type name="gint" c:type="int"/></return-value></function>
          """)

    private static let manifest = """
      { module: "Toys", cModule: "CToys", libraries: [{ name: "Toy", gir: "Toy-1", version: "1.2", title: "Toy" }],
        traits: [{ name: "TOY_1_4", versions: { Toy: "1.4" } }, { name: "TOY_1_6", versions: { Toy: "1.6" } }] }
      """

    /// The files that traits bring, and those without traits as they are written then.
    private static let files: Result<(newer: [String: String], base: [String: String]), any Error> = Result {
      let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: root) }
      func write(_ text: String, _ path: String) throws {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      try write(manifest, "Manifest.json5")
      try write(base, "base/Toy-1.gir")
      try write(newest, "newest/Toy-1.gir")
      func generation() throws -> Generation {
        try Generation(
          of: ManifestSet(root.appending(path: "Manifest.json5").path),
          from: GirFiles(in: [root.appending(path: "base")]))
      }
      let manifests = try ManifestSet(root.appending(path: "Manifest.json5").path)
      let newer = try generation().files(
        for: manifests.main.traits, from: GirFiles(in: [root.appending(path: "newest")]))
      let files = Dictionary(uniqueKeysWithValues: newer.files.map { ($0.path, $0.content) })
      try write(files["Later.json"] ?? "", "Newer/Later.json")
      return (files, Dictionary(uniqueKeysWithValues: try generation().files.files.map { ($0.path, $0.content) }))
    }

    private func newer(_ path: String) throws -> String {
      let files = try Self.files.get().newer
      return try #require(files[path], "\(files.keys.sorted())")
    }

    @Test func `Each trait has a folder, and its files are empty without it`() throws {
      let files = try Self.files.get().newer
      let expected = [
        "Later.json", "NewerTypes.swift", "TOY_1_4/Registry+TOY_1_4.swift", "TOY_1_4/Toy.Crate.swift",
        "TOY_1_4/Toy.Extensions+TOY_1_4.swift", "TOY_1_4/Toy.Holder.swift", "TOY_1_4/Toy.Size.swift",
        "TOY_1_6/Toy.Extensions+TOY_1_6.swift", "TOY_1_6/Toy.Functions+TOY_1_6.swift", "Unmapped.md",
      ]
      #expect(files.keys.sorted() == expected)
      for (path, content) in files where path.hasPrefix("TOY_") {
        let lines = content.split(separator: "\n").drop { $0.hasPrefix("//") }
        #expect(lines.first == "#if \(path.prefix { $0 != "/" })", "\(path)")
        #expect(lines.last == "#endif", "\(path)")
      }
    }

    @Test func `New members of older types are in the extension of the version that brought them`() throws {
      let (first, last) = (
        try newer("TOY_1_4/Toy.Extensions+TOY_1_4.swift"), try newer("TOY_1_6/Toy.Extensions+TOY_1_6.swift")
      )
      #expect(first.contains("extension Toy.Box: Toy.Holder {}"))
      #expect(first.contains("  public final func shake() { toy_box_shake("))
      #expect(first.contains("  public static func heavy() -> Toy.Box {"), "subclasses do not inherit it")
      #expect(last.contains("public var opened: SafeSignal<Void>"))
      // It came without a word, perhaps in the last version.
      #expect(last.contains("public final var weight: Int {"))
      #expect(last.contains("  public final func pry() {") && !last.contains("nail"))
      #expect(!first.contains("rattle") && !last.contains("rattle") && !last.contains("shake"))
    }

    @Test func `A new type has a file of its own, with what it has in that version`() throws {
      let crate = try newer("TOY_1_4/Toy.Crate.swift")
      #expect(crate.contains("open class Crate: Gtk.Object {"))
      #expect(crate.contains("public final func nail() {"))
      #expect(!crate.contains("pry") && !crate.contains("sell"))
      #expect(try newer("NewerTypes.swift").contains("wrapperTableOfTOY_1_4"))
      #expect(try Self.files.get().base["Registry.swift"]?.contains("[wrapperTable] + newerWrapperTables") == true)
    }

    @Test func `A member that a subclass has already does not get in its way`() throws {
      let source = try newer("TOY_1_4/Toy.Extensions+TOY_1_4.swift")
      #expect(!source.contains("lid"))
    }

    @Test func `What no trait can bring is listed, what comes later is not`() throws {
      let list = try newer("Unmapped.md")
      #expect(list.contains("- `toy_box_burn`: for C only"))
      #expect(list.contains("- `Toy.Box:lid`: a subclass has its name"))
      #expect(!list.contains("newer than"))
    }

    @Test func `New cases are in the enumeration, and there with the trait only`() throws {
      let source = try #require(try Self.files.get().base["Toy/Toy.Enumerations.swift"]).trimmedLines
      func expect(_ lines: String...) {
        #expect(source.contains(lines[0]))
        guard let index = source.firstIndex(of: lines[0]) else { return }
        #expect(Array(source[..<index].suffix(2).prefix(1)) == [lines[1]])
        #expect(source[index + 1] == "#endif")
      }
      expect("case worse = 2", "#if TOY_1_4")
      expect("public static var sad: Mood { .bad }", "#if TOY_1_4")
      expect("public static var key: Parts { Parts(rawValue: 2) }", "#if TOY_1_6")
      #expect(!source.contains { $0.contains("self.init(ordinal:") }, "nobody knows how many there are")
      let size = try newer("TOY_1_4/Toy.Size.swift").trimmedLines
      let huge = try #require(size.firstIndex(of: "case huge = 1"))
      #expect(size[huge - 2] == "#if TOY_1_6")
    }

    @Test func `What is deprecated later warns with the trait only`() throws {
      let source = try #require(try Self.files.get().base["Toy/Toy.Box.swift"]).trimmedLines
      let rattle = try #require(source.firstIndex { $0.hasPrefix("public final func rattle()") })
      #expect(source[rattle - 3] == "#if TOY_1_6" && source[rattle - 1] == "#endif")
      #expect(source[rattle - 2] == "@available(*, deprecated, message: \"Replaced by `toy_box_shake()` in Toy 1.6.\")")
    }
  }
}
