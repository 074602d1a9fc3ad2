// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class [`GtkSourceStyle`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.Style.html).
  open class Style: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_style_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property
    /// [`background`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.background.html)
    /// of `GtkSourceStyle`.
    public final var background: String { getProperty("background") }

    /// The property
    /// [`background-set`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.background-set.html)
    /// of `GtkSourceStyle`.
    public final var backgroundSet: Bool { getProperty("background-set") }

    /// The property
    /// [`bold`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.bold.html) of
    /// `GtkSourceStyle`.
    public final var bold: Bool { getProperty("bold") }

    /// The property
    /// [`bold-set`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.bold-set.html) of
    /// `GtkSourceStyle`.
    public final var boldSet: Bool { getProperty("bold-set") }

    /// The property
    /// [`foreground`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.foreground.html)
    /// of `GtkSourceStyle`.
    public final var foreground: String { getProperty("foreground") }

    /// The property
    /// [`foreground-set`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.foreground-set.html)
    /// of `GtkSourceStyle`.
    public final var foregroundSet: Bool { getProperty("foreground-set") }

    /// The property
    /// [`italic`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.italic.html) of
    /// `GtkSourceStyle`.
    public final var italic: Bool { getProperty("italic") }

    /// The property
    /// [`italic-set`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.italic-set.html)
    /// of `GtkSourceStyle`.
    public final var italicSet: Bool { getProperty("italic-set") }

    /// The property
    /// [`line-background`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.line-background.html)
    /// of `GtkSourceStyle`.
    public final var lineBackground: String { getProperty("line-background") }

    /// The property
    /// [`line-background-set`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.line-background-set.html)
    /// of `GtkSourceStyle`.
    public final var lineBackgroundSet: Bool { getProperty("line-background-set") }

    /// The property
    /// [`pango-underline`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.pango-underline.html)
    /// of `GtkSourceStyle`.
    public final var pangoUnderline: Pango.Underline { getProperty("pango-underline") }

    /// The property
    /// [`scale`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.scale.html) of
    /// `GtkSourceStyle`.
    public final var scale: String { getProperty("scale") }

    /// The property
    /// [`scale-set`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.scale-set.html)
    /// of `GtkSourceStyle`.
    public final var scaleSet: Bool { getProperty("scale-set") }

    /// The property
    /// [`strikethrough`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.strikethrough.html)
    /// of `GtkSourceStyle`.
    public final var strikethrough: Bool { getProperty("strikethrough") }

    /// The property
    /// [`strikethrough-set`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.strikethrough-set.html)
    /// of `GtkSourceStyle`.
    public final var strikethroughSet: Bool { getProperty("strikethrough-set") }

    /// The property
    /// [`underline-color`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.underline-color.html)
    /// of `GtkSourceStyle`.
    public final var underlineColor: String { getProperty("underline-color") }

    /// The property
    /// [`underline-color-set`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.underline-color-set.html)
    /// of `GtkSourceStyle`.
    public final var underlineColorSet: Bool { getProperty("underline-color-set") }

    /// The property
    /// [`underline-set`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.underline-set.html)
    /// of `GtkSourceStyle`.
    public final var underlineSet: Bool { getProperty("underline-set") }

    /// The property
    /// [`weight`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.weight.html) of
    /// `GtkSourceStyle`.
    public final var weight: Pango.Weight { getProperty("weight") }

    /// The property
    /// [`weight-set`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.weight-set.html)
    /// of `GtkSourceStyle`.
    public final var weightSet: Bool { getProperty("weight-set") }

    /// Calls
    /// [`gtk_source_style_apply()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Style.apply.html).
    public final func apply(_ tag: Gtk.TextTag) { gtk_source_style_apply(Gtk.instance(self), tag.gtkTextTag) }

    /// Calls
    /// [`gtk_source_style_copy()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Style.copy.html).
    @discardableResult
    public final func copy() -> GtkSource.Style { Gtk.givenObject(opaque: gtk_source_style_copy(Gtk.instance(self)))! }
  }
}

extension Reactive where Base: GtkSource.Style {
  /// The property
  /// [`background`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.background.html)
  /// of `GtkSourceStyle`.
  public var background: SafeSignal<String> { readOnlyProperty("background") }

  /// The property
  /// [`background-set`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.background-set.html)
  /// of `GtkSourceStyle`.
  public var backgroundSet: SafeSignal<Bool> { readOnlyProperty("background-set") }

  /// The property [`bold`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.bold.html)
  /// of `GtkSourceStyle`.
  public var bold: SafeSignal<Bool> { readOnlyProperty("bold") }

  /// The property
  /// [`bold-set`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.bold-set.html) of
  /// `GtkSourceStyle`.
  public var boldSet: SafeSignal<Bool> { readOnlyProperty("bold-set") }

  /// The property
  /// [`foreground`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.foreground.html)
  /// of `GtkSourceStyle`.
  public var foreground: SafeSignal<String> { readOnlyProperty("foreground") }

  /// The property
  /// [`foreground-set`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.foreground-set.html)
  /// of `GtkSourceStyle`.
  public var foregroundSet: SafeSignal<Bool> { readOnlyProperty("foreground-set") }

  /// The property
  /// [`italic`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.italic.html) of
  /// `GtkSourceStyle`.
  public var italic: SafeSignal<Bool> { readOnlyProperty("italic") }

  /// The property
  /// [`italic-set`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.italic-set.html)
  /// of `GtkSourceStyle`.
  public var italicSet: SafeSignal<Bool> { readOnlyProperty("italic-set") }

  /// The property
  /// [`line-background`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.line-background.html)
  /// of `GtkSourceStyle`.
  public var lineBackground: SafeSignal<String> { readOnlyProperty("line-background") }

  /// The property
  /// [`line-background-set`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.line-background-set.html)
  /// of `GtkSourceStyle`.
  public var lineBackgroundSet: SafeSignal<Bool> { readOnlyProperty("line-background-set") }

  /// The property
  /// [`pango-underline`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.pango-underline.html)
  /// of `GtkSourceStyle`.
  public var pangoUnderline: SafeSignal<Pango.Underline> { readOnlyProperty("pango-underline") }

  /// The property
  /// [`scale`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.scale.html) of
  /// `GtkSourceStyle`.
  public var scale: SafeSignal<String> { readOnlyProperty("scale") }

  /// The property
  /// [`scale-set`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.scale-set.html) of
  /// `GtkSourceStyle`.
  public var scaleSet: SafeSignal<Bool> { readOnlyProperty("scale-set") }

  /// The property
  /// [`strikethrough`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.strikethrough.html)
  /// of `GtkSourceStyle`.
  public var strikethrough: SafeSignal<Bool> { readOnlyProperty("strikethrough") }

  /// The property
  /// [`strikethrough-set`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.strikethrough-set.html)
  /// of `GtkSourceStyle`.
  public var strikethroughSet: SafeSignal<Bool> { readOnlyProperty("strikethrough-set") }

  /// The property
  /// [`underline-color`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.underline-color.html)
  /// of `GtkSourceStyle`.
  public var underlineColor: SafeSignal<String> { readOnlyProperty("underline-color") }

  /// The property
  /// [`underline-color-set`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.underline-color-set.html)
  /// of `GtkSourceStyle`.
  public var underlineColorSet: SafeSignal<Bool> { readOnlyProperty("underline-color-set") }

  /// The property
  /// [`underline-set`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.underline-set.html)
  /// of `GtkSourceStyle`.
  public var underlineSet: SafeSignal<Bool> { readOnlyProperty("underline-set") }

  /// The property
  /// [`weight`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.weight.html) of
  /// `GtkSourceStyle`.
  public var weight: SafeSignal<Pango.Weight> { readOnlyProperty("weight") }

  /// The property
  /// [`weight-set`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Style.weight-set.html)
  /// of `GtkSourceStyle`.
  public var weightSet: SafeSignal<Bool> { readOnlyProperty("weight-set") }
}
