import BindingCore
import Testing

/// Bindings to objects: to their properties by key path, by name, and with a closure.
struct BindToObjectTests {
  /// A target with nothing written for it.
  private final class Person: DisposeBagProvider, ReactiveExtensionsProvider {
    let bag = DisposeBag()
    var name = ""
    var nickname: String?
    var age = 0
  }

  @Test func aPropertyOfAnObjectIsSetByItsKeyPath() {
    expectNoLeaks {
      let name = Property("Ada")
      var person: Person? = Person()
      weak let weakPerson = person
      let bindings = person.map { [name.bind(to: $0, keyPath: \.name), name.bind(to: $0, keyPath: \.nickname)] }
      name.value = "Grace"
      #expect(person?.name == "Grace")
      #expect(person?.nickname == "Grace")
      person = nil
      #expect(weakPerson == nil)
      #expect(bindings?.map(\.isDisposed) == [true, true])
    }
  }

  @Test func anyPropertyOfAnObjectIsABondByItsName() {
    expectNoLeaks {
      let name = Property("Ada")
      let person = Person()
      name.bind(to: person.reactive.name)
      name.bind(to: person.reactive.nickname)
      name.map { $0.count }.bind(to: person.reactive.bond(\.age))
      #expect(person.name == "Ada")
      #expect(person.nickname == "Ada")
      #expect(person.age == 3)
    }
  }

  @Test func aHandWrittenMemberOfTheProxyWinsOverThePropertyOfThatName() {
    let widget = Labelled()
    let text = Property("a")
    text.bidirectionalBind(to: widget.reactive.text)
    widget.text = "b"
    #expect(text.value == "b")
  }

  @Test func aSetterIsCalledWithTheObjectAndTheElement() {
    expectNoLeaks {
      let age = Property(1)
      let birthday = PassthroughSubject<Void, Never>()
      let person = Person()
      age.bind(to: person, setter: { person, age in person.age += age })
      birthday.bind(to: person) { $0.age += 10 }
      birthday.send()
      #expect(person.age == 11)
    }
  }

  @Test func bindingsIntoOneTargetLiveSideBySideUntilOneIsReplaced() {
    expectNoLeaks {
      let person = Person()
      let first = Property(1)
      let second = Property(2)
      let binding = SerialDisposable()
      binding.otherDisposable = first.bind(to: person.reactive.age)
      let other = second.bind(to: person.reactive.age)
      first.value = 3
      #expect(person.age == 3, "the last that came, from whichever binding")
      other.dispose()
      binding.otherDisposable = second.bind(to: person.reactive.age)
      first.value = 4
      #expect(person.age == 2, "the first binding has been replaced")
      binding.dispose()
    }
  }

  @Test func anObjectIsHandedAlongWithoutBeingRetained() {
    expectNoLeaks {
      let numbers = Numbers()
      var log: [String] = []
      var person: Person? = Person()
      weak let weakPerson = person
      if let person {
        numbers.withUnretained(person).observe { event in
          switch event {
          case .next(let (person, number)): log.append("\(person.age + number)")
          case .completed: log.append("|")
          }
        }
      }
      numbers.send(1)
      person = nil
      #expect(weakPerson == nil)
      numbers.send(2)
      numbers.send(3)
      #expect(log == ["1", "|"])
    }
  }
}

/// A widget that has something better for its property than a bond.
private final class Labelled: DisposeBagProvider, ReactiveExtensionsProvider {
  let bag = DisposeBag()
  let changes = PassthroughSubject<Void, Never>()
  var text = "" {
    didSet { changes.send() }
  }
}

extension Reactive where Base: Labelled {
  fileprivate var text: DynamicSubject<String> {
    dynamicSubject(signal: base.changes.toSignal(), get: { $0.text }, set: { $0.text = $1 })
  }
}
