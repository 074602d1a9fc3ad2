import CGtk

extension UnsafeMutablePointer<GtkWidgetClass> {
  /// Installs functions that call Swift. While a widget has no Swift object, because it is being created or disposed
  /// of, they call its C class.
  func install(_ overrides: WidgetOverrides) {
    if overrides.contains(.measure) {
      pointee.measure = { widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
        guard let object = swiftObject(widget) else {
          nativeClass(of: widget)?.pointee.measure(
            widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline)
          return
        }
        object.measure(orientation: Orientation(cValue: orientation), forSize: Int(size))
          .store(minimum, natural, minimumBaseline, naturalBaseline)
      }
    }
    if overrides.contains(.sizeAllocate) {
      pointee.size_allocate = { widget, width, height, baseline in
        guard let object = swiftObject(widget) else {
          nativeClass(of: widget)?.pointee.size_allocate(widget, width, height, baseline)
          return
        }
        object.sizeAllocate(width: Int(width), height: Int(height), baseline: Int(baseline))
      }
    }
    if overrides.contains(.sizeRequestMode) {
      pointee.get_request_mode = { widget in
        swiftObject(widget)?.sizeRequestMode.cValue ?? nativeClass(of: widget)?.pointee.get_request_mode(widget)
          ?? GTK_SIZE_REQUEST_CONSTANT_SIZE
      }
    }
    if overrides.contains(.snapshot) {
      pointee.snapshot = { widget, snapshot in
        if let object = swiftObject(widget), let snapshot: Snapshot = lentObject(opaque: snapshot) {
          object.snapshot(snapshot)
        } else {
          nativeClass(of: widget)?.pointee.snapshot(widget, snapshot)
        }
      }
    }
    if overrides.contains(.contains) {
      pointee.contains = { widget, x, y in
        guard let object = swiftObject(widget) else {
          return nativeClass(of: widget)?.pointee.contains(widget, x, y) ?? 0
        }
        return object.contains(x: x, y: y) ? 1 : 0
      }
    }
    if overrides.contains(.focus) {
      pointee.focus = { widget, direction in
        guard let object = swiftObject(widget) else {
          return nativeClass(of: widget)?.pointee.focus(widget, direction) ?? 0
        }
        return object.focus(DirectionType(cValue: direction)) ? 1 : 0
      }
    }
    if overrides.contains(.grabFocus) {
      pointee.grab_focus = { widget in
        guard let object = swiftObject(widget) else { return nativeClass(of: widget)?.pointee.grab_focus(widget) ?? 0 }
        return object.grabFocus() ? 1 : 0
      }
    }
    if overrides.contains(.setFocusChild) {
      pointee.set_focus_child = { widget, child in
        guard let object = swiftObject(widget) else {
          nativeClass(of: widget)?.pointee.set_focus_child(widget, child)
          return
        }
        object.setFocusChild(lentObject(child))
      }
    }
    if overrides.contains(.computeExpand) {
      pointee.compute_expand = { widget, horizontal, vertical in
        guard let object = swiftObject(widget) else {
          nativeClass(of: widget)?.pointee.compute_expand(widget, horizontal, vertical)
          return
        }
        let expand = object.computeExpand()
        horizontal?.pointee = expand.horizontal.gboolean
        vertical?.pointee = expand.vertical.gboolean
      }
    }
    installNotices(overrides)
  }

  /// Installs the functions that must always call the C class as well.
  private func installNotices(_ overrides: WidgetOverrides) {
    if overrides.contains(.didRoot) {
      pointee.root = { widget in
        nativeClass(of: widget)?.pointee.root(widget)
        swiftObject(widget)?.didRoot()
      }
    }
    if overrides.contains(.willUnroot) {
      pointee.unroot = { widget in
        swiftObject(widget)?.willUnroot()
        nativeClass(of: widget)?.pointee.unroot(widget)
      }
    }
    if overrides.contains(.systemSettingChanged) {
      pointee.system_setting_changed = { widget, setting in
        nativeClass(of: widget)?.pointee.system_setting_changed(widget, setting)
        swiftObject(widget)?.systemSettingChanged(SystemSetting(cValue: setting))
      }
    }
    if overrides.contains(.cssChanged) {
      pointee.css_changed = { widget, change in
        nativeClass(of: widget)?.pointee.css_changed(widget, change)
        swiftObject(widget)?.cssChanged()
      }
    }
    if overrides.contains(.didMap) {
      pointee.map = { widget in
        nativeClass(of: widget)?.pointee.map(widget)
        swiftObject(widget)?.didMap()
      }
    }
    if overrides.contains(.willUnmap) {
      pointee.unmap = { widget in
        swiftObject(widget)?.willUnmap()
        nativeClass(of: widget)?.pointee.unmap(widget)
      }
    }
  }
}

extension OverridableWidget.Measurement {
  /// Writes the numbers to the pointers that are not null.
  func store(
    _ minimum: UnsafeMutablePointer<Int32>?, _ natural: UnsafeMutablePointer<Int32>?,
    _ minimumBaseline: UnsafeMutablePointer<Int32>?, _ naturalBaseline: UnsafeMutablePointer<Int32>?
  ) {
    minimum?.pointee = Int32(self.minimum)
    natural?.pointee = Int32(max(self.minimum, self.natural))
    minimumBaseline?.pointee = Int32(self.minimumBaseline)
    naturalBaseline?.pointee = Int32(self.naturalBaseline)
  }
}

/// The Swift object of a widget, if it currently has one.
func swiftObject(_ widget: UnsafeMutablePointer<GtkWidget>?) -> OverridableWidget? {
  Object.existing(widget) as? OverridableWidget
}

private func nativeClass(of widget: UnsafeMutablePointer<GtkWidget>?) -> UnsafeMutablePointer<GtkWidgetClass>? {
  widget.flatMap { Subclass.of(cgtk_type_of($0))?.nativeClass() }
}
