/// An application's side of the accessibility bus: reads its elements and acts on them.
final class AccessibleApplication {
  private let bus: MessageBus
  private let connection: String

  private static let root = "/org/a11y/atspi/accessible/root"
  private static let accessible = "org.a11y.atspi.Accessible"
  private static let noObject = "/org/a11y/atspi/null"

  /// - Parameter connection: the application's name on the bus, such as ":1.4".
  init(bus: MessageBus, connection: String) {
    self.bus = bus
    self.connection = connection
  }

  /// The application and its windows; nil when it is not there.
  func read() async -> AccessibleNode? {
    await read(Self.root)
  }

  /// Elements that go away while they are read are left out.
  func read(_ path: String) async -> AccessibleNode? {
    async let role = call(path, Self.accessible, "GetRoleName")
    async let properties = call(
      path, "org.freedesktop.DBus.Properties", "GetAll", [.string(Self.accessible)])
    async let stateBits = call(path, Self.accessible, "GetState")
    async let interfaceNames = call(path, Self.accessible, "GetInterfaces")
    async let childReferences = call(path, Self.accessible, "GetChildren")
    guard let role = await role?.first?.string, let properties = await properties?.first?.dictionary,
      let bits = await stateBits?.first?.items.first?.int
    else { return nil }
    let interfaces = Set(await interfaceNames?.first?.items.compactMap(\.string) ?? [])
    let text = interfaces.contains("org.a11y.atspi.Text") ? await text(of: path) : nil
    return AccessibleNode(
      path: path, role: role, name: properties["Name"]?.string ?? "",
      description: properties["Description"]?.string ?? "",
      states: Self.states(bits),
      text: text, interfaces: interfaces,
      children: await children(await childReferences?.first?.items ?? []))
  }

  private static func states(_ bits: Int) -> Set<AccessibleNode.State> {
    Set(AccessibleNode.State.allCases.filter { bits & (1 << $0.rawValue) != 0 })
  }

  /// The first of some elements that has the keyboard now; nil when none has it.
  func focused(among nodes: [AccessibleNode]) async -> AccessibleNode? {
    await withTaskGroup(of: (Int, Bool).self) { group in
      for (index, node) in nodes.enumerated() {
        group.addTask {
          let bits = await self.call(node.path, Self.accessible, "GetState")?.first?.items.first?.int ?? 0
          return (index, await Self.states(bits).contains(.focused))
        }
      }
      var indices: [Int] = []
      for await (index, isFocused) in group where isFocused { indices.append(index) }
      return indices.min().map { nodes[$0] }
    }
  }

  /// How far a progress bar is, or the number in an entry for numbers; nil where there is no such thing.
  func value(of node: AccessibleNode) async -> Double? {
    await call(
      node.path, "org.freedesktop.DBus.Properties", "Get",
      [.string("org.a11y.atspi.Value"), .string("CurrentValue")])?.first?.double
  }

  private func children(_ references: [Variant]) async -> [AccessibleNode] {
    let paths = references.compactMap { $0.items.last?.string }.filter { $0 != Self.noObject }
    return await withTaskGroup(of: (Int, AccessibleNode?).self) { group in
      for (index, path) in paths.enumerated() {
        group.addTask { (index, await self.read(path)) }
      }
      var nodes: [Int: AccessibleNode] = [:]
      for await (index, node) in group { nodes[index] = node }
      return paths.indices.compactMap { nodes[$0] }
    }
  }

  /// All of an element's text. GTK 4.8 takes an end of -1, which means just that, for an empty text.
  private func text(of path: String) async -> String? {
    let interface = "org.a11y.atspi.Text"
    let count = await call(
      path, "org.freedesktop.DBus.Properties", "Get", [.string(interface), .string("CharacterCount")])
    guard let count = count?.first?.int else { return nil }
    return await call(path, interface, "GetText", [.int32(0), .int32(Int32(count))])?.first?.string
  }

  private func call(
    _ path: String, _ interface: String, _ method: String, _ arguments: [Variant] = []
  ) async -> [Variant]? {
    try? await bus.call(connection, path, interface, method, arguments)
  }

  // MARK: Acting

  struct Refused: Error {
    let action: String
  }

  /// Does what a click on the element does.
  func click(_ node: AccessibleNode) async throws {
    let answer = try await bus.call(connection, node.path, "org.a11y.atspi.Action", "DoAction", [.int32(0)])
    guard answer.first?.bool == true else { throw Refused(action: "click on \(node.role) “\(node.name)”") }
  }

  /// Puts a text into an entry, in the place of what is there.
  func write(_ text: String, into node: AccessibleNode) async throws {
    let answer = try await bus.call(
      connection, node.path, "org.a11y.atspi.EditableText", "SetTextContents", [.string(text)])
    guard answer.first?.bool == true else { throw Refused(action: "write into \(node.role) “\(node.name)”") }
  }

  /// Where the element is within its window.
  func area(of node: AccessibleNode) async throws -> Area {
    let window: UInt32 = 1
    let answer = try await bus.call(
      connection, node.path, "org.a11y.atspi.Component", "GetExtents", [.uint32(window)])
    let numbers = answer.first?.items.compactMap(\.int) ?? []
    guard numbers.count == 4 else { throw Refused(action: "measure \(node.role) “\(node.name)”") }
    return Area(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
