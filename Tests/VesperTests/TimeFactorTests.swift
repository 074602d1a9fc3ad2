import Testing

@testable import Vesper

struct TimeFactorTests {
  @Test(
    arguments: [
      (nil, 1), ("3", 3), ("60", 60), ("61", 60), ("0", 1), ("-5", 1), ("2.5", 1), ("", 1), ("three", 1),
    ] as [(String?, Int)])
  func `a factor is from 1 to 60, and 1 if it makes no sense`(text: String?, factor: Int) {
    #expect(TimeFactor.timeouts(["VESPER_TIMEOUT_FACTOR": text].compactMapValues(\.self)) == factor)
    #expect(TimeFactor.messages(["VESPER_MESSAGE_TIME": text].compactMapValues(\.self)) == factor)
  }
}
