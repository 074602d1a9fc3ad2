import FoundationEssentials
public import Testing

extension Trait where Self == ConditionTrait {
  /// For what takes long and is tried more briefly by others. Continuous integration leaves it to `script/soak whole`.
  public static var long: Self { .disabled(if: isBrief, "takes long: script/soak whole runs it") }
}

/// Whether little time may be taken, as in continuous integration.
public let isBrief = ProcessInfo.processInfo.environment["VESPER_BRIEF"] != nil
