import Testing

/// Properties that validate or load, actions and requests are always in the state that a model by hand is in.
struct MachineProgramTests {
  @Test func propertiesThatValidate() {
    Family(ValidatingStep.beginning, step: ValidatingStep.random) { complaint(about: $0) }.test(Seeds.share(1))
  }

  @Test func actions() {
    Family(ActionStep.beginning, step: ActionStep.random) { complaint(about: $0) }.test(Seeds.share(1))
  }

  @Test func propertiesThatLoad() {
    Family(LoadingStep.beginning, step: LoadingStep.random) { complaint(about: $0) }.test(Seeds.share(1))
  }

  @Test func requests() {
    Family(RequestStep.beginning, step: RequestStep.random) { complaint(about: $0) }.test(Seeds.share(1))
  }
}
