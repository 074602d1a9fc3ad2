import BindingCore
import BindingTesting
import Observation
import Testing

/// Variables of `@Observable` objects in bindings.
struct ObservableMemberTests {
  @Observable
  fileprivate final class Model {
    var query = ""
    var size = 1
  }

  @Test func `A variable and a property are kept equal, in both directions`() async {
    let model = Model()
    let text = Property("owl")
    text.bidirectionalBind(to: model.reactive(\.query))
    #expect(model.query == "owl")
    model.query = "heron"
    #expect(await eventually { text.value == "heron" })
    text.value = "duck"
    #expect(model.query == "duck")
    #expect(await eventually { text.value == "duck" })
  }

  @Test func `The variable gives its value where the binding begins with it`() {
    let model = Model()
    model.query = "owl"
    let text = Property("")
    reactive(model, \.query).bidirectionalBind(to: text)
    #expect(text.value == "owl")
  }

  @Test func `What is typed on while a change is on its way is not undone`() async {
    let model = Model()
    let text = Property("")
    model.reactive(\.query).bidirectionalBind(to: text)
    for length in 1...5 {
      text.value = String(repeating: "x", count: length)
      await Task.yield()
    }
    #expect(await eventually { model.query == "xxxxx" })
    for _ in 0..<10 { await Task.yield() }
    #expect(text.value == "xxxxx" && model.query == "xxxxx")
  }

  @Test func `A signal sets the variable`() {
    let model = Model()
    let sizes = Property(3)
    sizes.map { $0 * 2 }.bind(to: model.reactive(\.size))
    #expect(model.size == 6)
    sizes.value = 4
    #expect(model.size == 8)
  }

  @Test func `Observers hear of the latest value in a later turn`() async {
    let model = Model()
    var log: [Int] = []
    let observation = model.reactive(\.size).observeNext { log.append($0) }
    model.size = 2
    model.size = 3
    #expect(log == [1])
    #expect(await eventually { log.last == 3 })
    #expect(log == [1, 3])
    observation.dispose()
  }

  @Test func `Bindings end with the object, which they do not keep`() {
    expectNoLeaks {
      var model: Model? = Model()
      weak let watched = model
      let text = Property("owl")
      let both = text.bidirectionalBind(to: model!.reactive(\.query))
      let one = text.bind(to: model!.reactive(\.query))
      let member = model!.reactive(\.query)
      model = nil
      #expect(watched == nil)
      #expect(both.isDisposed && one.isDisposed)
      #expect(member.currentValue == nil)
      #expect(text.bind(to: member).isDisposed)
      text.value = "heron"
    }
  }

  @Test func `Two variables are kept equal`() async {
    let (one, other) = (Model(), Model())
    one.query = "owl"
    one.reactive(\.query).bidirectionalBind(to: other.reactive(\.query))
    #expect(other.query == "owl")
    other.query = "heron"
    #expect(await eventually { one.query == "heron" })
  }
}
