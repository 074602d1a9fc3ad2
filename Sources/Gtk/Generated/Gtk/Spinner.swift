// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkSpinner`](https://docs.gtk.org/gtk4/class.Spinner.html).
open class Spinner: Widget {
  open override class var gType: GType { gtk_spinner_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_spinner_new()`](https://docs.gtk.org/gtk4/ctor.Spinner.new.html).
  public init() {
    super.init(adopting: gtk_spinner_new())
  }

  /// The property [`spinning`](https://docs.gtk.org/gtk4/property.Spinner.spinning.html) of `GtkSpinner`.
  public final var spinning: Bool {
    get { gtk_spinner_get_spinning(instance(self)).isTrue }
    set { gtk_spinner_set_spinning(instance(self), newValue.gboolean) }
  }

  /// Calls [`gtk_spinner_start()`](https://docs.gtk.org/gtk4/method.Spinner.start.html).
  public final func start() { gtk_spinner_start(instance(self)) }

  /// Calls [`gtk_spinner_stop()`](https://docs.gtk.org/gtk4/method.Spinner.stop.html).
  public final func stop() { gtk_spinner_stop(instance(self)) }
}

extension Reactive where Base: Spinner {
  /// The property [`spinning`](https://docs.gtk.org/gtk4/property.Spinner.spinning.html) of `GtkSpinner`.
  public var spinning: DynamicSubject<Bool> { property("spinning") }
}
