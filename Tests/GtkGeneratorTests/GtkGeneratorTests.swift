import Testing

/// All tests of the generator. One after the other: making regular expressions on several threads at once ends in a crash
/// of the standard library's parser.
@Suite(.serialized) struct GtkGeneratorTests {}
