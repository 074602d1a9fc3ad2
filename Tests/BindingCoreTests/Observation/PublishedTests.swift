import BindingCore
import BindingTesting
import Testing

/// Variables that can be observed, and objects that tell before they change.
struct PublishedTests {
  private class User: ObservableObject {
    @Published var id: Int
    @Published var name = ""
    init(id: Int) { self.id = id }
  }

  private final class Administrator: User {
    @Published var rights: [String] = []
  }

  /// A class that tells nobody.
  private final class Plain {
    @Published var id = 1
  }

  private struct Form {
    @Published var text = ""
  }

  @Test func aVariableDeliversItsValueAndEachThatIsSet() {
    expectNoLeaks {
      let user = User(id: 0)
      var ids: [Int] = []
      user.$id.observeNext { ids.append($0) }
      user.id = 1
      user.id += 1
      #expect(user.id == 2)
      #expect(ids == [0, 1, 2])
    }
  }

  @Test func theObjectTellsBeforeEachChange() {
    expectNoLeaks {
      let user = User(id: 0)
      var log: [String] = []
      user.objectWillChange.observeNext { [unowned user] in log.append("\(user.id) \(user.name)") }
      user.id = 1
      user.name = "a"
      user.id = 2
      #expect(log == ["0 ", "1 ", "1 a"])
    }
  }

  @Test func whatABindingSetsIsToldToo() {
    expectNoLeaks {
      let user = User(id: 0)
      let names = Property("a")
      names.bidirectionalBind(to: user.$name)
      var log: [String] = []
      user.objectWillChange.observeNext { [unowned user] in log.append(user.name) }
      names.value = "b"
      user.$name.value = "c"
      #expect(names.value == "c")
      #expect(log == ["a", "b"])
    }
  }

  @Test func whatAnObserverSetsIsToldToo() {
    let user = User(id: 0)
    var changes = 0
    user.objectWillChange.observeNext { changes += 1 }
    let observation = user.$id.observeNext { [unowned user] in if $0 == 1 { user.id = 2 } }
    user.id = 1
    #expect(user.id == 2)
    #expect(changes == 2)
    observation.dispose()
  }

  @Test func theVariablesOfASubclassBelongToTheSameObject() {
    let user = Administrator(id: 0)
    var changes = 0
    user.objectWillChange.observeNext { changes += 1 }
    user.rights = ["all"]
    user.id = 1
    #expect(changes == 2)
  }

  @Test func objectsTellOnlyOfThemselves() {
    let users = [User(id: 0), User(id: 1)]
    var changes = [0, 0]
    for (index, user) in users.enumerated() { user.objectWillChange.observeNext { changes[index] += 1 } }
    users[1].id = 5
    users[1].name = "a"
    users[0].id = 5
    #expect(changes == [1, 2])
  }

  @Test func everythingFinishesWithTheObject() {
    expectNoLeaks {
      var user: User? = User(id: 0)
      weak let watched = user
      var log: [String] = []
      user!.objectWillChange.observeCompleted { log.append("object") }
      user!.$id.observeCompleted { log.append("id") }
      user!.id = 1
      user = nil
      #expect(watched == nil)
      #expect(log.sorted() == ["id", "object"])
    }
  }

  @Test func objectsThatWereNeverSetAreForgottenWhenOthersCome() {
    expectNoLeaks {
      var finished = 0
      for _ in 0..<1000 {
        let user = User(id: 0)
        user.objectWillChange.observeCompleted { finished += 1 }
      }
      let users = (0..<2100).map { User(id: $0) }
      for user in users {
        user.objectWillChange.observeNext {}
        user.id += 1
      }
      #expect(finished == 1000)
    }
  }

  @Test func aVariableThatIsReplacedDoesNotEndTheObject() {
    final class Settings: ObservableObject {
      @Published var size = 1
      @Published var scale = 1
      func reset() { _size = Published(wrappedValue: 7) }
    }
    let settings = Settings()
    var changes = 0
    settings.objectWillChange.observeNext { changes += 1 }
    settings.size = 2
    settings.reset()
    settings.scale = 2
    settings.size = 8
    #expect(changes == 3)
    #expect(settings.size == 8)
  }

  @Test func classesThatTellNobodyAndStructsHaveVariablesToo() {
    expectNoLeaks {
      let plain = Plain()
      let form = Form()
      var log: [String] = []
      plain.$id.observeNext { log.append("\($0)") }
      form.$text.observeNext { log.append($0) }
      plain.id = 2
      form.text = "a"
      #expect(log == ["1", "", "2", "a"])
    }
  }
}
