import Testing

@Suite struct WindowStructureTests {
  private func element(
    _ role: String, _ name: String, _ path: String, states: AccessibleNode.States = [],
    _ children: [AccessibleNode] = []
  ) -> AccessibleNode {
    AccessibleNode(
      path: path, role: role, name: name, description: "", states: states, text: nil, interfaces: [], children: children
    )
  }

  private func mistakes(
    _ label: Area, _ button: Area, name: String = "Save", besides others: [AccessibleNode] = [],
    _ areas: [String: Area] = [:]
  ) -> [String] {
    let window = element(
      "window", "Vesper", "window",
      [
        element(
          "group", "", "group",
          [element("label", "Owl", "label"), element("button", name, "button", states: [.focusable])] + others)
      ])
    let room = Area(x: 0, y: 0, width: 200, height: 100)
    return WindowStructure(
      window: window,
      areas: ["window": room, "group": room, "label": label, "button": button].merging(areas) { $1 }
    ).mistakes
  }

  private let left = Area(x: 4, y: 4, width: 80, height: 20)
  private let right = Area(x: 90, y: 4, width: 100, height: 20)

  @Test func `what has its place is right`() {
    #expect(mistakes(left, right) == [])
    #expect(mistakes(left, Area(x: 84, y: 4, width: 116, height: 97)) == [], "rounded")
    #expect(mistakes(left, Area(x: 0, y: 0, width: 0, height: 0)) == [], "hidden")
  }

  @Test func `what is cut off, covered or nameless is not`() {
    #expect(mistakes(left, Area(x: 150, y: 4, width: 80, height: 20)).first?.contains("outside") == true)
    #expect(mistakes(left, Area(x: 60, y: 10, width: 100, height: 20)).first?.contains("covers") == true)
    #expect(mistakes(left, right, name: "").first?.contains("no name") == true)
  }

  @Test func `a window of which no place was known was right`() {
    let nowhere = Area(x: 0, y: 0, width: 0, height: 0)
    #expect(mistakes(nowhere, nowhere) != [])
    #expect(mistakes(left, right, ["window": nowhere]) != [])
  }

  @Test func `what overflows the window together with what it is in is cut off`() {
    let beyond = ["group": Area(x: 0, y: 0, width: 260, height: 100)]
    #expect(mistakes(left, Area(x: 150, y: 4, width: 100, height: 20), beyond).first?.contains("outside") == true)
  }

  @Test func `what is scrolled goes on beyond the edge`() {
    let bar = element("scroll bar", "", "bar")
    #expect(mistakes(left, Area(x: 4, y: 90, width: 100, height: 60), besides: [bar]) == [])
  }
}
