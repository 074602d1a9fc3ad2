import Testing

@testable import GirToSwift

extension GirToSwiftTests {
  /// How what C cannot say with one result becomes Swift.
  @Suite struct MappingTests {
    private let out = #"direction="out" transfer-ownership="full""#

    /// The lines of a method, without those around it.
    private func body(_ members: String, types: String = "") throws -> [String] {
      let lines = try Gadget.lines(members: members, types: types)
      let start = try #require(lines.firstIndex { $0.contains(" func ") || $0.hasPrefix("public final var ") })
      // In one line, or in several with a brace of its own.
      return lines[start].hasSuffix("}") ? [lines[start]] : Array(lines[start...].dropLast(2))
    }

    @Test func anOutParameterIsTheResult() throws {
      let lines = try body(
        Gadget.method("get_size", parameters: [Gadget.parameter("size", "gint", c: "int*", attributes: out)]))
      #expect(
        lines == [
          "public final var size: Int {", "var cSize: Int32 = 0", "gtk_gadget_get_size(instance(self), &cSize)",
          "return cSize.int",
        ])
    }

    @Test func severalOutParametersAreALabelledTupleAndFalseIsNil() throws {
      let lines = try body(
        Gadget.method(
          "find_place",
          parameters: [
            Gadget.parameter("x_offset", "gdouble", c: "double*", attributes: out),
            Gadget.parameter("child", "Widget", c: "GtkWidget**", attributes: #"direction="out" nullable="1""#),
          ], result: Gadget.result("gboolean", c: "gboolean")))
      #expect(lines[0] == "public final func findPlace() -> (xOffset: Double, child: Widget?)? {")
      #expect(lines.contains("guard result != 0 else { return nil }"))
      #expect(lines.last == "return (cXOffset, lentObject(widget: cChild))")
    }

    @Test func anErrorIsThrownAndSuccessIsNotReturned() throws {
      let lines = try body(
        Gadget.method("save", attributes: #"throws="1""#, result: Gadget.result("gboolean", c: "gboolean")))
      #expect(
        lines == [
          "public final func save() throws(GLib.Failure) {", "var error: UnsafeMutablePointer<GError>?",
          "gtk_gadget_save(instance(self), &error)", "if let error { throw GLib.Failure(consuming: error) }",
        ])
    }

    @Test func aFunctionThatIsReadyLaterIsAsync() throws {
      let callback = Gadget.parameter(
        "callback", "Gio.AsyncReadyCallback", c: "GAsyncReadyCallback", attributes: #"scope="async" closure="2""#)
      let lines = try body(
        Gadget.method(
          "read_async",
          parameters: [
            Gadget.parameter("cancellable", "Gio.Cancellable", c: "GCancellable*", attributes: #"nullable="1""#),
            callback,
            Gadget.parameter("user_data", "gpointer", c: "gpointer", attributes: #"nullable="1""#),
          ])
          + Gadget.method(
            "read_finish", attributes: #"throws="1""#,
            parameters: [Gadget.parameter("result", "Gio.AsyncResult", c: "GAsyncResult*")],
            result: Gadget.result("utf8", c: "char*", attributes: #"transfer-ownership="full""#)))
      #expect(lines[0] == "public final func read() async throws -> String {")
      #expect(lines[1].contains("gtk_gadget_read_async(instance(self), cancellable, finished, userData)"))
      #expect(lines.contains("let result = gtk_gadget_read_finish(instance(self), outcome.pointer, &error)"))
      #expect(lines.contains("if let error { throw outcome.failure(error) }"))
    }

    @Test func aCallbackIsAClosureWithoutItsContext() throws {
      let types = """
        <callback name="GadgetFunc" c:type="GtkGadgetFunc">
          \(Gadget.result("gboolean", c: "gboolean"))
          <parameters>
            \(Gadget.parameter("child", "Widget", c: "GtkWidget*"))
            <parameter name="user_data" closure="1"><type name="gpointer" c:type="gpointer"/></parameter>
          </parameters>
        </callback>
        """
      func method(scope: String) -> String {
        Gadget.method(
          "filter",
          parameters: [
            Gadget.parameter("func", "GadgetFunc", c: "GtkGadgetFunc", attributes: "\(scope) closure=\"1\""),
            Gadget.parameter("data", "gpointer", c: "gpointer"),
            Gadget.parameter("destroy", "GLib.DestroyNotify", c: "GDestroyNotify"),
          ])
      }
      let kept = try body(method(scope: #"scope="notified" destroy="2""#), types: types)
      #expect(kept[0].hasPrefix("public final func filter(_ `func`: @escaping (Widget) -> Bool) {"))
      #expect(kept[0].contains("callGtkGadgetFunc, heldClosure(`func`), releaseClosure"))
      let library = try Gadget.library(members: method(scope: #"scope="notified" destroy="2""#), types: types)
      let closures = try #require(OutputFiles(library).files.first { $0.path == "Closures.swift" })
      #expect(closures.content.contains("return body(lentObject(widget: child)!).gboolean"))
    }

    @Test func aListIsAnArrayThatIsFreedWhenItIsOurs() throws {
      func list(_ transfer: String) -> String {
        Gadget.method(
          "list_children",
          result: """
            <return-value transfer-ownership="\(transfer)">
              <type name="GLib.List" c:type="GList*"><type name="Widget"/></type>
            </return-value>
            """)
      }
      #expect(
        try Gadget.lines(members: list("container")).joined().contains(
          "lists(gtk_gadget_list_children(instance(self)), isGiven: true) { lentObject($0) as Widget? }"))
      #expect(
        try Gadget.lines(members: list("full")).joined().contains("isGiven: true) { givenObject($0) as Widget? }"))
      #expect(try Gadget.lines(members: list("none")).joined().contains("isGiven: false) { lentObject($0)"))
    }

    @Test func `A value that is not constant is one that C fills in`() throws {
      let lines = try Gadget.lines(
        members: Gadget.method(
          "evaluate", parameters: [Gadget.parameter("value", "GObject.Value", c: "GValue*")],
          result: Gadget.result("gboolean", c: "gboolean"))
          + Gadget.method("keep", parameters: [Gadget.parameter("value", "GObject.Value", c: "const GValue*")]))
      #expect(lines.contains("public final func evaluate() -> AnyValue? {"))
      #expect(lines.contains("let result = gtk_gadget_evaluate(instance(self), &cValue)"))
      #expect(lines.contains("public final func keep(_ value: any GValueWritable) {"))
    }

    @Test func `A struct that C compares is equatable, and one that it hashes is hashable`() throws {
      func blob(_ name: String, methods: String) -> String {
        "<record name=\"\(name)\" c:type=\"Gtk\(name)\" glib:get-type=\"gtk_blob_get_type\" disguised=\"1\">\(methods)</record>"
      }
      func equality(_ name: String) -> String {
        Gadget.method(
          "is_equal", parameters: [Gadget.parameter("other", name, c: "const Gtk\(name)*")],
          result: Gadget.result("gboolean", c: "gboolean")
        ).replacing("\"Gadget\"", with: "\"\(name)\"")
      }
      let hash = Gadget.method("hash", result: Gadget.result("guint", c: "guint"))
        .replacing("\"Gadget\"", with: "\"Drop\"")
      let types =
        blob("Blob", methods: equality("Blob")) + blob("Drop", methods: equality("Drop") + hash)
        + blob("Spot", methods: equality("Blob"))
      let library = try Gadget.library(types: types)
      var writer = TypeWriter(types: library.types)
      let source = library.records.map { writer.write($0) }.joined().trimmedLines
      #expect(source.contains("public final class Blob: Boxed, @MainActor Equatable {"))
      #expect(source.contains("public static func == (left: Blob, right: Blob) -> Bool { left.isEqual(right) }"))
      #expect(source.contains("public final class Drop: Boxed, @MainActor Hashable {"))
      #expect(source.contains("public func hash(into hasher: inout Hasher) { hasher.combine(hash()) }"))
      #expect(source.contains("public final class Spot: Boxed {"))
    }

    @Test func aStructOfNumbersIsAValueAndAnyOtherIsHeld() throws {
      let types = """
        <record name="Dot" c:type="GtkDot" glib:get-type="gtk_dot_get_type">
          <field name="x" writable="1"><type name="gint" c:type="int"/></field>
          <field name="is_round" writable="1"><type name="gboolean" c:type="gboolean"/></field>
          <method name="grow" c:identifier="gtk_dot_grow">
            <return-value><type name="none" c:type="void"/></return-value>
            <parameters><instance-parameter name="dot"><type name="Dot" c:type="GtkDot*"/></instance-parameter></parameters>
          </method>
        </record>
        <record name="Blob" c:type="GtkBlob" glib:get-type="gtk_blob_get_type" disguised="1"/>
        """
      let library = try Gadget.library(types: types)
      var writer = TypeWriter(types: library.types)
      let source = library.records.map { writer.write($0) }.joined().trimmedLines
      #expect(source.contains("public struct Dot: CStructure, Hashable, Sendable {"))
      #expect(source.contains("public init(x: Int, isRound: Bool) {"))
      #expect(
        source.contains(
          "@_spi(Bindings) public var cValue: GtkDot { GtkDot(x: x.int32, is_round: isRound.gboolean) }"))
      #expect(source.contains("public mutating func grow() {"))
      #expect(source.contains("public final class Blob: Boxed {"))
      let lines = try Gadget.lines(
        members: Gadget.method("place", parameters: [Gadget.parameter("dot", "Dot", c: "const GtkDot*")])
          + Gadget.method("get_blob", result: Gadget.result("Blob", c: "GtkBlob*")), types: types)
      #expect(lines.contains("gtk_gadget_place(instance(self), &cDot)"))
      #expect(
        lines.contains(
          "public final var blob: Blob { promised(lentBoxed(opaque: gtk_gadget_get_blob(instance(self)))) }"))
    }

    @Test func aTypeIsAskedForAsAMetatype() throws {
      let lines = try Gadget.lines(
        members: Gadget.method("accept", parameters: [Gadget.parameter("type", "GType", c: "GType")]))
      #expect(
        lines.contains(
          "public final func accept(_ type: any GTyped.Type) { gtk_gadget_accept(instance(self), type.registeredType) }"
        ))
    }

    @Test func aLengthIsNotAskedForWhereTheArrayKnowsIt() throws {
      let lines = try Gadget.lines(
        members: Gadget.method(
          "plot",
          parameters: [
            """
            <parameter name="values"><array length="1" c:type="const float*"><type name="gfloat" c:type="float"/></array>
            </parameter>
            """, Gadget.parameter("n_values", "guint", c: "guint"),
          ]))
      #expect(lines.contains("public final func plot(_ values: [Double]) {"))
      #expect(lines.contains("gtk_gadget_plot(instance(self), cValues, values.count.uint32)"))
    }

    @Test(arguments: ["4.8", "4.10"])
    func whatIsDeprecatedIsMarkedWithItsReplacement(version: String) throws {
      let advice = "<doc-deprecated>Use [method@Gtk.Gadget.play].</doc-deprecated>"
      let method = Gadget.method("work", attributes: #"deprecated="1" deprecated-version="\#(version)""#)
      let lines = try Gadget.lines(members: method.replacing("<parameters>", with: advice + "<parameters>"))
      #expect(lines.contains(#"@available(*, deprecated, message: "Replaced by `Gadget.play()` in GTK \#(version).")"#))
    }

    @Test func whatHasNoCounterpartIsListedWithTheReason() throws {
      let library = try Gadget.library(
        members: Gadget.method("poke", parameters: [Gadget.parameter("where", "gpointer", c: "gpointer")])
          + Gadget.method("novelty", attributes: #"version="4.10""#)
          + #"<property name="secret" readable="0" writable="1" construct-only="1"><type name="gint"/></property>"#,
        types: #"<future name="Thing"/><class name="Robot" glib:get-type="gtk_robot_get_type" version="5.0"/>"#)
      let list = try #require(OutputFiles(library).files.last)
      #expect(list.path == "Unmapped.md")
      let lines = list.content.split(separator: "\n").filter { $0.hasPrefix("- ") }
      #expect(
        lines == [
          "- `Gtk.Gadget:secret`: can only be given to a new object", "- `Gtk.Robot`: newer than Gtk 4.8",
          "- `gtk_gadget_novelty`: newer than Gtk 4.8", "- `gtk_gadget_poke`: parameter `where`: an untyped pointer",
        ])
    }
  }
}
