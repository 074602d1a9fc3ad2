// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension GLib {
  /// The error codes [`GFileError`](https://docs.gtk.org/glib/error.FileError.html).
  public nonisolated enum FileError: Int32, GLib.ErrorCode {
    /// `G_FILE_ERROR_EXIST` in C.
    case exist = 0
    /// `G_FILE_ERROR_ISDIR` in C.
    case isdir = 1
    /// `G_FILE_ERROR_ACCES` in C.
    case acces = 2
    /// `G_FILE_ERROR_NAMETOOLONG` in C.
    case nametoolong = 3
    /// `G_FILE_ERROR_NOENT` in C.
    case noent = 4
    /// `G_FILE_ERROR_NOTDIR` in C.
    case notdir = 5
    /// `G_FILE_ERROR_NXIO` in C.
    case nxio = 6
    /// `G_FILE_ERROR_NODEV` in C.
    case nodev = 7
    /// `G_FILE_ERROR_ROFS` in C.
    case rofs = 8
    /// `G_FILE_ERROR_TXTBSY` in C.
    case txtbsy = 9
    /// `G_FILE_ERROR_FAULT` in C.
    case fault = 10
    /// `G_FILE_ERROR_LOOP` in C.
    case loop = 11
    /// `G_FILE_ERROR_NOSPC` in C.
    case nospc = 12
    /// `G_FILE_ERROR_NOMEM` in C.
    case nomem = 13
    /// `G_FILE_ERROR_MFILE` in C.
    case mfile = 14
    /// `G_FILE_ERROR_NFILE` in C.
    case nfile = 15
    /// `G_FILE_ERROR_BADF` in C.
    case badf = 16
    /// `G_FILE_ERROR_INVAL` in C.
    case inval = 17
    /// `G_FILE_ERROR_PIPE` in C.
    case pipe = 18
    /// `G_FILE_ERROR_AGAIN` in C.
    case again = 19
    /// `G_FILE_ERROR_INTR` in C.
    case intr = 20
    /// `G_FILE_ERROR_IO` in C.
    case io = 21
    /// `G_FILE_ERROR_PERM` in C.
    case perm = 22
    /// `G_FILE_ERROR_NOSYS` in C.
    case nosys = 23
    /// `G_FILE_ERROR_FAILED` in C.
    case failed = 24

    public static var domain: String { "g-file-error-quark" }
  }
}

extension GLib {
  /// The error codes [`GKeyFileError`](https://docs.gtk.org/glib/error.KeyFileError.html).
  public nonisolated enum KeyFileError: Int32, GLib.ErrorCode {
    /// `G_KEY_FILE_ERROR_UNKNOWN_ENCODING` in C.
    case unknownEncoding = 0
    /// `G_KEY_FILE_ERROR_PARSE` in C.
    case parse = 1
    /// `G_KEY_FILE_ERROR_NOT_FOUND` in C.
    case notFound = 2
    /// `G_KEY_FILE_ERROR_KEY_NOT_FOUND` in C.
    case keyNotFound = 3
    /// `G_KEY_FILE_ERROR_GROUP_NOT_FOUND` in C.
    case groupNotFound = 4
    /// `G_KEY_FILE_ERROR_INVALID_VALUE` in C.
    case invalidValue = 5

    public static var domain: String { "g-key-file-error-quark" }
  }
}

extension GLib {
  /// The error codes [`GMarkupError`](https://docs.gtk.org/glib/error.MarkupError.html).
  public nonisolated enum MarkupError: Int32, GLib.ErrorCode {
    /// `G_MARKUP_ERROR_BAD_UTF8` in C.
    case badUtf8 = 0
    /// `G_MARKUP_ERROR_EMPTY` in C.
    case empty = 1
    /// `G_MARKUP_ERROR_PARSE` in C.
    case parse = 2
    /// `G_MARKUP_ERROR_UNKNOWN_ELEMENT` in C.
    case unknownElement = 3
    /// `G_MARKUP_ERROR_UNKNOWN_ATTRIBUTE` in C.
    case unknownAttribute = 4
    /// `G_MARKUP_ERROR_INVALID_CONTENT` in C.
    case invalidContent = 5
    /// `G_MARKUP_ERROR_MISSING_ATTRIBUTE` in C.
    case missingAttribute = 6

    public static var domain: String { "g-markup-error-quark" }
  }
}

extension GLib {
  /// The error codes [`GVariantParseError`](https://docs.gtk.org/glib/error.VariantParseError.html).
  public nonisolated enum VariantParseError: Int32, GLib.ErrorCode {
    /// `G_VARIANT_PARSE_ERROR_FAILED` in C.
    case failed = 0
    /// `G_VARIANT_PARSE_ERROR_BASIC_TYPE_EXPECTED` in C.
    case basicTypeExpected = 1
    /// `G_VARIANT_PARSE_ERROR_CANNOT_INFER_TYPE` in C.
    case cannotInferType = 2
    /// `G_VARIANT_PARSE_ERROR_DEFINITE_TYPE_EXPECTED` in C.
    case definiteTypeExpected = 3
    /// `G_VARIANT_PARSE_ERROR_INPUT_NOT_AT_END` in C.
    case inputNotAtEnd = 4
    /// `G_VARIANT_PARSE_ERROR_INVALID_CHARACTER` in C.
    case invalidCharacter = 5
    /// `G_VARIANT_PARSE_ERROR_INVALID_FORMAT_STRING` in C.
    case invalidFormatString = 6
    /// `G_VARIANT_PARSE_ERROR_INVALID_OBJECT_PATH` in C.
    case invalidObjectPath = 7
    /// `G_VARIANT_PARSE_ERROR_INVALID_SIGNATURE` in C.
    case invalidSignature = 8
    /// `G_VARIANT_PARSE_ERROR_INVALID_TYPE_STRING` in C.
    case invalidTypeString = 9
    /// `G_VARIANT_PARSE_ERROR_NO_COMMON_TYPE` in C.
    case noCommonType = 10
    /// `G_VARIANT_PARSE_ERROR_NUMBER_OUT_OF_RANGE` in C.
    case numberOutOfRange = 11
    /// `G_VARIANT_PARSE_ERROR_NUMBER_TOO_BIG` in C.
    case numberTooBig = 12
    /// `G_VARIANT_PARSE_ERROR_TYPE_ERROR` in C.
    case typeError = 13
    /// `G_VARIANT_PARSE_ERROR_UNEXPECTED_TOKEN` in C.
    case unexpectedToken = 14
    /// `G_VARIANT_PARSE_ERROR_UNKNOWN_KEYWORD` in C.
    case unknownKeyword = 15
    /// `G_VARIANT_PARSE_ERROR_UNTERMINATED_STRING_CONSTANT` in C.
    case unterminatedStringConstant = 16
    /// `G_VARIANT_PARSE_ERROR_VALUE_EXPECTED` in C.
    case valueExpected = 17
    /// `G_VARIANT_PARSE_ERROR_RECURSION` in C.
    case recursion = 18

    public static var domain: String { "g-variant-parse-error-quark" }
  }
}

extension Gdk {
  /// The error codes [`GdkGLError`](https://docs.gtk.org/gdk4/error.GLError.html).
  public nonisolated enum GLError: Int32, GLib.ErrorCode {
    /// `GDK_GL_ERROR_NOT_AVAILABLE` in C.
    case notAvailable = 0
    /// `GDK_GL_ERROR_UNSUPPORTED_FORMAT` in C.
    case unsupportedFormat = 1
    /// `GDK_GL_ERROR_UNSUPPORTED_PROFILE` in C.
    case unsupportedProfile = 2
    /// `GDK_GL_ERROR_COMPILATION_FAILED` in C.
    case compilationFailed = 3
    /// `GDK_GL_ERROR_LINK_FAILED` in C.
    case linkFailed = 4

    public static var domain: String { "gdk-gl-error-quark" }
  }
}

extension Gdk {
  /// The error codes [`GdkTextureError`](https://docs.gtk.org/gdk4/error.TextureError.html). Since GTK 4.6.
  public nonisolated enum TextureError: Int32, GLib.ErrorCode {
    /// `GDK_TEXTURE_ERROR_TOO_LARGE` in C.
    case tooLarge = 0
    /// `GDK_TEXTURE_ERROR_CORRUPT_IMAGE` in C.
    case corruptImage = 1
    /// `GDK_TEXTURE_ERROR_UNSUPPORTED_CONTENT` in C.
    case unsupportedContent = 2
    /// `GDK_TEXTURE_ERROR_UNSUPPORTED_FORMAT` in C.
    case unsupportedFormat = 3

    public static var domain: String { "gdk-texture-error-quark" }
  }
}

extension Gdk {
  /// The error codes [`GdkVulkanError`](https://docs.gtk.org/gdk4/error.VulkanError.html).
  public nonisolated enum VulkanError: Int32, GLib.ErrorCode {
    /// `GDK_VULKAN_ERROR_UNSUPPORTED` in C.
    case unsupported = 0
    /// `GDK_VULKAN_ERROR_NOT_AVAILABLE` in C.
    case notAvailable = 1

    public static var domain: String { "gdk-vulkan-error-quark" }
  }
}

extension GdkPixbuf {
  /// The error codes [`GdkPixbufError`](https://docs.gtk.org/gdk-pixbuf/error.PixbufError.html).
  public nonisolated enum PixbufError: Int32, GLib.ErrorCode {
    /// `GDK_PIXBUF_ERROR_CORRUPT_IMAGE` in C.
    case corruptImage = 0
    /// `GDK_PIXBUF_ERROR_INSUFFICIENT_MEMORY` in C.
    case insufficientMemory = 1
    /// `GDK_PIXBUF_ERROR_BAD_OPTION` in C.
    case badOption = 2
    /// `GDK_PIXBUF_ERROR_UNKNOWN_TYPE` in C.
    case unknownType = 3
    /// `GDK_PIXBUF_ERROR_UNSUPPORTED_OPERATION` in C.
    case unsupportedOperation = 4
    /// `GDK_PIXBUF_ERROR_FAILED` in C.
    case failed = 5
    /// `GDK_PIXBUF_ERROR_INCOMPLETE_ANIMATION` in C.
    case incompleteAnimation = 6

    public static var domain: String { "gdk-pixbuf-error-quark" }
  }
}

extension Gio {
  /// The error codes [`GIOErrorEnum`](https://docs.gtk.org/gio/error.IOErrorEnum.html).
  public nonisolated enum IOErrorEnum: Int32, GLib.ErrorCode {
    /// `G_IO_ERROR_FAILED` in C.
    case failed = 0
    /// `G_IO_ERROR_NOT_FOUND` in C.
    case notFound = 1
    /// `G_IO_ERROR_EXISTS` in C.
    case exists = 2
    /// `G_IO_ERROR_IS_DIRECTORY` in C.
    case isDirectory = 3
    /// `G_IO_ERROR_NOT_DIRECTORY` in C.
    case notDirectory = 4
    /// `G_IO_ERROR_NOT_EMPTY` in C.
    case notEmpty = 5
    /// `G_IO_ERROR_NOT_REGULAR_FILE` in C.
    case notRegularFile = 6
    /// `G_IO_ERROR_NOT_SYMBOLIC_LINK` in C.
    case notSymbolicLink = 7
    /// `G_IO_ERROR_NOT_MOUNTABLE_FILE` in C.
    case notMountableFile = 8
    /// `G_IO_ERROR_FILENAME_TOO_LONG` in C.
    case filenameTooLong = 9
    /// `G_IO_ERROR_INVALID_FILENAME` in C.
    case invalidFilename = 10
    /// `G_IO_ERROR_TOO_MANY_LINKS` in C.
    case tooManyLinks = 11
    /// `G_IO_ERROR_NO_SPACE` in C.
    case noSpace = 12
    /// `G_IO_ERROR_INVALID_ARGUMENT` in C.
    case invalidArgument = 13
    /// `G_IO_ERROR_PERMISSION_DENIED` in C.
    case permissionDenied = 14
    /// `G_IO_ERROR_NOT_SUPPORTED` in C.
    case notSupported = 15
    /// `G_IO_ERROR_NOT_MOUNTED` in C.
    case notMounted = 16
    /// `G_IO_ERROR_ALREADY_MOUNTED` in C.
    case alreadyMounted = 17
    /// `G_IO_ERROR_CLOSED` in C.
    case closed = 18
    /// `G_IO_ERROR_CANCELLED` in C.
    case cancelled = 19
    /// `G_IO_ERROR_PENDING` in C.
    case pending = 20
    /// `G_IO_ERROR_READ_ONLY` in C.
    case readOnly = 21
    /// `G_IO_ERROR_CANT_CREATE_BACKUP` in C.
    case cantCreateBackup = 22
    /// `G_IO_ERROR_WRONG_ETAG` in C.
    case wrongEtag = 23
    /// `G_IO_ERROR_TIMED_OUT` in C.
    case timedOut = 24
    /// `G_IO_ERROR_WOULD_RECURSE` in C.
    case wouldRecurse = 25
    /// `G_IO_ERROR_BUSY` in C.
    case busy = 26
    /// `G_IO_ERROR_WOULD_BLOCK` in C.
    case wouldBlock = 27
    /// `G_IO_ERROR_HOST_NOT_FOUND` in C.
    case hostNotFound = 28
    /// `G_IO_ERROR_WOULD_MERGE` in C.
    case wouldMerge = 29
    /// `G_IO_ERROR_FAILED_HANDLED` in C.
    case failedHandled = 30
    /// `G_IO_ERROR_TOO_MANY_OPEN_FILES` in C.
    case tooManyOpenFiles = 31
    /// `G_IO_ERROR_NOT_INITIALIZED` in C.
    case notInitialized = 32
    /// `G_IO_ERROR_ADDRESS_IN_USE` in C.
    case addressInUse = 33
    /// `G_IO_ERROR_PARTIAL_INPUT` in C.
    case partialInput = 34
    /// `G_IO_ERROR_INVALID_DATA` in C.
    case invalidData = 35
    /// `G_IO_ERROR_DBUS_ERROR` in C.
    case dbusError = 36
    /// `G_IO_ERROR_HOST_UNREACHABLE` in C.
    case hostUnreachable = 37
    /// `G_IO_ERROR_NETWORK_UNREACHABLE` in C.
    case networkUnreachable = 38
    /// `G_IO_ERROR_CONNECTION_REFUSED` in C.
    case connectionRefused = 39
    /// `G_IO_ERROR_PROXY_FAILED` in C.
    case proxyFailed = 40
    /// `G_IO_ERROR_PROXY_AUTH_FAILED` in C.
    case proxyAuthFailed = 41
    /// `G_IO_ERROR_PROXY_NEED_AUTH` in C.
    case proxyNeedAuth = 42
    /// `G_IO_ERROR_PROXY_NOT_ALLOWED` in C.
    case proxyNotAllowed = 43
    /// `G_IO_ERROR_BROKEN_PIPE` in C.
    case brokenPipe = 44
    /// `G_IO_ERROR_CONNECTION_CLOSED` in C.
    public static var connectionClosed: IOErrorEnum { .brokenPipe }
    /// `G_IO_ERROR_NOT_CONNECTED` in C.
    case notConnected = 45
    /// `G_IO_ERROR_MESSAGE_TOO_LARGE` in C.
    case messageTooLarge = 46
    /// `G_IO_ERROR_NO_SUCH_DEVICE` in C.
    case noSuchDevice = 47
    #if GTK_4_24
    /// `G_IO_ERROR_DESTINATION_UNSET` in C.
    case destinationUnset = 48
    #endif

    public static var domain: String { "g-io-error-quark" }
  }
}

extension Gio {
  /// The error codes [`GResourceError`](https://docs.gtk.org/gio/error.ResourceError.html). Since GLib 2.32.
  public nonisolated enum ResourceError: Int32, GLib.ErrorCode {
    /// `G_RESOURCE_ERROR_NOT_FOUND` in C.
    case notFound = 0
    /// `G_RESOURCE_ERROR_INTERNAL` in C.
    case `internal` = 1

    public static var domain: String { "g-resource-error-quark" }
  }
}

extension Gsk {
  /// The error codes [`GskSerializationError`](https://docs.gtk.org/gsk4/error.SerializationError.html).
  public nonisolated enum SerializationError: Int32, GLib.ErrorCode {
    /// `GSK_SERIALIZATION_UNSUPPORTED_FORMAT` in C.
    case unsupportedFormat = 0
    /// `GSK_SERIALIZATION_UNSUPPORTED_VERSION` in C.
    case unsupportedVersion = 1
    /// `GSK_SERIALIZATION_INVALID_DATA` in C.
    case invalidData = 2

    public static var domain: String { "gsk-serialization-error-quark" }
  }
}

/// The error codes [`GtkConstraintVflParserError`](https://docs.gtk.org/gtk4/error.ConstraintVflParserError.html).
public nonisolated enum ConstraintVflParserError: Int32, GLib.ErrorCode {
  /// `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_SYMBOL` in C.
  case symbol = 0
  /// `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_ATTRIBUTE` in C.
  case attribute = 1
  /// `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_VIEW` in C.
  case view = 2
  /// `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_METRIC` in C.
  case metric = 3
  /// `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_PRIORITY` in C.
  case priority = 4
  /// `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_RELATION` in C.
  case relation = 5

  public static var domain: String { "gtk-constraint-vfl-parser-error-quark" }
}

/// The error codes [`GtkCssParserError`](https://docs.gtk.org/gtk4/error.CssParserError.html).
public nonisolated enum CssParserError: Int32, GLib.ErrorCode {
  /// `GTK_CSS_PARSER_ERROR_FAILED` in C.
  case failed = 0
  /// `GTK_CSS_PARSER_ERROR_SYNTAX` in C.
  case syntax = 1
  /// `GTK_CSS_PARSER_ERROR_IMPORT` in C.
  case `import` = 2
  /// `GTK_CSS_PARSER_ERROR_NAME` in C.
  case name = 3
  /// `GTK_CSS_PARSER_ERROR_UNKNOWN_VALUE` in C.
  case unknownValue = 4

  public static var domain: String { "gtk-css-parser-error-quark" }
}

/// The error codes [`GtkFileChooserError`](https://docs.gtk.org/gtk4/error.FileChooserError.html).
public nonisolated enum FileChooserError: Int32, GLib.ErrorCode {
  /// `GTK_FILE_CHOOSER_ERROR_NONEXISTENT` in C.
  case nonexistent = 0
  /// `GTK_FILE_CHOOSER_ERROR_BAD_FILENAME` in C.
  case badFilename = 1
  /// `GTK_FILE_CHOOSER_ERROR_ALREADY_EXISTS` in C.
  case alreadyExists = 2
  /// `GTK_FILE_CHOOSER_ERROR_INCOMPLETE_HOSTNAME` in C.
  case incompleteHostname = 3

  public static var domain: String { "gtk-file-chooser-error-quark" }
}

/// The error codes [`GtkIconThemeError`](https://docs.gtk.org/gtk4/error.IconThemeError.html).
public nonisolated enum IconThemeError: Int32, GLib.ErrorCode {
  /// `GTK_ICON_THEME_NOT_FOUND` in C.
  case notFound = 0
  /// `GTK_ICON_THEME_FAILED` in C.
  case failed = 1

  public static var domain: String { "gtk-icon-theme-error-quark" }
}

/// The error codes [`GtkPrintError`](https://docs.gtk.org/gtk4/error.PrintError.html).
public nonisolated enum PrintError: Int32, GLib.ErrorCode {
  /// `GTK_PRINT_ERROR_GENERAL` in C.
  case general = 0
  /// `GTK_PRINT_ERROR_INTERNAL_ERROR` in C.
  case internalError = 1
  /// `GTK_PRINT_ERROR_NOMEM` in C.
  case nomem = 2
  /// `GTK_PRINT_ERROR_INVALID_FILE` in C.
  case invalidFile = 3

  public static var domain: String { "gtk-print-error-quark" }
}

/// The error codes [`GtkRecentManagerError`](https://docs.gtk.org/gtk4/error.RecentManagerError.html).
public nonisolated enum RecentManagerError: Int32, GLib.ErrorCode {
  /// `GTK_RECENT_MANAGER_ERROR_NOT_FOUND` in C.
  case notFound = 0
  /// `GTK_RECENT_MANAGER_ERROR_INVALID_URI` in C.
  case invalidUri = 1
  /// `GTK_RECENT_MANAGER_ERROR_INVALID_ENCODING` in C.
  case invalidEncoding = 2
  /// `GTK_RECENT_MANAGER_ERROR_NOT_REGISTERED` in C.
  case notRegistered = 3
  /// `GTK_RECENT_MANAGER_ERROR_READ` in C.
  case read = 4
  /// `GTK_RECENT_MANAGER_ERROR_WRITE` in C.
  case write = 5
  /// `GTK_RECENT_MANAGER_ERROR_UNKNOWN` in C.
  case unknown = 6

  public static var domain: String { "gtk-recent-manager-error-quark" }
}

extension Pango {
  /// The error codes [`PangoLayoutDeserializeError`](https://docs.gtk.org/Pango/error.LayoutDeserializeError.html).
  /// Since Pango 1.50.
  public nonisolated enum LayoutDeserializeError: Int32, GLib.ErrorCode {
    /// `PANGO_LAYOUT_DESERIALIZE_INVALID` in C.
    case invalid = 0
    /// `PANGO_LAYOUT_DESERIALIZE_INVALID_VALUE` in C.
    case invalidValue = 1
    /// `PANGO_LAYOUT_DESERIALIZE_MISSING_VALUE` in C.
    case missingValue = 2

    public static var domain: String { "pango-layout-deserialize-error-quark" }
  }
}
