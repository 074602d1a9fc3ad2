import Testing

@testable import GirToSwift

extension GirToSwiftTests {
  @Suite struct NameRulesTests {
    @Test(arguments: [
      ("label", "label"), ("icon-name", "iconName"), ("set_size_request", "setSizeRequest"),
      ("hscroll-policy", "hscrollPolicy"),
      ("URI", "uri"),
    ])
    func `Names become camel case`(name: String, swift: String) {
      #expect(NameRules.identifier(name) == swift)
    }

    @Test(arguments: [("default", "`default`"), ("in", "`in`"), ("switch", "`switch`"), ("0bsd", "_0bsd")])
    func `What is no identifier in Swift is made one`(name: String, swift: String) {
      #expect(NameRules.identifier(name) == swift)
    }

    @Test func `Types lose the namespace of GTK and keep that of other libraries`() {
      #expect(NameRules.typeName("Gtk.Label") == "Label")
      #expect(NameRules.typeName("Gio.Settings") == "Gio.Settings")
      #expect(NameRules.innerName("Gio.Settings") == "Settings")
      #expect(NameRules.innerName("Label") == "Label")
    }

    @Test func `Types that would shadow Swift's are renamed`() {
      #expect(NameRules.typeName("Gtk.Range") == "RangeControl")
      #expect(NameRules.typeName("GObject.InitiallyUnowned") == "Object")
    }

    @Test func `Versions are compared as numbers`() throws {
      #expect(try #require(Version("4.8.3")) == Version(4, 8))
      #expect(try #require(Version("4.10")) > Version(4, 8))
      #expect(Version("four") == nil)
    }
  }
}
