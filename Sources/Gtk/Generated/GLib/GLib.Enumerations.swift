// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import CGtk

extension GLib {
  /// The flags [`GSpawnFlags`](https://docs.gtk.org/glib/flags.SpawnFlags.html).
  public nonisolated struct SpawnFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `G_SPAWN_LEAVE_DESCRIPTORS_OPEN` in C.
    public static var leaveDescriptorsOpen: SpawnFlags { SpawnFlags(rawValue: 1) }
    /// `G_SPAWN_DO_NOT_REAP_CHILD` in C.
    public static var doNotReapChild: SpawnFlags { SpawnFlags(rawValue: 2) }
    /// `G_SPAWN_SEARCH_PATH` in C.
    public static var searchPath: SpawnFlags { SpawnFlags(rawValue: 4) }
    /// `G_SPAWN_STDOUT_TO_DEV_NULL` in C.
    public static var stdoutToDevNull: SpawnFlags { SpawnFlags(rawValue: 8) }
    /// `G_SPAWN_STDERR_TO_DEV_NULL` in C.
    public static var stderrToDevNull: SpawnFlags { SpawnFlags(rawValue: 16) }
    /// `G_SPAWN_CHILD_INHERITS_STDIN` in C.
    public static var childInheritsStdin: SpawnFlags { SpawnFlags(rawValue: 32) }
    /// `G_SPAWN_FILE_AND_ARGV_ZERO` in C.
    public static var fileAndArgvZero: SpawnFlags { SpawnFlags(rawValue: 64) }
    /// `G_SPAWN_SEARCH_PATH_FROM_ENVP` in C.
    public static var searchPathFromEnvp: SpawnFlags { SpawnFlags(rawValue: 128) }
    /// `G_SPAWN_CLOEXEC_PIPES` in C.
    public static var cloexecPipes: SpawnFlags { SpawnFlags(rawValue: 256) }
    /// `G_SPAWN_CHILD_INHERITS_STDOUT` in C. Since GLib 2.74.
    public static var childInheritsStdout: SpawnFlags { SpawnFlags(rawValue: 512) }
    /// `G_SPAWN_CHILD_INHERITS_STDERR` in C. Since GLib 2.74.
    public static var childInheritsStderr: SpawnFlags { SpawnFlags(rawValue: 1024) }
    /// `G_SPAWN_STDIN_FROM_DEV_NULL` in C. Since GLib 2.74.
    public static var stdinFromDevNull: SpawnFlags { SpawnFlags(rawValue: 2048) }

    public static var gType: GType { FundamentalType.uint }

    @_spi(Bindings) @MainActor public init(cValue: GSpawnFlags) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GSpawnFlags { GSpawnFlags(rawValue: unsigned) }
  }
}
