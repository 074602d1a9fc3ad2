import BindingCore
import BindingTesting
import Testing

/// What a person reads when a recording is not what was expected.
struct MarblesDifferenceTests {
  private func message(_ actual: Marbles, from expected: Marbles) -> String? {
    actual.difference(from: expected)?.description
  }

  @Test(arguments: ["", "a", "--a-b-|", "-(ab)--#", "--^-!"])
  func equalDiagramsHaveNone(drawing: String) {
    #expect(Marbles(drawing).difference(from: Marbles(drawing)) == nil)
    #expect(Marbles(drawing).difference(from: Marbles(drawing + "---")) == nil)
  }

  @Test func bothDiagramsStandBelowEachOtherWithAMarkWhereTheyPart() {
    #expect(
      message("--a--b-|", from: "--a-b--|") == """

        expected: --a-b--|
        actual:   --a--b-|
                      ^ frame 4: expected b, got nothing

        """)
  }

  @Test func whatIsMissingAtTheEndIsNamed() {
    #expect(
      message("a", from: "a-|") == """

        expected: a-|
        actual:   a
                    ^ frame 2: expected |, got nothing

        """)
  }

  @Test func whatIsTooMuchIsNamed() {
    let difference = Marbles("-a-#").difference(from: "-a")
    #expect(difference?.frame == 3)
    #expect(difference?.description.contains("frame 3: expected nothing, got #") == true)
    #expect(difference?.expected == "-a")
    #expect(difference?.actual == "-a-#")
  }

  @Test func aGroupIsShownWhole() {
    #expect(message("-(ba)", from: "-(ab)")?.contains("frame 1: expected (ab), got (ba)") == true)
    #expect(message("-(a|)", from: "-a--|")?.contains("frame 1: expected a, got (a|)") == true)
  }

  @Test func theFirstDifferenceCounts() {
    #expect(Marbles("a-x-y").difference(from: "a-b-c")?.frame == 2)
    #expect(Marbles("-b").difference(from: "a")?.frame == 0)
    #expect(Marbles("a").difference(from: "-b")?.frame == 0)
  }

  @Test func whatCannotBeDrawnStandsInATable() {
    let actual = Marbles([
      .init(frame: 0, event: .element("a")), .init(frame: 1.5, event: .element("long name")),
      .init(frame: 4, event: .finished),
    ])
    #expect(
      message(actual, from: "a-b-|") == """

        frame  expected  actual
        0      a         a
        1.5    nothing   long name  <
        2      b         nothing
        4      |         |

        """)
  }

  @Test func anExpectationThatFailsShowsTheDifference() {
    let scheduler = TestScheduler()
    let actual = scheduler.marbles(of: scheduler.coldSignal("--a|"))
    withKnownIssue {
      #expect(actual.difference(from: "--b|") == nil)
    } matching: { issue in
      let message = "\(issue)"
      return message.contains("expected: --b|\nactual:   --a|\n            ^ frame 2: expected b, got a\n")
    }
  }
}
