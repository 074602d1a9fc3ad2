import BindingCore
import BindingTesting
import Foundation
import Gtk
import MainLoopBoot
import PhotoSearchCore
import Testing

@testable import Vesper

@Suite(.serialized, .enabled("needs a display", { await MainActor.run { Application.hasDisplay } }))
@MainActor struct BannerTests {
  private func banner(_ scheduler: TestScheduler) -> Banner {
    let banner = Banner(buttonLabel: "Do", canBeClosed: true, scheduler: scheduler)
    banner.passes.value = true
    banner.text = "Done."
    banner.revealChild = true
    return banner
  }

  @Test func itGoesWhenThereWasTimeToReadIt() {
    let scheduler = TestScheduler()
    let banner = banner(scheduler)
    scheduler.advance(by: Banner.readingTime - .milliseconds(1))
    #expect(banner.revealChild)
    scheduler.advance(by: .milliseconds(1))
    #expect(!banner.revealChild)
  }

  @Test func whatIsToldOnceMoreHasAllTheTimeAgain() {
    let scheduler = TestScheduler()
    let banner = banner(scheduler)
    scheduler.advance(by: .seconds(5))
    banner.text = "Done."
    scheduler.advance(by: .seconds(5))
    #expect(banner.revealChild)
    scheduler.advance(by: .seconds(3))
    #expect(!banner.revealChild)
  }

  @Test func itStaysWhileSomebodyIsAtIt() {
    let scheduler = TestScheduler()
    let banner = banner(scheduler)
    scheduler.advance(by: .seconds(5))
    banner.isAttended.value = true
    scheduler.advance(by: .seconds(60))
    #expect(banner.revealChild)
    banner.isAttended.value = false
    scheduler.advance(by: Banner.readingTime - .milliseconds(1))
    #expect(banner.revealChild)
    scheduler.advance(by: .milliseconds(1))
    #expect(!banner.revealChild)
  }

  @Test func whatCanBeUndoneIsOfferedForTenSecondsAndWhileSomebodyIsAtIt() {
    let scheduler = TestScheduler()
    let undo = UndoHistory(scheduler: scheduler)
    let banner = UndoBanner(undo)
    #expect(!banner.revealChild)
    undo.note(.filters) {}
    #expect(banner.revealChild)
    scheduler.advance(by: UndoHistory.offerTime - .milliseconds(1))
    #expect(banner.revealChild)
    banner.isAttended.value = true
    scheduler.advance(by: .seconds(60))
    #expect(banner.revealChild)
    banner.isAttended.value = false
    scheduler.advance(by: UndoHistory.offerTime - .milliseconds(1))
    #expect(banner.revealChild)
    scheduler.advance(by: .milliseconds(1))
    #expect(!banner.revealChild && undo.canUndo.value)
  }

  @Test func whoPointsAtItOrHasTheKeyboardThereIsAtIt() async throws {
    let banner = banner(TestScheduler())
    let button = Button(label: "Elsewhere")
    let window = Window()
    window.child = Box(.vertical, spacing: 60, [banner, button])
    window.setDefaultSize(width: 400, height: 300)
    window.decorated = false
    window.present()
    defer { window.destroy() }
    button.grabFocus()
    // Other tests open windows on this screen as well.
    try await eventually(for: "nobody") { try await isAttended(banner, pointerAt: (200, 250), in: window) ? nil : true }
    try await eventually(for: "the pointer") {
      try await isAttended(banner, pointerAt: (60, 30), in: window) ? true : nil
    }
    try await eventually(for: "nobody again") {
      try await isAttended(banner, pointerAt: (200, 250), in: window) ? nil : true
    }
    banner.button.grabFocus()
    try await eventually(for: "the keyboard") { banner.isAttended.value ? true : nil }
    button.grabFocus()
    try await eventually(for: "the keyboard elsewhere") { banner.isAttended.value ? nil : true }
  }

  private func isAttended(_ banner: Banner, pointerAt point: (x: Int, y: Int), in window: Window) async throws -> Bool {
    window.present()
    let process = try ChildProcess(
      ["xdotool", "mousemove", "\(point.x)", "\(point.y)", "mousemove_relative", "1", "1"],
      environment: ProcessInfo.processInfo.environment,
      directory: TemporaryDirectory())
    _ = try await process.waitForExit()
    await pause()
    return banner.isAttended.value
  }

  @Test func whatIsAFailureNowStays() {
    let scheduler = TestScheduler()
    let banner = banner(scheduler)
    banner.passes.value = false
    scheduler.advance(by: .seconds(60))
    #expect(banner.revealChild)
  }
}
