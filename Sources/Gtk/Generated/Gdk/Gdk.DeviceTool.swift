// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gdk {
  /// The class [`GdkDeviceTool`](https://docs.gtk.org/gdk4/class.DeviceTool.html).
  open class DeviceTool: Object {
    open override class var gType: GType { gdk_device_tool_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property [`axes`](https://docs.gtk.org/gdk4/property.DeviceTool.axes.html) of `GdkDeviceTool`.
    public final var axes: Gdk.AxisFlags { Gdk.AxisFlags(cValue: gdk_device_tool_get_axes(instance(self))) }

    /// The property [`hardware-id`](https://docs.gtk.org/gdk4/property.DeviceTool.hardware-id.html) of `GdkDeviceTool`.
    public final var hardwareId: Int { gdk_device_tool_get_hardware_id(instance(self)).int }

    /// The property [`serial`](https://docs.gtk.org/gdk4/property.DeviceTool.serial.html) of `GdkDeviceTool`.
    public final var serial: Int { gdk_device_tool_get_serial(instance(self)).int }

    /// The property [`tool-type`](https://docs.gtk.org/gdk4/property.DeviceTool.tool-type.html) of `GdkDeviceTool`.
    public final var toolType: Gdk.DeviceToolType {
      Gdk.DeviceToolType(cValue: gdk_device_tool_get_tool_type(instance(self)))
    }
  }
}

extension Reactive where Base: Gdk.DeviceTool {
  /// The property [`axes`](https://docs.gtk.org/gdk4/property.DeviceTool.axes.html) of `GdkDeviceTool`.
  public var axes: SafeSignal<Gdk.AxisFlags> { readOnlyProperty("axes") }

  /// The property [`hardware-id`](https://docs.gtk.org/gdk4/property.DeviceTool.hardware-id.html) of `GdkDeviceTool`.
  public var hardwareId: SafeSignal<Int> { readOnlyProperty("hardware-id") }

  /// The property [`serial`](https://docs.gtk.org/gdk4/property.DeviceTool.serial.html) of `GdkDeviceTool`.
  public var serial: SafeSignal<Int> { readOnlyProperty("serial") }

  /// The property [`tool-type`](https://docs.gtk.org/gdk4/property.DeviceTool.tool-type.html) of `GdkDeviceTool`.
  public var toolType: SafeSignal<Gdk.DeviceToolType> { readOnlyProperty("tool-type") }
}
