import Foundation
import PhotoSearchCore
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

  @Test func `500px is offered to those who have a key or a server`() throws {
    let home = try TemporaryDirectory()
    let environment = ["XDG_CONFIG_HOME": home.url.path]
    func offered(_ more: [String: String] = [:]) throws -> [String] {
      let environment = environment.merging(more) { $1 }
      let ids = try Services(environment: environment, executablePath: "/usr/bin/vesper").sources.filter(\.isOffered)
        .map(\.id)
      #expect(ids == Services.sourceIDs(environment))
      return ids.map(\.rawValue)
    }
    let known = PhotoService.all.map(\.id.rawValue)
    let all = known + ["all", "saved", "samples"]
    let usual = all.filter { $0 != "500px" }
    #expect(all.count == usual.count + 1 && usual.first == "openverse")
    #expect(try offered() == usual)
    #expect(try offered(["VESPER_500PX_URL": "http://127.0.0.1:8080"]) == all)
    #expect(try offered(["VESPER_500PX_URL": ""]) == usual)
    let key = try #require(APIKey("s3cret"))
    try Services(environment: environment, executablePath: "/usr/bin/vesper").keys.setKey(key, for: .fiveHundredPixels)
    #expect(try offered() == all)
    let services = try Services(environment: environment, executablePath: "/usr/bin/vesper")
    let parts = services.sources.lazy.compactMap { $0 as? AllSources }.first?.parts.map(\.id.rawValue)
    #expect(parts == known + ["saved"])
  }

  @Test func `a key that others may read is told about`() throws {
    let home = try TemporaryDirectory()
    let environment = ["HOME": home.url.path, "XDG_CONFIG_HOME": home.url.path]
    func warnings() throws -> [String] {
      try Services(environment: environment, executablePath: "/usr/bin/vesper").warnings
    }
    #expect(try warnings() == [])
    let file = try home.directory("vesper/keys").appending(path: "openverse.key")
    try Data("s3cret".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path())
    let warning = try #require(try warnings().first)
    #expect(warning.contains("openverse.key") && warning.contains("others may read it") && !warning.contains("s3cret"))
  }
}
