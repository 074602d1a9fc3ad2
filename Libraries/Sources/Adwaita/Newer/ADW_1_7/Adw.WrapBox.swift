// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_7
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwWrapBox`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.WrapBox.html). Since
  /// Libadwaita 1.7.
  open class WrapBox: Gtk.Widget, Gtk.Orientable {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_wrap_box_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_wrap_box_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.WrapBox.new.html).
    /// Since Libadwaita 1.7.
    public init() {
      super.init(adopting: adw_wrap_box_new())
    }

    /// The property [`align`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapBox.align.html)
    /// of `AdwWrapBox`. Since Libadwaita 1.7.
    public final var align: Double {
      get { adw_wrap_box_get_align(Gtk.instance(self)).double }
      set { adw_wrap_box_set_align(Gtk.instance(self), newValue.float) }
    }

    /// The property
    /// [`child-spacing`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapBox.child-spacing.html)
    /// of `AdwWrapBox`. Since Libadwaita 1.7.
    public final var childSpacing: Int {
      get { adw_wrap_box_get_child_spacing(Gtk.instance(self)).int }
      set { adw_wrap_box_set_child_spacing(Gtk.instance(self), newValue.int32) }
    }

    /// The property
    /// [`child-spacing-unit`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapBox.child-spacing-unit.html)
    /// of `AdwWrapBox`. Since Libadwaita 1.7.
    public final var childSpacingUnit: Adw.LengthUnit {
      get { Adw.LengthUnit(cValue: adw_wrap_box_get_child_spacing_unit(Gtk.instance(self))) }
      set { adw_wrap_box_set_child_spacing_unit(Gtk.instance(self), newValue.cValue) }
    }

    /// The property
    /// [`justify`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapBox.justify.html) of
    /// `AdwWrapBox`. Since Libadwaita 1.7.
    public final var justify: Adw.JustifyMode {
      get { Adw.JustifyMode(cValue: adw_wrap_box_get_justify(Gtk.instance(self))) }
      set { adw_wrap_box_set_justify(Gtk.instance(self), newValue.cValue) }
    }

    /// The property
    /// [`justify-last-line`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapBox.justify-last-line.html)
    /// of `AdwWrapBox`. Since Libadwaita 1.7.
    public final var justifyLastLine: Bool {
      get { adw_wrap_box_get_justify_last_line(Gtk.instance(self)).isTrue }
      set { adw_wrap_box_set_justify_last_line(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`line-homogeneous`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapBox.line-homogeneous.html)
    /// of `AdwWrapBox`. Since Libadwaita 1.7.
    public final var lineHomogeneous: Bool {
      get { adw_wrap_box_get_line_homogeneous(Gtk.instance(self)).isTrue }
      set { adw_wrap_box_set_line_homogeneous(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`line-spacing`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapBox.line-spacing.html)
    /// of `AdwWrapBox`. Since Libadwaita 1.7.
    public final var lineSpacing: Int {
      get { adw_wrap_box_get_line_spacing(Gtk.instance(self)).int }
      set { adw_wrap_box_set_line_spacing(Gtk.instance(self), newValue.int32) }
    }

    /// The property
    /// [`line-spacing-unit`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapBox.line-spacing-unit.html)
    /// of `AdwWrapBox`. Since Libadwaita 1.7.
    public final var lineSpacingUnit: Adw.LengthUnit {
      get { Adw.LengthUnit(cValue: adw_wrap_box_get_line_spacing_unit(Gtk.instance(self))) }
      set { adw_wrap_box_set_line_spacing_unit(Gtk.instance(self), newValue.cValue) }
    }

    /// The property
    /// [`natural-line-length`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapBox.natural-line-length.html)
    /// of `AdwWrapBox`. Since Libadwaita 1.7.
    public final var naturalLineLength: Int {
      get { adw_wrap_box_get_natural_line_length(Gtk.instance(self)).int }
      set { adw_wrap_box_set_natural_line_length(Gtk.instance(self), newValue.int32) }
    }

    /// The property
    /// [`natural-line-length-unit`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapBox.natural-line-length-unit.html)
    /// of `AdwWrapBox`. Since Libadwaita 1.7.
    public final var naturalLineLengthUnit: Adw.LengthUnit {
      get { Adw.LengthUnit(cValue: adw_wrap_box_get_natural_line_length_unit(Gtk.instance(self))) }
      set { adw_wrap_box_set_natural_line_length_unit(Gtk.instance(self), newValue.cValue) }
    }

    /// The property
    /// [`pack-direction`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapBox.pack-direction.html)
    /// of `AdwWrapBox`. Since Libadwaita 1.7.
    public final var packDirection: Adw.PackDirection {
      get { Adw.PackDirection(cValue: adw_wrap_box_get_pack_direction(Gtk.instance(self))) }
      set { adw_wrap_box_set_pack_direction(Gtk.instance(self), newValue.cValue) }
    }

    /// The property
    /// [`wrap-policy`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapBox.wrap-policy.html)
    /// of `AdwWrapBox`. Since Libadwaita 1.7.
    public final var wrapPolicy: Adw.WrapPolicy {
      get { Adw.WrapPolicy(cValue: adw_wrap_box_get_wrap_policy(Gtk.instance(self))) }
      set { adw_wrap_box_set_wrap_policy(Gtk.instance(self), newValue.cValue) }
    }

    /// The property
    /// [`wrap-reverse`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapBox.wrap-reverse.html)
    /// of `AdwWrapBox`. Since Libadwaita 1.7.
    public final var wrapReverse: Bool {
      get { adw_wrap_box_get_wrap_reverse(Gtk.instance(self)).isTrue }
      set { adw_wrap_box_set_wrap_reverse(Gtk.instance(self), newValue.gboolean) }
    }

    /// Calls
    /// [`adw_wrap_box_append()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.WrapBox.append.html).
    /// Since Libadwaita 1.7.
    public final func append(_ child: Gtk.Widget) { adw_wrap_box_append(Gtk.instance(self), child.gtkWidget) }

    /// Calls
    /// [`adw_wrap_box_insert_child_after()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.WrapBox.insert_child_after.html).
    /// Since Libadwaita 1.7.
    public final func insertChildAfter(_ child: Gtk.Widget, sibling: Gtk.Widget?) {
      adw_wrap_box_insert_child_after(Gtk.instance(self), child.gtkWidget, sibling?.gtkWidget)
    }

    /// Calls
    /// [`adw_wrap_box_prepend()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.WrapBox.prepend.html).
    /// Since Libadwaita 1.7.
    public final func prepend(_ child: Gtk.Widget) { adw_wrap_box_prepend(Gtk.instance(self), child.gtkWidget) }

    /// Calls
    /// [`adw_wrap_box_remove()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.WrapBox.remove.html).
    /// Since Libadwaita 1.7.
    public final func remove(_ child: Gtk.Widget) { adw_wrap_box_remove(Gtk.instance(self), child.gtkWidget) }

    /// Calls
    /// [`adw_wrap_box_reorder_child_after()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.WrapBox.reorder_child_after.html).
    /// Since Libadwaita 1.7.
    public final func reorderChildAfter(_ child: Gtk.Widget, sibling: Gtk.Widget?) {
      adw_wrap_box_reorder_child_after(Gtk.instance(self), child.gtkWidget, sibling?.gtkWidget)
    }
  }
}

extension Reactive where Base: Adw.WrapBox {
  /// The property [`align`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapBox.align.html)
  /// of `AdwWrapBox`. Since Libadwaita 1.7.
  public var align: DynamicSubject<Double> {
    property("align", get: { (object: Adw.WrapBox) in object.align }, set: { $0.align = $1 })
  }

  /// The property
  /// [`child-spacing`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapBox.child-spacing.html)
  /// of `AdwWrapBox`. Since Libadwaita 1.7.
  public var childSpacing: DynamicSubject<Int> {
    property("child-spacing", get: { (object: Adw.WrapBox) in object.childSpacing }, set: { $0.childSpacing = $1 })
  }

  /// The property
  /// [`child-spacing-unit`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapBox.child-spacing-unit.html)
  /// of `AdwWrapBox`. Since Libadwaita 1.7.
  public var childSpacingUnit: DynamicSubject<Adw.LengthUnit> { property("child-spacing-unit") }

  /// The property
  /// [`justify`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapBox.justify.html) of
  /// `AdwWrapBox`. Since Libadwaita 1.7.
  public var justify: DynamicSubject<Adw.JustifyMode> { property("justify") }

  /// The property
  /// [`justify-last-line`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapBox.justify-last-line.html)
  /// of `AdwWrapBox`. Since Libadwaita 1.7.
  public var justifyLastLine: DynamicSubject<Bool> { property("justify-last-line") }

  /// The property
  /// [`line-homogeneous`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapBox.line-homogeneous.html)
  /// of `AdwWrapBox`. Since Libadwaita 1.7.
  public var lineHomogeneous: DynamicSubject<Bool> { property("line-homogeneous") }

  /// The property
  /// [`line-spacing`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapBox.line-spacing.html)
  /// of `AdwWrapBox`. Since Libadwaita 1.7.
  public var lineSpacing: DynamicSubject<Int> {
    property("line-spacing", get: { (object: Adw.WrapBox) in object.lineSpacing }, set: { $0.lineSpacing = $1 })
  }

  /// The property
  /// [`line-spacing-unit`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapBox.line-spacing-unit.html)
  /// of `AdwWrapBox`. Since Libadwaita 1.7.
  public var lineSpacingUnit: DynamicSubject<Adw.LengthUnit> { property("line-spacing-unit") }

  /// The property
  /// [`natural-line-length`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapBox.natural-line-length.html)
  /// of `AdwWrapBox`. Since Libadwaita 1.7.
  public var naturalLineLength: DynamicSubject<Int> {
    property(
      "natural-line-length", get: { (object: Adw.WrapBox) in object.naturalLineLength },
      set: { $0.naturalLineLength = $1 })
  }

  /// The property
  /// [`natural-line-length-unit`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapBox.natural-line-length-unit.html)
  /// of `AdwWrapBox`. Since Libadwaita 1.7.
  public var naturalLineLengthUnit: DynamicSubject<Adw.LengthUnit> { property("natural-line-length-unit") }

  /// The property
  /// [`pack-direction`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapBox.pack-direction.html)
  /// of `AdwWrapBox`. Since Libadwaita 1.7.
  public var packDirection: DynamicSubject<Adw.PackDirection> { property("pack-direction") }

  /// The property
  /// [`wrap-policy`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapBox.wrap-policy.html) of
  /// `AdwWrapBox`. Since Libadwaita 1.7.
  public var wrapPolicy: DynamicSubject<Adw.WrapPolicy> { property("wrap-policy") }

  /// The property
  /// [`wrap-reverse`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapBox.wrap-reverse.html)
  /// of `AdwWrapBox`. Since Libadwaita 1.7.
  public var wrapReverse: DynamicSubject<Bool> { property("wrap-reverse") }
}

#endif
