import Foundation
import Testing

@testable import GirToSwift

extension GirToSwiftTests {
  /// What other libraries have and GTK has not.
  @Suite struct ForeignTypesTests {
    private static func method(_ name: String, parameters: String = "", result: String = "", attributes: String = "")
      -> String
    {
      """
      <method name="\(name)" c:identifier="toy_box_\(name)" \(attributes)>
        <return-value transfer-ownership="full">\(result.isEmpty ? #"<type name="none" c:type="void"/>"# : result)</return-value>
        <parameters><instance-parameter name="self"><type name="Box" c:type="ToyBox*"/></instance-parameter>\(parameters)
        </parameters>
      </method>
      """
    }

    private static let texts =
      #"<type name="GLib.HashTable" c:type="GHashTable*"><type name="utf8"/><type name="utf8"/></type>"#

    /// The Swift source of a module for a library with a class, a struct and what `types` adds.
    private func source(members: String = "", record: String = "", types: String = "", renames: String = "{}") throws
      -> String
    {
      let description = """
        <repository version="1.2" xmlns="http://www.gtk.org/introspection/core/1.0"
          xmlns:c="http://www.gtk.org/introspection/c/1.0" xmlns:glib="http://www.gtk.org/introspection/glib/1.0">
          <namespace name="Toy" version="1.0">
            <class name="Box" c:type="ToyBox" parent="GObject.InitiallyUnowned" glib:type-name="ToyBox"
              glib:get-type="toy_box_get_type">\(members)</class>
            <record name="Note" c:type="ToyNote" glib:type-name="ToyNote" glib:get-type="toy_note_get_type">
              <field name="lock" private="1" readable="0"><type name="gint" c:type="int"/></field>\(record)</record>
            \(types)
          </namespace>
        </repository>
        """
      let manifest = try Manifest(
        json5: Data(
          """
          { module: "Toys", cModule: "CToys", uses: ["Gtk"], renames: \(renames),
            libraries: [{ name: "Toy", gir: "Toy-1" }] }
          """.utf8), name: "Toys.json5")
      return try Configuration.$current.withValue(Configuration(writing: manifest, using: [.gtk])) {
        let namespaces = try [Gadget.gir(), description].map { try GirReader.read(XMLTree.parse(Data($0.utf8))) }
        return OutputFiles(Library(namespaces)).files.filter { $0.path.hasSuffix(".swift") }.map(\.content).joined()
      }
    }

    @Test func `Hash tables of texts are dictionaries`() throws {
      let source = try source(
        members: Self.method("find", parameters: "<parameter name=\"by\">\(Self.texts)</parameter>", result: Self.texts)
          + Self.method(
            "keep", parameters: "<parameter name=\"all\" transfer-ownership=\"full\">\(Self.texts)</parameter>"))
      #expect(source.contains("public final func find(_ by: [String: String]) -> [String: String] {"))
      #expect(source.contains("return Gtk.givenDictionary(toy_box_find(Gtk.instance(self), lent.dictionary(by)))"))
      #expect(source.contains("toy_box_keep(Gtk.instance(self), all.makeHashTable())"))
    }

    @Test func `Arrays of GLib are arrays`() throws {
      let boxes = #"<array name="GLib.PtrArray" c:type="GPtrArray*"><type name="Box"/></array>"#
      let bytes = #"<array name="GLib.ByteArray" c:type="GByteArray*"><type name="guint8"/></array>"#
      let source = try source(
        members: Self.method("all", result: boxes)
          + Self.method("put", parameters: "<parameter name=\"bytes\">\(bytes)</parameter>", result: bytes))
      #expect(source.contains("public final func all() -> [Toy.Box] {"))
      #expect(source.contains("Gtk.pointerArray(toy_box_all(Gtk.instance(self)), transfer: .full)"))
      #expect(source.contains("public final func put(_ bytes: [UInt8]) -> [UInt8] {"))
      #expect(source.contains("Gtk.byteArray(toy_box_put(Gtk.instance(self), lent.byteArray(bytes)), isGiven: true)"))
    }

    @Test func `A number of 64 bits without a sign may be the largest one`() throws {
      let source = try source(
        members: Self.method("wait", parameters: #"<parameter name="time"><type name="guint64"/></parameter>"#),
        types: #"""
          <constant name="FOREVER" value="18446744073709551615" c:type="TOY_FOREVER"><type name="guint64"/></constant>
          """#)
      #expect(source.contains("public final func wait(_ time: UInt) { toy_box_wait(Gtk.instance(self), time) }"))
      #expect(source.contains("static var FOREVER: UInt { 18446744073709551615 }"))
    }

    @Test func `A struct that goes both ways is changed in its wrapper`() throws {
      let source = try source(
        members: Self.method(
          "move",
          parameters: """
            <parameter name="note" direction="inout" transfer-ownership="full">
              <type name="Note" c:type="ToyNote*"/></parameter>
            """))
      #expect(
        source.contains("public final func move(_ note: Toy.Note) { toy_box_move(Gtk.instance(self), note.toyNote) }"))
    }

    @Test func `A method called get is no shared object`() throws {
      let source = try source(members: Self.method("get", result: #"<type name="gint" c:type="int"/>"#))
      #expect(source.contains("public final func get() -> Int {"))
      #expect(!source.contains("var shared"))
    }

    @Test func `What would release the struct behind a wrapper is no method`() throws {
      let source = try source(
        record: """
          <method name="unref_to_text" c:identifier="toy_note_unref_to_text">
            <return-value transfer-ownership="full"><type name="utf8" c:type="char*"/></return-value>
            <parameters><instance-parameter name="note"><type name="Note" c:type="ToyNote*"/></instance-parameter>
            </parameters></method>
          """)
      #expect(source.contains("public final class Note: Gtk.Boxed {"))
      #expect(!source.contains("unrefToText"))
    }

    @Test func `The fields that C programs read are properties`() throws {
      let source = try source(
        record: #"""
          <field name="kind" writable="1"><type name="Kind" c:type="ToyKind"/></field>
          <field name="sender" writable="1"><type name="Box" c:type="ToyBox*"/></field>
          """#,
        types: #"<enumeration name="Kind" c:type="ToyKind"><member name="none" value="0"/></enumeration>"#)
      #expect(source.contains("public var kind: Toy.Kind { Toy.Kind(cValue: toyNote.pointee.kind) }"))
      #expect(source.contains("public var sender: Toy.Box? {"))
      #expect(!source.contains("var lock"))
      // GObject does not know the enumeration.
      #expect(source.contains("public static var gType: Gtk.GType { Gtk.FundamentalType.int }"))
    }

    @Test func `Flags may have the highest bit, with or without a sign in C`() throws {
      let source = try source(
        types: """
          <bitfield name="Bits" c:type="ToyBits"><member name="one" value="1"/><member name="all" value="-1"/>
          </bitfield>
          <bitfield name="Marks" c:type="ToyMarks"><member name="last" value="2147483648"/></bitfield>
          """)
      #expect(source.contains("static var all: Bits { Bits(rawValue: 4294967295) }"))
      #expect(source.contains("static var last: Marks { Marks(rawValue: 2147483648) }"))
      #expect(source.contains("ToyMarks { ToyMarks(rawValue: .init(truncatingIfNeeded: rawValue)) }"))
    }

    @Test func `A property that C sets with a function that can fail is set as a property`() throws {
      let source = try source(
        members: #"""
          <property name="code" writable="1" setter="set_code"><type name="utf8"/></property>
          """#
            + Self.method(
              "set_code", parameters: #"<parameter name="code"><type name="utf8" c:type="const char*"/></parameter>"#,
              result: #"<type name="gboolean" c:type="gboolean"/>"#, attributes: #"throws="1""#))
      #expect(source.contains(#"set { setProperty("code", newValue) }"#))
    }

    @Test func `Names of what Gtk's classes have by hand are not taken`() throws {
      let source = try source(
        members: """
          <property name="properties"><type name="gint"/></property><property name="title"><type name="gint"/></property>
          """)
      #expect(source.contains("public final var propertiesValue: Int {"))
      #expect(source.contains("public final var title: Int {"))
    }

    @Test func `A function gets the name that the manifest has for it`() throws {
      let function = #"""
        <function name="init" c:identifier="toy_init">
          <return-value><type name="none" c:type="void"/></return-value></function>
        """#
      #expect(try !source(types: function).contains("toy_init()"))
      #expect(
        try source(types: function, renames: #"{ "toy_init": "initialize" }"#)
          .contains("public static func initialize() { toy_init() }"))
    }

    @Test func `What an earlier run has written goes with what it described`() throws {
      let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: directory) }
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      let old = directory.appending(path: "Toy.Old.swift")
      try Data("// Written by gir-to-swift. \(OutputFiles.warning)\n".utf8).write(to: old)
      let own = directory.appending(path: "Own.swift")
      try Data("import Gtk\n".utf8).write(to: own)
      let output = OutputFiles(try Gadget.library())
      try GirToSwift.write(output.files, output.summary, to: directory)
      #expect(!FileManager.default.fileExists(atPath: old.path))
      #expect(FileManager.default.fileExists(atPath: own.path))
      #expect(FileManager.default.fileExists(atPath: directory.path + "/Gtk/Gadget.swift"))
    }
  }
}
