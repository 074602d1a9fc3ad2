// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_22
public import BindingCore
import CGtk

extension CssProvider {
  /// The property
  /// [`prefers-reduced-motion`](https://docs.gtk.org/gtk4/property.CssProvider.prefers-reduced-motion.html) of
  /// `GtkCssProvider`. Since GTK 4.22.
  public final var prefersReducedMotion: ReducedMotion {
    get { getProperty("prefers-reduced-motion") }
    set { setProperty("prefers-reduced-motion", newValue) }
  }
}

extension Reactive where Base: CssProvider {
  /// The property
  /// [`prefers-reduced-motion`](https://docs.gtk.org/gtk4/property.CssProvider.prefers-reduced-motion.html) of
  /// `GtkCssProvider`. Since GTK 4.22.
  public var prefersReducedMotion: DynamicSubject<ReducedMotion> { property("prefers-reduced-motion") }
}

extension FileFilter {
  /// Calls [`gtk_file_filter_add_mime_types()`](https://docs.gtk.org/gtk4/method.FileFilter.add_mime_types.html). Since
  /// GTK 4.22.
  public final func addMimeTypes(_ mimeTypes: [String]) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_file_filter_add_mime_types(instance(self), lent.strings(mimeTypes))
  }
}

extension Reactive where Base: IMContext {
  /// The signal [`invalid-composition`](https://docs.gtk.org/gtk4/signal.IMContext.invalid-composition.html) of
  /// `GtkIMContext`. Since GTK 4.22.
  ///
  /// Argument: `str`.
  public var invalidComposition: SignalRequest<Bool, String> { request("invalid-composition") }
}

extension Label: AccessibleHypertext {}

extension Picture {
  /// The property [`isolate-contents`](https://docs.gtk.org/gtk4/property.Picture.isolate-contents.html) of
  /// `GtkPicture`. Since GTK 4.22.
  public final var isolateContents: Bool {
    get { gtk_picture_get_isolate_contents(instance(self)).isTrue }
    set { gtk_picture_set_isolate_contents(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: Picture {
  /// The property [`isolate-contents`](https://docs.gtk.org/gtk4/property.Picture.isolate-contents.html) of
  /// `GtkPicture`. Since GTK 4.22.
  public var isolateContents: DynamicSubject<Bool> { property("isolate-contents") }
}

extension Reactive where Base: SearchEntry {
  /// The property [`key-capture-widget`](https://docs.gtk.org/gtk4/property.SearchEntry.key-capture-widget.html) of
  /// `GtkSearchEntry`. Since GTK 4.22.
  public var keyCaptureWidget: DynamicSubject<Widget?> { property("key-capture-widget") }
}

extension ToolkitSettings {
  /// The property
  /// [`gtk-interface-reduced-motion`](https://docs.gtk.org/gtk4/property.Settings.gtk-interface-reduced-motion.html) of
  /// `GtkSettings`. Since GTK 4.22.
  public final var gtkInterfaceReducedMotion: ReducedMotion {
    get { getProperty("gtk-interface-reduced-motion") }
    set { setProperty("gtk-interface-reduced-motion", newValue) }
  }
}

extension Reactive where Base: ToolkitSettings {
  /// The property
  /// [`gtk-interface-reduced-motion`](https://docs.gtk.org/gtk4/property.Settings.gtk-interface-reduced-motion.html) of
  /// `GtkSettings`. Since GTK 4.22.
  public var gtkInterfaceReducedMotion: DynamicSubject<ReducedMotion> { property("gtk-interface-reduced-motion") }
}

extension Snapshot {
  /// Calls [`gtk_snapshot_append_paste()`](https://docs.gtk.org/gtk4/method.Snapshot.append_paste.html). Since GTK
  /// 4.22.
  public final func appendPaste(_ bounds: Graphene.Rect, nth: Int) {
    var cBounds = bounds.cValue
    gtk_snapshot_append_paste(instance(self), &cBounds, nth.uint)
  }

  /// Calls [`gtk_snapshot_push_composite()`](https://docs.gtk.org/gtk4/method.Snapshot.push_composite.html). Since GTK
  /// 4.22.
  public final func pushComposite(_ op: Gsk.PorterDuff) { gtk_snapshot_push_composite(instance(self), op.cValue) }

  /// Calls [`gtk_snapshot_push_copy()`](https://docs.gtk.org/gtk4/method.Snapshot.push_copy.html). Since GTK 4.22.
  public final func pushCopy() { gtk_snapshot_push_copy(instance(self)) }

  /// Calls [`gtk_snapshot_push_isolation()`](https://docs.gtk.org/gtk4/method.Snapshot.push_isolation.html). Since GTK
  /// 4.22.
  public final func pushIsolation(_ features: Gsk.Isolation) {
    gtk_snapshot_push_isolation(instance(self), features.cValue)
  }
}

extension Accessible {
  /// Calls [`gtk_accessible_get_accessible_id()`](https://docs.gtk.org/gtk4/method.Accessible.get_accessible_id.html).
  /// Since GTK 4.22.
  public var accessibleId: String? { givenString(ifAny: gtk_accessible_get_accessible_id(opaque)) }
}

extension SymbolicPaintable {
  /// Calls
  /// [`gtk_symbolic_paintable_snapshot_with_weight()`](https://docs.gtk.org/gtk4/method.SymbolicPaintable.snapshot_with_weight.html).
  /// Since GTK 4.22.
  public func snapshotWithWeight(
    _ snapshot: Gdk.Snapshot, width: Double, height: Double, colors: [Gdk.RGBA], weight: Double
  ) {
    let cColors = colors.map { $0.cValue }
    gtk_symbolic_paintable_snapshot_with_weight(
      opaque, snapshot.opaque, width, height, cColors, colors.count.uint, weight)
  }
}

#endif
