import Testing

/// In a graph without rings each observer is told exactly what a judge computes from all that was ever sent.
struct GraphProgramTests {
  @Test func graphsOfAllOperators() {
    let family = Family { seed in
      var generator = GraphGenerator(seed: seed)
      return generator.make(size: 6)
    } judge: { program in
      ExactJudge(program).complaint(about: Run.of(program))
    }
    family.test(Seeds.share(25))
  }
}
