import FoundationEssentials
public import Testing

extension Trait where Self == ConditionTrait {
  /// For tests that take long and whose subject shorter ones cover, too. Continuous integration leaves them to
  /// `script/soak whole`.
  public static var long: Self { .disabled(if: isBrief, "takes long: script/soak whole runs it") }
}

/// Whether the run should be short, as in continuous integration.
public let isBrief = ProcessInfo.processInfo.environment["VESPER_BRIEF"] != nil
