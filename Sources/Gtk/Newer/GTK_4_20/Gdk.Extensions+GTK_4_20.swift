// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_20
public import BindingCore
import CGtk

extension Gdk.MemoryTextureBuilder {
  /// Calls
  /// [`gdk_memory_texture_builder_get_offset()`](https://docs.gtk.org/gdk4/method.MemoryTextureBuilder.get_offset.html).
  /// Since GTK 4.20.
  public final func getOffset(_ plane: Int) -> Int {
    gdk_memory_texture_builder_get_offset(instance(self), plane.uint32).int
  }

  /// Calls
  /// [`gdk_memory_texture_builder_get_stride_for_plane()`](https://docs.gtk.org/gdk4/method.MemoryTextureBuilder.get_stride_for_plane.html).
  /// Since GTK 4.20.
  public final func getStrideForPlane(_ plane: Int) -> Int {
    gdk_memory_texture_builder_get_stride_for_plane(instance(self), plane.uint32).int
  }

  /// Calls
  /// [`gdk_memory_texture_builder_set_offset()`](https://docs.gtk.org/gdk4/method.MemoryTextureBuilder.set_offset.html).
  /// Since GTK 4.20.
  public final func setOffset(plane: Int, offset: Int) {
    gdk_memory_texture_builder_set_offset(instance(self), plane.uint32, offset.uint)
  }

  /// Calls
  /// [`gdk_memory_texture_builder_set_stride_for_plane()`](https://docs.gtk.org/gdk4/method.MemoryTextureBuilder.set_stride_for_plane.html).
  /// Since GTK 4.20.
  public final func setStrideForPlane(plane: Int, stride: Int) {
    gdk_memory_texture_builder_set_stride_for_plane(instance(self), plane.uint32, stride.uint)
  }
}

extension Gdk.ScrollEvent {
  /// Calls
  /// [`gdk_scroll_event_get_relative_direction()`](https://docs.gtk.org/gdk4/method.ScrollEvent.get_relative_direction.html).
  /// Since GTK 4.20.
  public final var relativeDirection: Gdk.ScrollRelativeDirection {
    Gdk.ScrollRelativeDirection(cValue: gdk_scroll_event_get_relative_direction(opaque))
  }
}

extension Gdk.Toplevel {
  /// The property [`capabilities`](https://docs.gtk.org/gdk4/property.Toplevel.capabilities.html) of `GdkToplevel`.
  /// Since GTK 4.20.
  public var capabilities: Gdk.ToplevelCapabilities {
    Gdk.ToplevelCapabilities(cValue: gdk_toplevel_get_capabilities(opaque))
  }

  /// The property [`gravity`](https://docs.gtk.org/gdk4/property.Toplevel.gravity.html) of `GdkToplevel`. Since GTK
  /// 4.20.
  public var gravity: Gdk.Gravity {
    get { Gdk.Gravity(cValue: gdk_toplevel_get_gravity(opaque)) }
    set { gdk_toplevel_set_gravity(opaque, newValue.cValue) }
  }
}

extension Reactive where Base: Gdk.Toplevel {
  /// The property [`capabilities`](https://docs.gtk.org/gdk4/property.Toplevel.capabilities.html) of `GdkToplevel`.
  /// Since GTK 4.20.
  @_disfavoredOverload
  public var capabilities: SafeSignal<Gdk.ToplevelCapabilities> { readOnlyProperty("capabilities") }

  /// The property [`gravity`](https://docs.gtk.org/gdk4/property.Toplevel.gravity.html) of `GdkToplevel`. Since GTK
  /// 4.20.
  public var gravity: DynamicSubject<Gdk.Gravity> { property("gravity") }
}

extension Gdk.ColorState {
  /// Calls [`gdk_color_state_equivalent()`](https://docs.gtk.org/gdk4/method.ColorState.equivalent.html). Since GTK
  /// 4.20.
  @discardableResult
  public func equivalent(_ other: Gdk.ColorState) -> Bool { gdk_color_state_equivalent(opaque, other.opaque).isTrue }
}

#endif
