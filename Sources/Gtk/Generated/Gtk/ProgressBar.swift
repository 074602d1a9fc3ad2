// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkProgressBar`](https://docs.gtk.org/gtk4/class.ProgressBar.html).
open class ProgressBar: Widget, Orientable {
  open override class var gType: GType { gtk_progress_bar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_progress_bar_new()`](https://docs.gtk.org/gtk4/ctor.ProgressBar.new.html).
  public init() {
    super.init(adopting: gtk_progress_bar_new())
  }

  /// The property [`ellipsize`](https://docs.gtk.org/gtk4/property.ProgressBar.ellipsize.html) of `GtkProgressBar`.
  public final var ellipsize: Pango.EllipsizeMode {
    get { Pango.EllipsizeMode(cValue: gtk_progress_bar_get_ellipsize(instance(self))) }
    set { gtk_progress_bar_set_ellipsize(instance(self), newValue.cValue) }
  }

  /// The property [`fraction`](https://docs.gtk.org/gtk4/property.ProgressBar.fraction.html) of `GtkProgressBar`.
  public final var fraction: Double {
    get { gtk_progress_bar_get_fraction(instance(self)) }
    set { gtk_progress_bar_set_fraction(instance(self), newValue) }
  }

  /// The property [`inverted`](https://docs.gtk.org/gtk4/property.ProgressBar.inverted.html) of `GtkProgressBar`.
  public final var inverted: Bool {
    get { gtk_progress_bar_get_inverted(instance(self)).isTrue }
    set { gtk_progress_bar_set_inverted(instance(self), newValue.gboolean) }
  }

  /// The property [`pulse-step`](https://docs.gtk.org/gtk4/property.ProgressBar.pulse-step.html) of `GtkProgressBar`.
  public final var pulseStep: Double {
    get { gtk_progress_bar_get_pulse_step(instance(self)) }
    set { gtk_progress_bar_set_pulse_step(instance(self), newValue) }
  }

  /// The property [`show-text`](https://docs.gtk.org/gtk4/property.ProgressBar.show-text.html) of `GtkProgressBar`.
  public final var showText: Bool {
    get { gtk_progress_bar_get_show_text(instance(self)).isTrue }
    set { gtk_progress_bar_set_show_text(instance(self), newValue.gboolean) }
  }

  /// The property [`text`](https://docs.gtk.org/gtk4/property.ProgressBar.text.html) of `GtkProgressBar`.
  public final var text: String? {
    get { lentString(ifAny: gtk_progress_bar_get_text(instance(self))) }
    set { lend(newValue) { gtk_progress_bar_set_text(instance(self), $0) } }
  }

  /// Calls [`gtk_progress_bar_pulse()`](https://docs.gtk.org/gtk4/method.ProgressBar.pulse.html).
  public final func pulse() { gtk_progress_bar_pulse(instance(self)) }
}

extension Reactive where Base: ProgressBar {
  /// The property [`ellipsize`](https://docs.gtk.org/gtk4/property.ProgressBar.ellipsize.html) of `GtkProgressBar`.
  public var ellipsize: DynamicSubject<Pango.EllipsizeMode> { property("ellipsize") }

  /// The property [`fraction`](https://docs.gtk.org/gtk4/property.ProgressBar.fraction.html) of `GtkProgressBar`.
  public var fraction: DynamicSubject<Double> {
    property("fraction", get: { (object: ProgressBar) in object.fraction }, set: { $0.fraction = $1 })
  }

  /// The property [`inverted`](https://docs.gtk.org/gtk4/property.ProgressBar.inverted.html) of `GtkProgressBar`.
  public var inverted: DynamicSubject<Bool> { property("inverted") }

  /// The property [`pulse-step`](https://docs.gtk.org/gtk4/property.ProgressBar.pulse-step.html) of `GtkProgressBar`.
  public var pulseStep: DynamicSubject<Double> {
    property("pulse-step", get: { (object: ProgressBar) in object.pulseStep }, set: { $0.pulseStep = $1 })
  }

  /// The property [`show-text`](https://docs.gtk.org/gtk4/property.ProgressBar.show-text.html) of `GtkProgressBar`.
  public var showText: DynamicSubject<Bool> { property("show-text") }

  /// The property [`text`](https://docs.gtk.org/gtk4/property.ProgressBar.text.html) of `GtkProgressBar`.
  public var text: DynamicSubject<String?> {
    property("text", get: { (object: ProgressBar) in object.text }, set: { $0.text = $1 })
  }
}
