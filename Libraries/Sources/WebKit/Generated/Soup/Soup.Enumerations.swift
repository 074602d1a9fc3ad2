// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import CWebKit
@_spi(Bindings) public import Gtk

extension Soup {
  /// The enumeration [`SoupEncoding`](https://libsoup.gnome.org/libsoup-3.0/enum.Encoding.html).
  public nonisolated enum Encoding: Int32, Gtk.GEnum, Sendable {
    /// `SOUP_ENCODING_UNRECOGNIZED` in C.
    case unrecognized = 0
    /// `SOUP_ENCODING_NONE` in C.
    case none = 1
    /// `SOUP_ENCODING_CONTENT_LENGTH` in C.
    case contentLength = 2
    /// `SOUP_ENCODING_EOF` in C.
    case eof = 3
    /// `SOUP_ENCODING_CHUNKED` in C.
    case chunked = 4
    /// `SOUP_ENCODING_BYTERANGES` in C.
    case byteranges = 5

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 6) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { soup_encoding_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: SoupEncoding) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: SoupEncoding { SoupEncoding(rawValue: unsigned) }
  }
}

extension Soup {
  /// The flags [`SoupExpectation`](https://libsoup.gnome.org/libsoup-3.0/flags.Expectation.html).
  public nonisolated struct Expectation: Gtk.GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `SOUP_EXPECTATION_UNRECOGNIZED` in C.
    public static var unrecognized: Expectation { Expectation(rawValue: 1) }
    /// `SOUP_EXPECTATION_CONTINUE` in C.
    public static var `continue`: Expectation { Expectation(rawValue: 2) }

    public static var gType: Gtk.GType { soup_expectation_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: SoupExpectation) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: SoupExpectation { SoupExpectation(rawValue: unsigned) }
  }
}

extension Soup {
  /// The enumeration [`SoupMessageHeadersType`](https://libsoup.gnome.org/libsoup-3.0/enum.MessageHeadersType.html).
  public nonisolated enum MessageHeadersType: Int32, Gtk.GEnum, Sendable {
    /// `SOUP_MESSAGE_HEADERS_REQUEST` in C.
    case request = 0
    /// `SOUP_MESSAGE_HEADERS_RESPONSE` in C.
    case response = 1
    /// `SOUP_MESSAGE_HEADERS_MULTIPART` in C.
    case multipart = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { soup_message_headers_type_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: SoupMessageHeadersType) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: SoupMessageHeadersType { SoupMessageHeadersType(rawValue: unsigned) }
  }
}

extension Soup {
  /// The enumeration [`SoupSameSitePolicy`](https://libsoup.gnome.org/libsoup-3.0/enum.SameSitePolicy.html).
  public nonisolated enum SameSitePolicy: Int32, Gtk.GEnum, Sendable {
    /// `SOUP_SAME_SITE_POLICY_NONE` in C.
    case none = 0
    /// `SOUP_SAME_SITE_POLICY_LAX` in C.
    case lax = 1
    /// `SOUP_SAME_SITE_POLICY_STRICT` in C.
    case strict = 2

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
    public var rawValue: Int32 { ordinal }

    public static var gType: Gtk.GType { soup_same_site_policy_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: SoupSameSitePolicy) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: SoupSameSitePolicy { SoupSameSitePolicy(rawValue: unsigned) }
  }
}
