import Testing

/// Objects are given all that their sources send while they are bound, in order, and nothing when they have gone, also
/// when that happens in the middle of an event. Nothing keeps them alive.
struct TargetProgramTests {
  @Test func objectsThatGoAtAnyTime() {
    let family = Family<TargetProgram>(
      make: { seed in
        var generator = TargetGenerator(seed: seed)
        return generator.make(size: 5)
      },
      judge: { TargetRun.complaint(about: $0) }, shrink: { $0.shrunk(while: $1) }, text: \.text)
    family.test(Seeds.share(6))
  }
}
