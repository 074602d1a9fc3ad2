import Foundation
import Testing

@testable import GirToSwift

extension GirToSwiftTests {
  @Suite struct TypeTests {
    @Test func `A class has its doc comment, its parent and its type`() throws {
      let lines = try Gadget.lines(members: "")
      #expect(
        lines == [
          "/// The class [`GtkGadget`](https://docs.gtk.org/gtk4/class.Gadget.html).",
          "open class Gadget: Widget {",
          "open override class var gType: GType { gtk_gadget_get_type() }",
          "public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }",
          "}",
        ])
    }

    @Test func `Only a class that Swift derives from makes a GObject by itself`() throws {
      let types = #"<class name="Gizmo" parent="Gadget" glib:get-type="gtk_gizmo_get_type"/>"#
      let library = try Gadget.library(types: types)
      var writer = TypeWriter(types: library.types)
      let source = library.classes.map { writer.write($0, interfaces: []) }.joined()
      let adopting = "public override init(adopting pointer: UnsafeMutableRawPointer"
      #expect(source.components(separatedBy: adopting + ")").count == 3)
      #expect(source.components(separatedBy: adopting + " = Object.unmade)").count == 2)
    }

    @Test func `The codes of errors are an enumeration with the name of their domain`() throws {
      let types = #"""
        <enumeration name="GadgetError" glib:error-domain="gtk-gadget-error-quark">
          <member name="broken" value="0" c:identifier="GTK_GADGET_ERROR_BROKEN"/>
        </enumeration>
        """#
      let library = try Gadget.library(types: types)
      #expect(library.enumerations.isEmpty)
      #expect(
        library.errors.map(EnumerationWriter.writeErrors).joined().trimmedLines == [
          "/// The error codes [`GtkGadgetError`](https://docs.gtk.org/gtk4/error.GadgetError.html).",
          "public nonisolated enum GadgetError: Int32, GLib.ErrorCode {", "/// `GTK_GADGET_ERROR_BROKEN` in C.",
          "case broken = 0",
          #"public static var domain: String { "gtk-gadget-error-quark" }"#, "}",
        ])
      let files = OutputFiles(library).files
      #expect(files.contains { $0.path == "Errors.swift" && $0.content.contains("GadgetError") })
    }

    @Test func `A class without constructors that is worth deriving from makes a GObject, too`() throws {
      let types = #"<class name="Range" parent="Widget" glib:get-type="gtk_range_get_type"/>"#
      let library = try Gadget.library(types: types)
      var writer = TypeWriter(types: library.types)
      let source = library.classes.filter { $0.name == "Gtk.Range" }.map { writer.write($0, interfaces: []) }.joined()
      #expect(source.contains("init(adopting pointer: UnsafeMutableRawPointer = Object.unmade)"))
    }

    @Test func `Subjects of objects and enumerations find the property by its name`() throws {
      let lines = try Gadget.lines(
        members: #"""
          <property name="mate" writable="1" getter="get_mate" setter="set_mate"><type name="Gadget"/></property>
          """#
            + Gadget.method(
              "get_mate", attributes: #"glib:get-property="mate""#, result: Gadget.result("Gadget", c: "GtkGadget*"))
            + Gadget.method(
              "set_mate", attributes: #"glib:set-property="mate""#,
              parameters: [Gadget.parameter("mate", "Gadget", c: "GtkGadget*")]))
      #expect(lines.contains { $0.contains("gtk_gadget_get_mate") })
      #expect(lines.contains(#"public var mate: DynamicSubject<Gadget?> { property("mate") }"#), "\(lines)")
    }

    @Test func `A property uses its C accessors where it has them, the subjects of numbers too`() throws {
      let lines = try Gadget.lines(
        members: """
          <property name="use-colour" writable="1" getter="get_use_colour" setter="set_use_colour">
            <type name="gboolean" c:type="gboolean"/>
          </property>
          <property name="depth" writable="1" getter="get_depth" setter="set_depth">
            <type name="gdouble" c:type="gdouble"/>
          </property>
          <property name="row-count" writable="1"><type name="guint" c:type="guint"/></property>
          """
            + ["use-colour": "gboolean", "depth": "gdouble"].map { name, type in
              let function = name.replacing("-", with: "_")
              return Gadget.method(
                "get_\(function)", attributes: "glib:get-property=\"\(name)\"", result: Gadget.result(type, c: type))
                + Gadget.method(
                  "set_\(function)", attributes: "glib:set-property=\"\(name)\"",
                  parameters: [Gadget.parameter("setting", type, c: type)])
            }.joined())
      #expect(lines.contains("get { gtk_gadget_get_use_colour(instance(self)).isTrue }"))
      #expect(lines.contains("set { gtk_gadget_set_use_colour(instance(self), newValue.gboolean) }"))
      #expect(lines.contains(#"public var useColour: DynamicSubject<Bool> { property("use-colour") }"#))
      let accessors = "get: { (object: Gadget) in object.depth }, set: { $0.depth = $1 }"
      #expect(lines.contains("public var depth: DynamicSubject<Double> { property(\"depth\", \(accessors)) }"))
      #expect(lines.contains(#"get { getProperty("row-count") }"#))
      #expect(lines.contains(#"public var rowCount: DynamicSubject<Int> { property("row-count") }"#))
      #expect(!lines.joined().contains("func"))
    }

    @Test func `Texts are lent to C, and subjects of an interface use its C accessors`() throws {
      let accessors =
        Gadget.method(
          "get_title", attributes: #"glib:get-property="title""#,
          result: Gadget.result("utf8", c: "const char*", attributes: #"transfer-ownership="none""#))
        + Gadget.method(
          "set_title", attributes: #"glib:set-property="title""#,
          parameters: [Gadget.parameter("title", "utf8", c: "const char*")])
      let title =
        #"<property name="title" writable="1" setter="set_title" getter="get_title"><type name="utf8" c:type="gchar*"/></property>"#
      let lines = try Gadget.lines(members: title + accessors)
      #expect(lines.contains("set { lend(newValue) { gtk_gadget_set_title(instance(self), $0) } }"))
      let types = """
        <interface name="Model" glib:get-type="gtk_model_get_type">
          <prerequisite name="GObject.Object"/>\(title)\(accessors)
        </interface>
        """
      let library = try Gadget.library(types: types)
      var writer = TypeWriter(types: library.types)
      var source = writer.write(library.interfaces[0])
      source = source.replacing("\n", with: " ")
      #expect(source.contains("gtk_gadget_get_title(instance(object))"))
      #expect(source.contains("lend(newValue) { gtk_gadget_set_title(instance(object), $0) }"))
    }

    @Test func `A class names the struct that its C functions want, where the headers say what it consists of`() throws
    {
      let library = try Gadget.library(
        types: """
          <class name="Bell" parent="Widget" c:type="GtkBell" glib:type-name="GtkBell" glib:get-type="gtk_bell_get_type">
            <field name="parent_instance"><type name="Widget" c:type="GtkWidget"/></field>
            \(Gadget.method("ring").replacing("Gadget", with: "Bell"))
          </class>
          """)
      var writer = TypeWriter(types: library.types)
      let bell = try #require(library.classes.first { $0.name == "Gtk.Bell" })
      let source = writer.write(bell, interfaces: []).trimmedLines
      let member = "final var gtkBell: UnsafeMutablePointer<GtkBell> { pointer.assumingMemoryBound(to: GtkBell.self) }"
      #expect(source.contains("@_spi(Bindings) public " + member))
      #expect(source.contains { $0.hasSuffix("func ring() { gtk_gadget_ring(gtkBell) }") })
    }

    @Test func `Properties that only GTK sets can only be read`() throws {
      let lines = try Gadget.lines(
        members: """
          <property name="size"><type name="gdouble" c:type="gdouble"/></property>
          <property name="name" writable="1" construct-only="1"><type name="utf8" c:type="gchar*"/></property>
          <property name="markup" readable="0" writable="1"><type name="utf8" c:type="gchar*"/></property>
          <property name="novelty" version="4.10"><type name="gint" c:type="gint"/></property>
          """)
      #expect(lines.contains(#"public final var size: Double { getProperty("size") }"#))
      #expect(lines.contains(#"public var size: SafeSignal<Double> { readOnlyProperty("size") }"#))
      #expect(lines.contains(#"public var name: SafeSignal<String> { readOnlyProperty("name") }"#))
      #expect(lines.contains(#"public var markup: Bond<String?> { bond { $0.setProperty("markup", $1) } }"#))
      #expect(lines.contains("public final func setMarkup(_ newValue: String?) {"))
      #expect(!lines.joined().contains("novelty"))
    }

    @Test func `Signals carry their arguments, and those with a result are requests`() throws {
      let void = Gadget.result("none", c: "void")
      let lines = try Gadget.lines(
        members: """
          <property name="active"><type name="gboolean" c:type="gboolean"/></property>
          <glib:signal name="active">\(void)</glib:signal>
          <glib:signal name="moved">\(void)
            <parameters>
              <parameter name="x_offset"><type name="gdouble" c:type="gdouble"/></parameter>
              <parameter name="event"><type name="Gdk.Event"/></parameter>
            </parameters>
          </glib:signal>
          <glib:signal name="close-request">\(Gadget.result("gboolean", c: "gboolean"))</glib:signal>
          """)
      #expect(lines.contains(#"public var activeSignal: SafeSignal<Void> { signal("active") }"#))
      #expect(lines.contains(#"public var moved: SafeSignal<(Double, OpaqueValue)> { signal(ofSeveral: "moved") }"#))
      #expect(lines.contains("/// Arguments: `xOffset`, `event`."))
      #expect(lines.contains(#"public var closeRequest: SignalRequest<Bool> { request("close-request") }"#))
    }

    @Test func `Arguments of signals that are known by an interface have its type`() throws {
      let lines = try Gadget.lines(
        members: """
          <glib:signal name="moved">\(Gadget.result("none", c: "void"))<parameters>
            \(Gadget.parameter("model", "Model", c: "GtkModel*"))
            \(Gadget.parameter("row", "gint", c: "int"))
          </parameters></glib:signal>
          <glib:signal name="asked">\(Gadget.result("gboolean", c: "gboolean"))<parameters>
            \(Gadget.parameter("model", "Model", c: "GtkModel*", attributes: #"nullable="1""#))
          </parameters></glib:signal>
          <glib:signal name="edited">\(Gadget.result("none", c: "void"))<parameters>
            \(Gadget.parameter("editor", "CellEditable", c: "GtkCellEditable*"))
          </parameters></glib:signal>
          """,
        types: #"<interface name="Model" glib:get-type="gtk_model_get_type"/>"#
          + #"<interface name="CellEditable" glib:get-type="gtk_cell_editable_get_type"/>"#)
      #expect(
        lines.contains(
          #"public var moved: SafeSignal<(any Model, Int)> { signal("moved", reading: { ($0.interface(at: 1), $0.value(at: 2)) }) }"#
        ))
      #expect(
        lines.contains(
          #"public var asked: SignalRequest<Bool, (any Model)?> { request("asked", reading: { ($0.interface(ifAnyAt: 1)) }) }"#
        ))
      #expect(lines.contains(#"public var edited: SafeSignal<Widget> { signal(ofOne: "edited") }"#))
    }

    @Test func `Arguments of signals that come back or are an array and its length are one value`() throws {
      let void = Gadget.result("none", c: "void")
      let lines = try Gadget.lines(
        members: """
          <glib:signal name="place">\(void)
            <parameters><parameter name="position" direction="inout"><type name="gint"/></parameter></parameters>
          </glib:signal>
          <glib:signal name="take">\(void)
            <parameters>
              <parameter name="parts"><array length="1" c:type="gpointer"><type name="Widget"/></array></parameter>
              <parameter name="n_parts"><type name="gint"/></parameter>
              <parameter name="hint"><type name="utf8"/></parameter>
            </parameters>
          </glib:signal>
          <glib:signal name="failed">\(void)
            <parameters><parameter name="error"><type name="GLib.Error"/></parameter></parameters>
          </glib:signal>
          """)
      #expect(lines.contains(#"public var place: SafeSignal<SignalOutput<Int>> { signal(ofOne: "place") }"#))
      #expect(lines.contains("/// Arguments: `parts`, `hint`."))
      #expect(
        lines.contains(
          #"public var take: SafeSignal<([Widget], String)> { signal("take", reading: { ($0.objects(at: 1, count: 2), $0.value(at: 3)) }) }"#
        ))
      #expect(lines.contains(#"public var failed: SafeSignal<GLib.Failure> { signal(ofOne: "failed") }"#))
    }

    @Test func `An interface is a protocol, and its properties hold any object that has it`() throws {
      let types = """
        <interface name="Model" glib:get-type="gtk_model_get_type">
          <prerequisite name="GObject.Object"/>
          <property name="count"><type name="guint" c:type="guint"/></property>
        </interface>
        """
      let lines = try Gadget.lines(
        members: #"<property name="model" writable="1"><type name="Model"/></property><implements name="Model"/>"#,
        types: types)
      #expect(lines.contains("open class Gadget: Widget, Model {"))
      #expect(lines.contains("public final var model: (any Model)? {"))
      #expect(lines.contains(#"public var model: DynamicSubject<(any Model)?> { interfaceProperty("model") }"#))
      let library = try Gadget.library(types: types)
      var writer = TypeWriter(types: library.types)
      let source = writer.write(library.interfaces[0]).trimmedLines
      #expect(source.contains("public protocol Model: Object {}"))
      #expect(source.contains(#"public var count: Int { getProperty("count") }"#))
      #expect(source.contains("final class ModelObject: Object, Model {}"))
    }

    @Test func `Enumerations have one case a value, and flags no name for none`() throws {
      let library = try Gadget.library(
        types: """
          <enumeration name="Shape" glib:get-type="gtk_shape_get_type">
            <member name="round" value="0"/><member name="circular" value="0"/><member name="default" value="1"/>
          </enumeration>
          <bitfield name="Marks" glib:get-type="gtk_marks_get_type">
            <member name="none" value="0"/><member name="top_left" value="2"/>
          </bitfield>
          """)
      let source = library.enumerations.map(EnumerationWriter.write).joined().trimmedLines
      #expect(source.contains("public nonisolated enum Shape: Int32, GEnum, Sendable {"))
      #expect(source.contains("case round = 0"))
      #expect(source.contains("case `default` = 1"))
      #expect(source.contains("public static var circular: Shape { .round }"))
      #expect(source.contains("public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }"))
      #expect(source.contains("public static var topLeft: Marks { Marks(rawValue: 2) }"))
      #expect(!source.joined().contains("none"))
    }

    @Test func `The compiler finds the case of a number where numbers do not count the cases`() throws {
      for values in [[1, 2], [0, 2], [1, 0], [0], [-1, 0]] {
        let members = values.map { #"<member name="m\#($0 + 1)" value="\#($0)"/>"# }.joined()
        let library = try Gadget.library(
          types: #"<enumeration name="Shape" glib:get-type="gtk_shape_get_type">\#(members)</enumeration>"#)
        #expect(!library.enumerations.map(EnumerationWriter.write).joined().contains("rawValue: Int32"))
      }
    }

    @Test func `The same description gives the same files`() throws {
      let names = try (1...2).map { _ in
        try OutputFiles(
          Gadget.library(
            types:
              #"<class name="Alarm" parent="Widget" glib:type-name="GtkAlarm" glib:get-type="gtk_alarm_get_type"/>"#)
        ).files
      }
      #expect(
        names[0].map(\.path) == [
          "Gtk/Alarm.swift", "Gtk/Gadget.swift", "Gtk/Widget.swift", "Closures.swift", "Registry.swift", "Unmapped.md",
        ])
      #expect(names[0].map(\.content) == names[1].map(\.content))
      // Sorted, so that they are found fast.
      #expect(
        names[0][4].content.contains(
          """
          let wrapperTable: [WrapperEntry] = [
            WrapperEntry("GObject", make: Object.init(adopting:)),
            WrapperEntry("GtkAlarm", make: Alarm.init(adopting:)),
            WrapperEntry("GtkGadget", make: Gadget.init(adopting:)),
            WrapperEntry("GtkWidget", make: Widget.init(adopting:)),
          ]
          """))
    }

    @Test func `What is no description of a library is refused`() throws {
      #expect(throws: GirReader.NotGir.self) { try GirReader.read(XMLTree.parse(Data("<html/>".utf8))) }
      #expect(throws: XMLTree.Malformed.self) { try XMLTree.parse(Data("<repository>".utf8)) }
    }
  }
}
