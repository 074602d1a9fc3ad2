// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_12
public import BindingCore
import CGtk

/// The interface [`GtkSectionModel`](https://docs.gtk.org/gtk4/iface.SectionModel.html). Since GTK 4.12.
public protocol SectionModel: Gio.ListModel {}

extension SectionModel {
  /// Calls [`gtk_section_model_get_section()`](https://docs.gtk.org/gtk4/method.SectionModel.get_section.html). Since
  /// GTK 4.12.
  public func getSection(_ position: Int) -> (outStart: Int, outEnd: Int) {
    var cOutStart: UInt32 = 0
    var cOutEnd: UInt32 = 0
    gtk_section_model_get_section(opaque, position.uint32, &cOutStart, &cOutEnd)
    return (cOutStart.int, cOutEnd.int)
  }

  /// Calls
  /// [`gtk_section_model_sections_changed()`](https://docs.gtk.org/gtk4/method.SectionModel.sections_changed.html).
  /// Since GTK 4.12.
  public func sectionsChanged(position: Int, nItems: Int) {
    gtk_section_model_sections_changed(opaque, position.uint32, nItems.uint32)
  }
}

extension Reactive where Base: SectionModel {
  /// The signal [`sections-changed`](https://docs.gtk.org/gtk4/signal.SectionModel.sections-changed.html) of
  /// `GtkSectionModel`. Since GTK 4.12.
  ///
  /// Arguments: `position`, `nItems`.
  public var sectionsChanged: SafeSignal<(Int, Int)> { signal(ofSeveral: "sections-changed") }
}

/// An object of a class that is private to its library, known by its interface.
final class SectionModelObject: Object, SectionModel {}

#endif
