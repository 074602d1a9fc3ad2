public import BindingCore

// Bond's spellings of properties that every widget has.
extension Reactive where Base: Widget {
  /// Whether the widget is hidden: the opposite of GTK's `visible`.
  public var isHidden: DynamicSubject<Bool> { visible.bidirectionalMap(to: { !$0 }, from: { !$0 }) }

  /// The opacity of the widget, 0 to 1: GTK's `opacity`.
  public var alpha: DynamicSubject<Double> { opacity }

  /// Whether the widget reacts to input: GTK's `sensitive`.
  public var isEnabled: DynamicSubject<Bool> { sensitive }

  /// Does the same as `isEnabled`, in the older spelling of Bond 6.
  public var enabled: DynamicSubject<Bool> { sensitive }

  /// Adds a CSS class for `true` and removes it for `false`.
  public func cssClass(_ name: String) -> Bond<Bool> {
    bond { widget, isOn in
      if isOn { widget.addCssClass(name) } else { widget.removeCssClass(name) }
    }
  }
}
