import Testing

@testable import Vesper

@MainActor struct CommandTests {
  @Test func `the shortcuts window lists each key once`() {
    let groups = ShortcutGroup.allCases
    for command in Command.allCases {
      let count = groups.count { $0.commands.contains(command) }
      #expect(count == (command.accelerators.isEmpty ? 0 : 1), "\(command)")
    }
    for key in ControlKey.allCases { #expect(groups.count { $0.controlKeys.contains(key) } == 1, "\(key)") }
  }

  @Test func `no two commands have the same key`() {
    let keys = Command.allCases.flatMap(\.accelerators)
    #expect(Set(keys).count == keys.count)
  }
}
