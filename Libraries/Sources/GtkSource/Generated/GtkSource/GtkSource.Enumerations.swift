// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The enumeration
  /// [`GtkSourceBackgroundPatternType`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/enum.BackgroundPatternType.html).
  public nonisolated enum BackgroundPatternType: Int32, Gtk.GEnum, Sendable {
    /// `GTK_SOURCE_BACKGROUND_PATTERN_TYPE_NONE` in C.
    case none = 0
    /// `GTK_SOURCE_BACKGROUND_PATTERN_TYPE_GRID` in C.
    case grid = 1

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { gtk_source_background_pattern_type_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GtkSourceBackgroundPatternType) {
      self.init(unsigned: cValue.rawValue)
    }
    @_spi(Bindings) public var cValue: GtkSourceBackgroundPatternType {
      GtkSourceBackgroundPatternType(rawValue: unsigned)
    }
  }
}

extension GtkSource {
  /// The enumeration
  /// [`GtkSourceBracketMatchType`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/enum.BracketMatchType.html).
  public nonisolated enum BracketMatchType: Int32, Gtk.GEnum, Sendable {
    /// `GTK_SOURCE_BRACKET_MATCH_NONE` in C.
    case none = 0
    /// `GTK_SOURCE_BRACKET_MATCH_OUT_OF_RANGE` in C.
    case outOfRange = 1
    /// `GTK_SOURCE_BRACKET_MATCH_NOT_FOUND` in C.
    case notFound = 2
    /// `GTK_SOURCE_BRACKET_MATCH_FOUND` in C.
    case found = 3

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { gtk_source_bracket_match_type_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GtkSourceBracketMatchType) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GtkSourceBracketMatchType { GtkSourceBracketMatchType(rawValue: unsigned) }
  }
}

extension GtkSource {
  /// The enumeration
  /// [`GtkSourceChangeCaseType`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/enum.ChangeCaseType.html).
  public nonisolated enum ChangeCaseType: Int32, Gtk.GEnum, Sendable {
    /// `GTK_SOURCE_CHANGE_CASE_LOWER` in C.
    case lower = 0
    /// `GTK_SOURCE_CHANGE_CASE_UPPER` in C.
    case upper = 1
    /// `GTK_SOURCE_CHANGE_CASE_TOGGLE` in C.
    case toggle = 2
    /// `GTK_SOURCE_CHANGE_CASE_TITLE` in C.
    case title = 3

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { gtk_source_change_case_type_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GtkSourceChangeCaseType) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GtkSourceChangeCaseType { GtkSourceChangeCaseType(rawValue: unsigned) }
  }
}

extension GtkSource {
  /// The enumeration
  /// [`GtkSourceCompletionActivation`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/enum.CompletionActivation.html).
  public nonisolated enum CompletionActivation: Int32, Gtk.GEnum, Sendable {
    /// `GTK_SOURCE_COMPLETION_ACTIVATION_NONE` in C.
    case none = 0
    /// `GTK_SOURCE_COMPLETION_ACTIVATION_INTERACTIVE` in C.
    case interactive = 1
    /// `GTK_SOURCE_COMPLETION_ACTIVATION_USER_REQUESTED` in C.
    case userRequested = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { gtk_source_completion_activation_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GtkSourceCompletionActivation) {
      self.init(unsigned: cValue.rawValue)
    }
    @_spi(Bindings) public var cValue: GtkSourceCompletionActivation {
      GtkSourceCompletionActivation(rawValue: unsigned)
    }
  }
}

extension GtkSource {
  /// The enumeration
  /// [`GtkSourceCompletionColumn`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/enum.CompletionColumn.html).
  public nonisolated enum CompletionColumn: Int32, Gtk.GEnum, Sendable {
    /// `GTK_SOURCE_COMPLETION_COLUMN_ICON` in C.
    case icon = 0
    /// `GTK_SOURCE_COMPLETION_COLUMN_BEFORE` in C.
    case before = 1
    /// `GTK_SOURCE_COMPLETION_COLUMN_TYPED_TEXT` in C.
    case typedText = 2
    /// `GTK_SOURCE_COMPLETION_COLUMN_AFTER` in C.
    case after = 3
    /// `GTK_SOURCE_COMPLETION_COLUMN_COMMENT` in C.
    case comment = 4
    /// `GTK_SOURCE_COMPLETION_COLUMN_DETAILS` in C.
    case details = 5

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 6) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { gtk_source_completion_column_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GtkSourceCompletionColumn) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GtkSourceCompletionColumn { GtkSourceCompletionColumn(rawValue: unsigned) }
  }
}

extension GtkSource {
  /// The enumeration
  /// [`GtkSourceCompressionType`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/enum.CompressionType.html).
  public nonisolated enum CompressionType: Int32, Gtk.GEnum, Sendable {
    /// `GTK_SOURCE_COMPRESSION_TYPE_NONE` in C.
    case none = 0
    /// `GTK_SOURCE_COMPRESSION_TYPE_GZIP` in C.
    case gzip = 1

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 2) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { gtk_source_compression_type_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GtkSourceCompressionType) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GtkSourceCompressionType { GtkSourceCompressionType(rawValue: unsigned) }
  }
}

extension GtkSource {
  /// The flags
  /// [`GtkSourceFileSaverFlags`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/flags.FileSaverFlags.html).
  public nonisolated struct FileSaverFlags: Gtk.GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `GTK_SOURCE_FILE_SAVER_FLAGS_IGNORE_INVALID_CHARS` in C.
    public static var ignoreInvalidChars: FileSaverFlags { FileSaverFlags(rawValue: 1) }
    /// `GTK_SOURCE_FILE_SAVER_FLAGS_IGNORE_MODIFICATION_TIME` in C.
    public static var ignoreModificationTime: FileSaverFlags { FileSaverFlags(rawValue: 2) }
    /// `GTK_SOURCE_FILE_SAVER_FLAGS_CREATE_BACKUP` in C.
    public static var createBackup: FileSaverFlags { FileSaverFlags(rawValue: 4) }

    public static var gType: Gtk.GType { gtk_source_file_saver_flags_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GtkSourceFileSaverFlags) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GtkSourceFileSaverFlags { GtkSourceFileSaverFlags(rawValue: unsigned) }
  }
}

extension GtkSource {
  /// The enumeration
  /// [`GtkSourceGutterRendererAlignmentMode`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/enum.GutterRendererAlignmentMode.html).
  public nonisolated enum GutterRendererAlignmentMode: Int32, Gtk.GEnum, Sendable {
    /// `GTK_SOURCE_GUTTER_RENDERER_ALIGNMENT_MODE_CELL` in C.
    case cell = 0
    /// `GTK_SOURCE_GUTTER_RENDERER_ALIGNMENT_MODE_FIRST` in C.
    case first = 1
    /// `GTK_SOURCE_GUTTER_RENDERER_ALIGNMENT_MODE_LAST` in C.
    case last = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { gtk_source_gutter_renderer_alignment_mode_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GtkSourceGutterRendererAlignmentMode) {
      self.init(unsigned: cValue.rawValue)
    }
    @_spi(Bindings) public var cValue: GtkSourceGutterRendererAlignmentMode {
      GtkSourceGutterRendererAlignmentMode(rawValue: unsigned)
    }
  }
}

extension GtkSource {
  /// The enumeration
  /// [`GtkSourceNewlineType`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/enum.NewlineType.html).
  public nonisolated enum NewlineType: Int32, Gtk.GEnum, Sendable {
    /// `GTK_SOURCE_NEWLINE_TYPE_LF` in C.
    case lf = 0
    /// `GTK_SOURCE_NEWLINE_TYPE_CR` in C.
    case cr = 1
    /// `GTK_SOURCE_NEWLINE_TYPE_CR_LF` in C.
    case crLf = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { gtk_source_newline_type_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GtkSourceNewlineType) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GtkSourceNewlineType { GtkSourceNewlineType(rawValue: unsigned) }
  }
}

extension GtkSource {
  /// The enumeration
  /// [`GtkSourceSmartHomeEndType`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/enum.SmartHomeEndType.html).
  public nonisolated enum SmartHomeEndType: Int32, Gtk.GEnum, Sendable {
    /// `GTK_SOURCE_SMART_HOME_END_DISABLED` in C.
    case disabled = 0
    /// `GTK_SOURCE_SMART_HOME_END_BEFORE` in C.
    case before = 1
    /// `GTK_SOURCE_SMART_HOME_END_AFTER` in C.
    case after = 2
    /// `GTK_SOURCE_SMART_HOME_END_ALWAYS` in C.
    case always = 3

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 4) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { gtk_source_smart_home_end_type_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GtkSourceSmartHomeEndType) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GtkSourceSmartHomeEndType { GtkSourceSmartHomeEndType(rawValue: unsigned) }
  }
}

extension GtkSource {
  /// The flags
  /// [`GtkSourceSortFlags`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/flags.SortFlags.html).
  public nonisolated struct SortFlags: Gtk.GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `GTK_SOURCE_SORT_FLAGS_CASE_SENSITIVE` in C.
    public static var caseSensitive: SortFlags { SortFlags(rawValue: 1) }
    /// `GTK_SOURCE_SORT_FLAGS_REVERSE_ORDER` in C.
    public static var reverseOrder: SortFlags { SortFlags(rawValue: 2) }
    /// `GTK_SOURCE_SORT_FLAGS_REMOVE_DUPLICATES` in C.
    public static var removeDuplicates: SortFlags { SortFlags(rawValue: 4) }

    public static var gType: Gtk.GType { gtk_source_sort_flags_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GtkSourceSortFlags) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GtkSourceSortFlags { GtkSourceSortFlags(rawValue: unsigned) }
  }
}

extension GtkSource {
  /// The flags
  /// [`GtkSourceSpaceLocationFlags`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/flags.SpaceLocationFlags.html).
  public nonisolated struct SpaceLocationFlags: Gtk.GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `GTK_SOURCE_SPACE_LOCATION_LEADING` in C.
    public static var leading: SpaceLocationFlags { SpaceLocationFlags(rawValue: 1) }
    /// `GTK_SOURCE_SPACE_LOCATION_INSIDE_TEXT` in C.
    public static var insideText: SpaceLocationFlags { SpaceLocationFlags(rawValue: 2) }
    /// `GTK_SOURCE_SPACE_LOCATION_TRAILING` in C.
    public static var trailing: SpaceLocationFlags { SpaceLocationFlags(rawValue: 4) }
    /// `GTK_SOURCE_SPACE_LOCATION_ALL` in C.
    public static var all: SpaceLocationFlags { SpaceLocationFlags(rawValue: 7) }

    public static var gType: Gtk.GType { gtk_source_space_location_flags_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GtkSourceSpaceLocationFlags) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GtkSourceSpaceLocationFlags { GtkSourceSpaceLocationFlags(rawValue: unsigned) }
  }
}

extension GtkSource {
  /// The flags
  /// [`GtkSourceSpaceTypeFlags`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/flags.SpaceTypeFlags.html).
  public nonisolated struct SpaceTypeFlags: Gtk.GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `GTK_SOURCE_SPACE_TYPE_SPACE` in C.
    public static var space: SpaceTypeFlags { SpaceTypeFlags(rawValue: 1) }
    /// `GTK_SOURCE_SPACE_TYPE_TAB` in C.
    public static var tab: SpaceTypeFlags { SpaceTypeFlags(rawValue: 2) }
    /// `GTK_SOURCE_SPACE_TYPE_NEWLINE` in C.
    public static var newline: SpaceTypeFlags { SpaceTypeFlags(rawValue: 4) }
    /// `GTK_SOURCE_SPACE_TYPE_NBSP` in C.
    public static var nbsp: SpaceTypeFlags { SpaceTypeFlags(rawValue: 8) }
    /// `GTK_SOURCE_SPACE_TYPE_ALL` in C.
    public static var all: SpaceTypeFlags { SpaceTypeFlags(rawValue: 15) }

    public static var gType: Gtk.GType { gtk_source_space_type_flags_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GtkSourceSpaceTypeFlags) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GtkSourceSpaceTypeFlags { GtkSourceSpaceTypeFlags(rawValue: unsigned) }
  }
}

extension GtkSource {
  /// The enumeration
  /// [`GtkSourceViewGutterPosition`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/enum.ViewGutterPosition.html).
  public nonisolated enum ViewGutterPosition: Int32, Gtk.GEnum, Sendable {
    /// `GTK_SOURCE_VIEW_GUTTER_POSITION_LINES` in C.
    case lines = -30
    /// `GTK_SOURCE_VIEW_GUTTER_POSITION_MARKS` in C.
    case marks = -20

    public static var gType: Gtk.GType { gtk_source_view_gutter_position_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GtkSourceViewGutterPosition) { self.init(signed: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GtkSourceViewGutterPosition { GtkSourceViewGutterPosition(rawValue: signed) }
  }
}
