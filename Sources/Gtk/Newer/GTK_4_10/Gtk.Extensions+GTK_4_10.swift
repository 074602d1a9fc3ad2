// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_10
public import BindingCore
import CGtk

extension Reactive where Base: CenterBox {
  /// The property [`center-widget`](https://docs.gtk.org/gtk4/property.CenterBox.center-widget.html) of `GtkCenterBox`.
  /// Since GTK 4.10.
  public var centerWidget: DynamicSubject<Widget?> { property("center-widget") }

  /// The property [`end-widget`](https://docs.gtk.org/gtk4/property.CenterBox.end-widget.html) of `GtkCenterBox`. Since
  /// GTK 4.10.
  public var endWidget: DynamicSubject<Widget?> { property("end-widget") }

  /// The property [`start-widget`](https://docs.gtk.org/gtk4/property.CenterBox.start-widget.html) of `GtkCenterBox`.
  /// Since GTK 4.10.
  public var startWidget: DynamicSubject<Widget?> { property("start-widget") }
}

extension FileChooserWidget {
  /// The property [`show-time`](https://docs.gtk.org/gtk4/property.FileChooserWidget.show-time.html) of
  /// `GtkFileChooserWidget`. Since GTK 4.10.
  public final var showTime: Bool { getProperty("show-time") }
}

extension Reactive where Base: FileChooserWidget {
  /// The property [`show-time`](https://docs.gtk.org/gtk4/property.FileChooserWidget.show-time.html) of
  /// `GtkFileChooserWidget`. Since GTK 4.10.
  public var showTime: SafeSignal<Bool> { readOnlyProperty("show-time") }
}

extension GestureStylus {
  /// The property [`stylus-only`](https://docs.gtk.org/gtk4/property.GestureStylus.stylus-only.html) of
  /// `GtkGestureStylus`. Since GTK 4.10.
  public final var stylusOnly: Bool {
    get { gtk_gesture_stylus_get_stylus_only(instance(self)).isTrue }
    set { gtk_gesture_stylus_set_stylus_only(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: GestureStylus {
  /// The property [`stylus-only`](https://docs.gtk.org/gtk4/property.GestureStylus.stylus-only.html) of
  /// `GtkGestureStylus`. Since GTK 4.10.
  public var stylusOnly: DynamicSubject<Bool> { property("stylus-only") }
}

extension LevelBar: AccessibleRange {}

extension MenuButton {
  /// The property [`active`](https://docs.gtk.org/gtk4/property.MenuButton.active.html) of `GtkMenuButton`. Since GTK
  /// 4.10.
  public final var active: Bool {
    get { gtk_menu_button_get_active(instance(self)).isTrue }
    set { gtk_menu_button_set_active(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: MenuButton {
  /// The property [`active`](https://docs.gtk.org/gtk4/property.MenuButton.active.html) of `GtkMenuButton`. Since GTK
  /// 4.10.
  public var active: DynamicSubject<Bool> { property("active") }
}

extension Paned: AccessibleRange {}

extension ProgressBar: AccessibleRange {}

extension RangeControl: AccessibleRange {}

extension ScaleButton: AccessibleRange {}

extension ScaleButton {
  /// The property [`active`](https://docs.gtk.org/gtk4/property.ScaleButton.active.html) of `GtkScaleButton`. Since GTK
  /// 4.10.
  public final var active: Bool { gtk_scale_button_get_active(gtkScaleButton).isTrue }
}

extension Reactive where Base: ScaleButton {
  /// The property [`active`](https://docs.gtk.org/gtk4/property.ScaleButton.active.html) of `GtkScaleButton`. Since GTK
  /// 4.10.
  public var active: SafeSignal<Bool> { readOnlyProperty("active") }
}

extension Scrollbar: AccessibleRange {}

extension Snapshot {
  /// Calls
  /// [`gtk_snapshot_append_scaled_texture()`](https://docs.gtk.org/gtk4/method.Snapshot.append_scaled_texture.html).
  /// Since GTK 4.10.
  public final func appendScaledTexture(_ texture: Gdk.Texture, filter: Gsk.ScalingFilter, bounds: Graphene.Rect) {
    var cBounds = bounds.cValue
    gtk_snapshot_append_scaled_texture(instance(self), texture.opaque, filter.cValue, &cBounds)
  }

  /// Calls [`gtk_snapshot_push_mask()`](https://docs.gtk.org/gtk4/method.Snapshot.push_mask.html). Since GTK 4.10.
  public final func pushMask(_ maskMode: Gsk.MaskMode) { gtk_snapshot_push_mask(instance(self), maskMode.cValue) }
}

extension SpinButton: AccessibleRange {}

extension StringSorter {
  /// The property [`collation`](https://docs.gtk.org/gtk4/property.StringSorter.collation.html) of `GtkStringSorter`.
  /// Since GTK 4.10.
  public final var collation: Collation {
    get { Collation(cValue: gtk_string_sorter_get_collation(instance(self))) }
    set { gtk_string_sorter_set_collation(instance(self), newValue.cValue) }
  }
}

extension Reactive where Base: StringSorter {
  /// The property [`collation`](https://docs.gtk.org/gtk4/property.StringSorter.collation.html) of `GtkStringSorter`.
  /// Since GTK 4.10.
  public var collation: DynamicSubject<Collation> { property("collation") }
}

extension TreeExpander {
  /// The property [`hide-expander`](https://docs.gtk.org/gtk4/property.TreeExpander.hide-expander.html) of
  /// `GtkTreeExpander`. Since GTK 4.10.
  public final var hideExpander: Bool {
    get { gtk_tree_expander_get_hide_expander(instance(self)).isTrue }
    set { gtk_tree_expander_set_hide_expander(instance(self), newValue.gboolean) }
  }

  /// The property [`indent-for-depth`](https://docs.gtk.org/gtk4/property.TreeExpander.indent-for-depth.html) of
  /// `GtkTreeExpander`. Since GTK 4.10.
  public final var indentForDepth: Bool {
    get { gtk_tree_expander_get_indent_for_depth(instance(self)).isTrue }
    set { gtk_tree_expander_set_indent_for_depth(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: TreeExpander {
  /// The property [`hide-expander`](https://docs.gtk.org/gtk4/property.TreeExpander.hide-expander.html) of
  /// `GtkTreeExpander`. Since GTK 4.10.
  public var hideExpander: DynamicSubject<Bool> { property("hide-expander") }

  /// The property [`indent-for-depth`](https://docs.gtk.org/gtk4/property.TreeExpander.indent-for-depth.html) of
  /// `GtkTreeExpander`. Since GTK 4.10.
  public var indentForDepth: DynamicSubject<Bool> { property("indent-for-depth") }
}

extension Accessible {
  /// Calls
  /// [`gtk_accessible_get_accessible_parent()`](https://docs.gtk.org/gtk4/method.Accessible.get_accessible_parent.html).
  /// Since GTK 4.10.
  public var accessibleParent: (any Accessible)? {
    givenInterface(opaque: gtk_accessible_get_accessible_parent(opaque))
  }

  /// Calls [`gtk_accessible_get_at_context()`](https://docs.gtk.org/gtk4/method.Accessible.get_at_context.html). Since
  /// GTK 4.10.
  public var atContext: ATContext? { givenObject(opaque: gtk_accessible_get_at_context(opaque)) }

  /// Calls [`gtk_accessible_get_bounds()`](https://docs.gtk.org/gtk4/method.Accessible.get_bounds.html). Since GTK
  /// 4.10.
  public var bounds: (x: Int, y: Int, width: Int, height: Int)? {
    var cX: Int32 = 0
    var cY: Int32 = 0
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    let result = gtk_accessible_get_bounds(opaque, &cX, &cY, &cWidth, &cHeight)
    guard result != 0 else { return nil }
    return (cX.int, cY.int, cWidth.int, cHeight.int)
  }

  /// Calls
  /// [`gtk_accessible_get_first_accessible_child()`](https://docs.gtk.org/gtk4/method.Accessible.get_first_accessible_child.html).
  /// Since GTK 4.10.
  public var firstAccessibleChild: (any Accessible)? {
    givenInterface(opaque: gtk_accessible_get_first_accessible_child(opaque))
  }

  /// Calls
  /// [`gtk_accessible_get_next_accessible_sibling()`](https://docs.gtk.org/gtk4/method.Accessible.get_next_accessible_sibling.html).
  /// Since GTK 4.10.
  public var nextAccessibleSibling: (any Accessible)? {
    givenInterface(opaque: gtk_accessible_get_next_accessible_sibling(opaque))
  }

  /// Calls
  /// [`gtk_accessible_get_platform_state()`](https://docs.gtk.org/gtk4/method.Accessible.get_platform_state.html).
  /// Since GTK 4.10.
  public func getPlatformState(_ state: AccessiblePlatformState) -> Bool {
    gtk_accessible_get_platform_state(opaque, state.cValue).isTrue
  }

  /// Calls
  /// [`gtk_accessible_set_accessible_parent()`](https://docs.gtk.org/gtk4/method.Accessible.set_accessible_parent.html).
  /// Since GTK 4.10.
  public func setAccessibleParent(_ parent: (any Accessible)?, nextSibling: (any Accessible)?) {
    gtk_accessible_set_accessible_parent(opaque, parent?.opaque, nextSibling?.opaque)
  }

  /// Calls
  /// [`gtk_accessible_update_next_accessible_sibling()`](https://docs.gtk.org/gtk4/method.Accessible.update_next_accessible_sibling.html).
  /// Since GTK 4.10.
  public func updateNextAccessibleSibling(_ newSibling: (any Accessible)?) {
    gtk_accessible_update_next_accessible_sibling(opaque, newSibling?.opaque)
  }
}

extension Editable {
  /// Calls
  /// [`gtk_editable_delegate_get_accessible_platform_state()`](https://docs.gtk.org/gtk4/method.Editable.delegate_get_accessible_platform_state.html).
  /// Since GTK 4.10.
  public func delegateGetAccessiblePlatformState(_ state: AccessiblePlatformState) -> Bool {
    gtk_editable_delegate_get_accessible_platform_state(opaque, state.cValue).isTrue
  }
}

#endif
