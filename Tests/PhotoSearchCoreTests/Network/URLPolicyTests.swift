import FoundationEssentials
import Testing

@testable import PhotoSearchCore

nonisolated struct URLPolicyTests {
  private let policy = URLPolicy(bases: [URL(string: "http://127.0.0.1:8080/v1/")!])

  @Test(
    "https to public hosts is allowed",
    arguments: [
      "https://api.openverse.org/v1/images/?q=cat", "https://live.staticflickr.com/1/2_b.jpg",
      "HTTPS://Example.ORG", "https://example.org:8443/x?y#z", "https://93.184.216.34/",
      "https://[2606:4700::6810:84e5]/", "https://1.1.1.1/", "https://xn--mnchen-3ya.de/", "https://a_b.example.org/",
      "https://example.org/a@b", "https://example.org/?http://127.0.0.1", "https://8.example.org",
    ])
  func permitted(url: String) {
    #expect(policy.url(url) != nil)
  }

  @Test("An address without a scheme is one of https, and held to the same rules")
  func noScheme() {
    #expect(policy.url("//example.org/x")?.absoluteString == "https://example.org/x")
    for text in ["//127.0.0.1/x", "//router.local/x", "//", "///x", "//user@example.org/"] {
      #expect(policy.url(text) == nil, "\(text)")
    }
  }

  @Test(
    "Everything that is not https is refused",
    arguments: [
      "http://example.org/", "file:///etc/passwd", "ftp://example.org/", "data:text/html,hello", "javascript:alert(1)",
      "gopher://example.org", "/v1/images/", "example.org", "", "https:", "https://", "https:///x",
      "https:example.org", "ws://example.org", "dict://example.org", "smb://example.org/x",
    ])
  func otherSchemes(url: String) {
    #expect(policy.url(url) == nil)
  }

  @Test(
    "This machine and the local network are refused in every spelling",
    arguments: [
      "127.0.0.1", "127.1", "127.0.1", "2130706433", "0x7f000001", "0x7f.0.0.1", "0177.0.0.1", "017700000001",
      "0", "0.0.0.0", "127.255.255.254", "10.0.0.1", "10.1", "172.16.0.1", "172.31.255.255", "192.168.1.1",
      "0xC0A80101", "3232235777", "100.64.0.1", "100.127.255.255", "169.254.169.254", "169.254.0.1", "224.0.0.1",
      "239.255.255.250", "240.0.0.1", "255.255.255.255", "192.0.0.1", "192.0.2.1", "198.18.0.1", "198.19.255.255",
      "198.51.100.1", "203.0.113.9", "192.88.99.1", "localhost", "LOCALHOST", "localhost.", "foo.localhost",
      "127.0.0.1.", "01.1.1.1", "1.1", "16843009",
      "[::1]", "[::]", "[0:0:0:0:0:0:0:1]", "[::ffff:127.0.0.1]", "[::ffff:8.8.8.8]", "[::ffff:7f00:1]",
      "[::127.0.0.1]", "[fe80::1]", "[fe80::1%25eth0]", "[fc00::1]", "[fd12:3456::1]", "[ff02::1]", "[2001:db8::1]",
      "[2001::1]", "[2002:7f00:1::]", "[64:ff9b::7f00:1]", "[64:ff9b::10.0.0.1]", "[64:ff9b:1::1]", "[100::1]",
      "[fec0::1]", "[3fff::1]", "[5f00::1]",
    ])
  func localHosts(host: String) {
    #expect(policy.url("https://\(host)/x") == nil)
    #expect(policy.url("https://\(host):8443/x") == nil)
  }

  @Test(
    "The edges of the special blocks are where IANA puts them",
    arguments: [
      "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255", "128.0.0.0", "169.253.255.255",
      "169.255.0.0", "172.15.255.255", "172.32.0.0", "192.167.255.255", "192.169.0.0", "198.17.255.255", "198.20.0.0",
      "223.255.255.255", "192.0.1.0", "192.0.3.0", "198.51.101.0", "203.0.112.255", "203.0.114.0", "192.88.98.255",
      "[2001:200::1]", "[2003::1]", "[3ffe::1]", "[64:ff9b::8.8.8.8]", "[2001:db7::1]",
    ])
  func edges(host: String) {
    #expect(policy.url("https://\(host)/") != nil)
  }

  @Test(
    "User names, and hosts that parsers read differently, are refused",
    arguments: [
      "https://user@example.org/", "https://user:secret@example.org/", "https://@example.org/",
      "https://:@example.org/",
      "https://example.org@127.0.0.1/", "https://exa%6dple.org/", "https://127.0.0.1%2f.example.org/",
      "https://example.org\\@127.0.0.1/", "https://example.org\\x/", "https://exam ple.org/", "https://münchen.de/",
      "https://１２７.0.0.1/", "https://example.org:/", "https://example.org:0/", "https://example.org:99999/",
      "https://example.org:-1/", "https://exa\u{0}mple.org/", "https://[::1", "https://example.org\n.evil.org/",
      "https://exa\tmple.org/", "https://ex*mple.org/", "https://example.org:443x/", "https://%31%32%37.0.0.1/",
    ])
  func tricks(url: String) {
    #expect(policy.url(url) == nil)
  }

  @Test("A base on this machine opens exactly its own scheme, host and port")
  func localBase() {
    #expect(policy.url("http://127.0.0.1:8080/anything?x") != nil)
    for other in [
      "http://127.0.0.1:8081/", "http://127.0.0.1/", "https://127.0.0.1:8080/", "http://localhost:8080/",
      "http://127.0.0.2:8080/", "http://127.1:8080/", "http://[::1]:8080/", "http://user@127.0.0.1:8080/",
      "http://example.org:8080/", "ftp://127.0.0.1:8080/",
    ] {
      #expect(policy.url(other) == nil, "\(other)")
    }
    let byName = URLPolicy(bases: [URL(string: "http://localhost:9/")!])
    #expect(byName.url("http://LocalHost:9/x") != nil)
    #expect(byName.url("http://127.0.0.1:9/x") == nil)
    let sixth = URLPolicy(bases: [URL(string: "http://[::1]:9/")!])
    #expect(sixth.url("http://[::1]:9/x") != nil)
    #expect(sixth.url("http://[::1]:10/x") == nil)
  }

  @Test("Whatever a name resolves to, only public addresses are connected to, and loopback for a local base")
  func resolvedAddresses() throws {
    let remote = URL(string: "https://example.org/")!
    let local = URL(string: "http://127.0.0.1:8080/x")!
    for address in ["8.8.8.8", "2606:4700::1"] {
      let address = try #require(IPAddress(address))
      #expect(policy.permits(address, for: remote))
      #expect(!policy.permits(address, for: local))
    }
    for address in ["127.0.0.1", "127.8.8.8", "::1"] {
      let address = try #require(IPAddress(address))
      #expect(!policy.permits(address, for: remote))
      #expect(policy.permits(address, for: local))
    }
    for address in ["10.0.0.1", "169.254.169.254", "0.0.0.0", "::", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "fe80::1"] {
      let address = try #require(IPAddress(address))
      #expect(!policy.permits(address, for: remote))
      #expect(!policy.permits(address, for: local))
    }
  }

  @Test(
    "Names that only a local network knows are refused",
    arguments: [
      "intranet", "intranet.", "com", "printer.local", "PRINTER.LOCAL.", "a.b.internal", "x.localhost",
      "router.home.arpa",
      "home.arpa", "localhost..", "example..org", ".example.org", "example.org..", ".", "..", "example.123", "a.b.7.",
      "1.2.3.4.5", "ip6-localhost",
    ])
  func localNames(host: String) {
    #expect(policy.url("https://\(host)/") == nil)
    #expect(policy.url("https://\(host):8443/") == nil)
  }

  @Test(
    "Names that only look like those of a local network are allowed",
    arguments: ["local.example.org", "internal.org", "arpa.example.org", "x.arpa", "home.arpa.org", "example.org."])
  func publicNames(host: String) {
    #expect(policy.url("https://\(host)/") != nil)
  }

  @Test("A base with a local name may be visited as far as it leads to the public internet, and nothing else")
  func namedBase() throws {
    let base = URL(string: "https://intranet/openverse/")!
    let policy = URLPolicy(bases: [base])
    #expect(policy.permits(base))
    #expect(!policy.permits(try #require(IPAddress("10.0.0.1")), for: base))
    #expect(policy.permits(try #require(IPAddress("8.8.8.8")), for: base))
    for other in ["http://intranet/", "https://intranet:8443/", "https://wiki/", "https://wiki.intranet.local/"] {
      #expect(policy.url(other) == nil, "\(other)")
    }
    #expect(try ServiceURL.parse("https://intranet", variable: "VESPER_X_URL").absoluteString == "https://intranet/")
    for refused in ["http://intranet/", "https://x.localhost/", "https://localhost../"] {
      #expect(URLPolicy(bases: [URL(string: refused)!]) == URLPolicy(), "\(refused)")
    }
  }

  @Test("Whether a base is on this machine does not depend on its scheme")
  func loopback() {
    for text in ["http://127.0.0.1:8080/", "https://127.0.0.1/", "https://localhost:8443/v1/", "http://[::1]:9/"] {
      #expect(URLPolicy.isLoopback(URL(string: text)!), "\(text)")
    }
    for text in ["https://api.openverse.org/", "http://10.0.0.1/", "https://localhost.example.org/", "file:///x"] {
      #expect(!URLPolicy.isLoopback(URL(string: text)!), "\(text)")
    }
  }

  @Test("A base that is not on this machine opens nothing")
  func remoteBase() {
    let policy = URLPolicy(bases: ["http://example.org/", "https://192.168.0.2/", "file:///"].compactMap(URL.init))
    #expect(policy == URLPolicy())
    #expect(policy.url("http://example.org/") == nil)
    #expect(policy.url("https://192.168.0.2/") == nil)
  }

  @Test(
    "A service's address is read from the environment and gets a slash at its end",
    arguments: [
      ("https://api.example.org", "https://api.example.org/"),
      ("https://api.example.org/openverse", "https://api.example.org/openverse/"),
      ("http://127.0.0.1:8080/", "http://127.0.0.1:8080/"), ("http://localhost:9", "http://localhost:9/"),
      ("http://[::1]:9", "http://[::1]:9/"),
    ])
  func serviceURL(value: String, expected: String) throws {
    #expect(try ServiceURL.parse(value, variable: "VESPER_X_URL").absoluteString == expected)
  }

  @Test(
    "An address that is no service's is refused in words that name the variable",
    arguments: [
      "", "api.example.org", "http://example.org", "http://192.168.0.1:80", "https://10.0.0.1", "ftp://127.0.0.1",
      "https://user@example.org", "https://example.org/?q", "https://example.org/#x", "/tmp/socket", "http://",
    ])
  func badServiceURL(value: String) {
    let error = #expect(throws: ServiceURL.Invalid.self) { try ServiceURL.parse(value, variable: "VESPER_X_URL") }
    #expect(error?.description.hasPrefix("VESPER_X_URL is “\(value)”, but ") == true)
  }

  @Test("An address in its usual form leads where it leads in any other", arguments: ["https", "http"])
  func usualForm(scheme: String) throws {
    let base = try #require(URL(string: "\(scheme)://127.0.0.1:8080/"))
    let policy = URLPolicy(bases: [base, try #require(URL(string: "https://intranet/"))])
    var permitted: [String] = []
    for host in [
      "example.org", "a_b.example-1.org", "xn--mnchen-3ya.de", "example.org.", "localhost", "a.localhost", "127.0.0.1",
      "10.0.0.1",
    ]
      + [
        "93.184.216.34", "a.local", "a.internal", "foo.home.arpa", "home.arpa", "arpa.home", "single", "intranet",
        "1.2",
      ]
      + [
        "1.2.3", "a.0x7f", "0x7f.1", "a..b", ".", "a.", ".a.b", "-", "a.1", "a.b1", String(repeating: "a.", count: 127),
      ]
    {
      for port in ["", ":", ":443", ":8443", ":8080", ":0", ":080", ":65535", ":65536"] {
        for end in ["", "/", "/x?y", "?y", "#y"] {
          let rest = "://\(host)\(port)\(end)"
          let urls = [scheme, scheme.uppercased()].map { URL(string: $0 + rest) }
          guard let usual = urls[0], let other = urls[1] else { continue }
          #expect(policy.destination(of: usual) == policy.destination(of: other), "\(usual)")
          if policy.permits(usual), end == "/" { permitted.append(host + port) }
        }
      }
    }
    let expected = [
      "example.org", "a_b.example-1.org", "example.org.", "93.184.216.34", "arpa.home", "intranet", "a.0x7f", "a.b1",
      "xn--mnchen-3ya.de",
    ]
    let hosts = Set(
      permitted.filter { $0 != "127.0.0.1:8080" }.compactMap { $0.split(separator: ":").first.map(String.init) })
    #expect(permitted.contains("127.0.0.1:8080"))
    #expect(hosts == (scheme == "https" ? Set(expected) : []))
  }

  private static let tracked = [
    ("https://a.example/1?utm_source=openverse&utm_medium=referral", "https://a.example/1"),
    ("http://a.example/?id=1&UTM_source=x&b=%26#utm_source=y", "http://a.example/?id=1&b=%26#utm_source=y"),
    ("https://a.example/1?fbclid=x#top", "https://a.example/1#top"),
    ("https://a.example/1?", "https://a.example/1?"), ("https://a.example/?a&&b", "https://a.example/?a&&b"),
    ("https://a.example/#a?utm_source=x", "https://a.example/#a?utm_source=x"),
    ("//a.example/?gclid=1&title=File:Owl.jpg", "https://a.example/?title=File:Owl.jpg"),
  ]

  @Test("Links in credits said where their readers came from", arguments: tracked)
  func tracking(named: String, page: String) {
    #expect(policy.page(named)?.absoluteString == page)
  }

  @Test("The environment's proxy is used but for its exceptions")
  func proxies() {
    let url = { (text: String) in URL(string: text)! }
    let settings = ProxySettings(environment: [
      "https_proxy": "http://proxy.example:3128", "no_proxy": "example.org, .example.net,10.0.0.1",
    ])
    #expect(settings.proxy(for: url("https://api.openverse.org/")) == "http://proxy.example:3128")
    #expect(settings.proxy(for: url("https://example.org/")) == nil)
    #expect(settings.proxy(for: url("https://www.Example.net/")) == nil)
    #expect(settings.proxy(for: url("https://notexample.net/")) != nil)
    #expect(ProxySettings(environment: [:]).proxy(for: url("https://example.org/")) == nil)
    #expect(
      ProxySettings(environment: ["ALL_PROXY": "socks5h://p", "NO_PROXY": "*"]).proxy(for: url("https://a.b")) == nil)
  }
}
