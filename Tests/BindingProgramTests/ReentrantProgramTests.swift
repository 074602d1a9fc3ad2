import Testing

/// Whatever observers do from inside, all that is sent is told in order, nothing comes after disposal, and in the end
/// everything agrees.
struct ReentrantProgramTests {
  @Test func observersThatActFromInside() {
    let family = Family { seed in
      var generator = ReentrantGenerator(seed: seed)
      return generator.make(size: 5)
    } judge: { program in
      SettledJudge(program, Run.of(program)).complaint()
    }
    family.test(Seeds.share(13))
  }
}
