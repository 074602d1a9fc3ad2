import Testing

@testable import PhotoSearchCore

nonisolated struct PhotoSearchErrorTests {
  @Test(
    "Waits are told in units that people count in",
    arguments: [
      (Duration.milliseconds(1), "1 second"), (.seconds(1), "1 second"), (.milliseconds(1500), "2 seconds"),
      (.seconds(90), "90 seconds"), (.seconds(121), "3 minutes"), (.seconds(3600), "60 minutes"),
      (.seconds(7200), "2 hours"), (.seconds(86_400), "24 hours"), (.zero, "1 second"),
    ])
  func waits(duration: Duration, words: String) {
    let error = PhotoSearchError.rateLimited(retryAfter: duration)
    #expect(error.description == "Limit reached. Try again in \(words).")
  }

  @Test("Each error says what happened in whole sentences of plain text")
  func sentences() {
    let errors: [PhotoSearchError] = [
      .offline, .cannotConnect(host: "h"), .noNetwork(host: "h"), .connectionLost(host: "h"), .timedOut(host: "h"),
      .tlsFailure(host: "h"), .tlsFailure(host: "h", problem: .expired), .tlsFailure(host: "h", problem: .wrongHost),
      .tlsFailure(host: "h", problem: .untrusted), .tlsFailure(host: "h", problem: .noAuthorities),
      .proxyFailure(proxy: "p"),
      .rateLimited(retryAfter: nil), .serviceError(status: 500, message: nil), .badRequest(message: nil), .notFound,
      .tooManyRedirects,
      .malformedAnswer(reason: "r"), .answerTooLarge(limit: 1_000_000), .refusedURL("u"), .redirectRefused("u"),
      .dataMissing(path: "p"),
      .libraryMissing(name: "l"),
      .keyMissing(.flickr), .keyRefused(.openverse), .keyUnreadable(path: "p", reason: "others may read it"),
      .unsupported(.fiveHundredPixels), .noAnswer([.openverse, .commons]), .cancelled,
    ]
    for error in errors { #expect(error.description.hasSuffix(".")) }
    #expect(Set(errors.map(\.description)).count == errors.count)
    #expect(
      PhotoSearchError.serviceError(status: 500, message: "Internal\nServer Error.").description
        == "The service reported an error (500): Internal Server Error. Try again later.")
    #expect(
      PhotoSearchError(HTTPError.redirectRefused(url: "http://10.0.0.1/")).description.hasPrefix(
        "The service sends Vesper on to http://10.0.0.1/. Vesper does not open this address: "))
    #expect(
      PhotoSearchError.badRequest(message: "no such page").description
        == "The service did not understand the search: no such page. Try other words.")
  }
}
