import CGtk
import Foundation
import Testing

/// A message bus for one application: both its session bus and its accessibility bus. Nothing but the registry of
/// accessible applications is started on it.
final class MessageBus {
  let address: String
  let display: Display
  private let daemon: ChildProcess
  private let connection: OpaquePointer

  static let timeoutMilliseconds: Int32 = 300_000

  /// An answer that was an error: the object has gone, or never had such a method.
  nonisolated struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// - Parameter services: A directory with descriptions of further programs that the bus starts when they are called.
  init(display: Display, services: URL? = nil) async throws {
    let directory = try TemporaryDirectory()
    let socket = directory.url.appendingPathComponent("bus").path
    let address = "unix:path=\(socket)"
    self.address = address
    self.display = display
    let configuration = directory.url.appendingPathComponent("bus.conf")
    try Self.configuration(address: address, services: services)
      .write(to: configuration, atomically: true, encoding: .utf8)
    let daemon = try ChildProcess(
      ["dbus-daemon", "--nofork", "--nosyslog", "--config-file", configuration.path],
      environment: display.environment.merging([
        "PATH": TestEnvironment.path, "HOME": directory.url.path,
        // For the registry, which the daemon starts.
        "AT_SPI_BUS_ADDRESS": address,
      ]) { $1 }, directory: directory)
    self.daemon = daemon
    // Refused until the daemon listens.
    connection = try await eventually(for: "the bus", details: daemon.errors) { Self.connect(to: address) }
    g_dbus_connection_set_exit_on_close(connection, 0)
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  /// Another name on the bus.
  func anotherConnection() throws -> OpaquePointer {
    guard let connection = Self.connect(to: address) else { throw Failure(description: "the bus is gone") }
    g_dbus_connection_set_exit_on_close(connection, 0)
    return connection
  }

  private static func connect(to address: String) -> OpaquePointer? {
    let flags = GDBusConnectionFlags(
      rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    return g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil)
  }

  private static func configuration(address: String, services: URL?) -> String {
    """
    <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
      "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
    <busconfig>
      <type>session</type>
      <listen>\(address)</listen>
      <servicedir>/usr/share/dbus-1/accessibility-services</servicedir>
      \(services.map { "<servicedir>\($0.path)</servicedir>" } ?? "")
      <auth>EXTERNAL</auth>
      <policy context="default">
        <allow send_destination="*" eavesdrop="true"/>
        <allow eavesdrop="true"/>
        <allow own="*"/>
      </policy>
      <limit name="max_replies_per_connection">100000</limit>
      <limit name="service_start_timeout">300000</limit>
    </busconfig>
    """
  }

  /// Calls a method and returns the answer's arguments.
  ///
  /// - Parameter startsProgram: Whether the bus starts the program first, if it does not run and the bus knows it.
  func call(
    _ destination: String, _ path: String, _ interface: String, _ method: String, _ arguments: [Variant] = [],
    startsProgram: Bool = false
  ) async throws -> [Variant] {
    try await send(destination, path, interface, method, arguments, startsProgram: startsProgram).arguments
  }

  /// Calls a method. Several calls can be under way before the first answer is waited for.
  func send(
    _ destination: String, _ path: String, _ interface: String, _ method: String, _ arguments: [Variant] = [],
    startsProgram: Bool = false
  ) -> Answer {
    let answer = Answer()
    let context = Unmanaged.passRetained(answer).toOpaque()
    Variant.tuple(arguments).withPointer { arguments in
      g_dbus_connection_call(
        connection, destination, path, interface, method, arguments, nil,
        startsProgram ? G_DBUS_CALL_FLAGS_NONE : G_DBUS_CALL_FLAGS_NO_AUTO_START,
        Self.timeoutMilliseconds, nil,
        { source, result, context in
          let answer = Unmanaged<Answer>.fromOpaque(context!).takeRetainedValue()
          var error: UnsafeMutablePointer<GError>?
          let value = g_dbus_connection_call_finish(OpaquePointer(source), result, &error)
          answer.settle(value.map { .success(Variant(adopting: $0)) } ?? .failure(MessageBus.failure(error)))
        }, context)
    }
    return answer
  }

  private nonisolated static func failure(_ error: UnsafeMutablePointer<GError>?) -> Failure {
    guard let error else { return Failure(description: "no reason given") }
    defer { g_error_free(error) }
    return Failure(description: String(cString: error.pointee.message))
  }

  /// Has applications tell of what happens to their elements. GTK 4.8 does so anyway.
  func registerListener() async throws {
    _ = try await call(
      "org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry", "RegisterEvent",
      [.string("object"), .strings([]), .string("")])
  }

  /// The name under which a process is connected, once it has told the registry that it is accessible. Before that it
  /// cannot be asked anything: GTK 4.8 would crash.
  func accessibleConnection(ofProcess pid: Int32) async throws -> String? {
    let applications = try? await call(
      "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root", "org.a11y.atspi.Accessible", "GetChildren")
    for case let name? in applications?.first?.items.map({ $0.items.first?.string }) ?? [] {
      let owner = try? await call(
        "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetConnectionUnixProcessID",
        [.string(name)])
      if owner?.first?.int == Int(pid) { return name }
    }
    return nil
  }
}

extension MessageBus {
  /// What a call brings. One waits for it.
  final class Answer {
    private var result: Result<Variant, Failure>?
    private var waiting: CheckedContinuation<Void, Never>?

    fileprivate init() {}

    fileprivate func settle(_ result: Result<Variant, Failure>) {
      self.result = result
      waiting?.resume()
      waiting = nil
    }

    var arguments: [Variant] {
      get async throws {
        if result == nil { await withCheckedContinuation { waiting = $0 } }
        return try result!.get().items
      }
    }
  }
}

extension MessageBus {
  /// The signals of an interface that come from now on, such as the events of an accessible application.
  final class Signals {
    /// A signal: its name, the path of the object, and its arguments.
    struct Received {
      let member: String
      let path: String
      let arguments: Variant

      var description: String { "\(member) \(path) \(arguments.items.compactMap(\.string))" }
    }

    private(set) var received: [Received] = []
    private let connection: OpaquePointer
    private var number: UInt32 = 0

    fileprivate init(_ interface: String, member: String?, on connection: OpaquePointer) {
      // The bus may be gone before its signals are.
      self.connection = OpaquePointer(g_object_ref(UnsafeMutableRawPointer(connection)))
      number = g_dbus_connection_signal_subscribe(
        connection, nil, interface, member, nil, nil, G_DBUS_SIGNAL_FLAGS_NONE,
        { _, _, path, _, member, arguments, context in
          guard let path, let member, let arguments else { return }
          let signal = Received(
            member: String(cString: member), path: String(cString: path),
            arguments: Variant(adopting: g_variant_ref(arguments)))
          Unmanaged<Signals>.fromOpaque(context!).takeUnretainedValue().received.append(signal)
        }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    /// Those that were received since this was last asked.
    func take() -> [Received] {
      defer { received = [] }
      return received
    }

    isolated deinit {
      g_dbus_connection_signal_unsubscribe(connection, number)
      g_object_unref(UnsafeMutableRawPointer(connection))
    }
  }

  /// - Parameter member: the signal's name; nil for all of the interface.
  func signals(of interface: String, named member: String? = nil) -> Signals {
    Signals(interface, member: member, on: connection)
  }
}
