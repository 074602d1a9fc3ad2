// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gio {
  /// Flags used when an operation may create a file.
  public nonisolated struct FileCreateFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Create a file that can only be accessed by the current user.
    public static var `private`: FileCreateFlags { FileCreateFlags(rawValue: 1) }
    /// Replace the destination as if it didn't exist before. Don't try to keep any old permissions, replace instead of
    /// following links. This is generally useful if you're doing a "copy over" rather than a "save new version of"
    /// replace operation. You can think of it as "unlink destination" before writing to it, although the implementation
    /// may not be exactly like that. This flag can only be used with `g_file_replace()` and its variants, including
    /// `g_file_replace_contents()`. Since 2.20
    public static var replaceDestination: FileCreateFlags { FileCreateFlags(rawValue: 2) }

    public static var gType: GType { g_file_create_flags_get_type() }

    @MainActor init(cValue: GFileCreateFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GFileCreateFlags { GFileCreateFlags(unsigned) }
  }
}

extension Gio {
  /// Specifies what type of event a monitor event is.
  public nonisolated enum FileMonitorEvent: Int32, GEnum, Sendable {
    /// a file changed.
    case changed = 0
    /// a hint that this was probably the last change in a set of changes.
    case changesDoneHint = 1
    /// a file was deleted.
    case deleted = 2
    /// a file was created.
    case created = 3
    /// a file attribute was changed.
    case attributeChanged = 4
    /// the file location will soon be unmounted.
    case preUnmount = 5
    /// the file location was unmounted.
    case unmounted = 6
    /// the file was moved -- only sent if the (deprecated) `G_FILE_MONITOR_SEND_MOVED` flag is set
    case moved = 7
    /// the file was renamed within the current directory -- only sent if the `G_FILE_MONITOR_WATCH_MOVES` flag is set.
    /// Since: 2.46.
    case renamed = 8
    /// the file was moved into the monitored directory from another location -- only sent if the
    /// `G_FILE_MONITOR_WATCH_MOVES` flag is set. Since: 2.46.
    case movedIn = 9
    /// the file was moved out of the monitored directory to another location -- only sent if the
    /// `G_FILE_MONITOR_WATCH_MOVES` flag is set. Since: 2.46
    case movedOut = 10

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 11) }
    public var rawValue: Int32 { place }

    public static var gType: GType { g_file_monitor_event_get_type() }

    @MainActor init(cValue: GFileMonitorEvent) { self.init(unsigned: cValue.rawValue) }
    var cValue: GFileMonitorEvent { GFileMonitorEvent(unsigned) }
  }
}

extension Gio {
  /// Flags used to set what a `FileMonitor` will watch for.
  public nonisolated struct FileMonitorFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Watch for mount events.
    public static var watchMounts: FileMonitorFlags { FileMonitorFlags(rawValue: 1) }
    /// Pair DELETED and CREATED events caused by file renames (moves) and send a single G_FILE_MONITOR_EVENT_MOVED
    /// event instead (NB: not supported on all backends; the default behaviour -without specifying this flag- is to
    /// send single DELETED and CREATED events). Deprecated since 2.46: use `G_FILE_MONITOR_WATCH_MOVES` instead.
    public static var sendMoved: FileMonitorFlags { FileMonitorFlags(rawValue: 2) }
    /// Watch for changes to the file made via another hard link. Since 2.36.
    public static var watchHardLinks: FileMonitorFlags { FileMonitorFlags(rawValue: 4) }
    /// Watch for rename operations on a monitored directory. This causes `G_FILE_MONITOR_EVENT_RENAMED`,
    /// `G_FILE_MONITOR_EVENT_MOVED_IN` and `G_FILE_MONITOR_EVENT_MOVED_OUT` events to be emitted when possible. Since:
    /// 2.46.
    public static var watchMoves: FileMonitorFlags { FileMonitorFlags(rawValue: 8) }

    public static var gType: GType { g_file_monitor_flags_get_type() }

    @MainActor init(cValue: GFileMonitorFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GFileMonitorFlags { GFileMonitorFlags(unsigned) }
  }
}

extension Gio {
  /// Flags used when querying a `FileInfo`.
  public nonisolated struct FileQueryInfoFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Don't follow symlinks.
    public static var nofollowSymlinks: FileQueryInfoFlags { FileQueryInfoFlags(rawValue: 1) }

    public static var gType: GType { g_file_query_info_flags_get_type() }

    @MainActor init(cValue: GFileQueryInfoFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GFileQueryInfoFlags { GFileQueryInfoFlags(unsigned) }
  }
}

extension Gio {
  /// Indicates the file's on-disk type.
  public nonisolated enum FileType: Int32, GEnum, Sendable {
    /// File's type is unknown.
    case unknown = 0
    /// File handle represents a regular file.
    case regular = 1
    /// File handle represents a directory.
    case directory = 2
    /// File handle represents a symbolic link (Unix systems).
    case symbolicLink = 3
    /// File is a "special" file, such as a socket, fifo, block device, or character device.
    case special = 4
    /// File is a shortcut (Windows systems).
    case shortcut = 5
    /// File is a mountable location.
    case mountable = 6

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 7) }
    public var rawValue: Int32 { place }

    public static var gType: GType { g_file_type_get_type() }

    @MainActor init(cValue: GFileType) { self.init(unsigned: cValue.rawValue) }
    var cValue: GFileType { GFileType(unsigned) }
  }
}

extension Gio {
  /// Flags used when mounting a mount.
  public nonisolated struct MountMountFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var gType: GType { g_mount_mount_flags_get_type() }

    @MainActor init(cValue: GMountMountFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GMountMountFlags { GMountMountFlags(unsigned) }
  }
}

extension Gio {
  /// `MountOperationResult` is returned as a result when a request for information is send by the mounting operation.
  public nonisolated enum MountOperationResult: Int32, GEnum, Sendable {
    /// The request was fulfilled and the user specified data is now available
    case handled = 0
    /// The user requested the mount operation to be aborted
    case aborted = 1
    /// The request was unhandled (i.e. not implemented)
    case unhandled = 2

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
    public var rawValue: Int32 { place }

    public static var gType: GType { g_mount_operation_result_get_type() }

    @MainActor init(cValue: GMountOperationResult) { self.init(unsigned: cValue.rawValue) }
    var cValue: GMountOperationResult { GMountOperationResult(unsigned) }
  }
}

extension Gio {
  /// Flags used when an unmounting a mount.
  public nonisolated struct MountUnmountFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Unmount even if there are outstanding file operations on the mount.
    public static var force: MountUnmountFlags { MountUnmountFlags(rawValue: 1) }

    public static var gType: GType { g_mount_unmount_flags_get_type() }

    @MainActor init(cValue: GMountUnmountFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GMountUnmountFlags { GMountUnmountFlags(unsigned) }
  }
}

extension Gio {
  /// The host's network connectivity state, as reported by `NetworkMonitor`.
  public nonisolated enum NetworkConnectivity: Int32, GEnum, Sendable {
    /// The host is not configured with a route to the Internet; it may or may not be connected to a local network.
    case local = 1
    /// The host is connected to a network, but does not appear to be able to reach the full Internet, perhaps due to
    /// upstream network problems.
    case limited = 2
    /// The host is behind a captive portal and cannot reach the full Internet.
    case portal = 3
    /// The host is connected to a network, and appears to be able to reach the full Internet.
    case full = 4

    public static var gType: GType { g_network_connectivity_get_type() }

    @MainActor init(cValue: GNetworkConnectivity) { self.init(unsigned: cValue.rawValue) }
    var cValue: GNetworkConnectivity { GNetworkConnectivity(unsigned) }
  }
}

extension Gio {
  /// Priority levels for `Notifications`.
  public nonisolated enum NotificationPriority: Int32, GEnum, Sendable {
    /// the default priority, to be used for the majority of notifications (for example email messages, software
    /// updates, completed download/sync operations)
    case normal = 0
    /// for notifications that do not require immediate attention - typically used for contextual background
    /// information, such as contact birthdays or local weather
    case low = 1
    /// for events that require more attention, usually because responses are time-sensitive (for example chat and SMS
    /// messages or alarms)
    case high = 2
    /// for urgent notifications, or notifications that require a response in a short space of time (for example phone
    /// calls or emergency warnings)
    case urgent = 3

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 4) }
    public var rawValue: Int32 { place }

    public static var gType: GType { g_notification_priority_get_type() }

    @MainActor init(cValue: GNotificationPriority) { self.init(unsigned: cValue.rawValue) }
    var cValue: GNotificationPriority { GNotificationPriority(unsigned) }
  }
}

extension Gio {
  /// GOutputStreamSpliceFlags determine how streams should be spliced.
  public nonisolated struct OutputStreamSpliceFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Close the source stream after the splice.
    public static var closeSource: OutputStreamSpliceFlags { OutputStreamSpliceFlags(rawValue: 1) }
    /// Close the target stream after the splice.
    public static var closeTarget: OutputStreamSpliceFlags { OutputStreamSpliceFlags(rawValue: 2) }

    public static var gType: GType { g_output_stream_splice_flags_get_type() }

    @MainActor init(cValue: GOutputStreamSpliceFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GOutputStreamSpliceFlags { GOutputStreamSpliceFlags(unsigned) }
  }
}

extension Gio {
  /// `PasswordSave` is used to indicate the lifespan of a saved password.
  public nonisolated enum PasswordSave: Int32, GEnum, Sendable {
    /// never save a password.
    case never = 0
    /// save a password for the session.
    case forSession = 1
    /// save a password permanently.
    case permanently = 2

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
    public var rawValue: Int32 { place }

    public static var gType: GType { g_password_save_get_type() }

    @MainActor init(cValue: GPasswordSave) { self.init(unsigned: cValue.rawValue) }
    var cValue: GPasswordSave { GPasswordSave(unsigned) }
  }
}

extension Gio {
  /// GResourceLookupFlags determine how resource path lookups are handled.
  public nonisolated struct ResourceLookupFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var gType: GType { g_resource_lookup_flags_get_type() }

    @MainActor init(cValue: GResourceLookupFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GResourceLookupFlags { GResourceLookupFlags(unsigned) }
  }
}

extension Gio {
  /// Flags used when creating a binding. These flags determine in which direction the binding works. The default is to
  /// synchronize in both directions.
  public nonisolated struct SettingsBindFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Update the `Object` property when the setting changes. It is an error to use this flag if the property is not
    /// writable.
    public static var get: SettingsBindFlags { SettingsBindFlags(rawValue: 1) }
    /// Update the setting when the `Object` property changes. It is an error to use this flag if the property is not
    /// readable.
    public static var set: SettingsBindFlags { SettingsBindFlags(rawValue: 2) }
    /// Do not try to bind a "sensitivity" property to the writability of the setting
    public static var noSensitivity: SettingsBindFlags { SettingsBindFlags(rawValue: 4) }
    /// When set in addition to `G_SETTINGS_BIND_GET`, set the `Object` property value initially from the setting, but
    /// do not listen for changes of the setting
    public static var getNoChanges: SettingsBindFlags { SettingsBindFlags(rawValue: 8) }
    /// When passed to `g_settings_bind()`, uses a pair of mapping functions that invert the boolean value when mapping
    /// between the setting and the property. The setting and property must both be booleans. You cannot pass this flag
    /// to `g_settings_bind_with_mapping()`.
    public static var invertBoolean: SettingsBindFlags { SettingsBindFlags(rawValue: 16) }

    public static var gType: GType { g_settings_bind_flags_get_type() }

    @MainActor init(cValue: GSettingsBindFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GSettingsBindFlags { GSettingsBindFlags(unsigned) }
  }
}
