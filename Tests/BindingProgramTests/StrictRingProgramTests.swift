import Testing

/// Ends that clamp, round or trim agree after every change, in rings of any size, in the form that all of them accept.
struct StrictRingProgramTests {
  @Test func ringsOfEndsThatNormalise() {
    let family = Family<StrictProgram>(
      make: { seed in
        var generator = StrictGenerator(seed: seed)
        return generator.make(size: 5)
      },
      judge: { StrictJudge.complaint(about: $0) }, shrink: { $0.shrunk(while: $1) }, text: \.text)
    family.test(Seeds.share(8))
  }
}
