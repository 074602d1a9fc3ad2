// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CWebKit
@_spi(Bindings) import Gtk

extension Soup {
  /// The constant
  /// [`SOUP_COOKIE_MAX_AGE_ONE_DAY`](https://libsoup.gnome.org/libsoup-3.0/const.COOKIE_MAX_AGE_ONE_DAY.html).
  public nonisolated static var COOKIE_MAX_AGE_ONE_DAY: Int { 0 }
  /// The constant
  /// [`SOUP_COOKIE_MAX_AGE_ONE_HOUR`](https://libsoup.gnome.org/libsoup-3.0/const.COOKIE_MAX_AGE_ONE_HOUR.html).
  public nonisolated static var COOKIE_MAX_AGE_ONE_HOUR: Int { 3600 }
  /// The constant
  /// [`SOUP_COOKIE_MAX_AGE_ONE_WEEK`](https://libsoup.gnome.org/libsoup-3.0/const.COOKIE_MAX_AGE_ONE_WEEK.html).
  public nonisolated static var COOKIE_MAX_AGE_ONE_WEEK: Int { 0 }
  /// The constant
  /// [`SOUP_COOKIE_MAX_AGE_ONE_YEAR`](https://libsoup.gnome.org/libsoup-3.0/const.COOKIE_MAX_AGE_ONE_YEAR.html).
  public nonisolated static var COOKIE_MAX_AGE_ONE_YEAR: Int { 0 }
  /// The constant
  /// [`SOUP_FORM_MIME_TYPE_MULTIPART`](https://libsoup.gnome.org/libsoup-3.0/const.FORM_MIME_TYPE_MULTIPART.html).
  public nonisolated static var FORM_MIME_TYPE_MULTIPART: String { #"multipart/form-data"# }
  /// The constant
  /// [`SOUP_FORM_MIME_TYPE_URLENCODED`](https://libsoup.gnome.org/libsoup-3.0/const.FORM_MIME_TYPE_URLENCODED.html).
  public nonisolated static var FORM_MIME_TYPE_URLENCODED: String { #"application/x-www-form-urlencoded"# }
  /// The constant
  /// [`SOUP_HSTS_POLICY_MAX_AGE_PAST`](https://libsoup.gnome.org/libsoup-3.0/const.HSTS_POLICY_MAX_AGE_PAST.html).
  public nonisolated static var HSTS_POLICY_MAX_AGE_PAST: Int { 0 }
  /// The constant [`SOUP_HTTP_URI_FLAGS`](https://libsoup.gnome.org/libsoup-3.0/const.HTTP_URI_FLAGS.html).
  public nonisolated static var HTTP_URI_FLAGS: Int { 482 }
  /// The constant [`SOUP_MAJOR_VERSION`](https://libsoup.gnome.org/libsoup-3.0/const.MAJOR_VERSION.html).
  public nonisolated static var MAJOR_VERSION: Int { 3 }
  /// The constant [`SOUP_MICRO_VERSION`](https://libsoup.gnome.org/libsoup-3.0/const.MICRO_VERSION.html).
  public nonisolated static var MICRO_VERSION: Int { 3 }
  /// The constant [`SOUP_MINOR_VERSION`](https://libsoup.gnome.org/libsoup-3.0/const.MINOR_VERSION.html).
  public nonisolated static var MINOR_VERSION: Int { 2 }
  /// The constant [`SOUP_VERSION_MIN_REQUIRED`](https://libsoup.gnome.org/libsoup-3.0/const.VERSION_MIN_REQUIRED.html).
  public nonisolated static var VERSION_MIN_REQUIRED: Int { 2 }
}
