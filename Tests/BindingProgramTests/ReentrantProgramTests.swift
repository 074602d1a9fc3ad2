import Testing

/// Whatever observers do from inside, all that is sent is told in order, nothing comes after disposal, and in the end
/// everything agrees.
struct ReentrantProgramTests {
  @Test func observersThatActFromInside() {
    let failures = failures(seeds: Seeds.share(20)) { seed in
      var generator = ReentrantGenerator(seed: seed)
      return generator.make(size: 5)
    } judge: { program in
      SettledJudge(program, Run.of(program)).complaint()
    }
    for failure in failures { Issue.record("\(failure.description)") }
  }
}
