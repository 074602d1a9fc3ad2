public import BindingCore
public import FoundationEssentials

// What a widget shows when a signal is bound to the widget itself: `name.bind(to: label)`.

extension Label: BindableProtocol {
  /// Shows a text: GTK's `label`.
  @discardableResult
  public func bind(signal: SafeSignal<String>) -> Subscription { reactive.label.bind(signal: signal) }
}

extension Entry: BindableProtocol {
  /// Shows a text, as if it had been typed: GTK's `text`.
  @discardableResult
  public func bind(signal: SafeSignal<String>) -> Subscription { reactive.text.bind(signal: signal) }
}

extension SearchEntry: BindableProtocol {
  /// Shows a text, as if it had been typed: GTK's `text`.
  @discardableResult
  public func bind(signal: SafeSignal<String>) -> Subscription { reactive.text.bind(signal: signal) }
}

extension TextView: BindableProtocol {
  /// Shows a text: that of its buffer.
  @discardableResult
  public func bind(signal: SafeSignal<String>) -> Subscription {
    reactive.bond { $0.buffer?.text = $1 }.bind(signal: signal)
  }
}

extension Button: BindableProtocol {
  /// Shows a text, or nothing: GTK's `label`.
  @discardableResult
  public func bind(signal: SafeSignal<String?>) -> Subscription { reactive.label.bind(signal: signal) }
}

extension Switch: BindableProtocol {
  /// Is on or off: GTK's `active`.
  @discardableResult
  public func bind(signal: SafeSignal<Bool>) -> Subscription { reactive.active.bind(signal: signal) }
}

extension CheckButton: BindableProtocol {
  /// Is checked or not: GTK's `active`.
  @discardableResult
  public func bind(signal: SafeSignal<Bool>) -> Subscription { reactive.active.bind(signal: signal) }
}

extension Spinner: BindableProtocol {
  /// Turns or stands still: GTK's `spinning`.
  @discardableResult
  public func bind(signal: SafeSignal<Bool>) -> Subscription { reactive.spinning.bind(signal: signal) }
}

extension ProgressBar: BindableProtocol {
  /// Shows how much is done, 0 to 1: GTK's `fraction`.
  @discardableResult
  public func bind(signal: SafeSignal<Double>) -> Subscription { reactive.fraction.bind(signal: signal) }
}

extension LevelBar: BindableProtocol {
  /// Shows a level: GTK's `value`.
  @discardableResult
  public func bind(signal: SafeSignal<Double>) -> Subscription { reactive.value.bind(signal: signal) }
}

extension RangeControl: BindableProtocol {
  /// Stands at a value, as a scale does: that of the adjustment.
  @discardableResult
  public func bind(signal: SafeSignal<Double>) -> Subscription { reactive.value.bind(signal: signal) }
}

extension SpinButton: BindableProtocol {
  /// Shows a number: GTK's `value`.
  @discardableResult
  public func bind(signal: SafeSignal<Double>) -> Subscription { reactive.value.bind(signal: signal) }
}

extension Picture: BindableProtocol {
  /// Shows a texture, or nothing.
  @discardableResult
  public func bind(signal: SafeSignal<Gdk.Texture?>) -> Subscription { reactive.texture.bind(signal: signal) }
}

extension Image: BindableProtocol {
  /// Shows a texture, or nothing.
  @discardableResult
  public func bind(signal: SafeSignal<Gdk.Texture?>) -> Subscription { reactive.texture.bind(signal: signal) }
}

extension Calendar: BindableProtocol {
  /// Picks the day of an instant: the calendar's `date`.
  @discardableResult
  public func bind(signal: SafeSignal<Date>) -> Subscription { reactive.date.bind(signal: signal) }
}
