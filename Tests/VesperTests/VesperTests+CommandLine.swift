import Foundation
import ReplayServer
import Testing

extension VesperTests {
  @Test func `print writes a photo a line, without a display`() async throws {
    let result = try await Launch.run(["--print", "cat", "--source", "samples"])
    #expect(result.exitCode == 0)
    #expect(result.lines.count >= 10)
    for line in result.lines {
      let parts = line.components(separatedBy: "\t")
      #expect(parts.count == 4)
      #expect(parts.allSatisfy { !$0.isEmpty })
      #expect(parts[2].hasPrefix("CC") || parts[2] == "Public Domain", "\(parts[2])")
      #expect(parts[3].hasPrefix("https://"), "\(parts[3])")
    }
  }

  @Test func `json has one object a line with what is known`() async throws {
    let server = try ReplayServer.started()
    defer { server.stop() }
    let result = try await Launch.run(
      ["--print", "cat", "--json"], environment: ["VESPER_OPENVERSE_URL": server.baseURL.absoluteString])
    #expect(result.exitCode == 0)
    #expect(result.lines.count == 20)
    let photos = try result.lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    let first = try #require(photos.first)
    #expect(first["source"] as? String == "openverse")
    #expect(first["id"] as? String == "f9384235-b72e-4f1e-9b05-e1b116262a29")
    #expect(first["title"] as? String == "Cat")
    #expect(first["author"] as? String == "strogoscope")
    #expect(first["authorURL"] as? String == "https://www.flickr.com/photos/7788419@N05")
    #expect(first["license"] as? String == "CC BY 2.0")
    #expect(first["licenseURL"] as? String == "https://creativecommons.org/licenses/by/2.0/")
    #expect(first["pageURL"] as? String == "https://www.flickr.com/photos/7788419@N05/15218475961")
    #expect(first["imageURL"] as? String == "https://live.staticflickr.com/3903/15218475961_963a4c116e_b.jpg")
    #expect((first["thumbnailURL"] as? String)?.hasSuffix("/thumb/") ?? false)
    // The recording tells neither.
    #expect(first["width"] == nil)
    #expect(first["uploaded"] == nil)
    let fields: Set = [
      "source", "id", "title", "author", "authorURL", "license", "licenseURL", "pageURL", "imageURL", "thumbnailURL",
      "width", "height", "uploaded",
    ]
    #expect(photos.allSatisfy { fields.isSuperset(of: $0.keys) })
    #expect(server.requests.count == 1)
  }

  @Test func `a limit counts across pages`() async throws {
    let server = try ReplayServer.started()
    defer { server.stop() }
    let environment = ["VESPER_OPENVERSE_URL": server.baseURL.absoluteString]
    let few = try await Launch.run(["--print", "cat", "--limit", "3"], environment: environment)
    #expect(few.exitCode == 0)
    #expect(few.lines.count == 3)
    #expect(server.searches.map { $0.query["page"] } == ["1"])
    server.forgetRequests()
    let many = try await Launch.run(["--print", "cat", "--limit", "30"], environment: environment)
    #expect(many.exitCode == 0)
    #expect(many.lines.count == 30)
    #expect(Set(many.lines.map { $0.components(separatedBy: "\t")[3] }).count == 30)
    #expect(server.searches.map { $0.query["page"] } == ["1", "2"])
  }

  @Test func `dates narrow the search to the days between them, inclusive`() async throws {
    let collection = try SampleCollection([
      .init(title: "first", uploaded: "2024-02-28"), .init(title: "second", uploaded: "2024-02-29"),
      .init(title: "third", uploaded: "2024-03-01"), .init(title: "undated", uploaded: nil),
    ])
    func titles(_ arguments: String...) async throws -> [String] {
      let result = try await Launch.run(
        ["--print", "sample", "--source", "samples"] + arguments, environment: collection.environment)
      #expect(result.exitCode == 0)
      #expect(result.errors == (arguments.isEmpty ? "" : "vesper: 1 photo without a known upload date left out.\n"))
      return result.lines.map { $0.components(separatedBy: "\t")[0] }
    }
    #expect(try await titles() == ["first", "second", "third", "undated"])
    #expect(try await titles("--since", "2024-02-29") == ["second", "third"])
    #expect(try await titles("--until", "2024-02-29") == ["first", "second"])
    #expect(try await titles("--since", "2024-02-29", "--until", "2024-02-29") == ["second"])
  }

  @Test func `output that is lost is a failure`() async throws {
    let home = try TemporaryDirectory()
    let command = "exec \"$0\" --print cat --source samples > /dev/full"
    let process = try ChildProcess(
      ["sh", "-c", command, TestEnvironment.vesper.path], environment: Launch.environment(home: home), directory: home)
    #expect(try await process.waitForExit() == 1)
    #expect(process.errors.contains("the output could not be written"))
  }

  @Test func `Creative Commons only is asked of the service`() async throws {
    let server = try ReplayServer.started()
    defer { server.stop() }
    let result = try await Launch.run(
      ["--print", "cat", "--creative-commons"], environment: ["VESPER_OPENVERSE_URL": server.baseURL.absoluteString])
    #expect(result.exitCode == 0)
    #expect(server.searches.map { $0.query["license_type"] } == ["all-cc"])
  }

  @Test func `photos that a community chose are asked of Commons, other sources say that they do not know`()
    async throws
  {
    let server = try ReplayServer.started()
    defer { server.stop() }
    let base = server.baseURL.absoluteString
    _ = try await Launch.run(
      ["--print", "cat", "--assessed", "--source", "commons"], environment: ["VESPER_COMMONS_URL": base])
    let asked = server.requests(to: "/w/api.php").first?.query["gsrsearch"]
    #expect(asked?.contains("haswbstatement:P6731=Q63348049|") == true)
    let told = "cannot filter by the judgement of a community: that filter has no effect there."
    let samples = try await Launch.run(["--print", "cat", "--assessed", "--source", "samples"])
    #expect(samples.exitCode == 0 && samples.errors == "vesper: Sample Photos \(told)\n")
    let openverse = try await Launch.run(
      ["--print", "cat", "--assessed", "--source", "openverse"], environment: ["VESPER_OPENVERSE_URL": base])
    #expect(openverse.exitCode == 0 && openverse.errors == "vesper: Openverse \(told)\n")
  }

  @Test func `nothing found is no failure, and is said on standard error`() async throws {
    let result = try await Launch.run(["--print", "qwertzuiop", "--source", "samples"])
    #expect(result.exitCode == 0)
    #expect(result.output == "")
    #expect(result.errors == "vesper: Nothing was found for “qwertzuiop”.\n")
  }

  @Test func `a failing service gives one sentence, no output and exit code 1`() async throws {
    let server = try ReplayServer.started()
    defer { server.stop() }
    server.answer(ReplayServer.searchPath, with: .status(500, detail: "The database is asleep."))
    let environment = ["VESPER_OPENVERSE_URL": server.baseURL.absoluteString]
    let result = try await Launch.run(["--print", "cat"], environment: environment)
    #expect(result.exitCode == 1)
    #expect(result.output == "")
    #expect(
      result.errors == "vesper: The service reported an error (500): The database is asleep. Try again later.\n")

    server.stop()
    let refused = try await Launch.run(["--print", "cat", "--source", "openverse"], environment: environment)
    #expect(refused.exitCode == 1)
    #expect(refused.output == "")
    #expect(
      refused.errors == "vesper: Could not reach 127.0.0.1. Check the network connection and try again.\n")
  }

  @Test func `offline the samples stand in, and that is said`() async throws {
    let server = try ReplayServer.started()
    defer { server.stop() }
    let environment = ["VESPER_OPENVERSE_URL": server.baseURL.absoluteString, "VESPER_OFFLINE": "1"]
    let result = try await Launch.run(["--print", "cat"], environment: environment)
    #expect(result.exitCode == 0)
    #expect(!result.lines.isEmpty)
    #expect(result.errors == "vesper: There is no network, so sample photos are searched.\n")

    let asked = try await Launch.run(["--print", "cat", "--source", "openverse"], environment: environment)
    #expect(asked.exitCode == 1)
    #expect(asked.output == "")
    #expect(asked.errors.hasPrefix("vesper: Vesper is working offline."))
    #expect(server.requests.isEmpty)
  }

  @Test func `a service address without encryption is refused`() async throws {
    let result = try await Launch.run(["--print", "cat"], environment: ["VESPER_OPENVERSE_URL": "http://example.com/"])
    #expect(result.exitCode == 1)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("vesper: VESPER_OPENVERSE_URL is “http://example.com/”, but without encryption"))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  nonisolated static let wrongUses: [[String]] = [
    ["--unknown"], ["cat"], ["--print"], ["--print", " "], ["--json"], ["--limit", "3"],
    ["--print", "cat", "--limit", "0"], ["--print", "cat", "--limit", "many"],
    ["--print", "cat", "--source", "nowhere"], ["--print", "cat", "--search", "dogs"],
    ["--print", "cat", "--since", "12/24"], ["--print", "cat", "--since", "1 2"],
    ["--print", "cat", "--since", "yesterday"], ["--print", "cat", "--since", "2024-02-02", "--until", "2024-02-01"],
  ]

  @Test(arguments: wrongUses) func `wrong usage is explained and ends with 2`(arguments: [String]) async throws {
    let result = try await Launch.run(arguments)
    #expect(result.exitCode == 2)
    #expect(result.output == "")
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.hasPrefix("vesper: ") })
    #expect(lines.last == "vesper: see vesper --help")
  }

  @Test func `text that is not ASCII is searched for where the locale has no charset`() async throws {
    let collection = try SampleCollection([.init(title: "Zürich", uploaded: nil), .init(title: "Bern", uploaded: nil)])
    let result = try await Launch.run(
      ["--print", "Zürich", "--source", "samples"], environment: collection.environment.merging(["LC_ALL": "C"]) { $1 })
    #expect(result.exitCode == 0)
    #expect(result.errors == "")
    #expect(result.lines.map { $0.components(separatedBy: "\t")[0] } == ["Zürich"])
  }

  @Test(arguments: ["--help", "--version"])
  func `help and version need no service, so a bad address of one does not matter`(option: String) async throws {
    let bad = ["VESPER_OPENVERSE_URL": "no address"]
    let result = try await Launch.run([option], environment: bad)
    #expect(result.exitCode == 0)
    #expect(result.errors == "")
    #expect(try await Launch.run(["--print", "cat"], environment: bad).exitCode == 1)
  }

  @Test func `a remembered source that this version does not know becomes the usual one`() async throws {
    let server = try ReplayServer.started()
    defer { server.stop() }
    let home = try TemporaryDirectory()
    try Data(#"{"source":"nowhere"}"#.utf8).write(to: home.directory("config/vesper").appending(path: "settings.json"))
    let result = try await Launch.run(
      ["--print", "cat"], home: home, environment: ["VESPER_OPENVERSE_URL": server.baseURL.absoluteString])
    #expect(result.exitCode == 0)
    #expect(result.errors == "")
    #expect(server.searches.count == 1)
  }

  @Test func `version and help are printed`() async throws {
    let version = try await Launch.run(["--version"])
    #expect(version.exitCode == 0)
    #expect(version.output.wholeMatch(of: /Vesper \d+\.\d+\.\d+\n/) != nil)
    #expect(version.errors == "")

    let help = try await Launch.run(["--help"])
    #expect(help.exitCode == 0)
    #expect(help.errors == "")
    let options = [
      "--search", "--print", "--json", "--source", "--limit", "--creative-commons", "--assessed", "--since", "--until",
      "--version",
    ]
    for option in options { #expect(help.output.contains(option), "\(option)") }
  }

  @Test func `without a display the window says what to do instead`() async throws {
    let result = try await Launch.run([])
    #expect(result.exitCode == 1)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("vesper: there is no display to open a window on."))
    #expect(result.errors.contains("vesper --print \"cat\""))
    #expect(result.errors.split(separator: "\n").count == 1)
  }
}
