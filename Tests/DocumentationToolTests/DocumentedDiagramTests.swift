import Foundation
import Testing

@testable import DocumentationTool

@Suite struct DocumentedDiagramTests {
  @Test func aDiagramOfOneSignalHasTheOperationBetweenItsRows() throws {
    let diagram = try #require(
      DocumentedDiagram.read(
        """
          /// Waits.
          ///
          ///     --1-2-3---------4--|
          ///     debounce(for: 3)
          ///     ---------3---------(4|)
          ///
          /// More words.
          @inlinable
          public func debounce(
            for interval: Duration, scheduler: any Scheduler = MainScheduler.shared
          ) -> Signal<Element, Failure> {
        """
      ).first)
    #expect(diagram.name == "debounce-for")
    #expect(diagram.operation == "debounce(for: 3)")
    #expect(diagram.inputs == [.init(label: "", start: 0, drawing: "--1-2-3---------4--|")])
    #expect(diagram.output == .init(label: "", start: 0, drawing: "---------3---------(4|)"))
  }

  @Test func innerSignalsBeginWhereTheyAreDrawn() throws {
    let diagram = try #require(
      DocumentedDiagram.read(
        """
        ///     source:  --a--------b---|
        ///     a:          -1--2
        ///     out:     ---1--2--------|
        public func flatMapLatest<Inner: SignalProtocol>(
          _ transform: @escaping (Element) -> Inner
        ) -> Signal<Inner.Element, Failure>
        """
      ).first)
    #expect(diagram.name == "flatMapLatest")
    #expect(diagram.operation == "flatMapLatest")
    #expect(diagram.inputs.map(\.label) == ["source", "a"])
    #expect(diagram.inputs.map(\.start) == [0, 3])
    #expect(diagram.output.label == "out")
  }

  @Test func aSignalThatIsMadeHasNoInput() throws {
    let diagram = try #require(
      DocumentedDiagram.read(
        """
        ///     Signal(just: 1)
        ///     (1|)
        public static func just(_ element: Element) -> Signal {
        """
      ).first)
    #expect(diagram.name == "just")
    #expect(diagram.inputs.isEmpty)
  }

  @Test func otherCodeIsNoDiagram() {
    let source = """
      ///     name.map { $0.count }.bind(to: label)
      ///     names.append("John")  // a - b
      public func map() {}
      """
    #expect(DocumentedDiagram.read(source).isEmpty)
  }

  @Test func aPictureShowsEveryEventAndEscapesTheOperation() throws {
    let diagram = try #require(
      DocumentedDiagram(
        lines: ["-1-2-#", "filter { $0 < 2 }", "-1---#"], name: "filter", operatorName: "filter"))
    let svg = MarblePicture(diagram).svg
    #expect(svg.contains("filter { $0 &lt; 2 }"))
    #expect(svg.components(separatedBy: "<circle").count == 4)
    #expect(svg.components(separatedBy: "#d33").count == 3)
  }
}
