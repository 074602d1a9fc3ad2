import CGtk
import FoundationEssentials
import Glibc
import Testing

@_spi(Bindings) @testable import Gtk

private nonisolated func hasLocale(_ name: String) -> Bool {
  guard let locale = newlocale(everyCategory, name, nil) else { return false }
  freelocale(locale)
  return true
}
private nonisolated let everyCategory: Int32 = 1 << LC_CTYPE | 1 << LC_NUMERIC | 1 << LC_MESSAGES

/// A message catalogue as gettext's tools write it: numbers of 32 bits, then texts that end with a zero.
private func catalogue(_ texts: [String: String]) -> Data {
  let sorted = texts.sorted { Array($0.key.utf8).lexicographicallyPrecedes(Array($1.key.utf8)) }
  let count = UInt32(sorted.count)
  var numbers: [UInt32] = [0x9504_12de, 0, count, 28, 28 + 8 * count, 0, 28 + 16 * count]
  var strings = Data()
  for text in sorted.map(\.key) + sorted.map(\.value) {
    numbers += [UInt32(text.utf8.count), 28 + 16 * count + UInt32(strings.count)]
    strings += Data(text.utf8) + [0]
  }
  return numbers.reduce(into: Data()) { data, number in
    withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
  } + strings
}

private let german = [
  "": "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=n != 1;\n",
  "Good evening": "Guten Abend",
  "menu\u{4}Open": "Öffnen",
  "state\u{4}Open": "Offen",
  "{1} star\0{1} stars": "{1} Stern\0{1} Sterne",
]

extension GtkTests {
  @Test(.enabled(if: hasLocale("de_DE.UTF-8"), "script/test makes the locales"))
  func `A text domain translates texts, texts with a context, and plural forms`() throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "text-domain-\(getpid())")
    defer { try? FileManager.default.removeItem(at: directory) }
    let messages = directory.appending(path: "de/LC_MESSAGES")
    try FileManager.default.createDirectory(at: messages, withIntermediateDirectories: true)
    try catalogue(german).write(to: messages.appending(path: "evening.mo"))

    let locale = String(cString: setlocale(LC_ALL, nil))
    let domain = String(cString: textdomain(nil))
    defer {
      textdomain(domain)
      setlocale(LC_ALL, locale)
    }
    setlocale(LC_ALL, "de_DE.UTF-8")
    let texts = GLib.TextDomain("evening")
    texts.bind(toDirectory: directory.path)
    #expect(texts.translated("Good evening") == "Guten Abend")
    #expect(texts.translated("Good night") == "Good night")
    #expect(texts.translated("Open", context: "menu") == "Öffnen")
    #expect(texts.translated("Open", context: "state") == "Offen")
    #expect(texts.translated("Open", context: "elsewhere") == "Open")
    func stars(_ count: Int) -> String { texts.translated(one: "{1} star", other: "{1} stars", count: count) }
    #expect([0, 1, 2, -1].map(stars) == ["{1} Sterne", "{1} Stern", "{1} Sterne", "{1} Stern"])
    let unknown = [1, 2].map { texts.translated(one: "cat", other: "cats", count: $0) }
    #expect(unknown == ["cat", "cats"])
  }

  @Test(.enabled(if: hasLocale("de_DE.UTF-8") && hasLocale("en_US.UTF-8"), "script/test makes the locales"))
  func `A number is written as the locale does`() throws {
    let before = String(cString: setlocale(LC_ALL, nil))
    defer { setlocale(LC_ALL, before) }
    let expected = [
      "C": ["1234567", "-12345", "5.2"], "en_US.UTF-8": ["1,234,567", "-12,345", "5.2"],
      "de_DE.UTF-8": ["1.234.567", "-12.345", "5,2"],
    ]
    for (locale, texts) in expected {
      setlocale(LC_ALL, locale)
      #expect([GLib.formatted(1_234_567), GLib.formatted(-12_345), GLib.formatted(5.25, decimals: 1)] == texts)
    }
  }
}
