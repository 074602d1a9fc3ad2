import Foundation
import Testing

@testable import GirToSwift

extension GirToSwiftTests {
  /// A module for another library than GTK, with classes of the names that Gtk's own things have.
  @Suite struct OtherModuleTests {
    private static let description = """
      <?xml version="1.0"?>
      <repository version="1.2" xmlns="http://www.gtk.org/introspection/core/1.0"
        xmlns:c="http://www.gtk.org/introspection/c/1.0" xmlns:glib="http://www.gtk.org/introspection/glib/1.0">
        <namespace name="Toy" version="1.0">
          <class name="Object" c:type="ToyObject" parent="GObject.Object" glib:type-name="ToyObject"
            glib:get-type="toy_object_get_type">
            <method name="elements" c:identifier="toy_object_elements">
              <return-value transfer-ownership="container">
                <type name="GLib.List" c:type="GList*"><type name="Object" c:type="ToyObject*"/></type></return-value>
              <parameters>
                <instance-parameter name="self"><type name="Object" c:type="ToyObject*"/></instance-parameter>
              </parameters>
            </method>
            <method name="sort" c:identifier="toy_object_sort">
              <return-value><type name="none" c:type="void"/></return-value>
              <parameters>
                <instance-parameter name="self"><type name="Object" c:type="ToyObject*"/></instance-parameter>
                <parameter name="by" scope="call" closure="1"><type name="Order" c:type="ToyOrder"/></parameter>
                <parameter name="data" nullable="1"><type name="gpointer" c:type="gpointer"/></parameter>
              </parameters>
            </method>
            <method name="late" c:identifier="toy_object_late" version="1.4">
              <return-value><type name="none" c:type="void"/></return-value>
              <parameters>
                <instance-parameter name="self"><type name="Object" c:type="ToyObject*"/></instance-parameter>
              </parameters>
            </method>
            <property name="mood" writable="1"><type name="Mood"/></property>
            <property name="role" writable="1"><type name="Gtk.Role"/></property>
            <property name="stranger" writable="1"><type name="Gtk.Stranger"/></property>
            <glib:signal name="met" when="last">
              <return-value><type name="none" c:type="void"/></return-value>
              <parameters>
                <parameter name="one"><type name="Walker"/></parameter>
                <parameter name="another" nullable="1"><type name="Walker"/></parameter>
              </parameters>
            </glib:signal>
          </class>
          <class name="Gadget" c:type="ToyGadget" parent="Gtk.Gadget" glib:type-name="ToyGadget"
            glib:get-type="toy_gadget_get_type">
            <implements name="Walker"/>
            <property name="text" writable="1"><type name="utf8"/></property>
            <property name="owner" writable="1"><type name="Gtk.Widget"/></property>
          </class>
          <interface name="Walker" c:type="ToyWalker" glib:type-name="ToyWalker" glib:get-type="toy_walker_get_type">
            <prerequisite name="GObject.Object"/>
          </interface>
          <enumeration name="Mood" c:type="ToyMood" glib:get-type="toy_mood_get_type">
            <member name="good" value="0"/>
          </enumeration>
          <callback name="Order" c:type="ToyOrder">
            <return-value><type name="gboolean" c:type="gboolean"/></return-value>
            <parameters>
              <parameter name="object"><type name="Object" c:type="ToyObject*"/></parameter>
              <parameter name="data" nullable="1" closure="1"><type name="gpointer" c:type="gpointer"/></parameter>
            </parameters>
          </callback>
        </namespace>
      </repository>
      """

    private static let gtk = Gadget.gir(
      members: """
        <property name="text" writable="1"><type name="gint"/></property>
        <property name="role" writable="1"><type name="Role"/></property>
        \(Gadget.method("unheard", parameters: [Gadget.parameter("what", "Gtk.Unknown", c: "GtkUnknown*")]))
        """,
      types: """
        <enumeration name="Role" c:type="GtkRole" glib:get-type="gtk_role_get_type"><member name="none" value="0"/>
        </enumeration>
        <enumeration name="Stranger" c:type="GtkStranger" glib:get-type="gtk_stranger_get_type">
          <member name="none" value="0"/></enumeration>
        """)

    private func files(version: String? = "1.2") throws -> [String: String] {
      let manifest = try Manifest(
        json5: Data(
          """
          { module: "Toys", cModule: "CToys", uses: ["Gtk"],
            libraries: [{ name: "Toy", gir: "Toy-1", \(version.map { "version: \"\($0)\"," } ?? "")
              documentation: "https://toys.example/" }] }
          """.utf8), name: "Toys.json5")
      let configuration = Configuration(writing: manifest, using: [.gtk], enumerations: ["Gtk.Role"])
      return try Configuration.$current.withValue(configuration) {
        let namespaces = try [Self.gtk, Self.description].map { try GirReader.read(XMLTree.parse(Data($0.utf8))) }
        return Dictionary(
          uniqueKeysWithValues: OutputFiles(Library(namespaces)).files.map { ($0.path, $0.content) })
      }
    }

    @Test func `Only the module's own types are written`() throws {
      let files = try files()
      #expect(
        files.keys.sorted() == [
          "Closures.swift", "Registry.swift", "Toy/Toy.Enumerations.swift", "Toy/Toy.Gadget.swift",
          "Toy/Toy.Library.swift", "Toy/Toy.Object.swift", "Toy/Toy.Walker.swift", "Unmapped.md",
        ])
      #expect(files.values.allSatisfy { !$0.contains("class Widget") && !$0.contains("unheard") })
    }

    @Test func `Names that Gtk has as well are told apart`() throws {
      let files = try files()
      let object = try #require(files["Toy/Toy.Object.swift"])
      #expect(object.contains("open class Object: Gtk.Object {"))
      #expect(object.contains("public final func elements() -> [Toy.Object] {"))
      #expect(object.contains("Gtk.lists(toy_object_elements("))
      #expect(object.contains("{ Gtk.lentObject($0) as Toy.Object? }"))
      #expect(object.contains("extension Reactive where Base: Toy.Object {"))
      let gadget = try #require(files["Toy/Toy.Gadget.swift"])
      #expect(gadget.contains("open class Gadget: Gtk.Gadget, Toy.Walker {"))
      #expect(gadget.contains("public final var owner: Gtk.Widget? {"))
      // What the superclass has in another module has the name.
      #expect(!gadget.contains("public final var text"))
    }

    @Test func `Gtk learns of the classes when one of them is used`() throws {
      let files = try files()
      let registry = try #require(files["Registry.swift"])
      #expect(registry.contains("@_spi(Bindings) import Gtk"))
      #expect(registry.contains("module: \"Toys\",\n  wrappers: [wrapperTable],"))
      #expect(registry.contains("Gtk.WrapperEntry(\"ToyGadget\", make: Toy.Gadget.init(adopting:))"))
      #expect(registry.contains("Gtk.WrapperEntry(\"ToyWalker\", make: ToyWalkerObject.init(adopting:))"))
      #expect(!registry.contains("\"GtkGadget\"") && !registry.contains("\"GObject\""))
      #expect(try #require(files["Toy/Toy.Gadget.swift"]).contains("_ = registeredTypes"))
      #expect(try #require(files["Toy/Toy.Library.swift"]).contains("public static func registerTypes()"))
    }

    @Test func `Of enumerations of another module only those can be used that it has`() throws {
      let object = try #require(try files()["Toy/Toy.Object.swift"])
      #expect(object.contains("public final var role: Gtk.Role {"))
      #expect(!object.contains("Stranger"))
      #expect(try files()["Unmapped.md"]?.contains("- `Toy.Object:stranger`: the type `Gtk.Stranger`") == true)
    }

    @Test func `A callback is called by a function of the module's own`() throws {
      let files = try files()
      #expect(try #require(files["Closures.swift"]).contains("let callToyOrder: ToyOrder = {"))
      #expect(try #require(files["Closures.swift"]).contains("let body: (Toy.Object) -> Bool = Gtk.lentClosure("))
    }

    @Test func `Two interfaces in a signal of which one can be missing were ambiguous`() throws {
      let object = try #require(try files()["Toy/Toy.Object.swift"])
      #expect(object.contains("SafeSignal<(any Toy.Walker, (any Toy.Walker)?)>"))
      #expect(object.contains("($0.interface(at: 1), $0.interface(ifAnyAt: 2))"))
    }

    @Test func `What is newer than the manifest's version is left out, unless all is asked for`() throws {
      #expect(try !#require(files()["Toy/Toy.Object.swift"]).contains("late()"))
      #expect(try files()["Unmapped.md"]?.contains("- `toy_object_late`: newer than Toy 1.2") == true)
      #expect(try #require(files(version: nil)["Toy/Toy.Object.swift"]).contains("func late()"))
    }

    @Test func `Comments lead to the library's own documentation`() throws {
      let object = try #require(try files()["Toy/Toy.Object.swift"])
      #expect(object.contains("/// The class [`ToyObject`](https://toys.example/class.Object.html)."))
      #expect(
        object.contains("[`toy_object_sort()`](https://toys.example/method.Object.sort.html)"))
    }
  }
}
