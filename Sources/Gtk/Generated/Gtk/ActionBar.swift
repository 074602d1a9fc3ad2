// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkActionBar`](https://docs.gtk.org/gtk4/class.ActionBar.html).
open class ActionBar: Widget {
  open override class var gType: GType { gtk_action_bar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_action_bar_new()`](https://docs.gtk.org/gtk4/ctor.ActionBar.new.html).
  public init() {
    super.init(adopting: gtk_action_bar_new())
  }

  /// The property [`revealed`](https://docs.gtk.org/gtk4/property.ActionBar.revealed.html) of `GtkActionBar`.
  public final var revealed: Bool {
    get { gtk_action_bar_get_revealed(instance(self)).isTrue }
    set { gtk_action_bar_set_revealed(instance(self), newValue.gboolean) }
  }

  /// Calls [`gtk_action_bar_get_center_widget()`](https://docs.gtk.org/gtk4/method.ActionBar.get_center_widget.html)
  /// and `gtk_action_bar_set_center_widget()`.
  public final var centerWidget: Widget? {
    get { lentObject(widget: gtk_action_bar_get_center_widget(instance(self))) }
    set(centerWidget) { gtk_action_bar_set_center_widget(instance(self), centerWidget?.gtkWidget) }
  }

  /// Calls [`gtk_action_bar_pack_end()`](https://docs.gtk.org/gtk4/method.ActionBar.pack_end.html).
  public final func packEnd(_ child: Widget) { gtk_action_bar_pack_end(instance(self), child.gtkWidget) }

  /// Calls [`gtk_action_bar_pack_start()`](https://docs.gtk.org/gtk4/method.ActionBar.pack_start.html).
  public final func packStart(_ child: Widget) { gtk_action_bar_pack_start(instance(self), child.gtkWidget) }

  /// Calls [`gtk_action_bar_remove()`](https://docs.gtk.org/gtk4/method.ActionBar.remove.html).
  public final func remove(_ child: Widget) { gtk_action_bar_remove(instance(self), child.gtkWidget) }
}

extension Reactive where Base: ActionBar {
  /// The property [`revealed`](https://docs.gtk.org/gtk4/property.ActionBar.revealed.html) of `GtkActionBar`.
  public var revealed: DynamicSubject<Bool> { property("revealed") }
}
