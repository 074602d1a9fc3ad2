import BindingCore
import BindingTesting
import FoundationEssentials
import Testing

@testable import PhotoSearchCore

/// Several photos on their way to the disk, in virtual time.
@MainActor
final class PhotoSavesTests {
  let saver = FakeSaver()
  let scheduler = TestScheduler()

  private func photo(_ name: String) -> Photo {
    Photo(id: PhotoID(source: .openverse, id: name), title: name, license: License(.bySA, version: "4.0"))
  }

  private func drawing(_ state: PhotoSaveState) -> String {
    switch state {
    case .none: "0"
    case .waiting: "w"
    case .saving(.started): "s"
    case .saving(.downloading): "d"
    case .saving(.writing): "p"
    case .saved: "S"
    case .failed: "x"
    }
  }

  @Test func `Photos are saved one after another, and each tells how far it is`() async {
    let saves = PhotoSaves(saver)
    let (a, b) = (photo("a"), photo("b"))
    let states = scheduler.record(saves.states.map { $0[b.id] ?? .none }.removeDuplicates())
    saves.save([a, b])
    #expect(saves.progress.value == .init(done: 0, count: 2))
    scheduler.advance(by: .seconds(4))
    #expect(await eventually { saver.isWaiting(for: "a") })
    #expect(!saver.isWaiting(for: "b"))
    saver.finish("a", with: .success("/a"))
    #expect(
      await eventually {
        saver.isWaiting(for: "b") && saves.states.value[b.id] == .saving(.downloading(received: 1, expected: 2))
      })
    #expect(saves.progress.value == .init(done: 1, count: 2))
    scheduler.advance(by: .seconds(4))
    saver.finish("b", with: .failure(.notAPicture))
    #expect(await eventually { saves.progress.value == nil })
    #expect(saves.states.value == [a.id: .saved(path: "/a"), b.id: .failed(.notAPicture)])
    #expect(states.marbles(naming: drawing) == "(0w)(sd)x")
  }

  @Test func `Saving is given up, and the next photo comes`() async {
    let saves = PhotoSaves(saver)
    saves.save([photo("a"), photo("b"), photo("c")])
    #expect(await eventually { saver.isWaiting(for: "a") })
    saves.cancel(photo("b"))
    saves.cancel(photo("a"))
    #expect(await eventually { saver.cancelled == ["a"] && saver.isWaiting(for: "c") })
    saves.cancelAll()
    #expect(await eventually { saver.cancelled == ["a", "c"] })
    #expect(saves.states.value.isEmpty && saves.progress.value == nil)
    saves.save([photo("b")])
    #expect(await eventually { saver.isWaiting(for: "b") })
    #expect(saves.progress.value == .init(done: 0, count: 1))
    saves.cancelAll()
  }

  @Test func `A photo that is saved is not saved twice, one that failed is tried again`() async {
    let saves = PhotoSaves(saver)
    saves.save([photo("a"), photo("a")])
    #expect(await eventually { saver.isWaiting(for: "a") })
    saver.finish("a", with: .failure(.noPicture))
    #expect(await eventually { saves.progress.value == nil })
    saves.save([photo("a")])
    #expect(await eventually { saver.isWaiting(for: "a") })
    saver.finish("a", with: .success("/a"))
    #expect(await eventually { saves.progress.value == nil })
    saves.save([photo("a")])
    #expect(saves.progress.value == nil)
    #expect(saver.names == ["a", "a"])
  }

  @Test func `A photo that was requested again while others were saved was counted twice`() async {
    let saves = PhotoSaves(saver)
    let reports = SaveReports(saves, unless: { _ in false })
    var counts: [Int] = []
    reports.saved.observeNext { counts.append($0.count) }.dispose(in: reports.bag)
    let photos = [photo("a"), photo("b")]
    saves.save(photos)
    #expect(await eventually { saver.isWaiting(for: "a") })
    saver.finish("a", with: .success("/a"))
    #expect(await eventually { saver.isWaiting(for: "b") })
    saves.save(photos)
    saver.finish("b", with: .success("/b"))
    #expect(await eventually { !counts.isEmpty })
    saves.save([photos[0]])
    #expect(counts == [2, 1])
  }

  @Test func `Photos that were saved before were not added to the collection that those with them went to`() async {
    let saves = PhotoSaves(saver)
    let reports = SaveReports(saves, unless: { _ in false })
    let reported = TestScheduler().record(reports.saved)
    saver.paths = ["a": "/a"]
    saves.look(for: [photo("a")])
    #expect(await eventually { saves.states.value.count == 1 })
    saves.target = { .collections([1]) }
    saves.save([photo("a"), photo("b")])
    for name in ["a", "b"] {
      #expect(await eventually { saver.isWaiting(for: name) })
      saver.finish(name, with: .success("/\(name)"))
    }
    #expect(await eventually { reported.elements.map(\.count) == [2] })
    #expect(reported.elements.map(\.target) == [.collections([1])])
    #expect(saver.targets == [.collections([1]), .collections([1])])
  }

  @Test func `Photos went to the collection that was used last when they were written`() async {
    let saves = PhotoSaves(saver)
    saves.target = { .collections([1]) }
    saves.save([photo("a"), photo("b")])
    #expect(await eventually { saver.isWaiting(for: "a") })
    saves.target = { .collections([2]) }
    saves.save([photo("b"), photo("c")])
    for name in ["a", "b", "c"] {
      #expect(await eventually { saver.isWaiting(for: name) })
      saver.finish(name, with: .success("/\(name)"))
    }
    #expect(await eventually { saves.progress.value == nil })
    #expect(saver.targets == [.collections([1]), .collections([1]), .collections([2])])
  }

  @Test func `A photo that was added to a second collection while it was saved was only in one`() async {
    let saves = PhotoSaves(saver)
    let reports = SaveReports(saves, unless: { _ in false })
    let reported = TestScheduler().record(reports.saved)
    let ended = TestScheduler().record(saves.ended)
    saves.save([photo("a"), photo("b")], to: .collections([1]))
    #expect(await eventually { saver.isWaiting(for: "a") })
    saves.save([photo("a"), photo("b")], to: .collections([2]))
    #expect(saves.unfinished.map(\.target) == [.collections([1, 2]), .collections([1, 2])])
    for name in ["a", "a", "b"] {
      #expect(await eventually { saver.isWaiting(for: name) })
      saver.finish(name, with: .success("/\(name)"))
    }
    #expect(await eventually { saves.progress.value == nil })
    #expect(saver.names == ["a", "a", "b"])
    #expect(saver.targets == [.collections([1]), .collections([1, 2]), .collections([1, 2])])
    #expect(ended.elements.map(\.photo.title) == ["a", "b"])
    #expect(reported.elements.map(\.count) == [2] && reported.elements.map(\.target) == [.collections([1, 2])])
    // One that has been saved meanwhile is added as well.
    saves.save([photo("a")], to: .collections([3]))
    #expect(await eventually { saver.isWaiting(for: "a") })
    saver.finish("a", with: .failure(.notAPicture))
    #expect(await eventually { reports.failures.value.count == 1 })
    reports.retry()
    #expect(await eventually { saver.targets.count == 5 })
    #expect(saver.targets.suffix(2) == [.collections([3]), .collections([3])])
    // It is tried again in its own view, and given up there: the report knows where it was to go.
    saver.finish("a", with: .failure(.notAPicture))
    #expect(await eventually { reports.failures.value.count == 1 })
    saves.save([photo("a")])
    #expect(await eventually { saver.targets.count == 6 })
    saves.cancel(photo("a"))
    reports.retry()
    #expect(await eventually { saver.targets.count == 7 })
    #expect(saver.targets.last == .collections([3]))
    // It stays saved when that is cancelled.
    saver.paths = ["a": "/a"]
    saves.cancelAll()
    #expect(await eventually { saves.states.value[photo("a").id] == .saved(path: "/a") })
  }

  @Test func `A photo that failed was in no collection when it was tried again in its own view`() async {
    let saves = PhotoSaves(saver)
    for (target, wanted): (SaveTarget?, SaveTarget) in [
      (.collections([1]), .collections([1])), (nil, .collections([1])), (.collections([2]), .collections([1, 2])),
    ] {
      saves.save([photo("a")], to: target)
      #expect(await eventually { saver.isWaiting(for: "a") })
      #expect(saver.targets.last == wanted)
      saver.finish("a", with: .failure(.notAPicture))
      #expect(await eventually { saves.progress.value == nil })
    }
  }

  @Test(arguments: [
    (SaveTarget.lastUsed, SaveTarget.none, SaveTarget.lastUsed), (.none, .lastUsed, .lastUsed),
    (.lastUsed, .collections([1]), .collections([1])), (.collections([1]), .lastUsed, .collections([1])),
    (.collections([1]), .none, .collections([1])), (.collections([1]), .collections([2]), .collections([1, 2])),
  ])
  func `Two targets become one`(first: SaveTarget, second: SaveTarget, both: SaveTarget) {
    var target = first
    target.formUnion(second)
    #expect(target == both)
  }

  @Test func `Photos that went to different collections are not said to be in one`() async {
    let saves = PhotoSaves(saver)
    let reports = SaveReports(saves, unless: { _ in false })
    let reported = TestScheduler().record(reports.saved)
    saves.save([photo("a")], to: .collections([1]))
    saves.save([photo("b")], to: .collections([2]))
    for name in ["a", "b"] {
      #expect(await eventually { saver.isWaiting(for: name) })
      saver.finish(name, with: .success("/\(name)"))
    }
    #expect(await eventually { reported.elements.map(\.target) == [.none] })
  }

  @Test func `The detail of a photo has its terms, its credit and its way to the disk`() async {
    let owl = Photo(
      id: PhotoID(source: .openverse, id: "1"), title: "Owl", author: "A", license: License(.byNC, version: "4.0"),
      pageURL: URL(string: "https://example.org/owl"))
    let saves = PhotoSaves(saver)
    let detail = PhotoDetailViewModel(owl, uses: [.commercialUse], in: [], saves, query: "birds")
    #expect(detail.demands.value == owl.license.demands)
    #expect(detail.forbids.value == [.commercialUse])
    #expect(detail.conflicts.value.map(\.use) == [.commercialUse])
    detail.uses.value = [.changes]
    #expect(detail.conflicts.value.isEmpty)
    for format in CreditFormat.allCases {
      detail.creditFormat.value = format
      #expect(detail.credit.value == Credit(owl).text(in: format))
    }
    #expect(detail.authorQuery == nil && detail.relatedQuery == nil)
    detail.save()
    #expect(await eventually { detail.saving.value == .saving(.downloading(received: 1, expected: 2)) })
    #expect(await eventually { saver.isWaiting(for: "Owl") })
    detail.cancelSaving()
    #expect(detail.saving.value == .none)
    detail.save()
    #expect(await eventually { saver.isWaiting(for: "Owl") })
    saver.finish("Owl", with: .success("/Owl.jpg"))
    #expect(await eventually { detail.saving.value == .saved(path: "/Owl.jpg") })
    #expect(saver.queries == ["birds", "birds"])
  }

  @Test func `Which photos are saved is found out together, and anew when files may have gone`() async {
    saver.paths = ["a": "/a.jpg", "b": "/b.jpg"]
    let saves = PhotoSaves(saver)
    let photos = [photo("a"), photo("b"), photo("c")]
    let changes = TestScheduler().record(saves.states)
    saves.look(for: photos)
    #expect(await eventually { saves.states.value.count == 2 })
    #expect(saves.states.value == [photos[0].id: .saved(path: "/a.jpg"), photos[1].id: .saved(path: "/b.jpg")])
    #expect(changes.elements.count == 2, "none, and both")
    saver.paths = ["a": "/a.jpg"]
    saves.lookAgain(for: photos)
    #expect(await eventually { saves.states.value == [photos[0].id: .saved(path: "/a.jpg")] })
  }

  @Test(arguments: [false, true])
  func `A photo that was removed while it was looked up was shown as saved`(again: Bool) async {
    saver.paths = ["a": "/a.jpg"]
    let saves = PhotoSaves(saver)
    saver.holdLookups()
    if again { saves.lookAgain(for: [photo("a")]) } else { saves.look(for: [photo("a")]) }
    #expect(await eventually { saver.heldLookupCount == 1 })
    saver.paths = ["b": "/b.jpg"]
    _ = saves.forget(["/a.jpg"])
    saver.releaseLookups()
    #expect(await eventually { saver.lookupCount == 2 })
    // In order after what was looked up.
    saves.look(for: [photo("b")])
    #expect(await eventually { saves.states.value == [photo("b").id: .saved(path: "/b.jpg")] })
  }

  @Test func `A photo that was saved in another run is known as saved, and not saved again`() async {
    saver.paths = ["a": "/a.jpg"]
    let saves = PhotoSaves(saver)
    let detail = PhotoDetailViewModel(photo("a"), uses: [], in: [], saves)
    #expect(await eventually { detail.saving.value == .saved(path: "/a.jpg") })
    detail.save()
    #expect(saver.names.isEmpty && saves.progress.value == nil)
    // But it is said that it is there.
    let ended = TestScheduler().record(saves.ended)
    saves.save([photo("a")], query: "birds")
    #expect(
      ended.elements == [.init(photo: photo("a"), query: "birds", target: .none, state: .saved(path: "/a.jpg"))])
    let other = PhotoDetailViewModel(photo("b"), uses: [], in: [], saves)
    other.save()
    #expect(await eventually { saver.isWaiting(for: "b") })
    other.cancelSaving()
    #expect(other.saving.value == .none)
  }

  @Test func `What is saved later is counted from the beginning, and a failure is told`() async {
    let saves = PhotoSaves(saver)
    let errors = TestScheduler().record(saves.errorMessages)
    saves.save([photo("a")])
    #expect(await eventually { saver.isWaiting(for: "a") })
    saver.finish("a", with: .failure(.notAPicture))
    #expect(await eventually { saves.progress.value == nil })
    #expect(errors.elements == [.notAPicture])
    saves.save([photo("b"), photo("c")])
    #expect(saves.progress.value == .init(done: 0, count: 2))
    saves.cancelAll()
  }
}
