import Testing

/// In a graph without rings each observer is told exactly what a judge computes from all that was ever sent.
struct GraphProgramTests {
  @Test func graphsOfAllOperators() {
    let failures = failures(seeds: Seeds.share(50)) { seed in
      var generator = GraphGenerator(seed: seed)
      return generator.make(size: 6)
    } judge: { program in
      ExactJudge(program).complaint(about: Run.of(program))
    }
    for failure in failures { Issue.record("\(failure.description)") }
  }
}
