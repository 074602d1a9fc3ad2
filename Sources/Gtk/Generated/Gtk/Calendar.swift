// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkCalendar`](https://docs.gtk.org/gtk4/class.Calendar.html).
open class Calendar: Widget {
  open override class var gType: GType { gtk_calendar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_calendar_new()`](https://docs.gtk.org/gtk4/ctor.Calendar.new.html).
  public init() {
    super.init(adopting: gtk_calendar_new())
  }

  /// The property [`day`](https://docs.gtk.org/gtk4/property.Calendar.day.html) of `GtkCalendar`.
  #if GTK_4_20
  @available(*, deprecated, message: "Replaced by `Calendar.date` in GTK 4.20.")
  #endif
  public final var day: Int {
    get { getProperty("day") }
    set { setProperty("day", newValue) }
  }

  /// The property [`month`](https://docs.gtk.org/gtk4/property.Calendar.month.html) of `GtkCalendar`.
  #if GTK_4_20
  @available(*, deprecated, message: "Replaced by `Calendar.date` in GTK 4.20.")
  #endif
  public final var month: Int {
    get { getProperty("month") }
    set { setProperty("month", newValue) }
  }

  /// The property [`show-day-names`](https://docs.gtk.org/gtk4/property.Calendar.show-day-names.html) of `GtkCalendar`.
  public final var showDayNames: Bool {
    get { gtk_calendar_get_show_day_names(instance(self)).isTrue }
    set { gtk_calendar_set_show_day_names(instance(self), newValue.gboolean) }
  }

  /// The property [`show-heading`](https://docs.gtk.org/gtk4/property.Calendar.show-heading.html) of `GtkCalendar`.
  public final var showHeading: Bool {
    get { gtk_calendar_get_show_heading(instance(self)).isTrue }
    set { gtk_calendar_set_show_heading(instance(self), newValue.gboolean) }
  }

  /// The property [`show-week-numbers`](https://docs.gtk.org/gtk4/property.Calendar.show-week-numbers.html) of
  /// `GtkCalendar`.
  public final var showWeekNumbers: Bool {
    get { gtk_calendar_get_show_week_numbers(instance(self)).isTrue }
    set { gtk_calendar_set_show_week_numbers(instance(self), newValue.gboolean) }
  }

  /// The property [`year`](https://docs.gtk.org/gtk4/property.Calendar.year.html) of `GtkCalendar`.
  #if GTK_4_20
  @available(*, deprecated, message: "Replaced by `Calendar.date` in GTK 4.20.")
  #endif
  public final var year: Int {
    get { getProperty("year") }
    set { setProperty("year", newValue) }
  }

  /// Calls [`gtk_calendar_clear_marks()`](https://docs.gtk.org/gtk4/method.Calendar.clear_marks.html).
  public final func clearMarks() { gtk_calendar_clear_marks(instance(self)) }

  /// Calls [`gtk_calendar_get_day_is_marked()`](https://docs.gtk.org/gtk4/method.Calendar.get_day_is_marked.html).
  public final func getDayIsMarked(_ day: Int) -> Bool {
    gtk_calendar_get_day_is_marked(instance(self), day.uint32).isTrue
  }

  /// Calls [`gtk_calendar_mark_day()`](https://docs.gtk.org/gtk4/method.Calendar.mark_day.html).
  public final func markDay(_ day: Int) { gtk_calendar_mark_day(instance(self), day.uint32) }

  /// Calls [`gtk_calendar_select_day()`](https://docs.gtk.org/gtk4/method.Calendar.select_day.html).
  #if GTK_4_20
  @available(*, deprecated, message: "Replaced by `Calendar.date` in GTK 4.20.")
  #endif
  public final func selectDay(_ date: GLib.DateTime) { gtk_calendar_select_day(instance(self), date.opaque) }

  /// Calls [`gtk_calendar_unmark_day()`](https://docs.gtk.org/gtk4/method.Calendar.unmark_day.html).
  public final func unmarkDay(_ day: Int) { gtk_calendar_unmark_day(instance(self), day.uint32) }
}

extension Reactive where Base: Calendar {
  /// The property [`day`](https://docs.gtk.org/gtk4/property.Calendar.day.html) of `GtkCalendar`.
  #if GTK_4_20
  @available(*, deprecated, message: "Replaced by `Calendar.date` in GTK 4.20.")
  #endif
  public var day: DynamicSubject<Int> { property("day") }

  /// The property [`month`](https://docs.gtk.org/gtk4/property.Calendar.month.html) of `GtkCalendar`.
  #if GTK_4_20
  @available(*, deprecated, message: "Replaced by `Calendar.date` in GTK 4.20.")
  #endif
  public var month: DynamicSubject<Int> { property("month") }

  /// The property [`show-day-names`](https://docs.gtk.org/gtk4/property.Calendar.show-day-names.html) of `GtkCalendar`.
  public var showDayNames: DynamicSubject<Bool> { property("show-day-names") }

  /// The property [`show-heading`](https://docs.gtk.org/gtk4/property.Calendar.show-heading.html) of `GtkCalendar`.
  public var showHeading: DynamicSubject<Bool> { property("show-heading") }

  /// The property [`show-week-numbers`](https://docs.gtk.org/gtk4/property.Calendar.show-week-numbers.html) of
  /// `GtkCalendar`.
  public var showWeekNumbers: DynamicSubject<Bool> { property("show-week-numbers") }

  /// The property [`year`](https://docs.gtk.org/gtk4/property.Calendar.year.html) of `GtkCalendar`.
  #if GTK_4_20
  @available(*, deprecated, message: "Replaced by `Calendar.date` in GTK 4.20.")
  #endif
  public var year: DynamicSubject<Int> { property("year") }

  /// The signal [`day-selected`](https://docs.gtk.org/gtk4/signal.Calendar.day-selected.html) of `GtkCalendar`.
  public var daySelected: SafeSignal<Void> { signal("day-selected") }

  /// The signal [`next-month`](https://docs.gtk.org/gtk4/signal.Calendar.next-month.html) of `GtkCalendar`.
  public var nextMonth: SafeSignal<Void> { signal("next-month") }

  /// The signal [`next-year`](https://docs.gtk.org/gtk4/signal.Calendar.next-year.html) of `GtkCalendar`.
  public var nextYear: SafeSignal<Void> { signal("next-year") }

  /// The signal [`prev-month`](https://docs.gtk.org/gtk4/signal.Calendar.prev-month.html) of `GtkCalendar`.
  public var prevMonth: SafeSignal<Void> { signal("prev-month") }

  /// The signal [`prev-year`](https://docs.gtk.org/gtk4/signal.Calendar.prev-year.html) of `GtkCalendar`.
  public var prevYear: SafeSignal<Void> { signal("prev-year") }
}
