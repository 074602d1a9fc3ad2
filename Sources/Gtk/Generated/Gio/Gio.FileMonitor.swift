// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

extension Gio {
  /// The class [`GFileMonitor`](https://docs.gtk.org/gio/class.FileMonitor.html).
  open class FileMonitor: Object {
    open override class var gType: GType { g_file_monitor_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gFileMonitor: UnsafeMutablePointer<GFileMonitor> {
      pointer.assumingMemoryBound(to: GFileMonitor.self)
    }

    /// The property [`cancelled`](https://docs.gtk.org/gio/property.FileMonitor.cancelled.html) of `GFileMonitor`.
    public final var cancelled: Bool { getProperty("cancelled") }

    /// The property [`rate-limit`](https://docs.gtk.org/gio/property.FileMonitor.rate-limit.html) of `GFileMonitor`.
    public final var rateLimit: Int {
      get { getProperty("rate-limit") }
      set { g_file_monitor_set_rate_limit(gFileMonitor, newValue.int32) }
    }

    /// Calls [`g_file_monitor_cancel()`](https://docs.gtk.org/gio/method.FileMonitor.cancel.html).
    @discardableResult
    public final func cancel() -> Bool { g_file_monitor_cancel(gFileMonitor).isTrue }

    /// Calls [`g_file_monitor_emit_event()`](https://docs.gtk.org/gio/method.FileMonitor.emit_event.html).
    public final func emitEvent(_ child: Gio.File, otherFile: Gio.File, eventType: Gio.FileMonitorEvent) {
      g_file_monitor_emit_event(gFileMonitor, child.opaque, otherFile.opaque, eventType.cValue)
    }

    /// Calls [`g_file_monitor_is_cancelled()`](https://docs.gtk.org/gio/method.FileMonitor.is_cancelled.html).
    public final var isCancelled: Bool { g_file_monitor_is_cancelled(gFileMonitor).isTrue }
  }
}

extension Reactive where Base: Gio.FileMonitor {
  /// The property [`cancelled`](https://docs.gtk.org/gio/property.FileMonitor.cancelled.html) of `GFileMonitor`.
  public var cancelled: SafeSignal<Bool> { readOnlyProperty("cancelled") }

  /// The property [`rate-limit`](https://docs.gtk.org/gio/property.FileMonitor.rate-limit.html) of `GFileMonitor`.
  public var rateLimit: DynamicSubject<Int> { property("rate-limit") }

  /// The signal [`changed`](https://docs.gtk.org/gio/signal.FileMonitor.changed.html) of `GFileMonitor`.
  ///
  /// Arguments: `file`, `otherFile`, `eventType`.
  public var changed: SafeSignal<(Gio.File, Gio.File?, Gio.FileMonitorEvent)> { signal(ofSeveral: "changed") }
}
