import FoundationEssentials
import Glibc
import Testing

@_spi(Bindings) @testable import Gtk

extension GtkTests {
  @Test(arguments: [(2023, 2, 29), (2024, 4, 31), (2024, 0, 1), (2024, 13, 1), (0, 1, 1), (10_000, 1, 1), (2024, 1, 0)])
  func `A date that is not in the calendar is refused`(year: Int, month: Int, day: Int) {
    #expect(GLib.Date(year: year, month: month, day: day) == nil)
  }

  @Test func `A date survives the way through an instant`() throws {
    for month in 1...12 {
      for day in 1...28 {
        let date = try #require(GLib.Date(year: 2024, month: month, day: day))
        #expect(GLib.Date(date.noon) == date)
        #expect(GLib.Date(date.noon.addingTimeInterval(11 * 3600)) == date)
        #expect(GLib.Date(date.noon.addingTimeInterval(-11 * 3600)) == date)
      }
    }
    #expect(GLib.Date(.distantPast).year == 1)
    #expect(GLib.Date(.distantFuture).year >= 4001)
  }

  @Test func `Dates are ordered by year, month, day`() throws {
    let dates = [(2023, 12, 31), (2024, 1, 1), (2024, 1, 2), (2024, 2, 1)].map {
      GLib.Date(year: $0, month: $1, day: $2)!
    }
    #expect(dates.sorted() == dates)
    #expect(dates.reversed().sorted() == dates)
  }

  @Test func `A date is written and read in the locale's format`() throws {
    let date = try #require(GLib.Date(year: 2025, month: 12, day: 24))
    #expect(date.formatted("%Y/%m/%d") == "2025/12/24")
    #expect(GLib.Date(parsing: "2025-12-24") == date)
    #expect(GLib.Date(parsing: " 2025-12-24 ") == date)
    #expect(GLib.Date(parsing: "24 December 2025") == date)
    for nonsense in ["", "soon", "2025-02-30", "99", "2025-12-24-1", "\u{0}"] {
      #expect(GLib.Date(parsing: nonsense) == nil, "\(nonsense)")
    }
    #expect(GLib.Date(parsing: date.formatted) == date)
  }

  @Test func `A command line becomes flags, texts, numbers, lists and words`() throws {
    let parser = GLib.OptionParser(words: "[TEXT]", summary: "Searches photos.")
    parser.addFlag("json", short: "j", help: "One JSON object a line")
    parser.addText("source", short: "s", placeholder: "NAME", help: "Where to search")
    parser.addNumber("limit", placeholder: "N", help: "How many")
    parser.addList("tag", placeholder: "TAG", help: "A tag")
    let options = try parser.parse([
      "vesper", "-j", "--source=samples", "cat", "--limit", "0", "--tag", "a", "--tag=ü", "--", "--dog",
    ])
    #expect(options["json"])
    #expect(!options["help"])
    #expect(options.text("source") == "samples")
    #expect(options.number("limit") == 0)
    #expect(options.list("tag") == ["a", "ü"])
    #expect(options.words == ["cat", "--dog"])

    let none = try parser.parse(["vesper"])
    #expect(!none["json"] && none.text("source") == nil && none.number("limit") == nil && none.words == [])
    #expect(try parser.parse(["vesper", "--help"])["help"])
    #expect(parser.helpText.contains("--source=NAME"))
    #expect(parser.helpText.contains("[TEXT]"))
    #expect(parser.helpText.contains("Searches photos."))
  }

  @Test func `A word that is not ASCII is read where the locale has no charset`() throws {
    let before = String(cString: setlocale(LC_ALL, nil))
    setlocale(LC_ALL, "C")
    defer { setlocale(LC_ALL, before) }
    let parser = GLib.OptionParser()
    parser.addText("print", placeholder: "TEXT", help: "")
    parser.addList("tag", placeholder: "TAG", help: "")
    let options = try parser.parse(["vesper", "--print", "Zürich", "--tag=東京", "Åre"])
    #expect(options.text("print") == "Zürich")
    #expect(options.list("tag") == ["東京"])
    #expect(options.words == ["Åre"])
  }

  @Test(arguments: [["--nonsense"], ["--limit=many"], ["--source"]])
  func `A wrong command line is an error that names the offender`(arguments: [String]) throws {
    let parser = GLib.OptionParser()
    parser.addText("source", placeholder: "NAME", help: "")
    parser.addNumber("limit", placeholder: "N", help: "")
    let error = #expect(throws: GLib.OptionError.self) { try parser.parse(["vesper"] + arguments) }
    let name = arguments[0].split(separator: "=")[0].drop { $0 == "-" }
    #expect(error?.message.contains(name) == true || error?.message.contains("many") == true)
  }
}
