import BindingCore
import CGtk

#if DEBUG
import Runtime

extension LeakCheck {
  /// Whether to record where each signal handler is connected, for `handlersThatHoldTheirObjects`. Costs a few
  /// microseconds per handler; not available in release builds.
  public static var notesHandlers = false

  private struct Note {
    weak var handler: SignalHandler?
    weak var object: Object?
    weak var subscription: Subscription?
    let backtrace: Backtrace?
  }

  private static var notes: [Note] = []

  static func note(_ handler: SignalHandler, of object: Object, endedBy subscription: Subscription?) {
    guard notesHandlers else { return }
    let backtrace = try? Backtrace.capture(limit: 40)
    notes.append(Note(handler: handler, object: object, subscription: subscription, backtrace: backtrace))
  }

  /// Finds handlers that keep otherwise unreferenced objects alive by capturing them strongly, and reports where they
  /// were connected: `Button still alive: a handler connected at Row.swift:12 holds it`. A build without debug
  /// information names the function instead of the line.
  ///
  /// This is proof, not a guess: it disconnects each handler of an object that is in no window, and if that frees the
  /// object, the handler was holding it. So call this at the end of a test or of a program.
  public static func handlersThatHoldTheirObjects() -> [String] {
    let noted = notes
    notes = []
    return noted.compactMap { note in
      guard let handler = note.handler, let type = note.object.flatMap(typeIfForsaken) else { return nil }
      note.subscription?.dispose()
      handler.disconnect()
      guard note.object == nil else { return nil }
      return "\(type) still alive: a handler connected \(place(note.backtrace)) holds it"
    }
  }

  /// The class of an object that neither GTK nor another object shows or uses, or `nil` for any other object.
  private static func typeIfForsaken(_ object: Object) -> String? {
    let isAlone = (object.cast() as UnsafeMutablePointer<GObject>).pointee.ref_count == 1
    guard isAlone || (object is Widget && !(object is Window) && gtk_widget_get_root(object.cast()) == nil) else {
      return nil
    }
    return "\(Swift.type(of: object))"
  }

  /// The first call in the backtrace outside the bindings and the framework: its line, or its function in a build
  /// without debug information.
  private static func place(_ backtrace: Backtrace?) -> String {
    let symbols = (backtrace?.symbolicated()?.frames ?? []).compactMap(\.symbol).filter { symbol in
      !["$s3Gtk", "$s11BindingCore", "$s7Runtime"].contains(where: symbol.rawName.hasPrefix)
    }
    for symbol in symbols {
      guard let location = symbol.sourceLocation, location.line > 0 else { continue }
      return "at \(location.path.split(separator: "/").last ?? "?"):\(location.line)"
    }
    // Functions of the standard library lie between, such as `forEach`.
    return symbols.first { !$0.rawName.hasPrefix("$ss") }.map { "in \($0.name)" } ?? "at an unknown location"
  }
}
#endif
