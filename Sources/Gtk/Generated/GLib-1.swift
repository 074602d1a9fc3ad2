// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension GLib {
  /// A simple refcounted data type representing an immutable sequence of zero or more bytes from an unspecified origin.
  public final class Bytes: Boxed, @MainActor Hashable {
    public override class var gType: GType { g_bytes_get_type() }

    /// Whether both are equal, as C compares them.
    public static func == (left: Bytes, right: Bytes) -> Bool { left.equal(right) }

    public func hash(into hasher: inout Hasher) { hasher.combine(hash()) }

    /// Creates a new `Bytes` from `data`.
    public convenience init(data: [UInt8] = []) {
      self.init(taking: g_bytes_new(data, data.count.uint).raw)
    }

    /// Compares the two `Bytes` values.
    @discardableResult
    public func compare(_ bytes2: GLib.Bytes) -> Int { g_bytes_compare(pointer, bytes2.pointer).int }

    /// Compares the two `Bytes` values being pointed to and returns `true` if they are equal.
    @discardableResult
    public func equal(_ bytes2: GLib.Bytes) -> Bool { g_bytes_equal(pointer, bytes2.pointer).isTrue }

    /// Get the byte data in the `Bytes`. This data should not be modified.
    public var data: [UInt8] {
      var cSize: UInt = 0
      let result = g_bytes_get_data(opaque, &cSize)
      return elements(result, count: cSize.int, isGiven: false) { $0 }
    }

    /// Get the size of the byte data in the `Bytes`.
    public var size: Int { g_bytes_get_size(opaque).int }

    /// Creates an integer hash code for the byte data in the `Bytes`.
    @discardableResult
    public func hash() -> Int { g_bytes_hash(pointer).int }

    /// Creates a `Bytes` which is a subsection of another `Bytes`. The `offset` + `length` may not be longer than the
    /// size of `bytes`.
    @discardableResult
    public func newFromBytes(offset: Int, length: Int) -> GLib.Bytes {
      promised(givenBoxed(opaque: g_bytes_new_from_bytes(opaque, offset.uint, length.uint)))
    }

    /// Unreferences the bytes, and returns a pointer the same byte data contents.
    @discardableResult
    public func unrefToData() -> [UInt8] {
      var cSize: UInt = 0
      let result = g_bytes_unref_to_data(given(), &cSize)
      return elements(result, count: cSize.int, isGiven: true) { $0 }
    }
  }
}

extension GLib {
  /// An opaque structure that represents a date and time, including a time zone.
  public final class DateTime: Boxed, @MainActor Hashable {
    public override class var gType: GType { g_date_time_get_type() }

    /// Whether both are equal, as C compares them.
    public static func == (left: DateTime, right: DateTime) -> Bool { left.equal(right) }

    public func hash(into hasher: inout Hasher) { hasher.combine(hash()) }

    /// Creates a new `DateTime` corresponding to the given date and time in the time zone `tz`.
    public convenience init?(
      tz: GLib.TimeZone, year: Int, month: Int, day: Int, hour: Int, minute: Int, seconds: Double
    ) {
      let pointer = g_date_time_new(tz.opaque, year.int32, month.int32, day.int32, hour.int32, minute.int32, seconds)
      guard let pointer else { return nil }
      self.init(taking: pointer.raw)
    }

    /// Creates a `DateTime` corresponding to the given [ISO 8601 formatted
    /// string](https://en.wikipedia.org/wiki/ISO_8601) `text`. ISO 8601 strings of the form \<date>\<sep>\<time>\<tz> are
    /// supported, with some extensions from [RFC 3339](https://tools.ietf.org/html/rfc3339) as mentioned below.
    public convenience init?(text: String, defaultTz: GLib.TimeZone?) {
      let pointer = g_date_time_new_from_iso8601(text, defaultTz?.opaque)
      guard let pointer else { return nil }
      self.init(taking: pointer.raw)
    }

    /// Creates a `DateTime` corresponding to the given Unix time `t` in the local time zone.
    public convenience init?(t: Int) {
      let pointer = g_date_time_new_from_unix_local(t)
      guard let pointer else { return nil }
      self.init(taking: pointer.raw)
    }

    /// Creates a `DateTime` corresponding to the given Unix time `t` in UTC.
    public static func fromUnixUtc(_ t: Int) -> GLib.DateTime? { givenBoxed(opaque: g_date_time_new_from_unix_utc(t)) }

    /// Creates a new `DateTime` corresponding to the given date and time in the local time zone.
    public convenience init?(year: Int, month: Int, day: Int, hour: Int, minute: Int, seconds: Double) {
      let pointer = g_date_time_new_local(year.int32, month.int32, day.int32, hour.int32, minute.int32, seconds)
      guard let pointer else { return nil }
      self.init(taking: pointer.raw)
    }

    /// Creates a `DateTime` corresponding to this exact instant in the given time zone `tz`. The time is as accurate as
    /// the system allows, to a maximum accuracy of 1 microsecond.
    public convenience init?(tz: GLib.TimeZone) {
      let pointer = g_date_time_new_now(tz.opaque)
      guard let pointer else { return nil }
      self.init(taking: pointer.raw)
    }

    /// Creates a `DateTime` corresponding to this exact instant in the local time zone.
    public convenience init?() {
      let pointer = g_date_time_new_now_local()
      guard let pointer else { return nil }
      self.init(taking: pointer.raw)
    }

    /// Creates a `DateTime` corresponding to this exact instant in UTC.
    public static func nowUtc() -> GLib.DateTime? { givenBoxed(opaque: g_date_time_new_now_utc()) }

    /// Creates a new `DateTime` corresponding to the given date and time in UTC.
    public static func utc(year: Int, month: Int, day: Int, hour: Int, minute: Int, seconds: Double) -> GLib.DateTime? {
      givenBoxed(opaque: g_date_time_new_utc(year.int32, month.int32, day.int32, hour.int32, minute.int32, seconds))
    }

    /// Creates a copy of `datetime` and adds the specified timespan to the copy.
    @discardableResult
    public func add(_ timespan: Int) -> GLib.DateTime? { givenBoxed(opaque: g_date_time_add(opaque, timespan)) }

    /// Creates a copy of `datetime` and adds the specified number of days to the copy. Add negative values to subtract
    /// days.
    @discardableResult
    public func addDays(_ days: Int) -> GLib.DateTime? { givenBoxed(opaque: g_date_time_add_days(opaque, days.int32)) }

    /// Creates a new `DateTime` adding the specified values to the current date and time in `datetime`. Add negative
    /// values to subtract.
    @discardableResult
    public func addFull(years: Int, months: Int, days: Int, hours: Int, minutes: Int, seconds: Double) -> GLib.DateTime?
    {
      givenBoxed(
        opaque: g_date_time_add_full(opaque, years.int32, months.int32, days.int32, hours.int32, minutes.int32, seconds)
      )
    }

    /// Creates a copy of `datetime` and adds the specified number of hours. Add negative values to subtract hours.
    @discardableResult
    public func addHours(_ hours: Int) -> GLib.DateTime? {
      givenBoxed(opaque: g_date_time_add_hours(opaque, hours.int32))
    }

    /// Creates a copy of `datetime` adding the specified number of minutes. Add negative values to subtract minutes.
    @discardableResult
    public func addMinutes(_ minutes: Int) -> GLib.DateTime? {
      givenBoxed(opaque: g_date_time_add_minutes(opaque, minutes.int32))
    }

    /// Creates a copy of `datetime` and adds the specified number of months to the copy. Add negative values to subtract
    /// months.
    @discardableResult
    public func addMonths(_ months: Int) -> GLib.DateTime? {
      givenBoxed(opaque: g_date_time_add_months(opaque, months.int32))
    }

    /// Creates a copy of `datetime` and adds the specified number of seconds. Add negative values to subtract seconds.
    @discardableResult
    public func addSeconds(_ seconds: Double) -> GLib.DateTime? {
      givenBoxed(opaque: g_date_time_add_seconds(opaque, seconds))
    }

    /// Creates a copy of `datetime` and adds the specified number of weeks to the copy. Add negative values to subtract
    /// weeks.
    @discardableResult
    public func addWeeks(_ weeks: Int) -> GLib.DateTime? {
      givenBoxed(opaque: g_date_time_add_weeks(opaque, weeks.int32))
    }

    /// Creates a copy of `datetime` and adds the specified number of years to the copy. Add negative values to subtract
    /// years.
    @discardableResult
    public func addYears(_ years: Int) -> GLib.DateTime? {
      givenBoxed(opaque: g_date_time_add_years(opaque, years.int32))
    }

    /// A comparison function for `DateTimes` that is suitable as a `CompareFunc`. Both `DateTimes` must be non-`nil`.
    @discardableResult
    public func compare(_ dt2: GLib.DateTime) -> Int { g_date_time_compare(pointer, dt2.pointer).int }

    /// Calculates the difference in time between `end` and `begin`. The `TimeSpan` that is returned is effectively `end`
    /// - `begin` (ie: positive if the first parameter is larger).
    @discardableResult
    public func difference(_ begin: GLib.DateTime) -> Int { g_date_time_difference(opaque, begin.opaque) }

    /// Checks to see if `dt1` and `dt2` are equal.
    @discardableResult
    public func equal(_ dt2: GLib.DateTime) -> Bool { g_date_time_equal(pointer, dt2.pointer).isTrue }

    /// Creates a newly allocated string representing the requested `format`.
    @discardableResult
    public func format(_ format: String) -> String? { givenString(ifAny: g_date_time_format(opaque, format)) }

    /// Format `datetime` in [ISO 8601 format](https://en.wikipedia.org/wiki/ISO_8601), including the date, time and time
    /// zone, and return that as a UTF-8 encoded string.
    @discardableResult
    public func formatIso8601() -> String? { givenString(ifAny: g_date_time_format_iso8601(opaque)) }

    /// Retrieves the day of the month represented by `datetime` in the gregorian calendar.
    public var dayOfMonth: Int { g_date_time_get_day_of_month(opaque).int }

    /// Retrieves the ISO 8601 day of the week on which `datetime` falls (1 is Monday, 2 is Tuesday... 7 is Sunday).
    public var dayOfWeek: Int { g_date_time_get_day_of_week(opaque).int }

    /// Retrieves the day of the year represented by `datetime` in the Gregorian calendar.
    public var dayOfYear: Int { g_date_time_get_day_of_year(opaque).int }

    /// Retrieves the hour of the day represented by `datetime`
    public var hour: Int { g_date_time_get_hour(opaque).int }

    /// Retrieves the microsecond of the date represented by `datetime`
    public var microsecond: Int { g_date_time_get_microsecond(opaque).int }

    /// Retrieves the minute of the hour represented by `datetime`
    public var minute: Int { g_date_time_get_minute(opaque).int }

    /// Retrieves the month of the year represented by `datetime` in the Gregorian calendar.
    public var month: Int { g_date_time_get_month(opaque).int }

    /// Retrieves the second of the minute represented by `datetime`
    public var second: Int { g_date_time_get_second(opaque).int }

    /// Retrieves the number of seconds since the start of the last minute, including the fractional part.
    public var seconds: Double { g_date_time_get_seconds(opaque) }

    /// Get the time zone for this `datetime`.
    public var timezone: GLib.TimeZone { promised(lentBoxed(opaque: g_date_time_get_timezone(opaque))) }

    /// Determines the time zone abbreviation to be used at the time and in the time zone of `datetime`.
    public var timezoneAbbreviation: String { lentString(g_date_time_get_timezone_abbreviation(opaque)) }

    /// Determines the offset to UTC in effect at the time and in the time zone of `datetime`.
    public var utcOffset: Int { g_date_time_get_utc_offset(opaque) }

    /// Returns the ISO 8601 week-numbering year in which the week containing `datetime` falls.
    public var weekNumberingYear: Int { g_date_time_get_week_numbering_year(opaque).int }

    /// Returns the ISO 8601 week number for the week containing `datetime`. The ISO 8601 week number is the same for
    /// every day of the week (from Moday through Sunday). That can produce some unusual results (described below).
    public var weekOfYear: Int { g_date_time_get_week_of_year(opaque).int }

    /// Retrieves the year represented by `datetime` in the Gregorian calendar.
    public var year: Int { g_date_time_get_year(opaque).int }

    /// Retrieves the Gregorian day, month, and year of a given `DateTime`.
    public var ymd: (year: Int, month: Int, day: Int) {
      var cYear: Int32 = 0
      var cMonth: Int32 = 0
      var cDay: Int32 = 0
      g_date_time_get_ymd(opaque, &cYear, &cMonth, &cDay)
      return (cYear.int, cMonth.int, cDay.int)
    }

    /// Hashes `datetime` into a #guint, suitable for use within `HashTable`.
    @discardableResult
    public func hash() -> Int { g_date_time_hash(pointer).int }

    /// Determines if daylight savings time is in effect at the time and in the time zone of `datetime`.
    public var isDaylightSavings: Bool { g_date_time_is_daylight_savings(opaque).isTrue }

    /// Creates a new `DateTime` corresponding to the same instant in time as `datetime`, but in the local time zone.
    @discardableResult
    public func toLocal() -> GLib.DateTime? { givenBoxed(opaque: g_date_time_to_local(opaque)) }

    /// Create a new `DateTime` corresponding to the same instant in time as `datetime`, but in the time zone `tz`.
    @discardableResult
    public func toTimezone(_ tz: GLib.TimeZone) -> GLib.DateTime? {
      givenBoxed(opaque: g_date_time_to_timezone(opaque, tz.opaque))
    }

    /// Gives the Unix time corresponding to `datetime`, rounding down to the nearest second.
    @discardableResult
    public func toUnix() -> Int { g_date_time_to_unix(opaque) }

    /// Creates a new `DateTime` corresponding to the same instant in time as `datetime`, but in UTC.
    @discardableResult
    public func toUtc() -> GLib.DateTime? { givenBoxed(opaque: g_date_time_to_utc(opaque)) }
  }
}

extension GLib {
  /// The GKeyFile struct contains only private data and should not be accessed directly.
  public final class KeyFile: Boxed {
    public override class var gType: GType { g_key_file_get_type() }

    /// Creates a new empty `KeyFile` object. Use `g_key_file_load_from_file()`, `g_key_file_load_from_data()`,
    /// `g_key_file_load_from_dirs()` or `g_key_file_load_from_data_dirs()` to read an existing key file.
    public convenience init() {
      self.init(taking: g_key_file_new().raw)
    }

    /// Returns the values associated with `key` under `groupName` as booleans.
    public func getBooleanList(_ groupName: String, key: String) throws(GLib.Failure) -> [Bool] {
      var cLength: UInt = 0
      var error: UnsafeMutablePointer<GError>?
      let result = g_key_file_get_boolean_list(opaque, groupName, key, &cLength, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return elements(result, count: cLength.int, isGiven: true) { $0.isTrue }
    }

    /// Retrieves a comment above `key` from `groupName`. If `key` is `nil` then `comment` will be read from above
    /// `groupName`. If both `key` and `groupName` are `nil`, then `comment` will be read from above the first group in
    /// the file.
    public func getComment(_ groupName: String?, key: String?) throws(GLib.Failure) -> String {
      var error: UnsafeMutablePointer<GError>?
      let result = g_key_file_get_comment(opaque, groupName, key, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenString(result)
    }

    /// Returns the value associated with `key` under `groupName` as a double. If `groupName` is `nil`, the start_group is
    /// used.
    public func getDouble(_ groupName: String, key: String) throws(GLib.Failure) -> Double {
      var error: UnsafeMutablePointer<GError>?
      let result = g_key_file_get_double(opaque, groupName, key, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return result
    }

    /// Returns the values associated with `key` under `groupName` as doubles.
    public func getDoubleList(_ groupName: String, key: String) throws(GLib.Failure) -> [Double] {
      var cLength: UInt = 0
      var error: UnsafeMutablePointer<GError>?
      let result = g_key_file_get_double_list(opaque, groupName, key, &cLength, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return elements(result, count: cLength.int, isGiven: true) { $0 }
    }

    /// Returns all groups in the key file loaded with `keyFile`. The array of returned groups will be `nil`-terminated,
    /// so `length` may optionally be `nil`.
    public var groups: [String] { givenStrings(g_key_file_get_groups(opaque, nil)) }

    /// Returns the value associated with `key` under `groupName` as a signed 64-bit integer. This is similar to
    /// `g_key_file_get_integer()` but can return 64-bit results without truncation.
    public func getInt64(_ groupName: String, key: String) throws(GLib.Failure) -> Int {
      var error: UnsafeMutablePointer<GError>?
      let result = g_key_file_get_int64(opaque, groupName, key, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return result
    }

    /// Returns the value associated with `key` under `groupName` as an integer.
    public func getInteger(_ groupName: String, key: String) throws(GLib.Failure) -> Int {
      var error: UnsafeMutablePointer<GError>?
      let result = g_key_file_get_integer(opaque, groupName, key, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return result.int
    }

    /// Returns the values associated with `key` under `groupName` as integers.
    public func getIntegerList(_ groupName: String, key: String) throws(GLib.Failure) -> [Int] {
      var cLength: UInt = 0
      var error: UnsafeMutablePointer<GError>?
      let result = g_key_file_get_integer_list(opaque, groupName, key, &cLength, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return elements(result, count: cLength.int, isGiven: true) { $0.int }
    }

    /// Returns all keys for the group name `groupName`. The array of returned keys will be `nil`-terminated, so `length`
    /// may optionally be `nil`. In the event that the `groupName` cannot be found, `nil` is returned and `error` is set
    /// to `G_KEY_FILE_ERROR_GROUP_NOT_FOUND`.
    public func getKeys(_ groupName: String) throws(GLib.Failure) -> [String] {
      var error: UnsafeMutablePointer<GError>?
      let result = g_key_file_get_keys(opaque, groupName, nil, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenStrings(result)
    }

    /// Returns the actual locale which the result of `g_key_file_get_locale_string()` or
    /// `g_key_file_get_locale_string_list()` came from.
    public func getLocaleForKey(_ groupName: String, key: String, locale: String?) -> String? {
      givenString(ifAny: g_key_file_get_locale_for_key(opaque, groupName, key, locale))
    }

    /// Returns the value associated with `key` under `groupName` translated in the given `locale` if available. If
    /// `locale` is `nil` then the current locale is assumed.
    public func getLocaleString(_ groupName: String, key: String, locale: String?) throws(GLib.Failure) -> String {
      var error: UnsafeMutablePointer<GError>?
      let result = g_key_file_get_locale_string(opaque, groupName, key, locale, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenString(result)
    }

    /// Returns the values associated with `key` under `groupName` translated in the given `locale` if available. If
    /// `locale` is `nil` then the current locale is assumed.
    public func getLocaleStringList(_ groupName: String, key: String, locale: String?) throws(GLib.Failure) -> [String]
    {
      var cLength: UInt = 0
      var error: UnsafeMutablePointer<GError>?
      let result = g_key_file_get_locale_string_list(opaque, groupName, key, locale, &cLength, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return elements(result, count: cLength.int, isGiven: true) { givenString($0) }
    }

    /// Returns the name of the start group of the file.
    public var startGroup: String? { givenString(ifAny: g_key_file_get_start_group(opaque)) }

    /// Returns the string value associated with `key` under `groupName`. Unlike `g_key_file_get_value()`, this function
    /// handles escape sequences like \s.
    public func getString(_ groupName: String, key: String) throws(GLib.Failure) -> String {
      var error: UnsafeMutablePointer<GError>?
      let result = g_key_file_get_string(opaque, groupName, key, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenString(result)
    }

    /// Returns the values associated with `key` under `groupName`.
    public func getStringList(_ groupName: String, key: String) throws(GLib.Failure) -> [String] {
      var cLength: UInt = 0
      var error: UnsafeMutablePointer<GError>?
      let result = g_key_file_get_string_list(opaque, groupName, key, &cLength, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return elements(result, count: cLength.int, isGiven: true) { givenString($0) }
    }

    /// Returns the value associated with `key` under `groupName` as an unsigned 64-bit integer. This is similar to
    /// `g_key_file_get_integer()` but can return large positive results without truncation.
    public func getUint64(_ groupName: String, key: String) throws(GLib.Failure) -> Int {
      var error: UnsafeMutablePointer<GError>?
      let result = g_key_file_get_uint64(opaque, groupName, key, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return result.int
    }

    /// Returns the raw value associated with `key` under `groupName`. Use `g_key_file_get_string()` to retrieve an
    /// unescaped UTF-8 string.
    public func getValue(_ groupName: String, key: String) throws(GLib.Failure) -> String {
      var error: UnsafeMutablePointer<GError>?
      let result = g_key_file_get_value(opaque, groupName, key, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenString(result)
    }

    /// Looks whether the key file has the group `groupName`.
    public func hasGroup(_ groupName: String) -> Bool { g_key_file_has_group(opaque, groupName).isTrue }

    /// Removes a comment above `key` from `groupName`. If `key` is `nil` then `comment` will be removed above
    /// `groupName`. If both `key` and `groupName` are `nil`, then `comment` will be removed above the first group in the
    /// file.
    public func removeComment(_ groupName: String?, key: String?) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_key_file_remove_comment(opaque, groupName, key, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Removes the specified group, `groupName`, from the key file.
    public func removeGroup(_ groupName: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_key_file_remove_group(opaque, groupName, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Removes `key` in `groupName` from the key file.
    public func removeKey(_ groupName: String, key: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_key_file_remove_key(opaque, groupName, key, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Writes the contents of `keyFile` to `filename` using `g_file_set_contents()`. If you need stricter guarantees
    /// about durability of the written file than are provided by `g_file_set_contents()`, use
    /// `g_file_set_contents_full()` with the return value of `g_key_file_to_data()`.
    public func saveToFile(_ filename: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_key_file_save_to_file(opaque, filename, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Associates a new boolean value with `key` under `groupName`. If `key` cannot be found then it is created.
    public func setBoolean(_ groupName: String, key: String, value: Bool) {
      g_key_file_set_boolean(opaque, groupName, key, value.gboolean)
    }

    /// Associates a list of boolean values with `key` under `groupName`. If `key` cannot be found then it is created. If
    /// `groupName` is `nil`, the start_group is used.
    public func setBooleanList(_ groupName: String, key: String, list: [Bool]) {
      var cList = list.map { $0.gboolean }
      g_key_file_set_boolean_list(opaque, groupName, key, &cList, list.count.uint)
    }

    /// Places a comment above `key` from `groupName`.
    public func setComment(_ groupName: String?, key: String?, comment: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_key_file_set_comment(opaque, groupName, key, comment, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Associates a new double value with `key` under `groupName`. If `key` cannot be found then it is created.
    public func setDouble(_ groupName: String, key: String, value: Double) {
      g_key_file_set_double(opaque, groupName, key, value)
    }

    /// Associates a list of double values with `key` under `groupName`. If `key` cannot be found then it is created.
    public func setDoubleList(_ groupName: String, key: String, list: [Double]) {
      var cList = list
      g_key_file_set_double_list(opaque, groupName, key, &cList, list.count.uint)
    }

    /// Associates a new integer value with `key` under `groupName`. If `key` cannot be found then it is created.
    public func setInt64(_ groupName: String, key: String, value: Int) {
      g_key_file_set_int64(opaque, groupName, key, value)
    }

    /// Associates a new integer value with `key` under `groupName`. If `key` cannot be found then it is created.
    public func setInteger(_ groupName: String, key: String, value: Int) {
      g_key_file_set_integer(opaque, groupName, key, value.int32)
    }

    /// Associates a list of integer values with `key` under `groupName`. If `key` cannot be found then it is created.
    public func setIntegerList(_ groupName: String, key: String, list: [Int]) {
      var cList = list.map { $0.int32 }
      g_key_file_set_integer_list(opaque, groupName, key, &cList, list.count.uint)
    }

    /// Sets the character which is used to separate values in lists. Typically ';' or ',' are used as separators. The
    /// default list separator is ';'.
    public func setListSeparator(_ separator: Int) { g_key_file_set_list_separator(opaque, separator.int8) }

    /// Associates a string value for `key` and `locale` under `groupName`. If the translation for `key` cannot be found
    /// then it is created.
    public func setLocaleString(_ groupName: String, key: String, locale: String, string: String) {
      g_key_file_set_locale_string(opaque, groupName, key, locale, string)
    }

    /// Associates a list of string values for `key` and `locale` under `groupName`. If the translation for `key` cannot
    /// be found then it is created.
    public func setLocaleStringList(_ groupName: String, key: String, locale: String, list: [String]) {
      let lent = CallScope()
      defer { lent.end() }
      g_key_file_set_locale_string_list(opaque, groupName, key, locale, lent.strings(list), list.count.uint)
    }

    /// Associates a new string value with `key` under `groupName`. If `key` cannot be found then it is created. If
    /// `groupName` cannot be found then it is created. Unlike `g_key_file_set_value()`, this function handles characters
    /// that need escaping, such as newlines.
    public func setString(_ groupName: String, key: String, string: String) {
      g_key_file_set_string(opaque, groupName, key, string)
    }

    /// Associates a list of string values for `key` under `groupName`. If `key` cannot be found then it is created. If
    /// `groupName` cannot be found then it is created.
    public func setStringList(_ groupName: String, key: String, list: [String]) {
      let lent = CallScope()
      defer { lent.end() }
      g_key_file_set_string_list(opaque, groupName, key, lent.strings(list), list.count.uint)
    }

    /// Associates a new integer value with `key` under `groupName`. If `key` cannot be found then it is created.
    public func setUint64(_ groupName: String, key: String, value: Int) {
      g_key_file_set_uint64(opaque, groupName, key, value.uint)
    }

    /// Associates a new value with `key` under `groupName`.
    public func setValue(_ groupName: String, key: String, value: String) {
      g_key_file_set_value(opaque, groupName, key, value)
    }

    /// This function outputs `keyFile` as a string.
    @discardableResult
    public func toData() throws(GLib.Failure) -> String {
      var error: UnsafeMutablePointer<GError>?
      let result = g_key_file_to_data(opaque, nil, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenString(result)
    }

    @discardableResult
    public static func errorQuark() -> Int { g_key_file_error_quark().int }
  }
}

extension GLib {
  /// `TimeZone` is an opaque structure whose members cannot be accessed directly.
  public final class TimeZone: Boxed {
    public override class var gType: GType { g_time_zone_get_type() }

    /// Creates a `TimeZone` corresponding to `identifier`. If `identifier` cannot be parsed or loaded, `nil` is returned.
    public convenience init?(identifier: String?) {
      let pointer = g_time_zone_new_identifier(identifier)
      guard let pointer else { return nil }
      self.init(taking: pointer.raw)
    }

    /// Creates a `TimeZone` corresponding to local time. The local time zone may change between invocations to this
    /// function; for example, if the system administrator changes it.
    public convenience init() {
      self.init(taking: g_time_zone_new_local().raw)
    }

    /// Creates a `TimeZone` corresponding to the given constant offset from UTC, in seconds.
    public convenience init(seconds: Int) {
      self.init(taking: g_time_zone_new_offset(seconds.int32).raw)
    }

    /// Creates a `TimeZone` corresponding to UTC.
    public static func utc() -> GLib.TimeZone { GLib.TimeZone(taking: g_time_zone_new_utc().raw) }

    /// A version of `g_time_zone_new_identifier()` which returns the UTC time zone if `identifier` could not be parsed or
    /// loaded.
    @available(
      *, deprecated,
      message:
        "Use `g_time_zone_new_identifier()` instead, as it provides error reporting. Change your code to handle a potentially `nil` return value."
    )
    public static func new(_ identifier: String?) -> GLib.TimeZone {
      GLib.TimeZone(taking: g_time_zone_new(identifier).raw)
    }

    /// Determines the time zone abbreviation to be used during a particular `interval` of time in the time zone `tz`.
    public func getAbbreviation(_ interval: Int) -> String {
      lentString(g_time_zone_get_abbreviation(opaque, interval.int32))
    }

    /// Get the identifier of this `TimeZone`, as passed to `g_time_zone_new()`. If the identifier passed at construction
    /// time was not recognised, `UTC` will be returned. If it was `nil`, the identifier of the local timezone at
    /// construction time will be returned.
    public var identifier: String { lentString(g_time_zone_get_identifier(opaque)) }

    /// Determines the offset to UTC in effect during a particular `interval` of time in the time zone `tz`.
    public func getOffset(_ interval: Int) -> Int { g_time_zone_get_offset(opaque, interval.int32).int }

    /// Determines if daylight savings time is in effect during a particular `interval` of time in the time zone `tz`.
    public func isDst(_ interval: Int) -> Bool { g_time_zone_is_dst(opaque, interval.int32).isTrue }
  }
}

extension GLib {
  /// `Variant` is a variant datatype; it can contain one or more values along with information about the type of the
  /// values.
  public final class Variant: Boxed, @MainActor Equatable {
    public override class var gType: GType { FundamentalType.variant }

    override class func hold(_ pointer: UnsafeRawPointer) -> UnsafeMutableRawPointer {
      UnsafeMutableRawPointer(g_variant_ref_sink(pointer.cast()))
    }

    override class func release(_ pointer: UnsafeMutableRawPointer) {
      g_variant_unref(UnsafeRawPointer(pointer).cast())
    }

    override class func store(_ pointer: UnsafeMutableRawPointer?, in slot: GValueSlot) {
      g_value_set_variant(slot.pointer, pointer.map { OpaquePointer($0) })
    }

    /// Whether both are equal, as C compares them.
    public static func == (left: Variant, right: Variant) -> Bool { left.equal(right) }

    /// Creates a new `Variant` array from `children`.
    public convenience init(childType: GLib.VariantType?, children: [GLib.Variant]) {
      let lent = CallScope()
      defer { lent.end() }
      self.init(
        copying: g_variant_new_array(childType?.opaque, lent.array(children, by: \.pointer), children.count.uint).raw)
    }

    /// Creates a new boolean `Variant` instance -- either `true` or `false`.
    public convenience init(boolean: Bool) {
      self.init(copying: g_variant_new_boolean(boolean.gboolean).raw)
    }

    /// Creates a new byte `Variant` instance.
    public convenience init(byte: Int) {
      self.init(copying: g_variant_new_byte(byte.uint8).raw)
    }

    /// Creates an array-of-bytes `Variant` with the contents of `string`. This function is just like
    /// `g_variant_new_string()` except that the string need not be valid UTF-8.
    public convenience init(string: [UInt8]) {
      self.init(copying: g_variant_new_bytestring(string).raw)
    }

    /// Constructs an array of bytestring `Variant` from the given array of strings.
    public convenience init(bytestrings: [String]) {
      let lent = CallScope()
      defer { lent.end() }
      self.init(copying: g_variant_new_bytestring_array(lent.strings(bytestrings), bytestrings.count.int).raw)
    }

    /// Creates a new dictionary entry `Variant`. `key` and `value` must be non-`nil`. `key` must be a value of a basic
    /// type (ie: not a container).
    public convenience init(key: GLib.Variant, value: GLib.Variant) {
      self.init(copying: g_variant_new_dict_entry(key.opaque, value.opaque).raw)
    }

    /// Creates a new double `Variant` instance.
    public convenience init(double: Double) {
      self.init(copying: g_variant_new_double(double).raw)
    }

    /// Constructs a new array `Variant` instance, where the elements are of `elementType` type.
    public convenience init(elementType: GLib.VariantType, nElements: Int, elementSize: Int) {
      self.init(copying: g_variant_new_fixed_array(elementType.opaque, nil, nElements.uint, elementSize.uint).raw)
    }

    /// Constructs a new serialized-mode `Variant` instance. This is the inner interface for creation of new serialized
    /// values that gets called from various functions in gvariant.c.
    public convenience init(type: GLib.VariantType, bytes: GLib.Bytes, trusted: Bool) {
      self.init(copying: g_variant_new_from_bytes(type.opaque, bytes.opaque, trusted.gboolean).raw)
    }

    /// Creates a new handle `Variant` instance.
    public convenience init(handle: Int) {
      self.init(copying: g_variant_new_handle(handle.int32).raw)
    }

    /// Creates a new int16 `Variant` instance.
    public convenience init(int16: Int) {
      self.init(copying: g_variant_new_int16(int16.int16).raw)
    }

    /// Creates a new int32 `Variant` instance.
    public convenience init(int32: Int) {
      self.init(copying: g_variant_new_int32(int32.int32).raw)
    }

    /// Creates a new int64 `Variant` instance.
    public convenience init(int64: Int) {
      self.init(copying: g_variant_new_int64(int64).raw)
    }

    /// Depending on if `child` is `nil`, either wraps `child` inside of a maybe container or creates a Nothing instance
    /// for the given `type`.
    public convenience init(childType: GLib.VariantType?, child: GLib.Variant?) {
      self.init(copying: g_variant_new_maybe(childType?.opaque, child?.opaque).raw)
    }

    /// Creates a D-Bus object path `Variant` with the contents of `string`. `string` must be a valid D-Bus object path.
    /// Use `g_variant_is_object_path()` if you're not sure.
    public convenience init(objectPath: String) {
      self.init(copying: g_variant_new_object_path(objectPath).raw)
    }

    /// Constructs an array of object paths `Variant` from the given array of strings.
    public convenience init(objectPaths: [String]) {
      let lent = CallScope()
      defer { lent.end() }
      self.init(copying: g_variant_new_objv(lent.strings(objectPaths), objectPaths.count.int).raw)
    }

    /// Creates a D-Bus type signature `Variant` with the contents of `string`. `string` must be a valid D-Bus type
    /// signature. Use `g_variant_is_signature()` if you're not sure.
    public convenience init(signature: String) {
      self.init(copying: g_variant_new_signature(signature).raw)
    }

    /// Creates a string `Variant` with the contents of `string`.
    public convenience init(string: String) {
      self.init(copying: g_variant_new_string(string).raw)
    }

    /// Constructs an array of strings `Variant` from the given array of strings.
    public convenience init(strings: [String]) {
      let lent = CallScope()
      defer { lent.end() }
      self.init(copying: g_variant_new_strv(lent.strings(strings), strings.count.int).raw)
    }

    /// Creates a new tuple `Variant` out of the items in `children`. The type is determined from the types of `children`.
    /// No entry in the `children` array may be `nil`.
    public convenience init(children: [GLib.Variant]) {
      let lent = CallScope()
      defer { lent.end() }
      self.init(copying: g_variant_new_tuple(lent.array(children, by: \.pointer), children.count.uint).raw)
    }

    /// Creates a new uint16 `Variant` instance.
    public convenience init(uint16: Int) {
      self.init(copying: g_variant_new_uint16(uint16.uint16).raw)
    }

    /// Creates a new uint32 `Variant` instance.
    public convenience init(uint32: Int) {
      self.init(copying: g_variant_new_uint32(uint32.uint32).raw)
    }

    /// Creates a new uint64 `Variant` instance.
    public convenience init(uint64: Int) {
      self.init(copying: g_variant_new_uint64(uint64.uint).raw)
    }

    /// Boxes `value`. The result is a `Variant` instance representing a variant containing the original value.
    public convenience init(boxing: GLib.Variant) {
      self.init(copying: g_variant_new_variant(boxing.opaque).raw)
    }

    /// Performs a byteswapping operation on the contents of `value`. The result is that all multi-byte numeric data
    /// contained in `value` is byteswapped. That includes 16, 32, and 64bit signed and unsigned integers as well as file
    /// handles and double precision floating point values.
    @discardableResult
    public func byteswap() -> GLib.Variant { promised(givenBoxed(opaque: g_variant_byteswap(opaque))) }

    /// Checks if calling `g_variant_get()` with `formatString` on `value` would be valid from a type-compatibility
    /// standpoint. `formatString` is assumed to be a valid format string (from a syntactic standpoint).
    @discardableResult
    public func checkFormatString(_ formatString: String, copyOnly: Bool) -> Bool {
      g_variant_check_format_string(opaque, formatString, copyOnly.gboolean).isTrue
    }

    /// Compares `one` and `two`.
    @discardableResult
    public func compare(_ two: GLib.Variant) -> Int { g_variant_compare(pointer, two.pointer).int }

    /// Similar to `g_variant_get_bytestring()` except that instead of returning a constant string, the string is
    /// duplicated.
    public func dupBytestring() -> [UInt8] {
      var cLength: UInt = 0
      let result = g_variant_dup_bytestring(opaque, &cLength)
      return elements(result, count: cLength.int, isGiven: true) { UInt8(bitPattern: $0) }
    }

    /// Gets the contents of an array of array of bytes `Variant`. This call makes a deep copy; the return result should
    /// be released with `g_strfreev()`.
    public func dupBytestringArray() -> [String] {
      var cLength: UInt = 0
      let result = g_variant_dup_bytestring_array(opaque, &cLength)
      return elements(result, count: cLength.int, isGiven: true) { givenString($0) }
    }

    /// Gets the contents of an array of object paths `Variant`. This call makes a deep copy; the return result should be
    /// released with `g_strfreev()`.
    public func dupObjv() -> [String] {
      var cLength: UInt = 0
      let result = g_variant_dup_objv(opaque, &cLength)
      return elements(result, count: cLength.int, isGiven: true) { givenString($0) }
    }

    /// Similar to `g_variant_get_string()` except that instead of returning a constant string, the string is duplicated.
    public func dupString() -> String { givenString(g_variant_dup_string(opaque, nil)) }

    /// Gets the contents of an array of strings `Variant`. This call makes a deep copy; the return result should be
    /// released with `g_strfreev()`.
    public func dupStrv() -> [String] {
      var cLength: UInt = 0
      let result = g_variant_dup_strv(opaque, &cLength)
      return elements(result, count: cLength.int, isGiven: true) { givenString($0) }
    }

    /// Checks if `one` and `two` have the same type and value.
    @discardableResult
    public func equal(_ two: GLib.Variant) -> Bool { g_variant_equal(pointer, two.pointer).isTrue }

    /// Returns the boolean value of `value`.
    public var boolean: Bool { g_variant_get_boolean(opaque).isTrue }

    /// Returns the byte value of `value`.
    public var byte: Int { g_variant_get_byte(opaque).int }

    /// Gets the contents of an array of array of bytes `Variant`. This call makes a shallow copy; the return result
    /// should be released with `g_free()`, but the individual strings must not be modified.
    public var bytestringArray: [String] {
      var cLength: UInt = 0
      let result = g_variant_get_bytestring_array(opaque, &cLength)
      return elements(result, count: cLength.int, isGiven: true) { lentString($0) }
    }

    /// Reads a child item out of a container `Variant` instance. This includes variants, maybes, arrays, tuples and
    /// dictionary entries. It is an error to call this function on any other type of `Variant`.
    public func getChildValue(_ index: Int) -> GLib.Variant {
      promised(givenBoxed(opaque: g_variant_get_child_value(opaque, index.uint)))
    }

    /// Returns a pointer to the serialized form of a `Variant` instance. The semantics of this function are exactly the
    /// same as `g_variant_get_data()`, except that the returned `Bytes` holds a reference to the variant data.
    public var dataAsBytes: GLib.Bytes { promised(givenBoxed(opaque: g_variant_get_data_as_bytes(opaque))) }

    /// Returns the double precision floating point value of `value`.
    public var double: Double { g_variant_get_double(opaque) }

    /// Returns the 32-bit signed integer value of `value`.
    public var handle: Int { g_variant_get_handle(opaque).int }

    /// Returns the 16-bit signed integer value of `value`.
    public var int16: Int { g_variant_get_int16(opaque).int }

    /// Returns the 32-bit signed integer value of `value`.
    public var int32: Int { g_variant_get_int32(opaque).int }

    /// Returns the 64-bit signed integer value of `value`.
    public var int64: Int { g_variant_get_int64(opaque) }

    /// Given a maybe-typed `Variant` instance, extract its value. If the value is Nothing, then this function returns
    /// `nil`.
    public var maybe: GLib.Variant? { givenBoxed(opaque: g_variant_get_maybe(opaque)) }

    /// Gets a `Variant` instance that has the same value as `value` and is trusted to be in normal form.
    public var normalForm: GLib.Variant { promised(givenBoxed(opaque: g_variant_get_normal_form(opaque))) }

    /// Gets the contents of an array of object paths `Variant`. This call makes a shallow copy; the return result should
    /// be released with `g_free()`, but the individual strings must not be modified.
    public var objv: [String] {
      var cLength: UInt = 0
      let result = g_variant_get_objv(opaque, &cLength)
      return elements(result, count: cLength.int, isGiven: true) { lentString($0) }
    }

    /// Determines the number of bytes that would be required to store `value` with `g_variant_store()`.
    public var size: Int { g_variant_get_size(opaque).int }

    /// Returns the string value of a `Variant` instance with a string type. This includes the types
    /// `G_VARIANT_TYPE_STRING`, `G_VARIANT_TYPE_OBJECT_PATH` and `G_VARIANT_TYPE_SIGNATURE`.
    public var string: String { lentString(g_variant_get_string(opaque, nil)) }

    /// Gets the contents of an array of strings `Variant`. This call makes a shallow copy; the return result should be
    /// released with `g_free()`, but the individual strings must not be modified.
    public var strv: [String] {
      var cLength: UInt = 0
      let result = g_variant_get_strv(opaque, &cLength)
      return elements(result, count: cLength.int, isGiven: true) { lentString($0) }
    }

    /// Determines the type of `value`.
    public var type: GLib.VariantType { promised(lentBoxed(opaque: g_variant_get_type(opaque))) }

    /// Returns the type string of `value`. Unlike the result of calling `g_variant_type_peek_string()`, this string is
    /// nul-terminated. This string belongs to `Variant` and must not be freed.
    public var typeString: String { lentString(g_variant_get_type_string(opaque)) }

    /// Returns the 16-bit unsigned integer value of `value`.
    public var uint16: Int { g_variant_get_uint16(opaque).int }

    /// Returns the 32-bit unsigned integer value of `value`.
    public var uint32: Int { g_variant_get_uint32(opaque).int }

    /// Returns the 64-bit unsigned integer value of `value`.
    public var uint64: Int { g_variant_get_uint64(opaque).int }

    /// Unboxes `value`. The result is the `Variant` instance that was contained in `value`.
    public var variant: GLib.Variant { promised(givenBoxed(opaque: g_variant_get_variant(opaque))) }

    /// Generates a hash value for a `Variant` instance.
    @discardableResult
    public func hash() -> Int { g_variant_hash(pointer).int }

    /// Checks if `value` is a container.
    public var isContainer: Bool { g_variant_is_container(opaque).isTrue }

    /// Checks whether `value` has a floating reference count.
    public var isFloating: Bool { g_variant_is_floating(opaque).isTrue }

    /// Checks if `value` is in normal form.
    public var isNormalForm: Bool { g_variant_is_normal_form(opaque).isTrue }

    /// Checks if a value has a type matching the provided type.
    public func isOfType(_ type: GLib.VariantType) -> Bool { g_variant_is_of_type(opaque, type.opaque).isTrue }

    /// Looks up a value in a dictionary `Variant`.
    public func lookupValue(_ key: String, expectedType: GLib.VariantType?) -> GLib.Variant {
      promised(givenBoxed(opaque: g_variant_lookup_value(opaque, key, expectedType?.opaque)))
    }

    /// Determines the number of children in a container `Variant` instance. This includes variants, maybes, arrays,
    /// tuples and dictionary entries. It is an error to call this function on any other type of `Variant`.
    @discardableResult
    public func nChildren() -> Int { g_variant_n_children(opaque).int }

    /// Pretty-prints `value` in the format understood by `g_variant_parse()`.
    @discardableResult
    public func print(_ typeAnnotate: Bool) -> String { givenString(g_variant_print(opaque, typeAnnotate.gboolean)) }

    /// Determines if a given string is a valid D-Bus object path. You should ensure that a string is a valid D-Bus object
    /// path before passing it to `g_variant_new_object_path()`.
    public static func isObjectPath(_ string: String) -> Bool { g_variant_is_object_path(string).isTrue }

    /// Determines if a given string is a valid D-Bus type signature. You should ensure that a string is a valid D-Bus
    /// type signature before passing it to `g_variant_new_signature()`.
    public static func isSignature(_ string: String) -> Bool { g_variant_is_signature(string).isTrue }

    /// Pretty-prints a message showing the context of a `Variant` parse error within the string for which parsing was
    /// attempted.
    @discardableResult
    public static func parseErrorPrintContext(_ error: GLib.Failure, sourceStr: String) -> String {
      let lent = CallScope()
      defer { lent.end() }
      return givenString(g_variant_parse_error_print_context(lent.failure(error), sourceStr))
    }

    @discardableResult
    public static func parseErrorQuark() -> Int { g_variant_parse_error_quark().int }

    /// Same as `g_variant_error_quark()`.
    @available(*, deprecated, message: "Use `g_variant_parse_error_quark()` instead.")
    public static func parserGetErrorQuark() -> Int { g_variant_parser_get_error_quark().int }
  }
}

extension GLib {
  /// `VariantDict` is a mutable interface to `Variant` dictionaries.
  public final class VariantDict: Boxed {
    public override class var gType: GType { g_variant_dict_get_type() }

    final var gVariantDict: UnsafeMutablePointer<GVariantDict> { pointer.assumingMemoryBound(to: GVariantDict.self) }

    /// Allocates and initialises a new `VariantDict`.
    public convenience init(fromAsv: GLib.Variant? = nil) {
      self.init(taking: g_variant_dict_new(fromAsv?.opaque))
    }

    /// Releases all memory associated with a `VariantDict` without freeing the `VariantDict` structure itself.
    public func clear() { g_variant_dict_clear(gVariantDict) }

    /// Checks if `key` exists in `dict`.
    @discardableResult
    public func contains(_ key: String) -> Bool { g_variant_dict_contains(gVariantDict, key).isTrue }

    /// Returns the current value of `dict` as a `Variant` of type `G_VARIANT_TYPE_VARDICT`, clearing it in the process.
    @discardableResult
    public func end() -> GLib.Variant { promised(lentBoxed(opaque: g_variant_dict_end(gVariantDict))) }

    /// Inserts (or replaces) a key in a `VariantDict`.
    public func insertValue(_ key: String, value: GLib.Variant) {
      g_variant_dict_insert_value(gVariantDict, key, value.opaque)
    }

    /// Looks up a value in a `VariantDict`.
    public func lookupValue(_ key: String, expectedType: GLib.VariantType?) -> GLib.Variant? {
      givenBoxed(opaque: g_variant_dict_lookup_value(gVariantDict, key, expectedType?.opaque))
    }

    /// Removes a key and its associated value from a `VariantDict`.
    @discardableResult
    public func remove(_ key: String) -> Bool { g_variant_dict_remove(gVariantDict, key).isTrue }
  }
}

extension GLib {
  /// This section introduces the GVariant type system. It is based, in large part, on the D-Bus type system, with two
  /// major changes and some minor lifting of restrictions. The [D-Bus
  /// specification](http://dbus.freedesktop.org/doc/dbus-specification.html), therefore, provides a significant amount
  /// of information that is useful when working with GVariant.
  public final class VariantType: Boxed, @MainActor Hashable {
    public override class var gType: GType { g_variant_type_get_gtype() }

    /// Whether both are equal, as C compares them.
    public static func == (left: VariantType, right: VariantType) -> Bool { left.equal(right) }

    public func hash(into hasher: inout Hasher) { hasher.combine(hash()) }

    /// Creates a new `VariantType` corresponding to the type string given by `typeString`. It is appropriate to call
    /// `g_variant_type_free()` on the return value.
    public convenience init(typeString: String) {
      self.init(taking: g_variant_type_new(typeString).raw)
    }

    /// Constructs the type corresponding to an array of elements of the type `type`.
    public convenience init(element: GLib.VariantType) {
      self.init(taking: g_variant_type_new_array(element.opaque).raw)
    }

    /// Constructs the type corresponding to a dictionary entry with a key of type `key` and a value of type `value`.
    public convenience init(key: GLib.VariantType, value: GLib.VariantType) {
      self.init(taking: g_variant_type_new_dict_entry(key.opaque, value.opaque).raw)
    }

    /// Constructs the type corresponding to a maybe instance containing type `type` or Nothing.
    public static func maybe(_ element: GLib.VariantType) -> GLib.VariantType {
      GLib.VariantType(taking: g_variant_type_new_maybe(element.opaque).raw)
    }

    /// Constructs a new tuple type, from `items`.
    public convenience init(items: [GLib.VariantType]) {
      let lent = CallScope()
      defer { lent.end() }
      self.init(taking: g_variant_type_new_tuple(lent.array(items, by: \.pointer), items.count.int32).raw)
    }

    /// Returns a newly-allocated copy of the type string corresponding to `type`. The returned string is nul-terminated.
    /// It is appropriate to call `g_free()` on the return value.
    public func dupString() -> String { givenString(g_variant_type_dup_string(opaque)) }

    /// Determines the element type of an array or maybe type.
    @discardableResult
    public func element() -> GLib.VariantType { promised(lentBoxed(opaque: g_variant_type_element(opaque))) }

    /// Compares `type1` and `type2` for equality.
    @discardableResult
    public func equal(_ type2: GLib.VariantType) -> Bool { g_variant_type_equal(pointer, type2.pointer).isTrue }

    /// Determines the first item type of a tuple or dictionary entry type.
    @discardableResult
    public func first() -> GLib.VariantType { promised(lentBoxed(opaque: g_variant_type_first(opaque))) }

    /// Returns the length of the type string corresponding to the given `type`. This function must be used to determine
    /// the valid extent of the memory region returned by `g_variant_type_peek_string()`.
    public var stringLength: Int { g_variant_type_get_string_length(opaque).int }

    /// Hashes `type`.
    @discardableResult
    public func hash() -> Int { g_variant_type_hash(pointer).int }

    /// Determines if the given `type` is an array type. This is true if the type string for `type` starts with an 'a'.
    public var isArray: Bool { g_variant_type_is_array(opaque).isTrue }

    /// Determines if the given `type` is a basic type.
    public var isBasic: Bool { g_variant_type_is_basic(opaque).isTrue }

    /// Determines if the given `type` is a container type.
    public var isContainer: Bool { g_variant_type_is_container(opaque).isTrue }

    /// Determines if the given `type` is definite (ie: not indefinite).
    public var isDefinite: Bool { g_variant_type_is_definite(opaque).isTrue }

    /// Determines if the given `type` is a dictionary entry type. This is true if the type string for `type` starts with
    /// a '{'.
    public var isDictEntry: Bool { g_variant_type_is_dict_entry(opaque).isTrue }

    /// Determines if the given `type` is a maybe type. This is true if the type string for `type` starts with an 'm'.
    public var isMaybe: Bool { g_variant_type_is_maybe(opaque).isTrue }

    /// Checks if `type` is a subtype of `supertype`.
    public func isSubtypeOf(_ supertype: GLib.VariantType) -> Bool {
      g_variant_type_is_subtype_of(opaque, supertype.opaque).isTrue
    }

    /// Determines if the given `type` is a tuple type. This is true if the type string for `type` starts with a '(' or if
    /// `type` is `G_VARIANT_TYPE_TUPLE`.
    public var isTuple: Bool { g_variant_type_is_tuple(opaque).isTrue }

    /// Determines if the given `type` is the variant type.
    public var isVariant: Bool { g_variant_type_is_variant(opaque).isTrue }

    /// Determines the key type of a dictionary entry type.
    @discardableResult
    public func key() -> GLib.VariantType { promised(lentBoxed(opaque: g_variant_type_key(opaque))) }

    /// Determines the number of items contained in a tuple or dictionary entry type.
    @discardableResult
    public func nItems() -> Int { g_variant_type_n_items(opaque).int }

    /// Determines the next item type of a tuple or dictionary entry type.
    @discardableResult
    public func next() -> GLib.VariantType { promised(lentBoxed(opaque: g_variant_type_next(opaque))) }

    /// Determines the value type of a dictionary entry type.
    @discardableResult
    public func value() -> GLib.VariantType { promised(lentBoxed(opaque: g_variant_type_value(opaque))) }

    @discardableResult
    public static func checked(_ arg0: String) -> GLib.VariantType {
      promised(lentBoxed(opaque: g_variant_type_checked_(arg0)))
    }

    public static func stringGetDepth(_ typeString: String) -> Int { g_variant_type_string_get_depth_(typeString).int }

    /// Checks if `typeString` is a valid GVariant type string. This call is equivalent to calling
    /// `g_variant_type_string_scan()` and confirming that the following character is a nul terminator.
    public static func stringIsValid(_ typeString: String) -> Bool { g_variant_type_string_is_valid(typeString).isTrue }
  }
}
