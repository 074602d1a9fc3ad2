import BindingCore
import Testing

struct Smoke {
  @Test func basics() async {
    let a = Property(1)
    var log: [String] = []
    let d = combineLatest(a.map { $0 * 10 }, a.map { $0 * 100 }).observeNext { log.append("\($0.0),\($0.1)") }
    a.value = 2
    a.value = 3
    #expect(log == ["10,100", "20,200", "30,300"])
    d.dispose()
    let p = Property("x")
    let q = Property("y")
    p.bidirectionalBind(to: q)
    q.value = "z"
    #expect(p.value == "z")
  }
}
