// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import CGtk

extension GLib {
  /// The struct [`GBytes`](https://docs.gtk.org/glib/struct.Bytes.html). Since GLib 2.32.
  public final class Bytes: Boxed, @MainActor Hashable {
    public override class var gType: GType { g_bytes_get_type() }

    /// Whether both are equal, as C compares them.
    public static func == (left: Bytes, right: Bytes) -> Bool { left.equal(right) }

    public func hash(into hasher: inout Hasher) { hasher.combine(hash()) }

    /// Calls [`g_bytes_new()`](https://docs.gtk.org/glib/ctor.Bytes.new.html). Since GLib 2.32.
    public convenience init(data: [UInt8] = []) {
      self.init(taking: g_bytes_new(data, data.count.uint).raw)
    }

    /// Calls [`g_bytes_compare()`](https://docs.gtk.org/glib/method.Bytes.compare.html). Since GLib 2.32.
    @discardableResult
    public func compare(_ bytes2: GLib.Bytes) -> Int { g_bytes_compare(pointer, bytes2.pointer).int }

    /// Calls [`g_bytes_equal()`](https://docs.gtk.org/glib/method.Bytes.equal.html). Since GLib 2.32.
    @discardableResult
    public func equal(_ bytes2: GLib.Bytes) -> Bool { g_bytes_equal(pointer, bytes2.pointer).isTrue }

    /// Calls [`g_bytes_get_data()`](https://docs.gtk.org/glib/method.Bytes.get_data.html). Since GLib 2.32.
    public var data: [UInt8] {
      var cSize: UInt = 0
      let result = g_bytes_get_data(opaque, &cSize)
      return elements(result, count: cSize.int, isGiven: false) { $0 }
    }

    /// Calls [`g_bytes_get_size()`](https://docs.gtk.org/glib/method.Bytes.get_size.html). Since GLib 2.32.
    public var size: Int { g_bytes_get_size(opaque).int }

    /// Calls [`g_bytes_hash()`](https://docs.gtk.org/glib/method.Bytes.hash.html). Since GLib 2.32.
    @discardableResult
    public func hash() -> Int { g_bytes_hash(pointer).int }

    /// Calls [`g_bytes_new_from_bytes()`](https://docs.gtk.org/glib/method.Bytes.new_from_bytes.html). Since GLib 2.32.
    @discardableResult
    public func newFromBytes(offset: Int, length: Int) -> GLib.Bytes {
      promised(givenBoxed(opaque: g_bytes_new_from_bytes(opaque, offset.uint, length.uint)))
    }
  }
}

extension GLib {
  /// The struct [`GDateTime`](https://docs.gtk.org/glib/struct.DateTime.html). Since GLib 2.26.
  public final class DateTime: Boxed, @MainActor Hashable {
    public override class var gType: GType { g_date_time_get_type() }

    /// Whether both are equal, as C compares them.
    public static func == (left: DateTime, right: DateTime) -> Bool { left.equal(right) }

    public func hash(into hasher: inout Hasher) { hasher.combine(hash()) }

    /// Calls [`g_date_time_new()`](https://docs.gtk.org/glib/ctor.DateTime.new.html). Since GLib 2.26.
    public convenience init?(
      tz: GLib.TimeZone, year: Int, month: Int, day: Int, hour: Int, minute: Int, seconds: Double
    ) {
      let pointer = g_date_time_new(tz.opaque, year.int32, month.int32, day.int32, hour.int32, minute.int32, seconds)
      guard let pointer else { return nil }
      self.init(taking: pointer.raw)
    }

    /// Calls [`g_date_time_new_from_iso8601()`](https://docs.gtk.org/glib/ctor.DateTime.new_from_iso8601.html). Since
    /// GLib 2.56.
    public convenience init?(text: String, defaultTz: GLib.TimeZone?) {
      let pointer = g_date_time_new_from_iso8601(text, defaultTz?.opaque)
      guard let pointer else { return nil }
      self.init(taking: pointer.raw)
    }

    /// Calls [`g_date_time_new_from_unix_local()`](https://docs.gtk.org/glib/ctor.DateTime.new_from_unix_local.html).
    /// Since GLib 2.26.
    public convenience init?(t: Int) {
      let pointer = g_date_time_new_from_unix_local(t)
      guard let pointer else { return nil }
      self.init(taking: pointer.raw)
    }

    /// Calls [`g_date_time_new_from_unix_utc()`](https://docs.gtk.org/glib/ctor.DateTime.new_from_unix_utc.html). Since
    /// GLib 2.26.
    public static func fromUnixUtc(_ t: Int) -> GLib.DateTime? { givenBoxed(opaque: g_date_time_new_from_unix_utc(t)) }

    /// Calls [`g_date_time_new_local()`](https://docs.gtk.org/glib/ctor.DateTime.new_local.html). Since GLib 2.26.
    public convenience init?(year: Int, month: Int, day: Int, hour: Int, minute: Int, seconds: Double) {
      let pointer = g_date_time_new_local(year.int32, month.int32, day.int32, hour.int32, minute.int32, seconds)
      guard let pointer else { return nil }
      self.init(taking: pointer.raw)
    }

    /// Calls [`g_date_time_new_now()`](https://docs.gtk.org/glib/ctor.DateTime.new_now.html). Since GLib 2.26.
    public convenience init?(tz: GLib.TimeZone) {
      let pointer = g_date_time_new_now(tz.opaque)
      guard let pointer else { return nil }
      self.init(taking: pointer.raw)
    }

    /// Calls [`g_date_time_new_now_local()`](https://docs.gtk.org/glib/ctor.DateTime.new_now_local.html). Since GLib
    /// 2.26.
    public convenience init?() {
      let pointer = g_date_time_new_now_local()
      guard let pointer else { return nil }
      self.init(taking: pointer.raw)
    }

    /// Calls [`g_date_time_new_now_utc()`](https://docs.gtk.org/glib/ctor.DateTime.new_now_utc.html). Since GLib 2.26.
    public static func nowUtc() -> GLib.DateTime? { givenBoxed(opaque: g_date_time_new_now_utc()) }

    /// Calls [`g_date_time_new_utc()`](https://docs.gtk.org/glib/ctor.DateTime.new_utc.html). Since GLib 2.26.
    public static func utc(year: Int, month: Int, day: Int, hour: Int, minute: Int, seconds: Double) -> GLib.DateTime? {
      givenBoxed(opaque: g_date_time_new_utc(year.int32, month.int32, day.int32, hour.int32, minute.int32, seconds))
    }

    /// Calls [`g_date_time_add()`](https://docs.gtk.org/glib/method.DateTime.add.html). Since GLib 2.26.
    @discardableResult
    public func add(_ timespan: Int) -> GLib.DateTime? { givenBoxed(opaque: g_date_time_add(opaque, timespan)) }

    /// Calls [`g_date_time_add_days()`](https://docs.gtk.org/glib/method.DateTime.add_days.html). Since GLib 2.26.
    @discardableResult
    public func addDays(_ days: Int) -> GLib.DateTime? { givenBoxed(opaque: g_date_time_add_days(opaque, days.int32)) }

    /// Calls [`g_date_time_add_full()`](https://docs.gtk.org/glib/method.DateTime.add_full.html). Since GLib 2.26.
    @discardableResult
    public func addFull(years: Int, months: Int, days: Int, hours: Int, minutes: Int, seconds: Double) -> GLib.DateTime?
    {
      givenBoxed(
        opaque: g_date_time_add_full(opaque, years.int32, months.int32, days.int32, hours.int32, minutes.int32, seconds)
      )
    }

    /// Calls [`g_date_time_add_hours()`](https://docs.gtk.org/glib/method.DateTime.add_hours.html). Since GLib 2.26.
    @discardableResult
    public func addHours(_ hours: Int) -> GLib.DateTime? {
      givenBoxed(opaque: g_date_time_add_hours(opaque, hours.int32))
    }

    /// Calls [`g_date_time_add_minutes()`](https://docs.gtk.org/glib/method.DateTime.add_minutes.html). Since GLib 2.26.
    @discardableResult
    public func addMinutes(_ minutes: Int) -> GLib.DateTime? {
      givenBoxed(opaque: g_date_time_add_minutes(opaque, minutes.int32))
    }

    /// Calls [`g_date_time_add_months()`](https://docs.gtk.org/glib/method.DateTime.add_months.html). Since GLib 2.26.
    @discardableResult
    public func addMonths(_ months: Int) -> GLib.DateTime? {
      givenBoxed(opaque: g_date_time_add_months(opaque, months.int32))
    }

    /// Calls [`g_date_time_add_seconds()`](https://docs.gtk.org/glib/method.DateTime.add_seconds.html). Since GLib 2.26.
    @discardableResult
    public func addSeconds(_ seconds: Double) -> GLib.DateTime? {
      givenBoxed(opaque: g_date_time_add_seconds(opaque, seconds))
    }

    /// Calls [`g_date_time_add_weeks()`](https://docs.gtk.org/glib/method.DateTime.add_weeks.html). Since GLib 2.26.
    @discardableResult
    public func addWeeks(_ weeks: Int) -> GLib.DateTime? {
      givenBoxed(opaque: g_date_time_add_weeks(opaque, weeks.int32))
    }

    /// Calls [`g_date_time_add_years()`](https://docs.gtk.org/glib/method.DateTime.add_years.html). Since GLib 2.26.
    @discardableResult
    public func addYears(_ years: Int) -> GLib.DateTime? {
      givenBoxed(opaque: g_date_time_add_years(opaque, years.int32))
    }

    /// Calls [`g_date_time_compare()`](https://docs.gtk.org/glib/method.DateTime.compare.html). Since GLib 2.26.
    @discardableResult
    public func compare(_ dt2: GLib.DateTime) -> Int { g_date_time_compare(pointer, dt2.pointer).int }

    /// Calls [`g_date_time_difference()`](https://docs.gtk.org/glib/method.DateTime.difference.html). Since GLib 2.26.
    @discardableResult
    public func difference(_ begin: GLib.DateTime) -> Int { g_date_time_difference(opaque, begin.opaque) }

    /// Calls [`g_date_time_equal()`](https://docs.gtk.org/glib/method.DateTime.equal.html). Since GLib 2.26.
    @discardableResult
    public func equal(_ dt2: GLib.DateTime) -> Bool { g_date_time_equal(pointer, dt2.pointer).isTrue }

    /// Calls [`g_date_time_format()`](https://docs.gtk.org/glib/method.DateTime.format.html). Since GLib 2.26.
    @discardableResult
    public func format(_ format: String) -> String? { givenString(ifAny: g_date_time_format(opaque, format)) }

    /// Calls [`g_date_time_format_iso8601()`](https://docs.gtk.org/glib/method.DateTime.format_iso8601.html). Since GLib
    /// 2.62.
    @discardableResult
    public func formatIso8601() -> String? { givenString(ifAny: g_date_time_format_iso8601(opaque)) }

    /// Calls [`g_date_time_get_day_of_month()`](https://docs.gtk.org/glib/method.DateTime.get_day_of_month.html). Since
    /// GLib 2.26.
    public var dayOfMonth: Int { g_date_time_get_day_of_month(opaque).int }

    /// Calls [`g_date_time_get_day_of_week()`](https://docs.gtk.org/glib/method.DateTime.get_day_of_week.html). Since
    /// GLib 2.26.
    public var dayOfWeek: Int { g_date_time_get_day_of_week(opaque).int }

    /// Calls [`g_date_time_get_day_of_year()`](https://docs.gtk.org/glib/method.DateTime.get_day_of_year.html). Since
    /// GLib 2.26.
    public var dayOfYear: Int { g_date_time_get_day_of_year(opaque).int }

    /// Calls [`g_date_time_get_hour()`](https://docs.gtk.org/glib/method.DateTime.get_hour.html). Since GLib 2.26.
    public var hour: Int { g_date_time_get_hour(opaque).int }

    /// Calls [`g_date_time_get_microsecond()`](https://docs.gtk.org/glib/method.DateTime.get_microsecond.html). Since
    /// GLib 2.26.
    public var microsecond: Int { g_date_time_get_microsecond(opaque).int }

    /// Calls [`g_date_time_get_minute()`](https://docs.gtk.org/glib/method.DateTime.get_minute.html). Since GLib 2.26.
    public var minute: Int { g_date_time_get_minute(opaque).int }

    /// Calls [`g_date_time_get_month()`](https://docs.gtk.org/glib/method.DateTime.get_month.html). Since GLib 2.26.
    public var month: Int { g_date_time_get_month(opaque).int }

    /// Calls [`g_date_time_get_second()`](https://docs.gtk.org/glib/method.DateTime.get_second.html). Since GLib 2.26.
    public var second: Int { g_date_time_get_second(opaque).int }

    /// Calls [`g_date_time_get_seconds()`](https://docs.gtk.org/glib/method.DateTime.get_seconds.html). Since GLib 2.26.
    public var seconds: Double { g_date_time_get_seconds(opaque) }

    /// Calls [`g_date_time_get_timezone()`](https://docs.gtk.org/glib/method.DateTime.get_timezone.html). Since GLib
    /// 2.58.
    public var timezone: GLib.TimeZone { promised(lentBoxed(opaque: g_date_time_get_timezone(opaque))) }

    /// Calls
    /// [`g_date_time_get_timezone_abbreviation()`](https://docs.gtk.org/glib/method.DateTime.get_timezone_abbreviation.html).
    /// Since GLib 2.26.
    public var timezoneAbbreviation: String { lentString(g_date_time_get_timezone_abbreviation(opaque)) }

    /// Calls [`g_date_time_get_utc_offset()`](https://docs.gtk.org/glib/method.DateTime.get_utc_offset.html). Since GLib
    /// 2.26.
    public var utcOffset: Int { g_date_time_get_utc_offset(opaque) }

    /// Calls
    /// [`g_date_time_get_week_numbering_year()`](https://docs.gtk.org/glib/method.DateTime.get_week_numbering_year.html).
    /// Since GLib 2.26.
    public var weekNumberingYear: Int { g_date_time_get_week_numbering_year(opaque).int }

    /// Calls [`g_date_time_get_week_of_year()`](https://docs.gtk.org/glib/method.DateTime.get_week_of_year.html). Since
    /// GLib 2.26.
    public var weekOfYear: Int { g_date_time_get_week_of_year(opaque).int }

    /// Calls [`g_date_time_get_year()`](https://docs.gtk.org/glib/method.DateTime.get_year.html). Since GLib 2.26.
    public var year: Int { g_date_time_get_year(opaque).int }

    /// Calls [`g_date_time_get_ymd()`](https://docs.gtk.org/glib/method.DateTime.get_ymd.html). Since GLib 2.26.
    public var ymd: (year: Int, month: Int, day: Int) {
      var cYear: Int32 = 0
      var cMonth: Int32 = 0
      var cDay: Int32 = 0
      g_date_time_get_ymd(opaque, &cYear, &cMonth, &cDay)
      return (cYear.int, cMonth.int, cDay.int)
    }

    /// Calls [`g_date_time_hash()`](https://docs.gtk.org/glib/method.DateTime.hash.html). Since GLib 2.26.
    @discardableResult
    public func hash() -> Int { g_date_time_hash(pointer).int }

    /// Calls [`g_date_time_is_daylight_savings()`](https://docs.gtk.org/glib/method.DateTime.is_daylight_savings.html).
    /// Since GLib 2.26.
    public var isDaylightSavings: Bool { g_date_time_is_daylight_savings(opaque).isTrue }

    /// Calls [`g_date_time_to_local()`](https://docs.gtk.org/glib/method.DateTime.to_local.html). Since GLib 2.26.
    @discardableResult
    public func toLocal() -> GLib.DateTime? { givenBoxed(opaque: g_date_time_to_local(opaque)) }

    /// Calls [`g_date_time_to_timezone()`](https://docs.gtk.org/glib/method.DateTime.to_timezone.html). Since GLib 2.26.
    @discardableResult
    public func toTimezone(_ tz: GLib.TimeZone) -> GLib.DateTime? {
      givenBoxed(opaque: g_date_time_to_timezone(opaque, tz.opaque))
    }

    /// Calls [`g_date_time_to_unix()`](https://docs.gtk.org/glib/method.DateTime.to_unix.html). Since GLib 2.26.
    @discardableResult
    public func toUnix() -> Int { g_date_time_to_unix(opaque) }

    /// Calls [`g_date_time_to_utc()`](https://docs.gtk.org/glib/method.DateTime.to_utc.html). Since GLib 2.26.
    @discardableResult
    public func toUtc() -> GLib.DateTime? { givenBoxed(opaque: g_date_time_to_utc(opaque)) }
  }
}

extension GLib {
  /// The struct [`GKeyFile`](https://docs.gtk.org/glib/struct.KeyFile.html).
  public final class KeyFile: Boxed {
    public override class var gType: GType { g_key_file_get_type() }

    /// Calls [`g_key_file_new()`](https://docs.gtk.org/glib/ctor.KeyFile.new.html). Since GLib 2.6.
    public convenience init() {
      self.init(taking: g_key_file_new().raw)
    }

    /// Calls [`g_key_file_get_boolean_list()`](https://docs.gtk.org/glib/method.KeyFile.get_boolean_list.html). Since
    /// GLib 2.6.
    public func getBooleanList(_ groupName: String, key: String) throws(GLib.Failure) -> [Bool] {
      var cLength: UInt = 0
      var error: UnsafeMutablePointer<GError>?
      let result = g_key_file_get_boolean_list(opaque, groupName, key, &cLength, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return elements(result, count: cLength.int, isGiven: true) { $0.isTrue }
    }

    /// Calls [`g_key_file_get_comment()`](https://docs.gtk.org/glib/method.KeyFile.get_comment.html). Since GLib 2.6.
    public func getComment(_ groupName: String?, key: String?) throws(GLib.Failure) -> String {
      var error: UnsafeMutablePointer<GError>?
      let result = g_key_file_get_comment(opaque, groupName, key, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenString(result)
    }

    /// Calls [`g_key_file_get_double()`](https://docs.gtk.org/glib/method.KeyFile.get_double.html). Since GLib 2.12.
    public func getDouble(_ groupName: String, key: String) throws(GLib.Failure) -> Double {
      var error: UnsafeMutablePointer<GError>?
      let result = g_key_file_get_double(opaque, groupName, key, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return result
    }

    /// Calls [`g_key_file_get_double_list()`](https://docs.gtk.org/glib/method.KeyFile.get_double_list.html). Since GLib
    /// 2.12.
    public func getDoubleList(_ groupName: String, key: String) throws(GLib.Failure) -> [Double] {
      var cLength: UInt = 0
      var error: UnsafeMutablePointer<GError>?
      let result = g_key_file_get_double_list(opaque, groupName, key, &cLength, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return elements(result, count: cLength.int, isGiven: true) { $0 }
    }

    /// Calls [`g_key_file_get_groups()`](https://docs.gtk.org/glib/method.KeyFile.get_groups.html). Since GLib 2.6.
    public var groups: [String] { givenStrings(g_key_file_get_groups(opaque, nil)) }

    /// Calls [`g_key_file_get_int64()`](https://docs.gtk.org/glib/method.KeyFile.get_int64.html). Since GLib 2.26.
    public func getInt64(_ groupName: String, key: String) throws(GLib.Failure) -> Int {
      var error: UnsafeMutablePointer<GError>?
      let result = g_key_file_get_int64(opaque, groupName, key, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return result
    }

    /// Calls [`g_key_file_get_integer()`](https://docs.gtk.org/glib/method.KeyFile.get_integer.html). Since GLib 2.6.
    public func getInteger(_ groupName: String, key: String) throws(GLib.Failure) -> Int {
      var error: UnsafeMutablePointer<GError>?
      let result = g_key_file_get_integer(opaque, groupName, key, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return result.int
    }

    /// Calls [`g_key_file_get_integer_list()`](https://docs.gtk.org/glib/method.KeyFile.get_integer_list.html). Since
    /// GLib 2.6.
    public func getIntegerList(_ groupName: String, key: String) throws(GLib.Failure) -> [Int] {
      var cLength: UInt = 0
      var error: UnsafeMutablePointer<GError>?
      let result = g_key_file_get_integer_list(opaque, groupName, key, &cLength, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return elements(result, count: cLength.int, isGiven: true) { $0.int }
    }

    /// Calls [`g_key_file_get_keys()`](https://docs.gtk.org/glib/method.KeyFile.get_keys.html). Since GLib 2.6.
    public func getKeys(_ groupName: String) throws(GLib.Failure) -> [String] {
      var error: UnsafeMutablePointer<GError>?
      let result = g_key_file_get_keys(opaque, groupName, nil, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenStrings(result)
    }

    /// Calls [`g_key_file_get_locale_for_key()`](https://docs.gtk.org/glib/method.KeyFile.get_locale_for_key.html). Since
    /// GLib 2.56.
    public func getLocaleForKey(_ groupName: String, key: String, locale: String?) -> String? {
      givenString(ifAny: g_key_file_get_locale_for_key(opaque, groupName, key, locale))
    }

    /// Calls [`g_key_file_get_locale_string()`](https://docs.gtk.org/glib/method.KeyFile.get_locale_string.html). Since
    /// GLib 2.6.
    public func getLocaleString(_ groupName: String, key: String, locale: String?) throws(GLib.Failure) -> String {
      var error: UnsafeMutablePointer<GError>?
      let result = g_key_file_get_locale_string(opaque, groupName, key, locale, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenString(result)
    }

    /// Calls
    /// [`g_key_file_get_locale_string_list()`](https://docs.gtk.org/glib/method.KeyFile.get_locale_string_list.html).
    /// Since GLib 2.6.
    public func getLocaleStringList(_ groupName: String, key: String, locale: String?) throws(GLib.Failure) -> [String]
    {
      var cLength: UInt = 0
      var error: UnsafeMutablePointer<GError>?
      let result = g_key_file_get_locale_string_list(opaque, groupName, key, locale, &cLength, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return elements(result, count: cLength.int, isGiven: true) { givenString($0) }
    }

    /// Calls [`g_key_file_get_start_group()`](https://docs.gtk.org/glib/method.KeyFile.get_start_group.html). Since GLib
    /// 2.6.
    public var startGroup: String? { givenString(ifAny: g_key_file_get_start_group(opaque)) }

    /// Calls [`g_key_file_get_string()`](https://docs.gtk.org/glib/method.KeyFile.get_string.html). Since GLib 2.6.
    public func getString(_ groupName: String, key: String) throws(GLib.Failure) -> String {
      var error: UnsafeMutablePointer<GError>?
      let result = g_key_file_get_string(opaque, groupName, key, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenString(result)
    }

    /// Calls [`g_key_file_get_string_list()`](https://docs.gtk.org/glib/method.KeyFile.get_string_list.html). Since GLib
    /// 2.6.
    public func getStringList(_ groupName: String, key: String) throws(GLib.Failure) -> [String] {
      var cLength: UInt = 0
      var error: UnsafeMutablePointer<GError>?
      let result = g_key_file_get_string_list(opaque, groupName, key, &cLength, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return elements(result, count: cLength.int, isGiven: true) { givenString($0) }
    }

    /// Calls [`g_key_file_get_uint64()`](https://docs.gtk.org/glib/method.KeyFile.get_uint64.html). Since GLib 2.26.
    public func getUint64(_ groupName: String, key: String) throws(GLib.Failure) -> Int {
      var error: UnsafeMutablePointer<GError>?
      let result = g_key_file_get_uint64(opaque, groupName, key, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return result.int
    }

    /// Calls [`g_key_file_get_value()`](https://docs.gtk.org/glib/method.KeyFile.get_value.html). Since GLib 2.6.
    public func getValue(_ groupName: String, key: String) throws(GLib.Failure) -> String {
      var error: UnsafeMutablePointer<GError>?
      let result = g_key_file_get_value(opaque, groupName, key, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenString(result)
    }

    /// Calls [`g_key_file_has_group()`](https://docs.gtk.org/glib/method.KeyFile.has_group.html). Since GLib 2.6.
    public func hasGroup(_ groupName: String) -> Bool { g_key_file_has_group(opaque, groupName).isTrue }

    /// Calls [`g_key_file_remove_comment()`](https://docs.gtk.org/glib/method.KeyFile.remove_comment.html). Since GLib
    /// 2.6.
    public func removeComment(_ groupName: String?, key: String?) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_key_file_remove_comment(opaque, groupName, key, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_key_file_remove_group()`](https://docs.gtk.org/glib/method.KeyFile.remove_group.html). Since GLib 2.6.
    public func removeGroup(_ groupName: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_key_file_remove_group(opaque, groupName, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_key_file_remove_key()`](https://docs.gtk.org/glib/method.KeyFile.remove_key.html). Since GLib 2.6.
    public func removeKey(_ groupName: String, key: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_key_file_remove_key(opaque, groupName, key, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_key_file_save_to_file()`](https://docs.gtk.org/glib/method.KeyFile.save_to_file.html). Since GLib 2.40.
    public func saveToFile(_ filename: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_key_file_save_to_file(opaque, filename, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_key_file_set_boolean()`](https://docs.gtk.org/glib/method.KeyFile.set_boolean.html). Since GLib 2.6.
    public func setBoolean(_ groupName: String, key: String, value: Bool) {
      g_key_file_set_boolean(opaque, groupName, key, value.gboolean)
    }

    /// Calls [`g_key_file_set_boolean_list()`](https://docs.gtk.org/glib/method.KeyFile.set_boolean_list.html). Since
    /// GLib 2.6.
    public func setBooleanList(_ groupName: String, key: String, list: [Bool]) {
      var cList = list.map { $0.gboolean }
      g_key_file_set_boolean_list(opaque, groupName, key, &cList, list.count.uint)
    }

    /// Calls [`g_key_file_set_comment()`](https://docs.gtk.org/glib/method.KeyFile.set_comment.html). Since GLib 2.6.
    public func setComment(_ groupName: String?, key: String?, comment: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_key_file_set_comment(opaque, groupName, key, comment, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_key_file_set_double()`](https://docs.gtk.org/glib/method.KeyFile.set_double.html). Since GLib 2.12.
    public func setDouble(_ groupName: String, key: String, value: Double) {
      g_key_file_set_double(opaque, groupName, key, value)
    }

    /// Calls [`g_key_file_set_double_list()`](https://docs.gtk.org/glib/method.KeyFile.set_double_list.html). Since GLib
    /// 2.12.
    public func setDoubleList(_ groupName: String, key: String, list: [Double]) {
      var cList = list
      g_key_file_set_double_list(opaque, groupName, key, &cList, list.count.uint)
    }

    /// Calls [`g_key_file_set_int64()`](https://docs.gtk.org/glib/method.KeyFile.set_int64.html). Since GLib 2.26.
    public func setInt64(_ groupName: String, key: String, value: Int) {
      g_key_file_set_int64(opaque, groupName, key, value)
    }

    /// Calls [`g_key_file_set_integer()`](https://docs.gtk.org/glib/method.KeyFile.set_integer.html). Since GLib 2.6.
    public func setInteger(_ groupName: String, key: String, value: Int) {
      g_key_file_set_integer(opaque, groupName, key, value.int32)
    }

    /// Calls [`g_key_file_set_integer_list()`](https://docs.gtk.org/glib/method.KeyFile.set_integer_list.html). Since
    /// GLib 2.6.
    public func setIntegerList(_ groupName: String, key: String, list: [Int]) {
      var cList = list.map { $0.int32 }
      g_key_file_set_integer_list(opaque, groupName, key, &cList, list.count.uint)
    }

    /// Calls [`g_key_file_set_list_separator()`](https://docs.gtk.org/glib/method.KeyFile.set_list_separator.html). Since
    /// GLib 2.6.
    public func setListSeparator(_ separator: Int) { g_key_file_set_list_separator(opaque, separator.int8) }

    /// Calls [`g_key_file_set_locale_string()`](https://docs.gtk.org/glib/method.KeyFile.set_locale_string.html). Since
    /// GLib 2.6.
    public func setLocaleString(_ groupName: String, key: String, locale: String, string: String) {
      g_key_file_set_locale_string(opaque, groupName, key, locale, string)
    }

    /// Calls
    /// [`g_key_file_set_locale_string_list()`](https://docs.gtk.org/glib/method.KeyFile.set_locale_string_list.html).
    /// Since GLib 2.6.
    public func setLocaleStringList(_ groupName: String, key: String, locale: String, list: [String]) {
      let lent = CallScope()
      defer { lent.end() }
      g_key_file_set_locale_string_list(opaque, groupName, key, locale, lent.strings(list), list.count.uint)
    }

    /// Calls [`g_key_file_set_string()`](https://docs.gtk.org/glib/method.KeyFile.set_string.html). Since GLib 2.6.
    public func setString(_ groupName: String, key: String, string: String) {
      g_key_file_set_string(opaque, groupName, key, string)
    }

    /// Calls [`g_key_file_set_string_list()`](https://docs.gtk.org/glib/method.KeyFile.set_string_list.html). Since GLib
    /// 2.6.
    public func setStringList(_ groupName: String, key: String, list: [String]) {
      let lent = CallScope()
      defer { lent.end() }
      g_key_file_set_string_list(opaque, groupName, key, lent.strings(list), list.count.uint)
    }

    /// Calls [`g_key_file_set_uint64()`](https://docs.gtk.org/glib/method.KeyFile.set_uint64.html). Since GLib 2.26.
    public func setUint64(_ groupName: String, key: String, value: Int) {
      g_key_file_set_uint64(opaque, groupName, key, value.uint)
    }

    /// Calls [`g_key_file_set_value()`](https://docs.gtk.org/glib/method.KeyFile.set_value.html). Since GLib 2.6.
    public func setValue(_ groupName: String, key: String, value: String) {
      g_key_file_set_value(opaque, groupName, key, value)
    }

    /// Calls [`g_key_file_to_data()`](https://docs.gtk.org/glib/method.KeyFile.to_data.html). Since GLib 2.6.
    @discardableResult
    public func toData() throws(GLib.Failure) -> String {
      var error: UnsafeMutablePointer<GError>?
      let result = g_key_file_to_data(opaque, nil, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenString(result)
    }

    /// Calls [`g_key_file_error_quark()`](https://docs.gtk.org/glib/type_func.KeyFile.error_quark.html).
    @discardableResult
    public static func errorQuark() -> Int { g_key_file_error_quark().int }
  }
}

extension GLib {
  /// The struct [`GTimeZone`](https://docs.gtk.org/glib/struct.TimeZone.html). Since GLib 2.26.
  public final class TimeZone: Boxed {
    public override class var gType: GType { g_time_zone_get_type() }

    /// Calls [`g_time_zone_new_identifier()`](https://docs.gtk.org/glib/ctor.TimeZone.new_identifier.html). Since GLib
    /// 2.68.
    public convenience init?(identifier: String?) {
      let pointer = g_time_zone_new_identifier(identifier)
      guard let pointer else { return nil }
      self.init(taking: pointer.raw)
    }

    /// Calls [`g_time_zone_new_local()`](https://docs.gtk.org/glib/ctor.TimeZone.new_local.html). Since GLib 2.26.
    public convenience init() {
      self.init(taking: g_time_zone_new_local().raw)
    }

    /// Calls [`g_time_zone_new_offset()`](https://docs.gtk.org/glib/ctor.TimeZone.new_offset.html). Since GLib 2.58.
    public convenience init(seconds: Int) {
      self.init(taking: g_time_zone_new_offset(seconds.int32).raw)
    }

    /// Calls [`g_time_zone_new_utc()`](https://docs.gtk.org/glib/ctor.TimeZone.new_utc.html). Since GLib 2.26.
    public static func utc() -> GLib.TimeZone { GLib.TimeZone(taking: g_time_zone_new_utc().raw) }

    /// Calls [`g_time_zone_new()`](https://docs.gtk.org/glib/ctor.TimeZone.new.html). Since GLib 2.26.
    @available(*, deprecated, message: "Replaced by `g_time_zone_new_identifier()` in GLib 2.68.")
    public static func new(_ identifier: String?) -> GLib.TimeZone {
      GLib.TimeZone(taking: g_time_zone_new(identifier).raw)
    }

    /// Calls [`g_time_zone_get_abbreviation()`](https://docs.gtk.org/glib/method.TimeZone.get_abbreviation.html). Since
    /// GLib 2.26.
    public func getAbbreviation(_ interval: Int) -> String {
      lentString(g_time_zone_get_abbreviation(opaque, interval.int32))
    }

    /// Calls [`g_time_zone_get_identifier()`](https://docs.gtk.org/glib/method.TimeZone.get_identifier.html). Since GLib
    /// 2.58.
    public var identifier: String { lentString(g_time_zone_get_identifier(opaque)) }

    /// Calls [`g_time_zone_get_offset()`](https://docs.gtk.org/glib/method.TimeZone.get_offset.html). Since GLib 2.26.
    public func getOffset(_ interval: Int) -> Int { g_time_zone_get_offset(opaque, interval.int32).int }

    /// Calls [`g_time_zone_is_dst()`](https://docs.gtk.org/glib/method.TimeZone.is_dst.html). Since GLib 2.26.
    public func isDst(_ interval: Int) -> Bool { g_time_zone_is_dst(opaque, interval.int32).isTrue }
  }
}

extension GLib {
  /// The struct [`GVariant`](https://docs.gtk.org/glib/struct.Variant.html). Since GLib 2.24.
  public final class Variant: Boxed, @MainActor Equatable {
    public override class var gType: GType { FundamentalType.variant }

    @_spi(Bindings) public override class func hold(_ pointer: UnsafeRawPointer) -> UnsafeMutableRawPointer {
      UnsafeMutableRawPointer(g_variant_ref_sink(pointer.cast()))
    }

    @_spi(Bindings) public override class func release(_ pointer: UnsafeMutableRawPointer) {
      g_variant_unref(UnsafeRawPointer(pointer).cast())
    }

    @_spi(Bindings) public override class func store(_ pointer: UnsafeMutableRawPointer?, in slot: GValueSlot) {
      g_value_set_variant(slot.pointer, pointer.map { OpaquePointer($0) })
    }

    /// Whether both are equal, as C compares them.
    public static func == (left: Variant, right: Variant) -> Bool { left.equal(right) }

    /// Calls [`g_variant_new_array()`](https://docs.gtk.org/glib/ctor.Variant.new_array.html). Since GLib 2.24.
    public convenience init(childType: GLib.VariantType?, children: [GLib.Variant]) {
      let lent = CallScope()
      defer { lent.end() }
      self.init(
        copying: g_variant_new_array(childType?.opaque, lent.array(children, by: \.pointer), children.count.uint).raw)
    }

    /// Calls [`g_variant_new_boolean()`](https://docs.gtk.org/glib/ctor.Variant.new_boolean.html). Since GLib 2.24.
    public convenience init(boolean: Bool) {
      self.init(copying: g_variant_new_boolean(boolean.gboolean).raw)
    }

    /// Calls [`g_variant_new_byte()`](https://docs.gtk.org/glib/ctor.Variant.new_byte.html). Since GLib 2.24.
    public convenience init(byte: Int) {
      self.init(copying: g_variant_new_byte(byte.uint8).raw)
    }

    /// Calls [`g_variant_new_bytestring()`](https://docs.gtk.org/glib/ctor.Variant.new_bytestring.html). Since GLib 2.26.
    public convenience init(string: [UInt8]) {
      self.init(copying: g_variant_new_bytestring(string).raw)
    }

    /// Calls [`g_variant_new_bytestring_array()`](https://docs.gtk.org/glib/ctor.Variant.new_bytestring_array.html).
    /// Since GLib 2.26.
    public convenience init(bytestrings: [String]) {
      let lent = CallScope()
      defer { lent.end() }
      self.init(copying: g_variant_new_bytestring_array(lent.strings(bytestrings), bytestrings.count.int).raw)
    }

    /// Calls [`g_variant_new_dict_entry()`](https://docs.gtk.org/glib/ctor.Variant.new_dict_entry.html). Since GLib 2.24.
    public convenience init(key: GLib.Variant, value: GLib.Variant) {
      self.init(copying: g_variant_new_dict_entry(key.opaque, value.opaque).raw)
    }

    /// Calls [`g_variant_new_double()`](https://docs.gtk.org/glib/ctor.Variant.new_double.html). Since GLib 2.24.
    public convenience init(double: Double) {
      self.init(copying: g_variant_new_double(double).raw)
    }

    /// Calls [`g_variant_new_fixed_array()`](https://docs.gtk.org/glib/ctor.Variant.new_fixed_array.html). Since GLib
    /// 2.32.
    public convenience init(elementType: GLib.VariantType, nElements: Int, elementSize: Int) {
      self.init(copying: g_variant_new_fixed_array(elementType.opaque, nil, nElements.uint, elementSize.uint).raw)
    }

    /// Calls [`g_variant_new_from_bytes()`](https://docs.gtk.org/glib/ctor.Variant.new_from_bytes.html). Since GLib 2.36.
    public convenience init(type: GLib.VariantType, bytes: GLib.Bytes, trusted: Bool) {
      self.init(copying: g_variant_new_from_bytes(type.opaque, bytes.opaque, trusted.gboolean).raw)
    }

    /// Calls [`g_variant_new_handle()`](https://docs.gtk.org/glib/ctor.Variant.new_handle.html). Since GLib 2.24.
    public convenience init(handle: Int) {
      self.init(copying: g_variant_new_handle(handle.int32).raw)
    }

    /// Calls [`g_variant_new_int16()`](https://docs.gtk.org/glib/ctor.Variant.new_int16.html). Since GLib 2.24.
    public convenience init(int16: Int) {
      self.init(copying: g_variant_new_int16(int16.int16).raw)
    }

    /// Calls [`g_variant_new_int32()`](https://docs.gtk.org/glib/ctor.Variant.new_int32.html). Since GLib 2.24.
    public convenience init(int32: Int) {
      self.init(copying: g_variant_new_int32(int32.int32).raw)
    }

    /// Calls [`g_variant_new_int64()`](https://docs.gtk.org/glib/ctor.Variant.new_int64.html). Since GLib 2.24.
    public convenience init(int64: Int) {
      self.init(copying: g_variant_new_int64(int64).raw)
    }

    /// Calls [`g_variant_new_maybe()`](https://docs.gtk.org/glib/ctor.Variant.new_maybe.html). Since GLib 2.24.
    public convenience init(childType: GLib.VariantType?, child: GLib.Variant?) {
      self.init(copying: g_variant_new_maybe(childType?.opaque, child?.opaque).raw)
    }

    /// Calls [`g_variant_new_object_path()`](https://docs.gtk.org/glib/ctor.Variant.new_object_path.html). Since GLib
    /// 2.24.
    public convenience init(objectPath: String) {
      self.init(copying: g_variant_new_object_path(objectPath).raw)
    }

    /// Calls [`g_variant_new_objv()`](https://docs.gtk.org/glib/ctor.Variant.new_objv.html). Since GLib 2.30.
    public convenience init(objectPaths: [String]) {
      let lent = CallScope()
      defer { lent.end() }
      self.init(copying: g_variant_new_objv(lent.strings(objectPaths), objectPaths.count.int).raw)
    }

    /// Calls [`g_variant_new_signature()`](https://docs.gtk.org/glib/ctor.Variant.new_signature.html). Since GLib 2.24.
    public convenience init(signature: String) {
      self.init(copying: g_variant_new_signature(signature).raw)
    }

    /// Calls [`g_variant_new_string()`](https://docs.gtk.org/glib/ctor.Variant.new_string.html). Since GLib 2.24.
    public convenience init(string: String) {
      self.init(copying: g_variant_new_string(string).raw)
    }

    /// Calls [`g_variant_new_strv()`](https://docs.gtk.org/glib/ctor.Variant.new_strv.html). Since GLib 2.24.
    public convenience init(strings: [String]) {
      let lent = CallScope()
      defer { lent.end() }
      self.init(copying: g_variant_new_strv(lent.strings(strings), strings.count.int).raw)
    }

    /// Calls [`g_variant_new_tuple()`](https://docs.gtk.org/glib/ctor.Variant.new_tuple.html). Since GLib 2.24.
    public convenience init(children: [GLib.Variant]) {
      let lent = CallScope()
      defer { lent.end() }
      self.init(copying: g_variant_new_tuple(lent.array(children, by: \.pointer), children.count.uint).raw)
    }

    /// Calls [`g_variant_new_uint16()`](https://docs.gtk.org/glib/ctor.Variant.new_uint16.html). Since GLib 2.24.
    public convenience init(uint16: Int) {
      self.init(copying: g_variant_new_uint16(uint16.uint16).raw)
    }

    /// Calls [`g_variant_new_uint32()`](https://docs.gtk.org/glib/ctor.Variant.new_uint32.html). Since GLib 2.24.
    public convenience init(uint32: Int) {
      self.init(copying: g_variant_new_uint32(uint32.uint32).raw)
    }

    /// Calls [`g_variant_new_uint64()`](https://docs.gtk.org/glib/ctor.Variant.new_uint64.html). Since GLib 2.24.
    public convenience init(uint64: Int) {
      self.init(copying: g_variant_new_uint64(uint64.uint).raw)
    }

    /// Calls [`g_variant_new_variant()`](https://docs.gtk.org/glib/ctor.Variant.new_variant.html). Since GLib 2.24.
    public convenience init(boxing: GLib.Variant) {
      self.init(copying: g_variant_new_variant(boxing.opaque).raw)
    }

    /// Calls [`g_variant_byteswap()`](https://docs.gtk.org/glib/method.Variant.byteswap.html). Since GLib 2.24.
    @discardableResult
    public func byteswap() -> GLib.Variant { promised(givenBoxed(opaque: g_variant_byteswap(opaque))) }

    /// Calls [`g_variant_check_format_string()`](https://docs.gtk.org/glib/method.Variant.check_format_string.html).
    /// Since GLib 2.34.
    @discardableResult
    public func checkFormatString(_ formatString: String, copyOnly: Bool) -> Bool {
      g_variant_check_format_string(opaque, formatString, copyOnly.gboolean).isTrue
    }

    /// Calls [`g_variant_compare()`](https://docs.gtk.org/glib/method.Variant.compare.html). Since GLib 2.26.
    @discardableResult
    public func compare(_ two: GLib.Variant) -> Int { g_variant_compare(pointer, two.pointer).int }

    /// Calls [`g_variant_dup_bytestring()`](https://docs.gtk.org/glib/method.Variant.dup_bytestring.html). Since GLib
    /// 2.26.
    public func dupBytestring() -> [UInt8] {
      var cLength: UInt = 0
      let result = g_variant_dup_bytestring(opaque, &cLength)
      return elements(result, count: cLength.int, isGiven: true) { UInt8(bitPattern: $0) }
    }

    /// Calls [`g_variant_dup_bytestring_array()`](https://docs.gtk.org/glib/method.Variant.dup_bytestring_array.html).
    /// Since GLib 2.26.
    public func dupBytestringArray() -> [String] {
      var cLength: UInt = 0
      let result = g_variant_dup_bytestring_array(opaque, &cLength)
      return elements(result, count: cLength.int, isGiven: true) { givenString($0) }
    }

    /// Calls [`g_variant_dup_objv()`](https://docs.gtk.org/glib/method.Variant.dup_objv.html). Since GLib 2.30.
    public func dupObjv() -> [String] {
      var cLength: UInt = 0
      let result = g_variant_dup_objv(opaque, &cLength)
      return elements(result, count: cLength.int, isGiven: true) { givenString($0) }
    }

    /// Calls [`g_variant_dup_string()`](https://docs.gtk.org/glib/method.Variant.dup_string.html). Since GLib 2.24.
    public func dupString() -> String { givenString(g_variant_dup_string(opaque, nil)) }

    /// Calls [`g_variant_dup_strv()`](https://docs.gtk.org/glib/method.Variant.dup_strv.html). Since GLib 2.24.
    public func dupStrv() -> [String] {
      var cLength: UInt = 0
      let result = g_variant_dup_strv(opaque, &cLength)
      return elements(result, count: cLength.int, isGiven: true) { givenString($0) }
    }

    /// Calls [`g_variant_equal()`](https://docs.gtk.org/glib/method.Variant.equal.html). Since GLib 2.24.
    @discardableResult
    public func equal(_ two: GLib.Variant) -> Bool { g_variant_equal(pointer, two.pointer).isTrue }

    /// Calls [`g_variant_get_boolean()`](https://docs.gtk.org/glib/method.Variant.get_boolean.html). Since GLib 2.24.
    public var boolean: Bool { g_variant_get_boolean(opaque).isTrue }

    /// Calls [`g_variant_get_byte()`](https://docs.gtk.org/glib/method.Variant.get_byte.html). Since GLib 2.24.
    public var byte: Int { g_variant_get_byte(opaque).int }

    /// Calls [`g_variant_get_bytestring_array()`](https://docs.gtk.org/glib/method.Variant.get_bytestring_array.html).
    /// Since GLib 2.26.
    public var bytestringArray: [String] {
      var cLength: UInt = 0
      let result = g_variant_get_bytestring_array(opaque, &cLength)
      return elements(result, count: cLength.int, isGiven: true) { lentString($0) }
    }

    /// Calls [`g_variant_get_child_value()`](https://docs.gtk.org/glib/method.Variant.get_child_value.html). Since GLib
    /// 2.24.
    public func getChildValue(_ index: Int) -> GLib.Variant {
      promised(givenBoxed(opaque: g_variant_get_child_value(opaque, index.uint)))
    }

    /// Calls [`g_variant_get_data_as_bytes()`](https://docs.gtk.org/glib/method.Variant.get_data_as_bytes.html). Since
    /// GLib 2.36.
    public var dataAsBytes: GLib.Bytes { promised(givenBoxed(opaque: g_variant_get_data_as_bytes(opaque))) }

    /// Calls [`g_variant_get_double()`](https://docs.gtk.org/glib/method.Variant.get_double.html). Since GLib 2.24.
    public var double: Double { g_variant_get_double(opaque) }

    /// Calls [`g_variant_get_handle()`](https://docs.gtk.org/glib/method.Variant.get_handle.html). Since GLib 2.24.
    public var handle: Int { g_variant_get_handle(opaque).int }

    /// Calls [`g_variant_get_int16()`](https://docs.gtk.org/glib/method.Variant.get_int16.html). Since GLib 2.24.
    public var int16: Int { g_variant_get_int16(opaque).int }

    /// Calls [`g_variant_get_int32()`](https://docs.gtk.org/glib/method.Variant.get_int32.html). Since GLib 2.24.
    public var int32: Int { g_variant_get_int32(opaque).int }

    /// Calls [`g_variant_get_int64()`](https://docs.gtk.org/glib/method.Variant.get_int64.html). Since GLib 2.24.
    public var int64: Int { g_variant_get_int64(opaque) }

    /// Calls [`g_variant_get_maybe()`](https://docs.gtk.org/glib/method.Variant.get_maybe.html). Since GLib 2.24.
    public var maybe: GLib.Variant? { givenBoxed(opaque: g_variant_get_maybe(opaque)) }

    /// Calls [`g_variant_get_normal_form()`](https://docs.gtk.org/glib/method.Variant.get_normal_form.html). Since GLib
    /// 2.24.
    public var normalForm: GLib.Variant { promised(givenBoxed(opaque: g_variant_get_normal_form(opaque))) }

    /// Calls [`g_variant_get_objv()`](https://docs.gtk.org/glib/method.Variant.get_objv.html). Since GLib 2.30.
    public var objv: [String] {
      var cLength: UInt = 0
      let result = g_variant_get_objv(opaque, &cLength)
      return elements(result, count: cLength.int, isGiven: true) { lentString($0) }
    }

    /// Calls [`g_variant_get_size()`](https://docs.gtk.org/glib/method.Variant.get_size.html). Since GLib 2.24.
    public var size: Int { g_variant_get_size(opaque).int }

    /// Calls [`g_variant_get_string()`](https://docs.gtk.org/glib/method.Variant.get_string.html). Since GLib 2.24.
    public var string: String { lentString(g_variant_get_string(opaque, nil)) }

    /// Calls [`g_variant_get_strv()`](https://docs.gtk.org/glib/method.Variant.get_strv.html). Since GLib 2.24.
    public var strv: [String] {
      var cLength: UInt = 0
      let result = g_variant_get_strv(opaque, &cLength)
      return elements(result, count: cLength.int, isGiven: true) { lentString($0) }
    }

    /// Calls [`g_variant_get_type()`](https://docs.gtk.org/glib/method.Variant.get_type.html). Since GLib 2.24.
    public var type: GLib.VariantType { promised(lentBoxed(opaque: g_variant_get_type(opaque))) }

    /// Calls [`g_variant_get_type_string()`](https://docs.gtk.org/glib/method.Variant.get_type_string.html). Since GLib
    /// 2.24.
    public var typeString: String { lentString(g_variant_get_type_string(opaque)) }

    /// Calls [`g_variant_get_uint16()`](https://docs.gtk.org/glib/method.Variant.get_uint16.html). Since GLib 2.24.
    public var uint16: Int { g_variant_get_uint16(opaque).int }

    /// Calls [`g_variant_get_uint32()`](https://docs.gtk.org/glib/method.Variant.get_uint32.html). Since GLib 2.24.
    public var uint32: Int { g_variant_get_uint32(opaque).int }

    /// Calls [`g_variant_get_uint64()`](https://docs.gtk.org/glib/method.Variant.get_uint64.html). Since GLib 2.24.
    public var uint64: Int { g_variant_get_uint64(opaque).int }

    /// Calls [`g_variant_get_variant()`](https://docs.gtk.org/glib/method.Variant.get_variant.html). Since GLib 2.24.
    public var variant: GLib.Variant { promised(givenBoxed(opaque: g_variant_get_variant(opaque))) }

    /// Calls [`g_variant_hash()`](https://docs.gtk.org/glib/method.Variant.hash.html). Since GLib 2.24.
    @discardableResult
    public func hash() -> Int { g_variant_hash(pointer).int }

    /// Calls [`g_variant_is_container()`](https://docs.gtk.org/glib/method.Variant.is_container.html). Since GLib 2.24.
    public var isContainer: Bool { g_variant_is_container(opaque).isTrue }

    /// Calls [`g_variant_is_floating()`](https://docs.gtk.org/glib/method.Variant.is_floating.html). Since GLib 2.26.
    public var isFloating: Bool { g_variant_is_floating(opaque).isTrue }

    /// Calls [`g_variant_is_normal_form()`](https://docs.gtk.org/glib/method.Variant.is_normal_form.html). Since GLib
    /// 2.24.
    public var isNormalForm: Bool { g_variant_is_normal_form(opaque).isTrue }

    /// Calls [`g_variant_is_of_type()`](https://docs.gtk.org/glib/method.Variant.is_of_type.html). Since GLib 2.24.
    public func isOfType(_ type: GLib.VariantType) -> Bool { g_variant_is_of_type(opaque, type.opaque).isTrue }

    /// Calls [`g_variant_lookup_value()`](https://docs.gtk.org/glib/method.Variant.lookup_value.html). Since GLib 2.28.
    public func lookupValue(_ key: String, expectedType: GLib.VariantType?) -> GLib.Variant {
      promised(givenBoxed(opaque: g_variant_lookup_value(opaque, key, expectedType?.opaque)))
    }

    /// Calls [`g_variant_n_children()`](https://docs.gtk.org/glib/method.Variant.n_children.html). Since GLib 2.24.
    @discardableResult
    public func nChildren() -> Int { g_variant_n_children(opaque).int }

    /// Calls [`g_variant_print()`](https://docs.gtk.org/glib/method.Variant.print.html). Since GLib 2.24.
    @discardableResult
    public func print(_ typeAnnotate: Bool) -> String { givenString(g_variant_print(opaque, typeAnnotate.gboolean)) }

    /// Calls [`g_variant_is_object_path()`](https://docs.gtk.org/glib/type_func.Variant.is_object_path.html). Since GLib
    /// 2.24.
    public static func isObjectPath(_ string: String) -> Bool { g_variant_is_object_path(string).isTrue }

    /// Calls [`g_variant_is_signature()`](https://docs.gtk.org/glib/type_func.Variant.is_signature.html). Since GLib
    /// 2.24.
    public static func isSignature(_ string: String) -> Bool { g_variant_is_signature(string).isTrue }

    /// Calls
    /// [`g_variant_parse_error_print_context()`](https://docs.gtk.org/glib/type_func.Variant.parse_error_print_context.html).
    /// Since GLib 2.40.
    @discardableResult
    public static func parseErrorPrintContext(_ error: GLib.Failure, sourceStr: String) -> String {
      let lent = CallScope()
      defer { lent.end() }
      return givenString(g_variant_parse_error_print_context(lent.failure(error), sourceStr))
    }

    /// Calls [`g_variant_parse_error_quark()`](https://docs.gtk.org/glib/type_func.Variant.parse_error_quark.html).
    @discardableResult
    public static func parseErrorQuark() -> Int { g_variant_parse_error_quark().int }

    /// Calls
    /// [`g_variant_parser_get_error_quark()`](https://docs.gtk.org/glib/type_func.Variant.parser_get_error_quark.html).
    @available(*, deprecated, message: "Replaced by `g_variant_parse_error_quark()`.")
    public static func parserGetErrorQuark() -> Int { g_variant_parser_get_error_quark().int }
  }
}

extension GLib {
  /// The struct [`GVariantDict`](https://docs.gtk.org/glib/struct.VariantDict.html). Since GLib 2.40.
  public final class VariantDict: Boxed {
    public override class var gType: GType { g_variant_dict_get_type() }

    @_spi(Bindings) public final var gVariantDict: UnsafeMutablePointer<GVariantDict> {
      pointer.assumingMemoryBound(to: GVariantDict.self)
    }

    /// Calls [`g_variant_dict_new()`](https://docs.gtk.org/glib/ctor.VariantDict.new.html). Since GLib 2.40.
    public convenience init(fromAsv: GLib.Variant? = nil) {
      self.init(taking: g_variant_dict_new(fromAsv?.opaque))
    }

    /// Calls [`g_variant_dict_clear()`](https://docs.gtk.org/glib/method.VariantDict.clear.html). Since GLib 2.40.
    public func clear() { g_variant_dict_clear(gVariantDict) }

    /// Calls [`g_variant_dict_contains()`](https://docs.gtk.org/glib/method.VariantDict.contains.html). Since GLib 2.40.
    @discardableResult
    public func contains(_ key: String) -> Bool { g_variant_dict_contains(gVariantDict, key).isTrue }

    /// Calls [`g_variant_dict_end()`](https://docs.gtk.org/glib/method.VariantDict.end.html). Since GLib 2.40.
    @discardableResult
    public func end() -> GLib.Variant { promised(lentBoxed(opaque: g_variant_dict_end(gVariantDict))) }

    /// Calls [`g_variant_dict_insert_value()`](https://docs.gtk.org/glib/method.VariantDict.insert_value.html). Since
    /// GLib 2.40.
    public func insertValue(_ key: String, value: GLib.Variant) {
      g_variant_dict_insert_value(gVariantDict, key, value.opaque)
    }

    /// Calls [`g_variant_dict_lookup_value()`](https://docs.gtk.org/glib/method.VariantDict.lookup_value.html). Since
    /// GLib 2.40.
    public func lookupValue(_ key: String, expectedType: GLib.VariantType?) -> GLib.Variant? {
      givenBoxed(opaque: g_variant_dict_lookup_value(gVariantDict, key, expectedType?.opaque))
    }

    /// Calls [`g_variant_dict_remove()`](https://docs.gtk.org/glib/method.VariantDict.remove.html). Since GLib 2.40.
    @discardableResult
    public func remove(_ key: String) -> Bool { g_variant_dict_remove(gVariantDict, key).isTrue }
  }
}

extension GLib {
  /// The struct [`GVariantType`](https://docs.gtk.org/glib/struct.VariantType.html).
  public final class VariantType: Boxed, @MainActor Hashable {
    public override class var gType: GType { g_variant_type_get_gtype() }

    /// Whether both are equal, as C compares them.
    public static func == (left: VariantType, right: VariantType) -> Bool { left.equal(right) }

    public func hash(into hasher: inout Hasher) { hasher.combine(hash()) }

    /// Calls [`g_variant_type_new()`](https://docs.gtk.org/glib/ctor.VariantType.new.html). Since GLib 2.24.
    public convenience init(typeString: String) {
      self.init(taking: g_variant_type_new(typeString).raw)
    }

    /// Calls [`g_variant_type_new_array()`](https://docs.gtk.org/glib/ctor.VariantType.new_array.html).
    public convenience init(element: GLib.VariantType) {
      self.init(taking: g_variant_type_new_array(element.opaque).raw)
    }

    /// Calls [`g_variant_type_new_dict_entry()`](https://docs.gtk.org/glib/ctor.VariantType.new_dict_entry.html).
    public convenience init(key: GLib.VariantType, value: GLib.VariantType) {
      self.init(taking: g_variant_type_new_dict_entry(key.opaque, value.opaque).raw)
    }

    /// Calls [`g_variant_type_new_maybe()`](https://docs.gtk.org/glib/ctor.VariantType.new_maybe.html).
    public static func maybe(_ element: GLib.VariantType) -> GLib.VariantType {
      GLib.VariantType(taking: g_variant_type_new_maybe(element.opaque).raw)
    }

    /// Calls [`g_variant_type_new_tuple()`](https://docs.gtk.org/glib/ctor.VariantType.new_tuple.html).
    public convenience init(items: [GLib.VariantType]) {
      let lent = CallScope()
      defer { lent.end() }
      self.init(taking: g_variant_type_new_tuple(lent.array(items, by: \.pointer), items.count.int32).raw)
    }

    /// Calls [`g_variant_type_dup_string()`](https://docs.gtk.org/glib/method.VariantType.dup_string.html).
    public func dupString() -> String { givenString(g_variant_type_dup_string(opaque)) }

    /// Calls [`g_variant_type_element()`](https://docs.gtk.org/glib/method.VariantType.element.html).
    @discardableResult
    public func element() -> GLib.VariantType { promised(lentBoxed(opaque: g_variant_type_element(opaque))) }

    /// Calls [`g_variant_type_equal()`](https://docs.gtk.org/glib/method.VariantType.equal.html).
    @discardableResult
    public func equal(_ type2: GLib.VariantType) -> Bool { g_variant_type_equal(pointer, type2.pointer).isTrue }

    /// Calls [`g_variant_type_first()`](https://docs.gtk.org/glib/method.VariantType.first.html).
    @discardableResult
    public func first() -> GLib.VariantType { promised(lentBoxed(opaque: g_variant_type_first(opaque))) }

    /// Calls [`g_variant_type_get_string_length()`](https://docs.gtk.org/glib/method.VariantType.get_string_length.html).
    public var stringLength: Int { g_variant_type_get_string_length(opaque).int }

    /// Calls [`g_variant_type_hash()`](https://docs.gtk.org/glib/method.VariantType.hash.html).
    @discardableResult
    public func hash() -> Int { g_variant_type_hash(pointer).int }

    /// Calls [`g_variant_type_is_array()`](https://docs.gtk.org/glib/method.VariantType.is_array.html).
    public var isArray: Bool { g_variant_type_is_array(opaque).isTrue }

    /// Calls [`g_variant_type_is_basic()`](https://docs.gtk.org/glib/method.VariantType.is_basic.html).
    public var isBasic: Bool { g_variant_type_is_basic(opaque).isTrue }

    /// Calls [`g_variant_type_is_container()`](https://docs.gtk.org/glib/method.VariantType.is_container.html).
    public var isContainer: Bool { g_variant_type_is_container(opaque).isTrue }

    /// Calls [`g_variant_type_is_definite()`](https://docs.gtk.org/glib/method.VariantType.is_definite.html).
    public var isDefinite: Bool { g_variant_type_is_definite(opaque).isTrue }

    /// Calls [`g_variant_type_is_dict_entry()`](https://docs.gtk.org/glib/method.VariantType.is_dict_entry.html).
    public var isDictEntry: Bool { g_variant_type_is_dict_entry(opaque).isTrue }

    /// Calls [`g_variant_type_is_maybe()`](https://docs.gtk.org/glib/method.VariantType.is_maybe.html).
    public var isMaybe: Bool { g_variant_type_is_maybe(opaque).isTrue }

    /// Calls [`g_variant_type_is_subtype_of()`](https://docs.gtk.org/glib/method.VariantType.is_subtype_of.html).
    public func isSubtypeOf(_ supertype: GLib.VariantType) -> Bool {
      g_variant_type_is_subtype_of(opaque, supertype.opaque).isTrue
    }

    /// Calls [`g_variant_type_is_tuple()`](https://docs.gtk.org/glib/method.VariantType.is_tuple.html).
    public var isTuple: Bool { g_variant_type_is_tuple(opaque).isTrue }

    /// Calls [`g_variant_type_is_variant()`](https://docs.gtk.org/glib/method.VariantType.is_variant.html).
    public var isVariant: Bool { g_variant_type_is_variant(opaque).isTrue }

    /// Calls [`g_variant_type_key()`](https://docs.gtk.org/glib/method.VariantType.key.html).
    @discardableResult
    public func key() -> GLib.VariantType { promised(lentBoxed(opaque: g_variant_type_key(opaque))) }

    /// Calls [`g_variant_type_n_items()`](https://docs.gtk.org/glib/method.VariantType.n_items.html).
    @discardableResult
    public func nItems() -> Int { g_variant_type_n_items(opaque).int }

    /// Calls [`g_variant_type_next()`](https://docs.gtk.org/glib/method.VariantType.next.html).
    @discardableResult
    public func next() -> GLib.VariantType { promised(lentBoxed(opaque: g_variant_type_next(opaque))) }

    /// Calls [`g_variant_type_value()`](https://docs.gtk.org/glib/method.VariantType.value.html).
    @discardableResult
    public func value() -> GLib.VariantType { promised(lentBoxed(opaque: g_variant_type_value(opaque))) }

    /// Calls [`g_variant_type_checked_()`](https://docs.gtk.org/glib/type_func.VariantType.checked_.html).
    @discardableResult
    public static func checked(_ arg0: String) -> GLib.VariantType {
      promised(lentBoxed(opaque: g_variant_type_checked_(arg0)))
    }

    /// Calls
    /// [`g_variant_type_string_get_depth_()`](https://docs.gtk.org/glib/type_func.VariantType.string_get_depth_.html).
    public static func stringGetDepth(_ typeString: String) -> Int { g_variant_type_string_get_depth_(typeString).int }

    /// Calls [`g_variant_type_string_is_valid()`](https://docs.gtk.org/glib/type_func.VariantType.string_is_valid.html).
    public static func stringIsValid(_ typeString: String) -> Bool { g_variant_type_string_is_valid(typeString).isTrue }
  }
}
