import Testing

/// What each observer of an array has seen can be replayed, and ends with what the edits lead to.
struct CollectionProgramTests {
  @Test func arraysAndTheirOperators() {
    let family = Family<CollectionProgram>(
      make: { seed in
        var generator = CollectionGenerator(seed: seed)
        return generator.make(size: 4)
      },
      judge: { CollectionRun.complaint(about: $0) }, shrink: { $0.shrunk(while: $1) }, text: { $0.text })
    family.test(Seeds.share(8))
  }
}
