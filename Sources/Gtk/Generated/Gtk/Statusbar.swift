// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkStatusbar`](https://docs.gtk.org/gtk4/class.Statusbar.html).
open class Statusbar: Widget {
  open override class var gType: GType { gtk_statusbar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_statusbar_new()`](https://docs.gtk.org/gtk4/ctor.Statusbar.new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public init() {
    super.init(adopting: gtk_statusbar_new())
  }

  /// Calls [`gtk_statusbar_get_context_id()`](https://docs.gtk.org/gtk4/method.Statusbar.get_context_id.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func getContextId(_ contextDescription: String) -> Int {
    gtk_statusbar_get_context_id(instance(self), contextDescription).int
  }

  /// Calls [`gtk_statusbar_pop()`](https://docs.gtk.org/gtk4/method.Statusbar.pop.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func pop(_ contextId: Int) { gtk_statusbar_pop(instance(self), contextId.uint32) }

  /// Calls [`gtk_statusbar_push()`](https://docs.gtk.org/gtk4/method.Statusbar.push.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public final func push(contextId: Int, text: String) -> Int {
    gtk_statusbar_push(instance(self), contextId.uint32, text).int
  }

  /// Calls [`gtk_statusbar_remove()`](https://docs.gtk.org/gtk4/method.Statusbar.remove.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func remove(contextId: Int, messageId: Int) {
    gtk_statusbar_remove(instance(self), contextId.uint32, messageId.uint32)
  }

  /// Calls [`gtk_statusbar_remove_all()`](https://docs.gtk.org/gtk4/method.Statusbar.remove_all.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func removeAll(_ contextId: Int) { gtk_statusbar_remove_all(instance(self), contextId.uint32) }
}

extension Reactive where Base: Statusbar {
  /// The signal [`text-popped`](https://docs.gtk.org/gtk4/signal.Statusbar.text-popped.html) of `GtkStatusbar`.
  ///
  /// Arguments: `contextId`, `text`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var textPopped: SafeSignal<(Int, String)> { signal(ofSeveral: "text-popped") }

  /// The signal [`text-pushed`](https://docs.gtk.org/gtk4/signal.Statusbar.text-pushed.html) of `GtkStatusbar`.
  ///
  /// Arguments: `contextId`, `text`.
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var textPushed: SafeSignal<(Int, String)> { signal(ofSeveral: "text-pushed") }
}
