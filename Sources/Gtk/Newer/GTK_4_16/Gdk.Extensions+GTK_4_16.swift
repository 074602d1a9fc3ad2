// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_16
public import BindingCore
import CGtk

extension Gdk.Texture {
  /// The property [`color-state`](https://docs.gtk.org/gdk4/property.Texture.color-state.html) of `GdkTexture`. Since
  /// GTK 4.16.
  public final var colorState: Gdk.ColorState? { getProperty("color-state") }
}

extension Reactive where Base: Gdk.Texture {
  /// The property [`color-state`](https://docs.gtk.org/gdk4/property.Texture.color-state.html) of `GdkTexture`. Since
  /// GTK 4.16.
  public var colorState: SafeSignal<Gdk.ColorState?> { readOnlyProperty("color-state") }
}

extension Gdk.DmabufTextureBuilder {
  /// The property [`color-state`](https://docs.gtk.org/gdk4/property.DmabufTextureBuilder.color-state.html) of
  /// `GdkDmabufTextureBuilder`. Since GTK 4.16.
  public final var colorState: Gdk.ColorState? {
    get { lentBoxed(opaque: gdk_dmabuf_texture_builder_get_color_state(instance(self))) }
    set { gdk_dmabuf_texture_builder_set_color_state(instance(self), newValue?.opaque) }
  }
}

extension Reactive where Base: Gdk.DmabufTextureBuilder {
  /// The property [`color-state`](https://docs.gtk.org/gdk4/property.DmabufTextureBuilder.color-state.html) of
  /// `GdkDmabufTextureBuilder`. Since GTK 4.16.
  public var colorState: DynamicSubject<Gdk.ColorState?> { property("color-state") }
}

extension Gdk.GLTextureBuilder {
  /// The property [`color-state`](https://docs.gtk.org/gdk4/property.GLTextureBuilder.color-state.html) of
  /// `GdkGLTextureBuilder`. Since GTK 4.16.
  public final var colorState: Gdk.ColorState? {
    get { getProperty("color-state") }
    set { gdk_gl_texture_builder_set_color_state(instance(self), newValue?.opaque) }
  }
}

extension Reactive where Base: Gdk.GLTextureBuilder {
  /// The property [`color-state`](https://docs.gtk.org/gdk4/property.GLTextureBuilder.color-state.html) of
  /// `GdkGLTextureBuilder`. Since GTK 4.16.
  public var colorState: DynamicSubject<Gdk.ColorState?> { property("color-state") }
}

extension Gdk.TextureDownloader {
  /// Calls
  /// [`gdk_texture_downloader_get_color_state()`](https://docs.gtk.org/gdk4/method.TextureDownloader.get_color_state.html)
  /// and `gdk_texture_downloader_set_color_state()`. Since GTK 4.16.
  public var colorState: Gdk.ColorState {
    get { promised(givenBoxed(opaque: gdk_texture_downloader_get_color_state(opaque))) }
    set(colorState) { gdk_texture_downloader_set_color_state(opaque, colorState.opaque) }
  }
}

#endif
