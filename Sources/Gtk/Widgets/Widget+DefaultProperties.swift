public import BindingCore
public import FoundationEssentials

// The properties that are set when a signal is bound to the widget itself: `name.bind(to: label)`.

extension Label: BindableProtocol {
  /// Binds a signal to the label's text: GTK's `label`.
  @discardableResult
  public func bind(signal: SafeSignal<String>) -> Subscription { reactive.label.bind(signal: signal) }
}

extension Entry: BindableProtocol {
  /// Binds a signal to the text, as if it were typed: GTK's `text`.
  @discardableResult
  public func bind(signal: SafeSignal<String>) -> Subscription { reactive.text.bind(signal: signal) }
}

extension SearchEntry: BindableProtocol {
  /// Binds a signal to the text, as if it were typed: GTK's `text`.
  @discardableResult
  public func bind(signal: SafeSignal<String>) -> Subscription { reactive.text.bind(signal: signal) }
}

extension TextView: BindableProtocol {
  /// Binds a signal to the text of the buffer.
  @discardableResult
  public func bind(signal: SafeSignal<String>) -> Subscription {
    reactive.bond { $0.buffer?.text = $1 }.bind(signal: signal)
  }
}

extension Button: BindableProtocol {
  /// Binds a signal to the optional text: GTK's `label`.
  @discardableResult
  public func bind(signal: SafeSignal<String?>) -> Subscription { reactive.label.bind(signal: signal) }
}

extension Switch: BindableProtocol {
  /// Binds a signal to whether the switch is on: GTK's `active`.
  @discardableResult
  public func bind(signal: SafeSignal<Bool>) -> Subscription { reactive.active.bind(signal: signal) }
}

extension CheckButton: BindableProtocol {
  /// Binds a signal to whether the button is checked: GTK's `active`.
  @discardableResult
  public func bind(signal: SafeSignal<Bool>) -> Subscription { reactive.active.bind(signal: signal) }
}

extension Spinner: BindableProtocol {
  /// Binds a signal to whether the spinner is animating: GTK's `spinning`.
  @discardableResult
  public func bind(signal: SafeSignal<Bool>) -> Subscription { reactive.spinning.bind(signal: signal) }
}

extension ProgressBar: BindableProtocol {
  /// Binds a signal to the progress, 0 to 1: GTK's `fraction`.
  @discardableResult
  public func bind(signal: SafeSignal<Double>) -> Subscription { reactive.fraction.bind(signal: signal) }
}

extension LevelBar: BindableProtocol {
  /// Binds a signal to the level: GTK's `value`.
  @discardableResult
  public func bind(signal: SafeSignal<Double>) -> Subscription { reactive.value.bind(signal: signal) }
}

extension RangeControl: BindableProtocol {
  /// Binds a signal to the value, as of a scale: that of the adjustment.
  @discardableResult
  public func bind(signal: SafeSignal<Double>) -> Subscription { reactive.value.bind(signal: signal) }
}

extension SpinButton: BindableProtocol {
  /// Binds a signal to the number: GTK's `value`.
  @discardableResult
  public func bind(signal: SafeSignal<Double>) -> Subscription { reactive.value.bind(signal: signal) }
}

extension Picture: BindableProtocol {
  /// Binds a signal to the optional texture.
  @discardableResult
  public func bind(signal: SafeSignal<Gdk.Texture?>) -> Subscription { reactive.texture.bind(signal: signal) }
}

extension Image: BindableProtocol {
  /// Binds a signal to the optional texture.
  @discardableResult
  public func bind(signal: SafeSignal<Gdk.Texture?>) -> Subscription { reactive.texture.bind(signal: signal) }
}

extension Calendar: BindableProtocol {
  /// Binds a signal to the selected day: the calendar's `date`.
  @discardableResult
  public func bind(signal: SafeSignal<Date>) -> Subscription { reactive.date.bind(signal: signal) }
}
