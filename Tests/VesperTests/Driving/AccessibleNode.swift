/// An element of a window as assistive programs see it, with all that is in it: a copy from the moment of reading.
nonisolated struct AccessibleNode: Sendable {
  /// Where the element lives on the bus.
  let path: String
  /// In the words of AT-SPI, such as "push button".
  let role: String
  let name: String
  let description: String
  let states: States
  /// What is written in an element with editable or selectable text, and what a drop-down says that it shows; nil for
  /// other elements, and for labels, whose name it is.
  let text: String?
  let interfaces: Set<String>
  let children: [AccessibleNode]

  /// The states that tests look at, by their numbers in AT-SPI.
  enum State: Int, CaseIterable, Sendable {
    case active = 1
    case busy = 3
    case checked = 4
    case editable = 7
    case enabled = 8
    case expanded = 10
    case focusable = 11
    case focused = 12
    case modal = 16
    case pressed = 20
    case selected = 23
    case sensitive = 24
    case showing = 25
    case visible = 30
  }

  /// Those in which an element is.
  struct States: Sendable, ExpressibleByArrayLiteral {
    /// The first 32 that AT-SPI has, of which each is a bit.
    private let bits: Int

    init(bits: Int) { self.bits = bits }
    init(arrayLiteral states: State...) { bits = states.reduce(0) { $0 | 1 << $1.rawValue } }

    func contains(_ state: State) -> Bool { bits & 1 << state.rawValue != 0 }
    var all: [State] { State.allCases.filter(contains) }
  }

  /// The element and all that is in it, in reading order.
  var all: [AccessibleNode] {
    var all: [AccessibleNode] = []
    collect(into: &all)
    return all
  }

  private func collect(into all: inout [AccessibleNode]) {
    all.append(self)
    for child in children { child.collect(into: &all) }
  }

  /// Whether what it tells of its place is true. Newer versions of GTK make elements of a stack's pages and of the links in
  /// a text, which are no widgets, and make up places for them.
  var hasPlace: Bool { role != "tab panel" && role != "link" }

  /// What has opened from a button over the window, and holds what is meant.
  func popover(holding isMeant: (AccessibleNode) -> Bool) -> AccessibleNode? {
    if let popover = all.last(where: {
      $0.children.first?.name == "GtkPopoverContent" && $0.first(where: isMeant) != nil
    }) {
      return popover
    }
    // Newer versions of GTK give it no name.
    return all.last { $0.states.contains(.expanded) }?.children
      .last { $0.role == "generic" && $0.first(where: isMeant) != nil }
  }

  func first(where condition: (AccessibleNode) -> Bool) -> AccessibleNode? {
    if condition(self) { return self }
    for child in children {
      if let found = child.first(where: condition) { return found }
    }
    return nil
  }

  func first(_ role: String, named name: String) -> AccessibleNode? {
    first { $0.role == role && $0.name == name }
  }

  /// The names of all labels, also of those that tell what is going on, in reading order.
  var labels: [String] {
    all.filter { $0.role == "label" || $0.role == "status" }.map(\.name)
  }

  /// Whether an element in it, of whichever role, has the name.
  func says(_ name: String) -> Bool { first { $0.name == name } != nil }

  /// The tree, one element a line, for the message of a test that failed.
  func dump(indentation: Int = 0) -> String {
    let states = states.all.map { "\($0)" }.sorted().joined(separator: " ")
    let texts = [name, description].filter { !$0.isEmpty } + (text.map { [$0] } ?? [])
    let line =
      String(repeating: "  ", count: indentation) + role
      + texts.map { " “\($0.prefix(80))”" }.joined() + " [\(states)]"
    return ([line] + children.map { $0.dump(indentation: indentation + 1) }).joined(separator: "\n")
  }
}
