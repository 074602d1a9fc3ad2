import BindingCore
import BindingTesting
import Testing

@testable import PhotoSearchCore

/// Which toast is there, and how long, in virtual time.
@MainActor
struct ToastsTests {
  private let scheduler = TestScheduler()
  private let undo: UndoHistory
  private let toasts: Toasts
  private let saved = Toast(.saving, "20 photos are saved.", .show(path: "/a"))

  init() {
    undo = UndoHistory(scheduler: scheduler)
    toasts = Toasts(undo: undo, removed: { _ in "Removed." }, scheduler: scheduler)
  }

  @Test func `It goes after five seconds`() {
    toasts.show(saved)
    scheduler.advance(by: .milliseconds(4999))
    #expect(toasts.current.value == saved)
    scheduler.advance(by: .milliseconds(1))
    #expect(toasts.current.value == nil)
  }

  @Test func `Whoever wants more time has it for all messages`() {
    let undo = UndoHistory(messageTime: 3, scheduler: scheduler)
    let toasts = Toasts(undo: undo, removed: { _ in "Removed." }, scheduler: scheduler)
    toasts.show(saved)
    scheduler.advance(by: .milliseconds(14_999))
    #expect(toasts.current.value == saved)
    scheduler.advance(by: .milliseconds(1))
    #expect(toasts.current.value == nil)
    undo.note(.savedPhotos(count: 20, title: "a")) {}
    scheduler.advance(by: UndoHistory.offerTime * 3 - .milliseconds(1))
    #expect(toasts.current.value?.action == .undo)
    scheduler.advance(by: .milliseconds(1))
    #expect(toasts.current.value == nil)
  }

  @Test func `A long text has more time, but not for ever`() {
    #expect(saved.readingTime == .seconds(5))
    #expect(Toast(.saving, String(repeating: "a", count: 160)).readingTime == .seconds(10))
    #expect(Toast(.saving, String(repeating: "a", count: 9999)).readingTime == .seconds(15))
  }

  @Test func `It stays while somebody is at it, and has all its time again afterwards`() {
    toasts.show(saved)
    scheduler.advance(by: .seconds(4))
    toasts.isAttended.value = true
    scheduler.advance(by: .seconds(60))
    #expect(toasts.current.value == saved)
    toasts.isAttended.value = false
    scheduler.advance(by: .milliseconds(4999))
    #expect(toasts.current.value == saved)
    scheduler.advance(by: .milliseconds(1))
    #expect(toasts.current.value == nil)
  }

  @Test func `What is told once more has all its time again`() {
    toasts.show(saved)
    scheduler.advance(by: .seconds(4))
    toasts.show(saved)
    scheduler.advance(by: .seconds(4))
    #expect(toasts.current.value == saved)
    scheduler.advance(by: .seconds(1))
    #expect(toasts.current.value == nil)
  }

  @Test func `Photos that were removed did not stay saved in an older message`() {
    toasts.show(saved)
    undo.note(.savedPhotos(count: 20, title: "a")) {}
    #expect(toasts.current.value == Toast(.removal, "Removed.", .undo, stay: .lasting))
    undo.undo()
    #expect(toasts.current.value == nil)
  }

  @Test func `Undoing is offered as long as the history offers it, and while somebody is at it`() {
    undo.note(.filters) {}
    scheduler.advance(by: .seconds(9))
    toasts.isAttended.value = true
    scheduler.advance(by: .seconds(60))
    #expect(toasts.current.value?.action == .undo)
    toasts.isAttended.value = false
    scheduler.advance(by: UndoHistory.offerTime - .milliseconds(1))
    #expect(toasts.current.value?.action == .undo)
    scheduler.advance(by: .milliseconds(1))
    #expect(toasts.current.value == nil && undo.canUndo.value)
  }

  @Test func `An offer that another message replaced does not come back`() {
    undo.note(.filters) {}
    toasts.show(saved)
    #expect(undo.offer.value == nil && undo.canUndo.value)
    scheduler.advance(by: .seconds(5))
    #expect(toasts.current.value == nil)
  }

  @Test func `A removal that was closed can still be undone`() {
    undo.note(.filters) {}
    toasts.dismiss()
    #expect(toasts.current.value == nil && undo.offer.value == nil && undo.canUndo.value)
  }

  @Test func `A progress waits below a message, and what it comes to takes its place`() {
    toasts.show(Toast(.photoAction, "Downloading", .cancel, stay: .progress(0)))
    toasts.show(saved)
    let half = Toast(.photoAction, "Downloading", .cancel, stay: .progress(0.5))
    toasts.show(half)
    #expect(toasts.current.value == saved)
    scheduler.advance(by: .seconds(5))
    #expect(toasts.current.value == half)
    scheduler.advance(by: .seconds(60))
    #expect(toasts.current.value == half)
    toasts.show(Toast(.photoAction, "Printed."))
    #expect(toasts.current.value?.text == "Printed.")
    scheduler.advance(by: .seconds(5))
    #expect(toasts.current.value == nil)
  }

  @Test func `Messages are announced once each, and the steps of a progress are not`() {
    let announced = scheduler.record(toasts.announcements)
    for step in [0, 0.5, 1] { toasts.show(Toast(.photoAction, "Downloading", stay: .progress(step))) }
    toasts.show(saved)
    scheduler.advance(by: .seconds(5))
    #expect(announced.elements.map(\.text) == ["Downloading", saved.text])
  }

  @Test func `The most important banner has its turn`() {
    #expect(BannerTurn(open: [false, true, false, true])?.index == 1)
    #expect(BannerTurn(open: [false, true, false, true])?.count == 2)
    #expect(BannerTurn(open: [false, false]) == nil)
  }
}
