// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkInscription`](https://docs.gtk.org/gtk4/class.Inscription.html). Since GTK 4.8.
open class Inscription: Widget {
  open override class var gType: GType { gtk_inscription_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_inscription_new()`](https://docs.gtk.org/gtk4/ctor.Inscription.new.html). Since GTK 4.8.
  public init(text: String? = nil) {
    super.init(adopting: gtk_inscription_new(text))
  }

  /// The property [`attributes`](https://docs.gtk.org/gtk4/property.Inscription.attributes.html) of `GtkInscription`.
  /// Since GTK 4.8.
  public final var attributes: Pango.AttrList? {
    get { lentBoxed(opaque: gtk_inscription_get_attributes(instance(self))) }
    set { gtk_inscription_set_attributes(instance(self), newValue?.opaque) }
  }

  /// The property [`min-chars`](https://docs.gtk.org/gtk4/property.Inscription.min-chars.html) of `GtkInscription`.
  /// Since GTK 4.8.
  public final var minChars: Int {
    get { gtk_inscription_get_min_chars(instance(self)).int }
    set { gtk_inscription_set_min_chars(instance(self), newValue.uint32) }
  }

  /// The property [`min-lines`](https://docs.gtk.org/gtk4/property.Inscription.min-lines.html) of `GtkInscription`.
  /// Since GTK 4.8.
  public final var minLines: Int {
    get { gtk_inscription_get_min_lines(instance(self)).int }
    set { gtk_inscription_set_min_lines(instance(self), newValue.uint32) }
  }

  /// The property [`nat-chars`](https://docs.gtk.org/gtk4/property.Inscription.nat-chars.html) of `GtkInscription`.
  /// Since GTK 4.8.
  public final var natChars: Int {
    get { gtk_inscription_get_nat_chars(instance(self)).int }
    set { gtk_inscription_set_nat_chars(instance(self), newValue.uint32) }
  }

  /// The property [`nat-lines`](https://docs.gtk.org/gtk4/property.Inscription.nat-lines.html) of `GtkInscription`.
  /// Since GTK 4.8.
  public final var natLines: Int {
    get { gtk_inscription_get_nat_lines(instance(self)).int }
    set { gtk_inscription_set_nat_lines(instance(self), newValue.uint32) }
  }

  /// The property [`text`](https://docs.gtk.org/gtk4/property.Inscription.text.html) of `GtkInscription`. Since GTK
  /// 4.8.
  public final var text: String? {
    get { lentString(ifAny: gtk_inscription_get_text(instance(self))) }
    set { lend(newValue) { gtk_inscription_set_text(instance(self), $0) } }
  }

  /// The property [`text-overflow`](https://docs.gtk.org/gtk4/property.Inscription.text-overflow.html) of
  /// `GtkInscription`. Since GTK 4.8.
  public final var textOverflow: InscriptionOverflow {
    get { InscriptionOverflow(cValue: gtk_inscription_get_text_overflow(instance(self))) }
    set { gtk_inscription_set_text_overflow(instance(self), newValue.cValue) }
  }

  /// The property [`wrap-mode`](https://docs.gtk.org/gtk4/property.Inscription.wrap-mode.html) of `GtkInscription`.
  /// Since GTK 4.8.
  public final var wrapMode: Pango.WrapMode {
    get { Pango.WrapMode(cValue: gtk_inscription_get_wrap_mode(instance(self))) }
    set { gtk_inscription_set_wrap_mode(instance(self), newValue.cValue) }
  }

  /// The property [`xalign`](https://docs.gtk.org/gtk4/property.Inscription.xalign.html) of `GtkInscription`. Since GTK
  /// 4.8.
  public final var xalign: Double {
    get { gtk_inscription_get_xalign(instance(self)).double }
    set { gtk_inscription_set_xalign(instance(self), newValue.float) }
  }

  /// The property [`yalign`](https://docs.gtk.org/gtk4/property.Inscription.yalign.html) of `GtkInscription`. Since GTK
  /// 4.8.
  public final var yalign: Double {
    get { gtk_inscription_get_yalign(instance(self)).double }
    set { gtk_inscription_set_yalign(instance(self), newValue.float) }
  }
}

extension Reactive where Base: Inscription {
  /// The property [`attributes`](https://docs.gtk.org/gtk4/property.Inscription.attributes.html) of `GtkInscription`.
  /// Since GTK 4.8.
  public var attributes: DynamicSubject<Pango.AttrList?> { property("attributes") }

  /// The property [`markup`](https://docs.gtk.org/gtk4/property.Inscription.markup.html) of `GtkInscription`. Since GTK
  /// 4.8.
  public var markup: Bond<String?> { bond { $0.setProperty("markup", $1) } }

  /// The property [`min-chars`](https://docs.gtk.org/gtk4/property.Inscription.min-chars.html) of `GtkInscription`.
  /// Since GTK 4.8.
  public var minChars: DynamicSubject<Int> {
    property("min-chars", get: { (object: Inscription) in object.minChars }, set: { $0.minChars = $1 })
  }

  /// The property [`min-lines`](https://docs.gtk.org/gtk4/property.Inscription.min-lines.html) of `GtkInscription`.
  /// Since GTK 4.8.
  public var minLines: DynamicSubject<Int> {
    property("min-lines", get: { (object: Inscription) in object.minLines }, set: { $0.minLines = $1 })
  }

  /// The property [`nat-chars`](https://docs.gtk.org/gtk4/property.Inscription.nat-chars.html) of `GtkInscription`.
  /// Since GTK 4.8.
  public var natChars: DynamicSubject<Int> {
    property("nat-chars", get: { (object: Inscription) in object.natChars }, set: { $0.natChars = $1 })
  }

  /// The property [`nat-lines`](https://docs.gtk.org/gtk4/property.Inscription.nat-lines.html) of `GtkInscription`.
  /// Since GTK 4.8.
  public var natLines: DynamicSubject<Int> {
    property("nat-lines", get: { (object: Inscription) in object.natLines }, set: { $0.natLines = $1 })
  }

  /// The property [`text`](https://docs.gtk.org/gtk4/property.Inscription.text.html) of `GtkInscription`. Since GTK
  /// 4.8.
  public var text: DynamicSubject<String?> {
    property("text", get: { (object: Inscription) in object.text }, set: { $0.text = $1 })
  }

  /// The property [`text-overflow`](https://docs.gtk.org/gtk4/property.Inscription.text-overflow.html) of
  /// `GtkInscription`. Since GTK 4.8.
  public var textOverflow: DynamicSubject<InscriptionOverflow> { property("text-overflow") }

  /// The property [`wrap-mode`](https://docs.gtk.org/gtk4/property.Inscription.wrap-mode.html) of `GtkInscription`.
  /// Since GTK 4.8.
  public var wrapMode: DynamicSubject<Pango.WrapMode> { property("wrap-mode") }

  /// The property [`xalign`](https://docs.gtk.org/gtk4/property.Inscription.xalign.html) of `GtkInscription`. Since GTK
  /// 4.8.
  public var xalign: DynamicSubject<Double> {
    property("xalign", get: { (object: Inscription) in object.xalign }, set: { $0.xalign = $1 })
  }

  /// The property [`yalign`](https://docs.gtk.org/gtk4/property.Inscription.yalign.html) of `GtkInscription`. Since GTK
  /// 4.8.
  public var yalign: DynamicSubject<Double> {
    property("yalign", get: { (object: Inscription) in object.yalign }, set: { $0.yalign = $1 })
  }
}
