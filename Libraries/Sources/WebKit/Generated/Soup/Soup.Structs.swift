// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CWebKit
@_spi(Bindings) public import Gtk

extension Soup {
  /// The struct [`SoupCookie`](https://libsoup.gnome.org/libsoup-3.0/struct.Cookie.html).
  public final class Cookie: Gtk.Boxed, @MainActor Equatable {
    public override class var gType: Gtk.GType { soup_cookie_get_type() }

    /// Whether both are equal, as C compares them.
    public static func == (left: Cookie, right: Cookie) -> Bool { left.equal(right) }

    /// Calls [`soup_cookie_new()`](https://libsoup.gnome.org/libsoup-3.0/ctor.Cookie.new.html).
    public convenience init(name: String, value: String, domain: String, path: String, maxAge: Int) {
      self.init(taking: soup_cookie_new(name, value, domain, path, maxAge.int32).raw)
    }

    /// Calls [`soup_cookie_domain_matches()`](https://libsoup.gnome.org/libsoup-3.0/method.Cookie.domain_matches.html).
    @discardableResult
    public func domainMatches(_ host: String) -> Bool { soup_cookie_domain_matches(opaque, host).isTrue }

    /// Calls [`soup_cookie_equal()`](https://libsoup.gnome.org/libsoup-3.0/method.Cookie.equal.html).
    @discardableResult
    public func equal(_ cookie2: Soup.Cookie) -> Bool { soup_cookie_equal(opaque, cookie2.opaque).isTrue }

    /// Calls [`soup_cookie_get_domain()`](https://libsoup.gnome.org/libsoup-3.0/method.Cookie.get_domain.html) and
    /// `soup_cookie_set_domain()`.
    public var domain: String {
      get { Gtk.lentString(soup_cookie_get_domain(opaque)) }
      set(domain) { soup_cookie_set_domain(opaque, domain) }
    }

    /// Calls [`soup_cookie_get_expires()`](https://libsoup.gnome.org/libsoup-3.0/method.Cookie.get_expires.html).
    public var expires: GLib.DateTime? { Gtk.lentBoxed(opaque: soup_cookie_get_expires(opaque)) }

    /// Calls [`soup_cookie_get_http_only()`](https://libsoup.gnome.org/libsoup-3.0/method.Cookie.get_http_only.html) and
    /// `soup_cookie_set_http_only()`.
    public var httpOnly: Bool {
      get { soup_cookie_get_http_only(opaque).isTrue }
      set(httpOnly) { soup_cookie_set_http_only(opaque, httpOnly.gboolean) }
    }

    /// Calls [`soup_cookie_get_name()`](https://libsoup.gnome.org/libsoup-3.0/method.Cookie.get_name.html) and
    /// `soup_cookie_set_name()`.
    public var name: String {
      get { Gtk.lentString(soup_cookie_get_name(opaque)) }
      set(name) { soup_cookie_set_name(opaque, name) }
    }

    /// Calls [`soup_cookie_get_path()`](https://libsoup.gnome.org/libsoup-3.0/method.Cookie.get_path.html) and
    /// `soup_cookie_set_path()`.
    public var path: String {
      get { Gtk.lentString(soup_cookie_get_path(opaque)) }
      set(path) { soup_cookie_set_path(opaque, path) }
    }

    /// Calls
    /// [`soup_cookie_get_same_site_policy()`](https://libsoup.gnome.org/libsoup-3.0/method.Cookie.get_same_site_policy.html)
    /// and `soup_cookie_set_same_site_policy()`.
    public var sameSitePolicy: Soup.SameSitePolicy {
      get { Soup.SameSitePolicy(cValue: soup_cookie_get_same_site_policy(opaque)) }
      set(policy) { soup_cookie_set_same_site_policy(opaque, policy.cValue) }
    }

    /// Calls [`soup_cookie_get_secure()`](https://libsoup.gnome.org/libsoup-3.0/method.Cookie.get_secure.html) and
    /// `soup_cookie_set_secure()`.
    public var secure: Bool {
      get { soup_cookie_get_secure(opaque).isTrue }
      set(secure) { soup_cookie_set_secure(opaque, secure.gboolean) }
    }

    /// Calls [`soup_cookie_get_value()`](https://libsoup.gnome.org/libsoup-3.0/method.Cookie.get_value.html) and
    /// `soup_cookie_set_value()`.
    public var value: String {
      get { Gtk.lentString(soup_cookie_get_value(opaque)) }
      set(value) { soup_cookie_set_value(opaque, value) }
    }

    /// Calls [`soup_cookie_set_expires()`](https://libsoup.gnome.org/libsoup-3.0/method.Cookie.set_expires.html).
    public func setExpires(_ expires: GLib.DateTime) { soup_cookie_set_expires(opaque, expires.opaque) }

    /// Calls [`soup_cookie_set_max_age()`](https://libsoup.gnome.org/libsoup-3.0/method.Cookie.set_max_age.html).
    public func setMaxAge(_ maxAge: Int) { soup_cookie_set_max_age(opaque, maxAge.int32) }

    /// Calls
    /// [`soup_cookie_to_cookie_header()`](https://libsoup.gnome.org/libsoup-3.0/method.Cookie.to_cookie_header.html).
    @discardableResult
    public func toCookieHeader() -> String { Gtk.givenString(soup_cookie_to_cookie_header(opaque)) }

    /// Calls
    /// [`soup_cookie_to_set_cookie_header()`](https://libsoup.gnome.org/libsoup-3.0/method.Cookie.to_set_cookie_header.html).
    @discardableResult
    public func toSetCookieHeader() -> String { Gtk.givenString(soup_cookie_to_set_cookie_header(opaque)) }
  }
}

extension Soup {
  /// The struct [`SoupMessageHeaders`](https://libsoup.gnome.org/libsoup-3.0/struct.MessageHeaders.html).
  public final class MessageHeaders: Gtk.Boxed {
    public override class var gType: Gtk.GType { soup_message_headers_get_type() }

    /// Calls [`soup_message_headers_new()`](https://libsoup.gnome.org/libsoup-3.0/ctor.MessageHeaders.new.html).
    public convenience init(type: Soup.MessageHeadersType) {
      self.init(taking: soup_message_headers_new(type.cValue).raw)
    }

    /// Calls [`soup_message_headers_append()`](https://libsoup.gnome.org/libsoup-3.0/method.MessageHeaders.append.html).
    public func append(_ name: String, value: String) { soup_message_headers_append(opaque, name, value) }

    /// Calls
    /// [`soup_message_headers_clean_connection_headers()`](https://libsoup.gnome.org/libsoup-3.0/method.MessageHeaders.clean_connection_headers.html).
    public func cleanConnectionHeaders() { soup_message_headers_clean_connection_headers(opaque) }

    /// Calls [`soup_message_headers_clear()`](https://libsoup.gnome.org/libsoup-3.0/method.MessageHeaders.clear.html).
    public func clear() { soup_message_headers_clear(opaque) }

    /// Calls
    /// [`soup_message_headers_foreach()`](https://libsoup.gnome.org/libsoup-3.0/method.MessageHeaders.foreach.html).
    public func foreach(_ `func`: @escaping (String, String) -> Void) {
      let lent = Gtk.CallScope()
      defer { lent.end() }
      soup_message_headers_foreach(opaque, callSoupMessageHeadersForeachFunc, lent.closure(`func`))
    }

    /// Calls
    /// [`soup_message_headers_get_content_disposition()`](https://libsoup.gnome.org/libsoup-3.0/method.MessageHeaders.get_content_disposition.html).
    public var contentDisposition: (disposition: String, params: [String: String])? {
      var cDisposition: UnsafeMutablePointer<CChar>?
      var cParams: OpaquePointer?
      let result = soup_message_headers_get_content_disposition(opaque, &cDisposition, &cParams)
      guard result != 0 else { return nil }
      return (Gtk.givenString(cDisposition), Gtk.givenDictionary(cParams))
    }

    /// Calls
    /// [`soup_message_headers_get_content_length()`](https://libsoup.gnome.org/libsoup-3.0/method.MessageHeaders.get_content_length.html)
    /// and `soup_message_headers_set_content_length()`.
    public var contentLength: Int {
      get { soup_message_headers_get_content_length(opaque) }
      set(contentLength) { soup_message_headers_set_content_length(opaque, contentLength) }
    }

    /// Calls
    /// [`soup_message_headers_get_content_range()`](https://libsoup.gnome.org/libsoup-3.0/method.MessageHeaders.get_content_range.html).
    public var contentRange: (start: Int, end: Int, totalLength: Int)? {
      var cStart: Int = 0
      var cEnd: Int = 0
      var cTotalLength: Int = 0
      let result = soup_message_headers_get_content_range(opaque, &cStart, &cEnd, &cTotalLength)
      guard result != 0 else { return nil }
      return (cStart, cEnd, cTotalLength)
    }

    /// Calls
    /// [`soup_message_headers_get_content_type()`](https://libsoup.gnome.org/libsoup-3.0/method.MessageHeaders.get_content_type.html).
    public var contentType: (result: String?, params: [String: String]) {
      var cParams: OpaquePointer?
      let result = soup_message_headers_get_content_type(opaque, &cParams)
      return (Gtk.lentString(ifAny: result), Gtk.givenDictionary(cParams))
    }

    /// Calls
    /// [`soup_message_headers_get_encoding()`](https://libsoup.gnome.org/libsoup-3.0/method.MessageHeaders.get_encoding.html)
    /// and `soup_message_headers_set_encoding()`.
    public var encoding: Soup.Encoding {
      get { Soup.Encoding(cValue: soup_message_headers_get_encoding(opaque)) }
      set(encoding) { soup_message_headers_set_encoding(opaque, encoding.cValue) }
    }

    /// Calls
    /// [`soup_message_headers_get_expectations()`](https://libsoup.gnome.org/libsoup-3.0/method.MessageHeaders.get_expectations.html)
    /// and `soup_message_headers_set_expectations()`.
    public var expectations: Soup.Expectation {
      get { Soup.Expectation(cValue: soup_message_headers_get_expectations(opaque)) }
      set(expectations) { soup_message_headers_set_expectations(opaque, expectations.cValue) }
    }

    /// Calls
    /// [`soup_message_headers_get_headers_type()`](https://libsoup.gnome.org/libsoup-3.0/method.MessageHeaders.get_headers_type.html).
    public var headersType: Soup.MessageHeadersType {
      Soup.MessageHeadersType(cValue: soup_message_headers_get_headers_type(opaque))
    }

    /// Calls
    /// [`soup_message_headers_get_list()`](https://libsoup.gnome.org/libsoup-3.0/method.MessageHeaders.get_list.html).
    public func getList(_ name: String) -> String? {
      Gtk.lentString(ifAny: soup_message_headers_get_list(opaque, name))
    }

    /// Calls
    /// [`soup_message_headers_get_one()`](https://libsoup.gnome.org/libsoup-3.0/method.MessageHeaders.get_one.html).
    public func getOne(_ name: String) -> String? { Gtk.lentString(ifAny: soup_message_headers_get_one(opaque, name)) }

    /// Calls
    /// [`soup_message_headers_header_contains()`](https://libsoup.gnome.org/libsoup-3.0/method.MessageHeaders.header_contains.html).
    @discardableResult
    public func headerContains(_ name: String, token: String) -> Bool {
      soup_message_headers_header_contains(opaque, name, token).isTrue
    }

    /// Calls
    /// [`soup_message_headers_header_equals()`](https://libsoup.gnome.org/libsoup-3.0/method.MessageHeaders.header_equals.html).
    @discardableResult
    public func headerEquals(_ name: String, value: String) -> Bool {
      soup_message_headers_header_equals(opaque, name, value).isTrue
    }

    /// Calls [`soup_message_headers_remove()`](https://libsoup.gnome.org/libsoup-3.0/method.MessageHeaders.remove.html).
    public func remove(_ name: String) { soup_message_headers_remove(opaque, name) }

    /// Calls
    /// [`soup_message_headers_replace()`](https://libsoup.gnome.org/libsoup-3.0/method.MessageHeaders.replace.html).
    public func replace(_ name: String, value: String) { soup_message_headers_replace(opaque, name, value) }

    /// Calls
    /// [`soup_message_headers_set_content_disposition()`](https://libsoup.gnome.org/libsoup-3.0/method.MessageHeaders.set_content_disposition.html).
    public func setContentDisposition(_ disposition: String, params: [String: String]) {
      let lent = Gtk.CallScope()
      defer { lent.end() }
      soup_message_headers_set_content_disposition(opaque, disposition, lent.dictionary(params))
    }

    /// Calls
    /// [`soup_message_headers_set_content_range()`](https://libsoup.gnome.org/libsoup-3.0/method.MessageHeaders.set_content_range.html).
    public func setContentRange(start: Int, end: Int, totalLength: Int) {
      soup_message_headers_set_content_range(opaque, start, end, totalLength)
    }

    /// Calls
    /// [`soup_message_headers_set_content_type()`](https://libsoup.gnome.org/libsoup-3.0/method.MessageHeaders.set_content_type.html).
    public func setContentType(_ contentType: String, params: [String: String]) {
      let lent = Gtk.CallScope()
      defer { lent.end() }
      soup_message_headers_set_content_type(opaque, contentType, lent.dictionary(params))
    }

    /// Calls
    /// [`soup_message_headers_set_range()`](https://libsoup.gnome.org/libsoup-3.0/method.MessageHeaders.set_range.html).
    public func setRange(start: Int, end: Int) { soup_message_headers_set_range(opaque, start, end) }
  }
}
