import Foundation
import Testing

@testable import GirToSwift

extension GirToSwiftTests {
  /// Descriptions of later versions than the one whose files are checked in.
  @Suite struct NewerVersionTests {
    /// What 4.10 to 4.18 brought, in the form in which their GIR has it.
    private static let description = """
      <?xml version="1.0"?>
      <repository version="1.2" xmlns="http://www.gtk.org/introspection/core/1.0"
        xmlns:c="http://www.gtk.org/introspection/c/1.0" xmlns:doc="http://www.gtk.org/introspection/doc/1.0"
        xmlns:glib="http://www.gtk.org/introspection/glib/1.0">
        <doc:format name="gi-docgen"/>
        <namespace name="Gtk" version="4.0" shared-library="libgtk-4.so.1">
          <docsection name="accelgroup"><doc xml:space="preserve">Something.</doc></docsection>
          <function-macro name="CHECK" c:identifier="GTK_CHECK" introspectable="0"/>
          <class name="Widget" parent="GObject.InitiallyUnowned" glib:get-type="gtk_widget_get_type" abstract="1"/>
          <class name="OldChooser" parent="Widget" glib:get-type="gtk_old_chooser_get_type" deprecated="1"
            deprecated-version="4.10">
            <doc-deprecated xml:space="preserve">Use [class@Gtk.FileDialog] instead</doc-deprecated>
            <method name="run" c:identifier="gtk_old_chooser_run" deprecated="1" deprecated-version="4.10">
              <doc-deprecated xml:space="preserve">Use [class@Gtk.FileDialog] instead</doc-deprecated>
              <return-value><type name="none" c:type="void"/></return-value>
              <parameters><instance-parameter name="self"><type name="OldChooser"/></instance-parameter></parameters>
            </method>
          </class>
          <class name="FileDialog" parent="GObject.Object" glib:get-type="gtk_file_dialog_get_type" version="4.10"
            final="1">
            <constructor name="new" c:identifier="gtk_file_dialog_new" version="4.10">
              <return-value transfer-ownership="full"><type name="FileDialog" c:type="GtkFileDialog*"/></return-value>
            </constructor>
            <method name="open" c:identifier="gtk_file_dialog_open" version="4.10" glib:async-func="1"
              glib:finish-func="open_finish">
              <return-value><type name="none" c:type="void"/></return-value>
              <parameters>
                <instance-parameter name="self"><type name="FileDialog" c:type="GtkFileDialog*"/></instance-parameter>
                <parameter name="parent" nullable="1"><type name="Widget" c:type="GtkWidget*"/></parameter>
                <parameter name="cancellable" nullable="1"><type name="Gio.Cancellable"/></parameter>
                <parameter name="callback" nullable="1" scope="async" closure="3">
                  <type name="Gio.AsyncReadyCallback" c:type="GAsyncReadyCallback"/></parameter>
                <parameter name="user_data" nullable="1"><type name="gpointer" c:type="gpointer"/></parameter>
              </parameters>
            </method>
            <method name="open_finish" c:identifier="gtk_file_dialog_open_finish" version="4.10" throws="1">
              <return-value transfer-ownership="full" nullable="1"><type name="utf8" c:type="char*"/></return-value>
              <parameters>
                <instance-parameter name="self"><type name="FileDialog" c:type="GtkFileDialog*"/></instance-parameter>
                <parameter name="result"><type name="Gio.AsyncResult" c:type="GAsyncResult*"/></parameter>
              </parameters>
            </method>
            <method name="invent" c:identifier="gtk_file_dialog_invent" version="4.18">
              <return-value><type name="GLib.Invention" c:type="GInvention*"/></return-value>
              <parameters><instance-parameter name="self"><type name="FileDialog"/></instance-parameter></parameters>
            </method>
          </class>
          <interface name="SectionModel" glib:get-type="gtk_section_model_get_type" version="4.12">
            <prerequisite name="GObject.Object"/>
            <glib:signal name="sections-changed" when="last" version="4.12">
              <return-value><type name="none" c:type="void"/></return-value>
              <parameters><parameter name="position"><type name="guint"/></parameter></parameters>
            </glib:signal>
          </interface>
          <class name="ListHeader" parent="GObject.Object" glib:get-type="gtk_list_header_get_type" version="4.12">
            <implements name="SectionModel"/><implements name="AccessibleRange"/>
            <property name="item" default-value="NULL" version="4.12"><type name="GObject.Object"/></property>
          </class>
          <enumeration name="Role" glib:get-type="gtk_role_get_type">
            <member name="none" value="0"/><member name="toggle_button" value="79" version="4.10"/>
          </enumeration>
          <record name="TextRange" c:type="GtkTextRange" version="4.14"><field name="start"><type name="gsize"/></field>
          </record>
          <union name="Strange"/><glib:boxed glib:name="Stranger"/><future-thing name="Strangest"><part/></future-thing>
        </namespace>
      </repository>
      """

    private func files() throws -> [String: String] {
      let library = Library([try GirReader.read(XMLTree.parse(Data(Self.description.utf8)))])
      return Dictionary(uniqueKeysWithValues: OutputFiles(library).files.map { ($0.path, $0.content) })
    }

    @Test func `What programs cannot count on is left out and listed`() throws {
      let files = try files()
      let source = files.filter { $0.key.hasSuffix(".swift") }.values.joined()
      for name in ["FileDialog:", "SectionModel", "ListHeader", "toggleButton", "TextRange"] {
        #expect(!source.contains(name), "\(name)")
      }
      #expect(source.contains("open class OldChooser: Widget {"))
      let warning =
        "#if GTK_4_10\n  @available(*, deprecated, message: \"Replaced by `FileDialog` in GTK 4.10.\")\n  #endif"
      #expect(source.contains(warning))
      let list = try #require(files["Unmapped.md"])
      #expect(list.contains("- `Gtk.FileDialog`: newer than Gtk 4.8"))
      #expect(list.contains("- `Gtk.SectionModel`: newer than Gtk 4.8"))
    }

    @Test func `Files that are not the same on all machines are found beside the others`() throws {
      let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: root) }
      let platform = root.appending(path: "lib/some-linux-gnu/gir-1.0")
      try FileManager.default.createDirectory(at: platform, withIntermediateDirectories: true)
      let found = GirFiles.platformDirectories(beside: root.appending(path: "share/gir-1.0"))
      #expect(found.map(\.path) == [root.path + "/lib/gir-1.0", platform.path])
    }
  }
}
