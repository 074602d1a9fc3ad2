import FoundationEssentials

/// The seeds that tests with random edits take from a block: every fifth, or all where `VESPER_SEEDS` is set, as
/// `script/soak programs` does.
func seeds(_ block: Range<UInt64>) -> StrideTo<UInt64> {
  stride(from: block.lowerBound, to: block.upperBound, by: takesAllSeeds ? 1 : 5)
}

private let takesAllSeeds = ProcessInfo.processInfo.environment["VESPER_SEEDS"] != nil
