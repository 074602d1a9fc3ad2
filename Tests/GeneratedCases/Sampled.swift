import FoundationEssentials

/// About every seventh of the cases that a test can make, in a brief run a third of these, or all where `VESPER_CASES` is
/// set, as in `script/soak programs`. The first is always there.
public func sampled<Cases: Sequence>(_ cases: Cases) -> some Sequence<Cases.Element> {
  // Multiples of the golden ratio are spread evenly and have no period, as combinations of things in order have.
  cases.enumerated().lazy
    .filter { takesAllCases || UInt64($0.offset) &* 0x9e37_79b9_7f4a_7c15 < .max / (isBrief ? 21 : 7) }
    .map(\.element)
}

private let takesAllCases = ProcessInfo.processInfo.environment["VESPER_CASES"] != nil
