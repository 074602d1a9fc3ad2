import BindingTesting
import Foundation
import Testing

@testable import DocumentationTool

/// Every marble diagram of the documentation is played and says what happens.
@Suite struct DiagramsAreTrueTests {
  private let diagrams: [DocumentedDiagram]
  private let plays: [String: Play]

  init() throws {
    let package = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { path, _ in path.deletingLastPathComponent() }
    diagrams = try ["BindingCore", "Bind"].flatMap {
      try DocumentedDiagram.all(below: package.appendingPathComponent("Sources/\($0)"))
    }
    plays = Dictionary(uniqueKeysWithValues: Play.all.map { ($0.name, $0) })
  }

  @Test func everyDiagramSaysWhatHappens() {
    for diagram in diagrams {
      guard let play = plays[diagram.name] else { continue }
      let expected = diagram.output.marbles.marbles.map {
        Marbles.Marble(frame: $0.frame + Double(diagram.output.start), event: $0.event)
      }
      let difference = play.play(Stage(diagram)).difference(from: Marbles(expected))
      #expect(difference == nil, "the diagram \(diagram.name)")
    }
  }

  @Test func everyDiagramIsPlayed() {
    #expect(diagrams.count > 100)
    #expect(diagrams.map(\.name).filter { plays[$0] == nil } == [])
  }

  @Test func whatIsPlayedIsDocumented() {
    let names = Set(diagrams.map(\.name))
    #expect(Play.all.map(\.name).filter { !names.contains($0) } == [])
  }
}

extension Play {
  static var all: [Play] {
    creating + transforming + filtering + accumulating + combining + flattening + timing + failing + sharing + loading
      + properties
  }
}
