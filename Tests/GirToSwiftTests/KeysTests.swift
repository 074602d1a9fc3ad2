import Foundation
import Testing

@testable import GirToSwift

extension GirToSwiftTests {
  @Suite struct KeysTests {
    @Test func `Keys are constants of C, everything else of Swift`() throws {
      let description = """
        <repository>
          <namespace name="Gdk" version="4.0" c:identifier-prefixes="Gdk" c:symbol-prefixes="gdk">
            <constant name="BUTTON_PRIMARY" value="1" c:type="GDK_BUTTON_PRIMARY"><type name="gint" c:type="gint"/></constant>
            <constant name="KEY_0" value="48" c:type="GDK_KEY_0"><type name="gint" c:type="gint"/></constant>
            <constant name="KEY_a" value="97" c:type="GDK_KEY_a"><type name="gint" c:type="gint"/></constant>
            <constant name="KEY_New" value="99" c:type="GDK_KEY_New" version="99.0">
              <type name="gint" c:type="gint"/>
            </constant>
          </namespace>
        </repository>
        """
      let namespace = try GirReader.read(XMLTree.parse(Data(description.utf8)))
      let files = OutputFiles(Library([namespace])).files
      let keys = try #require(files.first { $0.path == "GdkKeys.h" }).content
      #expect(keys.contains(#"static const long GdkKeys__0 __attribute__((swift_name("GdkKeys._0"))) = 48;"#))
      #expect(keys.contains(#"static const long GdkKeys_a __attribute__((swift_name("GdkKeys.a"))) = 97;"#))
      #expect(!keys.contains("99") && !keys.contains("PRIMARY"))
      let constants = try #require(files.first { $0.path == "Gdk/Gdk.Constants.swift" }).content
      #expect(constants.contains("public nonisolated static var BUTTON_PRIMARY: Int { 1 }"))
      #expect(!constants.contains("KEY_"))
    }
  }
}
