import Testing

/// Rings of bindings lose nothing, wherever an element enters them, and what lies below them goes on.
struct RingProgramTests {
  @Test func ringsWithJoinsBelow() {
    let family = Family { seed in
      var generator = RingGenerator(seed: seed)
      return generator.make(size: 4)
    } judge: { program in
      SettledJudge(program, Run.of(program)).complaint()
    }
    family.test(Seeds.share(12))
  }
}
