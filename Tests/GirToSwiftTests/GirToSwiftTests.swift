import Testing

/// All tests of the generator.
@Suite struct GirToSwiftTests {}
