// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_7
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwWrapLayout`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.WrapLayout.html).
  /// Since Libadwaita 1.7.
  open class WrapLayout: Gtk.LayoutManager, Gtk.Orientable {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_wrap_layout_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_wrap_layout_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.WrapLayout.new.html).
    /// Since Libadwaita 1.7.
    public init() {
      super.init(adopting: adw_wrap_layout_new())
    }

    /// The property
    /// [`align`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapLayout.align.html) of
    /// `AdwWrapLayout`. Since Libadwaita 1.7.
    public final var align: Double {
      get { adw_wrap_layout_get_align(Gtk.instance(self)).double }
      set { adw_wrap_layout_set_align(Gtk.instance(self), newValue.float) }
    }

    /// The property
    /// [`child-spacing`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapLayout.child-spacing.html)
    /// of `AdwWrapLayout`. Since Libadwaita 1.7.
    public final var childSpacing: Int {
      get { adw_wrap_layout_get_child_spacing(Gtk.instance(self)).int }
      set { adw_wrap_layout_set_child_spacing(Gtk.instance(self), newValue.int32) }
    }

    /// The property
    /// [`child-spacing-unit`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapLayout.child-spacing-unit.html)
    /// of `AdwWrapLayout`. Since Libadwaita 1.7.
    public final var childSpacingUnit: Adw.LengthUnit {
      get { Adw.LengthUnit(cValue: adw_wrap_layout_get_child_spacing_unit(Gtk.instance(self))) }
      set { adw_wrap_layout_set_child_spacing_unit(Gtk.instance(self), newValue.cValue) }
    }

    /// The property
    /// [`justify`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapLayout.justify.html) of
    /// `AdwWrapLayout`. Since Libadwaita 1.7.
    public final var justify: Adw.JustifyMode {
      get { Adw.JustifyMode(cValue: adw_wrap_layout_get_justify(Gtk.instance(self))) }
      set { adw_wrap_layout_set_justify(Gtk.instance(self), newValue.cValue) }
    }

    /// The property
    /// [`justify-last-line`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapLayout.justify-last-line.html)
    /// of `AdwWrapLayout`. Since Libadwaita 1.7.
    public final var justifyLastLine: Bool {
      get { adw_wrap_layout_get_justify_last_line(Gtk.instance(self)).isTrue }
      set { adw_wrap_layout_set_justify_last_line(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`line-homogeneous`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapLayout.line-homogeneous.html)
    /// of `AdwWrapLayout`. Since Libadwaita 1.7.
    public final var lineHomogeneous: Bool {
      get { adw_wrap_layout_get_line_homogeneous(Gtk.instance(self)).isTrue }
      set { adw_wrap_layout_set_line_homogeneous(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`line-spacing`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapLayout.line-spacing.html)
    /// of `AdwWrapLayout`. Since Libadwaita 1.7.
    public final var lineSpacing: Int {
      get { adw_wrap_layout_get_line_spacing(Gtk.instance(self)).int }
      set { adw_wrap_layout_set_line_spacing(Gtk.instance(self), newValue.int32) }
    }

    /// The property
    /// [`line-spacing-unit`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapLayout.line-spacing-unit.html)
    /// of `AdwWrapLayout`. Since Libadwaita 1.7.
    public final var lineSpacingUnit: Adw.LengthUnit {
      get { Adw.LengthUnit(cValue: adw_wrap_layout_get_line_spacing_unit(Gtk.instance(self))) }
      set { adw_wrap_layout_set_line_spacing_unit(Gtk.instance(self), newValue.cValue) }
    }

    /// The property
    /// [`natural-line-length`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapLayout.natural-line-length.html)
    /// of `AdwWrapLayout`. Since Libadwaita 1.7.
    public final var naturalLineLength: Int {
      get { adw_wrap_layout_get_natural_line_length(Gtk.instance(self)).int }
      set { adw_wrap_layout_set_natural_line_length(Gtk.instance(self), newValue.int32) }
    }

    /// The property
    /// [`natural-line-length-unit`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapLayout.natural-line-length-unit.html)
    /// of `AdwWrapLayout`. Since Libadwaita 1.7.
    public final var naturalLineLengthUnit: Adw.LengthUnit {
      get { Adw.LengthUnit(cValue: adw_wrap_layout_get_natural_line_length_unit(Gtk.instance(self))) }
      set { adw_wrap_layout_set_natural_line_length_unit(Gtk.instance(self), newValue.cValue) }
    }

    /// The property
    /// [`pack-direction`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapLayout.pack-direction.html)
    /// of `AdwWrapLayout`. Since Libadwaita 1.7.
    public final var packDirection: Adw.PackDirection {
      get { Adw.PackDirection(cValue: adw_wrap_layout_get_pack_direction(Gtk.instance(self))) }
      set { adw_wrap_layout_set_pack_direction(Gtk.instance(self), newValue.cValue) }
    }

    /// The property
    /// [`wrap-policy`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapLayout.wrap-policy.html)
    /// of `AdwWrapLayout`. Since Libadwaita 1.7.
    public final var wrapPolicy: Adw.WrapPolicy {
      get { Adw.WrapPolicy(cValue: adw_wrap_layout_get_wrap_policy(Gtk.instance(self))) }
      set { adw_wrap_layout_set_wrap_policy(Gtk.instance(self), newValue.cValue) }
    }

    /// The property
    /// [`wrap-reverse`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapLayout.wrap-reverse.html)
    /// of `AdwWrapLayout`. Since Libadwaita 1.7.
    public final var wrapReverse: Bool {
      get { adw_wrap_layout_get_wrap_reverse(Gtk.instance(self)).isTrue }
      set { adw_wrap_layout_set_wrap_reverse(Gtk.instance(self), newValue.gboolean) }
    }
  }
}

extension Reactive where Base: Adw.WrapLayout {
  /// The property
  /// [`align`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapLayout.align.html) of
  /// `AdwWrapLayout`. Since Libadwaita 1.7.
  public var align: DynamicSubject<Double> {
    property("align", get: { (object: Adw.WrapLayout) in object.align }, set: { $0.align = $1 })
  }

  /// The property
  /// [`child-spacing`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapLayout.child-spacing.html)
  /// of `AdwWrapLayout`. Since Libadwaita 1.7.
  public var childSpacing: DynamicSubject<Int> {
    property("child-spacing", get: { (object: Adw.WrapLayout) in object.childSpacing }, set: { $0.childSpacing = $1 })
  }

  /// The property
  /// [`child-spacing-unit`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapLayout.child-spacing-unit.html)
  /// of `AdwWrapLayout`. Since Libadwaita 1.7.
  public var childSpacingUnit: DynamicSubject<Adw.LengthUnit> { property("child-spacing-unit") }

  /// The property
  /// [`justify`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapLayout.justify.html) of
  /// `AdwWrapLayout`. Since Libadwaita 1.7.
  public var justify: DynamicSubject<Adw.JustifyMode> { property("justify") }

  /// The property
  /// [`justify-last-line`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapLayout.justify-last-line.html)
  /// of `AdwWrapLayout`. Since Libadwaita 1.7.
  public var justifyLastLine: DynamicSubject<Bool> { property("justify-last-line") }

  /// The property
  /// [`line-homogeneous`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapLayout.line-homogeneous.html)
  /// of `AdwWrapLayout`. Since Libadwaita 1.7.
  public var lineHomogeneous: DynamicSubject<Bool> { property("line-homogeneous") }

  /// The property
  /// [`line-spacing`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapLayout.line-spacing.html)
  /// of `AdwWrapLayout`. Since Libadwaita 1.7.
  public var lineSpacing: DynamicSubject<Int> {
    property("line-spacing", get: { (object: Adw.WrapLayout) in object.lineSpacing }, set: { $0.lineSpacing = $1 })
  }

  /// The property
  /// [`line-spacing-unit`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapLayout.line-spacing-unit.html)
  /// of `AdwWrapLayout`. Since Libadwaita 1.7.
  public var lineSpacingUnit: DynamicSubject<Adw.LengthUnit> { property("line-spacing-unit") }

  /// The property
  /// [`natural-line-length`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapLayout.natural-line-length.html)
  /// of `AdwWrapLayout`. Since Libadwaita 1.7.
  public var naturalLineLength: DynamicSubject<Int> {
    property(
      "natural-line-length", get: { (object: Adw.WrapLayout) in object.naturalLineLength },
      set: { $0.naturalLineLength = $1 })
  }

  /// The property
  /// [`natural-line-length-unit`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapLayout.natural-line-length-unit.html)
  /// of `AdwWrapLayout`. Since Libadwaita 1.7.
  public var naturalLineLengthUnit: DynamicSubject<Adw.LengthUnit> { property("natural-line-length-unit") }

  /// The property
  /// [`pack-direction`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapLayout.pack-direction.html)
  /// of `AdwWrapLayout`. Since Libadwaita 1.7.
  public var packDirection: DynamicSubject<Adw.PackDirection> { property("pack-direction") }

  /// The property
  /// [`wrap-policy`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapLayout.wrap-policy.html)
  /// of `AdwWrapLayout`. Since Libadwaita 1.7.
  public var wrapPolicy: DynamicSubject<Adw.WrapPolicy> { property("wrap-policy") }

  /// The property
  /// [`wrap-reverse`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WrapLayout.wrap-reverse.html)
  /// of `AdwWrapLayout`. Since Libadwaita 1.7.
  public var wrapReverse: DynamicSubject<Bool> { property("wrap-reverse") }
}

#endif
