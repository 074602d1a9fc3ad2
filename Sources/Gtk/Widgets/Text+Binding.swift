public import BindingCore
import CGtk

// Bond's spellings of properties and signals of widgets with text, switches and buttons. An editable's `text` and an
// entry's `activate` already have these names in GTK.

extension Label {
  /// The displayed text, without markup and mnemonic underscores. A set text is shown literally.
  public final var text: String {
    get { lentString(gtk_label_get_text(opaque)) }
    set { gtk_label_set_text(opaque, newValue) }
  }
}

extension Reactive where Base: Label {
  /// The text of the label: GTK's `label`.
  public var text: DynamicSubject<String> { label }
}

extension Reactive where Base: Switch {
  /// Whether the switch is on: GTK's `active`.
  public var isOn: DynamicSubject<Bool> { active }
}

extension Reactive where Base: CheckButton {
  /// Whether the button is checked: GTK's `active`.
  public var isOn: DynamicSubject<Bool> { active }
}

extension Reactive where Base: ToggleButton {
  /// Whether the button is pressed in: GTK's `active`.
  public var isOn: DynamicSubject<Bool> { active }
}

extension Reactive where Base: Spinner {
  /// Whether the spinner is animating: GTK's `spinning`.
  public var isAnimating: DynamicSubject<Bool> { spinning }
}

extension Reactive where Base: Button {
  /// Fires when the button is activated, with the pointer or the keyboard: GTK's `clicked`.
  public var taps: SafeSignal<Void> { clicked }

  /// Does the same as `taps`, in the spelling of Bond 6.
  public var tap: SafeSignal<Void> { clicked }

  /// The text on the button: GTK's `label`.
  public var title: DynamicSubject<String?> { label }
}

extension Reactive where Base: RangeControl {
  /// The value of the control, such as a scale: that of its adjustment.
  public var value: DynamicSubject<Double> {
    DynamicSubject(target: base, signal: valueChanged, get: { $0.value }, set: { $0.value = $1 })
  }
}
