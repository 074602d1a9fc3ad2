// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkRevealer`](https://docs.gtk.org/gtk4/class.Revealer.html).
open class Revealer: Widget {
  open override class var gType: GType { gtk_revealer_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_revealer_new()`](https://docs.gtk.org/gtk4/ctor.Revealer.new.html).
  public init() {
    super.init(adopting: gtk_revealer_new())
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.Revealer.child.html) of `GtkRevealer`.
  public final var child: Widget? {
    get { lentObject(widget: gtk_revealer_get_child(instance(self))) }
    set { gtk_revealer_set_child(instance(self), newValue?.gtkWidget) }
  }

  /// The property [`child-revealed`](https://docs.gtk.org/gtk4/property.Revealer.child-revealed.html) of `GtkRevealer`.
  public final var childRevealed: Bool { gtk_revealer_get_child_revealed(instance(self)).isTrue }

  /// The property [`reveal-child`](https://docs.gtk.org/gtk4/property.Revealer.reveal-child.html) of `GtkRevealer`.
  public final var revealChild: Bool {
    get { gtk_revealer_get_reveal_child(instance(self)).isTrue }
    set { gtk_revealer_set_reveal_child(instance(self), newValue.gboolean) }
  }

  /// The property [`transition-duration`](https://docs.gtk.org/gtk4/property.Revealer.transition-duration.html) of
  /// `GtkRevealer`.
  public final var transitionDuration: Int {
    get { gtk_revealer_get_transition_duration(instance(self)).int }
    set { gtk_revealer_set_transition_duration(instance(self), newValue.uint32) }
  }

  /// The property [`transition-type`](https://docs.gtk.org/gtk4/property.Revealer.transition-type.html) of
  /// `GtkRevealer`.
  public final var transitionType: RevealerTransitionType {
    get { RevealerTransitionType(cValue: gtk_revealer_get_transition_type(instance(self))) }
    set { gtk_revealer_set_transition_type(instance(self), newValue.cValue) }
  }
}

extension Reactive where Base: Revealer {
  /// The property [`child`](https://docs.gtk.org/gtk4/property.Revealer.child.html) of `GtkRevealer`.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The property [`child-revealed`](https://docs.gtk.org/gtk4/property.Revealer.child-revealed.html) of `GtkRevealer`.
  public var childRevealed: SafeSignal<Bool> { readOnlyProperty("child-revealed") }

  /// The property [`reveal-child`](https://docs.gtk.org/gtk4/property.Revealer.reveal-child.html) of `GtkRevealer`.
  public var revealChild: DynamicSubject<Bool> { property("reveal-child") }

  /// The property [`transition-duration`](https://docs.gtk.org/gtk4/property.Revealer.transition-duration.html) of
  /// `GtkRevealer`.
  public var transitionDuration: DynamicSubject<Int> {
    property(
      "transition-duration", get: { (object: Revealer) in object.transitionDuration },
      set: { $0.transitionDuration = $1 })
  }

  /// The property [`transition-type`](https://docs.gtk.org/gtk4/property.Revealer.transition-type.html) of
  /// `GtkRevealer`.
  public var transitionType: DynamicSubject<RevealerTransitionType> { property("transition-type") }
}
