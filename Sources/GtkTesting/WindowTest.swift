import CGtk
import CGtkTesting
@_spi(Bindings) public import Gtk
import MainLoopBoot

/// Shows a window while `body` runs, and destroys it afterwards.
///
///     @Test @MainActor func `The greeting follows the name`() async throws {
///       try await withWindow(GreeterWindow()) { window in
///         try await window.type("Ada", into: .entry())
///         try await window.wait(for: .text("Hello, Ada!"))
///         try await window.click(.button("Clear"))
///         try await window.wait(for: .text("Who are you?"))
///       }
///     }
///
/// The window is on a screen of the tests' own, which nobody sees, with neither the settings nor the services of the
/// desktop. One window is shown at a time: tests that run at once wait for each other.
///
/// - Parameters:
///   - makeWindow: Makes the window.
///   - checksLeaks: Whether it is a failure when a widget outlives the window.
///   - body: What a person does with the window, and what must become of it.
/// - Throws: What `body` throws, and ``TestFailure`` if there is no screen or something was left behind.
@discardableResult
@MainActor public func withWindow<Shown: Window, Result>(
  _ makeWindow: @autoclosure () throws -> Shown, checksLeaks: Bool = true,
  _ body: (Shown) async throws -> Result
) async throws -> Result {
  try await Turn.taken {
    try prepareScreen()
    let (result, widgets) = try await show(makeWindow(), body)
    if checksLeaks { try await widgets.expectNone() }
    return result
  }
}

/// Activates an application while `body` runs, as its start does, and destroys its windows afterwards.
///
///     try await withApplication(makeApplication()) { window in
///       try await window.click(.button("New"))
///     }
///
/// - Parameters:
///   - makeApplication: Makes the application, with what observes `reactive.activate`. It must not run.
///   - body: Is given the first window that the application shows.
/// - Throws: What `body` throws, and ``TestFailure`` if there is no screen, or no window.
@discardableResult
@MainActor public func withApplication<Result>(
  _ makeApplication: @autoclosure () throws -> Application, _ body: (Window) async throws -> Result
) async throws -> Result {
  try await Turn.taken {
    try prepareScreen()
    let application = try makeApplication()
    try register(application)
    application.activate()
    defer {
      for window in application.windows { window.destroy() }
      application.quit()
    }
    try await until("a window of the application") { application.windows.contains { $0.mapped } }
    guard let window = application.activeWindow ?? application.windows.first else {
      throw TestFailure("The application has no window.")
    }
    try await settle(window)
    return try await body(window)
  }
}

/// Why tests of windows cannot run here, such as that Xvfb is missing; `nil` if they can.
@MainActor public var reasonForNoScreen: String? {
  guard main_loop_boot_is_available() != 0 else {
    return "this version of Swift cannot run tests inside of a main loop of GLib"
  }
  if let missing = gtk_testing_missing() { return String(cString: missing) }
  let display = g_getenv("DISPLAY").map { String(cString: $0) } ?? ""
  return Application.hasDisplay ? nil : "GTK cannot use the screen “\(display)”"
}

private func prepareScreen() throws {
  if let reasonForNoScreen { throw TestFailure(reasonForNoScreen) }
  // What moves by itself is nowhere long enough to be clicked, and looks different each time.
  ToolkitSettings.default?.gtkEnableAnimations = false
  ToolkitSettings.default?.gtkCursorBlink = false
}

/// Registers an application. While an earlier one of the same name is there, perhaps because something holds it, it gets
/// another name.
private func register(_ application: Application) throws {
  do { try application.register() } catch {
    guard let id = application.applicationId else { throw error }
    count += 1
    application.applicationId = "\(id).Run\(count)"
    try application.register()
  }
}
private var count = 0

private func show<Shown: Window, Result>(
  _ window: Shown, _ body: (Shown) async throws -> Result
) async throws -> (Result, WidgetsOfWindow) {
  window.present()
  defer { window.destroy() }
  try await until("the window on the screen") { window.mapped }
  try await settle(window)
  let result = try await body(window)
  return (result, WidgetsOfWindow(window))
}

/// Gives the keyboard to a window that is new on the screen.
private func settle(_ window: Window) async throws {
  await nextIteration()
  try await giveKeyboard(to: window)
}

/// The widgets of a window, without holding them.
private struct WidgetsOfWindow {
  private struct Reference {
    weak var widget: Widget?
  }
  private var references: [Reference] = []

  init(_ window: Window) {
    func add(_ widget: Widget) {
      // GTK has one tooltip, which is a child of the window where it was shown last.
      guard strcmp(g_type_name(cgtk_type_of(widget.pointer)), "GtkTooltipWindow") != 0 else { return }
      references.append(Reference(widget: widget))
      for child in widget.children { add(child) }
    }
    add(window)
  }

  func expectNone() async throws {
    var left: [Widget] { references.compactMap(\.widget) }
    do {
      try await until(within: .seconds(30)) { left.isEmpty }
    } catch {
      let names = left.prefix(5).map { "\(AccessibleDescription($0))" }.joined(separator: ", ")
      throw TestFailure(
        """
        \(left.count) widgets outlive the window: \(names). A closure that is kept by a widget must not hold that widget \
        strongly.
        """)
    }
  }
}

/// Whose turn it is to have the screen.
private final class Turn {
  private static var isTaken = false
  private static var waiting: [CheckedContinuation<Void, Never>] = []

  static func taken<Result>(_ body: () async throws -> Result) async throws -> Result {
    if isTaken { await withCheckedContinuation { waiting.append($0) } }
    isTaken = true
    defer {
      isTaken = false
      if !waiting.isEmpty {
        // Taken for the next one, so that nobody comes between.
        isTaken = true
        waiting.removeFirst().resume()
      }
    }
    return try await body()
  }
}
