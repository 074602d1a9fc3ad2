import BindingCore
import BindingTesting
import Gtk
import MainLoopBoot
import Testing

@testable import Vesper

@MainActor struct FloatingControlsTests {
  private let scheduler = TestScheduler()

  @Test func `they fade when nothing stirs, and come back when something does`() {
    let controls = FloatingControls(scheduler: scheduler)
    scheduler.advance(by: FloatingControls.restingTime - .milliseconds(1))
    #expect(controls.isShown.value)
    scheduler.advance(by: .milliseconds(1))
    #expect(!controls.isShown.value)
    controls.wake()
    #expect(controls.isShown.value)
    scheduler.advance(by: FloatingControls.restingTime)
    #expect(!controls.isShown.value)
  }

  @Test func `whatever stirs gives them all the time again`() {
    let controls = FloatingControls(scheduler: scheduler)
    for _ in 0..<5 {
      scheduler.advance(by: .seconds(2))
      controls.wake()
    }
    #expect(controls.isShown.value)
    scheduler.advance(by: FloatingControls.restingTime)
    #expect(!controls.isShown.value)
  }

  @Test func `they stay as long as somebody is at them`() {
    let controls = FloatingControls(scheduler: scheduler)
    scheduler.advance(by: FloatingControls.restingTime)
    controls.isAttended.value = true
    #expect(controls.isShown.value)
    scheduler.advance(by: .seconds(600))
    #expect(controls.isShown.value)
    controls.isAttended.value = false
    scheduler.advance(by: FloatingControls.restingTime - .milliseconds(1))
    #expect(controls.isShown.value)
    scheduler.advance(by: .milliseconds(1))
    #expect(!controls.isShown.value)
  }

  @Test(.enabled("needs a display", { await MainActor.run { Application.hasDisplay } }))
  func `the keyboard on one of them shows all, and a finger presses none that is not seen`() async throws {
    let controls = FloatingControls(scheduler: scheduler)
    let (first, second, elsewhere) = (Button(label: "First"), Button(label: "Second"), Button(label: "Elsewhere"))
    for part in [first, second] { controls.add(part) }
    let window = Window()
    window.child = Box(.vertical, spacing: 8, [elsewhere, first, second])
    window.present()
    defer { window.destroy() }
    elsewhere.grabFocus()
    scheduler.advance(by: FloatingControls.restingTime)
    #expect([first, second].allSatisfy { !$0.canTarget && $0.hasCssClass("faded") && $0.focusable && $0.visible })
    first.grabFocus()
    try await eventually(for: "the keyboard") { controls.isAttended.value ? true : nil }
    #expect([first, second].allSatisfy { $0.canTarget && !$0.hasCssClass("faded") })
    scheduler.advance(by: .seconds(60))
    #expect(controls.isShown.value)
    elsewhere.grabFocus()
    try await eventually(for: "the keyboard elsewhere") { controls.isAttended.value ? nil : true }
    scheduler.advance(by: FloatingControls.restingTime)
    #expect(!controls.isShown.value)
  }
}
