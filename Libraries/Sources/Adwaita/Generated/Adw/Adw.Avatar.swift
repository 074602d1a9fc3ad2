// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwAvatar`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.Avatar.html). Since
  /// Libadwaita 1.0.
  open class Avatar: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_avatar_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`adw_avatar_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.Avatar.new.html).
    /// Since Libadwaita 1.0.
    public init(size: Int, text: String? = nil, showInitials: Bool) {
      super.init(adopting: adw_avatar_new(size.int32, text, showInitials.gboolean))
    }

    /// The property
    /// [`custom-image`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Avatar.custom-image.html)
    /// of `AdwAvatar`. Since Libadwaita 1.0.
    public final var customImage: (any Gdk.Paintable)? {
      get { Gtk.lentInterface(opaque: adw_avatar_get_custom_image(Gtk.instance(self))) }
      set { adw_avatar_set_custom_image(Gtk.instance(self), newValue?.opaque) }
    }

    /// The property
    /// [`icon-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Avatar.icon-name.html) of
    /// `AdwAvatar`. Since Libadwaita 1.0.
    public final var iconName: String? {
      get { Gtk.lentString(ifAny: adw_avatar_get_icon_name(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_avatar_set_icon_name(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`show-initials`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Avatar.show-initials.html)
    /// of `AdwAvatar`. Since Libadwaita 1.0.
    public final var showInitials: Bool {
      get { adw_avatar_get_show_initials(Gtk.instance(self)).isTrue }
      set { adw_avatar_set_show_initials(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property [`size`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Avatar.size.html) of
    /// `AdwAvatar`. Since Libadwaita 1.0.
    public final var size: Int {
      get { adw_avatar_get_size(Gtk.instance(self)).int }
      set { adw_avatar_set_size(Gtk.instance(self), newValue.int32) }
    }

    /// The property [`text`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Avatar.text.html) of
    /// `AdwAvatar`. Since Libadwaita 1.0.
    public final var text: String? {
      get { Gtk.lentString(ifAny: adw_avatar_get_text(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_avatar_set_text(Gtk.instance(self), $0) } }
    }

    /// Calls
    /// [`adw_avatar_draw_to_texture()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Avatar.draw_to_texture.html).
    /// Since Libadwaita 1.0.
    @discardableResult
    public final func drawToTexture(_ scaleFactor: Int) -> Gdk.Texture {
      Gtk.givenObject(opaque: adw_avatar_draw_to_texture(Gtk.instance(self), scaleFactor.int32))!
    }
  }
}

extension Reactive where Base: Adw.Avatar {
  /// The property
  /// [`custom-image`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Avatar.custom-image.html)
  /// of `AdwAvatar`. Since Libadwaita 1.0.
  public var customImage: DynamicSubject<(any Gdk.Paintable)?> { interfaceProperty("custom-image") }

  /// The property
  /// [`icon-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Avatar.icon-name.html) of
  /// `AdwAvatar`. Since Libadwaita 1.0.
  public var iconName: DynamicSubject<String?> {
    property("icon-name", get: { (object: Adw.Avatar) in object.iconName }, set: { $0.iconName = $1 })
  }

  /// The property
  /// [`show-initials`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Avatar.show-initials.html)
  /// of `AdwAvatar`. Since Libadwaita 1.0.
  public var showInitials: DynamicSubject<Bool> { property("show-initials") }

  /// The property [`size`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Avatar.size.html) of
  /// `AdwAvatar`. Since Libadwaita 1.0.
  public var size: DynamicSubject<Int> {
    property("size", get: { (object: Adw.Avatar) in object.size }, set: { $0.size = $1 })
  }

  /// The property [`text`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Avatar.text.html) of
  /// `AdwAvatar`. Since Libadwaita 1.0.
  public var text: DynamicSubject<String?> {
    property("text", get: { (object: Adw.Avatar) in object.text }, set: { $0.text = $1 })
  }
}
