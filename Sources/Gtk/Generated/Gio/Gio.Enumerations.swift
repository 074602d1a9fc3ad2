// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import CGtk

extension Gio {
  /// The flags [`GAppInfoCreateFlags`](https://docs.gtk.org/gio/flags.AppInfoCreateFlags.html).
  public nonisolated struct AppInfoCreateFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `G_APP_INFO_CREATE_NEEDS_TERMINAL` in C.
    public static var needsTerminal: AppInfoCreateFlags { AppInfoCreateFlags(rawValue: 1) }
    /// `G_APP_INFO_CREATE_SUPPORTS_URIS` in C.
    public static var supportsUris: AppInfoCreateFlags { AppInfoCreateFlags(rawValue: 2) }
    /// `G_APP_INFO_CREATE_SUPPORTS_STARTUP_NOTIFICATION` in C.
    public static var supportsStartupNotification: AppInfoCreateFlags { AppInfoCreateFlags(rawValue: 4) }

    public static var gType: GType { g_app_info_create_flags_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GAppInfoCreateFlags) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GAppInfoCreateFlags { GAppInfoCreateFlags(rawValue: unsigned) }
  }
}

extension Gio {
  /// The flags [`GApplicationFlags`](https://docs.gtk.org/gio/flags.ApplicationFlags.html). Since GLib 2.28.
  public nonisolated struct ApplicationFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `G_APPLICATION_IS_SERVICE` in C.
    public static var isService: ApplicationFlags { ApplicationFlags(rawValue: 1) }
    /// `G_APPLICATION_IS_LAUNCHER` in C.
    public static var isLauncher: ApplicationFlags { ApplicationFlags(rawValue: 2) }
    /// `G_APPLICATION_HANDLES_OPEN` in C.
    public static var handlesOpen: ApplicationFlags { ApplicationFlags(rawValue: 4) }
    /// `G_APPLICATION_HANDLES_COMMAND_LINE` in C.
    public static var handlesCommandLine: ApplicationFlags { ApplicationFlags(rawValue: 8) }
    /// `G_APPLICATION_SEND_ENVIRONMENT` in C.
    public static var sendEnvironment: ApplicationFlags { ApplicationFlags(rawValue: 16) }
    /// `G_APPLICATION_NON_UNIQUE` in C.
    public static var nonUnique: ApplicationFlags { ApplicationFlags(rawValue: 32) }
    /// `G_APPLICATION_CAN_OVERRIDE_APP_ID` in C.
    public static var canOverrideAppId: ApplicationFlags { ApplicationFlags(rawValue: 64) }
    /// `G_APPLICATION_ALLOW_REPLACEMENT` in C.
    public static var allowReplacement: ApplicationFlags { ApplicationFlags(rawValue: 128) }
    /// `G_APPLICATION_REPLACE` in C.
    public static var replace: ApplicationFlags { ApplicationFlags(rawValue: 256) }

    public static var gType: GType { g_application_flags_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GApplicationFlags) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GApplicationFlags { GApplicationFlags(rawValue: unsigned) }
  }
}

extension Gio {
  /// The flags [`GAskPasswordFlags`](https://docs.gtk.org/gio/flags.AskPasswordFlags.html).
  public nonisolated struct AskPasswordFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `G_ASK_PASSWORD_NEED_PASSWORD` in C.
    public static var needPassword: AskPasswordFlags { AskPasswordFlags(rawValue: 1) }
    /// `G_ASK_PASSWORD_NEED_USERNAME` in C.
    public static var needUsername: AskPasswordFlags { AskPasswordFlags(rawValue: 2) }
    /// `G_ASK_PASSWORD_NEED_DOMAIN` in C.
    public static var needDomain: AskPasswordFlags { AskPasswordFlags(rawValue: 4) }
    /// `G_ASK_PASSWORD_SAVING_SUPPORTED` in C.
    public static var savingSupported: AskPasswordFlags { AskPasswordFlags(rawValue: 8) }
    /// `G_ASK_PASSWORD_ANONYMOUS_SUPPORTED` in C.
    public static var anonymousSupported: AskPasswordFlags { AskPasswordFlags(rawValue: 16) }
    /// `G_ASK_PASSWORD_TCRYPT` in C.
    public static var tcrypt: AskPasswordFlags { AskPasswordFlags(rawValue: 32) }

    public static var gType: GType { g_ask_password_flags_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GAskPasswordFlags) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GAskPasswordFlags { GAskPasswordFlags(rawValue: unsigned) }
  }
}

extension Gio {
  /// The flags [`GDriveStartFlags`](https://docs.gtk.org/gio/flags.DriveStartFlags.html). Since GLib 2.22.
  public nonisolated struct DriveStartFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var gType: GType { g_drive_start_flags_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GDriveStartFlags) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GDriveStartFlags { GDriveStartFlags(rawValue: unsigned) }
  }
}

extension Gio {
  /// The enumeration [`GFileAttributeStatus`](https://docs.gtk.org/gio/enum.FileAttributeStatus.html).
  public nonisolated enum FileAttributeStatus: Int32, GEnum, Sendable {
    /// `G_FILE_ATTRIBUTE_STATUS_UNSET` in C.
    case unset = 0
    /// `G_FILE_ATTRIBUTE_STATUS_SET` in C.
    case set = 1
    /// `G_FILE_ATTRIBUTE_STATUS_ERROR_SETTING` in C.
    case errorSetting = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { g_file_attribute_status_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GFileAttributeStatus) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GFileAttributeStatus { GFileAttributeStatus(rawValue: unsigned) }
  }
}

extension Gio {
  /// The enumeration [`GFileAttributeType`](https://docs.gtk.org/gio/enum.FileAttributeType.html).
  public nonisolated enum FileAttributeType: Int32, GEnum, Sendable {
    /// `G_FILE_ATTRIBUTE_TYPE_INVALID` in C.
    case invalid = 0
    /// `G_FILE_ATTRIBUTE_TYPE_STRING` in C.
    case string = 1
    /// `G_FILE_ATTRIBUTE_TYPE_BYTE_STRING` in C.
    case byteString = 2
    /// `G_FILE_ATTRIBUTE_TYPE_BOOLEAN` in C.
    case boolean = 3
    /// `G_FILE_ATTRIBUTE_TYPE_UINT32` in C.
    case uint32 = 4
    /// `G_FILE_ATTRIBUTE_TYPE_INT32` in C.
    case int32 = 5
    /// `G_FILE_ATTRIBUTE_TYPE_UINT64` in C.
    case uint64 = 6
    /// `G_FILE_ATTRIBUTE_TYPE_INT64` in C.
    case int64 = 7
    /// `G_FILE_ATTRIBUTE_TYPE_OBJECT` in C.
    case object = 8
    /// `G_FILE_ATTRIBUTE_TYPE_STRINGV` in C.
    case stringv = 9

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 10) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { g_file_attribute_type_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GFileAttributeType) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GFileAttributeType { GFileAttributeType(rawValue: unsigned) }
  }
}

extension Gio {
  /// The flags [`GFileCopyFlags`](https://docs.gtk.org/gio/flags.FileCopyFlags.html).
  public nonisolated struct FileCopyFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `G_FILE_COPY_OVERWRITE` in C.
    public static var overwrite: FileCopyFlags { FileCopyFlags(rawValue: 1) }
    /// `G_FILE_COPY_BACKUP` in C.
    public static var backup: FileCopyFlags { FileCopyFlags(rawValue: 2) }
    /// `G_FILE_COPY_NOFOLLOW_SYMLINKS` in C.
    public static var nofollowSymlinks: FileCopyFlags { FileCopyFlags(rawValue: 4) }
    /// `G_FILE_COPY_ALL_METADATA` in C.
    public static var allMetadata: FileCopyFlags { FileCopyFlags(rawValue: 8) }
    /// `G_FILE_COPY_NO_FALLBACK_FOR_MOVE` in C.
    public static var noFallbackForMove: FileCopyFlags { FileCopyFlags(rawValue: 16) }
    /// `G_FILE_COPY_TARGET_DEFAULT_PERMS` in C.
    public static var targetDefaultPerms: FileCopyFlags { FileCopyFlags(rawValue: 32) }
    #if GTK_4_24
    /// `G_FILE_COPY_TARGET_DEFAULT_MODIFIED_TIME` in C.
    public static var targetDefaultModifiedTime: FileCopyFlags { FileCopyFlags(rawValue: 64) }
    #endif

    public static var gType: GType { g_file_copy_flags_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GFileCopyFlags) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GFileCopyFlags { GFileCopyFlags(rawValue: unsigned) }
  }
}

extension Gio {
  /// The flags [`GFileCreateFlags`](https://docs.gtk.org/gio/flags.FileCreateFlags.html).
  public nonisolated struct FileCreateFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `G_FILE_CREATE_PRIVATE` in C.
    public static var `private`: FileCreateFlags { FileCreateFlags(rawValue: 1) }
    /// `G_FILE_CREATE_REPLACE_DESTINATION` in C.
    public static var replaceDestination: FileCreateFlags { FileCreateFlags(rawValue: 2) }

    public static var gType: GType { g_file_create_flags_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GFileCreateFlags) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GFileCreateFlags { GFileCreateFlags(rawValue: unsigned) }
  }
}

extension Gio {
  /// The enumeration [`GFileMonitorEvent`](https://docs.gtk.org/gio/enum.FileMonitorEvent.html).
  public nonisolated enum FileMonitorEvent: Int32, GEnum, Sendable {
    /// `G_FILE_MONITOR_EVENT_CHANGED` in C.
    case changed = 0
    /// `G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT` in C.
    case changesDoneHint = 1
    /// `G_FILE_MONITOR_EVENT_DELETED` in C.
    case deleted = 2
    /// `G_FILE_MONITOR_EVENT_CREATED` in C.
    case created = 3
    /// `G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED` in C.
    case attributeChanged = 4
    /// `G_FILE_MONITOR_EVENT_PRE_UNMOUNT` in C.
    case preUnmount = 5
    /// `G_FILE_MONITOR_EVENT_UNMOUNTED` in C.
    case unmounted = 6
    /// `G_FILE_MONITOR_EVENT_MOVED` in C.
    case moved = 7
    /// `G_FILE_MONITOR_EVENT_RENAMED` in C.
    case renamed = 8
    /// `G_FILE_MONITOR_EVENT_MOVED_IN` in C.
    case movedIn = 9
    /// `G_FILE_MONITOR_EVENT_MOVED_OUT` in C.
    case movedOut = 10

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 11) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { g_file_monitor_event_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GFileMonitorEvent) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GFileMonitorEvent { GFileMonitorEvent(rawValue: unsigned) }
  }
}

extension Gio {
  /// The flags [`GFileMonitorFlags`](https://docs.gtk.org/gio/flags.FileMonitorFlags.html).
  public nonisolated struct FileMonitorFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `G_FILE_MONITOR_WATCH_MOUNTS` in C.
    public static var watchMounts: FileMonitorFlags { FileMonitorFlags(rawValue: 1) }
    /// `G_FILE_MONITOR_SEND_MOVED` in C.
    public static var sendMoved: FileMonitorFlags { FileMonitorFlags(rawValue: 2) }
    /// `G_FILE_MONITOR_WATCH_HARD_LINKS` in C.
    public static var watchHardLinks: FileMonitorFlags { FileMonitorFlags(rawValue: 4) }
    /// `G_FILE_MONITOR_WATCH_MOVES` in C.
    public static var watchMoves: FileMonitorFlags { FileMonitorFlags(rawValue: 8) }

    public static var gType: GType { g_file_monitor_flags_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GFileMonitorFlags) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GFileMonitorFlags { GFileMonitorFlags(rawValue: unsigned) }
  }
}

extension Gio {
  /// The flags [`GFileQueryInfoFlags`](https://docs.gtk.org/gio/flags.FileQueryInfoFlags.html).
  public nonisolated struct FileQueryInfoFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS` in C.
    public static var nofollowSymlinks: FileQueryInfoFlags { FileQueryInfoFlags(rawValue: 1) }

    public static var gType: GType { g_file_query_info_flags_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GFileQueryInfoFlags) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GFileQueryInfoFlags { GFileQueryInfoFlags(rawValue: unsigned) }
  }
}

extension Gio {
  /// The enumeration [`GFileType`](https://docs.gtk.org/gio/enum.FileType.html).
  public nonisolated enum FileType: Int32, GEnum, Sendable {
    /// `G_FILE_TYPE_UNKNOWN` in C.
    case unknown = 0
    /// `G_FILE_TYPE_REGULAR` in C.
    case regular = 1
    /// `G_FILE_TYPE_DIRECTORY` in C.
    case directory = 2
    /// `G_FILE_TYPE_SYMBOLIC_LINK` in C.
    case symbolicLink = 3
    /// `G_FILE_TYPE_SPECIAL` in C.
    case special = 4
    /// `G_FILE_TYPE_SHORTCUT` in C.
    case shortcut = 5
    /// `G_FILE_TYPE_MOUNTABLE` in C.
    case mountable = 6

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 7) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { g_file_type_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GFileType) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GFileType { GFileType(rawValue: unsigned) }
  }
}

extension Gio {
  /// The flags [`GMountMountFlags`](https://docs.gtk.org/gio/flags.MountMountFlags.html).
  public nonisolated struct MountMountFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var gType: GType { g_mount_mount_flags_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GMountMountFlags) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GMountMountFlags { GMountMountFlags(rawValue: unsigned) }
  }
}

extension Gio {
  /// The enumeration [`GMountOperationResult`](https://docs.gtk.org/gio/enum.MountOperationResult.html).
  public nonisolated enum MountOperationResult: Int32, GEnum, Sendable {
    /// `G_MOUNT_OPERATION_HANDLED` in C.
    case handled = 0
    /// `G_MOUNT_OPERATION_ABORTED` in C.
    case aborted = 1
    /// `G_MOUNT_OPERATION_UNHANDLED` in C.
    case unhandled = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { g_mount_operation_result_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GMountOperationResult) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GMountOperationResult { GMountOperationResult(rawValue: unsigned) }
  }
}

extension Gio {
  /// The flags [`GMountUnmountFlags`](https://docs.gtk.org/gio/flags.MountUnmountFlags.html).
  public nonisolated struct MountUnmountFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `G_MOUNT_UNMOUNT_FORCE` in C.
    public static var force: MountUnmountFlags { MountUnmountFlags(rawValue: 1) }

    public static var gType: GType { g_mount_unmount_flags_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GMountUnmountFlags) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GMountUnmountFlags { GMountUnmountFlags(rawValue: unsigned) }
  }
}

extension Gio {
  /// The enumeration [`GNetworkConnectivity`](https://docs.gtk.org/gio/enum.NetworkConnectivity.html). Since GLib 2.44.
  public nonisolated enum NetworkConnectivity: Int32, GEnum, Sendable {
    /// `G_NETWORK_CONNECTIVITY_LOCAL` in C.
    case local = 1
    /// `G_NETWORK_CONNECTIVITY_LIMITED` in C.
    case limited = 2
    /// `G_NETWORK_CONNECTIVITY_PORTAL` in C.
    case portal = 3
    /// `G_NETWORK_CONNECTIVITY_FULL` in C.
    case full = 4

    public static var gType: GType { g_network_connectivity_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GNetworkConnectivity) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GNetworkConnectivity { GNetworkConnectivity(rawValue: unsigned) }
  }
}

extension Gio {
  /// The enumeration [`GNotificationPriority`](https://docs.gtk.org/gio/enum.NotificationPriority.html). Since GLib
  /// 2.42.
  public nonisolated enum NotificationPriority: Int32, GEnum, Sendable {
    /// `G_NOTIFICATION_PRIORITY_NORMAL` in C.
    case normal = 0
    /// `G_NOTIFICATION_PRIORITY_LOW` in C.
    case low = 1
    /// `G_NOTIFICATION_PRIORITY_HIGH` in C.
    case high = 2
    /// `G_NOTIFICATION_PRIORITY_URGENT` in C.
    case urgent = 3

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { g_notification_priority_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GNotificationPriority) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GNotificationPriority { GNotificationPriority(rawValue: unsigned) }
  }
}

extension Gio {
  /// The flags [`GOutputStreamSpliceFlags`](https://docs.gtk.org/gio/flags.OutputStreamSpliceFlags.html).
  public nonisolated struct OutputStreamSpliceFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE` in C.
    public static var closeSource: OutputStreamSpliceFlags { OutputStreamSpliceFlags(rawValue: 1) }
    /// `G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET` in C.
    public static var closeTarget: OutputStreamSpliceFlags { OutputStreamSpliceFlags(rawValue: 2) }

    public static var gType: GType { g_output_stream_splice_flags_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GOutputStreamSpliceFlags) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GOutputStreamSpliceFlags { GOutputStreamSpliceFlags(rawValue: unsigned) }
  }
}

extension Gio {
  /// The enumeration [`GPasswordSave`](https://docs.gtk.org/gio/enum.PasswordSave.html).
  public nonisolated enum PasswordSave: Int32, GEnum, Sendable {
    /// `G_PASSWORD_SAVE_NEVER` in C.
    case never = 0
    /// `G_PASSWORD_SAVE_FOR_SESSION` in C.
    case forSession = 1
    /// `G_PASSWORD_SAVE_PERMANENTLY` in C.
    case permanently = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { g_password_save_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GPasswordSave) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GPasswordSave { GPasswordSave(rawValue: unsigned) }
  }
}

extension Gio {
  /// The flags [`GResourceLookupFlags`](https://docs.gtk.org/gio/flags.ResourceLookupFlags.html). Since GLib 2.32.
  public nonisolated struct ResourceLookupFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var gType: GType { g_resource_lookup_flags_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GResourceLookupFlags) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GResourceLookupFlags { GResourceLookupFlags(rawValue: unsigned) }
  }
}

extension Gio {
  /// The flags [`GSettingsBindFlags`](https://docs.gtk.org/gio/flags.SettingsBindFlags.html).
  public nonisolated struct SettingsBindFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `G_SETTINGS_BIND_GET` in C.
    public static var get: SettingsBindFlags { SettingsBindFlags(rawValue: 1) }
    /// `G_SETTINGS_BIND_SET` in C.
    public static var set: SettingsBindFlags { SettingsBindFlags(rawValue: 2) }
    /// `G_SETTINGS_BIND_NO_SENSITIVITY` in C.
    public static var noSensitivity: SettingsBindFlags { SettingsBindFlags(rawValue: 4) }
    /// `G_SETTINGS_BIND_GET_NO_CHANGES` in C.
    public static var getNoChanges: SettingsBindFlags { SettingsBindFlags(rawValue: 8) }
    /// `G_SETTINGS_BIND_INVERT_BOOLEAN` in C.
    public static var invertBoolean: SettingsBindFlags { SettingsBindFlags(rawValue: 16) }

    public static var gType: GType { g_settings_bind_flags_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GSettingsBindFlags) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GSettingsBindFlags { GSettingsBindFlags(rawValue: unsigned) }
  }
}
