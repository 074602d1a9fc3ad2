import BindingTesting
import Testing

struct MarblesTests {
  @Test func eachCharacterIsOneFrame() {
    let expected: [Marbles.Marble] = [
      .init(frame: 0, event: .element("a")), .init(frame: 2, event: .element("b")), .init(frame: 4, event: .finished),
    ]
    #expect(Marbles("a-b-|").marbles == expected)
  }

  @Test func aGroupHappensInTheFrameOfItsOpeningAndTakesAFrameForEachCharacter() {
    let expected: [Marbles.Marble] = [
      .init(frame: 1, event: .element("a")), .init(frame: 1, event: .element("b")), .init(frame: 6, event: .failed),
    ]
    #expect(Marbles("-(ab)-#").marbles == expected)
  }

  @Test func spacesAlignAndTakeNoTime() {
    #expect(Marbles("--a -b   |") == "--a-b|")
  }

  @Test func whatFollowsTheLastEventMakesNoDifference() {
    #expect(Marbles("--a---") == "--a")
    #expect(Marbles("--a") != "--a|")
    #expect(Marbles("--a") != "---a")
    #expect(Marbles("(ab)") != "(ba)")
  }

  @Test func subscriptionAndDisposalHaveTheirFrames() {
    let diagram: Marbles = "--^---!"
    #expect(diagram.subscriptionFrame == 2)
    #expect(diagram.disposalFrame == 6)
    #expect(Marbles("a").subscriptionFrame == 0)
    #expect(Marbles("a").disposalFrame == nil)
  }

  @Test(arguments: ["", "a", "--a-b-|", "-(ab)--#", "--^-!", "(^!)", "-(ab|)"])
  func aDrawingDescribesItself(drawing: String) {
    #expect(Marbles(drawing).description == drawing)
  }

  @Test func whatCannotBeDrawnIsListed() {
    #expect(Marbles([.init(frame: 1.5, event: .element("a"))]).description == "1.5: a")
    #expect(Marbles([.init(frame: 1, event: .element("long"))]).description == "1.0: long")
    #expect(Marbles([.init(frame: 1, event: .element("|"))]).description == "1.0: |")
    let hidden = [Marbles.Marble(frame: 0, event: .element("a")), .init(frame: 0, event: .element("b"))]
    #expect(Marbles(hidden + [.init(frame: 1, event: .finished)]).description == "0.0: a, 0.0: b, 1.0: |")
  }
}
