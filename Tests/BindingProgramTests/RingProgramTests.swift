import Testing

/// Rings of bindings lose nothing, wherever an element enters them, and what lies below them goes on.
struct RingProgramTests {
  @Test func ringsWithJoinsBelow() {
    let failures = failures(seeds: Seeds.share(20)) { seed in
      var generator = RingGenerator(seed: seed)
      return generator.make(size: 4)
    } judge: { program in
      SettledJudge(program, Run.of(program)).complaint()
    }
    for failure in failures { Issue.record("\(failure.description)") }
  }
}
