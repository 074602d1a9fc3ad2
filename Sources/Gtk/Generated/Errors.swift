// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension GLib {
  /// Values corresponding to `errno` codes returned from file operations on UNIX. Unlike `errno` codes, GFileError
  /// values are available on all systems, even Windows. The exact meaning of each code depends on what sort of file
  /// operation you were performing; the UNIX documentation gives more details. The following error code descriptions
  /// come from the GNU C Library manual, and are under the copyright of that manual.
  public nonisolated enum FileError: Int32, GLib.ErrorCode {
    /// Operation not permitted; only the owner of the file (or other resource) or processes with special privileges can
    /// perform the operation.
    case exist = 0
    /// File is a directory; you cannot open a directory for writing, or create or remove hard links to it.
    case isdir = 1
    /// Permission denied; the file permissions do not allow the attempted operation.
    case acces = 2
    /// Filename too long.
    case nametoolong = 3
    /// No such file or directory. This is a "file doesn't exist" error for ordinary files that are referenced in
    /// contexts where they are expected to already exist.
    case noent = 4
    /// A file that isn't a directory was specified when a directory is required.
    case notdir = 5
    /// No such device or address. The system tried to use the device represented by a file you specified, and it
    /// couldn't find the device. This can mean that the device file was installed incorrectly, or that the physical
    /// device is missing or not correctly attached to the computer.
    case nxio = 6
    /// The underlying file system of the specified file does not support memory mapping.
    case nodev = 7
    /// The directory containing the new link can't be modified because it's on a read-only file system.
    case rofs = 8
    /// Text file busy.
    case txtbsy = 9
    /// You passed in a pointer to bad memory. (GLib won't reliably return this, don't pass in pointers to bad memory.)
    case fault = 10
    /// Too many levels of symbolic links were encountered in looking up a file name. This often indicates a cycle of
    /// symbolic links.
    case loop = 11
    /// No space left on device; write operation on a file failed because the disk is full.
    case nospc = 12
    /// No memory available. The system cannot allocate more virtual memory because its capacity is full.
    case nomem = 13
    /// The current process has too many files open and can't open any more. Duplicate descriptors do count toward this
    /// limit.
    case mfile = 14
    /// There are too many distinct file openings in the entire system.
    case nfile = 15
    /// Bad file descriptor; for example, I/O on a descriptor that has been closed or reading from a descriptor open
    /// only for writing (or vice versa).
    case badf = 16
    /// Invalid argument. This is used to indicate various kinds of problems with passing the wrong argument to a
    /// library function.
    case inval = 17
    /// Broken pipe; there is no process reading from the other end of a pipe. Every library function that returns this
    /// error code also generates a 'SIGPIPE' signal; this signal terminates the program if not handled or blocked.
    /// Thus, your program will never actually see this code unless it has handled or blocked 'SIGPIPE'.
    case pipe = 18
    /// Resource temporarily unavailable; the call might work if you try again later.
    case again = 19
    /// Interrupted function call; an asynchronous signal occurred and prevented completion of the call. When this
    /// happens, you should try the call again.
    case intr = 20
    /// Input/output error; usually used for physical read or write errors. i.e. the disk or other physical device
    /// hardware is returning errors.
    case io = 21
    /// Operation not permitted; only the owner of the file (or other resource) or processes with special privileges can
    /// perform the operation.
    case perm = 22
    /// Function not implemented; this indicates that the system is missing some functionality.
    case nosys = 23
    /// Does not correspond to a UNIX error code; this is the standard "failed for unspecified reason" error code
    /// present in all `Error` error code enumerations. Returned if no specific code applies.
    case failed = 24

    public static var domain: String { "g-file-error-quark" }
  }
}

extension GLib {
  /// Error codes returned by key file parsing.
  public nonisolated enum KeyFileError: Int32, GLib.ErrorCode {
    /// the text being parsed was in an unknown encoding
    case unknownEncoding = 0
    /// document was ill-formed
    case parse = 1
    /// the file was not found
    case notFound = 2
    /// a requested key was not found
    case keyNotFound = 3
    /// a requested group was not found
    case groupNotFound = 4
    /// a value could not be parsed
    case invalidValue = 5

    public static var domain: String { "g-key-file-error-quark" }
  }
}

extension GLib {
  /// Error codes returned by markup parsing.
  public nonisolated enum MarkupError: Int32, GLib.ErrorCode {
    /// text being parsed was not valid UTF-8
    case badUtf8 = 0
    /// document contained nothing, or only whitespace
    case empty = 1
    /// document was ill-formed
    case parse = 2
    /// error should be set by `MarkupParser` functions; element wasn't known
    case unknownElement = 3
    /// error should be set by `MarkupParser` functions; attribute wasn't known
    case unknownAttribute = 4
    /// error should be set by `MarkupParser` functions; content was invalid
    case invalidContent = 5
    /// error should be set by `MarkupParser` functions; a required attribute was missing
    case missingAttribute = 6

    public static var domain: String { "g-markup-error-quark" }
  }
}

extension GLib {
  /// Error codes returned by parsing text-format GVariants.
  public nonisolated enum VariantParseError: Int32, GLib.ErrorCode {
    /// generic error (unused)
    case failed = 0
    /// a non-basic `VariantType` was given where a basic type was expected
    case basicTypeExpected = 1
    /// cannot infer the `VariantType`
    case cannotInferType = 2
    /// an indefinite `VariantType` was given where a definite type was expected
    case definiteTypeExpected = 3
    /// extra data after parsing finished
    case inputNotAtEnd = 4
    /// invalid character in number or unicode escape
    case invalidCharacter = 5
    /// not a valid `Variant` format string
    case invalidFormatString = 6
    /// not a valid object path
    case invalidObjectPath = 7
    /// not a valid type signature
    case invalidSignature = 8
    /// not a valid `Variant` type string
    case invalidTypeString = 9
    /// could not find a common type for array entries
    case noCommonType = 10
    /// the numerical value is out of range of the given type
    case numberOutOfRange = 11
    /// the numerical value is out of range for any type
    case numberTooBig = 12
    /// cannot parse as variant of the specified type
    case typeError = 13
    /// an unexpected token was encountered
    case unexpectedToken = 14
    /// an unknown keyword was encountered
    case unknownKeyword = 15
    /// unterminated string constant
    case unterminatedStringConstant = 16
    /// no value given
    case valueExpected = 17
    /// variant was too deeply nested; `Variant` is only guaranteed to handle nesting up to 64 levels (Since: 2.64)
    case recursion = 18

    public static var domain: String { "g-variant-parse-error-quark" }
  }
}

extension Gdk {
  /// Error enumeration for `Gdk.GLContext`.
  public nonisolated enum GLError: Int32, GLib.ErrorCode {
    /// OpenGL support is not available
    case notAvailable = 0
    /// The requested visual format is not supported
    case unsupportedFormat = 1
    /// The requested profile is not supported
    case unsupportedProfile = 2
    /// The shader compilation failed
    case compilationFailed = 3
    /// The shader linking failed
    case linkFailed = 4

    public static var domain: String { "gdk-gl-error-quark" }
  }
}

extension Gdk {
  /// Possible errors that can be returned by `Gdk.Texture` constructors.
  public nonisolated enum TextureError: Int32, GLib.ErrorCode {
    /// Not enough memory to handle this image
    case tooLarge = 0
    /// The image data appears corrupted
    case corruptImage = 1
    /// The image contains features that cannot be loaded
    case unsupportedContent = 2
    /// The image format is not supported
    case unsupportedFormat = 3

    public static var domain: String { "gdk-texture-error-quark" }
  }
}

extension Gdk {
  /// Error enumeration for `Gdk.VulkanContext`.
  public nonisolated enum VulkanError: Int32, GLib.ErrorCode {
    /// Vulkan is not supported on this backend or has not been compiled in.
    case unsupported = 0
    /// Vulkan support is not available on this Surface
    case notAvailable = 1

    public static var domain: String { "gdk-vulkan-error-quark" }
  }
}

extension GdkPixbuf {
  /// An error code in the `GDK_PIXBUF_ERROR` domain.
  public nonisolated enum PixbufError: Int32, GLib.ErrorCode {
    /// An image file was broken somehow.
    case corruptImage = 0
    /// Not enough memory.
    case insufficientMemory = 1
    /// A bad option was passed to a pixbuf save module.
    case badOption = 2
    /// Unknown image type.
    case unknownType = 3
    /// Don't know how to perform the given operation on the type of image at hand.
    case unsupportedOperation = 4
    /// Generic failure code, something went wrong.
    case failed = 5
    /// Only part of the animation was loaded.
    case incompleteAnimation = 6

    public static var domain: String { "gdk-pixbuf-error-quark" }
  }
}

extension Gio {
  /// Error codes returned by GIO functions.
  public nonisolated enum IOErrorEnum: Int32, GLib.ErrorCode {
    /// Generic error condition for when an operation fails and no more specific `IOErrorEnum` value is defined.
    case failed = 0
    /// File not found.
    case notFound = 1
    /// File already exists.
    case exists = 2
    /// File is a directory.
    case isDirectory = 3
    /// File is not a directory.
    case notDirectory = 4
    /// File is a directory that isn't empty.
    case notEmpty = 5
    /// File is not a regular file.
    case notRegularFile = 6
    /// File is not a symbolic link.
    case notSymbolicLink = 7
    /// File cannot be mounted.
    case notMountableFile = 8
    /// Filename is too many characters.
    case filenameTooLong = 9
    /// Filename is invalid or contains invalid characters.
    case invalidFilename = 10
    /// File contains too many symbolic links.
    case tooManyLinks = 11
    /// No space left on drive.
    case noSpace = 12
    /// Invalid argument.
    case invalidArgument = 13
    /// Permission denied.
    case permissionDenied = 14
    /// Operation (or one of its parameters) not supported
    case notSupported = 15
    /// File isn't mounted.
    case notMounted = 16
    /// File is already mounted.
    case alreadyMounted = 17
    /// File was closed.
    case closed = 18
    /// Operation was cancelled. See `Cancellable`.
    case cancelled = 19
    /// Operations are still pending.
    case pending = 20
    /// File is read only.
    case readOnly = 21
    /// Backup couldn't be created.
    case cantCreateBackup = 22
    /// File's Entity Tag was incorrect.
    case wrongEtag = 23
    /// Operation timed out.
    case timedOut = 24
    /// Operation would be recursive.
    case wouldRecurse = 25
    /// File is busy.
    case busy = 26
    /// Operation would block.
    case wouldBlock = 27
    /// Host couldn't be found (remote operations).
    case hostNotFound = 28
    /// Operation would merge files.
    case wouldMerge = 29
    /// Operation failed and a helper program has already interacted with the user. Do not display any error dialog.
    case failedHandled = 30
    /// The current process has too many files open and can't open any more. Duplicate descriptors do count toward this
    /// limit. Since 2.20
    case tooManyOpenFiles = 31
    /// The object has not been initialized. Since 2.22
    case notInitialized = 32
    /// The requested address is already in use. Since 2.22
    case addressInUse = 33
    /// Need more input to finish operation. Since 2.24
    case partialInput = 34
    /// The input data was invalid. Since 2.24
    case invalidData = 35
    /// A remote object generated an error that doesn't correspond to a locally registered `Error` error domain. Use
    /// `g_dbus_error_get_remote_error()` to extract the D-Bus error name and `g_dbus_error_strip_remote_error()` to fix
    /// up the message so it matches what was received on the wire. Since 2.26.
    case dbusError = 36
    /// Host unreachable. Since 2.26
    case hostUnreachable = 37
    /// Network unreachable. Since 2.26
    case networkUnreachable = 38
    /// Connection refused. Since 2.26
    case connectionRefused = 39
    /// Connection to proxy server failed. Since 2.26
    case proxyFailed = 40
    /// Proxy authentication failed. Since 2.26
    case proxyAuthFailed = 41
    /// Proxy server needs authentication. Since 2.26
    case proxyNeedAuth = 42
    /// Proxy connection is not allowed by ruleset. Since 2.26
    case proxyNotAllowed = 43
    /// Broken pipe. Since 2.36
    case brokenPipe = 44
    /// Connection closed by peer. Note that this is the same code as `G_IO_ERROR_BROKEN_PIPE`; before 2.44 some
    /// "connection closed" errors returned `G_IO_ERROR_BROKEN_PIPE`, but others returned `G_IO_ERROR_FAILED`. Now they
    /// should all return the same value, which has this more logical name. Since 2.44.
    public static var connectionClosed: IOErrorEnum { .brokenPipe }
    /// Transport endpoint is not connected. Since 2.44
    case notConnected = 45
    /// Message too large. Since 2.48.
    case messageTooLarge = 46
    /// No such device found. Since 2.74
    case noSuchDevice = 47

    public static var domain: String { "g-io-error-quark" }
  }
}

extension Gio {
  /// An error code used with `G_RESOURCE_ERROR` in a `Error` returned from a `Resource` routine.
  public nonisolated enum ResourceError: Int32, GLib.ErrorCode {
    /// no file was found at the requested path
    case notFound = 0
    /// unknown error
    case `internal` = 1

    public static var domain: String { "g-resource-error-quark" }
  }
}

extension Gsk {
  /// Errors that can happen during (de)serialization.
  public nonisolated enum SerializationError: Int32, GLib.ErrorCode {
    /// The format can not be identified
    case unsupportedFormat = 0
    /// The version of the data is not understood
    case unsupportedVersion = 1
    /// The given data may not exist in a proper serialization
    case invalidData = 2

    public static var domain: String { "gsk-serialization-error-quark" }
  }
}

/// Domain for VFL parsing errors.
public nonisolated enum ConstraintVflParserError: Int32, GLib.ErrorCode {
  /// Invalid or unknown symbol
  case symbol = 0
  /// Invalid or unknown attribute
  case attribute = 1
  /// Invalid or unknown view
  case view = 2
  /// Invalid or unknown metric
  case metric = 3
  /// Invalid or unknown priority
  case priority = 4
  /// Invalid or unknown relation
  case relation = 5

  public static var domain: String { "gtk-constraint-vfl-parser-error-quark" }
}

/// Errors that can occur while parsing CSS.
public nonisolated enum CssParserError: Int32, GLib.ErrorCode {
  /// Unknown failure.
  case failed = 0
  /// The given text does not form valid syntax
  case syntax = 1
  /// Failed to import a resource
  case `import` = 2
  /// The given name has not been defined
  case name = 3
  /// The given value is not correct
  case unknownValue = 4

  public static var domain: String { "gtk-css-parser-error-quark" }
}

/// These identify the various errors that can occur while calling `FileChooser` functions.
public nonisolated enum FileChooserError: Int32, GLib.ErrorCode {
  /// Indicates that a file does not exist.
  case nonexistent = 0
  /// Indicates a malformed filename.
  case badFilename = 1
  /// Indicates a duplicate path (e.g. when adding a bookmark).
  case alreadyExists = 2
  /// Indicates an incomplete hostname (e.g. "http://foo" without a slash after that).
  case incompleteHostname = 3

  public static var domain: String { "gtk-file-chooser-error-quark" }
}

/// Error codes for `IconTheme` operations.
public nonisolated enum IconThemeError: Int32, GLib.ErrorCode {
  /// The icon specified does not exist in the theme
  case notFound = 0
  /// An unspecified error occurred.
  case failed = 1

  public static var domain: String { "gtk-icon-theme-error-quark" }
}

/// Error codes that identify various errors that can occur while using the GTK printing support.
public nonisolated enum PrintError: Int32, GLib.ErrorCode {
  /// An unspecified error occurred.
  case general = 0
  /// An internal error occurred.
  case internalError = 1
  /// A memory allocation failed.
  case nomem = 2
  /// An error occurred while loading a page setup or paper size from a key file.
  case invalidFile = 3

  public static var domain: String { "gtk-print-error-quark" }
}

/// Error codes for `RecentManager` operations
public nonisolated enum RecentManagerError: Int32, GLib.ErrorCode {
  /// the URI specified does not exists in the recently used resources list.
  case notFound = 0
  /// the URI specified is not valid.
  case invalidUri = 1
  /// the supplied string is not UTF-8 encoded.
  case invalidEncoding = 2
  /// no application has registered the specified item.
  case notRegistered = 3
  /// failure while reading the recently used resources file.
  case read = 4
  /// failure while writing the recently used resources file.
  case write = 5
  /// unspecified error.
  case unknown = 6

  public static var domain: String { "gtk-recent-manager-error-quark" }
}

extension Pango {
  /// Errors that can be returned by `Pango.Layout.deserialize()`.
  public nonisolated enum LayoutDeserializeError: Int32, GLib.ErrorCode {
    /// Unspecified error
    case invalid = 0
    /// A JSon value could not be interpreted
    case invalidValue = 1
    /// A required JSon member was not found
    case missingValue = 2

    public static var domain: String { "pango-layout-deserialize-error-quark" }
  }
}
