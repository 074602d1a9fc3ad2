import Testing

@testable import GirToSwift

extension GirToSwiftTests {
  @Suite struct MethodTests {
    private let string = Gadget.parameter("text", "utf8", c: "const char*")

    @Test func `A lone argument has no label, plain values among several have one`() throws {
      let lines = try Gadget.lines(
        members: Gadget.method("add", parameters: [string])
          + Gadget.method(
            "resize",
            parameters: [
              Gadget.parameter("width", "gint", c: "int"), Gadget.parameter("is_fixed", "gboolean", c: "gboolean"),
            ])
          + Gadget.method(
            "attach",
            parameters: [
              Gadget.parameter("child", "Widget", c: "GtkWidget*"), Gadget.parameter("row", "guint", c: "guint"),
            ]))
      #expect(lines.contains("public final func add(_ text: String) { gtk_gadget_add(instance(self), text) }"))
      #expect(
        lines.contains(
          "public final func resize(width: Int, isFixed: Bool) { gtk_gadget_resize(instance(self), width.int32, isFixed.gboolean) }"
        ))
      #expect(
        lines.contains(
          "public final func attach(_ child: Widget, row: Int) { gtk_gadget_attach(instance(self), child.gtkWidget, row.uint32) }"
        ))
    }

    @Test func `What may be NULL is optional`() throws {
      let lines = try Gadget.lines(
        members: Gadget.method(
          "put",
          parameters: [
            Gadget.parameter("child", "Widget", c: "GtkWidget*", attributes: #"nullable="1""#),
            Gadget.parameter("name", "utf8", c: "const char*", attributes: #"nullable="1""#),
          ]))
      #expect(
        lines.contains(
          "public final func put(_ child: Widget?, name: String?) { gtk_gadget_put(instance(self), child?.gtkWidget, name) }"
        ))
    }

    @Test func `An object that C keeps is given a reference of its own`() throws {
      let lines = try Gadget.lines(
        members: Gadget.method(
          "take",
          parameters: [Gadget.parameter("child", "Widget", c: "GtkWidget*", attributes: #"transfer-ownership="full""#)])
      )
      #expect(
        lines.contains("public final func take(_ child: Widget) { gtk_gadget_take(instance(self), child.given()) }"))
    }

    @Test func `Results that C gives away are taken over, results that it lends are not`() throws {
      let lines = try Gadget.lines(
        members: Gadget.method(
          "copy", result: Gadget.result("Gadget", c: "GtkGadget*", attributes: #"transfer-ownership="full""#))
          + Gadget.method("find", parameters: [string], result: Gadget.result("Widget", c: "GtkWidget*"))
          + Gadget.method(
            "dup_name", result: Gadget.result("utf8", c: "char*", attributes: #"transfer-ownership="full""#))
          + Gadget.method("get_hint", result: Gadget.result("utf8", c: "const char*", attributes: #"nullable="1""#)))
      #expect(
        lines.contains("public final func copy() -> Gadget { givenObject(opaque: gtk_gadget_copy(instance(self)))! }"))
      #expect(
        lines.contains(
          "public final func find(_ text: String) -> Widget? { lentObject(widget: gtk_gadget_find(instance(self), text)) }"
        ))
      #expect(
        lines.contains("public final func dupName() -> String { givenString(gtk_gadget_dup_name(instance(self))) }"))
      #expect(
        lines.contains("public final var hint: String? { lentString(ifAny: gtk_gadget_get_hint(instance(self))) }"))
    }

    @Test func `A function that asks is a property, one with a setter of its type can be set`() throws {
      let boolean = Gadget.result("gboolean", c: "gboolean")
      let child = Gadget.parameter("child", "Widget", c: "GtkWidget*", attributes: #"nullable="1""#)
      let lines = try Gadget.lines(
        members: Gadget.method("is_selected", result: boolean)
          + Gadget.method("is_near", parameters: [string], result: boolean)
          + Gadget.method("get_center", result: Gadget.result("Widget", c: "GtkWidget*", attributes: #"nullable="1""#))
          + Gadget.method("set_center", parameters: [child])
          + Gadget.method("get_parent_size", result: Gadget.result("gint", c: "int"))
          + Gadget.method("set_parent_size", parameters: [string]))
      #expect(lines.contains("public final var isSelected: Bool { gtk_gadget_is_selected(instance(self)).isTrue }"))
      #expect(
        lines.contains(
          "public final func isNear(_ text: String) -> Bool { gtk_gadget_is_near(instance(self), text).isTrue }")
      )
      let center = try #require(lines.firstIndex(of: "public final var center: Widget? {"))
      #expect(
        lines[(center + 1)...].prefix(2) == [
          "get { lentObject(widget: gtk_gadget_get_center(instance(self))) }",
          "set(child) { gtk_gadget_set_center(instance(self), child?.gtkWidget) }",
        ])
      #expect(!lines.joined().contains("setCenter"))
      #expect(lines.contains("public final var parentSize: Int { gtk_gadget_get_parent_size(instance(self)).int }"))
      #expect(
        lines.contains(
          "public final func setParentSize(_ text: String) { gtk_gadget_set_parent_size(instance(self), text) }"))
    }

    @Test(arguments: [
      #"version="4.10""#, #"introspectable="0""#, #"shadowed-by="other""#,
    ])
    func `What must not be called is left out`(attributes: String) throws {
      let lines = try Gadget.lines(members: Gadget.method("work", attributes: attributes))
      #expect(!lines.joined().contains("work"))
      #expect(try Gadget.lines(members: Gadget.method("work", attributes: #"version="4.8""#)).joined().contains("work"))
    }

    @Test func `What is deprecated is there, warns, and leaves its name to its successor`() throws {
      let lines = try Gadget.lines(
        members: Gadget.method("work", attributes: #"deprecated="1" deprecated-version="4.2""#)
          + Gadget.method("get_size", attributes: #"deprecated="1""#, result: Gadget.result("gint", c: "int"))
            + """
            <property name="size"><type name="gdouble" c:type="gdouble"/></property>
            <method name="play" c:identifier="gtk_gadget_play" deprecated="1">
              <doc-deprecated xml:space="preserve">Use gtk_gadget_perform() instead.</doc-deprecated>
              <return-value><type name="none" c:type="void"/></return-value>
              <parameters><instance-parameter name="gadget"><type name="Gadget" c:type="GtkGadget*"/></instance-parameter>
              </parameters>
            </method>
            """)
      let work = try #require(lines.firstIndex(of: "public final func work() { gtk_gadget_work(instance(self)) }"))
      #expect(lines[work - 1].hasPrefix("@available(*, deprecated, message: "))
      #expect(lines.contains(#"@available(*, deprecated, message: "Replaced by `gtk_gadget_perform()`.")"#))
      #expect(lines.contains(#"public final var size: Double { getProperty("size") }"#))
    }

    @Test func `Arrays of one length and of a fixed one are checked`() throws {
      let lines = try Gadget.lines(
        members: Gadget.method(
          "fill",
          parameters: [
            """
            <parameter name="columns"><array length="2" c:type="int*"><type name="gint" c:type="int"/></array></parameter>
            <parameter name="values"><array length="2" c:type="const GValue*"><type name="GObject.Value"/></array>
            </parameter>
            <parameter name="n"><type name="gint" c:type="int"/></parameter>
            """
          ])
          + Gadget.method(
            "frame",
            parameters: [
              """
              <parameter name="widths"><array fixed-size="4" c:type="const float*"><type name="gfloat"/></array>
              </parameter>
              """
            ]))
      #expect(lines.contains("public final func fill(_ columns: [Int], values: [any GValueWritable]) {"))
      #expect(lines.contains(#"precondition(columns.count == values.count, "as many values as columns")"#))
      #expect(lines.contains("gtk_gadget_fill(instance(self), &cColumns, lent.values(values), columns.count.int32)"))
      #expect(lines.contains(#"precondition(widths.count == 4, "widths has 4 elements")"#))
    }

    @Test func `A constructor with another's arguments becomes a function`() throws {
      let lines = try Gadget.lines(
        members: ["new", "new_with_lid"].map {
          """
          <constructor name="\($0)" c:identifier="gtk_gadget_\($0)">\(Gadget.result("Widget", c: "GtkWidget*"))</constructor>
          """
        }.joined())
      #expect(lines.contains("public init() {"))
      #expect(
        lines.contains(
          "public static func withLid() -> Gadget { Gadget(adopting: gtk_gadget_new_with_lid().raw) }"
        ))
    }

    @Test func `What has no counterpart in Swift is left out`() throws {
      let lines = try Gadget.lines(
        members: Gadget.method(
          "measure", parameters: [Gadget.parameter("size", "gpointer", c: "gpointer*", attributes: #"direction="out""#)]
        )
          + Gadget.method("fill", parameters: [Gadget.parameter("colour", "Gdk.RGBA", c: "const GdkRGBA*")]))
      #expect(!lines.joined().contains("func"))
    }

    @Test func `Arrays of strings are lent to C`() throws {
      let lines = try Gadget.lines(
        members: Gadget.method(
          "show",
          parameters: [
            """
            <parameter name="names"><array c:type="const char* const*"><type name="utf8" c:type="char*"/></array></parameter>
            """
          ]))
      #expect(
        lines.suffix(6) == [
          "public final func show(_ names: [String]) {", "let lent = CallScope()", "defer { lent.end() }",
          "gtk_gadget_show(instance(self), lent.strings(names))", "}", "}",
        ])
    }

    @Test func `Constructors become initialisers, in which what may be NULL may be left out`() throws {
      let nullable = #"nullable="1""#
      let lines = try Gadget.lines(
        members: """
          <constructor name="new" c:identifier="gtk_gadget_new">
            \(Gadget.result("Widget", c: "GtkWidget*"))
            <parameters>
              \(Gadget.parameter("title", "utf8", c: "const char*", attributes: nullable))
              \(Gadget.parameter("closure", "GObject.Closure", c: "GClosure*", attributes: nullable))
            </parameters>
          </constructor>
          """)
      #expect(lines.contains("public init(title: String? = nil) {"))
      #expect(lines.contains("super.init(adopting: gtk_gadget_new(title, nil).raw)"))
    }
  }
}
