// The samples are those of the README of Bond 6: Copyright (c) 2015-2016 Bond and Srdan Rasic, under the MIT licence.

import BindingTesting
import Bond
import Testing

/// A label, as far as these samples need one.
private final class Label: DisposeBagProvider, ReactiveExtensionsProvider {
  let bag = DisposeBag()
  var text: String? = ""
}

extension ReactiveExtensions where Base == Label {
  fileprivate var myTextBond: Bond<String?> {
    return bond { label, text in
      label.text = text
    }
  }
}

private struct User {
  let name: String
}

/// The samples of the README of Bond 6 that need no widget, in its order. Those with widgets are among the tests of
/// `Gtk`.
struct Bond6Samples {
  @Test func anObservableIsInitializedWithItsInitialValue() {
    let name = Observable("Jim")
    #expect(name.value == "Jim")
    let nickname = Observable<String?>(nil)
    #expect(nickname.value == nil)
    let property: Property<String> = name
    #expect(property === name)
  }

  @Test func anObserverIsInvokedWithTheCurrentValueAndThenWithEachChange() {
    expectNoLeaks {
      var printed: [String] = []
      let name = Observable("Jim")
      name.observeNext { value in
        printed.append("Hi \(value)!")
      }
      #expect(printed == ["Hi Jim!"])
      name.value = "Jim Kirk"
      #expect(printed == ["Hi Jim!", "Hi Jim Kirk!"])
    }
  }

  @Test func anObservableIsTransformedIntoAnotherSignal() {
    expectNoLeaks {
      let numberOfFollowers = Observable(41)
      let label = Label()
      numberOfFollowers
        .map { "\($0)" }
        .bind(to: label.reactive.myTextBond)
      numberOfFollowers.value += 1
      #expect(label.text == "42")
    }
  }

  @Test func aBondPerformsAnActionOnATarget() {
    expectNoLeaks {
      let label = Label()
      let bond = Bond<String>(target: label) { target, text in target.text = text }
      SafeSignal.just("Jim").bind(to: bond)
      #expect(label.text == "Jim")
    }
  }

  @Test func aBondIsDeclaredInTheReactiveProxy() {
    expectNoLeaks {
      let nameLabel = Label()
      let name: Signal<String, NoError> = .just("Jim")
      name.bind(to: nameLabel.reactive.myTextBond)
      #expect(nameLabel.text == "Jim")
    }
  }

  @Test func aBindingCancelsItsSourceWhenItsTargetIsDeallocated() {
    expectNoLeaks {
      var isCancelled = false
      var processing: Observer<String?, NoError>?
      let blurredImage = Signal<String?, NoError> { observer in
        processing = observer
        return BlockDisposable { isCancelled = true }
      }
      var imageView: Label? = Label()
      blurredImage.bind(to: imageView!.reactive.myTextBond)
      #expect(!isCancelled)
      imageView = nil
      #expect(isCancelled)
      processing?.receive("too late")
    }
  }

  @Test func anInlineBindingNeedsNoBagAndRetainsNobody() {
    final class Screen: DisposeBagProvider {
      let bag = DisposeBag()
      var presented: [String] = []

      func show(_ presentUserProfile: Signal<User, NoError>) {
        presentUserProfile.bind(to: self) { me, user in
          let profile = user.name
          me.presented.append(profile)
        }
      }
    }
    expectNoLeaks {
      let users = PublishSubject<User, NoError>()
      var screen: Screen? = Screen()
      weak let watched = screen
      screen!.show(users.toSignal())
      users.send(User(name: "Jim"))
      #expect(screen!.presented == ["Jim"])
      screen = nil
      #expect(watched == nil)
    }
  }

  @Test func anObservationInTheBagOfAnObjectEndsWithIt() {
    expectNoLeaks {
      let notifications = PublishSubject<String, NoError>()
      var printed: [String] = []
      var observer: Label? = Label()
      notifications
        .observeNext { notification in
          printed.append("Got \(notification)")
        }
        .dispose(in: observer!.reactive.bag)
      notifications.next("one")
      observer = nil
      notifications.next("two")
      #expect(printed == ["Got one"])
    }
  }

  // MARK: Arrays

  @Test func theEventsOfAnObservableArrayContainTheArrayAndTheChange() {
    expectNoLeaks {
      let names = MutableObservableArray(["Steve", "Tim"])
      var printed: [String] = []
      names.observeNext { e in
        printed.append("array: \(e.source), change: \(e.change)")
      }
      names.append("John")
      names.removeLast()
      names[1] = "Mark"
      #expect(
        printed == [
          #"array: ["Steve", "Tim"], change: reset"#, #"array: ["Steve", "Tim", "John"], change: inserts([2])"#,
          #"array: ["Steve", "Tim"], change: deletes([2])"#, #"array: ["Steve", "Mark"], change: updates([1])"#,
        ])
    }
  }

  @Test func aChangeIsComparedWithTheCasesOfBond() {
    let names = MutableObservableArray(["Steve", "Tim"])
    var changes: [ObservableArrayEvent<String>] = []
    names.observeNext { changes.append($0) }
    names.append("John")
    names.removeLast()
    names[1] = "Mark"
    #expect(changes.map(\.change) == [.reset, .inserts([2]), .deletes([2]), .updates([1])])
  }

  @Test func mappingAnArrayGivesFineGrainedChangesOfTheMappedArray() {
    expectNoLeaks {
      let names = MutableObservableArray(["Steve", "Tim"])
      var printed: [String] = []
      names.map { $0.count }.observeNext { e in
        printed.append("array: \(e.source), change: \(e.change)")
      }
      names.append("Tony")
      #expect(printed.last == "array: [5, 3, 4], change: inserts([2])")
    }
  }

  @Test func aMappedArrayIsBoundToAnObservableArray() {
    expectNoLeaks {
      let names = MutableObservableArray(["Steve", "Tim"])
      let nameLengths = ObservableArray<Int>()
      names.map { $0.count }.bind(to: nameLengths)
      #expect(nameLengths.array == [5, 3])
      names.append("Tony")
      #expect(nameLengths.array == [5, 3, 4])
      let shortNames = ObservableArray<String>()
      names.filter { $0.count < 5 }.bind(to: shortNames)
      #expect(shortNames.array == ["Tim", "Tony"])
    }
  }

  @Test func replacingWithADiffSendsFineGrainedChanges() {
    let numbers = MutableObservableArray([1, 2, 3])
    var changes: [ArrayChange] = []
    numbers.observeNext { changes.append($0.change) }
    numbers.replace(with: [0, 1, 3, 4], performDiff: true)
    #expect(changes == [.reset, .changes(ListChangeset(deletes: [1], inserts: [0, 3]))])
  }

  // MARK: Data sources

  @Test func aSignalOfArraysIsMappedToReloads() {
    let places = SafeSignal.just(["London", "Berlin", "Copenhagen"])
    var kinds: [DataSourceEventKind] = []
    places.toDataSourceSignal().observeNext { event in
      kinds.append(event.kind)
      #expect(event.dataSource.numberOfItems(inSection: 0) == 3)
    }
    #expect(kinds == [.reload])
  }

  @Test func anObservableArrayIsADataSourceWithFineGrainedEvents() {
    let posts = MutableObservableArray(["a", "b"])
    var kinds: [DataSourceEventKind] = []
    posts.toDataSourceSignal().observeNext { kinds.append($0.kind) }
    posts.append("c")
    posts.move(from: 0, to: 2)
    #expect(
      kinds == [
        .reload, .insertRows([IndexPath(row: 2, section: 0)]),
        .moveRow(IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0)),
      ])
  }

  @Test func aSectionHasMetadataAndItems() {
    typealias SectionMetadata = (header: String, footer: String)
    let cities = Observable2DArraySection<SectionMetadata, String>(
      metadata: (header: "Cities", footer: "That's it"),
      items: ["Paris", "Berlin"]
    )
    let array = MutableObservable2DArray([cities])
    #expect(array[0].metadata.header == "Cities")
    #expect(array[IndexPath(row: 1, section: 0)] == "Berlin")
  }

  @Test func anItemAndASectionAreAppended() {
    expectNoLeaks {
      typealias SectionMetadata = (header: String, footer: String)
      let array = MutableObservable2DArray([
        Observable2DArraySection<SectionMetadata, String>(
          metadata: (header: "Cities", footer: "That's it"), items: ["Paris", "Berlin"])
      ])
      var kinds: [DataSourceEventKind] = []
      array.toDataSourceSignal().observeNext { kinds.append($0.kind) }
      array.appendItem("Copenhagen", toSection: 0)
      let countries = Observable2DArraySection<SectionMetadata, String>(
        metadata: ("Countries", "No more..."), items: ["France", "Croatia"])
      array.appendSection(countries)
      #expect(kinds == [.reload, .insertRows([IndexPath(item: 2, section: 0)]), .insertSections([1])])
      #expect(array[1].metadata.footer == "No more...")
    }
  }

  // MARK: Reactive delegates

  @Test func aMethodThatReturnsAValueIsFedFromAProperty() {
    final class Table: ReactiveExtensionsProvider {
      let numberOfRows = Request<Int, Int>(default: 0)
    }
    let table = Table()
    let numberOfItems = Property(12)
    table.reactive.feed(
      property: numberOfItems,
      to: \.base.numberOfRows,
      map: { (value: Int, _: Int) -> Int in value })
    #expect(table.numberOfRows.ask(0) == 12)
    numberOfItems.value = 13
    #expect(table.numberOfRows.ask(0) == 13)
  }

  @Test func aTapIsObservedWithoutLookingAtTheEvent() {
    let tap = PublishSubject<Void, NoError>()
    var printed: [String] = []
    tap.observe {
      printed.append("Button tapped.")
    }
    tap.observeNext { e in
      printed.append("Button tapped: \(e)")
    }
    tap.observe { event in
      if case .completed = event { printed.append("No more taps.") }
    }
    tap.next(())
    tap.completed()
    #expect(printed == ["Button tapped.", "Button tapped: ()", "No more taps."])
  }
}
