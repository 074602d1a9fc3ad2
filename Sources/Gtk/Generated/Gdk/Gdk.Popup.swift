// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gdk {
  /// The interface [`GdkPopup`](https://docs.gtk.org/gdk4/iface.Popup.html).
  public protocol Popup: Gdk.Surface {}
}

extension Gdk.Popup {
  /// The property [`autohide`](https://docs.gtk.org/gdk4/property.Popup.autohide.html) of `GdkPopup`.
  public var autohide: Bool { gdk_popup_get_autohide(opaque).isTrue }

  /// The property [`parent`](https://docs.gtk.org/gdk4/property.Popup.parent.html) of `GdkPopup`.
  public var parent: Gdk.Surface? { lentObject(opaque: gdk_popup_get_parent(opaque)) }

  /// Calls [`gdk_popup_get_position_x()`](https://docs.gtk.org/gdk4/method.Popup.get_position_x.html).
  public var positionX: Int { gdk_popup_get_position_x(opaque).int }

  /// Calls [`gdk_popup_get_position_y()`](https://docs.gtk.org/gdk4/method.Popup.get_position_y.html).
  public var positionY: Int { gdk_popup_get_position_y(opaque).int }

  /// Calls [`gdk_popup_get_rect_anchor()`](https://docs.gtk.org/gdk4/method.Popup.get_rect_anchor.html).
  public var rectAnchor: Gdk.Gravity { Gdk.Gravity(cValue: gdk_popup_get_rect_anchor(opaque)) }

  /// Calls [`gdk_popup_get_surface_anchor()`](https://docs.gtk.org/gdk4/method.Popup.get_surface_anchor.html).
  public var surfaceAnchor: Gdk.Gravity { Gdk.Gravity(cValue: gdk_popup_get_surface_anchor(opaque)) }

  /// Calls [`gdk_popup_present()`](https://docs.gtk.org/gdk4/method.Popup.present.html).
  @discardableResult
  public func present(width: Int, height: Int, layout: Gdk.PopupLayout) -> Bool {
    gdk_popup_present(opaque, width.int32, height.int32, layout.opaque).isTrue
  }
}

extension Reactive where Base: Gdk.Popup {
  /// The property [`autohide`](https://docs.gtk.org/gdk4/property.Popup.autohide.html) of `GdkPopup`.
  @_disfavoredOverload
  public var autohide: SafeSignal<Bool> { readOnlyProperty("autohide") }

  /// The property [`parent`](https://docs.gtk.org/gdk4/property.Popup.parent.html) of `GdkPopup`.
  @_disfavoredOverload
  public var parent: SafeSignal<Gdk.Surface?> { readOnlyProperty("parent") }
}
