import Foundation
import Testing

extension VesperStorageTests {
  @Test func `a damaged list of saved photos is told about at the terminal`() async throws {
    let home = try TemporaryDirectory()
    let list = try home.directory("data/vesper").appendingPathComponent("saved-photos.sqlite")
    try Data(repeating: 7, count: 20_000).write(to: list)
    let result = try await Launch.run(["--print", "sunflower", "--source", "saved"], home: home)
    #expect(result.exitCode == 0 && result.output == "")
    let told =
      "The list of your saved photos was damaged. The old list is kept as \(list.path).broken, and a new one was made. "
      + "Nothing could be read from the old list."
    #expect(result.errors.split(separator: "\n").filter { $0.hasSuffix(told) }.count == 1, "\(result.errors)")
  }
}
