public import BindingCore
import CGtk
public import FoundationEssentials

extension Calendar {
  /// The selected day.
  public final var pickedDate: GLib.Date {
    get {
      let time = gtk_calendar_get_date(opaque)
      defer { g_date_time_unref(time) }
      return GLib.Date(
        year: Int(g_date_time_get_year(time)), month: Int(g_date_time_get_month(time)),
        day: Int(g_date_time_get_day_of_month(time)))!
    }
    set {
      guard newValue != pickedDate else { return }
      let time = g_date_time_new_local(gint(newValue.year), gint(newValue.month), gint(newValue.day), 12, 0, 0)
      defer { g_date_time_unref(time) }
      gtk_calendar_select_day(opaque, time)
    }
  }

  /// The selected day as an instant: its noon in the local time zone.
  public final var date: Date {
    get { pickedDate.noon }
    set { pickedDate = GLib.Date(newValue) }
  }
}

extension Reactive where Base: Calendar {
  /// The selected day, whether selected by the user or by setting `pickedDate`.
  public var pickedDate: DynamicSubject<GLib.Date> {
    DynamicSubject(target: base, signal: dateChanges, get: { $0.pickedDate }, set: { $0.pickedDate = $1 })
  }

  /// The selected day as an instant: its noon in the local time zone. In a bidirectional binding the other end receives
  /// that noon too.
  public var date: DynamicSubject<Date> { pickedDate.bidirectionalMap(to: { $0.noon }, from: { GLib.Date($0) }) }

  /// GTK 4.8 notifies of the properties one after another, the day last or not at all, and emits `day-selected` for
  /// each change of the whole date.
  private var dateChanges: SafeSignal<Void> { daySelected }
}
