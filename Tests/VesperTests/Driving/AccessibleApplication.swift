import CGtk

/// An application's side of the accessibility bus: reads its elements and acts on them.
final class AccessibleApplication {
  private let bus: MessageBus
  private let connection: String
  private var kinds: [String: Kind] = [:]
  /// The children of elements, until they change.
  private var knownChildren: [String: (count: Int, paths: [String])] = [:]
  private let childrenChanges: MessageBus.Signals
  private var lastReading: Reading?
  /// How many events of the keyboard and the mouse it has handled for sure.
  private var handledEventCount: Int

  private static let root = "/org/a11y/atspi/accessible/root"
  private static let accessible = "org.a11y.atspi.Accessible"
  private static let properties = "org.freedesktop.DBus.Properties"
  private static let noObject = "/org/a11y/atspi/null"

  /// - Parameter connection: the application's name on the bus, such as ":1.4".
  init(bus: MessageBus, connection: String) {
    self.bus = bus
    self.connection = connection
    childrenChanges = bus.signals(of: "org.a11y.atspi.Event.Object", named: "ChildrenChanged")
    handledEventCount = bus.display.eventCount
  }

  /// The application and its windows; nil when it is not there.
  func read() async -> AccessibleNode? {
    await read(Self.root)
  }

  /// Elements that go away while they are read are left out.
  ///
  /// Tests spend most of their time here, and each question goes through three processes. So what the application tells
  /// of all its elements at once is not asked of each, nothing is asked twice of what stays, a level of the tree is asked
  /// at once, and one task waits for the answers.
  func read(_ path: String) async -> AccessibleNode? {
    let inputCount = bus.display.inputCount
    await handleEvents()
    var items = await cachedItems()
    forgetChangedChildren()
    if let items, let again = await readAgain(path, items) { return again }
    var known = Self.known(items)
    // Newer versions of GTK tell of changes only to those who ask for it. What comes among the children for the first
    // time no version tells, but it is counted.
    let areChangesTold = gtk_get_minor_version() < 10 && lastReading?.isWorn != true
    knownChildren = knownChildren.filter { areChangesTold && $1.count == known[$0]?.childCount }
    let children = await children(below: path)
    let knownBefore = known
    // They are told of from now on.
    if items != nil, children.keys.contains(where: { $0 != Self.root && known[$0] == nil }) {
      items = await cachedItems()
      known = Self.known(items)
    }
    // Else what came between the two would be missing from all readings that repeat this one.
    let isComplete = children.allSatisfy { path, children in
      let count = known[path]?.childCount
      return count == knownBefore[path]?.childCount || count == children.count
    }
    await askForKinds(of: children.keys.compactMap { known[$0] })
    var elements: [String: Element] = [:]
    for (path, questions) in children.keys.map({ ($0, known[$0] == nil ? ask($0) : nil) }) {
      guard var element = if let questions { await element(questions) } else { await element(known[path]!) }
      else { continue }
      element.children = children[path]!
      elements[path] = element
      // A page of a stack counts its child also when that is hidden.
      let isWhole = element.childCount == element.children.count || element.kind.role == "tab panel"
      if let count = element.childCount, isWhole { knownChildren[path] = (count, element.children) }
    }
    lastReading = items.flatMap {
      isComplete ? Reading(path: path, items: $0, known: known, inputCount: inputCount, elements: elements) : nil
    }
    return node(path, among: elements)
  }

  /// Lets the application handle all that the keyboard and the mouse did. It answers a question between two events if both
  /// are there, so that a busy one would be read as it is after the first of several keys.
  private func handleEvents() async {
    let count = bus.display.eventCount
    while handledEventCount < count {
      guard await call(Self.root, Self.accessible, "GetRole") != nil else { return }
      handledEventCount += 1
    }
  }

  /// The children of an element and of all that is in it.
  private func children(below path: String) async -> [String: [String]] {
    var children: [String: [String]] = [:]
    var level = [path]
    while !level.isEmpty {
      let answers = level.map { knownChildren[$0] == nil ? send($0, Self.accessible, "GetChildren") : nil }
      for (path, answer) in zip(level, answers) {
        children[path] = if let answer { await references(answer) } else { knownChildren[path]!.paths }
      }
      level = level.flatMap { children[$0]! }.filter { children[$0] == nil }
    }
    return children
  }

  private func references(_ answer: MessageBus.Answer) async -> [String] {
    let references = (try? await answer.arguments.first?.items) ?? []
    return references.compactMap { $0.items.last?.string }.filter { $0 != Self.noObject }
  }

  /// GTK 4.8 tells of every change among children that it was asked about.
  private func forgetChangedChildren() {
    for change in childrenChanges.take() {
      knownChildren[change.path] = nil
      lastReading = nil
    }
  }

  /// The last reading with new texts, if nothing has happened to the window since, and the application tells the same of
  /// all elements: so it is with two of three readings. Nil when all has to be read.
  ///
  /// Of what appears for the first time in the place of something else the application tells nothing before it is asked
  /// for children. So that is done every now and then.
  private func readAgain(_ path: String, _ items: Variant) async -> AccessibleNode? {
    guard var reading = lastReading, reading.path == path, reading.inputCount == bus.display.inputCount,
      !reading.isWorn, reading.items.isEqual(to: items)
    else { return nil }
    for (path, old) in reading.elements where old.kind.hasText {
      guard let cached = reading.known[path], var element = await element(cached) else { return nil }
      element.children = old.children
      reading.elements[path] = element
    }
    reading.repetitions += 1
    lastReading = reading
    return node(path, among: reading.elements)
  }

  /// What the application tells of the elements that it was asked about before: all but their texts and children.
  private func cachedItems() async -> Variant? {
    // GTK 4.24 ends the program when it is asked this while a popover closes.
    guard gtk_get_minor_version() < 20 else { return nil }
    return await call("/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "GetItems")?.first
  }

  /// Those elements by their paths.
  private static func known(_ items: Variant?) -> [String: CachedElement] {
    var known: [String: CachedElement] = [:]
    for element in items?.items.compactMap(CachedElement.init) ?? [] { known[element.path] = element }
    // GTK 4.8 does not count the windows here.
    known[root] = nil
    return known
  }

  private func element(_ cached: CachedElement) async -> Element? {
    guard let kind = kinds[cached.path] else { return nil }
    return await element(
      cached.path, kind, name: cached.name, description: cached.description, states: cached.states,
      childCount: cached.childCount)
  }

  /// Asks elements for their roles, unless they have told them. The number that all are told with stands for several.
  private func askForKinds(of elements: some Sequence<CachedElement>) async {
    let answers = elements.filter { kinds[$0.path] == nil }.map { ($0, send($0.path, Self.accessible, "GetRoleName")) }
    for (element, answer) in answers {
      guard let role = try? await answer.arguments.first?.string else { continue }
      kinds[element.path] = Kind(role: role, interfaces: element.interfaces)
    }
  }

  private func ask(_ path: String) -> Questions {
    Questions(
      path: path,
      role: kinds[path] == nil ? send(path, Self.accessible, "GetRoleName") : nil,
      interfaces: kinds[path] == nil ? send(path, Self.accessible, "GetInterfaces") : nil,
      properties: send(path, Self.properties, "GetAll", [.string(Self.accessible)]),
      states: send(path, Self.accessible, "GetState"))
  }

  private func element(_ questions: Questions) async -> Element? {
    if let role = try? await questions.role?.arguments.first?.string,
      let interfaces = try? await questions.interfaces?.arguments.first?.items.compactMap(\.string)
    {
      kinds[questions.path] = Kind(role: role, interfaces: interfaces)
    }
    guard let kind = kinds[questions.path],
      let properties = try? await questions.properties.arguments.first?.dictionary,
      let states = await Self.states(questions.states)
    else { return nil }
    return await element(
      questions.path, kind, name: properties["Name"]?.string, description: properties["Description"]?.string,
      states: states, childCount: properties["ChildCount"]?.int)
  }

  private func element(
    _ path: String, _ kind: Kind, name: String?, description: String?, states: AccessibleNode.States,
    childCount: Int?
  ) async -> Element {
    var name = name ?? ""
    var text = kind.hasText ? await text(of: path) : nil
    // A label that tells what is going on has its text as its name with GTK 4.8 only.
    if kind.role == "status", name.isEmpty {
      name = text ?? ""
      text = nil
    }
    var description = description ?? ""
    // Newer versions of GTK take what a drop-down shows for its name, and its name for a description.
    if kind.role == "combo box", !description.isEmpty {
      name = description
      description = ""
    }
    // A drop-down names its choice after its title.
    if kind.role == "combo box", let colon = name.range(of: ": ") {
      text = String(name[colon.upperBound...])
      name = String(name[..<colon.lowerBound])
    }
    return Element(
      kind: kind, name: name, description: description, states: states, text: text, childCount: childCount)
  }

  private func node(_ path: String, among elements: [String: Element]) -> AccessibleNode? {
    guard var element = elements[path] else { return nil }
    let children = element.children.compactMap { node($0, among: elements) }
    // GTK 4.18 gives what tells what is going on no name: what is in it is read.
    if element.kind.role == "status", element.name.isEmpty {
      let labels = children.flatMap(\.labels)
      element.name = labels.first ?? ""
      element.description = labels.dropFirst().first ?? ""
    }
    return AccessibleNode(
      path: path, role: element.kind.role, name: element.name, description: element.description,
      states: element.states, text: element.text, interfaces: element.kind.interfaces, children: children)
  }

  /// The answer is bits, of which the first 32 tell all that is asked here.
  private static func states(_ answer: MessageBus.Answer) async -> AccessibleNode.States? {
    guard let bits = try? await answer.arguments.first?.item(0)?.int else { return nil }
    return AccessibleNode.States(bits: bits)
  }

  /// The first of some elements that has the keyboard now; nil when none has it.
  func focused(among nodes: [AccessibleNode]) async -> AccessibleNode? {
    let answers = nodes.map { send($0.path, Self.accessible, "GetState") }
    for (node, answer) in zip(nodes, answers) {
      if await Self.states(answer)?.contains(.focused) ?? false { return node }
    }
    return nil
  }

  /// How far a progress bar is, or the number in an entry for numbers; nil where there is no such thing.
  func value(of node: AccessibleNode) async -> Double? {
    await call(
      node.path, Self.properties, "Get",
      [.string("org.a11y.atspi.Value"), .string("CurrentValue")])?.first?.double
  }

  /// All of an element's text. GTK 4.8 takes an end of -1, which means just that, for an empty text.
  private func text(of path: String) async -> String? {
    let interface = "org.a11y.atspi.Text"
    func sendCount() -> MessageBus.Answer {
      send(path, Self.properties, "Get", [.string(interface), .string("CharacterCount")])
    }
    guard var count = try? await sendCount().arguments.first?.int else { return nil }
    while true {
      let (text, newCount) = (send(path, interface, "GetText", [.int32(0), .int32(Int32(count))]), sendCount())
      guard let text = try? await text.arguments.first?.string, let newCount = try? await newCount.arguments.first?.int
      else { return nil }
      // Else it has changed meanwhile, and that may be only its beginning.
      if newCount == count { return text }
      count = newCount
    }
  }

  private func call(
    _ path: String, _ interface: String, _ method: String, _ arguments: [Variant] = []
  ) async -> [Variant]? {
    try? await bus.call(connection, path, interface, method, arguments)
  }

  private func send(
    _ path: String, _ interface: String, _ method: String, _ arguments: [Variant] = []
  ) -> MessageBus.Answer {
    bus.send(connection, path, interface, method, arguments)
  }

  // MARK: Acting

  struct Refused: Error {
    let action: String
  }

  /// Does what a click on the element does.
  func click(_ node: AccessibleNode) async throws {
    let actions = "org.a11y.atspi.Action"
    // An element may have further actions, which come in no order: newer versions of GTK add those of the list to a row.
    let names = try await bus.call(connection, node.path, actions, "GetActions").first?.items.map { $0.item(0)?.string }
    let index = names?.firstIndex { $0?.hasSuffix(".activate") == true || $0?.hasSuffix(".press") == true } ?? 0
    let answer = try await bus.call(connection, node.path, actions, "DoAction", [.int32(Int32(index))])
    lastReading = nil
    guard answer.first?.bool == true else { throw Refused(action: "click on \(node.role) “\(node.name)”") }
  }

  /// Puts a text into an entry, in the place of what is there.
  func write(_ text: String, into node: AccessibleNode) async throws {
    let answer = try await bus.call(
      connection, node.path, "org.a11y.atspi.EditableText", "SetTextContents", [.string(text)])
    lastReading = nil
    guard answer.first?.bool == true else { throw Refused(action: "write into \(node.role) “\(node.name)”") }
  }

  /// Where the element is within its window.
  func area(of node: AccessibleNode) async throws -> Area {
    await handleEvents()
    let window: UInt32 = 1
    let answer = try await bus.call(
      connection, node.path, "org.a11y.atspi.Component", "GetExtents", [.uint32(window)])
    let numbers = answer.first?.items.compactMap(\.int) ?? []
    guard numbers.count == 4 else { throw Refused(action: "measure \(node.role) “\(node.name)”") }
    return Area(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension AccessibleApplication {
  /// What does not change for as long as an element is on the bus.
  fileprivate struct Kind {
    let role: String
    let interfaces: Set<String>

    init(role: String, interfaces: [String]) {
      // GTK 4.8 makes no difference between buttons.
      self.role = role == "toggle button" ? "button" : role
      self.interfaces = Set(interfaces)
    }

    /// That of a label is its name.
    var hasText: Bool { interfaces.contains("org.a11y.atspi.Text") && role != "label" }
  }

  /// What is asked about an element, and about its kind when that is not known.
  fileprivate struct Questions {
    let path: String
    let role: MessageBus.Answer?
    let interfaces: MessageBus.Answer?
    let properties: MessageBus.Answer
    let states: MessageBus.Answer
  }

  fileprivate struct Element {
    let kind: Kind
    var name: String
    var description: String
    let states: AccessibleNode.States
    let text: String?
    /// Nil when that is not told.
    let childCount: Int?
    var children: [String] = []
  }

  /// What was read, and what the application had told before of all its elements.
  fileprivate struct Reading {
    let path: String
    let items: Variant
    let known: [String: CachedElement]
    /// That of the display before it began.
    let inputCount: Int
    var elements: [String: Element]
    /// How often it was taken for what is there now.
    var repetitions = 0

    var isWorn: Bool { repetitions == 7 }
  }
}
