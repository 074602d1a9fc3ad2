import FoundationEssentials

/// What a service answered, and when, without the user's key. Takes little memory.
nonisolated struct ServiceAnswer: Sendable {
  /// The address of the request.
  let address: String
  let date: Date
  private let body: CompressedData

  /// - Parameter now: The current time, for a service that does not say when it answered.
  init(_ response: HTTPResponse, key: APIKey? = nil, now: Date = Date()) {
    let response = response.without(key)
    let address = response.url.absoluteString
    self.address = key?.removed(from: address) ?? address
    let age = response.headers["age"].flatMap { Int($0) } ?? 0
    date =
      response.headers["date"].flatMap(HTTPDate.init).map { Date(timeIntervalSince1970: Double($0.secondsSince1970)) }
      ?? now.addingTimeInterval(Double(-age))
    body = CompressedData(response.body)
  }

  /// Returns what the answer says about a photo, or `nil` if it does not have it.
  func statement(on ids: [PhotoID]) -> ServiceStatement? {
    guard let text = body.data else { return nil }
    for id in ids {
      if let record = JSONRecord.find(id.id, in: text) {
        return ServiceStatement(address: address, date: date, text: record)
      }
    }
    return nil
  }
}
