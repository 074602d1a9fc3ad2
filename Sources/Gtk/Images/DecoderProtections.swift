/// What protects the user from a process that decodes images, if an image takes control of it.
public nonisolated struct DecoderProtections: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  // The numbers are those in CSandbox.h.
  /// It cannot get more rights by starting another program.
  public static let noNewPrivileges = DecoderProtections(rawValue: 1)
  /// The memory, the processor time and the files that it may take are limited.
  public static let limits = DecoderProtections(rawValue: 2)
  /// It cannot open files, by [Landlock](https://docs.kernel.org/userspace-api/landlock.html).
  public static let landlock = DecoderProtections(rawValue: 4)
  /// The system ends it if it opens a file or a socket, or starts a process, by
  /// [seccomp](https://docs.kernel.org/userspace-api/seccomp_filter.html).
  public static let seccomp = DecoderProtections(rawValue: 8)
  /// All of them. An old kernel may lack some.
  public static let all: DecoderProtections = [.noNewPrivileges, .limits, .landlock, .seccomp]
}

extension DecoderProtections: CustomStringConvertible {
  /// The names of the protections, such as "no new privileges, limits, Landlock, seccomp".
  public nonisolated var description: String {
    let names: [(DecoderProtections, String)] = [
      (.noNewPrivileges, "no new privileges"), (.limits, "limits"), (.landlock, "Landlock"), (.seccomp, "seccomp"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
