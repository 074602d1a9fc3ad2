// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The interface [`GtkScrollable`](https://docs.gtk.org/gtk4/iface.Scrollable.html).
public protocol Scrollable: Object {}

extension Scrollable {
  /// The property [`hadjustment`](https://docs.gtk.org/gtk4/property.Scrollable.hadjustment.html) of `GtkScrollable`.
  public var hadjustment: Adjustment? {
    get { lentObject(gtk_scrollable_get_hadjustment(opaque)) }
    set { gtk_scrollable_set_hadjustment(opaque, newValue?.gtkAdjustment) }
  }

  /// The property [`hscroll-policy`](https://docs.gtk.org/gtk4/property.Scrollable.hscroll-policy.html) of
  /// `GtkScrollable`.
  public var hscrollPolicy: ScrollablePolicy {
    get { ScrollablePolicy(cValue: gtk_scrollable_get_hscroll_policy(opaque)) }
    set { gtk_scrollable_set_hscroll_policy(opaque, newValue.cValue) }
  }

  /// The property [`vadjustment`](https://docs.gtk.org/gtk4/property.Scrollable.vadjustment.html) of `GtkScrollable`.
  public var vadjustment: Adjustment? {
    get { lentObject(gtk_scrollable_get_vadjustment(opaque)) }
    set { gtk_scrollable_set_vadjustment(opaque, newValue?.gtkAdjustment) }
  }

  /// The property [`vscroll-policy`](https://docs.gtk.org/gtk4/property.Scrollable.vscroll-policy.html) of
  /// `GtkScrollable`.
  public var vscrollPolicy: ScrollablePolicy {
    get { ScrollablePolicy(cValue: gtk_scrollable_get_vscroll_policy(opaque)) }
    set { gtk_scrollable_set_vscroll_policy(opaque, newValue.cValue) }
  }

  /// Calls [`gtk_scrollable_get_border()`](https://docs.gtk.org/gtk4/method.Scrollable.get_border.html).
  public var border: Border? {
    var cBorder = GtkBorder()
    let result = gtk_scrollable_get_border(opaque, &cBorder)
    guard result != 0 else { return nil }
    return Border(cValue: cBorder)
  }
}

extension Reactive where Base: Scrollable {
  /// The property [`hadjustment`](https://docs.gtk.org/gtk4/property.Scrollable.hadjustment.html) of `GtkScrollable`.
  public var hadjustment: DynamicSubject<Adjustment?> { property("hadjustment") }

  /// The property [`hscroll-policy`](https://docs.gtk.org/gtk4/property.Scrollable.hscroll-policy.html) of
  /// `GtkScrollable`.
  public var hscrollPolicy: DynamicSubject<ScrollablePolicy> { property("hscroll-policy") }

  /// The property [`vadjustment`](https://docs.gtk.org/gtk4/property.Scrollable.vadjustment.html) of `GtkScrollable`.
  public var vadjustment: DynamicSubject<Adjustment?> { property("vadjustment") }

  /// The property [`vscroll-policy`](https://docs.gtk.org/gtk4/property.Scrollable.vscroll-policy.html) of
  /// `GtkScrollable`.
  public var vscrollPolicy: DynamicSubject<ScrollablePolicy> { property("vscroll-policy") }
}

/// An object of a class that is private to its library, known by its interface.
final class ScrollableObject: Object, Scrollable {}
