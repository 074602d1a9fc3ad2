import Testing

/// Shared signals observe their source once, tell late observers what they must know, and are freed.
struct SharingProgramTests {
  /// Words with which nobody leaves before the end of the program.
  private static let names = [
    "map", "filter", "removeDuplicates", "compactMap", "dropFirst", "scan", "pairwise", "ignoreTerminal",
    "combineLatest", "with(latestFrom:)", "combineLatest of three",
  ]

  @Test func sharedSignalsWithLateObservers() {
    let words = Vocabulary.words.filter { Self.names.contains($0.name) }
    let family = Family { seed in
      var generator = GraphGenerator(seed: seed, words: words + sharingWords)
      generator.maySubjectsFinish = false
      return generator.make(size: 5)
    } judge: { program in
      ExactJudge(program).complaint(about: Run.of(program))
    }
    family.test(Seeds.share(5))
  }

  @Test func sharedSignalsThatEnd() {
    let words = Vocabulary.words.filter {
      Self.names.contains($0.name) && $0.inputs == 1 && $0.name != "ignoreTerminal"
    }
    let family = Family { seed in
      var generator = GraphGenerator(seed: seed, words: words + sharingWords)
      return generator.make(size: 3)
    } judge: { program in
      ExactJudge(program).complaint(about: Run.of(program))
    }
    family.test(Seeds.share(5))
  }
}
