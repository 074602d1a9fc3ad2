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

  @Test func `A variable and a property are kept equal, in both directions`() {
    let model = Model()
    let text = Property("owl")
    text.bidirectionalBind(to: model.reactive(\.query))
    #expect(model.query == "owl")
    model.query = "heron"
    #expect(text.value == "heron")
    text.value = "duck"
    #expect(model.query == "duck" && text.value == "duck")
  }

  @Test func `The variable gives its value where the binding begins with it`() {
    let model = Model()
    model.query = "owl"
    let text = Property("")
    reactive(model, \.query).bidirectionalBind(to: text)
    #expect(text.value == "owl")
  }

  @Test func `A model that corrects what is written has the last word`() {
    let model = Model()
    let text = Property("")
    text.bidirectionalBind(to: model.reactive(\.query))
    model.reactive(\.query).observeNext { if $0.count > 3 { model.query = String($0.prefix(3)) } }
    text.value = "heron"
    #expect(model.query == "her" && text.value == "her")
  }

  @Test func `A join of a variable and a property sees one change of both once`() {
    let model = Model()
    let text = Property("")
    text.bind(to: model.reactive(\.query))
    var log: [String] = []
    combineLatest(text, model.reactive(\.query)) { "\($0) \($1)" }.removeDuplicates().observeNext { log.append($0) }
    text.value = "owl"
    #expect(log.last == "owl owl")
  }

  @Test func `A signal sets the variable`() {
    let model = Model()
    let sizes = Property(3)
    sizes.map { $0 * 2 }.bind(to: model.reactive(\.size))
    #expect(model.size == 6)
    sizes.value = 4
    #expect(model.size == 8)
  }

  @Test func `Observers have been told when the assignment returns`() {
    let model = Model()
    var log: [Int] = []
    let observation = model.reactive(\.size).observeNext { log.append($0) }
    model.size = 2
    #expect(log == [1, 2])
    model.size += 1
    #expect(log == [1, 2, 3])
    observation.dispose()
    model.size = 4
    #expect(log == [1, 2, 3])
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

  @Test func `Two variables are kept equal`() {
    let (one, other) = (Model(), Model())
    one.query = "owl"
    one.reactive(\.query).bidirectionalBind(to: other.reactive(\.query))
    #expect(other.query == "owl")
    other.query = "heron"
    #expect(one.query == "heron")
  }
}
