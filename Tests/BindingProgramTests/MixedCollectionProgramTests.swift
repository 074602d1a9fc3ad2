import Testing

/// What each observer of a collection of any kind has seen can be replayed, and ends with what the edits lead to.
struct MixedCollectionProgramTests {
  @Test func collectionsOfAllKindsAndTheirOperators() {
    let family = Family<MixedProgram>(
      make: { seed in
        var generator = MixedGenerator(seed: seed)
        return generator.make(size: 4)
      },
      judge: { MixedRun.complaint(about: $0) }, shrink: { $0.shrunk(while: $1) }, text: { $0.text })
    family.test(Seeds.share(14))
  }
}
