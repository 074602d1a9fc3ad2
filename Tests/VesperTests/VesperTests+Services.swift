import Testing

@testable import Vesper

extension VesperTests {
  @Test(arguments: [
    ("http://127.0.0.1:8080", true), ("https://127.0.0.1:8443", true), ("https://localhost/", true),
    ("https://[::1]:8443/", true), ("https://api.example.org", false),
  ])
  func `a service on this machine needs no network, with https neither`(url: String, isHere: Bool) throws {
    let services = try Services(environment: ["VESPER_OPENVERSE_URL": url], executablePath: "/usr/bin/vesper")
    #expect(services.serviceIsOnThisMachine == isHere)
  }
}
