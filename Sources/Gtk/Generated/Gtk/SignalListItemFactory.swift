// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkSignalListItemFactory`](https://docs.gtk.org/gtk4/class.SignalListItemFactory.html).
open class SignalListItemFactory: ListItemFactory {
  open override class var gType: GType { gtk_signal_list_item_factory_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_signal_list_item_factory_new()`](https://docs.gtk.org/gtk4/ctor.SignalListItemFactory.new.html).
  public init() {
    super.init(adopting: gtk_signal_list_item_factory_new().raw)
  }
}

extension Reactive where Base: SignalListItemFactory {
  /// The signal [`bind`](https://docs.gtk.org/gtk4/signal.SignalListItemFactory.bind.html) of
  /// `GtkSignalListItemFactory`.
  ///
  /// Argument: `object`.
  public var bind: SafeSignal<Object> { signal(ofOne: "bind") }

  /// The signal [`setup`](https://docs.gtk.org/gtk4/signal.SignalListItemFactory.setup.html) of
  /// `GtkSignalListItemFactory`.
  ///
  /// Argument: `object`.
  public var setup: SafeSignal<Object> { signal(ofOne: "setup") }

  /// The signal [`teardown`](https://docs.gtk.org/gtk4/signal.SignalListItemFactory.teardown.html) of
  /// `GtkSignalListItemFactory`.
  ///
  /// Argument: `object`.
  public var teardown: SafeSignal<Object> { signal(ofOne: "teardown") }

  /// The signal [`unbind`](https://docs.gtk.org/gtk4/signal.SignalListItemFactory.unbind.html) of
  /// `GtkSignalListItemFactory`.
  ///
  /// Argument: `object`.
  public var unbind: SafeSignal<Object> { signal(ofOne: "unbind") }
}
