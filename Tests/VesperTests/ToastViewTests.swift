import BindingCore
import BindingTesting
import Foundation
import Gtk
import MainLoopBoot
import PhotoSearchCore
import Testing

@testable import Vesper

/// The widget of a toast. Its time and what replaces what are in `ToastsTests`.
@Suite(.serialized, .enabled("needs a display", { await MainActor.run { Application.hasDisplay } }))
@MainActor struct ToastViewTests {
  private let undo = UndoHistory(scheduler: TestScheduler())
  private let toasts: Toasts

  init() { toasts = Toasts(undo: undo, removed: { _ in "Removed." }, scheduler: TestScheduler()) }

  @Test func `Its button does what it offers, and it goes`() async throws {
    var done: [Toast.Action] = []
    let view = ToastView(toasts, act: { if let action = $0.action { done.append(action) } }, leave: {})
    #expect(!view.revealChild)
    // Only a button in a window can be activated.
    let window = Window()
    window.child = view
    window.present()
    defer { window.destroy() }
    toasts.show(Toast(.saving, "Saved.", .show(path: "/a/b.jpg")))
    #expect(view.revealChild && view.accessibleLabel == "Saved.")
    let buttons = view.descendants.compactMap { $0 as? Button }
    let button = try #require(buttons.first)
    #expect(button.label == Strings.showInFolder && buttons.count == 2)
    button.activate()
    // It does nothing before it is on the screen.
    try await eventually(for: "the click") {
      button.activate()
      return done.isEmpty ? nil : true
    }
    #expect(done == [.show(path: "/a/b.jpg")] && !view.revealChild)
  }

  @Test func `A message without anything to do has a close button alone, and a progress has none`() {
    let view = ToastView(toasts, act: { _ in }, leave: {})
    func buttons() -> [Bool] { view.descendants.compactMap { $0 as? Button }.map(\.visible) }
    toasts.show(Toast(.photoAction, "Done."))
    #expect(buttons() == [false, true])
    toasts.dismiss()
    toasts.show(Toast(.photoAction, "Downloading", .cancel, stay: .progress(0.5)))
    #expect(buttons() == [true, false])
  }

  @Test func `Who points at it or has the keyboard there is at it, and the keyboard goes back to where it was`()
    async throws
  {
    let view = ToastView(toasts, act: { _ in }, leave: {})
    let button = Button(label: "Elsewhere")
    button.valign = .start
    let window = Window()
    window.child = ToastLayer(button, toast: view)
    window.setDefaultSize(width: 400, height: 300)
    window.decorated = false
    window.present()
    defer { window.destroy() }
    button.grabFocus()
    toasts.show(Toast(.saving, "Saved.", .cancel, stay: .lasting))
    // Other tests open windows on this screen as well.
    try await eventually(for: "nobody") { try await isAttended(pointerAt: (200, 100), in: window) ? nil : true }
    try await eventually(for: "the pointer") { try await isAttended(pointerAt: (200, 265), in: window) ? true : nil }
    try await eventually(for: "nobody again") { try await isAttended(pointerAt: (200, 100), in: window) ? nil : true }
    #expect(view.focusToast())
    try await eventually(for: "the keyboard") { toasts.isAttended.value ? true : nil }
    toasts.dismiss()
    #expect(window.focus == button)
    #expect(!view.focusToast())
  }

  @Test func `A toast that was left later gave the keyboard to where it had been long before`() async throws {
    var hasLeft = false
    let view = ToastView(toasts, act: { _ in }, leave: { hasLeft = true })
    let button = Button(label: "Elsewhere")
    let window = Window()
    window.child = ToastLayer(button, toast: view)
    window.present()
    defer { window.destroy() }
    button.grabFocus()
    toasts.show(Toast(.saving, "Saved.", .cancel, stay: .lasting))
    #expect(view.focusToast())
    toasts.dismiss()
    #expect(window.focus == button && !hasLeft)
    toasts.show(Toast(.saving, "Saved.", .cancel, stay: .lasting))
    // With Tab.
    try await eventually(for: "the keyboard") {
      view.descendants.compactMap { $0 as? Button }.first?.grabFocus() == true && view.hasFocusInside ? true : nil
    }
    toasts.dismiss()
    #expect(hasLeft)
  }

  private func isAttended(pointerAt point: (x: Int, y: Int), in window: Window) async throws -> Bool {
    window.present()
    let process = try ChildProcess(
      ["xdotool", "mousemove", "\(point.x)", "\(point.y)", "mousemove_relative", "1", "1"],
      environment: ProcessInfo.processInfo.environment,
      directory: TemporaryDirectory())
    _ = try await process.waitForExit()
    await pause()
    return toasts.isAttended.value
  }

  @Test func `Of several banners one is shown, with its place, and the next when it is closed`() {
    let (first, second) = (Banner(text: "A", buttonLabel: "Do"), Banner(text: "B", buttonLabel: "Do"))
    let banners = BannerStack([first, second], leave: {})
    second.tell("B")
    #expect(second.revealChild && second.place == "")
    first.tell("A")
    #expect(first.revealChild && !second.revealChild && first.place == "1 of 2")
    first.tell(nil)
    #expect(!first.revealChild && second.revealChild && second.place == "")
    #expect(banners.children.count == 2)
  }
}
