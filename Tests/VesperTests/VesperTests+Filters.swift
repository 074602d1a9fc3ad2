import Foundation
import GeneratedCases
import ReplayServer
import Testing

extension VesperTests {
  private static let anyCats: [String: String] = ["q": "cats", "page": "1", "page_size": "20"]

  @Test func `what the person wants to do narrows the search, and is remembered`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: ["--search", "cats"]) { vesper, server in
      try await vesper.wait(until: "the cats") { $0.finds(20) }
      let dialog = try await vesper.openFilters()
      try await vesper.check("Editing allowed", in: dialog)
      try await eventually(for: "the second search") { server.searches.count == 2 ? true : nil }
      #expect(
        server.searches.last?.query
          == Self.anyCats.merging(["license": "by,by-sa,by-nc,by-nc-sa,cc0,pdm,sampling+,nc-sampling+"]) { $1 })
      try await vesper.check("No credit needed", in: dialog)
      try await eventually(for: "the third search") { server.searches.last?.query["license"] == "cc0,pdm" ? true : nil }
      try await eventually(for: "the memory") {
        home.settings?["licenseWishes"] as? String == "changes,noCredit" ? true : nil
      }
    }
    try await withVesper(home: home, arguments: ["--search", "cats"]) { vesper, server in
      try await eventually(for: "the search") { server.searches.first?.query["license"] == "cc0,pdm" ? true : nil }
      let dialog = try await vesper.openFilters()
      let isOn = ["Commercial use", "Editing allowed", "No credit needed"].map {
        dialog.first("checkbox", named: $0)?.isOn
      }
      #expect(isOn == [false, true, true])
    }
  }

  @Test(.long) func `orientation, size and order are chosen, and remembered`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: ["--search", "cats"]) { vesper, server in
      try await vesper.wait(until: "the cats") { $0.finds(20) }
      try await vesper.openFilters()
      try await vesper.choose("Portrait", of: "Orientation", presses: 2)
      try await vesper.choose("Large (1600 × 1200)", of: "Smallest size", presses: 2)
      try await vesper.choose("Newest first", of: "Order", presses: 1)
      try await eventually(for: "the search") {
        server.searches.last?.query == Self.anyCats.merging(["aspect_ratio": "tall", "size": "large"]) { $1 }
          ? true : nil
      }
      try await eventually(for: "the memory") {
        let settings = home.settings
        return ["orientation", "minimumSize", "order"].map { settings?[$0] as? String }
          == ["portrait", "large", "newest"] ? true : nil
      }
    }
    try await withVesper(home: home) { vesper, _ in
      let dialog = try await vesper.openFilters()
      for choice in ["Portrait", "Large (1600 × 1200)", "Newest first"] {
        #expect(dialog.labels.contains(choice), "\(choice)")
      }
    }
  }

  @Test func `The space bar did not turn a switch of the filters on`() async throws {
    try await withVesper(arguments: ["--search", "birds", "--source", "samples"]) { vesper, _ in
      try await vesper.wait(until: "the birds") { !$0.foundPhotos.isEmpty }
      try await vesper.openFilters()
      try await vesper.focus("Creative Commons only")
      try await vesper.display.press("space")
      try await vesper.wait(until: "it is on") { window in
        window.filters?.first("switch", named: "Creative Commons only")?.isOn ?? false
      }
      try await vesper.display.press("space")
      try await vesper.wait(until: "it is off") { window in
        window.filters?.first("switch", named: "Creative Commons only").map { !$0.isOn } ?? false
      }
    }
  }

  @Test(.long) func `behind the filter button keys and actions narrow the search, and the results follow`() async throws
  {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: ["--search", "cats"]) { vesper, server in
      try await vesper.wait(until: "the cats") { $0.finds(20) }
      try await vesper.openFilters()
      try await vesper.wait(until: "the filters") { $0.first("checkbox", named: "Editing allowed") != nil }
      try await vesper.moveKeyboard(toCheckbox: "Editing allowed")
      try await vesper.display.press("space")
      try await eventually(for: "the search") { server.searches.last?.query["license"] != nil ? true : nil }
      try await vesper.wait(until: "the pill") { $0.pillsThatAreOn == ["Editing allowed"] }
      try await vesper.moveKeyboard(toCheckbox: "PNG")
      try await vesper.display.press("space")
      try await eventually(for: "the search for files") {
        server.searches.last?.query["extension"] == "png" ? true : nil
      }
      try await vesper.wait(until: "two chips") { $0.first("button", named: "Remove filter: PNG") != nil }
      // As assistive technology does it.
      let photographs = try await vesper.wait(for: "the switch") { window in
        window.first { $0.name == "Photographs only" && $0.role != "label" }
      }
      try await vesper.click(photographs)
      try await vesper.wait(until: "three chips") {
        $0.first("button", named: "Remove filter: Photographs only") != nil
      }
      try await eventually(for: "the memory") { home.settings?["fileTypes"] as? String == "png" ? true : nil }
      try await eventually(for: "the memory") { home.settings?["photographsOnly"] as? Bool ?? false ? true : nil }
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "the filters are gone") { window in
        window.first("checkbox", named: "PNG")?.states.contains(.showing) != true
      }
    }
  }

  @Test func `only photos that the community of Commons chose are searched for`() async throws {
    let home = try TemporaryDirectory()
    let server = try ReplayServer.started()
    let environment = ["VESPER_COMMONS_URL": server.baseURL.absoluteString]
    let chosen = "haswbstatement:P6731=Q63348049|P6731=Q63348069|P6731=Q63348040"
    func asksForChosen() -> Bool {
      server.requests(to: "/w/api.php").last?.query["gsrsearch"]?.contains(chosen) ?? false
    }
    let arguments = ["--search", "snail", "--source", "commons"]
    try await withVesper(server, home: home, arguments: arguments, environment: environment) { vesper, _ in
      try await eventually(for: "the search") { server.requests(to: "/w/api.php").isEmpty ? nil : true }
      #expect(!asksForChosen())
      try await vesper.openFilters()
      let row = try await vesper.wait(for: "the switch") { window in
        window.first { $0.name == "Featured photos only" && $0.role != "label" }
      }
      try await vesper.click(row)
      try await eventually(for: "the search for them") { asksForChosen() ? true : nil }
      try await vesper.wait(until: "the chip") {
        $0.first("button", named: "Remove filter: Featured photos only") != nil
      }
      try await eventually(for: "the memory") { home.settings?["assessedOnly"] as? Bool ?? false ? true : nil }
    }
  }

  @Test func `the filters begin with what one wants to do, and have no source among them`() async throws {
    try await withVesper(arguments: ["--search", "cats"]) { vesper, _ in
      try await vesper.wait(until: "the cats") { $0.finds(20) }
      let filters = try await vesper.openFilters()
      #expect(filters.first { $0.role == "checkbox" || $0.role == "switch" }?.name == "Commercial use")
      #expect(!filters.says("Source"))
    }
  }

  @Test func `a photo that is looked at says when it conflicts with a filter that is turned on`() async throws {
    try await withVesper(arguments: ["--search", "cats"]) { vesper, _ in
      try await vesper.showFirstPhoto()
      try await vesper.wait(until: "the photo") { $0.labels.contains("Credit") }
      let dialog = try await vesper.openFilters()
      try await vesper.check("No credit needed", in: dialog)
      try await vesper.wait(until: "the conflict") {
        $0.labels.contains("You look for photos that need no credit; with this one you have to name the author.")
      }
    }
  }
}

extension RunningVesper {
  /// Presses the Tab key until a check mark has the keyboard.
  fileprivate func moveKeyboard(toCheckbox name: String) async throws {
    try await moveKeyboard(to: name) { $0.first("checkbox", named: name)?.states.contains(.focused) ?? false }
  }

  /// With the mouse where GTK tells assistive programs no way to press it, as GTK 4.8 does.
  fileprivate func check(_ name: String, in dialog: AccessibleNode) async throws {
    let box = try #require(dialog.first("checkbox", named: name))
    if box.interfaces.contains("org.a11y.atspi.Action") {
      try await click(box)
    } else {
      try await clickWithMouse(on: box)
    }
  }

  /// Opens a chooser of the filters and goes down, all with the keyboard: it may have to be scrolled to.
  func choose(_ choice: String, of name: String, presses: Int) async throws {
    try await moveKeyboard(to: name) { window in
      window.filters?.first("combo box", named: name)?.all.contains { $0.states.contains(.focused) } ?? false
    }
    try await display.press("space")
    try await wait(until: "the choices") { $0.all.contains { $0.role == "list item" && $0.labels == [choice] } }
    for _ in 0..<presses { try await display.press("Down") }
    try await display.press("Return")
    try await wait(until: choice) { $0.filters?.first("combo box", named: name)?.labels.contains(choice) ?? false }
  }
}
