import BindingCore
import CGtk
import Testing

@_spi(Bindings) @testable import Gtk

private enum Layout: String, VariantRepresentable, CaseIterable { case list, grid }

extension GtkTests {
  @Test func anActionIsGivenItsParameter() async throws {
    try await withoutLeaks {
      let group = Gio.SimpleActionGroup()
      var opened: [String] = []
      var pages: [Int] = []
      var layouts: [Layout] = []
      group.addAction("open", parameter: String.self) { opened.append($0) }
      group.addAction("page", parameter: Int.self) { pages.append($0) }
      group.addAction("layout", parameter: Layout.self) { layouts.append($0) }
      group.activateAction("open", "one")
      group.activateAction("page", 7)
      group.activateAction("layout", Layout.grid)
      group.activateAction("layout", "nonsense")
      #expect(opened == ["one"])
      #expect(pages == [7])
      #expect(layouts == [.grid])
      #expect(group.getActionParameterType("page")?.dupString() == "x")
    }
  }

  @Test func anActionSwitchesAPropertyOverAndShowsIt() async throws {
    try await withoutLeaks {
      let application = Application(id: "io.github.vesper_photos.Test", flags: .nonUnique)
      let isDark = Property(false)
      let action = application.addAction("dark", state: isDark, accelerators: ["<Control>d"])
      #expect(application.getAccelsForAction("app.dark") == ["<Control>d"])
      try application.register()
      application.activateAction("dark", parameter: nil)
      #expect(isDark.value)
      isDark.value = false
      #expect(action.state.flatMap { Bool(variant: $0) } == false)
      action.reactive.state(as: Bool.self).value = true
      #expect(isDark.value)
      action.reactive.enabled.value = false
      application.activateAction("dark", parameter: nil)
      #expect(isDark.value, "what is disabled does nothing")
      end(application)
    }
  }

  @Test func anActionChoosesOneOfSeveral() async throws {
    try await withoutLeaks {
      let group = Gio.SimpleActionGroup()
      let layout = Property(Layout.list)
      let source = Property("openverse")
      group.addAction("layout", state: layout)
      group.addAction("source", state: source)
      var layouts: [Layout] = []
      layout.observeNext { layouts.append($0) }
      group.activateAction("layout", Layout.grid)
      group.changeActionState("source", value: "samples".asVariant)
      #expect(layout.value == .grid)
      #expect(source.value == "samples")
      // Another program may ask for what there is not.
      group.activateAction("layout", "nonsense")
      #expect(layouts == [.list, .grid])
      #expect(group.getActionState("layout").flatMap { String(variant: $0) } == "grid")
      source.value = "commons"
      #expect(group.getActionState("source").flatMap { String(variant: $0) } == "commons")
    }
  }

  @Test func aSettingIsTheStateOfAnAction() async throws {
    try await withoutLeaks {
      let settings = try makeSettings()
      let group = Gio.SimpleActionGroup()
      group.addAction("commons", state: settings.reactive.bool("creative-commons"))
      group.activateAction("commons", parameter: nil)
      #expect(!settings.getBoolean("creative-commons"))
      settings.reset("creative-commons")
      #expect(group.getActionState("commons").flatMap { Bool(variant: $0) } == true)
    }
  }

  @Test func valuesSurviveTheWayThroughAVariant() {
    @MainActor func isKept<Value: VariantRepresentable & Equatable>(_ value: Value) -> Bool {
      value.asVariant.typeString == Value.variantSignature && Value(variant: value.asVariant) == value
    }
    #expect(isKept(true) && isKept("ü \u{1F989}") && isKept(-1.5) && isKept(Int.min) && isKept(UInt64.max))
    #expect(isKept(Int32(-5)) && isKept(UInt8(255)) && isKept(Int16.min) && isKept(UInt16.max) && isKept(Int64.max))
    #expect(isKept([String]()) && isKept(["a", ""]) && isKept([[1, 2], []]) && isKept(Layout.grid))
    #expect(isKept([String: Double]()) && isKept(["a": [1.5]]))
    #expect(UInt8(variant: 256.asVariant) == nil, "does not fit")
    #expect(Int(variant: UInt32.max.asVariant) == 4_294_967_295)
    #expect(Bool(variant: 1.asVariant) == nil)
    #expect([Int](variant: ["a"].asVariant) == nil)
    #expect([String](variant: ["a": "b"].asVariant) == nil)
    #expect(Layout(variant: "none".asVariant) == nil)
  }

  @Test func aMenuIsWrittenItemByItem() async throws {
    try await withoutLeaks {
      let isExpert = false
      let menu = Gio.Menu {
        Gio.MenuItem("_Refresh", action: "win.refresh")
        Gio.MenuItem(section: "Layout") {
          for layout in Layout.allCases {
            Gio.MenuItem(layout.rawValue, action: "win.layout", target: layout)
          }
        }
        if isExpert { Gio.MenuItem("Trace", action: "app.trace") }
        Gio.MenuItem(submenu: "More") { Gio.MenuItem("Quit", action: "app.quit") }
      }
      @MainActor func text(_ menu: Gio.MenuModel?, _ index: Int, _ attribute: String) -> String? {
        menu?.getItemAttributeValue(itemIndex: index, attribute: attribute, expectedType: nil)
          .flatMap { String(variant: $0) }
      }
      #expect(menu.nItems == 3)
      #expect(text(menu, 0, "label") == "_Refresh")
      #expect(text(menu, 0, "action") == "win.refresh")
      #expect(text(menu, 1, "label") == "Layout")
      let section = menu.getItemLink(itemIndex: 1, link: "section")
      #expect(section?.nItems == 2)
      #expect(text(section, 1, "target") == "grid")
      #expect(text(menu.getItemLink(itemIndex: 2, link: "submenu"), 0, "action") == "app.quit")
    }
  }
}
