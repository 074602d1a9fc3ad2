import Testing

@testable import GirToSwift

extension GirToSwiftTests {
  /// What later versions of GTK and of its tools describe otherwise: programs find the same members as before.
  @Suite struct LaterDescriptionsTests {
    @Test func `An accessor that does not have its property's name stays a method`() throws {
      let lines = try Gadget.lines(
        members: """
          <property name="paintable" writable="1" getter="get_paintable" setter="set_from_paintable">
            <type name="utf8" c:type="char*"/>
          </property>
          <method name="get_paintable" c:identifier="gtk_gadget_get_paintable" glib:get-property="paintable">
            <return-value transfer-ownership="none"><type name="utf8" c:type="const char*"/></return-value>
          </method>
          \(Gadget.method(
            "set_from_paintable", attributes: #"glib:set-property="paintable""#,
            parameters: [Gadget.parameter("paintable", "utf8", c: "const char*")]))
          """)
      #expect(lines.filter { $0.contains("var paintable: ") }.count == 2, "one of them is reactive")
      #expect(lines.contains { $0.hasPrefix("public final func setFromPaintable(_ paintable: String)") })
      #expect(!lines.joined().contains("getPaintable"))
    }

    @Test func `A signal keeps its name when a property of that name is not to be used any more`() throws {
      let lines = try Gadget.lines(
        members: """
          <property name="drop" deprecated="1"><type name="utf8" c:type="char*"/></property>
          <glib:signal name="drop" when="last"><return-value><type name="none" c:type="void"/></return-value></glib:signal>
          """)
      #expect(lines.contains { $0.contains("public final var drop: String") })
      #expect(lines.contains("public var drop: SafeSignal<Void> { signal(\"drop\") }"))
      #expect(!lines.joined().contains("dropSignal"))
    }

    @Test func `A value with a newer name has the old one too`() throws {
      let library = try Gadget.library(
        types: """
          <enumeration name="Align" glib:get-type="gtk_align_get_type">
            <member name="baseline_fill" value="4"/>
            <member name="baseline" value="4" deprecated="1">
              <doc-deprecated>Use %GTK_ALIGN_BASELINE_FILL.</doc-deprecated>
            </member>
          </enumeration>
          """)
      let lines = library.enumerations.map(EnumerationWriter.write).joined().trimmedLines
      #expect(lines.contains("case baselineFill = 4"))
      #expect(lines.contains("public static var baseline: Align { .baselineFill }"))
      #expect(lines.contains { $0.hasPrefix("@available(*, deprecated") })
    }

    @Test func `A constructor that returns what belongs to somebody else is a function`() throws {
      let lines = try Gadget.lines(
        members: """
          <constructor name="get_for_text" c:identifier="gtk_gadget_get_for_text">
            \(Gadget.result("Widget", c: "GtkWidget*", attributes: #"transfer-ownership="none""#))
            <parameters>\(Gadget.parameter("text", "utf8", c: "const char*"))</parameters>
          </constructor>
          <constructor name="new" c:identifier="gtk_gadget_new">
            \(Gadget.result("Widget", c: "GtkWidget*", attributes: #"transfer-ownership="none""#))
          </constructor>
          """)
      #expect(lines.filter { $0.hasPrefix("public init(") }.count == 1)
      #expect(
        lines.contains {
          $0.hasPrefix("public static func getForText(_ text: String) -> Widget {") && $0.contains("lentObject(")
        })
    }

    @Test func `Truth values and sizes of C are no numbers of GLib`() throws {
      let out = #"direction="out" caller-allocates="0" transfer-ownership="full""#
      let lines = try Gadget.lines(
        members: Gadget.method(
          "measure", parameters: [Gadget.parameter("length", "gint", c: "int*", attributes: out)],
          result: Gadget.result("gboolean", c: "bool"))
          + Gadget.method(
            "skip", parameters: [Gadget.parameter("bytes", "gsize", c: "size_t")],
            result: Gadget.result("gsize", c: "size_t"))
      )
      #expect(lines.contains("guard result else { return nil }"))
      #expect(lines.contains("public final func skip(_ bytes: Int) -> Int { gtk_gadget_skip(instance(self), bytes) }"))
    }

    @Test func `What is written by hand is not written again when a later version has it`() throws {
      let library = try Gadget.library(
        types: """
          <class name="Calendar" parent="Widget" glib:get-type="gtk_calendar_get_type">
            <property name="date"><type name="utf8" c:type="char*"/></property>
          </class>
          """)
      let files = OutputFiles(library).files
      #expect(!files.map(\.content).joined().contains("var date"))
      #expect(files.last?.content.contains("- `Gtk.Calendar:date`: `Calendar.date` is written by hand") == true)
    }
  }
}
