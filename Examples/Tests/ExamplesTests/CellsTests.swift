import BindingCore
import Gtk
import Testing

@testable import Cells

struct CellsTests {
  private let sheet = Sheet()

  private func enter(_ texts: KeyValuePairs<String, String>) {
    for (name, text) in texts { sheet.enter(text, at: Address(name)!) }
  }

  private func text(_ name: String) -> String { sheet[Address(name)!].value.value.text }

  @Test(arguments: [
    ("1+2*3", "7"), ("(1+2)*3", "9"), ("10-4-3", "3"), ("8/4/2", "1"), ("-2*-3", "6"), (" 1 + 1 ", "2"),
    ("0.1+0.2", "0.3"), ("1/3", "0.3333"), ("SUM(A1:B2)", "10"), ("sum(a1, b2:b1)", "7"), ("AVERAGE(A1:B2)", "2.5"),
    ("MAX(A1:B9)", "4"), ("MIN(A1:A2)", "1"), ("COUNT(A1:B9)", "4"), ("A1+B2", "5"), ("Z99", "0"),
    ("1/0", "#DIVISION"), ("AVERAGE(C1)", "#DIVISION"), ("A0", "#NUMBER"), ("SUM(A0:A1)", "#NUMBER"),
    ("", "#SYNTAX"), ("1+", "#SYNTAX"), ("(1", "#SYNTAX"), ("1)", "#SYNTAX"), ("A100", "#SYNTAX"), ("AA1", "#SYNTAX"),
    ("SUM(1)", "#SYNTAX"), ("NO(A1)", "#SYNTAX"), ("é", "#SYNTAX"), ("1 2", "#SYNTAX"),
  ])
  func `a formula is computed`(formula: String, result: String) {
    enter(["A0": "word", "A1": "1", "B1": "2", "A2": "3", "B2": "4", "D5": "=" + formula])
    #expect(text("D5") == result)
  }

  @Test func `what is no formula is shown as it is`() {
    enter(["A0": "Hello", "A1": "007", "A2": "2.50", "A3": ""])
    #expect([text("A0"), text("A1"), text("A2"), text("A3")] == ["Hello", "7", "2.5", ""])
  }

  @Test func `a change goes to the cells that depend on it, and to no others`() {
    enter(["A0": "1", "B0": "=A0*2", "C0": "=B0+A0", "D0": "=7"])
    var told: [String] = []
    let observations = ["B0", "C0", "D0"].map { name in
      sheet[Address(name)!].value.dropFirst(1).observeNext { told.append("\(name) \($0.text)") }
    }
    enter(["A0": "10"])
    #expect(told == ["B0 20", "C0 30"], "each once, with values that belong together")
    for observation in observations { observation.dispose() }
  }

  @Test func `a failure goes to the cells that depend on it, and away with its cause`() {
    enter(["A0": "=1/B0", "C0": "=A0+1"])
    #expect(text("C0") == "#DIVISION")
    enter(["B0": "2"])
    #expect(text("C0") == "1.5")
  }

  @Test func `cells that depend on themselves say so, until they do not`() {
    enter(["A0": "=A0"])
    #expect(text("A0") == "#CIRCLE")
    enter(["A0": "=B0+1", "B0": "=C0+1", "C0": "=A0+1", "D0": "=C0"])
    #expect(["A0", "B0", "C0", "D0"].map(text) == ["#CIRCLE", "#CIRCLE", "#CIRCLE", "#CIRCLE"])
    enter(["C0": "5"])
    #expect(["A0", "B0", "C0", "D0"].map(text) == ["7", "6", "5", "5"])
    enter(["C0": "=SUM(A0:B0)"])
    #expect(text("D0") == "#CIRCLE")
    enter(["A0": "", "B0": "2"])
    #expect(text("D0") == "2")
  }

  @Test func `a chain through the whole sheet is computed`() {
    for row in Address.rows.dropFirst() { sheet.enter("=A\(row - 1)+1", at: Address(column: 0, row: row)) }
    enter(["A0": "1"])
    #expect(text("A99") == "100")
  }
}

extension WindowTests {
  @Test func `Cells: a formula is edited in its cell`() async throws {
    // The style sheets stay for the life of the display.
    Label().textColor = .error
    CellsWindow().destroy()
    try await showing(CellsWindow()) { window in
      let first = try #require(window["A0"])
      let second = try #require(window["B0"])
      second.beginEditing()
      second.entry?.text = "=A0*2"
      #expect(!second.label.visible)
      second.endEditing()
      #expect(second.label.text == "0" && second.label.xalign == 1)
      first.beginEditing()
      first.entry?.text = "x"
      first.endEditing()
      #expect(first.label.text == "x" && first.label.visible && first.entry == nil)
      #expect(second.label.text == "#NUMBER" && second.label.textColor == .error)
      first.beginEditing()
      #expect(first.entry?.text == "x" && !first.label.visible)
      first.entry?.text = "y"
      first.endEditing(keeping: false)
      #expect(first.label.text == "x")
    }
  }
}
